/** Steps 1 to 5: the Set Phase. */
import type { Step } from '../../../engine/index.ts';
import { menu, PLAYERS, perform, vocabulary } from '../../../engine/index.ts';
import { DEPLOYMENT } from '../actions/index.ts';
import { keepingHp } from '../atoms/greatest-hp.ts';
import { changeSp, discardRevealed, planRevival, planSetting } from '../atoms/iczers.ts';
import { beginPhase, beginStep } from '../atoms/turn.ts';
import { setEngaged } from '../atoms/units.ts';
import { emptyCells } from '../board/board.ts';
import type { Alteil, M } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { countersHeard, isHeeded } from '../effects/happenings.ts';
import { runLater } from '../effects/run-skill.ts';
import { endedBy, rememberFallen } from './initiator.ts';
import { closedUnits, revivalQuestion } from './revival.ts';
import type { Setting } from './setting.ts';
import { settingQuestion } from './setting.ts';
import type { TurnVars } from './turn-vars.ts';

const { step, commit } = vocabulary<Alteil>();

/** R49: whether an effect that lasts into this turn keeps a unit Engaged. */
const staysEngaged = (m: M, id: string): boolean =>
  m.state.modifiers.some(
    ({ target, effect, until }) =>
      target === id &&
      effect.kind === 'cant' &&
      effect.what === 'disengage' &&
      (!until.startsWith('turn:') || Number(until.slice(5)) >= m.board.turn),
  );

export const setPhase: Step<Alteil>[] = [
  step('set.1', (m) => {
    m.chapter(beginPhase(m, 'set'));
    beginStep(m, 1);
    const engaged = PLAYERS.flatMap((player) => m.board.players[player].units)
      .filter(({ id, engaged }) => engaged && !staysEngaged(m, id))
      .map(({ id }) => id);
    setEngaged(m, engaged, false);
  }),
  step<TurnVars>('G26', (m, vars) => {
    const over = (until: string) => until.startsWith('turn:') && Number(until.slice(5)) < m.board.turn;
    const ended = m.state.modifiers.filter(({ until }) => over(until));
    if (ended.length === 0) {
      rememberFallen(m, vars);
      return;
    }
    const targets = new Set(ended.map(({ target }) => target));
    // R25: the HP go along with the greatest only where the change said so.
    const alone = new Set(
      ended.flatMap(({ target, effect }) => ('stat' in effect && effect.stat === 'maxHp' ? target : [])),
    );
    const both = [...targets].filter((target) => !alone.has(target));
    keepingHp(m, [...alone], () => keepingHp(m, both, () => m.expire(({ until }) => over(until))), true);
    rememberFallen(m, vars, endedBy(ended));
    if (!isHeeded(m)) return;
    const gone = ended.flatMap(({ target, effect }) =>
      effect.kind === 'counter' ? [{ target, name: effect.name }] : [],
    );
    for (const { target, name } of gone) countersHeard(m, 'unmark', target, name);
  }),
  step('set.2', (m) => {
    beginStep(m, 2);
    const { startingSp, spPerTurn } = m.state.options;
    for (const player of PLAYERS)
      changeSp(m, player, Number(m.board.turn === 1 ? startingSp : spPerTurn), { clause: 'G3' });
    runLater(m, 'sp');
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
        if (answer !== undefined) m.underDecision(player, () => perform(m, DEPLOYMENT, player, answer));
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
        if (answer !== undefined) m.underDecision(player, () => planRevival(m, player, answer));
      }
    },
    'revival',
  ),
  step<TurnVars>(
    'G14',
    (m, vars) => {
      vars.batch = m.board.kills;
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
        if (answer !== undefined) m.underDecision(player, () => planSetting(m, player, answer.raise, answer.set));
      }
    },
    'set',
  ),
];
