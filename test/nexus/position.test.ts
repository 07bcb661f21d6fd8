import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { blankState, checkState, compileCards, resume } from '../../src/engine/index.ts';
import { blankBoard } from '../../src/rulesets/nexus/board/board.ts';
import { nexus } from '../../src/rulesets/nexus/index.ts';

const set = compileCards(nexus, [
  { id: 'pawn', type: 'agent', name: 'Pawn', cost: {}, attack: 2, defense: 2 },
  { id: 'rock', type: 'anomaly', name: 'Rock', energy: 'ember' },
  { id: 'sword', type: 'hardware', name: 'Sword', cost: {}, gear: true },
  { id: 'mod', type: 'software', name: 'Mod', cost: {}, modifies: {} },
  {
    id: 'clerk',
    type: 'agent',
    name: 'Clerk',
    cost: {},
    attack: 1,
    defense: 1,
    skills: [
      { kind: 'activated', speed: 2, oncePerTurn: true, effects: [{ do: 'draw' }] },
      { kind: 'persistent', constant: [{ to: 'this', attack: 1 }] },
    ],
  },
  {
    id: 'kill',
    type: 'event',
    name: 'Kill',
    cost: {},
    speed: 3,
    targets: [{ as: 'a', choose: 1 }],
    effects: [{ do: 'terminate', target: { ref: 'a' } }],
  },
]);
assert.ok(set.ok);
const cards = set.value;

const blank = () =>
  blankState(nexus, cards, { seed: 'place', options: nexus.options.parse({}), board: blankBoard(10) });

function faults(position: Json): string[] {
  const parsed = nexus.position.safeParse(position);
  if (!parsed.success) return parsed.error.issues.map(({ path }) => `/${path.join('/')}`);
  return nexus.place(blank(), position, cards).map(({ path }) => path);
}

const play = (...objects: Json[]): Json => ({ p1: { play: objects } });

