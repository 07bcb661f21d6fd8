/** What happens, in the words of cards, and what each event carries. */
import { explain } from '../../cards/dictionary.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { forms, values } = explain(rulebook);

const DAMAGE = 'how much damage it was; of several sources at one moment, all of it together';
const SOURCE =
  'the card that dealt the damage: an agent in battle, the card in play whose skill it was, or the event, as a card on the queue';

export const events = [
  forms('when', 'What a skill reacts to', { when: word.when })({
    when: {
      means: 'A reactive skill reacts when this happens and every field fits. (R25)',
      example: { event: 'terminated', side: 'enemy', filter: { type: 'agent' }, by: 'battle' },
    },
    'when.event': 'What happens.',
    'when.side':
      'Whose card or sector it happens to, or which player does it, seen from the player of this card. Default: any; own with “self”, and for the beginnings and ends of turns, phases and steps.',
    'when.filter':
      'What the “cause” of the event has to be. A card that left at this moment is looked at as it was. Default: anything. (R30)',
    'when.self': 'True: only when it happens to this card. False: only when it happens to another. Default: either.',
    'when.host':
      'True: only when it happens to the agent that this card is attached to. False: only when not. Default: either.',
    'when.by':
      'What brought it about. Only damage, termination, and drawing by an effect have this. Default: anything. (R28)',
    'when.other': 'What the “causeOther” of the event has to be. An event without one never fits. Default: anything.',
    'when.mark': 'Which marks come or go. Only “marked” and “unmarked” have this. Default: marks of any name.',
    'when.every':
      'It reacts only every so many times that it hears this, counted for each card in play by itself: every second turn of its player, with the beginning of a turn and 2. Default: every time. (R57)',
  }),
  forms('instead', 'What something else happens in place of', { instead: word.instead })({
    instead: {
      means: 'A replacing skill replaces this where every field fits. (R38)',
      example: { of: 'terminated', self: true },
    },
    'instead.of': 'What would happen.',
    'instead.side': 'To whose card or sector, or to which player. Default: any.',
    'instead.filter': 'What it would happen to. Default: anything.',
    'instead.self':
      'True: only to this card. False: only to another. A skill that works from a hand has to say true. Default: either.',
    'instead.host': 'True: only to the agent that this card is attached to. False: only not. Default: either.',
    'instead.by': 'What would bring it about. Default: anything. (R28)',
    'instead.other': 'What the card has to be that would do it. The rules are none. Default: anything.',
    'instead.mark': 'Marks of this name only. Only “marked” and “unmarked” have this. Default: marks of any name.',
  }),
  ...values(
    ['replaced', 'What can be replaced', word.replaced],
    ['by', 'What brought it about', word.by],
    ['events', 'Events', word.event],
  )({
    'replaced.terminated':
      'A card would be terminated, but not as a cost. “cause” means it, and “causeOther” what would do it. (R38)',
    'replaced.damaged': 'An agent would take damage of one card. “eventAmount” is how much would reach it.',
    'replaced.sectorDamaged': 'A sector would take damage of one card. “eventAmount” is how much.',
    'replaced.drawn':
      'A player would draw; with `by: effect`, not in the draw step. “eventAmount” is how many cards, and nothing is “cause”.',
    'replaced.biomeLost': 'A player would lose a biome. “cause” means the sector, which keeps at least 1 durability.',
    'replaced.cancelled': 'An action on the queue would be cancelled by an effect. “cause” means the action.',
    'replaced.discarded':
      'A card would be discarded by an effect, each of several by itself. “cause” means it, where it still is in the hand, and “causeOther” what would do it. (R71)',
    'replaced.defeated':
      'A player would lose, by lost biomes or, with `by: effect`, by a card. Nothing is “cause”. (R72)',
    'replaced.marked':
      'A card in play or a player would get marks from an effect. “cause” means who would, “eventAmount” is how many. (R66)',
    'replaced.unmarked':
      'A card in play or a player would lose marks to an effect, and not as a cost or with time. “eventAmount” is how many. (R66)',
    'by.battle': 'Battle damage, or termination by it. (R28)',
    'by.effect':
      'Damage of an effect or a cost, or termination by it; also termination by an effect without damage. (R28)',
    'by.outright': 'Termination by an effect without damage. Damage is never outright. (R28)',
    'events.startOfTurn': {
      means:
        'The maintenance step of a turn, after the draw. Without a side it is that of the card’s own player. (start.3)',
      carries: {},
    },
    'events.endOfTurn': {
      means: 'The End phase begins. Without a side it is that of the card’s own player. (end.0a)',
      carries: {},
    },
    'events.startOfPrimary': {
      means:
        'A primary phase begins, the first or the second. Without a side it is that of the card’s own player. (prim1.1)',
      carries: {},
    },
    'events.startOfBattle': {
      means:
        'The battle phase begins, with its advance step. Without a side it is that of the card’s own player. (adv.1)',
      carries: {},
    },
    'events.startOfAttack': {
      means:
        'The attack step begins, before attackers are named and even if none will be. Without a side it is the own one. (G16)',
      carries: {},
    },
    'events.arrives': {
      means:
        'A card comes into play: played, put there by an effect or created as a token. A converted card does not. (G11)',
      carries: { cause: 'the card in play' },
    },
    'events.advances': {
      means: 'An agent moves into a biome by an advance, of either player. Once for each agent. (G15)',
      carries: { cause: 'the agent' },
    },
    'events.attacks': { means: 'An agent attacks. Once for each attacker. (G16)', carries: { cause: 'the attacker' } },
    'events.defends': {
      means: 'An agent defends. Once for each defender. (G17)',
      carries: { cause: 'the defender', causeOther: 'the attacker that it defends against' },
    },
    'events.undefended': {
      means:
        'Nobody defends against an attacker, once the window after agents defend closes. Once for each attacker. (R45)',
      carries: { cause: 'the attacker' },
    },
    'events.moved': {
      means: 'An agent is moved by an effect, without an advance or a retreat. (R20)',
      carries: { cause: 'the agent' },
    },
    'events.retreats': {
      means:
        'An agent goes back to staging after the battle, or because its biome is lost. Moving by an effect is no retreat. (dmg.5)',
      carries: { cause: 'the agent' },
    },
    'events.damaged': {
      means: 'An agent takes damage. All that it takes at one moment is one event. (R25)',
      carries: { cause: 'the agent that takes it', causeOther: SOURCE, eventAmount: DAMAGE },
    },
    'events.dealsDamage': {
      means: 'A card deals damage to an agent or a sector. All that it deals at one moment is one event. (R25)',
      carries: {
        cause: 'the card that deals it; an event as a card on the queue',
        causeOther: 'the agents and sectors that take it',
        eventAmount: 'how much damage it deals at this moment, to all of them together',
      },
    },
    'events.sectorDamaged': {
      means: 'A sector takes damage. The side is that of its player. (dmg.3c)',
      carries: { cause: 'the sector', causeOther: SOURCE, eventAmount: DAMAGE },
    },
    'events.restored': {
      means: 'Damage is taken off an agent by an effect, or a sector gets durability back. (R12)',
      carries: { cause: 'the agent or the sector', eventAmount: 'how much' },
    },
    'events.biomeRegained': { means: 'A player regains a biome that was lost. (G5)', carries: { cause: 'the sector' } },
    'events.biomeLost': {
      means: 'A player loses a biome. Once for each biome. (G5)',
      carries: { cause: 'the sector', eventAmount: 'always 1' },
    },
    'events.terminated': {
      means:
        'A card in play is terminated: by damage, by an effect, as a cost, or because its defense fell to its damage. (R28)',
      carries: {
        cause: 'the card, as it was when it left; an effect that moves it finds it in the cache',
        causeOther:
          'the cards that dealt the damage of that moment, or the card whose effect terminated it, an event as a card on the queue. Costs and the rules are none',
      },
    },
    'events.leaves': {
      means: 'A card leaves play: terminated, put elsewhere, or as a modification whose agent left. (R8)',
      carries: {
        cause: 'the card, as it was when it left; an effect that moves it finds it in the cache only',
        causeOther: 'where it was terminated, what “terminated” has',
      },
    },
    'events.locked': {
      means: 'A card becomes locked: to attack, for energy, as a cost or by an effect. (G14)',
      carries: { cause: 'the card' },
    },
    'events.unlocked': {
      means: 'A locked card becomes unlocked, in the refresh step or by an effect. (start.1)',
      carries: { cause: 'the card' },
    },
    'events.attached': {
      means: 'Gear or a modification is attached to an agent. (G15)',
      carries: { cause: 'the gear or the modification', causeOther: 'the agent' },
    },
    'events.detached': {
      means: 'Gear comes off its agent and goes back to staging. (R8)',
      carries: { cause: 'the gear', causeOther: 'the agent, as it was if it has left' },
    },
    'events.changesSides': {
      means: 'An agent comes under the control of the other player. The side is that of the new one. (R43)',
      carries: { cause: 'the agent' },
    },
    'events.marked': {
      means: 'A card in play or a player gets marks. (R46)',
      carries: { cause: 'the card; of a player nothing', eventAmount: 'how many' },
    },
    'events.unmarked': {
      means: 'A card in play or a player loses marks by an effect. Those whose time is over are not heard. (R46)',
      carries: { cause: 'the card; of a player nothing', eventAmount: 'how many' },
    },
    'events.drawn': {
      means:
        'A player draws cards. All that one instruction draws is one event, in the draw step too, unless `by: effect` leaves that out. (R25)',
      carries: { eventAmount: 'how many cards' },
    },
    'events.discarded': {
      means:
        'A player discards cards: by an effect, as a cost or in the reset step. All of one instruction are one event. (R25)',
      carries: { cause: 'the cards in the cache that fit', eventAmount: 'how many of them' },
    },
    'events.played': {
      means: 'A card that was played enters the queue, paid for and with its targets. Anomalies never do. (G8)',
      carries: {
        cause: 'the action on the queue, which “cancel” can take off it; nothing once it has executed',
        eventAmount: 'its speed',
      },
    },
    'events.activated': {
      means: 'An activated skill enters the queue, paid for and with its targets. (G8)',
      carries: {
        cause: 'the action on the queue, not the card that has the skill; nothing once it has executed',
        causeOther: 'the card in play that has the skill; “self” and “host” ask about it',
        eventAmount: 'its speed',
      },
    },
    'events.cancelled': {
      means:
        'A card or a skill on the queue is cancelled, by an effect or because no target is valid. The side is that of its player. (G8)',
      carries: {
        cause: 'the card in the cache. Of a skill, whose card is not there, it can be asked what that card is',
      },
    },
    'events.converted': {
      means: 'A card is converted: it lies face down in staging as an anomaly of void energy. (G13)',
      carries: { cause: 'the converted card in play, without its face' },
    },
    'events.gainsEnergy': {
      means: 'A player gets energy, of an anomaly or by an effect. (G12)',
      carries: { eventAmount: 'how much' },
    },
  }),
];
