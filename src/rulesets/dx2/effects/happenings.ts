/** What events mean in the words that reactive effects use. */
import type { GameEvent, Uid } from '../../../engine/index.ts';
import type { SeenDemon, Status } from '../board/board.ts';
import type { EVENTS } from '../events.ts';
import type { EventWord, Means } from '../language/words.ts';
import { AILMENTS, BUFFS, DEBUFFS } from '../language/words.ts';
import type { Like } from './blows.ts';

/** One thing that happened to one demon. */
export interface Happening {
  word: EventWord;
  /** To whom. */
  subject: Uid | null;
  /** By whom. */
  by: Uid | null;
  amount: number;
  element: string | null;
  /** Which of several things it was: what was raised or blocked, the ailment, the name of a mark. */
  what: readonly string[];
  /** Whether it is on the demon for the first time: a mark of a name that it did not bear. */
  first: boolean;
  /** By what it was brought about, where that is told. */
  means: Means | null;
  /** What the blow was like, where that is told (R80). */
  blow: Omit<Like, 'element'> | null;
  /** HP before and after, in hundredths of a percent of the maximum. */
  share: { from: number; to: number } | null;
  seq: number;
}

const NOTHING: readonly string[] = [];

const includes = (list: readonly string[], word: unknown): boolean => list.some((one) => one === word);

const MEANS = ['repel', 'effect', 'poison', 'support'] as const;
const meansOf = ({ type, data }: GameEvent): Means | null =>
  type === 'hit' ? 'attack' : (MEANS.find((means) => means === data.by) ?? null);

function hpLoss(event: GameEvent, word: EventWord): Happening {
  const { target, source, amount, element, from, to, max } = event.data as {
    target: string;
    source: string | null;
    amount: number;
    element?: string;
    from: number;
    to: number;
    max: number;
  };
  const share = { from: (from * 10_000) / max, to: (to * 10_000) / max };
  return {
    word,
    subject: target,
    by: source,
    amount,
    element: element ?? null,
    what: NOTHING,
    first: false,
    means: meansOf(event),
    blow: blowOf(event),
    share,
    seq: event.seq,
  };
}

function blowOf({ data }: GameEvent): Happening['blow'] {
  const { physical, several, critical, affinity } = data;
  if (typeof physical !== 'boolean' || typeof several !== 'boolean') return null;
  return { physical, several, critical: critical === true, weak: affinity === 'weak' };
}

const text = ({ data }: GameEvent, key: string): string | null => {
  const value = data[key];
  return typeof value === 'string' ? value : null;
};
const number = ({ data }: GameEvent, key: string): number => {
  const value = data[key];
  return typeof value === 'number' ? value : 0;
};

/** What one demon did to another. */
function deed(
  { seq }: GameEvent,
  word: EventWord,
  subject: Uid | null,
  by: Uid | null,
  amount = 0,
  what: readonly string[] = NOTHING,
): Happening {
  return { word, subject, by, amount, element: null, what, first: false, means: null, blow: null, share: null, seq };
}

/** What the source of an event did to its target. */
const done = (event: GameEvent, word: EventWord, amount?: number, what?: readonly string[]): Happening =>
  deed(event, word, text(event, 'target'), text(event, 'source'), amount, what);

/** What a demon did by itself: the event names it under `key`. */
function own(event: GameEvent, word: EventWord, key: 'demon' | 'source', amount?: number): Happening {
  const id = text(event, key);
  return deed(event, word, id, id, amount);
}

/** A blow that took nothing. */
function parried(event: GameEvent, word: EventWord, what?: readonly string[]): Happening {
  const found = done(event, word, 0, what);
  found.element = text(event, 'element');
  found.blow = blowOf(event);
  return found;
}

const listed = ({ data }: GameEvent, key: string): string[] => (Array.isArray(data[key]) ? data[key].map(String) : []);

const PUT: Readonly<Record<string, EventWord>> = {
  charge: 'charged',
  concentrate: 'charged',
  might: 'charged',
  barrier: 'protected',
  bulwark: 'protected',
  repelPhysical: 'protected',
  repelMagical: 'protected',
  affinity: 'shifted',
  effect: 'granted',
  mark: 'marked',
};

/** What it means that something was put on a demon, in a word that is asked for. */
function put(event: GameEvent, kind: string, asked: ReadonlySet<EventWord>): Happening | null {
  const word: EventWord | undefined = includes(BUFFS, kind)
    ? 'raised'
    : includes(DEBUFFS, kind)
      ? 'lowered'
      : includes(AILMENTS, kind)
        ? 'ailing'
        : PUT[kind];
  if (word === undefined || !asked.has(word)) return null;
  const of = text(event, 'of') ?? '';
  if (word === 'marked') {
    const found = done(event, word, number(event, 'count'), [of]);
    found.first = event.data.again !== true;
    return found;
  }
  if (word === 'shifted') {
    const [element = null, ...what] = of.split(':');
    const found = done(event, word, 0, what);
    found.element = element;
    return found;
  }
  return done(event, word, 0, [kind]);
}

/** Events that happened while a Super Reaction cut in. */
export function cutInto(events: readonly GameEvent[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { seq, parent, type } of events)
    if (type === 'super-reaction' || (parent !== null && found.has(parent))) found.add(seq);
  return found;
}

/** What was done to a fallen demon, by the loss of HP under which it fell; whoever fell without one was slain by an effect. */
export function fallMeans(events: readonly GameEvent[]): ReadonlyMap<number, Means | null> {
  const losses = new Map<number | null, Means | null>();
  for (const event of events)
    if (event.type === 'hit' || event.type === 'damage') losses.set(event.seq, meansOf(event));
  const falls = events.filter(({ type }) => type === 'defeat');
  return new Map(falls.map(({ seq, parent }) => [seq, losses.get(parent) ?? 'effect']));
}

