/** Step 4 of the battle: two waves of damage, then the retreat. */
import type { Hit } from '../../../engine/index.ts';
import { opponentOf, vocabulary } from '../../../engine/index.ts';
import { dealDamage, retreat } from '../atoms/damage.ts';
import { endBattle, setStep } from '../atoms/turn.ts';
import type { SeenAttacker } from '../board/board.ts';
import { findObject, isLost, standing } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { M, Nexus } from '../board/context.ts';
import { sectorReference } from '../board/context.ts';
import { allowed, attackOf, isRanged, terminalDamage } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import { splitQuestion } from './split.ts';
import { checkLoss } from './sweep.ts';

const { atomic, step, choice } = vocabulary<Nexus>();

interface Wave {
  [key: string]: string | string[] | { [attacker: string]: number[] };
  wave: 'ranged' | 'melee';
  /** Who strikes in the first wave; all others strike in the second. */
  ranged: string[];
  splits: { [attacker: string]: number[] };
}

const strikes = ({ wave, ranged }: Wave, id: string): boolean => ranged.includes(id) === (wave === 'ranged');

/** G18: who is ranged as the step begins strikes in the first wave, and nobody strikes in both. */
const rangedNow = (m: M): string[] =>
  m.board.attackers
    .flatMap(({ id, defenders }) => [id, ...defenders])
    .filter((id) => {
      const object = findObject(m.board, id);
      return object !== null && isRanged(m, object);
    });

/** dmg.2: attackers of this wave whose damage has to be divided and is not yet. */
function undivided(m: M, vars: Wave): { attacker: SeenAttacker; defenders: string[]; damage: number } | null {
  for (const attacker of m.board.attackers) {
    const defenders = standing(m.board, attacker);
    if (!defenders || defenders.length < 2 || vars.splits[attacker.id] || !strikes(vars, attacker.id)) continue;
    const object = findObject(m.board, attacker.id);
    const damage = object ? attackOf(m, object) : 0;
    if (damage > 0) return { attacker, defenders, damage };
  }
  return null;
}

const terminals = (m: M, defenders: readonly string[]): number[] =>
  defenders.map((id) => {
    const object = findObject(m.board, id);
    return object ? terminalDamage(m, object) : 0;
  });

/** Every hit of one wave, all at the same moment. */
function hitsOf(m: M, vars: Wave): Hit[] {
  const hits: Hit[] = [];
  for (const attacker of m.board.attackers) {
    const defenders = standing(m.board, attacker);
    if (!defenders) continue;
    const object = findObject(m.board, attacker.id);
    const amount = object ? attackOf(m, object) : 0;
    if (strikes(vars, attacker.id)) {
      if (!attacker.defended) {
        const target = sectorReference(opponentOf(m.board.active), attacker.biome);
        if (!isLost(m.board, attacker.biome)) hits.push({ target, amount, source: attacker.id });
      } else {
        const split = vars.splits[attacker.id] ?? [amount];
        const over = excess(m, attacker.id, defenders, split);
        const needed = over > 0 ? terminals(m, defenders) : split;
        defenders.forEach((target, at) => {
          hits.push({ target, amount: Math.min(split[at] ?? 0, needed[at] ?? 0), source: attacker.id });
        });
        if (defenders.length === 0)
          m.note('still-defended', m.board.active, { attacker: attacker.id }, { clause: 'G19' });
        if (over > 0 && !isLost(m.board, attacker.biome)) {
          const target = sectorReference(opponentOf(m.board.active), attacker.biome);
          hits.push({ target, amount: over, source: attacker.id });
        }
      }
    }
    for (const id of defenders) {
      const defender = findObject(m.board, id);
      if (defender && strikes(vars, id)) hits.push({ target: attacker.id, amount: attackOf(m, defender), source: id });
    }
  }
  return hits;
}

/** G20: what goes beyond the last defender is lost, where no card says that the sector takes it (R41). Gives what it takes. */
function excess(m: M, attacker: string, defenders: readonly string[], split: readonly number[]): number {
  const needed = terminals(m, defenders);
  const over = defenders.reduce((sum, _id, at) => sum + Math.max(0, (split[at] ?? 0) - (needed[at] ?? 0)), 0);
  if (allowed(m, attacker, 'dealExcess')) return over;
  if (over > 0) m.note('excess-damage', m.board.active, { attacker, amount: over }, { clause: 'G20' });
  return 0;
}

/** One wave: the attacking player divides what has to be divided, then everybody in it strikes at once. */
export const waveProgram = atomic('wave', [
  choice<number[], Wave>(
    'dmg.2a',
    (m, vars) => {
      const next = undivided(m, vars);
      if (!next) return null;
      const { attacker, defenders, damage } = next;
      const needed = terminals(m, defenders);
      return splitQuestion(
        { player: m.board.active, prompt: `${labelOf(m, attacker.id)}: divide ${damage} damage` },
        damage,
        defenders.map((id, at) => ({ label: labelOf(m, id), terminal: needed[at] ?? 0 })),
      );
    },
    (m, vars, amounts) => {
      const next = undivided(m, vars);
      if (!next) return;
      vars.splits[next.attacker.id] = amounts;
      m.note('damage-divided', m.board.active, {
        attacker: next.attacker.id,
        amounts: next.defenders.map((id, at) => ({ id, amount: amounts[at] ?? 0 })),
      });
      return 'divide';
    },
    'divide',
  ),
  step<Wave>('dmg.4a', (m, vars) => {
    const event = m.note('wave', m.board.active, { wave: vars.wave }, { clause: 'G18' });
    m.under(event, () => {
      const hits = hitsOf(m, vars);
      const dealt = dealDamage(m, hits, 'battle', { clause: clauseOf(hits) });
      if (dealt === 0 && hits.length > 0) m.note('no-damage', null, { wave: vars.wave }, { clause: 'dmg.3a' });
    });
  }),
]);

/** Which part of the damage rules a packet is the work of. */
function clauseOf(hits: readonly Hit[]): ClauseId {
  const sectors = hits.some(({ target }) => target.startsWith('sector:'));
  const agents = hits.some(({ target }) => !target.startsWith('sector:'));
  return sectors ? (agents ? 'dmg.3c' : 'dmg.1') : 'dmg.4a';
}

/** Step 4. What reacts in it waits for its end (A15): nothing else comes between. */
export const damageProgram = atomic('damage', [
  step('G18', (m, vars) => {
    m.chapter(setStep(m, 'battle', 'damage'));
    vars.ranged = rangedNow(m);
    m.call('wave', { wave: 'ranged', ranged: vars.ranged, splits: {} });
  }),
  step('G18', (m, { ranged }) => m.call('wave', { wave: 'melee', ranged: ranged ?? [], splits: {} })),
  step('dmg.5', (m) => {
    retreat(m, ({ at }) => isLost(m.board, at), { clause: 'G21' });
    retreat(m, () => true, { clause: 'dmg.5' });
    endBattle(m);
  }),
  step('G5', checkLoss),
]);
