import type { EngineEvent, Json, Sentence } from '../../engine/index.ts';
import { counted, names } from '../../engine/index.ts';
import { placeInWords } from '../cards/deck-ends.ts';
import type { Skip } from './language/language.ts';
import { EVERY, KINDS, USED } from './language/words.ts';

const place = (at: unknown): string => (at === 0 ? 'staging' : `biome ${at}`);
const ids = (value: unknown): string => names(value as Json);
const moves = (value: unknown): string =>
  (value as { id: string; to: number }[]).map(({ id, to }) => `${id} to ${place(to)}`).join(', ');
/** Whatever order the board has it in, which is not the same before and after it was sent as text. */
const energy = (value: unknown): string => {
  const counts = value as Partial<Record<(typeof KINDS)[number], number>>;
  return KINDS.flatMap((kind) => (counts[kind] === undefined ? [] : `${counts[kind]} ${kind}`)).join(', ');
};

/** What happens otherwise, where it has no word that "being" could stand before. */
const INSTEAD_OF: Readonly<Record<string, string>> = {
  sectorDamaged: 'damage to a sector',
  biomeLost: 'the loss of a biome',
  marked: 'getting marks',
  unmarked: 'losing marks',
  drawn: 'the draw',
  defeated: 'the defeat',
};

/** What a player skips. */
const SKIPPED: Readonly<Record<Skip, string>> = {
  turn: 'a turn',
  unlock: 'unlocking',
  draw: 'the draw step',
  battle: 'the battle phase',
  secondPrimary: 'the second primary phase',
};

/** What is counted for limits of skills. */
const COUNTS: readonly (readonly [string, (count: unknown) => string])[] = [
  [USED, (count) => `${counted(count, 'use is', 'uses are')} counted`],
  [EVERY, (count) => `${counted(count, 'time is', 'times are')} counted`],
];

const objects = (value: unknown, name: (id: unknown) => string): string =>
  names((value as { card: string }[]).map(({ card }) => name(card)));

