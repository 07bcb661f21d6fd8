/** What the printed texts of the game do. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { EX_BASE } from '../board/board.ts';
import { areaLasting } from './printed-lasting.ts';
import type { Noun } from './printed-nouns.ts';
import { chosen, times } from './printed-nouns.ts';
import { joined, lasting, tokenId } from './printed-parts.ts';

/** What all players do with the top of a pile of theirs. */
const allMove = (top: Json, zone: string, to: string): Json[] => [
  { do: 'move', target: { top, zone }, to },
  { do: 'move', target: { top, zone, side: 'enemy' }, to },
];

const tokens = (count: Json, name: Json, rested: boolean): Json => ({
  do: 'deployToken',
  card: tokenId(String(name)),
  ...(count === 1 ? {} : { count }),
  ...(rested ? { rested } : {}),
});

export const ACTS: Wording[] = [
  ...wordings('place', [
    row("{its|their} {owner's|owners'} {hand|hands}", 'hand'),
    row('your hand', 'hand'),
    row('{end of a deck}'),
  ]),
  ...wordings('end of a deck', [
    row("the top of {its|their} {owner's|owners'} {deck|decks}", 'deckTop'),
    row("the bottom of {its|their} {owner's|owners'} {deck|decks}", 'deckBottom'),
    row('the bottom of your deck', 'deckBottom'),
    row('the top of your deck', 'deckTop'),
  ]),
  ...wordings('resources placed', [
    row('{number} {state of a resource} {resource|resources}', ({ number, 'state of a resource': state }) => ({
      ...(number === 1 ? {} : { count: number }),
      ...(state as object),
    })),
    row('{number} {resource|resources}', ({ number }) => (number === 1 ? {} : { count: number })),
    row('{number} {resource|resources} [as] rested', ({ number }) => ({
      ...(number === 1 ? {} : { count: number }),
      rested: true,
    })),
  ]),
  ...wordings('state of a resource', [
    row('rested', { rested: true }),
    row('ex', { ex: true }),
    row('rested ex', { rested: true, ex: true }),
  ]),
  ...wordings('discarded', [
    row('{number} [{from|in} {your|their|his|her} hand]', ({ number }) => ({ count: number })),
    row('{number} {plain} [{from|in} {your|their|his|her} hand]', ({ number, plain }) => {
      const { cards, filter } = plain as Record<string, Json>;
      return cards === true ? { count: number, ...(filter ? { filter } : {}) } : undefined;
    }),
    row('{number} {card|cards} at random [{from|in} {your|their|his|her} hand]', ({ number }) => ({
      count: number,
      random: true,
    })),
    row('{number} random {card|cards} [{from|in} {your|their|his|her} hand]', ({ number }) => ({
      count: number,
      random: true,
    })),
  ]),
  ...wordings('commanded', [row('【main】 [effect]', 'main'), row('【action】 [effect]', 'action')]),
  ...wordings('next start phase', [
    row("{the start phase of|} {your opponent's|its owner's|their owner's|their owners'} next turn", true),
    row("{your opponent's|its owner's|their owner's|their owners'} next start phase", true),
  ]),
  ...wordings('token', [
    row('{number} {bracketed}{parenthesised}', ({ number, bracketed }) => tokens(number, bracketed, false)),
    row('{number} rested {bracketed}{parenthesised}', ({ number, bracketed }) => tokens(number, bracketed, true)),
  ]),
  ...wordings('act', [
    row('draw {number} [{card|cards}]', ({ number }) => [{ do: 'draw', count: number }]),
    row('your opponent draws {number} [{card|cards}]', ({ number }) => [
      { do: 'draw', count: number, who: 'opponent' },
    ]),
    row('{each player draws|all players draw} {number} [{card|cards}]', ({ number }) => [
      { do: 'draw', count: number, who: 'each' },
    ]),
    row('{each player discards|all players discard} {number} [{card|cards}] [from their hand]', ({ number }) => [
      { do: 'discard', count: number, who: 'each' },
    ]),
    row('choose 1 enemy player. they discard {discarded}', ({ discarded }) => [
      { do: 'discard', ...(discarded as object), who: 'opponent' },
    ]),
    row(
      '{each enemy player discards|all enemy players discard|your opponent discards|an enemy player discards|that player discards} {discarded}',
      ({ discarded }) => [{ do: 'discard', ...(discarded as object), who: 'opponent' }],
    ),
    row('discard your hand', [{ do: 'discard', count: { count: { side: 'own', zone: 'hand' } } }]),
    row('discard all {cards in your hand|cards from your hand|your hand|the cards in your hand}', [
      { do: 'discard', count: { count: { side: 'own', zone: 'hand' } } },
    ]),
    row('shuffle your deck', [{ do: 'shuffle' }]),
    row('end this attack', [{ do: 'endAttack' }]),
    row('draw a number of cards equal to {amount}', ({ amount }) => [{ do: 'draw', count: amount }]),
    row('discard {discarded}', ({ discarded }) => [{ do: 'discard', ...(discarded as object) }]),
    row('discard the same number of cards you drew with this effect', [{ do: 'discard', count: { did: true } }]),
    row('choose {choice}', ({ choice }) => [{ do: 'choose', target: choice }]),
    row('rest {some}', ({ some }) => [{ do: 'rest', target: some }]),
    row('{rest|tap} {one:some} and {other:card}', ({ one, other }) => [
      {
        together: [
          { do: 'rest', target: one },
          { do: 'rest', target: other },
        ],
      },
    ]),
    row('destroy {some}', ({ some }) => [{ do: 'destroy', target: some }]),
    row('set {some} [as] active', ({ some }) => [{ do: 'setActive', target: some }]),
    row('deal {amount} damage to {some}', ({ amount, some }) => [{ do: 'damage', amount, to: some }]),
    row('deal {number} damage to {some} {each}', ({ number, some, each }) => [
      { do: 'damage', amount: times(each, number), to: some },
    ]),
    row('deal {number} damage to {some} and {more:number} damage to {other:some}', ({ number, some, more, other }) => [
      {
        together: [
          { do: 'damage', amount: number, to: some },
          { do: 'damage', amount: more, to: other },
        ],
      },
    ]),
    row('deal damage to {some} equal to {amount}', ({ amount, some }) => [{ do: 'damage', amount, to: some }]),
    row('deal [an amount of] damage equal to {amount} to {some}', ({ amount, some }) => [
      { do: 'damage', amount, to: some },
    ]),
    row('deal {number} damage to {some} and this unit', ({ number, some }) =>
      some === '$it'
        ? [
            {
              together: [
                { do: 'damage', amount: number, to: some },
                { do: 'damage', amount: number, to: 'this' },
              ],
            },
          ]
        : undefined,
    ),
    row("deal {number} damage to the first card in {foe's} shield area", ({ number }) => [
      { do: 'damage', amount: number, to: { shieldArea: 'enemy' } },
    ]),
    row('deploy 1 ex base', [{ do: 'deployToken', card: EX_BASE }]),
    row("return {some} to {its|their} {owner's|owners'} {deck|decks} and shuffle it", ({ some }) => [
      { do: 'move', target: some, to: 'deckBottom' },
      { do: 'shuffle' },
    ]),
    row('return it to the top of your deck or place it into your trash', [
      { may: [{ do: 'putBack', to: 'trash' }], otherwise: [{ do: 'putBack', to: 'deckTop' }] },
    ]),
    row('{until}, reduce {its|their} ap by an amount equal to {amount}', ({ until, amount }) => [
      { do: 'modify', target: '$it', ap: times(amount, -1), until },
    ]),
    row("increase this unit's ap {until} by an amount equal to {amount}", ({ until, amount }) => [
      { do: 'modify', target: 'this', ap: amount, until },
    ]),
    row('{until}, {reduced}', ({ until, reduced }) => {
      const { amount, ...rest } = reduced as Record<string, Json>;
      return [{ do: 'prevent', ...rest, amount: amount as Json, until }];
    }),
    row(
      '{until}, battle damage {subject} would receive is dealt to {other:card} instead',
      ({ until, subject, other }) => [{ do: 'redirect', target: subject, to: other, from: 'battle', until }],
    ),
    row('{until}, [all] enemy units must choose {card} as their attack target when attacking', ({ until, card }) => [
      { do: 'compel', target: card, must: 'beAttacked', until },
    ]),
    row('all players each choose {number} of their resources. set them as active', ({ number }) => [
      { do: 'setResources', count: number, state: 'active', choose: true },
      { do: 'setResources', count: number, state: 'active', choose: true, who: 'opponent' },
    ]),
    row('return {some} to {place}', ({ some, place }) => [{ do: 'move', target: some, to: place }]),
    row('place {some} {on|at|to} {place:end of a deck}', ({ some, place }) => [
      { do: 'move', target: some, to: place },
    ]),
    row('return {one:some} and {other:some} to {place}', ({ one, other, place }) => [
      { do: 'move', target: one, to: place },
      { do: 'move', target: other, to: place },
    ]),
    row("place {some} into {your|its owner's|their owner's|their owners'} {trash|trashes}", ({ some }) => [
      { do: 'move', target: some, to: 'trash' },
    ]),
    row('place {number} [of them] into your trash', ({ number }) => [
      { do: 'move', target: { choose: number, zone: 'looked' }, to: 'trash' },
    ]),
    row('{place|add} {some} {into|in|to} your {shield area|shields} [as a shield]', ({ some }) => [
      { do: 'move', target: some, to: 'shields' },
    ]),
    row('add {number} [of them] to your hand', ({ number }) => [
      { do: 'move', target: { choose: number, zone: 'looked' }, to: 'hand' },
    ]),
    row('add {some} to your hand', ({ some }) => [{ do: 'move', target: some, to: 'hand' }]),
    row('add {number} of your shields to your hand', ({ number }) => [
      { do: 'move', target: { top: number, zone: 'shields' }, to: 'hand' },
    ]),
    row(
      '{each enemy player|your opponent|an enemy player|that player} {places|place} the top card of their deck into their trash',
      [{ do: 'move', target: { top: 1, zone: 'deck', side: 'enemy' }, to: 'trash' }],
    ),
    row(
      '{each enemy player|your opponent|an enemy player|that player} {places|place} the top {number} cards of their deck into their trash',
      ({ number }) => [{ do: 'move', target: { top: number, zone: 'deck', side: 'enemy' }, to: 'trash' }],
    ),
    row(
      '{all players|all players each|each player} {place|places} the top card of their deck into their trash',
      allMove(1, 'deck', 'trash'),
    ),
    row(
      '{all players|all players each|each player} {place|places} the top {number} cards of their deck into their trash',
      ({ number }) => allMove(number, 'deck', 'trash'),
    ),
    row(
      '{all players|all players each|each player} {add|adds} {number} of their shields to their {hand|hands}',
      ({ number }) => allMove(number, 'shields', 'hand'),
    ),
    row('{all players|all players each|each player} {place|places} {laid:resources placed}', ({ laid }) => [
      { do: 'placeResource', ...(laid as object) },
      { do: 'placeResource', ...(laid as object), who: 'opponent' },
    ]),
    row('place {laid:resources placed} {each}', ({ laid, each }) => {
      const { count = 1, ...rest } = laid as Record<string, Json>;
      return [{ do: 'placeResource', ...rest, count: times(each, count) }];
    }),
    row('place {laid:resources placed}', ({ laid }) => [{ do: 'placeResource', ...(laid as object) }]),
    row('deploy {some}', ({ some }) => [{ do: 'deploy', target: some }]),
    row('deploy {some} rested', ({ some }) => [{ do: 'deploy', target: some, rested: true }]),
    row(
      '{your opponent chooses|each enemy player chooses|an enemy player chooses|that player chooses|all enemy players each choose|all enemy players choose} {count} of their {plain}',
      ({ count, plain }) => {
        const theirs = joined(plain, { side: 'enemy' });
        const target = theirs && chosen(count, theirs);
        return target && [{ do: 'choose', target: { ...(target as object), by: 'opponent' } }];
      },
    ),
    row('draw {number} {each}', ({ number, each }) => [{ do: 'draw', count: times(each, number) }]),
    row('rest {number} of your resources', ({ number }) => [
      { do: 'setResources', count: number, state: 'rested', choose: true },
    ]),
    row(
      'add {number} to your hand and place the {other|rest|remaining card|remaining cards} into your trash',
      ({ number }) => [
        { do: 'move', target: { choose: number, zone: 'looked' }, to: 'hand' },
        { do: 'putBack', to: 'trash' },
      ],
    ),
    row(
      'add {number} to your hand and return the {other|rest|remaining card|remaining cards} to the bottom of your deck',
      ({ number }) => [
        { do: 'move', target: { choose: number, zone: 'looked' }, to: 'hand' },
        { do: 'putBack', to: 'deckBottom' },
      ],
    ),
    row(
      'return {number} to the top and the {other|rest|remaining card|remaining cards} to the bottom',
      ({ number }) => [
        { do: 'move', target: { choose: number, zone: 'looked' }, to: 'deckTop' },
        { do: 'putBack', to: 'deckBottom' },
      ],
    ),
    row('{subject} {lasts} {until} and {recovers|recover} {number} hp', ({ subject, lasts, until, number }) => {
      const all = lasting(subject, lasts, until);
      return all && [...(all as Json[]), { do: 'recover', amount: number, to: subject }];
    }),
    row('pay {its|their} cost to deploy {it|them}', [{ do: 'deploy', target: '$it', pay: true }]),
    row('deploy {made:token} unit {token|tokens}', ({ made }) => [made]),
    row('deploy {made:token} unit {token|tokens} and {more:token} unit {token|tokens}', ({ made, more }) => [
      made,
      more,
    ]),
    row('pair that card from your trash with {choice}', ({ choice }) => [{ do: 'pair', pilot: '$that', unit: choice }]),
    row('pair {some} with {unit:card}', ({ some, unit }) => [{ do: 'pair', pilot: some, unit }]),
    row('pair {some} with {unit:choice}', ({ some, unit }) => [{ do: 'pair', pilot: some, unit }]),
    row('exile {some} [from the game]', ({ some }) => [{ do: 'move', target: some, to: 'removed' }]),
    row('look at the top card of your deck', [{ do: 'look', count: 1 }]),
    row('look at the top {number} cards of your deck', ({ number }) => [{ do: 'look', count: number }]),
    row("look at the top card of your opponent's deck", [{ do: 'look', count: 1, side: 'enemy' }]),
    row("look at the top {number} cards of your opponent's deck", ({ number }) => [
      { do: 'look', count: number, side: 'enemy' },
    ]),
    row('look at the {top|first} card of your {shields|shield area}', [{ do: 'look', count: 1, zone: 'shields' }]),
    row('return {number} to the top', ({ number }) => [
      { do: 'move', target: { choose: number, zone: 'looked' }, to: 'deckTop' },
    ]),
    row('return {number} to the top and {last:number} to the bottom', ({ number }) => [
      { do: 'move', target: { choose: number, zone: 'looked' }, to: 'deckTop' },
      { do: 'putBack', to: 'deckBottom' },
    ]),
    row('return it to the top or bottom [of your deck]', [
      { may: [{ do: 'putBack', to: 'deckBottom' }], otherwise: [{ do: 'putBack', to: 'deckTop' }] },
    ]),
    row('reveal {some}', ({ some }) => [{ do: 'reveal', target: some }]),
    row('reveal {count} {plain} and {choice} and add them to your hand', ({ count, plain, choice }) => {
      const two = beside(count, plain, choice);
      return (
        two && [
          { do: 'reveal', target: two.first as Json },
          { do: 'move', target: 'it', to: 'hand' },
          { do: 'reveal', target: choice },
          { do: 'move', target: 'it', to: 'hand' },
        ]
      );
    }),
    row('reveal {choice} and add {it|them} to your hand', ({ choice }) => [
      { do: 'reveal', target: choice },
      { do: 'move', target: 'it', to: 'hand' },
    ]),
    row('activate {commanded} {on|of} {card}', ({ commanded, card }) => [{ do: 'use', timing: commanded, of: card }]),
    row('activate {its|their} {commanded}', ({ commanded }) => [{ do: 'use', timing: commanded, of: '$it' }]),
    row("activate {card}'s {commanded}", ({ commanded, card }) => [{ do: 'use', timing: commanded, of: card }]),
    row("activate this card's 【main】", [{ do: 'use', timing: 'main' }]),
    row("activate this card's 【action】", [{ do: 'use', timing: 'action' }]),
    row('change the attack target of {the|a} battling enemy unit to it', [{ do: 'retarget', to: '$it' }]),
    row("change {the|a} battling enemy unit's attack target to it", [{ do: 'retarget', to: '$it' }]),
    row('change the attack target to {some}', ({ some }) => [{ do: 'retarget', to: some }]),
    row('{subject} {recovers|recover} {number} hp', ({ subject, number }) => [
      { do: 'recover', amount: number, to: subject },
    ]),
    row('{subject} {lasts} {until}', ({ subject, lasts, until }) => lasting(subject, lasts, until)),
    row('{until}, {subject} {lasts}', ({ subject, lasts, until }) => lasting(subject, lasts, until)),
    row(
      '{until}, {subject} {lasts} and, if {condition}, it {more:lasts}',
      ({ until, subject, lasts, condition, more }) => {
        const [one, then] = [lasting(subject, lasts, until), lasting(subject, more, until)];
        return one && then && [...(one as Json[]), { if: condition, then }];
      },
    ),
    row('{subject} {recovers|recover} {number} hp and {lasts} {until}', ({ subject, number, lasts, until }) => [
      { do: 'recover', amount: number, to: subject },
      ...((lasting(subject, lasts, until) as Json[] | undefined) ?? []),
    ]),
    row("{card} {won't|can't} be set as active during {next start phase}", ({ card }) => [
      { do: 'forbid', target: card, cant: 'setActiveInStartPhase', until: 'opponentTurn' },
    ]),
    row('{card} {may|can} attack on the turn {it is|they are} deployed', ({ card }) => [
      { do: 'permit', target: card, can: 'attackOnArrival', until: 'always' },
    ]),
    row('on the turn {it is|they are} deployed, {it|they} may attack', [
      { do: 'permit', target: '$it', can: 'attackOnArrival', until: 'always' },
    ]),
    row('deploy {made:token} or {other:token} unit {token|tokens}', ({ made, other }) => [
      { oneOf: [made, other].map((one) => ({ label: String((one as { card: string }).card), effects: [one] })) },
    ]),
    row('{until}, {your|friendly} shield area cards {lasts}', ({ until, lasts }) => areaLasting(lasts, until)),
    row('{your|friendly} shield area cards {lasts} {until}', ({ until, lasts }) => areaLasting(lasts, until)),
    row('{each}, {subject} gets {gain} {until}', ({ each, subject, gain, until }) => {
      const [{ ap, hp } = {} as Record<string, Json>] = gain as Record<string, Json>[];
      if (typeof ap !== 'number' || hp !== undefined) return undefined;
      return [{ do: 'modify', target: subject, ap: times(each, ap), until }];
    }),
    row('destroy this and choose {choice}', ({ choice }) => [
      { do: 'destroy', target: 'this' },
      { do: 'choose', target: choice },
    ]),
  ]),
  ...wordings('act', [
    row('set {number} of your resources as active', ({ number }) => [
      { do: 'setResources', count: number, state: 'active', choose: true },
    ]),
    row('choose {number} of your resources. set {it|them} as active', ({ number }) => [
      { do: 'setResources', count: number, state: 'active', choose: true },
    ]),
  ]),
];

/** A choice of cards that lie where those of the next choice lie. */
export function beside(count: Json, plain: Json, second: Json): Record<string, Json> | undefined {
  const { cards, ...where } = plain as Record<string, Json>;
  const { zone, side } = second as Noun;
  if (cards !== true || where.zone !== undefined || zone === undefined) return undefined;
  const there: Json = { zone, ...(side === undefined ? {} : { side }) };
  const first = joined(where, there);
  return first === undefined ? undefined : { k: 'two', first: { choose: count, ...(first as object) }, second };
}
