import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { ShapeError } from '../doors/shape.ts';

/** The columns that a list of players may have, and how a cell is read. */
const COLUMNS: Record<string, (cell: string) => unknown> = {
  id: (cell) => cell,
  name: (cell) => cell,
  deck: (cell) => (cell.startsWith('{') ? jsonOf(cell) : cell),
  seed: (cell) => (/^\d{1,9}$/.test(cell) ? Number(cell) : cell),
  externalId: (cell) => cell,
};

function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch (error) {
    if (error instanceof SyntaxError) return cell;
    throw error;
  }
}

const fault = (path: string, reason: string) =>
  new ShapeError([{ path, reason, accepts: Object.keys(COLUMNS), in: 'body' }]);

/** A table of players as a request to register them. The first line names the columns; the separator is a comma, a semicolon or a tab. */
export function playersIn(text: string): { players: object[] } {
  let rows: string[][];
  try {
    const [first = ''] = text.split('\n', 1);
    const delimiter = [';', '\t'].find((one) => first.includes(one)) ?? ',';
    rows = parse(text, { bom: true, delimiter, trim: true, skip_empty_lines: true, relax_column_count: false });
  } catch (error) {
    if (error instanceof Error) throw fault('', `is not CSV: ${error.message}`);
    throw error;
  }
  const [header = [], ...lines] = rows;
  const columns = header.map((column) => {
    const name = Object.keys(COLUMNS).find((known) => known.toLowerCase() === column.toLowerCase());
    if (name === undefined) throw fault('', `has a column ${JSON.stringify(column)}, which says nothing of a player`);
    return name;
  });
  if (!columns.includes('name')) throw fault('', 'has no column "name": its first line has to name the columns');
  if (new Set(columns).size < columns.length) throw fault('', 'has a column twice');
  return {
    players: lines.map((cells) =>
      Object.fromEntries(
        columns.flatMap((column, at) => {
          const cell = cells[at] ?? '';
          return cell === '' && column !== 'name' ? [] : [[column, COLUMNS[column]?.(cell)]];
        }),
      ),
    ),
  };
}

/** Has bodies of CSV read as lists of players. */
export function readPlayersAsCsv(scope: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  scope.addContentTypeParser<string>('text/csv', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    playersIn(text),
  );
}
