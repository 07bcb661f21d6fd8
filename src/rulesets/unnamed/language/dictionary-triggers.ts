/** The triggers of abilities, and which parties each of them carries. */
import { explain } from '../../cards/dictionary.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { values } = explain(rulebook);

const SELF = 'this card, the same as “this”';
const ATTACKER = 'the unit that attacks';

const OTHER = 'the other one of the two units, also when it has left since';
const BY = {
  source: 'the unit or land whose combat, effect or cost it was; of a tech and of a card in a pile, that card',
} as const;
const LATER = 'Not in the game as published.';

/** The words that speak of the two units of an attack. */
const attacked = {
  attacker: ATTACKER,
  defender: 'the unit that was met, also when it has left since; nothing where there was none',
} as const;
const fight = { cause: SELF, other: OTHER, attacker: ATTACKER, defender: 'the unit that is attacked' } as const;
const fought = { ...fight, defender: 'the unit that was attacked, also when it has left since' } as const;
const ITS_TURN =
  'A card hears it in its own player’s turn only, unless the match option turnTriggers says both or “of” says a side.';

export const TRIGGER_WORDS = values(['triggers', 'Triggers', word.trigger])({
  'triggers.onPlay': {
    means: 'This unit or land has been played from the hand. A unit that is summoned is not played. (play.2)',
    carries: { cause: SELF },
  },
  'triggers.onSummon': {
    means: 'This unit has come into a unit zone, whether it was played or summoned. (summon.2)',
    carries: { cause: SELF },
  },
  'triggers.whenAttacking': {
    means:
      'This unit attacks: it has been rested, and its lane has not been looked at yet, so there is no defender. What moves or removes units now decides what the attack meets. (atk.1b)',
    carries: { cause: SELF, attacker: SELF },
  },
  'triggers.endOfAttack': {
    means: 'The attack of this unit is over and it still stands in a unit zone, whatever the attack met. (atk.3)',
    carries: { cause: SELF, other: 'the unit that was met, if there was one', ...attacked },
  },
  'triggers.startOfCombat': {
    means:
      'This unit is one of the two in a combat that begins, attacking or attacked. Powers are compared afterwards. (cbt.1)',
    carries: fight,
  },
  'triggers.endOfCombat': {
    means:
      'A combat of this unit is over and it still stands, also after a tie that it survived and when nobody could strike. (cbt.7)',
    carries: { cause: SELF, other: OTHER, ...attacked },
  },
  'triggers.combatVictory': {
    means:
      'This unit has won its combat. The loser has not died yet, and no change of power saves it any more. (cbt.4)',
    carries: fought,
  },
  'triggers.combatLoss': {
    means: 'This unit has lost its combat, by a tie too, and still stands in a unit zone. It dies after this. (cbt.4)',
    carries: fought,
  },
  'triggers.onCombatVictory': { means: 'Another spelling of combatVictory. (A6)', carries: fought },
  'triggers.onCombatLoss': { means: 'Another spelling of combatLoss. (A6)', carries: fought },
  'triggers.onKill': {
    means:
      'This unit has won a combat whose loser has died, and still stands. There is none in a tie, nor for a unit that an effect destroys. It triggers together with the [On Death] of the loser. (cbt.6b)',
    carries: {
      cause: `${SELF}; the dead unit is “killed”`,
      killed: 'the unit that died, as it was when it left',
      other: 'the same',
      ...attacked,
    },
  },
  'triggers.onDeath': {
    means:
      'This unit has moved from a unit zone to the graveyard: by combat, by being destroyed or by being put there. It looks back at the card as it was, with the abilities it had; “put” and “summon” find it in the graveyard. (G14)',
    carries: { cause: SELF, ...BY },
  },
  'triggers.onProtectionHit': {
    means: 'An attack of this unit has removed a card of protection. A card that an effect removes is no hit. (prot.3)',
    carries: { cause: SELF, attacker: SELF, other: 'the card that was taken, in its player’s hand' },
  },
  'triggers.startOfTurn': {
    means: `A turn begins, before the Draw Phase. ${ITS_TURN} (time.1)`,
    carries: { them: 'the turn player' },
  },
  'triggers.startOfMain': {
    means: `The Main Phase begins, before anything can be done in it. ${ITS_TURN} (time.2)`,
    carries: { them: 'the turn player' },
  },
  'triggers.endOfTurn': {
    means: `The Main Phase has been ended, before the turn passes; what lasts for the turn still holds. ${ITS_TURN} (time.3)`,
    carries: { them: 'the turn player' },
  },
  'triggers.whenDestroyed': {
    means:
      'This land has left its zone, destroyed or in any other way. It looks back at the card as it was. For lands only. (R23)',
    carries: { cause: SELF, ...BY },
  },
  'triggers.onUnitSummoned': {
    means: 'Another unit, of either side unless “of” says whose, has come into a unit zone, played or summoned. (G16)',
    carries: { cause: 'the unit that came' },
  },
  'triggers.onUnitDeath': {
    means:
      'Another unit, of either side unless “of” says whose, has died; also a unit card that came to the graveyard from another pile, which was in no lane and no row. What leaves the table together with the dying unit does not hear it. (R22)',
    carries: {
      cause: 'the unit that died, as it was when it left; “put” and “summon” find it in the graveyard',
      ...BY,
    },
  },
  'triggers.onUnitAttack': {
    means:
      'Another unit, of either side unless “of” says whose, attacks. It resolves just after [When Attacking], before the lane is looked at. (G16)',
    carries: { cause: ATTACKER, attacker: ATTACKER },
  },
  'triggers.onLandPlaced': {
    means: 'Another land, of either side unless “of” says whose, has been played. (G16)',
    carries: { cause: 'the land that came' },
  },
  'triggers.onLandDestroyed': {
    means:
      'Another land, of either side unless “of” says whose, has left its zone, destroyed or in any other way. (R23)',
    carries: { cause: 'the land that left, as it was; “put” finds it in the graveyard or the trash', ...BY },
  },
  'triggers.onMove': {
    means: 'This unit has moved to another unit zone, by its player’s action or by an effect. (R9)',
    carries: { cause: SELF },
  },
  'triggers.onDraw': {
    means:
      'A player, either one unless “of” says the side, has drawn: in the Draw Phase or by an effect, once however many cards. A card that comes to the hand in another way is not drawn. (R9)',
    carries: { eventAmount: 'how many cards were drawn', other: 'the cards, in the hand', them: 'who has drawn' },
  },
  'triggers.onDiscard': {
    means:
      'A player, either one unless “of” says the side, has discarded, by an effect or for a cost, once however many cards. (R9)',
    carries: {
      eventAmount: 'how many cards were discarded',
      other: 'the cards, in the trash',
      them: 'who has discarded',
    },
  },
  'triggers.onAttacked': {
    means: `This unit is the one that an attack meets, and combat begins. ${LATER} (R34)`,
    carries: { ...fight, other: 'the unit that attacks' },
  },
  'triggers.onRest': {
    means: `This unit has been rested, or rested for longer: by its attack or move, by an effect or for a cost. ${LATER} (R34)`,
    carries: { cause: SELF, eventAmount: 'the counter of [Rest] that it has now' },
  },
  'triggers.onReady': {
    means: `This unit has become ready: by an effect, or when its counter wore off at the beginning of a turn. ${LATER} (R34)`,
    carries: { cause: SELF },
  },
  'triggers.onLeave': {
    means: `This unit or land has left the table, in whatever way. It looks back at the card as it was. ${LATER} (R34)`,
    carries: { cause: SELF, ...BY },
  },
  'triggers.onMark': {
    means: `This unit or land has got counters. ${LATER} (R34)`,
    carries: { cause: SELF, eventAmount: 'how many' },
  },
  'triggers.onUnmark': {
    means: `Counters have been taken off this unit or land. Counters that end by themselves have not been taken off. ${LATER} (R34)`,
    carries: { cause: SELF, eventAmount: 'how many' },
  },
  'triggers.onUse': {
    means: `A [Main] effect of this unit or land is used, and will have been carried out by then. ${LATER} (R34)`,
    carries: { cause: SELF },
  },
  'triggers.onTechPlayed': {
    means: `A player, either one unless “of” says the side, has played a tech, which has been carried out. ${LATER} (R34)`,
    carries: { cause: 'the tech, which can’t be moved yet', them: 'who has played it' },
  },
  'triggers.onProtectionLost': {
    means: `A player, either one unless “of” says the side, has lost cards of protection, by an attack, an effect or a cost. ${LATER} (R34)`,
    carries: {
      eventAmount: 'how many cards',
      other: 'the cards, where they went',
      source: 'the attacker, where it was an attack',
      them: 'who has lost them',
    },
  },
  'triggers.onProtectionLaid': {
    means: `A player lays cards of protection, from the deck or from elsewhere. ${LATER} (R62)`,
    carries: { eventAmount: 'how many cards', them: 'the player who lays them' },
  },
  'triggers.whenDrawn': {
    means: `This card has been drawn, in the Draw Phase or by an effect, and is shown; the first hand is not. ${LATER} (R58)`,
    carries: { cause: 'this card in the hand, the same as “this”' },
  },
  'triggers.whenDiscarded': {
    means: `This card has been discarded by an effect or for a cost. It works from the trash. ${LATER} (R58)`,
    carries: { cause: 'this card in the trash, the same as “this”' },
  },
  'triggers.whenTaken': {
    means: `This card has been taken from its player’s protection, by an attack, an effect or a cost. It is shown, and works from where it went. ${LATER} (R31)`,
    carries: { cause: 'this card, where it went', source: 'the attacker, where it was an attack' },
  },
  'triggers.main': {
    means:
      'No event: a [Main] effect that the player uses in their own Main Phase while nothing else is in progress. It stands alone in “on”, and its card has to be on the table. (R8)',
    carries: {},
  },
});
