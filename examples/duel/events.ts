import type { Sentence } from '../../src/engine/index.ts';

/**
 * One sentence for each event of the game, also for one whose secret fields were taken out; `data` has names where the event has ids. The keys are the types of
 * events that its atoms can make: one without a sentence does not compile. The last ones are events of the engine, which Duel
 * puts in its own words.
 */
export const EVENTS = {
  shuffle: (_data, { who }) => `${who} shuffles the deck.`,
  turn: ({ turn, energy }, { who }) => `Turn ${turn}: ${who} has ${energy} energy.`,
  ready: (_data, { who }) => `${who}’s units get ready.`,
  draw: ({ card }, { who, name }) => `${who} draws ${name(card)}.`,
  'empty-deck': (_data, { who }) => `${who} has no card to draw and no life left.`,
  play: ({ card, cost }, { who, name }) => `${who} plays ${name(card)} for ${cost}.`,
  attack: ({ unit, target }) => `${unit} attacks ${target}.`,
  damage: ({ unit, amount }) => `${unit} takes ${amount} damage.`,
  life: ({ amount, life }, { who }) => `${who} loses ${amount} life and has ${life}.`,
  death: ({ card }, { name }) => `${name(card)} dies.`,
  pass: (_data, { who }) => `${who} ends the turn.`,
  effect: ({ card }, { name }) => `The ability of ${name(card)} takes effect.`,
  concede: (_data, { who }) => `${who} concedes.`,
  'game-end': ({ winner, reason }) =>
    winner === null ? `The game is a draw (${reason}).` : `${winner} wins (${reason}).`,
  'loop-guard': ({ dropped }) => `The chain of abilities is cut off; ${dropped} were still waiting.`,
} as const satisfies Readonly<Record<string, Sentence>>;
