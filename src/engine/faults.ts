/** What is wrong in what a caller sent, as faults with a place, a reason, what is accepted, and what was probably meant. */
import { distance as editsBetween } from 'fastest-levenshtein';
import type * as z from 'zod';
import type * as core from 'zod/v4/core';
import { globalRegistry } from 'zod/v4/core';
import { MISSING, NO_FORM, reasonOf } from './fault-words.ts';
import type { Fault, Json } from './types.ts';

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  values?: unknown[];
  expected?: string;
  errors?: Issue[][];
  options?: unknown[];
  discriminator?: string;
  /** Of a union: the words that its objects begin with, where the value has none of them. */
  forms?: readonly string[];
  /** What a check of its own says beside its message. */
  params?: Pick<Fault, 'accepts' | 'didYouMean'>;
}

/** The reason of a fault that is a field too many. */
export const NO_FIELD = 'no such field here';

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** The fields that an object may have, by the list of those that it has and may not. */
type Fields = WeakMap<readonly string[], readonly string[]>;

/** A fault for each thing wrong that a zod issue names, with a JSON pointer. */
export function faultsOf(issue: unknown, base = '', fields: Fields = new WeakMap()): Fault[] {
  const { code, path, message, keys, values, expected, errors, options, discriminator, forms, params } = issue as Issue;
  const pointer = base + path.map((part) => `/${escaped(String(part))}`).join('');
  if (code === 'unrecognized_keys' && keys) {
    const accepts = fields.get(keys);
    return keys.map((key) => ({
      path: `${pointer}/${escaped(key)}`,
      reason: NO_FIELD,
      ...(accepts === undefined ? {} : { accepts: [...accepts], ...meant(key, accepts) }),
    }));
  }
  if (forms) return [{ path: pointer, reason: NO_FORM, accepts: [...forms] }];
  if (code === 'invalid_union' && options) {
    return [
      {
        path: `${pointer}`,
        reason: `${discriminator ?? 'the value'} is none of the accepted ones`,
        accepts: options as Json,
      },
    ];
  }
  if (code === 'invalid_union' && errors && errors.length > 0) {
    const lacking = lackingIn(errors, pointer);
    if (lacking !== null) return lacking;
    const closest = [...errors].sort((a, b) => distance(a) - distance(b) || depth(b) - depth(a))[0] as Issue[];
    const shallow = closest.every(
      (inner) => inner.path.length === 0 && inner.code !== 'unrecognized_keys' && inner.code !== 'invalid_union',
    );
    if (!shallow) return closest.flatMap((inner) => faultsOf(inner, pointer, fields));
    // Branches for this type of value say more than what the others are for.
    const fitting = errors.filter((branch) => branch.every((inner) => inner.expected === undefined && !inner.values));
    if (fitting.length > 0) {
      const reasons = fitting.flatMap((branch) => branch.map((inner) => inner.message));
      return [{ path: pointer, reason: [...new Set(reasons)].join('; or: ') }];
    }
    const accepts = errors.flatMap((branch) =>
      branch.flatMap((inner) => inner.values ?? (inner.expected ? [inner.expected] : [])),
    );
    return [{ path: pointer, reason: NO_FORM, accepts: [...new Set(accepts)] as Json }];
  }
  return [
    {
      path: pointer,
      reason: message,
      // A record is an object to whoever sends it.
      ...(values
        ? { accepts: values as Json }
        : expected
          ? { accepts: expected === 'record' ? 'object' : expected }
          : {}),
      ...params,
    },
  ];
}

/** The reason of an object that could still become any of several forms, and has the fields of none. */
const NO_FIELDS = 'lacks the fields of any of the accepted forms';

/**
 * The faults of an object that could become several forms, if fields were added: what all forms need is missing;
 * of what tells them apart, each form's fields are accepted. Null of anything else, and where a form lacks only what all need.
 */
function lackingIn(errors: readonly Issue[][], pointer: string): Fault[] | null {
  const only = ({ path, message }: Issue) => path.length === 1 && message === MISSING;
  const objects = errors.filter((branch) => branch.every(only));
  if (objects.length < 2) return null;
  const [first = [], ...others] = objects.map((branch) => branch.map(({ path }) => String(path[0])));
  const all = first.filter((key) => others.every((keys) => keys.includes(key)));
  const apart = [first, ...others].map((keys) => keys.filter((key) => !all.includes(key)));
  if (apart.some((keys) => keys.length === 0)) return null;
  const forms = [...new Map(apart.map((keys) => [keys.join(), keys])).values()];
  const common = objects[0]?.filter(({ path }) => all.includes(String(path[0]))) ?? [];
  return [...common.flatMap((issue) => faultsOf(issue, pointer)), { path: pointer, reason: NO_FIELDS, accepts: forms }];
}

