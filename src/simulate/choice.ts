import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Action, Decision, Json, JsonObject, Option } from '../engine/index.ts';
import { sha256 } from '../engine/index.ts';

/** A source of chance for whoever plays: not the one of the game. */
export interface Dice {
  /** A whole number from 0 to `sides - 1`. */
  below(sides: number): number;
}

export function diceFrom(seed: string): Dice {
  const digest = sha256(`player of ${seed}`);
  const generator: RandomGenerator = xoroshiro128plusFromState(
    [0, 8, 16, 24].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0),
  );
  return { below: (sides) => uniformInt(generator, 0, sides - 1) };
}

export const one = <T>(dice: Dice, list: readonly T[]): T => {
  const chosen = list[dice.below(list.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
};

/** How likely an option is taken, against the others of its decision: a whole number. */
export type Weigh = (decision: Decision, option: Option) => number;

/** A legal action: each listed option as likely as another, or as likely as it weighs. Null when nothing is offered. */
export function listedAction(awaiting: readonly Decision[], dice: Dice, weigh?: Weigh): Action | null {
  const decision = one(dice, awaiting);
  if (weigh === undefined) return decision.options.length === 0 ? null : one(dice, decision.options).action;
  const weights = decision.options.map((option) => Math.max(0, weigh(decision, option)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return decision.options.length === 0 ? null : one(dice, decision.options).action;
  let left = dice.below(total);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return decision.options[at]?.action ?? null;
}

/** An answer that a decision's form describes, or null when the decision has none. A form bounds, but may allow too much. */
export function formAction(decision: Decision, dice: Dice): Action | null {
  if (!decision.form) return null;
  return { player: decision.player, decision: decision.id, answer: fromSchema(decision.form, dice) };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const integer = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** A value that the JSON Schema accepts; knows the words that forms use. */
export function fromSchema(schema: JsonObject, dice: Dice): Json {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return one(dice, schema.enum as readonly Json[]);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return fromSchema(one(dice, choices.filter(isObject)), dice);
  switch (schema.type) {
    case 'object':
      return objectFrom(schema, dice);
    case 'array':
      return listFrom(schema, dice);
    case 'integer': {
      const least = integer(schema.minimum, 0);
      return least + dice.below(integer(schema.maximum, least + 10) - least + 1);
    }
    case 'boolean':
      return dice.below(2) === 0;
    case 'null':
      return null;
    case 'string':
      // Any text would be accepted; those that stand for something are given as examples.
      return one(dice, schema.examples as readonly Json[]);
    default:
      throw new Error(`a form with ${JSON.stringify(schema)} can't be filled in`);
  }
}

function objectFrom(schema: JsonObject, dice: Dice): JsonObject {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const made: JsonObject = {};
  for (const [key, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    if (isObject(inner) && (required.includes(key) || dice.below(2) === 0)) made[key] = fromSchema(inner, dice);
  }
  return made;
}

function listFrom(schema: JsonObject, dice: Dice): Json {
  if (Array.isArray(schema.prefixItems))
    return schema.prefixItems.filter(isObject).map((item) => fromSchema(item, dice));
  if (typeof schema['x-sum'] === 'number') return division(schema['x-sum'], schema, dice);
  const items = isObject(schema.items) ? schema.items : {};
  const least = integer(schema.minItems, 0);
  const left = Array.isArray(items.enum) ? copiesIn(items.enum, schema) : null;
  const most = Math.min(integer(schema.maxItems, least + 3), left?.length ?? Number.POSITIVE_INFINITY);
  const count = least + dice.below(most - least + 1);
  return Array.from({ length: count }, () =>
    left ? (left.splice(dice.below(left.length), 1)[0] as Json) : fromSchema(items, dice),
  );
}

/** What a list may be made of where each value of `values` may be in it only so often; null where there is no bound. */
function copiesIn(values: readonly Json[], { uniqueItems, allOf }: JsonObject): Json[] | null {
  if (uniqueItems === true) return [...values];
  const bounds = Array.isArray(allOf) ? allOf.filter(isObject) : [];
  if (bounds.length === 0) return null;
  return values.flatMap((value) => {
    const bound = bounds.find(({ contains }) => isObject(contains) && contains.const === value);
    return Array.from({ length: integer(bound?.maxContains, MOST_ALIKE) }, () => value);
  });
}

/** So many of what is not bounded are put among the rest: no list is longer. */
const MOST_ALIKE = 64;

/** A number given to the parts of a list in their order, none of which gets any before the one ahead has what it has to have first. */
function division(total: number, { maxItems, 'x-first': first }: JsonObject, dice: Dice): number[] {
  const parts = integer(maxItems, 1);
  let left = total;
  return Array.from({ length: parts }, (_, at) => {
    const least = integer(Array.isArray(first) ? first[at] : undefined, 0);
    const given = at === parts - 1 || least >= left ? left : least + dice.below(left - least + 1);
    left -= given;
    return given;
  });
}
