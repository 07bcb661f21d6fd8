import assert from 'node:assert/strict';
import test from 'node:test';
import { coverageOf } from '../../src/conformance/coverage.ts';
import { lookUp } from '../../src/conformance/path.ts';
import { readCases } from '../../src/conformance/read.ts';
import type { CaseResult } from '../../src/conformance/run.ts';
import { runCase } from '../../src/conformance/run.ts';
import { points } from '../support/points.ts';

const HERE = 'position: { turn: 3, active: p1, p1: { hand: [two, three, sieve] }, p2: { deck: [one] } }';

/** Runs the one case that has these lines under its position. */
function run(...lines: string[]): CaseResult {
  const head = ['ruleset: points', 'cases:', '- name: it', '  clauses: [play]', `  ${HERE}`];
  const { cases, faults } = readCases('x.yaml', [...head, ...lines.map((line) => `  ${line}`)].join('\n'), [points]);
  assert.deepEqual(faults, []);
  const [one] = cases;
  assert.ok(one);
  return runCase(one);
}

const failures = (...lines: string[]): string[] => run(...lines).failures.map(({ what }) => what.split('\n')[0] ?? '');

/** An expectation that holds, and one like it that does not, after p1 has played `two`. */
const pairs: [string, string][] = [
  ['events: [{ type: play, as: it }, { type: points, parent: it }]', 'events: [{ type: points, as: it }, play]'],
  ['events: [{ type: points, data: { points: 2 } }]', 'events: [{ type: points, data: { points: 3 } }]'],
  ['events: [{ type: points, text: "p1: po" }]', 'events: [{ type: points, text: p2 }]'],
  ['events: [{ type: decision, as: a }, { type: points, under: a }]', 'events: [{ type: play, parent: null }]'],
  ['exactly: [play, points]', 'exactly: [play, points, draw]'],
  ['types: [play, points]', 'types: [points, play]'],
  ['{ types: [decision, play], ignore: [points] }', '{ types: [play], ignore: [points] }'],
  ['never: [draw]', 'never: [{ type: points }]'],
  ['offered: [play:sieve, "p*e"]', 'offered: [play:three]'],
  ['not-offered: [{ option: play:three, clause: play, was: 3 }]', 'not-offered: [{ option: play:three, was: 4 }]'],
  ['not-offered: ["*:t*"]', 'not-offered: ["*:s*"]'],
  ['only-offered: [end, play:sieve]', 'only-offered: [end]'],
  ['awaiting: { player: p1, kind: main }', 'awaiting: none'],
  ['awaiting: [{ prompt: Play }]', 'awaiting: [{ player: p1 }, { player: p2 }]'],
  ['state: { players.p1.hand.length: 2, /turn: 3 }', 'state: { players.p1.points: 3 }'],
  ['state: { "players.p1.played[two]": two }', 'state: { "players.p1.played[one]": one }'],
  ['state: { $.frames.1.program: turn, $.pending: [] }', 'state: { $.frames: [] }'],
  [
    'state: { players.p1.hand: { $unordered: [sieve, three] } }',
    'state: { players.p1.hand: { $unordered: [sieve, sieve] } }',
  ],
  ['state: { players.p1.hand: { $contains: sieve } }', 'state: { players.p1.hand: { $contains: two } }'],
  ['state: { players.p1.points: { $min: 2 }, x: { $absent: true } }', 'state: { players.p1.points: { $max: 1 } }'],
  ['state: { turn: { $not: 4 }, players.p1.hand: { $length: 2 } }', 'state: { turn: { $absent: true } }'],
  ['view: { p2: { players.p1.hand: 2 } }', 'view: { p2: { players.p1.hand: [three, sieve] } }'],
  ['seen: { p2: [{ type: play, data: { card: two } }] }', 'seen: { p2: [{ type: play, data: { card: one } }] }'],
  ['outcome: none', 'outcome: { winner: p1 }'],
];

for (const [holds, fails] of pairs) {
  test(`${holds} holds, ${fails} does not`, () => {
    const step = (said: string) => {
      const fields = said.startsWith('{') ? said.slice(1, -1) : said;
      return `steps: [{ p1: play:two, ${fields} }]`;
    };
    assert.deepEqual(failures(step(holds)), []);
    assert.equal(failures(step(fails)).length, 1);
  });
}