/** Each position with the path of what is refused in it. */
const REFUSED: [name: string, position: Json, path: string][] = [
  ['an event in play', play({ card: 'kill' }), '/p1/play/0/card'],
  ['damage on what is no agent', play({ card: 'rock', damage: 1 }), '/p1/play/0/damage'],
  ['an anomaly in a biome', play({ card: 'rock', at: 1 }), '/p1/play/0/at'],
  ['the face of a card that is not converted', play({ card: 'pawn', face: 'rock' }), '/p1/play/0/face'],
  ['a host that is not there', play({ card: 'sword', on: 'nobody' }), '/p1/play/0/on'],
  ['a host that is no agent', play({ as: 'r', card: 'rock' }, { card: 'sword', on: 'r' }), '/p1/play/1/on'],
  ['an agent on an agent', play({ as: 'a', card: 'pawn' }, { card: 'pawn', on: 'a' }), '/p1/play/1/on'],
  ['a copy of a card of another type', play({ card: 'pawn', copyOf: 'rock' }), '/p1/play/0/copyOf'],
  ['a copy of a card that there is not', play({ card: 'pawn', copyOf: 'ghost' }), '/p1/play/0/copyOf'],
  ['a converted card that is a copy', play({ card: 'converted', copyOf: 'pawn' }), '/p1/play/0/copyOf'],
  ['a modification on nothing', play({ card: 'mod' }), '/p1/play/0/on'],
  ['a place of what is attached', play({ as: 'a', card: 'pawn' }, { card: 'sword', on: 'a', at: 1 }), '/p1/play/1/at'],
  ['a used skill that nobody has', play({ card: 'clerk', used: ['clerk#7'] }), '/p1/play/0/used/0'],
  ['a used skill that may be used often', play({ card: 'clerk', used: ['clerk#1'] }), '/p1/play/0/used/0'],
  ['an agent in a lost biome', { p1: { sectors: ['lost', 9, 9], play: [{ card: 'pawn', at: 1 }] } }, '/p1/play/0/at'],
  ['an unknown history', { p1: { history: { slept: 1 } } }, '/p1/history'],
  ['an object that is called like a player', play({ as: 'p2', card: 'pawn' }), '/p1/play/0/as'],
  ['an object that is called like an empty choice', play({ as: 'none', card: 'pawn' }), '/p1/play/0/as'],
  ['a starter that the turn rules out', { turn: 2, active: 'p2', starter: 'p2' }, '/starter'],
  [
    'a modifier of nothing',
    { ...Object(play({ as: 'a', card: 'pawn' })), modifiers: [{ target: 'a' }] },
    '/modifiers/0',
  ],
  ['the attack of a player', { modifiers: [{ target: 'p1', attack: 1 }] }, '/modifiers/0/target'],
  [
    'a change until a battle that is not on',
    { modifiers: [{ target: 'p1', cant: 'draw', until: 'battle' }] },
    '/modifiers/0/until',
  ],
  [
    'attackers outside of the battle',
    { ...Object(play({ as: 'a', card: 'pawn', at: 1 })), attackers: [{ agent: 'a' }] },
    '/attackers',
  ],
  [
    'an attacker of the other player',
    { at: 'damage', p2: { play: [{ as: 'x', card: 'pawn', at: 1 }] }, attackers: [{ agent: 'x' }] },
    '/attackers/0/agent',
  ],
  [
    'a defender in another biome',
    {
      at: 'damage',
      p1: { play: [{ as: 'a', card: 'pawn', at: 1 }] },
      p2: { play: [{ as: 'x', card: 'pawn', at: 2 }] },
      attackers: [{ agent: 'a', defenders: ['x'] }],
    },
    '/attackers/0/defenders/0',
  ],
  [
    'a defender that defends twice',
    {
      at: 'damage',
      p1: { play: [{ as: 'a', card: 'pawn', at: 1 }] },
      p2: { play: [{ as: 'x', card: 'pawn', at: 1 }] },
      attackers: [{ agent: 'a', defenders: ['x', 'x'] }],
    },
    '/attackers',
  ],
  [
    'a target that the card has not',
    { queue: [{ owner: 'p1', card: 'kill', targets: { a: [], b: [] } }] },
    '/queue/0/targets/b',
  ],
  ['a card without its targets', { queue: [{ owner: 'p1', card: 'kill' }] }, '/queue/0/targets'],
  ['X without an X', { queue: [{ owner: 'p1', card: 'pawn', x: 2 }] }, '/queue/0/x'],
  ['a place for an event', { queue: [{ owner: 'p1', card: 'kill', at: 1, targets: { a: [] } }] }, '/queue/0/at'],
  ['an anomaly on the queue', { queue: [{ owner: 'p1', card: 'rock' }] }, '/queue/0/card'],
  ['a card and a skill at once', { queue: [{ owner: 'p1', card: 'clerk', skill: 'clerk#0' }] }, '/queue/0'],
];

for (const [name, position, path] of REFUSED) {
  test(`a position with ${name} is refused`, () => assert.ok(faults(position).includes(path), faults(position).join()));
}

test('names that a position gives and those that the engine gives never meet', () => {
  const state = blank();
  const objects = [{ as: 'o2', card: 'pawn' }, { card: 'pawn' }, { as: 'O3', card: 'pawn' }, { card: 'pawn' }];
  assert.deepEqual(
    nexus.place(state, { p1: { play: objects }, queue: [{ as: 't5', owner: 'p1', card: 'pawn' }] }, cards),
    [],
  );
  const ids = state.board.players.p1.objects.map(({ id }) => id);
  assert.deepEqual(ids, ['o2', 'o6', 'O3', 'o7']);
  const result = resume(nexus, cards, state);
  assert.ok(result.ok);
  assert.deepEqual(checkState(nexus, cards, result.value.state), []);
});

test('a position of a hundred cards on each side is a state that is accepted again', () => {
  const many = (letter: string) =>
    Array.from({ length: 100 }, (_, at) => ({ as: `${letter}${at + 1}`, card: 'pawn', at: 1 }));
  const state = blank();
  const position: Json = {
    at: 'damage',
    p1: { play: many('a') },
    p2: { play: many('x') },
    attackers: [{ agent: 'a1', defenders: many('x').map(({ as }) => as) }, { agent: 'a2' }],
  };
  assert.deepEqual(nexus.place(state, position, cards), []);
  assert.deepEqual(nexus.board.safeParse(state.board).error?.issues ?? [], []);
});
