import type { CardCompiler, Program } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import type { ReadCard, Unnamed } from '../board/context.ts';
import { reader } from '../board/evaluate.ts';
import type { Compiled, CompiledAbility, CompiledContinuous, Later, Next } from '../language/compiled.ts';
import { insteadProgram, SPELLINGS, techProgram } from '../language/compiled.ts';
import { Heard } from '../language/hearing.ts';
import type { Ability, Card, Continuous, Effect, Trigger } from '../language/language.ts';
import { closing, compileEffects, END, opening } from './effects.ts';
import { faultsOfCard } from './faults.ts';
import type { Steps } from './steps.ts';
import { newSteps } from './steps.ts';

export const wordsOf = ({ on }: Ability): Trigger[] => {
  const words = Array.isArray(on) ? on : [on];
  return [...new Set(words.map((word) => SPELLINGS[word] ?? word))];
};

function compileAbility(card: string, ability: Ability, at: number): CompiledAbility {
  const on = wordsOf(ability);
  // R8: a [Main] effect that costs nothing works once a turn.
  const once = ability.oncePerTurn === true || (on.includes('main') && ability.cost === undefined);
  const times = ability.timesPerTurn ?? (once ? 1 : null);
  const parties = mentions(ability, PARTIES);
  return {
    program: `${card}#${at}`,
    card,
    on,
    ability,
    from: listOf(ability.from ?? 'table'),
    parties,
    times,
    inMatch: ability.timesPerMatch ?? null,
    waits: false,
  };
}

const PARTIES: readonly unknown[] = ['other', 'source', 'them'];

const mentions = (value: unknown, words: readonly unknown[]): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((inner) => mentions(inner, words))
    : words.includes(value);

/** Whether something below asks for power or for abilities, or who fights. */
function asks(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if ('power' in value || 'has' in value || 'fighting' in value) return true;
  if ('stat' in value && value.stat === 'power') return true;
  return Object.values(value).some(asks);
}

/** Whether something below asks for tribes. */
function asksTribes(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if ('tribe' in value || ('distinct' in value && value.distinct === 'tribe')) return true;
  if ('what' in value && value.what === 'tribe') return true;
  return Object.values(value).some(asksTribes);
}

/** Every part of a card that puts effects off, in printed order. */
function laterIn(value: unknown): Later[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'later' in value && 'effects' in value ? [value as Later] : [];
  return [...own, ...Object.values(value).flatMap(laterIn)];
}

/** Every part of a card that has something happen in place of something for a time, in printed order (R56). */
function nextIn(value: unknown): Next[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'next' in value && 'effects' in value ? [value as Next] : [];
  return [...own, ...Object.values(value).flatMap(nextIn)];
}

/** A delayed effect as an ability that waits (R39). */
function compileLater(card: string, part: Later, at: number): CompiledAbility {
  const { on, of, by } = part.later;
  const ability: Ability = { on, effects: part.effects, ...(of ? { of } : {}), ...(by ? { by } : {}) };
  const parties = mentions(ability, PARTIES);
  const program = `${card}#later${at}`;
  return {
    program,
    card,
    on: wordsOf(ability),
    ability,
    from: ['table'],
    parties,
    times: null,
    inMatch: null,
    waits: true,
  };
}

const RARE = ['fixed', 'tribes', 'arrives', 'can', 'must', 'instead', 'costs', 'less'] as const;

/** Words of filters that ask for what is printed on a card, for its tribes, or which card it is. */
const STEADY: readonly string[] = ['type', 'card', 'tribe', 'front', 'back', 'other'];

/** Words and numbers as they are written, in place of what would have to be looked up. */
const isWritten = (asked: unknown): boolean =>
  typeof asked !== 'object' ||
  (Array.isArray(asked)
    ? asked.every((one) => typeof one !== 'object')
    : asked !== null && Object.values(asked).every((one) => typeof one === 'number'));

function isSteady({ if: condition, to, power, fixed }: Continuous): boolean {
  if (condition !== undefined || typeof power === 'object' || typeof fixed === 'object') return false;
  if (to === 'this' || 'player' in to) return true;
  const { lane, row, filter = {} } = to;
  if (typeof lane === 'object' || typeof row === 'object') return false;
  return Object.entries(filter).every(([word, asked]) => STEADY.includes(word) && isWritten(asked));
}

