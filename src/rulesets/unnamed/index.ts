import * as z from 'zod';
import { defineRuleset } from '../../engine/index.ts';
import { upTo } from '../cards/options.ts';
import { MAIN_ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Unnamed } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import { compile } from './effects/compile.ts';
import { payProgram } from './effects/pay.ts';
import { stillWorks, triggers } from './effects/triggers.ts';
import { dictionary } from './language/dictionary.ts';
import { card, deck } from './language/language.ts';
import { rulebook } from './rulebook.ts';
import { sampleCards, sampleDecks } from './samples/index.ts';
import { describe, describePending } from './text/describe.ts';
import { read } from './text/phrases.ts';
import { scene } from './text/scene.ts';
import { view } from './text/view.ts';
import { attackProgram, combatProgram, fightProgram, protectionProgram } from './turn/attack.ts';
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
    firstPlayer: z
      .enum(['choice', 'toss', 'p1', 'p2'])
      .default('choice')
      .describe('Who goes first: as the winner of the toss says, the winner of the toss, or a player. (G2)'),
    firstTurnDraw: z.boolean().default(true).describe('Whether the first player draws in the first turn. (G3)'),
    entryAttack: z.boolean().default(true).describe('Whether a unit may attack in the turn in which it came. (G12)'),
    backlineAttack: z.boolean().default(true).describe('Whether units attack from the backline. (G8)'),
    moveReach: z
      .enum(['adjacent', 'any'])
      .default('adjacent')
      .describe('To which empty unit zones a unit moves by action: adjacent ones, or any of its player. (G9)'),
    restAdds: z
      .boolean()
      .default(false)
      .describe('Whether [Rest] on a rested unit adds to its counter, and the larger of the two does not stay. (G10)'),
    continuous: z
      .enum(['current', 'kept'])
      .default('current')
      .describe(
        'Whether a continuous effect stops when its requirement is no longer met, or stays once it has applied. (R5)',
      ),
    deaths: z
      .enum(['graveyard', 'destroyed'])
      .default('graveyard')
      .describe(
        'Whether a unit dies however it comes to the graveyard, or only by combat and by being destroyed. (R22)',
      ),
    landLoss: z
      .enum(['leaving', 'destroyed'])
      .default('leaving')
      .describe('Whether a land counts as destroyed however it leaves its zone, or only when it is destroyed. (R23)'),
    earlyCombat: z
      .enum(['waits', 'nothing'])
      .default('waits')
      .describe(
        'Whether a change for the combat that is made before it waits for it, or comes too early to be anything. (R26)',
      ),
    landsTo: z.enum(['trash', 'graveyard']).default('trash').describe('Where lands go that are destroyed. (G6)'),
    turnTriggers: z
      .enum(['turn-player', 'both'])
      .default('turn-player')
      .describe('Whose cards hear the timings of a turn: those of the turn player, or of both. (A18)'),
    turnLimit: upTo(1000, 200, 'The last turn of the match. (G20)'),
    effectLimit: upTo(1000, 500, 'How many effects may trigger each other before the chain is cut. (R4)'),
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
  language: dictionary,
  read,
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
    fightProgram,
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
  scene,
  describe,
  describePending,
});
