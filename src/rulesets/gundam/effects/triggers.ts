/** Which effects an event sets off: the collect point of the game. */
import type { GameEvent, JsonObject, Pending, PlayerId, Trigger, Uid } from '../../../engine/index.ts';
import { mayBe, opponentOf, PLAYERS, slot, watched, watches } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import type { Fact, Happened } from '../../cards/history.ts';
import { refer } from '../../cards/references.ts';
import { listOf } from '../../cards/words.ts';
import { note } from '../atoms/past.ts';
import type { SeenBoard } from '../board/board.ts';
import { findUnit } from '../board/board.ts';
import type { Context, LastKnown, M, Subject } from '../board/context.ts';
import { zoneOf } from '../board/context.ts';
import { changing } from '../board/continuous.ts';
import { isParty, matches, subjectOf } from '../board/evaluate.ts';
import { whileInPlay } from '../board/in-play.ts';
import { askedPast, doingOf } from '../board/past.ts';
import { abilityNamed, cardOf, elsewhere, listeningElsewhere } from '../board/printed.ts';
import { usedWords } from '../board/used.ts';
import { abilitiesOf, acting, isSpent, keywordOf, otherOf } from '../board/values.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { TIMING_CLAUSES, TIMING_EVENTS } from '../language/compiled.ts';
import type { Attacked, EventBy, EventWord, Timing, When } from '../language/language.ts';
import { USES } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

/** One thing that happened to one card or player, in the words that cards use. */
interface Happening extends Happened<EventWord> {
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
  counter?: string;
  seq: number;
}

const BASE_GONE: readonly string[] = ['base-destroyed', 'base-moved', 'replaced-base'];

interface Gone extends LastKnown {
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

const NOTHING = {
  byOther: false,
  other: null,
  amount: 0,
  by: null,
  target: null,
  damage: false,
  from: null,
  into: null,
  ex: null,
} as const;

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
  readonly #heard: ReadonlySet<string> | null;

