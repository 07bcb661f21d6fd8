/** Who is next: AGI, the order of burials, and chance where these leave it open. */
import type { GameEvent, PlayerId, Uid } from '../../../engine/index.ts';
import { PLAYERS, turnAmong } from '../../../engine/index.ts';
import type { SeenUnit } from '../board/board.ts';
import { byCell, findUnit, ownerOf } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { skillsOf, statOf } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';

/** Of things that are tied the one that goes first, told with all of them (G15). */
function breakTie<T>(m: M, tied: readonly T[], name: (one: T) => string): T {
  const [first] = tied;
  if (first === undefined) throw new Error('nothing is tied');
  if (tied.length === 1) return first;
  const chosen = m.state.options.agiTies === 'random' ? (tied[m.random(tied.length)] ?? first) : first;
  m.note('tie', null, { among: tied.map(name), first: name(chosen) }, { clause: 'G15' });
  return chosen;
}

const idOf = ({ id }: SeenUnit): Uid => id;

/** The unit of the highest AGI as it is now (A16), or null when there are none. */
export function fastest(m: M, units: readonly SeenUnit[]): SeenUnit | null {
  let greatest = Number.NEGATIVE_INFINITY;
  let first: SeenUnit | null = null;
  let tied: SeenUnit[] | null = null;
  for (const unit of units) {
    const agi = statOf(m, unit, 'agi');
    if (agi > greatest) {
      greatest = agi;
      first = unit;
      tied = null;
    } else if (agi === greatest && first !== null) {
      tied ??= [first];
      tied.push(unit);
    }
  }
  return tied === null ? first : breakTie(m, byCell(tied), idOf);
}

/** Units with Start Skills that have not had their turn at step 19. */
export function starters(m: M, started: readonly Uid[]): SeenUnit[] {
  const found: SeenUnit[] = [];
  for (const player of PLAYERS)
    for (const unit of m.board.players[player].units)
      if (unit.closed === null && !started.includes(unit.id) && skillsOf(m, unit, 'start').length > 0) found.push(unit);
  return found;
}

/** Units that are open and Disengaged. */
export function readyUnits(m: M): SeenUnit[] {
  const found: SeenUnit[] = [];
  for (const player of PLAYERS)
    for (const unit of m.board.players[player].units) if (unit.closed === null && !unit.engaged) found.push(unit);
  return found;
}

/** Whether a unit acts before one of `ready` that is faster by its printed AGI. */
export function overtakes(m: M, unit: SeenUnit, ready: readonly SeenUnit[]): boolean {
  const own = cardOf(m, unit.card).stats.agi;
  for (const { card } of ready) if (cardOf(m, card).stats.agi > own) return true;
  return false;
}

/** G18: units whose spheres have reached the level they ask for. */
export function rankingUnits(m: M): Uid[] {
  const found: Uid[] = [];
  for (const player of PLAYERS) {
    const { units, levels } = m.board.players[player];
    for (const { id, card, closed, ranked } of units) {
      const { rank, spheres } = cardOf(m, card);
      if (closed !== null || ranked || rank === null) continue;
      if (spheres.every((sphere) => levels[sphere] >= rank.level)) found.push(id);
    }
  }
  return found;
}

/** The Iczers whose revealed card is a Grimoire, or a unit with an Open Skill, in the order in which these run. */
export function openers(m: M, type: 'grimoire' | 'unit'): PlayerId[] {
  const there = PLAYERS.filter((player) => {
    const { revealed } = m.board.players[player];
    const card = revealed ? cardOf(m, revealed.card) : null;
    return card?.type === type && (type === 'grimoire' || card.skills.some(({ kind }) => kind === 'open'));
  });
  if (there.length < 2) return there;
  const agi = (player: PlayerId) => cardOf(m, m.board.players[player].revealed?.card ?? '').stats.agi;
  const most = Math.max(...there.map(agi));
  const tied = there.filter((player) => type === 'grimoire' || agi(player) === most);
  const first = breakTie(m, tied, (player) => player);
  return [first, ...there.filter((player) => player !== first)];
}

