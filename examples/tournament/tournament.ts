import type { Answer } from 'arbiter-client';
import type { Clients, Table } from './table.ts';
import { playTable, ready } from './table.ts';

export interface Plan {
  /** The players, as a table whose first line names the columns. */
  csv: string;
  rounds: number;
  /** How many go on by elimination. */
  cut: number;
  ruleset: string;
}

type Say = (line: string) => void;

const JUDGE = 'Ines';
/** How many leave the tournament, and after which round. */
const LEAVING: Record<number, number> = { 2: 2, 3: 1 };
/** The round in which a judge ends a game that goes on, and the round in which a result is written down the wrong way round. */
const RULED = 2;
const WRONG = 3;

/** Runs a tournament from the list of players to the champion, and gives its id. */
export async function runTournament(clients: Clients, plan: Plan, say: Say): Promise<string> {
  const { tournaments } = clients.arbiter;
  const { id, name } = await tournaments.create({
    name: `Example Cup ${new Date().toISOString()}`,
    ruleset: plan.ruleset,
    rounds: plan.rounds,
    cut: { to: plan.cut, bestOf: 3 },
    auto: true,
    tags: ['example'],
  });
  const { sampleDecks } = await clients.arbiter.rulesets.get(plan.ruleset);
  const decks = sampleDecks.map(({ id }) => id);
  const { players } = await tournaments.registerCsv(id, withDecks(plan.csv, decks));
  say(`${name}: ${players.length} players, ${plan.rounds} rounds, then the best ${plan.cut}`);
  for (let standing = await tournaments.get(id); standing.status !== 'over'; standing = await tournaments.get(id)) {
    const paired = await tournaments.pair(id, { round: standing.round + 1 });
    say(`\nRound ${paired.round}${paired.stage === 'cut' ? ' (elimination)' : ''}`);
    for (const { players, kind } of paired.tables) {
      if (kind === 'bye') say(`  ${players[0]?.name} has a bye`);
    }
    await playRound(clients, id, paired, say);
    if (paired.stage === 'main' && paired.round < plan.rounds)
      await leave(clients, id, LEAVING[paired.round] ?? 0, say);
  }
  const standings = await tournaments.standings(id).all(plan.cut);
  say('');
  for (const { rank, player, points } of standings) say(`  ${rank}. ${player}, ${points} points in the Swiss rounds`);
  return id;
}

/** The table of players with one of the decks for each, in turn. */
function withDecks(csv: string, decks: readonly string[]): string {
  const [header, ...lines] = csv.split('\n');
  return [`${header},deck`, ...lines.map((line, at) => `${line},${decks[at % decks.length]}`)].join('\n');
}

/** All tables at once, each until its series is decided. */
async function playRound(clients: Clients, id: string, { round, tables }: Answer<'pairRound'>, say: Say) {
  const played = tables.filter(({ kind }) => kind === 'match');
  const swiss = played[0]?.stage === 'main';
  await Promise.all(
    played.map(async (table, at) => {
      const isFirst = swiss && at === 0;
      const over =
        isFirst && round === RULED ? await ruled(clients, id, table, say) : await decided(clients, id, table, say);
      if (isFirst && round === WRONG) await putRight(clients, id, over, say);
      say(`  ${scoreOf(over)}`);
    }),
  );
}

/** Plays a table; one that stays level in the bracket goes to whoever a judge draws. */
async function decided(clients: Clients, id: string, table: Table, say: Say): Promise<Table> {
  const played = await playTable(clients, id, table);
  if (played.waitsFor !== 'judge') return played;
  if (played.stuck) throw new Error(`Nobody can play at table ${table.table}: ${played.stuck.detail}`);
  const wins: [number, number] = Math.random() < 0.5 ? [1, 0] : [0, 1];
  return rule(clients, id, played, { wins, reason: 'The series stayed level, so a coin was tossed.' }, say);
}

/** A judge ends a game that goes on: whoever sits second did not come back from a break. */
async function ruled(clients: Clients, id: string, table: Table, say: Say): Promise<Table> {
  const running = await ready(clients, id, table);
  const reason = `${running.players[1]?.name} did not come back from the break.`;
  return rule(clients, id, running, { wins: [1, 0], reason }, say);
}

/** A result is written down the wrong way round; the players see it, and what they have played counts again. */
async function putRight(clients: Clients, id: string, table: Table, say: Say): Promise<void> {
  const [one, other] = table.wins;
  const wrong: [number, number] = one === other ? [1, 0] : [other, one];
  await rule(clients, id, table, { wins: wrong, reason: 'As the players told it.' }, say);
  await rule(clients, id, table, { wins: null, reason: 'It was told the wrong way round.' }, say);
}

async function rule(
  { arbiter }: Clients,
  id: string,
  { round, table }: Table,
  { wins, reason }: { wins: [number, number] | null; reason: string },
  say: Say,
): Promise<Table> {
  await arbiter.tournaments.rule(id, round, table, { result: wins && { wins }, judge: JUDGE, reason });
  const now = await arbiter.tournaments.table(id, round, table);
  say(`  ${JUDGE} rules at table ${table}: ${wins?.join('–') ?? 'the games count'}. ${reason}`);
  return now;
}

/** The last of the standings leave, as people do who cannot win any more. */
async function leave({ arbiter }: Clients, id: string, count: number, say: Say): Promise<void> {
  const standings = await arbiter.tournaments.standings(id).all();
  const last = count === 0 ? [] : standings.filter(({ dropped }) => !dropped).slice(-count);
  for (const { id: player, player: name } of last) {
    if (player === null) continue;
    await arbiter.tournaments.amendPlayer(id, player, { dropped: true });
    say(`  ${name} leaves the tournament`);
  }
}

const scoreOf = ({ table, players, wins, draws }: Table): string =>
  `table ${table}: ${players.map(({ name }) => name).join(' – ')} ${wins.join('–')}${draws > 0 ? `, ${draws} drawn` : ''}`;
