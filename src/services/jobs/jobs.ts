/** Long work: what callers ask for, and what they are told of it. */
import type { JobObject, JobRequest, JobsQuery } from '../../contracts/jobs.ts';
import type { JsonObject } from '../../engine/index.ts';
import type { StoredJob } from '../../store/jobs.ts';
import type { Call } from '../call.ts';
import { checkScope } from '../callers/caller.ts';
import { isId, newId } from '../ids.ts';
import type { Page } from '../pages.ts';
import { pageOf } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { checkJob, scopeOf } from './kinds.ts';
import { unpacked } from './lines.ts';

/** A job as it is returned. */
export const jobObject = (job: StoredJob): JobObject => ({
  id: job.id,
  kind: job.kind,
  request: job.request,
  state: job.state,
  progress: { done: job.done, of: job.total },
  result: job.result,
  problem: job.problem,
  download: job.lines === 0 ? null : { href: `/v1/jobs/${job.id}/result`, lines: job.lines, bytes: job.bytes },
  createdAt: job.createdAt.toISOString(),
  startedAt: job.startedAt?.toISOString() ?? null,
  endedAt: job.endedAt?.toISOString() ?? null,
});

const unknownJob = (id: string) => bad('unknown-job', `There is no job ${id}.`);

async function findJob({ store, caller }: Call, id: string): Promise<Answer<StoredJob>> {
  const found = isId(id) ? await store.jobs.find(caller.tenant, id) : null;
  return found ? good(found) : unknownJob(id);
}

/** Has long work done. It is begun as soon as a server has time for it. */
export async function createJob(call: Call, request: JobRequest): Promise<Answer<JobObject>> {
  const allowed = checkScope(call.caller, scopeOf(request));
  if (!allowed.ok) return allowed;
  const { creates } = call;
  if (creates?.again) {
    const before = await call.store.jobs.find(call.caller.tenant, creates.id);
    if (before !== null) return good(jobObject(before));
  }
  const checked = await checkJob(call, request);
  if (!checked.ok) return checked;
  const { kind, ...rest } = request;
  const asked: JsonObject = JSON.parse(JSON.stringify({ kind, ...rest }));
  const job = { id: creates?.id ?? newId(), tenant: call.caller.tenant, kind, request: asked };
  const most = call.quotas.jobs;
  const made = await call.store.jobs.create(job, most);
  if (made === null) return bad('quota-exceeded', `There are ${most} jobs that are not over: wait, or cancel one.`);
  call.jobs.wake();
  return good(jobObject(made));
}

export async function listJobs(call: Call, { limit, ...query }: JobsQuery): Promise<Page<JobObject>> {
  const found = await call.store.jobs.list(call.caller.tenant, { ...query, limit: limit + 1 });
  return pageOf(found.map(jobObject), limit, ({ id }) => id);
}

export async function readJob(call: Call, id: string): Promise<Answer<JobObject>> {
  const found = await findJob(call, id);
  return found.ok ? good(jobObject(found.value)) : found;
}

/** Ends a job that is not over: nothing more is done. What it did stays done, and one that is over stays as it is. */
export async function cancelJob({ store, caller, ...call }: Call, id: string): Promise<Answer<JobObject>> {
  const job = isId(id) ? await store.jobs.cancel(caller.tenant, id) : null;
  if (job === null) return unknownJob(id);
  call.jobs.wake();
  return good(jobObject(job));
}

/** Deletes a job with what it has written; one that is not over is cancelled by that. */
export async function deleteJob({ store, caller }: Call, id: string): Promise<Answer<null>> {
  const gone = isId(id) && (await store.jobs.delete(caller.tenant, id));
  return gone ? good(null) : unknownJob(id);
}

/** The lines that a job has written, in pieces of text. */
export async function readResult(call: Call, id: string): Promise<Answer<AsyncIterable<string>>> {
  const found = await findJob(call, id);
  if (!found.ok) return found;
  const { state } = found.value;
  if (state !== 'done') return bad('job-state', `The job is ${state}: it has lines when it is done.`);
  return good(lines(call, found.value.id));
}

async function* lines({ store }: Call, id: string): AsyncGenerator<string> {
  for (let number = 0; ; number++) {
    const part = await store.jobs.part(id, number);
    if (part === null) return;
    yield await unpacked(part);
  }
}
