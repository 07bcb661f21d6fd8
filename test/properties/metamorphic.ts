import assert from 'node:assert/strict';
import type { CardSet, Decision, Game, GameEvent, GameState, Json, Resolution } from '../../src/engine/index.ts';
import { adjudicate, compileCards, copyOf, decisions, start } from '../../src/engine/index.ts';
import type { Law, Plan } from './support/play.ts';
import { act, chosen, granted, seatsOf, walk } from './support/play.ts';
import type { Subject } from './support/subject.ts';

/** The laws of games that are the same but for what no rule looks at, to be tried in random games of every ruleset. */
export function metamorphic(subject: Subject): Law[] {
  const { rules } = subject;
  const found: Law[] = [];
  const law = (name: string, holds: (plan: Plan) => void) => {
    found.push({ name, share: 1 / 3, holds });
  };

  let renamed: Renamed | null = null;
  law('cards with other ids, in another order and with one more that nobody plays are the same game', (plan) => {
    renamed ??= rename(subject);
    const { cards, there, back } = renamed;
    const seats = seatsOf(subject, plan);
    const [one, two] = seats.seats;
    const decks = [
      { ...one, deck: there(one.deck) },
      { ...two, deck: there(two.deck) },
    ] as const;
    let now = granted(start(rules, rules.sampleCards, seats));
    let other = granted(start(rules, cards, { ...seats, seats: decks }));
    for (const choice of plan.choices) {
      assert.deepEqual(said(back(other)), said(now));
      if (now.outcome) break;
      const [action, there] = [chosen(now.awaiting, choice), chosen(other.awaiting, choice)];
      now = granted(adjudicate(rules, rules.sampleCards, now.state, action));
      other = granted(adjudicate(rules, cards, other.state, there));
    }
  });

  law('players in exchanged seats are asked the same, and the same happens', (plan) => {
    walk(subject, plan, ({ state, awaiting, action, next }) => {
      // What is known by its hash has another name in other seats.
      if ('option' in action && isHashed(String(action.option))) return;
      const other = exchanged(state);
      const asked = decisions(rules, rules.sampleCards, copyOf(other));
      const there = act(subject, other, exchanged(action));
      const here = next();
      const cited = [...awaiting, ...here.events].map(({ clause }) => clause);
      if (subject.seated?.some((clause) => cited.includes(clause))) return;
      assert.deepEqual(unordered(asked.map(question)), unordered(exchanged(awaiting).map(question)));
      const { events, state: after } = granted(there);
      assert.deepEqual(unordered(events.map(happening)), unordered(exchanged(here.events).map(happening)));
      assert.deepEqual(unordered(after.board), unordered(exchanged(here.state.board)));
      assert.deepEqual(after.rng, here.state.rng);
    });
  });

  return found;
}

/** Cards with other ids, and the way of a value there and back. */
interface Renamed {
  cards: CardSet<Game>;
  there<T>(value: T): T;
  back<T>(value: T): T;
}

/** An id that no card had, with the same place in the order of all ids, in which some games list cards. */
const otherId = (id: string): string => `z${id}z`;

function rename({ rules }: Subject): Renamed {
  const source = rules.sampleCards.source as readonly { id: string; [field: string]: Json }[];
  const ids = new Set(source.map(({ id }) => id));
  const there = <T>(value: T): T => mapped(value, (text) => (ids.has(text) ? otherId(text) : text)) as T;
  const others = [...ids]
    .sort((one, other) => other.length - one.length)
    .map((id) => otherId(id).replaceAll(/\W/g, '\\$&'));
  const OTHERS = new RegExp(others.join('|'), 'g');
  const back = <T>(value: T): T => JSON.parse(JSON.stringify(value).replace(OTHERS, (id) => id.slice(1, -1)));
  const [extra] = source;
  assert.ok(extra);
  const cards = compileCards<Game>(rules, [
    { ...there(extra), id: 'zz' },
    ...source.map((card) => there(card)).reverse(),
  ]);
  if (!cards.ok) throw new Error(JSON.stringify(cards.faults));
  return { cards: cards.value, there, back };
}

/** A value with other texts in it; names of fields are texts as well. */
function mapped(value: unknown, other: (text: string) => string): unknown {
  if (typeof value === 'string') return other(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [other(name), mapped(one, other)]));
}

/** Ids of options that are longer may be told by their hash, which is another one in the other game. */
const LONG = 30;
const isHashed = (id: string): boolean => id.startsWith('#');
const shortened = (id: string): string => (id.length > LONG || isHashed(id) ? '#' : id);

/** What came of something, but for which cards it was played with. */
const said = ({ events, awaiting, state: { cards: _, hash: __, ...state } }: Resolution<Game> & { state: Hashed }) =>
  JSON.parse(JSON.stringify({ events, awaiting, state }), (name, value) =>
    (name === 'id' || name === 'option') && typeof value === 'string' ? shortened(value) : value,
  );
type Hashed = GameState<object> & { hash?: string };

/** A value in which each player is the other one. */
const exchanged = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replace(
      /(?<![A-Za-z0-9])(p|Player )([12])(?![A-Za-z0-9])/g,
      (_all, name, number) => `${name}${3 - number}`,
    ),
  );

/** What is asked, but for its number, and for the words in which players are called by their names. */
const question = ({ id: _, options, ...rest }: Decision) => ({
  ...rest,
  options: options.map(({ id, action: __, label: ___, ...option }) => ({ ...option, id: shortened(id) })),
});

/** An event, but for its number and its cause; what happens to both players at once is told of either of them. */
function happening({ seq: _, parent: __, player, ...event }: GameEvent) {
  const data = JSON.stringify(event.data);
  const isOfBoth = data.includes('"p1"') && data.includes('"p2"');
  return { ...event, player: isOfBoth ? null : player };
}

/** Lists in some order that does not depend on who is who: what is of both players is listed that of the first one first. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map((one) => unordered(one))
      .map((one) => ({ one, text: JSON.stringify(one) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1))
      .map(({ one }) => one);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, unordered(one)]),
  );
}
