import { laws } from './laws.ts';
import { bredCards } from './support/bred-cards.ts';
import { subjects } from './support/subjects.ts';

/**
 * The laws hold for any cards that the language accepts, not only for those that somebody wrote with care. How many sets are
 * bred for each game, and the number of the first; a long search takes more.
 */
const SETS = Number(process.env.BRED_SETS ?? 1);
const FROM = Number(process.env.BRED_FROM ?? 0);

for (const subject of subjects) {
  for (let set = FROM; set < FROM + SETS; set++) {
    const { rules } = subject;
    const sampleCards = bredCards(rules, `set ${set}`, 1 + (set % 6));
    const bred = { ...rules, id: `${rules.id} with bred cards ${set}`, sampleCards };
    laws({ ...subject, rules: bred }, { runs: 2, decisions: 120 });
  }
}
