/** Costs: what can be paid, and paying it (G12, R4). */
import { type Machine, type PlayerId, pick, type Uid, vocabulary } from '../../engine/index.ts';
import { arrivedNow, turnLock } from './atoms/objects.ts';
import { gainEnergy, spendEnergy } from './atoms/turn.ts';
import { ENERGY, type Energy, KINDS, type M, type Nexus, type SeenObject } from './board.ts';
import { labelOf } from './choose.ts';
import { type Context, sectorReference } from './context.ts';
import { population } from './evaluate.ts';
import type { EnergyCost, OtherCost } from './language.ts';
import { cardOf, forbidden } from './values.ts';

const { atOnce, step, choice } = vocabulary<Nexus>();

/** Unlocked anomalies that may be locked for energy, as they arrived; without `except`. */
export const sources = (m: M, player: PlayerId, except: Uid | null = null): SeenObject[] =>
  m.board.players[player].objects.filter(
    ({ id, card, locked }) =>
      id !== except && !locked && cardOf(m, card).energy !== null && !forbidden(m, id, 'beLocked'),
  );

/** All energy that a player could spend now: at hand and in unlocked anomalies. */
export function available(m: M, player: PlayerId, except: Uid | null = null): Record<Energy, number> {
  const found: Record<Energy, number> = { ember: 0, tide: 0, root: 0, spark: 0, veil: 0, void: 0 };
  for (const kind of KINDS) found[kind] = m.board.players[player].energy[kind] ?? 0;
  for (const { card } of sources(m, player, except)) {
    const { energy } = cardOf(m, card);
    if (energy) found[energy]++;
  }
  return found;
}

const sum = (all: Record<Energy, number>): number => KINDS.reduce((total, kind) => total + all[kind], 0);

export interface Unpaid {
  fact: string;
  was: number | string;
  needed: number | string;
}

/** What of an energy cost can't be paid, with X at 0; null when all of it can. */
export function unpayableEnergy(m: M, player: PlayerId, cost: EnergyCost, except: Uid | null = null): Unpaid | null {
  const there = available(m, player, except);
  for (const kind of ENERGY) {
    const needed = cost[kind] ?? 0;
    if (there[kind] < needed) return { fact: `${kind} energy`, was: there[kind], needed };
  }
  const needed = KINDS.reduce((total, kind) => total + (cost[kind] ?? 0), 0);
  const was = sum(there);
  return was < needed ? { fact: 'energy', was, needed } : null;
}

/** The greatest X that can be paid beside the rest of a cost. */
export const greatestX = (m: M, player: PlayerId, cost: EnergyCost, except: Uid | null = null): number =>
  Math.max(0, sum(available(m, player, except)) - KINDS.reduce((total, kind) => total + (cost[kind] ?? 0), 0));

/** What a cost that is chosen can be paid with. */
export function choosable(context: Context, cost: OtherCost): string[] {
  const { m, owner } = context;
  const filter = 'filter' in cost && cost.filter !== undefined ? cost.filter : {};
  if ('discard' in cost) return population(context, { side: 'own', zone: 'hand', filter });
  if ('lock' in cost) {
    return population(context, { side: 'own', filter: { ...filter, locked: false } }).filter((id) => {
      const object = m.board.players[owner].objects.find((one) => one.id === id);
      return object !== undefined && !arrivedNow(m, object) && !forbidden(m, id, 'beLocked');
    });
  }
  if ('terminate' in cost)
    return population(context, { side: 'own', filter }).filter((id) => !forbidden(m, id, 'beTerminated'));
  if ('durability' in cost)
    return [1, 2, 3]
      .filter((biome) => m.board.players[owner].sectors[biome - 1]?.lost === false)
      .map((biome) => sectorReference(owner, biome));
  return [];
}

const HOW_MANY: { [key: string]: (cost: OtherCost) => number } = {
  discard: (cost) => ('discard' in cost ? cost.discard : 0),
  lock: (cost) => ('lock' in cost ? cost.lock : 0),
  terminate: (cost) => ('terminate' in cost ? cost.terminate : 0),
  durability: () => 1,
};
export const wordOf = (cost: OtherCost): string => Object.keys(cost)[0] as string;
export const numberOf = (cost: OtherCost): number => HOW_MANY[wordOf(cost)]?.(cost) ?? 1;

