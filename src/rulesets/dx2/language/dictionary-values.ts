/** What the values mean that words of a card can have. */
import type { Told } from '../../cards/dictionary.ts';
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './words.ts';

const { values } = explain(rulebook);

const MET = {
  phys: 'Physical: uses physical attack and defence. Only such attacks are critical. (R2)',
  fire: 'Fire, a magical element.',
  ice: 'Ice, a magical element.',
  elec: 'Electricity, a magical element.',
  force: 'Force, a magical element.',
  light: 'Light, a magical element.',
  dark: 'Dark, a magical element.',
} as const;
const ELEMENTS = { ...MET, almighty: 'Almighty, a magical element to which no demon has an affinity. (R4)' } as const;

const AILMENTS = {
  poison: 'The demon loses a share of its maximum HP whenever it is about to act. (R12)',
  mute: 'The demon can use no skill that costs MP, and its chain effects do not work. (R13)',
  bind: 'The demon can only pass, and its chain effects do not work. (R14)',
  panic: 'The action of the demon is drawn at random from all that would be legal. (R15)',
  curse: 'The HP of the demon cannot be restored; it can still be revived after a fall. (R16)',
  silence: 'The chain effects of the demon do not work; its Super Reactions do. (R17)',
  charm: 'The demon strikes a companion with its plain attack, or passes; nobody is asked. (R55)',
  weak: 'Attacks of the demon deal 25 percentage points less damage, and attacks on it 25 more. (R56)',
} as const;

const BUFFS = {
  attackUp: 'Attack raised: its attacks deal 20 percentage points more damage. (G9)',
  defenceUp: 'Defence raised: attacks on it deal 20 percentage points less damage. (G9)',
  accuracyUp: 'Accuracy raised: its attacks are 20 percentage points more likely to hit, attacks on it 20 less. (R8)',
} as const;
const DEBUFFS = {
  attackDown: 'Attack lowered: its attacks deal 20 percentage points less damage. (G9)',
  defenceDown: 'Defence lowered: attacks on it deal 20 percentage points more damage. (G9)',
  accuracyDown:
    'Accuracy lowered: its attacks are 20 percentage points less likely to hit, attacks on it 20 more. (R8)',
} as const;
const CHARGES = {
  charge: 'The next physical attack of the demon is stronger; it is used up by it. (R11)',
  concentrate: 'The next magical attack of the demon is stronger; it is used up by it. (R11)',
  might: 'The next physical attack of the demon is critical; it is used up by it. (R57)',
} as const;

const REPELLING = {
  repelPhysical: 'Physical attacks are repelled. (R58)',
  repelMagical: 'Magical attacks are repelled. (R58)',
} as const;

const AFFINITIES = {
  weak: 'Takes 1.5 times the damage, and the action uses half an icon. (G9)',
  resist: 'Takes 0.7 times the damage. (G9)',
  null: 'Takes no damage, and the action uses two icons. (G6)',
  repel: 'Sends the damage back to the attacker, and the action uses two icons. (R6)',
  drain: 'Regains the damage as HP, and the action uses two icons. (R7)',
} as const;

/** What the effects of an attack, or of anything else that takes HP, tell. */
const LOSS = {
  cause: 'the demon that took the damage',
  causedBy:
    'the demon that dealt it: the attacker, the holder of the effect, or the demon that repelled it; nobody for poison and Defence Support',
  eventAmount: 'the damage, with what a Bulwark took of it and what went beyond 0 HP',
  element: 'that of the attack, also of a repelled one; no element for damage that is not an attack',
  on: 'what the blow was like, also a repelled one; like nothing for damage that is not an attack',
  means: '"attack", "repel", "effect", "poison" or "support"',
} as const;
const BLOW = {
  cause: 'the demon that was struck',
  causedBy: 'the attacker',
  eventAmount: LOSS.eventAmount,
  element: 'that of the attack',
  on: 'what the blow was like',
} as const;
const NO_BLOW = {
  cause: 'the demon that was attacked',
  causedBy: 'the attacker',
  element: 'that of the attack',
  on: 'what the blow would have been like, without a weak point or a critical',
} as const;
const CHANGE = {
  cause: 'the demon to which it happened',
  causedBy: 'the holder of the effect, or the user of the skill, that did it',
} as const;

