import type { Card } from '../language.ts';
import { sampleBrands, sampleLiberators } from './brands.ts';
import { sampleDemons } from './demons.ts';
import { attackSkills } from './skills-attack.ts';
import { craftSkills } from './skills-craft.ts';
import { supportSkills } from './skills-support.ts';
import { sampleConnectors, sampleTeams } from './teams.ts';

/** Original demons of seven peoples, what they can do and bear, and teams to play at once. */
export const sampleCards: readonly Card[] = [
  ...sampleDemons,
  ...attackSkills,
  ...supportSkills,
  ...craftSkills,
  ...sampleBrands,
  ...sampleConnectors,
  ...sampleLiberators,
];

export { sampleTeams };
