import {
  type AnyRuleset,
  besideSamples,
  type CardSet,
  compileCards,
  type Fault,
  faultsOf,
  type Game,
  type Json,
  type JsonObject,
} from '../engine/index.ts';
import { caseFaults, clauseListFaults } from './faults.ts';
import {
  BOOKKEEPING,
  type CaseFileForm,
  type CaseForm,
  caseFileHeadSchema,
  casePartSchema,
  caseSchema,
} from './format.ts';
import { type Opening, opening, positionShape } from './open.ts';
import { type Place, readYaml } from './yaml-source.ts';

/** Something wrong in a case file: where it stands, which field it is, and what is wrong with it. */
export interface CaseFault {
  file: string;
  line: number;
  column: number;
  field: string;
  reason: string;
  accepts?: Json;
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
  /** How it comes to its first decision; faults only of decks that the case says are refused. */
  opened: Opening;
}

/** The cases of one file, or everything that is wrong with it. */
export interface CaseFile {
  file: string;
  ruleset: string | null;
  faults: CaseFault[];
  cases: ReadyCase[];
}

type Found = Fault | (Fault & Place);

/** Reads a file of cases. A file with a fault gives no cases, and all of its faults at once. */
export function readCases(file: string, text: string, rulesets: readonly AnyRuleset[]): CaseFile {
  const source = readYaml(text);
  const faults: Found[] = source.faults.map(({ reason, ...place }) => ({ path: '', reason, ...place }));
  const done = (ruleset: string | null, cases: ReadyCase[]): CaseFile => ({
    file,
    ruleset,
    faults: faults
      .map(({ path, reason, accepts, ...at }) => {
        const place = 'line' in at ? { line: at.line, column: at.column } : source.at(path);
        return { file, ...place, field: path || '/', reason, ...(accepts === undefined ? {} : { accepts }) };
      })
      .sort((a, b) => a.line - b.line || a.column - b.column),
    cases: faults.length === 0 ? cases : [],
  });
  if (faults.length > 0) return done(null, []);
  const parsed = caseFileHeadSchema.safeParse(source.value);
  if (!parsed.success) {
    faults.push(...parsed.error.issues.flatMap((issue) => faultsOf(issue)));
    return done(null, []);
  }
  const form = parsed.data;
  const rules = rulesets.find(({ id }) => id === form.ruleset);
  if (!rules) {
    faults.push({ path: '/ruleset', reason: 'no such ruleset', accepts: rulesets.map(({ id }) => id) });
    return done(null, []);
  }
  const cards = cardsOf(rules, form, faults);
  const seen = new Map<string, number>();
  const cases = form.cases.flatMap((written, at): ReadyCase[] => {
    const base = `/cases/${at}`;
    const add = (found: Fault[]) => faults.push(...found.map((fault) => ({ ...fault, path: `${base}${fault.path}` })));
    const whole = caseSchema.safeParse(written);
    if (!whole.success) add(whole.error.issues.flatMap((issue) => faultsOf(issue)));
    const part = whole.success ? whole : casePartSchema.safeParse(written);
    if (!part.success) return [];
    const one: CaseForm = part.data;
    const twin = seen.get(one.name);
    if (twin === undefined) seen.set(one.name, at);
    else add([{ path: '/name', reason: `/cases/${twin} has the same name` }]);
    add(whole.success ? caseFaults(rules, whole.data) : clauseListFaults(rules, one.clauses));
    const options = optionsOf(rules, form, one, base, faults);
    if (one.position === undefined && one.start === undefined) return [];
    if (cards === null) {
      if (one.position !== undefined) add(positionShape(rules, one.position));
      return [];
    }
    const agreed = options ?? rules.options.parse({});
    const opened = opening(rules, cards, agreed, one);
    if (!opened.ok && !(opened.decks && one.start?.refused)) {
      add(opened.faults);
      return [];
    }
    return [
      {
        file,
        line: source.at(base).line,
        stepLines: (one.steps ?? []).map((_, index) => source.at(`${base}/steps/${index}`).line),
        name: one.name,
        rules,
        cards,
        options: agreed,
        form: one,
        ignore: form.ignore ?? BOOKKEEPING,
        opened,
      },
    ];
  });
  return done(rules.id, cases);
}

/** The sample cards with those of the file, which replace a sample card of the same id. */
function cardsOf(rules: AnyRuleset, form: CaseFileForm, faults: Found[]): CardSet<Game> | null {
  const own = form.cards;
  if (own === undefined) return rules.sampleCards;
  const { all, kept } = besideSamples(rules, own);
  const compiled = compileCards<Game>(rules, all);
  if (compiled.ok) return compiled.value;
  for (const fault of compiled.faults) {
    const [, index, ...rest] = fault.path.split('/');
    const at = Number(index) - kept;
    const path = at >= 0 ? ['/cards', at, ...rest].join('/') : '/cards';
    faults.push({ ...fault, path });
  }
  return null;
}

function optionsOf(
  rules: AnyRuleset,
  file: CaseFileForm,
  one: CaseForm,
  base: string,
  faults: Found[],
): JsonObject | null {
  const parsed = rules.options.safeParse({ ...file.options, ...one.options });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const own = one.options !== undefined && String(issue.path[0] ?? '') in one.options;
    faults.push(...faultsOf(issue, own || file.options === undefined ? `${base}/options` : '/options'));
  }
  return null;
}
