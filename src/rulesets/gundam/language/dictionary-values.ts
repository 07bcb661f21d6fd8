/** The fixed words that fields of the language take. */
import { explain } from '../../cards/dictionary.ts';
import type { ClauseId } from '../rulebook.ts';
import {
  areaPart,
  attacked,
  backPlace,
  bond,
  can,
  cant,
  cardType,
  color,
  commandTiming,
  copied,
  damageFrom,
  duration,
  either,
  eventBy,
  history,
  keyword,
  limitPer,
  must,
  oneSide,
  operator,
  outside,
  passage,
  pile,
  place,
  register,
  replaced,
  replacedBy,
  side,
  skipped,
  span,
  stat,
  state,
  timing,
  turnOf,
  unique,
  who,
  zone,
} from './language.ts';

const { values } = explain<ClauseId>();

const oneOfTheSides = {
  own: 'Of the player whose effect it is.',
  enemy: "Of that player's opponent.",
};

const eitherPlayer = {
  you: 'The player whose effect it is.',
  opponent: "That player's opponent.",
};

const piles = {
  deck: "A player's deck. Its cards are face down; a player who searches it sees them, but not their order.",
  shields: {
    means:
      'The Shields, face down, without the Base. Nobody can choose among them; the one placed last is the top one.',
    clause: '3-6-4-2',
  },
} as const;

const backPlaces = {
  deckTop: "On top of the owner's deck.",
  deckBottom: "At the bottom of the owner's deck.",
  trash: "The owner's trash.",
};

const commandTimings = {
  main: {
    means: 'A Command played from the hand in your own main phase. Only Commands have it.',
    clause: '11-2-3',
  },
  action: { means: 'A Command played from the hand in an action step. Only Commands have it.', clause: '11-2-4' },
} as const;

