import type { DeepReadonly, PlayerId, SceneSpec, TableZone, Thing } from '../../src/engine/index.ts';
import { PLAYERS } from '../../src/engine/index.ts';
import { abilityName } from './abilities.ts';
import type { Board, Duel, Side, Unit } from './board.ts';
import type { Ability, Kind } from './cards.ts';
import { view } from './view.ts';

/** A side as somebody sees it: of cards that are hidden from them, only how many there are. */
type Seen = Omit<DeepReadonly<Side>, 'deck' | 'hand'> & Record<'deck' | 'hand', readonly string[] | number>;

const WHEN = { played: 'When it is played', dies: 'When it dies' } as const;

function textOf(ability: Ability): string {
  const when = WHEN[ability.when];
  switch (ability.do) {
    case 'draw':
      return `${when}: draw ${ability.cards}.`;
    case 'ping':
      return `${when}: ${ability.damage} damage to a unit of the opponent.`;
    case 'burn':
      return `${when}: the opponent loses 1 life, and ${ability.damage} damage to each of their units.`;
  }
}

const textsOf = ({ id, abilities }: Kind) =>
  Object.fromEntries(abilities.map((ability, at) => [abilityName(id, at), textOf(ability)]));

const kindOf = (kinds: ReadonlyMap<string, Kind>, id: string): Kind => {
  const found = kinds.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

function unitThing(kinds: ReadonlyMap<string, Kind>, owner: PlayerId, unit: DeepReadonly<Unit>): Thing {
  const { power, health, abilities } = kindOf(kinds, unit.card);
  return {
    ...{ id: unit.id, card: unit.card, kind: 'unit', owner },
    state: unit.ready ? [] : [{ id: 'tired', title: 'Tired' }],
    stats: [
      { id: 'power', title: 'Power', now: power },
      { id: 'health', title: 'Health', now: health, left: Math.max(0, health - unit.damage) },
    ],
    abilities: abilities.map((_ability, at) => ({ id: abilityName(unit.card, at), card: unit.card })),
  };
}

/** A hand that its viewer may see lies as things; the second copy of a card goes by another name than the first. */
function handOf(kinds: ReadonlyMap<string, Kind>, owner: PlayerId, hand: Seen['hand']): TableZone {
  const fan = { id: `${owner}.hand`, title: 'Hand', owner, layout: 'fan', ordered: false } as const;
  if (typeof hand === 'number') return { ...fan, cards: hand };
  const things = hand.toSorted().map((card, at, all): Thing => {
    const copy = at - all.indexOf(card) + 1;
    const { cost } = kindOf(kinds, card);
    const id = `hand:${owner}:${card}${copy === 1 ? '' : `*${copy}`}`;
    return { id, card, kind: 'unit', owner, stats: [{ id: 'cost', title: 'Cost', now: cost }] };
  });
  return { ...fan, things };
}

const zonesOf = (kinds: ReadonlyMap<string, Kind>, owner: PlayerId, side: Seen): TableZone[] => [
  {
    ...{ id: `${owner}.units`, title: 'Units', owner, layout: 'row', ordered: true, limit: 6 },
    things: side.units.map((unit) => unitThing(kinds, owner, unit)),
  },
  handOf(kinds, owner, side.hand),
  { id: `${owner}.deck`, title: 'Deck', owner, layout: 'pile', ordered: true, cards: side.deck },
  { id: `${owner}.trash`, title: 'Trash', owner, layout: 'pile', ordered: true, cards: side.trash.toReversed() },
];

const counters = ({ life, energy, full }: Seen) => [
  { id: 'life', title: 'Life', value: life },
  { id: 'energy', title: 'Energy', value: energy, of: full },
];

/** The table as anybody can show it. Decks and hands come from `view`, so that nothing is shown that a view hides. */
export const scene: SceneSpec<Duel> = {
  table(m, viewer) {
    const board: DeepReadonly<Board> = m.board;
    // A view has the fields of the board, but for lists of cards that became numbers.
    const seen = viewer === 'judge' ? board : (view(board, viewer) as unknown as { sides: Record<PlayerId, Seen> });
    const { p1, p2 }: Record<PlayerId, Seen> = seen.sides;
    const kinds = m.cards.cards;
    return {
      turn: {
        number: board.turn,
        player: board.turn === 0 ? null : board.active,
        phase: board.turn === 0 ? { id: 'setup', title: 'Setup' } : { id: 'turn', title: 'Turn', clause: 'turn.act' },
        step: null,
      },
      counters: { p1: counters(p1), p2: counters(p2) },
      zones: PLAYERS.flatMap((owner) => zonesOf(kinds, owner, { p1, p2 }[owner])),
      battle: null,
    };
  },
  face: (card) => ({
    ...{ name: card.name, kind: 'unit', text: Object.values(textsOf(card)).join(' ') },
    abilities: () => textsOf(card),
  }),
  said: {},
  until: () => null,
};
