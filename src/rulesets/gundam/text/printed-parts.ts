/** How the parts of a printed text go together: which sentences an "if" covers, what "it" is. */
import type { Json } from '../../../engine/index.ts';

type Fields = Readonly<Record<string, Json>>;

/** A trait as it is printed in parentheses. */
export const named = (text: Json): string | undefined => {
  const name = String(text);
  return /^[^().･<>【】]+$/.test(name) ? name : undefined;
};

/** Where a noun looks for cards that are in play, which gives way to another place that is named. */
const PLAY: ReadonlySet<Json> = new Set(['base', 'play', 'pilots']);
const OUTSIDE: ReadonlySet<Json> = new Set(['hand', 'trash', 'looked']);

/** Both of what is said of cards; undefined where it is said twice. */
export function joined(one: Json, other: Json): Json | undefined {
  const found: Record<string, Json> = { ...(one as Fields) };
  for (const [name, value] of Object.entries(other as Fields)) {
    const before = found[name];
    if (before === undefined) found[name] = value;
    else if (name === 'filter') {
      const filter = filters(before as Fields, value as Fields);
      if (filter === undefined) return undefined;
      found[name] = filter;
    } else if (name === 'zone' && PLAY.has(before) && OUTSIDE.has(value)) found[name] = value;
    else if (name === 'zone' && PLAY.has(value) && OUTSIDE.has(before)) continue;
    else if (before !== value) return undefined;
  }
  return found;
}

function filters(one: Fields, other: Fields): Json | undefined {
  const isTwice = Object.keys(other).some((name) => one[name] !== undefined && one[name] !== other[name]);
  return isTwice ? undefined : { ...one, ...other };
}

/** The filter of a noun, for a card that is already known. */
export const ownOf = (noun: Json): Json => (noun as { filter?: Json }).filter ?? {};