const compileContinuous = (
  card: string,
  continuous: Continuous,
  at: number,
  abilities: readonly CompiledAbility[],
): CompiledContinuous => ({
  continuous,
  gives: abilities.find(({ ability: { id } }) => id !== undefined && id === continuous.ability) ?? null,
  rare: RARE.some((word) => continuous[word] !== undefined),
  steady: isSteady(continuous),
  each: mentions([continuous.power, continuous.fixed], ['each']),
  instead: continuous.instead === undefined ? null : insteadProgram(card, at),
  from: listOf(continuous.from ?? 'table'),
  asks: [continuous.if, continuous.to, continuous.power, continuous.fixed].some(asks),
  asksTribes: [continuous.if, continuous.to, continuous.power, continuous.fixed].some(asksTribes),
});

/** Whether an effect somewhere looks at cards. */
const looks = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if ('do' in effect) return effect.do === 'look';
    if ('later' in effect || 'next' in effect || 'together' in effect) return false;
    if ('may' in effect) return looks(effect.may) || looks(effect.otherwise ?? []);
    if ('if' in effect) return looks(effect.then) || looks(effect.else ?? []);
    if ('oneOf' in effect) return effect.oneOf.some((part) => looks(part.effects));
    return looks('ifYouDo' in effect ? effect.ifYouDo : effect.effects);
  });

function compileCard(card: Card): ReadCard {
  const unit = card.type === 'unit' ? card : null;
  const abilities = (card.abilities ?? []).map((ability, at) => compileAbility(card.id, ability, at));
  return {
    id: card.id,
    type: card.type,
    name: card.name,
    names: [card.name, ...listOf(card.alsoNamed ?? [])],
    text: card.text ?? '',
    front: unit?.front ?? 0,
    back: unit?.back ?? 0,
    tribes: unit?.tribes ?? [],
    token: unit?.token ?? false,
    cost: card.cost ?? [],
    abilities,
    own: abilities.filter(({ ability }) => ability.granted !== true),
    hears: new Heard(abilities.flatMap(({ on }) => on)),
    delayed: laterIn(card).map((part, at) => compileLater(card.id, part, at)),
    nexts: nextIn(card).map((part, at) => ({ program: `${card.id}#next${at}`, part })),
    continuous: (card.continuous ?? []).map((continuous, at) => compileContinuous(card.id, continuous, at, abilities)),
    source: card,
    reader,
  };
}

function effectSteps(steps: Steps, effects: readonly Effect[]): void {
  compileEffects(steps, effects);
  steps.mark(END);
  if (looks(effects)) closing(steps);
}

/** Steps that find the programs of the delayed effects of their card, and of what happens in place of something. */
function stepsOf({ delayed, nexts, source }: Compiled): Steps {
  const parts = laterIn(source);
  return newSteps((waiting) =>
    'later' in waiting
      ? (delayed[parts.indexOf(waiting)]?.program ?? '')
      : (nexts.find(({ part }) => part === waiting)?.program ?? ''),
  );
}

function abilityProgram(card: Compiled, compiled: CompiledAbility): Program<Unnamed> {
  const { program, on, ability } = compiled;
  const steps = stepsOf(card);
  const cost = ability.cost ?? [];
  const asked = !on.includes('main') && (ability.optional === true || cost.length > 0);
  opening(steps, compiled, asked, cost);
  effectSteps(steps, ability.effects);
  return steps.program(program);
}

function effectProgram(card: Compiled, name: string, effects: readonly Effect[]): Program<Unnamed> {
  const steps = stepsOf(card);
  effectSteps(steps, effects);
  return steps.program(name);
}

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(cards: readonly Card[]): CardCompiler<Unnamed> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    cards,
    faultsOf: (card, at) => faultsOfCard(card, `/${at}`, byId),
    compile: (card) => compileCard(card),
    programsOf: (card) => {
      const { id, abilities, continuous, delayed, nexts, source } = card;
      const replacing = continuous.flatMap(({ instead, continuous: { instead: said } }) =>
        instead === null || said === undefined ? [] : [effectProgram(card, instead, said.effects)],
      );
      return [
        ...[...abilities, ...delayed].map((ability) => abilityProgram(card, ability)),
        ...replacing,
        ...nexts.map(({ program, part }) => effectProgram(card, program, part.effects)),
        ...(source.type === 'tech' ? [effectProgram(card, techProgram(id), source.effects)] : []),
      ];
    },
  };
}
