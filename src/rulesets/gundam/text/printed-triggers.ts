/** What printed abilities of the game wait for. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row } from '../../cards/wording.ts';
import type { Noun } from './printed-nouns.ts';
import { party, says } from './printed-nouns.ts';
import { joined, ownOf } from './printed-parts.ts';

export const TRIGGERS: Wording[] = [
  ...says('happening', [
    row('{cause} {receives|receive} {hurt}', ({ cause, hurt }) => {
      const { from, by: source } = hurt as { from?: string; by?: Json };
      const by = from === undefined ? {} : { by: from === 'effects' ? 'effect' : from };
      return event('damaged', cause, { ...by, ...(source === undefined ? {} : { source }) });
    }),
    row('{cause} {receives|receive} battle damage from {victim}', ({ cause, victim }) =>
      event('damaged', cause, { by: 'battle', source: party(victim) }),
    ),
    row('{cause} is destroyed by an effect', ({ cause }) => event('destroyed', cause, { by: 'effect' })),
    row('this unit is blocked by {victim}', ({ victim }) => {
      const { side, filter } = victim as Noun;
      const when = {
        event: 'blocks',
        ...(side ? { side } : {}),
        ...(filter ? { filter } : {}),
        other: { other: false },
      };
      return { when, it: 'this', that: 'cause' };
    }),
    row('damage from {doer:cause} {destroys|destroy} an enemy shield area card', ({ doer }) =>
      shieldArea(doer, 'damage'),
    ),
    row('you pay ① or more [cost] for {a|one of} {possessor} {effect|effects}', ({ possessor }) => ({
      when: { event: 'resourcesPaid', side: 'own', source: party(possessor) },
      it: 'this',
      that: 'cause',
    })),
    row('you play and activate {a|an} {plain} using an ex resource', ({ plain }) => {
      const { cards, side, zone, filter } = plain as Record<string, Json>;
      if (cards !== true || zone !== undefined || side !== undefined) return undefined;
      if (filter === undefined || (filter as Noun['filter'])?.type !== 'command') return undefined;
      return { when: { event: 'resourcesPaid', side: 'own', filter, ex: true }, it: 'cause', that: 'cause' };
    }),
    row('one of your ex resources is exiled from the game', {
      when: { event: 'resourcesPaid', side: 'own', ex: true },
      it: 'this',
      that: 'cause',
    }),
    row("you activate a command's 【main】/【action】 effect", {
      when: { event: 'commandActivated', side: 'own' },
      it: 'this',
      that: 'cause',
    }),
    row('{cause} {attacks|attack}', ({ cause }) => event('attacks', cause, {})),
    row('{cause} {attacks|attack} the enemy player', ({ cause }) => event('attacks', cause, { target: 'player' })),
    row('{cause} {attacks|attack} an enemy unit', ({ cause }) => event('attacks', cause, { target: 'unit' })),
    row('you deploy {a|an} {noun}', ({ noun }) => {
      const own = joined(noun, { side: 'own' });
      return (noun as Noun).side === undefined && own ? event('deployed', { noun: own }, {}) : undefined;
    }),
    row('you pair {a|an} {pilot:noun}', ({ pilot }) =>
      isAnyPilot(pilot) || (pilot as Noun).side !== undefined
        ? undefined
        : { when: { event: 'paired', side: 'own', other: ownOf(pilot) }, it: 'cause', that: 'cause' },
    ),
    row('{your opponent|an enemy player} draws with an effect', {
      when: { event: 'drawn', side: 'enemy', by: 'effect' },
      it: 'this',
      that: 'cause',
    }),
    row('{your opponent|an enemy player} discards', {
      when: { event: 'discarded', side: 'enemy' },
      it: 'this',
      that: 'cause',
    }),
    row('a card is placed into your trash from your deck', {
      when: { event: 'moved', side: 'own', from: 'deck', into: 'trash' },
      it: 'this',
      that: 'cause',
    }),
    row('{cause} {links|link}', ({ cause }) => event('linked', cause, {})),
    row('{cause} {recovers|recover} hp', ({ cause }) => event('recovered', cause, {})),
    row('{cause} is rested by an effect', ({ cause }) => event('rested', cause, { by: 'effect' })),
    row("{cause} is rested by one of your opponent's effects", ({ cause }) =>
      event('rested', cause, { by: 'effect', source: { side: 'enemy' } }),
    ),
    row('{cause} is set as active by an effect', ({ cause }) => event('setActive', cause, { by: 'effect' })),
    row('{cause} is destroyed', ({ cause }) => event('destroyed', cause, {})),
    row('{cause} is destroyed with damage', ({ cause }) => event('destroyed', cause, { by: 'damage' })),
    row('{cause} is destroyed with battle damage', ({ cause }) => event('destroyed', cause, { by: 'battle' })),
    row('{cause} {blocks|block}', ({ cause }) => event('blocks', cause, {})),
    row('{cause} {is|are} paired with a pilot', ({ cause }) => event('paired', cause, {})),
    row('{cause} {is|are} paired with {a|an} {pilot:noun}', ({ cause, pilot }) =>
      isAnyPilot(pilot) ? undefined : event('paired', cause, { other: ownOf(pilot) }),
    ),
    row('you play {a|an} {plain}', ({ plain }) => commandPlayed('own', plain)),
    row('your opponent plays {a|an} {plain}', ({ plain }) => commandPlayed('enemy', plain)),
    row('{one of your shields|a friendly shield} is destroyed', {
      when: { event: 'shieldDestroyed', side: 'own' },
      it: 'this',
      that: 'cause',
    }),
    row('{one of your shields|a friendly shield} is added to your hand', {
      when: { event: 'moved', side: 'own', from: 'shields', into: 'hand' },
      it: 'this',
      that: 'cause',
    }),
    row('one of your cards is exiled from your trash', {
      when: { event: 'moved', side: 'own', from: 'trash', into: 'removed' },
      it: 'this',
      that: 'cause',
    }),
    row('a pilot is paired with {cause}', ({ cause }) => event('paired', cause, {})),
    row('{cause} leaves the battle area', ({ cause }) => event('leaves', cause, {})),
    row('you discard {a card|one or more cards}', {
      when: { event: 'discarded', side: 'own' },
      it: 'this',
      that: 'cause',
    }),
    row('{cause} is deployed', ({ cause }) => event('deployed', cause, {})),
    row("{cause}'s ap is reduced by an enemy effect", ({ cause }) =>
      event('apReduced', cause, { source: { side: 'enemy' } }),
    ),
    row(
      "this unit's ap is reduced by an enemy effect",
      event('apReduced', { self: true }, { source: { side: 'enemy' } }),
    ),
    row('{doer:cause} {destroys|destroy} {victim} with battle damage', ({ doer, victim }) =>
      destroys(doer, victim, 'battle'),
    ),
    row('{doer:cause} {destroys|destroy} {victim} with damage', ({ doer, victim }) => destroys(doer, victim, 'damage')),
    row('{doer:cause} {destroys|destroy} an enemy shield area card with battle damage', ({ doer }) =>
      shieldArea(doer, 'battle'),
    ),
    row('{doer:cause} {destroys|destroy} an enemy shield area card with damage', ({ doer }) =>
      shieldArea(doer, 'damage'),
    ),
    row('{doer:cause} {deals|deal} battle damage to {victim}', ({ doer, victim }) => {
      const { side, filter = {} } = victim as Noun;
      return event(
        'dealsDamage',
        doer,
        { by: 'battle', other: { ...filter }, ...(side === undefined ? {} : {}) },
        'causeOther',
      );
    }),
    row('you place an ex resource', {
      when: { event: 'resourcePlaced', side: 'own', ex: true },
      it: 'this',
      that: 'cause',
    }),
    row('you place a resource', { when: { event: 'resourcePlaced', side: 'own' }, it: 'this', that: 'cause' }),
    row('you draw [a card] with an effect', {
      when: { event: 'drawn', side: 'own', by: 'effect' },
      it: 'this',
      that: 'cause',
    }),
    row('you pair a pilot with {cause}', ({ cause }) => event('paired', cause, {})),
    row('you pair {a|an} {pilot:noun} with {cause}', ({ pilot, cause }) =>
      isAnyPilot(pilot) ? undefined : event('paired', cause, { other: ownOf(pilot) }),
    ),
    row("you use this unit's <support> to increase {a|an} {adjective} unit's ap", ({ adjective }) => ({
      when: { event: 'supported', self: true, other: (adjective as Noun).filter ?? {} },
      it: 'this',
      that: 'causeOther',
    })),
    row("you use this unit's <support>", { when: { event: 'supported', self: true }, it: 'this', that: 'causeOther' }),
  ]),
  ...says('cause', [
    row('this [rested] {unit|base}', { self: true }),
    row('{a|an} {noun}', ({ noun }) => ({ noun })),
    row('one of {noun}', ({ noun }) => ({ noun })),
    row('{noun}', ({ noun }) => ((noun as Noun).side === 'own' ? { noun } : undefined)),
    row('this {unit|base} or one of {noun}', ({ noun }) => ({ noun, orThis: true })),
    row('{it|they}', { spoken: '$it' }),
  ]),
];

/** An event that happens to a card, or that it does. */
export function event(word: string, cause: Json, more: Record<string, Json>, that = 'cause'): Json | undefined {
  const { self, noun, orThis, spoken } = cause as { self?: true; noun?: Noun; orThis?: true; spoken?: Json };
  if (self) return { when: { event: word, self, ...more }, it: 'this', that: that === 'cause' ? 'causeOther' : that };
  if (spoken !== undefined) {
    return {
      when: { event: word, filter: { spokenOf: spoken }, ...more },
      it: 'cause',
      that: 'causeOther',
      isSpoken: true,
    };
  }
  if (orThis) {
    const other = event(word, { noun } as Json, more, that) as { when: Json } | undefined;
    return other && { ...other, when: [{ event: word, self: true, ...more }, other.when] };
  }
  const { side, zone, filter } = noun ?? {};
  if (zone !== undefined && zone !== 'play' && zone !== 'base') return undefined;
  return {
    when: { event: word, ...(side ? { side } : {}), ...(filter ? { filter } : {}), ...more },
    it: 'cause',
    that,
  };
}

