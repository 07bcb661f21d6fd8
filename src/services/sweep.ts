import type { Overdue } from '../store/store.ts';
import { isUnreachable } from '../store/unreachable.ts';
import type { Call } from './caller.ts';
import { enforceClock } from './clocks.ts';
import { forgetAnswers } from './idempotency.ts';
import { lookUpHead } from './lookup.ts';
import { logFailure } from './outages.ts';
import type { Parts } from './parts.ts';

const PAGE = 100;

/**
 * Acts for everybody whose time is up, in every match. Several servers may do it at once: the first to write a ply wins.
 * A match that can't go on, because its ruleset or its cards are gone, loses its deadline.
 */
export async function sweepClocks(parts: Parts): Promise<void> {
  for (let after: Overdue | undefined; ; ) {
    const page = await parts.store.matches.overdue({ limit: PAGE, after });
    for (const { id, tenant } of page) await enforceOne(ownCall(parts, tenant), id);
    after = page.at(-1);
    if (page.length < PAGE) return;
  }
}

async function enforceOne(call: Call, id: string): Promise<void> {
  try {
    await enforceClock(call, id);
    const found = await lookUpHead(call, id);
    if (!found.ok && found.problem.code !== 'unknown-match') await call.store.matches.stopClock(id);
  } catch (error) {
    if (isUnreachable(error)) call.outages.note(error);
    else call.log.error({ err: error, match: id }, 'the clock of a match could not be enforced');
  }
}

/** A call of the service itself, for what belongs to a tenant. */
const ownCall = (parts: Parts, tenant: string): Call => ({
  ...parts,
  caller: { tenant, key: null, scopes: new Set(), seat: null, counted: { as: 'machine', id: 'service' } },
  door: 'service',
});

/** How many sweeps pass between two deletions of what has become too old. */
const TIDY_EVERY = 60;

/** Sweeps every `seconds` until it is stopped. A sweep that takes longer than that is waited for. */
export function startSweep(parts: Parts, seconds: number): { stop(): Promise<void> } {
  let swept = 0;
  let running: Promise<void> | null = null;
  const sweep = async () => {
    try {
      await sweepClocks(parts);
      if (swept++ % TIDY_EVERY === 0) await forgetAnswers(parts.store, parts.quotas.answers);
    } catch (error) {
      logFailure(parts.log, parts.outages, error, 'a sweep failed');
    }
  };
  const timer = setInterval(() => {
    running ??= sweep().finally(() => {
      running = null;
    });
  }, seconds * 1000);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
