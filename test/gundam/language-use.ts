/** A JSON Schema as far as the card language needs it. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/**
 * Walks values along a JSON Schema and keeps the words that occur: `form.field` for every field of every form of an
 * object, and `field=word` for every fixed word. A form is named by its verb or by its first required field.
 */
export class LanguageUse {
  readonly #root: Schema;
  readonly #seen = new Set<Schema>();
  readonly all = new Set<string>();
  readonly used = new Set<string>();

  constructor(root: Schema) {
    this.#root = root;
    this.#list(root, '');
  }

  /** The words that no value has used. */
  get unused(): string[] {
    return [...this.all].filter((word) => !this.used.has(word)).sort();
  }

  /** Marks every word that `value` uses. */
  take(value: unknown): void {
    this.#walk(this.#root, value, '');
  }

  #resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    if (schema.$ref === '#') return this.#root;
    const found = this.#root.$defs?.[schema.$ref.slice('#/$defs/'.length)];
    if (!found) throw new Error(`no ${schema.$ref}`);
    return this.#resolve(found);
  }

  /** The name of a definition whose own words stand for themselves wherever it is used. */
  #definition({ $ref }: Schema): string | null {
    const name = $ref?.slice('#/$defs/'.length);
    return name !== undefined && /^[A-Z]/.test(name) ? name : null;
  }

  #words(schema: Schema): unknown[] {
    const words = schema.const !== undefined ? [schema.const] : (schema.enum ?? []);
    return words.filter((word) => typeof word === 'string');
  }

  #form({ properties, required }: Schema): string {
    const verb = properties?.do?.const ?? properties?.type?.const;
    return String(verb ?? required?.[0] ?? '');
  }

  #list(reference: Schema, field: string): void {
    const schema = this.#resolve(reference);
    const place = this.#definition(reference) ?? field;
    for (const word of this.#words(schema)) this.all.add(`${place}=${word}`);
    if (this.#seen.has(schema)) return;
    this.#seen.add(schema);
    for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) this.#list(branch, place);
    if (schema.items) this.#list(schema.items, place);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      this.all.add(`${this.#form(schema)}.${name}`);
      this.#list(inner, name);
    }
  }

  #walk(reference: Schema, value: unknown, field: string): void {
    const schema = this.#resolve(reference);
    const place = this.#definition(reference) ?? field;
    for (const word of this.#words(schema)) if (word === value) this.used.add(`${place}=${word}`);
    for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
      if (this.#fits(branch, value)) this.#walk(branch, value, place);
    }
    if (schema.items && Array.isArray(value)) for (const item of value) this.#walk(schema.items, item, place);
    if (!schema.properties || !isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const of = schema.properties[name];
      if (!of) continue;
      this.used.add(`${this.#form(schema)}.${name}`);
      this.#walk(of, inner, name);
    }
  }

  #fits(reference: Schema, value: unknown): boolean {
    const schema = this.#resolve(reference);
    if (schema.const !== undefined && schema.const !== value) return false;
    if (schema.enum && !schema.enum.includes(value)) return false;
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches && !branches.some((branch) => this.#fits(branch, value))) return false;
    if (schema.type === 'array')
      return Array.isArray(value) && (!schema.items || value.every((item) => this.#fits(schema.items ?? {}, item)));
    if (schema.type === 'object') {
      if (!isObject(value)) return false;
      const { properties = {}, required = [] } = schema;
      if (required.some((name) => !(name in value))) return false;
      return Object.entries(value).every(([name, inner]) => {
        const of = properties[name];
        return of !== undefined && this.#fits(of, inner);
      });
    }
    if (schema.type === 'integer' || schema.type === 'number') return typeof value === 'number';
    return schema.type === undefined || typeof value === schema.type;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
