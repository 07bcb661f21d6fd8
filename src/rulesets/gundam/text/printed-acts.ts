/** What the printed texts of the game do, what lasts by them, and how their sentences are put. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { EX_BASE } from '../board/board.ts';
import { every } from './printed-conditions.ts';
import type { Noun } from './printed-nouns.ts';
import { chosen, party, times } from './printed-nouns.ts';
import { joined, lasting, tokenId } from './printed-parts.ts';

/** What lasts: what cards get, gain, can't and may. */
export const LASTING: Wording[] = [
  ...wordings('signed', [
    row('+{number}', ({ number }) => number),
    row('-{number}', ({ number }) => -(number as number)),
  ]),
  ...wordings('gain', [
    row('ap{signed}', ({ signed }) => [{ ap: signed }]),
    row('hp{signed}', ({ signed }) => [{ hp: signed }]),
    row('ap{signed} {each}', ({ signed, each }) => [{ ap: times(each, signed) }]),
    row('ap{ap:signed} and hp{hp:signed} {each}', ({ ap, hp, each }) => [{ ap: times(each, ap), hp: times(each, hp) }]),
    row('ap{ap:signed} and hp{hp:signed}', ({ ap, hp }) => [{ ap, hp }]),
    row('ap{ap:signed}, hp{hp:signed}', ({ ap, hp }) => [{ ap, hp }]),
    row('{granted}', ({ granted }) => [granted]),
    row('{trait}', ({ trait }) => (typeof trait === 'string' ? [{ trait }] : undefined)),
  ]),
  ...wordings('gains', [
    row('{gain}'),
    row('{gains} and {granted}', ({ gains, granted }) => [...(gains as Json[]), granted]),
    row('{gains}, {granted}', ({ gains, granted }) => [...(gains as Json[]), granted]),
  ]),
  ...wordings('victim', [row('{a|an} {noun}', ({ noun }) => noun)]),
  ...wordings('lasts', [
    row('{last}'),
    row('{last} and {other:last}', ({ last, other }) => [...(last as Json[]), ...(other as Json[])]),
  ]),
  // What can be done to cards, and whose doing it is.
  ...wordings('undergone', [
    row('destroyed', [{ cant: 'beDestroyedByEffects' }]),
    row('rested', [{ cant: 'beRested' }]),
    row("returned to {its|their} {owner's|owners'} {hand|hands}", [{ cant: 'beReturned' }]),
    row('chosen', [{ cant: 'beTargeted' }]),
    row('{undergone} or {other:undergone}', ({ undergone, other }) => [...(undergone as Json[]), ...(other as Json[])]),
  ]),
  ...wordings('doers', [
    row("{enemy effects|your opponent's effects|an opponent's effects}", { side: 'enemy' }),
    row('{possessor} effects', ({ possessor }) => party(possessor)),
    row('enemy {command|command card} effects', { side: 'enemy', filter: { type: 'command' } }),
    row('enemy {commands|command cards}', { side: 'enemy', filter: { type: 'command' } }),
  ]),
  ...wordings('last', [
    row('{gets|get|gains|gain|also gets|also get|also gains|also gain} {gains}'),
    row("can't attack", [{ cant: 'attack' }]),
    row("can't block", [{ cant: 'block' }]),
    row("can't activate <blocker>", [{ cant: 'block' }]),
    row("can't be blocked", [{ cant: 'beBlocked' }]),
    row("can't {choose|attack} the enemy player [as {its|their} attack target]", [{ cant: 'attackPlayer' }]),
    row("can't choose the same enemy player or enemy team as {its|their} attack target", [{ cant: 'attackPlayer' }]),
    row("can't be blocked by {noun}", ({ noun }) => [{ cant: 'beBlocked', by: party(noun) }]),
    row('{can|may} block while rested', [{ can: 'blockRested' }]),
    row('{loses|lose} {keyword}', ({ keyword }) => (typeof keyword === 'string' ? [{ lose: keyword }] : undefined)),
    row("can't be set as active", [{ cant: 'beSetActive' }]),
    row("can't be paired with a pilot", [{ cant: 'bePaired' }]),
    row("can't be set as active or paired with a pilot", [{ cant: 'beSetActive' }, { cant: 'bePaired' }]),
    row("can't be chosen as the target of enemy effects", [{ cant: 'beTargeted' }]),
    row("can't be {undergone} by {doers}", ({ undergone, doers }) => spared(undergone, doers)),
    row("can't be destroyed", [{ cant: 'beDestroyed' }]),
    row("can't receive battle damage", [{ cant: 'beDamagedInBattle' }]),
    row("can't receive enemy battle damage", [{ cant: 'beDamagedInBattle', by: { side: 'enemy' } }]),
    row("can't receive battle damage from {noun}", ({ noun }) => [{ cant: 'beDamagedInBattle', by: party(noun) }]),
    row("can't receive effect damage", [{ cant: 'beDamagedByEffects' }]),
    row("can't receive enemy effect damage", [{ cant: 'beDamagedByEffects', by: { side: 'enemy' } }]),
    row("can't receive effect damage from {noun}", ({ noun }) => [{ cant: 'beDamagedByEffects', by: party(noun) }]),
    row("can't receive damage from {noun}", ({ noun }) => [{ prevent: 'all', by: party(noun) }]),
    row('{may|can} {choose|attack} {victim} as {its|their} attack target', ({ victim }) => mayAttack(victim)),
    row('{may|can} attack {victim}', ({ victim }) => mayAttack(victim)),
    row('{may|can} {choose|attack} {noun} as {its|their} attack {target|targets}', ({ noun }) => mayAttack(noun)),
    row('{may|can} attack {noun}', ({ noun }) => mayAttack(noun)),
    row('{may|can} attack on the turn {it is|they are} deployed', [{ can: 'attackOnArrival' }]),
    row("can't choose {noun} as {its|their} attack {target|targets}", ({ noun }) => cantAttack(noun)),
    row("can't attack enemy units", [{ cant: 'attackUnits' }]),
    row("can't attack {your opponent|the enemy player}", [{ cant: 'attackPlayer' }]),
    row("can't recover hp", [{ cant: 'recover' }]),
    row("can't attack or block", [{ cant: 'attack' }, { cant: 'block' }]),
    row("can't be attacked", [{ cant: 'beAttacked' }]),
    row("can't be chosen as an attack target", [{ cant: 'beAttacked' }]),
    row("can't receive {small hurt}", ({ 'small hurt': hurt }) => [{ prevent: 'all', ...(hurt as object) }]),
    row("can't receive {number} or less {hurt} from {noun}", ({ number, hurt, noun }) => {
      const { from, by } = hurt as { from?: Json; by?: Json };
      return by === undefined
        ? [{ prevent: 'all', ...(from === undefined ? {} : { from }), by: party(noun), upTo: number }]
        : undefined;
    }),
    row("can't receive damage", [{ prevent: 'all' }]),
    row("can't receive enemy damage", [{ prevent: 'all', by: { side: 'enemy' } }]),
  ]),
  ...wordings('until', [
    row('{during|until the end of} {this turn|the turn}', 'turn'),
    row('{during|until the end of} {this battle|the battle}', 'battle'),
    row("{during|until the end of} your opponent's next turn", 'opponentTurn'),
    row("until the end of your opponent's turn", 'opponentTurn'),
  ]),
];

