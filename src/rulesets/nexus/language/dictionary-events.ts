/** What happens, in the words of cards, and what each event carries. */
import { explain } from '../../cards/dictionary.ts';
import type { ClauseId } from '../rulebook.ts';
import { by, event, instead, replaced, when } from './language.ts';

const { forms, values } = explain<ClauseId>();

const DAMAGE = 'how much damage it was; of several sources at one moment, all of it together';
const SOURCE =
  'the card that dealt the damage: an agent in battle, the card in play whose skill it was, or the event, as a card on the queue';

export const events = [
  forms(
    'when',
    'What a skill reacts to',
    { when },
    {
      when: {
        means: 'A reactive skill reacts when this happens and every field fits.',
        clause: 'R25',
        example: { event: 'terminated', side: 'enemy', filter: { type: 'agent' }, by: 'battle' },
        fields: {
          event: 'What happens.',
          side: {
            means: 'Whose card or sector it happens to, or which player does it, seen from the player of this card.',
            default: 'any; own with “self”, and for the beginnings and ends of turns, phases and steps',
          },
          filter: {
            means: 'What the “cause” of the event has to be. A card that left at this moment is looked at as it was.',
            default: 'anything',
            clause: 'R30',
          },
          self: {
            means: 'True: only when it happens to this card. False: only when it happens to another.',
            default: 'either',
          },
          host: {
            means: 'True: only when it happens to the agent that this card is attached to. False: only when not.',
            default: 'either',
          },
          by: {
            means: 'What brought it about. Only damage and termination have this.',
            default: 'anything',
            clause: 'R28',
          },
          other: {
            means: 'What the “causeOther” of the event has to be. An event without one never fits.',
            default: 'anything',
          },
          mark: {
            means: 'Which marks come or go. Only “marked” and “unmarked” have this.',
            default: 'marks of any name',
          },
          every: {
            means:
              'It reacts only every so many times that it hears this, counted for each card in play by itself: every second turn of its player, with the beginning of a turn and 2.',
            default: 'every time',
            clause: 'R57',
          },
        },
      },
    },
  ),
  forms(
    'instead',
    'What something else happens in place of',
    { instead },
    {
      instead: {
        means: 'A replacing skill replaces this where every field fits.',
        clause: 'R38',
        example: { of: 'terminated', self: true },
        fields: {
          of: 'What would happen.',
          side: { means: 'To whose card or sector, or to which player.', default: 'any' },
          filter: { means: 'What it would happen to.', default: 'anything' },
          self: { means: 'True: only to this card. False: only to another.', default: 'either' },
          host: { means: 'True: only to the agent that this card is attached to. False: only not.', default: 'either' },
          by: { means: 'What would bring it about.', default: 'anything', clause: 'R28' },
          other: { means: 'What the card has to be that would do it. The rules are none.', default: 'anything' },
        },
      },
    },
  ),
  values('replaced', 'What can be replaced', replaced, {
    terminated: {
      means: 'A card would be terminated, but not as a cost. “cause” means it, and “causeOther” what would do it.',
      clause: 'R38',
    },
    damaged: 'An agent would take damage of one card. “eventAmount” is how much would reach it.',
    sectorDamaged: 'A sector would take damage of one card. “eventAmount” is how much.',
    drawn: 'A player would draw. “eventAmount” is how many cards, and nothing is “cause”.',
    biomeLost: 'A player would lose a biome. “cause” means the sector, which keeps at least 1 durability.',
    cancelled: 'An action on the queue would be cancelled by an effect. “cause” means the action.',
  }),
  values('by', 'What brought it about', by, {
    battle: { means: 'Battle damage, or termination by it.', clause: 'R28' },
    effect: {
      means: 'Damage of an effect or a cost, or termination by it; also termination by an effect without damage.',
      clause: 'R28',
    },
    outright: { means: 'Termination by an effect without damage. Damage is never outright.', clause: 'R28' },
  }),
  values('events', 'Events', event, {
    startOfTurn: {
      means: 'The maintenance step of a turn, after the draw. Without a side it is that of the card’s own player.',
      clause: 'start.3',
      carries: {},
    },
    endOfTurn: {
      means: 'The End phase begins. Without a side it is that of the card’s own player.',
      clause: 'end.0a',
      carries: {},
    },
    startOfPrimary: {
      means: 'A primary phase begins, the first or the second. Without a side it is that of the card’s own player.',
      clause: 'prim1.1',
      carries: {},
    },
    startOfBattle: {
      means: 'The battle phase begins, with its advance step. Without a side it is that of the card’s own player.',
      clause: 'adv.1',
      carries: {},
    },
    startOfAttack: {
      means:
        'The attack step begins, before attackers are named and even if none will be. Without a side it is the own one.',
      clause: 'G16',
      carries: {},
    },
    arrives: {
      means: 'A card comes into play: played, put there by an effect or created as a token. A converted card does not.',
      clause: 'G11',
      carries: { cause: 'the card in play' },
    },
    advances: {
      means: 'An agent moves into a biome by an advance, of either player. Once for each agent.',
      clause: 'G15',
      carries: { cause: 'the agent' },
    },
    attacks: {
      means: 'An agent attacks. Once for each attacker.',
      clause: 'G16',
      carries: { cause: 'the attacker' },
    },
    defends: {
      means: 'An agent defends. Once for each defender.',
      clause: 'G17',
      carries: { cause: 'the defender', causeOther: 'the attacker that it defends against' },
    },
    undefended: {
      means: 'Nobody defends against an attacker, once the window after agents defend closes. Once for each attacker.',
      clause: 'R45',
      carries: { cause: 'the attacker' },
    },
    moved: {
      means: 'An agent is moved by an effect, without an advance or a retreat.',
      clause: 'R20',
      carries: { cause: 'the agent' },
    },
    retreats: {
      means:
        'An agent goes back to staging after the battle, or because its biome is lost. Moving by an effect is no retreat.',
      clause: 'dmg.5',
      carries: { cause: 'the agent' },
    },
    damaged: {
      means: 'An agent takes damage. All that it takes at one moment is one event.',
      clause: 'R25',
      carries: { cause: 'the agent that takes it', causeOther: SOURCE, eventAmount: DAMAGE },
    },
    dealsDamage: {
      means: 'A card deals damage to an agent or a sector. All that it deals at one moment is one event.',
      clause: 'R25',
      carries: {
        cause: 'the card that deals it; an event as a card on the queue',
        causeOther: 'the agents and sectors that take it',
        eventAmount: 'how much damage it deals at this moment, to all of them together',
      },
    },
    sectorDamaged: {
      means: 'A sector takes damage. The side is that of its player.',
      clause: 'dmg.3c',
      carries: { cause: 'the sector', causeOther: SOURCE, eventAmount: DAMAGE },
    },
    restored: {
      means: 'Damage is taken off an agent by an effect, or a sector gets durability back.',
      clause: 'R12',
      carries: { cause: 'the agent or the sector', eventAmount: 'how much' },
    },
    biomeRegained: {
      means: 'A player regains a biome that was lost.',
      clause: 'G5',
      carries: { cause: 'the sector' },
    },
    biomeLost: {
      means: 'A player loses a biome. Once for each biome.',
      clause: 'G5',
      carries: { cause: 'the sector', eventAmount: 'always 1' },
    },
    terminated: {
      means:
        'A card in play is terminated: by damage, by an effect, as a cost, or because its defense fell to its damage.',
      clause: 'R28',
      carries: {
        cause: 'the card, as it was when it left; an effect that moves it finds it in the cache',
        causeOther:
          'the cards that dealt the damage of that moment, or the card whose effect terminated it, an event as a card on the queue. Costs and the rules are none',
      },
    },
    leaves: {
      means: 'A card leaves play: terminated, put elsewhere, or as a modification whose agent left.',
      clause: 'R8',
      carries: {
        cause: 'the card, as it was when it left; an effect that moves it finds it in the cache only',
        causeOther: 'where it was terminated, what “terminated” has',
      },
    },
    locked: {
      means: 'A card becomes locked: to attack, for energy, as a cost or by an effect.',
      clause: 'G14',
      carries: { cause: 'the card' },
    },
    unlocked: {
      means: 'A locked card becomes unlocked, in the refresh step or by an effect.',
      clause: 'start.1',
      carries: { cause: 'the card' },
    },
    attached: {
      means: 'Gear or a modification is attached to an agent.',
      clause: 'G15',
      carries: { cause: 'the gear or the modification', causeOther: 'the agent' },
    },
    detached: {
      means: 'Gear comes off its agent and goes back to staging.',
      clause: 'R8',
      carries: { cause: 'the gear', causeOther: 'the agent, as it was if it has left' },
    },
    changesSides: {
      means: 'An agent comes under the control of the other player. The side is that of the new one.',
      clause: 'R43',
      carries: { cause: 'the agent' },
    },
    marked: {
      means: 'A card in play or a player gets marks.',
      clause: 'R46',
      carries: { cause: 'the card; of a player nothing', eventAmount: 'how many' },
    },
    unmarked: {
      means: 'A card in play or a player loses marks by an effect. Those whose time is over are not heard.',
      clause: 'R46',
      carries: { cause: 'the card; of a player nothing', eventAmount: 'how many' },
    },
    drawn: {
      means: 'A player draws cards. All that one instruction draws is one event, in the draw step too.',
      clause: 'R25',
      carries: { eventAmount: 'how many cards' },
    },
    discarded: {
      means:
        'A player discards cards: by an effect, as a cost or in the reset step. All of one instruction are one event.',
      clause: 'R25',
      carries: { cause: 'the cards in the cache that fit', eventAmount: 'how many of them' },
    },
    played: {
      means: 'A card that was played enters the queue, paid for and with its targets. Anomalies never do.',
      clause: 'G8',
      carries: {
        cause: 'the action on the queue, which “cancel” can take off it; nothing once it has executed',
        eventAmount: 'its speed',
      },
    },
    activated: {
      means: 'An activated skill enters the queue, paid for and with its targets.',
      clause: 'G8',
      carries: {
        cause: 'the action on the queue, not the card that has the skill; nothing once it has executed',
        causeOther: 'the card in play that has the skill; “self” and “host” ask about it',
        eventAmount: 'its speed',
      },
    },
    cancelled: {
      means:
        'A card or a skill on the queue is cancelled, by an effect or because no target is valid. The side is that of its player.',
      clause: 'G8',
      carries: {
        cause: 'the card in the cache. Of a skill, whose card is not there, it can be asked what that card is',
      },
    },
    converted: {
      means: 'A card is converted: it lies face down in staging as an anomaly of void energy.',
      clause: 'G13',
      carries: { cause: 'the converted card in play, without its face' },
    },
    gainsEnergy: {
      means: 'A player gets energy, of an anomaly or by an effect.',
      clause: 'G12',
      carries: { eventAmount: 'how much' },
    },
  }),
];
