/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { GameEvent, PlayerId, Uid } from '../../../engine/index.ts';
import { inOrder, PLAYERS } from '../../../engine/index.ts';
import type { Fact } from '../../cards/history.ts';
import { beginSpan, remember, turnOver } from '../../cards/history.ts';
import { stepBegun, turnBegun } from '../../cards/turns.ts';
import type { Attacker, Board, Side, Step } from '../board/board.ts';
import { MOST } from '../board/board.ts';
import type { M } from '../board/context.ts';
import type { Energy } from '../language/words.ts';
import { KINDS } from '../language/words.ts';
import type { Cited } from './board.ts';
import { count, sideOf } from './board.ts';

export function setStep(m: M, phase: Board['phase'], step: Step, cited: Cited = {}): GameEvent {
  if (m.board.phase !== phase && m.state.options.energyModel === 'phase') emptyEnergy(m);
  return stepBegun(m, 'step', { phase, step }, cited);
}

export function beginTurn(m: M, player: PlayerId, cited: Cited = {}): GameEvent {
  return turnBegun(m, 'turn', player, cited, (board) => {
    board.once = { anomaly: false, converted: false };
    for (const who of PLAYERS) {
      const side = sideOf(board, who);
      side.history = {};
      for (const object of side.objects) object.used = [];
    }
  });
}

/** R47: what cards may ask for later. No event tells it: it is what events have told. */
export function keepInMind(
  m: M,
  asked: ReadonlySet<string>,
  facts: readonly Fact[],
  span: { ends: boolean; begins: boolean },
): void {
  const { past } = m.state.board;
  if (past === undefined) return;
  if (span.ends) turnOver(past);
  if (span.begins) beginSpan(past, 'battle');
  for (const fact of facts) remember(past, asked, fact);
  m.revision++;
}

/** R44: whether a player owes or is owed something of this kind; the oldest of it is used up. */
export function takeDue(m: M, player: PlayerId, word: string): boolean {
  const { modifiers } = m.state;
  const due = modifiers.find(
    ({ target, effect }) => target === player && effect.kind === 'keyword' && effect.keyword === word,
  );
  if (due === undefined) return false;
  m.expire((one) => one === due);
  return true;
}

export function chooseStarter(m: M, player: PlayerId, how: string): void {
  m.change('starting-player', player, { how }, (board) => {
    board.starter = player;
    board.active = player;
  });
}

/** Agents attack, beside those that do already (R55). */
export function setAttackers(m: M, attackers: readonly Attacker[], cited: Cited = {}): GameEvent {
  return m.change(
    'attack',
    m.board.active,
    { attackers: attackers.map(({ id, biome }) => ({ id, biome })) },
    (board) => {
      board.attackers.push(...attackers.map((one) => ({ ...one, defenders: [...one.defenders] })));
      count(board, board.active, 'attacked', attackers.length);
    },
    cited,
  );
}

export function endBattle(m: M, cited: Cited = {}): void {
  if (m.board.attackers.length === 0) return;
  m.change(
    'battle-end',
    m.board.active,
    {},
    (board) => {
      board.attackers = [];
    },
    cited,
  );
}

function attackerOn(board: Board, id: Uid): Attacker {
  const found = board.attackers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} does not attack`);
  return found;
}

export function setDefenders(
  m: M,
  player: PlayerId,
  pairs: readonly { id: string; against: string }[],
  cited: Cited,
): void {
  m.change(
    'defend',
    player,
    { defenders: pairs.map(({ id, against }) => ({ id, against })) },
    (board) => {
      for (const { id, against } of pairs) {
        const attacker = attackerOn(board, against);
        attacker.defended = true;
        attacker.defenders.push(id);
      }
    },
    cited,
  );
}

/** R55: agents that defend do so no more. What they defended against stays defended. */
export function stopDefending(m: M, ids: readonly string[], cited: Cited): void {
  if (ids.length === 0) return;
  m.change(
    'defends-no-more',
    null,
    { ids: [...ids] },
    (board) => {
      for (const attacker of board.attackers)
        attacker.defenders = attacker.defenders.filter((one) => !ids.includes(one));
    },
    cited,
  );
}

export function orderDefenders(m: M, attacker: string, defenders: readonly string[], cited: Cited): void {
  m.change(
    'defenders-ordered',
    m.board.active,
    { attacker, order: [...defenders] },
    (board) => {
      attackerOn(board, attacker).defenders = [...defenders];
    },
    cited,
  );
}

/** Energy comes to hand. */
export function gainEnergy(m: M, player: PlayerId, type: Energy, n: number, cited: Cited = {}): void {
  if (n <= 0) return;
  m.change(
    'energy',
    player,
    { type, count: n },
    (board) => {
      const side = sideOf(board, player);
      side.energy = inOrder({ ...side.energy, [type]: Math.min(MOST, (side.energy[type] ?? 0) + n) });
    },
    cited,
  );
}

/** Energy at hand is spent. */
export function spendEnergy(m: M, player: PlayerId, spent: Partial<Record<Energy, number>>, cited: Cited = {}): void {
  const there = m.board.players[player].energy;
  const real = KINDS.flatMap((kind) => {
    const n = Math.min(spent[kind] ?? 0, there[kind] ?? 0);
    return n > 0 ? [[kind, n] as const] : [];
  });
  if (real.length === 0) return;
  m.change(
    'pay',
    player,
    { energy: Object.fromEntries(real) },
    (board) => {
      const side = sideOf(board, player);
      const left: { [type in Energy]?: number | undefined } = { ...side.energy };
      // What is spent to the last is taken out.
      for (const [type, n] of real) left[type] = (left[type] ?? 0) - n || undefined;
      side.energy = inOrder(left) as Side['energy'];
    },
    cited,
  );
}

/** G12: what is left when a phase ends is gone. */
export function emptyEnergy(m: M): void {
  for (const player of PLAYERS) {
    const left = { ...m.board.players[player].energy };
    if (Object.keys(left).length === 0) continue;
    m.change(
      'energy-gone',
      player,
      { energy: left },
      (board) => {
        sideOf(board, player).energy = {};
      },
      { clause: 'G12' },
    );
  }
}

/** R72, R74: a player does not lose by what cards have said so far. */
export function spare(m: M, player: PlayerId, cited: Cited = { clause: 'R72' }): void {
  m.change(
    'spared',
    player,
    {},
    (board) => {
      sideOf(board, player).defeated = false;
    },
    cited,
  );
}

/** R14: a card says that a player loses; the match ends when the queue is empty. */
export function markDefeated(m: M, player: PlayerId, cited: Cited = {}): void {
  m.change(
    'will-lose',
    player,
    {},
    (board) => {
      sideOf(board, player).defeated = true;
    },
    cited,
  );
}
