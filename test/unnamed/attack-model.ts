/**
 * A plain reading of attacks, moves and what they trigger, written from the rule text alone and sharing nothing with the
 * ruleset: the steps of attack, combat and protection removal, frozen results, deaths of one moment, waves and their order,
 * [Rest], frontline and backline, turn after turn. Units and lands do not summon here; `wave-model.ts` reads that.
 */
import type { Notes, Player } from '../support/second-reading.ts';
import { Enough, other } from '../support/second-reading.ts';

export type Word =
  | 'onPlay'
  | 'onSummon'
  | 'whenAttacking'
  | 'endOfAttack'
  | 'startOfCombat'
  | 'endOfCombat'
  | 'combatVictory'
  | 'combatLoss'
  | 'onKill'
  | 'onDeath'
  | 'onProtectionHit'
  | 'onMove'
  | 'startOfTurn'
  | 'startOfMain'
  | 'endOfTurn'
  | Wider;
/** Words that hear what happens to others, or to a player. */
export type Wider = 'onUnitSummoned' | 'onUnitAttack' | 'onUnitDeath' | 'onDraw';
export const WIDER: readonly string[] = ['onUnitSummoned', 'onUnitAttack', 'onUnitDeath', 'onDraw'];

export type Line =
  | { do: 'draw' }
  | { do: 'slay'; side: 'own' | 'enemy' }
  | { do: 'slayAll'; side: 'own' | 'enemy' | 'any' }
  | { do: 'boost'; power: number; until: 'turn' | 'combat' }
  | { do: 'weaken'; side: 'own' | 'enemy'; power: number }
  | { do: 'bounce'; side: 'own' | 'enemy' }
  | { do: 'rest'; side: 'own' | 'enemy'; count: number };

export interface Ability {
  on: Word;
  side: 'own' | 'enemy';
  optional: boolean;
  lines: Line[];
}

export interface Card {
  id: string;
  type: 'unit' | 'land';
  front: number;
  back: number;
  abilities: Ability[];
}

export interface Piece {
  id: string;
  card: string;
  owner: Player;
  /** f1 to f3, b1 to b3, or l1 to l3. */
  at: string;
  rest: number;
}

export interface Piles {
  deck: string[];
  hand: string[];
  protection: string[];
  graveyard: string[];
}

interface Happening {
  word: Word;
  player: Player;
  piece: Piece | null;
}

interface Waiting {
  name: string;
  says: string;
  piece: Piece;
  ability: Ability;
}

const ROWS = ['f', 'b'];
const LANES = [1, 2, 3];
const TIRED = 2;

export class Attacks {
  readonly pieces: Piece[];
  readonly piles: Record<Player, Piles>;
  active: Player = 'p1';
  readonly #cards: ReadonlyMap<string, Card>;
  readonly #notes: Notes;
  #waves: Waiting[][] = [];
  /** What the step in progress has brought about. */
  #happened: Happening[] = [];
  #fallen: Piece[] = [];
  #changes: { piece: Piece; power: number; until: 'turn' | 'combat' }[] = [];
  #combat: 'ahead' | 'on' | 'none' = 'none';
  #came = 0;

  constructor(cards: readonly Card[], pieces: readonly Piece[], piles: Record<Player, Piles>, notes: Notes) {
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.pieces = structuredClone([...pieces]);
    this.piles = structuredClone(piles);
    this.#notes = notes;
  }

  /** From the Main Phase of p1 on. */
  play(): void {
    for (;;) {
      this.#mainPhase();
      this.#happen('endOfTurn', this.active);
      this.#step();
      this.#changes = [];
      this.active = other(this.active);
      this.#tell(`turn ${this.active}`);
      this.#beginTurn();
    }
  }

  table(): string {
    const side = (player: Player) => {
      const { deck, hand, protection, graveyard } = this.piles[player];
      const standing = this.pieces
        .filter(({ owner }) => owner === player)
        .map((piece) => `${piece.at}=${piece.id}${piece.at.startsWith('l') ? '' : `:${piece.rest}`}`);
      const lies = [hand, graveyard].map((pile) => [...pile].sort().join(','));
      return [deck.length, ...lies, protection.length, ...standing.sort()].join(' ');
    };
    return `= ${side('p1')} | ${side('p2')}`;
  }

  // The turn

