/** What printed skills do besides: changes of values and affinities, protection, spells, Boost levels and Press Turn icons. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as change from './printed-changes.ts';
import * as deed from './printed-deeds.ts';
import * as join from './printed-joins.ts';
import * as part from './printed-parts.ts';

/** What changes values and affinities, protects and strips. */
const CHANGES: Wording[] = [
  ...wordings('raises', [row('{increases|increase|boosts|raises}', true)]),
  ...wordings('lowers', [row('{decreases|decrease|reduces|reduce|lowers|lower}', true)]),
  ...wordings('one of values', [
    row('[either] {a:value}, {b:value}[,] or {c:value}', ({ a, b, c }) => [a, b, c]),
    row('[either] {a:value} or {b:value} or {c:value}', ({ a, b, c }) => [a, b, c]),
    row('[either] {a:value} or {b:value}', ({ a, b }) => [a, b]),
  ]),
  ...wordings('by a fifth', [row('[by] 20%', true)]),
  ...wordings('act', [
    row('{raises} {whose} {one:one of values} {by a fifth}[.] {turns}', ({ whose, one, turns }) =>
      deed.someOf(one, 1, whose, turns, true),
    ),
    row('{raises} [the] {one:one of values} of {whom} {by a fifth}[.] {turns}', ({ whom, one, turns }) =>
      deed.someOf(one, 1, whom, turns, true),
    ),
    row('{lowers} {whose} {one:one of values} {by a fifth}[.] {turns}', ({ whose, one, turns }) =>
      deed.someOf(one, 1, whose, turns, false),
    ),
    row('{lowers} [the] {one:one of values} of {whom} {by a fifth}[.] {turns}', ({ whom, one, turns }) =>
      deed.someOf(one, 1, whom, turns, false),
    ),
    row('{raises} {one:one of values} {by a fifth}[.] {turns}', ({ one, turns }) =>
      deed.someOf(one, 1, part.those('@last'), turns, true),
    ),
    row('{lowers} {one:one of values} {by a fifth}[.] {turns}', ({ one, turns }) =>
      deed.someOf(one, 1, part.those('@last'), turns, false),
    ),
    row('- {number}% to [the] {values} of {whom}', ({ number, values, whom }) => deed.lowered(values, whom, number)),
    row('- {number}% to [the] {values} of {whom}[.] {turns}', ({ number, values, whom, turns }) =>
      deed.lowered(values, whom, number, turns),
    ),
  ]),
  ...wordings('act', [
    row('{raises} [the] {values} of {whom} by {number}%', ({ values, whom, number }) =>
      deed.raised(values, whom, number),
    ),
    row('{raises} [the] {values} of {whom} by {number}%[.] {turns}', ({ values, whom, number, turns }) =>
      deed.raised(values, whom, number, turns),
    ),
    row('{raises} [the] {values} of {whom} {turns}', ({ values, whom, turns }) => deed.raised(values, whom, 20, turns)),
    row('{raises} {whose} {values} [by] {number}%', ({ values, whose, number }) => deed.raised(values, whose, number)),
    row('{raises} {whose} {values} [by] {number}%[.] {turns}', ({ values, whose, number, turns }) =>
      deed.raised(values, whose, number, turns),
    ),
    row('{raises} {whose} {values}', ({ values, whose }) => deed.raised(values, whose, '?')),
    row('{raises} {whose} {values} {turns} by {number}%', ({ values, whose, number, turns }) =>
      deed.raised(values, whose, number, turns),
    ),
    row('{raises} [the] {values} of {whom} {turns} by {number}%', ({ values, whom, number, turns }) =>
      deed.raised(values, whom, number, turns),
    ),
    row('{lowers} {whose} {values} {turns} by {number}%', ({ values, whose, number, turns }) =>
      deed.lowered(values, whose, number, turns),
    ),
    row('{lowers} [the] {values} of {whom} {turns} by {number}%', ({ values, whom, number, turns }) =>
      deed.lowered(values, whom, number, turns),
    ),
    row('+ {number}% to [the] {values} {of|for} {whom}', ({ number, values, whom }) =>
      deed.raised(values, whom, number),
    ),
    row('+ {number}% to [the] {values} {of|for} {whom}[.] {turns}', ({ number, values, whom, turns }) =>
      deed.raised(values, whom, number, turns),
    ),
    row('{whom} {gains|gain|receives|receive} + {number}% to [the] {values}', ({ whom, number, values }) =>
      deed.raised(values, whom, number),
    ),
    row('{whom} {gains|gain|receives|receive} + {number}% to [the] {values}[.] {turns}', (heard) =>
      deed.raised(heard.values, heard.whom, heard.number, heard.turns),
    ),
    row('{turns}[,] {whom} {gains|gain|receives|receive} + {number}% to [the] {values}', (heard) =>
      deed.raised(heard.values, heard.whom, heard.number, heard.turns),
    ),
    row('[the] {values} of {whom} {is|are} increased by {number}%', ({ values, whom, number }) =>
      deed.raised(values, whom, number),
    ),
    row('[the] {values} of {whom} {is|are} {decreased|reduced} by {number}%', ({ values, whom, number }) =>
      deed.lowered(values, whom, number),
    ),
    row('+ {number}% to {whose} {values}[.] {turns}', ({ number, values, whose, turns }) =>
      deed.raised(values, whose, number, turns),
    ),
    row('- {number}% to {whose} {values}[.] {turns}', ({ number, values, whose, turns }) =>
      deed.lowered(values, whose, number, turns),
    ),
    row('{lowers} [the] {values} of {whom} by {number}%', ({ values, whom, number }) =>
      deed.lowered(values, whom, number),
    ),
    row('{lowers} [the] {values} of {whom} by {number}%[.] {turns}', ({ values, whom, number, turns }) =>
      deed.lowered(values, whom, number, turns),
    ),
    row('{lowers} {whose} {values} [by] {number}%', ({ values, whose, number }) => deed.lowered(values, whose, number)),
    row('{lowers} {whose} {values} [by] {number}%[.] {turns}', ({ values, whose, number, turns }) =>
      deed.lowered(values, whose, number, turns),
    ),
    row('{lowers} {whose} {values}', ({ values, whose }) => deed.lowered(values, whose, '?')),
    row(
      '{raises} {up:values} and {lowers} {down:values} of {whom} by {number}%[.] {turns}',
      ({ up, down, whom, number, turns }) =>
        join.thenIf(deed.raised(up, whom, number, turns), deed.lowered(down, whom, number, turns)),
    ),
    row('{raises} {whose} {up:values} and {lowers} {their} {down:values} by {number}%[.] {turns}', (heard) =>
      join.thenIf(
        deed.raised(heard.up, heard.whose, heard.number, heard.turns),
        deed.lowered(heard.down, part.those('@last'), heard.number, heard.turns),
      ),
    ),
    row('{raises} {several:two values} of {whom} by {number}%[.] {turns}', ({ several, whom, number, turns }) =>
      number === 20 ? deed.someOf(several, 2, whom, turns, true) : undefined,
    ),
    row('{raises} two of the following by {number}%: {several:three values} of {whom}[.] {turns}', (heard) =>
      heard.number === 20 ? deed.someOf(heard.several, 2, heard.whom, heard.turns, true) : undefined,
    ),
    row('{lowers} {several:two values} of {whom} by {number}%[.] {turns}', ({ several, whom, number, turns }) =>
      number === 20 ? deed.someOf(several, 2, whom, turns, false) : undefined,
    ),
    row('{lowers} two of the following by {number}%: {several:three values} of {whom}[.] {turns}', (heard) =>
      heard.number === 20 ? deed.someOf(heard.several, 2, heard.whom, heard.turns, false) : undefined,
    ),
  ]),
  ...wordings('their', [row('{their|its}', true)]),
  ...wordings('two values', [row('two of the following[:] {several:three values}')]),
  ...wordings('three values', [row('{a:value}, {b:value}[,] {or|and} {c:value}', ({ a, b, c }) => [a, b, c])]),
  ...wordings('affinities', []),
  ...wordings('affinities', [
    row(
      '{attribute affinity|attribute affinities|affinity attribute|affinities|affinity|attribute|attributes|element affinity|elemental affinity}',
      true,
    ),
  ]),
  ...wordings('levels', [
    row('by {number} {level|levels|rank|ranks|stage|stages}'),
    row('by {one|a} level', 1),
    row('by {counting word} levels'),
    row('by {number} {level|levels} [per hit] (total: {total:number} levels)', ({ total }) => total),
    row('{number} {level|levels}'),
    row('by {number} {level|levels} each'),
  ]),
  ...wordings('act', [
    row('{lowers} [the] {elements} {affinities} of {whom} {levels}', ({ elements, whom, levels }) =>
      deed.openly(whom, deed.worse(elements, levels)),
    ),
    row('{lowers} [the] {elements} {affinities} of {whom} {levels}[.] {turns}', ({ elements, whom, levels, turns }) =>
      deed.onWhom(whom, { ...deed.worse(elements, levels), turns }),
    ),
    row('{lowers} {whose} {elements} {affinities} {levels}', ({ elements, whose, levels }) =>
      deed.openly(whose, deed.worse(elements, levels)),
    ),
    row('{lowers} [the] {elements} {affinities} {turns} of {whom} {levels}', ({ elements, whom, levels, turns }) =>
      deed.onWhom(whom, { ...deed.worse(elements, levels), turns }),
    ),
    row('{raises} [the] {elements} {affinities} of {whom} {levels}', ({ elements, whom, levels }) =>
      deed.openly(whom, deed.worse(elements, part.less(levels))),
    ),
    row('{raises} [the] {elements} {affinities} of {whom} {levels}[.] {turns}', ({ elements, whom, levels, turns }) =>
      deed.onWhom(whom, { ...deed.worse(elements, part.less(levels)), turns }),
    ),
    row('{raises} {whose} {elements} {affinities} {levels}', ({ elements, whose, levels }) =>
      deed.openly(whose, deed.worse(elements, part.less(levels))),
    ),
    row('{raises} {whose} {elements} {affinities} {levels}[.] {turns}', ({ elements, whose, levels, turns }) =>
      deed.onWhom(whose, { ...deed.worse(elements, part.less(levels)), turns }),
    ),
    row('{lowers} {whose} {elements} {affinities} {levels}[.] {turns}', ({ elements, whose, levels, turns }) =>
      deed.onWhom(whose, { ...deed.worse(elements, levels), turns }),
    ),
  ]),
  ...wordings('stripped', [
    row('[all] [status|stat] buffs', 'raises'),
    row('[all] [status|stat] debuffs', 'lowers'),
    row('[all] {barrier|barriers}', 'barrier'),
    row('[all] {bulwark|bulwarks}', 'bulwark'),
    row('repel {phys|physical} [effect|effects]', 'repelPhysical'),
    row('repel {mag|magic|magical} [effect|effects]', 'repelMagical'),
  ]),
  ...wordings('stripped at once', [
    row('{stripped}', ({ stripped }) => [{ do: 'strip', what: stripped }]),
    row('repel {phys/mag|physical/magic|phys and mag}', [{ do: 'strip', what: ['repelPhysical', 'repelMagical'] }]),
    row('{a:charge}{, |/}{b:charge}{, | and |, and |/}{c:charge}', ({ a, b, c }) =>
      new Set([a, b, c]).size === 3 ? [{ do: 'strip', what: 'charges' }] : undefined,
    ),
    row('[good status] {evade|null} mortal [effect|effects]', [{ do: 'can', what: 'slay' }]),
    row('[all] {mark} [counts]', ({ mark }) => [{ do: 'unmark', name: mark }]),
    row('[all] {count|counts} of {mark}', ({ mark }) => [{ do: 'unmark', name: mark }]),
    row('all status ailments', [{ do: 'cure', what: 'ailments' }]),
    row('status ailments', [{ do: 'cure', what: 'ailments' }]),
    row('{ailment}', ({ ailment }) => [{ do: 'cure', what: ailment }]),
  ]),
  ...wordings('all stripped', [
    row('{one:stripped at once}'),
    ...['/', ' and ', ', ', ', and '].map((and) =>
      row(`{list:all stripped}${and}{one:stripped at once}`, ({ list, one }) => deed.endedTogether(list, one)),
    ),
  ]),
  ...wordings('stripping', [row('{removes|remove|dispels|dispel|nullifies|cancels}', true)]),
  ...wordings('act', [
    row('{stripping} {what:all stripped} {from|of|on} {whom}', ({ what, whom }) => deed.ended(what, whom)),
    row('{stripping} {whose} {what:all stripped}', ({ what, whose }) => deed.ended(what, whose)),
    row(
      '{stripping} {what:all stripped} from {whom} and {other:all stripped} from {others:whom}',
      ({ what, whom, other, others }) => join.thenIf(deed.ended(what, whom), deed.ended(other, others)),
    ),
    row('{stripping} {debuffs|debuff}', () => deed.onNext({ do: 'strip', what: 'lowers' })),
    row('{stripping} {bulwarks|bulwark}', () => deed.onNext({ do: 'strip', what: 'bulwark' })),
    row('{stripping} {barriers|barrier}', () => deed.onWhom(part.those('@last'), { do: 'strip', what: 'barrier' })),
    row('{stripping} [the] {revive ban|revive seal|unrevivable} from {whom}', ({ whom }) => deed.revivable(whom)),
  ]),
  ...wordings('almighty too', [row('(including almighty)', true), row('(almighty)', true)]),
  ...wordings('repelling', [
    row('repel {sort} [attacks|damage]', ({ sort }) => ({ do: 'repel', what: sort === true ? 'physical' : 'magical' })),
    row('repel {sort} {almighty too}', ({ sort }) => ({
      do: 'repel',
      what: sort === true ? 'physical' : 'magical',
      almighty: true,
    })),
    row('repel almighty {sort}', ({ sort }) => ({
      do: 'repel',
      what: sort === true ? 'physical' : 'magical',
      almighty: true,
    })),
  ]),
  ...wordings('bulwark', [
    row('[a] bulwark {of|with|that has|with an hp value of|worth} {figure} hp', ({ figure }) => figure),
    row('[a] {figure} hp bulwark', ({ figure }) => figure),
    row(
      '[a] bulwark [with an hp value|that has an hp value|with hp] {equal to|equivalent to|of|with} {number}% of {max hp|hp|hp values|maximum hp}',
      ({ number }) => ({ percentOf: 'maxHp', percent: number, of: 'each' }),
    ),
    row(
      '[a] bulwark [with an hp value|that has an hp value|with hp] {equal to|equivalent to|of|with} {number}% of {their|own|their respective|their own|its} {max hp|hp|hp values|maximum hp}',
      ({ number }) => ({ percentOf: 'maxHp', percent: number, of: 'each' }),
    ),
  ]),
  ...wordings('evading', [
    row('{null|evade} {mortal|instant kill} [effect]', 'slay'),
    row('immunity to {skills that inflict mortal|mortal|mortal skills}', 'slay'),
  ]),
  ...wordings('guard', [
    row('[a] barrier [effect]', { do: 'barrier' }),
    row('[the] {repelling} [effect]', ({ repelling }) => repelling),
    row('{bulwark}', ({ bulwark }) => ({ do: 'bulwark', amount: bulwark })),
    row('{evading}', ({ evading }) => ({ do: 'cant', what: evading })),
  ]),
  // What a state does is said on its card.
  ...wordings('what it does', [
    row(
      '{healing|restoring|recovering} [some of] {their|its} hp {at|on} the {start} of {their|its} {turn|turns}',
      true,
    ),
  ]),
  ...wordings('guarding', [
    row('{casts|cast|adds|add|grants|grant|gives|give|places|place|puts|put|applies|apply}', true),
  ]),
  ...wordings('act', [
    row('{guarding} {guard} {on|to|for|onto} {whom}', ({ guard, whom }) => deed.openly(whom, guard)),
    row('{guarding} {guard} {on|to|for|onto} {whom}[.] {turns}', ({ guard, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(guard), turns }),
    ),
    row('{guarding} {guard} {turns} {on|to|for|onto} {whom}', ({ guard, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(guard), turns }),
    ),
    row('{guarding} {guard}', ({ guard }) => deed.openly(part.those('@friends'), guard)),
    row('{grants|gives|grant|give} {whom} [all] {guard}', ({ guard, whom }) => deed.openly(whom, guard)),
    row('{grants|gives|grant|give} {whom} [all] {guard}[.] {turns}', ({ guard, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(guard), turns }),
    ),
    row('{whom} {gain|gains|receive|receives|will gain|will receive} {guard}', ({ guard, whom }) =>
      deed.openly(whom, guard),
    ),
    row('{whom} {gain|gains|receive|receives|will gain|will receive} {guard}[.] {turns}', ({ guard, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(guard), turns }),
    ),
    row('{guarding} a bulwark {turns} with an hp value {equal|equivalent} to {number}% of their [max] hp', (heard) =>
      deed.onWhom(part.those('@last'), {
        do: 'bulwark',
        amount: { percentOf: 'maxHp', percent: heard.number, of: 'each' },
        turns: heard.turns,
      }),
    ),
    row(
      '{guarding} a bulwark {turns} with an hp value {equal|equivalent} to {number}% of their [max] hp {on|to} {whom}',
      (heard) =>
        deed.onWhom(heard.whom, {
          do: 'bulwark',
          amount: { percentOf: 'maxHp', percent: heard.number, of: 'each' },
          turns: heard.turns,
        }),
    ),
    row('casts a barrier on {whom}, granting immunity to all status ailments {turns}', ({ whom, turns }) =>
      deed.onWhom(whom, { do: 'barrier', turns }),
    ),
    row('{giving} {states:all entered} {to|on} {whom}, {what it does} {turns}', ({ whom, states, turns }) =>
      deed.entering(states, whom, turns),
    ),
    row('{whom} {repels|repel|will repel} {sort} {damage|attacks} {turns}', ({ whom, sort, turns }) =>
      deed.onWhom(whom, { do: 'repel', what: sort === true ? 'physical' : 'magical', turns }),
    ),
    row('{whom} {will evade|evades|evade} {instant kill|mortal} {turns}', ({ whom, turns }) =>
      deed.onWhom(whom, { do: 'cant', what: 'slay', turns }),
    ),
    row('{become|becomes} immune to mortal [skills][.] {turns}', ({ turns }) =>
      deed.onWhom('self', { do: 'cant', what: 'slay', turns }),
    ),
    row('{whom} {become|becomes|will be|are} immune to mortal [skills][.] {turns}', ({ whom, turns }) =>
      deed.onWhom(whom, { do: 'cant', what: 'slay', turns }),
    ),
    row('{makes|make} {whom} immune to mortal [skills][.] {turns}', ({ whom, turns }) =>
      deed.onWhom(whom, { do: 'cant', what: 'slay', turns }),
    ),
  ]),
  // Skills that every demon of the game may know by their names, in the form in which they are printed themselves.
  ...wordings('spell', [
    row('tarukaja', { do: 'raise', what: 'attackUp' }),
    row('rakukaja', { do: 'raise', what: 'defenceUp' }),
    row('sukukaja', { do: 'raise', what: 'accuracyUp' }),
    row('luster candy', { do: 'raise', what: ['attackUp', 'defenceUp', 'accuracyUp'] }),
    row('tarukaja+', { do: 'raise', what: 'attackUp', percent: 25 }),
    row('rakukaja+', { do: 'raise', what: 'defenceUp', percent: 25 }),
    row('sukukaja+', { do: 'raise', what: 'accuracyUp', percent: 25 }),
    row('luster candy+', { do: 'raise', what: ['attackUp', 'defenceUp', 'accuracyUp'], percent: 25 }),
  ]),
  ...wordings('weakening spell', [
    row('tarunda', { do: 'lower', what: 'attackDown' }),
    row('rakunda', { do: 'lower', what: 'defenceDown' }),
    row('sukunda', { do: 'lower', what: 'accuracyDown' }),
    row('debilitate', { do: 'lower', what: ['attackDown', 'defenceDown', 'accuracyDown'] }),
    row('tarunda+', { do: 'lower', what: 'attackDown', percent: 25 }),
    row('rakunda+', { do: 'lower', what: 'defenceDown', percent: 25 }),
    row('sukunda+', { do: 'lower', what: 'accuracyDown', percent: 25 }),
    row('debilitate+', { do: 'lower', what: ['attackDown', 'defenceDown', 'accuracyDown'], percent: 25 }),
  ]),
  ...wordings('mirror', [
    row('tetrakarn', { do: 'repel', what: 'physical', turns: 1 }),
    row('makarakarn', { do: 'repel', what: 'magical', turns: 1 }),
  ]),
  ...wordings('casting', [row('{casts|cast|adds|add|grants|grant|applies|inflicts}', true)]),
  ...wordings('spells', [
    row('{spell}', ({ spell }) => [spell]),
    row('{spells}{a further} {spell}', ({ spells, spell }) => [...(spells as Json[]), spell]),
  ]),
  ...wordings('weakening spells', [
    row('{spell:weakening spell}', ({ spell }) => [spell]),
    row('{spells:weakening spells}{a further} {spell:weakening spell}', ({ spells, spell }) => [
      ...(spells as Json[]),
      spell,
    ]),
  ]),
  ...wordings('a further', [row('{and|,|, and|/}', true)]),
  ...wordings('act', [
    row('{casting} {spells}', ({ spells }) => deed.cast(spells, 'allies')),
    row('{casting} {spells:weakening spells}', ({ spells }) => deed.cast(spells, 'enemies')),
    row('{casting} {spells} {turns}', ({ spells, turns }) => deed.cast(spells, 'allies', turns)),
    row('{casting} {spells:weakening spells} {turns}', ({ spells, turns }) => deed.cast(spells, 'enemies', turns)),
    ...['spells', 'weakening spells'].flatMap((kind) => [
      row(`{casting} {spells:${kind}} {on|to} {whom}`, ({ spells, whom }) => deed.cast(spells, whom)),
      row(`{casting} {spells:${kind}} {on|to} {whom}[.] {turns}`, ({ spells, whom, turns }) =>
        deed.cast(spells, whom, turns),
      ),
      row(`{casting} {spells:${kind}} {turns} {on|to} {whom}`, ({ spells, whom, turns }) =>
        deed.cast(spells, whom, turns),
      ),
    ]),
    row('{casting} rebellion on {whom}', ({ whom }) => deed.onWhom(whom, { do: 'charge', what: 'might' })),
    row('{casting} {mirror}', ({ mirror }) => deed.onWhom('allies', mirror)),
    row('{casting} {mirror} on {whom}', ({ mirror, whom }) => deed.onWhom(whom, mirror)),
    row('{casting} {mirror} on {whom}[.] {turns}', ({ mirror, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(mirror), turns }),
    ),
  ]),
];

