import type { Call } from '../../services/call.ts';
import type { RequiredScope } from '../../services/callers/caller.ts';
import { checkScope } from '../../services/callers/caller.ts';
import { isId } from '../../services/ids.ts';
import { orThrow, ProblemError } from '../problem-error.ts';
import { keyNamed } from './keys.ts';
import { cardSetNamed, rulesetNamed } from './rulesets.ts';
import { matchNamed } from './sources.ts';

interface In {
  call: Call;
}

interface Kind {
  need: RequiredScope;
  seat: boolean;
  /** Whether an id could be one of this kind. */
  fits(id: string): boolean;
  find(call: Call, id: string): unknown;
}

const KINDS: Record<string, Kind> = {
  Match: { need: 'matches:read', seat: true, fits: isId, find: (call, id) => matchNamed(call, id, undefined) },
  Key: { need: 'admin', seat: false, fits: isId, find: keyNamed },
  CardSet: { need: 'matches:read', seat: true, fits: (id) => /^[0-9a-f]{64}$/.test(id), find: cardSetNamed },
  Ruleset: { need: 'public', seat: true, fits: (id) => /^[a-z][a-z0-9-]{0,60}$/.test(id), find: rulesetNamed },
};

const UNKNOWN = new Set(['unknown-match', 'match-deleted', 'unknown-key', 'unknown-card-set', 'unknown-ruleset']);

async function findOrNull(call: Call, kind: Kind, id: string): Promise<unknown> {
  try {
    return await kind.find(call, id);
  } catch (error) {
    if (error instanceof ProblemError && UNKNOWN.has(error.problem.code)) return null;
    throw error;
  }
}

/** What an id names. With the name of a type before it, it is that; without, whatever the caller may see. */
async function find(call: Call, id: string): Promise<unknown> {
  const [, name, rest] = /^([A-Za-z]+):(.+)$/s.exec(id) ?? [];
  if (name !== undefined && rest !== undefined) {
    const kind = KINDS[name];
    if (!kind?.fits(rest)) return null;
    orThrow(checkScope(call.caller, kind.need, kind.seat));
    return findOrNull(call, kind, rest);
  }
  for (const kind of Object.values(KINDS)) {
    if (!kind.fits(id) || !checkScope(call.caller, kind.need, kind.seat).ok) continue;
    const found = await findOrNull(call, kind, id);
    if (found !== null) return found;
  }
  return null;
}

const MOST = 100;

export const nodeFields = {
  Query: {
    node: (_root: unknown, { id }: { id: string }, { call }: In) => find(call, id),
    nodes(_root: unknown, { ids }: { ids: string[] }, { call }: In) {
      if (ids.length > MOST) {
        throw new ProblemError({
          code: 'invalid-request',
          detail: `At most ${MOST} ids at once; these are ${ids.length}.`,
        });
      }
      return ids.map((id) => find(call, id));
    },
  },
  Node: { resolveType: ({ __typename }: { __typename: string }) => __typename },
};
