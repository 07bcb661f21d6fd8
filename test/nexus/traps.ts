import type { Answers } from '../support/traps.ts';
import { by } from '../support/traps.ts';

export const answers: Answers = {
  'The last card of the deck is drawn': by(
    'Play goes on. The next draw that lacks a card costs a biome of the player’s choice.',
    'G6',
  ),
  'A unit is gone while its effect still waits': by(
    'The skill executes. Its targets are looked at again; with none left it is cancelled.',
    'G8',
    'G9',
  ),
  'Two units fall together': by('The active player’s skills enter the queue first, and so execute last.', 'G22'),
  'Who goes first in the opponent’s turn': by(
    'The opponent, as the active player, holds every window first.',
    'prim1.1',
  ),
  'Damage when the turn ends': by('The reset takes it off all agents, and never off sectors.', 'end.2b'),
  'The target of an attack is gone': by(
    'An attacker whose defenders are gone is still defended; the sector takes nothing.',
    'G19',
  ),
  Zero: by('Attack 0 deals no damage, to a defender or to a sector.', 'dmg.3a'),
  'The main number is equal': by(
    'No tie: both deal their attack at once, and who has the defense for it lives.',
    'dmg.4a',
  ),
  Passing: by('No action: it lets the opponent act, until two passes in a row on an empty queue.', 'A11'),
  'A card comes back': by(
    'It is a new agent without damage that has just arrived, and does not advance in this turn.',
    'G15',
  ),
  'Several things of one kind happen at one moment': by(
    'A skill reacts once for each; all damage that one card takes or deals then is one thing.',
    'R25',
  ),
  'An effect asks what a card was when it left': by(
    'It is looked at as it was, and found in the cache and nowhere else.',
    'R30',
  ),
  'Two parts of a price could be paid with the same card only': by(
    'Each part takes cards of its own; what can’t be paid whole can’t be begun.',
    'R29',
  ),
  'Effects cause each other without end': by(
    'After five hundred effects the rest is dropped; choosing for an effect does not begin the count anew.',
    'R5',
  ),
  'A position names a card as the game would name the next one': by(
    'The name is taken; what arrives later gets the next free number.',
    'G11',
  ),
};
