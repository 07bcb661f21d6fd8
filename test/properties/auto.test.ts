import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Action, NotedEvent } from '../../src/engine/index.ts';
import { PLAYERS } from '../../src/engine/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { toldFrom } from '../support/plies.ts';
import { secretive } from './support/subjects.ts';
import { seenUntilRevealed } from './support/swap.ts';
import type { Twin, Twins } from './support/twins.ts';
import { commonAction, openTwins } from './support/twins.ts';

let service: TestApp;
before(async () => {
  service = await openApp({ rateLimits: { key: null, address: null, machine: null } });
});
after(() => service.close());

interface Told {
  events: NotedEvent[];
  taken: Action[];
  views: Record<string, object>;
}

const SEED = process.env.FUZZ_SEED ?? '1';
const UNTIL = ['enemyActs', 'mineAffected', 'turnEnds'] as const;
const WORLDS = 6;
const STEPS = 10;

/** What was recorded of a ply, by its number. */
const eventsOf = (id: string, from: number): Promise<NotedEvent[]> => toldFrom(service, id, from);

async function act({ id }: Twin, body: object, viewer: string): Promise<Told> {
  const [before] = (await service.sql('SELECT ply FROM matches WHERE id = $1', [id])).rows;
  const answer = await service.http.post(`/v1/matches/${id}/actions?views=${viewer},spectator`).send(body);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return { ...answer.body, events: await eventsOf(id, before.ply + 1) };
}

/** What a viewer was told, but for which of the two matches it was told of. */
const told = ({ views }: Told, { id }: Twin): string => JSON.stringify(views).replaceAll(id, 'MATCH');

for (const subject of secretive) {
  for (const viewer of PLAYERS) {
    test(`${subject.rules.id}: when the service stops tells ${viewer} nothing of what is hidden`, async () => {
      const dice = diceFrom(`stops ${subject.rules.id} ${viewer} ${SEED}`);
      let [compared, whole, taken] = [0, 0, 0];
      for (let world = 0; world < WORLDS; world++) {
        let twins: Twins | null = null;
        for (let least = 6 + dice.below(20); twins === null && least > 0; least = Math.floor(least / 2)) {
          twins = await openTwins(service, subject, viewer, least, dice);
        }
        assert.ok(twins, 'nothing hidden could change places');
        for (let step = 0; step < STEPS; step++) {
          const action = await commonAction(service, twins, dice);
          if (action === null) break;
          const [p1, p2] = [UNTIL[dice.below(3)], UNTIL[dice.below(3)]];
          // Only the one who looks agrees to show that there was no other option in hand.
          const auto = { players: [viewer], pass: { p1, p2 } };
          const [one, other]: readonly [Twin, Twin] = twins.both;
          const answers = [
            await act(one, { action, auto }, viewer),
            await act(other, { action, auto }, viewer),
          ] as const;
          const runs = [answers[0].events, answers[1].events] as const;
          const shown = seenUntilRevealed(subject, runs, viewer);
          assert.deepEqual(shown[0], shown[1], `${one.id} ${other.id}`);
          compared++;
          taken += answers[0].taken.length;
          // What the passes have led to may show what was hidden, and from there on the matches differ.
          if (shown.some(({ length }, at) => length < (runs[at]?.length ?? 0))) break;
          assert.equal(told(answers[0], one), told(answers[1], other), JSON.stringify(auto));
          whole++;
        }
      }
      assert.ok(compared >= WORLDS && whole > 0, `only ${compared} answers were compared, and ${whole} to their end`);
      if (subject.rules.passes?.some(({ ends }) => ends !== true)) assert.ok(taken > 0, 'nothing was taken');
    });
  }
}