/** What nobody of a side may do to it. */
function spared(undergone: Json, doers: Json): Json | undefined {
  const isEnemy = JSON.stringify(doers) === JSON.stringify({ side: 'enemy' });
  const all = (undergone as { cant: string }[]).map(({ cant }): Json | undefined =>
    cant !== 'beTargeted' ? { cant, by: doers } : isEnemy ? { cant } : undefined,
  );
  return all.includes(undefined) ? undefined : (all as Json[]);
}

/** What it is to be kept from attacking Units. */
function cantAttack(noun: Json): Json | undefined {
  const { side, zone, filter = {} } = noun as Noun;
  const isAny = side === 'enemy' && zone === undefined && Object.keys(filter).every((name) => name === 'type');
  return isAny && filter.type === 'unit' ? [{ cant: 'attackUnits' }] : undefined;
}

/** What it is to attack what is active. */
function mayAttack(noun: Json): Json | undefined {
  const { side, zone, filter = {} } = noun as Noun;
  const { state, type, ...rest } = filter;
  if (side !== 'enemy' || zone !== undefined || type !== 'unit' || state !== 'active') return undefined;
  return [{ can: 'attackActive', ...(Object.keys(rest).length === 0 ? {} : { by: { filter: rest } }) }];
}

/** What it is to attack, in the turn of its arrival, what could be attacked later. */
export function mayAttackOnArrival(noun: Json): Json | undefined {
  const { side, zone, filter = {} } = noun as Noun;
  const { state, type, ...rest } = filter;
  if (side !== 'enemy' || zone !== undefined || type !== 'unit' || state !== 'rested') return undefined;
  return [{ can: 'attackOnArrival', by: { filter: { type, state, ...rest } } }];
}

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

