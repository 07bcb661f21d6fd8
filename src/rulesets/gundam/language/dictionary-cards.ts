/** Cards, their abilities, and what texts ask: filters, targets, amounts, conditions. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { SAID } from '../../cards/naming.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { forms } = explain(rulebook);

const common = {
  type: 'What kind of card it is.',
  id: 'The number of the card, by which decks, effects and actions name it.',
  ...usual.CARD_FIELDS,
  alsoNamed: 'Names that it is treated as having besides. Default: none. (R33)',
  traits: 'The traits. Default: none.',
  token:
    'Whether it is a token: it can be in no deck, and leaves the game when it leaves play. Default: false. (4-17-2-4)',
  abilities: 'What the card does, besides its keywords. Default: none.',
} as const;
const played = {
  ...common,
  color: 'The colour. A deck has one or two. Only a token may go without. Default: none, for a token. (5-1-1)',
  level: 'Lv: how many Resources have to be in the area to play it. (2-8-1)',
  cost: 'How many Resources are paid to play it. (2-9-1)',
} as const;
const keywordEffects = 'Keyword effects, each with its value or true. Default: none.';
const bonus = {
  ap: 'AP that its Unit gets while they are paired. (6-5-2-3-1)',
  hp: 'HP that its Unit gets while they are paired. (6-5-2-3-1)',
} as const;
const durability = 'HP: the damage that destroys it.';

const among = {
  side: 'Whose cards: of the player of this effect, of the opponent, or both. Default: `any` in the zones `battle`, `base`, `play` and `pilots`, `own` in all others.',
  zone: 'Where the cards are. Default: `battle`.',
  filter: 'What they have to be. Default: all that are there.',
  among:
    'Only cards that the effect speaks of already, wherever they are; `zone` is not looked at then. Default: all cards of the zone.',
  highest: 'Only those of them that have the highest of this number. Default: any. (R34)',
  lowest: 'Only those of them that have the lowest of this number. Default: any. (R34)',
} as const;
const named = 'A name by which later parts of the effect speak of it, with `ref`. Default: none.';
const doer = 'Which player did it. Default: `you`.';

export const ABOUT_CARDS = [
  forms('cards', 'Cards', word.CARDS, { ...played, hp: durability, keywords: keywordEffects })({
    unit: 'A Unit.',
    'unit.ap': 'AP: the battle damage that it deals.',
    'unit.link': 'The Pilots that make it a Link Unit. Default: none do. (6-5-2-3-2)',
    pilot:
      'A Pilot. While it is paired, its keywords and abilities are those of its Unit, and `this` in them is the Unit. (6-5-2-3-1)',
    ...of('pilot', bonus),
    command:
      'A Command. Its `main` and `action` abilities are what it does; with a Pilot effect it has other abilities too, for when it is paired. (6-5-2-4-1)',
    'command.pilot': "What it is when it is paired as a Pilot. Default: it can't be paired. (6-5-2-3-5)",
    base: 'A Base. (6-5-2-2-1)',
    'base.ap': 'AP, which only texts look at. Default: 0.',
    resource: 'A Resource. Resources are counted, and none has abilities.',
    ...of('resource', common),
  }),
  forms('parts-of-cards', 'Parts of cards', {
    keywords: word.keywords,
    link: word.link,
    pilotEffect: word.pilotEffect,
  })({
    keywords: 'Keyword effects.',
    'keywords.repair': 'Repair, and how much it recovers. Default: none. (11-1-1)',
    'keywords.breach': 'Breach, and how much damage it deals. Default: none. (11-1-2)',
    'keywords.support': 'Support, and how much AP it gives. Default: none. (11-1-3)',
    'keywords.blocker': 'Blocker. Default: none. (11-1-4)',
    'keywords.firstStrike': 'First Strike. Default: none. (11-1-5)',
    'keywords.highManeuver': 'High-Maneuver. Default: none. (11-1-6)',
    'keywords.suppression': 'Suppression. Default: none. (R29)',
    link: 'What a Pilot has to be so that the Unit is a Link Unit: everything that is given. (6-5-2-3-2)',
    'link.name': 'Its name, or one of these names. It takes the place of a name in `filter`. Default: any.',
    'link.trait': 'A trait that it has, or one of these. It takes the place of a trait in `filter`. Default: any.',
    'link.filter': 'Anything else about it. Default: any.',
    pilotEffect: 'The Pilot that a Command can be paired as. (6-5-2-3-5)',
    'pilotEffect.name': "The Pilot's name, which link conditions look at.",
    'pilotEffect.traits': "The Pilot's traits. Those of the Command are not taken over. Default: none.",
    ...of('pilotEffect', bonus),
  }),
  forms('decks', 'Decks', { deck: word.deck })({
    deck: 'A deck and a resource deck. (5-1-1)',
    'deck.main': 'The 50 cards: ids, and how many copies of each, at most four.',
    'deck.resources': 'The 10 Resources: ids, and how many copies of each.',
  }),
  forms('abilities', 'Abilities', { ability: word.ability, limit: word.limit })({
    limit: 'How often an ability works, each card for itself. (11-2-12)',
    'limit.times': 'How many times.',
    'limit.per': 'Within what.',
    ability: {
      means: 'One ability of a card.',
      example: { timing: 'attack', during: 'link', effects: [{ do: 'draw' }] },
    },
    'ability.id': 'A name for it, by which `grant` speaks of it; once on a card. Default: none.',
    'ability.timing': 'When it works. Several words make one ability that works at each of these times.',
    'ability.during':
      'Only while its Unit is paired, or linked. Not looked at on a Base, nor for an ability that was given. Default: always. (11-2-10)',
    'ability.pairedWith':
      'What the partner has to be: on a Unit its Pilot, on a Pilot its Unit as printed. Without a partner the ability does not work. With `destroyed` it is looked at as it was before. Not looked at on a Base, nor for an ability that was given. Default: anything, or nothing. (11-2-10)',
    'ability.oncePerTurn':
      'Whether it can be used, or trigger, once a turn only, each card for itself. It is not used up by an effect that had no target, changed nothing or was declined. Says nothing on Commands, Bursts and constant abilities. Default: false. (R19)',
    'ability.limit': 'How often it works, where that is not once a turn. Default: as often as it can.',
    'ability.granted':
      'Whether this card does not have it itself and only gives it to others, by its `id`. Default: false.',
    'ability.when':
      'The event that timing `when` waits for, or several of which any will do; only with it. Default: none.',
    'ability.zone':
      'Where the card has this ability, outside play: then it works there and nowhere else. In its own `cost` and `level` such an ability speaks of the card itself. Not with what happens to a card in play or as it is played. One that is activated needs a `cost`, which the card itself does not pay (R58). Default: in play. (R32)',
    'ability.if':
      "A condition of the whole ability. A Command can't be played, and an activated ability not used, while it does not hold; a triggered one looks at it when it resolves, and then does nothing and is not used up; a constant one holds while it does. Default: none. (R13)",
    'ability.cost':
      'What is paid before the colon. For a triggered ability its player is asked whether to pay. Not on a Burst; says nothing on a constant ability. Default: nothing. (9-1-7-2)',
    'ability.effects': 'What it does, in this order. Every ability but a constant one has it. Default: none. (1-3-7)',
    'ability.constant': 'What holds; only with timing `constant`, and always there. Default: none. (9-1-5)',
  }),
  forms('targets', 'Targets', word.TARGETS, { ...usual.TARGET_FIELDS, ...among, as: named })({
    ref: {
      means: 'What an earlier choice of the same effect has found. Nothing if there was none of that name.',
      example: { ref: 'mine' },
    },
    all: {
      means: 'All cards of a kind. Nobody chooses.',
      example: { all: true, side: 'enemy', filter: { hp: { max: 2 } } },
    },
    choose: {
      means:
        'Cards that a player chooses when the effect comes to it; afterwards `it` is what was chosen. With fewer cards than asked for, all of them. An ability that begins with a choice it has to make is not used when there is nothing to choose. Whoever searches a deck, or cards looked at, with a filter may choose none. (9-3-4)',
      example: { choose: { upTo: 2 }, side: 'enemy', filter: { ap: { max: 3 } } },
    },
    'choose.choose': 'How many: a number, also one that is worked out, up to a number, or from one to another.',
    'choose.by': 'Who chooses. What `side` means stays as it is. Default: `you`.',
    'choose.orNone':
      'That nothing is chosen where there are fewer than asked for, or than the least of `min` and `max`. An ability that begins with such a choice is not used then. Default: as many as there are. (R48)',
    random: 'Cards that chance picks; afterwards `it` is those. With fewer cards than asked for, all of them.',
    top: {
      means: 'The top cards of a pile, the top one first, or all there are if fewer; afterwards `it` is those.',
      example: { top: 1, zone: 'shields' },
    },
    'top.zone': 'Which pile.',
    'top.side': 'Whose pile. Default: `own`.',
    pilotOf: {
      means:
        'The Pilots of Units: under them, or where they went when their Unit left. A Pilot in play can be moved or destroyed; its Unit stays. (A5)',
      example: { pilotOf: 'this' },
    },
    'pilotOf.pilotOf': 'The Units: something known without choosing.',
  }),
  forms(
    'numbers-of-targets',
    'How many are chosen',
    { upTo: word.upTo, fromTo: word.fromTo },
    { ...usual.CHOICE_FIELDS },
  )({
    upTo: 'Any number up to this one, also none. (9-3-4)',
    fromTo: {
      means: 'From one number to another: with fewer cards than the first, all of them. (9-3-4)',
      example: { min: 1, max: 2 },
    },
  }),
  forms(
    'said',
    'What was said',
    SAID,
  )({
    said: {
      means: 'What a player has said, in place of a word: in this effect by “name”, or before for this card. (R63)',
      example: { said: 'word' },
    },
    'said.said': 'The name that “name” gave it by “as”.',
  }),
  forms(
    'filters',
    'Filters',
    { filter: word.filter, marked: word.marked, population: word.population, range: word.range },
    { ...usual.BOUNDS, ...usual.FILTER_FIELDS },
  )({
    marked: { means: 'Counters, or a mark, of a name. (R39)', example: { name: 'charge', min: 2 } },
    'marked.name': 'The name.',
    ...of('marked', usual.AT_LEAST_ONE),
    filter:
      'What a card has to be: everything that is given. Where a list is given, one of it is enough. Numbers are those of the moment, in play with the Pilot and everything in force; a card that has left play is looked at as it last was, any other as it is printed. (R22)',
    'filter.color': 'Its colour. A Resource has none. Default: any.',
    'filter.trait': 'A trait that it has. Default: any.',
    'filter.nameIncludes': 'A part of its name; capital letters count. Default: any.',
    'filter.level': 'Its printed Lv. Default: any.',
    'filter.cost': 'Its printed cost. Default: any.',
    'filter.ap': 'Its AP. Of a Base, the printed one. Default: any.',
    'filter.hp': 'The HP that it has left: full HP less damage. Default: any.',
    'filter.damage': 'The damage on it. A card that is not in play fits no range. Default: any.',
    'filter.state': 'Active or rested. A card that is not in play is neither. Default: either.',
    'filter.damaged': 'Whether it has damage. A card that is not in play has none. Default: either.',
    'filter.paired': 'Whether it is a Unit with a Pilot. Default: either.',
    'filter.linked': 'Whether it is a Link Unit. Default: either.',
    'filter.keyword':
      'A keyword that it has, or one of several: in play also one that it was given, elsewhere a printed one. Default: any.',
    'filter.other':
      'true: another card than the object in play with this text. false: that object itself. For a Command and a Burst every card is another. Default: either.',
    'filter.enteredThisTurn':
      'Whether it is a Unit that entered play in this turn. Bases never count as such. Default: either.',
    'filter.attacking': 'Whether it is the attacker of the battle in progress. Default: either.',
    'filter.battling':
      'Whether it fights in the battle in progress, as the attacker or as what is attacked now; or what it has to fight against. Default: either.',
    'filter.pilot': 'What its Pilot has to be. A Unit without one does not fit. Default: any, or none.',
    'filter.unit':
      'What the Unit has to be that it is paired with. Only Pilots in the zone `pilots` have one. Default: any, or none. (R57)',
    'filter.inPlay': 'Whether it is a Unit or a Base in play. Default: either.',
    'filter.spokenOf':
      'Whether it is a Unit or a Base that the effect speaks of already, such as one that was chosen. Default: any.',
    'filter.ability':
      'A time at which an ability of it works now: with `destroyed`, a card with a 【Destroyed】 effect. What constant abilities of others give it is not looked at. Default: any.',
    'filter.marked': 'Counters of a name, or a mark, that it bears. Default: any. (R39)',
    'filter.not': 'What it must not be: a card that fits all of this is left out. Default: nothing.',
    'filter.anyOf': 'Filters of which at least one has to fit, besides the fields beside it. Default: none.',
    population: {
      means: 'The cards of a side and a zone that a filter leaves.',
      example: { side: 'own', filter: { linked: true } },
    },
    ...of('population', among),
    'population.unique': 'Counts cards that have this in common once. Default: counts every card.',
    range: {
      means: 'Between which bounds a number lies, both included.',
      example: { max: 3 },
    },
  }),
  forms('amounts', 'Amounts that are worked out', word.AMOUNTS, { ...usual.AMOUNT_FIELDS })({
    count: {
      means: 'How many cards there are. Where a quantity is asked for, less than 0 is 0. (1-3-6)',
      example: { count: { side: 'own', filter: { linked: true } }, times: 2 },
    },
    stat: { means: 'A number of a card; of several cards, the sum. (R22)', example: { stat: 'ap', of: 'this' } },
    'stat.of':
      'Whose: something known without choosing, such as `this`, `it`, `ref` or `all`. A target that is still to be chosen counts 0.',
    level: "A player's level: all Resources in the area, rested ones and EX Resources included. (2-8-1)",
    'level.level': 'Whose.',
    resources: 'How many Resources a player has in the area, EX Resources included.',
    'resources.resources': 'Whose.',
    'resources.state': 'Only the active or the rested ones. Default: both.',
    'resources.ex': 'Only EX Resources, or none of them. Default: both.',
    players: { means: 'How many enemy players there are: one.', example: { players: 'enemy' } },
    'players.players': 'Always `enemy`.',
    history: {
      means: 'How often something has happened: in this turn so far, whoever has the turn, or in another span.',
      example: { history: 'drawn', who: 'opponent' },
    },
    'history.who': doer,
    'history.filter': 'Only what happened to cards that fit, as they are printed. Not for a whole match. Default: any.',
    'history.of':
      'Only what happened to this, whosever it is: something known without choosing. Not for a whole match. Default: anything.',
    'history.by': 'What it came from, as the event tells it. Not for a whole match. Default: any.',
    'history.source':
      'What it came from, and whose that is, as it is printed. Not for a whole match. Default: anything. (R27)',
    'history.total':
      'Whether the amounts of the events are added up, such as the damage, instead of counting them. Default: false.',
    counter: {
      means: 'How many counters of a name cards bear; of several cards, the sum. (R39)',
      example: { counter: 'charge', of: 'this' },
    },
    'counter.of': 'Which cards: something known without choosing.',
    eventAmount:
      'The amount of the event that triggered this ability, as the entry of the event says; of several of one moment, the sum. 0 where there is none. (R21)',
    did: {
      means:
        'How much the instruction before it did: cards drawn, moved, discarded or chosen, the damage dealt, the HP recovered.',
      example: { did: true },
    },
    sum: 'Several amounts added up.',
  }),
  forms('conditions', 'Conditions', word.CONDITIONS, { ...usual.CONDITION_FIELDS })({
    turn: { means: 'Whose turn it is.', example: { turn: 'yours', every: 3 } },
    'turn.turn': "Yours, or the opponent's.",
    'turn.every':
      'Only every so many turns of that player: with 2 the second, the fourth and so on of the match. Default: every turn. (R42)',
    count: {
      means: 'How many cards there are. Without a bound it asks for at least one.',
      example: { count: { side: 'enemy', filter: { state: 'rested' } }, min: 2 },
    },
    is: {
      means: 'Whether a card is something. Of several, all have to be; where there is none, it does not hold.',
      example: { is: 'it', filter: { type: 'unit' } },
    },
    'is.is': 'Which card: something known without choosing, such as `this`, `it`, `cause` or `ref`.',
    compare: {
      means: 'Compares two amounts.',
      example: { compare: { level: 'you' }, op: '<', to: { level: 'opponent' } },
    },
    exPaid: 'Whether an EX Resource went into the cost of this Command when it was played. (R51)',
    'exPaid.exPaid': 'Always true.',
    attackTarget:
      'What the attack in progress was declared against, also after a block. Outside a battle it does not hold. (R9)',
    'attackTarget.attackTarget': 'A player, or a Unit.',
    'attackTarget.now': 'Whether it asks for the target of now, after a block. Default: false.',
    ...usual.LOGIC,
  }),
];
