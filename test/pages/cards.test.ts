import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { rulesets } from '../../src/rulesets/index.ts';
import { isAccessible } from '../support/accessible.ts';
import type { TestServer } from '../support/app.ts';
import { openServer } from '../support/app.ts';
import { openBrowser, openPage, noBrowser as skip } from '../support/browser.ts';
import { openTestDatabase } from '../support/database.ts';
import { picture } from '../support/picture.ts';

/* The card workbench in a real browser: cards are written, mended by what the page says, tried, and kept as cases. */

let service: TestServer;
let url: string;
let browser: Browser;
let drop: () => Promise<void>;
let folder: string;
before(async () => {
  if (skip) return;
  const database = await openTestDatabase();
  drop = database.drop;
  service = await openServer(database.url, {}, { rulesets });
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'workbench-'));
});
after(async () => {
  if (skip) return;
  await browser.close();
  await service.close();
  await drop();
});

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'The card as JSON' });
const isRight = (page: Page) => page.getByText('Nothing is wrong with it.').waitFor();

async function write(page: Page, text: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Saves what was tried, and gives the path of the file. */
async function saved(page: Page, name: string): Promise<string> {
  await page.getByLabel('What it shows').fill(name);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the case' }).click();
  const file = await download;
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

/** Runs files of cases with the command that people run. */
function conformance(...files: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/conformance.ts', ...files], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

const WITH_FAULTS = {
  id: 'W1',
  name: 'Harbour Tug',
  type: 'unit',
  color: 'bleu',
  level: 2,
  cost: 1,
  ap: 2,
  hp: 3,
  keywords: { bloker: true },
  abilities: [{ timing: 'attack', effects: [{ do: 'dra', count: 1 }] }],
};

test('a card with three faults is mended by what the page says, tried, and kept as a case that passes', {
  skip,
}, async () => {
  const { page, complaints } = await openPage(browser, url);
  await page.goto(`${url}/cards/gundam`);
  await isRight(page);
  await write(page, JSON.stringify(WITH_FAULTS, null, 2));
  const faults = page.getByRole('list', { name: 'Faults' }).locator('> li');
  await page.getByText('3 faults', { exact: true }).waitFor();
  assert.equal(await faults.count(), 3);
  await picture(page, 'cards-faults');

  // Two are slips: the page knows what was meant.
  for (const left of ['2 faults', '1 fault']) {
    await page
      .getByRole('button', { name: /^Did you mean/ })
      .first()
      .click();
    await page.getByText(left, { exact: true }).waitFor();
  }
  // Of the third it says what is accepted, and where it is.
  const [, accepted = ''] = /Accepted: ([a-z]+)/.exec(await faults.innerText()) ?? [];
  assert.equal(accepted, 'blue');
  await faults.getByRole('button', { name: 'Line 5' }).click();
  await page.keyboard.insertText(`"color": "${accepted}"`);
  await isRight(page);
  await page.getByRole('list', { name: 'Reading of Harbour Tug' }).getByText(/draw/i).waitFor();

  // A position: dragged to its place, and put there by the keyboard.
  await page.getByRole('button', { name: 'Clear' }).click();
  const shelf = page.getByRole('region', { name: 'Cards to lay down' });
  await page.locator('[data-place="p1.units"]').scrollIntoViewIfNeeded();
  await shelf.locator('[data-card="W1"]').dragTo(page.locator('[data-place="p1.units"]'));
  await page.locator('[data-place="p1.units"]').getByRole('button', { name: 'Harbour Tug', exact: true }).waitFor();
  await page.getByLabel('Find a card').fill('Pier Warden');
  await shelf.locator('[data-card="B02"]').focus();
  await page.keyboard.press('Enter');
  const there = page.locator('[data-place="p2.units"]');
  await there.getByRole('button', { name: 'Put Pier Warden here' }).press('Enter');
  await there.getByRole('button', { name: 'Pier Warden', exact: true }).waitFor();

  // Played on, with what happened and by which clause.
  await page.getByRole('button', { name: /Harbour Tug.* attacks the opponent/ }).click();
  const happened = page.getByRole('region', { name: 'What happened' });
  await happened.getByText(/draws/).waitFor();
  assert.ok((await happened.getByRole('link').count()) > 3);
  await picture(page, 'cards-tried');

  const file = await saved(page, 'the Tug draws when it attacks');
  assert.match(conformance(file), /1 case/);
  // What it says is compared: another outcome fails.
  const text = await readFile(file, 'utf8');
  assert.match(text, /type: draw/);
  assert.deepEqual(complaints, []);

  // The file is read again as what it was.
  await page.reload();
  await isRight(page);
  await page.getByLabel('From a case file').setInputFiles(file);
  await happened.getByText(/draws/).waitFor();
  assert.match(await editorOf(page).innerText(), /Harbour Tug/);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

/** Keeps what is understood of words from a page until the function that is given is called. */
async function held(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/cards/parse', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('words that nobody wrote are put in no card, however late they are understood', { skip }, async () => {
  const { page, complaints } = await openPage(browser, url);
  const answer = await held(page);
  await page.goto(`${url}/cards/gundam`);
  await isRight(page);
  // The words of the first sample card are yet to be understood when it makes room for another card.
  await page.getByText('Reading…', { exact: true }).waitFor();
  await write(page, JSON.stringify(WITH_FAULTS, null, 2));
  await page.getByText('3 faults', { exact: true }).waitFor();
  const written = await editorOf(page).innerText();
  answer();
  await page.getByText(/^(Every word is understood|It has no text)\.$/).waitFor();
  assert.equal(await editorOf(page).innerText(), written);
  await page.getByText('3 faults', { exact: true }).waitFor();
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test('words are put in the card for which they were written, and in no other', { skip }, async () => {
  const { page, complaints } = await openPage(browser, url);
  await page.goto(`${url}/cards/gundam`);
  await isRight(page);
  await page.getByText(/^(Every word is understood|It has no text)\.$/).waitFor();
  const answer = await held(page);
  const asked = page.waitForRequest(/cards[/]parse/);
  await page.getByRole('textbox', { name: 'The card in words' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('【Attack】: Draw 3 cards.');
  await asked;
  // The answer comes while another card is there that has faults, and so is not followed yet.
  await write(page, JSON.stringify(WITH_FAULTS, null, 2));
  await page.getByText('3 faults', { exact: true }).waitFor();
  const written = await editorOf(page).innerText();
  answer();
  await page.getByText('Every word is understood.', { exact: true }).waitFor();
  assert.equal(await editorOf(page).innerText(), written);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test('a card is written in words with a slip, completed, mended by a click, and does on the table what it says', {
  skip,
}, async () => {
  const { page, complaints } = await openPage(browser, url);
  await page.goto(`${url}/cards/gundam`);
  await isRight(page);
  const { abilities: _, keywords: __, ...plain } = WITH_FAULTS;
  await write(page, JSON.stringify({ ...plain, color: 'blue' }));
  await page.getByText('It has no text.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();

  // The beginning of a word is enough: what can stand there is offered, and Tab takes it.
  const words = page.getByRole('textbox', { name: 'The card in words' });
  await words.click();
  await page.keyboard.type('【att');
  const offer = page.getByRole('option', { name: '【Attack】', exact: true });
  await offer.waitFor();
  await picture(page, 'cards-words-offered');
  await page.keyboard.press('Tab');
  assert.equal(await words.innerText(), '【Attack】 ');
  // What can follow is offered at once; Enter takes what was chosen by the arrows, Escape closes the list.
  await page.getByRole('option', { name: ':', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.keyboard.type(': Drwa 2 cards. Give this AP +2 during this turn.');
  const faults = page.getByRole('list', { name: 'Faults in the words' }).locator('> li');
  assert.match(await words.innerText(), /^【Attack】: Drwa/);
  await faults.getByText('"Drwa" is not understood here').waitFor();
  await picture(page, 'cards-words-fault');
  await faults.getByRole('button', { name: 'Did you mean “draw”?' }).click();
  await page.getByText('Every word is understood.', { exact: true }).waitFor();
  await page
    .getByRole('list', { name: 'Reading of Harbour Tug' })
    .getByText(/Draw 2 cards/)
    .waitFor();
  assert.match(await editorOf(page).innerText(), /"do": "draw", "count": 2/);
  await picture(page, 'cards-words');

  // Its effect is seen on the table.
  await page.getByRole('button', { name: /Harbour Tug.* attacks the opponent/ }).click();
  const happened = page.getByRole('region', { name: 'What happened' });
  await happened.getByText(/Player 1 draws 2/).waitFor();
  await page.locator('.try .table').getByText('AP +2').waitFor();
  await picture(page, 'cards-words-played');
  await isAccessible(page, 'a card in words');

  // What can be read in two ways is left to whoever writes it.
  await page.goto(`${url}/cards/nexus`);
  await isRight(page);
  const cards = rulesets.find(({ id }) => id === 'nexus')?.sampleCards.source as { id: string; type: string }[];
  const costless = cards.find((card) => card.type === 'event' && !('costs' in card));
  await page.getByLabel('Start from').selectOption(costless?.id ?? assert.fail());
  const [line] = rulesets.find(({ id }) => id === 'nexus')?.read?.(costless as never) ?? [];
  await words.getByText(line?.text ?? assert.fail()).waitFor();
  await words.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Discard 1 card.');
  const readings = page.getByRole('group', { name: 'Readings of “Discard 1 card.”' });
  await readings.getByRole('button', { name: 'costs: Discard 1 card.' }).click();
  await readings.waitFor({ state: 'detached' });
  await page.getByText('Every word is understood.', { exact: true }).waitFor();
  assert.match(await editorOf(page).innerText(), /"costs": \[/);
  await page.context().close();
  assert.deepEqual(complaints, []);
});

test('the words of a place are offered as they are typed', { skip }, async () => {
  const { page, complaints } = await openPage(browser, url);
  await page.goto(`${url}/cards/gundam`);
  await isRight(page);
  await write(page, '{ "id": "W2", "type": "unit", "color": "');
  await page.keyboard.type('pu');
  const offered = page.getByRole('option', { name: 'purple' });
  // By pointing: keys go to the text until an offer has stood for a moment.
  await offered.click();
  assert.match(await editorOf(page).innerText(), /"color": "purple"/);
  await page.getByLabel('Search the words').fill('draw');
  await page
    .getByRole('region', { name: 'Words of the card language' })
    .getByText('Draws cards from the top')
    .waitFor();
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test('cards of every game are laid out, drawn, tried and kept as cases that pass', { skip }, async () => {
  const files: string[] = [];
  for (const [at, { id }] of rulesets.entries()) {
    // Each in another window.
    const viewport = at % 2 === 0 ? { width: 1360, height: 900 } : { width: 390, height: 844 };
    const settings = { colorScheme: at % 3 === 0 ? 'dark' : 'light', viewport, reducedMotion: 'reduce' } as const;
    const { page, complaints } = await openPage(browser, url, settings);
    await page.goto(`${url}/cards/${id}`);
    await isRight(page);
    await page.locator('.try .table').waitFor();
    await page.getByRole('list', { name: 'The card, drawn' }).waitFor();
    await page.locator('[data-option]:not([disabled])').first().click();
    await page.getByRole('button', { name: 'Take back' }).waitFor();
    await picture(page, `cards-${id}`);
    await isAccessible(page, `the cards of ${id}`);
    files.push(await saved(page, `${id} tried`));
    assert.deepEqual(complaints, []);
    await page.context().close();
  }
  conformance(...files);
});
