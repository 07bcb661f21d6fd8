/** Which reactive skills an event sets off: the collect point of the game. */
import { type GameEvent, opponentOf, type PlayerId, type Trigger, type Uid, type Vars } from '../../../engine/index.ts';
import { refer } from '../../cards/references.ts';
import { type Gone, known } from '../atoms/objects.ts';
import { controllerOf } from '../board/board.ts';
import { type Context, type LastKnown, type M, namesIn, readSector, registers } from '../board/context.ts';
import { matches, subjectOf } from '../board/evaluate.ts';
import { skillNamed } from '../board/printed.ts';
import { skillsOf } from '../board/values.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { EVENTS, Filter, When } from '../language/language.ts';
import { unused } from '../turn/queue.ts';

type EventWord = (typeof EVENTS)[number];

/** One thing that happened to one card or player, in the words that cards use. */
interface Happening {
  word: EventWord;
  /** Whose card it is, or which player did it. */
  player: PlayerId;
  subject: string | null;
  other: string | null;
  amount: number;
  by: string | null;
  seq: number;
}

/** What a skill reacts to: one happening, or several that count as one. */
interface Heard {
  subjects: string[];
  others: string[];
  amount: number;
  seq: number;
}

const STEP_WORDS: { [step: string]: EventWord } = {
  maintenance: 'startOfTurn',
  attack: 'startOfAttack',
  end: 'endOfTurn',
};

/** What an event means in the words of cards. */
function happenings(m: M, event: GameEvent, gone: ReadonlyMap<Uid, Gone>): Happening[] {
  const { data, player, seq } = event;
  const one = (word: EventWord, subject: string | null, more: Partial<Happening> = {}): Happening[] => {
    const owner =
      subject === null ? player : (controllerOf(m.board, subject) ?? gone.get(subject)?.controller ?? player);
    return owner === null ? [] : [{ word, player: owner, subject, other: null, amount: 0, by: null, seq, ...more }];
  };
  const each = (word: EventWord, ids: readonly string[], more: Partial<Happening> = {}) =>
    ids.flatMap((id) => one(word, id, more));
  const ids = (key: string) => (data[key] as { id: string }[]).map(({ id }) => id);
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
      return (data.defenders as { id: string; against: string }[]).flatMap(({ id, against }) =>
        one('defends', id, { other: against }),
      );
    case 'retreat':
      return each('retreats', ids('moves'));
    case 'damage': {
      const by = data.by as 'battle' | 'effect';
      return (data.hits as { target: string; amount: number; source: string | null }[]).flatMap(
        ({ target, amount, source }) => [
          ...struck(target, { amount, by, other: source }, one),
          ...(source === null ? [] : one('dealsDamage', source, { amount, by, other: target })),
        ],
      );
    }
    case 'biome-lost':
      return one('biomeLost', null, { amount: 1 });
    case 'terminate':
      return (data.objects as Gone[]).flatMap(({ id, sources = [] }) =>
        (sources.length > 0 ? sources : [null]).flatMap((other) => [
          ...one('terminated', id, { by: data.by as string, other }),
          ...one('leaves', id, { by: data.by as string, other }),
        ]),
      );
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
  /** What was used up this turn of the skills of a card that has left. */
  used?: readonly string[];
}

