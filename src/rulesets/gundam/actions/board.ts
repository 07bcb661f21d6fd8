/** What cards in play can do: 6-5-3, 6-5-4 and 11-1-3; and the end of the main phase. */
import type { Guard, Miss, PlayerId } from '../../../engine/index.ts';
import { action, opponentOf, slot } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { ofEither } from '../../cards/usable.ts';
import { turn } from '../atoms/units.ts';
import type { SeenUnit } from '../board/board.ts';
import { findUnit } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { EffectVars, Gundam, M } from '../board/context.ts';
import { holds } from '../board/evaluate.ts';
import { standing, whileInPlay } from '../board/in-play.ts';
import { isLinked } from '../board/link.ts';
import { cardOf, elsewhere } from '../board/printed.ts';
import type { Ruled } from '../board/values.ts';
import {
  abilitiesLast,
  abilitiesOf,
  demanded,
  forbidden,
  isSpent,
  keywordOf,
  mayBeDemanded,
  mayBeForbidden,
  mayBePermitted,
  permitted,
} from '../board/values.ts';
import { hasPrintedAlone } from '../effects/happenings.ts';
import { outlook } from '../effects/outlook.ts';
import { unpayable } from '../effects/pay.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { Outside, Timing } from '../language/language.ts';
import {
  actionStep,
  active,
  contextFor,
  inEither,
  inMain,
  ownUnit,
  settledForEnd,
  unitAsOther,
  unpaid,
} from './guards.ts';

interface Activation {
  /** The Unit or Base, or null for a card outside play (R58). */
  self: string | null;
  zone?: Outside;
  source: CompiledAbility;
}

const ACTIVATIONS = slot<Record<PlayerId, Activation[]>>('activations');

/** Units and the Base of a player with what they can activate, and cards that say so where they lie. */
function activations(m: M, player: PlayerId): Activation[] {
  if (!abilitiesLast(m)) return activationsOf(m, player);
  return ofPlayer(whileInPlay(m, ACTIVATIONS, allActivations), player);
}

const allActivations = (m: M) => ({ p1: activationsOf(m, 'p1'), p2: activationsOf(m, 'p2') });

function activationsOf(m: M, player: PlayerId): Activation[] {
  const found: Activation[] = [];
  const onlyPrinted = hasPrintedAlone(m);
  for (const { id, object, abilities } of ofPlayer(standing(m), player)) {
    if (onlyPrinted && !abilities.some(({ activated }) => activated)) continue;
    for (const source of abilitiesOf(m, object)) if (source.activated) found.push({ self: id, source });
  }
  for (const { owner, zone, source } of elsewhere(m).activated)
    if (owner === player) found.push({ self: null, zone, source });
  return found;
}

/** `UNIT/CARD#n`, or `trash/CARD#n` outside play. */
const nameOf = ({ self, zone, source }: Activation): string => `${self ?? zone}/${source.program}`;

/** Who asks before it is used: a card outside play does not pay for itself. */
const asking = (m: M, player: PlayerId, { self, zone, source }: Activation) =>
  contextFor(m, player, source.card, { self, zone });

