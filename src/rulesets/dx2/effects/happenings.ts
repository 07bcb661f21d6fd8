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

function one(event: GameEvent, word: EventWord, more: Partial<Happening> = {}): Happening {
  const { subject, by, amount = 0, element, what = NOTHING, first = false, blow = null } = more;
  return {
    word,
    subject: subject === undefined ? text(event, 'target') : subject,
    by: by === undefined ? text(event, 'source') : by,
    amount,
    element: element === undefined ? text(event, 'element') : element,
    what,
    first,
    means: null,
    blow,
    share: null,
    seq: event.seq,
  };
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

/** What it means that something was put on a demon. */
function put(event: GameEvent, kind: string): Happening[] {
  const word: EventWord | undefined = includes(BUFFS, kind)
    ? 'raised'
    : includes(DEBUFFS, kind)
      ? 'lowered'
      : includes(AILMENTS, kind)
        ? 'ailing'
        : PUT[kind];
  if (word === undefined) return [];
  const of = text(event, 'of') ?? '';
  if (word === 'marked')
    return [one(event, word, { amount: number(event, 'count'), what: [of], first: event.data.again !== true })];
  if (word === 'shifted')
    return [one(event, word, { what: of.split(':').slice(1), element: of.split(':')[0] ?? null })];
  return [one(event, word, { what: [kind] })];
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

/** What a loss of HP means in those words that somebody listens for. */
function lossOf(event: GameEvent, asked: ReadonlySet<EventWord>): Happening[] {
  const { data, type } = event;
  let words = type === 'hit' ? HIT : LOSS;
  if (data.affinity === 'weak') words = [...words, 'hitWeakness'];
  if (data.critical === true) words = [...words, 'criticallyHit'];
  const found: Happening[] = [];
  for (const word of words) if (asked.has(word)) found.push(hpLoss(event, word));
  return found;
}

/** The happenings of one event in the words of `asked`, and perhaps in others. Natural recovery and costs of MP are none (G8). */
export function happeningsOf(event: GameEvent, asked: ReadonlySet<EventWord>): Happening[] {
  const { data, type } = event;
  switch (type) {
    case 'hit':
    case 'damage':
      return lossOf(event, asked);
    case 'blocked':
      return [one(event, 'blocks', { what: [String(data.by)], blow: blowOf(event) })];
    case 'miss':
      return [one(event, 'evades', { blow: blowOf(event) })];
    case 'heal':
      return [one(event, 'healed', { amount: number(event, 'amount') })];
    case 'defeat':
      return [
        one(event, 'defeated', { subject: text(event, 'demon'), by: text(event, 'by') }),
        ...(text(event, 'by') === null
          ? []
          : [one(event, 'defeats', { subject: text(event, 'by'), by: text(event, 'demon') })]),
      ];
    case 'revive':
      return [one(event, 'revived', { amount: number(event, 'hp') })];
    case 'status':
      return put(event, String(data.kind));
    case 'cure':
      return [one(event, 'cured', { what: listed(event, 'kinds') })];
    case 'strip':
      return [one(event, 'stripped', { what: listed(event, 'kinds') })];
    case 'unmark':
      return [one(event, 'unmarked', { amount: number(event, 'count'), what: [String(data.name)] })];
    case 'endured':
      return [one(event, 'endured', { amount: number(event, 'hp') })];
    case 'effect':
      return [one(event, 'effectUsed', { subject: text(event, 'source'), by: text(event, 'source') })];
    case 'pass':
      return [one(event, 'passed', { subject: text(event, 'demon'), by: text(event, 'demon') })];
    case 'icons-lost':
      return [one(event, 'iconsLost', { subject: text(event, 'source'), amount: number(event, 'count') })];
    case 'mp':
      if (data.why !== 'effect') return [];
      return [
        one(event, number(event, 'by') > 0 ? 'mpRecovered' : 'mpLost', { amount: Math.abs(number(event, 'by')) }),
      ];
    case 'icons-gained':
      return [
        one(event, 'iconsGained', {
          subject: text(event, 'source'),
          by: text(event, 'source'),
          amount: number(event, 'count'),
        }),
      ];
    case 'skill':
      return [one(event, 'skillUsed', { subject: text(event, 'demon'), by: text(event, 'demon') })];
    default:
      return [];
  }
}

/** What lasted on a demon when it fell, as the event of its fall tells it. */
export interface Fall {
  id: Uid;
  seq: number;
  had: readonly Status[];
}

export function fallsIn(events: readonly GameEvent[]): Fall[] {
  const found: Fall[] = [];
  for (const { type, seq, data } of events)
    if (type === 'defeat') found.push({ id: String(data.demon), seq, had: data.had as readonly Status[] });
  return found;
}

/** R37: a demon that has fallen since `seq` is looked at as it was when it fell. */
export const asOf =
  (seq: number, falls: readonly Fall[]) =>
  (demon: SeenDemon): SeenDemon => {
    const fall = falls.find((one) => one.id === demon.id && one.seq >= seq);
    return fall ? { ...demon, hp: 0, statuses: fall.had } : demon;
  };
