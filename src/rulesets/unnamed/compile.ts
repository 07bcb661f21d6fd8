import type { Fault, Json, Program } from '../../engine/index.ts';
import type { Unnamed } from './board.ts';
import { type Compiled, type CompiledAbility, type CompiledContinuous, SPELLINGS, techProgram } from './compiled.ts';
import { closing, compileEffects, opening } from './effects.ts';
import { faultsOfCard } from './faults.ts';
import type { Ability, Card, Continuous, Effect, Trigger } from './language.ts';
import { newSteps, type Steps } from './steps.ts';

export const wordsOf = ({ on }: Ability): Trigger[] => {
  const words = Array.isArray(on) ? on : [on];
  return [...new Set(words.map((word) => SPELLINGS[word] ?? word))];
};

function compileAbility(card: string, ability: Ability, at: number): CompiledAbility {
  const on = wordsOf(ability);
  // R8: a [Main] effect that costs nothing works once a turn.
  const once = ability.oncePerTurn === true || (on.includes('main') && ability.cost === undefined);
  return { program: `${card}#${at}`, card, on, ability, once };
}

/** Whether something below asks for power or for abilities. */
function asks(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if ('power' in value || 'has' in value || ('stat' in value && value.stat === 'power')) return true;
  return Object.values(value).some(asks);
}

const compileContinuous = (continuous: Continuous): CompiledContinuous => ({
  continuous,
  asks: [continuous.if, continuous.to, continuous.power].some(asks),
});

function compileCard(card: Card): Compiled {
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
  };
}

const looks = (effects: readonly Effect[]): boolean => JSON.stringify(effects).includes('"do":"look"');

function effectSteps(steps: Steps, effects: readonly Effect[]): void {
  compileEffects(steps, effects);
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
export function compile(
  source: readonly Json[],
): { cards: Map<string, Compiled>; programs: Program<Unnamed>[] } | Fault[] {
  const cards = source as unknown as Card[];
  const byId = new Map(cards.map((card) => [card.id, card]));
  const faults = cards.flatMap((card, at) => faultsOfCard(card, `/${at}`, byId));
  if (faults.length > 0) return faults;
  const compiled = cards.map(compileCard);
  return {
    cards: new Map(compiled.map((card) => [card.id, card])),
    programs: [
      ...compiled.flatMap(({ abilities }) => abilities.map(abilityProgram)),
      ...cards.flatMap((card) => (card.type === 'tech' ? [effectProgram(card)] : [])),
    ],
  };
}
