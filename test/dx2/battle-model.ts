/**
 * A plain reading of a whole battle, written from the rule text alone and sharing nothing with the ruleset or with the
 * reading of chains: who acts when, Press Turn icons, affinities and what goes before them, damage, what lasts, chain
 * effects, falls, Defence Support and the last round. Chance never decides: every hit and every critical is certain.
 */
import type { Notes, Player } from '../support/second-reading.ts';
import { Enough, other } from '../support/second-reading.ts';

export type Element = 'phys' | 'fire' | 'ice' | 'almighty';
export type Affinity = 'weak' | 'resist' | 'null' | 'repel' | 'drain';
export type Who = 'self' | 'companion' | 'ally' | 'enemy' | 'any';
/** Whom a part is about; `target` is whom the skill aims at. */
export type Target = 'target' | 'self' | 'own' | 'enemy' | 'any';
export type Kind =
  | 'attackUp'
  | 'attackDown'
  | 'defenceUp'
  | 'defenceDown'
  | 'accuracyUp'
  | 'accuracyDown'
  | 'charge'
  | 'concentrate'
  | 'might'
  | 'poison'
  | 'mute'
  | 'bind'
  | 'curse'
  | 'silence'
  | 'weak'
  | 'barrier'
  | 'bulwark'
  | 'repelPhysical'
  | 'repelMagical'
  | 'affinity';

export type Part = { to: Target } & (
  | {
      do: 'attack';
      element: Element;
      power: number;
      misses: boolean;
      critical: boolean;
      pierce: boolean;
      times: number;
    }
  | { do: 'damage' | 'heal' | 'giveMp' | 'takeMp'; amount: number }
  | { do: 'slay' | 'cure' | 'strip' }
  | { do: 'revive'; percent: number }
  | { do: 'put'; kind: Kind; value: number; turns: number | null; of: string }
  | { do: 'gainIcons' | 'loseIcons'; amount: number }
);

/** What an effect can answer. */
export const SIGNS = [
  'healed',
  'hit',
  'damaged',
  'hitWeakness',
  'criticallyHit',
  'blocks',
  'evades',
  'defeated',
  'revived',
  'ailing',
  'raised',
  'lowered',
  'passed',
  'mpRecovered',
] as const;
export type Sign = (typeof SIGNS)[number];

export interface Effect {
  /** How the log calls it. */
  name: string;
  timing: string;
  who: Who;
  hears: Sign | null;
  limit: { turn: number } | { battle: number } | null;
  parts: Part[];
}

export interface Skill {
  id: string;
  cost: number;
  aim: 'enemy' | 'enemies' | 'ally' | 'allies' | 'self' | 'fallen';
  remnants: boolean;
  parts: Part[];
}

export interface Sheet {
  id: string;
  hp: number;
  physAttack: number;
  physDefence: number;
  magAttack: number;
  magDefence: number;
  agility: number;
  lead: number;
  trail: number;
  affinities: Partial<Record<Element, Affinity>>;
  /** What takes the place of those, in listed order. */
  passives: { element: Element; to: Affinity | 'none' }[];
  skills: string[];
  /** In listed order. */
  effects: Effect[];
}

interface Status {
  kind: Kind;
  value: number;
  turns: number | null;
  of: string;
}

interface Demon extends Sheet {
  player: Player;
  max: number;
  mp: number;
  statuses: Status[];
  /** Whether it was kept from its chain effects when it fell. */
  hushed: boolean;
}

const TIERS: Readonly<Record<string, readonly string[]>> = {
  '0': ['startsBattleWith'],
  '1': ['startOfBattle', 'startOfFirstTurn', 'whenAttackingFirst', 'whenAttackingSecond', 'whenEnemyAttacksFirst'],
  '2': ['startOfOwnTurn', 'startOfEnemyTurn'],
  '3': ['aboutToAct'],
  '4': ['actionCompleted'],
  '5': ['endOfOwnTurn', 'endOfEnemyTurn'],
};
const AILMENTS: readonly Kind[] = ['poison', 'mute', 'bind', 'curse', 'silence', 'weak'];
const RAISES: readonly Kind[] = ['attackUp', 'defenceUp', 'accuracyUp'];
const LOWERS: readonly Kind[] = ['attackDown', 'defenceDown', 'accuracyDown'];
/** R39 */
const STOPPING: readonly Kind[] = ['bind', 'mute', 'silence'];
const BLOCKING = ['null', 'repel', 'drain'];
const SUPPORT = { from: 4, first: 200, more: 50 };
export const ROUNDS = 4;

