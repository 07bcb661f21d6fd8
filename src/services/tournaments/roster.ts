/** Who takes part in a tournament: registered, changed, gone. */
import type { AmendPlayerRequest, RegisterRequest, TournamentPlayerObject } from '../../contracts/tournaments.ts';
import type { StoredPlayer } from '../../store/organized.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { Expected } from './change.ts';
import { changeTournament } from './change.ts';
import { entered } from './entering.ts';
import { deckFaults, faulty, playingOf } from './organize.ts';
import type { TournamentView } from './organized-view.ts';
import { findTournament } from './organized-view.ts';
import { playerObject } from './told.ts';

const unknownPlayer = (id: string) => bad('unknown-player', `The tournament has no player ${JSON.stringify(id)}.`);

/** Only where rounds are paired one by one can somebody come later. */
function closedTo({ tournament, round }: TournamentView): string | null {
  const { format, cutAfter } = tournament.settings;
  if (cutAfter !== null) return 'The cut has begun: nobody can join any more.';
  if (round > 0 && format !== 'swiss')
    return 'The first round is paired, and who meets whom is settled by that: nobody can join any more.';
  return null;
}

/** Registers players: all of them, or none. Who comes when rounds are played has lost those. */
export function registerPlayers(
  call: Call,
  reference: string,
  { players, expectedRevision }: RegisterRequest,
  ifMatch?: Expected['ifMatch'],
): Promise<Answer<{ players: TournamentPlayerObject[]; revision: number }>> {
  return changeTournament(call, reference, { expectedRevision, ifMatch }, async (view) => {
    const { tournament, round } = view;
    const again = call.creates?.again === true ? registeredBefore(view, players) : null;
    if (again) return good({ change: null, told: (revision) => ({ players: again.map(playerObject), revision }) });
    const closed = closedTo(view);
    if (closed !== null) return bad('tournament-state', closed);
    const { registered } = tournament.settings;
    const { players: made, faults } = entered({ players: tournament.players, registered, round }, players, '/players');
    const playing = await playingOf(call, tournament.settings);
    if (!playing.ok) return playing;
    const decks = players.map(({ deck }, at) => ({ deck, path: `/players/${at}/deck` }));
    const errors = [...faults, ...deckFaults(playing.value, decks)];
    if (errors.length > 0) return faulty(errors);
    const settings = { ...tournament.settings, registered: registered + made.length };
    return good({
      change: { settings, players: made },
      told: (revision) => ({ players: made.map(playerObject), revision }),
    });
  });
}

/** The players of a request that was carried out, and whose answer went missing. */
function registeredBefore({ tournament }: TournamentView, asked: RegisterRequest['players']): StoredPlayer[] | null {
  const found = asked.map(({ id, name }) =>
    tournament.players.find((one) => one.name === name && (id === undefined || one.id === id)),
  );
  return found.every((one) => one !== undefined) ? found : null;
}

export async function listPlayers(call: Call, reference: string): Promise<Answer<TournamentPlayerObject[]>> {
  const found = await findTournament(call, reference);
  return found.ok ? good(found.value.tournament.players.map(playerObject)) : found;
}

/** Changes what is said of a player, or whether they take part. Their open table goes on. */
export async function amendPlayer(
  call: Call,
  reference: string,
  id: string,
  { expectedRevision, ...asked }: AmendPlayerRequest,
  ifMatch?: Expected['ifMatch'],
): Promise<Answer<TournamentPlayerObject>> {
  const amended = await changeTournament(call, reference, { expectedRevision, ifMatch }, async (view) => {
    const { tournament, byId, round } = view;
    const player = byId.get(id);
    if (!player) return unknownPlayer(id);
    const { dropped, ...rest } = asked;
    if (asked.name !== undefined && tournament.players.some((one) => one.id !== id && one.name === asked.name)) {
      return faulty([{ path: '/name', reason: `another player is called ${JSON.stringify(asked.name)}`, in: 'body' }]);
    }
    if (dropped === false && player.droppedAfter !== null) {
      const closed = closedTo(view);
      if (closed !== null) return bad('tournament-state', closed);
    }
    const playing = await playingOf(call, tournament.settings);
    if (!playing.ok) return playing;
    const errors = deckFaults(playing.value, [{ deck: asked.deck, path: '/deck' }]);
    if (errors.length > 0) return faulty(errors);
    const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const changed: StoredPlayer = { ...player, ...said, ...presence(player, dropped, round) };
    if (JSON.stringify(changed) === JSON.stringify(player))
      return good({ change: null, told: () => playerObject(player) });
    // A deck that is mended may be what a table waits for.
    const waiting = view.tables.filter((table) => table.stuck !== null && table.players.includes(id));
    const tables = waiting.map(({ settled: _settled, ruled: _ruled, games: _games, ...table }) => ({
      ...table,
      stuck: null,
    }));
    return good({ change: { players: [changed], tables }, told: () => playerObject(changed) });
  });
  if (amended.ok) call.tables.wake();
  return amended;
}

function presence(player: StoredPlayer, dropped: boolean | undefined, round: number): Partial<StoredPlayer> {
  if (dropped === true && player.droppedAfter === null) return { droppedAfter: round };
  if (dropped === false && player.droppedAfter !== null) return { droppedAfter: null };
  return {};
}

/** Takes a player off the list, as long as no round was paired with them. */
export function removePlayer(
  call: Call,
  reference: string,
  id: string,
  ifMatch?: Expected['ifMatch'],
): Promise<Answer<TournamentPlayerObject>> {
  return changeTournament(call, reference, { ifMatch }, (view) => {
    const player = view.byId.get(id);
    if (!player) return unknownPlayer(id);
    if (view.tables.some(({ players }) => players.includes(id)) || view.round >= player.from) {
      return bad(
        'tournament-state',
        `Rounds are paired with ${player.name}: change the player to \`dropped: true\` instead.`,
      );
    }
    return good({ change: { removed: [id] }, told: () => playerObject(player) });
  });
}
