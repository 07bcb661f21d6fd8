import type { Json } from '../engine/index.ts';

/**
 * Reads a value by its path: `players.p1.life`, `players.p1.units.0.damage`, `units.length`, `units[zaku].damage` (the
 * item that is called so), `units[kind=guard].damage` (the first item with that field), `@zaku.damage` (whatever is
 * called so, anywhere, and has the rest), or a JSON pointer (`/players/p1/life`). Gives undefined when there is nothing there.
 */
export const lookUp = (root: Json, path: string): Json | undefined => follow(root, segments(path));

function follow(value: Json, [segment, ...rest]: readonly string[]): Json | undefined {
  if (segment === undefined) return value;
  if (segment.startsWith('@')) {
    for (const one of anywhere(value, segment.slice(1))) {
      const found = follow(one, rest);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const inner = segment.startsWith('[') ? item(value, segment.slice(1, -1)) : member(value, segment);
  return inner === undefined ? undefined : follow(inner, rest);
}

function segments(path: string): string[] {
  if (path === '' || path === '.') return [];
  if (path.startsWith('/')) {
    return path
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
}

/** Why a path can't be read, or null when it can. */
export function pathFault(path: string): string | null {
  if (path.startsWith('/')) return null;
  const plain = path.startsWith('$') ? path.slice(1).replace(/^\./, '') : path;
  const rebuilt = segments(plain).join('.').replaceAll('.[', '[');
  return rebuilt === plain ? null : `not a path; write a.b.0, a[name].b, a[field=value].b, @name.b or /a/b`;
}

function member(value: Json, key: string): Json | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (isList(value)) return key === 'length' ? value.length : /^\d+$/.test(key) ? value[Number(key)] : undefined;
  return Object.hasOwn(value, key) ? value[key] : key === 'length' ? Object.keys(value).length : undefined;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const called = (value: Json, name: string): boolean =>
  value === name ||
  (value !== null && typeof value === 'object' && !isList(value) && (value.uid === name || value.id === name));

function item(value: Json, filter: string): Json | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (!isList(value)) return Object.hasOwn(value, filter) ? value[filter] : item(Object.values(value), filter);
  const cut = filter.indexOf('=');
  if (cut < 0) return value.find((candidate) => called(candidate, filter));
  const field = filter.slice(0, cut);
  return value.find((candidate) => String(member(candidate, field) ?? '') === filter.slice(cut + 1));
}

/** Everything in a value that is called so, in the order of canonical text, however the fields came to be there. */
function* anywhere(value: Json, name: string): Generator<Json> {
  if (value === null || typeof value !== 'object') return;
  if (called(value, name)) yield value;
  if (isList(value)) {
    for (const one of value) yield* anywhere(one, name);
    return;
  }
  const own = Object.hasOwn(value, name) ? value[name] : undefined;
  if (own !== null && typeof own === 'object') yield own;
  for (const key of Object.keys(value).sort()) yield* anywhere(value[key] as Json, name);
}
