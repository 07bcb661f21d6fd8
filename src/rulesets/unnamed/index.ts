import * as z from 'zod';
import { defineRuleset } from '../../engine/index.ts';
import { MAIN_ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Unnamed } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import { compile } from './effects/compile.ts';
import { payProgram } from './effects/pay.ts';
import { stillWorks, triggers } from './effects/triggers.ts';
import { card, deck } from './language/language.ts';
import { rulebook } from './rulebook.ts';
import { sampleCards, sampleDecks } from './samples/index.ts';
import { describe, describePending } from './text/describe.ts';
import { view } from './text/view.ts';
import { attackProgram, combatProgram, protectionProgram } from './turn/attack.ts';
import {
  landPlayed,
  playLand,
  playTech,
  playUnit,
  summonUnit,
  techPlayed,
  unitPlayed,
  unitSummoned,
} from './turn/play.ts';
import { place, position } from './turn/position.ts';
import { gameProgram, setup } from './turn/setup.ts';
import { turnProgram } from './turn/turn.ts';

/** Where a ruling could have gone the other way, a match may say so. The defaults are the rulings of the rulebook. */
export const options = z
  .strictObject({
    /** Who goes first: as the winner of the toss says, the winner of the toss, or a player. */
    firstPlayer: z.enum(['choice', 'toss', 'p1', 'p2']).default('choice'),
    firstTurnDraw: z.boolean().default(true),
    entryAttack: z.boolean().default(true),
    backlineAttack: z.boolean().default(true),
    moveReach: z.enum(['adjacent', 'any']).default('adjacent'),
    restAdds: z.boolean().default(false),
    /** Whether a continuous effect stops when its requirement is no longer met, or stays once it has applied. */
    continuous: z.enum(['current', 'kept']).default('current'),
    /** Whether a unit dies however it comes to the graveyard, or only by combat and by being destroyed. */
    deaths: z.enum(['graveyard', 'destroyed']).default('graveyard'),
    /** Whether a land counts as destroyed however it leaves its zone, or only when it is destroyed. */
    landLoss: z.enum(['leaving', 'destroyed']).default('leaving'),
    /** Whether a change for the combat that is made before it waits for it, or comes too early to be anything. */
    earlyCombat: z.enum(['waits', 'nothing']).default('waits'),
    landsTo: z.enum(['trash', 'graveyard']).default('trash'),
    turnTriggers: z.enum(['turn-player', 'both']).default('turn-player'),
    turnLimit: z.int().min(1).max(1000).default(200),
    effectLimit: z.int().min(1).max(1000).default(500),
  })
  .meta({ id: 'UnnamedOptions', title: 'Options of a match' });

export const unnamed = defineRuleset<Unnamed>({
  id: 'unnamed',
  version: '1.1.0',
  title: 'Unnamed Card Game',
  summary: 'Three lanes, numbered steps, and triggers that settle in waves at the end of every step.',
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
    payProgram,
    unitPlayed,
    playUnit,
    unitSummoned,
    summonUnit,
    landPlayed,
    playLand,
    techPlayed,
    playTech,
    attackProgram,
    combatProgram,
    protectionProgram,
  ],
  actions: MAIN_ACTIONS,
  timing: {
    collect: 'procedure',
    triggers,
    queues: {
      waves: {
        enter: 'behind',
        entering: 'A2',
        order: [
          {
            name: 'When Attacking before On Unit Attack',
            clause: 'G16',
            rank: (_m, { vars }) => (vars.on === 'onUnitAttack' ? 1 : 0),
            word: (_m, { vars }) => (vars.on === 'onUnitAttack' ? 'On Unit Attack' : 'not On Unit Attack'),
          },
          {
            name: 'turn player first',
            clause: 'G17',
            rank: (m, { owner }) => (owner === m.board.active ? 0 : 1),
            word: (m, { owner }) =>
              owner === m.board.active ? `${owner}, the turn player` : `${owner}, the other player`,
          },
        ],
        tie: 'owner',
        drain: 'step',
        scope: 'frame',
        clause: 'G17',
        recheck: stillWorks,
      },
    },
    // There are no state-based rules to sweep by: units die by combat and by effects, never by themselves.
    guard: { entries: (m) => m.state.options.effectLimit as number, clause: 'R4' },
  },
  clauses: { concede: 'R1', notYourDecision: 'R3', order: 'G17', gameOver: 'R2' },
  setup,
  place,
  checkState,
  view,
  describe,
  describePending,
});
