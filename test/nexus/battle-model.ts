/**
 * A plain reading of the battle phase, written from the rule text alone and sharing nothing with the ruleset: advancing,
 * attacking and defending through the queue with the windows around them, energy, two waves of damage, damage that is
 * divided among ordered defenders, sectors and lost biomes. `queue-model.ts` reads the queue of a primary phase.
 */
import type { Notes, Player } from '../support/second-reading.ts';
import { Enough, other } from '../support/second-reading.ts';

export type Energy = 'ember' | 'tide';

export interface Agent {
  id: string;
  owner: Player;
  attack: number;
  defense: number;
  ranged: boolean;
  /** 0 is staging, 1 to 3 a biome. */
  at: number;
  locked: boolean;
  isNew: boolean;
  damage: number;
}

export interface Event {
  id: string;
  speed: 2 | 3;
  cost: { type: Energy; count: number };
  does: 'hurt' | 'lock';
  amount: number;
}

export interface Source {
  id: string;
  type: Energy;
  locked: boolean;
}

export interface Side {
  hand: string[];
  sources: Source[];
  /** The durability of the sectors in biomes 1, 2 and 3. */
  sectors: number[];
}

interface Entry {
  owner: Player;
  speed: number;
  run(): void;
}

interface Attacker {
  agent: Agent;
  biome: number;
  isDefended: boolean;
  defenders: Agent[];
}

type Pool = Record<Energy, number>;

/** G5 */
const LOST = 2;
const BIOMES = [1, 2, 3];
const SPEED_OF_BATTLE = 1;

export class Battle {
  readonly agents: Agent[];
  readonly sides: Record<Player, Side>;
  readonly active: Player;
  readonly #events: ReadonlyMap<string, Event>;
  readonly #notes: Notes;
  readonly #pools: Record<Player, Pool> = { p1: { ember: 0, tide: 0 }, p2: { ember: 0, tide: 0 } };
  #queue: Entry[] = [];
  #attackers: Attacker[] = [];

  constructor(
    active: Player,
    events: readonly Event[],
    agents: readonly Agent[],
    sides: Record<Player, Side>,
    notes: Notes,
  ) {
    this.active = active;
    this.#events = new Map(events.map((event) => [event.id, event]));
    this.agents = JSON.parse(JSON.stringify(agents));
    this.sides = JSON.parse(JSON.stringify(sides));
    this.#notes = notes;
  }

  play(from: 'advance' | 'attack'): void {
    const enemy = other(this.active);
    if (from === 'advance') {
      this.#advance(this.active);
      this.#advance(enemy);
    }
    this.#attack();
    // A16
    if (this.#standing().length > 0) {
      this.#defend(enemy);
      this.#order();
      this.#damage();
    }
    this.#end();
  }

  table(): string {
    const side = (player: Player) => {
      const { hand, sources, sectors } = this.sides[player];
      const { ember, tide } = this.#pools[player];
      const standing = this.agents
        .filter(({ owner }) => owner === player)
        .map(({ id, at, locked, damage }) => `${id}@${at}${locked ? 'l' : 'u'}${damage}`);
      const locked = sources.filter((source) => source.locked).map(({ id }) => id);
      return [[...hand].sort(), sectors, locked, `${ember}/${tide}`, standing.sort()].join(' ');
    };
    return `= ${side('p1')} | ${side('p2')}`;
  }

  // Step 1: advance

