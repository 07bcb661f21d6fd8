import type { EngineEvent, Json, JsonObject, PlayerId, Sentence } from '../../engine/index.ts';
import { counted, names } from '../../engine/index.ts';
import { placeInWords } from '../cards/deck-ends.ts';

const ids = (of: unknown): string => (Array.isArray(of) ? names(of as Json[]) : String(of));

const shown = (data: JsonObject, list: (cards: unknown) => string): string =>
  data.cards === undefined ? counted(data.count, 'card') : list(data.cards);

const gone = (data: JsonObject, name: (card: string) => string): string =>
  names((data.gone as { card: string }[]).map(({ card }) => name(card)));

const resting: Sentence = (data) =>
  (data.units as { id: string; rest: number }[])
    .map(({ id, rest }) => (rest === 0 ? `${id} is ready` : `${id} has [Rest] ${rest}`))
    .join('; ');

/** Every event of the game, and what is said of it. */
export const EVENTS = {
  turn: (data, { who }) => `Turn ${data.turn} begins: ${who}`,
  phase: (data) => `${data.phase} phase`,
  'turn-passes': (_data, { who }) => `${who}'s turn is over`,
  'first-player': (_data, { who }) => `${who} goes first`,
  shuffle: (data, { who }) => `${who} shuffles the ${data.zone === 'deck' ? 'deck' : 'pool'}`,
  draw: (data, { who, list }) => `${who} draws ${data.count}${data.cards === undefined ? '' : `: ${list(data.cards)}`}`,
  discard: (data, { who, list }) => `${who} discards ${shown(data, list)}`,
  put: (data, { list }) => `${shown(data, list)} from ${data.from} to ${placeInWords(data.to)}`,
  protection: (data, { who }) => `${who} lays ${counted(data.count, 'card')} of protection`,
  'protection-removed': (data, { who }) =>
    `${who} loses ${data.count} of the protection to the ${data.to}; ${data.left} left`,
  'pool-revealed': (data, { who, list }) => `${who} turns over in the pool: ${list(data.cards)}`,
  'pool-swap': (data, { who, name }) =>
    `${who} puts ${name(data.card)} under the deck and takes ${name(data.taken)} from the pool`,
  'no-swap': (_data, { who }) => `${who} takes no card from the pool`,
  look: (data, { who }) => `${who} looks at ${counted(data.count, 'card')} of the ${data.zone}`,
  'look-back': (data) => `${counted(data.count, 'card goes', 'cards go')} back to the ${data.zone}`,
  reveal: (data, { who, list }) => `${who} reveals ${list(data.cards)}`,
  'chosen-at-random': (data) => `Chosen at random: ${data.chosen === undefined ? 'hidden cards' : ids(data.chosen)}`,
  'tech-revealed': (data, { who, name }) => `${who} plays the tech ${name(data.card)}`,
  'tech-spent': (data, { name }) => `${name(data.card)} goes to the trash`,
  'unit-enters': (data, { who, name }) =>
    `${who} ${data.how === 'play' ? 'plays' : 'summons'} ${name(data.card)} to ${data.zone}`,
  'land-enters': (data, { who, name }) =>
    `${who} ${data.how === 'place' ? 'places' : 'plays'} the land ${name(data.card)} to ${data.zone}`,
  'unit-moves': (data, { name }) => `${name(data.card)} moves from ${data.from} to ${data.to}`,
  rest: resting,
  ready: resting,
  'rest-wears-off': resting,
  death: (data, { name }) => `Dead: ${gone(data, name)}`,
  'land-destroyed': (data, { name }) => `Destroyed: ${gone(data, name)}`,
  returned: (data, { name }) => `${gone(data, name)} to ${placeInWords(data.to)}`,
  'token-gone': (data, { name }) => `The token ${name(data.card)} leaves the game`,
  forbidden: (data, { name, word }) => `Not possible to ${word(data.what)}: ${name(data.by)} forbids it`,
  'changes-sides': (data, { who, name }) => `${who} gets ${name(data.card)}, to ${data.to}`,
  becomes: ({ things }, { name }) =>
    (things as { card: string; was: string }[]).map(({ card, was }) => `${name(was)} is ${name(card)} now`).join('; '),
  'units-swap': (data) => `${ids(data.units)} change places`,
  'units-exchanged': (data, { player, name }) =>
    (data.units as { id: string; card: string; player: PlayerId; to: string }[])
      .map((unit) => `${player(unit.player)} gets ${name(unit.card)}, to ${unit.to}`)
      .join('; '),
  'extra-turn': (_data, { who }) => `${who} takes an extra turn`,
  'extra-turn-begins': (_data, { who }) => `The extra turn of ${who} comes`,
  'skip-noted': (data, { who }) => `${who} skips the next ${data.what}`,
  skipped: (data, { who }) => `${who} skips the ${data.what}`,
  fight: (data) => `${ids(data.units)} fight`,
  'fight-over': (data) => `The fight of ${ids(data.units)} is over`,
  'attack-ended': (data) => `The attack of ${data.id} is ended`,
  named: (data, { who }) => `${who} names ${data.word}`,
  redirected: (data) => `The attack goes to ${data.id}`,
  replaced: (data, { name, word }) => `${data.id} is to ${word(data.of)}: something else happens, by ${name(data.by)}`,
  continuous: (data) => `In force on ${ids(data.on)}: the text of ${ids(data.from)}`,
  'requirement-unmet': (data) => `The continuous effect of ${ids(data.from)} applies to nothing yet`,
  'cannot-pay': (data, { name }) => `${name(data.card)}: the cost can't be paid`,
  'not-summoned': (data) => `Nothing is summoned: ${data.because}`,
  neutral: (data) => `Neutral after the ${data.after}`,
  attack: (data, { name }) => `${name(data.card)} attacks`,
  'lane-examined': (data) => `In lane ${data.lane} it meets ${data.target ?? 'nobody'}`,
  'attack-abandoned': () => 'The attacker is gone: the attack is over',
  'no-protection-hit': (data) => `${data.id} has no power and hits no protection`,
  'attack-over': (data) => `The attack of ${data.id} ends`,
  'attacker-gone': () => 'The attacker is no longer standing',
  combat: (data) => `Combat: ${ids(data.units)}`,
  'combat-broken-off': () => 'A fighter is gone: nobody is compared',
  'nobody-strikes': () => 'Both have no power: nobody wins or loses',
  'combat-result': (data) => (data.winner === null ? 'A tie: both lose' : `${data.winner} wins`),
  victory: (data, { name }) => `${name(data.card)} has won the combat`,
  loss: (data, { name }) => `${name(data.card)} has lost the combat`,
  'not-there': (data) => `${data.id} is gone: no ${data.word}`,
  'already-gone': (data) => `${data.id} is gone and does not die`,
  kill: (data) => `${data.id} has killed ${ids(data.died)}`,
  'no-kill': (data) => `Nobody has killed ${ids(data.died)}`,
  'combat-over': () => 'The combat ends',
  'protection-hit': (data) => `${data.id} has hit the protection`,
  use: (data, { who, name }) => `${who} uses ${name(data.card)}`,
  spent: (data, { who }) => `${who} has used ${data.ability} once more in this match`,
  roll: (data, { name }) => `${name(data.card)}: chance says ${data.number}`,
  used: (data) => `${data.id} has used its ability for this turn`,
  'main-phase-ended': (_data, { who }) => `${who} ends the Main Phase`,
  'nothing-done': (data, { name }) => `${name(data.card)} has nothing to do here`,
  'condition-unmet': (data, { name }) => `${name(data.card)}: the condition is not met`,
  declined: (data, { who, name }) => `${who} declines ${name(data.card)}`,
  'effect-skipped': (data, { name }) => `${name(data.card)} is gone and does nothing`,
  'loop-guard': (data, { list }) =>
    data.held === undefined
      ? `An endless chain is cut: ${list(data.cards)}`
      : `Continuous effects depend on each other in a circle; still in force: ${list(data.cards)}`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** Those that put no card into a zone, or into a pile or a hand from which texts work, and none out of it. */
export const STILL: ReadonlySet<string> = new Set([
  'turn',
  'phase',
  'first-player',
  'rest',
  'ready',
  'rest-wears-off',
  'attack',
  'lane-examined',
  'neutral',
  'combat-result',
  'victory',
  'loss',
  'kill',
  'protection-hit',
  'fight',
  'fight-over',
  'attack-over',
  'used',
  'spent',
  'extra-turn',
  'extra-turn-begins',
  'skip-noted',
  'skipped',
  'shuffle',
  'protection',
  'look',
  'look-back',
] satisfies (keyof typeof EVENTS | EngineEvent)[]);
