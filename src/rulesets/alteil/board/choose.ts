import { type Fact, pick, type Question, type Refusal } from '../../../engine/index.ts';
import { atRandom } from '../../cards/targets.ts';
import type { Target } from '../language/language.ts';
import { findUnit } from './board.ts';
import type { Context } from './context.ts';
import { population } from './evaluate.ts';
import { cardOf } from './printed.ts';
import { labelOf } from './values.ts';

export type Choosing = Extract<Target, { choose: unknown }>;
export type Random = Extract<Target, { random: unknown }>;

/** R9: the question for a target that is chosen, or null when there is nothing to choose from. */
export function chooseQuestion(context: Context, target: Choosing): Question<string[]> | null {
  const { m, owner } = context;
  const there = population(context, target);
  if (there.length === 0) return null;
  const exact = typeof target.choose === 'number';
  const wanted = typeof target.choose === 'number' ? target.choose : target.choose.upTo;
  const max = Math.min(wanted, there.length);
  return pick({
    player: owner,
    kind: 'choose',
    clause: 'R9',
    prompt: `${cardOf(m, context.card).name}: choose ${exact ? '' : 'up to '}${wanted}`,
    candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
    min: exact ? max : 0,
    max,
    why: (id) => whyNot(context, target, id),
  });
}

/** Why a unit on the grid is not a candidate. */
function whyNot({ m }: Context, target: Choosing, id: string): Refusal | null {
  const unit = findUnit(m.board, id);
  if (!unit) return null;
  const state = target.state ?? 'open';
  const wrongState = state !== 'any' && (unit.closed !== null) !== (state === 'closed');
  const fact: Fact = wrongState
    ? { fact: `the state of ${id}`, clause: 'R7', was: unit.closed ? 'CLOSED' : 'open', needed: state }
    : {
        fact: `${id} as a target`,
        clause: 'R9',
        was: labelOf(m, id),
        needed: {
          side: target.side ?? 'any',
          ...(target.filter === undefined ? {} : { filter: JSON.parse(JSON.stringify(target.filter)) }),
        },
      };
  return {
    code: 'illegal-action',
    detail: `${labelOf(m, id)} is not what the skill asks for.`,
    clause: fact.clause,
    facts: [fact],
  };
}

/** So many of a population as chance picks; told, since chance decided. */
export function pickRandom(context: Context, target: Random): string[] {
  const { m, owner } = context;
  const picked = atRandom(m, population(context, target), target.random);
  if (picked.length > 0) m.note('chosen-at-random', owner, { units: picked }, { clause: 'R9' });
  return picked;
}
