import { randomBytes } from 'node:crypto';
import { canonical, sha256 } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';

/**
 * A seed that nobody can choose alone: the service's part is fixed by `commitment` before the players choose their
 * words.
 */
export interface FairSeed {
  commitment: string;
  words: string[];
}

/**
 * What is told of a seed from the start of its match. The generator starts from the plain SHA-256 of the seed, so that
 * one would give every shuffle away.
 */
export const seedHashOf = (seed: string): string => sha256(`seed:${seed}`);

/** SHA-256 of the secret's text. */
export const commitmentOf = (secret: string): string => sha256(secret);

/** The seed that a secret and the words of the players make: SHA-256 of the canonical text of `[secret, words]`. */
export const fairSeed = (secret: string, words: readonly string[]): string => sha256(canonical([secret, words]));

/** Draws a secret of 256 bits, stores it, and returns the commitment to it. */
export async function commitToSeed({ store, caller, quotas }: Call): Promise<Answer<{ commitment: string }>> {
  const secret = randomBytes(32).toString('hex');
  const commitment = commitmentOf(secret);
  if (!(await store.seeds.put(caller.tenant, commitment, secret, quotas.seeds))) {
    return bad(
      'quota-exceeded',
      `${quotas.seeds} seeds are committed to and not used yet: start matches with them first.`,
    );
  }
  return good({ commitment });
}

const used = (commitment: string, match: string) =>
  bad('commitment-used', `The commitment ${commitment} was used for match ${match}; each can be used once.`);

/** The seed that a request asks for: its text, the one made of a commitment and words, or a new one. */
export async function resolveSeed(
  { store, caller, creates }: Call,
  asked: string | FairSeed | undefined,
): Promise<Answer<string>> {
  if (asked === undefined) return good(randomBytes(16).toString('hex'));
  if (typeof asked === 'string') return good(asked);
  const found = await store.seeds.find(caller.tenant, asked.commitment);
  if (found === null) return bad('unknown-commitment', `There is no commitment ${asked.commitment}.`);
  const { secret, usedBy } = found;
  if (usedBy !== null && usedBy !== creates?.id) return used(asked.commitment, usedBy);
  return good(fairSeed(secret, asked.words));
}

/** Why a match with a fair seed was not made: the commitment went to another one; null when that was not it. */
export async function commitmentConflict({ store, caller }: Call, { commitment }: FairSeed, match: string) {
  const found = await store.seeds.find(caller.tenant, commitment);
  return found?.usedBy === match ? null : used(commitment, found?.usedBy ?? 'unknown');
}

/** The seed of a match, which is told when nothing is hidden any more; a fork has none, unless it was given one. */
export const publishedSeed = ({ status, seed, seedHash }: StoredMatch): string | null =>
  status === 'over' && seedHash !== '' ? seed : null;

/** What is told of the seed from the start; a fork that goes on with the chance it had has none of its own. */
export const publishedSeedHash = ({ seedHash }: StoredMatch): string | null => (seedHash === '' ? null : seedHash);

/** The secret behind the seed of a match that is over, where there was one. */
export async function publishedSecret({ store }: Pick<Call, 'store'>, match: StoredMatch): Promise<string | null> {
  if (match.status !== 'over' || match.fair === null) return null;
  return (await store.seeds.find(match.tenant, match.fair.commitment))?.secret ?? null;
}

/** Whether the seed of a match is the one that was told of at its start, and made as it was said. */
export async function verifySeed({ store }: Pick<Call, 'store'>, match: StoredMatch): Promise<boolean> {
  const { seed, seedHash, fair, tenant, forkedFrom } = match;
  // The chance of a fork is that of the match it goes back to, which has a seed to hold it to.
  if (forkedFrom !== null && seedHash === '') return seed === '';
  if (seedHashOf(seed) !== seedHash) return false;
  if (fair === null) return true;
  const kept = await store.seeds.find(tenant, fair.commitment);
  if (kept === null || kept.usedBy !== match.id) return false;
  return commitmentOf(kept.secret) === fair.commitment && fairSeed(kept.secret, fair.words) === seed;
}
