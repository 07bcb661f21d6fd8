/** What printed skills do: attacks and what goes with them, and everything else, sentence by sentence. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row } from '../../cards/wording.ts';
import * as deed from './printed-deeds.ts';
import * as part from './printed-parts.ts';
import { listed, says } from './printed-words.ts';

const inflicting = (chance: Json, ailment: Json): Json => ({ inflict: { chance, ailment } });

/** What an attack is like: said before "damage", in brackets, or behind it. */
const ATTACKS: Wording[] = [
  ...says('sort', [row('{physical|phys}', true), row('{magic|magical|mag}', false)]),
  ...says('total', [row('total power: {number}'), row('total: {number}')]),
  ...says('blow', [
    row('({sort})', ({ sort }) => ({ physical: sort })),
    row('({sort}[,] power: {number}) ', ({ sort, number }) => ({ physical: sort, power: number })),
    row('(power: {number})', ({ number }) => ({ power: number })),
    row('[.] ({total})', {}),
    row('({sort}, {number} power)', ({ sort, number }) => ({ physical: sort, power: number })),
    row('(power: {number}, {total})', ({ number }) => ({ power: number })),
    row('(power: {number}; {total})', ({ number }) => ({ power: number })),
    row('({sort}, power: {number}, {total})', ({ sort, number }) => ({ physical: sort, power: number })),
    row('{number} (power: {power:number}, {total}) times', ({ number, power }) => ({ times: number, power })),
  ]),
  ...says('pierced', [row('{elements}'), row('attribute', 'any')]),
  ...says('of element', [
    row('{elements}', ({ elements }) => ({ elements, blow: {} })),
    row('{elements} {blow}', ({ elements, blow }) => ({ elements, blow })),
    row('{elements} or {element}', ({ elements, element }) => ({
      elements: [...(elements as Json[]), element],
      blow: {},
    })),
    row('{elements} or {element} {blow}', ({ elements, element, blow }) => ({
      elements: [...(elements as Json[]), element],
      blow,
    })),
    row('{elements} {blow} or {element} {other:blow}', ({ elements, blow, element, other }) =>
      JSON.stringify(blow) === JSON.stringify(other)
        ? { elements: [...(elements as Json[]), element], blow }
        : undefined,
    ),
    row('{elements} [attribute] {sort}', ({ elements, sort }) => ({ elements, blow: { physical: sort } })),
    row('{elements} {blow} pierce effect', ({ elements, blow }) => ({
      elements,
      blow: { ...part.fieldsOf(blow), pierced: 'any' },
    })),
    row('{elements} pierce effect', ({ elements }) => ({ elements, blow: { pierced: 'any' } })),
  ]),
  ...says('trait of attack', [
    row('{number} power', ({ number }) => ({ power: number })),
    row('[a] bulwark pierce [effect]', { bulwark: true }),
    row('{remnants|remnant|a remnant}', { remnants: true }),
    row('{a|an|} {number}% {crit rate|critical hit rate|critical rate}', ({ number }) => ({ critical: number })),
    row('pierce [effect]', { pierced: 'any' }),
    row('{elements} pierce [effect]', ({ elements }) => ({ pierced: elements })),
    row('{elements}/bulwark pierce', ({ elements }) => ({ pierced: elements })),
  ]),
  ...listed('traits of attack', 'trait of attack', [' and ', ', ', ', and ']),
  ...says('ill', [row('{ailment}'), row('mortal', 'slay')]),
  ...listed('ills', 'ill', ['/', ' and ', ', ', ', and ']),
  ...says('on those hit', [
    row(
      '{on|to} {hit enemies|the hit enemy|all enemies that were hit|enemies that are hit|demon(s) that were hit}',
      true,
    ),
    row('when using this skill', true),
    row('{on|to} {hit enemies|demon(s) that were hit} when {the attack|attack} is successful', true),
  ]),
  ...says('inflicting', [
    row('{a|an|} {number}% chance to inflict {ills}', ({ number, ills }) => inflicting(number, ills)),
    row('{a|an|} {number}% chance to inflict {ills} {hit:on those hit}', ({ number, ills }) =>
      inflicting(number, ills),
    ),
  ]),
  ...says('detail', [
    row('{blow}'),
    row('{times}', ({ times }) => ({ times })),
    row('{with|, with|and} {traits:traits of attack}', ({ traits }) => part.joined(traits)),
    row('[.] power: {number}', ({ number }) => ({ power: number })),
    row('{with|and|, with|, and with|and with|, and has|and has} {inflicting}', ({ inflicting: one }) => one),
    row("and {decreases|reduces} enemy's {values} [by] {number}% {turns}", ({ values, number, turns }) => ({
      lower: { values, percent: number, turns },
    })),
    row('{on|to} {whom}', ({ whom }) => ({ whom })),
    row('all enemies', { whom: 'enemies' }),
    row('[,] while healing caster {number}% of damage dealt', ({ number }) => ({ leech: number })),
    row('{and|, then} recovers {number}% of the damage dealt', ({ number }) => ({ leech: number })),
    row('[,] and drains {number} mp', ({ number }) => ({ drain: number })),
    row('[,] and reduces mp by {number} [mp]', ({ number }) => ({ takeMp: number })),
    row("[,] and decreases the target's mp by {number}", ({ number }) => ({ takeMp: number })),
    row('[,] and causes them to lose {number} mp', ({ number }) => ({ takeMp: number })),
  ]),
  ...says('details', [
    row('{detail}'),
    row('{details} {detail}', ({ details, detail }) => part.merged(details, detail)),
  ]),
  ...says('strike', [
    row('counter {dealing|with} {of:of element} damage {details}', ({ of, details }) => {
      const { elements, blow } = part.fieldsOf(of);
      const told = part.merged({ whom: part.those('causedBy') }, details);
      return told === undefined ? undefined : deed.struck(elements ?? null, blow ?? {}, told);
    }),
    row('counter {dealing|with} {of:of element} damage', ({ of }) => {
      const { elements, blow } = part.fieldsOf(of);
      return deed.struck(elements ?? null, blow ?? {}, { whom: part.those('causedBy') });
    }),
    row('{inflicts|inflict} {of:of element} damage {details}', ({ of, details }) => {
      const { elements, blow } = part.fieldsOf(of);
      return deed.struck(elements ?? null, blow ?? {}, details);
    }),
    row('{inflicts|inflict} physical damage {details}', ({ details }) => deed.struck(['phys'], {}, details)),
    row(
      '{inflicts|inflict} damage {details} of the same attribute as the attack triggering the chain effect {on|to} {whom}',
      ({ details, whom }) => deed.struck('same', { whom }, details),
    ),
    row('{inflicts|inflict} damage {details} of the same attribute {more:details}', ({ details, more }) => {
      const all = part.merged(details, more);
      return all === undefined ? undefined : deed.struck('same', {}, all);
    }),
    row('{inflicts|inflict} damage of the same attribute [as the activated skill] {details}', ({ details }) =>
      deed.struck('same', {}, details),
    ),
  ]),
];

