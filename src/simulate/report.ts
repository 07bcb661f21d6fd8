import type { AnyRuleset } from '../engine/index.ts';
import type { RunPlan } from './plan.ts';
import type { Tally } from './tally.ts';
import { spread } from './tally.ts';

const numbers = new Intl.NumberFormat('en');
const range = (values: readonly number[], unit = ''): string => {
  const { min, median, max } = spread(values);
  return `min ${numbers.format(min)}${unit}, median ${numbers.format(median)}${unit}, max ${numbers.format(max)}${unit}`;
};

/** What a run of many games showed. `seconds` is how long it took by the clock. */
export function simulationReport(rules: AnyRuleset, run: RunPlan, tally: Tally, seconds: number): string {
  const decisions = tally.decisions.reduce((sum, n) => sum + n, 0);
  const clauses = Object.keys(rules.rulebook);
  const never = clauses.filter((clause) => !(clause in tally.cited));
  const ends = Object.entries(tally.ends).sort((a, b) => b[1] - a[1]);
  return [
    `${rules.id}: ${numbers.format(tally.games)} games, ${numbers.format(decisions)} decisions in ${seconds.toFixed(1)} s, seed ${JSON.stringify(run.seed)}`,
    rules.weigh
      ? 'player: random, with options weighed as the ruleset says'
      : 'player: random, every option as likely as another',
    `decisions per second: ${numbers.format(Math.round(decisions / Math.max(seconds, 0.001)))} by the clock, ${numbers.format(Math.round((decisions / Math.max(tally.ms, 0.001)) * 1000))} in the engine of one job`,
    `decisions a game: ${range(tally.decisions)}`,
    ...(tally.turns.length > 0 ? [`turns a game: ${range(tally.turns)}`] : []),
    `state: ${range(tally.sizes, ' bytes')}`,
    'ends:',
    ...ends.map(([end, times]) => `  ${numbers.format(times)} × ${end}`),
    ...(tally.formsRefused > 0
      ? [`answers built from a form that the rules did not accept: ${numbers.format(tally.formsRefused)}`]
      : []),
    `clauses cited by an event: ${clauses.length - never.length} of ${clauses.length}`,
    `clauses never cited: ${never.length === 0 ? 'none' : never.join(', ')}`,
    ...tally.failures
      .slice(0, 20)
      .flatMap(({ game, decision, what }) => [
        `game ${game}, decision ${decision}: ${what}`,
        `  again: npm run simulate -- --ruleset ${rules.id} --seed ${JSON.stringify(run.seed)} --first ${game} --games 1 --trace`,
      ]),
    `failed games: ${tally.failures.length}`,
  ].join('\n');
}
