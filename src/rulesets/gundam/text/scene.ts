/** The table as anybody can show it: what lies where, and the numbers that the rules reckon with. */
import type {
  Cited,
  DeepReadonly,
  Modifier,
  ModifierEffect,
  PlayerId,
  SceneSpec,
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
import type { Battle, Phase, SeenBase, SeenUnit, Side } from '../board/board.ts';
import { findBase, findUnit, SHIELDS, UNIT_LIMIT } from '../board/board.ts';
import type { Gundam, M, ReadCard } from '../board/context.ts';
import { isLinked } from '../board/link.ts';
import { abilityNamed, cardOf, isControl } from '../board/printed.ts';
import { abilitiesOf, apOf, areaOf, costOf, hpOf, isSpent, keywordOf, levelOf } from '../board/values.ts';
import { ALL_DAMAGE, can, cant, keyword, must, replaced, USES } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { rulebook } from '../rulebook.ts';
import { PHRASES, read } from './phrases.ts';
import { view } from './view.ts';

const PHASE: Readonly<Record<Phase, Cited>> = {
  setup: { id: 'setup', title: 'Setup' },
  start: { id: 'start', title: 'Start phase', clause: '6-2-1' },
  draw: { id: 'draw', title: 'Draw phase', clause: '6-3-1' },
  resource: { id: 'resource', title: 'Resource phase', clause: '6-4-1' },
  main: { id: 'main', title: 'Main phase', clause: '6-5-1a' },
  end: { id: 'end', title: 'End phase', clause: '6-6-1' },
};

/** The steps of the phases that have several. */
const STEP: Readonly<Record<string, Cited>> = {
  active: { id: 'active', title: 'Active step', clause: '6-2-2-1' },
  start: { id: 'start', title: 'Start step', clause: '6-2-3-1' },
  action: { id: 'action', title: 'Action step', clause: '6-6-2-1' },
  end: { id: 'end', title: 'End step', clause: '6-6-3-1' },
  hand: { id: 'hand', title: 'Hand step', clause: '6-6-4-1' },
  cleanup: { id: 'cleanup', title: 'Cleanup step', clause: '6-6-5-1a' },
};

const BATTLE_STEP: Readonly<Record<Battle['step'], string>> = {
  attack: 'Attack step',
  block: 'Block step',
  action: 'Action step',
  damage: 'Damage step',
  end: 'Battle end step',
};

/** The clauses that say what keywords do. */
const KEYWORD_CLAUSES = {
  repair: '11-1-1',
  breach: '11-1-2',
  support: '11-1-3',
  blocker: '11-1-4',
  firstStrike: '11-1-5',
  highManeuver: '11-1-6',
  suppression: 'R29',
} as const satisfies Record<(typeof keyword.options)[number], ClauseId>;

const KEYWORD_NAMES = wordsFor(PHRASES, keyword);

const face = faces<ReadCard['source'], ReadCard>(
  read,
  ({ type, token }) => (token ? `${type} token` : type),
  ({ id }, path) => {
    const at = /^\/abilities\/(\d+)$/.exec(path)?.[1];
    return at === undefined ? undefined : `${id}#${at}`;
  },
);

const said: Readonly<Record<string, string>> = {
  ...wordsFor(PHRASES, cant, can, must, keyword, replaced),
  ap: 'AP',
  hp: 'HP',
  'skip:draw': 'Skips the next draw phase',
  'skip:resource': 'Skips the next resource phase',
  'skip:main': 'Skips the next main phase',
  'skip:turn': 'Skips the next turn',
  extraTurn: 'One more turn after this one',
};

function until({ board }: M, word: string): string | null {
  if (word === 'battle') return 'the end of the battle';
  if (word.startsWith('paired:')) return 'its Pilot leaves it';
  if (word.startsWith('linked:')) return 'it is no longer linked';
  if (!word.startsWith('turn:')) return null;
  const turn = Number(word.slice(5));
  return turn === board.turn ? 'the end of this turn' : `the end of turn ${turn}`;
}

const FROM: Readonly<Record<string, string>> = { battle: 'battle damage', effects: 'damage of effects', any: 'damage' };

/** What a change does that is kept in one word for several things: what is prevented, what was lost, what goes elsewhere; null for others. */
export function changeOf(effect: ModifierEffect, receiver = 'another card'): string | null {
  const word = effect.kind === 'cant' ? effect.what : effect.kind === 'stat' ? effect.stat : '';
  const [what, from = '', rest = '', how, most] = word.split(':');
  const hurt = FROM[from] ?? '';
  switch (what) {
    case 'prevent': {
      const amount = effect.kind === 'stat' ? effect.add : Number(rest);
      if (how === 'upTo') return `receives no ${hurt} of ${most} or less`;
      return `receives ${amount === ALL_DAMAGE ? 'no' : `${amount} less`} ${hurt}${how === undefined ? '' : ', once'}`;
    }
    case 'redirect':
      return `${hurt} goes to ${receiver}`;
    case 'keyword':
      return `has lost ${KEYWORD_NAMES[from]}`;
    case 'abilities':
      return 'has lost its abilities';
    default:
      return null;
  }
}

/** The same as a mark, and whose control something is under. */
function mark(m: M, modifier: Modifier) {
  const { effect } = modifier;
  if (isControl(modifier)) return { title: 'Under the control of the other player', good: null };
  if (effect.kind === 'counter' && effect.name.startsWith(USES)) return null;
  const change = changeOf(effect, effect.kind === 'cant' ? receiverOf(m, effect.what) : undefined);
  if (change === null) return {};
  return { title: asTitle(change), good: !change.startsWith('has lost') };
}

/** The name of the card to which damage goes by the word of a change. */
function receiverOf(m: M, word: string): string {
  const id = word.split(':')[2] ?? '';
  const there = findUnit(m.board, id) ?? findBase(m.board, id)?.base;
  return there ? cardOf(m, there.card).name : 'a card that is gone';
}

/** What stands on a Unit or a Base, and what of it still works. */
function spoken(m: M, object: SeenUnit | SeenBase): Pick<Thing, 'keywords' | 'abilities'> {
  return {
    keywords: keyword.options.flatMap((id) => {
      const value = keywordOf(m, object, id);
      if (value === 0) return [];
      const adds = id === 'repair' || id === 'breach' || id === 'support';
      return [{ id, title: KEYWORD_NAMES[id] ?? id, ...(adds ? { value } : {}) }];
    }),
    abilities: abilitiesOf(m, object).map((ability) => {
      const { program, card } = ability;
      const spent = isSpent(m, object.id, ability);
      return { id: program, card, ...(spent ? { usable: false, why: whySpent(m, program) } : {}) };
    }),
  };
}

function whySpent(m: M, program: string): string {
  const { oncePerTurn, limit } = abilityNamed(m, program)?.ability ?? {};
  return oncePerTurn || limit === undefined ? 'used this turn' : `used up for this ${limit.per}`;
}

const RESTED = { id: 'rested', title: 'Rested' };

function unitThings(m: M, controller: PlayerId, unit: SeenUnit): Thing[] {
  const card = cardOf(m, unit.card);
  const hp = hpOf(m, unit);
  const stands: Thing = {
    id: unit.id,
    card: unit.card,
    kind: 'unit',
    owner: unit.owner,
    controller,
    state: [
      ...(unit.rested ? [RESTED] : []),
      ...(isLinked(m, unit) ? [{ id: 'linked', title: 'Linked' }] : []),
      ...(unit.since === m.board.turn ? [{ id: 'new', title: 'Deployed this turn' }] : []),
    ],
    stats: [
      { id: 'ap', title: 'AP', printed: card.ap, now: apOf(m, unit) },
      { id: 'hp', title: 'HP', printed: card.hp, now: hp, left: hp - unit.damage },
    ],
    ...spoken(m, unit),
  };
  const { pilot } = unit;
  if (pilot === null) return [stands];
  const paired = cardOf(m, pilot.card);
  const sits: Thing = {
    id: pilot.id,
    card: pilot.card,
    name: paired.pilot?.name ?? paired.name,
    kind: 'pilot',
    owner: pilot.owner,
    controller,
    on: unit.id,
  };
  return [stands, sits];
}

function baseThing(m: M, owner: PlayerId, base: SeenBase): Thing {
  const hp = hpOf(m, base);
  return {
    id: base.id,
    card: base.card,
    kind: 'base',
    owner,
    state: base.rested ? [RESTED] : [],
    stats: [{ id: 'hp', title: 'HP', printed: cardOf(m, base.card).hp, now: hp, left: hp - base.damage }],
    ...spoken(m, base),
  };
}

/** A card in hand, with what it asks for now. */
function held(m: M, player: PlayerId, id: string): Pick<Thing, 'kind' | 'stats'> {
  const card = cardOf(m, id);
  return {
    kind: card.type,
    stats: [
      { id: 'level', title: 'Lv', printed: card.level, now: levelOf(m, card, { player }) },
      { id: 'cost', title: 'Cost', printed: card.cost, now: costOf(m, card, { player }) },
    ],
  };
}

const zonesOf = (m: M, player: PlayerId, side: Seen<DeepReadonly<Side>>) => [
  {
    id: `${player}.battle`,
    title: 'Battle area',
    owner: player,
    layout: 'row' as const,
    ordered: false,
    limit: UNIT_LIMIT,
    clause: '3-4-2',
    things: side.units.flatMap((unit) => unitThings(m, player, unit)),
  },
  {
    id: `${player}.base`,
    title: 'Base section',
    owner: player,
    layout: 'single' as const,
    ordered: false,
    limit: 1,
    things: side.base === null ? [] : [baseThing(m, player, side.base)],
  },
  pileZone(player, { id: 'shields', title: 'Shields' }, side.shields),
  pileZone(player, { id: 'deck', title: 'Deck' }, side.deck),
  handZone(player, { id: 'hand', title: 'Hand' }, side.hand, (card) => held(m, player, card)),
  pileZone(player, { id: 'trash', title: 'Trash' }, side.trash),
  ...pileZoneIfAny(player, { id: 'removed', title: 'Removed from the game' }, side.removed),
  ...pileZoneIfAny(player, { id: 'limbo', title: 'Resolving' }, side.limbo),
];

function countersOf(side: Seen<DeepReadonly<Side>>) {
  const { active, rested, exActive, exRested } = side.resources;
  return [
    { id: 'shields', title: 'Shields', value: sizeOf(side.shields), of: SHIELDS },
    {
      id: 'resources',
      title: 'Resources',
      value: active + exActive,
      of: active + rested + exActive + exRested,
      parts: [
        { id: 'active', title: 'Active', value: active },
        { id: 'rested', title: 'Rested', value: rested },
        { id: 'exActive', title: 'Active EX', value: exActive },
        { id: 'exRested', title: 'Rested EX', value: exRested },
      ],
    },
    { id: 'resourceDeck', title: 'Resource deck', value: side.resourceDeck },
  ];
}

function battleOf(m: M) {
  const { battle } = m.board;
  if (battle === null) return null;
  const { attacker, attackingPlayer, target, step } = battle;
  const defender = target === 'player' ? opponentOf(attackingPlayer) : target;
  return {
    title: `${attacker} attacks ${defender}`,
    attackers: [attacker],
    defenders: [defender],
    clause: '7-2',
    step: { id: step, title: BATTLE_STEP[step] },
  };
}

/** Whose the areas are that effects protect. */
const AREAS: Readonly<Record<string, PlayerId>> = Object.fromEntries(
  PLAYERS.flatMap((player) => [undefined, 'base', 'shields'].map((part) => [areaOf(player, part), player])),
);

export const scene: SceneSpec<Gundam> = {
  table(m, viewer) {
    const sides = sidesSeen(m.board, view, viewer);
    const { turn, active, phase, step } = m.board;
    const severalSteps = phase === 'start' || phase === 'end';
    return {
      turn: {
        number: turn,
        player: turn === 0 ? null : active,
        phase: PHASE[phase],
        step: severalSteps ? (STEP[step] ?? null) : null,
      },
      counters: bothPlayers((player) => countersOf(sides[player])),
      zones: [...zonesOf(m, 'p1', sides.p1), ...zonesOf(m, 'p2', sides.p2)],
      battle: battleOf(m),
    };
  },
  face,
  words: Object.fromEntries(
    keyword.options.map((id) => [id, { text: rulebook[KEYWORD_CLAUSES[id]].text, clause: KEYWORD_CLAUSES[id] }]),
  ),
  said,
  until,
  mark,
  bears: (target) => AREAS[target] ?? target,
};
