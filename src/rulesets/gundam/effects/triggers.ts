/** Which effects an event sets off: the collect point of the game. */

import type { GameEvent, JsonObject, Pending, PlayerId, Trigger, Uid, Vars } from '../../../engine/index.ts';
import { mayBe, opponentOf, watched, watches } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { registers } from '../../cards/context.ts';
import type { Fact } from '../../cards/history.ts';
import { refer } from '../../cards/references.ts';
import { listOf } from '../../cards/words.ts';
import { note } from '../atoms/past.ts';
import type { Context, M, ReadCard, Subject } from '../board/context.ts';
import { zoneOf } from '../board/context.ts';
import { isParty, matches, subjectOf } from '../board/evaluate.ts';
import { standing } from '../board/in-play.ts';
import { askedPast, doingOf } from '../board/past.ts';
import { abilityNamed, listeningElsewhere } from '../board/printed.ts';
import { abilitiesOf, acting, isSpent, otherOf } from '../board/values.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { TIMING_CLAUSES, TIMING_EVENTS } from '../language/compiled.ts';
import type { Timing, When } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Gone, Happening } from './happenings.ts';
import { goneIn, happenings, hasPrintedAlone, speaks } from './happenings.ts';
import { keywordTriggers } from './keyword-triggers.ts';

/** A card that has something to say to what happened: in play, or as it was when it left. */
interface Listener {
  self: Uid | null;
  /** A card outside play, by its reference. */
  card?: string;
  owner: PlayerId;
  abilities: readonly CompiledAbility[];
  last: Gone | null;
}

/** Whether any of what happened is among these. Mostly it is one thing. */
function areHeard(hears: readonly string[], happened: readonly Happening[]): boolean {
  if (hears.length > 0) for (const { word } of happened) if (hears.includes(word)) return true;
  return false;
}

function listeners(m: M, gone: ReadonlyMap<Uid, Gone>, happened: readonly Happening[]): Listener[] {
  const found: Listener[] = [];
  const heard = ({ hears }: CompiledAbility) => areHeard(hears, happened);
  const onlyPrinted = hasPrintedAlone(m);
  const mayHear = ({ hears }: ReadCard) => !onlyPrinted || areHeard(hears, happened);
  const table = standing(m);
  for (const owner of [m.board.active, opponentOf(m.board.active)]) {
    for (const { id, object, card, pilot } of ofPlayer(table, owner)) {
      if (!mayHear(card) && !(pilot && mayHear(pilot))) continue;
      const abilities = abilitiesOf(m, object).filter(heard);
      if (abilities.length > 0) found.push({ self: id, owner, abilities, last: null });
    }
  }
  for (const last of gone.values()) {
    if (last.abilities === undefined) continue;
    const abilities = last.abilities.flatMap((program) => abilityNamed(m, program) ?? []).filter(heard);
    found.push({ self: last.id, owner: last.controller, abilities, last });
  }
  for (const { owner, zone, card, source } of listeningElsewhere(m, happened))
    if (heard(source))
      found.push({ self: null, card: refer({ zone, player: owner, card }), owner, abilities: [source], last: null });
  return found;
}

/** Timing words that speak of the card itself. */
const OWN: readonly Timing[] = ['deploy', 'attack', 'destroyed', 'whenPaired', 'whenLinked'];

function hears(context: Context, timing: Timing, when: When | When[] | undefined, happening: Happening): boolean {
  if (timing !== 'when') {
    return TIMING_EVENTS[timing] === happening.word && (!OWN.includes(timing) || happening.subject === context.self);
  }
  return when !== undefined && listOf(when).some((one) => isMeant(context, one, happening));
}

