/** The turn, in the order of the rule text. */
import { opponentOf, pick, vocabulary, windowProgram } from '../../../engine/index.ts';
import { refer } from '../../cards/references.ts';
import { moveCards } from '../atoms/cards.ts';
import { removeDamage, retreat } from '../atoms/damage.ts';
import { turnLock } from '../atoms/objects.ts';
import { beginTurn, emptyEnergy, endBattle, setStep } from '../atoms/turn.ts';
import { HAND_LIMIT, standing } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { M, Nexus } from '../board/context.ts';

const { procedure, step, choice } = vocabulary<Nexus>();

const nobody = () => ({ moves: [], gear: [], pairs: [], named: 0 });

/** Whether an attacker still stands where it attacks. */
const attacked = (m: M): boolean => m.board.attackers.some((attacker) => standing(m.board, attacker) !== null);

/** R15: no window for an advance of nobody, unless agreed. */
const advanceWindow = (m: M, named: unknown): void => {
  if ((named as number) > 0 || m.state.options.emptyAdvance === 'window') m.call(windowProgram('advance'), {});
};

export const turnProgram = procedure('turn', [
  step(
    'gen.1',
    (m) => {
      const next = m.board.turn === 0 ? m.board.starter : opponentOf(m.board.active);
      m.chapter(beginTurn(m, next));
    },
    'begin',
  ),

  // Phase 1: Start
  step('start.1', (m) => {
    const player = m.board.active;
    m.chapter(setStep(m, 'start', 'refresh', { clause: 'gen.2' }));
    const locked = m.board.players[player].objects.filter(({ locked }) => locked).map(({ id }) => id);
    turnLock(m, locked, false, { clause: 'start.1' });
  }),
  step('start.2a', (m) => {
    const clause = m.board.turn === 1 ? 'start.2b' : 'start.2a';
    m.chapter(setStep(m, 'start', 'draw', { clause }));
    m.call('draw', { player: m.board.active, n: m.board.turn === 1 ? 1 : 2, clause });
  }),
  step('start.3', (m) => m.chapter(setStep(m, 'start', 'maintenance')), 'maintenance'),
  step('A4', (m) => m.call(windowProgram('start'), {})),

  // Phase 2: First primary
  step('prim1.1', (m) => {
    m.chapter(setStep(m, 'primary1', 'primary'));
    m.call(windowProgram('primary1'), {});
  }),

  // Phase 3: Battle
  // Step 1: Advance
  step('adv.1', (m) => {
    m.chapter(setStep(m, 'battle', 'advance'));
    m.call('name-advance', { ...nobody(), player: m.board.active });
  }),
  step('adv.2', (m, { named }) => advanceWindow(m, named)),
  step('adv.1', (m) => m.call('name-advance', { ...nobody(), player: opponentOf(m.board.active) }), 'other-advance'),
  step('adv.2', (m, { named }) => advanceWindow(m, named)),

  // Step 2: Attack
  step('G16', (m) => m.chapter(setStep(m, 'battle', 'attack')), 'attack'),
  step('att.2', (m) => m.call(windowProgram('before-attack'), {})),
  step('att.1', (m) => m.call('name-attack', { ...nobody(), player: m.board.active }), 'name-attack'),
  step('att.3', (m, { named }) => {
    if ((named as number) > 0) m.call(windowProgram('after-attack'), {});
  }),
  step('A16', (m) => (attacked(m) ? undefined : 'retreat'), 'attackers'),

  // Step 3: Defend
  step(
    'def.2',
    (m) => {
      m.chapter(setStep(m, 'battle', 'defend'));
      m.call(windowProgram('before-defend'), {});
    },
    'defend',
  ),
  step('def.1', (m) => m.call('name-defend', { ...nobody(), player: opponentOf(m.board.active) }), 'name-defend'),
  step('A3', (m) => m.call(windowProgram('after-defend'), {})),
  step('G17', (m) => m.call('order-defenders', { ordered: [], first: [] }), 'order'),

  // Step 4: Damage
  step('dmg.1', (m) => m.call('damage', {}), 'damage'),
  step('dmg.5', (m) => {
    m.expire(({ until }) => until === 'battle');
    return 'primary2';
  }),
  step(
    'A16',
    (m) => {
      retreat(m, () => true, { clause: 'A16' });
      endBattle(m);
      m.expire(({ until }) => until === 'battle');
    },
    'retreat',
  ),

  // Phase 4: Second primary
  step(
    'prim2.1',
    (m) => {
      m.chapter(setStep(m, 'primary2', 'primary'));
      m.call(windowProgram('primary2'), {});
    },
    'primary2',
  ),

  // Phase 5: End
  step('end.0a', (m) => m.chapter(setStep(m, 'end', 'end')), 'end'),
  step('end.1a', (m) => m.call(windowProgram('end'), {})),
  step('end.2a', (m) => m.chapter(setStep(m, 'end', 'reset')), 'reset'),
  choice<string[]>(
    'end.2a',
    (m) => {
      const player = m.board.active;
      const { hand } = m.board.players[player];
      const over = hand.length - HAND_LIMIT;
      if (over <= 0) return null;
      return pick({
        player,
        kind: 'discard',
        clause: 'end.2a',
        prompt: `Discard ${over} down to ${HAND_LIMIT}`,
        hidden: true,
        candidates: hand.map((card) => {
          const id = refer({ zone: 'hand', player, card });
          return { id, label: labelOf(m, id) };
        }),
        min: over,
        max: over,
      });
    },
    (m, _vars, chosen) => void moveCards(m, chosen, 'cache', 'discard', { clause: 'A8' }),
  ),
  step('end.2b', removeDamage),
  step('end.2c', (m) => {
    const { turn } = m.board;
    m.expire(({ until }) => until.startsWith('turn:') && Number(until.slice(5)) <= turn);
  }),
  step('end.2d', (m) => {
    if (m.state.options.energyModel !== 'keep') emptyEnergy(m);
    const limit = m.state.options.turnLimit as number;
    if (m.board.turn >= limit) m.end({ winner: null, reason: `no winner after ${limit} turns`, clause: 'R6' });
    else m.note('turn-ends', m.board.active, { turn: m.board.turn });
    return 'begin';
  }),
]);
