import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault, Json, JsonObject } from '../engine/index.ts';
import { readShape } from '../engine/index.ts';
import type { CaseFileForm } from './format.ts';
import { caseFileHeadSchema } from './format.ts';
import type { Place, YamlSource } from './yaml-source.ts';
import { readYaml } from './yaml-source.ts';

/** A file that was read, with the place of each of its fields. */
export interface Part {
  file: string;
  source: YamlSource;
  form: CaseFileForm;
}

/** A fault in one of several files. */
export interface FileFault extends Fault, Partial<Place> {
  file: string;
}

/** The text of a file, or null where there is none. */
export type OpenFile = (file: string) => string | null;

export const openFile: OpenFile = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/**
 * A file and all that it includes, included files first, each once. A file that cannot be read, is of another ruleset or
 * includes itself is a fault, told where it is included.
 */
export function readParts(
  file: string,
  text: string,
  open: OpenFile,
): { parts: Part[]; faults: FileFault[]; source: YamlSource } {
  const parts: Part[] = [];
  const faults: FileFault[] = [];
  const read = (name: string, written: string, above: readonly string[]): YamlSource => {
    const source = readYaml(written);
    faults.push(...source.faults.map((fault) => ({ file: name, path: '', ...fault })));
    if (source.faults.length > 0) return source;
    const parsed = readShape(caseFileHeadSchema, source.value);
    if (!parsed.success) {
      faults.push(...parsed.faults.map((fault) => ({ file: name, ...fault })));
      return source;
    }
    const form = parsed.data;
    const way = [...above, name];
    for (const [at, path] of (form.include ?? []).entries()) {
      const found = join(dirname(name), path);
      const wrong = (reason: string) => faults.push({ file: name, path: `/include/${at}`, reason });
      if (way.includes(found)) {
        wrong(`includes itself: ${[...way.slice(way.indexOf(found)), found].join(' → ')}`);
        continue;
      }
      if (parts.some((part) => part.file === found)) continue;
      const inner = open(found);
      if (inner === null) wrong('there is no such file');
      else read(found, inner, way);
      const part = parts.at(-1);
      if (part?.file === found && part.form.ruleset !== form.ruleset) wrong(`is for ${part.form.ruleset}`);
    }
    parts.push({ file: name, source, form });
    return source;
  };
  return { source: read(file, text, []), parts, faults };
}

/** What the cases of a file share with those that it includes: later files go before earlier ones. */
export interface Shared {
  /** Each card with where it stands; the same id replaces. */
  cards: { card: Json; file: string; path: string }[];
  options: JsonObject;
  positions: Readonly<Record<string, JsonObject>>;
  ignore: readonly string[] | undefined;
  seed: string | undefined;
}

export function sharedOf(parts: readonly Part[]): Shared {
  const cards = new Map<Json | symbol, Shared['cards'][number]>();
  for (const { file, form } of parts) {
    for (const [at, card] of (form.cards ?? []).entries()) {
      // Two of one id in one file stay, to be told as a fault.
      const id = idOf(card);
      const known = id === undefined ? undefined : cards.get(id);
      const key = id === undefined || known?.file === file ? Symbol() : id;
      cards.set(key, { card, file, path: `/cards/${at}` });
    }
  }
  return {
    cards: [...cards.values()],
    options: Object.assign({}, ...parts.map(({ form }) => form.options ?? {})),
    positions: Object.assign({}, ...parts.map(({ form }) => form.positions ?? {})),
    ignore: parts.findLast(({ form }) => form.ignore)?.form.ignore,
    seed: parts.findLast(({ form }) => form.seed)?.form.seed,
  };
}

const idOf = (card: Json): Json | undefined =>
  card !== null && typeof card === 'object' && !Array.isArray(card) ? (card as JsonObject).id : undefined;

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** `more` laid over `base`: objects field by field, anything else instead of what was there. */
export function laidOver(base: Json, more: Json | undefined): Json {
  if (more === undefined) return base;
  if (!isObject(base) || !isObject(more)) return more;
  const merged: JsonObject = { ...base };
  for (const [key, value] of Object.entries(more)) {
    merged[key] = merged[key] === undefined ? value : laidOver(merged[key], value);
  }
  return merged;
}
