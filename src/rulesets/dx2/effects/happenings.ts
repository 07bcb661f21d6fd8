/** What events mean in the words that reactive effects use. */
import type { GameEvent, Uid } from '../../../engine/index.ts';
import type { SeenDemon, Status } from '../board/board.ts';
import { AILMENTS, BUFFS, DEBUFFS, type EventWord } from '../language/words.ts';

/** One thing that happened to one demon. */
export interface Happening {
  word: EventWord;
  /** To whom. */
  subject: Uid | null;
  /** By whom. */
  by: Uid | null;
  amount: number;
  element: string | null;
  /** HP before and after, in hundredths of a percent of the maximum. */
  share: { from: number; to: number } | null;
  seq: number;
}

const includes = (list: readonly string[], word: unknown): boolean => list.some((one) => one === word);

function hpLoss(event: GameEvent): Omit<Happening, 'word'> {
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
  return { subject: target, by: source, amount, element: element ?? null, share, seq: event.seq };
}

/** The happenings of one event. Natural recovery and costs of MP are none (G8). */
export function happeningsOf(event: GameEvent): Happening[] {
  const { data, type, seq } = event;
  const text = (key: string): string | null => (typeof data[key] === 'string' ? data[key] : null);
  const number = (key: string): number => (typeof data[key] === 'number' ? data[key] : 0);
  const one = (word: EventWord, more: Partial<Happening> = {}): Happening => ({
    word,
    subject: text('target'),
    by: text('source'),
    amount: 0,
    element: text('element'),
    share: null,
    seq,
    ...more,
  });
  switch (type) {
    case 'hit':
    case 'damage': {
      const words: EventWord[] = type === 'hit' ? ['hit', 'damaged', 'below'] : ['damaged', 'below'];
      if (data.affinity === 'weak') words.push('hitWeakness');
      if (data.critical === true) words.push('criticallyHit');
      return words.map((word) => ({ word, ...hpLoss(event) }));
    }
    case 'blocked':
      return [one('blocks')];
    case 'miss':
      return [one('evades')];
    case 'heal':
      return [one('healed', { amount: number('amount') })];
    case 'defeat':
      return [
        one('defeated', { subject: text('demon'), by: text('by') }),
        ...(text('by') === null ? [] : [one('defeats', { subject: text('by'), by: text('demon') })]),
      ];
    case 'revive':
      return [one('revived', { amount: number('hp') })];
    case 'status':
      if (includes(BUFFS, data.kind)) return [one('raised')];
      if (includes(DEBUFFS, data.kind)) return [one('lowered')];
      return includes(AILMENTS, data.kind) ? [one('ailing')] : [];
    case 'cure':
      return [one('cured')];
    case 'mp':
      if (data.why !== 'effect') return [];
      return [one(number('by') > 0 ? 'mpRecovered' : 'mpLost', { amount: Math.abs(number('by')) })];
    case 'icons-gained':
      return [one('iconsGained', { subject: text('source'), by: text('source'), amount: number('count') })];
    case 'skill':
      return [one('skillUsed', { subject: text('demon'), by: text('demon') })];
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

export const fallsIn = (events: readonly GameEvent[]): Fall[] =>
  events.flatMap(({ type, seq, data }) =>
    type === 'defeat' ? [{ id: String(data.demon), seq, had: data.had as readonly Status[] }] : [],
  );

/** R37: a demon that has fallen since `seq` is looked at as it was when it fell. */
export function asOf(demon: SeenDemon, seq: number, falls: readonly Fall[]): SeenDemon {
  const fall = falls.find((one) => one.id === demon.id && one.seq >= seq);
  return fall ? { ...demon, hp: 0, statuses: fall.had } : demon;
}
