/** Laws of the scene: it shows all that its viewer may see, nothing else, and every number as the rules have it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { GameEvent, GameState, Option, Scene, Viewer } from '../../src/engine/index.ts';
import { copyOf, sceneOf, stateText } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import type { Moment } from './support/play.ts';
import { plans, shrunkInTime, walk } from './support/play.ts';
import { rulesNumbers } from './support/rules-numbers.ts';
import type { Subject } from './support/subject.ts';
import { secretive, subjects } from './support/subjects.ts';
import { swapped } from './support/swap.ts';

const VIEWERS: readonly Viewer[] = ['p1', 'p2', 'spectator', 'judge'];
/** `SCENE_GAMES=100` looks at so many games, at most 1,000 decisions of each. */
const LONG = process.env.SCENE_GAMES;
const EFFORT = LONG ? { runs: Number(LONG), decisions: 1_000 } : { runs: 6, decisions: 160 };

/** So many bytes half of the scenes of a game have at most, and all of them. */
const SMALL = { half: 12_000, all: 24_000 };
/** In Dx2 eight demons stand on the table from the start, each with all of its skills and what they say: some forty texts, each once. */
const LARGER: Readonly<Record<string, typeof SMALL>> = {
  dx2: { half: 16_000, all: 20_000 },
  // In long games, in which souls are many.
  alteil: { half: 13_000, all: 26_000 },
};
/** So many all scenes have at most without texts; half of them are small in every game. In Dx2 ten demons with marks are the most, in Nexus what is in play after hundreds of decisions. */
const BARE = 11_000;
const LARGER_BARE: Readonly<Record<string, number>> = { dx2: 14_000, nexus: 16_000, alteil: 18_000 };
/** So many of the last events are shown. */
const RECENT = 6;

const shown = subjects.filter(({ rules }) => rules.scene !== undefined);

test('every game that the service adjudicates has a scene', () => {
  const games = new Set(shown.map(({ rules }) => rules.id));
  assert.deepEqual(
    rulesets.map(({ id }) => id).filter((id) => !games.has(id)),
    [],
  );
});

function sceneFor(
  { rules }: Subject,
  state: GameState<object>,
  viewer: Viewer,
  recent: readonly GameEvent[],
  texts = true,
): Scene {
  const name = `${rules.id} ${viewer} ${recent.length} ${texts}`;
  const known = drawn.get(state)?.get(name);
  if (known) return known;
  const scene = sceneOf(rules, rules.sampleCards, state, viewer, { recent, texts });
  assert.ok(scene);
  // A state that is kept is one of a moment, and so are its recent events.
  drawn.get(state)?.set(name, scene);
  return scene;
}

/** The scenes of the states that are kept, as they were drawn first. */
const drawn = new WeakMap<GameState<object>, Map<string, Scene>>();

function middleAndMost(sizes: readonly number[]): [number, number] {
  const sorted = sizes.toSorted((one, other) => one - other);
  return [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0];
}

/** A moment of a random game, as it is kept. */
type Kept = Pick<Moment, 'state' | 'awaiting'> & { at: number; seed: string; recent: readonly GameEvent[] };
type Look = (moment: Pick<Moment, 'state' | 'awaiting'>, recent: readonly GameEvent[]) => void;

const effortOf = (subject: Subject): { runs: number; decisions: number } => {
  const { runs, decisions } = LONG ? EFFORT : { ...EFFORT, ...subject.effort };
  return { runs: Math.min(runs, EFFORT.runs), decisions };
};

/** Plays random games of a subject, the same each time, and looks at every moment. */
function play(subject: Subject, look: (moment: Moment, at: number, seed: string) => void): void {
  const { runs, decisions } = effortOf(subject);
  const law = shrunkInTime((plan) => {
    walk(subject, plan, (moment, at) => look(moment, at, plan.seed));
  });
  fc.assert(fc.property(plans(decisions), law), { numRuns: runs, seed: 11 });
}

/** The moments of the games of a subject: they are played once for all that is looked at in them. */
const moments = new Map<Subject, readonly Kept[]>();

