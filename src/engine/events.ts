import type { JsonObject, ModifierEffect } from './types.ts';

/** What a sentence can speak of beside the data of its event. What the viewer may not see is missing from `data`. */
export interface Told {
  /** Whose event it is: `Player 1`, or `The game` where it is nobody's. */
  who: string;
  /** A player by name. */
  player(id: unknown): string;
  /** A card by name; the id itself where there is no such card, and `a card` where there is no id. */
  name(id: unknown): string;
  /** Cards by name, with commas; empty where there is no list. */
  list(ids: unknown): string;
}

/** Says in one line for a person what happened. Ids of objects stand as they are. */
export type Sentence = (data: JsonObject, told: Told) => string;

/**
 * The events that the engine itself makes, in every game, and what is said of each. A game that has better words for one
 * says it among its own sentences.
 */
export const ENGINE_EVENTS = {
  decision: (_data, { who }) => `${who} decides`,
  concede: (_data, { who }) => `${who} concedes`,
  'game-end': ({ winner, reason }, { player }) =>
    winner === null ? `A draw: ${reason}` : `${player(winner)} wins: ${reason}`,
  effect: ({ card }, { name }) => `${name(card)} takes effect`,
  'effect-skipped': ({ card }, { name }) => `${name(card)} does nothing`,
  'loop-guard': () => 'A loop is stopped',
  pass: (_data, { who }) => `${who} passes`,
  'window-closed': ({ window }) => `Nobody acts: ${window} is over`,
  damage: ({ hits }) =>
    (hits as { target: string; amount: number }[])
      .map(({ target, amount }) => `${target} takes ${amount} damage`)
      .join('; '),
  modifier: ({ target, effect }) => `${target}: ${changeText(effect as ModifierEffect)}`,
  counter: ({ target, name, count }) => `${target} has ${count} ${name} now`,
  'modifiers-end': ({ targets }) => `Changes end on ${(targets as string[]).join(', ')}`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** The type of an event that the engine itself makes. */
export type EngineEvent = keyof typeof ENGINE_EVENTS;

/** What a change does to its target, in a few words: "ap +1", "can't attack". */
function changeText(effect: ModifierEffect): string {
  switch (effect.kind) {
    case 'stat':
      return `${effect.stat} ${effect.add < 0 ? '' : '+'}${effect.add}`;
    case 'set':
      return `${effect.stat} becomes ${effect.to}`;
    case 'keyword':
      return `${effect.keyword}${effect.value === 1 ? '' : ` ${effect.value}`}`;
    case 'cant':
      return `can't ${effect.what}`;
    case 'can':
      return `may ${effect.what}`;
    case 'must':
      return `must ${effect.what}`;
    case 'ability':
      return 'one more ability';
    case 'instead':
      return `something else will happen instead of ${effect.of}`;
    case 'counter':
      return `${effect.count} ${effect.name}`;
    case 'become':
      return `becomes a copy of ${effect.card}`;
    case 'watch':
      return 'an effect that waits';
  }
}