/** Damage that is a share of HP. */
const FRACTIONS: Wording[] = [
  ...says('share of', [row('[their] [own] {max|maximum} hp', 'maxHp'), row('[their] [own] current hp', 'hp')]),
  ...says('share', [
    row('{number}% fractional damage', ({ number }) => ({ percent: number })),
    row('fractional damage equivalent to {number}% of {of:share of}', ({ number, of }) => ({ percent: number, of })),
  ]),
  ...says('share detail', [
    row('{( |(max:} {figure})', ({ figure }) => ({ max: figure })),
    row('({figure} max)', ({ figure }) => ({ max: figure })),
    row('[,] with remnants[,]', { remnants: true }),
    row('{times}', ({ times }) => ({ times })),
    row('{on|to} {whom}', ({ whom }) => ({ whom })),
    row('based on {of:share of}', ({ of }) => ({ of })),
    row('{with|, with} {inflicting}', ({ inflicting: one }) => one),
  ]),
  ...says('share details', [
    row('{detail:share detail}'),
    row('{details:share details} {detail:share detail}', ({ details, detail }) => part.merged(details, detail)),
  ]),
  ...says('strike', [
    row('{inflicts|inflict} {share} {details:share details}', ({ share, details }) =>
      deed.fractionOf(part.merged(share, details)),
    ),
    row('{inflicts|inflict} {figure} fixed damage {on|to} {whom}', ({ figure, whom }) =>
      deed.onWhom(whom, { do: 'damage', amount: figure }),
    ),
  ]),
];

