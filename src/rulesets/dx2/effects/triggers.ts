/** Which reactive effects a finished effect sets off: the collect point of the game (A3, A4, A5). */
import type { GameEvent, PlayerId, Trigger } from '../../../engine/index.ts';
import { slot } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import { keepPast } from '../atoms/turn.ts';
import type { SeenDemon } from '../board/board.ts';
import { findDemon, ownerOf } from '../board/board.ts';
import type { EffectVars, Heard, M } from '../board/context.ts';
import { isWho, registers } from '../board/context.ts';
import { asksForElement, effectNamed, givenBy, isSkill } from '../board/printed.ts';
import type { Repertoire } from '../board/repertoire.ts';
import { ownRepertoire, repertoireOf, repertoireWith } from '../board/repertoire.ts';
import type { Member } from '../board/values.ts';
import { effectsAt, effectsOf, hasItself, isElement, membersAt } from '../board/values.ts';
import type { CompiledEffect } from '../language/compiled.ts';
import type { EventWord } from '../language/words.ts';
import * as word from '../language/words.ts';
import { about, chainGoesOn } from './chain.ts';
import { isStopped, works } from './eligible.ts';
import type { Fall, Happening } from './happenings.ts';
import { addHappenings, asOf, cutInto, fallMeans, fallsIn, TOLD_BY } from './happenings.ts';
import { isAsAsked } from './heard.ts';
import { waiting } from './later.ts';

interface Moment {
  /** The skill in use, and what happened while something cut in on it (R49). */
  skill: string | null;
  cut: ReadonlySet<number>;
  happened: readonly Happening[];
  falls: readonly Fall[];
  /** Whether somebody fell who had been given effects (R37). */
  lost: boolean;
}

const NO_EVENTS: ReadonlySet<number> = new Set();
const NO_EFFECTS: readonly CompiledEffect[] = [];

const ATTACKED: readonly string[] = ['hit', 'miss', 'blocked'];

/** R68: the element of a skill that was used is that of its last attack. */
function elementUsed(events: readonly GameEvent[], { subject, seq }: Happening): string | null {
  const attack = events.findLast(
    (event) => event.seq > seq && ATTACKED.includes(event.type) && event.data.source === subject,
  );
  return typeof attack?.data.element === 'string' ? attack.data.element : null;
}

/** What happened in one moment, as the effects that hear of it need it. */
function momentOf(
  m: M,
  events: readonly GameEvent[],
  { happened, falls, lost, tells }: Pick<Moment, 'happened' | 'falls' | 'lost'> & Pick<Asked, 'tells'>,
): Moment {
  const means = tells && falls.length > 0 ? fallMeans(events) : null;
  const running = m.state.frames.at(-1);
  const skill = tells && running?.program.endsWith('#use') ? running.program.slice(0, -'#use'.length) : null;
  const doer = typeof running?.vars.self === 'string' ? running.vars.self : null;
  for (const one of happened) {
    if (one.word === 'iconsLost') one.subject = one.by = doer;
    if (one.word === 'skillUsed') one.element = elementUsed(events, one);
    if (one.word === 'defeated' || one.word === 'defeats') one.means = means?.get(one.seq) ?? null;
  }
  return { happened, falls, lost, skill, cut: skill !== null ? cutInto(events) : NO_EVENTS };
}

function hears(
  m: M,
  { automatic }: CompiledEffect,
  seen: { id: string; owner: PlayerId },
  heard: Happening,
  { falls, skill, cut }: Moment,
): boolean {
  const { when } = automatic;
  if (!when) return false;
  if (!isWho(m, when.who ?? 'self', seen, heard.subject)) return false;
  if (when.what !== undefined && !listOf(when.what).some((what) => heard.what.includes(what))) return false;
  if (when.means !== undefined && !listOf<string>(when.means).includes(heard.means ?? '')) return false;
  if (when.first === true && !heard.first) return false;
  if (when.skill !== undefined && (skill === null || cut.has(heard.seq) || !isSkill(m.cards, skill, when.skill)))
    return false;
  if (!isAsAsked(m, when, seen, heard, falls.length === 0 ? undefined : asOf(heard.seq, falls))) return false;
  if (when.percent === undefined) return true;
  const line = when.percent * 100;
  return heard.share !== null && heard.share.from >= line && heard.share.to < line;
}

