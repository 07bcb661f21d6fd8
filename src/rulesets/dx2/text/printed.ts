/** How skills of the game are printed: wordings that are read besides those of `phrases.ts`, which alone are said. */
import type { Json } from '../../../engine/index.ts';
import type { Row, Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { automatic, passive, use } from '../language/language.ts';
import { AILMENTS } from '../language/words.ts';
import * as part from './printed-parts.ts';

const says = (of: string, rows: readonly Row[]): Wording[] => wordings(of, rows);

/** A list with strokes or "and" between its parts. */
const listed = (of: string, one: string, ands = ['/']): Wording[] =>
  says(of, [
    row(`{one:${one}}`, ({ one: first }) => [first]),
    ...ands.map((and) => row(`{list:${of}}${and}{one:${one}}`, ({ list, one: last }) => [...(list as Json[]), last])),
  ]);

const WORDS: Wording[] = [
  ...says(
    'element',
    [
      ['phys', 'phys'],
      ['fire', 'fire'],
      ['ice', 'ice'],
      ['elec', 'elec'],
      ['electricity', 'elec'],
      ['force', 'force'],
      ['light', 'light'],
      ['dark', 'dark'],
      ['almighty', 'almighty'],
    ].map(([text = '', word = '']) => row(text, word)),
  ),
  ...listed('elements', 'element'),
  ...says('ailment', [
    ...AILMENTS.filter((word) => word !== 'weak').map((word) => row(word, word)),
    row('{weak|weakness}', 'weak'),
  ]),
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
  ...listed('ailments', 'ailment', ['/', ' and ', ', ', ', and ']),
  ...says('kept off', [row('{ailment}'), row('mortal', 'slay')]),
  ...listed('all kept off', 'kept off'),
  ...says(
    'affinity',
    ['resist', 'null', 'repel', 'drain'].map((word) => row(word, word)),
  ),
  ...says('turns', [
    row('({number} turn)'),
    row('({number} turns)'),
    row('for {number} turns'),
    row('for {number} turn'),
  ]),
  ...says('value', [
    row('atk', 'attack'),
    row('def', 'defence'),
    row('{ev/ac|ev/acc|eva/ac|evade/accuracy|eva/acc}', 'accuracy'),
  ]),
  ...says('values', [
    row('{value}', ({ value }) => [value]),
    row('{values}, {value}', ({ values, value }) => [...(values as Json[]), value]),
    row('{values} and {value}', ({ values, value }) => [...(values as Json[]), value]),
    row('{values}, and {value}', ({ values, value }) => [...(values as Json[]), value]),
  ]),
  ...says('whom', [
    row('{a single enemy|single enemy|one enemy}', 'enemy'),
    row('all enemies', 'enemies'),
    row('enemies', 'enemies'),
    row('all foes', 'enemies'),
    row('{random enemies|random enemy/(ies)|random enemy/ies|random enemy|random foes}', 'random'),
    row('{a single party member|a single ally}', 'ally'),
    row('{all party members|the entire party|entire party|all allies}', 'allies'),
    row('{self|oneself}', 'self'),
  ]),
];

const PASSIVES: Wording[] = [
  ...says('more', [
    row('+ {number}%', ({ number }) => number),
    row('- {number}%', ({ number }) => -(number as number)),
  ]),
  ...says('passive', [
    row('{more} [to] max hp', ({ more }) => ({ stat: 'hp', percent: more })),
    row('+ {number} to agility', ({ number }) => ({ stat: 'agility', plus: number })),
    row('+ {number} to vitality', ({ number }) => ({ trait: 'vitality', plus: number })),
    row('+ {number} to luck', ({ number }) => ({ trait: 'luck', plus: number })),
    row('+ {number} to strength', ({ number }) => ({ trait: 'strength', plus: number })),
    row('+ {number} to magic', ({ number }) => ({ trait: 'magic', plus: number })),
    row('+ {number} to max mp', ({ number }) => ({ maxMp: number })),
    row('{more} [to] {elements} damage', ({ more, elements }) => ({ boost: part.oneOrAll(elements), percent: more })),
    row('{more} [to] physical damage', ({ more }) => ({ boost: 'all', percent: more, on: 'physical' })),
    row('{more} [to] magic damage', ({ more }) => ({ boost: 'all', percent: more, on: 'magical' })),
    row("{more} damage when attacking the enemy's weak point", ({ more }) => ({
      boost: 'all',
      percent: more,
      on: 'weakPoint',
    })),
    row('{more} [to] critical hit damage', ({ more }) => ({ boost: 'all', percent: more, on: 'critical' })),
    row('{more} [to] single-target {attack skill damage|damage}', ({ more }) => ({
      boost: 'all',
      percent: more,
      on: 'single',
    })),
    row('{more} [to] multiple-target {attack skill damage|damage}', ({ more }) => ({
      boost: 'all',
      percent: more,
      on: 'several',
    })),
    row('{more} [to] damage to {suffered} enemies', ({ more, suffered }) => ({
      boost: 'all',
      percent: more,
      against: { side: 'enemy', filter: { has: suffered } },
    })),
    row('{more} damage to {suffered} enemies', ({ more, suffered }) => ({
      boost: 'all',
      percent: more,
      against: { side: 'enemy', filter: { has: suffered } },
    })),
    row('{more} damage from {suffered} enemies', ({ more, suffered }) => ({
      guard: 'all',
      percent: part.less(more),
      against: { side: 'enemy', filter: { has: suffered } },
    })),
    row('{more} to {elements} damage received', ({ more, elements }) => ({
      guard: part.oneOrAll(elements),
      percent: part.less(more),
    })),
    row('{more} to physical damage received', ({ more }) => ({
      guard: 'all',
      percent: part.less(more),
      on: 'physical',
    })),
    row('{more} to magic damage received', ({ more }) => ({ guard: 'all', percent: part.less(more), on: 'magical' })),
    row('{more} to damage received from single-target attack skills', ({ more }) => ({
      guard: 'all',
      percent: part.less(more),
      on: 'single',
    })),
    row('{more} to damage received', ({ more }) => ({ guard: 'all', percent: part.less(more) })),
    row('{more} [to] {hit rate|ac|accuracy}', ({ more }) => ({ accuracy: more })),
    row('{more} [to] {elements} {hit rate|attack hit rate}', ({ more, elements }) => ({
      accuracy: more,
      element: part.oneOrAll(elements),
    })),
    row('{more} [to] physical hit rate', ({ more }) => ({ accuracy: more, on: 'physical' })),
    row('{more} [to] magic hit rate', ({ more }) => ({ accuracy: more, on: 'magical' })),
    row('{more} [to] {evasion rate|ev|evasion}', ({ more }) => ({ evasion: more })),
    row('{more} [to] {elements} evasion rate', ({ more, elements }) => ({
      evasion: more,
      element: part.oneOrAll(elements),
    })),
    row('{more} [to] critical hit rate', ({ more }) => ({ critical: more, direction: 'given' })),
    row('{more} to critical hit rate of damage received', ({ more }) => ({ critical: more, direction: 'received' })),
    row('{more} [to] {healing skill effectiveness|hp healing amount|healing amount}', ({ more }) => ({
      healing: 'given',
      percent: more,
    })),
    row('{more} chance to inflict status ailments', ({ more }) => ({ ailmentChance: 'given', plus: more })),
    row('{more} to ailment infliction', ({ more }) => ({ ailmentChance: 'given', plus: more })),
    row('{more} {to|increase in} status ailment auto cure rate', ({ more }) => ({ autoCure: more })),
    row('{more} to own {effect|affect} on battle speed', ({ more }) => ({ speed: more })),
    row('{adds|gains} {elements} pierce', ({ elements }) => ({ pierce: part.oneOrAll(elements) })),
    row('decreases the mp cost of {element} skills by {number}', ({ element, number }) => ({
      cost: -(number as number),
      skill: { element },
    })),

    row('adds null {all:all kept off}', ({ all }) => ({ cant: part.oneOrAll(all) })),
    row('adds {elements} {affinity}', ({ elements, affinity }) => ({
      affinity: part.oneOrAll(elements),
      to: affinity,
    })),
    row('{becomes immune|adds immunity} to all status ailments', { cant: [...AILMENTS] }),
    row('hp stops at {1 hp|1hp} upon receiving the first killing blow', { endure: 1 }),
    row('hp stops at 1 hp upon receiving the first two killing blows', { endure: 2 }),
    row('hp stops at 1 hp upon receiving the first {number} killing blows', ({ number }) => ({ endure: number })),
    row('stops hp at 1 upon receiving the first killing blow', { endure: 1 }),
    row('stops hp at 1 upon receiving the first {number} killing blows', ({ number }) => ({ endure: number })),
    row('heals {number} hp upon receiving the first killing blow', ({ number }) => ({ endure: 1, hp: number })),
    row('increases naturally recovered mp by {number} mp', ({ number }) => ({ naturalMp: number })),
    row('reduces consumed mp by {number} mp', ({ number }) => ({ cost: -(number as number) })),
    row('chance of being {suffered} reduced by {number}%', ({ suffered, number }) => ({
      ailmentChance: 'received',
      plus: -(number as number),
      ailment: suffered,
    })),
  ]),
  ...says('passives', [
    row('{passive}', ({ passive: one }) => [one]),
    row('{passives}. {passive}', ({ passives, passive: one }) => [...(passives as Json[]), one]),
    row('{passives} and {passive}', ({ passives, passive: one }) => [...(passives as Json[]), one]),
  ]),
  ...wordings(passive, [
    row('{passive}[.]'),
    row(
      'while the {one|demon} with this skill is alive, all party members {will receive|gain} [the following effect:] {passives}[.]',
      ({ passives }) => ({
        while: passives,
        who: 'ally',
      }),
    ),
    row(
      'while the {one|demon} with this skill is alive, all enemies {will receive|gain} [the following effect:] {passives}[.]',
      ({ passives }) => ({
        while: passives,
        who: 'enemy',
      }),
    ),
  ]),
];

const ACTS: Wording[] = [
  ...says('blow', [
    row('({physical|phys})', { physical: true }),
    row('({magic|magical})', {}),
    row('(physical, power: {number})', ({ number }) => ({ physical: true, power: number })),
    row('(magic, power: {number})', ({ number }) => ({ power: number })),
    row('(power: {number})', ({ number }) => ({ power: number })),
  ]),
  ...says('times', [
    row('{number} times', ({ number }) => number),
    row('{number} to {most:number} times', ({ number, most }) => ({ from: number, to: most })),
  ]),
  ...says('detail', [
    row('{blow}'),
    row('{times}', ({ times }) => ({ times })),
    row('with {number} power', ({ number }) => ({ power: number })),
    row('. power: {number}', ({ number }) => ({ power: number })),
    row('and bulwark pierce', { pierce: 'bulwark' }),
    row('with {number} power and bulwark pierce', ({ number }) => ({ power: number, pierce: 'bulwark' })),
    row("and decreases enemy's {values} [by] {number}% {turns}", ({ values, number, turns }) => ({
      lower: { values, percent: number, turns },
    })),
    row("and reduces enemy's {values} [by] {number}% {turns}", ({ values, number, turns }) => ({
      lower: { values, percent: number, turns },
    })),
    row('and {number} power', ({ number }) => ({ power: number })),
    row('with [a] {number}% {crit rate|critical hit rate|critical rate}', ({ number }) => ({ critical: number })),
    row('and [a] {number}% {crit rate|critical hit rate|critical rate}', ({ number }) => ({ critical: number })),
    row('with bulwark pierce', { pierce: 'bulwark' }),
    row('with remnants', { remnants: true }),
    row('with bulwark pierce and remnants', { pierce: 'bulwark', remnants: true }),
    row('with remnants and bulwark pierce', { pierce: 'bulwark', remnants: true }),
    row('{on|to} {whom}', ({ whom }) => ({ whom })),
    row('with [a] {number}% chance to inflict {ailments}', ({ number, ailments }) => ({
      inflict: { chance: number, ailment: part.oneOrAll(ailments) },
    })),
    row('with [a] {number}% chance to inflict {ailments} when using this skill', ({ number, ailments }) => ({
      inflict: { chance: number, ailment: part.oneOrAll(ailments) },
    })),
    row(', with [a] {number}% chance to inflict {ailments}', ({ number, ailments }) => ({
      inflict: { chance: number, ailment: part.oneOrAll(ailments) },
    })),
    row('[,] while healing caster {number}% of damage dealt', ({ number }) => ({ leech: number })),
    row('and drains {number} mp', ({ number }) => ({ drain: number })),
    row('and reduces mp by {number} [mp]', ({ number }) => ({ takeMp: number })),
  ]),
  ...says('details', [
    row('{detail}'),
    row('{details} {detail}', ({ details, detail }) => part.merged(details, detail)),
  ]),
  ...says('strike', [
    row('{inflicts|inflict} {element} damage {details}', ({ element, details }) => part.struck(element, {}, details)),
    row('{inflicts|inflict} {element} {blow} damage {details}', ({ element, blow, details }) =>
      part.struck(element, blow, details),
    ),
  ]),
  ...says('act', [
    row('{strike}'),
    row('{number}% chance to inflict {ailments} on {whom}', ({ number, ailments, whom }) =>
      part.inflicted(number, ailments, whom),
    ),
    row('{number}% chance to inflict {ailments} {times} on {whom}', ({ number, ailments, times, whom }) =>
      part.inflicted(number, ailments, whom, times),
    ),
    row('heals {whom} with {number} power', ({ whom, number }) =>
      part.onParty(whom, { do: 'heal', amount: { power: number } }),
    ),
    row('restores {number}% hp to {whom}', ({ number, whom }) =>
      part.onParty(whom, { do: 'heal', amount: { percentOf: 'maxHp', percent: number, of: 'each' } }),
    ),
    row('restores {number} mp to {whom}', ({ number, whom }) => part.onParty(whom, { do: 'giveMp', amount: number })),
    row('{whom} recover {number} mp', ({ number, whom }) => part.onParty(whom, { do: 'giveMp', amount: number })),
    row('{revive|revives} a single party member with {number}% hp', ({ number }) => ({
      aim: 'fallen',
      do: [{ do: 'revive', percent: number, target: 'target' }],
    })),
    row('{revive|revives} a single party member with full hp', {
      aim: 'fallen',
      do: [{ do: 'revive', percent: 100, target: 'target' }],
    }),
    row('{revive|revives} all party members with {number}% hp', ({ number }) => ({
      aim: 'fallenAll',
      do: [{ do: 'revive', percent: number, target: 'target' }],
    })),
    row('{revive|revives} all party members with full hp', {
      aim: 'fallenAll',
      do: [{ do: 'revive', percent: 100, target: 'target' }],
    }),
    row('cures {whom} of {ailments}', ({ whom, ailments }) =>
      part.onParty(whom, { do: 'cure', what: part.oneOrAll(ailments) }),
    ),
    row('cures all status {ailments|aliments} of {whom}', ({ whom }) =>
      part.onParty(whom, { do: 'cure', what: 'ailments' }),
    ),

    row('increases [the] {values} of {whom} by {number}% {turns}', ({ values, whom, number, turns }) =>
      part.raised(values, whom, number, turns),
    ),
    row("increases entire party's {values} by {number}% {turns}", ({ values, number, turns }) =>
      part.raised(values, 'allies', number, turns),
    ),
    row(
      'increases [the] {values} of {whom} by {number}% and decreases [the] {lowers:values} of {other:whom} by {less:number}%[.] {turns}',
      ({ values, whom, number, lowers, other, less, turns }) =>
        part.thenIf(part.raised(values, whom, number, turns), part.lowered(lowers, other, less, turns)),
    ),
    row(
      "increases entire party's {values} by {number}% and decreases [the] {lowers:values} of {other:whom} by {less:number}%[.] {turns}",
      ({ values, number, lowers, other, less, turns }) =>
        part.thenIf(part.raised(values, 'allies', number, turns), part.lowered(lowers, other, less, turns)),
    ),
    row('increases [the] {values} of {whom} by {number}%. {turns}', ({ values, whom, number, turns }) =>
      part.raised(values, whom, number, turns),
    ),
    row('{restores|recovers} {number} mp {of|for|on} {whom}', ({ number, whom }) =>
      part.onParty(whom, { do: 'giveMp', amount: number }),
    ),
    row('inflicts {ailments} on {whom}', ({ ailments, whom }) => part.inflicted(100, ailments, whom)),
    row('{decreases|reduces} [the] {values} of {whom} by {number}%[.] {turns}', ({ values, whom, number, turns }) =>
      part.lowered(values, whom, number, turns),
    ),
    row('{puts|places} all party members into a state of {charge}', ({ charge }) => ({
      aim: 'allies',
      do: [{ do: 'charge', what: charge, target: 'target' }],
    })),
    row('{puts|places} self into a state of {charge}', ({ charge }) => ({
      aim: 'self',
      do: [{ do: 'charge', what: charge, target: 'self' }],
    })),
    row("decreases the enemy's press turn icons by {number}", ({ number }) => ({
      do: [{ do: 'loseIcons', count: number }],
    })),
    row('reduces {number} enemy press turn {icon|icons}', ({ number }) => ({
      do: [{ do: 'loseIcons', count: number }],
    })),
  ]),
  ...says(
    'charge',
    ['charge', 'concentrate', 'might'].map((word) => row(word, word)),
  ),
  ...says('acts', [
    row('{act}'),
    row('{acts} and {act}', ({ acts, act }) => part.then(acts, act)),
    row('{acts}, then {act}', ({ acts, act }) => part.then(acts, act)),
    row('{acts}. {act}', ({ acts, act }) => part.then(acts, act)),
    row('{acts}. then, {act}', ({ acts, act }) => part.then(acts, act)),
    row('{acts}. cures all status {ailments|aliments}', ({ acts }) =>
      part.alsoOn(acts, { do: 'cure', what: 'ailments' }),
    ),
    row('{acts}[.] {note}', ({ acts, note }) => part.noted(acts, note)),
    row(
      '{acts}[.] activates the following chain effect {if|when} the attack is successful: {act:chained}',
      ({ acts, act }) => part.chained(acts, act),
    ),
  ]),
  ...says('chained', [
    row('{act}'),
    row('{chained}, then {act}', ({ chained, act }) => part.then(chained, act)),
    row('{chained} and {act}', ({ chained, act }) => part.then(chained, act)),
    row('{chained}. {act}', ({ chained, act }) => part.then(chained, act)),
  ]),
  ...says('note', [
    row('[*] ignores all death prevention skills', { ignores: ['endure'] }),
    row('[*] damage {from|inflicted by} this skill {ignores|will ignore} all death prevention skills', {
      ignores: ['endure'],
    }),
    row('[*] enemies {downed|defeated} by this skill will not be able to revive', { unrevivable: true }),
    row('[*] ignores all counter and death prevention skills', { ignores: ['superReactions', 'endure'] }),
    row('[*] counter effects will not work on this skill', { ignores: ['superReactions'] }),
    row('[*] [the] damage {inflicted|dealt} by this skill is dependent on {fought}', ({ fought }) => ({
      value: { stat: fought },
    })),
    row('this skill will have {element} pierce effect', { pierce: true }),
  ]),
  ...says('fought', [
    row('phys atk', 'physAttack'),
    row('mag atk', 'magAttack'),
    row('phys def', 'physDefence'),
    row('mag def', 'magDefence'),
  ]),
  ...wordings(use, [
    row('{number} mp: {acts}[.]', ({ number, acts }) => part.used(number, acts)),
    row('{number} mp: {acts}[.] ({uses:number} {uses|use})', ({ number, acts, uses }) => part.used(number, acts, uses)),
  ]),
  ...says('moment', [
    row('at the {start|beginning} of the {1 st|first} turn', { timing: 'startOfFirstTurn' }),
    row('at the {start|beginning} of own turn', { timing: 'startOfOwnTurn' }),
    row("at the {start|beginning} of [the] {enemy|enemy's} turn", { timing: 'startOfEnemyTurn' }),
    row('at the end of own turn', { timing: 'endOfOwnTurn' }),
    row('when {attacking|striking} first at the {start|beginning} of [a] battle', { timing: 'whenAttackingFirst' }),
    row('at the {start|beginning} of [a] battle if the enemy attacks first', { timing: 'whenEnemyAttacksFirst' }),
    row('when the enemy {attacks|strikes} first at the {start|beginning} of [a] battle', {
      timing: 'whenEnemyAttacksFirst',
    }),
  ]),
  ...wordings(automatic, [
    row('activates the following chain effect {moment}: {acts:chained}[.]', ({ moment, acts }) =>
      part.automaticOf(moment, acts),
    ),
  ]),
];

export const PRINTED: readonly Wording[] = [...WORDS, ...PASSIVES, ...ACTS];
