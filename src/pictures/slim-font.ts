/**
 * A TrueType font with the shapes of some characters alone. The library that draws text reads the file of its font anew for every
 * piece of text, so that a font of 700 kB makes a picture four times as slow as one of 10 kB.
 */

/** Tables that are taken over as they are; those for shaping and hinting, which plain text does not need, are left out. */
const KEPT = ['OS/2'];
/** The names of a font that say which family it is of, and which of that. */
const NAMES = [1, 2, 4, 6, 16, 17];

type Tables = Map<string, Buffer>;

function tablesOf(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const head = 12 + at * 16;
    const start = font.readUInt32BE(head + 8);
    return [
      font.toString('latin1', head, head + 4),
      font.subarray(start, start + font.readUInt32BE(head + 12)),
    ] as const;
  });
  return new Map(entries);
}

function tableOf(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`the font has no table ${tag}`);
  return found;
}

/** The shape of each character up to U+FFFF, by the subtable of format 4; 0 where there is none. */
function shapesByCharacter(cmap: Buffer): (character: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(4 + at * 8 + 4));
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('the font has no characters in format 4');
  const twice = cmap.readUInt16BE(start + 6);
  const [ends, firsts] = [start + 14, start + 16 + twice];
  return (character) => {
    for (let at = 0; at < twice; at += 2) {
      if (character > cmap.readUInt16BE(ends + at)) continue;
      const first = cmap.readUInt16BE(firsts + at);
      if (character < first) return 0;
      const delta = cmap.readUInt16BE(firsts + twice + at);
      const place = firsts + 2 * twice + at;
      const offset = cmap.readUInt16BE(place);
      if (offset === 0) return (character + delta) & 0xffff;
      const shape = cmap.readUInt16BE(place + offset + 2 * (character - first));
      return shape === 0 ? 0 : (shape + delta) & 0xffff;
    }
    return 0;
  };
}

/** Where in the data of a shape stand the shapes that it is put together from: a letter and its accent. */
function placesOfParts(shape: Buffer): number[] {
  if (shape.length === 0 || shape.readInt16BE(0) >= 0) return [];
  const places: number[] = [];
  for (let at = 10, more = true; more; ) {
    const flags = shape.readUInt16BE(at);
    places.push(at + 2);
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    more = (flags & 0x20) !== 0;
  }
  return places;
}

