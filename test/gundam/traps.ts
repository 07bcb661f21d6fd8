import type { Answers } from '../support/traps.ts';
import { by } from '../support/traps.ts';

export const answers: Answers = {
  'The last card of the deck is drawn': by('The player has lost at once.', '6-3-1-1'),
  'A unit is gone while its effect still waits': by('The effect resolves all the same.', '9-1-6-4'),
  'Two units fall together': by('The active player’s 【Destroyed】 effects go first.', '9-1-6-6'),
  'Who goes first in the opponent’s turn': by(
    'With effects, the opponent, who is the active player; in an action step the other player.',
    '9-1-6-6',
    '6-6-2-1',
  ),
  'Damage when the turn ends': by('It stays on the card.', '4-5-1'),
  'The target of an attack is gone': by('The battle jumps to its end: no block, no action step, no damage.', '7-3-5-1'),
  Zero: by('0 AP deal no damage, and so defeat nobody.', '4-5-4'),
  'The main number is equal': by('No tie: both deal their AP at once, and who has the HP for it lives.', '7-6-3-2'),
  Passing: by('No action: whoever passed may still act, until two passes in a row.', '8-5'),
  'A card comes back': by('It is a new card: no damage, and it can’t attack in this turn.', '3-1-5', '2-11-4'),
  'Several things of one kind happen at one moment': by(
    'The effect goes off once and speaks of all of them.',
    '9-1-6-3',
    'R21',
  ),
  'An effect asks what a card was when it left': by(
    'It is looked at as it last was in play, with its Pilot.',
    '11-2-8',
    'R22',
  ),
  'Two parts of a price could be paid with the same card only': by(
    'It can’t be activated: a card pays one part of a price.',
    'R16',
  ),
  'Effects cause each other without end': by('After five hundred effects the rest is dropped, and play goes on.', 'R5'),
  'A position names a card as the game would name the next one': by(
    'A card that comes gets a name that no other has.',
    '3-1-5',
  ),
};