/** How damage is reduced. */
export const REDUCED: Wording[] = [
  ...wordings('hurt', [
    row('damage', {}),
    row('battle damage', { from: 'battle' }),
    row('effect damage', { from: 'effects' }),
    row('enemy damage', { by: { side: 'enemy' } }),
    row('enemy battle damage', { from: 'battle', by: { side: 'enemy' } }),
    row('enemy effect damage', { from: 'effects', by: { side: 'enemy' } }),
    row('damage from an enemy', { by: { side: 'enemy' } }),
    row('battle damage from an enemy', { from: 'battle', by: { side: 'enemy' } }),
    row('effect damage from an enemy', { from: 'effects', by: { side: 'enemy' } }),
  ]),
  // Damage that has to be small.
  ...wordings('small hurt', [
    row('{number} or less {hurt}', ({ number, hurt }) => ({ ...(hurt as object), upTo: number })),
    row('{hurt} of {number} or less', ({ number, hurt }) => ({ ...(hurt as object), upTo: number })),
  ]),
  ...wordings('plain damage', [row('damage', {})]),
  ...wordings('reduced', [
    row('when {subject} {receives|receive} {hurt}, reduce it by {number}', ({ subject, hurt, number }) => ({
      target: subject,
      ...(hurt as object),
      amount: number,
    })),
    row('reduce {hurt} {subject} {receives|receive} by {number}', ({ subject, hurt, number }) => ({
      target: subject,
      ...(hurt as object),
      amount: number,
    })),
    row('reduce the next {hurt} {subject} {receives|receive} by {number}', ({ subject, hurt, number }) => ({
      target: subject,
      ...(hurt as object),
      amount: number,
      next: true,
    })),
  ]),
];

/** A choice of cards that lie where those of the next choice lie. */
function beside(count: Json, plain: Json, second: Json): Record<string, Json> | undefined {
  const { cards, ...where } = plain as Record<string, Json>;
  const { zone, side } = second as Noun;
  if (cards !== true || where.zone !== undefined || zone === undefined) return undefined;
  const there: Json = { zone, ...(side === undefined ? {} : { side }) };
  const first = joined(where, there);
  return first === undefined ? undefined : { k: 'two', first: { choose: count, ...(first as object) }, second };
}

