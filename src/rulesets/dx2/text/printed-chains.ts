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
    row(
      '{if|when} {the attack is successful|an attack is successful|attack is successful|successful|the attack succeeds|the attack hits|the attack lands}',
      true,
    ),
    row('if the attack hits at least once', true),
    row('if hit', true),
  ]),
  ...says('and then', [
    row('{and|, and|, then|then|, and then|and then|,|, the|and also|, and also|, but also}', true),
  ]),
  ...says('clause', [
    row('{clause}[,] {with|and} {chance:afflicting} {ills}', ({ clause, chance, ills }) =>
      deed.besides(clause, chance, ills),
    ),
  ]),
  ...says('clause', [row('{act}'), row('{clause} {and:and then} {act}', ({ clause, act }) => deed.then(clause, act))]),
  // A Boost level of this skill alone is said of the levels that follow.
  ...says('clause', [row('{clause} {and:and then} {act:own boost}', ({ clause, act }) => deed.then(clause, act))]),
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
    row('{clause}[,] {with|and} {chance:afflicting} {ills} {on|to} {whom} {success}', (heard) =>
      deed.thenIf(heard.clause, deed.whereHit(deed.afflictedToo(heard.chance, heard.ills, heard.whom))),
    ),
    row('{clause}[,] {with|and} {chance:afflicting} {ills} {on|to} {whom}', (heard) =>
      deed.thenIf(heard.clause, deed.afflictedToo(heard.chance, heard.ills, heard.whom)),
    ),
    row('{clause} and, {success}, {sentence}', ({ clause, sentence }) =>
      deed.thenIf(deed.closed(clause), deed.whereHit(sentence)),
    ),
    row('for {turns:turn count}, {clause}', ({ clause, turns }) => deed.lasting(clause, turns)),
    row(
      '{clause}[.] ({often:counted often})[.] {next:and or stop} {other:clause}[.] ({more:counted often})',
      (heard) =>
        heard.next === null
          ? undefined
          : deed.thenIf(deed.doneOnly(heard.clause, heard.often), deed.doneOnly(heard.other, heard.more)),
    ),
    row('{clause} after {removing}', ({ clause, removing }) => deed.thenIf(removing, deed.closed(clause))),
  ]),
  ...says('and or stop', [row('{and:and then}'), row('{then,|then}', true)]),
  ...says('removing', [
    row('removing {what:all stripped} from {whom}', ({ what, whom }) => deed.ended(what, whom)),
    row('removing {what:all stripped}', ({ what }) => deed.ended(what, part.those('@last'))),
    row('{lowering|reducing|decreasing} {whose} {elements} {affinities} {levels}', ({ elements, whose, levels }) =>
      deed.openly(whose, deed.worse(elements, levels)),
    ),
    row('{lowering|reducing|decreasing} [the] {elements} {affinities} of {whom} {levels}', (heard) =>
      deed.openly(heard.whom, deed.worse(heard.elements, heard.levels)),
    ),
    row('{lowering|reducing|decreasing} {whose} {values} by {number}% {turns}', ({ values, whose, number, turns }) =>
      deed.lowered(values, whose, number, turns),
    ),
    row(
      '{putting|placing} {whom} {in|into} a state of {states:all entered}',
      ({ whom, states }) => deed.entering(states, whom, '?') ?? deed.entering(states, whom),
    ),
    row('{removing} and {other:removing}', ({ removing, other }) => deed.then(removing, other)),
    row(
      '{lowering|reducing|decreasing} [the] {values} of {whom} by {number}% {turns}',
      ({ values, whom, number, turns }) => deed.lowered(values, whom, number, turns),
    ),
  ]),
  ...says('stop', [
    row('.', true),
    row('{. then,|. then|. afterward,|. afterwards,|. additionally,|. furthermore,|. in addition,|. also,}', true),
    row('{then,|then|furthermore,|additionally,|in addition,|also,}', true),
  ]),
  ...says('explanation', [
    row(
      '{raises} the next {phys|physical} attack damage by {number}% and will have a critical effect',
      ({ number }) => ['charge', number, 'might'],
    ),
    row('the next {phys|physical} attack will {have a critical effect|be a critical hit}', ['might', null]),
    row('{raises} [the] [damage of] [the] next {phys|physical} attack [damage] by {number}%', ({ number }) => [
      'charge',
      number,
    ]),
    row('{raises} [the] [damage of] [the] next {mag|magic} attack [damage] by {number}%', ({ number }) => [
      'concentrate',
      number,
    ]),
  ]),
  ...says('sentences', [
    row('{sentence}'),
    row('{sentences} {stop} {sentence}', ({ sentences, sentence }) => deed.then(sentences, sentence)),
    row('{sentences} {sentence}', ({ sentences, sentence }) => deed.then(sentences, sentence)),
    row('{sentences}[.] {explanation}', ({ sentences, explanation }) => {
      const [what = null, percent = null, other] = explanation as Json[];
      const said = other === undefined ? sentences : deed.explained(sentences, other, null);
      return said === undefined ? undefined : deed.explained(said, what, percent);
    }),
  ]),
];

