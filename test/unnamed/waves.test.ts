import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Json, Resolution } from '../../src/engine/index.ts';
import { adjudicate, blankState, compileCards, resume } from '../../src/engine/index.ts';
import type { Unnamed } from '../../src/rulesets/unnamed/board/context.ts';
import { unnamed } from '../../src/rulesets/unnamed/index.ts';
import { blankBoard } from '../../src/rulesets/unnamed/turn/setup.ts';
import { gamesOf } from '../support/second-reading.ts';
import type { Ability, Line, Piece, Seat, Word } from './wave-model.ts';
import { SEATS, WaveModel } from './wave-model.ts';

/** What each word may do, so that no chain is endless. */
const MEANS: Record<Word, Line[]> = {
  onPlay: ['draw', 'discard', 'guard', 'slay', 'token'],
  onSummon: ['draw', 'discard', 'guard'],
  onUnitSummoned: ['draw', 'discard', 'guard', 'slay'],
  onDeath: ['draw', 'discard', 'guard'],
  onUnitDeath: ['draw', 'discard', 'guard'],
  onDraw: ['discard', 'guard'],
  onDiscard: ['guard'],
};
const FOR_LANDS: Word[] = ['onUnitSummoned', 'onUnitDeath', 'onDraw', 'onDiscard'];
const TOKEN = 'token';
const HAND = 3;
const DECK = 9;

const ability = (words: Word[]): fc.Arbitrary<Ability> =>
  fc.constantFrom(...words).chain((on) =>
    fc.record({
      on: fc.constant(on),
      side: fc.constantFrom<'own' | 'enemy'>('own', 'enemy'),
      lines: fc.array(fc.constantFrom(...MEANS[on]), { minLength: 1, maxLength: 3 }),
    }),
  );
const abilities = (words: Word[]) => fc.array(ability(words), { minLength: 1, maxLength: 2 });
const WORDS = Object.keys(MEANS) as Word[];

const scene = fc.record({
  played: abilities(['onPlay', 'onSummon', 'onUnitSummoned', 'onDraw']),
  token: abilities(['onSummon', 'onDeath', 'onDraw']),
  others: fc.array(
    fc.record({ owner: fc.constantFrom(...SEATS), words: fc.boolean() }).chain(({ owner, words: unit }) =>
      fc.record({
        owner: fc.constant(owner),
        unit: fc.constant(unit),
        abilities: abilities(unit ? WORDS : FOR_LANDS),
      }),
    ),
    { maxLength: 6 },
  ),
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
});
type Scene = typeof scene extends fc.Arbitrary<infer S> ? S : never;

const WIDER: Word[] = ['onUnitSummoned', 'onUnitDeath', 'onDraw', 'onDiscard'];
const EFFECTS: Record<Line, Json> = {
  draw: { do: 'draw' },
  discard: { do: 'discard', random: true },
  guard: { do: 'addProtection' },
  slay: { do: 'destroy', target: { all: true, side: 'enemy' } },
  token: { do: 'token', card: TOKEN },
};
const printed = (list: Ability[]): Json =>
  list.map(({ on, side, lines }) => ({
    on,
    ...(WIDER.includes(on) ? { of: { side } } : {}),
    effects: lines.map((line) => EFFECTS[line]),
  }));

/** The cards of a scene, and the pieces on the table: at most three units and three lands a side. */
function laidOut({ played, token, others }: Scene) {
  const unit = { type: 'unit', name: 'Unit', front: 1, back: 1 };
  const cards: Json[] = [
    { ...unit, id: 'played', abilities: printed(played) },
    { ...unit, id: TOKEN, token: true, abilities: printed(token) },
    { ...unit, id: 'filler' },
  ];
  const pieces: Piece[] = [];
  for (const [at, other] of others.entries()) {
    const same = pieces.filter((piece) => piece.owner === other.owner && piece.unit === other.unit).length;
    if (same === 3) continue;
    const card = `c${at}`;
    cards.push(
      other.unit
        ? { ...unit, id: card, abilities: printed(other.abilities) }
        : { type: 'land', id: card, name: 'Land', abilities: printed(other.abilities) },
    );
    pieces.push({ id: `o${at}`, card, ...other });
  }
  return { cards, pieces };
}

