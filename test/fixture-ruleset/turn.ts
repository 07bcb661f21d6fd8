import type { ActionKind, PlayerId, Program } from '../../src/engine/index.ts';
import { DONE, howMany, menu, opponentOf, perform, window } from '../../src/engine/index.ts';
import { answer } from './actions.ts';
import { fillBox, leader, openTurn, place, quieten, takeBell } from './atoms.ts';
import type { Bells, M } from './board.ts';
import { atomic, both, cardOf, choice, commit, procedure, step } from './board.ts';
import type { Policy } from './policies.ts';

/** The whole game. */
export const game = procedure('bells', [
  step('setup.box', (m) => {
    for (const player of both) {
      fillBox(m, player);
      takeBell(m, player);
      takeBell(m, player);
    }
  }),
  step('turn.main', (m) => m.call('turn', {}), 'next'),
  step('end.points', (m) => {
    const winner = leader(m);
    if (winner !== null && m.board.sides[winner].points >= 30)
      m.end({ winner, reason: 'points', clause: 'end.points' });
  }),
  step('end.turns', (m) => {
    if (m.board.turn < 12) return 'next';
    m.end({ winner: leader(m), reason: 'turns', clause: 'end.turns' });
  }),
]);

/** One turn; `after` is what follows each of its actions. */
export function turn(actions: readonly ActionKind<Bells>[], after: Policy['after']): Program<Bells> {
  return procedure('turn', [
    commit<number>(
      'turn.bid',
      (m) => both.map((player) => bid(m, player)),
      (m, _vars, { p1 = 0, p2 = 0 }) => {
        const tie = p1 === p2;
        const active = tie ? opponentOf(m.board.active) : p1 > p2 ? 'p1' : 'p2';
        openTurn(m, active, { p1, p2 }, tie ? 0 : Math.max(p1, p2));
      },
    ),
    step('turn.take', (m) => takeBell(m, m.board.active)),
    choice(
      'turn.main',
      (m) =>
        menu(m, { player: m.board.active, kind: 'main', clause: 'turn.main', prompt: 'Hang, ring or pass.' }, actions),
      (m, _vars, option) => {
        perform(m, actions, m.board.active, option);
        return option === 'pass' ? 'turn.end' : 'after';
      },
    ),
    step('turn.main', (m) => (after === undefined ? undefined : m.call(after, {})), 'after'),
    step('turn.main', () => 'turn.main'),
    step('turn.end', quieten),
  ]);
}

const bid = (m: M, player: PlayerId) =>
  howMany({
    player,
    kind: 'bid',
    clause: 'turn.bid',
    prompt: 'How much do you bid?',
    hidden: true,
    min: 0,
    max: Math.min(3, m.board.sides[player].points),
    label: (points) => `Bid ${points}`,
  });

/** Hanging a bell by an effect, as a procedure that other bells come into between its steps. */
export const hanging = procedure('hang', [
  step<{ owner: PlayerId }>('hang.place', (m, { owner }) => {
    const card = m.board.sides[owner].box.at(-1);
    if (card !== undefined) place(m, owner, card, 'box');
  }),
  step<{ owner: PlayerId }>('hang.steady', (m, { owner }) => {
    m.note('steady', owner, {});
  }),
]);

/** What happens instead of a dent. */
export const spared = atomic('spared', [
  step<{ target: string }>('do.shield', (m, { target }) => {
    m.note('spared', null, { bell: target });
  }),
]);

/** Echoes, the checkpoint and the last words, until it is quiet. */
export const settle = procedure('settle', [
  step('settle.echo', (m) => {
    m.collect();
    return m.resolveTop('echo') ? 'settle.echo' : undefined;
  }),
  step('settle.crack', (m) => {
    m.checkpoint();
    m.collect();
  }),
  step('settle.last', (m) => (m.resolveTop('last') ? 'settle.last' : undefined)),
  step('settle.again', (m) => {
    m.collect();
    const cracking = m.board.bells.some(({ card, dents }) => dents >= cardOf(m, card).metal);
    return cracking || m.state.pending.length > 0 ? 'settle.echo' : DONE;
  }),
]);

export const answers = window<Bells>({
  name: 'answers',
  clause: 'answer.window',
  kind: 'answer',
  prompt: 'Answer or pass.',
  first: (m) => m.board.active,
  actions: () => [answer],
  pass: { clause: 'answer.pass', label: 'Let it ring' },
  closing: 'answer.pass',
  afterAction: 'other',
  queue: 'stack',
});
