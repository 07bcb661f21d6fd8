/** Playing cards: 6-5-2. A card that is played waits in limbo while its cost is paid. */

import type { Machine, PlayerId } from '../../../engine/index.ts';
import { DONE, howMany, opponentOf, vocabulary } from '../../../engine/index.ts';
import { registers } from '../../cards/context.ts';
import { refer } from '../../cards/references.ts';
import { moveCards, toLimbo } from '../atoms/cards.ts';
import { recover } from '../atoms/damage.ts';
import { payResources } from '../atoms/resources.ts';
import { deployBase, deployUnit, pair } from '../atoms/units.ts';
import { findUnit } from '../board/board.ts';
import type { EffectVars, Gundam } from '../board/context.ts';
import { cardOf, pricesOf } from '../board/printed.ts';
import { usedWords } from '../board/used.ts';
import { costOf, keywordOf } from '../board/values.ts';
import type { CommandTiming } from '../language/language.ts';
import { damageShieldArea } from './destroy.ts';
import { makeRoom, roomQuestion } from './room.ts';

const { atomic, step, choice } = vocabulary<Gundam>();

interface Playing {
  [key: string]: string | PlayerId;
  player: PlayerId;
  card: string;
}

interface Payment {
  [key: string]: PlayerId | number;
  player: PlayerId;
  cost: number;
}

/** How many EX Resources a payment may use: at least what the others can't cover, at most all there are. */
function exBounds(m: Machine<Gundam>, player: PlayerId, cost: number): { min: number; max: number } {
  const { active, exActive } = m.board.players[player].resources;
  const { payment } = m.state.options;
  const [least, most] = [Math.max(0, cost - active), Math.min(exActive, cost)];
  return { min: payment === 'ex-first' ? most : least, max: payment === 'normal-first' ? least : most };
}

/** R51: a Command that asks knows whether an EX Resource paid for it, what is paid besides included (R49). */
function tell(m: Machine<Gundam>, ex: number): void {
  if (ex === 0 || !usedWords(m.cards).has('exPaid')) return;
  const below = m.state.frames.at(-2);
  // What is paid besides waits above the cost of its card.
  const further = m.state.frames.at(-4);
  const played = further !== undefined && further.vars.price === below?.program ? further : below;
  if (played?.program === 'play-command') played.vars.exPaid = true;
}

/** 2-9-1: active Resources are rested. With EX Resources among them the payer says how many of those to spend (G9). */
export const payProgram = atomic('pay', [
  step<Payment>('2-9-1', (m, { player, cost }) => {
    const { min, max } = exBounds(m, player, cost);
    if (min < max) return;
    payResources(m, player, cost - min, min);
    tell(m, min);
    return DONE;
  }),
  choice<number, Payment>(
    'G9',
    (m, { player, cost }) => {
      const { min, max } = exBounds(m, player, cost);
      return howMany({
        player,
        kind: 'pay',
        clause: 'G9',
        prompt: `Pay ${cost}: how many EX Resources?`,
        min,
        max,
        label: (n) => (n === 0 ? 'None' : `${n} EX, gone afterwards`),
        default: String(min),
      });
    },
    (m, { player, cost }, ex) => {
      payResources(m, player, cost - ex, ex);
      tell(m, ex);
    },
  ),
]);

const announce = (
  clause: '6-5-2-1-1' | '6-5-2-2-1' | '6-5-2-3-1' | '6-5-2-4-1',
  type: `play-${'unit' | 'base' | 'pilot' | 'command'}`,
) =>
  step<Playing>(clause, (m, { player, card, unit, price, timing }) => {
    const other = price === undefined ? undefined : pricesOf(cardOf(m, card)).find(({ program }) => program === price);
    const cost = costOf(m, cardOf(m, card), { player, unit: unit as string | undefined, as: other?.constant });
    const event = toLimbo(m, player, 'hand', card, type, { cost, ...(unit === undefined ? {} : { unit }) });
    m.chapter(event);
    m.call('pay', { player, cost });
    if (!other) return;
    const played = timing === undefined ? {} : { timing };
    m.call(other.program, { ...registers(player, card, null), ...played });
  });

/** 6-5-2-1-1. */
export const playUnit = atomic('play-unit', [
  announce('6-5-2-1-1', 'play-unit'),
  choice<string[], Playing>(
    '10-4-2',
    (m, { player }) => roomQuestion(m, player, 1),
    (m, _vars, chosen) => makeRoom(m, chosen),
  ),
  step<Playing>('6-5-2-1-1', (m, { player, card }) => void deployUnit(m, player, card, 'limbo')),
]);

/** 6-5-2-2-1. */
export const playBase = atomic('play-base', [
  announce('6-5-2-2-1', 'play-base'),
  step<Playing>('6-5-2-2-1', (m, { player, card }) => void deployBase(m, player, card, 'limbo')),
]);

/** 6-5-2-3-1, and 6-5-2-3-5 for a Command with a Pilot effect. */
export const playPilot = atomic('play-pilot', [
  announce('6-5-2-3-1', 'play-pilot'),
  step<Playing>('6-5-2-3-1', (m, { player, card, unit }) => {
    const asCommand = cardOf(m, card).type === 'command';
    pair(m, player, unit as string, card, 'limbo', asCommand ? { clause: '6-5-2-3-5' } : {});
  }),
]);

/** 6-5-2-4-1: pay, carry the effect out, then the trash. `timing` says which of its effects. */
export const playCommand = atomic('play-command', [
  announce('6-5-2-4-1', 'play-command'),
  step<Playing & { exPaid?: boolean }>('6-5-2-4-1', (m, { player, card, timing, exPaid }) => {
    const effects = cardOf(m, card).abilities.filter(({ timings }) => timings.includes(timing as CommandTiming));
    const paid = exPaid === true ? { exPaid } : {};
    for (const { program } of effects.reverse()) m.call(program, { ...registers(player, card, null), ...paid });
  }),
  step<Playing>(
    '6-5-2-4-1',
    (m, { player, card }) => void moveCards(m, [refer({ zone: 'limbo', player, card })], 'trash', 'move'),
  ),
]);

/** 11-1-1. */
export const repairProgram = atomic('repair', [
  step<EffectVars>('11-1-1', (m, { self }) => {
    const unit = self === null ? null : findUnit(m.board, self);
    if (!unit) return DONE;
    recover(m, [unit.id], keywordOf(m, unit, 'repair'));
  }),
]);

/** 11-1-2: the Base takes it, without one the top Shield; an empty shield area takes nothing. */
export const breachProgram = atomic('breach', [
  step<EffectVars>('11-1-2', (m, { owner, self, card, amount }) => {
    damageShieldArea(m, opponentOf(owner), amount as number, { by: 'effect', source: self ?? card });
  }),
]);
