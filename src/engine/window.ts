import type { ActionKind } from './action.ts';
import { action, menu, perform } from './action.ts';
import type { Game, Machine } from './machine.ts';
import type { Program } from './program.ts';
import { DONE, program } from './program.ts';
import type { PlayerId } from './types.ts';
import { opponentOf } from './types.ts';

/**
 * A response window as data: who is asked first, what the holder may do, who is asked after an action, and how it ends.
 * With a `queue`, two passes in a row make its top go off and then `first` (or `resume`) is asked again; on an empty queue, or without
 * one, they close the window.
 */
export interface WindowSpec<G extends Game> {
  name: string;
  clause: G['clause'];
  kind: string;
  prompt: string;
  first(m: Machine<G>): PlayerId;
  /** Who is asked first after something on the queue has gone off; without it the one who is first in the window. */
  resume?(m: Machine<G>): PlayerId;
  actions(m: Machine<G>, holder: PlayerId): readonly ActionKind<G>[];
  pass: { clause: G['clause']; label: string };
  /** The clause by which two passes in a row close it. */
  closing: G['clause'];
  afterAction: 'other' | 'same';
  /** Kinds of actions that nobody can answer: whoever takes one is asked again, and passes in a row are not interrupted. */
  aside?: readonly string[];
  queue?: string;
}

/** The name of the program of a window, to `call` it by. */
export const windowProgram = (name: string): string => `window:${name}`;

/** The kind of action that the id of an option begins with. */
const kindIn = (id: string): string => {
  const cut = id.indexOf(':');
  return cut < 0 ? id : id.slice(0, cut);
};

/** The program of a window. Its registers: `holder`, and `passes` in a row. */
export function window<G extends Game>(spec: WindowSpec<G>): Program<G> {
  const pass: ActionKind<G> = action<G, true>({
    kind: 'pass',
    clause: spec.pass.clause,
    candidates: () => [true],
    name: () => '',
    read: (_m, _player, name) => (name === '' ? true : null),
    label: () => spec.pass.label,
    context: [],
    guards: [],
    perform: () => {},
  });
  const kinds = (m: Machine<G>, holder: PlayerId) => [...spec.actions(m, holder), pass];
  return program<G>(windowProgram(spec.name), 'procedure', [
    {
      clause: spec.clause,
      run(m, vars) {
        vars.holder = spec.first(m);
        vars.passes = 0;
      },
    },
    {
      clause: spec.clause,
      label: 'ask',
      ask(m, vars) {
        const player = vars.holder as PlayerId;
        const about = { player, kind: spec.kind, clause: spec.clause, prompt: spec.prompt, default: 'pass' };
        return menu(m, about, kinds(m, player));
      },
      idle: (id) => id === 'pass',
      take(m, vars, id) {
        const holder = vars.holder as PlayerId;
        if (id === 'pass') {
          m.note('pass', holder, { window: spec.name }, { clause: spec.pass.clause });
          vars.passes = (vars.passes as number) + 1;
          vars.holder = opponentOf(holder);
          return 'passed';
        }
        if (spec.aside === undefined || !spec.aside.includes(kindIn(id as string))) {
          vars.passes = 0;
          vars.holder = spec.afterAction === 'other' ? opponentOf(holder) : holder;
        }
        perform(m, kinds(m, holder), holder, id as string);
        return 'ask';
      },
    },
    {
      clause: spec.clause,
      label: 'passed',
      run(m, vars) {
        if ((vars.passes as number) < 2) return 'ask';
        if (spec.queue === undefined || !m.resolveTop(spec.queue)) {
          m.note('window-closed', null, { window: spec.name }, { clause: spec.closing });
          return DONE;
        }
        vars.passes = 0;
        vars.holder = (spec.resume ?? spec.first)(m);
        return 'ask';
      },
    },
  ]);
}
