import type { CardSet, GameEvent, ModifierEffect, Pending } from '../../../engine/index.ts';
import { changeText } from '../../cards/change-text.ts';
import type { M, Unnamed } from '../board/context.ts';
import type { Trigger } from '../language/language.ts';

const NAMES: Record<string, string> = { p1: 'Player 1', p2: 'Player 2' };

/** One line for a person: what happened. Ids stand where the event has no card's name. */
export function describe(event: GameEvent, { cards }: CardSet<Unnamed>): string {
  const { data, player, type } = event;
  const who = player === null ? 'The game' : (NAMES[player] ?? player);
  const name = (id: unknown): string => (typeof id === 'string' ? (cards.get(id)?.name ?? id) : 'a card');
  const list = (ids: unknown): string => (Array.isArray(ids) ? ids.map(name).join(', ') : '');
  const ids = (of: unknown): string => (Array.isArray(of) ? of.join(', ') : String(of));
  const shown = () => (data.cards === undefined ? `${data.count} cards` : list(data.cards));
  const gone = () =>
    (data.gone as { id: string; card: string }[]).map((one) => `${name(one.card)} (${one.id})`).join(', ');
  switch (type) {
    case 'turn':
      return `Turn ${data.turn} begins: ${who}`;
    case 'phase':
      return `${data.phase} phase`;
    case 'turn-passes':
      return `${who}'s turn is over`;
    case 'first-player':
      return `${who} goes first`;
    case 'shuffle':
      return `${who} shuffles the ${data.zone === 'deck' ? 'deck' : 'pool'}`;
    case 'draw':
      return `${who} draws ${data.count}${data.cards === undefined ? '' : `: ${list(data.cards)}`}`;
    case 'discard':
      return `${who} discards ${shown()}`;
    case 'put':
      return `${shown()} from ${data.from} to ${data.to}`;
    case 'protection':
      return `${who} lays ${data.count} cards of protection`;
    case 'protection-removed':
      return `${who} loses ${data.count} of the protection to the ${data.to}; ${data.left} left`;
    case 'pool-revealed':
      return `${who} turns over in the pool: ${list(data.cards)}`;
    case 'pool-swap':
      return `${who} puts ${name(data.card)} under the deck and takes ${name(data.taken)} from the pool`;
    case 'no-swap':
      return `${who} takes no card from the pool`;
    case 'look':
      return `${who} looks at ${data.count} cards of ${data.zone}`;
    case 'look-back':
      return `${data.count} cards go back to ${data.zone}`;
    case 'reveal':
      return `${who} reveals ${list(data.cards)}`;
    case 'chosen-at-random':
      return `Chosen at random: ${data.chosen === undefined ? 'hidden cards' : ids(data.chosen)}`;
    case 'tech-revealed':
      return `${who} plays the tech ${name(data.card)}`;
    case 'tech-spent':
      return `${name(data.card)} goes to the trash`;
    case 'unit-enters':
      return `${who} ${data.how === 'play' ? 'plays' : 'summons'} ${name(data.card)} (${data.id}) to ${data.zone}`;
    case 'land-enters':
      return `${who} plays the land ${name(data.card)} (${data.id}) to ${data.zone}`;
    case 'unit-moves':
      return `${name(data.card)} (${data.id}) moves from ${data.from} to ${data.to}`;
    case 'rest':
    case 'ready':
    case 'rest-wears-off':
      return (data.units as { id: string; rest: number }[])
        .map(({ id, rest }) => (rest === 0 ? `${id} is ready` : `${id} has [Rest] ${rest}`))
        .join('; ');
    case 'death':
      return `Dead: ${gone()}`;
    case 'land-destroyed':
      return `Destroyed: ${gone()}`;
    case 'returned':
      return `${gone()} to ${data.to}`;
    case 'token-gone':
      return `The token ${name(data.card)} leaves the game`;
    case 'forbidden':
      return `Not possible: ${name(data.by)} forbids it (${data.what})`;
    case 'continuous':
      return `In force on ${ids(data.on)}: ${ids(data.from)}`;
    case 'requirement-unmet':
      return `The continuous effect of ${ids(data.from)} applies to nothing yet`;
    case 'cannot-pay':
      return `${name(data.card)}: the cost can't be paid`;
    case 'not-summoned':
      return `Nothing is summoned: ${data.because}`;
    case 'neutral':
      return `Neutral after the ${data.after}`;
    case 'attack':
      return `${name(data.card)} (${data.id}) attacks`;
    case 'lane-examined':
      return `In lane ${data.lane} it meets ${data.target ?? 'nobody'}`;
    case 'attack-abandoned':
      return 'The attacker is gone: the attack is over';
    case 'no-protection-hit':
      return `${data.id} has no power and hits no protection`;
    case 'attack-over':
      return `The attack of ${data.id} ends`;
    case 'attacker-gone':
      return 'The attacker does not stand any more';
    case 'combat':
      return `Combat: ${ids(data.units)}`;
    case 'combat-broken-off':
      return 'A fighter is gone: nobody is compared';
    case 'nobody-strikes':
      return 'Both have no power: nobody wins or loses';
    case 'combat-result':
      return data.winner === null ? 'A tie: both lose' : `${data.winner} wins`;
    case 'victory':
      return `${name(data.card)} (${data.id}) has won the combat`;
    case 'loss':
      return `${name(data.card)} (${data.id}) has lost the combat`;
    case 'not-there':
      return `${data.id} is gone: no ${data.word}`;
    case 'already-gone':
      return `${data.id} is gone and does not die`;
    case 'kill':
      return `${data.id} has killed ${ids(data.died)}`;
    case 'no-kill':
      return `Nobody has killed ${ids(data.died)}`;
    case 'combat-over':
      return 'The combat ends';
    case 'protection-hit':
      return `${data.id} has hit the protection`;
    case 'use':
      return `${who} uses ${name(data.card)}`;
    case 'used':
      return `${data.id} has used ${data.ability} this turn`;
    case 'main-phase-ended':
      return `${who} ends the Main Phase`;
    case 'nothing-done':
      return `${name(data.card)} has nothing to do here`;
    case 'condition-unmet':
      return `${name(data.card)}: the condition is not met`;
    case 'declined':
      return `${who} declines ${name(data.card)}`;
    case 'effect':
      return `${name(data.card)} takes effect`;
    case 'effect-skipped':
      return `${name(data.card)} is gone and does nothing`;
    case 'modifier':
      return `${data.target}: ${changeText(data.effect as ModifierEffect)}`;
    case 'modifiers-end':
      return `Changes end on ${ids(data.targets)}`;
    case 'decision':
      return `${who} decides`;
    case 'concede':
      return `${who} concedes`;
    case 'loop-guard':
      return data.held === undefined
        ? `An endless chain is cut: ${list(data.cards)}`
        : `Continuous effects go round in a circle; in force stays ${list(data.cards)}`;
    case 'game-end':
      return data.winner === null ? `A draw: ${data.reason}` : `${NAMES[data.winner as string]} wins: ${data.reason}`;
    default:
      return `${who}: ${type}`;
  }
}

/** A trigger word as cards print it: `[On Play]`. */
const printed = (word: Trigger): string =>
  `[${word
    .replace(/([A-Z])/g, ' $1')
    .replace(/^./, (first) => first.toUpperCase())
    .replace(' Of ', ' of ')}]`;

export function describePending(m: M, { card, program, source, vars }: Pending): string {
  const name = card === null ? program : (m.cards.cards.get(card)?.name ?? card);
  const word = typeof vars.on === 'string' ? printed(vars.on as Trigger) : program;
  return `${name}${source === null ? '' : ` (${source})`}: ${word}`;
}
