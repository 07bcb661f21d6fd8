import { adjudicate, type Decision, type Refusal } from '../engine/index.ts';
import type { ChecksForm, DecisionForm, RefusalForm } from './format.ts';
import { differences } from './match.ts';
import { noteCitations, type Scene } from './scene.ts';

/** What the open decisions of a scene miss of what was expected of them. */
export function checkOffers(checks: ChecksForm, scene: Scene): string[] {
  const ids = scene.awaiting.flatMap((decision) => decision.options.map(({ id }) => id));
  const wrong: string[] = [];
  for (const wanted of checks.offered ?? []) {
    if (ids.some((id) => globbed(wanted, id)) || (!wanted.includes('*') && tryOut(scene, wanted) === null)) continue;
    wrong.push(`offered: nobody has the option ${wanted}\n${listed(scene.awaiting)}`);
  }
  for (const written of checks['not-offered'] ?? []) {
    const { option, ...reason } = typeof written === 'string' ? { option: written } : written;
    const id = ids.find((candidate) => globbed(option, candidate));
    if (id !== undefined) wrong.push(`not-offered: ${id} is offered`);
    else if (!option.includes('*')) wrong.push(...withheld(scene, option, reason));
  }
  const only = checks['only-offered'];
  if (only) {
    if (scene.awaiting.some(({ form }) => form)) wrong.push('only-offered: there are more options than are listed');
    const missing = only.filter((wanted) => !ids.some((id) => globbed(wanted, id)));
    const extra = ids.filter((id) => !only.some((wanted) => globbed(wanted, id)));
    if (missing.length > 0) wrong.push(`only-offered: missing ${missing.join(', ')}`);
    if (extra.length > 0) wrong.push(`only-offered: also offered ${extra.join(', ')}`);
  }
  if (checks.awaiting !== undefined) wrong.push(...checkAwaiting(checks.awaiting, scene));
  return wrong;
}

/** Whether `id` is what `pattern` says, `*` standing for any text. */
function globbed(pattern: string, id: string): boolean {
  if (!pattern.includes('*')) return pattern === id;
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(id);
}

/** Takes an option on a copy of the state. Gives null when it is legal, or why each player may not take it. */
function tryOut(scene: Scene, option: string): Refusal[] | null {
  const refusals: Refusal[] = [];
  for (const { player, id } of scene.awaiting) {
    const result = adjudicate(scene.rules, scene.cards, JSON.parse(scene.stateText), { player, decision: id, option });
    if (result.ok) return null;
    refusals.push(result.refusal);
  }
  return refusals;
}

function withheld(scene: Scene, option: string, reason: RefusalForm): string[] {
  const refusals = tryOut(scene, option);
  if (refusals === null) return [`not-offered: ${option} is accepted, though it is not listed`];
  for (const refusal of refusals) noteCitations(refusal, scene.told);
  if (Object.keys(reason).length === 0) return [];
  const misses = refusals.map((refusal) => refusalMisses(reason, refusal));
  if (misses.some((miss) => miss.length === 0)) return [];
  if (misses.length === 0) return [`not-offered: nobody is asked, so nothing says why ${option} is refused`];
  return misses.flat().map((miss) => `not-offered: ${option}: ${miss}`);
}

/** Where a refusal is not what was expected of it. */
export function refusalMisses(expected: RefusalForm, refusal: Refusal): string[] {
  const said = `the refusal is ${refusal.code} [${refusal.clause ?? 'no clause'}] ${refusal.detail} ${JSON.stringify(refusal.facts ?? [])}`;
  const wrong: string[] = [];
  if (expected.code !== undefined && expected.code !== refusal.code) wrong.push(`expected code ${expected.code}`);
  if (expected.clause !== undefined && expected.clause !== refusal.clause) {
    wrong.push(`expected clause ${expected.clause}`);
  }
  const { fact, was, needed } = expected;
  if (fact !== undefined || was !== undefined || needed !== undefined) {
    const facts = (refusal.facts ?? []).filter((candidate) => fact === undefined || candidate.fact.includes(fact));
    const fits = facts.some(
      (candidate) =>
        (was === undefined || differences(was, candidate.was).length === 0) &&
        (needed === undefined || differences(needed, candidate.needed).length === 0),
    );
    if (!fits) wrong.push(`expected a fact ${JSON.stringify({ fact, was, needed })}`);
  }
  return wrong.length === 0 ? [] : [`${wrong.join('; ')}\n  ${said}`];
}

function checkAwaiting(expected: NonNullable<ChecksForm['awaiting']>, scene: Scene): string[] {
  const wanted = expected === 'none' ? [] : [expected].flat();
  const open = [...scene.awaiting];
  const missing = wanted.filter((form) => {
    const at = open.findIndex((decision) => asked(form, decision));
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0 && open.length === 0) return [];
  return [`awaiting: expected ${JSON.stringify(expected)}\n${listed(scene.awaiting)}`];
}

const asked = (form: DecisionForm, decision: Decision): boolean =>
  (form.player === undefined || form.player === decision.player) &&
  (form.kind === undefined || form.kind === decision.kind) &&
  (form.clause === undefined || form.clause === decision.clause) &&
  (form.prompt === undefined || decision.prompt.includes(form.prompt));

const listed = (awaiting: readonly Decision[]): string =>
  awaiting.length === 0
    ? '  nobody is asked'
    : awaiting
        .map(
          ({ player, kind, clause, options, form }) =>
            `  ${player} ${kind} [${clause}]: ${options.map(({ id }) => id).join(', ')}${form ? ', … (by form)' : ''}`,
        )
        .join('\n');
