import type { AnyRuleset, CardSet, Fault, Game, JsonObject } from '../engine/index.ts';
import { besideSamples, compileCards, faultsOf, readShape, suggest } from '../engine/index.ts';
import { caseFaults, clauseListFaults, typeFaults } from './faults.ts';
import type { CaseForm } from './format.ts';
import { BOOKKEEPING, casePartSchema, caseSchema } from './format.ts';
import type { FileFault, OpenFile, Part, Shared } from './include.ts';
import { laidOver, openFile, readParts, sharedOf } from './include.ts';
import type { Opening } from './open.ts';
import { openCards, opening, positionShape } from './open.ts';

/** Something wrong in a case file: where it stands, which field it is, and what is wrong with it. */
export interface CaseFault extends Omit<Fault, 'path'> {
  file: string;
  line: number;
  column: number;
  field: string;
}

/** A case that can be run. */
export interface ReadyCase {
  file: string;
  line: number;
  /** The line of each step. */
  stepLines: number[];
  name: string;
  rules: AnyRuleset;
  cards: CardSet<Game>;
  options: JsonObject;
  form: CaseForm;
  ignore: readonly string[];
  /** How it comes to its first decision; faults only of what the case says is refused. */
  opened: Opening;
}

/** A case that stands in no file. */
export const looseCase = (
  played: Pick<ReadyCase, 'rules' | 'cards' | 'options'>,
  form: CaseForm,
  opened: Opening,
): ReadyCase => ({ ...played, file: '', line: 0, stepLines: [], name: form.name, form, ignore: BOOKKEEPING, opened });

/** The cases of one file, or everything that is wrong with it. */
export interface CaseFile {
  file: string;
  ruleset: string | null;
  faults: CaseFault[];
  cases: ReadyCase[];
}

/**
 * Reads a file of cases, and the files that it includes. A file with a fault gives no cases, and all of its faults at once.
 * `open` gives the text of an included file.
 */
export function readCases(
  file: string,
  text: string,
  rulesets: readonly AnyRuleset[],
  open: OpenFile = openFile,
): CaseFile {
  const { parts, faults, source } = readParts(file, text, open);
  const at = new Map([[file, source], ...parts.map((part) => [part.file, part.source] as const)]);
  const done = (ruleset: string | null, cases: ReadyCase[]): CaseFile => ({
    file,
    ruleset,
    faults: faults
      .map(({ path, ...fault }) => ({ ...at.get(fault.file)?.at(path), field: path || '/', ...fault }) as CaseFault)
      .sort((a, b) => a.line - b.line || a.column - b.column),
    cases: faults.length === 0 ? cases : [],
  });
  const own = parts.at(-1);
  if (own?.file !== file || (faults.length > 0 && parts.length === 0)) return done(null, []);
  const rules = rulesets.find(({ id }) => id === own.form.ruleset);
  if (!rules) {
    faults.push({ file, path: '/ruleset', reason: 'no such ruleset', accepts: rulesets.map(({ id }) => id) });
    return done(null, []);
  }
  const shared = sharedOf(parts);
  for (const part of parts) {
    const found = typeFaults(rules, part.form.ignore ?? [], '/ignore');
    faults.push(...found.map((fault) => ({ file: part.file, ...fault })));
  }
  const cards = cardsOf(rules, shared, file, faults);
  const seen = new Map<string, number>();
  const cases = (own.form.cases ?? []).flatMap((written, index): ReadyCase[] => {
    const base = `/cases/${index}`;
    const add = (found: Fault[]) =>
      faults.push(...found.map((fault) => ({ file, ...fault, path: `${base}${fault.path}` })));
    const whole = readShape(caseSchema, written);
    if (!whole.success) add(whole.faults);
    const part = whole.success ? whole : casePartSchema.safeParse(written);
    if (!part.success) return [];
    const said: CaseForm = part.data;
    const one = placed({ ...said, seed: said.seed ?? shared.seed }, shared, add);
    const twin = seen.get(one.name);
    if (twin === undefined) seen.set(one.name, index);
    else add([{ path: '/name', reason: `/cases/${twin} has the same name` }]);
    add(whole.success ? caseFaults(rules, whole.data) : clauseListFaults(rules, one.clauses));
    const options = optionsOf(rules, parts, one, base, file, faults);
    const { position, state, start } = one;
    if (position === undefined && state === undefined && start === undefined && one.cards === undefined) return [];
    if (cards === null) {
      if (position !== undefined) add(positionShape(rules, position));
      return [];
    }
    const agreed = options ?? rules.options.parse({});
    const opened = one.cards === undefined ? opening(rules, cards, agreed, one) : openCards(rules, one.cards);
    if (!opened.ok && !(opened.decks && start?.refused) && !one.refused && !one.cards) {
      add(opened.faults);
      return [];
    }
    return [
      {
        file,
        line: source.at(base).line,
        stepLines: (one.steps ?? []).map((_, step) => source.at(`${base}/steps/${step}`).line),
        name: one.name,
        rules,
        cards,
        options: agreed,
        form: one,
        ignore: shared.ignore ?? BOOKKEEPING,
        opened,
      },
    ];
  });
  return done(rules.id, cases);
}

/** The case with the position that it has of the file, and what it adds to that. */
function placed(one: CaseForm, { positions }: Shared, add: (found: Fault[]) => void): CaseForm {
  if (one.from === undefined) return one;
  const base = positions[one.from];
  if (base !== undefined) return { ...one, position: laidOver(base, one.position) };
  const accepts = Object.keys(positions);
  const didYouMean = suggest(one.from, accepts);
  add([{ path: '/from', reason: 'no such position', accepts, ...(didYouMean === null ? {} : { didYouMean }) }]);
  const { position: _, ...rest } = one;
  return rest;
}

/** The sample cards with those of the files, which replace a sample card of the same id. */
function cardsOf(rules: AnyRuleset, { cards }: Shared, file: string, faults: FileFault[]): CardSet<Game> | null {
  if (cards.length === 0) return rules.sampleCards;
  const { all, kept } = besideSamples(
    rules,
    cards.map(({ card }) => card),
  );
  const compiled = compileCards<Game>(rules, all);
  if (compiled.ok) return compiled.value;
  for (const fault of compiled.faults) {
    const [, index, ...rest] = fault.path.split('/');
    const of = cards[Number(index) - kept];
    faults.push({ ...fault, file: of?.file ?? file, path: of ? [of.path, ...rest].join('/') : '/cards' });
  }
  return null;
}

function optionsOf(
  rules: AnyRuleset,
  parts: readonly Part[],
  one: CaseForm,
  base: string,
  file: string,
  faults: FileFault[],
): JsonObject | null {
  const { options } = sharedOf(parts);
  const parsed = rules.options.safeParse({ ...options, ...one.options });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? '');
    const own = one.options !== undefined && name in one.options;
    const from = parts.findLast(({ form }) => form.options && name in form.options);
    const found = faultsOf(issue, own || !from ? `${base}/options` : '/options');
    faults.push(...found.map((fault) => ({ file: own || !from ? file : from.file, ...fault })));
  }
  return null;
}
