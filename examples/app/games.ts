import { readFileSync } from 'node:fs';
import type { Arbiter, Body, Deck } from 'arbiter-client';

/** The games of the app: with cards of its own beside the sample cards, and a key for each seat. */

const RULESET = 'unnamed';
const DAY = 86_400;

type Cards = Body<'registerCardSet'>['cards'];
const OWN = JSON.parse(readFileSync(new URL('cards.json', import.meta.url), 'utf8')) as Cards;

export interface Seat {
  player: 'p1' | 'p2';
  name: string;
  /** What the browser of this player calls Arbiter with: it sees and plays this seat of this match, and nothing else. */
  key: string;
}

export interface Game {
  match: string;
  seats: [Seat, Seat];
  /** For those who only look on. */
  spectator: string;
}

export class Games {
  readonly #arbiter: Arbiter;
  #cards: Promise<{ hash: string; deck: Deck<'unnamed'> }> | null = null;

  constructor(arbiter: Arbiter) {
    this.#arbiter = arbiter;
  }

  /** Starts a game of two people. */
  async start(names: readonly [string, string]): Promise<Game> {
    this.#cards ??= this.#register();
    const { hash, deck } = await this.#cards;
    const seats = names.map((name) => ({ name, deck })) as [
      { name: string; deck: Deck<'unnamed'> },
      { name: string; deck: Deck<'unnamed'> },
    ];
    const { match } = await this.#arbiter.start({ ruleset: RULESET, cards: hash, seats, tags: ['app'], auto: true });
    const keyFor = async (viewer: 'p1' | 'p2' | 'spectator'): Promise<string> => {
      const scopes: Body<'createKey'>['scopes'] =
        viewer === 'spectator' ? ['matches:read'] : ['matches:read', 'matches:write'];
      const seat = { match: match.id, viewer };
      return (await this.#arbiter.keys.create({ name: `${viewer} of ${match.id}`, scopes, seat, expiresIn: DAY })).key;
    };
    const [p1, p2, spectator] = await Promise.all([keyFor('p1'), keyFor('p2'), keyFor('spectator')]);
    return {
      match: match.id,
      seats: [
        { player: 'p1', name: names[0], key: p1 },
        { player: 'p2', name: names[1], key: p2 },
      ],
      spectator,
    };
  }

  /** The sample cards with those of the app, and a deck in which the app's take the place of the first card. */
  async #register(): Promise<{ hash: string; deck: Deck<'unnamed'> }> {
    const { sampleCards, sampleDecks } = await this.#arbiter.rulesets.get(RULESET);
    const { cards } = await this.#arbiter.cardSets.get(sampleCards);
    const { hash } = await this.#arbiter.cardSets.register({ ruleset: RULESET, cards: [...(cards as Cards), ...OWN] });
    const deck = structuredClone(sampleDecks[0]?.deck) as { main: Record<string, number> };
    const [first = '', copies = 0] = Object.entries(deck.main)[0] ?? [];
    delete deck.main[first];
    deck.main[(OWN[0] as { id: string }).id] = copies;
    return { hash, deck: deck as Deck<'unnamed'> };
  }
}