const NOTES: Wording[] = [
  ...says('of this', [
    row(
      '{the|all|all the|} damage {from|inflicted by|dealt by|done by|by|inflicted with|dealt with|caused by|inflicted from|of} {this|these} {skill|effect|skills|attack|chain effect} [{chain included}]',
      true,
    ),
    row('damage {chain included}', true),
    row('{all|} damage {dealt|inflicted|}', true),
    row('the damage inflicted by this', true),
    row('{this skill|it}', true),
  ]),
  ...says('chain included', [
    row(
      '{(chain effect included)|(chain effects included)|(including chain effect)|(including chain effects)|(including the chain effect)|(including the chain effects)}',
      true,
    ),
    row('[,] including {by|from|} {the|} {chain effect|chain effects} [,]', true),
  ]),
  ...says('ignored', [row('{ignores|ignore|will ignore|nullifies|nullify|will nullify|bypasses}', true)]),
  ...says('prevented', [
    row('{prevented thing}', ({ 'prevented thing': one }) => [one]),
    row(
      '[all] [the effects of all|the effects of|the effect of all] {one:prevented word}{both}{other:prevented word} [skills|effects]',
      (heard) => (heard.one === heard.other ? undefined : ['superReactions', 'endure']),
    ),
    row('{one:prevented thing} and {other:prevented thing}', ({ one, other }) =>
      one === other ? undefined : ['superReactions', 'endure'],
    ),
  ]),
  ...says('both', [row('{and|/|and all|or}', true)]),
  ...says('prevented word', [
    row('{counter|counters|counter skill|counter effects}', 'superReactions'),
    row('{death prevention|death-prevention}', 'endure'),
  ]),
  ...says('prevented thing', [
    row(
      '[the activation of] [all] [the effects of all|the effects of|the effect of all|the effect of] {prevented word} {skills|effects|skill effects}',
      ({ 'prevented word': one }) => one,
    ),
    row('[all] [the effects of all|the effects of|the effect of all|the effect of] counter skills', 'superReactions'),
    row('[all] counter effects', 'superReactions'),
  ]),
  ...says('dependent', [
    row('{is|are|} {dependent on|depends on|depend on|based on} [own] {fought}', ({ fought }) => ({
      value: { stat: fought },
    })),
    row('{is|are|will be|} calculated {using|with|based on|from} [own] {fought}', ({ fought }) => ({
      value: { stat: fought },
    })),
    row(
      '{is|are|} {dependent on|depends on|depend on|based on} {share of max hp}',
      ({ 'share of max hp': number }) => ({
        value: { stat: 'hp', percent: number },
      }),
    ),
    row(
      '{is|are|will be|} calculated {using|with|based on|from|by using} {share of max hp} [as the atk stat|as their atk stat|as own atk stat]',
      (heard) => ({
        value: { stat: 'hp', percent: heard['share of max hp'] },
      }),
    ),
    row('depends on own max hp and references {number}% of max hp to calculate', ({ number }) => ({
      value: { stat: 'hp', percent: number },
    })),
    row(
      '{is|} {number}% dependent on {fought} and {other:number}% [dependent] on {second:fought}',
      ({ number, fought, other, second }) => ({
        value: [
          { stat: fought, percent: number },
          { stat: second, percent: other },
        ],
      }),
    ),
    row(
      'is {number}% dependent on {fought}[,] {and|} {other:number}% on {second:fought}',
      ({ number, fought, other, second }) => ({
        value: [
          { stat: fought, percent: number },
          { stat: second, percent: other },
        ],
      }),
    ),
  ]),
  ...says('having a trait', [row('{has|have|will have|also has|will also have}', true)]),
  ...says('share of max hp', [
    row("{number}% of {max hp|maximum hp|one's max hp|user's max hp|the user's max hp}"),
    row('{number}% of {own} max hp'),
    row("max hp for up to {number}% of one's max hp"),
    row('max hp, using {number}% of max hp as a base'),
  ]),
  ...says('said of damage', [
    row('{ignored} {prevented}', ({ prevented }) => ({ ignores: prevented })),
    row('{dependent}'),
    row('{having a trait} [a] bulwark pierce [effect]', { pierce: 'bulwark' }),
    row('{having a trait} bulwark pierce [effect] and remnants', { pierce: 'bulwark', remnants: true }),
    row('{having a trait} [the] {elements} pierce [effect]', ({ elements }) => ({ pierce: elements })),
    row('{having a trait} remnants', { remnants: true }),
    row('{having a trait} [the] {elements} pierce [effect] and bulwark pierce [effect]', ({ elements }) => ({
      pierce: elements,
    })),
    row('{pierces|will pierce} bulwark', { pierce: 'bulwark' }),
    row(
      '{counter effects|counter skills|counters} {will not work|do not work|will not activate|have no effect} {on|against} {this skill|this attack|it}',
      {
        ignores: ['superReactions'],
      },
    ),
    row('will automatically select the attribute depending on the situation', { auto: true }),
    row('will select the attribute automatically', { auto: true }),
  ]),
  ...listed('all said of damage', 'said of damage', [' and ', ', and ', ', ', ', and also ', ' and also ']),
  ...says('deciding', [
    row('{is|will be|} [automatically] {selected|decided|chosen|determined} [automatically]', true),
  ]),
  ...says('situation', [row('{based on the situation|depending on the situation|according to the situation|}', true)]),
  ...says('note', [
    row('{of this} {said:all said of damage}', ({ said }) => part.joined(said)),
    row('power: {number}', ({ number }) => ({ power: number })),
    row('{ignored} {prevented}', ({ prevented }) => ({ ignores: prevented })),
    row(
      '[furthermore,|additionally,] [all] {enemies|demons|targets} {downed|defeated|killed|knocked out} by this {skill|attack|effect|chain effect} {will not be able to|will be unable to|cannot|can not} {revive|be revived}',
      { unrevivable: true },
    ),
    row(
      '{counter effects|counter skills|counters} {will not work|do not work|will not activate|have no effect} {on|against} {this skill|this attack|it}',
      {
        ignores: ['superReactions'],
      },
    ),
    row('this skill {will have|has} [the] {elements} pierce [effect]', ({ elements }) => ({ pierce: elements })),
    row('this skill will have attribute piercing effect', { pierce: true }),
    row(
      'this skill has a chance of having a critical effect or a miss which are dependent on their respective rates',
      {},
    ),
    row('this skill has a chance of missing or landing a critical hit', {}),
    row('[the] {attribute|element|damage attribute|damage element} [used|of the attack] {deciding} {situation}', {
      auto: true,
    }),
    row('automatically selects {an|the} {attribute|element} {situation}', { auto: true }),
    row(
      'the following applies to damage dealt with this skill, including the chain effect: {ignored} {prevented}',
      ({ prevented }) => ({ ignores: prevented }),
    ),
    row('fractional damage will not be affected by stat/damage increase or reduction effects', {}),
  ]),
  ...says('any note', [row('[*] {note}'), row('({note}[.])'), row('{remark}')]),
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
    row('[*] {the|} damage increase effect {will reset|resets} when clearing a wave', {}),
    row('* the exp effect will not occur when used as a support demon', {}),
    row('{of this} will follow the {below|following} conditions', {}),
  ]),
];

/** How often something works. */
const LIMITS: Wording[] = [
  ...says('often', [
    row('once', 1),
    row('twice', 2),
    row('thrice', 3),
    row('one time', 1),
    row('{counting word} times'),
    row('{number} {times|time}', ({ number }) => number),
  ]),
  ...says('counted often', [
    row(
      '[only] [up to|a maximum of|at most|max] {often} {per turn|each turn|every turn|a turn|in a turn|during a turn}',
      ({ often }) => ({
        turn: often,
      }),
    ),
    row(
      '[only] [up to|a maximum of|at most|max] {often} {per battle|each battle|a battle|in a battle|during battle|during a battle}',
      ({ often }) => ({
        battle: often,
      }),
    ),
    row('{once|one time} per turn and {often} per battle', ({ often }) => ({ turn: 1, battle: often })),
  ]),
  ...says('its', [
    row('{this chain effect|this effect|the chain effect|effect|chain effect|the effect|this skill|this}', true),
  ]),
  ...says('activating', [
    row(
      '{will activate|will only activate|activates|activate|can only be activated|can be activated|will only be activated|only activates|will be activated|can activate|can only activate|may activate|triggers}',
      true,
    ),
  ]),
  // "Activates …" is said of all of an effect, "once per turn" alone may be said of its last part.
  ...says('limit of all', [row('[{its}] {activating} {limit:counted often}', ({ limit }) => limit)]),
  ...says('limit', [row('{limit of all}'), row('{counted often}')]),
  ...says('wiped out', [
    row(
      "{won't activate|will not activate|does not activate} {if|when} {the entire party|the party|your party|the whole party} {is|has been} wiped out",
      true,
    ),
  ]),
  ...says('limited', [
    row('([*] {limit}[.])', ({ limit }) => limit),
    row('[*] {limit}', ({ limit }) => limit),
    row('[*] {limit}, and {wiped out}', ({ limit }) => limit),
    row('[*] {limit}, but {wiped out}', ({ limit }) => limit),
    row('[*] {limit} and [chain effect] {wiped out}', ({ limit }) => limit),
    row('[*] [{its}] {wiped out}', {}),
    row('[*] {most taken}', {}),
  ]),
  ...says('limited as a whole', [
    row('({limit:limit of all}[.])', ({ limit }) => limit),
    row('[*] {limit:limit of all}', ({ limit }) => limit),
  ]),
];

/** The Boost level that is said in brackets. */
const levelIn = (title: string): number | undefined => {
  const level = /^boost level:? ?(\d)$/i.exec(title)?.[1];
  return level === undefined ? undefined : Number(level);
};

