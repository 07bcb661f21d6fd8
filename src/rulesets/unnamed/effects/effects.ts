/** Turns the effects of a card into steps: the parts that decide what is done at all, and how often. */
import type { Question } from '../../../engine/index.ts';
import { DONE } from '../../../engine/index.ts';
import { contextOf, whoIs } from '../../cards/context.ts';
import type { Reading } from '../../cards/control-flow.ts';
import { compilePart, compileSome, youMay } from '../../cards/control-flow.ts';
import { does } from '../../cards/targets.ts';
import { lookBack } from '../atoms/cards.ts';
import { markSpent, markUsed } from '../atoms/turn.ts';
import type { EffectVars, M, Unnamed } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { holds, looksOf, quantityOf } from '../board/evaluate.ts';
import { cardOf, findStanding } from '../board/printed.ts';
import type { CompiledAbility, Later, Next } from '../language/compiled.ts';
import type { Amount, Condition, Cost, Effect, Target } from '../language/language.ts';
import { canDoSome } from './outlook.ts';
import { unpayable } from './pay.ts';
import type { Steps } from './steps.ts';
import { payCosts, targeted } from './steps.ts';
import { together } from './together.ts';
import { compileVerb } from './verb-steps.ts';
import { untilOf } from './verbs.ts';

/** Where a program goes on when the rest of its effects is left out. */
export const END = 'effects-end';

/**
 * Appends the steps of `effects`, in printed order (G15). `inside` says whether they are part of a repetition: one that is
 * repeated itself could go round for longer than anybody waits, so that each round of it counts towards R4.
 */
export function compileEffects(steps: Steps, effects: readonly Effect[], inside = false): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect, inside);
    else if ('unless' in effect) unless(steps, effect, inside);
    else if ('later' in effect) waits(steps, effect, 'R39');
    else if ('next' in effect) waits(steps, effect, 'R56');
    else if ('together' in effect) together(steps, effect.together);
    else if ('oneOf' in effect && (effect.choose !== undefined || effect.who !== undefined || effect.random))
      several(steps, effect, inside);
    else if ('oneOf' in effect && effect.possible)
      compilePart(steps, effect, { ...reading(false, inside), choosable: canDoSome });
    else if ('repeat' in effect && effect.until !== undefined) until(steps, effect, effect.until, inside);
    else if ('ifYouDo' in effect && effect.all)
      compilePart(steps, effect, { ...reading(false, inside), enough: allOfIt });
    else compilePart(steps, effect, reading('repeat' in effect || 'forEach' in effect, inside));
  }
}

const reading = (
  repeats: boolean,
  inside: boolean,
): Reading<Unnamed, EffectVars, Effect, Condition, Amount, Target> => ({
  choosing: 'R11',
  mostRepeats: 50,
  holds,
  quantityOf,
  targeted,
  compile(script, effects) {
    // The steps that a part is given are those of its ability.
    const steps = script as Steps;
    if (repeats && inside) does(steps, 'R4', ({ m, card }) => (m.link([card]) ? undefined : END));
    compileEffects(steps, effects, inside || repeats);
  },
  leftOut: ({ m, owner, card }) => m.note('condition-unmet', owner, { card }),
});

/** R30: whether the last verb did all that it was asked. */
const allOfIt = ({ vars: { did, asked } }: { vars: EffectVars }): boolean =>
  did > 0 && (typeof asked !== 'number' || did >= asked);

/** The part ends when its condition is met, which is looked at after each time. */
function until(
  steps: Steps,
  { repeat, effects }: Extract<Effect, { repeat: Amount }>,
  ends: Condition,
  inside: boolean,
): void {
  const end = steps.label('until');
  const each = reading(true, inside);
  compilePart(
    steps,
    { repeat, effects },
    {
      ...each,
      compile(script, inner) {
        each.compile(script, inner);
        does(script, 'G15', (context) => (holds(context, ends) ? end : undefined));
      },
    },
  );
  steps.mark(end);
}

