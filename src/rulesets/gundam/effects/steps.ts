/** The steps of a program as they are written down one after the other: choices, costs and what is done. */
import type { Program, Question, Refusal } from '../../../engine/index.ts';
import { opponentOf, pick, Script } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { does, targeting } from '../../cards/targets.ts';
import { moveCards } from '../atoms/cards.ts';
import { turn } from '../atoms/units.ts';
import { chooseQuestion, HIDDEN_ZONES, labelOf } from '../board/choose.ts';
import type { Context, EffectVars, Gundam } from '../board/context.ts';
import { fixed, population, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { Cost, Target } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { destroyAll, strike } from '../turn/destroy.ts';
import type { ChosenCost } from './pay.ts';
import { choosable, leavesEnough, numberOf, payableWith } from './pay.ts';
import { move } from './verbs.ts';

/** The steps of an ability as they are written down. */
export class Steps extends Script<Gundam, EffectVars> {
  readonly name: string;
  /** What is put off for later, each a program of its own. */
  readonly later: Program<Gundam>[] = [];

  constructor(name: string) {
    super('1-3-7');
    this.name = name;
  }

  /** The program of these steps, and those of what they put off. */
  programs(): Program<Gundam>[] {
    return [this.program(this.name), ...this.later];
  }
}

/** What a target means, chosen first where it has to be; the act gets the references. */
export const targeted = targeting<Gundam, EffectVars, Target>({
  clause: '9-3-3',
  using: '1-3-7',
  ask: (context, target) => chooseQuestion(context, target, '9-3-3'),
  population,
  quantityOf,
  tell({ m, owner }, drawn, { zone = 'battle' }) {
    const concealed = HIDDEN_ZONES.includes(zone);
    m.note('chosen-at-random', owner, { chosen: concealed ? drawn.length : drawn.map((id) => labelOf(m, id)) });
  },
  fixed,
});

/** Who pays: the player of the effect, or the opponent, who has no card in it. */
export const payerOf = (context: Context, who: 'you' | 'opponent' | undefined): Context =>
  who === 'opponent' ? { ...context, owner: opponentOf(context.owner), self: null } : context;

/** What is still to be paid when a price is. */
type Later = (context: Context) => readonly Cost[];

/** What is before the colon (9-1-7-2). Whoever comes here can pay all of it, and afterwards what `then` says. */
export function payCosts(
  steps: Steps,
  costs: readonly Cost[],
  { who, then = () => [] }: { who?: 'you' | 'opponent' | undefined; then?: Later } = {},
): void {
  const clause: ClauseId = '9-1-7-2';
  for (const [at, cost] of costs.entries()) {
    if ('resources' in cost) {
      does(steps, clause, (context) =>
        context.m.call('pay', { player: payerOf(context, who).owner, cost: cost.resources }),
      );
    } else if ('restThis' in cost) {
      does(steps, clause, ({ m, self }) => void (self !== null && turn(m, [self], 'rested')));
    } else if ('destroyThis' in cost) {
      does(steps, clause, ({ m, self }) => {
        if (self !== null) destroyAll(m, [self], self, clause);
      });
    } else if ('returnThis' in cost) {
      does(steps, clause, (context) => {
        if (context.self !== null) move(context, { do: 'move', target: 'this', to: cost.returnThis }, [context.self]);
      });
    } else if ('damageThis' in cost) {
      does(steps, clause, ({ m, self }) => {
        if (self !== null) strike(m, [{ target: self, amount: cost.damageThis, source: self }], 'effect');
      });
    } else {
      chosenCost(steps, cost, (context) => [...costs.slice(at + 1), ...then(context)], { clause, who });
    }
  }
}

const WORDS = ['discard', 'rest', 'destroy', 'return'] as const;

/** A part of a price that the payer chooses, so that the parts after it can still be paid (R16). */
function chosenCost(
  steps: Steps,
  cost: ChosenCost,
  laterOf: Later,
  { clause, who }: { clause: ClauseId; who: 'you' | 'opponent' | undefined },
): void {
  const number = numberOf(cost);
  const word = WORDS.find((one) => one in cost) ?? 'remove';
  steps.ask<string[]>(
    clause,
    (m, vars) => {
      const context = payerOf(contextOf(m, vars), who);
      const later = laterOf(context);
      const there = payableWith(context, cost, later);
      if (there.length === 0) return null;
      const question = pick({
        player: context.owner,
        kind: 'cost',
        clause,
        prompt: `${cardOf(m, vars.card).name}: ${word} ${number}`,
        hidden: 'discard' in cost,
        candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
        min: number,
        max: number,
        why: (id) => (choosable(context, cost).includes(id) ? neededLater(m, [id]) : null),
      });
      if (number === 1 || later.length === 0) return question;
      return onlyWhere(question, (ids) => (leavesEnough(context, cost, later, ids) ? null : neededLater(m, ids)));
    },
    (m, vars, chosen) => {
      vars.paid = chosen;
      if ('discard' in cost) moveCards(m, chosen, 'trash', 'discard');
      else if ('rest' in cost) turn(m, chosen, 'rested');
      else if ('destroy' in cost) destroyAll(m, chosen, vars.self, clause);
      else if ('return' in cost)
        move(payerOf(contextOf(m, vars), who), { do: 'move', target: 'it', to: cost.to ?? 'hand' }, chosen);
      else moveCards(m, chosen, 'removed', 'move');
    },
  );
}

const neededLater = (m: Context['m'], ids: readonly string[]): Refusal => {
  const names = ids.map((id) => labelOf(m, id)).join(', ');
  return {
    code: 'illegal-action',
    detail: `Without ${names} the rest of the price can't be paid.`,
    clause: 'R16',
    facts: [
      { fact: 'what the rest of the price needs', clause: 'R16', was: names, needed: 'cards that are left over' },
    ],
  };
};

/** How many sets are looked at to find those that may be listed. */
const LOOKED_AT = 5000;

/** The same question, without the answers that `why` speaks against. */
function onlyWhere(question: Question<string[]>, why: (ids: string[]) => Refusal | null): Question<string[]> {
  return {
    ...question,
    list: (limit) =>
      question
        .list(LOOKED_AT)
        .filter(({ value }) => why(value) === null)
        .slice(0, limit),
    check(given) {
      const checked = question.check(given);
      const refusal = checked.ok ? why(checked.value) : null;
      return refusal ? { ok: false, refusal } : checked;
    },
  };
}
