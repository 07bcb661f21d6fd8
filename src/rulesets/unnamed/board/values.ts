/** What the cards on the table amount to: continuous effects, power, abilities, prohibitions. Computed on read. */
import type { GameEvent, JsonObject, PlayerId, Uid } from '../../../engine/index.ts';
import {
  mayBe,
  modified,
  obligation,
  pastShields,
  permission,
  prohibition,
  slot,
  traitsOf,
} from '../../../engine/index.ts';
import { ownCard } from '../../cards/copies.ts';
import { refer } from '../../cards/references.ts';
import { changed } from '../../cards/traits.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { Heard } from '../language/hearing.ts';
import type { By, Can, Cant, Continuous, Cost, Filter, Must, Place, To, Trigger } from '../language/language.ts';
import type { Standing, ZoneName } from './board.ts';
import { landZone, ownerOf, unitZone } from './board.ts';
import type { Context, Known, KnownUnit, LastKnown, M, Party, ReadCard } from './context.ts';
import { contextFor } from './context.ts';
import type { Applied } from './continuous.ts';
import { appliesTo, inForce, onOf } from './continuous.ts';
import {
  abilityNamed,
  cardOf,
  isHeardInPiles,
  isHeardOnTable,
  mayBeHeardInPiles,
  readerOf,
  tableNow,
  unitsNow,
} from './printed.ts';

/** Effective power (G7): printed power of the row, what effects changed, what is in force; never below 0. */
export function powerOf(m: M, { object, row, printed }: KnownUnit): number {
  const { rare, adding } = inForce(m);
  for (let at = rare.length - 1; at >= 0; at--) {
    const effect = rare[at] as Applied;
    if (effect.text.continuous.fixed === undefined) continue;
    const power = onOf(m, effect).get(object.id);
    if (power !== undefined) return Math.max(0, power);
  }
  let value = modified(m, object.id, 'power', printed[row]);
  m.work.spend(adding.length >> 3);
  for (const effect of adding) value += onOf(m, effect).get(object.id) ?? 0;
  return Math.max(0, value);
}

/** R66: the tribes that a unit or land has now: printed, changed by effects and by what is in force. */
export function tribesOf(m: M, { object, printed }: Known): readonly string[] {
  let tribes = traitsOf(m, object.id, printed.tribes);
  for (const effect of inForce(m).rare) {
    const change = effect.text.continuous.tribes;
    if (change !== undefined && appliesTo(m, effect, object.id)) tribes = changed(tribes, change, effect.context);
  }
  return tribes;
}

/** Whether anything gives abilities to an object, or takes them. */
export function isGiven(m: M, id: Uid): boolean {
  for (const { target, effect } of m.state.modifiers)
    if (target === id && (effect.kind === 'ability' || (effect.kind === 'cant' && effect.what === SILENT))) return true;
  for (const effect of inForce(m).giving) if (appliesTo(m, effect, id)) return true;
  return false;
}

/** When something came that may be new on the table, a card or a change, by the number of its event; 0 for what was there before. */
export function cameWith(events: readonly GameEvent[], id: string): number {
  for (let at = events.length - 1; at >= 0; at--) {
    const { type, data, seq } = events[at] as GameEvent;
    if ((type === 'unit-enters' || type === 'land-enters' || type === 'modifier') && data.id === id) return seq;
  }
  return 0;
}

/**
 * Every ability that a unit or land has now, given ones included, each with the moment at which a change gave it that one of these
 * events tells; 0 for all others.
 */
export function abilitiesSince(
  m: M,
  { object, printed }: Known,
  events: readonly GameEvent[],
): [CompiledAbility, number][] {
  const found: [CompiledAbility, number][] = [];
  for (const ability of printed.own) found.push([ability, 0]);
  for (const { id, target, effect } of m.state.modifiers) {
    if (target !== object.id) continue;
    // R45: what it has by then is lost.
    if (effect.kind === 'cant' && effect.what === SILENT) found.length = 0;
    const granted = effect.kind === 'ability' ? abilityNamed(m, effect.ability) : null;
    if (granted) found.push([granted, cameWith(events, id)]);
  }
  for (const effect of inForce(m).giving) {
    const { gives } = effect.text;
    if (gives !== null && appliesTo(m, effect, object.id)) found.push([gives, 0]);
  }
  return found;
}

/** What a silenced card can't do: have abilities (R45). No card forbids it by that name. */
export const SILENT = 'haveAbilities';

const NO_EVENTS: readonly GameEvent[] = [];

/** Every ability that a unit or land has now, given ones included. */
export const abilitiesOf = (m: M, standing: Known): readonly CompiledAbility[] =>
  isGiven(m, standing.object.id)
    ? abilitiesSince(m, standing, NO_EVENTS).map(([ability]) => ability)
    : standing.printed.own;

