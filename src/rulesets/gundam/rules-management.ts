/** Chapter 10: what the rules set right at once, in the middle of anything, before any effect that waits. */
import { type Machine, opponentOf, type PlayerId, pick, vocabulary } from '../../engine/index.ts';
import { removeUnits } from './atoms/units.ts';
import { findUnit, type Gundam, type SeenUnit, UNIT_LIMIT } from './board.ts';
import { labelOf } from './choose.ts';
import { destroy } from './destroy.ts';
import { hpOf, isLinked } from './values.ts';

type M = Machine<Gundam>;
const { atOnce, choice } = vocabulary<Gundam>();
const PLAYERS_IN_TURN = (m: M): PlayerId[] => [m.board.active, opponentOf(m.board.active)];

/** 10-1-2: defeat, destruction, then the limits. */
export function rulesManagement(m: M): void {
  if (m.board.phase === 'setup') return;
  if (defeat(m)) return;
  endBonds(m);
  if (destruction(m)) return;
  unitLimit(m);
  looked.set(m, m.events.length);
}

/** How many events of an adjudication the rules had looked at when they last found everything right. */
const looked = new WeakMap<M, number>();

/** The Units that entered at the moment that is being set right: those of one instruction, not of the one before. */
const newcomers = (m: M): string[] =>
  m.events
    .slice(looked.get(m) ?? 0)
    .filter(({ type }) => type === 'deploy')
    .map(({ data }) => data.id as string);

/** 10-2-1: everyone whose deck is empty is defeated, together. */
function defeat(m: M): boolean {
  const empty = PLAYERS_IN_TURN(m).filter((player) => m.board.players[player].deck.length === 0);
  const first = empty[0];
  if (first === undefined) return false;
  const draw = empty.length === 2 && m.state.options.simultaneousDefeat === 'draw';
  const clause = empty.length === 2 ? 'G6' : m.clause === '6-3-1' ? '6-3-1-1' : '1-2-2-2';
  const reason = empty.length === 2 ? 'both decks are empty' : 'no card left in the deck';
  m.end({ winner: draw ? null : opponentOf(first), reason, clause });
  return true;
}

/** Changes that last while a Unit is paired or linked end with the pairing. */
function endBonds(m: M): void {
  if (m.state.modifiers.length === 0) return;
  m.expire(({ until, target }) => {
    if (!until.startsWith('paired:') && !until.startsWith('linked:')) return false;
    const unit = findUnit(m.board, target);
    const bound = unit?.pilot?.id === until.slice(7) && (until.startsWith('paired:') || isLinked(m, unit));
    return !bound;
  });
}

/** Units that a running "instead" keeps from being destroyed. */
const spared = (m: M, id: string): boolean =>
  m.state.frames.some(({ vars }) => vars.replaced === id && vars.of === 'destroyed');

/** 10-3-1: whatever has no HP left is destroyed, all at the same moment. */
function destruction(m: M): boolean {
  const fallen: string[] = [];
  for (const player of PLAYERS_IN_TURN(m)) {
    const { units, base } = m.board.players[player];
    for (const unit of units) if (unit.damage >= hpOf(m, unit) && !spared(m, unit.id)) fallen.push(unit.id);
    if (base && base.damage >= hpOf(m, base) && !spared(m, base.id)) fallen.push(base.id);
  }
  if (fallen.length === 0) return false;
  const last = m.events.findLast(
    ({ type, data }) => type === 'damage' && hits(data.hits).some(({ target }) => fallen.includes(target)),
  );
  const by = last?.data.by === 'battle' ? 'battle' : 'effect';
  const source = hits(last?.data.hits ?? []).find(({ target }) => fallen.includes(target))?.source ?? null;
  return destroy(m, fallen, by, source, '10-3-1') > 0;
}

const hits = (value: unknown) => value as { target: string; source: string }[];

/** 10-4-2: over six Units, that player trashes as many as are too many, of those that stood there before (R3). */
function unitLimit(m: M): void {
  for (const player of PLAYERS_IN_TURN(m)) {
    const { units } = m.board.players[player];
    if (units.length <= UNIT_LIMIT || m.running('unit-limit')) continue;
    const entered = newcomers(m);
    const before = units.filter(({ id }) => !entered.includes(id)).map(({ id }) => id);
    const over = m.state.options.unitLimitTrash === 'deployed' ? entered.length : units.length - UNIT_LIMIT;
    m.call('unit-limit', {
      player,
      over: Math.max(over, units.length - UNIT_LIMIT),
      before: before.length > 0 ? before : units.map(({ id }) => id),
    });
    return;
  }
}

export const unitLimitProgram = atOnce('unit-limit', [
  choice<string[], { player: PlayerId; over: number; before: string[] }>(
    '10-4-2',
    (m, { player, over, before }) =>
      pick({
        player,
        kind: 'unit-limit',
        clause: '10-4-2',
        prompt: `More than ${UNIT_LIMIT} Units: choose ${over} to put into the trash`,
        candidates: before.map((id) => ({ id, label: labelOf(m, id) })),
        min: over,
        max: over,
      }),
    (m, { over }, chosen) => {
      const units = chosen.map((id) => findUnit(m.board, id)).filter((unit): unit is SeenUnit => unit !== null);
      removeUnits(m, units, 'trash', 'move', {}, { clause: over > 1 ? '10-4-2-2' : '10-4-2' });
    },
  ),
]);
