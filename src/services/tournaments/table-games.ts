/** Games at tables: the next one of a series begins when it is its turn. */
import pLimit from 'p-limit';
import type { DueTable, Pairing, StoredPlayer } from '../../store/organized.ts';
import type { Call } from '../call.ts';
import { ownCall } from '../call.ts';
import { idWithin } from '../ids.ts';
import { startMatch } from '../matches/matches.ts';
import { decideMatch } from '../matches/rulings.ts';
import type { SettledTable, TablesView } from './organized-view.ts';
import { findTables } from './organized-view.ts';

/** How long a table is one server's, in seconds. */
const LEASE = 60;
/** Matches that begin side by side: the event loop is for others too. */
const SIDE_BY_SIDE = 4;

/**
 * Looks at the tables that are due, at most `most` of them, those of one tournament or of all: where a series is open and no game goes
 * on, the next one begins. Gives how many it has looked at. Servers share the tables among them, and a game that two begin is one.
 */
export async function startGames(call: Call, only: string | undefined, most: number): Promise<number> {
  const due = await call.store.organized.claimDue(LEASE, most, only);
  for (const [tournament, tables] of Map.groupBy(due, (table) => table.tournament)) {
    const tenant = tables[0]?.tenant ?? '';
    const own = ownCall(call, tenant, call.gone);
    const found = await findTables(own, tournament, tables);
    if (!found.ok) continue;
    const limit = pLimit(SIDE_BY_SIDE);
    await Promise.all(tables.map((table) => limit(() => lookAt(own, found.value, table))));
  }
  return due.length;
}

async function lookAt(call: Call, view: TablesView, due: DueTable): Promise<void> {
  const table = view.tables.find(({ round, number }) => round === due.round && number === due.number);
  if (!table) return;
  const waiting = table.settled.waitsFor === 'start' || table.games.some(({ status }) => status === 'starting');
  await call.store.organized.lookedAt(due, waiting ? await begin(call, view, table) : table.stuck);
}

/** Begins the next game of a series, or the one that was about to begin; tells why it can't. */
async function begin(call: Call, view: TablesView, table: SettledTable): Promise<Pairing['stuck']> {
  const { tournament, byId } = view;
  const { settings, name, id } = tournament;
  const last = table.games.at(-1);
  const game = last?.status === 'starting' ? last.game : (last?.game ?? 0) + 1;
  const turned = game % 2 === 0;
  const [one, other] = table.players.map((player) => byId.get(player ?? ''));
  if (!one || !other) return { code: 'unknown-player', detail: 'A player of the table is not on the list.' };
  const match = last?.status === 'starting' ? last.match : idWithin(table.key, String(game));
  const note = () =>
    call.store.organized.noteGame(
      { tournament: id, round: table.round, number: table.number },
      { game, match, turned },
    );
  if (!(await note())) return null;
  const seat = (player: StoredPlayer) => ({
    name: player.name,
    ...(player.deck === null ? {} : { deck: player.deck }),
    externalId: player.externalId ?? player.id,
    ...(player.metadata === null ? {} : { metadata: player.metadata }),
  });
  const started = await startMatch(
    { ...call, creates: { id: match, again: true } },
    {
      ruleset: settings.ruleset,
      seats: turned ? [seat(other), seat(one)] : [seat(one), seat(other)],
      ...(settings.cards === null ? {} : { cards: settings.cards }),
      options: settings.options,
      tags: settings.tags,
      tournament: name,
      round: table.round,
      table: String(table.number),
      ...(settings.clock === null ? {} : { clock: settings.clock }),
      ...(settings.auto ? { auto: true as const } : {}),
    },
  );
  if (started.ok && !(await note())) {
    await decideMatch(call, match, { winner: null, reason: 'The round was taken back.', judge: 'Arbiter' });
  }
  return started.ok ? null : { code: started.problem.code, detail: started.problem.detail };
}
