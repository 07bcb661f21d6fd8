import fc from 'fast-check';
import { reseal } from '../reseal.ts';
import type { Draft } from './draft.ts';
import { BODIES, HEADERS, JUNK, NAMES, QUERIES, TAILS } from './junk.ts';
import type { Wire } from './wire.ts';

/** Where in a request something is bent: which child is taken at each level. */
type Walk = number[];

/** One thing that is done wrong. Numbers choose among what is there, so that every bend fits every request. */
export type Bend =
  | { kind: 'drop' | 'double' | 'flip' | 'nudge' | 'foreign' | 'reseal' | 'nest'; walk: Walk; by: number }
  | { kind: 'set' | 'add' | 'rename'; walk: Walk; by: number }
  | { kind: 'swap'; walk: Walk; by: number; with: Walk }
  | { kind: 'header' | 'tail' | 'query' | 'cut' | 'insert' | 'repeat' | 'endless' | 'half'; by: number; at: number };

const walk = fc.array(fc.nat(40), { minLength: 1, maxLength: 6 });
const number = fc.nat(1_000);

/** Some bends, none at all being the shortest. */
export const bends = (most: number): fc.Arbitrary<Bend[]> =>
  fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ kind: fc.constant('set' as const), walk, by: number }) },
      {
        weight: 8,
        arbitrary: fc.record({
          kind: fc.constantFrom('drop', 'double', 'flip', 'nudge', 'foreign', 'reseal', 'nest', 'add', 'rename'),
          walk,
          by: number,
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('swap' as const), walk, by: number, with: walk }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('header' as const), by: number, at: number }) },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constantFrom('tail', 'query', 'cut', 'insert', 'repeat', 'endless', 'half'),
          by: number,
          at: number,
        }),
      },
    ),
    { maxLength: most },
  );

