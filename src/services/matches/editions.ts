/** All stored matches, played again by the rules that are here: what a release changes, seen before it is made. */
import type { EditionMatch } from '../../store/edition-store.ts';
import { isUnreachable } from '../../store/unreachable.ts';
import type { Parts } from '../call.ts';
import { ownCall } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { adoptMatch } from './adopt.ts';
import { findStoredMatch } from './lookup.ts';
import type { Difference } from './play-again.ts';
import { playWhole } from './verify.ts';

/** Which matches are played again, and what for. */
export interface EditionsAsked {
  /** Only the matches of this tenant; null for those of all. */
  tenant: string | null;
  rulesets: readonly string[];
  /** Takes running matches of other editions on. Without it nothing is changed, and those of this edition are compared too. */
  adopt: boolean;
  /** The id of the last match that an earlier run looked at. */
  after: string | null;
}

/** What came of one match. */
export interface Looked {
  match: EditionMatch;
  adopted: boolean;
  /** What differs first; null where everything comes out the same. */
  difference: Difference | null;
  /** Why it could not be played again; null where it could. */
  problem: { code: string; detail: string } | null;
}

/** How many matches are read at once. */
const BATCH = 50;
/** So often a match is played again that moves on meanwhile. */
const TRIES = 3;

/**
 * Plays the stored matches of a tenant, or of all, again, one by one, in the order of their ids. Matches that are over are only compared.
 * Throws when the database can't be reached.
 */
export async function* lookAtEditions(parts: Parts, asked: EditionsAsked): AsyncGenerator<Looked> {
  let { after } = asked;
  for (;;) {
    const matches = await matchesAfter(parts, { ...asked, after }, BATCH);
    for (const match of matches) yield await lookAt(parts, match, asked.adopt && !match.over);
    after = matches.at(-1)?.id ?? null;
    if (after === null) return;
  }
}

/** Whether there are matches that a run which goes on after `after` would look at. */
export const areLeft = async (parts: Parts, asked: EditionsAsked): Promise<boolean> =>
  (await matchesAfter(parts, asked, 1)).length > 0;

/** Which matches are looked at: those of the editions that are here are not there to be adopted. */
const looksAt = ({ rulesets }: Parts, { tenant, adopt, ...asked }: Omit<EditionsAsked, 'after'>) => ({
  tenant,
  rulesets: asked.rulesets,
  without: adopt ? [...rulesets.values()].map(({ hash }) => hash) : [],
});

const matchesAfter = (parts: Parts, { after, ...asked }: EditionsAsked, limit: number): Promise<EditionMatch[]> =>
  parts.store.editions.matches({ ...looksAt(parts, asked), after, limit });

/** How many matches a run looks at, from its beginning. */
export const countEditions = (parts: Parts, asked: Omit<EditionsAsked, 'after'>): Promise<number> =>
  parts.store.editions.count(looksAt(parts, asked));

async function lookAt(parts: Parts, match: EditionMatch, adopt: boolean): Promise<Looked> {
  const nothing = { match, adopted: false, difference: null, problem: null };
  try {
    const answer = await playedByPresent(parts, match, adopt);
    if (answer.ok) return { ...nothing, ...answer.value };
    const { code, detail } = answer.problem;
    return { ...nothing, problem: { code, detail } };
  } catch (error) {
    if (isUnreachable(error)) throw error;
    // The rules failed, or took too long: one match must not keep the others from being looked at.
    parts.log.error({ err: error, match: match.id }, 'a match could not be played again');
    return {
      ...nothing,
      problem: { code: 'internal', detail: error instanceof Error ? error.message : String(error) },
    };
  }
}

type Compared = Pick<Looked, 'adopted' | 'difference'>;

async function playedByPresent(parts: Parts, match: EditionMatch, adopt: boolean): Promise<Answer<Compared>> {
  const call = ownCall(parts, match.tenant);
  const rules = findRuleset(call, match.ruleset);
  if (!rules.ok) return rules;
  if (match.hash === rules.value.hash) {
    const stored = await findStoredMatch(call, match.id);
    if (!stored.ok) return stored;
    const played = await playWhole(call, stored.value);
    return played.ok ? good({ adopted: false, difference: played.value.same ? null : played.value }) : played;
  }
  for (let attempt = 1; ; attempt++) {
    const done = await adoptMatch(call, match.id, adopt ? {} : { dryRun: true });
    if (done.ok) return good({ adopted: done.value.adopted, difference: done.value.difference });
    if (done.problem.code !== 'ply-conflict') return done;
    if (attempt === TRIES) return bad('ply-conflict', 'The match moved on whenever it was played again.');
  }
}