/** How far a value is from one branch of a union: a field too many or too few weighs more than a wrong value deep inside. */
const distance = (issues: Issue[]): number =>
  issues.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys')
      return sum + 3 * (issue.keys?.length ?? 1) * (issue.path.length === 0 ? 1 : 0);
    // A branch for another type of value was never meant, however much is wrong in the others.
    if (issue.path.length === 0 && issue.code === 'invalid_type') return sum + 1000;
    if (issue.path.length === 0 || issue.discriminator !== undefined) return sum + 5;
    if (issue.path.length === 1 && issue.message === MISSING) return sum + 3;
    return sum + 1;
  }, 0);

const depth = (issues: Issue[]): number =>
  Math.max(0, ...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)));

/** The accepted word that is most like another one, or null where none is. */
export function suggest(word: string, accepted: readonly string[]): string | null {
  const [given, most] = [word.toLowerCase(), Math.max(1, Math.floor(word.length * 0.4))];
  let best: string | null = null;
  let fewest = most + 1;
  for (const one of accepted) {
    const edits = editsBetween(given, one.toLowerCase());
    if (edits < fewest) [best, fewest] = [one, edits];
  }
  return best;
}

function meant(word: unknown, accepts: unknown): { didYouMean?: string } {
  if (typeof word !== 'string' || !Array.isArray(accepts)) return {};
  const found = suggest(
    word,
    accepts.filter((one) => typeof one === 'string'),
  );
  return found === null ? {} : { didYouMean: found };
}

/** What lies at a JSON pointer; undefined where there is nothing. */
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return at;
}

/** The same fault, with the word that was probably meant where a list of accepted ones is told. */
export const withSuggestion = (fault: Fault, value: unknown): Fault =>
  fault.didYouMean === undefined ? { ...fault, ...meant(valueAt(value, fault.path), fault.accepts) } : fault;

/** A fault in a line for people: what is wrong, in which card, what is accepted and what was probably meant. */
export function faultText({ reason, accepts, didYouMean, card, cardName }: Omit<Fault, 'path'>): string {
  const whose =
    card === undefined ? '' : ` (${cardName === undefined || cardName === card ? card : `${cardName}, ${card}`})`;
  const allowed = accepts === undefined ? '' : `; accepted: ${JSON.stringify(accepts)}`;
  return `${reason}${whose}${allowed}${didYouMean === undefined ? '' : `; did you mean ${JSON.stringify(didYouMean)}?`}`;
}

/** The keys that a schema of objects or of records knows. */
function keysOf({ _zod: { def } }: core.$ZodType): string[] {
  if (def.type === 'object') {
    const fields = Object.entries((def as core.$ZodObjectDef).shape);
    // A name that is only still taken is nothing to suggest.
    return fields.flatMap(([name, field]) => (globalRegistry.get(field)?.deprecated === true ? [] : [name]));
  }
  const { values } = def.type === 'record' ? (def as core.$ZodRecordDef).keyType._zod : {};
  return [...(values ?? [])].map(String);
}

/** What a schema reads in a value, or every fault. */
export type Read<T> = { success: true; data: T } | { success: false; faults: Fault[] };

/**
 * Reads a value by a schema. Faults have a JSON pointer below `base`, and tell which fields and words are accepted in place of
 * those that are not, and which one was probably meant. `once` is for what is read a single time: no code is made for its schema, which
 * pays when it is read again and again.
 */
export function readShape<T>(schema: z.ZodType<T>, value: unknown, base = '', once = false): Read<T> {
  const fields: Fields = new WeakMap();
  const parsed = schema.safeParse(value, {
    jitless: once,
    error: (issue) => {
      const { code, keys, inst } = issue;
      // What a fault is told by forgets the schema that found it.
      if (code === 'unrecognized_keys' && inst) fields.set(keys as string[], keysOf(inst as core.$ZodType));
      return reasonOf(issue);
    },
  });
  if (parsed.success) return parsed;
  const found = parsed.error.issues.flatMap((issue) => faultsOf(issue, '', fields));
  const faults = found.map((fault) => {
    const told = withSuggestion(fault, value);
    const reason = told.reason === NO_FORM && valueAt(value, told.path) === undefined ? MISSING : told.reason;
    return { ...told, reason, path: base + told.path };
  });
  return { success: false, faults };
}

/** The card that a fault is in, by id and name as far as they can be read. */
export function nameCard(source: readonly Json[], { path }: Fault): { card?: string; cardName?: string } {
  const { id, name } = (source[Number(path.split('/')[1])] ?? {}) as { id?: unknown; name?: unknown };
  return { ...(typeof id === 'string' ? { card: id } : {}), ...(typeof name === 'string' ? { cardName: name } : {}) };
}
