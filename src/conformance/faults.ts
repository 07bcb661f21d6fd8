import type { AnyRuleset, Fault, Json } from '../engine/index.ts';
import { suggest } from '../engine/index.ts';
import type { CaseForm, ChecksForm, EventForm } from './format.ts';
import { eventForm } from './format.ts';
import { operatorFaults } from './match.ts';
import { pathFault } from './path.ts';

/** What is wrong with a case that has the right shape. Paths begin at the case. */
export function caseFaults(rules: AnyRuleset, form: CaseForm): Fault[] {
  const faults = clauseListFaults(rules, form.clauses);
  const names = new Set<string>();
  const bound = new Set<string>(Object.keys(form.begin?.names ?? {}));
  const scenes: [string, ChecksForm | undefined][] = [['/begin', form.begin]];
  form.steps?.forEach((step, at) => {
    for (const player of ['p1', 'p2'] as const) {
      const act = step[player];
      const option = typeof act === 'object' ? act.option : act;
      if (typeof option === 'string') faults.push(...optionFaults(option, bound, `/steps/${at}/${player}`));
    }
    for (const name of Object.keys(step.names ?? {})) bound.add(name);
    if (step.refused?.clause !== undefined) {
      faults.push(...clauseFaults(rules, step.refused.clause, `/steps/${at}/refused/clause`));
    }
    scenes.push([`/steps/${at}`, step]);
  });
  scenes.push(['/then', form.then]);
  for (const [path, checks] of scenes) if (checks) faults.push(...checksFaults(rules, checks, path, names));
  const refusal =
    form.refused !== undefined || form.start?.refused !== undefined || form.steps?.some((step) => step.refused);
  if (!refusal && !scenes.some(([, checks]) => checks && asserts(checks))) {
    faults.push({ path: '', reason: 'asserts nothing: it has no expectation in begin, steps or then' });
  }
  return faults;
}

/** What is wrong with the clauses that a case says it proves. */
export function clauseListFaults(rules: AnyRuleset, clauses: readonly string[]): Fault[] {
  return clauses.flatMap((clause, at) => [
    ...clauseFaults(rules, clause, `/clauses/${at}`),
    ...(clauses.indexOf(clause) < at ? [{ path: `/clauses/${at}`, reason: 'is listed twice' }] : []),
  ]);
}

const ASSERTING = [
  'events',
  'exactly',
  'types',
  'never',
  'offered',
  'not-offered',
  'only-offered',
  'awaiting',
  'state',
  'view',
  'seen',
  'outcome',
] as const;

const asserts = (checks: ChecksForm): boolean => ASSERTING.some((key) => checks[key] !== undefined);

function clauseFaults(rules: AnyRuleset, clause: string, path: string): Fault[] {
  return Object.hasOwn(rules.rulebook, clause)
    ? []
    : [{ path, reason: `the rulebook of ${rules.id} has no clause ${JSON.stringify(clause)}` }];
}

