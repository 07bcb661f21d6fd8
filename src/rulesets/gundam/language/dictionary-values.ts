/** The fixed words that fields of the language take. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { values } = explain(rulebook);

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

export const VALUES = values(
  ['timings', 'When an ability works', word.timing],
  ['registers', 'What is known without choosing', word.register],
  ['zones', 'Zones', word.zone],
  ['piles', 'Piles with a top card', word.pile],
  ['places', 'Where a card is put', word.place],
  ['places-of-return', 'Where cards are returned to pay', word.returnPlace],
  ['places-of-rest', 'Where cards that were looked at are put', word.backPlace],
  ['sides', 'Sides', word.side],
  ['one-side', 'One side', word.oneSide],
  ['players', 'Players', word.who],
  ['one-player', 'One player', word.either],
  ['durations', 'How long something lasts', word.duration],
  ['prohibitions', "What can't be done", word.cant],
  ['permissions', 'What may be done against the rules', word.can],
  ['obligations', 'What has to be done', word.must],
  ['area-parts', 'Parts of a shield area', word.areaPart],
  ['outside', 'Where an ability works outside play', word.outside],
  ['passages', 'Where cards come from and go to', word.passage],
  ['nameable', 'What a player names', word.nameable],
  ['unique', 'What cards can have in common', word.unique],
  ['histories', 'What a player did this turn', word.history],
  ['spans', 'How far back a text looks', word.span],
  ['skipped', 'What a player can leave out', word.skipped],
  ['limits', 'Within what an ability is limited', word.limitPer],
  ['stats', 'Numbers of a card', word.stat],
  ['comparisons', 'Comparisons', word.operator],
  ['states', 'States', word.state],
  ['turns', 'Whose turn it is', word.turnOf],
  ['attacked', 'What is attacked', word.attacked],
  ['bonds', 'Being paired', word.bond],
  ['command-timings', 'Effects of a Command', word.commandTiming],
  ['causes', 'What an event came from', word.eventBy],
  ['copied', 'What of a card another one gets', word.copied],
  ['damage', 'Kinds of damage', word.damageFrom],
  ['replaced', 'What can be replaced', word.replaced],
  ['replaced-by', 'What a replaced event came from', word.replacedBy],
  ['card-types', 'Kinds of cards', word.cardType],
  ['colors', 'Colours', word.color],
  ['keywords', 'Keyword effects', word.keyword],
)({
  'timings.deploy':
    'This card enters the battle area or the base section, played or by an effect. For a Pilot that never happens. (11-2-6)',
  'timings.attack': 'This Unit, or the Unit of this Pilot, declares an attack. (11-2-7)',
  'timings.destroyed':
    'This card, or the Unit of this Pilot, is destroyed. The ability still sees the card as it last was; not for a card that was returned, replaced or put into the trash in another way. (11-2-8)',
  'timings.burst':
    'This card was a Shield and has just been destroyed. Its owner is asked whether to use it, without a cost; the card goes to the trash afterwards unless the effect moved it. Stands alone, once on a card. (11-2-5)',
  'timings.whenPaired':
    'A Pilot is paired with this Unit; on a Pilot, this Pilot is paired. `pairedWith` says which partner it has to be. (11-2-9)',
  'timings.whenLinked':
    'A pairing makes this Unit, or the Unit of this Pilot, a Link Unit, in the same moment as `whenPaired`. (R2)',
  ...of('timings', commandTimings),
  'timings.activateMain':
    'Activated by its controller in their own main phase, between other actions. On Units, their Pilots and Bases. (6-5-3-1)',
  'timings.activateAction':
    'Activated by its controller in an action step, when it is their turn to act. On Units, their Pilots and Bases. (11-2-2)',
  'timings.startOfTurn':
    'The start step of every turn, of either player. For your own turns only, add `"if": { "turn": "yours" }`, or use `when` with `turnStart` and a `side`. (6-2-3-1)',
  'timings.endOfTurn':
    'The end step of every turn, of either player. For your own turns only, add `"if": { "turn": "yours" }`, or use `when` with `turnEnd` and a `side`. (6-6-3-1)',
  'timings.when': 'The event that the field `when` describes happens while this card is in play. (9-1-6-4)',
  'timings.constant':
    'Holds all the time while this card is in play and its conditions are met. Stands alone, with `constant` in the place of `effects`. (9-1-5)',
  'registers.this':
    'The object in play whose text this is; for the text of a Pilot, the Unit that it is paired with. Nothing for a Command or a Burst. When it has left play, as after `destroyed`, texts can still ask what it last was, and nothing is done to it: its card is `thisCard`.',
  'registers.thisCard':
    'The card on which this text is printed, where it lies now: in play, in the trash after `destroyed`, or on its way as a Command or a revealed Shield. The word for "deploy this card" in a Burst. A Pilot that is paired has no such place, so its text finds nothing.',
  'registers.it':
    'What this effect chose, drew by chance, took from the top of a pile, discarded, moved or deployed last, where it is now. In `forEach` the one whose turn it is; in `instead` the card that it would have happened to. Nothing before that.',
  'registers.cause':
    'What the event that triggered this ability happened to, as the entry of the event says; all of them when several things of one moment triggered it. Of a card that has left play, texts can still ask what it last was. Nothing for an ability that no event triggers. (R21)',
  'registers.causeOther':
    'The other party of the event that triggered this ability, as the entry of the event says: the opponent in a battle, or what dealt the damage. Nothing where the event has none. (R21)',
  'registers.attacker': 'The attacking Unit of the battle in progress. Nothing outside a battle.',
  'registers.attackTarget':
    'The Unit that the battle in progress is against now, after a block or a change of target. Nothing outside a battle, or when a player is attacked. (R9)',
  'registers.ownBase': 'The Base of the player whose effect it is, if there is one.',
  'registers.enemyBase': "The opponent's Base, if there is one.",
  'zones.battle': 'The Units in the battle area, without their Pilots.',
  'zones.play': 'The Units in the battle area and the Bases in the base sections.',
  'zones.base': 'The Base, the EX Base included.',
  'zones.hand': "A player's hand.",
  'zones.trash': "A player's trash.",
  ...of('zones', piles),
  'zones.removed': 'The cards removed from the game.',
  'zones.looked':
    'The cards that this effect has looked at with `look` and that still lie there. With `"side": "enemy"` when they are the opponent\'s. (R12)',
  'zones.pilots':
    'The Pilots that are paired with Units of the battle area. They can be chosen, counted, moved and destroyed. (R57)',
  ...of('piles', piles),
  'places.hand': "The owner's hand.",
  ...of('places', backPlaces),
  'places.shields': "Face down on top of the owner's Shields.",
  'places.removed': 'Removed from the game.',
  'places-of-return.hand': "Its owner's hand.",
  'places-of-return.deckTop': backPlaces.deckTop,
  'places-of-return.deckBottom': backPlaces.deckBottom,
  ...of('places-of-rest', backPlaces),
  'places-of-rest.deckTop': 'They stay where they are, in the same order.',
  'places-of-rest.deckBottom': "At the bottom of the owner's deck, in a random order.",
  ...of('sides', sides),
  'sides.any': 'Of either player.',
  ...of('one-side', sides),
  ...of('players', players),
  'players.each': 'Both players; where both have to decide, the active player first. (1-3-4)',
  ...of('one-player', players),
  'durations.turn': 'Until the cleanup step of the current turn, whoever has it. (6-6-5-1a)',
  'durations.battle':
    'Until the battle end step of the battle in progress. Outside a battle it lasts as long as `turn`. (7-7-1)',
  'durations.opponentTurn':
    "Until the cleanup step of the opponent's next turn. In a turn of the opponent that is not the current turn but their following one. (6-6-5-1a)",
  'durations.whilePaired':
    'As long as the card keeps the Pilot that it has now. On a card without a Pilot, and on a player, it ends at once.',
  'durations.whileLinked':
    'As long as the card is linked with the Pilot that it has now. On a card that is not linked, and on a player, it ends at once.',
  'durations.always': 'As long as the card stays in play; on a player, for the rest of the game. (3-1-5)',
  'prohibitions.attack': "The Unit can't attack.",
  'prohibitions.attackPlayer': "The Unit can't attack the opponent; it can still attack Units.",
  'prohibitions.attackUnits': "The Unit can't attack Units; it can still attack the opponent.",
  'prohibitions.block': "The Unit can't block.",
  'prohibitions.beBlocked': 'While the Unit attacks, nothing can block it, as with High-Maneuver.',
  'prohibitions.beSetActive': "The card stays rested: the active step and effects can't set it active.",
  'prohibitions.beRested':
    "The card can't be rested by anything: an attack, a block, Support and prices that rest it are not possible either.",
  'prohibitions.beDestroyed':
    "The card can't be destroyed, by damage, by effects or for a price. It stays in play even without HP.",
  'prohibitions.beDestroyedByEffects':
    'No instruction that destroys can destroy the card. Damage still can, and a loss of HP.',
  'prohibitions.beReturned': "The card can't be put into a hand or a deck, by effects or for a price.",
  'prohibitions.beTargeted':
    "Effects of the opponent can't choose the card. Effects that choose nothing, such as those on all Units, reach it.",
  'prohibitions.beDamagedByEffects': 'Damage of effects to the card is no damage.',
  'prohibitions.beDamagedInBattle': 'Battle damage to the card is no damage.',
  'prohibitions.bePaired': 'No Pilot can be paired with the Unit.',
  'prohibitions.recover': "The card can't recover HP.",
  'prohibitions.beAttacked': "The Unit can't be attacked; an attack can still be turned to it.",
  'prohibitions.loseAp': "Effects can't take AP off the card for a time. What continuous texts take off stays.",
  'prohibitions.setActiveInStartPhase': 'The card stays rested in the active step; effects can still set it active.',
  'prohibitions.draw': "The player can't draw cards, not in the draw phase either. Said of players.",
  'prohibitions.playCommands':
    "The player can't play Commands for their effect; pairing one as a Pilot is possible. Said of players.",
  'prohibitions.playUnits':
    "The player can't play Units from the hand; effects can still deploy them. Said of players.",
  'permissions.attackActive': 'The Unit may attack active enemy Units. (R26)',
  'permissions.attackOnArrival':
    'The Unit may attack in the turn in which it entered: with `by`, only Units that fit, and not the opponent. (2-11-4)',
  'permissions.blockRested': 'The Unit may block while it is rested. (7-4-1)',
  'obligations.attack': 'The main phase of its player does not end while the Unit could attack.',
  'obligations.beAttacked':
    'Enemy Units that attack and could attack it attack it, or another one of which the same is said. Whether a rested Unit is meant only is for the filter to say. (R31)',
  'obligations.block': 'Its player does not decline to block while the Unit could block.',
  'area-parts.shields': 'The Shields, while there is no Base.',
  'area-parts.base': 'The Base, while there is one.',
  'outside.hand': "In its owner's hand.",
  'outside.trash': "In its owner's trash.",
  'passages.hand': 'A hand.',
  'passages.trash': 'A trash.',
  'passages.deck': 'A deck, at whatever place in it.',
  'passages.shields': 'The Shields.',
  'passages.removed': 'The cards removed from the game.',
  'nameable.name': 'The name of a card, or of a Pilot that a Command may be.',
  'nameable.trait': 'A trait of a card or of such a Pilot.',
  'nameable.color': 'A colour.',
  'unique.name': 'Their name.',
  'unique.card': 'Their id.',
  'histories.deployed':
    'Units that entered the battle area on this side, tokens included, played or by an effect. Bases do not count.',
  'histories.attacked': 'Attacks that this player declared.',
  'histories.destroyed': 'Units of this player that were destroyed, by whomever. Bases and Shields do not count.',
  'histories.paired': 'Pilots that this player paired, by playing them or by an effect.',
  'histories.commands':
    'Commands that this player played for their effect; those paired as Pilots and Bursts do not count.',
  'histories.discarded': 'Cards that this player discarded, for whatever reason.',
  'histories.drawn': 'Cards that this player drew, the one of the draw phase included.',
  'histories.blocked': 'Blocks of this player.',
  'histories.linked': 'Times that a Unit of this player became a Link Unit.',
  'histories.damaged': 'Times that a Unit or a Base of this player received damage.',
  'histories.recovered': 'Times that a Unit or a Base of this player recovered HP.',
  'histories.shields': 'Shields of this player that were destroyed.',
  'histories.commandsActivated':
    'Commands whose 【Main】 or 【Action】 this player activated, by playing them or by an effect. (R56)',
  ...of('spans', usual.SPANS),
  'spans.battle': 'Since the last battle of this turn began; nothing where none has.',
  'skipped.draw': 'The draw phase. (6-3-1)',
  'skipped.resource': 'The resource phase. (6-4-1)',
  'skipped.main': 'The main phase. (6-5-1a)',
  'skipped.turn': 'A whole turn. (6-6-6)',
  'limits.turn': 'A turn. (11-2-12)',
  'limits.battle': 'A battle; outside one, a turn.',
  'limits.match': 'The time that the card stays in play.',
  'stats.ap':
    'AP: in play with the Pilot and everything in force, elsewhere as printed. A Base counts with its printed AP.',
  'stats.hp':
    'Full HP, without taking damage off: in play with the Pilot and everything in force, elsewhere as printed.',
  'stats.remainingHp': 'HP left: full HP less damage.',
  'stats.level': 'Printed Lv.',
  'stats.cost': 'Printed cost, without changes in force.',
  'stats.damage': 'Damage on the card; 0 for a card that is not in play.',
  'stats.printedAp': 'Printed AP, without the Pilot and whatever is in force.',
  'stats.printedHp': 'Printed HP, without the Pilot, damage and whatever is in force.',
  ...of('comparisons', usual.OPERATORS),
  'states.active': 'Active: upright.',
  'states.rested': 'Rested: turned sideways.',
  ...of('turns', turns),
  'attacked.player': 'A player.',
  'attacked.unit': 'A Unit.',
  'bonds.pair': 'Only while its Unit has a Pilot. (11-2-10)',
  'bonds.link': 'Only while its Unit is a Link Unit. (R1)',
  ...of('command-timings', commandTimings),
  'causes.battle': 'Battle damage. (7-6-3-2)',
  'causes.damage': 'Damage that it did not survive, in battle or by an effect: not an instruction to destroy it. (R15)',
  'causes.effect': 'An effect: its damage, its instruction, or a loss of HP that no damage caused. (R15)',
  'copied.abilities': 'What its texts say, apart from what is only for Commands and Bursts.',
  'copied.keywords': 'The keywords that are printed on it, with their values.',
  'damage.battle': 'Battle damage.',
  'damage.effects': 'Damage that effects deal, that of either player.',
  'damage.any': 'Both.',
  'replaced.destroyed': 'The card would be destroyed.',
  'replaced.damaged': 'The card would receive damage, after what is prevented has been taken off.',
  'replaced.returned': 'An effect would put the card into a hand or a deck.',
  'replaced.rested': 'The instruction `rest` would rest the card. Attacks, blocks, Support and prices do not count.',
  'replaced.discarded':
    'An effect would discard the card from the hand. Prices and the limit of the hand do not count. (R59)',
  'replaced.defeated':
    'The player would lose the game by battle damage, for want of cards or by an effect. Conceding does not count. (R60)',
  'replaced-by.battle': 'Battle damage.',
  'replaced-by.effects': 'An effect, and anything else that is no battle damage.',
  'card-types.unit': 'A Unit.',
  'card-types.pilot': 'A Pilot; in a `link` or a `pairedWith`, also a Command that is paired as one.',
  'card-types.command': 'A Command.',
  'card-types.base': 'A Base.',
  'card-types.resource': 'A Resource.',
  'colors.blue': 'Blue.',
  'colors.green': 'Green.',
  'colors.red': 'Red.',
  'colors.white': 'White.',
  'colors.purple': 'Purple.',
  'keywords.repair': 'Recovers so many HP at the end of your turn. Several values add up. (11-1-1)',
  'keywords.breach':
    'Deals so much damage to the enemy shield area when its attack destroys an enemy Unit in your turn. Several values add up. (11-1-2)',
  'keywords.support':
    'May be rested in your main phase to give another of your Units so much AP this turn. Several values add up. (11-1-3)',
  'keywords.blocker': 'May be rested to become the target of an enemy attack. (11-1-4)',
  'keywords.firstStrike': 'While attacking, deals its battle damage first. (11-1-5)',
  'keywords.highManeuver': 'While attacking, it cannot be blocked. (11-1-6)',
  'keywords.suppression': 'Its attack damages the two top Shields at the same moment, where there is no Base. (R29)',
});
