/** Naming agents in the battle phase: one by one, and `done`. */
import type { ActionKind, PlayerId } from '../../../engine/index.ts';
import { action, menu, opponentOf } from '../../../engine/index.ts';
import { arrivedNow } from '../atoms/objects.ts';
import type { SeenObject } from '../board/board.ts';
import { controllerOf, findObject, isLost, objectCalled, openBiomes, standing } from '../board/board.ts';
import { labelOf, placeAt, placeName } from '../board/choose.ts';
import type { M, Nexus } from '../board/context.ts';
import { running } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { agentsOf, allowed, forbidden, isAgent, obliged } from '../board/values.ts';
import type { Can, Cant, Must } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { G } from './guards.ts';

/** What has been named so far, in the registers of the program that asks. */
export interface Naming {
  [key: string]: PlayerId | { id: string; to: number }[] | { id: string; host: string }[];
  player: PlayerId;
  moves: { id: string; to: number }[];
  gear: { id: string; host: string }[];
  pairs: { id: string; to: number; host: string }[];
}

export type NamingProgram = 'name-advance' | 'name-attack' | 'name-defend';

const named = (m: M, program: NamingProgram): Naming | null => m.running(program) as Naming | null;

const naming = (program: NamingProgram, clause: ClauseId, what: string): G<null> => ({
  clause,
  fact: 'what is going on',
  test: (m) => (running(m) === program ? null : { was: `${m.board.step} step`, needed: `naming ${what}` }),
});

interface OfAgent {
  id: string;
}

const own: G<OfAgent> = {
  clause: 'gen.1',
  fact: 'whose agent it is',
  test: (m, player, { id }) =>
    controllerOf(m.board, id) === player ? null : { was: 'not an own agent', needed: player },
};

const unhindered = (words: readonly Cant[], freed?: Can): G<OfAgent> => ({
  clause: 'R11',
  fact: 'what an effect forbids',
  test: (m, _player, { id }) => {
    const free = freed !== undefined && allowed(m, id, freed);
    const by = words
      .map((word) => (free && word === 'beLocked' ? null : forbidden(m, id, word)))
      .find((found) => found !== null);
    return by ? { was: by.by, needed: null } : null;
  },
});

const settled = (clause: ClauseId, freed: Can): G<OfAgent> => ({
  clause,
  fact: 'the turn in which it arrived',
  test: (m, _player, { id }) => {
    return arrivedNow(m, objectCalled(m.board, id), freed) ? { was: 'this turn', needed: 'an earlier turn' } : null;
  },
});

const unlocked: G<OfAgent> = {
  clause: 'G14',
  fact: 'whether it is locked',
  test: (m, _player, { id }) => (objectCalled(m.board, id).locked ? { was: true, needed: false } : null),
};

const agent = (m: M, id: string): SeenObject | null => {
  const object = findObject(m.board, id);
  return object && isAgent(m, object) ? object : null;
};

/** `advance:AGENT>BIOME` (G15). */
export const nameAdvance = action<Nexus, { id: string; to: number }>({
  kind: 'advance',
  clause: 'G15',
  candidates: (m, player) => agentsOf(m, player).flatMap(({ id }) => openBiomes(m.board).map((to) => ({ id, to }))),
  name: ({ id, to }) => `${id}>${to}`,
  read: (m, _player, name) => {
    const [id = '', to = ''] = name.split('>');
    return agent(m, id) && ['1', '2', '3'].includes(to) ? { id, to: Number(to) } : null;
  },
  label: (m, { id, to }) => `${labelOf(m, id)} advances to ${placeName(to)}`,
  aim: (_m, player, { to }) => ({ places: [placeAt(player, to)] }),
  context: [naming('name-advance', 'adv.1', 'agents to advance')],
  guards: [
    own,
    settled('G15', 'advanceOnArrival'),
    {
      clause: 'G21',
      fact: 'the biome',
      test: (m, _player, { to }) => (isLost(m.board, to) ? { was: 'lost', needed: 'not lost' } : null),
    },
    {
      clause: 'G15',
      fact: 'where it stands',
      test: (m, _player, { id, to }) => (objectCalled(m.board, id).at === to ? { was: to, needed: 'elsewhere' } : null),
    },
    unhindered(['advance']),
    {
      clause: 'G15',
      fact: 'whether it is named already',
      test: (m, _player, { id }) =>
        named(m, 'name-advance')?.moves.some((move) => move.id === id) ? { was: true, needed: false } : null,
    },
  ],
  perform: (m, _player, move) => {
    named(m, 'name-advance')?.moves.push(move);
  },
});