/** What an action has come to for the icons so far, the worst first. */
type Result = 'two' | 'half' | 'one';

interface Doing {
  self: Demon | null;
  player: Player;
  targets: Demon[];
  result: Result;
  /** Whether it answers the fall of its own demon. */
  ownFall: boolean;
  signs: { sign: Sign; of: Demon }[];
  /** Whether any part was about somebody. */
  begun: boolean;
}

export class Battle {
  readonly #teams: Record<Player, Demon[]>;
  readonly #skills: ReadonlyMap<string, Skill>;
  readonly #notes: Notes;
  #first: Player = 'p1';
  #active: Player = 'p1';
  #turn = 0;
  #icons = { full: 0, half: 0, used: 0, taken: 0 };
  /** R23: what comes before the first turn of the battle. */
  #early = { p1: { gained: 0, taken: 0 }, p2: { gained: 0, taken: 0 } };
  #usedInTurn = new Map<string, number>();
  #usedInBattle = new Map<string, number>();

  constructor(teams: Record<Player, readonly Sheet[]>, skills: readonly Skill[], notes: Notes) {
    const made = (player: Player) =>
      teams[player].map((sheet): Demon => ({ ...sheet, player, max: sheet.hp, mp: 0, statuses: [], hushed: false }));
    this.#teams = { p1: made('p1'), p2: made('p2') };
    this.#skills = new Map(skills.map((skill) => [skill.id, skill]));
    this.#notes = notes;
  }

