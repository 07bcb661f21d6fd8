import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { AnyRuleset, Json, JsonObject } from '../engine/index.ts';
import type { Word } from '../services/rules/words.ts';
import { wordsOf } from '../services/rules/words.ts';

/** Where the pages lie, and the courses below them. */
export const PAGES = resolve(import.meta.dirname, '../../docs/cards');

const courseSchema = z.array(z.strictObject({ card: z.string(), shows: z.string() })).length(10);
/** Sample cards from plain to hard, with what each of them shows. */
export type Course = z.infer<typeof courseSchema>;

export const readCourse = (id: string): Course =>
  courseSchema.parse(parse(readFileSync(join(PAGES, 'course', `${id}.yaml`), 'utf8')));

/** The page of a game for those who write cards: the course, then every word of the language, then the clauses that these name. */
export function cardPage(rules: AnyRuleset, course: Course): string {
  const words = wordsOf(rules);
  const sections = [...Map.groupBy(words, ({ section }) => section).values()];
  return `${[
    `# Cards of ${rules.title}`,
    '<!-- `npm run docs:cards` writes this page from the words of the language, the sample cards and `course/`. -->',
    `Ten sample cards, from plain to hard, and then every word that a card may use. \`GET /v1/rulesets/${rules.id}/language\` serves the
same words, \`GET /v1/rulesets/${rules.id}/cards\` all sample cards, and \`GET /v1/rulesets/${rules.id}/schemas/card\` the JSON Schema for
an editor. What is particular to this game stands in [its README](../../src/rulesets/${rules.id}/README.md), and what all sample cards say, in
words, in [in-words/${rules.id}.txt](in-words/${rules.id}.txt).`,
    '## A course in ten cards',
    'Each card first says what it does in words, field by field, and then in JSON. In place of any part of the JSON its line may stand: `{ "text": "…" }`.',
    ...course.flatMap(({ card, shows }, at) => lesson(rules, card, shows.trim(), at + 1)),
    '## The words',
    `A field stands below the word that has it. A phrase is how it is put in words, when cards are read back as when they are understood: ‹field› is what that
field says, what stands in [ ] may be left out or, behind |, is put otherwise then, and of several in ( / ) one is said. The last column has it as JSON, from
the shortest sample card that uses it, and says where.`,
    contents(sections),
    ...sections.flatMap((entries) => section(rules, entries)),
    '## The clauses',
    'What the words cite, as the rulebook has it.',
    ...clauses(rules, words),
  ].join('\n\n')}\n`;
}

function lesson(rules: AnyRuleset, card: string, shows: string, at: number): string[] {
  const { id, samples } = rules;
  const found = (samples.cards as readonly Json[]).find((one) => (one as JsonObject).id === card) as JsonObject;
  if (!found) throw new Error(`${id} has no sample card ${card}`);
  const { text, ...written } = found;
  return [
    `### ${at}. ${found.name}`,
    shows,
    ...(typeof text === 'string' ? [`> ${plain(text)}`] : []),
    ...inWords(rules, found),
    `\`\`\`json\n${json(written)}\n\`\`\``,
  ];
}

/** What a card says, each line below the field that says it. */
function inWords(rules: AnyRuleset, card: JsonObject): string[] {
  const lines = Map.groupBy(rules.read?.(card) ?? [], ({ path }) => path.split('/')[1] ?? '');
  if (lines.size === 0) return [];
  const said = [...lines].map(([field, all]) => [`${field}:`, ...all.map(({ text }) => `  ${text}`)].join('\n'));
  return [`\`\`\`text\n${said.join('\n')}\n\`\`\``];
}

