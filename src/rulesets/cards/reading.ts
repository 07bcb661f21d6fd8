/**
 * Reads what a card says back in English, as the engine understood it. A game gives one phrase for each form of its language and
 * a few words for each value; everything else follows from the schemas. Phrases are data, so that they can be read both ways.
 *
 * A phrase is a text with slots: `{count}` stands for what is said of that field, `[ … ]` is left out where none of its slots has
 * anything to say, `[ … | … ]` says the second part then, and `[& … ]` is joined by "and" to one like it before it. Of the groups in
 * `[! … ]` a text has to say one. `{other?not this card:this card}` chooses by a field that is true or false,
 * `{count#card#cards}` counts a noun, `{percent~% more:% less}` says a number below 0 without its sign, and `{all* and }` joins a list with
 * these words. `{^zone}` is a field of what the form stands in.
 */
import * as core from 'zod/v4/core';
import type { ReadLine } from '../../engine/index.ts';
import { quoted } from './lexicon.ts';

export type Schema = core.$ZodType;

/** What is said of each form of a table, and of each value of an enum. */
export interface Phrases {
  forms: ReadonlyMap<Schema, Phrase>;
  values: ReadonlyMap<Schema, Readonly<Record<string, string>>>;
}

export interface Phrase {
  parts: readonly Part[];
  /** The fields that the phrase speaks of. */
  slots: ReadonlySet<string>;
}

export type Part =
  | string
  | {
      slot: string;
      /** Whether it is a field of a form around this one. */
      around?: boolean;
      /** What is said of a field of this value. */
      by?: Readonly<Record<string, string>>;
      one?: string;
      many?: string;
      join?: string;
      how?: 'signed' | 'sentences';
      /** What follows a number of at least 0, and what one below it, which is said without its sign. */
      above?: string;
      below?: string;
      /** The words with which something can begin that may come right behind it. */
      later?: ReadonlySet<string>;
    }
  | {
      group: readonly Part[];
      otherwise: readonly Part[];
      joins: boolean;
      /** Whether a text has to say something of it: what is written can lack it, and is refused elsewhere. */
      must: boolean;
      /** The words with which it can begin, as far as the phrase says them. */
      heads: readonly string[];
    };

/** Phrases for the forms of a table, by their names in it. What may come behind a form that begins another of them may come behind any. */
export const sayForms = <T extends Readonly<Record<string, core.SomeType>>>(
  table: T,
  say: { readonly [K in keyof T]: string },
): [Schema, Phrase][] => {
  const all = Object.entries(say as Readonly<Record<string, string>>).map(
    ([name, text]) => [table[name] as unknown as Schema, phraseOf(text)] as const,
  );
  const forms = new Set(all.map(([schema]) => schema));
  const behind = all.flatMap(([schema, { parts }]) => behindFirst(schema, parts, forms));
  return all.map(([schema, phrase]) => [
    schema,
    behind.length === 0 ? phrase : { ...phrase, parts: withLater(phrase.parts, behind) },
  ]);
};

/** The words with which something can begin that may come right behind the slot with which a form begins, where that may be one of some forms. */
function behindFirst(form: Schema, parts: readonly Part[], forms: ReadonlySet<Schema>): readonly string[] {
  const first = parts.find((part) => typeof part === 'string' || !('group' in part) || part.otherwise.length > 0);
  if (first === undefined || typeof first === 'string' || !('slot' in first)) return [];
  const field = bare((form as core.$ZodObject)._zod.def.shape[first.slot] as Schema);
  const isOne = field instanceof core.$ZodUnion && field._zod.def.options.some((option) => forms.has(bare(option)));
  return isOne ? [...(first.later ?? [])] : [];
}

/** Words for the values of an enum. */
export const sayValues = <V extends string>(
  schema: core.$ZodType<V>,
  say: { readonly [K in V]: string },
): [Schema, Readonly<Record<string, string>>] => [schema, say];

export const phrasebook = (
  forms: readonly (readonly [Schema, Phrase])[],
  values: readonly (readonly [Schema, Readonly<Record<string, string>>])[],
): Phrases => ({ forms: new Map(forms), values: new Map(values) });

/** The words for the values of enums, all in one table. Throws where the phrases have none for one. */
export const wordsFor = (phrases: Phrases, ...schemas: readonly Schema[]): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...schemas.map((schema) => {
      const words = wordsIn(phrases.values, schema);
      if (words === undefined) throw new Error('there are no words for the values of an enum');
      return words;
    }),
  );

