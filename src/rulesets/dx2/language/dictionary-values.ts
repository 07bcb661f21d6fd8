/** What the values mean that words of a card can have. */
import type { Explained } from '../../../engine/index.ts';
import { explain } from '../../cards/dictionary.ts';
import type { ClauseId } from '../rulebook.ts';
import * as word from './words.ts';

const { values } = explain<ClauseId>();

const MET = {
  phys: { means: 'Physical: uses physical attack and defence. Only such attacks are critical.', clause: 'R2' },
  fire: 'Fire, a magical element.',
  ice: 'Ice, a magical element.',
  elec: 'Electricity, a magical element.',
  force: 'Force, a magical element.',
  light: 'Light, a magical element.',
  dark: 'Dark, a magical element.',
} as const;
const ELEMENTS = {
  ...MET,
  almighty: { means: 'Almighty, a magical element to which no demon has an affinity.', clause: 'R4' },
} as const;

const AILMENTS = {
  poison: { means: 'The demon loses a share of its maximum HP whenever it is about to act.', clause: 'R12' },
  mute: { means: 'The demon can use no skill that costs MP, and its chain effects do not work.', clause: 'R13' },
  bind: { means: 'The demon can only pass, and its chain effects do not work.', clause: 'R14' },
  panic: { means: 'The action of the demon is drawn at random from all that would be legal.', clause: 'R15' },
  curse: { means: 'The HP of the demon cannot be restored; it can still be revived after a fall.', clause: 'R16' },
  silence: { means: 'The chain effects of the demon do not work; its Super Reactions do.', clause: 'R17' },
  charm: { means: 'The demon strikes a companion with its plain attack, or passes; nobody is asked.', clause: 'R55' },
  weak: {
    means: 'Attacks of the demon deal 25 percentage points less damage, and attacks on it 25 more.',
    clause: 'R56',
  },
} as const;

const BUFFS = {
  attackUp: { means: 'Attack raised: its attacks deal 20 percentage points more damage.', clause: 'G9' },
  defenceUp: { means: 'Defence raised: attacks on it deal 20 percentage points less damage.', clause: 'G9' },
  accuracyUp: {
    means: 'Accuracy raised: its attacks are 20 percentage points more likely to hit, attacks on it 20 less.',
    clause: 'R8',
  },
} as const;
const DEBUFFS = {
  attackDown: { means: 'Attack lowered: its attacks deal 20 percentage points less damage.', clause: 'G9' },
  defenceDown: { means: 'Defence lowered: attacks on it deal 20 percentage points more damage.', clause: 'G9' },
  accuracyDown: {
    means: 'Accuracy lowered: its attacks are 20 percentage points less likely to hit, attacks on it 20 more.',
    clause: 'R8',
  },
} as const;
const CHARGES = {
  charge: { means: 'The next physical attack of the demon is stronger; it is used up by it.', clause: 'R11' },
  concentrate: { means: 'The next magical attack of the demon is stronger; it is used up by it.', clause: 'R11' },
  might: { means: 'The next physical attack of the demon is critical; it is used up by it.', clause: 'R57' },
} as const;

const REPELLING = {
  repelPhysical: { means: 'Physical attacks are repelled.', clause: 'R58' },
  repelMagical: { means: 'Magical attacks are repelled.', clause: 'R58' },
} as const;

