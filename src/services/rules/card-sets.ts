import type { AnyRuleset, CardSet, CardsWithoutWords, Fault, Game, Json } from '../../engine/index.ts';
import {
  compileByCard,
  contentHashByPart,
  MOST_FAULTS,
  partsInWords,
  sizeFaults,
  understandWords,
  withoutOwnData,
  withoutWords,
} from '../../engine/index.ts';
import type { CardSetData } from '../../store/card-data.ts';
import type { CardSetStore } from '../../store/store.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { runInTurns } from '../turns.ts';
import type { CacheLimits } from './card-set-cache.ts';
import { CardSetCache } from './card-set-cache.ts';
import { faultsInData } from './own-data.ts';

/** The tenant name under which sample cards are kept for other releases; no tenant can have it. */
const SAMPLES = '*';
const NO_END = 1_000_000;

/** How many card sets a tenant may register, and how many bytes of cards; null for no bound. */
export interface Quota {
  sets: number;
  bytes: number | null;
}

/** Puts what words on cards mean in place of them, for a tenant. */
export type Understand = (tenant: string, rules: AnyRuleset, cards: readonly Json[]) => Promise<CardsWithoutWords>;

const inTurns: Understand = (_tenant, rules, cards) => runInTurns(understandWords(rules, cards));

/** Compiled card sets, the most recently used ones kept ready. What one tenant sent, no other finds by its hash. */
export class CardSets {
  readonly #understand: Understand;
  readonly #store: CardSetStore;
  readonly #ready: CardSetCache;
  /** The rulesets whose sample cards are kept. */
  readonly #samples = new Set<string>();

  readonly #quota: Quota;

  /** `quota` bounds what a tenant may register; `understand` puts what words on cards mean in place of them. */
  constructor(store: CardSetStore, limits: CacheLimits, quota: Quota, understand: Understand = inTurns) {
    this.#understand = understand;
    this.#store = store;
    this.#quota = quota;
    this.#ready = new CardSetCache(limits);
  }

  /** Forgets the compiled sets, for the memory they take. */
  empty(): void {
    this.#ready.empty();
  }

  /**
   * Keeps the sample cards of a ruleset, once: a release that has other ones beside the same rules finds those of matches
   * that were begun here.
   */
  async keepSamples({ id, sampleCards: { hash, source } }: AnyRuleset): Promise<void> {
    if (this.#samples.has(id)) return;
    await this.#store.put({ tenant: SAMPLES, ruleset: id, hash, cards: source, data: null, most: NO_END, quota: null });
    this.#samples.add(id);
  }

  /**
   * The set that cards written out by the caller make, or every fault in them, with pointers below `base`. Data of their owner
   * on the cards are checked, and are no part of the set.
   */
  async compile(
    tenant: string,
    rules: AnyRuleset,
    sent: readonly Json[],
    base: string,
  ): Promise<Answer<CardSet<Game>>> {
    const wrong = faultsInData(sent, base);
    const worded = await this.understood(tenant, rules, sent);
    const source = worded.cards;
    const hash = await runInTurns(contentHashByPart(source));
    const known = worded.faults.length === 0 ? this.#known(tenant, rules, hash) : undefined;
    if (known) return wrong.length === 0 ? good(known) : faulty(wrong);
    const compiled = await runInTurns(compileByCard(rules, source, hash));
    const found = compiled.ok ? [] : compiled.faults.flatMap((fault) => worded.asSent(fault) ?? []);
    const faults = [...worded.faults, ...found].map((fault) => ({ ...fault, path: base + fault.path }));
    if (!compiled.ok || faults.length > 0 || wrong.length > 0) return faulty([...faults, ...wrong]);
    this.#ready.keep(nameOf(tenant, rules, hash), tenant, compiled.value);
    return good(compiled.value);
  }

  /** Cards with what their words mean in place of them, without data of their owner; what has no meaning is left out. */
  async understood(tenant: string, rules: AnyRuleset, sent: readonly Json[]): Promise<CardsWithoutWords> {
    const given = withoutOwnData(sent);
    // What is too large is not read: that is a fault of its own.
    const inWords = partsInWords(rules, given).length > 0 && sizeFaults(given).length === 0;
    return inWords ? this.#understand(tenant, rules, given) : withoutWords(given, [], []);
  }

  /**
   * Keeps a set of a tenant for good, if it has room for it. Of a set that is there, `data` take the place of what its owner
   * said of it before; left out, that stays. A set that is not there yet gets `first`.
   */
  async register(
    tenant: string,
    rules: AnyRuleset,
    { hash, source }: CardSet<Game>,
    own: { data: CardSetData | null } | { first: CardSetData | null },
  ): Promise<Answer<null>> {
    const { sets: most, bytes: quota } = this.#quota;
    const said = 'data' in own ? { data: own.data, replace: true } : { data: own.first };
    if (await this.#store.put({ tenant, ruleset: rules.id, hash, cards: source, ...said, most, quota }))
      return good(null);
    const bytes = quota === null ? '' : ` of ${quota} bytes in all`;
    return bad(
      'quota-exceeded',
      `A tenant may register ${most} card sets${bytes}, and this one does not fit; name a registered one by its hash.`,
    );
  }

  /** The set named `hash`: the sample cards, one that the tenant used before, or one that it registered. */
  find(tenant: string, rules: AnyRuleset, hash: string): Answer<CardSet<Game>> | Promise<Answer<CardSet<Game>>> {
    const known = this.#known(tenant, rules, hash);
    return known ? good(known) : this.#findStored(tenant, rules, hash);
  }

  async #findStored(tenant: string, rules: AnyRuleset, hash: string): Promise<Answer<CardSet<Game>>> {
    const stored =
      (await this.#store.find(tenant, rules.id, hash)) ?? (await this.#store.find(SAMPLES, rules.id, hash));
    if (stored === null) return bad('unknown-card-set', `No card set ${hash} is registered for ${rules.id}.`);
    return this.compile(tenant, rules, stored, '/cards');
  }

  /** The set a caller names: its own cards, a registered set, or the sample cards. */
  async resolve(tenant: string, rules: AnyRuleset, cards: readonly Json[] | string | undefined) {
    if (cards === undefined) return good(rules.sampleCards);
    return typeof cards === 'string' ? this.find(tenant, rules, cards) : this.compile(tenant, rules, cards, '/cards');
  }

  #known(tenant: string, rules: AnyRuleset, hash: string): CardSet<Game> | undefined {
    if (rules.sampleCards.hash === hash) return rules.sampleCards;
    return this.#ready.find(nameOf(tenant, rules, hash));
  }
}

function faulty(faults: readonly Fault[]): Answer<never> {
  const errors = faults.slice(0, MOST_FAULTS).map((fault) => ({ ...fault, in: 'body' as const }));
  return bad('cards-invalid', `${errors.length} fault${errors.length === 1 ? '' : 's'} in the cards.`, { errors });
}

/** Tenants are free words, so the parts of a name are kept apart by what no word has. */
const nameOf = (tenant: string, rules: AnyRuleset, hash: string): string => `${hash}\n${rules.id}\n${tenant}`;
