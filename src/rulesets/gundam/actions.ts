/** What players can do by themselves, and the guards that decide when: chapters 6-5, 7-3 and 8. */
import {
  type ActionKind,
  action,
  type Guard,
  type Machine,
  type Miss,
  opponentOf,
  type PlayerId,
} from '../../engine/index.ts';
import { turn } from './atoms.ts';
import { findBase, findUnit, type Gundam, resourceCount, type SeenUnit } from './board.ts';
import { candidates, isChoosing, labelOf } from './choose.ts';
import type { CompiledAbility } from './compiled.ts';
import type { Context } from './context.ts';
import { holds } from './evaluate.ts';
import type { Cant, Effect, Target, Timing } from './language.ts';
import { activeResources, unpayable } from './pay.ts';
import { abilitiesOf, cardOf, costOf, forbidden, isLinked, keywordOf, playerForbidden } from './values.ts';

type M = Machine<Gundam>;
type G<C> = Guard<Gundam, C>;

/** 6-5-1c: the open question belongs to an effect or a cost in progress. */
const settled: G<null> = {
  clause: '6-5-1c',
  fact: 'effects in progress or waiting',
  test: (m) => {
    const busy =
      m.state.frames.some(({ program }) => m.program(program).kind !== 'procedure') || m.state.pending.length > 0;
    return busy ? { was: m.state.pending.length + 1, needed: 0 } : null;
  },
};
const yourTurn: G<null> = {
  clause: '6-1-2',
  fact: 'the active player',
  test: (m, player) => (m.board.active === player ? null : { was: m.board.active, needed: player }),
};
const mainPhase: G<null> = {
  clause: '6-5-1a',
  fact: 'the phase',
  test: (m) => (m.board.phase === 'main' ? null : { was: m.board.phase, needed: 'main' }),
};
const noBattle: G<null> = {
  clause: 'A3',
  fact: 'the battle in progress',
  test: (m) => (m.board.battle ? { was: `the ${m.board.battle.step} step of an attack`, needed: null } : null),
};
const inMain = [settled, yourTurn, mainPhase, noBattle];

/** Main phase of one's own, or an action step: what a Command and an activated ability need to know. */
const actionStep = (m: M): boolean => m.board.step === 'action' || m.board.battle?.step === 'action';
const inEither = [
  settled,
  {
    clause: '8-3',
    fact: 'the moment',
    test: (m, player) =>
      actionStep(m) || (m.board.phase === 'main' && !m.board.battle && m.board.active === player)
        ? null
        : { was: `${m.board.phase} phase of ${m.board.active}`, needed: 'own main phase, or an action step' },
  } satisfies G<null>,
];

const distinct = (m: M, player: PlayerId, fits: (type: string, card: string) => boolean): string[] => {
  const found: string[] = [];
  for (const card of m.board.players[player].hand) {
    if (!found.includes(card) && fits(cardOf(m, card).type, card)) found.push(card);
  }
  return found;
};

const inHand: G<{ card: string }> = {
  clause: '6-5-1a',
  fact: 'the card in hand',
  test: (m, player, { card }) =>
    m.board.players[player].hand.includes(card) ? null : { was: 'not in hand', needed: card },
};
const level: G<{ card: string }> = {
  clause: '2-8-1',
  fact: 'Lv against Resources in the area',
  test: (m, player, { card }) => {
    const [was, needed] = [resourceCount(m.board.players[player]), cardOf(m, card).level];
    return was >= needed ? null : { was, needed };
  },
};
const payable: G<{ card: string }> = {
  clause: '2-9-1',
  fact: 'active Resources for the cost',
  test: (m, player, { card }) => {
    const [was, needed] = [activeResources(m, player), costOf(m, player, card)];
    return was >= needed ? null : { was, needed };
  },
};
const playing = [inHand, level, payable];

/** 1-3-3: what an effect forbids this player. */
const allowed = (what: Cant): G<{ card: string }> => ({
  clause: '1-3-3',
  fact: 'what an effect forbids',
  test: (m, player) => {
    const by = playerForbidden(m, player, what);
    return by ? { was: by.by, needed: null } : null;
  },
});

