/** Costs: what can be paid, and paying it (G12, R4, R29). */
import type { PlayerId, Question, Uid } from '../../../engine/index.ts';
import { changeCounters, pick, slot } from '../../../engine/index.ts';
import { moveCards } from '../atoms/cards.ts';
import { dealDamage, terminate } from '../atoms/damage.ts';
import { arrivedNow, turnLock } from '../atoms/objects.ts';
import { gainEnergy, spendEnergy } from '../atoms/turn.ts';
import type { SeenObject } from '../board/board.ts';
import { BIOMES, objectCalled, sectorIn } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { Context, M } from '../board/context.ts';
import { sectorReference } from '../board/context.ts';
import { population } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { forbidden, marksOn } from '../board/values.ts';
import type { EnergyCost, Filter, OtherCost } from '../language/language.ts';
import type { Energy } from '../language/words.ts';
import { ENERGY, KINDS } from '../language/words.ts';
import type { Wanted } from './matching.ts';
import { enough, sharedOut } from './matching.ts';

/** Unlocked anomalies that may be locked for energy, as they arrived; without those that pay otherwise. */
export function sources(m: M, player: PlayerId, except: readonly Uid[] = []): readonly SeenObject[] {
  const all = m.memo(SOURCES, allSources, player);
  return except.length === 0 ? all : all.filter(({ id }) => !except.includes(id));
}

const SOURCES = slot<readonly SeenObject[]>('sources');
const allSources = (m: M, player: string): readonly SeenObject[] =>
  m.board.players[player as PlayerId].objects.filter(
    ({ id, card, locked }) => !locked && cardOf(m, card).energies.length > 0 && !forbidden(m, id, 'beLocked'),
  );

/** All energy that a player could spend now: at hand and in unlocked anomalies. */
interface Available {
  /** How much of each type at most, and how much of all of them together. */
  of: Record<Energy, number>;
  all: number;
  /** Whether an anomaly gives energy of one of several types (R53). */
  either: boolean;
}

export function available(m: M, player: PlayerId, except: readonly Uid[] = []): Available {
  const found: Available = { of: { ember: 0, tide: 0, root: 0, spark: 0, veil: 0, void: 0 }, all: 0, either: false };
  for (const kind of KINDS) {
    const there = m.board.players[player].energy[kind] ?? 0;
    found.of[kind] = there;
    found.all += there;
  }
  for (const { card } of sources(m, player, except)) {
    const { energies } = cardOf(m, card);
    for (const energy of energies) found.of[energy]++;
    found.all++;
    if (energies.length > 1) found.either = true;
  }
  return found;
}

export interface Unpaid {
  fact: string;
  was: number | string;
  needed: number | string;
}

/** What of an energy cost can't be paid, with X at 0; null when all of it can. */
function unpayableEnergy(m: M, player: PlayerId, cost: EnergyCost, except: readonly Uid[]): Unpaid | null {
  if (KINDS.every((kind) => (cost[kind] ?? 0) === 0)) return null;
  const there = available(m, player, except);
  for (const kind of ENERGY) {
    const needed = cost[kind] ?? 0;
    if (there.of[kind] < needed) return { fact: `${kind} energy`, was: there.of[kind], needed };
  }
  const needed = KINDS.reduce((total, kind) => total + (cost[kind] ?? 0), 0);
  if (there.all < needed) return { fact: 'energy', was: there.all, needed };
  if (!there.either || enough(energyDemands(m, player, cost, except))) return null;
  return { fact: 'an anomaly for each type', was: 'the same for several', needed: 'others for each' };
}

/** What a cost that is chosen can be paid with. */
function choosable(context: Context, cost: OtherCost): string[] {
  const { m, owner } = context;
  const { filter = {} } = cost as { filter?: Filter };
  if ('discard' in cost) return population(context, { side: 'own', zone: 'hand', filter });
  if ('lock' in cost) {
    return population(context, { side: 'own', filter: { ...filter, locked: false } }).filter((id) => {
      return !arrivedNow(m, objectCalled(m.board, id), 'lockOnArrival') && !forbidden(m, id, 'beLocked');
    });
  }
  if ('terminate' in cost)
    return population(context, { side: 'own', filter }).filter((id) => !forbidden(m, id, 'beTerminated'));
  return BIOMES.filter((biome) => !sectorIn(m.board, owner, biome).lost).map((biome) => sectorReference(owner, biome));
}

