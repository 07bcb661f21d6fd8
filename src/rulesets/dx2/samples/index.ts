import type { SampleDeck } from '../../../engine/index.ts';
import type { Card } from '../language.ts';

export const sampleCards: readonly Card[] = [];
export const sampleTeams: readonly SampleDeck[] = [];
