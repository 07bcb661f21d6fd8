/** Turns the effects of a card into steps: the parts that decide what is done at all, when, and how often. */
import type { Json, PlayerId, Vars } from '../../../engine/index.ts';
import { yesOrNo } from '../../../engine/index.ts';
import { contextOf, whoIs } from '../../cards/context.ts';
import type { Reading } from '../../cards/control-flow.ts';
import { compilePart, compileSome } from '../../cards/control-flow.ts';
import { readReference } from '../../cards/references.ts';
import { atOneMoment, does, isChoosing } from '../../cards/targets.ts';
import { candidates, wantedOf } from '../board/choose.ts';
import type { Context, EffectVars, M, Nexus } from '../board/context.ts';
import { holds, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { Amount, Condition, Effect, EnergyCost, Later, Price, Target } from '../language/language.ts';
import { untilOf } from './lasting-verbs.ts';
import { billOf, unpaid } from './pay.ts';
import type { Steps } from './steps.ts';
import { newSteps, targeted } from './steps.ts';
import { compileVerb } from './verb-steps.ts';

type Part<K extends string> = Extract<Effect, { [P in K]: unknown }>;

/** Appends the steps of `effects`, in printed order. */
export function compileEffects(steps: Steps, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if ('do' in effect) compileVerb(steps, effect);
    else if ('may' in effect) may(steps, effect);
    else if ('unless' in effect) unless(steps, effect);
    else if ('later' in effect) later(steps, effect);
    else if ('together' in effect) together(steps, effect);
    else if ('oneOf' in effect && (effect.choose ?? effect.who ?? effect.random) !== undefined) several(steps, effect);
    else compilePart(steps, effect, READING);
  }
}

/** R10: whether a mode can be done, where a card says how many are chosen: what it asks for first can be chosen, and its first condition is met. */
function choosable(context: Context, [first]: readonly Effect[]): boolean {
  if (first === undefined) return false;
  if ('if' in first) return first.else !== undefined || holds(context, first.if);
  const target = ('target' in first ? first.target : 'to' in first ? first.to : null) as Target | null;
  if (target === null || !isChoosing(target)) return true;
  const { min, whole } = wantedOf(context, target.choose);
  return candidates(context, target).length >= (whole ? min : 1);
}

const READING: Reading<Nexus, EffectVars, Effect, Condition, Amount, Target> = {
  choosing: 'R10',
  mostRepeats: 50,
  holds,
  quantityOf,
  targeted,
  compile: compileEffects,
};

/** The energy of a price, as often as it says. */
function energyOf(context: Context, { energy = {}, times }: Price): EnergyCost {
  const often = quantityOf(context, times);
  return Object.fromEntries(Object.entries(energy).map(([kind, n]) => [kind, typeof n === 'number' ? n * often : n]));
}

/** What somebody else would pay for a part of an effect, as a cost of their own. */
function priceOf(m: M, vars: EffectVars, player: PlayerId, price: Price) {
  const context = contextOf(m, vars);
  return billOf({ ...context, owner: player, self: null }, energyOf(context, price), price.costs ?? [], null);
}

/** R10: decided as it executes. What it costs is paid by whoever decides, whole or not at all (R29). */
function may(steps: Steps, { may, prompt, who, cost, otherwise }: Part<'may'>): void {
  asked(steps, { prompt: prompt ?? 'use the effect?', who: who ?? 'you', cost }, may, otherwise ?? []);
}

/** R39: the effects happen unless somebody pays. */
function unless(steps: Steps, { unless: { who, cost }, effects }: Part<'unless'>): void {
  asked(steps, { prompt: 'pay?', who: who ?? 'opponent', cost }, [], effects);
}

function asked(
  steps: Steps,
  { prompt, who, cost }: { prompt: string; who: 'you' | 'opponent'; cost: Price | undefined },
  yes: readonly Effect[],
  no: readonly Effect[],
): void {
  steps.optional(
    'R10',
    (m, vars) => {
      const player = whoIs(vars.owner, who);
      const bill = cost && priceOf(m, vars, player, cost);
      return yesOrNo({
        player,
        kind: 'may',
        clause: 'R10',
        prompt: `${cardOf(m, vars.card).name}: ${prompt}`,
        yes: 'Yes',
        no: 'No',
        ...(bill === undefined
          ? {}
          : { can: unpaid(bill) === null, hidden: bill.costs.some((one) => 'discard' in one) }),
      });
    },
    () => {
      if (cost) {
        does(steps, 'R29', (context, vars) => {
          const { m } = context;
          const energy = energyOf(context, cost);
          const about = { owner: whoIs(vars.owner, who), card: vars.card, energy, costs: cost.costs ?? [] };
          m.call('price', JSON.parse(JSON.stringify(about)));
        });
        does(steps, 'R29', (_context, vars) => {
          vars.did = 1;
        });
      }
      compileEffects(steps, yes);
    },
    () => compileEffects(steps, no),
  );
}

/** R10, R73: some of the modes, which a player chooses or chance; where a card says how many, none that can't be done. */
function several(steps: Steps, { oneOf, choose, who, random }: Part<'oneOf'>): void {
  compileSome<Nexus, EffectVars, Effect>(steps, oneOf, {
    clause: random || who !== undefined ? 'R73' : 'R10',
    who,
    wanted(context, there) {
      const { min, max, whole } = wantedOf(context, choose ?? 1);
      return whole && there < min ? null : { min, max };
    },
    can: (context, effects) => choose === undefined || choosable(context, effects),
    drawn: random && (({ m, owner }, chosen) => m.note('chosen-at-random', owner, { chosen }, { clause: 'R73' })),
    compile: (effects) => compileEffects(steps, effects),
  });
}

const names = new WeakMap<Later, string>();

/** The name of the program that a part put off runs; given as the card is compiled. */
export function laterName(card: string, part: Later, at: number): string {
  const known = names.get(part) ?? `${card}#later-${at}`;
  names.set(part, known);
  return known;
}

/** What lies where not all can look is forgotten: it is not the same card any more when the time has come (R35). */
const lasting = (value: Json): boolean =>
  typeof value !== 'string' || !['hand', 'deck', 'looked'].includes(readReference(value)?.zone ?? '');

/** R35: an effect that waits, with what it knows. */
function later(steps: Steps, part: Part<'later'>): void {
  const { times, until } = part;
  const name = names.get(part);
  if (name === undefined) throw new Error('a part that is put off has no name');
  does(steps, 'R35', (context, vars) => {
    const { looked: _looked, over: _over, rounds: _rounds, ...known } = vars as Vars;
    const kept = Object.fromEntries(
      Object.entries(known)
        .filter(([key]) => !/^(list|count|it|modes)[:-]/.test(key) || key === 'it')
        .map(([key, value]) => [key, Array.isArray(value) ? value.filter(lasting) : value]),
    );
    context.m.modify({
      target: context.owner,
      effect: { kind: 'watch', ability: name, vars: kept, left: times ?? (until === undefined ? 1 : null) },
      until: until === undefined ? 'always' : untilOf(context, until),
      source: context.self,
      card: context.card,
    });
    vars.did = 1;
  });
}

/** R40: what stands together happens at one moment. */
function together(steps: Steps, { together: effects }: Part<'together'>): void {
  const inner = newSteps();
  compileEffects(inner, effects);
  does(steps, 'R40', ({ m }, vars) => {
    vars.did = atOneMoment(m, vars, inner.steps);
  });
}
