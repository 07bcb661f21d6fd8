import { DONE, type Fault, type Json, PLAYERS, type Program } from '../../../engine/index.ts';
import { does } from '../../cards/targets.ts';
import { CELLS, findUnit } from '../board/board.ts';
import type { Alteil } from '../board/context.ts';
import { holds } from '../board/evaluate.ts';
import { cardOf, hpOf } from '../board/values.ts';
import type { Compiled, CompiledSkill, Stats } from '../language/compiled.ts';
import { type Card, type Effect, KINDS, type Kind, type Skill } from '../language/language.ts';
import type { Sphere } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import type { TurnVars } from '../turn/turn-vars.ts';
import { compileEffects, MOST_REPEATS } from './effects.ts';
import { newSteps } from './steps.ts';

const NO_STATS: Stats = { hp: 0, at: 0, df: 0, agi: 0, rng: 0 };

const spheresOf = (card: Card): readonly Sphere[] =>
  card.type === 'soul' ? [] : Array.isArray(card.sphere) ? card.sphere : [card.sphere];

function compileCard(card: Card): Compiled {
  const unit = card.type === 'unit' ? card : null;
  const { hp = 0, at = 0, df = 0, agi = 0, rng = 0 } = unit?.rank ?? {};
  return {
    id: card.id,
    type: card.type,
    name: card.name,
    text: card.text ?? '',
    spheres: spheresOf(card),
    level: card.type === 'soul' ? 0 : card.level,
    tribes: unit?.tribes ?? [],
    character: unit?.character ?? false,
    stats: unit ? { hp: unit.hp, at: unit.at, df: unit.df, agi: unit.agi, rng: unit.rng } : NO_STATS,
    rank: unit?.rank ? { level: unit.rank.level, stats: { hp, at, df, agi, rng } } : null,
    lp: card.type === 'soul' ? card.lp : 0,
    skills: (card.skills ?? []).map((skill, number) => ({
      program: `${card.id}#${number}`,
      card: card.id,
      kind: skill.kind,
      name: skill.name ?? card.name,
      skill,
    })),
    source: card,
  };
}

/** The program of one skill: it is told, its condition is looked at (R11), then it does what it says. */
function skillProgram({ program: name, card, skill }: CompiledSkill): Program<Alteil> {
  const steps = newSteps();
  does(steps, 'R11', (context, vars) => {
    const { m, owner, self } = context;
    if (typeof vars.told === 'string') {
      // What waits in a queue was counted when its turn came.
      if (!m.link([card])) {
        m.drop(({ queue }) => queue === 'counter');
        return DONE;
      }
      const clause = vars.told as ClauseId;
      m.chapter(m.note('effect', owner, { card, source: self, ability: name }, { clause }));
    }
    if (self !== null && skill.kind === 'counter') {
      const unit = findUnit(m.board, self);
      if (unit && hpOf(m, unit) <= 0) m.note('fallen-counters', owner, { unit: self }, { clause: 'A5' });
    }
    if (vars.met || skill.if === undefined || holds(context, skill.if)) {
      const turn = m.running('turn') as TurnVars | null;
      if (skill.kind === 'open' && turn) turn.opener ??= owner;
      return;
    }
    m.note('condition-not-met', owner, { card: cardOf(m, card).id, ability: name }, { clause: 'R11' });
    return DONE;
  });
  compileEffects(steps, skill.effects);
  return steps.program(name);
}

/** In the answers of step 5 it means that no card is set. */
const NOTHING = 'none';

/** A skill that could do more instructions than this is refused: a duel has to be adjudicated in a bounded time. */
const MOST_INSTRUCTIONS = 1500;

/** How many instructions a list of effects comes to at most. */
const most = (effects: readonly Effect[] = []): number => effects.reduce((sum, effect) => sum + mostOf(effect), 0);

