/** Positions written by hand: what lies where, and with which step the turn goes on. */
import * as z from 'zod';
import type { CardSet, Fault, GameState, Json, PlayerId } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import { cardId, uid as name, player } from '../../cards/board.ts';
import { momentOf } from '../../cards/positions.ts';
import type { Board, Levels } from '../board/board.ts';
import { blankBoard, CELLS, emptySide, noLevels } from '../board/board.ts';
import type { Alteil } from '../board/context.ts';
import { pastOf } from '../board/past.ts';
import type { Compiled } from '../language/compiled.ts';
import { battletime, sphere, stat, UNIT_KINDS } from '../language/language.ts';
import { SPHERES } from '../language/words.ts';
import { turnProgram } from './turn.ts';
import { freshTurn } from './turn-vars.ts';

const markName = z.string().min(1).max(80);
const whole = z.int().min(0).max(999);
const cell = z.int().min(1).max(9);
const levels = z.partialRecord(sphere, whole);

const unit = z.strictObject({
  card: cardId.describe('The id of its card.'),
  as: name
    .optional()
    .describe(
      'A name for the unit, by which actions, plans, modifiers and checks speak of it. Default: u1, u2 and so on.',
    ),
  cell: cell
    .optional()
    .describe('The cell on which it stands, from 1 (front left) to 9 (back right). Default: the first free one. (G7)'),
  hp: z.int().min(-999).max(999).optional().describe('HP it has. Default: all of them, or 0 when it is CLOSED.'),
  engaged: z.boolean().optional().describe('Whether it is Engaged. Default: false.'),
  ranked: z.boolean().optional().describe('Whether it has ranked up; only where its card ranks up. Default: false.'),
  closed: z
    .union([
      z.literal(true),
      z.strictObject({
        batch: whole
          .optional()
          .describe(
            'The number of the Damage Resolution that CLOSED it: units of a lower one are buried first. Default: 1. (A9)',
          ),
        by: player
          .optional()
          .describe('Who set off the destruction. Default: its own Iczer. All units of one batch have the same. (A10)'),
      }),
    ])
    .optional()
    .describe('Whether it is CLOSED; `true` is the same as `{}`. Default: it is open.'),
});

const soul = z.union([
  cardId,
  z.strictObject({
    card: cardId.describe('The id of the Soul Card.'),
    lp: z.int().min(1).max(99).describe('The LP that it has left.'),
  }),
]);

const side = z.strictObject({
  sp: whole.optional().describe('SP left. Default: 5.'),
  levels: levels.optional().describe('The levels of the spheres. Default: 0 for each.'),
  file: z
    .array(cardId)
    .max(60)
    .optional()
    .describe('The ids of the cards in the Card File, without Soul Cards. Default: none.'),
  souls: z
    .array(soul)
    .max(5)
    .optional()
    .describe(
      'Soul Cards with LP left, the one that takes damage next first; an id alone has its full LP. Default: none.',
    ),
  cemetery: z.array(cardId).optional().describe('The ids of the cards in the Cemetery. Default: none.'),
  out: z.array(cardId).optional().describe('The ids of cards that were removed from the duel. Default: none.'),
  spent: z.array(cardId).optional().describe('The ids of Soul Cards at 0 LP. Default: none.'),
  revealed: z
    .union([
      cardId,
      z.strictObject({
        card: cardId.describe('The id of its card.'),
        as: name.optional().describe('A name for the unit. Default: the next of u1, u2 and so on.'),
      }),
    ])
    .optional()
    .describe(
      'A revealed unit that waits to take the field at step 7, from step 12 on in the turn after. Default: none.',
    ),
  units: z.array(unit).max(9).optional().describe('The units on the grid. Default: none.'),
  plan: z
    .strictObject({
      deploy: cell.optional().describe('The cell for the revealed unit; from step 4 to step 7. Default: none.'),
      revive: z
        .array(name)
        .optional()
        .describe('Names of the CLOSED units that will be revived; at steps 5 and 6. Default: none.'),
      raise: levels.optional().describe('Sphere levels that will be raised; from step 6 to step 9. Default: none.'),
      set: cardId
        .optional()
        .describe(
          'The id of the card in the Set Area, which does not lie in the File; from step 6 to step 11. Default: none.',
        ),
    })
    .optional()
    .describe('What was chosen in secret in this turn; the SP for it are paid already. Default: nothing. (R1)'),
});