const typeIs = (types: readonly string[]): G<{ card: string }> => ({
  clause: '6-5-1a',
  fact: 'the kind of card',
  test: (m, _player, { card }) => {
    const { type } = cardOf(m, card);
    return types.includes(type) ? null : { was: type, needed: types };
  },
});

const known = (m: M, card: string): { card: string } | null => (m.cards.cards.has(card) ? { card } : null);

/** `play:CARD`: a Unit or a Base from hand. */
const play = action<Gundam, { card: string }>({
  kind: 'play',
  clause: '6-5-2-1-1',
  candidates: (m, player) =>
    distinct(m, player, (type) => type === 'unit' || type === 'base').map((card) => ({ card })),
  name: ({ card }) => card,
  read: (m, _player, name) => known(m, name),
  label: (m, { card }) => `Play ${cardOf(m, card).name}`,
  context: inMain,
  guards: [typeIs(['unit', 'base']), ...playing, allowed('playUnits')],
  perform: (m, player, { card }) =>
    m.call(cardOf(m, card).type === 'unit' ? 'play-unit' : 'play-base', { player, card }),
});

interface Pairing {
  card: string;
  unit: string;
}

/** `pair:CARD>UNIT`: a Pilot, or a Command with a Pilot effect, beneath an own Unit. */
const pairing = action<Gundam, Pairing>({
  kind: 'pair',
  clause: '6-5-2-3-1',
  candidates: (m, player) =>
    distinct(m, player, (_type, card) => cardOf(m, card).pilot !== null).flatMap((card) =>
      m.board.players[player].units.map((unit) => ({ card, unit: unit.id })),
    ),
  name: ({ card, unit }) => `${card}>${unit}`,
  read: (m, _player, name) => {
    const [card = '', unit = ''] = name.split('>');
    return m.cards.cards.has(card) && findUnit(m.board, unit) ? { card, unit } : null;
  },
  label: (m, { card, unit }) => `Pair ${cardOf(m, card).pilot?.name ?? cardOf(m, card).name} with ${labelOf(m, unit)}`,
  context: inMain,
  guards: [
    {
      clause: '6-5-2-3-1',
      fact: 'the kind of card',
      test: (m, _player, { card }) =>
        cardOf(m, card).pilot ? null : { was: cardOf(m, card).type, needed: 'a Pilot or a Pilot effect' },
    },
    ...playing,
    {
      clause: '6-5-2-3-1',
      fact: 'whose Unit it is',
      test: (m, player, { unit }) =>
        m.board.players[player].units.some(({ id }) => id === unit)
          ? null
          : { was: opponentOf(player), needed: player },
    },
    {
      clause: '6-5-2-3-3',
      fact: 'the Pilot already paired',
      test: (m, _player, { unit }) => {
        const pilot = findUnit(m.board, unit)?.pilot;
        return pilot ? { was: cardOf(m, pilot.card).name, needed: null } : null;
      },
    },
    {
      clause: '1-3-3',
      fact: 'what an effect forbids',
      test: (m, _player, { unit }) => {
        const by = forbidden(m, unit, 'bePaired');
        return by ? { was: by.by, needed: null } : null;
      },
    },
  ],
  perform: (m, player, { card, unit }) => m.call('play-pilot', { player, card, unit }),
});

const commandTiming = (m: M): 'main' | 'action' => (actionStep(m) ? 'action' : 'main');
const contextFor = (m: M, owner: PlayerId, card: string, self: string | null = null): Context => ({
  m,
  owner,
  self,
  card,
  vars: {},
});

/** The targets that an effect names at once, before it does anything else: a Command needs something to choose for each. */
function leadingChoices(effects: readonly Effect[]): Extract<Target, { choose: unknown }>[] {
  const found: Extract<Target, { choose: unknown }>[] = [];
  for (const effect of effects) {
    if (!('do' in effect)) return found;
    const target = 'target' in effect ? effect.target : 'to' in effect ? effect.to : null;
    if (!isChoosing(target) || typeof target.choose !== 'number' || target.zone === 'deck' || target.zone === 'looked')
      return found;
    found.push(target);
  }
  return found;
}

