/** The table as anybody can show it: lanes and piles, and the numbers that the rules reckon with. */
import type {
  Cited,
  DeepReadonly,
  ModifierEffect,
  PlayerId,
  SceneSpec,
  TableZone,
  Thing,
} from '../../../engine/index.ts';
import { opponentOf, PLAYERS } from '../../../engine/index.ts';
import { wordsFor } from '../../cards/reading.ts';
import type { Seen } from '../../cards/scene.ts';
import {
  asTitle,
  bothPlayers,
  faces,
  handZone,
  pileZone,
  pileZoneIfAny,
  sidesSeen,
  sizeOf,
} from '../../cards/scene.ts';
import type { Phase, Side } from '../board/board.ts';
import { LANES, landZone, ownerOf, ROW_NUMBER, unitZone, zoneTitle } from '../board/board.ts';
import type { Known, M, ReadCard, Unnamed } from '../board/context.ts';
import { abilityNamed, cardOf, standingNow, unspent } from '../board/printed.ts';
import { abilitiesOf, powerOf, SILENT } from '../board/values.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { can, cant, insteadOf, must } from '../language/language.ts';
import { PHRASES, read } from './phrases.ts';
import { view } from './view.ts';

type SeenSide = Seen<DeepReadonly<Side>>;

const PHASE: Readonly<Record<Phase, Cited>> = {
  setup: { id: 'setup', title: 'Setup' },
  start: { id: 'start', title: 'Start of the turn', clause: 'time.1' },
  draw: { id: 'draw', title: 'Draw Phase', clause: 'G3' },
  main: { id: 'main', title: 'Main Phase', clause: 'G4' },
  end: { id: 'end', title: 'End of the turn', clause: 'time.3' },
};

const ROWS = ['Frontline', 'Backline', 'Land'];

const face = faces<ReadCard['source'], ReadCard>(
  read,
  ({ type, token }) => (token ? `${type} token` : type),
  ({ id }, path) => {
    const at = /^\/abilities\/(\d+)$/.exec(path)?.[1];
    return at === undefined ? undefined : `${id}#${at}`;
  },
);

/** Why an ability does not work any more for now, or null where it does. */
function spentBy(m: M, { player, object }: Known, ability: CompiledAbility): string | null {
  if (!unspent(m, player, ability)) return 'used up for this match';
  const used = object.used.filter((program) => program === ability.program).length;
  return ability.times !== null && used >= ability.times ? 'used up for this turn' : null;
}

function abilitiesIn(m: M, standing: Known): NonNullable<Thing['abilities']> {
  return abilitiesOf(m, standing).map((ability) => {
    const why = spentBy(m, standing, ability);
    return { id: ability.program, card: ability.card, ...(why === null ? {} : { usable: false, why }) };
  });
}

function thingOf(m: M, standing: Known): Thing {
  const { kind, object, player, lane, printed: card } = standing;
  const rest = standing.kind === 'unit' ? standing.object.rest : 0;
  return {
    id: object.id,
    card: object.card,
    kind,
    owner: ownerOf(standing),
    controller: player,
    at: { row: ROW_NUMBER[standing.row ?? 'land'], column: lane },
    state: rest === 0 ? [] : [{ id: 'rested', title: `Rest ${rest}` }],
    stats:
      standing.kind === 'unit'
        ? [{ id: 'power', title: 'Power', printed: card[standing.row], now: powerOf(m, standing) }]
        : [],
    abilities: abilitiesIn(m, standing),
  };
}

/** A card in hand: a unit has a power for each row. */
function held(m: M, id: string): Pick<Thing, 'kind' | 'stats'> {
  const { type, front, back } = cardOf(m, id);
  if (type !== 'unit') return { kind: type };
  return {
    kind: type,
    stats: [
      { id: 'front', title: 'Front', printed: front, now: front },
      { id: 'back', title: 'Back', printed: back, now: back },
    ],
  };
}

const zonesOf = (m: M, owner: PlayerId, side: SeenSide): TableZone[] => [
  {
    id: `${owner}.lanes`,
    title: 'Lanes',
    owner,
    layout: 'grid',
    ordered: false,
    rows: ROWS,
    columns: LANES.map((lane) => `Lane ${lane}`),
    things: standingNow(m, owner).map((standing) => thingOf(m, standing)),
  },
  pileZone(owner, { id: 'protection', title: 'Protection' }, side.protection),
  pileZone(owner, { id: 'deck', title: 'Deck' }, side.deck),
  handZone(owner, { id: 'hand', title: 'Hand' }, side.hand, (card) => held(m, card)),
  pileZone(owner, { id: 'pool', title: 'Pool deck' }, side.pool),
  { ...pileZone(owner, { id: 'revealed', title: 'Pool' }, side.revealed), ordered: false },
  pileZone(owner, { id: 'graveyard', title: 'Graveyard' }, side.graveyard),
  pileZone(owner, { id: 'trash', title: 'Trash' }, side.trash),
  ...pileZoneIfAny(owner, { id: 'limbo', title: 'Taking effect' }, side.limbo),
  ...pileZoneIfAny(owner, { id: 'looked', title: 'Looked at' }, side.looked),
];

const countersOf = (side: SeenSide) => [
  { id: 'protection', title: 'Protection', value: sizeOf(side.protection) },
  {
    id: 'pool',
    title: 'Pool',
    value: sizeOf(side.pool) + sizeOf(side.revealed),
    parts: [
      { id: 'revealed', title: 'Face up', value: sizeOf(side.revealed) },
      { id: 'hidden', title: 'Face down', value: sizeOf(side.pool) },
    ],
  },
];

/** What is not attacked yet, or is not a unit, is the side of the other player. */
function battleOf(m: M) {
  const { attack, active } = m.board;
  if (attack === null) return null;
  const defender = attack.target ?? opponentOf(active);
  return {
    title: `${attack.attacker} attacks ${defender}`,
    attackers: [attack.attacker],
    defenders: [defender],
    clause: 'G8',
  };
}

/** What a change does that is kept in a word of the game's own; null for others. */
export const changeOf = (effect: ModifierEffect): string | null =>
  effect.kind === 'cant' && effect.what === SILENT ? 'has lost its abilities' : null;

export const scene: SceneSpec<Unnamed> = {
  table(m, viewer) {
    const sides = sidesSeen(m.board, view, viewer);
    const { turn, active, phase } = m.board;
    return {
      turn: { number: turn, player: turn === 0 ? null : active, phase: PHASE[phase], step: null },
      counters: bothPlayers((player) => countersOf(sides[player])),
      zones: PLAYERS.flatMap((player) => zonesOf(m, player, sides[player])),
      battle: battleOf(m),
    };
  },
  face,
  said: { ...wordsFor(PHRASES, cant, can, must, insteadOf), power: 'Power' },
  places: Object.fromEntries(
    LANES.flatMap((lane) => [unitZone('front', lane), unitZone('back', lane), landZone(lane)]).map((zone) => [
      zone,
      zoneTitle(zone),
    ]),
  ),
  until({ board }, word) {
    if (word === 'combat') return 'the end of the combat';
    if (!word.startsWith('turn:')) return null;
    const turn = Number(word.slice(5));
    return turn === board.turn ? 'the end of this turn' : `the end of turn ${turn}`;
  },
  mark(m, { effect }) {
    const change = changeOf(effect);
    if (change !== null) return { title: asTitle(change), good: false };
    if (effect.kind === 'ability' && abilityNamed(m, effect.ability) === null) return null;
    return {};
  },
};
