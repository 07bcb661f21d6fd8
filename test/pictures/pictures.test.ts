import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import type { Scene } from '../../src/engine/index.ts';
import { sceneOf } from '../../src/engine/index.ts';
import { pngOf } from '../../src/pictures/png.ts';
import { tableSvg } from '../../src/pictures/svg.ts';
import { tableText } from '../../src/pictures/text.ts';
import { walk } from '../properties/support/play.ts';
import { subjects } from '../properties/support/subjects.ts';

const fonts = mkdtempSync(join(tmpdir(), 'arbiter-pictures-'));
after(() => rmSync(fonts, { recursive: true }));

/** A scene of each game in the middle of play. */
const scenes: readonly Scene[] = subjects.map((subject) => {
  let found: Scene | null = null;
  const choices = Array.from({ length: 80 }, (_, at) => at * 7919);
  walk(subject, { seed: 'picture', decks: [0, 1], choices }, ({ state, events }) => {
    const recent = events.slice(-8);
    found = sceneOf(subject.rules, subject.rules.sampleCards, state, 'p1', { recent, names: { p1: 'Ada', p2: 'Bo' } });
  });
  assert.ok(found);
  return found;
});

/** The scene with other names on everything that has a card. */
const renamed = (scene: Scene, name: string): Scene => ({
  ...scene,
  objects: Object.fromEntries(Object.entries(scene.objects).map(([id, object]) => [id, { ...object, name }])),
});

/** The places of boxes and texts that a drawing has. */
const rights = (svg: string): number[] =>
  [...svg.matchAll(/<rect x="([\d.-]+)" y="[\d.-]+" width="([\d.-]+)"/g)].map(
    ([, x, width]) => Number(x) + Number(width),
  );

for (const scene of scenes) {
  test(`${scene.ruleset}: the same scene gives the same pictures`, () => {
    const [svg, again] = [tableSvg(scene), tableSvg(structuredClone(scene))];
    assert.equal(svg, again);
    assert.ok(pngOf(svg, fonts).equals(pngOf(again, fonts)));
    assert.equal(tableText(scene), tableText(structuredClone(scene)));
  });

  test(`${scene.ruleset}: every object is drawn once, with its id and a title`, () => {
    const svg = tableSvg(scene);
    for (const id of Object.keys(scene.objects)) {
      const parts = svg.split(`<g class="object" data-id="${id}"`);
      assert.equal(parts.length, 2, id);
      assert.match(parts[1] ?? '', /^ data-zone="[^"]+"><title>[^<]+<\/title>/);
    }
  });

  test(`${scene.ruleset}: nothing is wider than the picture, however long the names are`, () => {
    for (const name of ['x', 'The Long Name of Somebody Who Was Never Called by It '.repeat(4), 'W'.repeat(200)]) {
      const shown = renamed(scene, name);
      for (const right of rights(tableSvg(shown))) assert.ok(right <= 800, String(right));
      for (const line of tableText(shown).split('\n')) assert.ok(line.length <= 80, line);
    }
  });

  test(`${scene.ruleset}: names of callers are text in a drawing and nothing else`, () => {
    const svg = tableSvg(renamed(scene, `]]></title><script>&"'\u0000\u202e\ud800`));
    assert.doesNotMatch(svg, /<script|\p{Cc}(?<!\n)|\p{Cf}/u);
    assert.ok(svg.isWellFormed());
    assert.ok(pngOf(svg, fonts).length > 1000);
  });
}

test('letters that are seldom are drawn too', () => {
  const [scene] = scenes;
  assert.ok(scene);
  const [georgian, other] = ['\u10d0\u10d1\u10d2', '\u10d3\u10d4\u10d5'].map((name) =>
    pngOf(tableSvg(renamed(scene, name)), fonts),
  );
  assert.ok(georgian && other && !georgian.equals(other));
});
