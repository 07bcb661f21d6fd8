import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { NotedEvent } from '../engine/index.ts';
import { sha256 } from '../engine/index.ts';
import type { ArchivedRecord } from './archive.ts';
import { ArchiveFailed, filesOf, InArchive } from './archive.ts';
import type { WatchedArchive } from './archive-watched.ts';
import { countedLimit } from './counted-limit.ts';
import type { ManyStore } from './many.ts';
import type { EventQuery, PlacedEvent, PlyQuery, QueryStore } from './reading.ts';
import { stateAfter } from './state-steps.ts';
import type { MatchStore } from './store.ts';
import type { ArchivePlace, StoredMatch, StoredPlies, StoredPly } from './stored-match.ts';

const unpack = promisify(gunzip);

/** How many matches it is remembered of that they lie in the archive, and how many bytes of records are kept at hand. */
const MOST = 100_000;
const BYTES = 32_000_000;

/** A record that was read, with its plies as the database gives them. */
interface Read {
  record: ArchivedRecord;
  plies: StoredPly[];
}

interface Noted {
  tenant: string;
  place: ArchivePlace;
}

/**
 * Reads plies and states of matches that lie in the archive as if they were in the database. Whoever asks for something by the id of a
 * match has found the match before; what was found says where it lies.
 */
export class ArchivedMatches {
  readonly #files: WatchedArchive | null;
  readonly #find: (tenant: string, id: string) => Promise<StoredMatch | null>;
  readonly #noted = new LRUCache<string, Noted>(countedLimit(MOST));
  readonly #read = new LRUCache<string, Promise<Read>>({ max: 200 });

  constructor(files: WatchedArchive | null, find: (tenant: string, id: string) => Promise<StoredMatch | null>) {
    this.#files = files;
    this.#find = find;
  }

  /** Remembers where a match lies that was found. */
  note<T extends StoredMatch | null>(match: T): T {
    if (match === null) return match;
    if (match.archived) this.#noted.set(match.id, { tenant: match.tenant, place: match.archived });
    else this.#noted.delete(match.id);
    return match;
  }

  /** Whether a match lies in the archive, as far as it is known here. */
  has(id: string): boolean {
    return this.#noted.has(id.toLowerCase());
  }

  /** The record of a match that `has` says lies there. Throws `InArchive` where it can't be read. */
  async recordOf(id: string): Promise<ArchivedRecord> {
    return (await this.#of(id)).record;
  }

  async #of(id: string): Promise<Read> {
    const noted = this.#noted.get(id.toLowerCase());
    if (!noted) throw new Error(`match ${id} was not found before it was read`);
    try {
      return await this.#load(id, noted);
    } catch (error) {
      // It may have been moved to another file since it was found.
      const now = this.note(await this.#find(noted.tenant, id));
      if (now?.archived && now.archived.batch !== noted.place.batch)
        return this.#load(id, { ...noted, place: now.archived });
      throw error;
    }
  }

  #load(id: string, { tenant, place }: Noted): Promise<Read> {
    const key = `${place.batch} ${id.toLowerCase()}`;
    const before = this.#read.get(key);
    if (before) return before;
    const reading = this.#fetch(id, tenant, place);
    this.#read.set(key, reading);
    // What is large, or failed, is read again next time.
    reading.then(
      ({ record }) => record.head.length * 20 > BYTES && this.#read.delete(key),
      () => this.#read.delete(key),
    );
    return reading;
  }