function momentsOf(subject: Subject): readonly Kept[] {
  const known = moments.get(subject);
  if (known) return known;
  const kept: Kept[] = [];
  play(subject, ({ state, awaiting, events }, at, seed) => {
    const copied = copyOf(state);
    drawn.set(copied, new Map());
    kept.push({ state: copied, awaiting, at, seed, recent: events.slice(-RECENT) });
  });
  moments.set(subject, kept);
  return kept;
}

/** Looks at every `step`th moment of random games, and at each in a long run, of which nothing is kept. */
function lookAt(subject: Subject, usual: number, look: Look): void {
  const step = LONG ? 1 : usual;
  const isLookedAt = (at: number, seed: string) => at % step === seed.length % step;
  const again = () =>
    play(subject, (moment, at, seed) => {
      if (isLookedAt(at, seed)) look(moment, moment.events.slice(-RECENT));
    });
  if (LONG) {
    again();
    return;
  }
  try {
    for (const moment of momentsOf(subject)) if (isLookedAt(moment.at, moment.seed)) look(moment, moment.recent);
  } catch (error) {
    // Once more in games that can be made smaller.
    again();
    throw error;
  }
}

/** Every value below a key of one of these names. */
function* under(value: unknown, keys: ReadonlySet<string>): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && keys.has(key)) yield inner;
    else yield* under(inner, keys);
  }
}

const TEXTS = new Set(['title', 'text', 'name', 'prompt', 'why', 'until']);
const IDS = new Set(['id']);

function assertNamed(scene: Scene): void {
  const { objects, cards, players, zones, words, titles, texts } = scene;
  const isObject = (id: string) => assert.ok(id in objects, `${id} is no object`);
  const isCard = (id: string | null | undefined) =>
    assert.ok(id === null || id === undefined || id in cards, `${id} is no card`);
  const isParty = (id: string) => assert.ok(id in objects || players.some((player) => player.id === id), id);
  const places = zones.flatMap((zone) => zone.objects.map((id) => [id, zone.id] as const));
  assert.equal(new Set(zones.map(({ id }) => id)).size, zones.length);
  assert.deepEqual(
    places.map(([id]) => id).sort(),
    Object.keys(objects).sort(),
    'an object lies in several zones, or in none',
  );
  for (const [id, zone] of places) assert.equal(objects[id]?.zone, zone);
  for (const zone of zones) zone.cards?.forEach(isCard);
  for (const [id, object] of Object.entries(objects)) {
    isCard(object.card);
    if (object.on !== undefined) assert.ok(objects[object.on]?.under?.includes(id));
    for (const other of object.under ?? []) assert.equal(objects[other]?.on, id);
    for (const { card, id: ability = '' } of object.abilities ?? [])
      assert.ok(cards[card]?.abilities?.[ability] ?? cards[card]?.text, ability);
    for (const stat of object.stats ?? []) assert.ok(titles[stat.id], stat.id);
    for (const { because } of object.marks ?? []) isCard(because);
    for (const keyword of object.keywords ?? []) assert.ok(texts[words[keyword.id]?.text ?? ''], keyword.id);
    for (const because of object.stats?.flatMap((stat) => stat.because ?? []) ?? [])
      assert.ok(object.marks?.some((mark) => mark.id === because));
  }
  for (const { marks } of players) for (const { because } of marks ?? []) isCard(because);
  for (const { source, card, stats } of scene.waiting) {
    for (const stat of stats ?? []) assert.ok(titles[stat.id], stat.id);
    isCard(card);
    if (source !== null) isObject(source);
  }
  for (const id of [...(scene.battle?.attackers ?? []), ...(scene.battle?.defenders ?? [])]) isParty(id);
  for (const { attacker, defenders } of scene.battle?.pairs ?? [])
    for (const id of [attacker, ...defenders]) isParty(id);
  for (const { about, among } of scene.decisions) [...about, ...among].forEach(isObject);
  for (const event of scene.recent) event.objects.forEach(isObject);
}

