/** The turn: its twenty-three steps in the order of their numbers. */
import { menu, PLAYERS, type PlayerId, perform, type Uid, type Vars, vocabulary } from '../../engine/index.ts';
import { DEPLOYMENT, MENU } from './actions/index.ts';
import { changeSp, discardRevealed, planRevival, planSetting, raiseLevels, revealSet } from './atoms/iczers.ts';
import { beginPhase, beginStep, beginTurn, passStep, setActing, turnBattletime } from './atoms/turn.ts';
import { bury, rankUp, revivePlanned, setEngaged, takeField } from './atoms/units.ts';
import { type Alteil, emptyCells, findUnit, lpOf, ownerOf } from './board.ts';
import type { M } from './context.ts';
import { damageLp, resolveDamage } from './mini-phases.ts';
import { burialOrder, fastest, nextBurial, openers, overtakes, rankingUnits, readyUnits, starters } from './order.ts';
import { closedUnits, revivalQuestion } from './revival.ts';
import { runSkill } from './run-skill.ts';
import { type Setting, settingQuestion } from './setting.ts';
import { cardOf, skillsOf } from './values.ts';

const { procedure, step, choice, commit } = vocabulary<Alteil>();

/** What one step of the turn leaves for a later one. */
interface TurnVars extends Vars {
  /** Units that were CLOSED at step 4 and are not revived (G14). */
  burials: Uid[];
  /** Iczers whose revealed cards still have to run their Open Skills. */
  opening: PlayerId[];
  /** Who set off the destruction of the Open Skills (A10). */
  opener: PlayerId | null;
  /** Units that have had their Start Skills. */
  started: Uid[];
  /** The unit of the pass in progress, and its Auto Skills that have run. */
  unit: Uid;
  autos: string[];
  /** Soul Cards that were spent before the action. */
  souls: number;
}

const ownerIn = (m: M, unit: Uid): PlayerId => {
  const owner = ownerOf(m.board, unit);
  if (owner === null) throw new Error(`no unit ${unit}`);
  return owner;
};

/** The steps that a turn without burials, and one without Start Skills, passes over. */
const BURIAL_STEPS = [
  [17, 'active.17'],
  [18, 'active.18'],
] as const;
const START_STEPS = [
  [19, 'action.19'],
  [20, 'action.20'],
] as const;

const spentSouls = (m: M): number => PLAYERS.reduce((sum, player) => sum + m.board.players[player].spent.length, 0);
const isReady = (m: M, id: Uid): boolean => readyUnits(m).some((unit) => unit.id === id);

