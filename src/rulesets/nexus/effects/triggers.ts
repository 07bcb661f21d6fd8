/** Which reactive skills an event sets off: the collect point of the game. */
import type { EventOf, GameEvent, PlayerId, Trigger, Uid, Vars } from '../../../engine/index.ts';
import { opponentOf, PLAYERS, slot, watched, watches } from '../../../engine/index.ts';
import type { Fact, Happened } from '../../cards/history.ts';
import { readReference, refer } from '../../cards/references.ts';
import { isDue } from '../atoms/limits.ts';
import type { Gone } from '../atoms/objects.ts';
import { known } from '../atoms/objects.ts';
import { keepInMind } from '../atoms/turn.ts';
import { controllerOf, findObject } from '../board/board.ts';
import type { Context, LastKnown, M, Nexus } from '../board/context.ts';
import { actorOf, lastOf, namesIn, partyOf, readSector, registers, sectorReference } from '../board/context.ts';
import { canDo } from '../board/continuous.ts';
import { fits } from '../board/evaluate.ts';
import { askedOfPast } from '../board/past.ts';
import { cardOf, skillNamed } from '../board/printed.ts';
import { elsewhere, isSpent, skillsOf } from '../board/values.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { EventWord, When } from '../language/language.ts';

/** One thing that happened to one card or player, in the words that cards use. */
interface Happening extends Happened<EventWord> {
  by: string | null;
  seq: number;
  /** The card whose action on the queue it is: “self” and “host” are asked of it. */
  of?: string | null;
  /** The name of marks. */
  mark?: string;
  /** Several of one name are one happening. */
  one?: string;
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
  primary: 'startOfPrimary',
  advance: 'startOfBattle',
  attack: 'startOfAttack',
  end: 'endOfTurn',
};

/** The words of cards in which an event of the log can be told. */
const TELLS: Readonly<Record<string, readonly EventWord[]>> = {
  step: Object.values(STEP_WORDS),
  arrive: ['arrives'],
  convert: ['converted'],
  advance: ['advances'],
  attack: ['attacks'],
  defend: ['defends'],
  retreat: ['retreats'],
  damage: ['damaged', 'sectorDamaged', 'dealsDamage'],
  restore: ['restored'],
  'biome-lost': ['biomeLost'],
  'biome-regained': ['biomeRegained'],
  undefended: ['undefended'],
  relocate: ['moved'],
  redirect: ['moved'],
  detach: ['detached'],
  'change-sides': ['changesSides'],
  counter: ['marked', 'unmarked'],
  energy: ['gainsEnergy'],
  terminate: ['terminated', 'leaves'],
  leave: ['leaves'],
  lock: ['locked'],
  unlock: ['unlocked'],
  attach: ['attached'],
  attached: ['attached'],
  draw: ['drawn'],
  discard: ['discarded'],
  queued: ['played', 'activated'],
  cancelled: ['cancelled'],
} satisfies Partial<Record<EventOf<Nexus> | 'counter', readonly EventWord[]>>;

