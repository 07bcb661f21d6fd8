import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { ShapeError, shapeCompiler } from '../../src/doors/shape.ts';

const compiled = (schema: z.ZodType) =>
  shapeCompiler()({ schema, httpPart: 'querystring', method: 'GET', url: '/' }) as (value: unknown) => {
    value?: Record<string, unknown>;
    error?: Error;
  };

test('who sends no parameter gets what stands for each, in an object of their own', () => {
  const read = compiled(z.strictObject({ limit: z.coerce.number().default(20), after: z.string().optional() }));
  const one = read({}).value;
  const other = read({}).value;
  assert.deepEqual([one, other], [{ limit: 20 }, { limit: 20 }]);
  assert.notEqual(one, other);
  assert.deepEqual(read({ limit: '5' }).value, { limit: 5 });
  assert.deepEqual(read({}).value, { limit: 20 });
});

test('who leaves out a parameter that has to be sent is told so each time', () => {
  const read = compiled(z.strictObject({ id: z.string() }));
  for (let time = 0; time < 2; time++) {
    const { error } = read({});
    assert.ok(error instanceof ShapeError);
    assert.deepEqual(
      error.faults.map(({ path, in: part }) => [part, path]),
      [['query', '/id']],
    );
  }
  assert.deepEqual(read({ id: 'a' }).value, { id: 'a' });
});
