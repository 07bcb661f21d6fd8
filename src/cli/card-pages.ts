import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesets } from '../rulesets/index.ts';
import { cardPage, PAGES, readCourse } from './card-page.ts';
import { cardWords, WORDS } from './card-words.ts';

mkdirSync(WORDS, { recursive: true });
for (const rules of rulesets) {
  writeFileSync(join(PAGES, `${rules.id}.md`), cardPage(rules, readCourse(rules.id)));
  writeFileSync(join(WORDS, `${rules.id}.txt`), cardWords(rules));
}
