/** The battle phase up to the damage: naming agents, and what happens when that executes. */
import type { PlayerId, Question } from '../../../engine/index.ts';
import { menu, oneOf, perform, vocabulary } from '../../../engine/index.ts';
import type { Naming, NamingProgram } from '../actions/battle.ts';
import { advanceActions, attackActions, defendActions } from '../actions/index.ts';
import { arrivedNow, attach, moveObjects, turnLock } from '../atoms/objects.ts';
import { orderDefenders, setAttackers, setDefenders } from '../atoms/turn.ts';
import { findObject, isLost, standing } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { M, Nexus } from '../board/context.ts';
import { causeOf, registers } from '../board/context.ts';
import { allowed, forbidden } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import { lookForLoss } from './sweep.ts';

const { atOnce, atomic, step, choice } = vocabulary<Nexus>();

/** Asks one player to name agents until nobody else is wanted; then the action is on the queue. */
function namingProgram(
  name: NamingProgram,
  about: { clause: ClauseId; prompt: string; kind: string; action: 'advance' | 'attack' | 'defend' },
  actions: typeof advanceActions,
) {
  const { clause, prompt, kind, action } = about;
  return atOnce(name, [
    choice<string, Naming>(
      clause,
      (m, { player }) => {
        const question = menu(m, { player, kind, clause, prompt, default: 'done' }, actions);
        // With one option it is "done", and nobody is asked; or else it is what a card obliges the player to name (R41).
        return question.list(2).some(({ id }) => id !== 'done') ? question : null;
      },
      (m, { player }, id) => {
        perform(m, actions, player, id);
        return id === 'done' ? undefined : 'name';
      },
      'name',
    ),
    step<Naming>(clause, (m, { player, moves, gear, pairs }) => {
      const count = [...moves, ...pairs].length;
      m.callerVars.named = count;
      if (count === 0) {
        m.note(`no-${action}`, player, {});
        return;
      }
      const entry = m.enqueue({
        program: action,
        queue: 'queue',
        owner: player,
        clause: 'G8',
        card: null,
        source: null,
        vars: registers(player, '', null, 1, { moves, gear, pairs }),
        cause: causeOf(m),
      });
      const told = action === 'advance' ? { moves, gear } : action === 'attack' ? { moves } : { pairs };
      m.note(
        'queued',
        player,
        { entry: entry.id, card: null, skill: null, action, speed: 1, ...told },
        { clause: 'R2' },
      );
    }),
  ]);
}

export const nameAdvanceProgram = namingProgram(
  'name-advance',
  { clause: 'adv.1', prompt: 'Advance: agents, their biomes and gear', kind: 'advance', action: 'advance' },
  advanceActions,
);
export const nameAttackProgram = namingProgram(
  'name-attack',
  { clause: 'att.1', prompt: 'Attack with which agents?', kind: 'attack', action: 'attack' },
  attackActions,
);
export const nameDefendProgram = namingProgram(
  'name-defend',
  { clause: 'def.1', prompt: 'Defend with which agents, against which attackers?', kind: 'defend', action: 'defend' },
  defendActions,
);

interface Named extends Naming {
  owner: PlayerId;
}

const isAttacker = (m: M, id: string): boolean => m.board.attackers.some((one) => one.id === id);
const isDefender = (m: M, id: string): boolean => m.board.attackers.some(({ defenders }) => defenders.includes(id));

/** What was named and can't do it any more is left out, and told. */
function leftOut(m: M, owner: PlayerId, ids: readonly string[], clause: ClauseId): void {
  if (ids.length > 0) m.note('left-out', owner, { ids: [...ids] }, { clause });
}

/** G15: gear is taken up and the agents move with what is attached to them. */
export const advanceProgram = atomic('advance', [
  step<Named>('G15', (m, { owner, moves, gear }) => {
    const able = ({ id, to }: { id: string; to: number }) =>
      findObject(m.board, id) !== null && !isLost(m.board, to) && !forbidden(m, id, 'advance');
    const going = moves.filter(able);
    leftOut(
      m,
      owner,
      moves.filter((move) => !going.includes(move)).map(({ id }) => id),
      'adv.2',
    );
    m.together(() => {
      for (const { id, host } of gear) {
        const object = findObject(m.board, id);
        if (object?.host === null && going.some((move) => move.id === host)) attach(m, id, host);
      }
      moveObjects(m, going, 'advance');
    });
  }),
  step('G5', lookForLoss),
]);

