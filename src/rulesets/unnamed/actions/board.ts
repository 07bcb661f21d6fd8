/** What cards on the table can do, and the end of the Main Phase. */
import { action, opponentOf, type PlayerId } from '../../../engine/index.ts';
import { moveUnit, rest } from '../atoms/units.ts';
import {
  adjacentZones,
  emptyUnitZones,
  findStanding,
  findUnit,
  readZone,
  type StandingUnit,
  standingOf,
  TIRED,
} from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import { contextFor, type M, registers, type Unnamed } from '../board/context.ts';
import { holds } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { abilitiesOf, forbidden } from '../board/values.ts';
import { unpayable } from '../effects/pay.ts';
import { type CompiledAbility, triggered } from '../language/compiled.ts';
import type { Cant } from '../language/language.ts';
import { type G, inMain, ownUnit, ready } from './guards.ts';

type OfUnit = { unit: string };

const unitsOf = (m: M, player: PlayerId): StandingUnit[] =>
  standingOf(m.board, player).filter((standing): standing is StandingUnit => standing.kind === 'unit');

const allowed = (...words: Cant[]): G<OfUnit> => ({
  clause: 'R12',
  fact: 'what an effect forbids',
  test: (m, _player, { unit }) => {
    const by = words.map((word) => forbidden(m, unit, word)).find((found) => found !== null);
    return by === undefined ? null : { was: by, needed: null };
  },
});

/** `attack:UNIT`: whom it meets is not chosen. */
export const attack = action<Unnamed, OfUnit>({
  kind: 'attack',
  clause: 'G8',
  candidates: (m, player) => unitsOf(m, player).map(({ object }) => ({ unit: object.id })),
  name: ({ unit }) => unit,
  read: (m, _player, name) => (findUnit(m.board, name) ? { unit: name } : null),
  label: (m, { unit }) => `${labelOf(m, unit)} attacks`,
  context: inMain,
  guards: [
    ownUnit,
    ready,
    {
      clause: 'G12',
      fact: 'the turn in which the unit came',
      test: (m, _player, { unit }) => {
        const now = findUnit(m.board, unit)?.object.since === m.board.turn;
        return now && m.state.options.entryAttack === false ? { was: 'this turn', needed: 'an earlier turn' } : null;
      },
    },
    {
      clause: 'G8',
      fact: 'the row of the unit',
      test: (m, _player, { unit }) => {
        const back = findUnit(m.board, unit)?.row === 'back';
        return back && m.state.options.backlineAttack === false ? { was: 'backline', needed: 'frontline' } : null;
      },
    },
    allowed('attack', 'beRested'),
  ],
  perform: (m, player, { unit }) => m.call('attack', { attacker: unit, player }),
});

interface Moving extends OfUnit {
  zone: string;
}

const reachable = (m: M, unit: StandingUnit): string[] => {
  const empty = emptyUnitZones(m.board, unit.player);
  return m.state.options.moveReach === 'any' ? empty : adjacentZones(unit).filter((zone) => empty.includes(zone));
};

/** `move:UNIT>f2` */
export const move = action<Unnamed, Moving>({
  kind: 'move',
  clause: 'G9',
  candidates: (m, player) =>
    unitsOf(m, player).flatMap((unit) => reachable(m, unit).map((zone) => ({ unit: unit.object.id, zone }))),
  name: ({ unit, zone }) => `${unit}>${zone}`,
  read: (m, _player, name) => {
    const [unit = '', zone = ''] = name.split('>');
    const at = readZone(zone);
    return findUnit(m.board, unit) && at && at.row !== 'land' ? { unit, zone } : null;
  },
  label: (m, { unit, zone }) => `${labelOf(m, unit)} moves to ${zone}`,
  context: inMain,
  guards: [
    ownUnit,
    ready,
    {
      clause: 'G9',
      fact: 'the zone',
      test: (m, _player, { unit, zone }) => {
        const standing = findUnit(m.board, unit);
        if (!standing) return null;
        const needed = reachable(m, standing);
        return needed.includes(zone) ? null : { was: zone, needed: { oneOf: needed } };
      },
    },
    allowed('move', 'beRested'),
  ],
  perform: (m, _player, { unit, zone }) => {
    rest(m, [unit], TIRED, { clause: 'G9' });
    const standing = findUnit(m.board, unit);
    if (standing) moveUnit(m, standing, zone, { clause: 'G9' });
  },
});

interface Using {
  self: string;
  source: CompiledAbility;
}

const mains = (m: M, player: PlayerId): Using[] =>
  standingOf(m.board, player).flatMap((standing) =>
    abilitiesOf(m, standing)
      .filter((source) => triggered(source, 'main'))
      .map((source) => ({ self: standing.object.id, source })),
  );

const nameOf = ({ self, source }: Using) => `${self}/${source.program}`;

/** `use:UNIT/CARD#n`: a [Main] effect. */
export const use = action<Unnamed, Using>({
  kind: 'use',
  clause: 'G16',
  candidates: mains,
  name: nameOf,
  read: (m, player, name) =>
    [...mains(m, player), ...mains(m, opponentOf(player))].find((using) => nameOf(using) === name) ?? null,
  label: (m, { self, source }) => `Use ${cardOf(m, source.card).name} (${labelOf(m, self)})`,
  context: inMain,
  guards: [
    {
      clause: 'G4',
      fact: 'whose card it is',
      test: (m, player, { self }) =>
        findStanding(m.board, self)?.player === player ? null : { was: opponentOf(player), needed: player },
    },
    {
      clause: 'R8',
      fact: 'uses this turn',
      test: (m, _player, { self, source }) =>
        source.once && findStanding(m.board, self)?.object.used.includes(source.program) ? { was: 1, needed: 0 } : null,
    },
    {
      clause: 'G15',
      fact: 'the condition of the effect',
      test: (m, player, { self, source }) => {
        const condition = source.ability.if;
        if (condition === undefined || holds(contextFor(m, player, source.card, self), condition)) return null;
        return { was: false, needed: JSON.parse(JSON.stringify(condition)) };
      },
    },
    {
      clause: 'G5',
      fact: 'the cost',
      test: (m, player, { self, source }) => {
        const miss = unpayable(contextFor(m, player, source.card, self), source.ability.cost ?? []);
        return miss ? { was: { [miss.fact]: miss.was }, needed: { [miss.fact]: miss.needed } } : null;
      },
    },
  ],
  perform: (m, player, { self, source }) => {
    const about = { id: self, card: source.card, ability: source.program };
    const event = m.note('use', player, about, { clause: 'G16' });
    m.call(source.program, registers(player, source.card, self), event.seq);
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
  guards: [],
  perform: (m) => {
    m.note('main-phase-ended', m.board.active, {}, { clause: 'G4' });
  },
});
