/** What effects mean, and what they are made of: demons, amounts, conditions. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { forms } = explain(rulebook);

const LIVING = 'Whom it is about, of these the living ones.';
const TURNS =
  'How many turns it lasts: one less whenever a turn of its bearer’s team starts. With 1 it ends at the start of that team’s next turn.';

const POPULATION = {
  side: 'Of which team.',
  fallen: 'True for fallen demons alone. Default: living demons alone.',
  other: 'True for all but the holder of the effect. Default: the holder is included.',
  filter: { means: 'What each of them has to be. Default: anything.', example: { hpPercent: { max: 50 } } },
} as const;

const AS = {
  means: 'A name by which later parts of this effect speak of what was found. Default: no name.',
  example: 'shield',
} as const;
const OR_NONE = 'Whether it is nobody where there are fewer than asked for. Default: false. (R74)';
const DIVIDE = 'Whether the amount is shared out among the targets. Default: false: each gets all of it. (R52)';
const NEXT = 'Whether it is about the next turn of that team instead. Default: false: this turn. (R23)';
const WHO = 'Which player decides. Default: "you": the player of the demon. (R30)';

const RAISED = {
  what: 'One of them or a list.',
  percent: { means: 'By how many percentage points. Default: 20. (R59)', example: 40 },
} as const;

const MEASURED = 'At a tie it is the first in action order, and of both teams one of the own team.';

export const effectSections = [
  forms('verbs', 'Verbs', word.VERBS, {
    target: LIVING,
    amount: 'How much, worked out for each target.',
    divide: DIVIDE,
    next: NEXT,
    turns: `${TURNS} (G13)`,
  })({
    attack: {
      means:
        'An attack: chance, affinity and damage are settled for each target, and Super Reactions answer it. It did as much as it hit demons. (G9)',
      example: { do: 'attack', element: 'fire', power: 120, accuracy: 95, target: 'target' },
    },
    'attack.element': {
      means:
        'The element, a list of which the best against each target is taken, or "same" for that of what was done before. Physical attacks use physical values, all others magical ones. (R47)',
      example: ['fire', 'ice'],
    },
    'attack.power': {
      means: 'The power printed on the skill, or an amount for each target; damage grows in proportion to it.',
      example: 120,
    },
    'attack.physical': 'Whether it is a physical attack, whatever its element. Default: true for phys alone. (R47)',
    'attack.value': {
      means:
        'The value of the attacker that it is worked out with, or a list of shares that are added up. Default: the physical or magical attack. (R47)',
      example: { stat: 'magDefence' },
    },
    'attack.ignores': 'What it passes by: one thing or a list. Default: nothing. (R43)',
    'attack.unrevivable': 'Whether demons that it brings down can not be revived. Default: false. (R45)',
    'attack.anew':
      'Whether its targets are chosen, drawn or looked for anew before every blow. Default: false: once. (R47)',
    'attack.coefficient':
      'What the attack value is multiplied by, in hundredths. Default: 210 for physical attacks, 200 for magical ones. (R2)',
    'attack.accuracy':
      'The chance to hit, in percent, which accuracy and evasion change. Default: it always hits, whatever the evasion of the target. (R8)',
    'attack.critical':
      'The chance of a critical, in percent. It says nothing for a magical attack. Default: 0, to which passives still add. (R9)',
    'attack.pierce':
      'True if it ignores Resist, Null, Repel and Drain, and Bulwarks; "bulwark" for Bulwarks alone. Default: false, unless a passive of the attacker says so. (R5)',
    'attack.times': {
      means:
        'How many blows, one after the other, all on the same targets unless `anew` is given; or two numbers between which it is drawn. Default: 1. (R36)',
      example: { from: 2, to: 4 },
    },
    damage:
      'Deals damage that is not an attack: no element, no affinity, no hit. It did as much as it damaged demons. (R20)',
    'damage.amount': {
      means: 'How much, worked out for each target; of 0 nothing is dealt. (R38)',
      example: { percentOf: 'maxHp', percent: 20, of: 'each' },
    },
    'damage.pierce': 'Passes by Bulwarks. Default: a Bulwark takes it first. (G12)',
    'damage.ignores': 'Kills also who would endure. Default: who endures survives. (R43)',
    heal: 'Restores HP, up to the maximum; of a cursed demon none. It did as much as it restored. (R25)',
    'heal.amount': {
      means: 'How many HP, worked out for each target. (R38)',
      example: { percentOf: 'maxHp', percent: 30, of: 'each' },
    },
    revive:
      'Brings fallen demons back into their place in the action order. It did as much as it revived demons. (G19)',
    'revive.percent': 'With how much of its maximum HP, in percent; at least 1 HP.',
    'revive.target': {
      means: 'Whom it is about, of these the fallen ones. A population needs `fallen`. (R28)',
      example: { all: true, side: 'own', fallen: true },
    },
    slay: 'Defeats without damage, whatever protects the demon. (R28)',
    giveMp: 'Gives MP, up to the maximum. It did as much as it gave. (R25)',
    takeMp: 'Takes MP, down to 0. It did as much as it took.',
    gainIcons:
      'Gains Press Turn icons for the own team: in its turn, or before the first turn of the battle. Otherwise it does nothing. (R23)',
    'gainIcons.count': 'How many; a turn has at most eight. (G6)',
    loseIcons:
      'Takes full Press Turn icons from the enemy team: in its turn, or before the first turn of the battle. Otherwise it does nothing. (R23)',
    'loseIcons.count': 'How many; of one turn effects take at most two. (R40)',
    raise: 'Raises attack, defence or accuracy. The same again only lasts longer. (R10)',
    ...of('raise', RAISED),
    'raise.turns': `${TURNS} Default: 3. (G13)`,
    lower: 'Lowers attack, defence or accuracy. The same again only lasts longer. (R10)',
    ...of('lower', RAISED),
    'lower.turns': `${TURNS} Default: 3. (G13)`,
    charge: 'Makes the next attack of a kind stronger, until it is used or the demon falls. (R11)',
    'charge.what':
      '"charge" for the next physical attack, "concentrate" for the next magical one, "might" for a critical.',
    'charge.percent': 'What the damage is multiplied by, in percent. Might has none. Default: 225.',
    inflict: 'Puts an ailment on demons without a Barrier. (R18)',
    'inflict.ailment': 'Which ailment, or a list; the chance is drawn for each of them.',
    'inflict.chance': 'The chance in percent, drawn for each target. Default: 100. (G10)',
    'inflict.turns': `${TURNS} Default: 3. (R18)`,
    'inflict.value':
      'For poison: how many percent of its maximum HP a demon loses. The other ailments have no value. Default: 10. (R12)',
    cure: 'Ends one ailment, or all. (R18)',
    'cure.what': 'Which ailments.',
    strip: 'Ends everything of one kind that lasts on demons. Ailments are ended by "cure", marks by "unmark". (R10)',
    'strip.what': 'What ends: one kind or a list.',
    mark: {
      means: 'Puts marks of a name on demons; several of one name are a counter. It did as much as it put. (R42)',
      example: { do: 'mark', name: 'Boost', target: 'self' },
    },
    'mark.name':
      'The name of the mark, the same wherever cards ask for it. ": this skill" at its end stands for the name of the skill. (R42)',
    'mark.count': 'How many, worked out for each target. Default: 1. (R38)',
    'mark.turns': `${TURNS} Default: until they are taken away. (G13)`,
    'mark.kept': 'Whether they stay when the demon falls. Default: false. (R42)',
    unmark: 'Takes marks of a name from demons, also fallen ones. It did as much as it took. (R42)',
    'unmark.name': 'The name of the mark.',
    'unmark.count': 'How many, worked out for each target. Default: all.',
    'unmark.target': 'Whom it is about.',
    cant: {
      means: 'Forbids that something is done to demons, whoever would do it. (R45)',
      example: { do: 'cant', what: 'slay', turns: 2, target: { all: true, side: 'own' } },
    },
    'cant.what': 'What can not be done: one thing or a list.',
    'cant.turns': `${TURNS} Default: until "can" lifts it. (G13)`,
    'cant.kept': 'Whether it stays when the demon falls, and can be put on a fallen one. Default: false.',
    'cant.target': 'Whom it is about.',
    can: 'Lifts what "cant" forbade. What a passive forbids stays. (R45)',
    'can.what': 'What can be done again: one thing or a list.',
    'can.target': 'Whom it is about.',
    use: 'Uses a skill as a part of this effect: without MP, icons and limit, and not as an action. (R50)',
    'use.skill': 'The id of a skill that can be used.',
    'use.target': 'At whom it aims, of these all that are there.',
    barrier: 'Gives a Barrier, against which no new ailment is put on the demon. (G11)',
    'barrier.turns': `${TURNS} Default: the rest of the battle. (G13)`,
    bulwark:
      'Gives a Bulwark, which takes damage before HP does. Several add up, to no more than the maximum HP. (G12)',
    'bulwark.amount': 'How much damage it takes, worked out for each target. (R38)',
    'bulwark.turns': `${TURNS} Default: the rest of the battle. (G13)`,
    repel: {
      means: 'Lets demons repel attacks of a sort for a while, as if they had Repel to their elements. (R58)',
      example: { do: 'repel', what: 'magical', turns: 1, target: { all: true, side: 'own' } },
    },
    'repel.what': 'Which attacks: one sort or both.',
    'repel.almighty': 'Whether almighty attacks of that sort are repelled too. Default: false.',
    'repel.turns': `${TURNS} Default: the rest of the battle. (G13)`,
    shift: 'Changes the affinity to an element. A later change of the same element replaces it. (G9)',
    'shift.element': 'Of which element, or of which elements.',
    'shift.to': 'What the affinity is as long as it lasts. Default: what `levels` says.',
    'shift.turns': `${TURNS} Default: the rest of the battle. (G13)`,
    'shift.levels':
      'By how many levels it gets better, or worse if negative, where `to` is left out. Default: what `to` says. (R48)',
    grant:
      'Gives an automatic effect or a "while" of the same card, whose holder is then the demon that got it. A demon that has it by itself is not given it again, and a fall ends what was given. (G18)',
    'grant.effect': 'The `id` of an automatic effect, or of a "while", of this card.',
    'grant.team':
      'Whether the teams of these demons get it, whoever of them stands; then it is a "while". Default: false. (R71)',
    'grant.attacks': 'For how many attacks of its bearer it lasts. Default: any number. (R47)',
    'grant.turns': `${TURNS} Default: the rest of the battle. (G13)`,
    lend: {
      means:
        'Gives demons passives that it says itself. They end with a fall, or as what is given is ended, and add up with others. (R88)',
      example: { do: 'lend', passives: [{ boost: 'fire', percent: 20 }], turns: 2, target: 'target' },
    },
    'lend.passives': {
      means: 'The passives, without those that are settled once, and without conditions.',
      example: [{ boost: 'fire', percent: 20 }],
    },
    'lend.turns': `${TURNS} Default: the rest of the battle. (G13)`,
    copy: {
      means:
        'Gives demons what others have by themselves: their automatic effects and every "while". It did as much as it gave. (R72)',
      example: { do: 'copy', from: 'target', turns: 2, target: 'self' },
    },
    'copy.from': 'Whose effects. Nobody is chosen or drawn for it.',
    'copy.turns': `${TURNS} Default: the rest of the battle. (G13)`,
    set: {
      means: 'Makes a number of demons another one, which is neither damage nor healing. (R70)',
      example: { do: 'set', what: 'hp', to: 1, target: 'target' },
    },
    'set.what': 'Which number.',
    'set.to': 'What it is then, worked out for each target. (R38)',
    swap: {
      means: 'Two demons exchange a number, each up to its maximum. (R70)',
      example: { do: 'swap', what: 'mp', with: 'self', target: 'target' },
    },
    'swap.what': 'Which number.',
    'swap.with': 'The one: the first living one. Nobody is chosen or drawn for it.',
    'swap.target': 'The other: the first living one.',
    choose: 'Only chooses or draws: "it" is the demons that were found. It did as much as it found. (R30)',
    'choose.target': { means: 'Among whom.', example: { choose: 1, side: 'own', other: true } },
  }),
  forms('parts', 'Parts of an effect', word.PARTS, { ...usual.PART_FIELDS, who: WHO })({
    if: 'Carries out one part or the other. What is left out did nothing.',
    ifYouDo:
      'Only if the part before it did something: if it dealt, restored, gave, put, ended or chose anything. (R32)',
    may: 'The player of the demon may decline. Where nothing of it could be carried out, it can only be declined. (R30)',
    'may.cost': 'What it costs; without it all it can only be declined. Default: nothing. (R52)',
    later: {
      means:
        'Puts a part off: it comes as an effect of its own, in which everything means what it means now, whatever became of its demon. (R54)',
      example: {
        later: { timing: 'endOfOwnTurn' },
        effects: [{ do: 'damage', amount: 100, target: { ref: 'marked' } }],
      },
    },
    'later.until': 'How long it waits. Default: "battle".',
    unless: {
      means: 'Carries a part out unless a player pays. (R52)',
      example: { unless: { cost: { mp: 2, of: 'target' } }, effects: [{ do: 'slay', target: 'target' }] },
    },
    chance: 'Leaves it to chance. (G10)',
    'chance.chance': 'The chance in percent, drawn once.',
    'chance.then': 'What is done if it succeeds.',
    'chance.else': 'What is done if it fails. Default: nothing.',
    oneOf:
      'The player of the demon chooses exactly one of several parts, also one that would do nothing; with `choose` or `who` those that would do nothing are left out. (R30)',
    'oneOf.choose': 'How many, each carried out before the next is chosen. Default: 1. (R52)',
    'oneOf.atRandom': 'Whether chance decides instead. Default: false. (R78)',
    limit: {
      means: 'A part that works only so often; used up it is left out, and the rest of the effect goes on. (R67)',
      example: { limit: { turn: 1 }, effects: [{ do: 'gainIcons', count: 1 }] },
    },
    'limit.limit': 'How often.',
    together: {
      means: 'Several parts as one moment: Super Reactions to their attacks wait until all of it is done. (R73)',
      example: { together: [{ do: 'attack', element: 'fire', power: 80, target: 'target' }] },
    },
    repeat: 'Carries a part out several times, at most 50 times. (R32)',
    'repeat.repeat':
      'How many times, worked out, or drawn between two numbers, once before the first. It cannot speak of "each".',
    forEach:
      'Carries a part out for one demon after the other. "it" is that demon; after the last it is again what it was before, or what the loop itself chose. (R32)',
    'forEach.forEach': 'For whom; settled before the first. Fallen demons of a register are among them.',
  }),
  forms(
    'modes',
    'Parts to choose from',
    { mode: word.mode },
    usual.PART_FIELDS,
  )({
    mode: 'One of the parts that a player chooses from.',
  }),
  forms('conditions', 'Conditions', word.CONDITIONS, { ...usual.CONDITION_FIELDS })({
    is: {
      means: 'Demons are something: every one of them, and there is at least one. (R35)',
      example: { is: 'cause', filter: { hpPercent: { max: 50 } } },
    },
    'is.is': 'Which demons. A condition neither chooses nor draws: with "choose" or "random" it never holds.',
    count: { means: 'So many demons are there.', example: { count: { side: 'enemy' }, min: 2 } },
    turn: 'Whose turn it is. Before the first turn it is nobody’s.',
    'turn.turn': 'Whose turn it has to be.',
    turnNumber: 'The number of the turn, in which the turns of both teams count. Before the first turn it is 0.',
    'turnNumber.turnNumber': { means: 'Between which numbers it has to be.', example: { min: 3 } },
    ownTurn: {
      means: 'The number of the turns of its own that the team of the holder has begun. (R51)',
      example: { ownTurn: { max: 1 } },
    },
    'ownTurn.ownTurn': 'Between which numbers it has to be.',
    place: { means: 'Whether the battle is of a kind, as the match says. (R61)', example: { place: 'Boss' } },
    'place.place': 'Which kind, or which ones; a name, the same as in the options of the match.',
    attacking: 'Whether the own team is team 1 or team 2, which does not change in a battle. (tie.1)',
    'attacking.attacking': 'Which of the two it has to be.',
    compare: {
      means: 'Compares two amounts.',
      example: {
        compare: { percentOf: 'hp', percent: 100, of: 'self' },
        op: '<',
        to: { percentOf: 'hp', percent: 100, of: 'causedBy' },
      },
    },
    'compare.compare': 'The first amount. It cannot speak of "each".',
    'compare.to': 'The second amount. It cannot speak of "each".',
    ...usual.LOGIC,
    bonusTurn: 'The team on turn is in a Bonus Turn. (G6)',
    'bonusTurn.bonusTurn': 'False for the opposite.',
    hit: 'The last attack of this effect has hit a demon.',
    'hit.hit': 'Always true.',
  }),
  forms('amounts', 'Amounts that are worked out', word.AMOUNTS, {
    ...usual.AMOUNT_FIELDS,
    counter: 'The name of the mark.',
    percent: 'How many percent.',
  })({
    percentOf: 'A share of the HP of a demon, rounded down; of several demons, of all their HP together. (R38)',
    'percentOf.percentOf': 'Of which HP.',
    'percentOf.of': 'Whose HP: "each", or the word that also names the target, is the demon that the amount is for.',
    stat: 'A share of a value of a demon with its passives, rounded down. What raises or lowers it for some turns does not count. (R38)',
    'stat.stat': 'Of which value.',
    'stat.of':
      'Whose value: "each", or the word that also names the target, is the demon that the amount is for. For a Devil Connector, "self" is its three demons together, as printed. (G15)',
    count: 'How many demons there are.',
    ailments: {
      means: 'How many kinds of ailments some demons have between them. (R85)',
      example: { ailments: { side: 'enemy' }, times: 10 },
    },
    'ailments.ailments': 'Which demons.',
    turn: 'The number of the turn.',
    'turn.turn': '"number" for the turns of both teams, "own" for those of the own team.',
    eventAmount:
      'A share of the amount that set this effect off, which each event names; in an amount for "cause" or "causedBy", of what is about that demon. (R35)',
    'eventAmount.eventAmount': { means: 'How many percent.', example: 50 },
    did: 'How much the last verb of this effect did, as each verb says.',
    dealt: {
      means: 'The damage that the last attack, or the last "damage", of this effect came to.',
      example: { dealt: true, divide: 2 },
    },
    'dealt.dealt': 'Always true.',
    affinities: {
      means: 'To how many elements a demon has an affinity now; of several demons, all together. (R38)',
      example: { affinities: 'weak', of: 'it', times: 5 },
    },
    'affinities.affinities': 'Which affinity, or "none".',
    'affinities.of': 'Whose: "each" is the demon that the amount is for; in a passive "it" is the demon that has it.',
    counter: {
      means: 'How many marks of a name a demon bears; of several demons, all together. (R42)',
      example: { counter: 'Boost', of: 'self', times: 10 },
    },
    'counter.of': 'Whose: "each" is the demon that the amount is for.',
    icons: 'How many Press Turn icons the team on turn has or had. (G6)',
    'icons.icons': 'Which of them.',
    history: {
      means: 'How often something happened before this effect. (R53)',
      example: { history: 'skillUsed', who: 'ally', span: 'turn' },
    },
    'history.history': 'What: an event.',
    'history.who': 'To whom, seen from the holder. For the battle only teams are told apart. Default: "self".',
    'history.filter': 'What that demon has to be now. Default: anything.',
    power: {
      means: 'What a heal of some power restores: as many percent of the magical attack of its demon. (R76)',
      example: { power: 60 },
    },
    'power.power': 'The power.',
    sum: {
      means: 'Several amounts added up. (R66)',
      example: { sum: [100, { counter: 'Boost', of: 'self', times: 10 }] },
    },
    if: {
      means: 'One amount or another. (R66)',
      example: { if: { is: 'target', filter: { ailing: true } }, then: 150, else: 100 },
    },
    'if.if': 'The condition, asked when the amount is worked out, for each demon that it is for.',
    'if.then': 'The amount if it holds.',
    'if.else': 'The amount if it does not. Default: 0.',
  }),
  forms('targets', 'Demons that are looked for', word.TARGETS, {
    ...usual.TARGET_FIELDS,
    ...POPULATION,
    as: AS,
    orNone: OR_NONE,
  })({
    all: 'All demons of a population.',
    choose: 'The player of the demon chooses. With fewer demons than asked for it is all of them. (R30)',
    'choose.choose': { means: 'How many: a number, an amount, `upTo` one, or between two.', example: { upTo: 2 } },
    random: 'Drawn at random, no demon twice. With fewer demons than asked for it is all of them. (R30)',
    least: 'The one demon of a population with the least of something.',
    'least.least': `Of what. ${MEASURED}`,
    most: 'The one demon of a population with the most of something.',
    'most.most': `Of what. ${MEASURED}`,
    ref: { means: 'What an earlier target of this effect found under a name.', example: { ref: 'shield' } },
  }),
  forms(
    'populations',
    'Populations and what they have to be',
    {
      population: word.population,
      filter: word.filter,
      range: word.range,
      affinityTo: word.affinityTo,
      marked: word.marked,
      skillFilter: word.skillFilter,
      party: word.party,
      attackValue: word.attackValue,
      blows: word.blows,
      drawnNumber: word.drawnNumber,
      upTo: word.upTo,
      laterOn: word.laterOn,
      between: word.between,
      cost: word.cost,
      unlessPaid: word.unlessPaid,
    },
    { ...usual.BOUNDS, ...usual.FILTER_FIELDS },
  )({
    population: 'Demons of one team or of both.',
    ...of('population', POPULATION),
    filter: {
      means: 'What a demon has to be. Every field that is given has to hold.',
      example: { has: ['poison', 'bind'], hpPercent: { max: 50 } },
    },
    'filter.card': 'The id of its card. Variants have ids of their own. Default: any card.',
    'filter.race': 'Its race, exactly as its card writes it. Default: any race.',
    'filter.hpPercent': {
      means: 'Its HP in percent of the maximum, rounded down. Default: any share.',
      example: { max: 50 },
    },
    'filter.mp': { means: 'How many MP it has. Default: any number.', example: { min: 5 } },
    'filter.has': 'What lasts on it: this, or at least one of a list. Default: anything or nothing.',
    'filter.ailing': 'Whether it has any ailment. Default: either.',
    'filter.fallen':
      'Whether it has fallen. A population needs `fallen` besides to be about the fallen. Default: either.',
    'filter.marked': { means: 'Marks that it bears. Default: any or none. (R42)', example: { name: 'Boost', min: 2 } },
    'filter.acting': 'Whether it is the demon that is about to act, acts or acted last in this turn. Default: either.',
    'filter.cant': 'What something that lasts on it forbids: any of a list. Default: anything. (R45)',
    'filter.affinity': 'An affinity that it has now, changes included. Default: any affinity.',
    'filter.not': { means: 'What it must not be. Default: nothing.', example: { race: 'Wyrm' } },
    range: 'Bounds of a number, both included.',
    affinityTo: 'An affinity that a demon has to have.',
    'affinityTo.to': 'To which element.',
    'affinityTo.is': 'Which affinity, or "none".',
    marked: 'How many marks of a name a demon has to bear. (R42)',
    'marked.name': 'The name of the mark.',
    'marked.min': usual.AT_LEAST_ONE.min,
    'marked.max': usual.AT_LEAST_ONE.max,
    skillFilter: 'What a skill has to be. Every field that is given has to hold.',
    'skillFilter.card': 'Its id, or one of several. Default: any skill.',
    'skillFilter.name': 'Its name, as its card is printed, or one of several. Default: any. (R84)',
    'skillFilter.element': 'The element of an attack in it, or one of several. Default: any, and also none.',
    'skillFilter.does': 'What it does: this, or at least one of a list. Default: anything.',
    'skillFilter.aim': 'At whom it aims: this, or one of a list. Default: anybody.',
    'skillFilter.plain':
      'Whether it is the plain attack, or a skill that some card gives in its place. Default: either. (R83)',
    'skillFilter.drawn': 'Whether something of it is done to demons that are drawn at random. Default: either. (R84)',
    'skillFilter.not': 'What it must not be. Default: nothing.',
    'skillFilter.anyOf': 'It is at least one of these. Default: not asked.',
    party: 'The other demon that a rule is about. A rule that names one is about no damage that nobody deals.',
    'party.side': 'Of which team it is, seen from the bearer. Default: either.',
    'party.filter': 'What it has to be. Default: anything.',
    attackValue: 'A share of a value of the attacker, rounded down.',
    'attackValue.stat': 'Which value.',
    'attackValue.percent': 'How many percent of it. Default: 100.',
    upTo: 'Any number up to a bound. (R52)',
    'upTo.upTo': usual.CHOICE_FIELDS.upTo,
    between: 'A number between two bounds. (R52)',
    ...of('between', usual.RANGE_FIELDS),
    laterOn: 'A moment: when something that was put off comes, or when an effect works too. (R54)',
    'laterOn.timing': 'At which moment.',
    'laterOn.when': 'What it answers. Timing "when" needs it, and no other has it. Default: nothing.',
    'laterOn.who': 'For "aboutToAct" and "actionCompleted" alone: whose action. Default: "self".',
    cost: 'MP that are paid in full or not at all. (R52)',
    'cost.mp': 'How many MP.',
    'cost.of': 'Who pays them: each of these demons. Default: "self".',
    unlessPaid: 'What prevents an effect. (R52)',
    'unlessPaid.who': 'Which player decides. Default: "opponent".',
    'unlessPaid.cost': 'What is paid.',
    blows: 'A number of blows that is drawn once. (R47)',
    'blows.from': 'At least this many.',
    'blows.to': 'At most this many.',
    drawnNumber: 'A number of times that is drawn, each as likely as another. (R75)',
    'drawnNumber.from': 'At least so many.',
    'drawnNumber.to': 'At most so many.',
  }),
];
