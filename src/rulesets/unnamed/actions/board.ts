/** What cards on the table can do, and the end of the Main Phase. */

import type { Aim, PlayerId, Uid } from '../../../engine/index.ts';
import { action, opponentOf, slot } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { registers } from '../../cards/context.ts';
import { readReference, refer } from '../../cards/references.ts';
import { placeIn } from '../../cards/scene.ts';
import { ofEither } from '../../cards/usable.ts';
import { recalling } from '../atoms/past.ts';
import { moveUnit, rest } from '../atoms/units.ts';
import type { StandingUnit, ZoneName } from '../board/board.ts';
import {
  aimAt,
  emptyNextTo,
  emptyUnitZones,
  LANES,
  ROWS,
  readZone,
  TIRED,
  unitZone,
  zoneTitle,
} from '../board/board.ts';
import { labelOf, labelOfStanding } from '../board/choose.ts';
import type { KnownUnit, M, Unnamed } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { holds } from '../board/evaluate.ts';
import { cardOf, findStanding, findUnit, hearersInPiles, standingNow, unitsNow, unspent } from '../board/printed.ts';
import { abilitiesOf, allowedTo, forbidden, heardInPlay, isGiven, obliged } from '../board/values.ts';
import type { Payer } from '../effects/pay.ts';
import { unpayable } from '../effects/pay.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { MAIN } from '../language/hearing.ts';
import type { Cant, Trigger } from '../language/language.ts';
import type { G, OfUnit } from './guards.ts';
import { inMain, ownUnit, ready } from './guards.ts';

const allowed = (...words: Cant[]): G<OfUnit> => ({
  clause: 'R12',
  fact: 'what an effect forbids',
  test: (m, _player, { unit }) => {
    for (const word of words) {
      const was = forbidden(m, unit.object.id, word);
      if (was !== null) return { was, needed: null };
    }
    return null;
  },
});

/** What a unit needs to attack. */
const ATTACKING: G<OfUnit>[] = [
  ownUnit,
  ready,
  {
    clause: 'G12',
    fact: 'the turn in which the unit came',
    test: (m, _player, { unit }) => {
      const now = unit.object.since === m.board.turn;
      return now && m.state.options.entryAttack === false && !allowedTo(m, unit.object.id, 'attackAtOnce')
        ? { was: 'this turn', needed: 'an earlier turn' }
        : null;
    },
  },
  {
    clause: 'G8',
    fact: 'the row of the unit',
    test: (m, _player, { unit }) => {
      const back = unit.row === 'back';
      return back && m.state.options.backlineAttack === false && !allowedTo(m, unit.object.id, 'attackFromBack')
        ? { was: 'backline', needed: 'frontline' }
        : null;
    },
  },
  allowed('attack', 'beRested'),
];

const lanesOf = (player: PlayerId): Aim[] =>
  LANES.map((lane) => ({ places: [placeIn(player, 'lanes', { column: lane })] }));

/** The lanes of each player as places of the scene. */
const LANES_OF = { p1: lanesOf('p1'), p2: lanesOf('p2') };

/** What a unit could do by itself, its option, and how that reads. A move has the zone to which it goes. */
class Doing<Zone extends ZoneName | null = ZoneName | null> implements OfUnit {
  readonly unit: KnownUnit;
  readonly option: string;
  readonly zone: Zone;
  /** The zones to which the unit can move. */
  to: readonly ZoneName[];
  /** What follows on the unit. */
  readonly #does: string;
  /** The unit as it read when the option was read last, and the option. */
  #read = '';
  #label = '';

  constructor(unit: KnownUnit, option: string, does: string, zone: Zone, to: readonly ZoneName[]) {
    this.unit = unit;
    this.option = option;
    this.zone = zone;
    this.to = to;
    this.#does = does;
  }

  /** The same text as long as the unit reads as it did. */
  label(m: M): string {
    const read = labelOfStanding(m, this.unit);
    if (read !== this.#read) {
      this.#read = read;
      this.#label = read + this.#does;
    }
    return this.#label;
  }
}

type Attacking = Doing<null>;
type Moving = Doing<ZoneName>;

const attacking = (unit: KnownUnit): Attacking =>
  new Doing(unit, `attack:${unit.object.id}`, ' attacks', null, NOWHERE);
const NOWHERE: readonly never[] = [];

const moving = (unit: KnownUnit, zone: ZoneName, to: readonly ZoneName[]): Moving =>
  new Doing(unit, `move:${unit.object.id}>${zone}`, MOVES_TO.get(zone) ?? zone, zone, to);

/** How it reads that a unit moves to a zone. */
const MOVES_TO: ReadonlyMap<ZoneName, string> = new Map(
  ROWS.flatMap((row) => LANES.map((lane) => unitZone(row, lane))).map((zone) => [zone, ` moves to ${zoneTitle(zone)}`]),
);

