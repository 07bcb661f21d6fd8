import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { CardSet, Decision, GameEvent, Json, Resolution, Result } from '../../src/engine/index.ts';
import { adjudicate, blankState, compileCards, resume } from '../../src/engine/index.ts';
import { blankBoard } from '../../src/rulesets/nexus/board/board.ts';
import type { Nexus } from '../../src/rulesets/nexus/board/context.ts';
import { nexus } from '../../src/rulesets/nexus/index.ts';
import { gamesOf } from '../support/second-reading.ts';
import type { Player, Waiting, Word } from './queue-model.ts';
import { QueueModel } from './queue-model.ts';

const gain = { do: 'energy', type: 'void' };
const event = (id: string, speed: number, more: object): Json =>
  JSON.parse(JSON.stringify({ id, type: 'event', name: id, cost: {}, speed, ...more }));
const set = compileCards(nexus, [
  { id: 'pawn', type: 'agent', name: 'pawn', cost: {}, attack: 1, defense: 1 },
  event('one', 1, { effects: [gain] }),
  event('two', 2, { effects: [gain] }),
  event('three', 3, { effects: [gain] }),
  event('stop', 3, {
    targets: [{ as: 'q', choose: 1, zone: 'queue' }],
    effects: [{ do: 'cancel', target: { ref: 'q' } }],
  }),
  {
    id: 'echo',
    type: 'hardware',
    name: 'echo',
    cost: {},
    skills: [{ kind: 'reactive', when: { event: 'played', side: 'own' }, effects: [gain] }],
  },
]);
assert.ok(set.ok);
const cards: CardSet<Nexus> = set.value;

const granted = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.refusal));
};

function open(model: QueueModel): Resolution<Nexus> {
  const options = nexus.options.parse({});
  const state = blankState(nexus, cards, { seed: 'queue', options, board: blankBoard(10) });
  const side = (player: Player) => ({
    hand: [...model.hands[player]],
    play: model.echoes[player] ? [{ card: 'echo' }] : [],
  });
  const position = { at: 'primary1', active: model.active, p1: side('p1'), p2: side('p2') };
  assert.deepEqual(nexus.place(state, JSON.parse(JSON.stringify(position)), cards), []);
  return granted(resume(nexus, cards, state));
}

/** What the engine has on the queue, from its bottom. */
const waiting = ({ state }: Resolution<Nexus>): string[] => state.pending.map(({ owner, card }) => `${owner} ${card}`);

/** What executed, in the words of the model. */
function done(events: readonly GameEvent[]): string[] {
  const log: string[] = [];
  for (const { type, player, data } of events) {
    if (type === 'effect' && data.card !== 'stop') log.push(`${player} ${data.card}`);
    if (type !== 'cancelled') continue;
    if (data.by === 'targets') log.push(`${player} stop misses`);
    else log.push(`stop: ${player} ${data.card}`);
  }
  return log;
}

const own = (line: string): string => line.replace(/^p[12] stop: /, 'stop: ');

const words = fc.array(fc.constantFrom<Word>('one', 'two', 'three', 'stop'), { maxLength: 8 });
const games = fc.record({
  active: fc.constantFrom<Player>('p1', 'p2'),
  hands: fc.record({ p1: words, p2: words }),
  echoes: fc.record({ p1: fc.boolean(), p2: fc.boolean() }),
  choices: fc.array(fc.record({ move: fc.nat(), aim: fc.nat() }), { minLength: 10, maxLength: 80 }),
});

test('the queue does what a plain stack does: who is asked, what is offered, what executes', () => {
  let executed = 0;
  let cancelled = 0;
  fc.assert(
    fc.property(games, ({ active, hands, echoes, choices }) => {
      const model = new QueueModel(active, { p1: [...hands.p1], p2: [...hands.p2] }, echoes);
      let now = open(model);
      const log: string[] = [];
      for (const { move, aim } of choices) {
        if (!model.open) break;
        const [decision] = now.awaiting as [Decision];
        assert.equal(decision.player, model.holder);
        const offered = decision.options.map(({ id }) => id).filter((id) => !id.startsWith('convert:'));
        assert.deepEqual(offered.sort(), [...model.legal().map((word) => `play:${word}`), 'pass'].sort());
        assert.deepEqual(
          waiting(now),
          model.stack.map(({ owner, word }) => `${owner} ${word}`),
        );
        const moves = model.legal();
        const word = moves[move % (moves.length + 1)];
        now = word === undefined ? pass(model, now) : play(model, now, word, aim);
        log.push(...done(now.events));
        assert.deepEqual(log, model.done.map(own));
      }
      executed += model.done.length;
      cancelled += log.filter((line) => line.startsWith('stop:')).length;
    }),
    { numRuns: gamesOf(150) },
  );
  assert.ok(executed > 300 && cancelled > 20, `${executed} executed, ${cancelled} cancelled`);
});

function act(now: Resolution<Nexus>, option: string): Resolution<Nexus> {
  const [{ id, player }] = now.awaiting as [Decision];
  return granted(adjudicate(nexus, cards, now.state, { player, decision: id, option }));
}

function pass(model: QueueModel, now: Resolution<Nexus>): Resolution<Nexus> {
  model.pass();
  return act(now, 'pass');
}

function play(model: QueueModel, now: Resolution<Nexus>, word: Word, aim: number): Resolution<Nexus> {
  const at = aim % Math.max(1, model.stack.length);
  const target: Waiting | null = word === 'stop' ? (model.stack[at] ?? null) : null;
  const asked = word === 'stop' && model.stack.length > 1;
  const name = now.state.pending[at]?.id ?? '';
  const played = act(now, `play:${word}`);
  model.play(word, target);
  return asked ? act(played, name) : played;
}
