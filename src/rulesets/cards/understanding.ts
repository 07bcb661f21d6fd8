/** The words of a language both ways. */
import type { UnderstandingOf, Understood, UnderstoodText } from '../../engine/index.ts';
import { endsOf } from './chart.ts';
import { Effort, English } from './english.ts';
import { phraseTold } from './phrase-told.ts';
import type { Phrases, Schema } from './reading.ts';
import { cardReader } from './reading.ts';
import { notUnderstood } from './text-faults.ts';
import { faultAt, goesOn, NO_SENSE, placeOf, sourceOf, TOO_INVOLVED } from './text-source.ts';
import { readText } from './whole-text.ts';
import type { Wording } from './wording.ts';

/**
 * Cards read back in English, and English understood as what the fields of cards say that have a schema here, also in `wordings` that
 * are only read.
 */
export const inEnglish = <C extends object>(
  phrases: Phrases,
  fields: Readonly<Record<string, Schema>>,
  wordings: readonly Wording[] = [],
) => {
  const english = new English(phrases, fields, wordings);
  return {
    read: cardReader<C>(phrases, fields),
    understand: (text: string, field?: string): Understood => understand(english, text, field),
    understandText: (text: string, of?: UnderstandingOf): UnderstoodText => readText(english, text, of),
    wordedFields: Object.keys(fields),
    phraseOf: phraseTold(phrases),
  };
};

/** Understands a text as one thing: as one `field` of a card, or as any of them. */
function understand(english: English, text: string, field?: string): Understood {
  const source = sourceOf(english.cards, text);
  if ('code' in source) return { meanings: [], faults: [source] };
  const effort = new Effort();
  const starts = english.startsFor(field === undefined ? undefined : [field]);
  const end = source.tokens.length;
  const chart = english.chartAt(source, 0, starts, effort);
  const refused = (code: 'too-involved' | 'no-sense', message: string): Understood => ({
    meanings: [],
    faults: [faultAt(placeOf(source, 0, end), code, message)],
  });
  if (chart.isCut) return refused('too-involved', TOO_INVOLVED);
  const kinds = goesOn(source, end) ? [] : (endsOf(starts, chart).get(end) ?? []);
  const tried = { at: 0, starts, chart };
  if (kinds.length === 0) return { meanings: [], faults: [notUnderstood(english.cards, source, [tried], effort)] };
  const got = english.meaningsOf(source, tried, end, kinds, effort);
  if (!got.ok) return refused(got.why, got.why === 'no-sense' ? NO_SENSE : TOO_INVOLVED);
  return { meanings: got.found.map((one) => ({ ...one, field: one.field ?? '' })), faults: [] };
}