/** Whether a noun says no more than that it is a Pilot. */
const isAnyPilot = (noun: Json): boolean => Object.keys((noun as Noun).filter ?? {}).every((name) => name === 'type');

/** A Command that is played. */
function commandPlayed(side: string, plain: Json): Json | undefined {
  const {
    cards,
    zone,
    side: whose,
    filter = {},
  } = plain as { cards?: true; zone?: Json; side?: Json; filter?: Noun['filter'] };
  const { type, ...rest } = filter;
  if (cards !== true || zone !== undefined || whose !== undefined || type !== 'command') return undefined;
  const which = Object.keys(rest).length === 0 ? {} : { filter: rest };
  return { when: { event: 'commandPlayed', side, ...which }, it: 'this', that: 'cause' };
}

/** The party that does something. */
function doing(doer: Json): Record<string, Json> {
  const { self, noun, spoken } = doer as { self?: true; noun?: Noun; spoken?: Json };
  if (spoken !== undefined) return { other: { spokenOf: spoken } };
  return self ? { other: { other: false } } : { source: party((noun ?? {}) as Json) };
}

function destroys(doer: Json, victim: Json, by: string): Json | undefined {
  const { side, zone, filter } = victim as Noun;
  if (zone !== undefined) return undefined;
  const self = (doer as { self?: true }).self === true;
  return {
    when: {
      event: 'destroyed',
      ...(side ? { side } : {}),
      ...(filter ? { filter } : {}),
      by,
      ...doing(doer),
    },
    it: self ? 'this' : 'causeOther',
    that: self ? 'cause' : 'causeOther',
  };
}

/** A Shield, or the Base, of the enemy is destroyed. */
function shieldArea(doer: Json, by: string): Json {
  const self = (doer as { self?: true }).self === true;
  const from = doing(doer);
  return {
    when: [
      { event: 'shieldDestroyed', side: 'enemy', by, ...from },
      { event: 'destroyed', side: 'enemy', filter: { type: 'base' }, by, ...from },
    ],
    it: self ? 'this' : 'causeOther',
    that: 'causeOther',
  };
}
