// Judges a signed verdict or a transcript offline: node verify.mjs document.json jwks.json
import { readFileSync } from 'node:fs';
import { verifySigned } from 'arbiter-client/verify';

const [document, keys] = process.argv.slice(2, 4).map((file) => readFileSync(file, 'utf8'));
const judged = await verifySigned(document, keys);
if (judged.valid) {
  const { kind, issuer, signedAt, key, found } = judged;
  console.log(`valid: ${kind}, signed by ${issuer} at ${signedAt.toISOString()} with key ${key}`);
  for (const line of found) console.log(`  ${line}`);
} else {
  console.log(`invalid: ${judged.reason}`);
  process.exitCode = 1;
}
