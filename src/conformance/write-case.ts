import { stringify } from 'yaml';
import type { AnyRuleset, CardSet, Decision, Game, Json, JsonObject, NotedEvent, Resolution } from '../engine/index.ts';
import { adjudicate, copyOf } from '../engine/index.ts';
import type { CaseForm, EventForm, StepForm } from './format.ts';
import { BOOKKEEPING } from './format.ts';
import { opening } from './open.ts';
import { actionOf } from './run.ts';

/** What came of playing the steps of a case, one after the other. */
export interface PlayedCase {
  /** At the first decision, then after each step. */
  at: readonly Resolution<Game>[];
}

/** Plays the steps of a case without comparing anything; null where the position can't be or an action is refused. */
export function playCase(
  rules: AnyRuleset,
  cards: CardSet<Game>,
  options: JsonObject,
  form: CaseForm,
): PlayedCase | null {
  const opened = opening(rules, cards, options, form);
  if (!opened.ok) return null;
  let now = opened.run();
  const at: Resolution<Game>[] = [];
  for (const step of form.steps ?? []) {
    if (!now.ok) return null;
    at.push(copyOf(now.value));
    const { awaiting, state } = now.value;
    now = adjudicate(rules, cards, state, actionOf(step, { awaiting, bound: new Map(), cards }));
  }
  return now.ok ? { at: [...at, now.value] } : null;
}

/** A list of answers that is longer than this is not written into a case. */
const READABLE = 16;

/** The case with what comes of it as what is expected: every event, what has changed on the board, and who decides what then. */
export function recordedCase(form: CaseForm, { at }: PlayedCase): CaseForm {
  const [first, ...others] = at;
  const last = at.at(-1);
  if (first === undefined || last === undefined) return form;
  const steps = (form.steps ?? []).map((step, number): StepForm => {
    const events = others[number]?.events.filter(({ type }) => !BOOKKEEPING.includes(type)) ?? [];
    return { ...step, exactly: events.map(expected) };
  });
  const changed = changes(first.state.board as Json, last.state.board as Json);
  const options = last.awaiting.flatMap((decision) => decision.options.map(({ id }) => id));
  return {
    ...form,
    ...(steps.length > 0 ? { steps } : {}),
    then: {
      ...(Object.keys(changed).length > 0 ? { state: changed } : {}),
      awaiting: last.awaiting.length === 0 ? 'none' : last.awaiting.map(askedOf),
      ...(options.length > 0 && options.length <= READABLE ? { 'only-offered': options } : {}),
      ...(last.outcome === null ? {} : { outcome: { ...last.outcome } }),
    },
  };
}

const askedOf = ({ player, kind, clause }: Decision) => ({ player, kind, clause });

/** A value as a case asks for it: of what is told of a thing, its first facts will do. */
function brief(value: Json): Json {
  if (Array.isArray(value)) return value.map(brief);
  if (!isFields(value) || Object.keys(value).length <= TOLD) return value;
  const told = Object.entries(value).filter(([, fact]) => fact !== null && typeof fact !== 'object');
  return Object.fromEntries(told.slice(0, TOLD));
}
const TOLD = 4;

/** An event as a case asks for it, without what is not there and without long lists. */
function expected({ type, clause, player, data }: NotedEvent): EventForm {
  const said = Object.entries(data).flatMap(([key, value]): [string, Json][] =>
    value === null || (Array.isArray(value) && value.length > 6) ? [] : [[key, brief(value)]],
  );
  return {
    type,
    clause,
    ...(player === null ? {} : { player }),
    ...(said.length > 0 ? { data: Object.fromEntries(said) } : {}),
  };
}

const isFields = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isRow = (value: Json | undefined): value is readonly JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isFields(item) && typeof item.id === 'string');

/** What is another value after than before, by its path: lists of things by their names, other long lists by their length. */
function changes(before: Json | undefined, after: Json | undefined, path = ''): { [path: string]: Json } {
  if (JSON.stringify(before) === JSON.stringify(after)) return {};
  if (isFields(after) && (isFields(before) || before === undefined)) {
    const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
    return Object.assign(
      {},
      ...[...keys].map((key) => changes(before?.[key], after[key], path === '' ? key : `${path}.${key}`)),
    );
  }
  if (after === undefined) return { [path]: { $absent: true } };
  if (Array.isArray(after) && (isRow(after) || isRow(before))) return rowChanges(before, after, path);
  if (Array.isArray(after) && after.length > 6) return { [`${path}.length`]: after.length };
  return { [path]: after };
}

function rowChanges(before: Json | undefined, after: readonly Json[], path: string): { [path: string]: Json } {
  const was = (Array.isArray(before) ? before : []) as readonly JsonObject[];
  const is = after as readonly JsonObject[];
  const found: { [path: string]: Json } = {};
  if (was.length !== is.length) found[`${path}.length`] = is.length;
  for (const item of is) {
    const old = was.find(({ id }) => id === item.id);
    if (old === undefined) found[`${path}[id=${item.id as string}]`] = item;
    else Object.assign(found, changes(old, item, `${path}[id=${item.id as string}]`));
  }
  for (const { id } of was)
    if (!is.some((item) => item.id === id)) found[`${path}[id=${id as string}]`] = { $absent: true };
  return found;
}

const flow = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, defaultStringType: 'PLAIN' }).trimEnd();

/** A case as text that can be put under `cases` of a file: one field a line, and one event a line. */
export function caseText({ name, clauses, steps, then, begin, ...said }: CaseForm): string {
  const lines = [`  - name: ${flow(name)}`];
  const field = (key: string, value: unknown, indent = '    ') => lines.push(`${indent}${key}: ${flow(value)}`);
  const { note, why, position, state, ...others } = said;
  if (note !== undefined) field('note', note);
  if (why !== undefined) field('why', why);
  if (clauses.length > 0) field('clauses', clauses);
  for (const [key, value] of Object.entries(others)) if (value !== undefined) field(key, value);
  for (const [key, value] of [
    ['position', position],
    ['state', state],
  ] as const) {
    if (value === undefined || value === null) continue;
    lines.push(`    ${key}:`);
    for (const [inner, part] of Object.entries(value)) field(inner, part, '      ');
  }
  const checks = (form: object, indent: string) => {
    for (const [key, value] of Object.entries(form)) {
      if (key === 'exactly' && Array.isArray(value) && value.length > 0) {
        lines.push(`${indent}exactly:`);
        for (const event of value) lines.push(`${indent}  - ${flow(event)}`);
      } else if (key === 'state') {
        lines.push(`${indent}state:`);
        for (const [path, part] of Object.entries(value)) lines.push(`${indent}  ${flow(path)}: ${flow(part)}`);
      } else if (value !== undefined) field(key, value, indent);
    }
  };
  if (begin !== undefined) {
    lines.push('    begin:');
    checks(begin, '      ');
  }
  if (steps !== undefined) {
    lines.push('    steps:');
    for (const { p1, p2, ...rest } of steps) {
      lines.push(`      - ${p1 === undefined ? 'p2' : 'p1'}: ${flow(p1 ?? p2)}`);
      checks(rest, '        ');
    }
  }
  if (then !== undefined) {
    lines.push('    then:');
    checks(then, '      ');
  }
  return `${lines.join('\n')}\n`;
}
