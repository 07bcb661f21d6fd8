/** Steps 6 to 18: the Active Phase. */
import type { Step } from '../../../engine/index.ts';
import { changeCounters, PLAYERS, vocabulary } from '../../../engine/index.ts';
import { changeSp, discardRevealed, raiseLevels, revealSet } from '../atoms/iczers.ts';
import { beginPhase, beginStep, passStep, turnBattletime } from '../atoms/turn.ts';
import { bury, rankUp, revivePlanned, takeField } from '../atoms/units.ts';
import type { Alteil, M } from '../board/context.ts';
import { asksFor, GRIMOIRES } from '../board/counters.ts';
import { cardOf, sameCard } from '../board/printed.ts';
import { statOf } from '../board/values.ts';
import { happens } from '../effects/happenings.ts';
import { runSkill } from '../effects/run-skill.ts';
import { openInitiator, rememberFallen } from './initiator.ts';
import { damageLp, resolveDamage } from './mini-phases.ts';
import { buriable, burialOrder, nextBurial, openers, preferBurial, rankingUnits } from './order.ts';
import { closedUnits } from './revival.ts';
import type { TurnVars } from './turn-vars.ts';
import { ownerIn } from './turn-vars.ts';

const { step } = vocabulary<Alteil>();

/** The steps that a turn without burials passes over. */
const BURIAL_STEPS = [
  [17, 'active.17'],
  [18, 'active.18'],
] as const;

export const activePhase: Step<Alteil>[] = [
  step('active.6', (m) => {
    m.chapter(beginPhase(m, 'active'));
    beginStep(m, 6);
    for (const player of PLAYERS) revivePlanned(m, player);
  }),
  step('active.7', (m) => {
    beginStep(m, 7);
    for (const player of PLAYERS) takeField(m, player);
  }),
  step('active.8', (m) => {
    beginStep(m, 8);
    turnBattletime(m);
  }),
  step('active.9', (m) => {
    beginStep(m, 9);
    for (const player of PLAYERS) raiseLevels(m, player);
  }),
  step<TurnVars>('active.10', (m, vars) => {
    beginStep(m, 10);
    const units = rankingUnits(m);
    if (units.length > 0) rankUp(m, units);
    rememberFallen(m, vars);
  }),
  step('active.11', (m) => {
    beginStep(m, 11);
    m.together(() => {
      for (const player of PLAYERS) revealSet(m, player);
    });
  }),
  step('active.12', (m) => {
    beginStep(m, 12);
    const [one, two] = PLAYERS.map((player) => m.board.players[player].revealed?.card);
    if (one === undefined || two === undefined || !sameCard(m, one, two)) return;
    m.chapter(m.note('backlash', null, { card: one }));
    for (const [player, card] of [
      ['p1', one],
      ['p2', two],
    ] as const) {
      discardRevealed(m, player, 'backlash', { clause: 'G19' });
      if (m.state.options.backlashRefund) changeSp(m, player, cardOf(m, card).level, { clause: 'G19' });
    }
  }),
  step<TurnVars>('active.13', (m, vars) => {
    beginStep(m, 13);
    rememberFallen(m, vars);
    vars.opening = openers(m, 'grimoire');
  }),
  step<TurnVars>('active.13', (m, vars) => (runOpener(m, vars) ? undefined : 'units'), 'grimoire'),
  step<TurnVars>('G6', (m, vars) => {
    const player = vars.opening.shift();
    if (player === undefined) return 'units';
    rememberFallen(m, vars, () => player);
    discardRevealed(m, player, 'a Grimoire that has run');
    return 'grimoire';
  }),
  step<TurnVars>(
    'active.14',
    (m, vars) => {
      beginStep(m, 14);
      vars.opening = openers(m, 'unit');
    },
    'units',
  ),
  step<TurnVars>('active.14', (m, vars) => (runOpener(m, vars) ? undefined : 'opened'), 'unit'),
  step<TurnVars>('active.14', (m, vars) => {
    const player = vars.opening.shift() ?? null;
    rememberFallen(m, vars, () => player);
    return 'unit';
  }),
  step<TurnVars>(
    'active.15',
    (m, vars) => {
      beginStep(m, 15);
      resolveDamage(m, openInitiator(m, vars), 'notes.3');
    },
    'opened',
  ),
  step<TurnVars>(
    'active.16',
    (m, { burials }) => {
      beginStep(m, 16);
      m.note('burials', null, { units: [...burials] }, { clause: 'A3' });
    },
    'burials-begin',
  ),
  step<TurnVars>(
    'active.16',
    (m, vars) => {
      const unit = nextBurial(m, vars);
      if (unit === null) return 'buried';
      const waiting = buriable(m, vars);
      const because = burialOrder(m, vars, unit);
      const { id } = unit;
      const level = statOf(m, unit, 'level');
      const player = ownerIn(m, id);
      vars.burials = vars.burials.filter((other) => other !== id);
      preferBurial(m, beginStep(m, 16, id), unit, waiting);
      bury(m, id, because, because[0] === undefined ? {} : { clause: because[0] });
      changeSp(m, player, level, { clause: 'active.16d' });
      damageLp(m, [player], 1, { owner: player, unit: null, means: 'burial' });
      vars.burier = player;
    },
    'burial',
  ),
  step<TurnVars>('active.17', (m, { burier }) => {
    beginStep(m, 17);
    resolveDamage(m, burier, 'notes.5a');
  }),
  step('active.18', (m) => {
    beginStep(m, 18);
    return 'burial';
  }),
  step(
    'G14',
    (m) => {
      if (m.board.step === 16) for (const [number, clause] of BURIAL_STEPS) passStep(m, number, clause);
      const waiting = PLAYERS.flatMap((player) => closedUnits(m, player)).map(({ id }) => id);
      if (waiting.length > 0) m.note('burials-wait', null, { units: waiting });
    },
    'buried',
  ),
];

/** Starts the Open Skills of the next revealed card. False when there is none left. */
function runOpener(m: M, vars: TurnVars): boolean {
  const player = vars.opening[0];
  const revealed = player === undefined ? null : m.board.players[player].revealed;
  if (player === undefined || !revealed) return false;
  const { own, type } = cardOf(m, revealed.card);
  const opens = own.get('open')?.unranked ?? [];
  if (type === 'grimoire' && asksFor(m, GRIMOIRES)) {
    const made = { target: player, name: GRIMOIRES, add: 1, until: 'always', source: null, card: null };
    changeCounters(m, made);
  }
  const contested = type === 'unit' && vars.opening.length > 1;
  const clause = type === 'grimoire' ? 'active.13' : contested ? 'active.14a' : 'active.14';
  m.beginChain();
  if (type === 'grimoire') happens(m, 'grimoire', { player });
  // The last one called runs first (R13).
  for (const skill of opens.toReversed()) runSkill(m, skill, { owner: player, self: null, clause });
  return true;
}
