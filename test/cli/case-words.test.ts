import assert from 'node:assert/strict';
import test from 'node:test';
import { known } from '../../src/cli/known.ts';
import { abilitiesOf } from '../../src/conformance/naming.ts';
import { readCases } from '../../src/conformance/read.ts';
import { runCase } from '../../src/conformance/run.ts';
import { rulesets } from '../../src/rulesets/index.ts';

/** What fails in the one case of a game that has these lines. */
function failures(ruleset: string, cards: string, ...lines: string[]): string[] {
  const head = [`ruleset: ${ruleset}`, `cards: ${cards}`, 'cases:', '- name: it'];
  const { cases, faults } = readCases('x.yaml', [...head, ...lines.map((line) => `  ${line}`)].join('\n'), known);
  assert.deepEqual(faults, []);
  const [one] = cases;
  assert.ok(one);
  return runCase(one).failures.map(({ what }) => what.split('\n')[0] ?? '');
}

const HAND =
  'position: { p1: { energy: 9, full: 9, hand: [scout, guard, scout], deck: [giant] }, p2: { deck: [giant] } }';
const duel = (...lines: string[]) => failures('duel', '[]', HAND, 'steps:', ...lines);

test('what enters play is named by its card or by its place, and the name stands in options, paths and values', () => {
  assert.deepEqual(
    duel(
      '- { p1: play:scout, names: { first: scout }, state: { "@$first.card": scout } }',
      '- { p1: play:guard, names: { wall: 1 } }',
      '- { p1: play:scout, names: { second: { card: scout, at: 1 } }, state: { "sides.p1.units.2.id": $second } }',
      '- { p1: pass }',
      '- { p2: pass, offered: ["attack:$first>player", "attack:$wall>player"] }',
      '- { p1: "attack:$second>player", events: [{ type: attack, data: { unit: $second } }] }',
    ),
    [],
  );
});

test('a name for what did not enter play fails, and says what did', () => {
  const [told, ...others] = duel('- { p1: play:scout, names: { wall: guard }, outcome: none }');
  assert.deepEqual(others, []);
  assert.match(told ?? '', /^names: nothing that entered play is wall, "guard"; what did: \w+ \(scout\)$/);
});

test('a step with * takes the one option that fits, and fails where none or several do', () => {
  assert.deepEqual(duel('- { p1: "play:g*", state: { "sides.p1.units.0.card": guard } }'), []);
  assert.match(duel('- { p1: "*", outcome: none }')[0] ?? '', /^several options fit: /);
  assert.match(duel('- { p1: "attack:*", outcome: none }')[0] ?? '', /^no option fits; p1 has play:scout/);
});

test('the reason that is asked of a pattern has to be that of every action it could mean', () => {
  const begin = (said: string) =>
    failures('duel', '[]', 'position: { p1: { energy: 1, full: 1, hand: [dragon, giant] } }', `begin: { ${said} }`);
  assert.deepEqual(begin('not-offered: [{ option: "play:*", clause: play.cost }]'), []);
  assert.equal(begin('not-offered: [{ option: "play:*", clause: play.cost, needed: { atLeast: 5 } }]').length, 1);
  assert.match(begin('not-offered: [{ option: "attack:*", clause: attack.ready }]')[0] ?? '', /nothing here could be/);
});

test('an option that no position could offer is not passed over in silence', () => {
  const begin = (option: string) => failures('duel', '[]', HAND, `begin: { not-offered: ["${option}"] }`);
  assert.deepEqual(begin('play:dragon'), []);
  assert.deepEqual(begin('attack:*'), []);
  assert.deepEqual(begin('atack:*'), [
    'not-offered: atack:*: no position of this case has "atack"; did you mean "attack"?',
  ]);
  assert.deepEqual(begin('play:dragno'), [
    'not-offered: play:dragno: no position of this case has "dragno"; did you mean "dragon"?',
  ]);
});

test('only the types among which it is looked count', () => {
  const step = (said: string) => duel(`- { p1: play:scout, ${said} }`);
  assert.deepEqual(step('types: [decision, play], among: [decision, play]'), []);
  assert.deepEqual(step('types: [], among: [attack, damage]'), []);
  assert.equal(step('types: [], among: [play]').length, 1);
});

/** A card of each game with an ability that has an id, and a position in which that ability is offered. */
const ABILITIES: Record<string, { cards: string; lines: string[] }> = {
  gundam: {
    cards: `[{ id: relay, type: unit, name: Relay, color: blue, level: 1, cost: 1, ap: 1, hp: 3, abilities: [
      { timing: deploy, effects: [{ do: draw }] }, { id: tow, timing: activateMain, effects: [{ do: draw }] }] }]`,
    lines: [
      'position: { p1: { deck: [relay, relay], units: [{ as: r, card: relay }] }, p2: {} }',
      'steps: [{ p1: activate:r/relay#tow, events: [draw] }]',
    ],
  },
  alteil: {
    cards: `[{ id: relay, type: unit, name: Relay, sphere: refess, level: 1, hp: 9, at: 1, df: 0, agi: 1, rng: 1, skills: [
      { kind: close, effects: [{ do: heal, amount: 1, to: this }] },
      { id: tow, kind: action, effects: [{ do: heal, amount: 1, to: this }] }] }]`,
    lines: [
      'position: { p1: { units: [{ as: r, card: relay, hp: 4 }] }, p2: {} }',
      'steps: [{ p1: "skill:relay#tow", events: [heal] }]',
    ],
  },
  nexus: {
    cards: `[{ id: relay, type: agent, name: Relay, cost: {}, attack: 1, defense: 1, skills: [
      { kind: reactive, when: { event: terminated }, effects: [{ do: draw }] },
      { id: tow, kind: activated, speed: 3, effects: [{ do: draw }] }] }]`,
    lines: [
      'position: { p1: { deck: [relay, relay], play: [{ as: r, card: relay }] }, p2: {} }',
      'begin: { offered: [activate:r/relay#tow] }',
    ],
  },
  unnamed: {
    cards: `[{ id: relay, type: unit, name: Relay, front: 1, back: 1, abilities: [
      { on: onDeath, effects: [{ do: draw }] }, { id: tow, on: main, effects: [{ do: draw }] }] }]`,
    lines: [
      'position: { p1: { deck: [relay, relay], units: [{ as: r, card: relay, at: f1 }] }, p2: {} }',
      'begin: { offered: ["use:r/relay#tow"] }',
    ],
  },
};

for (const [id, { cards, lines }] of Object.entries(ABILITIES)) {
  test(`${id}: an ability is addressed by its own id`, () => {
    assert.deepEqual(failures(id, cards, ...lines), []);
    const wrong = lines.map((line) => line.replace('#tow', '#row'));
    assert.equal(failures(id, cards, ...wrong).length, 1);
  });
}

test('in every game an ability with an id of its own can be addressed by it', () => {
  for (const { id, sampleCards } of rulesets) {
    const abilities = abilitiesOf(sampleCards);
    assert.ok(abilities.size > 0, id);
    for (const program of abilities.values()) assert.ok(sampleCards.programs.has(program), program);
  }
});