/** `command:CARD`: a 【Main】 Command in one's main phase, an 【Action】 Command in an action step. */
const command = action<Gundam, { card: string }>({
  kind: 'command',
  clause: '6-5-2-4-1',
  candidates: (m, player) => distinct(m, player, (type) => type === 'command').map((card) => ({ card })),
  name: ({ card }) => card,
  read: (m, _player, name) => known(m, name),
  label: (m, { card }) => `Play ${cardOf(m, card).name}`,
  context: inEither,
  guards: [
    typeIs(['command']),
    {
      clause: '11-2-4',
      fact: 'the timing word of the Command',
      test: (m, _player, { card }) => {
        const words = cardOf(m, card).abilities.flatMap(({ timings }) => timings);
        const needed = commandTiming(m);
        return words.includes(needed) ? null : { was: words.filter((word) => word !== 'burst'), needed };
      },
    },
    ...playing,
    allowed('playCommands'),
    {
      clause: '9-1-8-1-1',
      fact: 'something that its effect can choose',
      test: (m, player, { card }) => {
        const context = contextFor(m, player, card);
        for (const { timings, ability } of cardOf(m, card).abilities) {
          if (!timings.includes(commandTiming(m))) continue;
          if (ability.if !== undefined && !holds(context, ability.if)) continue;
          for (const target of leadingChoices(ability.effects ?? [])) {
            if (candidates(context, target).length === 0) return { was: 0, needed: 1 };
          }
        }
        return null;
      },
    },
  ],
  perform: (m, player, { card }) => m.call('play-command', { player, card, timing: commandTiming(m) }),
});

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
    const { id, card } = side.base;
    found.push(
      ...cardOf(m, card)
        .abilities.filter(activated)
        .map((source) => ({ self: id, source })),
    );
  }
  return found;
}

const usedBy = (m: M, self: string) => findUnit(m.board, self)?.used ?? findBase(m.board, self)?.base.used ?? [];

/** `activate:UNIT/CARD#n`: an 【Activate･Main】 or 【Activate･Action】 ability. */
const activate = action<Gundam, Activation>({
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
        return source.timings.includes(needed) ? null : { was: source.timings, needed };
      },
    },
    {
      clause: '11-2-12',
      fact: 'uses this turn',
      test: (m, _player, { self, source }) =>
        source.ability.oncePerTurn && usedBy(m, self).includes(source.program) ? { was: 1, needed: 0 } : null,
    },
    {
      clause: '6-5-3-1',
      fact: 'the condition of the ability',
      test: (m, player, { self, source }) => {
        const condition = source.ability.if;
        if (condition === undefined || holds(contextFor(m, player, source.card, self), condition)) return null;
        return { was: false, needed: JSON.parse(JSON.stringify(condition)) };
      },
    },
    {
      clause: '9-1-7-2',
      fact: 'what is before the colon',
      test: (m, player, { self, source }): Miss | null => {
        const miss = unpayable(contextFor(m, player, source.card, self), source.ability.cost ?? []);
        return miss ? { was: { [miss.fact]: miss.was }, needed: { [miss.fact]: miss.needed } } : null;
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

const ownUnit: G<{ unit: string }> = {
  clause: '6-1-2',
  fact: 'whose Unit it is',
  test: (m, player, { unit }) =>
    m.board.players[player].units.some(({ id }) => id === unit) ? null : { was: opponentOf(player), needed: player },
};
const active: G<{ unit: string }> = {
  clause: '7-3-1',
  fact: "the Unit's state",
  test: (m, _player, { unit }) => (findUnit(m.board, unit)?.rested ? { was: 'rested', needed: 'active' } : null),
};

interface Supporting {
  unit: string;
  other: string;
}

/** `support:UNIT>UNIT`: 11-1-3, rest one Unit to strengthen another. */
const support = action<Gundam, Supporting>({
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
const attack = action<Gundam, Attacking>({
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
const end = action<Gundam, true>({
  kind: 'end',
  clause: '6-5-5-1',
  candidates: () => [true],
  name: () => '',
  read: (_m, _player, name) => (name === '' ? true : null),
  label: () => 'End the main phase',
  context: inMain,
  guards: [],
  perform: (m) => {
    m.note('main-phase-ended', m.board.active, {}, { clause: '6-5-5-1' });
  },
});

export const MAIN_ACTIONS: readonly ActionKind<Gundam>[] = [play, pairing, command, activate, support, attack, end];
export const RESPONSES: readonly ActionKind<Gundam>[] = [command, activate];
