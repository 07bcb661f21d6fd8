/** What events mean in the words of cards, as far as a card listens for it or asks about it. */
import type { GameEvent, PlayerId, Uid } from '../../../engine/index.ts';
import { mayBe, slot } from '../../../engine/index.ts';
import type { Happened } from '../../cards/history.ts';
import { refer } from '../../cards/references.ts';
import type { SeenBoard } from '../board/board.ts';
import { findUnit } from '../board/board.ts';
import type { LastKnown, M } from '../board/context.ts';
import { zoneOf } from '../board/context.ts';
import { changing } from '../board/continuous.ts';
import { standing, whileInPlay } from '../board/in-play.ts';
import { askedPast } from '../board/past.ts';
import { cardOf, elsewhere } from '../board/printed.ts';
import { usedWords } from '../board/used.ts';
import { acting } from '../board/values.ts';
import { TIMING_EVENTS } from '../language/compiled.ts';
import type { Attacked, EventBy, EventWord } from '../language/language.ts';
import { USES } from '../language/language.ts';

/** One thing that happened to one card or player, in the words that cards use. */
export interface Happening extends Happened<EventWord> {
  by: EventBy | null;
  target: Attacked | null;
  /** Whether it came from `other`; otherwise it came from the effect that is being carried out. */
  byOther: boolean;
  /** Whether damage did it. */
  damage: boolean;
  from: string | null;
  into: string | null;
  ex: boolean | null;
  /** The name of the counters that came or went. */
  counter: string | undefined;
  seq: number;
}

const BASE_GONE: readonly string[] = ['base-destroyed', 'base-moved', 'replaced-base'];

export interface Gone extends LastKnown {
  id: Uid;
  controller: PlayerId;
  abilities?: string[];
  /** Where its cards went. */
  to: string;
  /** What destroyed it. */
  by?: EventBy;
  source?: string | null;
}

const controllers = (board: SeenBoard, id: string): PlayerId | null =>
  board.players.p1.units.some((unit) => unit.id === id) || board.players.p1.base?.id === id
    ? 'p1'
    : board.players.p2.units.some((unit) => unit.id === id) || board.players.p2.base?.id === id
      ? 'p2'
      : null;

/** Clauses by which a card is rested, becomes active or is drawn without an effect. */
const NO_EFFECT: readonly string[] = ['6-2-2-1', '6-3-1', '6-6-4-1', '7-3-1', '9-1-7-2', '11-1-3', '11-1-4'];

const byEffect = ({ clause }: GameEvent): EventBy | null => (NO_EFFECT.includes(clause) ? null : 'effect');

/** What is told between the damage to a Shield and its destruction. */
const BETWEEN: readonly string[] = ['excess-damage', 'move', 'shield-destroyed'];

/** The damage that destroyed a Shield, told just before in the same step; null where an effect destroyed it otherwise. */
function shieldDamage(m: M, { seq }: GameEvent): GameEvent | null {
  for (const event of m.events.toReversed()) {
    if (event.seq >= seq || BETWEEN.includes(event.type)) continue;
    return event.type === 'shield-damage' ? event : null;
  }
  return null;
}

/** The card that Resources pay for, where one is played; a Command lies in the trash when anybody asks. */
function paidFor(m: M): string | null {
  const below = m.state.frames.at(-2);
  const { player, card } = below?.vars ?? {};
  if (below === undefined || typeof card !== 'string' || (player !== 'p1' && player !== 'p2')) return null;
  if (below.program === 'play-pilot' && cardOf(m, card).type === 'command') return null;
  return refer({ zone: below.program === 'play-command' ? 'trash' : 'limbo', player, card });
}

/** An event in the words of cards: of what it tells, only what some card in the match listens for or asks about is made. */
class Told<Word extends EventWord> {
  readonly m: M;
  readonly event: GameEvent;
  readonly gone: ReadonlyMap<Uid, Gone>;
  readonly #heard: readonly string[] | null;

  constructor(m: M, event: GameEvent, gone: ReadonlyMap<Uid, Gone>, heard: readonly string[] | null) {
    this.m = m;
    this.event = event;
    this.gone = gone;
    this.#heard = heard;
  }

  /** A text in the data of the event. */
  str(key: string): string {
    return this.event.data[key] as string;
  }

