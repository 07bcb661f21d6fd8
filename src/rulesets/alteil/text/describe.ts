import type { CardSet, GameEvent, Machine, ModifierEffect, Pending } from '../../../engine/index.ts';
import { changeText } from '../../cards/change-text.ts';
import type { Alteil } from '../board/context.ts';
import { skillNamed } from '../board/printed.ts';
import { KIND_WORDS } from '../language/compiled.ts';

const NAMES: Record<string, string> = { p1: 'Iczer 1', p2: 'Iczer 2' };

const STEPS: readonly string[] = [
  '',
  'units disengage',
  'SP',
  'deploy',
  'revival or burial',
  'raise sphere levels, set a card',
  'revival',
  'take the field',
  'battletime',
  'sphere levels',
  'rank up',
  'reveal cards',
  'backlashing',
  'Open Skills of Grimoires',
  'Open Skills of units',
  'damage of the Open Skills',
  'burial',
  'damage of the Soul Skills',
  'the next burial',
  'Start Skills',
  'damage of the Start Skills',
  'the next unit',
  'action',
  'all units have acted',
];

const MINI_PHASES: Record<string, string> = {
  hp: 'HP Damage mini-phase',
  lp: 'LP Damage mini-phase',
  dr: 'Damage Resolution mini-phase',
};

