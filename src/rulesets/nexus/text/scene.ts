/** The table as anybody can show it: staging, the biomes, and the numbers that the rules reckon with. */
import type { Cited, ModifierEffect, PlayerId, SceneSpec, TableZone, Thing } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import { wordsFor } from '../../cards/reading.ts';
import type { Seen } from '../../cards/scene.ts';
import { asTitle, bothPlayers, faces, handZone, pileZone, pileZoneIfAny, sidesSeen } from '../../cards/scene.ts';
import type { Phase, SeenBoard, SeenObject, Step } from '../board/board.ts';
import { BIOMES, CONVERTED, controllerOf, findObject, lostBiomes, standing } from '../board/board.ts';
import type { M, Nexus, ReadCard } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import {
  attackOf,
  costOf,
  defenseOf,
  isAgent,
  isRanged,
  isSpent,
  placeOf,
  printedCost,
  skillsOf,
  speedOf,
  terminalDamage,
} from '../board/values.ts';
import { totalCost } from '../language/compiled.ts';
import { can, cant, extra, limit, must, skip, stat } from '../language/language.ts';
import { energy, KINDS } from '../language/words.ts';
import { rulebook } from '../rulebook.ts';
import { PHRASES, read } from './phrases.ts';
import { view } from './view.ts';

type SeenSide = SeenBoard['players']['p1'];

const PHASE: Readonly<Record<Phase, Cited>> = {
  setup: { id: 'setup', title: 'Setup' },
  start: { id: 'start', title: 'Start phase', clause: 'start.1' },
  primary1: { id: 'primary1', title: 'First primary phase', clause: 'prim1.1' },
  battle: { id: 'battle', title: 'Battle phase' },
  primary2: { id: 'primary2', title: 'Second primary phase', clause: 'prim2.1' },
  end: { id: 'end', title: 'End phase' },
};

/** The steps of the phases that have several. */
const STEP: Readonly<Partial<Record<Step, string>>> = {
  refresh: 'Refresh step',
  draw: 'Draw step',
  maintenance: 'Maintenance step',
  advance: 'Advance step',
  attack: 'Attack step',
  defend: 'Defend step',
  damage: 'Damage step',
  end: 'End step',
  reset: 'Reset step',
};

const PLACE = ['Staging', 'Biome 1', 'Biome 2', 'Biome 3'] as const;
const ENERGY = wordsFor(PHRASES, energy);

const face = faces<
  NonNullable<ReadCard['source']> | { text?: string },
  Omit<ReadCard, 'source'> & { source: NonNullable<ReadCard['source']> | { text?: string } }
>(
  (source) => ('id' in source ? read(source) : []),
  ({ type, token }) => (token ? `${type} token` : type),
  ({ id }, path) => {
    const at = /^\/skills\/(\d+)$/.exec(path)?.[1];
    return at === undefined ? undefined : `${id}#${at}`;
  },
);

/** The faces of converted cards by the objects that they are, as far as somebody may see them. */
function facesOf({ objects, converted }: Seen<SeenSide>): ReadonlyMap<string, string> {
  if (typeof converted === 'number') return new Map();
  const faceDown = objects.filter(({ card }) => card === CONVERTED);
  return new Map(faceDown.map(({ id }, at) => [id, converted[at] ?? CONVERTED]));
}

function skillsIn(m: M, object: SeenObject): Pick<Thing, 'keywords' | 'abilities'> {
  return {
    keywords: isAgent(m, object) && isRanged(m, object) ? [{ id: 'ranged', title: 'Ranged' }] : [],
    abilities: skillsOf(m, object).map((source) => {
      const spent = isSpent(m, source, object.id);
      const per = source.skill.limit?.per ?? 'turn';
      return {
        id: source.program,
        card: source.card,
        ...(spent ? { usable: false, why: `used up for this ${per}` } : {}),
      };
    }),
  };
}

function thingOf(m: M, controller: PlayerId, object: SeenObject, faceDown: ReadonlyMap<string, string>): Thing {
  const { id, card, host, owner = controller } = object;
  const printed = cardOf(m, card);
  const attacks = m.board.attackers.some((attacker) => attacker.id === id);
  const isConverted = card === CONVERTED;
  return {
    id,
    card: isConverted ? (faceDown.get(id) ?? null) : card,
    ...(isConverted ? { name: 'Converted card' } : {}),
    kind: printed.type,
    owner,
    controller,
    ...(host !== null && findObject(m.board, host) ? { on: host } : {}),
    state: [
      ...(object.locked ? [{ id: 'locked', title: 'Locked' }] : []),
      ...(isConverted ? [{ id: 'converted', title: 'Face down' }] : []),
      ...(attacks ? [{ id: 'attacking', title: 'Attacks' }] : []),
      ...(object.since === m.board.turn ? [{ id: 'new', title: 'Arrived this turn' }] : []),
    ],
    stats: isAgent(m, object)
      ? [
          { id: 'attack', title: 'Attack', printed: printed.attack, now: attackOf(m, object) },
          {
            id: 'defense',
            title: 'Defense',
            printed: printed.defense,
            now: defenseOf(m, object),
            left: terminalDamage(m, object),
          },
        ]
      : [],
    ...skillsIn(m, object),
  };
}

/** Where somebody's card in play is: an attached one is with its agent, whoever has that. */
function sideOf(m: M, object: SeenObject, controller: PlayerId): PlayerId {
  return object.host === null ? controller : (controllerOf(m.board, object.host) ?? controller);
}

type Lying = { side: PlayerId; place: number; thing: Thing };

