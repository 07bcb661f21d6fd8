import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/* What runs in the page is written as text: the types of browsers are not those of the service and its tests. */
const faults = (
  options: object,
): string => `axe.run(${JSON.stringify({ ...VIOLATIONS, ...options })}).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(' | ')))`;

/** Only what is wrong is gathered, without the selectors that lead to it: that takes a tenth less time. */
const VIOLATIONS = { resultTypes: ['violations'], selectors: false };

/** What of a page is looked at: all of it, or what another look at it has left. */
const LOOKS = {
  all: {},
  colours: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  'all but colours': { rules: { 'color-contrast': { enabled: false } } },
};

/**
 * axe finds nothing wrong with a page, and nothing of it is wider than its window. The same page in other colours need be looked at for
 * its colours alone, and in another width for all but these.
 */
export async function isAccessible(page: Page, name: string, look: keyof typeof LOOKS = 'all'): Promise<void> {
  await page.evaluate(axe.source);
  assert.deepEqual(await page.evaluate<string[]>(faults(LOOKS[look])), [], name);
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  assert.ok(over <= 0, `${name} is ${over} pixels too wide`);
}
