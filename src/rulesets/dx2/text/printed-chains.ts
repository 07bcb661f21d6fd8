/** How printed skills put together what they do: sentences, chain effects, notes, and when an effect works by itself. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, severalOf, wordings } from '../../cards/wording.ts';
import { automatic, passive, use } from '../language/language.ts';
import * as deed from './printed-deeds.ts';
import * as part from './printed-parts.ts';
import { CHAINS as CHAINS_KNOWN, listed, says } from './printed-words.ts';

const SENTENCES: Wording[] = [
  ...says('success', [
    row('{if|when} {the attack is successful|an attack is successful|attack is successful|successful}', true),
    row('if the attack hits at least once', true),
    row('if hit', true),
  ]),
  ...says('and then', [row('{and|, and|, then|then|, and then|and then|,}', true)]),
  ...says('clause', [
    row('{clause}[,] with {a|an|} {number}% chance to inflict {ills}', ({ clause, number, ills }) =>
      deed.besides(clause, number, ills),
    ),
  ]),
  ...says('clause', [row('{act}'), row('{clause} {and:and then} {act}', ({ clause, act }) => deed.then(clause, act))]),
  ...says('sentence', [
    row('{clause}', ({ clause }) => deed.closed(clause)),
    row('{clause}[.] {turns}', ({ clause, turns }) => deed.lasting(clause, turns)),
    row('{clause} {success}', ({ clause }) => deed.whereHit(clause)),
    row('{clause} {success}[.] {turns}', ({ clause, turns }) => deed.whereHit(deed.lasting(clause, turns))),
    row('{clause} {turns} {success}', ({ clause, turns }) => deed.whereHit(deed.lasting(clause, turns))),
    row('{success}, {clause}', ({ clause }) => deed.whereHit(deed.closed(clause))),
    row('{success}, {clause}[.] {turns}', ({ clause, turns }) => deed.whereHit(deed.lasting(clause, turns))),
    row('{clause} while {removing}', ({ clause, removing }) => deed.thenIf(clause, removing)),
    row('{clause} while {removing}[.] {turns}', ({ clause, removing, turns }) =>
      deed.thenIf(clause, deed.lasting(removing, turns)),
    ),
    row('{clause} {with|and} {a|an|} {number}% chance to inflict {ills} {on|to} {whom} {success}', (heard) =>
      deed.thenIf(heard.clause, deed.whereHit(deed.afflictedToo(heard.number, heard.ills, heard.whom))),
    ),
    row('{clause} {with|and} {a|an|} {number}% chance to inflict {ills} {on|to} {whom}', (heard) =>
      deed.thenIf(heard.clause, deed.afflictedToo(heard.number, heard.ills, heard.whom)),
    ),
    row('{clause} after {removing}', ({ clause, removing }) => deed.thenIf(removing, deed.closed(clause))),
  ]),
  ...says('removing', [
    row('removing {what:all stripped} from {whom}', ({ what, whom }) => deed.ended(what, whom)),
    row('removing {what:all stripped}', ({ what }) => deed.ended(what, part.those('@last'))),
    row('lowering {whose} {elements} {affinities} {levels}', ({ elements, whose, levels }) =>
      deed.openly(whose, deed.worse(elements, levels)),
    ),
    row('reducing [the] {values} of {whom} by {number}% {turns}', ({ values, whom, number, turns }) =>
      deed.lowered(values, whom, number, turns),
    ),
  ]),
  ...says('stop', [
    row('.', true),
    row('{. then,|. then|. afterward,|. additionally,|. furthermore,}', true),
    row('{then,|furthermore,}', true),
  ]),
  ...says('explanation', [
    row('the next phys attack will have a critical effect', ['might', null]),
    row('increases the next phys attack damage by {number}%', ({ number }) => ['charge', number]),
    row('increases the next mag attack damage by {number}%', ({ number }) => ['concentrate', number]),
  ]),
  ...says('sentences', [
    row('{sentence}'),
    row('{sentences} {stop} {sentence}', ({ sentences, sentence }) => deed.then(sentences, sentence)),
    row('{sentences} {sentence}', ({ sentences, sentence }) => deed.then(sentences, sentence)),
    row('{sentences}[.] {explanation}', ({ sentences, explanation }) => {
      const [what = null, percent = null] = explanation as Json[];
      return deed.explained(sentences, what, percent);
    }),
  ]),
];

const NOTES: Wording[] = [
  ...says('of this', [
    row('{the damage|damage|all damage} {from|inflicted by|dealt by|done by|by} this {skill|effect}', true),
    row('[the] damage {from|inflicted by|dealt by|done by} this {skill|effect} {chain included}', true),
    row('all damage {inflicted|dealt} by this skill, including the chain effect,', true),
    row(
      '{the|all|} damage {from|inflicted by|dealt by|done by} this {skill|effect}, including [by] the chain effect[,]',
      true,
    ),
    row('damage inflicted by these skills', true),
    row('damage from this skill, including from chain effects,', true),
    row('damage {chain included}', true),
    row('{all|} damage {dealt|}', true),
    row('the damage inflicted by this', true),
  ]),
  ...says('chain included', [
    row(
      '{(chain effect included)|(including chain effect)|(including chain effects)|(including the chain effect)}',
      true,
    ),
  ]),
  ...says('ignored', [row('{ignores|ignore|will ignore|nullifies}', true)]),
  ...says('prevented', [
    row('all death prevention skills', ['endure']),
    row('the {effect|effects} of all counter skills', ['superReactions']),
    row('death prevention and counter skills', ['superReactions', 'endure']),
    row('death prevention skills', ['endure']),
    row('all counter and death prevention skills', ['superReactions', 'endure']),
    row('all counter/death prevention skills', ['superReactions', 'endure']),
    row('counter effects and [all] death prevention skills', ['superReactions', 'endure']),
    row('{all counter skills|counter effects}', ['superReactions']),
  ]),
  ...says('dependent', [
    row('{is|} {dependent on|depends on} [own] {fought}', ({ fought }) => ({ value: { stat: fought } })),
    row("is dependent on max hp for up to {number}% of one's max hp", ({ number }) => ({
      value: { stat: 'hp', percent: number },
    })),
    row('is dependent on max hp, using {number}% of max hp as a base', ({ number }) => ({
      value: { stat: 'hp', percent: number },
    })),
    row("will be calculated using {number}% of the skill holder's max hp as their atk stat", ({ number }) => ({
      value: { stat: 'hp', percent: number },
    })),
    row('will be calculated using {number}% of own max hp as the atk stat', ({ number }) => ({
      value: { stat: 'hp', percent: number },
    })),
    row('depends on own max hp and references {number}% of max hp to calculate', ({ number }) => ({
      value: { stat: 'hp', percent: number },
    })),
    row("dependent on {number}% of user's max hp", ({ number }) => ({ value: { stat: 'hp', percent: number } })),
    row(
      'is {number}% dependent on {fought}, {other:number}% on {second:fought}',
      ({ number, fought, other, second }) => ({
        value: [
          { stat: fought, percent: number },
          { stat: second, percent: other },
        ],
      }),
    ),
  ]),
  ...says('said of damage', [
    row('{ignored} {prevented}', ({ prevented }) => ({ ignores: prevented })),
    row('{dependent}'),
    row('{has|will have|have} bulwark pierce [effect]', { pierce: 'bulwark' }),
    row('{has|will have} bulwark pierce [effect] and remnants', { pierce: 'bulwark', remnants: true }),
    row('will have {elements} pierce [effect]', ({ elements }) => ({ pierce: elements })),
    row('counter effects will not work on this skill', { ignores: ['superReactions'] }),
    row('will automatically select the attribute depending on the situation', { auto: true }),
    row('will select the attribute automatically', { auto: true }),
  ]),
  ...listed('all said of damage', 'said of damage', [' and ', ', and ', ', ']),
  ...says('situation', [row('{based on the situation|depending on the situation|}', true)]),
  ...says('note', [
    row('{of this} {said:all said of damage}', ({ said }) => part.joined(said)),
    row('{ignored} {prevented}', ({ prevented }) => ({ ignores: prevented })),
    row('enemies {downed|defeated} by this {skill|attack} will {not be able|be unable} to revive', {
      unrevivable: true,
    }),
    row('[furthermore,] enemies downed by this skill will be unable to revive', { unrevivable: true }),
    row('counter effects will not work on this skill', { ignores: ['superReactions'] }),
    row('this skill {will have|has} [the] {elements} pierce [effect]', ({ elements }) => ({ pierce: elements })),
    row('this skill will have attribute piercing effect', { pierce: true }),
    row(
      'this skill has a chance of having a critical effect or a miss which are dependent on their respective rates',
      {},
    ),
    row('this skill has a chance of missing or landing a critical hit', {}),
    row('the {attribute|element} [used] {is|will be} {selected|decided} [automatically] {situation}', { auto: true }),
    row('{attribute|element} {will be|is} selected automatically', { auto: true }),
    row('{attribute|element} chosen automatically', { auto: true }),
    row('automatically selects an {attribute|element}', { auto: true }),
    row(
      'the following applies to damage dealt with this skill, including the chain effect: {ignored} {prevented}',
      ({ prevented }) => ({ ignores: prevented }),
    ),
    row('{attribute|element} {will be|is} [automatically] {chosen|selected} [automatically]', { auto: true }),
    row('damage attribute is automatically selected depending on the situation', { auto: true }),
    row('fractional damage will not be affected by stat/damage increase or reduction effects', {}),
  ]),
  ...says('any note', [row('[*] {note}'), row('({note})'), row('{remark}')]),
  // What marks of a name mean is on the card of that state.
  ...says('explaining', [
    row('decreases phys atk and mag atk by {number}%.', {}),
    row('increases the cost of skills by {number} mp, and prevents the use of pass.', {}),
    row('- {number}% to phys def and mag def.', {}),
  ]),
  ...says('fading', [
    row(
      'each completed action will decrease the count. (max count: {number})[.] when the count reaches 0, the effects will be removed',
      {},
    ),
  ]),
  // What says nothing about a battle.
  ...says('remark', [
    row('[*] this skill can [only] be transferred to {titled}', {}),
    row('[*] Spirit Chains ({chain}): {explaining} {fading}', ({ chain }) => (chain === null ? undefined : {})),
    row('* damage increase effect will reset when clearing a wave', {}),
    row('* the exp effect will not occur when used as a support demon', {}),
  ]),
];

/** How often something works. */
const LIMITS: Wording[] = [
  ...says('often', [
    row('once', 1),
    row('twice', 2),
    row('two times', 2),
    row('three times', 3),
    row('{number} {times|time}', ({ number }) => number),
  ]),
  ...says('counted often', [
    row('{often} per turn', ({ often }) => ({ turn: often })),
    row('{often} per battle', ({ often }) => ({ battle: often })),
    row('up to {often} per turn', ({ often }) => ({ turn: often })),
    row('up to {often} per battle', ({ often }) => ({ battle: often })),
  ]),
  ...says('its', [row('{this chain effect|this effect}', true)]),
  ...says('activating', [
    row(
      '{will activate|will only activate|activates|can only be activated|can be activated|will only be activated|only activates}',
      true,
    ),
  ]),
  // "Activates …" is said of all of an effect, "once per turn" alone may be said of its last part.
  ...says('limit of all', [row('[{its}] {activating} {limit:counted often}', ({ limit }) => limit)]),
  ...says('limit', [row('{limit of all}'), row('{counted often}')]),
  ...says('wiped out', [
    row(
      "{won't activate when your party is wiped out|will not activate if the entire party is wiped out|will not activate if the party is wiped out}",
      true,
    ),
  ]),
  ...says('limited', [
    row('([*] {limit}[.])', ({ limit }) => limit),
    row('[*] {limit}', ({ limit }) => limit),
    row('[*] {limit}, and {wiped out}', ({ limit }) => limit),
    row('[*] {limit}, but {wiped out}', ({ limit }) => limit),
    row('[*] {limit} and [chain effect] {wiped out}', ({ limit }) => limit),
    row('[*] {wiped out}', {}),
    row('[*] {most taken}', {}),
  ]),
  ...says('limited as a whole', [
    row('({limit:limit of all}[.])', ({ limit }) => limit),
    row('[*] {limit:limit of all}', ({ limit }) => limit),
  ]),
];

