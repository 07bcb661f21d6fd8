import * as core from 'zod/v4/core';

type Schema = core.$ZodType;
type Run = (payload: core.ParsePayload, ctx: core.ParseContextInternal) => core.util.MaybeAsync<core.ParsePayload>;

/** What can be told of a branch of a union without trying it. */
interface Branch {
  schema: Schema;
  /** The sort of values that it can only take; null where that is not known. */
  sort: 'object' | 'array' | 'string' | 'number' | 'boolean' | null;
  /** The keys that an object may have; null for any. */
  known: ReadonlySet<string> | null;
  /** Keys whose values are few and known, such as `do`. */
  values: { key: string; accepts: ReadonlySet<unknown>; optional: boolean }[];
  required: string[];
  /** The first key that an object has to have. */
  head: string | undefined;
}

/** So many values that no branch takes are looked at closely; of the others it is only said that they are wrong. */
export const MOST_FAULTS = 100;

/** Of how many unions this is still said; only a check that is bounded counts. */
let left = Number.POSITIVE_INFINITY;

/** Runs a check that tells faults; of no more than `most` unions it says which branch was meant. */
export function withFewFaults<T>(check: () => T, most = MOST_FAULTS): T {
  left = most;
  try {
    return check();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

const done = new WeakSet<Schema>();

/**
 * Has every union within a schema choose its branch by the keys of a value before it tries any: branches that cannot take the
 * value are tried only to tell what is wrong with it. What is accepted, and as what, stays the same. Zod tries all of them in
 * turn, which takes up to a third of a millisecond for one element of a card. Lists that are too long are refused before their
 * elements are looked at.
 */
export function chooseBranches(schema: Schema): void {
  const open = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (done.has(next)) continue;
    done.add(next);
    open.push(...within(next));
    if (next instanceof core.$ZodUnion && !(next instanceof core.$ZodDiscriminatedUnion)) choose(next);
    if (next instanceof core.$ZodArray) refuseLong(next);
  }
}

function within(schema: Schema): Schema[] {
  if (schema instanceof core.$ZodObject) {
    return [...Object.values(schema._zod.def.shape), ...(schema._zod.def.catchall ? [schema._zod.def.catchall] : [])];
  }
  if (schema instanceof core.$ZodUnion) return [...schema._zod.def.options];
  if (schema instanceof core.$ZodArray) return [schema._zod.def.element];
  if (schema instanceof core.$ZodLazy) return [schema._zod.innerType];
  if (schema instanceof core.$ZodTuple)
    return [...schema._zod.def.items, ...(schema._zod.def.rest ? [schema._zod.def.rest] : [])];
  if (schema instanceof core.$ZodRecord) return [schema._zod.def.keyType, schema._zod.def.valueType];
  if (schema instanceof core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out];
  if (schema instanceof core.$ZodIntersection) return [schema._zod.def.left, schema._zod.def.right];
  if (
    schema instanceof core.$ZodOptional ||
    schema instanceof core.$ZodNullable ||
    schema instanceof core.$ZodDefault ||
    schema instanceof core.$ZodReadonly
  ) {
    return [schema._zod.def.innerType];
  }
  return [];
}

/** Zod counts a list when it has checked all of it, which takes a tenth of a second for a megabyte of `{}`. */
function refuseLong(array: core.$ZodArray): void {
  const checks = (array._zod.def.checks ?? []).filter((check) => check instanceof core.$ZodCheckMaxLength);
  const maximum = Math.min(...checks.map((check) => check._zod.def.maximum));
  if (checks.length === 0) return;
  const { run } = array._zod;
  array._zod.run = (payload, ctx) => {
    const { value } = payload;
    if (!Array.isArray(value) || value.length <= maximum) return run(payload, ctx);
    payload.issues.push({ code: 'too_big', origin: 'array', maximum, inclusive: true, input: value, inst: array });
    return payload;
  };
}

function choose(union: core.$ZodUnion): void {
  const internals = union._zod;
  if (internals.def.options.length < 2) return;
  const plain = internals.run === internals.parse;
  let branches: Branch[] | undefined;
  const parse: Run = (payload, ctx) => {
    branches ??= internals.def.options.map(branchOf);
    const results: core.ParsePayload[] = [];
    const { value } = payload;
    const keys = isRecord(value) ? Object.keys(value) : [];
    for (const branch of branches) {
      if (!mayTake(branch, value, keys)) continue;
      const result = attempt(branch, payload, ctx);
      if (result.issues.length === 0) return result;
      results.push(result);
    }
    if (left-- <= 0) return refuse(union, payload, ctx, []);
    const forms = results.length === 0 ? strange(branches, value, keys) : [];
    return refuse(union, payload, ctx, forms.length > 0 ? [] : told(branches, results, payload, ctx), forms);
  };
  internals.parse = parse;
  if (plain) internals.run = parse;
}

/** The words that the objects of a union begin with, where a value is an object that has no word of any of them. */
function strange(branches: readonly Branch[], value: unknown, keys: readonly string[]): string[] {
  const objects = branches.filter(({ sort }) => sort === 'object');
  if (!isRecord(value) || objects.length < 2) return [];
  if (objects.some(({ known }) => known === null || keys.some((key) => known.has(key)))) return [];
  return [...new Set(objects.flatMap(({ head }) => head ?? []))];
}

/**
 * What the branches have to say that could have been meant: those that the keys are right for, with one that lacks a key and
 * alone knows one that is there; else those that a word of the value names, else all.
 */
function told(
  branches: readonly Branch[],
  results: core.ParsePayload[],
  payload: core.ParsePayload,
  ctx: core.ParseContextInternal,
): core.ParsePayload[] {
  const { value } = payload;
  if (results.length > 0) {
    const keys = isRecord(value) ? Object.keys(value) : [];
    const knowing = (key: string) => branches.filter(({ known }) => known?.has(key));
    const owners = new Set(keys.map(knowing).flatMap((found) => (found.length === 1 ? found : [])));
    const lacking = [...owners].filter((branch) => isLacking(branch, value, keys));
    return [...results, ...lacking.map((branch) => attempt(branch, payload, ctx))];
  }
  const named = branches.filter((branch) => isRecord(value) && (isNamed(branch, value) || isHeaded(branch, value)));
  return (named.length > 0 ? named : branches).map((branch) => attempt(branch, payload, ctx));
}

/** Whether a branch knows every key of a value, and lacks one. */
const isLacking = ({ known, required }: Branch, value: unknown, keys: readonly string[]): boolean =>
  isRecord(value) && !required.every((key) => value[key] !== undefined) && keys.every((key) => known?.has(key));

/** Whether a value begins as a branch does: it has the word that the branch says first of those it has to say. */
const isHeaded = ({ head }: Branch, value: Record<string, unknown>): boolean =>
  head !== undefined && value[head] !== undefined;

const isNamed = ({ values }: Branch, value: Record<string, unknown>): boolean =>
  values.some(({ key, accepts, optional }) => !optional && accepts.size === 1 && accepts.has(value[key]));

function attempt({ schema }: Branch, { value }: core.ParsePayload, ctx: core.ParseContextInternal): core.ParsePayload {
  const result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) throw new Error('a union of cards has a branch that takes time');
  return result;
}

