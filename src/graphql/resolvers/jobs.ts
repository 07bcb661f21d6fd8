import { jobRequest, jobsQuery } from '../../contracts/jobs.ts';
import { retentionRequest } from '../../contracts/retention.ts';
import type { Call } from '../../services/call.ts';
import { cancelJob, createJob, deleteJob, listJobs, readJob } from '../../services/jobs/jobs.ts';
import { readRetention, setRetention } from '../../services/jobs/retention.ts';
import { checkArguments, checkWithNulls, present } from '../checked.ts';
import { connection } from '../connection.ts';
import type { Args } from '../context.ts';
import { pageArguments } from '../page-arguments.ts';
import { orThrow } from '../problem-error.ts';

interface In {
  call: Call;
}
interface Named {
  id: string;
}

/** A request whose input has every field of every kind, without those that are null. */
const said = ({ matches, ...request }: { matches?: object | null }): object =>
  present({ ...request, matches: matches && present(matches) }) as object;

export const jobFields = {
  Query: {
    retention: (_root: unknown, _args: unknown, { call }: In) => readRetention(call),
    job: async (_root: unknown, { id }: Named, { call }: In) => orThrow(await readJob(call, id)),
    async jobs(_root: unknown, args: Args, { call }: In) {
      const query = checkArguments(jobsQuery, pageArguments(args));
      return connection(await listJobs(call, query), ({ id }) => id, query.after !== undefined);
    },
  },
  Mutation: {
    createJob: async (_root: unknown, { request }: { request: object }, { call }: In) =>
      orThrow(await createJob(call, checkArguments(jobRequest, said(request)))),
    setRetention: async (_root: unknown, { keep }: { keep?: string | null }, { call }: In) =>
      orThrow(await setRetention(call, checkWithNulls(retentionRequest, { keep: keep ?? null }))),
    cancelJob: async (_root: unknown, { id }: Named, { call }: In) => orThrow(await cancelJob(call, id)),
    async deleteJob(_root: unknown, { id }: Named, { call }: In) {
      const job = orThrow(await readJob(call, id));
      orThrow(await deleteJob(call, id));
      return job;
    },
  },
};
