/** What cards in play can do: 6-5-3, 6-5-4 and 11-1-3; and the end of the main phase. */
import { action, type Miss, opponentOf, type PlayerId } from '../../../engine/index.ts';
import { turn } from '../atoms/units.ts';
import { findUnit, type SeenUnit } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { Gundam, M } from '../board/context.ts';
import { holds } from '../board/evaluate.ts';
import { isLinked } from '../board/link.ts';
import { cardOf } from '../board/printed.ts';
import { abilitiesOf, forbidden, keywordOf, usedThisTurn } from '../board/values.ts';
import { outlook } from '../effects/outlook.ts';
import { unpayable } from '../effects/pay.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { Cant, Timing } from '../language/language.ts';
import { actionStep, active, contextFor, inEither, inMain, ownUnit, settledForEnd, unpaid } from './guards.ts';

interface Activation {
  self: string;
  source: CompiledAbility;
}

const ACTIVATED: readonly Timing[] = ['activateMain', 'activateAction'];

/** Units and the Base of a player with what they can activate. */
function activations(m: M, player: PlayerId): Activation[] {
  const side = m.board.players[player];
  const activated = ({ timings }: CompiledAbility) => timings.some((timing) => ACTIVATED.includes(timing));
  const found = side.units.flatMap((unit) =>
    abilitiesOf(m, unit)
      .filter(activated)
      .map((source) => ({ self: unit.id, source })),
  );
  if (side.base) {
    const { id } = side.base;
    found.push(
      ...abilitiesOf(m, side.base)
        .filter(activated)
        .map((source) => ({ self: id, source })),
    );
  }
  return found;
}

/** `activate:UNIT/CARD#n`: an 【Activate･Main】 or 【Activate･Action】 ability. */
export const activate = action<Gundam, Activation>({
  kind: 'activate',
  clause: '6-5-3-1',
  candidates: activations,
  name: ({ self, source }) => `${self}/${source.program}`,
  read: (m, player, name) =>
    activations(m, player).find(({ self, source }) => `${self}/${source.program}` === name) ??
    activations(m, opponentOf(player)).find(({ self, source }) => `${self}/${source.program}` === name) ??
    null,
  label: (m, { self, source }) =>
    `Use ${cardOf(m, source.card).name}${source.card === findUnit(m.board, self)?.card ? '' : ` on ${labelOf(m, self)}`}`,
  context: inEither,
  guards: [
    {
      clause: '6-1-2',
      fact: 'whose card it is',
      test: (m, player, { self }) => {
        const side = m.board.players[player];
        return side.base?.id === self || side.units.some(({ id }) => id === self)
          ? null
          : { was: opponentOf(player), needed: player };
      },
    },
    {
      clause: '11-2-2',
      fact: 'the timing word of the ability',
      test: (m, _player, { source }) => {
        const needed: Timing = actionStep(m) ? 'activateAction' : 'activateMain';
        if (source.timings.includes(needed)) return null;
        return { was: source.timings, needed, clause: needed === 'activateMain' ? '11-2-2' : '6-5-3-1n' };
      },
    },
    {
      clause: '11-2-12',
      fact: 'uses this turn',
      test: (m, _player, { self, source }) =>
        source.ability.oncePerTurn && usedThisTurn(m, self, source.program) ? { was: 1, needed: 0 } : null,
    },
    {
      clause: '6-5-3-1',
      fact: 'the condition of the ability',
      test: (m, player, { self, source }) => {
        const condition = source.ability.if;
        if (condition === undefined || holds(contextFor(m, player, source.card, { self }), condition)) return null;
        return { was: false, needed: JSON.parse(JSON.stringify(condition)) };
      },
    },
    {
      clause: '9-1-7-2',
      fact: 'what is before the colon',
      test: (m, player, { self, source }): Miss | null => {
        const miss = unpayable(contextFor(m, player, source.card, { self }), source.ability.cost ?? []);
        return miss ? unpaid(miss) : null;
      },
    },
    {
      clause: '9-2-2',
      fact: 'what its effect needs',
      test: (m, player, { self, source }): Miss | null => {
        const { effects, cost } = source.ability;
        const looked = outlook(contextFor(m, player, source.card, { self }), effects ?? [], cost ?? []);
        if (looked.kind === 'no-target') return { was: looked.was, needed: looked.needed, clause: looked.clause };
        if (looked.kind !== 'no-condition') return null;
        return { was: false, needed: JSON.parse(JSON.stringify(looked.condition)), clause: '9-2-1' };
      },
    },
  ],
  perform: (m, player, { self, source }) => {
    const event = m.note(
      'activate',
      player,
      { id: self, card: source.card, ability: source.program },
      { clause: source.clause },
    );
    m.call(source.program, { self, owner: player, card: source.card, it: [], did: 0 }, event.seq);
  },
});

interface Supporting {
  unit: string;
  other: string;
}

