import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { citedIn } from './cited-in.ts';
import { known } from './known.ts';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = ['test/conformance', 'test/recorded/made'].map((folder) => resolve(root, folder));

for (const [{ id }, cited] of citedIn(FOLDERS, known)) {
  const folder = id === 'duel' ? 'examples/duel' : `src/rulesets/${id}`;
  writeFileSync(resolve(root, folder, 'cited.json'), `${JSON.stringify(cited, null, 2)}\n`);
}
