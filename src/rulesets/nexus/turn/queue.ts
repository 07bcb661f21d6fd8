/** The shared queue (G8, G9): how actions enter it, and what happens when they execute. */
import type { Machine, Pending, PlayerId } from '../../../engine/index.ts';
import { DONE, howMany, oneOf, vocabulary } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { cacheFromQueue, playCard } from '../atoms/cards.ts';
import { useUp } from '../atoms/limits.ts';
import { arrive } from '../atoms/objects.ts';
import { findObject, isLost, objectCalled, openBiomes } from '../board/board.ts';
import { candidates, chooseQuestion, placeAt, placeName, wantedOf } from '../board/choose.ts';
import type { Context, EffectVars, M, Nexus } from '../board/context.ts';
import { causeOf } from '../board/context.ts';
import { cardOf, skillNamed } from '../board/printed.ts';
import { costOf, isSpent } from '../board/values.ts';
import type { Bill, Owed } from '../effects/pay.ts';
import { costQuestion, greatestX, owed, pay, voidQuestion } from '../effects/pay.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { EnergyCost, OtherCost, TargetSpec } from '../language/language.ts';
import type { Energy } from '../language/words.ts';
import { lookForLoss } from './sweep.ts';
import { permission } from './windows.ts';

const { atOnce, atomic, step, choice } = vocabulary<Nexus>();

/** Registers of an action that enters: those of its effect, and the program that will run. */
interface Entering extends EffectVars {
  program: string;
}

const skillOf = (m: M, { program }: Entering): CompiledSkill => {
  const found = skillNamed(m, program);
  if (!found) throw new Error(`no skill ${program}`);
  return found;
};

const specAt = (source: CompiledSkill, at: number): TargetSpec | null => source.targets[at] ?? null;

/** What was chosen, as events tell it. */
const chosenTargets = (source: CompiledSkill, vars: EffectVars) =>
  Object.fromEntries(source.targets.map(({ as }) => [as, (vars[`ref:${as}`] as string[] | undefined) ?? []]));

/** Whether it is a card that is played, and no skill. */
const isPlay = ({ self, from }: EffectVars): boolean => self === null && from === undefined;

/** R50: an effect may play a card for nothing. */
const costsOf = (m: M, vars: Entering) => (vars.free === true ? [] : skillOf(m, vars).costs);

/** What is to be paid, and what was chosen for it so far. The card that is played has left the hand. */
const bill = (m: M, vars: Entering): Bill => ({
  context: contextOf(m, vars),
  energy: owed(vars.cost as Owed, vars.x),
  costs: costsOf(m, vars),
  chosen: vars.paid as string[][],
  playing: null,
});

/** The types that were chosen so far for a void part (R4). */
const typesOf = ({ types }: Entering): Energy[] => (types as Energy[] | undefined) ?? [];

