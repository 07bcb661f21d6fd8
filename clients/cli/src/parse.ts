import type { Answer, Body } from 'arbiter-client';
import { Command } from 'commander';
import { parse } from 'csv-parse/sync';
import { commonOf, jsonOf, textOf } from './common.ts';
import { Wrong } from './failure.ts';

type Sent = Body<'parseTexts'>['texts'][number];
type Parsed = Answer<'parseTexts'>['items'][number];

/** A text of a file with what it is called there. */
interface Named {
  title: string;
  sent: Sent;
}

/** Texts are sent in calls of so many. */
const AT_ONCE = 100;

export const parseCommand = (): Command =>
  new Command('parse')
    .argument('<ruleset>', 'the game that the cards are for')
    .argument('<file>', 'texts of cards: .txt (an empty line between cards), .csv (a column `text`) or .json')
    .description(
      'understand the words of cards: what they mean in canonical words, or what is not understood, and where',
    )
    .option('--type <kind>', 'the kind of card that they are for, where the file does not say it')
    .option('--field <name>', 'the field of the card that they are for')
    .addHelpText(
      'after',
      `
In a .txt, a line “# name (type, field)” before a text names it; (type, field) may be left out, and so may the field.
A .csv has a header: text, and perhaps id, name, type, field. A .json is a list of texts, or of objects with these fields.
With --json, a line for each text: its title, the fields of the card that it means, and its faults.`,
    )
    .action(async (ruleset: string, file: string, options: { type?: string; field?: string }, command: Command) => {
      const { arbiter, json } = commonOf(command);
      const named = textsOf(file).map(({ title, sent }) => ({ title, sent: { ...options, ...sent } }));
      let wrong = 0;
      for (let at = 0; at < named.length; at += AT_ONCE) {
        const some = named.slice(at, at + AT_ONCE);
        const { items } = await arbiter.rulesets.parseTexts(ruleset, { texts: some.map(({ sent }) => sent) });
        items.forEach((item, index) => {
          const { title = '', sent } = some[index] ?? {};
          if (!item.valid) wrong++;
          console.log(json ? JSON.stringify({ title, ...item }) : linesOf(title, sent?.text ?? '', item).join('\n'));
        });
      }
      if (!json)
        console.log(
          `${named.length - wrong} of ${named.length} ${named.length === 1 ? 'text is' : 'texts are'} understood.`,
        );
      if (wrong > 0) process.exitCode = 1;
    });

/** What is said of a text: its meaning in canonical words, and its faults, each below the line in which it is. */
function linesOf(title: string, text: string, { parts, faults }: Parsed): string[] {
  const said = parts.map(({ meanings }) => `  ${meanings.map(({ reading }) => reading).join('\n    or: ')}`);
  const lines = text.split('\n');
  const wrong = faults.flatMap(({ line, column, length, message, didYouMean, expected }) => {
    const shown = lines[line - 1] ?? '';
    const mark = `${' '.repeat(column - 1)}${'^'.repeat(Math.max(1, Math.min(length, shown.length - column + 1)))}`;
    const hint = didYouMean === null ? expected.slice(0, 8).join(', ') : `did you mean “${didYouMean}”?`;
    return [`  ${line}:${column} ${message}${hint === '' ? '' : ` (${hint})`}`, `    ${shown}`, `    ${mark}`];
  });
  return [title, ...said, ...wrong];
}

function textsOf(file: string): Named[] {
  const found = file.endsWith('.json') ? ofJson(file) : file.endsWith('.csv') ? ofCsv(file) : ofText(textOf(file));
  if (found.length === 0) throw new Wrong(`${file}: there is no text in it`);
  return found;
}

/** The texts of a plain file, between which there are empty lines. */
const ofText = (text: string): Named[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => /^(?!#)/m.test(block))
    .map((block, at) => ofBlock(block, at));

/** A text; a line `# name (type, field)` before it says what it is called, and perhaps of which type of card and for which field. */
function ofBlock(block: string, at: number): Named {
  const [, heading = '', text = ''] = /^((?:#.*\n)*)([\s\S]*)$/.exec(block) ?? [];
  const [, name = '', type, field] =
    /^#\s*(.*?)\s*(?:\(([\w-]+)(?:,\s*([\w-]+))?\))?\s*$/.exec(heading.trimEnd().split('\n').at(-1) ?? '') ?? [];
  return {
    title: name || `Text ${at + 1}`,
    sent: { text, ...(type === undefined ? {} : { type }), ...(field === undefined ? {} : { field }) },
  };
}

/** A text with what is said of it beside it; undefined where there is none. */
function named(value: unknown, at: number): Named | undefined {
  const { text, id, name, type, field } =
    typeof value === 'string' ? { text: value } : (value as Record<string, unknown>);
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const of = (one: unknown, key: 'type' | 'field') => (typeof one === 'string' && one !== '' ? { [key]: one } : {});
  const title = [id, name].filter((one) => typeof one === 'string' && one !== '').join(', ');
  return { title: title || `Text ${at + 1}`, sent: { text, ...of(type, 'type'), ...of(field, 'field') } };
}

function ofJson(file: string): Named[] {
  const read = jsonOf(file);
  const list = Array.isArray(read) ? read : Object.values((read ?? {}) as object).find(Array.isArray);
  if (!Array.isArray(list)) throw new Wrong(`${file}: has to be a list of texts, or of objects with a text`);
  return list.flatMap((one: unknown, at) => (one === null ? [] : (named(one, at) ?? [])));
}

function ofCsv(file: string): Named[] {
  let rows: unknown[];
  try {
    rows = parse(textOf(file), { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    throw new Wrong(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  if (rows.length > 0 && !Object.hasOwn(rows[0] as object, 'text')) throw new Wrong(`${file}: has no column text`);
  return rows.flatMap((row, at) => named(row, at) ?? []);
}