/** `activate:UNIT/CARD#n`: an 【Activate･Main】 or 【Activate･Action】 ability; `activate:trash/CARD#n` outside play. */
export const activate = action<Gundam, Activation>({
  kind: 'activate',
  clause: '6-5-3-1',
  ...ofEither(activations, nameOf, ({ zone }) => zone !== 'hand'),
  label: (m, { self, zone, source }) => {
    const { name } = cardOf(m, source.card);
    if (self === null) return `Use ${name} in the ${zone}`;
    return `Use ${name}${source.card === findUnit(m.board, self)?.card ? '' : ` on ${labelOf(m, self)}`}`;
  },
  context: inEither,
  guards: [
    {
      clause: '6-1-2',
      fact: 'whose card it is',
      test: (m, player, { self, zone, source }) => {
        const side = ofPlayer(m.board.players, player);
        const own =
          zone === undefined
            ? side.base?.id === self || side.units.some(({ id }) => id === self)
            : side[zone].includes(source.card);
        return own ? null : { was: opponentOf(player), needed: player };
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
        isSpent(m, self, source) ? { was: source.ability.limit?.times ?? 1, needed: 0 } : null,
    },
    {
      clause: '6-5-3-1',
      fact: 'the condition of the ability',
      test: (m, player, activation) => {
        const condition = activation.source.ability.if;
        if (condition === undefined || holds(asking(m, player, activation), condition)) return null;
        return { was: false, needed: JSON.parse(JSON.stringify(condition)) };
      },
    },
    {
      clause: '9-1-7-2',
      fact: 'what is before the colon',
      test: (m, player, activation): Miss | null => {
        const miss = unpayable(asking(m, player, activation), activation.source.ability.cost ?? []);
        return miss ? unpaid(miss) : null;
      },
    },
    {
      clause: '9-2-2',
      fact: 'what its effect needs',
      test: (m, player, activation): Miss | null => {
        const { effects, cost } = activation.source.ability;
        const looked = outlook(asking(m, player, activation), effects ?? [], cost ?? []);
        if (looked.kind === 'no-target') return { was: looked.was, needed: looked.needed, clause: looked.clause };
        if (looked.kind !== 'no-condition') return null;
        return { was: false, needed: JSON.parse(JSON.stringify(looked.condition)), clause: '9-2-1' };
      },
    },
  ],
  perform: (m, player, activation) => {
    const { self, zone, source } = activation;
    const event = m.note(
      'activate',
      player,
      { id: self, card: source.card, ability: source.program, ...(zone === undefined ? {} : { from: zone }) },
      { clause: zone === undefined ? source.clause : 'R58' },
    );
    m.call(source.program, asking(m, player, activation).vars as EffectVars, event.seq);
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
    const { units } = ofPlayer(m.board.players, player);
    const found: Supporting[] = [];
    for (const unit of units) {
      if (keywordOf(m, unit, 'support') === 0) continue;
      for (const other of units) if (other !== unit) found.push({ unit: unit.id, other: other.id });
    }
    return found;
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
        unit !== other && ofPlayer(m.board.players, player).units.some(({ id }) => id === other)
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

/** R26: whether a text lets a Unit attack this active enemy Unit. */
const mayAttackActive = (m: M, unit: string, enemy: string): boolean =>
  mayBePermitted(m, 'attackActive') && permitted(m, unit, 'attackActive', unitAsOther(m, enemy)) !== null;

/** What forbids a Unit to attack this one. */
const forbiddenAgainst = (m: M, unit: string, enemy: string): Ruled | null =>
  (mayBeForbidden(m, 'attackUnits') ? forbidden(m, unit, 'attackUnits', unitAsOther(m, enemy)) : null) ??
  (mayBeForbidden(m, 'beAttacked') ? forbidden(m, enemy, 'beAttacked', unitAsOther(m, unit)) : null);

/** R31: the enemy Units that draw the attacks of this one and that it could attack. */
function hasToAttack(m: M, player: PlayerId, unit: string): string[] {
  const found: string[] = [];
  if (!mayBeDemanded(m, 'beAttacked')) return found;
  const attacker = unitAsOther(m, unit);
  for (const { id, rested } of ofPlayer(m.board.players, opponentOf(player)).units) {
    if (!demanded(m, id, 'beAttacked', attacker)) continue;
    if (!rested && !mayAttackActive(m, unit, id)) continue;
    if (!forbiddenAgainst(m, unit, id)) found.push(id);
  }
  return found;
}

const attackGuards: Guard<Gundam, Attacking>[] = [
  ownUnit,
  active,
  {
    clause: '2-11-4',
    fact: 'the turn in which the Unit entered',
    test: (m, _player, { unit, target }) => {
      const seen = findUnit(m.board, unit);
      if (!seen || seen.since !== m.board.turn || isLinked(m, seen)) return null;
      const other = target === 'player' ? undefined : unitAsOther(m, target);
      return !permitted(m, unit, 'attackOnArrival', other)
        ? { was: 'this turn', needed: 'an earlier turn, or a Link Unit' }
        : null;
    },
  },
  {
    clause: '6-5-4-1',
    fact: 'the target',
    test: (m, player, { unit, target }) => {
      if (target === 'player') return null;
      const enemy = ofPlayer(m.board.players, opponentOf(player)).units.find(({ id }) => id === target);
      if (enemy?.rested || (enemy && mayAttackActive(m, unit, target))) return null;
      return { was: enemy ? 'an active enemy Unit' : 'an own Unit', needed: 'the opponent or a rested enemy Unit' };
    },
  },
  {
    clause: '1-3-3',
    fact: 'what an effect forbids',
    test: (m, _player, { unit, target }) => {
      const by =
        forbidden(m, unit, 'attack') ??
        forbidden(m, unit, 'beRested') ??
        (target === 'player' ? forbidden(m, unit, 'attackPlayer') : forbiddenAgainst(m, unit, target));
      return by ? { was: by.by, needed: null } : null;
    },
  },
  {
    clause: 'R31',
    fact: 'a Unit that has to be attacked',
    test: (m, player, { unit, target }) => {
      const due = hasToAttack(m, player, unit);
      return due.length === 0 || due.includes(target) ? null : { was: target, needed: due };
    },
  },
];

/** Whether a Unit could make this attack, apart from whose phase it is; none is made in the middle of another (A3). */
export const canAttack = (m: M, player: PlayerId, attacking: Attacking): boolean =>
  m.board.battle === null && attackGuards.every(({ test }) => test(m, player, attacking) === null);

/** What a Unit could try to attack. */
function tries(m: M, player: PlayerId): Attacking[] {
  const enemies = ofPlayer(m.board.players, opponentOf(player)).units;
  const found: Attacking[] = [];
  for (const { id: unit, rested } of ofPlayer(m.board.players, player).units) {
    if (rested) continue;
    found.push({ unit, target: 'player' });
    for (const enemy of enemies)
      if (enemy.rested || mayAttackActive(m, unit, enemy.id)) found.push({ unit, target: enemy.id });
  }
  return found;
}

/** `attack:UNIT>player` or `attack:UNIT>UNIT`: 6-5-4-1 and 7-3-1. */
export const attack = action<Gundam, Attacking>({
  kind: 'attack',
  clause: '6-5-4-1',
  candidates: tries,
  name: ({ unit, target }) => `${unit}>${target}`,
  read: (m, _player, name) => {
    const [unit = '', target = ''] = name.split('>');
    return findUnit(m.board, unit) && (target === 'player' || findUnit(m.board, target)) ? { unit, target } : null;
  },
  label: (m, { unit, target }) =>
    `${labelOf(m, unit)} attacks ${target === 'player' ? 'the opponent' : labelOf(m, target)}`,
  aim: (_m, player, { target }) => (target === 'player' ? { players: [opponentOf(player)] } : {}),
  context: inMain,
  guards: attackGuards,
  perform: (m, player, { unit, target }) => m.call('attack', { attacker: unit, player, target }),
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
  guards: [
    {
      clause: 'R31',
      fact: 'a Unit that has to attack',
      test: (m, player) => {
        const due = ofPlayer(m.board.players, player).units.find(
          ({ id }) =>
            demanded(m, id, 'attack') &&
            tries(m, player).some((tried) => {
              return tried.unit === id && attackGuards.every(({ test }) => test(m, player, tried) === null);
            }),
        );
        return due ? { was: due.id, needed: null } : null;
      },
    },
  ],
  perform: (m) => {
    m.note('main-phase-ended', m.board.active, {}, { clause: '6-5-5-1' });
  },
});
