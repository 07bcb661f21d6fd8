import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

export interface FieldQuery {
  query: string;
  variables: Record<string, unknown>;
}

/** What arguments are to be, by the name of the argument or by `Type.field.argument`. */
export type Wanted = Readonly<Record<string, unknown>>;

/** An operation that asks one root field for everything below it, `depth` levels down. */
export function fieldQuery(schema: GraphQLSchema, name: string, wanted: Wanted, depth = 2): FieldQuery {
  const [typeName = '', fieldName = ''] = name.split('.');
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`there is no type ${typeName}`);
  const field = type.getFields()[fieldName];
  if (field === undefined) throw new Error(`there is no field ${name}`);
  const writer = new Writer(schema, wanted);
  const text = writer.field(typeName, field, depth, '');
  const head = writer.declared.length > 0 ? `(${writer.declared.join(', ')})` : '';
  return { query: `${typeName.toLowerCase()}${head} { ${text} }`, variables: writer.variables };
}

class Writer {
  readonly #schema: GraphQLSchema;
  readonly #wanted: Wanted;
  readonly declared: string[] = [];
  readonly variables: Record<string, unknown> = {};

  constructor(schema: GraphQLSchema, wanted: Wanted) {
    this.#schema = schema;
    this.#wanted = wanted;
  }

  field(parent: string, field: GraphQLField<unknown, unknown>, depth: number, alias: string): string {
    const given = field.args.flatMap((argument) => {
      const value = this.#argument(parent, field.name, argument);
      if (value === undefined) return [];
      const variable = `v${this.declared.length}`;
      this.declared.push(`$${variable}: ${argument.type}`);
      this.variables[variable] = value;
      return [`${argument.name}: $${variable}`];
    });
    const args = given.length > 0 ? `(${given.join(', ')})` : '';
    const below = this.#selection(field.type, depth);
    return `${alias}${field.name}${args}${below}`;
  }

  #argument(parent: string, field: string, argument: GraphQLArgument): unknown {
    const { [`${parent}.${field}.${argument.name}`]: special, [argument.name]: usual } = this.#wanted;
    if (special !== undefined) return special;
    if (!isRequiredArgument(argument)) return undefined;
    return usual ?? this.#value(argument.type);
  }

  #value(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.#value(type.ofType);
    if (isListType(type)) return [this.#value(type.ofType)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isInputObjectType(type)) {
      const required = Object.values(type.getFields()).filter(isRequiredInputField);
      return Object.fromEntries(required.map((one) => [one.name, this.#wanted[one.name] ?? this.#value(one.type)]));
    }
    const samples: Record<string, unknown> = { Int: 1, Float: 1, Boolean: false, JSON: {} };
    return samples[type.name] ?? 'x';
  }

  #selection(type: GraphQLOutputType, depth: number): string {
    const named: GraphQLNamedType = getNamedType(type);
    if (isLeafType(named)) return '';
    if (isUnionType(named) || isInterfaceType(named)) {
      const possible = this.#schema.getPossibleTypes(named);
      const parts = possible.map(
        (one) => `... on ${one.name} { ${this.#fields(one, depth, `${one.name.toLowerCase()}_`)} }`,
      );
      return ` { __typename ${parts.join(' ')} }`;
    }
    return ` { ${this.#fields(named, depth, '')} }`;
  }

  #fields(type: GraphQLNamedType, depth: number, prefix: string): string {
    if (!isObjectType(type)) throw new Error(`${type.name} has no fields to ask for`);
    const fields = Object.values(type.getFields()).filter((one) => depth > 0 || isLeafType(getNamedType(one.type)));
    const texts = fields.map((one) => {
      const alias = prefix === '' ? '' : `${prefix}${one.name}: `;
      return this.field(type.name, one, depth - 1, alias);
    });
    return ['__typename', ...texts].join(' ');
  }
}
