/** What players choose, and why something that they name is not among it. */
import type { Fact, Json, PlayerId, Question, Refusal } from '../../engine/index.ts';
import { pick } from '../../engine/index.ts';

/** What a target asks for, as it is told. */
export const wanted = (
  { side = 'any', filter }: { side?: string | undefined; filter?: object | undefined },
  place: { zone?: string } = {},
): Json => ({ side, ...place, ...(filter === undefined ? {} : { filter: JSON.parse(JSON.stringify(filter)) }) });

/** Something is not what a target asks for. */
export const unlike = (id: string, was: string, clause: string, needed: Json): Fact => ({
  fact: `${id} as a target`,
  clause,
  was,
  needed,
});

/** Something is kept from being chosen. */
export const keptOff = (
  id: string,
  { by, clause }: { by: string; clause: string },
  needed = 'a card that may be chosen',
): Fact => unlike(id, `can't be chosen (${by})`, clause, needed);

/** The refusal of what is no candidate. */
export const notAskedFor = (label: string, fact: Fact, by = 'effect'): Refusal => ({
  code: 'illegal-action',
  detail: `${label} is not what the ${by} asks for.`,
  clause: fact.clause,
  facts: [fact],
});

/** What a player is asked who has to discard so many of what is there, or may discard up to so many. */
export function discardQuestion(
  card: string,
  about: { player: PlayerId; clause: string; count: number; upTo: boolean | undefined },
  there: readonly string[],
  label: (id: string) => string,
): Question<string[]> {
  const { player, clause, count, upTo = false } = about;
  const max = Math.min(there.length, count);
  return pick({
    player,
    kind: 'discard',
    clause,
    prompt: `${card}: discard ${upTo ? 'up to ' : ''}${count}`,
    hidden: true,
    candidates: there.map((id) => ({ id, label: label(id) })),
    min: upTo ? 0 : max,
    max,
  });
}
