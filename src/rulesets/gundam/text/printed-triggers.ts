/** What printed abilities of the game wait for. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import type { Noun } from './printed-nouns.ts';
import { filtered, party } from './printed-nouns.ts';
import { joined, ownOf } from './printed-parts.ts';

type Fields = Record<string, Json>;

/** A Shield comes to the hand. */
const SHIELD_TAKEN: Json = {
  when: { event: 'moved', side: 'own', from: 'shields', into: 'hand' },
  it: 'this',
  that: 'cause',
};

/** What it is about, whose doing it is, and how it comes about. */
const PARTS: Wording[] = [
  ...wordings('cause', [
    row('this [rested] {unit|base}', { self: true }),
    row('{a|an} {noun}', ({ noun }) => ({ noun })),
    row('another {noun}', ({ noun }) => another(noun)),
    row('{one|any} of {noun}', ({ noun }) => ({ noun })),
    row('{1|one} or more [of] {noun}', ({ noun }) => ({ noun })),
    row('{noun}', ({ noun }) => ((noun as Noun).side === 'own' ? { noun } : undefined)),
    row('this {unit|base} or one of {noun}', ({ noun }) => ({ noun, orThis: true })),
    row('this {unit|base} or {another|a|an} {noun}', ({ noun }) => ({ noun, orThis: true })),
    row('{it|they}', { spoken: '$it' }),
  ]),
  // Cards that something is done to, or that something is done with, where "you" or the opponent does it.
  ...wordings('acted on', [
    row('{a|an} {noun}', ({ noun }) => noun),
    row('another {noun}', ({ noun }) => (another(noun) as { noun: Json } | undefined)?.noun),
    row('{one|any} of {noun}', ({ noun }) => noun),
    row('{1|one} or more [of] {noun}', ({ noun }) => noun),
  ]),
  ...wordings('someone', [row('you', 'own'), row('{your opponent|an enemy player|the enemy player}', 'enemy')]),
  ...wordings('agency', [
    row('{by|with|due to} {an effect|effects|a card effect|card effects}', { by: 'effect' }),
    row("{by|with|due to} {an enemy effect|enemy effects|one of your opponent's effects|your opponent's effects}", {
      by: 'effect',
      source: { side: 'enemy' },
    }),
    row("{by|with|due to} {an opponent's effect|your opponent's effect|an enemy card's effect}", {
      by: 'effect',
      source: { side: 'enemy' },
    }),
    row('{by|with|due to} {one of your effects|your effects|your effect|a friendly effect}', {
      by: 'effect',
      source: { side: 'own' },
    }),
    row('{by|with|due to} {a|an|one of} {possessor} {effect|effects}', ({ possessor }) => ({
      by: 'effect',
      source: party(possessor),
    })),
    row('{by|with|due to} {possessor} {effect|effects}', ({ possessor }) =>
      (possessor as Noun).side === undefined ? undefined : { by: 'effect', source: party(possessor) },
    ),
    row("{by|with|due to} this {unit's|base's|card's} {effect|effects}", {
      by: 'effect',
      source: { filter: { other: false } },
    }),
  ]),
  ...wordings('harm', [
    row('{with|by} damage', { by: 'damage' }),
    row('{with|by} battle damage', { by: 'battle' }),
    row('{agency}'),
  ]),
  ...wordings('blow', [row('{with|by} damage', { by: 'damage' }), row('{with|by} battle damage', { by: 'battle' })]),
  // Shields and the Base of a side.
  ...wordings('shield of a side', [
    row('{a friendly shield|one of your shields|your shield}', 'own'),
    row("{an enemy shield|one of your opponent's shields|an opponent's shield}", 'enemy'),
  ]),
  ...wordings('command event', [
    row('{possessor} 【main】/【action】 [effect]', ({ possessor }) => commandOf(possessor)),
    row('【main】/【action】 {of|on} {a|an} {plain}', ({ plain }) => {
      const { cards, ...command } = plain as Fields;
      return cards === true ? commandOf(command) : undefined;
    }),
  ]),
  ...wordings('any cards', [
    row('{a card|cards|one or more cards|1 or more cards}', {}),
    row('{a|an} {plain}', ({ plain }) => cardsOnly(plain)),
    row('one of your {plain}', ({ plain }) => cardsOnly(plain)),
    row('{one or more|1 or more} {plain}', ({ plain }) => cardsOnly(plain)),
  ]),
];

