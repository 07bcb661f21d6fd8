/** G16: effects that answer a hit on the spot. */
import type { Uid } from '../../engine/index.ts';
import { everyDemon } from './board.ts';
import { effectsOf } from './build.ts';
import { type Context, type EffectVars, registers } from './context.ts';
import { works } from './eligible.ts';

/** Calls the Super Reactions of those who were struck and still stand, in the order of A4. */
export function superReactions({ m, vars, self }: Context, struck: readonly Uid[]): void {
  if (struck.length === 0 || m.state.options.superReactions === false) return;
  const found = everyDemon(m.board).flatMap(({ owner, demon }) =>
    demon.hp > 0 && struck.includes(demon.id)
      ? effectsOf(m, demon).flatMap((effect) => {
          if (effect.automatic.timing !== 'superReaction') return [];
          const own: EffectVars = {
            ...registers(owner, demon.id, effect.card),
            depth: vars.depth + 1,
            cause: demon.id,
            cutIn: true,
          };
          if (self !== null) own.causedBy = self;
          return works(m, effect, own) ? [{ program: effect.program, vars: own }] : [];
        })
      : [],
  );
  if (found.length > 0 && vars.connector !== null) {
    const demons = [...new Set(found.map((one) => one.vars.self))];
    m.note('no-super-reaction', found[0]?.vars.owner ?? null, { demons }, { clause: 'G15' });
    return;
  }
  // The program that is called last runs first.
  for (const { program, vars: own } of found.reverse()) m.call(program, own);
}
