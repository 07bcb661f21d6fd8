import type { AnyRuleset } from '../../src/engine/index.ts';
import { diceFrom, one } from '../../src/simulate/choice.ts';
import { wrong } from './texts.ts';

/** Of so many texts of the sample cards one is read. */
const EVERY = 5;

/** The work, for which callers pay, on some texts of the sample cards, as they are and with a fault each; null where a game reads none. */
export function workOnTexts({
  id,
  samples,
  read,
  understandText,
}: AnyRuleset): [whole: number, faulty: number][] | null {
  if (understandText === undefined || read === undefined) return null;
  const all = [...new Set(samples.cards.flatMap((card) => read(card)).map(({ text }) => text))];
  const texts = all.filter((_, at) => at % EVERY === 0);
  const dice = diceFrom(`work ${id}`);
  const workOn = (text: string): number => {
    let work = 0;
    const spend = (units: number): void => {
      work += units;
    };
    understandText(text, { next: true, words: true, spend });
    return work;
  };
  return texts.map((text) => [workOn(text), workOn(wrong(text, one(dice, all), dice))]);
}
