/** The battle phase: naming agents, what happens when that executes, and the damage. */
import {
  type Hit,
  menu,
  oneOf,
  opponentOf,
  type PlayerId,
  perform,
  type Question,
  vocabulary,
} from '../../engine/index.ts';
import type { Naming, NamingProgram } from './actions/battle.ts';
import { advanceActions, attackActions, defendActions } from './actions/index.ts';
import { dealDamage, retreat } from './atoms/damage.ts';
import { arrivedNow, attach, moveObjects, turnLock } from './atoms/objects.ts';
import { endBattle, orderDefenders, setAttackers, setDefenders, setStep } from './atoms/turn.ts';
import { findObject, isLost, type M, type Nexus, type SeenAttacker, standing } from './board.ts';
import { labelOf } from './choose.ts';
import { registers, sectorReference } from './context.ts';
import type { ClauseId } from './rulebook.ts';
import { splitQuestion, splits } from './split.ts';
import { checkLoss } from './state-rules.ts';
import { attackOf, forbidden, isRanged, terminalDamage } from './values.ts';

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
        return question.list(2).length > 1 ? question : null;
      },
      (m, { player }, id) => {
        perform(m, actions, player, id);
        return id === 'done' ? undefined : 'name';
      },
      'name',
    ),
    step<Naming>(clause, (m, { player, moves, gear, pairs }) => {
      const count = moves.length + pairs.length;
      m.callerVars.named = count;
      if (count === 0) {
        m.note(`no-${action}`, player, {}, { clause });
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
        cause: m.state.frames.at(-1)?.cause ?? null,
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
        if (object?.host === null && going.some((move) => move.id === host)) attach(m, id, host, { clause: 'G15' });
      }
      moveObjects(m, going, 'advance', { clause: 'G15' });
    });
  }),
]);

/** G14, G16: the agents lock and attack. */
export const attackProgram = atomic('attack', [
  step<Named>('G16', (m, { owner, moves }) => {
    const able = moves.filter(({ id, to }) => {
      const object = findObject(m.board, id);
      return (
        object !== null &&
        object.at === to &&
        !object.locked &&
        !arrivedNow(m, object) &&
        !forbidden(m, id, 'attack') &&
        !forbidden(m, id, 'beLocked')
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
        able.map(({ id }) => id),
        true,
        { clause: 'G14' },
      );
      const attackers = able.map(({ id, to }) => ({ id, biome: to, defended: false, defenders: [] }));
      setAttackers(m, attackers, { clause: 'att.3' });
    });
  }),
]);

