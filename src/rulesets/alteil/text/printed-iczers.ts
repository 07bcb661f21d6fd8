/** What printed skills do to the Iczers: their SP, LP and sphere levels, and what they may set. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as part from './printed-parts.ts';

export const ICZERS: readonly Wording[] = [
  ...wordings('iczer', [
    row('you', 'you'),
    row('{rival iczer|rival|the rival iczer|your rival|your opponent}', 'opponent'),
    row('{both iczers|each iczer}', 'each'),
  ]),
  ...wordings("iczer's", [
    row('your', 'you'),
    row("{rival iczer's|rival's|rivals|rival iczers|the rival iczer's}", 'opponent'),
    row("{both iczer's|both iczers'|each iczer's}", 'each'),
  ]),
  ...wordings('whose file', [
    row('your card file', 'you'),
    row("{rival iczer's|rival's} card file", 'opponent'),
    row("either {iczer's|iczers'} card file", 'each'),
  ]),
  ...wordings('unset time', [
    row('next turn', 'nextTurn'),
    row('next turn or the turn after', { turns: 2 }),
    row('for {num} turns', ({ num }) => ({ turns: num })),
  ]),
  ...wordings('levels', [
    row('{sphere} [{level|lv|lvl|levels}]', ({ sphere }) => [sphere]),
    row('{levels} and {sphere} [{level|lv|lvl|levels}]', ({ levels, sphere }) => [...(levels as Json[]), sphere]),
    row('{levels}, {sphere} [{level|lv|lvl|levels}]', ({ levels, sphere }) => [...(levels as Json[]), sphere]),
    row('{levels}, and {sphere} [{level|lv|lvl|levels}]', ({ levels, sphere }) => [...(levels as Json[]), sphere]),
    row('{all sphere levels|all spheres}', ['all']),
  ]),
  ...wordings('level change', [
    row('{levels} + {num}', ({ levels, num }) => part.levels(levels, num)),
    row('{levels} - {num}', ({ levels, num }) => part.levels(levels, -(num as number))),
    row('{first:level change} and {second:level change}', ({ first, second }) => [
      ...(first as Json[]),
      ...(second as Json[]),
    ]),
  ]),
  ...wordings('act', [
    row('{iczer} {get|gets} sp + {amount}', ({ iczer, amount }) => [part.sp(iczer, amount)]),
    row('{iczer} {get|gets} \\[sp + {amount}\\]', ({ iczer, amount }) => [part.sp(iczer, amount)]),
    row('{iczer} {get|gets} sp - {amount}', ({ iczer, amount }) => [part.lessSp(iczer, amount)]),
    row('{iczer} {get|gets} \\[sp - {amount}\\]', ({ iczer, amount }) => [part.lessSp(iczer, amount)]),
    row('{iczer} {get|gets} + {num} sp', ({ iczer, num }) => [part.sp(iczer, num)]),
    row('{iczer} {get|gets} {num} sp', ({ iczer, num }) => [part.sp(iczer, num)]),
    row('{iczer} {get|gets} sp equal to {amount}', ({ iczer, amount }) => [part.sp(iczer, amount)]),
    row('{iczer} {get|gets} sp = {amount}', ({ iczer, amount }) => [part.setSp(iczer, amount)]),
    row("set {iczer's} sp to {amount}", (heard) => [part.setSp(heard["iczer's"], heard.amount)]),
    row("increase {iczer's} sp by {amount}", (heard) => [part.sp(heard["iczer's"], heard.amount)]),
    row("{decrease|reduce} {iczer's} sp by {amount}", (heard) => [part.lessSp(heard["iczer's"], heard.amount)]),
    row('add {rival} present sp value to your sp', [part.sp('you', { sp: 'opponent' })]),
    row('{iczer} {get|gets} sp + {num}->{most:num}', ({ iczer, num, most }) => part.rolled(iczer, num, most)),
    row('{iczer} {get|gets} lp - {amount}', ({ iczer, amount }) => [{ do: 'lpDamage', amount, who: iczer }]),
    row("subtract {amount} from {iczer's} lp", (heard) => [
      { do: 'lpDamage', amount: heard.amount, who: heard["iczer's"] },
    ]),
    row("{decrease|reduce} {iczer's} lp by {amount}", (heard) => [
      { do: 'lpDamage', amount: heard.amount, who: heard["iczer's"] },
    ]),
    row("{increase|incease} {iczer's} {levels} by {num}", (heard) =>
      part.raised(heard["iczer's"], heard.levels, heard.num),
    ),
    row("{decrease|reduce|lower} {iczer's} {levels} by {num}", (heard) =>
      part.raised(heard["iczer's"], heard.levels, -(heard.num as number)),
    ),
    row('{increase|incease} {levels} by {num}', ({ levels, num }) => part.raised('you', levels, num)),
    row('{decrease|reduce} {levels} by {num}', ({ levels, num }) => part.raised('you', levels, -(num as number))),
    row("{decrease|reduce} all [of] {iczer's} sphere levels by {num}", (heard) =>
      part.raised(heard["iczer's"], ['all'], -(heard.num as number)),
    ),
    row("increase all [of] {iczer's} sphere levels by {num}", (heard) =>
      part.raised(heard["iczer's"], ['all'], heard.num),
    ),
    row("increase {iczer's} sphere levels by {num}", (heard) => part.raised(heard["iczer's"], ['all'], heard.num)),
    row("{reduce|decrease} {iczer's} sphere levels by {num}", (heard) =>
      part.raised(heard["iczer's"], ['all'], -(heard.num as number)),
    ),
    row('{reduce|decrease} [all] [the] sphere levels of both iczers by {num}', ({ num }) =>
      part.raised('each', ['all'], -(num as number)),
    ),
    row('set [all] [the] sphere levels of both iczers to {num}', ({ num }) => part.levelsSet('each', ['all'], num)),
    row("set {iczer's} sphere levels to {num}", (heard) => part.levelsSet(heard["iczer's"], ['all'], heard.num)),
    row('{iczer} {get|gets} {levels} = {num}', ({ iczer, levels, num }) => part.levelsSet(iczer, levels, num)),
    row('{decrease|reduce} {levels} to {num}', ({ levels, num }) => part.levelsSet('you', levels, num)),
    row('no {cards} in {whose file} may be set {time:unset time}', (heard) => [
      part.cantSet(heard['whose file'], heard.cards, heard.time),
    ]),
    row('you may not set {a|any} {cards} {time:unset time}', ({ cards, time }) => [part.cantSet('you', cards, time)]),
    row('{rival iczer|rival} may not set {a|any} {cards} {time:unset time}', ({ cards, time }) => [
      part.cantSet('opponent', cards, time),
    ]),
    row("decrease {iczer's} {levels} to {num}", (heard) => part.levelsSet(heard["iczer's"], heard.levels, heard.num)),
    row("set {iczer's} {levels} to {num}", (heard) => part.levelsSet(heard["iczer's"], heard.levels, heard.num)),
    row("set all [of] {iczer's} sphere levels to {num}", (heard) =>
      part.levelsSet(heard["iczer's"], ['all'], heard.num),
    ),
    row('{iczer} {get|gets} {change:level change}', ({ iczer, change }) => part.levelsOf(iczer, change)),
    row('{iczer} {get|gets} {change:level change} and sp + {num}', ({ iczer, change, num }) => [
      ...(part.levelsOf(iczer, change) as Json[]),
      part.sp(iczer, num),
    ]),
    row('{iczer} {get|gets} {change:level change} and sp - {num}', ({ iczer, change, num }) => [
      ...(part.levelsOf(iczer, change) as Json[]),
      part.lessSp(iczer, num),
    ]),
    row('{iczer} {get|gets} sp + {amount} [,] max {num}', ({ iczer, amount, num }) =>
      typeof amount === 'number' ? undefined : [part.sp(iczer, { scale: amount, max: num })],
    ),
    row('{iczer} {get|gets} + {num} sp at the {beginning|begining|start} of [the] next turn', ({ iczer, num }) =>
      part.nextTurn([part.sp(iczer, num)]),
    ),
    row("{reduce|decrease} {iczer's} sphere levels to {num}", (heard) =>
      part.levelsSet(heard["iczer's"], ['all'], heard.num),
    ),
    row(
      '{iczer} {get|gets} {num} {less|fewer} sp at the {beginning|begining|start} of [the] next turn',
      ({ iczer, num }) => part.nextTurn([part.lessSp(iczer, num)]),
    ),
    row('{iczer} {get|gets} {num} more sp at the {beginning|begining|start} of [the] next turn', ({ iczer, num }) =>
      part.nextTurn([part.sp(iczer, num)]),
    ),
    row('{iczer} {get|gets} sp + {amount} at the {beginning|begining|start} of [the] next turn', ({ iczer, amount }) =>
      part.nextTurn([part.sp(iczer, amount)]),
    ),
    row('{iczer} {get|gets} sp - {amount} at the {beginning|begining|start} of [the] next turn', ({ iczer, amount }) =>
      part.nextTurn([part.lessSp(iczer, amount)]),
    ),
    row('{rival iczer|rival} cannot set {a|any} {cards} next turn', ({ cards }) => [
      part.cantSet('opponent', cards, 'nextTurn'),
    ]),
    row('{rival iczer|rival} cannot set {a|any} {cards} next turn or the turn after', ({ cards }) => [
      part.cantSet('opponent', cards, { turns: 2 }),
    ]),
    row('{rival iczer|rival} cannot set {a|any} {cards} for {num} turns', ({ cards, num }) => [
      part.cantSet('opponent', cards, { turns: num }),
    ]),
    row('neither iczer can set {a|any} {cards} next turn or the turn after', ({ cards }) => [
      part.cantSet('each', cards, { turns: 2 }),
    ]),
    row('neither iczer can set {a|any} {cards} for {num} turns', ({ cards, num }) => [
      part.cantSet('each', cards, { turns: num }),
    ]),
    row('you cannot set {a|any} {cards} for {num} turns', ({ cards, num }) => [
      part.cantSet('you', cards, { turns: num }),
    ]),
    row('neither iczer can set {a|any} {cards} next turn', ({ cards }) => [part.cantSet('each', cards, 'nextTurn')]),
    row('you cannot set {a|any} {cards} next turn', ({ cards }) => [part.cantSet('you', cards, 'nextTurn')]),
  ]),
];
