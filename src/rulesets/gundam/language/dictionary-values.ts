/** The fixed words that fields of the language take. */
import { explain } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import type { ClauseId } from '../rulebook.ts';
import * as word from './language.ts';

const { values } = explain<ClauseId>();

const { sides, players, turns } = usual.seenFrom('player whose effect it is');

const piles = {
  deck: "A player's deck. Its cards are face down; a player who searches it sees them, but not their order.",
  shields:
    'The Shields, face down, without the Base. Nobody can choose among them; the one placed last is the top one. (3-6-4-2)',
} as const;

const backPlaces = {
  deckTop: "On top of the owner's deck.",
  deckBottom: "At the bottom of the owner's deck.",
  trash: "The owner's trash.",
} as const;

const commandTimings = {
  main: 'A Command played from the hand in your own main phase. Only Commands have it. (11-2-3)',
  action: 'A Command played from the hand in an action step. Only Commands have it. (11-2-4)',
} as const;

export const VALUES = [
  values('timings', 'When an ability works', word.timing, {
    deploy:
      'This card enters the battle area or the base section, played or by an effect. For a Pilot that never happens. (11-2-6)',
    attack: 'This Unit, or the Unit of this Pilot, declares an attack. (11-2-7)',
    destroyed:
      'This card, or the Unit of this Pilot, is destroyed. The ability still sees the card as it last was; not for a card that was returned, replaced or put into the trash in another way. (11-2-8)',
    burst:
      'This card was a Shield and has just been destroyed. Its owner is asked whether to use it, without a cost; the card goes to the trash afterwards unless the effect moved it. Stands alone, once on a card. (11-2-5)',
    whenPaired:
      'A Pilot is paired with this Unit; on a Pilot, this Pilot is paired. `pairedWith` says which partner it has to be. (11-2-9)',
    whenLinked:
      'A pairing makes this Unit, or the Unit of this Pilot, a Link Unit, in the same moment as `whenPaired`. (R2)',
    ...commandTimings,
    activateMain:
      'Activated by its controller in their own main phase, between other actions. On Units, their Pilots and Bases. (6-5-3-1)',
    activateAction:
      'Activated by its controller in an action step, when it is their turn to act. On Units, their Pilots and Bases. (11-2-2)',
    startOfTurn:
      'The start step of every turn, of either player. For your own turns only, add `"if": { "turn": "yours" }`, or use `when` with `turnStart` and a `side`. (6-2-3-1)',
    endOfTurn:
      'The end step of every turn, of either player. For your own turns only, add `"if": { "turn": "yours" }`, or use `when` with `turnEnd` and a `side`. (6-6-3-1)',
    when: 'The event that the field `when` describes happens while this card is in play. (9-1-6-4)',
    constant:
      'Holds all the time while this card is in play and its conditions are met. Stands alone, with `constant` in the place of `effects`. (9-1-5)',
  }),
  values('registers', 'What is known without choosing', word.register, {
    this: 'The object in play whose text this is; for the text of a Pilot, the Unit that it is paired with. Nothing for a Command or a Burst. When it has left play, texts can still ask what it last was.',
    thisCard:
      'The card on which this text is printed, where it lies now: in play, in the trash after `destroyed`, or on its way as a Command or a revealed Shield. The word for "deploy this card" in a Burst. A Pilot that is paired has no such place, so its text finds nothing.',
    it: 'What this effect chose, drew by chance, took from the top of a pile, discarded, moved or deployed last, where it is now. In `forEach` the one whose turn it is; in `instead` the card that it would have happened to. Nothing before that.',
    cause:
      'What the event that triggered this ability happened to, as the entry of the event says; all of them when several things of one moment triggered it. Of a card that has left play, texts can still ask what it last was. Nothing for an ability that no event triggers. (R21)',
    causeOther:
      'The other party of the event that triggered this ability, as the entry of the event says: the opponent in a battle, or what dealt the damage. Nothing where the event has none. (R21)',
    attacker: 'The attacking Unit of the battle in progress. Nothing outside a battle.',
    attackTarget:
      'The Unit that the battle in progress is against now, after a block or a change of target. Nothing outside a battle, or when a player is attacked. (R9)',
    ownBase: 'The Base of the player whose effect it is, if there is one.',
    enemyBase: "The opponent's Base, if there is one.",
  }),
  values('zones', 'Zones', word.zone, {
    battle: 'The Units in the battle area, without their Pilots.',
    play: 'The Units in the battle area and the Bases in the base sections.',
    base: 'The Base, the EX Base included.',
    hand: "A player's hand.",
    trash: "A player's trash.",
    ...piles,
    removed: 'The cards removed from the game.',
    looked:
      'The cards that this effect has looked at with `look` and that still lie there. With `"side": "enemy"` when they are the opponent\'s. (R12)',
  }),
  values('piles', 'Piles with a top card', word.pile, piles),
  values('places', 'Where a card is put', word.place, {
    hand: "The owner's hand.",
    ...backPlaces,
    shields: "Face down on top of the owner's Shields.",
    removed: 'Removed from the game.',
  }),
  values('places-of-rest', 'Where cards that were looked at are put', word.backPlace, {
    ...backPlaces,
    deckTop: 'They stay where they are, in the same order.',
    deckBottom: "At the bottom of the owner's deck, in a random order.",
  }),
  values('sides', 'Sides', word.side, { ...sides, any: 'Of either player.' }),
  values('one-side', 'One side', word.oneSide, sides),
  values('players', 'Players', word.who, {
    ...players,
    each: 'Both players; where both have to decide, the active player first. (1-3-4)',
  }),
  values('one-player', 'One player', word.either, players),
  values('durations', 'How long something lasts', word.duration, {
    turn: 'Until the cleanup step of the current turn, whoever has it. (6-6-5-1a)',
    battle: 'Until the battle end step of the battle in progress. Outside a battle it lasts as long as `turn`. (7-7-1)',
    opponentTurn:
      "Until the cleanup step of the opponent's next turn. In a turn of the opponent that is not the current turn but their following one. (6-6-5-1a)",
    whilePaired:
      'As long as the card keeps the Pilot that it has now. On a card without a Pilot, and on a player, it ends at once.',
    whileLinked:
      'As long as the card is linked with the Pilot that it has now. On a card that is not linked, and on a player, it ends at once.',
    always: 'As long as the card stays in play; on a player, for the rest of the game. (3-1-5)',
  }),
  values('prohibitions', "What can't be done", word.cant, {
    attack: "The Unit can't attack.",
    attackPlayer: "The Unit can't attack the opponent; it can still attack Units.",
    attackUnits: "The Unit can't attack Units; it can still attack the opponent.",
    block: "The Unit can't block.",
    beBlocked: 'While the Unit attacks, nothing can block it, as with High-Maneuver.',
    beSetActive: "The card stays rested: the active step and effects can't set it active.",
    beRested:
      "The card can't be rested by anything: an attack, a block, Support and prices that rest it are not possible either.",
    beDestroyed: "The card can't be destroyed, by damage, by effects or for a price. It stays in play even without HP.",
    beDestroyedByEffects: 'No instruction that destroys can destroy the card. Damage still can, and a loss of HP.',
    beReturned: "Effects can't put the card into a hand or a deck.",
    beTargeted:
      "Effects of the opponent can't choose the card. Effects that choose nothing, such as those on all Units, reach it.",
    beDamagedByEffects: 'Damage of effects to the card is no damage.',
    beDamagedInBattle: 'Battle damage to the card is no damage.',
    bePaired: 'No Pilot can be paired with the Unit.',
    recover: "The card can't recover HP.",
    beAttacked: "The Unit can't be attacked; an attack can still be turned to it.",
    loseAp: "Effects can't take AP off the card for a time. What continuous texts take off stays.",
    setActiveInStartPhase: 'The card stays rested in the active step; effects can still set it active.',
    draw: "The player can't draw cards, not in the draw phase either. Said of players.",
    playCommands:
      "The player can't play Commands for their effect; pairing one as a Pilot is possible. Said of players.",
    playUnits: "The player can't play Units from the hand; effects can still deploy them. Said of players.",
  }),
  values('permissions', 'What may be done against the rules', word.can, {
    attackActive: 'The Unit may attack active enemy Units. (R26)',
    attackOnArrival: 'The Unit may attack in the turn in which it entered. (2-11-4)',
    blockRested: 'The Unit may block while it is rested. (7-4-1)',
  }),
  values('obligations', 'What has to be done', word.must, {
    attack: 'The main phase of its player does not end while the Unit could attack.',
    beAttacked:
      'Enemy Units that attack and could attack it attack it, or another one of which the same is said. Whether a rested Unit is meant only is for the filter to say. (R31)',
    block: 'Its player does not decline to block while the Unit could block.',
  }),
  values('area-parts', 'Parts of a shield area', word.areaPart, {
    shields: 'The Shields, while there is no Base.',
    base: 'The Base, while there is one.',
  }),
  values('outside', 'Where an ability works outside play', word.outside, {
    hand: "In its owner's hand.",
    trash: "In its owner's trash.",
  }),
  values('passages', 'Where cards come from and go to', word.passage, {
    hand: 'A hand.',
    trash: 'A trash.',
    deck: 'A deck, at whatever place in it.',
    shields: 'The Shields.',
    removed: 'The cards removed from the game.',
  }),
  values('unique', 'What cards can have in common', word.unique, { name: 'Their name.', card: 'Their id.' }),
  values('histories', 'What a player did this turn', word.history, {
    deployed:
      'Units that entered the battle area on this side, tokens included, played or by an effect. Bases do not count.',
    attacked: 'Attacks that this player declared.',
    destroyed: 'Units of this player that were destroyed, by whomever. Bases and Shields do not count.',
    paired: 'Pilots that this player paired, by playing them or by an effect.',
    commands: 'Commands that this player played for their effect; those paired as Pilots and Bursts do not count.',
    discarded: 'Cards that this player discarded, for whatever reason.',
    drawn: 'Cards that this player drew, the one of the draw phase included.',
    blocked: 'Blocks of this player.',
    linked: 'Times that a Unit of this player became a Link Unit.',
    damaged: 'Times that a Unit or a Base of this player received damage.',
    recovered: 'Times that a Unit or a Base of this player recovered HP.',
    shields: 'Shields of this player that were destroyed.',
  }),
  values('spans', 'How far back a text looks', word.span, {
    ...usual.SPANS,
    battle: 'Since the last battle of this turn began; nothing where none has.',
  }),
  values('skipped', 'What a player can leave out', word.skipped, {
    draw: 'The draw phase. (6-3-1)',
    resource: 'The resource phase. (6-4-1)',
    main: 'The main phase. (6-5-1a)',
    turn: 'A whole turn. (6-6-6)',
  }),
  values('limits', 'Within what an ability is limited', word.limitPer, {
    turn: 'A turn. (11-2-12)',
    battle: 'A battle; outside one, a turn.',
    match: 'The time that the card stays in play.',
  }),
  values('stats', 'Numbers of a card', word.stat, {
    ap: 'AP: in play with the Pilot and everything in force, elsewhere as printed. A Base counts with its printed AP.',
    hp: 'Full HP, without taking damage off: in play with the Pilot and everything in force, elsewhere as printed.',
    remainingHp: 'HP left: full HP less damage.',
    level: 'Printed Lv.',
    cost: 'Printed cost, without changes in force.',
    damage: 'Damage on the card; 0 for a card that is not in play.',
    printedAp: 'Printed AP, without the Pilot and whatever is in force.',
    printedHp: 'Printed HP, without the Pilot, damage and whatever is in force.',
  }),
  values('comparisons', 'Comparisons', word.operator, usual.OPERATORS),
  values('states', 'States', word.state, { active: 'Active: upright.', rested: 'Rested: turned sideways.' }),
  values('turns', 'Whose turn it is', word.turnOf, turns),
  values('attacked', 'What is attacked', word.attacked, { player: 'A player.', unit: 'A Unit.' }),
  values('bonds', 'Being paired', word.bond, {
    pair: 'Only while its Unit has a Pilot. (11-2-10)',
    link: 'Only while its Unit is a Link Unit. (R1)',
  }),
  values('command-timings', 'Effects of a Command', word.commandTiming, commandTimings),
  values('causes', 'What an event came from', word.eventBy, {
    battle: 'Battle damage. (7-6-3-2)',
    damage: 'Damage that it did not survive, in battle or by an effect: not an instruction to destroy it. (R15)',
    effect: 'An effect: its damage, its instruction, or a loss of HP that no damage caused. (R15)',
  }),
  values('copied', 'What of a card another one gets', word.copied, {
    abilities: 'What its texts say, apart from what is only for Commands and Bursts.',
    keywords: 'The keywords that are printed on it, with their values.',
  }),
  values('damage', 'Kinds of damage', word.damageFrom, {
    battle: 'Battle damage.',
    effects: 'Damage that effects deal, that of either player.',
    any: 'Both.',
  }),
  values('replaced', 'What can be replaced', word.replaced, {
    destroyed: 'The card would be destroyed.',
    damaged: 'The card would receive damage, after what is prevented has been taken off.',
    returned: 'An effect would put the card into a hand or a deck.',
    rested: 'The instruction `rest` would rest the card. Attacks, blocks, Support and prices do not count.',
  }),
  values('replaced-by', 'What a replaced event came from', word.replacedBy, {
    battle: 'Battle damage.',
    effects: 'An effect, and anything else that is no battle damage.',
  }),
  values('card-types', 'Kinds of cards', word.cardType, {
    unit: 'A Unit.',
    pilot: 'A Pilot; in a `link` or a `pairedWith`, also a Command that is paired as one.',
    command: 'A Command.',
    base: 'A Base.',
    resource: 'A Resource.',
  }),
  values('colors', 'Colours', word.color, {
    blue: 'Blue.',
    green: 'Green.',
    red: 'Red.',
    white: 'White.',
    purple: 'Purple.',
  }),
  values('keywords', 'Keyword effects', word.keyword, {
    repair: 'Recovers so many HP at the end of your turn. Several values add up. (11-1-1)',
    breach:
      'Deals so much damage to the enemy shield area when its attack destroys an enemy Unit in your turn. Several values add up. (11-1-2)',
    support:
      'May be rested in your main phase to give another of your Units so much AP this turn. Several values add up. (11-1-3)',
    blocker: 'May be rested to become the target of an enemy attack. (11-1-4)',
    firstStrike: 'While attacking, deals its battle damage first. (11-1-5)',
    highManeuver: 'While attacking, it cannot be blocked. (11-1-6)',
    suppression: 'Its attack damages the two top Shields at the same moment, where there is no Base. (R29)',
  }),
];
