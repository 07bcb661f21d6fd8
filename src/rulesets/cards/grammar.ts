/**
 * The grammar of what cards say, made from the phrases by which they are read back: each form, value and list of a language becomes a
 * kind of part, and what a phrase says is what a text may say. A new phrase needs nothing here.
 */
import * as core from 'zod/v4/core';
import type { Json } from '../../engine/index.ts';
import { canonical } from '../../engine/index.ts';
import type { Piece, Rule } from './chart.ts';
import { Grammar } from './chart.ts';
import { BRACKETED, Lexicon, NAME, NUMBER, PARENTHESISED, TITLED } from './lexicon.ts';
import type { Part, Phrase, Phrases, Schema } from './reading.ts';
import { ANYTHING, bare, elementOf, hasVerbs, isFormOf, NONE, wordsIn } from './reading.ts';
import type { RuleSort } from './word-sorts.ts';
import type { Heard, TOLD, Wording } from './wording.ts';
import { ACT } from './wording.ts';

/** What fields may be, each one of several values. */
export type Fields = Readonly<Record<string, readonly Json[]>>;

/**
 * What a part of a text means: a value, and what is said of fields. Of a phrase these are the fields of its form; of a value, with "^" before
 * them, those that the forms around it must have.
 */
export interface Meaning {
  value?: Json;
  fields: Fields;
}

const NOTHING: Meaning = { fields: {} };

/** What is asked of fields further out, as it is known at the next form around. */
const OUTER = '^';
const INNER = '>';

/** No form is tried with more values of its fields than these. */
const MOST_MADE = 64;

/** Both together; undefined where they contradict one another. */
function both(a: Fields, b: Fields): Fields | undefined {
  let joined: Record<string, readonly Json[]> | null = null;
  for (const [name, values] of Object.entries(b)) {
    const before = a[name];
    let shared = values;
    if (before !== undefined) {
      const known = new Set(before.map((one) => canonical(one)));
      shared = values.filter((one) => known.has(canonical(one)));
      if (shared.length === 0) return undefined;
    }
    joined ??= { ...a };
    joined[name] = shared;
  }
  return joined ?? a;
}

const named = (fields: Fields, from: string, to: string): Fields => {
  const names = Object.keys(fields);
  if (!names.some((name) => name.startsWith(from))) return {};
  return Object.fromEntries(
    names.flatMap((name) => (name.startsWith(from) ? [[to + name.slice(from.length), fields[name] ?? []]] : [])),
  );
};

/** Whether a schema takes a value. */
const takes = (schema: Schema, value: Json): boolean => core.safeParse(schema, value).success;

/** The grammar of a language, and which kind of part each schema is. */
export class CardGrammar {
  readonly grammar = new Grammar<Meaning>();
  readonly lexicon = new Lexicon();
  /** The forms and lists among the kinds, so that what is read as one can be said again. */
  readonly said = new Map<Piece, Schema>();
  /** Which of the kinds are instructions, said in sentences. */
  readonly instructions = new Map<Piece, Schema>();
  readonly #phrases: Phrases;
  readonly #known = new Map<string, Piece>();
  readonly #ids = new Map<Schema, number>();
  readonly #heard = new Map<string, Piece>(Object.entries(TOLD_AS));
  /** Every field of every form, for what is said of forms around one. */
  readonly #fields: Map<string, Set<Schema>>;

  constructor(phrases: Phrases) {
    this.#phrases = phrases;
    this.#fields = new Map();
    for (const schema of phrases.forms.keys()) {
      for (const [name, field] of Object.entries((schema as core.$ZodObject)._zod.def.shape)) {
        const known = this.#fields.get(name) ?? new Set();
        known.add(bare(field));
        this.#fields.set(name, known);
      }
    }
  }

