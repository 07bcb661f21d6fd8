import { laws } from './laws.ts';
import { schemaCards } from './support/schema-cards.ts';
import { subjects } from './support/subjects.ts';

/**
 * The laws hold for cards that are made up from the schemas which callers are given, whatever they say. How many sets are made
 * for each game, and the number of the first; a long search takes more, perhaps of one game alone.
 */
const SETS = Number(process.env.MADE_SETS ?? 1);
const FROM = Number(process.env.MADE_FROM ?? 0);
const GAME = process.env.MADE_GAME;

for (const subject of subjects.filter(({ rules }) => GAME === undefined || rules.id === GAME)) {
  for (let set = FROM; set < FROM + SETS; set++) {
    const { rules } = subject;
    const { cards } = schemaCards(rules, `set ${set}`);
    laws(
      { ...subject, rules: { ...rules, id: `${rules.id} with cards ${set} made up`, sampleCards: cards } },
      { runs: 3, decisions: 80 },
    );
  }
}
