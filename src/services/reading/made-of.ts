/**
 * What the answers to costly questions are made of, as text: where that is the same, the answer is. It is found without the work that the
 * answer takes. Null where there is no such answer, or where only the work can tell.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StatisticsRequest } from '../../contracts/queries.ts';
import type { Viewer } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { viewerOf } from '../callers/caller.ts';
import { findMatch } from '../matches/load-match.ts';
import { namedBy } from '../tournaments/organized-view.ts';

const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string;
};

/** The words of answers may be others in another release, and what rules decide in another edition of them. */
const written = ({ rulesets }: Pick<Call, 'rulesets'>, ruleset: string, parts: readonly unknown[]): string =>
  JSON.stringify([version, rulesets.get(ruleset)?.hash ?? null, ...parts]);

/** Of a verification: all that is on record of the match. */
export async function verificationIsMadeOf(call: Call, id: string): Promise<string | null> {
  const found = await findMatch(call, id);
  if (!found.ok) return null;
  const { tenant, ruleset, id: match } = found.value;
  const record = await call.store.madeOf.record(tenant, match);
  return record && written(call, ruleset.id, [match, record]);
}

/**
 * Of what is told of an event and of its place among others: the match, as far as it has come, and what is said about it. Only where `any`
 * tag will do it is looked whether there is such an event, since nobody has a tag of what is not there.
 */
export async function eventIsMadeOf(
  call: Call,
  id: string,
  seq: number,
  asked: { viewer?: Viewer | undefined },
  any: boolean,
): Promise<string | null> {
  const viewer = viewerOf(call.caller, asked.viewer);
  const found = await findMatch(call, id);
  if (!viewer.ok || !found.ok) return null;
  const { id: match, ply, stateHash, revision, ruleset } = found.value;
  if (any && (await call.store.queries.event(match, seq)) === null) return null;
  return written(call, ruleset.id, [match, ply, stateHash, revision, ruleset.hash, seq, asked, viewer.value]);
}

/** Of the standings of a tournament: its games, or all that is in it where the service runs it. */
export async function standingsAreMadeOf(call: Call, event: string, query: object): Promise<string | null> {
  const { tenant } = call.caller;
  const whole = await call.store.organized.whole(tenant, namedBy(event));
  if (whole !== null) return written(call, '', [whole, query]);
  const games = await call.store.madeOf.tournament(tenant, event);
  return games && written(call, '', [tenant, event, games, query]);
}

/** Of the record of a player: the player's matches. */
export async function playerIsMadeOf(call: Call, name: string): Promise<string | null> {
  const { tenant } = call.caller;
  const matches = await call.store.madeOf.player(tenant, name);
  return matches && written(call, '', [tenant, name, matches]);
}

/** Of statistics: the finished matches that they are about, once all of them are counted. */
export async function statisticsAreMadeOf(call: Call, asked: StatisticsRequest): Promise<string | null> {
  const { tenant } = call.caller;
  const { since, until, event, player, ruleset, cards } = asked;
  const days = { since: dayOf(since), until: dayOf(until) };
  const counted = await call.store.madeOf.statistics(tenant, { ruleset, event, player, cards, ...days });
  return counted && written(call, ruleset, [tenant, counted, asked]);
}

const dayOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));
