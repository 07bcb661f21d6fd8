import { blueSupport } from './blue-support.ts';
import { blueUnits } from './blue-units.ts';
import { sampleDecks } from './decks.ts';
import { greenSupport } from './green-support.ts';
import { greenUnits } from './green-units.ts';
import { neutral } from './neutral.ts';
import { purpleHarbour } from './purple-harbour.ts';
import { purpleMasquerade } from './purple-masquerade.ts';
import { purpleSupport } from './purple-support.ts';
import { purpleUnits } from './purple-units.ts';
import { redSupport } from './red-support.ts';
import { redUnits } from './red-units.ts';
import { whiteSupport } from './white-support.ts';
import { whiteUnits } from './white-units.ts';

/** Original cards in five colours that between them use the whole card language. */
export const samples = {
  areSound: true as const,
  cards: [
    ...blueUnits,
    ...blueSupport,
    ...greenUnits,
    ...greenSupport,
    ...redUnits,
    ...redSupport,
    ...whiteUnits,
    ...whiteSupport,
    ...purpleUnits,
    ...purpleSupport,
    ...purpleHarbour,
    ...purpleMasquerade,
    ...neutral,
  ],
  decks: sampleDecks,
};
