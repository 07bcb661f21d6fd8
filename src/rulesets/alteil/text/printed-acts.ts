/** What printed skills do to units. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as part from './printed-parts.ts';

export const ACTS: readonly Wording[] = [
  ...wordings('hurt', [
    row('\\[damage[:] {amount}\\]', ({ amount }) => ({ amount })),
    row('\\[pierce damage[:] {amount}\\]', ({ amount }) => ({ amount, pierce: true })),
    row('damage[:] {amount}', ({ amount }) => ({ amount })),
    row('\\[piercing damage[:] {amount}\\]', ({ amount }) => ({ amount, pierce: true })),
  ]),
  ...wordings('change', [
    row('{stat} + {term}', ({ stat, term }) => [{ stat, by: term }]),
    row('{stat} - {term}', ({ stat, term }) => [{ stat, by: part.times(term, -1) }]),
    row('+ {num} {stat}', ({ stat, num }) => [{ stat, by: num }]),
    row('- {num} {stat}', ({ stat, num }) => [{ stat, by: -(num as number) }]),
    row('{stat} = {amount}', ({ stat, amount }) => [{ stat, to: amount }]),
    row('{stat} x {num}', ({ stat, num }) => [{ stat, to: part.times({ stat, of: '$each' }, num) }]),
    row('{stat} and {other:stat} + {term}', ({ stat, other, term }) => [
      { stat, by: term },
      { stat: other, by: term },
    ]),
    ...['at', 'df', 'agi', 'rng', 'hp'].map((stat) =>
      row(`${stat}x {num}`, ({ num }) => [{ stat, to: part.times({ stat, of: '$each' }, num) }]),
    ),
    row('{stat} + {num}%', ({ stat, num }) => [{ stat, by: part.percent({ stat, of: '$each' }, num) }]),
    row('{stat} - {num}%', ({ stat, num }) => [{ stat, by: part.times(part.percent({ stat, of: '$each' }, num), -1) }]),
    row('\\[{change}\\]', ({ change }) => change),
    row('\\[{stat} + {amount}\\]', ({ stat, amount }) => [{ stat, by: amount }]),
  ]),
  ...wordings('and', [row('{,|and|, and|and gets|, gets|, and gets|and get|/}', true)]),
  ...wordings('changes', [
    row('{change}'),
    row('{change} {and} {changes}', ({ change, changes }) => [...(change as Json[]), ...(changes as Json[])]),
    row('{change} {until} {and} {changes}', ({ change, until, changes }) => [
      ...((part.lastingFor(change, until) ?? []) as Json[]),
      ...(changes as Json[]),
    ]),
  ]),
  ...wordings('timed changes', [
    row('{changes}'),
    row('{changes} {until}', ({ changes, until }) => part.lastingFor(changes, until)),
    row('{changes} {until} {and also|, and also} {more:timed changes}', ({ changes, until, more }) => [
      ...((part.lastingFor(changes, until) ?? []) as Json[]),
      ...(more as Json[]),
    ]),
    row('{changes} {and also|, and also} {more:timed changes}', ({ changes, more }) => [
      ...(changes as Json[]),
      ...(more as Json[]),
    ]),
  ]),
  ...wordings('lack', [
    row('cannot be hit by {an attack action|attack actions|attack|attacks|an attack}', [{ what: 'attacked' }]),
    row('cannot {execute|use} {an|the} attack action', [{ what: 'attack' }]),
    row('cannot use attack or rest', [{ what: ['attack', 'standby'] }]),
    row('cannot {execute|use} [an] iczer attack [{action|actions}]', [{ what: 'iczerAttack' }]),
    row('cannot {execute attack actions|attack|use attack}', [{ what: 'attack' }]),
    row('cannot {use rest|rest|use the rest action|execute a rest action}', [{ what: 'standby' }]),
    row('cannot {move|execute a move action|use move}', [{ what: 'move' }]),
    row('cannot use iczer attack or rest', [{ what: ['iczerAttack', 'standby'] }]),
    row("{can not|can't} be hit by {an attack action|attack actions}", [{ what: 'attacked' }]),
    row('{recovers|recover} no hp when using rest', [{ what: 'recover' }]),
    row("{is|are} immune to other cards' effects that include engaging", [
      { what: 'affected', by: { verbs: ['engage'] } },
    ]),
    row("cannot be affected or selected by other {cards'|card's} effects that include max hp change", [
      { what: 'affected', by: { changes: 'maxHp' } },
    ]),
    row("cannot be targeted, affected or randomly selected by other cards' send to cemetery effects", [
      { what: 'affected', by: { verbs: ['send'] } },
    ]),
    row("cannot be affected or selected by other cards' effects that include engaging", [
      { what: 'affected', by: { verbs: ['engage'] } },
    ]),
    row('cannot {regain|recover} hp by {resting|rest}', [{ what: 'recover' }]),
    row(
      'cannot be {affected, targeted, or randomly chosen|targeted, affected or randomly selected|affected, targeted or randomly chosen|affected, targeted, or randomly selected} by {source}',
      ({ source }) => [{ what: 'affected', by: { skills: source } }],
    ),
    row('cannot be {affected or selected|affected or chosen} by effects that include max hp change', [
      { what: 'affected', by: { changes: 'maxHp' } },
    ]),
    row(
      "cannot be {affected, targeted, or randomly chosen|targeted, affected or randomly selected|targeted or randomly selected} by other cards' send to cemetery effects",
      [{ what: 'affected', by: { verbs: ['send'] } }],
    ),
  ]),
  ...wordings('source', [
    row('{grimoires|grimoire cards}', 'grimoire'),
    row('soul skills', 'soul'),
    row('open skills', 'open'),
    row('{kind:skill kind} skills', ({ kind }) => kind),
    row('{source} {or|and} {other:source}', ({ source, other }) =>
      Array.isArray(other) ? undefined : [source, other].flat(),
    ),
  ]),
  ...wordings('does', [
    row('{gets|get} {changes:timed changes}', ({ changes }) => ({ k: 'changes', changes })),
    row('{gets|get} {changes:timed changes} and {heal}', ({ changes, heal }) => ({
      k: 'several',
      all: [{ k: 'changes', changes }, heal],
    })),
    row('{heal}'),
    row('{is|are|becomes|become|gets} engaged', { k: 'verb', do: 'engage' }),
    row('{is|are|becomes|become} engaged {until}', ({ until }) => ({ k: 'verb', do: 'engage', until })),
    row('{is|are|becomes|become} disengaged', { k: 'verb', do: 'disengage' }),
    row('engaged', { k: 'verb', do: 'engage' }),
    row('engaged {until}', ({ until }) => ({ k: 'verb', do: 'engage', until })),
    row('disengaged', { k: 'verb', do: 'disengage' }),
    row('{rank up|ranks up|rankup}', { k: 'verb', do: 'rankUp' }),
    row('{gets|get} \\[{rank up|rankup}\\]', { k: 'verb', do: 'rankUp' }),
    row('{rank down|ranks down}', { k: 'verb', do: 'rankDown' }),
    row('fully {recovers|recover|restores|restore} [{its|their}] hp [,] or {is|are} revived', { k: 'whole' }),
    row('{is|are} revived or fully healed', { k: 'whole' }),
    row('{has|have} {its|their} hp restored or {is|are} revived', { k: 'whole' }),
    row('switches places with the unit directly behind it', {
      k: 'places',
      some: { all: true, side: 'own', filter: { beside: { where: 'behind' } } },
    }),
    row('{heals|heal} {num} hp or {is|are} revived', ({ num }) => ({ k: 'whole', amount: num })),
    row(
      '{gets|get|has|have} {its|their} {stats} {restored|returned} to {its|their|the|} base {value|values}',
      ({ stats }) => ({
        k: 'verb',
        do: 'restore',
        stats,
      }),
    ),
    row('switches places with {some}', ({ some }) => ({ k: 'places', some })),
    row('{is|are} revived', { k: 'revive' }),
    row('{begins|begin|starts|start|is|are|becomes|become} {condition of a unit}', (heard) => ({
      k: 'mark',
      name: heard['condition of a unit'],
    })),
    row('{begins|begin|is|are|becomes|become} {condition of a unit} {until}', (heard) => ({
      k: 'mark',
      name: heard['condition of a unit'],
      until: heard.until,
    })),
    row('{lack} {until}', ({ lack, until }) => ({ k: 'lack', lack, until })),
    row('{takes|take} {hurt}', ({ hurt }) => ({ k: 'hurt', hurt })),
    row('{is|are} moved to {a|} random open {area|areas}', { k: 'verb', do: 'move', cell: 'random' }),
    row('{moves|move} to {a|} random open {area|areas}', { k: 'verb', do: 'move', cell: 'random' }),
    row('{is|are} sent [directly] to the cemetery', { k: 'verb', do: 'send', zone: 'cemetery' }),
    row('{is|are} returned to {its|their|the} [card] file', { k: 'verb', do: 'send', zone: 'file' }),
    row('{gets|get|has|have} {stats} {restored|returned} to {its|their|the|} base {value|values}', ({ stats }) => ({
      k: 'verb',
      do: 'restore',
      stats,
    })),
    row('{gets|get|has|have} all stats {restored|returned} to {its|their|} base {value|values}', {
      k: 'verb',
      do: 'restore',
      stats: ['maxHp', 'at', 'df', 'agi', 'rng', 'level'],
    }),
    row('{gets|get} {a rank up|rank up|rankup}', { k: 'verb', do: 'rankUp' }),
    row('{is|are} ranked up', { k: 'verb', do: 'rankUp' }),
    row('{stops|stop} {condition of a unit}', (heard) => ({ k: 'unmark', name: heard['condition of a unit'] })),
    row('{is|are} no longer {condition of a unit}', (heard) => ({ k: 'unmark', name: heard['condition of a unit'] })),
  ]),
  ...wordings('heal', [
    row("{is|are|} {healed|heals|heal} {num}% [of] [{its|their|it's}] max hp", ({ num }) => ({
      k: 'heal',
      amount: part.percent({ stat: 'maxHp', of: '$own' }, num),
    })),
    row('{is|are|} {healed|heal|heals} + {num} hp', ({ num }) => ({ k: 'heal', amount: num })),
    row('healed hp + {amount}', ({ amount }) => ({ k: 'heal', amount })),
    row('{heals|heal} hp + {amount}', ({ amount }) => ({ k: 'heal', amount })),
    row('{is|are} healed hp = [to] {amount}', ({ amount }) => ({ k: 'heal', amount })),
    row('{is|are|} {healed|heal|heals} [for] {amount} hp', ({ amount }) => part.healed(amount)),
    row('{is|are} healed {amount}', ({ amount }) => part.healed(amount)),
    row('{is|are} healed hp + {amount}', ({ amount }) => ({ k: 'heal', amount })),
    row('{recovers|recover|regains|regain} {amount} hp', ({ amount }) => ({ k: 'heal', amount })),
    row('{recovers|recover} {num}% [of] [{its|their}] max hp', ({ num }) => ({
      k: 'heal',
      amount: part.percent({ stat: 'maxHp', of: '$own' }, num),
    })),
    row('[and] {its|their} hp is fully restored', { k: 'heal', amount: 'full' }),
    row('fully {recovers|recover|restores|restore} [{its|their}] hp', { k: 'heal', amount: 'full' }),
    row('{recovers|recover} hp', { k: 'heal', amount: 'full' }),
    row('{is|are} fully healed', { k: 'heal', amount: 'full' }),
    row('fully healed', { k: 'heal', amount: 'full' }),
    row('healed {num} hp', ({ num }) => ({ k: 'heal', amount: num })),
    row('{is|are} healed hp = [to] the damage {the enemy takes|done|dealt}', { k: 'heal', amount: { did: true } }),
  ]),
  ...wordings('stats', [
    row('{stat}'),
    row('{stats} and {stat}', ({ stats, stat }) => [stats, stat].flat()),
    row('{stats}, {stat}', ({ stats, stat }) => [stats, stat].flat()),
    row('{stats}, and {stat}', ({ stats, stat }) => [stats, stat].flat()),
  ]),
  ...wordings('doings', [
    row('{does}'),
    row('{doings} and [also] {does}', ({ doings, does }) => ({ k: 'several', all: [doings, does] })),
    row('{doings}, {does}', ({ doings, does }) => ({ k: 'several', all: [doings, does] })),
    row('{doings}, and [also] {does}', ({ doings, does }) => ({ k: 'several', all: [doings, does] })),
  ]),
  ...wordings('act', [
    row('{some} {doings}', ({ some, doings }) => part.done(some, doings)),
    row('for this turn, {some} {doings}', ({ some, doings }) => {
      const act = part.done(some, doings);
      return act && part.until(act, 'turn');
    }),
    row('{hurtful}'),
    row('give {changes} to {some}', ({ changes, some }) => part.done(some, { k: 'changes', changes })),
    row('give {changes} to {some} {until}', ({ changes, some, until }) =>
      part.done(some, { k: 'changes', changes: part.lastingFor(changes, until) ?? null }),
    ),
    row('give {some} {changes:timed changes}', ({ changes, some }) => part.done(some, { k: 'changes', changes })),
    row('set {some} to {changes}', ({ changes, some }) => part.done(some, { k: 'changes', changes })),
    row('set {its|their} {changes}', ({ changes }) => part.done('$it', { k: 'changes', changes })),
    row('do \\[hp - {amount}\\] to {some}', ({ amount, some }) => [{ do: 'lose', amount, to: some }]),
    row('poison {some}', ({ some }) => part.done(some, { k: 'mark', name: 'Poisoned' })),
    row('poison {some} {until}', ({ some, until }) => part.done(some, { k: 'mark', name: 'Poisoned', until })),
    row('mark {some}', ({ some }) => part.done(some, { k: 'mark', name: 'Marked' })),
    row('set {some} {changes}', ({ changes, some }) => part.done(some, { k: 'changes', changes })),
    row('subtract {num} hp from {some}', ({ num, some }) => [{ do: 'lose', amount: num, to: some }]),
    row('subtract {amount} [directly] from [the] hp of {some}', ({ amount, some }) => [
      { do: 'lose', amount, to: some },
    ]),
    row("subtract {amount} [directly] from {that unit's|its|the unit's} hp", ({ amount }) => [
      { do: 'lose', amount, to: '$it' },
    ]),
    row("subtract {amount} [directly] from this unit's hp", ({ amount }) => [{ do: 'lose', amount, to: 'this' }]),
    row('subtract {amount} [directly] from [the] max hp of {some}', ({ amount, some }) => [
      part.lessMaxHp(amount, some),
    ]),
    row("subtract {amount} [directly] from {that unit's|its|the unit's} max hp", ({ amount }) => [
      part.lessMaxHp(amount, '$it'),
    ]),
    row("subtract {amount} [directly] from this unit's max hp", ({ amount }) => [part.lessMaxHp(amount, 'this')]),
    row('heal {some} {amount} hp', ({ some, amount }) => [{ do: 'heal', amount, to: some }]),
    row('heal {some} [hp] + {amount} [hp]', ({ some, amount }) => [{ do: 'heal', amount, to: some }]),
    row('fully restore [its] hp', [{ do: 'heal', amount: 'full', to: 'this' }]),
    row("fully restore this unit's hp", [{ do: 'heal', amount: 'full', to: 'this' }]),
    row('fully heal {some}', ({ some }) => [{ do: 'heal', amount: 'full', to: some }]),
    row('{increase|raise} {possessed} {stat} by {amount}', ({ possessed, stat, amount }) =>
      part.done(possessed, { k: 'changes', changes: [{ stat, by: amount }] }),
    ),
    row('{decrease|reduce} {possessed} {stat} by {amount}', ({ possessed, stat, amount }) =>
      part.done(possessed, { k: 'changes', changes: [{ stat, by: part.times(amount, -1) }] }),
    ),
    row("{increase|raise} this unit's {stat} by {amount}", ({ stat, amount }) =>
      part.done('this', { k: 'changes', changes: [{ stat, by: amount }] }),
    ),
    row('do hp - {amount} to {some}', ({ amount, some }) => [{ do: 'lose', amount, to: some }]),
    row('{act} for {each|every} {noun}', ({ act, noun }) => part.forEvery(act, noun)),
    row('{act} for {each|every} {noun} on the field', ({ act, noun }) => part.forEvery(act, noun, { isOfField: true })),
    row('{act} for {each|every} {noun} {until}', ({ act, noun, until }) => part.forEvery(part.until(act, until), noun)),
    row('{act} for {each|every} {noun} [,] max [of] {num}', ({ act, noun, num }) =>
      part.forEvery(act, noun, { most: num }),
    ),
    row('{act} for {each|every} {noun} on the field [,] max [of] {num}', ({ act, noun, num }) =>
      part.forEvery(act, noun, { most: num, isOfField: true }),
    ),
    row('switch the {stat} and {other:stat} values of one unit', ({ stat, other }) =>
      part.exchanged(stat, other, 'always'),
    ),
    row('switch the {stat} and {other:stat} values of one unit {until}', ({ stat, other, until }) =>
      part.exchanged(stat, other, until),
    ),
    row('this counts as {num} grimoire {activations|activation}', ({ num }) => [part.grimoiresMore(num)]),
    row('recover {num}% of max hp', ({ num }) => [
      { do: 'heal', amount: part.percent({ stat: 'maxHp', of: 'this' }, num), to: 'this' },
    ]),
    row('recover {num} hp', ({ num }) => [{ do: 'heal', amount: num, to: 'this' }]),
    row('engage {some}', ({ some }) => [{ do: 'engage', to: some }]),
    row('engage {some} {until}', ({ some, until }) => [{ do: 'engage', to: some, until }]),
    row('render {some} engaged', ({ some }) => [{ do: 'engage', to: some }]),
    row('disengage {some}', ({ some }) => [{ do: 'disengage', to: some }]),
    row('revive {some}', ({ some }) => part.done(some, { k: 'revive' })),
    row('{select|choose|target} {some}', ({ some }) => [{ do: 'choose', target: some }]),
    row('subtract your \\[{amount}\\] [directly] from [the] hp of {some}', ({ amount, some }) => [
      { do: 'lose', amount, to: some },
    ]),
    row('{they|it|those units} {doings}', ({ doings }) => part.done('$it', doings)),
    row('send {some} [directly] to {the|its|} cemetery', ({ some }) => [{ do: 'send', to: some, zone: 'cemetery' }]),
    row("return {some} to {its|the|their|your|it's} [card] file", ({ some }) => [
      { do: 'send', to: some, zone: 'file' },
    ]),
    row('remove {some} from [the] game', ({ some }) => [{ do: 'send', to: some, zone: 'out' }]),
    row('remove from [the] game {some}', ({ some }) => [{ do: 'send', to: some, zone: 'out' }]),
    row('move {some} to {a|} random [open] {area|areas}', ({ some }) => [{ do: 'move', to: some, cell: 'random' }]),
    row('move {some} randomly', ({ some }) => [{ do: 'move', to: some, cell: 'random' }]),
    row('move {some} to {a|} random open spot', ({ some }) => [{ do: 'move', to: some, cell: 'random' }]),
    row(
      'choose {one|an} open area on {the enemy|your|the your} field. move {some} into the chosen area',
      ({ some }) => [{ do: 'move', to: some, cell: 'choose' }],
    ),
    row('set {some} to {changes} {until}', ({ changes, some, until }) =>
      part.done(some, { k: 'changes', changes: part.lastingFor(changes, until) ?? null }),
    ),
    row('set {possessed} {changes}', ({ changes, possessed }) => part.done(possessed, { k: 'changes', changes })),
    row('set [the] {stat} of {some} to {amount}', ({ stat, some, amount }) =>
      part.done(some, { k: 'changes', changes: [{ stat, to: amount }] }),
    ),
    row('{act}[,] except {tribe} [units]', ({ act, tribe }) => part.butThis(act, { not: tribe })),
    row('heal {some} {num}% [of] [{its|their}] max hp', ({ some, num }) =>
      part.done(some, { k: 'heal', amount: part.percent({ stat: 'maxHp', of: '$own' }, num) }),
    ),
    row('restore {its|their} {stats} to [{its|their}] base {value|values}', ({ stats }) => [
      { do: 'restore', to: '$it', stats },
    ]),
    row('restore the {stats} of {some} to base {value|values}', ({ stats, some }) => [
      { do: 'restore', to: some, stats },
    ]),
    row('unlock all {cards} in your [card] file', ({ cards }) => [part.unlocked(cards)]),
    row('{decrease|reduce} [[your] number of] grimoires used by {num}', ({ num }) => [
      { do: 'unmark', who: 'you', name: 'grimoires', count: num },
    ]),
    row('set number of grimoires used to 0', [{ do: 'unmark', who: 'you', name: 'grimoires' }]),
    row(
      'move {some} from {area} to {to:area}, and [from] {back:area} to {last:area}',
      ({ some, area, to, back, last }) => part.swappedRows(some, area, to, back, last),
    ),
    row('{act}[,] {except|other than|but} this {unit|one|character}', ({ act }) => part.butThis(act)),
    row('{act}, except this unit {until}', ({ act, until }) => part.butThis(part.until(act, until))),

    row('set {battletime|battle time} to {time:battletime}', ({ time }) => [{ do: 'setBattletime', battletime: time }]),
    row('change {battletime|battle time} to {time:battletime}', ({ time }) => [
      { do: 'setBattletime', battletime: time },
    ]),
    row('this [{skill|effect}] counts as {a|an} grimoire activation', [part.grimoiresMore(1)]),
    row('this {skill|effect} counts as {num} grimoire {activations|activation}', ({ num }) => [
      part.grimoiresMore(num),
    ]),
    row('from now on, when any of your units {executes|execute} an attack action [,] add + {num} damage', ({ num }) => [
      { do: 'bonus', attack: num, until: 'always' },
    ]),
  ]),
  ...wordings('hurtful', [
    row('do {hurt} to {some}', ({ hurt, some }) => part.hurt(hurt, some)),
    row('do {hurt} {some}', ({ hurt, some }) => part.hurt(hurt, some)),
    row('do an additional {hurt} to {some}', ({ hurt, some }) => part.hurt(hurt, some)),
    row('do {hurt} {times} to {some}', ({ hurt, times, some }) => part.hurt(hurt, some, times)),
    row('do {hurt} to {some} {times}', ({ hurt, times, some }) => part.hurt(hurt, some, times)),
    row('do {hurt} and {changes} to {some}', ({ hurt, changes, some }) =>
      part.together(part.hurt(hurt, some), [part.done('$it', { k: 'changes', changes }), some]),
    ),
    row('do {hurt} and {changes} {until} to {some}', ({ hurt, changes, until, some }) =>
      part.together(part.hurt(hurt, some), [
        part.done('$it', { k: 'changes', changes: part.lastingFor(changes, until) ?? null }),
        some,
      ]),
    ),
    row('do {hurt} [to] and {render engaged|engage} {some}', ({ hurt, some }) =>
      part.together(part.hurt(hurt, some), [[{ do: 'engage' }], some]),
    ),
  ]),
];
