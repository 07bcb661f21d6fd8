import type { GameEvent, Machine, PlayerId } from '../../src/engine/index.ts';
import type { Board, Duel, Unit } from './board.ts';

/*
 * The atoms: the only functions that change the board, each with the event that tells of it. The clause of an event is
 * that of the step in progress, unless the atom has one of its own.
 */

const unitOf = (board: Board, id: string): Unit => {
  const found =
    board.sides.p1.units.find((unit) => unit.id === id) ?? board.sides.p2.units.find((unit) => unit.id === id);
  if (!found) throw new Error(`no unit ${id} in play`);
  return found;
};

export function shuffleDeck(m: Machine<Duel>, player: PlayerId): void {
  m.change('shuffle', player, {}, (board) => m.shuffle(board.sides[player].deck));
}

/** Opens the next turn with `player`'s full energy. */
export function beginTurn(m: Machine<Duel>, player: PlayerId): void {
  const turn = m.board.turn + 1;
  const energy = Math.min(10, m.board.sides[player].full + 1);
  const event = m.change('turn', player, { turn, energy }, (board) => {
    board.turn = turn;
    board.active = player;
    board.sides[player].full = energy;
    board.sides[player].energy = energy;
  });
  m.chapter(event);
}

/** Makes all units of `player` ready. */
export function readyUnits(m: Machine<Duel>, player: PlayerId): void {
  const tired = m.board.sides[player].units.filter((unit) => !unit.ready).map((unit) => unit.id);
  if (tired.length === 0) return;
  m.change('ready', player, { units: tired }, (board) => {
    for (const unit of board.sides[player].units) unit.ready = true;
  });
}

export function drawCard(m: Machine<Duel>, player: PlayerId): void {
  const card = m.board.sides[player].deck.at(-1);
  if (card === undefined) {
    m.change(
      'empty-deck',
      player,
      { life: 0 },
      (board) => {
        board.sides[player].life = 0;
      },
      { clause: 'draw.empty' },
    );
    return;
  }
  m.change(
    'draw',
    player,
    { card },
    (board) => {
      board.sides[player].deck.pop();
      board.sides[player].hand.push(card);
    },
    { secret: { fields: ['card'], to: [player] } },
  );
}

/** Pays for a card of the hand and makes it a unit. */
export function playCard(m: Machine<Duel>, player: PlayerId, card: string, cost: number): GameEvent {
  const unit = m.newId('u');
  return m.change(
    'play',
    player,
    { card, unit, cost },
    (board) => {
      const side = board.sides[player];
      side.energy -= cost;
      side.hand.splice(side.hand.indexOf(card), 1);
      side.units.push({ card, damage: 0, id: unit, ready: false });
    },
    { clause: 'play.enter' },
  );
}

/** Declares an attack, which tires the unit. What it hits is told under this event. */
export function declareAttack(m: Machine<Duel>, player: PlayerId, unit: string, target: string): GameEvent {
  return m.change(
    'attack',
    player,
    { unit, target },
    (board) => {
      unitOf(board, unit).ready = false;
    },
    { clause: 'attack.ready' },
  );
}

export function dealDamage(m: Machine<Duel>, unit: string, amount: number, clause?: Duel['clause']): void {
  if (amount === 0) return;
  m.change(
    'damage',
    null,
    { unit, amount },
    (board) => {
      unitOf(board, unit).damage += amount;
    },
    clause ? { clause } : {},
  );
}

export function loseLife(m: Machine<Duel>, player: PlayerId, amount: number, clause?: Duel['clause']): void {
  if (amount === 0) return;
  const life = m.board.sides[player].life - amount;
  m.change(
    'life',
    player,
    { amount, life },
    (board) => {
      board.sides[player].life = life;
    },
    clause ? { clause } : {},
  );
}

/** Puts a unit into its player's trash. */
export function bury(m: Machine<Duel>, player: PlayerId, { id, card }: { id: string; card: string }): void {
  m.change('death', player, { unit: id, card }, (board) => {
    const side = board.sides[player];
    side.units.splice(
      side.units.findIndex((unit) => unit.id === id),
      1,
    );
    side.trash.push(card);
  });
}
