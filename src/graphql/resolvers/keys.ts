import { keyRequest, keysQuery, rotationRequest } from '../../contracts/keys.ts';
import type { Call } from '../../services/call.ts';
import type { KeyObject } from '../../services/keys/api-keys.ts';
import { createKey, listKeys, readCaller, readKey, revokeKey, rotateKey } from '../../services/keys/api-keys.ts';
import { checkArguments, present } from '../checked.ts';
import { connection } from '../connection.ts';
import type { Args } from '../context.ts';
import { pageArguments } from '../page-arguments.ts';
import { orThrow } from '../problem-error.ts';

interface In {
  call: Call;
}
interface Named {
  id: string;
}

const keySource = (key: KeyObject) => ({ ...key, __typename: 'Key' });

export const keyNamed = async (call: Call, id: string) => keySource(orThrow(await readKey(call, id)));

export const keyFields = {
  Query: {
    caller: async (_root: unknown, _args: unknown, { call }: In) => orThrow(await readCaller(call)),
    key: (_root: unknown, { id }: Named, { call }: In) => keyNamed(call, id),
    async keys(_root: unknown, args: Args, { call }: In) {
      const query = checkArguments(keysQuery, pageArguments(args));
      const { items, next } = await listKeys(call, query);
      return connection({ items: items.map(keySource), next }, ({ id }) => id, query.after !== undefined);
    },
  },
  Mutation: {
    async createKey(_root: unknown, { seat, ...args }: Args, { call }: In) {
      const request = checkArguments(keyRequest, { ...args, ...(seat ? { seat: present(seat) } : {}) });
      return orThrow(await createKey(call, request));
    },
    async rotateKey(_root: unknown, { id, ...args }: Args & Named, { call }: In) {
      return orThrow(await rotateKey(call, id, checkArguments(rotationRequest, args)));
    },
    async revokeKey(_root: unknown, { id }: Named, { call }: In) {
      orThrow(await revokeKey(call, id));
      return keyNamed(call, id);
    },
  },
};
