import type { SampleDeck } from '../../../engine/index.ts';
import type { Card } from '../language.ts';

export const sampleDecks: readonly SampleDeck[] = [];
export const sampleCards: readonly Card[] = [{ id: 'X1', type: 'unit', name: 'Reed Walker', front: 2, back: 1 }];
