import { sampleBrands, sampleLiberators } from './brands.ts';
import { darkAndWood } from './demons-dark-and-wood.ts';
import { fireAndIce } from './demons-fire-and-ice.ts';
import { metalAndRoad } from './demons-metal-and-road.ts';
import { stormAndLight } from './demons-storm-and-light.ts';
import { attackSkills } from './skills-attack.ts';
import { craftSkills } from './skills-craft.ts';
import { exchangeSkills } from './skills-exchange.ts';
import { lanternSkills, sampleStates } from './skills-lanterns.ts';
import { maskSkills } from './skills-masks.ts';
import { reckoningSkills } from './skills-reckoning.ts';
import { stateSkills } from './skills-states.ts';
import { supportSkills } from './skills-support.ts';
import { sampleConnectors, sampleTeams } from './teams.ts';

/** Original demons of seven peoples, what they can do and bear, and teams to play at once. */
export const samples = {
  areSound: true as const,
  cards: [
    ...fireAndIce,
    ...stormAndLight,
    ...darkAndWood,
    ...metalAndRoad,
    ...attackSkills,
    ...supportSkills,
    ...craftSkills,
    ...stateSkills,
    ...reckoningSkills,
    ...maskSkills,
    ...exchangeSkills,
    ...lanternSkills,
    ...sampleStates,
    ...sampleBrands,
    ...sampleConnectors,
    ...sampleLiberators,
  ],
  decks: sampleTeams,
};
