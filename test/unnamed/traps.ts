import type { Answers } from '../support/traps.ts';
import { by } from '../support/traps.ts';

export const answers: Answers = {
  'The last card of the deck is drawn': by('Play goes on. The next Draw Phase without a card to draw loses.', 'G3'),
  'A unit is gone while its effect still waits': by(
    'Only [On Death] resolves, since it looks at the card as it left.',
    'G14',
  ),
  'Two units fall together': by(
    'The winner’s [On Kill] and the [On Death] are one batch, the turn player’s first.',
    'cbt.6b',
    'G17',
  ),
  'Who goes first in the opponent’s turn': by(
    'The opponent, as the turn player; only the turn player’s cards hear the start of the turn.',
    'cbt.1',
    'A18',
  ),
  'Damage when the turn ends': by(
    'There is no damage: a fight compares power, and the winner is as strong as before.',
    'cbt.3',
  ),
  'The target of an attack is gone': by(
    'The attacker reads its lane again: the unit behind, else the protection.',
    'A12',
  ),
  Zero: by('0 against 0 is no fight: nobody wins, loses or dies.', 'cbt.2'),
  'The main number is equal': by('With equal power both lose and both die.', 'cbt.3a', 'A11'),
  Passing: by('Nobody can pass: the opponent is never asked, the turn player ends the turn.', 'G4'),
  'A card comes back': by('It is a new unit without [Rest], and may attack at once.', 'G12'),
  'Several things of one kind happen at one moment': by(
    'Each is heard by itself; a draw or discard of several cards is one occasion, and a number asked of several cards is their sum.',
    'R6',
    'R9',
    'R24',
  ),
  'An effect asks what a card was when it left': by(
    'An effect asks for it as it left, and finds its card in the graveyard or the trash.',
    'G14',
    'R21',
    'cbt.6b',
  ),
  'Two parts of a price could be paid with the same card only': by(
    'Each card pays for one part, so the cost can’t be paid and is not offered.',
    'R25',
  ),
  'Effects cause each other without end': by(
    'The chain is cut after 500 effects, whatever was asked on the way; continuous effects in a circle end by age.',
    'R4',
    'R20',
  ),
  'A position names a card as the game would name the next one': by(
    'The card keeps the name, and what comes later gets another.',
    'play.1b',
  ),
};
