import type { Aim, Fact, Json, JsonObject, PlayerId, Refusal, Result } from './types.ts';

/** At most this many complete answers are listed as options; above it a form describes the answer. */
export const LISTED = 64;

/** One complete legal answer, before it is dressed as an option of the wire. */
export interface Answer<V> {
  id: string;
  /** The sort of action that it is; none where it only answers what is asked. */
  kind?: string;
  label: string;
  clause: string;
  value: V;
  /** The places and players of the scene that it is about. */
  aim?: Aim | undefined;
}

/** What a caller gave: the id of an option, or an answer in the shape of the form. */
export interface Given {
  option?: string;
  answer?: Json;
}

/**
 * What a player is asked. One object lists the legal answers, accepts or refuses one, and explains the refusal, all from
 * the same guards: there is no second list of what is legal.
 */
export interface Question<V = Json> {
  player: PlayerId;
  /** A word for the sort of decision: `main`, `choose`, `order`, `block`, … */
  kind: string;
  clause: string;
  prompt: string;
  /** True when the candidates lie where the opponent cannot look: such a question is asked even if one answer is possible. */
  hidden: boolean;
  /** True when a sole legal answer is taken without asking. */
  automatic: boolean;
  /** True when the player acts of their own accord, so that a new chain of effects begins with the answer. */
  acts?: true;
  /** The id of the option that stands when nobody answers. */
  default?: string;
  /** Up to `limit` complete legal answers. */
  list(limit: number): Answer<V>[];
  check(given: Given): Result<V>;
  /**
   * JSON Schema of `answer`. What that has no word for is said by words of our own: `x-sum`, what the numbers of a list come to,
   * and `x-first`, how much each of them has to be before the next one is more than 0.
   */
  form(): JsonObject;
  /** The `answer` that says `value`. */
  say(value: V): Json;
  /** The label of the answer that says `value`; null where none was written. */
  labelOf(value: V): string | null;
}

/** The result that something is legal, with the value that it stands for. */
export const accept = <V>(value: V): Result<V> => ({ ok: true, value });
/** The result that something is refused. */
export const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

/** What every ready-made question is given: whom it asks, what about, and by which clause. See `Question` for the rest. */
export type Asked = Pick<Question, 'player' | 'kind' | 'clause' | 'prompt'> & {
  hidden?: boolean;
  automatic?: boolean;
  default?: string;
};

const asked = (about: Asked) => ({
  player: about.player,
  kind: about.kind,
  clause: about.clause,
  prompt: about.prompt,
  hidden: about.hidden ?? false,
  automatic: about.automatic ?? true,
  ...(about.default === undefined ? {} : { default: about.default }),
});

const field = (answer: Json | undefined, name: string): Json | undefined =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? (answer as JsonObject)[name] : undefined;

const unknownFields = (answer: Json | undefined, name: string): boolean =>
  answer === null ||
  typeof answer !== 'object' ||
  Array.isArray(answer) ||
  Object.keys(answer).some((key) => key !== name);

const outOfBounds = (
  clause: string,
  detail: string,
  was: Json,
  needed: Json,
  fact = 'the answer',
): { ok: false; refusal: Refusal } =>
  refuse({ code: 'answer-out-of-bounds', detail, clause, facts: [{ fact, clause, was, needed }] });

/**
 * More answers than a fixed list may have: all of them are made before one is given, and named in the form and in each
 * refusal. What grows with a caller's cards or position is asked with `oneOfMany`, `pick` or `divide`.
 */
const FIXED = 300;

/** A question with a short fixed list of answers, of which exactly one is given. */
export function oneOf(about: Asked, answers: Answer<string>[]): Question<string> {
  if (answers.length > FIXED) throw new Error(`oneOf: ${answers.length} answers to ${about.kind} are no short list`);
  const ids = () => answers.map((answer) => answer.id);
  return {
    ...asked(about),
    list: (limit) => answers.slice(0, limit),
    check({ option, answer }) {
      const id = option ?? field(answer, 'option');
      if (option === undefined && (unknownFields(answer, 'option') || typeof id !== 'string')) {
        return outOfBounds(about.clause, 'The answer has to be {"option": …}.', answer ?? null, ids());
      }
      const found = answers.find((candidate) => candidate.id === id);
      if (found) return accept(found.value);
      return refuse({
        code: 'no-such-option',
        detail: `There is no option ${JSON.stringify(id)} here.`,
        clause: about.clause,
        facts: [{ fact: 'the option', clause: about.clause, was: id ?? null, needed: ids() }],
      });
    },
    form: () => ({
      type: 'object',
      properties: { option: { enum: ids() } },
      required: ['option'],
      additionalProperties: false,
    }),
    say: (value) => ({ option: answers.find((answer) => answer.value === value)?.id ?? value }),
    labelOf: (value) => answers.find((answer) => answer.value === value)?.label ?? null,
  };
}