const TRIGGERING: Wording[] = [
  ...wordings('happening', [
    // Attacks and blocks.
    row('{cause} {attacks|attack}', ({ cause }) => event('attacks', cause, {})),
    row('{cause} {attacks|attack} {the enemy player|an enemy player|your opponent|a player|you}', ({ cause }) =>
      event('attacks', cause, { target: 'player' }),
    ),
    row('{cause} {attacks|attack} {an enemy unit|a unit}', ({ cause }) => event('attacks', cause, { target: 'unit' })),
    row('{cause} {attacks|attack} one of your units', ({ cause }) =>
      (cause as { noun?: Noun }).noun?.side === 'enemy' ? event('attacks', cause, { target: 'unit' }) : undefined,
    ),
    row('{cause} {attacks|attack} {victim:acted on}', ({ cause, victim }) => {
      const { side, zone, filter = {} } = victim as Noun;
      const isPlain = Object.keys(filter).every((name) => name === 'type');
      if (side === undefined || zone !== undefined || isPlain) return undefined;
      return event('attacks', cause, { other: filter });
    }),
    row('{cause} {attacks|attack} this {unit|base}', ({ cause }) =>
      event('attacks', cause, { other: { other: false } }),
    ),
    row('this unit is attacked', { when: { event: 'attacks', other: { other: false } }, it: 'this', that: 'cause' }),
    row('{victim:acted on} is attacked', ({ victim }) => {
      const { side, zone, filter = {} } = victim as Noun;
      if (side === undefined || zone !== undefined) return undefined;
      const by = side === 'own' ? 'enemy' : 'own';
      return {
        when: { event: 'attacks', side: by, target: 'unit', other: filter },
        it: 'causeOther',
        that: 'causeOther',
      };
    }),
    row('you attack with this unit', event('attacks', { self: true }, {}) ?? null),
    row('you attack with {attacker:acted on}', ({ attacker }) => {
      const own = joined(attacker, { side: 'own' });
      return own && event('attacks', { noun: own }, {});
    }),
    row('{your opponent attacks|you are attacked}', {
      when: { event: 'attacks', side: 'enemy' },
      it: 'cause',
      that: 'cause',
    }),
    row('{cause} {blocks|block}', ({ cause }) => event('blocks', cause, {})),
    row('{cause} {activates|activate|uses|use} <blocker>', ({ cause }) => event('blocks', cause, {})),
    row("you {activate|use} this unit's <blocker>", event('blocks', { self: true }, {}) ?? null),
    row("{this unit is blocked|this unit's attack is blocked}", {
      when: { event: 'blocks', other: { other: false } },
      it: 'this',
      that: 'cause',
    }),
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
    row('{attacker:acted on} is blocked', ({ attacker }) => {
      const { side, zone, filter = {} } = attacker as Noun;
      if (side === undefined || zone !== undefined) return undefined;
      return {
        when: { event: 'blocks', side: side === 'own' ? 'enemy' : 'own', other: filter },
        it: 'causeOther',
        that: 'causeOther',
      };
    }),
    // Destruction.
    row('{cause} {is|are} destroyed', ({ cause }) => event('destroyed', cause, {})),
    row('{cause} {is|are} destroyed {harm}', ({ cause, harm }) => event('destroyed', cause, harm as Fields)),
    row('{doer:cause} {destroys|destroy} {victim:acted on}', ({ doer, victim }) => destroys(doer, victim, {})),
    row('{doer:cause} {destroys|destroy} {victim:acted on} {blow}', ({ doer, victim, blow }) =>
      destroys(doer, victim, blow as Fields),
    ),
    row(
      '{one of your effects destroys|your effect destroys|you destroy} {victim:acted on} [with an effect]',
      ({ victim }) => event('destroyed', { noun: victim }, { by: 'effect', source: { side: 'own' } }),
    ),
    row('an effect destroys {victim:acted on}', ({ victim }) => event('destroyed', { noun: victim }, { by: 'effect' })),
    row('an enemy effect destroys {victim:acted on}', ({ victim }) =>
      event('destroyed', { noun: victim }, { by: 'effect', source: { side: 'enemy' } }),
    ),
    row('{doer:cause} {destroys|destroy} an enemy shield area card', ({ doer }) => shieldArea(doer, {})),
    row('{doer:cause} {destroys|destroy} an enemy shield area card {blow}', ({ doer, blow }) =>
      shieldArea(doer, blow as Fields),
    ),
    row('damage from {doer:cause} {destroys|destroy} an enemy shield area card', ({ doer }) =>
      shieldArea(doer, { by: 'damage' }),
    ),
    row('{doer:cause} {destroys|destroy} {an enemy shield|one or more enemy shields}', ({ doer }) =>
      shieldOnly(doer, {}),
    ),
    row('{doer:cause} {destroys|destroy} {an enemy shield|one or more enemy shields} {blow}', ({ doer, blow }) =>
      shieldOnly(doer, blow as Fields),
    ),
    row('{side:shield of a side} is destroyed', ({ side }) => ofPlayer('shieldDestroyed', side, {})),
    row('{side:shield of a side} is destroyed {harm}', ({ side, harm }) =>
      ofPlayer('shieldDestroyed', side, harm as Fields),
    ),
    row('{side:shield of a side} is destroyed by {victim}', ({ side, victim }) =>
      ofPlayer('shieldDestroyed', side, { source: party(victim) }),
    ),
    row('{one of your shields|a friendly shield} is added to your hand', SHIELD_TAKEN),
    row('you add {one of your shields|1 of your shields|a shield|a friendly shield} to your hand', SHIELD_TAKEN),
    // Damage.
    row('{cause} {receives|receive} {hurt}', ({ cause, hurt }) => hurtBy(cause, hurt)),
    row('{cause} {is|are} dealt {hurt}', ({ cause, hurt }) => hurtBy(cause, hurt)),
    row('{cause} {receives|receive} battle damage from {victim}', ({ cause, victim }) =>
      event('damaged', cause, { by: 'battle', source: party(victim) }),
    ),
    row('{cause} {receives|receive} effect damage from {victim}', ({ cause, victim }) =>
      event('damaged', cause, { by: 'effect', source: party(victim) }),
    ),
    row('{cause} {receives|receive} damage from {victim}', ({ cause, victim }) =>
      event('damaged', cause, { source: party(victim) }),
    ),
    row('{cause} {receives|receive} {hurt:plain damage} {agency}', ({ cause, agency }) =>
      event('damaged', cause, agency as Fields),
    ),
    row('{doer:cause} {deals|deal} battle damage to {victim:acted on}', ({ doer, victim }) =>
      deals(doer, victim, 'battle'),
    ),
    row('{doer:cause} {deals|deal} effect damage to {victim:acted on}', ({ doer, victim }) =>
      deals(doer, victim, 'effect'),
    ),
    row('{doer:cause} {deals|deal} damage to {victim:acted on}', ({ doer, victim }) => deals(doer, victim, null)),
    // What is deployed, paired and linked.
    row('{someone} {deploy|deploys} {noun:acted on}', ({ someone, noun }) => deployed(someone, noun, {})),
    row('{someone} {deploy|deploys} {noun:acted on} {agency}', ({ someone, noun, agency }) =>
      deployed(someone, noun, agency as Fields),
    ),
    row('you deploy this {unit|base}', event('deployed', { self: true }, {}) ?? null),
    row('{cause} {is|are} deployed', ({ cause }) => event('deployed', cause, {})),
    row('{cause} {is|are} deployed {from your trash|from the trash}', ({ cause }) =>
      event('deployed', cause, { from: 'trash' }),
    ),
    row("{cause} {is|are} deployed from {your|their|its owner's} hand", ({ cause }) =>
      event('deployed', cause, { from: 'hand' }),
    ),
    row('{cause} {is|are} deployed {agency}', ({ cause, agency }) => withEffect(event('deployed', cause, {}), agency)),
    row('you pair {a|an} {pilot:noun}', ({ pilot }) => {
      if ((pilot as Noun).side !== undefined) return undefined;
      const other = isAnyPilot(pilot) ? {} : { other: ownOf(pilot) };
      return (pilot as Noun).filter?.type === 'pilot'
        ? { when: { event: 'paired', side: 'own', ...other }, it: 'cause', that: 'cause' }
        : undefined;
    }),
    row('{cause} {is|are} paired with a pilot', ({ cause }) => event('paired', cause, {})),
    row('{cause} {is|are} paired with {a|an} {pilot:noun}', ({ cause, pilot }) =>
      isAnyPilot(pilot) ? undefined : event('paired', cause, { other: ownOf(pilot) }),
    ),
    row('a pilot is paired with {cause}', ({ cause }) => event('paired', cause, {})),
    row('{a|an} {pilot:noun} is paired with {cause}', ({ cause, pilot }) =>
      isAnyPilot(pilot) || (pilot as Noun).filter?.type !== 'pilot'
        ? undefined
        : event('paired', cause, { other: ownOf(pilot) }),
    ),
    row('you pair a pilot with {cause}', ({ cause }) => event('paired', cause, {})),
    row('you pair {a|an} {pilot:noun} with {cause}', ({ pilot, cause }) =>
      isAnyPilot(pilot) ? undefined : event('paired', cause, { other: ownOf(pilot) }),
    ),
    row('{cause} {links|link|becomes a link unit|become link units|is linked|are linked}', ({ cause }) =>
      event('linked', cause, {}),
    ),
    row('{cause} {links|link} with {a|an} {pilot:noun}', ({ cause, pilot }) =>
      isAnyPilot(pilot) ? undefined : event('linked', cause, { other: ownOf(pilot) }),
    ),
    // What is rested, set as active and recovers.
    row('{cause} {is|are} rested', ({ cause }) => event('rested', cause, {})),
    row('{cause} {is|are} rested {agency}', ({ cause, agency }) => event('rested', cause, agency as Fields)),
    row('{you rest|one of your effects rests} {victim:acted on}', ({ victim }) =>
      event('rested', { noun: victim }, { by: 'effect', source: { side: 'own' } }),
    ),
    row('you rest {victim:acted on} {agency}', ({ victim, agency }) =>
      event('rested', { noun: victim }, { source: { side: 'own' }, ...(agency as Fields) }),
    ),
    row('{an effect rests|effects rest} {victim:acted on}', ({ victim }) =>
      event('rested', { noun: victim }, { by: 'effect' }),
    ),
    row('an enemy effect rests {victim:acted on}', ({ victim }) =>
      event('rested', { noun: victim }, { by: 'effect', source: { side: 'enemy' } }),
    ),
    row('{cause} {is|are} set [as] active', ({ cause }) => event('setActive', cause, {})),
    row('{cause} {is|are} set [as] active {agency}', ({ cause, agency }) =>
      event('setActive', cause, agency as Fields),
    ),
    row('{you set|one of your effects sets} {victim:acted on} as active', ({ victim }) =>
      event('setActive', { noun: victim }, { by: 'effect', source: { side: 'own' } }),
    ),
    row('{cause} {recovers|recover} hp', ({ cause }) => event('recovered', cause, {})),
    row('{cause} {recovers|recover} hp {agency}', ({ cause, agency }) => {
      const { by, ...whose } = agency as Fields;
      return event('recovered', cause, whose);
    }),
    // What players do with cards.
    row('{someone} {draw|draws} [{a card|cards|one or more cards|1 or more cards}] {agency}', ({ someone, agency }) =>
      ofPlayer('drawn', someone, agency as Fields),
    ),
    row('{someone} {discard|discards}', ({ someone }) => ofPlayer('discarded', someone, {})),
    row('{someone} {discard|discards} {agency}', ({ someone, agency }) =>
      ofPlayer('discarded', someone, agency as Fields),
    ),
    row('{someone} {discard|discards} {cards:any cards} [from {your|their} hand]', ({ someone, cards }) =>
      ofPlayer('discarded', someone, cards as Fields),
    ),
    row(
      '{someone} {discard|discards} {cards:any cards} [from {your|their} hand] {agency}',
      ({ someone, cards, agency }) => ofPlayer('discarded', someone, { ...(cards as Fields), ...(agency as Fields) }),
    ),
    row('{cards:any cards} {is|are} discarded from your hand', ({ cards }) =>
      ofPlayer('discarded', 'own', cards as Fields),
    ),
    row("{cards:any cards} {is|are} discarded from your opponent's hand", ({ cards }) =>
      ofPlayer('discarded', 'enemy', cards as Fields),
    ),
    row('{cards:any cards} {is|are} placed into your trash from your deck', ({ cards }) =>
      ofPlayer('moved', 'own', { ...(cards as Fields), from: 'deck', into: 'trash' }),
    ),
    row('{cards:any cards} {is|are} placed from your deck into your trash', ({ cards }) =>
      ofPlayer('moved', 'own', { ...(cards as Fields), from: 'deck', into: 'trash' }),
    ),
    row('you place {cards:any cards} from your deck into your trash', ({ cards }) =>
      ofPlayer('moved', 'own', { ...(cards as Fields), from: 'deck', into: 'trash' }),
    ),
    row('{cards:any cards} {is|are} exiled from your trash', ({ cards }) =>
      ofPlayer('moved', 'own', { ...(cards as Fields), from: 'trash', into: 'removed' }),
    ),
    row('you exile {cards:any cards} from your trash', ({ cards }) =>
      ofPlayer('moved', 'own', { ...(cards as Fields), from: 'trash', into: 'removed' }),
    ),
    row('you add {cards:any cards} from your trash to your hand', ({ cards }) =>
      ofPlayer('moved', 'own', { ...(cards as Fields), from: 'trash', into: 'hand' }),
    ),
    row('{cards:any cards} {is|are} added to your hand from your trash', ({ cards }) =>
      ofPlayer('moved', 'own', { ...(cards as Fields), from: 'trash', into: 'hand' }),
    ),
    // Commands and Resources.
    row('you play {a|an} {plain}', ({ plain }) => commandPlayed('own', plain)),
    row('your opponent plays {a|an} {plain}', ({ plain }) => commandPlayed('enemy', plain)),
    row('{someone} {activate|activates} {a|an|one of|the} {command event}', ({ someone, 'command event': command }) =>
      ofPlayer('commandActivated', someone, command as Fields),
    ),
    row('you pay ① or more [cost] for {a|one of} {possessor} {effect|effects}', ({ possessor }) => ({
      when: { event: 'resourcesPaid', side: 'own', source: party(possessor) },
      it: 'this',
      that: 'cause',
    })),
    row('you play and activate {a|an} {plain} using an ex resource', ({ plain }) => {
      const { cards, side, zone, filter } = plain as Fields;
      if (cards !== true || zone !== undefined || side !== undefined) return undefined;
      if (filter === undefined || (filter as Noun['filter'])?.type !== 'command') return undefined;
      return { when: { event: 'resourcesPaid', side: 'own', filter, ex: true }, it: 'cause', that: 'cause' };
    }),
    row('one of your ex resources is exiled from the game', ofPlayer('resourcesPaid', 'own', { ex: true })),
    row(
      'you {use|exile|spend} {an ex resource|one of your ex resources}',
      ofPlayer('resourcesPaid', 'own', { ex: true }),
    ),
    row(
      'you pay {a cost|for a card|for a cost} {using|with} an ex resource',
      ofPlayer('resourcesPaid', 'own', { ex: true }),
    ),
    row('{someone} {place|places} an ex resource', ({ someone }) => ofPlayer('resourcePlaced', someone, { ex: true })),
    row('an ex resource is placed', ofPlayer('resourcePlaced', 'own', { ex: true })),
    row('{someone} {place|places} a resource', ({ someone }) => ofPlayer('resourcePlaced', someone, {})),
    // What leaves play.
    row('{cause} {leaves|leave} {the battle area|play}', ({ cause }) => event('leaves', cause, {})),
    row(
      "{cause} {is|are} returned to {its owner's|their owners'|your|your opponent's|a player's} {hand|hands}",
      ({ cause }) => event('leaves', cause, { into: 'hand' }),
    ),
    row(
      "{cause} {is|are} returned to {its owner's|their owners'|your|your opponent's|a player's} {hand|hands} {agency}",
      ({ cause, agency }) => {
        const { by, ...whose } = agency as Fields;
        return event('leaves', cause, { into: 'hand', ...whose });
      },
    ),
    row(
      "you return {victim:acted on} to {its owner's|their owners'|your} {hand|hands} [{with an effect|with one of your effects}]",
      ({ victim }) => event('leaves', { noun: victim }, { into: 'hand', source: { side: 'own' } }),
    ),
    // Values and keywords.
    row('{weak:weakened} ap is reduced', ({ weak }) => event('apReduced', weak, {})),
    row('{weak:weakened} ap is reduced {agency}', ({ weak, agency }) => {
      const { by, ...whose } = agency as Fields;
      return event('apReduced', weak, whose);
    }),
    row('you reduce {weak:weakened} ap [{with an effect|with one of your effects}]', ({ weak }) =>
      event('apReduced', weak, { source: { side: 'own' } }),
    ),
    row("you use this unit's <support> to increase {a|an} {adjective} unit's ap", ({ adjective }) => ({
      when: { event: 'supported', self: true, other: (adjective as Noun).filter ?? {} },
      it: 'this',
      that: 'causeOther',
    })),
    row("you {use|activate} this unit's <support>", {
      when: { event: 'supported', self: true },
      it: 'this',
      that: 'causeOther',
    }),
    row('you {use|activate} <support>', { when: { event: 'supported', side: 'own' }, it: 'cause', that: 'causeOther' }),
    row('{cause} {uses|use|activates|activate} <support>', ({ cause }) => event('supported', cause, {}, 'causeOther')),
    row("{this unit's battle ends|a battle involving this unit ends}", battleOver()),
  ]),
  ...wordings('weakened', [
    row("this unit's", { self: true }),
    row('{a|an|one of} {possessor}', ({ possessor }) => ({ noun: possessor })),
    row('another {possessor}', ({ possessor }) => another(possessor)),
    row('{possessor}', ({ possessor }) => ((possessor as Noun).side === 'own' ? { noun: possessor } : undefined)),
  ]),
];