  /** flow.1 to flow.9 */
  play(): void {
    const speed = (player: Player) => {
      const own = this.#teams[player];
      return own.reduce((sum, { agility }) => sum + agility, 0) / own.length;
    };
    this.#first = speed('p1') >= speed('p2') ? 'p1' : 'p2';
    for (const player of ['p1', 'p2'] as const) {
      this.#teams[player] = actingOrder(this.#teams[player]);
      this.#tell(`order ${player} ${ids(this.#teams[player])}`);
      for (const demon of this.#teams[player]) demon.mp = player === this.#first ? 1 : 3;
    }
    this.#tell(`first ${this.#first}`);
    this.#tier('0');
    this.#tier('1');
    for (let player = this.#first; ; player = other(player)) this.#takeTurn(player);
  }

  table(): string {
    const { full, half, used, taken } = this.#icons;
    const one = ({ id, hp, mp, statuses }: Demon) =>
      [id, hp, mp, ...statuses.map(({ kind, value, turns, of }) => `${kind}${of}:${value}:${turns}`).sort()].join('/');
    const demons = this.#everyone().map(one);
    return `= ${this.#turn} ${full}+${half}-${used}-${taken} ${demons.join(' ')}`;
  }

  #takeTurn(player: Player): void {
    this.#turn++;
    this.#active = player;
    this.#usedInTurn.clear();
    const { gained, taken } = this.#early[player];
    this.#early[player] = { gained: 0, taken: 0 };
    const living = this.#living(player).length;
    this.#icons = { full: Math.max(0, Math.min(8, living + gained) - taken), half: 0, used: 0, taken };
    this.#tell(`turn ${player} ${this.#icons.full}`);
    // G13
    for (const demon of this.#teams[player]) {
      for (const status of demon.statuses) if (status.turns !== null) status.turns--;
      demon.statuses = demon.statuses.filter(({ turns }) => turns !== 0);
    }
    this.#tier('2');
    const order = this.#teams[player];
    for (let at = -1; this.#icons.full + this.#icons.half > 0; ) {
      do at = (at + 1) % order.length;
      while (order[at]?.hp === 0);
      const due = order[at];
      if (due === undefined) throw new Error('nobody is due');
      this.#tell(`due ${due.id}`);
      this.#change(due, 3, 'natural');
      const poison = due.statuses.find(({ kind }) => kind === 'poison');
      if (poison !== undefined) this.#atOnce((doing) => this.#lose(doing, due, Math.floor(due.max / 10), 'poison'));
      this.#tier('3', due);
      if (due.hp === 0) {
        this.#tell(`no-action ${due.id}`);
        continue;
      }
      this.#act(due);
      this.#tier('4', due);
    }
    this.#tier('5');
    // G14
    if (this.#turn >= SUPPORT.from) {
      const amount = SUPPORT.first + SUPPORT.more * (this.#turn - SUPPORT.from);
      this.#atOnce((doing) => {
        for (const demon of this.#living('p1')) this.#lose(doing, demon, amount, 'support');
      });
    }
    // R34
    if (this.#turn < 2 * ROUNDS) return;
    const sum = (player: Player, of: 'hp' | 'max') => this.#teams[player].reduce((all, demon) => all + demon[of], 0);
    this.#over(sum('p1', 'hp') * sum('p2', 'max') > sum('p2', 'hp') * sum('p1', 'max') ? 'p1' : 'p2');
  }

  // Actions and icons

  #act(self: Demon): void {
    const chosen = this.#choose(self);
    if (chosen === 'pass') {
      this.#tell(`pass ${self.id}`);
      this.#use('half');
      this.#settle([{ sign: 'passed', of: self }]);
      return;
    }
    const [id = '', aim] = chosen.slice('skill:'.length).split('>');
    const skill = this.#skill(id);
    const targets = this.#aimed(self, skill).filter((demon) => aim === undefined || demon.id === aim);
    this.#tell(`skill ${self.id} ${id} ${ids(targets)}`);
    this.#change(self, -skill.cost, 'cost');
    const doing = this.#doing(self.player, self, targets);
    this.#carryOut(doing, skill.parts);
    this.#use(doing.result === 'one' && skill.remnants ? 'half' : doing.result);
    this.#settle(doing.signs);
  }

  /** G17, G8, R13, R14 */
  #choose(self: Demon): string {
    const usable = has(self, 'bind') ? [] : ['attack', ...self.skills].map((id) => this.#skill(id));
    const options = usable
      .filter(({ cost }) => cost <= self.mp && (cost === 0 || !has(self, 'mute')))
      .flatMap((skill) => {
        const found = this.#aimed(self, skill);
        if (skill.aim === 'self' || skill.aim === 'enemies' || skill.aim === 'allies')
          return found.length > 0 ? [`skill:${skill.id}`] : [];
        return found.map(({ id }) => `skill:${skill.id}>${id}`);
      });
    this.#tell(this.table());
    return this.#notes.ask(self.player, 'act', [...options, 'pass']);
  }

  #aimed(self: Demon, { aim }: Skill): Demon[] {
    if (aim === 'self') return [self];
    if (aim === 'fallen') return this.#teams[self.player].filter(({ hp }) => hp === 0);
    return this.#living(aim === 'enemy' || aim === 'enemies' ? other(self.player) : self.player);
  }