/** Ailments, charges and states. */
const STATES: Wording[] = [
  ...says('ail', [
    row('charm', 'charm'),
    row('mute', 'mute'),
    row('bind', 'bind'),
    row('curse', 'curse'),
    row('poison', 'poison'),
  ]),
  ...says('act', [
    row('[has] {a|an|} {number}% chance to inflict {ills} {on|to} {whom}', ({ number, ills, whom }) =>
      deed.afflicted(number, ills, whom),
    ),
    row('[has] {a|an|} {number}% chance to inflict {ills} {on|to} {whom} {turns}', ({ number, ills, whom, turns }) =>
      deed.afflicted(number, ills, whom, turns),
    ),
    row('{number}% chance to inflict {ills} {times} on random enemies', ({ number, ills, times }) =>
      deed.afflictedAnew(number, ills, times),
    ),
    row('has {a|an} {number}% chance to inflict {ills}', ({ number, ills }) =>
      deed.afflicted(number, ills, part.those('@hit')),
    ),
    row('[has] {a|an|} {number}% chance to inflict {whom} with {ills}', ({ number, ills, whom }) =>
      deed.afflicted(number, ills, whom),
    ),
    row('{number}% chance to inflict {ills} on random enemies {times}', ({ number, ills, times }) =>
      deed.afflictedAnew(number, ills, times),
    ),
    row('[has a] {number}% chance to {ail} {whom}', ({ number, ail, whom }) => deed.afflicted(number, [ail], whom)),
    row(
      '{inflicts|inflict} {ills} with {a|an|} {number}% {chance|infliction rate} on {whom}',
      ({ ills, whom, number }) => deed.afflicted(number, ills, whom),
    ),
    row('{inflicts|inflict} {ills} {on|to} {whom}', ({ ills, whom }) => deed.afflicted(100, ills, whom)),
    row(
      '{inflicts|inflict} {ills} on {whom}[,] with {a|an|} {number}% {chance|infliction rate}',
      ({ ills, whom, number }) => deed.afflicted(number, ills, whom),
    ),
    row('{inflicts|inflict} {mark} on {whom}', ({ mark, whom }) => deed.marking([mark], 1, whom)),
    row('{inflicts|inflict} {mark} on {whom}[.] {turns}', ({ mark, whom, turns }) =>
      deed.marking([mark], 1, whom, turns),
    ),
    row('{inflicts|inflict} {whom} with {mark}[.] {turns}', ({ mark, whom, turns }) =>
      deed.marking([mark], 1, whom, turns),
    ),
    row('{puts|put|places|place} {whom} {into|in} a state of {states:all entered}', ({ whom, states }) =>
      deed.entering(states, whom),
    ),
    row(
      '{puts|put|places|place} {whom} {into|in} a state of {states:all entered}[.] {turns}',
      ({ whom, states, turns }) => deed.entering(states, whom, turns),
    ),
    row('{puts|put|places|place} party into a state of {states:all entered}[.] {turns}', ({ states, turns }) =>
      deed.entering(states, 'allies', turns),
    ),
    row('sends {whom} into a state of {states:all entered}', ({ whom, states }) => deed.entering(states, whom)),
    row('sends {whom} into a state of {states:all entered}[.] {turns}', ({ whom, states, turns }) =>
      deed.entering(states, whom, turns),
    ),
    row('{whom} {will enter|enters|enter} [into] a state of {states:all entered}', ({ whom, states }) =>
      deed.entering(states, whom),
    ),
    row('{enters|enter} [into] a state of {states:all entered}', ({ states }) => deed.entering(states, 'self')),
    row(
      '{enters|enter} [into] a state of concentrate and increases the damage of the next magic attack by {number}%',
      ({ number }) =>
        deed.explained(deed.plain({ do: 'charge', what: 'concentrate', target: 'self' }), 'concentrate', number),
    ),
    row(
      '{adds|add|places|place|applies|apply|inflicts|inflict|grants|gives} {many} {count|counts} of {counted} {on|to|onto|upon} {whom}',
      ({ many, counted, whom }) => deed.marking(counted, many, whom),
    ),
    row('{adds|add} {many} to the count {of|for} {counted}', ({ many, counted }) =>
      deed.marking(counted, many, part.those('@last')),
    ),
    row('adds {many} levels of {counted} to {whom}', ({ many, counted, whom }) => deed.marking(counted, many, whom)),
    row('adds {many} levels of {counted} to {whom}[.] {turns}', ({ many, counted, whom, turns }) =>
      deed.marking(counted, many, whom, turns),
    ),
    row('{adds|places|applies} {many} {count|counts} of {counted}', ({ many, counted }) =>
      deed.marking(counted, many, part.those('@last')),
    ),
    row(
      '{places|adds} {many} {count|counts} of {counted} [each] {on|to} the enemies with the highest and lowest current hp',
      ({ many, counted }) =>
        deed.thenIf(
          deed.marking(counted, many, part.those({ most: 'hp', side: 'enemy' })),
          deed.marking(counted, many, part.those({ least: 'hp', side: 'enemy' })),
        ),
    ),
    row('removes all bulwarks and {mark} counts from {whom}', ({ mark, whom }) =>
      deed.allOnWhom(whom, [
        { do: 'strip', what: 'bulwark' },
        { do: 'unmark', name: mark },
      ]),
    ),
    row('{adds|add} {many} to the count {of|for} {counted} {on|to} {whom}', ({ many, counted, whom }) =>
      deed.marking(counted, many, whom),
    ),
    row('+ {number} to the count of {counted} {on|to} {whom}', ({ number, counted, whom }) =>
      deed.marking(counted, number, whom),
    ),
    row('{removes|remove} {number} count from {mark} from {whom}', ({ number, mark, whom }) =>
      deed.onWhom(whom, { do: 'unmark', name: mark, count: number }),
    ),
    row('{decreases|reduces} {whose} {mark} [counts] by {number} [counts]', ({ whose, mark, number }) =>
      deed.onWhom(whose, { do: 'unmark', name: mark, count: number }),
    ),
    row('{removes|remove} {mark} from {whom}', ({ mark, whom }) => deed.onWhom(whom, { do: 'unmark', name: mark })),
  ]),
];

