/** Cards that are not on the field, and how printed skills move them. */
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as part from './printed-parts.ts';

export const CARDS: readonly Wording[] = [
  ...wordings('zone', [row('{cemetery|cementery}', 'cemetery'), row('[card] file', 'file')]),
  ...wordings('card word', [
    row('{card|cards}', {}),
    row('{unit|units}', { type: 'unit' }),
    row('unit {card|cards}', { type: 'unit' }),
    row('{grimoire|grimoires}', { type: 'grimoire' }),
    row('grimoire {card|cards}', { type: 'grimoire' }),
    row('{character|characters} [{card|cards}]', { character: true }),
    row('non-character {card|cards}', { character: false }),
    row('{tribe}', ({ tribe }) => tribe),
  ]),
  ...wordings('card adjective', [
    row('{sphere}', ({ sphere }) => ({ sphere })),
    row('{tribe}', ({ tribe }) => tribe),
    row('{bound}', ({ bound }) => bound),
    row('non-character', { character: false }),
    row('character', { character: true }),
    row('{lv|level|lvl} {num}', ({ num }) => ({ level: { is: num } })),
  ]),
  ...wordings('card noun', [
    row('{card word}'),
    row('{adjective:card adjective} {plain:card noun}', ({ adjective, plain }) => part.merged(adjective, plain)),
  ]),
  ...wordings('cards', [
    row('{card noun}'),
    row('{cards} {of|with|} {bound}', ({ cards, bound }) => part.merged(cards, bound)),
    row('{cards} that {is|are} {bound}', ({ cards, bound }) => part.merged(cards, bound)),
    row('{cards} that {is|are} not multi-sphere', ({ cards }) => part.merged(cards, { spheres: { is: 1 } })),
    row('{cards} (except characters)', ({ cards }) => part.merged(cards, { character: false })),
  ]),
  ...wordings('only', [row('{bound}'), row('a {cards}', ({ cards }) => cards)]),
  ...wordings('which cards', [
    row('{num} random {cards}', ({ num, cards }) => ({ which: { random: num }, filter: cards })),
    row('{a|} random {cards}', ({ cards }) => ({ which: { random: 1 }, filter: cards })),
    row('{num} {cards}', ({ num, cards }) => ({ which: { choose: num }, filter: cards })),
    row('up to {num} {cards}', ({ num, cards }) => ({ which: { choose: { upTo: num } }, filter: cards })),
    row('{num} {copy|copies} of {cards}', ({ num, cards }) => ({ which: { choose: num }, filter: cards })),
    row('a copy of {cards}', ({ cards }) => ({ which: { choose: 1 }, filter: cards })),
    row('{a|one target|target} {cards}', ({ cards }) => ({ which: { choose: 1 }, filter: cards })),
    row('all {cards}', ({ cards }) => ({ which: 'all', filter: cards })),
    row('the oldest {cards}', ({ cards }) => ({
      which: { oldest: 1 },
      filter: cards,
    })),
    row('the newest {cards}', ({ cards }) => ({ which: { newest: 1 }, filter: cards })),
    row('the {num} oldest {cards}', ({ num, cards }) => ({ which: { oldest: num }, filter: cards })),
    row('the {num} newest {cards}', ({ num, cards }) => ({ which: { newest: num }, filter: cards })),
    row('{tribe}', ({ tribe }) => ({ which: { choose: 1 }, filter: tribe })),
  ]),
  ...wordings('out', [row('{out of game|out of the game|from the game|from game|out of play}', 'out')]),
  ...wordings('of both', [row("{each iczer's|each iczers'|both iczers'|both iczer's}", 'each')]),
  ...wordings('act', [
    row(
      '{send|move} {cards:which cards} {from|in} {whose} cemetery to {your|its|the|his|their|} [card] file',
      ({ cards, whose }) => part.transfer(cards, whose, 'cemetery', 'file'),
    ),
    row(
      '{return|send} {cards:which cards} {from|in} {each:of both} cemetery to {the|their} [card] file',
      ({ cards, each }) => part.transferOfBoth(cards, each, 'cemetery', 'file'),
    ),
    row(
      'send {cards:which cards} {from|in} {each:of both} {file|files|card file|card files} to {the|their} cemetery',
      ({ cards, each }) => part.transferOfBoth(cards, each, 'file', 'cemetery'),
    ),
    row('send {cards:which cards} to {the|your|} cemetery from {whose} [card] file', ({ cards, whose }) =>
      part.transfer(cards, whose, 'file', 'cemetery'),
    ),
    row('send {cards:which cards} from out of game to your cemetery', ({ cards }) =>
      part.transfer(cards, 'you', 'out', 'cemetery'),
    ),
    row(
      "return {cards:which cards} {from|in} {whose} cemetery to {your|its|the|his|their|} [card] file [,] if {it is|it's|that card is} {only}",
      ({ cards, whose, only }) => part.transferOnly(cards, whose, only),
    ),
    row("{rival iczer's|rival's} [card] file is unlocked", [{ do: 'unlock', of: 'opponent' }]),
    row('send a copy of {cards} removed from [the] game to {your|the} [card] file', ({ cards }) =>
      part.transfer({ which: { choose: 1 }, filter: cards }, 'you', 'out', 'file'),
    ),
    row(
      'return {cards:which cards} from {whose} {zone} to {your|its|the|his|their|} [card] file',
      ({ cards, whose, zone }) => (zone === 'cemetery' ? part.transfer(cards, whose, 'cemetery', 'file') : undefined),
    ),
    row('return {cards:which cards} in {whose} cemetery to {your|its|the|his|their|} [card] file', ({ cards, whose }) =>
      part.transfer(cards, whose, 'cemetery', 'file'),
    ),
    row('return {cards:which cards} from out of game to your [card] file', ({ cards }) =>
      part.transfer(cards, 'you', 'out', 'file'),
    ),
    row("return all cards in each iczer's cemetery to the card file", [
      { do: 'transfer', from: 'cemetery', to: 'file', which: 'all', of: 'each' },
    ]),
    row('send {cards:which cards} {from|in} {whose} [card] file to {the|your|} cemetery', ({ cards, whose }) =>
      part.transfer(cards, whose, 'file', 'cemetery'),
    ),
    row(
      "select {cards:which cards} from {rival iczer|rival|rival iczer's file|rival's file|rival iczer's card file|rival's card file} and send {it|them} to the cemetery",
      ({ cards }) => part.transfer(cards, 'opponent', 'file', 'cemetery'),
    ),
    row('{send|remove} {cards:which cards} {from|in} {whose} {zone} {out}', ({ cards, whose, zone }) =>
      part.transfer(cards, whose, zone, 'out'),
    ),
    row('remove from [the] game {cards:which cards} {from|in} {whose} {zone}', ({ cards, whose, zone }) =>
      part.transfer(cards, whose, zone, 'out'),
    ),
    row('{cards:which cards} from {whose} {zone} {is|are} removed from the game', ({ cards, whose, zone }) =>
      part.transfer(cards, whose, zone, 'out'),
    ),
    row('{cards:which cards} from your deck is removed from the game', ({ cards }) =>
      part.transfer(cards, 'you', 'file', 'out'),
    ),
    row(
      'return {cards:which cards} {that was|that were|that has been|that have been} removed from [the] game to your [card] file',
      ({ cards }) => part.transfer(cards, 'you', 'out', 'file'),
    ),
    row(
      'summon {cards:which cards} [from your [card] file] [directly] to {one|a} random {open area|area}',
      ({ cards }) => part.summon(cards),
    ),
  ]),
];
