/** Steps 19 to 23: the Action Phase. */
import type { Step, Uid } from '../../../engine/index.ts';
import { menu, perform, vocabulary } from '../../../engine/index.ts';
import { canStandBy, MENU } from '../actions/index.ts';
import { beginPhase, beginStep, passStep, setActing } from '../atoms/turn.ts';
import { setEngaged } from '../atoms/units.ts';
import type { SeenUnit } from '../board/board.ts';
import { findUnit } from '../board/board.ts';
import type { Alteil, M } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { skillsOf } from '../board/values.ts';
import { runLater, runSkill } from '../effects/run-skill.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import { resolveDamage } from './mini-phases.ts';
import { fastest, overtakes, preferFastest, readyUnits, starters } from './order.ts';
import type { TurnVars } from './turn-vars.ts';
import { ownerIn, spentSouls } from './turn-vars.ts';

const { step, choice } = vocabulary<Alteil>();

/** The steps that a turn without Start Skills passes over. */
const START_STEPS = [
  [19, 'action.19'],
  [20, 'action.20'],
] as const;

/** R20: so many sub-phases in a turn, or Auto Skills in a sub-phase, and no more. */
const ENDLESS = 500;

/** The first Auto Skill that has not run as often as the unit has it (R21). */
function nextAuto(m: M, unit: SeenUnit, ran: readonly string[]): CompiledSkill | null {
  const skills = skillsOf(m, unit, 'auto');
  if (ran.length === 0) return skills[0] ?? null;
  const left = [...ran];
  for (const skill of skills) {
    const at = left.indexOf(skill.program);
    if (at < 0) return skill;
    left.splice(at, 1);
  }
  return null;
}

const cardsOf = (units: readonly SeenUnit[]): string[] => units.map(({ card }) => card);

/** A unit that can still take its action. */
function readyUnit(m: M, id: Uid): SeenUnit | null {
  const unit = findUnit(m.board, id);
  return unit !== null && unit.closed === null && !unit.engaged ? unit : null;
}

export const actionPhase: Step<Alteil>[] = [
  step('action.19', (m) => {
    m.chapter(beginPhase(m, 'action'));
    runLater(m, 'start');
  }),
  step<TurnVars>(
    'action.19',
    (m, vars) => {
      const waiting = starters(m, vars.started);
      const unit = fastest(m, waiting);
      if (unit === null) return 'started';
      const { id } = unit;
      vars.started.push(id);
      vars.unit = id;
      vars.player = ownerIn(m, id);
      const event = beginStep(m, 19, id, { clause: waiting.length > 1 ? 'action.19a' : 'action.19' });
      preferFastest(m, event, unit, waiting, 'action.19a');
      m.beginChain();
      // The last one called runs first (R13).
      for (const skill of skillsOf(m, unit, 'start').toReversed())
        runSkill(m, skill, { owner: ownerIn(m, id), self: id });
    },
    'start',
  ),
  step<TurnVars>('action.20', (m, { unit, player }) => {
    beginStep(m, 20, unit);
    resolveDamage(m, ownerIn(m, unit, player), 'notes.4');
  }),
  step('action.21', (m) => {
    beginStep(m, 21);
    return 'start';
  }),
  step(
    'action.21',
    (m) => {
      if (m.board.step === 18) for (const [number, clause] of START_STEPS) passStep(m, number, clause);
      beginStep(m, 21);
    },
    'started',
  ),
  step<TurnVars>(
    'action.22',
    (m, vars) => {
      const ready = readyUnits(m);
      const unit = fastest(m, ready);
      if (unit === null) return 'acted';
      m.beginChain();
      if (!m.link(cardsOf(ready))) return 'acted';
      if (++vars.passes > ENDLESS) {
        m.note('loop-guard', null, { cards: [...new Set(cardsOf(ready))] }, { clause: 'R20' });
        return 'acted';
      }
      vars.unit = unit.id;
      vars.player = ownerIn(m, unit.id);
      vars.autos = [];
      const event = beginStep(m, 22, unit.id, { clause: overtakes(m, unit, ready) ? 'A16' : 'action.22' });
      preferFastest(m, event, unit, ready, 'action.22');
      setActing(m, unit.id);
    },
    'act',
  ),
  step<TurnVars>(
    'action.22.a',
    (m, vars) => {
      const unit = findUnit(m.board, vars.unit);
      const next = unit && nextAuto(m, unit, vars.autos);
      if (!unit || !next) return 'menu';
      if (vars.autos.length >= ENDLESS) {
        m.note('loop-guard', null, { cards: [next.card] }, { clause: 'R20' });
        return 'menu';
      }
      m.beginChain();
      if (!m.link([next.card])) return 'menu';
      beginStep(m, 22, unit.id, { clause: vars.autos.length > 0 ? 'action.22.c' : 'action.22.a' }, 'a');
      vars.autos.push(next.program);
      runSkill(m, next, { owner: ownerIn(m, unit.id), self: unit.id });
    },
    'auto',
  ),
  step<TurnVars>('action.22.b', (m, { unit, player }) => {
    beginStep(m, 22, unit, undefined, 'b');
    resolveDamage(m, ownerIn(m, unit, player), 'notes.6');
  }),
  step<TurnVars>('action.22.c', () => 'auto'),
  choice<string, TurnVars>(
    'action.22.d',
    (m, { unit }) => {
      const acting = readyUnit(m, unit);
      if (acting === null) return null;
      const player = ownerIn(m, unit);
      const prompt = `${cardOf(m, acting.card).name}: your action`;
      if (canStandBy(m))
        return menu(m, { player, kind: 'menu', clause: 'action.22.d', prompt, default: 'standby' }, MENU);
      const question = menu(m, { player, kind: 'menu', clause: 'action.22.d', prompt }, MENU);
      return question.list(1).length === 0 ? null : question;
    },
    (m, vars, id) => {
      vars.souls = spentSouls(m);
      perform(m, MENU, ownerIn(m, vars.unit), id);
      return 'done';
    },
    'menu',
  ),
  step<TurnVars>('R6', (m, { unit }) => {
    if (findUnit(m.board, unit)?.closed === null) m.note('no-action', ownerIn(m, unit), { unit }, { clause: 'R6' });
    // R41: one that can take no action has had its turn.
    if (readyUnit(m, unit) !== null) setEngaged(m, [unit], true, { clause: 'R41' });
    return 'next';
  }),
  step<TurnVars>('G11', (m, { unit }) => void setEngaged(m, [unit], true), 'done'),
  step<TurnVars>('action.22.e', (m, { unit, player, souls }) => {
    const withSouls = spentSouls(m) > souls;
    beginStep(m, 22, unit, { clause: withSouls ? 'action.22.e1' : 'action.22.e' }, 'e');
    resolveDamage(m, ownerIn(m, unit, player), withSouls ? 'notes.5b' : 'action.22.e');
  }),
  step(
    'action.23',
    (m) => {
      setActing(m, null);
      return 'act';
    },
    'next',
  ),
  step(
    'action.23',
    (m) => {
      if (m.board.step === 21) passStep(m, 22, 'action.22');
      beginStep(m, 23);
      runLater(m, 'end');
    },
    'acted',
  ),
];
