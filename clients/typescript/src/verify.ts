/**
 * Judges a signed verdict or a transcript offline. It trusts nothing but the public keys of the service, imports nothing, and runs
 * wherever there is WebCrypto with Ed25519.
 */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Fields = { [name: string]: Json };

/** What was found: `found` says line by line what was checked, `reason` what is wrong. */
export type Judgement =
  | { valid: true; kind: string; issuer: string; signedAt: Date; key: string; found: string[] }
  | { valid: false; reason: string };

class Wrong extends Error {}
function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Wrong(what);
}

const encoder = new TextEncoder();

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON in which no object says a field twice: programs differ in which one they take. */
function read(text: string): Json {
  const value = JSON.parse(text) as Json;
  const open: (Set<string> | null)[] = [];
  let name = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const fields = open.at(-1);
      must(!fields?.has(name), `a field is there twice: ${name}`);
      fields?.add(name);
    } else if (token !== ',') name = JSON.parse(token);
  }
  return value;
}

/** The canonical text of a JSON value: the keys of objects sorted, no spaces. */
function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
}
const hashOf = (value: Json | undefined): Promise<string> => sha256(canonical(value));
const same = (a: Json | undefined, b: Json | undefined): boolean => canonical(a) === canonical(b);
const without = (object: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
const base64urlOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const jsonIn = (base64url: string): Json => JSON.parse(new TextDecoder().decode(bytesOf(base64url)));

/** What a compact JWS says, once its signature is found to be by one of the keys. */
async function signedBy(jws: Json | undefined, keySet: Json): Promise<{ said: Fields; kid: string }> {
  const keys = isObject(keySet) ? keySet.keys : null;
  must(Array.isArray(keys), 'there is no key set');
  must(typeof jws === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(jws), 'there is no signature');
  const [head = '', body = '', signature = ''] = jws.split('.');
  must(base64urlOf(bytesOf(signature)) === signature, 'the signature is misspelt');
  const header = jsonIn(head);
  must(isObject(header), 'the signature has no header');
  const { alg, kid, typ } = header;
  must(alg === 'EdDSA', `the algorithm is ${alg}, not EdDSA`);
  const jwk = keys.find((key) => isObject(key) && key.kid === kid);
  must(typeof kid === 'string' && isObject(jwk), `the key ${kid} is not in the key set`);
  must(jwk.kty === 'OKP' && jwk.crv === 'Ed25519', `the key ${kid} is not one of Ed25519`);
  const { kty, crv, x } = jwk as { kty: string; crv: string; x: string };
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
  const genuine = await crypto.subtle.verify('Ed25519', key, bytesOf(signature), encoder.encode(`${head}.${body}`));
  must(genuine, 'the signature is not by this key, or was changed');
  const said = jsonIn(body);
  must(isObject(said), 'the signature says nothing');
  must(typ === `arbiter-${said.kind}`, 'the signature is not of the kind it says');
  return { said, kid };
}

/** What is looked at as it was signed: a document of another form fails where it is read, which makes it invalid. */
type Event = { seq: number; parent: number | null; clause: string; type: string; data: Fields };
interface Verdict extends Fields {
  events: Event[];
}
interface Ply extends Fields {
  ply: number;
  hashBefore: string | null;
  hashAfter: string | null;
  events: Event[];
}
interface Seed extends Fields {
  hash: string | null;
  commitment: string | null;
  words: string[];
  value: string | null;
  secret: string | null;
}
interface Transcript extends Fields {
  match: { id: string; ply: number; status: string; stateHash: string | null; cards: string };
  plies: Ply[];
  rulebook: { id: string }[];
  cards: Json;
  seed: Seed;
}

/** Every event has the next number, and a cause that came before it. */
function inOrder(events: readonly Event[], after: number | null): number | null {
  let last = after;
  for (const { seq, parent } of events) {
    must(last === null || seq === last + 1, `event ${seq} does not follow event ${last}`);
    must(
      parent === null || (Number.isInteger(parent) && parent < seq),
      `event ${seq} is caused by a later one, ${parent}`,
    );
    last = seq;
  }
  return last;
}

async function checkVerdict(verdict: Verdict, said: Fields): Promise<string[]> {
  for (const field of ['id', 'ruleset', 'match', 'outcome']) {
    must(same(verdict[field], said[field]), `the ${field} is not the one that was signed`);
  }
  must((await hashOf(verdict.events)) === said.eventsHash, 'the events are not those that were signed');
  must((await hashOf(verdict)) === said.answerHash, 'something in the verdict is not as it was signed');
  inOrder(verdict.events, null);
  const action = said.ruling ?? said.action ?? null;
  const found = [
    `it is about ${canonical(action ?? 'start')}`,
    `${verdict.events.length} events in order, each after its cause`,
  ];
  if (said.viewer !== 'judge') return [...found, `seen as ${said.viewer}, who is not told the hashes of the states`];
  must(isObject(said.stateHash), 'the signature does not say the hashes of the states');
  const { before = null, after = null } = said.stateHash;
  const adjudicated: Json[] = before === null ? [after, 'start'] : [before, action];
  const content = [said.ruleset ?? null, said.cards ?? null, ...adjudicated];
  must((await hashOf(content)) === said.id, 'the id is not the content address of what was adjudicated');
  const state = verdict.view ?? verdict.state;
  must(isObject(state) && same(state.hash, after), 'the state is not the one that was signed');
  must((await hashOf(without(state, 'hash'))) === after, 'the state does not have the hash that was signed');
  return [...found, `state ${before ?? 'none'} -> ${after}, and the state has that hash`];
}

async function checkSeed(
  { hash, commitment, words, value, secret }: Seed,
  status: string,
  fork: Fields | null,
): Promise<string> {
  if (hash === null) {
    must(fork !== null, 'nothing was told of the seed');
    return `chance goes on from ply ${fork.ply} of match ${fork.match}`;
  }
  must(value !== null || status !== 'over', 'the match is over, and its seed is missing');
  if (value === null) return `seed still hidden behind ${hash}`;
  must((await sha256(`seed:${value}`)) === hash, 'the seed is not the one that was told of at the start');
  if (commitment === null) return 'seed is the one told of at the start';
  must(secret !== null && (await sha256(secret)) === commitment, 'the secret is not the one that was committed to');
  must((await sha256(canonical([secret, words]))) === value, 'the seed is not made of the secret and the words');
  return `seed is made of the committed secret and the words ${canonical(words)}`;
}

async function checkTranscript(transcript: Transcript, said: Fields): Promise<string[]> {
  must((await hashOf(transcript)) === said.transcriptHash, 'something in the transcript is not as it was signed');
  const { match, plies, rulebook, cards, seed } = transcript;
  const clauses = new Set(rulebook.map(({ id }) => id));
  const [first] = plies[0]?.events ?? [];
  const fork = first?.type === 'fork' ? first.data : null;
  // A fork goes on with the numbers of the match that it comes from.
  let hash: string | null = null;
  let event: number | null = fork ? null : 0;
  for (const [at, ply] of plies.entries()) {
    must(ply.ply === at, `ply ${ply.ply} is where ply ${at} should be`);
    must(same(ply.hashBefore, hash), `ply ${at} does not go on from the state of ply ${at - 1}`);
    event = inOrder(ply.events, event);
    for (const { seq, clause } of ply.events)
      must(clauses.has(clause), `event ${seq} cites ${clause}, which is missing`);
    hash = ply.hashAfter;
  }
  must(match.ply === plies.length - 1 && match.stateHash === hash, 'the last ply is not the one the match is at');
  must(hash !== null || (said.viewer !== 'judge' && match.status !== 'over'), 'the hashes of the states are missing');
  const signed = isObject(said.match) ? said.match : {};
  must(match.id === signed.id && match.ply === signed.ply, 'it is not the match that was signed');
  must(cards === null || (await hashOf(cards)) === match.cards, 'the cards are not those of the match');
  return [
    `match ${match.id}, plies 0 to ${match.ply}, as ${said.viewer} may see it`,
    hash === null
      ? `${said.viewer} is told the hashes of the states when the match is over`
      : `each ply goes on from the state before it, up to ${hash}`,
    `events up to ${event} in order, each after its cause and with its clause`,
    await checkSeed(seed, match.status, fork),
  ];
}

/**
 * Judges a verdict that was asked for with `signed`, or a transcript, by the key set of the service. Give the text of a document that
 * came from elsewhere: a field that is there twice is found in the text only.
 */
export async function verifySigned(document: string | object, keySet: string | object): Promise<Judgement> {
  try {
    const [signed, keys] = [document, keySet].map((one) => (typeof one === 'string' ? read(one) : (one as Json)));
    const { said, kid } = await signedBy(isObject(signed) ? signed.signature : undefined, keys ?? null);
    const rest = without(signed as Fields, 'signature');
    must(
      said.kind === 'verdict' || said.kind === 'transcript',
      `this judges verdicts and transcripts, not ${said.kind}`,
    );
    const found = await (said.kind === 'verdict'
      ? checkVerdict(rest as Verdict, said)
      : checkTranscript(rest as Transcript, said));
    const signedAt = new Date(Number(said.iat) * 1000);
    return { valid: true, kind: said.kind, issuer: String(said.iss), signedAt, key: kid, found };
  } catch (error) {
    // What can't be read as a document of its kind is not one: the platform's own words say where.
    return { valid: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
