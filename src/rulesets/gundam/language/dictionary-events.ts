/** The events that timing `when` waits for, and what each of them carries. */
import { explain } from '../../cards/dictionary.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { forms, values } = explain(rulebook);

export const EVENTS = [
  forms('when', 'The event an ability waits for', { when: word.when })({
    when: {
      means:
        'An event, and which of its kind is meant; every field given has to fit. An ability that several things of one moment fit triggers once. (9-1-6-3)',
      example: { event: 'destroyed', side: 'enemy', by: 'battle', filter: { type: 'unit' } },
    },
    'when.event': 'The kind of event. Its entry says which parties and amounts it carries.',
    'when.side':
      'Whose card it happens to, or which player does it: that of the card with this text, or of its opponent. Default: `any`; `own` with `"self": true`.',
    'when.filter':
      'What `cause` has to be: the card that it happens to, as it last was if it has left. Never fits where the event has no `cause`. Default: any.',
    'when.self':
      'true: only when it happens to this card, or to the Unit of this Pilot. false: only when it happens to something else. Default: either.',
    'when.by': 'What it came from, where the event carries that. Default: any.',
    'when.target': 'What is attacked. Only `attacks` carries that; of any other event none fits. Default: either.',
    'when.other':
      'What `causeOther` has to be. `{ "other": false }` is this card itself. Never fits where the event has no `causeOther`, nor where that is a Command or a Burst: `source` finds these. Default: any, or none.',
    'when.source':
      'What it came from, and whose that is: the Unit that dealt the damage, or the card whose effect did it, Commands and Bursts included. Default: anything. (R27)',
    'when.from': 'Where the card comes from. Default: anywhere.',
    'when.into': 'Where the card goes. Default: anywhere.',
    'when.ex': 'Whether it is about an EX Resource. Default: either.',
    'when.counter': 'Counters of which name. Default: any. (R41)',
  }),
  ...values(['events', 'Events', word.event])({
    'events.deployed': {
      means: 'A Unit or a Base enters play, played or by an effect, tokens included. (11-2-6)',
      carries: {
        side: 'Whose Unit or Base it is.',
        cause: 'The Unit or Base.',
        source: 'The card whose effect deployed it; none when it was played.',
        from: 'Where it was: `hand` when it was played, `shields` for a Burst. None for a token.',
      },
    },
    'events.destroyed': {
      means: 'A Unit or a Base is destroyed. Shields have an event of their own. (11-2-8)',
      carries: {
        side: 'Whose Unit or Base it was.',
        cause: 'The Unit or Base, as it last was in play.',
        causeOther:
          'What destroyed it: the Unit that dealt the battle damage, or the Unit or Base whose effect did it, as it last was. None for a Command, a Burst, or a loss of HP without damage.',
        by: '`battle` for battle damage that it did not survive, `effect` for all else; `damage` fits damage of either.',
        source: 'What destroyed it, Commands and Bursts included.',
        into: '`trash`.',
      },
    },
    'events.leaves': {
      means:
        'A Unit or a Base leaves play: destroyed, returned, removed, replaced by another Base, or put into the trash for lack of room.',
      carries: {
        side: 'Whose Unit or Base it was.',
        cause: 'The Unit or Base, as it last was in play.',
        causeOther:
          'For a Unit that is destroyed, what destroyed it, as with `destroyed`; otherwise none, and none for a Base.',
        by: 'For a Unit that is destroyed, as with `destroyed`; otherwise none, and none for a Base.',
        source: 'The card whose effect it was, where one was.',
        into: 'Where it goes.',
      },
    },
    'events.attacks': {
      means: 'A Unit declares an attack. (11-2-7)',
      carries: {
        side: 'Whose Unit attacks.',
        cause: 'The attacking Unit.',
        causeOther: 'The Unit that is attacked; none when it is the opponent.',
        target: 'Whether a player or a Unit is attacked.',
      },
    },
    'events.blocks': {
      means: 'A Unit blocks an attack. (7-4-1)',
      carries: { side: 'Whose Unit blocks.', cause: 'The blocking Unit.', causeOther: 'The attacking Unit.' },
    },
    'events.paired': {
      means: 'A Pilot is paired with a Unit, played or by an effect. (11-2-9)',
      carries: {
        side: 'Whose Unit it is.',
        cause: 'The Unit, with its Pilot already.',
        causeOther: 'The Pilot.',
        source: 'The card whose effect paired it; none when it was played.',
      },
    },
    'events.linked': {
      means: 'A pairing makes a Unit a Link Unit, in the same moment as `paired`. (R2)',
      carries: { side: 'Whose Unit it is.', cause: 'The Unit.', causeOther: 'The Pilot.' },
    },
    'events.damaged': {
      means: 'A Unit or a Base receives damage. Damage of 0 and damage to Shields do not count. (4-5-1)',
      carries: {
        side: 'Whose Unit or Base it is.',
        cause: 'The Unit or Base that receives it.',
        causeOther: 'The Unit or Base that deals it; none for a Command or a Burst.',
        amount: 'The damage, after what was prevented.',
        by: '`battle` or `effect`.',
        source: 'What deals it, Commands and Bursts included.',
      },
    },
    'events.dealsDamage': {
      means:
        'A Unit or a Base deals damage, in battle or by its effect. What Commands and Bursts deal does not count. (4-5-1)',
      carries: {
        side: 'Whose Unit or Base deals it.',
        cause: 'The Unit or Base that deals it.',
        causeOther: 'The Unit or Base that receives it; none for a Shield or a player.',
        amount: 'The damage, after what was prevented; for a Shield all of it, not only the 1 HP that the Shield has.',
        by: '`battle` or `effect`.',
      },
    },
    'events.recovered': {
      means: 'Damage is taken off a Unit or a Base, by an effect or by Repair.',
      carries: {
        side: 'Whose Unit or Base it is.',
        cause: 'The Unit or Base.',
        amount: 'How much damage came off.',
        source: 'The card whose effect, or Repair, it was.',
      },
    },
    'events.rested': {
      means:
        'An active Unit or Base is rested: by an effect, an attack, a block, Support, or for a price. Resources do not count. (1-3-2)',
      carries: {
        side: 'Whose Unit or Base it is.',
        cause: 'The Unit or Base.',
        by: '`effect` for an effect; none for an attack, a block, Support or a price.',
        source: 'The card whose effect it was.',
      },
    },
    'events.setActive': {
      means:
        'A rested Unit or Base becomes active, by an effect or in the active step. Resources do not count. (6-2-2-2)',
      carries: {
        side: 'Whose Unit or Base it is.',
        cause: 'The Unit or Base.',
        by: '`effect` for an effect; none for the active step.',
        source: 'The card whose effect it was.',
      },
    },
    'events.drawn': {
      means:
        'A player draws cards, in the draw phase or by an effect. Several cards drawn together are one event. (6-3-1)',
      carries: {
        side: 'Which player draws.',
        amount: 'How many cards.',
        by: '`effect` for an effect; none for the draw phase.',
        source: 'The card whose effect it was.',
      },
    },
    'events.discarded': {
      means: 'A player discards cards from the hand, by an effect, for a price, or in the hand step.',
      carries: {
        side: 'Whose cards they are.',
        cause: 'The cards, in the trash.',
        amount: 'How many of them fit the filter.',
        by: '`effect` for an effect; none for a price and the hand step.',
        source: 'The card whose effect it was.',
      },
    },
    'events.shieldDestroyed': {
      means: 'A Shield is destroyed, by battle damage or by an effect. (7-6-2-4)',
      carries: {
        side: 'Whose Shield it was.',
        cause:
          'The card, for filters only: it has gone to the trash, or where its Burst put it, before this ability resolves.',
        causeOther: 'The Unit that destroyed it, in battle or by its effect; none for a Command or a Burst.',
        by: '`battle` or `effect`; `damage` fits damage of either.',
        source: 'What destroyed it, Commands and Bursts included.',
      },
    },
    'events.commandPlayed': {
      means:
        'A player plays a Command for its effect. One that is paired as a Pilot, and a Burst, do not count. (6-5-2-4-1)',
      carries: {
        side: 'Which player plays it.',
        cause: 'The Command, for filters only: it has gone to the trash before this ability resolves.',
      },
    },
    'events.commandActivated': {
      means: 'The 【Main】 or 【Action】 of a Command is activated: the Command is played, or its Burst says so. (R56)',
      carries: {
        side: 'Which player activates it.',
        cause: 'The Command, for filters only: it has gone to the trash before this ability resolves.',
      },
    },
    'events.resourcePlaced': {
      means:
        'A Resource or an EX Resource is placed in a resource area, in the resource phase or by an effect; one event for each. (6-4-1)',
      carries: {
        side: 'Whose Resource it is.',
        by: '`effect` for an effect; none for the resource phase.',
        source: 'The card whose effect it was.',
        ex: 'Whether it is an EX Resource.',
      },
    },
    'events.turnStart': { means: 'The start step of a turn begins. (6-2-3-1)', carries: { side: 'Whose turn it is.' } },
    'events.turnEnd': { means: 'The end step of a turn begins. (6-6-3-1)', carries: { side: 'Whose turn it is.' } },
    'events.mainPhase': { means: 'The main phase of a turn begins. (6-5-1a)', carries: { side: 'Whose turn it is.' } },
    'events.unpaired': {
      means: 'A Pilot leaves its Unit, which stays in play. (A5)',
      carries: {
        side: 'Whose Unit it is.',
        cause: 'The Unit.',
        causeOther: 'The Pilot, where it is now.',
        source: 'The card whose effect it was.',
        into: 'Where the Pilot goes.',
      },
    },
    'events.supported': {
      means: 'The Support of a Unit is used. (11-1-3)',
      carries: {
        side: 'Whose Unit it is.',
        cause: 'The Unit with Support.',
        causeOther: 'The Unit that gets the AP.',
        amount: 'How much AP it gets.',
      },
    },
    'events.activated': {
      means:
        'An activated ability of a Unit or a Base is used, by paying for it. It happens before the ability resolves. (6-5-3-1)',
      carries: { side: 'Whose Unit or Base it is.', cause: 'The Unit or Base.' },
    },
    'events.apReduced': {
      means: 'An effect takes AP off a Unit for a time. Continuous texts do not count. (R27)',
      carries: {
        side: 'Whose Unit it is.',
        cause: 'The Unit.',
        amount: 'How much AP is taken off.',
        source: 'The card whose effect it was.',
      },
    },
    'events.moved': {
      means:
        'A card that is not in play goes from one zone to another by an effect, or for a price. Drawing, discarding, playing and what leaves play do not count.',
      carries: {
        side: 'Whose card it is.',
        cause: 'The card, where it is now.',
        amount: 'How many cards fit the filter.',
        source: 'The card whose effect it was.',
        from: 'Where it was.',
        into: 'Where it is now.',
      },
    },
    'events.resourcesPaid': {
      means: 'A player pays with Resources. (2-9-1)',
      carries: {
        side: 'Which player pays.',
        cause:
          'The card that is played for it: a Command, in the trash when this ability resolves; any other for filters only. None for an effect, nor for a Command that is paired as a Pilot.',
        source: 'The card whose effect it is paid for; none where a card is played.',
        amount: 'How many Resources.',
        ex: 'Whether an EX Resource is among them.',
      },
    },
    'events.marked': {
      means: 'An effect puts counters, or a mark, on a Unit or a Base. (R41)',
      carries: {
        side: 'Whose Unit or Base it is.',
        cause: 'The Unit or Base.',
        amount: 'How many counters.',
        source: 'The card whose effect it was.',
        counter: 'Their name.',
      },
    },
    'events.unmarked': {
      means:
        'An effect takes counters, or a mark, off a Unit or a Base. Those that end with their time do not count. (R41)',
      carries: {
        side: 'Whose Unit or Base it is.',
        cause: 'The Unit or Base.',
        amount: 'How many counters.',
        source: 'The card whose effect it was.',
        counter: 'Their name.',
      },
    },
    'events.battleEnded': {
      means: 'A battle is over. (7-7-2)',
      carries: {
        side: 'Whose Unit attacked.',
        cause: 'The attacking Unit.',
        causeOther: 'The Unit that was attacked in the end; none when it was the opponent.',
      },
    },
  }),
];
