import * as z from 'zod';
import type { AnyRuleset, Json, JsonObject } from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { one } from '../../src/simulate/choice.ts';
import { isHolder, places, valueAt } from '../properties/support/places.ts';
import type { Api, Schema } from '../support/fuzz/api.ts';
import { makeValue } from '../support/fuzz/values.ts';

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const readers = new WeakMap<AnyRuleset, { schema: Schema; resolve: (schema: Schema) => Schema }>();

function readerOf(rules: AnyRuleset): { schema: Schema; resolve: (schema: Schema) => Schema } {
  const known = readers.get(rules);
  if (known) return known;
  const schema = z.toJSONSchema(rules.position, { io: 'input', unrepresentable: 'any' }) as Schema;
  const resolve = (part: Schema): Schema => {
    const path = typeof part.$ref === 'string' ? part.$ref.split('/').slice(1) : null;
    if (path === null) return part;
    const found = path.reduce<unknown>((inner, key) => (isSchema(inner) ? inner[key] : undefined), schema);
    return isSchema(found) ? resolve(found) : {};
  };
  const made = { schema, resolve };
  readers.set(rules, made);
  return made;
}

/**
 * A position in which one field, perhaps one that it does not have yet, is something else that the schema allows; cards, names and numbers
 * are mostly such as stand in fields of that name elsewhere in the position.
 */
export function madePosition(rules: AnyRuleset, position: JsonObject, dice: Dice): Json {
  const { schema, resolve } = readerOf(rules);
  const names: Record<string, Json[]> = {};
  for (const place of places(position, '')) {
    const name = place.field.replaceAll('[]', '');
    names[name] = [...(names[name] ?? []), valueAt(place)];
  }
  const fits = (of: Schema, value: unknown) => fitsRoughly(resolve(of), value);
  const makings = { api: { resolve, fits } as unknown as Api, names, dice };
  const changed = (of: Schema, value: Json | undefined, name: string): Json => {
    const form = formOf(resolve(of), value, resolve);
    if (typeof value === 'number' && dice.below(2) === 0) return one(dice, [value + 1, value - 1, 0, 99]);
    if (!isHolder(value) || dice.below(4) === 0) return makeValue(makings, of, name, 2) as Json;
    if (Array.isArray(value)) {
      const items = (form.items ?? {}) as Schema;
      const at = dice.below(value.length + 1);
      if (at === value.length) return [...value, makeValue(makings, items, name, 2) as Json];
      return value.with(at, changed(items, value[at], name));
    }
    const fields = Object.entries((form.properties ?? {}) as Record<string, Schema>);
    const [field, inner] = fields.length > 0 ? one(dice, fields) : [one(dice, Object.keys(value)), {}];
    if (field === undefined) return value;
    return { ...value, [field]: changed(inner, value[field], field) };
  };
  const fields = Object.entries((resolve(schema).properties ?? {}) as Record<string, Schema>);
  const [field, of] = one(dice, fields);
  return { ...position, [field]: changed(of, position[field], field) };
}

/** Whether a value is of the kind that a schema is about. */
function fitsRoughly(schema: Schema, value: unknown): boolean {
  const choices = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? (list as Schema[]) : []));
  if (choices.length > 0) return choices.some((choice) => fitsRoughly(choice, value));
  if ('const' in schema) return schema.const === value;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  const kind = Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
  return [schema.type].flat().includes(kind);
}

/** The form, of several that a value can have, that has the fields which it has. */
function formOf(schema: Schema, value: Json | undefined, resolve: (schema: Schema) => Schema): Schema {
  const choices = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? (list as Schema[]) : []));
  if (choices.length === 0) return schema;
  const forms = choices.map((choice) => formOf(resolve(choice), value, resolve));
  const keys = isHolder(value) && !Array.isArray(value) ? Object.keys(value) : [];
  return (
    forms.find((form) =>
      Array.isArray(value)
        ? form.type === 'array'
        : form.type === 'object' && keys.every((key) => key in ((form.properties ?? {}) as object)),
    ) ??
    forms[0] ??
    {}
  );
}