/** What an event means in the words of cards. */
function happenings(m: M, event: GameEvent, gone: ReadonlyMap<Uid, Gone>): Happening[] {
  const { data, player, seq } = event;
  const tells = TELLS[event.type] ?? [];
  const one = (word: EventWord, subject: string | null, more: Partial<Happening> = {}): Happening[] => {
    // Nobody would be asked whether they hear it.
    if (!tells.includes(word))
      throw new Error(`${event.type} tells ${word}, which the table of what events tell lacks`);
    const owner =
      subject === null
        ? player
        : (controllerOf(m.board, subject) ??
          gone.get(subject)?.controller ??
          more.player ??
          ownerIn(subject) ??
          player);
    return owner === null ? [] : [{ word, player: owner, subject, other: null, amount: 0, by: null, seq, ...more }];
  };
  const each = (word: EventWord, ids: readonly string[], more: Partial<Happening> = {}) =>
    ids.flatMap((id) => one(word, id, more));
  const party = (source: string | null) => partyOf(m, source);
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
          ...struck(target, { amount, by, other: party(source) }, one),
          ...(source === null
            ? []
            : one('dealsDamage', party(source), { amount, by, other: target, ...dealer(m, source) })),
        ],
      );
    }
    case 'restore':
      return (data.healed as { target: string; amount: number }[]).flatMap(({ target, amount }) =>
        one('restored', target, { amount }),
      );
    case 'biome-lost':
      return one('biomeLost', sectorReference(player as PlayerId, data.biome as number), { amount: 1 });
    case 'biome-regained':
      return one('biomeRegained', sectorReference(player as PlayerId, data.biome as number));
    case 'undefended':
      return each('undefended', ids('attackers'));
    case 'relocate':
    case 'redirect':
      return each('moved', ids('moves'));
    case 'detach':
      return one('detached', data.id as string, { other: data.from as string | null });
    case 'change-sides':
      return each('changesSides', data.ids as string[]);
    case 'counter': {
      const { target, name, change } = data as { target: string; name: string; change: number };
      if (name.startsWith('.')) return [];
      const whose = PLAYERS.find((one) => one === target);
      const more = { amount: Math.abs(change), mark: name, ...(whose === undefined ? {} : { player: whose }) };
      const word = change > 0 ? 'marked' : 'unmarked';
      if (whose === undefined) return one(word, target, more);
      return [{ word, player: whose, subject: null, other: null, by: null, seq, ...more }];
    }
    case 'energy':
      return one('gainsEnergy', null, { amount: data.count as number });
    case 'terminate':
      return (data.objects as Gone[]).flatMap(({ id, sources = [] }) =>
        (sources.length > 0 ? sources : [null])
          .map(party)
          .flatMap((other) => [
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
      return one('drawn', null, { amount: data.count as number, by: data.by === 'effect' ? 'effect' : null });
    case 'discard':
      return (data.cards as string[]).flatMap((card) =>
        one('discarded', refer({ zone: 'cache', player: player as PlayerId, card }), {
          amount: 1,
          one: `discard:${seq}`,
        }),
      );
    case 'queued': {
      if (data.card === null) return [];
      const of = m.state.pending.find(({ id }) => id === data.entry)?.source ?? null;
      const more = { player: player as PlayerId, amount: data.speed as number, of, other: of };
      return one(data.skill === null ? 'played' : 'activated', data.entry as string, more);
    }
    case 'cancelled': {
      if (data.card === null) return [];
      // The card of a skill is not in the cache: what is in another place is moved by nothing.
      const { program } = data;
      const isCard = typeof program === 'string' ? isOfCard(program) : actorOf(m)?.self === null;
      const zone = isCard ? 'cache' : 'skill';
      return one('cancelled', refer({ zone, player: player as PlayerId, card: data.card as string }));
    }
    default:
      return [];
  }
}

const isOfCard = (program: string): boolean => program === 'arrive' || program.endsWith('#play');

/** The player whose sector, or whose card outside play, a reference names. */
const ownerIn = (reference: string): PlayerId | undefined => readReference(reference)?.player;

/** Who dealt damage with a card that is not in play, or not any more: the player whose effect is at work. */
function dealer(m: M, source: string): Partial<Happening> {
  const actor = controllerOf(m.board, source) === null ? actorOf(m) : null;
  return actor === null ? {} : { player: actor.owner };
}

function struck(
  target: string,
  more: Partial<Happening>,
  one: (word: EventWord, subject: string | null, more: Partial<Happening>) => Happening[],
): Happening[] {
  const sector = readSector(target);
  return sector ? one('sectorDamaged', target, { ...more, player: sector.player }) : one('damaged', target, more);
}

/** A card that may have something to say: in play, as it was when it left, elsewhere, or by what it put off. */
interface Listener {
  self: Uid | null;
  owner: PlayerId;
  host: Uid | null;
  skills: readonly CompiledSkill[];
  /** What was used up this turn of the skills of a card that has left. */
  used?: readonly string[];
  /** What an effect that was put off knows, and the modifier by which it waits (R35). */
  vars?: Vars;
  watch?: { id: string; left: number | null };
}

function shares(own: ReadonlySet<EventWord>, words: ReadonlySet<EventWord>): boolean {
  if (own.size > 0) for (const word of words) if (own.has(word)) return true;
  return false;
}

const HEARD = slot<ReadonlySet<EventWord> | null>('heard');

/** The words that a card in play, or one that reacts where it lies, waits for; null where effects or texts give skills, or wait themselves. */
const heardNow = (m: M): ReadonlySet<EventWord> | null => m.lasting(HEARD, heardInPlay);

function heardInPlay(m: M): ReadonlySet<EventWord> | null {
  if (canDo(m, 'skill')) return null;
  if (m.state.modifiers.some(({ effect: { kind } }) => kind === 'ability' || kind === 'watch')) return null;
  const found = new Set(askedOf(m).elsewhere);
  for (const player of PLAYERS)
    for (const { card } of m.board.players[player].objects) for (const word of cardOf(m, card).hears) found.add(word);
  return found;
}

/** Those who may react to some of `words`. */
function listeners(m: M, gone: Map<Uid, Gone>, words: ReadonlySet<EventWord>): Listener[] {
  const found: Listener[] = [];
  const isGiven = canDo(m, 'skill') || m.state.modifiers.some(({ effect }) => effect.kind === 'ability');
  for (const owner of [m.board.active, opponentOf(m.board.active)]) {
    for (const object of m.board.players[owner].objects) {
      if (!isGiven && !shares(cardOf(m, object.card).hears, words)) continue;
      const skills = skillsOf(m, object).filter(({ kind, skill }) => kind === 'reactive' && skill.from === undefined);
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
  if (shares(askedOf(m).elsewhere, words)) {
    for (const owner of [m.board.active, opponentOf(m.board.active)]) {
      for (const { zone, source } of elsewhere(m, owner))
        if (source.kind === 'reactive')
          found.push({ self: null, owner, host: null, skills: [source], vars: { from: zone } });
    }
  }
  if (m.state.modifiers.length === 0) return found;
  for (const { modifier, ability, vars } of watches(m)) {
    const source = skillNamed(m, ability);
    const left = modifier.effect.kind === 'watch' ? modifier.effect.left : null;
    const self = typeof vars.self === 'string' ? vars.self : null;
    const host = self === null ? null : (findObject(m.board, self)?.host ?? lastOf(vars, self)?.host ?? null);
    if (source) {
      const owner = vars.owner as PlayerId;
      found.push({ self, owner, host, skills: [source], vars, watch: { id: modifier.id, left } });
    }
  }
  return found;
}

/** What cards of the match ask of events. */
interface Asked {
  /** The events that they react to, and those that they react to elsewhere than in play (R48). */
  words: ReadonlySet<EventWord>;
  elsewhere: ReadonlySet<EventWord>;
  /** The words under which they look back at more than this turn (R47). */
  past: ReadonlySet<string>;
  /** The events of the log that tell of what they react to, and of what they look back at. */
  types: ReadonlySet<string>;
  /** What those tell of what they react to. */
  told: ReadonlyMap<string, ReadonlySet<EventWord>>;
  pastTypes: ReadonlySet<string>;
}

const asked = new WeakMap<object, Asked>();

function askedOf({ cards }: M): Asked {
  const known = asked.get(cards);
  if (known !== undefined) return known;
  const words = new Set<EventWord>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('event' in value && typeof value.event === 'string') words.add(value.event as EventWord);
    for (const inner of Object.values(value)) look(inner);
  };
  for (const { source } of cards.cards.values()) look(source);
  const past = askedOfPast([...cards.cards.values()].map(({ source }) => source));
  const outside = [...cards.cards.values()]
    .flatMap(({ skills }) => skills)
    .filter(({ kind, skill }) => kind === 'reactive' && skill.from !== undefined);
  const telling = (isMeant: (word: EventWord) => boolean): string[] =>
    Object.entries(TELLS).flatMap(([type, told]) => (told.some(isMeant) ? type : []));
  // Looking back counts from the beginning of a turn, or of a battle.
  const pastTypes = past.size === 0 ? [] : ['turn', 'step', ...telling((word) => past.has(REMEMBERED[word] ?? word))];
  const types = telling((word) => words.has(word));
  const made: Asked = {
    words,
    elsewhere: new Set(outside.flatMap(({ skill }) => skill.when?.event ?? [])),
    past,
    types: new Set(types),
    told: new Map(types.map((type) => [type, new Set(TELLS[type]?.filter((word) => words.has(word)))])),
    pastTypes: new Set(pastTypes),
  };
  asked.set(cards, made);
  return made;
}

const NO_WORDS: ReadonlySet<EventWord> = new Set();

/** What events tell of what cards of the match react to. */
function wordsOf(m: M, events: readonly GameEvent[]): ReadonlySet<EventWord> {
  const { told } = askedOf(m);
  const [first] = events;
  if (first !== undefined && events.length === 1) return told.get(first.type) ?? NO_WORDS;
  return new Set(events.flatMap(({ type }) => [...(told.get(type) ?? NO_WORDS)]));
}

export const hearsOf = (m: M, word: EventWord): boolean => askedOf(m).words.has(word);

/** Under which word an event is remembered. */
const REMEMBERED: Partial<Record<EventWord, string>> = {
  arrives: 'arrived',
  advances: 'advanced',
  attacks: 'attacked',
  defends: 'defended',
  dealsDamage: 'dealtDamage',
};

/** Words that are remembered by how much it was, and not by how often. */
const BY_AMOUNT: readonly EventWord[] = ['damaged', 'dealsDamage', 'sectorDamaged', 'drawn'];

/** R47: notes what happened, where a card of the match asks for it. */
function lookBack(
  m: M,
  events: readonly GameEvent[],
  happened: readonly Happening[],
  gone: ReadonlyMap<Uid, Gone>,
): void {
  const { past } = askedOf(m);
  const ends = events.some(({ type }) => type === 'turn');
  const begins = events.some(({ type, data }) => type === 'step' && data.step === 'advance');
  const facts = happened.flatMap((one): Fact[] => {
    const word = REMEMBERED[one.word] ?? one.word;
    if (!past.has(word)) return [];
    const about = one.of ?? one.subject;
    const object = about === null ? null : findObject(m.board, about);
    const entry = about === null ? undefined : m.state.pending.find(({ id }) => id === about);
    const card =
      object?.card ??
      gone.get(about ?? '')?.card ??
      entry?.card ??
      (about === null ? null : (readReference(about)?.card ?? null));
    const fact: Fact = {
      amount: BY_AMOUNT.includes(one.word) ? one.amount : 1,
      card: card !== null && m.cards.cards.has(card) ? card : null,
      object: object?.id ?? null,
      player: one.player,
      word,
    };
    return [fact];
  });
  if (ends || begins || facts.length > 0) keepInMind(m, past, facts, { ends, begins });
}

/** Words that speak of a turn: without a side they mean the turn of the card's player. */
const OF_TURNS: readonly EventWord[] = ['startOfTurn', 'endOfTurn', 'startOfAttack', 'startOfPrimary', 'startOfBattle'];

function hears(context: Context, when: When, host: Uid | null, happening: Happening): boolean {
  if (when.event !== happening.word) return false;
  const subject = happening.of ?? happening.subject;
  if (when.self !== undefined && (subject !== null && subject === selfOf(context)) !== when.self) return false;
  if (when.host !== undefined && (host !== null && subject === host) !== when.host) return false;
  if (when.mark !== undefined && when.mark !== happening.mark) return false;
  const side = when.side ?? (when.self || OF_TURNS.includes(when.event) ? 'own' : 'any');
  if (side !== 'any' && (side === 'own') !== (happening.player === context.owner)) return false;
  if (when.by !== undefined && !isBy(when.by, happening.by)) return false;
  if (when.filter !== undefined && !fits(context, when.filter, happening.subject)) return false;
  return when.other === undefined || fits(context, when.other, happening.other);
}

/** What “self” means: the card in play, or the card in the place that its skill works from. */
const selfOf = ({ self, owner, card, vars }: Context): string | null =>
  typeof vars.from === 'string' ? refer({ zone: vars.from, player: owner, card }) : self;

/** R28: an effect that terminates outright is an effect as well. */
const isBy = (wanted: NonNullable<When['by']>, by: string | null): boolean =>
  by === wanted || (wanted === 'effect' && by === 'outright');

/** Words of which several happenings to one card at one moment are one: all the damage that it takes, and that it deals. */
const JOINED: readonly EventWord[] = ['damaged', 'dealsDamage', 'sectorDamaged', 'terminated', 'leaves'];

/** R25: what a skill reacts to once, of all that it hears at one moment. */
function reactions(heard: readonly Happening[], perMoment: boolean): Heard[] {
  const found = new Map<string, Heard>();
  heard.forEach(({ word, subject, other, amount, seq, one }, at) => {
    const key = perMoment
      ? ''
      : one !== undefined
        ? one
        : JOINED.includes(word) && subject !== null
          ? subject
          : `#${at}`;
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

/**
 * The skills that react to a moment, as one batch (G22), once for each thing that they hear of it (R25). Cards that left
 * in this moment still see it.
 */
export function triggers(m: M, events: readonly GameEvent[]): Trigger[] {
  const { types, pastTypes } = askedOf(m);
  // A match in which nobody asks for the past does not look out for it.
  const kept = m.board.past !== undefined && events.some(({ type }) => pastTypes.has(type));
  if (!kept && !events.some(({ type }) => types.has(type))) return [];
  const told =
    events.length === 1 ? events : events.filter(({ type }) => types.has(type) || (kept && pastTypes.has(type)));
  const gone = new Map<Uid, Gone>();
  for (const event of events) {
    if (event.type !== 'terminate' && event.type !== 'leave') continue;
    for (const object of event.data.objects as Gone[]) gone.set(object.id, object);
  }
  const tell = (): Happening[] => told.flatMap((event) => happenings(m, event, gone));
  const before = kept ? tell() : null;
  if (before) lookBack(m, events, before, gone);
  const words = wordsOf(m, told);
  if (words.size === 0) return [];
  // What has left in this moment still reacts, and is not in play any more.
  const heard = gone.size === 0 ? heardNow(m) : null;
  if (heard !== null && !shares(heard, words)) return [];
  const listening = listeners(m, gone, words);
  if (listening.length === 0) return [];
  const happened = before ?? tell();
  const last: { [id: string]: LastKnown } = {};
  for (const one of gone.values()) last[one.id] = known(one);
  const speed = m.state.options.reactiveSpeed as number;
  const perMoment = m.state.options.reactions === 'moment';
  const found: Trigger[] = [];
  const actor = actorOf(m);
  for (const { self, owner, host, skills, used = [], vars: known = {}, watch } of listening) {
    const knows = gone.size > 0 || actor?.vars.last !== undefined;
    for (const source of skills) {
      const { when, oncePerTurn } = source.skill;
      if (!when || !words.has(when.event) || isSpent(m, source, self) || (oncePerTurn && used.includes(source.program)))
        continue;
      const vars: Vars = knows
        ? {
            ...known,
            last: { ...(actor?.vars.last as object | undefined), ...(known.last as object | undefined), ...last },
          }
        : known;
      const context: Context = { m, owner, self, card: source.card, vars };
      const heard = happened.filter((happening) => hears(context, when, host, happening));
      if (heard.length === 0) continue;
      const all = reactions(heard, perMoment).filter(() => isDue(m, source, self));
      const most = watch ? (watch.left ?? all.length) : oncePerTurn ? 1 : all.length;
      for (const { subjects, others, amount, seq } of all.slice(0, most)) {
        // Reactions that differ only in what their skill does not speak of are alike: nobody has to put them in order.
        const { speaks } = source;
        const causes = {
          ...(speaks.cause ? register('cause', subjects) : {}),
          ...(speaks.other ? register('causeOther', others) : {}),
        };
        const spoken = [
          ...(self === null ? [] : [self]),
          ...(host === null ? [] : [host]),
          ...Object.values(causes).flatMap(namesIn),
        ].flatMap((id) => (last[id] ? [[id, last[id]] as const] : []));
        found.push({
          program: source.program,
          owner,
          clause: source.clause,
          card: source.card,
          source: self,
          vars: registers(owner, source.card, self, speed, {
            ...known,
            speed,
            ...(speaks.amount ? { amount } : {}),
            ...causes,
            ...(spoken.length === 0
              ? {}
              : { last: { ...(known.last as object | undefined), ...Object.fromEntries(spoken) } }),
          }),
          cause: seq,
        });
        if (watch) watched(m, watch.id);
      }
    }
  }
  return found;
}
