import type { Wording } from '../../../src/rulesets/cards/wording.ts';
import type { Dice } from '../../../src/simulate/choice.ts';
import { one } from '../../../src/simulate/choice.ts';

const WORDS = ['Dawn Guard', 'Tin Heron', 'Marsh Crew', 'Salt Choir'];

/** A text for what is no word: a number, a name, something in brackets. */
const told = (kind: string, dice: Dice, bracketed: readonly string[]): string | undefined => {
  switch (kind) {
    case 'number':
      return String(1 + dice.below(4));
    case 'name':
      return `“${one(dice, WORDS)}”`;
    case 'bracketed':
      return `[${one(dice, bracketed)}]`;
    case 'titled':
      return one(dice, WORDS);
    case 'parenthesised':
      return `(${one(dice, WORDS)})`;
    default:
      return undefined;
  }
};

/**
 * Makes up texts of a kind by a table of wordings; `bracketed` is what can stand in brackets, and `choose` says which of several rows is taken:
 * each is as likely as another where nothing is said.
 */
export function textsBy(
  table: readonly Wording[],
  bracketed: readonly string[] = WORDS,
  choose: (dice: Dice, rows: readonly Wording[]) => Wording = one,
): (of: Wording['of'], dice: Dice) => string {
  const byKind = new Map<Wording['of'], Wording[]>();
  for (const wording of table) {
    const known = byKind.get(wording.of);
    if (known) known.push(wording);
    else byKind.set(wording.of, [wording]);
  }
  const depths = new Map<Wording['of'], number>();
  const depthOf = ({ parts }: Wording): number =>
    Math.max(
      0,
      ...parts.map((part) => {
        if (typeof part === 'string' || 'either' in part) return 0;
        return told(part.kind, { below: () => 0 } as Dice, bracketed) === undefined
          ? (depths.get(part.kind) ?? Number.POSITIVE_INFINITY)
          : 0;
      }),
    ) + 1;
  for (let changed = true; changed; ) {
    changed = false;
    for (const wording of table) {
      const depth = depthOf(wording);
      if (depth >= (depths.get(wording.of) ?? Number.POSITIVE_INFINITY)) continue;
      depths.set(wording.of, depth);
      changed = true;
    }
  }
  const make = (of: Wording['of'], dice: Dice, room: number): string => {
    const all = byKind.get(of);
    if (all === undefined) throw new Error(`no row is of the kind ${String(of)}`);
    const least = Math.max(room, depths.get(of) ?? 0);
    const { parts } = choose(
      dice,
      all.filter((wording) => depthOf(wording) <= least),
    );
    return parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if ('either' in part) return one(dice, part.either);
        return told(part.kind, dice, bracketed) ?? make(part.kind, dice, least - 1);
      })
      .filter((part) => part !== '')
      .join(' ');
  };
  return (of, dice) => make(of, dice, 5 + dice.below(6));
}