const counted = (list: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

interface Copying {
  id: string;
  /** The card that it is now, and the one that lies there. */
  card: string;
  own: string;
}

/** The objects of a board that are copies of other cards for a time. */
function* copiesIn(value: unknown): Generator<Copying> {
  if (value === null || typeof value !== 'object') return;
  if ('id' in value && 'card' in value && 'own' in value) yield value as Copying;
  for (const inner of Object.values(value)) yield* copiesIn(inner);
}

for (const subject of shown) {
  const { rules } = subject;

  test(`${rules.id}: whatever a scene names is in it, once`, () => {
    lookAt(subject, 5, ({ state }, recent) => {
      for (const viewer of VIEWERS) assertNamed(sceneFor(subject, state, viewer, recent));
    });
  });

  test(`${rules.id}: a scene shows all that lies on the table`, () => {
    lookAt(subject, 5, ({ state }, recent) => {
      for (const viewer of VIEWERS) {
        const { objects } = sceneFor(subject, state, viewer, recent);
        const seen = viewer === 'judge' ? state.board : rules.view(state.board, viewer);
        const { attack: _attack, attackers: _attackers, past: _past, ...table } = seen as Record<string, unknown>;
        for (const id of under(table, IDS)) assert.ok(id in objects, `${viewer} does not see ${id}`);
      }
      const { objects, zones } = sceneFor(subject, state, 'judge', recent);
      const lying = [
        ...Object.values(objects).map(({ card }) => card ?? ''),
        ...zones.flatMap(({ cards }) => cards ?? []),
      ];
      // What is no object of its own is with the one that has its text: a skill, a brand.
      const borne = Object.values(objects).flatMap(({ abilities }) => [
        ...new Set(abilities?.map(({ card }) => card) ?? []),
      ]);
      const [there, bearing, expected] = [counted(lying), counted(borne), counted(subject.cards(state.board))];
      // What is a copy for a time has the face of the other card.
      const isToken = (card: string) => (rules.sampleCards.cards.get(card) as { token?: boolean })?.token === true;
      for (const { id, card, own } of copiesIn(state.board)) {
        assert.equal(objects[id]?.card, card, id);
        if (!isToken(own)) expected.set(own, (expected.get(own) ?? 0) - 1);
        if (!isToken(card)) expected.set(card, (expected.get(card) ?? 0) + 1);
      }
      for (const [card, copies] of expected) {
        if (!rules.sampleCards.cards.has(card) || card === 'resource') continue;
        const found = there.get(card);
        if (copies === 0) assert.equal(found, undefined, card);
        else if (found === undefined) assert.ok((bearing.get(card) ?? 0) >= copies, card);
        else assert.equal(found, copies, card);
      }
    });
  });

  test(`${rules.id}: the numbers of a scene are those of the rules`, () => {
    const numbersOf = rulesNumbers[rules.id];
    assert.ok(numbersOf);
    let compared = 0;
    lookAt(subject, 2, ({ state }, recent) => {
      const { objects } = sceneFor(subject, state, 'spectator', recent);
      for (const [id, numbers] of Object.entries(numbersOf(rules, state))) {
        const told = new Map<string, number>();
        for (const stat of objects[id]?.stats ?? []) {
          told.set(stat.id, stat.now);
          if (stat.left === undefined) continue;
          told.set('left', stat.left);
          told.set(`left of ${stat.id}`, stat.left);
        }
        for (const [stat, number] of Object.entries(numbers)) assert.equal(told.get(stat), number, `${stat} of ${id}`);
        compared++;
      }
    });
    assert.ok(compared > 50, `only ${compared} objects were compared`);
  });

  test(`${rules.id}: no text of a scene holds the id of an object`, () => {
    lookAt(subject, 3, ({ state }, recent) => {
      const ids = new Set([...under(state.board, IDS)]);
      for (const { source } of state.pending) if (source !== null) ids.add(source);
      const texts = new Set(VIEWERS.flatMap((viewer) => [...under(sceneFor(subject, state, viewer, recent), TEXTS)]));
      for (const text of texts) {
        const raw = text.split(/[^A-Za-z0-9_-]+/).filter((word) => ids.has(word));
        assert.deepEqual(raw, [], text);
        assert.doesNotMatch(text, /undefined|\[object/);
      }
    });
  });

  test(`${rules.id}: a scene is small, and drawing it changes nothing`, () => {
    const sizes: number[] = [];
    const without: number[] = [];
    lookAt(subject, 5, ({ state }, recent) => {
      const before = stateText(state);
      drawn.get(state)?.clear();
      sizes.push(JSON.stringify(sceneFor(subject, state, 'p1', recent)).length);
      without.push(JSON.stringify(sceneFor(subject, state, 'p1', recent, false)).length);
      assert.equal(stateText(state), before);
    });
    const [middle, most] = middleAndMost(sizes);
    const [bare, barest] = middleAndMost(without);
    const { half, all } = LARGER[rules.id] ?? SMALL;
    assert.ok(middle < half, `half of the scenes have more than ${middle} bytes`);
    assert.ok(most < all, `the largest scene has ${most} bytes`);
    assert.ok(bare < SMALL.half, `half of the scenes without texts have more than ${bare} bytes`);
    assert.ok(barest < (LARGER_BARE[rules.id] ?? BARE), `the largest scene without texts has ${barest} bytes`);
  });
}

/** Labels that speak of a place, what they say of things in brackets left aside. */
const OF_A_PLACE = /\b(?:cell|lane|sector|biome|frontline|backline|land zone) \d|^staging$/i;

/** What is wrong with the places of an option. */
function misplaced({ label, places = [], players = [] }: Option, scene: Scene): string | null {
  for (const { zone, row, column } of places) {
    const there = scene.zones.find(({ id }) => id === zone);
    if (there === undefined) return `there is no zone ${zone}`;
    if (row !== undefined && there.rows?.[row - 1] === undefined) return `${zone} has no row ${row}`;
    if (column !== undefined && there.columns?.[column - 1] === undefined) return `${zone} has no column ${column}`;
  }
  if (players.some((player) => scene.players.every(({ id }) => id !== player))) return 'there is no such player';
  const spoken = OF_A_PLACE.test(label.replaceAll(/ \([^()]*\)/g, ''));
  return spoken && places.length === 0 ? 'it names no place' : null;
}

/** Games in which some options are about a place without an object. */
const PLACED = new Set(['alteil', 'unnamed', 'nexus', 'gundam']);

for (const subject of shown) {
  const { id } = subject.rules;
  test(`${id}: options name places that the scene has, and each that is about one names it`, () => {
    let placed = 0;
    lookAt(subject, 4, ({ state, awaiting }) => {
      for (const { player, options } of awaiting) {
        const scene = sceneFor(subject, state, player, [], false);
        for (const option of options) {
          const wrong = misplaced(option, scene);
          if (wrong !== null) assert.fail(`${option.id} (${option.label}): ${wrong}`);
          if (option.places !== undefined) placed++;
        }
      }
    });
    if (PLACED.has(id)) assert.ok(placed > 20, `only ${placed} options name a place`);
  });
}

test('nexus: what waits on the queue says its speed', () => {
  const nexus = shown.filter(({ rules }) => rules.id === 'nexus');
  let compared = 0;
  for (const subject of nexus) {
    lookAt(subject, 1, ({ state }, recent) => {
      for (const { id, stats } of sceneFor(subject, state, 'judge', recent).waiting) {
        const speed = state.pending.find((entry) => entry.id === id)?.vars.speed;
        assert.deepEqual(stats, typeof speed === 'number' ? [{ id: 'speed', now: speed }] : undefined);
        if (typeof speed === 'number') compared++;
      }
    });
  }
  assert.ok(compared > 10, `only ${compared} were compared`);
});

for (const subject of secretive.filter(({ rules }) => rules.scene !== undefined)) {
  test(`${subject.rules.id}: a scene is the same whatever lies hidden`, () => {
    let compared = 0;
    lookAt(subject, 4, ({ state, awaiting }, recent) => {
      for (const viewer of ['p1', 'p2'] as const) {
        let pick = state.counters.event;
        const other = swapped(subject, state, viewer, awaiting, (below) => {
          pick = (pick * 31 + 7) % 10_007;
          return pick % below;
        });
        if (other === null) continue;
        assert.deepEqual(sceneFor(subject, other, viewer, recent), sceneFor(subject, state, viewer, recent));
        compared++;
      }
    });
    assert.ok(compared > 20, `only ${compared} states were compared`);
  });
}
