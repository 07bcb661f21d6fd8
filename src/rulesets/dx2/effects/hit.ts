/** One attack on one demon: hit or miss, affinity, critical, damage. */
import type { Uid } from '../../../engine/index.ts';
import { heal, loseHp } from '../atoms/hp.ts';
import { findDemon, ownerOf, type SeenDemon, statusOf } from '../board/board.ts';
import type { Context, EffectVars, Heard, M } from '../board/context.ts';
import { connectorStat } from '../board/evaluate.ts';
import { affinityOf, buildOf, passiveSum, pierces, plainSum } from '../board/values.ts';
import type { Attack, Passive } from '../language/language.ts';
import type { Affinity } from '../language/words.ts';
import { BUFF, damageOf, NORMAL, RESIST, WEAK } from './formula.ts';
import { superReactions } from './super-reaction.ts';

/** Who strikes: a demon, or the three of a Devil Connector together. */
interface Striker {
  id: Uid | null;
  demon: SeenDemon | null;
  physAttack: number;
  magAttack: number;
  passives: readonly Passive[];
}

/** Whoever has fallen strikes no more (R36), but for an answer to its own fall. */
function strikerOf({ m, self, vars }: Context): Striker | null {
  if (vars.connector !== null) {
    const sum = (stat: 'physAttack' | 'magAttack') => connectorStat({ m }, vars.connector ?? '', stat);
    return { id: null, demon: null, physAttack: sum('physAttack'), magAttack: sum('magAttack'), passives: [] };
  }
  const demon = findDemon(m.board, self);
  const strikes = demon && (demon.hp > 0 || vars.ownFall === true || m.state.options.fallenStriker === 'goes-on');
  if (!strikes) return null;
  const { stats, passives } = buildOf(m, demon);
  // As it is when the blow falls: what the blow brings about on it does not change the rest of the blow.
  return { id: demon.id, demon: { ...demon }, physAttack: stats.physAttack, magAttack: stats.magAttack, passives };
}

/** G10: a percentage, drawn only where it is a chance. */
const succeeds = (m: M, percent: number): boolean => percent >= 100 || (percent > 0 && m.random(100) < percent);

const level = (demon: SeenDemon | null, up: 'attackUp' | 'defenceUp' | 'accuracyUp'): number => {
  if (!demon) return 0;
  const down = up.replace('Up', 'Down') as 'attackDown' | 'defenceDown' | 'accuracyDown';
  return BUFF * ((statusOf(demon, up) ? 1 : 0) - (statusOf(demon, down) ? 1 : 0));
};

/** R8 */
function hits(m: M, striker: Striker, target: SeenDemon, attack: Attack): boolean {
  if (attack.accuracy === undefined) return true;
  const chance =
    attack.accuracy +
    plainSum(striker.passives, 'accuracy') -
    plainSum(buildOf(m, target).passives, 'evasion') +
    level(striker.demon, 'accuracyUp') -
    level(target, 'accuracyUp');
  return succeeds(m, chance);
}

/** R9: the chance on the skill with what raises it. */
function criticalChance(m: M, striker: Striker, { critical }: Attack): number {
  if (m.state.options.criticalPassives === 'printed' && (critical ?? 0) === 0) return 0;
  return (critical ?? 0) + plainSum(striker.passives, 'critical');
}

const BLOCKS: readonly (Affinity | null)[] = ['null', 'repel', 'drain'];
const FACTORS: Partial<Record<Affinity, number>> = { weak: WEAK, resist: RESIST };

/** What the worst result of an action so far is for the icons (G7). */
const WORST = ['', 'bonus', 'lost'];
function remember(vars: EffectVars, result: 'bonus' | 'lost'): void {
  const before = typeof vars.result === 'string' ? vars.result : '';
  if (WORST.indexOf(result) > WORST.indexOf(before)) vars.result = result;
}

/** Gives what the blow took from the target, or null when it did not strike it. */
function strike(context: Context, striker: Striker, target: SeenDemon, attack: Attack): Heard | null {
  const { m, vars } = context;
  const { element } = attack;
  const about = { target: target.id, source: striker.id, element };
  const owner = ownerOf(m.board, target.id);
  const physical = element === 'phys';
  if (!hits(m, striker, target, attack)) {
    m.note('miss', owner, about, { clause: 'R8' });
    if (physical) remember(vars, 'lost');
    return null;
  }
  const pierce = attack.pierce === true || pierces(striker.passives, element);
  const printed = affinityOf(m, target, element);
  const affinity = pierce && printed !== 'weak' ? null : printed;
  if (pierce && affinity !== printed) m.note('pierce', owner, { ...about, affinity: printed }, { clause: 'R5' });
  const blocked = BLOCKS.includes(affinity);
  const critical = physical && !blocked && succeeds(m, criticalChance(m, striker, attack));
  const charged = striker.demon ? statusOf(striker.demon, physical ? 'charge' : 'concentrate') : null;
  const { stats, passives } = buildOf(m, target);
  const variance = m.state.options.damageVariance === true ? 90 + m.random(21) : 100;
  const amount = damageOf({
    attack: physical ? striker.physAttack : striker.magAttack,
    coefficient: attack.coefficient ?? (physical ? 210 : 200),
    defence: physical ? stats.physDefence : stats.magDefence,
    power: attack.power,
    boosts: passiveSum(striker.passives, 'boost', element) - passiveSum(passives, 'guard', element),
    charge: charged?.value ?? 100,
    buffs: level(striker.demon, 'attackUp') - level(target, 'defenceUp'),
    critical,
    affinity: (affinity && FACTORS[affinity]) ?? NORMAL,
    variance,
  });
  if (blocked) {
    const event = m.note('blocked', owner, { ...about, by: affinity }, { clause: 'G9' });
    remember(vars, 'lost');
    m.under(event, () => {
      if (affinity === 'drain') heal(m, target.id, amount, target.id, { clause: 'R7' });
      else if (affinity === 'repel') sendBack(m, striker, target, element, amount);
    });
    return null;
  }
  if (affinity === 'weak' || critical) remember(vars, 'bonus');
  const data = { element, critical, affinity, ...(variance === 100 ? {} : { variance }) };
  const hit = loseHp(m, 'hit', target.id, amount, { source: striker.id, data, pierce, clause: 'G9' });
  return hit && { subject: target.id, by: striker.id, amount };
}

function sendBack(m: M, striker: Striker, target: SeenDemon, element: string, amount: number): void {
  if (striker.id === null) {
    m.note('vanished', ownerOf(m.board, target.id), { source: target.id, amount }, { clause: 'G15' });
    return;
  }
  loseHp(m, 'damage', striker.id, amount, { source: target.id, data: { element, by: 'repel' }, clause: 'R6' });
}

/** A blow on every target at one moment, and the Super Reactions that cut in on it. Gives how many it struck. */
export function attackAll(context: Context, attack: Attack, ids: readonly Uid[]): number {
  const { m, vars, self, owner } = context;
  const targets = ids.flatMap((id) => findDemon(m.board, id) ?? []).filter(({ hp }) => hp > 0);
  if (targets.length === 0) return 0;
  const striker = strikerOf(context);
  if (!striker) {
    m.note('no-blow', owner, { demon: self }, { clause: 'R36' });
    return 0;
  }
  const struck: Heard[] = [];
  for (const target of targets) {
    const hit = strike(context, striker, target, attack);
    if (hit) struck.push(hit);
  }
  vars.struck = [...new Set([...vars.struck, ...struck.flatMap(({ subject }) => subject ?? [])])];
  superReactions(context, struck);
  return struck.length;
}
