import type { PlayerId } from '../../src/engine/index.ts';
import { dealPacket, modified, opponentOf } from '../../src/engine/index.ts';
import type { M } from './board.ts';
import { bellsOf, both, cardOf } from './board.ts';
import type { Bell } from './cards.ts';

/** Every change of the board, each with its event. */

export function fillBox(m: M, player: PlayerId): void {
  m.change('shuffle', player, {}, (board) => m.shuffle(board.sides[player].box));
}

export function takeBell(m: M, player: PlayerId): void {
  const card = m.board.sides[player].box.at(-1);
  if (card === undefined) return;
  m.change(
    'take',
    player,
    { card },
    (board) => {
      board.sides[player].box.pop();
      board.sides[player].hand.push(card);
    },
    { secret: { fields: ['card'], to: [player] } },
  );
}

export function openTurn(m: M, active: PlayerId, bids: { p1: number; p2: number }, paid: number): void {
  const turn = m.board.turn + 1;
  m.change('turn', active, { turn, bids, paid }, (board) => {
    board.turn = turn;
    board.active = active;
    board.sides[active].points -= paid;
  });
}

export function place(m: M, owner: PlayerId, card: string, from: 'hand' | 'box'): void {
  const bell = m.newId('b');
  m.change('hang', owner, { bell, card, from }, (board) => {
    const zone = board.sides[owner][from];
    zone.splice(zone.lastIndexOf(card), 1);
    board.bells.push({ id: bell, card, owner, dents: 0, rung: false });
  });
}

export function markRung(m: M, owner: PlayerId, id: string): void {
  m.change('pull', owner, { bell: id }, (board) => {
    for (const bell of board.bells) if (bell.id === id) bell.rung = true;
  });
}

export function sound(m: M, owner: PlayerId, bell: string, card: Bell): void {
  const points = Math.max(0, modified(m, bell, 'tone', card.tone));
  m.change('ring', owner, { bell, card: card.id, points }, (board) => {
    board.sides[owner].points += points;
  });
}

export function strike(m: M, owner: PlayerId, source: string, dents: number): void {
  const hits = bellsOf(m.board, opponentOf(owner)).map(({ id }) => ({ target: id, amount: dents, source }));
  dealPacket(m, owner, { by: 'strike', hits }, (board, { target, amount }) => {
    for (const bell of board.bells) if (bell.id === target) bell.dents += amount;
  });
}

/** The state-based rule: everything that has to crack cracks at the same moment. */
export function crack(m: M): void {
  const cracked = m.board.bells.filter(({ card, dents }) => dents >= cardOf(m, card).metal);
  if (cracked.length === 0) return;
  m.together(() => {
    for (const { id, card, owner } of cracked) {
      m.change(
        'crack',
        owner,
        { bell: id, card },
        (board) => {
          board.bells.splice(
            board.bells.findIndex((bell) => bell.id === id),
            1,
          );
          board.sides[owner].gone.push(card);
        },
        { clause: 'settle.crack' },
      );
      m.expire(({ target, until }) => target === id && until === 'cracked');
    }
  });
}

export function quieten(m: M): void {
  m.expire(({ until }) => until === 'turn');
  const points = { p1: m.board.sides.p1.points, p2: m.board.sides.p2.points };
  m.change('quiet', null, points, (board) => {
    for (const bell of board.bells) bell.rung = false;
  });
}

export const leader = (m: M): PlayerId | null => {
  const [first, second] = both.map((player) => m.board.sides[player].points) as [number, number];
  return first === second ? null : first > second ? 'p1' : 'p2';
};