const wordOf = (cost: OtherCost): string => Object.keys(cost)[0] as string;
/** How many things pay a cost: one sector, however much durability it loses. */
const numberOf = (cost: OtherCost): number => {
  const { discard, lock, terminate }: { discard?: number; lock?: number; terminate?: number } = cost as object;
  return discard ?? lock ?? terminate ?? 1;
};

/** What of the other costs can't be paid, each looked at alone; `playing` is the card that is about to leave the hand. */
function unpayableCosts(context: Context, costs: readonly OtherCost[], playing: string | null): Unpaid | null {
  const { m, self } = context;
  for (const cost of costs) {
    if ('unmarkThis' in cost) {
      const was = self === null ? 0 : marksOn(m, self, cost.name);
      if (was < cost.unmarkThis) return { fact: `marks named ${cost.name}`, was, needed: cost.unmarkThis };
      continue;
    }
    if ('lockThis' in cost || 'terminateThis' in cost) {
      const object = m.board.players[context.owner].objects.find(({ id }) => id === self);
      if (!object) return { fact: 'the card', was: 'not in play', needed: 'in play' };
      const locks = 'lockThis' in cost;
      if (locks && object.locked) return { fact: 'the card', was: 'locked', needed: 'unlocked' };
      if (locks && arrivedNow(m, object, 'lockOnArrival'))
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

/** Locks one anomaly for its energy; one of several types gives the one that is asked for (R53). */
export function drawEnergy(m: M, player: PlayerId, id: Uid, kind?: Energy): void {
  const [first] = cardOf(m, objectCalled(m.board, id).card).energies;
  if (turnLock(m, [id], true, { clause: 'G12' }).length > 0)
    gainEnergy(m, player, kind ?? (first as Energy), 1, { clause: 'G12' });
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

/** A whole cost, and what was chosen so far for each of its other parts. */
export interface Bill {
  context: Context;
  energy: EnergyCost;
  costs: readonly OtherCost[];
  chosen: readonly (readonly string[])[];
  /** The card that is about to leave the hand. */
  playing: string | null;
}

export const billOf = (
  context: Context,
  energy: EnergyCost,
  costs: readonly OtherCost[],
  playing: string | null,
): Bill => ({ context, energy, costs, chosen: costs.map(() => []), playing });

const paysWithItself = (cost: OtherCost): boolean => 'lockThis' in cost || 'terminateThis' in cost;

/** What is paid without a choice. */
const asksNothing = (cost: OtherCost): boolean => paysWithItself(cost) || 'unmarkThis' in cost;

/** What pays for a part of a bill already and can't pay for another (R29). */
export const spokenFor = ({ context, costs, chosen }: Bill): string[] => [
  ...chosen.flat(),
  ...(context.self !== null && costs.some(paysWithItself) ? [context.self] : []),
];

/** The parts of a bill that are still open; sectors are no cards and may pay twice. */
function demands(bill: Bill): { parts: Wanted[]; energy: Wanted[] } {
  const { context, costs, chosen, playing } = bill;
  const { m, owner } = context;
  const taken = spokenFor(bill);
  const hand = inHand(bill, playing);
  const parts = costs.map((cost, at): Wanted => {
    const need = asksNothing(cost) ? 0 : numberOf(cost) - (chosen[at]?.length ?? 0);
    if (need === 0 || 'durability' in cost) return { need: 0, from: [] };
    const from = choosable(context, cost);
    if ('discard' in cost)
      return { need, from: hand.filter(({ card }) => from.includes(card)).map(({ copy }) => copy) };
    return { need, from: from.filter((id) => !taken.includes(id)) };
  });
  return { parts, energy: energyDemands(m, owner, bill.energy, taken) };
}

/** The cards in hand that can still be discarded, each copy by a name of its own. */
function inHand({ context, costs, chosen }: Bill, playing: string | null): { copy: string; card: string }[] {
  const { m, owner } = context;
  const gone = costs.flatMap((cost, at) => ('discard' in cost ? (chosen[at] ?? []) : []));
  if (playing !== null) gone.push(`hand:${owner}:${playing}`);
  return m.board.players[owner].hand.flatMap((id, at) => {
    const card = `hand:${owner}:${id}`;
    const known = gone.indexOf(card);
    if (known >= 0) gone.splice(known, 1);
    return known >= 0 ? [] : [{ copy: `${card}#${at}`, card }];
  });
}

/** What the energy at hand leaves to be paid with anomalies. */
function energyDemands(m: M, owner: PlayerId, cost: EnergyCost, taken: readonly Uid[]): Wanted[] {
  const pool = m.board.players[owner].energy;
  const anomalies = sources(m, owner, taken);
  const found: Wanted[] = [];
  let spare = pool.void ?? 0;
  for (const kind of ENERGY) {
    const [needed, there] = [cost[kind] ?? 0, pool[kind] ?? 0];
    spare += Math.max(0, there - needed);
    if (needed > there) {
      const from = anomalies.filter(({ card }) => cardOf(m, card).energies.includes(kind)).map(({ id }) => id);
      found.push({ need: needed - there, from });
    }
  }
  const left = (cost.void ?? 0) - spare;
  if (left > 0) found.push({ need: left, from: anomalies.map(({ id }) => id) });
  return found;
}

/** Whether everything that a bill still asks for can be paid, each part with cards of its own. */
function payable(bill: Bill): boolean {
  const { parts, energy } = demands(bill);
  return enough([...parts, ...energy]);
}

/** What of a bill can't be paid, with X at 0; null when it can be paid whole. */
export function unpaid(bill: Bill): (Unpaid & { clause?: 'G14' | 'R29' }) | null {
  const { context, energy, costs, playing } = bill;
  if (costs.length === 0) return unpayableEnergy(context.m, context.owner, energy, NONE);
  const miss =
    unpayableEnergy(context.m, context.owner, energy, spokenFor(bill)) ?? unpayableCosts(context, costs, playing);
  if (miss) return miss.was === 'arrived this turn' ? { ...miss, clause: 'G14' } : miss;
  if (payable(bill)) return null;
  return { fact: 'cards for each part', was: 'the same for several', needed: 'others for each', clause: 'R29' };
}

const NONE: readonly Uid[] = [];

const withX = (cost: EnergyCost, x: number): EnergyCost => ({ ...cost, void: (cost.void ?? 0) + x });

/** The greatest X that can be paid beside the rest of a bill. */
export function greatestX(bill: Bill): number {
  const { m, owner } = bill.context;
  let [fits, over] = [0, available(m, owner, spokenFor(bill)).all + 1];
  while (over - fits > 1) {
    const x = Math.floor((fits + over) / 2);
    if (payable({ ...bill, energy: withX(bill.energy, x) })) fits = x;
    else over = x;
  }
  return fits;
}

/**
 * What can be chosen for a part so that the rest can still be paid. `apart` is false where each choice may decide what
 * else is left, so that they have to be made one by one.
 */
function choices(bill: Bill, cost: OtherCost, part: number): { there: string[]; apart: boolean } {
  if ('durability' in cost) return { there: choosable(bill.context, cost), apart: true };
  const { parts, energy } = demands(bill);
  const all = [...parts, ...energy];
  const fits = new Map<string, boolean>();
  let apart = true;
  const there = (parts[part]?.from ?? []).filter((thing) => {
    const pays = all.flatMap(({ from }, at) => (from.includes(thing) ? [at] : []));
    if (pays.length === 1) return true;
    apart = false;
    const key = pays.join();
    const known = fits.get(key);
    if (known !== undefined) return known;
    const rest = all.map(({ need, from }, at) => ({
      need: at === part ? need - 1 : need,
      from: from.filter((other) => other !== thing),
    }));
    const fit = enough(rest);
    fits.set(key, fit);
    return fit;
  });
  return { there: there.map((thing) => thing.split('#')[0] ?? thing), apart };
}

/** The question for a part of a bill; null when nothing of it is left to choose. */
export function costQuestion(bill: Bill, part: number): Question<string[]> | null {
  const { m, owner, card } = bill.context;
  const cost = bill.costs[part];
  if (!cost || asksNothing(cost)) return null;
  const left = numberOf(cost) - (bill.chosen[part]?.length ?? 0);
  const { there, apart } = choices(bill, cost, part);
  if (left <= 0 || there.length === 0) return null;
  const number = apart ? left : 1;
  return pick({
    player: owner,
    kind: 'cost',
    clause: 'G12',
    prompt: `${cardOf(m, card).name}: ${wordOf(cost)} ${'durability' in cost ? `${cost.durability} of a sector` : number}`,
    hidden: 'discard' in cost,
    candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
    min: number,
    max: number,
  });
}

/**
 * R4: which types of energy go into the void part, asked only where it makes a difference; `paid` are those that were chosen.
 * Where anomalies give energy of one of several types, each choice decides what else is left: one is made after the other.
 */
export function voidQuestion(bill: Bill, paid: readonly Energy[]): Question<string[]> | null {
  const { m, owner: player } = bill.context;
  const cost = owed(bill.energy);
  const taken = spokenFor(bill);
  const there = available(m, player, taken);
  const left = Math.max(0, cost.void - there.of.void - paid.length);
  if (left === 0) return null;
  for (const kind of paid) cost[kind]++;
  const types = there.either
    ? ENERGY.filter((kind) => {
        const rest = { ...cost, [kind]: cost[kind] + 1, void: cost.void - paid.length - 1 };
        return enough(energyDemands(m, player, rest, taken));
      })
    : ENERGY.flatMap((kind) => Array.from({ length: Math.max(0, there.of[kind] - cost[kind]) }, () => kind));
  const number = there.either ? 1 : left;
  return pick({
    player,
    kind: 'pay',
    clause: 'R4',
    prompt: `Pay ${left} void energy: with which types?`,
    candidates: types.map((kind) => ({ id: kind, label: kind })),
    min: number,
    max: number,
  });
}

/** R53: which anomalies are locked for which types of what is missing, those of one type first. */
function shareOut(m: M, missing: Readonly<Record<Energy, number>>, anomalies: readonly SeenObject[]): [Uid, Energy][] {
  const kinds = (object: SeenObject): readonly Energy[] => cardOf(m, object.card).energies;
  const ordered = [...anomalies].sort((one, other) => kinds(one).length - kinds(other).length);
  const wanted = KINDS.map((kind) => ({
    need: Math.max(0, missing[kind]),
    from: ordered.filter((object) => kinds(object).includes(kind)).map(({ id }) => id),
  }));
  return [...(sharedOut(wanted) ?? [])].flatMap(([id, at]) => {
    const kind = KINDS[at];
    return kind === undefined ? [] : [[id, kind] as [Uid, Energy]];
  });
}

/** Pays a bill for which everything is chosen, all of it in one step; `types` pay for its void part (R4). */
export function pay(bill: Bill, types: readonly string[]): void {
  const { context, costs, chosen } = bill;
  const { m, owner, self, card } = context;
  const cited = { clause: 'G12' } as const;
  const own = (word: 'lock' | 'terminate', itself: 'lockThis' | 'terminateThis') =>
    costs.flatMap((cost, at) => (word in cost ? (chosen[at] ?? []) : itself in cost && self !== null ? [self] : []));
  const taken = spokenFor(bill);
  const cost = owed(bill.energy);
  const spent: Record<Energy, number> = { ...cost, void: cost.void - types.length };
  for (const kind of ENERGY) spent[kind] += types.filter((type) => type === kind).length;

  turnLock(m, own('lock', 'lockThis'), true, cited);
  const missing = { ...spent };
  for (const kind of KINDS) missing[kind] -= m.board.players[owner].energy[kind] ?? 0;
  if (KINDS.some((kind) => missing[kind] > 0))
    for (const [id, kind] of shareOut(m, missing, sources(m, owner, taken))) drawEnergy(m, owner, id, kind);
  for (const part of costs)
    if ('unmarkThis' in part && self !== null)
      changeCounters(m, {
        target: self,
        name: part.name,
        add: -part.unmarkThis,
        until: 'always',
        source: self,
        card,
      });
  const discarded = costs.flatMap((part, at) => ('discard' in part ? (chosen[at] ?? []) : []));
  moveCards(m, discarded, 'cache', 'discard', cited);
  costs.forEach((part, at) => {
    if (!('durability' in part)) return;
    const hits = (chosen[at] ?? []).map((target) => ({ target, amount: part.durability, source: card }));
    dealDamage(m, hits, 'effect', cited);
  });
  const terminated = own('terminate', 'terminateThis');
  terminate(m, terminated, { by: 'cost', sources: () => [] }, 'G12');
  spendEnergy(m, owner, spent);
}
