import type { NewPlayer } from '../../contracts/tournaments.ts';
import { MOST_PLAYERS } from '../../contracts/tournaments.ts';
import type { StoredPlayer } from '../../store/organized.ts';
import type { RequestFault } from '../problem.ts';

/** Who is on the list of a tournament already. */
export interface Roster {
  players: readonly StoredPlayer[];
  /** How many were ever registered. */
  registered: number;
  /** The last round that was paired. */
  round: number;
}

/** The players of a request as they are kept, and what is wrong with them; their place in the request is at `path`. */
export function entered(
  { players, registered, round }: Roster,
  asked: readonly NewPlayer[],
  path: string,
): { players: StoredPlayer[]; faults: RequestFault[] } {
  const ids = new Set(players.map(({ id }) => id));
  const names = new Set(players.map(({ name }) => name));
  const faults: RequestFault[] = [];
  const refuse = (at: number, field: string, reason: string) =>
    faults.push({ path: `${path}/${at}/${field}`, reason, in: 'body' });
  if (players.length + asked.length > MOST_PLAYERS) {
    faults.push({ path, reason: `a tournament has at most ${MOST_PLAYERS} players`, in: 'body' });
    return { players: [], faults };
  }
  for (const [at, { id, name }] of asked.entries()) {
    if (id !== undefined && ids.has(id)) refuse(at, 'id', `another player has the id ${JSON.stringify(id)}`);
    if (id !== undefined) ids.add(id);
    if (names.has(name)) refuse(at, 'name', `another player is called ${JSON.stringify(name)}`);
    names.add(name);
  }
  let number = registered;
  const made = asked.map((one, at): StoredPlayer => {
    let id = one.id;
    while (id === undefined) {
      const next = String(++number);
      if (!ids.has(next)) id = next;
    }
    ids.add(id);
    return {
      id,
      place: registered + at + 1,
      name: one.name,
      deck: one.deck ?? null,
      seed: one.seed ?? null,
      from: round + 1,
      droppedAfter: null,
      externalId: one.externalId ?? null,
      metadata: one.metadata ?? null,
    };
  });
  return { players: made, faults };
}
