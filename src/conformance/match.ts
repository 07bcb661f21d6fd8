import type { Json } from '../engine/index.ts';

/** One place where a value is not what was expected. `undefined` stands for nothing at all. */
export interface Difference {
  path: string;
  expected: string;
  actual: Json | undefined;
}

type Fields = { readonly [key: string]: Json };

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isFields = (value: Json | undefined): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const OPERATORS = ['$absent', '$not', '$contains', '$unordered', '$length', '$min', '$max'] as const;
type Operator = (typeof OPERATORS)[number];

const operatorOf = (expected: Fields): [Operator, Json] | null => {
  const keys = Object.keys(expected);
  const operator = OPERATORS.find((candidate) => candidate === keys[0]);
  return keys.length === 1 && operator !== undefined ? [operator, expected[operator] as Json] : null;
};

/** What is wrong with the way an expected value is written: keys that start with $ are operators and stand alone. */
export function operatorFaults(expected: Json, path = ''): { path: string; reason: string }[] {
  if (isList(expected)) return expected.flatMap((item, at) => operatorFaults(item, `${path}/${at}`));
  if (!isFields(expected)) return [];
  const keys = Object.keys(expected);
  const wrong = keys.find((key) => key.startsWith('$'));
  if (wrong !== undefined && operatorOf(expected) === null) {
    const reason = OPERATORS.some((operator) => operator === wrong)
      ? `${wrong} has to stand alone`
      : `no such operator; there are ${OPERATORS.join(', ')}`;
    return [{ path: `${path}/${wrong}`, reason }];
  }
  return keys.flatMap((key) => operatorFaults(expected[key] as Json, `${path}/${key}`));
}

/**
 * Where `actual` is not what `expected` asks for. Maps are matched by the fields that are named, lists item by item;
 * a map with one key that starts with $ is an operator.
 */
export function differences(expected: Json, actual: Json | undefined, path = ''): Difference[] {
  const miss = (): Difference[] => [{ path, expected: JSON.stringify(expected), actual }];
  if (isList(expected)) {
    if (!isList(actual) || actual.length !== expected.length) return miss();
    return expected.flatMap((item, at) => differences(item, actual[at], `${path}/${at}`));
  }
  if (isFields(expected)) {
    const operator = operatorOf(expected);
    if (operator) return holds(operator[0], operator[1], actual) ? [] : miss();
    if (!isFields(actual)) return miss();
    return Object.keys(expected).flatMap((key) => differences(expected[key] as Json, actual[key], `${path}/${key}`));
  }
  return expected === actual ? [] : miss();
}

const fits = (expected: Json, actual: Json | undefined): boolean => differences(expected, actual).length === 0;

const sizeOf = (value: Json | undefined): number | null =>
  typeof value === 'string' || isList(value) ? value.length : isFields(value) ? Object.keys(value).length : null;

function holds(operator: Operator, operand: Json, actual: Json | undefined): boolean {
  switch (operator) {
    case '$absent':
      return (actual === undefined) === (operand === true);
    case '$not':
      return !fits(operand, actual);
    case '$contains':
      return isList(actual)
        ? actual.some((item) => fits(operand, item))
        : typeof actual === 'string' && typeof operand === 'string' && actual.includes(operand);
    case '$unordered':
      return isList(operand) && isList(actual) && operand.length === actual.length && pairOff(operand, actual);
    case '$length':
      return sizeOf(actual) === operand;
    case '$min':
      return typeof actual === 'number' && typeof operand === 'number' && actual >= operand;
    case '$max':
      return typeof actual === 'number' && typeof operand === 'number' && actual <= operand;
  }
}

/** Whether every expected item can be given an actual item of its own. */
function pairOff(expected: readonly Json[], actual: readonly Json[]): boolean {
  const [first, ...rest] = expected;
  if (first === undefined) return actual.length === 0;
  return actual.some((item, at) => fits(first, item) && pairOff(rest, actual.toSpliced(at, 1)));
}
