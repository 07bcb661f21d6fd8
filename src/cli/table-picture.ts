import { resolve } from 'node:path';
import type { AnyRuleset, NotedEvent } from '../engine/index.ts';
import { adjudicate, sceneOf, start } from '../engine/index.ts';
import { tableSvg } from '../pictures/svg.ts';
import { diceFrom, listedAction } from '../simulate/choice.ts';
import { rulesetOf } from './known.ts';

/** Where the pictures of the documentation lie. */
export const PICTURES = resolve(import.meta.dirname, '../../docs/pictures');

/** A match between two sample decks, played at random up to a decision. The seed decides the shuffles and the choices. */
interface Shown {
  ruleset: string;
  seed: string;
  decisions: number;
  viewer: 'p1' | 'p2';
}

/** The pictures, by their file names in `docs/pictures`. */
export const SHOWN: Readonly<Record<string, Shown>> = {
  'table.svg': { ruleset: 'gundam', seed: 'readme', decisions: 102, viewer: 'p2' },
};

const NAMES = { p1: 'Ada', p2: 'Bo' } as const;
/** So many of the latest calls are told beneath the table. */
const TOLD = 3;

/** The table as the service draws it for `viewer`, as SVG. Throws when the match ends before it gets there. */
export function tablePicture({ ruleset, seed, decisions, viewer }: Shown): string {
  const rules: AnyRuleset = rulesetOf(ruleset);
  const cards = rules.sampleCards;
  const dice = diceFrom(seed);
  const [first, second] = rules.samples.decks;
  const seats = [
    { name: NAMES.p1, deck: first?.deck ?? null },
    { name: NAMES.p2, deck: second?.deck ?? null },
  ] as const;
  let result = start(rules, cards, { seats, seed, options: rules.options.parse({}) });
  const told: NotedEvent[][] = [];
  for (let played = 0; played < decisions; played++) {
    const action = result.ok ? listedAction(result.value.awaiting, dice, rules.weigh) : null;
    if (!result.ok || action === null) break;
    told.push(result.value.events);
    result = adjudicate(rules, cards, result.value.state, action);
  }
  if (!result.ok || result.value.outcome !== null)
    throw new Error(`${ruleset} ${seed} ends before ${decisions} decisions`);
  const recent = [...told, result.value.events].slice(-TOLD).flat();
  const scene = sceneOf(rules, cards, result.value.state, viewer, { recent, names: NAMES });
  if (scene === null) throw new Error(`${ruleset} has no scene`);
  return tableSvg(scene);
}
