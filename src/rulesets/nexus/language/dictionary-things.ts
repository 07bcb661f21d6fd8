/** How cards speak of things: where they are, what they are, how many, and which are meant. */
import { explain } from '../../cards/dictionary.ts';
import { SCALING_WORDS } from '../../cards/words.ts';
import type { ClauseId } from '../rulebook.ts';
import {
  AMOUNTS,
  at,
  CONDITIONS,
  filter,
  HOW_MANY,
  history,
  oneSide,
  openZone,
  operator,
  PLAYER,
  phase,
  player,
  population,
  queued,
  range,
  register,
  SHARED,
  shared,
  side,
  span,
  stat,
  TARGETS,
  taken,
  turn,
  who,
  zone,
} from './language.ts';

const { forms, values } = explain<ClauseId>();

const populated = {
  side: {
    means: 'Whose things.',
    default: 'any in play, on the queue and of sectors; own in a hand, a cache, a deck and among cards looked at',
  },
  zone: { means: 'Where they are.', default: 'play' },
  filter: { means: 'What they have to be.', default: 'anything' },
} as const;

const named = {
  means: 'A name by which {"ref": …} means them later in this effect.',
  default: 'only “it” means them, where it does',
} as const;

const chosen = {
  choose:
    'How many: a number or an amount for as many as there are up to it, {"upTo": …} for any number up to it, even none, {"min": …, "max": …}, or {"exactly": …} for no fewer.',
  by: { means: 'Who chooses.', default: 'you' },
  as: named,
} as const;

const number = (of: string, without: string) => ({ means: `Bounds for ${of}. ${without}`, default: 'any' }) as const;
const agents = 'Nothing but an agent has one.';

const bounds = {
  min: { means: 'At least so much.', default: 'no lower bound' },
  max: { means: 'At most so much.', default: 'no upper bound' },
  is: { means: 'Exactly so much.', default: 'any number' },
} as const;

const sides = {
  own: 'Those of the player of this card.',
  enemy: 'Those of the other player.',
} as const;

const openZones = {
  play: 'Cards in play, in staging and in biomes.',
  cache: 'A cache, which all can see.',
  queue: { means: 'Actions on the queue: cards, skills, advances, attacks and defenses.', clause: 'G8' },
  sectors: { means: 'Sectors in biomes that nobody has lost.', clause: 'R33' },
} as const;

const players = {
  you: 'The player of this card.',
  opponent: { means: 'The other player.', clause: 'A5' },
} as const;

