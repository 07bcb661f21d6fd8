import type { AnyRuleset } from '../engine/index.ts';

/** Every game that this service adjudicates. */
export const rulesets: readonly AnyRuleset[] = [];
