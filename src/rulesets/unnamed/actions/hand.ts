/** Playing cards from the hand. */
import type { ActionKind, Aim, Miss, PlayerId } from '../../../engine/index.ts';
import { action, slot } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { refer } from '../../cards/references.ts';
import { placeIn } from '../../cards/scene.ts';
import { hasEmptyLandZone, hasEmptyUnitZone, ROW_NUMBER } from '../board/board.ts';
import type { M, ReadCard, Unnamed } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { costOf, forbidden, mayForbid } from '../board/values.ts';
import { unpayable } from '../effects/pay.ts';
import type { Cant, CardType, Cost } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { G } from './guards.ts';
import { inMain } from './guards.ts';

/** A card that may be played, the option to play it, and how that reads. */
interface Playing {
  readonly card: ReadCard;
  readonly option: string;
  readonly label: string;
}

/** The kinds of action by which cards of each type are played. */
const KIND_OF = { unit: 'play', land: 'land', tech: 'tech' } as const;

/** The cards of a set as they may be played: each is made once, so that its option reads the same each time. */
const playable = new WeakMap<M['cards'], ReadonlyMap<string, Playing>>();

function playableIn({ cards }: M): ReadonlyMap<string, Playing> {
  const known = playable.get(cards);
  if (known) return known;
  const found = new Map<string, Playing>();
  for (const card of cards.cards.values())
    found.set(card.id, { card, option: `${KIND_OF[card.type]}:${card.id}`, label: `Play ${card.name}` });
  playable.set(cards, found);
  return found;
}

/** A hand by the types of its cards, copies once. */
interface ByType extends Readonly<Record<CardType, Playing[]>> {
  readonly hand: readonly string[];
}

function byType(m: M, player: PlayerId, before: ByType | undefined): ByType {
  const { hand } = ofPlayer(m.board.players, player);
  if (before?.hand.length === hand.length && hand.every((id, at) => id === before.hand[at])) return before;
  const playing = playableIn(m);
  const found: ByType = { hand: [...hand], unit: [], land: [], tech: [] };
  for (let at = 0; at < hand.length; at++) {
    const id = hand[at] as string;
    const card = hand.indexOf(id) === at ? playing.get(id) : undefined;
    if (card !== undefined) found[card.card.type].push(card);
  }
  return found;
}

const HANDS = { p1: slot<ByType>('hand of p1 by type'), p2: slot<ByType>('hand of p2 by type') };
const SORTED = {
  p1: (m: M, _of: string, before: ByType | undefined) => byType(m, 'p1', before),
  p2: (m: M, _of: string, before: ByType | undefined) => byType(m, 'p2', before),
};

const typeIs = (needed: CardType): G<Playing> => ({
  clause: 'G4',
  fact: 'the kind of card',
  test: (_m, _player, { card: { type } }) => (type === needed ? null : { was: type, needed }),
});

const inHand: G<Playing> = {
  clause: 'G4',
  fact: 'the card in hand',
  test: (m, player, { card }) =>
    m.board.players[player].hand.includes(card.id) ? null : { was: 'not in hand', needed: card.id },
};

const payable = (clause: ClauseId): G<Playing> => ({
  clause,
  fact: 'the cost',
  test: (m, player, { card }) => {
    const costs = costOf(m, player, card);
    if (costs.length === 0) return null;
    const miss = unpayable({ ...contextFor(m, player, card.id), playing: card.id }, costs);
    return miss ? { was: { [miss.fact]: miss.was }, needed: { [miss.fact]: miss.needed } } : null;
  },
});

function keptFrom(m: M, player: PlayerId, card: ReadCard, what: Cant): Miss | null {
  const by = forbidden(m, player, what, () => ({ card: refer({ zone: 'hand', player, card: card.id }), player }));
  return by === null ? null : { was: by, needed: null };
}

const allowed = (what: Cant): G<Playing> => ({
  clause: 'R12',
  fact: 'what an effect forbids',
  // Mostly nothing is forbidden, and nobody has to be told apart.
  test: (m, player, { card }) => (mayForbid(m) ? keptFrom(m, player, card, what) : null),
});

/** R16: zones of this sort that paying the cost will empty count as empty. */
const freedBy = (costs: readonly Cost[], of: 'units' | 'lands'): number =>
  costs.reduce((sum, cost) => sum + ('destroy' in cost && cost.of === of ? cost.destroy : 0), 0);

const room = (clause: ClauseId, fact: string, has: typeof hasEmptyUnitZone, of: 'units' | 'lands') =>
  ({
    clause,
    fact,
    test: (m, player, { card }) =>
      has(m.board, player) || freedBy(costOf(m, player, card), of) > 0 ? null : { was: 0, needed: { atLeast: 1 } },
  }) satisfies G<Playing>;

/** The rows in whose zones a card of a type can come to lie. */
const ROWS_OF = { unit: ['front', 'back'], land: ['land'], tech: [] } as const;

const rowsFor = (player: PlayerId, type: CardType): Aim => ({
  places: ROWS_OF[type].map((row) => placeIn(player, 'lanes', { row: ROW_NUMBER[row] })),
});

function playing(type: CardType, clause: ClauseId, program: string, guards: G<Playing>[]): ActionKind<Unnamed> {
  const rows = { p1: rowsFor('p1', type), p2: rowsFor('p2', type) };
  return action<Unnamed, Playing>({
    kind: KIND_OF[type],
    clause,
    candidates: (m, player) => m.memo(ofPlayer(HANDS, player), ofPlayer(SORTED, player))[type],
    option: ({ option }) => option,
    read: (m, _player, name) => playableIn(m).get(name) ?? null,
    label: (_m, { label }) => label,
    // Which zone is asked afterwards.
    aim: (_m, player) => ofPlayer(rows, player),
    context: inMain,
    guards: [typeIs(type), inHand, ...guards],
    perform: (m, player, { card }) => m.call(program, { card: card.id, player }),
  });
}

/** `play:CARD`: a unit. */
export const play = playing('unit', 'play.1b', 'play-unit', [
  payable('play.1a'),
  room('play.1b', 'empty unit zones', hasEmptyUnitZone, 'units'),
  allowed('playUnits'),
]);

/** `land:CARD`. */
export const land = playing('land', 'field.1b', 'play-land', [
  payable('field.1a'),
  room('field.1b', 'empty land zones', hasEmptyLandZone, 'lands'),
  allowed('playLands'),
]);

/** `tech:CARD`. */
export const tech = playing('tech', 'tech.1', 'play-tech', [payable('A16'), allowed('playTechs')]);
