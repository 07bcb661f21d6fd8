import * as z from 'zod';
import { defineRuleset } from '../../engine/index.ts';
import { valuesOf } from '../cards/dictionary.ts';
import { upTo } from '../cards/options.ts';
import { ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Dx2 } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import { compile } from './effects/compile.ts';
import { triggers } from './effects/triggers.ts';
import { dictionary } from './language/dictionary.ts';
import { card, deck } from './language/language.ts';
import { rulebook } from './rulebook.ts';
import { sampleCards, sampleTeams } from './samples/index.ts';
import { describe, describePending } from './text/describe.ts';
import { read } from './text/phrases.ts';
import { scene } from './text/scene.ts';
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
      .strictObject({
        first: z.int().min(0).max(99).default(1).describe('For demons of team 1.'),
        second: z.int().min(0).max(99).default(3).describe('For demons of team 2.'),
      })
      .default({ first: 1, second: 3 })
      .describe('MP with which demons begin the battle (G8).'),
    naturalMp: z.int().min(0).max(99).default(3).describe('MP that a demon gets when it is about to act (R33).'),
    damageVariance: z
      .boolean()
      .default(false)
      .describe('Whether a factor from 0.90 to 1.10 is drawn for the damage to each target (G9).'),
    defenceSupport: z
      .boolean()
      .default(true)
      .describe('Whether the defending team deals damage at the end of each turn from the fourth on (G14).'),
    superReactions: z.boolean().default(true).describe('Whether there are Super Reactions (G16).'),
    speedTie: valuesOf({ challenger: 'That of player 1.', defender: 'That of player 2.' })
      .default('challenger')
      .describe('Which team is team 1 at equal speed (G2).'),
    mutualDefeat: valuesOf({ draw: 'In a draw.', 'team-on-turn-loses': 'The team on turn has lost.' })
      .default('draw')
      .describe('How a battle ends when one effect leaves no team with a living demon (G5).'),
    bonusTurnLoss: valuesOf({
      'half-and-full': 'The rest of the half icon and a full one.',
      half: 'The rest of the half icon alone.',
    })
      .default('half-and-full')
      .describe('What an action that costs two icons uses in a Bonus Turn (G7).'),
    roundLimit: upTo(500, 50, 'After how many rounds of two turns the shares of HP decide (R34).'),
    severalCauses: valuesOf({ all: 'All of them.', first: 'The first of them.' })
      .default('all')
      .describe('What a reactive effect is about when several things set it off at once (R35).'),
    fallenStriker: valuesOf({ stops: 'It strikes no further blow.', 'goes-on': 'It strikes all its blows.' })
      .default('stops')
      .describe('Whether an attacker that falls goes on with its attack (R36).'),
    silencedFall: valuesOf({ stopped: 'It does not.', answers: 'It does.' })
      .default('stopped')
      .describe('Whether a demon that was kept from its chain effects when it fell answers its fall (R37).'),
    fallenInTier3: valuesOf({ skipped: 'They do not work any more.', 'goes-on': 'They work.' })
      .default('skipped')
      .describe('What becomes of effects that wait in tier 3 when the demon that was about to act has fallen (A8).'),
    criticalPassives: valuesOf({ all: 'All of them.', printed: 'Those with a critical chance of their own.' })
      .default('all')
      .describe('Which physical attacks have the critical chance of passives (R9).'),
    silencedReactions: valuesOf({ work: 'They work.', stopped: 'They do not.' })
      .default('work')
      .describe('Whether Super Reactions of a silenced demon work (R17).'),
    chainsStoppedBy: valuesOf({
      'bind-mute-and-silence': 'Bind, mute and silence.',
      'bind-and-silence': 'Bind and silence.',
      silence: 'Silence alone.',
    })
      .default('bind-mute-and-silence')
      .describe('Which ailments keep the chain effects of a demon from working (R39).'),
    iconsBeforeTurn: valuesOf({
      'first-turn': 'They count for the first turn of the team.',
      none: 'Nothing is gained or taken.',
    })
      .default('first-turn')
      .describe('What becomes of icons that are gained or taken before the first turn of the battle (R23).'),
    mostIconsTaken: z
      .int()
      .min(0)
      .max(8)
      .default(2)
      .describe('How many icons effects take at most from a team in one of its turns (R40).'),
    limitCounts: valuesOf({
      begun: 'As soon as one of its parts is carried out.',
      triggered: 'As soon as it goes off.',
    })
      .default('begun')
      .describe('When an effect with a limit counts (R27).'),
    amountsOfSeveral: valuesOf({ sum: 'The sum of all of them.', first: 'That of the first.' })
      .default('sum')
      .describe('What a value of several demons comes to (R38).'),
    place: z
      .string()
      .min(1)
      .max(40)
      .exactOptional()
      .describe('What kind of battle it is, for cards that ask for it (R61). Nothing is a plain duel.'),
    firstTurn: valuesOf({ counts: 'It has.', free: 'It has not.' })
      .default('counts')
      .describe('Whether what lasts has a turn less from the start of the first turn of a team (G13).'),
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
  language: dictionary,
  read,
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
  scene,
  describe,
  describePending,
});
