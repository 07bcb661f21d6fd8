import type { Json, OrderKey } from '../../engine/index.ts';
import { gameOf } from '../cards/game.ts';
import { choice, noneUpTo, optionsOf, upTo, yesOrNo } from '../cards/options.ts';
import { ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Alteil } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import cited from './cited.json' with { type: 'json' };
import { DECISIONS } from './decisions.ts';
import { compile } from './effects/compile.ts';
import { DATA } from './event-data.ts';
import { dictionary } from './language/dictionary.ts';
import { card, deck } from './language/language.ts';
import { rulebook } from './rulebook.ts';
import { samples } from './samples/index.ts';
import * as words from './text/describe.ts';
import { worded } from './text/phrases.ts';
import { scene } from './text/scene.ts';
import { view } from './text/view.ts';
import { closeFallen, drProgram, hpProgram, lpProgram } from './turn/mini-phases.ts';
import { place, position } from './turn/position.ts';
import { setup } from './turn/setup.ts';
import { turnProgram } from './turn/turn.ts';
import { written } from './turn/written.ts';

/** Where a ruling could have gone the other way, a match may say so. The defaults are the rulings of the rulebook. */
export const options = optionsOf('Alteil', {
  counterPerHit: choice(
    ['perHit', 'once'],
    'How a unit counters that a repeated effect hit several times: each hit (perHit), or all of them together (once). (A6)',
  ),
  agiTies: choice(
    ['random', 'cell'],
    'Which of several units of equal AGI goes first: chance decides anew each time (random), or the lower cell and then the first Iczer (cell). (G15)',
  ),
  closedUnitsGuard: yesOrNo(
    false,
    'Whether CLOSED units on the grid of the opponent stand in the way of an Iczer Attack. (G10)',
  ),
  closedBlocksRange: yesOrNo(false, 'Whether rows with nothing but CLOSED units count for range. (G8)'),
  backlashRefund: yesOrNo(false, 'Whether the SP of the cards that a backlash takes come back. (G19)'),
  simultaneousDefeat: choice(
    ['draw', 'initiator-loses'],
    'What happens when the same point takes both Avatars: the duel is a draw, or the Iczer who did the damage loses (initiator-loses). (G24)',
  ),
  openInitiator: choice(
    ['destruction', 'first-open'],
    'Who has set off what step 15 settles: the Iczer whose Open Skill was the first to bring down a unit that falls (destruction), or whose Open Skill ran first (first-open). (A10)',
  ),
  greatestHp: choice(
    ['with-hp', 'alone'],
    'Whether HP rise and fall with the greatest HP (with-hp), or the greatest HP change alone. (R3)',
  ),
  lossIsDamage: yesOrNo(false, 'Whether Counter Skills answer a loss of HP that is not called damage. (G9)'),
  givenTwice: choice(['twice', 'once'], 'Whether a skill that was given twice runs twice or once. (R21)'),
  sameCard: choice(['name', 'id'], 'What makes two printings the same card: one name, or one id. (R2)'),
  startingSp: noneUpTo(99, 5, 'SP that each Iczer is given in turn 1. (G3)'),
  spPerTurn: noneUpTo(99, 2, 'SP that each Iczer is given in every later turn. (G3)'),
  turnLimit: upTo(
    1000,
    100,
    'The turn at whose end the Iczer with more LP wins; with equal LP the duel is a draw. (G25)',
  ),
});

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** A6: the first hit of a repeated effect before the second. */
const hits: OrderKey<Alteil> = {
  name: 'order of the hits',
  clause: 'A6',
  rank: (_m, { vars }) => number(vars.hit),
  word: (_m, { vars }) => `hit ${number(vars.hit) + 1}`,
};
const cells = (clause: 'hp.1d' | 'dr.1d'): OrderKey<Alteil> => ({
  name: 'cell',
  clause,
  rank: (_m, { vars }) => number(vars.cell),
  word: (_m, { vars }) => `cell ${number(vars.cell)}`,
});
const initiator: OrderKey<Alteil> = {
  name: 'initiator first',
  clause: 'A7',
  rank: (_m, { owner, vars }) => (owner === vars.by ? 0 : 1),
  word: (_m, { owner, vars }) => (owner === vars.by ? `${owner}, the initiator` : `${owner}, the other Iczer`),
};

export const alteil = gameOf<Alteil>({
  id: 'alteil',
  version: '1.1.0',
  title: 'Alteil',
  summary: 'Twenty-three steps a turn, secret simultaneous choices, deferred death, two queues and a nested channel.',
  programs: [turnProgram, hpProgram, lpProgram, drProgram],
  actions: ACTIONS,
  passes: [{ kind: 'menu', option: 'standby', ends: true }],
  timing: {
    // Counter Skills enter where the damage is done (hp.1), Close Skills where it is resolved (dr.1).
    collect: 'never',
    queues: {
      counter: {
        enter: 'behind',
        entering: 'hp.1c',
        order: [hits, cells('hp.1d'), initiator],
        tie: 'arrival',
        drain: 'called',
        scope: 'all',
        clause: 'hp.2a',
      },
      close: {
        enter: 'behind',
        entering: 'dr.1c',
        order: [cells('dr.1d'), initiator],
        tie: 'arrival',
        drain: 'called',
        scope: 'all',
        clause: 'dr.2a',
      },
    },
    sweep: { at: 'called', run: closeFallen },
    guard: { entries: 500, clause: 'A14' },
  },
  law: { rulebook, options, clauses: { concede: 'R17', notYourDecision: 'R15', order: 'hp.2a', gameOver: 'R18' } },
  cards: { card, deck, language: dictionary, ...worded, samples, compile, checkDeck },
  table: { board, position, setup, place, written, checkState },
  text: { view, scene, lists: { data: DATA, decisions: DECISIONS, cited }, ...words },
});