export const turnProgram = procedure('turn', [
  step<TurnVars>(
    'turn.0',
    (m, vars) => {
      m.chapter(beginTurn(m));
      Object.assign(vars, { burials: [], opening: [], opener: null, started: [], unit: '', autos: [], souls: 0 });
    },
    'begin',
  ),

  // Set Phase
  step('set.1', (m) => {
    m.chapter(beginPhase(m, 'set'));
    beginStep(m, 1);
    const engaged = PLAYERS.flatMap((player) => m.board.players[player].units).map(({ id }) => id);
    setEngaged(m, engaged, false);
  }),
  step('G26', (m) => {
    const over = (until: string) => until.startsWith('turn:') && Number(until.slice(5)) < m.board.turn;
    m.expire(({ until }) => over(until));
  }),
  step('set.2', (m) => {
    beginStep(m, 2);
    const { startingSp, spPerTurn } = m.state.options;
    for (const player of PLAYERS)
      changeSp(m, player, Number(m.board.turn === 1 ? startingSp : spPerTurn), { clause: 'G3' });
  }),
  step('set.3', (m) => {
    beginStep(m, 3);
    for (const player of PLAYERS) {
      const { revealed } = m.board.players[player];
      if (!revealed || emptyCells(m.board.players[player]).length > 0) continue;
      const { level } = cardOf(m, revealed.card);
      m.under(discardRevealed(m, player, 'no empty cell', { clause: 'G21' }), () => {
        changeSp(m, player, level, { clause: 'G21' });
      });
    }
  }),
  commit<string>(
    'set.3',
    (m) =>
      PLAYERS.filter((player) => m.board.players[player].revealed !== null).map((player) =>
        menu(m, { player, kind: 'deploy', clause: 'set.3', prompt: 'On which cell do you deploy?' }, DEPLOYMENT),
      ),
    (m, _vars, answers) => {
      for (const player of PLAYERS) {
        const answer = answers[player];
        if (answer !== undefined) perform(m, DEPLOYMENT, player, answer);
      }
    },
    'deploy',
  ),
  step('set.4', (m) => void beginStep(m, 4)),
  commit<string[]>(
    'set.4',
    (m) => PLAYERS.filter((player) => closedUnits(m, player).length > 0).map((player) => revivalQuestion(m, player)),
    (m, _vars, answers) => {
      for (const player of PLAYERS) {
        const answer = answers[player];
        if (answer !== undefined) planRevival(m, player, answer);
      }
    },
    'revival',
  ),
  step<TurnVars>(
    'G14',
    (m, vars) => {
      vars.burials = PLAYERS.flatMap((player) => {
        const { revive } = m.board.players[player].plan;
        return closedUnits(m, player)
          .map(({ id }) => id)
          .filter((id) => !revive.includes(id));
      });
    },
    'burials',
  ),
  step('set.5a', (m) => void beginStep(m, 5)),
  commit<Setting>(
    'set.5b',
    (m) => PLAYERS.map((player) => settingQuestion(m, player)),
    (m, _vars, answers) => {
      for (const player of PLAYERS) {
        const answer = answers[player];
        if (answer !== undefined) planSetting(m, player, answer.raise, answer.set);
      }
    },
    'set',
  ),

  // Active Phase
  step('active.6', (m) => {
    m.chapter(beginPhase(m, 'active'));
    beginStep(m, 6);
    for (const player of PLAYERS) revivePlanned(m, player);
  }),
  step('active.7', (m) => {
    beginStep(m, 7);
    for (const player of PLAYERS) takeField(m, player);
  }),
  step('active.8', (m) => {
    beginStep(m, 8);
    turnBattletime(m);
  }),
  step('active.9', (m) => {
    beginStep(m, 9);
    for (const player of PLAYERS) raiseLevels(m, player);
  }),
  step('active.10', (m) => {
    beginStep(m, 10);
    const units = rankingUnits(m);
    if (units.length > 0) rankUp(m, units);
  }),
  step('active.11', (m) => {
    beginStep(m, 11);
    m.together(() => {
      for (const player of PLAYERS) revealSet(m, player);
    });
  }),
  step('active.12', (m) => {
    beginStep(m, 12);
    const [one, two] = PLAYERS.map((player) => m.board.players[player].revealed?.card);
    if (one === undefined || one !== two) return;
    m.chapter(m.note('backlash', null, { card: one }));
    for (const player of PLAYERS) {
      discardRevealed(m, player, 'backlash', { clause: 'G19' });
      if (m.state.options.backlashRefund) changeSp(m, player, cardOf(m, one).level, { clause: 'G19' });
    }
  }),
  step<TurnVars>('active.13', (m, vars) => {
    beginStep(m, 13);
    vars.opening = openers(m, 'grimoire');
  }),
  step<TurnVars>('active.13', (m, vars) => (runOpener(m, vars) ? undefined : 'units'), 'grimoire'),
  step<TurnVars>('G6', (m, vars) => {
    const player = vars.opening.shift();
    if (player !== undefined) discardRevealed(m, player, 'a Grimoire that has run');
    return 'grimoire';
  }),
  step<TurnVars>(
    'active.14',
    (m, vars) => {
      beginStep(m, 14);
      vars.opening = openers(m, 'unit');
    },
    'units',
  ),
  step<TurnVars>('active.14', (m, vars) => (runOpener(m, vars) ? undefined : 'opened'), 'unit'),
  step<TurnVars>('active.14', (_m, vars) => {
    vars.opening.shift();
    return 'unit';
  }),
  step<TurnVars>(
    'active.15',
    (m, { opener }) => {
      beginStep(m, 15);
      resolveDamage(m, opener ?? 'p1', 'notes.3');
    },
    'opened',
  ),
  step<TurnVars>(
    'active.16',
    (m, { burials }) => {
      beginStep(m, 16);
      m.note('burials', null, { units: [...burials] }, { clause: 'A3' });
    },
    'burials-begin',
  ),
  step<TurnVars>(
    'active.16',
    (m, vars) => {
      const unit = nextBurial(m, vars.burials);
      if (unit === null) return 'buried';
      const because = burialOrder(m, vars.burials, unit);
      const { id, card } = unit;
      const player = ownerIn(m, id);
      vars.burials = vars.burials.filter((other) => other !== id);
      beginStep(m, 16, id);
      bury(m, id, because, because[0] === undefined ? {} : { clause: because[0] });
      changeSp(m, player, cardOf(m, card).level, { clause: 'active.16d' });
      damageLp(m, [player], 1, player);
      vars.opener = player;
    },
    'burial',
  ),
  step<TurnVars>('active.17', (m, { opener }) => {
    beginStep(m, 17);
    resolveDamage(m, opener ?? 'p1', 'notes.5a');
  }),
  step('active.18', (m) => {
    beginStep(m, 18);
    return 'burial';
  }),

  // Action Phase
  step(
    'G14',
    (m) => {
      if (m.board.step === 16) for (const [number, clause] of BURIAL_STEPS) passStep(m, number, clause);
      const waiting = PLAYERS.flatMap((player) => closedUnits(m, player)).map(({ id }) => id);
      if (waiting.length > 0) m.note('burials-wait', null, { units: waiting });
      m.chapter(beginPhase(m, 'action'));
    },
    'buried',
  ),
  step<TurnVars>(
    'action.19',
    (m, vars) => {
      const unit = fastest(m, starters(m, vars.started));
      if (unit === null) return 'started';
      const { id } = unit;
      vars.started.push(id);
      vars.unit = id;
      beginStep(m, 19, id, { clause: starters(m, vars.started).length > 0 ? 'action.19a' : 'action.19' });
      // The last one called runs first (R13).
      for (const skill of skillsOf(m, unit, 'start').reverse()) runSkill(m, skill, { owner: ownerIn(m, id), self: id });
    },
    'start',
  ),
  step<TurnVars>('action.20', (m, { unit }) => {
    beginStep(m, 20, unit);
    resolveDamage(m, ownerIn(m, unit), 'notes.4');
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
      const unit = fastest(m, readyUnits(m));
      if (unit === null) return 'acted';
      vars.unit = unit.id;
      vars.autos = [];
      beginStep(m, 22, unit.id, { clause: overtakes(m, unit) ? 'A16' : 'action.22' });
      setActing(m, unit.id);
    },
    'act',
  ),
  step<TurnVars>(
    'action.22.a',
    (m, vars) => {
      const unit = findUnit(m.board, vars.unit);
      const left = unit ? skillsOf(m, unit, 'auto').filter(({ program }) => !vars.autos.includes(program)) : [];
      const next = left[0];
      if (!unit || !next) return 'menu';
      beginStep(m, 22, unit.id, { clause: vars.autos.length > 0 ? 'action.22.c' : 'action.22.a' }, 'a');
      vars.autos.push(next.program);
      runSkill(m, next, { owner: ownerIn(m, unit.id), self: unit.id });
    },
    'auto',
  ),
  step<TurnVars>('action.22.b', (m, { unit }) => {
    beginStep(m, 22, unit, {}, 'b');
    resolveDamage(m, ownerIn(m, unit), 'notes.6');
  }),
  step<TurnVars>('action.22.c', () => 'auto'),
  choice<string, TurnVars>(
    'action.22.d',
    (m, { unit }) => {
      if (!isReady(m, unit)) return null;
      const player = ownerIn(m, unit);
      const prompt = `${cardOf(m, findUnit(m.board, unit)?.card ?? '').name}: your action`;
      return menu(m, { player, kind: 'menu', clause: 'action.22.d', prompt, default: 'standby' }, MENU);
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
    return 'next';
  }),
  step<TurnVars>('G11', (m, { unit }) => void setEngaged(m, [unit], true), 'done'),
  step<TurnVars>('action.22.e', (m, { unit, souls }) => {
    const withSouls = spentSouls(m) > souls;
    beginStep(m, 22, unit, { clause: withSouls ? 'action.22.e1' : 'action.22.e' }, 'e');
    resolveDamage(m, ownerIn(m, unit), withSouls ? 'notes.5b' : 'action.22.e');
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
    },
    'acted',
  ),

  step('G25', (m) => {
    const limit = Number(m.state.options.turnLimit);
    if (m.board.turn < limit) return 'begin';
    const [one, two] = PLAYERS.map((player) => lpOf(m.board.players[player])) as [number, number];
    const winner = one === two ? null : one > two ? 'p1' : 'p2';
    m.end({ winner, reason: `turn ${limit} is over`, clause: 'G25' });
  }),
]);

/** Starts the Open Skills of the next revealed card. False when there is none left. */
function runOpener(m: M, vars: TurnVars): boolean {
  const player = vars.opening[0];
  const revealed = player === undefined ? null : m.board.players[player].revealed;
  if (player === undefined || !revealed) return false;
  const { skills, type } = cardOf(m, revealed.card);
  const opens = skills.filter(({ kind, skill }) => kind === 'open' && !skill.granted && !skill.ranked);
  if (opens.length > 0) vars.opener ??= player;
  const contested = type === 'unit' && vars.opening.length > 1;
  const clause = type === 'grimoire' ? 'active.13' : contested ? 'active.14a' : 'active.14';
  // The last one called runs first (R13).
  for (const skill of opens.reverse()) runSkill(m, skill, { owner: player, self: null, clause });
  return true;
}
