/** `npm run docs:pictures`: draws the pictures of the documentation. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, SHOWN, tablePicture } from './table-picture.ts';

mkdirSync(PICTURES, { recursive: true });
for (const [file, shown] of Object.entries(SHOWN)) writeFileSync(join(PICTURES, file), tablePicture(shown));