const reachable = (m: M, unit: StandingUnit): readonly ZoneName[] => {
  const anywhere = m.state.options.moveReach === 'any' || allowedTo(m, unit.object.id, 'moveAnywhere');
  return anywhere ? emptyUnitZones(m.board, unit.player) : emptyNextTo(m.board, unit);
};

/** What the units of a player could do by themselves. */
interface Doings {
  readonly units: readonly KnownUnit[];
  /** One of each unit, with the zones that it reaches. */
  readonly attacks: readonly Attacking[];
  readonly moves: readonly Moving[];
}

/** What each unit could do before is kept, so that its options read the same each time. */
function doingsOf(m: M, player: PlayerId, before: Doings | undefined): Doings {
  const units = unitsNow(m, player);
  if (before?.units === units && reachesTheSame(m, before)) return before;
  const attacks: Attacking[] = [];
  const moves: Moving[] = [];
  for (const unit of units) {
    const to = reachable(m, unit);
    const attack = known(before?.attacks, unit, null) ?? attacking(unit);
    attack.to = to;
    attacks.push(attack);
    for (const zone of to) {
      const move = known(before?.moves, unit, zone) ?? moving(unit, zone, to);
      move.to = to;
      moves.push(move);
    }
  }
  return { units, attacks, moves };
}

function reachesTheSame(m: M, { attacks }: Doings): boolean {
  for (const { unit, to } of attacks) if (reachable(m, unit) !== to) return false;
  return true;
}

/** What a unit could do before, and to which zone. */
function known<D extends Doing>(before: readonly D[] = NOWHERE, unit: KnownUnit, zone: ZoneName | null): D | undefined {
  for (const doing of before) if (doing.unit === unit && doing.zone === zone) return doing;
  return undefined;
}

const DOINGS = { p1: slot<Doings>('what units of p1 do'), p2: slot<Doings>('what units of p2 do') };
const WORKED_OUT = {
  p1: (m: M, _of: string, before: Doings | undefined) => doingsOf(m, 'p1', before),
  p2: (m: M, _of: string, before: Doings | undefined) => doingsOf(m, 'p2', before),
};

const doingsNow = (m: M, player: PlayerId): Doings => m.memo(ofPlayer(DOINGS, player), ofPlayer(WORKED_OUT, player));

/** `attack:UNIT`: whom it meets is not chosen. */
export const attack = action<Unnamed, Attacking>({
  kind: 'attack',
  clause: 'G8',
  candidates: (m, player) => doingsNow(m, player).attacks,
  option: ({ option }) => option,
  read: (m, _player, name) => {
    const unit = findUnit(m, name);
    return unit ? attacking(unit) : null;
  },
  label: (m, doing) => doing.label(m),
  aim: (_m, player, { unit }) => ofPlayer(LANES_OF, opponentOf(player))[unit.lane - 1] ?? {},
  context: inMain,
  guards: ATTACKING,
  perform: (m, player, { unit }) => m.call('attack', { attacker: unit.object.id, player }),
});

/** `move:UNIT>f2` */
export const move = action<Unnamed, Moving>({
  kind: 'move',
  clause: 'G9',
  candidates: (m, player) => doingsNow(m, player).moves,
  option: ({ option }) => option,
  read: (m, _player, name) => {
    const [id = '', zone = ''] = name.split('>');
    const unit = findUnit(m, id);
    const at = readZone(zone);
    return unit && at && at.row !== 'land' ? moving(unit, zone, reachable(m, unit)) : null;
  },
  label: (m, doing) => doing.label(m),
  aim: (_m, player, { zone }) => aimAt(player, zone),
  context: inMain,
  guards: [
    ownUnit,
    ready,
    {
      clause: 'G9',
      fact: 'the zone',
      test: (_m, _player, { zone, to }) => (to.includes(zone) ? null : { was: zone, needed: { oneOf: [...to] } }),
    },
    allowed('move', 'beRested'),
  ],
  perform: (m, _player, { unit, zone }) => {
    rest(m, [unit.object.id], TIRED, { clause: 'G9' });
    const standing = findUnit(m, unit.object.id);
    if (standing) moveUnit(m, standing, zone, { clause: 'G9' });
  },
});

/** A card on the table, or one that lies `here` in a pile and works from there (R57). */
interface Using {
  self: Uid | null;
  here: string | null;
  source: CompiledAbility;
}

const MAINS: readonly Trigger[] = ['main'];

const NOTHING_USED: readonly Using[] = [];

