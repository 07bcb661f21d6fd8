/** What a number of percent can be added to, with its place in a passive. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as part from './printed-parts.ts';
import { LESS, MORE } from './printed-parts.ts';
import { listed } from './printed-words.ts';

export const boost = (more: object, elements: Json = ['all']): Json => ({
  boost: part.oneOrAll(elements),
  percent: MORE,
  ...more,
});

export const guard = (more: object, elements: Json = ['all']): Json => ({
  guard: part.oneOrAll(elements),
  percent: LESS,
  ...more,
});

export const boostOf = (sort: Json): Json => {
  const { elements, on } = part.fieldsOf(sort);
  return elements === undefined ? boost({ on: on ?? null }) : boost({}, elements);
};

const against = (filter: Json): object => ({ against: { side: 'enemy', filter } });

export const GAINS: readonly Wording[] = [
  ...wordings('sort of blow', [
    row('physical', 'physical'),
    row('phys-type', 'physical'),
    row('{magic|magical|mag}', 'magical'),
  ]),
  ...wordings('dealt', [row('{dealt|inflicted|done}', true)]),
  ...wordings('suffered by', [row('{received|taken}', true)]),
  ...wordings('blows', [row('{attacks|skills|attack skills|attack}', true)]),
  ...wordings('a weak point', [
    row(
      "{a weak point|an enemy's weak point|the enemy's weak point|an enemy weak point|weak points|enemy weak points}",
      true,
    ),
  ]),
  ...wordings('striking verb', [row('{striking|hitting|attacking}', true)]),
  // Of which blows a sentence speaks, as it is said of those that are dealt and of those that are received.
  ...wordings('sort of attack', [
    row('{elements} [attribute] {blows}', ({ elements }) => ({ elements })),
    row('{sort:sort of blow} {blows}', ({ sort }) => ({ on: sort })),
    row('critical hits', { on: 'critical' }),
    row('a critical hit', { on: 'critical' }),
    row('{single-target|single target} {blows}', { on: 'single' }),
    row('{blows} that {target|hit} {a single enemy|a single target|one enemy}', { on: 'single' }),
    row('{multiple-target|multi-target|multi target} {blows}', { on: 'several' }),
    row('{blows} that {target|hit} all {enemies|allies|party members}', { on: 'several' }),
    row('{blows} that {target|hit} {all or random|all or multiple} {enemies|allies|party members}', { on: 'several' }),
    row('{blows} that {target|hit} {all enemies or random enemies|multiple enemies}', {
      on: 'several',
    }),
  ]),
  ...wordings('more damage', [
    row('{elements} damage [{dealt}]', ({ elements }) => boost({}, elements)),
    row('{elements} attacks', ({ elements }) => boost({}, elements)),
    row('{elements} [attribute] attack damage', ({ elements }) => boost({}, elements)),
    row('{sort:sort of blow} [attack] damage [{dealt}]', ({ sort }) => boost({ on: sort })),
    row('[all] damage {dealt}', boost({})),
    row('[the] damage of all attacks', boost({})),
    row('[the] damage {with|by|of|from|to} {sort:sort of attack}', ({ sort }) => boostOf(sort)),
    row('[the] damage {dealt} {with|by|of|from|to|} {sort:sort of attack}', ({ sort }) => boostOf(sort)),
    row('damage [{dealt}] when {striking verb} {a weak point}', boost({ on: 'weakPoint' })),
    row('{weak point|weakness} damage [{dealt}]', boost({ on: 'weakPoint' })),
    row('{critical hit|critical|crit} damage [{dealt}]', boost({ on: 'critical' })),
    row('damage [{dealt}] when landing a critical hit', boost({ on: 'critical' })),
    row('{single-target|single target} [attack|attack skill|skill] damage [{dealt}]', boost({ on: 'single' })),
    row(
      '{multiple-target|multi-target|multi target} [attack|attack skill|skill] damage [{dealt}]',
      boost({ on: 'several' }),
    ),
    row('damage [{dealt}] {to|against} {suffered:all suffered} enemies', ({ suffered }) =>
      boost(against({ has: part.oneOrAll(suffered) })),
    ),
    row('damage [{dealt}] {to|against} enemies {having}', ({ having }) => boost(against(having))),
    row('{elements} damage [{dealt}] {to|against} {suffered:all suffered} enemies', ({ elements, suffered }) =>
      boost(against({ has: part.oneOrAll(suffered) }), elements),
    ),
    row('{elements} damage [{dealt}] {to|against} enemies {having}', ({ elements, having }) =>
      boost(against(having), elements),
    ),
  ]),
  ...wordings('own weak point', [
    row("{weak point|own weak point|a weak point|its weak point|their weak point|one's weak point}", true),
  ]),
  ...wordings('is struck', [row('is {hit|attacked|struck}', true)]),
  ...wordings('but not at', [row('{, except when|except if|except when|, unless|unless|, except if}', true)]),
  ...wordings('damage taken', [
    row('[all] {elements} [attribute] damage {suffered by}', ({ elements }) => guard({}, elements)),
    row('[all] {sort:sort of blow} [attack] damage {suffered by}', ({ sort }) => guard({ on: sort })),
    row('[all] damage {suffered by}', guard({})),
    row('[all] damage [{suffered by}] {from|by} {sort:sort of attack}', ({ sort }) => {
      const { elements, on } = part.fieldsOf(sort);
      return elements === undefined ? guard({ on: on ?? null }) : guard({}, elements);
    }),
    row(
      'damage {suffered by} from {skills|attacks} that {attack|target|hit} all [enemies|allies|party members]',
      guard({ on: 'several' }),
    ),
    row(
      'damage {suffered by} {when|if} {hit with|hit by|struck by|attacked with} {a|an} {sort:sort of blow} attack',
      ({ sort }) => guard({ on: sort }),
    ),
    row(
      'damage {suffered by} {when|if} {hit with|hit by|struck by|attacked with} {a|an} {element} attack',
      ({ element }) => guard({}, [element]),
    ),
    row('damage [{suffered by}] {when|if} {own weak point} {is struck}', guard({ on: 'weakPoint' })),
    row('weak point damage {suffered by}', guard({ on: 'weakPoint' })),
    row('[all] damage {suffered by} {but not at} {own weak point} {is struck}', guard({ on: 'noWeakPoint' })),
    row('damage {suffered by} when the attacker attacks all {party members|allies}', guard({ on: 'several' })),
    row('{critical hit|critical} damage {suffered by}', guard({ on: 'critical' })),
    row('damage [{suffered by}] from {suffered:all suffered} enemies', ({ suffered }) =>
      guard(against({ has: part.oneOrAll(suffered) })),
    ),
    row('damage {suffered by} from enemies {having}', ({ having }) => guard(against(having))),
  ]),
  ...wordings('hit rate', [row('{hit rate|ac|acc|accuracy|attack hit rate|accuracy rate}', true)]),
  ...wordings('evasion rate', [row('{evasion rate|ev|eva|evasion|evade rate|dodge rate}', true)]),
  ...wordings('critical rate', [
    row('{critical hit rate|critical rate|crit rate|crit hit rate|critical hit chance}', true),
  ]),
  ...wordings('rate for', [
    row('{auto cure rate|auto recovery rate|auto-recovery rate|natural recovery rate|auto-cure rate}', true),
  ]),
  ...wordings('being ill', [
    row('[the] {chance|rate|probability} of {receiving|being inflicted with|being afflicted with|getting}', true),
  ]),
  ...wordings('making ill', [row('[the] {chance|rate|probability} {to inflict|of inflicting}', true)]),
  ...wordings('chance', [
    row('{hit rate}', { accuracy: MORE }),
    row('{elements} {hit rate}', ({ elements }) => ({ accuracy: MORE, element: part.oneOrAll(elements) })),
    row('{sort:sort of blow} {hit rate}', ({ sort }) => ({ accuracy: MORE, on: sort })),
    row('{evasion rate}', { evasion: MORE }),
    row('{elements} {evasion rate}', ({ elements }) => ({ evasion: MORE, element: part.oneOrAll(elements) })),
    row('{sort:sort of blow} {evasion rate}', ({ sort }) => ({ evasion: MORE, on: sort })),
    row('{critical rate}', { critical: MORE, direction: 'given' }),
    row('[the] {critical rate} of [all] {damage received|attacks received|damage taken|attacks taken}', {
      critical: MORE,
      direction: 'received',
    }),
    row('[the] chance of receiving {a critical attack|a critical hit|critical hits}', {
      critical: MORE,
      direction: 'received',
    }),
    row('[the] {critical rate} of [all] attacks {inflicted on|received by|against|that hit} {self}', {
      critical: MORE,
      direction: 'received',
    }),
    row('{making ill} [status] ailments', { ailmentChance: 'given', plus: MORE }),
    row('{ailment|status ailment} {infliction|infliction rate|infliction chance}', {
      ailmentChance: 'given',
      plus: MORE,
    }),
    row('{being ill} [status] ailments', { ailmentChance: 'received', plus: MORE }),
    row('{making ill} {ailments}', ({ ailments }) => ({
      ailmentChance: 'given',
      plus: MORE,
      ailment: part.oneOrAll(ailments),
    })),
    row('{ailments} {infliction rate|infliction chance}', ({ ailments }) => ({
      ailmentChance: 'given',
      plus: MORE,
      ailment: part.oneOrAll(ailments),
    })),
    row('{being ill} {ailments}', ({ ailments }) => ({
      ailmentChance: 'received',
      plus: MORE,
      ailment: part.oneOrAll(ailments),
    })),
    row('[the] chance of {being|becoming} {suffered:all suffered}', ({ suffered }) => ({
      ailmentChance: 'received',
      plus: MORE,
      ailment: part.oneOrAll(suffered),
    })),
    row(
      '[the] {amount healed|hp recovered|hp restored|hp healed|amount of hp recovered} by {recovery|healing} skills',
      {
        healing: 'given',
        percent: MORE,
      },
    ),
    row('{healing|recovery|hp healing|hp recovery} {skill|} {effectiveness|amount|power}', {
      healing: 'given',
      percent: MORE,
    }),
    row('[increase in] [status] ailment {rate for}', { autoCure: MORE }),
    row('[the] {rate for} {from|for|of} {ailments}', ({ ailments }) => ({
      autoCure: MORE,
      ailment: part.oneOrAll(ailments),
    })),
    row('{ailments} {rate for}', ({ ailments }) => ({ autoCure: MORE, ailment: part.oneOrAll(ailments) })),
  ]),
  ...wordings('settled', [
    row('[own] {max|maximum} hp', { stat: 'hp', percent: MORE }),
    row('{own} battle speed', { speed: MORE }),
    row('battle speed of {self}', { speed: MORE }),
    row('{own} {effect|affect} on battle speed', { speed: MORE }),
    row('own {fought}', ({ fought }) => ({ stat: fought, percent: MORE })),
  ]),
  ...wordings('gain', [row('{more damage}'), row('{damage taken}'), row('{chance}'), row('{settled}')]),
  ...listed('gains', 'gain', [' and ', ', ', ', and ', '/']),
  ...wordings('more', [
    row('+ {number}%', ({ number }) => number),
    row('- {number}%', ({ number }) => -(number as number)),
  ]),
];
