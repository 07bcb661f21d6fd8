import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { TestServer } from '../support/app.ts';
import { openServer } from '../support/app.ts';
import { openBrowser, openPage, noBrowser as skip } from '../support/browser.ts';
import { openTestDatabase } from '../support/database.ts';
import { longMatch } from '../support/long-match.ts';
import { picture } from '../support/picture.ts';
import { tasksOf } from '../support/trace.ts';

/* A long match, looked at in a real browser. */

let service: TestServer;
let url: string;
let browser: Browser;
let drop: () => Promise<void>;
before(async () => {
  if (skip) return;
  const database = await openTestDatabase();
  drop = database.drop;
  service = await openServer(database.url);
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  browser = await openBrowser();
});
after(async () => {
  if (skip) return;
  await browser.close();
  await service.close();
  await drop();
});

const shows = (page: Page, ply: number) => page.locator(`.table[data-ply="${ply}"]`).waitFor();
/** A frame of the page has been drawn. */
const FRAME = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

test('a replay of 1,000 plies scrolls without a pause of 50 ms, and shows what judges ruled', { skip }, async (t) => {
  const { match, last, rewound } = await longMatch(service.http, 1000);
  const { page, complaints } = await openPage(browser, url);
  await page.goto(`${url}/matches/${match}`);
  await shows(page, 0);
  const slider = page.getByRole('slider');
  const log = page.getByRole('region', { name: 'Events' });
  const tasks = await tasksOf(browser, page, async () => {
    for (let ply = 1; ply <= 15; ply++) {
      await page.keyboard.press('ArrowRight');
      await shows(page, ply);
    }
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await slider.fill(String(Math.floor(last * part)));
      await shows(page, Math.floor(last * part));
    }
    await log.hover();
    for (let turn = 0; turn < 40; turn++) {
      await page.mouse.wheel(0, -1500);
      await page.evaluate(FRAME);
    }
  });
  assert.ok(tasks.length > 100, `${tasks.length} tasks`);
  const longest = Math.max(...tasks);
  t.diagnostic(`${last} plies: the longest task took ${longest.toFixed(1)} ms of the processor`);
  assert.ok(longest < 50, `${longest} ms`);
  // Of a thousand plies few are in the page at once.
  const drawn = await page.locator('[data-log-ply]').count();
  assert.ok(drawn > 5 && drawn < 120, `${drawn} plies are drawn`);

  // Any event can be gone to, however far from the ply that is looked at.
  await page.evaluate(`document.querySelector('section[aria-label="Events"]').scrollTo(0, 0)`);
  const event = log.locator('[data-log-ply="3"] button.text').first();
  const { items } = (await service.http.get(`/v1/matches/${match}/events?fromPly=3&toPly=3&viewer=spectator`)).body;
  assert.equal(await event.innerText(), items[0].text);
  await event.click();
  await shows(page, 3);
  assert.equal(await log.locator('.now').getAttribute('data-seq'), String(items[0].seq));

  const [ruled] = rewound;
  assert.equal(await page.locator('.ruled').count(), rewound.length);
  await page.getByRole('combobox', { name: 'Rulings' }).selectOption(String(ruled));
  await shows(page, Number(ruled));
  await log
    .locator(`[data-log-ply="${ruled}"]`)
    .getByText('Judge Ines takes the match back to ply 60. “Once more.”')
    .waitFor();

  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(`All ${last} plies come out the same.`).waitFor();
  await page.getByText('Its transcript is signed by arbiter, key').waitFor();
  await picture(page, 'replay-long');
  assert.deepEqual(complaints, []);
  await page.context().close();
});
