import { inWords } from './phrase.ts';
import type { EventTelling, Json, JsonObject, ModifierEffect } from './types.ts';

/**
 * What a sentence can speak of beside the data of its event. What the viewer may not see is missing from `data`, and objects,
 * players and places have their names in it instead of their ids.
 */
export interface Told {
  /** Whose event it is: `Player 1`, or `The game` where it is nobody's. */
  who: string;
  /** A player by name. */
  player(id: unknown): string;
  /** A card by name; the id itself where there is no such card, and `a card` where there is no id. */
  name(id: unknown): string;
  /** Cards by name, in words; empty where there is no list. */
  list(ids: unknown): string;
  /** What a stat, a keyword or another word of a change is called; cards that it speaks of go by their names. */
  word(of: unknown): string;
  /** What a change does that the game keeps in a word of its own; null for one that is said as in every game. */
  change(of: ModifierEffect): string | null;
  /** What was noted only to be told. */
  noted: EventTelling;
}

/** Several names in words: "a, b and c"; empty where there is no list. */
export const names = (of: Json | undefined): string => inWords(Array.isArray(of) ? of.map(String) : []);

/** "1 card", "2 cards". */
export const counted = (count: unknown, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Several names and what they do: "a rests", "a and b rest". */
export function does(of: Json | undefined, one: string, many: string): string {
  const all = Array.isArray(of) ? of : [of ?? null];
  return `${names(all)} ${all.length === 1 ? one : many}`;
}

/** Says in one line for a person what happened. */
export type Sentence = (data: JsonObject, told: Told) => string;

/**
 * The events that the engine itself makes, in every game, and what is said of each. A game that has better words for one
 * says it among its own sentences.
 */
export const ENGINE_EVENTS = {
  decision: (_data, { who, noted: { hidden, asked } }) =>
    hidden?.answer !== undefined ? `${who}: ${hidden.answer}` : `${who} answers: ${asked ?? 'a question'}`,
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
  modifier: ({ target, effect }, { word, change }) =>
    `${target}: ${change(effect as ModifierEffect) ?? changeText(effect as ModifierEffect, word)}`,
  counter: ({ target, name, count }, { word }) => `${target} has ${count} ${word(name)} now`,
  shielded: ({ target, against, caught }, { word }) => `${target} is shielded from ${caught} ${word(against)}`,
  'modifiers-end': ({ targets }) => `Changes end on ${names([...new Set(targets as string[])])}`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** The type of an event that the engine itself makes. */
export type EngineEvent = keyof typeof ENGINE_EVENTS;

/** What a change does to its target, in a few words: "ap +1", "can't attack". */
function changeText(effect: ModifierEffect, word: Told['word']): string {
  switch (effect.kind) {
    case 'stat':
      return `${word(effect.stat)} ${effect.add < 0 ? '' : '+'}${effect.add}`;
    case 'set':
      return `${word(effect.stat)} becomes ${effect.to}`;
    case 'keyword':
      return `${word(effect.keyword)}${effect.value === 1 ? '' : ` ${effect.value}`}`;
    case 'cant':
      return `can't ${word(effect.what)}`;
    case 'can':
      return `may ${word(effect.what)}`;
    case 'must':
      return `must ${word(effect.what)}`;
    case 'ability':
      return 'one more ability';
    case 'instead':
      return `something else will happen instead of ${word(effect.of)}`;
    case 'counter':
      return `${effect.count} ${effect.name}`;
    case 'become':
      return `becomes a copy of ${word(effect.card)}`;
    case 'trait':
      return effect.trait === null ? 'loses all traits' : `${effect.has ? 'is' : 'is no'} ${effect.trait}`;
    case 'shield':
      return `is shielded from the next ${effect.left} ${word(effect.against)}`;
    case 'said':
      return `keeps the word ${effect.word}`;
    case 'watch':
      return 'an effect that waits';
  }
}