/** What of the other costs can't be paid; `playing` is the card that is about to leave the hand. */
export function unpayableCosts(context: Context, costs: readonly OtherCost[], playing: string | null): Unpaid | null {
  const { m, self } = context;
  for (const cost of costs) {
    if ('lockThis' in cost || 'terminateThis' in cost) {
      const object = m.board.players[context.owner].objects.find(({ id }) => id === self);
      if (!object) return { fact: 'the card', was: 'not in play', needed: 'in play' };
      const locks = 'lockThis' in cost;
      if (locks && object.locked) return { fact: 'the card', was: 'locked', needed: 'unlocked' };
      if (locks && arrivedNow(m, object))
        return { fact: 'the card', was: 'arrived this turn', needed: 'an earlier turn' };
      const by = forbidden(m, object.id, locks ? 'beLocked' : 'beTerminated');
      if (by) return { fact: 'the card', was: `forbidden by ${by.by}`, needed: 'allowed' };
      continue;
    }
    const there = choosable(context, cost);
    const own = 'discard' in cost && playing !== null && there.includes(`hand:${context.owner}:${playing}`) ? 1 : 0;
    if (there.length - own < numberOf(cost))
      return { fact: `things to pay with (${wordOf(cost)})`, was: there.length - own, needed: numberOf(cost) };
  }
  return null;
}

/** Locks one anomaly for its energy. */
export function drawEnergy(m: M, player: PlayerId, id: Uid): void {
  const object = m.board.players[player].objects.find((one) => one.id === id);
  const energy = object && cardOf(m, object.card).energy;
  if (energy && turnLock(m, [id], true, { clause: 'G12' }).length > 0)
    gainEnergy(m, player, energy, 1, { clause: 'G12' });
}

/** A cost with every kind of energy named, as registers keep it. */
export type Owed = Record<Energy, number>;

export const owed = (cost: EnergyCost, x = 0): Owed => ({
  ember: cost.ember ?? 0,
  tide: cost.tide ?? 0,
  root: cost.root ?? 0,
  spark: cost.spark ?? 0,
  veil: cost.veil ?? 0,
  void: (cost.void ?? 0) + x,
});

interface Paying {
  [key: string]: string | Owed | string[];
  player: PlayerId;
  cost: Owed;
}

/** What a payment leaves open: units of energy by type, after typed and void energy is accounted for. */
function open(m: Machine<Nexus>, player: PlayerId, cost: Owed): { left: number; types: Energy[] } {
  const there = available(m, player);
  const typed = ENERGY.flatMap((kind) => Array.from({ length: there[kind] - cost[kind] }, () => kind));
  return { left: Math.max(0, cost.void - there.void), types: typed };
}

/** R4: pays an energy cost. Which types go into its void part is asked only where it makes a difference. */
export const payProgram = atOnce('pay', [
  choice<string[], Paying>(
    'R4',
    (m, { player, cost }) => {
      const { left, types } = open(m, player, cost);
      if (left === 0) return null;
      return pick({
        player,
        kind: 'pay',
        clause: 'R4',
        prompt: `Pay ${left} void energy: with which types?`,
        candidates: types.map((kind) => ({ id: kind, label: kind })),
        min: left,
        max: left,
      });
    },
    (_m, vars, chosen) => {
      vars.chosen = chosen;
    },
  ),
  step<Paying>('G12', (m, { player, cost, chosen }) => {
    const spent: Record<Energy, number> = { ember: 0, tide: 0, root: 0, spark: 0, veil: 0, void: 0 };
    for (const kind of ENERGY) spent[kind] = cost[kind];
    for (const kind of (chosen ?? []) as Energy[]) spent[kind]++;
    spent.void = cost.void - ((chosen as string[] | undefined)?.length ?? 0);
    for (const kind of KINDS) {
      const missing = spent[kind] - (m.board.players[player].energy[kind] ?? 0);
      const anomalies = sources(m, player).filter(({ card }) => cardOf(m, card).energy === kind);
      for (const { id } of anomalies.slice(0, Math.max(0, missing))) drawEnergy(m, player, id);
    }
    spendEnergy(m, player, spent);
  }),
]);

/** The question for a cost that is chosen. */
export function costQuestion(context: Context, cost: OtherCost) {
  const { m, owner } = context;
  const there = choosable(context, cost);
  const number = numberOf(cost);
  if (there.length === 0) return null;
  return pick({
    player: owner,
    kind: 'cost',
    clause: 'G12',
    prompt: `${cardOf(m, context.card).name}: ${wordOf(cost)} ${'durability' in cost ? `${cost.durability} of a sector` : number}`,
    hidden: 'discard' in cost,
    candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
    min: number,
    max: number,
  });
}
