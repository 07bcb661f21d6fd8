/** The table as anybody can show it: both teams, and the numbers that the rules reckon with. */
import type { Cited, Mark, PlayerId, SceneSpec, TableZone, Thing } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import { wordsFor } from '../../cards/reading.ts';
import { asTitle, bothPlayers, faces } from '../../cards/scene.ts';
import type { SeenDemon, Status } from '../board/board.ts';
import { inOrder, MAX_ICONS } from '../board/board.ts';
import type { Dx2, M } from '../board/context.ts';
import { costOf } from '../board/continuous.ts';
import { sourceOf } from '../board/printed.ts';
import { affinityOf, buildOf, effectsOf } from '../board/values.ts';
import type { Compiled } from '../language/compiled.ts';
import type { Tier } from '../language/words.ts';
import {
  AFFINITIES,
  affinity,
  BUFFS,
  CHARGES,
  cant,
  element,
  isAilment,
  MET,
  STATS,
  stat,
  status,
} from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import { rulebook } from '../rulebook.ts';
import { PHRASES, read } from './phrases.ts';

const TIERS: Readonly<Record<Tier, Cited>> = {
  0: { id: '0', title: 'Tier 0: before the battle', clause: 'tier.0' },
  DC: { id: 'DC', title: 'Tier DC: Devil Connectors', clause: 'dc.1' },
  1: { id: '1', title: 'Tier 1: start of the battle', clause: 't1.1' },
  2: { id: '2', title: 'Tier 2: start of a turn', clause: 't2.1' },
  3: { id: '3', title: 'Tier 3: about to act', clause: 't3.1' },
  4: { id: '4', title: 'Tier 4: action completed', clause: 't4.1' },
  5: { id: '5', title: 'Tier 5: end of a turn', clause: 't5.1' },
};

const ELEMENT = wordsFor(PHRASES, element);
const AFFINITY = wordsFor(PHRASES, affinity);
const STATUS = wordsFor(PHRASES, status);
const CANT = wordsFor(PHRASES, cant);
const STAT = wordsFor(PHRASES, stat);

const AFFINITY_CLAUSES = {
  weak: 'R48',
  resist: 'R48',
  null: 'R48',
  repel: 'R6',
  drain: 'R7',
} as const satisfies Record<(typeof AFFINITIES)[number], ClauseId>;

const face = faces<Compiled['source'], Compiled>(
  read,
  ({ source }) => source.type,
  ({ id }, path) => {
    const at = /^\/automatic\/(\d)$/.exec(path)?.[1];
    return at === undefined ? undefined : `${id}#${at}`;
  },
);

/** What is said of a status: an ailment, a change of an affinity, a mark by its own name. */
function titleOf(m: M, { kind, of }: Status): string {
  switch (kind) {
    case 'mark':
      return of;
    case 'cant':
      return `Can't ${CANT[of] ?? of}`;
    case 'affinity': {
      const [met = '', to = ''] = of.split(':');
      return `${asTitle(ELEMENT[met] ?? met)}: ${AFFINITY[to] ?? 'no affinity'}`;
    }
    case 'effect': {
      const giver = m.cards.cards.get(of.slice(0, of.lastIndexOf('#')));
      return `An effect of ${giver?.name ?? 'another card'}`;
    }
    default:
      return asTitle((STATUS[kind] ?? kind).replace(/^an? /, ''));
  }
}

const GOOD: readonly string[] = [...BUFFS, ...CHARGES, 'barrier', 'bulwark', 'repelPhysical', 'repelMagical', 'effect'];

const isGood = ({ kind }: Status): boolean | null => {
  if (GOOD.includes(kind)) return true;
  return isAilment(kind) || kind.endsWith('Down') || kind === 'cant' ? false : null;
};

function lasting({ turns, attacks }: Status): string | null {
  if (attacks !== undefined) return attacks === 1 ? 'the next attack' : `${attacks} attacks`;
  if (turns === null) return null;
  return turns === 1 ? 'the end of 1 turn' : `the end of ${turns} turns`;
}

const marksOf = (m: M, { statuses }: SeenDemon): Mark[] =>
  statuses.map((one, at) => ({
    id: `${one.kind}.${at}`,
    title: titleOf(m, one),
    ...(one.value === 0 ? {} : { value: one.value }),
    until: lasting(one),
    good: isGood(one),
    because: null,
  }));

/**
 * Its skills and brands, with whether its MP are enough for those that it uses, and what else it does by itself: what its own
 * card says, and what it was given.
 */
