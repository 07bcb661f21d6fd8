import { readFileSync } from 'node:fs';
import { Arbiter } from 'arbiter-client';
import type { Command } from 'commander';
import { Wrong } from './failure.ts';

/** What every command knows: the service, and how to write. */
export interface Common {
  arbiter: Arbiter;
  json: boolean;
  /** Writes a value: as JSON where that is asked for, otherwise as lines for people. */
  write(value: unknown, lines: string | readonly string[]): void;
}

export function commonOf(command: Command): Common {
  const { url, key, json = false } = command.optsWithGlobals<{ url: string; key?: string; json?: boolean }>();
  const arbiter = new Arbiter({ url, retries: 2, ...(key === undefined ? {} : { key }) });
  const write: Common['write'] = (value, lines) => {
    console.log(json ? JSON.stringify(value) : [lines].flat().join('\n'));
  };
  return { arbiter, json, write };
}

/** The text of a file. */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Wrong(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

export function jsonOf(path: string): unknown {
  try {
    return JSON.parse(textOf(path));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Wrong(`${path}: ${error.message}`);
    throw error;
  }
}

/** The cards of a file: a list, or an object with `cards`. */
export function cardsOf(path: string): unknown[] {
  const read = jsonOf(path);
  const cards = Array.isArray(read) ? read : (read as { cards?: unknown } | null)?.cards;
  if (!Array.isArray(cards)) throw new Wrong(`${path}: has to be a list of cards, or {"cards": […]}`);
  return cards;
}

const MATCH = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isMatch = (text: string): boolean => MATCH.test(text);
