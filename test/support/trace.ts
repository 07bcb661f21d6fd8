import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor that its thread took. */
  tdur?: number;
}

/**
 * How long the tasks of a page kept its thread while something was done that it was told of by key, click or wheel: milliseconds of the
 * processor, since on a busy machine a clock says more about others.
 */
export async function tasksOf(browser: Browser, page: Page, what: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  // Only the thread of the page is told of keys and wheels.
  const threads = new Set(traceEvents.filter(({ name }) => name === 'EventDispatch').map(thread));
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.ph === 'X' && threads.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