function mains(m: M, player: PlayerId): readonly Using[] {
  const speakers = hearersInPiles(m, player, MAINS);
  const inPlay = (heardInPlay(m) & MAIN) !== 0;
  if (!inPlay && speakers.length === 0) return NOTHING_USED;
  const found: Using[] = [];
  if (inPlay) {
    for (const standing of standingNow(m, player)) {
      if ((standing.printed.hears.bits & MAIN) === 0 && !isGiven(m, standing.object.id)) continue;
      for (const source of abilitiesOf(m, standing))
        if (source.on.includes('main')) found.push({ self: standing.object.id, here: null, source });
    }
  }
  for (const { pile, printed } of speakers) {
    const here = refer({ zone: pile, player, card: printed.id });
    // Copies that lie in one pile are one candidate.
    if (found.some((using) => using.here === here)) continue;
    for (const source of printed.abilities)
      if (source.on.includes('main') && source.from.includes(pile)) found.push({ self: null, here, source });
  }
  return found;
}

const nameOf = ({ self, here, source }: Using) => `${self ?? here}/${source.program}`;

/** Whose card it is: the player of the zone, or of the pile. */
const playerOf = (m: M, { self, here }: Using): PlayerId | undefined =>
  self === null ? readReference(here ?? '')?.player : findStanding(m, self)?.player;

const payerOf = (m: M, player: PlayerId, { self, here, source }: Using): Payer => ({
  ...contextFor(m, player, source.card, self),
  here: here ?? undefined,
});

/** `use:UNIT/CARD#n`: a [Main] effect. */
export const use = action<Unnamed, Using>({
  kind: 'use',
  clause: 'G16',
  ...ofEither(mains, nameOf),
  label: (m, { self, here, source }) => `Use ${cardOf(m, source.card).name} (${labelOf(m, self ?? here ?? '')})`,
  context: inMain,
  guards: [
    {
      clause: 'G4',
      fact: 'whose card it is',
      test: (m, player, using) => (playerOf(m, using) === player ? null : { was: opponentOf(player), needed: player }),
    },
    {
      clause: 'R8',
      fact: 'uses this turn',
      test: (m, _player, { self, source: { program, times } }) => {
        if (times === null || self === null) return null;
        const was = findStanding(m, self)?.object.used.filter((one) => one === program).length ?? 0;
        return was >= times ? { was, needed: times - 1 } : null;
      },
    },
    {
      clause: 'R51',
      fact: 'uses in this match',
      test: (m, player, { source }) =>
        unspent(m, player, source) ? null : { was: source.inMatch, needed: (source.inMatch ?? 1) - 1 },
    },
    {
      clause: 'G15',
      fact: 'the condition of the effect',
      test: (m, player, { self, source }) => {
        const condition = source.ability.if;
        if (condition === undefined || holds(contextFor(m, player, source.card, self), condition)) return null;
        // What is needed is a copy, which is made where it is told: most that fail are only not listed.
        return {
          was: false,
          get needed() {
            return JSON.parse(JSON.stringify(condition));
          },
        };
      },
    },
    {
      clause: 'G5',
      fact: 'the cost',
      test: (m, player, using) => {
        const miss = unpayable(payerOf(m, player, using), using.source.ability.cost ?? []);
        return miss ? { was: { [miss.fact]: miss.was }, needed: { [miss.fact]: miss.needed } } : null;
      },
    },
    {
      clause: 'R12',
      fact: 'what an effect forbids',
      test: (m, _player, { self }) => {
        const was = self === null ? null : forbidden(m, self, 'useAbilities');
        return was === null ? null : { was, needed: null };
      },
    },
  ],
  perform: (m, player, { self, here, source }) => {
    const about = { id: self, card: source.card, ability: source.program };
    const happened = recalling(m, 'used', { player, ...(self === null ? {} : { id: self }), card: source.card });
    const event = m.change('use', player, about, happened, { clause: 'G16' });
    const lies = here === null ? {} : { here };
    // R31: what works from a hidden zone is shown.
    if (here?.startsWith('hand:')) m.note('reveal', player, { cards: [source.card] }, { clause: 'R31' });
    m.call(source.program, { ...registers(player, source.card, self), ...lies }, event.seq);
  },
});

/** `end` */
export const end = action<Unnamed, true>({
  kind: 'end',
  clause: 'G4',
  candidates: () => [true],
  name: () => '',
  read: (_m, _player, name) => (name === '' ? true : null),
  label: () => 'End the Main Phase',
  context: inMain,
  guards: [
    {
      clause: 'R37',
      fact: 'units that must attack',
      test: (m, player) => {
        const units = obliged(m, player, 'attack');
        if (units.length === 0) return null;
        const able = (unit: KnownUnit) => ATTACKING.every(({ test }) => test(m, player, { unit }) === null);
        const was = units.filter(able).map(({ object }) => object.id);
        return was.length > 0 ? { was, needed: [] } : null;
      },
    },
  ],
  perform: (m) => {
    m.note('main-phase-ended', m.board.active, {}, { clause: 'G4' });
  },
});
