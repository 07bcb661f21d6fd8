/** The values that fields of cards can have. */

import type { Told } from '../../cards/dictionary.ts';
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { values } = explain(rulebook);

const self = 'The unit whose skill it is.';

/** When skills of each kind run, and which parties and amounts they know beside what they find themselves. */
export const KINDS_EXPLAINED = {
  open: {
    means:
      'Runs when the card is revealed: at step 13 for a Grimoire, at step 14 for a unit, which is not on the grid yet. The damage of all of them is settled together at step 15. (active.14)',
    carries: {},
  },
  start: {
    means:
      'Runs at step 19 of every turn for each open unit that has it, the highest AGI first. Its damage is settled unit by unit. (action.19)',
    carries: { this: self },
  },
  auto: {
    means:
      'Runs at step 22.a, by itself, each time the unit’s turn to act begins, before its Action Menu. (action.22.a)',
    carries: { this: self },
  },
  action: {
    means:
      'Offered in the unit’s Action Menu while its SP can be paid and its condition holds. The unit is Engaged then. (action.22.d)',
    carries: { this: self },
  },
  counter: {
    means:
      'Runs after the unit has taken HP damage, if it has more than 0 HP then. It waits in the Counter Queue and runs even if the unit has fallen meanwhile. (hp.1a)',
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
      'Runs in a Damage Resolution when the unit has less than 1 HP, before it becomes CLOSED. One that is lifted above 0 HP stays open. (dr.1a)',
    carries: { this: 'The unit that has fallen.' },
  },
  watch: {
    means:
      'Runs each time something happens that its `when` speaks of, after the action or skill that it was, before the next Damage Resolution. The units of whoever did it go first, then by cell. An extension. (R59)',
    carries: {
      this: self,
      cause: 'The unit that did it, or to which it happened. Nobody where that was a card that is no unit on the grid.',
    },
  },
  soul: {
    means: 'Runs once when the Soul Card has no LP left, for the Iczer who lost the LP: `you` is that Iczer. (G23)',
    carries: {},
  },
  attack: {
    means:
      'Carried out in place of what Attack does, when the unit attacks. With nobody in range the unit can attack where damage of the skill finds an enemy. For what Attack does as well write `usual`. (R45)',
    carries: { this: self },
  },
  iczerAttack: {
    means:
      'Carried out in place of what Iczer Attack does. Its `cost` is that of the action, where it is given; for a price alone write `iczerAttackCost`. (R45)',
    carries: { this: self },
  },
  standby: { means: 'Carried out in place of what Standby does. (R45)', carries: { this: self } },
  move: { means: 'Carried out after the unit has moved by Move. (R45)', carries: { this: self } },
} as const satisfies Record<word.Kind, Told>;

const { start, auto, action, counter, close, watch } = KINDS_EXPLAINED;
const onGrid = { start, auto, action, counter, close, watch };

const numbers = {
  at: 'AT now. Never below 0. (R10)',
  df: 'DF now. Never below 0. (R10)',
  agi: 'AGI now. Never below 0. (R10)',
  rng: 'RNG now. Never below 0. (R10)',
} as const;

const GRIDS = { own: 'The grid of the Iczer whose skill it is.', enemy: 'The grid of the opponent.' } as const;

export const ROWS = {
  front: 'Cells 1, 2 and 3. (G7)',
  middle: 'Cells 4, 5 and 6. (G7)',
  back: 'Cells 7, 8 and 9. (G7)',
} as const;

export const SPHERES = {
  refess: 'Refess. (G4)',
  lawtia: 'Lawtia. (G4)',
  gowen: 'Gowen. (G4)',
  falkow: 'Falkow. (G4)',
} as const;

const places = {
  ofThis: 'That of the unit whose skill it is, on both grids. None where that unit is not on the grid.',
  ofIt: 'Those of the units that `it` means, on both grids. None while `it` is nobody.',
} as const;

export const valueWords = values(
  ['kinds-on-the-grid', 'Kinds of skills that units on the grid have', word.unitKind],
  ['kinds-taken', 'Kinds of skills that are taken', word.takenKind],
  ['sides', 'Sides', word.side],
  ['one-side', 'One of the grids', word.oneSide],
  ['states', 'States of units', word.state],
  ['iczers', 'Iczers', word.who],
  ['iczers-or-both', 'Iczers, one or both', word.anyone],
  ['durations', 'Durations', word.until],
  ['stats', 'Numbers that are set', word.stat],
  ['numbers', 'Numbers that are read', word.number],
  ['rows', 'Rows', word.row],
  ['columns', 'Columns', word.column],
  ['spheres', 'Spheres', word.sphere],
  ['battletimes', 'Battletimes', word.battletime],
  ['operators', 'Comparisons', word.operator],
)({
  ...of('kinds-on-the-grid', onGrid),
  ...of('kinds-taken', onGrid),
  'kinds-taken.all': 'Skills of every one of these kinds.',
  ...of('sides', GRIDS),
  'sides.any': 'Both grids, the own one first.',
  ...of('one-side', GRIDS),
  'states.open': 'Not CLOSED. A unit at 0 HP or below that no Damage Resolution has CLOSED yet is still open. (R7)',
  'states.closed': 'CLOSED.',
  'states.any': 'CLOSED or not.',
  'iczers.you': 'The Iczer whose skill it is. For a skill that was given it is the Iczer of the unit that has it.',
  'iczers.opponent': 'The other Iczer.',
  'iczers-or-both.you': 'The Iczer whose skill it is.',
  'iczers-or-both.opponent': 'The other Iczer.',
  'iczers-or-both.each': 'Both.',
  'durations.turn': 'Until step 1 of the next turn. (G26)',
  'durations.nextTurn': 'Until step 1 of the turn after the next: this turn and the whole next one. (G26)',
  'durations.always': 'As long as the unit is on the grid and is not revived.',
  'durations.gone': 'As long as the unit is on the grid, also when it is revived. (R75)',
  'stats.hp': 'The greatest HP; the HP it has change as much, unless the match says otherwise. (R3)',
  'stats.maxHp': 'The greatest HP alone; the HP it has stay, but are never more than that. (R25)',
  'stats.level': 'The level. (R31)',
  'stats.at': 'AT.',
  'stats.df': 'DF.',
  'stats.agi': 'AGI.',
  'stats.rng': 'RNG.',
  'numbers.hp': 'The HP it has now. They may be below 0 until it is CLOSED, and after. (R10)',
  'numbers.maxHp': 'The greatest HP it can have now. (R3)',
  ...of('numbers', numbers),
  'numbers.level': 'The level it has now. (R31)',
  ...of('rows', ROWS),
  ...of('rows', places),
  'columns.left': 'Cells 1, 4 and 7. (G7)',
  'columns.middle': 'Cells 2, 5 and 8. (G7)',
  'columns.right': 'Cells 3, 6 and 9. (G7)',
  ...of('columns', places),
  ...of('spheres', SPHERES),
  'battletimes.morning': 'Morning: turns 1, 4, 7 and so on, from step 8. (G17)',
  'battletimes.day': 'Day, which follows Morning. (G17)',
  'battletimes.night': 'Night, which follows Day; Morning follows it. (G17)',
  ...of('operators', usual.OPERATORS),
});
