import type { z } from 'zod';
import type { clock } from '../../src/contracts/clocks.ts';
import type * as Shapes from '../../src/contracts/replies.ts';
import type { ruling } from '../../src/contracts/rulings.ts';
import type * as StateShapes from '../../src/contracts/state.ts';
import type * as WhyShapes from '../../src/contracts/why.ts';
import type {
  Action,
  Clause,
  Decision,
  GameEvent,
  GameState,
  Json,
  JsonObject,
  Legality,
  Option,
  Outcome,
  PlayerId,
  Viewer,
} from '../../src/engine/index.ts';
import type { ProblemDocument } from '../../src/services/problem.ts';
import type { Clock, PlyKind, Ruling } from '../../src/store/stored-match.ts';

/**
 * The types of the engine and the schemas of the wire say the same. Nothing here runs: `npm run check` compiles it, and it
 * does not compile when a field, a word or an optional mark of one side is not that of the other.
 */

/** A type as JSON has it: a field that may be undefined is one that may be left out, and whether it can be written to is no matter. */
type Written<T> = [Json] extends [T]
  ? T
  : T extends readonly (infer Item)[]
    ? number extends T['length']
      ? readonly Written<Item>[]
      : { readonly [At in keyof T]: Written<T[At]> }
    : T extends object
      ? { readonly [Key in keyof T]: Written<Exclude<T[Key], undefined>> }
      : T;

/** Whether two types are one. */
type Same<A, B> = (<T>() => T extends Written<A> ? 1 : 2) extends <T>() => T extends Written<B> ? 1 : 2 ? true : false;

type Of<Schema extends z.ZodType> = z.output<Schema>;

/** On the wire a code is any word: clients are to take new ones. */
type Told<T> = T extends { code: string } ? Omit<T, 'code'> & { code: string } : T;

/** The fields of a union, those of any of its types. */
type KeyOf<T> = T extends unknown ? keyof T : never;

/** Compiles only for types that are the same. */
const same = <A, B>(_told: Same<A, B>): void => {};

same<PlayerId, Of<typeof StateShapes.playerId>>(true);
same<Viewer, Of<typeof StateShapes.viewer>>(true);
same<Outcome, Of<typeof StateShapes.outcome>>(true);
same<GameState, Of<typeof StateShapes.state>>(true);
same<keyof Action, KeyOf<StateShapes.ActionForm>>(true);
same<Clock, Of<typeof clock>>(true);
same<Ruling, Of<typeof ruling>>(true);
same<PlyKind, Of<typeof Shapes.ply>['kind']>(true);
same<
  Omit<GameEvent, 'secret' | 'told'> & { text: string; message: { key: string; args: JsonObject } },
  Of<typeof Shapes.event>
>(true);
same<Option, Of<typeof Shapes.option>>(true);
same<Decision, Of<typeof Shapes.decision>>(true);
same<Clause & { id: string }, Of<typeof Shapes.clause>>(true);
same<Told<Legality>, Of<typeof WhyShapes.legality>>(true);
same<Told<ProblemDocument>, Of<typeof Shapes.problem>>(true);

// A drift of either side is told.
// @ts-expect-error: a field that the wire does not have
same<Outcome & { score: number }, Of<typeof StateShapes.outcome>>(true);
// @ts-expect-error: a field that the engine does not have
same<Omit<GameState, 'fresh'>, Of<typeof StateShapes.state>>(true);
// @ts-expect-error: a word that the wire does not have
same<PlyKind | 'shuffle', Of<typeof Shapes.ply>['kind']>(true);
// @ts-expect-error: a field that one side may leave out
same<Omit<Decision, 'default'> & { default: string }, Of<typeof Shapes.decision>>(true);
// @ts-expect-error: a field deep inside that has another type
same<Omit<GameState, 'modifiers'> & { modifiers: { id: number }[] }, Of<typeof StateShapes.state>>(true);
