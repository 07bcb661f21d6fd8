import { almanac } from './almanac.ts';
import { sampleDecks } from './decks.ts';
import { echo } from './echo.ts';
import { feint } from './feint.ts';
import { gale } from './gale.ts';
import { guise } from './guise.ts';
import { kiln } from './kiln.ts';
import { loom } from './loom.ts';
import { moth } from './moth.ts';
import { pact } from './pact.ts';
import { reed } from './reed.ts';
import { vigil } from './vigil.ts';
import { wayfarers } from './wayfarers.ts';

/** Original cards of eleven peoples and their wayfarers, which between them use the whole card language. */
export const samples = {
  areSound: true as const,
  cards: [
    ...reed,
    ...kiln,
    ...gale,
    ...moth,
    ...loom,
    ...echo,
    ...pact,
    ...feint,
    ...almanac,
    ...guise,
    ...vigil,
    ...wayfarers,
  ],
  decks: sampleDecks,
};
