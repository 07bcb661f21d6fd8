import { published, ruling, seed } from '../../engine/index.ts';

/**
 * Every clause that an event, a refusal or a decision of this game may cite. What fixes the order of chain effects was given
 * (`seed`); G answers what that leaves open about the battle itself, A what in it can be read in two ways, R what play needs
 * beyond that. A clause with an `option` can be decided otherwise for a match.
 */
export const rulebook = {
  // The order of chain effects
  'gen.1': seed(
    'One order',
    'These rules put automatic effects, the chain effects, into one order. Of any two of them it is always certain which goes first, and the same battle gives the same order again.',
  ),
  'gen.2': seed(
    'Every effect has a tier',
    'Each chain effect belongs to one timing tier, or answers to something that happens. An effect without a timing is not a legal effect.',
  ),
  'gen.3': seed(
    'Tier by tier',
    'At each moment of the battle the tiers that belong there are gone through one after the other, the lower one first.',
  ),
  'gen.4': seed(
    'A tier is a barrier',
    'Every effect of a tier, of both teams, has been dealt with before the first effect of the next tier.',
  ),
  'tie.1': seed(
    'Team 1 and team 2',
    'Team 1 is the faster team, team 2 the slower one. Who is which is settled before the battle and does not change with the turns.',
  ),
  'tie.2': seed('Team 1 first', 'Within a tier the effects of team 1 come before those of team 2.'),
  'tie.3': seed(
    'All of team 1',
    'No effect of team 2 in a tier goes off while one of team 1 in that tier still waits, however far back its demon stands.',
  ),
  'tie.4': seed('Action order', 'Within a team, effects go by the action order of the demons that hold them.'),
  'tie.5': seed(
    'Agility',
    'If nothing else is said, the demon with the higher agility comes earlier in the action order.',
  ),
  'tie.6': seed(
    'Lead and Trail',
    'Lead and Trail brands move their bearer in the action order, and so in the order of chain effects too.',
  ),
  'tie.7': seed(
    'Demon 1',
    'Demon 1 of a team is the one that acts first, demon 2 the next, and so on. The slots of the party do not matter.',
  ),
  'tie.8': seed(
    'Demon by demon',
    'All effects of one demon in a tier resolve before those of the next demon of its team.',
  ),
  'nest.1': seed(
    'What an effect causes comes at once',
    'An effect that is triggered by another resolves before the remaining effects of the demon whose effect triggered it.',
  ),
  'nest.2': seed(
    'And before the next demon',
    'An effect that is triggered by another also resolves before the effects of any demon that is still to come.',
  ),
  'ex.1': seed(
    'Example: the heal',
    "Team 1's turn begins, and the demon that acts first in it has an effect for that moment which heals: that heal is the first thing that happens.",
  ),
  'ex.1a': seed(
    'Example: the answer of the other team',
    'A demon of team 2 whose effect is triggered by that heal uses it immediately. That it belongs to the slower team does not make it wait.',
  ),
  'ex.1b': seed(
    'Example: back to the first demon',
    'When the answer is over, the first demon goes on with what it has left in the tier.',
  ),
  'ex.1c': seed(
    'Example: its companions',
    "Only then do the other demons of team 1 have their effects, and after all of them team 2's own effects of the tier.",
  ),

  // The tiers
  'tier.0': seed(
    'The wording gives the tier',
    'In which tier an effect belongs is read from the words that say when it works.',
  ),
  't0.1': seed('Tier 0: Ward', 'Ward brands work in tier 0, before the battle.'),
  't0.2': seed('Tier 0: Embattle', 'Embattle brands work in tier 0, before the battle.'),
  't0.3': seed(
    'Tier 0: starting with something',
    'An effect which says that its demon starts the battle with something works in tier 0.',
  ),
  'dc.1': seed('Tier DC', 'Tier DC belongs to Devil Connectors alone. No other effect can be given to it.'),
  'dc.2': seed(
    'A Devil Connector triggers nothing',
    'Nothing that a Devil Connector does triggers a chain effect, neither now nor later.',
  ),
  'dc.3': seed(
    "Team 1's, then team 2's",
    'The tier is made of at most two things: the Devil Connector of team 1, and after it that of team 2.',
  ),
  't1.1': seed('Tier 1: start of battle', '"Start of battle" is tier 1, for both teams.'),
  't1.2': seed('Tier 1: start of the first turn', '"Start of the first turn" is tier 1, for both teams.'),
  't1.3': seed('Tier 1: attacking first', '"When attacking first" is tier 1 and works for demons of team 1 only.'),
  't1.4': seed('Tier 1: attacking second', '"When attacking second" is tier 1 and works for demons of team 2 only.'),
  't1.5': seed(
    'Tier 1: the enemy attacks first',
    '"When the enemy attacks first" is tier 1 and works for demons of team 2 only.',
  ),
  't2.1': seed('Tier 2: start of own turn', '"Start of own turn" is tier 2 of every turn of the team that holds it.'),
  't2.2': seed(
    "Tier 2: start of the enemy's turn",
    '"Start of the enemy\'s turn" is tier 2 of every turn of the other team.',
  ),
  't3.1': seed(
    'Tier 3: about to act',
    '"When a demon is about to act" is tier 3. It comes once for each demon that is due, before its player chooses.',
  ),
  't4.1': seed(
    'Tier 4: action completed',
    '"When a demon has completed an action" is tier 4. It comes when the action is over in full, before the next demon is due.',
  ),
  't5.1': seed('Tier 5: end of own turn', '"End of own turn" is tier 5 of every turn of the team that holds it.'),
  't5.2': seed(
    "Tier 5: end of the enemy's turn",
    '"End of the enemy\'s turn" is tier 5 of every turn of the other team.',
  ),

  // The flow of a battle
  'flow.1': seed('Start of a battle', 'A battle starts with tier 0, then tier DC, then tier 1.'),
  'flow.2': seed("Team 1's turn starts", 'Then team 1 has its turn, which starts with tier 2.'),
  'flow.3': seed(
    'Demon 1 may act',
    'Tier 3 comes, and after it the demon that is due may act. Its player decides how.',
  ),
  'flow.4': seed('Action, then tier 4', 'The chosen action is carried out, and tier 4 follows it.'),
  'flow.5': seed(
    'Demon after demon',
    'Tier 3, the action and tier 4 come again for the next demon in action order, until the turn of the team is over.',
  ),
  'flow.6': seed("Team 1's turn ends", 'At the end of the turn comes tier 5, once.'),
  'flow.7': seed('Control moves', 'Control moves to team 2, and its turn starts with tier 2.'),
  'flow.7a': seed(
    'Not again',
    'Tiers 0, DC and 1 belong to the start of the battle and never come back, not on the first turn of team 2 either.',
  ),
  'flow.8': seed('Team 2 acts', 'The demons of team 2 go through tier 3, action and tier 4 in the same way.'),
  'flow.9': seed(
    "Team 2's turn ends",
    "Tier 5 comes at the end of team 2's turn too, and then it is team 1's turn again.",
  ),

  // What the order leaves open
  G1: published(
    'Team',
    'A team is one to four demons, perhaps a Liberator, who only raises values, and perhaps a Devil Connector of three more demons. Among all of them no demon appears twice, nor two variants of one demon.',
  ),
  G2: published(
    'Which team is faster',
    'The speed of a team is the mean of its demons: each one counts its agility times 100, raised by its speed bonuses and floored to full hundreds. The team with the higher mean is team 1. At equal speed it is the challenger.',
    'speedTie',
  ),
  G3: ruling(
    'Equal agility',
    'Of two demons of one team with equal agility the one in the earlier slot of the party comes first.',
  ),
  G4: ruling(
    'How Lead and Trail move',
    'From the order by agility, the bearers of Lead, front to back, each move up as many places as they have Lead brands, at most to the front; then the bearers of Trail, back to front, each move down likewise. This is done once; a defeated demon keeps its place and is passed over.',
  ),
  G5: ruling(
    'Defeat of a team',
    'A team without a living demon has lost. If one effect leaves neither team with one, the battle is a draw.',
    'mutualDefeat',
  ),
  G6: published(
    'Press Turn icons',
    'A team starts its turn with one icon for each living demon. An action uses one. Passing, striking a weak point, a physical critical and a skill with Remnants use half of one and open a Bonus Turn, in which any action uses the rest. An attack that is nullified, repelled or drained, and a physical miss, use two. At most eight icons can be used in a turn; icons that are gained come last. Without icons the turn ends.',
  ),
  G7: ruling(
    'The worst result counts',
    'If an action has several results, the worst decides what it uses: two icons before half of one, and half before one. Two icons in a Bonus Turn are the rest of the half one and a full one.',
    'bonusTurnLoss',
  ),
  G8: published(
    'MP',
    'A demon holds at most 10 MP if its card says nothing else. Demons of team 1 begin with 1, those of team 2 with 3. A skill takes the MP on its card.',
    'startingMp',
  ),
  G9: published(
    'Damage',
    'An attack deals 0.4 × power/100 × (attack × coefficient − half the defence, at least 0), times 1 + boosts, times charge, times 1 + attack buffs of the attacker − defence buffs of the target (0.2 each), times 1.5 for a critical, times 1.5 for a weakness or 0.7 for resistance. Null stops it, Drain makes it a heal, Repel sends it back. If the match asks for variance, a factor from 0.90 to 1.10 is drawn for each target.',
    'damageVariance',
  ),
  G10: ruling(
    'Chances',
    'Accuracy and critical chance of a skill are percentages on its card, drawn from the chance of the match.',
  ),
  G11: published(
    'Ward and Embattle',
    'Ward gives its bearer a Barrier for 3 turns: no new ailment can be put on it. Embattle gives a Bulwark of 650 for 1 turn.',
  ),
  G12: published(
    'Bulwark',
    'A Bulwark takes damage before HP does. Several add up, to no more than the maximum HP. It loses a turn when a turn of its own team starts. Attacks that pierce ignore it.',
  ),
  G13: ruling(
    'Turns of duration',
    "What lasts a number of turns has one turn less when its bearer's own turn starts, before tier 2, and ends when none is left. The first turn of a team counts.",
    'firstTurn',
  ),
  G14: published(
    'Defence Support',
    'At the end of the fourth turn, after tier 5, the defending team (player 2) deals 200 damage to every enemy, and at the end of each later turn 50 more than the time before.',
    'defenceSupport',
  ),
  G15: published(
    'What a Devil Connector does',
    "A Devil Connector uses an active skill of its leader by itself, with the sum of its three demons' values. Damage that is repelled to it vanishes. It meets no Super Reaction.",
  ),
  G16: published(
    'Super Reaction',
    'A Super Reaction answers a hit on its holder on the spot, ahead of every chain effect, even while the action goes on. It does not if the holder falls to that hit.',
    'superReactions',
  ),
  G17: ruling(
    'Actions',
    'A demon that acts uses one of its skills or passes. The plain attack is a skill without cost. A skill needs its MP, and something to aim at.',
  ),
  G18: ruling(
    'Order on one demon',
    "A demon's own effects go in the order in which they are listed: its own, those of its skills, those of its brands, and last those it was given. What it has by itself it is not given again.",
  ),
  G19: ruling('Revival', 'A demon that is revived has the place in the action order that it had before.'),

  // What can be read in two ways
  A1: ruling('Where DC stands', 'The tiers are, in order: 0, DC, 1, 2, 3, 4, 5.'),
  A2: ruling(
    "Team 1 on the other team's turn",
    "Team 1 also goes first in the tiers of team 2's turns: at the start of that turn, what team 1 has for the start of the enemy's turn comes before what team 2 has for its own.",
  ),
  A3: ruling(
    'After the cause, not inside it',
    'An effect or an action is done as a whole before anything it triggered begins. Only a Super Reaction cuts in.',
  ),
  A4: ruling(
    'Several triggered at once',
    'What one effect triggers goes by the same order: team 1 first, then action order, then the order on the demon. Each is followed by everything it causes before the next begins.',
  ),
  A5: ruling(
    'Reactive effects',
    'An effect that answers something that happens belongs to no tier. It works whenever that happens, in any tier but DC.',
  ),
  A6: ruling(
    'First turn and own turn',
    '"Start of the first turn" works once, in tier 1 of the battle, for both teams; "start of own turn" works besides it in tier 2.',
  ),
  A7: ruling(
    'Whose tier 3 and 4',
    'In tiers 3 and 4 every living demon whose effect speaks of the demon in question joins in: of itself, of a companion, of an enemy or of any demon.',
  ),
  A8: ruling(
    'The line-up of a tier',
    'Which effects belong to a tier is settled when it starts: those whose holder lives and is not silenced and whose condition holds. All this is asked again when their turn comes, in tier 3 also whether the demon that is about to act still lives. Nothing joins later.',
    'fallenInTier3',
  ),
  A9: ruling('Passing is an action', 'A demon that passes has acted: tier 3 came before, tier 4 comes after.'),
  A10: ruling(
    'How long a turn lasts',
    'A turn lasts as long as there are icons. With more icons than demons the order starts again with demon 1.',
  ),
  A11: ruling(
    'Falling before the action',
    'A demon that falls in its own tier 3 does not act. No icon is used, tier 4 does not come, and the next living demon is due, with a tier 3 of its own.',
  ),
  A12: ruling(
    'The end in the middle',
    'When a team has lost, the battle stops after the effect that did it. What waits is dropped, and no further tier comes.',
  ),
  A13: ruling(
    'Defeat by a Devil Connector',
    'That a Devil Connector triggers nothing holds for everything it brings about, the fall of a demon included.',
  ),
  A14: ruling(
    'Endless chains',
    'A chain that is 64 effects deep, and one in a tier or an action that has seen 500 effects, is stopped: what it would trigger and what of it still waits is dropped, and the tier goes on with its next own effect. Super Reactions count like chain effects. The tiers 3 of demons that fall in them count as one until somebody acts.',
  ),
  A15: ruling(
    'Normally',
    'That a demon normally has all its effects in a row is broken only by what these effects trigger.',
  ),

  // What play needs beyond that
  R1: ruling(
    'Equipment',
    'A demon has the skills of its card and may be taught up to four more, none twice. It may bear up to four brands.',
  ),
  R2: ruling(
    'Coefficients',
    'The coefficient of the attack value is 2.1 for physical and 2.0 for magical attacks, if the skill gives none of its own. Physical attacks are those of the element phys.',
  ),
  R3: ruling(
    'Rounding',
    'Damage is worked out exactly and rounded down once, at the end. Damage of 0 is none. An amount made from a percentage is rounded down as well.',
  ),
  R4: ruling('Almighty', 'No demon has an affinity to almighty attacks.'),
  R5: ruling(
    'Pierce',
    'An attack that pierces meets Resist, Null, Repel and Drain as if there were no affinity. Weaknesses count as ever.',
  ),
  R6: ruling(
    'Repelled damage',
    'What is repelled hits the attacker with the damage that the target would have taken without an affinity. The affinities of the attacker are not asked.',
  ),
  R7: ruling('Drained damage', 'What is drained restores as many HP as it would have cost without an affinity.'),
  R8: ruling(
    'Hit or miss',
    'Whether an attack hits is settled before the affinity is looked at. Accuracy buffs of attacker and target change the chance by 20 points each, for and against. Passives that change a chance can be about physical or magical attacks, or those on one or on several; more is not known of a blow then. A miss of a magical attack uses one icon.',
  ),
  R9: ruling(
    'Criticals',
    'Only physical attacks that reach the target can be critical. What raises the critical chance of a demon counts for all its physical attacks, also for one whose card gives no chance.',
    'criticalPassives',
  ),
  R10: ruling(
    'Buffs and debuffs',
    'Attack, defence and accuracy can each be raised once and lowered once, for 3 turns if nothing else is said; both count. The same change again does not add up, but lasts as long as the longer of the two.',
  ),
  R11: ruling(
    'Charge and Concentrate',
    'Charge multiplies the next physical attack of its bearer by 2.25, Concentrate the next magical one. It is used up by that attack, also when it misses; an attack that is about nobody is none.',
  ),
  R12: ruling(
    'Poison',
    'A poisoned demon that is about to act loses a share of its maximum HP, a tenth if nothing else is said, after natural recovery and before the effects of tier 3.',
  ),
  R13: ruling('Mute', 'A muted demon can use only skills without MP cost.'),
  R14: ruling('Bind', 'A bound demon can use no skill, the plain attack included; it can only pass.'),
  R15: ruling('Panic', 'A panicking demon does something at random: its action is drawn from all that would be legal.'),
  R16: ruling('Curse', 'The HP of a cursed demon cannot be restored.'),
  R17: ruling(
    'Silence',
    'The chain effects of a silenced demon do not work. Its Super Reactions do.',
    'silencedReactions',
  ),
  R18: ruling(
    'Ailments',
    'Poison, mute, bind, panic, curse and silence are ailments. A demon can have several, each once; the same again lasts as long as the longer of the two. They last 3 turns if nothing else is said.',
  ),
  R19: ruling('Defeat of a demon', 'A demon with 0 HP is defeated at once. Everything that lasted on it ends.'),
  R20: ruling(
    'Plain damage',
    'Damage that is not an attack has no element, no chance and no affinity. A Bulwark takes it first. It is no hit.',
  ),
  R21: ruling(
    'Once for each cause',
    'A reactive effect goes off once for the effect or action that triggered it, however many demons that touched.',
  ),
  R22: ruling(
    'What a Super Reaction causes',
    'Chain effects triggered by a Super Reaction wait until the effect it cut into is done, together with those of that effect.',
  ),
  R23: ruling(
    'Icons of the team on turn',
    'Only the team on turn has icons. What gives icons to the other team, or takes them from it, does nothing. What comes before the first turn of the battle counts for the first turn of the team.',
    'iconsBeforeTurn',
  ),
  R24: ruling(
    'Aim of a Devil Connector',
    'Where the skill of a Devil Connector aims at one demon, that is the first fitting one in action order; its "self" is the first living demon of its own team. It pays no MP and uses no icons.',
  ),
  R25: ruling(
    'A heal of nothing',
    'Restoring HP where none are missing, or MP where there is no room, is not restoring: nothing is triggered.',
  ),
  R26: ruling(
    'Falling below a share',
    '"When below x %" answers the moment in which the HP fall below that share, not every loss beneath it.',
  ),
  R27: ruling(
    'Limits',
    'An effect that works once a turn, or once a battle, counts as soon as one of its parts is carried out. One that its player declines, or that is about nobody, can still work later. Counts of a turn begin anew with every turn of either team.',
    'limitCounts',
  ),
  R28: ruling('Slaying', 'An effect that slays defeats without damage. The living cannot be revived.'),
  R29: ruling('Who has acted and fallen', 'Tier 4 comes after an action also if the demon that acted fell by it.'),
  R30: ruling(
    'Choices inside an effect',
    'If the words of an effect leave a choice, the player of its demon makes it. What it says to draw at random is drawn.',
  ),
  R31: ruling('Giving up', 'A player may give up at any time and has lost.'),
  R32: ruling(
    'In the order of the text',
    'The parts of an effect are carried out in the order in which it lists them. A part that is about nobody is left out.',
  ),
  R33: published(
    'Natural recovery',
    'A demon that is about to act gets 3 MP, before anything else in tier 3. This recovery triggers nothing.',
    'naturalMp',
  ),
  R34: ruling(
    'The last round',
    'After 50 rounds of two turns the team with the higher share of its HP wins, and at equal shares the defending team.',
    'roundLimit',
  ),
  R35: ruling(
    'Several causes at once',
    'A reactive effect is about everything that set it off and for which its condition holds: about all those demons, and all who did it. A condition in its parts has to hold for all of them. What one demon did to another in one effect counts as one thing. An amount is that of the demon which it is for, and otherwise all of it together.',
    'severalCauses',
  ),
  R36: ruling(
    'Blows of the fallen',
    'A blow falls on all its targets at one moment, with the values that the attacker has then. A demon that has fallen strikes no further blow of its attack, unless it answers its own fall; everything else that its action or effect says is done.',
    'fallenStriker',
  ),
  R37: ruling(
    'As it was when it fell',
    'Effects that look back at a fall, or at what happened before it, see the demon with what lasted on it when it fell. An effect that was given to it can still answer that fall; one that it was kept from then cannot.',
    'silencedFall',
  ),
  R38: ruling(
    'Amounts',
    'An amount is worked out for each demon that it is for, before the first of them is touched. "It" is in it what was chosen last, or else that demon. A value of several other demons is that of all together.',
    'amountsOfSeveral',
  ),
  R39: published(
    'What stops chain effects',
    'The chain effects of a demon that is bound, muted or silenced do not work; its Super Reactions do.',
    'chainsStoppedBy',
  ),
  R40: published(
    'How many icons are taken',
    'Effects take at most two icons from a team in one of its turns.',
    'mostIconsTaken',
  ),
  R41: ruling(
    'A battle that plays itself',
    'If no player has chosen an action for 64 turns, or for more than one in which effects went off without end, the battle ends as after the last round.',
  ),
  R42: ruling(
    'Marks and counters',
    'A mark is a name on a demon, and a counter is a mark of which it has several. The same name again adds up and lasts as long as the longer of the two. Marks mean nothing by themselves, unless a state does (R79); cards ask for them. Where the name of a mark on a skill ends with “: this skill”, that is the name of the skill, so that the Boost levels of two skills are not the same. They end with the fall of the demon unless the card says that they are kept. What changes how many are put is counted in before.',
  ),
  R43: published(
    'Enduring',
    'Damage that would defeat a demon which endures leaves it with the HP that its card names, so often in the battle, revivals included. All damage counts, also poison and Defence Support; slaying does not, and attacks that ignore it kill, unless it can not be ignored (R45). The demon was hit and damaged, and has not fallen.',
  ),
  R44: ruling(
    'Passives under a condition',
    'What a demon has, or gives to others, "while" something holds is asked whenever a value is read and is never stored. It ends with the fall of its holder; silence does not touch it. What raises the damage of some blows only is added to the other boosts of these blows.',
  ),
  R45: ruling(
    'What can not be done',
    'What a demon can not have done to it does not happen, and nothing answers it. "Can not" goes before everything that would do it. A ban on revival stays with the fallen demon until it is lifted.',
  ),
  R46: ruling(
    'What changes skills and heals',
    'Passives change the MP that skills cost, to no less than 0, the HP that are restored, the chance of ailments and the plain attack. A skill with a limit can be used so often in a turn or in the battle; each use counts when its MP are paid.',
  ),
  R47: ruling(
    'Attacks that say more',
    'Of several elements the attack has, against each target, the one whose affinity is worst for it, and of equal ones the first. An attack can be physical in any element, or magical in phys: then that decides about values, criticals and charges. The shares of several values, each rounded down, are added up. A number of blows that is left to chance is drawn once; targets that are found anew are found before every blow. A power that comes to 0 strikes nobody. What lasts for an attack of its bearer ends when that attack is over.',
  ),
  R48: ruling(
    'Levels of affinity',
    'From the worst to the best affinities are Weak, none, Resist, Null, Repel and Drain. A change by levels counts from what the affinity is now and stops at both ends; one that changes nothing is none.',
  ),
  R49: ruling(
    'What an event tells',
    'A reactive effect can ask by what something was brought about: by an attack, by repelled damage, by an effect, by poison or by Defence Support. It was brought about by a skill if it happened while the skill was carried out, Super Reactions to it not included.',
  ),
  R50: ruling(
    'Skills used by effects',
    'A skill that an effect uses is carried out where it stands in the effect, on the demons that the effect names. It is no action: it costs no MP and no icons, counts for no limit and does not trigger what answers the use of a skill. Not in the game as published.',
  ),
  R51: ruling(
    'Every so many turns',
    'An effect for every second turn works in the second, the fourth and so on of the turns of its own team; its tier and its other conditions hold as ever.',
  ),
  R52: ruling(
    'Prices and choices',
    'A price in an effect is paid in full or not at all, and only by who has all of it. Of several parts that are to be chosen each is carried out before the next is chosen, none twice, and only those that can do something can be chosen. An amount that is divided is shared out evenly among the living it is for; what is left over goes to the first of them, one each.',
  ),
  R53: ruling(
    'What happened before',
    'Cards can ask how often something has happened in this turn, in the turn before or in the battle. What happens in one effect or action belongs to the past once that is over. Not in the game as published.',
  ),
  R54: ruling(
    'Parts that are put off',
    'A part that an effect puts off comes once, or as often as it says, as an effect of its own: in its tier after the other effects of the demon, or as an answer to what happens. It speaks of the same demons as when it was put off, and comes also if its own demon has fallen or is silenced by then. Not in the game as published.',
  ),
  R55: ruling(
    'Charm',
    'A charmed demon does not choose its action: it strikes with its plain attack, where that aims at one demon a living companion that is drawn, and otherwise all of them. Without a companion, or bound, it passes. Charm and weakness are ailments as well. As published Charm is an ailment; what exactly it does is ours.',
  ),
  R56: ruling(
    'Weakness',
    'Attacks of a weakened demon deal 25 percentage points less damage, and attacks on it 25 more. Both count among the boosts.',
  ),
  R57: ruling(
    'Might',
    'The next physical attack of a demon in Might is critical with every blow that reaches its target, unless the target can not be struck by a critical. It is a charge and is used up by that attack, also when it misses.',
  ),
  R58: ruling(
    'Attacks repelled for a while',
    'What repels physical or magical attacks for a while is an affinity of Repel to each of their elements and goes before that of the demon, also before a weakness. Almighty attacks are repelled only if the card says so. Attacks that pierce pass by. The same again lasts as long as the longer of the two, and repels almighty attacks if one of them does. Where a card names no turns, this, a Barrier, a Bulwark and a changed affinity stay for the rest of the battle.',
  ),
  R59: ruling(
    'Changes of another size',
    'A card can raise or lower attack, defence and accuracy by another share than 20 points. Of two such changes of one kind the greater stays, as long as the longer of the two.',
  ),
  R60: ruling(
    'Traits',
    'A point of strength is 2.1 physical attack and 0.5 physical defence, one of magic the same of the magical values, one of vitality 4.7 HP and 1.1 of both defences. Five points of luck raise the chance of ailments that the demon inflicts by one. All points together are rounded down, for each value. That there are these four traits is the game’s; every figure here is Arbiter’s own.',
  ),
  R61: ruling(
    'Kinds of battles',
    'A match can say of what kind its battle is, and cards can ask for it. The kind means nothing by itself; a match that says nothing is a plain duel, of no kind. Not in the game as published, where the mode decides.',
    'place',
  ),
  R62: ruling(
    'Shaking off ailments',
    'A demon that is about to act loses each of its ailments with the chance that its passives give it, after natural recovery and before poison takes its share. A passive can be about some ailments only. Without such passives the chance is 0. That 0, and the moment, are Arbiter’s own; the game has a chance for every demon that it does not publish.',
  ),
  R63: ruling(
    'Icons that are kept',
    'An action in which an attack strikes as a passive says uses no icon and opens no Bonus Turn, so often in a turn, or by chance. One that would use two icons uses them all the same, and the number is not spent. How often is on the card, as the game has it; the exception of two icons is Arbiter’s own.',
  ),
  R64: ruling(
    'Pierces of a share',
    'A pierce can let a share of the damage through Null, Repel and Drain. Of several pierces the greatest share counts; an attack that pierces by itself has all of it. Through Resist everything goes.',
  ),
  R65: ruling(
    'No Bonus Turn',
    'A weakness or a critical of a demon that gives no Bonus Turn counts for the damage as ever. For the icons the attack is like one without it.',
  ),
  R66: ruling(
    'Amounts of passives',
    'What a passive adds can be worked out, from marks for example, whenever it is read; it can also be less than nothing. In a passive that is given to others, the holder is the demon whose card says it, and “it” is the demon that has it. An amount can depend on a condition, which is asked for each demon that the amount is for.',
  ),
  R67: ruling(
    'Limits of a part',
    'A part of an effect can have a limit of its own. Used up it is left out, and the rest of the effect goes on. It counts as soon as something of it is carried out, for the demon or, if it says so, for its team. Limits of one card can share their count.',
  ),
  R68: ruling(
    'The same element',
    'An attack of the same element has that of the last attack of its effect before it, on several demons the one of the last of them, and otherwise the element of what set the effect off; that of a skill is the element of its last attack. Where that had none, nobody is struck.',
  ),
  R69: ruling(
    'Damage taken for others',
    'A demon that takes damage for a companion takes its share of every loss of HP, rounded down, as plain damage by whoever dealt it; the rest is dealt as ever. Of several the first in action order does it, and nobody takes for it in turn. With no rest the companion is neither hit nor damaged. Not in the game as published.',
  ),
  R70: ruling(
    'Numbers that are set',
    'A number of HP or MP that an effect sets, or two demons exchange, is neither damage nor healing, neither gain nor loss: nothing prevents it, takes it or answers it. A living demon keeps at least 1 HP, and nobody has more than its maximum. Not in the game as published.',
  ),
  R71: ruling(
    'What lasts on a team',
    'Passives given to a team are had by each of its demons, seen from that demon, whoever of it stands; a fall does not end them, and nothing strips them. They lose a turn with everything else that lasts on the team. Not in the game as published.',
  ),
  R72: ruling(
    'Effects of another',
    'A demon that gets the effects of another has those that the other has by itself, now as its own and after its own, until the turns are over or it falls. What it has already it is not given again; skills that are used are not among them. Not in the game as published.',
  ),
  R73: ruling(
    'One moment',
    'Parts that an effect has as one moment are still carried out in order, but Super Reactions to their attacks come after the last of them, once each, and not of demons that have fallen by then. Not in the game as published.',
  ),
  R74: ruling(
    'All or nobody',
    'A choice of several that says so finds nobody where there are fewer than asked for. Not in the game as published.',
  ),
  R75: ruling(
    'Repetitions and rests',
    'How often a part is repeated can be left to chance, which is drawn once. A skill that rests can be used again when so many turns of its team have begun since the turn in which it was used.',
  ),
  R76: ruling(
    'Healing power',
    'A heal of a power restores as many percent of the magical attack of its demon, rounded down. The game has powers of heals; the figure is Arbiter’s own.',
  ),
  R77: ruling(
    'Values that attacks are worked out with',
    'A passive can change attack and defence for the attacks that are worked out with them, in percent of what they are with everything that raises them; the shares are added up first, and numbers that are added come after them. Amounts that read a value, and limits that depend on it, do not see the change.',
  ),
  R78: ruling(
    'Parts that are drawn',
    'Of several parts chance can choose as many as the card says, none twice, among those that can do something. They are carried out in the order of the card.',
  ),
  R79: ruling(
    'States',
    'A state is a card that says what marks of a name mean. A demon that bears such marks has its passives, once however many it bears, and its effects after its own, as if they were given to it. Both end with the marks. The game has states of this sort; that they are marks is Arbiter’s own.',
  ),
  R80: ruling(
    'What a blow was like',
    'A reactive effect can ask what the blow was like that set it off: physical or magical, of an attack on one or on several, critical, at a weak point or not. Repelled damage is like the blow that was repelled, and so is what was blocked or missed, none of them critical or at a weak point. Damage that is not an attack is like no blow.',
  ),
  R81: ruling(
    'Skills with conditions, and without icons',
    'A skill can have a condition, without which no demon can use it; effects and Devil Connectors that use it do not ask. A skill that uses no icon opens no Bonus Turn, and uses two all the same where its result costs two. The demons of a team can share the limit of a skill.',
  ),
  R82: ruling(
    'Several moments, and revivals of others',
    'An effect of several moments works at each of them, in the tier of that moment, and all of them count for one limit. A demon can say with how many HP demons are revived. The game has both.',
  ),
  R83: ruling(
    'Remnants on a condition, and plain attacks',
    'A skill can have Remnants only where a condition holds, which is asked when the skill begins, before what it costs and does. A text about skills can leave out some, and the plain attack, which is also any skill that a card gives in its place. The game has both.',
  ),
  R84: ruling(
    'What skills do',
    'A text about skills goes by what is written on them, wherever in their effects it stands: a skill gives MP also where it gives them only on a condition, and is a skill at random where any part of it is done to demons that are drawn. A name means every skill that has it, whatever its id. What sets off automatic effects does not count as done by the skill. The game has such texts.',
  ),
  R85: ruling(
    'Kinds of ailments',
    'The kinds of ailments that several demons have between them are counted, each once, however many of them have it. The game calls it the resonance of ailments.',
  ),
  R86: ruling(
    'Counters to some blows',
    'A Super Reaction can ask by whom its holder was struck, with which element, and what the blow was like. A blow that does not fit is not answered and counts for no limit. The game has counters to physical attacks only.',
  ),
  R87: ruling(
    'Beyond the battle',
    'A battle is one wave: what lasts for a wave lasts for the battle, and none is cleared in it. What cards say about waves, areas and rewards stays on them and does nothing. The game has modes in which it does.',
  ),
  R88: ruling(
    'Passives that are lent',
    'An effect can give demons passives that it says itself, for turns or for the rest of the battle. They are had like those of an effect that was given: they end with a fall, and the same again does not add up but lasts as long as the longer of the two. The game has skills that lower the chance of an ailment so.',
  ),
};

/** A clause of this game's rulebook. */
export type ClauseId = keyof typeof rulebook;
