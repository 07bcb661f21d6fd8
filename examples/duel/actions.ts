import type { ActionKind, DeepReadonly, Machine, PlayerId } from '../../src/engine/index.ts';
import { action, opponentOf } from '../../src/engine/index.ts';
import { dealDamage, declareAttack, loseLife, playCard } from './atoms.ts';
import type { Duel, Unit } from './board.ts';
import { findUnit } from './board.ts';
import type { Kind } from './cards.ts';

const kindOf = (m: Machine<Duel>, card: string): Kind => {
  const kind = m.cards.cards.get(card);
  if (!kind) throw new Error(`no card ${card}`);
  return kind;
};

/** `play:archer` */
export const play = action<Duel, Kind>({
  kind: 'play',
  clause: 'play.cost',
  candidates(m, player) {
    const found: Kind[] = [];
    for (const card of m.board.sides[player].hand) {
      const kind = kindOf(m, card);
      if (!found.includes(kind)) found.push(kind);
    }
    return found;
  },
  name: (kind) => kind.id,
  read: (m, _player, name) => m.cards.cards.get(name) ?? null,
  label: (_m, kind) => `Play ${kind.name} for ${kind.cost}`,
  context: [
    {
      clause: 'play.room',
      fact: 'the number of your units',
      test: (m, player) => {
        const was = m.board.sides[player].units.length;
        return was < 6 ? null : { was, needed: { below: 6 } };
      },
    },
  ],
  guards: [
    {
      clause: 'play.hand',
      fact: 'your hand',
      test: (m, player, kind) => {
        const { hand } = m.board.sides[player];
        return hand.includes(kind.id) ? null : { was: hand, needed: { includes: kind.id } };
      },
    },
    {
      clause: 'play.cost',
      fact: 'your energy',
      test: (m, player, kind) => {
        const was = m.board.sides[player].energy;
        return was >= kind.cost ? null : { was, needed: { atLeast: kind.cost } };
      },
    },
  ],
  perform: (m, player, kind) => m.chapter(playCard(m, player, kind.id, kind.cost)),
});

type Owned = { unit: DeepReadonly<Unit>; owner: PlayerId };

/** A unit and what it attacks; no unit there stands for the opponent. */
interface Attack {
  by: Owned;
  at: Owned | null;
}

/** `attack:u3>u7`, or `attack:u3>player` */
export const attack = action<Duel, Attack>({
  kind: 'attack',
  clause: 'attack.ready',
  candidates(m, player) {
    const foe = opponentOf(player);
    const found: Attack[] = [];
    for (const unit of m.board.sides[player].units) {
      const by = { unit, owner: player };
      found.push({ by, at: null });
      for (const target of m.board.sides[foe].units) found.push({ by, at: { unit: target, owner: foe } });
    }
    return found;
  },
  name: ({ by, at }) => `${by.unit.id}>${at === null ? 'player' : at.unit.id}`,
  read(m, _player, name) {
    const cut = name.indexOf('>');
    const target = name.slice(cut + 1);
    const by = cut < 0 ? null : findUnit(m.board, name.slice(0, cut));
    const at = target === 'player' ? null : findUnit(m.board, target);
    return by === null || (at === null && target !== 'player') ? null : { by, at };
  },
  label: (m, { by, at }) =>
    `${kindOf(m, by.unit.card).name} attacks ${at === null ? 'the opponent' : kindOf(m, at.unit.card).name}`,
  context: [],
  guards: [
    {
      clause: 'attack.ready',
      fact: 'the player of the attacking unit',
      test: (_m, player, { by }) => (by.owner === player ? null : { was: by.owner, needed: player }),
    },
    {
      clause: 'attack.ready',
      fact: 'the attacking unit being ready',
      test: (_m, _player, { by }) => (by.unit.ready ? null : { was: false, needed: true }),
    },
    {
      clause: 'attack.target',
      fact: 'the player of the attacked unit',
      test: (_m, player, { at }) =>
        at === null || at.owner !== player ? null : { was: at.owner, needed: opponentOf(player) },
    },
  ],
  perform(m, player, { by, at }) {
    const foe = opponentOf(player);
    const { power } = kindOf(m, by.unit.card);
    m.chapter(declareAttack(m, player, by.unit.id, at === null ? foe : at.unit.id));
    if (at === null) {
      loseLife(m, foe, power, 'attack.player');
      return;
    }
    m.together(() => {
      dealDamage(m, at.unit.id, power, 'attack.unit');
      dealDamage(m, by.unit.id, kindOf(m, at.unit.card).power, 'attack.unit');
    });
  },
});

/** `pass` */
export const pass = action<Duel, true>({
  kind: 'pass',
  clause: 'turn.pass',
  candidates: () => [true],
  name: () => '',
  read: (_m, _player, name) => (name === '' ? true : null),
  label: () => 'End the turn',
  context: [],
  guards: [],
  perform: (m, player) => {
    m.note('pass', player, {}, { clause: 'turn.pass' });
  },
});

export const actions: readonly ActionKind<Duel>[] = [play, attack, pass];