const lyingOf = (m: M, controller: PlayerId, side: Seen<SeenSide>): Lying[] => {
  const faceDown = facesOf(side);
  return side.objects.map((object) => ({
    side: sideOf(m, object, controller),
    place: placeOf(m, object),
    thing: thingOf(m, controller, object, faceDown),
  }));
};

function held(m: M, player: PlayerId, id: string): Pick<Thing, 'kind' | 'stats'> {
  const card = cardOf(m, id);
  return {
    kind: card.type,
    stats: [
      { id: 'cost', title: 'Cost', printed: printedCost(m, id), now: totalCost(costOf(m, player, id)) },
      { id: 'speed', title: 'Speed', printed: card.speed, now: speedOf(m, player, id) },
    ],
  };
}

function placeZones(owner: PlayerId, { sectors }: Seen<SeenSide>, lying: readonly Lying[]): TableZone[] {
  return PLACE.map((title, place) => {
    // Staging has none.
    const sector = sectors[place - 1];
    return {
      id: `${owner}.${place === 0 ? 'staging' : `biome${place}`}`,
      title,
      owner,
      layout: 'row' as const,
      ordered: false,
      things: lying.flatMap((one) => (one.side === owner && one.place === place ? [one.thing] : [])),
      ...(sector ? { counters: [{ id: 'durability', title: 'Durability', value: sector.durability }] } : {}),
      ...(sector?.lost ? { state: [{ id: 'lost', title: 'Lost' }] } : {}),
    };
  });
}

const pilesOf = (m: M, player: PlayerId, side: Seen<SeenSide>): TableZone[] => [
  pileZone(player, { id: 'deck', title: 'Deck' }, side.deck),
  handZone(player, { id: 'hand', title: 'Hand' }, side.hand, (card) => held(m, player, card)),
  pileZone(player, { id: 'cache', title: 'Cache' }, side.cache),
  ...pileZoneIfAny(player, { id: 'limbo', title: 'On the queue' }, side.limbo),
  ...pileZoneIfAny(player, { id: 'removed', title: 'Out of the match' }, side.removed ?? []),
];

function countersOf(m: M, player: PlayerId) {
  const { energy: held } = m.board.players[player];
  const parts = KINDS.flatMap((id) => (held[id] ? [{ id, title: asTitle(ENERGY[id] ?? id), value: held[id] }] : []));
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return [
    { id: 'energy', title: 'Energy', value: sum, ...(parts.length > 0 ? { parts } : {}) },
    { id: 'lost', title: 'Biomes lost', value: lostBiomes(m.board.players[player]), of: BIOMES.length },
  ];
}

function battleOf(m: M) {
  const { attackers, active } = m.board;
  if (attackers.length === 0) return null;
  const pairs = attackers.map((attacker) => ({ attacker: attacker.id, defenders: standing(m.board, attacker) ?? [] }));
  const biomes = [...new Set(attackers.map(({ biome }) => biome))].sort();
  return {
    title: `${active} attacks in ${biomes.map((biome) => PLACE[biome]).join(' and ')}`,
    attackers: attackers.map(({ id }) => id),
    defenders: pairs.flatMap(({ defenders }) => defenders),
    pairs,
    clause: 'G18',
  };
}

const SKIPPED = wordsFor(PHRASES, skip);
const ADDED = wordsFor(PHRASES, extra);

/** What a change does that is kept in a word of the game's own: what comes once more, is skipped or is lost; null for others. */
export function changeOf(effect: ModifierEffect): string | null {
  if (effect.kind !== 'keyword') return null;
  if (effect.keyword === 'stripped') return 'has lost its skills';
  const [what, of = ''] = effect.keyword.split(':');
  if (what === 'skip') return `skips ${SKIPPED[of]}`;
  return what === 'extra' ? `gets one more ${ADDED[of]}` : null;
}

export const scene: SceneSpec<Nexus> = {
  table(m, viewer) {
    const sides = sidesSeen(m.board, view, viewer);
    const { turn, active, phase, step } = m.board;
    const title = STEP[step];
    const lying = PLAYERS.flatMap((player) => lyingOf(m, player, sides[player]));
    return {
      turn: {
        number: turn,
        player: turn === 0 ? null : active,
        phase: PHASE[phase],
        step: title === undefined ? null : { id: step, title },
      },
      counters: bothPlayers((player) => countersOf(m, player)),
      zones: PLAYERS.flatMap((player) => [
        ...placeZones(player, sides[player], lying),
        ...pilesOf(m, player, sides[player]),
      ]),
      battle: battleOf(m),
    };
  },
  face: (card) => face({ ...card, source: card.source ?? {} }),
  words: { ranged: { text: rulebook.G18.text, clause: 'G18' } },
  numbers: ({ vars }) => (typeof vars.speed === 'number' ? [{ id: 'speed', title: 'Speed', now: vars.speed }] : []),
  said: {
    ...wordsFor(PHRASES, cant, can, must, limit, stat),
    ranged: 'Ranged',
    melee: 'Melee',
    attack: 'Attack',
    defense: 'Defense',
  },
  until({ board }, word) {
    if (word === 'battle') return 'the end of the battle';
    if (word.startsWith('while:')) return 'what made it leaves play';
    if (!word.startsWith('turn:')) return null;
    const turn = Number(word.slice(5));
    return turn === board.turn ? 'the end of this turn' : `the end of turn ${turn}`;
  },
  mark(_m, { effect }) {
    if (effect.kind === 'counter' && effect.name.startsWith('.')) return null;
    const change = changeOf(effect);
    return change === null ? {} : { title: asTitle(change), good: change.startsWith('gets') };
  },
};