const GIVEN = slot<Heard>('given');
const NONE_GIVEN = new Heard();

/** What abilities hear that were given for a time, or that wait. */
function givenTo(m: M): Heard {
  const found: Trigger[] = [];
  for (const { effect } of m.state.modifiers)
    if (effect.kind === 'ability' || effect.kind === 'watch')
      found.push(...(abilityNamed(m, effect.ability)?.on ?? []));
  return found.length === 0 ? NONE_GIVEN : new Heard(found);
}

const givenNow = (m: M): Heard => (m.state.modifiers.length === 0 ? NONE_GIVEN : m.lasting(GIVEN, givenTo));

/** What is heard on the table, or by what was given for a time or waits, as bits. */
export const heardInPlay = (m: M): number => tableNow(m).heard | givenNow(m).bits;

/** The same with all that could be heard in piles: what is not in it is heard by nothing that was there before. */
export const mayBeHeard = (m: M): number => heardInPlay(m) | mayBeHeardInPiles(m);

/** Whether anything on the table or in a pile, or that was given for a time or waits, hears a word. */
export const isHeard = (m: M, word: Trigger): boolean =>
  isHeardOnTable(m, word) || givenNow(m).has(word) || isHeardInPiles(m, word);

/** Whom a rule about two parties is about, as a change in the state keeps it. */
export interface About extends JsonObject {
  owner: PlayerId;
  card: string;
  self: Uid | null;
  by: JsonObject;
}

/** The other party, or what gives it: most rules do not ask who it is. */
type Other = Party | (() => Party);

/** R35: whether a rule is about the other party at hand. */
export function concerns(context: Context, by: By | undefined, party: Other | undefined): boolean {
  if (by === undefined) return true;
  return party !== undefined && readerOf(context).cameBy(context, by, typeof party === 'function' ? party() : party);
}

/** R35: the same for a rule that a change in the state keeps. */
function isAbout(m: M, written: JsonObject, party: Other | undefined): boolean {
  const { owner, card, self, by } = written as About;
  return concerns(contextFor(m, owner, card, self), by as By, party);
}

const prohibitionOf = (m: M, id: Uid | PlayerId, what: Cant, party: Other | undefined) =>
  prohibition(m, id, what, (written) => isAbout(m, written, party));

/** Whether anything is forbidden by any card. It costs next to nothing. */
export const mayForbid = (m: M): boolean => mayBe(m, 'cant') || inForce(m).forbidding.length > 0;

/**
 * The card by which `what` is forbidden to an object or a player, or null (R12). `party` is the other party: whose effect it
 * would be, who would attack, which card would be played.
 */
export function forbidden(m: M, id: Uid | PlayerId, what: Cant, party?: Other): string | null {
  const modifier = mayBe(m, 'cant') ? prohibitionOf(m, id, what, party) : null;
  if (modifier !== null) return modifier.card ?? 'an effect';
  for (const effect of inForce(m).forbidding) {
    const { text, context } = effect;
    if (text.continuous.cant !== what || !appliesTo(m, effect, id)) continue;
    if (concerns(context, text.continuous.by, party)) return context.card;
  }
  return null;
}

/** R67: how many of `count` cards of protection get past the shields of a player, which they use up. */
export const pastShieldsOf = (m: M, player: PlayerId, count: number, party: Party): number =>
  pastShields(m, [player, 'protection', count], (written) => isAbout(m, written, party), { clause: 'R67' });

/** R36: whether an effect lets a unit do what the rules forbid. */
export function allowedTo(m: M, id: Uid, what: Can): boolean {
  if (permission(m, id, what) !== null) return true;
  for (const effect of inForce(m).rare)
    if (effect.text.continuous.can === what && appliesTo(m, effect, id)) return true;
  return false;
}

/** R37: the units of a player that must do something. */
export const obliged = (m: M, player: PlayerId, what: Must): readonly KnownUnit[] => {
  const { rare } = inForce(m);
  if (rare.length === 0 && !mayBe(m, 'must')) return [];
  return unitsNow(m, player).filter(
    ({ object: { id } }) =>
      obligation(m, id, what) !== null ||
      rare.some((effect) => effect.text.continuous.must === what && appliesTo(m, effect, id)),
  );
};

