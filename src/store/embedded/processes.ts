import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const ask = (pid: number, column: string): string | null => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // `ps` fails when there is no such process.
    return null;
  }
};

/** When a process began: with its number, this tells it from a later one that got the same number. */
export function birthOf(pid: number): string | null {
  if (platform() !== 'linux') return ask(pid, 'lstart');
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    // No such process.
    return null;
  }
}

export function nameOf(pid: number): string | null {
  if (platform() !== 'linux') return ask(pid, 'comm');
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    // No such process.
    return null;
  }
}
