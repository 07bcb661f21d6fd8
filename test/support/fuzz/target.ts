import fc from 'fast-check';
import type { TestApp } from '../app.ts';
import type { Api } from './api.ts';
import { readApi } from './api.ts';
import type { RootField } from './graphql.ts';
import { judgeGraphql, rootFields } from './graphql.ts';
import { answerFault } from './oracle.ts';
import type { Scene } from './scenes.ts';
import { openScenes } from './scenes.ts';
import { Tables } from './tables.ts';
import type { Wire, WireAnswer } from './wire.ts';
import { asCurl, Sender } from './wire.ts';

/** Whoever wants other cases sets these. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const RUNS = Number(process.env.FUZZ_RUNS ?? 15);

/** A service that listens, with scenes in it, to be tried with anything. */
export interface Target {
  api: Api;
  scenes: Scene[];
  fields: RootField[];
  sender: Sender;
  /** Sends a request and gives what is wrong with what came of it, or null. */
  fault(wire: Wire): Promise<string | null>;
}

/** What is wrong with an answer, or null, and whether the request was refused, so that nothing may have changed. */
export type Judge = (wire: Wire, answer: WireAnswer) => { fault: string | null; refused: boolean };

export async function openTarget(app: TestApp): Promise<Target> {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const api = await readApi(app.app);
  const scenes = await openScenes(app, api);
  const tables = new Tables(app);
  const sender = new Sender(app.app.server);
  const byQuery = judgeGraphql(api);
  const byDocument: Judge = (wire, answer) => {
    if (/^\/graphi?ql/.test(wire.path)) return byQuery(wire, answer);
    const operation = api.find(wire.method, wire.path.split(/[?#]/)[0] ?? '');
    return { fault: answerFault(api, operation, wire, answer), refused: answer.status >= 400 };
  };
  return {
    api,
    scenes,
    fields: await rootFields(app),
    sender,
    async fault(wire) {
      const before = await tables.hash();
      const answer = await sender.send(wire);
      const { fault, refused } = byDocument(wire, answer);
      if (fault !== null) return `${answer.status}: ${fault}`;
      if (refused && (await tables.hash()) !== before) {
        // The service also works by itself, on tables of tournaments and on messages: what stores something does so again.
        const again = await tables.hash();
        await sender.send(wire);
        if ((await tables.hash()) !== again) return `${answer.status}, and something was stored`;
      }
      // A clock that runs out between two requests would change what is stored without being asked.
      if (!refused) await app.sql(`UPDATE matches SET deadline = '9999-01-01' WHERE deadline < '9998-01-01'`);
      return null;
    },
  };
}

/** Tries cases until one shows a fault; fails then with the smallest one that does, as a command. */
export async function tryAll<T>(
  target: Target,
  cases: fc.Arbitrary<T>,
  wireOf: (one: T) => Wire,
  share = 1,
): Promise<void> {
  const property = fc.asyncProperty(cases, async (one) => {
    const fault = await target.fault(wireOf(one));
    if (fault !== null) throw new Error(fault);
  });
  const found = await fc.check(property, {
    seed: SEED,
    numRuns: Math.max(1, Math.round(RUNS * share)),
    interruptAfterTimeLimit: 60_000,
    endOnFailure: process.env.FUZZ_SHRINK === 'no',
  });
  if (!found.failed) return;
  const [smallest] = found.counterexample ?? [];
  const command = smallest === undefined ? '(nothing was tried)' : asCurl(wireOf(smallest), target.sender.port);
  const why = found.errorInstance instanceof Error ? found.errorInstance.message : 'it took too long';
  throw new Error(`${why}\n  ${command}\n  seed ${found.seed}, path ${found.counterexamplePath}`);
}
