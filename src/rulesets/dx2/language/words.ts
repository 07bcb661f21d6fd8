/** The words of the card language that the rules use too. */

/** R4: the elements that a demon can have an affinity to, and the one that nobody has. */
export const MET = ['phys', 'fire', 'ice', 'elec', 'force', 'light', 'dark'] as const;
export const ELEMENTS = [...MET, 'almighty'] as const;
export const AFFINITIES = ['weak', 'resist', 'null', 'repel', 'drain'] as const;
export const STATS = ['hp', 'physAttack', 'physDefence', 'magAttack', 'magDefence', 'agility'] as const;
export const AILMENTS = ['poison', 'mute', 'bind', 'panic', 'curse', 'silence'] as const;
export const BUFFS = ['attackUp', 'defenceUp', 'accuracyUp'] as const;
export const DEBUFFS = ['attackDown', 'defenceDown', 'accuracyDown'] as const;
export const CHARGES = ['charge', 'concentrate'] as const;
export const STATUSES = [
  ...BUFFS,
  ...DEBUFFS,
  ...CHARGES,
  ...AILMENTS,
  'barrier',
  'bulwark',
  'affinity',
  'effect',
] as const;
/** A1: the timing tiers in their order. */
export const TIERS = ['0', 'DC', '1', '2', '3', '4', '5'] as const;

/** The wordings that say when an automatic effect works, and the two sorts that belong to no tier. */
export const TIMINGS = [
  'startsBattleWith',
  'startOfBattle',
  'startOfFirstTurn',
  'whenAttackingFirst',
  'whenAttackingSecond',
  'whenEnemyAttacksFirst',
  'startOfOwnTurn',
  'startOfEnemyTurn',
  'aboutToAct',
  'actionCompleted',
  'endOfOwnTurn',
  'endOfEnemyTurn',
  'when',
  'superReaction',
] as const;

/** What a reactive effect can answer. */
export const EVENTS = [
  'healed',
  'hit',
  'damaged',
  'hitWeakness',
  'criticallyHit',
  'blocks',
  'evades',
  'defeated',
  'defeats',
  'revived',
  'below',
  'ailing',
  'cured',
  'raised',
  'lowered',
  'mpRecovered',
  'mpLost',
  'iconsGained',
  'skillUsed',
] as const;

export type Met = (typeof MET)[number];
export type Element = (typeof ELEMENTS)[number];
export type Affinity = (typeof AFFINITIES)[number];
export type Stat = (typeof STATS)[number];
export type Ailment = (typeof AILMENTS)[number];
export type StatusKind = (typeof STATUSES)[number];
export type Tier = (typeof TIERS)[number];
export type Timing = (typeof TIMINGS)[number];
export type EventWord = (typeof EVENTS)[number];

export const isAilment = (kind: string): kind is Ailment => AILMENTS.some((ailment) => ailment === kind);
