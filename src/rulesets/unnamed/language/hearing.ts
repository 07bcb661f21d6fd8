/** Which words of cards the events of the game come to, and which sorts of event anything can hear at all. */
import type { EngineEvent, GameEvent } from '../../../engine/index.ts';
import type { EVENTS } from '../events.ts';
import type { Trigger } from './language.ts';

type Told = keyof typeof EVENTS | EngineEvent;

const WORDS: Readonly<Partial<Record<Told, readonly Trigger[]>>> = {
  'unit-enters': ['onPlay', 'onSummon', 'onUnitSummoned'],
  'land-enters': ['onPlay', 'onLandPlaced'],
  attack: ['whenAttacking', 'onUnitAttack'],
  'attack-over': ['endOfAttack'],
  combat: ['startOfCombat', 'onAttacked'],
  victory: ['combatVictory'],
  loss: ['combatLoss'],
  'combat-over': ['endOfCombat'],
  kill: ['onKill'],
  'protection-hit': ['onProtectionHit'],
  death: ['onDeath', 'onUnitDeath', 'onLeave'],
  'land-destroyed': ['whenDestroyed', 'onLandDestroyed', 'onLeave'],
  returned: ['whenDestroyed', 'onLandDestroyed', 'onLeave'],
  put: ['onUnitDeath', 'onProtectionLaid'],
  protection: ['onProtectionLaid'],
  'unit-moves': ['onMove'],
  'units-swap': ['onMove'],
  rest: ['onRest'],
  ready: ['onReady'],
  'rest-wears-off': ['onReady'],
  counter: ['onMark', 'onUnmark'],
  use: ['onUse'],
  'tech-revealed': ['onTechPlayed'],
  draw: ['onDraw', 'whenDrawn'],
  discard: ['onDiscard', 'whenDiscarded'],
  'protection-removed': ['onProtectionLost', 'whenTaken'],
};
const PHASE_WORDS: Readonly<Partial<Record<string, readonly Trigger[]>>> = {
  start: ['startOfTurn'],
  main: ['startOfMain'],
  end: ['endOfTurn'],
};
const NO_WORDS: readonly Trigger[] = [];

/** The words that an event may come to. */
export const wordsOf = ({ type, data }: GameEvent): readonly Trigger[] =>
  (type === 'phase' ? PHASE_WORDS[data.phase as string] : WORDS[type as Told]) ?? NO_WORDS;

/** Each sort of event that comes to words has a bit of its own, and so has [Main], which no event comes to. */
export const MAIN = 1;
let bits = 1;
const bitsFor = (table: Readonly<Partial<Record<string, readonly Trigger[]>>>): ReadonlyMap<string, number> =>
  new Map(Object.keys(table).map((sort) => [sort, 1 << bits++]));
const BITS = bitsFor(WORDS);
const PHASE_BITS = bitsFor(PHASE_WORDS);
if (bits > 32) throw new Error('there are more sorts of events than a number has bits');

/** The bit of an event; 0 where no card can hear it. */
export const bitOf = ({ type, data }: GameEvent): number =>
  (type === 'phase' ? PHASE_BITS.get(data.phase as string) : BITS.get(type)) ?? 0;

/** The bits of all sorts of event that may come to one of these words. */
export function bitsOf(words: Iterable<Trigger>): number {
  let heard = 0;
  for (const word of words) {
    if (word === 'main') heard |= MAIN;
    for (const [sort, bit] of BITS) if (WORDS[sort as Told]?.includes(word)) heard |= bit;
    for (const [phase, bit] of PHASE_BITS) if (PHASE_WORDS[phase]?.includes(word)) heard |= bit;
  }
  return heard;
}

/** The words that something hears, with the bits of the events that may come to them: by these it is told fast that it hears nothing. */
export class Heard extends Set<Trigger> {
  readonly bits: number;

  constructor(words: readonly Trigger[] = NO_WORDS) {
    super(words);
    this.bits = bitsOf(words);
  }
}
