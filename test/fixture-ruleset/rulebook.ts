import type { Clause } from '../../src/engine/index.ts';

const rule = (title: string, text: string) => ({ title, text, origin: 'ruling' }) as const;

/** The law of Bells, a game that was made up to try the ways in which effects can wait for each other. */
export const rulebook = {
  'setup.box': rule('Boxes', 'Each player’s bells are shuffled into a box, and two of them taken out into the hand.'),
  'turn.bid': rule(
    'Bidding',
    'Both players secretly bid up to three points; the higher bid has the turn and pays for it.',
  ),
  'turn.tie': rule(
    'Equal bids',
    'If the bids are equal, nobody pays and the other player than last time has the turn.',
  ),
  'turn.take': rule('A new bell', 'The player whose turn it is takes a bell out of the box, if there is one.'),
  'turn.main': rule('Acting', 'That player hangs bells and rings bells until passing.'),
  'turn.pass': rule('Passing', 'Passing ends the turn.'),
  'turn.end': rule(
    'The end of the turn',
    'What lasts until the end of the turn ends, and every bell can be rung again.',
  ),

  'hang.room': rule('Five bells', 'A player has at most five bells hanging.'),
  'hang.hand': rule('From the hand', 'A bell is hung from the hand.'),
  'hang.place': rule('Hanging', 'The bell is hung.'),
  'hang.steady': rule('Holding still', 'Then it holds still.'),

  'ring.own': rule('Own bells', 'A player rings the own bells.'),
  'ring.once': rule('Once a turn', 'A player rings a bell once in a turn.'),
  'ring.hushed': rule('Hushed', 'A hushed bell does not ring, whoever or whatever would ring it.'),
  'ring.sound': rule('The sound', 'A bell that rings scores its tone.'),
  'ring.hear': rule('Hearing', 'A bell rings when a bell rings that it hears.'),
  'ring.greet': rule('Greeting', 'A bell rings when a bell is hung that it greets.'),
  'ring.last': rule('Last words', 'A bell with last words rings when it has cracked.'),

  'do.strike': rule('“Strike”', 'All bells of the opponent are dented at one moment.'),
  'do.tune': rule('“Tune”', 'The own bells have a higher tone until the end of the turn.'),
  'do.hush': rule('“Hush”', 'The player chooses a bell of the opponent, which is hushed until the end of the turn.'),
  'do.shield': rule('“Shield”', 'The next time the bell would be dented, it is not.'),
  'do.hang': rule('“Hang”', 'The first bell of the box is hung at once, if there is one and room for it.'),

  'wait.order': rule('Waiting bells', 'Bells that are to ring wait for their turn in the way of the match.'),
  'wait.gone': rule('A bell that is gone', 'Where it is asked again, a bell that no longer hangs does not ring.'),
  'wait.loop': rule('Endless ringing', 'After forty bells in one chain the rest stays silent.'),
  'settle.echo': rule('Echoes', 'Bells that were made to ring ring one after the other; the last come last.'),
  'settle.crack': rule('Cracks', 'All bells with as many dents as they have metal crack together.'),
  'settle.last': rule(
    'Last words in turn',
    'The last words of cracked bells follow, the highest tone first, equals by lot.',
  ),
  'settle.again': rule('Until it is quiet', 'This is repeated until nothing waits and nothing is about to crack.'),

  'answer.window': rule('Answers', 'A bell that is rung can be answered; the player whose turn it is speaks first.'),
  'answer.speed': rule(
    'Quick enough',
    'Only bells of speed 2 and 3 answer, and a bell of speed 3 only by one of speed 3.',
  ),
  'answer.pass': rule('No answer', 'When both have passed in a row the last bell of the stack rings.'),

  'end.points': rule(
    'Thirty points',
    'At the end of a turn a player with at least thirty points, and more than the other, wins.',
  ),
  'end.turns': rule(
    'Twelve turns',
    'After twelve turns the player with more points wins; with equal points it is a draw.',
  ),
  'end.concede': rule('Conceding', 'A player can concede at any moment.'),
  'end.over': rule('After the end', 'Nothing can be done in a game that is over.'),
  'decide.turn': rule('Who decides', 'Only the player who is asked decides.'),
} as const satisfies Record<string, Clause>;

export type ClauseId = keyof typeof rulebook;
