/** Playing cards from hand: 6-5-2. */
import type { PlayerId } from '../../../engine/index.ts';
import { action, opponentOf, slot } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { placeIn } from '../../cards/scene.ts';
import { findUnit, resourceCount } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { Gundam, M, ReadCard } from '../board/context.ts';
import { holds } from '../board/evaluate.ts';
import type { Price } from '../board/printed.ts';
import { cardOf, pricesOf } from '../board/printed.ts';
import type { Use } from '../board/values.ts';
import { costOf, forbidden, levelOf, playerForbidden } from '../board/values.ts';
import { outlookOf } from '../effects/outlook.ts';
import { activeResources, unpayable } from '../effects/pay.ts';
import type { Cant, CommandTiming } from '../language/language.ts';
import type { G } from './guards.ts';
import { actionStep, contextFor, inEither, inMain, unpaid } from './guards.ts';

/** The cards in a hand, each once, by what can be done with them. */
interface Hand {
  /** Units and Bases. */
  plays: ReadCard[];
  pilots: ReadCard[];
  commands: ReadCard[];
  /** Whether any of them may have another price (R49). */
  priced: boolean;
}

const HAND = slot<Hand>('hand');

/** Nothing comes into a hand, or out of it, but by what is not still. */
const handOf = (m: M, player: PlayerId): Hand => m.lasting(HAND, sortedHand, player);

function sortedHand(m: M, player: string): Hand {
  const found: Hand = { plays: [], pilots: [], commands: [], priced: false };
  const seen: string[] = [];
  for (const id of ofPlayer(m.board.players, player as PlayerId).hand) {
    if (seen.includes(id)) continue;
    seen.push(id);
    const card = cardOf(m, id);
    const { type, pilot, elsewhere } = card;
    if (type === 'unit' || type === 'base') found.plays.push(card);
    if (type === 'command') found.commands.push(card);
    if (pilot !== null) found.pilots.push(card);
    if (elsewhere.length > 0) found.priced = true;
  }
  return found;
}

const inHand: G<{ card: string }> = {
  clause: '6-5-1a',
  fact: 'the card in hand',
  test: (m, player, { card }) =>
    ofPlayer(m.board.players, player).hand.includes(card) ? null : { was: 'not in hand', needed: card },
};

/** A card that is played, for a Pilot the Unit that it is paired with, and the number of another price that it is played for (R49). */
type Played = { card: string; held: ReadCard; unit?: string; price?: number };

const priceOf = ({ held, price }: Played): Price | undefined =>
  price === undefined ? undefined : pricesOf(held)[price - 1];

const alone = (held: ReadCard): Played => ({ card: held.id, held });

/** What playing it takes, where its text does not change that. */
const useOf = (player: PlayerId, played: Played): Use => ({
  player,
  unit: played.unit,
  as: priceOf(played)?.constant,
});

/** A card without another price, and once more for each that it has. */
const withPrices = <P extends Played>({ priced }: Hand, all: P[]): P[] =>
  priced
    ? all.flatMap((played) => [played, ...pricesOf(played.held).map((_price, at): P => ({ ...played, price: at + 1 }))])
    : all;

/** `CARD`, or `CARD~1` for the first other price. */
const nameOf = ({ card, price }: Played): string => (price === undefined ? card : `${card}~${price}`);

function readPlayed(m: M, name: string): Played | null {
  const [card = '', number] = name.split('~');
  const held = m.cards.cards.get(card);
  if (!held) return null;
  if (number === undefined) return alone(held);
  const price = Number(number);
  return pricesOf(held)[price - 1] === undefined ? null : { card, held, price };
}

const besides = ({ price }: Played): string => (price === undefined ? '' : ' for its other price');

/** What the program that plays it is told. */
const toldOf = (played: Played): { card: string; price?: string } => {
  const price = priceOf(played)?.program;
  return price === undefined ? { card: played.card } : { card: played.card, price };
};

