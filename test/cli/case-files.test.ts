import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { known } from '../../src/cli/known.ts';
import { caseFileJsonSchema } from '../../src/conformance/format.ts';
import { readCases } from '../../src/conformance/read.ts';
import { points } from '../support/points.ts';

const HERE = 'position: { turn: 3, active: p1, p1: { hand: [two] }, p2: {} }';

/** The faults of a file with these lines under `cases:`, as `line field reason`. */
const faultsIn = (...lines: string[]): string[] =>
  readCases('x.yaml', ['ruleset: points', 'cases:', ...lines].join('\n'), [points]).faults.map(
    ({ line, field, reason }) => `${line} ${field} ${reason}`,
  );

test('every fault of a file is told at once, with line and field', () => {
  const faults = faultsIn(
    '  - name: one',
    '    clauses: [play, nonsense]',
    '    position: { turn: 0, active: p1, p1: { hand: [two] }, p2: {} }',
    '    steps:',
    '      - p1: end',
    '        evnts: [draw]',
    '  - name: one',
    '    clauses: [play]',
    '    position: { turn: 1, active: p1, p1: { hand: [zwei] }, p2: {} }',
    '    then: { outcome: none }',
  );
  assert.deepEqual(faults, [
    '4 /cases/0/clauses/1 the rulebook of points has no clause "nonsense"',
    '5 /cases/0/position/turn is less than 1',
    '8 /cases/0/steps/0/evnts no such field here',
    '9 /cases/1/name /cases/0 has the same name',
    '11 /cases/1/position/p1/hand/0 no card "zwei"',
  ]);
});

test('a case that asserts nothing is a fault', () => {
  const faults = faultsIn('  - name: idle', '    clauses: [end]', `    ${HERE}`, '    steps: [{ p1: end }]');
  assert.deepEqual(faults, ['3 /cases/0 asserts nothing: it has no expectation in begin, steps or then']);
});

test('a case that is about what is refused begins no game', () => {
  const cards = '    cards: [{ id: x }]';
  assert.deepEqual(faultsIn('  - name: it', cards), ['3 /cases/0 needs what is refused of its cards']);
  assert.deepEqual(faultsIn('  - name: it', cards, '    refused: []', '    steps: [{ p1: end }]'), [
    '3 /cases/0 only cards or a position are refused, and no game begins then: leave out begin, steps and then',
  ]);
  assert.deepEqual(faultsIn('  - name: it', cards, '    refused: []', `    ${HERE}`), [
    '3 /cases/0 needs a position, a state, a start or cards',
  ]);
});

test('a name that no event has been given, a path and an operator that make no sense are faults', () => {
  const faults = faultsIn(
    '  - name: lost',
    '    clauses: [end]',
    `    ${HERE}`,
    '    then:',
    '      events: [{ type: draw, parent: nobody }]',
    '      state:',
    '        a..b: 1',
    '        c: { $like: 1 }',
  );
  assert.deepEqual(
    faults.map((fault) => fault.split(' ').slice(0, 2).join(' ')),
    ['7 /cases/0/then/events/0/parent', '9 /cases/0/then/state/a..b', '10 /cases/0/then/state/c/$like'],
  );
});

test('cards of a file are checked like those of any caller, and located in the file', () => {
  const text = `ruleset: points
cards:
  - { id: nine, points: 90, cost: 0 }
cases: [{ name: a, clauses: [end], ${HERE}, then: { outcome: none } }]`;
  const [fault, ...others] = readCases('x.yaml', text, [points]).faults;
  assert.deepEqual(others, []);
  assert.deepEqual([fault?.line, fault?.field], [3, '/cards/0/points']);
});

test('text that is not YAML, an unknown ruleset and an unknown sample deck are faults', () => {
  assert.equal(readCases('x.yaml', 'ruleset: [', [points]).faults.length, 1);
  assert.match(readCases('x.yaml', 'ruleset: chess\ncases: [{}]', [points]).faults[0]?.reason ?? '', /no such ruleset/);
  const deck = '{ seats: [even, odd] }';
  const faults = faultsIn(`  - { name: a, clauses: [end], start: ${deck}, begin: { outcome: none } }`);
  assert.deepEqual(faults, ['3 /cases/0/start/seats/1 no such sample deck']);
});

test('the JSON Schema of the case format is the current one', () => {
  const stored = readFileSync(new URL('../conformance/case.schema.json', import.meta.url), 'utf8');
  assert.deepEqual(JSON.parse(stored), caseFileJsonSchema());
});

