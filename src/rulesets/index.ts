import type { AnyRuleset } from '../engine/index.ts';
import { anyRuleset } from '../engine/index.ts';
import { alteil } from './alteil/index.ts';
import { dx2 } from './dx2/index.ts';
import { gundam } from './gundam/index.ts';
import { nexus } from './nexus/index.ts';
import { unnamed } from './unnamed/index.ts';

/** Every game that this service adjudicates. */
export const rulesets: readonly AnyRuleset[] = [
  anyRuleset(gundam),
  anyRuleset(dx2),
  anyRuleset(alteil),
  anyRuleset(nexus),
  anyRuleset(unnamed),
];
