/** The words that skills are printed with: elements, ailments, values, states, and whom something is about. */
import type { Json } from '../../../engine/index.ts';
import type { Row, Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { AILMENTS, ELEMENTS } from '../language/words.ts';
import * as part from './printed-parts.ts';

/** A word for each value that is printed as it is written on cards. */
const asWritten = (values: readonly string[]): Row[] => values.map((value) => row(value, value));

/** A list with strokes, commas or "and" between its parts. */
export const listed = (of: string, one: string, ands = ['/']): Wording[] =>
  wordings(of, [
    row(`{one:${one}}`, ({ one: first }) => [first]),
    ...ands.map((and) => row(`{list:${of}}${and}{one:${one}}`, ({ list, one: last }) => [...(list as Json[]), last])),
  ]);

const ANDS = ['/', ' and ', ', ', ', and '];

/** States that demons are put into, and what is counted on them: marks, which a card of a state explains (R79). */
const MARKS = [
  'Zenith',
  'Super Zenith',
  'Gloom',
  'Super Gloom',
  'Lydia',
  'Fortify',
  'Decay',
  'Malice',
  'Attribute Affinity Reinforcement',
];
export const CHAINS = ['Indignation', 'Intimidation', 'Corrosion', 'Salvation', 'Suppression'];

const NUMBERS: Wording[] = [
  ...wordings('many', [row('{number}'), row('{one|a|an}', 1), row('{counting word}')]),
  ...wordings('counting word', [
    row('two', 2),
    row('three', 3),
    row('four', 4),
    row('five', 5),
    row('six', 6),
    row('seven', 7),
    row('eight', 8),
    row('nine', 9),
    row('ten', 10),
  ]),
  ...wordings('figure', [row('{exact figure}'), row('{approximately|about|around} {exact figure}')]),
  ...wordings('exact figure', [
    row('{number}'),
    row('{thousands:number},{rest:number}', ({ thousands, rest }) =>
      (rest as number) < 1000 ? (thousands as number) * 1000 + (rest as number) : undefined,
    ),
  ]),
  ...wordings('nth', [
    row('second', 2),
    row('third', 3),
    row('fourth', 4),
    row('fifth', 5),
    row('sixth', 6),
    row('eighth', 8),
    row('tenth', 10),
    row('{number}'),
    row('{number} {nd|rd|th}', ({ number }) => number),
  ]),
  ...wordings('turns', [
    row('({turn count})'),
    row('{for|during} [the] [next] {turn count}'),
    row('(for {turn count})'),
  ]),
  ...wordings('turn count', [
    row('{number} {turn|turns|tun}', ({ number }) => number),
    row('one turn', 1),
    row('{counting word} turns'),
  ]),
  ...wordings('times', [
    row('[a total of] {number} times', ({ number }) => number),
    row('{counting word} times'),
    row('{one time|once}', 1),
    row('twice', 2),
    row('{number} to {most:number} times', ({ number, most }) => ({ from: number, to: most })),
    row('{number}-{most:number} times', ({ number, most }) => ({ from: number, to: most })),
  ]),
];

const VALUES: Wording[] = [
  ...wordings('element', [...asWritten(ELEMENTS), row('{electricity|electric}', 'elec')]),
  ...listed('elements', 'element', ['/', ' and ', ', ', ', and ']),
  ...wordings('ailment', [...asWritten(AILMENTS.filter((word) => word !== 'weak')), row('{weak|weakness}', 'weak')]),
  ...wordings('suffered', [
    row('poisoned', 'poison'),
    row('muted', 'mute'),
    row('bound', 'bind'),
    row('panicked', 'panic'),
    row('cursed', 'curse'),
    row('silenced', 'silence'),
    row('charmed', 'charm'),
    row('weakened', 'weak'),
  ]),
  ...listed('all suffered', 'suffered', ['/', ' or ', ', ', ', or ']),
  ...listed('ailments', 'ailment', ANDS),
  ...wordings('kept off', [row('{ailment}'), row('mortal', 'slay')]),
  ...listed('all kept off', 'kept off', ANDS),
  ...wordings('affinity', asWritten(['weak', 'resist', 'null', 'repel', 'drain'])),
  ...wordings('value', [
    row('{atk|attack}', 'attack'),
    row('{def|defense|defence}', 'defence'),
    row('{evaded}/{hitting}', 'accuracy'),
    row('{hitting}/{evaded}', 'accuracy'),
  ]),
  ...wordings('evaded', [row('{ev|eva|evade|evasion}', true)]),
  ...wordings('hitting', [row('{ac|acc|accuracy|hit}', true)]),
  ...listed('values', 'value', ANDS),
  ...wordings('fought', [
    row('{phys|physical} {atk|attack}', 'physAttack'),
    row('patk', 'physAttack'),
    row('{mag|magic|magical} {atk|attack}', 'magAttack'),
    row('matk', 'magAttack'),
    row('{phys|physical} {def|defense}', 'physDefence'),
    row('pdef', 'physDefence'),
    row('{mag|magic|magical} {def|defense}', 'magDefence'),
    row('mdef', 'magDefence'),
  ]),
  ...wordings('trait', [
    row('{strength|st}', 'strength'),
    row('{magic|ma}', 'magic'),
    row('{vitality|vi}', 'vitality'),
    row('{luck|lu}', 'luck'),
    row('{agility|ag}', 'agility'),
  ]),
  ...listed('traits', 'trait', [', ', ' and ', ', and ']),
  ...wordings('charge', asWritten(['charge', 'concentrate', 'might'])),
  ...wordings('mark', [
    ...MARKS.map((name) => row(name, name)),
    row('Spirit Chains ({chain})', ({ chain }) => `Spirit Chains (${chain})`),
    row('Spirit Chains of {chain}', ({ chain }) => `Spirit Chains (${chain})`),
  ]),
  ...wordings(
    'chain',
    CHAINS.map((name) => row(name, name)),
  ),
  ...listed('chains', 'chain'),
  ...wordings('counted', [
    row('{mark}', ({ mark }) => [mark]),
    row('{counted} and {mark}', ({ counted, mark }) => [...(counted as Json[]), mark]),
    row('Spirit Chains of {chains}', ({ chains }) => part.chainsOf(chains)),
    row('Spirit Chains ({chains})', ({ chains }) => part.chainsOf(chains)),
  ]),
  ...wordings('entered', [
    row('{charge}', ({ charge }) => ({ charge })),
    row('{mark}', ({ mark }) => ({ mark })),
    row('evade mortal', { guard: { do: 'cant', what: 'slay' } }),
    row('repel {phys|physical}', { guard: { do: 'repel', what: 'physical' } }),
    row('repel {mag|magic}', { guard: { do: 'repel', what: 'magical' } }),
    row('{spell}', ({ spell }) => ({ guard: spell })),
    row('{spell:weakening spell}', ({ spell }) => ({ guard: spell })),
  ]),
  ...listed('all entered', 'entered', [' and ', ', ', ', and ']),
];

/** What a demon is, or has: conditions on those that something is about. */
const HAVING: Wording[] = [
  ...wordings('suffering', [
    row('{ailments:any ailment}', ({ ailments }) => ({ has: part.oneOrAll(ailments) })),
    row('{mark}', ({ mark }) => ({ marked: { name: mark } })),
    row('{a|any} status ailment', { ailing: true }),
    row('{an|any} ailment', { ailing: true }),
    row('status ailments', { ailing: true }),
    row('[any type of|any kind of] spirit chains', part.anyChain(CHAINS)),
    row('{one kind of|any kind of|a kind of|one type of|a type of|any} spirit {chain|chains}', part.anyChain(CHAINS)),
    row('{marks:enough marks}', ({ marks }) => ({ marked: marks })),
  ]),
  ...listed('any ailment', 'ailment', ['/', ' or ', ', ', ', or ']),
  ...wordings('enough marks', [
    row('[at least] {many} or more {count|counts} of {mark}', ({ mark, many }) => part.atLeast(mark, many)),
    row('at least {many} {count|counts} of {mark}', ({ mark, many }) => part.atLeast(mark, many)),
  ]),
  ...wordings('state', [
    row('{charge}', ({ charge }) => ({ has: charge })),
    row('{mark}', ({ mark }) => ({ marked: { name: mark } })),
    row('{protection}'),
    row('repel {phys|physical}/{mag|magic|magical}', { has: ['repelPhysical', 'repelMagical'] }),
    row('{one:charge} or {other:charge}', ({ one, other }) => ({ has: [one, other] })),
    row('{one:charge}, {other:charge}[,] or {third:charge}', ({ one, other, third }) => ({ has: [one, other, third] })),
  ]),
  ...wordings('protection', [
    row('evade mortal', { cant: 'slay' }),
    row('repel {phys|physical}', { has: 'repelPhysical' }),
    row('repel {mag|magic|magical}', { has: 'repelMagical' }),
    row('[a] bulwark', { has: 'bulwark' }),
    row('[a] barrier', { has: 'barrier' }),
  ]),
  ...wordings('had', [
    row('{protection}'),
    row('{mark}', ({ mark }) => ({ marked: { name: mark } })),
    row('{marks:enough marks}', ({ marks }) => ({ marked: marks })),
    row('{charge}', ({ charge }) => ({ has: charge })),
  ]),
  ...wordings('having', [
    row('[who are|that are] {in|under} {a|the} state of {state}', ({ state }) => state),
    row('[who are|that are] {afflicted with|inflicted with|suffering from} {suffering}', ({ suffering }) => suffering),
    row('with {suffering}', ({ suffering }) => suffering),
    row('immune to mortal [skills]', { cant: 'slay' }),
    row('{having|possessing|that have|who have} {had}', ({ had }) => had),
    row('inflicted with barrier', { has: 'barrier' }),
    row('under the {effect|effects} of {protection}', ({ protection }) => protection),
    row('under the {effect|effects} of {mark}', ({ mark }) => ({ marked: { name: mark } })),
    row('being the {recipient|recipients} of {protection}', ({ protection }) => protection),
    row('with {protection}', ({ protection }) => protection),
    row('[who are|that are] {suffered:all suffered}', ({ suffered }) => ({ has: part.oneOrAll(suffered) })),
  ]),
  ...wordings('bounds', [
    row('{number}% or {lower|below|less|under}', ({ number }) => ({ max: number })),
    row('{number}% or {higher|above|more|over|greater}', ({ number }) => ({ min: number })),
    row('or below {number}%', ({ number }) => ({ max: number })),
    row('or above {number}%', ({ number }) => ({ min: number })),
  ]),
  ...wordings('self', [
    row(
      '{self|oneself|itself|the one with this skill|the skill holder|this demon|this character|the demon with this skill|the user|user|the caster|the self}',
      'self',
    ),
  ]),
  ...wordings('own', [
    row(
      "{own|one's|one's own|self's|the one with this skill's|the skill holder's|this demon's|this character's|the user's|user's|the caster's|caster's}",
      'self',
    ),
  ]),
  ...wordings('own hp', [
    row('{own} hp {is|is at} {bounds}', ({ bounds }) => bounds),
    row('hp {is|is at} {bounds}', ({ bounds }) => bounds),
  ]),
  ...wordings('own state', [
    row('{when|while|if} {hp:own hp}', ({ hp }) => ({ hpPercent: hp })),
    row('{when|while} {having}', ({ having }) => having),
    row('{when|while|if} {self} {has|possesses} {had}', ({ had }) => had),
    row('{when|while|if} {self} is {having}', ({ having }) => having),
    row('{when|while|if} they {have|possess} {had}', ({ had }) => had),
    row('{when|while|if} they are {having}', ({ having }) => having),
  ]),
];

const WHOM: Wording[] = [
  ...wordings('measure', [
    row('[current|remaining] hp', 'hp'),
    row('{max|maximum} hp', 'maxHp'),
    row('[current|remaining] mp', 'mp'),
    row('agility', 'agility'),
    row('{fought}'),
  ]),
  ...wordings('ends', [row('lowest', 'least'), row('{highest|most}', 'most')]),
  ...wordings('measured foe', [
    row('{the|a single} {enemy|foe} with the {end:ends} {measure}', ({ end, measure }) => ({
      [end as string]: measure,
      side: 'enemy',
    })),
  ]),
  ...wordings('one foe', [
    row(
      '{a single enemy|single enemy|one enemy|an enemy|a enemy|a single target|one target|a target|a single foe|an enemy demon}',
      true,
    ),
  ]),
  ...wordings('any foe', [
    row(
      '{random enemies|random enemy/(ies)|random enemy/ies|random enemy|random foes|random targets|enemies at random|enemies randomly}',
      true,
    ),
  ]),
  ...wordings('those hit', [
    row(
      '{hit enemies|hit enemy|the hit enemies|the hit enemy|all hit enemies|the enemies hit|the enemy hit|enemies hit|all enemies hit|any enemies hit|each enemy hit|hit targets|the hit target|the hit targets|targets hit|those hit|the demon hit|demon(s) that were hit}',
      true,
    ),
    row('{the enemies|enemies|all enemies|any enemies|demons} that {were|are} hit', true),
    row('the {enemy|target} that was hit', true),
  ]),
  ...wordings('own party', [
    row(
      '{all party members|all party member|all members of the party|all members of your party|all living party members|the entire party|entire party|all party|all allies|allies|the party|own party|your party|the whole party|party members}',
      true,
    ),
  ]),
  ...wordings('other party', [
    row(
      '{all other party members|all other allies|other party members|other allies|all party members except self|all party members other than self|all allies except self}',
      true,
    ),
    row('{all party members|all allies} (excluding {self})', true),
    row('{all party members|all allies} (other than {self})', true),
    row('{all party members|all allies} (except {self})', true),
  ]),
  ...wordings('foes', [
    row('{all enemies|enemies|all foes|all enemy demons|the enemies|the enemy party|all targets}', true),
  ]),
  ...wordings('whom', [
    row('{one foe}', 'enemy'),
    row('{foes}', 'enemies'),
    row('{any foe}', 'random'),
    row(
      '{a random enemy|one random enemy|an enemy at random|one enemy at random}',
      part.those({ random: 1, side: 'enemy' }),
    ),
    row('{many} random enemies', ({ many }) =>
      (many as number) > 1 ? part.those({ random: many, side: 'enemy' }) : undefined,
    ),
    row(
      '{a random party member|a random ally|one random party member|one random ally|a party member at random|an ally at random}',
      part.those({ random: 1, side: 'own' }),
    ),
    row('{many} random {party members|allies}', ({ many }) =>
      (many as number) > 1 ? part.those({ random: many, side: 'own' }) : undefined,
    ),
    row('{other party}', part.those({ all: true, side: 'own', other: true })),
    row('{a single party member|a single ally|one party member|one ally|an ally|a party member}', 'ally'),
    row('{own party}', 'allies'),
    row('{self}', 'self'),
    row('{the target|that enemy|that target|the enemy|the same enemy|the same target}', part.those('target')),
    row('{those hit}', part.those('struck')),
    row('{measured foe}', ({ 'measured foe': target }) => part.those(target)),
    row('{one:measured foe} and {other:measured foe}', ({ one, other }) =>
      JSON.stringify(one) === JSON.stringify(other) ? undefined : { targets: [one, other] },
    ),
    row('the {party member|ally} with the {end:ends} {measure}', ({ end, measure }) =>
      part.those({ [end as string]: measure, side: 'own' }),
    ),
    row('the enemies with the {one:ends} and {other:ends} {measure}', ({ one, other, measure }) =>
      one === other
        ? undefined
        : {
            targets: [
              { [one as string]: measure, side: 'enemy' },
              { [other as string]: measure, side: 'enemy' },
            ],
          },
    ),
    row('[all] {suffered:all suffered} enemies', ({ suffered }) =>
      part.those({ all: true, side: 'enemy', filter: { has: part.oneOrAll(suffered) } }),
    ),
    row('[all] enemies {having}', ({ having }) => part.those({ all: true, side: 'enemy', filter: having })),
    row('all {party members|allies} {having}', ({ having }) => part.those({ all: true, side: 'own', filter: having })),
    row('all {races} [demon] {party members|allies}', ({ races }) =>
      part.those({ all: true, side: 'own', filter: part.anyRace(races) }),
    ),
    row('all {party members|allies} of the {races} race', ({ races }) =>
      part.those({ all: true, side: 'own', filter: part.anyRace(races) }),
    ),
    row('all {races} demons in {the|your} party', ({ races }) =>
      part.those({ all: true, side: 'own', filter: part.anyRace(races) }),
    ),
    row('{them|it|each of them|all of them}', part.those('@last')),
    row('{the attacker|the attacking enemy}', part.those('causedBy')),
  ]),
  ...wordings('whose', [
    row(
      "{own party's|own parties|the party's|entire party's|the entire party's|party's|your party's|all party members'|all allies'|allies'|party members'|own parties'}",
      'allies',
    ),
    row("{all enemies'|all enemy|enemy|enemies'|all foes'}", 'enemies'),
    row("{a single enemy's|one enemy's}", 'enemy'),
    row("{a single party member's|a single ally's}", 'ally'),
    row("{the target's|the enemy's|that enemy's|target's|the same enemy's}", part.those('target')),
    row("{hit enemies'|the hit enemy's|the hit enemies'|the hit target's|hit enemy's}", part.those('struck')),
    row('{own}'),
    row('{their|its}', part.those('@last')),
  ]),
];

export const WORDS: readonly Wording[] = [...NUMBERS, ...VALUES, ...HAVING, ...WHOM];
