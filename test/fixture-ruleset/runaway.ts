import type { Step } from '../../src/engine/index.ts';
import { defineRuleset, program } from '../../src/engine/index.ts';
import type { Bells } from './board.ts';
import { bells } from './ruleset.ts';

/** Bells in which passing leads into two procedures that call each other for ever. */
export function runaway() {
  const rules = bells('batches');
  const calls = (name: string): Step<Bells>[] => [
    {
      clause: 'wait.order',
      run(m) {
        m.call(name, {});
      },
    },
  ];
  const programs = [
    ...rules.programs.filter(({ name }) => name !== 'bells'),
    program<Bells>('bells', 'procedure', [
      ...(rules.table.get('bells')?.steps.slice(0, 2) ?? []),
      { clause: 'end.points', run: (m) => m.call('ping', {}) },
    ]),
    program<Bells>('ping', 'procedure', calls('pong')),
    program<Bells>('pong', 'procedure', calls('ping')),
  ];
  return defineRuleset<Bells>({ ...rules, id: 'bells-runaway', programs });
}
