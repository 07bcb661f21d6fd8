import { z } from 'zod';
import { words } from './json.ts';
import { wireSchemas } from './registry.ts';

/** What a key may be allowed to do. */
export const SCOPES = ['adjudicate', 'matches:read', 'matches:write', 'judge', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** Ten years. */
const LONGEST = 315_360_000;
/** Ninety days. */
const LONGEST_GRACE = 7_776_000;

const scopes = z.array(z.enum(SCOPES));

const seat = z
  .strictObject({
    match: z.uuid().describe('The id of the match.'),
    viewer: z.enum(['p1', 'p2', 'spectator']).describe('The viewer that the seat stands for.'),
  })
  .describe('The match and the seat that the key is bound to.');

export const keyRequest = z
  .strictObject({
    name: words(100).min(1).describe('What the key is for, to tell it from others.'),
    scopes: scopes.min(1).max(20).describe('What the key may do: no more than the key that makes it.'),
    expiresAt: z.iso.datetime({ offset: true }).optional().describe('When the key expires; never, if left out.'),
    expiresIn: z.int().min(1).max(LONGEST).optional().describe('The same in seconds from now.'),
    seat: seat.optional(),
  })
  .refine(({ expiresAt, expiresIn }) => expiresAt === undefined || expiresIn === undefined, {
    path: ['expiresIn'],
    error: 'give expiresAt or expiresIn, not both',
  })
  .refine(({ seat: bound, scopes: asked }) => bound === undefined || asked.every((scope) => !UNBOUND.includes(scope)), {
    path: ['scopes'],
    error: 'a key that is bound to a seat cannot be a judge or an admin',
  });

const UNBOUND: readonly string[] = ['judge', 'admin'];

export const rotationRequest = z.strictObject({
  graceSeconds: z
    .int()
    .min(0)
    .max(LONGEST_GRACE)
    .default(86_400)
    .describe('How many seconds the old key still works beside the new one.'),
});

export const keyParams = z.object({ id: z.string().describe('The id of the key; not the key itself.') });
export const keysQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(100).describe('The most items of a page, up to 200.'),
  after: z.uuid().optional().describe('Continues after a page: its `next`.'),
});

const told = {
  id: z.string().nullable().describe('Its id.'),
  name: z.string().nullable().describe('What it is for.'),
  hint: z.string().nullable().describe('How the key begins.'),
  tenant: z.string().describe('The tenant whose matches, card sets and keys it is for.'),
  scopes: scopes.describe('What it may do.'),
  seat: seat.nullable().describe('The match and the seat that it is bound to; null if it is not bound to one.'),
  createdAt: z.string().nullable().describe('When it was made.'),
  expiresAt: z.string().nullable().describe('When it expires; null if it does not.'),
};

export const callerReply = z
  .object(told)
  .register(wireSchemas, { id: 'Caller', description: 'Without a key `id`, `name`, `hint` and the times are null.' });

export const keyReply = z
  .object({
    ...told,
    id: z.string().describe('Its id.'),
    name: z.string().describe('What it is for.'),
    hint: z.string().describe('How the key begins.'),
    createdAt: z.string().describe('When it was made.'),
    revokedAt: z.string().nullable().describe('When it was revoked, or when the grace period after a rotation ends.'),
    lastUsedAt: z.string().nullable().describe('When it was last used, to the minute.'),
    rotatedFrom: z.string().nullable().describe('The key that this one replaced.'),
  })
  .register(wireSchemas, { id: 'Key' });

export const newKeyReply = keyReply
  .extend({ key: z.string().describe('The key itself. It is shown only this once and stored nowhere.') })
  .register(wireSchemas, { id: 'NewKey' });

export type KeyRequest = z.output<typeof keyRequest>;
export type RotationRequest = z.input<typeof rotationRequest>;
