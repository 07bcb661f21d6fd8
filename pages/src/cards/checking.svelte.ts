import type { Answer, Item } from '../../../clients/typescript/src/index.ts';
import { ArbiterProblem } from '../../../clients/typescript/src/index.ts';
import type { Trouble } from '../service.ts';
import { arbiter, troubleOf } from '../service.ts';
import { laidOut } from './lay-out.ts';
import type { PlacedFault } from './places.ts';
import { faultsOfForm, placed, rangeOf, readText } from './places.ts';

export type Card = { id: string; name?: string; type?: string } & Record<string, unknown>;
type Reading = Answer<'checkCards'>['reading'][number];
export type Word = Item<'language'>;

/** Milliseconds without a change after which a text is checked. */
const REST = 250;

const cardsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string';

/** Cards that somebody writes: one, or a list, checked by the service as they change. */
export class Checking {
  readonly ruleset: string;
  title = $state('');
  schema = $state.raw<object | null>(null);
  samples = $state.raw<readonly Card[]>([]);
  words = $state.raw<readonly Word[]>([]);
  text = $state('');
  /** The cards of the last text that was without fault, and those before it while it has faults. */
  cards = $state.raw<readonly Card[]>([]);
  faults = $state.raw<readonly PlacedFault[]>([]);
  readings = $state.raw<readonly Reading[]>([]);
  /** Whether what is shown is of the text as it stands. */
  current = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(ruleset: string) {
    this.ruleset = ruleset;
  }

  get valid(): boolean {
    return this.current && this.faults.length === 0 && this.cards.length > 0;
  }

  /** The cards of a match with these, as in a file of cases: they take the place of sample cards with their ids, and stand last. */
  get set(): Card[] {
    return [...this.others, ...this.cards];
  }

  /** The cards of the text as it stands, whatever is wrong with them; none where it can't be read. */
  get written(): Card[] {
    const read = readText(this.text);
    return read.errors.length > 0 || !read.tree ? [] : cardsIn(JSON.parse(this.text)).filter(isCard);
  }

  /** The sample cards that stay in place. */
  get others(): Card[] {
    const ids = new Set(this.cards.map(({ id }) => id));
    return this.samples.filter(({ id }) => !ids.has(id));
  }

  async read(): Promise<void> {
    try {
      const ruleset = await arbiter.rulesets.get(this.ruleset);
      const [one, set, words] = await Promise.all([
        arbiter.rulesets.schema(this.ruleset, 'card'),
        arbiter.cardSets.get(ruleset.sampleCards),
        arbiter.rulesets.language(this.ruleset, { limit: 200 }).all(),
      ]);
      this.title = ruleset.title;
      this.samples = set.cards as Card[];
      this.words = words;
      this.schema = orList(one);
      if (this.text === '') this.text = laidOut(this.samples[0]);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** Begins anew with a card, or with several. */
  open(cards: unknown): void {
    this.text = laidOut(Array.isArray(cards) && cards.length === 1 ? cards[0] : cards);
    this.changed();
  }

  /** Puts another card in the place of one that is written. */
  replace(id: string, card: Card): void {
    const value: unknown = JSON.parse(this.text);
    const at = cardsIn(value).findIndex((one) => isCard(one) && one.id === id);
    if (at < 0) return;
    this.text = laidOut(Array.isArray(value) ? value.with(at, card) : card);
    this.changed();
  }

  /** Checks the text when nobody has changed it for a moment. */
  changed(): void {
    clearTimeout(this.#timer);
    this.current = false;
    this.#timer = setTimeout(() => void this.#check(), REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #check(): Promise<void> {
    const { text } = this;
    const asked = ++this.#asked;
    const read = readText(text);
    if (read.errors.length > 0 || !read.tree) {
      this.faults = faultsOfForm(text, read);
      this.current = true;
      return;
    }
    const value: unknown = JSON.parse(text);
    const cards = cardsIn(value);
    try {
      const found = await arbiter.rulesets.checkCards(this.ruleset, { cards: cards as never, samples: true });
      if (asked !== this.#asked || text !== this.text) return;
      this.trouble = null;
      this.faults = placed(text, read, Array.isArray(value) ? '/cards' : '/cards/0', found.errors);
      this.readings = found.reading;
      if (found.valid) this.cards = cards.filter(isCard);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.trouble = troubleOf(error);
      if (!(error instanceof ArbiterProblem)) return;
    }
    this.current = true;
  }

  /** Where a part of a card stands in the text; `path` is a pointer within the card. */
  placeOf(id: string, path: string): { from: number; to: number } | null {
    const read = readText(this.text);
    if (!read.tree || read.errors.length > 0) return null;
    const value: unknown = JSON.parse(this.text);
    const at = Array.isArray(value) ? `/${value.findIndex((card) => isCard(card) && card.id === id)}` : '';
    return rangeOf(read, at + path);
  }
}

/** The schema of a card, or of a list of cards. */
function orList({ $schema, $defs, $id: _, ...card }: Record<string, unknown>): object {
  const known = { ...(($defs as object | undefined) ?? {}), 'a-card': card };
  const one = { $ref: '#/$defs/a-card' };
  return { $schema, $defs: known, if: { type: 'array' }, then: { type: 'array', items: one }, else: one };
}
