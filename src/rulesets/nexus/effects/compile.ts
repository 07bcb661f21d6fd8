import type { CardCompiler, Program } from '../../../engine/index.ts';
import { does } from '../../cards/targets.ts';
import { cacheFromQueue } from '../atoms/cards.ts';
import { CONVERTED } from '../board/board.ts';
import type { Nexus, ReadCard } from '../board/context.ts';
import { askedBy } from '../board/continuous.ts';
import { holds, reader } from '../board/evaluate.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { Card, Skill, TargetSpec, When } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { targetsHold } from '../turn/queue.ts';
import { lookForLoss } from '../turn/sweep.ts';
import { compileEffects } from './effects.ts';
import { faultsOfCard } from './faults.ts';
import { newSteps } from './steps.ts';

/** G13: what every converted card is while it lies face down. */
const FACE_DOWN: ReadCard = {
  id: CONVERTED,
  type: 'anomaly',
  name: 'Converted card',
  text: '',
  traits: [],
  token: false,
  speed: 1,
  cost: {},
  costs: [],
  attack: 0,
  defense: 0,
  ranged: false,
  attaches: null,
  energy: 'void',
  play: playOf({ id: CONVERTED, type: 'anomaly', name: 'Converted card', energy: 'ember' }),
  skills: [],
  source: null,
  reader,
};

const EVENT_CLAUSES: Partial<Record<When['event'], ClauseId>> = {
  startOfTurn: 'start.3',
  endOfTurn: 'end.0a',
  startOfAttack: 'G16',
};

const clauseOf = ({ kind, when }: Skill): ClauseId =>
  kind === 'persistent' ? 'R22' : kind === 'activated' ? 'G8' : ((when && EVENT_CLAUSES[when.event]) ?? 'G22');

/** What playing a card asks for: the targets of an event, the agent of a modification. */
function playOf(card: Card): CompiledSkill {
  const host: TargetSpec[] =
    card.type === 'software' && card.modifies
      ? [
          {
            as: 'host',
            choose: 1,
            side: card.modifies.side ?? 'own',
            filter: { ...(card.modifies.filter ?? {}), type: 'agent' },
          },
        ]
      : [];
  const { targets = host, ...event } =
    card.type === 'event' ? { targets: card.targets, if: card.if, effects: card.effects } : {};
  return {
    program: `${card.id}#play`,
    card: card.id,
    clause: 'G8',
    kind: 'play',
    speed: card.type === 'anomaly' ? 1 : (card.speed ?? 1),
    cost: card.type === 'anomaly' ? {} : card.cost,
    costs: card.type === 'anomaly' ? [] : (card.costs ?? []),
    targets,
    asks: [],
    speaks: { cause: false, other: false, amount: false },
    skill: JSON.parse(JSON.stringify(event)),
  };
}

function speaksOf({ if: condition, targets, effects }: Skill): CompiledSkill['speaks'] {
  const words = JSON.stringify([condition ?? null, targets ?? null, effects ?? null]);
  const says = (word: string) => words.includes(`"${word}"`);
  return { cause: says('cause'), other: says('causeOther'), amount: says('eventAmount') };
}

function compileCard(card: Card): ReadCard {
  const agent = card.type === 'agent' ? card : null;
  const play = playOf(card);
  const skills = card.type === 'event' ? [] : (card.skills ?? []);
  return {
    id: card.id,
    type: card.type,
    name: card.name,
    text: card.text ?? '',
    traits: card.traits ?? [],
    token: card.type !== 'event' && card.token === true,
    speed: play.speed,
    cost: play.cost,
    costs: play.costs,
    attack: agent?.attack ?? 0,
    defense: agent?.defense ?? 0,
    ranged: agent?.ranged ?? false,
    attaches:
      card.type === 'software' && card.modifies
        ? 'modification'
        : card.type === 'hardware' && card.gear
          ? 'gear'
          : null,
    energy: card.type === 'anomaly' ? card.energy : null,
    play,
    skills: skills.map((skill, at) => ({
      program: `${card.id}#${at}`,
      card: card.id,
      clause: clauseOf(skill),
      kind: skill.kind,
      speed: skill.speed ?? 0,
      cost: skill.cost ?? {},
      costs: skill.costs ?? [],
      targets: skill.targets ?? [],
      asks: askedBy(skill),
      speaks: speaksOf(skill),
      skill,
    })),
    source: card,
    reader,
  };
}

/** The program of one effect as it executes: its targets again, its condition, what it does, and the cache (R24). */
function effectProgram({ program: name, clause, kind, targets, skill }: CompiledSkill): Program<Nexus> {
  const steps = newSteps();
  const end = steps.label('end');
  does(steps, 'G9', (context, vars) => {
    if (!targetsHold(context, vars, targets)) return end;
    if (skill.if === undefined || holds(context, skill.if)) return;
    context.m.note('condition-failed', context.owner, { card: context.card }, { clause: 'R12' });
    return end;
  });
  compileEffects(steps, skill.effects ?? []);
  steps.run(clause, () => undefined, end);
  if (kind === 'play') does(steps, 'R24', ({ m, owner, card }) => cacheFromQueue(m, owner, card));
  steps.run('G5', (m) => lookForLoss(m));
  return steps.program(name);
}

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(cards: readonly Card[]): CardCompiler<Nexus> {
  const ids = new Set(cards.map(({ id }) => id));
  return {
    given: [[CONVERTED, FACE_DOWN]],
    cards,
    faultsOf: (card, at) => faultsOfCard(card, `/${at}`, ids),
    compile: (card) => compileCard(card),
    programsOf({ type, play, skills }) {
      const effects = skills.filter(({ kind }) => kind !== 'persistent');
      return [...(type === 'event' ? [play] : []), ...effects].map(effectProgram);
    },
  };
}
