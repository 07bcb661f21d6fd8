import { createHash } from 'node:crypto';
import type { AnyRuleset, JsonObject, Viewer } from '../../engine/index.ts';
import { canonical, clausesOf } from '../../engine/index.ts';
import type { StoredMatch, StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { recordedMatch } from '../matches/match-object.ts';
import { publishedSecret, publishedSeed, publishedSeedHash } from '../matches/seeds.ts';
import type { ViewedMatch } from '../matches/view-match.ts';
import { viewMatch } from '../matches/view-match.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { sign } from '../sealing/signature.ts';
import { mapInterruptibly, runInTurns } from '../turns.ts';
import { plyObject } from './plies.ts';

/** How many plies are read at once: unpacking them holds the event loop for some milliseconds. */
const PAGE = 25;

/**
 * Everything to judge a match by, as the viewer may see it and signed, in pieces of text: however long the match is,
 * one page of plies is held at a time. The document is in canonical form, so that what is signed, the hash of
 * its canonical text without the signature, grows with it. Players are told the hashes of the states when the match is
 * over: before that, whoever can guess the seed could try out by them what is hidden.
 */
export async function writeTranscript(call: Call, id: string, viewer: Viewer): Promise<Answer<AsyncIterable<string>>> {
  const seen = await viewMatch(call, id, viewer);
  if (!seen.ok) return seen;
  const { match } = seen.value;
  // A document that begins has to be signed at its end: without a key it does not begin.
  await call.serviceKeys.current('sign');
  return good(pieces(call, seen.value, await publishedSecret(call, match)));
}

async function* pieces(call: Call, told: ViewedMatch, secret: string | null): AsyncGenerator<string> {
  const { match, cards, viewer } = told;
  const rules = editionHere(call, match);
  const digest = createHash('sha256');
  const written = (text: string): string => {
    digest.update(text);
    return text;
  };
  const own = cards.hash === rules?.sampleCards.hash ? null : cards.source;
  const head = {
    cards: own,
    kind: 'transcript',
    match: { ...recordedMatch(match, viewer), stateHash: hashSeen(told, match.stateHash) },
  };
  yield written(`${canonical(head).slice(0, -1)},"plies":[`);
  const cited = new Set(match.outcome === null ? [] : [match.outcome.clause]);
  for (let next = 0; next <= match.ply; ) {
    const limit = Math.min(PAGE, match.ply - next + 1);
    const { plies: page, more } = await call.store.matches.plies(match.id, { after: next - 1, limit });
    if (!more && page.length < limit)
      throw new Error(`match ${match.id}: plies are missing after ${next + page.length - 1}`);
    const plies = mapInterruptibly(page, (stored) => {
      const ply = plyTold(told, stored);
      for (const one of ply.events.flatMap(clausesOf)) cited.add(one);
      return canonical(ply);
    });
    const text = (await runInTurns(plies)).join(',');
    yield written(next === 0 ? text : `,${text}`);
    next += page.length;
  }
  const tail = { rulebook: rules === null ? [] : clausesIn(rules, cited), seed: seedObject(match, secret), viewer };
  yield written(`],${canonical(tail).slice(1, -1)}`);
  digest.update('}');
  const signature = await sign(call, 'transcript', {
    match: { id: match.id, ply: match.ply },
    ruleset: match.ruleset,
    cards: match.cards,
    stateHash: hashSeen(told, match.stateHash),
    outcome: match.outcome as JsonObject | null,
    viewer,
    transcriptHash: digest.digest('hex'),
  });
  yield `,"signature":${JSON.stringify(signature)}}`;
}

/** The rules of a match, where this server has the edition that it was played by. */
function editionHere(call: Call, { ruleset }: StoredMatch): AnyRuleset | null {
  const rules = findRuleset(call, ruleset.id);
  return rules.ok && rules.value.hash === ruleset.hash ? rules.value : null;
}

/** The clauses of those names with their texts, in the order of the rulebook. */
const clausesIn = ({ rulebook }: AnyRuleset, cited: ReadonlySet<string>) =>
  Object.entries(rulebook).flatMap(([id, clause]) => (cited.has(id) ? [{ id, ...clause }] : []));

const seedObject = (match: StoredMatch, secret: string | null) => ({
  hash: publishedSeedHash(match),
  commitment: match.fair?.commitment ?? null,
  words: match.fair?.words ?? [],
  value: publishedSeed(match),
  secret,
});

const hashSeen = ({ match, viewer }: ViewedMatch, hash: string | null): string | null =>
  viewer === 'judge' || match.status === 'over' ? hash : null;

/** A ply as the viewer may see it, with the hashes that are told when the match is over. */
const plyTold = (told: ViewedMatch, stored: StoredPly) => ({
  ...plyObject(told, stored),
  hashBefore: hashSeen(told, stored.hashBefore),
  hashAfter: hashSeen(told, stored.hashAfter),
});
