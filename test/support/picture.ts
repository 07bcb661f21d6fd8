import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Where pictures of all pages are kept, if anywhere: artefacts for people to look at. */
const PICTURES = process.env.PAGES_PICTURES;

/** Keeps a picture of a page as a whole. */
export async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}
