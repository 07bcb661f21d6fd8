import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Decision, Option, Scene } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

/*
 * A bot for select menus of 25 entries with labels of at most 80 characters, as chat services have them. It knows no game:
 * what it shows comes from the scene, and what can be done from the options.
 */

const ENTRIES = 25;
const LETTERS = 80;
const MOVES = 150;

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

interface Entry<T> {
  label: string;
  value: T;
}

/** A label that fits: of a long one the beginning and the end, which tell alike ones apart. */
const fit = (label: string): string => (label.length <= LETTERS ? label : `${label.slice(0, 50)}…${label.slice(-29)}`);

/** Entries as menus, each of which can be shown. */
function menus<T>(entries: readonly Entry<T>[]): Entry<T>[][] {
  const pages: Entry<T>[][] = [];
  for (let at = 0; at < entries.length; at += ENTRIES) pages.push(entries.slice(at, at + ENTRIES));
  for (const page of pages) {
    const labels = page.map(({ label }) => label);
    assert.ok(labels.every((label) => label.length > 0 && label.length <= LETTERS));
    assert.deepEqual([...new Set(labels)], labels, 'two entries of a menu read alike');
  }
  return pages;
}

/** The options of a decision in menus: first of its groups, where it has more than one, then of what each group offers. */
function choose({ options }: Decision, roll: (sides: number) => number): Option {
  const pick = <T>(entries: readonly Entry<T>[]): T => {
    const pages = menus(entries);
    const page = pages[roll(pages.length)] ?? [];
    const entry = page[roll(page.length)];
    assert.ok(entry);
    return entry.value;
  };
  const groups = Map.groupBy(options, ({ group, kind }) => group ?? kind);
  const titled = [...groups].map(([title, value]) => ({ label: fit(title), value }));
  return pick(pick(titled).map((value) => ({ label: fit(value.label), value })));
}

/** What the bot says before a menu: who is asked what, and the names of the things that it could point at. */
function post(scene: Scene, { player, prompt, options }: Decision): string {
  const names = new Set(options.flatMap(({ objects = [] }) => objects.map((id) => scene.objects[id]?.name)));
  assert.ok(!names.has(undefined), 'an option names something that is not on the table');
  const seat = scene.players.find(({ id }) => id === player);
  assert.ok(seat);
  return `${seat.name}: ${prompt} (${[...names].join(', ')})`;
}

for (const { id: ruleset } of rulesets) {
  test(`${ruleset} is played by a bot with menus that knows nothing of it`, async () => {
    const dice = diceFrom(`menus/${ruleset}`);
    const seats = [{ name: 'Ada' }, { name: 'Bo' }];
    type Shown = SeenVerdict & { scene: Scene; awaiting: Decision[] };
    let reply = await service.http
      .post('/v1/matches?include=awaiting,scene,state')
      .send({ ruleset, seed: 'menus', seats });
    assert.equal(reply.status, 201, reply.text);
    let verdict: Shown = reply.body;
    let moves = 0;
    while (verdict.awaiting.length > 0 && moves < MOVES) {
      const decision = verdict.awaiting[0];
      assert.ok(decision);
      assert.match(post(verdict.scene, decision), /^(Ada|Bo): ./);
      const { action } = choose(decision, (sides) => dice.below(sides));
      const match = (reply.body as { match: { id: string; ply: number } }).match;
      reply = await service.http
        .post(`/v1/matches/${match.id}/actions?include=awaiting,scene`)
        .send({ action, expectedPly: match.ply });
      assert.equal(reply.status, 200, reply.text);
      verdict = reply.body;
      moves++;
    }
    assert.ok(moves > 5, `only ${moves} moves`);
  });
}
