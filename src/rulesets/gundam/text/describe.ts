import type { CardSet, GameEvent, Machine, ModifierEffect, Pending } from '../../../engine/index.ts';
import { changeText } from '../../cards/change-text.ts';
import type { Gundam } from '../board/context.ts';
import { TIMING_CLAUSES } from '../language/compiled.ts';

const NAMES: Record<string, string> = { p1: 'Player 1', p2: 'Player 2' };

/** One line for a person: what happened. Ids stand where the event has no card's name. */
export function describe(event: GameEvent, { cards }: CardSet<Gundam>): string {
  const { data, player, type } = event;
  const who = player === null ? 'The game' : (NAMES[player] ?? player);
  const name = (id: unknown): string => (typeof id === 'string' ? (cards.get(id)?.name ?? id) : 'a card');
  const list = (ids: unknown): string => (Array.isArray(ids) ? ids.map(name).join(', ') : '');
  const units = () => (data.units as { card: string }[]).map(({ card }) => name(card)).join(', ');
  switch (type) {
    case 'turn':
      return `Turn ${data.turn} begins: ${who}`;
    case 'phase':
      return `${data.phase} phase, ${data.step} step`;
    case 'player-one':
      return `${who} is Player One`;
    case 'shuffle':
      return `${who} shuffles the deck`;
    case 'draw':
      return `${who} draws ${data.count}${data.cards === undefined ? '' : `: ${list(data.cards)}`}`;
    case 'redraw':
      return `${who} puts ${data.count} cards from hand on the bottom of the deck`;
    case 'shields':
      return `${who} lays ${data.count} Shields`;
    case 'resource':
      return `${who} places ${data.ex ? 'an EX Resource' : 'a Resource'}${data.rested ? ', rested' : ''}`;
    case 'pay':
      return `${who} pays with ${data.resources} Resources and ${data.ex} EX Resources`;
    case 'resources-turned':
      return `${who}: ${data.count} Resources become ${data.state}`;
    case 'set-active':
      return `${(data.ids as string[]).join(', ') || 'Resources'} become active`;
    case 'rest':
      return `${(data.ids as string[]).join(', ')} rest`;
    case 'damage':
      return (data.hits as { target: string; amount: number }[])
        .map(({ target, amount }) => `${target} takes ${amount} damage`)
        .join('; ');
    case 'shield-damage':
      return `${who}'s top Shield takes ${data.amount} damage`;
    case 'player-damage':
      return `${who} takes ${data.amount} battle damage`;
    case 'recover':
      return (data.healed as { id: string; amount: number }[])
        .map(({ id, amount }) => `${id} recovers ${amount}`)
        .join('; ');
    case 'play-unit':
    case 'play-base':
    case 'play-pilot':
    case 'play-command':
      return `${who} plays ${name(data.card)}`;
    case 'deploy':
      return `${who} deploys ${name(data.card)} (${data.id})`;
    case 'deploy-base':
      return `${who} deploys the Base ${name(data.card)}`;
    case 'replaced-base':
      return `${name(data.card)} makes room for the new Base`;
    case 'base-destroyed':
      return `${name(data.card)} is destroyed`;
    case 'pair':
      return `${name(data.card)} is paired with ${data.unit}`;
    case 'link':
      return `${data.unit} is a Link Unit`;
    case 'destroy':
      return `Destroyed: ${units()}`;
    case 'move':
    case 'base-moved':
      return data.units
        ? `${units()} to ${data.to}`
        : `${data.cards === undefined ? `${data.count ?? 1} cards` : list(data.cards)} to ${data.to}`;
    case 'discard':
      return `${who} discards ${data.cards === undefined ? data.count : list(data.cards)}`;
    case 'shield-destroyed':
      return `${who}'s top Shield is revealed and destroyed: ${name(data.card)}`;
    case 'attack':
      return `${data.attacker} attacks ${data.target === 'player' ? 'the opponent' : data.target}`;
    case 'attack-step':
      return `Attack: ${data.step} step`;
    case 'block':
      return `${data.blocker} blocks ${data.attacker}`;
    case 'no-block':
      return `${who} does not block`;
    case 'target-changed':
      return `The attack of ${data.attacker} turns to ${data.to}`;
    case 'battle-abandoned':
      return 'Attacker or target is gone: the battle ends';
    case 'no-damage':
      return 'No damage is dealt';
    case 'excess-damage':
      return `${data.amount} damage is lost`;
    case 'unblockable':
      return `${data.attacker} can't be blocked`;
    case 'no-resource':
      return `${who} places no Resource: ${data.because}`;
    case 'not-replaced':
      return `${name(data.card)} replaces nothing for ${data.target} after all`;
    case 'nothing-done':
      return `${name(data.card)} has nothing to do here`;
    case 'forbidden':
      return `Not possible for ${(data.ids as string[]).join(', ')}: an effect forbids it`;
    case 'pilot-follows':
      return `${name(data.card)} goes with ${data.unit} to ${data.to}`;
    case 'token-gone':
      return `The token ${name(data.card)} leaves the game`;
    case 'turn-passes':
      return `${who}'s turn is over`;
    case 'battle-end':
      return 'The battle is over';
    case 'effect':
      return `${name(data.card)} takes effect`;
    case 'effect-skipped':
      return `${name(data.card)} does nothing`;
    case 'activate':
      return `${who} uses ${name(data.card)}`;
    case 'support':
      return `${data.unit} gives ${data.other} +${data.add} AP`;
    case 'instead':
      return `${name(data.card)} replaces what would happen to ${data.target}`;
    case 'modifier':
      return `${data.target}: ${changeText(data.effect as ModifierEffect)}`;
    case 'modifiers-end':
      return `Changes end on ${(data.targets as string[]).join(', ')}`;
    case 'look':
      return `${who} looks at ${data.count} cards`;
    case 'reveal':
      return `${who} reveals ${list(data.cards)}`;
    case 'chosen-at-random':
      return `Chosen at random: ${Array.isArray(data.chosen) ? data.chosen.join(', ') : `${data.chosen} cards`}`;
    case 'once-per-turn':
      return `${data.id} has used ${data.ability} this turn`;
    case 'window-closed':
      return 'Both players have passed: the action step is over';
    case 'main-phase-ended':
      return `${who} ends the main phase`;
    case 'pass':
      return `${who} passes`;
    case 'decision':
      return `${who} decides`;
    case 'concede':
      return `${who} concedes`;
    case 'loop-guard':
      return 'A loop is stopped';
    case 'game-end':
      return data.winner === null ? `A draw: ${data.reason}` : `${NAMES[data.winner as string]} wins: ${data.reason}`;
    default:
      return `${who}: ${type.replaceAll('-', ' ')}`;
  }
}

const WORDS: Record<string, string> = {
  deploy: 'Deploy',
  attack: 'Attack',
  destroyed: 'Destroyed',
  burst: 'Burst',
  whenPaired: 'When Paired',
  whenLinked: 'When Linked',
  startOfTurn: 'start of the turn',
  endOfTurn: 'end of the turn',
};

export function describePending(m: Machine<Gundam>, { card, program, source }: Pending): string {
  const compiled = card === null ? undefined : m.cards.cards.get(card);
  const timing = compiled?.abilities.find((ability) => ability.program === program)?.timings[0];
  const word = timing === undefined ? program : (WORDS[timing] ?? (timing in TIMING_CLAUSES ? 'effect' : timing));
  return `${compiled?.name ?? card ?? program}${source === null ? '' : ` (${source})`}: ${word}`;
}