function abilitiesOf(m: M, demon: SeenDemon): NonNullable<Thing['abilities']> {
  const { usable } = buildOf(m, demon);
  const borne = [...new Set([...sourceOf(m.cards, demon.card, 'demon').skills, ...demon.skills, ...demon.brands])];
  const others = effectsOf(m, demon).filter(({ card }) => !borne.includes(card));
  return [
    ...borne.map((card) => {
      const skill = usable.find(({ id }) => id === card);
      const short = skill !== undefined && demon.mp < costOf(m, demon, skill);
      return { id: card, card, ...(short ? { usable: false as const, why: 'too few MP' } : {}) };
    }),
    ...others.map(({ program, card }) => ({ id: program, card })),
  ];
}

function demonThing(m: M, owner: PlayerId, demon: SeenDemon): Thing {
  const printed = sourceOf(m.cards, demon.card, 'demon');
  const { stats, maxMp } = buildOf(m, demon);
  return {
    id: demon.id,
    card: demon.card,
    kind: 'demon',
    owner,
    state: [
      ...(demon.hp === 0 ? [{ id: 'fallen', title: 'Fallen' }] : []),
      ...(m.board.acting === demon.id ? [{ id: 'acting', title: 'Acts' }] : []),
    ],
    stats: [
      { id: 'hp', title: 'HP', printed: printed.stats.hp, now: stats.hp, left: demon.hp },
      { id: 'mp', title: 'MP', printed: printed.maxMp ?? maxMp, now: maxMp, left: demon.mp },
      ...STATS.filter((id) => id !== 'hp').map((id) => ({
        id,
        title: asTitle(STAT[id] ?? id),
        printed: printed.stats[id],
        now: stats[id],
      })),
    ],
    keywords: AFFINITIES.flatMap((id) => {
      const met = MET.filter((one) => affinityOf(m, demon, one) === id).map((one) => ELEMENT[one] ?? one);
      return met.length === 0 ? [] : [{ id, title: `${AFFINITY[id]}: ${met.join(', ')}` }];
    }),
    marks: marksOf(m, demon),
    abilities: abilitiesOf(m, demon),
  };
}

function zonesOf(m: M, owner: PlayerId): TableZone[] {
  const { demons, order, liberator, connector } = m.board.teams[owner];
  const standing = order.length === 0 ? demons : inOrder(m.board, owner);
  const beside = (id: 'liberator' | 'connector', title: string, card: string | null): TableZone => ({
    id: `${owner}.${id}`,
    title,
    owner,
    layout: 'single',
    ordered: false,
    limit: 1,
    things: card === null ? [] : [{ id: `${id}:${owner}`, card, kind: id, owner }],
  });
  return [
    {
      id: `${owner}.team`,
      title: 'Team',
      owner,
      layout: 'row',
      ordered: true,
      limit: 4,
      clause: 'G1',
      things: standing.map((demon) => demonThing(m, owner, demon)),
    },
    beside('liberator', 'Liberator', liberator),
    beside('connector', 'Devil Connector', connector),
  ];
}

function countersOf({ board }: M, player: PlayerId) {
  if (board.active !== player || board.turn === 0) return [];
  const { full, half, used, taken } = board.icons;
  return [
    {
      id: 'icons',
      title: 'Press Turn icons',
      value: full + half,
      of: MAX_ICONS,
      parts: [
        { id: 'full', title: 'Full', value: full },
        { id: 'half', title: 'Half', value: half },
        { id: 'used', title: 'Used', value: used },
        { id: 'taken', title: 'Taken', value: taken },
      ],
    },
  ];
}

/** Nothing on this table is hidden from anybody. */
export const scene: SceneSpec<Dx2> = {
  table(m) {
    const { turn, active, tier } = m.board;
    return {
      turn: {
        number: turn,
        player: turn === 0 ? null : active,
        phase: tier === null ? { id: 'actions', title: 'Actions', clause: 'G17' } : TIERS[tier],
        step: null,
      },
      counters: bothPlayers((player) => countersOf(m, player)),
      zones: PLAYERS.flatMap((player) => zonesOf(m, player)),
      battle: null,
    };
  },
  face,
  words: Object.fromEntries(
    AFFINITIES.map((id) => [id, { text: rulebook[AFFINITY_CLAUSES[id]].text, clause: AFFINITY_CLAUSES[id] }]),
  ),
  said: {},
  until: (_m, word) => (word === 'turn' ? 'the end of the turn' : word === 'battle' ? 'the end of the battle' : null),
};