/** The id of a token by its name: every sign that no id can have is a "-". */
export const tokenId = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/['’.]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24);

/** What lasts on a target, as effects. */
export function lasting(target: Json, lasts: Json, until: Json): Json | undefined {
  const all: Json[] = [];
  for (const one of lasts as Fields[]) {
    if (one.ap !== undefined || one.hp !== undefined) all.push({ do: 'modify', target, ...one, until });
    else if (one.keyword !== undefined) all.push({ do: 'grant', target, ...one, until });
    else if (one.cant !== undefined) all.push({ do: 'forbid', target, ...one, until });
    else if (one.can !== undefined) all.push({ do: 'permit', target, ...one, until });
    else if (one.lose !== undefined) all.push({ do: 'lose', target, keyword: one.lose, until });
    else if (one.trait !== undefined) all.push({ do: 'traits', target, gain: one.trait, until });
    else if (one.prevent !== undefined) {
      const { prevent, ...rest } = one;
      all.push({ do: 'prevent', target, amount: prevent, ...rest, until });
    } else return undefined;
  }
  return all;
}

/** A sentence: what it does, on which condition, and how it goes on from the sentences before it. */
type Sentence = { readonly k: string; readonly do?: Json[] } & Fields;

/** Effects in place of "it" said of something else. */
const about = (effects: Json, word: string, target: Json): Json =>
  Array.isArray(effects)
    ? effects.map((one) => about(one, word, target))
    : typeof effects === 'object' && effects !== null
      ? Object.fromEntries(Object.entries(effects).map(([name, value]) => [name, about(value as Json, word, target)]))
      : effects === word
        ? target
        : effects;

/** Verbs that no deck has a part in. */
const WITHOUT_DECK: ReadonlySet<string> = new Set(['setActive', 'rest', 'modify', 'grant', 'forbid', 'permit']);

/** Which sentences say what happens in place of what the ones before say. */
const INSTEAD: ReadonlySet<string> = new Set(['instead', 'other', 'more', 'rather']);

/**
 * Sentences as effects. An "if" covers what follows it, up to the next "if" and to what is done with cards that are left. Undefined where
 * "instead" stands for nothing.
 */
export function body(sentences: readonly Sentence[]): Json[] | undefined {
  const found: Json[] = [];
  for (let at = 0; at < sentences.length; at++) {
    const one = sentences[at] as Sentence;
    const next = sentences.slice(at + 1).findIndex(({ k }) => k !== 'do');
    const end = next < 0 ? sentences.length : at + 1 + next;
    const inside = () => sentences.slice(at + 1, end).flatMap(({ do: effects = [] }) => effects);
    const later = sentences.findIndex(({ k }, place) => place > at && INSTEAD.has(k));
    if (one.k === 'if' && sentences[at + 1]?.k === 'other') {
      const { if: condition = null, do: then = [] } = sentences[at + 1] as Sentence;
      found.push({ if: condition, then, else: [{ if: one.if as Json, then: one.do ?? [] }] });
      at++;
    } else if (one.k === 'waits') {
      // What is put off is all that the text still says.
      const effects = body([one.sentence as unknown as Sentence, ...sentences.slice(at + 1)]);
      const { when, it, that, isSpoken } = one.happening as Fields;
      if (effects === undefined) return undefined;
      const isEnd = it === undefined;
      const later: Json = { later: when as Json, ...(isEnd ? {} : { times: 'any' }), until: 'turn', effects };
      found.push(isEnd ? later : { waiting: later, it: it as Json, that: that as Json, isSpoken: isSpoken ?? false });
      return found;
    } else if (one.k === 'within') {
      // A sentence that goes on in those behind it, all of them on a condition.
      const stop = sentences.findIndex(({ k }, place) => place > at && k !== 'do' && k !== 'ifdo');
      const rest = sentences.slice(at + 1, stop < 0 ? sentences.length : stop);
      const effects = body([one.sentence as unknown as Sentence, ...rest]);
      if (effects === undefined) return undefined;
      found.push({ if: one.if as Json, then: effects });
      at += rest.length;
    } else if (one.k === 'modes') {
      // What is chosen is the whole of the text.
      const all = (one.modes as unknown as Sentence[][]).map((inner) => body(inner));
      if (sentences.length > 1 || all.length <= (one.choose as number) || all.some((effects) => effects === undefined))
        return undefined;
      const modes = all.map((effects, place) => ({ label: String(place + 1), effects: effects as Json[] }));
      found.push({ oneOf: modes, ...(one.choose === 1 ? {} : { choose: one.choose as Json }) });
    } else if (one.k === 'pay') {
      const next = sentences[at + 1];
      if (next?.k !== 'ifdo') return undefined;
      const stop = sentences.findIndex(({ k }, place) => place > at + 1 && k !== 'do');
      const rest = sentences.slice(at + 2, stop < 0 ? sentences.length : stop);
      found.push({ may: [next, ...rest].flatMap(({ do: effects = [] }) => effects), cost: one.cost as Json });
      at += 1 + rest.length;
    } else if (one.k === 'else' || one.k === 'ifnot') {
      // What happens otherwise belongs to what stands before it, which has to be said on a condition.
      const last = found.at(-1) as Fields | undefined;
      const otherwise = one.do ?? [];
      const isAsked = one.k === 'else' && last?.if !== undefined && last.else === undefined;
      const isOffered = last?.may !== undefined && last.otherwise === undefined;
      if (!isAsked && !isOffered) return undefined;
      found.splice(-1, 1, { ...(last as Fields), [isAsked ? 'else' : 'otherwise']: otherwise });
    } else if (one.k === 'later' || one.k === 'paid') {
      const effects = body(one.sentences as unknown as Sentence[]);
      if (effects === undefined) return undefined;
      if (one.k === 'paid') found.push({ may: effects, cost: one.cost as Json });
      else found.push({ later: one.later as Json, until: 'turn', effects });
    } else if (
      (one.k === 'do' || one.k === 'two') &&
      later > at &&
      sentences.slice(at, later).every(({ k }) => k === 'do')
    ) {
      const plain = sentences.slice(at, later).flatMap(({ do: effects = [] }) => effects);
      const instead = sentences[later] as Sentence;
      const other = inPlace(plain, instead);
      if (other === undefined) return undefined;
      found.push(...other);
      at = later;
    } else if (one.k === 'do' || one.k === 'end') found.push(...(one.do ?? []));
    else if (one.k === 'if' || one.k === 'ifdo') {
      // What follows "if you do" may ask once more.
      const rest = body([{ k: 'do', do: one.do ?? [] }, ...sentences.slice(at + 1, end).filter(({ k }) => k === 'do')]);
      if (rest === undefined) return undefined;
      const last = found.at(-1) as Fields | undefined;
      if (one.k === 'ifdo' && last?.do === 'shuffle') {
        // What was done is what stands before the shuffling.
        if (!rest.every((effect) => WITHOUT_DECK.has(String((effect as Fields).do)))) return undefined;
        found.splice(-1, 1, { ifYouDo: rest }, last as Json);
        at = end - 1;
        continue;
      }
      let stop = end;
      let then = rest;
      if (one.k === 'if' && sentences[end]?.k === 'ifdo') {
        const more = body(sentences.slice(end));
        if (more === undefined) return undefined;
        then = [...rest, ...more];
        stop = sentences.length;
      }
      const before = sentences[at - 1];
      const condition = one.k === 'if' ? again(one.if as Json, before?.k === 'if' ? (before.if as Json) : null) : null;
      if (condition === undefined) return undefined;
      found.push(one.k === 'if' ? { if: condition, then } : { ifYouDo: then });
      at = stop - 1;
    } else if (one.k === 'two') {
      const act = inside();
      if (act.length === 0) return undefined;
      const choices: Json[] = [
        { do: 'choose', target: { ...(one.first as object), as: 'first' } },
        { do: 'choose', target: { ...(one.second as object), as: 'second' } },
      ];
      const both: Json = { together: ['first', 'second'].flatMap((ref) => about(act, '$it', { ref }) as Json[]) };
      if (one.may !== undefined) found.push({ may: [...choices, both] });
      else found.push(...choices, both);
      at = end - 1;
      if (sentences[end]?.k === 'ifdo') {
        // All that was asked for are both choices.
        const rest = body(sentences.slice(end + 1));
        const chosen = ['first', 'second'].map((ref): Json => ({ count: { among: { ref } }, min: 1 }));
        if (rest === undefined || one.may !== undefined || !isSure(act)) return undefined;
        found.push({ if: { all: chosen }, then: [...(sentences[end]?.do ?? []), ...rest] });
        return found;
      }
    } else return undefined;
  }
  return found;
}

/** Whether nothing can keep what is chosen from it: it only comes to another place outside play. */
const isSure = (act: readonly Json[]): boolean => act.every((one) => (one as { to?: Json }).to === 'removed');

/** "If 5 or more are in play" asks for what the "if" before it asked for. */
function again(condition: Json, before: Json): Json | undefined {
  const range = (condition as { again?: Json }).again;
  if (range === undefined) return condition;
  const count = (before as { count?: Json } | null)?.count;
  return count === undefined ? undefined : { count, ...(range as object) };
}

/** What happens, or something else in its place. */
function inPlace(plain: Json[], instead: Sentence): Json[] | undefined {
  const made = (then: Json[]): Json[] => [{ if: instead.if as Json, then, else: plain }];
  if (instead.k === 'other') return made(instead.do as Json[]);
  if (instead.k === 'more') {
    const last = plain.at(-1) as { do?: string } | undefined;
    if (last?.do !== (instead.what ?? 'damage')) return undefined;
    return [
      ...plain.slice(0, -1),
      { if: instead.if as Json, then: [{ ...last, amount: instead.amount as Json }], else: [last] },
    ];
  }
  if (instead.k === 'rather') {
    const last = plain.at(-1) as Fields | undefined;
    if (last?.until === undefined) return undefined;
    const then = lasting(instead.to as Json, instead.lasts as Json, last.until) as Json[] | undefined;
    return then && [...plain.slice(0, -1), { if: instead.if as Json, then, else: [last as Json] }];
  }
  const at = plain.findLastIndex((one) => (one as { do?: string }).do === 'choose');
  if (at < 0) return undefined;
  const then = plain.map((one, place) => (place === at ? { do: 'choose', target: instead.choice as Json } : one));
  return [{ if: instead.if as Json, then, else: plain }];
}

/** What "it" and "that Unit" are; null where "that Unit" is what is chosen. */
interface Scope {
  it: Json;
  that: Json;
  /** Whether something has been done to this Unit meanwhile: what "it" gets is for this Unit then, and any other "it" could be either. */
  isBroken?: boolean;
  /** The top cards that were put somewhere last, and whether they are "it" still. */
  placing?: Record<string, Json>;
  isPlaced?: boolean;
}

/** What was put somewhere from the top of a pile; by a name of its own where something else is "it" by now. */
function placed({ placing, isPlaced }: Scope): Json {
  if (placing === undefined) return '$placed';
  if (isPlaced) return 'it';
  placing.as = 'placed';
  return { ref: 'placed' };
}

/** Verbs of which "it" is the subject. */
const LASTS: ReadonlySet<string> = new Set(['modify', 'grant', 'forbid', 'permit', 'traits', 'compel']);

/** "It" and "that Unit" as what they stand for: what was chosen last, or what the text began with. */
function spoken(value: Json, scope: Scope): Json {
  if (value === '$it') return scope.isBroken ? value : scope.it;
  if (value === '$that') return scope.that;
  if (value === '$placed') return placed(scope);
  if (value === '$discarded') {
    scope.it = 'it';
    return 'it';
  }
  if (Array.isArray(value)) return value.map((one) => spoken(one, scope));
  if (typeof value !== 'object' || value === null) return value;
  if ('waiting' in value) {
    const { later, effects, ...rest } = value.waiting as Fields;
    const { it, that } = value as Fields;
    const inner: Scope = { it: it as Json, that: that as Json };
    return { later: spoken(later as Json, scope), ...rest, effects: spoken(effects as Json, inner) };
  }
  const { target, do: verb } = value as Fields;
  const isSaidOfIt = scope.isBroken === true && target === '$it' && LASTS.has(String(verb));
  const said: Fields = isSaidOfIt ? { ...(value as Fields), target: 'this' } : (value as Fields);
  const made = Object.fromEntries(Object.entries(said).map(([name, one]) => [name, spoken(one as Json, scope)]));
  if (made.do === 'setActive' && made.target === 'this' && scope.it !== 'this') scope.isBroken = true;
  if ('choose' in made || 'top' in made || made.do === 'choose') {
    scope.it = 'it';
    scope.isBroken = false;
    scope.isPlaced = false;
    if ('top' in made) Object.assign(scope, { placing: made, isPlaced: true });
    if (scope.that === null) scope.that = 'it';
  }
  if (made.do === 'look') scope.it = { all: true, zone: 'looked' };
  return made;
}

interface Parts {
  head?: Json;
  text?: Json;
  waits?: Json;
  constant?: Json;
}

const OF_COMMANDS = new Set(['main', 'action', 'activateMain', 'activateAction']);

/** An ability of its parts. */
export function meansOfAbility({ head = {}, text, waits, constant }: Parts): Json | undefined {
  const { if: first, ...rest } = head as Fields;
  const conditions: Json[] = first === undefined ? [] : [first];
  const scope: Scope = { it: 'this', that: null };
  if (constant !== undefined) return constantOf(rest, conditions, constant as Fields);
  const { prices, sentences, happening, end, start, while: still } = (text ?? waits) as Fields;
  const made: Record<string, Json> = { ...rest };
  if (happening !== undefined) {
    const { when, it, that } = happening as Fields;
    Object.assign(made, { timing: 'when', when });
    Object.assign(scope, { it, that });
    if (still !== undefined) conditions.push(spoken(still, { it: it as Json, that: that as Json }));
  } else if (end !== undefined || start !== undefined) {
    made.timing = end !== undefined ? 'endOfTurn' : 'startOfTurn';
    conditions.push({ turn: (end ?? start) as Json });
  }
  if (made.timing === undefined) return undefined;
  if (prices !== undefined) made.cost = prices;
  const effects = body(sentences as Sentence[]);
  if (effects === undefined) return undefined;
  const plain = spoken(effects, scope) as Json[];
  const [only, ...more] = plain as Fields[];
  const timings = [made.timing].flat() as string[];
  const isWhole = only !== undefined && more.length === 0 && only.if !== undefined && only.else === undefined;
  if (isWhole && !timings.some((one) => OF_COMMANDS.has(one))) {
    conditions.push(only.if as Json);
    made.effects = only.then as Json;
  } else made.effects = plain;
  const from = conditions.findIndex((one) => (one as Fields).deployedFrom !== undefined);
  if (from >= 0) {
    if (made.timing !== 'deploy') return undefined;
    const [{ deployedFrom } = {} as Fields] = conditions.splice(from, 1) as Fields[];
    Object.assign(made, { timing: 'when', when: { event: 'deployed', self: true, from: deployedFrom as Json } });
  }
  return withIf(made, conditions);
}

const withIf = (made: Record<string, Json>, conditions: readonly Json[]): Json => {
  const all = conditions.flatMap((one) => (one as { all?: Json[] }).all ?? [one]);
  const [only] = all;
  if (only === undefined) return made;
  return { ...made, if: all.length === 1 ? only : { all } };
};

function constantOf(head: Fields, conditions: readonly Json[], { if: all = [], holds }: Fields): Json | undefined {
  const { to = 'this', lasts = [], zone, dear, when, instead } = holds as Fields;
  if (to === null) return undefined;
  const constant: Json[] =
    instead !== undefined
      ? [{ instead }]
      : dear !== undefined
        ? (dear as Json[])
        : (lasts as Fields[]).map((one) => ({ to: to as Json, ...one }));
  const isHeld = JSON.stringify(constant).includes('"$that"');
  if (isHeld) return undefined;
  const scope: Scope = { it: 'this', that: null };
  const { oncePerTurn, ...rest } = head;
  if (oncePerTurn !== undefined) {
    // Only what damage is reduced by can be used up.
    const [only] = constant as Record<string, Json>[];
    if (only?.prevent === undefined || constant.length > 1) return undefined;
    constant[0] = { ...only, oncePerTurn };
  }
  const made = { ...rest, timing: 'constant', ...(zone === undefined ? {} : { zone }), constant };
  return spoken(withIf(made, [...conditions, ...(all as Json[]), ...(when === undefined ? [] : [when])]), scope);
}