/**
 * Exactly one of any number of answers. They are made one by one, and only as many as are looked at; `find` gives the
 * one that an id names. No two answers may have one id.
 */
export function oneOfMany(
  about: Asked,
  answers: () => Iterable<Answer<string>>,
  find: (id: string) => Answer<string> | undefined,
): Question<string> {
  const list = (limit: number) => take(answers(), limit);
  return {
    ...asked(about),
    list,
    check({ option, answer }) {
      const id = option ?? field(answer, 'option');
      if (typeof id !== 'string' || (option === undefined && unknownFields(answer, 'option'))) {
        return outOfBounds(about.clause, 'The answer has to be {"option": …}.', answer ?? null, { option: 'string' });
      }
      const found = find(id);
      if (found) return accept(found.value);
      const needed = { oneOf: list(LISTED).map((one) => one.id) };
      return refuse({
        code: 'no-such-option',
        detail: `There is no option ${JSON.stringify(id)} here.`,
        clause: about.clause,
        facts: [{ fact: 'the option', clause: about.clause, was: id, needed }],
      });
    },
    form: () => ({
      type: 'object',
      properties: { option: { type: 'string', minLength: 1, examples: list(LISTED).map(({ id }) => id) } },
      required: ['option'],
      additionalProperties: false,
    }),
    say: (value) => {
      for (const { id, value: said } of answers()) if (said === value) return { option: id };
      return { option: value };
    },
    labelOf: (value) => {
      const named = find(value);
      if (named?.value === value) return named.label;
      return list(LISTED).find((one) => one.value === value)?.label ?? null;
    },
  };
}

/** The first `limit` of what may be endless. */
function take<T>(all: Iterable<T>, limit: number): T[] {
  const found: T[] = [];
  if (limit <= 0) return found;
  for (const one of all) {
    found.push(one);
    if (found.length >= limit) break;
  }
  return found;
}

/** Yes or no. The value is `'yes'` or `'no'`; without `can`, only no is legal and the question is still asked. */
export function yesOrNo(about: Asked & { yes: string; no: string; can?: boolean }): Question<string> {
  const answers = [{ id: 'no', label: about.no, clause: about.clause, value: 'no' }];
  if (about.can ?? true) answers.unshift({ id: 'yes', label: about.yes, clause: about.clause, value: 'yes' });
  return oneOf({ default: 'no', ...about }, answers);
}

export interface Candidate {
  id: string;
  label: string;
}

export interface PickAsked extends Asked {
  candidates: Candidate[];
  min: number;
  max: number;
  /** Why something that is not a candidate is none. */
  why?: (id: string) => Refusal | null;
}

/** Up to `limit` different sets of `min` to `max` candidates; copies of one card count as alike. */
function combinations(candidates: Candidate[], min: number, max: number, limit: number): Candidate[][] {
  const kinds = new Map<string, { candidate: Candidate; copies: number }>();
  for (const candidate of candidates) {
    const known = kinds.get(candidate.id);
    if (known) known.copies++;
    else kinds.set(candidate.id, { candidate, copies: 1 });
  }
  const list = [...kinds.values()];
  const after = list.map((_, at) => list.slice(at).reduce((sum, { copies }) => sum + copies, 0));
  const found: Candidate[][] = [];
  const chosen: Candidate[] = [];
  const walk = (at: number, left: number) => {
    if (found.length >= limit) return;
    if (left === 0) {
      found.push([...chosen]);
      return;
    }
    const kind = list[at];
    if (!kind || (after[at] ?? 0) < left) return;
    const most = Math.min(kind.copies, left);
    for (let copies = most; copies >= 0; copies--) {
      for (let i = 0; i < copies; i++) chosen.push(kind.candidate);
      walk(at + 1, left - copies);
      chosen.length -= copies;
    }
  };
  for (let size = min; size <= max; size++) walk(0, size);
  return found;
}