/** G14, G16: the agents lock and attack. */
export const attackProgram = atomic('attack', [
  step<Named>('G16', (m, { owner, moves }) => {
    const able = moves.filter(({ id, to }) => {
      const object = findObject(m.board, id);
      return (
        object !== null &&
        object.at === to &&
        !isAttacker(m, id) &&
        !object.locked &&
        !arrivedNow(m, object, 'attackOnArrival') &&
        !forbidden(m, id, 'attack') &&
        (allowed(m, id, 'attackUnlocked') || !forbidden(m, id, 'beLocked'))
      );
    });
    leftOut(
      m,
      owner,
      moves.filter((move) => !able.includes(move)).map(({ id }) => id),
      'R20',
    );
    if (able.length === 0) return;
    m.together(() => {
      turnLock(
        m,
        able.map(({ id }) => id).filter((id) => !allowed(m, id, 'attackUnlocked')),
        true,
        { clause: 'G14' },
        ['attackOnArrival'],
      );
      const attackers = able.map(({ id, to }) => ({ biome: to, defended: false, defenders: [], id }));
      setAttackers(m, attackers, { clause: 'att.3' });
    });
  }),
  step('G5', lookForLoss),
]);

/** G17: who still stands there defends. */
export const defendProgram = atomic('defend', [
  step<Named>('G17', (m, { owner, pairs }) => {
    const could = pairs.filter(({ id, to, host }) => {
      const object = findObject(m.board, id);
      const attacker = m.board.attackers.find((one) => one.id === host);
      return (
        object?.at === to &&
        !isDefender(m, id) &&
        (!object.locked || allowed(m, id, 'defendLocked')) &&
        !forbidden(m, id, 'defend') &&
        !forbidden(m, host, 'beDefended', { player: owner, reference: id }) &&
        attacker?.biome === to &&
        standing(m.board, attacker) !== null
      );
    });
    const against = (one: string) =>
      could.filter(({ host }) => host === one).length +
      (m.board.attackers.find(({ id }) => id === one)?.defenders.length ?? 0);
    const able = could.filter(({ host }) => against(host) > 1 || !forbidden(m, host, 'beDefendedAlone'));
    leftOut(
      m,
      owner,
      pairs.filter((pair) => !able.includes(pair)).map(({ id }) => id),
      'R20',
    );
    if (able.length === 0) return;
    setDefenders(
      m,
      owner,
      able.map(({ id, host }) => ({ id, against: host })),
      { clause: 'def.3' },
    );
  }),
  step('G5', lookForLoss),
]);

/** The first attacker that still needs an order of its defenders. */
function unordered(m: M, ordered: readonly string[]): { id: string; defenders: string[] } | null {
  for (const attacker of m.board.attackers) {
    const defenders = standing(m.board, attacker);
    if (defenders && defenders.length > 1 && !ordered.includes(attacker.id)) return { id: attacker.id, defenders };
  }
  return null;
}

function permutations(list: readonly string[]): string[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first) => permutations(list.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

/** Up to four defenders are ordered at once; of more, one after the other is put next. */
const AT_ONCE = 4;

interface Ordering {
  [key: string]: string[];
  ordered: string[];
  first: string[];
}

function orderQuestion(m: M, attacker: string, left: readonly string[]): Question<string> {
  const about = {
    player: m.board.active,
    kind: 'order-defenders',
    clause: 'G17',
    prompt: `${labelOf(m, attacker)}: which of its defenders come${left.length > AT_ONCE ? 's next' : ' in which order'}?`,
  };
  const orders = left.length > AT_ONCE ? left.map((id) => [id]) : permutations(left);
  return oneOf(
    about,
    orders.map((order) => ({
      id: order.join('+'),
      label: order.map((id) => labelOf(m, id)).join(', '),
      clause: 'G17',
      value: order.join('+'),
    })),
  );
}

/** G17: the attacking player puts several defenders of one attacker in order. */
export const orderProgram = atOnce('order-defenders', [
  choice<string, Ordering>(
    'G17',
    (m, { ordered, first }) => {
      const next = unordered(m, ordered);
      if (!next) return null;
      const left = next.defenders.filter((id) => !first.includes(id));
      return orderQuestion(m, next.id, left);
    },
    (m, vars, order) => {
      const next = unordered(m, vars.ordered);
      if (!next) return;
      vars.first.push(...order.split('+'));
      if (vars.first.length >= next.defenders.length) {
        orderDefenders(m, next.id, vars.first, { clause: 'G17' });
        vars.ordered.push(next.id);
        vars.first = [];
      }
      return 'order';
    },
    'order',
  ),
]);
