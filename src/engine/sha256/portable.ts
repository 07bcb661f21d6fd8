import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of the UTF-8 bytes of `text`, in lower-case hexadecimal; wherever there is no Node. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));