/** Choose between `min` and `max` of the candidates, in no order. Two candidates with one id are two copies of the same card. */
export function pick(about: PickAsked): Question<string[]> {
  const max = Math.min(about.max, about.candidates.length);
  const min = Math.min(about.min, max);
  const name = (ids: string[]) => (ids.length === 0 ? 'none' : ids.join('+'));
  const copies = (id: string) => about.candidates.filter((candidate) => candidate.id === id).length;
  const kinds = [...new Set(about.candidates.map((candidate) => candidate.id))];
  const isUnique = kinds.length === about.candidates.length;
  /** There may be more copies of others, so that not each can be chosen as often as cards are. */
  const atMostItsCopies = (id: string): JsonObject[] => {
    const most = copies(id);
    return isUnique || most >= max ? [] : [{ contains: { const: id }, minContains: 0, maxContains: most }];
  };
  const inOrder = (ids: string[]) => [...ids].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
  const labelOf = (ids: string[]) =>
    ids.length === 0
      ? 'None'
      : ids.map((id) => about.candidates.find((candidate) => candidate.id === id)?.label ?? id).join(', ');
  const wrongNumber = (chosen: number) =>
    outOfBounds(
      about.clause,
      `Choose ${min === max ? min : `${min} to ${max}`}, not ${chosen}.`,
      chosen,
      { min, max },
      'how many are chosen',
    );
  const check = (ids: Json | undefined): Result<string[]> => {
    if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
      return outOfBounds(about.clause, 'The answer has to be {"choose": [ids]}.', ids ?? null, { choose: ['id'] });
    }
    const list = ids as string[];
    if (list.length > about.candidates.length) return wrongNumber(list.length);
    for (const id of list) {
      const left = copies(id);
      if (left === 0) {
        const why = about.why?.(id);
        if (why) return refuse(why);
        return refuse({
          code: 'no-such-option',
          detail: `${JSON.stringify(id)} can't be chosen here.`,
          clause: about.clause,
          facts: [{ fact: 'the candidates', clause: about.clause, was: id, needed: about.candidates.map((c) => c.id) }],
        });
      }
      const taken = list.filter((other) => other === id).length;
      if (taken > left) {
        const detail = `${JSON.stringify(id)} is chosen too often.`;
        return outOfBounds(about.clause, detail, taken, { atMost: left }, `how often ${id} is chosen`);
      }
    }
    if (list.length < min || list.length > max) return wrongNumber(list.length);
    return accept(inOrder(list));
  };

  return {
    ...asked(about),
    list: (limit) =>
      combinations(about.candidates, min, max, limit).map((set) => {
        const value = set.map((candidate) => candidate.id);
        return { id: name(value), label: labelOf(value), clause: about.clause, value };
      }),
    check({ option, answer }) {
      if (option !== undefined) {
        const checked = check(option === 'none' ? [] : option.split('+'));
        if (!checked.ok || name(checked.value) === option) return checked;
        return refuse({
          code: 'no-such-option',
          detail: `There is no option ${JSON.stringify(option)} here; the one with these cards is ${JSON.stringify(name(checked.value))}.`,
          clause: about.clause,
          facts: [{ fact: 'the option', clause: about.clause, was: option, needed: name(checked.value) }],
        });
      }
      if (unknownFields(answer, 'choose')) {
        return outOfBounds(about.clause, 'The answer has to be {"choose": [ids]}.', answer ?? null, { choose: ['id'] });
      }
      return check(field(answer, 'choose'));
    },
    form: () => {
      const bounds = kinds.flatMap(atMostItsCopies);
      return {
        type: 'object',
        properties: {
          choose: {
            type: 'array',
            items: { enum: kinds },
            minItems: min,
            maxItems: max,
            uniqueItems: isUnique,
            ...(bounds.length === 0 ? {} : { allOf: bounds }),
          },
        },
        required: ['choose'],
        additionalProperties: false,
      };
    },
    say: (value) => ({ choose: value }),
    labelOf,
  };
}

/** A whole number from `min` to `max`. */
export function howMany(about: Asked & { min: number; max: number; label: (n: number) => string }): Question<number> {
  const numbers = (limit: number) =>
    Array.from({ length: Math.max(0, Math.min(limit, about.max - about.min + 1)) }, (_, i) => about.min + i);
  const check = (n: Json | undefined): Result<number> =>
    typeof n === 'number' && Number.isInteger(n) && n >= about.min && n <= about.max
      ? accept(n === 0 ? 0 : n)
      : outOfBounds(about.clause, `A whole number from ${about.min} to ${about.max}.`, n ?? null, {
          min: about.min,
          max: about.max,
        });
  return {
    ...asked(about),
    list: (limit) =>
      numbers(limit).map((n) => ({ id: String(n), label: about.label(n), clause: about.clause, value: n })),
    check({ option, answer }) {
      if (option !== undefined) return check(option === String(Number(option)) ? Number(option) : option);
      if (unknownFields(answer, 'number')) {
        return outOfBounds(about.clause, 'The answer has to be {"number": n}.', answer ?? null, { number: 'integer' });
      }
      return check(field(answer, 'number'));
    },
    form: () => ({
      type: 'object',
      properties: { number: { type: 'integer', minimum: about.min, maximum: about.max } },
      required: ['number'],
      additionalProperties: false,
    }),
    say: (value) => ({ number: value }),
    labelOf: about.label,
  };
}