/** The faults of a file that includes others, which are given by name. */
const faultsAmong = (files: Record<string, string>): string[] =>
  readCases('cases/x.yaml', files['cases/x.yaml'] ?? '', [points], (file) => files[file] ?? null).faults.map(
    ({ file, line, field, reason }) => `${file}:${line} ${field} ${reason}`,
  );

const CASE = 'cases: [{ name: a, from: late, position: { p2: { hand: [nine] } }, begin: { outcome: none } }]';
const COMMON = `ruleset: points
cards: [{ id: nine, points: 9, cost: 0 }]
positions: { late: { turn: 3, active: p1, p1: { hand: [nine] }, p2: { hand: [two], deck: [one] } } }`;

test('a file has the cards and positions of the files it includes, and lays its own over them', () => {
  const files = {
    'cases/x.yaml': `ruleset: points\ninclude: [../common/late.yaml]\n${CASE}`,
    'common/late.yaml': `${COMMON}\ninclude: [more.yaml]`,
    'common/more.yaml': 'ruleset: points\ncards: [{ id: nine, points: 1, cost: 9 }]\nseed: again',
  };
  assert.deepEqual(faultsAmong(files), []);
  const { cases } = readCases(
    'cases/x.yaml',
    files['cases/x.yaml'],
    [points],
    (file) => Reflect.get(files, file) ?? null,
  );
  const [one] = cases;
  assert.equal(one?.form.seed, 'again');
  assert.deepEqual(one?.form.position, {
    turn: 3,
    active: 'p1',
    p1: { hand: ['nine'] },
    p2: { hand: ['nine'], deck: ['one'] },
  });
  assert.deepEqual(
    one?.cards.source.filter((card) => (card as { id: string }).id === 'nine'),
    [{ id: 'nine', points: 9, cost: 0 }],
  );
});

test('faults of an included file name it; a missing one, a circle and another ruleset are faults where they are included', () => {
  const head = (include: string) => `ruleset: points\ninclude: [${include}]\n`;
  const includes = (include: string, files: Record<string, string>) =>
    faultsAmong({ 'cases/x.yaml': head(include) + CASE, 'cases/late.yaml': COMMON, ...files });
  const wrong = COMMON.replace('points: 9', 'points: 90');
  assert.deepEqual(includes('bad.yaml', { 'cases/bad.yaml': wrong }), [
    'cases/bad.yaml:2 /cards/0/points is more than 9',
  ]);
  assert.deepEqual(includes('late.yaml, none.yaml', {}), ['cases/x.yaml:2 /include/1 there is no such file']);
  assert.deepEqual(includes('late.yaml, y.yaml', { 'cases/y.yaml': head('x.yaml') }), [
    'cases/y.yaml:2 /include/0 includes itself: cases/x.yaml → cases/y.yaml → cases/x.yaml',
  ]);
  assert.deepEqual(includes('late.yaml, z.yaml', { 'cases/z.yaml': 'ruleset: duel\nseed: a' }), [
    'cases/x.yaml:2 /include/1 is for duel',
  ]);
  assert.deepEqual(faultsAmong({ 'cases/x.yaml': `${COMMON}\n${CASE.replace('late', 'lat')}` }), [
    'cases/x.yaml:4 /cases/0/from no such position',
  ]);
  assert.deepEqual(faultsAmong({ 'cases/x.yaml': 'ruleset: points' }), [
    'cases/x.yaml:1 / needs cases, or something for other files to include',
  ]);
});

test('a type of event that there is not, a name that nothing has and an option listed twice are faults', () => {
  const text = `ruleset: duel
ignore: [nonsense]
cases:
  - name: a
    position: { p1: { hand: [seer] } }
    begin: { never: [deaht], types: [], among: [drwan], only-offered: [pass, pass] }
    steps: [{ p1: "attack:$guard>p2", events: [{ type: deploy }] }]`;
  const { faults } = readCases('x.yaml', text, known);
  assert.deepEqual(
    faults.map(({ field, didYouMean }) => [field, didYouMean]),
    [
      ['/ignore/0', undefined],
      ['/cases/0/begin/never/0', 'death'],
      ['/cases/0/begin/among/0', 'draw'],
      ['/cases/0/begin/only-offered/1', undefined],
      ['/cases/0/steps/0/p1', undefined],
      ['/cases/0/steps/0/events/0', undefined],
    ],
  );
});
