import type { Body, Item, Viewer } from 'arbiter-client';
import { Command, InvalidArgumentError } from 'commander';
import { commonOf, isMatch } from './common.ts';

const SCOPES = ['adjudicate', 'matches:read', 'matches:write', 'judge', 'admin'] as const;
type Scopes = Body<'createKey'>['scopes'];

function scopes(text: string): Scopes {
  const named = text.split(',').map((scope) => scope.trim());
  const wrong = named.find((scope) => !SCOPES.some((known) => known === scope));
  if (wrong !== undefined)
    throw new InvalidArgumentError(`There is no scope ${wrong}; there are ${SCOPES.join(', ')}.`);
  return named as Scopes;
}

function seat(text: string): NonNullable<Body<'createKey'>['seat']> {
  const [match = '', viewer = ''] = text.split(':');
  if (!isMatch(match) || !['p1', 'p2', 'spectator'].includes(viewer)) {
    throw new InvalidArgumentError('It has to be the id of a match, a colon, and p1, p2 or spectator.');
  }
  return { match, viewer: viewer as Exclude<Viewer, 'judge'> };
}

function seconds(text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const factor = { s: 1, m: 60, h: 3600, d: 86_400 }[unit];
  if (factor === undefined) throw new InvalidArgumentError('It has to be a time such as 15m, 12h or 30d.');
  return Number(count) * factor;
}

const lineOf = ({ id, hint, name, scopes, seat, expiresAt, revokedAt }: Item<'keys'>): string =>
  [
    id,
    hint,
    name,
    scopes.join(),
    ...(seat ? [`${seat.match}:${seat.viewer}`] : []),
    revokedAt ? `revoked ${revokedAt}` : expiresAt ? `until ${expiresAt}` : 'for good',
  ].join('  ');

interface Created {
  name: string;
  scopes: Scopes;
  expires?: number;
  seat?: NonNullable<Body<'createKey'>['seat']>;
}

export function keyCommand(): Command {
  const key = new Command('key').description('API keys');
  key
    .command('own')
    .description('the key that this program calls with')
    .action(async (_: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const own = await arbiter.keys.own();
      write(own, `${own.name ?? 'no key'}, of ${own.tenant}: ${own.scopes.join(', ')}`);
    });
  key
    .command('create')
    .description('make a key and print it; it is shown only this once')
    .option('--name <name>', 'what it is for', 'key')
    .option('--scopes <scopes>', 'what it may do, separated by commas', scopes, [
      'adjudicate',
      'matches:read',
      'matches:write',
    ] as Scopes)
    .option('--expires <time>', 'when it ends: 15m, 12h, 30d', seconds)
    .option('--seat <match:seat>', 'bind it to a seat of one match', seat)
    .action(async ({ name, scopes, expires, seat }: Created, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const asked = { name, scopes: seat ? scopes.filter((scope) => scope !== 'adjudicate') : scopes };
      const made = await arbiter.keys.create({
        ...asked,
        ...(expires ? { expiresIn: expires } : {}),
        ...(seat ? { seat } : {}),
      });
      write(made, made.key);
    });
  key
    .command('list')
    .description('all keys')
    .action(async (_: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      for await (const one of arbiter.keys.list()) write(one, lineOf(one));
    });
  key
    .command('revoke')
    .argument('<id>', 'the id of the key')
    .description('end a key')
    .action(async (id: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      await arbiter.keys.revoke(id);
      write({ id, revoked: true }, `The key ${id} has been revoked.`);
    });
  key
    .command('rotate')
    .argument('<id>', 'the id of the key')
    .description('make its successor; both are valid for a day')
    .action(async (id: string, _: object, command: Command) => {
      const { arbiter, write } = commonOf(command);
      const made = await arbiter.keys.rotate(id);
      write(made, made.key);
    });
  return key;
}