export interface DivideAsked extends Asked {
  total: number;
  /** How much each part has to be given before the next one may be given any, in their order; 0 where nothing is asked. */
  first: readonly number[];
  /** What a division says to a reader. */
  label(amounts: readonly number[]): string;
  /** The clause by which a part comes before the next, when it was given so much. */
  order?(given: number): string;
  /** What the parts are called in a refusal: `damage on defender`. */
  part?: string;
}

/**
 * Every way to give all of `total` to the parts in their order, none of them any before the one ahead has what it has to
 * be given first. Made one by one: there may be billions.
 */
function* divisions(total: number, first: readonly number[]): Generator<number[]> {
  const last = first.length - 1;
  const given = first.map(() => 0);
  function* walk(at: number, left: number): Generator<number[]> {
    given[at] = left;
    yield [...given];
    if (at < last) {
      for (let here = left - 1; here >= (first[at] ?? 0); here--) {
        given[at] = here;
        yield* walk(at + 1, left - here);
      }
    }
    given[at] = 0;
  }
  if (last >= 0) yield* walk(0, total);
}

/**
 * Divide a number among parts that stand in an order, all of it. The value is how much each part gets; an option is
 * named by these numbers, `3+2`.
 */
export function divide(about: DivideAsked): Question<number[]> {
  const { total, first } = about;
  const parts = first.length;
  const order = about.order ?? (() => about.clause);
  const name = (amounts: readonly number[]) => amounts.join('+');

  /** The first thing that is wrong with a division, by arithmetic alone. */
  const wrong = (amounts: readonly number[]): Fact | null => {
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    if (amounts.length !== parts || sum !== total) {
      return {
        fact: `${about.part ?? 'the parts'}, all together`,
        clause: about.clause,
        was: [...amounts],
        needed: { parts, sum: total },
      };
    }
    const lastGiven = amounts.findLastIndex((amount) => amount > 0);
    const at = amounts.findIndex((amount, i) => i < lastGiven && amount < (first[i] ?? 0));
    if (at < 0) return null;
    const was = amounts[at] ?? 0;
    const fact = `${about.part ?? 'part'} ${at + 1} before the next`;
    return { fact, clause: order(was), was, needed: { atLeast: first[at] ?? 0 } };
  };
  const check = (amounts: Json | undefined): Result<number[]> => {
    const whole = (amount: Json) => typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0;
    if (!Array.isArray(amounts) || !amounts.every(whole)) {
      const needed = { divide: `${parts} whole numbers, together ${total}` };
      return outOfBounds(about.clause, 'The answer has to be {"divide": [numbers]}.', amounts ?? null, needed);
    }
    const given = (amounts as number[]).map((amount) => amount + 0);
    const fact = wrong(given);
    if (!fact) return accept(given);
    const detail = `Not legal: ${fact.fact} is ${JSON.stringify(fact.was)}, and has to be ${JSON.stringify(fact.needed)}.`;
    return refuse({ code: 'illegal-action', detail, clause: fact.clause, facts: [fact] });
  };

  return {
    ...asked(about),
    list: (limit) =>
      take(divisions(total, first), limit).map((value) => ({
        id: name(value),
        label: about.label(value),
        clause: order(total),
        value,
      })),
    check({ option, answer }) {
      if (option !== undefined) {
        if (/^(0|[1-9]\d{0,8})(\+(0|[1-9]\d{0,8}))*$/.test(option)) return check(option.split('+').map(Number));
        return refuse({
          code: 'no-such-option',
          detail: `There is no option ${JSON.stringify(option)} here.`,
          clause: about.clause,
          facts: [{ fact: 'the option', clause: about.clause, was: option, needed: 'a+b+…' }],
        });
      }
      if (unknownFields(answer, 'divide')) {
        return outOfBounds(about.clause, 'The answer has to be {"divide": [numbers]}.', answer ?? null, {
          divide: ['integer'],
        });
      }
      return check(field(answer, 'divide'));
    },
    form: () => ({
      type: 'object',
      properties: {
        divide: {
          type: 'array',
          items: { type: 'integer', minimum: 0, maximum: total },
          minItems: parts,
          maxItems: parts,
          'x-sum': total,
          ...(first.some((amount) => amount > 0) ? { 'x-first': [...first] } : {}),
        },
      },
      required: ['divide'],
      additionalProperties: false,
    }),
    say: (value) => ({ divide: value }),
    labelOf: about.label,
  };
}
