/** The turn, in the order of the rule text. */
import type { PlayerId } from '../../../engine/index.ts';
import { opponentOf, pick, vocabulary, windowProgram } from '../../../engine/index.ts';
import { refer } from '../../cards/references.ts';
import { moveCards } from '../atoms/cards.ts';
import { removeDamage, retreat } from '../atoms/damage.ts';
import { endChanges, turnLock } from '../atoms/objects.ts';
import { beginTurn, emptyEnergy, endBattle, setStep, takeDue } from '../atoms/turn.ts';
import { HAND_LIMIT, standing } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { M, Nexus } from '../board/context.ts';
import { limitOf } from '../board/values.ts';
import { hearsOf } from '../effects/triggers.ts';
import type { Skip } from '../language/language.ts';

const { procedure, step, choice } = vocabulary<Nexus>();

const nobody = () => ({ gear: [], moves: [], named: 0, pairs: [] });

/** Whether an attacker still stands where it attacks. */
const attacked = (m: M): boolean => m.board.attackers.some((attacker) => standing(m.board, attacker) !== null);

/** R15: no window for an advance of nobody, unless agreed. */
const advanceWindow = (m: M, named: unknown): void => {
  if ((named as number) > 0 || m.state.options.emptyAdvance === 'window') m.call(windowProgram('advance'), {});
};

/** R44: whether the active player skips this. */
function skips(m: M, what: Skip): boolean {
  const player = m.board.active;
  if (!takeDue(m, player, `skip:${what}`)) return false;
  m.note('skipped', player, { what }, { clause: 'R44' });
  return true;
}

/** Who has the next turn: the opponent, unless somebody gets an extra one or skips one (R44). */
function nextPlayer(m: M): PlayerId {
  const { turn, active, starter } = m.board;
  if (turn === 0) return starter;
  for (const player of [active, opponentOf(active)]) if (takeDue(m, player, 'extra:turn')) return player;
  const next = opponentOf(active);
  if (!takeDue(m, next, 'skip:turn')) return next;
  m.note('skipped', next, { what: 'turn' }, { clause: 'R44' });
  return active;
}

/** What lasts for a battle ends with it. Whether another one follows (R44). */
function anotherBattle(m: M): boolean {
  endChanges(m, (until) => until === 'battle');
  return takeDue(m, m.board.active, 'extra:battle');
}

/** R45: those that nobody defends against are told where a card of the match asks for it. */
function tellUndefended(m: M): void {
  const attackers = m.board.attackers.filter((one) => !one.defended && standing(m.board, one) !== null);
  if (attackers.length === 0 || !hearsOf(m, 'undefended')) return;
  m.note('undefended', m.board.active, { attackers: attackers.map(({ id }) => ({ id })) });
}

export const turnProgram = procedure('turn', [
  step(
    'gen.1',
    (m) => {
      m.chapter(beginTurn(m, nextPlayer(m)));
    },
    'begin',
  ),

  // Phase 1: Start
  step('start.1', (m) => {
    const player = m.board.active;
    m.chapter(setStep(m, 'start', 'refresh', { clause: 'gen.2' }));
    if (skips(m, 'unlock')) return;
    const own = m.board.players[player].objects.map(({ id }) => id);
    turnLock(m, own, false);
  }),
  step('start.2a', (m) => {
    const clause = m.board.turn === 1 ? 'start.2b' : 'start.2a';
    if (skips(m, 'draw')) return;
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
  step(
    'adv.1',
    (m) => {
      if (skips(m, 'battle')) return 'primary2';
      m.chapter(setStep(m, 'battle', 'advance'));
      m.call('name-advance', { ...nobody(), player: m.board.active });
      return undefined;
    },
    'battle',
  ),
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
  step('R45', tellUndefended),
  step('R45', (m) => {
    if (m.state.pending.length > 0) m.call(windowProgram('after-defend'), {});
  }),
  step('G17', (m) => m.call('order-defenders', { ordered: [], first: [] }), 'order'),

  // Step 4: Damage
  step('dmg.1', (m) => m.call('damage', {}), 'damage'),
  step('dmg.5', (m) => {
    return anotherBattle(m) ? 'battle' : 'primary2';
  }),
  step(
    'A16',
    (m) => {
      retreat(m, () => true, { clause: 'A16' });
      endBattle(m);
      return anotherBattle(m) ? 'battle' : undefined;
    },
    'retreat',
  ),

  // Phase 4: Second primary
  step(
    'prim2.1',
    (m) => {
      if (skips(m, 'secondPrimary')) return;
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
      const most = limitOf(m, player, 'handSize', HAND_LIMIT);
      const over = hand.length - most;
      if (over <= 0) return null;
      return pick({
        player,
        kind: 'discard',
        clause: 'end.2a',
        prompt: `Discard ${over} down to ${most}`,
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
    endChanges(m, (until) => until.startsWith('turn:') && Number(until.slice(5)) <= turn);
  }),
  step('end.2d', (m) => {
    if (m.state.options.energyModel !== 'keep') emptyEnergy(m);
    const limit = m.state.options.turnLimit as number;
    if (m.board.turn >= limit) m.end({ winner: null, reason: `no winner after ${limit} turns`, clause: 'R6' });
    else m.note('turn-ends', m.board.active, { turn: m.board.turn });
    return 'begin';
  }),
]);
