import type { Arbiter } from 'arbiter-client';
import { verifySigned } from 'arbiter-client/verify';
import { Command } from 'commander';
import { commonOf, isMatch, textOf } from './common.ts';
import { Wrong } from './failure.ts';
import { progress } from './progress.ts';

interface Found {
  subject: string;
  valid: boolean;
  told: string[];
}

export const verifyCommand = (): Command =>
  new Command('verify')
    .argument('[matches or files...]', 'ids of matches, or files of signed verdicts and transcripts')
    .description('play matches again and check what the service signed')
    .option('--keys <file>', 'the public keys to check with (jwks.json); asked of the service if left out')
    .option('--tournament <name>', 'all matches of a tournament')
    .action(
      async (subjects: string[], { keys, tournament }: { keys?: string; tournament?: string }, command: Command) => {
        const { arbiter, json, write } = commonOf(command);
        const listed = tournament === undefined ? [] : await arbiter.matches.list({ tournament }).all();
        const all = [...subjects, ...listed.map(({ id }) => id)];
        if (all.length === 0) throw new Wrong('Name a match, a file or a tournament that has matches.');
        const keySet = keys === undefined ? JSON.stringify(await arbiter.service.keySet()) : textOf(keys);
        const bar = all.length > 1 && !json ? progress(all.length, 'verified') : null;
        const found: Found[] = [];
        for (const subject of all) {
          found.push(
            isMatch(subject)
              ? await verifyMatch(arbiter, subject, keySet)
              : await verifyText(subject, textOf(subject), keySet),
          );
          bar?.step(1);
        }
        bar?.end();
        for (const one of found)
          write(one, [`${one.valid ? 'valid' : 'invalid'}: ${one.subject}`, ...one.told.map((line) => `  ${line}`)]);
        if (found.some(({ valid }) => !valid)) process.exitCode = 1;
      },
    );

async function verifyText(subject: string, document: string, keySet: string): Promise<Found> {
  const judged = await verifySigned(document, keySet);
  if (!judged.valid) return { subject, valid: false, told: [judged.reason] };
  const { kind, issuer, signedAt, key, found } = judged;
  return {
    subject,
    valid: true,
    told: [`${kind}, signed by ${issuer} at ${signedAt.toISOString()} with key ${key}`, ...found],
  };
}

/** A match is played again by the service, and its transcript is checked here. */
async function verifyMatch(arbiter: Arbiter, id: string, keySet: string): Promise<Found> {
  const { same, ...replayed } = await arbiter.matches.verification(id);
  const signed = await verifyText(id, JSON.stringify(await arbiter.matches.transcript(id)), keySet);
  const told = same
    ? 'played again, it comes out the same'
    : `played again, it comes out otherwise: ${JSON.stringify(replayed)}`;
  return { subject: id, valid: same && signed.valid, told: [told, ...signed.told] };
}
