import assert from 'node:assert/strict';
import test from 'node:test';
import Fastify from 'fastify';
import { answerTogether } from '../../src/doors/together.ts';
import { WaitBudget, waitBudgetOf } from '../../src/store/wait-budget.ts';

test('requests that arrived together are read before one of them is answered, and each goes on as itself', async () => {
  const app = Fastify();
  const budgets = new Map<string, WaitBudget>();
  const done: string[] = [];
  app.decorateRequest('patience', undefined);
  app.addHook('preValidation', (request, _reply, next) => {
    const { name } = request.body as { name: string };
    done.push(`read ${name}`);
    request.patience = new WaitBudget();
    budgets.set(name, request.patience);
    next();
  });
  answerTogether(app);
  app.post('/', async (request) => {
    const { name } = request.body as { name: string };
    assert.equal(waitBudgetOf(), budgets.get(name));
    done.push(`work on ${name}`);
    await null;
    done.push(`answer ${name}`);
    return { name };
  });
  const ask = (name: string) => app.inject({ method: 'POST', url: '/', payload: { name } });
  await ask('first');
  done.length = 0;
  const answers = await Promise.all(['a', 'b', 'c'].map(ask));
  assert.deepEqual(
    answers.map((answer) => answer.json().name),
    ['a', 'b', 'c'],
  );
  assert.deepEqual(
    done,
    ['read', 'work on', 'answer'].flatMap((step) => ['a', 'b', 'c'].map((name) => `${step} ${name}`)),
  );
  // Who comes later waits for nothing but what has arrived by then.
  assert.equal((await ask('last')).json().name, 'last');
  await app.close();
});
