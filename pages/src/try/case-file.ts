import { parse, stringify } from 'yaml';
import type { Came, TriedEvent } from './trying.svelte.ts';

/** An option by its id, an answer, or giving up. */
export type Act = string | { answer: unknown };
export interface Step {
  player: 'p1' | 'p2';
  act: Act;
}

/** A match from its start, instead of a position. */
export interface CaseStart {
  seats?: unknown;
}

/** A case as far as it is played here: what it begins with, and what is done. */
export interface ReadCase {
  name: string;
  cards: readonly unknown[];
  position: Record<string, unknown>;
  start: CaseStart | null;
  options: Record<string, unknown> | null;
  seed: string;
  steps: readonly Step[];
}

interface CaseFile {
  ruleset?: string;
  include?: string[];
  cards?: { id?: string }[];
  options?: Record<string, unknown>;
  positions?: Record<string, Record<string, unknown>>;
  seed?: string;
  cases?: CaseForm[];
}
interface CaseForm {
  name?: string;
  seed?: string;
  from?: string;
  options?: Record<string, unknown>;
  position?: Record<string, unknown>;
  start?: { seats?: unknown[]; seed?: string };
  steps?: ({ refused?: unknown } & Partial<Record<'p1' | 'p2', unknown>>)[];
}

/** A file that somebody chose. */
export interface ChosenFile {
  name: string;
  text: string;
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

/** What a file includes comes before it; a file that was not chosen with it is named. */
function whole(file: CaseFile, files: ReadonlyMap<string, CaseFile>, within: readonly string[]): CaseFile {
  const included = (file.include ?? []).map((path) => {
    const name = nameOf(path);
    const found = files.get(name);
    if (!found) throw new Error(`It includes ${path}: choose that file as well.`);
    if (within.includes(name)) throw new Error(`${name} includes itself.`);
    return whole(found, files, [...within, name]);
  });
  const all = [...included, file];
  const cards = new Map(all.flatMap(({ cards = [] }) => cards.map((card) => [card.id, card])));
  return {
    ...Object.assign({}, ...all.map(({ seed }) => (seed === undefined ? {} : { seed }))),
    cards: [...cards.values()],
    options: Object.assign({}, ...all.map(({ options }) => options)),
    positions: Object.assign({}, ...all.map(({ positions }) => positions)),
    cases: file.cases ?? [],
  };
}

/** A position laid over another, field by field. */
function over(below: unknown, above: unknown): unknown {
  const fields = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!fields(below) || !fields(above)) return above === undefined ? below : above;
  const [one, two] = [below as Record<string, unknown>, above as Record<string, unknown>];
  const names = new Set([...Object.keys(one), ...Object.keys(two)]);
  return Object.fromEntries([...names].map((name) => [name, over(one[name], two[name])]));
}

/** The cases of files that were chosen together: one, and what it includes. Throws an error for people where they cannot be read. */
export function readCases(chosen: readonly ChosenFile[], ruleset: string): ReadCase[] {
  const files = new Map(chosen.map(({ name, text }) => [name, parse(text) as CaseFile]));
  for (const [name, file] of files) {
    if (typeof file !== 'object' || file === null) throw new Error(`${name} is no file of cases.`);
    if (file.ruleset !== ruleset)
      throw new Error(`${name} has cases of ${file.ruleset ?? 'no game'}, not of ${ruleset}.`);
  }
  return [...files].flatMap(([name, file]) => {
    const { cards = [], options = {}, positions = {}, seed, cases = [] } = whole(file, files, [name]);
    return cases.map((form): ReadCase => {
      const own = { ...options, ...form.options };
      const { seats, seed: startSeed } = form.start ?? {};
      return {
        name: form.name ?? '',
        cards,
        position: over(form.from === undefined ? {} : (positions[form.from] ?? {}), form.position) as Record<
          string,
          unknown
        >,
        start: form.start ? (seats ? { seats: seats.map(seatOf) } : {}) : null,
        options: Object.keys(own).length > 0 ? own : null,
        seed: startSeed ?? form.seed ?? seed ?? form.name ?? '',
        steps: (form.steps ?? []).filter(({ refused }) => refused === undefined).map(stepOf),
      };
    });
  });
}

const seatOf = (seat: unknown) => (typeof seat === 'string' ? { deck: seat } : seat);

function stepOf(step: Partial<Record<'p1' | 'p2', unknown>>): Step {
  const player = step.p1 === undefined ? 'p2' : 'p1';
  const act = step[player];
  if (typeof act !== 'object' || act === null) return { player, act: String(act) };
  const { option, answer } = act as { option?: string; answer?: unknown };
  return { player, act: option ?? { answer } };
}

/** What a case says of an event. */
const eventOf = ({ type, clause, player, data }: TriedEvent) => ({
  type,
  clause,
  player,
  ...(Object.keys(data).length > 0 ? { data } : {}),
});

/** What a case says of what came of a step: every event, who is asked what, and how it ended. */
function expected({ events, awaiting, outcome }: Came) {
  const asked = awaiting.map(({ player, kind, clause }) => ({ player, kind, clause }));
  return {
    exactly: events.filter(({ type }) => type !== 'decision').map(eventOf),
    awaiting: asked.length === 0 ? 'none' : asked.length === 1 ? asked[0] : asked,
    ...(outcome ? { outcome: { winner: outcome.winner, reason: outcome.reason, clause: outcome.clause } } : {}),
  };
}

export interface Tried {
  ruleset: string;
  name: string;
  cards: readonly unknown[];
  position: Record<string, unknown>;
  start: CaseStart | null;
  options: Record<string, unknown> | null;
  seed: string;
  steps: readonly Step[];
  came: readonly Came[];
}

/** A file with one case: what was tried, with what came of it as what has to come of it. */
export function caseFile({ ruleset, name, cards, position, start, options, seed, steps, came }: Tried): string {
  const [begin, ...after] = came;
  const written = {
    ruleset,
    cards,
    cases: [
      {
        name,
        seed,
        ...(options === null ? {} : { options }),
        ...(start === null ? { position } : { start: { ...start, seed } }),
        ...(begin ? { begin: expected(begin) } : {}),
        ...(steps.length > 0
          ? { steps: steps.map(({ player, act }, at) => ({ [player]: act, ...expected(after[at] as Came) })) }
          : {}),
      },
    ],
  };
  return stringify(written, { lineWidth: 120, aliasDuplicateObjects: false });
}
