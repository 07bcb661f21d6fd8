/** The words that skills are printed with: elements, ailments, values, states, and whom something is about. */
import type { Json } from '../../../engine/index.ts';
import type { Row, Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { AILMENTS, ELEMENTS } from '../language/words.ts';
import * as part from './printed-parts.ts';

export const says = (of: string, rows: readonly Row[]): Wording[] => wordings(of, rows);

/** A word for each value that is printed as it is written on cards. */
const asWritten = (values: readonly string[]): Row[] => values.map((value) => row(value, value));

/** A list with strokes, commas or "and" between its parts. */
export const listed = (of: string, one: string, ands = ['/']): Wording[] =>
  says(of, [
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
  ...says('many', [row('{number}'), row('{one|a|an}', 1), row('two', 2)]),
  ...says('figure', [
    row('{number}'),
    row('{thousands:number},{rest:number}', ({ thousands, rest }) =>
      (rest as number) < 1000 ? (thousands as number) * 1000 + (rest as number) : undefined,
    ),
  ]),
  ...says('nth', [
    row('second', 2),
    row('third', 3),
    row('fifth', 5),
    row('{number}'),
    row('{number} {nd|rd|th}', ({ number }) => number),
  ]),
  ...says('turns', [
    row('({number} {turn|turns})', ({ number }) => number),
    row('for {number} {turn|turns}', ({ number }) => number),
    row('for one turn', 1),
  ]),
  ...says('times', [
    row('{number} times', ({ number }) => number),
    row('{one time|once}', 1),
    row('twice', 2),
    row('{number} to {most:number} times', ({ number, most }) => ({ from: number, to: most })),
    row('{number}-{most:number} times', ({ number, most }) => ({ from: number, to: most })),
  ]),
];

const VALUES: Wording[] = [
  ...says('element', [...asWritten(ELEMENTS), row('electricity', 'elec')]),
  ...listed('elements', 'element', ['/', ' and ']),
  ...says('ailment', [...asWritten(AILMENTS.filter((word) => word !== 'weak')), row('{weak|weakness}', 'weak')]),
  ...says('suffered', [
    row('poisoned', 'poison'),
    row('muted', 'mute'),
    row('bound', 'bind'),
    row('panicked', 'panic'),
    row('cursed', 'curse'),
    row('silenced', 'silence'),
    row('charmed', 'charm'),
    row('weakened', 'weak'),
  ]),
  ...listed('ailments', 'ailment', ANDS),
  ...says('kept off', [row('{ailment}'), row('mortal', 'slay')]),
  ...listed('all kept off', 'kept off'),
  ...says('affinity', asWritten(['weak', 'resist', 'null', 'repel', 'drain'])),
  ...says('value', [
    row('atk', 'attack'),
    row('def', 'defence'),
    row('{ev/ac|ev/acc|eva/ac|evade/accuracy|eva/acc|ac/ev|acc/eva|ac/eva|accuracy/evade}', 'accuracy'),
  ]),
  ...listed('values', 'value', ANDS),
  ...says('fought', [
    row('{phys atk|patk}', 'physAttack'),
    row('{mag|magic} atk', 'magAttack'),
    row('{phys def|pdef}', 'physDefence'),
    row('{mag|magic} def', 'magDefence'),
  ]),
  ...says('trait', [
    row('{strength|st}', 'strength'),
    row('{magic|ma}', 'magic'),
    row('{vitality|vi}', 'vitality'),
    row('{luck|lu}', 'luck'),
    row('{agility|ag}', 'agility'),
  ]),
  ...listed('traits', 'trait', [', ', ' and ', ', and ']),
  ...says('charge', asWritten(['charge', 'concentrate', 'might'])),
  ...says('mark', [
    ...MARKS.map((name) => row(name, name)),
    row('Spirit Chains ({chain})', ({ chain }) => `Spirit Chains (${chain})`),
    row('Spirit Chains of {chain}', ({ chain }) => `Spirit Chains (${chain})`),
  ]),
  ...says(
    'chain',
    CHAINS.map((name) => row(name, name)),
  ),
  ...listed('chains', 'chain'),
  ...says('counted', [
    row('{mark}', ({ mark }) => [mark]),
    row('{counted} and {mark}', ({ counted, mark }) => [...(counted as Json[]), mark]),
    row('Spirit Chains of {chains}', ({ chains }) => part.chainsOf(chains)),
    row('Spirit Chains ({chains})', ({ chains }) => part.chainsOf(chains)),
  ]),
  ...says('entered', [row('{charge}', ({ charge }) => ({ charge })), row('{mark}', ({ mark }) => ({ mark }))]),
  ...listed('all entered', 'entered', [' and ', ', ', ', and ']),
];

/** What a demon is, or has: conditions on those that something is about. */
const HAVING: Wording[] = [
  ...says('suffering', [
    row('{ailment}', ({ ailment }) => ({ has: ailment })),
    row('{mark}', ({ mark }) => ({ marked: { name: mark } })),
    row('a status ailment', { ailing: true }),
    row('an ailment', { ailing: true }),
    row('[any type of] spirit chains', part.anyChain(CHAINS)),
    row('{number} or more {count|counts} of {mark}', ({ number, mark }) => ({ marked: part.atLeast(mark, number) })),
  ]),
  ...says('state', [
    row('{charge}', ({ charge }) => ({ has: charge })),
    row('{mark}', ({ mark }) => ({ marked: { name: mark } })),
    row('evade mortal', { cant: 'slay' }),
    row('repel phys', { has: 'repelPhysical' }),
    row('repel {mag|magic}', { has: 'repelMagical' }),
  ]),
  ...says('having', [
    row('in a state of {state}', ({ state }) => state),
    row('{afflicted with|inflicted with|that are afflicted with|with} {suffering}', ({ suffering }) => suffering),
    row('immune to mortal skills', { cant: 'slay' }),
    row('{having|possessing} [a] bulwark', { has: 'bulwark' }),
    row('inflicted with barrier', { has: 'barrier' }),
    row('under the effects of barrier', { has: 'barrier' }),
    row('with bulwark', { has: 'bulwark' }),
    row('possessing {mark}', ({ mark }) => ({ marked: { name: mark } })),
    row('possessing evade mortal', { cant: 'slay' }),
    row('having [at least] {number} or more {count|counts} of {mark}', ({ number, mark }) => ({
      marked: part.atLeast(mark, number),
    })),
    row('having at least {number} {count|counts} of {mark}', ({ number, mark }) => ({
      marked: part.atLeast(mark, number),
    })),
    row('{suffered}', ({ suffered }) => ({ has: suffered })),
  ]),
  ...says('bounds', [
    row('{number}% or {lower|below|less}', ({ number }) => ({ max: number })),
    row('{number}% or {higher|above|more}', ({ number }) => ({ min: number })),
    row('or below {number}%', ({ number }) => ({ max: number })),
    row('or above {number}%', ({ number }) => ({ min: number })),
  ]),
  ...says('self', [
    row('{self|oneself|the one with this skill|the skill holder|this demon|the user|user|the self}', 'self'),
  ]),
  ...says('own hp', [
    row("{own|this demon's|the one with this skill's} hp is at {bounds}", ({ bounds }) => bounds),
    row("{own|this demon's|the one with this skill's} hp is {bounds}", ({ bounds }) => bounds),
    row('hp is at {bounds}', ({ bounds }) => bounds),
  ]),
  ...says('own state', [
    row('{when|while} {hp:own hp}', ({ hp }) => ({ hpPercent: hp })),
    row('{when|while} {having}', ({ having }) => having),
    row('{when|while} {self} has [a] bulwark', { has: 'bulwark' }),
    row('{when|while} {self} has evade mortal', { cant: 'slay' }),
    row('{when|while} {self} has {number} or more {count|counts} of {mark}', ({ number, mark }) => ({
      marked: part.atLeast(mark, number),
    })),
  ]),
];

const measured = (side: Json, fallen?: Json): Json => ({ side, ...(fallen === undefined ? {} : { fallen }) });

const WHOM: Wording[] = [
  ...says('measure', [row('current hp', 'hp'), row('max hp', 'maxHp'), row('{fought}')]),
  ...says('ends', [row('lowest', 'least'), row('highest', 'most')]),
  ...says('whom', [
    row('{a single enemy|single enemy|one enemy|a single target}', 'enemy'),
    row('{all enemies|enemies|all foes}', 'enemies'),
    row('{random enemies|random enemy/(ies)|random enemy/ies|random enemy|random foes}', 'random'),
    row('a random enemy', part.those({ random: 1, side: 'enemy' })),
    row('{number} random enemies', ({ number }) => part.those({ random: number, side: 'enemy' })),
    row('{a random party member|a random ally}', part.those({ random: 1, side: 'own' })),
    row(
      '{all other party members|all other allies|all party members except self|all party members (excluding self)|all allies (excluding self)}',
      part.those({ all: true, side: 'own', other: true }),
    ),
    row('{a single party member|a single ally}', 'ally'),
    row(
      '{all party members|the entire party|entire party|all allies|the party|own party|all living party members|all party member|all party}',
      'allies',
    ),
    row('{self}', 'self'),
    row('{the target|that enemy|that target|the enemy|the same enemy}', part.those('target')),
    row(
      '{hit enemies|the hit enemy|enemies that were hit|enemies that are hit|all enemies that were hit|demon(s) that were hit}',
      part.those('struck'),
    ),
    row('{the|a single} enemy with the {end:ends} {measure}', ({ end, measure }) =>
      part.those({ [end as string]: measure, ...(measured('enemy') as object) }),
    ),
    row('the {party member|ally} with the {end:ends} {measure}', ({ end, measure }) =>
      part.those({ [end as string]: measure, ...(measured('own') as object) }),
    ),
    row('all {suffered} enemies', ({ suffered }) =>
      part.those({ all: true, side: 'enemy', filter: { has: suffered } }),
    ),
    row('all enemies {having}', ({ having }) => part.those({ all: true, side: 'enemy', filter: having })),
    row('{them|it}', part.those('@last')),
    row('the attacker', part.those('causedBy')),
  ]),
  ...says('whose', [
    row("{own party's|own parties|the party's|entire party's|the entire party's|party's}", 'allies'),
    row("{all enemies'|all enemy|enemy}", 'enemies'),
    row("{the target's|the enemy's|that enemy's}", part.those('target')),
    row("{hit enemies'|the hit enemy's}", part.those('struck')),
    row('{their|its}', part.those('@last')),
  ]),
];

export const WORDS: readonly Wording[] = [...NUMBERS, ...VALUES, ...HAVING, ...WHOM];
