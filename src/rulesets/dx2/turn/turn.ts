/** A turn of one team: tier 2; tier 3, action and tier 4 for one demon after the other; tier 5. */
import type { Json, PlayerId, Uid, Vars } from '../../../engine/index.ts';
import { DONE, menu, PLAYERS, perform, vocabulary } from '../../../engine/index.ts';
import { ACTIONS, actCharmed } from '../actions/index.ts';
import { loseHp } from '../atoms/hp.ts';
import { tick } from '../atoms/status.ts';
import { beginTurn, setActing } from '../atoms/turn.ts';
import { isLiving, livingOf, statusOf } from '../board/board.ts';
import type { Dx2, M } from '../board/context.ts';
import { buildOf, memberOf, nameOf } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import { settle } from './sweep.ts';
import { callTier } from './tier.ts';

const { procedure, step, choice } = vocabulary<Dx2>();

/** R41: after so many turns in a row without an action that a player chose, the battle ends. */
const QUIET = 64;
const SUPPORT_FROM = 4;
const SUPPORT = 200;
const SUPPORT_MORE = 50;

/** The next living demon after the one that was due last, from the front again at the end (A10). */
function nextDemon(m: M): { id: Uid; again: boolean } | null {
  const { order } = m.board.teams[m.board.active];
  const last = m.board.acting === null ? -1 : order.indexOf(m.board.acting);
  for (let step = 1; step <= order.length; step++) {
    const at = (last + step) % order.length;
    const id = order[at] as Uid;
    if (isLiving(m.board, id)) return { id, again: at <= last };
  }
  return null;
}

const isFirst = (m: M): boolean => m.board.active === m.board.first;

const ask = (m: M) =>
  menu(
    m,
    {
      player: m.board.active,
      kind: 'act',
      clause: 'flow.3',
      prompt: `${nameOf(m, m.board.acting ?? '')}: which action?`,
      default: 'pass',
    },
    ACTIONS,
  );

/** The registers of the battle, in which the turns are counted since a player last chose an action (R41). */
const battle = (m: M): { quiet?: number } => m.running('battle') ?? {};

/** R41: whether the battle plays itself, for too long or with too many effects. Then it ends here. */
function isStandOff(m: M): boolean {
  const { quiet = 0 } = battle(m);
  if (quiet <= 1 || (quiet <= QUIET && m.link([]))) return false;
  m.note('loop-guard', null, { cards: [], turns: quiet - 1 }, { clause: 'A14' });
  decideByHp(m, 'the higher share of HP, since nobody can act any more', 'R41');
  return true;
}

/** R34: the higher share of its HP wins, and at equal shares the defending team. */
function decideByHp(m: M, reason: string, clause: ClauseId): void {
  const [challenger, defender] = PLAYERS.map((player) => hpOf(m, player)) as [Share, Share];
  const ahead = challenger.hp * defender.max > defender.hp * challenger.max;
  m.end({ clause, reason, winner: ahead ? 'p1' : 'p2' });
}

/**
 * The registers of a turn, with room for those that come later: where they stand in the order of the text from the start, nobody
 * has to put them in order at each stop. What is undefined is not there.
 */
export const turnRegisters = (player: PlayerId): Vars => {
  const registers: Record<string, Json | undefined> = {
    begun: undefined,
    executed: undefined,
    idle: undefined,
    player,
  };
  return registers as Vars;
};

