/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import type { Modifier, Vars } from '../../../engine/index.ts';
import { changeCounters, DONE } from '../../../engine/index.ts';
import type { Context as AnyContext } from '../../cards/context.ts';
import { contextOf, whoIs } from '../../cards/context.ts';
import type { Reading } from '../../cards/control-flow.ts';
import { compilePart, compileSome, youMay } from '../../cards/control-flow.ts';
import { atOneMoment, does } from '../../cards/targets.ts';
import { markUsed } from '../atoms/damage.ts';
import { findBase, findUnit } from '../board/board.ts';
import type { Context, EffectVars, Gundam } from '../board/context.ts';
import { holds, quantityOf } from '../board/evaluate.ts';
import { abilityNamed, cardOf } from '../board/printed.ts';
import { isSpent, usesOf } from '../board/values.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { Amount, Condition, Effect, Target } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { untilOf } from './lasting-verbs.ts';
import { canBegin, looksIntoHand, outlook } from './outlook.ts';
import { unpayable } from './pay.ts';
import { payCosts, payerOf, Steps, targeted } from './steps.ts';
import { compileVerb } from './verb-steps.ts';

/** Appends the steps of `effects`, in printed order (1-3-7). */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else if ('unless' in effect) may(steps, { may: [], ...effect.unless, otherwise: effect.effects });
    else if ('later' in effect) later(steps, effect);
    else if ('together' in effect) together(steps, effect.together);
    else if ('oneOf' in effect && effect.random) byChance(steps, effect);
    else if ('oneOf' in effect && (effect.choose ?? effect.who) !== undefined) several(steps, effect);
    else compilePart(steps, effect, READING);
  }
}

const READING: Reading<Gundam, EffectVars, Effect, Condition, Amount, Target> = {
  choosing: '9-3-3',
  mostRepeats: 50,
  holds,
  quantityOf,
  targeted,
  compile: (steps, effects) => compileEffects(steps as Steps, effects),
  choosable: (context, effects) => outlook(context, effects).kind !== 'no-target',
  enough,
};

/** R17: "if you do" asks for all that was to be done, where a match does not let a part be enough; R40 is in `asked`. */
function enough({ m, owner, card, vars }: AnyContext<Gundam, EffectVars>): boolean {
  const asked = typeof vars.asked === 'number' ? vars.asked : 1;
  if (asked < 0) return true;
  if (vars.did <= 0) return false;
  if (vars.did >= asked || m.state.options.ifYouDo === 'part') return true;
  m.note('nothing-done', owner, { card }, { clause: 'R17' });
  return false;
}

