import { published, ruling, seed } from '../../engine/index.ts';

/**
 * Every clause that an event, a refusal or a decision of this game may cite. The numbered steps, the three mini-phases and
 * the notes are the law as it was given (`seed`); what other texts of the game say is `public`. G answers what the law
 * leaves open, A what in it can be read in two ways, R what play needs beyond that. A clause with an `option` can be
 * decided otherwise for a match.
 */
export const rulebook = {
  'turn.0': seed(
    'Three phases, twenty-three steps',
    'A turn is shared by both Iczers. It runs through the Set Phase, the Active Phase and the Action Phase, and its steps come in the order of their numbers, from 1 to 23.',
  ),

  // Set Phase
  'set.1': seed(
    'Step 1: units disengage',
    'Every Engaged unit becomes Disengaged, CLOSED ones included. CLOSED units stay CLOSED.',
  ),
  'set.2': seed('Step 2: SP', 'Each Iczer is given the SP of the turn.'),
  'set.3': seed(
    'Step 3: deploy',
    'An Iczer whose unit was revealed in the turn before chooses the cell of the own grid on which it will stand.',
  ),
  'set.4': seed(
    'Step 4: revival or burial',
    'For each CLOSED unit its Iczer decides whether it will be revived or buried.',
  ),
  'set.5a': seed('Step 5: raise sphere levels', 'Each Iczer may raise the levels of the own spheres.'),
  'set.5b': seed('Step 5: set a card', 'In the same step each Iczer may put a card face down into the own Set Area.'),

  // Active Phase
  'active.6': seed('Step 6: revival', 'The units that were chosen for it at step 4 are revived.'),
  'active.7': seed(
    'Step 7: take the field',
    'The units that were deployed at step 3 enter the grid, where everybody sees them.',
  ),
  'active.8': seed('Step 8: battletime', 'The battletime changes.'),
  'active.9': seed(
    'Step 9: sphere level up',
    'The levels that were raised at step 5 take effect, and everybody learns them.',
  ),
  'active.10': seed(
    'Step 10: rank up',
    'Units whose requirement is met rank up: after the levels have changed, before the set cards are revealed.',
  ),
  'active.11': seed('Step 11: reveal cards', 'The cards in both Set Areas are turned face up.'),
  'active.12': seed(
    'Step 12: backlashing',
    'When both Iczers have revealed the same card, both copies are lost and neither Open Skill runs.',
  ),
  'active.13': seed('Step 13: Open Skills of Grimoires', 'The Open Skills of the revealed Grimoires run.'),
  'active.14': seed(
    'Step 14: Open Skills of units',
    'The Open Skills of the revealed units run, always after those of Grimoires.',
  ),
  'active.14a': seed('Step 14: by AGI', 'They run in the order of AGI, the highest first.'),
  'active.15': seed(
    'Step 15: damage of the Open Skills',
    'One Damage Resolution settles the damage of all Open Skills of this turn.',
  ),
  'active.16': seed(
    'Step 16: burial and SP return',
    'One unit is buried and its SP comes back; the others follow in passes of their own.',
  ),
  'active.16a': seed('Step 16: in the order of their deaths', 'The unit that was CLOSED first is buried first.'),
  'active.16b': seed(
    'Step 16: mass extinction',
    'Of units that were CLOSED together, those of the Iczer who set off the destruction are buried first.',
  ),
  'active.16c': seed('Step 16: by cell', 'Among these, the unit on the lower cell number is buried first.'),
  'active.16d': seed('Step 16: SP return', 'With the burial the SP of the unit goes back to its Iczer.'),
  'active.17': seed(
    'Step 17: damage of the Soul Skills',
    'After each burial one Damage Resolution settles the damage of all Soul Skills which that burial set off.',
  ),
  'active.18': seed('Step 18: the next burial', 'Burials go on until no unit is left that has to be buried.'),

  // Action Phase
  'action.19': seed('Step 19: Start Skills', 'The Start Skills of one unit run, one after the other.'),
  'action.19a': seed('Step 19: by AGI', 'Units take their turns at this in the order of AGI, the highest first.'),
  'action.20': seed(
    'Step 20: damage of the Start Skills',
    'A Damage Resolution settles the damage of the Start Skills of this one unit.',
  ),
  'action.21': seed(
    'Step 21: the next unit',
    'Steps 19 and 20 are repeated until every unit has had its Start Skills.',
  ),
  'action.22': seed('Step 22: the units act', 'Units act one after the other in the order of AGI, the highest first.'),
  'action.22.a': seed(
    'Step 22.a: Auto Skill',
    'One Auto Skill of the unit runs; when it has several, only one of them now.',
  ),
  'action.22.b': seed(
    'Step 22.b: damage of the Auto Skill',
    'A Damage Resolution settles the damage of that one Auto Skill.',
  ),
  'action.22.c': seed('Step 22.c: the next Auto Skill', 'This is repeated until all Auto Skills of the unit have run.'),
  'action.22.d': seed('Step 22.d: Action Menu', 'The Iczer of the unit decides what it does.'),
  'action.22.e': seed('Step 22.e: damage of the action', 'A Damage Resolution settles the damage that the action did.'),
  'action.22.e1': seed(
    'Step 22.e: with its Soul Skills',
    'The same Damage Resolution settles the damage of the Soul Skills that the action set off.',
  ),
  'action.23': seed('Step 23: the next unit', 'Step 22 is repeated until every unit is CLOSED or Engaged.'),

  // LP Damage mini-phase
  'lp.0': seed('LP Damage mini-phase', 'It is entered whenever an Iczer takes LP damage, that of a burial included.'),
  'lp.1': seed('Soul Skills', 'The Soul Skills that apply activate in it.'),
  'lp.1a': seed('HP damage by a Soul Skill', 'A Soul Skill that does HP damage opens an HP Damage mini-phase inside.'),
  'lp.1b': seed(
    'LP damage by a Soul Skill',
    'A Soul Skill that does LP damage opens another LP Damage mini-phase inside, which ends before the outer one goes on.',
  ),

  // HP Damage mini-phase
  'hp.0': seed(
    'HP Damage mini-phase',
    'It is entered whenever HP damage is done, always before any Damage Resolution.',
  ),
  'hp.1a': seed('Who counters', 'The Counter Skill of a damaged unit initiates only when the unit has more than 0 HP.'),
  'hp.1b': seed(
    'Initiating is not resolving',
    'A Counter Skill that has initiated may have to wait before it takes effect.',
  ),
  'hp.1c': seed('To the end of the Counter Queue', 'It is put behind everything that waits in the Counter Queue.'),
  'hp.1d': seed(
    'Hit at once: by cell',
    'When several units with Counter Skills are hit at once, all of them enter, the lower cell number first.',
  ),
  'hp.1e': seed(
    'Repeated effects',
    'For an effect that is repeated a number of times, Counter Skills enter only after all repetitions.',
  ),
  'hp.1f': seed(
    'Repeated effects and the dead',
    'They enter then only for units that have more than 0 HP at that time.',
  ),
  'hp.2a': seed(
    'The Counter Queue is emptied',
    'All Counter Skills in the queue go off in their order, the first in first, before the step outside goes on.',
  ),
  'hp.2b': seed(
    'Counters of counters',
    'An HP Damage mini-phase that a Counter Skill opens only adds its Counter Skills to the same queue; the emptying goes on.',
  ),

  // Damage Resolution mini-phase
  'dr.1a': seed(
    'Who closes with a skill',
    'The Close Skill of a unit initiates in a Damage Resolution when the unit has less than 1 HP.',
  ),
  'dr.1b': seed(
    'Initiating is not resolving',
    'A Close Skill that has initiated may have to wait before it takes effect.',
  ),
  'dr.1c': seed('To the end of the Close Queue', 'It is put behind everything that waits in the Close Queue.'),
  'dr.1d': seed(
    'Several at once: by cell',
    'Close Skills that initiate at once all enter, the lower cell number first.',
  ),
  'dr.2a': seed(
    'The Close Queue is emptied',
    'All Close Skills in the queue go off in their order; one has taken effect completely before the next begins.',
  ),
  'dr.2b': seed(
    'Closes of closes',
    'A Close Skill that another one sets off is added to the queue, and the emptying goes on.',
  ),
  'dr.2c': seed(
    'Damage by a Close Skill',
    'A Close Skill that does HP or LP damage opens that mini-phase inside; it ends before the next Close Skill.',
  ),
  'dr.3': seed('Units are CLOSED', 'Then all units at 0 HP or below become CLOSED, in one moment.'),

  // Notes
  'notes.1': seed(
    'No Damage Resolution inside',
    'A Damage Resolution never begins inside an HP or LP Damage mini-phase. A unit that falls there stays open until the next one outside.',
  ),
  'notes.2': seed(
    'Everything closes at once',
    'A Damage Resolution settles the damage of all mini-phases that came before it, however deeply they were nested.',
  ),
  'notes.3': seed('Open Skills: one for all', 'The damage of all Open Skills is settled together.'),
  'notes.4': seed('Start Skills: one for each unit', 'The damage of Start Skills is settled unit by unit.'),
  'notes.5a': seed(
    'Soul Skills: one for each burial',
    'The damage of Soul Skills that burials set off is settled burial by burial.',
  ),
  'notes.5b': seed(
    'Soul Skills: with the action',
    'The damage of Soul Skills that an action sets off is settled with that action.',
  ),
  'notes.6': seed('Auto Skills: one for each skill', 'The damage of Auto Skills is settled skill by skill.'),

  // What the law leaves open
  G1: published(
    'Card File',
    'Two Iczers duel, each with a Card File of 30 cards: 5 Soul Cards in an order and 25 others, at most 3 copies of a card. Nothing is drawn and there is no hand: the whole File can be used every turn.',
  ),
  G3: published(
    'SP of a turn',
    'In turn 1 each Iczer is given 5 SP, in every later turn 2. SP that are not spent stay, without a limit.',
    'startingSp, spPerTurn',
  ),
  G4: published(
    'Sphere levels',
    'There are four spheres: Refess, Lawtia, Gowen, Falkow. Each begins at level 0. A level costs 1 SP; any number may be raised in a turn, and there is no highest level.',
  ),
  G5: published(
    'Setting a card',
    'An Iczer sets at most one card a turn. The level of every sphere of the card has to be at least the level of the card, with what is raised in the same step. As many SP as the level of the card are paid at once.',
  ),
  G6: published(
    'When a set card arrives',
    'A set unit is revealed in the same turn and its Open Skill runs in it; the unit is deployed in the next turn and may act in that one. A Grimoire goes to the Cemetery after its Open Skill.',
  ),
  G7: published(
    'The grid',
    'Each Iczer has nine cells. 1, 2, 3 are the front row, 4, 5, 6 the middle, 7, 8, 9 the back; 1, 4, 7 are the left column, 2, 5, 8 the middle, 3, 6, 9 the right.',
  ),
  G8: published(
    'Range',
    'A unit of RNG r reaches a target when at most r − 1 rows with units on them lie between the two, rows of the own grid counted as well. Rows with nothing but CLOSED units do not count.',
    'closedBlocksRange',
  ),
  G9: published(
    'Damage',
    'An attack does as much damage as AT is above the DF of the target, to an enemy in range that chance picks. The damage of skills is lessened by DF as well. A loss of HP that is not called damage is not, and enters no mini-phase. Damage of 0 is none: no mini-phase is entered.',
    'lossIsDamage',
  ),
  G10: published(
    'Iczer Attack',
    'When the opponent has no unit on the grid that could be attacked, Iczer Attack is offered instead of Attack: it costs 1 SP and does 1 LP damage. CLOSED units do not stand in its way. Without SP it is not offered.',
    'closedUnitsGuard',
  ),
  G11: published(
    'Standby, Move, Action Skill',
    'Standby heals a quarter of the greatest HP, rounded down. Move goes to any empty cell of the own grid; a cell with a CLOSED unit is not empty. An Action Skill is offered when its SP can be paid. After any action the unit is Engaged.',
  ),
  G12: published(
    'Revival',
    'At step 4 1 SP is paid for each unit, and a copy of the card has to lie in the Card File. At step 6 the copy takes the place of the CLOSED card, which goes to the Cemetery: same cell, full HP, no changes left, no LP lost and no SP returned.',
  ),
  G13: published(
    'What a burial does',
    'The unit goes to the Cemetery, then its Iczer gains as many SP as its level, then takes 1 LP damage.',
  ),
  G14: published(
    'Which units are buried',
    'Those that were CLOSED at step 4 and were not chosen for revival. A unit that is CLOSED at step 15 or 17 waits for step 4 of the next turn.',
  ),
  G15: published(
    'Ties of AGI',
    'Chance decides between units of equal AGI, anew each time, and between two Grimoires.',
    'agiTies',
  ),
  G16: ruling('AGI of a revealed unit', 'A unit that is not on the grid yet has the AGI that is printed on it.'),
  G17: published(
    'Battletime',
    'Step 8 of turn 1 sets Morning. Every later one goes on, from Morning to Day, from Day to Night, from Night to Morning.',
  ),
  G18: ruling(
    'Rank Up',
    'A unit ranks up when its spheres have reached the level that it asks for and it has not ranked yet. It has to; all do so at once, and no Damage Resolution comes between.',
  ),
  G19: ruling(
    'Backlash',
    'Both copies go to the Cemetery. No Open Skill runs, no LP are lost, and no SP return.',
    'backlashRefund',
  ),
  G20: ruling(
    'Characters',
    'Of a Character there is one copy on both grids together, CLOSED ones counted. A Character that is on a grid, or on its way to one, can’t be set.',
  ),
  G21: ruling(
    'No empty cell',
    'A unit that finds no empty cell at step 3 goes to the Cemetery. Its SP return; no LP are lost.',
  ),
  G22: ruling(
    'More than one LP',
    'LP damage of more than 1 is taken point by point, each point with an LP Damage mini-phase of its own.',
  ),
  G23: published(
    'Soul Skills',
    'LP damage is taken by the first Soul Card that has LP left, in the order of the File, then by the Avatar. A Soul Card at 0 LP is turned up and its Soul Skill runs once, for the Iczer who lost the LP.',
  ),
  G24: ruling(
    'Defeat',
    'The Iczer whose Avatar has lost its LP loses at once. When the same point takes both Avatars, the duel is a draw.',
    'simultaneousDefeat',
  ),
  G25: ruling(
    'A duel without end',
    'At the end of turn 100 the Iczer with more LP wins; with equal LP the duel is a draw.',
    'turnLimit',
  ),
  G26: published('Effects of one turn', 'Step 1 also ends the effects that last for one turn.'),

  // What can be read in two ways
  A1: ruling(
    '“Repeat 1 and 2” at 22.c',
    'The list there has letters: a and b are meant. Each further Auto Skill has its own Damage Resolution.',
  ),
  A2: ruling(
    '“Repeat 15 and 16” at 18',
    'Steps 16 and 17 are meant. The Damage Resolution of the Open Skills comes once; that of step 17 comes after each burial.',
  ),
  A3: ruling(
    '“Applicable” units at 18',
    'Applicable are the units that were CLOSED at step 4, without those that are revived.',
  ),
  A4: ruling('“Close Cue”', 'The Close Cue and the Close Queue are the same: one queue, the first in first out.'),
  A5: ruling(
    'A Counter of the fallen',
    'A Counter Skill that waits goes off even if its unit has fallen to 0 HP or below since: HP are asked only on entry.',
  ),
  A6: ruling(
    'Hit several times',
    'A unit hit several times by a repeated effect enters the Counter Queue once for each hit, in the order of the hits and then by cell. Where a match has it enter only once, its Counter Skill answers all that it took.',
    'counterPerHit',
  ),
  A7: ruling(
    'Equal cell numbers',
    'Of two units on the same number of both grids, that of the Iczer who did the damage goes first.',
  ),
  A8: ruling(
    'Healed before closing',
    'A unit that a Close Skill lifts above 0 HP stays open. Its own Close Skill, if it has run, is not undone, and does not run again in this Damage Resolution.',
  ),
  A9: ruling(
    '“The order killed”',
    'Units that one Damage Resolution has CLOSED were killed together; those of an earlier one were killed before.',
  ),
  A10: ruling(
    'Who set off the destruction',
    'The Iczer whose action or skill stands outermost in what the Damage Resolution settles; for step 15 the one whose Open Skill was the first to bring a unit that falls below 1 HP. A unit that fell before any Open Skill, because an effect ended or by its own Rank Up, fell by the doing of the Iczer of that effect, or of its own; where both did so at one moment, chance decides.',
    'openInitiator',
  ),
  A11: ruling(
    'Raised at 5, level up at 9',
    'At step 5 a raise is paid and counts for setting a card only. For everything else, and for everybody’s eyes, it counts from step 9.',
  ),
  A12: ruling(
    'The mini-phases of a burial',
    'The LP Damage mini-phase of a burial belongs to step 16 and has ended, with all inside it, before the Damage Resolution of step 17.',
  ),
  A13: ruling(
    'Mini-phases inside a Damage Resolution',
    'Close Skills may open HP and LP Damage mini-phases. Units that fall in them join the Close Queue of the same Damage Resolution; there is no second one inside.',
  ),
  A14: ruling(
    'Counters without end',
    'After 500 skills in one mini-phase the rest of the queue is dropped, and the duel goes on. What an Iczer answers meanwhile does not begin the count anew.',
  ),
  A15: ruling(
    '“Interrupts”',
    'The interrupts are no phase of their own: they are entered from wherever damage is done and lead back there.',
  ),
  A16: ruling(
    'AGI that changes',
    'Who acts next is looked at anew after each unit, among those that are open and Disengaged.',
  ),
  A17: ruling(
    'Closed before its Start',
    'A unit that is CLOSED before its turn at step 19 is passed over: CLOSED units have no skills.',
  ),

  // What play needs beyond that
  R1: ruling(
    'Secret until revealed',
    'What the Iczers choose at steps 3, 4 and 5 is made in secret and at the same time. A cell is revealed at step 7, a revival at 6, a raise at 9, a set card at 11, and the SP paid for each with it. Nobody is told before, not even whether something was chosen.',
  ),
  R2: ruling(
    'Copies kept for a revival',
    'A copy that was promised to a revival at step 4 can’t be set at step 5. A copy is a card of the same name: printings with different ids are the same card, for revivals, backlash, Characters and the copies in a File. A revival takes the very same printing when it lies in the File, and otherwise the first by id.',
    'sameCard',
  ),
  R3: ruling(
    'Greatest HP that changes',
    'When the greatest HP rises or falls, the HP the unit has rise or fall by the same. That is no damage. Rank Up brings its HP in any case.',
    'greatestHp',
  ),
  R4: ruling(
    'Closing by an effect',
    'An effect that closes a unit takes all its HP without damage: no Counter Skill, and the unit is CLOSED by the next Damage Resolution, with its Close Skill.',
  ),
  R5: ruling(
    'Burying and reviving by an effect',
    'Only a CLOSED unit can be buried or revived. Burials by an effect are as in step 16: one after the other, in that order, each with its SP and the mini-phase of its LP before the next. A revival by an effect takes no copy and costs no SP: the same card goes on with full HP and without changes.',
  ),
  R6: ruling(
    'Engaged before its menu',
    'A unit that an effect engages before its Action Menu does not act in this turn; its Auto Skills, if they have begun, still run. A unit that an effect disengages may act once more.',
  ),
  R7: ruling(
    'What can be touched',
    'Unless a skill says otherwise it touches units on the grids that are not CLOSED. A unit at 0 HP or below that is not CLOSED yet can still be touched.',
  ),
  R8: ruling(
    'What can’t be done',
    'A skill does as much of what it says as can be done, in the order in which it says it; the rest is left out.',
  ),
  R9: ruling(
    'Choosing',
    'A skill that says “choose” asks its Iczer when it comes to that. With fewer to choose from than it says, all of them are chosen. Otherwise chance picks.',
  ),
  R10: ruling(
    'Numbers have a floor',
    'AT, DF, AGI and RNG are never below 0, SP are never below 0. HP may fall below 0.',
  ),
  R11: ruling(
    'Conditions of skills',
    'A skill with a condition that is not met when it should run does nothing. An Action Skill with such a condition is not offered.',
  ),
  R12: ruling(
    'Skills given and taken',
    'A skill that was given runs like a printed one, after those printed. A unit whose skills of a kind were taken has none of that kind, given ones included, as long as that lasts.',
  ),
  R13: ruling(
    'Several skills of one kind',
    'Skills of one kind on one card run in the order in which they are printed.',
  ),
  R14: ruling(
    'Moving by an effect',
    'A unit can be moved to empty cells of its own grid only. Two units of one grid can change places, CLOSED ones as well.',
  ),
  R15: ruling(
    'Only the acting unit',
    'An Action Menu belongs to one unit and to its Iczer. Nobody else does anything meanwhile.',
  ),
  R16: ruling(
    'Both take LP damage',
    'Damage to the LP of both takes a point from each at the same moment; then the Soul Skills run, first those of the Iczer who did the damage.',
  ),
  R17: ruling('Conceding', 'An Iczer may concede at any moment and loses the duel.'),
  R18: ruling('The duel is over', 'When a duel has ended nothing can be done in it any more.'),
  R19: ruling(
    'The younger change counts',
    'Changes of one number count in the order in which they were made. An effect that sets a number replaces what was there, also what was added before; what is added later comes on top. The numbers of Rank Up belong to those printed on the card, whenever it ranks.',
  ),
  R20: ruling(
    'Actions without end',
    'After 500 sub-phases in one turn no more units act in it, and after 500 Auto Skills in one sub-phase its Action Menu follows.',
  ),
  R21: ruling(
    'Given more than once',
    'A unit has a skill as often as it was given, and each time counts: every one of its Start, Auto, Counter and Close Skills runs. An Action Skill is one choice all the same.',
    'givenTwice',
  ),
  R22: ruling(
    'Numbers of several units',
    'Where a skill counts with a number of several units, it is the total of them.',
  ),
  R23: ruling(
    'SP paid for what may be done',
    'SP that an Iczer loses as the first part of what a skill leaves to the own choice are lost whole, or not at all when they are not all there.',
  ),
  R24: ruling(
    'Rows and columns',
    'A row or column is chosen, or picked by chance, among those in which a unit stands that the skill could touch. All such units in it are meant.',
  ),
  R25: ruling(
    'The greatest HP alone',
    'Where a skill changes the greatest HP alone, the HP a unit has stay, but are never more than the greatest. When such a change ends it is the same.',
  ),
  R26: ruling(
    'HP that are set',
    'A skill that says which HP a unit has does no damage: DF does not count, no Counter Skill answers, and the unit is CLOSED by the next Damage Resolution where it has less than 1. It never has more than its greatest HP.',
  ),
  R27: ruling(
    'Base values',
    'The base value of a number is that of the card, with Rank Up. A number that is restored to it loses every change that effects have made, younger and older ones alike.',
  ),
  R28: ruling(
    'Numbers by chance',
    'Where a skill gives a number between two others, each whole number from the one to the other is as likely. Chance picks it when the skill comes to it.',
  ),
  R29: ruling(
    'An amount for each unit',
    'An amount that depends on the unit is worked out for each of the units meant before anything is done to the first of them; damage of one instruction is one blow all the same.',
  ),
  R30: ruling(
    'Damage that pierces',
    'Damage that pierces is not lessened by DF. Otherwise it is damage: Counter Skills answer it.',
  ),
  R31: ruling(
    'Levels that change',
    'The level of a unit on the grid can be changed like its other numbers, and is never below 0. Filters, burials and skills look at the level it has then; a card off the grid has the level printed on it.',
  ),
  R32: ruling(
    'Sent away',
    'A unit that a skill returns to the Card File, sends to the Cemetery or removes from the duel leaves the grid at once, open or CLOSED. It is no burial: no Close Skill, no SP, no LP. Its changes end. The skill that sent it away still knows the numbers it had.',
  ),
  R33: ruling(
    'Cards that change places',
    'Cards that a skill takes from the Card File, the Cemetery or from what was removed from the duel are shown to both Iczers. The Iczer of the skill chooses where it says so; nobody chooses from the Card File of the other. The newest card of the Cemetery is the one that came last.',
  ),
  R34: ruling(
    'Summoning',
    'A unit that a skill summons enters an empty cell of the grid of the Iczer of the skill, without Open Skills and SP, with full HP and Disengaged. A Character can be summoned only when it is on no grid and on its way to none.',
  ),
  R35: ruling(
    'What is put off',
    'A skill that puts something off until a later step keeps what it has chosen and counted. At that step, after what the rules do in it and before anything else, all that was put off is carried out in the order in which it was; other amounts are worked out then. Damage of it is settled by the next Damage Resolution.',
  ),
  R36: ruling(
    'Rank Up by an effect',
    'A unit that a skill ranks up need not have reached the level; one whose card has no Rank Up, or that has ranked, does not. The HP of Rank Up come with it in any case. A unit that ranks down loses all of it, and may rank up again at step 10.',
  ),
  R37: ruling(
    'Rows that change places',
    'When two rows of a grid change places, every unit in them moves at the same moment, CLOSED ones as well, and stays in its column.',
  ),
  R38: ruling(
    'Sphere levels by an effect',
    'Sphere levels that a skill changes count at once, and are never below 0. What was raised at step 5 is added at step 9.',
  ),
  R39: ruling(
    'Battletime by an effect',
    'A skill that changes the battletime makes it what it says at once; step 8 goes on from there.',
  ),
  R40: ruling(
    'Units as Soul Cards',
    'A unit with LP of its own may lie in the Card File or among the Soul Cards; both count as copies of it. As a Soul Card it has its Soul Skills only, on the grid all but those.',
  ),
  R41: ruling(
    'What can’t be done',
    'What a card or a skill forbids is not done. A unit that can’t be hit by attacks is left out when a target is picked, as it is by the damage of an Attack Skill, and stands in the way of an Iczer Attack all the same. A unit that certain skills can’t affect is neither chosen nor picked nor meant by them; its own skills always affect it. A unit that can take no action at all is Engaged when its turn to act comes.',
  ),
  R42: ruling(
    'Cards that can’t be set',
    'An Iczer who can’t set certain cards may still raise levels and set others at step 5. A card that is set already stays.',
  ),
  R43: ruling(
    'How often a skill runs',
    'A skill with a limit runs so often for an Iczer in a turn or a duel, all copies of the card counted together. One that does nothing because its condition is not met, or its SP are not there, has not run. How often a skill has run is counted in the same way.',
  ),
  R44: published(
    'SP for skills that run by themselves',
    'A skill other than an Action Skill that costs SP is paid when it should run. Without the SP it does nothing.',
  ),
  R45: published(
    'Actions in another way',
    'A unit with an Attack, Iczer Attack or Standby Skill whose condition holds carries that out in place of what the action does, where the action could be taken. A Move Skill comes after the move. The SP of an Iczer Attack are those of the skill where it says some.',
  ),
  R46: published('What a revival costs', 'A unit whose card says so costs other SP than 1 to be revived at step 4.'),
  R47: ruling(
    'Marks and counters',
    'A unit or an Iczer bears any number of counters of a name; a mark is one. They stay as long as the skill says, and go with the burial or revival of the unit; those that came last go first. They do nothing by themselves. The counter “grimoires” of an Iczer grows by 1 with each Grimoire whose Open Skills begin.',
  ),
  R48: ruling(
    'Attacks that do more',
    'What the attacks of all units of an Iczer do in addition is added to AT before DF is taken off. It does not count where a skill uses the AT of a unit.',
  ),
  R49: ruling(
    'Engaged for longer',
    'A unit that is Engaged until the end of a later turn does not become Disengaged at step 1 before. An effect that disengages it ends that.',
  ),
  R50: ruling(
    'Taken as another card',
    'A card that is taken as another one fits where a skill asks for the name of that one. For copies, revivals, backlash and Characters it is what its own name says.',
  ),
  R51: ruling(
    'SP for what may be done',
    'An Iczer who may do something for SP, or pay SP to be spared something, is asked when the skill comes to it and pays at once. Without the SP the answer is no.',
  ),
  R52: ruling(
    'A skill that uses another',
    'Where a skill uses another one of its card, that one runs at once, with its condition, limit and price, before the rest of the first.',
  ),
  R53: ruling(
    'Winning by an effect',
    'An extension, not in the game as published: a skill can say that an Iczer wins. The duel is over at once.',
  ),
  R54: ruling(
    'Units that can’t be damaged, or can’t fall',
    'An extension, not in the game as published: damage to a unit that can’t be damaged is none. A unit that can’t fall keeps 1 HP of those it has, whatever damage or loss would take; HP that are set are what they are.',
  ),
  R55: ruling(
    'At one moment',
    'Counter Skills that answer the damage of instructions that are one moment come after the last of them, as with an effect that is repeated.',
  ),
  R56: ruling(
    'By what damage was done',
    'An extension, not in the game as published: a Counter Skill can ask by what the damage was done. What Attack and Iczer Attack do is done by an attack, what a skill says in their place included; everything else a skill does is done by a skill.',
  ),
  R57: ruling(
    'LP damage that is less or none',
    'An extension, not in the game as published: LP damage to an Iczer can be more, less or none for a time, that of burials included where the skill does not say otherwise. It is worked out each time such damage is done, before the first point of it; what comes to 0 opens no mini-phase.',
  ),
  R58: ruling(
    'Prices that change',
    'An extension, not in the game as published: setting a card, using a skill or an Iczer Attack can cost more or fewer SP for a time, and never less than 0. The price counts at the moment of paying. What comes back with a burial is the level all the same.',
  ),
  R59: ruling(
    'Watch Skills',
    'An extension, not in the game as published: a Watch Skill of an open unit runs each time what it waits for has happened, after the action or skill and all that this set off in mini-phases, before the next Damage Resolution; one that waits for counters at once. Of several, those of the Iczer who did it run first, then by cell. Nothing waits for a Watch Skill.',
  ),
  R60: ruling(
    'What has happened',
    'An extension, not in the game as published: a skill can ask how often something has happened in the turn or in the duel. A skill counts when it is over, an action when it is taken.',
  ),
  R61: ruling(
    'Several parts, and parts that can be done',
    'An extension, not in the game as published: where a skill lets several of its parts be chosen, they are chosen at once and carried out in printed order. Where it says so, only parts are offered in which some instruction could do something: those it is for are there, or the cards are.',
  ),
  R62: ruling(
    'Allowed all the same',
    'An extension, not in the game as published: a card or a skill can allow a unit to reach every enemy whatever the range, or to use Iczer Attack while units stand on the other grid. What is forbidden otherwise stays forbidden.',
  ),
  R63: ruling(
    'Skills of another unit',
    'An extension, not in the game as published: a unit that gets the skills of another one is given those which that one has at that moment, printed ones and given ones; it keeps them when the other one leaves.',
  ),
  R64: ruling(
    'Striking at each other',
    'An extension, not in the game as published: two units that strike at each other do their AT, less DF, to the other at one moment, each as the one that does the damage; it is done by a skill and not by an attack.',
  ),
  R65: ruling(
    'Attacking by an effect',
    'An extension, not in the game as published: a unit that attacks by an effect does so as from its Action Menu: in range, not where it can’t attack or the other one can’t be hit, with its Attack Skill, and with a target that chance picks. It costs no SP and does not make the unit Engaged.',
  ),
  R66: ruling(
    'Damage that is divided',
    'An extension, not in the game as published: the Iczer of the skill says how much of the damage each of the units gets, all of it together and before DF; some may get nothing. It is one blow.',
  ),
  R67: ruling(
    'All of them or nobody',
    'An extension, not in the game as published: a skill can say that nobody is chosen, or picked by chance, where there are fewer than it asks for.',
  ),
  R68: ruling(
    'Every so many turns',
    'An extension, not in the game as published: what is said of every so-manieth turn goes by the number of the turn, beginning with the turn of that number where no other is named.',
  ),
  R69: published(
    'Cards that are locked',
    'So many copies of a card in a Card File can be locked for a time: they can’t be set, and are there for everything else. Both Iczers are shown which. Nobody chooses from the Card File of the other.',
  ),
  R70: ruling(
    'Attacks on who is out of range',
    'A unit whose Attack Skill damages enemies wherever they stand can attack although nobody is in range, as long as that damage finds an enemy.',
  ),
  R71: ruling(
    'What an action does as well',
    'An Attack, Iczer Attack or Standby Skill can do what its action does without it, and more. An attack in it needs somebody in range who can be hit, and is done by an attack.',
  ),
  R72: published(
    'Skills that only others use',
    'A skill that only another skill of its card uses never runs by itself, and is had by no unit.',
  ),
  R73: published('What an Iczer Attack costs', 'The Iczer Attack of a unit whose card says so costs other SP than 1.'),
  R74: published(
    'What is forbidden no longer',
    'A skill can lift what effects forbid of units and Iczers, whoever has forbidden it and for however long. What a card forbids itself stays.',
  ),
  R75: published(
    'What outlasts a revival',
    'A change that stays until the unit is gone is not ended when the unit is revived. It ends when the unit leaves the grid. A revived unit is Disengaged all the same.',
  ),
  R76: published(
    'Cards that have to fit',
    'Of the newest, the oldest or random cards a skill can move those alone that are what it asks for; the others stay, and no further ones are looked for.',
  ),
  R77: ruling(
    'By what HP came to 0',
    'An extension, not in the game as published: a Close Skill can ask by what the damage was done that took the last HP of its unit; what hits it afterwards is not meant. Where HP were given or lost otherwise since, nothing took them. A loss that is no damage is done by nothing, and neither is a change of greatest HP.',
  ),
  R78: ruling(
    'Parts that another or chance picks',
    'An extension, not in the game as published: a skill may leave to the other Iczer, or to chance, which of its parts are carried out. Of parts that chance picks each is as likely as another.',
  ),
  R79: published(
    'What is changed',
    'A unit may be shielded from what changes some of its numbers, greatest HP or AT for example: from those instructions of a skill that change one of them, and from no others of it.',
  ),
  R80: published(
    'As many copies as a card says',
    'A card may say how many copies of it a Card File may have, more than 3 or fewer. Of printings of one name in a File the one that allows the most counts.',
  ),
  R81: published(
    'Cards that are never locked',
    'A card may say that it can’t be locked. What locks cards passes its copies over.',
  ),
  R82: published(
    'Cards that are unlocked',
    'A skill can take the locks off cards in a Card File, whoever has locked them and for however long.',
  ),
  R83: ruling(
    'Numbers that are raised or lowered',
    'An extension, not in the game as published: a Watch Skill can wait until an instruction of a skill raises a number of a unit, or lowers one; it may ask which number, of which kind the skill is, and what its card is. All that one instruction does to a unit is heard once. What only restores a number, or ends by itself, is not heard.',
  ),
};

/** A clause of this game's rulebook. */
export type ClauseId = keyof typeof rulebook;
