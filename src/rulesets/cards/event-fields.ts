/** What the events of several games hold, field by field. */
import * as z from 'zod';
import { fields as ofTheEngine } from '../../engine/index.ts';

const text = z.string();
const int = z.int();

/** The fields of the engine, and those that mean the same in the events of several games. */
export const fields = {
  ...ofTheEngine,
  abilities: z.array(text).describe('The abilities that it still has something to do for.'),
  action: text.describe('What is done.'),
  attacker: text.describe('The object that attacks.'),
  byNumber: int.describe('By how much it changes.'),
  byOrNone: text.nullable().describe('What it was done by; null for nothing.'),
  chosen: z.array(text).describe('What chance chose, by name.'),
  cost: int.describe('What it costs.'),
  damage: int.describe('How much damage was on it.'),
  fromNumber: int.describe('What it was before.'),
  hp: int.describe('Its HP.'),
  id: text.nullable().describe('The id of the object; null where it is none.'),
  max: int.describe('The most that it can be.'),
  name: text.describe('Its name.'),
  now: text.nullable().describe('Where the card lies now; null for nowhere.'),
  since: int.describe('The turn in which it came into play.'),
  sourceOrNone: text.nullable().describe('What it comes from; null for nothing.'),
  toNumber: int.describe('What it is now.'),
  type: text.describe('The type.'),
  value: int.describe('The number.'),
  was: text.describe('The card that it was.'),
  zone: text.describe('The zone.'),
} as const;
