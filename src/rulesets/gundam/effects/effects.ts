/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import { DONE } from '../../../engine/index.ts';
import { type Context as AnyContext, contextOf } from '../../cards/context.ts';
import { compilePart, type Reading, youMay } from '../../cards/control-flow.ts';
import { does } from '../../cards/targets.ts';
import { markUsed } from '../atoms/damage.ts';
import { findBase, findUnit } from '../board/board.ts';
import type { Context, EffectVars, Gundam } from '../board/context.ts';
import { holds, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { Amount, Condition, Effect, Target } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { canBegin, looksIntoHand, outlook } from './outlook.ts';
import { unpayable } from './pay.ts';
import { payCosts, type Steps, targeted } from './steps.ts';
import { compileVerb } from './verb-steps.ts';

/** Appends the steps of `effects`, in printed order (1-3-7). */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else compilePart(steps, effect, READING);
  }
}

const READING: Reading<Gundam, EffectVars, Effect, Condition, Amount, Target> = {
  choosing: '9-3-3',
  mostRepeats: 50,
  nameOf: (m, card) => cardOf(m, card).name,
  holds,
  quantityOf,
  targeted,
  compile: compileEffects,
  choosable: (context, effects) => outlook(context, effects).kind !== 'no-target',
  enough,
};

/** R17: "if you do" asks for all that was to be done, where a match does not let a part be enough. */
function enough({ m, owner, card, vars }: AnyContext<Gundam, EffectVars>): boolean {
  const asked = typeof vars.asked === 'number' ? vars.asked : 1;
  if (vars.did >= asked || m.state.options.ifYouDo === 'part') return true;
  m.note('nothing-done', owner, { card }, { clause: 'R17' });
  return false;
}

/** 9-1-3: "you may", with what it costs before the colon. Who can't begin it is not asked, but for cards that only they see. */
function may(steps: Steps, effect: Extract<Effect, { may: Effect[] }>): void {
  const { may, prompt, cost, otherwise } = effect;
  const looks = cost === undefined ? looksIntoHand(may) : cost.some((one) => 'discard' in one);
  steps.optional(
    '9-1-3',
    (m, vars) =>
      youMay(vars, '9-1-3', `${cardOf(m, vars.card).name}: ${prompt ?? 'use the effect?'}`, {
        hidden: looks && m.board.players[vars.owner].hand.length > 0,
        can: canBegin(contextOf(m, vars), effect),
      }),
    () => {
      taken(steps);
      payCosts(steps, cost ?? []);
      compileEffects(steps, may);
    },
    () => {
      if (otherwise === undefined) return;
      taken(steps);
      compileEffects(steps, otherwise);
    },
  );
}

/** An optional effect is taken, and with it the use of an ability that works once per turn (R19). */
function taken(steps: Steps): void {
  does(steps, '9-1-3', ({ m, self }, vars) => {
    vars.asked = 1;
    const { unused } = vars;
    if (typeof unused !== 'string') return;
    vars.unused = null;
    use(m, self, unused);
  });
}

/** Marks an ability as used in this turn (11-2-12). What it set off besides and has not resolved does not resolve. */
function use(m: Context['m'], self: string | null, program: string): void {
  if (self === null) return;
  if (findUnit(m.board, self) ?? findBase(m.board, self)) markUsed(m, self, program);
  for (const entry of m.drop((other) => other.program === program && other.source === self)) {
    const { card, source, cause } = entry;
    m.note('effect-skipped', entry.owner, { card, source, ability: program }, { clause: '11-2-12', parent: cause });
  }
}

/**
 * What is looked at when an ability is about to do something: its condition, what it has to pay and to choose, and its
 * once-per-turn mark (11-2-12). `leave` is where an ability goes on that does nothing.
 */
export function opening(
  steps: Steps,
  { program, clause, ability }: CompiledAbility,
  { effects, activated, leave = DONE }: { effects: readonly Effect[]; activated: boolean; leave?: string },
): void {
  const costs = activated ? (ability.cost ?? []) : [];
  does(steps, clause, (context, vars) => {
    const { m, self, owner, card } = context;
    const nothing = (why: ClauseId) => {
      m.note('nothing-done', owner, { card }, { clause: why });
      return leave;
    };
    if (ability.if !== undefined && !holds(context, ability.if)) return nothing('R13');
    if (unpayable(context, costs)) return nothing('9-1-7-2');
    const looked = outlook(context, effects, costs);
    if (looked.kind === 'no-target') return nothing(looked.clause);
    if (!ability.oncePerTurn || self === null) return;
    const object = findUnit(m.board, self) ?? findBase(m.board, self)?.base;
    if (object?.used.includes(program)) return leave;
    if (activated || (looked.kind === 'ready' && !looked.optional)) use(m, self, program);
    else if (looked.kind === 'ready') vars.unused = program;
  });
}
