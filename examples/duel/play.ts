import { adjudicate, start } from '../../src/engine/index.ts';
import { duel } from './ruleset.ts';

/** Plays one game in which both players always take the first option, and tells it with its clauses. */
const deck = duel.samples.decks[0]?.deck ?? {};
const seats = [
  { name: 'Ann', deck },
  { name: 'Ben', deck },
] as const;

let result = start(duel, duel.sampleCards, { seats, seed: 'any text', options: duel.options.parse({}) });
while (result.ok) {
  const { state, events, awaiting } = result.value;
  for (const event of events) console.log(event.clause.padEnd(16), duel.describe(event, duel.sampleCards));
  const action = awaiting[0]?.options[0]?.action;
  if (!action) break;
  result = adjudicate(duel, duel.sampleCards, state, action);
}