/** `support:UNIT>UNIT`: 11-1-3, rest one Unit to strengthen another. */
export const support = action<Gundam, Supporting>({
  kind: 'support',
  clause: '11-1-3',
  candidates: (m, player) => {
    const { units } = m.board.players[player];
    return units
      .filter((unit) => keywordOf(m, unit, 'support') > 0)
      .flatMap((unit) => units.filter((other) => other !== unit).map((other) => ({ unit: unit.id, other: other.id })));
  },
  name: ({ unit, other }) => `${unit}>${other}`,
  read: (m, _player, name) => {
    const [unit = '', other = ''] = name.split('>');
    return findUnit(m.board, unit) && findUnit(m.board, other) ? { unit, other } : null;
  },
  label: (m, { unit, other }) => `${labelOf(m, unit)} supports ${labelOf(m, other)}`,
  context: inMain,
  guards: [
    ownUnit,
    {
      clause: '11-1-3',
      fact: 'the value of Support',
      test: (m, _player, { unit }) => {
        const seen = findUnit(m.board, unit);
        return seen && keywordOf(m, seen, 'support') > 0 ? null : { was: 0, needed: 1 };
      },
    },
    active,
    {
      clause: '1-3-3',
      fact: 'what an effect forbids',
      test: (m, _player, { unit }) => {
        const by = forbidden(m, unit, 'beRested');
        return by ? { was: by.by, needed: null } : null;
      },
    },
    {
      clause: '11-1-3',
      fact: 'the Unit to strengthen',
      test: (m, player, { unit, other }) =>
        unit !== other && m.board.players[player].units.some(({ id }) => id === other)
          ? null
          : { was: unit === other ? 'itself' : 'an enemy Unit', needed: 'another own Unit' },
    },
  ],
  perform: (m, player, { unit, other }) => {
    const seen = findUnit(m.board, unit) as SeenUnit;
    const add = keywordOf(m, seen, 'support');
    const event = m.note('support', player, { unit, other, add }, { clause: '11-1-3' });
    m.under(event, () => {
      turn(m, [unit], 'rested', { clause: '11-1-3' });
      m.modify({
        target: other,
        effect: { kind: 'stat', stat: 'ap', add },
        until: `turn:${m.board.turn}`,
        source: unit,
        card: seen.card,
      });
    });
  },
});

interface Attacking {
  unit: string;
  target: string;
}

/** `attack:UNIT>player` or `attack:UNIT>UNIT`: 6-5-4-1 and 7-3-1. */
export const attack = action<Gundam, Attacking>({
  kind: 'attack',
  clause: '6-5-4-1',
  candidates: (m, player) => {
    const targets = m.board.players[opponentOf(player)].units.filter(({ rested }) => rested).map(({ id }) => id);
    return m.board.players[player].units.flatMap(({ id, rested }) =>
      rested ? [] : ['player', ...targets].map((target) => ({ unit: id, target })),
    );
  },
  name: ({ unit, target }) => `${unit}>${target}`,
  read: (m, _player, name) => {
    const [unit = '', target = ''] = name.split('>');
    return findUnit(m.board, unit) && (target === 'player' || findUnit(m.board, target)) ? { unit, target } : null;
  },
  label: (m, { unit, target }) =>
    `${labelOf(m, unit)} attacks ${target === 'player' ? 'the opponent' : labelOf(m, target)}`,
  context: inMain,
  guards: [
    ownUnit,
    active,
    {
      clause: '2-11-4',
      fact: 'the turn in which the Unit entered',
      test: (m, _player, { unit }) => {
        const seen = findUnit(m.board, unit);
        return seen && seen.since === m.board.turn && !isLinked(m, seen)
          ? { was: 'this turn', needed: 'an earlier turn, or a Link Unit' }
          : null;
      },
    },
    {
      clause: '6-5-4-1',
      fact: 'the target',
      test: (m, player, { target }) => {
        if (target === 'player') return null;
        const enemy = m.board.players[opponentOf(player)].units.find(({ id }) => id === target);
        if (enemy?.rested) return null;
        return { was: enemy ? 'an active enemy Unit' : 'an own Unit', needed: 'the opponent or a rested enemy Unit' };
      },
    },
    {
      clause: '1-3-3',
      fact: 'what an effect forbids',
      test: (m, _player, { unit, target }) => {
        const words: Cant[] = ['attack', 'beRested', target === 'player' ? 'attackPlayer' : 'attackUnits'];
        const by = words.map((word) => forbidden(m, unit, word)).find((found) => found !== null);
        return by ? { was: by.by, needed: null } : null;
      },
    },
  ],
  perform: (m, player, { unit, target }) => m.call('attack', { player, attacker: unit, target }),
});

/** `end`: 6-5-5-1. */
export const end = action<Gundam, true>({
  kind: 'end',
  clause: '6-5-5-1',
  candidates: () => [true],
  name: () => '',
  read: (_m, _player, name) => (name === '' ? true : null),
  label: () => 'End the main phase',
  context: [settledForEnd, ...inMain],
  guards: [],
  perform: (m) => {
    m.note('main-phase-ended', m.board.active, {}, { clause: '6-5-5-1' });
  },
});
