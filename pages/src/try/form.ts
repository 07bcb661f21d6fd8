/** The form of a position as fields that a person can fill in: read from its JSON Schema, so of whatever game. */

export type FormField = NamedForm & FieldSort;

interface NamedForm {
  name: string;
  title: string;
  about: string;
  required: boolean;
}

/** What a field holds: cards that lie somewhere, or values of a kind. */
export type FieldSort =
  | { sort: 'cards'; entry: Entry | null; most: number; orNumber: boolean }
  | { sort: 'choice'; among: readonly (string | number)[] }
  | { sort: 'number'; least: number; most: number }
  | { sort: 'flag' }
  | { sort: 'text' }
  | { sort: 'amounts'; among: readonly string[]; most: number }
  | { sort: 'group'; fields: FormField[] };

/** What a card that lies somewhere is written as, where more than its id is said of it: under which name the id stands. */
export interface Entry {
  key: string;
  fields: FormField[];
  /** Whether an id alone will do. */
  orId: boolean;
}

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  description?: string;
  enum?: (string | number)[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  'x-names'?: string;
}

const MANY = 999;

/** `startOfMain` as `Start of main`. */
export const titled = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return /^p[12]$/.test(words) ? `Player ${words.slice(1)}` : words.charAt(0).toUpperCase() + words.slice(1);
};

/** Reads the form of a position. */
export function formOf(root: Schema): FormField[] {
  const resolved = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1);
    const known = name === undefined ? undefined : root.$defs?.[name];
    return known ? { ...resolved(known), ...(schema.description ? { description: schema.description } : {}) } : schema;
  };
  /** The forms that a value may have, but for none at all. */
  const forms = (schema: Schema): Schema[] => {
    const whole = resolved(schema);
    const among = whole.anyOf ?? whole.oneOf;
    return among ? among.flatMap(forms) : whole.type === 'null' ? [] : [whole];
  };
  const isId = (schema: Schema) => schema.type === 'string' && schema['x-names'] === 'card';
  const keyOf = ({ properties = {}, required = [] }: Schema) =>
    required.find((name) => isId(resolved(properties[name] ?? {})));

  const fieldsOf = ({ properties = {}, required = [] }: Schema, but?: string): FormField[] =>
    Object.entries(properties).flatMap(([name, schema]) => {
      const sort = name === but ? null : sortOf(schema);
      const about = resolved(schema).description ?? schema.description ?? '';
      return sort ? [{ name, title: titled(name), about, required: required.includes(name), ...sort }] : [];
    });

  const entryOf = (among: Schema[]): Entry | null => {
    const written = among.find((form) => keyOf(form) !== undefined);
    const key = written && keyOf(written);
    return written && key ? { key, fields: fieldsOf(written, key), orId: among.some(isId) } : null;
  };

  const sortOf = (schema: Schema): FieldSort | null => {
    const among = forms(schema);
    const list = among.find(({ type, items }) => type === 'array' && items !== undefined);
    const listed = list?.items ? forms(list.items) : [];
    if (listed.some((form) => isId(form) || keyOf(form) !== undefined)) {
      const orNumber = among.some(({ type }) => type === 'integer');
      return { sort: 'cards', entry: entryOf(listed), most: list?.maxItems ?? MANY, orNumber };
    }
    if (among.some((form) => isId(form) || keyOf(form) !== undefined))
      return { sort: 'cards', entry: entryOf(among), most: 1, orNumber: false };
    for (const form of among) {
      if (form.enum) return { sort: 'choice', among: form.enum };
      if (typeof form.const === 'string' || typeof form.const === 'number')
        return { sort: 'choice', among: [form.const] };
      if (form.type === 'boolean') return { sort: 'flag' };
      if (form.type === 'integer') return { sort: 'number', least: form.minimum ?? -MANY, most: form.maximum ?? MANY };
      if (form.type === 'string') return { sort: 'text' };
      if (form.type !== 'object') continue;
      const names = form.propertyNames && resolved(form.propertyNames).enum;
      if (names && typeof form.additionalProperties === 'object')
        return { sort: 'amounts', among: names.map(String), most: form.additionalProperties.maximum ?? MANY };
      const fields = fieldsOf(form);
      if (fields.length > 0 && form.properties) return { sort: 'group', fields };
    }
    return null;
  };
  return fieldsOf(forms(root)[0] ?? {});
}

