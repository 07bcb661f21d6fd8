import type { AnyRuleset, Json } from '../src/engine/index.ts';

/**
 * The sample decks that speed is measured with, the same from release to release: the cards that a new deck brings would
 * otherwise look like a change of speed. Every sample deck has a row of its own.
 */
const STANDARD: Readonly<Record<string, readonly string[]>> = {
  gundam: ['ember-tide', 'glass-garden', 'winter-harbour', 'wildfire', 'deep-roots', 'ash-hymn'],
  dx2: [
    'bonfire',
    'long-winter',
    'open-sky',
    'vigil',
    'night-court',
    'briar-caravan',
    'cogwheel',
    'undergrowth',
    'market-day',
    'far-shore',
  ],
  alteil: ['lamp-and-kiln', 'open-furnace', 'sunken-ledger', 'long-line', 'four-winds'],
  nexus: ['kiln-and-rail', 'mask-and-wire', 'drowned-court', 'mangrove', 'burning-forest'],
  unnamed: ['marsh', 'furnace', 'fleet', 'night'],
};

export const everyDeck = ({ samples }: AnyRuleset): Json[] => samples.decks.map(({ deck }) => deck as Json);

/** The standard decks of a ruleset, or every sample deck where none are named. Throws when one is not there. */
export function standardDecks(rules: AnyRuleset): Json[] {
  const ids = STANDARD[rules.id];
  return (
    ids?.map((id) => {
      const found = rules.samples.decks.find((sample) => sample.id === id);
      if (found === undefined) throw new Error(`${rules.id} has no sample deck ${id}`);
      return found.deck as Json;
    }) ?? everyDeck(rules)
  );
}
