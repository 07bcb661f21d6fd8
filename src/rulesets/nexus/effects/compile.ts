import type { CardCompiler, Program } from '../../../engine/index.ts';
import { does } from '../../cards/targets.ts';
import { listOf } from '../../cards/words.ts';
import { cacheFromQueue } from '../atoms/cards.ts';
import { CONVERTED } from '../board/board.ts';
import type { Nexus, ReadCard } from '../board/context.ts';
import { askedBy } from '../board/continuous.ts';
import { holds, reader } from '../board/evaluate.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { Card, Entry, EventWord, Later, Skill, TargetSpec } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { targetsHold } from '../turn/queue.ts';
import { lookForLoss } from '../turn/sweep.ts';
import { compileEffects, laterName } from './effects.ts';
import { faultsOfCard } from './faults.ts';
import { newSteps } from './steps.ts';

/** G13: what every converted card is while it lies face down. */
const FACE_DOWN: ReadCard = {
  id: CONVERTED,
  type: 'anomaly',
  name: 'Converted card',
  names: ['Converted card'],
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
  onQueue: [],
  laters: [],
  energies: ['void'],
  play: playOf({ id: CONVERTED, type: 'anomaly', name: 'Converted card', energy: 'ember' }),
  skills: [],
  held: [],
  activated: [],
  beforehand: [],
  hears: new Set(),
  source: null,
  reader,
};

const EVENT_CLAUSES: Partial<Record<EventWord, ClauseId>> = {
  startOfTurn: 'start.3',
  endOfTurn: 'end.0a',
  startOfAttack: 'G16',
};

function clauseOf(skill: Skill): ClauseId {
  switch (skill.kind) {
    case 'persistent':
      return 'R22';
    case 'activated':
      return 'G8';
    case 'replacing':
      return 'R38';
    case 'beforehand':
      return 'R61';
    case 'reactive':
      return EVENT_CLAUSES[skill.when.event] ?? 'G22';
  }
}

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
    onQueue: card.type === 'anomaly' ? [] : (card.onQueue ?? []),
    asks: [],
    forEach: false,
    speaks: { cause: false, other: false, amount: false },
    skill: event as Entry,
  };
}

function speaksOf({ if: condition, targets, effects }: Entry): CompiledSkill['speaks'] {
  const words = JSON.stringify([condition ?? null, targets ?? null, effects ?? null]);
  const says = (word: string) => words.includes(`"${word}"`);
  return { cause: says('cause'), other: says('causeOther'), amount: says('eventAmount') };
}

/** R35: what a card puts off, as skills that react to what they wait for. */
function latersOf(card: Card, parts: readonly CompiledSkill[]): CompiledSkill[] {
  const found: CompiledSkill[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('later' in value && 'effects' in value) {
      const { later, effects } = value as Later;
      const program = laterName(card.id, value as Later, found.length);
      const skill: Entry = { when: later, effects };
      found.push({
        program,
        card: card.id,
        clause: EVENT_CLAUSES[later.event] ?? 'R35',
        kind: 'later',
        speed: 0,
        cost: {},
        costs: [],
        targets: [],
        onQueue: [],
        asks: [],
        forEach: false,
        speaks: speaksOf(skill),
        skill,
      });
    }
    for (const inner of Object.values(value)) look(inner);
  };
  for (const { skill } of parts) look(skill.effects);
  return found;
}

function compileCard(card: Card): ReadCard {
  const agent = card.type === 'agent' ? card : null;
  const play = playOf(card);
  const skills = card.skills ?? [];
  const compiled = skills.map((one, at): CompiledSkill => {
    const skill: Entry = one;
    return {
      program: `${card.id}#${at}`,
      card: card.id,
      clause: clauseOf(one),
      kind: one.kind,
      speed: skill.speed ?? 0,
      cost: skill.cost ?? {},
      costs: skill.costs ?? [],
      targets: skill.targets ?? [],
      onQueue: skill.onQueue ?? [],
      asks: askedBy(skill),
      forEach: JSON.stringify(skill.constant ?? null).includes('"each"'),
      speaks: speaksOf(skill),
      skill,
    };
  });
  const beforehand = compiled.filter(({ kind }) => kind === 'beforehand');
  const held = compiled.filter((one) => one.skill.granted !== true && !beforehand.includes(one));
  return {
    id: card.id,
    type: card.type,
    name: card.name,
    names: [card.name, ...(card.also ?? [])],
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
    energies: card.type === 'anomaly' ? listOf(card.energy) : [],
    play,
    onQueue: play.onQueue,
    skills: compiled,
    held,
    activated: held.filter(({ kind }) => kind === 'activated'),
    beforehand,
    hears: new Set(
      held.flatMap(({ kind, skill }) => (kind === 'reactive' && !skill.from ? (skill.when?.event ?? []) : [])),
    ),
    laters: latersOf(card, [play, ...compiled]),
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
  // R42: a copy is no card, and leaves nothing behind.
  if (kind === 'play')
    does(steps, 'R24', ({ m, owner, card }, { copy }) => {
      if (copy !== true) cacheFromQueue(m, owner, card);
    });
  steps.run('G5', (m) => lookForLoss(m));
  return steps.program(name);
}

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(cards: readonly Card[]): CardCompiler<Nexus> {
  const known = new Map(cards.map((card) => [card.id, card]));
  return {
    given: [[CONVERTED, FACE_DOWN]],
    cards,
    faultsOf: (card, at) => faultsOfCard(card, `/${at}`, known),
    compile: (card) => compileCard(card),
    programsOf({ type, play, skills, laters }) {
      const effects = skills.filter(({ kind }) => kind !== 'persistent' && kind !== 'beforehand');
      return [...(type === 'event' ? [play] : []), ...effects, ...laters].map(effectProgram);
    },
  };
}