/** Boost levels of this skill, and of others by their names. */
const BOOSTS: Wording[] = [
  ...wordings('boost', [row('{boost level|boost levels}', true)]),
  ...wordings('own boost', [row('{gains|gain|receives|receive} {many} {boost}', ({ many }) => change.boosting(many))]),
  ...wordings('act', [
    row('{gains|gain|receives|receive} {many} {boost} for {titled}', ({ many, titled }) =>
      change.boosting(many, titled),
    ),
    row('{adds|add|gives|give} {many} {boost} to {own} {titled} [skill]', ({ many, titled }) =>
      change.boosting(many, titled),
    ),
  ]),
];

const ICONS: Wording[] = [
  ...wordings('icons', [row('{press turn icon|press turn icons|press turn|press turns}', true)]),
  ...wordings('most taken', [
    row('only up to 2 {icons} can be reduced by skills or effects', true),
    row('(only up to 2 {icons} can be reduced by skills or effects[.])', true),
    row('({max|max decrease|max reduction|max possible decrease|maximum|maximum decrease}[:] 2 [total])', true),
    row('({maximum|max|maximum of|max of|up to|up to a maximum of} 2 [total] [{icons}] [per turn|total])', true),
  ]),
  ...wordings('taking', [
    row("{lowering} [the] {enemy|enemy's|enemies|enemies'|enemy party's} {icons} by {many}", ({ many }) => many),
    row('{lowering} {many} enemy {icons}', ({ many }) => many),
    row('{removes|remove} {many} enemy {icons}', ({ many }) => many),
    row('{lowering} the number of enemy {icons} by {many}', ({ many }) => many),
  ]),
  ...wordings('act', [
    row('{taking}', ({ taking }) => deed.plain({ do: 'loseIcons', count: taking })),
    row('{taking}[.] [*] {most taken}', ({ taking }) => deed.plain({ do: 'loseIcons', count: taking })),
    row('{grants|grant|gives|give} {own party} {many} [additional|extra] {icons}', ({ many }) =>
      deed.plain({ do: 'gainIcons', count: many }),
    ),
    row(
      '{grants|grant|gives|give|receive|gain|receives|gains|adds|add|get|gets} {many} [additional|extra] {icons}',
      ({ many }) => deed.plain({ do: 'gainIcons', count: many }),
    ),
    row('{own party} {receive|receives|gain|gains} {many} [additional|extra] {icons}', ({ many }) =>
      deed.plain({ do: 'gainIcons', count: many }),
    ),
    row("{raises} {the party's|own party's|own|your party's|the party} {icons} by {many}", ({ many }) =>
      deed.plain({ do: 'gainIcons', count: many }),
    ),
  ]),
];

export const ACTS: readonly Wording[] = [...CHANGES, ...BOOSTS, ...ICONS];
