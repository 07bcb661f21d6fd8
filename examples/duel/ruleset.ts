import * as z from 'zod';
import { defineRuleset } from '../../src/engine/index.ts';
import { compile, triggers } from './abilities.ts';
import { actions } from './actions.ts';
import type { Duel } from './board.ts';
import { board, newSide } from './board.ts';
import sampleCards from './cards.json' with { type: 'json' };
import { kind } from './cards.ts';
import cited from './cited.json' with { type: 'json' };
import { DECISIONS } from './decisions.ts';
import { cardsOf, checkDeck, deck } from './deck.ts';
import sampleDecks from './decks.json' with { type: 'json' };
import { DATA } from './event-data.ts';
import { checkState, place, position } from './position.ts';
import { rulebook } from './rulebook.ts';
import { scene } from './scene.ts';
import { game, turn } from './turn.ts';
import { describe, describePending, faceOf, holds, view } from './view.ts';

/** Duel: two players, thirty cards each, units that fight. The smallest complete ruleset. */
export const duel = defineRuleset<Duel>({
  id: 'duel',
  version: '1.0.0',
  title: 'Duel',
  summary: 'Two players, thirty cards each, at most six units a side and twenty life.',
  rulebook,
  options: z.strictObject({ turns: z.int().min(1).max(200).default(60) }),

  card: kind,
  deck,
  board,
  position,
  samples: { cards: sampleCards, decks: sampleDecks },
  compile,
  checkDeck,

  programs: [game, turn],
  actions,
  timing: {
    collect: 'event',
    triggers,
    queues: {
      abilities: { enter: 'behind', order: [], tie: 'arrival', drain: 'free', scope: 'all', clause: 'word.order' },
    },
    // Duel looks for the dead at named steps of the turn, so there is nothing to sweep in between.
    guard: { entries: 500, clause: 'word.order' },
  },
  clauses: { concede: 'end.concede', notYourDecision: 'decide.turn', order: 'word.order', gameOver: 'end.over' },

  setup: (seats) => ({
    board: {
      turn: 0,
      active: 'p1',
      sides: { p1: newSide(cardsOf(seats[0].deck)), p2: newSide(cardsOf(seats[1].deck)) },
    },
    program: 'duel',
  }),
  place,
  checkState,
  view,
  passes: [{ kind: 'main', option: 'pass', ends: true }],
  scene,
  describe,
  lists: { data: DATA, decisions: DECISIONS, cited },
  faceOf,
  holds,
  describePending,
});
