/** A drawing as pixels, with fonts that come with the service: the same bytes on every machine. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { slimFont } from './slim-font.ts';
import { FONT } from './svg-parts.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const FILES = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf', 'DejaVuSansCondensed-Oblique.ttf'];
const whole = FILES.map((file) => join(folder, file));

/** The characters of nearly all pictures, as ranges: Latin, Greek, Cyrillic, punctuation and the signs that pictures use. */
const USUAL = [
  [0x20, 0x24f],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x25b6, 0x25b6],
] as const;
const UNUSUAL = new RegExp(
  `[^\\n${USUAL.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('')}]`,
  'u',
);

let slim: string[] | null = null;

/** Files of the fonts with the usual characters alone, made with the first picture of a thread. */
function slimFiles(): string[] {
  if (slim !== null) return slim;
  const characters = USUAL.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const made = mkdtempSync(join(tmpdir(), 'arbiter-fonts-'));
  slim = FILES.map((file) => {
    const path = join(made, file);
    writeFileSync(path, slimFont(readFileSync(join(folder, file)), characters));
    return path;
  });
  return slim;
}

/** Holds the thread that it is called on for as long as it draws: tens of milliseconds. */
export function pngOf(svg: string): Buffer {
  const fontFiles = UNUSUAL.test(svg) ? whole : slimFiles();
  const image = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT } });
  return image.render().asPng();
}