/** What a font tells of its shapes. */
class Shapes {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  data(shape: number): Buffer {
    const loca = tableOf(this.#tables, 'loca');
    const wide = tableOf(this.#tables, 'head').readInt16BE(50) === 1;
    const startOf = (one: number) => (wide ? loca.readUInt32BE(one * 4) : loca.readUInt16BE(one * 2) * 2);
    return tableOf(this.#tables, 'glyf').subarray(startOf(shape), startOf(shape + 1));
  }

  /** How far it is to the next one, and where it begins; the last ones of a font have all the same width. */
  metrics(shape: number): [number, number] {
    const hmtx = tableOf(this.#tables, 'hmtx');
    const full = tableOf(this.#tables, 'hhea').readUInt16BE(34);
    const width = hmtx.readUInt16BE(Math.min(shape, full - 1) * 4);
    const left = shape < full ? hmtx.readInt16BE(shape * 4 + 2) : hmtx.readInt16BE(full * 4 + (shape - full) * 2);
    return [width, left];
  }
}

/** The font with the shapes of `characters` alone, which are numbered anew in their order. */
export function slimFont(font: Buffer, characters: Iterable<number>): Buffer {
  const tables = tablesOf(font);
  const shapes = new Shapes(tables);
  const shapeOf = shapesByCharacter(tableOf(tables, 'cmap'));
  const there = [...new Set(characters)].sort((a, b) => a - b).filter((character) => shapeOf(character) !== 0);
  // The first shape stands for what has none. The list grows by the parts of what is in it while it is gone through.
  const kept = [0, ...there.map(shapeOf)];
  const numbers = new Map(kept.map((shape, at) => [shape, at]));
  const data = [];
  for (const shape of kept) {
    const copy = Buffer.from(shapes.data(shape));
    for (const place of placesOfParts(copy)) {
      const part = copy.readUInt16BE(place);
      if (!numbers.has(part)) numbers.set(part, kept.push(part) - 1);
      copy.writeUInt16BE(numbers.get(part) ?? 0, place);
    }
    data.push(Buffer.concat([copy, Buffer.alloc(-copy.length & 3)]));
  }
  const made: Tables = new Map(KEPT.map((tag) => [tag, tableOf(tables, tag)]));
  made.set('cmap', cmapOf(there));
  made.set('glyf', Buffer.concat(data));
  made.set('head', changed(tableOf(tables, 'head'), 50, 1));
  made.set('hhea', changed(tableOf(tables, 'hhea'), 34, kept.length));
  made.set('hmtx', hmtxOf(kept.map((shape) => shapes.metrics(shape))));
  made.set('loca', locaOf(data));
  made.set('maxp', changed(tableOf(tables, 'maxp'), 4, kept.length));
  made.set('name', nameOf(tableOf(tables, 'name')));
  return written(font, made);
}

function changed(table: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(table);
  copy.writeUInt16BE(value, at);
  return copy;
}

function hmtxOf(metrics: readonly [number, number][]): Buffer {
  const table = Buffer.alloc(4 * metrics.length);
  for (const [at, [width, left]] of metrics.entries()) {
    table.writeUInt16BE(width, at * 4);
    table.writeInt16BE(left, at * 4 + 2);
  }
  return table;
}

function locaOf(data: readonly Buffer[]): Buffer {
  const table = Buffer.alloc(4 * (data.length + 1));
  let end = 0;
  for (const [at, one] of data.entries()) {
    end += one.length;
    table.writeUInt32BE(end, 4 * (at + 1));
  }
  return table;
}

/** Characters in their order, whose shapes are numbered from 1: each stretch of them without a gap is a segment of format 4. */
function cmapOf(characters: readonly number[]): Buffer {
  const stretches: { first: number; last: number; delta: number }[] = [];
  for (const [at, character] of characters.entries()) {
    const before = stretches.at(-1);
    if (before?.last === character - 1) before.last = character;
    else stretches.push({ first: character, last: character, delta: (at + 1 - character) & 0xffff });
  }
  stretches.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const count = stretches.length;
  const table = Buffer.alloc(12 + 16 + 8 * count);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(12, 8);
  const rest = Math.floor(Math.log2(count));
  const head = [4, 16 + 8 * count, 0, 2 * count, 2 * 2 ** rest, rest, 2 * count - 2 * 2 ** rest];
  for (const [at, value] of head.entries()) table.writeUInt16BE(value, 12 + 2 * at);
  for (const [at, { first, last, delta }] of stretches.entries()) {
    table.writeUInt16BE(last, 26 + 2 * at);
    table.writeUInt16BE(first, 28 + 2 * (count + at));
    table.writeUInt16BE(delta, 28 + 2 * (2 * count + at));
  }
  return table;
}

function nameOf(table: Buffer): Buffer {
  const texts = table.readUInt16BE(4);
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, at) => table.subarray(6 + 12 * at, 18 + 12 * at))
    // Those of Windows in English, which every program reads.
    .filter((record) => record.readUInt16BE(0) === 3 && record.readUInt16BE(4) === 0x409)
    .filter((record) => NAMES.includes(record.readUInt16BE(6)));
  const made = Buffer.alloc(6 + 12 * records.length);
  made.writeUInt16BE(records.length, 2);
  made.writeUInt16BE(made.length, 4);
  const pieces: Buffer[] = [made];
  let start = 0;
  for (const [at, record] of records.entries()) {
    const from = texts + record.readUInt16BE(10);
    const text = table.subarray(from, from + record.readUInt16BE(8));
    record.copy(made, 6 + 12 * at, 0, 10);
    made.writeUInt16BE(start, 6 + 12 * at + 10);
    pieces.push(text);
    start += text.length;
  }
  return Buffer.concat(pieces);
}

function written(font: Buffer, tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  font.copy(head, 0, 0, 4);
  head.writeUInt16BE(tables.size, 4);
  const pieces: Buffer[] = [head];
  let [entry, start] = [12, head.length];
  // Readers look a table up by halves: the tags stand in their order.
  for (const [tag, data] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(start, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padded = Math.ceil(data.length / 4) * 4;
    pieces.push(data, Buffer.alloc(padded - data.length));
    entry += 16;
    start += padded;
  }
  return Buffer.concat(pieces);
}