/** R69: with how much [Rest] a unit of a player comes to a zone, where its way says `rest`. */
export function restOf(m: M, player: PlayerId, id: string, zone: ZoneName, rest: number): number {
  const { continuous, reader } = cardOf(m, id);
  const { rare } = inForce(m);
  if (rare.length === 0 && continuous.length === 0) return rest;
  const context = contextFor(m, player, id);
  const comesTo = (speaker: Context, { lane, row }: Place) =>
    (lane === undefined && row === undefined) || reader.placesOf(speaker, { lane, row }).includes(zone);
  const own = continuous.flatMap(({ continuous: { to, arrives, if: condition } }) =>
    to === 'this' &&
    arrives &&
    comesTo(context, arrives) &&
    (condition === undefined || reader.holds(context, condition))
      ? arrives.rest
      : [],
  );
  const party = { card: refer({ zone: 'limbo', player, card: id }), player };
  const others = rare.flatMap((effect) => {
    const { text, context: speaker } = effect;
    const { arrives } = text.continuous;
    if (!arrives || !appliesTo(m, effect, player) || !comesTo(speaker, arrives)) return [];
    return arrives.filter === undefined || concerns(speaker, { filter: arrives.filter }, party) ? arrives.rest : [];
  });
  const all = [rest, ...own, ...others];
  return m.state.options.restAdds === true ? all.reduce((sum, one) => sum + one) : Math.max(...all);
}

/** What changes a cost: a text, and who says it. */
interface CostChange {
  readonly text: Continuous;
  readonly context: Context;
}

/** R42: what a card costs its player now. */
export function costOf(m: M, player: PlayerId, card: ReadCard): readonly Cost[] {
  const { rare } = inForce(m);
  const { cost, continuous } = card;
  if (rare.length === 0 && continuous.length === 0) return cost;
  let changes: CostChange[] | null = null;
  for (const { continuous: text, from } of continuous) {
    if (text.to !== 'this' || !from.includes('hand')) continue;
    const context = contextFor(m, player, card.id);
    if (text.if !== undefined && !readerOf(context).holds(context, text.if)) continue;
    changes ??= [];
    changes.push({ text, context });
  }
  for (const effect of rare) {
    const { context } = effect;
    const text = effect.text.continuous;
    if ((text.costs === undefined && text.less === undefined) || !appliesTo(m, effect, player)) continue;
    if (text.plays !== undefined && !isPlayed(context, text.plays, player, card.id)) continue;
    changes ??= [];
    changes.push({ text, context });
  }
  return changes === null ? cost : changedBy(changes, cost);
}

/** Whether a card that a player would play from the hand is one that a text speaks of. */
const isPlayed = (context: Context, filter: Filter, player: PlayerId, card: string): boolean =>
  concerns(context, { filter }, { card: refer({ zone: 'hand', player, card }), player });

function changedBy(changes: readonly CostChange[], cost: readonly Cost[]): readonly Cost[] {
  const less = { discard: 0, rest: 0, destroy: 0, protection: 0 };
  for (const { text, context } of changes)
    for (const part of Object.keys(less) as (keyof typeof less)[])
      less[part] += Math.max(0, readerOf(context).amountOf(context, text.less?.[part] ?? 0));
  const take = (part: keyof typeof less, number: number): number => {
    const taken = Math.min(less[part], number);
    less[part] -= taken;
    return number - taken;
  };
  return [...cost, ...changes.flatMap(({ text }) => text.costs ?? [])].flatMap((part): Cost[] => {
    const left =
      'discard' in part
        ? { ...part, discard: take('discard', part.discard) }
        : 'rest' in part
          ? { ...part, rest: take('rest', part.rest) }
          : 'destroy' in part
            ? { ...part, destroy: take('destroy', part.destroy) }
            : 'protection' in part
              ? { ...part, protection: take('protection', part.protection) }
              : part;
    return Object.values(left).includes(0) ? [] : [left];
  });
}

export const zoneOf = (standing: Standing): string =>
  standing.kind === 'unit' ? unitZone(standing.row, standing.lane) : landZone(standing.lane);

/** The pile that a card put there lies in. */
export const pileOf = (to: To): string => (to === 'deckTop' || to === 'deckBottom' ? 'deck' : to);

/** What is to be known of something that goes `to` a pile, as it stands now. A token goes nowhere. */
export const lastKnown = (m: M, standing: Known, to: To): LastKnown => {
  const { kind, object, player, printed } = standing;
  const { id, card } = object;
  const own = ownCard(object);
  const tribes = tribesOf(m, standing);
  return {
    id,
    card,
    ...(tribes === printed.tribes ? {} : { tribes: [...tribes] }),
    player,
    zone: zoneOf(standing),
    power: kind === 'unit' ? powerOf(m, standing) : 0,
    rest: kind === 'unit' ? object.rest : 0,
    since: kind === 'unit' ? object.since : 0,
    abilities: abilitiesOf(m, standing).map(({ program }) => program),
    now: cardOf(m, own).token ? null : refer({ zone: pileOf(to), player: ownerOf(standing), card: own }),
  };
};
