import type { CardSet, Decision, Game, Refusal, RunOptions } from '../engine/index.ts';
import { adjudicate, conceivableOptions, suggest } from '../engine/index.ts';
import type { ChecksForm, DecisionForm, RefusalForm } from './format.ts';
import { differences } from './match.ts';
import type { Scene } from './scene.ts';
import { noteCitations } from './scene.ts';

/** What the open decisions of a scene miss of what was expected of them. */
export function checkOffers(checks: ChecksForm, scene: Scene): string[] {
  const ids = scene.awaiting.flatMap((decision) => decision.options.map(({ id }) => id));
  const wrong: string[] = [];
  for (const wanted of checks.offered ?? []) {
    if (ids.some((id) => globbed(wanted, id)) || (!wanted.includes('*') && tryOut(scene, wanted) === null)) continue;
    wrong.push(`offered: nobody has the option ${wanted}\n${listed(scene.awaiting)}`);
  }
  for (const written of checks['not-offered'] ?? []) {
    const { option, ...reason } = typeof written === 'string' ? { option: written } : written;
    const id = ids.find((candidate) => globbed(option, candidate));
    if (id !== undefined) wrong.push(`not-offered: ${id} is offered`);
    else if (!option.includes('*')) wrong.push(...withheld(scene, option, reason));
    else if (Object.keys(reason).length > 0) wrong.push(...allWithheld(scene, option, reason));
    wrong.push(...strangers(option, scene));
  }
  const only = checks['only-offered'];
  if (only) {
    if (scene.awaiting.some(({ form }) => form)) wrong.push('only-offered: there are more options than are listed');
    const missing = only.filter((wanted) => !ids.some((id) => globbed(wanted, id)));
    const extra = ids.filter((id) => !only.some((wanted) => globbed(wanted, id)));
    for (const { options } of scene.awaiting) {
      const own = options.map(({ id }) => id);
      const twice = own.filter((id, at) => own.indexOf(id) < at);
      if (twice.length > 0) wrong.push(`only-offered: offered twice: ${[...new Set(twice)].join(', ')}`);
    }
    if (missing.length > 0) wrong.push(`only-offered: missing ${missing.join(', ')}`);
    if (extra.length > 0) wrong.push(`only-offered: also offered ${extra.join(', ')}`);
  }
  if (checks.awaiting !== undefined) wrong.push(...checkAwaiting(checks.awaiting, scene));
  return wrong;
}

/** Whether `id` is what `pattern` says, `*` standing for any text. */
export function globbed(pattern: string, id: string): boolean {
  if (!pattern.includes('*')) return pattern === id;
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(id);
}

/** It is asked for the refusal alone. */
const NOBODY_READS: RunOptions = { tells: false, lists: false };

/** Takes an option on a copy of the state. Gives null when it is legal, or why each player may not take it. */
function tryOut(scene: Scene, option: string): Refusal[] | null {
  const refusals: Refusal[] = [];
  for (const { player, id } of scene.awaiting) {
    const action = { player, decision: id, option };
    const result = adjudicate(scene.rules, scene.cards, JSON.parse(scene.stateText), action, NOBODY_READS);
    if (result.ok) return null;
    refusals.push(result.refusal);
  }
  return refusals;
}

function withheld(scene: Scene, option: string, reason: RefusalForm): string[] {
  const refusals = tryOut(scene, option);
  if (refusals === null) return [`not-offered: ${option} is accepted, though it is not listed`];
  for (const refusal of refusals) noteCitations(refusal, scene.told);
  if (Object.keys(reason).length === 0) return [];
  const misses = refusals.map((refusal) => refusalMisses(reason, refusal));
  if (misses.some((miss) => miss.length === 0)) return [];
  if (misses.length === 0) return [`not-offered: nobody is asked, so nothing says why ${option} is refused`];
  return misses.flat().map((miss) => `not-offered: ${option}: ${miss}`);
}

/** The same of every action that a pattern could mean here, of which there has to be one. */
function allWithheld(scene: Scene, pattern: string, reason: RefusalForm): string[] {
  const players = [...new Set(scene.awaiting.map(({ player }) => player))];
  const meant = players.flatMap((player) =>
    conceivableOptions(scene.rules, scene.cards, JSON.parse(scene.stateText), player),
  );
  const fitting = [...new Set(meant)].filter((id) => globbed(pattern, id));
  if (fitting.length === 0) return [`not-offered: nothing here could be ${pattern}, so nothing says why it is refused`];
  return fitting.flatMap((id) => withheld(scene, id, reason));
}

