/** How printed skills put together what they do: sentences, notes, limits, Boost levels, and how a skill is used. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, severalOf, wordings } from '../../cards/wording.ts';
import { passive, use } from '../language/language.ts';
import * as change from './printed-changes.ts';
import * as deed from './printed-deeds.ts';
import * as join from './printed-joins.ts';
import * as part from './printed-parts.ts';
import * as skill from './printed-skills.ts';
import { listed } from './printed-words.ts';

const SENTENCES: Wording[] = [
  ...wordings('success', [
    row(
      '{if|when} {the attack is successful|an attack is successful|attack is successful|successful|the attack succeeds|the attack hits|the attack lands}',
      true,
    ),
    row('if the attack hits at least once', true),
    row('if hit', true),
  ]),
  ...wordings('and then', [
    row('{and|, and|, then|then|, and then|and then|,|, the|and also|, and also|, but also}', true),
  ]),
  ...wordings('clause', [
    row('{clause}[,] {with|and} {chance:afflicting} {ills}', ({ clause, chance, ills }) =>
      deed.besides(clause, chance, ills),
    ),
  ]),
  ...wordings('clause', [
    row('{act}'),
    row('{clause} {and:and then} {act}', ({ clause, act }) => join.then(clause, act)),
  ]),
  // A Boost level of this skill alone is said of the levels that follow.
  ...wordings('clause', [row('{clause} {and:and then} {act:own boost}', ({ clause, act }) => join.then(clause, act))]),
  ...wordings('sentence', [
    row('{clause}', ({ clause }) => join.closed(clause)),
    row('{clause}[.] {turns}', ({ clause, turns }) => join.lasting(clause, turns)),
    row('{clause} {success}', ({ clause }) => join.whereHit(clause)),
    row('{clause} {success}[.] {turns}', ({ clause, turns }) => join.whereHit(join.lasting(clause, turns))),
    row('{clause} {turns} {success}', ({ clause, turns }) => join.whereHit(join.lasting(clause, turns))),
    row('{success}, {clause}', ({ clause }) => join.whereHit(join.closed(clause))),
    row('{success}, {clause}[.] {turns}', ({ clause, turns }) => join.whereHit(join.lasting(clause, turns))),
    row('{clause} while {removing}', ({ clause, removing }) => join.thenIf(clause, removing)),
    row('{clause} while {removing}[.] {turns}', ({ clause, removing, turns }) =>
      join.thenIf(clause, join.lasting(removing, turns)),
    ),
    row('{clause}[,] {with|and} {chance:afflicting} {ills} {on|to} {whom} {success}', (heard) =>
      join.thenIf(heard.clause, join.whereHit(deed.afflictedToo(heard.chance, heard.ills, heard.whom))),
    ),
    row('{clause}[,] {with|and} {chance:afflicting} {ills} {on|to} {whom}', (heard) =>
      join.thenIf(heard.clause, deed.afflictedToo(heard.chance, heard.ills, heard.whom)),
    ),
    row('{clause} and, {success}, {sentence}', ({ clause, sentence }) =>
      join.thenIf(join.closed(clause), join.whereHit(sentence)),
    ),
    row('for {turns:turn count}, {clause}', ({ clause, turns }) => join.lasting(clause, turns)),
    row(
      '{clause}[.] ({often:counted often})[.] {next:and or stop} {other:clause}[.] ({more:counted often})',
      (heard) =>
        heard.next === null
          ? undefined
          : join.thenIf(change.doneOnly(heard.clause, heard.often), change.doneOnly(heard.other, heard.more)),
    ),
    row('{clause} after {removing}', ({ clause, removing }) => join.thenIf(removing, join.closed(clause))),
  ]),
  ...wordings('and or stop', [row('{and:and then}'), row('{then,|then}', true)]),
  ...wordings('removing', [
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
    row('{removing} and {other:removing}', ({ removing, other }) => join.then(removing, other)),
    row(
      '{lowering|reducing|decreasing} [the] {values} of {whom} by {number}% {turns}',
      ({ values, whom, number, turns }) => deed.lowered(values, whom, number, turns),
    ),
  ]),
  ...wordings('stop', [
    row('.', true),
    row('{. then,|. then|. afterward,|. afterwards,|. additionally,|. furthermore,|. in addition,|. also,}', true),
    row('{then,|then|furthermore,|additionally,|in addition,|also,}', true),
  ]),
  ...wordings('explanation', [
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
  ...wordings('sentences', [
    row('{sentence}'),
    row('{sentences} {stop} {sentence}', ({ sentences, sentence }) => join.then(sentences, sentence)),
    row('{sentences} {sentence}', ({ sentences, sentence }) => join.then(sentences, sentence)),
    row('{sentences}[.] {explanation}', ({ sentences, explanation }) => {
      const [what = null, percent = null, other] = explanation as Json[];
      const said = other === undefined ? sentences : change.explained(sentences, other, null);
      return said === undefined ? undefined : change.explained(said, what, percent);
    }),
  ]),
];

const NOTES: Wording[] = [
  ...wordings('of this', [
    row(
      '{the|all|all the|} damage {from|inflicted by|dealt by|done by|by|inflicted with|dealt with|caused by|inflicted from|of} {this|these} {skill|effect|skills|attack|chain effect} [{chain included}]',
      true,
    ),
    row('damage {chain included}', true),
    row('{all|} damage {dealt|inflicted|}', true),
    row('the damage inflicted by this', true),
    row('{this skill|it}', true),
  ]),
  ...wordings('chain included', [
    row(
      '{(chain effect included)|(chain effects included)|(including chain effect)|(including chain effects)|(including the chain effect)|(including the chain effects)}',
      true,
    ),
    row('[,] including {by|from|} {the|} {chain effect|chain effects} [,]', true),
  ]),
  ...wordings('ignored', [row('{ignores|ignore|will ignore|nullifies|nullify|will nullify|bypasses}', true)]),
  ...wordings('prevented', [
    row('{prevented thing}', ({ 'prevented thing': one }) => [one]),
    row(
      '[all] [the effects of all|the effects of|the effect of all] {one:prevented word}{both}{other:prevented word} [skills|effects]',
      (heard) => (heard.one === heard.other ? undefined : ['superReactions', 'endure']),
    ),
    row('{one:prevented thing} and {other:prevented thing}', ({ one, other }) =>
      one === other ? undefined : ['superReactions', 'endure'],
    ),
  ]),
  ...wordings('both', [row('{and|/|and all|or}', true)]),
  ...wordings('prevented word', [
    row('{counter|counters|counter skill|counter effects}', 'superReactions'),
    row('{death prevention|death-prevention}', 'endure'),
  ]),
  ...wordings('prevented thing', [
    row(
      '[the activation of] [all] [the effects of all|the effects of|the effect of all|the effect of] {prevented word} {skills|effects|skill effects}',
      ({ 'prevented word': one }) => one,
    ),
    row('[all] [the effects of all|the effects of|the effect of all|the effect of] counter skills', 'superReactions'),
    row('[all] counter effects', 'superReactions'),
  ]),
  ...wordings('dependent', [
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
  ...wordings('having a trait', [row('{has|have|will have|also has|will also have}', true)]),
  ...wordings('share of max hp', [
    row("{number}% of {max hp|maximum hp|one's max hp|user's max hp|the user's max hp}"),
    row('{number}% of {own} max hp'),
    row("max hp for up to {number}% of one's max hp"),
    row('max hp, using {number}% of max hp as a base'),
  ]),
  ...wordings('said of damage', [
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
  ...wordings('deciding', [
    row('{is|will be|} [automatically] {selected|decided|chosen|determined} [automatically]', true),
  ]),
  ...wordings('situation', [
    row('{based on the situation|depending on the situation|according to the situation|}', true),
  ]),
  ...wordings('note', [
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
  ...wordings('any note', [row('[*] {note}'), row('({note}[.])'), row('{remark}')]),
  // What marks of a name mean is on the card of that state.
  ...wordings('explaining', [
    row('decreases phys atk and mag atk by {number}%.', {}),
    row('increases the cost of skills by {number} mp, and prevents the use of pass.', {}),
    row('- {number}% to phys def and mag def.', {}),
  ]),
  ...wordings('fading', [
    row(
      'each completed action will decrease the count. (max count: {number})[.] when the count reaches 0, the effects will be removed',
      {},
    ),
  ]),
  // What says nothing about a battle.
  ...wordings('remark', [
    row('[*] this skill can [only] be transferred to {titled}', {}),
    row('[*] Spirit Chains ({chain}): {explaining} {fading}', ({ chain }) => (chain === null ? undefined : {})),
    row('[*] {the|} damage increase effect {will reset|resets} when clearing a wave', {}),
    row('* the exp effect will not occur when used as a support demon', {}),
    row('{of this} will follow the {below|following} conditions', {}),
  ]),
];

/** How often something works. */
const LIMITS: Wording[] = [
  ...wordings('often', [
    row('once', 1),
    row('twice', 2),
    row('thrice', 3),
    row('one time', 1),
    row('{counting word} times'),
    row('{number} {times|time}', ({ number }) => number),
  ]),
  ...wordings('counted often', [
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
  ...wordings('its', [
    row('{this chain effect|this effect|the chain effect|effect|chain effect|the effect|this skill|this}', true),
  ]),
  ...wordings('activating', [
    row(
      '{will activate|will only activate|activates|activate|can only be activated|can be activated|will only be activated|only activates|will be activated|can activate|can only activate|may activate|triggers}',
      true,
    ),
  ]),
  // "Activates …" is said of all of an effect, "once per turn" alone may be said of its last part.
  ...wordings('limit of all', [row('[{its}] {activating} {limit:counted often}', ({ limit }) => limit)]),
  ...wordings('limit', [row('{limit of all}'), row('{counted often}')]),
  ...wordings('wiped out', [
    row(
      "{won't activate|will not activate|does not activate} {if|when} {the entire party|the party|your party|the whole party} {is|has been} wiped out",
      true,
    ),
  ]),
  ...wordings('limited', [
    row('([*] {limit}[.])', ({ limit }) => limit),
    row('[*] {limit}', ({ limit }) => limit),
    row('[*] {limit}, and {wiped out}', ({ limit }) => limit),
    row('[*] {limit}, but {wiped out}', ({ limit }) => limit),
    row('[*] {limit} and [chain effect] {wiped out}', ({ limit }) => limit),
    row('[*] [{its}] {wiped out}', {}),
    row('[*] {most taken}', {}),
  ]),
  ...wordings('limited as a whole', [
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
  ...wordings('following', [
    row(
      '[additionally,|furthermore,|also,] {activates|activate|then activates} the [following] {chain effect|additional chain effect}',
      true,
    ),
  ]),
  ...wordings('named effects', [
    row('{titled}: {sentences}', ({ sentences }) => [sentences]),
    row('{all:named effects}[.] {titled}: {sentences}', ({ all, sentences }) => [...(all as Json[]), sentences]),
  ]),
  ...wordings('other use', [
    row('if this skill is used while {self} {has|possesses} {had}', ({ had }) => had),
    row('if this skill is used while {self} is {having}', ({ having }) => having),
  ]),
  ...wordings('body', [
    row('{sentences}'),
    row('{noted body}'),
    row(
      'automatically selects {one of|} the following {effect|effects} [to activate] {situation}: {all:named effects}',
      ({ all }) => change.eitherElement(all as Json[]),
    ),
    row('{noted:noted body}[.] [*] {sentence}', ({ noted, sentence }) => join.then(noted, sentence)),
    row('{body}[.] [*] {ignored} {prevented} and {leech:draining}', ({ body, prevented, leech }) =>
      change.leeching(change.noted(body, { ignores: prevented }), leech),
    ),
    row('{body}[.] {own state}, {note}', ({ body, 'own state': state, note }) => change.notedIf(body, state, note)),
    row('{body}[,] and {following} {success}: {sentences}', ({ body, sentences }) => join.chained(body, sentences)),
    row('{body}[.] {success}, {clause}[,] and {following}: {sentences}', ({ body, clause, sentences }) => {
      const first = join.closed(clause);
      const all = first === undefined ? undefined : join.then(first, sentences);
      return all === undefined ? undefined : join.chained(body, all);
    }),
    row('{body}[.] {following} if also in a bonus turn: {sentences}', ({ body, sentences }) =>
      join.chained(body, sentences, { bonusTurn: true }),
    ),
    row('{body}[.] {following} {success} and also in a bonus turn: {sentences}', ({ body, sentences }) =>
      join.chainedToo(body, sentences, { bonusTurn: true }),
    ),
    row(
      '{body}[.] this skill becomes {title:bracketed} {state:own state}[.] {again:bracketed} [:] {other:body}',
      ({ body, title, state, again, other }) => (title === again ? change.otherwise(body, other, state) : undefined),
    ),
    row('{body}[.] {following} {state:other use}: {sentences}', ({ body, state, sentences }) =>
      join.chainedWhile(body, state, sentences),
    ),
    row('{body}[.] {following} {success} and also in a bonus turn: {sentences}', ({ body, sentences }) =>
      join.chained(body, sentences, { bonusTurn: true }),
    ),
    row('{body}[.] {following} {success}: {sentences}', ({ body, sentences }) => join.chained(body, sentences)),
    row(
      '{body} {. then|, then|, and then|then} activates the following chain effect: {sentences}',
      ({ body, sentences }) => join.followed(body, sentences),
    ),
    row('activates the following chain effect after {removing}: {sentences}', ({ removing, sentences }) =>
      removing === null ? undefined : join.followed(removing, sentences),
    ),
    row('{body}[.] {limit:limited as a whole}', ({ body, limit }) => change.limited(body, limit, false)),
    row('{body}[.] ({limit:counted often})', ({ body, limit }) => change.limited(body, limit, false)),
    row('{body}[.] ({limit:counted often})', ({ body, limit }) => change.limited(body, limit, true)),
  ]),
  // Boost levels: what a skill does from then on.
  ...wordings('each use', [
    row(
      '[*] this skill {will gain|gains|will receive|receives} {1|one|a} boost level {with each use|after each use|after being used|each time it is used}',
      true,
    ),
  ]),
  ...wordings('each turn', [
    row(
      '[*] [this skill] {will gain|gains|will receive|receives} {1|one|a} {boost} {moments}',
      ({ moments }) => moments,
    ),
    row(
      "[*] this skill's boost level {will increase|increases|is increased} by {1|one} {moments}",
      ({ moments }) => moments,
    ),
  ]),
  ...wordings('boost header', [
    row('{title:bracketed} [:]', ({ title }) => levelIn(String(title))),
    row('boost level {number} :', ({ number }) => number),
  ]),
  ...wordings('of which', [
    row('{of|for} the chain effect', 'chain'),
    row('(including {for|} the chain effect)', 'all'),
    row('{|}', 'own'),
  ]),
  ...wordings('named attack', [
    row("{the|} chain effect's", 'chain'),
    row('chain effect', 'chain'),
    row('{single target attack|the attack|attack|}', 'own'),
  ]),
  ...wordings('aimed attacks', [
    row('{single-enemy|single-target|single target} attacks', 'enemy'),
    row('{all-enemy|all-target|multi-target} attacks', 'enemies'),
  ]),
  ...wordings('said anew', [row('[.] ({total})', true), row('{|}', true)]),
  ...wordings('now', [row('{will now|now|will also|also|will now also}', true)]),
  ...wordings('rising to', [
    row('{increases|increase|will increase|rises|is increased} to {number}', ({ number }) => number),
  ]),
  ...wordings('change', [
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
      { what: 'more', which: 'chain', to: change.doneOnly(sentence, limit) ?? null },
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
  ...wordings('changes', [
    row('{change}'),
    row('{sentence}', ({ sentence }) => [{ what: 'more', to: sentence }]),
    row('{changes}[,] and {change}', ({ changes, change }) => [...(changes as Json[]), ...(change as Json[])]),
    row('{changes}, {change}', ({ changes, change }) => [...(changes as Json[]), ...(change as Json[])]),
    row('{changes}. {change}', ({ changes, change }) => [...(changes as Json[]), ...(change as Json[])]),
  ]),
  ...wordings('boost levels', [
    row('{header:boost header} {changes}', ({ header, changes }) => [{ level: header, changes }]),
    row('{levels:boost levels}[.] {header:boost header} {changes}', ({ levels, header, changes }) => [
      ...(levels as Json[]),
      { level: header, changes },
    ]),
  ]),
  ...wordings('body', [
    row('{body}[.] {each use}[.] {levels:boost levels}', ({ body, levels }) => change.boosted(body, levels, true)),
  ]),
  // An effect that works from a Boost level on, and does more at higher ones.
  ...wordings('boosted effect', [
    row(
      '{header:boost header} [now] {activates|activate} the [following] {chain effect|effect} {moment}{:|.|} {one:chain effect}',
      ({ header, moment, one }) => {
        const { effect = null, more } = part.fieldsOf(one);
        return skill.boostedEffect(header, moment, effect, more);
      },
    ),
    row(
      '{header:boost header} [now] {activates|activate} the [following] {chain effect|effect} {moment}{:|.|} {one:chain effect}[.] {levels:boost levels}',
      ({ header, moment, one, levels }) => {
        const { effect = null, more } = part.fieldsOf(one);
        const all = change.boosted(effect, change.aboveLevel(levels, header), false);
        return all === undefined ? undefined : skill.boostedEffect(header, moment, all, more);
      },
    ),
  ]),
  ...wordings(severalOf('automatic'), [
    row('{moments:each turn}[.] {one:boosted effect}[.]', ({ moments, one }) => {
      const gains = skill.gaining(moments);
      return gains === undefined ? undefined : [gains, one];
    }),
  ]),
  ...wordings(severalOf('passives', 'automatic'), [
    row('{moments:each turn}[.] {header:boost header} {passives}[.]', ({ moments, header, passives }) => {
      const [gains, held] = [skill.gaining(moments), part.held(passives, undefined, change.boostedTo(header))];
      return gains === undefined || held === undefined ? undefined : [{ automatic: gains }, { passives: held }];
    }),
    row('{moments:each turn}[.] {growth:boosted scale}[.]', ({ moments, growth }) => {
      const gains = skill.gaining(moments);
      return gains === undefined ? undefined : [{ automatic: gains }, { passives: growth }];
    }),
  ]),
  // A skill whose Boost level grows by itself is two things: what it does, and how it grows.
  ...wordings('growing body', [
    row('{body}[.] {moments:each turn}[.] {levels:boost levels}', ({ body, moments, levels }) =>
      skill.growing(change.boosted(body, levels, false), moments),
    ),
    row('{growing:growing body}[.] {any note}', ({ growing, 'any note': note }) => {
      const { body = null, gains = null } = part.fieldsOf(growing);
      const said = change.noted(body, note);
      return said === undefined ? undefined : { body: said, gains };
    }),
  ]),
  ...wordings('noted body', [row('{body}[.] {any note}', ({ body, 'any note': note }) => change.noted(body, note))]),
  ...wordings('plain attack', [
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
  ...wordings(passive, [row('{plain attack} {body}[.]', ({ body }) => skill.plainly(body))]),
  ...wordings(severalOf('passives', 'automatic'), [
    row('{plain attack} {growing:growing body}[.]', ({ growing }) => {
      const { body = null, gains = null } = part.fieldsOf(growing);
      const said = skill.plainly(body);
      return said === undefined ? undefined : [{ passives: said }, { automatic: gains }];
    }),
  ]),
  ...wordings(severalOf('use', 'automatic'), [
    row('{number} mp: {growing:growing body}[.]', ({ number, growing }) => {
      const { body = null, gains = null } = part.fieldsOf(growing);
      const said = skill.used(number, body);
      return said === undefined ? undefined : [{ use: said }, { automatic: gains }];
    }),
  ]),
  ...wordings('uses', [
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
    row('{number} mp: {body}[.]', ({ number, body }) => skill.used(number, body)),
    row('{number} mp: {body}[.] {uses}', ({ number, body, uses }) => skill.used(number, body, uses)),
    row('{number} mp: can be used every {every:number} turns. {body}[.]', ({ number, every, body }) =>
      skill.used(number, body, { every }),
    ),
    row('{number} mp: can [only] be used from the {nth} [own] turn [on]. {body}[.]', ({ number, nth, body }) =>
      skill.usedIf(skill.used(number, body), { ownTurn: { min: nth } }),
    ),
    row('{number} mp: {skips a turn}[.] {body}[.] {uses:all uses}', ({ number, body, uses }) => {
      const { if: condition, ...limit } = part.fieldsOf(uses);
      const said = skill.used(number, body, Object.keys(limit).length === 0 ? undefined : limit);
      const free = said === undefined ? undefined : { ...part.fieldsOf(said), free: true };
      return free === undefined || condition === undefined ? free : skill.usedIf(free, condition);
    }),
  ]),
  ...wordings('skips a turn', [
    row("{skips|passes} {a|the user's|own} turn without {using|consuming|losing} {any icon}", true),
  ]),
  ...wordings('use condition', [
    row('[*] {cannot be used|can not be used} in {battles with break system rules|break system battles}', {
      not: { place: 'Break System' },
    }),
    row('[*] {cannot be used|can not be used} in democalypse', { not: { place: 'Democalypse' } }),
  ]),
  ...wordings('all uses', [
    row('{condition:use condition}', ({ condition }) => ({ if: condition })),
    row('{uses}'),
    row('{all:all uses}[.] {uses}', ({ all, uses }) => part.merged(all, uses)),
    row('{all:all uses}[.] {condition:use condition}', ({ all, condition }) => part.merged(all, { if: condition })),
  ]),
  ...wordings(use, [
    row('{number} mp: {body}[.] {condition:use condition}[.]', ({ number, body, condition }) =>
      skill.usedIf(skill.used(number, body), condition),
    ),
  ]),
];

export const CHAINS: readonly Wording[] = [...SENTENCES, ...NOTES, ...LIMITS, ...USES];
