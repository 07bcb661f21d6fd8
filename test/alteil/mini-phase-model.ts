/**
 * A plain reading of the three mini-phases, written from the rule text and sharing nothing with the ruleset. What happens
 * is told as short lines.
 */
export type Side = 'p1' | 'p2';

export type ModelEffect =
  | { do: 'damage'; amount: number; side: 'own' | 'enemy' | 'any'; cells: number[]; times: number }
  | { do: 'heal'; amount: number; side: 'own' | 'enemy' | 'any'; cells: number[] }
  | { do: 'lp'; amount: number; who: 'you' | 'opponent' };

export interface ModelUnit {
  player: Side;
  cell: number;
  hp: number;
  df: number;
  counter: ModelEffect[] | null;
  close: ModelEffect[] | null;
}

export interface ModelSoul {
  lp: number;
  skill: ModelEffect[] | null;
}

interface Table {
  action: ModelEffect[];
  units: ModelUnit[];
  souls: Record<Side, ModelSoul[]>;
}

class Over extends Error {}

const other = (side: Side): Side => (side === 'p1' ? 'p2' : 'p1');
export const nameOf = ({ player, cell }: { player: Side; cell: number }): string => `${player}-${cell}`;

/** What an action of p1 sets off, up to the units that are CLOSED together or to the end of the duel. */
export function reading({ action, units, souls }: Table): string[] {
  const told: string[] = [];
  const table = units.map((unit) => ({ ...unit, most: unit.hp }));
  const row = { p1: souls.p1.map((soul) => ({ ...soul })), p2: souls.p2.map((soul) => ({ ...soul })) };
  type Standing = (typeof table)[number];
  const counterQueue: Standing[] = [];
  let emptying = false;

  const meant = (owner: Side, side: 'own' | 'enemy' | 'any', cells: number[]) =>
    table.filter(
      (unit) => cells.includes(unit.cell) && (side === 'any' || (side === 'own') === (unit.player === owner)),
    );
  const byPlace = (owner: Side) => (a: Standing, b: Standing) =>
    a.cell - b.cell || Number(a.player !== owner) - Number(b.player !== owner);

  const run = (effects: ModelEffect[], owner: Side): void => {
    for (const effect of effects) {
      if (effect.do === 'lp') loseLp(effect.who === 'you' ? owner : other(owner), effect.amount);
      else if (effect.do === 'heal') {
        for (const unit of meant(owner, effect.side, effect.cells))
          unit.hp = Math.min(unit.most, unit.hp + effect.amount);
      } else {
        const blows: Standing[][] = [];
        for (let i = 0; i < effect.times; i++) {
          const hit = meant(owner, effect.side, effect.cells).filter(({ df }) => effect.amount > df);
          for (const unit of hit) unit.hp -= effect.amount - unit.df;
          if (hit.length > 0) blows.push(hit);
          told.push(...hit.map((unit) => `hit ${nameOf(unit)} ${effect.amount - unit.df}`).sort());
        }
        if (blows.length > 0) hpDamage(blows, owner);
      }
    }
  };

  /** HP 1: who has HP left goes to the end of the queue. HP 2: the queue is emptied, unless that is going on already. */
  const hpDamage = (blows: Standing[][], owner: Side): void => {
    for (const hit of blows)
      for (const unit of [...hit].sort(byPlace(owner))) if (unit.counter && unit.hp > 0) counterQueue.push(unit);
    if (emptying) return;
    emptying = true;
    for (let unit = counterQueue.shift(); unit; unit = counterQueue.shift()) {
      told.push(`counter ${nameOf(unit)}`);
      run(unit.counter ?? [], unit.player);
    }
    emptying = false;
  };

  /** LP 1: a point at a time, and the Soul Skill of a Soul Card that breaks at once. */
  const loseLp = (player: Side, amount: number): void => {
    for (let i = 0; i < amount; i++) {
      told.push(`lp ${player}`);
      const [soul] = row[player];
      if (!soul) throw new Over();
      soul.lp--;
      if (soul.lp > 0) continue;
      row[player].shift();
      if (!soul.skill) continue;
      told.push(`soul ${player}`);
      run(soul.skill, player);
    }
  };

  const resolveDamage = (by: Side): void => {
    const entered = new Set<Standing>();
    const closeQueue: Standing[] = [];
    for (;;) {
      const fallen = table.filter((unit) => unit.hp < 1 && unit.close && !entered.has(unit)).sort(byPlace(by));
      for (const unit of fallen) entered.add(unit);
      closeQueue.push(...fallen);
      const unit = closeQueue.shift();
      if (!unit) break;
      told.push(`close ${nameOf(unit)}`);
      run(unit.close ?? [], unit.player);
    }
    const gone = table.filter(({ hp }) => hp < 1).map(nameOf);
    told.push(`closed ${gone.sort().join(' ')}`);
  };

  try {
    run(action, 'p1');
    resolveDamage('p1');
  } catch (error) {
    if (!(error instanceof Over)) throw error;
    told.push('over');
  }
  return told;
}