/** 9-1-3: "you may", with what it costs before the colon. Who can't begin it is not asked, but for cards that only they see. */
function may(steps: Steps, effect: Extract<Effect, { may: Effect[] }>): void {
  const { may, who, prompt, cost, otherwise } = effect;
  const looks = cost === undefined ? looksIntoHand(may) : cost.some((one) => 'discard' in one);
  steps.optional(
    '9-1-3',
    (m, vars) => {
      const context = payerOf(contextOf(m, vars), who);
      return youMay(
        { ...vars, owner: context.owner },
        '9-1-3',
        `${cardOf(m, vars.card).name}: ${prompt ?? 'use the effect?'}`,
        {
          hidden: looks && m.board.players[context.owner].hand.length > 0,
          can: cost === undefined ? canBegin(contextOf(m, vars), effect) : unpayable(context, cost) === null,
        },
      );
    },
    () => {
      taken(steps);
      payCosts(steps, cost ?? [], { who });
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

/** R47: what stands together happens at one moment. */
function together(steps: Steps, effects: readonly Effect[]): void {
  const inner = new Steps(steps.name);
  compileEffects(inner, effects);
  does(steps, 'R47', ({ m }, vars) => {
    vars.did = atOneMoment(m, vars, inner.steps);
    vars.asked = 1;
  });
}

/** R35: what is put off waits with its player, with everything that it speaks of. */
function later(steps: Steps, { later: when, effects, times = 1, until = 'always' }: Later): void {
  const name = `${steps.name}+${steps.later.length + 1}`;
  const waiting = new Steps(name);
  steps.later.push(waiting.program(name));
  compileEffects(waiting, effects);
  steps.later.splice(steps.later.length - 1, 1, ...waiting.programs());
  does(steps, 'R35', (context, vars) => {
    const { m, owner, card, self } = context;
    const effect: Modifier['effect'] = {
      kind: 'watch',
      ability: name,
      vars: { ...vars, when: JSON.parse(JSON.stringify(when)) },
      left: times === 'any' ? null : times,
    };
    m.modify({ target: owner, effect, until: untilOf(context, until, owner), source: self, card, owner });
    vars.did = 1;
  });
}

type Later = Extract<Effect, { later: unknown }>;

type OneOf = Extract<Effect, { oneOf: unknown }>;

/** R66: parts that chance picks among those that can be chosen, in printed order. */
function byChance(steps: Steps, { oneOf, choose = 1 }: OneOf): void {
  compileSome<Gundam, EffectVars, Effect>(steps, oneOf, {
    clause: 'R66',
    wanted: () => ({ min: choose, max: choose }),
    can: (context, effects) => outlook(context, effects).kind !== 'no-target',
    drawn: ({ m, owner }, chosen) => m.note('chosen-at-random', owner, { chosen }, { clause: 'R66' }),
    compile: (effects) => compileEffects(steps, effects),
  });
}

/** Several of the parts, each once, in the order in which they are chosen. */
function several(steps: Steps, { oneOf: modes, choose = 1, who }: OneOf): void {
  const taken = steps.label('taken');
  const takenOf = (vars: Vars) => (vars[taken] as number[] | undefined) ?? [];
  does(steps, '9-3-3', (_context, vars) => {
    Object.assign(vars, { [taken]: [] });
  });
  for (let left = Math.min(choose, modes.length); left > 0; left--) {
    steps.modes(
      '9-3-3',
      (m, vars) => ({
        player: whoIs(vars.owner, who ?? 'you'),
        kind: 'mode',
        clause: '9-3-3',
        prompt: `${cardOf(m, vars.card).name}: choose ${choose === 1 ? 'one' : `${left} more`}`,
      }),
      modes.map(({ label, effects }, at) => ({
        label,
        write: () => {
          does(steps, '9-3-3', (_context, vars) => {
            Object.assign(vars, { [taken]: [...takenOf(vars), at] });
          });
          compileEffects(steps, effects);
        },
        can: (m, vars) => !takenOf(vars).includes(at) && outlook(contextOf(m, vars), effects).kind !== 'no-target',
      })),
    );
  }
}

/** One use of an ability that works only so often. */
function spend(m: Context['m'], self: string, program: string): void {
  const { per = 'turn' } = abilityNamed(m, program)?.ability.limit ?? {};
  if (per === 'turn') markUsed(m, self, program);
  else {
    const until = per === 'battle' && m.board.battle ? 'battle' : per === 'battle' ? `turn:${m.board.turn}` : 'always';
    changeCounters(m, { target: self, name: usesOf(program), add: 1, until, source: self, card: null });
  }
}

/** Marks an ability as used in this turn (11-2-12). What it set off besides and has not resolved does not resolve. */
function use(m: Context['m'], self: string | null, program: string): void {
  if (self === null) return;
  if (findUnit(m.board, self) ?? findBase(m.board, self)) spend(m, self, program);
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
  source: CompiledAbility,
  { effects, activated, leave = DONE }: { effects: readonly Effect[]; activated: boolean; leave?: string },
): void {
  const { program, clause, ability } = source;
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
    if ((!ability.oncePerTurn && !ability.limit) || self === null) return;
    if (isSpent(m, self, source)) return leave;
    if (activated || (looked.kind === 'ready' && !looked.optional)) use(m, self, program);
    else if (looked.kind === 'ready') vars.unused = program;
  });
}
