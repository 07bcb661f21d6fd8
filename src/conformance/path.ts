import type { Json } from '../engine/index.ts';

/**
 * Reads a value by its path: `players.p1.life`, `players.p1.units.0.damage`, `units.length`, `units[zaku].damage` (the
 * item that is called so), `units[kind=guard].damage` (the first item with that field), `@zaku.damage` (whatever is
 * called so, anywhere), or a JSON pointer (`/players/p1/life`). Gives undefined when there is nothing there.
 */
export function lookUp(root: Json, path: string): Json | undefined {
  let value: Json | undefined = root;
  for (const segment of segments(path)) {
    if (value === undefined) return undefined;
    value = segment.startsWith('@')
      ? anywhere(value, segment.slice(1))
      : segment.startsWith('[')
        ? item(value, segment.slice(1, -1))
        : member(value, segment);
  }
  return value;
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

function anywhere(value: Json, name: string): Json | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (called(value, name)) return value;
  if (!isList(value)) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    if (own !== null && typeof own === 'object') return own;
  }
  for (const inner of Object.values(value)) {
    const found = anywhere(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
