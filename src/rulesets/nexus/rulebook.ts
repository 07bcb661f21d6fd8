import { published, ruling, seed } from '../../engine/index.ts';

/** What cards may say that the game as published does not know. */
const extension = (title: string, text: string) =>
  ruling(title, `${text} This is an extension: it is not in the game as published.`);

/**
 * Every clause that an event, a refusal or a decision of this game may cite. The phases are the law as it was given
 * (`seed`). G answers what it leaves open, from what is publicly known (`public`) or by decision (`ruling`); A settles
 * what in it can be read in two ways, R what play needs beyond that. A clause with an `option` can be decided otherwise
 * for a match.
 */
export const rulebook = {
  // General
  'gen.1': seed('You', 'Wherever the turn order says “you”, it means the active player, the one whose turn it is.'),
  'gen.2': seed('Closed steps', 'In some steps nobody may act. No window opens in them, and whoever tries is refused.'),

  // Phase 1: Start
  'start.0a': seed(
    'Answers in Start',
    'In the Start phase players may answer the active player’s actions, with Speed 3 only.',
  ),
  'start.0b': seed(
    'Opponent in Start',
    'If the active player takes no action in the Start phase, the opponent may take one of Speed 3.',
  ),
  'start.1': seed('Refresh', 'In the refresh step locked cards become unlocked, before anything else in the turn.'),
  'start.2a': seed('Draw two', 'In the draw step the active player draws two cards from the top of the deck.'),
  'start.2b': seed('First draw', 'The starting player draws one card instead of two in the first turn.'),
  'start.3': seed(
    'Maintenance',
    'In the maintenance step every reactive skill worded for the start of the turn reacts.',
  ),

  // Phase 2: First primary
  'prim1.1': seed(
    'First primary',
    'In the first primary phase the active player may take actions of Speed 1, 2 and 3.',
  ),
  'prim1.2': seed(
    'Opponent’s speeds',
    'In the first primary phase the opponent may take actions of Speed 2 and 3, none of Speed 1.',
  ),
  'prim1.2a': seed(
    'To answer',
    'The opponent may take such an action in the first primary phase to answer one of the active player.',
  ),
  'prim1.2b': seed(
    'After no action',
    'The opponent may also take such an action in the first primary phase if the active player took none.',
  ),
  'prim1.3': seed(
    'Converting once',
    'In the first primary phase a card may be converted, unless that was done this turn.',
  ),
  'prim1.4': seed(
    'One anomaly',
    'In the first primary phase an anomaly may be played, unless that was done this turn.',
  ),

  // Phase 4: Second primary
  'prim2.1': seed(
    'Second primary',
    'In the second primary phase the active player may take actions of Speed 1, 2 and 3.',
  ),
  'prim2.2': seed(
    'Opponent’s speeds again',
    'In the second primary phase the opponent may take actions of Speed 2 and 3, none of Speed 1.',
  ),
  'prim2.2a': seed(
    'To answer again',
    'The opponent may take such an action in the second primary phase to answer one of the active player.',
  ),
  'prim2.2b': seed(
    'After no action again',
    'The opponent may also take such an action in the second primary phase if the active player took none.',
  ),
  'prim2.3': seed(
    'Converting later',
    'In the second primary phase a card may be converted, unless that was done this turn.',
  ),
  'prim2.4': seed(
    'An anomaly later',
    'In the second primary phase an anomaly may be played, unless that was done this turn.',
  ),

  // Phase 3: Battle
  'adv.1': seed('Advance', 'In the advance step players may send agents into biomes. Nobody has to.'),
  'adv.2': seed(
    'Before agents advance',
    'Players may take actions after an advance was announced and before its agents move.',
  ),
  'att.1': seed(
    'Attack',
    'In the attack step agents that stand in a biome may attack. Nobody has to, even after advancing.',
  ),
  'att.2': seed('Before agents attack', 'Players may take actions in the attack step before the attackers are named.'),
  'att.3': seed('After agents attack', 'Players may take actions in the attack step after the attackers were named.'),
  'def.1': seed('Defend', 'In the defend step the opponent may let agents defend against attackers. Nobody has to.'),
  'def.2': seed('Before agents defend', 'Players may take actions in the defend step before the defenders are named.'),
  'def.3': seed('After agents defend', 'Players may take actions in the defend step after the defenders were named.'),
  'dmg.1': seed(
    'Undefended attackers',
    'An attacker that nobody defends against deals its battle damage to the enemy sector of the biome it attacks in.',
  ),
  'dmg.1a': seed(
    'Losing a biome',
    'If that damage is equal to or more than the durability of the sector, its owner loses the biome.',
  ),
  'dmg.2': seed('Several defenders', 'An attacker with several defenders has its damage divided among them.'),
  'dmg.2a': seed('Who divides', 'The attacking player decides how the damage of such an attacker is divided.'),
  'dmg.2b': seed(
    'Along the order',
    'The damage goes along the order of the defenders that was decided before; none of them is passed over.',
  ),
  'dmg.2c': seed(
    'Terminal damage first',
    'A defender has to be given terminal damage before the next in the order may be given any.',
  ),
  'dmg.3a': seed('Damage to defenders', 'Battle damage is applied to the defending agents, in their order.'),
  'dmg.3b': seed('Damage to attackers', 'Battle damage is applied to the attacking agents that are defended against.'),
  'dmg.3c': seed(
    'Damage to sectors',
    'Battle damage is applied to the attacked sector, which loses as much durability.',
  ),
  'dmg.4a': seed('Both strike', 'An attacker and its defenders deal battle damage to each other.'),
  'dmg.4b': seed('Termination', 'An agent whose damage is equal to or more than its defense is terminated.'),
  'dmg.4c': seed('Damage stays', 'Damage on agents remains until the reset step, and adds up until then.'),
  'dmg.5': seed('Retreat', 'At the end of the damage step all agents still in a biome retreat.'),
  'dmg.6': seed(
    'Terminal damage',
    'Terminal damage is as much as is needed to terminate an agent: its defense, less the damage it has.',
  ),

  // Phase 5: End
  'end.0a': seed(
    'End of turn',
    'When the End phase begins, every reactive skill worded for the end of the turn reacts.',
  ),
  'end.0b': seed('Answers to them', 'Players may answer those skills with Speed 3, beginning with the active player.'),
  'end.0c': seed('Active player in End', 'In the End phase the active player may take actions of Speed 3 only.'),
  'end.0d': seed(
    'Opponent answers in End',
    'In the End phase the opponent may take Speed 3 actions to answer those of the active player.',
  ),
  'end.0e': seed(
    'Opponent in End',
    'In the End phase the opponent may take a Speed 3 action if the active player took none.',
  ),
  'end.1a': seed('End step', 'In the end step players may answer the active player’s actions with Speed 3.'),
  'end.1b': seed(
    'Opponent in the end step',
    'In the end step the opponent may take Speed 3 actions if the active player took none.',
  ),
  'end.2a': seed('Hand size', 'In the reset step the hand is discarded down to its maximum size of seven cards.'),
  'end.2b': seed('Damage is removed', 'In the reset step, after discarding, the damage on all agents is removed.'),
  'end.2c': seed('Effects are removed', 'In the reset step, after the damage, temporary effects are removed.'),
  'end.2d': seed('The turn ends', 'With the reset step the turn ends, and the opponent becomes the active player.'),

  // Gaps
  G1: published(
    'One match',
    'Matches are played alone or as best of three. What is adjudicated is one match; its end ends the game.',
  ),
  G2: ruling(
    'Deck',
    'A deck has at least 45 cards, or exactly 45 where that was agreed, and at most three copies of one card. Tokens do not belong in it.',
    'deckSize',
  ),
  G3: published(
    'Start of a match',
    'Chance names the starting player. Decks are shuffled and six cards drawn; the starting player decides first to keep or to mulligan: shuffle the hand in, draw six, put one card for each mulligan taken on the bottom. This repeats until both keep; after six mulligans the hand is kept.',
    'firstPlayer',
  ),
  G4: published(
    'Biomes and sectors',
    'There are three biomes, each with one sector of either player, of durability 10. Influences and planets are not played with.',
    'durability',
  ),
  G5: ruling(
    'Losing the match',
    'A sector at 0 durability or less is lost, and who has lost two of three biomes loses the match. That is looked at whenever the queue is empty and at the end of the damage step.',
    'biomesToLose',
  ),
  G6: published(
    'Nothing to draw',
    'A player who is to draw more cards than the deck has picks an own biome and loses it, once for each instruction to draw.',
    'emptyDraw',
  ),
  G7: ruling(
    'Both lose',
    'If both players are found to have lost at the same moment, the match is a draw.',
    'simultaneousLoss',
  ),
  G8: published(
    'The queue',
    'Cards played, skills, advances, attacks and defenses share one queue, last in, first out. The top executes when neither player wants to act; then players may act again, the active player first. Players answer in turn, and one may answer oneself if the other declined.',
  ),
  G9: published(
    'Targets and X',
    'Targets and X are chosen when an action enters the queue. Targets are looked at again when it executes: if all are invalid it is cancelled, if some are, those are unaffected.',
  ),
  G10: ruling(
    'Speeds',
    'Speed 1 acts in one’s own primary phases and never answers. Speed 2 acts in primary and battle phases and answers Speed 1 and 2. Speed 3 acts at any time and answers anything. Only the top of the queue is looked at.',
  ),
  G11: published(
    'Types of cards',
    'Agents, software and hardware arrive and stay; an event has its effect and goes to the cache; a modification arrives attached to its agent; gear waits to be attached. An anomaly is no function and never on the queue.',
  ),
  G12: ruling(
    'Energy',
    'An anomaly is locked for one energy of its type. Void costs are paid with any type. Energy that is left when a phase ends is gone.',
    'energyModel',
  ),
  G13: ruling(
    'Converting',
    'To convert a card is to put it from the hand face down into staging, unlocked, as an anomaly that gives void energy.',
  ),
  G14: ruling(
    'Locking',
    'A locked card was used. An agent can’t be locked in the turn it arrived. Attacking locks; defending asks for an unlocked agent and does not lock it.',
  ),
  G15: published(
    'Advancing',
    'The active player names own agents that did not arrive this turn, a biome for each, and unattached gear for them. They move with what is attached to them when the advance executes. Then the opponent may do the same, whether the active player did or not.',
  ),
  G16: published(
    'Attacking',
    'Skills worded for the start of an attack react first. After a window, with the queue empty, the active player names attackers; each attacks the enemy sector of the biome it stands in. In this step agents may be played straight into a biome.',
  ),
  G17: ruling(
    'Defending',
    'The opponent names unlocked agents in an attacked biome, each against one attacker there. Several may defend against one; then the attacking player decides their order.',
  ),
  G18: published(
    'Ranged before melee',
    'Ranged agents deal their battle damage first, all at once; those it terminates are gone before melee agents deal theirs. Which agents are ranged is settled as the step begins.',
  ),
  G19: ruling(
    'Still defended',
    'An attacker that was defended against stays so, even if none of its defenders is left. It deals no damage to the sector.',
  ),
  G20: ruling('No excess', 'Battle damage beyond what terminates a defender does not reach the sector.'),
  G21: ruling('A lost biome', 'The agents in a biome that is lost retreat, and nobody may advance into it any more.'),
  G22: ruling(
    'Order of reactive skills',
    'Skills that react at one moment enter the queue one by one: those of the active player first, in an order of their choice, then those of the opponent, which therefore execute first.',
    'reactiveOrder',
  ),
  G23: published(
    'Hidden cards',
    'Decks lie face down for both players and their sizes are known. Hands are private. Cache, staging and biomes are open.',
  ),

  // Ambiguities
  A1: ruling(
    'Whose conversion',
    'Only the active player may convert a card or play an anomaly, although the text lists it under the opponent.',
  ),
  A2: ruling(
    'One End window',
    'The End phase has one window, though the text describes it three times: skills react, the window, then Reset.',
  ),
  A3: ruling(
    'Misprint in Defend',
    'The second window of the defend step comes after agents defend, not after they attack.',
  ),
  A4: ruling('When Start opens', 'The Start phase has one window, after maintenance. Refresh and draw are closed.'),
  A5: ruling('One opponent', '“Opponents” means the one other player of the match.'),
  A6: ruling('Subtract, then look', 'A sector loses the whole damage of a moment first; at 0 or less it is lost.'),
  A7: ruling('Sectors do not heal', 'The reset step removes damage from agents. What a sector lost stays lost.'),
  A8: ruling('Who discards', 'Only the active player discards in the reset step.'),
  A9: ruling('Whose cards unlock', 'The refresh step unlocks the cards of the active player only.'),
  A10: ruling(
    'Once a turn',
    'Converting and playing an anomaly are allowed once a turn each, both primary phases together.',
  ),
  A11: ruling(
    'Taking no action',
    'Each time the active player passes on an empty queue, the opponent has one chance. If it is taken, the active player is asked again; two passes in a row end the step.',
  ),
  A12: ruling('Speeds in Battle', 'In the battle phase both players may take actions of Speed 2 and 3.'),
  A13: ruling('The first turn', 'The first turn is the first one of the match, not the first of each player.'),
  A14: ruling('Slips of the pen', 'Misspelled words in the turn order mean what they would mean spelled rightly.'),
  A15: ruling(
    'Skills in the damage step',
    'What reacts in the damage step enters the queue after both waves and the retreat, and waits for the window of the second primary phase.',
  ),
  A16: ruling(
    'Nobody attacks',
    'Without attackers there is no defend step and no damage, but all agents in biomes retreat.',
  ),

  // Rulings
  R1: ruling(
    'Speed of reactive skills',
    'On the queue a reactive skill counts as Speed 3, unless another speed was agreed.',
    'reactiveSpeed',
  ),
  R2: ruling(
    'Speed of battle actions',
    'On the queue an advance, an attack or a defense counts as Speed 1, so that every Speed 2 action may answer it.',
  ),
  R3: ruling(
    'Beside the queue',
    'Converting, playing an anomaly and locking one for energy can’t be answered. Whoever does so still holds the window, and it does not interrupt passes in a row.',
  ),
  R4: ruling(
    'Paying',
    'Typed costs take energy of their type, from what is at hand and then from unlocked anomalies as they arrived. A void cost takes void energy first; of what is left the payer says which.',
  ),
  R5: ruling(
    'Endless skills',
    'When effects follow one another without end and nobody acts, what still waits after five hundred of them, or after the number agreed, is dropped. Twenty rounds of what an effect repeats count as one of them.',
    'effectLimit',
  ),
  R6: ruling(
    'Endless matches',
    'A match that has no winner after two hundred turns, or after the number agreed, is a draw.',
    'turnLimit',
  ),
  R7: ruling(
    'Reactions in closed steps',
    'What reacts in a step without a window waits on the queue for the next window.',
  ),
  R8: ruling(
    'What was attached',
    'When an agent leaves play, its modifications go to the cache and its gear goes back to staging, unattached.',
  ),
  R9: ruling(
    'Choosing a place',
    'Where an agent arrives, in staging or straight in a biome, is chosen when it enters the queue.',
  ),
  R10: ruling('You may', 'Whether an optional part of an effect is used is decided when it executes.'),
  R11: ruling('Can’t beats can', 'What an effect forbids can’t be done, whatever else allows it.'),
  R12: ruling('As far as possible', 'What an effect can’t do is left out, and the rest of it is done.'),
  R13: ruling('Tokens', 'A token exists only in play. It goes nowhere when it leaves.'),
  R14: ruling(
    'Winning by a card',
    'A card by which a player wins or loses marks who loses; the match ends when the queue is empty.',
  ),
  R15: ruling(
    'Nothing advances',
    'If a player names no agents to advance, there is nothing to act before, and no window opens for it.',
    'emptyAdvance',
  ),
  R16: ruling(
    'Finding nothing',
    'A player who searches where the opponent can’t look may find nothing, even if a fitting card is there.',
  ),
  R17: ruling(
    'Looking',
    'Cards that an effect lets a player look at are seen by that player alone, unless it reveals them.',
  ),
  R18: ruling(
    'Once per turn',
    'A skill that works once per turn is used up when it enters the queue, whatever becomes of it.',
  ),
  R19: ruling('Source gone', 'A skill on the queue executes even if the card it comes from has left play.'),
  R20: ruling('Leaving the battle', 'An agent that leaves play or its biome attacks and defends no more.'),
  R21: ruling(
    'Faces of converted cards',
    'Only its owner may look at a converted card. When it leaves play its face is what moves, shown if it goes where all can look.',
  ),
  R22: ruling(
    'Persistent skills',
    'A persistent skill holds as long as its card is in play. Numbers that it changes are worked out anew at every look, and never fall below 0.',
  ),
  R23: ruling(
    'Cards put on the bottom',
    'Cards that go to the bottom of a deck together go there in the order of the hand they come from.',
  ),
  R24: ruling(
    'Leaving the queue',
    'A card that is cancelled, or whose effect is done, goes from the queue to the cache of its owner.',
  ),
  R25: ruling(
    'Several at one moment',
    'A skill reacts once for each thing of one moment that it is worded for. All damage that one card takes, or deals, at one moment is one such thing, and so are all cards that one instruction draws or discards. Where it was agreed, a skill reacts once to the whole moment.',
    'reactions',
  ),
  R26: ruling(
    'Skills that need each other',
    'Whether a persistent skill applies, to what and by how much, is looked at as if it did not apply itself, again and again until nothing changes. Where that never ends, those in the circle are looked at once each, in the order in which their cards arrived, and then what only follows from them.',
  ),
  R27: ruling(
    'Defense and terminal damage',
    'The defense of an agent is what is printed with all that changes it; damage does not lower it. What is left of it is its terminal damage. A card that speaks of one does not mean the other.',
  ),
  R28: ruling(
    'What terminates',
    'An agent is terminated in battle, or by an effect, if battle damage or damage of an effect gave it terminal damage. An effect also terminates outright, without damage. An agent whose defense falls to the damage it has is terminated by none of these.',
  ),
  R29: ruling(
    'Each part of a cost',
    'What can’t be paid whole can’t be begun. Each part of a cost, energy included, is paid with cards of its own; only a card that says that it locks and terminates itself does both. Everything is chosen first and then paid together.',
  ),
  R30: ruling(
    'What a card was',
    'An effect that speaks of a card which has left play looks at it as it was when it left. If the effect moves that card, it finds it in the cache, and nowhere else.',
  ),
  R31: ruling(
    'Losing a biome in battle',
    'Agents in a biome that is lost in the damage step retreat at the end of that step, so that those who have not struck yet still strike. Where it was agreed they retreat at once.',
    'lostBiomeRetreat',
  ),
  R32: ruling(
    'With an empty queue',
    'A card is converted, and an anomaly played, only while nothing is on the queue, unless it was agreed that either may be done whenever the active player holds a window of a primary phase.',
    'conversions',
  ),
  R33: ruling(
    'The other half',
    'A biome that one player has lost is closed for both. The sector of the other player in it is kept, but no effect touches it, unless it was agreed that effects may.',
    'halfLostBiome',
  ),
  R34: ruling(
    'Bounds of numbers',
    'No number that cards work out is greater than 9,999 or less than -9,999. No token arrives on a side that has two hundred cards in play.',
  ),
  // Extensions: not in the game as published. Nothing of them is asked where no card says so.
  R35: extension(
    'Put off',
    'What an effect puts off waits until its moment comes, with what the effect had chosen and what it had met, but without cards that lay where not all can look. It then enters the queue like a reactive skill, even if its card has left play.',
  ),
  R36: extension(
    'Losing and gaining skills',
    'A card that loses its skills loses all it had at that moment, given ones included, but not those that persistent skills of others give it. Skills that it is given later it has.',
  ),
  R37: extension(
    'Another terminal damage',
    'Where a card says that so much damage terminates an agent, that counts in place of its defense if it is less.',
  ),
  R38: extension(
    'Instead',
    'What happens in place of something else happens right after the rest of that moment, and nothing reacts to what was replaced. One skill replaces one thing once, of several the oldest card of the active player first. An agent that is spared from being terminated loses its damage, and is not spared if its defense is 0; a sector that is spared from being lost has 1 durability.',
  ),
  R39: extension(
    'Unless somebody pays',
    'Whoever may pay to avert an effect is asked as it executes, and pays whole or not at all. Declining pays nothing.',
  ),
  R40: extension(
    'At one moment',
    'The instructions of an effect happen one after the other, and what reacts to each hears that alone. Those that a card puts together happen at one moment. Reactive skills enter the queue only when the effect is done, either way.',
  ),
  R41: extension(
    'May and must',
    'What a card allows is allowed although the rules of the game forbid it, but not what another card forbids. Who must advance, attack or defend has to be named where that is possible; the player still chooses where, and against whom.',
  ),
  R42: extension(
    'Copies on the queue',
    'A copy of what is on the queue has its targets and its X, or targets of its own where the card says so. It is not played, costs nothing, and is no card: nothing goes to a cache for it.',
  ),
  R43: extension(
    'Control',
    'An agent that changes sides leaves the battle and keeps its place, its damage and what is attached to it. When it leaves play it goes to the zones of its owner. When the time is over it goes back; whoever gets control of it again meanwhile has it for the longer time.',
  ),
  R44: extension(
    'Extra and skipped turns',
    'An extra turn comes right after the turn in which it was given; of several, one after the other. A skipped turn, phase or step does not begin, and the next one does.',
  ),
  R45: extension(
    'Undefended',
    'When the window after agents defend closes, skills react to attackers that nobody defended against, once in a battle. If any do, the window opens again.',
  ),
  R46: extension(
    'Marks',
    'Cards in play and players bear marks of any name, any number of each. They go when their time is over or when the card leaves play, and do nothing by themselves.',
  ),
  R47: extension(
    'Looking back',
    'A card that asks what happened counts from the first turn, whenever it came into play. A battle begins with its advance step. What a card asks of the whole match is how often it happened, or how much it was altogether. A card that something happened to counts as what is printed on it.',
  ),
  R48: extension(
    'Skills from elsewhere',
    'A skill that works from a hand or a cache works only there. Of several copies in one place one works. Whoever uses one shows its card. No skill reacts from a hand, which would show what is there.',
  ),
  R49: extension(
    'Divided by an effect',
    'Where an effect divides damage, the player of the card gives each of those chosen any part of it, as the effect executes.',
  ),
  R50: extension(
    'Played by an effect',
    'A card that an effect plays enters the queue at once, whatever its speed, with its targets and, unless the effect says that it is free, its costs. If it can’t, nothing happens. A card of a deck is shown by it, and one that can’t be played stays where it is.',
  ),
  R51: extension(
    'Limits',
    'A skill that works so many times in a turn, a battle or the match is used up as it enters the queue, counted for each card in play by itself.',
  ),
  R52: extension(
    'Other names',
    'A card that is taken for one of another name is so wherever a card asks for a name. Decks count it by itself.',
  ),
  R53: extension(
    'Energy of one of several types',
    'An anomaly of several types gives 1 energy of one of them as it is locked. Its player says which, or it gives what a cost that is being paid asks for.',
  ),
  R54: extension(
    'Skills that events give',
    'A skill that an event gives to a card is the skill of that card: it speaks of that card as this, and of whoever controls it as you.',
  ),
  R55: extension(
    'Attacking and defending by an effect',
    'An agent attacks by an effect only in the attack and the defend step of its player, in the biome where it stands; it need not be unlocked, is not locked by it, and may have arrived this turn. An agent defends by an effect in the biome of the attacker, even if it is locked, and from then on against that attacker only. What forbids it to attack or to defend holds. An attacker that an effect has go on attacking in another biome is undefended there until somebody defends against it.',
  ),
  R56: extension(
    'All or none',
    'Where exactly so many are chosen and there are fewer, none is chosen; a card or skill that asks for it on entry can’t be begun. If one of those chosen on entry is not valid any more when the action executes, none of them is affected.',
  ),
  R57: extension(
    'Every so many times',
    'A skill that reacts every so many times counts what it hears from the moment its card arrives, for each card in play by itself, and begins again when it has reacted.',
  ),
  R59: extension(
    'Out of the battle',
    'Agents that an effect takes out of the battle stay where they are and neither attack nor defend. What they defended against stays defended.',
  ),
  R60: extension(
    'While a card is in play',
    'What lasts as long as a card is in play ends when that card leaves, and does not begin if it has left.',
  ),
  R61: extension(
    'Before it is played',
    'A card that says so costs more or less, or has another speed, while it is not in play. It says so of itself only.',
  ),
  R62: extension(
    'Out of the match',
    'A card that is put out of the match lies apart, where all can see it, and nothing finds it there but effects that say so.',
  ),
  R63: extension(
    'Not by one alone',
    'An agent that would be the only one to defend against an attacker that can’t be defended against by one alone does not defend when the defense executes.',
  ),
  R64: extension(
    'Copies',
    'A card in play may become a copy of another card of its type: it is that card, with its name, traits, cost, printed numbers and printed skills, and of a copy it becomes what that one is a copy of. What it bore stays: its damage, its lock, its marks, what is attached to it, what it was given, and what changed its numbers, which counts on top of what is printed now. The youngest copy counts. It stays what it is when the other one leaves or changes, has not arrived anew, and is its own card again when the time is over or it leaves play. A token stays a token; nothing becomes gear or a modification that was none, or the other way round; a converted card is nothing that could be copied, and becomes no copy.',
  ),
  R65: extension(
    'Exchanged control',
    'Two agents of different players whose control is exchanged change sides at one moment, or neither does. Each keeps its place. When the time is over each that is still in play goes back.',
  ),
  R66: extension(
    'Marks instead',
    'Something may happen in place of getting or losing marks, by the rules of what is replaced; it knows who would have got or lost them, and how many. Marks that are paid for a cost, and those whose time is over, are not lost in this sense. Where several replacements make more of them, each works once, on what the one before has made of it.',
  ),
  R58: extension(
    'For each by itself',
    'A number that is asked of each of several is worked out for each of them by itself, for all of them before anything changes.',
  ),
  R67: extension(
    'Traits given and lost',
    'Cards in play may lose traits and get others, one effect after the other in the order in which they began, and first what it loses. Persistent skills come after all others. What has left play had the traits that it had then; elsewhere a card has those that are printed on it.',
  ),
  R68: extension(
    'Shields',
    'A shield prevents the next damage to an agent, to a sector or to any sector of a player, so much in all, and is used up by it; the oldest shield comes first, and of damage from several at one moment it takes that of the first first. What prevents each damage comes off before it, and whoever can’t be damaged uses no shield. What happens in place of damage is about what gets past it.',
  ),
  R69: extension(
    'Names that are said',
    'A player may have to say the name of a card or a trait: one that some card of the match has, a token or not. It counts in the effect in which it is said, for what the effect forbids or puts off, and where the effect says how long, for all skills of its card as long as that is in play. Of two that are said under one name the later one counts. What nobody has said nothing has.',
  ),
  R70: extension(
    'Arriving locked',
    'A card may arrive locked, by its own words, which hold before it is in play, or by persistent skills of cards that were in play before. It is not locked by that, so that nothing that keeps it from being locked helps it. Tokens and what effects bring arrive so too; a card that is converted does not.',
  ),
  R71: extension(
    'Discards that are replaced',
    'Something may happen in place of the discarding of a card by an effect, by the words of cards in play or in a cache, or by those of the card itself, which work from the hand and come first; it is shown then. Of several cards that would be discarded at one moment each is replaced by itself. What is discarded to pay, or down to the hand size, is discarded.',
  ),
  R72: extension(
    'Defeat that is replaced',
    'When a player would lose, by lost biomes or by a card, which includes a card by which the opponent wins, something may happen in place of that, and the match goes on. Whoever has still lost as many biomes when it has been carried out loses after all, unless something else replaces that as well. Of two players who would lose at once each is spared by themselves, and who is not has lost. Whoever concedes has lost.',
  ),
  R73: extension(
    'Chance and chosen numbers',
    'An effect may leave to chance which of its parts are done or which number counts, each as likely as another, or have a player choose a number, or the opponent a part. Where the most is less than the least, the least counts.',
  ),
  R74: extension(
    'Players who can’t lose',
    'A player who can’t lose loses neither by lost biomes nor by a card, and by no card does the opponent win; what cards have said is forgotten. Who has lost as many biomes when that ends loses then. Whoever concedes has lost.',
  ),
  R75: extension(
    'Two that are named together',
    'An effect may name two agents at once that change places or fight: the first and the second that were chosen. Where there is only one, nothing happens.',
  ),
};

/** A clause of this game's rulebook. */
export type ClauseId = keyof typeof rulebook;
