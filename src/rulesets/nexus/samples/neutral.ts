import type { Card } from '../language.ts';

/** Salvage of the Nexus that every crew uses, and what cards make. */
export const neutral: readonly Card[] = [
  { id: 'K01', type: 'agent', name: 'Cinder Drone', token: true, cost: {}, attack: 1, defense: 1, traits: ['Ashmark'] },
  { id: 'K02', type: 'agent', name: 'Sprout', token: true, cost: {}, attack: 1, defense: 2, traits: ['Growth'] },
  { id: 'N01', type: 'agent', name: 'Hired Drifter', cost: { void: 2 }, attack: 2, defense: 2 },
];
