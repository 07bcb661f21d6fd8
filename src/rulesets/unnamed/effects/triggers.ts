/** Which effects a moment sets off: the collect point of the game. */

import type { Trigger as Found, GameEvent, Pending, PlayerId, Uid, Vars } from '../../../engine/index.ts';
import { mayBe, opponentOf, watched, watches } from '../../../engine/index.ts';
import { registers } from '../../cards/context.ts';
import { readReference, refer } from '../../cards/references.ts';
import { PILE_OF } from '../board/board.ts';
import type { Context, LastKnown, M, Party } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { departed } from '../board/departed.ts';
import { belonged, belongs, cameBy, reaches } from '../board/evaluate.ts';
import type { PileOfWork, Speaker } from '../board/printed.ts';
import { abilityNamed, cardOf, findStanding, hearersInPiles, meet, standingNow, unspent } from '../board/printed.ts';
import { abilitiesSince, cameWith, forbidden, isGiven, isHeard, mayBeHeard } from '../board/values.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { bitOf, bitsOf, wordsOf } from '../language/hearing.ts';
import type { From, Means, Trigger } from '../language/language.ts';
import { ABOUT_PLAYERS, ABOUT_TURNS, WIDENED, WIDER } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

/** One thing that happened, in the words that cards use. */
interface Happening {
  word: Trigger;
  clause: ClauseId;
  /** Whose card it is, or which player did it. */
  player: PlayerId;
  /** The unit, land or card it happened to, where it happened to one. */
  subject: string | null;
  amount: number;
  seq: number;
  about: About;
}

/** What else is to be known of something that happened. */
interface About {
  /** Tells several cards that are alike apart, where an event is about more than one. */
  copy?: number;
  /** The units that were killed. */
  killed?: string[];
  /** The other party, where there is one: the other fighter, the cards that were drawn. */
  other?: readonly string[];
  /** By which card, and in which way, as far as it is known. */
  source?: string | null;
  means?: Means;
  /** Which counters it is about. */
  counter?: string;
}

const NOTHING_ELSE: About = {};

/** Words by which a card looks back at its own end (G14). */
const LOOKING_BACK: readonly Trigger[] = ['onDeath', 'whenDestroyed', 'onLeave'];

const LEAVING = ['death', 'land-destroyed', 'returned'];
const NOTHING_GONE: readonly LastKnown[] = [];
const goneIn = (event: GameEvent): readonly LastKnown[] =>
  LEAVING.includes(event.type) ? (event.data.gone as LastKnown[]) : NOTHING_GONE;

/** The other one of the two units of the attack in progress. */
function otherFighter(m: M, id: Uid): string[] {
  const { attack } = m.board;
  if (!attack?.target) return [];
  return attack.attacker === id ? [attack.target] : attack.target === id ? [attack.attacker] : [];
}

/** The cards that an event put onto a pile, by reference. */
const cardsOf = ({ data, player }: GameEvent, pile: unknown): string[] =>
  player === null || typeof pile !== 'string'
    ? []
    : (data.cards as string[]).map((card) => refer({ zone: pile, player, card }));

/** How an effect, a cost or a rule made something happen, by the clause that it cites. */
const meansOf = (clause: string, by: Readonly<Record<string, Means>>): Means =>
  by[clause] ?? (clause === 'G15' || clause === 'R19' ? 'effect' : 'cost');

/** What happened since triggers were looked for, and what it has set off so far. */
interface Moment {
  readonly m: M;
  readonly events: readonly GameEvent[];
  /** The words that they come to and that anything could hear, and what happened in these words. */
  readonly words: readonly Trigger[];
  readonly happened: Happening[];
  /** The event that is put into words. */
  event: GameEvent;
  readonly found: Found[];
}

/** Tells that something happened to `subject`, a thing of `player`, or that it is what `player` did. */
function tell(
  { words, event, happened }: Moment,
  word: Trigger,
  clause: ClauseId,
  subject: string | null,
  about = NOTHING_ELSE,
  amount = 0,
  player = event.player,
): void {
  if (player !== null && words.includes(word))
    happened.push({ word, clause, player, subject, amount, seq: event.seq, about });
}

/** The same of what stands in a zone, whoever did it. */
function tellOwn(moment: Moment, word: Trigger, clause: ClauseId, id: Uid, about = NOTHING_ELSE, amount = 0): void {
  tell(moment, word, clause, id, about, amount, findStanding(moment.m, id)?.player ?? null);
}

