/** The words of the card language explained: cards and teams here, effects and values in the files beside it. */
import type { Section } from '../../../engine/index.ts';
import { explain } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import type { ClauseId } from '../rulebook.ts';
import { rulebook } from '../rulebook.ts';
import { effectSections } from './dictionary-effects.ts';
import { valueSections } from './dictionary-values.ts';
import * as word from './language.ts';

const { forms } = explain(rulebook);

const COMMON = {
  id: 'By which decks, positions and other cards of the set name it.',
  ...usual.CARD_FIELDS,
} as const;
const ALWAYS = {
  passives: 'What it raises as long as its bearer is in the battle. Default: nothing.',
  automatic: 'Effects that go off by themselves, in this order. Default: none. (G18)',
} as const;
const met = (element: string) => `To ${element}. Default: no affinity.` as const;

const PERCENT = 'How many percent more, or less if negative. All percentages for one thing are added up first.';
const POINTS = 'Percentage points more, or less if negative: a number, or an amount that is worked out.';
const SHARES = { means: `${POINTS} (R66)`, example: 20 };
const AGAINST = 'Against whom. Default: against anybody, and also nobody.';
const OF_ELEMENT = 'Against or by attacks of which element, or of which elements. Default: all.';
const AHEAD = 'For which blows: everything of a list has to fit. Default: all. (R8)';
const BLOWS = { on: 'Which blows: everything of a list has to fit. Default: all. (R44)', against: AGAINST } as const;

