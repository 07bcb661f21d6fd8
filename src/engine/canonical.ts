import { hash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';

const stringify = configure({ deterministic: true, circularValue: Error, strict: true });

/** The canonical text of a JSON value: keys sorted, no spaces. Two equal values have the same text on every machine. */
export function canonical(value: unknown): string {
  return stringify(value) ?? 'null';
}

/** SHA-256 of a text, in lower-case hexadecimal. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/** The content address of a JSON value: SHA-256 of its canonical text. */
export function contentHash(value: unknown): string {
  return sha256(canonical(value));
}