function mostOf(effect: Effect): number {
  if ('do' in effect) return effect.do === 'damage' ? (effect.repeated ?? 1) : 1;
  if ('may' in effect) return 1 + most(effect.may) + most(effect.otherwise);
  if ('if' in effect) return 1 + most(effect.then) + most(effect.else);
  if ('ifYouDo' in effect) return 1 + most(effect.ifYouDo);
  if ('oneOf' in effect) return 1 + Math.max(...effect.oneOf.map((one) => most(one.effects)));
  if ('forEach' in effect) return CELLS.length * PLAYERS.length * (1 + most(effect.effects));
  const times = typeof effect.repeat === 'number' ? Math.min(effect.repeat, MOST_REPEATS) : MOST_REPEATS;
  return times * (1 + most(effect.effects));
}

const ALLOWED: Readonly<Record<Card['type'], readonly Kind[]>> = {
  unit: KINDS.filter((kind) => kind !== 'soul'),
  grimoire: ['open'],
  soul: ['soul'],
};

/** What the shape of a card allows and the rules do not. */
function faultsOf(card: Card, skill: Skill, path: string): Fault[] {
  const faults: Fault[] = [];
  if (!ALLOWED[card.type].includes(skill.kind) && !skill.granted) {
    faults.push({
      path: `${path}/kind`,
      reason: `a ${card.type} has no ${skill.kind} skill of its own`,
      accepts: ALLOWED[card.type],
    });
  }
  if (skill.cost !== undefined && skill.kind !== 'action')
    faults.push({ path: `${path}/cost`, reason: 'only Action Skills cost SP' });
  if (skill.ranked && (card.type !== 'unit' || card.rank === undefined))
    faults.push({ path: `${path}/ranked`, reason: 'this card does not rank up', accepts: 'rank: {level: …}' });
  if (skill.granted && skill.id === undefined)
    faults.push({ path: `${path}/id`, reason: 'a skill that is given by an effect needs a name', accepts: 'string' });
  const instructions = most(skill.effects);
  if (instructions > MOST_INSTRUCTIONS) {
    const reason = `with its repetitions it comes to ${instructions} instructions`;
    faults.push({ path: `${path}/effects`, reason, accepts: MOST_INSTRUCTIONS });
  }
  const ids = (card.skills ?? []).flatMap(({ id }) => id ?? []);
  if (skill.id !== undefined && ids.filter((id) => id === skill.id).length > 1)
    faults.push({ path: `${path}/id`, reason: `two skills of this card are called ${JSON.stringify(skill.id)}` });
  for (const [at, named] of grants(skill, path)) {
    if (!ids.includes(named))
      faults.push({ path: at, reason: `this card has no skill ${JSON.stringify(named)}`, accepts: ids });
  }
  return faults;
}

/** Every skill that is granted anywhere below `value`, with its path. */
function* grants(value: unknown, path: string): Generator<[string, string]> {
  if (value === null || typeof value !== 'object') return;
  const { do: verb, skill } = value as { do?: unknown; skill?: unknown };
  if (verb === 'grant' && typeof skill === 'string') yield [`${path}/skill`, skill];
  for (const [key, inner] of Object.entries(value)) yield* grants(inner, `${path}/${key}`);
}

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(
  cards: readonly Json[],
): { cards: Map<string, Compiled>; programs: Program<Alteil>[] } | Fault[] {
  const sent = cards as unknown as Card[];
  const faults = sent.flatMap((card, at) => [
    ...(card.id === NOTHING ? [{ path: `/${at}/id`, reason: 'in answers this means that no card is set' }] : []),
    ...(card.skills ?? []).flatMap((skill, number) => faultsOf(card, skill, `/${at}/skills/${number}`)),
  ]);
  if (faults.length > 0) return faults;
  const compiled = sent.map(compileCard);
  return {
    cards: new Map(compiled.map((card) => [card.id, card])),
    programs: compiled.flatMap(({ skills }) => skills.map(skillProgram)),
  };
}
