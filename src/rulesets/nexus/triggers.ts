/** Which reactive skills an event sets off: the collect point of the game. */
import type { GameEvent, JsonObject, PlayerId, Trigger, Uid } from '../../engine/index.ts';
import { opponentOf } from '../../engine/index.ts';
import { refer } from '../references.ts';
import { controllerOf, type M } from './board.ts';
import type { CompiledSkill } from './compiled.ts';
import { type Context, type LastKnown, readSector, registers } from './context.ts';
import { matches, subjectOf } from './evaluate.ts';
import type { EVENTS, Filter, When } from './language.ts';
import { unused } from './queue.ts';
import { skillNamed, skillsOf } from './values.ts';

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
  seq: number;
}

interface Gone extends LastKnown {
  id: Uid;
  controller: PlayerId;
  skills?: string[];
}

const STEP_WORDS: { [step: string]: EventWord } = {
  maintenance: 'startOfTurn',
  attack: 'startOfAttack',
  end: 'endOfTurn',
};

/** What an event means in the words of cards. */
function happenings(m: M, event: GameEvent, gone: Map<Uid, Gone>): Happening[] {
  const { data, player, seq } = event;
  const one = (word: EventWord, subject: string | null, more: Partial<Happening> = {}): Happening[] => {
    const owner =
      subject === null ? player : (controllerOf(m.board, subject) ?? gone.get(subject)?.controller ?? player);
    return owner === null ? [] : [{ word, player: owner, subject, other: null, amount: 0, by: null, seq, ...more }];
  };
  const each = (word: EventWord, ids: readonly string[], more: Partial<Happening> = {}) =>
    ids.flatMap((id) => one(word, id, more));
  const ids = (key: string) => (data[key] as unknown as { id: string }[]).map(({ id }) => id);
  switch (event.type) {
    case 'step': {
      const word = STEP_WORDS[data.step as string];
      return word ? one(word, null) : [];
    }
    case 'arrive':
      return one('arrives', data.id as string);
    case 'convert':
      return one('converted', data.id as string);
    case 'advance':
      return each('advances', ids('moves'));
    case 'attack':
      return each('attacks', ids('attackers'));
    case 'defend':
      return (data.defenders as unknown as { id: string; against: string }[]).flatMap(({ id, against }) =>
        one('defends', id, { other: against }),
      );
    case 'retreat':
      return each('retreats', ids('moves'));
    case 'damage': {
      const by = data.by as 'battle' | 'effect';
      return (data.hits as unknown as { target: string; amount: number; source: string | null }[]).flatMap(
        ({ target, amount, source }) => [
          ...struck(target, { amount, by, other: source }, one),
          ...(source === null ? [] : one('dealsDamage', source, { amount, by, other: target })),
        ],
      );
    }
    case 'biome-lost':
      return one('biomeLost', null, { amount: 1 });
    case 'terminate': {
      const more = { by: data.by === 'effect' ? ('effect' as const) : null, other: data.source as string | null };
      return (data.objects as unknown as Gone[]).flatMap(({ id }) => [
        ...one('terminated', id, more),
        ...one('leaves', id, more),
      ]);
    }
    case 'leave':
      return each('leaves', ids('objects'));
    case 'lock':
      return each('locked', data.ids as string[]);
    case 'unlock':
      return each('unlocked', data.ids as string[]);
    case 'attach':
      return one('attached', data.id as string, { other: data.host as string });
    case 'attached':
      return one('attached', data.id as string, { other: data.host as string });
    case 'draw':
      return one('drawn', null, { amount: data.count as number });
    case 'discard':
      return one('discarded', null, { amount: data.count as number });
    case 'queued': {
      if (data.card === null) return [];
      const more = { player: player as PlayerId, amount: data.speed as number };
      return one(data.skill === null ? 'played' : 'activated', data.entry as string, more);
    }
    case 'cancelled':
      return data.card === null
        ? []
        : one('cancelled', refer({ zone: 'cache', player: player as PlayerId, card: data.card as string }));
    default:
      return [];
  }
}

