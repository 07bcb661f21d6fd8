import { z } from 'zod';
import type { Clause, Fault, JsonObject, PlayerId } from '../../src/engine/index.ts';
import {
  action,
  anyRuleset,
  defineRuleset,
  menu,
  oneOf,
  opponentOf,
  perform,
  pick,
  vocabulary,
} from '../../src/engine/index.ts';

/**
 * A game for testing the tools: draw, then play cards for points or end the turn; a card with `sift` puts any number of
 * cards from the hand under the deck. The first with 12 points wins, who can't draw loses. Both bid for the first turn.
 */
const text = (title: string, words: string): Clause => ({ title, text: words, origin: 'ruling' });
const rulebook = {
  bid: text('The bid', 'Both secretly bid 0 to 2; the higher bid begins and draws that many cards less.'),
  draw: text('Drawing', 'The turn starts with a draw; who has no card to draw loses.'),
  play: text('Playing', 'A card may be played while its cost is not above the turn.'),
  sift: text('Sifting', 'Any number of cards of the hand go under the deck.'),
  end: text('Ending a turn', 'A player may end the turn at any time in it.'),
  win: text('Winning', 'Twelve points win.'),
  concede: text('Conceding', 'A player may concede at any time.'),
  asked: text('Who decides', 'Only who is asked decides.'),
};
type ClauseId = keyof typeof rulebook;

const cardSchema = z.strictObject({
  id: z.string().min(1).max(20),
  points: z.int().min(0).max(9),
  cost: z.int().min(0).max(9),
  sift: z.boolean().default(false),
});
const card = z.string();
const sideSchema = z.strictObject({ deck: z.array(card), hand: z.array(card), played: z.array(card), points: z.int() });
const boardSchema = z.strictObject({
  turn: z.int(),
  active: z.enum(['p1', 'p2']),
  players: z.strictObject({ p1: sideSchema, p2: sideSchema }),
});
const zone = z.array(card).default([]);
const sidePosition = z.strictObject({ deck: zone, hand: zone, played: zone, points: z.int().default(0) });
const positionSchema = z.strictObject({
  turn: z.int().min(1),
  active: z.enum(['p1', 'p2']),
  p1: sidePosition,
  p2: sidePosition,
});
type Card = z.infer<typeof cardSchema>;
type Board = z.infer<typeof boardSchema>;
interface Points {
  board: Board;
  clause: ClauseId;
  card: Card;
}

const { procedure, step, choice, commit } = vocabulary<Points>();
const emptySide = (): Board['players']['p1'] => ({ deck: [], hand: [], played: [], points: 0 });

const playCard = action<Points, string>({
  kind: 'play',
  clause: 'play',
  candidates: (m, player) => [...new Set(m.board.players[player].hand)],
  name: (id) => id,
  read: (m, player, id) => (m.board.players[player].hand.includes(id) ? id : null),
  label: (_m, id) => `Play ${id}`,
  context: [],
  guards: [
    {
      clause: 'play',
      fact: 'the turn',
      test(m, _player, id) {
        const cost = m.cards.cards.get(id)?.cost ?? 0;
        return cost <= m.board.turn ? null : { was: m.board.turn, needed: cost };
      },
    },
  ],
  perform(m, player, id) {
    const { points = 0, sift = false } = m.cards.cards.get(id) ?? {};
    const event = m.change('play', player, { card: id }, ({ players }) => {
      const side = players[player];
      side.hand.splice(side.hand.indexOf(id), 1);
      side.played.push(id);
    });
    m.under(event, () => {
      m.change('points', player, { points }, ({ players }) => {
        players[player].points += points;
      });
      if (m.board.players[player].points >= 12) m.end({ winner: player, reason: 'points', clause: 'win' });
      else if (sift) m.call('sift', { player });
    });
  },
});

const endTurn = action<Points, true>({
  kind: 'end',
  clause: 'end',
  candidates: () => [true],
  name: () => '',
  read: (_m, _player, name) => (name === '' ? true : null),
  label: () => 'End the turn',
  context: [],
  guards: [],
  perform(m, player) {
    m.change('turn-end', player, {}, (board) => {
      board.turn++;
      board.active = opponentOf(player);
    });
  },
});