  /** That `word` happened to `subject`, or to a player. */
  one(word: Word, subject: string | null, more: Partial<Happening> = {}): Happening[] {
    const { m, event, gone } = this;
    if (this.#heard !== null && !this.#heard.includes(word)) return [];
    const words = usedWords(m.cards);
    if (!words.has(word) && !words.has(TIMED[word] ?? '') && !askedPast(m).has(word)) return [];
    const owner =
      subject === null
        ? event.player
        : (more.player ?? controllers(m.board, subject) ?? gone.get(subject)?.controller ?? null);
    if (owner === null) return [];
    const { other = null, amount = 0, by = null, target = null, byOther = false, damage = false } = more;
    const { from = null, into = null, ex = null, counter } = more;
    const { seq } = event;
    return [{ word, player: owner, subject, other, amount, by, target, byOther, damage, from, into, ex, counter, seq }];
  }

  /** That it happened to a card of the player that lies in `zone`. */
  elsewhere(word: Word, zone: string, card: string, more: Partial<Happening> = {}): Happening[] {
    const { player } = this.event;
    return player === null ? [] : this.one(word, refer({ zone, player, card }), { player, ...more });
  }
}

/** What an event of one type means in the words of cards: all words that it can be, and which it is. */
interface Meaning {
  words: readonly EventWord[];
  of(told: Told<EventWord>): Happening[];
}

/** Only `words` can be said of an event: where nobody hears one of them, it needs not be looked at. */
const meaning = <const Word extends EventWord>(
  words: readonly Word[],
  of: (told: Told<Word>) => Happening[],
): Meaning => ({ words, of });

const baseLeaves = meaning(['leaves'], (told) => told.one('leaves', told.str('id'), { into: zoneOf(told.str('to')) }));

const deployed = meaning(['deployed'], (told) => {
  const { data } = told.event;
  // A card that is played waits in limbo, and so does one whose Burst deploys it.
  const from = data.from === 'limbo' ? (acting(told.m).owner === null ? 'hand' : 'shields') : told.str('from');
  return told.one('deployed', told.str('id'), { from });
});

const damageElsewhere = meaning(['dealsDamage'], (told) => {
  const { type, data } = told.event;
  return told.one('dealsDamage', told.str('source'), {
    amount: data.amount as number,
    by: type === 'player-damage' ? 'battle' : (data.by as EventBy),
  });
});

/** What events mean in the words of cards, by their type. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  deploy: deployed,
  'deploy-base': deployed,
  destroy: meaning(['destroyed', 'leaves'], (told) =>
    (told.event.data.units as Gone[]).flatMap(({ id, by = null, source: other = null, damage, hp }) => {
      const more = { by, other, byOther: true, damage: other !== null && damage >= hp, into: 'trash' };
      return [...told.one('destroyed', id, more), ...told.one('leaves', id, more)];
    }),
  ),
  'base-destroyed': meaning(['destroyed', 'leaves'], (told) => {
    const { data } = told.event;
    return [
      ...told.one('destroyed', told.str('id'), {
        by: data.by as EventBy,
        other: data.source as string | null,
        byOther: true,
        damage: data.source !== null && (data.damage as number) >= (data.hp as number),
        into: 'trash',
      }),
      ...told.one('leaves', told.str('id'), { into: 'trash' }),
    ];
  }),
  'base-moved': baseLeaves,
  'replaced-base': baseLeaves,
  move: meaning(['leaves', 'moved'], (told) => {
    const { data } = told.event;
    const into = zoneOf(told.str('to'));
    if (data.units !== undefined) return (data.units as Gone[]).flatMap(({ id }) => told.one('leaves', id, { into }));
    if (data.from === 'limbo') return [];
    const from = told.str('from');
    return (data.cards as string[]).flatMap((card) => told.elsewhere('moved', into, card, { from, into, amount: 1 }));
  }),
  attack: meaning(['attacks'], (told) => {
    const { target } = told.event.data;
    return told.one('attacks', told.str('attacker'), {
      target: target === 'player' ? 'player' : 'unit',
      other: target === 'player' ? null : told.str('target'),
    });
  }),
  block: meaning(['blocks'], (told) => told.one('blocks', told.str('blocker'), { other: told.str('attacker') })),
  pair: meaning(['paired'], (told) => told.one('paired', told.str('unit'), { other: told.str('pilot') })),
  link: meaning(['linked'], (told) =>
    told.one('linked', told.str('unit'), { other: findUnit(told.m.board, told.str('unit'))?.pilot?.id ?? null }),
  ),
  unpair: meaning(['unpaired'], (told) => {
    const { data, player } = told.event;
    // A Pilot that comes to another Unit is in play all the time (R61).
    if (data.to === 'pilots') return told.one('unpaired', told.str('unit'), { other: told.str('pilot') });
    const other = player === null ? null : refer({ zone: zoneOf(told.str('to')), player, card: told.str('card') });
    return told.one('unpaired', told.str('unit'), { other, into: zoneOf(told.str('to')) });
  }),
  counter: meaning(['marked', 'unmarked'], (told) => {
    const [name, change] = [told.str('name'), told.event.data.change as number];
    if (name.startsWith(USES)) return [];
    return told.one(change > 0 ? 'marked' : 'unmarked', told.str('target'), {
      amount: Math.abs(change),
      counter: name,
    });
  }),
  support: meaning(['supported'], (told) =>
    told.one('supported', told.str('unit'), { other: told.str('other'), amount: told.event.data.add as number }),
  ),
  // A card outside play is no Unit or Base.
  activate: meaning(['activated'], (told) =>
    told.event.data.id === null ? [] : told.one('activated', told.str('id')),
  ),
  modifier: meaning(['apReduced'], (told) => {
    const { kind, stat, add } = told.event.data.effect as { kind: string; stat?: string; add?: number };
    if (kind !== 'stat' || stat !== 'ap' || add === undefined || add >= 0) return [];
    return told.one('apReduced', told.str('target'), { amount: -add });
  }),
  pay: meaning(['resourcesPaid'], (told) => {
    const { data, player } = told.event;
    return told.one('resourcesPaid', paidFor(told.m), {
      player: player as PlayerId,
      amount: (data.resources as number) + (data.ex as number),
      ex: (data.ex as number) > 0,
    });
  }),
  'battle-end': meaning(['battleEnded'], (told) =>
    told.one('battleEnded', told.str('attacker'), {
      player: told.event.player as PlayerId,
      other: told.event.data.target === 'player' ? null : told.str('target'),
    }),
  ),
  damage: meaning(['damaged', 'dealsDamage'], (told) => {
    const { data } = told.event;
    const by = data.by as EventBy;
    return (data.hits as { target: string; amount: number; source: string }[]).flatMap(({ target, amount, source }) => [
      ...told.one('damaged', target, { amount, by, other: source, byOther: true }),
      ...told.one('dealsDamage', source, { amount, by, other: target }),
    ]);
  }),
  'shield-damage': damageElsewhere,
  'player-damage': damageElsewhere,
  recover: meaning(['recovered'], (told) =>
    (told.event.data.healed as { id: string; amount: number }[]).flatMap(({ id, amount }) =>
      told.one('recovered', id, { amount }),
    ),
  ),
  rest: meaning(['rested'], (told) =>
    (told.event.data.ids as string[]).flatMap((id) => told.one('rested', id, { by: byEffect(told.event) })),
  ),
  'set-active': meaning(['setActive'], (told) =>
    (told.event.data.ids as string[]).flatMap((id) => told.one('setActive', id, { by: byEffect(told.event) })),
  ),
  draw: meaning(['drawn'], (told) =>
    told.one('drawn', null, { amount: told.event.data.count as number, by: byEffect(told.event) }),
  ),
  discard: meaning(['discarded'], (told) =>
    (told.event.data.cards as string[]).flatMap((card) =>
      told.elsewhere('discarded', 'trash', card, { amount: 1, by: byEffect(told.event) }),
    ),
  ),
  'shield-destroyed': meaning(['shieldDestroyed'], (told) => {
    const blow = shieldDamage(told.m, told.event);
    const other = blow ? (blow.data.source as string) : null;
    return told.elsewhere('shieldDestroyed', 'limbo', told.str('card'), {
      by: blow ? (blow.data.by as EventBy) : 'effect',
      other,
      byOther: blow !== null,
      damage: blow !== null,
    });
  }),
  'play-command': meaning(['commandPlayed', 'commandActivated'], (told) => [
    ...told.elsewhere('commandPlayed', 'limbo', told.str('card')),
    ...told.elsewhere('commandActivated', 'limbo', told.str('card')),
  ]),
  'use-command': meaning(['commandActivated'], (told) => told.elsewhere('commandActivated', 'limbo', told.str('card'))),
  resource: meaning(['resourcePlaced'], (told) =>
    told.one('resourcePlaced', null, {
      ex: told.event.data.ex as boolean,
      by: told.event.clause === '6-4-1' && acting(told.m).owner === null ? null : 'effect',
    }),
  ),
  phase: meaning(['turnStart', 'mainPhase', 'turnEnd'], (told) => {
    const word = PHASE_WORDS[told.str('step')];
    return word === undefined ? [] : told.one(word, null);
  }),
};

/** Whether anything that cards wait for is told by events of this type. */
export const speaks = (type: string): boolean => MEANT.has(type);
const MEANT: ReadonlyMap<string, Meaning> = new Map(Object.entries(MEANINGS));

/** What an event means in the words of cards. */
export function happenings(m: M, event: GameEvent, gone: ReadonlyMap<Uid, Gone>): readonly Happening[] {
  // What has just left hears what happened too.
  const heard = gone.size === 0 ? heardNow(m) : null;
  if (heard !== null && !heard.types.includes(event.type)) return NO_HAPPENINGS;
  const meant = MEANT.get(event.type);
  return meant === undefined ? NO_HAPPENINGS : meant.of(new Told<EventWord>(m, event, gone, heard?.words ?? null));
}

const NO_HAPPENINGS: readonly Happening[] = [];

/** The events that somebody waits for, in the words of cards, and the types by which they are told: a few of each, no sets. */
interface Heard {
  words: readonly string[];
  types: readonly string[];
}

const HEARD = slot<Heard | null>('heard');

/**
 * The events that a card in play, or one that listens where it lies, waits for, and those of which the past is asked; null where
 * effects or texts give abilities, or wait for something themselves.
 */
const heardNow = (m: M): Heard | null => (hasWatches(m) ? null : whileInPlay(m, HEARD, heardInPlay));

function heardInPlay(m: M): Heard | null {
  if (!hasPrintedAlone(m)) return null;
  const words: string[] = [...askedPast(m)];
  const { p1, p2 } = standing(m);
  for (const side of [p1, p2])
    for (const { card, pilot } of side) {
      addTo(words, card.hears);
      if (pilot) addTo(words, pilot.hears);
    }
  for (const { source } of elsewhere(m).all) addTo(words, source.hears);
  const types: string[] = [];
  for (const word of words) addTo(types, TOLD_BY.get(word) ?? []);
  return { words, types };
}

function addTo(found: string[], more: readonly string[]): void {
  for (const one of more) if (!found.includes(one)) found.push(one);
}

/** The types of events that tell what a card waits for, by the word for it. */
const TOLD_BY: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const [type, { words }] of MEANT)
    for (const word of words) {
      const types = found.get(word);
      if (types === undefined) found.set(word, [type]);
      else types.push(type);
    }
  return found;
})();

