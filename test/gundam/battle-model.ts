/**
 * A plain reading of attacks and of what they set off, written from the rule text alone and sharing nothing with the
 * ruleset: the steps of a battle, blocks, Bursts, the order of triggered effects with the choices of both players, rules
 * management and the limits of areas, turn after turn. Cards cost nothing, and there are no Pilots.
 */
import type { Notes, Player } from '../support/second-reading.ts';
import { Enough, other } from '../support/second-reading.ts';

export type Timing =
  | 'deploy'
  | 'attack'
  | 'destroyed'
  | 'burst'
  | 'action'
  | 'startOfTurn'
  | 'endOfTurn'
  | 'attacks'
  | 'blocks'
  | 'falls'
  | 'drawn';

export type Effect =
  | { do: 'draw'; count: number }
  | { do: 'hurt'; side: 'own' | 'enemy' | 'any'; amount: number }
  | { do: 'hurtAll'; side: 'own' | 'enemy' | 'any'; amount: number }
  | { do: 'slay'; side: 'own' | 'enemy' }
  | { do: 'rest' }
  | { do: 'wake' }
  | { do: 'boost'; amount: number; until: 'battle' | 'turn' }
  | { do: 'shoot'; amount: number }
  | { do: 'token' }
  | { do: 'may'; effects: Effect[] };

export interface Ability {
  on: Timing;
  /** Whose Units a text about attacks, blocks, falls and draws hears. */
  side: 'own' | 'enemy';
  effects: Effect[];
}

export interface Card {
  id: string;
  type: 'unit' | 'base' | 'command';
  ap: number;
  hp: number;
  blocker: boolean;
  firstStrike: boolean;
  highManeuver: boolean;
  breach: number;
  repair: number;
  abilities: Ability[];
}

export interface Unit {
  id: string;
  card: string;
  rested: boolean;
  damage: number;
  since: number;
}

export interface Side {
  deck: string[];
  hand: string[];
  shields: string[];
  trash: string[];
  base: { id: string; card: string; damage: number } | null;
  units: Unit[];
}

export type Sides = Record<Player, Side>;

/** A thing that happened, as texts hear it. `unit` is what it happened to. */
interface Happening {
  word: Timing;
  player: Player;
  unit: string | null;
  amount: number;
}

/** A Unit or a Base that may hear something, where it stands or as it left. */
interface Hearer {
  id: string;
  card: string;
  owner: Player;
}

interface Waiting {
  owner: Player;
  name: string;
  /** Two that say the same need no order. */
  says: string;
  isBurst: boolean;
  batch: number;
  run(): void;
}

interface Source {
  owner: Player;
  /** The Unit or Base, or null for a Burst or a Command. */
  id: string | null;
}

/** The verbs that choose a Unit. */
const CHOOSING: Effect['do'][] = ['hurt', 'slay', 'rest', 'wake'];
const LIMIT = 6;
const HAND = 10;
export const TOKEN = 'token';

export class Battles {
  readonly sides: Sides;
  active: Player = 'p1';
  turn = 5;
  readonly #cards: ReadonlyMap<string, Card>;
  readonly #notes: Notes;
  #waiting: Waiting[] = [];
  #batch = 0;
  #came = 0;
  #boosts: { unit: string; amount: number; until: 'battle' | 'turn' }[] = [];
  #battle: { attacker: string; target: string; by: Player } | null = null;

  constructor(cards: readonly Card[], sides: Sides, notes: Notes) {
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.sides = structuredClone(sides);
    this.#notes = notes;
  }

  /** 6-1-1: from the main phase of p1 on. */
  play(): void {
    for (;;) {
      this.#mainPhase();
      this.#endPhase();
      this.active = other(this.active);
      this.turn++;
      this.#tell(`turn ${this.active}`);
      this.#startOfTurn();
    }
  }

  table(): string {
    const side = (player: Player) => {
      const { deck, hand, shields, trash, base, units } = this.sides[player];
      const standing = units.map(({ id, rested, damage }) => `${id}${rested ? 'r' : 'a'}${damage}`);
      const lies = [hand, trash].map((pile) => [...pile].sort().join(','));
      return [deck.length, ...lies, shields.join(','), base ? `${base.id}:${base.damage}` : '-', ...standing].join(' ');
    };
    return `= ${side('p1')} | ${side('p2')}`;
  }

