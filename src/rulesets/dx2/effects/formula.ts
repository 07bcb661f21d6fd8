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

export function damageOf(blow: Blow): number {
  const base = blow.attack * blow.coefficient - blow.defence * 50;
  if (base <= 0) return 0;
  const percents = [
    40,
    blow.power,
    Math.max(0, 100 + blow.boosts),
    blow.charge,
    Math.max(0, 100 + blow.buffs),
    blow.critical ? CRITICAL : 100,
    blow.affinity,
    blow.variance,
  ];
  const exact = percents.reduce((product, percent) => product * BigInt(percent), BigInt(base));
  return Number(exact / 100n ** BigInt(percents.length + 1));
}
