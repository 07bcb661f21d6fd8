import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  validateSchema,
} from 'graphql';

const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
const own = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

interface Named {
  name: string;
  description?: string | null | undefined;
}

/** Everything in the schema that has a name, with the path to it. */
function* everything(): Generator<[string, Named]> {
  for (const directive of schema.getDirectives().filter((one) => !isSpecifiedDirective(one))) {
    yield [`@${directive.name}`, directive];
    for (const argument of directive.args) yield [`@${directive.name}.${argument.name}`, argument];
  }
  for (const type of own) {
    yield [type.name, type];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field];
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field];
      for (const argument of field.args) yield [`${type.name}.${field.name}.${argument.name}`, argument];
    }
  }
}

test('the schema is a sound one, which a service that starts does not look at', () => {
  assert.deepEqual(validateSchema(schema), []);
});

test('every type, field, argument and value of the schema says what it is', () => {
  const silent = [...everything()].filter(([, { description }]) => !description).map(([path]) => path);
  assert.deepEqual(silent, []);
});

test('every list that is read page by page is a connection, and takes `first` for `limit`', () => {
  const wrong: string[] = [];
  for (const type of own) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const isConnection = /^\w+Connection!$/.test(String(field.type));
      const names = field.args.map(({ name }) => name);
      const isPage = ['limit', 'first', 'after'].every((name) => names.includes(name));
      if (isConnection !== isPage) wrong.push(`${type.name}.${field.name}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('every connection has edges with cursors, a pageInfo, and the items and the `next` of the other door', () => {
  const connections = own.filter(isObjectType).filter(({ name }) => name.endsWith('Connection'));
  assert.ok(connections.length > 8);
  for (const type of connections) {
    const fields = type.getFields();
    const item = type.name.replace(/Connection$/, '');
    assert.equal(String(fields.edges?.type), `[${item}Edge!]!`);
    assert.equal(String(fields.pageInfo?.type), 'PageInfo!');
    assert.equal(String(fields.next?.type), 'String');
    const edge = schema.getType(`${item}Edge`);
    assert.ok(isObjectType(edge));
    assert.equal(String(edge.getFields().cursor?.type), 'String!');
    assert.equal(`[${edge.getFields().node?.type}]!`, String(fields.items?.type));
  }
});