function begin(cards: Json[], pieces: Piece[]) {
  const set = compileCards<Unnamed>(unnamed, cards);
  assert.ok(set.ok, JSON.stringify(set));
  const side = (seat: Seat): Json => {
    const own = (unit: boolean) => pieces.filter((piece) => piece.owner === seat && piece.unit === unit);
    return {
      deck: Array.from({ length: DECK }, () => 'filler'),
      hand: [...Array.from({ length: HAND }, () => 'filler'), ...(seat === 'p1' ? ['played'] : [])],
      units: own(true).map(({ id, card }, at) => ({ card, as: id, at: `b${at + 1}` })),
      lands: own(false).map(({ id, card }, at) => ({ card, as: id, at: `l${at + 1}` })),
    };
  };
  const options = { turnLimit: 200, effectLimit: 1000 };
  const state = blankState(unnamed, set.value, { seed: 'waves', options, board: blankBoard() });
  assert.deepEqual(unnamed.place(state, { p1: side('p1'), p2: side('p2') }, set.value), []);
  const begun = resume(unnamed, set.value, state);
  assert.ok(begun.ok);
  return { set: set.value, begun: begun.value };
}

/** Follows the game's events with the model; `asked` says whether an order was asked for right before. */
function follow(model: WaveModel, { events }: Resolution<Unnamed>, scene: Scene, asked: boolean): void {
  let chosen = asked;
  for (const { type, data, player } of events) {
    if (type === 'unit-enters') {
      const piece = { id: String(data.id), card: String(data.card), owner: player as Seat, unit: true };
      if (data.how === 'summon') assert.equal(model.expected, player);
      model.enter({ ...piece, abilities: data.how === 'play' ? scene.played : scene.token }, data.how as 'play');
    } else if (type === 'effect' || type === 'effect-skipped') {
      const name = `${data.source}/${data.ability}`;
      const may = model.candidates();
      assert.ok(may.includes(name), `${name} resolves, and may do so only: ${may.join(', ')}`);
      if (new Set(may).size > 1) assert.ok(chosen, 'an order that matters was not asked for');
      if (may.length === 1) assert.ok(!chosen, 'an order was asked for where there is only one');
      assert.equal(model.resolve(name), type === 'effect');
      chosen = false;
    } else if (type === 'neutral') {
      assert.deepEqual(model.candidates(), [], 'the game is neutral while effects wait');
      model.leave();
    }
  }
}

test('waves of triggers resolve as in a model of the document', () => {
  fc.assert(
    fc.property(scene, (drawn) => {
      const { cards, pieces } = laidOut(drawn);
      const { set, begun } = begin(cards, pieces);
      const model = new WaveModel('p1', pieces, { p1: HAND, p2: HAND }, { p1: DECK, p2: DECK });
      let now = begun;
      let option: string | undefined = 'play:played';
      for (let step = 0; option !== undefined; step++) {
        const decision = now.awaiting[0];
        assert.ok(decision);
        const kind = decision.kind;
        const result = adjudicate(unnamed, set, now.state, { player: decision.player, decision: decision.id, option });
        assert.ok(result.ok, JSON.stringify(result));
        now = result.value;
        follow(model, now, drawn, kind === 'order');
        const next = now.awaiting[0];
        const pick = drawn.picks[step % drawn.picks.length] ?? 0;
        option = next && next.kind !== 'main' ? next.options[pick % next.options.length]?.id : undefined;
      }
      assert.equal(model.frames.length, 0, 'the play is over and the model is not');
      const { p1, p2 } = now.state.board.players;
      assert.deepEqual({ p1: p1.hand.length, p2: p2.hand.length }, model.hand);
      assert.deepEqual({ p1: p1.deck.length, p2: p2.deck.length }, model.deck);
    }),
    { numRuns: gamesOf(500) },
  );
});