const programs = [
  procedure('game', [
    commit<string>(
      'bid',
      () =>
        (['p1', 'p2'] as const).map((player) =>
          oneOf(
            { player, kind: 'bid', clause: 'bid', prompt: 'Your bid?', automatic: false },
            ['0', '1', '2'].map((id) => ({ id, label: id, clause: 'bid', value: id })),
          ),
        ),
      (m, _vars, bids) => {
        const [p1, p2] = [Number(bids.p1), Number(bids.p2)];
        const active: PlayerId = p2 > p1 ? 'p2' : 'p1';
        m.change('bids', active, { p1, p2 }, (board) => {
          board.active = active;
        });
        for (const player of ['p1', 'p2'] as const) {
          const less = player === active ? Math.max(p1, p2) : 0;
          m.change('shuffle', player, {}, ({ players }) => m.shuffle(players[player].deck));
          for (let n = less; n < 5; n++) drawOne(m, player);
        }
      },
    ),
    step('draw', (m) => m.call('turn', {}), 'next'),
    step('draw', () => 'next'),
  ]),
  procedure('turn', [
    step('draw', (m) => {
      const player = m.board.active;
      if (m.board.players[player].deck.length > 0) drawOne(m, player);
      else m.end({ winner: opponentOf(player), reason: 'empty-deck', clause: 'draw' });
    }),
    choice(
      'play',
      (m) => menu(m, { player: m.board.active, kind: 'main', clause: 'play', prompt: 'Play?' }, [playCard, endTurn]),
      (m, _vars, id) => {
        perform(m, [playCard, endTurn], m.board.active, id);
        return id === 'end' ? undefined : 'play';
      },
      'play',
    ),
  ]),
  procedure('sift', [
    choice<string[], { player: PlayerId }>(
      'sift',
      (m, { player }) => {
        const candidates = m.board.players[player].hand.map((id) => ({ id, label: id }));
        const about = { player, kind: 'sift', clause: 'sift', prompt: 'Which cards go under?', hidden: true };
        return pick({ ...about, candidates, min: 0, max: candidates.length });
      },
      (m, { player }, ids) => {
        m.change(
          'sift',
          player,
          { cards: ids, count: ids.length },
          ({ players }) => {
            const { hand, deck } = players[player];
            for (const id of ids) hand.splice(hand.indexOf(id), 1);
            deck.unshift(...ids);
          },
          { secret: { fields: ['cards'], to: [player] } },
        );
      },
    ),
  ]),
];

function drawOne(m: Parameters<typeof playCard.candidates>[0], player: PlayerId): void {
  const top = m.board.players[player].deck.at(-1);
  if (top === undefined) return;
  m.change(
    'draw',
    player,
    { card: top },
    ({ players }) => {
      players[player].hand.push(top);
      players[player].deck.pop();
    },
    { secret: { fields: ['card'], to: [player] } },
  );
}

const sampleCards = [
  { id: 'one', points: 1, cost: 0 },
  { id: 'two', points: 2, cost: 2 },
  { id: 'three', points: 3, cost: 4 },
  { id: 'sieve', points: 0, cost: 1, sift: true },
];
const deck = (...counts: number[]) =>
  sampleCards.flatMap(({ id }, at) => Array.from({ length: counts[at] ?? 0 }, () => id));

export const points = anyRuleset(
  defineRuleset<Points>({
    id: 'points',
    version: '1',
    title: 'Points',
    summary: 'Draw, play, be first.',
    rulebook,
    options: z.strictObject({}),
    card: cardSchema,
    deck: z.array(card).min(10).max(30),
    board: boardSchema,
    position: positionSchema,
    samples: {
      cards: sampleCards,
      decks: [
        { id: 'even', title: 'Even', deck: deck(6, 5, 5, 4) },
        { id: 'steep', title: 'Steep', deck: deck(2, 4, 9, 9) },
      ],
    },
    compile: (cards) => ({ cards: cards as readonly Card[], compile: (card) => card as Card, programsOf: () => [] }),
    checkDeck: (listed, cards) => unknownCards(listed as string[], cards.cards, ''),
    programs,
    actions: [playCard, endTurn],
    timing: { collect: 'never' },
    clauses: { concede: 'concede', notYourDecision: 'asked', gameOver: 'asked' },
    setup(seats) {
      const [p1, p2] = seats.map((seat) => ({ ...emptySide(), deck: [...(seat.deck as string[])] }));
      return {
        board: { turn: 1, active: 'p1', players: { p1: p1 ?? emptySide(), p2: p2 ?? emptySide() } },
        program: 'game',
      };
    },
    place(state, written, cards) {
      const { turn, active, p1, p2 } = written as z.infer<typeof positionSchema>;
      const players = { p1, p2 };
      state.board = { turn, active, players };
      state.frames.push(
        { program: 'game', at: 2, vars: {}, cause: null },
        { program: 'turn', at: 1, vars: {}, cause: null },
      );
      return (['p1', 'p2'] as const).flatMap((player) =>
        (['deck', 'hand', 'played'] as const).flatMap((zone) =>
          unknownCards(players[player][zone], cards.cards, `/${player}/${zone}`),
        ),
      );
    },
    checkState: ({ board }, cards) =>
      (['p1', 'p2'] as const).flatMap((player) =>
        unknownCards(board.players[player].hand, cards.cards, `/board/players/${player}/hand`),
      ),
    view({ turn, active, players }, viewer) {
      const side = (player: PlayerId): JsonObject => {
        const { deck, hand, played, points } = players[player];
        return {
          deck: deck.length,
          hand: viewer === player || viewer === 'judge' ? [...hand] : hand.length,
          played: [...played],
          points,
        };
      };
      return { turn, active, players: { p1: side('p1'), p2: side('p2') } };
    },
    describe: (event) => `${event.player ?? 'the game'}: ${event.type}`,
    describePending: (_m, entry) => entry.program,
  }),
);

function unknownCards(ids: readonly string[], cards: ReadonlyMap<string, Card>, path: string): Fault[] {
  return ids.flatMap((id, at) =>
    cards.has(id) ? [] : [{ path: `${path}/${at}`, reason: `no card ${JSON.stringify(id)}` }],
  );
}
