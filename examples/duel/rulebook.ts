import { ruling, seed } from '../../src/engine/index.ts';

/** A clause of this game's rulebook. */
export type ClauseId = keyof typeof rulebook;

/** The law of Duel. Every step, guard and event of the other files names one of these clauses. */
export const rulebook = {
  'deck.size': seed('Thirty cards', 'A deck has exactly 30 cards.'),
  'deck.copies': ruling('Five of a kind', 'A deck has at most five cards of one kind.'),

  'setup.shuffle': seed('Shuffling', 'Before the first turn both decks are put into a random order.'),
  'setup.hand': seed('First hand', 'Then both players draw five cards. The first seat has the first turn.'),

  'turn.energy': seed(
    'Energy',
    'As a turn begins its player can hold one more energy than before, ten at the most, and has all of it.',
  ),
  'turn.ready': seed('Getting ready', 'Then all units of that player get ready.'),
  'turn.draw': seed('The card of the turn', 'Then that player draws one card, in the very first turn as well.'),
  'turn.act': seed('Acting', 'The player whose turn it is plays and attacks in any order, as often as it is possible.'),
  'turn.pass': seed('Passing', 'Passing ends the turn; the opponent has the next one. It is always possible.'),

  'draw.empty': seed('The empty deck', 'A player who has to draw from an empty deck has no life left.'),

  'play.hand': seed('From the hand', 'A player plays cards of the own hand.'),
  'play.cost': seed('Cost', 'A card is played by paying its cost in energy; it can’t be played without.'),
  'play.room': seed('Six units', 'A player who has six units in play plays no other.'),
  'play.enter': seed('Entering play', 'A card that is played becomes a unit without damage that is not ready yet.'),

  'attack.ready': seed('Attacking', 'A ready unit attacks with its player’s say. It is not ready afterwards.'),
  'attack.target': seed('Targets', 'A unit attacks the opponent or any one of the opponent’s units.'),
  'attack.player': seed('Against the opponent', 'The attacked opponent loses as much life as the power of the unit.'),
  'attack.unit': seed(
    'Against a unit',
    'Two fighting units deal damage equal to their power to each other at one moment.',
  ),

  'word.played': seed('“When played”', 'Such an ability takes effect once the card has become a unit.'),
  'word.dies': seed('“When it dies”', 'Such an ability takes effect once the unit lies in the trash.'),
  'word.draw': seed(
    '“Draw”',
    'The player of the unit draws that many cards: each is the top one of the deck and goes to the hand, and only that player sees it.',
  ),
  'word.ping': seed(
    '“Ping”',
    'The player of the unit chooses one of the opponent’s units, which takes that much damage. Without one nothing happens.',
  ),
  'word.burn': seed('“Burn”', 'The opponent loses one life, and every unit of the opponent takes that much damage.'),
  'word.order': ruling(
    'Waiting abilities',
    'Abilities that wait at the same time take effect in the order in which they came up. A chain of 500 ends there.',
  ),

  'death.first': seed(
    'The first seat’s dead',
    'After every action the first unit of the first seat with at least as much damage as health dies and goes to the trash.',
  ),
  'death.second': seed('The second seat’s dead', 'Then the first such unit of the second seat dies in the same way.'),
  'death.again': seed(
    'Until nobody dies',
    'Both are repeated as long as there is such a unit, also one that a dying unit has hurt.',
  ),

  'end.first': seed(
    'The first seat is defeated',
    'Once nobody dies any more: if the first seat has no life left, the second seat wins.',
  ),
  'end.second': seed(
    'The second seat is defeated',
    'Otherwise, if the second seat has no life left, the first seat wins.',
  ),
  'end.turns': ruling(
    'The last turn',
    'When the last turn is over the game is a draw. It is the sixtieth unless the match says otherwise.',
    'turns',
  ),
  'end.concede': ruling('Conceding', 'A player can concede at any moment, and has lost then.'),
  'end.over': ruling('After the end', 'Nothing can be done in a game that is over.'),
  'decide.turn': ruling('Who decides', 'Only the player who is asked decides.'),
};
