/** Words that players say while an effect is carried out, such as the name of a card, and that texts ask for afterwards. */
import * as z from 'zod';
import type { Answer, Game, Json, JsonObject, Machine, PlayerId, Question, Uid, Vars } from '../../engine/index.ts';
import { oneOfMany, said } from '../../engine/index.ts';
import { listOf, oneOrMore, words } from './words.ts';

/** What a player has said, by the name that it was given. */
export const SAID = { said: z.strictObject({ said: words }) } as const;

/** Words of a filter, each of them written or said. */
export const writtenOrSaid = oneOrMore(z.union([words, SAID.said]));
type WrittenOrSaid = z.infer<typeof writtenOrSaid>;

/** The register that keeps what was said in an effect. */
export const registerOf = (as: string): string => `said:${as}`;

/** Who asks for what was said: the machine, the card in play and the registers of the effect. */
export interface Asking<G extends Game> {
  m: Machine<G>;
  self: Uid | null;
  vars: Vars;
}

/** What was said under a name, in this effect or, if not, for this card. Null for nothing. */
function saidAs<G extends Game>({ m, self, vars }: Asking<G>, as: string): string | null {
  const here = vars[registerOf(as)];
  if (typeof here === 'string') return here;
  return self === null ? null : said(m, self, as);
}

/** The words that a filter asks for. What nobody has said is none. */
export const wordsMeant = <G extends Game>(asking: Asking<G>, asked: WrittenOrSaid): string[] =>
  listOf(asked).flatMap((one) => (typeof one === 'string' ? one : (saidAs(asking, one.said) ?? [])));

/** Whether one of the words that a filter asks for is one of `words`. */
export function meansOneOf<G extends Game>(asking: Asking<G>, asked: WrittenOrSaid, words: readonly string[]): boolean {
  if (typeof asked === 'string') return words.includes(asked);
  for (const one of listOf(asked)) {
    const word = typeof one === 'string' ? one : saidAs(asking, one.said);
    if (word !== null && words.includes(word)) return true;
  }
  return false;
}

/** A part of a text as it is kept by something that lasts: with the words that were said in it, where they were. */
export function withWordsSaid<G extends Game>(asking: Asking<G>, part: unknown): JsonObject {
  const copy = (value: unknown): Json => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value as Json;
    const as = 'said' in value && typeof value.said === 'string' ? value.said : null;
    const word = as === null ? null : saidAs(asking, as);
    return word ?? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(part) as JsonObject;
}

/** An id for a word, of letters, digits and dashes. */
const idOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

/** The question which of some words a player says; each is offered once, in the order of the alphabet. Null where there is none. */
export function whichWord(
  about: { player: PlayerId; clause: string; prompt: string },
  from: Iterable<string>,
): Question<string> | null {
  const all = [...new Set(from)].sort();
  if (all.length === 0) return null;
  const answers = new Map<string, Answer<string>>();
  for (const word of all) {
    const plain = idOf(word);
    const id = plain === '' || answers.has(plain) ? `${plain}~${answers.size}` : plain;
    answers.set(id, { id, label: word, clause: about.clause, value: word });
  }
  return oneOfMany(
    { ...about, kind: 'name' },
    () => answers.values(),
    (id) => answers.get(id),
  );
}
