import * as z from 'zod';
import type { CardSet, DeepReadonly, Fault, GameState, Json } from '../../src/engine/index.ts';
import type { Board, Duel } from './board.ts';
import { newSide } from './board.ts';
import { midTurn } from './turn.ts';

const cards = z.array(z.string()).default([]);

const side = z
  .strictObject({
    life: z.int().min(1).max(99).default(20),
    energy: z.int().min(0).max(10).default(0),
    full: z.int().min(0).max(10).optional(),
    deck: cards,
    hand: cards,
    units: z
      .array(
        z.strictObject({
          /** The name of the unit in option ids; `u1`, `u2`, … if it is left out. */
          as: z
            .string()
            .regex(/^[a-z][a-z0-9-]*$/)
            .optional(),
          card: z.string(),
          damage: z.int().min(0).default(0),
          ready: z.boolean().default(true),
        }),
      )
      .max(6)
      .default([]),
    trash: cards,
  })
  .prefault({});

/** A position written by hand: somebody’s turn, before an action. */
export const position = z.strictObject({
  turn: z.int().min(1).default(1),
  active: z.enum(['p1', 'p2']).default('p1'),
  p1: side,
  p2: side,
});

/** Sets up a position on a state in which nothing has happened yet. */
export function place(state: GameState<Board>, source: Json, cards: CardSet<Duel>): Fault[] {
  const read = position.parse(source);
  state.board.turn = read.turn;
  state.board.active = read.active;
  for (const player of ['p1', 'p2'] as const) {
    const { units, full, ...rest } = read[player];
    state.board.sides[player] = {
      ...newSide([]),
      ...rest,
      full: full ?? rest.energy,
      units: units.map(({ as, ...unit }) => ({ id: as ?? `u${++state.counters.object}`, ...unit })),
    };
  }
  state.frames = midTurn();
  return checkState(state, cards).map((fault) => ({ ...fault, path: fault.path.replace('/board/sides', '') }));
}

/** What is wrong with a state whose board has the right shape. */
export function checkState(state: DeepReadonly<GameState<Board>>, cards: CardSet<Duel>): Fault[] {
  const faults: Fault[] = [];
  const named = new Set<string>();
  const known = (path: string, card: string) => {
    if (!cards.cards.has(card)) faults.push({ path, reason: `no card ${JSON.stringify(card)} in the card set` });
  };
  for (const player of ['p1', 'p2'] as const) {
    const own = state.board.sides[player];
    const base = `/board/sides/${player}`;
    for (const zone of ['deck', 'hand', 'trash'] as const) {
      own[zone].forEach((card, at) => {
        known(`${base}/${zone}/${at}`, card);
      });
    }
    own.units.forEach(({ id, card }, at) => {
      known(`${base}/units/${at}/card`, card);
      if (named.has(id)) faults.push({ path: `${base}/units/${at}/id`, reason: `${id} is the name of another unit` });
      named.add(id);
    });
    if (own.energy > own.full) {
      faults.push({ path: `${base}/energy`, reason: 'more than the energy of a whole turn', accepts: own.full });
    }
  }
  return faults;
}