const told = (m: M) => (unit: SeenUnit) => ({ id: unit.id, what: `${cardOf(m, unit.card).name} (${unit.id})` });

/** Tells who watches why `unit` has its turn before the others of `units`. */
export function preferFastest(
  m: M,
  event: GameEvent,
  unit: SeenUnit,
  units: readonly SeenUnit[],
  clause: ClauseId,
): void {
  m.preferred(event, () => {
    const agi = { name: 'the highest AGI', clause, rank: (one: SeenUnit) => -statOf(m, one, 'agi') };
    const word = (one: SeenUnit) => `AGI ${statOf(m, one, 'agi')}`;
    const lot = { name: 'by lot', clause: 'G15', taken: 'drawn', passed: 'not drawn' };
    const cell = { name: 'the lower cell', clause: 'G15', taken: `cell ${unit.cell}`, passed: 'a later one' };
    const tie = m.state.options.agiTies === 'random' ? lot : cell;
    return turnAmong('units', unit, units, [{ ...agi, word }], tie, told(m));
  });
}

interface Key {
  name: string;
  clause: ClauseId;
  rank(m: M, unit: SeenUnit): number;
  word(m: M, unit: SeenUnit): string;
}

/** Step 16: the order in which they were killed, then the initiator's, then by cell. */
const BURIAL_KEYS: readonly Key[] = [
  {
    name: 'the order of death',
    clause: 'active.16a',
    rank: (_m, { closed }) => closed?.batch ?? 0,
    word: (_m, { closed }) => `CLOSED in Damage Resolution ${closed?.batch ?? 0}`,
  },
  {
    name: 'the initiator’s first',
    clause: 'active.16b',
    rank: (m, { id, closed }) => (ownerOf(m.board, id) === closed?.by ? 0 : 1),
    word: (m, { id, closed }) =>
      `${ownerOf(m.board, id)}, ${ownerOf(m.board, id) === closed?.by ? '' : 'not '}the initiator`,
  },
  { name: 'cell', clause: 'active.16c', rank: (_m, { cell }) => cell, word: (_m, { cell }) => `cell ${cell}` },
];

/** Units that step 4 has left to be buried, and the last Damage Resolution before it. */
interface Burials {
  burials: readonly Uid[];
  batch: number;
}

/** Those of them that are still CLOSED on the grid, and were not revived and CLOSED again. */
export const buriable = (m: M, { burials, batch }: Burials): SeenUnit[] =>
  burials.flatMap((id) => {
    const unit = findUnit(m.board, id);
    return unit?.closed && unit.closed.batch <= batch ? [unit] : [];
  });

export function nextBurial(m: M, left: Burials): SeenUnit | null {
  const compare = (a: SeenUnit, b: SeenUnit): number => {
    for (const { rank } of BURIAL_KEYS) if (rank(m, a) !== rank(m, b)) return rank(m, a) - rank(m, b);
    return 0;
  };
  return buriable(m, left).sort(compare)[0] ?? null;
}

/** The keys leave nothing open: two units of one Iczer lie on two cells. */
const ALIKE = { name: 'alike', clause: 'active.16c', taken: 'alike', passed: 'alike' };

/** Tells who watches why `unit` is buried before the others that wait. */
export function preferBurial(m: M, event: GameEvent, unit: SeenUnit, units: readonly SeenUnit[]): void {
  m.preferred(event, () => {
    const keys = BURIAL_KEYS.map(({ name, clause, rank, word }) => ({
      ...{ name, clause },
      rank: (one: SeenUnit) => rank(m, one),
      word: (one: SeenUnit) => word(m, one),
    }));
    return turnAmong('burials', unit, units, keys, ALIKE, told(m));
  });
}

/** The clauses by which a unit is buried before the others that wait. */
export function burialOrder(m: M, left: Burials, unit: SeenUnit): ClauseId[] {
  const found = new Set<ClauseId>();
  for (const other of buriable(m, left)) {
    if (other.id === unit.id) continue;
    const key = BURIAL_KEYS.find(({ rank }) => rank(m, other) !== rank(m, unit));
    if (key) found.add(key.clause);
  }
  return [...found];
}
