/** Which effects an event sets off: the collect point of the game. */
import type { GameEvent, JsonObject, Pending, PlayerId, Trigger, Uid } from '../../../engine/index.ts';
import { refer } from '../../cards/references.ts';
import { findUnit, type SeenBoard } from '../board/board.ts';
import { type Context, type LastKnown, type M, type Subject, zoneOf } from '../board/context.ts';
import { matches, subjectOf } from '../board/evaluate.ts';
import { abilityNamed, cardOf } from '../board/printed.ts';
import { abilitiesOf, keywordOf, usedThisTurn } from '../board/values.ts';
import { type CompiledAbility, TIMING_CLAUSES } from '../language/compiled.ts';
import type { EVENTS, Timing, When } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

type EventWord = (typeof EVENTS)[number];

/** One thing that happened to one card or player, in the words that cards use. */
interface Happening {
  word: EventWord;
  /** Whose card it is, or which player did it. */
  player: PlayerId;
  subject: string | null;
  other: string | null;
  amount: number;
  by: 'battle' | 'effect' | null;
  target: 'player' | 'unit' | null;
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
  by?: 'battle' | 'effect';
  source?: string | null;
}

const controllers = (board: SeenBoard, id: string): PlayerId | null =>
  board.players.p1.units.some((unit) => unit.id === id) || board.players.p1.base?.id === id
    ? 'p1'
    : board.players.p2.units.some((unit) => unit.id === id) || board.players.p2.base?.id === id
      ? 'p2'
      : null;

/** What an event means in the words of cards. */
function happenings(m: M, event: GameEvent, gone: Map<Uid, Gone>): Happening[] {
  const { data, player, seq } = event;
  const whose = (id: string): PlayerId | null => controllers(m.board, id) ?? gone.get(id)?.controller ?? null;
  const one = (word: EventWord, subject: string | null, more: Partial<Happening> = {}): Happening[] => {
    const owner = subject === null ? player : (more.player ?? whose(subject));
    return owner === null
      ? []
      : [{ word, player: owner, subject, other: null, amount: 0, by: null, target: null, seq, ...more }];
  };
  const str = (key: string) => data[key] as string;
  const elsewhere = (word: EventWord, zone: string, card: string, more: Partial<Happening> = {}): Happening[] =>
    player === null ? [] : one(word, refer({ zone, player, card }), { player, ...more });
  switch (event.type) {
    case 'deploy':
      return one('deployed', str('id'));
    case 'deploy-base':
      return one('deployed', str('id'));
    case 'destroy':
      return (data.units as Gone[]).flatMap(({ id, by = null, source: other = null }) => {
        const more = { by, other };
        return [...one('destroyed', id, more), ...one('leaves', id, more)];
      });
    case 'base-destroyed':
      return [
        ...one('destroyed', str('id'), { by: data.by as 'battle' | 'effect', other: data.source as string | null }),
        ...one('leaves', str('id')),
      ];
    case 'base-moved':
    case 'replaced-base':
      return one('leaves', str('id'));
    case 'move':
      return data.units === undefined ? [] : (data.units as Gone[]).flatMap(({ id }) => one('leaves', id));
    case 'attack':
      return one('attacks', str('attacker'), {
        target: data.target === 'player' ? 'player' : 'unit',
        other: data.target === 'player' ? null : str('target'),
      });
    case 'block':
      return one('blocks', str('blocker'), { other: str('attacker') });
    case 'pair':
      return one('paired', str('unit'));
    case 'link':
      return one('linked', str('unit'));
    case 'damage': {
      const by = data.by as 'battle' | 'effect';
      return (data.hits as { target: string; amount: number; source: string }[]).flatMap(
        ({ target, amount, source }) => [
          ...one('damaged', target, { amount, by, other: source }),
          ...one('dealsDamage', source, { amount, by, other: target }),
        ],
      );
    }
    case 'shield-damage':
    case 'player-damage':
      return one('dealsDamage', str('source'), {
        amount: data.amount as number,
        by: event.type === 'player-damage' ? 'battle' : (data.by as 'battle' | 'effect'),
      });
    case 'recover':
      return (data.healed as { id: string; amount: number }[]).flatMap(({ id, amount }) =>
        one('recovered', id, { amount }),
      );
    case 'rest':
      return (data.ids as string[]).flatMap((id) => one('rested', id));
    case 'set-active':
      return (data.ids as string[]).flatMap((id) => one('setActive', id));
    case 'draw':
      return one('drawn', null, { amount: data.count as number });
    case 'discard':
      return (data.cards as string[]).flatMap((card) => elsewhere('discarded', 'trash', card, { amount: 1 }));
    case 'shield-destroyed':
      return elsewhere('shieldDestroyed', 'limbo', str('card'));
    case 'play-command':
      return elsewhere('commandPlayed', 'limbo', str('card'));
    case 'resource':
      return one('resourcePlaced', null);
    case 'phase':
      return data.step === 'start' ? one('turnStart', null) : data.step === 'end' ? one('turnEnd', null) : [];
    default:
      return [];
  }
}

