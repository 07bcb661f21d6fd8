import type { CardOf } from '../language/language.ts';

export const sampleBrands: readonly CardOf<'brand'>[] = [
  {
    id: 'lead-brand',
    name: 'Brand of the Vanguard',
    type: 'brand',
    set: 'lead',
    text: 'Lead: acts one place earlier.',
  },
  {
    id: 'trail-brand',
    name: 'Brand of the Rearguard',
    type: 'brand',
    set: 'trail',
    text: 'Trail: acts one place later.',
  },
  {
    id: 'ward-brand',
    name: 'Brand of the Lintel',
    type: 'brand',
    set: 'ward',
    text: 'Ward: a Barrier for 3 turns at the start of each battle.',
  },
  {
    id: 'embattle-brand',
    name: 'Brand of the Palisade',
    type: 'brand',
    set: 'embattle',
    text: 'Embattle: a Bulwark of 650 for 1 turn at the start of each battle.',
  },
  {
    id: 'swift-brand',
    name: 'Brand of the Courier',
    type: 'brand',
    text: 'Speed 10 % and agility 5 higher.',
    passives: [{ speed: 10 }, { stat: 'agility', plus: 5 }],
  },
  {
    id: 'oak-brand',
    name: 'Brand of the Oak',
    type: 'brand',
    text: 'HP 15 % higher.',
    passives: [{ stat: 'hp', percent: 15 }],
  },
  {
    id: 'fang-brand',
    name: 'Brand of the Fang',
    type: 'brand',
    text: 'Physical attack 120 higher.',
    passives: [{ stat: 'physAttack', plus: 120 }],
  },
  {
    id: 'quill-brand',
    name: 'Brand of the Quill',
    type: 'brand',
    text: 'Magical attack 120 higher; at most 2 more MP.',
    passives: [{ stat: 'magAttack', plus: 120 }, { maxMp: 2 }],
  },
  {
    id: 'prism-brand',
    name: 'Brand of the Prism',
    type: 'brand',
    text: 'Takes 10 % less of elemental attacks.',
    passives: [
      { guard: 'fire', percent: 10 },
      { guard: 'ice', percent: 10 },
      { guard: 'elec', percent: 10 },
      { guard: 'force', percent: 10 },
      { guard: 'light', percent: 10 },
      { guard: 'dark', percent: 10 },
    ],
  },
  {
    id: 'shell-brand',
    name: 'Brand of the Shell',
    type: 'brand',
    text: 'Takes 8 % less of physical and almighty attacks, and 2 % less of all; defences 60 higher.',
    passives: [
      { guard: 'phys', percent: 8 },
      { guard: 'almighty', percent: 8 },
      { guard: 'all', percent: 2 },
      { stat: 'physDefence', plus: 60 },
      { stat: 'magDefence', plus: 60 },
    ],
  },
  {
    id: 'ember-brand',
    name: 'Brand of the Ember',
    type: 'brand',
    text: 'At the end of its own turn: an enemy at random takes 180 damage.',
    automatic: [
      { timing: 'endOfOwnTurn', effects: [{ do: 'damage', amount: 180, target: { random: 1, side: 'enemy' } }] },
    ],
  },
];

export const sampleLiberators: readonly CardOf<'liberator'>[] = [
  {
    id: 'captain-orla',
    name: 'Captain Orla',
    type: 'liberator',
    text: 'HP 5 % higher, all attacks pierce.',
    passives: [{ stat: 'hp', percent: 5 }, { pierce: 'all' }],
  },
  {
    id: 'scholar-venn',
    name: 'Scholar Venn',
    type: 'liberator',
    text: 'Resists light and dark; magical attack 5 % higher.',
    passives: [
      { affinity: 'light', to: 'resist' },
      { affinity: 'dark', to: 'resist' },
      { stat: 'magAttack', percent: 5 },
    ],
  },
  {
    id: 'runner-tam',
    name: 'Runner Tam',
    type: 'liberator',
    text: 'Physical attack 5 % higher, speed 5 % higher.',
    passives: [{ stat: 'physAttack', percent: 5 }, { speed: 5 }],
  },
];
