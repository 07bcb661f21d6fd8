/** What the printed texts of the game ask before something happens or holds. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row } from '../../cards/wording.ts';
import type { Noun } from './printed-nouns.ts';
import { filtered, says } from './printed-nouns.ts';
import { joined, ownOf } from './printed-parts.ts';

/** How many of something you have, beside how many your opponent has. */
function ownToTheirs(noun: Json, op: string): Json | undefined {
  const { inPlay, cards, side, ...where } = noun as Record<string, Json>;
  if (side === 'enemy' || (cards === true && where.zone === undefined)) return undefined;
  return { compare: { count: { side: 'own', ...where } }, op, to: { count: { side: 'enemy', ...where } } };
}

/** How many there are of cards. */
function counted(noun: Json, bounds: Json): Json | undefined {
  const { inPlay, cards, ...where } = noun as Record<string, Json>;
  if (cards === true && where.zone === undefined) return undefined;
  return { count: where, ...(bounds as object) };
}

/** Conditions one by one. */
export const every = (condition: Json): Json[] => (condition as { all?: Json[] }).all ?? [condition];

export const CONDITIONS: Wording[] = [
  ...says('shielded', [row('{friendly|your}', 'own'), row('enemy', 'enemy')]),
  ...says('condition', [
    row('it is your turn', { turn: 'yours' }),
    row("it is your opponent's turn", { turn: 'opponents' }),
    row('{there are|there is} {range} {noun}', ({ range, noun }) => counted(noun, range)),
    row('you have {range} {noun}', ({ range, noun }) => counted(joined(noun, { side: 'own' }) ?? {}, range)),
    row('you have only {number} {noun}', ({ number, noun }) =>
      counted(joined(noun, { side: 'own' }) ?? {}, { is: number }),
    ),
    row('{range} {noun} {is|are} in play', ({ range, noun }) => counted(noun, range)),
    row('{first:number} to {number} {noun} are in play', ({ first, number, noun }) =>
      counted(noun, { min: first, max: number }),
    ),
    row('you have {a|an} {noun}', ({ noun }) => counted(joined(noun, { side: 'own' }) ?? {}, { min: 1 })),
    row('you have another {noun}', ({ noun }) =>
      counted(joined(joined(noun, { side: 'own' }) ?? {}, filtered({ other: true })) ?? {}, { min: 1 }),
    ),
    row('you have no {noun}', ({ noun }) => counted(joined(noun, { side: 'own' }) ?? {}, { max: 0 })),
    row('{a|an} {noun} {is|are} in play', ({ noun }) => counted(noun, { min: 1 })),
    row('{a|an} {noun} in play', ({ noun }) => counted(noun, { min: 1 })),
    row('another {noun} {is|are} in play', ({ noun }) =>
      counted(joined(noun, filtered({ other: true })) ?? {}, { min: 1 }),
    ),
    row('there is {a|an} {noun}', ({ noun }) => counted(noun, { min: 1 })),
    row('there is another {noun}', ({ noun }) => counted(joined(noun, filtered({ other: true })) ?? {}, { min: 1 })),
    row('no {noun} {is|are} in play', ({ noun }) => counted(noun, { max: 0 })),
    row('there are no {noun}', ({ noun }) => counted(noun, { max: 0 })),
    row('{a|an} {noun} is in your trash', ({ noun }) =>
      counted(joined(noun, { side: 'own', zone: 'trash' }) ?? {}, { min: 1 }),
    ),
    row('there are {range} enemy shields', ({ range }) => ({
      count: { side: 'enemy', zone: 'shields' },
      ...(range as object),
    })),
    row('you have {range} shields', ({ range }) => ({ count: { side: 'own', zone: 'shields' }, ...(range as object) })),
    row('there are no {side:shielded} shields', ({ side }) => ({ count: { side, zone: 'shields' }, max: 0 })),
    row('you have no shields', { count: { side: 'own', zone: 'shields' }, max: 0 }),
    row('there are {range} friendly shields', ({ range }) => ({
      count: { side: 'own', zone: 'shields' },
      ...(range as object),
    })),
    row('{your opponent|an enemy player} has {range} cards in {their|his|her} hand', ({ range }) => ({
      count: { side: 'enemy', zone: 'hand' },
      ...(range as object),
    })),
    row('{your opponent|an enemy player} has {range} cards in {their|his|her} trash', ({ range }) => ({
      count: { side: 'enemy', zone: 'trash' },
      ...(range as object),
    })),
    row('you have no [remaining] ex resources', {
      compare: { resources: 'you', ex: true },
      op: '=',
      to: 0,
    }),
    row('there are {number} or more enemy players', ({ number }) => ({
      compare: { players: 'enemy' },
      op: '>=',
      to: number,
    })),
    row('you use an ex resource to play this card', { exPaid: true }),
    row('you are lv.{number} or higher', ({ number }) => ({ compare: { level: 'you' }, op: '>=', to: number })),
    row('you are lv.{number} or lower', ({ number }) => ({ compare: { level: 'you' }, op: '<=', to: number })),
    row('{card} has {having}', ({ card, having }) => ({ is: card, filter: having })),
    row('{card} is {quality}', ({ card, quality }) => ({ is: card, filter: quality })),
    row('{card} is {quality} and {second:quality}', ({ card, quality, second }) => ({
      is: card,
      filter: { ...(quality as object), ...(second as object) },
    })),
    row('{card} is {a|an} {noun}', ({ card, noun }) => ({ is: card, filter: ownOf(noun) })),
    row('{card} is battling [{a|an}] {noun}', ({ card, noun }) => ({ is: card, filter: { battling: ownOf(noun) } })),
    row('{card} is paired with {a|an} {qualified}', ({ card, qualified }) => {
      const { type, ...pilot } = (qualified as Noun).filter ?? {};
      return type === 'pilot'
        ? { is: card, filter: Object.keys(pilot).length === 0 ? { paired: true } : { pilot } }
        : undefined;
    }),
    row('a pilot is not paired with this unit', { is: 'this', filter: { paired: false } }),
    row('{you are|this unit is|it is} attacking the enemy player', { attackTarget: 'player' }),
    row('{you are|this unit is|it is} attacking an enemy unit', { attackTarget: 'unit' }),
    row('{you are|this unit is|it is} attacking {victim}', ({ victim }) => {
      const { side, zone, filter = {} } = victim as Noun;
      const { type, ...rest } = filter;
      if (side !== 'enemy' || zone !== undefined || type !== 'unit' || Object.keys(rest).length === 0) return undefined;
      return { is: 'attackTarget', filter: rest };
    }),
    row('you deploy this unit from your trash', { deployedFrom: 'trash' }),
    row('this unit is deployed from your trash', { deployedFrom: 'trash' }),
    row('the paired pilot is {quality}', ({ quality }) => ({ is: { pilotOf: 'this' }, filter: quality })),
    row('{your opponent|an enemy player} has no cards in {their|his|her} hand', {
      count: { side: 'enemy', zone: 'hand' },
      max: 0,
    }),
    row('{range} are in play', ({ range }) => ({ again: range })),
    row('this effect rested {number} or more units', ({ number }) => ({
      compare: { did: true },
      op: '>=',
      to: number,
    })),
    row('{your opponent|an enemy player} has {range} {noun}', ({ range, noun }) =>
      counted(joined(noun, { side: 'enemy' }) ?? {}, range),
    ),
    row('{your opponent|an enemy player} has {a|an} {noun}', ({ noun }) =>
      counted(joined(noun, { side: 'enemy' }) ?? {}, { min: 1 }),
    ),
    row('{your opponent|an enemy player} has no {noun}', ({ noun }) =>
      counted(joined(noun, { side: 'enemy' }) ?? {}, { max: 0 }),
    ),
    row('you {place|placed} {a|an} {noun} with this effect', ({ noun }) => {
      const { filter = {} } = noun as Noun;
      return { count: { among: '$placed', filter }, min: 1 };
    }),
    ...[
      ['more', '>'],
      ['less', '<'],
      ['fewer', '<'],
    ].flatMap(([word = '', op = '']) => [
      row(`you have ${word} {noun} than your opponent`, ({ noun }) => ownToTheirs(noun, op)),
      row(`your opponent has ${word} {noun} than you`, ({ noun }) => ownToTheirs(noun, op === '<' ? '>' : '<')),
    ]),
    row('{condition} and {then:condition}', ({ condition, then }) => {
      return 'all' in (then as object) ? undefined : { all: [...every(condition), then] };
    }),
  ]),
];
