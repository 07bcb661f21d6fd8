/** G9: the damage formula, in whole numbers. Percentages are hundredths; the result is floored once (R3). */
export interface Blow {
  attack: number;
  /** Hundredths: 210 is 2.1. */
  coefficient: number;
  defence: number;
  power: number;
  /** Boosts of the attacker less what the target guards against. */
  boosts: number;
  charge: number;
  /** Raised and lowered attack and defence, in percent. */
  buffs: number;
  critical: boolean;
  affinity: number;
  variance: number;
}

export const CRITICAL = 150;
export const WEAK = 150;
export const RESIST = 70;
export const NORMAL = 100;
export const BUFF = 20;
/** R56 */
export const WEAKENED = 25;

export function damageOf(blow: Blow): number {
  const base = blow.attack * blow.coefficient - blow.defence * 50;
  if (base <= 0) return 0;
  const boosts = Math.max(0, 100 + blow.boosts);
  const buffs = Math.max(0, 100 + blow.buffs);
  const critical = blow.critical ? CRITICAL : 100;
  let damage = base * 40 * blow.power;
  let hundredths = 100 ** 3;
  for (const percent of [boosts, blow.charge, buffs, critical, blow.affinity, blow.variance]) {
    if (percent === 100) continue;
    damage *= percent;
    hundredths *= 100;
  }
  // Up to here products are exact as numbers, and then so is what a division of them is floored to.
  if (damage <= Number.MAX_SAFE_INTEGER) return Math.floor(damage / hundredths);
  // Two at a time are exact; all of them together are not.
  const first = BigInt(base) * BigInt(40 * blow.power) * BigInt(boosts * blow.charge);
  return Number((first * BigInt(buffs * critical) * BigInt(blow.affinity * blow.variance)) / HUNDREDTHS);
}

/** The coefficient and eight percentages. */
const HUNDREDTHS = 100n ** 9n;
