/** Positions written by hand: the teams, what lasts on them, and where in the battle they are. */
import type { CardSet, Fault, GameState, Json, PlayerId } from '../../../engine/index.ts';
import type { Board, Demon, Status, Team } from '../board/board.ts';
import { livingOf, MAX_ICONS } from '../board/board.ts';
import type { Dx2 } from '../board/context.ts';
import { buildWith } from '../board/values.ts';
import { CHARGED, POISON } from '../effects/verbs.ts';
import type { StatusKind } from '../language/words.ts';
import { battleProgram } from './battle.ts';
import type { Ordered } from './order.ts';
import { actionOrder } from './order.ts';
import { faultsOfPosition, nameOf } from './position-faults.ts';
import type { Position } from './position-form.ts';
import { BATTLE, TURN } from './position-form.ts';
import { blankDemon, blankTeam } from './setup.ts';
import { turnProgram } from './turn.ts';

/** R11, R12: how much, where nothing is said. */
const USUAL: { [K in StatusKind]?: number } = { charge: CHARGED, concentrate: CHARGED, poison: POISON, mark: 1 };
/** R42, R45, R11: what lasts until it is used or taken away, if nothing else is said. */
const LASTING: readonly StatusKind[] = ['mark', 'cant'];

/** Lays a position out on a fresh state. Gives what names a card or a demon that does not exist. */
export function place(state: GameState<Board>, written: Json, cards: CardSet<Dx2>): Fault[] {
  const said = written as Position;
  const { board } = state;
  const faults: Fault[] = [];
  const ids = new Set<string>();
  for (const player of ['p1', 'p2'] as const) {
    const { liberator, connector } = said[player];
    known(liberator, 'liberator', `/${player}/liberator`);
    known(connector, 'connector', `/${player}/connector`);
    board.teams[player] = {
      ...blankTeam(),
      demons: said[player].demons.flatMap((one, slot) => placeDemon(one, player, slot) ?? []),
      liberator: liberator ?? null,
      connector: connector ?? null,
    };
    const lasting = said[player].lasting?.map(({ of, turns = 3 }) => ({ of, turns }));
    if (lasting !== undefined) board.teams[player].lasting = lasting;
  }
  if (faults.length > 0) return faults;
  const at = said.at ?? 'act';
  faults.push(...faultsOfPosition(said, at, cards));
  if (faults.length > 0) return faults;
  board.first = said.first ?? 'p1';
  board.active = said.active ?? board.first;
  if (at !== 'setup') for (const player of ['p1', 'p2'] as const) settleOrder(board.teams[player]);
  const first = board.active === board.first;
  const turn = said.turn ?? (first ? 1 : 2);
  board.turn = at in BATTLE ? 0 : at === 'turn' ? turn - 1 : turn;
  state.frames = [{ program: 'battle', at: start(at, first), vars: {}, cause: null }];
  if (!(at in TURN)) return faults;
  const label = TURN[at as keyof typeof TURN];
  const step = label === 0 ? 0 : (turnProgram.labels.get(label) ?? 0);
  state.frames.push({ program: 'turn', at: step, vars: { player: board.active }, cause: null });
  const living = board.teams[board.active].demons.filter(({ hp }) => hp > 0).length;
  const {
    full = Math.min(living, MAX_ICONS - (said.icons?.used ?? 0)),
    half = 0,
    used = 0,
    taken = 0,
  } = said.icons ?? {};
  board.icons = { full, half: half === 1 ? 1 : 0, used, taken };
  const needed = at === 'tier3' || at === 'act' || at === 'tier4';
  board.acting = said.acting ?? (needed ? (livingOf(board, board.active)[0]?.id ?? null) : null);
  return faults;

  function known(id: string | undefined, type: string, path: string): void {
    if (id === undefined) return;
    const source = cards.cards.get(id)?.source;
    if (source?.type === type) return;
    faults.push({
      path,
      reason: source
        ? `${JSON.stringify(id)} is a ${source.type}`
        : `there is no card ${JSON.stringify(id)} in this card set`,
      accepts: type,
    });
  }

  function placeDemon(one: Position['p1']['demons'][number], player: PlayerId, slot: number): Demon | null {
    const path = `/${player}/demons/${slot}`;
    const { skills = [], brands = [] } = one;
    known(one.demon, 'demon', `${path}/demon`);
    for (const [at, id] of skills.entries()) known(id, 'skill', `${path}/skills/${at}`);
    for (const [at, id] of brands.entries()) known(id, 'brand', `${path}/brands/${at}`);
    const id = nameOf(player, one, slot);
    if (ids.has(id)) faults.push({ path: `${path}/as`, reason: `two demons are called ${JSON.stringify(id)}` });
    ids.add(id);
    if (faults.length > 0) return null;
    const { liberator } = said[player];
    const { stats, maxMp } = buildWith(cards, { card: one.demon, skills, brands }, liberator ?? null);
    const max = stats.hp;
    const hp = typeof one.hp === 'string' ? Math.floor((max * Number.parseInt(one.hp, 10)) / 100) : (one.hp ?? max);
    return {
      ...blankDemon(id, one.demon),
      skills: [...skills],
      brands: [...brands],
      hp,
      mp: one.mp ?? Math.min(10, maxMp),
      statuses: (one.statuses ?? []).map(
        ({ kind, value = USUAL[kind] ?? 0, turns = LASTING.includes(kind) ? null : 3, of = '', ...more }): Status => ({
          kind,
          value,
          turns,
          of,
          ...more,
        }),
      ),
      usedInTurn: { ...one.usedInTurn },
      usedInBattle: { ...one.usedInBattle },
    };
  }

  function settleOrder(own: Team): void {
    const ordered = own.demons.map(
      (demon): Ordered => ({ id: demon.id, build: buildWith(cards, demon, own.liberator) }),
    );
    own.order = actionOrder(ordered).order;
  }
}

const start = (at: string, first: boolean): number => {
  if (at === 'setup') return 0;
  const label = at in BATTLE ? String(BATTLE[at as keyof typeof BATTLE]) : first ? 'team 2' : 'again';
  return battleProgram.labels.get(label) ?? 0;
};