/** `gear:GEAR>AGENT`: unattached gear that a named agent takes along (G15). */
export const nameGear = action<Nexus, { id: string; host: string }>({
  kind: 'gear',
  clause: 'G15',
  candidates: (m, player) =>
    m.board.players[player].objects
      .filter(({ card, host }) => host === null && cardOf(m, card).attaches === 'gear')
      .flatMap(({ id }) => (named(m, 'name-advance')?.moves ?? []).map((move) => ({ id, host: move.id }))),
  name: ({ id, host }) => `${id}>${host}`,
  read: (m, _player, name) => {
    const [id = '', host = ''] = name.split('>');
    return findObject(m.board, id) && agent(m, host) ? { id, host } : null;
  },
  label: (m, { id, host }) => `${labelOf(m, host)} takes ${labelOf(m, id)} along`,
  context: [naming('name-advance', 'adv.1', 'agents to advance')],
  guards: [
    {
      clause: 'G15',
      fact: 'the gear',
      test: (m, player, { id }) => {
        const gear = m.board.players[player].objects.find((object) => object.id === id);
        if (gear && gear.host === null && cardOf(m, gear.card).attaches === 'gear') return null;
        return { was: gear ? (gear.host === null ? 'no gear' : 'attached') : 'not own', needed: 'own unattached gear' };
      },
    },
    {
      clause: 'G15',
      fact: 'whether the agent advances',
      test: (m, _player, { host }) =>
        named(m, 'name-advance')?.moves.some((move) => move.id === host) ? null : { was: false, needed: true },
    },
    {
      clause: 'G15',
      fact: 'whether it is named already',
      test: (m, _player, { id }) =>
        named(m, 'name-advance')?.gear.some((one) => one.id === id) ? { was: true, needed: false } : null,
    },
  ],
  perform: (m, _player, gear) => {
    named(m, 'name-advance')?.gear.push(gear);
  },
});

/** `attack:AGENT` (G16). */
export const nameAttack = action<Nexus, OfAgent>({
  kind: 'attack',
  clause: 'G16',
  candidates: (m, player) =>
    agentsOf(m, player)
      .filter(({ at }) => at > 0)
      .map(({ id }) => ({ id })),
  name: ({ id }) => id,
  read: (m, _player, name) => (agent(m, name) ? { id: name } : null),
  label: (m, { id }) => `${labelOf(m, id)} attacks`,
  aim: (m, player, { id }) => ({ places: [placeAt(opponentOf(player), objectCalled(m.board, id).at)] }),
  context: [naming('name-attack', 'att.1', 'attackers')],
  guards: [
    own,
    {
      clause: 'G16',
      fact: 'where it stands',
      test: (m, _player, { id }) => (objectCalled(m.board, id).at > 0 ? null : { was: 'staging', needed: 'a biome' }),
    },
    unlocked,
    settled('G14', 'attackOnArrival'),
    unhindered(['attack', 'beLocked'], 'attackUnlocked'),
    {
      clause: 'R55',
      fact: 'whether it attacks already',
      test: (m, _player, { id }) =>
        m.board.attackers.some((one) => one.id === id) ? { was: true, needed: false } : null,
    },
    {
      clause: 'G16',
      fact: 'whether it is named already',
      test: (m, _player, { id }) =>
        named(m, 'name-attack')?.moves.some((move) => move.id === id) ? { was: true, needed: false } : null,
    },
  ],
  perform: (m, _player, { id }) => {
    named(m, 'name-attack')?.moves.push({ id, to: objectCalled(m.board, id).at });
  },
});

interface Defending extends OfAgent {
  against: string;
}

