import { bastion } from './bastion.ts';
import { cipher } from './cipher.ts';
import { sampleDecks } from './decks.ts';
import { ember } from './ember.ts';
import { hazard } from './hazard.ts';
import { loom } from './loom.ts';
import { mirror } from './mirror.ts';
import { neutral } from './neutral.ts';
import { root } from './root.ts';
import { spark } from './spark.ts';
import { tide } from './tide.ts';
import { veil } from './veil.ts';

/** Original cards over five types of energy that between them use the whole card language. */
export const samples = {
  areSound: true as const,
  cards: [
    ...ember,
    ...tide,
    ...root,
    ...spark,
    ...veil,
    ...neutral,
    ...loom,
    ...cipher,
    ...mirror,
    ...bastion,
    ...hazard,
  ],
  decks: sampleDecks,
};
