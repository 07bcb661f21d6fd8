import assert from 'node:assert/strict';
import type { TestApp } from './app.ts';

/** Both pass for as long as they can, fifty times in one call. */
const PASSING = ['enemyActs', 'turnEnds'];
const AUTO = { players: ['p1', 'p2'], pass: { p1: PASSING, p2: PASSING } };

/** A match of so many plies: a judge takes it back whenever it is over. Gives the plies that came of that, too. */
export async function longMatch(
  http: TestApp['http'],
  plies: number,
): Promise<{ match: string; last: number; rewound: number[] }> {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  let { body } = await http.post('/v1/matches').send({ ruleset: 'nexus', seed: 'long', seats });
  const match: string = body.match.id;
  const rewound: number[] = [];
  const post = async (path: string, said: object) => {
    const reply = await http.post(`/v1/matches/${match}/${path}?include=awaiting`).send(said);
    assert.ok(reply.ok, JSON.stringify(reply.body));
    body = reply.body;
  };
  while (body.match.ply < plies) {
    if (body.outcome !== null) {
      await post('rewind', { ply: 60, reason: 'Once more.', judge: 'Ines' });
      rewound.push(body.match.ply);
      continue;
    }
    const options = body.awaiting.flatMap(
      (decision: { options: { id: string; action: object }[] }) => decision.options,
    );
    const idle = options.find(({ id }: { id: string }) => /^(pass|keep|done)$/.test(id)) ?? options[0];
    await post('actions', { action: idle.action, auto: AUTO });
  }
  return { match, last: body.match.ply, rewound };
}
