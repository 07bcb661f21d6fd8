import type { Fact, Question, Refusal } from '../../../engine/index.ts';
import { oneOf, pick } from '../../../engine/index.ts';
import { notAskedFor, unlike, wanted } from '../../cards/choosing.ts';
import { sidesOf, whoIs } from '../../cards/context.ts';
import { atRandom } from '../../cards/targets.ts';
import type { Line, Population, Target } from '../language/language.ts';
import { columnOf, findUnit, rowOf } from './board.ts';
import type { Context } from './context.ts';
import { population, quantityOf } from './evaluate.ts';
import { cardOf } from './printed.ts';
import type { Verbs } from './rules.ts';
import { affectable } from './rules.ts';
import { labelOf } from './values.ts';

export type Choosing = Extract<Target, { choose: unknown }>;
export type Random = Extract<Target, { random: unknown }>;

/** Whether a target means a whole row or column that is found, and which. */
export const lineOf = (count: unknown): Line | null => (count === 'row' || count === 'column' ? count : null);

/** How many are chosen at least and at most, of so many that are there. */
function bounds(context: Context, { choose }: Choosing, there: number): { min: number; max: number; said: string } {
  if (typeof choose === 'object' && 'upTo' in choose) {
    const most = quantityOf(context, choose.upTo);
    return { min: 0, max: Math.min(most, there), said: `up to ${most}` };
  }
  if (typeof choose === 'object' && 'min' in choose && 'max' in choose && !('scale' in choose)) {
    const [least, most] = [quantityOf(context, choose.min), quantityOf(context, choose.max)];
    return { min: Math.min(least, most, there), max: Math.min(most, there), said: `${least} to ${most}` };
  }
  const exactly = quantityOf(context, choose as Exclude<typeof choose, Line | { upTo: unknown }>);
  return { min: Math.min(exactly, there), max: Math.min(exactly, there), said: String(exactly) };
}

/** R9: the question for a target that is chosen, or null when there is nothing to choose from. */
export function chooseQuestion(context: Context, target: Choosing, verb?: Verbs): Question<string[]> | null {
  const { m, owner } = context;
  const there = affectable(context, population(context, target), verb);
  if (there.length === 0) return null;
  const { min, max, said } = bounds(context, target, there.length);
  if (target.orNobody && bounds(context, target, Number.POSITIVE_INFINITY).min > there.length) return null;
  return pick({
    player: whoIs(owner, target.who ?? 'you'),
    kind: 'choose',
    clause: 'R9',
    prompt: `${cardOf(m, context.card).name}: choose ${said}`,
    candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
    min,
    max,
    why: (id) => whyNot(context, target, id),
  });
}

/** R24: the rows or columns of the grids in which a unit of a population stands, with all that stand there. */
function linesOf(
  context: Context,
  line: Line,
  of: Population,
  verb: Verbs | undefined,
): { id: string; player: string; units: string[] }[] {
  const { board } = context.m;
  const number = line === 'row' ? rowOf : columnOf;
  const found = affectable(context, population(context, of), verb);
  return sidesOf(context.owner, of.side ?? 'any').flatMap((player) =>
    [1, 2, 3].flatMap((at) => {
      const units = found.filter((id) => {
        const unit = board.players[player].units.find((one) => one.id === id);
        return unit !== undefined && number(unit.cell) === at;
      });
      return units.length === 0 ? [] : [{ id: `${player}-${line}${at}`, player, units }];
    }),
  );
}

/** R24: the question for a row or a column. The answer names the units that stand in it. */
export function lineQuestion(context: Context, target: Choosing, line: Line, verb?: Verbs): Question<string> | null {
  const { m, owner } = context;
  const lines = linesOf(context, line, target, verb);
  if (lines.length === 0) return null;
  return oneOf(
    {
      player: whoIs(owner, target.who ?? 'you'),
      kind: 'choose',
      clause: 'R24',
      prompt: `${cardOf(m, context.card).name}: choose a ${line}`,
    },
    lines.map(({ id, units }) => ({
      id,
      label: units.map((unit) => labelOf(m, unit)).join(', '),
      clause: 'R24',
      value: units.join('+'),
    })),
  );
}

/** Why a unit on the grid is not a candidate. */
function whyNot({ m }: Context, target: Choosing, id: string): Refusal | null {
  const unit = findUnit(m.board, id);
  if (!unit) return null;
  const state = target.state ?? 'open';
  const wrongState = state !== 'any' && (unit.closed !== null) !== (state === 'closed');
  const fact: Fact = wrongState
    ? { fact: `the state of ${id}`, clause: 'R7', was: unit.closed ? 'CLOSED' : 'open', needed: state }
    : unlike(id, labelOf(m, id), 'R9', wanted(target));
  return notAskedFor(labelOf(m, id), fact, 'skill');
}

/** So many of a population as chance picks, or a row or column of it; told, since chance decided. */
export function pickRandom(context: Context, target: Random, verb?: Verbs): string[] {
  const { m, owner } = context;
  const line = lineOf(target.random);
  const picked = line === null ? some(context, target, verb) : oneLine(context, target, line, verb);
  if (picked.length > 0) m.note('chosen-at-random', owner, { units: picked }, { clause: line === null ? 'R9' : 'R24' });
  return picked;
}

function some(context: Context, target: Random, verb: Verbs | undefined): string[] {
  const there = affectable(context, population(context, target), verb);
  const wanted = quantityOf(context, target.random as Exclude<Random['random'], Line>);
  return target.orNobody && wanted > there.length ? [] : atRandom(context.m, there, wanted);
}

function oneLine(context: Context, target: Random, line: Line, verb: Verbs | undefined): string[] {
  const lines = linesOf(context, line, target, verb);
  return lines.length === 0 ? [] : (lines[context.m.random(lines.length)]?.units ?? []);
}
