/** Texts of cards are understood here: at hand where that takes little, by a worker where it takes longer. */
import type { AnyRuleset, Json, MeantPart, PartInWords, UnderstandingOf, UnderstoodText } from '../../engine/index.ts';
import { meantBy, partsInWords, withoutWords } from '../../engine/index.ts';
import { rulesets } from '../../rulesets/index.ts';
import type { JobOwner } from './pool.ts';
import type { Runs } from './runs.ts';
import { LOOK_EVERY } from './runs.ts';

/** A text to be understood, and how. */
export interface TextToRead extends Omit<UnderstandingOf, 'spend'> {
  text: string;
}

type Spend = (units: number) => void;

const FILE = new URL(import.meta.url).href;

const known = (ruleset: string): AnyRuleset => {
  const found = rulesets.find(({ id }) => id === ruleset);
  if (!found) throw new Error(`no ruleset ${ruleset}`);
  return found;
};

// A text takes up to some ten milliseconds, not all of which are counted as work: the clock is looked at before each.
const textsRead = (rules: AnyRuleset, texts: readonly TextToRead[], spend?: Spend): UnderstoodText[] =>
  texts.map(({ text, ...of }) => {
    spend?.(LOOK_EVERY);
    const read = rules.understandText?.(text, { ...of, ...(spend ? { spend } : {}) });
    if (read === undefined) throw new Error(`${rules.id} understands no texts`);
    return read;
  });

const partsMeant = (rules: AnyRuleset, parts: readonly PartInWords[], spend?: Spend): MeantPart[] =>
  parts.map((part) => {
    spend?.(LOOK_EVERY);
    return meantBy(rules, part, spend);
  });

/** For workers. */
export const readTextsOf = ({ ruleset, texts }: { ruleset: string; texts: readonly TextToRead[] }): UnderstoodText[] =>
  textsRead(known(ruleset), texts);

/** For workers. */
export const meanPartsOf = ({ ruleset, parts }: { ruleset: string; parts: readonly PartInWords[] }): MeantPart[] =>
  partsMeant(known(ruleset), parts);

/** Texts of so many characters, all together, take longer than may be taken at hand. */
const LONG = 1500;

const areLong = (texts: readonly { text: string }[]): boolean =>
  texts.reduce((sum, { text }) => sum + text.length, 0) > LONG;

/** What texts say. */
export const readTexts = (
  runs: Runs,
  who: JobOwner,
  rules: AnyRuleset,
  texts: readonly TextToRead[],
): Promise<UnderstoodText[]> =>
  runs.atHandOrAside(
    who,
    rules,
    { file: FILE, name: 'readTextsOf', input: { ruleset: rules.id, texts } },
    (spend) => textsRead(rules, texts, spend),
    areLong(texts),
  );

/** Cards with what their words mean in place of them; the same cards where none are put in words. */
export async function understandCards(runs: Runs, who: JobOwner, rules: AnyRuleset, cards: readonly Json[]) {
  const parts = partsInWords(rules, cards);
  if (parts.length === 0) return withoutWords(cards, [], []);
  const input = { ruleset: rules.id, parts };
  const meant = await runs.atHandOrAside(
    who,
    rules,
    { file: FILE, name: 'meanPartsOf', input },
    (spend) => partsMeant(rules, parts, spend),
    areLong(parts),
  );
  return withoutWords(cards, parts, meant);
}