  constructor(m: M, event: GameEvent, gone: ReadonlyMap<Uid, Gone>, heard: ReadonlySet<string> | null) {
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
    if (this.#heard !== null && !this.#heard.has(word)) return [];
    const words = usedWords(m.cards);
    if (!words.has(word) && !words.has(TIMED[word] ?? '') && !askedPast(m).has(word)) return [];
    const owner =
      subject === null
        ? event.player
        : (more.player ?? controllers(m.board, subject) ?? gone.get(subject)?.controller ?? null);
    return owner === null ? [] : [{ ...NOTHING, word, player: owner, subject, seq: event.seq, ...more }];
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

/** What an event means in the words of cards. */
function happenings(m: M, event: GameEvent, gone: ReadonlyMap<Uid, Gone>): Happening[] {
  const meant = MEANINGS[event.type];
  if (meant === undefined) return [];
  // What has just left hears what happened too.
  const heard = gone.size === 0 ? heardNow(m) : null;
  if (heard !== null && !meant.words.some((word) => heard.has(word))) return [];
  return meant.of(new Told<EventWord>(m, event, gone, heard));
}

const HEARD = slot<ReadonlySet<string> | null>('heard');

/**
 * The events that a card in play, or one that listens where it lies, waits for, and those of which the past is asked; null where
 * effects or texts give abilities, or wait for something themselves.
 */
const heardNow = (m: M): ReadonlySet<string> | null => (hasWatches(m) ? null : whileInPlay(m, HEARD, heardInPlay));

function heardInPlay(m: M): ReadonlySet<string> | null {
  if (!hasPrintedAlone(m)) return null;
  const found = new Set<string>(askedPast(m));
  const add = (card: string) => {
    for (const word of cardOf(m, card).hears) found.add(word);
  };
  for (const player of PLAYERS) {
    const { units, base } = ofPlayer(m.board.players, player);
    for (const { card, pilot } of units) {
      add(card);
      if (pilot) add(pilot.card);
    }
    if (base) add(base.card);
  }
  for (const { source } of elsewhere(m).all) for (const word of source.hears) found.add(word);
  return found;
}

/** Whether nothing gives abilities, so that those printed are all there are. */
const hasPrintedAlone = (m: M): boolean =>
  !changing(m).has('ability') &&
  !(mayBe(m, 'ability') && m.state.modifiers.some(({ effect }) => effect.kind === 'ability'));

/** Whether effects wait for something themselves. */
const hasWatches = (m: M): boolean =>
  mayBe(m, 'watch') && m.state.modifiers.some(({ effect }) => effect.kind === 'watch');

/** A card that has something to say to what happened: in play, or as it was when it left. */
interface Listener {
  self: Uid | null;
  /** A card outside play, by its reference. */
  card?: string;
  owner: PlayerId;
  abilities: readonly CompiledAbility[];
  last: Gone | null;
}

function sharesWord(some: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  if (some.size > 0) for (const word of words) if (some.has(word)) return true;
  return false;
}

function listeners(m: M, gone: ReadonlyMap<Uid, Gone>, words: ReadonlySet<string>): Listener[] {
  const found: Listener[] = [];
  const heard = ({ hears }: CompiledAbility) => hears.some((word) => words.has(word));
  const onlyPrinted = hasPrintedAlone(m);
  const mayHear = ({ card }: { card: string }) => !onlyPrinted || sharesWord(cardOf(m, card).hears, words);
  for (const owner of [m.board.active, opponentOf(m.board.active)]) {
    const { units, base } = ofPlayer(m.board.players, owner);
    for (const unit of units) {
      if (!mayHear(unit) && !(unit.pilot && mayHear(unit.pilot))) continue;
      found.push({ self: unit.id, owner, abilities: abilitiesOf(m, unit).filter(heard), last: null });
    }
    if (base && mayHear(base))
      found.push({ self: base.id, owner, abilities: abilitiesOf(m, base).filter(heard), last: null });
  }
  for (const last of gone.values()) {
    if (last.abilities === undefined) continue;
    const abilities = last.abilities.flatMap((program) => abilityNamed(m, program) ?? []).filter(heard);
    found.push({ self: last.id, owner: last.controller, abilities, last });
  }
  for (const { owner, zone, card, source } of listeningElsewhere(m, words))
    if (heard(source))
      found.push({ self: null, card: refer({ zone, player: owner, card }), owner, abilities: [source], last: null });
  return found;
}

const PHASE_WORDS: Readonly<Record<string, 'turnStart' | 'mainPhase' | 'turnEnd'>> = {
  start: 'turnStart',
  main: 'mainPhase',
  end: 'turnEnd',
};

/** The timing words behind events. */
const TIMED = Object.fromEntries(Object.entries(TIMING_EVENTS).map(([timing, word]) => [word, timing])) as Readonly<
  Partial<Record<EventWord, string>>
>;
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
  if (!events.some(({ type }) => SPEAKING.has(type))) return [];
  const gone = goneIn(events);
  const happened: Happening[] = [];
  for (const event of events) for (const one of happenings(m, event, gone)) happened.push(one);
  const found: Trigger[] = [];
  if (happened.length > 0) listen(m, happened, gone, found);
  for (const event of events) for (const trigger of keywordTriggers(m, event)) found.push(trigger);
  return found;
}

/** Events that mean anything in the words of cards, or set a keyword off. */
const SPEAKING: ReadonlySet<string> = new Set([...Object.keys(MEANINGS), 'attack-ordered']);

const NOBODY_GONE: ReadonlyMap<Uid, Gone> = new Map();

/** What has left play in a moment, by the id that it had there. */
function goneIn(events: readonly GameEvent[]): ReadonlyMap<Uid, Gone> {
  let gone: Map<Uid, Gone> | null = null;
  for (const { type, data, player } of events) {
    if (type === 'destroy' || type === 'move') {
      for (const unit of (data.units ?? []) as Gone[]) {
        gone ??= new Map();
        gone.set(unit.id, { ...unit, to: data.to as string });
      }
    } else if (BASE_GONE.includes(type)) {
      const base = data as Gone;
      gone ??= new Map();
      gone.set(base.id, { ...base, controller: player as PlayerId });
    }
  }
  return gone ?? NOBODY_GONE;
}

/** Adds what texts that wait have to say to what happened, once that is kept. */
function listen(m: M, happened: readonly Happening[], gone: ReadonlyMap<Uid, Gone>, found: Trigger[]): void {
  keepPast(m, happened, gone);
  const lastKnown = gone.size === 0 ? {} : { last: Object.fromEntries(gone) as JsonObject };
  const words = new Set(happened.map(({ word }) => word));
  for (const { self, card: listener, owner, abilities, last } of listeners(m, gone, words)) {
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
      found.push({
        program: source.program,
        owner,
        clause: clauseOf(context, source, first),
        card: source.card,
        source: self,
        vars: {
          ...registers(owner, source.card, self),
          amount: meant.reduce((sum, { amount }) => sum + amount, 0),
          ...named('cause', meant, 'subject'),
          ...named('causeOther', meant, 'other'),
          ...lastKnown,
          ...(last ? { cardZone: zoneOf(last.to) } : {}),
          ...(listener === undefined ? {} : { cardZone: source.ability.zone as string }),
        },
        cause: first.seq,
      });
    }
  }
  found.push(...waiting(m, happened, gone));
}

/** R35: what was put off and waits for one of these. It speaks of what it spoke of, and `cause` is what set it off. */
function waiting(m: M, happened: readonly Happening[], gone: ReadonlyMap<Uid, Gone>): Trigger[] {
  if (happened.length === 0 || m.state.modifiers.length === 0) return [];
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
    return {
      program: ability,
      owner,
      clause: 'R35',
      card,
      source: self,
      vars: {
        ...context.vars,
        amount: meant.reduce((sum, { amount }) => sum + amount, 0),
        ...named('cause', meant, 'subject'),
        ...named('causeOther', meant, 'other'),
      },
      cause: meant[0]?.seq ?? null,
    };
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
function named(key: string, happened: readonly Happening[], role: 'subject' | 'other'): JsonObject {
  const cards: string[] = [];
  for (const { [role]: card } of happened) {
    if (card !== null && (card.includes(':') || !cards.includes(card))) cards.push(card);
  }
  const [only] = cards;
  return only === undefined ? {} : { [key]: cards.length === 1 ? only : cards };
}

/** Burst, Repair, Breach and attacks by effects: triggers that are words, not texts. */
function keywordTriggers(m: M, event: GameEvent): Trigger[] {
  if (event.type === 'shield-destroyed') return burst(m, event);
  if (event.type === 'phase' && event.data.step === 'end') return repair(m, event);
  if (event.type === 'attack-ordered') return [orderedAttack(event)];
  return event.type === 'destroy' ? breach(m, event) : [];
}

const registers = (owner: PlayerId, card: string, self: Uid | null) => ({ card, did: 0, it: [], owner, self });

function burst(m: M, event: GameEvent): Trigger[] {
  const owner = event.player as PlayerId;
  const card = event.data.card as string;
  const ability = cardOf(m, card).abilities.find(({ timings }) => timings.includes('burst'));
  if (!ability) return [];
  const { program } = ability;
  return [
    { program, owner, card, source: null, cause: event.seq, clause: '11-2-5', vars: registers(owner, card, null) },
  ];
}

/** R46: an attack that an effect brings about waits like an effect that this one triggers. */
const orderedAttack = ({ player, data, seq }: GameEvent): Trigger => ({
  program: 'ordered-attack',
  owner: player as PlayerId,
  clause: 'R46',
  card: data.card as string,
  source: data.attacker as Uid,
  vars: { against: data.against as string[], attacker: data.attacker as Uid, player },
  cause: seq,
});

/** 11-1-1: at the end of its owner's turn, only with damage. */
function repair(m: M, event: GameEvent): Trigger[] {
  const owner = m.board.active;
  return m.board.players[owner].units.flatMap((unit) =>
    keywordOf(m, unit, 'repair') > 0 && unit.damage > 0
      ? [
          {
            program: 'repair',
            owner,
            clause: '11-1-1',
            card: unit.card,
            source: unit.id,
            vars: registers(owner, unit.card, unit.id),
            cause: event.seq,
          },
        ]
      : [],
  );
}

/** R45: battle damage that no battle deals, but a text in the middle of one. */
const byAnEffect = (m: M): boolean => acting(m).owner !== null && m.state.frames.at(-1)?.vars.replaced === undefined;

/** 11-1-2: its Unit attacks in its owner's turn and destroys an enemy Unit by battle damage, even if it falls too. */
function breach(m: M, event: GameEvent): Trigger[] {
  const { battle } = m.board;
  if (!battle || byAnEffect(m)) return [];
  const owner = battle.attackingPlayer;
  const units = event.data.units as Gone[];
  const slain = ({ controller, by, source }: Gone) =>
    controller !== owner && by === 'battle' && source === battle.attacker;
  if (owner !== m.board.active || !units.some(slain)) return [];
  const standing = findUnit(m.board, battle.attacker);
  const fallen = units.find(({ id }) => id === battle.attacker);
  const value = standing ? keywordOf(m, standing, 'breach') : (fallen?.keywords.breach ?? 0);
  const card = standing?.card ?? fallen?.card;
  if (value === 0 || card === undefined) return [];
  const vars = { ...registers(owner, card, battle.attacker), amount: value };
  return [{ program: 'breach', owner, clause: '11-1-2', card, source: battle.attacker, vars, cause: event.seq }];
}

/** 11-2-12: an ability that works once per turn and has worked does not trigger, and does nothing where it waits twice. */
export function unusedThisTurn(m: M, { program, source }: Pick<Pending, 'program' | 'source'>): boolean {
  const ability = abilityNamed(m, program);
  return ability === null || !isSpent(m, source, ability);
}
