/** A player's name, forgotten in everything that a tenant has. */
import type { ForgetRequest } from '../../contracts/own-data.ts';
import type { NotedEvent } from '../../engine/index.ts';
import type { Labels } from '../../store/store.ts';
import type { Ruling, StoredMatch, StoredSeat } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { withdrawSomeAnswers } from '../callers/withdrawal.ts';
import { restoreMatch } from '../matches/restore.ts';
import { readCursor, writeCursor } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import type { Rewording } from './pseudonyms.ts';
import { pseudonymOf, rewordAll, rewording } from './pseudonyms.ts';

/** What one call has changed. */
export interface Forgotten {
  /** What the player is called from now on. */
  pseudonym: string;
  /** In how many matches the name was replaced. */
  changed: number;
  /** What goes into `after` to go on; null when the name is nowhere any more. */
  next: string | null;
}

const LIST = 'forgotten';

/**
 * Replaces a name by a pseudonym in matches of the tenant, up to `limit` of them, and then in the names of its keys, and takes
 * back what was answered with it. It can be interrupted at any place, and called again at any time.
 */
export async function forgetPlayer(call: Call, { name, limit, after }: ForgetRequest): Promise<Answer<Forgotten>> {
  const place = readCursor(LIST, after, ['text', 'text']);
  if (!place.ok) return place;
  const { store, caller, pictures } = call;
  const pseudonym = await pseudonymOf(call, name);
  const query = { players: [name], sort: 'startedAt', descending: false, limit: limit + 1 } as const;
  const found = await store.queries.matches(caller.tenant, query);
  const batch = found.slice(0, limit);
  const changed = batch.length === 0 ? 0 : await renameIn(call, batch, name, pseudonym);
  // Pictures with the name are found by nobody any more, but are still there.
  if (changed > 0) pictures.empty();
  const told = (next: string | null) => good({ pseudonym, changed, next });
  if (found.length > limit || changed < batch.length) return told(writeCursor(LIST, ['', '']));
  await store.keys.reword(caller.tenant, name, pseudonym);
  await store.webhooks.reword(caller.tenant, name, pseudonym);
  await store.organized.forget(caller.tenant, name, pseudonym);
  const [owner = '', key = ''] = place.value ?? [];
  const word = JSON.stringify(name).slice(1, -1);
  const last = await withdrawSomeAnswers(store, caller.tenant, word, { owner: String(owner), key: String(key) });
  return told(last && writeCursor(LIST, [last.owner, last.key]));
}

/** Gives in how many of the matches the name was replaced: one that is changed meanwhile is left for the next time. */
async function renameIn(call: Call, matches: StoredMatch[], name: string, pseudonym: string): Promise<number> {
  const reword = rewording(name, pseudonym);
  // What lies in the archive has the name as well: it comes back, and its batch is written anew without it.
  for (const { id, archived } of matches) if (archived !== null) await restoreMatch(call, id);
  // The names of the seats are the mark that there is more to do: they come last.
  await rewordRulings(call, matches, reword);
  const changed = await call.store.matches.amendAll(
    matches.map((match) => ({ match, labels: labelsWithout(match, name, pseudonym, reword) })),
  );
  for (const { id, revision } of matches) call.feed.reworded(id, revision + 1);
  return changed;
}

function labelsWithout(match: StoredMatch, name: string, pseudonym: string, reword: Rewording): Labels {
  const seat = (one: StoredSeat): StoredSeat =>
    one.name === name ? { ...one, name: pseudonym, externalId: null, metadata: null } : one;
  const { tags, round, table, seats, externalId, metadata } = match;
  return {
    tags: tags.map(reword),
    round,
    table,
    seats: [seat(seats[0]), seat(seats[1])],
    externalId: externalId && reword(externalId),
    metadata: metadata && rewordAll(metadata, reword),
  };
}

/** What judges wrote about a match: its events say it again, and have to come out of it when the match is verified. */
async function rewordRulings({ store }: Call, matches: StoredMatch[], reword: Rewording): Promise<void> {
  const rulings = await store.many.rulings(matches.map(({ id }) => ({ id })));
  const other = matches.flatMap(({ id }, at) =>
    (rulings[at] ?? []).flatMap(({ ply, ruling }) => {
      const said = saidOtherwise(ruling, reword);
      return said.reason === spoken(ruling).reason && said.judge === spoken(ruling).judge
        ? []
        : [{ id, ply, ruling, said }];
    }),
  );
  if (other.length === 0) return;
  const plies = await store.many.ply(other.map(({ id, ply }) => ({ id, ply })));
  await store.matches.rewordRulings(
    other.map(({ id, ply, ruling, said }, at) => ({
      id,
      ply,
      ruling: { ...ruling, ...said } as Ruling,
      events: (plies[at]?.events ?? []).map(
        (event): NotedEvent => ('judge' in event.data ? { ...event, data: { ...event.data, ...said } } : event),
      ),
    })),
  );
}

interface Spoken {
  reason?: string | null;
  judge?: string | null;
}

const spoken = (ruling: Ruling): Spoken => ('judge' in ruling ? { reason: ruling.reason, judge: ruling.judge } : {});

function saidOtherwise(ruling: Ruling, reword: Rewording): Spoken {
  const { reason, judge } = spoken(ruling);
  if (reason === undefined || judge === undefined) return {};
  return { reason: reason && reword(reason), judge: judge && reword(judge) };
}