export const SENTENCES: Wording[] = [
  ...wordings('acts', [
    row('{act}'),
    row('{acts} and {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts}[,] [and] then {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
  ]),
  ...wordings('deed', [
    row('{acts}'),
    row('you may {acts}', ({ acts }) => [{ may: acts }]),
    row('{subject} may recover {number} hp', ({ subject, number }) => [
      { may: [{ do: 'recover', amount: number, to: subject }] },
    ]),
    row(
      '{deed} if {condition}, {second:deed} if {other:condition}, or {third:deed} if {last:condition}',
      ({ deed, condition, second, other, third, last }) => [
        { if: condition, then: deed, else: [{ if: other, then: second, else: [{ if: last, then: third }] }] },
      ],
    ),
  ]),
  // Sentences that go on in the next ones.
  ...wordings('clause', [
    row('choose {first:choice} and {second:choice}', ({ first, second }) => ({ k: 'two', first, second })),
    row('you may choose {first:choice} and {second:choice}', ({ first, second }) => ({
      k: 'two',
      first,
      second,
      may: true,
    })),
    row('choose {count} {plain} and {second:choice}', ({ count, plain, second }) => beside(count, plain, second)),
    row('you may choose {count} {plain} and {second:choice}', ({ count, plain, second }) => {
      const two = beside(count, plain, second);
      return two && { ...two, may: true };
    }),
    row('you may pay {circled}', ({ circled }) => ({ k: 'pay', cost: [{ resources: circled }] })),
    row('during this turn, {when|if} {happening}, {sentence}', ({ happening, sentence }) => ({
      k: 'waits',
      happening,
      sentence,
    })),
    row('when {waiting:happening} during this turn, {sentence}', ({ waiting, sentence }) => ({
      k: 'waits',
      happening: waiting,
      sentence,
    })),
    row('if {condition}, {deed}', ({ condition, deed }) => ({ k: 'if', if: condition, do: deed })),
  ]),
  ...wordings('sentence', [
    row('{clause}'),
    row('if {condition}, {clause}', ({ condition, clause }) => ({ k: 'within', if: condition, sentence: clause })),
    row('{whose} {clause}', ({ whose, clause }) =>
      (clause as { k: string }).k === 'if' ? undefined : { k: 'within', if: whose, sentence: clause },
    ),
    row('{deed}', ({ deed }) => ({ k: 'do', do: deed })),
    row('then, {sentence}', ({ sentence }) => sentence),
    row('{deed} if {condition}', ({ condition, deed }) => ({ k: 'if', if: condition, do: deed })),
    row('if you do, {deed}', ({ deed }) => ({ k: 'ifdo', do: deed })),
    row('{otherwise|if not}, {deed}', ({ deed }) => ({ k: 'else', do: deed })),
    row("if you {don't|do not}, {deed}", ({ deed }) => ({ k: 'ifnot', do: deed })),
    row('if {foe:foes} {they discard|that player discards} {discarded}', ({ foe, discarded }) => ({
      k: 'if',
      if: foe,
      do: [{ do: 'discard', ...(discarded as object), who: 'opponent' }],
    })),
    row(
      '{all players each choose|each player chooses|all players choose} {count} of their {plain}',
      ({ count, plain }) => {
        const [own, theirs] = ['own', 'enemy'].map((side) => {
          const noun = joined(plain, { side });
          return noun && chosen(count, noun);
        });
        if (own === undefined || theirs === undefined) return undefined;
        return { k: 'two', first: own, second: { ...(theirs as object), by: 'opponent' } };
      },
    ),
    row('choose 1 enemy player', { k: 'do', do: [] }),
    row('choose 1 enemy player with {range} cards in their hand', ({ range }) => ({
      k: 'if',
      if: { count: { side: 'enemy', zone: 'hand' }, ...(range as object) },
      do: [],
    })),
    row('choose 1 enemy player with {range} cards in their hand. they discard {discarded}', ({ range, discarded }) => ({
      k: 'if',
      if: { count: { side: 'enemy', zone: 'hand' }, ...(range as object) },
      do: [{ do: 'discard', ...(discarded as object), who: 'opponent' }],
    })),
    row(
      '[when playing this card,] choose {number} of the following effects and activate {it|them}: {modes}',
      ({ number, modes }) => ({ k: 'modes', choose: number, modes }),
    ),
    row('{whose} {deed}', ({ whose, deed }) => ({ k: 'if', if: whose, do: deed })),
    row(
      "after activating this card's 【main】, you may pair this card from your trash with {choice}",
      ({ choice }) => ({
        k: 'end',
        do: [{ may: [{ do: 'pair', pilot: 'thisCard', unit: choice }] }],
      }),
    ),
    row('{whose} if {condition}, {deed}', ({ whose, condition, deed }) => ({
      k: 'if',
      if: { all: [whose, ...every(condition)] },
      do: deed,
    })),
    row('at the end of {this|the} turn, {sentence}', ({ sentence }) => ({
      k: 'waits',
      happening: { when: { event: 'turnEnd' } },
      sentence,
    })),
    row('if {condition}, reduce by {number} instead', ({ condition, number }) => ({
      k: 'more',
      what: 'prevent',
      if: condition,
      amount: number,
    })),
    row('if {condition}, choose {choice} instead', ({ condition, choice }) => ({
      k: 'instead',
      if: condition,
      choice,
    })),
    row('if {condition}, {acts} instead', ({ condition, acts }) => {
      const [{ do: first } = { do: '' }] = acts as { do: string }[];
      return first === 'choose' ? undefined : { k: 'other', if: condition, do: acts };
    }),
    row('if {condition}, {subject} {lasts} instead', ({ condition, subject, lasts }) => ({
      k: 'rather',
      if: condition,
      to: subject,
      lasts,
    })),
    row('if {condition}, deal {number} damage instead', ({ condition, number }) => ({
      k: 'more',
      if: condition,
      amount: number,
    })),
    row('return {the remaining cards|the rest|the others} [randomly] to the bottom of your deck', {
      k: 'end',
      do: [{ do: 'putBack', to: 'deckBottom' }],
    }),
    row('return {any|the} remaining card to the bottom of your deck', {
      k: 'end',
      do: [{ do: 'putBack', to: 'deckBottom' }],
    }),
    row('place the remaining {card|cards} into your trash', { k: 'end', do: [{ do: 'putBack', to: 'trash' }] }),
    row('when this effect destroys {an enemy unit|a unit|it}, {deed}', ({ deed }) => ({
      k: 'if',
      if: { compare: { history: 'destroyed', of: '$it' }, op: '>=', to: 1 },
      do: deed,
    })),
  ]),
  ...wordings('modes', [
    row('■ {sentences} [.] ■ {more:sentences}', ({ sentences, more }) => [sentences, more]),
    row('{modes} [.] ■ {sentences}', ({ modes, sentences }) => [...(modes as Json[]), sentences]),
  ]),
  ...wordings('sentences', [
    row('{sentence}', ({ sentence }) => [sentence]),
    row('{sentences}. {sentence}', ({ sentences, sentence }) => [...(sentences as Json[]), sentence]),
  ]),
];

/** What lasts for the own shield area. */
function areaLasting(lasts: Json, until: Json): Json | undefined {
  const held = shields(lasts) as { to: Json; lasts: Json } | undefined;
  return held === undefined ? undefined : lasting(held.to, held.lasts, until);
}

/** What holds for Shields. */
export function shields(lasts: Json, part?: string): Json | undefined {
  const to: Json = { shieldArea: 'own', ...(part ? { part } : {}) };
  const [one, ...more] = lasts as Record<string, Json>[];
  if (one === undefined || more.length > 0) return undefined;
  if (one.prevent !== undefined) return { to, lasts: [one] };
  const by = one.by === undefined ? {} : { by: one.by };
  if (one.cant === 'beDamagedInBattle') return { to, lasts: [{ prevent: 'all', from: 'battle', ...by }] };
  if (one.cant === 'beDamagedByEffects') return { to, lasts: [{ prevent: 'all', from: 'effects', ...by }] };
  return undefined;
}
