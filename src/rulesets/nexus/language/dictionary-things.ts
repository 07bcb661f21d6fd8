/** How cards speak of things: where they are, what they are, how many, and which are meant. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { SAID } from '../../cards/naming.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { forms, values } = explain(rulebook);

const populated = {
  side: 'Whose things. Default: any in play, on the queue and of sectors; own in a hand, a cache, a deck and among cards looked at.',
  zone: 'Where they are. Default: play.',
  filter: 'What they have to be. Default: anything.',
} as const;

const named =
  'A name by which {"ref": …} means them later in this effect. Default: only “it” means them, where it does.';

const chosen = {
  choose:
    'How many: a number or an amount for as many as there are up to it, {"upTo": …} for any number up to it, even none, {"min": …, "max": …}, or {"exactly": …} for no fewer.',
  by: 'Who chooses. Default: you.',
  as: named,
} as const;

const number = <N extends string, W extends string>(of: N, without: W) =>
  `Bounds for ${of}. ${without} Default: any.` as const;
const agents = 'Nothing but an agent has one.';

const { sides, turns, ...seen } = usual.seenFrom('player of this card');
const players = { ...seen.players, opponent: `${seen.players.opponent} (A5)` } as const;

const openZones = {
  play: 'Cards in play, in staging and in biomes.',
  cache: 'A cache, which all can see.',
  queue: 'Actions on the queue: cards, skills, advances, attacks and defenses. (G8)',
  sectors: 'Sectors in biomes that nobody has lost. (R33)',
} as const;

export const things = [
  forms('targets', 'Targets', word.TARGETS, { ...usual.TARGET_FIELDS, ...populated, as: named })({
    ref: 'What was chosen under a name, on entry or by “as” earlier in this effect. (G9)',
    all: {
      means: 'Everything of a kind. In a persistent skill always what is in play, whatever zone is said.',
      example: { all: true, side: 'enemy', filter: { type: 'agent', here: true } },
    },
    choose: {
      means:
        'Things that are chosen as the effect executes. From a deck, or from cards looked at, with a filter, nothing need be found. (R16)',
      example: { choose: 1, side: 'own', zone: 'cache', filter: { type: 'agent' } },
    },
    ...of('choose', chosen),
    random: 'Things that chance chooses as the effect executes.',
    top: 'The top cards of a deck, the topmost first.',
    'top.side': 'Whose deck. Default: own.',
    attachedTo: 'The gear and modifications that are attached to agents.',
    'attachedTo.attachedTo': 'The agents.',
    'attachedTo.filter': 'What they have to be. Default: anything.',
    hostOf: 'The agents that gear or modifications are attached to, or were when they left. (R30)',
    'hostOf.hostOf': 'The gear or the modifications.',
    opposing:
      'In a battle, those that defend against an attacker, and the attacker that an agent defends against. (G17)',
    'opposing.opposing': 'The agents.',
    these: { means: 'All that several targets mean, each once.', example: { these: ['this', { ref: 'friend' }] } },
    'these.these': 'The targets; nothing is chosen here.',
  }),
  forms('how-many', 'How many are chosen', word.HOW_MANY, { ...usual.CHOICE_FIELDS })({
    upTo: 'Any number up to this one, even none.',
    min: {
      means: 'Any number between two, or all that there are if they are fewer.',
      example: { min: 1, max: 2 },
    },
    exactly: {
      means: 'So many and no fewer: where there are fewer nothing can be chosen. (R56)',
      example: { exactly: 2 },
    },
    'exactly.exactly': 'The number.',
  }),
  forms(
    'player',
    'A player in place of a card',
    word.PLAYER,
  )({
    player: 'A player rather than a card. (R11)',
    'player.player': 'Which player.',
  }),
  forms(
    'said',
    'What was said',
    SAID,
  )({
    said: {
      means: 'What a player has said, in place of a word: in this effect by “name”, or before for this card. (R69)',
      example: { said: 'word' },
    },
    'said.said': 'The name that “name” gave it by “as”.',
  }),
  forms(
    'shared',
    'What filters ask of marks, and of two cards',
    word.SHARED,
  )({
    shares: 'It has something in common with one of the things that a target means.',
    'shares.shares': 'What they have in common.',
    'shares.with': 'The other things.',
    marked: 'It bears marks of a name: at least one where no bound is given. (R46)',
    'marked.name': 'The name of the marks.',
    ...of('marked', usual.AT_LEAST_ONE),
  }),
  forms(
    'filters',
    'Filters, ranges and populations',
    { filter: word.filter, range: word.range, population: word.population },
    { ...usual.BOUNDS, ...usual.FILTER_FIELDS },
  )({
    filter: {
      means:
        'What a card, a sector or an action on the queue has to be. Every field given has to hold; lists mean any of them.',
      example: { type: 'agent', cost: { max: 2 }, locked: false },
    },
    'filter.energy':
      'The energy that it gives as an anomaly, or that its printed cost asks for; a card of several types is each of them. Default: any.',
    'filter.trait': 'A trait that it has. Default: any.',
    'filter.name': 'Its printed name, or one of its other names. Default: any. (R52)',
    'filter.cost': number(
      'its printed energy cost, all types together and X as 0',
      'A skill on the queue has that of its card; an advance, an attack or a defense has none and never fits.',
    ),
    'filter.attack': number('its attack', agents),
    'filter.defense': `${number('its defense, whatever damage lies on it; outside play as printed', agents)} (R27)`,
    'filter.printedAttack': number('the attack that is printed on it', agents),
    'filter.printedDefense': `${number('the defense that is printed on it', agents)} (R27)`,
    'filter.terminal': `${number(
      'its terminal damage, that is its defense less its damage; outside play its printed defense',
      agents,
    )} (dmg.6)`,
    'filter.damage': number('the damage that it has', 'Nothing but an agent in play has any, and 0 counts as well.'),
    'filter.durability': number('its durability', 'Nothing but a sector has any.'),
    'filter.speed': number('its speed: on the queue as it is there, of a card as printed', 'A sector has none.'),
    'filter.locked': 'Whether it is locked. Nothing outside play is either. Default: either.',
    'filter.ranged': 'Whether it is ranged. Sectors and actions are neither. Default: either.',
    'filter.lost':
      'Of sectors: whether its player has lost the biome. True also finds sectors that are closed. Default: not lost. (R33)',
    'filter.side': 'Whose it is, on the table or on the queue. Cards elsewhere are nobody’s here. Default: either.',
    'filter.at': 'Where in play it is. A sector is in a biome. Default: anywhere.',
    'filter.in':
      'It is in the same place as one of the things that this means: cards in play, or sectors for their biomes. Default: anywhere.',
    'filter.among': 'It is one of the things on the table that this means. Default: anything.',
    'filter.shares': 'What it has in common with other things. Default: nothing.',
    'filter.marked': 'Marks that it bears. Default: any or none. (R46)',
    'filter.inPlay': 'True: it is still a card in play. False: it is elsewhere, or has left. Default: either. (R30)',
    'filter.here':
      'Whether it is where this card is, or was when it left. All staging is one place. Nothing is “here” for an event. Default: anywhere.',
    'filter.attached': 'Whether it is attached, or something is attached to it. Default: either.',
    'filter.gear': 'Whether it is gear. Default: either.',
    'filter.other': 'True: not this card. False: this card. Default: either.',
    'filter.arrivedThisTurn': 'Whether it came into play in this turn. Default: either.',
    'filter.attacking': 'Whether it attacks in this battle. Default: either.',
    'filter.defending': 'Whether it defends in this battle. Default: either.',
    'filter.defended':
      'Of attackers: whether somebody defended against it in this battle. Nothing else fits. Default: either. (G19)',
    'filter.queued': 'What it is on the queue. Nothing else fits. Default: anything, on the queue or not.',
    range: {
      means: 'A range of numbers. What has no such number lies in no range.',
      example: { min: 1, max: 3 },
    },
    population: { means: 'Things by side, place and filter.', example: { side: 'own', filter: { type: 'agent' } } },
    ...of('population', populated),
  }),
  forms('amounts', 'Amounts', word.AMOUNTS, { ...usual.AMOUNT_FIELDS, counter: 'The name of the marks.' })({
    count: {
      means: 'How many things there are.',
      example: { count: { side: 'own', filter: { type: 'agent' } }, times: 2 },
    },
    'count.different': 'Count how many of these differ among the things. Default: the things themselves.',
    stat: 'A number of a card, a sector or an action; of several, their sum. What has no such number counts as 0. (R27)',
    'stat.of': 'Of what. Nothing is chosen here: choose it before.',
    'stat.take': 'What becomes of the numbers of several. Default: sum.',
    history: {
      means: 'How often something has happened to a player, or how much. (R47)',
      example: { history: 'terminated', who: 'opponent', span: 'lastTurn', filter: { type: 'agent' } },
    },
    'history.who': 'Who. Default: you.',
    'history.filter': 'What the card has to be, as printed. Default: anything.',
    'history.total':
      'Of the whole match: how much it was altogether, such as all the damage. Of any other span that is asked anyway. Default: how often it was. (R47)',
    counter: 'How many marks of a name cards in play or a player bear, all together. (R46)',
    'counter.of': 'Who bears them.',
    lostBiomes: 'How many biomes a player has lost.',
    'lostBiomes.lostBiomes': 'Who.',
    x: 'The X that was chosen for the energy cost of this card or skill; 0 where the cost has no X. (G9)',
    'x.x': 'Always true.',
    eventAmount: 'The amount of the event that a reactive skill reacts to; see the events. 0 where it has none.',
    did: 'How much the last instruction of this effect did: cards, damage, energy, marks. 0 before the first. (R12)',
    noted: 'A number that was noted earlier in this effect.',
    'noted.noted': 'The name of the number.',
    sum: 'Several amounts together.',
  }),
  forms('conditions', 'Conditions', word.CONDITIONS, { ...usual.CONDITION_FIELDS })({
    turn: 'Whose turn it is.',
    'turn.turn': 'Whose.',
    phase: 'Which phase it is.',
    'phase.phase': 'Which.',
    count: {
      means: 'How many things there are: at least one where no bound is given.',
      example: { count: { side: 'enemy', filter: { attacking: true } }, min: 2 },
    },
    is: {
      means: 'Everything that a target means fits a filter, and it means something. False where it means nothing.',
      example: { is: 'this', filter: { at: 'biome' } },
    },
    'is.is': 'The target. Nothing is chosen here: choose it before.',
    compare: 'Two amounts compared.',
    ...usual.LOGIC,
  }),
  ...values(
    ['registers', 'Names for single things', word.register],
    ['nameable', 'What a player names', word.nameable],
    ['shared-words', 'What cards have in common', word.shared],
    ['operators', 'Comparisons', word.operator],
    ['turns', 'Whose turn', word.turn],
    ['phases', 'Phases', word.phase],
    ['sides', 'Sides', word.side],
    ['one-side', 'One of the sides', word.oneSide],
    ['players', 'Players', word.player],
    ['who', 'Who', word.who],
    ['zones', 'Zones', word.zone],
    ['zones-on-entry', 'Zones for targets on entry', word.openZone],
    ['places', 'Places in play', word.at],
    ['queued', 'Actions on the queue', word.queued],
    ['stats', 'Numbers', word.stat],
    ['take', 'What becomes of several numbers', word.taken],
    ['spans', 'How far back', word.span],
    ['history', 'What happened', word.history],
  )({
    'registers.this':
      'The card in play whose text this is; when it has left, as it was, and what moves it finds it in the cache. Nothing on an event. (R30)',
    'registers.host':
      'The agent that this card is attached to, or was when it left. Nothing if it is not attached. (R30)',
    'registers.it':
      'What this effect chose, drew by chance, took from the top, discarded, put, created or had arrive last; in “forEach” the one whose turn it is. Nothing at first.',
    'registers.each':
      'The one that an amount is for, where an effect or a persistent skill changes numbers of several, or damages or restores them. (R58)',
    'registers.cause':
      'What the event that a reactive skill reacts to happened to; see the events. Nothing on other cards and skills.',
    'registers.causeOther': 'Who else took part in that event; see the events. Nothing where it has no other.',
    'nameable.name': 'The name of a card.',
    'nameable.trait': 'A trait.',
    'shared-words.name': 'A name, printed or another one. (R52)',
    'shared-words.type': 'The card type.',
    'shared-words.trait': 'At least one trait.',
    'shared-words.energy': 'At least one type of energy, given or asked for.',
    ...of('operators', usual.OPERATORS),
    ...of('turns', turns),
    'phases.start': 'The start phase.',
    'phases.primary': 'The first or the second primary phase.',
    'phases.primary1': 'The first primary phase.',
    'phases.primary2': 'The second primary phase.',
    'phases.end': 'The end phase.',
    'phases.battle': 'The battle phase, all its steps.',
    ...of('sides', sides),
    'sides.any': 'Of either player.',
    ...of('one-side', sides),
    ...of('players', players),
    ...of('who', players),
    'who.each': 'Both players, the active player first.',
    ...of('zones', openZones),
    'zones.hand': 'A hand, which only its player sees.',
    'zones.deck': 'A deck, which nobody sees.',
    'zones.removed': 'Out of the match, where all can see it. (R62)',
    'zones.looked':
      'What this effect looked at and has not put elsewhere. After looking at the enemy’s deck, say side: enemy.',
    ...of('zones-on-entry', openZones),
    'places.staging': 'Staging.',
    'places.biome': 'Any of the three biomes.',
    'queued.card': 'A card that was played.',
    'queued.skill': 'An activated or a reactive skill.',
    'queued.battle': 'An advance, an attack or a defense.',
    'stats.attack': 'The battle damage that an agent deals.',
    'stats.defense': 'The defense of an agent, whatever damage lies on it. (R27)',
    'stats.printedAttack': 'The attack that is printed on an agent.',
    'stats.printedDefense': 'The defense that is printed on an agent. (R27)',
    'stats.terminal': 'What is left of its defense: as much damage terminates it. (dmg.6)',
    'stats.damage': 'The damage that an agent in play has. (dmg.4c)',
    'stats.cost': 'The printed energy cost, all types together and X as 0.',
    'stats.durability': 'The durability of a sector. (G4)',
    'stats.speed': 'The speed of an action on the queue, or of a card as printed. (G10)',
    'take.sum': 'All of them together.',
    'take.greatest': 'The greatest of them; 0 of none.',
    'take.least': 'The least of them; 0 of none.',
    ...of('spans', usual.SPANS),
    'spans.battle': 'Since the last battle of this turn began.',
    'spans.match': 'The whole match: how often, without a filter. (R47)',
    'history.arrived': 'Cards of the player came into play, tokens too. Converted cards do not count.',
    'history.advanced': 'Agents of the player advanced, in the turn of either player.',
    'history.attacked': 'Agents of the player attacked.',
    'history.defended': 'Agents of the player defended.',
    'history.terminated': 'Cards of the player were terminated, by whomever.',
    'history.played': 'The player played cards. Anomalies do not count.',
    'history.activated': 'The player used activated skills.',
    'history.drawn': 'Cards that the player drew, those of the draw step too.',
    'history.discarded': 'Cards that the player discarded, as costs too.',
    'history.converted': 'Cards that the player converted.',
    'history.cancelled': 'Cards and skills of the player that were cancelled.',
    'history.damaged': 'Damage that agents of the player took.',
    'history.sectorDamaged': 'Damage that sectors of the player took.',
    'history.dealtDamage': 'Damage that cards of the player dealt.',
    'history.biomeLost': 'Biomes that the player lost.',
  }),
];