/** G17: who still stands there defends. */
export const defendProgram = atomic('defend', [
  step<Named>('G17', (m, { owner, pairs }) => {
    const able = pairs.filter(({ id, to, host }) => {
      const object = findObject(m.board, id);
      const attacker = m.board.attackers.find((one) => one.id === host);
      return (
        object?.at === to &&
        !object.locked &&
        !forbidden(m, id, 'defend') &&
        attacker !== undefined &&
        standing(m.board, attacker) !== null
      );
    });
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

interface Wave {
  [key: string]: string | { [attacker: string]: number[] };
  wave: 'ranged' | 'melee';
  splits: { [attacker: string]: number[] };
}

const strikes = (m: M, id: string, wave: Wave['wave']): boolean => {
  const object = findObject(m.board, id);
  return object !== null && isRanged(m, object) === (wave === 'ranged');
};

/** dmg.2: attackers of this wave whose damage has to be divided and is not yet. */
function undivided(
  m: M,
  { wave, splits: done }: Wave,
): { attacker: SeenAttacker; defenders: string[]; damage: number } | null {
  for (const attacker of m.board.attackers) {
    const defenders = standing(m.board, attacker);
    if (!defenders || defenders.length < 2 || done[attacker.id] || !strikes(m, attacker.id, wave)) continue;
    const object = findObject(m.board, attacker.id);
    const damage = object ? attackOf(m, object) : 0;
    if (damage > 0) return { attacker, defenders, damage };
  }
  return null;
}

const terminals = (m: M, defenders: readonly string[]): number[] =>
  defenders.map((id) => {
    const object = findObject(m.board, id);
    return object ? terminalDamage(m, object) : 0;
  });

/** Every hit of one wave, all at the same moment. */
function hitsOf(m: M, { wave, splits: divided }: Wave): Hit[] {
  const hits: Hit[] = [];
  for (const attacker of m.board.attackers) {
    const defenders = standing(m.board, attacker);
    if (!defenders) continue;
    const object = findObject(m.board, attacker.id);
    const amount = object ? attackOf(m, object) : 0;
    if (strikes(m, attacker.id, wave)) {
      if (!attacker.defended) {
        const target = sectorReference(opponentOf(m.board.active), attacker.biome);
        if (!isLost(m.board, attacker.biome)) hits.push({ target, amount, source: attacker.id });
      } else {
        const split = divided[attacker.id] ?? [amount];
        defenders.forEach((target, at) => {
          hits.push({ target, amount: split[at] ?? 0, source: attacker.id });
        });
        if (defenders.length === 0)
          m.note('still-defended', m.board.active, { attacker: attacker.id }, { clause: 'G19' });
        excess(m, attacker.id, defenders, split);
      }
    }
    for (const id of defenders) {
      const defender = findObject(m.board, id);
      if (defender && strikes(m, id, wave))
        hits.push({ target: attacker.id, amount: attackOf(m, defender), source: id });
    }
  }
  return hits;
}

/** G20: what goes beyond the last defender is lost. */
function excess(m: M, attacker: string, defenders: readonly string[], split: readonly number[]): void {
  const needed = terminals(m, defenders);
  const over = defenders.reduce((sum, _id, at) => sum + Math.max(0, (split[at] ?? 0) - (needed[at] ?? 0)), 0);
  if (over > 0) m.note('excess-damage', m.board.active, { attacker, amount: over }, { clause: 'G20' });
}

/** One wave: the attacking player divides what has to be divided, then everybody in it strikes at once. */
export const waveProgram = atomic('wave', [
  choice<string, Wave>(
    'dmg.2a',
    (m, vars) => {
      const next = undivided(m, vars);
      if (!next) return null;
      const { attacker, defenders, damage } = next;
      return splitQuestion(
        { player: m.board.active, prompt: `${labelOf(m, attacker.id)}: divide ${damage} damage` },
        defenders.map((id) => ({ id, label: labelOf(m, id) })),
        splits(damage, terminals(m, defenders)),
        terminals(m, defenders),
      );
    },
    (m, vars, said) => {
      const next = undivided(m, vars);
      if (!next) return;
      const amounts = said.split('+').map(Number);
      vars.splits[next.attacker.id] = amounts;
      m.note(
        'damage-divided',
        m.board.active,
        { attacker: next.attacker.id, amounts: next.defenders.map((id, at) => ({ id, amount: amounts[at] ?? 0 })) },
        { clause: 'dmg.2a' },
      );
      return 'divide';
    },
    'divide',
  ),
  step<Wave>('dmg.4a', (m, vars) => {
    const event = m.note('wave', m.board.active, { wave: vars.wave }, { clause: 'G18' });
    m.under(event, () => {
      const hits = hitsOf(m, vars);
      const dealt = dealDamage(m, hits, 'battle', { clause: clauseOf(hits) });
      if (dealt === 0 && hits.length > 0) m.note('no-damage', null, { wave: vars.wave }, { clause: 'dmg.3a' });
    });
  }),
]);

/** Which part of the damage rules a packet is the work of. */
function clauseOf(hits: readonly Hit[]): ClauseId {
  const sectors = hits.some(({ target }) => target.startsWith('sector:'));
  const agents = hits.some(({ target }) => !target.startsWith('sector:'));
  return sectors ? (agents ? 'dmg.3c' : 'dmg.1') : 'dmg.4a';
}

/** Step 4. What reacts in it waits for its end (A15): nothing else comes between. */
export const damageProgram = atomic('damage', [
  step('G18', (m) => {
    m.chapter(setStep(m, 'battle', 'damage', { clause: 'G18' }));
    m.call('wave', { wave: 'ranged', splits: {} });
  }),
  step('G18', (m) => m.call('wave', { wave: 'melee', splits: {} })),
  step('dmg.5', (m) => {
    retreat(m, () => true, { clause: 'dmg.5' });
    endBattle(m, { clause: 'dmg.5' });
  }),
  step('G5', checkLoss),
]);