/** What zod says of a value that no branch takes. */
function refuse(
  union: core.$ZodUnion,
  payload: core.ParsePayload,
  ctx: core.ParseContextInternal,
  results: core.ParsePayload[],
  forms: readonly string[] = [],
): core.ParsePayload {
  const meant = results.filter((result) => !core.util.aborted(result));
  if (meant.length === 1 && meant[0]) {
    payload.value = meant[0].value;
    return meant[0];
  }
  payload.issues.push({
    code: 'invalid_union',
    input: payload.value,
    inst: union,
    ...(forms.length > 0 ? { forms } : {}),
    errors: results.map(({ issues }) => issues.map((issue) => core.util.finalizeIssue(issue, ctx, core.config()))),
  });
  return payload;
}

function branchOf(schema: Schema): Branch {
  const branch: Branch = { schema, sort: sortOf(schema), known: null, values: [], required: [], head: undefined };
  if (schema instanceof core.$ZodDiscriminatedUnion) return branchOfNamed(schema, branch);
  if (!(schema instanceof core.$ZodObject)) return branch;
  const { shape, catchall } = schema._zod.def;
  if (catchall instanceof core.$ZodNever) branch.known = new Set(Object.keys(shape));
  for (const [key, field] of Object.entries(shape)) {
    const optional = field._zod.optin !== undefined;
    const accepts = field._zod.values;
    if (!optional) branch.head ??= key;
    if (accepts !== undefined && !(field instanceof core.$ZodUnion)) branch.values.push({ key, accepts, optional });
    else if (!optional && sortOf(field) !== null) branch.required.push(key);
  }
  return branch;
}

/** Objects that one key tells apart, such as verbs, are one branch of a union of them and others. */
function branchOfNamed(schema: core.$ZodDiscriminatedUnion, branch: Branch): Branch {
  const { discriminator, options } = schema._zod.def;
  const accepts = schema._zod.propValues[discriminator];
  const known = options.map((option) => branchOf(option).known);
  branch.sort = 'object';
  branch.head = discriminator;
  if (accepts) branch.values.push({ key: discriminator, accepts, optional: false });
  if (known.every((keys) => keys !== null)) branch.known = new Set(known.flatMap((keys) => [...keys]));
  return branch;
}

function sortOf(schema: Schema): Branch['sort'] {
  if (schema instanceof core.$ZodObject) return 'object';
  if (schema instanceof core.$ZodArray) return 'array';
  if (schema instanceof core.$ZodString) return 'string';
  if (schema instanceof core.$ZodNumber) return 'number';
  if (schema instanceof core.$ZodBoolean) return 'boolean';
  const values = [...(schema._zod.values ?? [])];
  return values.length > 0 && values.every((value) => typeof value === 'string') ? 'string' : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a branch could take a value that has these keys, which are none where it is no object. */
function mayTake({ sort, known, values, required }: Branch, value: unknown, keys: readonly string[]): boolean {
  if (sort === null) return true;
  if (sort === 'array') return Array.isArray(value);
  if (sort !== 'object') return typeof value === sort;
  if (!isRecord(value)) return false;
  for (const { key, accepts, optional } of values) {
    const field = value[key];
    if (!accepts.has(field) && !(optional && field === undefined)) return false;
  }
  if (!required.every((key) => value[key] !== undefined)) return false;
  return known === null || keys.every((key) => known.has(key));
}
