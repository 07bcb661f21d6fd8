/** Which reactive effects a finished effect sets off: the collect point of the game (A3, A4, A5). */
import type { GameEvent, PlayerId, Trigger } from '../../../engine/index.ts';
import { everyDemon, findDemon, type SeenDemon } from '../board/board.ts';
import { type EffectVars, type Heard, isWho, type M, registers } from '../board/context.ts';
import { matches } from '../board/evaluate.ts';
import { effectNamed } from '../board/printed.ts';
import { effectsOf, hasItself } from '../board/values.ts';
import type { CompiledEffect } from '../language/compiled.ts';
import type { EventWord } from '../language/words.ts';
import { about, chainGoesOn } from './chain.ts';
import { isStopped, works } from './eligible.ts';
import { asOf, type Fall, fallsIn, type Happening, happeningsOf } from './happenings.ts';

interface Moment {
  happened: ReadonlyMap<EventWord, readonly Happening[]>;
  falls: readonly Fall[];
}

function momentOf(happened: readonly Happening[], falls: readonly Fall[]): Moment {
  const byWord = new Map<EventWord, Happening[]>();
  for (const one of happened) {
    const known = byWord.get(one.word);
    if (known) known.push(one);
    else byWord.set(one.word, [one]);
  }
  return { happened: byWord, falls };
}

function hears(
  m: M,
  { automatic }: CompiledEffect,
  seen: { id: string; owner: PlayerId },
  heard: Happening,
  falls: readonly Fall[],
): boolean {
  const { when } = automatic;
  if (!when) return false;
  if (!isWho(m, when.who ?? 'self', seen, heard.subject)) return false;
  if (when.by !== undefined && !isWho(m, when.by, seen, heard.by)) return false;
  if (when.element !== undefined && when.element !== heard.element) return false;
  const fits = (filter: typeof when.filter, id: string | null) => {
    if (filter === undefined) return true;
    const demon = findDemon(m.board, id);
    return demon !== null && matches({ m }, filter, asOf(demon, heard.seq, falls));
  };
  if (!fits(when.filter, heard.subject) || !fits(when.byFilter, heard.by)) return false;
  if (when.percent === undefined) return true;
  const line = when.percent * 100;
  return heard.share !== null && heard.share.from >= line && heard.share.to < line;
}

/** R37: the effects that were given to a demon and ended with its fall. */
function effectsAtFall(m: M, falls: readonly Fall[], now: readonly CompiledEffect[]): CompiledEffect[] {
  const given = falls.flatMap(({ had }) => had.flatMap(({ kind, of }) => (kind === 'effect' ? of : [])));
  return [...new Set(given)].flatMap((program) => {
    const effect = now.some((one) => one.program === program) ? null : effectNamed(m.cards, program);
    return effect ?? [];
  });
}

/** R37: whether a demon that fell could answer it with an effect: that it had then, and that nothing kept it from. */
function answers(m: M, effect: CompiledEffect, demon: SeenDemon, { had }: Fall): boolean {
  const { program } = effect;
  const wasGiven = had.some(({ kind, of }) => kind === 'effect' && of === program);
  if (!wasGiven && !hasItself(m, demon, program)) return false;
  return m.state.options.silencedFall === 'answers' || !isStopped(m, effect, { ...demon, statuses: had });
}

/** What an effect of a demon hears of a moment; of its own falls only those that it can answer. */
function heardBy(m: M, effect: CompiledEffect, demon: SeenDemon, owner: PlayerId, { happened, falls }: Moment) {
  const { when } = effect.automatic;
  const worded = when ? happened.get(when.event) : undefined;
  if (!worded) return null;
  m.looks(effect.card, worded.length);
  const seen = { id: demon.id, owner };
  let ownFall = false;
  const fits = worded.filter((one) => {
    if (!hears(m, effect, seen, one, falls)) return false;
    if (one.word !== 'defeated' || one.subject !== demon.id) return true;
    const fall = falls.find(({ seq }) => seq === one.seq);
    const does = fall !== undefined && answers(m, effect, demon, fall);
    ownFall ||= does;
    return does;
  });
  return fits.length > 0 ? { fits, ownFall } : null;
}

/** R35: what one demon did to another in one moment is one thing. With each stands the event that it began with. */
function addedUp(fits: readonly Happening[]): Map<Heard, number> {
  const known = new Map<string, Heard>();
  const heard = new Map<Heard, number>();
  for (const { subject, by, amount, seq } of fits) {
    const key = `${subject} ${by}`;
    const one = known.get(key);
    if (one) {
      one.amount += amount;
      continue;
    }
    const made = { subject, by, amount };
    known.set(key, made);
    heard.set(made, seq);
  }
  return heard;
}

/** Every effect that something of one moment triggers, once (R21), with everything that did (R35). */
function listen(m: M, moment: Moment, depth: number): Trigger[] {
  const found: Trigger[] = [];
  for (const { owner, demon } of everyDemon(m.board)) {
    const effects = effectsOf(m, demon);
    const falls = moment.falls.filter(({ id }) => id === demon.id);
    const gone = falls.length > 0 ? effectsAtFall(m, falls, effects) : [];
    for (const effect of gone.length > 0 ? [...effects, ...gone] : effects) {
      if (effect.automatic.timing !== 'when') continue;
      const answered = heardBy(m, effect, demon, owner, moment);
      if (!answered) continue;
      const { fits, ownFall } = answered;
      if (!ownFall && gone.includes(effect)) continue;
      const heard = addedUp(fits);
      const vars: EffectVars = { ...registers(owner, demon.id, effect.card), depth, heard: [...heard.keys()] };
      if (ownFall) vars.ownFall = true;
      if (!works(m, effect, vars)) continue;
      if (m.state.options.severalCauses === 'first') vars.heard = vars.heard.slice(0, 1);
      const [first] = vars.heard;
      const cause = (first && heard.get(first)) ?? null;
      const { program, clause, card } = effect;
      found.push({ program, owner, clause, card, source: demon.id, vars, cause });
    }
  }
  return found;
}

/** What the events of a finished effect trigger, as one batch. In tier DC that is nothing (dc.2). */
export function triggers(m: M, events: readonly GameEvent[]): Trigger[] {
  const happened = events.flatMap(happeningsOf);
  if (happened.length === 0) return [];
  const running = m.state.frames.at(-1)?.vars;
  const depth = typeof running?.depth === 'number' ? running.depth + 1 : 1;
  const found = listen(m, momentOf(happened, fallsIn(events)), depth);
  if (found.length === 0) return [];
  if (m.board.tier === 'DC') {
    const clause = events.some(({ type }) => type === 'defeat') ? 'A13' : 'dc.2';
    m.note('not-triggered', null, { effects: about(found) }, { clause });
    return [];
  }
  return chainGoesOn(m, found, depth) ? found : [];
}