export const TRIGGERS: readonly Wording[] = [...PARTS, ...TRIGGERING];

/** One more of what this card is. */
function another(noun: Json): Json | undefined {
  const other = joined(noun, filtered({ other: true }));
  return other && { noun: other };
}

/** What a noun for cards outside play says of them. */
function cardsOnly(plain: Json): Json | undefined {
  const { cards, filter, ...where } = plain as Fields;
  if (cards !== true || Object.keys(where).length > 0) return undefined;
  return filter === undefined ? {} : { filter };
}

/** The Command whose text is activated. */
function commandOf(possessor: Json): Json | undefined {
  const { side, zone, filter = {} } = possessor as Noun;
  const { type, ...rest } = filter;
  if ((side !== undefined && side !== 'own') || zone !== undefined || type !== 'command') return undefined;
  return Object.keys(rest).length === 0 ? {} : { filter: rest };
}

/** An event that happens to a player. */
function ofPlayer(word: string, side: Json, more: Fields): Json {
  return { when: { event: word, side, ...more }, it: 'this', that: 'cause' };
}

/** A battle of this Unit is over, whoever attacked. */
export function battleOver(): Json {
  const when = [
    { event: 'battleEnded', self: true },
    { event: 'battleEnded', other: { other: false } },
  ];
  return { when, it: 'this', that: null };
}