/** What is known of a blow before it hits. */
const AHEAD = {
  physical: 'A physical attack. (R2)',
  magical: 'A magical attack. (R2)',
  single: 'It is of an attack on one demon.',
  several: 'It is of an attack on several, or on ones drawn at random, however many are there.',
} as const;

/** Every event with what it carries, which is also what an effect that answers it may speak of. */
export const EVENTS: Readonly<Record<word.EventWord, Told>> = {
  healed: {
    means: 'A demon regained HP. A heal that restores nothing is none. (R25)',
    carries: {
      cause: 'the demon that regained HP',
      causedBy: 'the demon that healed it; of what was drained, that demon itself',
      eventAmount: 'the HP regained',
    },
  },
  hit: {
    means: 'An attack struck a demon and dealt damage. Repelled and other damage is no hit. (R20)',
    carries: BLOW,
  },
  damaged: {
    means: 'A demon took damage, from an attack or from anything else, also where a Bulwark took all of it.',
    carries: LOSS,
  },
  hitWeakness: {
    means: 'An attack struck a demon at its weak point. `who` and `filter` are about the demon that was struck.',
    carries: BLOW,
  },
  criticallyHit: {
    means: 'A critical attack struck a demon. `who` and `filter` are about the demon that was struck. (R9)',
    carries: BLOW,
  },
  blocks: {
    means: 'A demon nullified, repelled or drained an attack.',
    carries: { ...NO_BLOW, what: 'how: "null", "repel" or "drain"' },
  },
  evades: { means: 'An attack missed a demon. (R8)', carries: NO_BLOW },
  defeated: {
    means:
      'A demon fell. This is the one event that a fallen demon answers itself: its own fall, with the effects and statuses that it had then. (R37)',
    carries: {
      cause: 'the demon that fell',
      causedBy: 'the demon that brought it down; nobody for poison and Defence Support',
      means: LOSS.means,
    },
  },
  defeats: {
    means:
      'A demon brought a demon down; a fall by poison or Defence Support is not meant. `who` and `filter` are about the one that did it, `by` and `byFilter` about the one that fell.',
    carries: { cause: 'the demon that brought the other down', causedBy: 'the demon that fell', means: LOSS.means },
  },
  revived: {
    means: 'A fallen demon was revived. (G19)',
    carries: {
      cause: 'the demon that was revived',
      causedBy: 'the demon that revived it',
      eventAmount: 'the HP that it has now',
    },
  },
  below: {
    means: 'The HP of a demon fell below the share that `percent` gives, from that share or more. (R26)',
    carries: LOSS,
  },
  ailing: {
    means: 'An ailment was put on a demon, also one that it had and that was made to last. (R18)',
    carries: { ...CHANGE, what: 'the ailment' },
  },
  cured: {
    means: '"cure" ended an ailment of a demon. One that runs out is not cured.',
    carries: { ...CHANGE, what: 'the ailments' },
  },
  raised: {
    means: '"raise" raised something of a demon, also where it was raised already. (R10)',
    carries: { ...CHANGE, what: 'what was raised, such as "attackUp"' },
  },
  lowered: {
    means: '"lower" lowered something of a demon, also where it was lowered already. (R10)',
    carries: { ...CHANGE, what: 'what was lowered, such as "attackDown"' },
  },
  mpRecovered: {
    means: 'An effect gave MP to a demon. Natural recovery is not meant. (R33)',
    carries: {
      cause: 'the demon that got MP',
      causedBy: 'the demon that gave them',
      eventAmount: 'how many MP it got',
    },
  },
  mpLost: {
    means: 'An effect took MP from a demon. The cost of a skill is not meant. (G8)',
    carries: {
      cause: 'the demon that lost MP',
      causedBy: 'the demon that took them',
      eventAmount: 'how many MP it lost',
    },
  },
  iconsGained: {
    means: 'An effect of a demon gained Press Turn icons for its team. (R23)',
    carries: { cause: 'the demon whose effect it was', causedBy: 'the same demon', eventAmount: 'how many icons' },
  },
  skillUsed: {
    means: 'A demon used a skill, the plain attack included. Passing and a Devil Connector are not meant. (G17)',
    carries: {
      cause: 'the demon that used it',
      causedBy: 'the same demon',
      element: 'that of the last attack of the skill, if it has any',
    },
  },
  effectUsed: {
    means: 'A chain effect of a demon began. Super Reactions are not meant.',
    carries: { cause: 'the demon whose effect it is', causedBy: 'the same demon' },
  },
  passed: { means: 'A demon passed. (A9)', carries: { cause: 'the demon that passed', causedBy: 'the same demon' } },
  endured: {
    means: 'A demon survived what would have defeated it. (R43)',
    carries: {
      cause: 'the demon that survived',
      causedBy: 'the demon that would have defeated it; nobody for poison and Defence Support',
      eventAmount: 'the HP that it has now',
    },
  },
  marked: {
    means: 'Marks were put on a demon. (R42)',
    carries: { ...CHANGE, eventAmount: 'how many', what: 'the name of the mark' },
  },
  unmarked: {
    means: 'An effect took marks from a demon. Marks that run out, or end with a fall, are not meant. (R42)',
    carries: { ...CHANGE, eventAmount: 'how many', what: 'the name of the mark' },
  },
  stripped: { means: '"strip" ended something on a demon.', carries: { ...CHANGE, what: 'the kind of what ended' } },
  charged: {
    means: 'A demon got Charge or Concentrate. (R11)',
    carries: { ...CHANGE, what: '"charge", "concentrate" or "might"' },
  },
  protected: {
    means: 'A demon got a Barrier or a Bulwark. (G12)',
    carries: { ...CHANGE, what: '"barrier", "bulwark", "repelPhysical" or "repelMagical"' },
  },
  shifted: {
    means: 'An affinity of a demon was changed. (R48)',
    carries: { ...CHANGE, element: 'that to which the affinity is', what: 'the affinity that it has now' },
  },
  granted: { means: 'A demon was given an effect. (G18)', carries: CHANGE },
  iconsLost: {
    means: 'An effect of a demon took Press Turn icons from the enemy team. (R40)',
    carries: { cause: 'the demon whose effect it was', causedBy: 'the same demon', eventAmount: 'how many icons' },
  },
};

