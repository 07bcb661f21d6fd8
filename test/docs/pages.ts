import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const project = resolve(import.meta.dirname, '../..');

/** A page of the documentation: its path from the root of the repository, and what it says. */
export interface Page {
  path: string;
  text: string;
}

/** Every page that a reader of the repository finds. */
export const pages: readonly Page[] = globSync(
  ['*.md', '{docs,src,test,clients,examples,pages,bench,deploy}/**/*.md'],
  {
    cwd: project,
    exclude: (name) => /(^|\/)(node_modules|dist|generated)(\/|$)/.test(name),
  },
)
  .sort()
  .map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }));

export const pageOf = (path: string): Page => {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`there is no page ${path}`);
  return found;
};

/** What stands on the page in blocks that are marked with this language. */
export const blocksOf = ({ text }: Page, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block = '']) => block);

/** What stands between `<!-- name -->` and `<!-- /name -->`. */
export function marked({ path, text }: Page, name: string): string {
  const found = new RegExp(`<!-- ${name} -->\\n([\\s\\S]*?)\\n<!-- /${name} -->`).exec(text)?.[1];
  if (found === undefined) throw new Error(`${path} has no part ${name}`);
  return found;
}
