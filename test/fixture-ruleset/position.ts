import { z } from 'zod';
import type { CardSet, DeepReadonly, Fault, GameState, Json } from '../../src/engine/index.ts';
import type { Bells, Board } from './board.ts';
import { both } from './board.ts';
import { game } from './turn.ts';

const cards = z.array(z.string()).default([]);

const side = z
  .strictObject({
    points: z.int().min(0).default(0),
    box: cards,
    hand: cards,
    gone: cards,
    bells: z
      .array(
        z.strictObject({
          as: z.string().optional(),
          card: z.string(),
          dents: z.int().min(0).default(0),
          rung: z.boolean().default(false),
        }),
      )
      .max(5)
      .default([]),
  })
  .prefault({});

/** A position written by hand, in which `active` acts next. */
export const position = z.strictObject({
  turn: z.int().min(1).default(1),
  active: z.enum(['p1', 'p2']).default('p1'),
  p1: side,
  p2: side,
});

/** Sets up a position in the middle of a turn. `turnLabels` are the labels of the turn program in use. */
export function placeIn(turnLabels: ReadonlyMap<string, number>) {
  return (state: GameState<Board>, source: Json, cards: CardSet<Bells>): Fault[] => {
    const read = position.parse(source);
    state.board.turn = read.turn;
    state.board.active = read.active;
    state.board.bells = [];
    for (const player of both) {
      const { bells, ...rest } = read[player];
      state.board.sides[player] = rest;
      for (const { as, ...bell } of bells) {
        state.board.bells.push({ id: as ?? `b${++state.counters.object}`, owner: player, ...bell });
      }
    }
    const at = (labels: ReadonlyMap<string, number>, label: string) => labels.get(label) ?? 0;
    state.frames = [
      { program: 'bells', at: at(game.labels, 'end.points'), vars: {}, cause: null },
      { program: 'turn', at: at(turnLabels, 'turn.main'), vars: {}, cause: null },
    ];
    return checkState(state, cards);
  };
}

export function checkState(state: DeepReadonly<GameState<Board>>, cards: CardSet<Bells>): Fault[] {
  const faults: Fault[] = [];
  const names = new Set<string>();
  const known = (path: string, card: string) => {
    if (!cards.cards.has(card)) faults.push({ path, reason: `no card ${JSON.stringify(card)} in the card set` });
  };
  state.board.bells.forEach(({ id, card }, at) => {
    known(`/board/bells/${at}/card`, card);
    if (names.has(id)) faults.push({ path: `/board/bells/${at}/id`, reason: `${id} is the name of another bell` });
    names.add(id);
  });
  for (const player of both) {
    for (const zone of ['box', 'hand', 'gone'] as const) {
      state.board.sides[player][zone].forEach((card, at) => {
        known(`/board/sides/${player}/${zone}/${at}`, card);
      });
    }
  }
  return faults;
}
