import type { Card } from '../language/language.ts';
import { gale } from './gale.ts';
import { kiln } from './kiln.ts';
import { moth } from './moth.ts';
import { reed } from './reed.ts';
import { wayfarers } from './wayfarers.ts';

export { sampleDecks } from './decks.ts';

/** Original cards of four peoples and their wayfarers, which between them use the whole card language. */
export const sampleCards: readonly Card[] = [...reed, ...kiln, ...gale, ...moth, ...wayfarers];