  #beginTurn(): void {
    // G10
    for (const piece of this.pieces) if (piece.rest > 0) piece.rest--;
    this.#happen('startOfTurn', this.active);
    this.#step();
    // G3
    if (this.piles[this.active].deck.length === 0) this.#over(other(this.active));
    this.#draw(this.active);
    this.#step();
    this.#happen('startOfMain', this.active);
    this.#step();
  }

  #mainPhase(): void {
    for (;;) {
      const own = this.#units(this.active, 'own');
      const ready = own.filter(({ rest }) => rest === 0);
      const plays = [...new Set(this.piles[this.active].hand)].filter((id) => this.#card(id).type === 'unit');
      const free = this.#freeZones(this.active);
      const chosen = this.#ask(this.active, 'main', [
        ...(free.length > 0 ? plays.map((id) => `play:${id}`) : []),
        ...ready.map(({ id }) => `attack:${id}`),
        ...ready.flatMap((unit) => this.#adjacent(unit).map((zone) => `move:${unit.id}>${zone}`)),
        'end',
      ]);
      if (chosen === 'end') return;
      const [kind, what = ''] = chosen.split(':');
      if (kind === 'play') this.#play(what, free);
      else if (kind === 'attack') this.#attack(this.#named(what));
      else this.#move(what);
    }
  }

  #play(id: string, free: string[]): void {
    const { hand } = this.piles[this.active];
    // play.1b: of one zone there is nothing to choose.
    const at = free.length === 1 ? (free[0] ?? '') : this.#ask(this.active, 'zone', free);
    hand.splice(hand.indexOf(id), 1);
    this.#came++;
    const piece: Piece = { id: `n${this.#came}`, card: id, owner: this.active, at, rest: 0 };
    this.pieces.push(piece);
    this.#tell(`enters ${piece.id} ${at}`);
    for (const word of ['onPlay', 'onSummon', 'onUnitSummoned'] as const) this.#happen(word, this.active, piece);
    this.#step();
  }

  /** G9 */
  #move(what: string): void {
    const [id = '', zone = ''] = what.split('>');
    const unit = this.#named(id);
    unit.at = zone;
    this.#tire(unit, TIRED);
    this.#tell(`moves ${id} ${zone}`);
    this.#happen('onMove', unit.owner, unit);
    this.#step();
  }

  // Unit attack steps

  #attack(unit: Piece): void {
    const player = unit.owner;
    this.#tire(unit, TIRED);
    this.#tell(`attack ${unit.id}`);
    this.#combat = 'ahead';
    this.#happen('whenAttacking', player, unit);
    this.#happen('onUnitAttack', player, unit);
    this.#step();
    // A12
    if (!this.pieces.includes(unit)) {
      this.#tell('abandoned');
      this.#endCombat();
      return;
    }
    const target = this.#target(unit);
    this.#tell(`lane ${unit.at[1]} ${target?.id ?? null}`);
    if (target) this.#fight(unit, target);
    else if (this.#power(unit) > 0) this.#removeProtection(unit);
    this.#endCombat();
    if (!this.pieces.includes(unit)) return;
    this.#happen('endOfAttack', player, unit);
    this.#step();
  }

  /** G8: the frontline of the lane opposite, else its backline. */
  #target({ owner, at }: Piece): Piece | undefined {
    const standing = (row: string) =>
      this.pieces.find((piece) => piece.owner !== owner && piece.at === `${row}${at[1]}`);
    return standing('f') ?? standing('b');
  }

  // Combat steps

  #fight(ours: Piece, theirs: Piece): void {
    const there = (piece: Piece) => this.pieces.includes(piece);
    const both = [ours, theirs];
    this.#combat = 'on';
    this.#tell(`combat ${ours.id} ${theirs.id}`);
    for (const unit of both) this.#happen('startOfCombat', unit.owner, unit);
    this.#step();
    // A13, cbt.2
    if (both.every(there) && both.some((unit) => this.#power(unit) > 0)) {
      // cbt.3: fixed from here on.
      const [our, their] = [this.#power(ours), this.#power(theirs)];
      const winner = our === their ? null : our > their ? ours : theirs;
      const losers = both.filter((unit) => unit !== winner);
      this.#tell(`result ${winner?.id ?? null}`);
      // cbt.4 and cbt.5
      for (const unit of both) {
        if (there(unit)) this.#happen(unit === winner ? 'combatVictory' : 'combatLoss', unit.owner, unit);
        this.#step();
      }
      const died = losers.filter(there);
      this.#die(died);
      // cbt.6b, A10, A11
      if (winner && there(winner) && died.length > 0) this.#happen('onKill', winner.owner, winner);
      this.#step();
    }
    for (const unit of both) if (there(unit)) this.#happen('endOfCombat', unit.owner, unit);
    this.#step();
  }

  /** R13, R26 */
  #endCombat(): void {
    this.#combat = 'none';
    this.#changes = this.#changes.filter(({ until }) => until !== 'combat');
  }

  // Protection removal steps

  #removeProtection(unit: Piece): void {
    const defender = this.piles[other(unit.owner)];
    const card = defender.protection.pop();
    if (card === undefined) this.#over(unit.owner);
    defender.hand.push(card);
    this.#tell(`protection ${other(unit.owner)}`);
    this.#step();
    this.#happen('onProtectionHit', unit.owner, unit);
    this.#step();
  }

  // Triggers

  #happen(word: Word, player: Player, piece: Piece | null = null): void {
    this.#happened.push({ word, player, piece });
  }

  /** A step is over: what happened in it triggers, and everything that follows resolves. */
  #step(): void {
    this.#trigger();
    for (let [wave] = this.#waves; wave; [wave] = this.#waves) {
      const next = this.#next(wave);
      wave.splice(wave.indexOf(next), 1);
      if (wave.length === 0) this.#waves.shift();
      const { piece, ability, name } = next;
      // G14
      if (ability.on !== 'onDeath' && !this.pieces.includes(piece)) continue;
      this.#tell(`effect ${piece.owner} ${name}`);
      // G13
      if (ability.optional && this.#ask(piece.owner, 'may', ['yes', 'no']) === 'no') continue;
      for (const line of ability.lines) this.#carryOut(line, piece);
      this.#trigger();
    }
  }

  /** R6: all of one step, or of one effect, is one wave behind those that wait. */
  #trigger(): void {
    const happened = this.#happened.splice(0);
    const fallen = this.#fallen.splice(0);
    const wave: Waiting[] = [];
    for (const piece of [...this.pieces, ...fallen]) {
      const isGone = fallen.includes(piece);
      this.#card(piece.card).abilities.forEach((ability, at) => {
        if (isGone !== (ability.on === 'onDeath')) return;
        for (const happening of happened) {
          if (!hears(piece, ability, happening)) continue;
          const name = `${piece.id}/${piece.card}#${at}`;
          wave.push({ name, says: `${name} ${happening.piece?.id}`, piece, ability });
        }
      });
    }
    if (wave.length > 0) this.#waves.push(wave);
  }

  /** G16: [When Attacking] first; G17: the turn player first, each in the order that the owner chooses. */
  #next(wave: Waiting[]): Waiting {
    const isLate = ({ ability }: Waiting) => ability.on === 'onUnitAttack';
    let due = wave.some((one) => !isLate(one)) ? wave.filter((one) => !isLate(one)) : wave;
    const isActive = ({ piece }: Waiting) => piece.owner === this.active;
    if (due.some(isActive)) due = due.filter(isActive);
    const [first] = due;
    if (!first) throw new Error('an empty wave');
    if (due.every(({ says }) => says === first.says)) return first;
    const named = new Map<string, Waiting>();
    const counts = new Map<string, number>();
    for (const waiting of due) {
      const count = (counts.get(waiting.name) ?? 0) + 1;
      counts.set(waiting.name, count);
      named.set(count === 1 ? waiting.name : `${waiting.name}~${count}`, waiting);
    }
    return named.get(this.#ask(first.piece.owner, 'order', [...named.keys()])) ?? first;
  }

  #carryOut(line: Line, source: Piece) {
    const { owner } = source;
    switch (line.do) {
      case 'draw':
        // R19
        if (this.piles[owner].deck.length > 0) this.#draw(owner);
        return;
      case 'slay':
        return this.#choosing(owner, line.side, (unit) => this.#die([unit]));
      case 'slayAll':
        return this.#die(this.#units(owner, line.side));
      case 'boost':
        if (!this.pieces.includes(source) || source.at.startsWith('l')) return;
        if (line.until === 'combat' && this.#combat === 'none') return;
        return this.#change(source, line.power, line.until);
      case 'weaken':
        return this.#choosing(owner, line.side, (unit) => this.#change(unit, line.power, 'turn'));
      case 'bounce':
        return this.#choosing(owner, line.side, (unit) => {
          this.#leave(unit);
          this.piles[unit.owner].hand.push(unit.card);
          this.#tell(`returned ${unit.id}`);
        });
      case 'rest':
        return this.#choosing(owner, line.side, (unit) => this.#tire(unit, line.count));
    }
  }

  /** G10: the larger counter stays. */
  #tire(unit: Piece, count: number): void {
    if (unit.rest >= count) return;
    unit.rest = count;
    this.#tell(`rest ${unit.id} ${count}`);
  }

  #change(piece: Piece, power: number, until: 'turn' | 'combat'): void {
    this.#changes.push({ piece, power, until });
    this.#tell(`power ${piece.id} ${power}`);
  }

  #draw(player: Player): void {
    const { deck, hand } = this.piles[player];
    hand.push(deck.pop() ?? '');
    this.#tell(`draw ${player}`);
    this.#happen('onDraw', player);
  }

  /** Units die together: what each death triggers is in the same wave. */
  #die(units: readonly Piece[]): void {
    if (units.length === 0) return;
    for (const unit of units) {
      this.#leave(unit);
      this.piles[unit.owner].graveyard.push(unit.card);
      this.#happen('onDeath', unit.owner, unit);
      this.#happen('onUnitDeath', unit.owner, unit);
    }
    this.#fallen.push(...units);
    this.#tell(
      `death ${units
        .map(({ id }) => id)
        .sort()
        .join(' ')}`,
    );
  }

  #leave(unit: Piece): void {
    this.pieces.splice(this.pieces.indexOf(unit), 1);
    this.#changes = this.#changes.filter(({ piece }) => piece !== unit);
  }

  /** Of one unit there is nothing to choose, and without any the line is left out (G15). */
  #choosing(owner: Player, side: 'own' | 'enemy', act: (unit: Piece) => void): void {
    const units = this.#units(owner, side);
    const [only] = units;
    if (only === undefined) return;
    act(
      units.length === 1
        ? only
        : this.#named(
            this.#ask(
              owner,
              'choose',
              units.map(({ id }) => id),
            ),
          ),
    );
  }

  // The table

  #units(owner: Player, side: 'own' | 'enemy' | 'any'): Piece[] {
    return this.pieces.filter(
      (piece) => !piece.at.startsWith('l') && (side === 'any' || (side === 'own') === (piece.owner === owner)),
    );
  }

  #isFree(player: Player, zone: string): boolean {
    return !this.pieces.some(({ owner, at }) => owner === player && at === zone);
  }

  #freeZones(player: Player): string[] {
    return ROWS.flatMap((row) => LANES.map((lane) => `${row}${lane}`)).filter((zone) => this.#isFree(player, zone));
  }

  /** G9: the other row of the lane, or the same row of a neighbouring lane. */
  #adjacent({ owner, at }: Piece): string[] {
    const [row, lane] = [at[0] ?? '', Number(at[1])];
    const beside = [lane - 1, lane + 1].filter((one) => LANES.includes(one)).map((one) => `${row}${one}`);
    return [`${row === 'f' ? 'b' : 'f'}${lane}`, ...beside].filter((zone) => this.#isFree(owner, zone));
  }

  /** G7 */
  #power(piece: Piece): number {
    const { front, back } = this.#card(piece.card);
    const changed = this.#changes.filter((change) => change.piece === piece).reduce((sum, { power }) => sum + power, 0);
    return Math.max(0, (piece.at.startsWith('f') ? front : back) + changed);
  }

  #named(id: string): Piece {
    const piece = this.pieces.find((one) => one.id === id);
    if (!piece) throw new Error(`no unit ${id}`);
    return piece;
  }

  #card(id: string): Card {
    const card = this.#cards.get(id);
    if (!card) throw new Error(`no card ${id}`);
    return card;
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

/** A18: the words of a turn are for the turn player's cards; R10: a wider word does not hear its own card. */
function hears(piece: Piece, { on, side }: Ability, { word, player, piece: other }: Happening): boolean {
  if (on !== word) return false;
  if (WIDER.includes(on)) return other !== piece && (player === piece.owner) === (side === 'own');
  return other === null ? player === piece.owner : other === piece;
}