/** Where the turn can go on: the number of the step, and its label in the turn. */
const AT = {
  begin: [0, 'begin', 'set'],
  disengage: [1, 'set.1', 'set'],
  sp: [2, 'set.2', 'set'],
  deploy: [3, 'set.3', 'set'],
  revival: [4, 'set.4', 'set'],
  set: [5, 'set.5a', 'set'],
  revive: [6, 'active.6', 'active'],
  field: [7, 'active.7', 'active'],
  battletime: [8, 'active.8', 'active'],
  levels: [9, 'active.9', 'active'],
  rank: [10, 'active.10', 'active'],
  reveal: [11, 'active.11', 'active'],
  burial: [16, 'burial', 'active'],
  start: [19, 'start', 'action'],
  act: [22, 'act', 'action'],
  end: [23, 'acted', 'action'],
} as const satisfies Record<string, readonly [number, string, Board['phase']]>;

const ats = Object.entries(AT).map(
  ([word, [number]]) => `${word} (${number === 0 ? 'the next turn' : `step ${number}`})`,
);
const added = (number: string) =>
  z.int().min(-999).max(999).optional().describe(`How much is added to ${number}. Default: 0.`);

export const position = z
  .strictObject({
    turn: z.int().min(0).max(1000).optional().describe('The number of the turn. Default: 5.'),
    battletime: battletime
      .optional()
      .describe('The battletime. Default: morning, and none where the turn goes on before step 8 of turn 1. (G17)'),
    at: momentOf(AT)
      .optional()
      .describe(`With which step the turn goes on: ${ats.join(', ')}. Default: act.`),
    p1: side.optional().describe('What belongs to player 1. Default: the defaults of each field.'),
    p2: side.optional().describe('What belongs to player 2. Default: the defaults of each field.'),
    modifiers: z
      .array(
        z.strictObject({
          target: name.describe('The name of the unit that is changed; for counters also `p1` or `p2`.'),
          hp: added('its greatest HP'),
          at: added('its AT'),
          df: added('its DF'),
          agi: added('its AGI'),
          rng: added('its RNG'),
          maxHp: added('its greatest HP alone'),
          level: added('its level'),
          skill: z
            .string()
            .optional()
            .describe(
              'A skill that it has been given: the id of a card, # and the number of the skill, from 0, such as AX-01#0. Default: none.',
            ),
          mark: markName.optional().describe('The name of counters that it bears. Default: none. (R47)'),
          count: z.int().min(1).max(999).optional().describe('How many of these counters. Default: 1.'),
          until: z
            .enum(['turn', 'nextTurn', 'always', 'gone'])
            .optional()
            .describe(
              'How long it lasts: until step 1 of the next turn, until step 1 of the turn after it, always, or until the unit is gone, also when it is revived. Default: turn. (G26)',
            ),
        }),
      )
      .optional()
      .describe('What effects have changed; each entry has to change something. Default: nothing.'),
  })
  .meta({ id: 'AlteilPosition', title: 'A position of Alteil' });

type Position = z.infer<typeof position>;
type SidePosition = z.infer<typeof side>;

