import type { Card } from '../language/language.ts';
import { cipher } from './cipher.ts';
import { ember } from './ember.ts';
import { loom } from './loom.ts';
import { neutral } from './neutral.ts';
import { root } from './root.ts';
import { spark } from './spark.ts';
import { tide } from './tide.ts';
import { veil } from './veil.ts';

export { sampleDecks } from './decks.ts';

/** Original cards over five types of energy that between them use the whole card language. */
export const sampleCards: readonly Card[] = [
  ...ember,
  ...tide,
  ...root,
  ...spark,
  ...veil,
  ...neutral,
  ...loom,
  ...cipher,
];
