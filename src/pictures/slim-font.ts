/**
 * A TrueType font with the shapes of some characters alone. The library that draws text reads the file of its font anew for every
 * piece of text, so that a font of 700 kB makes a picture four times as slow as one of 100 kB.
 */

/** Tables that plain text without shaping does not need. */
const NEEDLESS = ['GSUB', 'GPOS', 'GDEF', 'kern', 'fpgm', 'prep', 'cvt ', 'gasp', 'FFTM', 'MATH', 'post'];

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
  return new Map(entries.filter(([tag]) => !NEEDLESS.includes(tag)));
}

function tableOf(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`the font has no table ${tag}`);
  return found;
}

/** The shape of each character up to U+FFFF, by the subtable of format 4. */
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

/** The shapes that a shape is put together from: a letter and its accent. */
function partsOf(shape: Buffer): number[] {
  if (shape.length === 0 || shape.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  for (let at = 10, more = true; more; ) {
    const flags = shape.readUInt16BE(at);
    parts.push(shape.readUInt16BE(at + 2));
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    more = (flags & 0x20) !== 0;
  }
  return parts;
}

/** The font with the shapes of `characters`; those of all others are empty. */
export function slimFont(font: Buffer, characters: Iterable<number>): Buffer {
  const tables = tablesOf(font);
  const [loca, glyf] = [tableOf(tables, 'loca'), tableOf(tables, 'glyf')];
  const wide = tableOf(tables, 'head').readInt16BE(50) === 1;
  const startOf = (shape: number) => (wide ? loca.readUInt32BE(shape * 4) : loca.readUInt16BE(shape * 2) * 2);
  const dataOf = (shape: number) => glyf.subarray(startOf(shape), startOf(shape + 1));
  const shapeOf = shapesByCharacter(tableOf(tables, 'cmap'));
  const kept = new Set([0, ...[...characters].map(shapeOf)]);
  // The set grows while it is gone through.
  for (const shape of kept) for (const part of partsOf(dataOf(shape))) kept.add(part);
  const count = loca.length / (wide ? 4 : 2) - 1;
  const [starts, shapes] = [Buffer.alloc(loca.length), [] as Buffer[]];
  let length = 0;
  for (let shape = 0; shape <= count; shape++) {
    if (wide) starts.writeUInt32BE(length, shape * 4);
    else starts.writeUInt16BE(length / 2, shape * 2);
    if (shape === count || !kept.has(shape)) continue;
    shapes.push(dataOf(shape));
    length += dataOf(shape).length;
  }
  tables.set('loca', starts).set('glyf', Buffer.concat(shapes));
  return written(font, tables);
}

function written(font: Buffer, tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  font.copy(head, 0, 0, 4);
  head.writeUInt16BE(tables.size, 4);
  const pieces: Buffer[] = [head];
  let [entry, start] = [12, head.length];
  for (const [tag, data] of tables) {
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
