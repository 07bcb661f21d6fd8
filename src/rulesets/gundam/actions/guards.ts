/** Guards that several actions share: chapter 6-5-1 and the moments of chapter 8. */
import type { Guard, Miss, PlayerId } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { controllerOf, findUnit } from '../board/board.ts';
import type { Context, Gundam, M, Other } from '../board/context.ts';
import type { Unpaid } from '../effects/pay.ts';
import type { Outside } from '../language/language.ts';

export type G<C> = Guard<Gundam, C>;

/** 6-5-1c: the open question belongs to an effect or a cost in progress. */
const settled: G<null> = {
  clause: '6-5-1c',
  fact: 'effects in progress or waiting',
  test: (m) => {
    return m.busy || m.state.pending.length > 0 ? { was: m.state.pending.length + 1, needed: 0 } : null;
  },
};

const yourTurn: G<null> = {
  clause: '6-1-2',
  fact: 'the active player',
  test: (m, player) => (m.board.active === player ? null : { was: m.board.active, needed: player }),
};

const mainPhase: G<null> = {
  clause: '6-5-1a',
  fact: 'the phase',
  test: (m) => (m.board.phase === 'main' ? null : { was: m.board.phase, needed: 'main' }),
};

const noBattle: G<null> = {
  clause: 'A3',
  fact: 'the battle in progress',
  test: (m) => (m.board.battle ? { was: `the ${m.board.battle.step} step of an attack`, needed: null } : null),
};

/** The same for declaring the end of the main phase. */
export const settledForEnd: G<null> = { ...settled, clause: 'A2' };

export const inMain = [settled, yourTurn, mainPhase, noBattle];

/** Main phase of one's own, or an action step: what a Command and an activated ability need to know. */
export const actionStep = (m: M): boolean => m.board.step === 'action' || m.board.battle?.step === 'action';

export const inEither = [
  settled,
  {
    clause: '8-3',
    fact: 'the moment',
    test: (m, player) =>
      actionStep(m) || (m.board.phase === 'main' && !m.board.battle && m.board.active === player)
        ? null
        : { was: `${m.board.phase} phase of ${m.board.active}`, needed: 'own main phase, or an action step' },
  } satisfies G<null>,
];

/** Who asks before anything is done. `playing` is a card that is still in hand and is not when its effect begins. */
export const contextFor = (
  m: M,
  owner: PlayerId,
  card: string,
  {
    self = null,
    playing = null,
    zone,
  }: { self?: string | null; playing?: string | null; zone?: Outside | undefined } = {},
): Context => ({
  m,
  owner,
  self,
  card,
  vars: {
    self,
    owner,
    card,
    it: [],
    did: 0,
    ...(playing === null ? {} : { playing }),
    ...(zone === undefined ? {} : { playing: card, cardZone: zone }),
  },
});

/** A Unit as the other party of a rule. */
export const unitAsOther = (m: M, id: string | null): Other => ({
  owner: id === null ? null : controllerOf(m.board, id),
  reference: id,
  card: null,
});

export const unpaid = ({ fact, was, needed, clause }: Unpaid): Miss => ({
  was: { [fact]: was },
  needed: { [fact]: needed },
  clause,
});

export const ownUnit: G<{ unit: string }> = {
  clause: '6-1-2',
  fact: 'whose Unit it is',
  test: (m, player, { unit }) =>
    ofPlayer(m.board.players, player).units.some(({ id }) => id === unit)
      ? null
      : { was: opponentOf(player), needed: player },
};

export const active: G<{ unit: string }> = {
  clause: '7-3-1',
  fact: "the Unit's state",
  test: (m, _player, { unit }) => (findUnit(m.board, unit)?.rested ? { was: 'rested', needed: 'active' } : null),
};
