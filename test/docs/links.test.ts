import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import test from 'node:test';
import { pageOf, pages, project } from './pages.ts';

/** A page without its code, in which brackets are no links. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '`code`');

/** The anchors that GitHub makes of the headings of a page, and those that it sets itself. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id));
  const seen = new Map<string, number>();
  for (const [, heading = ''] of text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)) {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    anchors.add(times === 0 ? anchor : `${anchor}-${times}`);
  }
  return anchors;
}

const linksOf = (text: string): string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to));

const found = new Map<string, Set<string>>();

/** The anchors of a file, looked for once. */
function anchorsIn(file: string): Set<string> {
  const anchors = found.get(file) ?? anchorsOf(readFileSync(join(project, file), 'utf8'));
  found.set(file, anchors);
  return anchors;
}

test('every link between pages leads to a file, and to a heading of it', () => {
  const broken = pages.flatMap(({ path, text }) =>
    linksOf(text)
      .filter((to) => {
        const [file = '', anchor] = to.split('#');
        const target = file === '' ? path : normalize(join(dirname(path), file));
        if (!existsSync(join(project, target))) return true;
        return anchor !== undefined && !anchorsIn(target).has(anchor);
      })
      .map((to) => `${path}: ${to}`),
  );
  assert.deepEqual(broken, []);
});

test('every page that is named in text or in code is there', () => {
  const files = globSync(
    [
      '.env.example',
      'deploy/**/*.yaml',
      '*.md',
      '{docs,src,test,clients,examples,pages,bench,scripts}/**/*.{md,ts,svelte}',
    ],
    {
      cwd: project,
      exclude: (name) => /(^|\/)(node_modules|dist|generated)(\/|$)/.test(name),
    },
  );
  assert.ok(files.length > 500, `${files.length} files`);
  const missing = files.flatMap((file) =>
    [...readFileSync(join(project, file), 'utf8').matchAll(/(?<![\w./-])docs\/[\w/-]+\.md\b/g)]
      .map(([named]) => named)
      .filter((named) => !existsSync(join(project, named)))
      .map((named) => `${file}: ${named}`),
  );
  assert.deepEqual(missing, []);
});

test('README.md is one short page, and leads to every page of docs', () => {
  const { text } = pageOf('README.md');
  assert.ok(text.split('\n').length <= 200);
  const linked = new Set(linksOf(text).map((to) => to.split('#')[0]));
  const unknown = pages.filter(({ path }) => path.startsWith('docs/') && !linked.has(path)).map(({ path }) => path);
  assert.deepEqual(unknown, []);
});
