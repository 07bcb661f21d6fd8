import type { CallOptions } from '../carry.ts';
import type { Pages } from '../pages.ts';
import type { Answer, Body, Item, Query } from '../types.ts';
import type { Wire } from '../wire.ts';

export class Keys {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** The key that this client calls with. */
  own(options?: CallOptions): Promise<Answer<'caller'>> {
    return this.#wire.call('caller', {}, options);
  }

  /** Makes a key; its text is told this once. It is not sent again when it fails: it could make a second one. */
  create(body: Body<'createKey'>, options?: CallOptions): Promise<Answer<'createKey'>> {
    return this.#wire.call('createKey', { body }, options);
  }

  list(query: Query<'keys'> = {}, options?: CallOptions): Pages<Item<'keys'>> {
    return this.#wire.pages('keys', { query }, options);
  }

  get(id: string, options?: CallOptions): Promise<Answer<'key'>> {
    return this.#wire.call('key', { path: { id } }, options);
  }

  async revoke(id: string, options?: CallOptions): Promise<void> {
    await this.#wire.call('revokeKey', { path: { id } }, options);
  }

  /** Makes the successor of a key; both are valid until the grace period ends. */
  rotate(id: string, body: Body<'rotateKey'> = {}, options?: CallOptions): Promise<Answer<'rotateKey'>> {
    return this.#wire.call('rotateKey', { path: { id }, body }, options);
  }
}

/** The service itself. */
export class Service {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Commits to a secret, of which a seed is made that nobody can choose alone. */
  createSeed(body: Body<'createSeed'> = {}, options?: CallOptions): Promise<Answer<'createSeed'>> {
    return this.#wire.call('createSeed', { body }, options);
  }

  /** The public keys to check signatures with. */
  keySet(options?: CallOptions): Promise<Answer<'jwks'>> {
    return this.#wire.call('jwks', {}, options);
  }

  limits(options?: CallOptions): Promise<Answer<'limits'>> {
    return this.#wire.call('limits', {}, options);
  }

  /** Whether the process runs. */
  health(options?: CallOptions): Promise<Answer<'health'>> {
    return this.#wire.call('health', {}, options);
  }

  /** Whether its database answers and takes writes. */
  readiness(options?: CallOptions): Promise<Answer<'readiness'>> {
    return this.#wire.call('readiness', {}, options);
  }

  /** What problems there are. */
  problems(options?: CallOptions): Promise<Answer<'problems'>> {
    return this.#wire.call('problems', {}, options);
  }

  /** What a problem means, and what to do about it. */
  problem(code: string, options?: CallOptions): Promise<Answer<'problem'>> {
    return this.#wire.call('problem', { path: { code } }, options);
  }
}