function struck(
  target: string,
  more: Partial<Happening>,
  one: (word: EventWord, subject: string | null, more: Partial<Happening>) => Happening[],
): Happening[] {
  const sector = readSector(target);
  return sector ? one('sectorDamaged', target, { ...more, player: sector.player }) : one('damaged', target, more);
}

/** A card that may have something to say: in play, or as it was when it left. */
interface Listener {
  self: Uid;
  owner: PlayerId;
  host: Uid | null;
  skills: readonly CompiledSkill[];
}

function listeners(m: M, gone: Map<Uid, Gone>): Listener[] {
  const found: Listener[] = [];
  for (const owner of [m.board.active, opponentOf(m.board.active)]) {
    for (const object of m.board.players[owner].objects) {
      const skills = skillsOf(m, object).filter(({ kind }) => kind === 'reactive');
      if (skills.length > 0) found.push({ self: object.id, owner, host: object.host, skills });
    }
  }
  for (const { id, controller, skills } of gone.values()) {
    if (skills === undefined) continue;
    found.push({
      self: id,
      owner: controller,
      host: null,
      skills: skills.flatMap((name) => skillNamed(m, name) ?? []),
    });
  }
  return found;
}

/** Words that speak of a turn: without a side they mean the turn of the card's player. */
const OF_TURNS: readonly EventWord[] = ['startOfTurn', 'endOfTurn', 'startOfAttack'];

function hears(context: Context, when: When, host: Uid | null, happening: Happening): boolean {
  if (when.event !== happening.word) return false;
  if (when.self !== undefined && (happening.subject === context.self) !== when.self) return false;
  if (when.host !== undefined && (host !== null && happening.subject === host) !== when.host) return false;
  const side = when.side ?? (when.self || OF_TURNS.includes(when.event) ? 'own' : 'any');
  if (side !== 'any' && (side === 'own') !== (happening.player === context.owner)) return false;
  if (when.by !== undefined && happening.by !== when.by) return false;
  if (when.filter !== undefined && !fits(context, when.filter, happening.subject)) return false;
  return when.other === undefined || fits(context, when.other, happening.other);
}

function fits(context: Context, filter: Filter, reference: string | null): boolean {
  const subject = reference === null ? null : subjectOf(context, reference);
  return subject !== null && matches(context, filter, subject);
}

/**
 * The skills that react to a moment, as one batch (G22). A skill that several things of one moment match reacts once.
 * Cards that left in this moment still see it.
 */
export function triggers(m: M, events: readonly GameEvent[]): Trigger[] {
  const gone = new Map<Uid, Gone>();
  for (const event of events) {
    if (event.type !== 'terminate' && event.type !== 'leave') continue;
    for (const object of event.data.objects as unknown as Gone[]) gone.set(object.id, object);
  }
  const happened = events.flatMap((event) => happenings(m, event, gone));
  if (happened.length === 0) return [];
  const lastKnown = gone.size === 0 ? {} : { last: Object.fromEntries(gone) as unknown as JsonObject };
  const speed = m.state.options.reactiveSpeed as number;
  const found: Trigger[] = [];
  for (const { self, owner, host, skills } of listeners(m, gone)) {
    for (const source of skills) {
      const { when } = source.skill;
      if (!when || !unused(m, source.program, self)) continue;
      const context: Context = { m, owner, self, card: source.card, vars: lastKnown };
      const first = happened.find((happening) => hears(context, when, host, happening));
      if (!first) continue;
      found.push({
        program: source.program,
        owner,
        clause: source.clause,
        card: source.card,
        source: self,
        vars: registers(owner, source.card, self, speed, {
          amount: first.amount,
          ...(first.subject === null ? {} : { cause: first.subject }),
          ...(first.other === null ? {} : { causeOther: first.other }),
          ...lastKnown,
        }),
        cause: first.seq,
      });
    }
  }
  return found;
}
