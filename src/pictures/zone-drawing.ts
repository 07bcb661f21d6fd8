/** The zones of a scene, by how things lie in them. */
import type { Scene, SceneZone } from '../engine/index.ts';
import type { Block, Places } from './card-drawing.ts';
import { cardBlock } from './card-drawing.ts';
import { cut, linesOf, widthOf } from './measure.ts';
import { box, escaped, words } from './svg-parts.ts';
import { counterText, plain, topOf } from './words.ts';

const GAP = 6;
const HEAD = 18;
const INK = '#1d2733';
const QUIET = '#4a5563';
/** The widest and the narrowest card. */
const [WIDEST, NARROWEST] = [184, 116];
/** So many things of one zone are drawn. */
const MOST = 40;

/** Blocks beside each other, in lines as wide as `width`; each line is as high as its highest. */
export function flow(blocks: readonly Block[], width: number, gap = GAP): Block {
  const lines: { blocks: Block[]; taken: number }[] = [];
  for (const block of blocks) {
    const line = lines.at(-1);
    if (line && line.taken + gap + block.width <= width) {
      line.blocks.push(block);
      line.taken += gap + block.width;
    } else lines.push({ blocks: [block], taken: block.width });
  }
  const heights = lines.map((line) => Math.max(0, ...line.blocks.map(({ height }) => height)));
  return {
    width,
    height: heights.reduce((sum, height) => sum + height, 0) + Math.max(0, lines.length - 1) * gap,
    draw(x, y) {
      let top = y;
      return lines
        .map((line, at) => {
          let left = x;
          const drawn = line.blocks.map((block) => {
            const one = block.draw(left, top);
            left += block.width + gap;
            return one;
          });
          top += (heights[at] ?? 0) + gap;
          return drawn.join('');
        })
        .join('');
    },
  };
}

/** Blocks below each other. */
export function stack(blocks: readonly Block[], width: number, gap = GAP): Block {
  const there = blocks.filter(({ height }) => height > 0);
  return {
    width,
    height: there.reduce((sum, { height }) => sum + height, 0) + Math.max(0, there.length - 1) * gap,
    draw(x, y) {
      let top = y;
      return there
        .map((block) => {
          const drawn = block.draw(x, top);
          top += block.height + gap;
          return drawn;
        })
        .join('');
    },
  };
}

/** A note of one line where not everything is drawn. */
const note = (text: string, width: number): Block => ({
  width,
  height: 16,
  draw: (x, y) => words(text, x, y + 12, { size: 11, fill: QUIET, italic: true }),
});

function headOf({ title, size, limit, layout, counters = [], state = [] }: SceneZone): string {
  const count = layout === 'single' ? '' : ` ${limit === undefined || limit === 1 ? size : `${size}/${limit}`}`;
  return [`${plain(title)}${count}`, ...counters.map(counterText), ...state.map((one) => plain(one.title))].join(' · ');
}

/** The frame of a zone around what lies in it. */
function framed(zone: SceneZone, inner: Block): Block {
  const width = inner.width + 2 * GAP;
  const height = HEAD + inner.height + (inner.height > 0 ? GAP : 2);
  return {
    width,
    height,
    draw: (x, y) =>
      `<g class="zone" data-id="${escaped(zone.id)}"><title>${escaped(headOf(zone))}</title>${box(x, y, width, height, { fill: '#e9edf3', stroke: '#c3cbd7' })}${words(cut(headOf(zone), width - 2 * GAP, 11, true), x + GAP, y + 13, { size: 11, fill: QUIET, bold: true })}${inner.draw(x + GAP, y + HEAD)}</g>`,
  };
}

/** What stands by itself in a zone; what is attached to it is drawn with it. */
function standing(scene: Scene, { objects, id }: SceneZone): string[] {
  return objects.filter((one) => {
    const on = scene.objects[one]?.on;
    return on === undefined || scene.objects[on]?.zone !== id;
  });
}

function row(scene: Scene, zone: SceneZone, width: number, places: Places): Block {
  const inner = width - 2 * GAP;
  const ids = standing(scene, zone);
  const shown = ids.slice(0, MOST);
  const aLine = Math.max(1, Math.min(shown.length, Math.floor((inner + GAP) / (NARROWEST + GAP))));
  const each = Math.min(WIDEST, (inner - (aLine - 1) * GAP) / aLine);
  const cards = flow(
    shown.map((id) => cardBlock(scene, id, each, places)),
    inner,
  );
  const rest = ids.length > MOST ? [note(`and ${ids.length - MOST} more`, inner)] : [];
  return framed(zone, stack([cards, ...rest], inner));
}