/** The same of what has left its zone. */
function tellGone(
  moment: Moment,
  word: Trigger,
  clause: ClauseId,
  { id, player }: LastKnown,
  means: Means = moment.event.data.by as Means,
): void {
  const source = (moment.event.data.source as string | null | undefined) ?? null;
  tell(moment, word, clause, id, { means, source }, 0, player);
}

/** The same of each card of several that were drawn, discarded or taken. */
function tellEach(moment: Moment, word: Trigger, clause: ClauseId, cards: readonly string[], about: About): void {
  for (const [copy, card] of cards.entries()) tell(moment, word, clause, card, { ...about, copy });
}

/** What an event means in the words of cards. */
function happenings(moment: Moment): void {
  const { m, event } = moment;
  const { data, type } = event;
  const id = data.id as Uid;
  switch (type) {
    case 'unit-enters': {
      const about = { means: data.how as Means };
      const isPlayed = data.how === 'play';
      if (isPlayed) tell(moment, 'onPlay', 'play.2', id);
      tell(moment, 'onSummon', isPlayed ? 'play.2' : 'summon.2', id, about);
      tell(moment, 'onUnitSummoned', 'G16', id, about);
      break;
    }
    case 'land-enters':
      if (data.how !== 'place') tell(moment, 'onPlay', 'field.2', id);
      tell(moment, 'onLandPlaced', 'G16', id);
      break;
    case 'attack':
      tell(moment, 'whenAttacking', 'atk.1b', id);
      tell(moment, 'onUnitAttack', 'G16', id);
      break;
    case 'attack-over':
      tell(moment, 'endOfAttack', 'atk.3', id, { other: otherFighter(m, id) });
      break;
    case 'combat': {
      const units = data.units as Uid[];
      for (const unit of units)
        tellOwn(moment, 'startOfCombat', 'cbt.1', unit, { other: units.filter((one) => one !== unit) });
      for (const unit of units.slice(1)) tellOwn(moment, 'onAttacked', 'R34', unit, { other: units.slice(0, 1) });
      break;
    }
    case 'victory':
      tellOwn(moment, 'combatVictory', event.clause as ClauseId, id, { other: otherFighter(m, id) });
      break;
    case 'loss':
      tellOwn(moment, 'combatLoss', event.clause as ClauseId, id, { other: otherFighter(m, id) });
      break;
    case 'combat-over':
      for (const unit of data.units as Uid[])
        tellOwn(moment, 'endOfCombat', 'cbt.7', unit, { other: otherFighter(m, unit) });
      break;
    case 'kill': {
      const killed = data.died as Uid[];
      tellOwn(moment, 'onKill', 'cbt.6b', id, { other: killed, killed });
      break;
    }
    case 'protection-hit': {
      const taken = m.running('protection-removal')?.taken;
      tell(moment, 'onProtectionHit', 'prot.3', id, { other: typeof taken === 'string' ? [taken] : [] });
      break;
    }
    case 'death':
      for (const unit of goneIn(event)) {
        tellGone(moment, 'onDeath', data.by === 'combat' ? 'cbt.6b' : 'G14', unit);
        tellGone(moment, 'onUnitDeath', 'G16', unit);
        tellGone(moment, 'onLeave', 'R34', unit);
      }
      break;
    case 'land-destroyed':
      for (const land of goneIn(event)) {
        tellGone(moment, 'whenDestroyed', 'G16', land);
        tellGone(moment, 'onLandDestroyed', 'G16', land);
        tellGone(moment, 'onLeave', 'R34', land);
      }
      break;
    case 'returned':
      for (const one of goneIn(event)) {
        if (m.state.options.landLoss !== 'destroyed' && cardOf(m, one.card).type === 'land') {
          tellGone(moment, 'whenDestroyed', 'R23', one, 'return');
          tellGone(moment, 'onLandDestroyed', 'R23', one, 'return');
        }
        tellGone(moment, 'onLeave', 'R34', one, 'return');
      }
      break;
    case 'put':
      if (data.to === 'protection') tell(moment, 'onProtectionLaid', 'R62', null, NOTHING_ELSE, data.count as number);
      else buried(moment);
      break;
    case 'protection':
      tell(moment, 'onProtectionLaid', 'R62', null, NOTHING_ELSE, data.count as number);
      break;
    case 'unit-moves':
      tell(moment, 'onMove', 'R9', id);
      break;
    case 'units-swap':
      for (const unit of data.units as Uid[]) tell(moment, 'onMove', 'R9', unit);
      break;
    case 'rest': {
      const about = { means: meansOf(event.clause, { 'atk.1a': 'attack', G9: 'move' }) };
      for (const unit of data.units as Rested[]) tellOwn(moment, 'onRest', 'R34', unit.id, about, unit.rest);
      break;
    }
    case 'ready':
    case 'rest-wears-off': {
      const about: About = { means: type === 'ready' ? 'effect' : 'phase' };
      for (const unit of data.units as Rested[]) if (unit.rest <= 0) tellOwn(moment, 'onReady', 'R34', unit.id, about);
      break;
    }
    case 'counter': {
      const change = data.change as number;
      const about = { counter: data.name as string };
      tellOwn(moment, change > 0 ? 'onMark' : 'onUnmark', 'R34', data.target as Uid, about, Math.abs(change));
      break;
    }
    case 'use':
      tellOwn(moment, 'onUse', 'R34', id);
      break;
    case 'tech-revealed': {
      const { player } = event;
      if (player !== null)
        tell(moment, 'onTechPlayed', 'R34', refer({ zone: 'limbo', player, card: data.card as string }));
      break;
    }
    case 'draw': {
      const other = cardsOf(event, 'hand');
      const means = meansOf(event.clause, { G3: 'phase' });
      tell(moment, 'onDraw', 'R9', null, { other, means }, data.count as number);
      tellEach(moment, 'whenDrawn', 'R58', other, { means });
      break;
    }
    case 'discard': {
      const other = cardsOf(event, 'trash');
      const means = meansOf(event.clause, {});
      tell(moment, 'onDiscard', 'R9', null, { other, means }, data.count as number);
      tellEach(moment, 'whenDiscarded', 'R58', other, { means });
      break;
    }
    case 'protection-removed': {
      const other = cardsOf(event, data.to);
      const means = meansOf(event.clause, { 'prot.2': 'attack' });
      const source = means === 'attack' ? (m.board.attack?.attacker ?? null) : null;
      tell(moment, 'onProtectionLost', 'R34', null, { other, means, source }, data.count as number);
      tellEach(moment, 'whenTaken', 'R31', other, { means, source });
      break;
    }
    case 'phase':
      if (data.phase === 'start') tell(moment, 'startOfTurn', 'time.1', null);
      else if (data.phase === 'main') tell(moment, 'startOfMain', 'time.2', null);
      else if (data.phase === 'end') tell(moment, 'endOfTurn', 'time.3', null);
      break;
    default:
  }
}

