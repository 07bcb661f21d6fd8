import { type AnyRuleset, type CardSet, compileCards, contentHash, type Game, type Json } from '../engine/index.ts';
import type { CardSetStore } from '../store/store.ts';
import { type Answer, bad, good } from './problem.ts';

/** Compiled card sets, the most recently used ones kept ready. */
export class CardSets {
  readonly #store: CardSetStore;
  readonly #ready = new Map<string, CardSet<Game>>();
  readonly #capacity: number;

  constructor(store: CardSetStore, capacity: number) {
    this.#store = store;
    this.#capacity = capacity;
  }

  /** The set that cards written out by the caller make, or every fault in them, with pointers below `base`. */
  compile(rules: AnyRuleset, source: readonly Json[], base: string): Answer<CardSet<Game>> {
    const known = this.#known(rules, contentHash(source));
    if (known) return good(known);
    const compiled = compileCards(rules, source);
    if (!compiled.ok) {
      const errors = compiled.faults.map((fault) => ({ ...fault, path: base + fault.path, in: 'body' as const }));
      return bad('cards-invalid', `${errors.length} fault${errors.length === 1 ? '' : 's'} in the cards.`, { errors });
    }
    this.#keep(rules, compiled.value);
    return good(compiled.value);
  }

  /** The set named `hash`: the sample cards, one used before, or one that was registered. */
  async find(rules: AnyRuleset, hash: string): Promise<Answer<CardSet<Game>>> {
    const known = this.#known(rules, hash);
    if (known) return good(known);
    const stored = await this.#store.find(rules.id, hash);
    if (stored === null) return bad('unknown-card-set', `No card set ${hash} is registered for ${rules.id}.`);
    return this.compile(rules, stored, '/cards');
  }

  /** The set a caller names: its own cards, a registered set, or the sample cards. */
  async resolve(rules: AnyRuleset, cards: readonly Json[] | string | undefined): Promise<Answer<CardSet<Game>>> {
    if (cards === undefined) return good(rules.sampleCards);
    return typeof cards === 'string' ? this.find(rules, cards) : this.compile(rules, cards, '/cards');
  }

  #known(rules: AnyRuleset, hash: string): CardSet<Game> | undefined {
    if (rules.sampleCards.hash === hash) return rules.sampleCards;
    const key = `${rules.id} ${hash}`;
    const found = this.#ready.get(key);
    if (found) {
      this.#ready.delete(key);
      this.#ready.set(key, found);
    }
    return found;
  }

  #keep(rules: AnyRuleset, set: CardSet<Game>): void {
    this.#ready.set(`${rules.id} ${set.hash}`, set);
    for (const oldest of this.#ready.keys()) {
      if (this.#ready.size <= this.#capacity) break;
      this.#ready.delete(oldest);
    }
  }
}