export const things = [
  values('registers', 'Names for single things', register, {
    this: {
      means:
        'The card in play whose text this is; when it has left, as it was, and what moves it finds it in the cache. Nothing on an event.',
      clause: 'R30',
    },
    host: {
      means: 'The agent that this card is attached to, or was when it left. Nothing if it is not attached.',
      clause: 'R30',
    },
    it: 'What this effect chose, drew by chance, took from the top, discarded, put, created or had arrive last; in “forEach” the one whose turn it is. Nothing at first.',
    each: {
      means:
        'The one that an amount is for, where an effect or a persistent skill changes numbers of several, or damages or restores them.',
      clause: 'R58',
    },
    cause:
      'What the event that a reactive skill reacts to happened to; see the events. Nothing on other cards and skills.',
    causeOther: 'Who else took part in that event; see the events. Nothing where it has no other.',
  }),
  forms('targets', 'Targets', TARGETS, {
    ref: {
      means: 'What was chosen under a name, on entry or by “as” earlier in this effect.',
      clause: 'G9',
      fields: { ref: 'The name.' },
    },
    all: {
      means: 'Everything of a kind. In a persistent skill always what is in play, whatever zone is said.',
      example: { all: true, side: 'enemy', filter: { type: 'agent', here: true } },
      fields: { all: 'Always true.', as: named, ...populated },
    },
    choose: {
      means:
        'Things that are chosen as the effect executes. From a deck, or from cards looked at, with a filter, nothing need be found.',
      clause: 'R16',
      example: { choose: 1, side: 'own', zone: 'cache', filter: { type: 'agent' } },
      fields: { ...chosen, ...populated },
    },
    random: {
      means: 'Things that chance chooses as the effect executes.',
      fields: { random: 'How many; all that there are if they are fewer.', as: named, ...populated },
    },
    top: {
      means: 'The top cards of a deck, the topmost first.',
      fields: {
        top: 'How many; all that there are if they are fewer.',
        as: named,
        side: { means: 'Whose deck.', default: 'own' },
      },
    },
    attachedTo: {
      means: 'The gear and modifications that are attached to agents.',
      fields: { attachedTo: 'The agents.', as: named, filter: { means: 'What they have to be.', default: 'anything' } },
    },
    hostOf: {
      means: 'The agents that gear or modifications are attached to, or were when they left.',
      clause: 'R30',
      fields: { hostOf: 'The gear or the modifications.', as: named },
    },
    opposing: {
      means: 'In a battle, those that defend against an attacker, and the attacker that an agent defends against.',
      clause: 'G17',
      fields: { opposing: 'The agents.', as: named },
    },
    these: {
      means: 'All that several targets mean, each once.',
      example: { these: ['this', { ref: 'friend' }] },
      fields: { these: 'The targets; nothing is chosen here.' },
    },
  }),
  forms('how-many', 'How many are chosen', HOW_MANY, {
    upTo: { means: 'Any number up to this one, even none.', fields: { upTo: 'The greatest number.' } },
    min: {
      means: 'Any number between two, or all that there are if they are fewer.',
      example: { min: 1, max: 2 },
      fields: { min: 'The least number.', max: 'The greatest number.' },
    },
    exactly: {
      means: 'So many and no fewer: where there are fewer nothing can be chosen.',
      clause: 'R56',
      example: { exactly: 2 },
      fields: { exactly: 'The number.' },
    },
  }),
  forms('player', 'A player in place of a card', PLAYER, {
    player: { means: 'A player rather than a card.', clause: 'R11', fields: { player: 'Which player.' } },
  }),
  forms('shared', 'What filters ask of marks, and of two cards', SHARED, {
    shares: {
      means: 'It has something in common with one of the things that a target means.',
      fields: { shares: 'What they have in common.', with: 'The other things.' },
    },
    marked: {
      means: 'It bears marks of a name: at least one where no bound is given.',
      clause: 'R46',
      fields: { name: 'The name of the marks.', ...bounds },
    },
  }),
  values('shared-words', 'What cards have in common', shared, {
    name: { means: 'A name, printed or another one.', clause: 'R52' },
    type: 'The card type.',
    trait: 'At least one trait.',
    energy: 'At least one type of energy, given or asked for.',
  }),
  forms(
    'filters',
    'Filters, ranges and populations',
    { filter, range, population },
    {
      filter: {
        means:
          'What a card, a sector or an action on the queue has to be. Every field given has to hold; lists mean any of them.',
        example: { type: 'agent', cost: { max: 2 }, locked: false },
        fields: {
          type: { means: 'Its card type.', default: 'any' },
          energy: {
            means:
              'The energy that it gives as an anomaly, or that its printed cost asks for; a card of several types is each of them.',
            default: 'any',
          },
          trait: { means: 'A trait that it has.', default: 'any' },
          name: { means: 'Its printed name, or one of its other names.', default: 'any', clause: 'R52' },
          card: { means: 'Its card id.', default: 'any' },
          token: { means: 'Whether it is a token.', default: 'either' },
          cost: number(
            'its printed energy cost, all types together and X as 0',
            'A skill on the queue has that of its card; an advance, an attack or a defense has none and never fits.',
          ),
          attack: number('its attack', agents),
          defense: {
            ...number('its defense, whatever damage lies on it; outside play as printed', agents),
            clause: 'R27',
          },
          printedAttack: number('the attack that is printed on it', agents),
          printedDefense: { ...number('the defense that is printed on it', agents), clause: 'R27' },
          terminal: {
            ...number(
              'its terminal damage, that is its defense less its damage; outside play its printed defense',
              agents,
            ),
            clause: 'dmg.6',
          },
          damage: number('the damage that it has', 'Nothing but an agent in play has any, and 0 counts as well.'),
          durability: number('its durability', 'Nothing but a sector has any.'),
          speed: number('its speed: on the queue as it is there, of a card as printed', 'A sector has none.'),
          locked: { means: 'Whether it is locked. Nothing outside play is either.', default: 'either' },
          ranged: { means: 'Whether it is ranged. Sectors and actions are neither.', default: 'either' },
          lost: {
            means: 'Of sectors: whether its player has lost the biome. True also finds sectors that are closed.',
            default: 'not lost',
            clause: 'R33',
          },
          side: {
            means: 'Whose it is, on the table or on the queue. Cards elsewhere are nobody’s here.',
            default: 'either',
          },
          at: { means: 'Where in play it is. A sector is in a biome.', default: 'anywhere' },
          in: {
            means:
              'It is in the same place as one of the things that this means: cards in play, or sectors for their biomes.',
            default: 'anywhere',
          },
          among: { means: 'It is one of the things on the table that this means.', default: 'anything' },
          shares: { means: 'What it has in common with other things.', default: 'nothing' },
          marked: { means: 'Marks that it bears.', default: 'any or none', clause: 'R46' },
          inPlay: {
            means: 'True: it is still a card in play. False: it is elsewhere, or has left.',
            default: 'either',
            clause: 'R30',
          },
          here: {
            means:
              'Whether it is where this card is, or was when it left. All staging is one place. Nothing is “here” for an event.',
            default: 'anywhere',
          },
          attached: { means: 'Whether it is attached, or something is attached to it.', default: 'either' },
          gear: { means: 'Whether it is gear.', default: 'either' },
          other: { means: 'True: not this card. False: this card.', default: 'either' },
          arrivedThisTurn: { means: 'Whether it came into play in this turn.', default: 'either' },
          attacking: { means: 'Whether it attacks in this battle.', default: 'either' },
          defending: { means: 'Whether it defends in this battle.', default: 'either' },
          defended: {
            means: 'Of attackers: whether somebody defended against it in this battle. Nothing else fits.',
            default: 'either',
            clause: 'G19',
          },
          queued: { means: 'What it is on the queue. Nothing else fits.', default: 'anything, on the queue or not' },
          not: { means: 'What it must not be.', default: 'nothing' },
          anyOf: { means: 'At least one of these has to fit.', default: 'nothing more' },
        },
      },
      range: {
        means: 'A range of numbers. What has no such number lies in no range.',
        example: { min: 1, max: 3 },
        fields: bounds,
      },
      population: {
        means: 'Things by side, place and filter.',
        example: { side: 'own', filter: { type: 'agent' } },
        fields: populated,
      },
    },
  ),
  forms('amounts', 'Amounts', AMOUNTS, {
    count: {
      means: 'How many things there are.',
      example: { count: { side: 'own', filter: { type: 'agent' } }, times: 2 },
      fields: {
        count: 'The things.',
        different: { means: 'Count how many of these differ among the things.', default: 'the things themselves' },
        ...SCALING_WORDS,
      },
    },
    stat: {
      means: 'A number of a card, a sector or an action; of several, their sum. What has no such number counts as 0.',
      clause: 'R27',
      fields: {
        stat: 'Which number.',
        of: 'Of what. Nothing is chosen here: choose it before.',
        take: { means: 'What becomes of the numbers of several.', default: 'sum' },
        ...SCALING_WORDS,
      },
    },
    history: {
      means: 'How often something has happened to a player, or how much.',
      clause: 'R47',
      example: { history: 'terminated', who: 'opponent', span: 'lastTurn', filter: { type: 'agent' } },
      fields: {
        history: 'What.',
        who: { means: 'Who.', default: 'you' },
        span: { means: 'Since when.', default: 'turn' },
        filter: { means: 'What the card has to be, as printed.', default: 'anything' },
        total: {
          means:
            'Of the whole match: how much it was altogether, such as all the damage. Of any other span that is asked anyway.',
          default: 'how often it was',
          clause: 'R47',
        },
        ...SCALING_WORDS,
      },
    },
    counter: {
      means: 'How many marks of a name cards in play or a player bear, all together.',
      clause: 'R46',
      fields: { counter: 'The name of the marks.', of: 'Who bears them.', ...SCALING_WORDS },
    },
    lostBiomes: { means: 'How many biomes a player has lost.', fields: { lostBiomes: 'Who.', ...SCALING_WORDS } },
    x: {
      means: 'The X that was chosen for the energy cost of this card or skill; 0 where the cost has no X.',
      clause: 'G9',
      fields: { x: 'Always true.', ...SCALING_WORDS },
    },
    eventAmount: {
      means: 'The amount of the event that a reactive skill reacts to; see the events. 0 where it has none.',
      fields: { eventAmount: 'Always true.', ...SCALING_WORDS },
    },
    did: {
      means: 'How much the last instruction of this effect did: cards, damage, energy, marks. 0 before the first.',
      clause: 'R12',
      fields: { did: 'Always true.', ...SCALING_WORDS },
    },
    noted: {
      means: 'A number that was noted earlier in this effect.',
      fields: { noted: 'The name of the number.', ...SCALING_WORDS },
    },
    sum: { means: 'Several amounts together.', fields: { sum: 'The amounts.' } },
  }),
  forms('conditions', 'Conditions', CONDITIONS, {
    turn: { means: 'Whose turn it is.', fields: { turn: 'Whose.' } },
    phase: { means: 'Which phase it is.', fields: { phase: 'Which.' } },
    count: {
      means: 'How many things there are: at least one where no bound is given.',
      example: { count: { side: 'enemy', filter: { attacking: true } }, min: 2 },
      fields: { count: 'The things.', ...bounds },
    },
    is: {
      means: 'Everything that a target means fits a filter, and it means something. False where it means nothing.',
      example: { is: 'this', filter: { at: 'biome' } },
      fields: { is: 'The target. Nothing is chosen here: choose it before.', filter: 'What it has to be.' },
    },
    compare: {
      means: 'Two amounts compared.',
      fields: { compare: 'The first.', op: 'How they are compared.', to: 'The second.' },
    },
    all: { means: 'All of these are true.', fields: { all: 'The conditions.' } },
    any: { means: 'At least one of these is true.', fields: { any: 'The conditions.' } },
    not: { means: 'This is not true.', fields: { not: 'The condition.' } },
  }),
  values('operators', 'Comparisons', operator, {
    '<': 'Less than.',
    '<=': 'At most.',
    '=': 'Equal to.',
    '>=': 'At least.',
    '>': 'More than.',
  }),
  values('turns', 'Whose turn', turn, {
    yours: 'That of the player of this card.',
    opponents: 'That of the other player.',
  }),
  values('phases', 'Phases', phase, {
    start: 'The start phase.',
    primary: 'The first or the second primary phase.',
    primary1: 'The first primary phase.',
    primary2: 'The second primary phase.',
    end: 'The end phase.',
    battle: 'The battle phase, all its steps.',
  }),
  values('sides', 'Sides', side, { ...sides, any: 'Those of either player.' }),
  values('one-side', 'One of the sides', oneSide, sides),
  values('players', 'Players', player, players),
  values('who', 'Who', who, { ...players, each: 'Both players, the active player first.' }),
  values('zones', 'Zones', zone, {
    ...openZones,
    hand: 'A hand, which only its player sees.',
    deck: 'A deck, which nobody sees.',
    removed: { means: 'Out of the match, where all can see it.', clause: 'R62' },
    looked: 'What this effect looked at and has not put elsewhere. After looking at the enemy’s deck, say side: enemy.',
  }),
  values('zones-on-entry', 'Zones for targets on entry', openZone, openZones),
  values('places', 'Places in play', at, { staging: 'Staging.', biome: 'Any of the three biomes.' }),
  values('queued', 'Actions on the queue', queued, {
    card: 'A card that was played.',
    skill: 'An activated or a reactive skill.',
    battle: 'An advance, an attack or a defense.',
  }),
  values('stats', 'Numbers', stat, {
    attack: 'The battle damage that an agent deals.',
    defense: { means: 'The defense of an agent, whatever damage lies on it.', clause: 'R27' },
    printedAttack: 'The attack that is printed on an agent.',
    printedDefense: { means: 'The defense that is printed on an agent.', clause: 'R27' },
    terminal: { means: 'What is left of its defense: as much damage terminates it.', clause: 'dmg.6' },
    damage: { means: 'The damage that an agent in play has.', clause: 'dmg.4c' },
    cost: 'The printed energy cost, all types together and X as 0.',
    durability: { means: 'The durability of a sector.', clause: 'G4' },
    speed: { means: 'The speed of an action on the queue, or of a card as printed.', clause: 'G10' },
  }),
  values('take', 'What becomes of several numbers', taken, {
    sum: 'All of them together.',
    greatest: 'The greatest of them; 0 of none.',
    least: 'The least of them; 0 of none.',
  }),
  values('spans', 'How far back', span, {
    turn: 'This turn.',
    lastTurn: 'The turn before this one, whoever’s it was.',
    battle: 'Since the last battle of this turn began.',
    match: { means: 'The whole match: how often, without a filter.', clause: 'R47' },
  }),
  values('history', 'What happened', history, {
    arrived: 'Cards of the player came into play, tokens too. Converted cards do not count.',
    advanced: 'Agents of the player advanced, in the turn of either player.',
    attacked: 'Agents of the player attacked.',
    defended: 'Agents of the player defended.',
    terminated: 'Cards of the player were terminated, by whomever.',
    played: 'The player played cards. Anomalies do not count.',
    activated: 'The player used activated skills.',
    drawn: 'Cards that the player drew, those of the draw step too.',
    discarded: 'Cards that the player discarded, as costs too.',
    converted: 'Cards that the player converted.',
    cancelled: 'Cards and skills of the player that were cancelled.',
    damaged: 'Damage that agents of the player took.',
    sectorDamaged: 'Damage that sectors of the player took.',
    dealtDamage: 'Damage that cards of the player dealt.',
    biomeLost: 'Biomes that the player lost.',
  }),
];
