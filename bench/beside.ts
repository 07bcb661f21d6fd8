import { setTimeout as pause } from 'node:timers/promises';
import type { AnyRuleset } from '../src/engine/index.ts';
import { Measured, post } from './measured.ts';
import { collect } from './play.ts';

/** Milliseconds for which light calls are sent, first to warm up, and between two of them. */
const WARM = 5000;
const LONG = 15_000;
const EVERY = 10;
/** Callers of heavy calls, each of whom sends the next one when the last is answered. */
const HEAVY = 4;
/** Items of a batch; and nodes of a preview, which are as many as one call may ask for. */
const ITEMS = 100;
const NODES = 512;

/** The longest texts that are understood, each another one, so that none is known. */
const longText = (number: number): string => `Deploy: draw ${number} cards. `.repeat(200).slice(0, 4000);

/**
 * How long light calls take, by themselves and beside callers who send nothing but heavy ones: previews of as many nodes as may be
 * asked for, batches, and texts of cards that are as long as they may be.
 */
export async function benchBeside(rules: AnyRuleset): Promise<void> {
  const measured = await Measured.begin();
  try {
    const { service } = measured.addresses;
    const plies = collect(rules, 'beside', 300);
    const bodies = plies.map(({ text, action }) => `{"state":${text},"action":${JSON.stringify(action)}}`);
    const heavy = (number: number): Promise<string> => {
      const { text } = plies[number % plies.length] as (typeof plies)[number];
      const sort = number % 3;
      if (sort === 0) return post(`${service}/v1/preview`, `{"state":${text},"depth":8,"limit":${NODES}}`);
      if (sort === 1) return post(`${service}/v1/adjudications/batch`, `{"items":[${bodies.slice(0, ITEMS)}]}`);
      const texts = Array.from({ length: 10 }, (_, at) => ({ text: longText(number * 10 + at) }));
      return post(`${service}/v1/rulesets/${rules.id}/cards/parse`, JSON.stringify({ texts }));
    };
    const light = async (long = LONG): Promise<number[]> => {
      const took: number[] = [];
      const until = performance.now() + long;
      for (let at = 0; performance.now() < until; at++) {
        const began = performance.now();
        await post(`${service}/v1/adjudications`, bodies[at % bodies.length] as string);
        took.push(performance.now() - began);
        await pause(EVERY);
      }
      return took.sort((one, other) => one - other);
    };
    await light(WARM);
    for (let number = 0; number < 9; number++) await heavy(number);
    const alone = await light();
    let running = true;
    let done = 0;
    let number = 9;
    const callers = Array.from({ length: HEAVY }, async () => {
      while (running) {
        await heavy(number++);
        done++;
      }
    });
    const beside = await light();
    running = false;
    await Promise.all(callers);
    console.log(`\n${rules.title}: light calls, milliseconds`);
    tell('by themselves', alone);
    tell(`beside ${HEAVY} callers, who had ${done} heavy ones answered`, beside);
  } finally {
    await measured.end();
  }
}

function tell(name: string, sorted: readonly number[]): void {
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1);
  console.log(
    `  ${name.padEnd(58)} median ${at(0.5)}, 99th percentile ${at(0.99)}, longest ${at(1)} (${sorted.length})`,
  );
}