  /** G6, G7 */
  #use(result: Result): void {
    const icons = this.#icons;
    const inBonusTurn = icons.half === 1;
    const wanted = inBonusTurn ? (result === 'two' ? 1 : 0) : result === 'two' ? 2 : 1;
    const spent = Math.min(wanted, icons.full);
    icons.full -= spent;
    icons.used += spent;
    // Half of an icon can only be used of one that is there.
    icons.half = !inBonusTurn && result === 'half' ? spent : 0;
    this.#tell(`icons ${icons.full}+${icons.half}`);
  }

  /** G6, R23, R40: `amount` below zero takes icons from the team. */
  #changeIcons(player: Player, amount: number): void {
    if (this.#turn === 0) {
      const early = this.#early[player];
      const before = { ...early };
      if (amount > 0) early.gained = Math.min(8, early.gained + amount);
      else early.taken = Math.min(2, early.taken - amount);
      const change = early.gained - before.gained + early.taken - before.taken;
      if (change > 0) this.#tell(`icons-${amount > 0 ? 'gained' : 'lost'} ${player} ${change}`);
      return;
    }
    if (player !== this.#active) return;
    const { full, used, taken } = this.#icons;
    if (amount > 0) {
      const gained = Math.min(amount, 8 - used - full);
      this.#icons.full += gained;
      if (gained > 0) this.#tell(`icons-gained ${player} ${gained}`);
    } else {
      const lost = Math.min(-amount, 2 - taken, full);
      this.#icons.full -= lost;
      this.#icons.taken += lost;
      if (lost > 0) this.#tell(`icons-lost ${player} ${lost}`);
    }
  }

  // Chain effects

  /** gen.3, tie.2 to tie.8, A7, A8 */
  #tier(name: string, due: Demon | null = null): void {
    const speaks = (holder: Demon, { timing, who }: Effect) => {
      if (timing === 'whenAttackingFirst') return holder.player === this.#first;
      if (timing === 'whenAttackingSecond' || timing === 'whenEnemyAttacksFirst') return holder.player !== this.#first;
      if (timing === 'startOfOwnTurn' || timing === 'endOfOwnTurn') return holder.player === this.#active;
      if (timing === 'startOfEnemyTurn' || timing === 'endOfEnemyTurn') return holder.player !== this.#active;
      return due === null || isWho(who, holder, due);
    };
    const isMoot = () => name === '3' && due?.hp === 0;
    const lineUp = this.#everyone().flatMap((holder) =>
      holder.effects
        .filter((effect) => TIERS[name]?.includes(effect.timing) && speaks(holder, effect))
        .filter((effect) => !isMoot() && this.#works(holder, effect, false))
        .map((effect) => ({ holder, effect })),
    );
    for (const { holder, effect } of lineUp)
      if (!isMoot() && this.#works(holder, effect, false)) this.#goOff(holder, effect, false);
  }

  #works(holder: Demon, effect: Effect, ownFall: boolean): boolean {
    if ((holder.hp === 0 && !ownFall) || isStopped(holder)) return false;
    const { limit } = effect;
    if (limit === null) return true;
    const key = `${holder.id} ${effect.name}`;
    return 'turn' in limit
      ? (this.#usedInTurn.get(key) ?? 0) < limit.turn
      : (this.#usedInBattle.get(key) ?? 0) < limit.battle;
  }

  #goOff(holder: Demon, effect: Effect, ownFall: boolean): void {
    this.#tell(`effect ${holder.id} ${effect.name}`);
    const doing = { ...this.#doing(holder.player, holder, []), ownFall };
    this.#carryOut(doing, effect.parts);
    // R27
    if (doing.begun) {
      const key = `${holder.id} ${effect.name}`;
      for (const used of [this.#usedInTurn, this.#usedInBattle]) used.set(key, (used.get(key) ?? 0) + 1);
    }
    this.#settle(doing.signs);
  }

  /** G5, A12; then what was triggered, each with what it causes before the next (A3, A4, R21). */
  #settle(signs: Doing['signs']): void {
    const [one, two] = [this.#living('p1').length > 0, this.#living('p2').length > 0];
    if (!one || !two) this.#over(one ? 'p1' : two ? 'p2' : null);
    const answers = this.#everyone().flatMap((holder) =>
      holder.effects.flatMap((effect) => {
        const heard = signs.filter(
          ({ sign, of }) =>
            sign === effect.hears &&
            isWho(effect.who, holder, of) &&
            !(sign === 'defeated' && of === holder && holder.hushed),
        );
        const ownFall = heard.some(({ sign, of }) => sign === 'defeated' && of === holder);
        return heard.length > 0 && this.#works(holder, effect, ownFall) ? [{ holder, effect, ownFall }] : [];
      }),
    );
    for (const { holder, effect, ownFall } of answers)
      if (this.#works(holder, effect, ownFall)) this.#goOff(holder, effect, ownFall);
  }

  #atOnce(happens: (doing: Doing) => void): void {
    const doing = this.#doing(this.#active, null, []);
    happens(doing);
    this.#settle(doing.signs);
  }

  #doing(player: Player, self: Demon | null, targets: Demon[]): Doing {
    return { self, player, targets, result: 'one', ownFall: false, signs: [], begun: false };
  }

  // What effects and skills do, in the order of their text (R32)

  #carryOut(doing: Doing, parts: readonly Part[]): void {
    for (const part of parts) {
      if (part.do === 'gainIcons' || part.do === 'loseIcons') {
        const gains = part.do === 'gainIcons';
        this.#changeIcons(gains ? doing.player : other(doing.player), gains ? part.amount : -part.amount);
        doing.begun = true;
        continue;
      }
      const found = this.#found(doing, part);
      if (found.length === 0) continue;
      doing.begun = true;
      if (part.do === 'attack') this.#attack(doing, part, found);
      else for (const demon of found) this.#do(doing, part, demon);
    }
  }

  /** The demons that a part is about; the living, but for a revival. */
  #found(doing: Doing, { to, do: verb }: Part): Demon[] {
    const { self, player, targets } = doing;
    const all =
      to === 'target'
        ? targets
        : to === 'self'
          ? self === null
            ? []
            : [self]
          : [...(to === 'enemy' ? [] : this.#teams[player]), ...(to === 'own' ? [] : this.#teams[other(player)])];
    return all.filter(({ hp }) => (hp === 0) === (verb === 'revive'));
  }

  #do(doing: Doing, part: Part, demon: Demon): void {
    switch (part.do) {
      case 'damage':
        this.#lose(doing, demon, part.amount, 'effect');
        return;
      case 'heal':
        this.#heal(doing, demon, part.amount);
        return;
      case 'giveMp':
        if (this.#change(demon, part.amount, 'effect') !== 0) doing.signs.push({ sign: 'mpRecovered', of: demon });
        return;
      case 'takeMp':
        this.#change(demon, -part.amount, 'effect');
        return;
      case 'slay':
        this.#fall(doing, demon);
        return;
      case 'revive':
        demon.hp = Math.max(1, Math.floor((demon.max * part.percent) / 100));
        this.#tell(`revive ${demon.id} ${demon.hp}`);
        doing.signs.push({ sign: 'revived', of: demon });
        return;
      case 'cure':
        this.#end(demon, AILMENTS, 'cure');
        return;
      case 'strip':
        this.#end(demon, RAISES, 'strip');
        return;
      case 'put':
        this.#put(doing, demon, part);
        return;
    }
  }

  #attack(doing: Doing, attack: Part & { do: 'attack' }, targets: readonly Demon[]): void {
    const physical = attack.element === 'phys';
    const { self } = doing;
    if (self === null) throw new Error('nobody attacks');
    for (let blow = 0; blow < attack.times; blow++) {
      // R36: on all of them at one moment, and none of who has fallen.
      const struck = targets.filter(({ hp }) => hp > 0);
      if (struck.length > 0 && self.hp === 0 && !doing.ownFall) break;
      const striker = structuredClone(self);
      for (const target of struck) this.#strike(doing, attack, striker, target);
    }
    this.#end(self, physical ? ['charge', 'might'] : ['concentrate'], 'status-end');
  }

  #strike(doing: Doing, attack: Part & { do: 'attack' }, striker: Demon, target: Demon): void {
    const { element, power, pierce } = attack;
    const physical = element === 'phys';
    // R8, R59: changes of accuracy are of 100 points here.
    const chance = (attack.misses ? 0 : 100) + 100 * (level(striker, 'accuracy') - level(target, 'accuracy'));
    if (chance <= 0) {
      this.#tell(`miss ${target.id}`);
      doing.signs.push({ sign: 'evades', of: target });
      if (physical) doing.result = 'two';
      return;
    }
    const met = affinityOf(target, element);
    const affinity = pierce && met !== 'weak' ? null : met;
    const isBlocked = affinity !== null && BLOCKING.includes(affinity);
    const critical = physical && !isBlocked && (attack.critical || has(striker, 'might'));
    const amount = damageOf(striker, target, { physical, power, affinity: isBlocked ? null : affinity, critical });
    if (isBlocked) {
      this.#tell(`blocked ${target.id} ${affinity}`);
      doing.signs.push({ sign: 'blocks', of: target });
      doing.result = 'two';
      if (affinity === 'drain') this.#heal(doing, target, amount);
      if (affinity === 'repel' && doing.self !== null) this.#lose(doing, doing.self, amount, 'repel');
      return;
    }
    if ((affinity === 'weak' || critical) && doing.result === 'one') doing.result = 'half';
    // One that has fallen to what this blow repelled is not hit any more.
    if (target.hp === 0) return;
    if (affinity === 'weak') doing.signs.push({ sign: 'hitWeakness', of: target });
    if (critical) doing.signs.push({ sign: 'criticallyHit', of: target });
    doing.signs.push({ sign: 'hit', of: target });
    this.#lose(doing, target, amount, `hit ${affinity} ${critical}`, pierce);
  }

  /** G12, R19 */
  #lose(doing: Doing, demon: Demon, amount: number, how: string, passesBulwark = false): void {
    if (demon.hp === 0) return;
    const bulwark = passesBulwark ? undefined : demon.statuses.find(({ kind }) => kind === 'bulwark');
    const absorbed = Math.min(bulwark?.value ?? 0, amount);
    if (bulwark !== undefined) bulwark.value -= absorbed;
    demon.statuses = demon.statuses.filter(({ kind, value }) => kind !== 'bulwark' || value > 0);
    demon.hp = Math.max(0, demon.hp - amount + absorbed);
    this.#tell(`loses ${demon.id} ${amount} ${absorbed} ${how}`);
    doing.signs.push({ sign: 'damaged', of: demon });
    if (demon.hp === 0) this.#fall(doing, demon);
  }

  #fall(doing: Doing, demon: Demon): void {
    demon.hp = 0;
    demon.hushed = isStopped(demon);
    demon.statuses = [];
    this.#tell(`defeat ${demon.id}`);
    doing.signs.push({ sign: 'defeated', of: demon });
  }

  /** R16, R25 */
  #heal(doing: Doing, demon: Demon, amount: number): void {
    const healed = has(demon, 'curse') ? 0 : Math.min(amount, demon.max - demon.hp);
    if (demon.hp === 0 || healed === 0) return;
    demon.hp += healed;
    this.#tell(`heal ${demon.id} ${healed}`);
    doing.signs.push({ sign: 'healed', of: demon });
  }

  /** Gives by how much the MP changed. */
  #change(demon: Demon, by: number, why: string): number {
    const to = Math.max(0, Math.min(10, demon.mp + by));
    const did = to - demon.mp;
    demon.mp = to;
    if (did !== 0) this.#tell(`mp ${demon.id} ${did} ${why}`);
    return did;
  }

  /** R10, R11, R18, G11, G12, R58 */
  #put(doing: Doing, demon: Demon, { kind, value, turns, of }: Status): void {
    if (AILMENTS.includes(kind) && has(demon, 'barrier')) {
      this.#tell(`no-status ${demon.id} ${kind}`);
      return;
    }
    const element = of.split(':')[0];
    const old = demon.statuses.find((one) => one.kind === kind && one.of.split(':')[0] === element);
    const made: Status = { kind, value, turns, of };
    if (kind === 'bulwark') made.value = Math.min(demon.max, value + (old?.value ?? 0));
    if (kind === 'repelMagical') made.value = Math.max(value, old?.value ?? 0);
    // A new affinity takes the place of the old one; everything else lasts as long as the longer of the two.
    if (old !== undefined && kind !== 'affinity')
      made.turns = turns === null || old.turns === null ? null : Math.max(turns, old.turns);
    demon.statuses = [...demon.statuses.filter((one) => one !== old), made];
    this.#tell(`status ${demon.id} ${kind} ${made.value} ${made.turns} ${of}`);
    if (AILMENTS.includes(kind)) doing.signs.push({ sign: 'ailing', of: demon });
    if (RAISES.includes(kind)) doing.signs.push({ sign: 'raised', of: demon });
    if (LOWERS.includes(kind)) doing.signs.push({ sign: 'lowered', of: demon });
  }

  #end(demon: Demon, kinds: readonly Kind[], how: string): void {
    const ended = kinds.filter((kind) => has(demon, kind)).sort();
    demon.statuses = demon.statuses.filter(({ kind }) => !kinds.includes(kind));
    for (const kind of ended) this.#tell(`${how} ${demon.id} ${kind}`);
  }

  #over(winner: Player | null): never {
    this.#tell(`over ${winner}`);
    throw new Enough();
  }

  /** Team 1 first, each in action order. */
  #everyone = (): Demon[] => [...this.#teams[this.#first], ...this.#teams[other(this.#first)]];
  #living = (player: Player): Demon[] => this.#teams[player].filter(({ hp }) => hp > 0);

  #skill(id: string): Skill {
    const skill = this.#skills.get(id);
    if (skill === undefined) throw new Error(`no skill ${id}`);
    return skill;
  }

  #tell = (line: string): void => this.#notes.tell(line);
}

