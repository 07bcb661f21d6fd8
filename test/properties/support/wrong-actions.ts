import type { Action, Decision, Json } from '../../../src/engine/index.ts';
import { opponentOf } from '../../../src/engine/index.ts';

const JUNK = [
  '',
  ' ',
  'none ',
  'nothing',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '01',
  '1e3',
  'NaN',
  'x'.repeat(5000),
  '#',
  ':',
  '+',
  '>',
];
const BAD_ANSWERS: Json[] = [
  null,
  7,
  'pass',
  [],
  {},
  { option: 7 },
  { option: null },
  { option: 'nothing' },
  { choose: 'nothing' },
  { choose: [7] },
  { choose: ['nothing'] },
  { number: -1 },
  { number: 1.5 },
  { number: 1e9 },
  { number: '1' },
  { extra: true },
];

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What an action says, whichever way it says it: `b+a`, `a+b` and `{choose: [b, a]}` are one answer. */
export function meaning({ option, answer }: Action): string {
  if (option !== undefined) return option.split('+').sort().join('+');
  if (answer === undefined || !isObject(answer) || Object.keys(answer).length !== 1) return JSON.stringify(answer);
  if (typeof answer.option === 'string') return meaning({ player: 'p1', option: answer.option });
  if (typeof answer.number === 'number') return String(answer.number);
  if (Array.isArray(answer.choose))
    return answer.choose.length === 0 ? 'none' : answer.choose.map(String).sort().join('+');
  return JSON.stringify(answer);
}

/** Ids like those of `known`, with the objects in them exchanged for others. */
function crossed(known: readonly string[], pick: (below: number) => number): string[] {
  const parts = [...new Set(known.flatMap((id) => id.split(/[:>+,]/)))];
  return known.slice(0, 6).map((id) => {
    const own = id.split(/(?<=[:>+,])|(?=[:>+,])/);
    const at = pick(own.length);
    return own.map((part, i) => (i === at ? (parts[pick(parts.length)] ?? '') : part)).join('');
  });
}

/**
 * Actions that nobody may take now. `known` are option ids from anywhere in the game; a few of each sort are taken, as
 * `pick` says. Where a form stands in for a longer list, answers that the form allows are left out.
 */
export function wrongActions(
  awaiting: readonly Decision[],
  known: readonly string[],
  pick: (below: number) => number,
): Action[] {
  const wrong: Action[] = [];
  for (const decision of awaiting) {
    const { player, id: open } = decision;
    const legal = new Set(decision.options.map(({ action }) => meaning(action)));
    const some = Array.from({ length: 8 }, () => known[pick(known.length)] ?? 'nothing');
    const first = decision.options[0]?.action ?? { player, decision: open, option: 'pass' };
    const said: Action[] = [
      ...JUNK.map((option): Action => ({ player, decision: open, option })),
      ...BAD_ANSWERS.map((answer): Action => ({ player, decision: open, answer })),
    ];
    if (!decision.form) {
      said.push(
        ...[...some, ...crossed([...some, ...legal], pick)].map((option) => ({ player, decision: open, option })),
      );
      said.push({ player, decision: open, answer: { choose: [...legal, ...legal] } });
    }
    wrong.push(
      ...said.filter((action) => !legal.has(meaning(action)) && !(decision.form && allowed(decision, action))),
    );
    wrong.push({ ...first, player: opponentOf(player) });
    wrong.push({ ...first, decision: `d${Number(open.slice(1)) + 1 + awaiting.length}` }, { ...first, decision: 'd0' });
    wrong.push({ player, decision: open }, { player, ...(first.option === undefined ? {} : { option: first.option }) });
    if (first.option !== undefined) wrong.push({ ...first, answer: { option: first.option }, option: 'nothing' });
  }
  return wrong;
}

/** Whether a form may allow what an action says: everything that it lists by name or by number. */
function allowed(decision: Decision, action: Action): boolean {
  const form = JSON.stringify(decision.form);
  const said = meaning(action);
  return (
    said === 'none' || /^-?\d+$/.test(said) || said.split('+').every((part) => form.includes(JSON.stringify(part)))
  );
}
