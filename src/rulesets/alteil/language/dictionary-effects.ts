/** What effects do, to whom, whether and how often. */

import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { rulebook } from '../rulebook.ts';
import { KINDS_EXPLAINED, ROWS } from './dictionary-values.ts';
import * as word from './language.ts';

const { forms, values } = explain(rulebook);

/** Places between which skills move cards. */
export const PILES_EXPLAINED = {
  file: 'The Card File, without the Soul Cards. (G1)',
  cemetery: 'The Cemetery, in the order in which the cards came there. (R33)',
  out: 'Removed from the duel. (R33)',
} as const;

const SOURCES_EXPLAINED = { ...KINDS_EXPLAINED, grimoire: 'Every skill of a Grimoire. (G6)' } as const;

const population = {
  side: 'On whose grid the units are. Default: any.',
  state: 'Whether the units are CLOSED. Default: open. (R7)',
  filter: { means: 'What the units have to be. Default: any unit.', example: { damaged: true } },
} as const;

const until = 'How long it lasts. It ends with the burial or revival of the unit in any case. (G26)';
const change = <N extends string>(number: N) =>
  `How much is added to ${number}; negative to lower it. Default: 0.` as const;

export const effectWords = [
  forms('verbs', 'What effects do', word.VERBS, {
    to: 'Which units; CLOSED ones are passed over.',
    who: 'Which Iczers. Default: you.',
    sphere: 'Which sphere, or `all` of them.',
    which: 'Which of those that fit: `all`, or so many of them.',
    of: 'Whose cards. With `each`, so many of each Iczer. Default: you.',
    filter: { means: 'What the cards have to be. Default: any card.', example: { type: 'grimoire' } },
    until,
    one: 'The first unit; of several the one that comes first.',
    other: 'The second unit; of several the one that comes first.',
    kind: 'Which kind of skills.',
    target: 'Which units; CLOSED ones are passed over. Default: none: then `who` is given.',
  })({
    damage: {
      means:
        'Does HP damage to all units meant at one moment, lessened by the DF of each; Counter Skills answer. `did` is the HP taken in all. (G9)',
      example: { do: 'damage', amount: 30, to: { random: 1, side: 'enemy' } },
    },
    'damage.amount':
      'The damage before DF; below 0 it counts as 0. It is the same for every unit unless it speaks of `each`. (R29)',
    'damage.repeated':
      'How often the damage is done. Chosen units are the same each time, those that chance picks are picked anew; Counter Skills come after the last time. To repeat more than one effect write `repeat`. Default: 1. (hp.1e)',
    'damage.pierce': 'True: DF does not lessen it. Default: DF lessens it. (R30)',
    'damage.divide':
      'True: the Iczer of the skill divides the amount among the units, before DF, and some may get nothing. Default: each unit gets all of it. (R66)',
    heal: {
      means: 'Gives HP back, never above the greatest HP. `did` is the HP given back in all.',
      example: { do: 'heal', amount: 20, to: 'this' },
    },
    'heal.amount': 'How many HP each unit gets back at most; `full` gives back all that it has lost.',
    setHp: {
      means:
        'Gives units so many HP, without damage, and never more than their greatest HP. `did` is how many units have other HP than before. (R26)',
      example: { do: 'setHp', to: 'it', value: 0 },
    },
    'setHp.value': 'The HP that they have then. (R29)',
    lose: {
      means:
        'Takes HP without damage: DF does not lessen it and no Counter Skill answers, unless the match says so. HP may fall below 0. `did` is the HP lost in all. (G9)',
      example: { do: 'lose', amount: { scale: { stat: 'hp', of: 'it' }, plus: -10 }, to: 'it' },
    },
    'lose.amount': 'How many HP each unit loses.',
    lpDamage: 'Does LP damage, point by point, each with the Soul Skills that it sets off. `did` is the amount. (G22)',
    'lpDamage.amount': 'How many LP each of them loses.',
    'lpDamage.who': 'Whose LP. With `each` both lose a point at the same moment, and then the next. (R16)',
    gainSp: 'Gives SP at once. `did` is how many were given in all.',
    'gainSp.amount': 'How many SP.',
    loseSp:
      'Takes SP at once, as many as there are and never more. `did` is how many were taken in all. As the first effect of `may` it is a price: your SP are paid whole or not at all. (R23)',
    'loseSp.amount': 'How many SP.',
    setSp: {
      means: 'Makes the SP so many. `did` is by how many they changed in all. (R10)',
      example: { do: 'setSp', value: 0, who: 'each' },
    },
    'setSp.value': 'How many.',
    raiseLevel: {
      means: 'Raises or lowers levels of spheres at once. `did` is by how many levels in all. (R38)',
      example: { do: 'raiseLevel', sphere: 'gowen', amount: -1 },
    },
    'raiseLevel.amount': 'By how many levels; negative to lower it.',
    setLevel: {
      means: 'Makes levels of spheres so high at once. `did` is by how many levels in all. (R38)',
      example: { do: 'setLevel', sphere: 'lawtia', value: 3 },
    },
    'setLevel.value': 'How high.',
    setBattletime: 'Changes the battletime. `did` is 1, or 0 where it was so before. (R39)',
    'setBattletime.battletime': 'What it becomes.',
    transfer: {
      means:
        'Takes cards that are not on the grid to another place: from the Cemetery back to the Card File, from the Card File to the Cemetery, out of the duel. `did` is how many; `moved` knows their numbers. (R33)',
      example: { do: 'transfer', from: 'cemetery', to: 'file', which: { random: 2 } },
    },
    'transfer.from': 'Where they lie.',
    'transfer.to': 'Where they go.',
    'transfer.only':
      'What the cards that were picked have to be to go there; the others stay. Default: anything. (R76)',
    lock: {
      means:
        'Cards in a Card File can’t be set for a time, so many copies as are picked. Both Iczers see which. `did` is how many. (R69)',
      example: { do: 'lock', of: 'opponent', which: { random: 3 }, filter: { type: 'unit' }, until: { turns: 3 } },
    },
    'lock.until': 'How long it lasts. (G26)',
    unlock: {
      means: 'Cards in a Card File that were locked can be set again, all that fit. `did` is how many copies. (R82)',
      example: { do: 'unlock', of: 'you', filter: { type: 'grimoire' } },
    },
    summon: {
      means:
        'A unit card enters an empty cell of your grid. `it` means the unit then. `did` is 1, or 0 where no card or no cell was there. (R34)',
      example: { do: 'summon', from: 'file', which: 'random', filter: { level: { is: 2 } }, cell: 'random' },
    },
    'summon.from': 'Where the card lies.',
    'summon.which': 'Whether you choose it or chance picks it.',
    'summon.filter': 'What the card has to be. Default: any unit card.',
    'summon.cell': 'Which cell, or a random empty one.',
    send: {
      means:
        'Takes units off the grid at once, open or CLOSED, without burial: no Close Skill, no SP and no LP. `did` is how many. Amounts of this skill still know the numbers that they had. (R32)',
      example: { do: 'send', to: { choose: 1, side: 'enemy', filter: { level: { max: 3 } } }, zone: 'file' },
    },
    'send.to': 'Which units.',
    'send.zone': 'Where their cards go, among the cards of their own Iczers.',
    rankUp: 'Units rank up, whatever the level of their spheres. `did` is how many. (R36)',
    'rankUp.to': 'Which units. Those that have ranked, whose cards have no `rank`, or that are CLOSED are passed over.',
    rankDown: 'Units lose their Rank Up. `did` is how many. (R36)',
    'rankDown.to': 'Which units. Those that have not ranked and CLOSED ones are passed over.',
    swapRows: {
      means: 'All units of two rows change places at one moment. `did` is how many moved. (R37)',
      example: { do: 'swapRows', side: 'enemy', one: 'front', other: 'back' },
    },
    'swapRows.side': 'On which grid, or on both.',
    'swapRows.one': 'The one row.',
    'swapRows.other': 'The other row.',
    modify: {
      means:
        'Adds to numbers of units for a time. The amounts are worked out once, when the effect is carried out. `did` is how many units it changed, and 0 when every amount comes to 0. (R19)',
      example: { do: 'modify', to: 'this', at: 20, df: -10, until: 'turn' },
    },
    'modify.hp':
      'How much is added to the greatest HP; negative to lower it. The HP it has change as much, unless the match says otherwise. To give or take HP alone write `heal` or `lose`. Default: 0. (R3)',
    'modify.maxHp':
      'How much is added to the greatest HP alone: the HP it has stay, but are never more than the greatest. For a card that says “MAX HP +20 and HP +20” write `maxHp` and `heal`. Default: 0. (R25)',
    'modify.at': change('AT'),
    'modify.df': change('DF'),
    'modify.agi': change('AGI'),
    'modify.rng': change('RNG'),
    'modify.level': `${change('the level')} (R31)`,
    setStat: {
      means:
        'Makes a number of units another one for a time. It replaces what was added before, and what is added later comes on top. `did` is how many units it changed. (R19)',
      example: { do: 'setStat', to: 'it', stat: 'df', value: 0, until: 'turn' },
    },
    'setStat.stat': 'Which number. `hp` and `maxHp` are the greatest HP; for the HP it has write `setHp`. (R3)',
    'setStat.value': 'What it becomes. It is worked out once, when the effect is carried out; below 0 it counts as 0.',
    restore: {
      means:
        'Numbers of units are again as on the card, with Rank Up: every change that effects have made to them ends. `did` is how many units had one. (R27)',
      example: { do: 'restore', to: { all: true }, stats: ['at', 'agi'] },
    },
    'restore.to': 'Which units.',
    'restore.stats': 'Which numbers. `maxHp` and `hp` both mean the greatest HP.',
    move: {
      means:
        'Moves units to empty cells of the grids on which they stand, one after the other. `did` is how many moved. (R14)',
      example: { do: 'move', to: 'this', cell: 'random' },
    },
    'move.to': 'Which units. CLOSED ones move as well where the target says so.',
    'move.cell':
      'To which cell: a number from 1 to 9, or how the cell is found. A unit for which that cell is not empty stays.',
    swap: 'Two units of one grid change places, CLOSED ones as well. Nothing happens when they stand on different grids or are the same unit. `did` is then 0, otherwise 1. (R14)',
    engage:
      'Units become Engaged and do not act any more in this turn. `did` is how many were not Engaged before. (R6)',
    'engage.to': 'Which units.',
    'engage.until': 'How long they stay Engaged. Default: turn. (R49)',
    disengage:
      'Units become Disengaged; one that has acted may act once more. `did` is how many were Engaged before. (R6)',
    'disengage.to': 'Which units.',
    close:
      'Takes all the HP of units without damage. They are CLOSED by the next Damage Resolution, with their Close Skills, unless they are healed before. `did` is the HP taken in all. (R4)',
    'close.to': 'Which units; those without HP are passed over.',
    revive: {
      means:
        'CLOSED units are open again on their cells, with full HP and without Rank Up and changes. No copy and no SP are needed. `did` is how many were revived. (R5)',
      example: { do: 'revive', to: { choose: 1, side: 'own', state: 'closed' } },
    },
    'revive.to': 'Which units. Only CLOSED ones: a target that counts units needs `state`.',
    bury: {
      means:
        'Buries CLOSED units one after the other as at step 16: each goes to the Cemetery, its Iczer gains SP of its level and takes 1 LP damage. `did` is how many were buried. (R5)',
      example: { do: 'bury', to: { all: true, side: 'enemy', state: 'closed' } },
    },
    'bury.to': 'Which units. Only CLOSED ones: a target that counts units needs `state`.',
    grant: {
      means:
        'Gives units a skill of this card for a time. A unit that is given it twice has it twice. `did` is to how many units it was given. (R12)',
      example: { do: 'grant', to: 'it', skill: 'sting', until: 'nextTurn' },
    },
    'grant.skill': 'The `id` of a skill of this card. In it `this` is the unit that has been given it.',
    take: 'Units have no skills of a kind for a time, neither printed nor given ones. `did` is from how many units they were taken. (R12)',
    mark: {
      means:
        'Gives units or Iczers counters of a name; one counter is a mark. They do nothing by themselves: filters and amounts ask for them. `did` is how many came. (R47)',
      example: { do: 'mark', target: 'this', name: 'focused', until: 'nextTurn' },
    },
    'mark.who': 'Which Iczers. Default: none: then `target` is given.',
    'mark.name':
      'The name of the counters. “grimoires” of an Iczer is that of the Grimoires that have run; “locked …” and “runs of …” are kept for the rules.',
    'mark.count': 'How many. Default: 1.',
    'mark.until': 'How long they stay. Default: always.',
    unmark: 'Takes counters of a name, those that came last first. `did` is how many went. (R47)',
    'unmark.target': 'From which units. Default: none: then `who` is given.',
    'unmark.who': 'From which Iczers. Default: none: then `target` is given.',
    'unmark.name': 'The name of the counters.',
    'unmark.count': 'How many at most. Default: all.',
    cant: {
      means:
        'Forbids for a time that units do something, that something is done to them, that Iczers set cards or take LP damage. `did` is for how many. (R41)',
      example: { do: 'cant', target: 'this', what: 'attacked', until: 'turn' },
    },
    'cant.who': 'Which Iczers; only for `set` and `lpDamaged`. Default: none: then `target` is given.',
    'cant.what': 'What is forbidden.',
    'cant.by': 'What it is about; without it everything. Default: everything.',
    lift: {
      means:
        'Lifts prohibitions that effects have laid on units or Iczers, whoever did it. What a card says of itself stays. `did` is of how many something was lifted. (R74)',
      example: { do: 'lift', target: { all: true, side: 'enemy' }, what: 'attacked' },
    },
    'lift.who': 'Of which Iczers; only for `set` and `lpDamaged`. Default: none: then `target` is given.',
    'lift.what': 'What is no longer forbidden.',
    can: {
      means: 'Lets units do for a time what the rules forbid. `did` is how many. An extension. (R62)',
      example: { do: 'can', to: 'this', what: 'reach', until: 'turn' },
    },
    'can.what': 'What they may do.',
    changeCost: {
      means:
        'Makes cards dearer or cheaper to set, or skills and Iczer Attacks of units to use, for a time. Nothing costs less than 0 SP. `did` is for how many. An extension. (R58)',
      example: {
        do: 'changeCost',
        who: 'opponent',
        what: 'set',
        by: 1,
        cards: { type: 'grimoire' },
        until: 'nextTurn',
      },
    },
    'changeCost.what': 'What costs more or less.',
    'changeCost.by': 'How many SP more; negative for less.',
    'changeCost.target': 'For `skills` and `iczerAttack`: of which units. Default: none: then `who` is given.',
    'changeCost.who': 'For `set`: for which Iczers. Default: none: then `target` is given.',
    'changeCost.cards': 'For `set`: which cards. Default: any card.',
    copySkills: {
      means:
        'Units get for a time the skills that other units have now, printed and given ones. `did` is how many got some. An extension. (R63)',
      example: { do: 'copySkills', from: { choose: 1, side: 'enemy' }, to: 'this', kind: 'auto', until: 'turn' },
    },
    'copySkills.from': 'Whose skills.',
    'copySkills.to': 'Which units get them; CLOSED ones are passed over.',
    fight: {
      means:
        'Two units strike at each other at one moment: each does damage of its AT to the other. `did` is the HP taken in all. An extension. (R64)',
      example: { do: 'fight', one: 'this', other: { random: 1, side: 'enemy' } },
    },
    attack: {
      means:
        'Units attack one after the other as from the Action Menu, without being Engaged by it and for no SP. `did` is how many could. An extension. (R65)',
      example: { do: 'attack', to: { choose: 1, side: 'own' } },
    },
    'attack.to': 'Which units attack.',
    'attack.target':
      'Among whom chance picks the target; they have to be enemies in range. Default: all enemies in range.',
    bonus:
      'Adds to the damage of every attack of the units of an Iczer, or to the LP damage that an Iczer takes. Bonuses add up. `did` is how many Iczers have got it. (R48)',
    'bonus.attack': 'How much is added to attacks before DF is taken off; negative to lessen it. Default: nothing.',
    'bonus.lpDamage':
      'How much is added each time to the LP damage that the Iczer takes, burials included; negative to lessen it. An extension. Default: nothing. (R57)',
    'bonus.who': 'Whose units attack so, or who takes the LP damage. Default: you.',
    'bonus.until': 'How long it lasts. (G26)',
    use: 'Runs another skill of this card at once. `did` is 1. (R52)',
    'use.skill': 'The `id` of the skill.',
    usual: {
      means:
        'In an Attack, Iczer Attack or Standby Skill: does what the action does without such a skill. After an attack `it` and `hit` mean the unit attacked. `did` is the HP taken or given back, or the LP damage. (R71)',
      example: { do: 'usual' },
    },
    win: 'An Iczer wins the duel. An extension, not in the game as published. (R53)',
    'win.who': 'Who wins.',
    choose: {
      means: 'Only finds units, which `it` means then, and does nothing to them. `did` is how many were found. (R9)',
      example: { do: 'choose', target: { choose: 1, side: 'own', as: 'guard' } },
    },
    'choose.target': 'Which units. It may be any target, not only one that is chosen.',
    remember: {
      means:
        'Works out a number and keeps it for `remembered` in the same run of the skill, whatever changes then. `did` stays as it was.',
      example: { do: 'remember', amount: { stat: 'agi', of: 'it' }, as: 'speed' },
    },
    'remember.amount': 'The number.',
    'remember.as': 'Its name.',
    roll: {
      means: 'Chance picks a whole number. `did` is that number. (R28)',
      example: { do: 'roll', min: 1, max: 3 },
    },
    'roll.min': 'The least it can be.',
    'roll.max': 'The most it can be.',
    'roll.as': 'A name for `remembered`, for later instructions. Default: only `did` is it.',
  }),
  forms('by', 'What prohibitions are about', { by: word.by })({
    by: {
      means: 'Narrows a prohibition. Every field that is given has to hold. (R41)',
      example: { skills: ['grimoire', 'soul'], side: 'enemy' },
    },
    'by.side': 'Whose skill or attack it is. Default: any.',
    'by.means': 'By what it is done; `burial` is only for `lpDamaged`. An extension. Default: any. (R56)',
    'by.skills': 'Of which kind the skill is. Default: any.',
    'by.verbs': { means: 'By which of the verbs of a skill. Default: any.', example: ['engage'] },
    'by.changes': {
      means: 'By a change of which numbers of units. An extension. Default: any instruction. (R79)',
      example: ['maxHp'],
    },
    'by.filter': 'What the unit has to be whose skill or attack it is. Default: any unit, or none.',
    'by.cards': { means: 'For `set`: which cards. Default: any card.', example: { type: 'grimoire' } },
  }),
  forms('turns', 'How many turns', { turns: word.turns })({
    turns: {
      means: 'A duration: this turn and so many after it. `{"turns": 1}` is the same as `nextTurn`. (G26)',
      example: { turns: 3 },
    },
    'turns.turns': 'How many turns after this one.',
  }),
  forms('parts', 'Whether and how often', word.PARTS, { ...usual.PART_FIELDS, oneOf: 'The parts, two to six.' })({
    may: {
      means:
        'The Iczer of the skill is asked whether the effects are carried out, also when nothing could be done or paid. The answer makes `did` 1 for yes and 0 for no, until the next instruction. (R9)',
      example: { may: [{ do: 'loseSp', amount: 2 }, { ifYouDo: [{ do: 'heal', amount: 40, to: 'this' }] }] },
    },
    'may.may':
      'What is done on yes. A `loseSp` of your SP that stands first is paid whole or not at all; what depends on it belongs in `ifYouDo`. (R23)',
    'may.who': 'Who is asked. Default: you.',
    'may.cost': 'SP that whoever is asked pays on yes; without them the answer is no. Default: none. (R51)',
    if: 'Carries out one of two lists of effects, by a condition that is looked at when the skill comes to it.',
    ifYouDo:
      'Carries out effects when the last instruction before it did something: when `did` is above 0. After `may` it asks whether the last instruction in that did something; a no counts as nothing.',
    oneOf:
      'The Iczer of the skill chooses one of several parts, or more of them; every part is offered, also one that could do nothing. (R9)',
    'oneOf.choose':
      'How many are chosen, all at once; they are carried out in printed order. An extension. Default: one. (R61)',
    'oneOf.who': 'Who chooses. An extension. Default: you. (R78)',
    'oneOf.random': 'True: chance picks them, and nobody is asked. An extension. Default: they are chosen. (R78)',
    'oneOf.possible':
      'True: only parts are offered in which something can be done. An extension. Default: every part is offered. (R61)',
    later: {
      means:
        'Puts effects off until a later step, with what was chosen, found and remembered so far. Amounts in them are worked out then. (R35)',
      example: { later: 'sp', effects: [{ do: 'loseSp', amount: 1 }] },
    },
    'later.later': 'Until which step: the next time that it comes.',
    'later.turns': 'So many turns later at the earliest: 1 for the next turn. Default: 0.',
    'later.times': 'How often: each time that the step comes, so many times. Default: 1.',
    unless: {
      means: 'An Iczer is asked to pay SP. The effects are carried out unless they are paid. (R51)',
      example: { unless: { who: 'opponent', cost: 2 }, effects: [{ do: 'lpDamage', amount: 1, who: 'opponent' }] },
    },
    'unless.unless': 'Who is asked, and how many SP it costs.',
    together: 'Carries out effects as one moment: Counter Skills to all damage in them come after the last. (R55)',
    repeat:
      'Carries out effects several times. Each time units are chosen and picked anew; Counter Skills to all damage in it come after the last time. To repeat one `damage` to the same chosen units write `repeated`. (hp.1e)',
    'repeat.repeat': 'How often, worked out once before the first time; at most 20 times.',
    forEach: {
      means:
        'Carries out effects once for each unit, one after the other, with `it` as that unit. Counter Skills come after each effect. Afterwards `it` is again what it was, or what this target chose.',
      example: {
        forEach: { all: true, side: 'enemy' },
        effects: [{ do: 'damage', amount: { scale: { stat: 'hp', of: 'it' }, per: 2 }, to: 'it' }],
      },
    },
    'forEach.forEach': 'Which units, found once. One that has left the grid before its turn is passed over.',
  }),
  forms('prices', 'What can be paid', { price: word.price })({
    price: 'SP that an Iczer can pay to be spared. (R51)',
    'price.who': 'Who is asked.',
    'price.cost': 'How many SP.',
  }),
  forms(
    'modes',
    'Parts to choose from',
    { mode: word.mode },
    usual.PART_FIELDS,
  )({
    mode: 'One of the parts of `oneOf`.',
  }),
  forms('targets', 'Which units', word.TARGETS, {
    ...usual.TARGET_FIELDS,
    ...population,
    as: 'A name for `ref`, to speak of them after the next choice. Default: only `it` means them.',
    orNobody: 'True: nobody, where there are fewer than it says. An extension. Default: as many as there are. (R67)',
  })({
    ref: 'Units that were chosen earlier in the same run of the skill, by the name that `as` gave them.',
    'ref.ref': 'The name. One that nothing has given yet means nobody.',
    all: { means: 'Every unit that fits. `it` stays what it was. (R7)', example: { all: true, side: 'enemy' } },
    'all.as': 'A name for `ref`, to speak of the same units later. Default: none.',
    choose: {
      means:
        'Units that the Iczer of the skill chooses when it comes to them; `it` means them then. It chooses nobody where it stands in a condition or an amount. (R9)',
      example: { choose: 1, side: 'enemy', filter: { inRange: true } },
    },
    'choose.choose':
      'How many: exactly so many, or all where there are fewer. From none to so many with `upTo`, from so many to so many with `min` and `max`. A `row` or a `column` means all that fit in one of them. (R9)',
    'choose.who': 'Who chooses. Default: you.',
    random: {
      means:
        'Units that chance picks, each at most once; `it` means them then. It picks nobody where it stands in a condition or an amount. (R9)',
      example: { random: 1, side: 'enemy' },
    },
    'random.random':
      'How many; all of them where there are fewer. A `row` or a `column` means all that fit in one of them. (R24)',
  }),
  forms(
    'up-to',
    'How many at most',
    { upTo: word.upTo },
    { ...usual.CHOICE_FIELDS },
  )({
    upTo: { means: 'Any number from none to so many.', example: { upTo: 2 } },
  }),
  forms(
    'between',
    'From how many to how many',
    { between: word.between },
    { ...usual.CHOICE_FIELDS },
  )({
    between: {
      means: 'Any number from so many to so many, or all where there are fewer.',
      example: { min: 1, max: 2 },
    },
  }),
  forms(
    'which',
    'Which cards of a place',
    word.WHICH,
  )({
    random: 'So many that chance picks; all of them where there are fewer. (R33)',
    'random.random': 'How many.',
    choose: 'So many that the Iczer of the skill chooses; not from the Card File of the opponent. (R33)',
    'choose.choose': 'How many; from none to so many with `upTo`.',
    newest: 'Those that came last. (R33)',
    'newest.newest': 'How many.',
    oldest: 'Those that came first. (R33)',
    'oldest.oldest': 'How many.',
  }),
  ...values(
    ['forbidden', 'What can be forbidden', word.forbidden],
    ['allowed', 'What units may do although the rules forbid it', word.allowed],
    ['means', 'By what means', word.means],
    ['priced', 'What costs SP', word.priced],
    ['skill-sources', 'Whose skills', word.skillSource],
    ['all-cards', 'All cards of a place', word.every],
    ['piles', 'Places between which cards move', word.pile],
    ['moments', 'Steps until which effects are put off', word.moment],
    ['rows-of-a-grid', 'Rows of a grid', word.fixedRow],
    ['lines', 'Rows and columns that are found', word.line],
    ['registers', 'Units that are known', word.register],
    ['cells', 'Cells that are found', word.anyCell],
  )({
    'forbidden.attack': 'The unit can’t use Attack. (R41)',
    'forbidden.iczerAttack': 'The unit can’t use Iczer Attack. (R41)',
    'forbidden.standby': 'The unit can’t use Standby. (R41)',
    'forbidden.move': 'The unit can’t use Move; skills can move it. (R41)',
    'forbidden.attacked': 'The unit can’t be hit by Attack. (R41)',
    'forbidden.recover': 'The unit regains no HP by Standby. (R41)',
    'forbidden.affected': 'The unit is neither chosen nor picked nor meant by skills; `by` says which. (R41)',
    'forbidden.damaged': 'The unit can’t be damaged; `by` says by what. An extension. (R54)',
    'forbidden.fall': 'Damage and losses leave the unit at least 1 HP. An extension. (R54)',
    'forbidden.set': 'The Iczer can’t set cards; `by.cards` says which. (R42)',
    'forbidden.lpDamaged': 'The Iczer takes no LP damage; `by` says of what. An extension. (R57)',
    'allowed.reach': 'Its attacks reach every enemy, and every enemy is in range for its skills. (R62)',
    'allowed.pass': 'It may use Iczer Attack although units stand on the other grid. (R62)',
    'means.attack': 'By Attack or Iczer Attack, with the skills that say what these do. (R56)',
    'means.skill': 'By any other skill. (R56)',
    'means.burial': 'By the burial of a unit, which does 1 LP damage. (G13)',
    'priced.set': 'Setting a card. (R58)',
    'priced.skills': 'Every skill of the unit, but an Iczer Attack Skill. (R58)',
    'priced.iczerAttack': 'The Iczer Attack of the unit. (R58)',
    ...of('skill-sources', SOURCES_EXPLAINED),
    'all-cards.all': 'Every card that fits.',
    ...of('piles', PILES_EXPLAINED),
    'moments.sp': 'Step 2, after the SP of the turn were given. (set.2)',
    'moments.start': 'The beginning of the Action Phase, before the first Start Skill. (action.19)',
    'moments.end': 'Step 23, when every unit has acted. (action.23)',
    ...of('rows-of-a-grid', ROWS),
    'lines.row': 'A row of one of the grids in which a unit stands that fits. (R24)',
    'lines.column': 'A column of one of the grids in which a unit stands that fits. (R24)',
    'registers.this':
      'The unit on the grid whose skill it is. Nobody in Open Skills and Soul Skills: a Grimoire and a Soul Card are no units, and a revealed unit is not on the grid yet. (G6)',
    'registers.it':
      'What this run of the skill has chosen or picked last, and in `forEach` the unit whose turn it is. `all`, `this` and a random `damage` with `repeated` leave it as it was; nobody before the first choice.',
    'registers.cause':
      'In a Counter Skill the unit that did the damage, as long as it lies on a grid. Nobody where a card did it that is no unit on the grid, and in skills of other kinds. (hp.1a)',
    'registers.hit':
      'The units whose HP the last `damage` or `lose` of this run of the skill has taken; nobody where it took none.',
    'registers.each':
      'In amounts of `damage`, `lose`, `heal`, `setHp`, `modify` and `setStat`: the unit for which the amount is worked out. (R29)',
    'cells.choose': 'The Iczer of the skill chooses an empty cell for each unit, also for those of the opponent. (R14)',
    'cells.random': 'Chance picks an empty cell for each unit. (R14)',
  }),
];
