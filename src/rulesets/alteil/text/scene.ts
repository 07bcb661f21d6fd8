/** The table as anybody can show it: both grids, and the numbers that the rules reckon with. */
import type {
  Cited,
  Clause,
  Modifier,
  ModifierEffect,
  PlayerId,
  SceneSpec,
  TableZone,
  Thing,
  Viewer,
} from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import { wordsFor } from '../../cards/reading.ts';
import { refer } from '../../cards/references.ts';
import type { Seen } from '../../cards/scene.ts';
import { asTitle, bothPlayers, faces, pileZone, pileZoneIfAny, sidesSeen } from '../../cards/scene.ts';
import type { Plan, SeenSide, SeenUnit } from '../board/board.ts';
import { columnOf, lpOf, rowOf } from '../board/board.ts';
import type { Alteil, M } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { hpOf, skillsOf, statOf } from '../board/values.ts';
import type { Compiled } from '../language/compiled.ts';
import { KIND_WORDS } from '../language/compiled.ts';
import type { Kind } from '../language/language.ts';
import { allowed, battletime, kind as everyKind, forbidden, STATS } from '../language/language.ts';
import { SPHERES } from '../language/words.ts';
import { rulebook } from '../rulebook.ts';
import { PHRASES, read } from './phrases.ts';
import { view } from './view.ts';

const PHASE = { set: 'Set Phase', active: 'Active Phase', action: 'Action Phase' } as const;
const SPHERE = { refess: 'Refess', lawtia: 'Lawtia', gowen: 'Gowen', falkow: 'Falkow' } as const;
const STAT = { hp: 'HP', at: 'AT', df: 'DF', agi: 'AGI', rng: 'RNG' } as const;
const BATTLETIME = wordsFor(PHRASES, battletime);

const ROWS = ['Front row', 'Middle row', 'Back row'];
const COLUMNS = ['Left', 'Centre', 'Right'];

const face = faces<Compiled['source'], Compiled>(
  read,
  ({ type }) => type,
  ({ id }, path) => {
    const at = /^\/skills\/(\d+)$/.exec(path)?.[1];
    return at === undefined ? undefined : `${id}#${at}`;
  },
);

/** A step by its number, as the rulebook calls it. */
function stepOf(phase: string, step: number): Cited | null {
  const clause = `${phase}.${step}`;
  const found = (rulebook as Readonly<Record<string, Clause>>)[clause];
  return found ? { id: `${step}`, title: found.title, clause } : null;
}

/** R57: what is added to the damage of attacks, and to LP damage that is taken. */
const BONUS = {
  attack: { words: 'damage of its attacks', good: true },
  lpDamage: { words: 'LP damage taken', good: false },
} as const;

const bonusOf = (effect: ModifierEffect) =>
  effect.kind === 'stat' && effect.stat in BONUS ? BONUS[effect.stat as keyof typeof BONUS] : null;

/** What a change does that is kept in a word of the game's own: a kind of skills is taken (R12), or something is added (R57); null for others. */
export function changeOf(effect: ModifierEffect): string | null {
  if (effect.kind === 'cant' && effect.what.startsWith('skill:'))
    return `has lost its ${KIND_WORDS[effect.what.slice(6) as Kind]}`;
  const bonus = bonusOf(effect);
  return bonus === null || effect.kind !== 'stat' ? null : `${bonus.words} ${effect.add < 0 ? '' : '+'}${effect.add}`;
}