/** Whether a happening is one that a text waits for. */
function isMeant(context: Context, when: When, happening: Happening): boolean {
  if (when.event !== happening.word) return false;
  const itself = context.self ?? (context.vars.listener as string | undefined) ?? null;
  if (when.self !== undefined && (happening.subject === itself) !== when.self) return false;
  const side = when.side ?? (when.self ? 'own' : 'any');
  if (side !== 'any' && (side === 'own') !== (happening.player === context.owner)) return false;
  if (when.by === 'damage' ? !happening.damage : when.by !== undefined && happening.by !== when.by) return false;
  if (when.from !== undefined && happening.from !== when.from) return false;
  if (when.into !== undefined && happening.into !== when.into) return false;
  if (when.ex !== undefined && happening.ex !== when.ex) return false;
  if (when.counter !== undefined && happening.counter !== when.counter) return false;
  if (when.source !== undefined) {
    const { m } = context;
    if (!isParty(context, when.source, happening.byOther ? otherOf(m, happening.other) : acting(m))) return false;
  }
  if (when.target !== undefined && happening.target !== when.target) return false;
  if (when.filter !== undefined && !fits(context, when.filter, happening.subject)) return false;
  return when.other === undefined || fits(context, when.other, happening.other);
}

function fits(context: Context, filter: NonNullable<When['filter']>, reference: string | null): boolean {
  const subject: Subject | null = reference === null ? null : subjectOf(context, reference);
  return subject !== null && matches(context, filter, subject);
}

/**
 * The effects that a moment sets off, as one batch. An ability that several things of one moment match goes off once
 * (9-1-6-3). Cards that left in this moment still see it (11-2-8).
 */
export function triggers(m: M, events: readonly GameEvent[]): Trigger[] {
  if (!events.some(isHeeded)) return [];
  const gone = goneIn(events);
  const happened: Happening[] = [];
  for (const event of events) for (const one of happenings(m, event, gone)) happened.push(one);
  const found: Trigger[] = [];
  if (happened.length > 0) listen(m, happened, gone, found);
  for (const event of events) for (const trigger of keywordTriggers(m, event)) found.push(trigger);
  return found;
}

/** Whether an event means anything in the words of cards, or sets a keyword off. */
const isHeeded = ({ type }: GameEvent): boolean => speaks(type) || type === 'attack-ordered';

/** Adds what texts that wait have to say to what happened, once that is kept. */
function listen(m: M, happened: readonly Happening[], gone: ReadonlyMap<Uid, Gone>, found: Trigger[]): void {
  keepPast(m, happened, gone);
  const lastKnown = gone.size === 0 ? {} : { last: Object.fromEntries(gone) as JsonObject };
  for (const { self, card: listener, owner, abilities, last } of listeners(m, gone, happened)) {
    for (const source of abilities) {
      if (isSpent(m, self, source)) continue;
      const context: Context = {
        m,
        owner,
        self,
        card: source.card,
        vars: listener === undefined ? lastKnown : { ...lastKnown, listener },
      };
      const heard = happened.filter((happening) =>
        source.timings.some((timing) => hears(context, timing, source.ability.when, happening)),
      );
      const first = heard[0];
      if (!first) continue;
      const meant = m.state.options.sameMoment === 'first' ? [first] : heard;
      const vars: Vars = registers(owner, source.card, self);
      speakOf(vars, meant);
      Object.assign(vars, lastKnown);
      if (last) vars.cardZone = zoneOf(last.to);
      if (listener !== undefined) vars.cardZone = source.ability.zone as string;
      const clause = clauseOf(context, source, first);
      found.push({ program: source.program, owner, clause, card: source.card, source: self, vars, cause: first.seq });
    }
  }
  if (mayBe(m, 'watch')) found.push(...waiting(m, happened, gone));
}

/** What an effect is told of what set it off: how much it was, and the cards that it happened to. */
function speakOf(vars: Vars, meant: readonly Happening[]): void {
  let sum = 0;
  for (const { amount } of meant) sum += amount;
  vars.amount = sum;
  const cause = named(meant, 'subject');
  if (cause !== undefined) vars.cause = cause;
  const other = named(meant, 'other');
  if (other !== undefined) vars.causeOther = other;
}

