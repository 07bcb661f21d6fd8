import { ruling } from '../../src/engine/index.ts';

/** A clause of this game's rulebook. */
export type ClauseId = keyof typeof rulebook;

/** The law of Bells, a game that was made up to try the ways in which effects can wait for each other. */
export const rulebook = {
  'setup.box': ruling('Boxes', 'Each player’s bells are shuffled into a box, and two of them taken out into the hand.'),
  'turn.bid': ruling(
    'Bidding',
    'Both players secretly bid up to three points; the higher bid has the turn and pays for it.',
  ),
  'turn.tie': ruling(
    'Equal bids',
    'If the bids are equal, nobody pays and the other player than last time has the turn.',
  ),
  'turn.take': ruling('A new bell', 'The player whose turn it is takes a bell out of the box, if there is one.'),
  'turn.main': ruling('Acting', 'That player hangs bells and rings bells until passing.'),
  'turn.pass': ruling('Passing', 'Passing ends the turn.'),
  'turn.end': ruling(
    'The end of the turn',
    'What lasts until the end of the turn ends, and every bell can be rung again.',
  ),

  'hang.room': ruling('Five bells', 'A player has at most five bells hanging.'),
  'hang.hand': ruling('From the hand', 'A bell is hung from the hand.'),
  'hang.place': ruling('Hanging', 'The bell is hung.'),
  'hang.steady': ruling('Holding still', 'Then it holds still.'),

  'ring.own': ruling('Own bells', 'A player rings the own bells.'),
  'ring.once': ruling('Once a turn', 'A player rings a bell once in a turn.'),
  'ring.hushed': ruling('Hushed', 'A hushed bell does not ring, whoever or whatever would ring it.'),
  'ring.sound': ruling('The sound', 'A bell that rings scores its tone.'),
  'ring.hear': ruling('Hearing', 'A bell rings when a bell rings that it hears.'),
  'ring.greet': ruling('Greeting', 'A bell rings when a bell is hung that it greets.'),
  'ring.last': ruling('Last words', 'A bell with last words rings when it has cracked.'),

  'do.strike': ruling('“Strike”', 'All bells of the opponent are dented at one moment.'),
  'do.tune': ruling('“Tune”', 'The own bells have a higher tone until the end of the turn.'),
  'do.hush': ruling('“Hush”', 'The player chooses a bell of the opponent, which is hushed until the end of the turn.'),
  'do.shield': ruling('“Shield”', 'The next time the bell would be dented, it is not.'),
  'do.hang': ruling('“Hang”', 'The first bell of the box is hung at once, if there is one and room for it.'),

  'wait.order': ruling('Waiting bells', 'Bells that are to ring wait for their turn in the way of the match.'),
  'wait.gone': ruling('A bell that is gone', 'Where it is asked again, a bell that no longer hangs does not ring.'),
  'wait.loop': ruling('Endless ringing', 'After forty bells in one chain the rest stays silent.'),
  'settle.echo': ruling('Echoes', 'Bells that were made to ring ring one after the other; the last come last.'),
  'settle.crack': ruling('Cracks', 'All bells with as many dents as they have metal crack together.'),
  'settle.last': ruling(
    'Last words in turn',
    'The last words of cracked bells follow, the highest tone first, equals by lot.',
  ),
  'settle.again': ruling('Until it is quiet', 'This is repeated until nothing waits and nothing is about to crack.'),

  'answer.window': ruling('Answers', 'A bell that is rung can be answered; the player whose turn it is speaks first.'),
  'answer.speed': ruling(
    'Quick enough',
    'Only bells of speed 2 and 3 answer, and a bell of speed 3 only by one of speed 3.',
  ),
  'answer.pass': ruling('No answer', 'When both have passed in a row the last bell of the stack rings.'),

  'end.points': ruling(
    'Thirty points',
    'At the end of a turn a player with at least thirty points, and more than the other, wins.',
  ),
  'end.turns': ruling(
    'Twelve turns',
    'After twelve turns the player with more points wins; with equal points it is a draw.',
  ),
  'end.concede': ruling('Conceding', 'A player can concede at any moment.'),
  'end.over': ruling('After the end', 'Nothing can be done in a game that is over.'),
  'decide.turn': ruling('Who decides', 'Only the player who is asked decides.'),
};