type Rested = { id: Uid; rest: number };

/** The events that are heard by what has just left its zone, or by cards that were drawn, discarded or taken. */
const MOVING = bitsOf([...LOOKING_BACK, 'whenDrawn', 'whenDiscarded', 'whenTaken']);

/** Whether a word is heard by a card that has just left its zone, or that was drawn, discarded or taken. */
function isHeardByMoved(m: M, event: GameEvent, word: Trigger): boolean {
  for (const { abilities } of goneIn(event))
    if (abilities.some((program) => abilityNamed(m, program)?.on.includes(word))) return true;
  if (whenMoved(m, event) !== word) return false;
  return (event.data.cards as string[]).some((card) => cardOf(m, card).hears.has(word));
}

/** The words that some events come to and that anything could hear. Most of what happens is heard by nobody. */
function wordsHeard(m: M, events: readonly GameEvent[]): readonly Trigger[] {
  let found: Trigger[] | null = null;
  let may = -1;
  for (const event of events) {
    const bit = bitOf(event);
    if (bit === 0) continue;
    if (may < 0) may = mayBeHeard(m) | MOVING;
    if ((bit & may) === 0) continue;
    const moving = (bit & MOVING) !== 0;
    for (const word of wordsOf(event)) {
      if (found?.includes(word)) continue;
      if (!isHeard(m, word) && !(moving && isHeardByMoved(m, event, word))) continue;
      if (found === null) found = [word];
      else found.push(word);
    }
  }
  return found ?? NO_WORDS;
}

const NO_WORDS: readonly Trigger[] = [];