export const turnProgram = procedure('turn', [
  step<{ player: PlayerId; begun: number }>('flow.2', (m, vars) => {
    const first = vars.player === m.board.first;
    const count = battle(m);
    count.quiet = (count.quiet ?? 0) + 1;
    const event = beginTurn(m, vars.player, first ? (m.board.turn === 0 ? 'flow.2' : 'flow.9') : 'flow.7');
    vars.begun = event.seq;
    if (m.state.modifiers.length > 0) m.expire(({ until }) => until === 'turn');
    m.chapter(event);
  }),
  step('G13', (m) => tick(m, m.board.active)),
  step('t2.1', (m) => callTier(m, '2', isFirst(m) ? 'flow.2' : 'flow.7'), 'tier 2'),

  // Demon after demon
  step<{ begun: number; executed: number; stopped?: true }>(
    'flow.5',
    (m, vars) => {
      // A14 counts for each action anew.
      vars.executed = 0;
      m.forget(vars, 'stopped');
      if (isStandOff(m)) return DONE;
      const { full, half } = m.board.icons;
      const next = full + half > 0 ? nextDemon(m) : null;
      if (next === null) return 'end';
      const clause = next.again ? 'A10' : isFirst(m) ? 'flow.5' : 'flow.8';
      m.chapter(setActing(m, next.id, clause, vars.begun ?? null));
      return undefined;
    },
    'next',
  ),
  step<{ idle?: number }>('t3.1', (m, { idle = 0 }) => callTier(m, '3', 'flow.3', idle), 'tier 3'),
  step('A11', (m) => {
    if (isLiving(m.board, m.board.acting)) return undefined;
    m.note('no-action', m.board.active, { demon: m.board.acting });
    return 'next';
  }),
  step('R15', (m) => {
    const member = memberOf(m, m.board.acting);
    if (member === null) return undefined;
    const { demon } = member;
    if (!statusOf(demon, 'panic')) {
      if (!statusOf(demon, 'charm')) return undefined;
      m.link([demon.card]);
      actCharmed(m, member);
      return 'tier 4';
    }
    const { active } = m.board;
    const legal = ask(m).list(Number.POSITIVE_INFINITY);
    const drawn = legal[m.random(legal.length)]?.value ?? 'pass';
    m.note('panic', active, { demon: demon.id, option: drawn });
    // Nobody is asked between the actions of a team in panic: each is a link of what goes on by itself.
    m.link([demon.card]);
    perform(m, ACTIONS, active, drawn);
    return 'tier 4';
  }),
  choice<string>(
    'flow.3',
    ask,
    (m, _vars, id) => {
      battle(m).quiet = 0;
      perform(m, ACTIONS, m.board.active, id);
    },
    'act',
  ),
  step<{ idle: number }>(
    't4.1',
    (m, vars) => {
      vars.idle = 0;
      const { acting, active } = m.board;
      if (!isLiving(m.board, acting)) m.note('fell-in-action', active, { demon: acting }, { clause: 'R29' });
      callTier(m, '4', 'flow.4');
    },
    'tier 4',
  ),
  step('flow.5', () => 'next'),

  // End of the turn
  step('t5.1', (m) => callTier(m, '5', isFirst(m) ? 'flow.6' : 'flow.9'), 'end'),
  step('G14', (m) => {
    const { turn } = m.board;
    if (m.state.options.defenceSupport === false || turn < SUPPORT_FROM) return;
    const amount = SUPPORT + SUPPORT_MORE * (turn - SUPPORT_FROM);
    const event = m.note('defence-support', 'p2', { amount });
    m.under(event, () => {
      for (const { id } of livingOf(m.board, 'p1')) {
        loseHp(m, 'damage', id, amount, { source: null, data: { by: 'support' }, clause: 'G14' });
      }
    });
    settle(m);
  }),
  step('R34', (m) => {
    if (m.board.turn < 2 * (m.state.options.roundLimit as number)) return DONE;
    decideByHp(m, `the higher share of HP after ${m.state.options.roundLimit} rounds`, 'R34');
    return DONE;
  }),
]);

interface Share {
  hp: number;
  max: number;
}

const hpOf = (m: M, player: PlayerId): Share =>
  m.board.teams[player].demons.reduce(
    (sum, demon) => ({ hp: sum.hp + demon.hp, max: sum.max + buildOf(m, demon).stats.hp }),
    { hp: 0, max: 0 },
  );
