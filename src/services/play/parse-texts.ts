import type { ParsedText, ParsedTexts, ParseRequest } from '../../contracts/texts.ts';
import type { AnyRuleset, Json, JsonObject, UnderstoodFault, UnderstoodText } from '../../engine/index.ts';
import { suggest } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import type { Answer, RequestFault } from '../problem.ts';
import { bad, faultCount, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { wordedFieldsOf } from '../rules/worded-fields.ts';
import type { TextToRead } from '../runs/words.ts';
import { readTexts } from '../runs/words.ts';

/** What texts say in the language of a ruleset, and what is wrong with them; nothing is stored. */
export async function parseTexts(call: Call, ruleset: string, { texts }: ParseRequest): Promise<Answer<ParsedTexts>> {
  const found = findRuleset(call, ruleset);
  if (!found.ok) return found;
  const rules = found.value;
  const { wordedFields } = rules;
  if (wordedFields === undefined)
    return good({ ruleset: rules.id, items: texts.map(({ text }) => unworded(rules, text)) });
  const asked = texts.map((text, at) => textToRead(rules, wordedFields, text, at));
  const errors = asked.flatMap(({ faults }) => faults);
  if (errors.length > 0) return bad('invalid-request', faultCount(errors), { errors });
  const { runs, caller, gone } = call;
  const read = await readTexts(
    runs,
    { tenant: caller.tenant, gone },
    rules,
    asked.map(({ text }) => text),
  );
  return good({ ruleset: rules.id, items: read.map((text) => told(rules, text)) });
}

/** What is told of a text in a game whose cards can't be put in words. */
const unworded = ({ id }: AnyRuleset, { length }: string): ParsedText => ({
  valid: false,
  card: {},
  parts: [],
  faults: [
    {
      code: 'no-sense',
      message: `the cards of ${id} can't be put in words`,
      line: 1,
      column: 1,
      offset: 0,
      length,
      expected: [],
      didYouMean: null,
    },
  ],
  next: [],
  words: [],
});

/** A text with the fields that it can speak of, or what is wrong with the kind or the field that it is said to be for. */
function textToRead(
  rules: AnyRuleset,
  worded: readonly string[],
  { text, type, field, next = false, words = false }: ParseRequest['texts'][number],
  at: number,
): { text: TextToRead; faults: RequestFault[] } {
  const kinds = wordedFieldsOf(rules);
  const ofKind = type === undefined ? undefined : kinds.get(type);
  const unknown = (name: 'type' | 'field', value: string, accepts: string[]): RequestFault => {
    const meant = suggest(value, accepts);
    return {
      in: 'body',
      path: `/texts/${at}/${name}`,
      reason: name === 'type' ? 'there are no cards of this kind' : 'no such field, or none that can be put in words',
      accepts,
      ...(meant === null ? {} : { didYouMean: meant }),
    };
  };
  if (type !== undefined && ofKind === undefined) {
    return { text: { text }, faults: [unknown('type', type, [...kinds.keys()])] };
  }
  const fields = ofKind === undefined ? [...worded] : worded.filter((name) => ofKind.has(name));
  if (field !== undefined && !fields.includes(field)) {
    return { text: { text }, faults: [unknown('field', field, fields)] };
  }
  return { text: { text, fields: field === undefined ? fields : [field], next, words }, faults: [] };
}

function told(rules: AnyRuleset, { parts, faults, next, words }: UnderstoodText): ParsedText {
  const { card, twice } = cardOf(rules, parts);
  const all = [...faults, ...twice].sort((a, b) => a.offset - b.offset);
  return {
    valid: all.length === 0,
    card,
    parts,
    faults: all.map(({ meant = null, ...fault }) => ({ ...fault, didYouMean: meant })),
    next,
    words,
  };
}

/** The fields of a card that parts mean, as far as they mean one thing, and what is said twice of what a card has once. */
function cardOf(rules: AnyRuleset, parts: UnderstoodText['parts']): { card: JsonObject; twice: UnderstoodFault[] } {
  const card: Record<string, Json> = {};
  const twice: UnderstoodFault[] = [];
  const kinds = [...wordedFieldsOf(rules).values()];
  for (const { meanings, ...place } of parts) {
    const [meaning, ...others] = meanings;
    if (meaning === undefined || others.length > 0 || meaning.field === null) continue;
    const { field, value } = meaning;
    if (kinds.some((fields) => fields.get(field) === true)) {
      card[field] = [...((card[field] as Json[] | undefined) ?? []), value];
    } else if (card[field] === undefined) card[field] = value;
    else {
      const message = `a card has one \`${field}\`, and it stands before; put both in one line`;
      const { line, column, offset, length } = place;
      twice.push({ code: 'no-sense', message, line, column, offset, length, expected: [] });
    }
  }
  return { card, twice };
}