/** R37: the effects that were given to a demon and ended with its fall. */
function effectsAtFall(m: M, demon: SeenDemon, falls: readonly Fall[]): readonly CompiledEffect[] {
  const given = falls.flatMap(({ id, had }) => (id === demon.id ? givenBy(m.cards, had) : []));
  if (given.length === 0) return [];
  const now = effectsOf(m, demon);
  return [...new Set(given)].flatMap((program) => {
    const effect = now.some((one) => one.program === program) ? null : effectNamed(m.cards, program);
    return effect?.automatic.timing === 'when' ? effect : [];
  });
}

/** R37: whether a demon that fell could answer it with an effect: that it had then, and that nothing kept it from. */
function answers(m: M, effect: CompiledEffect, demon: SeenDemon, { had }: Fall): boolean {
  const { program } = effect;
  if (!givenBy(m.cards, had).includes(program) && !hasItself(m, demon, program)) return false;
  return m.state.options.silencedFall === 'answers' || !isStopped(m, effect, { ...demon, statuses: had });
}

const fallAt = (falls: readonly Fall[], seq: number): Fall | undefined => falls.find((fall) => fall.seq === seq);

function timesOf(happened: readonly Happening[], word: EventWord): number {
  let times = 0;
  for (let at = 0; at < happened.length; at++) if ((happened[at] as Happening).word === word) times++;
  return times;
}

/** What an effect of a demon hears of a moment; of its own falls only those that it can answer. */
function heardBy(m: M, effect: CompiledEffect, demon: SeenDemon, owner: PlayerId, moment: Moment) {
  const { falls, happened } = moment;
  const { when } = effect.automatic;
  if (!when) return null;
  const worded = timesOf(happened, when.event);
  if (worded === 0) return null;
  m.looks(effect.card, worded);
  const seen = { id: demon.id, owner };
  let ownFall = false;
  let fits: Happening[] | null = null;
  for (const one of happened) {
    if (one.word !== when.event || !hears(m, effect, seen, one, moment)) continue;
    if (one.word === 'defeated' && one.subject === demon.id) {
      const fall = fallAt(falls, one.seq);
      if (fall === undefined || !answers(m, effect, demon, fall)) continue;
      ownFall = true;
    }
    fits ??= [];
    fits.push(one);
  }
  return fits === null ? null : { fits, ownFall };
}

/** What set an effect off, and the event that each of it began with. */
interface AddedUp {
  heard: Heard[];
  begun: number[];
}

/** R35: what one demon did to another in one moment is one thing. */
function addedUp(m: M, card: string, fits: readonly Happening[]): AddedUp {
  const asks = asksForElement(m, card);
  const heard: Heard[] = [];
  const begun: number[] = [];
  for (const { subject, by, amount, element, seq } of fits) {
    const known = between(heard, subject, by);
    if (known !== undefined) {
      known.amount += amount;
      continue;
    }
    const made: Heard = { subject, by, amount };
    if (asks && element !== null && isElement(element)) made.element = element;
    heard.push(made);
    begun.push(seq);
  }
  return { heard, begun };
}

/** What is known already to have been done to one demon by another. */
const between = (heard: readonly Heard[], subject: string | null, by: string | null): Heard | undefined =>
  heard.find((one) => one.subject === subject && one.by === by);

/** The event with which the first of what is `left` began; null where nothing is. */
const causeOf = ({ heard, begun }: AddedUp, [first]: readonly Heard[]): number | null =>
  first === undefined ? null : (begun[heard.indexOf(first)] ?? null);

/** Every effect that something of one moment triggers, once (R21), with everything that did (R35). */
function listen(m: M, moment: Moment, depth: number): Trigger[] {
  const found: Trigger[] = [];
  const given = repertoireOf(m).given || moment.lost;
  const members = membersAt(m, 'when', given);
  for (let at = 0; at < members.length; at++) {
    const member = members[at] as Member;
    const { demon, owner } = member;
    const effects = effectsAt(m, member, 'when');
    const gone = moment.lost ? effectsAtFall(m, demon, moment.falls) : NO_EFFECTS;
    const all = gone.length > 0 ? [...effects, ...gone] : effects;
    for (let number = 0; number < all.length; number++) {
      const effect = all[number] as CompiledEffect;
      const answered = heardBy(m, effect, demon, owner, moment);
      if (!answered) continue;
      const { fits, ownFall } = answered;
      if (!ownFall && gone.includes(effect)) continue;
      const added = addedUp(m, effect.card, fits);
      const vars = registers(owner, demon.id, effect.card);
      vars.depth = depth;
      vars.heard = added.heard;
      if (ownFall) vars.ownFall = true;
      if (!works(m, effect, vars)) continue;
      if (m.state.options.severalCauses === 'first') vars.heard = vars.heard.slice(0, 1);
      const cause = causeOf(added, vars.heard);
      const { program, clause, card } = effect;
      found.push({ program, owner, clause, card, source: demon.id, vars, cause });
    }
  }
  for (const { modifier, vars, effect } of waiting(m)) {
    const own = { ...vars, watch: modifier.id, depth } as unknown as EffectVars;
    const demon = findDemon(m.board, own.self);
    const answered = demon && heardBy(m, effect, demon, own.owner, moment);
    if (!answered) continue;
    const added = addedUp(m, effect.card, answered.fits);
    own.heard = added.heard;
    const { program, clause, card } = effect;
    const cause = causeOf(added, own.heard);
    found.push({ program, owner: own.owner, clause, card, source: own.self, vars: own, cause });
  }
  return found;
}

