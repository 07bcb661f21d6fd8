import type { Scene } from '../../../clients/typescript/src/index.ts';
import type { Beneath, Spot } from './spots.ts';

/** What is pointed at on a table, and what happens when somebody points. Ids are those of objects and of players. */
export interface Marked {
  /** The thing whose particulars are shown. */
  readonly selected: string | null;
  /** Those that options name. */
  readonly choosable: ReadonlySet<string>;
  /** Those whose effect asks. */
  readonly asking: ReadonlySet<string>;
  /** Those that the event which is looked at names. */
  readonly touched: ReadonlySet<string>;
  select(id: string | null): void;
  /** What can be done on the table itself; left out where it is only looked at. */
  readonly table?: TableActs;
}

/** What options let somebody do with the places and things of a table. */
export interface TableActs {
  /** The labels of the options that go to a place. */
  goingTo(spot: Spot): readonly string[];
  goTo(spot: Spot): void;
  canHold(id: string): boolean;
  hold(id: string): void;
  /** Null where it is put back. */
  drop(where: Beneath | null): void;
}

/** Who fights whom: those that attack, and those that are attacked. */
export function fightersOf({ battle }: Pick<Scene, 'battle'>): { attackers: Set<string>; defenders: Set<string> } {
  return { attackers: new Set(battle?.attackers), defenders: new Set(battle?.defenders) };
}