const AFFINITIES = {
  weak: { means: 'Takes 1.5 times the damage, and the action uses half an icon.', clause: 'G9' },
  resist: { means: 'Takes 0.7 times the damage.', clause: 'G9' },
  null: { means: 'Takes no damage, and the action uses two icons.', clause: 'G6' },
  repel: { means: 'Sends the damage back to the attacker, and the action uses two icons.', clause: 'R6' },
  drain: { means: 'Regains the damage as HP, and the action uses two icons.', clause: 'R7' },
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

const SINGLE = 'It is of an attack on one demon.';
const SEVERAL = 'It is of an attack on several, or on ones drawn at random, however many are there.';

/** Every event with what it carries, which is also what an effect that answers it may speak of. */
export const EVENTS: Readonly<Record<word.EventWord, Explained<ClauseId>>> = {
  healed: {
    means: 'A demon regained HP. A heal that restores nothing is none.',
    clause: 'R25',
    carries: {
      cause: 'the demon that regained HP',
      causedBy: 'the demon that healed it; of what was drained, that demon itself',
      eventAmount: 'the HP regained',
    },
  },
  hit: {
    means: 'An attack struck a demon and dealt damage. Repelled and other damage is no hit.',
    clause: 'R20',
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
    means: 'A critical attack struck a demon. `who` and `filter` are about the demon that was struck.',
    clause: 'R9',
    carries: BLOW,
  },
  blocks: {
    means: 'A demon nullified, repelled or drained an attack.',
    carries: { ...NO_BLOW, what: 'how: "null", "repel" or "drain"' },
  },
  evades: { means: 'An attack missed a demon.', clause: 'R8', carries: NO_BLOW },
  defeated: {
    means:
      'A demon fell. This is the one event that a fallen demon answers itself: its own fall, with the effects and statuses that it had then.',
    clause: 'R37',
    carries: {
      cause: 'the demon that fell',
      causedBy: 'the demon that brought it down; nobody for poison and Defence Support',
      means: LOSS.means,
    },
  },
  defeats: {
    means:
      'A demon brought a demon down; a fall by poison or Defence Support is not meant. `who` and `filter` are about the one that did it, `by` and `byFilter` about the one that fell.',
    carries: {
      cause: 'the demon that brought the other down',
      causedBy: 'the demon that fell',
      means: LOSS.means,
    },
  },
  revived: {
    means: 'A fallen demon was revived.',
    clause: 'G19',
    carries: {
      cause: 'the demon that was revived',
      causedBy: 'the demon that revived it',
      eventAmount: 'the HP that it has now',
    },
  },
  below: {
    means: 'The HP of a demon fell below the share that `percent` gives, from that share or more.',
    clause: 'R26',
    carries: LOSS,
  },
  ailing: {
    means: 'An ailment was put on a demon, also one that it had and that was made to last.',
    clause: 'R18',
    carries: { ...CHANGE, what: 'the ailment' },
  },
  cured: {
    means: '"cure" ended an ailment of a demon. One that runs out is not cured.',
    carries: { ...CHANGE, what: 'the ailments' },
  },
  raised: {
    means: '"raise" raised something of a demon, also where it was raised already.',
    clause: 'R10',
    carries: { ...CHANGE, what: 'what was raised, such as "attackUp"' },
  },
  lowered: {
    means: '"lower" lowered something of a demon, also where it was lowered already.',
    clause: 'R10',
    carries: { ...CHANGE, what: 'what was lowered, such as "attackDown"' },
  },
  mpRecovered: {
    means: 'An effect gave MP to a demon. Natural recovery is not meant.',
    clause: 'R33',
    carries: {
      cause: 'the demon that got MP',
      causedBy: 'the demon that gave them',
      eventAmount: 'how many MP it got',
    },
  },
  mpLost: {
    means: 'An effect took MP from a demon. The cost of a skill is not meant.',
    clause: 'G8',
    carries: {
      cause: 'the demon that lost MP',
      causedBy: 'the demon that took them',
      eventAmount: 'how many MP it lost',
    },
  },
  iconsGained: {
    means: 'An effect of a demon gained Press Turn icons for its team.',
    clause: 'R23',
    carries: {
      cause: 'the demon whose effect it was',
      causedBy: 'the same demon',
      eventAmount: 'how many icons',
    },
  },
  skillUsed: {
    means: 'A demon used a skill, the plain attack included. Passing and a Devil Connector are not meant.',
    clause: 'G17',
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
  passed: {
    means: 'A demon passed.',
    clause: 'A9',
    carries: { cause: 'the demon that passed', causedBy: 'the same demon' },
  },
  endured: {
    means: 'A demon survived what would have defeated it.',
    clause: 'R43',
    carries: {
      cause: 'the demon that survived',
      causedBy: 'the demon that would have defeated it; nobody for poison and Defence Support',
      eventAmount: 'the HP that it has now',
    },
  },
  marked: {
    means: 'Marks were put on a demon.',
    clause: 'R42',
    carries: { ...CHANGE, eventAmount: 'how many', what: 'the name of the mark' },
  },
  unmarked: {
    means: 'An effect took marks from a demon. Marks that run out, or end with a fall, are not meant.',
    clause: 'R42',
    carries: { ...CHANGE, eventAmount: 'how many', what: 'the name of the mark' },
  },
  stripped: { means: '"strip" ended something on a demon.', carries: { ...CHANGE, what: 'the kind of what ended' } },
  charged: {
    means: 'A demon got Charge or Concentrate.',
    clause: 'R11',
    carries: { ...CHANGE, what: '"charge", "concentrate" or "might"' },
  },
  protected: {
    means: 'A demon got a Barrier or a Bulwark.',
    clause: 'G12',
    carries: { ...CHANGE, what: '"barrier", "bulwark", "repelPhysical" or "repelMagical"' },
  },
  shifted: {
    means: 'An affinity of a demon was changed.',
    clause: 'R48',
    carries: { ...CHANGE, element: 'that to which the affinity is', what: 'the affinity that it has now' },
  },
  granted: { means: 'A demon was given an effect.', clause: 'G18', carries: CHANGE },
  iconsLost: {
    means: 'An effect of a demon took Press Turn icons from the enemy team.',
    clause: 'R40',
    carries: {
      cause: 'the demon whose effect it was',
      causedBy: 'the same demon',
      eventAmount: 'how many icons',
    },
  },
};

export const valueSections = [
  values('timings', 'Timings', word.timing, {
    startsBattleWith: { means: 'Before the battle, in tier 0.', clause: 't0.3' },
    startOfBattle: { means: 'At the start of the battle, in tier 1, for both teams.', clause: 't1.1' },
    startOfFirstTurn: {
      means: 'At the start of the first turn: once in the battle, in tier 1, for both teams.',
      clause: 't1.2',
    },
    whenAttackingFirst: { means: 'In tier 1, if the team of the holder is the faster one, team 1.', clause: 't1.3' },
    whenAttackingSecond: { means: 'In tier 1, if the team of the holder is the slower one, team 2.', clause: 't1.4' },
    whenEnemyAttacksFirst: {
      means: 'In tier 1, if the team of the holder is the slower one; the same moment as "whenAttackingSecond".',
      clause: 't1.5',
    },
    startOfOwnTurn: { means: 'In tier 2 of every turn of the own team.', clause: 't2.1' },
    startOfEnemyTurn: { means: 'In tier 2 of every turn of the enemy team.', clause: 't2.2' },
    aboutToAct: {
      means: 'In tier 3, before the player of a demon that is due chooses; `who` says which demon that has to be.',
      clause: 't3.1',
    },
    actionCompleted: {
      means: 'In tier 4, when an action is over, a pass included; `who` says whose action.',
      clause: 't4.1',
    },
    endOfOwnTurn: { means: 'In tier 5 of every turn of the own team.', clause: 't5.1' },
    endOfEnemyTurn: { means: 'In tier 5 of every turn of the enemy team.', clause: 't5.2' },
    when: {
      means:
        'Answers what `when` describes, after the effect or action in which it happened, and once for it. Not in tier DC.',
      clause: 'A5',
    },
    superReaction: {
      means:
        'A Super Reaction: answers each blow that struck the holder and left it standing, on the spot. `cause` is the holder, `causedBy` the attacker, `eventAmount` the damage.',
      clause: 'G16',
    },
  }),
  values('events', 'Events', word.event, EVENTS),
  values('registers', 'Demons that an effect knows', word.register, {
    self: {
      means: 'The demon whose effect or skill it is. For a Devil Connector, the first living demon of its team.',
      clause: 'R24',
    },
    target: 'The demon or demons that the skill in use aims at. Nobody in an automatic effect.',
    struck:
      'The demons that the last "attack" of this effect hit with at least one blow and damaged, those that fell to it included. Nobody before the first attack.',
    it: {
      means:
        'What was chosen or drawn last in this effect, or the current demon of "forEach". Nobody before that; in an amount it is then the demon that the amount is for.',
      clause: 'R38',
    },
    cause: {
      means:
        'To whom it happened that set this effect off: all these demons, where there are several. Each event says whom that is. Nobody in an effect of a tier, or in a skill.',
      clause: 'R35',
    },
    causedBy: {
      means:
        'Who did what set this effect off: all these demons, where there are several. Each event says whom that is. Nobody in an effect of a tier, or in a skill.',
      clause: 'R35',
    },
    acting: 'The demon that is about to act, acts or acted last in this turn. Nobody before the first one is due.',
  }),
  values('each', 'The demon of an amount', word.eachOne, {
    each: {
      means:
        'The demon that the amount is for: each target in turn. Only in the amount of a verb, not in "compare" or "repeat".',
      clause: 'R38',
    },
  }),
  values('sides', 'Sides', word.side, {
    own: 'The team of the holder, the holder included.',
    enemy: 'The other team.',
    any: 'Both teams, the own one first.',
  }),
  values('who', 'Who', word.who, {
    self: 'The holder of the effect.',
    companion: 'Another demon of its team.',
    ally: 'Any demon of its team, the holder included.',
    enemy: 'Any demon of the other team.',
    any: 'Any demon of either team, and also nobody, as where poison deals the damage.',
  }),
  values('aims', 'Aims of a skill', word.aim, {
    enemy: 'One living enemy, which the player chooses.',
    enemies: 'All living enemies.',
    ally: 'One living demon of the own team, which the player chooses; it can be the user itself.',
    allies: 'All living demons of the own team, the user included.',
    self: 'The user.',
    fallen: 'One fallen demon of the own team, which the player chooses.',
    fallenAll: 'All fallen demons of the own team.',
  }),
  values('elements', 'Elements', word.element, ELEMENTS),
  values('met', 'Elements that demons have affinities to', word.met, MET),
  values('elementsOrAll', 'Elements that a passive is about', word.elementOrAll, {
    ...ELEMENTS,
    all: 'Every element, almighty included. It adds up with what is said of one element.',
  }),
  values('affinitiesOrNone', 'Affinities, or none', word.affinityOrNone, {
    ...AFFINITIES,
    none: 'No affinity.',
  }),
  values('affinities', 'Affinities', word.affinity, AFFINITIES),
  values('stats', 'Values of a demon', word.stat, {
    hp: 'Maximum HP.',
    physAttack: 'Physical attack.',
    physDefence: 'Physical defence.',
    magAttack: 'Magical attack.',
    magDefence: 'Magical defence.',
    agility: { means: 'Agility, which the action order and the speed of the team are made of.', clause: 'tie.5' },
  }),
  values('statuses', 'What lasts on a demon', word.status, {
    ...BUFFS,
    ...DEBUFFS,
    ...CHARGES,
    ...AILMENTS,
    barrier: { means: 'A Barrier: no new ailment can be put on the demon.', clause: 'G11' },
    bulwark: { means: 'A Bulwark: it takes damage before HP does, until its amount is used up.', clause: 'G12' },
    ...REPELLING,
    affinity: 'A changed affinity, put there by "shift".',
    effect: 'An effect that the demon was given by "grant".',
    mark: { means: 'A mark of any name, or several of it.', clause: 'R42' },
    cant: { means: 'Something that can not be done to the demon.', clause: 'R45' },
  }),
  values('buffs', 'What can be raised', word.buff, BUFFS),
  values('debuffs', 'What can be lowered', word.debuff, DEBUFFS),
  values('charges', 'Charges', word.charge, CHARGES),
  values('ailments', 'Ailments', word.ailment, AILMENTS),
  values('curable', 'What can be cured', word.curable, { ailments: 'All ailments.', ...AILMENTS }),
  values('stripped', 'What can be stripped', word.stripped, {
    raises: { means: 'Raised attack, defence and accuracy.', clause: 'R10' },
    lowers: { means: 'Lowered attack, defence and accuracy.', clause: 'R10' },
    charges: { means: 'Charge, Concentrate and Might.', clause: 'R11' },
    barrier: { means: 'A Barrier.', clause: 'G11' },
    bulwark: { means: 'A Bulwark.', clause: 'G12' },
    ...REPELLING,
    affinities: 'Changed affinities: those of the demon hold again.',
    effects: { means: 'Effects that it was given.', clause: 'G18' },
  }),
  values('attackSorts', 'Sorts of attacks', word.attackSort, {
    physical: { means: 'Physical attacks.', clause: 'R2' },
    magical: { means: 'Magical attacks.', clause: 'R2' },
  }),
  values('measures', 'Measures', word.measure, {
    hp: 'HP that are left.',
    hpPercent: 'HP that are left, in percent of the maximum, rounded down.',
    mp: 'MP that it has.',
    maxHp: 'Maximum HP.',
    physAttack: 'Physical attack.',
    physDefence: 'Physical defence.',
    magAttack: 'Magical attack.',
    magDefence: 'Magical defence.',
    agility: 'Agility.',
  }),
  values('traits', 'Traits', word.trait, {
    strength: { means: 'Physical attack and some physical defence.', clause: 'R60' },
    magic: { means: 'Magical attack and some magical defence.', clause: 'R60' },
    vitality: { means: 'HP and both defences.', clause: 'R60' },
    luck: { means: 'The chance of ailments that the demon inflicts.', clause: 'R60' },
  }),
  values('iconValues', 'Icons', word.iconValue, {
    left: 'Those that are left, a half one included.',
    used: 'Those that were used in this turn.',
    taken: { means: 'Those that effects took in this turn.', clause: 'R40' },
  }),
  values('turnCounts', 'Turns that are counted', word.turnCount, {
    number: 'The turns of both teams.',
    own: { means: 'The turns that the team of the holder has begun.', clause: 'R51' },
  }),
  values('spans', 'How far back', word.span, {
    turn: 'This turn.',
    lastTurn: 'The turn before, which was of the other team.',
    battle: 'The whole battle.',
  }),
  values('lasting', 'How long something waits', word.lasting, {
    turn: 'Until the next turn begins.',
    battle: 'For the rest of the battle.',
  }),
  values('choosers', 'Who decides', word.chooser, {
    you: 'The player of the demon whose effect it is.',
    opponent: 'The other player.',
  }),
  values('rounding', 'Rounding', word.rounding, { down: 'To the lower number.', up: 'To the higher number.' }),
  values('fought', 'Values of attacks', word.fought, {
    physAttack: 'Of physical attacks.',
    physDefence: 'Against physical attacks.',
    magAttack: 'Of magical attacks.',
    magDefence: 'Against magical attacks.',
  }),
  values('settable', 'Numbers that are set', word.settable, { hp: 'The HP it has.', mp: 'The MP it has.' }),
  values('sameElement', 'The element of before', word.sameElement, {
    same: {
      means:
        'That of the last attack of this effect before, and otherwise of what set it off. Such an attack says whether it is `physical`.',
      clause: 'R68',
    },
  }),
  values('hpValues', 'HP of a demon', word.hpValue, {
    maxHp: 'Maximum HP.',
    hp: 'HP that are left.',
    missingHp: 'HP that are missing to the maximum.',
    mp: 'MP that it has.',
    maxMp: { means: 'MP that it can hold.', clause: 'G8' },
  }),
  values('onTurn', 'Whose turn it is', word.onTurn, {
    own: 'A turn of the own team.',
    enemy: 'A turn of the enemy team.',
  }),
  values('places', 'First and second', word.place, {
    first: { means: 'The own team is the faster one, team 1.', clause: 'tie.1' },
    second: { means: 'The own team is the slower one, team 2.', clause: 'tie.1' },
  }),
  values('operators', 'Comparisons', word.operator, {
    '<': 'Less than.',
    '<=': 'Less than or equal to.',
    '=': 'Equal to.',
    '>=': 'Greater than or equal to.',
    '>': 'Greater than.',
  }),
  values('pierced', 'What pierces', word.pierced, {
    ...ELEMENTS,
    all: 'All attacks.',
    bulwark: { means: 'All attacks, but only through Bulwarks.', clause: 'G12' },
  }),
  values('forbidden', 'What can not be done', word.cant, {
    ...AILMENTS,
    lower: 'Its attack, defence and accuracy can not be lowered.',
    damage: 'It can not take damage.',
    heal: 'Its HP can not be restored.',
    slay: { means: 'It can not be slain without damage.', clause: 'R28' },
    revive: { means: 'It can not be revived.', clause: 'G19' },
    pierce: { means: 'Its Resist, Null, Repel and Drain can not be pierced.', clause: 'R5' },
    critical: { means: 'It can not be struck by a critical.', clause: 'R9' },
    superReaction: { means: 'Its Super Reactions can not answer.', clause: 'G16' },
    pierceRepel: { means: 'Its Repel can not be pierced.', clause: 'R5' },
    pierceDrain: { means: 'Its Drain can not be pierced.', clause: 'R5' },
    bonusTurn: { means: 'Attacks on it open no Bonus Turn.', clause: 'R65' },
    chain: { means: 'Its chain effects do not work; its Super Reactions do.', clause: 'R45' },
    ignoreEndure: { means: 'Nothing passes by that it would survive.', clause: 'R43' },
  }),
  values('blows', 'What a blow is like', word.blow, {
    physical: { means: 'A physical attack.', clause: 'R2' },
    magical: { means: 'A magical attack.', clause: 'R2' },
    weakPoint: { means: 'It strikes a weak point.', clause: 'G9' },
    noWeakPoint: { means: 'It does not strike a weak point.', clause: 'G9' },
    critical: { means: 'It is critical.', clause: 'R9' },
    single: SINGLE,
    several: SEVERAL,
  }),
  values('blowsAhead', 'What a blow is like before it hits', word.blowAhead, {
    physical: { means: 'A physical attack.', clause: 'R2' },
    magical: { means: 'A magical attack.', clause: 'R2' },
    single: SINGLE,
    several: SEVERAL,
  }),
  values('ignored', 'What an attack passes by', word.ignored, {
    endure: { means: 'That the target would survive it.', clause: 'R43' },
    superReactions: { means: 'Super Reactions: none answers it.', clause: 'G16' },
  }),
  values('directions', 'Given and received', word.direction, {
    given: 'What the bearer does.',
    received: 'What is done to the bearer.',
  }),
  values('skillSorts', 'What skills do', word.skillSort, {
    physical: { means: 'A physical attack.', clause: 'R2' },
    magical: { means: 'A magical attack.', clause: 'R2' },
    heal: 'It restores HP.',
    revive: 'It revives.',
    ailment: 'It inflicts ailments.',
    raise: 'It raises attack, defence or accuracy.',
    lower: 'It lowers attack, defence or accuracy.',
    damage: { means: 'It deals damage that is no attack.', clause: 'R20' },
  }),
  values('means', 'By what something is brought about', word.means, {
    attack: 'A blow of an attack.',
    repel: { means: 'Damage that was repelled.', clause: 'R6' },
    effect: { means: 'An effect: plain damage, or slaying.', clause: 'R20' },
    poison: { means: 'Poison.', clause: 'R12' },
    support: { means: 'Defence Support.', clause: 'G14' },
  }),
  values('brandSets', 'Sets of brands', word.brandSet, {
    lead: { means: 'Lead: its bearer is one place earlier in the action order.', clause: 'G4' },
    trail: { means: 'Trail: its bearer is one place later in the action order.', clause: 'G4' },
    ward: { means: 'Ward: its bearer starts the battle with a Barrier for 3 turns.', clause: 'G11' },
    embattle: { means: 'Embattle: its bearer starts the battle with a Bulwark of 650 for 1 turn.', clause: 'G11' },
  }),
  values('tiers', 'Timing tiers', word.tier, {
    '0': { means: 'Before the battle.', clause: 'flow.1' },
    DC: { means: 'Devil Connectors.', clause: 'dc.1' },
    '1': { means: 'The start of the battle.', clause: 'flow.1' },
    '2': { means: 'The start of a turn.', clause: 'flow.2' },
    '3': { means: 'A demon is about to act.', clause: 'flow.3' },
    '4': { means: 'An action is completed.', clause: 'flow.4' },
    '5': { means: 'The end of a turn.', clause: 'flow.6' },
  }),
];
