import type { CardCompiler, Program } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import type { ReadCard, Unnamed } from '../board/context.ts';
import { reader } from '../board/evaluate.ts';
import { type CompiledAbility, type CompiledContinuous, SPELLINGS, techProgram } from '../language/compiled.ts';
import type { Ability, Card, Continuous, Effect, Trigger } from '../language/language.ts';
import { closing, compileEffects, END, opening } from './effects.ts';
import { faultsOfCard } from './faults.ts';
import { newSteps, type Steps } from './steps.ts';

export const wordsOf = ({ on }: Ability): Trigger[] => {
  const words = Array.isArray(on) ? on : [on];
  return [...new Set(words.map((word) => SPELLINGS[word] ?? word))];
};

function compileAbility(card: string, ability: Ability, at: number): CompiledAbility {
  const on = wordsOf(ability);
  // R8: a [Main] effect that costs nothing works once a turn.
  const once = ability.oncePerTurn === true || (on.includes('main') && ability.cost === undefined);
  return { program: `${card}#${at}`, card, on, ability, from: listOf(ability.from ?? 'table'), once };
}

/** Whether something below asks for power or for abilities. */
function asks(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if ('power' in value || 'has' in value || ('stat' in value && value.stat === 'power')) return true;
  return Object.values(value).some(asks);
}

const compileContinuous = (continuous: Continuous): CompiledContinuous => ({
  continuous,
  from: listOf(continuous.from ?? 'table'),
  asks: [continuous.if, continuous.to, continuous.power].some(asks),
});

/** Whether an effect somewhere looks at cards. */
const looks = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if ('do' in effect) return effect.do === 'look';
    if ('may' in effect) return looks(effect.may) || looks(effect.otherwise ?? []);
    if ('if' in effect) return looks(effect.then) || looks(effect.else ?? []);
    if ('oneOf' in effect) return effect.oneOf.some((part) => looks(part.effects));
    return looks('ifYouDo' in effect ? effect.ifYouDo : effect.effects);
  });

function compileCard(card: Card): ReadCard {
  const unit = card.type === 'unit' ? card : null;
  const stands = card.type === 'tech' ? null : card;
  return {
    id: card.id,
    type: card.type,
    name: card.name,
    text: card.text ?? '',
    front: unit?.front ?? 0,
    back: unit?.back ?? 0,
    tribes: unit?.tribes ?? [],
    token: unit?.token ?? false,
    cost: card.cost ?? [],
    abilities: (stands?.abilities ?? []).map((ability, at) => compileAbility(card.id, ability, at)),
    continuous: (stands?.continuous ?? []).map(compileContinuous),
    source: card,
    reader,
  };
}

function effectSteps(steps: Steps, effects: readonly Effect[]): void {
  compileEffects(steps, effects);
  steps.mark(END);
  if (looks(effects)) closing(steps);
}

function abilityProgram({ program: name, on, ability }: CompiledAbility): Program<Unnamed> {
  const steps = newSteps();
  const cost = ability.cost ?? [];
  const asked = !on.includes('main') && (ability.optional === true || cost.length > 0);
  opening(steps, name, asked, cost);
  effectSteps(steps, ability.effects);
  return steps.program(name);
}

function effectProgram(card: Extract<Card, { type: 'tech' }>): Program<Unnamed> {
  const steps = newSteps();
  effectSteps(steps, card.effects);
  return steps.program(techProgram(card.id));
}

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(cards: readonly Card[]): CardCompiler<Unnamed> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    cards,
    faultsOf: (card, at) => faultsOfCard(card, `/${at}`, byId),
    compile: (card) => compileCard(card),
    programsOf: ({ abilities, source }) => [
      ...abilities.map(abilityProgram),
      ...(source.type === 'tech' ? [effectProgram(source)] : []),
    ],
  };
}