/** `defend:AGENT>ATTACKER` (G17). */
export const nameDefend = action<Nexus, Defending>({
  kind: 'defend',
  clause: 'G17',
  candidates: (m, player) =>
    m.board.attackers
      .filter((attacker) => standing(m.board, attacker) !== null)
      .flatMap((attacker) =>
        agentsOf(m, player)
          .filter(({ at }) => at === attacker.biome)
          .map(({ id }) => ({ id, against: attacker.id })),
      ),
  name: ({ id, against }) => `${id}>${against}`,
  read: (m, _player, name) => {
    const [id = '', against = ''] = name.split('>');
    return agent(m, id) && agent(m, against) ? { id, against } : null;
  },
  label: (m, { id, against }) => `${labelOf(m, id)} defends against ${labelOf(m, against)}`,
  context: [naming('name-defend', 'def.1', 'defenders')],
  guards: [
    own,
    {
      clause: 'G17',
      fact: 'the attacker',
      test: (m, player, { against }) => {
        const attacker = m.board.attackers.find(({ id }) => id === against);
        if (attacker && standing(m.board, attacker) !== null && !agentsOf(m, player).some(({ id }) => id === against))
          return null;
        return { was: 'not attacking', needed: opponentOf(player) };
      },
    },
    {
      clause: 'G17',
      fact: 'where it stands',
      test: (m, _player, { id, against }) => {
        const was = objectCalled(m.board, id).at;
        const needed = objectCalled(m.board, against).at;
        return was === needed && was > 0 ? null : { was, needed };
      },
    },
    {
      ...unlocked,
      test: (m, player, one) => (allowed(m, one.id, 'defendLocked') ? null : unlocked.test(m, player, one)),
    },
    unhindered(['defend']),
    {
      clause: 'R55',
      fact: 'whether it defends already',
      test: (m, _player, { id }) =>
        m.board.attackers.some(({ defenders }) => defenders.includes(id)) ? { was: true, needed: false } : null,
    },
    {
      clause: 'R11',
      fact: 'what an effect forbids',
      test: (m, player, { id, against }) => {
        const by = forbidden(m, against, 'beDefended', { player, reference: id });
        return by ? { was: by.by, needed: null } : null;
      },
    },
    {
      clause: 'G17',
      fact: 'whether it is named already',
      test: (m, _player, { id }) =>
        named(m, 'name-defend')?.pairs.some((pair) => pair.id === id) ? { was: true, needed: false } : null,
    },
  ],
  perform: (m, _player, { id, against }) => {
    named(m, 'name-defend')?.pairs.push({ id, to: objectCalled(m.board, id).at, host: against });
  },
});

/** What can be named by one agent, by program. */
const NAMINGS: Record<NamingProgram, { must: Must; action: ActionKind<Nexus> }> = {
  'name-advance': { must: 'advance', action: nameAdvance },
  'name-attack': { must: 'attack', action: nameAttack },
  'name-defend': { must: 'defend', action: nameDefend },
};

/** R41: an agent that has to be named, can be, and is not yet. */
function mustBeNamed(m: M, player: PlayerId): string | null {
  const about = NAMINGS[running(m) as NamingProgram] as (typeof NAMINGS)[NamingProgram] | undefined;
  if (about === undefined) return null;
  const { must, action: kind } = about;
  const bound = agentsOf(m, player).filter(({ id }) => obliged(m, id, must));
  if (bound.length === 0) return null;
  const legal = menu(m, { player, kind: must, clause: 'R41', prompt: must }, [kind]).list(1000);
  const names = legal.map(({ id }) => (id.split(':')[1] ?? '').split('>')[0]);
  return bound.find(({ id }) => names.includes(id))?.id ?? null;
}

/** `done`: nobody else is named. */
export const done = action<Nexus, true>({
  kind: 'done',
  clause: 'adv.1',
  candidates: () => [true],
  name: () => '',
  read: (_m, _player, name) => (name === '' ? true : null),
  label: () => 'No more',
  context: [
    {
      clause: 'gen.2',
      fact: 'what is going on',
      test: (m) => {
        return running(m).startsWith('name-') ? null : { was: `${m.board.step} step`, needed: 'naming agents' };
      },
    },
  ],
  guards: [
    {
      clause: 'R41',
      fact: 'who must be named',
      test: (m, player) => {
        const was = mustBeNamed(m, player);
        return was === null ? null : { was, needed: null };
      },
    },
  ],
  perform: () => {},
});