/** tie.5, G3, G4 */
function actingOrder(demons: readonly Demon[]): Demon[] {
  const line = [...demons].sort((a, b) => b.agility - a.agility || demons.indexOf(a) - demons.indexOf(b));
  const move = (demon: Demon, places: number) => {
    const at = line.indexOf(demon);
    line.splice(at, 1);
    line.splice(Math.max(0, at + places), 0, demon);
  };
  for (const demon of [...line]) if (demon.lead > 0) move(demon, -demon.lead);
  for (const demon of [...line].reverse()) if (demon.trail > 0) move(demon, demon.trail);
  return line;
}

/** G9, in whole numbers, with one rounding (R3). */
function damageOf(
  striker: Demon,
  target: Demon,
  {
    physical,
    power,
    affinity,
    critical,
  }: { physical: boolean; power: number; affinity: Affinity | null; critical: boolean },
): number {
  const [attack, coefficient, defence] = physical
    ? [striker.physAttack, 210, target.physDefence]
    : [striker.magAttack, 200, target.magDefence];
  const factors = [
    Math.max(0, attack * coefficient - defence * 50),
    40,
    power,
    // R56
    100 - (has(striker, 'weak') ? 25 : 0) + (has(target, 'weak') ? 25 : 0),
    has(striker, physical ? 'charge' : 'concentrate') ? 225 : 100,
    100 + 20 * (level(striker, 'attack') - level(target, 'defence')),
    critical ? 150 : 100,
    affinity === 'weak' ? 150 : affinity === 'resist' ? 70 : 100,
  ];
  return Number(factors.reduce((product, factor) => product * BigInt(factor), 1n) / 100n ** BigInt(factors.length));
}