/** R35: what was put off and waits for one of these. It speaks of what it spoke of, and `cause` is what set it off. */
function waiting(m: M, happened: readonly Happening[], gone: ReadonlyMap<Uid, Gone>): Trigger[] {
  const left = Object.fromEntries(gone) as JsonObject;
  const heard = watches(m).flatMap(({ modifier, ability, vars }) => {
    const last = gone.size === 0 ? {} : { last: { ...(vars.last as JsonObject | undefined), ...left } };
    const context: Context = {
      m,
      owner: vars.owner as PlayerId,
      self: vars.self as Uid | null,
      card: vars.card as string,
      vars: { ...vars, ...last },
    };
    const meant = happened.filter((happening) =>
      listOf(vars.when as unknown as When | When[]).some((when) => isMeant(context, when, happening)),
    );
    return meant.length === 0 ? [] : [{ modifier, ability, context, meant }];
  });
  const found = heard.map(({ ability, context, meant }): Trigger => {
    const { owner, card, self } = context;
    const registered: Vars = { ...context.vars };
    speakOf(registered, meant);
    const cause = meant[0]?.seq ?? null;
    return { program: ability, owner, clause: 'R35', card, source: self, vars: registered, cause };
  });
  for (const { modifier } of heard) watched(m, modifier.id);
  return found;
}

/** Keeps what happened, as far as cards of the match ask for it beyond a count of this turn. */
function keepPast(m: M, happened: readonly Happening[], gone: ReadonlyMap<string, Gone>): void {
  const asked = askedPast(m);
  if (asked.size === 0) return;
  const facts = happened
    .filter(({ word }) => asked.has(word))
    .map((happening) => {
      const { word, player, subject, amount, by, damage } = happening;
      const doing = asked.has(doingOf(word))
        ? { ...(by === null ? {} : { by }), ...(damage ? { damage } : {}), ...sourceOf(m, happening, gone) }
        : {};
      if (subject === null) return { amount, card: null, object: subject, player, word, ...doing };
      const known = subjectOf({ m, owner: player, self: null, card: '', vars: {} }, subject);
      const card = known?.card.id ?? gone.get(subject)?.card ?? null;
      return { amount, card, object: subject, player, word, ...doing };
    });
  note(m, facts);
}

/** Whose doing it was, and by which card. */
function sourceOf(m: M, { byOther, other }: Happening, gone: ReadonlyMap<string, Gone>): Pick<Fact, 'source'> {
  const left = byOther && other !== null ? gone.get(other) : undefined;
  if (left !== undefined) return { source: { card: left.card, player: left.controller } };
  const { owner, reference, card } = byOther ? otherOf(m, other) : acting(m);
  if (owner === null) return {};
  const known = reference === null ? null : subjectOf({ m, owner, self: null, card: '', vars: {} }, reference);
  return { source: { card: card ?? known?.card.id ?? null, player: owner } };
}

/** The clause of the timing word that was heard, where an ability has several. */
function clauseOf(context: Context, { timings, clause, ability }: CompiledAbility, happening: Happening): ClauseId {
  if (timings.length === 1 || ability.during !== undefined) return clause;
  const heard = timings.find((timing) => hears(context, timing, ability.when, happening));
  return heard === undefined ? clause : TIMING_CLAUSES[heard];
}

/** The cards that several things of one moment happened to, each object in play once (R21). */
function named(happened: readonly Happening[], role: 'subject' | 'other'): string | string[] | undefined {
  const cards: string[] = [];
  for (const { [role]: card } of happened) {
    if (card !== null && (card.includes(':') || !cards.includes(card))) cards.push(card);
  }
  return cards.length > 1 ? cards : cards[0];
}

/** 11-2-12: an ability that works once per turn and has worked does not trigger, and does nothing where it waits twice. */
export function unusedThisTurn(m: M, { program, source }: Pick<Pending, 'program' | 'source'>): boolean {
  const ability = abilityNamed(m, program);
  return ability === null || !isSpent(m, source, ability);
}