/** R22: unit cards that go to the graveyard from elsewhere than the table. */
function buried(moment: Moment): void {
  const { m, event } = moment;
  const { data, player } = event;
  if (data.to !== 'graveyard' || data.from === 'graveyard' || player === null) return;
  if (m.state.options.deaths === 'destroyed') return;
  for (const [copy, card] of (data.cards as string[]).entries())
    if (cardOf(m, card).type === 'unit')
      tell(moment, 'onUnitDeath', 'R22', refer({ zone: 'graveyard', player, card }), { copy });
}

/** A card that may have something to say: in a zone, as it was when it left one, or in a pile that it names. */
interface Listener {
  context: Context;
  abilities: readonly CompiledAbility[];
  /** Where they have to work from; null where all of them are heard. */
  from: From | null;
  /** The number of the event by which it came, where that is new. */
  since: number;
  /** What else it hangs on whether it was there, with the ability at this place in the list, when something happened. */
  heard: ((happening: Happening, at: number) => boolean) | null;
  /** The card itself, once it stands in no zone. */
  here: string | null;
  /** The change by which a delayed effect waits. */
  watch: string | null;
}

/** Lets all that may have something to say listen, in the order in which it comes to speak. */
function listenAll(moment: Moment): void {
  const { m, events } = moment;
  const { active } = m.board;
  const other = opponentOf(active);
  onTable(moment, active);
  onTable(moment, other);
  for (const event of events) {
    for (const { id, card, player, abilities } of goneIn(event)) {
      listen(moment, {
        context: contextFor(m, player, card, id),
        abilities: abilities.flatMap((program) => abilityNamed(m, program) ?? []),
        from: null,
        since: 0,
        heard: looksBack,
        here: null,
        watch: null,
      });
    }
  }
  fromPiles(moment, active);
  fromPiles(moment, other);
  for (const event of events) justMoved(moment, event);
  if (!mayBe(m, 'watch')) return;
  for (const { modifier, ability, vars } of watches(m)) {
    const waiting = abilityNamed(m, ability);
    if (!waiting) continue;
    listen(moment, {
      context: { m, owner: vars.owner as PlayerId, self: vars.self as Uid | null, card: waiting.card, vars },
      abilities: [waiting],
      from: null,
      since: cameWith(events, modifier.id),
      heard: null,
      here: null,
      watch: modifier.id,
    });
  }
}

const looksBack = ({ word }: Happening): boolean => LOOKING_BACK.includes(word);

/** Lets everything listen that stands in the zones of a player. */
function onTable(moment: Moment, player: PlayerId): void {
  const { m, events, words } = moment;
  for (const standing of standingNow(m, player)) {
    const { object, printed } = standing;
    const { id, card } = object;
    const given = isGiven(m, id);
    if (!given && !meet(printed.hears, words)) continue;
    // What it has by itself it has had since it came.
    const own = given ? abilitiesSince(m, standing, events) : null;
    listen(moment, {
      context: contextFor(m, player, card, id),
      abilities: own === null ? printed.own : own.map(([ability]) => ability),
      from: 'table',
      since: cameWith(events, id),
      heard: own === null ? null : heardSince(own),
      here: null,
      watch: null,
    });
  }
}

/** Whether an ability was there already when something happened. */
const heardSince =
  (own: readonly (readonly [CompiledAbility, number])[]) =>
  ({ seq }: Happening, at: number): boolean =>
    (own[at]?.[1] ?? 0) <= seq;

/** The word by which a card says what happens when this befalls it. The first hand is dealt, not drawn (R58). */
function whenMoved({ board }: M, { type }: GameEvent): Trigger | undefined {
  if (type === 'protection-removed') return 'whenTaken';
  if (type === 'discard') return 'whenDiscarded';
  return type === 'draw' && board.turn > 0 ? 'whenDrawn' : undefined;
}

/** Whether it is what befell one of the cards that an event is about. */
const befell =
  (moved: Trigger, event: number, at: number) =>
  ({ word, seq, about: { copy } }: Happening): boolean =>
    word === moved && seq === event && copy === at;

/** R31, R58: cards that say what happens when they are taken from protection, drawn or discarded, and have just been. */
function justMoved(moment: Moment, event: GameEvent): void {
  const { m } = moment;
  const { player, data, seq, type } = event;
  const moved = whenMoved(m, event);
  if (player === null || moved === undefined) return;
  const zone = type === 'draw' ? 'hand' : (data.to as string);
  const cards = data.cards as string[];
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as string;
    const { hears, abilities } = cardOf(m, card);
    if (!hears.has(moved)) continue;
    listen(moment, {
      context: contextFor(m, player, card),
      abilities,
      from: null,
      since: 0,
      heard: befell(moved, seq, at),
      here: refer({ zone, player, card }),
      watch: null,
    });
  }
}

