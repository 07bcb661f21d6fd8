import { z } from 'zod';
import { json, jsonObject } from './json.ts';
import { wireSchemas } from './registry.ts';

/** Most texts in one call. A text is of one card. */
const MOST_TEXTS = 100;

export const parseRequest = z.strictObject({
  texts: z
    .array(
      z.strictObject({
        text: z
          .string()
          .max(10_000)
          .describe(
            'The words: of one ability, or of a whole card, an ability in each line. Of more than 4,000 characters nothing is understood.',
          ),
        type: z
          .string()
          .max(40)
          .optional()
          .describe('The kind of card that it is for, as in `type` of a card; left out, any kind.'),
        field: z
          .string()
          .max(40)
          .optional()
          .describe(
            'The field of the card that it is for, such as `abilities`; left out, any that can be put in words.',
          ),
        next: z.boolean().optional().describe('Whether to tell how the text could go on, as an editor wants it.'),
        words: z.boolean().optional().describe('Whether to tell of what sort each word is, for its colour.'),
      }),
    )
    .min(1)
    .max(MOST_TEXTS)
    .describe('The texts, each of one card.'),
});

const place = {
  line: z.int().describe('The line, from 1.'),
  column: z.int().describe('The column, from 1.'),
  offset: z.int().describe('The same in characters from the beginning of the text, from 0.'),
  length: z.int().describe('How many characters it is about; 0 where something is missing.'),
};

export const textMeaning = z
  .object({
    field: z
      .string()
      .nullable()
      .describe('The field of the card; null for a sentence of an ability that is not understood as a whole.'),
    value: json.describe('The field, or an element of its list.'),
    reading: z.string().describe('The same in canonical wording, which means nothing else.'),
  })
  .register(wireSchemas, { id: 'TextMeaning' });

export const textPart = z
  .object({
    ...place,
    meanings: z
      .array(textMeaning)
      .describe('What it means: one meaning where it is plain, several where it can be read in several ways.'),
  })
  .register(wireSchemas, { id: 'TextPart' });

export const textFault = z
  .object({
    code: z
      .enum(['empty', 'too-long', 'too-involved', 'no-sense', 'ambiguous', 'not-understood'])
      .describe('What is wrong. The list may grow.'),
    message: z.string().describe('The same for people.'),
    ...place,
    expected: z
      .array(z.string())
      .describe('What could stand there; of what can be read in several ways, how each of them is put.'),
    didYouMean: z.string().nullable().describe('Which of these was most likely meant.'),
  })
  .register(wireSchemas, { id: 'TextFault' });

const wordSort = z
  .enum(['timing', 'verb', 'number', 'name', 'about'])
  .describe(
    'Of what sort a word is: what says when, and what the card itself has (`timing`), an instruction, a number, a name, or what these are `about`. The list may grow.',
  );

export const nextWords = z
  .object({
    text: z.string().describe('Words that could follow; what stands in ‹ › is to be filled in.'),
    sort: wordSort.describe('Of what sort the first of them is.'),
  })
  .register(wireSchemas, { id: 'NextWords' });

export const sortedWord = z
  .object({ offset: place.offset, length: z.int().describe('How many characters it has.'), sort: wordSort })
  .register(wireSchemas, { id: 'SortedWord' });

export const parsedText = z
  .object({
    valid: z.boolean().describe('Whether it is understood as a whole, in one way.'),
    card: jsonObject.describe('The fields of a card that say what is understood of it.'),
    parts: z.array(textPart).describe('What is understood, in the order of the text.'),
    faults: z.array(textFault).describe('Everything that is wrong with it.'),
    next: z.array(nextWords).describe('How it could go on; empty if that was not asked.'),
    words: z
      .array(sortedWord)
      .describe('Of what sort its words are, as far as they are known; empty if that was not asked.'),
  })
  .register(wireSchemas, { id: 'ParsedText' });

export const parseReply = z
  .object({
    ruleset: z.string().describe('The id of the ruleset.'),
    items: z.array(parsedText).describe('What each text says, in the order in which they were sent.'),
  })
  .register(wireSchemas, { id: 'ParsedTexts' });

export type ParseRequest = z.output<typeof parseRequest>;
export type ParsedText = z.output<typeof parsedText>;
export type ParsedTexts = z.output<typeof parseReply>;