/** One line for a person: what happened. Ids stand where the event has no card's name. */
export function describe(event: GameEvent, { cards }: CardSet<Alteil>): string {
  const { data, player, type } = event;
  const who = player === null ? 'The duel' : (NAMES[player] ?? player);
  const name = (id: unknown): string => (typeof id === 'string' ? (cards.get(id)?.name ?? id) : 'a card');
  const units = (): string => (data.units as string[]).join(', ');
  switch (type) {
    case 'turn':
      return `Turn ${data.turn} begins`;
    case 'phase':
      return `${{ set: 'Set', active: 'Active', action: 'Action' }[String(data.phase)] ?? ''} Phase`;
    case 'step':
      return `Step ${data.step}${data.part === undefined ? '' : `.${data.part}`}: ${STEPS[Number(data.step)] ?? ''}${data.skipped === true ? ' (nothing to do)' : ''}${data.unit === undefined ? '' : ` (${data.unit})`}`;
    case 'acting':
      return data.unit === null ? 'The sub-phase is over' : `${data.unit} begins its sub-phase`;
    case 'battletime':
      return `It is ${data.to}`;
    case 'sp':
      return `${who} ${Number(data.by) < 0 ? 'loses' : 'gains'} ${Math.abs(Number(data.by))} SP`;
    case 'deploy-choice':
      return `${who} chooses ${data.cell === undefined ? 'a cell' : `cell ${data.cell}`}`;
    case 'revival-choice':
      return data.units === undefined
        ? `${who} decides about the CLOSED units`
        : `${who} will revive ${units() || 'nobody'}`;
    case 'set-choice':
      return data.paid === undefined
        ? `${who} has decided about spheres and Set Area`
        : `${who} sets ${data.set === null ? 'nothing' : name(data.set)} and pays ${data.paid} SP in all`;
    case 'sphere-level':
      return `${who}: ${Object.entries(data.levels as Record<string, number>)
        .map(([sphere, level]) => `${sphere} is at level ${level}`)
        .join(', ')}`;
    case 'no-card-set':
      return `${who} has set no card`;
    case 'reveal':
      return `${who} reveals ${name(data.card)}`;
    case 'backlash':
      return `Backlash: both Iczers have set ${name(data.card)}`;
    case 'to-cemetery':
      return `${name(data.card)} goes to the Cemetery: ${data.because}`;
    case 'take-field':
      return `${name(data.card)} (${data.id}) takes the field on cell ${data.cell}`;
    case 'revive':
      return `${name(data.card)} (${data.unit}) is revived`;
    case 'rank-up':
      return `${units()} rank up`;
    case 'engage':
      return `${units()} become Engaged`;
    case 'disengage':
      return `${units()} become Disengaged`;
    case 'mini-phase':
      return `${MINI_PHASES[String(data.of)] ?? ''}${data.nested === true ? ', inside another' : ''}`;
    case 'queued':
      return `The ${data.queue === 'counter' ? 'Counter' : 'Close'} Skill of ${data.unit} is put on the queue`;
    case 'no-counter':
      return `${units()} can’t counter: no HP left`;
    case 'closed':
      return `CLOSED: ${units()}`;
    case 'rescued':
      return `${units()} stay open: healed in time`;
    case 'no-start':
      return `${units()} will have no Start Skills: CLOSED before their turn`;
    case 'fallen-counters':
      return `${data.unit} counters although it has fallen`;
    case 'burials':
      return `To be buried: ${units() || 'nobody'}`;
    case 'burials-wait':
      return `CLOSED until the next turn: ${units()}`;
    case 'nothing-closes':
      return 'No unit is CLOSED';
    case 'bury':
      return `${name(data.card)} (${data.unit}) is buried`;
    case 'damage':
      return (data.hits as { target: string; amount: number }[])
        .map(({ target, amount }) => `${target} takes ${amount} damage`)
        .join('; ');
    case 'no-damage':
      return `${units()} take no damage`;
    case 'heal':
      return (data.healed as { unit: string; amount: number }[])
        .map(({ unit, amount }) => `${unit} is healed by ${amount}`)
        .join('; ');
    case 'hp-loss':
      return (data.losses as { unit: string; amount: number }[])
        .map(({ unit, amount }) => `${unit} loses ${amount} HP`)
        .join('; ');
    case 'hp-kept':
      return (data.units as { unit: string; hp: number; most: number }[])
        .map(({ unit, hp, most }) => `${unit} has ${hp} of ${most} HP`)
        .join('; ');
    case 'lp-damage':
      return `${who} takes 1 LP damage and has ${data.lp} LP`;
    case 'soul-spent':
      return `${who}’s Soul Card ${name(data.card)} has no LP left`;
    case 'attack':
      return `${data.unit} attacks ${data.target}`;
    case 'iczer-attack':
      return `${data.unit} attacks the opposing Iczer`;
    case 'standby':
      return `${data.unit} stands by`;
    case 'action-skill':
      return `${data.unit} uses an Action Skill of ${name(data.card)}`;
    case 'no-action':
      return `${data.unit} is Engaged and does not act`;
    case 'move':
      return `${data.unit} moves from cell ${data.from} to cell ${data.to}`;
    case 'swap':
      return `${(data.units as string[]).join(' and ')} change places`;
    case 'effect':
      return `${name(data.card)} takes effect`;
    case 'condition-not-met':
      return `${name(data.card)} does nothing: its condition is not met`;
    case 'nothing-done':
      return `${name(data.card)} has nothing to do here`;
    case 'chosen-at-random':
      return `Chosen by chance: ${units()}`;
    case 'tie':
      return `Equal: ${(data.among as string[]).join(', ')}; ${data.first} goes first`;
    case 'modifier':
      return `${data.target}: ${changeText(data.effect as ModifierEffect)}`;
    case 'modifiers-end':
      return `Changes end on ${[...new Set(data.targets as string[])].join(', ')}`;
    case 'decision':
      return `${who} decides`;
    case 'concede':
      return `${who} concedes`;
    case 'loop-guard':
      return 'A loop is stopped';
    case 'game-end':
      return data.winner === null ? `A draw: ${data.reason}` : `${NAMES[String(data.winner)]} wins: ${data.reason}`;
    default:
      return `${who}: ${type}`;
  }
}

export function describePending(m: Machine<Alteil>, { card, program, source }: Pending): string {
  const skill = skillNamed(m, program);
  const name = (card === null ? undefined : m.cards.cards.get(card)?.name) ?? program;
  return `${name}${source === null ? '' : ` (${source})`}: ${skill ? KIND_WORDS[skill.kind] : program}`;
}
