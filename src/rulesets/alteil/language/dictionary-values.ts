/** The values that fields of cards can have. */

import type { Explained } from '../../../engine/index.ts';
import { explain } from '../../cards/dictionary.ts';
import type { ClauseId } from '../rulebook.ts';
import {
  anyone,
  battletime,
  column,
  type Kind,
  number,
  oneSide,
  operator,
  row,
  side,
  sphere,
  stat,
  state,
  takenKind,
  unitKind,
  until,
  who,
} from './language.ts';

const { values } = explain<ClauseId>();

const self = 'The unit whose skill it is.';

/** When skills of each kind run, and which parties and amounts they know beside what they find themselves. */
export const KINDS_EXPLAINED = {
  open: {
    means:
      'Runs when the card is revealed: at step 13 for a Grimoire, at step 14 for a unit, which is not on the grid yet. The damage of all of them is settled together at step 15.',
    clause: 'active.14',
    carries: {},
  },
  start: {
    means:
      'Runs at step 19 of every turn for each open unit that has it, the highest AGI first. Its damage is settled unit by unit.',
    clause: 'action.19',
    carries: { this: self },
  },
  auto: {
    means: 'Runs at step 22.a, by itself, each time the unit’s turn to act begins, before its Action Menu.',
    clause: 'action.22.a',
    carries: { this: self },
  },
  action: {
    means:
      'Offered in the unit’s Action Menu while its SP can be paid and its condition holds. The unit is Engaged then.',
    clause: 'action.22.d',
    carries: { this: self },
  },
  counter: {
    means:
      'Runs after the unit has taken HP damage, if it has more than 0 HP then. It waits in the Counter Queue and runs even if the unit has fallen meanwhile.',
    clause: 'hp.1a',
    carries: {
      this: 'The unit that was damaged.',
      cause:
        'The unit whose attack or skill did the damage. Nobody where the skill of a Grimoire, of a Soul Card or of a unit that is not on the grid yet did it.',
      taken:
        'How many HP the damage took, after DF. It is one hit, unless the match has a unit counter several hits once.',
    },
  },
  close: {
    means:
      'Runs in a Damage Resolution when the unit has less than 1 HP, before it becomes CLOSED. One that is lifted above 0 HP stays open.',
    clause: 'dr.1a',
    carries: { this: 'The unit that has fallen.' },
  },
  watch: {
    means:
      'Runs each time something happens that its `when` speaks of, after the action or skill that it was, before the next Damage Resolution. The units of whoever did it go first, then by cell. An extension.',
    clause: 'R59',
    carries: {
      this: self,
      cause: 'The unit that did it, or to which it happened. Nobody where that was a card that is no unit on the grid.',
    },
  },
  soul: {
    means: 'Runs once when the Soul Card has no LP left, for the Iczer who lost the LP: `you` is that Iczer.',
    clause: 'G23',
    carries: {},
  },
  attack: {
    means:
      'Carried out in place of what Attack does, when the unit attacks. With nobody in range the unit can attack where damage of the skill finds an enemy. For what Attack does as well write `usual`.',
    clause: 'R45',
    carries: { this: self },
  },
  iczerAttack: {
    means:
      'Carried out in place of what Iczer Attack does. Its `cost` is that of the action, where it is given; for a price alone write `iczerAttackCost`.',
    clause: 'R45',
    carries: { this: self },
  },
  standby: {
    means: 'Carried out in place of what Standby does.',
    clause: 'R45',
    carries: { this: self },
  },
  move: {
    means: 'Carried out after the unit has moved by Move.',
    clause: 'R45',
    carries: { this: self },
  },
} as const satisfies Record<Kind, Explained<ClauseId>>;

const { start, auto, action, counter, close, watch } = KINDS_EXPLAINED;
const onGrid = { start, auto, action, counter, close, watch };

const numbers = {
  at: { means: 'AT now. Never below 0.', clause: 'R10' },
  df: { means: 'DF now. Never below 0.', clause: 'R10' },
  agi: { means: 'AGI now. Never below 0.', clause: 'R10' },
  rng: { means: 'RNG now. Never below 0.', clause: 'R10' },
} as const;

