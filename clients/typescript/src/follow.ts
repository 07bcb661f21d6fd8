import type { CallOptions } from './carry.ts';
import { pause } from './carry.ts';
import type { Times } from './clocks.ts';
import { timesOf } from './clocks.ts';
import { linesOf } from './lines.ts';
import { ArbiterUnreachable } from './problem.ts';
import type { Answer, components, Decision, Match, Outcome, PlacedEvent, Query, RulesetId, Viewer } from './types.ts';
import type { Said, Wire } from './wire.ts';

type Schemas = components['schemas'];

export interface FollowOptions extends Pick<CallOptions, 'signal' | 'retries'> {
  viewer?: Viewer;
  /** The `ply` of the last update that was seen: what happened since then is told first; -1 for the whole match. */
  after?: number;
  /** Milliseconds without a sign of life after which the stream is opened anew; 60,000 if left out. */
  silence?: number;
}

/** What happened, and where the match stands after it. */
export interface Update<R extends RulesetId = string> extends Times {
  /** The last ply that was told, to go on from. */
  ply: number;
  events: PlacedEvent<R>[];
  awaiting: Decision<R>[];
  outcome: Outcome | null;
}

const SILENCE = 60_000;
/** How often in a row a stream that broke is opened anew, if nothing came of it. */
const RETRIES = 10;
/** Milliseconds before a stream that broke is opened anew; the service may say another number. */
const WAIT = 1000;

/** One message of server-sent events. */
interface Message {
  id: string;
  event: string;
  data: string;
}

/** Where a match stands, and then what happens, until it is over; over breaks nothing is left out or told twice. */
export async function* follow<R extends RulesetId>(
  wire: Wire,
  id: string,
  { after, ...options }: FollowOptions,
): AsyncGenerator<Update<R>, void, undefined> {
  let plies: Schemas['LivePly'][] = [];
  const said = { path: { id }, query: { positions: true } };
  const from = after === undefined ? options : { ...options, after: String(after) };
  const taken = () => {
    const events = plies.flatMap(({ ply, events }) => events.map((event) => ({ ...event, ply })));
    plies = [];
    return events as unknown as PlacedEvent<R>[];
  };
  for await (const { event, data: text } of messages(wire, 'streamMatch', said, from)) {
    const data = JSON.parse(text);
    if (event === 'ply') plies.push(data as Schemas['LivePly']);
    if (event === 'position' || (event === 'end' && plies.length > 0)) {
      yield updateOf(taken(), data);
    }
  }
  // The stream broke off after the last ply, and there was nothing left to tell when it was opened anew.
  const last = plies.at(-1);
  if (last !== undefined) yield updateOf(taken(), { ply: last.ply, outcome: last.stands?.outcome ?? null });
}

/** What a stream of all matches tells, with the id to go on from. */
export type Told =
  | { id: string; event: 'match'; data: Match }
  | { id: string; event: 'ready'; data: Schemas['LiveReady'] }
  | { id: string; event: 'ply'; data: Schemas['LivePly'] };

export interface FollowAllOptions extends Pick<FollowOptions, 'signal' | 'retries' | 'silence' | 'viewer'> {
  ruleset?: string;
  tournament?: string;
  tag?: string | string[];
  /** The id of the last message that was seen. */
  after?: string;
}

/** How the matches that run stand, and then every ply of any of them; over breaks nothing is left out or told twice. */
export async function* followAll(
  wire: Wire,
  { ruleset, tournament, tag, ...options }: FollowAllOptions,
): AsyncGenerator<Told, void, undefined> {
  const query = {
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(tournament === undefined ? {} : { tournament }),
    ...(tag === undefined ? {} : { tag }),
  };
  for await (const { id, event, data } of messages(wire, 'streamMatches', { query }, options)) {
    if (event === 'match' || event === 'ready' || event === 'ply') yield { id, event, data: JSON.parse(data) };
  }
}

type Streams = 'streamMatch' | 'streamMatches';

/** The messages of a stream until its `end`. One that broke is opened anew after the last message that came. */
async function* messages<Call extends Streams>(
  wire: Wire,
  call: Call,
  { query, ...said }: Said<Call>,
  options: Omit<FollowOptions, 'after'> & { after?: string },
): AsyncGenerator<Message, void, undefined> {
  const { signal, retries = RETRIES, viewer, silence = SILENCE } = options;
  let { after } = options;
  let wait = WAIT;
  for (let failed = 0; failed <= retries; failed++) {
    const silent = new AbortController();
    const ends = signal ? AbortSignal.any([signal, silent.signal]) : silent.signal;
    const from = {
      ...query,
      ...(viewer === undefined ? {} : { viewer }),
      ...(after === undefined ? {} : { after }),
    } as Query<Call>;
    const watch = watchdog(silence, () => silent.abort());
    try {
      const asked = { ...said, query: from, headers: { accept: STREAM } };
      const answer = await wire.answer(call, asked, { signal: ends });
      // Over, and all of it is known.
      if (answer.status === 204 || answer.body === null) return;
      const retry = (told: number) => {
        wait = told;
      };
      for await (const message of messagesOf(answer.body, watch.alive, retry)) {
        failed = 0;
        if (message.id !== '') after = message.id;
        yield message;
        if (message.event === 'end') return;
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!silent.signal.aborted && !isBreak(error)) throw error;
    } finally {
      watch.end();
    }
    await pause(wait / 2 + (wait / 2) * Math.random(), signal);
  }
  throw new ArbiterUnreachable('The stream broke, and could not be opened anew.');
}

const STREAM = 'text/event-stream';

function updateOf<R extends RulesetId>(
  events: PlacedEvent<R>[],
  at: Partial<Answer<'state'>> & { ply: number },
): Update<R> {
  const awaiting = (at.awaiting ?? []) as unknown as Decision<R>[];
  return { ply: at.ply, events, awaiting, outcome: at.outcome ?? null, ...timesOf(at) };
}

/** A connection that failed or broke off is no answer; everything else is. */
const isBreak = (error: unknown): boolean => error instanceof ArbiterUnreachable || error instanceof TypeError;

/** Calls `ended` when it was not told for so long that something is alive. */
function watchdog(milliseconds: number, ended: () => void): { alive: () => void; end: () => void } {
  let timer = setTimeout(ended, milliseconds);
  const end = () => clearTimeout(timer);
  const alive = () => {
    end();
    timer = setTimeout(ended, milliseconds);
  };
  return { alive, end };
}

/** The messages of a stream. A message without its empty line at the end was cut short, and is none. */
async function* messagesOf(
  stream: ReadableStream<Uint8Array>,
  alive: () => void,
  retry: (wait: number) => void,
): AsyncGenerator<Message, void, undefined> {
  let message: Message = { id: '', event: '', data: '' };
  for await (const line of linesOf(stream)) {
    alive();
    if (line === '') {
      if (message.data !== '') yield message;
      message = { ...message, event: '', data: '' };
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'id') message.id = value;
    else if (field === 'event') message.event = value;
    else if (field === 'data') message.data += message.data === '' ? value : `\n${value}`;
    else if (field === 'retry' && /^\d+$/.test(value)) retry(Number(value));
  }
}
