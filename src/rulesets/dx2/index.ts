import * as z from 'zod';
import { defineRuleset } from '../../engine/index.ts';
import { ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Dx2 } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import { compile } from './effects/compile.ts';
import { triggers } from './effects/triggers.ts';
import { card, deck } from './language/language.ts';
import { rulebook } from './rulebook.ts';
import { sampleCards, sampleTeams } from './samples/index.ts';
import { describe, describePending } from './text/describe.ts';
import { view } from './text/view.ts';
import { battleProgram, connectorProgram } from './turn/battle.ts';
import { place } from './turn/position.ts';
import { position } from './turn/position-form.ts';
import { setup } from './turn/setup.ts';
import { checkDefeat } from './turn/sweep.ts';
import { actionRank, listedRank, recheck, teamRank, tierProgram } from './turn/tier.ts';
import { turnProgram } from './turn/turn.ts';

/** Where a ruling could have gone the other way, a match may say so. The defaults are the rulings of the rulebook. */
export const options = z
  .strictObject({
    startingMp: z
      .strictObject({ first: z.int().min(0).max(99).default(1), second: z.int().min(0).max(99).default(3) })
      .default({ first: 1, second: 3 }),
    naturalMp: z.int().min(0).max(99).default(3),
    damageVariance: z.boolean().default(false),
    defenceSupport: z.boolean().default(true),
    superReactions: z.boolean().default(true),
    speedTie: z.enum(['challenger', 'defender']).default('challenger'),
    mutualDefeat: z.enum(['draw', 'team-on-turn-loses']).default('draw'),
    bonusTurnLoss: z.enum(['half-and-full', 'half']).default('half-and-full'),
    roundLimit: z.int().min(1).max(500).default(50),
    severalCauses: z.enum(['all', 'first']).default('all'),
    fallenStriker: z.enum(['stops', 'goes-on']).default('stops'),
    silencedFall: z.enum(['stopped', 'answers']).default('stopped'),
    fallenInTier3: z.enum(['skipped', 'goes-on']).default('skipped'),
    criticalPassives: z.enum(['all', 'printed']).default('all'),
    silencedReactions: z.enum(['work', 'stopped']).default('work'),
    chainsStoppedBy: z.enum(['bind-mute-and-silence', 'bind-and-silence', 'silence']).default('bind-mute-and-silence'),
    iconsBeforeTurn: z.enum(['first-turn', 'none']).default('first-turn'),
    mostIconsTaken: z.int().min(0).max(8).default(2),
    limitCounts: z.enum(['begun', 'triggered']).default('begun'),
    amountsOfSeveral: z.enum(['sum', 'first']).default('sum'),
    firstTurn: z.enum(['counts', 'free']).default('counts'),
  })
  .meta({ id: 'Dx2Options', title: 'Options of a match' });

export const dx2 = defineRuleset<Dx2>({
  id: 'dx2',
  version: '1.1.0',
  title: 'SMT: Liberation Dx2',
  summary: 'Battles of demon teams: timing tiers, depth-first chains across both teams, Press Turns.',
  rulebook,
  options,
  card,
  deck,
  board,
  position,
  samples: { cards: sampleCards, decks: sampleTeams },
  compile,
  checkDeck,
  programs: [battleProgram, connectorProgram, turnProgram, tierProgram],
  actions: ACTIONS,
  timing: {
    collect: 'called',
    triggers,
    queues: {
      chains: {
        enter: 'batch',
        entering: 'nest.1',
        order: [
          {
            name: 'team 1 first',
            clause: 'tie.2',
            rank: (m, { owner }) => teamRank(m, owner),
            word: (m, { owner }) => `${owner}, team ${teamRank(m, owner) + 1}`,
          },
          {
            name: 'action order',
            clause: 'tie.4',
            rank: (m, { source }) => actionRank(m, source),
            word: (m, { source }) => `place ${actionRank(m, source) + 1} in the action order`,
          },
          {
            name: 'listed order',
            clause: 'G18',
            rank: (m, { source, program }) => listedRank(m, source, program),
            word: (m, { source, program }) =>
              `place ${listedRank(m, source, program) + 1} among the effects of its demon`,
          },
        ],
        tie: 'arrival',
        drain: 'step',
        scope: 'all',
        clause: 'A4',
        recheck,
      },
    },
    sweep: { at: 'called', run: checkDefeat },
    // A14 is looked at where effects go off, for each tier and each action anew (chain.ts). Between two decisions lie several
    // of them, each with the effects that all demons have of their own: this is more than they come to.
    guard: { entries: 10_000, clause: 'A14' },
  },
  clauses: { concede: 'R31', notYourDecision: 'flow.3', order: 'A4', gameOver: 'G5' },
  setup,
  place,
  checkState,
  view,
  describe,
  describePending,
});