/** Damage that is received. */
function hurtBy(cause: Json, hurt: Json): Json | undefined {
  const { from, by: source } = hurt as { from?: string; by?: Json };
  const by = from === undefined ? {} : { by: from === 'effects' ? 'effect' : from };
  return event('damaged', cause, { ...by, ...(source === undefined ? {} : { source }) });
}

/** Damage that is dealt to cards in play. */
function deals(doer: Json, victim: Json, by: string | null): Json | undefined {
  const { zone, filter = {} } = victim as Noun;
  if (zone !== undefined && zone !== 'base' && zone !== 'play') return undefined;
  return event('dealsDamage', doer, { ...(by === null ? {} : { by }), other: { ...filter } }, 'causeOther');
}

/** What a player deploys, from where and by what. */
function deployed(someone: Json, noun: Json, agency: Fields): Json | undefined {
  const { zone, side, ...rest } = noun as Fields;
  const isFrom = zone === 'hand' || zone === 'trash';
  if (side !== undefined && (!isFrom || side !== someone)) return undefined;
  const where = zone === undefined || isFrom ? {} : { zone };
  const from = isFrom ? { from: zone as Json } : {};
  return withEffect(event('deployed', { noun: { ...rest, ...where, side: someone } }, from), agency);
}

/** The same, where an effect does it; what players play comes from no effect. */
function withEffect(happening: Json | undefined, agency: Json): Json | undefined {
  const { by, source } = agency as Fields;
  if (happening === undefined || by === undefined) return happening;
  const { when, ...rest } = happening as { when: Fields };
  if (source !== undefined) return { ...rest, when: { ...when, source } };
  return {
    ...rest,
    when: [
      { ...when, source: { side: 'own' } },
      { ...when, source: { side: 'enemy' } },
    ],
  };
}

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

