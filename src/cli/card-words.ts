import { join } from 'node:path';
import type { AnyRuleset, JsonObject } from '../engine/index.ts';
import { wordedFieldsOf } from '../services/rules/worded-fields.ts';
import { PAGES } from './card-page.ts';

/** Where the words of sample cards lie, a file for each game. */
export const WORDS = join(PAGES, 'in-words');

/** What a card says, or one field of it. */
export interface CardWords {
  card: string;
  /** The field, where it has to be said which one it is. */
  field?: string;
  text: string;
}

/** Says what a card says, an ability a line. Where its words could belong to another field as well, each field is told by itself. */
export function wordsOfCard(rules: AnyRuleset, card: JsonObject): CardWords[] {
  const id = String(card.id);
  const lines = rules.read?.(card) ?? [];
  if (lines.length === 0) return [];
  const text = lines.map((line) => line.text).join('\n');
  const fields = [...(wordedFieldsOf(rules).get(String(card.type))?.keys() ?? [])];
  if (rules.understandText?.(text, { fields }).faults.length === 0) return [{ card: id, text }];
  const byField = Map.groupBy(lines, ({ path }) => path.split('/')[1] ?? '');
  return [...byField].map(([field, all]) => ({ card: id, field, text: all.map((line) => line.text).join('\n') }));
}

/** The sample cards of a game in words: a file that `arbiter parse` reads. */
export function cardWords(rules: AnyRuleset): string {
  const cards = rules.sampleCards.source as readonly JsonObject[];
  const blocks = cards.flatMap((card) =>
    wordsOfCard(rules, card).map(
      ({ field, text }) => `# ${card.id} ${card.name} (${[card.type, field].filter(Boolean).join(', ')})\n${text}`,
    ),
  );
  const head = [
    `# The sample cards of ${rules.title} in words, as they are read back; those without a text are left out.`,
    `# \`npm run docs:cards\` writes this file, and \`arbiter parse ${rules.id}\` reads it: what stands in ( ) is the type of a card, and perhaps the field.`,
  ];
  return `${[head.join('\n'), ...blocks].join('\n\n')}\n`;
}
