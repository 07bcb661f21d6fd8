/** A drawing as pixels, with fonts that come with the service: the same bytes on every machine. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { FONT } from './svg-parts.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const FILES = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf', 'DejaVuSansCondensed-Oblique.ttf'];

/** Holds the thread that it is called on for as long as it draws: tens of milliseconds. */
export function pngOf(svg: string): Buffer {
  const image = new Resvg(svg, {
    font: { fontFiles: FILES.map((file) => join(fonts, file)), loadSystemFonts: false, defaultFontFamily: FONT },
  });
  return image.render().asPng();
}
