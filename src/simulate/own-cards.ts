import type { AnyRuleset, Fault, Game, Json, SampleDeck } from '../engine/index.ts';
import { besideSamples, compileCards, readShape, varied } from '../engine/index.ts';

/** Cards of a caller, which are played beside the sample cards, and the decks to play; without decks, those of the samples. */
export interface OwnCards {
  cards: readonly Json[];
  decks: readonly SampleDeck[];
}

/**
 * The ruleset as it is played with a caller's cards and decks; its hash stays, for its rules are the same. Or every fault of
 * them, with its path in `own`; a fault of a sample deck, which the cards made illegal, has the path of the cards.
 */
export function withOwnCards(
  rules: AnyRuleset,
  { cards, decks }: OwnCards,
): { ok: true; value: AnyRuleset } | { ok: false; faults: Fault[] } {
  const { all, kept } = besideSamples(rules, cards);
  const compiled = compileCards<Game>(rules, all);
  if (!compiled.ok) return { ok: false, faults: compiled.faults.map((fault) => ownPath(fault, kept)) };
  const options = rules.options.parse({});
  const played = decks.length > 0 ? decks : rules.samples.decks;
  const faults = played.flatMap(({ id, deck }, at) => {
    const base = decks.length > 0 ? `/decks/${at}/deck` : '/cards';
    const name = decks.length > 0 ? '' : `sample deck ${id}: `;
    const parsed = readShape(rules.deck, deck);
    const found = parsed.success ? rules.checkDeck(parsed.data as Json, compiled.value, options) : parsed.faults;
    return found.map((fault) => ({ ...fault, path: base + fault.path, reason: name + fault.reason }));
  });
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: varied(rules, { sampleCards: compiled.value, samples: { cards: all, decks: played } }),
  };
}

/** A fault of the set that the cards make with the samples, with its path among the cards alone. */
function ownPath(fault: Fault, kept: number): Fault {
  const [, index, ...rest] = fault.path.split('/');
  const at = Number(index) - kept;
  return { ...fault, path: at >= 0 ? ['/cards', at, ...rest].join('/') : '/cards' };
}
