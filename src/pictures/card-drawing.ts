/** One thing on the table, drawn as a card: its name, numbers, states and marks, as high as all that is. */
import type { Scene, SceneMark, SceneObject, SceneStat } from '../engine/index.ts';
import { cut, linesOf, widthOf } from './measure.ts';
import { box, escaped, escapedLines, words } from './svg-parts.ts';
import { keywordsOf, markText, numberOf, plain, statesOf, tellingOf } from './words.ts';

/** What is drawn somewhere later, when its place is known. */
export interface Block {
  width: number;
  height: number;
  draw(x: number, y: number): string;
}

/** Places of things, so that arrows can be drawn between them. */
export type Places = Map<string, { x: number; y: number; width: number; height: number }>;

const PAD = 6;
const NAME = 12;
const SMALL = 10;
const LINE = 13;
const PILL = 15;
/** So many pills of one sort stand on a card. */
const MOST_PILLS = 6;

const INK = '#1d2733';
const QUIET = '#55606e';

interface Pill {
  text: string;
  fill: string;
  ink: string;
}

const pillOfMark = (mark: SceneMark): Pill => ({
  text: markText(mark),
  ...(mark.good === undefined
    ? { fill: '#e3e7ee', ink: INK }
    : mark.good
      ? { fill: '#cdebd3', ink: '#14532d' }
      : { fill: '#f6cfcf', ink: '#7f1d1d' }),
});

function pillOfStat({ titles }: Scene, stat: SceneStat): Pill {
  const text = `${plain(titles[stat.id] ?? stat.id)} ${numberOf(stat)}`;
  const hurt = stat.left !== undefined && stat.left < stat.now;
  const more = stat.printed !== undefined && stat.now > stat.printed;
  const less = stat.printed !== undefined && stat.now < stat.printed;
  if (hurt || less) return { text, fill: '#fbe3e3', ink: '#a11212' };
  return more ? { text, fill: '#e0f3e4', ink: '#156029' } : { text, fill: '#eef1f6', ink: INK };
}

function firstOf(pills: readonly Pill[]): Pill[] {
  if (pills.length <= MOST_PILLS) return [...pills];
  const rest = pills.length - MOST_PILLS + 1;
  return [...pills.slice(0, MOST_PILLS - 1), { text: `+${rest} more`, fill: '#e3e7ee', ink: QUIET }];
}

/** Pills beside each other, in as many lines as they take. */
function pillLines(pills: readonly Pill[], room: number): Pill[][] {
  const lines: Pill[][] = [];
  let taken = room + 1;
  for (const pill of pills) {
    const text = cut(pill.text, room - 8, SMALL);
    const width = widthOf(text, SMALL) + 8;
    if (taken + width > room) {
      lines.push([]);
      taken = 0;
    }
    lines.at(-1)?.push({ ...pill, text });
    taken += width + 3;
  }
  return lines;
}

function drawPills(lines: readonly Pill[][], x: number, y: number): string {
  return lines
    .map((line, at) => {
      let left = x;
      return line
        .map(({ text, fill, ink }) => {
          const width = widthOf(text, SMALL) + 8;
          const top = y + at * PILL;
          const drawn =
            box(left, top, width, PILL - 2, { fill, round: 4 }) +
            words(text, left + 4, top + 10, { size: SMALL, fill: ink });
          left += width + 3;
          return drawn;
        })
        .join('');
    })
    .join('');
}

/** The edge of a card says why it matters now. */
function edgeOf({ decisions, battle }: Scene, id: string): { stroke: string; thick: number } {
  if (decisions.some(({ about }) => about.includes(id))) return { stroke: '#e0a100', thick: 3 };
  if (battle?.attackers.includes(id)) return { stroke: '#d63031', thick: 3 };
  if (battle?.defenders.includes(id)) return { stroke: '#8e44ad', thick: 3 };
  if (decisions.some(({ among }) => among.includes(id))) return { stroke: '#2472c8', thick: 2.5 };
  return { stroke: '#9aa5b5', thick: 1 };
}

/** A thing with what is attached to it beneath. */
export function cardBlock(scene: Scene, id: string, width: number, places: Places): Block {
  const object = scene.objects[id];
  if (object === undefined) return { width, height: 0, draw: () => '' };
  const face = faceOf(scene, id, object, width, places);
  const attached = (object.under ?? [])
    .filter((other) => scene.objects[other]?.zone === object.zone)
    .map((other) => cardBlock(scene, other, width - 12, places));
  const height = attached.reduce((sum, block) => sum + block.height + 2, face.height);
  return {
    width,
    height,
    draw(x, y) {
      let top = y + face.height + 2;
      const beneath = attached.map((block) => {
        const link = `<path class="on" d="M${x + 6} ${top - 4} V${top + 10} H${x + 12}" fill="none" stroke="#5f6f86" stroke-width="2"/>`;
        const drawn = link + block.draw(x + 12, top);
        top += block.height + 2;
        return drawn;
      });
      return face.draw(x, y) + beneath.join('');
    },
  };
}

function faceOf(scene: Scene, id: string, object: SceneObject, width: number, places: Places): Block {
  const room = width - 2 * PAD;
  const name = linesOf(plain(object.name), room, NAME, 2, true);
  const states = statesOf(object);
  const stats = (object.stats ?? []).map((stat) => pillOfStat(scene, stat));
  const tags = [
    ...states.map((text): Pill => ({ text, fill: '#ffe2b8', ink: '#7a4100' })),
    ...firstOf(keywordsOf(object).map((text): Pill => ({ text, fill: '#dbe7fb', ink: '#173e7d' }))),
    ...firstOf((object.marks ?? []).map(pillOfMark)),
  ];
  const lines = [...pillLines(stats, room), ...pillLines(tags, room)];
  const height = PAD + name.length * (LINE + 1) + lines.length * PILL + PAD;
  const hidden = object.card === null;
  return {
    width,
    height,
    draw(x, y) {
      places.set(id, { x, y, width, height });
      const fill = hidden ? '#cfd6e1' : states.length > 0 ? '#f4f1ea' : '#ffffff';
      const title = `<title>${escapedLines(tellingOf(scene, id))}</title>`;
      const head = name.map((text, at) =>
        words(text, x + PAD, y + PAD + 10 + at * (LINE + 1), { size: NAME, fill: INK, bold: true, italic: hidden }),
      );
      return `<g class="object" data-id="${escaped(id)}" data-zone="${escaped(object.zone)}">${title}${box(x, y, width, height, { fill, ...edgeOf(scene, id) })}${head.join('')}${drawPills(lines, x + PAD, y + PAD + name.length * (LINE + 1) + 1)}</g>`;
    },
  };
}
