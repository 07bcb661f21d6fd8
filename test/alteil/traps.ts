import type { Answers } from '../support/traps.ts';
import { by } from '../support/traps.ts';

export const answers: Answers = {
  'The last card of the deck is drawn': by(
    'There is no draw. The Card File lies open to its Iczer, and using it up costs nothing.',
    'G1',
  ),
  'A unit is gone while its effect still waits': by(
    'A Counter Skill that waits goes off: the HP were looked at when it entered the queue.',
    'A5',
  ),
  'Two units fall together': by(
    'Close Skills go by cell, on equal cells the initiator’s first. Burials go by Iczer, the initiator’s first, then by cell.',
    'dr.1d',
    'A7',
    'active.16b',
    'active.16c',
  ),
  'Who goes first in the opponent’s turn': by('Both share the turn; the unit with more AGI goes first.', 'action.22'),
  'Damage when the turn ends': by('Lost HP stay lost; only what was for one turn ends.', 'G26'),
  'The target of an attack is gone': by(
    'An attack has no target before it resolves; it takes one that is there then.',
    'G9',
  ),
  Zero: by('AT no higher than DF is no damage: no mini-phase, no counter.', 'G9'),
  'The main number is equal': by('Between equal AGI chance decides, each time anew.', 'G15'),
  Passing: by('Nobody can pass. Standby is an action: it heals a quarter and engages.', 'G11'),
  'A card comes back': by('A revived unit keeps its cell and nothing else.', 'active.6'),
  'Several things of one kind happen at one moment': by(
    'Every unit that was hit counters, by cell; on equal cells first the one of whoever did the damage.',
    'hp.1d',
    'A7',
  ),
  'An effect asks what a card was when it left': by(
    'Nothing looks back: a Close Skill runs while its unit still stands, with the numbers it has then.',
    'dr.2a',
    'dr.3',
  ),
  'Two parts of a price could be paid with the same card only': by(
    'One copy revives one unit of its name, and a copy that is promised can’t be set.',
    'G12',
    'R2',
  ),
  'Effects cause each other without end': by(
    'After 500 Counter Skills in one mini-phase the rest is dropped; after 500 sub-phases in one turn no more units act.',
    'A14',
    'R20',
  ),
  'A position names a card as the game would name the next one': by(
    'Names of a position are passed over when a revealed card gets its own.',
    'active.11',
  ),
};