/** Whether a card may lie in a field by itself, beside others, or in place of the only one. */
export const isPlace = (field: FormField): field is FormField & { sort: 'cards' } => field.sort === 'cards';

/** What a card is written as in a place, beside those that lie there: what has to be said of it is the first that is free. */
export function written({ entry }: { entry: Entry | null }, card: string, lying: readonly unknown[] = []): unknown {
  if (entry === null || entry.orId) return card;
  const taken = (name: string) => new Set(lying.map((one) => (one as Record<string, unknown> | null)?.[name]));
  const needed = entry.fields.flatMap((field) => {
    if (!field.required || field.sort !== 'choice') return [];
    const free = field.among.find((one) => !taken(field.name).has(one)) ?? field.among[0];
    return [[field.name, free]];
  });
  return { [entry.key]: card, ...Object.fromEntries(needed) };
}

/** The id of a card that is written in a place. */
export function idIn(entry: Entry | null, value: unknown): string {
  if (typeof value === 'string') return value;
  const id = (value as Record<string, unknown> | null)?.[entry?.key ?? ''];
  return typeof id === 'string' ? id : '';
}

/** The cards that lie in a place. */
export function lyingIn({ most }: { most: number }, value: unknown): unknown[] {
  if (most === 1 && !Array.isArray(value))
    return value === undefined || value === null || typeof value === 'number' ? [] : [value];
  return Array.isArray(value) ? value : [];
}

interface Kind {
  id: string;
  type?: string | undefined;
}

/**
 * A position in which a card can be looked at: in the place that is called after its kind, taught or attached to a card where it has
 * its place there, or else in the first pile that is open. Where such places are, a card of the kind lies on both sides.
 */
export function firstPosition(
  form: readonly FormField[],
  card: Kind,
  samples: readonly Kind[],
): Record<string, unknown> {
  const [own, enemy] = form.filter(({ sort, name }) => sort === 'group' && /^p[12]$/.test(name));
  if (own?.sort !== 'group' || enemy?.sort !== 'group') return {};
  const places = own.fields.filter(isPlace);
  const isFor = ({ name }: FormField, { type = '' }: Kind) => name.replace(/s$/, '') === type.toLowerCase();
  const inPlace = (place: (typeof places)[number], one: unknown) => (place.most === 1 ? one : [one]);
  const usual = (place: (typeof places)[number]) => samples.find((one) => isFor(place, one) && one.id !== card.id);
  const side = Object.fromEntries(
    places.flatMap((place) => {
      const one = place.required || place.most > 1 ? place.entry && usual(place) : undefined;
      return one ? [[place.name, inPlace(place, written(place, one.id))]] : [];
    }),
  );
  const lies = (place: (typeof places)[number], one: unknown) => ({
    [own.name]: { ...side, [place.name]: inPlace(place, one) },
    ...(Object.keys(side).length > 0 ? { [enemy.name]: side } : {}),
  });
  const named = places.find((place) => isFor(place, card));
  if (named) return lies(named, written(named, card.id));
  for (const place of places) {
    const inner = place.entry?.fields.filter(isPlace).find((one) => isFor(one, card));
    const bearer = usual(place);
    if (place.entry && inner && bearer)
      return lies(place, { [place.entry.key]: bearer.id, [inner.name]: inPlace(inner, written(inner, card.id)) });
  }
  const pile = places.find(({ entry, orNumber, most }) => entry === null && !orNumber && most > 1);
  if (pile) return lies(pile, card.id);
  return Object.keys(side).length > 0 ? { [own.name]: side, [enemy.name]: side } : {};
}