/** Playing a card from hand, or using an activated skill: everything that is decided and paid before it is on the queue. */
export const enterProgram = atOnce('enter', [
  step<Entering>('G8', (m, vars) => {
    const { owner, card, self } = vars;
    const source = skillOf(m, vars);
    const clause = permission(m, owner);
    const played = isPlay(vars);
    vars.cost = owed(vars.free === true ? {} : costOf(m, owner, card, played ? undefined : source));
    if (played) {
      const zone = (vars.zone ?? 'hand') as 'hand' | 'cache' | 'deck';
      m.chapter(
        playCard(m, owner, card, { speed: vars.speed, ...(zone === 'hand' ? {} : { from: zone }) }, { clause }, zone),
      );
    } else m.chapter(m.note('activate', owner, { id: self, card, skill: source.program }, { clause }));
    if (self !== null) useUp(m, source, self);
    vars.aim = 0;
    vars.paying = 0;
    vars.paid = costsOf(m, vars).map(() => []);
  }),
  choice<number, Entering>(
    'G9',
    (m, vars) => {
      if (skillOf(m, vars).cost.x !== true || vars.free === true) return null;
      return howMany({
        player: vars.owner,
        kind: 'x',
        clause: 'G9',
        prompt: `${cardOf(m, vars.card).name}: how much is X?`,
        min: 0,
        max: greatestX(bill(m, vars)),
        label: (n) => `X is ${n}`,
        automatic: false,
      });
    },
    (_m, vars, x) => {
      vars.x = x;
    },
  ),
  choice<string[], Entering>(
    'G9',
    (m, vars) => {
      const spec = specAt(skillOf(m, vars), vars.aim as number);
      return spec ? chooseQuestion(contextOf(m, vars), spec, 'G9') : null;
    },
    (m, vars, chosen) => {
      vars[`ref:${specAt(skillOf(m, vars), vars.aim as number)?.as}`] = chosen;
      vars.aim = (vars.aim as number) + 1;
      return 'aim';
    },
    'aim',
  ),
  step<Entering>('G9', (m, vars) => {
    if (!specAt(skillOf(m, vars), vars.aim as number)) return;
    vars.aim = (vars.aim as number) + 1;
    return 'aim';
  }),
  choice<string, Entering>(
    'R9',
    (m, vars) => {
      const { owner, card } = vars;
      if (!isPlay(vars) || cardOf(m, card).type !== 'agent' || m.board.step !== 'attack') return null;
      return oneOf(
        { player: owner, kind: 'place', clause: 'R9', prompt: `${cardOf(m, card).name}: where does it arrive?` },
        [0, ...openBiomes(m.board)].map((at) => ({
          id: at === 0 ? 'staging' : String(at),
          label: placeName(at),
          aim: { places: [placeAt(owner, at)] },
          clause: at === 0 ? 'R9' : 'G16',
          value: String(at),
        })),
      );
    },
    (_m, vars, at) => {
      vars.place = Number(at);
    },
  ),
  choice<string[], Entering>(
    'G12',
    (m, vars) => costQuestion(bill(m, vars), vars.paying as number),
    (_m, vars, chosen) => {
      const paid = (vars.paid as string[][])[vars.paying as number];
      paid?.push(...chosen);
      return 'costs';
    },
    'costs',
  ),
  step<Entering>('G12', (m, vars) => {
    vars.paying = (vars.paying as number) + 1;
    return costsOf(m, vars)[vars.paying as number] ? 'costs' : undefined;
  }),
  choice<string[], Entering>(
    'R4',
    (m, vars) => voidQuestion(bill(m, vars), typesOf(vars)),
    (_m, vars, types) => {
      vars.types = [...typesOf(vars), ...types];
      return 'void';
    },
    'void',
  ),
  step<Entering>('G12', (m, vars) => pay(bill(m, vars), typesOf(vars))),
  step<Entering>('G8', (m, vars) => {
    const {
      program,
      owner,
      card,
      self,
      cost: _cost,
      aim: _aim,
      paying: _paying,
      paid: _paid,
      types: _types,
      zone: _zone,
      free: _free,
      ...rest
    } = vars;
    const source = skillOf(m, vars);
    const stays = isPlay(vars) && cardOf(m, card).type !== 'event';
    const entry = m.enqueue({
      program: stays ? 'arrive' : program,
      queue: 'queue',
      owner,
      clause: 'G8',
      card,
      source: self,
      vars: { ...rest, card, owner, self },
      cause: causeOf(m),
    });
    m.note('queued', owner, {
      entry: entry.id,
      card,
      skill: isPlay(vars) ? null : program,
      speed: vars.speed,
      ...(source.targets.length === 0 ? {} : { targets: chosenTargets(source, vars) }),
      ...(source.cost.x ? { x: vars.x } : {}),
      ...(vars.place === undefined ? {} : { at: vars.place }),
    });
  }),
]);

/** R29, R39: what somebody pays while an effect executes, all of it together. */
export const priceProgram = atOnce('price', [
  step<Entering>('R29', (_m, vars) => {
    Object.assign(vars, { self: null, x: 0, it: [], did: 0, paying: 0, paid: (vars.costs as unknown[]).map(() => []) });
  }),
  choice<string[], Entering>(
    'G12',
    (m, vars) => costQuestion(priceBill(m, vars), vars.paying as number),
    (_m, vars, chosen) => {
      (vars.paid as string[][])[vars.paying as number]?.push(...chosen);
      return 'costs';
    },
    'costs',
  ),
  step<Entering>('G12', (_m, vars) => {
    vars.paying = (vars.paying as number) + 1;
    return (vars.costs as unknown[])[vars.paying as number] ? 'costs' : undefined;
  }),
  choice<string[], Entering>(
    'R4',
    (m, vars) => voidQuestion(priceBill(m, vars), typesOf(vars)),
    (_m, vars, types) => {
      vars.types = [...typesOf(vars), ...types];
      return 'void';
    },
    'void',
  ),
  step<Entering>('G12', (m, vars) => pay(priceBill(m, vars), typesOf(vars))),
]);

const priceBill = (m: M, vars: Entering): Bill => ({
  context: contextOf(m, vars),
  energy: vars.energy as EnergyCost,
  costs: vars.costs as unknown as OtherCost[],
  chosen: vars.paid as string[][],
  playing: null,
});

interface Aiming {
  [key: string]: string | number;
  entry: string;
  at: number;
}