const USES: Wording[] = [
  ...says('following', [
    row(
      '[additionally,|furthermore,|also,] {activates|activate|then activates} the [following] {chain effect|additional chain effect}',
      true,
    ),
  ]),
  ...says('named effects', [
    row('{titled}: {sentences}', ({ sentences }) => [sentences]),
    row('{all:named effects}[.] {titled}: {sentences}', ({ all, sentences }) => [...(all as Json[]), sentences]),
  ]),
  ...says('other use', [
    row('if this skill is used while {self} {has|possesses} {had}', ({ had }) => had),
    row('if this skill is used while {self} is {having}', ({ having }) => having),
  ]),
  ...says('body', [
    row('{sentences}'),
    row('{noted body}'),
    row(
      'automatically selects {one of|} the following {effect|effects} [to activate] {situation}: {all:named effects}',
      ({ all }) => deed.eitherElement(all as Json[]),
    ),
    row('{noted:noted body}[.] [*] {sentence}', ({ noted, sentence }) => deed.then(noted, sentence)),
    row('{body}[.] [*] {ignored} {prevented} and {leech:draining}', ({ body, prevented, leech }) =>
      deed.leeching(deed.noted(body, { ignores: prevented }), leech),
    ),
    row('{body}[.] {own state}, {note}', ({ body, 'own state': state, note }) => deed.notedIf(body, state, note)),
    row('{body}[,] and {following} {success}: {sentences}', ({ body, sentences }) => deed.chained(body, sentences)),
    row('{body}[.] {success}, {clause}[,] and {following}: {sentences}', ({ body, clause, sentences }) => {
      const first = deed.closed(clause);
      const all = first === undefined ? undefined : deed.then(first, sentences);
      return all === undefined ? undefined : deed.chained(body, all);
    }),
    row('{body}[.] {following} if also in a bonus turn: {sentences}', ({ body, sentences }) =>
      deed.chained(body, sentences, { bonusTurn: true }),
    ),
    row('{body}[.] {following} {success} and also in a bonus turn: {sentences}', ({ body, sentences }) =>
      deed.chainedToo(body, sentences, { bonusTurn: true }),
    ),
    row(
      '{body}[.] this skill becomes {title:bracketed} {state:own state}[.] {again:bracketed} [:] {other:body}',
      ({ body, title, state, again, other }) => (title === again ? deed.otherwise(body, other, state) : undefined),
    ),
    row('{body}[.] {following} {state:other use}: {sentences}', ({ body, state, sentences }) =>
      deed.chainedWhile(body, state, sentences),
    ),
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
  // Boost levels: what a skill does from then on.
  ...says('each use', [
    row(
      '[*] this skill {will gain|gains|will receive|receives} {1|one|a} boost level {with each use|after each use|after being used|each time it is used}',
      true,
    ),
  ]),
  ...says('each turn', [
    row(
      '[*] [this skill] {will gain|gains|will receive|receives} {1|one|a} {boost} {moments}',
      ({ moments }) => moments,
    ),
    row(
      "[*] this skill's boost level {will increase|increases|is increased} by {1|one} {moments}",
      ({ moments }) => moments,
    ),
  ]),
  ...says('boost header', [
    row('{title:bracketed} [:]', ({ title }) => levelIn(String(title))),
    row('boost level {number} :', ({ number }) => number),
  ]),
  ...says('of which', [
    row('{of|for} the chain effect', 'chain'),
    row('(including {for|} the chain effect)', 'all'),
    row('{|}', 'own'),
  ]),
  ...says('named attack', [
    row("{the|} chain effect's", 'chain'),
    row('chain effect', 'chain'),
    row('{single target attack|the attack|attack|}', 'own'),
  ]),
  ...says('aimed attacks', [
    row('{single-enemy|single-target|single target} attacks', 'enemy'),
    row('{all-enemy|all-target|multi-target} attacks', 'enemies'),
  ]),
  ...says('said anew', [row('[.] ({total})', true), row('{|}', true)]),
  ...says('now', [row('{will now|now|will also|also|will now also}', true)]),
  ...says('rising to', [
    row('{increases|increase|will increase|rises|is increased} to {number}', ({ number }) => number),
  ]),
  ...says('change', [
    row('increases [the] power {which:of which} to {number} {said anew}', ({ which, number }) => [
      { what: 'power', which, to: number },
    ]),
    row('increases [the] power of {which:aimed attacks} to {number} {said anew}', ({ which, number }) => [
      { what: 'power', which, to: number },
    ]),
    row('increases [the] number of {attacks|hits} {which:of which} to {number} {said anew}', ({ which, number }) => [
      { what: 'times', which, to: number },
    ]),
    row('{now} {sentence}', ({ sentence }) => [{ what: 'more', to: sentence }]),
    row('adds {sentence}', ({ sentence }) => [{ what: 'more', to: sentence }]),
    row('adds the following effect to the {skill|attack}: {sentence}', ({ sentence }) => [
      { what: 'more', to: sentence },
    ]),
    row('adds the following effect to the chain effect: {sentence}', ({ sentence }) => [
      { what: 'more', which: 'chain', to: sentence },
    ]),
    row('adds the following effect to the chain effect: {sentence}[.] ({limit})', ({ sentence, limit }) => [
      { what: 'more', which: 'chain', to: deed.doneOnly(sentence, limit) ?? null },
    ]),
    row('{adds|now activates|activates} the following chain effect {success}: {sentence}', ({ sentence }) => [
      { what: 'more', which: 'hit', to: sentence },
    ]),
    row(
      '{skill effects|its effects|effects}[, including additional effects,] {will last|last} {turns}',
      ({ turns }) => [{ what: 'turns', to: turns }],
    ),
    row(
      'adds the following chain effect[,] when damage is {inflicted|dealt} [by this skill|with this skill|with a normal attack|by the attack]: {sentence}',
      ({ sentence }) => [{ what: 'more', which: 'dealt', to: sentence }],
    ),
    row('{of this} {ignored} {prevented}', ({ prevented }) => [{ what: 'ignores', to: prevented }]),
    row('{of this} {now} {ignored} {prevented}', ({ prevented }) => [{ what: 'ignores', to: prevented }]),
    row('{of this} will now {ignore|nullify} {prevented}', ({ prevented }) => [{ what: 'ignores', to: prevented }]),
    row('increases {which:named attack} power to {number}', ({ which, number }) => [
      { what: 'power', which, to: number },
    ]),
    row('{which:named attack} power {rising to}', ({ which, 'rising to': number }) => [
      { what: 'power', which, to: number },
    ]),
    row('power to {number}', ({ number }) => [{ what: 'power', which: 'own', to: number }]),
    row('increases [the] critical hit rate {which:of which} to {number}%', ({ which, number }) => [
      { what: 'critical', which, to: number },
    ]),
    row('critical hit rate to {number}%', ({ number }) => [{ what: 'critical', which: 'own', to: number }]),
    row('{which:named attack} will now inflict damage {number} times', ({ which, number }) => [
      { what: 'times', which, to: number },
    ]),
    row('{which:named attack} max damage {rising to}', ({ which, 'rising to': number }) => [
      { what: 'max', which, to: number },
    ]),
    row('increases [the] power of the restoration effect to {number}', ({ number }) => [
      { what: 'restored', which: 'all', to: number },
    ]),
    row('[will] [also|now|also now|now also] {ignored} {prevented}', ({ prevented }) => [
      { what: 'ignores', to: prevented },
    ]),
    row('[also] [will] [now] cause {the target|enemies|them|hit enemies} to lose {number} mp', ({ number }) => [
      { what: 'mp', to: number },
    ]),
    row('adds remnants', [{ what: 'remnants', to: true }]),
    row('no extra effect', [{ what: 'nothing', to: true }]),
  ]),
  ...says('changes', [
    row('{change}'),
    row('{sentence}', ({ sentence }) => [{ what: 'more', to: sentence }]),
    row('{changes}[,] and {change}', ({ changes, change }) => [...(changes as Json[]), ...(change as Json[])]),
    row('{changes}, {change}', ({ changes, change }) => [...(changes as Json[]), ...(change as Json[])]),
    row('{changes}. {change}', ({ changes, change }) => [...(changes as Json[]), ...(change as Json[])]),
  ]),
  ...says('boost levels', [
    row('{header:boost header} {changes}', ({ header, changes }) => [{ level: header, changes }]),
    row('{levels:boost levels}[.] {header:boost header} {changes}', ({ levels, header, changes }) => [
      ...(levels as Json[]),
      { level: header, changes },
    ]),
  ]),
  ...says('body', [
    row('{body}[.] {each use}[.] {levels:boost levels}', ({ body, levels }) => deed.boosted(body, levels, true)),
  ]),
  // An effect that works from a Boost level on, and does more at higher ones.
  ...says('boosted effect', [
    row(
      '{header:boost header} [now] {activates|activate} the [following] {chain effect|effect} {moment}{:|.|} {one:chain effect}',
      ({ header, moment, one }) => {
        const { effect = null, more } = part.fieldsOf(one);
        return deed.boostedEffect(header, moment, effect, more);
      },
    ),
    row(
      '{header:boost header} [now] {activates|activate} the [following] {chain effect|effect} {moment}{:|.|} {one:chain effect}[.] {levels:boost levels}',
      ({ header, moment, one, levels }) => {
        const { effect = null, more } = part.fieldsOf(one);
        const all = deed.boosted(effect, deed.aboveLevel(levels, header), false);
        return all === undefined ? undefined : deed.boostedEffect(header, moment, all, more);
      },
    ),
  ]),
  ...wordings(severalOf('automatic'), [
    row('{moments:each turn}[.] {one:boosted effect}[.]', ({ moments, one }) => {
      const gains = deed.gaining(moments);
      return gains === undefined ? undefined : [gains, one];
    }),
  ]),
  ...wordings(severalOf('passives', 'automatic'), [
    row('{moments:each turn}[.] {header:boost header} {passives}[.]', ({ moments, header, passives }) => {
      const [gains, held] = [deed.gaining(moments), part.held(passives, undefined, deed.boostedTo(header))];
      return gains === undefined || held === undefined ? undefined : [{ automatic: gains }, { passives: held }];
    }),
    row('{moments:each turn}[.] {growth:boosted scale}[.]', ({ moments, growth }) => {
      const gains = deed.gaining(moments);
      return gains === undefined ? undefined : [{ automatic: gains }, { passives: growth }];
    }),
  ]),
  // A skill whose Boost level grows by itself is two things: what it does, and how it grows.
  ...says('growing body', [
    row('{body}[.] {moments:each turn}[.] {levels:boost levels}', ({ body, moments, levels }) =>
      deed.growing(deed.boosted(body, levels, false), moments),
    ),
    row('{growing:growing body}[.] {any note}', ({ growing, 'any note': note }) => {
      const { body = null, gains = null } = part.fieldsOf(growing);
      const said = deed.noted(body, note);
      return said === undefined ? undefined : { body: said, gains };
    }),
  ]),
  ...says('noted body', [row('{body}[.] {any note}', ({ body, 'any note': note }) => deed.noted(body, note))]),
  ...says('plain attack', [
    row(
      '{changes|change} {normal|standard|regular} {attack|attacks} {to|into} the following [effect|effects] {:|.|}',
      true,
    ),
    row(
      'the {effect|effects} of {normal|standard|regular} attacks {will be changed|is changed|change|changes} to the following {:|}',
      true,
    ),
    row(
      '{normal|standard|regular} attacks {will now have|will have|have|now have} the following {effect|effects} {:|.|}',
      true,
    ),
    row(
      '{normal|standard|regular} attacks {will change|change|will be changed} to the following [effect|effects] {:|.|}',
      true,
    ),
  ]),
  ...wordings(passive, [row('{plain attack} {body}[.]', ({ body }) => deed.plainly(body))]),
  ...wordings(severalOf('passives', 'automatic'), [
    row('{plain attack} {growing:growing body}[.]', ({ growing }) => {
      const { body = null, gains = null } = part.fieldsOf(growing);
      const said = deed.plainly(body);
      return said === undefined ? undefined : [{ passives: said }, { automatic: gains }];
    }),
  ]),
  ...wordings(severalOf('use', 'automatic'), [
    row('{number} mp: {growing:growing body}[.]', ({ number, growing }) => {
      const { body = null, gains = null } = part.fieldsOf(growing);
      const said = deed.used(number, body);
      return said === undefined ? undefined : [{ use: said }, { automatic: gains }];
    }),
  ]),
  ...says('uses', [
    row('({number} {uses|use} [per battle])', ({ number }) => ({ battle: number })),
    row('(uses: {number})', ({ number }) => ({ battle: number })),
    row('uses: {number}', ({ number }) => ({ battle: number })),
    row('[*] [this skill] can [only] be used {limit:counted often}', ({ limit }) => limit),
    row('[*] [this skill] can [only] be used {limit:counted often} {for|by} {own party}', ({ limit }) => ({
      ...part.fieldsOf(limit),
      team: true,
    })),
    row('([can] [only] [be] {usable|used} {limit:counted often})', ({ limit }) => limit),
  ]),
  ...wordings(use, [
    row('{number} mp: {body}[.]', ({ number, body }) => deed.used(number, body)),
    row('{number} mp: {body}[.] {uses}', ({ number, body, uses }) => deed.used(number, body, uses)),
    row('{number} mp: can be used every {every:number} turns. {body}[.]', ({ number, every, body }) =>
      deed.used(number, body, { every }),
    ),
    row('{number} mp: can [only] be used from the {nth} [own] turn [on]. {body}[.]', ({ number, nth, body }) =>
      deed.usedIf(deed.used(number, body), { ownTurn: { min: nth } }),
    ),
    row('{number} mp: {skips a turn}[.] {body}[.] {uses:all uses}', ({ number, body, uses }) => {
      const { if: condition, ...limit } = part.fieldsOf(uses);
      const said = deed.used(number, body, Object.keys(limit).length === 0 ? undefined : limit);
      const free = said === undefined ? undefined : { ...part.fieldsOf(said), free: true };
      return free === undefined || condition === undefined ? free : deed.usedIf(free, condition);
    }),
  ]),
  ...says('skips a turn', [
    row("{skips|passes} {a|the user's|own} turn without {using|consuming|losing} {any icon}", true),
  ]),
  ...says('use condition', [
    row('[*] {cannot be used|can not be used} in {battles with break system rules|break system battles}', {
      not: { place: 'Break System' },
    }),
    row('[*] {cannot be used|can not be used} in democalypse', { not: { place: 'Democalypse' } }),
  ]),
  ...says('all uses', [
    row('{condition:use condition}', ({ condition }) => ({ if: condition })),
    row('{uses}'),
    row('{all:all uses}[.] {uses}', ({ all, uses }) => part.merged(all, uses)),
    row('{all:all uses}[.] {condition:use condition}', ({ all, condition }) => part.merged(all, { if: condition })),
  ]),
  ...wordings(use, [
    row('{number} mp: {body}[.] {condition:use condition}[.]', ({ number, body, condition }) =>
      deed.usedIf(deed.used(number, body), condition),
    ),
  ]),
];

export const CHAINS: readonly Wording[] = [...SENTENCES, ...NOTES, ...LIMITS, ...USES];

const SIDES = { self: 'self', party: 'ally', others: 'companion', enemy: 'enemy' } as const;

/** When an effect works. */
const MOMENTS: Wording[] = [
  ...says('start', [row('{start|beginning}', true)]),
  ...says('tier', [
    row('{at} [the] {start} of [the] [own] {1 st|first} turn', { timing: 'startOfFirstTurn' }),
    row(
      "{at} [the] {start} of {own turn|the own turn|own turns|each own turn|every own turn|the party's turn|own party's turn}",
      { timing: 'startOfOwnTurn' },
    ),
    row('{at} [the] {start} of {every|each} own {nth} turn', ({ nth }) =>
      (nth as number) > 1 ? { timing: 'startOfOwnTurn', every: nth } : undefined,
    ),
    row('{at} [the] {start} of {every|each} {nth} own turn', ({ nth }) =>
      (nth as number) > 1 ? { timing: 'startOfOwnTurn', every: nth } : undefined,
    ),
    row('{at} [the] {start} of every {number} own turns', ({ number }) =>
      (number as number) > 1 ? { timing: 'startOfOwnTurn', every: number } : undefined,
    ),
    row('{at} [the] {start} of {of the enemy} turn', { timing: 'startOfEnemyTurn' }),
    row(
      "{at} [the] end of {own turn|the own turn|own turns|each own turn|every own turn|the party's turn|own party's turn}",
      { timing: 'endOfOwnTurn' },
    ),
    row('{at} [the] end of {of the enemy} turn', { timing: 'endOfEnemyTurn' }),
    row('{if|when} {the enemy|an enemy|the enemy party|enemies} {of going} first {at battle start}', {
      timing: 'whenEnemyAttacksFirst',
    }),
    row('{if|when} {of going} first {at battle start}', {
      timing: 'whenAttackingFirst',
    }),
    row('{if|when} {of going} {second|last} {at battle start}', { timing: 'whenAttackingSecond' }),
    row('at the {start} of {a|the|} battle {if|when} {the enemy|an enemy} {of going} first', {
      timing: 'whenEnemyAttacksFirst',
    }),
    row('at the {start} of {a|the|} battle {if|when} {of going} first', { timing: 'whenAttackingFirst' }),
    row('{at} the {start} of {a|the|each|every|} battle', { timing: 'startOfBattle' }),
  ]),
  ...says('at', [row('{at|on|during|}', true)]),
  ...says('of the enemy', [row("{the|an|each|every|} {enemy|enemy's|enemies'|enemy party's}", true)]),
  ...says('at battle start', [
    row('at the {start} of {a|the|} battle', true),
    row('in battle', true),
    row('{|}', true),
  ]),
  ...says('of going', [row('{attacks|strikes|goes|acts|attack|strike|go|act|attacking|striking|going|acting}', true)]),
  ...says('party member', [
    row(
      '{a party member|a member of your party|a member of the party|an ally|another ally|any party member|any ally}',
      SIDES.party,
    ),
    row('{a party member|a member of your party|a member of the party|an ally} (including {self})', SIDES.party),
    row('{another party member|an ally other than self|a party member other than self}', SIDES.others),
    row(
      '{a party member|a member of your party|a member of the party|an ally} {except|aside from} {self}',
      SIDES.others,
    ),
    row(
      '{a party member|a member of your party|a member of the party|an ally} ({excluding|other than|aside from|except|except for|not including} {self})',
      SIDES.others,
    ),
  ]),
  ...says('somebody', [
    row('{self}', SIDES.self),
    row('{party member}'),
    row('{an enemy|enemy|a enemy|any enemy|the enemy}', SIDES.enemy),
    row(
      '{an ally or enemy|an enemy or ally|a party member/enemy|an ally/enemy|any demon|a party member or enemy|an enemy or party member|an ally or an enemy}',
      'any',
    ),
    row('a party member (including {self}), or an enemy,', 'any'),
    row('a party member (including {self}) or [an] enemy', 'any'),
  ]),
  ...says('sort of damage', [row('{physical|phys}', 'physical'), row('{magic|magical|mag}', 'magical')]),
  ...says('an', [row('{a|an|any}', true)]),
  ...says('effect of skill', [
    row('{hp healing|hp recovery|healing|recovery|hp restoration}', { does: 'heal' }),
    row('{mp recovery|mp healing|mp restoration}', { does: 'giveMp' }),
    row('{status ailment|ailment|ailment-inflicting}', { does: 'ailment' }),
    row('{stat buff|buff|status buff}', { does: 'raise' }),
    row('{stat debuff|debuff|status debuff}', { does: 'lower' }),
    row('{revival|revive}', { does: 'revive' }),
  ]),
  ...says('one named', [row('{titled}'), row('the skill {titled}')]),
  ...listed('named', 'one named', [' or ', ' and ']),
  ...says('skill of', [
    row('{an} {elements:any element} [attribute|element] [attack] skill', ({ elements }) => ({
      element: part.oneOrAll(elements),
    })),
    row('{an} {elements:other elements} attack', ({ elements }) => ({ element: part.oneOrAll(elements) })),
    row('{an} {sort:sort of damage} {attack|skill|attack skill}', ({ sort }) => ({ does: sort })),
    row('any {sort:sort of damage} attack, including a normal attack', ({ sort }) => ({ does: sort })),
    row('an attack that inflicts fractional damage', { does: 'damage' }),
    row('[a] [demon] skill with {a|an|} {effect:effect of skill} effect', ({ effect }) => effect),
    row('{an} {effect:effect of skill} skill', ({ effect }) => effect),
    row('a skill that {recovers|restores|heals} hp', { does: 'heal' }),
    row('a skill that {recovers|restores} mp', { does: 'giveMp' }),
    row('a skill that inflicts {a status ailment|status ailments}', { does: 'ailment' }),
    row('a skill that targets {random allies/enemies|random enemies/allies|random enemies|random allies}', {
      drawn: true,
    }),
    row('an attack {skill|} that targets random enemies', { drawn: true, does: ['physical', 'magical'] }),
    row('{an} {attack|attack skill}', { does: ['physical', 'magical'] }),
    row('{a normal attack|a regular attack|a standard attack|their normal attack}', { plain: true }),
  ]),
  // "Phys" before "attack" or "damage" is said of physical ones of whatever element.
  ...says('other element', [row('{element}', ({ element }) => (element === 'phys' ? undefined : element))]),
  ...listed('other elements', 'other element', ['/', ' or ', ', ', ', or ', ' and ']),
  ...listed('any element', 'element', ['/', ' or ', ', ', ', or ', ' and ']),
  ...says('kept out', [
    row('{nullifies|nulls|blocks}', 'null'),
    row('{repels|reflects}', 'repel'),
    row('{drains|absorbs}', 'drain'),
  ]),
  ...listed('all kept out', 'kept out', [' or ', ', ', ', or ', '/']),
  ...says('kept out attack', [
    row("{an attack|an enemy attack|attacks|an enemy's attack}", {}),
    row('{an} {elements:any element} [attribute] {attack|skill}', ({ elements }) => ({
      element: part.oneOrAll(elements),
    })),
    row('{an} physical attack', { on: 'physical' }),
    row('{an} {magic|magical} attack', { on: 'magical' }),
  ]),
  ...says('hit by', [
    row(
      '{receives|is hit by|is hit with|is struck by|is attacked with|is attacked by|is targeted by|receiving|hit by|hit with|attacked with}',
      true,
    ),
  ]),
  ...says('receives damage', [row('{receives|has taken|takes|suffers|is dealt}', true)]),
  ...says('any charge', [
    row('{charge}', ({ charge }) => [charge]),
    row('{a:charge} or {b:charge}', ({ a, b }) => [a, b]),
    row('{a:charge}/{b:charge}', ({ a, b }) => [a, b]),
    row('{a:charge}, {b:charge}[,] or {c:charge}', ({ a, b, c }) => [a, b, c]),
  ]),
  ...says('becomes', [row('{is|becomes}', true)]),
  ...says('comes to', [
    row('{enters|enter|is put into|is placed into|is put in} {a|the} state of', true),
    row('{gains|receives}', true),
  ]),
  ...says('happening', [
    row('{who:somebody} is about to act', ({ who }) => part.moment('aboutToAct', who)),
    row('{who:somebody} {downs|defeats|kills|takes down} {a demon|an enemy|an enemy demon|a target}', ({ who }) =>
      part.when('defeats', who),
    ),
    row(
      '{who:somebody} {is downed|is defeated|falls in battle|dies|falls|is killed|is knocked out|is down}',
      ({ who }) => part.when('defeated', who),
    ),
    row('{downed|defeated|killed}', part.when('defeated', 'self')),
    row('{downed|defeated} during {of the enemy} turn', {
      ...part.fieldsOf(part.when('defeated', 'self')),
      if: { turn: 'enemy' },
    }),
    row('{who:somebody} is {downed|defeated} during {of the enemy} turn', ({ who }) => ({
      ...part.fieldsOf(part.when('defeated', who)),
      if: { turn: 'enemy' },
    })),
    row('{who:somebody} {becomes} {suffered:all suffered}', ({ who, suffered }) =>
      part.when('ailing', who, { what: part.oneOrAll(suffered) }),
    ),
    row('{who:somebody} {becomes} {inflicted|afflicted} with {ailments:any ailment}', ({ who, ailments }) =>
      part.when('ailing', who, { what: part.oneOrAll(ailments) }),
    ),
    row('{being inflicted|inflicted|afflicted} with {ailments:any ailment}', ({ ailments }) =>
      part.when('ailing', 'self', { what: part.oneOrAll(ailments) }),
    ),
    row('{ailments:any ailment} is inflicted on {who:somebody}', ({ who, ailments }) =>
      part.when('ailing', who, { what: part.oneOrAll(ailments) }),
    ),
    row('{who:somebody} {becomes} {inflicted|afflicted} with {a|any} [status] ailment', ({ who }) =>
      part.when('ailing', who),
    ),
    row('{who:somebody} receives a status ailment', ({ who }) => part.when('ailing', who)),
    row('{who:somebody} {comes to} {charges:any charge}', ({ who, charges }) =>
      part.when('charged', who, { what: part.oneOrAll(charges) }),
    ),
    row('{who:somebody} {comes to} {mark}', ({ who, mark }) => part.when('marked', who, { what: mark })),
    row('{who:somebody} {becomes} {inflicted|afflicted} with {mark}', ({ who, mark }) =>
      part.when('marked', who, { what: mark }),
    ),
    row('{who:somebody} {hit by} {an} {sort:sort of damage} attack', ({ who, sort }) =>
      part.when('hit', who, { on: sort }),
    ),
    row('{who:somebody} {hit by} {an} {elements:other elements} [attribute] attack', ({ who, elements }) =>
      part.when('hit', who, { element: part.oneOrAll(elements) }),
    ),
    row('{who:somebody} {hit by} an attack', ({ who }) => part.when('hit', who)),
    row('{hit by} {an} {sort:sort of damage} attack', ({ sort }) => part.when('hit', 'self', { on: sort })),
    row('{hit by} {an} {elements:other elements} [attribute] attack', ({ elements }) =>
      part.when('hit', 'self', { element: part.oneOrAll(elements) }),
    ),
    row('{hit by} an attack', part.when('hit', 'self')),
    row('{taking|receiving|} fractional damage', part.when('damaged', 'self', { means: 'effect' })),
    row(
      '{taking|receiving|} fractional damage from an enemy',
      part.when('damaged', 'self', { means: 'effect', by: 'enemy' }),
    ),
    row('{who:somebody} {receives damage} {sort:sort of damage} damage', ({ who, sort }) =>
      part.when('damaged', who, { on: sort }),
    ),
    row('{taking|receiving|dealt} {sort:sort of damage} damage', ({ sort }) =>
      part.when('damaged', 'self', { on: sort }),
    ),
    row('{taking|receiving|dealt} damage', part.when('damaged', 'self')),
    row('{who:somebody} {receives damage} {elements:other elements} damage', ({ who, elements }) =>
      part.when('damaged', who, { element: part.oneOrAll(elements) }),
    ),
    row('{taking|receiving|dealt} {elements:other elements} damage', ({ elements }) =>
      part.when('damaged', 'self', { element: part.oneOrAll(elements) }),
    ),
    row('{who:somebody} {receives damage} fractional damage', ({ who }) =>
      part.when('damaged', who, { means: 'effect' }),
    ),
    row('{who:somebody} {receives damage} physical or magic damage', ({ who }) =>
      part.when('damaged', who, { on: ['physical', 'magical'] }),
    ),
    row('{who:somebody} {receives damage} physical, magic[,] or fractional damage', ({ who }) =>
      part.when('damaged', who, { means: ['attack', 'repel', 'effect'] }),
    ),
    row(
      '{receiving|taking} physical [damage], magic [damage][,] or fractional damage',
      part.when('damaged', 'self', { means: ['attack', 'repel', 'effect'] }),
    ),
    row('{who:somebody} {receives damage} damage', ({ who }) => part.when('damaged', who)),
    row('{who:somebody} {is healed|recovers hp|regains hp|restores hp}', ({ who }) => part.when('healed', who)),
    row('{who:somebody} {recovers|regains|restores} mp', ({ who }) => part.when('mpRecovered', who)),
    row('{who:somebody} {recovers|regains|restores} mp {via|by|with|through} a demon skill', ({ who }) =>
      part.when('mpRecovered', who, { skill: {} }),
    ),
    row('{who:somebody} {all:all kept out} {attack:kept out attack}', ({ who, all, attack }) =>
      part.when('blocks', who, { what: part.oneOrAll(all), ...part.fieldsOf(attack) }),
    ),
    row('{who:somebody} uses a demon skill', ({ who }) => part.when('skillUsed', who, { skill: { plain: false } })),
    row('{own} hp {falls|drops|goes|is} below {number}%', ({ number }) =>
      part.when('below', 'self', { percent: number }),
    ),
    row('{own} weak point {is struck}', part.when('hitWeakness', 'self')),
    row('{who:somebody} has a weak point struck', ({ who }) => part.when('hitWeakness', who)),
    row('{who:somebody} {strikes|hits|attacks} {a weak point}', ({ who }) => part.whenBy('hitWeakness', who)),
    row('{striking|hitting} {a weak point}', part.whenBy('hitWeakness', 'self')),
    row('{landing|scoring} {a critical hit|critical hits}', part.whenBy('criticallyHit', 'self')),
    row('{who:somebody} {lands|scores|deals|inflicts} {a critical hit|critical hits}', ({ who }) =>
      part.whenBy('criticallyHit', who),
    ),
    row('{who:somebody} {receives a critical hit|is critically hit}', ({ who }) => part.when('criticallyHit', who)),
    row('{receiving a critical hit|critically hit}', part.when('criticallyHit', 'self')),
    row('{who:somebody} {receives|gains} [a] bulwark', ({ who }) => part.when('protected', who, { what: 'bulwark' })),
    row('{who:somebody} {receives|gains} [a] barrier', ({ who }) => part.when('protected', who, { what: 'barrier' })),
    row('{who:somebody} {uses|use} pass', ({ who }) => part.when('passed', who)),
    row('{who:somebody} passes', ({ who }) => part.when('passed', who)),
    row('{who:somebody} {increases|increase} their {icons}', ({ who }) => part.when('iconsGained', who)),
    row('{who:somebody} {gains|receives} [additional|an additional] {icons}', ({ who }) =>
      part.when('iconsGained', who),
    ),
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
    row(
      "{who:somebody} {evades|dodges|avoids} {a|an|any|an enemy's} {sort:sort of damage} [type] attack",
      ({ who, sort }) => part.when('evades', who, { on: sort }),
    ),
    row("{who:somebody} {evades|dodges|avoids} {an attack|an enemy attack|attacks|an enemy's attack}", ({ who }) =>
      part.when('evades', who),
    ),
    row("{evading|dodging} {an attack|an enemy attack|attacks|an enemy's attack}", part.when('evades', 'self')),
    row('{who:somebody} {evades|dodges|avoids} {an} {elements:other elements} attack', ({ who, elements }) =>
      part.when('evades', who, { element: part.oneOrAll(elements) }),
    ),
    row('{who:somebody} {deals|inflicts} damage with {a|their|its} {normal|regular|standard} attack', ({ who }) => ({
      ...part.fieldsOf(part.whenBy('damaged', who)),
      when: { ...part.fieldsOf(part.fieldsOf(part.whenBy('damaged', who)).when ?? {}), skill: { plain: true } },
    })),
    row('{who:somebody} {is downed|is defeated|falls|dies} {by|due to} a demon skill', ({ who }) =>
      part.when('defeated', who, { skill: {} }),
    ),
    row('{who:somebody} {is healed|recovers hp|regains hp} {by|via|with} a demon skill', ({ who }) =>
      part.when('healed', who, { skill: {} }),
    ),
    row('{who:somebody} {is revived|revives|is resurrected}', ({ who }) => part.when('revived', who)),
    row('{who:somebody} is revived by a demon skill', ({ who }) => part.when('revived', who, { skill: {} })),
    row('{named} {is|are} {used|activated}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('{who:party member} uses {named}', ({ who, named }) =>
      part.areNames(named) ? part.when('skillUsed', who, { skill: { name: part.oneOrAll(named) } }) : undefined,
    ),
    row('{applying|adding|placing} {mark} results in {who:somebody} having {marks:enough marks}', (heard) =>
      part.fieldsOf(heard.marks).name === heard.mark
        ? { ...part.fieldsOf(part.when('marked', heard.who, { what: heard.mark })), if: part.sized(heard.marks) }
        : undefined,
    ),
    row('entering {a|the} state of {charges:any charge}', ({ charges }) =>
      part.when('charged', 'self', { what: part.oneOrAll(charges) }),
    ),
    row('entering {a|the} state of {mark}', ({ mark }) => part.when('marked', 'self', { what: mark })),
    row('{using|activating} {named}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('{self} uses {named}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('{titled} {activates|is cast}', ({ titled }) => part.when('skillUsed', 'self', { skill: { name: titled } })),
    row('{who:somebody} {uses|activates|performs} {skill:skill of}', ({ who, skill }) =>
      part.when('skillUsed', who, { skill }),
    ),
    row('{who:somebody} {uses|activates} {one:skill of}[,] or {other:skill of}', ({ who, one, other }) =>
      part.when('skillUsed', who, { skill: { anyOf: [one, other] } }),
    ),
    row('an enemy {skill:skill of} is used', ({ skill }) => part.when('skillUsed', 'enemy', { skill })),
    row('an ally {skill:skill of} is used', ({ skill }) => part.when('skillUsed', 'ally', { skill })),
    row('a demon skill cures {who:somebody} of a status ailment', ({ who }) => part.when('cured', who, { skill: {} })),
    row('{who:somebody} is cured of a status ailment', ({ who }) => part.when('cured', who)),
  ]),
  // What somebody comes to suffer from, of several things.
  ...says('affliction', [
    row('{a|any} [status] ailment', { event: 'ailing' }),
    row('{ailments:any ailment}', ({ ailments }) => ({ event: 'ailing', what: part.oneOrAll(ailments) })),
    row('{mark}', ({ mark }) => ({ event: 'marked', what: mark })),
    row('a new type of {spirit chain|spirit chains}', {
      event: 'marked',
      what: part.chainsOf([...CHAINS_KNOWN]),
      first: true,
    }),
  ]),
  ...says('race', [row('{titled}')]),
  ...listed('races', 'race'),
  // What has to hold of the battle, and not of the demon itself: within what others have, that could be said of each of them.
  ...says('asking of others', [
    row('{asked:own races}', ({ asked }) => {
      const { races = [], many = null } = part.fieldsOf(asked);
      return part.racesOf(races, many);
    }),
    row(
      '{when|while|if} {an enemy|any enemy|at least one enemy} {has|is afflicted with|is inflicted with} {suffering}',
      ({ suffering }) => part.anyOf('enemy', suffering),
    ),
    row('{when|while|if} there is an enemy {having}', ({ having }) => part.anyOf('enemy', having)),
    row('{when|while|if} there is {a|an} {suffered:all suffered} enemy', ({ suffered }) =>
      part.anyOf('enemy', { has: part.oneOrAll(suffered) }),
    ),
    row('{when|while|if} there are {suffered:all suffered} enemies', ({ suffered }) =>
      part.anyOf('enemy', { has: part.oneOrAll(suffered) }),
    ),
    row('in {a boss battle|boss battles}', { place: 'Boss Battle' }),
    row(
      '{when|while|if} there {is|are} {a|any|at least one} {fallen|downed} {ally|allies|party member|party members}',
      part.anyFallen(),
    ),
    row('{while|if} {a party member|an ally|any ally|any party member} is {downed|dead|fallen}', part.anyFallen()),
  ]),
  ...says('asking', [
    row('{asking of others}'),
    row('{when|while|if} {hp:own hp}', ({ hp }) => ({ is: 'self', filter: { hpPercent: hp } })),
    row('{when|while|if} {self} is {having}', ({ having }) => ({ is: 'self', filter: having })),
    row('{when|while|if} {self} {has|possesses} {had}', ({ had }) => ({ is: 'self', filter: had })),
    row('if {self} has {number} {count|counts} of {mark}', ({ number, mark }) => ({
      is: 'self',
      filter: { marked: { name: mark, min: number } },
    })),
  ]),
  ...says('moment', [
    row('{tier}'),
    row('{when|upon|whenever} {happening}', ({ happening }) => happening),
    row('{if|when} {happening} {asking}', ({ happening, asking }) =>
      'if' in part.fieldsOf(happening) ? undefined : { ...part.fieldsOf(happening), if: asking },
    ),
    row('if {happening}', ({ happening }) => happening),
    row('after {named} {is|are} {used|activated}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('{tier} {asking}', ({ tier, asking }) => ({ ...part.fieldsOf(tier), if: asking })),
    row('{asking} {tier}', ({ tier, asking }) => ({ ...part.fieldsOf(tier), if: asking })),
    row('{tier} {if|when|while} {self} is {downed|dead|down|defeated}', ({ tier }) => part.fallenAt(tier)),
    row('{if|when|while} {self} is {downed|dead|down|defeated} {tier}', ({ tier }) => part.fallenAt(tier)),
    row('at the {start} of a boss {fight|battle}', { timing: 'startOfBattle', if: { place: 'Boss Battle' } }),
  ]),
  ...says('moments', [
    row('{moment}', ({ moment }) => [moment]),
    row('{moments} {and|or|, and|, or|as well as|, as well as} {moment}', ({ moments, moment }) => [
      ...(moments as Json[]),
      moment,
    ]),
    row(
      '{when|upon|whenever} {who:somebody} {becomes} {inflicted|afflicted} with {one:affliction} or {other:affliction}',
      ({ who, one, other }) => part.eitherOf(who, one, other),
    ),
    row(
      '{when|upon|whenever} {who:somebody} {deals|inflicts} {sort:sort of damage}/fractional damage',
      ({ who, sort }) => part.dealtOr(who, sort),
    ),
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
    row(
      '{one:chain effect}[.] [additionally,|furthermore,|also,] {activates|activate} the following {chain effect|effect|additional effect} {asking}{:|.|} {more:effect}',
      ({ one, asking, more }) => deed.alsoIf(one, asking, more),
    ),
    row(
      '{one:chain effect}[.] {asking}, {activates|activate} the following {chain effect|effect|additional effect}{:|.|} {more:effect}',
      ({ one, asking, more }) => deed.alsoIf(one, asking, more),
    ),
    row('{chain effect}[.] {any note}', ({ 'chain effect': chain, 'any note': note }) => {
      const { effect, more } = part.fieldsOf(chain);
      const said = deed.noted(effect ?? null, note);
      return said === undefined ? undefined : { effect: said, more: more ?? {} };
    }),
  ]),
  ...wordings(automatic, [
    row(
      '[additionally,|furthermore,|also,] {activates|activate} the [following] {chain effect|effect|additional effect|effects} {moments}{:|.|} {chain effect}[.]',
      ({ moments, 'chain effect': chain }) => {
        const { effect, more } = part.fieldsOf(chain);
        return deed.automaticOf(moments, effect ?? null, more);
      },
    ),
    row(
      '{asking}, {activates|activate} the [following] {chain effect|effect} {tier}: {chain effect}[.]',
      ({ asking, tier, 'chain effect': chain }) => {
        const { effect, more } = part.fieldsOf(chain);
        return deed.automaticOf([{ ...part.fieldsOf(tier), if: asking }], effect ?? null, more);
      },
    ),
    row(
      '{asked:own races}, {activates|activate} the [following] {chain effect|effect} {tier}: {one:chain effect}[.] {most:more of them}, {activates|activate} the following additional {chain effect|effect}: {more:effect}[.]',
      ({ asked, tier, one, most, more }) => {
        const both = deed.alsoIf(one, part.moreRaces(asked, most) ?? null, more);
        if (both === undefined) return undefined;
        const { effect = null, more: limit } = part.fieldsOf(both);
        const { races, many } = part.fieldsOf(asked);
        const asking = part.racesOf(races ?? [], many ?? null);
        return deed.automaticOf([{ ...part.fieldsOf(tier), if: asking }], effect, limit);
      },
    ),
    row('{one:boosted effect}[.]'),
    row('{when|whenever} {happening}, {sentences}[.]', ({ happening, sentences }) =>
      deed.automaticOf([happening], sentences),
    ),
    row('{countering} {clause}[.]', ({ countering, clause }) => deed.countering(countering, clause)),
    row('{countering} {clause}[.] {limited}', ({ countering, clause, limited }) =>
      deed.countering(countering, clause, { limit: limited }),
    ),
    row('{countering} {clause}[.] {limited} {any note}', ({ countering, clause, limited, 'any note': note }) => {
      const said = deed.closed(clause);
      const effect = said === undefined ? undefined : deed.noted(said, note);
      return effect === undefined ? undefined : deed.countering(countering, effect, { limit: limited });
    }),
    row('{clause} {moment}[.]', ({ clause, moment }) => {
      const effect = deed.closed(clause);
      return effect === undefined ? undefined : deed.automaticOf([moment], effect);
    }),
    row('{clause} {moment} and {sentence}[.]', ({ clause, moment, sentence }) => {
      const first = deed.closed(clause);
      const effect = first === undefined ? undefined : deed.then(first, sentence);
      return effect === undefined ? undefined : deed.automaticOf([moment], effect);
    }),
    row(
      '{heading:crest header} inscribes {many} order crest: {titled} {on whom} {moments}[.]',
      ({ heading, many, titled, moments }) =>
        heading === `Order Crest: ${titled}`
          ? deed.automaticOf(moments, deed.marking([heading], many, 'self') ?? null)
          : undefined,
    ),
    row('inscribes {many} order crest: {titled} {on whom} {moments}[.]', ({ many, titled, moments }) =>
      deed.automaticOf(moments, deed.marking([`Order Crest: ${titled}`], many, 'self') ?? null),
    ),
    row('{crest}[.]', ({ crest }) => {
      const { title = null, count = null, effect = null } = part.fieldsOf(crest);
      return deed.whenInscribed(title, count, effect);
    }),
    row('{taking} {tier}. {most taken}[.]', ({ taking, tier }) =>
      deed.automaticOf([tier], deed.plain({ do: 'loseIcons', count: taking })),
    ),
    row(
      '{who:starting} {starts|start|will start|begins|begin|will begin} [the] battle with {given:starting with}[.]',
      ({ who, given }) => part.starting(who, given),
    ),
    row(
      '{who:starting} {starts|start|will start|begins|will begin} the battle in a state of {states:all entered}[.]',
      ({ who, states }) => part.startingIn(who, states),
    ),
  ]),
  ...wordings(severalOf('automatic'), [
    row(
      '[additionally,|furthermore,|also,] {activates|activate} the [following] {chain effect|effect|additional effect|effects} {moments}{:|.|} {chain effect}[.]',
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
  // What crests do once there are enough of them, and that they end then; what is said behind that is of all of it.
  ...says('fading crest', [
    row('[*] {afterward,|afterwards,|then,} [all counts of] order crest: {titled} will fade', ({ titled }) => titled),
  ]),
  ...says('opening', [
    row('{the following|the following effect|the following effects} will activate:', true),
    row('{activates|activate} the following {effect|effects|chain effect}:', true),
    row('{|}', true),
  ]),
  ...says('crest', [
    row(
      'for every {nth} order crest: {titled} inscribed {on whom}, {opening} {effect}[.] {other:fading crest}',
      ({ nth, titled, effect, other }) => (titled === other ? { title: titled, count: nth, effect } : undefined),
    ),
    row('{counting}, {opening} {effect}[.] {title:fading crest}', ({ counting, effect, title }) => ({
      title,
      count: counting,
      effect,
    })),
    row('{crest}[.] {any note}', ({ crest, 'any note': note }) => {
      const said = deed.noted(part.fieldsOf(crest).effect ?? null, note);
      return said === undefined ? undefined : { ...part.fieldsOf(crest), effect: said };
    }),
  ]),
  ...says('own races', [
    row(
      '{when|while|if} there are {many} or more [surviving|living] {races} demons [alive] in {your|the|own} party',
      ({ many, races }) => ({ many, races }),
    ),
  ]),
  ...says('more of them', [
    row('{when|while|if} there are {many} or more [of them] [alive] [in {your|the|own} party]', ({ many }) => many),
  ]),
  ...says('counting', [
    row('for every {many} {count|counts}', ({ many }) => many),
    row('{when|once} {many} {count|counts} {are|is|have been} reached', ({ many }) => many),
    row('{when|once} the count reaches {number}', ({ number }) => number),
  ]),
  ...says('countered', [
    row('{elements:any element} [attribute] attack', ({ elements }) => ({ element: part.oneOrAll(elements) })),
    row('physical attack', { on: 'physical' }),
    row('{magic|magical} attack', { on: 'magical' }),
  ]),
  ...says('countering', [
    row('when {hit by} {a|an} {sort:countered}, {number}% chance to', ({ sort, number }) => ({ sort, number })),
    row('the following effect will activate when {hit by} {a|an} {sort:countered}: {number}% chance to', (heard) => ({
      sort: heard.sort,
      number: heard.number,
    })),
  ]),
  ...says('on whom', [row('on {self}', true), row('{|}', true)]),
  ...says('crest header', [row('{bracketed}')]),
  ...says('starting', [row('{self}', 'self'), row('{own party}', 'allies')]),
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
    row('[a state of] {charge}', ({ charge }) => ({ do: 'charge', what: charge })),
    row('[a state of] {mark}', ({ mark }) => ({ do: 'mark', name: mark })),
    row('[a state of] {mark}[.] {turns}', ({ mark, turns }) => ({ do: 'mark', name: mark, turns })),
    row('[a] barrier', { do: 'barrier' }),
    row('[a] barrier[.] {turns}', ({ turns }) => ({ do: 'barrier', turns })),
    row('evade mortal', { do: 'cant', what: 'slay' }),
    row('evade mortal[.] {turns}', ({ turns }) => ({ do: 'cant', what: 'slay', turns })),
    row('{repelling}'),
  ]),
  ...listed('starting with', 'start thing', [' and ', ', ', ', and ', ', and with ']),
];

export const AUTOMATICS: readonly Wording[] = [...MOMENTS, ...AUTOMATIC];