/** A card that may have something to say: in play, or as it was when it left. */
interface Listener {
  self: Uid;
  owner: PlayerId;
  abilities: readonly CompiledAbility[];
  last: Gone | null;
}

function listeners(m: M, gone: Map<Uid, Gone>): Listener[] {
  const found: Listener[] = [];
  for (const owner of [m.board.active, m.board.active === 'p1' ? 'p2' : 'p1'] as const) {
    const side = m.board.players[owner];
    for (const unit of side.units) found.push({ self: unit.id, owner, abilities: abilitiesOf(m, unit), last: null });
    if (side.base) {
      found.push({ self: side.base.id, owner, abilities: abilitiesOf(m, side.base), last: null });
    }
  }
  for (const last of gone.values()) {
    if (last.abilities === undefined) continue;
    const abilities = last.abilities.flatMap((program) => abilityNamed(m, program) ?? []);
    found.push({ self: last.id, owner: last.controller, abilities, last });
  }
  return found;
}

const WORDS: Partial<Record<Timing, EventWord>> = {
  deploy: 'deployed',
  attack: 'attacks',
  destroyed: 'destroyed',
  whenPaired: 'paired',
  whenLinked: 'linked',
  startOfTurn: 'turnStart',
  endOfTurn: 'turnEnd',
};
/** Timing words that speak of the card itself. */
const OWN: readonly Timing[] = ['deploy', 'attack', 'destroyed', 'whenPaired', 'whenLinked'];

function hears(context: Context, timing: Timing, when: When | undefined, happening: Happening): boolean {
  if (timing !== 'when') {
    return WORDS[timing] === happening.word && (!OWN.includes(timing) || happening.subject === context.self);
  }
  if (!when || when.event !== happening.word) return false;
  if (when.self !== undefined && (happening.subject === context.self) !== when.self) return false;
  const side = when.side ?? (when.self ? 'own' : 'any');
  if (side !== 'any' && (side === 'own') !== (happening.player === context.owner)) return false;
  if (when.by !== undefined && happening.by !== when.by) return false;
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
  const gone = new Map<Uid, Gone>();
  for (const event of events) {
    if (event.type === 'destroy' || event.type === 'move') {
      for (const unit of (event.data.units ?? []) as Gone[])
        gone.set(unit.id, { ...unit, to: event.data.to as string });
    } else if (BASE_GONE.includes(event.type)) {
      const base = event.data as Gone;
      gone.set(base.id, { ...base, controller: event.player as PlayerId });
    }
  }
  const found: Trigger[] = [];
  const happened = events.flatMap((event) => happenings(m, event, gone));
  const lastKnown = gone.size === 0 ? {} : { last: Object.fromEntries(gone) as JsonObject };
  if (happened.length > 0) {
    for (const { self, owner, abilities, last } of listeners(m, gone)) {
      for (const source of abilities) {
        if (!unusedThisTurn(m, { program: source.program, source: self })) continue;
        const context: Context = { m, owner, self, card: source.card, vars: lastKnown };
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
            self,
            owner,
            card: source.card,
            it: [],
            did: 0,
            amount: meant.reduce((sum, { amount }) => sum + amount, 0),
            ...named('cause', meant, 'subject'),
            ...named('causeOther', meant, 'other'),
            ...lastKnown,
            ...(last ? { cardZone: zoneOf(last.to) } : {}),
          },
          cause: first.seq,
        });
      }
    }
  }
  for (const event of events) found.push(...keywordTriggers(m, event));
  return found;
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

/** Burst, Repair and Breach: triggers that are words, not texts. */
function keywordTriggers(m: M, event: GameEvent): Trigger[] {
  if (event.type === 'shield-destroyed') return burst(m, event);
  if (event.type === 'phase' && event.data.step === 'end') return repair(m, event);
  return event.type === 'destroy' ? breach(m, event) : [];
}

const registers = (owner: PlayerId, card: string, self: Uid | null) => ({ self, owner, card, it: [], did: 0 });

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

/** 11-1-2: its Unit attacks in its owner's turn and destroys an enemy Unit by battle damage, even if it falls too. */
function breach(m: M, event: GameEvent): Trigger[] {
  const { battle } = m.board;
  if (!battle) return [];
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
  return abilityNamed(m, program)?.ability.oncePerTurn !== true || !usedThisTurn(m, source, program);
}
