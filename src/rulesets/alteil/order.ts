/** Who is next: AGI, the order of burials, and chance where these leave it open. */
import { PLAYERS, type PlayerId, type Uid } from '../../engine/index.ts';
import { findUnit, ownerOf, type SeenUnit } from './board.ts';
import type { M } from './context.ts';
import type { ClauseId } from './rulebook.ts';
import { cardOf, openUnits, skillsOf, statOf } from './values.ts';

const allOpen = (m: M): SeenUnit[] => PLAYERS.flatMap((player) => openUnits(m.board, player));

/** Of things that are tied the one that goes first, told with all of them (G15). */
function breakTie<T>(m: M, tied: readonly T[], name: (one: T) => string): T {
  const [first] = tied;
  if (first === undefined) throw new Error('nothing is tied');
  if (tied.length === 1) return first;
  const chosen = m.state.options.agiTies === 'random' ? (tied[m.random(tied.length)] ?? first) : first;
  m.note('tie', null, { among: tied.map(name), first: name(chosen) }, { clause: 'G15' });
  return chosen;
}

const byCell = (a: SeenUnit, b: SeenUnit): number => a.cell - b.cell;

/** The unit of the highest AGI as it is now (A16), or null when there are none. */
export function fastest(m: M, units: readonly SeenUnit[]): SeenUnit | null {
  if (units.length === 0) return null;
  const agi = Math.max(...units.map((unit) => statOf(m, unit, 'agi')));
  const tied = units.filter((unit) => statOf(m, unit, 'agi') === agi).sort(byCell);
  return breakTie(m, tied, ({ id }) => id);
}

/** Units with Start Skills that have not had their turn at step 19. */
export const starters = (m: M, started: readonly Uid[]): SeenUnit[] =>
  allOpen(m).filter((unit) => !started.includes(unit.id) && skillsOf(m, unit, 'start').length > 0);

/** Units that are open and Disengaged. */
export const readyUnits = (m: M): SeenUnit[] => allOpen(m).filter(({ engaged }) => !engaged);

/** Whether a unit acts before one that is faster by its printed AGI. */
export function overtakes(m: M, unit: SeenUnit): boolean {
  const printed = ({ card }: SeenUnit) => cardOf(m, card).stats.agi;
  return readyUnits(m).some((other) => printed(other) > printed(unit));
}

/** G18: units whose spheres have reached the level they ask for. */
export const rankingUnits = (m: M): Uid[] =>
  PLAYERS.flatMap((player) =>
    openUnits(m.board, player)
      .filter((unit) => {
        const { rank, spheres } = cardOf(m, unit.card);
        const { levels } = m.board.players[player];
        return rank !== null && !unit.ranked && spheres.every((sphere) => levels[sphere] >= rank.level);
      })
      .map(({ id }) => id),
  );

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

interface Key {
  clause: ClauseId;
  rank(m: M, unit: SeenUnit): number;
}

/** Step 16: the order in which they were killed, then the initiator's, then by cell. */
const BURIAL_KEYS: readonly Key[] = [
  { clause: 'active.16a', rank: (_m, { closed }) => closed?.batch ?? 0 },
  { clause: 'active.16b', rank: (m, { id, closed }) => (ownerOf(m.board, id) === closed?.by ? 0 : 1) },
  { clause: 'active.16c', rank: (_m, { cell }) => cell },
];

/** Units that step 4 has left to be buried, and the last Damage Resolution before it. */
interface Burials {
  burials: readonly Uid[];
  batch: number;
}

/** Those of them that are still CLOSED on the grid, and were not revived and CLOSED again. */
const buriable = (m: M, { burials, batch }: Burials): SeenUnit[] =>
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
