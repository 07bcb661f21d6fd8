import type { Clause } from '../../engine/index.ts';

/**
 * Every clause that an event, a refusal or a decision of this game may cite. The named clauses are the document that the
 * game was given in (`seed`), G answers what it leaves open (from the game's own notes, `public`, or by a `ruling`), A what
 * in it can be read in two ways, R what play needs beyond that. A clause with an `option` can be decided otherwise.
 */
export const rulebook = {
  // Timings on the player's turn
  'time.1': {
    title: 'Start of turn',
    text: '[Start of turn] comes before the Draw Phase. What it triggers is over before the first card is drawn.',
    origin: 'seed',
  },
  'time.2': {
    title: 'Start of main',
    text: '[Start of main] comes before the player does anything in the Main Phase.',
    origin: 'seed',
  },
  'time.3': {
    title: 'End of turn',
    text: '[End of turn] comes after the player has ended the Main Phase and before the turn passes.',
    origin: 'seed',
  },

  // Action steps
  'step.1': {
    title: 'Triggers at the end of a step',
    text: 'At the end of every step it is asked whether something has changed that triggers an effect. If so, the trigger happens then.',
    origin: 'seed',
  },
  'step.2': {
    title: 'Everything resolves before the next step',
    text: 'The effects triggered by a step, and all that come of them, resolve before the next step begins.',
    origin: 'seed',
  },

  // Playing a unit
  'play.1a': {
    title: 'The cost of a unit',
    text: 'If the unit has a cost, it is paid before anything else of the play happens.',
    origin: 'seed',
  },
  'play.1b': {
    title: 'An empty unit zone',
    text: 'The played unit moves to an empty unit zone of its player, who chooses which.',
    origin: 'seed',
  },
  'play.1c': {
    title: 'The world comes first',
    text: 'Continuous effects that are already in force apply to the played unit first.',
    origin: 'seed',
  },
  'play.1d': {
    title: 'Then its own effects',
    text: 'After that the continuous effects of the played unit itself apply, those whose requirements are met by then.',
    origin: 'seed',
  },
  'play.2': {
    title: 'Triggers of a play',
    text: 'What the play has triggered resolves, the [On Play] and the [On Summon] of the unit among it.',
    origin: 'seed',
  },
  'play.3': {
    title: 'Neutral after a play',
    text: 'The game is neutral again: nothing is in progress and nothing waits.',
    origin: 'seed',
  },

  // Summoning a unit
  'summon.1a': {
    title: 'The cost of a summon',
    text: 'If the summon has a cost, it is paid first. What cannot be paid is not summoned.',
    origin: 'seed',
  },
  'summon.1b': {
    title: 'A zone that the effect allows',
    text: 'The summoned unit moves to an empty unit zone, one of those that the effect allows.',
    origin: 'seed',
  },
  'summon.1c': {
    title: 'The world comes first',
    text: 'Continuous effects that are already in force apply to the summoned unit first.',
    origin: 'seed',
  },
  'summon.1d': {
    title: 'Then its own effects',
    text: 'After that the continuous effects of the summoned unit itself apply, those whose requirements are met by then.',
    origin: 'seed',
  },
  'summon.2': {
    title: 'Triggers of a summon',
    text: 'What the summon has triggered resolves, the [On Summon] of the unit among it. [On Play] does not trigger.',
    origin: 'seed',
  },
  'summon.3': {
    title: 'Neutral after a summon',
    text: 'The summon is over and gives way to what was in progress around it; when nothing was, the game is neutral.',
    origin: 'seed',
  },

  // Playing a land
  'field.1a': {
    title: 'The cost of a land',
    text: 'If the land has a cost, it is paid before anything else of the play happens.',
    origin: 'seed',
  },
  'field.1b': {
    title: 'An empty land zone',
    text: 'The played land moves to an empty land zone of its player, who chooses which.',
    origin: 'seed',
  },
  'field.1c': {
    title: 'The world comes first',
    text: 'Continuous effects that are already in force apply to the played land first.',
    origin: 'seed',
  },
  'field.1d': {
    title: 'Then its own effects',
    text: 'After that the continuous effects of the land itself apply, those whose requirements are met by then.',
    origin: 'seed',
  },
  'field.2': {
    title: 'Triggers of a land',
    text: 'What the play has triggered resolves, the [On Play] of the land among it.',
    origin: 'seed',
  },
  'field.3': {
    title: 'Neutral after a land',
    text: 'The game is neutral again: nothing is in progress and nothing waits.',
    origin: 'seed',
  },

  // Playing a tech
  'tech.1': { title: 'The tech takes effect', text: 'The tech is revealed, and what it says is done.', origin: 'seed' },
  'tech.2': { title: 'The tech is spent', text: 'Then the tech goes to the trash.', origin: 'seed' },

  // A unit attacks
  'atk.1a': { title: 'Attacking tires', text: '[Rest] 2 is put on the attacking unit.', origin: 'seed' },
  'atk.1b': { title: 'When Attacking', text: 'The [When Attacking] of the attacking unit triggers.', origin: 'seed' },
  'atk.2': {
    title: 'Combat or protection',
    text: 'Either the steps of combat or the steps of protection removal happen, never both.',
    origin: 'seed',
  },
  'atk.3': {
    title: 'End of Attack',
    text: 'The [End of Attack] of the attacking unit triggers if the unit still stands in a unit zone.',
    origin: 'seed',
  },
  'atk.4': {
    title: 'Neutral after an attack',
    text: 'The game is neutral again, and the turn player may go on.',
    origin: 'seed',
  },

  // Combat
  'cbt.1': { title: 'Start of Combat', text: 'The [Start of Combat] of both units triggers.', origin: 'seed' },
  'cbt.2': {
    title: 'Nobody can strike',
    text: 'If both units have an effective power of 0 at this moment, combat goes on at step 7.',
    origin: 'seed',
  },
  'cbt.3': {
    title: 'Winner and loser',
    text: 'The effective powers of this moment decide who has won and who has lost.',
    origin: 'seed',
  },
  'cbt.3a': { title: 'A tie', text: 'Units of equal power have both lost.', origin: 'seed' },
  'cbt.4': {
    title: 'Victory or loss of the turn player',
    text: 'The [Combat Victory] or [Combat Loss] of the turn player’s unit triggers, as it won or lost.',
    origin: 'seed',
  },
  'cbt.5': {
    title: 'Victory or loss of the opponent',
    text: 'Then the [Combat Victory] or [Combat Loss] of the other unit triggers in the same way.',
    origin: 'seed',
  },
  'cbt.6a': {
    title: 'Losers die',
    text: 'Each unit that has lost moves to the graveyard of its owner.',
    origin: 'seed',
  },
  'cbt.6b': {
    title: 'Kill and death',
    text: 'If that happens, the [On Kill] of a winner that stands in a unit zone and the [On Death] of the loser trigger at the same time.',
    origin: 'seed',
  },
  'cbt.7': {
    title: 'End of Combat',
    text: 'The [End of Combat] of the units that still stand in a unit zone triggers.',
    origin: 'seed',
  },

  // Removing protection
  'prot.1': {
    title: 'No protection left',
    text: 'If the defending player has no card in the protection zone, the attacking player wins and the game is over.',
    origin: 'seed',
  },
  'prot.2': {
    title: 'A card of protection',
    text: 'Otherwise the top card of the protection zone moves to the hand of the defending player.',
    origin: 'seed',
  },
  'prot.3': {
    title: 'On Protection Hit',
    text: 'The [On Protection Hit] of the attacking unit triggers.',
    origin: 'seed',
  },

  // What the document leaves open
  G1: {
    title: 'Deck and pool',
    text: 'A player brings a deck of 40 cards and a pool of 10, with at most four of one card in both together. Tokens belong in neither.',
    origin: 'public',
  },
  G2: {
    title: 'Preparing the game',
    text: 'A coin is tossed and its winner chooses who goes first. Both players shuffle deck and pool, turn over three pool cards, draw six cards, and lay the next three cards of the deck face down as protection. There is no second hand.',
    origin: 'public',
    option: 'firstPlayer',
  },
  G3: {
    title: 'Draw Phase',
    text: 'A turn player whose deck is empty loses. Otherwise they draw a card; the first turn is no exception. Then they may put one card from the hand on the bottom of the deck and take a revealed pool card for it, after which the next pool card is turned over, if there is one.',
    origin: 'public',
    option: 'firstTurnDraw',
  },
  G4: {
    title: 'Main Phase',
    text: 'In the Main Phase the turn player plays units, lands and techs, attacks, moves units and uses [Main] effects, as often and in whatever order they like, until they end the phase.',
    origin: 'public',
  },
  G5: {
    title: 'Costs',
    text: 'There is no resource. A card may print a cost to be paid with cards and units; most have none.',
    origin: 'ruling',
  },
  G6: {
    title: 'Zones',
    text: 'Each player has a hand, a deck, a pool, protection, a graveyard for units that died, a trash for everything else, and three lanes. A lane is a frontline zone, a backline zone and a land zone, and faces the opponent’s lane of the same number. A land that is destroyed goes to the trash.',
    origin: 'public',
    option: 'landsTo',
  },
  G7: {
    title: 'Effective power',
    text: 'A unit in a frontline zone has its printed frontline power, one in a backline zone its backline power, with all that changes it. It is never below 0.',
    origin: 'public',
  },
  G8: {
    title: 'What is attacked',
    text: 'The attacked unit is the one in the frontline zone of the lane opposite; without one, the unit in the backline zone. If the lane has no unit, and the effective power of the attacker is above 0, protection is removed once. Units attack from the frontline and from the backline.',
    origin: 'public',
    option: 'backlineAttack',
  },
  G9: {
    title: 'Moving',
    text: 'A unit that is ready moves to an empty adjacent unit zone of its player and gets [Rest] 2. Adjacent are the other zone of its lane and the zones of its row in the lanes next to it. A move is no summon.',
    origin: 'public',
    option: 'moveReach',
  },
  G10: {
    title: 'Rest',
    text: '[Rest] n puts a counter of n on a unit. At the beginning of every turn, before [Start of turn], each counter goes down by 1; without one the unit is ready. A unit that is rested already keeps the larger of the two.',
    origin: 'public',
    option: 'restAdds',
  },
  G11: {
    title: 'Rested units',
    text: 'A rested unit can neither attack nor move nor be rested for a cost. It fights as usual when it is attacked.',
    origin: 'ruling',
  },
  G12: {
    title: 'Attacking at once',
    text: 'A unit may attack in the turn in which it entered, also in the first turn of the game.',
    origin: 'ruling',
    option: 'entryAttack',
  },
  G13: {
    title: 'Optional triggers',
    text: 'A “?” after a trigger lets the owner decline when it resolves. Without it the effect has to be carried out.',
    origin: 'public',
  },
  G14: {
    title: 'Where triggers work',
    text: 'An effect, triggered or continuous, works only while its card stands in a unit or land zone, unless it names all the zones that it works from. [On Death] and [When Destroyed] look at the card as it was when it left.',
    origin: 'public',
  },
  G15: {
    title: 'Lines of an effect',
    text: 'The lines of an effect are carried out in printed order. What is impossible is left out and the rest goes on; a condition that is not met stops only what depends on it.',
    origin: 'public',
  },
  G16: {
    title: 'Wider triggers',
    text: 'Besides its own words a card may have [On Unit Summoned], [On Unit Death], [On Unit Attack], [On Land Placed] and [On Land Destroyed], narrowed by reach and kind, [When Destroyed] on a land, and [Main]. [On Unit Attack] comes just after [When Attacking].',
    origin: 'public',
  },
  G17: {
    title: 'Simultaneous triggers',
    text: 'Of effects that trigger at the same time, those of the turn player resolve first, in the order that player chooses; then those of the other player in the order that one chooses. Where only one order is possible nobody is asked.',
    origin: 'ruling',
  },
  G18: { title: 'No limit of the hand', text: 'A hand may hold any number of cards.', origin: 'ruling' },
  G19: {
    title: 'Both lose',
    text: 'If an effect makes both players lose at the same time, the game is a draw.',
    origin: 'ruling',
  },
  G20: {
    title: 'The longest game',
    text: 'After the last turn that the match allows (200 if it says nothing) the player with more protection wins; if that is equal, the one with more cards in the deck; if that is equal too, it is a draw.',
    origin: 'ruling',
    option: 'turnLimit',
  },

  // What in the document can be read in two ways
  A1: {
    title: 'One settling of a play',
    text: 'The first step of playing or summoning only notes what it triggers. It resolves in the second step, once.',
    origin: 'ruling',
  },
  A2: {
    title: 'First in, first out',
    text: 'An effect that is triggered while others wait resolves after them. The step is over when none waits.',
    origin: 'ruling',
  },
  A3: {
    title: 'A summon inside an effect',
    text: 'A summon or a play that happens inside an effect has steps of its own. They resolve what was triggered in them; what was waiting before goes on waiting.',
    origin: 'ruling',
  },
  A4: { title: 'Graveyard and trash', text: 'Graveyard and trash are two different piles.', origin: 'ruling' },
  A5: {
    title: 'Field, land',
    text: '“Field”, “land card” and “land zone” speak of one and the same thing: lands.',
    origin: 'ruling',
  },
  A6: {
    title: 'Two spellings',
    text: '[Combat Victory] and [On Combat Victory] are one trigger, and so are [Combat Loss] and [On Combat Loss].',
    origin: 'ruling',
  },
  A7: {
    title: 'One side at 0',
    text: 'If only one of the two units has power 0 they are compared as usual, and that unit loses.',
    origin: 'ruling',
  },
  A8: {
    title: 'The result stands',
    text: 'Once winner and loser are decided, no change of power decides it again.',
    origin: 'ruling',
  },
  A9: {
    title: 'The loser has gone',
    text: 'A loser that no longer stands in a unit zone is not moved, does not die and is not killed. Outside a unit zone its [Combat Loss] does not trigger.',
    origin: 'ruling',
  },
  A10: {
    title: 'The winner has gone',
    text: 'The loser dies even if the winner has left, but then nobody has an [On Kill].',
    origin: 'ruling',
  },
  A11: { title: 'No kill in a tie', text: 'In a tie there is no winner, so no [On Kill] triggers.', origin: 'ruling' },
  A12: {
    title: 'When the lane is looked at',
    text: 'The lane is looked at after everything of the first step has resolved, from where the attacker stands then. If the attacker no longer stands in a unit zone, steps 2 and 3 are left out.',
    origin: 'ruling',
  },
  A13: {
    title: 'A fighter leaves early',
    text: 'If one of the two units leaves before they are compared, combat goes on at step 7 for whoever is left.',
    origin: 'ruling',
  },
  A14: {
    title: 'An attacker without power',
    text: 'An attacker whose effective power is 0 removes no protection. Its attack goes on to its end all the same.',
    origin: 'ruling',
  },
  A15: {
    title: 'The end is immediate',
    text: 'A player who wins by an attack wins at once. Effects that wait are dropped.',
    origin: 'ruling',
  },
  A16: {
    title: 'Techs in full',
    text: 'A printed cost of a tech is paid before it is revealed. What its effect triggers resolves before it goes to the trash, and after that the game is neutral.',
    origin: 'ruling',
  },
  A17: {
    title: 'Slips of the pen',
    text: 'Doubled punctuation and missing words in the document mean nothing.',
    origin: 'ruling',
  },
  A18: {
    title: 'Whose turn',
    text: '[Start of turn], [Start of main] and [End of turn] trigger on the cards of the turn player only.',
    origin: 'ruling',
    option: 'turnTriggers',
  },

  // Rulings of our own
  R1: { title: 'Conceding', text: 'A player may concede at any moment. The opponent wins.', origin: 'ruling' },
  R2: { title: 'After the end', text: 'Nothing happens in a game that is over.', origin: 'ruling' },
  R3: {
    title: 'Who decides',
    text: 'Only the player who is asked decides, and everything is asked at the moment it is needed.',
    origin: 'ruling',
  },
  R4: {
    title: 'Endless chains',
    text: 'If effects go on triggering each other, the chain is cut after 500 of them unless the match says otherwise. The rest is dropped, and the cards in it are named. A repetition inside a repetition counts as one more each time round.',
    origin: 'ruling',
    option: 'effectLimit',
  },
  R5: {
    title: 'Continuous effects in order',
    text: 'Continuous effects that ask for nothing that others change apply first. The others are looked at in the order in which their cards came into play, again and again until nothing changes: each applies where its requirement is met by the table as everything else leaves it, and stops where that is no longer so, whatever broke it. No effect counts for itself.',
    origin: 'ruling',
    option: 'continuous',
  },
  R6: {
    title: 'At the same time',
    text: 'Everything that one step, or one effect with all its lines, has triggered triggers at the same time. A summon divides the effect that makes it: what the lines before it have triggered waits before what the lines after it trigger. A card that came into play after an event does not hear it, nor does an ability that was given to a card after it.',
    origin: 'ruling',
  },
  R7: {
    title: 'Tokens',
    text: 'A token that leaves its zone leaves the game. If it died, its [On Death] triggers first as that of any unit.',
    origin: 'ruling',
  },
  R8: {
    title: 'Uses of a Main effect',
    text: 'A [Main] effect without a cost can be used once a turn by each card that has it. One with a cost can be used as often as the cost can be paid, unless the card says once a turn.',
    origin: 'ruling',
  },
  R9: {
    title: 'More triggers',
    text: '[On Move] triggers when the unit moves to another zone, [On Draw] when a player draws, [On Discard] when a player discards. A card hears each occasion once, however many cards it is about.',
    origin: 'ruling',
  },
  R10: { title: 'Others only', text: 'A wider trigger does not hear what happens to its own card.', origin: 'ruling' },
  R11: {
    title: 'Choosing',
    text: 'Who has to choose a number chooses as many as there are; who may choose up to a number may choose none. Who has to choose at least a number of which there are fewer chooses none. Whoever searches a deck or looks through cards for something need not find it.',
    origin: 'ruling',
  },
  R12: {
    title: 'Can’t goes before can',
    text: 'What an effect forbids cannot be done, whatever else allows it, also not by combat.',
    origin: 'ruling',
  },
  R13: {
    title: 'How long changes last',
    text: 'A change lasts for the turn, for the combat, until its owner’s next turn begins, or as long as the card stands. It ends in any case when the card leaves its zone; moving to another unit zone is not leaving.',
    origin: 'ruling',
  },
  R14: {
    title: 'Cards that are looked at',
    text: 'Cards that an effect looks at are put aside for its owner alone. Those that it does nothing with go back to where they were, in the order in which they lay.',
    origin: 'ruling',
  },
  R15: {
    title: 'Power elsewhere',
    text: 'A card that stands in no unit zone has its printed frontline power.',
    origin: 'ruling',
  },
  R16: {
    title: 'Paying',
    text: 'A card is not part of its own cost. A zone that is emptied by paying may be used.',
    origin: 'ruling',
  },
  R17: {
    title: 'Fighters that move',
    text: 'A unit that moves to another zone during combat fights on.',
    origin: 'ruling',
  },
  R18: {
    title: 'Losing by a card',
    text: 'A player whom an effect makes lose loses at once, and one whom an effect makes win wins at once.',
    origin: 'ruling',
  },
  R19: {
    title: 'Too few cards',
    text: 'Who has to draw, discard or give up more cards than there are does it with those there are. Only the Draw Phase punishes an empty deck.',
    origin: 'ruling',
  },
  R20: {
    title: 'Continuous effects in a circle',
    text: 'Continuous effects that only help each other apply as far as something else supports them; none of them holds another up by itself. Of two that shut each other out the older applies. Where they would turn each other on and off for ever, the oldest of them that applies while the others do not stays in force, whatever comes of it, and the others are looked at again; what that does not settle within as many looks as any honest cards need is read once, the oldest first. In all else the order in which cards came decides nothing. What works from a pile counts as older than what stands.',
    origin: 'ruling',
  },
  R21: {
    title: 'What has left',
    text: 'Until the game is neutral again, an effect may ask for what has left its zone as it was when it left: its power, its counter, its zone, its abilities. An effect that moves it finds its card in the graveyard or the trash, and nowhere else. Copies of one card in a pile are all the same.',
    origin: 'ruling',
  },
  R22: {
    title: 'What death is',
    text: 'A unit dies when it moves to the graveyard from any other zone, whatever moves it there; on the table that is being destroyed, so what can’t be destroyed stays. [On Unit Death] hears unit cards that come from elsewhere too, but those were in no lane, and their own [On Death] does not work there.',
    origin: 'public',
    option: 'deaths',
  },
  R23: {
    title: 'Lands that leave',
    text: '[When Destroyed] and [On Land Destroyed] trigger whenever a land leaves its zone for another one, also when it is returned.',
    origin: 'public',
    option: 'landLoss',
  },
  R24: {
    title: 'A number of several cards',
    text: 'Where an effect asks for a number of several cards, it is the sum of theirs, unless it asks for the highest or the lowest.',
    origin: 'ruling',
  },
  R25: {
    title: 'A cost is paid whole',
    text: 'A cost is paid whole or not at all, and each card pays for one part of it. Everything is chosen before anything is paid. A cost is not paid for what cannot happen: without a zone for the unit there is no summon to be paid for.',
    origin: 'ruling',
  },
  R26: {
    title: 'Changes for a combat that is not there',
    text: 'A change for the combat that is made in an attack before its lane is looked at waits for the combat, and ends with it or when there is none. After the combat, or without an attack, there is no combat that it could last for, and nothing changes.',
    origin: 'ruling',
    option: 'earlyCombat',
  },
  R27: {
    title: 'Fighting',
    text: 'A unit fights from the first step of its combat to the last, and not while it only attacks or has attacked.',
    origin: 'ruling',
  },

  // Words that the game as published does not know, for cards that use them
  R28: {
    title: 'What has happened',
    text: 'Not in the game as published. An effect may ask what has happened in this turn, in the turn before, since an attack began or in the whole match. It counts what was told, once for each card, and a card that came back is another one.',
    origin: 'ruling',
  },
  R29: {
    title: 'Counters and marks',
    text: 'Not in the game as published. Counters have a name and do nothing by themselves. They end when their time is over, when they are taken away and when the card leaves its zone; none is taken away that is not there.',
    origin: 'ruling',
  },
  R30: {
    title: 'How much was done',
    text: 'Not in the game as published. An effect may ask how much its last line did. What was left out as impossible was not done, and a line that was declined did nothing.',
    origin: 'ruling',
  },
  R31: {
    title: 'Effects of hidden cards',
    text: 'Not in the game as published. A card that has an effect which works from the hand, or when it is taken from protection, is shown to both players when that effect triggers, before anybody is asked whether it is used.',
    origin: 'ruling',
  },
  R32: {
    title: 'Words about the card itself, heard by others',
    text: 'Not in the game as published. A card may say of which cards it hears a word that otherwise speaks of itself. It then hears it of every card that fits, itself included, in the order in which simultaneous triggers resolve anyway.',
    origin: 'ruling',
  },
  R33: {
    title: 'The parties of what happened',
    text: 'Not in the game as published. An effect may ask how something came about, by whose card, and who or what else took part. A combat is its winner’s; what a tech does is done by its player.',
    origin: 'ruling',
  },
  R34: {
    title: 'Further triggers',
    text: 'Not in the game as published. Cards may hear that they are attacked, rested, readied or marked, that they leave the table, that a [Main] effect of theirs is used, that a player plays a tech or loses protection. All of these trigger at the end of the step, as every trigger does, and each thing that one moment does is heard by itself.',
    origin: 'ruling',
  },
  R35: {
    title: 'Prohibitions about two parties',
    text: 'Not in the game as published. A prohibition may name its other party: whose effect, which attacker, which card. Where that party is another one, or not known, it forbids nothing.',
    origin: 'ruling',
  },
  R36: {
    title: 'Permissions',
    text: 'Not in the game as published. An effect may let a unit do what the rules forbid: meet the backline behind a frontline unit, hit protection past units, move further, attack where the match would not let it. It is used where it can be, and by no choice; what an effect forbids stays forbidden.',
    origin: 'ruling',
  },
  R37: {
    title: 'Obligations',
    text: 'Not in the game as published. As long as a unit that must attack can attack, its player can’t end the Main Phase.',
    origin: 'ruling',
  },
  R38: {
    title: 'Paying to be spared',
    text: 'Not in the game as published. “Unless” asks the player when it is the turn of that line. What can’t be paid whole can’t be paid.',
    origin: 'ruling',
  },
  R39: {
    title: 'Delayed effects',
    text: 'Not in the game as published. An effect may wait for something that happens later; it then triggers as any effect does and resolves in that wave, whatever has become of its card. It hears nothing that happened before it began to wait.',
    origin: 'ruling',
  },
  R40: {
    title: 'Fixed power',
    text: 'Not in the game as published. A unit of fixed power has exactly that power, whatever adds to it before or after.',
    origin: 'ruling',
  },
  R41: {
    title: 'Instead',
    text: 'Not in the game as published. What is replaced does not happen and triggers nothing; what happens instead is carried out at once, before the next step. Of several replacements the one of the oldest card counts, once. No replacement replaces what it does itself, costs that are agreed are paid as they are, and what can’t happen is not replaced.',
    origin: 'ruling',
  },
  R42: {
    title: 'Changed costs',
    text: 'Not in the game as published. A card costs what is printed on it, and what effects add, less what they take off; all of it is paid together, as one cost.',
    origin: 'ruling',
  },
  R43: {
    title: 'Playing and placing by an effect',
    text: 'Not in the game as published. A card that an effect plays is played by the steps of a play, whatever pile it comes from; a land that is only put into its zone is placed and not played.',
    origin: 'ruling',
  },
  R44: {
    title: 'Sides and places',
    text: 'Not in the game as published. A unit that changes sides stays the same unit and has not moved; in an attack or combat it takes part no more. It belongs to its owner still, to whose piles it goes. Units that change places have both moved, if both can.',
    origin: 'ruling',
  },
  R45: {
    title: 'Abilities lost, copied and used again',
    text: 'Not in the game as published. What loses its abilities loses those that it has by then, printed and given. What is copied is what the other card has at that moment. An ability that is used again triggers and waits as any other.',
    origin: 'ruling',
  },
  R46: {
    title: 'Fights and attacks by an effect',
    text: 'Not in the game as published. A fight is a combat with all its steps and no attack; an attack by an effect is an attack with all its steps, which rests its unit. Each is over before the next line of the effect. The attack that was in progress around it goes on afterwards. An attack that is ended before powers are compared has no result.',
    origin: 'ruling',
  },
  R47: {
    title: 'Turns that are added and skipped',
    text: 'Not in the game as published. An extra turn comes right after the turn in progress, and what is skipped does not happen. Each is used up by one turn.',
    origin: 'ruling',
  },
  R48: {
    title: 'Further names',
    text: 'Not in the game as published. A card may have further names. Whatever asks for a name finds it by any of them; where names are told apart it counts by its own.',
    origin: 'ruling',
  },
  R49: {
    title: 'Every so many turns',
    text: 'Not in the game as published. The turns of each player are counted from the beginning of the match: an extra turn counts, one that is skipped does not. “Every third turn” is the third of that player, the sixth and so on.',
    origin: 'ruling',
  },
  R50: {
    title: 'Abilities of techs',
    text: 'Not in the game as published. A tech may have abilities: those that it gives to others, and those that work from a pile in which it lies or when it is taken from protection. What it gives stays with the other card when the tech is in the trash.',
    origin: 'ruling',
  },
  R51: {
    title: 'So many times in a match',
    text: 'Not in the game as published. An ability may work so many times in a match. That is counted for each player and ability, all copies of the card together, when it resolves and is not declined.',
    origin: 'ruling',
  },
  R52: {
    title: 'Kept numbers',
    text: 'Not in the game as published. An effect may work out a number and keep it for its later lines, whatever has changed by then.',
    origin: 'ruling',
  },
  R53: {
    title: 'Parts that can be done',
    text: 'Not in the game as published. Where a card says so, only those of its parts can be chosen in which something can be done; of hidden cards it counts that there are some. Where that is none of them, nothing is chosen.',
    origin: 'ruling',
  },
  R54: {
    title: 'One moment',
    text: 'Not in the game as published. Of lines that happen together everything is found and worked out before the first of them is done, and what happens in place of a part of it comes after the last.',
    origin: 'ruling',
  },
  R55: {
    title: 'Further costs',
    text: 'Not in the game as published. A cost may ask for counters of the card itself, for units of its player that go back to the hand, and for cards of the graveyard or the trash that go under the deck. What can’t be returned is not taken back.',
    origin: 'ruling',
  },
  R56: {
    title: 'Instead, so often or the next time',
    text: 'Not in the game as published. A replacement may work once or so often in a turn, or so often in the match for each player, all copies together, and is used when it replaces. An effect may make one for the next time, or the next so many times; it waits whatever becomes of its card, and comes after those of cards that stand, the oldest first. Of several cards of one moment the first is spared.',
    origin: 'ruling',
  },
  R57: {
    title: 'Main effects of cards in piles',
    text: 'Not in the game as published. A card may have a [Main] effect that works from a pile. It has a cost, which the card itself does not pay for, or works so many times in the match. Copies in one pile are all the same.',
    origin: 'ruling',
  },
  R58: {
    title: 'Cards that are drawn and discarded',
    text: 'Not in the game as published. A card may say what happens when it is drawn or discarded. It is shown then, as long as it lies where it came to. The first hand is dealt and not drawn.',
    origin: 'ruling',
  },
  R59: {
    title: 'Chance and chosen numbers',
    text: 'Not in the game as published. An effect may leave to chance which of its parts is done or which number counts, each as likely as another, or have a player choose a number. Where the most is less than the least, the least counts.',
    origin: 'ruling',
  },
  R60: {
    title: 'In common',
    text: 'Not in the game as published. Cards share a tribe where they have one in common, a name where one is called as the other is, and a lane where both stand in it.',
    origin: 'ruling',
  },
  R61: {
    title: 'Numbers for each card',
    text: 'Not in the game as published. A continuous effect may work out its number for each card that it reaches, and a cost may be less by a number that is counted when it is paid.',
    origin: 'ruling',
  },
  R62: {
    title: 'Protection that is laid',
    text: 'Not in the game as published. Cards may hear that a player lays protection, from the deck or from anywhere else, once for each occasion. What is looked at and goes back is not laid.',
    origin: 'ruling',
  },
  R63: {
    title: 'Copies',
    text: 'Not in the game as published. A unit or land may become a copy of another card of its type: it is that card, with its names, tribes, printed powers and printed effects, and of a copy it becomes what that one is a copy of. What it bore stays: its [Rest], its counters, what it was given and what changed its power, which count on top of what is printed now. The youngest copy counts. It stays what it is when the other one leaves or changes, has not come into play anew, and is its own card again when the time is over or it leaves its zone. A token stays a token.',
    origin: 'ruling',
  },
  R64: {
    title: 'Exchange',
    text: 'Not in the game as published. Two units of different players are exchanged at one moment: each comes to the zone of the other, and the player there has it from then on. Either both are exchanged or neither. What they bear stays, and a card that leaves goes to its owner’s piles. It is no move.',
    origin: 'ruling',
  },
  R65: {
    title: 'Counters instead',
    text: 'Not in the game as published. Something may happen in place of getting or losing counters, by the rules of what is replaced; it knows who would have got or lost them, and how many. Counters that are paid for a cost, and those whose time is over, are not lost in this sense. Where several replacements make more of them, each works once, on what the one before has made of it.',
    origin: 'ruling',
  },
} as const satisfies Record<string, Clause>;

export type ClauseId = keyof typeof rulebook;