const USES: Wording[] = [
  ...says('following', [row('{activates|activate|then activates} the following chain effect', true)]),
  ...says('body', [
    row('{sentences}'),
    row('{noted body}'),
    row('{noted:noted body}[.] {sentence}', ({ noted, sentence }) => deed.then(noted, sentence)),
    row('{body}[.] {following} {success} and also in a bonus turn: {sentences}', ({ body, sentences }) =>
      deed.chained(body, sentences, { bonusTurn: true }),
    ),
    row('{body}[.] {following} {success}: {sentences}', ({ body, sentences }) => deed.chained(body, sentences)),
    row(
      '{body} {. then|, then|, and then|then} activates the following chain effect: {sentences}',
      ({ body, sentences }) => deed.followed(body, sentences),
    ),
    row('activates the following chain effect after {removing}: {sentences}', ({ removing, sentences }) =>
      removing === null ? undefined : deed.followed(removing, sentences),
    ),
    row('{body}[.] {limit:limited as a whole}', ({ body, limit }) => deed.limited(body, limit, false)),
    row('{body}[.] ({limit:counted often})', ({ body, limit }) => deed.limited(body, limit, false)),
    row('{body}[.] ({limit:counted often})', ({ body, limit }) => deed.limited(body, limit, true)),
  ]),
  ...says('noted body', [row('{body}[.] {any note}', ({ body, 'any note': note }) => deed.noted(body, note))]),
  ...says('plain attack', [
    row(
      '{changes normal attack to the following:|changes normal attacks to the following:|changes standard attack to the following:|the effect of normal attacks will be changed to the following:|normal attacks will now have the following effect:|regular attacks will change to the following effect.}',
      true,
    ),
  ]),
  ...wordings(passive, [row('{plain attack} {body}[.]', ({ body }) => deed.plainly(body))]),
  ...says('uses', [
    row('({number} {uses|use})', ({ number }) => ({ battle: number })),
    row('({number} {uses|use} per battle)', ({ number }) => ({ battle: number })),
    row('(uses: {number})', ({ number }) => ({ battle: number })),
  ]),
  ...wordings(use, [
    row('{number} mp: {body}[.]', ({ number, body }) => deed.used(number, body)),
    row('{number} mp: {body}[.] {uses}', ({ number, body, uses }) => deed.used(number, body, uses)),
    row('{number} mp: can be used every {every:number} turns. {body}[.]', ({ number, every, body }) =>
      deed.used(number, body, { every }),
    ),
  ]),
];