/** Lays a position out on a fresh state. Gives what names a card or a unit that does not exist. */
export function place(state: GameState<Board>, written: Json, set: CardSet<Alteil>): Fault[] {
  const { cards, programs } = set;
  const said = written as Position;
  const faults: Fault[] = [];
  const { counters } = state;
  const grids = new Set<string>();
  const known = (card: string, path: string): string => {
    if (!cards.has(card)) faults.push({ path, reason: `there is no card ${JSON.stringify(card)} in this card set` });
    return card;
  };
  const called = (as: string | undefined, path: string): string => {
    const id = as ?? `u${++counters.object}`;
    if (id === NOBODY) faults.push({ path, reason: `in answers ${JSON.stringify(id)} means nobody` });
    return id;
  };
  const changed = (target: string): number =>
    (said.modifiers ?? []).reduce(
      (sum, one) => sum + (one.target === target ? (one.hp ?? 0) + (one.maxHp ?? 0) : 0),
      0,
    );

  const board: Board = blankBoard(pastOf(set, written));
  const at = AT[said.at ?? 'act'];
  board.turn = said.turn ?? 5;
  // G17: before step 8 of turn 1 there is no battletime.
  const beforeDawn = board.turn === 0 || (board.turn === 1 && at[0] <= 8);
  board.battletime = said.battletime ?? (beforeDawn ? null : 'morning');
  board.phase = at[2];
  board.step = at[0];
  for (const player of PLAYERS) board.players[player] = placeSide(said[player] ?? {}, player);
  state.board = board;

  function placeSide(from: SidePosition, player: PlayerId) {
    const own = emptySide();
    const path = `/${player}`;
    own.sp = from.sp ?? 5;
    own.levels = { ...noLevels(), ...(from.levels as Partial<Levels>) };
    own.file = (from.file ?? []).map((card, i) => known(card, `${path}/file/${i}`));
    own.cemetery = (from.cemetery ?? []).map((card, i) => known(card, `${path}/cemetery/${i}`));
    if (from.out !== undefined) own.out = from.out.map((card, i) => known(card, `${path}/out/${i}`));
    own.spent = (from.spent ?? []).map((card, i) => known(card, `${path}/spent/${i}`));
    for (const [i, one] of (from.souls ?? []).entries()) {
      const card = known(typeof one === 'string' ? one : one.card, `${path}/souls/${i}`);
      own.souls.push(card);
      own.soulLp.push(typeof one === 'string' ? (cards.get(card)?.lp ?? 1) : one.lp);
    }
    (from.units ?? []).forEach((one, i) => {
      const id = called(one.as, `${path}/units/${i}/as`);
      const card = cards.get(known(one.card, `${path}/units/${i}/card`));
      const free = CELLS.find((cell) => !own.units.some((other) => other.cell === cell)) ?? 9;
      const greatest = (card?.stats.hp ?? 0) + (one.ranked ? (card?.rank?.stats.hp ?? 0) : 0) + changed(id);
      const closed = one.closed === true ? {} : one.closed;
      if (Number(one.hp) > greatest)
        faults.push({ path: `${path}/units/${i}/hp`, reason: 'more than its greatest HP', accepts: greatest });
      if (one.ranked === true && card && card.rank === null)
        faults.push({ path: `${path}/units/${i}/ranked`, reason: 'this card does not rank up' });
      grids.add(id);
      own.units.push({
        id,
        card: one.card,
        cell: one.cell ?? free,
        lost: Math.max(0, greatest - (one.hp ?? (closed === undefined ? greatest : 0))),
        engaged: one.engaged ?? false,
        ranked: one.ranked ?? false,
        closed: closed === undefined ? null : { batch: closed.batch ?? 1, by: closed.by ?? player },
      });
      board.kills = Math.max(board.kills, closed === undefined ? 0 : (closed.batch ?? 1));
    });
    if (from.revealed !== undefined) {
      const { card, as } = typeof from.revealed === 'string' ? { card: from.revealed } : { ...from.revealed };
      own.revealed = { id: called(as, `${path}/revealed/as`), card: known(card, `${path}/revealed`) };
      if (cards.get(card)?.type === 'grimoire')
        faults.push({ path: `${path}/revealed`, reason: 'a Grimoire goes to the Cemetery in the turn of its reveal' });
    }
    for (const [field, reason] of outOfTime(from, at[0])) faults.push({ path: `${path}/${field}`, reason });
    const { deploy, revive = [], raise, set } = from.plan ?? {};
    own.plan.deploy = deploy ?? null;
    own.plan.revive = revive;
    own.plan.raise = { ...noLevels(), ...(raise as Partial<Levels>) };
    own.plan.set = set === undefined ? null : known(set, `${path}/plan/set`);
    const raised = SPHERES.reduce((sum, sphere) => sum + own.plan.raise[sphere], 0);
    const revived = revive.map((id) => own.units.find((one) => one.id === id)?.card ?? '');
    const price = revived.reduce((sum, card) => sum + (cards.get(card)?.revivalCost ?? 1), 0);
    own.plan.spent = price + raised + (set === undefined ? 0 : (cards.get(set)?.level ?? 0));
    return own;
  }

  const burials = PLAYERS.flatMap((player) => {
    const { units, plan } = board.players[player];
    return units.filter(({ id, closed }) => closed !== null && !plan.revive.includes(id)).map(({ id }) => id);
  });
  state.frames = [
    {
      program: 'turn',
      at: turnProgram.labels.get(at[1]) as number,
      vars: { ...freshTurn(), burials, batch: board.kills },
      cause: null,
    },
  ];
  faults.push(...apart(board));
  said.modifiers?.forEach(({ target, skill, mark, count, until, ...changes }, number) => {
    const path = `/modifiers/${number}`;
    const iczer = mark !== undefined && PLAYERS.some((player) => player === target);
    if (!grids.has(target) && !iczer)
      faults.push({ path: `${path}/target`, reason: `no unit on a grid is called ${JSON.stringify(target)}` });
    if (skill !== undefined && !programs.has(skill))
      faults.push({ path: `${path}/skill`, reason: 'no card has this skill', accepts: 'CARD#number' });
    else if (skill !== undefined && !onGrid(cards.get(skill.slice(0, skill.lastIndexOf('#'))), skill))
      faults.push({
        path: `${path}/skill`,
        reason: 'units on a grid have no skills of this kind',
        accepts: UNIT_KINDS,
      });
    if (skill === undefined && mark === undefined && CHANGED.every((stat) => changes[stat] === undefined))
      faults.push({ path, reason: 'it changes nothing', accepts: [...CHANGED, 'skill', 'mark'] });
    const lasts =
      until === 'always' || until === 'gone' ? until : `turn:${board.turn + (until === 'nextTurn' ? 1 : 0)}`;
    const add = (effect: GameState['modifiers'][number]['effect']) =>
      state.modifiers.push({ id: `m${++counters.object}`, target, effect, until: lasts, source: null, card: null });
    for (const stat of CHANGED) {
      const change = changes[stat];
      if (change !== undefined) add({ kind: 'stat', stat, add: change });
    }
    if (skill !== undefined) add({ kind: 'ability', ability: skill });
    if (mark !== undefined) add({ kind: 'counter', name: mark, count: count ?? 1 });
  });
  return faults;
}