/** What an option names that is nowhere in the game: no object, no card, and no word of the state. */
function strangers(option: string, scene: Scene): string[] {
  // A number, or letters with one: what a place or an object is called that could be here another time.
  const own = partsOf(option).filter(
    (part) => !/^[a-z]*\d+(-[a-z]*\d+)*$/.test(part) && !wordsOfCards(scene.cards).has(part),
  );
  if (own.length === 0) return [];
  const known = wordsAround(scene);
  return own
    .filter((part) => !known.has(part))
    .map((part) => {
      const meant = suggest(part, [...known]);
      const hint = meant === null ? '' : `; did you mean ${JSON.stringify(meant)}?`;
      return `not-offered: ${option}: no position of this case has ${JSON.stringify(part)}${hint}`;
    });
}

/** The whole words of an option; a word that `*` cuts off is none. */
const partsOf = (option: string): string[] =>
  option.split(/[^\p{L}\p{N}_.*-]+/u).filter((part) => part && !part.includes('*'));

/** What questions are answered by in any game. */
const ANSWERS = ['pass', 'end', 'done', 'none', 'yes', 'no'];

/** Every word that an option of the game could have: of its objects, cards and kinds of actions, and what was offered so far. */
function wordsAround({ rules, cards, stateText, awaiting, history }: Scene): ReadonlySet<string> {
  const known = new Set<string>([...ANSWERS, ...rules.actions.map(({ kind }) => kind), ...wordsOfCards(cards)]);
  addWords(known, JSON.parse(stateText));
  addWords(
    known,
    history.map(({ data }) => data),
  );
  for (const { options } of awaiting)
    addWords(
      known,
      options.map(({ id }) => id),
    );
  return known;
}

/** Adds all words of a value, those of its keys among them. */
function addWords(known: Set<string>, value: unknown): void {
  if (typeof value === 'string') for (const part of partsOf(value)) known.add(part);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    known.add(key);
    addWords(known, inner);
  }
}

const cardWords = new WeakMap<CardSet<Game>, ReadonlySet<string>>();

/** The words of a set of cards, which many options of many cases are looked up in. */
function wordsOfCards(cards: CardSet<Game>): ReadonlySet<string> {
  const before = cardWords.get(cards);
  if (before !== undefined) return before;
  const known = new Set<string>();
  addWords(known, cards.source);
  cardWords.set(cards, known);
  return known;
}

/** Where a refusal is not what was expected of it. */
export function refusalMisses(expected: RefusalForm, refusal: Refusal): string[] {
  const said = `the refusal is ${refusal.code} [${refusal.clause ?? 'no clause'}] ${refusal.detail} ${JSON.stringify(refusal.facts ?? [])}`;
  const wrong: string[] = [];
  if (expected.code !== undefined && expected.code !== refusal.code) wrong.push(`expected code ${expected.code}`);
  if (expected.clause !== undefined && expected.clause !== refusal.clause) {
    wrong.push(`expected clause ${expected.clause}`);
  }
  const { fact, was, needed } = expected;
  if (fact !== undefined || was !== undefined || needed !== undefined) {
    const facts = (refusal.facts ?? []).filter((candidate) => fact === undefined || candidate.fact.includes(fact));
    const fits = facts.some(
      (candidate) =>
        (was === undefined || differences(was, candidate.was).length === 0) &&
        (needed === undefined || differences(needed, candidate.needed).length === 0),
    );
    if (!fits) wrong.push(`expected a fact ${JSON.stringify({ fact, was, needed })}`);
  }
  return wrong.length === 0 ? [] : [`${wrong.join('; ')}\n  ${said}`];
}

function checkAwaiting(expected: NonNullable<ChecksForm['awaiting']>, scene: Scene): string[] {
  const wanted = expected === 'none' ? [] : [expected].flat();
  const open = [...scene.awaiting];
  const missing = wanted.filter((form) => {
    const at = open.findIndex((decision) => asked(form, decision));
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0 && open.length === 0) return [];
  return [`awaiting: expected ${JSON.stringify(expected)}\n${listed(scene.awaiting)}`];
}

const asked = (form: DecisionForm, decision: Decision): boolean =>
  (form.player === undefined || form.player === decision.player) &&
  (form.kind === undefined || form.kind === decision.kind) &&
  (form.clause === undefined || form.clause === decision.clause) &&
  (form.prompt === undefined || decision.prompt.includes(form.prompt));

const listed = (awaiting: readonly Decision[]): string =>
  awaiting.length === 0
    ? '  nobody is asked'
    : awaiting
        .map(
          ({ player, kind, clause, options, form }) =>
            `  ${player} ${kind} [${clause}]: ${options.map(({ id }) => id).join(', ')}${form ? ', … (by form)' : ''}`,
        )
        .join('\n');