/** R49: what is paid besides, and the condition under which it may be. */
const otherPrice: G<Played> = {
  clause: 'R49',
  fact: 'the other price',
  test: (m, player, played) => {
    const price = priceOf(played);
    if (price === undefined) return null;
    const context = contextFor(m, player, played.card, { playing: played.card });
    const { if: condition } = price.source.ability;
    if (condition !== undefined && !holds(context, condition))
      return { was: false, needed: JSON.parse(JSON.stringify(condition)) };
    const miss = unpayable(context, price.constant.playFor, {
      extra: costOf(m, played.held, useOf(player, played)),
    });
    return miss ? unpaid(miss) : null;
  },
};

const level: G<Played> = {
  clause: '2-8-1',
  fact: 'Lv against Resources in the area',
  test: (m, player, played) => {
    const needed = levelOf(m, played.held, useOf(player, played));
    const was = resourceCount(ofPlayer(m.board.players, player));
    return was >= needed ? null : { was, needed };
  },
};

const payable: G<Played> = {
  clause: '2-9-1',
  fact: 'active Resources for the cost',
  test: (m, player, played) => {
    const needed = costOf(m, played.held, useOf(player, played));
    const was = activeResources(m, player);
    return was >= needed ? null : { was, needed };
  },
};

const playing = [inHand, level, payable, otherPrice];

/** 1-3-3: what an effect forbids this player. */
const allowed = (what: Cant, type: string): G<Played> => ({
  clause: '1-3-3',
  fact: 'what an effect forbids',
  test: (m, player, { card, held }) => {
    const by = held.type === type ? playerForbidden(m, player, what, card) : null;
    return by ? { was: by.by, needed: null } : null;
  },
});

const typeIs = (types: readonly string[]): G<Played> => ({
  clause: '6-5-1a',
  fact: 'the kind of card',
  test: (_m, _player, { held: { type } }) => {
    return types.includes(type) ? null : { was: type, needed: types };
  },
});

/** `play:CARD`: a Unit or a Base from hand. */
export const play = action<Gundam, Played>({
  kind: 'play',
  clause: '6-5-2-1-1',
  candidates: (m, player) => {
    const hand = handOf(m, player);
    return withPrices(hand, hand.plays.map(alone));
  },
  name: nameOf,
  read: (m, _player, name) => readPlayed(m, name),
  label: (_m, played) => `Play ${played.held.name}${besides(played)}`,
  aim: (_m, player, { held }) => ({ places: [placeIn(player, held.type === 'base' ? 'base' : 'battle')] }),
  context: inMain,
  guards: [typeIs(['unit', 'base']), ...playing, allowed('playUnits', 'unit')],
  perform: (m, player, played) =>
    m.call(played.held.type === 'unit' ? 'play-unit' : 'play-base', { ...toldOf(played), player }),
});

type Pairing = Played & { unit: string };

/** `pair:CARD>UNIT`: a Pilot, or a Command with a Pilot effect, beneath an own Unit. */
export const pairing = action<Gundam, Pairing>({
  kind: 'pair',
  clause: '6-5-2-3-1',
  candidates: (m, player) => {
    const hand = handOf(m, player);
    const { units } = ofPlayer(m.board.players, player);
    const found: Pairing[] = [];
    for (const held of hand.pilots) for (const { id } of units) found.push({ card: held.id, held, unit: id });
    return withPrices(hand, found);
  },
  name: (pair) => `${nameOf(pair)}>${pair.unit}`,
  read: (m, _player, name) => {
    const [card = '', unit = ''] = name.split('>');
    const played = readPlayed(m, card);
    return played && findUnit(m.board, unit) ? { ...played, unit } : null;
  },
  label: (m, pair) => {
    const { pilot, name } = pair.held;
    return `Pair ${pilot?.name ?? name} with ${labelOf(m, pair.unit)}${besides(pair)}`;
  },
  context: inMain,
  guards: [
    {
      clause: '6-5-2-3-1',
      fact: 'the kind of card',
      test: (_m, _player, { held }) => (held.pilot ? null : { was: held.type, needed: 'a Pilot or a Pilot effect' }),
    },
    ...playing,
    {
      clause: '6-5-2-3-1',
      fact: 'whose Unit it is',
      test: (m, player, { unit }) =>
        ofPlayer(m.board.players, player).units.some(({ id }) => id === unit)
          ? null
          : { was: opponentOf(player), needed: player },
    },
    {
      clause: '6-5-2-3-3',
      fact: 'the Pilot already paired',
      test: (m, _player, { unit }) => {
        const pilot = findUnit(m.board, unit)?.pilot;
        return pilot ? { was: cardOf(m, pilot.card).name, needed: null } : null;
      },
    },
    {
      clause: '1-3-3',
      fact: 'what an effect forbids',
      test: (m, player, { card, unit }) => {
        const by = forbidden(m, unit, 'bePaired', { owner: player, reference: null, card });
        return by ? { was: by.by, needed: null } : null;
      },
    },
  ],
  perform: (m, player, pair) => m.call('play-pilot', { ...toldOf(pair), player, unit: pair.unit }),
});