/** The numbers that effects change. */
const CHANGED = stat.options;

/** The word by which answers name nobody. */
const NOBODY = 'none';

/** What lies open or is planned at another step than the one with which the turn goes on, and would get lost. */
function* outOfTime({ revealed, plan = {} }: SidePosition, step: number): Generator<[string, string]> {
  const { deploy, revive, raise, set } = plan;
  const within = (first: number, last: number) => step >= first && step <= last;
  if (within(8, 11) && revealed !== undefined) yield ['revealed', 'it has taken the field at step 7'];
  if (within(4, 7) && revealed !== undefined && deploy === undefined)
    yield ['plan/deploy', 'step 3 has given the revealed unit a cell'];
  if (deploy !== undefined && (!within(4, 7) || revealed === undefined))
    yield ['plan/deploy', 'a cell is planned for a revealed unit, from step 4 to step 7'];
  if (revive !== undefined && !within(5, 6)) yield ['plan/revive', 'revivals are planned at steps 5 and 6 only'];
  if (raise !== undefined && !within(6, 9)) yield ['plan/raise', 'levels are planned from step 6 to step 9'];
  if (set !== undefined && !within(6, 11)) yield ['plan/set', 'a card lies in the Set Area from step 6 to step 11'];
}

const onGrid = (card: Compiled | undefined, program: string): boolean =>
  UNIT_KINDS.some((kind) => card?.skills.some((skill) => skill.program === program && skill.kind === kind));

/** A9: one Damage Resolution has one Iczer who set it off. */
function apart(board: Board): Fault[] {
  const by = new Map<number, PlayerId>();
  return PLAYERS.flatMap((player) =>
    board.players[player].units.flatMap(({ closed }, at): Fault[] => {
      if (closed === null) return [];
      const first = by.get(closed.batch) ?? closed.by;
      by.set(closed.batch, first);
      const reason = `${first} has set off Damage Resolution ${closed.batch}: say by whom, or in which other one`;
      return first === closed.by ? [] : [{ path: `/${player}/units/${at}/closed`, reason }];
    }),
  );
}