/** R58 goes before what was changed, that before what the card says (G9); nobody has an affinity to almighty attacks (R4). */
function affinityOf(target: Demon, element: Element): Affinity | null {
  const shield = target.statuses.find(({ kind }) => kind === (element === 'phys' ? 'repelPhysical' : 'repelMagical'));
  if (shield !== undefined && (element !== 'almighty' || shield.value === 1)) return 'repel';
  const changed = target.statuses.find(({ kind, of }) => kind === 'affinity' && of.startsWith(`${element}:`));
  const passive = target.passives.findLast((one) => one.element === element)?.to;
  const said = changed?.of.split(':')[1] ?? passive ?? target.affinities[element];
  return said === undefined || said === 'none' ? null : (said as Affinity);
}

const has = ({ statuses }: Demon, wanted: Kind): boolean => statuses.some(({ kind }) => kind === wanted);
const isStopped = (demon: Demon): boolean => STOPPING.some((kind) => has(demon, kind));
const level = (demon: Demon, of: 'attack' | 'defence' | 'accuracy'): number =>
  Number(has(demon, `${of}Up`)) - Number(has(demon, `${of}Down`));
const ids = (demons: readonly Demon[]): string => demons.map(({ id }) => id).join(',');

function isWho(who: Who, holder: Demon, of: Demon): boolean {
  if (who === 'any') return true;
  if (who === 'self') return holder === of;
  if (who === 'companion') return holder !== of && holder.player === of.player;
  return (holder.player === of.player) === (who === 'ally');
}
