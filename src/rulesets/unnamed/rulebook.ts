import { published, ruling, seed } from '../../engine/index.ts';

/**
 * Every clause that an event, a refusal or a decision of this game may cite. The named clauses are the document that the
 * game was given in (`seed`), G answers what it leaves open (from the game's own notes, `public`, or by a `ruling`), A what
 * in it can be read in two ways, R what play needs beyond that. A clause with an `option` can be decided otherwise.
 */
export const rulebook = {
  // Timings on the player's turn
  'time.1': seed(
    'Start of turn',
    '[Start of turn] comes before the Draw Phase. What it triggers is over before the first card is drawn.',
  ),
  'time.2': seed('Start of main', '[Start of main] comes before the player does anything in the Main Phase.'),
  'time.3': seed(
    'End of turn',
    '[End of turn] comes after the player has ended the Main Phase and before the turn passes.',
  ),

  // Action steps
  'step.1': seed(
    'Triggers at the end of a step',
    'At the end of every step it is asked whether something has changed that triggers an effect. If so, the trigger happens then.',
  ),
  'step.2': seed(
    'Everything resolves before the next step',
    'The effects triggered by a step, and all that come of them, resolve before the next step begins.',
  ),

  // Playing a unit
  'play.1a': seed('The cost of a unit', 'If the unit has a cost, it is paid before anything else of the play happens.'),
  'play.1b': seed(
    'An empty unit zone',
    'The played unit moves to an empty unit zone of its player, who chooses which.',
  ),
  'play.1c': seed(
    'The world comes first',
    'Continuous effects that are already in force apply to the played unit first.',
  ),
  'play.1d': seed(
    'Then its own effects',
    'After that the continuous effects of the played unit itself apply, those whose requirements are met by then.',
  ),
  'play.2': seed(
    'Triggers of a play',
    'What the play has triggered resolves, the [On Play] and the [On Summon] of the unit among it.',
  ),
  'play.3': seed('Neutral after a play', 'The game is neutral again: nothing is in progress and nothing waits.'),

  // Summoning a unit
  'summon.1a': seed(
    'The cost of a summon',
    'If the summon has a cost, it is paid first. What cannot be paid is not summoned.',
  ),
  'summon.1b': seed(
    'A zone that the effect allows',
    'The summoned unit moves to an empty unit zone, one of those that the effect allows.',
  ),
  'summon.1c': seed(
    'The world comes first',
    'Continuous effects that are already in force apply to the summoned unit first.',
  ),
  'summon.1d': seed(
    'Then its own effects',
    'After that the continuous effects of the summoned unit itself apply, those whose requirements are met by then.',
  ),
  'summon.2': seed(
    'Triggers of a summon',
    'What the summon has triggered resolves, the [On Summon] of the unit among it. [On Play] does not trigger.',
  ),
  'summon.3': seed(
    'Neutral after a summon',
    'The summon is over and gives way to what was in progress around it; when nothing was, the game is neutral.',
  ),

  // Playing a land
  'field.1a': seed(
    'The cost of a land',
    'If the land has a cost, it is paid before anything else of the play happens.',
  ),
  'field.1b': seed(
    'An empty land zone',
    'The played land moves to an empty land zone of its player, who chooses which.',
  ),
  'field.1c': seed(
    'The world comes first',
    'Continuous effects that are already in force apply to the played land first.',
  ),
  'field.1d': seed(
    'Then its own effects',
    'After that the continuous effects of the land itself apply, those whose requirements are met by then.',
  ),
  'field.2': seed('Triggers of a land', 'What the play has triggered resolves, the [On Play] of the land among it.'),
  'field.3': seed('Neutral after a land', 'The game is neutral again: nothing is in progress and nothing waits.'),

  // Playing a tech
  'tech.1': seed('The tech takes effect', 'The tech is revealed, and what it says is done.'),
  'tech.2': seed('The tech is spent', 'Then the tech goes to the trash.'),

  // A unit attacks
  'atk.1a': seed('Attacking tires', '[Rest] 2 is put on the attacking unit.'),
  'atk.1b': seed('When Attacking', 'The [When Attacking] of the attacking unit triggers.'),
  'atk.2': seed(
    'Combat or protection',
    'Either the steps of combat or the steps of protection removal happen, never both.',
  ),
  'atk.3': seed(
    'End of Attack',
    'The [End of Attack] of the attacking unit triggers if the unit still stands in a unit zone.',
  ),
  'atk.4': seed('Neutral after an attack', 'The game is neutral again, and the turn player may go on.'),

  // Combat
  'cbt.1': seed('Start of Combat', 'The [Start of Combat] of both units triggers.'),
  'cbt.2': seed(
    'Nobody can strike',
    'If both units have an effective power of 0 at this moment, combat goes on at step 7.',
  ),
  'cbt.3': seed('Winner and loser', 'The effective powers of this moment decide who has won and who has lost.'),
  'cbt.3a': seed('A tie', 'Units of equal power have both lost.'),
  'cbt.4': seed(
    'Victory or loss of the turn player',
    'The [Combat Victory] or [Combat Loss] of the turn player’s unit triggers, as it won or lost.',
  ),
  'cbt.5': seed(
    'Victory or loss of the opponent',
    'Then the [Combat Victory] or [Combat Loss] of the other unit triggers in the same way.',
  ),
  'cbt.6a': seed('Losers die', 'Each unit that has lost moves to the graveyard of its owner.'),
  'cbt.6b': seed(
    'Kill and death',
    'If that happens, the [On Kill] of a winner that stands in a unit zone and the [On Death] of the loser trigger at the same time.',
  ),
  'cbt.7': seed('End of Combat', 'The [End of Combat] of the units that still stand in a unit zone triggers.'),

  // Removing protection
  'prot.1': seed(
    'No protection left',
    'If the defending player has no card in the protection zone, the attacking player wins and the game is over.',
  ),
  'prot.2': seed(
    'A card of protection',
    'Otherwise the top card of the protection zone moves to the hand of the defending player.',
  ),
  'prot.3': seed('On Protection Hit', 'The [On Protection Hit] of the attacking unit triggers.'),

  // What the document leaves open
  G1: published(
    'Deck and pool',
    'A player brings a deck of 40 cards and a pool of 10, with at most four of one card in both together. Tokens belong in neither.',
  ),
  G2: published(
    'Preparing the game',
    'A coin is tossed and its winner chooses who goes first. Both players shuffle deck and pool, turn over three pool cards, draw six cards, and lay the next three cards of the deck face down as protection. There is no second hand.',
    'firstPlayer',
  ),
  G3: published(
    'Draw Phase',
    'A turn player whose deck is empty loses. Otherwise they draw a card; the first turn is no exception. Then they may put one card from the hand on the bottom of the deck and take a revealed pool card for it, after which the next pool card is turned over, if there is one.',
    'firstTurnDraw',
  ),
  G4: published(
    'Main Phase',
    'In the Main Phase the turn player plays units, lands and techs, attacks, moves units and uses [Main] effects, as often and in whatever order they like, until they end the phase.',
  ),
  G5: ruling('Costs', 'There is no resource. A card may print a cost to be paid with cards and units; most have none.'),
  G6: published(
    'Zones',
    'Each player has a hand, a deck, a pool, protection, a graveyard for units that died, a trash for everything else, and three lanes. A lane is a frontline zone, a backline zone and a land zone, and faces the opponent’s lane of the same number. A land that is destroyed goes to the trash.',
    'landsTo',
  ),
  G7: published(
    'Effective power',
    'A unit in a frontline zone has its printed frontline power, one in a backline zone its backline power, with all that changes it. It is never below 0.',
  ),
  G8: published(
    'What is attacked',
    'The attacked unit is the one in the frontline zone of the lane opposite; without one, the unit in the backline zone. If the lane has no unit, and the effective power of the attacker is above 0, protection is removed once. Units attack from the frontline and from the backline.',
    'backlineAttack',
  ),
  G9: published(
    'Moving',
    'A unit that is ready moves to an empty adjacent unit zone of its player and gets [Rest] 2. Adjacent are the other zone of its lane and the zones of its row in the lanes next to it. A move is no summon.',
    'moveReach',
  ),
  G10: published(
    'Rest',
    '[Rest] n puts a counter of n on a unit. At the beginning of every turn, before [Start of turn], each counter goes down by 1; without one the unit is ready. A unit that is rested already keeps the larger of the two.',
    'restAdds',
  ),
  G11: ruling(
    'Rested units',
    'A rested unit can neither attack nor move nor be rested for a cost. It fights as usual when it is attacked.',
  ),
  G12: ruling(
    'Attacking at once',
    'A unit may attack in the turn in which it entered, also in the first turn of the game.',
    'entryAttack',
  ),
  G13: published(
    'Optional triggers',
    'A “?” after a trigger lets the owner decline when it resolves. Without it the effect has to be carried out.',
  ),
  G14: published(
    'Where triggers work',
    'An effect, triggered or continuous, works only while its card stands in a unit or land zone, unless it names all the zones that it works from. [On Death] and [When Destroyed] look at the card as it was when it left.',
  ),
  G15: published(
    'Lines of an effect',
    'The lines of an effect are carried out in printed order. What is impossible is left out and the rest goes on; a condition that is not met stops only what depends on it.',
  ),
  G16: published(
    'Wider triggers',
    'Besides its own words a card may have [On Unit Summoned], [On Unit Death], [On Unit Attack], [On Land Placed] and [On Land Destroyed], narrowed by reach and kind, [When Destroyed] on a land, and [Main]. [On Unit Attack] comes just after [When Attacking].',
  ),
  G17: ruling(
    'Simultaneous triggers',
    'Of effects that trigger at the same time, those of the turn player resolve first, in the order that player chooses; then those of the other player in the order that one chooses. Where only one order is possible nobody is asked.',
  ),
  G18: ruling('No limit of the hand', 'A hand may hold any number of cards.'),
  G19: ruling('Both lose', 'If an effect makes both players lose at the same time, the game is a draw.'),
  G20: ruling(
    'The longest game',
    'After the last turn that the match allows (200 if it says nothing) the player with more protection wins; if that is equal, the one with more cards in the deck; if that is equal too, it is a draw.',
    'turnLimit',
  ),

  // What in the document can be read in two ways
  A1: ruling(
    'One settling of a play',
    'The first step of playing or summoning only notes what it triggers. It resolves in the second step, once.',
  ),
  A2: ruling(
    'First in, first out',
    'An effect that is triggered while others wait resolves after them. The step is over when none waits.',
  ),
  A3: ruling(
    'A summon inside an effect',
    'A summon or a play that happens inside an effect has steps of its own. They resolve what was triggered in them; what was waiting before goes on waiting.',
  ),
  A4: ruling('Graveyard and trash', 'Graveyard and trash are two different piles.'),
  A5: ruling('Field, land', '“Field”, “land card” and “land zone” speak of one and the same thing: lands.'),
  A6: ruling(
    'Two spellings',
    '[Combat Victory] and [On Combat Victory] are one trigger, and so are [Combat Loss] and [On Combat Loss].',
  ),
  A7: ruling(
    'One side at 0',
    'If only one of the two units has power 0 they are compared as usual, and that unit loses.',
  ),
  A8: ruling('The result stands', 'Once winner and loser are decided, no change of power decides it again.'),
  A9: ruling(
    'The loser has gone',
    'A loser that no longer stands in a unit zone is not moved, does not die and is not killed. Outside a unit zone its [Combat Loss] does not trigger.',
  ),
  A10: ruling('The winner has gone', 'The loser dies even if the winner has left, but then nobody has an [On Kill].'),
  A11: ruling('No kill in a tie', 'In a tie there is no winner, so no [On Kill] triggers.'),
  A12: ruling(
    'When the lane is looked at',
    'The lane is looked at after everything of the first step has resolved, from where the attacker stands then. If the attacker no longer stands in a unit zone, steps 2 and 3 are left out.',
  ),
  A13: ruling(
    'A fighter leaves early',
    'If one of the two units leaves before they are compared, combat goes on at step 7 for whoever is left.',
  ),
  A14: ruling(
    'An attacker without power',
    'An attacker whose effective power is 0 removes no protection. Its attack goes on to its end all the same.',
  ),
  A15: ruling('The end is immediate', 'A player who wins by an attack wins at once. Effects that wait are dropped.'),
  A16: ruling(
    'Techs in full',
    'A printed cost of a tech is paid before it is revealed. What its effect triggers resolves before it goes to the trash, and after that the game is neutral.',
  ),
  A17: ruling('Slips of the pen', 'Doubled punctuation and missing words in the document mean nothing.'),
  A18: ruling(
    'Whose turn',
    '[Start of turn], [Start of main] and [End of turn] trigger on the cards of the turn player only.',
    'turnTriggers',
  ),

  // Rulings of our own
  R1: ruling('Conceding', 'A player may concede at any moment. The opponent wins.'),
  R2: ruling('After the end', 'Nothing happens in a game that is over.'),
  R3: ruling(
    'Who decides',
    'Only the player who is asked decides, and everything is asked at the moment it is needed.',
  ),
  R4: ruling(
    'Endless chains',
    'If effects go on triggering each other, the chain is cut after 500 of them unless the match says otherwise. The rest is dropped, and the cards in it are named. A repetition inside a repetition counts as one more each time round.',
    'effectLimit',
  ),
  R5: ruling(
    'Continuous effects in order',
    'Continuous effects that ask for nothing that others change apply first. The others are looked at in the order in which their cards came into play, again and again until nothing changes: each applies where its requirement is met by the table as everything else leaves it, and stops where that is no longer so, whatever broke it. No effect counts for itself.',
    'continuous',
  ),
  R6: ruling(
    'At the same time',
    'Everything that one step, or one effect with all its lines, has triggered triggers at the same time. A summon divides the effect that makes it: what the lines before it have triggered waits before what the lines after it trigger. A card that came into play after an event does not hear it, nor does an ability that was given to a card after it.',
  ),
  R7: ruling(
    'Tokens',
    'A token that leaves its zone leaves the game. If it died, its [On Death] triggers first as that of any unit.',
  ),
  R8: ruling(
    'Uses of a Main effect',
    'A [Main] effect without a cost can be used once a turn by each card that has it. One with a cost can be used as often as the cost can be paid, unless the card says once a turn.',
  ),
  R9: ruling(
    'More triggers',
    '[On Move] triggers when the unit moves to another zone, [On Draw] when a player draws, [On Discard] when a player discards. A card hears each occasion once, however many cards it is about.',
  ),
  R10: ruling('Others only', 'A wider trigger does not hear what happens to its own card.'),
  R11: ruling(
    'Choosing',
    'Who has to choose a number chooses as many as there are; who may choose up to a number may choose none. Who has to choose at least a number of which there are fewer chooses none. Whoever searches a deck or looks through cards for something need not find it.',
  ),
  R12: ruling(
    'Can’t goes before can',
    'What an effect forbids cannot be done, whatever else allows it, also not by combat.',
  ),
  R13: ruling(
    'How long changes last',
    'A change lasts for the turn, for the combat, until its owner’s next turn begins, or as long as the card stands. It ends in any case when the card leaves its zone; moving to another unit zone is not leaving.',
  ),
  R14: ruling(
    'Cards that are looked at',
    'Cards that an effect looks at are put aside for its owner alone. Those that it does nothing with go back to where they were, in the order in which they lay.',
  ),
  R15: ruling('Power elsewhere', 'A card that stands in no unit zone has its printed frontline power.'),
  R16: ruling('Paying', 'A card is not part of its own cost. A zone that is emptied by paying may be used.'),
  R17: ruling('Fighters that move', 'A unit that moves to another zone during combat fights on.'),
  R18: ruling(
    'Losing by a card',
    'A player whom an effect makes lose loses at once, and one whom an effect makes win wins at once.',
  ),
  R19: ruling(
    'Too few cards',
    'Who has to draw, discard or give up more cards than there are does it with those there are. Only the Draw Phase punishes an empty deck.',
  ),
  R20: ruling(
    'Continuous effects in a circle',
    'Continuous effects that only help each other apply as far as something else supports them; none of them holds another up by itself. Of two that shut each other out the older applies. Where they would turn each other on and off for ever, the oldest of them that applies while the others do not stays in force, whatever comes of it, and the others are looked at again; what that does not settle within as many looks as any honest cards need is read once, the oldest first. In all else the order in which cards came decides nothing. What works from a pile counts as older than what stands.',
  ),
  R21: ruling(
    'What has left',
    'Until the game is neutral again, an effect may ask for what has left its zone as it was when it left: its power, its counter, its zone, its abilities. An effect that waits may ask for it as long as it waits. An effect that moves it finds its card in the graveyard or the trash, and nowhere else. Copies of one card in a pile are all the same.',
  ),
  R22: published(
    'What death is',
    'A unit dies when it moves to the graveyard from any other zone, whatever moves it there; on the table that is being destroyed, so what can’t be destroyed stays. [On Unit Death] hears unit cards that come from elsewhere too, but those were in no lane, and their own [On Death] does not work there.',
    'deaths',
  ),
  R23: published(
    'Lands that leave',
    '[When Destroyed] and [On Land Destroyed] trigger whenever a land leaves its zone for another one, also when it is returned.',
    'landLoss',
  ),
  R24: ruling(
    'A number of several cards',
    'Where an effect asks for a number of several cards, it is the sum of theirs, unless it asks for the highest or the lowest.',
  ),
  R25: ruling(
    'A cost is paid whole',
    'A cost is paid whole or not at all, and each card pays for one part of it. Everything is chosen before anything is paid. A cost is not paid for what cannot happen: without a zone for the unit there is no summon to be paid for.',
  ),
  R26: ruling(
    'Changes for a combat that is not there',
    'A change for the combat that is made in an attack before its lane is looked at waits for the combat, and ends with it or when there is none. After the combat, or without an attack, there is no combat that it could last for, and nothing changes.',
    'earlyCombat',
  ),
  R27: ruling(
    'Fighting',
    'A unit fights from the first step of its combat to the last, and not while it only attacks or has attacked.',
  ),

  // Words that the game as published does not know, for cards that use them
  R28: ruling(
    'What has happened',
    'Not in the game as published. An effect may ask what has happened in this turn, in the turn before, since an attack began or in the whole match. It counts what was told, once for each card, and a card that came back is another one.',
  ),
  R29: ruling(
    'Counters and marks',
    'Not in the game as published. Counters have a name and do nothing by themselves. They end when their time is over, when they are taken away and when the card leaves its zone; none is taken away that is not there.',
  ),
  R30: ruling(
    'How much was done',
    'Not in the game as published. An effect may ask how much its last line did. What was left out as impossible was not done, and a line that was declined did nothing.',
  ),
  R31: ruling(
    'Effects of hidden cards',
    'Not in the game as published. A card that has an effect which works from the hand, or when it is taken from protection, is shown to both players when that effect triggers, before anybody is asked whether it is used.',
  ),
  R32: ruling(
    'Words about the card itself, heard by others',
    'Not in the game as published. A card may say of which cards it hears a word that otherwise speaks of itself. It then hears it of every card that fits, itself included, in the order in which simultaneous triggers resolve anyway.',
  ),
  R33: ruling(
    'The parties of what happened',
    'Not in the game as published. An effect may ask how something came about, by whose card, and who or what else took part. A combat is its winner’s; what a tech does is done by its player.',
  ),
  R34: ruling(
    'Further triggers',
    'Not in the game as published. Cards may hear that they are attacked, rested, readied or marked, that they leave the table, that a [Main] effect of theirs is used, that a player plays a tech or loses protection. All of these trigger at the end of the step, as every trigger does, and each thing that one moment does is heard by itself.',
  ),
  R35: ruling(
    'Prohibitions about two parties',
    'Not in the game as published. A prohibition may name its other party: whose effect, which attacker, which card. Where that party is another one, or not known, it forbids nothing.',
  ),
  R36: ruling(
    'Permissions',
    'Not in the game as published. An effect may let a unit do what the rules forbid: meet the backline behind a frontline unit, hit protection past units, move further, attack where the match would not let it. It is used where it can be, and by no choice; what an effect forbids stays forbidden.',
  ),
  R37: ruling(
    'Obligations',
    'Not in the game as published. As long as a unit that must attack can attack, its player can’t end the Main Phase.',
  ),
  R38: ruling(
    'Paying to be spared',
    'Not in the game as published. “Unless” asks the player when it is the turn of that line. What can’t be paid whole can’t be paid.',
  ),
  R39: ruling(
    'Delayed effects',
    'Not in the game as published. An effect may wait for something that happens later; it then triggers as any effect does and resolves in that wave, whatever has become of its card. It hears nothing that happened before it began to wait.',
  ),
  R40: ruling(
    'Fixed power',
    'Not in the game as published. A unit of fixed power has exactly that power, whatever adds to it before or after.',
  ),
  R41: ruling(
    'Instead',
    'Not in the game as published. What is replaced does not happen and triggers nothing; a replacement of drawing or of lost protection knows how many cards it would have been; what happens instead is carried out at once, before the next step. Of several replacements the one of the oldest card counts, once. No replacement replaces what it does itself, costs that are agreed are paid as they are, and what can’t happen is not replaced.',
  ),
  R42: ruling(
    'Changed costs',
    'Not in the game as published. A card costs what is printed on it, and what effects add, less what they take off; all of it is paid together, as one cost.',
  ),
  R43: ruling(
    'Playing and placing by an effect',
    'Not in the game as published. A card that an effect plays is played by the steps of a play, whatever pile it comes from; a land that is only put into its zone is placed and not played.',
  ),
  R44: ruling(
    'Sides and places',
    'Not in the game as published. A unit that changes sides stays the same unit and has not moved; in an attack or combat it takes part no more. It belongs to its owner still, to whose piles it goes. Units that change places have both moved, if both can.',
  ),
  R45: ruling(
    'Abilities lost, copied and used again',
    'Not in the game as published. What loses its abilities loses those that it has by then, printed and given. What is copied is what the other card has at that moment. An ability that is used again triggers and waits as any other.',
  ),
  R46: ruling(
    'Fights and attacks by an effect',
    'Not in the game as published. A fight is a combat with all its steps and no attack; an attack by an effect is an attack with all its steps, which rests its unit. Each is over before the next line of the effect. The attack that was in progress around it goes on afterwards. An attack that is ended before powers are compared has no result.',
  ),
  R47: ruling(
    'Turns that are added and skipped',
    'Not in the game as published. An extra turn comes right after the turn in progress, and what is skipped does not happen. Each is used up by one turn.',
  ),
  R48: ruling(
    'Further names',
    'Not in the game as published. A card may have further names. Whatever asks for a name finds it by any of them; where names are told apart it counts by its own.',
  ),
  R49: ruling(
    'Every so many turns',
    'Not in the game as published. The turns of each player are counted from the beginning of the match: an extra turn counts, one that is skipped does not. “Every third turn” is the third of that player, the sixth and so on.',
  ),
  R50: ruling(
    'Abilities of techs',
    'Not in the game as published. A tech may have abilities: those that it gives to others, and those that work from a pile in which it lies or when it is taken from protection. What it gives stays with the other card when the tech is in the trash.',
  ),
  R51: ruling(
    'So many times in a match',
    'Not in the game as published. An ability may work so many times in a match. That is counted for each player and ability, all copies of the card together, when it resolves and is not declined.',
  ),
  R52: ruling(
    'Kept numbers',
    'Not in the game as published. An effect may work out a number and keep it for its later lines, whatever has changed by then.',
  ),
  R53: ruling(
    'Parts that can be done',
    'Not in the game as published. Where a card says so, only those of its parts can be chosen in which something can be done; of hidden cards it counts that there are some. Where that is none of them, nothing is chosen.',
  ),
  R54: ruling(
    'One moment',
    'Not in the game as published. Of lines that happen together everything is found and worked out before the first of them is done, and what happens in place of a part of it comes after the last.',
  ),
  R55: ruling(
    'Further costs',
    'Not in the game as published. A cost may ask for counters of the card itself, for units of its player that go back to the hand, and for cards of the graveyard or the trash that go under the deck. What can’t be returned is not taken back.',
  ),
  R56: ruling(
    'Instead, so often or the next time',
    'Not in the game as published. A replacement may work once or so often in a turn, or so often in the match for each player, all copies together, and is used when it replaces. An effect may make one for the next time, or the next so many times; it waits whatever becomes of its card, and comes after those of cards that stand, the oldest first. Of several cards of one moment the first is spared.',
  ),
  R57: ruling(
    'Main effects of cards in piles',
    'Not in the game as published. A card may have a [Main] effect that works from a pile. It has a cost, which the card itself does not pay for, or works so many times in the match. Copies in one pile are all the same.',
  ),
  R58: ruling(
    'Cards that are drawn and discarded',
    'Not in the game as published. A card may say what happens when it is drawn or discarded. It is shown then, as long as it lies where it came to. The first hand is dealt and not drawn.',
  ),
  R59: ruling(
    'Chance and chosen numbers',
    'Not in the game as published. An effect may leave to chance which of its parts is done or which number counts, each as likely as another, or have a player choose a number. Where the most is less than the least, the least counts.',
  ),
  R60: ruling(
    'In common',
    'Not in the game as published. Cards share a tribe where they have one in common, a name where one is called as the other is, and a lane where both stand in it.',
  ),
  R61: ruling(
    'Numbers for each card',
    'Not in the game as published. A continuous effect may work out its number for each card that it reaches, and a cost may be less by a number that is counted when it is paid.',
  ),
  R62: ruling(
    'Protection that is laid',
    'Not in the game as published. Cards may hear that a player lays protection, from the deck or from anywhere else, once for each occasion. What is looked at and goes back is not laid.',
  ),
  R63: ruling(
    'Copies',
    'Not in the game as published. A unit or land may become a copy of another card of its type: it is that card, with its names, tribes, printed powers and printed effects, and of a copy it becomes what that one is a copy of. What it bore stays: its [Rest], its counters, what it was given and what changed its power, which count on top of what is printed now. The youngest copy counts. It stays what it is when the other one leaves or changes, has not come into play anew, and is its own card again when the time is over or it leaves its zone. A token stays a token.',
  ),
  R64: ruling(
    'Exchange',
    'Not in the game as published. Two units of different players are exchanged at one moment: each comes to the zone of the other, and the player there has it from then on. Either both are exchanged or neither. What they bear stays, and a card that leaves goes to its owner’s piles. It is no move.',
  ),
  R65: ruling(
    'Counters instead',
    'Not in the game as published. Something may happen in place of getting or losing counters, by the rules of what is replaced; it knows who would have got or lost them, and how many. Counters that are paid for a cost, and those whose time is over, are not lost in this sense. Where several replacements make more of them, each works once, on what the one before has made of it.',
  ),
  R66: ruling(
    'Tribes given and lost',
    'Not in the game as published. A unit or land may lose tribes and get others, one effect after the other in the order in which they began, and first what it loses. Continuous effects come after all others, the oldest first. What has left had the tribes that it had then; in piles a card has those that are printed on it.',
  ),
  R67: ruling(
    'Shields',
    'Not in the game as published. A shield keeps the next cards of protection that a player would lose, so many in all, and is used up by it, the oldest first. It comes before what happens in place of the loss. An attack from which all is kept hits nothing, and who has no protection still loses. What is paid for a cost is not kept.',
  ),
  R68: ruling(
    'Names that are said',
    'Not in the game as published. A player may have to say the name of a card or a tribe: one that some card of the match has, a token or not. It counts in the effect in which it is said, for what the effect forbids or puts off, and where the effect says how long, for all texts of its unit or land as long as that stands. Of two that are said under one name the later one counts. What nobody has said nothing has.',
  ),
  R69: ruling(
    'Coming rested',
    'Not in the game as published. A unit may come with [Rest], by its own words, which hold before it stands, or by continuous effects that are in force then, which may be about some zones only. Of several the largest counter counts, or all of them where counters add up. It is not rested by that, so that nothing that keeps it from being rested helps it.',
  ),
  R70: ruling(
    'Defeat that is replaced',
    'Not in the game as published. Something may happen in place of losing, by an attack, by an empty deck in the Draw Phase or by an effect that makes a player lose, and the game goes on. The attack then hits nothing, and nothing is drawn. Of two players who would lose at once each is spared by themselves, and who is not has lost. Whoever wins by an effect wins, and whoever concedes has lost.',
  ),
  R71: ruling(
    'Discards that are replaced',
    'Not in the game as published. Something may happen in place of the discarding of a card by an effect, for all cards of a player or by the words of the card itself, which work from the hand and come first; it is shown then. Of several cards that would be discarded at one moment each is spared by itself. What is discarded to pay is discarded.',
  ),
  R72: ruling(
    'Techs that are carried out again',
    'Not in the game as published. What a tech says may be carried out once more: of a tech that has been played, or of one in a pile that all can see. That waits as any trigger does. The card stays where it is, nothing is paid, and no tech is played by it. Who carries it out is the player whose card it is, unless the effect names somebody.',
  ),
  R73: ruling(
    'Two that are named together',
    'Not in the game as published. An effect may name two units at once that change zones or fight: the first and the second that were chosen. Where there is only one, nothing happens.',
  ),
};

/** A clause of this game's rulebook. */
export type ClauseId = keyof typeof rulebook;
