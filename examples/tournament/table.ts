import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Arbiter, Body, PlayedMatch, Player } from 'arbiter-client';

/** The organiser's client, and how a client is made for somebody with a key. */
export interface Clients {
  arbiter: Arbiter;
  open(key?: string): Arbiter;
}

export type Table = Answer<'tournamentTable'>;
export type Game = Table['games'][number];

const DAY = 86_400;
/** Milliseconds between two looks at a table whose next game is about to begin. */
const LOOK = 50;

/** The table as soon as a game goes on at it, or a judge is needed, or its series is over. */
export async function ready({ arbiter }: Clients, id: string, { round, table }: Table): Promise<Table> {
  for (;;) {
    const now = await arbiter.tournaments.table(id, round, table);
    const [last] = now.games.slice(-1);
    if (now.status === 'over' || now.waitsFor === 'judge' || last?.status === 'running') return now;
    await pause(LOOK);
  }
}

/** Has the players of a table play their series, until it is over or waits for a judge. */
export async function playTable(clients: Clients, id: string, table: Table): Promise<Table> {
  for (;;) {
    const now = await ready(clients, id, table);
    const game = now.games.find(({ status }) => status === 'running');
    if (now.status === 'over' || now.waitsFor === 'judge' || !game) return now;
    await playGame(clients, game);
  }
}

/** Both seats of a game, each with a key that sees and plays that seat alone, until it is over. */
async function playGame({ arbiter, open }: Clients, { match }: Game): Promise<void> {
  const scopes: Body<'createKey'>['scopes'] = ['matches:read', 'matches:write'];
  const sit = async (player: Player): Promise<Seat> => {
    const asked = { name: `${player} of ${match}`, scopes, seat: { match, viewer: player }, expiresIn: DAY };
    return { player, match: open((await arbiter.keys.create(asked)).key).match(match) };
  };
  let [turn, other] = await Promise.all([sit('p1'), sit('p2')]);
  for (await turn.match.refresh(); turn.match.outcome === null; ) {
    if (await answered(turn)) continue;
    // Whoever is not asked waits, and the other one looks at what is asked now.
    [turn, other] = [other, turn];
    await turn.match.refresh();
    if (turn.match.outcome === null && !(await answered(turn)))
      throw new Error(`Nobody is asked anything in ${match}.`);
  }
}

interface Seat {
  player: Player;
  match: PlayedMatch;
}

/** Takes any option where this seat is asked; whether it was. Where nothing is listed, the answer would have to be made up: it gives up. */
async function answered({ player, match }: Seat): Promise<boolean> {
  const decision = match.awaiting.find((one) => one.player === player);
  if (!decision) return false;
  const option = decision.options[Math.floor(Math.random() * decision.options.length)];
  await (option ? match.act(option.action) : match.concede(player));
  return true;
}
