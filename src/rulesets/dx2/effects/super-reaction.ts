/** G16: effects that answer a hit on the spot. */
import { everyDemon } from '../board/board.ts';
import { type Context, type EffectVars, type Heard, registers } from '../board/context.ts';
import { effectsOf } from '../board/values.ts';
import { chainGoesOn, counted } from './chain.ts';
import { works } from './eligible.ts';

/** Calls the Super Reactions of those who were struck and still stand, in the order of A4. */
export function superReactions({ m, vars }: Context, struck: readonly Heard[]): void {
  if (struck.length === 0 || m.state.options.superReactions === false) return;
  const depth = vars.depth + 1;
  const found = everyDemon(m.board).flatMap(({ owner, demon }) => {
    const heard = demon.hp > 0 ? struck.filter(({ subject }) => subject === demon.id) : [];
    if (heard.length === 0) return [];
    return effectsOf(m, demon).flatMap((effect) => {
      if (effect.automatic.timing !== 'superReaction') return [];
      const own: EffectVars = { ...registers(owner, demon.id, effect.card), depth, heard, cutIn: true };
      const { program, card } = effect;
      return works(m, effect, own) ? [{ program, card, source: demon.id, vars: own }] : [];
    });
  });
  if (found.length === 0) return;
  if (vars.connector !== null) {
    const demons = [...new Set(found.map(({ source }) => source))];
    m.note('no-super-reaction', found[0]?.vars.owner ?? null, { demons }, { clause: 'G15' });
    return;
  }
  const count = counted(m);
  if (count.stopped === true) return;
  if (!chainGoesOn(m, found, depth)) {
    count.stopped = true;
    return;
  }
  // The program that is called last runs first.
  for (const { program, vars: own } of found.reverse()) m.call(program, own);
}
