/** A drawing as pixels, with fonts that come with the service: the same bytes on every machine. */
import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encode-png.ts';
import { fontFilesFor } from './fonts.ts';
import { FONT } from './svg-parts.ts';

const TITLES = /<title>[^<]*<\/title>/g;

/**
 * The drawing as PNG. Fonts with few characters are kept in `folder`. Holds the thread that it is called on for as long as it draws:
 * tens of milliseconds.
 */
export function pngOf(svg: string, folder: string): Buffer {
  // Titles are told, not drawn, and have signs of the games that few fonts have.
  const drawn = svg.replaceAll(TITLES, '');
  const fontFiles = fontFilesFor(drawn, folder);
  const image = new Resvg(drawn, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT } });
  return encodePng(image.render());
}