/** How many copies of a card came onto a pile of a player at or after a moment. */
function arrived(events: readonly GameEvent[], player: PlayerId, pile: string, card: string, seq: number): number {
  let copies = 0;
  for (const event of events) {
    if (event.seq < seq) continue;
    const { data, type } = event;
    const to = type === 'draw' ? 'hand' : type === 'pool-revealed' || type === 'pool-swap' ? 'pool' : data.to;
    if (pile === 'hand' && type === 'pool-swap' && event.player === player && data.taken === card) copies++;
    if (to !== pile) continue;
    const whole = goneIn(event).filter((one) => one.player === player && one.card === card);
    copies += whole.length;
    if (event.player !== player) continue;
    if (Array.isArray(data.cards)) copies += data.cards.filter((one) => one === card).length;
    else if (type === 'tech-spent' && data.card === card) copies++;
  }
  return copies;
}

/** G14: cards that name a pile and lie in it. Every copy speaks for itself. */
function fromPiles(moment: Moment, player: PlayerId): void {
  const hearers = hearersInPiles(moment.m, player, moment.words);
  if (hearers.length > 0) eachSpeaks(moment, player, hearers);
}

function eachSpeaks(moment: Moment, player: PlayerId, hearers: readonly Speaker[]): void {
  const { m, events } = moment;
  const seen = new Map<string, number>();
  for (const { pile, printed } of hearers) {
    const card = printed.id;
    const here = refer({ zone: pile, player, card });
    const copy = seen.get(here) ?? 0;
    seen.set(here, copy + 1);
    const total = m.board.players[player][PILE_OF[pile]].filter((other) => other === card).length;
    listen(moment, {
      context: contextFor(m, player, card),
      abilities: printed.abilities,
      from: pile,
      since: 0,
      heard: ({ seq }) => copy < total - arrived(events, player, pile, card, seq),
      here,
      watch: null,
    });
  }
}

/** R33: the card by which something came about, and whose it is. A tech, and a card in a pile, is told by its id alone. */
function partyOf(m: M, { about: { source, means }, player }: Happening): Party {
  if (source === null || source === undefined) return { card: null, player: null, means };
  const whole = findStanding(m, source)?.player ?? departed(m, source)?.player;
  if (whole !== undefined) return { card: source, player: whole, means };
  const [first, second] = [m.board.active, opponentOf(m.board.active)];
  for (const pile of ['limbo', 'graveyard', 'trash', 'revealed', 'hand'] as const) {
    const named = pile === 'revealed' ? 'pool' : pile;
    for (const whose of [first, second])
      if (m.board.players[whose][pile].includes(source))
        return { card: refer({ zone: named, player: whose, card: source }), player: whose, means };
  }
  return { card: null, player: means === 'cost' ? player : null, means };
}

function hears(
  context: Context,
  { ability, waits }: CompiledAbility,
  happening: Happening,
  here: string | null,
): boolean {
  const { m, owner, self } = context;
  const { word, player, subject } = happening;
  const { of, by, counter } = ability;
  if (by !== undefined && !cameBy(context, by, partyOf(m, happening))) return false;
  if (counter !== undefined && counter !== happening.about.counter) return false;
  if (ABOUT_TURNS.includes(word)) {
    if (of?.side !== undefined) return of.side === 'any' || (of.side === 'own') === (player === owner);
    return waits || player === owner || m.state.options.turnTriggers === 'both';
  }
  if (ABOUT_PLAYERS.includes(word)) {
    const side = of?.side ?? 'any';
    return side === 'any' || (side === 'own') === (player === owner);
  }
  const widened = of !== undefined && WIDENED.includes(word);
  if (!WIDER.includes(word) && !widened) return subject === (here ?? self);
  if (subject === null || (subject === self && !widened)) return false;
  if (of === undefined) return true;
  const standing = findStanding(m, subject);
  if (standing) return belongs(context, { ...of, zone: standing.kind === 'land' ? 'lands' : 'units' }, standing);
  const last = departed(m, subject);
  if (last) return belonged(context, of, last);
  const card = readReference(subject);
  return card !== null && reaches(context, of, card);
}

