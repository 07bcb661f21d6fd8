import { spawnSync } from 'node:child_process';
import { ROOT } from './targets.ts';

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Where a branch may come from: what a build is told, then the usual names, then the commit before. */
const bases = (): string[] => [
  ...(process.env.GITHUB_BASE_REF ? [`origin/${process.env.GITHUB_BASE_REF}`] : []),
  'origin/main',
  'main',
  'HEAD~1',
];

/** The files that changed since this branch left the one it comes from, also those not committed; null where no earlier commit is known. */
export function changedSince(): { base: string; files: string[] } | null {
  const head = git('rev-parse', 'HEAD');
  for (const name of bases()) {
    const base = git('merge-base', name, 'HEAD');
    if (base === null || base === head) continue;
    const files = git('diff', '--name-only', '--diff-filter=d', base);
    if (files !== null) return { base: base.slice(0, 12), files: files.split('\n') };
  }
  return null;
}
