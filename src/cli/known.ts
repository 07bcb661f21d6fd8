import { duel } from '../../examples/duel/ruleset.ts';
import type { AnyRuleset } from '../engine/index.ts';
import { anyRuleset } from '../engine/index.ts';
import { rulesets } from '../rulesets/index.ts';

/** The rulesets that the tools work on: those of the service, and the example. */
export const known: readonly AnyRuleset[] = [...rulesets, anyRuleset(duel)];

export function rulesetOf(id: string): AnyRuleset {
  const found = known.find((rules) => rules.id === id);
  if (!found) throw new Error(`there is no ruleset ${id}`);
  return found;
}