/** Whether nothing gives abilities, so that those printed are all there are. */
export const hasPrintedAlone = (m: M): boolean =>
  !changing(m).ability && !(mayBe(m, 'ability') && m.state.modifiers.some(({ effect }) => effect.kind === 'ability'));

/** Whether effects wait for something themselves. */
const hasWatches = (m: M): boolean =>
  mayBe(m, 'watch') && m.state.modifiers.some(({ effect }) => effect.kind === 'watch');

const PHASE_WORDS: Readonly<Record<string, 'turnStart' | 'mainPhase' | 'turnEnd'>> = {
  start: 'turnStart',
  main: 'mainPhase',
  end: 'turnEnd',
};

/** The timing words behind events. */
const TIMED = Object.fromEntries(Object.entries(TIMING_EVENTS).map(([timing, word]) => [word, timing])) as Readonly<
  Partial<Record<EventWord, string>>
>;

const NOBODY_GONE: ReadonlyMap<Uid, Gone> = new Map();

/** Events that tell of what leaves play. */
const GOING: ReadonlySet<string> = new Set(['destroy', 'move', ...BASE_GONE]);

/** What has left play in a moment, by the id that it had there. */
export function goneIn(events: readonly GameEvent[]): ReadonlyMap<Uid, Gone> {
  let gone: Map<Uid, Gone> | null = null;
  for (const { type, data, player } of events) {
    if (!GOING.has(type)) continue;
    if (type === 'destroy' || type === 'move') {
      for (const unit of (data.units ?? []) as Gone[]) {
        gone ??= new Map();
        gone.set(unit.id, { ...unit, to: data.to as string });
      }
    } else {
      const base = data as Gone;
      gone ??= new Map();
      gone.set(base.id, { ...base, controller: player as PlayerId });
    }
  }
  return gone ?? NOBODY_GONE;
}
