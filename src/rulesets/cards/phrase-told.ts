/** The phrases of a language as people read them: ‹field› is what is said of a field, [ … ] may be left out, ( / ) is one of several. */
import * as core from 'zod/v4/core';
import type { Part, Phrases, Schema } from './reading.ts';
import { bare, elementOf, wordsIn } from './reading.ts';

const tidy = (text: string): string => text.replace(/ {2,}/g, ' ').trim();

const blank = (slot: string): string => `‹${slot}›`;

/** Of more ways to put something than these, only the first and the last are told. */
const MOST_WAYS = 8;
const FIRST_WAYS = 3;

/** Several ways to put something; in [ ] where one of them says nothing. */
function either(texts: readonly string[]): string {
  const all = [...new Set(texts.map((text) => text.trim()))];
  const said = all.filter((text) => text !== '');
  const told = said.length > MOST_WAYS ? [...said.slice(0, FIRST_WAYS), '…', ...said.slice(-1)] : said;
  const joined = told.join(' / ');
  if (said.length < all.length) return `[${joined}]`;
  return said.length === 1 ? joined : `(${joined})`;
}

/** A text with the spaces that stood around another one. */
const spaced = (text: string, like: readonly string[]): string =>
  `${like.some((one) => one.startsWith(' ')) ? ' ' : ''}${text}${like.some((one) => one.endsWith(' ')) ? ' ' : ''}`;

/** What may be left out; what is in brackets as a whole needs no others. */
const optional = (text: string): string => (/^\[[^[\]]*\]$/.test(text) ? text : `[${text}]`);

function partText(part: Part): string {
  if (typeof part === 'string') return part;
  if ('group' in part) {
    const [group, otherwise] = [partsText(part.group), partsText(part.otherwise).trim()];
    const inside = otherwise === '' ? group.trim() : `${group.trim()} | ${otherwise}`;
    return spaced(optional(`${part.joins ? 'and ' : ''}${inside}`), [group]);
  }
  const { slot, by, one, many, join, how, above, below = '' } = part;
  if (by !== undefined) return spaced(either(Object.values(by)), Object.values(by));
  if (one !== undefined) return `${blank(slot)} ${either([one, many ?? one])}`;
  if (above !== undefined) return `${blank(slot)}${spaced(either([above, below]), [above, below])}`;
  if (how === 'signed') return `±${blank(slot)}`;
  return join === undefined ? blank(slot) : `${blank(slot)}[${join}${blank(slot)} …]`;
}

const partsText = (parts: readonly Part[]): string => parts.map(partText).join('');

/** The part of a phrase that speaks of a field, with the words that come and go with it; undefined where it is the field alone. */
function fieldText(parts: readonly Part[], field: string): string | undefined {
  const isField = (part: Part) =>
    typeof part !== 'string' && 'slot' in part && part.slot === field && part.around !== true;
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if ('group' in part) {
      if ([...part.group, ...part.otherwise].some(isField)) return tidy(partText(part));
      const inner = fieldText(part.group, field) ?? fieldText(part.otherwise, field);
      if (inner !== undefined) return inner;
    } else if (isField(part)) {
      const text = tidy(partText(part));
      if (text !== blank(field)) return text;
    }
  }
  return undefined;
}

/** The schemas from one on to those that it describes anew. */
function* schemasOf(schema: Schema): Generator<Schema> {
  for (let one: Schema | undefined = schema; one !== undefined; one = one._zod.parent) {
    yield one;
    yield bare(one);
  }
}

/**
 * How something is put in a language: a form, one of its fields by its `name`, or one of the values of an enum by its `name`. Undefined
 * where nothing is said of it.
 */
export const phraseTold =
  ({ forms, values }: Phrases) =>
  (schema: Schema, name?: string): string | undefined => {
    for (const one of schemasOf(schema)) {
      const phrase = forms.get(one);
      if (phrase !== undefined)
        return name === undefined ? tidy(partsText(phrase.parts)) : fieldText(phrase.parts, name);
      if (name === undefined || one instanceof core.$ZodObject || elementOf(one) !== undefined) continue;
      const said = wordsIn(values, one)?.[name];
      if (said !== undefined) return said.trim();
    }
    return undefined;
  };
