import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { execFile, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import type { Json, JsonObject } from '../../src/engine/index.ts';
import { closeAtEnd } from './opened.ts';

const program = join(import.meta.dirname, '../../examples/verify/verify.mjs');

interface Verdict {
  said: string;
  code: number;
}

/** The verifier of the examples, in a Node of its own, with the keys that `keySet` gives. */
export function openVerifier(keySet: () => Promise<object>) {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-verify-'));
  /** One process for all documents that are found invalid, of which there are hundreds; started when the first of them comes. */
  let child: ChildProcess | null = null;
  const waiting = new Map<number, (verdict: Verdict) => void>();

  async function filesOf(document: object, keys?: object): Promise<string[]> {
    return [document, keys ?? (await keySet())].map((content) => {
      const file = join(folder, `${randomUUID()}.json`);
      writeFileSync(file, JSON.stringify(content));
      return file;
    });
  }

  /** As it is called by hand. */
  async function verify(document: object, keys?: object): Promise<Verdict> {
    const files = await filesOf(document, keys);
    return new Promise((resolve) => {
      execFile(process.execPath, [program, ...files], (error, stdout, stderr) => {
        resolve({ said: stdout + stderr, code: error === null ? 0 : Number(error.code) });
      });
    });
  }

  function startChild(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'verifying.mjs'), { execArgv: [], silent: true });
    closeAtEnd(() => started.kill('SIGKILL'));
    started.on('message', ({ number, ...verdict }: Verdict & { number: number }) => {
      waiting.get(number)?.(verdict);
      waiting.delete(number);
    });
    let complaints = '';
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
    });
    started.on('exit', (code) => {
      for (const answer of waiting.values()) answer({ said: `ended: ${complaints}`, code: code ?? -1 });
    });
    return started;
  }

  /** The same in the process that does one after the other. */
  async function verifyNext(document: object, keys?: object): Promise<Verdict> {
    const files = await filesOf(document, keys);
    child ??= startChild();
    const number = ++documents;
    return new Promise((resolve) => {
      waiting.set(number, resolve);
      child?.send({ number, files });
    });
  }
  let documents = 0;

  /** Asserts that the document is found valid; the answer is what was said of it. */
  async function isValid(document: object, keys?: object): Promise<string> {
    const { said, code } = await verify(document, keys);
    assert.match(said, /^valid: /);
    assert.equal(code, 0);
    return said;
  }

  /** Asserts that the document is found invalid, for a reason and not by an accident. */
  async function isInvalid(document: object, about: string, keys?: object): Promise<string> {
    const { said, code } = await verifyNext(document, keys);
    assert.match(said, /^invalid: .+/, `${about}: ${said}`);
    assert.doesNotMatch(said, /undefined|is not iterable|is not a function|\n +at /, about);
    assert.equal(code, 1);
    return said;
  }

  async function allInvalid(bent: Bending[], atLeast: number): Promise<void> {
    assert.ok(bent.length >= atLeast, `only ${bent.length} places`);
    const keys = await keySet();
    await Promise.all(bent.map(({ path, document }) => isInvalid(document, path, keys)));
  }

  function close(): void {
    child?.kill();
    rmSync(folder, { recursive: true });
  }

  return { isValid, isInvalid, allInvalid, close };
}

interface Bending {
  path: string;
  document: JsonObject;
}

/** The document with one thing in it changed, for every field of its first levels and for the last one of each list. */
export const bendings = (document: JsonObject): Bending[] =>
  bend(document, '', 0).map(({ path, bent }) => ({ path, document: bent as JsonObject }));

function bend(value: Json, path: string, depth: number): { path: string; bent: Json }[] {
  if (typeof value !== 'object' || value === null || depth === 4) return [{ path, bent: changed(value) }];
  if (Array.isArray(value)) {
    const last = value.length - 1;
    const inside = last < 0 ? [] : bend(value[last] ?? null, `${path}/${last}`, depth + 1);
    return [
      { path: `${path}/-`, bent: [...value, 1] },
      ...inside.map((one) => ({ ...one, bent: value.with(last, one.bent) })),
    ];
  }
  return [
    { path: `${path}/extra`, bent: { ...value, extra: 1 } },
    ...Object.entries(value).flatMap(([key, inner]) =>
      bend(inner, `${path}/${key}`, depth + 1).map((one) => ({ ...one, bent: { ...value, [key]: one.bent } })),
    ),
  ];
}

function changed(value: Json): Json {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  return value === null ? 'x' : null;
}

/** What a signature says. */
export const claimsOf = (jws: unknown): JsonObject =>
  JSON.parse(Buffer.from(String(jws).split('.')[1] ?? '', 'base64url').toString());

export const headOf = (jws: unknown): { kid: string } =>
  JSON.parse(Buffer.from(String(jws).split('.')[0] ?? '', 'base64url').toString());

/** A signature by a key of the test's own, as of a service that signs what is not so; and the keys to check it with. */
export async function signedByLiar(claims: JsonObject): Promise<{ signature: string; keys: object }> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  const signature = await new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'EdDSA', typ: `arbiter-${claims.kind}`, kid: 'liar' })
    .sign(privateKey);
  return { signature, keys: { keys: [{ ...(await exportJWK(publicKey)), kid: 'liar' }] } };
}