export const VALUES = [
  values('timings', 'When an ability works', timing, {
    deploy: {
      means:
        'This card enters the battle area or the base section, played or by an effect. For a Pilot that never happens.',
      clause: '11-2-6',
    },
    attack: { means: 'This Unit, or the Unit of this Pilot, declares an attack.', clause: '11-2-7' },
    destroyed: {
      means:
        'This card, or the Unit of this Pilot, is destroyed. The ability still sees the card as it last was; not for a card that was returned, replaced or put into the trash in another way.',
      clause: '11-2-8',
    },
    burst: {
      means:
        'This card was a Shield and has just been destroyed. Its owner is asked whether to use it, without a cost; the card goes to the trash afterwards unless the effect moved it. Stands alone, once on a card.',
      clause: '11-2-5',
    },
    whenPaired: {
      means:
        'A Pilot is paired with this Unit; on a Pilot, this Pilot is paired. `pairedWith` says which partner it has to be.',
      clause: '11-2-9',
    },
    whenLinked: {
      means: 'A pairing makes this Unit, or the Unit of this Pilot, a Link Unit, in the same moment as `whenPaired`.',
      clause: 'R2',
    },
    ...commandTimings,
    activateMain: {
      means:
        'Activated by its controller in their own main phase, between other actions. On Units, their Pilots and Bases.',
      clause: '6-5-3-1',
    },
    activateAction: {
      means:
        'Activated by its controller in an action step, when it is their turn to act. On Units, their Pilots and Bases.',
      clause: '11-2-2',
    },
    startOfTurn: {
      means:
        'The start step of every turn, of either player. For your own turns only, add `"if": { "turn": "yours" }`, or use `when` with `turnStart` and a `side`.',
      clause: '6-2-3-1',
    },
    endOfTurn: {
      means:
        'The end step of every turn, of either player. For your own turns only, add `"if": { "turn": "yours" }`, or use `when` with `turnEnd` and a `side`.',
      clause: '6-6-3-1',
    },
    when: { means: 'The event that the field `when` describes happens while this card is in play.', clause: '9-1-6-4' },
    constant: {
      means:
        'Holds all the time while this card is in play and its conditions are met. Stands alone, with `constant` in the place of `effects`.',
      clause: '9-1-5',
    },
  }),
  values('registers', 'What is known without choosing', register, {
    this: 'The object in play whose text this is; for the text of a Pilot, the Unit that it is paired with. Nothing for a Command or a Burst. When it has left play, texts can still ask what it last was.',
    thisCard:
      'The card on which this text is printed, where it lies now: in play, in the trash after `destroyed`, or on its way as a Command or a revealed Shield. The word for "deploy this card" in a Burst. A Pilot that is paired has no such place, so its text finds nothing.',
    it: 'What this effect chose, drew by chance, took from the top of a pile, discarded, moved or deployed last, where it is now. In `forEach` the one whose turn it is; in `instead` the card that it would have happened to. Nothing before that.',
    cause: {
      means:
        'What the event that triggered this ability happened to, as the entry of the event says; all of them when several things of one moment triggered it. Of a card that has left play, texts can still ask what it last was. Nothing for an ability that no event triggers.',
      clause: 'R21',
    },
    causeOther: {
      means:
        'The other party of the event that triggered this ability, as the entry of the event says: the opponent in a battle, or what dealt the damage. Nothing where the event has none.',
      clause: 'R21',
    },
    attacker: 'The attacking Unit of the battle in progress. Nothing outside a battle.',
    attackTarget: {
      means:
        'The Unit that the battle in progress is against now, after a block or a change of target. Nothing outside a battle, or when a player is attacked.',
      clause: 'R9',
    },
    ownBase: 'The Base of the player whose effect it is, if there is one.',
    enemyBase: "The opponent's Base, if there is one.",
  }),
  values('zones', 'Zones', zone, {
    battle: 'The Units in the battle area, without their Pilots.',
    play: 'The Units in the battle area and the Bases in the base sections.',
    base: 'The Base, the EX Base included.',
    hand: "A player's hand.",
    trash: "A player's trash.",
    ...piles,
    removed: 'The cards removed from the game.',
    looked: {
      means:
        'The cards that this effect has looked at with `look` and that still lie there. With `"side": "enemy"` when they are the opponent\'s.',
      clause: 'R12',
    },
    pilots: {
      means:
        'The Pilots that are paired with Units of the battle area. They can be chosen, counted, moved and destroyed.',
      clause: 'R57',
    },
  }),
  values('piles', 'Piles with a top card', pile, piles),
  values('places', 'Where a card is put', place, {
    hand: "The owner's hand.",
    ...backPlaces,
    shields: "Face down on top of the owner's Shields.",
    removed: 'Removed from the game.',
  }),
  values('places-of-rest', 'Where cards that were looked at are put', backPlace, {
    ...backPlaces,
    deckTop: 'They stay where they are, in the same order.',
    deckBottom: "At the bottom of the owner's deck, in a random order.",
  }),
  values('sides', 'Sides', side, { ...oneOfTheSides, any: 'Of either player.' }),
  values('one-side', 'One side', oneSide, oneOfTheSides),
  values('players', 'Players', who, {
    ...eitherPlayer,
    each: { means: 'Both players; where both have to decide, the active player first.', clause: '1-3-4' },
  }),
  values('one-player', 'One player', either, eitherPlayer),
  values('durations', 'How long something lasts', duration, {
    turn: { means: 'Until the cleanup step of the current turn, whoever has it.', clause: '6-6-5-1a' },
    battle: {
      means: 'Until the battle end step of the battle in progress. Outside a battle it lasts as long as `turn`.',
      clause: '7-7-1',
    },
    opponentTurn: {
      means:
        "Until the cleanup step of the opponent's next turn. In a turn of the opponent that is not the current turn but their following one.",
      clause: '6-6-5-1a',
    },
    whilePaired:
      'As long as the card keeps the Pilot that it has now. On a card without a Pilot, and on a player, it ends at once.',
    whileLinked:
      'As long as the card is linked with the Pilot that it has now. On a card that is not linked, and on a player, it ends at once.',
    always: { means: 'As long as the card stays in play; on a player, for the rest of the game.', clause: '3-1-5' },
  }),
  values('prohibitions', "What can't be done", cant, {
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
  values('permissions', 'What may be done against the rules', can, {
    attackActive: { means: 'The Unit may attack active enemy Units.', clause: 'R26' },
    attackOnArrival: { means: 'The Unit may attack in the turn in which it entered.', clause: '2-11-4' },
    blockRested: { means: 'The Unit may block while it is rested.', clause: '7-4-1' },
  }),
  values('obligations', 'What has to be done', must, {
    attack: 'The main phase of its player does not end while the Unit could attack.',
    beAttacked: {
      means:
        'Enemy Units that attack and could attack it attack it, or another one of which the same is said. Whether a rested Unit is meant only is for the filter to say.',
      clause: 'R31',
    },
    block: 'Its player does not decline to block while the Unit could block.',
  }),
  values('area-parts', 'Parts of a shield area', areaPart, {
    shields: 'The Shields, while there is no Base.',
    base: 'The Base, while there is one.',
  }),
  values('outside', 'Where an ability works outside play', outside, {
    hand: "In its owner's hand.",
    trash: "In its owner's trash.",
  }),
  values('passages', 'Where cards come from and go to', passage, {
    hand: 'A hand.',
    trash: 'A trash.',
    deck: 'A deck, at whatever place in it.',
    shields: 'The Shields.',
    removed: 'The cards removed from the game.',
  }),
  values('unique', 'What cards can have in common', unique, {
    name: 'Their name.',
    card: 'Their id.',
  }),
  values('histories', 'What a player did this turn', history, {
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
  values('spans', 'How far back a text looks', span, {
    turn: 'This turn so far, whoever has it.',
    lastTurn: 'The turn before this one.',
    battle: 'Since the last battle of this turn began; nothing where none has.',
    match: 'The whole match.',
  }),
  values('skipped', 'What a player can leave out', skipped, {
    draw: { means: 'The draw phase.', clause: '6-3-1' },
    resource: { means: 'The resource phase.', clause: '6-4-1' },
    main: { means: 'The main phase.', clause: '6-5-1a' },
    turn: { means: 'A whole turn.', clause: '6-6-6' },
  }),
  values('limits', 'Within what an ability is limited', limitPer, {
    turn: { means: 'A turn.', clause: '11-2-12' },
    battle: 'A battle; outside one, a turn.',
    match: 'The time that the card stays in play.',
  }),
  values('stats', 'Numbers of a card', stat, {
    ap: 'AP: in play with the Pilot and everything in force, elsewhere as printed. A Base counts with its printed AP.',
    hp: 'Full HP, without taking damage off: in play with the Pilot and everything in force, elsewhere as printed.',
    remainingHp: 'HP left: full HP less damage.',
    level: 'Printed Lv.',
    cost: 'Printed cost, without changes in force.',
    damage: 'Damage on the card; 0 for a card that is not in play.',
    printedAp: 'Printed AP, without the Pilot and whatever is in force.',
    printedHp: 'Printed HP, without the Pilot, damage and whatever is in force.',
  }),
  values('comparisons', 'Comparisons', operator, {
    '<': 'Less than.',
    '<=': 'Less than or equal to.',
    '=': 'Equal to.',
    '>=': 'Greater than or equal to.',
    '>': 'Greater than.',
  }),
  values('states', 'States', state, { active: 'Active: upright.', rested: 'Rested: turned sideways.' }),
  values('turns', 'Whose turn it is', turnOf, {
    yours: 'A turn of the player whose effect it is.',
    opponents: "A turn of that player's opponent.",
  }),
  values('attacked', 'What is attacked', attacked, { player: 'A player.', unit: 'A Unit.' }),
  values('bonds', 'Being paired', bond, {
    pair: { means: 'Only while its Unit has a Pilot.', clause: '11-2-10' },
    link: { means: 'Only while its Unit is a Link Unit.', clause: 'R1' },
  }),
  values('command-timings', 'Effects of a Command', commandTiming, commandTimings),
  values('causes', 'What an event came from', eventBy, {
    battle: { means: 'Battle damage.', clause: '7-6-3-2' },
    damage: {
      means: 'Damage that it did not survive, in battle or by an effect: not an instruction to destroy it.',
      clause: 'R15',
    },
    effect: {
      means: 'An effect: its damage, its instruction, or a loss of HP that no damage caused.',
      clause: 'R15',
    },
  }),
  values('copied', 'What of a card another one gets', copied, {
    abilities: 'What its texts say, apart from what is only for Commands and Bursts.',
    keywords: 'The keywords that are printed on it, with their values.',
  }),
  values('damage', 'Kinds of damage', damageFrom, {
    battle: 'Battle damage.',
    effects: 'Damage that effects deal, that of either player.',
    any: 'Both.',
  }),
  values('replaced', 'What can be replaced', replaced, {
    destroyed: 'The card would be destroyed.',
    damaged: 'The card would receive damage, after what is prevented has been taken off.',
    returned: 'An effect would put the card into a hand or a deck.',
    rested: 'The instruction `rest` would rest the card. Attacks, blocks, Support and prices do not count.',
  }),
  values('replaced-by', 'What a replaced event came from', replacedBy, {
    battle: 'Battle damage.',
    effects: 'An effect, and anything else that is no battle damage.',
  }),
  values('card-types', 'Kinds of cards', cardType, {
    unit: 'A Unit.',
    pilot: 'A Pilot; in a `link` or a `pairedWith`, also a Command that is paired as one.',
    command: 'A Command.',
    base: 'A Base.',
    resource: 'A Resource.',
  }),
  values('colors', 'Colours', color, {
    blue: 'Blue.',
    green: 'Green.',
    red: 'Red.',
    white: 'White.',
    purple: 'Purple.',
  }),
  values('keywords', 'Keyword effects', keyword, {
    repair: { means: 'Recovers so many HP at the end of your turn. Several values add up.', clause: '11-1-1' },
    breach: {
      means:
        'Deals so much damage to the enemy shield area when its attack destroys an enemy Unit in your turn. Several values add up.',
      clause: '11-1-2',
    },
    support: {
      means:
        'May be rested in your main phase to give another of your Units so much AP this turn. Several values add up.',
      clause: '11-1-3',
    },
    blocker: { means: 'May be rested to become the target of an enemy attack.', clause: '11-1-4' },
    firstStrike: { means: 'While attacking, deals its battle damage first.', clause: '11-1-5' },
    highManeuver: { means: 'While attacking, it cannot be blocked.', clause: '11-1-6' },
    suppression: {
      means: 'Its attack damages the two top Shields at the same moment, where there is no Base.',
      clause: 'R29',
    },
  }),
];
