import * as z from 'zod';
import type { Fields } from '../../engine/index.ts';
import { fields } from '../../engine/index.ts';

const text = z.string();
const ply = z.int().describe('The ply from which the match goes on.');
const judge = text.describe('Who ruled it, by name.');
const ruled = { reason: text.describe('What the judge gave as the reason.'), judge };

/** The events that the service itself makes, in every game: the clause behind each, and what it holds. */
export const HOUSE_EVENTS = {
  'time-out': {
    clause: 'house.clock',
    data: {
      decisions: z.array(text).describe('The ids of the decisions that were open for too long.'),
      seconds: z.int().describe('How long each of them could take, before the bank of its player.'),
      otherwise: z.enum(['default', 'concede', 'lose', 'judge']).describe('What is done for whoever did not answer.'),
    },
  },
  rewind: { clause: 'house.rewind', data: { to: ply, ...ruled } },
  result: {
    clause: 'house.result',
    data: { winner: fields.player.nullable().describe('Who wins by the ruling; null for nobody.'), ...ruled },
  },
  pause: { clause: 'house.pause', data: ruled },
  resume: { clause: 'house.pause', data: ruled },
  extension: {
    clause: 'house.extension',
    data: {
      seconds: z.int().describe('How much time is added.'),
      of: z.enum(['bank', 'decision']).describe('To the bank, or to the open decision.'),
      ...ruled,
    },
  },
  concession: { clause: 'house.concession', data: {} },
  adoption: {
    clause: 'house.adoption',
    data: {
      edition: text.describe('The hash of the edition that goes on with the match.'),
      version: text.describe('Its version.'),
      to: ply,
      reason: text.nullable().describe('What the judge gave as the reason; null where nobody ruled.'),
      judge: text.nullable().describe('Who ruled it, by name; null where nobody did.'),
    },
  },
  fork: {
    clause: 'house.fork',
    data: {
      match: text.describe('The match that this one goes on from.'),
      ply: z.int().describe('The ply after which it does.'),
      reseeded: z.boolean().describe('Whether it has new chance from there on.'),
    },
  },
} as const satisfies Readonly<Record<string, { clause: string; data: Fields }>>;

/** The type of an event of the service's own. */
export type HouseEvent = keyof typeof HOUSE_EVENTS;
