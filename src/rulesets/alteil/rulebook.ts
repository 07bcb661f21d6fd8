import type { Clause } from '../../engine/index.ts';

/**
 * Every clause that an event, a refusal or a decision of this game may cite. The numbered steps, the three mini-phases and
 * the notes are the law as it was given (`seed`); what other texts of the game say is `public`. G answers what the law
 * leaves open, A what in it can be read in two ways, R what play needs beyond that. A clause with an `option` can be
 * decided otherwise for a match.
 */
export const rulebook = {
  'turn.0': {
    title: 'Three phases, twenty-three steps',
    text: 'A turn is shared by both Iczers. It runs through the Set Phase, the Active Phase and the Action Phase, and its steps come in the order of their numbers, from 1 to 23.',
    origin: 'seed',
  },

  // Set Phase
  'set.1': {
    title: 'Step 1: units disengage',
    text: 'Every Engaged unit becomes Disengaged, CLOSED ones included. CLOSED units stay CLOSED.',
    origin: 'seed',
  },
  'set.2': { title: 'Step 2: SP', text: 'Each Iczer is given the SP of the turn.', origin: 'seed' },
  'set.3': {
    title: 'Step 3: deploy',
    text: 'An Iczer whose unit was revealed in the turn before chooses the cell of the own grid on which it will stand.',
    origin: 'seed',
  },
  'set.4': {
    title: 'Step 4: revival or burial',
    text: 'For each CLOSED unit its Iczer decides whether it will be revived or buried.',
    origin: 'seed',
  },
  'set.5a': {
    title: 'Step 5: raise sphere levels',
    text: 'Each Iczer may raise the levels of the own spheres.',
    origin: 'seed',
  },
  'set.5b': {
    title: 'Step 5: set a card',
    text: 'In the same step each Iczer may put a card face down into the own Set Area.',
    origin: 'seed',
  },

  // Active Phase
  'active.6': {
    title: 'Step 6: revival',
    text: 'The units that were chosen for it at step 4 are revived.',
    origin: 'seed',
  },
  'active.7': {
    title: 'Step 7: take the field',
    text: 'The units that were deployed at step 3 enter the grid, where everybody sees them.',
    origin: 'seed',
  },
  'active.8': { title: 'Step 8: battletime', text: 'The battletime changes.', origin: 'seed' },
  'active.9': {
    title: 'Step 9: sphere level up',
    text: 'The levels that were raised at step 5 take effect, and everybody learns them.',
    origin: 'seed',
  },
  'active.10': {
    title: 'Step 10: rank up',
    text: 'Units whose requirement is met rank up: after the levels have changed, before the set cards are revealed.',
    origin: 'seed',
  },
  'active.11': {
    title: 'Step 11: reveal cards',
    text: 'The cards in both Set Areas are turned face up.',
    origin: 'seed',
  },
  'active.12': {
    title: 'Step 12: backlashing',
    text: 'When both Iczers have revealed the same card, both copies are lost and neither Open Skill runs.',
    origin: 'seed',
  },
  'active.13': {
    title: 'Step 13: Open Skills of Grimoires',
    text: 'The Open Skills of the revealed Grimoires run.',
    origin: 'seed',
  },
  'active.14': {
    title: 'Step 14: Open Skills of units',
    text: 'The Open Skills of the revealed units run, always after those of Grimoires.',
    origin: 'seed',
  },
  'active.14a': {
    title: 'Step 14: by AGI',
    text: 'They run in the order of AGI, the highest first.',
    origin: 'seed',
  },
  'active.15': {
    title: 'Step 15: damage of the Open Skills',
    text: 'One Damage Resolution settles the damage of all Open Skills of this turn.',
    origin: 'seed',
  },
  'active.16': {
    title: 'Step 16: burial and SP return',
    text: 'One unit is buried and its SP comes back; the others follow in passes of their own.',
    origin: 'seed',
  },
  'active.16a': {
    title: 'Step 16: in the order of their deaths',
    text: 'The unit that was CLOSED first is buried first.',
    origin: 'seed',
  },
  'active.16b': {
    title: 'Step 16: mass extinction',
    text: 'Of units that were CLOSED together, those of the Iczer who set off the destruction are buried first.',
    origin: 'seed',
  },
  'active.16c': {
    title: 'Step 16: by cell',
    text: 'Among these, the unit on the lower cell number is buried first.',
    origin: 'seed',
  },
  'active.16d': {
    title: 'Step 16: SP return',
    text: 'With the burial the SP of the unit goes back to its Iczer.',
    origin: 'seed',
  },
  'active.17': {
    title: 'Step 17: damage of the Soul Skills',
    text: 'After each burial one Damage Resolution settles the damage of all Soul Skills which that burial set off.',
    origin: 'seed',
  },
  'active.18': {
    title: 'Step 18: the next burial',
    text: 'Burials go on until no unit is left that has to be buried.',
    origin: 'seed',
  },

  // Action Phase
  'action.19': {
    title: 'Step 19: Start Skills',
    text: 'The Start Skills of one unit run, one after the other.',
    origin: 'seed',
  },
  'action.19a': {
    title: 'Step 19: by AGI',
    text: 'Units take their turns at this in the order of AGI, the highest first.',
    origin: 'seed',
  },
  'action.20': {
    title: 'Step 20: damage of the Start Skills',
    text: 'A Damage Resolution settles the damage of the Start Skills of this one unit.',
    origin: 'seed',
  },
  'action.21': {
    title: 'Step 21: the next unit',
    text: 'Steps 19 and 20 are repeated until every unit has had its Start Skills.',
    origin: 'seed',
  },
  'action.22': {
    title: 'Step 22: the units act',
    text: 'Units act one after the other in the order of AGI, the highest first.',
    origin: 'seed',
  },
  'action.22.a': {
    title: 'Step 22.a: Auto Skill',
    text: 'One Auto Skill of the unit runs; when it has several, only one of them now.',
    origin: 'seed',
  },
  'action.22.b': {
    title: 'Step 22.b: damage of the Auto Skill',
    text: 'A Damage Resolution settles the damage of that one Auto Skill.',
    origin: 'seed',
  },
  'action.22.c': {
    title: 'Step 22.c: the next Auto Skill',
    text: 'This is repeated until all Auto Skills of the unit have run.',
    origin: 'seed',
  },
  'action.22.d': {
    title: 'Step 22.d: Action Menu',
    text: 'The Iczer of the unit decides what it does.',
    origin: 'seed',
  },
  'action.22.e': {
    title: 'Step 22.e: damage of the action',
    text: 'A Damage Resolution settles the damage that the action did.',
    origin: 'seed',
  },
  'action.22.e1': {
    title: 'Step 22.e: with its Soul Skills',
    text: 'The same Damage Resolution settles the damage of the Soul Skills that the action set off.',
    origin: 'seed',
  },
  'action.23': {
    title: 'Step 23: the next unit',
    text: 'Step 22 is repeated until every unit is CLOSED or Engaged.',
    origin: 'seed',
  },

  // LP Damage mini-phase
  'lp.0': {
    title: 'LP Damage mini-phase',
    text: 'It is entered whenever an Iczer takes LP damage, that of a burial included.',
    origin: 'seed',
  },
  'lp.1': { title: 'Soul Skills', text: 'The Soul Skills that apply activate in it.', origin: 'seed' },
  'lp.1a': {
    title: 'HP damage by a Soul Skill',
    text: 'A Soul Skill that does HP damage opens an HP Damage mini-phase inside.',
    origin: 'seed',
  },
  'lp.1b': {
    title: 'LP damage by a Soul Skill',
    text: 'A Soul Skill that does LP damage opens another LP Damage mini-phase inside, which ends before the outer one goes on.',
    origin: 'seed',
  },

  // HP Damage mini-phase
  'hp.0': {
    title: 'HP Damage mini-phase',
    text: 'It is entered whenever HP damage is done, always before any Damage Resolution.',
    origin: 'seed',
  },
  'hp.1a': {
    title: 'Who counters',
    text: 'The Counter Skill of a damaged unit initiates only when the unit has more than 0 HP.',
    origin: 'seed',
  },
  'hp.1b': {
    title: 'Initiating is not resolving',
    text: 'A Counter Skill that has initiated may have to wait before it takes effect.',
    origin: 'seed',
  },
  'hp.1c': {
    title: 'To the end of the Counter Queue',
    text: 'It is put behind everything that waits in the Counter Queue.',
    origin: 'seed',
  },
  'hp.1d': {
    title: 'Hit at once: by cell',
    text: 'When several units with Counter Skills are hit at once, all of them enter, the lower cell number first.',
    origin: 'seed',
  },
  'hp.1e': {
    title: 'Repeated effects',
    text: 'For an effect that is repeated a number of times, Counter Skills enter only after all repetitions.',
    origin: 'seed',
  },
  'hp.1f': {
    title: 'Repeated effects and the dead',
    text: 'They enter then only for units that have more than 0 HP at that time.',
    origin: 'seed',
  },
  'hp.2a': {
    title: 'The Counter Queue is emptied',
    text: 'All Counter Skills in the queue go off in their order, the first in first, before the step outside goes on.',
    origin: 'seed',
  },
  'hp.2b': {
    title: 'Counters of counters',
    text: 'An HP Damage mini-phase that a Counter Skill opens only adds its Counter Skills to the same queue; the emptying goes on.',
    origin: 'seed',
  },

  // Damage Resolution mini-phase
  'dr.1a': {
    title: 'Who closes with a skill',
    text: 'The Close Skill of a unit initiates in a Damage Resolution when the unit has less than 1 HP.',
    origin: 'seed',
  },
  'dr.1b': {
    title: 'Initiating is not resolving',
    text: 'A Close Skill that has initiated may have to wait before it takes effect.',
    origin: 'seed',
  },
  'dr.1c': {
    title: 'To the end of the Close Queue',
    text: 'It is put behind everything that waits in the Close Queue.',
    origin: 'seed',
  },
  'dr.1d': {
    title: 'Several at once: by cell',
    text: 'Close Skills that initiate at once all enter, the lower cell number first.',
    origin: 'seed',
  },
  'dr.2a': {
    title: 'The Close Queue is emptied',
    text: 'All Close Skills in the queue go off in their order; one has taken effect completely before the next begins.',
    origin: 'seed',
  },
  'dr.2b': {
    title: 'Closes of closes',
    text: 'A Close Skill that another one sets off is added to the queue, and the emptying goes on.',
    origin: 'seed',
  },
  'dr.2c': {
    title: 'Damage by a Close Skill',
    text: 'A Close Skill that does HP or LP damage opens that mini-phase inside; it ends before the next Close Skill.',
    origin: 'seed',
  },
  'dr.3': {
    title: 'Units are CLOSED',
    text: 'Then all units at 0 HP or below become CLOSED, in one moment.',
    origin: 'seed',
  },

  // Notes
  'notes.1': {
    title: 'No Damage Resolution inside',
    text: 'A Damage Resolution never begins inside an HP or LP Damage mini-phase. A unit that falls there stays open until the next one outside.',
    origin: 'seed',
  },
  'notes.2': {
    title: 'Everything closes at once',
    text: 'A Damage Resolution settles the damage of all mini-phases that came before it, however deeply they were nested.',
    origin: 'seed',
  },
  'notes.3': {
    title: 'Open Skills: one for all',
    text: 'The damage of all Open Skills is settled together.',
    origin: 'seed',
  },
  'notes.4': {
    title: 'Start Skills: one for each unit',
    text: 'The damage of Start Skills is settled unit by unit.',
    origin: 'seed',
  },
  'notes.5a': {
    title: 'Soul Skills: one for each burial',
    text: 'The damage of Soul Skills that burials set off is settled burial by burial.',
    origin: 'seed',
  },
  'notes.5b': {
    title: 'Soul Skills: with the action',
    text: 'The damage of Soul Skills that an action sets off is settled with that action.',
    origin: 'seed',
  },
  'notes.6': {
    title: 'Auto Skills: one for each skill',
    text: 'The damage of Auto Skills is settled skill by skill.',
    origin: 'seed',
  },

  // What the law leaves open
  G1: {
    title: 'Card File',
    text: 'Two Iczers duel, each with a Card File of 30 cards: 5 Soul Cards in an order and 25 others, at most 3 copies of a card. Nothing is drawn and there is no hand: the whole File can be used every turn.',
    origin: 'public',
  },
  G3: {
    title: 'SP of a turn',
    text: 'In turn 1 each Iczer is given 5 SP, in every later turn 2. SP that are not spent stay, without a limit.',
    origin: 'public',
    option: 'startingSp, spPerTurn',
  },
  G4: {
    title: 'Sphere levels',
    text: 'There are four spheres: Refess, Lawtia, Gowen, Falkow. Each begins at level 0. A level costs 1 SP; any number may be raised in a turn, and there is no highest level.',
    origin: 'public',
  },
  G5: {
    title: 'Setting a card',
    text: 'An Iczer sets at most one card a turn. The level of every sphere of the card has to be at least the level of the card, with what is raised in the same step. As many SP as the level of the card are paid at once.',
    origin: 'public',
  },
  G6: {
    title: 'When a set card arrives',
    text: 'A set unit is revealed in the same turn and its Open Skill runs in it; the unit is deployed in the next turn and may act in that one. A Grimoire goes to the Cemetery after its Open Skill.',
    origin: 'public',
  },
  G7: {
    title: 'The grid',
    text: 'Each Iczer has nine cells. 1, 2, 3 are the front row, 4, 5, 6 the middle, 7, 8, 9 the back; 1, 4, 7 are the left column, 2, 5, 8 the middle, 3, 6, 9 the right.',
    origin: 'public',
  },
  G8: {
    title: 'Range',
    text: 'A unit of RNG r reaches a target when at most r − 1 rows with units on them lie between the two, rows of the own grid counted as well. Rows with nothing but CLOSED units do not count.',
    origin: 'public',
    option: 'closedBlocksRange',
  },
  G9: {
    title: 'Damage',
    text: 'An attack does as much damage as AT is above the DF of the target, to an enemy in range that chance picks. The damage of skills is lessened by DF as well. A loss of HP that is not called damage is not, and enters no mini-phase. Damage of 0 is none: no mini-phase is entered.',
    origin: 'public',
    option: 'lossIsDamage',
  },
  G10: {
    title: 'Iczer Attack',
    text: 'When the opponent has no unit on the grid that could be attacked, Iczer Attack is offered instead of Attack: it costs 1 SP and does 1 LP damage. CLOSED units do not stand in its way. Without SP it is not offered.',
    origin: 'public',
    option: 'closedUnitsGuard',
  },
  G11: {
    title: 'Standby, Move, Action Skill',
    text: 'Standby heals a quarter of the greatest HP, rounded down. Move goes to any empty cell of the own grid; a cell with a CLOSED unit is not empty. An Action Skill is offered when its SP can be paid. After any action the unit is Engaged.',
    origin: 'public',
  },
  G12: {
    title: 'Revival',
    text: 'At step 4 1 SP is paid for each unit, and a copy of the card has to lie in the Card File. At step 6 the copy takes the place of the CLOSED card, which goes to the Cemetery: same cell, full HP, no changes left, no LP lost and no SP returned.',
    origin: 'public',
  },
  G13: {
    title: 'What a burial does',
    text: 'The unit goes to the Cemetery, then its Iczer gains as many SP as its level, then takes 1 LP damage.',
    origin: 'public',
  },
  G14: {
    title: 'Which units are buried',
    text: 'Those that were CLOSED at step 4 and were not chosen for revival. A unit that is CLOSED at step 15 or 17 waits for step 4 of the next turn.',
    origin: 'public',
  },
  G15: {
    title: 'Ties of AGI',
    text: 'Chance decides between units of equal AGI, anew each time, and between two Grimoires.',
    origin: 'public',
    option: 'agiTies',
  },
  G16: {
    title: 'AGI of a revealed unit',
    text: 'A unit that is not on the grid yet has the AGI that is printed on it.',
    origin: 'ruling',
  },
  G17: {
    title: 'Battletime',
    text: 'Step 8 of turn 1 sets Morning. Every later one goes on, from Morning to Day, from Day to Night, from Night to Morning.',
    origin: 'public',
  },
  G18: {
    title: 'Rank Up',
    text: 'A unit ranks up when its spheres have reached the level that it asks for and it has not ranked yet. It has to; all do so at once, and no Damage Resolution comes between.',
    origin: 'ruling',
  },
  G19: {
    title: 'Backlash',
    text: 'Both copies go to the Cemetery. No Open Skill runs, no LP are lost, and no SP return.',
    origin: 'ruling',
    option: 'backlashRefund',
  },
  G20: {
    title: 'Characters',
    text: 'Of a Character there is one copy on both grids together, CLOSED ones counted. A Character that is on a grid, or on its way to one, can’t be set.',
    origin: 'ruling',
  },
  G21: {
    title: 'No empty cell',
    text: 'A unit that finds no empty cell at step 3 goes to the Cemetery. Its SP return; no LP are lost.',
    origin: 'ruling',
  },
  G22: {
    title: 'More than one LP',
    text: 'LP damage of more than 1 is taken point by point, each point with an LP Damage mini-phase of its own.',
    origin: 'ruling',
  },
  G23: {
    title: 'Soul Skills',
    text: 'LP damage is taken by the first Soul Card that has LP left, in the order of the File, then by the Avatar. A Soul Card at 0 LP is turned up and its Soul Skill runs once, for the Iczer who lost the LP.',
    origin: 'public',
  },
  G24: {
    title: 'Defeat',
    text: 'The Iczer whose Avatar has lost its LP loses at once. When the same point takes both Avatars, the duel is a draw.',
    origin: 'ruling',
    option: 'simultaneousDefeat',
  },
  G25: {
    title: 'A duel without end',
    text: 'At the end of turn 100 the Iczer with more LP wins; with equal LP the duel is a draw.',
    origin: 'ruling',
    option: 'turnLimit',
  },
  G26: {
    title: 'Effects of one turn',
    text: 'Step 1 also ends the effects that last for one turn.',
    origin: 'public',
  },

  // What can be read in two ways
  A1: {
    title: '“Repeat 1 and 2” at 22.c',
    text: 'The list there has letters: a and b are meant. Each further Auto Skill has its own Damage Resolution.',
    origin: 'ruling',
  },
  A2: {
    title: '“Repeat 15 and 16” at 18',
    text: 'Steps 16 and 17 are meant. The Damage Resolution of the Open Skills comes once; that of step 17 comes after each burial.',
    origin: 'ruling',
  },
  A3: {
    title: '“Applicable” units at 18',
    text: 'Applicable are the units that were CLOSED at step 4, without those that are revived.',
    origin: 'ruling',
  },
  A4: {
    title: '“Close Cue”',
    text: 'The Close Cue and the Close Queue are the same: one queue, the first in first out.',
    origin: 'ruling',
  },
  A5: {
    title: 'A Counter of the fallen',
    text: 'A Counter Skill that waits goes off even if its unit has fallen to 0 HP or below since: HP are asked only on entry.',
    origin: 'ruling',
  },
  A6: {
    title: 'Hit several times',
    text: 'A unit hit several times by a repeated effect enters the Counter Queue once for each hit, in the order of the hits and then by cell. Where a match has it enter only once, its Counter Skill answers all that it took.',
    origin: 'ruling',
    option: 'counterPerHit',
  },
  A7: {
    title: 'Equal cell numbers',
    text: 'Of two units on the same number of both grids, that of the Iczer who did the damage goes first.',
    origin: 'ruling',
  },
  A8: {
    title: 'Healed before closing',
    text: 'A unit that a Close Skill lifts above 0 HP stays open. Its own Close Skill, if it has run, is not undone, and does not run again in this Damage Resolution.',
    origin: 'ruling',
  },
  A9: {
    title: '“The order killed”',
    text: 'Units that one Damage Resolution has CLOSED were killed together; those of an earlier one were killed before.',
    origin: 'ruling',
  },
  A10: {
    title: 'Who set off the destruction',
    text: 'The Iczer whose action or skill stands outermost in what the Damage Resolution settles; for step 15 the one whose Open Skill was the first to bring a unit that falls below 1 HP. A unit that fell before any Open Skill, because an effect ended or by its own Rank Up, fell by the doing of the Iczer of that effect, or of its own; where both did so at one moment, chance decides.',
    origin: 'ruling',
    option: 'openInitiator',
  },
  A11: {
    title: 'Raised at 5, level up at 9',
    text: 'At step 5 a raise is paid and counts for setting a card only. For everything else, and for everybody’s eyes, it counts from step 9.',
    origin: 'ruling',
  },
  A12: {
    title: 'The mini-phases of a burial',
    text: 'The LP Damage mini-phase of a burial belongs to step 16 and has ended, with all inside it, before the Damage Resolution of step 17.',
    origin: 'ruling',
  },
  A13: {
    title: 'Mini-phases inside a Damage Resolution',
    text: 'Close Skills may open HP and LP Damage mini-phases. Units that fall in them join the Close Queue of the same Damage Resolution; there is no second one inside.',
    origin: 'ruling',
  },
  A14: {
    title: 'Counters without end',
    text: 'After 500 skills in one mini-phase the rest of the queue is dropped, and the duel goes on. What an Iczer answers meanwhile does not begin the count anew.',
    origin: 'ruling',
  },
  A15: {
    title: '“Interrupts”',
    text: 'The interrupts are no phase of their own: they are entered from wherever damage is done and lead back there.',
    origin: 'ruling',
  },
  A16: {
    title: 'AGI that changes',
    text: 'Who acts next is looked at anew after each unit, among those that are open and Disengaged.',
    origin: 'ruling',
  },
  A17: {
    title: 'Closed before its Start',
    text: 'A unit that is CLOSED before its turn at step 19 is passed over: CLOSED units have no skills.',
    origin: 'ruling',
  },

  // What play needs beyond that
  R1: {
    title: 'Secret until revealed',
    text: 'What the Iczers choose at steps 3, 4 and 5 is made in secret and at the same time. A cell is revealed at step 7, a revival at 6, a raise at 9, a set card at 11, and the SP paid for each with it. Nobody is told before, not even whether something was chosen.',
    origin: 'ruling',
  },
  R2: {
    title: 'Copies kept for a revival',
    text: 'A copy that was promised to a revival at step 4 can’t be set at step 5. A copy is a card of the same name: printings with different ids are the same card, for revivals, backlash, Characters and the copies in a File. A revival takes the very same printing when it lies in the File, and otherwise the first by id.',
    origin: 'ruling',
    option: 'sameCard',
  },
  R3: {
    title: 'Greatest HP that changes',
    text: 'When the greatest HP rises or falls, the HP the unit has rise or fall by the same. That is no damage. Rank Up brings its HP in any case.',
    origin: 'ruling',
    option: 'greatestHp',
  },
  R4: {
    title: 'Closing by an effect',
    text: 'An effect that closes a unit takes all its HP without damage: no Counter Skill, and the unit is CLOSED by the next Damage Resolution, with its Close Skill.',
    origin: 'ruling',
  },
  R5: {
    title: 'Burying and reviving by an effect',
    text: 'Only a CLOSED unit can be buried or revived. Burials by an effect are as in step 16: one after the other, in that order, each with its SP and the mini-phase of its LP before the next. A revival by an effect takes no copy and costs no SP: the same card goes on with full HP and without changes.',
    origin: 'ruling',
  },
  R6: {
    title: 'Engaged before its menu',
    text: 'A unit that an effect engages before its Action Menu does not act in this turn; its Auto Skills, if they have begun, still run. A unit that an effect disengages may act once more.',
    origin: 'ruling',
  },
  R7: {
    title: 'What can be touched',
    text: 'Unless a skill says otherwise it touches units on the grids that are not CLOSED. A unit at 0 HP or below that is not CLOSED yet can still be touched.',
    origin: 'ruling',
  },
  R8: {
    title: 'What can’t be done',
    text: 'A skill does as much of what it says as can be done, in the order in which it says it; the rest is left out.',
    origin: 'ruling',
  },
  R9: {
    title: 'Choosing',
    text: 'A skill that says “choose” asks its Iczer when it comes to that. With fewer to choose from than it says, all of them are chosen. Otherwise chance picks.',
    origin: 'ruling',
  },
  R10: {
    title: 'Numbers have a floor',
    text: 'AT, DF, AGI and RNG are never below 0, SP are never below 0. HP may fall below 0.',
    origin: 'ruling',
  },
  R11: {
    title: 'Conditions of skills',
    text: 'A skill with a condition that is not met when it should run does nothing. An Action Skill with such a condition is not offered.',
    origin: 'ruling',
  },
  R12: {
    title: 'Skills given and taken',
    text: 'A skill that was given runs like a printed one, after those printed. A unit whose skills of a kind were taken has none of that kind, given ones included, as long as that lasts.',
    origin: 'ruling',
  },
  R13: {
    title: 'Several skills of one kind',
    text: 'Skills of one kind on one card run in the order in which they are printed.',
    origin: 'ruling',
  },
  R14: {
    title: 'Moving by an effect',
    text: 'A unit can be moved to empty cells of its own grid only. Two units of one grid can change places, CLOSED ones as well.',
    origin: 'ruling',
  },
  R15: {
    title: 'Only the acting unit',
    text: 'An Action Menu belongs to one unit and to its Iczer. Nobody else does anything meanwhile.',
    origin: 'ruling',
  },
  R16: {
    title: 'Both take LP damage',
    text: 'Damage to the LP of both takes a point from each at the same moment; then the Soul Skills run, first those of the Iczer who did the damage.',
    origin: 'ruling',
  },
  R17: { title: 'Conceding', text: 'An Iczer may concede at any moment and loses the duel.', origin: 'ruling' },
  R18: {
    title: 'The duel is over',
    text: 'When a duel has ended nothing can be done in it any more.',
    origin: 'ruling',
  },
  R19: {
    title: 'The younger change counts',
    text: 'Changes of one number count in the order in which they were made. An effect that sets a number replaces what was there, also what was added before; what is added later comes on top. The numbers of Rank Up belong to those printed on the card, whenever it ranks.',
    origin: 'ruling',
  },
  R20: {
    title: 'Actions without end',
    text: 'After 500 sub-phases in one turn no more units act in it, and after 500 Auto Skills in one sub-phase its Action Menu follows.',
    origin: 'ruling',
  },
  R21: {
    title: 'Given more than once',
    text: 'A unit has a skill as often as it was given, and each time counts: every one of its Start, Auto, Counter and Close Skills runs. An Action Skill is one choice all the same.',
    origin: 'ruling',
    option: 'givenTwice',
  },
  R22: {
    title: 'Numbers of several units',
    text: 'Where a skill counts with a number of several units, it is the total of them.',
    origin: 'ruling',
  },
  R23: {
    title: 'SP paid for what may be done',
    text: 'SP that an Iczer loses as the first part of what a skill leaves to the own choice are lost whole, or not at all when they are not all there.',
    origin: 'ruling',
  },
  R24: {
    title: 'Rows and columns',
    text: 'A row or column is chosen, or picked by chance, among those in which a unit stands that the skill could touch. All such units in it are meant.',
    origin: 'ruling',
  },
  R25: {
    title: 'The greatest HP alone',
    text: 'Where a skill changes the greatest HP alone, the HP a unit has stay, but are never more than the greatest. When such a change ends it is the same.',
    origin: 'ruling',
  },
  R26: {
    title: 'HP that are set',
    text: 'A skill that says which HP a unit has does no damage: DF does not count, no Counter Skill answers, and the unit is CLOSED by the next Damage Resolution where it has less than 1. It never has more than its greatest HP.',
    origin: 'ruling',
  },
  R27: {
    title: 'Base values',
    text: 'The base value of a number is that of the card, with Rank Up. A number that is restored to it loses every change that effects have made, younger and older ones alike.',
    origin: 'ruling',
  },
  R28: {
    title: 'Numbers by chance',
    text: 'Where a skill gives a number between two others, each whole number from the one to the other is as likely. Chance picks it when the skill comes to it.',
    origin: 'ruling',
  },
  R29: {
    title: 'An amount for each unit',
    text: 'An amount that depends on the unit is worked out for each of the units meant before anything is done to the first of them; damage of one instruction is one blow all the same.',
    origin: 'ruling',
  },
  R30: {
    title: 'Damage that pierces',
    text: 'Damage that pierces is not lessened by DF. Otherwise it is damage: Counter Skills answer it.',
    origin: 'ruling',
  },
  R31: {
    title: 'Levels that change',
    text: 'The level of a unit on the grid can be changed like its other numbers, and is never below 0. Filters, burials and skills look at the level it has then; a card off the grid has the level printed on it.',
    origin: 'ruling',
  },
  R32: {
    title: 'Sent away',
    text: 'A unit that a skill returns to the Card File, sends to the Cemetery or removes from the duel leaves the grid at once, open or CLOSED. It is no burial: no Close Skill, no SP, no LP. Its changes end. The skill that sent it away still knows the numbers it had.',
    origin: 'ruling',
  },
  R33: {
    title: 'Cards that change places',
    text: 'Cards that a skill takes from the Card File, the Cemetery or from what was removed from the duel are shown to both Iczers. The Iczer of the skill chooses where it says so; nobody chooses from the Card File of the other. The newest card of the Cemetery is the one that came last.',
    origin: 'ruling',
  },
  R34: {
    title: 'Summoning',
    text: 'A unit that a skill summons enters an empty cell of the grid of the Iczer of the skill, without Open Skills and SP, with full HP and Disengaged. A Character can be summoned only when it is on no grid and on its way to none.',
    origin: 'ruling',
  },
  R35: {
    title: 'What is put off',
    text: 'A skill that puts something off until a later step keeps what it has chosen and counted. At that step, after what the rules do in it and before anything else, all that was put off is carried out in the order in which it was; other amounts are worked out then. Damage of it is settled by the next Damage Resolution.',
    origin: 'ruling',
  },
  R36: {
    title: 'Rank Up by an effect',
    text: 'A unit that a skill ranks up need not have reached the level; one whose card has no Rank Up, or that has ranked, does not. The HP of Rank Up come with it in any case. A unit that ranks down loses all of it, and may rank up again at step 10.',
    origin: 'ruling',
  },
  R37: {
    title: 'Rows that change places',
    text: 'When two rows of a grid change places, every unit in them moves at the same moment, CLOSED ones as well, and stays in its column.',
    origin: 'ruling',
  },
  R38: {
    title: 'Sphere levels by an effect',
    text: 'Sphere levels that a skill changes count at once, and are never below 0. What was raised at step 5 is added at step 9.',
    origin: 'ruling',
  },
  R39: {
    title: 'Battletime by an effect',
    text: 'A skill that changes the battletime makes it what it says at once; step 8 goes on from there.',
    origin: 'ruling',
  },
  R40: {
    title: 'Units as Soul Cards',
    text: 'A unit with LP of its own may lie in the Card File or among the Soul Cards; both count as copies of it. As a Soul Card it has its Soul Skills only, on the grid all but those.',
    origin: 'ruling',
  },
  R41: {
    title: 'What can’t be done',
    text: 'What a card or a skill forbids is not done. A unit that can’t be hit by attacks is left out when a target is picked, as it is by the damage of an Attack Skill, and stands in the way of an Iczer Attack all the same. A unit that certain skills can’t affect is neither chosen nor picked nor meant by them; its own skills always affect it. A unit that can take no action at all is Engaged when its turn to act comes.',
    origin: 'ruling',
  },
  R42: {
    title: 'Cards that can’t be set',
    text: 'An Iczer who can’t set certain cards may still raise levels and set others at step 5. A card that is set already stays.',
    origin: 'ruling',
  },
  R43: {
    title: 'How often a skill runs',
    text: 'A skill with a limit runs so often for an Iczer in a turn or a duel, all copies of the card counted together. One that does nothing because its condition is not met, or its SP are not there, has not run. How often a skill has run is counted in the same way.',
    origin: 'ruling',
  },
  R44: {
    title: 'SP for skills that run by themselves',
    text: 'A skill other than an Action Skill that costs SP is paid when it should run. Without the SP it does nothing.',
    origin: 'public',
  },
  R45: {
    title: 'Actions in another way',
    text: 'A unit with an Attack, Iczer Attack or Standby Skill whose condition holds carries that out in place of what the action does, where the action could be taken. A Move Skill comes after the move. The SP of an Iczer Attack are those of the skill where it says some.',
    origin: 'public',
  },
  R46: {
    title: 'What a revival costs',
    text: 'A unit whose card says so costs other SP than 1 to be revived at step 4.',
    origin: 'public',
  },
  R47: {
    title: 'Marks and counters',
    text: 'A unit or an Iczer bears any number of counters of a name; a mark is one. They stay as long as the skill says, and go with the burial or revival of the unit; those that came last go first. They do nothing by themselves. The counter “grimoires” of an Iczer grows by 1 with each Grimoire whose Open Skills begin.',
    origin: 'ruling',
  },
  R48: {
    title: 'Attacks that do more',
    text: 'What the attacks of all units of an Iczer do in addition is added to AT before DF is taken off. It does not count where a skill uses the AT of a unit.',
    origin: 'ruling',
  },
  R49: {
    title: 'Engaged for longer',
    text: 'A unit that is Engaged until the end of a later turn does not become Disengaged at step 1 before. An effect that disengages it ends that.',
    origin: 'ruling',
  },
  R50: {
    title: 'Taken as another card',
    text: 'A card that is taken as another one fits where a skill asks for the name of that one. For copies, revivals, backlash and Characters it is what its own name says.',
    origin: 'ruling',
  },
  R51: {
    title: 'SP for what may be done',
    text: 'An Iczer who may do something for SP, or pay SP to be spared something, is asked when the skill comes to it and pays at once. Without the SP the answer is no.',
    origin: 'ruling',
  },
  R52: {
    title: 'A skill that uses another',
    text: 'Where a skill uses another one of its card, that one runs at once, with its condition, limit and price, before the rest of the first.',
    origin: 'ruling',
  },
  R53: {
    title: 'Winning by an effect',
    text: 'An extension, not in the game as published: a skill can say that an Iczer wins. The duel is over at once.',
    origin: 'ruling',
  },
  R54: {
    title: 'Units that can’t be damaged, or can’t fall',
    text: 'An extension, not in the game as published: damage to a unit that can’t be damaged is none. A unit that can’t fall keeps 1 HP of those it has, whatever damage or loss would take; HP that are set are what they are.',
    origin: 'ruling',
  },
  R55: {
    title: 'At one moment',
    text: 'Counter Skills that answer the damage of instructions that are one moment come after the last of them, as with an effect that is repeated.',
    origin: 'ruling',
  },
  R56: {
    title: 'By what damage was done',
    text: 'An extension, not in the game as published: a Counter Skill can ask by what the damage was done. What Attack and Iczer Attack do is done by an attack, what a skill says in their place included; everything else a skill does is done by a skill.',
    origin: 'ruling',
  },
  R57: {
    title: 'LP damage that is less or none',
    text: 'An extension, not in the game as published: LP damage to an Iczer can be more, less or none for a time, that of burials included where the skill does not say otherwise. It is worked out each time such damage is done, before the first point of it; what comes to 0 opens no mini-phase.',
    origin: 'ruling',
  },
  R58: {
    title: 'Prices that change',
    text: 'An extension, not in the game as published: setting a card, using a skill or an Iczer Attack can cost more or fewer SP for a time, and never less than 0. The price counts at the moment of paying. What comes back with a burial is the level all the same.',
    origin: 'ruling',
  },
  R59: {
    title: 'Watch Skills',
    text: 'An extension, not in the game as published: a Watch Skill of an open unit runs each time what it waits for has happened, after the action or skill and all that this set off in mini-phases, before the next Damage Resolution; one that waits for counters at once. Of several, those of the Iczer who did it run first, then by cell. Nothing waits for a Watch Skill.',
    origin: 'ruling',
  },
  R60: {
    title: 'What has happened',
    text: 'An extension, not in the game as published: a skill can ask how often something has happened in the turn or in the duel. A skill counts when it is over, an action when it is taken.',
    origin: 'ruling',
  },
  R61: {
    title: 'Several parts, and parts that can be done',
    text: 'An extension, not in the game as published: where a skill lets several of its parts be chosen, they are chosen at once and carried out in printed order. Where it says so, only parts are offered in which some instruction could do something: those it is for are there, or the cards are.',
    origin: 'ruling',
  },
  R62: {
    title: 'Allowed all the same',
    text: 'An extension, not in the game as published: a card or a skill can allow a unit to reach every enemy whatever the range, or to use Iczer Attack while units stand on the other grid. What is forbidden otherwise stays forbidden.',
    origin: 'ruling',
  },
  R63: {
    title: 'Skills of another unit',
    text: 'An extension, not in the game as published: a unit that gets the skills of another one is given those which that one has at that moment, printed ones and given ones; it keeps them when the other one leaves.',
    origin: 'ruling',
  },
  R64: {
    title: 'Striking at each other',
    text: 'An extension, not in the game as published: two units that strike at each other do their AT, less DF, to the other at one moment, each as the one that does the damage; it is done by a skill and not by an attack.',
    origin: 'ruling',
  },
  R65: {
    title: 'Attacking by an effect',
    text: 'An extension, not in the game as published: a unit that attacks by an effect does so as from its Action Menu: in range, not where it can’t attack or the other one can’t be hit, with its Attack Skill, and with a target that chance picks. It costs no SP and does not make the unit Engaged.',
    origin: 'ruling',
  },
  R66: {
    title: 'Damage that is divided',
    text: 'An extension, not in the game as published: the Iczer of the skill says how much of the damage each of the units gets, all of it together and before DF; some may get nothing. It is one blow.',
    origin: 'ruling',
  },
  R67: {
    title: 'All of them or nobody',
    text: 'An extension, not in the game as published: a skill can say that nobody is chosen, or picked by chance, where there are fewer than it asks for.',
    origin: 'ruling',
  },
  R68: {
    title: 'Every so many turns',
    text: 'An extension, not in the game as published: what is said of every so-manieth turn goes by the number of the turn, beginning with the turn of that number where no other is named.',
    origin: 'ruling',
  },
  R69: {
    title: 'Cards that are locked',
    text: 'So many copies of a card in a Card File can be locked for a time: they can’t be set, and are there for everything else. Both Iczers are shown which. Nobody chooses from the Card File of the other.',
    origin: 'public',
  },
  R70: {
    title: 'Attacks on who is out of range',
    text: 'A unit whose Attack Skill damages enemies wherever they stand can attack although nobody is in range, as long as that damage finds an enemy.',
    origin: 'ruling',
  },
  R71: {
    title: 'What an action does as well',
    text: 'An Attack, Iczer Attack or Standby Skill can do what its action does without it, and more. An attack in it needs somebody in range who can be hit, and is done by an attack.',
    origin: 'ruling',
  },
  R72: {
    title: 'Skills that only others use',
    text: 'A skill that only another skill of its card uses never runs by itself, and is had by no unit.',
    origin: 'public',
  },
  R73: {
    title: 'What an Iczer Attack costs',
    text: 'The Iczer Attack of a unit whose card says so costs other SP than 1.',
    origin: 'public',
  },
  R74: {
    title: 'What is forbidden no longer',
    text: 'A skill can lift what effects forbid of units and Iczers, whoever has forbidden it and for however long. What a card forbids itself stays.',
    origin: 'public',
  },
  R75: {
    title: 'What outlasts a revival',
    text: 'A change that stays until the unit is gone is not ended when the unit is revived. It ends when the unit leaves the grid. A revived unit is Disengaged all the same.',
    origin: 'public',
  },
} as const satisfies Record<string, Clause>;

export type ClauseId = keyof typeof rulebook;
