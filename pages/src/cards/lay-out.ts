/** So many characters are written in a line. */
const WIDTH = 76;

const inLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${inLine(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** JSON as people write it: what fits in a line stands in one, but each field of the outermost object has its own. */
export function laidOut(value: unknown, indent = '', outermost = true): string {
  const short = inLine(value);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if ((!outermost || !isObject) && indent.length + short.length <= WIDTH) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((inner) => deeper + laidOut(inner, deeper, false));
    return `[\n${entries.join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return short;
  const fields = Object.entries(value).map(
    ([name, inner]) => `${deeper}${JSON.stringify(name)}: ${laidOut(inner, deeper, false)}`,
  );
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}
