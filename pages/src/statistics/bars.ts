import { barX, plot, ruleX, text } from '@observablehq/plot';
import type { Figure, Row } from './figures.ts';

/** Pixels of a row: its label, and the bar beneath. */
const ROW = 38;
/** Pixels of a row that its label takes. */
const LABEL = 20;
/** Pixels of the letters. */
const SIZE = 14;
/** Pixels that what stands beside a label may take. */
const BESIDE = 150;
/** The class of a drawing, which the page's own styles know. */
const CLASS = 'bars';

/**
 * The bars of some rows as a drawing, `width` pixels wide: above each its label and what stands beside it, a label that leads somewhere
 * as a link. Colours come from the page. The library's own style sheet is left out, since the page takes none but its own.
 */
export function barsOf(rows: readonly Row[], { middle, title }: Pick<Figure, 'middle' | 'title'>, width: number) {
  const numbered = rows.map((row, at) => ({ ...row, at }));
  const drawing = plot({
    className: CLASS,
    width,
    height: rows.length * ROW + 4,
    marginTop: 0,
    marginBottom: 4,
    marginLeft: 0,
    marginRight: 0,
    ariaLabel: title,
    x: { domain: [0, 1], axis: null },
    y: { domain: numbered.map(({ at }) => at), axis: null, padding: 0 },
    marks: [
      barX(numbered, { y: 'at', x: 1, insetTop: LABEL, insetBottom: 4, rx: 3, fill: 'var(--sunk)' }),
      barX(numbered, {
        ...{ y: 'at', x: ({ share }: Row) => Math.max(0, Math.min(1, share)) },
        ...{ insetTop: LABEL, insetBottom: 4, rx: 3, fill: 'var(--chosen)' },
      }),
      ...(middle ? [ruleX([0.5], { stroke: 'var(--ink)', strokeDasharray: '2 2' })] : []),
      text(numbered, {
        ...{ y: 'at', x: 0, text: 'label', href: 'href', title: 'label' },
        ...{ textAnchor: 'start', dy: (LABEL - ROW) / 2, fontSize: SIZE, fill: 'currentColor' },
        ...{ lineWidth: Math.max(8, (width - BESIDE) / SIZE), textOverflow: 'ellipsis' },
      }),
      text(numbered, {
        ...{ y: 'at', x: 1, text: 'text' },
        ...{
          textAnchor: 'end',
          dy: (LABEL - ROW) / 2,
          fontSize: SIZE,
          fill: 'currentColor',
          fontVariant: 'tabular-nums',
        },
      }),
    ],
  });
  drawing.querySelector('style')?.remove();
  // Its labels are read and followed one by one; what the marks are called says nothing.
  for (const marks of drawing.querySelectorAll('g[aria-label]')) marks.removeAttribute('aria-label');
  drawing.setAttribute('role', 'group');
  return drawing;
}
