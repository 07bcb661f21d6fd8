/** How many places are told. */
const MOST = 20;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const pointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where two JSON values differ, as JSON pointers, the first `MOST` of them. */
export function pathsOfDifference(one: unknown, other: unknown): string[] {
  const paths: string[] = [];
  const open: { path: string; pair: [unknown, unknown] }[] = [{ path: '', pair: [one, other] }];
  for (let next = open.pop(); next !== undefined && paths.length < MOST; next = open.pop()) {
    const { path, pair } = next;
    const [a, b] = pair;
    if (a === b) continue;
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
      paths.push(path);
      continue;
    }
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    for (const key of keys.reverse()) open.push({ path: `${path}/${pointer(key)}`, pair: [a[key], b[key]] });
  }
  return paths;
}