export const CHAINS: readonly Wording[] = [...SENTENCES, ...NOTES, ...LIMITS, ...USES];

const SIDES = { self: 'self', party: 'ally', others: 'companion', enemy: 'enemy' } as const;

/** When an effect works. */
const MOMENTS: Wording[] = [
  ...says('start', [row('{start|beginning}', true)]),
  ...says('tier', [
    row('{at|on|} the {start} of [the] [own] {1 st|first} turn', { timing: 'startOfFirstTurn' }),
    row('at [the] {start} of [the] own turn', { timing: 'startOfOwnTurn' }),
    row('at [the] {start} of every own second turn', { timing: 'startOfOwnTurn', every: 2 }),
    row("at [the] {start} of {the|an|} {enemy|enemy's} turn", { timing: 'startOfEnemyTurn' }),
    row('at [the] end of [the] own turn', { timing: 'endOfOwnTurn' }),
    row("at [the] end of {the|an|} {enemy|enemy's} turn", { timing: 'endOfEnemyTurn' }),
    row('when the enemy goes first at the {start} of {a|the|} battle', { timing: 'whenEnemyAttacksFirst' }),
    row('when {attacking|striking|going} first [at the {start} of {a|the|} battle]', { timing: 'whenAttackingFirst' }),
    row('at the {start} of [a] battle if the enemy attacks first', { timing: 'whenEnemyAttacksFirst' }),
    row('when the enemy {attacks|strikes} first at the {start} of {a|the|} battle', {
      timing: 'whenEnemyAttacksFirst',
    }),
    row('at the {start} of {a|the|} battle', { timing: 'startOfBattle' }),
  ]),
  ...says('party member', [
    row('{a party member|a member of your party|an ally|another ally}', SIDES.party),
    row('a member of the party', SIDES.party),
    row(
      '{a party member|a member of your party|a member of the party} {(including self)|(including the one with this skill)|(including the skill holder)}',
      SIDES.party,
    ),
    row('another party member', SIDES.others),
    row(
      'a party member {(excluding the one with this skill)|(other than the one with this skill)|(aside from the one with this skill)}',
      SIDES.others,
    ),
  ]),
  ...says('somebody', [
    row('{self}', SIDES.self),
    row('{the demon with this skill|this character}', SIDES.self),
    row('{party member}'),
    row('{an enemy|enemy|a enemy}', SIDES.enemy),
    row('{an ally or enemy|an enemy or ally|a party member/enemy}', 'any'),
    row('a party member (including the one with this skill), or an enemy,', 'any'),
    row('{an ally (excluding the one with this skill)|an ally (other than the one with this skill)}', SIDES.others),
  ]),
  ...says('sort of damage', [row('physical', 'physical'), row('phys', 'physical'), row('magic', 'magical')]),
  ...says('one named', [row('{titled}'), row('the skill {titled}')]),
  ...listed('named', 'one named', [' or ', ' and ']),
  ...says('skill of', [
    row('{a|an} {element} [attribute] skill', ({ element }) => ({ element })),
    row('{a|an} {one:element} or {two:element} attribute skill', ({ one, two }) => ({ element: [one, two] })),
    row('{a|an} {sort:sort of damage} attack', ({ sort }) => ({ does: sort })),
    row('any {sort:sort of damage} attack, including a normal attack', ({ sort }) => ({ does: sort })),
    row('an attack that inflicts fractional damage', { does: 'damage' }),
    row('{a|an} {one:element}/{two:element} skill', ({ one, two }) => ({ element: [one, two] })),
    row('[a] demon skill with an hp {healing|recovery} effect', { does: 'heal' }),
    row('[a] demon skill with an mp recovery effect', { does: 'giveMp' }),
    row('a skill that targets random allies/enemies', { drawn: true }),
    row('an attack that targets random enemies', { drawn: true, does: ['physical', 'magical'] }),
  ]),
  ...says('happening', [
    row('{who:somebody} is about to act', ({ who }) => part.moment('aboutToAct', who)),
    row('{who:somebody} {downs|defeats} {a demon|an enemy}', ({ who }) => part.when('defeats', who)),
    row('{who:somebody} {is downed|is defeated|falls in battle|dies}', ({ who }) => part.when('defeated', who)),
    row('downed', part.when('defeated', 'self')),
    row('downed during the enemy turn', { ...part.fieldsOf(part.when('defeated', 'self')), if: { turn: 'enemy' } }),
    row('{who:somebody} is {suffered}', ({ who, suffered }) => part.when('ailing', who, { what: suffered })),
    row('{who:somebody} is inflicted with {ailment}', ({ who, ailment }) =>
      part.when('ailing', who, { what: ailment }),
    ),
    row('{who:somebody} is inflicted with a status ailment', ({ who }) => part.when('ailing', who)),
    row('{who:somebody} enters a state of {charge}', ({ who, charge }) => part.when('charged', who, { what: charge })),
    row('{who:somebody} {enters|enter} a state of {a:charge}, {b:charge} or {c:charge}', ({ who, a, b, c }) =>
      part.when('charged', who, { what: [a, b, c] }),
    ),
    row('{who:somebody} enters a state of {mark}', ({ who, mark }) => part.when('marked', who, { what: mark })),
    row('{who:somebody} receives a {sort:sort of damage} attack', ({ who, sort }) =>
      part.when('hit', who, { on: sort }),
    ),
    row('hit with {a|an} {sort:sort of damage} attack', ({ sort }) => part.when('hit', 'self', { on: sort })),
    row('receiving {a|an} {sort:sort of damage} attack', ({ sort }) => part.when('hit', 'self', { on: sort })),
    row('{taking|receiving|} fractional damage', part.when('damaged', 'self', { means: 'effect' })),
    row(
      '{taking|receiving|} fractional damage from an enemy',
      part.when('damaged', 'self', { means: 'effect', by: 'enemy' }),
    ),
    row('{who:somebody} {receives|has taken|takes} {sort:sort of damage} damage', ({ who, sort }) =>
      part.when('damaged', who, { on: sort }),
    ),
    row('{who:somebody} {receives|takes} physical, magic[,] or fractional damage', ({ who }) =>
      part.when('damaged', who, { means: ['attack', 'repel', 'effect'] }),
    ),
    row(
      '{receiving|taking} physical [damage], magic [damage][,] or fractional damage',
      part.when('damaged', 'self', { means: ['attack', 'repel', 'effect'] }),
    ),
    row('{who:somebody} {receives|takes} damage', ({ who }) => part.when('damaged', who)),
    row('{who:somebody} {is healed|recovers hp|regains hp}', ({ who }) => part.when('healed', who)),
    row('{who:somebody} recovers mp', ({ who }) => part.when('mpRecovered', who)),
    row('{who:somebody} {nullifies|nulls} {an attack|an enemy attack}', ({ who }) =>
      part.when('blocks', who, { what: 'null' }),
    ),
    row('{who:somebody} uses a demon skill', ({ who }) => part.when('skillUsed', who, { skill: { plain: false } })),
    row('own hp {falls|drops} below {number}%', ({ number }) => part.when('below', 'self', { percent: number })),
    row('own weak point is attacked', part.when('hitWeakness', 'self')),
    row('{who:somebody} {strikes|hits} {a weak point|an enemy weak point}', ({ who }) =>
      part.whenBy('hitWeakness', who),
    ),
    row('{landing|scoring} a critical hit', part.whenBy('criticallyHit', 'self')),
    row('{who:somebody} {lands|scores} a critical hit', ({ who }) => part.whenBy('criticallyHit', who)),
    row('{who:somebody} repels {an attack|an enemy attack}', ({ who }) => part.when('blocks', who, { what: 'repel' })),
    row('{who:somebody} drains {an attack|an enemy attack}', ({ who }) => part.when('blocks', who, { what: 'drain' })),
    row('{who:somebody} repels or drains an attack', ({ who }) =>
      part.when('blocks', who, { what: ['repel', 'drain'] }),
    ),
    row('{who:somebody} repels {a|an} {element} attack', ({ who, element }) =>
      part.when('blocks', who, { what: 'repel', element }),
    ),
    row('{who:somebody} receives bulwark', ({ who }) => part.when('protected', who, { what: 'bulwark' })),
    row('{who:somebody} {uses|use} pass', ({ who }) => part.when('passed', who)),
    row('the enemy uses pass', part.when('passed', 'enemy')),
    row('{who:somebody} {increases|increase} their {icons}', ({ who }) => part.when('iconsGained', who)),
    row('a press turn icon is lost due to an enemy skill', part.when('iconsLost', 'enemy')),
    row("it becomes {a party member's|an ally's} turn to act", part.moment('aboutToAct', SIDES.party)),
    row("it becomes {the user's|own} turn to act", part.moment('aboutToAct', SIDES.self)),
    row(
      '{who:somebody} is inflicted with a [new] type of {spirit chains|spirit chain} [not already afflicting them]',
      ({ who }) => part.when('marked', who, { what: part.chainsOf([...CHAINS_KNOWN]), first: true }),
    ),
    row('a new spirit chains effect is applied to {who:somebody}', ({ who }) =>
      part.when('marked', who, { what: part.chainsOf([...CHAINS_KNOWN]), first: true }),
    ),
    row("{who:somebody} {evades|dodges} {a|an enemy's} {sort:sort of damage} [type] attack", ({ who, sort }) =>
      part.when('evades', who, { on: sort }),
    ),
    row('{who:somebody} {is revived|revives}', ({ who }) => part.when('revived', who)),
    row('{who:somebody} is revived by a demon skill', ({ who }) => part.when('revived', who, { skill: {} })),
    row('{named} {is|are} {used|activated}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('using {named}', ({ named }) => part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } })),
    row('{titled} activates', ({ titled }) => part.when('skillUsed', 'self', { skill: { name: titled } })),
    row('{who:somebody} {uses|activates|performs} {skill:skill of}', ({ who, skill }) =>
      part.when('skillUsed', who, { skill }),
    ),
    row('{who:somebody} {uses|activates} {one:skill of}[,] or {other:skill of}', ({ who, one, other }) =>
      part.when('skillUsed', who, { skill: { anyOf: [one, other] } }),
    ),
    row('an enemy {skill:skill of} is used', ({ skill }) => part.when('skillUsed', 'enemy', { skill })),
    row('an ally {skill:skill of} is used', ({ skill }) => part.when('skillUsed', 'ally', { skill })),
    row('a demon skill cures a party member of a status ailment', part.when('cured', 'ally', { skill: {} })),
    row('{who:somebody} defeats a demon', ({ who }) => part.when('defeats', who)),
  ]),
  ...says('race', [row('{titled}')]),
  ...listed('races', 'race'),
  ...says('asking', [
    row('when there are {number} or more [surviving] {races} demons [alive] in your party', ({ number, races }) =>
      part.racesOf(races, number),
    ),
    row('when {hp:own hp}', ({ hp }) => ({ is: 'self', filter: { hpPercent: hp } })),
    row(
      'when there is {an enemy with an ailment|an enemy with a status ailment}',
      part.anyOf('enemy', { ailing: true }),
    ),
    row('{when|while} there is an enemy {having}', ({ having }) => part.anyOf('enemy', having)),
    row('while {self} has evade mortal', { is: 'self', filter: { cant: 'slay' } }),
    row('when there is a {suffered} enemy', ({ suffered }) => part.anyOf('enemy', { has: suffered })),
    row('in a boss battle', { place: 'Boss Battle' }),
    row('if {self} has {number} {count|counts} of {mark}', ({ number, mark }) => ({
      is: 'self',
      filter: { marked: { name: mark, min: number } },
    })),
  ]),
  ...says('moment', [
    row('{tier}'),
    row('{when|upon|whenever} {happening}', ({ happening }) => happening),
    row('if {happening} {asking}', ({ happening, asking }) => ({ ...part.fieldsOf(happening), if: asking })),
    row('when {happening} {asking}', ({ happening, asking }) => ({ ...part.fieldsOf(happening), if: asking })),
    row('after {named} {is|are} {used|activated}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('{tier} {asking}', ({ tier, asking }) => ({ ...part.fieldsOf(tier), if: asking })),
    row('{asking} {tier}', ({ tier, asking }) => ({ ...part.fieldsOf(tier), if: asking })),
    row('{tier} if {self} is {downed|dead}', ({ tier }) => part.fallenAt(tier)),
    row('if {self} is {downed|dead} {tier}', ({ tier }) => part.fallenAt(tier)),
    row('when {self} is {downed|down|dead} {tier}', ({ tier }) => part.fallenAt(tier)),
    row('at the {start} of a boss {fight|battle}', { timing: 'startOfBattle', if: { place: 'Boss Battle' } }),
  ]),
  ...says('moments', [
    row('{moment}', ({ moment }) => [moment]),
    row('{moments} {and|or|, and|, or|as well as|, as well as} {moment}', ({ moments, moment }) => [
      ...(moments as Json[]),
      moment,
    ]),
    row('{moments} and the {start} of own turn', ({ moments }) => [
      ...(moments as Json[]),
      { timing: 'startOfOwnTurn' },
    ]),
    row('{moments}[,] as well as when {moment}', ({ moments, moment }) => [...(moments as Json[]), moment]),
    row('{moments} {and|or|, and|, or} {happening}', ({ moments, happening }) => [...(moments as Json[]), happening]),
  ]),
];

const AUTOMATIC: Wording[] = [
  ...says('effect', [
    row('{sentences}'),
    row('{effect}[.] {any note}', ({ effect, 'any note': note }) => deed.noted(effect, note)),
  ]),
  ...says('chain effect', [
    row('{effect}', ({ effect }) => ({ effect, more: {} })),
    row('{clause}[.] ({number} {turn|turns}, {limit:counted often})', ({ clause, number, limit }) => {
      const effect = deed.lasting(clause, number);
      return effect === undefined ? undefined : { effect, more: { limit } };
    }),
    row('{effect}[.] {(|* }{note}, {limit:counted often}[)]', ({ effect, note, limit }) => {
      const said = deed.noted(effect, note);
      return said === undefined ? undefined : { effect: said, more: { limit } };
    }),
    row('{effect}[.] {(|* }{note}, {limit:limit of all}[)]', ({ effect, note, limit }) => {
      const said = deed.noted(effect, note);
      return said === undefined ? undefined : { effect: said, more: { limit } };
    }),
    row('{chain effect}[.] {limited}', ({ 'chain effect': chain, limited }) => part.withLimit(chain, limited)),
    row('{chain effect}[.] {any note}', ({ 'chain effect': chain, 'any note': note }) => {
      const { effect, more } = part.fieldsOf(chain);
      const said = deed.noted(effect ?? null, note);
      return said === undefined ? undefined : { effect: said, more: more ?? {} };
    }),
  ]),
  ...wordings(automatic, [
    row(
      '[additionally,|furthermore,] activates the [following] {chain effect|effect} {moments}: {chain effect}[.]',
      ({ moments, 'chain effect': chain }) => {
        const { effect, more } = part.fieldsOf(chain);
        return deed.automaticOf(moments, effect ?? null, more);
      },
    ),
    row(
      '{asking}, activates the following chain effect {tier}: {chain effect}[.]',
      ({ asking, tier, 'chain effect': chain }) => {
        const { effect, more } = part.fieldsOf(chain);
        return deed.automaticOf([{ ...part.fieldsOf(tier), if: asking }], effect ?? null, more);
      },
    ),
    row('when {happening}, {sentences}[.]', ({ happening, sentences }) => deed.automaticOf([happening], sentences)),
    row('{countering} {clause}[.]', ({ countering, clause }) => deed.countering(countering, clause)),
    row('{countering} {clause}[.] {limited}', ({ countering, clause, limited }) =>
      deed.countering(countering, clause, { limit: limited }),
    ),
    row('{countering} {clause}[.] {limited} {any note}', ({ countering, clause, limited, 'any note': note }) => {
      const said = deed.closed(clause);
      const effect = said === undefined ? undefined : deed.noted(said, note);
      return effect === undefined ? undefined : deed.countering(countering, effect, { limit: limited });
    }),
    row('{clause} {tier}[.]', ({ clause, tier }) => {
      const effect = deed.closed(clause);
      return effect === undefined ? undefined : deed.automaticOf([tier], effect);
    }),
    row(
      '{heading:crest header} inscribes {many} order crest: {titled} on {self} {moments}[.]',
      ({ heading, many, titled, moments }) =>
        heading === `Order Crest: ${titled}`
          ? deed.automaticOf(moments, deed.marking([heading], many, 'self') ?? null)
          : undefined,
    ),
    row('inscribes {many} order crest: {titled} on {self} {moments}[.]', ({ many, titled, moments }) =>
      deed.automaticOf(moments, deed.marking([`Order Crest: ${titled}`], many, 'self') ?? null),
    ),
    row(
      'for every {nth} order crest: {titled} inscribed [on {the self|self}], {effect}[.] {afterward,|afterwards,} order crest: {other:titled} will fade[.]',
      ({ nth, titled, effect, other }) => (titled === other ? deed.whenInscribed(titled, nth, effect) : undefined),
    ),
    row(
      'for every {nth} order crest: {titled} inscribed [on {the self|self}], the following effects will activate: {effect}[.] {afterward,|afterwards,} order crest: {other:titled} will fade[.]',
      ({ nth, titled, effect, other }) => (titled === other ? deed.whenInscribed(titled, nth, effect) : undefined),
    ),
    row(
      '{counting}, the following [effect] will activate: {effect}[.] {afterward,|afterwards,} [all counts of] order crest: {titled} will fade[.]',
      ({ counting, effect, titled }) => deed.whenInscribed(titled, counting, effect),
    ),
    row('{taking} {tier}. {most taken}[.]', ({ taking, tier }) =>
      deed.automaticOf([tier], deed.plain({ do: 'loseIcons', count: taking })),
    ),
    row(
      '{who:starting} {starts|start|will start|begins|will begin} [the] battle with {given:starting with}[.]',
      ({ who, given }) => part.starting(who, given),
    ),
    row(
      '{who:starting} {starts|start|will start|begins|will begin} the battle in a state of {states:all entered}[.]',
      ({ who, states }) => part.startingIn(who, states),
    ),
  ]),
  ...wordings(severalOf('automatic'), [
    row(
      '[additionally,|furthermore,] activates the [following] {chain effect|effect} {moments}: {chain effect}[.]',
      ({ moments, 'chain effect': chain }) => {
        const { effect, more } = part.fieldsOf(chain);
        return deed.separately(moments, effect ?? null, more ?? {});
      },
    ),
    row(
      '{heading:crest header} inscribes {many} order crest: {titled} on {self} {moments}[,] and {other:many} {others:moments}[.]',
      ({ heading, many, titled, moments, other, others }) =>
        heading === `Order Crest: ${titled}`
          ? deed.inscribed([
              [titled, many, moments],
              [titled, other, others],
            ])
          : undefined,
    ),
    row(
      'inscribes {many} order crest: {titled} on {self} {moments}[,] and {other:many} {others:moments}[.]',
      ({ many, titled, moments, other, others }) =>
        deed.inscribed([
          [titled, many, moments],
          [titled, other, others],
        ]),
    ),
  ]),
  ...says('counting', [
    row('for every {number} counts', ({ number }) => number),
    row('when {number} counts are reached', ({ number }) => number),
  ]),
  ...says('sort of attack', [
    row('{element} attack', ({ element }) => ({ element })),
    row('physical attack', { on: 'physical' }),
    row('magic attack', { on: 'magical' }),
  ]),
  ...says('countering', [
    row('when receiving {a|an} {sort:sort of attack}, {number}% chance to', ({ sort, number }) => ({ sort, number })),
    row(
      'the following effect will activate when receiving {a|an} {sort:sort of attack}: {number}% chance to',
      ({ sort, number }) => ({ sort, number }),
    ),
  ]),
  ...says('crest header', [row('{bracketed}')]),
  ...says('starting', [row('{self}', 'self'), row('this demon', 'self'), row('all party members', 'allies')]),
  ...says('start thing', [
    row('{many} {count|counts} of {mark}', ({ many, mark }) => ({
      do: 'mark',
      name: mark,
      ...(many === 1 ? {} : { count: many }),
    })),
    row('{number} {count|counts} of {mark} {turns}', ({ number, mark, turns }) => ({
      do: 'mark',
      name: mark,
      ...(number === 1 ? {} : { count: number }),
      turns,
    })),
    row('{bulwark}', ({ bulwark }) => ({ do: 'bulwark', amount: bulwark })),
    row('{bulwark}[.] {turns}', ({ bulwark, turns }) => ({ do: 'bulwark', amount: bulwark, turns })),
    row('{charge}', ({ charge }) => ({ do: 'charge', what: charge })),
    row('{repelling}'),
  ]),
  ...listed('starting with', 'start thing', [' and ', ', ', ', and ', ', and with ']),
];

export const AUTOMATICS: readonly Wording[] = [...MOMENTS, ...AUTOMATIC];
