import assert from 'node:assert/strict';
import test from 'node:test';
import type {
  AnyRuleset,
  Decision,
  Game,
  NotedEvent,
  PlayerId,
  Resolution,
  Scene,
  Viewer,
} from '../../src/engine/index.ts';
import { adjudicate, inTitle, sceneOf, start, viewDecisions, viewEvent } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';

/*
 * What people read: every text of a random game names the seats and the cards, no text has an id in it, no two options of a
 * decision are called the same, and whoever may not see an answer is not told it.
 */

const GAMES = Number(process.env.WORD_GAMES ?? 6);
const DECISIONS = 300;
const NAMES = { p1: 'Ada', p2: 'Bo' };
const VIEWERS: readonly Viewer[] = ['judge', 'p1', 'p2', 'spectator'];

/** All texts in some JSON. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsIn(one);
}

/** The ids that no text may have in it: of players, of what the engine numbers, and of cards and objects that look like none. */
function idIn(text: string, rules: AnyRuleset, named: ReadonlySet<string>): string | undefined {
  const { cards } = rules.sampleCards;
  return text
    .split(/[^\p{L}\p{N}_#-]+/u)
    .find(
      (word) => /^(p[12]|[a-z]\d+|.+#\d+)$/.test(word) || (/\d/.test(word) && (named.has(word) || cards.has(word))),
    );
}

/** What no text may say: seats by their numbers, and what was made a text that is none. */
const STRANGE = /Player [12]|Iczer [12]|\bdecides$|undefined|\[object|gone takes/;

/** What was told of a game, and asked in it; the scenes of those who were asked, which show the table as it was then. */
interface Told {
  events: readonly NotedEvent[];
  awaiting: Decision[];
  scenes: ReadonlyMap<PlayerId, Scene>;
}

/** Each game is played once, for all that is looked at in it. */
const games = new Map<string, readonly Told[]>();

function play(rules: AnyRuleset, game: number): readonly Told[] {
  const known = games.get(`${rules.id} ${game}`);
  if (known) return known;
  const told: Told[] = [];
  for (const { state, events, awaiting } of playing(rules, game)) {
    const scenes = new Map<PlayerId, Scene>();
    for (const { player } of awaiting) {
      const scene = sceneOf(rules, rules.sampleCards, state, player, { recent: [] });
      assert.ok(scene);
      scenes.set(player, scene);
    }
    told.push({ events, awaiting, scenes });
  }
  games.set(`${rules.id} ${game}`, told);
  return told;
}

/** Plays `game`, and gives what comes of each decision. */
function* playing(rules: AnyRuleset, game: number): Generator<Resolution<Game>> {
  const decks = rules.samples.decks;
  const deck = (at: number) => decks[at % decks.length]?.deck ?? null;
  const seats = [
    { name: NAMES.p1, deck: deck(game) },
    { name: NAMES.p2, deck: deck(game * 3 + 1) },
  ] as const;
  const dice = diceFrom(`words/${game}`);
  let at = start(rules, rules.sampleCards, { seats, seed: `words/${game}`, options: rules.options.parse({}) });
  for (let n = 0; n < DECISIONS; n++) {
    assert.ok(at.ok);
    yield at.value;
    if (at.value.outcome !== null) return;
    const action = listedAction(at.value.awaiting, dice);
    assert.ok(action);
    at = adjudicate(rules, rules.sampleCards, at.value.state, action);
  }
}

for (const rules of rulesets) {
  const tell = (event: NotedEvent, viewer: Viewer) =>
    rules.describe(viewEvent(event, viewer), rules.sampleCards, NAMES);

  test(`${rules.id}: no text has an id in it, and seats go by their names`, () => {
    let texts = 0;
    for (let game = 0; game < GAMES; game++) {
      for (const { events, awaiting } of play(rules, game)) {
        const named = new Set(events.flatMap(({ told }) => Object.keys(told?.cards ?? {})));
        for (const event of events) {
          // Most are told the same to everybody.
          const told = new Set<string>();
          for (const viewer of VIEWERS) {
            const text = tell(event, viewer);
            texts++;
            if (told.has(text)) continue;
            told.add(text);
            const wrong = idIn(text, rules, named) ?? STRANGE.exec(text)?.[0];
            if (wrong !== undefined)
              assert.fail(`${wrong} in ${event.type}, to ${viewer}: ${text} ${JSON.stringify(event)}`);
          }
        }
        for (const { prompt, options } of awaiting) {
          for (const text of [prompt, ...options.map(({ label }) => label)]) {
            assert.equal(idIn(text, rules, named), undefined, text);
          }
        }
      }
    }
    assert.ok(texts > 1_000);
  });

  test(`${rules.id}: no two options of a decision are called the same`, () => {
    for (let game = 0; game < GAMES; game++) {
      for (const { awaiting } of play(rules, game)) {
        for (const { options, prompt } of awaiting) {
          const labels = options.map(({ label }) => label);
          assert.deepEqual([...new Set(labels)], labels, prompt);
        }
      }
    }
  });

  test(`${rules.id}: what options and decisions name lies on the table of who is asked`, () => {
    let named = 0;
    for (let game = 0; game < GAMES; game++) {
      for (const { scenes, awaiting } of play(rules, game)) {
        for (const { player, about, options } of awaiting) {
          const scene = scenes.get(player);
          assert.ok(scene);
          const { objects } = scene;
          for (const id of about?.objects ?? []) assert.ok(id in objects, `${id} is not in the scene`);
          for (const option of options) {
            assert.notEqual(option.kind, '');
            for (const id of option.objects ?? []) {
              assert.ok(id in objects, `${option.label}: ${id} is not in the scene`);
              named++;
            }
            for (const card of option.cards ?? []) assert.ok(rules.sampleCards.cards.has(card), card);
            // What an option is filed under says its card, or what it does.
            if (option.group === undefined) continue;
            assert.equal(idIn(option.group, rules, new Set()), undefined, option.group);
            const [first = ''] = option.cards ?? [];
            const card = rules.sampleCards.cards.get(first);
            const acts = card === undefined ? undefined : rules.describe.cardName?.(card);
            assert.equal(option.group.replace(/ \[\d+ of \d+\]$/, ''), acts ?? inTitle(option.kind), option.label);
          }
        }
      }
    }
    assert.ok(named > 100);
  });

  test(`${rules.id}: an answer that somebody may not see is told to them in no words`, () => {
    let hidden = 0;
    for (let game = 0; game < GAMES; game++) {
      for (const { events } of play(rules, game)) {
        for (const event of events) {
          const answer = event.told?.hidden?.answer;
          if (answer === undefined || event.secret === undefined) continue;
          for (const viewer of VIEWERS.filter((one) => one !== 'judge' && one !== event.player)) {
            const seen = viewEvent(event, viewer);
            assert.equal(seen.told?.hidden, undefined);
            assert.ok(
              [...textsIn(rules.describe.tell?.(seen, rules.sampleCards, NAMES))].every((text) => text !== answer),
            );
            hidden++;
          }
        }
      }
    }
    assert.ok(hidden > 0);
  });
}

/** What is asked of everyone: the options are told only to whom they are for. */
test('the options of a decision are told to nobody else', () => {
  for (const rules of rulesets) {
    for (const { awaiting } of play(rules, 0)) {
      const seen: Decision[] = viewDecisions(awaiting, 'spectator');
      assert.ok(seen.every(({ options }) => options.length === 0));
    }
  }
});
