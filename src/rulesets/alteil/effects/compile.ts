import type { CardCompiler, Program } from '../../../engine/index.ts';
import { DONE } from '../../../engine/index.ts';
import { does } from '../../cards/targets.ts';
import { changeSp } from '../atoms/iczers.ts';
import { findUnit } from '../board/board.ts';
import type { Alteil, Context } from '../board/context.ts';
import { holds } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { priceOf } from '../board/rules.ts';
import { hpOf } from '../board/values.ts';
import type { Compiled, CompiledSkill, OwnSkills, Stats } from '../language/compiled.ts';
import type { Card, Kind } from '../language/language.ts';
import { KINDS } from '../language/language.ts';
import type { Sphere } from '../language/words.ts';
import { COPIES } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import type { TurnVars } from '../turn/turn-vars.ts';
import { compileEffects } from './effects.ts';
import { faultsOfCard } from './faults.ts';
import { happens } from './happenings.ts';
import { countRun, isSpent } from './runs.ts';
import { newSteps } from './steps.ts';

const NO_STATS: Stats = { hp: 0, at: 0, df: 0, agi: 0, rng: 0 };

const spheresOf = (card: Card): readonly Sphere[] =>
  card.type === 'soul' ? [] : Array.isArray(card.sphere) ? card.sphere : [card.sphere];

function ownSkills(skills: readonly CompiledSkill[]): Compiled['own'] {
  const own = (kind: Kind): OwnSkills => {
    const ranked = skills.filter((one) => one.kind === kind && !one.skill.granted && !one.skill.used);
    return { ranked, unranked: ranked.filter(({ skill }) => !skill.ranked) };
  };
  return new Map(KINDS.map((kind) => [kind, own(kind)]));
}

function compileCard(card: Card): Compiled {
  const unit = card.type === 'unit' ? card : null;
  const { hp = 0, at = 0, df = 0, agi = 0, rng = 0 } = unit?.rank ?? {};
  const skills = (card.skills ?? []).map((skill, number) => ({
    program: `${card.id}#${number}`,
    card: card.id,
    kind: skill.kind,
    name: skill.name ?? card.name,
    skill,
  }));
  return {
    id: card.id,
    type: card.type,
    name: card.name,
    names: [card.name, ...(unit?.also ?? [])],
    revivalCost: unit?.revivalCost ?? 1,
    iczerAttackCost: unit?.iczerAttackCost ?? 1,
    copies: card.copies ?? COPIES,
    neverLocked: card.type !== 'soul' && card.neverLocked === true,
    text: card.text ?? '',
    spheres: spheresOf(card),
    level: card.type === 'soul' ? 0 : card.level,
    tribes: unit?.tribes ?? [],
    character: unit?.character ?? false,
    stats: unit ? { hp: unit.hp, at: unit.at, df: unit.df, agi: unit.agi, rng: unit.rng } : NO_STATS,
    rank: unit?.rank ? { level: unit.rank.level, stats: { hp, at, df, agi, rng } } : null,
    lp: card.type === 'grimoire' ? 0 : (card.lp ?? 0),
    skills,
    own: ownSkills(skills),
    cant: unit?.cant ?? [],
    source: card,
  };
}

/** R43 and R44: whether a skill may still run, and its SP were paid. */
function paid(
  { m, owner, self }: Context,
  { program: ability, card, skill }: CompiledSkill,
  already: boolean,
): boolean {
  if (isSpent(m, owner, ability, skill)) {
    m.note('limit-reached', owner, { card, ability }, { clause: 'R43' });
    return false;
  }
  const { cost: printed = 0 } = skill;
  const cost = self === null || already ? printed : priceOf(m, self, 'skills', printed);
  if (!already && m.board.players[owner].sp < cost) {
    m.note('cost-not-paid', owner, { card, ability, cost }, { clause: 'R44' });
    return false;
  }
  if (!already && cost > 0) changeSp(m, owner, -cost, { clause: 'R44' });
  countRun(m, owner, ability, skill);
  return true;
}

/** Whether some card hears or counts the use of skills. */
function heedsSkills(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { event, happened } = value as { event?: unknown; happened?: unknown };
  return event === 'skill' || happened === 'skill' || Object.values(value).some(heedsSkills);
}

/** The program of one skill: it is told, its condition is looked at (R11), then it does what it says. */
function skillPrograms(source: CompiledSkill, heeded: boolean): Program<Alteil>[] {
  const { program: name, card, skill } = source;
  const steps = newSteps(name);
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
      if (!paid(context, source, vars.met === true)) return DONE;
      const turn = m.running('turn') as TurnVars | null;
      if (skill.kind === 'open' && turn) turn.opener ??= owner;
      return;
    }
    m.note('condition-not-met', owner, { card: cardOf(m, card).id, ability: name }, { clause: 'R11' });
    return DONE;
  });
  compileEffects(steps, skill.effects);
  if (heeded && skill.kind !== 'watch')
    does(steps, 'R59', ({ m, owner, self }) => happens(m, 'skill', { player: owner, unit: self, skill: name }));
  return [steps.program(name), ...steps.delayed];
}

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(cards: readonly Card[]): CardCompiler<Alteil> {
  let heeded: boolean | undefined;
  const heeds = (): boolean => {
    heeded ??= heedsSkills(cards);
    return heeded;
  };
  return {
    cards,
    faultsOf: (card, at) => faultsOfCard(card, `/${at}`),
    compile: (card) => compileCard(card),
    programsOf: ({ skills }) => skills.flatMap((skill) => skillPrograms(skill, heeds())),
  };
}
