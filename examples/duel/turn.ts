import type { Frame, Machine, PlayerId, Program } from '../../src/engine/index.ts';
import { DONE, menu, opponentOf, perform } from '../../src/engine/index.ts';
import { actions } from './actions.ts';
import { beginTurn, bury, drawCard, readyUnits, shuffleDeck } from './atoms.ts';
import type { Duel } from './board.ts';
import { choice, procedure, step } from './board.ts';

const both = ['p1', 'p2'] as const;

/** The whole game: set-up, then one turn after the other. */
export const game = procedure('duel', [
  step('setup.shuffle', (m) => {
    for (const player of both) shuffleDeck(m, player);
  }),
  step('setup.hand', (m) => {
    for (const player of both) for (let card = 0; card < 5; card++) drawCard(m, player);
  }),
  step('turn.act', (m) => m.call('turn', {}), 'next'),
  step('end.turns', (m) => {
    if (m.board.turn < Number(m.state.options.turns)) return 'next';
    m.end({ winner: null, reason: 'turn-limit', clause: 'end.turns' });
    return DONE;
  }),
]);

/** One turn. The steps from `death.first` on come after the beginning and after every action. */
export const turn = procedure('turn', [
  step('turn.energy', (m) => beginTurn(m, m.board.turn === 0 ? 'p1' : opponentOf(m.board.active))),
  step('turn.ready', (m) => readyUnits(m, m.board.active)),
  step('turn.draw', (m) => drawCard(m, m.board.active)),

  step('death.first', (m) => buryFirst(m, 'p1')),
  step('death.second', (m) => buryFirst(m, 'p2')),
  step('death.again', (m) => (both.some((player) => dying(m, player)) ? 'death.first' : undefined)),

  step('end.first', (m) => defeat(m, 'p1')),
  step('end.second', (m) => defeat(m, 'p2')),

  choice(
    'turn.act',
    (m) =>
      menu(
        m,
        { player: m.board.active, kind: 'main', clause: 'turn.act', prompt: 'Play, attack or pass.', default: 'pass' },
        actions,
      ),
    (m, _vars, option) => {
      perform(m, actions, m.board.active, option);
      return option === 'pass' ? DONE : 'death.first';
    },
  ),
]);

const frameAt = (program: Program<Duel>, label: string): Frame => {
  const at = program.labels.get(label);
  if (at === undefined) throw new Error(`${program.name} has no step ${label}`);
  return { program: program.name, at, vars: {}, cause: null };
};

/** The frames of a game that is in the middle of a turn, at the point to which every action returns. */
export const midTurn = (): Frame[] => [frameAt(game, 'end.turns'), frameAt(turn, 'death.first')];

const dying = (m: Machine<Duel>, player: PlayerId) =>
  m.board.sides[player].units.find(
    ({ card, damage }) => damage > 0 && damage >= (m.cards.cards.get(card)?.health ?? 0),
  );

function buryFirst(m: Machine<Duel>, player: PlayerId): void {
  const unit = dying(m, player);
  if (unit) bury(m, player, unit);
}

function defeat(m: Machine<Duel>, player: PlayerId): void {
  if (m.board.sides[player].life > 0) return;
  const clause = player === 'p1' ? 'end.first' : 'end.second';
  m.end({ winner: opponentOf(player), reason: 'no-life', clause });
}
