import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { programEnvironment } from './server.ts';

const project = join(import.meta.dirname, '../..');

/** The release before this one, whose migrations end with 20261121140000. */
export const RELEASE_BEFORE = '654d474';

/** Whether git has the commit of an earlier release: a shallow clone has not. */
export function hasRelease(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: project, stdio: 'ignore' });
    return true;
  } catch {
    // git is not there, or does not know the commit.
    return false;
  }
}

export interface Release {
  folder: string;
  /** Starts the server of that release; resolves when it listens. */
  start(env: Record<string, string>): Promise<{ url: string; child: ChildProcess; said(): string }>;
  remove(): void;
}

/** The files of an earlier release in a folder of their own, with the packages of this one. */
export function checkOut(commit: string): Release {
  const folder = mkdtempSync('/var/tmp/arbiter-release-');
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { cwd: project, maxBuffer: 1 << 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src/generated'), { recursive: true });
  execFileSync(process.execPath, [join(project, 'node_modules/prisma/build/index.js'), 'generate'], {
    cwd: folder,
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    stdio: 'ignore',
  });
  return {
    folder,
    async start(env) {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server.ts'], {
        cwd: folder,
        env: programEnvironment({ PORT: '0', ...env }),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      const ended = once(child, 'exit');
      const url = await new Promise<string>((resolve, reject) => {
        const listen = (text: string) => {
          said += text;
          const found = /listening at (http:\/\/[\d.:]+)/.exec(said)?.[1];
          if (found !== undefined) resolve(found);
        };
        child.stdout.setEncoding('utf8').on('data', listen);
        child.stderr.setEncoding('utf8').on('data', listen);
        ended.then(([code]) => reject(new Error(`ended with ${code}: ${said}`)));
      });
      return { url, child, said: () => said };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
