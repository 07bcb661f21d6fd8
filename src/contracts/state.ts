import { z } from 'zod';
import type { Action } from '../engine/index.ts';
import { json, jsonObject, words } from './json.ts';
import { wireSchemas } from './registry.ts';

export const playerId = z.enum(['p1', 'p2']);
export const viewer = z.enum(['p1', 'p2', 'spectator', 'judge']);
export const hash = z.string().regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 hash: 64 hexadecimal digits');

const count = z.int().min(0);
const seq = count.nullable();
const name = z.string().min(1).max(200);

const frame = z.strictObject({ program: name, at: count, vars: jsonObject, cause: seq });

const pending = z.strictObject({
  id: name,
  program: name,
  queue: name,
  owner: playerId,
  card: name.nullable(),
  source: name.nullable(),
  vars: jsonObject,
  cause: seq,
  clause: name,
  batch: count,
  level: count,
});

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stat'), stat: name, add: z.int() }),
  z.strictObject({ kind: z.literal('set'), stat: name, to: z.int() }),
  z.strictObject({ kind: z.literal('keyword'), keyword: name, value: z.int() }),
  z.strictObject({
    kind: z.enum(['cant', 'can', 'must']),
    what: name,
    clause: name.optional(),
    by: jsonObject.optional(),
  }),
  z.strictObject({ kind: z.literal('ability'), ability: name }),
  z.strictObject({ kind: z.literal('instead'), of: name, program: name }),
  z.strictObject({ kind: z.literal('counter'), name, count: z.int().min(1) }),
  z.strictObject({ kind: z.literal('become'), card: name }),
  z.strictObject({ kind: z.literal('watch'), ability: name, vars: jsonObject, left: z.int().min(1).nullable() }),
]);

const modifier = z.strictObject({
  id: name,
  target: name,
  effect,
  until: name,
  source: name.nullable(),
  card: name.nullable(),
  owner: playerId.optional(),
});

const event = z.strictObject({
  seq: count,
  parent: seq,
  type: name,
  clause: name,
  player: playerId.nullable(),
  data: jsonObject,
  secret: z.strictObject({ fields: z.array(name), to: z.array(playerId) }).optional(),
});

export const outcome = z
  .strictObject({ winner: playerId.nullable(), reason: z.string(), clause: z.string() })
  .register(wireSchemas, { id: 'Outcome' });

export const matchRef = z.strictObject({ id: z.uuid(), ply: count });

export const rulesetRef = z.strictObject({ id: name, version: name, hash });

/** A state as it was handed out. The board has the form that `/v1/rulesets/{id}/schema` gives. */
export const state = z
  .strictObject({
    ruleset: rulesetRef,
    cards: hash,
    options: jsonObject,
    match: matchRef.nullable(),
    counters: z.strictObject({ event: count, object: count, decision: count, batch: count, chain: count }),
    rng: z.array(z.int().min(-2_147_483_648).max(4_294_967_295)).length(4),
    frames: z.array(frame).max(1000),
    pending: z.array(pending).max(10_000),
    modifiers: z.array(modifier).max(10_000),
    fresh: z.array(event).max(10_000),
    awaiting: z
      .array(z.strictObject({ id: name, player: playerId, answer: json.optional(), event: count.optional() }))
      .max(2),
    outcome: outcome.nullable(),
    board: jsonObject,
    hash,
  })
  .register(wireSchemas, { id: 'State' });

export const sealedState = z.string().register(wireSchemas, {
  id: 'SealedState',
  description: 'A state that only this service can open, for its tenant.',
});

/** A seed that nobody chooses alone: a commitment of the service, and words that the players said afterwards. */
export const fairSeed = z
  .strictObject({ commitment: hash, words: z.array(words(200).min(1)).min(1).max(16) })
  .register(wireSchemas, { id: 'FairSeed' });

/** How long a decision may take, and what is done for whoever has not answered by then. */
export const clock = z
  .strictObject({
    seconds: z.int().min(1).max(2_592_000).describe('From the moment when the decision is opened; at most 30 days.'),
    otherwise: z
      .enum(['default', 'concede'])
      .describe('Take the default of the decision, or its first option where it has none; or give up.'),
  })
  .register(wireSchemas, { id: 'Clock' });

const forms = z.union([
  z.strictObject({ player: playerId, decision: z.string().max(60), option: z.string().max(1000) }),
  z.strictObject({ player: playerId, decision: z.string().max(60), answer: json }),
  z.strictObject({ player: playerId, concede: z.literal(true) }),
]);

/** The forms that an action can have. */
export type ActionForm = z.output<typeof forms>;

/** What a player does: an option of an open decision, an answer in the form of its `form`, or giving up. */
export const action: z.ZodType<Action> = forms.register(wireSchemas, { id: 'Action' });
