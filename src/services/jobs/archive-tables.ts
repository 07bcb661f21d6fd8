import { gunzipSync, gzipSync } from 'node:zlib';
import type { BasicType } from 'hyparquet-writer';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { RecordedMatch } from '../matches/match-object.ts';
import type { PlyObject } from '../reading/plies.ts';

/** The part of a transcript, as it is told to a judge, that tables are made of. */
interface ToldMatch {
  match: RecordedMatch;
  plies: PlyObject[];
}

interface MatchRow extends ToldMatch {
  /** SHA-256 of the canonical text of the transcript without its signature, which the signature holds. */
  transcriptHash: string;
}

interface PlyRow {
  match: RecordedMatch;
  ply: PlyObject;
}

interface EventRow extends PlyRow {
  event: PlyObject['events'][number];
}

interface Column<Row> {
  name: string;
  type: BasicType;
  nullable?: boolean;
  of: (row: Row) => unknown;
}

const time = (text: string | null): Date | null => (text === null ? null : new Date(text));
const deckOf = ({ deck }: RecordedMatch['seats'][number]): string | null =>
  deck === null || typeof deck === 'string' ? deck : JSON.stringify(deck);

const MATCHES: Column<MatchRow>[] = [
  { name: 'match', type: 'UUID', of: ({ match }) => match.id },
  { name: 'ruleset', type: 'STRING', of: ({ match }) => match.ruleset.id },
  { name: 'version', type: 'STRING', of: ({ match }) => match.ruleset.version },
  { name: 'edition', type: 'STRING', of: ({ match }) => match.ruleset.hash },
  { name: 'cards', type: 'STRING', of: ({ match }) => match.cards },
  { name: 'tournament', type: 'STRING', nullable: true, of: ({ match }) => match.tournament },
  { name: 'round', type: 'INT32', nullable: true, of: ({ match }) => match.round },
  { name: 'table', type: 'STRING', nullable: true, of: ({ match }) => match.table },
  { name: 'p1', type: 'STRING', nullable: true, of: ({ match }) => match.seats[0].name },
  { name: 'p2', type: 'STRING', nullable: true, of: ({ match }) => match.seats[1].name },
  { name: 'p1_deck', type: 'STRING', nullable: true, of: ({ match }) => deckOf(match.seats[0]) },
  { name: 'p2_deck', type: 'STRING', nullable: true, of: ({ match }) => deckOf(match.seats[1]) },
  { name: 'winner', type: 'STRING', nullable: true, of: ({ match }) => match.outcome?.winner ?? null },
  { name: 'reason', type: 'STRING', nullable: true, of: ({ match }) => match.outcome?.reason ?? null },
  { name: 'clause', type: 'STRING', nullable: true, of: ({ match }) => match.outcome?.clause ?? null },
  { name: 'plies', type: 'INT32', of: ({ plies }) => plies.length },
  { name: 'events', type: 'INT32', of: ({ plies }) => plies.reduce((sum, { events }) => sum + events.length, 0) },
  { name: 'options', type: 'JSON', of: ({ match }) => match.options },
  { name: 'tags', type: 'JSON', of: ({ match }) => match.tags },
  { name: 'external_id', type: 'STRING', nullable: true, of: ({ match }) => match.externalId },
  { name: 'metadata', type: 'JSON', nullable: true, of: ({ match }) => match.metadata },
  { name: 'forked_from', type: 'UUID', nullable: true, of: ({ match }) => match.forkedFrom?.match ?? null },
  { name: 'started_at', type: 'TIMESTAMP', of: ({ match }) => time(match.startedAt) },
  { name: 'ended_at', type: 'TIMESTAMP', nullable: true, of: ({ match }) => time(match.endedAt) },
  { name: 'state_hash', type: 'STRING', nullable: true, of: ({ match }) => match.stateHash },
  { name: 'transcript_hash', type: 'STRING', of: ({ transcriptHash }) => transcriptHash },
];

