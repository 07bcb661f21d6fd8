import type { AnyRuleset } from '../../src/engine/index.ts';

/** The same rules under another name: an edition whose changes do not show. */
export const renamed = (rules: AnyRuleset, letter: string): AnyRuleset => ({
  ...rules,
  hash: letter.repeat(64),
  version: `9.${letter}`,
});

/** An edition that tells one thing more from a turn on: what is played before that comes out the same. */
export function changed(rules: AnyRuleset, letter: string, from = 3): AnyRuleset {
  const turn = rules.table.get('turn');
  const [first, ...rest] = turn?.steps ?? [];
  if (!turn || first?.run === undefined) throw new Error(`${rules.id} has no turn that begins with a step`);
  const step: typeof first = {
    ...first,
    run(m, vars) {
      const flow = first.run(m, vars);
      if ((m.board as { turn?: number }).turn === from) m.note('pass', null, {});
      return flow;
    },
  };
  const table = new Map(rules.table).set('turn', { ...turn, steps: [step, ...rest] });
  return { ...renamed(rules, letter), table };
}
