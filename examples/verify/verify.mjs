// Judges a signed verdict or a transcript offline: node verify.mjs document.json jwks.json
// It trusts nothing but the public keys of the service, and needs nothing but Node 20.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

class Wrong extends Error {}
const must = (holds, what) => {
  if (!holds) throw new Wrong(what);
};
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Reads JSON in which no object says a field twice: programs differ in which one they take. */
const read = (text) => {
  const value = JSON.parse(text);
  const open = [];
  let name = null;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const fields = open.at(-1);
      must(!fields.has(name), `a field is there twice: ${name}`);
      fields.add(name);
    } else if (token !== ',') name = JSON.parse(token);
  }
  return value;
};

/** The canonical text of a JSON value: the keys of objects sorted, no spaces. */
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
};
const hashOf = (value) => sha256(canonical(value));
const same = (a, b) => canonical(a ?? null) === canonical(b ?? null);
const without = (object, field) => Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));

/** What a compact JWS says, once its signature is found to be by one of the keys. */
function signedBy(jws, keySet) {
  const keys = keySet?.keys;
  must(Array.isArray(keys), 'there is no key set');
  must(typeof jws === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(jws), 'there is no signature');
  const [head, body, signature] = jws.split('.');
  must(Buffer.from(signature, 'base64url').toString('base64url') === signature, 'the signature is misspelt');
  const { alg, kid, typ } = JSON.parse(Buffer.from(head, 'base64url').toString());
  must(alg === 'EdDSA', `the algorithm is ${alg}, not EdDSA`);
  const jwk = keys.find((key) => key.kid === kid);
  must(jwk !== undefined, `the key ${kid} is not in the key set`);
  must(jwk.kty === 'OKP' && jwk.crv === 'Ed25519', `the key ${kid} is not one of Ed25519`);
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const genuine = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  must(genuine, 'the signature is not by this key, or was changed');
  const said = JSON.parse(Buffer.from(body, 'base64url').toString());
  must(typ === `arbiter-${said.kind}`, 'the signature is not of the kind it says');
  return { said, kid };
}

/** Every event has the next number, and a cause that came before it. */
function inOrder(events, after) {
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

function checkVerdict(verdict, said) {
  for (const field of ['id', 'ruleset', 'match', 'outcome']) {
    must(same(verdict[field], said[field]), `the ${field} is not the one that was signed`);
  }
  must(hashOf(verdict.events) === said.eventsHash, 'the events are not those that were signed');
  must(hashOf(verdict) === said.answerHash, 'something in the verdict is not as it was signed');
  inOrder(verdict.events, null);
  const found = [
    `it is about ${canonical(said.ruling ?? said.action ?? 'start')}`,
    `${verdict.events.length} events in order, each after its cause`,
  ];
  if (said.viewer !== 'judge') return [...found, `seen as ${said.viewer}, who is not told the hashes of the states`];
  const { before, after } = said.stateHash;
  const adjudicated = before === null ? [after, 'start'] : [before, said.ruling ?? said.action];
  const content = [said.ruleset, said.cards, ...adjudicated];
  must(hashOf(content) === said.id, 'the id is not the content address of what was adjudicated');
  const state = verdict.view ?? verdict.state;
  must(same(state.hash, after), 'the state is not the one that was signed');
  must(hashOf(without(state, 'hash')) === after, 'the state does not have the hash that was signed');
  return [...found, `state ${before ?? 'none'} -> ${after}, and the state has that hash`];
}

function checkSeed({ hash, commitment, words, value, secret }, { status }, fork) {
  must(hash !== null || fork, 'nothing was told of the seed');
  if (hash === null) return `chance goes on from ply ${fork.ply} of match ${fork.match}`;
  must(value !== null || status !== 'over', 'the match is over, and its seed is missing');
  if (value === null) return `seed still hidden behind ${hash}`;
  must(sha256(`seed:${value}`) === hash, 'the seed is not the one that was told of at the start');
  if (commitment === null) return 'seed is the one told of at the start';
  must(secret !== null && sha256(secret) === commitment, 'the secret is not the one that was committed to');
  must(sha256(canonical([secret, words])) === value, 'the seed is not made of the secret and the words');
  return `seed is made of the committed secret and the words ${canonical(words)}`;
}

function checkTranscript(transcript, said) {
  must(hashOf(transcript) === said.transcriptHash, 'something in the transcript is not as it was signed');
  const { match, plies, rulebook, cards, seed } = transcript;
  const clauses = new Set(rulebook.map(({ id }) => id));
  const [first] = plies[0]?.events ?? [];
  const fork = first?.type === 'fork' ? first.data : null;
  // A fork goes on with the numbers of the match that it comes from.
  let [hash, event] = [null, fork ? null : 0];
  plies.forEach((ply, at) => {
    must(ply.ply === at, `ply ${ply.ply} is where ply ${at} should be`);
    must(same(ply.hashBefore, hash), `ply ${at} does not go on from the state of ply ${at - 1}`);
    event = inOrder(ply.events, event);
    for (const { seq, clause } of ply.events)
      must(clauses.has(clause), `event ${seq} cites ${clause}, which is missing`);
    hash = ply.hashAfter;
  });
  must(match.ply === plies.length - 1 && match.stateHash === hash, 'the last ply is not the one the match is at');
  must(hash !== null || (said.viewer !== 'judge' && match.status !== 'over'), 'the hashes of the states are missing');
  must(match.id === said.match.id && match.ply === said.match.ply, 'it is not the match that was signed');
  must(cards === null || hashOf(cards) === match.cards, 'the cards are not those of the match');
  return [
    `match ${match.id}, plies 0 to ${match.ply}, as ${said.viewer} may see it`,
    hash === null
      ? `${said.viewer} is told the hashes of the states when the match is over`
      : `each ply goes on from the state before it, up to ${hash}`,
    `events up to ${event} in order, each after its cause and with its clause`,
    checkSeed(seed, match, fork),
  ];
}

try {
  const [document, keys] = process.argv.slice(2, 4).map((file) => read(readFileSync(file, 'utf8')));
  const { said, kid } = signedBy(document?.signature, keys);
  const check = { verdict: checkVerdict, transcript: checkTranscript }[said.kind];
  must(check !== undefined, `this judges verdicts and transcripts, not ${said.kind}`);
  const found = check(without(document, 'signature'), said);
  console.log(
    `valid: ${said.kind}, signed by ${said.iss} at ${new Date(said.iat * 1000).toISOString()} with key ${kid}`,
  );
  for (const line of found) console.log(`  ${line}`);
} catch (error) {
  console.log(`invalid: ${error.message}`);
  process.exitCode = 1;
}