const PLIES: Column<PlyRow>[] = [
  { name: 'match', type: 'UUID', of: ({ match }) => match.id },
  { name: 'ruleset', type: 'STRING', of: ({ match }) => match.ruleset.id },
  { name: 'ply', type: 'INT32', of: ({ ply }) => ply.ply },
  { name: 'kind', type: 'STRING', of: ({ ply }) => ply.kind },
  { name: 'player', type: 'STRING', nullable: true, of: ({ ply }) => ply.player },
  { name: 'action', type: 'JSON', nullable: true, of: ({ ply }) => ply.action },
  { name: 'ruling', type: 'JSON', nullable: true, of: ({ ply }) => ply.ruling },
  { name: 'automatic', type: 'BOOLEAN', of: ({ ply }) => ply.automatic },
  { name: 'events', type: 'INT32', of: ({ ply }) => ply.events.length },
  { name: 'hash_before', type: 'STRING', nullable: true, of: ({ ply }) => ply.hashBefore },
  { name: 'hash_after', type: 'STRING', nullable: true, of: ({ ply }) => ply.hashAfter },
  { name: 'played_at', type: 'TIMESTAMP', of: ({ ply }) => time(ply.playedAt) },
];

const EVENTS: Column<EventRow>[] = [
  { name: 'match', type: 'UUID', of: ({ match }) => match.id },
  { name: 'ruleset', type: 'STRING', of: ({ match }) => match.ruleset.id },
  { name: 'ply', type: 'INT32', of: ({ ply }) => ply.ply },
  { name: 'seq', type: 'INT32', of: ({ event }) => event.seq },
  { name: 'parent', type: 'INT32', nullable: true, of: ({ event }) => event.parent },
  { name: 'type', type: 'STRING', of: ({ event }) => event.type },
  { name: 'player', type: 'STRING', nullable: true, of: ({ event }) => event.player },
  { name: 'clause', type: 'STRING', nullable: true, of: ({ event }) => event.clause },
  { name: 'data', type: 'JSON', of: ({ event }) => event.data },
  { name: 'text', type: 'STRING', of: ({ event }) => event.text },
];

/** How many rows are written together. */
const GROUP = 20_000;

/** A Parquet file in the making. */
class Table<Row> {
  readonly #columns: readonly Column<Row>[];
  readonly #bytes = new ByteWriter();
  readonly #file: ParquetWriter;
  #rows: Row[] = [];

  constructor(columns: readonly Column<Row>[]) {
    this.#columns = columns;
    this.#file = new ParquetWriter({
      writer: this.#bytes,
      schema: schemaFromColumnData({ columnData: this.#data() }),
      ...{ codec: 'GZIP', compressors: { GZIP: gzipSync }, createdBy: 'arbiter' },
    });
  }

  add(rows: Iterable<Row>): void {
    for (const row of rows) if (this.#rows.push(row) === GROUP) this.#write();
  }

  finish(): Uint8Array {
    if (this.#rows.length > 0) this.#write();
    this.#file.finish();
    return this.#bytes.getBytes();
  }

  #write(): void {
    this.#file.write({ columnData: this.#data(), rowGroupSize: GROUP });
    this.#rows = [];
  }

  #data() {
    return this.#columns.map(({ name, type, nullable = false, of }) => ({
      ...{ name, type, nullable },
      data: this.#rows.map(of),
    }));
  }
}

/** What a transcript that was verified says of itself. */
const transcriptHashOf = (signature: string): string =>
  JSON.parse(Buffer.from(signature.split('.')[1] ?? '', 'base64url').toString()).transcriptHash;

/** The tables of a batch: its matches, their plies and their events, each as a Parquet file. */
export type BatchTables = Record<'matches' | 'plies' | 'events', Uint8Array>;

/** Makes the tables of matches from their transcripts, as a judge sees them, each compressed with gzip. It takes as long as reading them does. */
export function tablesOf(transcripts: readonly Uint8Array[]): BatchTables {
  const [matches, plies, events] = [new Table(MATCHES), new Table(PLIES), new Table(EVENTS)];
  for (const transcript of transcripts) {
    const told = JSON.parse(gunzipSync(transcript).toString()) as ToldMatch & { signature: string };
    const { match } = told;
    matches.add([{ match, plies: told.plies, transcriptHash: transcriptHashOf(told.signature) }]);
    for (const ply of told.plies) {
      plies.add([{ match, ply }]);
      events.add(ply.events.map((event) => ({ match, ply, event })));
    }
  }
  return { matches: matches.finish(), plies: plies.finish(), events: events.finish() };
}
