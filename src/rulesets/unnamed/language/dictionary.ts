/** Every word of the card language explained, in the order in which an author needs them. */
import type { Section } from '../../../engine/index.ts';
import type { ClauseId } from '../rulebook.ts';
import { CARD_WORDS } from './dictionary-cards.ts';
import { EFFECT_WORDS } from './dictionary-effects.ts';
import { TARGET_WORDS } from './dictionary-targets.ts';
import { TRIGGER_WORDS } from './dictionary-triggers.ts';
import { VALUE_WORDS } from './dictionary-values.ts';

export const dictionary: readonly Section<ClauseId>[] = [
  ...CARD_WORDS,
  ...TRIGGER_WORDS,
  ...EFFECT_WORDS,
  ...TARGET_WORDS,
  ...VALUE_WORDS,
];
