import { createHash, randomBytes } from 'node:crypto';

/** A UUID of version 7: its first 48 bits are the time, so that ids sort by when they were made. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  return written(bytes);
}

/** Another id of the same time, always the same one for the same `name`. */
export function idWithin(id: string, name: string): string {
  const bytes = createHash('sha256').update(`${id}\n${name}`).digest().subarray(0, 16);
  bytes.write(id.replaceAll('-', '').slice(0, 12), 'hex');
  return written(bytes);
}

function written(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