/** The same as a mark; R58: a price; and counters that only the rules ask for. */
function mark(_m: M, { effect }: Modifier) {
  const change = changeOf(effect);
  if (change !== null) {
    const good = effect.kind === 'stat' && effect.add > 0 === bonusOf(effect)?.good;
    return { title: asTitle(change), good };
  }
  if (effect.kind === 'must' && effect.clause === 'R58') {
    return { title: asTitle(effect.what), good: effect.what.includes(' less ') };
  }
  if (effect.kind === 'counter' && /^(grimoires$|locked |runs of )|#\d+ in a /.test(effect.name)) return null;
  return {};
}

function unitThing(m: M, owner: PlayerId, unit: SeenUnit): Thing {
  const card = cardOf(m, unit.card);
  return {
    id: unit.id,
    card: unit.card,
    kind: 'unit',
    owner,
    at: { row: rowOf(unit.cell), column: columnOf(unit.cell) },
    state: [
      ...(unit.closed === null ? [] : [{ id: 'closed', title: 'CLOSED' }]),
      ...(unit.engaged ? [{ id: 'engaged', title: 'Engaged' }] : []),
      ...(unit.ranked ? [{ id: 'ranked', title: 'Ranked up' }] : []),
      ...(m.board.acting === unit.id ? [{ id: 'acting', title: 'Acts' }] : []),
    ],
    stats: STATS.map((id) => ({
      id,
      title: STAT[id],
      printed: card.stats[id],
      now: statOf(m, unit, id),
      ...(id === 'hp' ? { left: hpOf(m, unit) } : {}),
    })),
    abilities: everyKind.options.flatMap((kind) =>
      skillsOf(m, unit, kind).map(({ program, card: whose }) => ({ id: program, card: whose })),
    ),
  };
}

/** Soul Cards with LP left, counted from the last one: so each keeps its number while those before it are spent. */
function soulZone(m: M, owner: PlayerId, { souls, soulLp }: Seen<SeenSide>): TableZone {
  const head = { id: `${owner}.souls`, title: 'Soul Cards', owner, layout: 'row', ordered: true } as const;
  if (typeof souls === 'number') return { ...head, cards: souls };
  const things = souls.map((card, at): Thing => {
    const { lp } = cardOf(m, card);
    const stat = { id: 'lp', title: 'LP', printed: lp, now: lp, left: soulLp[at] ?? 0 };
    return { id: `soul${souls.length - at}:${owner}`, card, kind: 'soul', owner, stats: [stat] };
  });
  return { ...head, things };
}

/** R1: what an Iczer has chosen in secret is part of what that Iczer sees, and of nobody else's. */
type SeenByOthers = Omit<Seen<SeenSide>, 'plan'> & { readonly plan?: SeenSide['plan'] };

function setZone(owner: PlayerId, { plan, revealed }: SeenByOthers): TableZone {
  const things: Thing[] = [];
  if (revealed) things.push({ id: revealed.id, card: revealed.card, kind: 'card', owner });
  if (plan?.set) {
    const state = [{ id: 'secret', title: 'Set in secret' }];
    things.push({
      id: refer({ zone: 'set', player: owner, card: plan.set }),
      card: plan.set,
      kind: 'card',
      owner,
      state,
    });
  }
  return { id: `${owner}.set`, title: 'Set Area', owner, layout: 'single', ordered: false, clause: 'G5', things };
}

const zonesOf = (m: M, owner: PlayerId, side: Seen<SeenSide>): TableZone[] => [
  {
    id: `${owner}.grid`,
    title: 'Grid',
    owner,
    layout: 'grid',
    ordered: false,
    limit: 9,
    clause: 'G7',
    rows: ROWS,
    columns: COLUMNS,
    things: side.units.map((unit) => unitThing(m, owner, unit)),
  },
  soulZone(m, owner, side),
  setZone(owner, side),
  { ...pileZone(owner, { id: 'file', title: 'Card File', clause: 'G1' }, side.file), ordered: false },
  pileZone(owner, { id: 'cemetery', title: 'Cemetery' }, side.cemetery),
  ...pileZoneIfAny(owner, { id: 'spent', title: 'Soul Cards without LP' }, side.spent),
  ...pileZoneIfAny(owner, { id: 'out', title: 'Removed from the duel' }, side.out ?? []),
];

function countersOf(m: M, player: PlayerId, { sp, levels, plan }: SeenByOthers) {
  const parts = SPHERES.map((id) => ({ id, title: SPHERE[id], value: levels[id] }));
  return [
    { id: 'lp', title: 'LP', value: lpOf(m.board.players[player]) },
    { id: 'sp', title: 'SP', value: sp },
    { id: 'levels', title: 'Sphere levels', value: parts.reduce((sum, { value }) => sum + value, 0), parts },
    ...(plan === undefined ? [] : planned(plan)),
  ];
}

/** What an Iczer has paid in this Set Phase, and for what, as long as that is secret. */
function planned({ spent, raise }: DeepReadonlyPlan) {
  if (spent === 0) return [];
  const parts = SPHERES.flatMap((id) => (raise[id] === 0 ? [] : [{ id, title: SPHERE[id], value: raise[id] }]));
  return [{ id: 'spent', title: 'SP spent in secret', value: spent, ...(parts.length > 0 ? { parts } : {}) }];
}

type DeepReadonlyPlan = Pick<Plan, 'spent'> & { readonly raise: Readonly<Plan['raise']> };

export const scene: SceneSpec<Alteil> = {
  table(m, viewer: Viewer) {
    const sides = sidesSeen(m.board, view, viewer);
    const { turn, phase, step, battletime: time } = m.board;
    return {
      turn: {
        number: turn,
        player: null,
        phase: { id: phase, title: PHASE[phase] },
        step: stepOf(phase, step),
        ...(time === null ? {} : { notes: [{ id: time, title: BATTLETIME[time] ?? time }] }),
      },
      counters: bothPlayers((player) => countersOf(m, player, sides[player])),
      zones: PLAYERS.flatMap((player) => zonesOf(m, player, sides[player])),
      battle: null,
    };
  },
  face,
  said: {
    ...wordsFor(PHRASES, forbidden, allowed),
    ...STAT,
    maxHp: 'MAX HP',
    level: 'Level',
    disengage: 'become ready',
  },
  until({ board }, word) {
    if (!word.startsWith('turn:')) return null;
    const turn = Number(word.slice(5));
    return turn === board.turn ? 'the end of this turn' : `the end of turn ${turn}`;
  },
  mark,
};