  // Chapter 6

  #startOfTurn(): void {
    // 6-2-2-1, 6-2-2-2: all of them in one moment.
    const own = this.sides[this.active];
    const woken = own.units.filter(({ rested }) => rested);
    for (const unit of woken) unit.rested = false;
    if (woken.length > 0) this.#tell(`active ${names(woken)}`);
    this.#happen([{ word: 'startOfTurn', player: this.active, unit: null, amount: 0 }]);
    this.#resolveAll();
    this.#draw(this.active, 1);
    this.#resolveAll();
  }

  #mainPhase(): void {
    for (;;) {
      const own = this.sides[this.active];
      const enemy = this.sides[other(this.active)];
      const plays = new Set(own.hand.filter((card) => this.#card(card).type !== 'command'));
      // 6-5-4-1, 7-3-1, 2-11-4
      const attackers = own.units.filter(({ rested, since }) => !rested && since < this.turn);
      const targets = ['player', ...enemy.units.filter(({ rested }) => rested).map(({ id }) => id)];
      const attacks = attackers.flatMap(({ id }) => targets.map((target) => `attack:${id}>${target}`));
      const chosen = this.#ask(this.active, 'main', [...[...plays].map((card) => `play:${card}`), ...attacks, 'end']);
      if (chosen === 'end') return;
      if (chosen.startsWith('play:')) this.#playCard(chosen.slice(5));
      else {
        const [attacker = '', target = ''] = chosen.slice(7).split('>');
        this.#attack(attacker, target);
      }
      this.#resolveAll();
    }
  }

  #playCard(id: string): void {
    const own = this.sides[this.active];
    own.hand.splice(own.hand.indexOf(id), 1);
    this.#tell(`play ${id}`);
    if (this.#card(id).type === 'unit') {
      this.#makeRoom(this.active);
      this.#deploy(this.active, id);
      return;
    }
    // 10-5-2: the old Base goes, and is not destroyed.
    if (own.base) {
      this.#tell(`replaced ${own.base.id}`);
      own.trash.push(own.base.card);
    }
    own.base = { id: this.#newName(), card: id, damage: 0 };
    this.#tell(`deploy ${own.base.id} ${id}`);
    this.#happen([{ word: 'deploy', player: this.active, unit: own.base.id, amount: 0 }]);
  }

  #endPhase(): void {
    this.#actionStep();
    // 6-6-3-1, 11-1-1
    const happening: Happening = { word: 'endOfTurn', player: this.active, unit: null, amount: 0 };
    this.#happen([happening], [], () => {
      for (const unit of this.sides[this.active].units) {
        const { repair } = this.#card(unit.card);
        if (repair === 0 || unit.damage === 0) continue;
        this.#wait({ owner: this.active, id: unit.id }, `${unit.id}/repair`, '', () => {
          const standing = this.#unit(unit.id);
          const healed = Math.min(repair, standing?.damage ?? 0);
          if (!standing || healed === 0) return;
          standing.damage -= healed;
          this.#tell(`recover ${unit.id} ${healed}`);
        });
      }
    });
    this.#resolveAll();
    const { hand } = this.sides[this.active];
    // 6-6-4-1: which cards go is not asked here.
    if (hand.length > HAND) throw new Enough();
    // 6-6-5-1a
    this.#boosts = [];
  }

  // Chapter 7

  #attack(attacker: string, target: string): void {
    const by = this.active;
    this.#battle = { attacker, target, by };
    this.#tell(`attack ${attacker} ${target}`);
    const unit = this.#unit(attacker);
    if (unit) unit.rested = true;
    this.#tell(`rest ${attacker}`);
    this.#happen([
      { word: 'attack', player: by, unit: attacker, amount: 0 },
      { word: 'attacks', player: by, unit: attacker, amount: 0 },
    ]);
    this.#resolveAll();
    if (this.#fight()) this.#resolveAll();
    this.#tell('step end');
    // 7-7-1
    this.#boosts = this.#boosts.filter(({ until }) => until !== 'battle');
    this.#battle = null;
    this.#tell('battle-end');
  }

  /** The steps after the attack step. Gives whether the damage step was reached. */
  #fight(): boolean {
    if (this.#isGone()) return false;
    this.#tell('step block');
    this.#block();
    this.#resolveAll();
    if (this.#isGone()) return false;
    this.#tell('step action');
    this.#actionStep();
    if (this.#isGone()) return false;
    this.#tell('step damage');
    this.#damageStep();
    return true;
  }

  /** 7-3-5-1, 7-4-5-1, 7-5-2-1 */
  #isGone(): boolean {
    const { attacker, target } = this.#fighting();
    const gone = !this.#unit(attacker) || (target !== 'player' && !this.#unit(target));
    if (gone) this.#tell('abandoned');
    return gone;
  }

  #block(): void {
    const { attacker, target, by } = this.#fighting();
    const unit = this.#unit(attacker);
    if (unit && this.#card(unit.card).highManeuver) return;
    const blockers = this.sides[other(by)].units.filter(
      ({ id, card, rested }) => this.#card(card).blocker && !rested && id !== target,
    );
    // Who can do nothing but decline is not asked.
    if (blockers.length === 0) return;
    const chosen = this.#ask(other(by), 'block', [...blockers.map(({ id }) => `block:${id}`), 'none']);
    const blocker = blockers.find(({ id }) => chosen === `block:${id}`);
    if (!blocker) return;
    blocker.rested = true;
    this.#tell(`rest ${blocker.id}`);
    this.#tell(`block ${blocker.id}`);
    this.#battle = { attacker, target: blocker.id, by };
    this.#happen([{ word: 'blocks', player: other(by), unit: blocker.id, amount: 0 }]);
  }

  /** Chapter 8: the standby player first, until both have passed one after the other. */
  #actionStep(): void {
    let player = other(this.active);
    for (let passes = 0; passes < 2; player = other(player)) {
      const own = this.sides[player];
      const commands = [...new Set(own.hand)].filter((id) => this.#isUsable(player, this.#card(id)));
      const chosen = this.#ask(player, 'action', [...commands.map((id) => `command:${id}`), 'pass']);
      if (chosen === 'pass') {
        passes++;
        continue;
      }
      passes = 0;
      const id = chosen.slice(8);
      own.hand.splice(own.hand.indexOf(id), 1);
      this.#tell(`command ${id}`);
      this.#begin();
      this.#run(
        this.#card(id).abilities.flatMap(({ effects }) => effects),
        { owner: player, id: null },
      );
      own.trash.push(id);
      this.#tell(`trash ${id}`);
      this.#resolveAll();
    }
  }

  /** 9-2-1: a Command that could not be activated can't be played. */
  #isUsable(player: Player, { type, abilities }: Card): boolean {
    const source = { owner: player, id: null };
    return type === 'command' && abilities.every(({ effects }) => this.#isActivated(effects, source));
  }

  #damageStep(): void {
    const { attacker, target, by } = this.#fighting();
    const unit = this.#unit(attacker);
    if (!unit) throw new Error('the attacker is gone');
    if (target === 'player') {
      this.#hitShields(other(by), this.#ap(unit), true);
      return;
    }
    const enemy = this.#unit(target);
    if (!enemy) throw new Error('the target is gone');
    const [dealt, answered] = [this.#ap(unit), this.#ap(enemy)];
    if (this.#card(unit.card).firstStrike) {
      // 11-1-5
      this.#damage([[enemy, dealt]], attacker);
      if (this.#unit(target)) this.#damage([[unit, answered]], attacker);
    } else {
      this.#damage(
        [
          [enemy, dealt],
          [unit, answered],
        ],
        attacker,
      );
    }
  }

  // Damage and destruction

  /** Damage of one moment. `attacker` is given in a battle, for <Breach>. */
  #damage(hits: [Unit, number][], attacker: string | null = null): void {
    const real = hits.filter(([, amount]) => amount > 0);
    if (real.length === 0) return;
    for (const [unit, amount] of real) unit.damage += amount;
    this.#tell(
      `damage ${real
        .map(([{ id }, amount]) => `${id}:${amount}`)
        .sort()
        .join(' ')}`,
    );
    this.#destroy(
      real.map(([unit]) => unit).filter((unit) => unit.damage >= this.#card(unit.card).hp),
      attacker,
    );
  }

  /** 10-3-1: Units leave together, and what they were is known to what that triggers. */
  #destroy(units: Unit[], attacker: string | null = null): void {
    if (units.length === 0) return;
    const gone: Hearer[] = [];
    for (const player of ['p1', 'p2'] as const) {
      for (const unit of this.sides[player].units.filter((one) => units.includes(one))) {
        gone.push({ id: unit.id, card: unit.card, owner: player });
        this.#leave(player, unit);
      }
    }
    this.#tell(`destroy ${names(gone)}`);
    const happened = gone.flatMap(({ id, owner }): Happening[] => [
      { word: 'destroyed', player: owner, unit: id, amount: 0 },
      { word: 'falls', player: owner, unit: id, amount: 0 },
    ]);
    this.#happen(happened, gone, () => this.#breach(attacker, gone));
  }

  /** 11-1-2: the attacker may have fallen itself. */
  #breach(attacker: string | null, gone: Hearer[]): void {
    const by = this.#battle?.by;
    if (attacker === null || by === undefined || !gone.some(({ owner }) => owner !== by)) return;
    const card = this.#unit(attacker)?.card ?? gone.find(({ id }) => id === attacker)?.card;
    const breach = card === undefined ? 0 : this.#card(card).breach;
    if (breach === 0) return;
    this.#wait({ owner: by, id: attacker }, `${attacker}/breach`, '', () => this.#hitShields(other(by), breach, false));
  }

  /** 7-6-2-2 to 7-6-2-4 for a battle; without the defeat for an effect. */
  #hitShields(player: Player, amount: number, inBattle: boolean): void {
    const own = this.sides[player];
    if (amount === 0) return;
    if (own.base) {
      const { base } = own;
      base.damage += amount;
      this.#tell(`damage ${base.id}:${amount}`);
      if (base.damage < this.#card(base.card).hp) return;
      own.base = null;
      own.trash.push(base.card);
      this.#tell(`destroy ${base.id}`);
      const gone = [{ id: base.id, card: base.card, owner: player }];
      const happened = { player, unit: base.id, amount: 0 };
      this.#happen(
        [
          { word: 'destroyed', ...happened },
          { word: 'falls', ...happened },
        ],
        gone,
      );
      return;
    }
    const shield = own.shields.pop();
    if (shield === undefined) {
      if (inBattle) this.#over(other(player));
      return;
    }
    this.#tell(`shield ${player} ${shield}`);
    const burst = this.#card(shield).abilities.findIndex(({ on }) => on === 'burst');
    if (burst < 0) {
      own.trash.push(shield);
      this.#tell(`trash ${shield}`);
      return;
    }
    this.#wait(
      { owner: player, id: null },
      `${shield}/${shield}#${burst}`,
      '',
      () => {
        // 11-2-5
        const source = { owner: player, id: null };
        const effects = this.#card(shield).abilities[burst]?.effects ?? [];
        if (this.#couldBegin(effects, source) && this.#ask(player, 'burst', ['yes', 'no']) === 'yes')
          this.#run(effects, source);
        own.trash.push(shield);
        this.#tell(`trash ${shield}`);
      },
      true,
    );
  }

  #leave(player: Player, unit: Unit): void {
    const own = this.sides[player];
    own.units.splice(own.units.indexOf(unit), 1);
    // 4-17-2-4
    if (unit.card !== TOKEN) own.trash.push(unit.card);
  }

  // Areas

  /** 10-4-2: somebody who stands there goes before another comes. */
  #makeRoom(player: Player): void {
    const own = this.sides[player];
    if (own.units.length < LIMIT) return;
    const chosen = this.#ask(
      player,
      'unit-limit',
      own.units.map(({ id }) => id),
    );
    const unit = this.#unit(chosen);
    if (!unit) throw new Error(`no Unit ${chosen}`);
    this.#leave(player, unit);
    this.#tell(`makes-room ${chosen}`);
  }

  #deploy(player: Player, card: string): void {
    const unit = { id: this.#newName(), card, rested: false, damage: 0, since: this.turn };
    this.sides[player].units.push(unit);
    this.#tell(`deploy ${unit.id} ${card}`);
    this.#happen([{ word: 'deploy', player, unit: unit.id, amount: 0 }]);
  }

  #draw(player: Player, count: number): void {
    const own = this.sides[player];
    const drawn = Math.min(count, own.deck.length);
    for (let i = 0; i < drawn; i++) own.hand.push(own.deck.pop() ?? '');
    this.#tell(`draw ${player} ${drawn}`);
    this.#happen([{ word: 'drawn', player, unit: null, amount: drawn }]);
    // 1-2-2-2, 6-3-1-1
    if (own.deck.length === 0) this.#over(other(player));
  }

  // Chapter 9

  /** What happened in one moment triggers: each text once (9-1-6-3), and what left in that moment hears it (11-2-8). */
  #happen(happened: Happening[], gone: Hearer[] = [], keywords: () => void = () => {}): void {
    const standing = (player: Player): Hearer[] => {
      const { units, base } = this.sides[player];
      return [...units, ...(base ? [base] : [])].map(({ id, card }) => ({ id, card, owner: player }));
    };
    for (const hearer of [...standing(this.active), ...standing(other(this.active)), ...gone]) {
      this.#card(hearer.card).abilities.forEach((ability, at) => {
        const heard = happened.filter((happening) => hears(hearer, ability, happening));
        if (heard.length === 0) return;
        const about = heard.map(({ unit, amount }) => `${unit} ${amount}`).join();
        this.#wait(hearer, `${hearer.id}/${hearer.card}#${at}`, about, () => this.#activate(ability.effects, hearer));
      });
    }
    keywords();
  }

  #wait({ owner }: Source, name: string, about: string, run: () => void, isBurst = false): void {
    this.#waiting.push({ owner, name, says: `${name} ${about}`, isBurst, batch: this.#batch, run });
  }

  /** What is triggered from here on is newer than all that waits. */
  #begin(): void {
    this.#batch++;
  }

  #resolveAll(): void {
    while (this.#waiting.length > 0) {
      const next = this.#choose(this.#due());
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#begin();
      this.#tell(`effect ${next.owner} ${next.name}`);
      next.run();
    }
  }

  /** 9-1-6-8 Bursts, 9-1-6-7 the newest, 9-1-6-6 those of the active player. */
  #due(): Waiting[] {
    let due = this.#waiting;
    if (due.some(({ isBurst }) => isBurst)) due = due.filter(({ isBurst }) => isBurst);
    const newest = Math.max(...due.map(({ batch }) => batch));
    due = due.filter(({ batch }) => batch === newest);
    const isActive = ({ owner }: Waiting) => owner === this.active;
    return due.some(isActive) ? due.filter(isActive) : due;
  }

  /** 9-1-6-5 */
  #choose(due: Waiting[]): Waiting {
    const [first] = due;
    if (!first) throw new Error('nothing waits');
    if (due.every(({ says }) => says === first.says)) return first;
    const named = new Map<string, Waiting>();
    for (const waiting of due) {
      const alike = [...named.values()].filter(({ name }) => name === waiting.name).length;
      named.set(alike === 0 ? waiting.name : `${waiting.name}~${alike + 1}`, waiting);
    }
    return named.get(this.#ask(first.owner, 'order', [...named.keys()])) ?? first;
  }

  #activate(effects: readonly Effect[], source: Source): void {
    if (this.#isActivated(effects, source)) this.#run(effects, source);
  }

  #run(effects: readonly Effect[], source: Source): void {
    for (const effect of effects) this.#carryOut(effect, source);
  }

  #carryOut(effect: Effect, source: Source) {
    const { owner } = source;
    switch (effect.do) {
      case 'draw':
        return this.#draw(owner, effect.count);
      case 'hurt':
        return this.#choosing(owner, effect.side, (unit) => this.#damage([[unit, effect.amount]]));
      case 'hurtAll':
        return this.#damage(this.#units(owner, effect.side).map((unit) => [unit, effect.amount]));
      case 'slay':
        return this.#choosing(owner, effect.side, (unit) => this.#destroy([unit]));
      case 'rest':
        return this.#choosing(owner, 'enemy', (unit) => this.#turn(unit, true));
      case 'wake':
        return this.#choosing(owner, 'own', (unit) => this.#turn(unit, false));
      case 'boost': {
        const { amount, until } = effect;
        if (source.id === null || !this.#isInPlay(source.id)) return;
        this.#boosts.push({ unit: source.id, amount, until });
        return this.#tell(`boost ${source.id} ${amount}`);
      }
      case 'shoot':
        return this.#hitShields(other(owner), effect.amount, false);
      case 'token':
        this.#makeRoom(owner);
        return this.#deploy(owner, TOKEN);
      case 'may': {
        if (!this.#couldBegin(effect.effects, source)) return;
        if (this.#ask(owner, 'may', ['yes', 'no']) === 'yes') this.#run(effect.effects, source);
      }
    }
  }

  /** 9-2-2, 9-1-8-1-1: what an effect begins with choosing has to be there, or nothing of it happens. */
  #isActivated(effects: readonly Effect[], source: Source): boolean {
    for (const effect of effects) {
      if (!CHOOSING.includes(effect.do)) return true;
      if (!this.#isPossible(effect, source)) return false;
    }
    return true;
  }

  /** R18: an offer of which nothing could begin is not made. */
  #couldBegin(effects: readonly Effect[], source: Source): boolean {
    return this.#isActivated(effects, source) && effects.some((effect) => this.#isPossible(effect, source));
  }

  #isPossible(effect: Effect, { owner, id }: Source): boolean {
    if (effect.do === 'boost') return id !== null && this.#isInPlay(id);
    if (effect.do === 'may') return this.#couldBegin(effect.effects, { owner, id });
    if (effect.do === 'shoot') {
      const { base, shields } = this.sides[other(owner)];
      return base !== null || shields.length > 0;
    }
    if (effect.do === 'hurt' || effect.do === 'hurtAll' || effect.do === 'slay')
      return this.#units(owner, effect.side).length > 0;
    if (effect.do === 'rest') return this.#units(owner, 'enemy').length > 0;
    return effect.do !== 'wake' || this.#units(owner, 'own').length > 0;
  }

  #units(owner: Player, side: 'own' | 'enemy' | 'any'): Unit[] {
    const [own, enemy] = [this.sides[owner].units, this.sides[other(owner)].units];
    return side === 'own' ? own : side === 'enemy' ? enemy : [...own, ...enemy];
  }

  /** 9-3-3: chosen now. Of a single one there is nothing to choose. */
  #choosing(owner: Player, side: 'own' | 'enemy' | 'any', act: (unit: Unit) => void): void {
    const units = this.#units(owner, side);
    const [only] = units;
    if (only === undefined) return;
    const chosen =
      units.length === 1
        ? only.id
        : this.#ask(
            owner,
            'choose',
            units.map(({ id }) => id),
          );
    const unit = this.#unit(chosen);
    if (unit) act(unit);
  }

  /** 1-3-2: a state already held is not entered again. */
  #turn(unit: Unit, rested: boolean): void {
    if (unit.rested === rested) return;
    unit.rested = rested;
    this.#tell(`${rested ? 'rest' : 'active'} ${unit.id}`);
  }

  #ap({ id, card }: Unit): number {
    const added = this.#boosts.filter(({ unit }) => unit === id).reduce((sum, { amount }) => sum + amount, 0);
    return Math.max(0, this.#card(card).ap + added);
  }

  #unit(id: string): Unit | undefined {
    return [...this.sides.p1.units, ...this.sides.p2.units].find((unit) => unit.id === id);
  }

  #isInPlay(id: string): boolean {
    return this.#unit(id) !== undefined || this.sides.p1.base?.id === id || this.sides.p2.base?.id === id;
  }

  #card(id: string): Card {
    const card = this.#cards.get(id);
    if (!card) throw new Error(`no card ${id}`);
    return card;
  }

  #fighting() {
    if (!this.#battle) throw new Error('there is no battle');
    return this.#battle;
  }

  #newName(): string {
    this.#came++;
    return `n${this.#came}`;
  }

  #over(winner: Player): never {
    this.#tell(`over ${winner}`);
    throw new Enough();
  }

  #tell(line: string): void {
    this.#notes.tell(line);
  }

  #ask(player: Player, kind: string, options: string[]): string {
    this.#tell(this.table());
    return this.#notes.ask(player, kind, options);
  }
}

const names = (things: readonly { id: string }[]): string =>
  things
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** Texts that speak of the card itself, and texts that hear what happens to others. */
function hears({ id, owner }: Hearer, { on, side }: Ability, { word, player, unit }: Happening): boolean {
  if (on !== word) return false;
  if (on === 'deploy' || on === 'attack' || on === 'destroyed') return unit === id;
  if (on === 'startOfTurn' || on === 'endOfTurn') return true;
  if (on === 'falls' && unit === id) return false;
  return (player === owner) === (side === 'own');
}
