/** Questions that each game answers in its own way. Whoever knows one game well expects its answer in the others, and is wrong. */
export const TRAPS = [
  'The last card of the deck is drawn',
  'A unit is gone while its effect still waits',
  'Two units fall together',
  'Who goes first in the opponent’s turn',
  'Damage when the turn ends',
  'The target of an attack is gone',
  'Zero',
  'The main number is equal',
  'Passing',
  'A card comes back',
  'Several things of one kind happen at one moment',
  'An effect asks what a card was when it left',
  'Two parts of a price could be paid with the same card only',
  'Effects cause each other without end',
  'A position names a card as the game would name the next one',
] as const;

/** What one game does in a trap, and the clauses by which it does. */
export interface Answer {
  does: string;
  clauses: readonly string[];
}

/**
 * What one game answers, in `test/<id>/traps.ts`. The cases in test/conformance/traps prove the answers; the table there is
 * made of them.
 */
export type Answers = Readonly<Record<(typeof TRAPS)[number], Answer>>;

export const by = (does: string, ...clauses: string[]): Answer => ({ does, clauses });

/** The table of test/conformance/traps/README.md. */
export function trapTable(games: readonly { id: string; answers: Answers }[]): string {
  const parts = TRAPS.map((title, at) => {
    const rows = games.map(({ id, answers }) => {
      const { does, clauses } = answers[title];
      return `| ${nameOf(id)} | ${does} | ${clauses.map((clause) => `\`${clause}\``).join(', ')} |`;
    });
    return [`## ${at + 1}. ${title}`, '', '| game | what happens | clause |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  });
  return `${parts.join('\n\n')}\n`;
}

const nameOf = (id: string): string => `${id[0]?.toUpperCase()}${id.slice(1)}`;
