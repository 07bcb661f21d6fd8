import type { ActionKind, DeepReadonly, Guard } from '../../src/engine/index.ts';
import { action, prohibition } from '../../src/engine/index.ts';
import { markRung, place } from './atoms.ts';
import type { Bells, Hanging, M } from './board.ts';
import { bellsOf, cardOf, findBell } from './board.ts';
import type { Bell } from './cards.ts';

type Owned = DeepReadonly<Hanging>;

/** `hang:treble` */
export const hang = action<Bells, Bell>({
  kind: 'hang',
  clause: 'hang.place',
  candidates: (m, player) => [...new Set(m.board.sides[player].hand)].map((card) => cardOf(m, card)),
  name: (bell) => bell.id,
  read: (m, _player, name) => m.cards.cards.get(name) ?? null,
  label: (_m, bell) => `Hang ${bell.id}`,
  context: [
    {
      clause: 'hang.room',
      fact: 'the number of your bells',
      test: (m, player) => {
        const was = bellsOf(m.board, player).length;
        return was < 5 ? null : { was, needed: { below: 5 } };
      },
    },
  ],
  guards: [
    {
      clause: 'hang.hand',
      fact: 'your hand',
      test: (m, player, bell) => {
        const { hand } = m.board.sides[player];
        return hand.includes(bell.id) ? null : { was: hand, needed: { includes: bell.id } };
      },
    },
  ],
  perform: (m, player, bell) => place(m, player, bell.id, 'hand'),
});

const canBeRung: Guard<Bells, Owned>[] = [
  {
    clause: 'ring.own',
    fact: 'the owner of the bell',
    test: (_m, player, bell) => (bell.owner === player ? null : { was: bell.owner, needed: player }),
  },
  {
    clause: 'ring.once',
    fact: 'the bell having been rung',
    test: (_m, _player, bell) => (bell.rung ? { was: true, needed: false } : null),
  },
  {
    clause: 'ring.hushed',
    fact: 'the bell being hushed',
    test: (m, _player, bell) => (prohibition(m, bell.id, 'ring') ? { was: true, needed: false } : null),
  },
];

/** The speed of the bell that would ring next, or 1 when none waits. */
const topSpeed = (m: M): number => {
  const top = m.state.pending.findLast((entry) => entry.queue === 'stack');
  return top?.card ? cardOf(m, top.card).speed : 1;
};

const quickEnough: Guard<Bells, Owned> = {
  clause: 'answer.speed',
  fact: 'the speed of the bell',
  test: (m, _player, { card }) => {
    const was = cardOf(m, card).speed;
    const needed = Math.max(2, topSpeed(m));
    return was >= needed ? null : { was, needed: { atLeast: needed } };
  },
};

function pull(m: M, bell: Owned, stacked: boolean): void {
  const { id, card, owner } = bell;
  markRung(m, owner, id);
  const vars = { bell: id, card, owner, why: 'pulled' };
  if (!stacked) m.call(`bell:${card}`, vars);
  else
    m.enqueue({
      program: `bell:${card}`,
      queue: 'stack',
      owner,
      clause: 'ring.sound',
      card,
      source: id,
      vars,
      cause: null,
    });
}

/** `ring:b3`, as an action of its own or, with `answer`, in reply to another bell. */
const ringing = (kind: 'ring' | 'answer', stacked: boolean): ActionKind<Bells> =>
  action<Bells, Owned>({
    kind,
    clause: 'ring.own',
    candidates: (m, player) => bellsOf(m.board, player),
    name: (bell) => bell.id,
    read: (m, _player, name) => findBell(m.board, name),
    label: (_m, bell) => `Ring ${bell.card}`,
    context: [],
    guards: kind === 'answer' ? [...canBeRung, quickEnough] : canBeRung,
    perform: (m, _player, bell) => pull(m, bell, stacked),
  });

export const ring = ringing('ring', false);
export const ringOnStack = ringing('ring', true);
export const answer = ringing('answer', true);

/** `pass` */
export const pass = action<Bells, true>({
  kind: 'pass',
  clause: 'turn.pass',
  candidates: () => [true],
  name: () => '',
  read: (_m, _player, name) => (name === '' ? true : null),
  label: () => 'End the turn',
  context: [],
  guards: [],
  perform: (m, player) => {
    m.note('pass', player, {}, { clause: 'turn.pass' });
  },
});
