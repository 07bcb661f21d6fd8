import type { FastifyInstance } from 'fastify';
import { isObject } from '../contracts/json.ts';
import { MOST_VALUES, valuesIn } from '../engine/index.ts';
import { goOnWith } from './at-once.ts';
import { sendProblem } from './problems.ts';

/** How many values in the cards of a request cost one point, since they are checked and compiled. */
export const VALUES_OF_RATE = 1000;

/** How many characters of texts, which are understood, cost one point. */
export const CHARACTERS_OF_RATE = 200;

/** Where cards lie in a request: on top, in the items of a batch, in the variables of a query and in a request there. */
const AROUND = ['items', 'variables', 'request'] as const;

/** What the cards in a request cost beyond what the request costs by itself. */
export function pointsOfCards(body: unknown): number {
  let values = 0;
  let characters = 0;
  const open = [body];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) open.push(...next.slice(0, MOST_VALUES));
    if (!isObject(next)) continue;
    if (Array.isArray(next.cards)) {
      values += valuesIn(next.cards, MOST_VALUES).values;
      characters += charactersIn(next.cards);
    }
    if (Array.isArray(next.texts)) characters += charactersIn(next.texts);
    for (const part of AROUND) if (next[part] !== undefined) open.push(next[part]);
  }
  return Math.floor(values / VALUES_OF_RATE) + Math.floor(characters / CHARACTERS_OF_RATE);
}

/**
 * How many characters stand in texts that are to be understood: those that are listed, and in cards those in place of a field or of an
 * element of its list. Nothing deeper is looked at: no words are taken there.
 */
function charactersIn(list: readonly unknown[]): number {
  let characters = 0;
  const count = (value: unknown) => {
    // A card has its author's own text beside its id.
    if (isObject(value) && typeof value.text === 'string' && value.id === undefined) characters += value.text.length;
  };
  for (const one of list) {
    count(one);
    if (!isObject(one)) continue;
    for (const field of Object.values(one)) {
      if (Array.isArray(field)) field.forEach(count);
      else count(field);
    }
  }
  return characters;
}

/** Takes the points of the cards that a request brings before anything is done with them. */
export function chargeCards(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    const points = pointsOfCards(request.body);
    if (points === 0) return done();
    goOnWith(
      request.charge(points),
      (charged) => (charged.ok ? done() : sendProblem(request, reply, charged.problem)),
      done,
    );
  });
}
