import type { Sentence } from '../../engine/index.ts';
import { does, names } from '../../engine/index.ts';

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

const titlesOf = (part: string): readonly string[] => STEPS.map((what, step) => `Step ${step}${part}: ${what}`);

/** How the steps read, and their parts: they come again in every turn. */
const TITLES = titlesOf('');
const TITLES_OF_PARTS: Readonly<Record<string, readonly string[]>> = {
  a: titlesOf('.a'),
  b: titlesOf('.b'),
  e: titlesOf('.e'),
};

const MINI_PHASES: Record<string, string> = {
  hp: 'HP Damage mini-phase',
  lp: 'LP Damage mini-phase',
  dr: 'Damage Resolution mini-phase',
};

const WAYS: Record<string, string> = {
  attack: 'attack',
  iczerAttack: 'attack the Iczer',
  standby: 'stand by',
  move: 'move',
};

const WHERE: Record<string, string> = {
  file: 'goes back to the Card File',
  cemetery: 'goes to the Cemetery',
  out: 'is removed from the duel',
};

/** Every event of the game, and what is said of it. */
export const EVENTS = {
  turn: (data) => `Turn ${data.turn} begins`,
  phase: (data) => `${{ set: 'Set', active: 'Active', action: 'Action' }[String(data.phase)] ?? ''} Phase`,
  step: ({ step, part, skipped, unit }) => {
    const titles = part === undefined ? TITLES : TITLES_OF_PARTS[String(part)];
    const known = typeof step === 'number' ? titles?.[step] : undefined;
    const title = known ?? `Step ${step}${part === undefined ? '' : `.${part}`}: ${STEPS[Number(step)] ?? ''}`;
    if (skipped !== true) return unit === undefined ? title : `${title} (${unit})`;
    return `${title} (nothing to do)${unit === undefined ? '' : ` (${unit})`}`;
  },
  acting: (data) => (data.unit === null ? 'The sub-phase is over' : `${data.unit} begins its sub-phase`),
  battletime: (data) => `It is ${data.to}`,
  sp: (data, { who }) => `${who} ${Number(data.by) < 0 ? 'loses' : 'gains'} ${Math.abs(Number(data.by))} SP`,
  'deploy-choice': (data, { who }) => `${who} chooses ${data.cell === undefined ? 'a cell' : `cell ${data.cell}`}`,
  'revival-choice': (data, { who }) =>
    data.units === undefined
      ? `${who} decides about the CLOSED units`
      : `${who} will revive ${names(data.units) || 'nobody'}`,
  'set-choice': (data, { who, name }) =>
    data.paid === undefined
      ? `${who} has decided about spheres and Set Area`
      : `${who} sets ${data.set === null ? 'nothing' : name(data.set)} and pays ${data.paid} SP in all`,
  'sphere-level': (data, { who }) =>
    `${who}: ${Object.entries(data.levels as Record<string, number>)
      .map(([sphere, level]) => `${sphere} is at level ${level}`)
      .join(', ')}`,
  'no-card-set': (_data, { who }) => `${who} has set no card`,
  reveal: (data, { who, name }) => `${who} reveals ${name(data.card)}`,
  backlash: (data, { name }) => `Backlash: both Iczers have set ${name(data.card)}`,
  'to-cemetery': (data, { name }) => `${name(data.card)} goes to the Cemetery: ${data.because}`,
  'take-field': (data, { name }) => `${name(data.card)} takes the field on cell ${data.cell}`,
  revive: (data, { name }) => `${name(data.card)} is revived`,
  'rank-up': (data) => does(data.units, 'ranks up', 'rank up'),
  engage: (data) => does(data.units, 'becomes Engaged', 'become Engaged'),
  disengage: (data) => does(data.units, 'becomes Disengaged', 'become Disengaged'),
  'mini-phase': (data) => `${MINI_PHASES[String(data.of)] ?? ''}${data.nested === true ? ', inside another' : ''}`,
  queued: (data) => `The ${data.queue === 'counter' ? 'Counter' : 'Close'} Skill of ${data.unit} is put on the queue`,
  'no-counter': (data) => `${names(data.units)} can’t counter: no HP left`,
  closed: (data) => `CLOSED: ${names(data.units)}`,
  rescued: (data) => `${does(data.units, 'stays', 'stay')} open: healed in time`,
  'no-start': (data) => `${names(data.units)} will have no Start Skills: CLOSED before the turn came`,
  'fallen-counters': (data) => `${data.unit} counters although it has fallen`,
  burials: (data) => `To be buried: ${names(data.units) || 'nobody'}`,
  'burials-wait': (data) => `CLOSED until the next turn: ${names(data.units)}`,
  'nothing-closes': () => 'No unit is CLOSED',
  bury: (data, { name }) => `${name(data.card)} is buried`,
  'no-damage': (data) => does(data.units, 'takes no damage', 'take no damage'),
  heal: (data) =>
    (data.healed as { unit: string; amount: number }[])
      .map(({ unit, amount }) => `${unit} is healed by ${amount}`)
      .join('; '),
  'hp-loss': (data) =>
    (data.losses as { unit: string; amount: number }[])
      .map(({ unit, amount }) => `${unit} loses ${amount} HP`)
      .join('; '),
  'hp-kept': (data) =>
    (data.units as { unit: string; hp: number; most: number }[])
      .map(({ unit, hp, most }) => `${unit} has ${hp} of ${most} HP`)
      .join('; '),
  'hp-set': (data) =>
    (data.units as { unit: string; hp: number }[]).map(({ unit, hp }) => `${unit} has ${hp} HP now`).join('; '),
  sent: (data, { name }) => `${name(data.card)} ${WHERE[String(data.zone)]}`,
  summon: (data, { name }) => `${name(data.card)} is summoned to cell ${data.cell}`,
  'rank-down': (data) => does(data.units, 'ranks down', 'rank down'),
  'rows-swapped': (_data, { who }) => `Two rows of the grid of ${who} change places`,
  'cards-moved': (data, { who, list }) => `${list(data.cards)} of ${who} ${WHERE[String(data.to)]}`,
  'cards-unlocked': (data, { who, list }) => `${list(data.cards)} of ${who} can be set again`,
  'cards-locked': (data, { who, list }) => `${list(data.cards)} of ${who} can’t be set for a time`,
  rolled: (data, { who }) => `${who} is dealt ${data.value} by chance`,
  'lp-damage': (data, { who }) => `${who} takes 1 LP damage and has ${data.lp} LP`,
  'lp-changed': (data, { who }) => `${who} takes ${data.amount} LP damage instead of ${data.of}`,
  'soul-spent': (data, { who, name }) => `${who}’s Soul Card ${name(data.card)} has no LP left`,
  attack: (data) => `${data.unit} attacks ${data.target}`,
  'iczer-attack': (data) => `${data.unit} attacks the opposing Iczer`,
  standby: (data) => `${data.unit} stands by`,
  'action-skill': (data, { name }) => `${data.unit} uses an Action Skill of ${name(data.card)}`,
  'no-action': (data) => `${data.unit} is Engaged and does not act`,
  move: (data) => `${data.unit} moves from cell ${data.from} to cell ${data.to}`,
  swap: (data) => `${names(data.units)} change places`,
  'acts-otherwise': (data) => `${data.unit} uses its own way to ${WAYS[String(data.action)]}`,
  'limit-reached': (data, { name }) => `${name(data.card)} does nothing: it has run as often as it may`,
  'cost-not-paid': (data, { name }) => `${name(data.card)} does nothing: its ${data.cost} SP are not there`,
  'condition-not-met': (data, { name }) => `${name(data.card)} does nothing: its condition is not met`,
  'nothing-done': (data, { name }) => `${name(data.card)} has nothing to do here`,
  'parts-at-random': (data) => `Chosen by chance: ${names(data.chosen)}`,
  'chosen-at-random': (data) => `Chosen by chance: ${names(data.units)}`,
  tie: (data) => `${names(data.among)} are equal: ${data.first} goes first`,
  'modifiers-end': (data) => `Changes end on ${names([...new Set(data.targets as string[])])}`,
} as const satisfies Readonly<Record<string, Sentence>>;