  /** A kind of part that is made once: under its name, for its schema. */
  #once(name: string, schema: Schema | null, write: (kind: Piece) => void): Piece {
    const id = schema === null ? '' : (this.#ids.get(schema) ?? this.#ids.set(schema, this.#ids.size).get(schema));
    const key = `${name}/${id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const kind = this.grammar.kind();
    this.#known.set(key, kind);
    write(kind);
    return kind;
  }

  #rule(of: Piece, parts: readonly Piece[], rule: Partial<Omit<Rule<Meaning>, 'of' | 'parts'>> = {}): void {
    this.grammar.add({ of, parts, start: NOTHING, add: inRow, end: (so) => [so], ...rule });
  }

  #words(text: string, isHeard = false): Piece[] {
    return this.lexicon.of(text, isHeard).map((terminal) => ~terminal);
  }

  /** A part that may stand in brackets. */
  nested(schema: Schema, but?: 'number'): Piece {
    return this.#once(`nested ${but}`, schema, (kind) => {
      const inner = this.value(schema, but);
      this.#rule(kind, [inner]);
      this.#rule(kind, [...this.#words('('), inner, ...this.#words(')')]);
    });
  }

  /** A value of a schema; all but numbers where `but` says so. */
  value(schema: Schema, but?: 'number'): Piece {
    const plain = bare(schema);
    return this.#once(`value ${but}`, plain, (kind) => this.#write(kind, plain, but));
  }

  #write(kind: Piece, plain: Schema, but?: 'number'): void {
    const words = wordsIn(this.#phrases.values, plain);
    if (words !== undefined) {
      for (const value of plain._zod.values ?? []) {
        const said = words[String(value)];
        if (said !== undefined) this.#rule(kind, this.#words(said), { end: () => [meaning(value as Json)] });
      }
    } else if (plain instanceof core.$ZodUnion) {
      const { options } = plain._zod.def;
      for (const option of options) {
        const member = bare(option);
        const element = elementOf(member);
        const isEither = element !== undefined && options.some((other) => bare(other) === bare(element));
        if (element !== undefined) this.#rule(kind, [this.#list(member, ' or ', isEither ? 2 : 1)]);
        else if (!(member instanceof core.$ZodNumber && but === 'number')) this.#rule(kind, [this.value(member, but)]);
      }
    } else if (plain instanceof core.$ZodNumber) {
      if (but === 'number') return;
      this.#rule(kind, [~NUMBER], { end: ({ value }) => numbers(plain, value, 1) });
      this.#rule(kind, [...this.#words('-'), ~NUMBER], { end: ({ value }) => numbers(plain, value, -1) });
    } else if (plain instanceof core.$ZodLiteral) {
      for (const value of plain._zod.values) {
        this.#rule(kind, this.#words(String(value)), { end: () => [meaning(value as Json)] });
      }
    } else if (plain instanceof core.$ZodBoolean) {
      for (const value of [true, false]) this.#rule(kind, this.#words(String(value)), { end: () => [meaning(value)] });
    } else if (plain instanceof core.$ZodString) {
      this.#rule(kind, [~NAME], { end: (so) => (takes(plain, so.value as Json) ? [so] : []) });
    } else if (elementOf(plain)) {
      this.#rule(kind, [this.#list(plain, ' or ', 1)]);
    } else if (plain instanceof core.$ZodObject) this.#form(kind, plain);
  }

  /** A form: what its phrase says, as an object. */
  #form(kind: Piece, schema: core.$ZodObject): void {
    const phrase = this.#phrases.forms.get(schema);
    if (phrase === undefined) return;
    const { shape } = schema._zod.def;
    this.said.set(kind, schema);
    this.#rule(kind, this.#parts(phrase.parts, shape), {
      end: ({ fields }) => madeOf(shape, fields),
      isSolid: true,
      sort: sortOfForm(phrase, shape),
    });
    if (madeOf(shape, {}).length > 0) this.#rule(kind, this.#words(ANYTHING), { end: () => madeOf(shape, {}) });
  }

  /** The parts of a phrase. What is the only slot of a group has something to say. */
  #parts(parts: readonly Part[], shape: core.$ZodShape, isGroup = false): Piece[] {
    const isOnly = isGroup && parts.filter((part) => typeof part !== 'string').length === 1;
    return parts.flatMap((part) => {
      if (typeof part === 'string') return this.#words(part);
      if ('group' in part) return [this.#group(part, shape)];
      if (part.around === true) return [this.#around(part.slot)];
      const slot = this.#slot(part, shape[part.slot] as Schema, isOnly);
      // What is chosen of a phrase's own words is of its sort; everything else is what an instruction is about.
      if (part.by === undefined && isVerb(shape)) this.grammar.sortAll(slot, 'about');
      return [slot];
    });
  }

  #group(part: Extract<Part, { group: unknown }>, shape: core.$ZodShape): Piece {
    const { group, otherwise, joins, must } = part;
    const kind = this.grammar.kind();
    if (must) {
      // One of its groups has to say something; those behind it may.
      for (const [at, one] of group.entries())
        if (typeof one !== 'string' && 'group' in one)
          this.#rule(kind, [this.#spoken(one, shape), ...this.#parts(group.slice(at + 1), shape)]);
      return kind;
    }
    const spoken = this.#spoken(part, shape);
    this.#rule(kind, [spoken]);
    if (joins) this.#rule(kind, [...this.#words('and'), spoken]);
    this.#rule(kind, this.#parts(otherwise, shape));
    return kind;
  }

  /** A group that says something. */
  #spoken({ group }: Extract<Part, { group: unknown }>, shape: core.$ZodShape): Piece {
    const spoken = this.grammar.kind();
    this.#rule(spoken, this.#parts(group, shape, true), {
      end: (so) => (Object.keys(so.fields).some((name) => !name.startsWith(INNER)) ? [so] : []),
    });
    return spoken;
  }

  /** A field of a form around this one: one of those that have its name. */
  #around(name: string): Piece {
    return this.#once(`around ${name}`, null, (kind) => {
      for (const schema of this.#fields.get(name) ?? []) {
        this.#rule(kind, [this.nested(schema)], {
          end: ({ value }) => (value === undefined ? [] : [{ fields: { [OUTER + name]: [value] } }]),
        });
      }
    });
  }

  #slot(part: Extract<Part, { slot: string }>, field: Schema, isSpoken: boolean): Piece {
    const kind = this.grammar.kind();
    const { slot } = part;
    const end = ({ value, fields }: Meaning): Meaning[] =>
      value === undefined ? [] : [{ fields: { ...named(fields, OUTER, INNER), [slot]: [value] } }];
    if (field._zod.optin !== undefined && !isSpoken) this.#rule(kind, []);
    const plain = bare(field);
    if (part.by !== undefined) {
      for (const [text, values] of byText(part.by, plain)) {
        this.#rule(kind, this.#words(text), { end: () => [{ fields: { [slot]: values } }] });
      }
    } else if (part.how === 'sentences') this.#rule(kind, [this.#sentences(plain)], { end });
    else if (part.how === 'signed') {
      for (const [sign, by] of [
        ['+', 1],
        ['-', -1],
      ] as const) {
        this.#rule(kind, [...this.#words(sign), ~NUMBER], {
          end: ({ value }) => numbers(plain, value, by).flatMap(end),
        });
      }
      this.#rule(kind, [...this.#words('plus'), this.nested(plain, 'number')], { end });
    } else if (part.above !== undefined) {
      this.#rule(kind, [~NUMBER, ...this.#words(part.above)], {
        end: ({ value }) => numbers(plain, value, 1).flatMap(end),
      });
      this.#rule(kind, [~NUMBER, ...this.#words(part.below ?? '')], {
        end: ({ value }) => (value === 0 ? [] : numbers(plain, value, -1).flatMap(end)),
      });
      this.#rule(kind, [this.nested(plain, 'number'), ...this.#words(part.above)], { end });
    } else if (part.one !== undefined) {
      const { one, many = '' } = part;
      for (const noun of new Set([one, many])) {
        this.#rule(kind, [~NUMBER, ...this.#words(noun)], {
          end: ({ value }) => numbers(plain, value, 1).flatMap(end),
        });
        this.#rule(kind, [...this.#words('-'), ~NUMBER, ...this.#words(noun)], {
          end: ({ value }) => numbers(plain, value, -1).flatMap(end),
        });
      }
      this.#rule(kind, [...this.#words(`${many} equal to`), this.nested(plain, 'number')], { end });
    } else {
      const { join } = part;
      for (const { member, least } of lists(plain)) {
        if (join === undefined && isEffects(member)) this.#rule(kind, [this.#effects(member)], { end });
        else this.#rule(kind, [this.#list(member, join ?? ' or ', least)], { end });
      }
      if (elementOf(plain) === undefined) this.#rule(kind, [this.#single(plain)], { end });
    }
    return kind;
  }

  /** A value that is no list, which may stand in brackets. */
  #single(plain: Schema): Piece {
    if (!(plain instanceof core.$ZodUnion) || lists(plain).length === 0) return this.nested(plain);
    return this.#once('single', plain, (kind) => {
      for (const option of plain._zod.def.options) {
        if (elementOf(bare(option)) === undefined) this.#rule(kind, [this.nested(option)]);
      }
    });
  }

  /** Several of a kind with words between them. */
  #list(schema: Schema, joiner: string, least: number): Piece {
    return this.#once(`list ${joiner} ${least}`, bare(schema), (kind) => {
      const element = this.nested(elementOf(schema) as Schema);
      const row = this.grammar.kind();
      this.#rule(row, [element], { end: (so) => (so.value === undefined ? [] : [{ ...so, value: [so.value] }]) });
      this.#rule(row, [row, ...this.#words(joiner), element], { add: inList });
      this.#rule(kind, [row], {
        end: (so) => (Array.isArray(so.value) && so.value.length >= least ? [so] : []),
      });
      if (takes(schema, [])) this.#rule(kind, this.#words(NONE), { end: () => [meaning([])] });
    });
  }

  /** Instructions within something: one, or several in brackets. */
  #effects(schema: Schema): Piece {
    return this.#once('effects', bare(schema), (kind) => {
      const element = this.value(elementOf(schema) as Schema);
      const row = this.grammar.kind();
      const one: Partial<Rule<Meaning>> = {
        end: (so) => (so.value === undefined ? [] : [{ ...so, value: [so.value] }]),
      };
      this.#rule(row, [element], { ...one, sort: 'verb' });
      this.#rule(row, [row, ...this.#words(';'), element], { add: inList, sort: 'verb' });
      this.#rule(kind, this.#words('do nothing'), { end: () => [meaning([])], sort: 'verb' });
      this.#rule(kind, [element], { ...one, sort: 'verb' });
      this.#rule(kind, [...this.#words('('), row, ...this.#words(')')]);
    });
  }

  /** Instructions as sentences, or one thing as it is. */
  #sentences(schema: Schema): Piece {
    if (!isEffects(schema)) return this.value(schema);
    return this.#once('sentences', bare(schema), (kind) => {
      this.instructions.set(kind, schema);
      const element = this.value(elementOf(schema) as Schema);
      const row = this.grammar.kind();
      const listed: Rule<Meaning>['end'] = (so) => (so.value === undefined ? [] : [{ ...so, value: [so.value] }]);
      this.#rule(row, [element], { end: listed, sort: 'verb' });
      this.#rule(row, [row, ...this.#words('.'), element], { add: inList, sort: 'verb' });
      this.#rule(kind, [row]);
      this.#rule(kind, this.#words('do nothing'), { end: () => [meaning([])], sort: 'verb' });
    });
  }

  /** The kind of part of a name that wordings have. */
  heard(name: string): Piece {
    const kind = this.#heard.get(name) ?? this.grammar.kind();
    this.#heard.set(name, kind);
    return kind;
  }

  /** One of several words, of which one may be none. */
  #either(words: readonly string[]): Piece {
    return this.#once(`either ${words.join('|')}`, null, (kind) => {
      for (const one of words) this.#rule(kind, this.#words(one, true), { isHeard: true });
    });
  }

  /** Wordings that are only read, besides what the phrases say. */
  hear(wordings: readonly Wording[]): void {
    const kindOf = (name: string): Piece => this.heard(name);
    for (const { of, parts, means } of wordings) {
      const isAct = of === ACT;
      const pieces = parts.flatMap((part) => {
        if (typeof part === 'string') return this.#words(part, true);
        if ('either' in part) return [this.#either(part.either)];
        const inner = kindOf(part.kind);
        const key = `${part.name}:${part.kind}${isAct ? ' of an act' : ''}`;
        const slot = this.#heard.get(key) ?? this.grammar.kind();
        if (!this.#heard.has(key)) {
          this.#heard.set(key, slot);
          this.#rule(slot, [inner], {
            end: ({ value }) => (value === undefined ? [] : [{ fields: { [part.name]: [value] } }]),
            ...(isAct ? { sort: 'about' } : {}),
          });
        }
        return [slot];
      });
      const isMeant = (value: Json) => typeof of === 'string' || takes(of, value);
      this.#rule(typeof of === 'string' ? kindOf(of) : this.value(of), pieces, {
        isHeard: true,
        ...(isAct ? { sort: 'verb' } : typeof of === 'string' ? {} : { sort: 'form' }),
        end: ({ fields }) => {
          const value = means(heardIn(fields));
          return value === undefined || !isMeant(value) ? [] : [meaning(value)];
        },
      });
    }
  }

  /** Instructions as a text of their own. */
  alone(instructions: Piece): Piece {
    const kind = this.grammar.kind();
    this.#rule(kind, [instructions]);
    this.#rule(kind, [instructions, ...this.#words('.')]);
    return kind;
  }

  /** Any of several things as a whole text, told apart by their names. */
  whole(fields: Readonly<Record<string, Schema>>): Piece {
    const kind = this.grammar.kind();
    for (const [name, schema] of Object.entries(fields)) {
      const inForm = isFormOf(name, schema);
      const end = ({ value, fields: outer }: Meaning): Meaning[] =>
        value === undefined || Object.keys(outer).length > 0
          ? []
          : [{ value: inForm ? value : { [name]: value }, fields: {} }];
      this.#rule(kind, [this.value(schema)], { end });
      this.#rule(kind, [this.value(schema), ...this.#words('.')], { end });
    }
    return kind;
  }
}

/** The pieces that stand for what is no word. */
const TOLD_AS: Readonly<Record<(typeof TOLD)[number], Piece>> = {
  number: ~NUMBER,
  name: ~NAME,
  bracketed: ~BRACKETED,
  parenthesised: ~PARENTHESISED,
  titled: ~TITLED,
};

const heardIn = (fields: Fields): Heard =>
  Object.fromEntries(Object.entries(fields).map(([name, [value = null]]) => [name, value]));

const meaning = (value: Json): Meaning => ({ value, fields: {} });

/** One part after the other: their fields together, and the value of the last that has one. */
function inRow(so: Meaning, { value, fields }: Meaning): Meaning | undefined {
  const joined = both(so.fields, fields);
  if (joined === undefined) return undefined;
  if (value === undefined) return joined === so.fields ? so : { ...so, fields: joined };
  return { value, fields: joined };
}

/** A list and one more. */
function inList(so: Meaning, { value, fields }: Meaning): Meaning | undefined {
  const joined = both(so.fields, fields);
  if (joined === undefined) return undefined;
  if (value === undefined) return { ...so, fields: joined };
  return { value: so.value === undefined ? value : [...(so.value as Json[]), value], fields: joined };
}

/** A number as one of the schemas of a field takes it. */
const numbers = (schema: Schema, value: Json | undefined, by: 1 | -1): Meaning[] => {
  if (typeof value !== 'number' || (value === 0 && by < 0)) return [];
  return hasNumber(schema, value * by) ? [meaning(value * by)] : [];
};

const hasNumber = (schema: Schema, value: number): boolean => {
  const plain = bare(schema);
  if (plain instanceof core.$ZodUnion) return plain._zod.def.options.some((option) => hasNumber(option, value));
  return plain instanceof core.$ZodNumber && takes(plain, value);
};

const isVerb = (shape: core.$ZodShape): boolean => 'do' in shape;

/** Of what sort the words of a form are: those of an instruction, of what says when one is carried out, or of anything else. */
const sortOfForm = ({ parts }: Phrase, shape: core.$ZodShape): RuleSort => {
  if (isVerb(shape)) return 'verb';
  return saysSentences(parts) ? 'timing' : 'form';
};

const saysSentences = (parts: readonly Part[]): boolean =>
  parts.some((part) => {
    if (typeof part === 'string') return false;
    return 'group' in part ? saysSentences(part.group) || saysSentences(part.otherwise) : part.how === 'sentences';
  });

const isEffects = (schema: Schema): boolean => {
  const plain = bare(schema);
  return plain instanceof core.$ZodArray && hasVerbs(plain._zod.def.element);
};

/** The lists that a field may be, and how many are in one at least: two where one alone is not written as a list. */
function lists(plain: Schema): { member: Schema; least: number }[] {
  if (elementOf(plain)) return [{ member: plain, least: 1 }];
  if (!(plain instanceof core.$ZodUnion)) return [];
  const { options } = plain._zod.def;
  return options.flatMap((option) => {
    const member = bare(option);
    const element = elementOf(member);
    if (element === undefined) return [];
    return [{ member, least: options.some((other) => bare(other) === bare(element)) ? 2 : 1 }];
  });
}

/** Which values of a field are said by the same words. */
function byText(by: Readonly<Record<string, string>>, schema: Schema): Map<string, Json[]> {
  const found = new Map<string, Json[]>();
  for (const [word, text] of Object.entries(by)) {
    const value = valuesLike(word).find((one) => takes(schema, one));
    if (value === undefined) continue;
    const known = found.get(text.trim()) ?? [];
    known.push(value);
    found.set(text.trim(), known);
  }
  return found;
}

const valuesLike = (word: string): Json[] => {
  if (word === 'true' || word === 'false') return [word === 'true'];
  return /^-?\d+$/.test(word) ? [Number(word), word] : [word];
};

/** The objects of a form whose fields are these: none where one lacks, or is not as those within it need it. */
function madeOf(shape: core.$ZodShape, fields: Fields): Meaning[] {
  let made: Record<string, Json>[] = [{}];
  for (const [name, field] of Object.entries(shape)) {
    const isOptional = field._zod.optin !== undefined;
    const said = fields[name] ?? (isOptional ? null : literalOf(field));
    if (said === null) continue;
    if (said === undefined) return [];
    if (made.length * said.length > MOST_MADE) return [];
    made = made.flatMap((one) => said.map((value) => ({ ...one, [name]: value })));
  }
  let outer: Fields | undefined = named(fields, OUTER, OUTER);
  for (const [inner, values] of Object.entries(fields)) {
    if (!inner.startsWith(INNER) || outer === undefined) continue;
    const name = inner.slice(INNER.length);
    if (fields[name] === undefined) outer = both(outer, { [OUTER + name]: values });
    else made = made.filter((one) => values.some((value) => canonical(value) === canonical(one[name] as Json)));
  }
  if (outer === undefined) return [];
  const asked = outer;
  return made.map((value) => ({ value, fields: asked }));
}

/** The one value of a field that has only one. */
function literalOf(field: Schema): Json[] | undefined {
  const plain = bare(field);
  return plain instanceof core.$ZodLiteral ? ([...plain._zod.values] as Json[]) : undefined;
}
