/**
 * A plain reading of the turn, written from the rule text alone and sharing nothing with the ruleset or with the reading of
 * the mini-phases: revival and burial, Start and Auto Skills, the actions of units, deaths, SP and LP, turn after turn. No
 * card is set, and nobody is attacked: chance would pick the target.
 */
import type { Notes, Player } from '../support/second-reading.ts';
import { Enough, other } from '../support/second-reading.ts';

type Side = 'own' | 'enemy' | 'any';
export type Effect =
  | { do: 'damage'; amount: number; side: Side; cells: number[]; times: number }
  | { do: 'heal'; amount: number; side: Side; cells: number[] }
  | { do: 'lp'; amount: number; who: 'you' | 'opponent' };

export interface Unit {
  id: string;
  cell: number;
  hp: number;
  df: number;
  level: number;
  /** Of all units, no two alike. */
  agi: number;
  starts: Effect[][];
  autos: Effect[][];
  action: Effect[] | null;
  counter: Effect[] | null;
  close: Effect[] | null;
  engaged: boolean;
  closed: { batch: number; by: Player } | null;
  /** Whether a copy of it lies in the File. */
  copy: boolean;
}

export interface Iczer {
  sp: number;
  units: Unit[];
  souls: { lp: number; skill: Effect[] | null }[];
}

type Standing = Unit & { player: Player; most: number };

const PLAYERS = ['p1', 'p2'] as const;
export const LAST_TURN = 9;

export class Turns {
  readonly #notes: Notes;
  #units: Standing[];
  readonly #souls: Record<Player, Iczer['souls']>;
  readonly #sp: Record<Player, number>;
  #turn = 5;
  #batch: number;
  #counters: Standing[] = [];
  #isEmptying = false;