/** Every event of the game, and what is said of it. */
export const EVENTS = {
  turn: ({ turn }, { who }) => `Turn ${turn} begins: ${who}`,
  'turn-ends': ({ turn }) => `Turn ${turn} ends`,
  step: ({ phase, step }) => `${phase} phase, ${step} step`,
  'starting-player': (_data, { who }) => `${who} starts`,
  shuffle: (_data, { who }) => `${who} shuffles the deck`,
  draw: ({ count, cards }, { who, list }) => `${who} draws ${count}${cards === undefined ? '' : `: ${list(cards)}`}`,
  'deck-empty': ({ missing }, { who }) => `${who} can't draw ${missing} of the cards`,
  keep: (_data, { who }) => `${who} keeps the hand`,
  mulligan: ({ count }, { who }) => `${who} takes a mulligan with ${counted(count, 'card')}`,
  discard: ({ count, cards }, { who, list }) => `${who} discards ${cards === undefined ? count : list(cards)}`,
  move: ({ count, cards, from, to }, { list }) =>
    `${cards === undefined ? counted(count, 'card') : list(cards)} from ${from} to ${placeInWords(to)}`,
  play: ({ card }, { who, name }) => `${who} plays ${name(card)}`,
  activate: ({ card }, { who, name }) => `${who} uses ${name(card)}`,
  react: ({ card }, { name }) => `${name(card)} reacts`,
  queued: ({ card, action }, { who, name }) => `${card === null ? `${who}: ${action}` : name(card)} is on the queue`,
  targets: ({ card }, { name }) => `${name(card)} has its targets`,
  'targets-invalid': ({ card, targets }, { name }) => `${name(card)} does not affect ${ids(targets)}`,
  cancelled: ({ card, program }, { name }) => `${card === null ? program : name(card)} is cancelled`,
  'condition-failed': ({ card }, { name }) => `${name(card)} does nothing: its condition is not met`,
  arrive: ({ card, at }, { name }) => `${name(card)} arrives in ${place(at)}`,
  convert: ({ card }, { who, name }) => `${who} converts ${card === undefined ? 'a card' : name(card)}`,
  attach: ({ id, host }) => `${id} is attached to ${host}`,
  attached: ({ id, host }) => `${id} is on ${host}`,
  detach: ({ id }) => `${id} is unattached, in staging`,
  advance: ({ moves: all }) => `Advance: ${moves(all)}`,
  retreat: ({ moves: all }) => `Retreat: ${moves(all)}`,
  relocate: ({ moves: all }) => `Moved: ${moves(all)}`,
  redirect: ({ moves: all }) => `Moved in battle: ${moves(all)}`,
  lock: ({ ids: all }) => `Locked: ${ids(all)}`,
  unlock: ({ ids: all }) => `Unlocked: ${ids(all)}`,
  attack: ({ attackers }) =>
    `Attack: ${(attackers as { id: string; biome: number }[]).map(({ id, biome }) => `${id} in biome ${biome}`).join(', ')}`,
  defend: ({ defenders }) =>
    (defenders as { id: string; against: string }[])
      .map(({ id, against }) => `${id} defends against ${against}`)
      .join('; '),
  'defenders-ordered': ({ attacker, order }) => `Defenders of ${attacker} in order: ${ids(order)}`,
  withdraw: ({ ids: all }) => `Out of the battle: ${ids(all)}`,
  'defends-no-more': ({ ids: all }) => `No longer defending: ${ids(all)}`,
  'no-advance': (_data, { who }) => `${who} does not advance`,
  'no-attack': (_data, { who }) => `${who} does not attack`,
  'no-defend': (_data, { who }) => `${who} does not defend`,
  'left-out': ({ ids: all }) => `Can't any more: ${ids(all)}`,
  'battle-end': () => 'The battle is over',
  wave: ({ wave }) => `Battle damage of ${wave} agents`,
  'damage-divided': ({ attacker, amounts }) =>
    `${attacker} divides its damage: ${(amounts as { id: string; amount: number }[]).map(({ id, amount }) => `${amount} to ${id}`).join(', ')}`,
  'still-defended': ({ attacker }) => `${attacker} was defended against and deals no damage to the sector`,
  'excess-damage': ({ amount }) => `${amount} damage is lost`,
  'no-damage': () => 'No damage is dealt',
  undefended: ({ attackers }) => `Nobody defends against ${ids((attackers as { id: string }[]).map(({ id }) => id))}`,
  'change-sides': ({ ids: all }, { who }) => `${who} takes control of ${ids(all)}`,
  becomes: ({ things }, { name }) =>
    (things as { card: string; was: string }[]).map(({ card, was }) => `${name(was)} is ${name(card)} now`).join('; '),
  'biome-regained': ({ biome, durability }, { who }) => `${who} regains biome ${biome} with durability ${durability}`,
  instead: ({ card, of }, { name }) => `${name(card)}: instead of ${INSTEAD_OF[String(of)] ?? `being ${of}`}`,
  spared: (_data, { who }) => `${who} does not lose`,
  speed: ({ card, speed }, { name }) => `${card === null ? 'The action' : name(card)} has Speed ${speed}`,
  named: ({ word }, { who }) => `${who} names ${word}`,
  roll: ({ card, number }, { name }) => `${name(card)}: chance says ${number}`,
  copied: ({ card }, { name }) => `${name(card)} is copied on the queue`,
  skipped: ({ what }, { who }) => `${who} skips ${SKIPPED[what as Skip]}`,
  damage: ({ hits }) =>
    (hits as { target: string; amount: number }[])
      .map(({ target, amount }) => `${amount} damage to ${target}`)
      .join('; '),
  'damage-removed': ({ ids: all }) => `Damage is removed from ${ids(all)}`,
  restore: ({ healed }) =>
    (healed as { target: string; amount: number }[])
      .map(({ target, amount }) => `${target} gets ${amount} back`)
      .join('; '),
  terminate: ({ objects: all }, { name }) => `Terminated: ${objects(all, name)}`,
  leave: ({ objects: all, to }, { name }) => `${objects(all, name)} to ${to}`,
  'token-gone': ({ card }, { name }) => `The token ${name(card)} is gone`,
  'biome-lost': ({ biome }, { who }) => `${who} loses biome ${biome}`,
  'will-lose': (_data, { who }) => `${who} loses when the queue is empty`,
  energy: ({ count, type }, { who }) => `${who} gets ${count} ${type} energy`,
  pay: ({ energy: spent }, { who }) => `${who} pays ${energy(spent)}`,
  'energy-gone': ({ energy: left }, { who }) => `${who} loses ${energy(left)} energy`,
  effect: ({ card, ability }, { name }) => `${card === null ? ability : name(card)} executes`,
  'effect-skipped': ({ card }, { name }) => `${name(card)} was used this turn`,
  'nothing-done': ({ card }, { name }) => `${name(card)} has nothing to do here`,
  forbidden: ({ ids: all, what }, { who, word }) => `${all === undefined ? who : ids(all)} can't ${word(what)}`,
  counter: ({ target, name, count }, { word }) => {
    const [, counts] = COUNTS.find(([begins]) => String(name).startsWith(begins)) ?? [];
    return counts === undefined ? `${target} has ${count} ${word(name)} now` : `${target}: ${counts(count)}`;
  },
  'once-per-turn': ({ id }) => `${id} has used its skill for this turn`,
  look: ({ count, cards }, { who, list }) =>
    `${who} looks at ${cards === undefined ? counted(count, 'card') : list(cards)}`,
  reveal: ({ cards }, { who, list }) => `${who} reveals ${list(cards)}`,
  'chosen-at-random': ({ chosen }) => `Chosen at random: ${Array.isArray(chosen) ? names(chosen) : chosen}`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** Those that put no card into play and none out of it, attach nothing, and change nobody's side. */
export const STILL: ReadonlySet<string> = new Set([
  'turn',
  'turn-ends',
  'step',
  'starting-player',
  'shuffle',
  'draw',
  'mulligan',
  'discard',
  'move',
  'play',
  'energy',
  'pay',
  'energy-gone',
  'lock',
  'unlock',
  'advance',
  'retreat',
  'relocate',
  'redirect',
  'attack',
  'withdraw',
  'defend',
  'defends-no-more',
  'defenders-ordered',
  'battle-end',
  'damage',
  'damage-removed',
  'restore',
  'once-per-turn',
] satisfies (keyof typeof EVENTS | EngineEvent)[]);