const entryOf = (m: Machine<Nexus>, id: string): Pending => {
  const found = m.state.pending.find((entry) => entry.id === id);
  if (!found) throw new Error(`${id} is not on the queue`);
  return found;
};

/** G9: the targets of a reactive skill are chosen as it enters the queue. */
export const aimProgram = atOnce('aim', [
  choice<string[], Aiming>(
    'G9',
    (m, { entry, at, by }) => {
      const waiting = entryOf(m, entry);
      const spec = specAt(skillNamed(m, waiting.program) as CompiledSkill, at);
      if (!spec) return null;
      const question = chooseQuestion(contextOf(m, waiting.vars as EffectVars), spec, 'G9');
      return question && by !== undefined ? { ...question, player: by as PlayerId } : question;
    },
    (m, vars, chosen) => {
      const waiting = entryOf(m, vars.entry);
      waiting.vars[`ref:${specAt(skillNamed(m, waiting.program) as CompiledSkill, vars.at)?.as}`] = chosen;
      vars.at++;
      return 'aim';
    },
    'aim',
  ),
  step<Aiming>('G9', (m, vars) => {
    const waiting = entryOf(m, vars.entry);
    const source = skillNamed(m, waiting.program) as CompiledSkill;
    if (specAt(source, ++vars.at)) return 'aim';
    const targets = chosenTargets(source, waiting.vars as EffectVars);
    m.note('targets', waiting.owner, { entry: waiting.id, card: waiting.card, targets });
    return DONE;
  }),
]);

/** A reactive skill has entered the queue: it is told, used up (R18) and aimed. */
export function entered(m: M, entry: Pending): void {
  const source = skillNamed(m, entry.program);
  if (!source) return;
  if (isSpent(m, source, entry.source)) {
    m.drop((waiting) => waiting === entry);
    m.note(
      'effect-skipped',
      entry.owner,
      { card: entry.card, source: entry.source, ability: entry.program },
      {
        clause: 'R18',
        parent: entry.cause,
      },
    );
    return;
  }
  entry.vars.entry = entry.id;
  const event = m.note(
    'react',
    entry.owner,
    { entry: entry.id, card: entry.card, id: entry.source, skill: entry.program },
    { clause: source.clause, parent: entry.cause },
  );
  m.under(event, () => {
    if (entry.source !== null && findObject(m.board, entry.source)) useUp(m, source, entry.source);
    if (source.targets.length > 0) m.call('aim', { entry: entry.id, at: 0 });
  });
}

/**
 * G9: looks at the targets again when the action executes, and keeps those that are still valid. False when there were
 * targets and none is left, so that the action is cancelled.
 */
export function targetsHold(context: Context, vars: EffectVars, specs: readonly TargetSpec[]): boolean {
  const { m, owner, card } = context;
  let left = false;
  let wanted = false;
  const lost: string[] = [];
  for (const spec of specs) {
    const ids = (vars[`ref:${spec.as}`] as string[] | undefined) ?? [];
    const there = candidates(context, spec);
    const still = ids.filter((id) => there.includes(id));
    const { min, whole } = wantedOf(context, spec.choose);
    const valid = whole && still.length < ids.length ? [] : still;
    lost.push(...ids.filter((id) => !valid.includes(id)));
    vars[`ref:${spec.as}`] = valid;
    left ||= valid.length > 0;
    wanted ||= min > 0;
  }
  if (!left && (wanted || lost.length > 0)) {
    m.note('cancelled', owner, { card, entry: null, program: null, by: 'targets', targets: lost }, { clause: 'G9' });
    return false;
  }
  if (lost.length > 0) m.note('targets-invalid', owner, { card, targets: lost }, { clause: 'G9' });
  return true;
}

/** G11: a card that stays arrives, in staging, in the biome that was chosen, or attached to its agent. */
export const arriveProgram = atomic('arrive', [
  step<EffectVars>('G11', (m, vars) => {
    const { owner, card } = vars;
    const { play } = cardOf(m, card);
    if (!targetsHold(contextOf(m, vars), vars, play.targets)) {
      cacheFromQueue(m, owner, card);
      return;
    }
    const host = (vars['ref:host'] as string[] | undefined)?.[0] ?? null;
    const wanted = (vars.place as number | undefined) ?? 0;
    const at = host === null ? (wanted > 0 && isLost(m.board, wanted) ? 0 : wanted) : objectCalled(m.board, host).at;
    const clause = at > 0 && host === null ? 'G16' : 'G11';
    const id = arrive(m, owner, { card, from: 'limbo', at, host }, { clause });
    if (host !== null) m.note('attached', owner, { id, host });
  }),
  step('G5', lookForLoss),
]);