const commandTiming = (m: M): CommandTiming => (actionStep(m) ? 'action' : 'main');

/** For each player a slot: most cards are then named by their ids alone. */
const PROSPECTS = {
  p1: slot<ReturnType<typeof outlookOf>>('prospect of p1'),
  p2: slot<ReturnType<typeof outlookOf>>('prospect of p2'),
};

/** What a Command's own text comes to if it is played now. */
const prospect = (m: M, player: PlayerId, played: Played): ReturnType<typeof outlookOf> =>
  m.memo(
    ofPlayer(PROSPECTS, player),
    () =>
      outlookOf(contextFor(m, player, played.card, { playing: played.card }), commandTiming(m), {
        extra: costOf(m, played.held, useOf(player, played)),
        besides: priceOf(played)?.constant.playFor ?? [],
      }),
    nameOf(played),
  );

/** `command:CARD`: a 【Main】 Command in one's main phase, an 【Action】 Command in an action step. */
export const command = action<Gundam, Played>({
  kind: 'command',
  clause: '6-5-2-4-1',
  candidates: (m, player) => {
    const hand = handOf(m, player);
    return withPrices(hand, hand.commands.map(alone));
  },
  name: nameOf,
  read: (m, _player, name) => readPlayed(m, name),
  label: (_m, played) => `Play ${played.held.name}${besides(played)}`,
  context: inEither,
  guards: [
    typeIs(['command']),
    {
      clause: '11-2-4',
      fact: 'the timing word of the Command',
      test: (m, _player, { held: { abilities } }) => {
        const needed = commandTiming(m);
        if (abilities.some(({ timings }) => timings.includes(needed))) return null;
        const words = abilities.flatMap(({ timings }) => timings);
        return {
          was: words.filter((word) => word !== 'burst'),
          needed,
          clause: needed === 'main' ? '11-2-4' : '11-2-3',
        };
      },
    },
    ...playing,
    allowed('playCommands', 'command'),
    {
      clause: '9-2-1',
      fact: 'the condition of its effect',
      test: (m, player, played) => {
        const looked = prospect(m, player, played);
        return looked.kind === 'no-condition'
          ? { was: false, needed: JSON.parse(JSON.stringify(looked.condition)) }
          : null;
      },
    },
    {
      clause: '9-1-7-2',
      fact: 'what is before the colon',
      test: (m, player, played) => {
        const looked = prospect(m, player, played);
        return looked.kind === 'unpayable' ? unpaid(looked.miss) : null;
      },
    },
    {
      clause: '9-1-8-1-1',
      fact: 'something that its effect can choose',
      test: (m, player, played) => {
        const looked = prospect(m, player, played);
        if (looked.kind !== 'no-target') return null;
        const { was, needed, clause } = looked;
        return { was, needed, clause: clause === '9-2-2' ? '9-1-8-1-1' : clause };
      },
    },
  ],
  perform: (m, player, played) => m.call('play-command', { ...toldOf(played), player, timing: commandTiming(m) }),
});
