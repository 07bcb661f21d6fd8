/**
 * Waves as the document has them, in the smallest form: who may resolve next, and what is left. The model knows cards
 * with few words and does not choose; it is told what resolved and says whether that could be.
 */
export type Word = 'onPlay' | 'onSummon' | 'onDeath' | 'onUnitSummoned' | 'onUnitDeath' | 'onDraw' | 'onDiscard';
export type Line = 'draw' | 'discard' | 'guard' | 'slay' | 'token';
export type Seat = 'p1' | 'p2';

export interface Ability {
  on: Word;
  /** Whose doings a word about players or other units hears. */
  side: 'own' | 'enemy';
  lines: Line[];
}

export interface Piece {
  id: string;
  card: string;
  owner: Seat;
  unit: boolean;
  abilities: Ability[];
}

interface Happening {
  word: Word;
  seat: Seat;
  piece: Piece | null;
}

interface Waiting {
  name: string;
  piece: Piece;
  ability: Ability;
}

interface Frame {
  waves: Waiting[][];
  /** The effect that resolves in this frame, as far as it is not done, and what it has brought about. */
  left: { owner: Seat; lines: Line[]; happened: Happening[] } | null;
}

const other = (seat: Seat): Seat => (seat === 'p1' ? 'p2' : 'p1');
const OWN: Word[] = ['onPlay', 'onSummon', 'onDeath'];
export const SEATS: Seat[] = ['p1', 'p2'];

export class WaveModel {
  readonly frames: Frame[] = [];
  readonly pieces: Piece[];
  readonly hand: Record<Seat, number>;
  readonly deck: Record<Seat, number>;
  readonly turn: Seat;
  /** A token is to come, whose zone and name the game decides. */
  expected: Seat | null = null;

  constructor(turn: Seat, pieces: Piece[], hand: Record<Seat, number>, deck: Record<Seat, number>) {
    this.turn = turn;
    this.pieces = [...pieces];
    this.hand = { ...hand };
    this.deck = { ...deck };
  }

  get top(): Frame {
    const frame = this.frames.at(-1);
    if (!frame) throw new Error('nothing is in progress');
    return frame;
  }

  /** A unit has come, by a play or a summon that has steps of its own. */
  enter(piece: Piece, how: 'play' | 'summon'): void {
    this.expected = null;
    this.pieces.push(piece);
    this.frames.push({ waves: [], left: null });
    const words: Word[] = how === 'play' ? ['onPlay', 'onSummon', 'onUnitSummoned'] : ['onSummon', 'onUnitSummoned'];
    this.#trigger(
      words.map((word) => ({ word, seat: piece.owner, piece })),
      [],
    );
  }

  /** The names of the effects of which one has to resolve now. */
  candidates(): string[] {
    const [first] = this.top.waves;
    if (!first) return [];
    const seat = first.some(({ piece }) => piece.owner === this.turn) ? this.turn : other(this.turn);
    return first.filter(({ piece }) => piece.owner === seat).map(({ name }) => name);
  }

  /** An effect has come up; gives whether it does anything at all. */
  resolve(name: string): boolean {
    const { waves } = this.top;
    const wave = waves[0] ?? [];
    const at = wave.findIndex((waiting) => waiting.name === name);
    const [waiting] = wave.splice(at, 1);
    if (!waiting) throw new Error(`${name} does not wait`);
    if (wave.length === 0) waves.shift();
    if (waiting.ability.on !== 'onDeath' && !this.pieces.includes(waiting.piece)) return false;
    this.top.left = { owner: waiting.piece.owner, lines: [...waiting.ability.lines], happened: [] };
    this.#goOn();
    return true;
  }

  /** The play or summon in progress is over. */
  leave(): void {
    this.frames.pop();
    if (this.frames.length > 0) this.#goOn();
  }

  #goOn(): void {
    const { left } = this.top;
    if (!left) return;
    for (let line = left.lines.shift(); line !== undefined; line = left.lines.shift()) {
      if (line === 'token') {
        this.#flush();
        const units = this.pieces.filter(({ owner, unit }) => unit && owner === left.owner).length;
        this.expected = units < 6 ? left.owner : null;
        // Without a zone the summon has its steps all the same, with nothing in them.
        if (this.expected === null) this.frames.push({ waves: [], left: null });
        return;
      }
      this.#carryOut(line, left.owner, left.happened);
    }
    this.#flush();
    this.top.left = null;
  }

  #carryOut(line: Line, owner: Seat, happened: Happening[]): void {
    if (line === 'slay') {
      const victims = this.pieces.filter((piece) => piece.unit && piece.owner !== owner);
      for (const piece of victims) this.pieces.splice(this.pieces.indexOf(piece), 1);
      for (const piece of victims) {
        for (const word of ['onDeath', 'onUnitDeath'] as const) happened.push({ word, seat: piece.owner, piece });
      }
    } else if (line === 'discard') {
      if (this.hand[owner] === 0) return;
      this.hand[owner]--;
      happened.push({ word: 'onDiscard', seat: owner, piece: null });
    } else {
      if (this.deck[owner] === 0) return;
      this.deck[owner]--;
      if (line === 'guard') return;
      this.hand[owner]++;
      happened.push({ word: 'onDraw', seat: owner, piece: null });
    }
  }

  #flush(): void {
    const { left } = this.top;
    if (!left) return;
    const fallen = left.happened.flatMap(({ word, piece }) => (word === 'onDeath' && piece ? [piece] : []));
    this.#trigger(left.happened.splice(0), fallen);
  }

  /** Everything that has just happened triggers as one wave, behind those that wait. */
  #trigger(happened: Happening[], fallen: Piece[]): void {
    const wave: Waiting[] = [];
    for (const piece of [...this.pieces, ...fallen]) {
      piece.abilities.forEach((ability, at) => {
        for (const happening of happened) {
          if (fallen.includes(piece) && ability.on !== 'onDeath') continue;
          if (!this.#hears(piece, ability, happening)) continue;
          wave.push({ name: `${piece.id}/${piece.card}#${at}`, piece, ability });
        }
      });
    }
    if (wave.length > 0) this.top.waves.push(wave);
  }

  #hears(piece: Piece, { on, side }: Ability, happening: Happening): boolean {
    if (on !== happening.word) return false;
    if (OWN.includes(on)) return happening.piece === piece;
    return happening.piece !== piece && (happening.seat === piece.owner) === (side === 'own');
  }
}
