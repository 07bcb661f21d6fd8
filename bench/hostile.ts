import type { AnyRuleset, Json, JsonObject } from '../src/engine/index.ts';
import { rulesets as known } from '../src/rulesets/index.ts';
import { diceFrom, one } from '../src/simulate/choice.ts';
import { bredCards } from '../test/properties/support/bred-cards.ts';
import { schemaCards } from '../test/properties/support/schema-cards.ts';
import { openTestDatabase } from '../test/support/database.ts';
import type { Attack, Send } from '../test/support/hostile/requests.ts';
import { attacks } from '../test/support/hostile/requests.ts';
import type { Borne } from '../test/support/hostile/siege.ts';
import { Siege } from '../test/support/hostile/siege.ts';

/** The games that a service has. */
const served = new Set(known.map(({ id }) => id));

/** How many random plies are played with each set of cards, and how many sets each game has. */
const PLIES = 40;
const SETS = 3;
/** Calls after which the memory is looked at for the last time. */
const CALLS = 1000;

interface Open {
  state?: JsonObject;
  awaiting?: { options: { action: Json }[] }[];
}

/** Random play with cards that nobody wrote, each ply sent with all cards. */
function randomCards(rules: AnyRuleset, from: 'bred' | 'made', set: number): Attack {
  const { source } = from === 'bred' ? bredCards(rules, `${set}`, 4) : schemaCards(rules, `${set}`).cards;
  return {
    name: `${rules.id}: cards ${from === 'bred' ? 'bred from the samples' : 'made up from the schema'}, set ${set}`,
    async carryOut(send: Send) {
      const dice = diceFrom(`${from} ${set}`);
      const cards = [...source];
      let open = (await send(`/v1/rulesets/${rules.id}/start`, { cards, seed: `${set}` })).body as Open;
      for (let ply = 0; ply < PLIES; ply++) {
        const options = open.awaiting?.flatMap((decision) => decision.options) ?? [];
        if (open.state === undefined || options.length === 0) return;
        const { action } = one(dice, options);
        const { status, body } = await send('/v1/adjudications', { state: open.state, action, cards });
        if (status !== 200) return;
        open = body as Open;
      }
    },
  };
}

const figure = (value: number): string => value.toFixed(0).padStart(6);

/** The longest turn of the event loop, the slowest call and the largest answer of an attack. */
function tell({ name, answers, health }: Borne): void {
  const worst = (of: (answer: Borne['answers'][number]) => number) => Math.max(...answers.map(of));
  const refused = answers.filter(({ status }) => status >= 400).length;
  const columns = [worst(({ turn }) => turn), worst(({ ms }) => ms), health, worst(({ bytes }) => bytes) / 1000];
  console.log(`${columns.map(figure).join(' ')} ${figure(answers.length)} ${figure(refused)}  ${name}`);
}

/**
 * Attacks a service of its own: with the requests that once stopped it, and with cards that nobody wrote. Prints the worst of
 * each, the worst of all, and the memory in use before and after a thousand calls.
 */
export async function benchHostile(rulesets: readonly AnyRuleset[]): Promise<void> {
  const database = await openTestDatabase();
  const siege = await Siege.lay(database.url);
  const all: Borne[] = [];
  const bear = async (attack: Attack, round: number) => {
    const borne = await siege.bear(attack, round);
    if (borne.answers.length === 0) return;
    all.push(borne);
    if (round === 0) tell(borne);
  };
  console.log(
    '\nhostile: processor time of the longest turn of the event loop (ms), slowest call (ms), slowest /healthz',
  );
  console.log('beside it (ms), largest answer (kB), calls, refused calls');
  const sets = Array.from({ length: SETS }, (_, set) => set);
  for (const attack of attacks) await bear(attack, 0);
  for (const rules of rulesets.filter(({ id }) => served.has(id))) {
    for (const set of sets) for (const from of ['bred', 'made'] as const) await bear(randomCards(rules, from, set), 0);
  }
  const calls = () => all.reduce((sum, { answers }) => sum + answers.length, 0);
  const before = await siege.memory();
  const from = calls();
  for (let round = 1; calls() - from < CALLS; round++) for (const attack of attacks) await bear(attack, round);
  const after = await siege.memory();
  const worst = all.flatMap(({ name, answers }) => answers.map((answer) => ({ name, ...answer })));
  const longest = worst.reduce((one, other) => (other.turn > one.turn ? other : one));
  console.log(
    `longest turn of all ${calls()} calls: ${longest.turn.toFixed(0)} ms, ${longest.path} of ${longest.name}`,
  );
  console.log(
    `memory: ${(before / 1e6).toFixed(0)} MB, and ${(after / 1e6).toFixed(0)} MB ${calls() - from} calls later`,
  );
  await siege.raise();
  await database.drop();
}
