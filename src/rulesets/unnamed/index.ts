import { activeFirst, gameOf } from '../cards/game.ts';
import { choice, optionsOf, upTo, yesOrNo } from '../cards/options.ts';
import { MAIN_ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Unnamed } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import cited from './cited.json' with { type: 'json' };
import { DECISIONS } from './decisions.ts';
import { compile } from './effects/compile.ts';
import { payProgram } from './effects/pay.ts';
import { stillWorks, triggers } from './effects/triggers.ts';
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
import { written } from './turn/written.ts';

/** Where a ruling could have gone the other way, a match may say so. The defaults are the rulings of the rulebook. */
export const options = optionsOf('Unnamed', {
  firstPlayer: choice(
    ['choice', 'toss', 'p1', 'p2'],
    'Who goes first: as the winner of the toss says, the winner of the toss, or a player. (G2)',
  ),
  firstTurnDraw: yesOrNo(true, 'Whether the first player draws in the first turn. (G3)'),
  entryAttack: yesOrNo(true, 'Whether a unit may attack in the turn in which it came. (G12)'),
  backlineAttack: yesOrNo(true, 'Whether units attack from the backline. (G8)'),
  moveReach: choice(
    ['adjacent', 'any'],
    'To which empty unit zones a unit moves by action: adjacent ones, or any of its player. (G9)',
  ),
  restAdds: yesOrNo(
    false,
    'Whether [Rest] on a rested unit adds to its counter, and the larger of the two does not stay. (G10)',
  ),
  continuous: choice(
    ['current', 'kept'],
    'Whether a continuous effect stops when its requirement is no longer met, or stays once it has applied. (R5)',
  ),
  deaths: choice(
    ['graveyard', 'destroyed'],
    'Whether a unit dies however it comes to the graveyard, or only by combat and by being destroyed. (R22)',
  ),
  landLoss: choice(
    ['leaving', 'destroyed'],
    'Whether a land counts as destroyed however it leaves its zone, or only when it is destroyed. (R23)',
  ),
  earlyCombat: choice(
    ['waits', 'nothing'],
    'Whether a change for the combat that is made before it waits for it, or comes too early to be anything. (R26)',
  ),
  landsTo: choice(['trash', 'graveyard'], 'Where lands go that are destroyed. (G6)'),
  turnTriggers: choice(
    ['turn-player', 'both'],
    'Whose cards hear the timings of a turn: those of the turn player, or of both. (A18)',
  ),
  turnLimit: upTo(1000, 200, 'The last turn of the match. (G20)'),
  effectLimit: upTo(1000, 500, 'How many effects may trigger each other before the chain is cut. (R4)'),
});

export const unnamed = gameOf<Unnamed>({
  id: 'unnamed',
  version: '1.1.0',
  title: 'Unnamed Card Game',
  summary: 'Three lanes, numbered steps, and triggers that settle in waves at the end of every step.',
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
  passes: [{ kind: 'main', option: 'end', ends: true }],
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
          activeFirst('G17', { active: 'turn', other: 'other' }),
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
  law: { rulebook, options, clauses: { concede: 'R1', notYourDecision: 'R3', order: 'G17', gameOver: 'R2' } },
  cards: { card, deck, language: dictionary, ...worded, samples, compile, checkDeck },
  table: { still: STILL, board, position, setup, place, written, checkState },
  text: { view, scene, lists: { data: DATA, decisions: DECISIONS, cited }, ...words },
});
