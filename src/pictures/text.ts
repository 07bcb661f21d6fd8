/** A scene in text of 80 columns, for a terminal or a code block. */
import type { Scene, SceneObject, ScenePlayer, SceneZone } from '../engine/index.ts';
import {
  choices,
  clockText,
  counterText,
  farSide,
  keywordsOf,
  markText,
  nearSide,
  plain,
  statesOf,
  statText,
  topOf,
  turnText,
  waitingText,
} from './words.ts';

const WIDTH = 80;
/** So many things of one zone are listed. */
const MOST = 40;

/** A text in lines of `WIDTH` after `before`, those after the first with `indent` before them. Words longer than a line are cut. */
function line(text: string, before = '', indent = `${before}    `): string[] {
  const lines: string[] = [];
  let current = before;
  let empty = true;
  const next = () => {
    lines.push(current);
    current = indent;
    empty = true;
  };
  // Three of them would end a code block.
  for (const word of text.replaceAll('`', "'").split(' ')) {
    if (!empty && current.length + 1 + word.length > WIDTH) next();
    let rest = empty ? word : ` ${word}`;
    for (let room = WIDTH - current.length; rest.length > room; room = WIDTH - current.length) {
      current += rest.slice(0, room);
      rest = rest.slice(room);
      next();
    }
    current += rest;
    empty = false;
  }
  return [...lines, current];
}

function objectText(scene: Scene, id: string, object: SceneObject): string {
  const { battle, decisions } = scene;
  const signs = [
    ...(battle?.attackers.includes(id) ? ['attacks'] : []),
    ...(battle?.defenders.includes(id) ? ['attacked'] : []),
    ...(decisions.some(({ about }) => about.includes(id)) ? ['asks'] : []),
    ...(decisions.some(({ among }) => among.includes(id)) ? ['choice'] : []),
  ];
  const words = [
    ...statesOf(object).map((state) => `[${state}]`),
    ...keywordsOf(object).map((keyword) => `<${keyword}>`),
    ...(object.marks ?? []).map((mark) => `{${markText(mark)}}`),
    ...signs.map((sign) => `*${sign}*`),
  ];
  const stats = (object.stats ?? []).map((stat) => statText(scene, stat)).join(', ');
  return [plain(object.name), ...(stats === '' ? [] : [`- ${stats}`]), ...words].join(' ');
}

function placeOf({ rows = [], columns = [] }: SceneZone, { at }: SceneObject): string {
  if (at === undefined) return '';
  const names = [rows[at.row - 1] ?? `row ${at.row}`, columns[at.column - 1] ?? `column ${at.column}`];
  return `${names.map(plain).join(', ')}: `;
}

function zoneText(scene: Scene, zone: SceneZone): string[] {
  const { title, size, limit, layout, counters = [], state = [], objects, cards } = zone;
  const top = layout === 'pile' && cards !== undefined ? topOf(scene, zone) : null;
  const more = [...counters.map(counterText), ...state.map((one) => plain(one.title))];
  const head = [
    `${plain(title)}: ${limit === undefined || limit === 1 ? size : `${size}/${limit}`}`,
    ...(top === null ? [] : [`on top ${top}`]),
    ...more,
  ].join(', ');
  const things = objects.slice(0, MOST).flatMap((id) => {
    const object = scene.objects[id];
    if (object === undefined) return [];
    const before = object.on === undefined ? '    ' : '      + ';
    return line(`${placeOf(zone, object)}${objectText(scene, id, object)}`, before, '        ');
  });
  const rest = objects.length > MOST ? [`    and ${objects.length - MOST} more`] : [];
  return [...line(head, '  '), ...things, ...rest];
}

function playerText(player: ScenePlayer): string[] {
  const { name, counters, marks = [], toAct, clock } = player;
  const numbers = [
    ...counters.map(counterText),
    ...marks.map((mark) => `{${markText(mark)}}`),
    ...(clock === undefined ? [] : clockText(clock)),
  ];
  return line(`${toAct ? '> ' : ''}${plain(name)}${numbers.length === 0 ? '' : ` | ${numbers.join(' | ')}`}`);
}

const RULE = '-'.repeat(WIDTH);

function sideText(scene: Scene, side: 'p1' | 'p2'): string[] {
  const player = scene.players.find(({ id }) => id === side);
  const zones = scene.zones.filter(({ owner }) => owner === side).flatMap((zone) => zoneText(scene, zone));
  return player === undefined ? zones : [...playerText(player), ...zones];
}

const nameIn = ({ players }: Scene, id: string) => plain(players.find((player) => player.id === id)?.name ?? id);

/** The whole table, the viewer's side at the bottom; decisions and what happened last beneath. Ends with a line break. */
export function tableText(scene: Scene): string {
  const shared = scene.zones.filter(({ owner }) => owner === null).flatMap((zone) => zoneText(scene, zone));
  const { battle, waiting, decisions, recent } = scene;
  return [
    ...line(turnText(scene)),
    RULE,
    ...sideText(scene, farSide(scene)),
    RULE,
    ...shared,
    ...(shared.length > 0 ? [RULE] : []),
    ...sideText(scene, nearSide(scene)),
    RULE,
    ...(battle === null
      ? []
      : line(`Battle: ${[battle.title, battle.step?.title ?? ''].map(plain).filter(Boolean).join(', ')}`)),
    ...waiting
      .slice(0, MOST)
      .flatMap((entry, at) => line(`Waits ${at + 1}: ${waitingText(scene, entry)} (${nameIn(scene, entry.owner)})`)),
    ...decisions.flatMap(({ player, prompt, options, hidden }) =>
      line(`> ${nameIn(scene, player)}: ${plain(prompt)}${hidden ? '' : choices(options)}`),
    ),
    ...recent.flatMap(({ text }) => line(`* ${plain(text)}`)),
  ]
    .map((one) => `${one.trimEnd()}\n`)
    .join('');
}
