import type { Scope } from '../../contracts/keys.ts';
import type { PlayerId, Viewer } from '../../engine/index.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';

/** What a route or field asks of who calls it: a scope, or nothing. */
export type RequiredScope = Scope | 'public';

/** What a bound key stands for: a seat of one match, or a spectator of it. */
export interface SeatBinding {
  match: string;
  viewer: Exclude<Viewer, 'judge'>;
}

/** Who is calling: the tenant, the scopes, and perhaps the seat. */
export interface Caller {
  /** Matches, card sets and keys belong to a tenant; nobody else learns that they exist. */
  readonly tenant: string;
  /** The id of the key, or null for a call without one. */
  readonly key: string | null;
  readonly scopes: ReadonlySet<Scope>;
  readonly seat: SeatBinding | null;
  /** Whose calls are counted together, and by which limit. */
  readonly counted: RateLimitSubject;
}

/** A key, somebody without one at an address, or a program on this machine that needs none. */
export interface RateLimitSubject {
  as: 'key' | 'address' | 'machine';
  id: string;
}

/** Looks up the caller by a key. */
export interface Keyring {
  callerOf(secret: string, wait?: () => Promise<Answer<() => void>>): Promise<Answer<Caller>>;
  /** Makes a change of keys take effect at once. */
  forget(): void;
}

/** Tenant of the matches that were recorded without a key. */
export const LOCAL_TENANT = 'local';

/** One host usually owns a whole IPv6 /64, so a /64 counts as one address. */
export function networkOf(address: string | undefined): string {
  // The address is gone when the client has disconnected.
  if (address === undefined) return 'nowhere';
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

const NO_SCOPES: ReadonlySet<Scope> = new Set();

/** A caller without a key who may use public routes only. */
export const anonymousCaller = (address: string | undefined): Caller => ({
  tenant: '',
  key: null,
  scopes: NO_SCOPES,
  seat: null,
  counted: { as: 'address', id: networkOf(address) },
});

/**
 * Whether the caller may use something that needs `need`. A key that is bound to a seat may only use what is made for
 * seats (`seat`).
 */
export function checkScope(caller: Caller, need: RequiredScope, seat = false): Answer<null> {
  if (need === 'public') return good(null);
  if (!caller.scopes.has(need)) {
    return caller.key === null
      ? bad('key-required', `This needs a key with the scope ${need}: send it as "Authorization: Bearer …".`)
      : bad('scope-missing', `This needs the scope ${need}; the key has ${[...caller.scopes].join(', ') || 'none'}.`);
  }
  if (caller.seat !== null && !seat)
    return bad('seat-bound', 'The key is bound to a seat, and this call is not for seats.');
  return good(null);
}

/** Whose view the caller gets when it asks for that of `asked`: a bound key gets its own and no other. */
export function viewerOf({ seat }: Caller, asked: Viewer | undefined): Answer<Viewer> {
  if (seat === null) return good(asked ?? 'judge');
  if (asked === undefined || asked === seat.viewer) return good(seat.viewer);
  return bad('seat-bound', `The key is bound to the view of ${seat.viewer}.`);
}

/** Whether the caller may act for `player` in the match: a bound key only for its own seat, and only there. */
export function mayActFor({ seat }: Caller, match: string | null, player: PlayerId): Answer<null> {
  if (seat === null || (seat.match === match && seat.viewer === player)) return good(null);
  return bad('seat-bound', `The key is bound to the seat of ${seat.viewer} in match ${seat.match}.`);
}