/** The words for the values of an enum: its own, or those of one that it is a part of. */
export function wordsIn(values: Phrases['values'], schema: Schema): Readonly<Record<string, string>> | undefined {
  const own = values.get(schema);
  if (own || !(schema instanceof core.$ZodEnum)) return own;
  const wanted = Object.values(schema._zod.def.entries).map(String);
  return [...values.values()].find((said) => wanted.every((word) => Object.hasOwn(said, word)));
}

/** Reads a phrase into its parts. Throws where brackets do not match: that is a fault of the phrase. */
function phraseOf(text: string): Phrase {
  const slots = new Set<string>();
  let at = 0;
  const read = (ends: string): Part[] => {
    const parts: Part[] = [];
    let plain = '';
    const flush = () => {
      if (plain !== '') parts.push(plain);
      plain = '';
    };
    for (;;) {
      const char = text[at++];
      if (char === undefined) {
        if (ends !== '') throw new Error(`"${text}" has a bracket that does not end`);
        break;
      }
      if (ends.includes(char)) {
        at--;
        break;
      }
      if (char === '{') {
        flush();
        const end = text.indexOf('}', at);
        if (end < 0) throw new Error(`"${text}" has a slot that does not end`);
        parts.push(slotOf(text.slice(at, end)));
        at = end + 1;
      } else if (char === '[') {
        flush();
        const joins = text[at] === '&';
        const must = text[at] === '!';
        if (joins || must) at++;
        const group = read('|]');
        let otherwise: Part[] = [];
        if (text[at++] === '|') {
          otherwise = read(']');
          at++;
        }
        parts.push({ group, otherwise, joins, must, heads: headsOf(group) });
      } else plain += char;
    }
    flush();
    return parts;
  };
  const slotOf = (inside: string): Part => {
    const [, outer = '', slot = '', kind, rest = ''] = /^(\^?)(\w+)(?:([?#*=+!~])(.*))?$/s.exec(inside) ?? [];
    if (slot === '') throw new Error(`"${text}" has a slot without a field`);
    if (outer !== '') return { slot, around: true };
    slots.add(slot);
    const [first = '', second = ''] = rest.split(kind === '#' ? '#' : ':');
    switch (kind) {
      case '?':
        return { slot, by: { true: first, false: second } };
      case '=':
        return { slot, by: Object.fromEntries(rest.split('|').map((one) => one.split(/:(.*)/s, 2))) };
      case '#':
        return { slot, one: first, many: second };
      case '*':
        return { slot, join: rest };
      case '~':
        return { slot, above: first, below: second };
      default:
        return kind === undefined ? { slot } : { slot, how: kind === '+' ? 'signed' : 'sentences' };
    }
  };
  return { parts: withLater(read(''), []), slots };
}

/** The same parts, each slot with the words with which something can begin that may come right behind it. */
function withLater(parts: readonly Part[], behind: readonly string[]): readonly Part[] {
  let later = behind;
  return parts
    .toReversed()
    .map((part): Part => {
      if (typeof part === 'string') {
        // What is always said keeps what comes behind it apart from what stands before it.
        if (part.trim() !== '') later = [];
        return part;
      }
      if ('slot' in part) return { ...part, later: new Set(later) };
      const { group, otherwise, heads } = part;
      const inside = { ...part, group: withLater(group, later), otherwise: withLater(otherwise, later) };
      later = [...heads, ...headsOf(otherwise), ...later];
      return inside;
    })
    .toReversed();
}

/** The words with which parts begin, where it is they that say them. */
function headsOf(parts: readonly Part[]): string[] {
  const first = parts.find((part) => typeof part !== 'string' || part.trim() !== '');
  const texts =
    typeof first === 'string' ? [first] : Object.values((first !== undefined && 'slot' in first && first.by) || {});
  return texts.flatMap((text) => /^ *(\p{L}+)/u.exec(text)?.[1] ?? []);
}

const plains = new WeakMap<Schema, Schema>();

/** A schema without what is put around it: optional, with a default, read later. */
export function bare(schema: Schema): Schema {
  const known = plains.get(schema);
  if (known !== undefined) return known;
  const plain = unwrap(schema);
  plains.set(schema, plain);
  return plain;
}

function unwrap(schema: Schema): Schema {
  if (
    schema instanceof core.$ZodOptional ||
    schema instanceof core.$ZodNullable ||
    schema instanceof core.$ZodDefault ||
    schema instanceof core.$ZodReadonly
  ) {
    return bare(schema._zod.def.innerType);
  }
  return schema instanceof core.$ZodLazy ? bare(schema._zod.innerType) : schema;
}

/** What the elements of a list are; those of a tuple are all of one kind. */
export function elementOf(schema: Schema): Schema | undefined {
  if (schema instanceof core.$ZodArray) return schema._zod.def.element;
  return schema instanceof core.$ZodTuple ? schema._zod.def.items[0] : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field is no single value, and no list of one. */
const isObject = (field: unknown): boolean =>
  Array.isArray(field) && field.length === 1 ? isObject(field[0]) : typeof field === 'object';

type Test = (value: unknown) => boolean;
const tests = new WeakMap<Schema, Test>();

/** Whether a schema takes a value, as far as its keys and its sort tell. */
function fits(schema: Schema, value: unknown): boolean {
  let test = tests.get(schema);
  if (test === undefined) {
    test = testOf(bare(schema));
    tests.set(schema, test);
  }
  return test(value);
}

/** The test for a schema, made once: to ask a schema what it is takes longer than to ask a value. */
function testOf(plain: Schema): Test {
  if (plain instanceof core.$ZodUnion) {
    const { options } = plain._zod.def;
    return (value) => options.some((option) => fits(option, value));
  }
  if (plain instanceof core.$ZodObject) return keysTest(plain._zod.def.shape);
  if (elementOf(plain)) return Array.isArray;
  if (plain instanceof core.$ZodEnum || plain instanceof core.$ZodLiteral) {
    const { values } = plain._zod;
    return (value) => values.has(value as never);
  }
  if (plain instanceof core.$ZodNumber) return (value) => typeof value === 'number';
  if (plain instanceof core.$ZodString) return (value) => typeof value === 'string';
  if (plain instanceof core.$ZodBoolean) return (value) => typeof value === 'boolean';
  return () => true;
}

function keysTest(shape: Readonly<Record<string, Schema>>): Test {
  const fields = Object.entries(shape).map(([key, field]) => {
    const inner = bare(field);
    const only = inner instanceof core.$ZodLiteral ? inner._zod.values : null;
    return { key, only, isOptional: field._zod.optin !== undefined };
  });
  return (value) =>
    isRecord(value) &&
    Object.keys(value).every((key) => key in shape) &&
    fields.every(({ key, only, isOptional }) => {
      const field = value[key];
      return field === undefined ? isOptional : only === null || only.has(field as never);
    });
}

/** The member of a union that a value is one of. */
function memberOf(schema: Schema, value: unknown): Schema {
  const plain = bare(schema);
  if (!(plain instanceof core.$ZodUnion)) return plain;
  const found = plain._zod.def.options.filter((option) => fits(option, value));
  // Forms of the same keys differ in what lies below them.
  const [member] = found.length < 2 ? found : found.filter((option) => core.safeParse(option, value).success);
  if (!member) throw new Error(`no form for ${JSON.stringify(value)}`);
  return memberOf(member, value);
}

/** What reads as one thing needs no brackets. */
const isPlain = (text: string): boolean => !/[,;:()]| and | or | equal to /.test(text);

/** What is said of a form of which nothing is said, and of a list in which there is nothing. */
export const ANYTHING = 'anything';
export const NONE = 'none';

/** What follows such words could belong to what stands before them, or to what that stands in. */
const GOES_ON = /\b(in|with|of|called|that|times|plus|by|named|except|whose|paired|battling)\b/;

/** A form that is being said. */
interface Filled {
  shape: core.$ZodShape;
  value: Record<string, unknown>;
  depth: number;
  /** How that can begin which may come right behind the slot that is being filled. */
  later: ReadonlySet<string>;
  /** What could have been left out, and is still to be said. */
  ahead: Set<Part>;
}

const NOTHING_LATER: ReadonlySet<string> = new Set();

/** The innermost of the forms around one that has this field. */
const around = (forms: readonly Filled[], slot: string): Filled | undefined =>
  forms.findLast(({ value }) => value[slot] !== undefined);

/** Reads values of a language in the words of its phrases. */
export function reader({ forms, values }: Phrases) {
  const isEffects = (schema: Schema): boolean => {
    const plain = bare(schema);
    return plain instanceof core.$ZodArray && hasVerbs(plain._zod.def.element);
  };

  /** The forms that are being said, each within the one before. */
  const within: Filled[] = [];

  /** What is said of a value that stands so many forms deep within what is read. */
  function say(schema: Schema, value: unknown, depth = 0): string {
    const member = memberOf(schema, value);
    const element = elementOf(member);
    if (element) {
      const all = value as unknown[];
      return isEffects(member) ? effectsIn(element, all, depth > 0) : join(element, all, ' or ', depth);
    }
    const known = wordsIn(values, member);
    if (known) return known[String(value)] ?? missing(value);
    const phrase = forms.get(member);
    if (phrase) {
      const { shape } = (member as core.$ZodObject)._zod.def;
      const filled: Filled = {
        ...{ shape, value: value as Record<string, unknown>, depth },
        ...{ later: NOTHING_LATER, ahead: new Set() },
      };
      within.push(filled);
      filled.ahead = new Set(partsSaid(phrase.parts, filled));
      const isBare = filled.ahead.size === 0;
      const { text, open, begun, left } = fill(phrase.parts, filled);
      within.pop();
      const said = tidy(text) || ANYTHING;
      // What begins as something that may come behind this one could belong to either; so could what another form of the kind says
      // behind it, where this one left the same out; but of one that says nothing besides what stands in it brackets would say nothing.
      const isShared = within.some(
        (form) => begun.some((head) => form.later.has(head)) || (!isBare && left.some((part) => form.ahead.has(part))),
      );
      return (depth > 0 && (isShared || !isPlain(said))) || (depth > 1 && open) ? `(${said})` : said;
    }
    if (isRecord(value)) return missing(value);
    return typeof value === 'string' && !(member instanceof core.$ZodLiteral) ? quoted(value) : String(value);
  }

  const join = (element: Schema, all: readonly unknown[], joiner: string, depth: number): string =>
    all.map((one) => say(element, one, all.length > 1 ? depth + 1 : depth)).join(joiner) || NONE;

  /** Instructions one after the other: sentences at the top, in brackets where several stand within something. */
  function effectsIn(element: Schema, all: readonly unknown[], nested: boolean): string {
    if (all.length === 0) return 'do nothing';
    const said = all.map((one) => say(element, one));
    if (!nested) return said.map(sentence).join(' ');
    const [only = ''] = said;
    return said.length === 1 && isPlain(only) ? only : `(${said.join('; ')})`;
  }

  /** The parts that could be left out, and for whose slots there is something to say. */
  const partsSaid = (parts: readonly Part[], of: Filled): Part[] =>
    parts.flatMap((part) =>
      typeof part === 'object' && 'group' in part && isSaid(part.group, of) ? [part, ...partsSaid(part.group, of)] : [],
    );

  const isSaid = (parts: readonly Part[], of: Filled): boolean =>
    parts.some((part) => {
      if (typeof part === 'string') return false;
      return 'group' in part ? isSaid(part.group, of) : valueFor(part, of) !== undefined;
    });

  const valueFor = ({ slot, around: isAround }: Extract<Part, { slot: string }>, of: Filled): unknown =>
    (isAround ? around(within.slice(0, -1), slot) : of)?.value[slot];

  /**
   * Fills parts: whether any slot had something to say, whether one of them says something that could go on, how what could have
   * been left out begins, and what was left out at the end.
   */
  function fill(
    parts: readonly Part[],
    of: Filled,
  ): { text: string; spoken: boolean; open: boolean; begun: readonly string[]; left: readonly Part[] } {
    const begun: string[] = [];
    let left: Part[] = [];
    let text = '';
    let spoken = false;
    let open = false;
    let joined = false;
    for (const part of parts) {
      if (typeof part === 'string') {
        text += part;
        if (part.trim() !== '') left = [];
        continue;
      }
      if ('group' in part) {
        of.ahead.delete(part);
        const inner = fill(part.group, of);
        if (inner.spoken && part.joins && joined) text += ' and';
        if (part.joins) joined ||= inner.spoken;
        const said = inner.spoken ? inner : fill(part.otherwise, of);
        text += said.text;
        spoken ||= inner.spoken;
        open ||= said.open;
        begun.push(...said.begun);
        if (said.text !== '') left = [];
        left.push(...(inner.spoken ? inner.left : [part]));
        if (inner.spoken || part.otherwise.length > 0) begun.push(...part.heads);
        continue;
      }
      const holder = part.around ? around(within.slice(0, -1), part.slot) : of;
      const field = holder?.value[part.slot];
      if (holder === undefined || field === undefined) continue;
      of.later = part.later ?? NOTHING_LATER;
      const said = slotText(part, holder.shape[part.slot] as Schema, field, of.depth + 1);
      spoken = true;
      open ||= isObject(field) && GOES_ON.test(said);
      text += said;
      left = [];
    }
    return { text, spoken, open, begun, left };
  }

  function slotText(part: Extract<Part, { slot: string }>, schema: Schema, field: unknown, depth: number): string {
    if (part.by !== undefined) return part.by[String(field)] ?? missing(field);
    if (part.how === 'sentences') return say(schema, field);
    if (part.how === 'signed') return typeof field === 'number' ? signed(field) : `plus ${say(schema, field, depth)}`;
    if (part.above !== undefined) {
      const isBelow = typeof field === 'number' && field < 0;
      return isBelow ? `${-field}${part.below}` : `${say(schema, field, depth)}${part.above}`;
    }
    if (part.one !== undefined) {
      if (typeof field === 'number') return `${field} ${field === 1 ? part.one : part.many}`;
      return `${part.many} equal to ${say(schema, field, depth)}`;
    }
    const element = elementOf(memberOf(schema, field));
    if (part.join !== undefined && element && Array.isArray(field)) return join(element, field, part.join, depth);
    return say(schema, field, depth);
  }

  return { say };
}

/**
 * Whether the schema of a field of cards is a form with that one field: so a number, or a word that is only there or not, has a
 * phrase like any form.
 */
export function isFormOf(name: string, schema: Schema): boolean {
  const plain = bare(schema);
  return plain instanceof core.$ZodObject && Object.keys(plain._zod.def.shape).join() === name;
}

/**
 * Reads the fields of cards that have a schema here, each as one line, and a list as one line for each of its elements. `path` is a
 * JSON pointer within the card.
 */
export function cardReader<C extends object>(
  phrases: Phrases,
  fields: Readonly<Record<string, Schema>>,
): (card: C) => ReadLine[] {
  const { say } = reader(phrases);
  return (card) =>
    Object.entries(fields).flatMap(([name, schema]) => {
      const value = (card as Record<string, unknown>)[name];
      if (value === undefined) return [];
      const lines = Array.isArray(value) ? value.map((one, at) => [`/${name}/${at}`, one]) : [[`/${name}`, value]];
      const inForm = isFormOf(name, schema);
      return lines.map(([path, one]) => ({
        path: String(path),
        text: sentence(say(schema, inForm ? { [name]: one } : one)),
      }));
    });
}

/** Whether the elements of a list are instructions, which begin with `do`. */
export function hasVerbs(schema: Schema): boolean {
  const plain = bare(schema);
  if (plain instanceof core.$ZodDiscriminatedUnion) return plain._zod.def.discriminator === 'do';
  return plain instanceof core.$ZodUnion && plain._zod.def.options.some(hasVerbs);
}

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value}`;

const missing = (value: unknown): never => {
  throw new Error(`there is no phrase for ${JSON.stringify(value)}`);
};

/** Without spaces that are too many, but for those within names. */
const tidy = (text: string): string =>
  text
    .replace(
      /(“(?:\\.|[^”\\])*”)| +(?=[,.;:])| {2,}/gs,
      (spaces: string, name: string | undefined, at: number) =>
        name ?? (/[,.;:]/.test(text.charAt(at + spaces.length)) ? '' : ' '),
    )
    .trim();

/** A text as a sentence of its own. */
export const sentence = (text: string): string => {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
};

/** The fields of a form that its phrase does not speak of, and the slots that are no fields: faults of the phrase. */
export function unspoken({ forms }: Phrases): string[] {
  return [...forms].flatMap(([schema, { slots }]) => {
    const { shape } = (schema as core.$ZodObject)._zod.def;
    const fields = Object.entries(shape).filter(([, field]) => !(field instanceof core.$ZodLiteral));
    const silent = fields.flatMap(([name]) => (slots.has(name) ? [] : `nothing is said of ${name}`));
    const strange = [...slots].flatMap((name) => (name in shape ? [] : `there is no field ${name}`));
    return [...silent, ...strange].map((what) => `${Object.keys(shape).join()}: ${what}`);
  });
}