const LABEL = 62;

/** The rows of a grid from the middle of the table to its player: the first one stands on top where the player sits below. */
function grid(scene: Scene, zone: SceneZone, width: number, places: Places, near: boolean): Block {
  const { rows = [], columns = [] } = zone;
  const inner = width - 2 * GAP;
  const ids = standing(scene, zone).slice(0, MOST);
  const wide = Math.max(1, columns.length);
  const each = (inner - LABEL - (wide - 1) * GAP) / wide;
  const cellOf = (row: number, column: number): Block =>
    stack(
      ids
        .filter((id) => scene.objects[id]?.at?.row === row && scene.objects[id]?.at?.column === column)
        .map((id) => cardBlock(scene, id, each, places)),
      each,
      3,
    );
  const lineOf = (title: string, at: number): Block => {
    const cells = columns.map((_title, column) => cellOf(at + 1, column + 1));
    const height = Math.max(20, ...cells.map((cell) => cell.height));
    return {
      width: inner,
      height,
      draw(x, y) {
        const label = linesOf(plain(title), LABEL - 6, 10, 2, true).map((text, line) =>
          words(text, x, y + 13 + line * 12, { size: 10, fill: QUIET, bold: true }),
        );
        const drawn = cells.map((cell, column) => {
          const left = x + LABEL + column * (each + GAP);
          const empty = box(left, y, each, height, { fill: 'none', stroke: '#b4bdcb', dashed: true });
          return cell.height === 0 ? empty : cell.draw(left, y);
        });
        return label.join('') + drawn.join('');
      },
    };
  };
  const titles: Block = {
    width: inner,
    height: 14,
    draw: (x, y) =>
      columns
        .map((title, column) =>
          words(cut(plain(title), each, 10, true), x + LABEL + column * (each + GAP) + each / 2, y + 10, {
            ...{ size: 10, fill: QUIET, bold: true, middle: true },
          }),
        )
        .join(''),
  };
  const lines = rows.map(lineOf);
  const elsewhere = ids.filter((id) => {
    const at = scene.objects[id]?.at;
    return at === undefined || at.row > rows.length || at.column > columns.length;
  });
  const beside = elsewhere.map((id) => cardBlock(scene, id, Math.min(WIDEST, inner), places));
  const ordered = near ? [titles, ...lines] : [...lines.toReversed(), titles];
  return framed(zone, stack([...ordered, flow(beside, inner)], inner));
}

/** A pile, or cards of which nobody sees more than how many there are. */
function heap(scene: Scene, zone: SceneZone): Block {
  const top = zone.layout === 'pile' ? topOf(scene, zone) : null;
  const shown = top === null ? [] : linesOf(top, 108, 11, 2);
  const inner: Block = {
    width: Math.max(72, Math.min(220, widthOf(headOf(zone), 11, true) + 8), ...shown.map((text) => widthOf(text, 11))),
    height: shown.length * 13,
    draw: (x, y) => shown.map((text, at) => words(text, x, y + 10 + at * 13, { size: 11, fill: INK })).join(''),
  };
  return framed(zone, inner);
}

/** Whether a zone takes the whole width, or stands beside others. */
export const isField = (zone: SceneZone): boolean => (zone.layout === 'row' || zone.layout === 'grid') && !isSlim(zone);
const isSlim = ({ objects, layout }: SceneZone): boolean => objects.length === 0 && layout !== 'grid';
export const isHand = ({ layout, objects }: SceneZone): boolean => layout === 'fan' && objects.length > 0;

export function zoneBlock(scene: Scene, zone: SceneZone, width: number, places: Places, near: boolean): Block {
  if (zone.layout === 'grid') return grid(scene, zone, width, places, near);
  if (zone.objects.length === 0) return heap(scene, zone);
  if (zone.layout !== 'single') return row(scene, zone, width, places);
  const cards = standing(scene, zone).map((id) => cardBlock(scene, id, 150, places));
  return framed(zone, stack(cards, 150));
}