export const valueSections = values(
  ['timings', 'Timings', word.timing],
  ['events', 'Events', word.event],
  ['registers', 'Demons that an effect knows', word.register],
  ['each', 'The demon of an amount', word.eachOne],
  ['sides', 'Sides', word.side],
  ['who', 'Who', word.who],
  ['aims', 'Aims of a skill', word.aim],
  ['elements', 'Elements', word.element],
  ['met', 'Elements that demons have affinities to', word.met],
  ['elementsOrAll', 'Elements that a passive is about', word.elementOrAll],
  ['beyond', 'What no battle has', word.beyond],
  ['affinitiesOrNone', 'Affinities, or none', word.affinityOrNone],
  ['affinities', 'Affinities', word.affinity],
  ['stats', 'Values of a demon', word.stat],
  ['statuses', 'What lasts on a demon', word.status],
  ['buffs', 'What can be raised', word.buff],
  ['debuffs', 'What can be lowered', word.debuff],
  ['charges', 'Charges', word.charge],
  ['ailments', 'Ailments', word.ailment],
  ['curable', 'What can be cured', word.curable],
  ['stripped', 'What can be stripped', word.stripped],
  ['attackSorts', 'Sorts of attacks', word.attackSort],
  ['measures', 'Measures', word.measure],
  ['traits', 'Traits', word.trait],
  ['iconValues', 'Icons', word.iconValue],
  ['turnCounts', 'Turns that are counted', word.turnCount],
  ['spans', 'How far back', word.span],
  ['lasting', 'How long something waits', word.lasting],
  ['choosers', 'Who decides', word.chooser],
  ['rounding', 'Rounding', word.rounding],
  ['fought', 'Values of attacks', word.fought],
  ['settable', 'Numbers that are set', word.settable],
  ['sameElement', 'The element of before', word.sameElement],
  ['hpValues', 'HP of a demon', word.hpValue],
  ['onTurn', 'Whose turn it is', word.onTurn],
  ['places', 'First and second', word.place],
  ['operators', 'Comparisons', word.operator],
  ['pierced', 'What pierces', word.pierced],
  ['forbidden', 'What can not be done', word.cant],
  ['blows', 'What a blow is like', word.blow],
  ['blowsAhead', 'What a blow is like before it hits', word.blowAhead],
  ['ignored', 'What an attack passes by', word.ignored],
  ['directions', 'Given and received', word.direction],
  ['skillSorts', 'What skills do', word.skillSort],
  ['means', 'By what something is brought about', word.means],
  ['brandSets', 'Sets of brands', word.brandSet],
  ['tiers', 'Timing tiers', word.tier],
)({
  'timings.startsBattleWith': 'Before the battle, in tier 0. (t0.3)',
  'timings.startOfBattle': 'At the start of the battle, in tier 1, for both teams. (t1.1)',
  'timings.startOfFirstTurn': 'At the start of the first turn: once in the battle, in tier 1, for both teams. (t1.2)',
  'timings.whenAttackingFirst': 'In tier 1, if the team of the holder is the faster one, team 1. (t1.3)',
  'timings.whenAttackingSecond': 'In tier 1, if the team of the holder is the slower one, team 2. (t1.4)',
  'timings.whenEnemyAttacksFirst':
    'In tier 1, if the team of the holder is the slower one; the same moment as "whenAttackingSecond". (t1.5)',
  'timings.startOfOwnTurn': 'In tier 2 of every turn of the own team. (t2.1)',
  'timings.startOfEnemyTurn': 'In tier 2 of every turn of the enemy team. (t2.2)',
  'timings.aboutToAct':
    'In tier 3, before the player of a demon that is due chooses; `who` says which demon that has to be. (t3.1)',
  'timings.actionCompleted': 'In tier 4, when an action is over, a pass included; `who` says whose action. (t4.1)',
  'timings.endOfOwnTurn': 'In tier 5 of every turn of the own team. (t5.1)',
  'timings.endOfEnemyTurn': 'In tier 5 of every turn of the enemy team. (t5.2)',
  'timings.when':
    'Answers what `when` describes, after the effect or action in which it happened, and once for it. Not in tier DC. (A5)',
  'timings.superReaction':
    'A Super Reaction: answers each blow that struck the holder and left it standing, on the spot. `cause` is the holder, `causedBy` the attacker, `eventAmount` the damage. (G16)',
  ...of('events', EVENTS),
  'registers.self':
    'The demon whose effect or skill it is. For a Devil Connector, the first living demon of its team. (R24)',
  'registers.target': 'The demon or demons that the skill in use aims at. Nobody in an automatic effect.',
  'registers.struck':
    'The demons that the last "attack" of this effect hit with at least one blow and damaged, those that fell to it included. Nobody before the first attack.',
  'registers.it':
    'What was chosen or drawn last in this effect, or the current demon of "forEach". Nobody before that; in an amount it is then the demon that the amount is for. (R38)',
  'registers.cause':
    'To whom it happened that set this effect off: all these demons, where there are several. Each event says whom that is. Nobody in an effect of a tier, or in a skill. (R35)',
  'registers.causedBy':
    'Who did what set this effect off: all these demons, where there are several. Each event says whom that is. Nobody in an effect of a tier, or in a skill. (R35)',
  'registers.acting':
    'The demon that is about to act, acts or acted last in this turn. Nobody before the first one is due.',
  'each.each':
    'The demon that the amount is for: each target in turn. Only in the amount of a verb, not in "compare" or "repeat". (R38)',
  'sides.own': 'The team of the holder, the holder included.',
  'sides.enemy': 'The other team.',
  'sides.any': 'Both teams, the own one first.',
  'who.self': 'The holder of the effect.',
  'who.companion': 'Another demon of its team.',
  'who.ally': 'Any demon of its team, the holder included.',
  'who.enemy': 'Any demon of the other team.',
  'who.any': 'Any demon of either team, and also nobody, as where poison deals the damage.',
  'aims.enemy': 'One living enemy, which the player chooses.',
  'aims.enemies': 'All living enemies.',
  'aims.ally': 'One living demon of the own team, which the player chooses; it can be the user itself.',
  'aims.allies': 'All living demons of the own team, the user included.',
  'aims.self': 'The user.',
  'aims.fallen': 'One fallen demon of the own team, which the player chooses.',
  'aims.fallenAll': 'All fallen demons of the own team.',
  ...of('elements', ELEMENTS),
  ...of('met', MET),
  ...of('elementsOrAll', ELEMENTS),
  'elementsOrAll.all': 'Every element, almighty included. It adds up with what is said of one element.',
  ...of('affinitiesOrNone', AFFINITIES),
  'affinitiesOrNone.none': 'No affinity.',
  ...of('affinities', AFFINITIES),
  'stats.hp': 'Maximum HP.',
  'stats.physAttack': 'Physical attack.',
  'stats.physDefence': 'Physical defence.',
  'stats.magAttack': 'Magical attack.',
  'stats.magDefence': 'Magical defence.',
  'stats.agility': 'Agility, which the action order and the speed of the team are made of. (tie.5)',
  ...of('statuses', BUFFS),
  ...of('statuses', DEBUFFS),
  ...of('statuses', CHARGES),
  ...of('statuses', AILMENTS),
  'statuses.barrier': 'A Barrier: no new ailment can be put on the demon. (G11)',
  'statuses.bulwark': 'A Bulwark: it takes damage before HP does, until its amount is used up. (G12)',
  ...of('statuses', REPELLING),
  'statuses.affinity': 'A changed affinity, put there by "shift".',
  'beyond.waves': 'What happens between the waves of a longer fight. (R87)',
  'beyond.areas': 'What waits outside of battles: floors, panels, darkness. (R87)',
  'beyond.rewards': 'What is won with a battle. (R87)',
  'statuses.effect': 'An effect that the demon was given by "grant", "lend" or "copy".',
  'statuses.mark': 'A mark of any name, or several of it. (R42)',
  'statuses.cant': 'Something that can not be done to the demon. (R45)',
  ...of('buffs', BUFFS),
  ...of('debuffs', DEBUFFS),
  ...of('charges', CHARGES),
  ...of('ailments', AILMENTS),
  'curable.ailments': 'All ailments.',
  ...of('curable', AILMENTS),
  'stripped.raises': 'Raised attack, defence and accuracy. (R10)',
  'stripped.lowers': 'Lowered attack, defence and accuracy. (R10)',
  'stripped.charges': 'Charge, Concentrate and Might. (R11)',
  'stripped.barrier': 'A Barrier. (G11)',
  'stripped.bulwark': 'A Bulwark. (G12)',
  ...of('stripped', REPELLING),
  'stripped.affinities': 'Changed affinities: those of the demon hold again.',
  'stripped.effects': 'Effects that it was given. (G18)',
  'attackSorts.physical': 'Physical attacks. (R2)',
  'attackSorts.magical': 'Magical attacks. (R2)',
  'measures.hp': 'HP that are left.',
  'measures.hpPercent': 'HP that are left, in percent of the maximum, rounded down.',
  'measures.mp': 'MP that it has.',
  'measures.maxHp': 'Maximum HP.',
  'measures.physAttack': 'Physical attack.',
  'measures.physDefence': 'Physical defence.',
  'measures.magAttack': 'Magical attack.',
  'measures.magDefence': 'Magical defence.',
  'measures.agility': 'Agility.',
  'traits.strength': 'Physical attack and some physical defence. (R60)',
  'traits.magic': 'Magical attack and some magical defence. (R60)',
  'traits.vitality': 'HP and both defences. (R60)',
  'traits.luck': 'The chance of ailments that the demon inflicts. (R60)',
  'iconValues.left': 'Those that are left, a half one included.',
  'iconValues.used': 'Those that were used in this turn.',
  'iconValues.taken': 'Those that effects took in this turn. (R40)',
  'turnCounts.number': 'The turns of both teams.',
  'turnCounts.own': 'The turns that the team of the holder has begun. (R51)',
  'spans.turn': 'This turn.',
  'spans.lastTurn': 'The turn before, which was of the other team.',
  'spans.battle': 'The whole battle.',
  'lasting.turn': 'Until the next turn begins.',
  'lasting.battle': 'For the rest of the battle.',
  ...of('choosers', usual.seenFrom('player of the demon whose effect it is').players),
  ...of('rounding', usual.ROUNDINGS),
  'fought.physAttack': 'Of physical attacks.',
  'fought.physDefence': 'Against physical attacks.',
  'fought.magAttack': 'Of magical attacks.',
  'fought.magDefence': 'Against magical attacks.',
  'settable.hp': 'The HP it has.',
  'settable.mp': 'The MP it has.',
  'sameElement.same':
    'That of the last attack of this effect before, and otherwise of what set it off. Such an attack says whether it is `physical`. (R68)',
  'hpValues.maxHp': 'Maximum HP.',
  'hpValues.hp': 'HP that are left.',
  'hpValues.missingHp': 'HP that are missing to the maximum.',
  'hpValues.mp': 'MP that it has.',
  'hpValues.maxMp': 'MP that it can hold. (G8)',
  'onTurn.own': 'A turn of the own team.',
  'onTurn.enemy': 'A turn of the enemy team.',
  'places.first': 'The own team is the faster one, team 1. (tie.1)',
  'places.second': 'The own team is the slower one, team 2. (tie.1)',
  ...of('operators', usual.OPERATORS),
  ...of('pierced', ELEMENTS),
  'pierced.all': 'All attacks.',
  'pierced.bulwark': 'All attacks, but only through Bulwarks. (G12)',
  ...of('forbidden', AILMENTS),
  'forbidden.lower': 'Its attack, defence and accuracy can not be lowered.',
  'forbidden.damage': 'It can not take damage.',
  'forbidden.heal': 'Its HP can not be restored.',
  'forbidden.slay': 'It can not be slain without damage. (R28)',
  'forbidden.revive': 'It can not be revived. (G19)',
  'forbidden.pierce': 'Its Resist, Null, Repel and Drain can not be pierced. (R5)',
  'forbidden.critical': 'It can not be struck by a critical. (R9)',
  'forbidden.superReaction': 'Its Super Reactions can not answer. (G16)',
  'forbidden.pierceRepel': 'Its Repel can not be pierced. (R5)',
  'forbidden.pierceDrain': 'Its Drain can not be pierced. (R5)',
  'forbidden.bonusTurn': 'Attacks on it open no Bonus Turn. (R65)',
  'forbidden.chain': 'Its chain effects do not work; its Super Reactions do. (R45)',
  'forbidden.ignoreEndure': 'Nothing passes by that it would survive. (R43)',
  ...of('blows', AHEAD),
  'blows.weakPoint': 'It strikes a weak point. (G9)',
  'blows.noWeakPoint': 'It does not strike a weak point. (G9)',
  'blows.critical': 'It is critical. (R9)',
  ...of('blowsAhead', AHEAD),
  'ignored.endure': 'That the target would survive it. (R43)',
  'ignored.superReactions': 'Super Reactions: none answers it. (G16)',
  'directions.given': 'What the bearer does.',
  'directions.received': 'What is done to the bearer.',
  'skillSorts.physical': 'A physical attack. (R2)',
  'skillSorts.magical': 'A magical attack. (R2)',
  'skillSorts.heal': 'It restores HP.',
  'skillSorts.revive': 'It revives.',
  'skillSorts.ailment': 'It inflicts ailments.',
  'skillSorts.raise': 'It raises attack, defence or accuracy.',
  'skillSorts.lower': 'It lowers attack, defence or accuracy.',
  'skillSorts.damage': 'It deals damage that is no attack. (R20)',
  'skillSorts.giveMp': 'It gives MP. (R84)',
  'skillSorts.takeMp': 'It takes MP. (R84)',
  'skillSorts.cure': 'It cures ailments. (R84)',
  'skillSorts.strip': 'It ends something that lasts on demons, ailments apart. (R84)',
  'skillSorts.charge': 'It charges. (R84)',
  'skillSorts.protect': 'It gives a Barrier or a Bulwark, or lets demons repel. (R84)',
  'skillSorts.mark': 'It puts marks. (R84)',
  'means.attack': 'A blow of an attack.',
  'means.repel': 'Damage that was repelled. (R6)',
  'means.effect': 'An effect: plain damage, or slaying. (R20)',
  'means.poison': 'Poison. (R12)',
  'means.support': 'Defence Support. (G14)',
  'brandSets.lead': 'Lead: its bearer is one place earlier in the action order. (G4)',
  'brandSets.trail': 'Trail: its bearer is one place later in the action order. (G4)',
  'brandSets.ward': 'Ward: its bearer starts the battle with a Barrier for 3 turns. (G11)',
  'brandSets.embattle': 'Embattle: its bearer starts the battle with a Bulwark of 650 for 1 turn. (G11)',
  'tiers.0': 'Before the battle. (flow.1)',
  'tiers.DC': 'Devil Connectors. (dc.1)',
  'tiers.1': 'The start of the battle. (flow.1)',
  'tiers.2': 'The start of a turn. (flow.2)',
  'tiers.3': 'A demon is about to act. (flow.3)',
  'tiers.4': 'An action is completed. (flow.4)',
  'tiers.5': 'The end of a turn. (flow.6)',
});