test('a refusal is compared by code, clause and facts', () => {
  const refused = (said: string) => failures(`steps: [{ p1: play:three, refused: ${said} }]`);
  assert.deepEqual(refused('{ code: illegal-action, clause: play, fact: turn, was: 3, needed: 4 }'), []);
  assert.equal(refused('{ code: game-over }').length, 1);
  assert.equal(refused('{ clause: win }').length, 1);
  assert.equal(refused('{ fact: turn, was: 4 }').length, 1);
});

test('an action that is refused or accepted against expectation ends the case there', () => {
  assert.match(failures('steps: [{ p1: play:three, outcome: none }]')[0] ?? '', /is refused: illegal-action/);
  assert.match(
    failures('steps: [{ p1: end, refused: { clause: play } }]')[0] ?? '',
    /is accepted, expected the refusal/,
  );
});

test('an answer, a concession and a decision of the other player can be steps', () => {
  const steps = [
    '- { p1: play:sieve, awaiting: { player: p1, kind: sift } }',
    '- { p1: { answer: { choose: [three, two] } }, seen: { p2: [{ data: { count: 2, cards: { $absent: true } } }] } }',
    '- { p2: end, refused: { code: not-your-decision, clause: asked } }',
    '- { p2: concede, outcome: { winner: p1, clause: concede } }',
  ];
  assert.deepEqual(failures('steps:', ...steps), []);
});

test('coverage tells clauses without a case, clauses that nothing cited, and cases that cite not what they list', () => {
  const coverage = coverageOf(points, [run('steps: [{ p1: end, outcome: none }]')]);
  assert.ok(!coverage.uncovered.includes('play') && coverage.uncovered.includes('win'));
  assert.ok(!coverage.silent.includes('draw') && coverage.silent.includes('sift'));
  // Nothing here does anything by this clause; it only says when the game ends.
  assert.ok(!coverage.silent.includes('win'));
  assert.deepEqual(coverage.unspoken, []);
});

/** What is otherwise than a case says that is about what is refused. */
function refusedOtherwise(...lines: string[]): string[] {
  const text = ['ruleset: points', 'cases:', '- name: it', ...lines.map((line) => `  ${line}`)].join('\n');
  const { cases, faults } = readCases('x.yaml', text, [points]);
  assert.deepEqual(faults, []);
  return cases.flatMap((one) => runCase(one).failures.map(({ what }) => what.replace(/: \{.*/, '')));
}

test('cards are refused for all that is said of them, and for nothing else', () => {
  const cards = 'cards: [{ id: x, points: many, cost: 1 }]';
  assert.deepEqual(refusedOtherwise(cards, 'refused: [{ path: /cards/0/points }]'), []);
  assert.deepEqual(refusedOtherwise(cards, 'refused: []'), ['there is another fault']);
  assert.deepEqual(refusedOtherwise(cards, 'refused: [{ path: /cards/0/points }, { path: /cards/0/id }]'), [
    'there is no such fault',
  ]);
});

test('a position is refused for all that is said of it, and for nothing else', () => {
  const wrong = 'position: { turn: 3, active: p1, p1: { hand: [zwei] }, p2: {} }';
  const right = 'position: { turn: 3, active: p1, p1: { hand: [two] }, p2: {} }';
  const refused = 'refused: [{ path: /position/p1/hand/0, reason: no card }]';
  assert.deepEqual(refusedOtherwise(wrong, refused), []);
  assert.deepEqual(refusedOtherwise(right, refused), ['there is no such fault']);
  assert.deepEqual(refusedOtherwise(wrong, 'refused: [{ path: /position/turn }]'), [
    'there is no such fault',
    'there is another fault',
  ]);
});

test('of several things that are called so, the one that has the rest of a path is meant, in whatever order fields came to be', () => {
  const fights = [{ id: 'a', against: 'b' }];
  const stands = [{ id: 'a', damage: 4 }];
  for (const board of [
    { fights, stands },
    { stands, fights },
  ]) {
    const paths = ['@a.damage', '@a.against', '@a.id', '@a', '@a.range'];
    assert.deepEqual(
      paths.map((path) => lookUp(board, path)),
      [4, 'b', 'a', fights[0], undefined],
    );
  }
});