const pick = <T>(list: readonly T[], by: number): T | undefined => list[by % list.length];
type Holder = Record<string, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** A field by whatever name, also by one that assignment would take for something else. */
function put(holder: Holder, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

/** A place in a request: what holds it, and under which name. */
interface Place {
  holder: Holder;
  name: string;
}

/** The place that a walk ends at. */
function follow(root: Holder, steps: Walk): Place | null {
  let holder = root;
  let name: string | undefined;
  for (const step of steps) {
    const inner = name === undefined ? root : holder[name];
    if (!isHolder(inner) || Object.keys(inner).length === 0) break;
    holder = inner;
    name = pick(Object.keys(inner), step);
  }
  return name === undefined ? null : { holder, name };
}

const FLIPPED: Readonly<Record<string, string>> = { p1: 'p2', p2: 'p1', running: 'over', true: 'false', false: 'true' };

/** Carries the bends out that change the parts of a request. */
export function bent(draft: Draft, list: readonly Bend[], foreign: string): Draft {
  const root: Holder = structuredClone({ ...draft });
  for (const bend of list) {
    if (!('walk' in bend)) continue;
    const place = follow(root, bend.walk);
    if (!place || (place.holder === root && bend.kind !== 'set')) continue;
    if (place.holder === root && place.name !== 'body') continue;
    apply(root, place, bend, foreign);
  }
  return { ...draft, ...root };
}

function apply(root: Holder, place: Place, bend: Extract<Bend, { walk: Walk }>, foreign: string): void {
  const { holder, name } = place;
  const value = holder[name];
  if (bend.kind === 'drop' && Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (bend.kind === 'drop') delete holder[name];
  else if (bend.kind === 'double' && Array.isArray(holder)) holder.push(structuredClone(value));
  else if (bend.kind === 'add' && Array.isArray(value)) value.push(pick(JUNK, bend.by));
  else if (bend.kind === 'add') {
    put(isHolder(value) ? value : holder, pick(NAMES, bend.by) ?? '', pick(JUNK, bend.by * 7 + 3));
  } else if (bend.kind === 'rename' && !Array.isArray(holder)) {
    delete holder[name];
    put(holder, pick([...NAMES, name.toUpperCase()], bend.by) ?? '', value);
  } else if (bend.kind === 'reseal') {
    if (isHolder(root.body) && isHolder(root.body.state)) root.body.state = reseal(root.body.state);
  } else if (bend.kind === 'swap') {
    const other = follow(root, bend.with);
    if (!other || other.holder === root) return;
    const there = structuredClone(other.holder[other.name]);
    put(other.holder, other.name, structuredClone(value));
    put(holder, name, there);
  } else put(holder, name, replaced(value, bend.kind, bend.by, foreign));
}

/** What stands in the place of a value. */
function replaced(value: unknown, kind: Bend['kind'], by: number, foreign: string): unknown {
  switch (kind) {
    case 'set':
      return structuredClone(pick(JUNK, by));
    case 'foreign':
      return foreign;
    case 'double':
      return [value, structuredClone(value)];
    case 'flip':
      return FLIPPED[String(value)] ?? (typeof value === 'number' ? -value : [value]);
    case 'nudge':
      if (typeof value === 'number') return value + (pick([1, -1, 2 ** 31, 0.5, -1e6], by) ?? 0);
      return typeof value === 'string' ? `${value}${value}` : value;
    case 'nest': {
      const depth = 10 + (by % 200);
      return Array.from({ length: depth }).reduce((inner) => (by % 2 === 0 ? [inner] : { a: inner }), value);
    }
    default:
      return value;
  }
}

/** Carries the bends out that change the bytes of a request. */
export function mangled(wire: Wire, list: readonly Bend[]): Wire {
  return list.reduce((now, bend) => ('at' in bend ? mangle(now, bend) : now), wire);
}

function mangle(wire: Wire, { kind, by, at }: Extract<Bend, { at: number }>): Wire {
  const body = wire.body ?? Buffer.alloc(0);
  const place = body.length === 0 ? 0 : at % body.length;
  const withBody = (...parts: (Buffer | string)[]): Wire =>
    wire.body === null ? wire : { ...wire, body: Buffer.concat(parts.map((part) => Buffer.from(part))) };
  switch (kind) {
    case 'header': {
      const header = pick(HEADERS, by);
      if (!header) return wire;
      const others = wire.headers.filter(([name]) => name !== header[0] || at % 4 === 0);
      return { ...wire, headers: [...others, header] };
    }
    case 'tail': {
      const [path = '', ...query] = wire.path.split('?');
      const tail = encodeURI(pick(TAILS, by) ?? '').replaceAll('%25', '%');
      return { ...wire, path: [path + tail, ...query].join('?') };
    }
    case 'query':
      return { ...wire, path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${pick(QUERIES, by)}` };
    case 'cut':
      return withBody(body.subarray(0, place));
    case 'insert':
      return withBody(body.subarray(0, place), pick(BYTES, by) ?? '', body.subarray(place));
    case 'repeat':
      return withBody(body, by % 2 === 0 ? body : '\n', body);
    case 'endless':
      return withBody(body.toString().replaceAll(/:-?\d+(?=[,}])/g, (found) => (by % 2 ? ':1e999' : `${found}e3`)));
    case 'half':
      return withBody(body.toString().replace('":"', '":"\\ud800').replace('{"', '{"a":1,"a":2,"'));
    default:
      return wire;
  }
}

const BYTES: readonly Buffer[] = [
  ...['\u0000', '\ufeff', '"', '{', '}', ',', '\\', '\n', '\\u0000', '1e999', '/*x*/', '"__proto__":{},'].map((text) =>
    Buffer.from(text),
  ),
  Buffer.from([0xff]),
  Buffer.from([0xc0, 0x80]),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.from([0xef, 0xbb]),
];

/** Bodies, paths and headers that follow no schema at all. */
export const shapeless = (targets: readonly { method: string; path: string }[]): fc.Arbitrary<Wire> =>
  fc
    .record({
      target: fc.nat(targets.length - 1),
      type: fc.option(fc.constantFrom('application/json', 'text/plain', 'application/x-ndjson', 'application/graphql')),
      body: fc.option(
        fc.oneof(
          fc.constantFrom(...BODIES),
          fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
          fc.json({ maxDepth: 6 }).map((text) => Buffer.from(text)),
        ),
      ),
      id: fc.oneof(
        fc.constantFrom('%00', '%ff', '..', '%2e%2e%2f', 'x'.repeat(3_000), '*', '%F0%9F%82%A1'),
        fc.webPath(),
      ),
      list: bends(2),
    })
    .map(({ target, type, body, id, list }) => {
      const { method, path } = targets[target] ?? { method: 'GET', path: '/' };
      const wire: Wire = {
        method,
        path: path.replaceAll(/\{\w+\}/g, id.replaceAll('/', '') || 'x').replaceAll('*', '/x'),
        headers: type === null ? [] : [['content-type', type]],
        body: body ?? null,
      };
      return mangled(wire, list);
    });
