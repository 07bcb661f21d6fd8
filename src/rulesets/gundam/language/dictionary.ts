/** Every word of the card language explained, in the order in which it is read. */
import { ABOUT_CARDS } from './dictionary-cards.ts';
import { EFFECTS } from './dictionary-effects.ts';
import { EVENTS } from './dictionary-events.ts';
import { VALUES } from './dictionary-values.ts';

export const dictionary = [...ABOUT_CARDS, ...EFFECTS, ...EVENTS, ...VALUES];
