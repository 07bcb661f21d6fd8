/** A media type that a client accepts, and its weight. */
export interface Range {
  type: string;
  quality: number;
}

/** The types in an Accept header. Entries that are not a type, or have an invalid weight, are skipped. */
export function rangesOf(header: string): Range[] {
  return header.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (!/^[^\s/]+\/[^\s/]+$/.test(type)) return [];
    const said = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    const quality = said === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(said) ? Number(said) : null;
    return quality === null ? [] : [{ type, quality }];
  });
}

/** How much a type is accepted by its name; null where it is not named. */
export function qualityNamed(ranges: readonly Range[], type: string): number | null {
  const found = ranges.filter((range) => range.type === type);
  return found.length > 0 ? Math.max(...found.map(({ quality }) => quality)) : null;
}
