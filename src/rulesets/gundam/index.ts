import { activeFirst, gameOf } from '../cards/game.ts';
import { choice, optionsOf, upTo, yesOrNo } from '../cards/options.ts';
import { ALL_ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Gundam } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import cited from './cited.json' with { type: 'json' };
import { DECISIONS } from './decisions.ts';
import { compile } from './effects/compile.ts';
import { triggers, unusedThisTurn } from './effects/triggers.ts';
import { DATA } from './event-data.ts';
import { STILL } from './events.ts';
import { dictionary } from './language/dictionary.ts';
import { card, deck } from './language/language.ts';
import { rulebook } from './rulebook.ts';
import { samples } from './samples/index.ts';
import * as words from './text/describe.ts';
import { worded } from './text/phrases.ts';
import { scene } from './text/scene.ts';
import { view } from './text/view.ts';
import { attackProgram, battleActionStep, endActionStep, orderedAttack, strikeBack } from './turn/attack.ts';
import { breachProgram, payProgram, playBase, playCommand, playPilot, playUnit, repairProgram } from './turn/play.ts';
import { place, position } from './turn/position.ts';
import { gameProgram, setup } from './turn/setup.ts';
import { comeBackProgram, rulesManagement } from './turn/sweep.ts';
import { turnProgram } from './turn/turn.ts';
import { written } from './turn/written.ts';

/** Where a ruling could have gone the other way, a match may say so. The defaults are the rulings of the rulebook. */
export const options = optionsOf('Gundam', {
  firstPlayer: choice(
    ['toss', 'choice', 'p1', 'p2'],
    'Who is Player One: whom chance names, whom the winner of the toss chooses, or a seat. (R4)',
  ),
  redraw: yesOrNo(true, 'Whether each player may redraw the opening hand once. (G2)'),
  firstTurnDraw: yesOrNo(true, 'Whether Player One draws in the draw phase of the first turn. (G3)'),
  payment: choice(
    ['ask', 'normal-first', 'ex-first'],
    'How much of a cost EX Resources pay: as the payer says, as little as possible, or as much as possible. (G9)',
  ),
  simultaneousDefeat: choice(
    ['draw', 'active-player-loses'],
    'What a game is in which both players are defeated in the same moment. (G6)',
  ),
  unitLimitTrash: choice(
    ['excess', 'deployed'],
    'How many Units make room for several that are deployed together: as many as are too many, or as many as come. (A15)',
  ),
  ifYouDo: choice(
    ['whole', 'part', 'all-or-nothing'],
    'What "if you do" asks for: that all was done, or any part; or nothing begins that lacks cards for the whole. (R17)',
  ),
  sameMoment: choice(
    ['all', 'first'],
    'Whether an effect that several things of one moment triggered speaks of all of them, or of the first. (R21)',
  ),
  turnLimit: upTo(1000, 100, 'After how many turns without a result the game is a draw. (G14)'),
  cleanupLimit: upTo(100, 20, 'How often the cleanup step of a turn is repeated at most. (A6)'),
  effectLimit: upTo(
    1000,
    500,
    'How many triggered effects may follow one another without a decision before the rest is dropped. (R5)',
  ),
});

export const gundam = gameOf<Gundam>({
  id: 'gundam',
  version: '1.1.0',
  title: 'Gundam Card Game',
  summary:
    'Comprehensive rules 1.0: batches of triggered effects, alternating action steps, rules management at any moment.',
  programs: [
    gameProgram,
    turnProgram,
    attackProgram,
    strikeBack,
    battleActionStep,
    endActionStep,
    payProgram,
    playUnit,
    playBase,
    playPilot,
    playCommand,
    repairProgram,
    breachProgram,
    comeBackProgram,
    orderedAttack,
  ],
  actions: ALL_ACTIONS,
  passes: [
    { kind: 'action', option: 'pass' },
    { kind: 'main', option: 'end', ends: true },
  ],
  timing: {
    collect: 'event',
    triggers,
    queues: {
      effects: {
        enter: 'batch',
        entering: '9-1-6-7',
        order: [
          {
            name: 'Burst first',
            clause: '9-1-6-8',
            rank: (_m, { clause }) => (clause === '11-2-5' ? 0 : 1),
            word: (_m, { clause }) => (clause === '11-2-5' ? 'a Burst effect' : 'another effect'),
          },
          activeFirst('9-1-6-6', { active: 'active', other: 'standby' }),
        ],
        tie: 'owner',
        drain: 'free',
        scope: 'all',
        clause: '9-1-6-5',
        recheck: unusedThisTurn,
      },
    },
    sweep: { at: 'step', run: rulesManagement },
    guard: { entries: (m) => m.state.options.effectLimit as number, clause: 'R5' },
  },
  law: {
    rulebook,
    options,
    clauses: { concede: '1-2-3', notYourDecision: '6-1-2', order: '9-1-6-5', gameOver: '1-2-1' },
  },
  cards: { card, deck, language: dictionary, ...worded, samples, compile, checkDeck },
  table: { still: STILL, board, position, setup, place, written, checkState },
  text: { view, scene, lists: { data: DATA, decisions: DECISIONS, cited }, ...words },
});
