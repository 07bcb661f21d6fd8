/** What printed skills do: attacks and what goes with them, and everything else, sentence by sentence. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as change from './printed-changes.ts';
import * as deed from './printed-deeds.ts';
import * as join from './printed-joins.ts';
import * as part from './printed-parts.ts';
import { listed } from './printed-words.ts';

const inflicting = (chance: Json, ailment: Json): Json => ({ inflict: { chance, ailment } });

/** What an attack is like: said before "damage", in brackets, or behind it. */
const ATTACKS: Wording[] = [
  ...wordings('sort', [row('{physical|phys}', true), row('{magic|magical|mag}', false)]),
  ...wordings('total', [row('[new] total power: {number}'), row('total: {number}'), row('{number} total power')]),
  ...wordings('inflicting verb', [row('{inflicts|inflict|deals|deal}', true)]),
  ...wordings('of hitting', [
    row(
      '{a|an|} {number}% {crit rate|critical hit rate|critical rate|crit hit rate|chance of a critical hit|critical hit chance}',
    ),
  ]),
  ...wordings('blow', [
    row('({sort})', ({ sort }) => ({ physical: sort })),
    row('({sort}[,] power: {number}) ', ({ sort, number }) => ({ physical: sort, power: number })),
    row('(power: {number})', ({ number }) => ({ power: number })),
    row('[.] ({total})', {}),
    row('({sort}, {number} power)', ({ sort, number }) => ({ physical: sort, power: number })),
    row('(power: {number}, {total})', ({ number }) => ({ power: number })),
    row('(power: {number}; {total})', ({ number }) => ({ power: number })),
    row('(power {number})', ({ number }) => ({ power: number })),
    row('({number} power)', ({ number }) => ({ power: number })),
    row('({number} power, {total})', ({ number }) => ({ power: number })),
    row('({sort}, {number} power, {total})', ({ sort, number }) => ({ physical: sort, power: number })),
    row('({sort}, power: {number}; {total})', ({ sort, number }) => ({ physical: sort, power: number })),
    row('({sort}, power: {number} ({total}))', ({ sort, number }) => ({ physical: sort, power: number })),
    row('({sort}, power: {number}) ({total})', ({ sort, number }) => ({ physical: sort, power: number })),
    row('({sort}, power: {number}, {total})', ({ sort, number }) => ({ physical: sort, power: number })),
    row('{number} (power: {power:number}, {total}) times', ({ number, power }) => ({ times: number, power })),
  ]),
  ...wordings('pierced', [row('{elements}'), row('attribute', 'any')]),
  ...wordings('of element', [
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
  ...wordings('trait of attack', [
    row('{number} power', ({ number }) => ({ power: number })),
    row('[a] bulwark pierce [effect]', { bulwark: true }),
    row('{remnants|remnant|a remnant} [effect]', { remnants: true }),
    row('{critical:of hitting}', ({ critical }) => ({ critical })),
    row('{a|an|} {number}% hit rate', ({ number }) => ({ accuracy: number })),
    row('{a|an|} {number}% hit rate and {critical hit rate|critical rate}', ({ number }) => ({
      accuracy: number,
      critical: number,
    })),
    row('[a] pierce [effect]', { pierced: 'any' }),
    row('{elements} pierce [effect]', ({ elements }) => ({ pierced: elements })),
    row('{elements}/bulwark pierce [effect]', ({ elements }) => ({ pierced: elements })),
    row('bulwark/{elements} pierce [effect]', ({ elements }) => ({ pierced: elements })),
  ]),
  ...listed('traits of attack', 'trait of attack', [
    ' and ',
    ', ',
    ', and ',
    '/',
    ' with ',
    ' and with ',
    ', and with ',
    ' and has ',
    ', and has ',
  ]),
  ...wordings('ill', [row('{ailment}'), row('{mortal|instant kill|instant death}', 'slay')]),
  ...listed('ills', 'ill', ['/', ' and ', ', ', ', and ']),
  ...wordings('on those hit', [
    row('{on|to} {those hit}', true),
    row('when using this skill', true),
    row('{on|to} {those hit} when {the attack|attack} is successful', true),
    row('on hit', true),
    row('{if|when} {the attack|attack} is successful', true),
  ]),
  ...wordings('inflicting', [
    row('{chance:afflicting} {ills}', ({ chance, ills }) => inflicting(chance, ills)),
    row('{chance:afflicting} {ills} {hit:on those hit}', ({ chance, ills }) => inflicting(chance, ills)),
    row('{chance:afflicting} {those hit} with {ills}', ({ chance, ills }) => inflicting(chance, ills)),
    row('{chance:afflicting} them with {ills}', ({ chance, ills }) => inflicting(chance, ills)),
    row('{a|an|} {number}% {ill} {infliction rate|chance}', ({ number, ill }) => inflicting(number, [ill])),
  ]),
  ...wordings('afflicting', [row('{a|an|} {number}% {chance|probability|rate|} {to inflict|of inflicting|to cause}')]),
  ...wordings('draining', [
    row('{heals|heal|recovers|recover|restores|restore} {number}% of [the] damage {dealt|inflicted}'),
    row('{recovers|recover|absorbs|drains|restores} {number}% of the damage {dealt|inflicted} as hp'),
    row('{recovers|restores|heals} hp {equal|equivalent} to {number}% of [the] damage {dealt|inflicted}'),
    row('{heals|heal} {self} {by|for} {number}% of [the] damage {dealt|inflicted}', ({ number }) => number),
    row('{heals|heal} own hp by {number}% of [the] damage {dealt|inflicted}'),
  ]),
  ...wordings('detail', [
    row('{blow}'),
    row('{times}', ({ times }) => ({ times })),
    row('{with|, with|and|, and|, and with|and with|, and has|and has} {traits:traits of attack}', ({ traits }) =>
      part.joined(traits),
    ),
    row('({traits:traits of attack})', ({ traits }) => part.joined(traits)),
    row('[.] power: {number}', ({ number }) => ({ power: number })),
    row('at {number} power', ({ number }) => ({ power: number })),
    row('{with|and|, with|, and with|and with|, and has|and has} {inflicting}', ({ inflicting: one }) => one),
    row("and {decreases|reduces|lowers} enemy's {values} [by] {number}% {turns}", ({ values, number, turns }) => ({
      lower: { values, percent: number, turns },
    })),
    row('{on|to|against} {whom}', ({ whom }) => ({ whom })),
    row('all enemies', { whom: 'enemies' }),
    row('[,] while healing {caster|self} [by|for] {number}% of [the] damage dealt', ({ number }) => ({
      leech: number,
    })),
    row('{and|, and|, then|, and then|and then} {leech:draining}', ({ leech }) => ({ leech })),
    row('{and|, and|, then|, and then|and then} {drains|absorbs} {number} mp', ({ number }) => ({ drain: number })),
    row(
      '{and|, and|, then|, and then|and then} {reduces|decreases|lowers} [their|its] mp by {number} [mp]',
      ({ number }) => ({ takeMp: number }),
    ),
    row(
      "{and|, and|, then|, and then|and then} {reduces|decreases|lowers} {hit enemies'|the hit enemy's} mp by {number} [mp]",
      ({ number }) => ({ takeMp: number }),
    ),
    row('{and|, and} causes {them|it|the target|hit enemies} to lose {number} mp', ({ number }) => ({
      takeMp: number,
    })),
  ]),
  ...wordings('details', [
    row('{detail}'),
    row('{details} {detail}', ({ details, detail }) => part.merged(details, detail)),
  ]),
  ...wordings('strike', [
    row('counter {dealing|with|by dealing} {of:of element} damage {details}', ({ of, details }) => {
      const { elements, blow } = part.fieldsOf(of);
      const told = part.merged({ whom: part.those('causedBy') }, details);
      return told === undefined ? undefined : deed.struck(elements ?? null, blow ?? {}, told);
    }),
    row('counter {dealing|with|by dealing} {of:of element} damage', ({ of }) => {
      const { elements, blow } = part.fieldsOf(of);
      return deed.struck(elements ?? null, blow ?? {}, { whom: part.those('causedBy') });
    }),
    row('{inflicting verb} {of:of element} damage {details}', ({ of, details }) => {
      const { elements, blow } = part.fieldsOf(of);
      return deed.struck(elements ?? null, blow ?? {}, details);
    }),
    row('{inflicting verb} physical damage {details}', ({ details }) => deed.struck(['phys'], {}, details)),
    row('{inflicting verb} {number} {of:of element} attacks {details}', ({ number, of, details }) => {
      const { elements, blow } = part.fieldsOf(of);
      const told = part.merged({ times: number }, details);
      return told === undefined ? undefined : deed.struck(elements ?? null, blow ?? {}, told);
    }),
    row(
      '{inflicting verb} damage {details} of the same attribute as the attack triggering the chain effect {on|to} {whom}',
      ({ details, whom }) => deed.struck('same', { whom }, details),
    ),
    row('{inflicting verb} damage {details} of the same attribute {more:details}', ({ details, more }) => {
      const all = part.merged(details, more);
      return all === undefined ? undefined : deed.struck('same', {}, all);
    }),
    row('{inflicting verb} damage of the same attribute [as the activated skill] {details}', ({ details }) =>
      deed.struck('same', {}, details),
    ),
    row(
      '{inflicting verb} {sort} damage of the same {attribute|element} [as the activated skill] {details}',
      ({ sort, details }) => deed.struck('same', { physical: sort }, details),
    ),
  ]),
];

/** Damage that is a share of HP. */
const FRACTIONS: Wording[] = [
  ...wordings('share of', [
    row("[their|its|own|the target's] [own] {max|maximum} hp", 'maxHp'),
    row("[their|its|own|the target's] [own] {current|remaining} hp", 'hp'),
  ]),
  ...wordings('share', [
    row('{number}% fractional damage', ({ number }) => ({ percent: number })),
    row('fractional damage {equivalent|equal} to {number}% of {of:share of}', ({ number, of }) => ({
      percent: number,
      of,
    })),
    row('fractional damage of {number}%', ({ number }) => ({ percent: number })),
    row('fractional damage of {number}% of {of:share of}', ({ number, of }) => ({ percent: number, of })),
  ]),
  ...wordings('share detail', [
    row('({figure})', ({ figure }) => ({ max: figure })),
    row('({max|max damage|maximum|maximum damage|up to}[:] {figure} [damage])', ({ figure }) => ({ max: figure })),
    row('({figure} {max|maximum|max damage})', ({ figure }) => ({ max: figure })),
    row('[,] [and] with remnants[,]', { remnants: true }),
    row('{times}', ({ times }) => ({ times })),
    row('{on|to|against} {whom}', ({ whom }) => ({ whom })),
    row('[,] based on {of:share of}', ({ of }) => ({ of })),
    row('{with|, with|and|, and|and with|, and with|and has|, and has} {inflicting}', ({ inflicting: one }) => one),
  ]),
  ...wordings('share details', [
    row('{detail:share detail}'),
    row('{details:share details} {detail:share detail}', ({ details, detail }) => part.merged(details, detail)),
  ]),
  ...wordings('strike', [
    row('{inflicting verb} {share} {details:share details}', ({ share, details }) =>
      deed.fractionOf(part.merged(share, details)),
    ),
    row('{inflicting verb} {figure} fixed damage {on|to} {whom}', ({ figure, whom }) =>
      deed.onWhom(whom, { do: 'damage', amount: figure }),
    ),
  ]),
];

/** Ailments, charges and states. */
const STATES: Wording[] = [
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

/** What restores, revives and cures. */
const HEALING: Wording[] = [
  ...wordings('healing power', [row('with {number} power'), row('(power: {number})'), row('({number} power)')]),
  ...wordings('healing', [row('{heals|heal|restores|restore|recovers|recover}', true)]),
  ...wordings('curing', [row('{cures|cure|heals|heal|removes|remove}', true)]),
  ...wordings('all ailments', [row('[all] [their] status {ailments|aliments}', true), row('{all|any} ailments', true)]),
  ...wordings('lowering', [row('{decreases|decrease|reduces|reduce|lowers|lower}', true)]),
  ...wordings('share of hp', [
    row('{number}% {hp|of hp|of max hp|of their hp|of their max hp|of its hp|of their own hp|max hp|of maximum hp}'),
    row('hp by {number}%'),
  ]),
  ...wordings('to them', [row('{to|of|for|on} {whom}', ({ whom }) => whom)]),
  ...wordings('points', [row('{figure} hp', ({ figure }) => figure), row('hp by {figure}', ({ figure }) => figure)]),
  ...wordings('act', [
    row('{healing} [hp of] {whom}[.] {power:healing power}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('{healing} {whose} hp [.] {power:healing power}', ({ whose, power }) =>
      deed.onWhom(whose, { do: 'heal', amount: { power } }),
    ),
    row('{healing} [the] hp {to|of|for} {whom} [.] {power:healing power}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('{healing} hp {power:healing power} {whom:to them}', ({ whom, power }) =>
      deed.onWhom(whom, { do: 'heal', amount: { power } }),
    ),
    row('heals hp of {whom} {power:healing power}, and mp by {number}', ({ whom, power, number }) =>
      deed.allOnWhom(whom, [
        { do: 'heal', amount: { power } },
        { do: 'giveMp', amount: number },
      ]),
    ),
    row('{healing} {share:share of hp} {whom:to them}', ({ share, whom }) => deed.onWhom(whom, deed.share(share))),
    row('{healing} [hp of] {whom} by {number}% [of {max hp|their max hp}]', ({ number, whom }) =>
      deed.onWhom(whom, deed.share(number)),
    ),
    row('{healing} {whom} for {number}% of {max hp|their max hp}', ({ number, whom }) =>
      deed.onWhom(whom, deed.share(number)),
    ),
    row('{healing} [the] hp {to|of|for} {whom} by {number}%', ({ number, whom }) =>
      deed.onWhom(whom, deed.share(number)),
    ),
    row('{healing} {whose} hp by {number}%', ({ number, whose }) => deed.onWhom(whose, deed.share(number))),
    row('{healing} {number}% of {whose} [max] hp', ({ number, whose }) => deed.onWhom(whose, deed.share(number))),
    row('{whom} {recovers|recover|regains|regain} {share:share of hp}', ({ share, whom }) =>
      deed.onWhom(whom, deed.share(share)),
    ),
    row('{healing} {points} {whom:to them}', ({ points, whom }) => deed.onWhom(whom, { do: 'heal', amount: points })),
    row('{healing} {whose} hp by {figure}', ({ figure, whose }) => deed.onWhom(whose, { do: 'heal', amount: figure })),
    row('{whom} {recovers|recover|regains|regain} {points}', ({ points, whom }) =>
      deed.onWhom(whom, { do: 'heal', amount: points }),
    ),
    row('{healing} {share:share of hp}', ({ share }) => deed.restored(deed.share(share))),
    row('{healing} {points}', ({ points }) => deed.restored({ do: 'heal', amount: points })),
    row('{healing} {number} mp and {percent:number}% hp {whom:to them}', ({ number, percent, whom }) =>
      deed.allOnWhom(whom, [{ do: 'giveMp', amount: number }, deed.share(percent)]),
    ),
    row('{healing} {number}% hp and {mp:number} mp {whom:to them}', ({ number, mp, whom }) =>
      deed.allOnWhom(whom, [deed.share(number), { do: 'giveMp', amount: mp }]),
    ),
    row('{healing} {number} mp {whom:to them}', ({ number, whom }) =>
      deed.onWhom(whom, { do: 'giveMp', amount: number }),
    ),
    row('{healing} {whose} mp by {number}', ({ number, whose }) =>
      deed.onWhom(whose, { do: 'giveMp', amount: number }),
    ),
    row('{healing} [the] mp of {whom} by {number}', ({ number, whom }) =>
      deed.onWhom(whom, { do: 'giveMp', amount: number }),
    ),
    row('{whom} {recover|recovers|regain|regains|gain|gains} {number} mp', ({ number, whom }) =>
      deed.onWhom(whom, { do: 'giveMp', amount: number }),
    ),
    row('{healing} {number} mp', ({ number }) => deed.restored({ do: 'giveMp', amount: number })),
    row('{drains|drain|absorbs|absorb} {number} mp', ({ number }) => deed.drains(number)),
    row('{self} will recover the amount of damage dealt', () =>
      deed.onWhom(part.those('self'), { do: 'heal', amount: { dealt: true } }),
    ),
    row('{lowering} {whose} mp by {number} [mp]', ({ whose, number }) =>
      deed.onWhom(whose, { do: 'takeMp', amount: number }),
    ),
    row('{lowering} [the] mp of {whom} by {number} [mp]', ({ whom, number }) =>
      deed.onWhom(whom, { do: 'takeMp', amount: number }),
    ),
    row('{lowering} mp by {number} [mp] on {whom}', ({ whom, number }) =>
      deed.onWhom(whom, { do: 'takeMp', amount: number }),
    ),
    row('{whom} {loses|lose} {number} mp', ({ whom, number }) => deed.onWhom(whom, { do: 'takeMp', amount: number })),
    row('{lowering} mp by {number} [mp]', ({ number }) =>
      deed.onWhom(part.those('@hit'), { do: 'takeMp', amount: number }),
    ),
    row('cause them to recover from all status ailments', () =>
      deed.onWhom(part.those('@last'), { do: 'cure', what: 'ailments' }),
    ),
    row('{curing} {ailments} {for|of|from} {whom}', ({ whom, ailments }) =>
      deed.onWhom(whom, { do: 'cure', what: part.oneOrAll(ailments) }),
    ),
    row('{curing} {whom} {of|from} {ailments}', ({ whom, ailments }) =>
      deed.onWhom(whom, { do: 'cure', what: part.oneOrAll(ailments) }),
    ),
    row('{curing} {whom} {of|from} {all ailments}', ({ whom }) => deed.onWhom(whom, { do: 'cure', what: 'ailments' })),
    row('{curing} {all ailments} {of|from|for|on|afflicting} {whom}', ({ whom }) =>
      deed.onWhom(whom, { do: 'cure', what: 'ailments' }),
    ),
    row('{curing} {whose} [status] ailments', ({ whose }) => deed.onWhom(whose, { do: 'cure', what: 'ailments' })),
    row('{curing} {all ailments}', () => deed.cured()),
    row('{curing} {all ailments}', () => deed.onNext({ do: 'cure', what: 'ailments' })),
  ]),
  ...wordings('act', [
    row('{lowering} the chance of being {suffered} during this wave by {number}%', ({ suffered, number }) =>
      deed.onWhom(part.those('@last'), {
        do: 'lend',
        passives: [{ ailmentChance: 'received', plus: part.less(number), ailment: suffered }],
      }),
    ),
  ]),
  ...wordings('revived with', [
    row('with {number}% [of] [their] [max] hp'),
    row('{with|at} full hp', 100),
    row('at {number}% hp'),
  ]),
  ...wordings('fallen', [
    row('{a single|one} [fallen|downed] {party member|ally}', 'fallen'),
    row('{a fallen party member|a downed party member|a fallen ally|a downed ally}', 'fallen'),
    row('all [fallen|downed] {party members|allies}', 'fallenAll'),
    row('{fallen|downed} {party members|allies}', 'fallenAll'),
    row(
      '{a single|one|a|an} [fallen|downed] {party member|ally} at random',
      part.those({ random: 1, side: 'own', fallen: true }),
    ),
    row(
      '{a random|one random|a randomly selected|a randomly chosen} [fallen|downed] {party member|ally}',
      part.those({ random: 1, side: 'own', fallen: true }),
    ),
    row('{self}', part.those('self')),
  ]),
  ...wordings('act', [
    row('{revive|revives} {fallen} {percent:revived with}', ({ fallen, percent }) =>
      deed.onWhom(fallen, { do: 'revive', percent }),
    ),
    row(
      '{caster|self|the caster|the user|this demon|the one with this skill|the demon with this skill} {will die|is downed|will be downed|falls} [upon activation]',
      () => deed.onWhom(part.those('self'), { do: 'slay' }),
    ),
    row('caster dies', () => deed.onWhom(part.those('self'), { do: 'slay' })),
  ]),
];

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

export const ACTS: readonly Wording[] = [
  ...ATTACKS,
  ...wordings('act', [row('{strike}')]),
  ...FRACTIONS,
  ...STATES,
  ...HEALING,
  ...CHANGES,
  ...BOOSTS,
  ...ICONS,
];
