import assert from 'node:assert/strict';
import test from 'node:test';
import { adjudicate, blankState, defineRuleset, resume, Script, yesOrNo } from '../../src/engine/index.ts';
import type { Bells } from '../fixture-ruleset/board.ts';
import { bells } from '../fixture-ruleset/ruleset.ts';

type Heard = Script<Bells>;

const say = (script: Heard, word: string) =>
  script.run('turn.main', (m, vars) => {
    m.note('said', null, { word: typeof vars.one === 'string' ? `${word} ${vars.one}` : word });
  });

/** Runs a script on an empty board, through text at every question, and gives the words it said. */
function heard(write: (script: Heard) => void, ...answers: string[]): string[] {
  const script: Heard = new Script('turn.main');
  write(script);
  script.run('end.points', (m) => m.end({ winner: null, reason: 'said', clause: 'end.points' }));
  const rules = bells('batches');
  const programs = [...rules.programs, script.program('spoken')];
  const spoken = defineRuleset<Bells>({ ...rules, id: 'bells-spoken', programs });
  const seat = { name: 'a', deck: rules.samples.decks[0]?.deck ?? [] };
  const { board } = spoken.setup([seat, seat], {}, spoken.sampleCards);
  const state = blankState(spoken, spoken.sampleCards, { seed: 'x', options: {}, board });
  state.frames.push({ program: 'spoken', at: 0, vars: {}, cause: null });
  let result = resume(spoken, spoken.sampleCards, state);
  const words: string[] = [];
  for (;;) {
    assert.ok(result.ok);
    words.push(...result.value.events.flatMap(({ type, data }) => (type === 'said' ? [String(data.word)] : [])));
    const [decision] = result.value.awaiting;
    if (!decision) return words;
    const action = { player: decision.player, decision: decision.id, option: answers.shift() ?? '' };
    result = adjudicate(spoken, spoken.sampleCards, JSON.parse(JSON.stringify(result.value.state)), action);
  }
}

const may = (script: Heard, yes: string, no: string) =>
  script.optional(
    'turn.main',
    () => yesOrNo({ player: 'p1', kind: 'may', clause: 'turn.main', prompt: 'Ring?', yes: 'Yes', no: 'No' }),
    () => say(script, yes),
    () => say(script, no),
  );

test('a branch takes the part that its test picks, and goes on behind both', () => {
  const write = (holds: boolean) => (script: Heard) => {
    script.branch(
      () => holds,
      () => say(script, 'then'),
      () => say(script, 'else'),
    );
    say(script, 'after');
  };
  assert.deepEqual(heard(write(true)), ['then', 'after']);
  assert.deepEqual(heard(write(false)), ['else', 'after']);
});

test('an optional part asks, and takes the part of the answer', () => {
  assert.deepEqual(
    heard((script) => may(script, 'rung', 'left'), 'yes'),
    ['rung'],
  );
  assert.deepEqual(
    heard((script) => may(script, 'rung', 'left'), 'no'),
    ['left'],
  );
});

test('of several parts exactly the chosen one is done', () => {
  const parts = (script: Heard) => ['one', 'two', 'three'].map((label) => ({ label, write: () => say(script, label) }));
  const about = { player: 'p2', kind: 'mode', clause: 'turn.main', prompt: 'Which?' } as const;
  assert.deepEqual(
    heard((script) => script.modes('turn.main', () => about, parts(script)), '2'),
    ['two'],
  );
});

test('a part is repeated as often as was counted when it began, also across questions', () => {
  const thrice = (script: Heard) =>
    script.repeat(
      () => 3,
      () => may(script, 'rung', 'left'),
    );
  assert.deepEqual(heard(thrice, 'yes', 'no', 'yes'), ['rung', 'left', 'rung']);
  assert.deepEqual(
    heard((script) =>
      script.repeat(
        () => 0,
        () => say(script, 'never'),
      ),
    ),
    [],
  );
});

test('a part is done once for each of a list, in its order', () => {
  const each = (script: Heard) =>
    script.each(
      () => ['a', 'b'],
      (vars, one) => {
        vars.one = one;
      },
      () => say(script, 'rings'),
    );
  assert.deepEqual(heard(each), ['rings a', 'rings b']);
});
