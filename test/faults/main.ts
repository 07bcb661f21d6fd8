/**
 * `npm run faults`: lets real programs fail under load, and checks afterwards that every acknowledged ply is there and how
 * long callers stood still. `npm run faults -- redis disk` makes the faults whose names have these words. What needs a program
 * that is not installed is left out with a word.
 */
import type { Fault, Outcome } from './faults.ts';
import { faults } from './faults.ts';
import { Missing } from './programs.ts';
import { Service } from './service.ts';

/** How long one fault may take with everything around it, in milliseconds; what it waits for fails before that where nothing comes. */
const LIMIT = 600_000;
/** How much of what a service said last is shown when something broke. */
const SHOWN = 3_000;

async function made({ run }: Fault): Promise<Outcome> {
  const steps: (() => unknown)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it was not over after ${LIMIT / 1000} s`)), LIMIT);
  });
  try {
    return await Promise.race([run((step) => steps.push(step)), late]);
  } catch (error) {
    if (!(error instanceof Missing)) {
      for (const { url, said } of Service.running) console.log(`${url} said last:\n${said().slice(-SHOWN)}`);
    }
    throw error;
  } finally {
    clearTimeout(timer);
    for (const step of steps.reverse()) await Promise.resolve(step()).catch((error: unknown) => console.error(error));
  }
}

const words = process.argv.slice(2);
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const began = performance.now();
let broken = 0;

for (const fault of chosen) {
  const since = performance.now();
  try {
    const { plies, matches, verified, stoodStill, allowance, refusals, wrong } = await made(fault);
    const late = stoodStill > fault.bound * 1000 + allowance;
    const told = [...refusals].map(([status, times]) => `${status === 0 ? 'no answer' : status} × ${times}`).join(', ');
    console.log(
      `${late || wrong.length > 0 ? '✖' : '✔'} ${fault.name}: ${plies} plies of ${matches} matches are there, ${verified} verified; ` +
        `callers stood still for ${seconds(stoodStill)} at most (bound ${fault.bound} s and ${seconds(allowance)} for this machine); ${told || 'no refusals'}; ${seconds(performance.now() - since)}`,
    );
    for (const one of wrong) console.log(`    ${one}`);
    if (late || wrong.length > 0) broken++;
  } catch (error) {
    if (error instanceof Missing) {
      console.log(`– ${fault.name}: left out, ${error.message}`);
      continue;
    }
    broken++;
    console.log(`✖ ${fault.name}: ${error instanceof Error ? error.stack : error}`);
  }
}
console.log(`${chosen.length} faults, ${broken} broke something; ${seconds(performance.now() - began)}`);
process.exit(broken > 0 ? 1 : 0);
