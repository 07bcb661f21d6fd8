/** Changes of what belongs to an Iczer, each with the event that tells it: SP, levels, secret plans, LP, cards off the grid. */
import type { GameEvent, PlayerId, Uid } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import type { Levels } from '../board/board.ts';
import { emptyPlan, findUnit, lpOf } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { setPrice } from '../board/rules.ts';
import type { Pile } from '../language/language.ts';
import type { Sphere } from '../language/words.ts';
import { SPHERES } from '../language/words.ts';
import type { Cited } from './board.ts';
import { pileOf, sideIn, takeCard } from './board.ts';

/** Gives or takes SP; never below 0 (R10). Gives how many changed hands. */
export function changeSp(m: M, player: PlayerId, by: number, cited: Cited = {}): number {
  const { sp } = m.board.players[player];
  const left = Math.max(0, sp + by);
  if (left === sp) return 0;
  m.change(
    'sp',
    player,
    { by: left - sp, sp: left },
    (board) => {
      sideIn(board, player).sp = left;
    },
    cited,
  );
  return Math.abs(left - sp);
}

/** R1: the chosen cell is told to its Iczer alone. */
export function planDeploy(m: M, player: PlayerId, cell: number): void {
  m.change(
    'deploy-choice',
    player,
    { cell },
    (board) => {
      sideIn(board, player).plan.deploy = cell;
    },
    { clause: 'R1', secret: { fields: ['cell'], to: [player] } },
  );
}

/** R46: SP that the revival of a unit costs. */
export const revivalCost = (m: M, id: Uid): number => cardOf(m, findUnit(m.board, id)?.card ?? '').revivalCost;

/** G12: 1 SP for each unit, paid now and told at step 6. */
export function planRevival(m: M, player: PlayerId, units: string[]): void {
  const paid = units.reduce((sum, id) => sum + revivalCost(m, id), 0);
  m.change(
    'revival-choice',
    player,
    { units, paid },
    (board) => {
      const side = sideIn(board, player);
      side.plan.revive = units;
      side.plan.spent += paid;
      side.sp -= paid;
    },
    { clause: 'G12', secret: { fields: ['units', 'paid'], to: [player] } },
  );
}

/** What is raised and set at step 5, paid at once and told at steps 9 and 11. */
export function planSetting(m: M, player: PlayerId, raise: Levels, set: string | null): void {
  const paid = SPHERES.reduce((sum, sphere) => sum + raise[sphere], set === null ? 0 : setPrice(m, player, set));
  m.change(
    'set-choice',
    player,
    { raise, set, paid },
    (board) => {
      const side = sideIn(board, player);
      side.plan.raise = raise;
      side.plan.set = set;
      side.plan.spent += paid;
      side.sp -= paid;
      if (set !== null) takeCard(side.file, set);
    },
    { clause: 'set.5b', secret: { fields: ['raise', 'set', 'paid'], to: [player] } },
  );
}

/** Step 9: what was raised counts from here on. */
export function raiseLevels(m: M, player: PlayerId): void {
  const { plan, levels } = m.board.players[player];
  const raised = SPHERES.filter((sphere) => plan.raise[sphere] > 0);
  if (raised.length === 0) return;
  const paid = raised.reduce((sum, sphere) => sum + plan.raise[sphere], 0);
  const now = Object.fromEntries(raised.map((sphere) => [sphere, levels[sphere] + plan.raise[sphere]]));
  m.change('sphere-level', player, { levels: now, paid }, (board) => {
    const side = sideIn(board, player);
    for (const sphere of raised) side.levels[sphere] += plan.raise[sphere];
    side.plan.raise = emptyPlan().raise;
    side.plan.spent -= paid;
  });
}

/** R38: sphere levels that a skill changes count at once; never below 0. Gives by how many they changed. */
export function changeLevels(m: M, player: PlayerId, to: (sphere: Sphere, level: number) => number): number {
  const { levels } = m.board.players[player];
  const now = SPHERES.map((sphere) => [sphere, Math.max(0, to(sphere, levels[sphere]))] as const).filter(
    ([sphere, level]) => level !== levels[sphere],
  );
  if (now.length === 0) return 0;
  const changed = now.reduce((sum, [sphere, level]) => sum + Math.abs(level - levels[sphere]), 0);
  m.change(
    'sphere-level',
    player,
    { levels: Object.fromEntries(now) },
    (board) => {
      for (const [sphere, level] of now) sideIn(board, player).levels[sphere] = level;
    },
    { clause: 'R38' },
  );
  return changed;
}

/** R33: cards go from one place to another; everybody sees which. */
export function moveCards(m: M, player: PlayerId, cards: readonly string[], from: Pile, to: Pile): void {
  if (cards.length === 0) return;
  m.change(
    'cards-moved',
    player,
    { cards: [...cards], from, to },
    (board) => {
      const side = sideIn(board, player);
      for (const card of cards) {
        takeCard(pileOf(side, from), card);
        pileOf(side, to).push(card);
      }
    },
    { clause: 'R33' },
  );
}

/** Step 11: the set card lies open, and with it everything that was paid. */
export function revealSet(m: M, player: PlayerId): void {
  const { set } = m.board.players[player].plan;
  if (set === null) {
    m.change('no-card-set', player, {}, (board) => {
      sideIn(board, player).plan = emptyPlan();
    });
    return;
  }
  const { type } = cardOf(m, set);
  const { spent: paid } = m.board.players[player].plan;
  const id = m.newId(type === 'unit' ? 'u' : 'g');
  m.change('reveal', player, { card: set, id, type, paid }, (board) => {
    const side = sideIn(board, player);
    side.revealed = { card: set, id };
    side.plan = emptyPlan();
  });
}

/** The revealed card goes to the Cemetery. */
export function discardRevealed(m: M, player: PlayerId, because: string, cited: Cited = {}): GameEvent {
  const { revealed } = m.board.players[player];
  if (!revealed) throw new Error(`${player} has revealed nothing`);
  return m.change(
    'to-cemetery',
    player,
    { id: revealed.id, card: revealed.card, because },
    (board) => {
      const side = sideIn(board, player);
      side.cemetery.push(revealed.card);
      side.revealed = null;
    },
    cited,
  );
}

/** One LP from each of `players`, at one moment. Gives those whose Soul Card it spent, with the card. */
export function takeLp(m: M, players: PlayerId[], cited: Cited): { player: PlayerId; card: string }[] {
  const fired: { player: PlayerId; card: string }[] = [];
  m.together(() => {
    for (const player of PLAYERS.filter((one) => players.includes(one))) {
      const seen = m.board.players[player];
      const lp = lpOf(seen) - 1;
      const soul = seen.souls[0];
      const spent = soul !== undefined && seen.soulLp[0] === 1;
      m.change(
        'lp-damage',
        player,
        { lp },
        (board) => {
          const side = sideIn(board, player);
          if (soul === undefined) side.avatar = 0;
          else if (spent) {
            side.souls.shift();
            side.soulLp.shift();
            side.spent.push(soul);
          } else side.soulLp[0] = (side.soulLp[0] ?? 0) - 1;
        },
        cited,
      );
      if (spent) fired.push({ player, card: soul });
    }
  });
  return fired;
}
