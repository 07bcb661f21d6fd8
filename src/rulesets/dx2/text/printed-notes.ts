/** What printed skills say of the whole: notes, and how often something works. */
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as part from './printed-parts.ts';
import { listed } from './printed-words.ts';

export const NOTES: readonly Wording[] = [
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
export const LIMITS: readonly Wording[] = [
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