/** A text in which `<Blocker>` is no tag. */
const plain = (text: string): string => text.replace(/`[^`]*`|</g, (part) => (part === '<' ? '&lt;' : part));

/** JSON with what fits in a line in one line. */
function json(value: Json, indent = ''): string {
  const flat = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim());
  if (value === null || typeof value !== 'object' || indent.length + flat.length <= 110) return flat;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item: Json) => inner + json(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${json(item as Json, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

const contents = (sections: readonly Word[][]): string =>
  sections.map(([first]) => `[${first?.title}](#${anchor(`${first?.title}`)})`).join(' · ');

/** How GitHub calls a heading in links. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function section(rules: AnyRuleset, entries: readonly Word[]): string[] {
  const rows = entries.flatMap((word) => [
    row(rules, `\`${word.word}\``, word, word.carries),
    ...word.fields.map((field) => row(rules, `&emsp;\`${field.word}\``, field, [])),
  ]);
  return [
    `### ${entries[0]?.title}`,
    [
      '| word | phrase | what it means | default | clause | JSON, and the sample card |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ];
}

type Told = Pick<Word, 'means' | 'default' | 'clause' | 'phrase' | 'sample'>;

function row(rules: AnyRuleset, name: string, told: Told, carries: Word['carries']): string {
  const { means, default: without, clause, phrase, sample } = told;
  const carried = carries.map(({ word, means: what }) => `\`${word}\`: ${what.replace(/\.$/, '')}`).join('; ');
  const cells = [
    name,
    phrase === undefined ? '' : `\`${phrase}\``,
    carried === '' ? plain(means) : `${plain(means)}<br>It carries ${plain(carried)}.`,
    plain(without ?? ''),
    clause === undefined ? '' : `[${clause}](#${clauseAnchor(clause)})`,
    sample === null ? '' : inSample(rules, sample),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** So long is the JSON in a table at most, before what lies deep in it is left out. */
const MOST_JSON = 100;

/** What stands in a sample card at a place, with the name of its field, and where that is. */
function inSample({ samples }: AnyRuleset, { card: id, at }: NonNullable<Word['sample']>): string {
  const card = (samples.cards as readonly JsonObject[]).find((one) => one.id === id) as Json;
  if (at === '') return `\`${id}\``;
  const parts = at
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const holder = parts.slice(0, -1).reduce<Json>((inner, part) => (inner as JsonObject)[part] as Json, card);
  const name = parts.at(-1) ?? '';
  const value = (holder as JsonObject)[name];
  // The name of a field is itself the word where it is a key of a record.
  const field = Array.isArray(holder) ? '' : `"${name}": `;
  return `\`${field}${value === undefined ? '…' : shortened(value)}\`<br>\`${id}\` \`${at}\``;
}

/** JSON in one line, without what lies deepest where it is too long. */
function shortened(value: Json): string {
  const inline = (inner: Json, depth: number): string => {
    if (typeof inner !== 'object' || inner === null) return JSON.stringify(inner);
    const texts = Array.isArray(inner)
      ? inner.map((one: Json) => (depth === 0 ? '' : inline(one, depth - 1)))
      : Object.entries(inner).map(
          ([key, one]) => `${JSON.stringify(key)}: ${depth === 0 ? '' : inline(one as Json, depth - 1)}`,
        );
    if (texts.length === 0) return Array.isArray(inner) ? '[]' : '{}';
    if (depth === 0) return Array.isArray(inner) ? '[…]' : '{ … }';
    return Array.isArray(inner) ? `[${texts.join(', ')}]` : `{ ${texts.join(', ')} }`;
  };
  const whole = inline(value, Number.POSITIVE_INFINITY);
  const shorter = [whole, ...[4, 3, 2, 1].map((depth) => inline(value, depth))];
  return shorter.find((text) => text.length <= MOST_JSON) ?? inline(value, 0);
}

const clauseAnchor = (clause: string): string => `clause-${clause.replaceAll('.', '-')}`;

function clauses({ rulebook }: AnyRuleset, words: readonly Word[]): string[] {
  const cited = new Set(words.flatMap((word) => [word, ...word.fields]).map(({ clause }) => clause));
  return Object.entries(rulebook)
    .filter(([id]) => cited.has(id))
    .map(([id, { title, text }]) => `<a id="${clauseAnchor(id)}"></a>**${id} ${plain(title)}.** ${plain(text)}`);
}
