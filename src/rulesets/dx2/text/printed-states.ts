/** Ailments, charges and states that printed skills bring. */
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as change from './printed-changes.ts';
import * as deed from './printed-deeds.ts';
import * as part from './printed-parts.ts';

export const STATES: readonly Wording[] = [
  ...wordings('ail', [
    row('charm', 'charm'),
    row('mute', 'mute'),
    row('bind', 'bind'),
    row('curse', 'curse'),
    row('poison', 'poison'),
    row('panic', 'panic'),
    row('silence', 'silence'),
    row('weaken', 'weak'),
  ]),
  ...wordings('putting', [row('{puts|put|places|place|sends|send}', true)]),
  ...wordings('entering', [
    row('{will enter|enters|enter|will be in|gains|gain} [into] {a|the} state of', true),
    row('{will be|is|are} {put|placed} {into|in} a state of', true),
  ]),
  ...wordings('giving', [row('{grants|grant|gives|give|casts|cast|adds|add}', true)]),
  ...wordings('stacking', [
    row(
      '{adds|add|places|place|applies|apply|inflicts|inflict|grants|grant|gives|give|puts|put|bestows|bestow|stacks|stack}',
      true,
    ),
  ]),
  ...wordings('per hit', [row('per hit (total: {number} {count|counts})')]),
  ...wordings('counts', [
    row('{many} {count|counts|stack|stacks|level|levels} of'),
    row('{many} additional {count|counts} of'),
    row('{many} [to] the {count|counts} {of|for}'),
  ]),
  ...wordings('at a rate', [
    row('with {a|an|} {number}% {chance|infliction rate|rate|probability|success rate|chance of success}'),
    row('({number}% {chance|infliction rate})'),
  ]),
  ...wordings('act', [
    row('[has] {chance:afflicting} {ills} {on|to} {whom}', ({ chance, ills, whom }) =>
      deed.afflicted(chance, ills, whom),
    ),
    row('[has] {chance:afflicting} {ills} {on|to} {whom} {turns}', ({ chance, ills, whom, turns }) =>
      deed.afflicted(chance, ills, whom, turns),
    ),
    row('[has] {chance:afflicting} {ills} {turns} {on|to} {whom}', ({ chance, ills, whom, turns }) =>
      deed.afflicted(chance, ills, whom, turns),
    ),
    row('[has] {chance:afflicting} {ills} {times} {on|to} {any foe}', ({ chance, ills, times }) =>
      deed.afflictedAnew(chance, ills, times),
    ),
    row('has {chance:afflicting} {ills}', ({ chance, ills }) => deed.afflicted(chance, ills, part.those('@hit'))),
    row('[has] {chance:afflicting} {whom} with {ills}', ({ chance, ills, whom }) => deed.afflicted(chance, ills, whom)),
    row('[has] {chance:afflicting} {ills} {on|to} {any foe} {times}', ({ chance, ills, times }) =>
      deed.afflictedAnew(chance, ills, times),
    ),
    row('[has] {a|an|} {number}% chance to {ail} {whom}', ({ number, ail, whom }) =>
      deed.afflicted(number, [ail], whom),
    ),
    row('[has] {a|an|} {number}% chance to {ail} {whom}[.] {turns}', ({ number, ail, whom, turns }) =>
      deed.afflicted(number, [ail], whom, turns),
    ),
    row('{inflicting verb} {ills} {rate:at a rate} {on|to} {whom}', ({ ills, whom, rate }) =>
      deed.afflicted(rate, ills, whom),
    ),
    row('{inflicting verb} {ills} {on|to} {whom}', ({ ills, whom }) => deed.afflicted(100, ills, whom)),
    row('{inflicting verb} {ills} {on|to} {whom} {turns}', ({ ills, whom, turns }) =>
      deed.afflicted(100, ills, whom, turns),
    ),
    row('{inflicting verb} {whom} with {ills}', ({ ills, whom }) => deed.afflicted(100, ills, whom)),
    row('{inflicting verb} {ills} {on|to} {whom}[,] {rate:at a rate}', ({ ills, whom, rate }) =>
      deed.afflicted(rate, ills, whom),
    ),
    row('{inflicting verb} {mark} {on|to} {whom}', ({ mark, whom }) => deed.marking([mark], 1, whom)),
    row('{inflicting verb} {mark} {on|to} {whom}[.] {turns}', ({ mark, whom, turns }) =>
      deed.marking([mark], 1, whom, turns),
    ),
    row('{inflicting verb} {whom} with {mark}', ({ mark, whom }) => deed.marking([mark], 1, whom)),
    row('{inflicting verb} {whom} with {mark}[.] {turns}', ({ mark, whom, turns }) =>
      deed.marking([mark], 1, whom, turns),
    ),
    row('{putting} {whom} {into|in} {a|the} state of {states:all entered}', ({ whom, states }) =>
      deed.entering(states, whom),
    ),
    row('{putting} {whom} {into|in} {a|the} state of {states:all entered}[.] {turns}', ({ whom, states, turns }) =>
      deed.entering(states, whom, turns),
    ),
    row('{putting} party {into|in} a state of {states:all entered}', ({ states }) => deed.entering(states, 'allies')),
    row('{putting} party {into|in} a state of {states:all entered}[.] {turns}', ({ states, turns }) =>
      deed.entering(states, 'allies', turns),
    ),
    row('{whom} {entering} {states:all entered}', ({ whom, states }) => deed.entering(states, whom)),
    row('{whom} {entering} {states:all entered}[.] {turns}', ({ whom, states, turns }) =>
      deed.entering(states, whom, turns),
    ),
    row('{entering} {states:all entered}', ({ states }) => deed.entering(states, 'self')),
    row('{entering} {states:all entered}[.] {turns}', ({ states, turns }) => deed.entering(states, 'self', turns)),
    row('{giving} {whom} {states:all entered}', ({ whom, states }) => deed.entering(states, whom)),
    row('{giving} {whom} {states:all entered}[.] {turns}', ({ whom, states, turns }) =>
      deed.entering(states, whom, turns),
    ),
    row('{giving} {states:all entered} {to|on} {whom}', ({ whom, states }) => deed.entering(states, whom)),
    row('{giving} {states:all entered} {to|on} {whom}[.] {turns}', ({ whom, states, turns }) =>
      deed.entering(states, whom, turns),
    ),
    row(
      '{enters|enter} [into] a state of concentrate and increases the damage of the next magic attack by {number}%',
      ({ number }) =>
        change.explained(deed.plain({ do: 'charge', what: 'concentrate', target: 'self' }), 'concentrate', number),
    ),
    row('{stacking} {many:counts} {counted} [each] {on|to|onto|upon|for} {whom}', ({ many, counted, whom }) =>
      deed.marking(counted, many, whom),
    ),
    row('{stacking} {many:counts} {counted} [each] {on|to|onto|upon|for} {whom}[.] {turns}', (heard) =>
      deed.marking(heard.counted, heard.many, heard.whom, heard.turns),
    ),
    row('{stacking} {many:counts} {counted} {turns} {on|to|onto|upon|for} {whom}', ({ many, counted, whom, turns }) =>
      deed.marking(counted, many, whom, turns),
    ),
    row('{giving} {whom} {many:counts} {counted}', ({ many, counted, whom }) => deed.marking(counted, many, whom)),
    row('{giving} {whom} {many:counts} {counted}[.] {turns}', ({ many, counted, whom, turns }) =>
      deed.marking(counted, many, whom, turns),
    ),
    row('{whom} {gains|gain|receives|receive} {many:counts} {counted}', ({ many, counted, whom }) =>
      deed.marking(counted, many, whom),
    ),
    row('{whom} {gains|gain|receives|receive} {many:counts} {counted}[.] {turns}', ({ many, counted, whom, turns }) =>
      deed.marking(counted, many, whom, turns),
    ),
    row('{stacking} {many:counts} {counted} {total:per hit}', ({ many, counted, total }) =>
      (total as number) % (many as number) === 0 ? deed.marking(counted, total, part.those('@last')) : undefined,
    ),
    row('{stacking} {many:counts} {counted}', ({ many, counted }) => deed.marking(counted, many, part.those('@last'))),
    row('increases {whose} {mark} [count|counts] by {number} [count|counts]', ({ whose, mark, number }) =>
      deed.marking([mark], number, whose),
    ),
    row('increases the {count|counts} of {counted} {on|of} {whom} by {number}', ({ whom, counted, number }) =>
      deed.marking(counted, number, whom),
    ),
    row('removes all bulwarks and {mark} counts from {whom}', ({ mark, whom }) =>
      deed.allOnWhom(whom, [
        { do: 'strip', what: 'bulwark' },
        { do: 'unmark', name: mark },
      ]),
    ),
    row('+ {number} to the {count|counts} {of|for} {counted} {on|to|of|for} {whom}', ({ number, counted, whom }) =>
      deed.marking(counted, number, whom),
    ),
    row('{removes|remove} {many} {count|counts} {from|of} {mark} from {whom}', ({ many, mark, whom }) =>
      deed.onWhom(whom, { do: 'unmark', name: mark, count: many }),
    ),
    row('{decreases|reduces|lowers} {whose} {mark} [count|counts] by {number} [count|counts]', (heard) =>
      deed.onWhom(heard.whose, { do: 'unmark', name: heard.mark, count: heard.number }),
    ),
    row('{decreases|reduces|lowers} the {count|counts} of {mark} {on|of} {whom} by {number}', (heard) =>
      deed.onWhom(heard.whom, { do: 'unmark', name: heard.mark, count: heard.number }),
    ),
  ]),
];
