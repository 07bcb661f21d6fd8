import { sampleDecks } from './decks.ts';
import { falkow } from './falkow.ts';
import { gowen } from './gowen.ts';
import { lawtia } from './lawtia.ts';
import { outriders } from './outriders.ts';
import { refess } from './refess.ts';
import { shared } from './shared.ts';
import { souls } from './souls.ts';
import { wayfarers } from './wayfarers.ts';

/** Original cards of the four spheres that between them use the whole card language. */
export const samples = {
  areSound: true as const,
  cards: [...refess, ...lawtia, ...gowen, ...falkow, ...shared, ...souls, ...wayfarers, ...outriders],
  decks: sampleDecks,
};