export const dictionary: readonly Section<ClauseId>[] = [
  forms('cards', 'Cards', word.CARDS, { ...COMMON, ...ALWAYS })({
    demon: 'A demon, up to four of which make a team. (G1)',
    'demon.type': 'Says that the card is a demon.',
    'demon.race': 'Its race, which filters ask for.',
    'demon.variantOf':
      'The id that all variants of one demon share; a team has only one of them. Default: its own id. (G1)',
    'demon.stats': 'Its values before anything raises them.',
    'demon.maxMp': 'How many MP it can hold. Default: 10. (G8)',
    'demon.affinities': 'Its affinities to the elements. Default: none.',
    'demon.skills': 'The ids of its skills, in listed order. (R1)',
    skill: 'A skill, which demons have by their cards or are taught. It is used, works by itself, or both. (G17)',
    'skill.type': 'Says that the card is a skill.',
    'skill.use': 'What it does when a demon uses it. Default: it cannot be used and only works by itself.',
    brand: 'A brand, which a demon bears; up to four of them. (R1)',
    'brand.type': 'Says that the card is a brand.',
    'brand.set': 'The set to which it belongs, and what that does. Default: no set.',
    connector: 'A Devil Connector, which uses a skill of its leader once, in tier DC. (G15)',
    'connector.type': 'Says that the card is a Devil Connector.',
    'connector.demons': 'The ids of its three demons. The first is the leader. (G15)',
    'connector.skill': 'The id of a skill of its leader that can be used. (dc.1)',
    liberator: 'A Liberator, who raises values of all demons of the team. (G1)',
    'liberator.type': 'Says that the card is a Liberator.',
    'liberator.passives': 'What it raises for each demon of the team.',
    state:
      'A state: what it means for a demon to bear marks of a name, whoever put them there. It is in no team. (R79)',
    'state.type': 'Says that the card is a state.',
    'state.mark': 'The name of the marks. No other state of the set has it. (R42)',
    'state.passives':
      'What its bearer has once, however many marks it bears. What is settled once can not be among them. Default: nothing.',
    'state.automatic': 'Effects that its bearer has as if they were given to it. Default: none. (G18)',
  }),
  forms(
    'partsOfCards',
    'Parts of a card',
    {
      stats: word.stats,
      affinities: word.affinities,
      use: word.use,
      automatic: word.automatic,
      when: word.when,
      limit: word.limit,
      useLimit: word.useLimit,
      plainUse: word.plainUse,
    },
    {
      effects: 'What it does, in this order. (R32)',
      battle: 'Times in the battle, revivals included. Default: no limit.',
    },
  )({
    stats: 'The values of a demon.',
    'stats.hp': 'Maximum HP.',
    'stats.physAttack': 'Physical attack.',
    'stats.physDefence': 'Physical defence.',
    'stats.magAttack': 'Magical attack.',
    'stats.magDefence': 'Magical defence.',
    'stats.agility': 'Agility, which the action order and the speed of the team are made of. (tie.5)',
    affinities: 'The affinities of a demon. (G9)',
    'affinities.phys': met('physical attacks'),
    'affinities.fire': met('fire'),
    'affinities.ice': met('ice'),
    'affinities.elec': met('electricity'),
    'affinities.force': met('force'),
    'affinities.light': met('light'),
    'affinities.dark': met('dark'),
    use: 'The action of using a skill. (G17)',
    'use.cost': 'How many MP it takes. (G8)',
    'use.aim': 'At whom it aims; these are `target` in its effects. Without anybody to aim at it cannot be used. (G17)',
    'use.remnants': 'Remnants: it uses half an icon instead of one, unless its result costs two. Default: false. (G6)',
    'use.remnantsIf':
      'A condition, seen from the user as the skill begins, with which it has Remnants. Default: as `remnants` says. (R83)',
    'use.free':
      'Whether it uses no icon, unless its result costs two. It needs a limit in a turn then. Default: false. (R81)',
    'use.if':
      'A condition, seen from the user, without which it cannot be used. Effects that use it do not ask. Default: none. (R81)',
    'use.limit': 'How often a demon can use it. Default: no limit. (R46)',
    plainUse: 'A plain attack that a card says itself, in place of a skill that has a card.',
    'plainUse.aim': 'At whom it aims.',
    'plainUse.remnants':
      'Remnants: it uses half an icon instead of one, unless its result costs two. Default: false. (G6)',
    'plainUse.remnantsIf':
      'A condition, seen from the user as the attack begins, with which it has Remnants. Default: as `remnants` says. (R83)',
    automatic: 'An effect that goes off by itself: a chain effect or a Super Reaction. (gen.2)',
    'automatic.id': 'A name for "grant", which no other effect of the card has. Default: no name.',
    'automatic.timing': 'When it works. (tier.0)',
    'automatic.when':
      'What it answers. Timing "when" needs it; a Super Reaction can have it, with the event "hit", to answer some blows only; no other has it. Default: nothing, and for a Super Reaction any blow. (R86)',
    'automatic.who': 'For "aboutToAct" and "actionCompleted" alone: whose action it is about. Default: "self". (A7)',
    'automatic.also':
      'Other moments at which it works too. They share its limit, and what its effects speak of has to be told by all of them. Default: none. (R82)',
    'automatic.if':
      'A condition: asked when the tier starts and again when its turn comes. Of what set a reactive effect off, it keeps only that for which it holds. Default: none. (A8)',
    'automatic.limit': 'How often it works, for each demon that has it. Default: no limit. (R27)',
    'automatic.granted':
      'Whether it works only for demons to which "grant" gives it. Default: false: it works for the demon that has the card.',
    'automatic.every': 'In which of the turns of its own team it works: 2 for every second one. Default: in all. (R51)',
    'automatic.fallen':
      'Whether it works also while its holder has fallen. Default: false: only while it lives, or to answer its own fall. (A8)',
    when: {
      means: 'What a reactive effect answers. Every field that is given has to fit. (A5)',
      example: { event: 'damaged', who: 'companion', by: 'enemy' },
    },
    'when.event': 'What happens. Each event says who `who` (its `cause`) and `by` (its `causedBy`) are.',
    'when.who': 'To whom it happens, seen from the holder: the `cause` of the event. Default: "self".',
    'when.filter': 'What that demon has to be. Default: anything.',
    'when.by': 'Who does it, seen from the holder: the `causedBy` of the event. Default: anybody, and also nobody.',
    'when.byFilter': 'What the demon that does it has to be; somebody has to do it then. Default: anything.',
    'when.element':
      'Of which element the attack is, or of which of several. Only for events that carry an element. Default: any element, and also none.',
    'when.what': {
      means:
        'Which of the things that the event can be, or which of several: each event says what that is. Default: any of them.',
      example: ['attackUp', 'defenceUp'],
    },
    'when.means':
      'By what it was brought about, or by which of several. Only for damage and falls. Default: by anything. (R49)',
    'when.on':
      'What the blow was like that brought it about: everything of a list has to fit. Default: any blow, and also none. (R80)',
    'when.skill':
      'A skill by whose use it was brought about; `{}` for any skill. Default: by a skill or by anything else. (R49)',
    'when.first': 'For "marked": true where the demon bore no mark of that name before. Default: first or not. (R42)',
    'when.amount': { means: 'Bounds of the amount of the event. Default: any amount.', example: { min: 100 } },
    'when.percent': 'For "below", which needs it: the share of the maximum HP, in percent. Default: none. (R26)',
    limit: 'How often an automatic effect of a demon works. (R27)',
    'limit.turn': 'Times in one turn, of either team. Default: no limit.',
    'limit.team':
      'Whether all demons of the team that have the effect share the limit. Default: false: each has its own.',
    'limit.shared':
      'A word: all limits of this card with the same word count together. Default: none: it counts alone. (R67)',
    useLimit: 'How often a demon can use a skill. (R46)',
    'useLimit.turn': 'Times in one turn. Default: no limit.',
    'useLimit.team':
      'Whether all demons of the team that have the skill share the limit. Default: false: each has its own.',
    'useLimit.every': 'Not again before so many turns of its own team have begun. Default: at any time. (R75)',
  }),
  forms('passives', 'Passives', word.PASSIVES, {
    ...BLOWS,
    stat: 'Which value.',
    percent: PERCENT,
    element: OF_ELEMENT,
    against: AGAINST,
  })({
    statPercent: 'Raises a value by a share of what is printed.',
    statPlus: 'Raises a value by a fixed number, after all shares. No value comes to less than 1.',
    'statPlus.plus': 'How much more, or less if negative.',
    boost: 'Raises the damage that its bearer deals by attacks. (G9)',
    'boost.boost': 'By attacks of which element, or of which elements.',
    'boost.percent': SHARES,
    guard: 'Lowers the damage that its bearer takes from attacks. It is taken off the boosts of the attacker. (G9)',
    'guard.guard': 'From attacks of which element, or of which elements.',
    'guard.percent': {
      ...SHARES,
      means: 'Percentage points less, or more if negative: a number, or an amount that is worked out. (R66)',
    },
    affinity: 'Gives an affinity in place of the printed one. Of several for one element the last listed counts.',
    'affinity.affinity': 'To which element, or to which elements.',
    'affinity.to': 'What the affinity is.',
    fightsWith:
      'Changes values of its bearer for the attacks that are worked out with them, in percent of what they are. Unlike values that are raised it can come and go. (R77)',
    'fightsWith.fightsWith': 'Which value, or which values.',
    'fightsWith.percent': { ...SHARES, means: `${POINTS} Default: 0. (R66)` },
    'fightsWith.plus': 'How much is added after all shares, or taken off if negative. Default: 0. (R77)',
    accuracy: 'Raises the chance that attacks of its bearer hit. An attack without an accuracy hits anyway. (R8)',
    'accuracy.accuracy': SHARES,
    'accuracy.on': AHEAD,
    evasion: 'Lowers the chance that attacks hit its bearer. An attack without an accuracy hits anyway. (R8)',
    'evasion.evasion': SHARES,
    'evasion.on': AHEAD,
    critical: 'Raises the chance that physical attacks of its bearer are critical. (R9)',
    'critical.critical': SHARES,
    'critical.on': AHEAD,
    'critical.direction':
      '"received" for the chance that physical attacks on its bearer are critical. Default: "given": its own attacks.',
    pierce: 'Attacks of its bearer ignore Resist, Null, Repel and Drain, and Bulwarks. (R5)',
    'pierce.pierce': 'Which attacks: one word or a list.',
    'pierce.percent': 'How much of the damage Null, Repel and Drain let through. Default: 100. (R64)',
    trait: 'Raises values by points of a trait, which demons have no number of. (R60)',
    'trait.trait': 'Which trait.',
    'trait.plus': 'How many points more, or fewer if negative.',
    autoCure: 'Lets its bearer shake off each of its ailments by chance when it is about to act. (R62)',
    'autoCure.autoCure': 'With which chance, in percent.',
    'autoCure.ailment': 'Which ailment, or which ones. Default: all.',
    freeIcons: 'An action of its bearer in which an attack strikes uses no icon. (R63)',
    'freeIcons.freeIcons': 'How often in a turn; true for any number of times.',
    'freeIcons.chance': 'The chance in percent, drawn for each demon that is struck as it asks. Default: 100. (G10)',
    'freeIcons.team': 'Whether its whole team shares the number, of which the greatest counts. Default: false.',
    endure: 'Lets its bearer survive damage that would defeat it. (R43)',
    'endure.endure': 'How often in the battle. Several add up, in listed order.',
    'endure.hp': 'With how many HP. Default: 1.',
    'endure.percent': 'With how many percent of its maximum HP, where that is more. Default: none.',
    cant: 'Something can not be done to its bearer. (R45)',
    'cant.cant': 'What: one thing or a list.',
    'cant.by': 'By whom. Default: by anybody, and also by nobody.',
    'cant.on': 'For "bonusTurn": after which blows; of several words all have to fit. Default: all blows. (R65)',
    healing: 'Changes how many HP effects restore. (R46)',
    'healing.healing': '"given" for what the bearer restores, "received" for what it regains.',
    ailmentChance: 'Changes the chance of ailments. (R46)',
    'ailmentChance.ailmentChance': '"given" for those that the bearer inflicts, "received" for those put on it.',
    'ailmentChance.plus': SHARES,
    'ailmentChance.ailment': 'Of which ailment, or of which ones. Default: all.',
    takesFor: 'Its bearer takes a share of the damage of its companions in their place. (R69)',
    'takesFor.takesFor': 'How many percent of the damage.',
    'takesFor.filter': 'What such a companion has to be. Default: anything.',
    revivedWith:
      'When its bearer is revived it has so many HP, whatever the revival says; of several the fewest, and never more than its maximum. (R82)',
    'revivedWith.revivedWith': 'How many HP.',
    naturalMp: 'Changes how many MP its bearer gets when it is about to act. (R33)',
    'naturalMp.naturalMp': 'How many more, or fewer if negative.',
    cost: 'Changes what skills cost its bearer, to no less than 0. (R46)',
    'cost.cost': 'How many MP more, or fewer if negative.',
    'cost.skill': { means: 'Which skills. Default: all.', example: { element: 'light' } },
    marks: 'Changes how many marks of a name are put on its bearer at a time. (R42)',
    'marks.marks': 'The name of the mark.',
    'marks.plus': 'How many more, or fewer if negative.',
    plainAttack: 'Gives its bearer a skill in place of the plain attack. (R46)',
    'plainAttack.plainAttack': {
      means: 'The id of a skill that can be used, or what the attack does, without a cost. (R83)',
      example: {
        aim: 'enemies',
        effects: [{ do: 'attack', element: 'ice', power: 60, target: 'target' }],
      },
    },
    beyond: 'Says something of what no battle has, and does nothing in one. (R87)',
    'beyond.beyond': 'What it speaks of.',
    while: {
      means: 'Passives that some demons have while their holder lives and a condition holds. (R44)',
      example: { while: [{ boost: 'fire', percent: 20 }], who: 'ally' },
    },
    'while.while':
      'The passives. Values, maximum MP, speed, affinities and further conditions can not be among them: they are settled once.',
    'while.id': 'A name for "grant", which no other effect of the card has. Default: no name.',
    'while.granted':
      'Whether it is only for demons to which "grant" gives it. Default: false: the demon that has the card holds it.',
    'while.who': 'Who has the passives, seen from the holder. Default: "self".',
    'while.filter': 'What such a demon has to be. Default: anything.',
    'while.if': 'A condition, seen from the holder. Default: none.',
    maxMp: 'Raises the number of MP that its bearer can hold, which is never less than 1. (G8)',
    'maxMp.maxMp': 'How many more, or fewer if negative.',
    speed: 'Raises what its bearer counts for in the speed of the team. The action order stays as it is. (G2)',
    'speed.speed': PERCENT,
  }),
  ...effectSections,
  ...valueSections,
  forms('decks', 'Teams', { deck: word.deck, member: word.member })({
    deck: 'A team. No demon, nor two variants of one, appears twice in it, those of its Devil Connector included. (G1)',
    'deck.demons': 'One to four demons, in the slots of the party. (G1)',
    'deck.liberator': 'The id of its Liberator. Default: none.',
    'deck.connector': 'The id of its Devil Connector. Default: none.',
    member: 'A demon of a team. (R1)',
    'member.demon': 'The id of its card.',
    'member.skills': 'The ids of skills it was taught, up to four and none that it has. Default: none.',
    'member.brands': 'The ids of brands it bears, up to four; the same can be there twice. Default: none.',
  }),
];
