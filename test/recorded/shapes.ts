import * as z from 'zod';
import type { AnyRuleset, Json } from '../../src/engine/index.ts';
import { stepsOf } from './cards.ts';
import { shortened } from './record.ts';
import { meaningsOf } from './wordings.ts';
import { workOnTexts } from './work.ts';

/** What a game says of its data and its words to whoever writes programs or cards for it. */
const SHAPES: Readonly<Record<string, (rules: AnyRuleset) => unknown>> = {
  actions: ({ actions }) => actions,
  board: ({ board }) => shapeOf(board),
  cards: ({ card }) => shapeOf(card),
  deck: ({ deck }) => shapeOf(deck),
  language: ({ language }) =>
    language?.map(({ title, entries }) => [title, entries.map(({ schema: _, ...entry }) => entry)]),
  lists: ({ lists, describe, passes, wordedFields, still }) => [
    lists?.data,
    lists?.decisions,
    describe.types,
    passes,
    wordedFields,
    still,
  ],
  options: ({ options }) => shapeOf(options),
  position: ({ position }) => shapeOf(position),
  programs: ({ table }) => [...table.values()].map(stepsOf),
  rulebook: ({ rulebook }) => rulebook,
  timing: ({ timing, clauses }) => [timing, clauses],
  scene: ({ scene }) => [scene?.words, scene?.said, scene?.places],
  wordings: meaningsOf,
  work: workOnTexts,
};

export const SHAPE_NAMES: readonly string[] = Object.keys(SHAPES);

const shapeOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const TOLD = ['description', 'title', 'text', 'meaning', 'about', 'summary'];

/** A value as JSON, with schemas in place of the objects that they are; `isBare` leaves out what is told to people. */
function plain(value: unknown, isBare: boolean): Json {
  if (value instanceof z.ZodType) return plain(shapeOf(value), isBare);
  if (value instanceof Set) return plain([...value], isBare);
  if (Array.isArray(value)) return value.map((one) => plain(one, isBare));
  if (typeof value !== 'object' || value === null)
    return typeof value === 'function' ? null : ((value ?? null) as Json);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => one !== undefined && !(isBare && TOLD.includes(key)))
      .map(([key, one]) => [key, plain(one, isBare)]),
  );
}

/** Some digits of a hash of a shape without and with what is told of it. */
export function cameOfShape(rules: AnyRuleset, name: string): string {
  const shape = SHAPES[name]?.(rules);
  return `${shortened(plain(shape, true))} ${shortened(plain(shape, false))}`;
}