function destroys(doer: Json, victim: Json, by: Fields): Json | undefined {
  const { side, zone, filter } = victim as Noun;
  if (zone !== undefined && zone !== 'base' && zone !== 'play') return undefined;
  const self = (doer as { self?: true }).self === true;
  return {
    when: {
      event: 'destroyed',
      ...(side ? { side } : {}),
      ...(filter ? { filter } : {}),
      ...by,
      ...doing(doer),
    },
    it: self ? 'this' : 'causeOther',
    that: self ? 'cause' : 'causeOther',
  };
}

/** A Shield, or the Base, of the enemy is destroyed. */
function shieldArea(doer: Json, by: Fields): Json {
  const self = (doer as { self?: true }).self === true;
  const from = doing(doer);
  return {
    when: [
      { event: 'shieldDestroyed', side: 'enemy', ...by, ...from },
      { event: 'destroyed', side: 'enemy', filter: { type: 'base' }, ...by, ...from },
    ],
    it: self ? 'this' : 'causeOther',
    that: 'causeOther',
  };
}

/** A Shield of the enemy is destroyed. */
function shieldOnly(doer: Json, by: Fields): Json {
  const self = (doer as { self?: true }).self === true;
  return {
    when: { event: 'shieldDestroyed', side: 'enemy', ...by, ...doing(doer) },
    it: self ? 'this' : 'causeOther',
    that: 'causeOther',
  };
}
