import { existsSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

/** One that has no windows first: it takes three quarters of the time of one that only doesn't show them. */
const executablePath = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(existsSync);

/** Why tests that need a browser are left out; false where there is one. */
export const noBrowser = executablePath === undefined ? 'no Chromium is installed here' : false;

/** A real browser, without a window. */
export function openBrowser(): Promise<Browser> {
  if (executablePath === undefined) throw new Error('no Chromium is installed here');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

export interface WatchedPage {
  page: Page;
  /** What the page complained about: on the console, by a request that failed or went elsewhere, by an error that nobody caught. */
  complaints: string[];
}

/** A page in a browser of its own, so to speak, which may complain about nothing and asks nobody but the service at `url`. */
export async function openPage(
  browser: Browser,
  url: string,
  settings: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (said) => ['error', 'warning'].includes(said.type()) && complaints.push(said.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // What a page still asks for when it is left ends with it.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      complaints.push(`elsewhere: ${request.url()}`);
  });
  return { page, complaints };
}
