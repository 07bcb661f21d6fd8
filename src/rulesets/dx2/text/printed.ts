/** How skills of the game are printed: wordings that are read besides those of `phrases.ts`, which alone are said. */
import type { Wording } from '../../cards/wording.ts';
import { ACTS } from './printed-acts.ts';
import { ATTACKS, FRACTIONS } from './printed-attacks.ts';
import { AUTOMATIC } from './printed-automatics.ts';
import { HEALING } from './printed-healing.ts';
import { MOMENTS } from './printed-moments.ts';
import { LIMITS, NOTES } from './printed-notes.ts';
import { PASSIVES } from './printed-passives.ts';
import { SENTENCES } from './printed-sentences.ts';
import { STATES } from './printed-states.ts';
import { USES } from './printed-uses.ts';
import { WORDS } from './printed-words.ts';

export const PRINTED: readonly Wording[] = [
  ...WORDS,
  ...PASSIVES,
  ...ATTACKS,
  ...FRACTIONS,
  ...STATES,
  ...HEALING,
  ...ACTS,
  ...SENTENCES,
  ...NOTES,
  ...LIMITS,
  ...USES,
  ...MOMENTS,
  ...AUTOMATIC,
];