function listeners(m: M, gone: Map<Uid, Gone>): Listener[] {
  const found: Listener[] = [];
  for (const owner of [m.board.active, opponentOf(m.board.active)]) {
    for (const object of m.board.players[owner].objects) {
      const skills = skillsOf(m, object).filter(({ kind }) => kind === 'reactive');
      if (skills.length > 0) found.push({ self: object.id, owner, host: object.host, skills });
    }
  }
  for (const { id, controller, host, skills, used = [] } of gone.values()) {
    if (skills === undefined) continue;
    found.push({
      self: id,
      owner: controller,
      host,
      used,
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
  if (when.by !== undefined && !isBy(when.by, happening.by)) return false;
  if (when.filter !== undefined && !fits(context, when.filter, happening.subject)) return false;
  return when.other === undefined || fits(context, when.other, happening.other);
}

/** R28: an effect that terminates outright is an effect as well. */
const isBy = (wanted: NonNullable<When['by']>, by: string | null): boolean =>
  by === wanted || (wanted === 'effect' && by === 'outright');

/** Words of which several happenings to one card at one moment are one: all the damage that it takes, and that it deals. */
const JOINED: readonly EventWord[] = ['damaged', 'dealsDamage', 'sectorDamaged', 'terminated', 'leaves'];

/** R25: what a skill reacts to once, of all that it hears at one moment. */
function reactions(heard: readonly Happening[], perMoment: boolean): Heard[] {
  const found = new Map<string, Heard>();
  heard.forEach(({ word, subject, other, amount, seq }, at) => {
    const key = perMoment ? '' : JOINED.includes(word) && subject !== null ? subject : `#${at}`;
    const known = found.get(key) ?? { subjects: [], others: [], amount: 0, seq };
    found.set(key, known);
    known.amount += amount;
    if (subject !== null && !known.subjects.includes(subject)) known.subjects.push(subject);
    if (other !== null && !known.others.includes(other)) known.others.push(other);
  });
  return [...found.values()];
}

const register = (name: string, ids: readonly string[]): Vars =>
  ids.length === 0 ? {} : { [name]: ids.length === 1 ? (ids[0] ?? '') : [...ids] };

function fits(context: Context, filter: Filter, reference: string | null): boolean {
  const subject = reference === null ? null : subjectOf(context, reference);
  return subject !== null && matches(context, filter, subject);
}

/**
 * The skills that react to a moment, as one batch (G22), once for each thing that they hear of it (R25). Cards that left
 * in this moment still see it.
 */
export function triggers(m: M, events: readonly GameEvent[]): Trigger[] {
  const gone = new Map<Uid, Gone>();
  for (const event of events) {
    if (event.type !== 'terminate' && event.type !== 'leave') continue;
    for (const object of event.data.objects as Gone[]) gone.set(object.id, object);
  }
  const happened = events.flatMap((event) => happenings(m, event, gone));
  if (happened.length === 0) return [];
  const last: { [id: string]: LastKnown } = {};
  for (const one of gone.values()) last[one.id] = known(one);
  const speed = m.state.options.reactiveSpeed as number;
  const perMoment = m.state.options.reactions === 'moment';
  const found: Trigger[] = [];
  for (const { self, owner, host, skills, used = [] } of listeners(m, gone)) {
    for (const source of skills) {
      const { when, oncePerTurn } = source.skill;
      if (!when || !unused(m, source.program, self) || (oncePerTurn && used.includes(source.program))) continue;
      const context: Context = { m, owner, self, card: source.card, vars: gone.size === 0 ? {} : { last } };
      const heard = happened.filter((happening) => hears(context, when, host, happening));
      if (heard.length === 0) continue;
      const all = reactions(heard, perMoment);
      for (const { subjects, others, amount, seq } of oncePerTurn ? all.slice(0, 1) : all) {
        // Reactions that differ only in what their skill does not speak of are alike: nobody has to put them in order.
        const { speaks } = source;
        const causes = {
          ...(speaks.cause ? register('cause', subjects) : {}),
          ...(speaks.other ? register('causeOther', others) : {}),
        };
        const spoken = [self, ...(host === null ? [] : [host]), ...Object.values(causes).flatMap(namesIn)].flatMap(
          (id) => (last[id] ? [[id, last[id]] as const] : []),
        );
        found.push({
          program: source.program,
          owner,
          clause: source.clause,
          card: source.card,
          source: self,
          vars: registers(owner, source.card, self, speed, {
            ...(speaks.amount ? { amount } : {}),
            ...causes,
            ...(spoken.length === 0 ? {} : { last: Object.fromEntries(spoken) }),
          }),
          cause: seq,
        });
      }
    }
  }
  return found;
}
