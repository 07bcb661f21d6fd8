/** What the words of the card language mean: cards, their skills and what they cost. The rest is in the files beside this one. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { rulebook } from '../rulebook.ts';
import { effects } from './dictionary-effects.ts';
import { events } from './dictionary-events.ts';
import { things } from './dictionary-things.ts';
import * as word from './language.ts';
import { anomalyEnergy, energy } from './words.ts';

const { forms, values } = explain(rulebook);

const named = {
  ...usual.CARD_FIELDS,
  id: {
    means: 'The name by which decks, positions and other cards know this card: letters, digits, "_", "." and "-".',
    example: 'ember-scout',
  },
  name: 'The name that players read. It need not be unique.',
  also: 'Other names as which cards that ask for a name take it. Default: none. (R52)',
  traits: { means: 'Words such as "Drone" that filters ask for. Default: none.', example: ['Drone'] },
} as const;

const common = {
  ...named,
  token:
    'True for a card that effects create: it does not belong in a deck and is gone when it leaves play. Default: false. (R13)',
  skills: 'What the card does while it is in play. Default: none.',
} as const;

const price = {
  cost: { means: 'The energy that playing it costs; {} is nothing. (G12)', example: { ember: 1, void: 2 } },
  costs: 'What is paid beside energy, each part with cards of its own. Default: nothing. (R29)',
  onQueue: 'What can’t be done to it while it is on the queue. Default: nothing is ruled out. (R11)',
} as const;

const played = {
  ...common,
  ...price,
  speed: 'When it can be played, and what it can answer. Default: 1. (G10)',
} as const;

const condition =
  'What has to be true for the effect. It can’t be begun where this is false, and does nothing if it has become false when it executes. Default: always. (R12)';

const targets =
  'What is chosen as it enters the queue, up to four times. The effects name each by {"ref": …}. It is cancelled if none of them is valid any more when it executes. Default: nothing is chosen on entry. (G9)';

const cards = forms('cards', 'Types of cards', word.CARDS, { ...played })({
  agent: 'A card that arrives in staging, advances into biomes, attacks and defends. (G11)',
  'agent.type': 'The type of the card: agent.',
  'agent.attack': 'The battle damage that it deals.',
  'agent.defense': 'As much damage terminates it. (dmg.4b)',
  'agent.ranged':
    'Whether it deals its battle damage before melee agents do. Default: false, so that it is melee. (G18)',
  event:
    'A card that has its effect and goes to the cache. It is never in play, so that “this” and “here” mean nothing on it. (G11)',
  ...of('event', named),
  ...of('event', price),
  'event.type': 'The type of the card: event.',
  'event.speed': 'When it can be played, and what it can answer: 1 to 3. (G10)',
  'event.if': condition,
  'event.targets': targets,
  'event.effects': 'What it does, in this order. (R12)',
  'event.skills':
    'Skills that its effects give to cards in play, each with an “id” and “granted”; those that work from a hand or a cache, and “beforehand”. Default: none. (R54)',
  software: 'A card that arrives in staging and stays; with “modifies” it arrives attached to an agent. (G11)',
  'software.type': 'The type of the card: software.',
  'software.modifies':
    'Makes it a modification, attached to an agent that is chosen as it enters the queue. Default: it is attached to nothing. (G11)',
  hardware: 'A card that arrives in staging and stays. (G11)',
  'hardware.type': 'The type of the card: hardware.',
  'hardware.gear': 'Whether it is gear, which an agent can take along when it advances. Default: false. (G15)',
  anomaly:
    'A card that gives energy when it is locked. One a turn is played, without a cost and not on the queue. (G11)',
  ...of('anomaly', common),
  'anomaly.type': 'The type of the card: anomaly.',
  'anomaly.energy': {
    means: 'The energy that it gives; of several types, 1 of one of them. (R53)',
    example: ['ember', 'tide'],
  },
});

const skill = {
  id: 'A name by which “grant” and the constant “skill” of this same card give the skill to others. Default: it can’t be given.',
  oncePerTurn: 'Works once in a turn. It is used up as it enters the queue. Default: false. (R18)',
  granted:
    'True for a skill that this card has only to give it to others, or to itself for a time. Default: false, so that the card itself has it.',
} as const;

const limited = 'How often it works. Default: any number of times. (R51)';
const from =
  'The zone that it works from. The skill works there and not in play; “this” means the card there. Default: play. (R48)';

const skills = forms('skills', 'Kinds of skills', word.SKILLS, { ...skill, limit: limited, from })({
  replacing:
    'Something else happens in place of what would happen. Nobody is asked, and nothing enters the queue. (R38)',
  'replacing.kind': 'The kind of skill: replacing.',
  'replacing.instead': 'What is replaced.',
  'replacing.if': 'It replaces only while this is true. Default: always. (R38)',
  'replacing.effects': 'What happens in place of it, right after the rest of that moment. (R38)',
  persistent: 'Holds as long as its card is in play. Its numbers are worked out anew at every look. (R22)',
  'persistent.oncePerTurn': 'Says nothing on a persistent skill. Default: false.',
  'persistent.kind': 'The kind of skill: persistent.',
  'persistent.if': 'It holds only while this is true. Default: always. (R26)',
  'persistent.constant': 'What holds, all of it at once.',
  beforehand: {
    means:
      'What this card itself costs, at which speed it can be played, or how it arrives: what holds before it is in play. (R61)',
    example: { kind: 'beforehand', adds: { count: { side: 'own', filter: { type: 'agent' } }, times: -1 } },
  },
  'beforehand.kind': 'The kind of skill: beforehand.',
  'beforehand.if': 'Only while this is true. Default: always. (R61)',
  'beforehand.adds': 'What is added to its energy cost; may be negative. Default: nothing.',
  'beforehand.speed': 'The speed at which it can be played, where that is faster. Default: its own. (G10)',
  'beforehand.arrives': 'How it arrives, however it comes. Default: as the rules say. (R70)',
  reactive:
    'Enters the queue by itself when something happens, as an action of Speed 3 unless another speed was agreed. (R1)',
  'reactive.kind': 'The kind of skill: reactive.',
  'reactive.when': 'What it reacts to, once for each thing of a moment that fits. (R25)',
  'reactive.if':
    'What has to be true when the skill executes. It is not asked when the skill reacts: it enters the queue either way. Default: always. (R12)',
  'reactive.targets':
    'What its player chooses as it enters the queue. It enters even if there is nothing to choose, and is then cancelled unless it may choose none. Default: nothing is chosen on entry. (G9)',
  'reactive.effects': 'What it does, in this order. Nobody has to agree to it without “may”. (R12)',
  activated:
    'Its player uses it at its speed and pays for it. Any number of times, where “oncePerTurn” does not say otherwise. (G8)',
  'activated.onQueue': price.onQueue,
  'activated.kind': 'The kind of skill: activated.',
  'activated.speed': 'When it can be used, and what it can answer: 1 to 3. (G10)',
  'activated.cost': { means: 'The energy that using it costs. Default: none. (G12)', example: { void: 1 } },
  'activated.costs': price.costs,
  'activated.if': condition,
  'activated.targets': targets,
  'activated.effects': 'What it does, in this order. (R12)',
});

const choosing = forms('targets-on-entry', 'Choosing on entry', {
  targets: word.targetSpec,
  modifies: word.modifies,
  limit: word.times,
})({
  limit: { means: 'How often a skill works. (R51)', example: { times: 2, per: 'turn' } },
  'limit.times': 'How many times.',
  'limit.per': 'In which time.',
  targets: {
    means: 'One choice that is made as the card or skill enters the queue, and looked at again when it executes. (G9)',
    example: { as: 'foe', choose: 1, side: 'enemy', filter: { type: 'agent' } },
  },
  'targets.as': 'The name by which the effects speak of what was chosen. No two targets share one.',
  'targets.choose':
    'How many are chosen. A number or an amount asks for as many as there are up to it, and for at least one; {"upTo": …} may choose none, {"min": …, "max": …} asks for at least one where “min” is more than 0, and {"exactly": …} for no fewer.',
  'targets.side': 'Whose things. Default: any in play, on the queue and of sectors, own in the cache.',
  'targets.zone': 'Where they are. What can be hidden is not chosen on entry. Default: play.',
  'targets.filter': 'What they have to be. Default: anything.',
  modifies: 'The agent that a modification is attached to. (G11)',
  'modifies.side': 'Whose agents. Default: own.',
  'modifies.filter': 'What the agent has to be. That it is an agent needs not be said. Default: any agent.',
});

const typed = (type: string) => `How much ${type} energy. Default: 0. (R4)` as const;
const chosenCost = 'What they have to be. Default: anything.';

const energyCosts = forms('energy-costs', 'Energy costs', { cost: word.energyCost })({
  cost: {
    means: 'Energy by type. It is paid from energy at hand and by locking anomalies. (G12)',
    example: { tide: 1, void: 2 },
  },
  'cost.ember': typed('ember'),
  'cost.tide': typed('tide'),
  'cost.root': typed('root'),
  'cost.spark': typed('spark'),
  'cost.veil': typed('veil'),
  'cost.void': 'How much energy of any types. Default: 0. (R4)',
  'cost.x':
    'Adds X void energy. The player says how much X is on entry, from 0 to what can be paid. Default: no X. (G9)',
});

const costs = forms('costs', 'Costs beside energy', word.COSTS, { filter: chosenCost })({
  lockThis:
    'Lock this card. An agent can’t in the turn it arrived, and a card that is being played can’t at all: this is for skills. (G14)',
  'lockThis.lockThis': 'Always true.',
  terminateThis: 'Terminate this card. A card that is being played can’t: this is for skills. (G12)',
  'terminateThis.terminateThis': 'Always true.',
  discard: 'Discard cards from the own hand. The card that is being played is not among them. (G12)',
  'discard.discard': 'How many.',
  lock: {
    means: 'Lock own unlocked cards of any type, anomalies too. Agents that arrived this turn can’t be locked. (G14)',
    example: { lock: 1, filter: { type: 'agent' } },
  },
  'lock.lock': 'How many.',
  terminate: 'Terminate own cards in play. (G12)',
  'terminate.terminate': 'How many.',
  durability: 'One own sector of the player’s choice takes so much damage. It may lose its biome by it. (G12)',
  'durability.durability': 'How much.',
  unmarkThis: {
    means: 'Take marks off this card. This is for skills. (R46)',
    example: { unmarkThis: 1, name: 'charge' },
  },
  'unmarkThis.unmarkThis': 'How many.',
  'unmarkThis.name': 'The name of the marks.',
});

const types = {
  ember: 'Ember energy.',
  tide: 'Tide energy.',
  root: 'Root energy.',
  spark: 'Spark energy.',
  veil: 'Veil energy.',
} as const;

const decks = forms('decks', 'Decks', { deck: word.deck })({
  deck: 'A deck of at least 45 cards, or of exactly 45 where that was agreed, with at most three copies of a card. (G2)',
  'deck.main': { means: 'The number of copies of each card, by its id.', example: { 'ember-scout': 3 } },
});

/** The words of the card language, all of them. */
export const dictionary = [
  cards,
  skills,
  choosing,
  energyCosts,
  costs,
  ...events,
  ...effects,
  ...things,
  decks,
  ...values(
    ['card-types', 'Card types in filters', word.cardType],
    ['from', 'Where skills work', word.from],
    ['per', 'Times in which skills are limited', word.per],
    ['energy', 'Energy', energy],
    ['energy-of-anomalies', 'Energy of anomalies', anomalyEnergy],
  )({
    'card-types.agent': 'Agents, in biomes or in staging.',
    'card-types.event': 'Events; never in play.',
    'card-types.software': 'Software, modifications included.',
    'card-types.hardware': 'Hardware, gear included.',
    'card-types.anomaly': 'Anomalies, converted cards included while they are in play.',
    'from.hand': 'A hand. The card is shown by using the skill. Nothing reacts from a hand: that would show it to all.',
    'from.cache': 'A cache.',
    'per.turn': 'Each turn, whoever’s it is.',
    'per.battle': 'Each battle; outside the battle phase, each turn.',
    'per.match': 'The match, as long as the card stays in play.',
    ...of('energy', types),
    'energy.void': 'Energy without a type, which pays void costs only. (R4)',
    ...of('energy-of-anomalies', types),
  }),
];
