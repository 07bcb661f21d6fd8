/** How skills of the game are printed: wordings that are read besides those of `phrases.ts`, which alone are said. */
import type { Wording } from '../../cards/wording.ts';
import { ACTS } from './printed-acts.ts';
import { CHAINS } from './printed-chains.ts';
import { AUTOMATICS } from './printed-moments.ts';
import { PASSIVES } from './printed-passives.ts';
import { WORDS } from './printed-words.ts';

export const PRINTED: readonly Wording[] = [...WORDS, ...PASSIVES, ...ACTS, ...CHAINS, ...AUTOMATICS];
