/** The fonts that drawings are made with, with fewer characters where those are enough: see `slimFont`. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { slimFont } from './slim-font.ts';

const SOURCES = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const FILES = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf', 'DejaVuSansCondensed-Oblique.ttf'];
const whole = FILES.map((file) => join(SOURCES, file));

type Ranges = readonly (readonly [number, number])[];

/** The characters of nearly all pictures, as ranges, and those of nearly all others: Latin, Greek, Cyrillic, punctuation and signs. */
const SIGNS: Ranges = [
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2264, 0x2265],
  [0x25b6, 0x25b6],
];
const RANGES: Readonly<Record<string, Ranges>> = {
  plain: [[0x20, 0x7e], [0xa0, 0xa0], [0xb7, 0xb7], [0xd7, 0xd7], ...SIGNS],
  usual: [[0x20, 0x24f], [0x384, 0x3ce], [0x400, 0x45f], ...SIGNS],
};

const beyond = (ranges: Ranges): RegExp =>
  new RegExp(`[^\\n${ranges.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('')}]`, 'u');

const kinds = Object.entries(RANGES).map(([name, ranges]) => ({ name, ranges, beyond: beyond(ranges) }));

/**
 * The files of the fonts that a drawing needs: those with the fewest characters among which are all of its own. They are
 * made in `folder` where they are not there yet, for all that is drawn later.
 */
export function fontFilesFor(svg: string, folder: string): string[] {
  const kind = kinds.find((one) => !one.beyond.test(svg));
  if (kind === undefined) return whole;
  return FILES.map((file) => {
    const path = join(folder, `${kind.name}-${file}`);
    if (!existsSync(path)) make(path, file, kind.ranges);
    return path;
  });
}

function make(path: string, file: string, ranges: Ranges): void {
  const characters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  // Temporary folders are swept by some machines.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // A thread can be ended at any moment: what is there under its name is whole.
  writeFileSync(`${path}.part`, slimFont(readFileSync(join(SOURCES, file)), characters));
  renameSync(`${path}.part`, path);
}
