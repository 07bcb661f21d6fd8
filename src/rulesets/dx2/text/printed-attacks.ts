/** Attacks of printed skills: what they are like, what they do to those they strike, and damage that is a share of HP. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as deed from './printed-deeds.ts';
import * as part from './printed-parts.ts';
import { listed } from './printed-words.ts';

const inflicting = (chance: Json, ailment: Json): Json => ({ inflict: { chance, ailment } });

/** What an attack is like: said before "damage", in brackets, or behind it. */
export const ATTACKS: readonly Wording[] = [
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
  ...wordings('act', [row('{strike}')]),
];

/** Damage that is a share of HP. */
export const FRACTIONS: readonly Wording[] = [
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