  /** adv.1, G15: who names nobody has nothing to act before (R15). */
  #advance(player: Player): void {
    const moves = new Map<Agent, number>();
    this.#name(player, 'advance', () =>
      this.#own(player)
        .filter((agent) => !agent.isNew && !moves.has(agent))
        .flatMap((agent) =>
          BIOMES.filter((to) => to !== agent.at && !this.#isLost(to)).map((to): [string, () => void] => [
            `advance:${agent.id}>${to}`,
            () => moves.set(agent, to),
          ]),
        ),
    );
    if (moves.size === 0) return;
    this.#put(player, SPEED_OF_BATTLE, () => {
      const going = [...moves].filter(([agent, to]) => this.agents.includes(agent) && !this.#isLost(to));
      for (const [agent, to] of going) agent.at = to;
      if (going.length > 0)
        this.#tell(
          `advance ${going
            .map(([{ id, at }]) => `${id}:${at}`)
            .sort()
            .join(' ')}`,
        );
    });
    this.#window(this.active);
  }

  // Step 2: attack

  #attack(): void {
    this.#tell('step attack');
    this.#window(this.active);
    const named: Agent[] = [];
    const isAble = ({ locked, isNew, at }: Agent) => !locked && !isNew && at > 0 && !this.#isLost(at);
    this.#name(this.active, 'attack', () =>
      this.#own(this.active)
        .filter((agent) => isAble(agent) && !named.includes(agent))
        .map((agent) => [`attack:${agent.id}`, () => named.push(agent)]),
    );
    if (named.length === 0) return;
    const biomes = named.map(({ at }) => at);
    this.#put(this.active, SPEED_OF_BATTLE, () => {
      const able = named.filter((agent, i) => this.agents.includes(agent) && agent.at === biomes[i] && isAble(agent));
      if (able.length === 0) return;
      // G14
      for (const agent of able) agent.locked = true;
      this.#attackers = able.map((agent) => ({ agent, biome: agent.at, isDefended: false, defenders: [] }));
      this.#tell(
        `attack ${able
          .map(({ id }) => id)
          .sort()
          .join(' ')}`,
      );
    });
    // G16
    this.#window(other(this.active));
  }

  // Step 3: defend

  #defend(player: Player): void {
    this.#tell('step defend');
    this.#window(this.active);
    const named = new Map<Agent, Attacker>();
    const isAble = (agent: Agent, { agent: attacker, biome }: Attacker) =>
      !agent.locked && agent.at === biome && this.agents.includes(attacker);
    this.#name(player, 'defend', () =>
      this.#own(player)
        .filter((agent) => !named.has(agent))
        .flatMap((agent) =>
          this.#attackers
            .filter((attacker) => isAble(agent, attacker))
            .map((attacker): [string, () => void] => [
              `defend:${agent.id}>${attacker.agent.id}`,
              () => named.set(agent, attacker),
            ]),
        ),
    );
    if (named.size > 0) {
      this.#put(player, SPEED_OF_BATTLE, () => {
        const able = [...named].filter(([agent, attacker]) => this.agents.includes(agent) && isAble(agent, attacker));
        for (const [agent, attacker] of able) {
          attacker.defenders.push(agent);
          attacker.isDefended = true;
        }
        if (able.length > 0)
          this.#tell(
            `defend ${able
              .map(([{ id }, { agent }]) => `${id}:${agent.id}`)
              .sort()
              .join(' ')}`,
          );
      });
    }
    this.#window(this.active);
  }

  /** G17: the attacking player puts the defenders of each attacker in order. */
  #order(): void {
    for (const attacker of this.#standing()) {
      const { defenders } = attacker;
      if (defenders.length < 2) continue;
      const orders = permutations(defenders);
      const name = (order: Agent[]) => order.map(({ id }) => id).join('+');
      const chosen = this.#ask(this.active, 'order', orders.map(name));
      attacker.defenders = orders.find((order) => name(order) === chosen) ?? defenders;
    }
  }

  /** The attackers that still stand, each with the defenders that do. */
  #standing(): Attacker[] {
    this.#attackers = this.#attackers.filter(({ agent }) => this.agents.includes(agent));
    for (const attacker of this.#attackers)
      attacker.defenders = attacker.defenders.filter((agent) => this.agents.includes(agent));
    return this.#attackers;
  }

  // Step 4: damage

  #damage(): void {
    this.#tell('step damage');
    // G18
    for (const ranged of [true, false]) this.#wave(ranged);
    // R31
    this.#retreat(({ at }) => this.#isLost(at));
  }

  /** Everything that strikes in this wave strikes at one moment. */
  #wave(ranged: boolean): void {
    const hits: { target: Agent; amount: number; by: Agent }[] = [];
    const onSectors = new Map<number, number>();
    for (const { agent, biome, isDefended, defenders } of this.#standing()) {
      for (const defender of defenders)
        if (defender.ranged === ranged) hits.push({ target: agent, amount: defender.attack, by: defender });
      if (agent.ranged !== ranged) continue;
      if (!isDefended) onSectors.set(biome, (onSectors.get(biome) ?? 0) + agent.attack);
      else
        for (const [at, amount] of this.#divided(agent, defenders).entries())
          hits.push({ target: defenders[at] as Agent, amount, by: agent });
    }
    const dealt = hits.filter(({ amount }) => amount > 0);
    for (const { target, amount } of dealt) target.damage += amount;
    if (dealt.length > 0)
      this.#tell(
        `damage ${dealt
          .map(({ target, amount, by }) => `${target.id}:${amount}:${by.id}`)
          .sort()
          .join(' ')}`,
      );
    const hit = BIOMES.filter((biome) => (onSectors.get(biome) ?? 0) > 0 && !this.#isLost(biome));
    for (const biome of hit) {
      const { sectors } = this.sides[other(this.active)];
      const amount = onSectors.get(biome) ?? 0;
      sectors[biome - 1] = (sectors[biome - 1] ?? 0) - amount;
      this.#tell(`sector ${biome} ${amount}`);
    }
    this.#terminate();
    // dmg.1a, A6
    for (const biome of hit) if (this.#isLost(biome)) this.#tell(`lost ${biome}`);
  }

  /** dmg.2: in their order, and each has terminal damage before the next gets any. */
  #divided({ attack }: Agent, defenders: readonly Agent[]): number[] {
    if (defenders.length < 2 || attack === 0) return defenders.map(() => attack);
    const all = splits(
      attack,
      defenders.map(({ defense, damage }) => defense - damage),
    );
    const name = (amounts: number[]) => amounts.join('+');
    if (all.length === 1) return all[0] ?? [];
    const chosen = this.#ask(this.active, 'divide', all.map(name));
    return all.find((amounts) => name(amounts) === chosen) ?? [];
  }

  /** dmg.4b */
  #terminate(): void {
    const gone = this.agents.filter(({ damage, defense }) => damage >= defense);
    if (gone.length === 0) return;
    for (const agent of gone) this.agents.splice(this.agents.indexOf(agent), 1);
    this.#tell(
      `terminate ${gone
        .map(({ id }) => id)
        .sort()
        .join(' ')}`,
    );
  }

  #retreat(which: (agent: Agent) => boolean): void {
    for (const player of [this.active, other(this.active)]) {
      const back = this.#own(player).filter((agent) => agent.at > 0 && which(agent));
      for (const agent of back) agent.at = 0;
      if (back.length > 0)
        this.#tell(
          `retreat ${back
            .map(({ id }) => id)
            .sort()
            .join(' ')}`,
        );
    }
  }

  /** dmg.5, A16 */
  #end(): void {
    this.#retreat(() => true);
    if (this.#hasLost('p1') || this.#hasLost('p2')) this.#over();
    this.#tell('battle-end');
    throw new Enough();
  }

  // The queue and its windows

  /** Naming goes on until nobody else can be named, or nobody else is wanted. */
  #name(player: Player, kind: string, options: () => [string, () => void][]): void {
    for (;;) {
      const open = new Map(options());
      if (open.size === 0) return;
      const chosen = this.#ask(player, kind, [...open.keys(), 'done']);
      if (chosen === 'done') return;
      open.get(chosen)?.();
    }
  }

  #put(owner: Player, speed: number, run: () => void): void {
    this.#queue.push({ owner, speed, run });
  }

  /** A11, A12, G8: two passes in a row execute the top, and end the window when there is none. */
  #window(first: Player): void {
    let holder = first;
    for (let passes = 0; ; ) {
      const { hand, sources } = this.sides[holder];
      const plays = [...new Set(hand)].filter((id) => this.#isPlayable(holder, this.#event(id)));
      const energy = sources.filter(({ locked }) => !locked).map(({ id }) => `energy:${id}`);
      const chosen = this.#ask(holder, 'window', [...plays.map((id) => `play:${id}`), ...energy, 'pass']);
      if (chosen.startsWith('energy:')) {
        // R3: whoever locks an anomaly still holds the window, and passes in a row go on.
        this.#lockSource(holder, chosen.slice(7));
        continue;
      }
      if (chosen !== 'pass') {
        this.#playEvent(holder, this.#event(chosen.slice(5)));
        passes = 0;
        holder = other(holder);
        continue;
      }
      passes++;
      holder = other(holder);
      if (passes < 2) continue;
      const top = this.#queue.pop();
      if (!top) return;
      top.run();
      passes = 0;
      holder = this.active;
    }
  }

  /** G10: Speed 2 does not answer Speed 3. G12: what can be paid. */
  #isPlayable(player: Player, { speed, cost }: Event): boolean {
    const top = this.#queue.at(-1);
    const free = this.sides[player].sources.filter(({ type, locked }) => type === cost.type && !locked).length;
    return (
      this.agents.length > 0 &&
      (speed === 3 || top === undefined || top.speed <= 2) &&
      this.#pools[player][cost.type] + free >= cost.count
    );
  }

  #playEvent(player: Player, { id, speed, cost, does, amount }: Event): void {
    const { hand, sources } = this.sides[player];
    hand.splice(hand.indexOf(id), 1);
    const ids = this.agents.map((agent) => agent.id);
    // G9: chosen on entry; of one there is nothing to choose.
    const chosen = ids.length === 1 ? ids[0] : this.#ask(player, 'choose', ids);
    const target = this.agents.find((agent) => agent.id === chosen);
    // R4
    const pool = this.#pools[player];
    for (const source of sources) {
      if (pool[cost.type] >= cost.count) break;
      if (source.type === cost.type && !source.locked) this.#lockSource(player, source.id);
    }
    pool[cost.type] -= cost.count;
    this.#tell(`queued ${player} ${id}`);
    this.#put(player, speed, () => {
      this.#tell(`effect ${player} ${id}`);
      // G9
      if (!target || !this.agents.includes(target)) {
        this.#tell(`cancelled ${id}`);
        return;
      }
      if (does === 'lock') {
        // G14, R11: an agent can't lock in the turn in which it arrives.
        if (target.locked || target.isNew) return;
        target.locked = true;
        this.#tell(`lock ${target.id}`);
      } else {
        target.damage += amount;
        this.#tell(`damage ${target.id}:${amount}:${id}`);
        this.#terminate();
      }
    });
  }

  #lockSource(player: Player, id: string): void {
    const source = this.sides[player].sources.find((one) => one.id === id);
    if (!source) throw new Error(`no anomaly ${id}`);
    source.locked = true;
    this.#pools[player][source.type]++;
    this.#tell(`energy ${player} ${id}`);
  }

  // The table

  #own(player: Player): Agent[] {
    return this.agents.filter(({ owner }) => owner === player);
  }

  /** R33: a biome that one player has lost is closed for both. */
  #isLost(biome: number): boolean {
    return (['p1', 'p2'] as const).some((player) => (this.sides[player].sectors[biome - 1] ?? 0) <= 0);
  }

  #hasLost(player: Player): boolean {
    return this.sides[player].sectors.filter((durability) => durability <= 0).length >= LOST;
  }

  #over(): never {
    // G7
    const both = this.#hasLost('p1') && this.#hasLost('p2');
    this.#tell(`over ${both ? null : this.#hasLost('p1') ? 'p2' : 'p1'}`);
    throw new Enough();
  }

  #event(id: string): Event {
    const event = this.#events.get(id);
    if (!event) throw new Error(`no event ${id}`);
    return event;
  }

  #tell(line: string): void {
    this.#notes.tell(line);
  }

  #ask(player: Player, kind: string, options: string[]): string {
    this.#tell(this.table());
    return this.#notes.ask(player, kind, options);
  }
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, at) => permutations(list.filter((_, i) => i !== at)).map((rest) => [one, ...rest]));
}

/** Every way to give `damage` in order, where the next gets some only after the one before has `terminal` damage. */
function splits(damage: number, [first = 0, ...rest]: readonly number[]): number[][] {
  if (rest.length === 0) return [[damage]];
  const found = [[damage, ...rest.map(() => 0)]];
  for (let given = first; given < damage; given++)
    for (const others of splits(damage - given, rest)) found.push([given, ...others]);
  return found;
}
