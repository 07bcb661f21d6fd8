import * as z from 'zod';
import { defineRuleset } from '../../engine/index.ts';
import { ALL_ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Gundam } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import { compile } from './effects/compile.ts';
import { triggers, unusedThisTurn } from './effects/triggers.ts';
import { card, deck } from './language/language.ts';
import { rulebook } from './rulebook.ts';
import { sampleCards, sampleDecks } from './samples/index.ts';
import { describe, describePending } from './text/describe.ts';
import { view } from './text/view.ts';
import { attackProgram, battleActionStep, endActionStep, strikeBack } from './turn/attack.ts';
import { breachProgram, payProgram, playBase, playCommand, playPilot, playUnit, repairProgram } from './turn/play.ts';
import { place, position } from './turn/position.ts';
import { gameProgram, setup } from './turn/setup.ts';
import { rulesManagement } from './turn/sweep.ts';
import { turnProgram } from './turn/turn.ts';

/** Where a ruling could have gone the other way, a match may say so. The defaults are the rulings of the rulebook. */
export const options = z
  .strictObject({
    firstPlayer: z.enum(['toss', 'choice', 'p1', 'p2']).default('toss'),
    redraw: z.boolean().default(true),
    firstTurnDraw: z.boolean().default(true),
    payment: z.enum(['ask', 'normal-first', 'ex-first']).default('ask'),
    simultaneousDefeat: z.enum(['draw', 'active-player-loses']).default('draw'),
    unitLimitTrash: z.enum(['excess', 'deployed']).default('excess'),
    ifYouDo: z.enum(['whole', 'part', 'all-or-nothing']).default('whole'),
    sameMoment: z.enum(['all', 'first']).default('all'),
    turnLimit: z.int().min(1).max(1000).default(100),
    cleanupLimit: z.int().min(1).max(100).default(20),
    effectLimit: z.int().min(1).max(1000).default(500),
  })
  .meta({ id: 'GundamOptions', title: 'Options of a match' });

export const gundam = defineRuleset<Gundam>({
  id: 'gundam',
  version: '1.1.0',
  title: 'Gundam Card Game',
  summary:
    'Comprehensive rules 1.0: batches of triggered effects, alternating action steps, rules management at any moment.',
  rulebook,
  options,
  card,
  deck,
  board,
  position,
  samples: { cards: sampleCards, decks: sampleDecks },
  compile,
  checkDeck,
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
  ],
  actions: ALL_ACTIONS,
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
          {
            name: 'active player first',
            clause: '9-1-6-6',
            rank: (m, { owner }) => (owner === m.board.active ? 0 : 1),
            word: (m, { owner }) => `${owner}, the ${owner === m.board.active ? 'active' : 'standby'} player`,
          },
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
  clauses: { concede: '1-2-3', notYourDecision: '6-1-2', order: '9-1-6-5', gameOver: '1-2-1' },
  setup,
  place,
  checkState,
  view,
  describe,
  describePending,
});
