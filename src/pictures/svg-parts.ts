/** The pieces that a drawing is made of: everything that a caller wrote is escaped here and nowhere else. */
import { plain } from './words.ts';

export const FONT = 'DejaVu Sans Condensed';
const FAMILY = `'${FONT}', 'DejaVu Sans', Verdana, sans-serif`;

export const escaped = (text: string): string =>
  plain(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Several lines of a title. */
export const escapedLines = (text: string): string => text.split('\n').map(escaped).join('\n');

const round = (value: number): number => Math.round(value * 10) / 10;

interface Ink {
  size: number;
  fill: string;
  bold?: boolean;
  italic?: boolean;
  middle?: boolean;
}

/** Signs of the games that the font does not have, and what is drawn in their place. */
const DRAWN_AS: Readonly<Record<string, string>> = { '･': '·', '・': '·', '【': '[', '】': ']' };
const NOT_DRAWN = new RegExp(`[${Object.keys(DRAWN_AS).join('')}]`, 'g');

/** A line of text whose base line begins at a place. */
export function words(text: string, x: number, y: number, { size, fill, bold, italic, middle }: Ink): string {
  const style = `${bold ? ' font-weight="bold"' : ''}${italic ? ' font-style="italic"' : ''}${middle ? ' text-anchor="middle"' : ''}`;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}"${style}>${escaped(text.replaceAll(NOT_DRAWN, (sign) => DRAWN_AS[sign] ?? sign))}</text>`;
}

interface Line {
  fill: string;
  stroke?: string;
  thick?: number;
  dashed?: boolean;
  round?: number;
}

export function box(x: number, y: number, width: number, height: number, line: Line): string {
  const { fill, stroke, thick = 1, dashed } = line;
  const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${thick}"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${line.round ?? 5}" fill="${fill}"${edge}${dashed ? ' stroke-dasharray="4 4"' : ''}/>`;
}

interface Spot {
  x: number;
  y: number;
}

/** An arrow that bends a little, so that two between the same places can be told apart. */
export function arrow(from: Spot, to: Spot, colour: 'battle' | 'on'): string {
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.12 };
  const path = `M${round(from.x)} ${round(from.y)} Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
  return `<path class="${colour}" d="${path}" fill="none" stroke="${ARROWS[colour]}" stroke-width="3" stroke-opacity="0.6" marker-end="url(#${colour})"/>`;
}

const ARROWS = { battle: '#d63031', on: '#5f6f86' } as const;

const head = (id: 'battle' | 'on') =>
  `<marker id="${id}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0 L10 5 L0 10 z" fill="${ARROWS[id]}"/></marker>`;

/** A whole drawing. */
export const drawing = (width: number, height: number, title: string, attributes: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${round(height)}" viewBox="0 0 ${width} ${round(height)}" role="img" font-family="${FAMILY}"${attributes}><title>${escaped(title)}</title><defs>${head('battle')}${head('on')}</defs>${body}</svg>`;
