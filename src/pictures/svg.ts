/** A scene as a drawing, 800 pixels wide. It knows no game: it goes by what the scene says of zones and things. */
import type { Scene, ScenePlayer } from '../engine/index.ts';
import type { Block, Places } from './card-drawing.ts';
import { linesOf } from './measure.ts';
import { arrow, box, drawing, escaped, words } from './svg-parts.ts';
import { choices, clockText, counterText, farSide, markText, nearSide, plain, turnText, waitingText } from './words.ts';
import { flow, isField, isHand, stack, zoneBlock } from './zone-drawing.ts';

export const WIDTH = 800;
const MARGIN = 10;
const ROOM = WIDTH - 2 * MARGIN;
const INK = '#1d2733';
/** So many waiting effects and events are told. */
const MOST = 8;

/** Lines of text, each with its own colour. */
function linesBlock(texts: readonly { text: string; fill?: string; bold?: boolean }[], size: number): Block {
  const lines = texts.flatMap(({ text, ...ink }) =>
    linesOf(text, ROOM - 16, size, 3, ink.bold).map((line) => ({ line, ...ink })),
  );
  return {
    width: ROOM,
    height: lines.length * (size + 5),
    draw: (x, y) =>
      lines
        .map(({ line, fill = INK, bold = false }, at) =>
          words(line, x + 8, y + size + at * (size + 5), { size, fill, bold }),
        )
        .join(''),
  };
}

function playerBlock({ id, name, toAct, counters, marks = [], clock }: ScenePlayer, places: Places): Block {
  const told = [...counters.map(counterText), ...marks.map(markText), ...(clock ? clockText(clock) : [])].join(' · ');
  const lines = linesOf(told, ROOM - 16, 11, 4);
  const height = 22 + lines.length * 15 + (lines.length > 0 ? 2 : 0);
  return {
    width: ROOM,
    height,
    draw(x, y) {
      places.set(id, { x, y, width: ROOM, height });
      const fill = toAct ? '#24476e' : '#3d4756';
      return `<g class="player" data-id="${id}"><title>${escaped(name)}</title>${box(x, y, ROOM, height, { fill, ...(toAct ? { stroke: '#e0a100', thick: 3 } : {}) })}${words(
        linesOf(`${toAct ? '▶ ' : ''}${plain(name)}`, ROOM - 16, 13, 1, true).join(''),
        x + 8,
        y + 15,
        { size: 13, fill: '#ffffff', bold: true },
      )}${lines.map((line, at) => words(line, x + 8, y + 31 + at * 15, { size: 11, fill: '#e6ebf2' })).join('')}</g>`;
    },
  };
}

/** A side of the table: what is fought over lies towards the middle, the hand with its player. */
function sideBlock(scene: Scene, side: 'p1' | 'p2', near: boolean, places: Places): Block {
  const zones = scene.zones.filter(({ owner }) => owner === side);
  const block = (zone: (typeof zones)[number]) => zoneBlock(scene, zone, ROOM, places, near);
  const fields = zones.filter(isField).map(block);
  const hands = zones.filter(isHand).map(block);
  const others = zones.filter((zone) => !isField(zone) && !isHand(zone)).map(block);
  const player = scene.players.filter(({ id }) => id === side).map((one) => playerBlock(one, places));
  const blocks = [...fields, flow(others, ROOM), ...hands, ...player];
  return stack(near ? blocks : blocks.toReversed(), ROOM);
}

/** What goes on and what was done last. */
function talkBlock(scene: Scene): Block {
  const { battle, waiting, decisions, recent, outcome, players } = scene;
  const nameOf = (id: string) => plain(players.find((player) => player.id === id)?.name ?? id);
  const rest = waiting.length > MOST ? [{ text: `and ${waiting.length - MOST} more wait` }] : [];
  const texts = [
    ...(outcome === null ? [] : [{ text: plain(outcome.text), bold: true, fill: '#a11212' }]),
    ...(battle === null
      ? []
      : [
          {
            text: [battle.title, battle.step?.title ?? ''].map(plain).filter(Boolean).join(' · '),
            bold: true,
            fill: '#a11212',
          },
        ]),
    ...waiting.slice(0, MOST).map((entry, at) => ({
      text: `Waits ${at + 1}: ${waitingText(scene, entry)} (${nameOf(entry.owner)})`,
      fill: '#5b3a8c',
    })),
    ...rest,
    ...decisions.map(({ player, prompt, options, hidden }) => ({
      text: `▶ ${nameOf(player)}: ${plain(prompt)}${hidden ? '' : choices(options)}`,
      bold: true,
      fill: '#7a4f00',
    })),
  ];
  const past = recent.slice(-MOST).map(({ text }) => ({ text: `• ${plain(text)}`, fill: '#4a5563' }));
  return stack([linesBlock(texts, 12), linesBlock(past, 11)], ROOM, 4);
}

/** Arrows of the battle, and from what is attached to something that lies elsewhere. */
function arrows({ battle, objects }: Scene, places: Places): string {
  const pairs =
    battle === null
      ? []
      : (battle.pairs ?? battle.attackers.map((attacker) => ({ attacker, defenders: battle.defenders })));
  const found = [
    ...pairs.flatMap(({ attacker, defenders }) => defenders.map((defender) => [attacker, defender, 'battle'] as const)),
    ...Object.entries(objects).flatMap(([id, { on, zone }]) =>
      on !== undefined && objects[on]?.zone !== zone ? [[id, on, 'on'] as const] : [],
    ),
  ];
  return found
    .map(([one, other, kind]) => {
      const [from, to] = [places.get(one), places.get(other)];
      if (!from || !to || from === to) return '';
      const down = from.y < to.y;
      const start = { x: from.x + from.width / 2, y: down ? from.y + from.height : from.y };
      // A player's bar is wide: the arrow goes straight to it.
      const across =
        to.width > 400 ? Math.min(Math.max(start.x, to.x + 20), to.x + to.width - 20) : to.x + to.width / 2;
      return arrow(start, { x: across, y: down ? to.y : to.y + to.height }, kind);
    })
    .join('');
}

/** The whole table as an SVG document, the viewer's side at the bottom. */
export function tableSvg(scene: Scene): string {
  const places: Places = new Map();
  const title = turnText(scene);
  const shared = scene.zones
    .filter(({ owner }) => owner === null)
    .map((zone) => zoneBlock(scene, zone, ROOM, places, true));
  const head: Block = {
    width: ROOM,
    height: 24,
    draw: (x, y) => words(linesOf(title, ROOM, 15, 1, true).join(''), x, y + 16, { size: 15, fill: INK, bold: true }),
  };
  const table = stack(
    [
      head,
      sideBlock(scene, farSide(scene), false, places),
      ...shared,
      sideBlock(scene, nearSide(scene), true, places),
      talkBlock(scene),
    ],
    ROOM,
    10,
  );
  const height = table.height + 2 * MARGIN;
  const body =
    box(0, 0, WIDTH, height, { fill: '#f7f8fa', round: 0 }) + table.draw(MARGIN, MARGIN) + arrows(scene, places);
  const attributes = ` data-ruleset="${escaped(scene.ruleset)}" data-hash="${escaped(scene.hash)}"`;
  return drawing(WIDTH, height, title, attributes, body);
}
