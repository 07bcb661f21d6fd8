import * as z from 'zod';
import type { AnyRuleset, Json, JsonObject } from '../../../src/engine/index.ts';
import { canonical } from '../../../src/engine/index.ts';
import type { Dice } from '../../../src/simulate/choice.ts';
import type { Api, Schema } from '../../support/fuzz/api.ts';
import { makeValue } from '../../support/fuzz/values.ts';

/** What lies at a JSON pointer. */
export const at = (card: Json, path: string): Json =>
  path
    .split('/')
    .slice(1)
    .reduce<Json>((value, key) => (value as Record<string, Json>)[key] as Json, card);

/** A default as the dictionary writes it, where it is a single value. */
function singleValue(text: string | undefined): Json | undefined {
  const [, word] = /^`?(-?\w+)`?$/.exec(text ?? '') ?? [];
  if (word === undefined) return undefined;
  return /^-?\d+$/.test(word) ? Number(word) : word === 'true' || word === 'false' ? word === 'true' : word;
}

/** The same meaning is written in one way: a list of one as the one, and what is left out or empty means its default. */
export function plainIn(rules: AnyRuleset): (value: Json) => Json {
  const entries = (rules.language ?? []).flatMap(({ entries }) => entries);
  const known = new Map<string, ReadonlyMap<string, Json | undefined>>();
  /** The defaults of the fields of a form. To find it means to ask every form of the language, so that is done once for a value. */
  const defaultsOf = (form: JsonObject): ReadonlyMap<string, Json | undefined> => {
    const text = canonical(form);
    const found = known.get(text);
    if (found) return found;
    const entry = entries.find(({ schema }) => schema?.safeParse(form).success);
    const defaults = new Map(entry?.fields?.map((field) => [field.word, singleValue(field.default)]));
    known.set(text, defaults);
    return defaults;
  };
  const plain = (value: Json): Json => {
    if (Array.isArray(value)) return value.length === 1 ? plain(value[0] as Json) : value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    // An amount that is scaled by nothing means that amount; cards with one are refused as they are compiled.
    if (Object.keys(value).join() === 'scale') return plain((value as JsonObject).scale as Json);
    const defaults = defaultsOf(value as JsonObject);
    return Object.fromEntries(
      Object.entries(value as JsonObject)
        .map(([key, inner]) => [key, plain(inner)] as const)
        .filter(([key, inner]) => defaults.get(key) === undefined || defaults.get(key) !== inner)
        .filter(([, inner]) => !(typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0)),
    );
  };
  return plain;
}

/** Cards that the schema of a ruleset allows, made up field by field. */
export function made(rules: AnyRuleset, dice: Dice, count: number): Json[] {
  const schema = z.toJSONSchema(rules.card, { io: 'input', unrepresentable: 'any' }) as Schema;
  const resolve = (part: Schema): Schema => {
    const path = typeof part.$ref === 'string' ? part.$ref.split('/').slice(1) : null;
    return path === null ? part : resolve(path.reduce((inner, key) => inner[key] as Schema, schema));
  };
  const api = { resolve, fits: () => false } as unknown as Api;
  const cards: Json[] = [];
  for (let tries = 0; cards.length < count && tries < 20 * count; tries++) {
    const card = makeValue({ api, names: {}, dice }, schema, 'card') as Json;
    if (rules.card.safeParse(card).success && (rules.read?.(card) ?? []).length > 0) cards.push(card);
  }
  return cards;
}