const places = {
  ofThis: 'That of the unit whose skill it is, on both grids. None where that unit is not on the grid.',
  ofIt: 'Those of the units that `it` means, on both grids. None while `it` is nobody.',
} as const;

export const valueWords = [
  values('kinds-on-the-grid', 'Kinds of skills that units on the grid have', unitKind, onGrid),
  values('kinds-taken', 'Kinds of skills that are taken', takenKind, {
    ...onGrid,
    all: 'Skills of every one of these kinds.',
  }),
  values('sides', 'Sides', side, {
    own: 'The grid of the Iczer whose skill it is.',
    enemy: 'The grid of the opponent.',
    any: 'Both grids, the own one first.',
  }),
  values('one-side', 'One of the grids', oneSide, {
    own: 'The grid of the Iczer whose skill it is.',
    enemy: 'The grid of the opponent.',
  }),
  values('states', 'States of units', state, {
    open: {
      means: 'Not CLOSED. A unit at 0 HP or below that no Damage Resolution has CLOSED yet is still open.',
      clause: 'R7',
    },
    closed: 'CLOSED.',
    any: 'CLOSED or not.',
  }),
  values('iczers', 'Iczers', who, {
    you: 'The Iczer whose skill it is. For a skill that was given it is the Iczer of the unit that has it.',
    opponent: 'The other Iczer.',
  }),
  values('iczers-or-both', 'Iczers, one or both', anyone, {
    you: 'The Iczer whose skill it is.',
    opponent: 'The other Iczer.',
    each: 'Both.',
  }),
  values('durations', 'Durations', until, {
    turn: { means: 'Until step 1 of the next turn.', clause: 'G26' },
    nextTurn: { means: 'Until step 1 of the turn after the next: this turn and the whole next one.', clause: 'G26' },
    always: 'As long as the unit is on the grid and is not revived.',
    gone: { means: 'As long as the unit is on the grid, also when it is revived.', clause: 'R75' },
  }),
  values('stats', 'Numbers that are set', stat, {
    hp: { means: 'The greatest HP; the HP it has change as much, unless the match says otherwise.', clause: 'R3' },
    maxHp: { means: 'The greatest HP alone; the HP it has stay, but are never more than that.', clause: 'R25' },
    level: { means: 'The level.', clause: 'R31' },
    at: 'AT.',
    df: 'DF.',
    agi: 'AGI.',
    rng: 'RNG.',
  }),
  values('numbers', 'Numbers that are read', number, {
    hp: { means: 'The HP it has now. They may be below 0 until it is CLOSED, and after.', clause: 'R10' },
    maxHp: { means: 'The greatest HP it can have now.', clause: 'R3' },
    ...numbers,
    level: { means: 'The level it has now.', clause: 'R31' },
  }),
  values('rows', 'Rows', row, {
    front: { means: 'Cells 1, 2 and 3.', clause: 'G7' },
    middle: { means: 'Cells 4, 5 and 6.', clause: 'G7' },
    back: { means: 'Cells 7, 8 and 9.', clause: 'G7' },
    ...places,
  }),
  values('columns', 'Columns', column, {
    left: { means: 'Cells 1, 4 and 7.', clause: 'G7' },
    middle: { means: 'Cells 2, 5 and 8.', clause: 'G7' },
    right: { means: 'Cells 3, 6 and 9.', clause: 'G7' },
    ...places,
  }),
  values('spheres', 'Spheres', sphere, {
    refess: { means: 'Refess.', clause: 'G4' },
    lawtia: { means: 'Lawtia.', clause: 'G4' },
    gowen: { means: 'Gowen.', clause: 'G4' },
    falkow: { means: 'Falkow.', clause: 'G4' },
  }),
  values('battletimes', 'Battletimes', battletime, {
    morning: { means: 'Morning: turns 1, 4, 7 and so on, from step 8.', clause: 'G17' },
    day: { means: 'Day, which follows Morning.', clause: 'G17' },
    night: { means: 'Night, which follows Day; Morning follows it.', clause: 'G17' },
  }),
  values('operators', 'Comparisons', operator, {
    '<': 'The first is less.',
    '<=': 'The first is less or equal.',
    '=': 'Both are equal.',
    '>=': 'The first is greater or equal.',
    '>': 'The first is greater.',
  }),
];
