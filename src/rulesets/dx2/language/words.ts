/** The values that words of the card language can have. Each has one schema, which everything uses that takes such a value. */
import * as z from 'zod';
import { OPERATORS } from '../../cards/words.ts';

/** R4: the elements that a demon can have an affinity to, and the one that nobody has. */
export const MET = ['phys', 'fire', 'ice', 'elec', 'force', 'light', 'dark'] as const;
export const ELEMENTS = [...MET, 'almighty'] as const;
export const AFFINITIES = ['weak', 'resist', 'null', 'repel', 'drain'] as const;
export const STATS = ['hp', 'physAttack', 'physDefence', 'magAttack', 'magDefence', 'agility'] as const;
export const AILMENTS = ['poison', 'mute', 'bind', 'panic', 'curse', 'silence', 'charm', 'weak'] as const;
export const BUFFS = ['attackUp', 'defenceUp', 'accuracyUp'] as const;
export const DEBUFFS = ['attackDown', 'defenceDown', 'accuracyDown'] as const;
export const CHARGES = ['charge', 'concentrate', 'might'] as const;
export const STATUSES = [
  ...BUFFS,
  ...DEBUFFS,
  ...CHARGES,
  ...AILMENTS,
  'barrier',
  'bulwark',
  'repelPhysical',
  'repelMagical',
  'affinity',
  'effect',
  'mark',
  'cant',
] as const;

export const met = z.enum(MET);
export const element = z.enum(ELEMENTS);
/** The element of what was done before. */
export const sameElement = z.enum(['same']);
export const elementOrAll = z.enum([...ELEMENTS, 'all']);
export const affinity = z.enum(AFFINITIES);
export const affinityOrNone = z.enum([...AFFINITIES, 'none']);
export const stat = z.enum(STATS);
export const ailment = z.enum(AILMENTS);
export const curable = z.enum(['ailments', ...AILMENTS]);
export const buff = z.enum(BUFFS);
export const debuff = z.enum(DEBUFFS);
export const charge = z.enum(CHARGES);
export const status = z.enum(STATUSES);
/** A1: the timing tiers in their order. */
export const tier = z.enum(['0', 'DC', '1', '2', '3', '4', '5']);

/** The wordings that say when an automatic effect works, and the two sorts that belong to no tier. */
export const timing = z.enum([
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
]);

/** What a reactive effect can answer. */
export const event = z.enum([
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
  'effectUsed',
  'passed',
  'endured',
  'marked',
  'unmarked',
  'stripped',
  'charged',
  'protected',
  'shifted',
  'granted',
  'iconsLost',
]);

export const side = z.enum(['own', 'enemy', 'any']);
export const who = z.enum(['self', 'companion', 'ally', 'enemy', 'any']);
export const aim = z.enum(['enemy', 'enemies', 'ally', 'allies', 'self', 'fallen', 'fallenAll']);
/** Demons that an effect knows without looking for them. */
export const register = z.enum(['self', 'target', 'struck', 'it', 'cause', 'causedBy', 'acting']);
/** In an amount, the demon that the amount is for. */
export const eachOne = z.enum(['each']);
export const measure = z.enum([
  'hp',
  'hpPercent',
  'mp',
  'maxHp',
  'physAttack',
  'physDefence',
  'magAttack',
  'magDefence',
  'agility',
]);
/** What some games count in place of values; here each is some of these (R60). */
export const trait = z.enum(['strength', 'magic', 'vitality', 'luck']);
export const hpValue = z.enum(['maxHp', 'hp', 'missingHp', 'mp', 'maxMp']);
/** The icons of the team on turn. */
export const iconValue = z.enum(['left', 'used', 'taken']);
/** The values that attacks are worked out with. */
export const fought = z.enum(['physAttack', 'physDefence', 'magAttack', 'magDefence']);
/** What a demon has of which a number can be set. */
export const settable = z.enum(['hp', 'mp']);
export const turnCount = z.enum(['number', 'own']);
export const span = z.enum(['turn', 'lastTurn', 'battle']);
export const chooser = z.enum(['you', 'opponent']);
export const lasting = z.enum(['turn', 'battle']);
export const rounding = z.enum(['down', 'up']);
export const onTurn = z.enum(['own', 'enemy']);
export const place = z.enum(['first', 'second']);
export const operator = z.enum(OPERATORS);
export const stripped = z.enum([
  'raises',
  'lowers',
  'charges',
  'barrier',
  'bulwark',
  'repelPhysical',
  'repelMagical',
  'affinities',
  'effects',
]);
export const pierced = z.enum([...ELEMENTS, 'all', 'bulwark']);
/** What can be forbidden a demon, or kept from it. */
export const cant = z.enum([
  ...AILMENTS,
  'lower',
  'damage',
  'heal',
  'slay',
  'revive',
  'pierce',
  'critical',
  'superReaction',
  'pierceRepel',
  'pierceDrain',
  'bonusTurn',
  'chain',
  'ignoreEndure',
]);
/** What a blow is like, for what raises or lowers its damage. */
export const blow = z.enum(['physical', 'magical', 'weakPoint', 'noWeakPoint', 'critical', 'single', 'several']);
/** What is known of a blow before it is settled whether it hits. */
export const blowAhead = blow.extract(['physical', 'magical', 'single', 'several']);
/** What an attack passes by. */
export const ignored = z.enum(['endure', 'superReactions']);
/** Attacks that are worked out with the one or the other values. */
export const attackSort = z.enum(['physical', 'magical']);
/** From the side of the demon that does something, or of the one to which it is done. */
export const direction = z.enum(['given', 'received']);
/** What a skill does. */
export const skillSort = z.enum([
  'physical',
  'magical',
  'heal',
  'revive',
  'ailment',
  'raise',
  'lower',
  'damage',
  'giveMp',
  'takeMp',
  'cure',
  'strip',
  'charge',
  'protect',
  'mark',
]);
/** By what something was brought about. */
export const means = z.enum(['attack', 'repel', 'effect', 'poison', 'support']);

/** What cards speak of that no battle has. */
export const beyond = z.enum(['waves', 'areas', 'rewards']);

export const brandSet = z.enum(['lead', 'trail', 'ward', 'embattle']);

export type Measure = z.infer<typeof measure>;
export type Trait = z.infer<typeof trait>;
export type Cant = z.infer<typeof cant>;
export type Blow = z.infer<typeof blow>;
export type BlowAhead = z.infer<typeof blowAhead>;
export type SkillSort = z.infer<typeof skillSort>;
export type Means = z.infer<typeof means>;
export type Met = z.infer<typeof met>;
export type Element = z.infer<typeof element>;
export type Affinity = z.infer<typeof affinity>;
export type Stat = z.infer<typeof stat>;
export type Ailment = z.infer<typeof ailment>;
export type StatusKind = z.infer<typeof status>;
export type Tier = z.infer<typeof tier>;
export type Timing = z.infer<typeof timing>;
export type EventWord = z.infer<typeof event>;
export type Who = z.infer<typeof who>;
export type Aim = z.infer<typeof aim>;

export const isAilment = (kind: string): kind is Ailment => AILMENTS.some((ailment) => ailment === kind);
