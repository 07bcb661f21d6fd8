/** A media type that a client accepts, and its weight. */
interface Range {
  type: string;
  quality: number;
}

/** The types in an Accept header. Entries that are not a type, or have an invalid weight, are skipped. */
function rangesOf(header: string): Range[] {
  return header.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (!/^[^\s/]+\/[^\s/]+$/.test(type)) return [];
    const said = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    const quality = said === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(said) ? Number(said) : null;
    return quality === null ? [] : [{ type, quality }];
  });
}

/** How much a type is accepted: by its name, else as one of its kind, else as any type. */
function qualityOf(ranges: readonly Range[], type: string): number {
  const kind = `${type.split('/')[0]}/*`;
  for (const name of [type, kind, '*/*']) {
    const found = ranges.filter((range) => range.type === name);
    if (found.length > 0) return Math.max(...found.map(({ quality }) => quality));
  }
  return 0;
}

const LINES = 'application/x-ndjson';

/** Whether somebody wants lines of JSON rather than one document: only who names them does. */
export function wantsLines(header: string | undefined): boolean {
  if (header === undefined) return false;
  const ranges = rangesOf(header);
  const lines = ranges.findIndex(({ type, quality }) => type === LINES && quality > 0);
  if (lines === -1) return false;
  const document = ranges.findIndex(({ type }) => type === 'application/json');
  const [more, less] = [qualityOf(ranges, LINES), qualityOf(ranges, 'application/json')];
  // Of two with the same weight the one that is named exactly wins, and of two such the first.
  return more > less || (more === less && (document === -1 || lines < document));
}