  async #fetch(id: string, tenant: string, { batch, record: range, hash }: ArchivePlace): Promise<Read> {
    const name = filesOf(tenant, batch).records;
    if (this.#files === null) {
      throw new InArchive(
        id,
        `Match ${id} lies in the archive, in ${name}, and this server has no ARCHIVE to read it from.`,
      );
    }
    const record = await this.#whole(this.#files, id, name, range, hash);
    const plies = record.plies.map(({ lastSeq: _seq, step: _step, playedAt, ...ply }) => ({
      ...ply,
      playedAt: new Date(playedAt),
    }));
    return { record, plies };
  }

  async #whole(
    files: WatchedArchive,
    id: string,
    name: string,
    range: ArchivePlace['record'],
    hash: string,
  ): Promise<ArchivedRecord> {
    const failed = (what: string, cause: unknown) =>
      new InArchive(id, `Match ${id} lies in the archive, in ${name}, ${what}.`, cause);
    let data: Uint8Array;
    try {
      data = await files.read(name, range);
    } catch (error) {
      const gone = error instanceof ArchiveFailed && !error.isAway;
      throw failed(gone ? 'and is not there as it was written' : "which can't be read now", error);
    }
    try {
      const text = (await unpack(data)).toString();
      if (sha256(text) === hash) return JSON.parse(text) as ArchivedRecord;
      throw new Error('its hash is another one');
    } catch (error) {
      throw failed('and was changed there', files.damaged(name, `does not hold match ${id} as it was written`, error));
    }
  }

  async head(match: StoredMatch): Promise<{ match: StoredMatch; state: string; last: StoredPly } | null> {
    const { record, plies } = await this.#of(match.id);
    const last = plies.at(-1);
    return last ? { match, state: record.head, last } : null;
  }

  async ply(id: string, ply: number): Promise<StoredPly | null> {
    return (await this.#of(id)).plies[ply] ?? null;
  }

  async plies(id: string, { after, from = 0, to, player, kind, limit }: PlyQuery): Promise<StoredPlies> {
    const { plies } = await this.#of(id);
    const found = plies.filter(
      (one) =>
        one.ply > after &&
        one.ply >= from &&
        (to === undefined || one.ply <= to) &&
        (player === undefined || one.player === player) &&
        (kind === undefined || one.kind === kind),
    );
    return { plies: found.slice(0, limit), more: false };
  }

  async rulings(id: string) {
    const { plies } = await this.#of(id);
    return plies.flatMap(({ ply, kind, ruling }) =>
      ruling !== null && ['rewind', 'result', 'adoption'].includes(kind) ? [{ ply, ruling }] : [],
    );
  }

  async snapshot(id: string, ply: number): Promise<{ ply: number; state: string } | null> {
    const { record } = await this.#of(id);
    return record.snapshots.findLast((one) => one.ply <= ply) ?? null;
  }

  async steps(
    id: string,
    { after, limit }: { after: number; limit: number },
  ): Promise<ReadonlyMap<number, Uint8Array>> {
    const { record } = await this.#of(id);
    const page = record.plies.slice(Math.max(0, after + 1), Math.max(0, after + 1 + limit));
    return new Map(
      page.flatMap(({ ply, step }) => (step === null ? [] : [[ply, Buffer.from(step, 'base64')] as const])),
    );
  }

  async recorded(id: string, ply: number): Promise<{ ply: number; state: string } | null> {
    const { record } = await this.#of(id);
    let known = await this.snapshot(id, ply);
    if (known === null || record.plies[ply] === undefined) return known;
    for (const one of record.plies.slice(known.ply + 1, ply + 1)) {
      if (one.step === null) break;
      known = { ply: one.ply, state: stateAfter(known.state, Buffer.from(one.step, 'base64')) };
    }
    return known;
  }

  async events(id: string, query: EventQuery): Promise<PlacedEvent[]> {
    const found = await this.#placed(id);
    return found.filter((one) => isAsked(one, query)).slice(0, query.limit);
  }

  async event(id: string, seq: number): Promise<PlacedEvent | null> {
    return (await this.#placed(id)).find(({ event }) => event.seq === seq) ?? null;
  }

  async causes(id: string, seq: number): Promise<PlacedEvent[]> {
    const known = new Map((await this.#placed(id)).map((one) => [one.event.seq, one]));
    const causes: PlacedEvent[] = [];
    for (
      let at = known.get(seq);
      at !== undefined;
      at = at.event.parent === null ? undefined : known.get(at.event.parent)
    )
      causes.unshift(at);
    return causes;
  }

  async effects(id: string, seq: number, limit: number): Promise<PlacedEvent[]> {
    const found = new Set([seq]);
    const effects: PlacedEvent[] = [];
    for (const one of await this.#placed(id)) {
      const { parent } = one.event;
      if (parent === null || !found.has(parent)) continue;
      found.add(one.event.seq);
      effects.push(one);
      if (effects.length > limit) break;
    }
    return effects;
  }

  async children(id: string, seq: number, after: number, limit: number): Promise<PlacedEvent[]> {
    const found = await this.#placed(id);
    return found.filter(({ event }) => event.parent === seq && event.seq > after).slice(0, limit);
  }

  async #placed(id: string): Promise<PlacedEvent[]> {
    return (await this.#of(id)).plies.flatMap(({ ply, events }) => events.map((event) => ({ ply, event })));
  }
}

function isAsked({ ply, event }: PlacedEvent, query: EventQuery): boolean {
  const { after, from, to, fromPly, toPly, types, player, clauses, viewer } = query;
  return (
    event.seq > after &&
    (from === undefined || event.seq >= from) &&
    (to === undefined || event.seq <= to) &&
    (fromPly === undefined || ply >= fromPly) &&
    (toPly === undefined || ply <= toPly) &&
    (!types?.length || types.includes(event.type)) &&
    (player === undefined || event.player === player) &&
    (!clauses?.length || cites(event, clauses, viewer))
  );
}

/** Whether an event cites one of the clauses, as its own, or among its reasons where the viewer may see those. */
function cites(
  { clause, data, secret }: NotedEvent,
  clauses: readonly string[],
  viewer: EventQuery['viewer'],
): boolean {
  if (clause !== null && clauses.includes(clause)) return true;
  const { because } = data;
  const seen =
    viewer === 'judge' || !secret || secret.to.some((one) => one === viewer) || !secret.fields.includes('because');
  return seen && Array.isArray(because) && because.some((one) => typeof one === 'string' && clauses.includes(one));
}

/** The same store of matches, which reads from the archive what lies there. */
export const matchesWithArchive = (matches: MatchStore, archived: ArchivedMatches): MatchStore => ({
  ...matches,
  find: async (tenant, id) => archived.note(await matches.find(tenant, id)),
  async head(tenant, id) {
    const head = await matches.head(tenant, id);
    if (head !== null) archived.note(head.match);
    if (head !== null) return head;
    const match = archived.note(await matches.find(tenant, id));
    return match?.archived ? archived.head(match) : null;
  },
  ply: (id, ply) => (archived.has(id) ? archived.ply(id, ply) : matches.ply(id, ply)),
  plies: (id, page) => (archived.has(id) ? archived.plies(id, page) : matches.plies(id, page)),
  rulings: (id) => (archived.has(id) ? archived.rulings(id) : matches.rulings(id)),
  causes: (id, seq) => (archived.has(id) ? archived.causes(id, seq) : matches.causes(id, seq)),
  snapshot: (id, ply) => (archived.has(id) ? archived.snapshot(id, ply) : matches.snapshot(id, ply)),
  steps: (id, page) => (archived.has(id) ? archived.steps(id, page) : matches.steps(id, page)),
  recorded: (id, ply) => (archived.has(id) ? archived.recorded(id, ply) : matches.recorded(id, ply)),
  async append(ply) {
    if (!archived.has(ply.match)) return matches.append(ply);
    throw new InArchive(ply.match, `Match ${ply.match} lies in the archive: restore it before you rule on it.`);
  },
});

/** The same lists, which read from the archive what lies there. */
export const queriesWithArchive = (queries: QueryStore, archived: ArchivedMatches): QueryStore => ({
  ...queries,
  async matches(tenant, query) {
    const found = await queries.matches(tenant, query);
    for (const match of found) archived.note(match);
    return found;
  },
  plies: (id, query) => (archived.has(id) ? archived.plies(id, query) : queries.plies(id, query)),
  events: (id, query) => (archived.has(id) ? archived.events(id, query) : queries.events(id, query)),
  event: (id, seq) => (archived.has(id) ? archived.event(id, seq) : queries.event(id, seq)),
  effects: (id, seq, limit) => (archived.has(id) ? archived.effects(id, seq, limit) : queries.effects(id, seq, limit)),
});

/** What is asked for at once: of matches in the archive there, of all others in the one statement. */
async function apart<A extends { id: string }, T>(
  archived: ArchivedMatches,
  asks: A[],
  there: (ask: A) => Promise<T>,
  here: (asks: A[]) => Promise<T[]>,
): Promise<T[]> {
  const own = asks.filter(({ id }) => !archived.has(id));
  if (own.length === asks.length) return here(asks);
  const found = new Map<A, T>();
  if (own.length > 0) for (const [at, answer] of (await here(own)).entries()) found.set(own[at] as A, answer);
  return Promise.all(asks.map(async (ask) => (found.has(ask) ? (found.get(ask) as T) : there(ask))));
}

/** The same for many at once. */
export const manyWithArchive = (many: ManyStore, archived: ArchivedMatches): ManyStore => ({
  ...many,
  async find(asks) {
    const found = await many.find(asks);
    for (const match of found) archived.note(match);
    return found;
  },
  async head(asks) {
    const heads = await many.head(asks);
    for (const head of heads) archived.note(head?.match ?? null);
    const missing = asks.filter((_, at) => heads[at] === null);
    if (missing.length === 0) return heads;
    const matches = new Map((await many.find(missing)).map((match, at) => [missing[at], archived.note(match)]));
    return Promise.all(
      heads.map(async (head, at) => {
        const match = head === null ? matches.get(asks[at]) : null;
        return match?.archived ? archived.head(match) : head;
      }),
    );
  },
  ply: (asks) => apart(archived, asks, ({ id, ply }) => archived.ply(id, ply), many.ply.bind(many)),
  plies: (asks) => apart(archived, asks, ({ id, ...query }) => archived.plies(id, query), many.plies),
  snapshot: (asks) => apart(archived, asks, ({ id, ply }) => archived.snapshot(id, ply), many.snapshot),
  recorded: (asks) => apart(archived, asks, ({ id, ply }) => archived.recorded(id, ply), many.recorded),
  steps: (asks) => apart(archived, asks, ({ id, ...page }) => archived.steps(id, page), many.steps),
  rulings: (asks) => apart(archived, asks, ({ id }) => archived.rulings(id), many.rulings),
  children: (asks) =>
    apart(archived, asks, ({ id, seq, after, limit }) => archived.children(id, seq, after, limit), many.children),
});
