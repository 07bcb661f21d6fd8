import * as z from 'zod';
import { gameOf } from '../cards/game.ts';
import { choice, noneUpTo, optionsOf, upTo, yesOrNo } from '../cards/options.ts';
import { ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Dx2 } from './board/context.ts';
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
import { battleProgram, connectorProgram } from './turn/battle.ts';
import { place } from './turn/position.ts';
import { position } from './turn/position-form.ts';
import { setup } from './turn/setup.ts';
import { checkDefeat } from './turn/sweep.ts';
import { actionRank, listedRank, recheck, teamRank, tierProgram } from './turn/tier.ts';
import { turnProgram } from './turn/turn.ts';
import { written } from './turn/written.ts';

/** Where a ruling could have gone the other way, a match may say so. The defaults are the rulings of the rulebook. */
export const options = optionsOf('Dx2', {
  startingMp: z
    .strictObject({
      first: noneUpTo(99, 1, 'For demons of team 1.'),
      second: noneUpTo(99, 3, 'For demons of team 2.'),
    })
    .default({ first: 1, second: 3 })
    .describe('MP with which demons begin the battle (G8).'),
  naturalMp: noneUpTo(99, 3, 'MP that a demon gets when it is about to act (R33).'),
  damageVariance: yesOrNo(false, 'Whether a factor from 0.90 to 1.10 is drawn for the damage to each target (G9).'),
  defenceSupport: yesOrNo(
    true,
    'Whether the defending team deals damage at the end of each turn from the fourth on (G14).',
  ),
  superReactions: yesOrNo(true, 'Whether there are Super Reactions (G16).'),
  speedTie: choice(
    { challenger: 'That of player 1.', defender: 'That of player 2.' },
    'Which team is team 1 at equal speed (G2).',
  ),
  mutualDefeat: choice(
    { draw: 'In a draw.', 'team-on-turn-loses': 'The team on turn has lost.' },
    'How a battle ends when one effect leaves no team with a living demon (G5).',
  ),
  bonusTurnLoss: choice(
    {
      'half-and-full': 'The rest of the half icon and a full one.',
      half: 'The rest of the half icon alone.',
    },
    'What an action that costs two icons uses in a Bonus Turn (G7).',
  ),
  roundLimit: upTo(500, 50, 'After how many rounds of two turns the shares of HP decide (R34).'),
  severalCauses: choice(
    { all: 'All of them.', first: 'The first of them.' },
    'What a reactive effect is about when several things set it off at once (R35).',
  ),
  fallenStriker: choice(
    { stops: 'It strikes no further blow.', 'goes-on': 'It strikes all its blows.' },
    'Whether an attacker that falls goes on with its attack (R36).',
  ),
  silencedFall: choice(
    { stopped: 'It does not.', answers: 'It does.' },
    'Whether a demon that was kept from its chain effects when it fell answers its fall (R37).',
  ),
  fallenInTier3: choice(
    { skipped: 'They do not work any more.', 'goes-on': 'They work.' },
    'What becomes of effects that wait in tier 3 when the demon that was about to act has fallen (A8).',
  ),
  criticalPassives: choice(
    { all: 'All of them.', printed: 'Those with a critical chance of their own.' },
    'Which physical attacks have the critical chance of passives (R9).',
  ),
  silencedReactions: choice(
    { work: 'They work.', stopped: 'They do not.' },
    'Whether Super Reactions of a silenced demon work (R17).',
  ),
  chainsStoppedBy: choice(
    {
      'bind-mute-and-silence': 'Bind, mute and silence.',
      'bind-and-silence': 'Bind and silence.',
      silence: 'Silence alone.',
    },
    'Which ailments keep the chain effects of a demon from working (R39).',
  ),
  iconsBeforeTurn: choice(
    {
      'first-turn': 'They count for the first turn of the team.',
      none: 'Nothing is gained or taken.',
    },
    'What becomes of icons that are gained or taken before the first turn of the battle (R23).',
  ),
  mostIconsTaken: noneUpTo(8, 2, 'How many icons effects take at most from a team in one of its turns (R40).'),
  limitCounts: choice(
    {
      begun: 'As soon as one of its parts is carried out.',
      triggered: 'As soon as it goes off.',
    },
    'When an effect with a limit counts (R27).',
  ),
  amountsOfSeveral: choice(
    { sum: 'The sum of all of them.', first: 'That of the first.' },
    'What a value of several demons comes to (R38).',
  ),
  place: z
    .string()
    .min(1)
    .max(40)
    .exactOptional()
    .describe('What kind of battle it is, for cards that ask for it (R61). Nothing is a plain duel.'),
  firstTurn: choice(
    { counts: 'It has.', free: 'It has not.' },
    'Whether what lasts has a turn less from the start of the first turn of a team (G13).',
  ),
});

export const dx2 = gameOf<Dx2>({
  id: 'dx2',
  version: '1.1.0',
  title: 'SMT: Liberation Dx2',
  summary: 'Battles of demon teams: timing tiers, depth-first chains across both teams, Press Turns.',
  programs: [battleProgram, connectorProgram, turnProgram, tierProgram],
  actions: ACTIONS,
  passes: [{ kind: 'act', option: 'pass', ends: true }],
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
  law: { rulebook, options, clauses: { concede: 'R31', notYourDecision: 'flow.3', order: 'A4', gameOver: 'G5' } },
  cards: { card, deck, language: dictionary, ...worded, samples, compile, checkDeck },
  table: { still: STILL, board, position, setup, place, written, checkState },
  text: { view, scene, lists: { data: DATA, decisions: DECISIONS, cited }, ...words },
});
