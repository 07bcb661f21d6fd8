import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { rulesets } from '../../src/rulesets/index.ts';
import type { TestServer } from '../support/app.ts';
import { openServer, playOn } from '../support/app.ts';
import type { WatchedPage } from '../support/browser.ts';
import { openBrowser, openPage, noBrowser as skip } from '../support/browser.ts';
import { openTestDatabase } from '../support/database.ts';

/* The pages for people, in a real browser. Where there is none, these tests say so. */

let service: TestServer;
let url: string;
let browser: Browser;
let drop: () => Promise<void>;
before(async () => {
  if (skip) return;
  const database = await openTestDatabase();
  drop = database.drop;
  service = await openServer(database.url, {}, { rulesets });
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  browser = await openBrowser();
});
after(async () => {
  if (skip) return;
  await browser.close();
  await service.close();
  await drop();
});

/** Opens a page, which may complain about nothing. */
async function open(path: string): Promise<WatchedPage> {
  const opened = await openPage(browser, url);
  await opened.page.goto(url + path);
  return opened;
}

/**
 * One call of every sort: with a body that can be left out, with one that has lines as an alternative, with parameters, with nothing. The
 * page takes some seconds for each; `examples.test.ts` sends all of what it prefills.
 */
const TRIED = ['matches-startMatch', 'adjudication-adjudicateBatch', 'tournaments-standings', 'service-limits'];

test('"Execute" succeeds as prefilled', { skip }, async () => {
  const { page, complaints } = await open('/docs/');
  await page.locator('.opblock').first().waitFor();
  assert.equal(await page.title(), 'Arbiter API');
  for (const name of TRIED) {
    const call = page.locator(`#operations-${name}`);
    await call.locator('.opblock-summary-control').click();
    await call.locator('.execute').click();
    const told = call.locator('.live-responses-table');
    await told.locator('.response-col_status').nth(1).waitFor();
    assert.match(await told.innerText(), /^Code\s+Details\s+2\d\d/, name);
    // A page of many open calls is slow.
    await call.locator('.opblock-summary-control').click();
  }
  assert.deepEqual(complaints, []);
});

test('GraphiQL opens with a query of this service, or with the one in its address, and sends it', {
  skip,
}, async () => {
  const first = await open('/graphiql');
  await first.page.locator('.graphiql-query-editor .CodeMirror').waitFor();
  assert.match(await first.page.locator('.graphiql-query-editor').innerText(), /query Rulesets/);
  assert.deepEqual(first.complaints, []);
  // In a page of its own: the first one may still be asking for the schema.
  const { page, complaints } = await open(`/graphiql?query=${encodeURIComponent('{ ruleset(id: "nexus") { id } }')}`);
  await page.locator('.graphiql-execute-button').click();
  await page.locator('.result-window').getByText('"nexus"').waitFor();
  assert.deepEqual(complaints, []);
});

test('GraphiQL shows what a subscription tells, for as long as it goes on', { skip }, async () => {
  const { body } = await service.http.post('/v1/matches').send({ ruleset: 'gundam', seed: 'told' });
  const query = `subscription { matchUpdated(match: "${body.match.id}") { ply } }`;
  const { page, complaints } = await open(`/graphiql?query=${encodeURIComponent(query)}`);
  await page.locator('.graphiql-execute-button').click();
  const told = (ply: number) => page.locator('.result-window').getByText(`"ply": ${ply}`, { exact: true }).waitFor();
  await told(0);
  const twice = await playOn(service, body, 1);
  await told(1);
  await playOn(service, twice, 1);
  await told(2);
  assert.deepEqual(complaints, []);
});

test('the pages about problems need nothing but themselves', { skip }, async () => {
  const { page, complaints } = await open('/problems');
  await page.getByRole('link', { name: 'ply-conflict' }).click();
  await page.getByRole('heading', { name: 'The match has moved on' }).waitFor();
  assert.deepEqual(complaints, []);
});