/** What restores, revives and cures. */
const HEALING: Wording[] = [
  ...says('healing power', [row('with {number} power'), row('(power: {number})')]),
  ...says('act', [
    row('{heals|heal|restores|restore} [hp of] {whom} {power:healing power}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('restores hp to {whom} {power:healing power}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('restores hp {power:healing power} to {whom}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('{heals|heal} {whom}. {power:healing power}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('restores own hp [.] {power:healing power}', ({ power }) =>
      deed.onWhom('self', { do: 'heal', amount: { power } }),
    ),
    row('heals hp of {whom} {power:healing power}, and mp by {number}', ({ whom, power, number }) =>
      deed.allOnWhom(whom, [
        { do: 'heal', amount: { power } },
        { do: 'giveMp', amount: number },
      ]),
    ),
    row('{restores|heals} {number}% hp {to|of} {whom}', ({ number, whom }) => deed.onWhom(whom, deed.share(number))),
    row('{restores|heals} [hp of] {whom} by {number}%', ({ number, whom }) => deed.onWhom(whom, deed.share(number))),
    row('{heals|heal} own hp by {number}%', ({ number }) => deed.onWhom('self', deed.share(number))),
    row('heals {number}% of own hp', ({ number }) => deed.onWhom('self', deed.share(number))),
    row(
      '{restores|heals|recovers|restore|heal|recover} {number}% {of hp|of max hp|of their hp|of their max hp} {to|of|for} {whom}',
      ({ number, whom }) => deed.onWhom(whom, deed.share(number)),
    ),
    row('{recovers|restore|heal|recover} {number}% hp {to|of|for} {whom}', ({ number, whom }) =>
      deed.onWhom(whom, deed.share(number)),
    ),
    row('{whom} {recovers|recover} {number}% {hp|of hp|of max hp|of their hp|of their max hp}', ({ number, whom }) =>
      deed.onWhom(whom, deed.share(number)),
    ),
    row('{restores|restore|heals|recovers} {figure} hp {to|of|for} {whom}', ({ figure, whom }) =>
      deed.onWhom(whom, { do: 'heal', amount: figure }),
    ),
    row('restores {number}% {hp|of hp}', ({ number }) => deed.restored(deed.share(number))),
    row('restores {number} mp and {percent:number}% hp to {whom}', ({ number, percent, whom }) =>
      deed.allOnWhom(whom, [{ do: 'giveMp', amount: number }, deed.share(percent)]),
    ),
    row('{restores|recovers|recover|restore} {number} mp {to|of|for|on} {whom}', ({ number, whom }) =>
      deed.onWhom(whom, { do: 'giveMp', amount: number }),
    ),
    row('{whom} {recover|recovers} {number} mp', ({ number, whom }) =>
      deed.onWhom(whom, { do: 'giveMp', amount: number }),
    ),
    row('{restores|recovers|recover} {number} mp', ({ number }) => deed.restored({ do: 'giveMp', amount: number })),
    row('drains {number} mp', ({ number }) => deed.drains(number)),
    row('{self} will recover the amount of damage dealt', () =>
      deed.onWhom(part.those('self'), { do: 'heal', amount: { dealt: true } }),
    ),
    row('{reduces|decreases} {whose} mp by {number}', ({ whose, number }) =>
      deed.onWhom(whose, { do: 'takeMp', amount: number }),
    ),
    row('reduces mp by {number}', ({ number }) => deed.onWhom(part.those('@hit'), { do: 'takeMp', amount: number })),
    row('cause them to recover from all status ailments', () =>
      deed.onWhom(part.those('@last'), { do: 'cure', what: 'ailments' }),
    ),
    row('cures {ailments} {for|of} {whom}', ({ whom, ailments }) =>
      deed.onWhom(whom, { do: 'cure', what: part.oneOrAll(ailments) }),
    ),
    row('{cures|cure|heals} {whom} of {ailments}', ({ whom, ailments }) =>
      deed.onWhom(whom, { do: 'cure', what: part.oneOrAll(ailments) }),
    ),
    row('{cures|cure} {whom} of their status ailments', ({ whom }) =>
      deed.onWhom(whom, { do: 'cure', what: 'ailments' }),
    ),
    row('{cures|cure|heals|removes} all status {ailments|aliments} {of|from|for} {whom}', ({ whom }) =>
      deed.onWhom(whom, { do: 'cure', what: 'ailments' }),
    ),
    row('cures all status {ailments|aliments}', () => deed.cured()),
    row('cures all status {ailments|aliments}', () => deed.onNext({ do: 'cure', what: 'ailments' })),
    row('removes status ailments from {whom}', ({ whom }) => deed.onWhom(whom, { do: 'cure', what: 'ailments' })),
    row('removes {ailments} from {whom}', ({ whom, ailments }) =>
      deed.onWhom(whom, { do: 'cure', what: part.oneOrAll(ailments) }),
    ),
  ]),
  ...says('act', [
    row('reduces the chance of being {suffered} during this wave by {number}%', ({ suffered, number }) =>
      deed.onWhom(part.those('@last'), {
        do: 'lend',
        passives: [{ ailmentChance: 'received', plus: part.less(number), ailment: suffered }],
      }),
    ),
  ]),
  ...says('revived with', [row('with {number}% hp'), row('with full hp', 100)]),
  ...says('fallen', [
    row('a single party member', 'fallen'),
    row('all [fallen] party members', 'fallenAll'),
    row('all fallen allies', 'fallenAll'),
    row(
      '{a single fallen party member at random|one fallen ally at random|a random party member|a randomly selected fallen ally}',
      part.those({ random: 1, side: 'own', fallen: true }),
    ),
    row('{self}', part.those('self')),
  ]),
  ...says('act', [
    row('{revive|revives} {fallen} {percent:revived with}', ({ fallen, percent }) =>
      deed.onWhom(fallen, { do: 'revive', percent }),
    ),
    row('caster dies', () => deed.onWhom(part.those('self'), { do: 'slay' })),
    row('the demon with this skill will be downed upon activation', () =>
      deed.onWhom(part.those('self'), { do: 'slay' }),
    ),
  ]),
];

/** What changes values and affinities, protects and strips. */
const CHANGES: Wording[] = [
  ...says('raises', [row('{increases|increase|boosts|raises}', true)]),
  ...says('lowers', [row('{decreases|decrease|reduces|reduce|lowers|lower}', true)]),
  ...says('one of values', [
    row('[either] {a:value}, {b:value}[,] or {c:value}', ({ a, b, c }) => [a, b, c]),
    row('[either] {a:value} or {b:value} or {c:value}', ({ a, b, c }) => [a, b, c]),
  ]),
  ...says('by a fifth', [row('by 20%', true)]),
  ...says('act', [
    row('{raises} {whose} {one:one of values} {by a fifth}[.] {turns}', ({ whose, one, turns }) =>
      deed.someOf(one, 1, whose, turns, true),
    ),
    row('{raises} [the] {one:one of values} of {whom} {by a fifth}[.] {turns}', ({ whom, one, turns }) =>
      deed.someOf(one, 1, whom, turns, true),
    ),
    row('{lowers} [the] {one:one of values} of {whom} {by a fifth}[.] {turns}', ({ whom, one, turns }) =>
      deed.someOf(one, 1, whom, turns, false),
    ),
    row('{lowers} {one:one of values} {by a fifth}[.] {turns}', ({ one, turns }) =>
      deed.someOf(one, 1, part.those('@last'), turns, false),
    ),
    row('- {number}% to [the] {values} of {whom}', ({ number, values, whom }) => deed.lowered(values, whom, number)),
    row('- {number}% to [the] {values} of {whom}[.] {turns}', ({ number, values, whom, turns }) =>
      deed.lowered(values, whom, number, turns),
    ),
  ]),
  ...says('act', [
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
    row('+ {number}% to {values} of {whom}', ({ number, values, whom }) => deed.raised(values, whom, number)),
    row('+ {number}% to {values} of {whom}[.] {turns}', ({ number, values, whom, turns }) =>
      deed.raised(values, whom, number, turns),
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
        deed.thenIf(deed.raised(up, whom, number, turns), deed.lowered(down, whom, number, turns)),
    ),
    row(
      '{raises} two of the following[:] {a:value}, {b:value} or {c:value} of {whom} by {number}%[.] {turns}',
      ({ a, b, c, whom, number, turns }) => (number === 20 ? deed.someOf([a, b, c], 2, whom, turns, true) : undefined),
    ),
    row(
      '{raises} two of the following by {number}%: {a:value}, {b:value} or {c:value} of {whom}[.] {turns}',
      ({ a, b, c, whom, number, turns }) => (number === 20 ? deed.someOf([a, b, c], 2, whom, turns, true) : undefined),
    ),
    row(
      '{lowers} two of the following by {number}%: {a:value}, {b:value} or {c:value} of {whom}[.] {turns}',
      ({ a, b, c, whom, number, turns }) => (number === 20 ? deed.someOf([a, b, c], 2, whom, turns, false) : undefined),
    ),
  ]),
  ...says('affinities', [row('{attribute affinity|attribute affinities|affinity attribute|affinities}', true)]),
  ...says('levels', [row('by {number} {level|levels}')]),
  ...says('act', [
    row('{lowers} [the] {elements} {affinities} of {whom} {levels}', ({ elements, whom, levels }) =>
      deed.openly(whom, deed.worse(elements, levels)),
    ),
    row('{lowers} [the] {elements} {affinities} of {whom} {levels}[.] {turns}', ({ elements, whom, levels, turns }) =>
      deed.onWhom(whom, { ...deed.worse(elements, levels), turns }),
    ),
    row('{lowers} {whose} {elements} {affinities} {levels}', ({ elements, whose, levels }) =>
      deed.openly(whose, deed.worse(elements, levels)),
    ),
    row('{lowers} {whose} {elements} {affinities} {levels}[.] {turns}', ({ elements, whose, levels, turns }) =>
      deed.onWhom(whose, { ...deed.worse(elements, levels), turns }),
    ),
  ]),
  ...says('stripped', [
    row('{buffs|all buffs|all status buffs|all stat buffs}', 'raises'),
    row('{debuffs|all debuffs}', 'lowers'),
    row('charge, concentrate[,] and might', 'charges'),
    row('{barrier|barriers|all barriers}', 'barrier'),
    row('{bulwark|bulwarks|all bulwarks}', 'bulwark'),
    row('repel phys', 'repelPhysical'),
    row('repel {mag|magic}', 'repelMagical'),
  ]),
  ...listed('all stripped', 'stripped', [' and ']),
  ...says('all stripped', [row('repel phys/mag', ['repelPhysical', 'repelMagical'])]),
  ...says('act', [
    row('{removes|remove} {what:all stripped} {from|of} {whom}', ({ what, whom }) =>
      deed.onWhom(whom, { do: 'strip', what: part.oneOrAll(what) }),
    ),
    row('{removes|remove} all enemy {stripped}', ({ stripped }) =>
      deed.onWhom('enemies', { do: 'strip', what: stripped }),
    ),
    row(
      '{removes|remove} {stripped} from {whom} and {other:stripped} from {others:whom}',
      ({ stripped, whom, other, others }) =>
        deed.thenIf(
          deed.onWhom(whom, { do: 'strip', what: stripped }),
          deed.onWhom(others, { do: 'strip', what: other }),
        ),
    ),
    row('{removes|remove} {debuffs|debuff}', () => deed.onNext({ do: 'strip', what: 'lowers' })),
    row('{removes|remove} {barriers|barrier}', () =>
      deed.onWhom(part.those('@last'), { do: 'strip', what: 'barrier' }),
    ),
    row('{removes|remove} {stripped} and evade mortal from {whom}', ({ stripped, whom }) =>
      deed.allOnWhom(whom, [
        { do: 'strip', what: stripped },
        { do: 'can', what: 'slay' },
      ]),
    ),
    row('{removes|remove} {revive ban|revive seal} from {whom}', ({ whom }) => deed.revivable(whom)),
    row('{removes|remove} evade mortal from {whom}', ({ whom }) => deed.onWhom(whom, { do: 'can', what: 'slay' })),
  ]),
  ...says('almighty too', [row('(including almighty)', true), row('(almighty)', true)]),
  ...says('repelling', [
    row('repel {sort}', ({ sort }) => ({ do: 'repel', what: sort === true ? 'physical' : 'magical' })),
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
  ...says('bulwark', [
    row('[a] bulwark {of|with|that has} {figure} hp', ({ figure }) => figure),
    row(
      '[a] bulwark {with an hp value equal to|with an hp value equivalent to|that has an hp value equivalent to|with|equivalent to} {number}% of {their|own|their respective} {max hp|hp|hp values}',
      ({ number }) => ({ percentOf: 'maxHp', percent: number, of: 'each' }),
    ),
    row('[a] bulwark with an hp value equivalent to {number}% of max hp', ({ number }) => ({
      percentOf: 'maxHp',
      percent: number,
      of: 'each',
    })),
  ]),
  ...says('evading', [row('{null|evade} mortal', 'slay'), row('immunity to skills that inflict mortal', 'slay')]),
  ...says('guard', [
    row('[a] barrier', { do: 'barrier' }),
    row('{repelling} [effect]', ({ repelling }) => repelling),
    row('{bulwark}', ({ bulwark }) => ({ do: 'bulwark', amount: bulwark })),
    row('{evading}', ({ evading }) => ({ do: 'cant', what: evading })),
  ]),
  ...says('act', [
    row('{casts|cast|adds|add|grants} {guard} {on|to|for} {whom}', ({ guard, whom }) => deed.openly(whom, guard)),
    row('{casts|cast|adds|add|grants} {guard} {on|to|for} {whom}[.] {turns}', ({ guard, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(guard), turns }),
    ),
    row('{grants|gives|grant} {whom} [all] {guard}', ({ guard, whom }) => deed.openly(whom, guard)),
    row('{grants|gives|grant} {whom} [all] {guard}[.] {turns}', ({ guard, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(guard), turns }),
    ),
    row('{whom} {gain|gains} {guard}', ({ guard, whom }) => deed.openly(whom, guard)),
    row('{whom} {gain|gains} {guard}[.] {turns}', ({ guard, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(guard), turns }),
    ),
    row('adds a bulwark {turns} with an hp value equal to {number}% of their max hp', ({ number, turns }) =>
      deed.onWhom(part.those('@last'), {
        do: 'bulwark',
        amount: { percentOf: 'maxHp', percent: number, of: 'each' },
        turns,
      }),
    ),
    row('casts a barrier on {whom}, granting immunity to all status ailments {turns}', ({ whom, turns }) =>
      deed.onWhom(whom, { do: 'barrier', turns }),
    ),
    row('{whom} repels {sort} damage {turns}', ({ whom, sort, turns }) =>
      deed.onWhom(whom, { do: 'repel', what: sort === true ? 'physical' : 'magical', turns }),
    ),
    row('{whom} will evade instant kill {turns}', ({ whom, turns }) =>
      deed.onWhom(whom, { do: 'cant', what: 'slay', turns }),
    ),
    row('become immune to mortal skills[.] {turns}', ({ turns }) =>
      deed.onWhom('self', { do: 'cant', what: 'slay', turns }),
    ),
  ]),
  // Skills that every demon of the game may know by their names, in the form in which they are printed themselves.
  ...says('spell', [
    row('tarukaja', { do: 'raise', what: 'attackUp' }),
    row('rakukaja', { do: 'raise', what: 'defenceUp' }),
    row('sukukaja', { do: 'raise', what: 'accuracyUp' }),
    row('luster candy', { do: 'raise', what: ['attackUp', 'defenceUp', 'accuracyUp'] }),
    row('tarukaja+', { do: 'raise', what: 'attackUp', percent: 25 }),
    row('rakukaja+', { do: 'raise', what: 'defenceUp', percent: 25 }),
    row('sukukaja+', { do: 'raise', what: 'accuracyUp', percent: 25 }),
  ]),
  ...says('weakening spell', [
    row('tarunda', { do: 'lower', what: 'attackDown' }),
    row('rakunda', { do: 'lower', what: 'defenceDown' }),
    row('sukunda', { do: 'lower', what: 'accuracyDown' }),
    row('debilitate', { do: 'lower', what: ['attackDown', 'defenceDown', 'accuracyDown'] }),
    row('tarunda+', { do: 'lower', what: 'attackDown', percent: 25 }),
    row('rakunda+', { do: 'lower', what: 'defenceDown', percent: 25 }),
    row('sukunda+', { do: 'lower', what: 'accuracyDown', percent: 25 }),
  ]),
  ...says('mirror', [
    row('tetrakarn', { do: 'repel', what: 'physical', turns: 1 }),
    row('makarakarn', { do: 'repel', what: 'magical', turns: 1 }),
  ]),
  ...says('casting', [row('{casts|cast}', true)]),
  ...says('act', [
    row('{casting} {spell}', ({ spell }) => deed.openly('allies', spell)),
    row('{casting} {spell:weakening spell}', ({ spell }) => deed.openly('enemies', spell)),
    row('{casting} {spell} {turns}', ({ spell, turns }) => deed.onWhom('allies', { ...part.fieldsOf(spell), turns })),
    row('{casting} {spell:weakening spell} {turns}', ({ spell, turns }) =>
      deed.onWhom('enemies', { ...part.fieldsOf(spell), turns }),
    ),
    row('{casting} {spell} on {whom}', ({ spell, whom }) => deed.openly(whom, spell)),
    row('{casting} {spell} on {whom}[.] {turns}', ({ spell, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(spell), turns }),
    ),
    row('{casting} {spell} {turns} on {whom}', ({ spell, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(spell), turns }),
    ),
    row('{casting} {spell:weakening spell} on {whom}', ({ spell, whom }) => deed.openly(whom, spell)),
    row('{casting} {spell:weakening spell} on {whom}[.] {turns}', ({ spell, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(spell), turns }),
    ),
    row('{casting} {spell:weakening spell} {turns} on {whom}', ({ spell, whom, turns }) =>
      deed.onWhom(whom, { ...part.fieldsOf(spell), turns }),
    ),
    row('{casting} rebellion on self', () => deed.onWhom('self', { do: 'charge', what: 'might' })),
    row('{casting} {mirror}', ({ mirror }) => deed.onWhom('allies', mirror)),
    row('{casting} {mirror} on {whom}', ({ mirror, whom }) => deed.onWhom(whom, mirror)),
  ]),
];

const ICONS: Wording[] = [
  ...says('icons', [row('{press turn icon|press turn icons}', true)]),
  ...says('most taken', [
    row('only up to 2 {icons} can be reduced by skills or effects', true),
    row('(only up to 2 {icons} can be reduced by skills or effects[.])', true),
    row('({max|max decrease|max reduction|max possible decrease}: 2)', true),
    row('(maximum of 2 total)', true),
    row('(max 2 {icons} per turn)', true),
  ]),
  ...says('taking', [
    row("{decreases|reduces|decrease} [the] {enemy|enemy's|enemies} {icons} by {number}", ({ number }) => number),
    row('{reduces|decreases} {number} enemy {icons}', ({ number }) => number),
    row('{reduces|decreases} {number} enemy press turn', ({ number }) => number),
  ]),
  ...says('act', [
    row('{taking}', ({ taking }) => deed.plain({ do: 'loseIcons', count: taking })),
    row('{taking}[.] [*] {most taken}', ({ taking }) => deed.plain({ do: 'loseIcons', count: taking })),
    row('{grants|grant|gives|give} the party {many} [additional] {icons}', ({ many }) =>
      deed.plain({ do: 'gainIcons', count: many }),
    ),
    row('{grants|receive|gain|receives|gains|adds} {many} [additional] {icons}', ({ many }) =>
      deed.plain({ do: 'gainIcons', count: many }),
    ),
    row("{increases|increase} the party's {icons} by {number}", ({ number }) =>
      deed.plain({ do: 'gainIcons', count: number }),
    ),
  ]),
];

export const ACTS: readonly Wording[] = [
  ...ATTACKS,
  ...says('act', [row('{strike}')]),
  ...FRACTIONS,
  ...STATES,
  ...HEALING,
  ...CHANGES,
  ...ICONS,
];
