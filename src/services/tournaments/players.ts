import type { RecordRow } from '../../store/tournaments.ts';
import type { Call } from '../call.ts';
import { matchObject } from '../matches/match-object.ts';
import { bad, good } from '../problem.ts';
import { fraction, rounded } from './fraction.ts';

/** So many rulesets, opponents and tournaments are told, those with the most games. */
const MOST = 100;
const RECENT = 10;

const shown = ({ games, won, lost, drawn, running }: RecordRow) => ({
  games,
  won,
  lost,
  drawn,
  running,
  winRate: games === 0 ? null : rounded(fraction(won, games)),
});

/** The record of a player, by the name of the seat. Forks, and matches of two seats of that name, do not count. */
export async function readPlayer(call: Call, name: string) {
  const { tenant } = call.caller;
  const rows = await call.store.tournaments.record(tenant, name, MOST);
  const all = rows.find(({ group }) => group === 'all');
  if (all === undefined) return bad('unknown-player', `Nobody named ${JSON.stringify(name)} has played.`);
  const of = (wanted: RecordRow['group']) =>
    rows.flatMap((row) => (row.group === wanted && row.name !== null ? [{ name: row.name, ...shown(row) }] : []));
  const query = { players: [name], sort: 'startedAt', descending: true, limit: RECENT } as const;
  const recent = await call.store.queries.matches(tenant, query);
  const tournaments = of('event');
  return good({
    name,
    record: shown(all),
    rulesets: of('ruleset'),
    opponents: of('opponent'),
    tournaments,
    events: tournaments,
    seats: of('seat'),
    recent: recent.map((match) => matchObject(match)),
  });
}
