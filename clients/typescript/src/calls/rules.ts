import type { CallOptions } from '../carry.ts';
import type { Pages } from '../pages.ts';
import type { Answer, Body, Item, Query } from '../types.ts';
import type { Wire } from '../wire.ts';

/** What can be played, and by which rules. */
export class Rulesets {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  list(query: Query<'rulesets'> = {}, options?: CallOptions): Pages<Item<'rulesets'>> {
    return this.#wire.pages('rulesets', { query }, options);
  }

  /** A ruleset, with its sample decks and the options of its matches. */
  get(id: string, options?: CallOptions): Promise<Answer<'ruleset'>> {
    return this.#wire.call('ruleset', { path: { id } }, options);
  }

  /** The rulebook; `q` searches it. */
  clauses(id: string, query: Query<'clauses'> = {}, options?: CallOptions): Pages<Item<'clauses'>> {
    return this.#wire.pages('clauses', { path: { id }, query }, options);
  }

  /** The sample cards; `q` searches them. */
  cards(id: string, query: Query<'cards'> = {}, options?: CallOptions): Pages<Item<'cards'>> {
    return this.#wire.pages('cards', { path: { id }, query }, options);
  }

  card(id: string, card: string, options?: CallOptions): Promise<Answer<'card'>> {
    return this.#wire.call('card', { path: { id, card } }, options);
  }

  /** The words that cards are written in. */
  language(id: string, query: Query<'language'> = {}, options?: CallOptions): Pages<Item<'language'>> {
    return this.#wire.pages('language', { path: { id }, query }, options);
  }

  /** The types of its events, with the schema of their `data`. */
  eventTypes(id: string, query: Query<'eventTypes'> = {}, options?: CallOptions): Pages<Item<'eventTypes'>> {
    return this.#wire.pages('eventTypes', { path: { id }, query }, options);
  }

  /** The kinds of its decisions and options. */
  decisionKinds(id: string, query: Query<'decisionKinds'> = {}, options?: CallOptions): Pages<Item<'decisionKinds'>> {
    return this.#wire.pages('decisionKinds', { path: { id }, query }, options);
  }

  /** Its JSON Schemas. */
  schemas(id: string, options?: CallOptions): Promise<Answer<'schema'>> {
    return this.#wire.call('schema', { path: { id } }, options);
  }

  /** One of its JSON Schemas, for an editor. */
  schema(id: string, name: string, options?: CallOptions): Promise<Record<string, unknown>> {
    return this.#wire.call('schemaNamed', { path: { id, name } }, options);
  }

  /** Everything that is wrong with cards, and what they say; nothing is stored. */
  checkCards(id: string, body: Body<'checkCards'>, options?: CallOptions): Promise<Answer<'checkCards'>> {
    return this.#wire.call('checkCards', { path: { id }, body }, options);
  }

  /** What texts of cards say in its language, and what is not understood of them. */
  parseTexts(id: string, body: Body<'parseTexts'>, options?: CallOptions): Promise<Answer<'parseTexts'>> {
    return this.#wire.call('parseTexts', { path: { id }, body }, options);
  }

  /** Whether a deck can be played, and all that is wrong with it. */
  checkDeck(id: string, body: Body<'checkDeck'>, options?: CallOptions): Promise<Answer<'checkDeck'>> {
    return this.#wire.call('checkDeck', { path: { id }, body }, options);
  }
}

/** Cards of your own. */
export class CardSets {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Checks and registers cards; a problem `cards-invalid` says in `faults` all that is wrong with them. */
  register(body: Body<'registerCardSet'>, options?: CallOptions): Promise<Answer<'registerCardSet'>> {
    return this.#wire.call('registerCardSet', { body }, options);
  }

  get(hash: string, options?: CallOptions): Promise<Answer<'cardSet'>> {
    return this.#wire.call('cardSet', { path: { hash } }, options);
  }

  /** What its cards say in English. */
  reading(hash: string, options?: CallOptions): Promise<Answer<'cardSetReading'>> {
    return this.#wire.call('cardSetReading', { path: { hash } }, options);
  }

  cards(hash: string, query: Query<'cardsOfSet'> = {}, options?: CallOptions): Pages<Item<'cardsOfSet'>> {
    return this.#wire.pages('cardsOfSet', { path: { hash }, query }, options);
  }

  card(hash: string, card: string, options?: CallOptions): Promise<Answer<'cardOfSet'>> {
    return this.#wire.call('cardOfSet', { path: { hash, card } }, options);
  }
}
