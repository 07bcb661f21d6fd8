/** How wide a text is: an estimate for the fonts that pictures are drawn with, on the safe side. */

const NARROW = /[ijl.,:;'|!()[\]{} fIrt/-]/;
const BROAD = /[mwMW@%–—→]/;

/** In parts of the font size. */
function widthOfCharacter(character: string, bold: boolean): number {
  const more = bold ? 1.12 : 1;
  if (NARROW.test(character)) return 0.36 * more;
  if (BROAD.test(character)) return 0.88 * more;
  if (/[A-Z0-9]/.test(character)) return 0.62 * more;
  return (character.codePointAt(0) ?? 0) < 0x1100 ? 0.56 * more : 1;
}

/** The width of `text` in pixels. */
export function widthOf(text: string, size: number, bold = false): number {
  let width = 0;
  for (const character of text) width += widthOfCharacter(character, bold);
  return width * size;
}

/** `text` as far as it fits. */
export function cut(text: string, room: number, size: number, bold = false): string {
  if (widthOf(text, size, bold) <= room) return text;
  let shown = '';
  for (const character of text) {
    if (widthOf(`${shown}${character}…`, size, bold) > room) break;
    shown += character;
  }
  return `${shown.trimEnd()}…`;
}

/** `text` in at most `most` lines; the last one is cut where there is more. */
export function linesOf(text: string, room: number, size: number, most: number, bold = false): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(' ').filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size, bold) <= room || line === '') {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) return [...lines, cut([line, ...words.slice(at)].join(' '), room, size, bold)];
    lines.push(cut(line, room, size, bold));
    line = word;
  }
  return line === '' ? lines : [...lines, cut(line, room, size, bold)];
}