/** R11, R59: some of the parts, in printed order, which a player chooses or chance. */
function several(
  steps: Steps,
  { oneOf, choose = 1, who, possible, random }: Extract<Effect, { oneOf: unknown }>,
  inside: boolean,
): void {
  compileSome<Unnamed, EffectVars, Effect>(steps, oneOf, {
    clause: random ? 'R59' : 'R11',
    who,
    wanted: (_context, there) => ({ min: Math.min(choose, there), max: Math.min(choose, there) }),
    can: (context, effects) => !possible || canDoSome(context, effects),
    drawn: random && (({ m, owner }, chosen) => m.note('chosen-at-random', owner, { chosen }, { clause: 'R59' })),
    compile: (effects) => compileEffects(steps, effects, inside),
  });
}

/** R38. */
function unless(
  steps: Steps,
  { unless: { who, cost }, effects }: Extract<Effect, { unless: unknown }>,
  inside: boolean,
) {
  steps.optional(
    'R38',
    asks('R38', 'pay?', cost, who),
    () => payCosts(steps, cost, who),
    () => compileEffects(steps, effects, inside),
  );
}

/** The effects wait, with what the ability knows: for something that happens, or that would happen. */
function waits(steps: Steps, part: Later | Next, clause: 'R39' | 'R56'): void {
  const program = steps.programOf(part);
  does(steps, clause, (context, vars) => {
    const { m, owner, self, card } = context;
    const lasts = untilOf(context, part.until ?? 'always');
    vars.did = lasts === null ? 0 : 1;
    if (lasts === null) return;
    const effect = { kind: 'watch', ability: program, vars: { ...vars }, left: part.times ?? 1 } as const;
    m.modify({ target: owner, effect, until: lasts, source: self, card });
  });
}

/** Whether something is done at all. A cost in cards of the hand does not show in whether it is asked. */
const asks =
  (clause: 'G13' | 'G15' | 'R38', prompt: string, cost: readonly Cost[], who: 'you' | 'opponent' = 'you') =>
  (m: M, vars: EffectVars): Question<string> => {
    const payer = who === 'you' ? contextOf(m, vars) : contextFor(m, whoIs(vars.owner, who), vars.card);
    return youMay({ ...vars, owner: payer.owner }, clause, `${cardOf(m, vars.card).name}: ${prompt}`, {
      hidden: cost.some((one) => 'discard' in one),
      can: unpayable(payer, cost) === null,
    });
  };

const declined = (steps: Steps, clause: 'G13' | 'G15'): void =>
  does(steps, clause, ({ m, owner, card }) => void m.note('declined', owner, { card }));

function may(
  steps: Steps,
  { may, who, prompt, cost, otherwise }: Extract<Effect, { may: Effect[] }>,
  inside: boolean,
): void {
  steps.optional(
    'G15',
    asks('G15', prompt ?? 'use the effect?', cost ?? [], who),
    () => {
      if (cost !== undefined) payCosts(steps, cost, who);
      compileEffects(steps, may, inside);
    },
    () => {
      declined(steps, 'G15');
      compileEffects(steps, otherwise ?? [], inside);
    },
  );
}

/** What comes before the effects of a triggered ability: its condition, the "?", its cost, its once a turn. */
export function opening(steps: Steps, compiled: CompiledAbility, asked: boolean, cost: readonly Cost[]): void {
  const { program, ability, times, inMatch } = compiled;
  const condition = ability.if;
  does(steps, 'G15', (context) => {
    if (condition === undefined || holds(context, condition)) return;
    const { m, owner, card } = context;
    m.note('condition-unmet', owner, { card });
    return DONE;
  });
  if (asked) {
    steps.optional(
      'G13',
      asks('G13', 'use its trigger?', cost),
      () => {},
      () => {
        declined(steps, 'G13');
        steps.run('G13', () => DONE);
      },
    );
  }
  does(steps, 'R8', ({ m, self, owner }) => {
    if (inMatch !== null) markSpent(m, owner, program);
    if (self !== null && times !== null && findStanding(m, self)) markUsed(m, self, program);
  });
  if (cost.length > 0) payCosts(steps, cost);
}

/** R14: what was looked at and left goes back. */
export function closing(steps: Steps): void {
  does(steps, 'R14', (context, vars) => {
    for (const looked of looksOf(context).reverse()) lookBack(context.m, context.owner, looked);
    delete vars.looked;
  });
}
