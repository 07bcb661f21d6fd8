import type { CaseForm } from '../../src/conformance/format.ts';
import { opening } from '../../src/conformance/open.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import { looseCase } from '../../src/conformance/read.ts';
import { runCase } from '../../src/conformance/run.ts';
import type { AnyRuleset, CardSet, Game, Json, JsonObject } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
import { namedIn } from './cards.ts';
import { Recorder, shortened } from './record.ts';

/** A few moves from a position, with cards that take the place of sample cards or stand beside them. */
export interface Play {
  cards: JsonObject[];
  position: JsonObject;
  /** Options of the match that are not as they are by default. */
  options?: JsonObject;
  steps: NonNullable<CaseForm['steps']>;
}

/**
 * The cards that a play is about, and those that these and the position name: a set of all sample cards takes a hundred times as long to compile.
 * Whatever a position leaves out is that of the first sample decks.
 */
export function cardsOfPlay(
  rules: AnyRuleset,
  { cards, ...play }: Pick<Play, 'cards' | 'position'> & Partial<Play>,
): CardSet<Game> | null {
  const decks = rules.samples.decks.slice(0, 2);
  const compiled = compileCards<Game>(rules, [
    ...cards,
    ...namedIn(rules, cards, [play as unknown as Json, decks as unknown as Json]),
  ]);
  return compiled.ok ? compiled.value : null;
}

/** A play as a case, or null where its cards are none. */
export function caseOfPlay(rules: AnyRuleset, line: string): ReadyCase | null {
  const play: Play = JSON.parse(line);
  const cards = cardsOfPlay(rules, play);
  if (cards === null) return null;
  const form: CaseForm = {
    name: shortened(line),
    clauses: [],
    position: play.position,
    seed: 'line',
    steps: play.steps,
  };
  const played = { rules, cards, options: rules.options.parse(play.options ?? {}) };
  return looseCase(played, form, opening(rules, cards, played.options, form));
}

/** What comes of a play: all that is recorded of each of its moments. A step that is refused is a moment too, and the last one. */
export function cameOfPlay(rules: AnyRuleset, line: string): string {
  const one = caseOfPlay(rules, line);
  if (one === null) return `${shortened('cards')} ${shortened('cards')}`;
  const recorder = new Recorder(one, { openings: false });
  const { failures } = runCase(one, recorder.trace);
  const [rest, words] = (['rules', 'words'] as const).map((part) => recorder.moments.map((moment) => moment[part]));
  return `${shortened([rest, failures.map(({ where }) => where)])} ${shortened([words, failures.map(({ what }) => what.split('\n')[0] ?? '')])}`;
}
