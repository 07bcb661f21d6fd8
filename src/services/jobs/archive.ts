import { sha256 } from '../../engine/index.ts';
import type { ArchiveBatch, ArchivedRecord, Leaving } from '../../store/archive.ts';
import { ArchiveFailed, filesOf } from '../../store/archive.ts';
import type { WatchedArchive } from '../../store/archive-watched.ts';
import type { ArchivePlace, StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { NO_ARCHIVE } from '../matches/restore.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { writeTranscript } from '../reading/transcript.ts';
import { saidSigned } from '../sealing/signature.ts';
import { countFinished } from '../tournaments/statistics.ts';
import { ARCHIVE_LANE, Batch, cut, memberOf, whole } from './archive-batch.ts';
import type { Found } from './archive-check.ts';
import { foundIn } from './archive-check.ts';
import { packed } from './lines.ts';
import type { Step, Work } from './work.ts';
import { cursorOf, plain } from './work.ts';

/** How many matches lie together, and how many compressed bytes come together before a batch is closed: a worker makes their tables within its time. */
const BATCH = 50;
const BATCH_BYTES = 4_000_000;
/** How many plies are read at once. */
const PAGE = 25;

interface Archived {
  archived: number;
  /** Batches that were written anew without what was deleted or brought back. */
  rewritten: number;
  removed: number;
}

/** Matches that are kept no longer and stay nevertheless, and why. */
interface Staying {
  ruleset: string;
  matches: number;
  code: string;
  detail: string;
}

/** A batch with which nothing can be done, since one of its files is gone or is not what was written. */
interface Damaged {
  batch: string;
  file: string;
}

/** Does one thing of what is to be done with the archive of a tenant: does away with what is in the way, or puts a batch of matches there. */
export async function archivePiece({ job, call }: Work): Promise<Answer<Step>> {
  const { store, caller } = call;
  const files = store.archiveFiles;
  if (files === null) return bad('archive-off', NO_ARCHIVE);
  const { damaged, ...seen } = {
    ...cursorOf<Archived & { damaged: Damaged[] }>(job, { archived: 0, rewritten: 0, removed: 0, damaged: [] }),
  };
  const step = (total: number | null): Answer<Step> =>
    good({ done: seen.archived, total, cursor: plain({ ...seen, damaged }) });
  const end = (staying: readonly Staying[] = []): Answer<Step> =>
    damaged.length > 0
      ? bad('match-archived', damagedDetail(damaged))
      : good({ done: seen.archived, total: seen.archived, cursor: {}, result: plain({ ...seen, staying }) });
  const known = new Set(damaged.map(({ batch }) => batch));
  for (const open of await store.archive.open(caller.tenant, job.id)) {
    if (known.has(open.id)) continue;
    try {
      if (await tidy(call, files, open, job.id)) seen.rewritten++;
      seen.removed++;
    } catch (error) {
      // One file that was damaged keeps nothing else here from being done.
      if (!(error instanceof ArchiveFailed) || error.isAway) throw error;
      damaged.push({ batch: open.id, file: error.file });
    }
    // What an attempt left that failed is no progress: otherwise the job would go on for ever.
    if (open.state !== 'writing') return step(job.total);
  }
  const rule = await store.archive.rule(caller.tenant);
  if (rule === null) return end();
  // What is not counted would be missing in statistics for good.
  for (const rules of call.rulesets.values()) await countFinished(call, rules);
  const total = seen.archived + (await store.archive.countLeaving(caller.tenant, rule.days));
  const matches = await store.archive.leaving(caller.tenant, rule.days, BATCH);
  if (matches.length === 0) {
    if (seen.archived > 0) await dropPartitions(call);
    await store.archive.done(caller.tenant);
    return end(await stayingOf(call, rule.days));
  }
  seen.archived += await putAway(call, files, matches, job.id);
  return step(total);
}

/** Those of a ruleset that is not here can't be counted, and what is not counted would be missing in statistics for good. */
async function stayingOf({ store, caller, rulesets }: Call, days: number): Promise<Staying[]> {
  const found = await store.archive.countStaying(caller.tenant, days, [...rulesets.keys()]);
  return found.map(({ ruleset, matches }) => {
    const detail = `This server does not have the ruleset ${ruleset}, so that its matches can't be counted in statistics: they stay in the database.`;
    return { ruleset, matches, code: 'unknown-ruleset', detail };
  });
}

const damagedDetail = ([first, ...more]: readonly Damaged[]): string =>
  [
    `${first?.file} in the archive is gone, or is not what was written there: its batch can not be written anew without what was deleted or brought back.`,
    ...(more.length === 0 ? [] : [`So it is with ${more.map(({ file }) => file).join(', ')}.`]),
  ].join(' ');

/** Takes away what is empty now. Where its tables are in use, that is left to another day. */
async function dropPartitions({ store, log }: Call): Promise<void> {
  try {
    await store.partitions.dropGone();
  } catch (error) {
    log.error({ err: error }, 'empty partitions could not be dropped');
  }
}

/** Puts matches into the archive, and deletes their plies once what was written there is read back and holds them. Gives how many. */
async function putAway(
  call: Call,
  files: WatchedArchive,
  matches: readonly StoredMatch[],
  job: string,
): Promise<number> {
  const { store } = call;
  const batch = await Batch.begin(call, files, job);
  const leaving: Leaving[] = [];
  for (const match of matches) {
    const transcript = await writeTranscript(call, match.id, 'judge');
    // It was deleted meanwhile.
    if (!transcript.ok) continue;
    const [record, told] = [await packed(recordOf(call, match)), await packed(line(transcript.value))];
    leaving.push({ match, place: { ...batch.add(record.data, told.data), hash: record.hash } });
    if (batch.bytes > BATCH_BYTES) break;
  }
  const written = await batch.write();
  for (const { match, place } of leaving) await holds(call, files, match.id, place);
  if (leaving.length > 0 && (await store.archive.leave(batch.id, written, leaving))) return leaving.length;
  // Something was changed meanwhile: another batch is made of how it is now.
  await remove(call, files, { id: batch.id, files: written });
  return 0;
}

const FILE = new URL('./archive-check.ts', import.meta.url).href;

/** What is read of a match in the archive is what is in the database, and its transcript is signed by this service. Throws where it is not so. */
async function holds(call: Call, files: WatchedArchive, match: string, place: ArchivePlace): Promise<void> {
  const names = filesOf(call.caller.tenant, place.batch);
  const written = {
    record: await files.read(names.records, place.record),
    transcript: await files.read(names.transcripts, place.transcript),
  };
  const beside = { file: FILE, name: 'foundIn', input: written };
  const owner = { tenant: ARCHIVE_LANE, gone: call.gone };
  const { record, transcript } = await call.runs.aside<Found>(owner, beside, () => foundIn(written));
  if (record?.hash !== place.hash) throw files.damaged(names.records, `does not hold match ${match} as it was written`);
  const stored = await call.store.matches.ply(match, record.plies - 1);
  if (record.match !== match || record.last === null || stored?.hashAfter !== record.last)
    throw new Error(`the record of match ${match} is of something else`);
  const said = transcript && (await saidSigned(call, transcript.signature));
  if (transcript === null || said?.transcriptHash !== transcript.hash)
    throw files.damaged(names.transcripts, `does not hold the signed transcript of match ${match}`);
}

async function* line(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield* pieces;
  yield '\n';
}

/** The text of the record of a match (`ArchivedRecord`) in pieces: of a long match it is too long to be written in one turn. */
async function* recordOf({ store }: Call, { id, tenant, ply: head }: StoredMatch): AsyncGenerator<string> {
  yield `{"record":1,"match":${JSON.stringify(id)},"plies":[`;
  let lastSeq = -1;
  for (let after = -1; after < head; ) {
    const page = { after, limit: PAGE };
    const { plies } = await store.matches.plies(id, page);
    const steps = await store.matches.steps(id, page);
    const last = plies.at(-1);
    if (last === undefined) throw new Error(`match ${id}: plies are missing after ${after}`);
    for (const { playedAt, ...ply } of plies) {
      lastSeq = ply.events.at(-1)?.seq ?? lastSeq;
      const step = steps.get(ply.ply);
      const told: ArchivedRecord['plies'][number] = {
        ...{ ...ply, playedAt: playedAt.toISOString(), lastSeq },
        step: step === undefined ? null : Buffer.from(step).toString('base64'),
      };
      yield `${ply.ply === 0 ? '' : ','}${JSON.stringify(told)}`;
    }
    after = last.ply;
  }
  yield '],"snapshots":[';
  const kept: number[] = [];
  for (let ply = head; ply >= 0; ply = (kept.at(-1) ?? 0) - 1) {
    const state = await store.matches.snapshot(id, ply);
    if (state === null) break;
    kept.push(state.ply);
  }
  for (const [at, ply] of kept.toReversed().entries()) {
    const state = await store.matches.snapshot(id, ply);
    if (state?.ply !== ply) throw new Error(`match ${id}: the state after ${ply} is gone`);
    yield `${at === 0 ? '' : ','}${JSON.stringify(state)}`;
  }
  const last = await store.matches.head(tenant, id);
  if (last?.match.ply !== head) throw new Error(`match ${id} moved on`);
  yield `],"head":${JSON.stringify(last.state)}}`;
}

/** Does what is to be done with a batch that is no whole one. Gives whether it was written anew. */
async function tidy(call: Call, files: WatchedArchive, batch: ArchiveBatch, job: string): Promise<boolean> {
  const { store, caller } = call;
  const held = await store.archive.held(batch.id);
  if (held.length === 0) {
    await remove(call, files, batch);
    return false;
  }
  const from = filesOf(caller.tenant, batch.id);
  const [records, transcripts] = [await whole(files, batch, from.records), await whole(files, batch, from.transcripts)];
  const anew = await Batch.begin(call, files, job);
  const places: { id: string; place: ArchivePlace }[] = [];
  for (const { id, archived } of held) {
    if (archived === null) continue;
    const place = anew.add(cut(records, archived.record), cut(transcripts, archived.transcript));
    places.push({ id, place: { ...place, hash: archived.hash } });
  }
  const written = await anew.write();
  for (const { place } of places) {
    const text = await memberOf(files, anew.names.records, place.record);
    if (sha256(text) !== place.hash) throw files.damaged(from.records, 'is not what was written there');
  }
  if (await store.archive.move(batch.id, anew.id, written, places)) return true;
  await remove(call, files, { id: anew.id, files: written });
  return false;
}

async function remove(call: Call, files: WatchedArchive, batch: Pick<ArchiveBatch, 'id' | 'files'>): Promise<void> {
  if (!(await call.store.archive.abandon(batch.id))) return;
  for (const { name } of batch.files) await files.remove(name);
  await call.store.archive.forget(batch.id);
}