function checksFaults(rules: AnyRuleset, checks: ChecksForm, base: string, names: Set<string>): Fault[] {
  const faults: Fault[] = [];
  const lists: [string, readonly EventForm[]][] = [
    ['/events', (checks.events ?? []).map(eventForm)],
    ['/exactly', (checks.exactly ?? []).map(eventForm)],
    ['/never', (checks.never ?? []).map(eventForm)],
    ...Object.entries(checks.seen ?? {}).map(([viewer, events]): [string, EventForm[]] => [
      `/seen/${viewer}`,
      (events ?? []).map(eventForm),
    ]),
  ];
  for (const [path, events] of lists) {
    events.forEach((event, at) => {
      faults.push(...eventFaults(rules, event, `${base}${path}/${at}`, names));
    });
  }
  checks['not-offered']?.forEach((entry, at) => {
    const path = `${base}/not-offered/${at}`;
    if (typeof entry === 'string' || entry.clause === undefined) return;
    faults.push(...clauseFaults(rules, entry.clause, `${path}/clause`));
  });
  for (const field of ['types', 'ignore', 'among'] as const) {
    faults.push(...typeFaults(rules, checks[field] ?? [], `${base}/${field}`));
  }
  const only = checks['only-offered'] ?? [];
  only.forEach((option, at) => {
    if (only.indexOf(option) < at) faults.push({ path: `${base}/only-offered/${at}`, reason: 'is listed twice' });
  });
  if (checks.among && checks.ignore) {
    faults.push({ path: `${base}/ignore`, reason: 'of `among` nothing is left out; give one of the two' });
  }
  for (const decision of [checks.awaiting ?? []].flat()) {
    if (typeof decision === 'string' || decision.clause === undefined) continue;
    faults.push(...clauseFaults(rules, decision.clause, `${base}/awaiting`));
  }
  if (typeof checks.outcome === 'object' && checks.outcome.clause !== undefined) {
    faults.push(...clauseFaults(rules, checks.outcome.clause, `${base}/outcome/clause`));
  }
  faults.push(...valueFaults(checks.state ?? {}, `${base}/state`));
  for (const [viewer, values] of Object.entries(checks.view ?? {})) {
    faults.push(...valueFaults(values ?? {}, `${base}/view/${viewer}`));
  }
  return faults;
}

const didYouMean = (word: string, accepted: readonly string[]): { didYouMean?: string } => {
  const found = suggest(word, accepted);
  return found === null ? {} : { didYouMean: found };
};

/** Types of events that the ruleset does not have. */
export function typeFaults(rules: AnyRuleset, types: readonly string[], base: string): Fault[] {
  const known = rules.describe.types;
  if (known === undefined) return [];
  return types.flatMap((type, at) =>
    known.includes(type)
      ? []
      : [
          {
            path: `${base}/${at}`,
            reason: `${rules.id} has no event of the type ${JSON.stringify(type)}`,
            ...didYouMean(type, known),
          },
        ],
  );
}

/** A name in an option that nothing was given before. */
function optionFaults(option: string, bound: ReadonlySet<string>, path: string): Fault[] {
  const names = [...option.matchAll(/\$([A-Za-z][A-Za-z0-9_]*)/g)].map(([, name]) => name ?? '');
  return names
    .filter((name) => !bound.has(name))
    .map((name) => ({
      path,
      reason: `no earlier step names $${name}`,
      accepts: [...bound],
      ...didYouMean(name, [...bound]),
    }));
}

function eventFaults(rules: AnyRuleset, event: EventForm, path: string, names: Set<string>): Fault[] {
  const faults: Fault[] = [];
  if (event.clause !== undefined) faults.push(...clauseFaults(rules, event.clause, `${path}/clause`));
  if (event.type !== undefined) {
    faults.push(...typeFaults(rules, [event.type], path).map((fault) => ({ ...fault, path })));
  }
  for (const field of ['parent', 'under'] as const) {
    const name = event[field];
    if (typeof name === 'string' && !names.has(name)) {
      faults.push({ path: `${path}/${field}`, reason: `no earlier event is called ${JSON.stringify(name)}` });
    }
  }
  if (event.data)
    faults.push(...operatorFaults(event.data).map((fault) => ({ ...fault, path: `${path}/data${fault.path}` })));
  if (event.as !== undefined) {
    if (names.has(event.as)) faults.push({ path: `${path}/as`, reason: 'an earlier event has this name' });
    names.add(event.as);
  }
  return faults;
}

function valueFaults(values: Record<string, Json>, base: string): Fault[] {
  return Object.entries(values).flatMap(([path, expected]) => {
    const at = `${base}/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const wrong = pathFault(path);
    return [
      ...(wrong === null ? [] : [{ path: at, reason: wrong }]),
      ...operatorFaults(expected).map((fault) => ({ ...fault, path: `${at}${fault.path}` })),
    ];
  });
}
