/** The flow of a battle: its start, and then turn after turn. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { opponentOf, PLAYERS, vocabulary } from '../../../engine/index.ts';
import { aimed, aimsAtOne } from '../actions/index.ts';
import { endTier, setFirst, setOrder, setStartingMp, setTier } from '../atoms/turn.ts';
import { livingOf } from '../board/board.ts';
import type { Dx2, M } from '../board/context.ts';
import { registers } from '../board/context.ts';
import { sourceOf } from '../board/printed.ts';
import { buildOf } from '../board/values.ts';
import { useProgram } from '../language/compiled.ts';
import type { Speed } from './order.ts';
import { actionOrder, faster, speedOf } from './order.ts';
import { callTier } from './tier.ts';
import { turnRegisters } from './turn.ts';

const { procedure, step } = vocabulary<Dx2>();

/** dc.3, G15: what the Devil Connector of a team does. */
function connect(m: M, player: PlayerId): void {
  const card = m.board.teams[player].connector;
  if (card === null) return;
  const { skill } = sourceOf(m.cards, card, 'connector');
  const aim = sourceOf(m.cards, skill, 'skill').use?.aim ?? 'self';
  const self = livingOf(m.board, player)[0]?.id ?? null;
  const all = [...aimed(m, player, aim, self)];
  const target = aimsAtOne(aim) ? all.slice(0, 1) : all;
  const event = m.note('connector', player, { card, skill, targets: target }, { clause: 'dc.3' });
  m.call(useProgram(skill), { ...registers(player, self, skill), target, connector: card }, event.seq);
}

/** Tier DC: the Devil Connector of team 1, then that of team 2. */
export const connectorProgram = procedure('tier DC', [
  step('A1', (m) => m.chapter(setTier(m, 'DC', 'A1'))),
  step('dc.3', (m) => connect(m, m.board.first)),
  step('dc.3', (m) => connect(m, opponentOf(m.board.first))),
  step('gen.4', (m) => {
    endTier(m);
    m.collect();
  }),
]);

export const battleProgram = procedure('battle', [
  // Who acts when
  step('tie.5', (m) => {
    for (const player of PLAYERS) {
      const party = m.board.teams[player].demons.map((demon) => ({ id: demon.id, build: buildOf(m, demon) }));
      const { order, clause } = actionOrder(party);
      setOrder(m, player, order, clause);
    }
  }),
  step('tie.1', (m) => {
    const [challenger, defender] = [speedOf(m, 'p1'), speedOf(m, 'p2')];
    const ahead = faster(challenger, defender);
    const even = m.state.options.speedTie === 'defender' ? 'p2' : 'p1';
    const first = ahead === 0 ? even : ahead > 0 ? 'p1' : 'p2';
    const mean = ({ sum, demons }: Speed) => Math.floor(sum / demons);
    setFirst(m, first, { p1: mean(challenger), p2: mean(defender) }, ahead === 0 ? 'G2' : 'tie.1');
  }),
  step('G8', (m) => {
    const { first, second } = m.state.options.startingMp as { first: number; second: number };
    const amounts: Record<Uid, number> = {};
    for (const player of PLAYERS) {
      for (const { id } of m.board.teams[player].demons) amounts[id] = player === m.board.first ? first : second;
    }
    setStartingMp(m, amounts);
  }),

  // Start of the battle
  step('flow.1', (m) => callTier(m, '0', 'flow.1'), 'tier 0'),
  step('flow.1', (m) => m.call('tier DC', {}), 'tier DC'),
  step('flow.1', (m) => callTier(m, '1', 'flow.1'), 'tier 1'),

  // Turn after turn
  step('flow.2', (m) => m.call('turn', turnRegisters(m.board.first)), 'team 1'),
  step('flow.7', (m) => m.call('turn', turnRegisters(opponentOf(m.board.first))), 'team 2'),
  step('flow.9', () => 'team 1', 'again'),
]);
