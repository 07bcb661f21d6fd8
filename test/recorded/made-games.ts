import type { CaseForm, StepForm } from '../../src/conformance/format.ts';
import { opening } from '../../src/conformance/open.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import { looseCase } from '../../src/conformance/read.ts';
import type { Trace } from '../../src/conformance/run.ts';
import { runCase } from '../../src/conformance/run.ts';
import type { AnyRuleset, Game, JsonObject, Outcome } from '../../src/engine/index.ts';
import { adjudicate, besideSamples, clausesOf, compileCards } from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom, listedAction, one } from '../../src/simulate/choice.ts';
import { madeCard } from '../properties/support/schema-cards.ts';
import { Coverage } from './coverage.ts';
import { listsOf, readList } from './lists.ts';
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
const NEW = 30;

/**
 * Plays `sets` times random games with cards made up from the schema, and keeps those that come to code which neither the cases nor the games
 * before them come to, each up to its last step that does.
 */
export function* madeGames(rules: AnyRuleset, cases: readonly ReadyCase[], sets: number): Generator<MadeGames> {
  const code = new Coverage();
  for (const one of cases) runCase(one, new Recorder(one).trace);
  for (const list of listsOf(rules)) for (const line of readList(rules.id, list).keys()) list.came(rules, line);
  code.more();
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
    let seen = '';
    for (let game = 0; game < GAMES; game++) {
      const start = { seats: [decks[0].id, decks[1].id] as [string, string] };
      const form: CaseForm = { name: `set ${set}, game ${game}`, clauses: [], start, seed: `${set}/${game}` };
      // Cards that were refused, and what was compiled of them, are no part of a game.
      code.look();
      const played = playedWith({ rules, cards: compiled.value, options: rules.options.parse({}) }, form, dice);
      const found = code.look();
      if (played === null || found.count < NEW) continue;
      const shortened = played.shortened(code);
      found.keep();
      kept.push(shortened.form);
      seen += shortened.seen;
    }
    // What nobody drew need not be told.
    const own = cards.filter(({ id }) => seen.includes(JSON.stringify(id)));
    if (kept.length > 0) yield { cards: own, cases: kept };
  }
  code.end();
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

/** A random game, and how to make it a case that ends with the last step that comes to new code. */
interface Played {
  /** `seen` is what came to the table up to then, as text. */
  shortened(code: Coverage): { form: CaseForm; seen: string };
}

/** Plays a random game, and notes all that is recorded of it; null where its decks are refused with these cards. */
function playedWith(of: Pick<ReadyCase, 'rules' | 'cards' | 'options'>, form: CaseForm, dice: Dice): Played | null {
  const { rules, cards, options } = of;
  const opened = opening(rules, cards, options, form);
  if (!opened.ok) return null;
  const steps: StepForm[] = [];
  const moments: { clauses: ReadonlySet<string>; outcome: Outcome | null; seen: string }[] = [];
  let now = opened.run();
  while (now.ok) {
    const { events, outcome, state } = now.value;
    const seen = JSON.stringify([events, state.board], (key, value) => (key === 'deck' ? [] : value));
    moments.push({ clauses: new Set(events.flatMap((event) => [...clausesOf(event)])), outcome, seen });
    if (outcome !== null || steps.length >= DECISIONS) break;
    const action = listedAction(now.value.awaiting, dice, rules.weigh);
    if (action === null) break;
    steps.push({ [action.player]: action.option ?? { answer: action.answer } } as StepForm);
    now = adjudicate(rules, cards, now.value.state, action);
  }
  const upTo = (step: number): CaseForm => ({
    ...form,
    clauses: [...new Set(moments.slice(0, step + 1).flatMap(({ clauses }) => [...clauses]))].sort(),
    steps: steps.slice(0, step),
    then: { outcome: moments[step]?.outcome ?? 'none' },
  });
  const run = (ready: CaseForm, look: () => void) => {
    const loose = looseCase(of, ready, opened);
    const recorder = new Recorder(loose);
    const trace: Trace = (...moment) => {
      recorder.trace(...moment);
      look();
    };
    const { failures } = runCase(loose, trace);
    if (failures.length > 0) throw new Error(`${rules.id}, ${form.name}: ${failures[0]?.what}`);
  };
  const whole = upTo(moments.length - 1);
  run(whole, () => {});
  return {
    shortened(code) {
      let [at, last] = [-1, 0];
      run(whole, () => {
        at++;
        if (code.more() > 0) last = at;
      });
      const end = Math.max(1, last);
      const seen = moments.slice(0, end + 1).map((moment) => moment.seen);
      return { form: upTo(end), seen: seen.join('') };
    },
  };
}