/** R53: notes what cards may ask for later, once all of an effect has happened. */
function keep(m: M, happened: readonly Happening[]): void {
  const words = ownRepertoire(m).past;
  if (words.size === 0) return;
  const facts = happened.flatMap(({ word, subject, amount }) => {
    const player = subject === null ? null : ownerOf(m.board, subject);
    if (player === null || !words.has(word)) return [];
    return [{ amount, card: findDemon(m.board, subject)?.card ?? null, object: subject, player, word }];
  });
  if (facts.length > 0) keepPast(m, words, facts);
}

/** The events that some effect answers: in the words of cards, and as the log has them. */
interface Asked {
  repertoire: Repertoire;
  words: ReadonlySet<EventWord>;
  types: ReadonlySet<string>;
  /** Whether some effect asks by what, or by which skill, something was brought about (R49). */
  tells: boolean;
}

const asked = new WeakMap<Repertoire, Asked>();

const ASKED = slot<Asked>('asked');

/** What is asked of events just now: mostly the same after one change as before it. */
const askedNow = (m: M): Asked => m.lasting(ASKED, askedOfAll);

function askedOfAll(m: M, _of: string, before: Asked | undefined): Asked {
  const repertoire = repertoireOf(m);
  return before?.repertoire === repertoire ? before : askedEvents(m, repertoire);
}

const askedEvents = (m: M, repertoire: Repertoire): Asked => asked.get(repertoire) ?? askedBy(m, repertoire);

function askedBy(m: M, repertoire: Repertoire): Asked {
  const { effects } = repertoire;
  const { past } = ownRepertoire(m);
  const words = new Set(effects.flatMap(({ automatic: { when } }) => when?.event ?? []));
  for (const event of word.event.options) if (past.has(event)) words.add(event);
  const tells = effects.some(({ automatic: { when } }) => when?.skill !== undefined || when?.means !== undefined);
  const found = { repertoire, words, tells, types: new Set<string>([...words].flatMap((word) => TOLD_BY[word])) };
  asked.set(repertoire, found);
  return found;
}

const NOTHING: readonly string[] = [];

/** R37: the programs of what demons had been given that fell. */
const givenToFallen = (m: M, falls: readonly Fall[]): readonly string[] =>
  falls.length === 0 ? NOTHING : falls.flatMap(({ had }) => givenBy(m.cards, had));

/** What the events of a finished effect trigger, as one batch. In tier DC that is nothing (dc.2). */
export function triggers(m: M, events: readonly GameEvent[]): Trigger[] {
  const falls = fallsIn(events);
  const lost = givenToFallen(m, falls);
  const { words, types, tells } = lost.length === 0 ? askedNow(m) : askedEvents(m, repertoireWith(m, lost));
  const happened: Happening[] = [];
  for (const event of events) if (types.has(event.type)) addHappenings(happened, event, words);
  if (happened.length === 0) return [];
  keep(m, happened);
  const running = m.state.frames.at(-1)?.vars;
  const depth = typeof running?.depth === 'number' ? running.depth + 1 : 1;
  const found = listen(m, momentOf(m, events, { happened, falls, lost: lost.length > 0, tells }), depth);
  if (found.length === 0) return [];
  if (m.board.tier === 'DC') {
    const clause = falls.length > 0 ? 'A13' : 'dc.2';
    m.note('not-triggered', null, { effects: about(found) }, { clause });
    return [];
  }
  return chainGoesOn(m, found, depth) ? found : [];
}