/** The events of the log that each word of a card is told by. */
export const TOLD_BY: Readonly<Record<EventWord, readonly (keyof typeof EVENTS)[]>> = {
  healed: ['heal'],
  hit: ['hit'],
  damaged: ['hit', 'damage'],
  hitWeakness: ['hit'],
  criticallyHit: ['hit'],
  blocks: ['blocked'],
  evades: ['miss'],
  defeated: ['defeat'],
  defeats: ['defeat'],
  revived: ['revive'],
  below: ['hit', 'damage'],
  ailing: ['status'],
  cured: ['cure'],
  raised: ['status'],
  lowered: ['status'],
  mpRecovered: ['mp'],
  mpLost: ['mp'],
  iconsGained: ['icons-gained'],
  skillUsed: ['skill'],
  effectUsed: ['effect'],
  passed: ['pass'],
  endured: ['endured'],
  marked: ['status'],
  unmarked: ['unmark'],
  stripped: ['strip'],
  charged: ['status'],
  protected: ['status'],
  shifted: ['status'],
  granted: ['status'],
  iconsLost: ['icons-lost'],
};

const LOSS: readonly EventWord[] = ['damaged', 'below'];
const HIT: readonly EventWord[] = ['hit', ...LOSS];

/** Adds what a loss of HP means in those words that somebody listens for. */
function addLoss(found: Happening[], event: GameEvent, asked: ReadonlySet<EventWord>): void {
  const { data, type } = event;
  let words = type === 'hit' ? HIT : LOSS;
  if (data.affinity === 'weak') words = [...words, 'hitWeakness'];
  if (data.critical === true) words = [...words, 'criticallyHit'];
  const before = found.length;
  for (const word of words) {
    if (!asked.has(word)) continue;
    const same = found[before];
    found.push(same === undefined ? hpLoss(event, word) : { ...same, word });
  }
}

/** Adds what a fall means in those words that somebody listens for. */
function addFall(found: Happening[], event: GameEvent, asked: ReadonlySet<EventWord>): void {
  const fallen = text(event, 'demon');
  const by = text(event, 'by');
  if (asked.has('defeated')) found.push(deed(event, 'defeated', fallen, by));
  if (by !== null && asked.has('defeats')) found.push(deed(event, 'defeats', by, fallen));
}

/** Adds the happenings of one event in the words of `asked`, some of which are told by events like it (`TOLD_BY`). */
export function addHappenings(found: Happening[], event: GameEvent, asked: ReadonlySet<EventWord>): void {
  switch (event.type) {
    case 'hit':
    case 'damage':
      addLoss(found, event, asked);
      return;
    case 'defeat':
      addFall(found, event, asked);
      return;
    default: {
      const one = happeningOf(event, asked);
      if (one !== null) found.push(one);
    }
  }
}

/** What an event means that means one thing. Natural recovery and costs of MP are nothing (G8). */
function happeningOf(event: GameEvent, asked: ReadonlySet<EventWord>): Happening | null {
  const { data, type } = event;
  switch (type) {
    case 'blocked':
      return parried(event, 'blocks', [String(data.by)]);
    case 'miss':
      return parried(event, 'evades');
    case 'heal':
      return done(event, 'healed', number(event, 'amount'));
    case 'revive':
      return done(event, 'revived', number(event, 'hp'));
    case 'status':
      return put(event, String(data.kind), asked);
    case 'cure':
      return done(event, 'cured', 0, listed(event, 'kinds'));
    case 'strip':
      return done(event, 'stripped', 0, listed(event, 'kinds'));
    case 'unmark':
      return done(event, 'unmarked', number(event, 'count'), [String(data.name)]);
    case 'endured':
      return done(event, 'endured', number(event, 'hp'));
    case 'effect':
      return own(event, 'effectUsed', 'source');
    case 'pass':
      return own(event, 'passed', 'demon');
    case 'icons-lost':
      return own(event, 'iconsLost', 'source', number(event, 'count'));
    case 'mp': {
      if (data.why !== 'effect') return null;
      const by = number(event, 'by');
      const word = by > 0 ? 'mpRecovered' : 'mpLost';
      return asked.has(word) ? done(event, word, Math.abs(by)) : null;
    }
    case 'icons-gained':
      return own(event, 'iconsGained', 'source', number(event, 'count'));
    case 'skill':
      return own(event, 'skillUsed', 'demon');
    default:
      return null;
  }
}

/** What lasted on a demon when it fell, as the event of its fall tells it. */
export interface Fall {
  id: Uid;
  seq: number;
  had: readonly Status[];
}

const NO_FALLS: readonly Fall[] = [];

export function fallsIn(events: readonly GameEvent[]): readonly Fall[] {
  let found: Fall[] | null = null;
  for (const { type, seq, data } of events) {
    if (type !== 'defeat') continue;
    found ??= [];
    found.push({ id: String(data.demon), seq, had: data.had as readonly Status[] });
  }
  return found ?? NO_FALLS;
}

/** R37: a demon that has fallen since `seq` is looked at as it was when it fell. */
export const asOf =
  (seq: number, falls: readonly Fall[]) =>
  (demon: SeenDemon): SeenDemon => {
    const fall = falls.find((one) => one.id === demon.id && one.seq >= seq);
    return fall ? { ...demon, hp: 0, statuses: fall.had } : demon;
  };
