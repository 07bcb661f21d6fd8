import type { Decision, Option, PlayerId } from '../../engine/index.ts';
import { opponentOf } from '../../engine/index.ts';
import { activeFirst, gameOf } from '../cards/game.ts';
import { choice, optionsOf, upTo } from '../cards/options.ts';
import { allActions } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { M, Nexus } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import cited from './cited.json' with { type: 'json' };
import { DECISIONS } from './decisions.ts';
import { compile } from './effects/compile.ts';
import { triggers } from './effects/triggers.ts';
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
import {
  advanceProgram,
  attackProgram,
  defendProgram,
  nameAdvanceProgram,
  nameAttackProgram,
  nameDefendProgram,
  orderProgram,
} from './turn/battle.ts';
import { damageProgram, waveProgram } from './turn/damage-step.ts';
import { place, position } from './turn/position.ts';
import { aimProgram, arriveProgram, entered, enterProgram, priceProgram } from './turn/queue.ts';
import { bottomProgram, gameProgram, setup } from './turn/setup.ts';
import { defeatProgram, drawProgram, stateRules } from './turn/sweep.ts';
import { turnProgram } from './turn/turn.ts';
import { WINDOWS } from './turn/windows.ts';
import { written } from './turn/written.ts';

/** Where a ruling could have gone the other way, a match may say so. The defaults are the rulings of the rulebook. */
export const options = optionsOf('Nexus', {
  deckSize: choice(['minimum', 'exact'], 'Whether a deck has at least 45 cards or exactly 45. (G2)'),
  firstPlayer: choice(['random', 'p1', 'p2'], 'Who has the first turn; by default chance names the player. (G3)'),
  durability: upTo(100, 10, 'The durability that each sector begins with. (G4)'),
  biomesToLose: upTo(3, 2, 'Who has lost so many biomes loses the match. (G5)'),
  emptyDraw: choice(
    ['instruction', 'card'],
    'Whether who can’t draw enough loses one biome for each instruction to draw, or one for each card that is not there. (G6)',
  ),
  simultaneousLoss: choice(
    ['draw', 'active-player-loses'],
    'What becomes of a match that both players have lost at one moment. (G7)',
  ),
  energyModel: choice(
    ['phase', 'turn', 'keep'],
    'When energy that is left is gone: as the phase ends, as the turn ends, or never. (G12)',
  ),
  reactiveOrder: choice(
    ['active-first', 'active-last'],
    'Whose reactive skills of one moment enter the queue first, so that they execute last. (G22)',
  ),
  reactiveSpeed: upTo(3, 3, 'The speed of reactive skills on the queue. (R1)'),
  effectLimit: upTo(
    1000,
    500,
    'After so many effects in a row without an action of a player, what still waits is dropped. (R5)',
  ),
  turnLimit: upTo(1000, 200, 'A match without a winner after so many turns is a draw. (R6)'),
  emptyAdvance: choice(
    ['skip', 'window'],
    'Whether a window opens although a player names no agents to advance. (R15)',
  ),
  reactions: choice(
    ['each', 'moment'],
    'Whether a skill reacts once for each thing of a moment that it is worded for, or once to the whole moment. (R25)',
  ),
  lostBiomeRetreat: choice(
    ['end-of-step', 'at-once'],
    'When the agents in a biome that is lost in the damage step retreat. (R31)',
  ),
  halfLostBiome: choice(
    ['closed', 'open'],
    'Whether effects still touch the sector of one player in a biome that the other has lost. (R33)',
  ),
  conversions: choice(
    ['empty-queue', 'any-window'],
    'Whether cards are converted, and anomalies played, only while the queue is empty. (R32)',
  ),
});

/** Random players would pass or lock anomalies for nothing most of the time: acting and keeping on weigh more. */
const WEIGHTS: { [kind: string]: number } = {
  play: 9,
  activate: 5,
  anomaly: 30,
  convert: 2,
  energy: 1,
  pass: 6,
  advance: 4,
  gear: 6,
  attack: 8,
  defend: 3,
  done: 2,
  keep: 6,
};

const weigh = (_decision: Decision, { id }: Option): number => WEIGHTS[id.split(':', 1)[0] ?? ''] ?? 1;

/** G22: whose reactive skills enter the queue first. */
const firstToReact = ({ board, state }: M): PlayerId =>
  state.options.reactiveOrder === 'active-last' ? opponentOf(board.active) : board.active;

export const nexus = gameOf<Nexus>({
  id: 'nexus',
  version: '1.1.0',
  title: 'Nexus',
  summary: 'A shared queue with answers to everything at three speeds, last in first out; battles over three biomes.',
  programs: [
    gameProgram,
    bottomProgram,
    turnProgram,
    ...WINDOWS,
    drawProgram,
    defeatProgram,
    enterProgram,
    aimProgram,
    priceProgram,
    arriveProgram,
    nameAdvanceProgram,
    nameAttackProgram,
    nameDefendProgram,
    advanceProgram,
    attackProgram,
    defendProgram,
    orderProgram,
    damageProgram,
    waveProgram,
  ],
  actions: allActions,
  passes: [{ kind: 'window', option: 'pass' }],
  timing: {
    collect: 'event',
    triggers,
    queue: 'reacting',
    queues: {
      reacting: {
        enter: 'batch',
        entering: 'G22',
        order: [activeFirst('G22', { active: 'active', other: 'other' }, firstToReact)],
        tie: 'owner',
        drain: 'free',
        scope: 'all',
        clause: 'G22',
        moveTo: 'queue',
        moved: entered,
      },
      queue: { enter: 'top', entering: 'G8', order: [], tie: 'arrival', drain: 'called', scope: 'all', clause: 'G8' },
    },
    sweep: { at: 'step', run: stateRules },
    guard: { entries: (m) => m.state.options.effectLimit as number, clause: 'R5' },
  },
  law: { rulebook, options, clauses: { concede: 'G5', notYourDecision: 'gen.1', order: 'G22', gameOver: 'G1' } },
  cards: { card, deck, language: dictionary, ...worded, samples, compile, checkDeck },
  table: { still: STILL, board, position, setup, place, written, checkState },
  text: { view, scene, lists: { data: DATA, decisions: DECISIONS, cited }, ...words },
  weigh,
});
