import type { CaseForm, StepForm } from '../../src/conformance/format.ts';
import { opening } from '../../src/conformance/open.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import { looseCase } from '../../src/conformance/read.ts';
import { runCase } from '../../src/conformance/run.ts';
import type { AnyRuleset, CardSet, Game, JsonObject } from '../../src/engine/index.ts';
import { adjudicate, besideSamples, clausesOf, compileCards } from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom, listedAction, one } from '../../src/simulate/choice.ts';
import { madeCard } from '../properties/support/schema-cards.ts';
import { Coverage } from './coverage.ts';
import { Recorder } from './record.ts';

/** Cards that take the place of sample cards, and the games that are played with them, as cases that expect no more than how they end. */
export interface MadeGames {
  cards: JsonObject[];
  cases: CaseForm[];
}

/** How many games are played with one set of cards, and how many decisions long they are at most. */
const GAMES = 3;
const DECISIONS = 60;

/** A game is kept that comes to so many characters of code that nothing came to before. */
const NEW = 60;

/**
 * Plays `sets` times random games with cards made up from the schema, and keeps those that come to code which neither the cases nor the games
 * before them come to.
 */
export async function* madeGames(
  rules: AnyRuleset,
  cases: readonly ReadyCase[],
  sets: number,
): AsyncGenerator<MadeGames> {
  const code = await Coverage.begin();
  for (const one of cases) runCase(one, new Recorder(one).trace);
  await code.more();
  for (let set = 0; set < sets; set++) {
    const dice = diceFrom(`recorded ${rules.id} ${set}`);
    const decks = [one(dice, rules.samples.decks), one(dice, rules.samples.decks)] as const;
    const cards = madeCards(
      rules,
      decks.map(({ deck }) => deck),
      dice,
    );
    const compiled = compileCards<Game>(rules, besideSamples(rules, cards).all);
    if (!compiled.ok) continue;
    const kept: CaseForm[] = [];
    for (let game = 0; game < GAMES; game++) {
      const start = { seats: [decks[0].id, decks[1].id] as [string, string] };
      const form = played(
        rules,
        compiled.value,
        { name: `set ${set}, game ${game}`, clauses: [], start, seed: `${set}/${game}` },
        dice,
      );
      if (form === null) continue;
      if ((await code.more()) >= NEW) kept.push(form);
    }
    if (kept.length > 0) yield { cards, cases: kept };
  }
  await code.end();
}

/** The cards of decks, most with some parts made up: those that have them are accepted one by one. */
function madeCards(rules: AnyRuleset, decks: readonly unknown[], dice: Dice): JsonObject[] {
  const said = JSON.stringify(decks);
  const own = (rules.samples.cards as readonly JsonObject[]).filter(({ id }) => said.includes(JSON.stringify(id)));
  return own.flatMap((original) => {
    let card = structuredClone(original);
    for (let times = 0; times < 4; times++) {
      const next = madeCard(rules, card, dice);
      if (compileCards(rules, [next]).ok) card = next;
    }
    return JSON.stringify(card) === JSON.stringify(original) ? [] : [card];
  });
}

/** A case with the steps of a random game, and the clauses that it cites; null where its decks are refused with these cards. */
function played(rules: AnyRuleset, cards: CardSet<Game>, form: CaseForm, dice: Dice): CaseForm | null {
  const options = rules.options.parse({});
  const opened = opening(rules, cards, options, form);
  if (!opened.ok) return null;
  const steps: StepForm[] = [];
  const clauses = new Set<string>();
  let now = opened.run();
  while (now.ok) {
    for (const event of now.value.events) for (const clause of clausesOf(event)) clauses.add(clause);
    if (now.value.outcome !== null || steps.length >= DECISIONS) break;
    const action = listedAction(now.value.awaiting, dice, rules.weigh);
    if (action === null) break;
    steps.push({ [action.player]: action.option ?? { answer: action.answer } } as StepForm);
    now = adjudicate(rules, cards, now.value.state, action);
  }
  const outcome = now.ok ? now.value.outcome : null;
  const ready: CaseForm = { ...form, clauses: [...clauses].sort(), steps, then: { outcome: outcome ?? 'none' } };
  const of = looseCase({ rules, cards, options }, ready, opened);
  const { failures } = runCase(of, new Recorder(of).trace);
  if (failures.length > 0) throw new Error(`${rules.id}, ${form.name}: ${failures[0]?.what}`);
  return ready;
}
