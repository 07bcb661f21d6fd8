import { published, ruling, seed } from '../../engine/index.ts';

/**
 * Every clause that an event, a refusal or a decision of this game may cite. Chapter 6 is the law as it was given (`seed`),
 * the other chapters are the parts of the comprehensive rules 1.0 it points to (`public`). G answers what chapter 6 leaves
 * open, A what in it can be read in two ways, R what play needs beyond that. A clause with an `option` can be decided
 * otherwise for a match.
 */
export const rulebook = {
  // 6-1 Turn flow
  '6-1-1': seed(
    'Five phases of a turn',
    'A turn runs through the start phase, the draw phase, the resource phase, the main phase and the end phase, always all five and always in this order.',
  ),
  '6-1-2': seed(
    'Active player',
    'One player at a time is the active player, whose turn it is and who goes through the phases. The standby player acts only where a rule or an effect asks for it.',
  ),
  '6-1-3': seed(
    'No phase ends with effects waiting',
    'A phase is not left while effects that something in it triggered still wait. The next phase begins only after the last of them has resolved.',
  ),

  // 6-2 Start phase
  '6-2-1': seed('Start phase', 'The start phase is made of the active step and, after it, the start step.'),
  '6-2-2-1': seed(
    'Active step',
    'Every rested card that the active player has in the battle area, in the resource area and in the base section becomes active. Shields and the cards of the standby player stay as they are.',
  ),
  '6-2-2-2': seed(
    'All at once',
    'The cards of the active step turn active in the same moment, as one event. None of them comes before another, so whatever that triggers triggers together.',
  ),
  '6-2-3-1': seed(
    'Start step',
    'Effects that are worded for the start of the turn go off now, those of both players. The active step is already over.',
  ),

  // 6-3 Draw phase, 6-4 Resource phase
  '6-3-1': seed(
    'Draw phase',
    'The active player puts the top card of the deck into the hand. Only its owner learns which card it is.',
  ),
  '6-3-1-1': seed(
    'Drawing the last card',
    'If that draw leaves the deck without a card, the player has lost at once. Nothing that the draw triggered resolves any more.',
  ),
  '6-4-1': seed(
    'Resource phase',
    'The active player moves one Resource from the resource deck to the resource area, face up and active. It costs nothing and is not optional.',
  ),

  // 6-5 Main phase
  '6-5-1a': seed(
    'Actions of the main phase',
    'In the main phase the active player may play a card from the hand, activate an 【Activate･Main】 effect, or attack with a Unit. The phase offers no other action than these and its own end.',
  ),
  '6-5-1b': seed(
    'Any order, any number',
    'The actions of the main phase may be mixed and repeated freely. Only the limits that each action carries in itself hold it back.',
  ),
  '6-5-1c': seed(
    'Not while abilities wait',
    'A main phase action can be taken only when no triggered ability is still waiting. Waiting abilities are dealt with first.',
  ),
  '6-5-1d': seed(
    'What an ability orders',
    'When an ability tells a player to deploy, pair or do another such action, it is done as part of the ability, even though other triggered abilities wait.',
  ),
  '6-5-2-1-1': seed(
    'Unit deployment',
    'A Unit in the hand is deployed by paying its cost, and enters the battle area active. An ability may deploy a Unit from another place; then only what the ability asks for is paid.',
  ),
  '6-5-2-2-1': seed(
    'Base deployment',
    'A Base in the hand is deployed by paying its cost, and enters the base section of the shield area. An ability may deploy a Base from another place; then only what the ability asks for is paid.',
  ),
  '6-5-2-3-1': seed(
    'Pilot pairing',
    'A Pilot in the hand is played by paying its cost and putting it under one of your Units in the battle area. Without such a Unit it cannot be played. An ability may pair a Pilot from another place.',
  ),
  '6-5-2-3-2': seed(
    'Link Unit',
    'A Unit whose Pilot satisfies the link condition printed on the Unit is a Link Unit. With any other Pilot it is paired, but no Link Unit.',
  ),
  '6-5-2-3-3': seed(
    'One Pilot per Unit',
    'A Unit that already has a Pilot cannot be paired with another. A Unit has one Pilot at most.',
  ),
  '6-5-2-3-3-1': seed(
    'Pilots stay paired',
    'No player action takes a Pilot off its Unit or swaps it. Only an effect that says so can.',
  ),
  '6-5-2-3-4': seed(
    'Pilot follows its Unit',
    'When a paired Unit leaves the battle area, by destruction, by a return to the hand or in any other way, its Pilot goes to the same kind of place.',
  ),
  '6-5-2-3-5': seed(
    'Commands as Pilots',
    'A Command that has a Pilot effect may be played in your own main phase as a Pilot: you pay its cost and pair it with a Unit. Its Command effect does not happen then.',
  ),
  '6-5-2-4-1': seed(
    'Playing a 【Main】 Command',
    'A Command with 【Main】 is played from the hand by paying its cost. Its effect is carried out, and after it the card goes to the trash.',
  ),
  '6-5-3-1': seed(
    'Activating 【Activate･Main】',
    'An 【Activate･Main】 effect of a card in play is activated by fulfilling everything it demands, conditions and costs alike. If that is impossible, it cannot be activated.',
  ),
  '6-5-3-1n': seed(
    'Where 【Activate･Main】 belongs',
    '【Activate･Main】 is for your own main phase between other actions. It cannot be used in an action step, not even in the one of a battle that takes place in your main phase.',
  ),
  '6-5-4-1': seed(
    'What may be attacked',
    'One of your Units in the battle area attacks the opposing player or a rested Unit of that player. An active enemy Unit cannot be attacked, nor can a Base or a Shield be named as the target.',
  ),
  '6-5-5-1': seed(
    'Declaring the end',
    'The active player may declare the end of the main phase wherever a main phase action may be taken. Nobody is forced to do anything else first.',
  ),
  '6-5-5-2': seed(
    'Straight to the end phase',
    'After the declaration the end phase begins at once. There is no way back to the main phase of this turn.',
  ),

  // 6-6 End phase
  '6-6-1': seed(
    'End phase',
    'The end phase is made of the action step, the end step, the hand step and the cleanup step, in this order.',
  ),
  '6-6-2-1': seed(
    'Action step of the turn',
    'The players take turns, the standby player first, in which they may use 【Action】 Commands and 【Activate･Action】 effects.',
  ),
  '6-6-3-1': seed(
    'End step',
    'Effects that are worded for the end of the turn go off now, those of both players. Effects that last during this turn still hold.',
  ),
  '6-6-4-1': seed(
    'Hand step',
    'A player with more than ten cards in hand chooses and discards cards until ten are left.',
  ),
  '6-6-5-1a': seed(
    'Effects of this turn end',
    'Everything that was to last during this turn stops in the cleanup step, all of it together.',
  ),
  '6-6-5-1b': seed(
    'What the end triggers',
    'If the end of those effects triggers or destroys something, all that follows from it is resolved before the turn is over.',
  ),
  '6-6-6': seed(
    'The turn passes',
    'When nothing of the end phase is left to do, the other player becomes the active player and begins the next turn.',
  ),

  // 1 Outcome of a game and principles
  '1-2-1': published(
    'End of the game',
    'The game is over as soon as a player is defeated. A player who is not defeated then wins, and nobody decides anything any more.',
  ),
  '1-2-2-1': published(
    'Defeat by battle damage',
    'A player who receives battle damage from a Unit while the shield area is empty is defeated. Damage from an effect does not defeat a player.',
  ),
  '1-2-2-2': published(
    'Defeat by an empty deck',
    'A player whose deck has no card left is defeated. The resource deck does not count.',
  ),
  '1-2-3': published(
    'Conceding',
    'Either player may concede at any moment and is then defeated at once. No effect can bring a concession about, prevent it or put something else in its place.',
  ),
  '1-3-2': published(
    'As much as possible',
    'An effect is carried out as far as it can be, and what cannot be done is left out. A card already in the state that an effect would put it in does not enter that state again.',
  ),
  '1-3-3': published(
    'Cannot beats do',
    'If one effect wants something done and another says that it cannot be done, it is not done.',
  ),
  '1-3-4': published(
    'Active player decides first',
    'When both players have to make a choice at the same time, the active player makes it first and the standby player knows the answer.',
  ),
  '1-3-6': published(
    'Whole numbers, never negative',
    'All numbers of the game are whole. A value that calculation brings below zero is treated as 0.',
  ),
  '1-3-7': published(
    'Printed order',
    "The parts of a card's text are carried out one after another as they are printed.",
  ),

  // 2 Card information
  '2-8-1': published(
    'Level requirement',
    'To play a card you need at least as many Resources in your resource area as its level says. Rested Resources and EX Resources count; none of them is used up by this.',
  ),
  '2-9-1': published(
    'Paying a cost',
    'A cost is paid by resting as many active Resources as it says. With fewer active Resources the card cannot be played.',
  ),
  '2-11-4': published(
    'No attack on arrival',
    'A Unit cannot attack in the turn in which it entered the battle area. A Link Unit can.',
  ),

  // 3 Areas
  '3-1-5': published(
    'A moved card is new',
    'A card that goes from one area to another becomes a new card. It keeps no damage, no changes, no duration and no record of what was used this turn.',
  ),
  '3-4-2': published(
    'Limit of the resource area',
    'A resource area holds no more than fifteen Resources, of which no more than five may be EX Resources. What would exceed that is not placed.',
  ),
  '3-6-4-2': published(
    'Shields',
    'A Shield is a face-down card with 1 HP. Neither player may look at it; only the number of Shields is known.',
  ),

  // 4 Terms
  '4-5-1': published(
    'Damage stays',
    'Damage that a Unit or Base has received remains on it, from turn to turn, until something recovers it or the card leaves.',
  ),
  '4-5-4': published(
    'No damage of 0',
    'Dealing 0 damage is dealing no damage. Nothing is received, nobody is defeated by it and nothing triggers.',
  ),
  '4-5-5': published(
    'Excess damage is lost',
    'What a Base or a Shield receives beyond its remaining HP has no effect. It does not carry over to a Shield, to another Shield or to the player.',
  ),
  '4-17-2-4': published(
    'Tokens leave the game',
    'A token that is put anywhere but into play is removed from the game. Effects that its departure triggers still find what it was.',
  ),
  '4-17-4': published(
    'EX Base',
    'An EX Base is a Base token with 0 AP and 3 HP. Each player starts the game with one in the base section.',
  ),
  '4-17-5': published(
    'EX Resource',
    'An EX Resource is a Resource token that pays for one of any cost once: when it would be rested for a cost it is removed from the game. Player Two starts the game with one.',
  ),

  // 5 Before the game
  '5-1-1': published(
    'Deck construction',
    'A deck has exactly 50 cards that are Units, Pilots, Commands or Bases, in one or two colours, with no more than four of the same card number. A resource deck has exactly 10 Resources.',
  ),
  '5-2-1-6': published(
    'One redraw',
    'After the first five cards each player may redraw once, Player One deciding first: the hand goes to the bottom of the deck, five new cards are drawn and the deck is shuffled.',
  ),
  '5-2-2': published(
    'Placing Shields',
    'After the redraws each player puts six cards from the top of the deck face down into the shield area, one by one.',
  ),

  // 7 Attacks and battles
  '7-2': published(
    'Five steps of an attack',
    'An attack runs through the attack step, the block step, the action step, the damage step and the battle end step, in this order.',
  ),
  '7-3-1': published(
    'Declaring an attack',
    'The active player rests one of their active Units and names what it attacks. A rested Unit cannot attack.',
  ),
  '7-3-2': published(
    'What an attack triggers',
    'Effects that a declared attack triggers wait together. The active player resolves all of their own in the order of their choice, and then the standby player does.',
  ),
  '7-3-3': published(
    'New effects first',
    'If one of these effects triggers others, those are resolved before the rest of the effects that the attack triggered.',
  ),
  '7-3-4': published(
    'During this battle begins',
    'Effects that last during this battle can begin from the attack step on.',
  ),
  '7-3-5-1': published(
    'Attack cut short',
    'If at the end of the attack step the attacking Unit or the attacked Unit is no longer in the battle area, the attack goes on with the battle end step.',
  ),
  '7-3-5-2': published(
    'Declared target counts',
    'An effect that depends on attacking a player or attacking a Unit looks at the target that was declared. A later change of target does not undo it.',
  ),
  '7-4-1': published(
    'Blocking',
    'In the block step the standby player may rest one active Unit with <Blocker>, which then becomes the target of the attack.',
  ),
  '7-4-2': published(
    'One block per attack',
    '<Blocker> can be used once in an attack. A second Unit cannot block after the first.',
  ),
  '7-4-3': published('Not for itself', 'The Unit that is being attacked cannot block that attack.'),
  '7-4-4': published(
    'Blocking is optional',
    'The standby player may decline to block. The attack goes on against the target it has.',
  ),
  '7-4-5-1': published(
    'Cut short after the block',
    'If at the end of the block step the attacking Unit or the Unit now attacked is no longer in the battle area, the attack goes on with the battle end step.',
  ),
  '7-5-1': published(
    'Action step of a battle',
    'The players take turns, the standby player first, in which they may use 【Action】 Commands and 【Activate･Action】 effects.',
  ),
  '7-5-2': published(
    'Two passes end it',
    'The action step of a battle is over when both players have passed one directly after the other.',
  ),
  '7-5-2-1': published(
    'Cut short after actions',
    'If at the end of the action step the attacking Unit or the attacked Unit is no longer in the battle area, the attack goes on with the battle end step and no battle damage is dealt.',
  ),
  '7-6-2-2': published(
    'Attack on an open player',
    "If the attacked player's shield area is empty, the player receives the attacker's AP as battle damage and is defeated.",
  ),
  '7-6-2-3': published(
    'Attack on a Base',
    "If the attacked player has a Base, the Base receives the attacker's AP as battle damage. Shields beneath it receive nothing.",
  ),
  '7-6-2-4': published(
    'Attack on a Shield',
    "If the attacked player has Shields and no Base, the top Shield receives the attacker's AP as battle damage. It is revealed and destroyed, and its owner may use its 【Burst】.",
  ),
  '7-6-3-2': published(
    'Battle between Units',
    'The attacking Unit and the attacked Unit deal battle damage equal to their AP to each other at the same time.',
  ),
  '7-6-3-2-3': published(
    'Both destroyed',
    'If both Units of a battle have no HP left, they are destroyed in the same moment, and what that triggers triggers together.',
  ),
  '7-7-1': published(
    'During this battle ends',
    'In the battle end step everything that was to last during this battle stops.',
  ),
  '7-7-2': published(
    'Back to the main phase',
    'After the battle end step the attack is over and the active player is in the main phase again.',
  ),

  // 8 Action steps
  '8-3': published(
    'Choices in an action step',
    'The player whose turn it is in an action step plays one 【Action】 Command, activates one 【Activate･Action】 effect, or passes. Nothing else is possible.',
  ),
  '8-5': published(
    'How an action step ends',
    'An action step is over when both players have passed one directly after the other. A player who passed may act again if the other player acted.',
  ),

  // 9 Effects
  '9-1-3': published(
    'You may',
    'A part of an effect that a player may do is asked of that player, who may decline. Everything else is carried out as far as it can be.',
  ),
  '9-1-5': published(
    'Constant effects',
    'An effect without a timing word holds as long as its card is in play and its conditions are met; nobody activates it. Several such effects add up, and one that forbids something prevails.',
  ),
  '9-1-6-3': published(
    'One trigger for one moment',
    'When several events of the same moment would each trigger the same effect, it triggers once.',
  ),
  '9-1-6-4': published(
    'Triggered stays triggered',
    'An effect that has triggered resolves even if the card that it comes from has left its place in the meantime.',
  ),
  '9-1-6-5': published(
    'Own effects in own order',
    'When several effects of one player trigger together, that player chooses the order in which they resolve.',
  ),
  '9-1-6-6': published(
    "Active player's effects first",
    "When effects of both players trigger together, all of the active player's resolve before any of the standby player's.",
  ),
  '9-1-6-7': published(
    'New effects go first',
    'When an effect triggers others while its companions still wait, the new ones resolve before the companions.',
  ),
  '9-1-6-8': published('【Burst】 goes before all', 'A 【Burst】 resolves before every other effect that waits.'),
  '9-1-7-2': published(
    'Price of an activated effect',
    'What stands before the colon of an activated effect is its price and is paid in full; what stands after the colon is what happens for it. If the price cannot be paid, the effect cannot be activated.',
  ),
  '9-1-8-1-1': published(
    'No target, no Command',
    'A Command that begins with choosing a target cannot be played while there is no legal target.',
  ),
  '9-1-9-1': published(
    'Instead',
    'When an effect puts something in the place of an event, only what it puts there happens. The replaced event did not take place and triggers nothing.',
  ),
  '9-2-1': published(
    'Conditions of an effect',
    'An effect that demands something before it works is not activated while that is not so. A Command whose effect could not be activated for that reason cannot be played.',
  ),
  '9-2-2': published(
    'No target, no effect',
    'An effect that has to choose something is activated only if that can be chosen. One that has to choose two things needs both; with one of them missing nothing of it happens, nothing is paid and nothing is used up.',
  ),
  '9-3-3': published(
    'When targets are chosen',
    'A target is chosen at the point of the effect that calls for it and not before. What the effect has already done counts.',
  ),
  '9-3-4': published(
    'As many targets as there are',
    'When an effect asks for a number of targets and fewer are legal, all that are legal are chosen.',
  ),

  // 10 Rules management
  '10-1-2': published(
    'Rules management',
    'Defeat, destruction and the limits of areas are attended to the moment they arise, even in the middle of an effect.',
  ),
  '10-2-1': published(
    'Defeated together',
    'All players who meet a condition of defeat in the same moment are defeated together.',
  ),
  '10-3-1': published(
    'Destruction without HP',
    "A Unit or Base whose HP are 0 or less, damage taken off, is destroyed and goes to its owner's trash.",
  ),
  '10-4-2': published(
    'Seventh Unit',
    'A battle area holds six Units. A player who deploys beyond that chooses a Unit that stood there and puts it into the trash; this is no destruction.',
  ),
  '10-4-2-2': published(
    'Several Units too many',
    'If several Units are deployed together, as many of those that stood there go to the trash as are too many. This is no destruction.',
  ),
  '10-5-2': published(
    'Second Base',
    'When a Base is deployed and another is in the base section, the one that was there goes to the trash. This is no destruction.',
  ),

  // 11 Keyword effects and timing words
  '11-1-1': published(
    '<Repair>',
    'At the end of your turn a damaged Unit with <Repair> recovers that many HP. Several values of <Repair> on one Unit are added up.',
  ),
  '11-1-2': published(
    '<Breach>',
    'When an attack of this Unit in your turn destroys an enemy Unit by battle damage, that many damage is dealt to the enemy Base, or to the top Shield without a Base. It works if both Units die, does nothing to an empty shield area, and its values are added up.',
  ),
  '11-1-3': published(
    '<Support>',
    'In your main phase you may rest this Unit to give another of your Units that much AP during this turn. Several values of <Support> on one Unit are added up.',
  ),
  '11-1-4': published(
    '<Blocker>',
    'A Unit with <Blocker> may be rested to become the target of an enemy attack. Having it twice is the same as having it once.',
  ),
  '11-1-5': published(
    '<First Strike>',
    'While it attacks, this Unit deals its battle damage before the other Unit does. If the other Unit is destroyed by that, it deals none and the battle end step follows.',
  ),
  '11-1-6': published('<High-Maneuver>', 'While this Unit attacks, the enemy cannot use <Blocker>.'),
  '11-2-2': published(
    '【Activate･Action】',
    'An 【Activate･Action】 effect can be activated in action steps only, by the player whose turn to act it is.',
  ),
  '11-2-3': published(
    '【Main】',
    'A Command with 【Main】 can be played from the hand in your own main phase, and not in an action step.',
  ),
  '11-2-4': published(
    '【Action】',
    'A Command with 【Action】 can be played from the hand in an action step. Pairing it as a Pilot is not possible there.',
  ),
  '11-2-5': published(
    '【Burst】',
    'When a Shield is destroyed and revealed, its owner may use the 【Burst】 of the card without cost. A card whose 【Burst】 is declined or absent goes to the trash.',
  ),
  '11-2-6': published(
    '【Deploy】',
    'The effect triggers when its card is placed in the battle area or the base section, whether it was played or put there by an effect.',
  ),
  '11-2-7': published('【Attack】', 'The effect triggers when its Unit declares an attack.'),
  '11-2-8': published(
    '【Destroyed】',
    'The effect triggers when its card is destroyed and resolves from the trash. It looks at the card as it last was in play.',
  ),
  '11-2-9': published(
    '【When Paired】',
    'The effect triggers when a Pilot is paired with its Unit. If it names a qualification, the Pilot has to meet it.',
  ),
  '11-2-10': published(
    '【During Pair】',
    'The effect holds while its Unit is paired with a Pilot. If it names a qualification, the Pilot has to meet it.',
  ),
  '11-2-12': published(
    '【Once per Turn】',
    'The effect can be used or can trigger only once a turn. Each card counts for itself, also two cards with the same number.',
  ),

  // Gaps of chapter 6
  G1: published(
    'What a legal deck is',
    'Deck checks follow chapter 5: 50 cards, one or two colours, at most four of a card number, and 10 Resources of which any number may be alike. Every fault of a deck is named at once.',
  ),
  G2: published(
    'Set-up',
    'Each player draws five cards and may redraw once, Player One first. Then come six Shields each, an EX Base each and an EX Resource for Player Two, and Player One begins. Without redraws the match goes straight from the five cards to the Shields.',
    'redraw',
  ),
  G3: ruling(
    'Draw of the first turn',
    'No rule exempts Player One from the draw phase of the first turn, so that player draws.',
    'firstTurnDraw',
  ),
  G4: published(
    'Nothing to place',
    'If the resource deck is empty or the resource area is full, the resource phase places nothing. Nobody loses by that.',
  ),
  G5: published(
    'Attacks, actions, keywords',
    'Where chapter 6 points to attacks, action steps and keywords, chapters 7, 8 and 11 of the comprehensive rules apply.',
  ),
  G6: ruling(
    'Both players defeated',
    'If both players are defeated in the same moment, the game is a draw. A match may instead count it as a loss of the active player.',
    'simultaneousDefeat',
  ),
  G7: published(
    'Order at start and end',
    'Of the effects that go off at the start or the end of the turn, the active player resolves their own first, in the order of their choice, then the standby player does.',
  ),
  G8: published(
    'Whose hand is limited',
    "The hand step looks at the active player's hand alone. The standby player may keep any number of cards until their own end phase.",
  ),
  G9: ruling(
    'Choice of Resources',
    'The payer decides how much of a cost EX Resources pay and is asked when it makes a difference. A match may settle it beforehand: ordinary Resources first or EX Resources first.',
    'payment',
  ),
  G10: published(
    'Attacker leaves play',
    'If a Unit in a battle leaves the battle area, the attack goes on with the battle end step at the end of the step it is in. Its Pilot leaves with it.',
  ),
  G11: published(
    'Effect damage to a player',
    'Damage that an effect deals to a player whose shield area is empty changes nothing. Only battle damage defeats.',
  ),
  G12: ruling(
    'Order of the Shields',
    'The Shield that was placed last is the top one. Damage to the Shields always strikes the top one.',
  ),
  G13: published(
    'Base destroyed by an attack',
    "An attack that destroys a Base ends with it. What the attacker's AP had left over is lost.",
  ),
  G14: ruling(
    'Turn limit',
    'A game that is still undecided at the end of the last permitted turn, the hundredth if nothing else was agreed, is a draw.',
    'turnLimit',
  ),
  G15: published(
    'Attacker with 0 AP',
    'A Unit with 0 AP deals no damage, so its attack on a player with an empty shield area defeats nobody.',
  ),

  // Ambiguities of chapter 6
  A1: published(
    'Deck emptied by an effect',
    'The deck is checked at every moment and not only in the draw phase. A player whose deck is empty is defeated, whatever emptied it.',
  ),
  A2: ruling(
    'No end while abilities wait',
    'The end of the main phase can be declared only when no triggered ability waits, just like the other actions of that phase.',
  ),
  A3: ruling(
    'No actions inside an attack',
    'An attack is carried through as a whole. The actions of the main phase are available again after its battle end step.',
  ),
  A4: ruling(
    'Pilot of a token',
    'When a paired Unit token leaves the battle area, its Pilot goes to the place where the Unit was sent, and the token leaves the game. Each card goes to the place of its own owner.',
  ),
  A5: ruling(
    'Exceptions to one Pilot',
    'A Unit has a second Pilot, or loses its Pilot, only where the text of a card says so.',
  ),
  A6: ruling(
    'Repeated cleanup',
    'If something lasting during this turn comes up in the cleanup step, the step is repeated until nothing new does. After a fixed number of repetitions, twenty if nothing else was agreed, the turn passes anyway.',
    'cleanupLimit',
  ),
  A7: ruling(
    'No second hand step',
    'A hand that grows beyond ten in the cleanup step stays as it is until the next hand step of that player.',
  ),
  A8: ruling(
    'Signs of the rule text',
    'Page marks and broken lines inside the printed chapter are not rules. Both forms of the dot in 【Activate･Main】 and 【Activate･Action】 mean the same.',
  ),
  A9: published(
    'Shields never stand up',
    'Shields are not among the cards of the active step. They are neither active nor rested in play and nothing about them changes there.',
  ),
  A10: published(
    'Steps of a battle wait too',
    'Like a phase, a step of an attack is not left while effects that something in it triggered still wait.',
  ),
  A11: published(
    'Taking turns in action steps',
    'Taking turns means one action or one pass each. Only two passes directly after one another end the step, so a pass does not bar a player from acting later.',
  ),
  A12: ruling('Two names of one trigger', '【Attack】 and 【When Attacking】 are the same timing word.'),
  A13: published(
    'Shuffle of the redraw',
    'In a redraw the deck is shuffled after the five new cards were drawn, so the cards put back cannot be among them unless the deck is very small.',
  ),
  A14: ruling(
    'Standby effects inside a batch',
    "Effects that trigger while a batch is being resolved form a batch of their own, the active player's first, and it is finished before the rest of the older batch, whoever owns that.",
  ),
  A15: ruling(
    'How many Units go',
    'After several Units were deployed together, only as many go to the trash as exceed six. A match may demand as many as were deployed.',
    'unitLimitTrash',
  ),

  // Rulings beyond chapter 6
  R1: ruling(
    '【During Link】',
    'The effect holds while its Unit is paired with a Pilot that meets the link condition of the Unit. It ends with that pairing.',
  ),
  R2: ruling(
    '【When Linked】',
    'The effect triggers when a pairing makes its Unit a Link Unit, in the same moment as 【When Paired】.',
  ),
  R3: ruling(
    'Newcomers are not trashed',
    'A full battle area makes room before the next Unit comes. The Unit that goes to the trash is chosen among those that stand there, and neither of the two hears what happens to the other.',
  ),
  R4: ruling(
    'Who is Player One',
    'Chance decides who is Player One. A match may let the winner of the toss choose, or name Player One beforehand.',
    'firstPlayer',
  ),
  R5: ruling(
    'Endless effects',
    'When triggered effects follow one another without end, and no player decides anything but their order, what still waits after five hundred of them, or after the number agreed, is dropped. A text that activates itself again counts like a triggered effect, and so do every twenty rounds of one that repeats.',
    'effectLimit',
  ),
  R6: ruling(
    'Damage is never negative',
    'Damage that is prevented or reduced does not fall below 0. Reduced to 0, it is no damage.',
  ),
  R7: ruling(
    'Searching and finding nothing',
    'A player who may search a place that the opponent cannot see may choose nothing, even if a fitting card is there.',
  ),
  R8: ruling(
    'Effect pairs a paired Unit',
    'If an effect would pair a Pilot with a Unit that has one, nothing happens and the Pilot stays where it is.',
  ),
  R9: ruling(
    'Changing the target',
    'An attack can be turned only to a target that the effect names. What follows looks at the new target; what depends on the declaration still looks at the declared one.',
  ),
  R10: ruling(
    'Tokens of every game',
    'The EX Base and the EX Resource exist in every match, whatever cards the players brought.',
  ),
  R11: ruling(
    'Paying by number',
    'Ordinary Resources do not differ from one another, so a payer says only how many EX Resources go into a cost. The rest is paid with active ordinary Resources.',
  ),
  R12: ruling(
    'Looking at the top',
    'Cards that an effect lets a player look at are seen by that player alone, unless the effect has them revealed.',
  ),
  R13: ruling(
    'When a condition is looked at',
    'An effect that begins with "if" triggers whether or not its condition holds. The condition is looked at when the effect resolves; if it does not hold then, the effect does nothing.',
  ),
  R14: ruling(
    'One replacement for several',
    'When an "instead" that works once per turn, or that its own card pays for by leaving, would apply to several cards of one moment, it applies to one of them. To the others happens what was to happen. A replacement that is declined has not been used.',
  ),
  R15: ruling(
    'What a card falls to',
    'A card that has no HP left in the moment in which it receives damage is destroyed by that damage and by whoever deals it. A card that survives its damage and loses its HP later falls to an effect, and no battle has destroyed it.',
  ),
  R16: ruling(
    'A price is one thing',
    'Everything before the colon is looked at together, before any of it is paid. A card pays for one part of the price, and a part is not paid with a card that another part cannot do without.',
  ),
  R17: ruling(
    'Half is not done',
    'What follows "if you do" happens when all of what was asked for has been done; what could be done in part stays done. A match may let any part be enough, or have nothing begin that lacks cards for the whole.',
    'ifYouDo',
  ),
  R18: ruling(
    'What a price buys',
    'A player who may pay for something may pay although what is bought has no target, and then gets nothing for it. An offer without a price is not made when nothing of it could begin.',
  ),
  R19: ruling(
    'Unused this turn',
    'An effect that works once per turn has not worked when it found no target, when it could change nothing, or when its player declined all of it. It may still work later in the turn.',
  ),
  R20: ruling(
    'More Units than room',
    'When more Units come at once than a battle area can hold, as many come as there is room for after everything that stood there has gone. The others stay where they are; a token stays outside.',
  ),
  R21: ruling(
    'Several things of one moment',
    'An effect that several things of one moment have triggered once speaks of all of them: what it does to the card that something happened to it does to each of those cards, and an amount is the sum. A match may have it speak of the first one only.',
    'sameMoment',
  ),
  R22: ruling(
    'As it last was',
    'An effect that speaks of a card which has left play while the effect waited or resolved looks at that card as it last was in play: its numbers, its Pilot, its state and its keywords.',
  ),
  R23: ruling(
    'Texts that ask each other',
    'Whether a continuous text applies, to what and by how much, is looked at as if it did not apply itself, again and again until nothing changes; the order in which the cards came decides nothing. Where that never ends, the texts in the circle are looked at once each, in the order in which their cards entered: a Base before all Units, and of cards of one turn those of the active player first, as they stand. What only follows from the circle is looked at after it. Link conditions that ask which Units are Link Units are looked at in the same way.',
  ),
  R24: ruling(
    'Several replacements of one event',
    'When several texts would replace the same event, those of the active player go first, in the order in which their cards stand; one that is declined, or that cannot be done, leaves the event to the next. What one of them replaced is not there for the others.',
  ),
  R25: ruling(
    'Bounds of numbers',
    'No AP and no HP is greater than 9,999. A number that a continuous text works out from what others change lies between that and -9,999.',
  ),
  R40: ruling(
    'Done in another way',
    'What an effect does to cards counts as done for "if you do" also where a text has put something else in its place, and where that text was declined.',
  ),

  // Words of later cards: not in the game as published with these rules, and in no match whose cards do not use them
  R26: ruling(
    'May attack what is active',
    'An extension: a Unit that a text lets attack an active enemy Unit may name it as its target like a rested one. All else that bars the attack still bars it.',
  ),
  R27: ruling(
    'Rules about two cards',
    'An extension: a text may forbid, allow, demand or prevent something only where another card has a part in it: the attacker or the target, the source of the damage, the card whose effect it is. What an effect makes hold for a time compares with the numbers of the moment in which it resolved; a continuous text compares with those of now.',
  ),
  R28: ruling(
    'Protected shield area',
    'An extension: damage that a text keeps from a shield area is taken off before the Base, or the top Shield, receives it, whether a battle or an effect such as Breach deals it.',
  ),
  R29: ruling(
    'Shields destroyed otherwise',
    'An extension: a Shield that an effect destroys without damage is revealed, and its owner may use its Burst. An attack with <Suppression> that meets no Base damages the two top Shields at the same moment.',
  ),
  R30: ruling(
    'Deployed for its cost',
    'An extension: a card that an effect deploys "for its cost" is deployed only when there are Resources to pay that cost, with every change in force; its Lv is not looked at. The cost is paid before the card comes.',
  ),
  R31: ruling(
    'What has to be done',
    'An extension: a Unit that has to attack, or has to block, does so where it can: the main phase does not end, and the block is not declined, while it could. Where enemy Units have to be attacked, an attacker that can attack one of them attacks one of them, of several the one its player chooses.',
  ),
  R32: ruling(
    'Abilities outside play',
    'An extension: an ability that its card has in the hand or the trash works there and nowhere else. A change of its own cost or Lv counts for the card itself; the Lv it asks for and the cost it has are changed apart.',
  ),
  R33: ruling(
    'Other names',
    'An extension: a card that is treated as having another name too has both wherever a name is asked for, link conditions included.',
  ),
  R34: ruling(
    'The highest and the lowest',
    'An extension: of the cards that a text speaks of, those with the highest or the lowest number are all that have it; where one of them is chosen, its player chooses among these.',
  ),
  R35: ruling(
    'Later',
    'An extension: what an effect puts off waits with its player and goes off when the event comes, also after its card has left. It still speaks of the cards that it spoke of, as they are then or as they last were. It goes off once if it does not say how often.',
  ),
  R36: ruling(
    'Damage that is shared out',
    'An extension: damage that is divided is dealt in one moment. Its player says how much of it each of the chosen cards receives, which may be nothing.',
  ),
  R37: ruling(
    'Turns and phases, more or fewer',
    'An extension: a player who skips a phase or a turn leaves out the next one of that kind, once for each time an effect has said so. An extra turn follows the current turn of its player, or the next one.',
  ),
  R38: ruling(
    'Ended by a card',
    'An extension: an attack that an effect ends goes on with its battle end step when the step it is in is over, and deals no damage. A player whom an effect defeats has lost at once.',
  ),
  R39: ruling(
    'Marks',
    'An extension: counters and marks go with the card that bears them when it leaves play, and with their duration.',
  ),
  R41: ruling(
    'Counters that come and go',
    'An extension: a text may hear counters that an effect puts on a card in play or takes off it, each name for itself. Counters that go with their card or with their time are not taken off.',
  ),
  R42: ruling(
    'Every so many turns',
    'An extension: a text may hold only in every second, third or later turn of a player. The turns of that player are counted from the beginning of the match, extra ones included, and those left out are not.',
  ),
  R43: ruling(
    'Under the control of another',
    'An extension: a Unit that comes under the control of another player stays the same card, with its Pilot, its damage, its state and everything that lasts on it, and may attack as before. A battle that it fights in ends. When the time is over it goes back, also to an area that is full, where its owner makes room. Cards that leave play go to their owners.',
  ),
  R44: ruling(
    'Copied abilities',
    'An extension: a card that gets the abilities of another one has what is printed on it besides its own, as if it were printed on itself: not its keywords, its numbers or what it was given. What is only for Commands and Bursts is left out. It keeps them when the other card has gone.',
  ),
  R45: ruling(
    'Battle damage without a battle',
    'An extension: Units that an effect has deal battle damage to each other do so at one moment with the AP they have then. It is no attack and no battle, so that neither <First Strike> nor <Breach> works, and nobody blocks.',
  ),
  R46: ruling(
    'Attacks by effects',
    'An extension: an attack that an effect brings about waits like an effect that is triggered, and has all its steps. It is made only where the Unit could make it, and not in the middle of another attack.',
  ),
  R47: ruling(
    'Several things as one moment',
    'An extension: what a text does as one moment triggers one batch, after the last of it. A card that leaves in that moment sees all of it.',
  ),
  R48: ruling(
    'All of them or none',
    'An extension: where a text asks for so many cards or none, nothing is chosen where there are fewer, and what begins with that choice is not used.',
  ),
  R49: ruling(
    'Played for another price',
    'An extension: a card that says so may be played with something paid besides, and its cost and Lv are what it says then, with every change in force. All of it has to be payable; it is paid when the card has left the hand, before its cost and before room is made. A Command is played in this way at the times that its own timing words name, and what stands before its colon is paid too.',
  ),
  R50: ruling(
    'Which Resources',
    'An extension: ordinary Resources do not differ from one another, so a player who chooses among Resources says only how many EX Resources are among them.',
  ),
  R51: ruling(
    'Paid with an EX Resource',
    'An extension: the effect of a Command may ask whether an EX Resource went into its cost, or into what was paid besides. Before it has been paid for, and in a Burst, none has.',
  ),
  R52: ruling(
    'One damage reduced',
    'An extension: what reduces only the next damage, or only the first one of a turn, is used up by the first damage that it applies to, whatever else reduces that. Several damages of one source at one moment are one.',
  ),
  R53: ruling(
    'Damage dealt to another card',
    'An extension: damage that a text has another card receive is dealt to that card as if it had been its target, by the same source; prevention and replacements are those of that card. It is passed on once, and not any more when that card has left.',
  ),
  R54: ruling(
    'Traits that are gained',
    'An extension: a card in play has the traits that texts give it besides those printed on it, for whatever asks for its traits. Texts that ask for traits are looked at with those that change what texts ask for.',
  ),
  R55: ruling(
    'Deployed rested',
    'An extension: a Unit that a text has deployed rested is rested when it enters; nothing rests it. A text of the Unit itself is not in force yet.',
  ),
  R56: ruling(
    'Effects of Commands',
    'An extension: a Command whose 【Main】 or 【Action】 its Burst activates has been activated like one that is played, for texts that ask for the activation and not for the playing.',
  ),
  R57: ruling(
    'Pilots that are chosen',
    'An extension: a text may choose a paired Pilot by itself, and move or destroy it. It is another card than its Unit, so that what keeps effects from choosing, returning or destroying the Unit does not keep them from the Pilot. The Unit stays as it is without what the Pilot gave it, and may be paired again; one that has no HP left without it falls to an effect.',
  ),
  R58: ruling(
    'Activated outside play',
    'An extension: an activated ability that a card has in the hand or the trash is used at its time by whoever has the card, for a price that the card itself does not pay. Copies in one place are alike, and whoever uses one in the hand shows it.',
  ),
  R59: ruling(
    'Shields and discards that are replaced',
    'An extension: a text may put something in the place of the damage to Shields, of their destruction, and of the discarding of cards in the hand by an effect. Damage that was replaced destroys no Shield, and a Shield whose destruction was replaced stays where it is, is not revealed and has no Burst. Of several Shields or cards at one moment each is replaced by itself. What is discarded to pay, or down to the limit of the hand, is discarded.',
  ),
  R60: ruling(
    'Defeat that is replaced',
    'An extension: when a player would lose by battle damage, for want of cards or by the text of a card, a text may put something in the place of that, and the game goes on. A player who still has no card in the deck when it has been carried out loses after all. Whoever concedes has lost.',
  ),
  R61: ruling(
    'Pilots that come to other Units',
    'An extension: a paired Pilot that an effect pairs with another Unit, or that two Units exchange, leaves the one and is paired with the other at one moment. Nothing is played, and it is the same card as before; what lasted while it was paired with the first Unit ends, and 【When Paired】 and 【When Linked】 work for the other one. A Unit that has a Pilot is paired with no second one; for an exchange both have to have one.',
  ),
  R62: ruling(
    'Traits that are lost',
    'An extension: effects take traits from a card in play and give it others, one effect after the other as they resolved, and first what is taken. Constant texts come after all effects: what any of them takes is taken before what any gives is given. What has left had the traits that it had then; anywhere else a card, and a Pilot, has those printed on it.',
  ),
  R63: ruling(
    'Words that are said',
    'An extension: a player may have to say the name of a card, a trait or a colour: one that some card of the match has, a token or not. It counts in the effect in which it is said, for what the effect forbids or puts off, and where the effect says how long, for all texts of its card as long as that is in play. Of two that are said under one name the later one counts. What nobody has said nothing has.',
  ),
  R64: ruling(
    'So much damage in all',
    'An extension: what keeps off so much damage in all is used up by it, the oldest first, whatever each damage comes to. It is taken off when everything else that reduces the damage has been, and before anything happens in the place of the damage. Of a shield area it comes before the Base or the top Shield receives the rest, which it destroys as before.',
  ),
  R65: ruling(
    'Returned to pay',
    'An extension: a price may be that a card, or Units of the payer, are returned to the hand or the deck. What can not be returned does not pay. It is returned before the effect looks for its targets, and a Pilot goes with its Unit.',
  ),
  R66: ruling(
    'Parts that another or chance picks',
    'An extension: an effect may leave to the other player, or to chance, which of its parts happen. A part that lacks a target it has to choose is not among them. Of parts that chance picks each is as likely as another, and they happen in printed order.',
  ),
  R67: ruling(
    'Effects of other Commands',
    'An extension: an effect may activate the 【Main】 or 【Action】 of another card than its own, such as the Command that is paired with its Unit as a Pilot. It is carried out for the player of that effect without the cost of the card, and the card stays where it is. For texts that ask, a Command has been activated, and none has been played.',
  ),
  R68: ruling(
    'Small damage kept off',
    'An extension: what keeps off only damage up to so much looks at each damage as it is when everything else that reduces it has been taken off.',
  ),
};

/** A clause of this game's rulebook. */
export type ClauseId = keyof typeof rulebook;