  constructor(sides: Record<Player, Iczer>, notes: Notes) {
    this.#notes = notes;
    this.#units = PLAYERS.flatMap((player) =>
      structuredClone(sides[player].units).map((unit) => ({
        ...unit,
        player,
        most: unit.hp,
        hp: unit.closed === null ? unit.hp : 0,
      })),
    );
    this.#souls = structuredClone({ p1: sides.p1.souls, p2: sides.p2.souls });
    this.#sp = { p1: sides.p1.sp, p2: sides.p2.sp };
    this.#batch = Math.max(0, ...this.#units.map(({ closed }) => closed?.batch ?? 0));
  }

  play(): void {
    for (;;) {
      this.#turn++;
      this.#tell(`turn ${this.#turn}`);
      const doomed = this.#setPhase();
      // active.15
      this.#resolveDamage('p1');
      this.#bury(doomed);
      this.#startSkills();
      for (let unit = this.#next(); unit; unit = this.#next()) this.#act(unit);
      // G25
      if (this.#turn < LAST_TURN) continue;
      const [one, two] = [this.#lp('p1'), this.#lp('p2')];
      this.#over(one === two ? null : one > two ? 'p1' : 'p2');
    }
  }

  table(): string {
    const units = this.#units.map(({ id, hp, most, engaged, closed }) => {
      const state = closed === null ? `lost ${most - hp}` : `closed ${closed.batch} by ${closed.by}`;
      return `${id} ${state}${engaged ? ' engaged' : ''},`;
    });
    return `= ${units.sort().join(' ')} ${this.#lp('p1')} ${this.#lp('p2')}`;
  }

  /** Steps 1 to 6. Gives the units that have to be buried (G14). */
  #setPhase(): Standing[] {
    const engaged = this.#units.filter((unit) => unit.engaged);
    for (const unit of engaged) unit.engaged = false;
    if (engaged.length > 0) this.#tell(`disengage ${ids(engaged)}`);
    for (const player of PLAYERS) this.#gain(player, 2);
    const closed = this.#units.filter((unit) => unit.closed !== null);
    const chosen = PLAYERS.flatMap((player) => this.#revivals(closed.filter((unit) => unit.player === player)));
    for (const player of PLAYERS) this.#ask(player, 'setting', ['0:none']);
    for (const unit of chosen) {
      Object.assign(unit, { hp: unit.most, closed: null, engaged: false, copy: false });
      this.#tell(`revive ${unit.id}`);
    }
    return closed.filter((unit) => !chosen.includes(unit));
  }

  /** set.4, G12 */
  #revivals(closed: Standing[]): Standing[] {
    const [first] = closed;
    if (first === undefined) return [];
    const { player } = first;
    const able = closed.filter(({ copy }) => copy).sort((a, b) => a.cell - b.cell);
    const subsets: Standing[][] = [[]];
    for (const unit of able) subsets.push(...subsets.map((one) => [...one, unit]));
    const paid = subsets.filter(({ length }) => length <= this.#sp[player]);
    const name = (units: Standing[]) => units.map(({ id }) => id).join('+') || 'none';
    const chosen = this.#ask(player, 'revival', paid.map(name));
    const units = paid.find((one) => name(one) === chosen) ?? [];
    this.#sp[player] -= units.length;
    return units;
  }

  /** Steps 16 to 18, A9, G13 */
  #bury(doomed: Standing[]): void {
    const order = doomed.sort((a, b) => {
      const [one, two] = [a.closed, b.closed];
      if (one === null || two === null) throw new Error('an open unit is to be buried');
      return one.batch - two.batch || Number(a.player !== one.by) - Number(b.player !== two.by) || a.cell - b.cell;
    });
    for (const unit of order) {
      this.#units = this.#units.filter((one) => one !== unit);
      this.#tell(`bury ${unit.id}`);
      this.#gain(unit.player, unit.level);
      this.#loseLp(unit.player, 1);
      this.#resolveDamage(unit.player);
    }
  }

  /** Steps 19 to 21 */
  #startSkills(): void {
    for (const unit of byAgi(this.#units)) {
      if (unit.closed !== null || unit.starts.length === 0) continue;
      this.#tell(`starts ${unit.id}`);
      for (const skill of unit.starts) this.#run(skill, unit.player);
      this.#resolveDamage(unit.player);
    }
  }

  #next = (): Standing | undefined => byAgi(this.#units).find(({ closed, engaged }) => closed === null && !engaged);

  /** Step 22 */
  #act(unit: Standing): void {
    const { id, player, action, most } = unit;
    this.#tell(`acts ${id}`);
    for (const skill of unit.autos) {
      if (unit.closed !== null) break;
      this.#tell(`auto ${id}`);
      this.#run(skill, player);
      this.#resolveDamage(player);
    }
    if (unit.closed !== null) return;
    const stands = this.#units.some((one) => one.player !== player && one.closed === null);
    const attack = !stands && this.#sp[player] > 0 ? ['iczer-attack'] : [];
    const chosen = this.#ask(player, 'menu', ['standby', ...(action === null ? [] : ['skill']), ...attack]);
    if (chosen === 'standby') {
      this.#tell(`standby ${id}`);
      this.#heal([unit], Math.floor(most / 4));
    } else if (chosen === 'skill') {
      this.#run(action ?? [], player);
    } else {
      this.#tell(`iczer-attack ${id}`);
      this.#gain(player, -1);
      this.#loseLp(other(player), 1);
    }
    unit.engaged = true;
    this.#tell(`engage ${id}`);
    this.#resolveDamage(player);
  }

  // Skills and mini-phases

  #run(effects: readonly Effect[], owner: Player): void {
    for (const effect of effects) {
      if (effect.do === 'lp') this.#loseLp(effect.who === 'you' ? owner : other(owner), effect.amount);
      else if (effect.do === 'heal') this.#heal(this.#meant(effect, owner), effect.amount);
      else this.#damage(effect, owner);
    }
  }

  /** R7 */
  #meant({ side, cells }: { side: Side; cells: number[] }, owner: Player): Standing[] {
    return this.#units.filter(
      ({ player, cell, closed }) =>
        closed === null && cells.includes(cell) && (side === 'any' || (side === 'own') === (player === owner)),
    );
  }

  /** G9; hp.1a to hp.2b */
  #damage(effect: Effect & { do: 'damage' }, owner: Player): void {
    const blows: Standing[][] = [];
    for (let time = 0; time < effect.times; time++) {
      const hit = this.#meant(effect, owner).filter(({ df }) => df < effect.amount);
      for (const unit of hit) unit.hp -= effect.amount - unit.df;
      if (hit.length > 0) {
        const told = hit.map(({ id, df }) => `${id}:${effect.amount - df}`).sort();
        this.#tell(`damage ${told.join(' ')}`);
      }
      blows.push(hit);
    }
    for (const hit of blows)
      this.#counters.push(...inQueue(hit, owner).filter(({ counter, hp }) => counter !== null && hp > 0));
    if (this.#isEmptying) return;
    this.#isEmptying = true;
    for (let unit = this.#counters.shift(); unit; unit = this.#counters.shift()) {
      this.#tell(`counter ${unit.id}`);
      this.#run(unit.counter ?? [], unit.player);
    }
    this.#isEmptying = false;
  }

  #heal(units: readonly Standing[], amount: number): void {
    const healed: string[] = [];
    for (const unit of units) {
      const by = Math.min(amount, unit.most - unit.hp);
      unit.hp += by;
      if (by > 0) healed.push(`${unit.id}:${by}`);
    }
    if (healed.length > 0) this.#tell(`heal ${healed.sort().join(' ')}`);
  }

  /** lp.0 to lp.1b, G22, G23, G24 */
  #loseLp(player: Player, amount: number): void {
    for (let point = 0; point < amount; point++) {
      const [soul] = this.#souls[player];
      if (soul !== undefined) soul.lp--;
      this.#tell(`lp ${player}`);
      if (soul === undefined) this.#over(other(player));
      if (soul.lp > 0) continue;
      this.#souls[player].shift();
      this.#tell(`spent ${player}`);
      this.#run(soul.skill ?? [], player);
    }
  }

  /** dr.1a to dr.3 */
  #resolveDamage(by: Player): void {
    const entered = new Set<Standing>();
    const queue: Standing[] = [];
    const fallen = () => this.#units.filter(({ hp, closed }) => hp < 1 && closed === null);
    for (;;) {
      const more = fallen().filter((unit) => unit.close !== null && !entered.has(unit));
      for (const unit of inQueue(more, by)) {
        entered.add(unit);
        queue.push(unit);
      }
      const unit = queue.shift();
      if (unit === undefined) break;
      this.#tell(`close ${unit.id}`);
      this.#run(unit.close ?? [], unit.player);
    }
    const gone = fallen();
    if (gone.length === 0) return;
    this.#batch++;
    for (const unit of gone) unit.closed = { batch: this.#batch, by };
    this.#tell(`closed ${ids(gone)}`);
  }

  #gain(player: Player, by: number): void {
    this.#sp[player] += by;
    this.#tell(`sp ${player} ${by} ${this.#sp[player]}`);
  }

  #lp = (player: Player): number => this.#souls[player].reduce((sum, { lp }) => sum + lp, 1);

  #over(winner: Player | null): never {
    this.#tell(`over ${winner}`);
    throw new Enough();
  }

  #ask(player: Player, kind: string, options: string[]): string {
    this.#tell(this.table());
    return this.#notes.ask(player, kind, options);
  }

  #tell = (line: string): void => this.#notes.tell(line);
}

const ids = (units: readonly { id: string }[]): string =>
  units
    .map(({ id }) => id)
    .sort()
    .join(' ');
const byAgi = (units: readonly Standing[]): Standing[] => [...units].sort((a, b) => b.agi - a.agi);
/** hp.1d, dr.1d, A7: by cell, and of equal ones that of the Iczer who did it. */
const inQueue = (units: readonly Standing[], by: Player): Standing[] =>
  [...units].sort((a, b) => a.cell - b.cell || Number(a.player !== by) - Number(b.player !== by));
