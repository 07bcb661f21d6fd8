/** What lasts by the printed texts of the game: what cards get, gain, cannot and may, and damage that is reduced or kept off. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import type { Noun } from './printed-nouns.ts';
import { party, times } from './printed-nouns.ts';
import { lasting } from './printed-parts.ts';

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

/** What lasts for the own shield area. */
export function areaLasting(lasts: Json, until: Json): Json | undefined {
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