/**
 * The effects that a step has set off, as one batch (R6): everything that stands in a zone, in the order of the table,
 * each effect once for each thing that happened.
 */
export function triggers(m: M, events: readonly GameEvent[]): readonly Found[] {
  const words = wordsHeard(m, events);
  if (words.length === 0) return NOTHING_FOUND;
  const moment: Moment = { m, events, words, happened: [], event: events[0] as GameEvent, found: [] };
  for (const event of events) {
    moment.event = event;
    happenings(moment);
  }
  if (moment.happened.length > 0) listenAll(moment);
  return moment.found;
}

const NOTHING_FOUND: readonly Found[] = [];

/** What an ability of a card that listens is set off by. */
function listen({ m, happened, found }: Moment, listener: Listener): void {
  const { context, abilities, from, since, heard, here, watch } = listener;
  const { owner, self } = context;
  for (let at = 0; at < abilities.length; at++) {
    const source = abilities[at] as CompiledAbility;
    if (from !== null && !source.from.includes(from)) continue;
    let done: Happening[] | null = null;
    for (const happening of happened) {
      if (!source.on.includes(happening.word) || happening.seq < since) continue;
      if (done?.some((one) => isSame(one, happening)) || heard?.(happening, at) === false) continue;
      if (!hears(context, source, happening, here)) continue;
      if (!isUnused(m, source, owner, self)) continue;
      if (watch !== null && !m.state.modifiers.some(({ id }) => id === watch)) continue;
      if (self !== null && watch === null && forbidden(m, self, 'useAbilities') !== null) continue;
      done ??= [];
      done.push(happening);
      const { program, card } = source;
      const { clause, seq } = happening;
      const vars = varsOf(m, listener, source, happening);
      found.push({ program, owner, clause, card, source: self, vars, cause: seq });
      if (watch !== null) watched(m, watch);
      // R31: what works from a hidden zone is shown.
      if (here?.startsWith('hand:')) m.note('reveal', owner, { cards: [card] }, { clause: 'R31' });
    }
  }
}

/** Whether two words tell the same of one card. */
const isSame = (one: Happening, other: Happening): boolean =>
  one.seq === other.seq && one.subject === other.subject && one.about.copy === other.about.copy;

/** The registers with which an effect begins that something has set off. */
function varsOf(m: M, { context, here, watch }: Listener, source: CompiledAbility, happening: Happening): Vars {
  const { word, amount, subject, about } = happening;
  const vars: Vars = registers(context.owner, source.card, context.self);
  if (watch !== null) Object.assign(vars, context.vars, { did: 0 });
  vars.on = word;
  vars.amount = amount;
  if (subject !== null) vars.cause = subject;
  if (about.killed !== undefined) vars.killed = about.killed;
  if (here !== null) vars.here = here;
  if (source.parties) Object.assign(vars, partiesOf(m, happening));
  return vars;
}

const partiesOf = (m: M, happening: Happening): Vars => ({
  other: [...(happening.about.other ?? [])],
  source: partyOf(m, happening).card,
  them: happening.player,
});

/** R8, R51: an effect that works once a turn, or in the match, and has worked does nothing any more. */
function isUnused(m: M, ability: CompiledAbility, owner: PlayerId, self: Uid | null): boolean {
  if (!unspent(m, owner, ability)) return false;
  const { program, times } = ability;
  if (self === null || times === null) return true;
  const used = findStanding(m, self)?.object.used.filter((one) => one === program).length ?? 0;
  return used < times;
}

/** G14: whether the card still stands, or lies, where its effect works. Looking back asks for nothing. */
export function stillWorks(m: M, entry: Pending): boolean {
  const { owner, source, vars } = entry;
  const ability = abilityNamed(m, entry.program);
  if (ability !== null && !isUnused(m, ability, owner, source)) return false;
  if (LOOKING_BACK.includes(vars.on as Trigger) || ability?.waits === true) return true;
  if (source !== null) return findStanding(m, source) !== null;
  const [pile, player, card] = typeof vars.here === 'string' ? vars.here.split(':') : [];
  if (pile === undefined || card === undefined || (player !== 'p1' && player !== 'p2')) return true;
  return m.board.players[player][PILE_OF[pile as PileOfWork]].includes(card);
}
