import type { Answers } from '../support/traps.ts';
import { by } from '../support/traps.ts';

export const answers: Answers = {
  'The last card of the deck is drawn': by('There is no deck and no hand: a demon uses a skill or passes.', 'G17'),
  'A unit is gone while its effect still waits': by(
    'The effect is skipped: each is asked again when its turn comes.',
    'A8',
  ),
  'Two units fall together': by('The answers of team 1 go first, whoever is on turn.', 'tie.2'),
  'Who goes first in the opponent’s turn': by(
    'Still the faster team, also with what happens at the start of the slower team’s turn.',
    'A2',
  ),
  'Damage when the turn ends': by('HP stay as they are from one turn to the next.', 'flow.7'),
  'The target of an attack is gone': by(
    'Nothing fits between an action and its target. Who fell in tier 3 is not offered.',
    'flow.3',
    'flow.4',
  ),
  Zero: by('An attack that comes to 0 is no damage, and nothing that waits for damage hears it.', 'R3'),
  'The main number is equal': by('Between equal agility the slot in the party decides, for the whole battle.', 'G3'),
  Passing: by('An action: tier 3 before it, tier 4 after it, half an icon for it.', 'A9', 'G6'),
  'A card comes back': by(
    'A revived demon has its old place in the action order, and nothing that lasted on it.',
    'G19',
    'R19',
  ),
  'Several things of one kind happen at one moment': by(
    'An effect that several of them set off goes off once, about all of them, each in its own measure.',
    'R21',
    'R35',
  ),
  'An effect asks what a card was when it left': by(
    'A fallen demon is looked at as it was when it fell, though nothing lasts on it any more.',
    'R37',
    'R19',
  ),
  'Two parts of a price could be paid with the same card only': by(
    'A skill has one price, in MP, and is offered when all of it is there.',
    'G8',
  ),
  'Effects cause each other without end': by(
    'A chain is stopped 64 effects deep, Super Reactions too, and the turn goes on.',
    'A14',
  ),
  'A position names a card as the game would name the next one': by(
    'Demons may be called as what waits is called; two of one name are refused.',
    'A8',
    'tie.4',
  ),
};
