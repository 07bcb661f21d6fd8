import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/* What runs in the page is written as text: the types of browsers are not those of the service and its tests. */
const FAULTS = `axe.run().then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(' | ')))`;

/** axe finds nothing wrong with a page, and nothing of it is wider than its window. */
export async function isAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(axe.source);
  assert.deepEqual(await page.evaluate<string[]>(FAULTS), [], name);
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  assert.ok(over <= 0, `${name} is ${over} pixels too wide`);
}
