import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test, { after } from 'node:test';
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { encodePng } from '../../src/pictures/encode-png.ts';
import { fontFilesFor } from '../../src/pictures/fonts.ts';
import { pngOf } from '../../src/pictures/png.ts';
import { words } from '../../src/pictures/svg-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-png-'));
after(() => rmSync(folder, { recursive: true }));

const SOURCES = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const WHOLE = ['', '-Bold', '-Oblique'].map((style) => join(SOURCES, `DejaVuSansCondensed${style}.ttf`));

const inner = (svg: string): string => /<text.*<\/text>/s.exec(svg)?.[0] ?? '';
const svgOf = (text: string, title = '', x = 5): string => {
  const styles = [{}, { bold: true }, { italic: true }];
  const lines = styles.map((style, at) => words(text, x, 20 + 20 * at, { size: 12, fill: '#123456', ...style }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80" font-family="DejaVu Sans Condensed"><title>${title}</title><rect width="400" height="80" fill="#f0f0f0"/>${lines.join('')}</svg>`;
};
const pixelsOf = (svg: string, fontFiles: string[]): Buffer =>
  new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().pixels;

/** The pixels of a PNG without filters, three bytes each. */
function decoded(png: Buffer): { width: number; height: number; colours: Buffer } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + size));
  }
  const rows = inflateSync(Buffer.concat(data));
  const lines = Array.from({ length: height }, (_, y) => {
    assert.equal(rows[y * (1 + 3 * width)], 0);
    return rows.subarray(y * (1 + 3 * width) + 1, (y + 1) * (1 + 3 * width));
  });
  return { width, height, colours: Buffer.concat(lines) };
}

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x21 }, (_, at) => 0x21 + at));

for (const [kind, text] of [
  ['plain', `${ASCII.replace(/[&<>"']/g, '')} • · ▶ → “x” – … × −`],
  ['usual', 'Ångström Œuvre naïve Ýžuk ČŘ Ωμέγα Москва Łódź'],
] as const) {
  test(`letters of the ${kind} fonts look as they do in the whole ones`, () => {
    const files = fontFilesFor(svgOf(text), folder);
    assert.ok(files.every((file) => file.includes(`/${kind}-`)));
    assert.ok(files.every((file) => readFileSync(file).length < (kind === 'plain' ? 16_000 : 60_000)));
    // The distances between letters are plain in the small fonts, so each letter is drawn in a place of its own.
    for (const part of text.match(/.{1,12}/gu) ?? []) {
      const lines = [...part].map((letter, at) => svgOf(letter, '', 8 + 32 * at)).map(inner);
      const svg = svgOf('', '').replace('</svg>', `${lines.join('')}</svg>`);
      assert.ok(pixelsOf(svg, files).equals(pixelsOf(svg, WHOLE)), part);
    }
  });
}

test('rare letters are drawn with the whole fonts, and signs of titles alone are not', () => {
  assert.deepEqual(fontFilesFor(svgOf('ქართული'), folder), WHOLE);
  const own = mkdtempSync(join(folder, 'titles-'));
  assert.ok(pngOf(svgOf('Thicket', '【Deploy】 ქ 魚'), own).equals(pngOf(svgOf('Thicket'), own)));
  assert.ok(readdirSync(own).every((file) => file.startsWith('plain-')));
});

test('signs of the games that no font here has are drawn as those like them', () => {
  const drawn = (text: string) => pngOf(svgOf(text), folder);
  assert.ok(drawn('Activate･Main 【Burst】').equals(drawn('Activate·Main [Burst]')));
  assert.ok(!drawn('【Burst】').equals(drawn('Burst')));
});

test('a PNG has the pixels that were drawn, and every chunk its sum', () => {
  const svg = svgOf('Ada');
  const image = new Resvg(svg, { font: { fontFiles: WHOLE, loadSystemFonts: false } }).render();
  const { width, height, colours } = decoded(encodePng(image));
  assert.deepEqual([width, height], [400, 80]);
  const { pixels } = image;
  for (let at = 0; at < width * height; at++) {
    assert.equal(pixels[4 * at + 3], 255);
    for (const part of [0, 1, 2]) assert.equal(colours[3 * at + part], pixels[4 * at + part]);
  }
  // A library that checks sums reads it.
  const shown = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><image width="400" height="80" href="data:image/png;base64,${encodePng(image).toString('base64')}"/></svg>`;
  assert.ok(new Resvg(shown).render().pixels.equals(pixels));
});
