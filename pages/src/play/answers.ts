/** The answers that a decision's form describes, as fields that a person can fill in. */

/** A part of an answer: several of a list, an order, an amount for each of several parts, one number, or one word. */
export type Field =
  | { name: string; sort: 'several'; among: string[]; least: number; most: number; copies: boolean }
  | { name: string; sort: 'amounts'; parts: number; sum: number; first: number[] }
  | { name: string; sort: 'number'; least: number; most: number }
  | { name: string; sort: 'word'; among: string[]; free: boolean };

interface Schema {
  type?: string;
  enum?: unknown[];
  examples?: unknown[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  'x-sum'?: number;
  'x-first'?: number[];
}

const words = (list: unknown[] | undefined): string[] => (list ?? []).map(String);

function fieldOf(name: string, schema: Schema): Field | null {
  const { items } = schema;
  if (schema.type === 'array' && items?.type === 'integer') {
    return {
      name,
      sort: 'amounts',
      parts: schema.minItems ?? 0,
      sum: schema['x-sum'] ?? 0,
      first: schema['x-first'] ?? [],
    };
  }
  if (schema.type === 'array' && items?.enum) {
    const among = words(items.enum);
    return {
      name,
      sort: 'several',
      among,
      least: schema.minItems ?? 0,
      most: schema.maxItems ?? among.length,
      copies: schema.uniqueItems !== true,
    };
  }
  if (schema.type === 'integer')
    return { name, sort: 'number', least: schema.minimum ?? 0, most: schema.maximum ?? 999 };
  if (schema.enum) return { name, sort: 'word', among: words(schema.enum), free: false };
  if (schema.type === 'string') return { name, sort: 'word', among: words(schema.examples), free: true };
  return null;
}

/** The fields of a form; null where it has one that a person can't be asked for here. */
export function fieldsOf(form: object): Field[] | null {
  const fields = Object.entries((form as Schema).properties ?? {}).map(([name, schema]) => fieldOf(name, schema));
  return fields.every((field) => field !== null) ? fields : null;
}

/** Why what was filled in is no answer yet; null where it is one. Whether the rules allow it is for the service to say. */
export function lacking(field: Field, given: unknown): string | null {
  if (field.sort === 'several') {
    const count = Array.isArray(given) ? given.length : 0;
    const wanted = field.least === field.most ? String(field.least) : `${field.least} to ${field.most}`;
    return count < field.least || count > field.most ? `${count} chosen, of ${wanted}` : null;
  }
  if (field.sort === 'amounts') {
    const sum = Array.isArray(given) ? given.reduce((all: number, one) => all + Number(one), 0) : 0;
    return sum === field.sum ? null : `${sum} given, of ${field.sum}`;
  }
  if (field.sort === 'number') {
    const number = Number(given);
    return Number.isInteger(number) && number >= field.least && number <= field.most
      ? null
      : `from ${field.least} to ${field.most}`;
  }
  return typeof given === 'string' && given !== '' ? null : 'nothing chosen';
}

/** What a field holds before anybody filled it in. */
export function blank(field: Field): unknown {
  if (field.sort === 'several') return [];
  if (field.sort === 'amounts') return Array.from({ length: field.parts }, (_, at) => (at === 0 ? field.sum : 0));
  return field.sort === 'number' ? field.least : '';
}
