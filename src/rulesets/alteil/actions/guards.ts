/** Guards that several actions share. */
import type { Aim, Guard, PlayerId } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import type { SeenUnit } from '../board/board.ts';
import { CELLS, findUnit, holderOf, ownerOf, placeOfCell, unitAt } from '../board/board.ts';
import type { Alteil, M } from '../board/context.ts';
import { someCardSays } from '../board/counters.ts';
import { holds } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { priceOf, unitCant } from '../board/rules.ts';
import { skillsOf } from '../board/values.ts';
import { strikesEnemies } from '../effects/outlook.ts';
import { runSkill } from '../effects/run-skill.ts';
import { isSpent } from '../effects/runs.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { Forbidden, MENU_KINDS } from '../language/language.ts';

export type G<C> = Guard<Alteil, C>;

/** The unit whose Action Menu is open. */
export function actor(m: M): SeenUnit {
  const unit = m.board.acting === null ? null : findUnit(m.board, m.board.acting);
  if (!unit) throw new Error('no unit acts');
  return unit;
}

const acting: G<null> = {
  clause: 'R15',
  fact: 'the unit that acts',
  test: (m, player) => {
    const unit = m.board.acting;
    if (unit === null) return { was: null, needed: 'a unit at step 22.d' };
    const owner = ownerOf(m.board, unit);
    return owner === player ? null : { was: owner, needed: player };
  },
};

const settled: G<null> = {
  clause: 'R15',
  fact: 'skills in progress',
  test: (m) => {
    const busy = m.busy;
    return busy ? { was: 1, needed: 0 } : null;
  },
};

export const inMenu = [acting, settled];

/** R41: an action that the unit can't take. */
export const allowed = (what: Forbidden): G<null> => ({
  clause: 'R41',
  fact: 'what the unit can do',
  test: (m) =>
    m.board.acting === null || !unitCant(m, actor(m).id, what) ? null : { was: `no ${what}`, needed: what },
});

type Action = (typeof MENU_KINDS)[number];

const NONE: readonly never[] = [];

/** R45: the skills that say what an action of the unit does, where their conditions hold. */
export const waysTo = (m: M, action: Action, by?: SeenUnit): readonly CompiledSkill[] => {
  if ((by === undefined && m.board.acting === null) || !someCardSays(m, action)) return NONE;
  const unit = by ?? actor(m);
  const skills = skillsOf(m, unit, action);
  return skills.length === 0 ? skills : openTo(m, unit, skills);
};

/** Those that a unit can use now. */
function openTo(m: M, { id }: SeenUnit, skills: readonly CompiledSkill[]): readonly CompiledSkill[] {
  const owner = holderOf(m.board, id);
  return skills.filter(({ skill, card, program }) => {
    if (isSpent(m, owner, program, skill)) return false;
    return skill.if === undefined || holds({ m, owner, self: id, card, vars: {} }, skill.if);
  });
}

/** G10 and R73: only Iczer Attack costs SP by itself, as many as the card of the unit says. */
const usualCost = (m: M, action: Action): number => {
  if (action !== 'iczerAttack') return 0;
  return m.board.acting === null ? 1 : cardOf(m, actor(m).card).iczerAttackCost;
};

/** R70: whether the damage of an Attack Skill finds an enemy, wherever that stands. */
export function strikesElsewhere(m: M, unit: SeenUnit): boolean {
  const owner = holderOf(m.board, unit.id);
  return waysTo(m, 'attack', unit).some(({ program, card, skill }) =>
    strikesEnemies({ m, owner, self: unit.id, card, vars: { skill: program } }, skill.effects),
  );
}

/** R45: SP that an action costs; the usual ones without a skill that says something else. */
export const costOf = (m: M, action: Action): number => {
  const ways = waysTo(m, action);
  const usual = usualCost(m, action);
  let cost = ways.length === 0 ? usual : 0;
  for (const { skill } of ways) cost += skill.cost ?? usual;
  const price = action === 'iczerAttack' ? action : ways.length > 0 ? 'skills' : null;
  return m.board.acting === null || price === null ? cost : priceOf(m, m.board.acting, price, cost);
};

/** The SP of an action can be paid. */
export const payable = (action: Action): G<null> => ({
  clause: action === 'iczerAttack' ? 'G10' : 'R45',
  fact: 'the SP',
  test: (m, player) => {
    const { sp } = m.board.players[player];
    const cost = costOf(m, action);
    return sp >= cost ? null : { was: sp, needed: cost };
  },
});

/** Runs the skills that say what an action does. False when there are none. */
export function actsOtherwise(m: M, player: PlayerId, action: Action, by: SeenUnit = actor(m)): boolean {
  const ways = waysTo(m, action, by);
  const unit = by.id;
  if (ways.length === 0) return false;
  const event = m.note('acts-otherwise', player, { unit, action }, { clause: 'R45' });
  // The last one called runs first (R13).
  for (const skill of ways.toReversed()) runSkill(m, skill, { owner: player, self: unit, cause: event.seq, met: true });
  return true;
}

const ITSELF = [true] as const;

/** An action that has nothing to say but its name. */
export const plain = {
  candidates: (): readonly true[] => ITSELF,
  name: () => '',
  read: (_m: M, _player: string, name: string): true | null => (name === '' ? true : null),
};

const cellsOf = (player: PlayerId): Aim[] => CELLS.map((cell) => ({ places: [placeOfCell(player, cell)] }));

/** The cells of each grid as places of the scene. */
const CELLS_OF = { p1: cellsOf('p1'), p2: cellsOf('p2') };

/** An action to a cell of the own grid; `said` is its label up to the number. */
export function toCell(said: string) {
  const labels = CELLS.map((cell) => `${said} ${cell}`);
  return {
    candidates: (): readonly number[] => CELLS,
    name: (cell: number): string => String(cell),
    read: (_m: M, _player: string, name: string): number | null => (/^[1-9]$/.test(name) ? Number(name) : null),
    label: (_m: M, cell: number): string => labels[cell - 1] ?? '',
    aim: (_m: M, player: PlayerId, cell: number): Aim => ofPlayer(CELLS_OF, player)[cell - 1] ?? {},
  };
}

const OPEN_THERE = { was: 'a unit', needed: 'empty' };
const CLOSED_THERE = { was: 'a CLOSED unit', needed: 'empty' };

/** G11: CLOSED units lie on their cells. */
export const emptyCell: G<number> = {
  clause: 'G11',
  fact: 'the cell',
  test: (m, player, cell) => {
    const there = unitAt(ofPlayer(m.board.players, player), cell);
    return there === null ? null : there.closed === null ? OPEN_THERE : CLOSED_THERE;
  },
};
