/**
 * The shared queue as a plain stack, from the rule text alone: windows of a primary phase, answers at three speeds,
 * skills that react, and cancels. It shares nothing with the ruleset.
 */
export type Player = 'p1' | 'p2';
export type Word = 'one' | 'two' | 'three' | 'stop' | 'echo';

export interface Waiting {
  word: Word;
  owner: Player;
  speed: number;
  /** What a stop is aimed at. */
  aim: Waiting | null;
}

const SPEEDS: Record<Word, number> = { one: 1, two: 2, three: 3, stop: 3, echo: 3 };
const other = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');

export class QueueModel {
  readonly active: Player;
  readonly hands: Record<Player, Word[]>;
  readonly echoes: Record<Player, boolean>;
  readonly stack: Waiting[] = [];
  /** What executed or was cancelled, in order. */
  readonly done: string[] = [];
  holder: Player;
  passes = 0;
  open = true;

  constructor(active: Player, hands: Record<Player, Word[]>, echoes: Record<Player, boolean>) {
    this.active = active;
    this.holder = active;
    this.hands = hands;
    this.echoes = echoes;
  }

  /** What the holder may do beside passing. */
  legal(): Word[] {
    const top = this.stack.at(-1);
    const fast = (word: Word): boolean => {
      if (word === 'one') return this.holder === this.active && top === undefined;
      if (word === 'stop') return top !== undefined;
      return SPEEDS[word] === 3 || top === undefined || top.speed <= 2;
    };
    return [...new Set(this.hands[this.holder])].filter(fast).sort();
  }

  play(word: Word, aim: Waiting | null): void {
    const hand = this.hands[this.holder];
    hand.splice(hand.indexOf(word), 1);
    this.stack.push({ word, owner: this.holder, speed: SPEEDS[word], aim });
    if (this.echoes[this.holder]) this.stack.push({ word: 'echo', owner: this.holder, speed: SPEEDS.echo, aim: null });
    this.passes = 0;
    this.holder = other(this.holder);
  }

  pass(): void {
    this.passes++;
    this.holder = other(this.holder);
    if (this.passes < 2) return;
    const top = this.stack.pop();
    if (top === undefined) {
      this.open = false;
      return;
    }
    this.execute(top);
    this.passes = 0;
    this.holder = this.active;
  }

  private execute({ word, owner, aim }: Waiting): void {
    if (word !== 'stop') {
      this.done.push(`${owner} ${word}`);
      return;
    }
    const at = aim === null ? -1 : this.stack.indexOf(aim);
    if (at < 0) this.done.push(`${owner} stop misses`);
    else {
      this.stack.splice(at, 1);
      this.done.push(`${owner} stop: ${aim?.owner} ${aim?.word}`);
    }
  }
}
