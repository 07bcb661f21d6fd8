/** Positions written by hand: what lies where, what is on the queue, and where in the turn the game is. */
import { z } from 'zod';
import type { CardSet, Fault, GameState, Json, PlayerId } from '../../engine/index.ts';
import { type Board, CONVERTED, emptySide, KINDS, type Nexus, type Phase, type Side, type Step } from './board.ts';
import { registers } from './context.ts';
import { CANT } from './language.ts';
import { turnProgram } from './turn.ts';

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const cardId = z.string().min(1).max(24);
const whole = z.int().min(0).max(999);
const player = z.enum(['p1', 'p2']);
/** Cards by id, or a number of cards that do nothing. The last one is the top. */
const pile = z.union([whole, z.array(cardId)]);

const object = z.strictObject({
  card: cardId,
  as: name.optional(),
  /** A biome; staging without it. */
  at: z.int().min(0).max(3).optional(),
  locked: z.boolean().optional(),
  damage: whole.optional(),
  arrived: z.literal('now').optional(),
  /** The agent it is attached to. */
  on: name.optional(),
  /** What a converted card is. */
  face: cardId.optional(),
  used: z.array(z.string()).optional(),
});

const side = z.strictObject({
  deck: pile.optional(),
  hand: z.array(cardId).optional(),
  cache: z.array(cardId).optional(),
  /** What is in play. */
  play: z.array(object).max(40).optional(),
  /** Durability of the three sectors, or `lost`. */
  sectors: z
    .array(z.union([z.int().min(-99).max(99), z.literal('lost')]))
    .length(3)
    .optional(),
  energy: z.partialRecord(z.enum(KINDS), whole).optional(),
  history: z.record(z.string(), whole).optional(),
});

const AT = {
  start: ['start', 'refresh', 'start.1'],
  draw: ['start', 'draw', 'start.2a'],
  maintenance: ['start', 'maintenance', 'maintenance'],
  startWindow: ['start', 'maintenance', 'A4'],
  primary1: ['primary1', 'primary', 'prim1.1'],
  advance: ['battle', 'advance', 'adv.1'],
  otherAdvance: ['battle', 'advance', 'other-advance'],
  attack: ['battle', 'attack', 'attack'],
  nameAttack: ['battle', 'attack', 'name-attack'],
  defend: ['battle', 'defend', 'defend'],
  nameDefend: ['battle', 'defend', 'name-defend'],
  order: ['battle', 'defend', 'order'],
  damage: ['battle', 'damage', 'damage'],
  primary2: ['primary2', 'primary', 'primary2'],
  end: ['end', 'end', 'end'],
  reset: ['end', 'reset', 'reset'],
} as const satisfies Record<string, readonly [Phase, Step, string]>;

const queued = z.strictObject({
  as: name.optional(),
  owner: player,
  /** A card that was played, or the skill of a card (`CARD#n`). */
  card: cardId.optional(),
  skill: z.string().optional(),
  source: name.optional(),
  speed: z.int().min(1).max(3).optional(),
  x: whole.optional(),
  at: z.int().min(0).max(3).optional(),
  targets: z.record(z.string(), z.array(z.string())).optional(),
});

export const position = z
  .strictObject({
    turn: z.int().min(1).max(1000).optional(),
    active: player.optional(),
    starter: player.optional(),
    /** Where the turn goes on. */
    at: z.enum(Object.keys(AT) as [keyof typeof AT, ...(keyof typeof AT)[]]).optional(),
    p1: side.optional(),
    p2: side.optional(),
    once: z.strictObject({ converted: z.boolean().optional(), anomaly: z.boolean().optional() }).optional(),
    attackers: z
      .array(z.strictObject({ agent: name, defended: z.boolean().optional(), defenders: z.array(name).optional() }))
      .optional(),
    /** What is on the queue; the last one is the top. */
    queue: z.array(queued).max(30).optional(),
    /** Temporary changes that effects have made. */
    modifiers: z
      .array(
        z.strictObject({
          target: z.union([player, name]),
          attack: z.int().min(-99).max(99).optional(),
          defense: z.int().min(-99).max(99).optional(),
          cant: z.enum(CANT).optional(),
          until: z.enum(['turn', 'battle', 'nextTurn', 'always']).optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'NexusPosition', title: 'A position of Nexus' });

type Position = z.infer<typeof position>;

/** A card without skills, to fill decks with. */
function filler({ cards }: CardSet<Nexus>): string {
  const all = [...cards.values()].filter(({ type, token }) => type === 'agent' && !token);
  return (all.find(({ skills }) => skills.length === 0) ?? all[0])?.id ?? '';
}

/** Lays a position out on a fresh state. Gives what names a card or an object that does not exist. */
export function place(state: GameState<Board>, written: Json, cards: CardSet<Nexus>): Fault[] {
  const said = written as unknown as Position;
  const faults: Fault[] = [];
  const { board, counters } = state;
  const ids = new Set<string>();
  const known = (card: string, path: string): string => {
    if (!cards.cards.get(card)?.source)
      faults.push({ path, reason: `there is no card ${JSON.stringify(card)} in this card set` });
    return card;
  };
  const there = (id: string, path: string): string => {
    if (!ids.has(id)) faults.push({ path, reason: `no object is called ${JSON.stringify(id)}` });
    return id;
  };
  const called = (as: string | undefined, letter: string, path: string): string => {
    const id = as ?? `${letter}${++counters.object}`;
    if (ids.has(id)) faults.push({ path, reason: `two objects are called ${JSON.stringify(id)}` });
    ids.add(id);
    return id;
  };
  const filling = filler(cards);
  const [phase, step, label] = AT[said.at ?? 'primary1'];
  board.turn = said.turn ?? 5;
  board.active = said.active ?? 'p1';
  board.starter = said.starter ?? 'p1';
  board.phase = phase;
  board.step = step;
  board.once = { converted: said.once?.converted ?? false, anomaly: said.once?.anomaly ?? false };

  const placeSide = (from: Position['p1'] & object, owner: PlayerId): Side => {
    const own = emptySide(state.options.durability as number);
    const path = `/${owner}`;
    own.deck = Array.isArray(from.deck)
      ? from.deck.map((card, at) => known(card, `${path}/deck/${at}`))
      : Array.from({ length: from.deck ?? 20 }, () => filling);
    own.hand = (from.hand ?? []).map((card, at) => known(card, `${path}/hand/${at}`));
    own.cache = (from.cache ?? []).map((card, at) => known(card, `${path}/cache/${at}`));
    from.sectors?.forEach((sector, at) => {
      own.sectors[at] = sector === 'lost' ? { durability: 0, lost: true } : { durability: sector, lost: false };
    });
    own.energy = { ...from.energy };
    own.history = { ...from.history };
    own.objects = (from.play ?? []).map(({ card, as, at, locked, damage, arrived, on, face, used }, number) => {
      const where = `${path}/play/${number}`;
      if (card === CONVERTED) own.converted.push(known(face ?? filling, `${where}/face`));
      else known(card, `${where}/card`);
      return {
        id: called(as, 'o', `${where}/as`),
        card,
        at: at ?? 0,
        locked: locked ?? false,
        damage: damage ?? 0,
        since: arrived === 'now' ? board.turn : 0,
        host: on ?? null,
        used: used ?? [],
      };
    });
    for (const object of own.objects) {
      const host = own.objects.find(({ id }) => id === object.host);
      if (host) object.at = host.at;
    }
    return own;
  };
  for (const owner of ['p1', 'p2'] as const) board.players[owner] = placeSide(said[owner] ?? {}, owner);

  board.attackers = (said.attackers ?? []).map(({ agent, defended, defenders }, at) => {
    const path = `/attackers/${at}`;
    const objects = [...board.players.p1.objects, ...board.players.p2.objects];
    const biome = objects.find(({ id }) => id === agent)?.at ?? 1;
    if (biome === 0) faults.push({ path: `${path}/agent`, reason: 'an attacker stands in a biome' });
    return {
      id: there(agent, `${path}/agent`),
      biome: Math.max(1, biome),
      defended: defended ?? (defenders ?? []).length > 0,
      defenders: (defenders ?? []).map((id, number) => there(id, `${path}/defenders/${number}`)),
    };
  });
  state.frames = [{ program: 'turn', at: turnProgram.labels.get(label) as number, vars: { named: 0 }, cause: null }];
  said.queue?.forEach((entry, at) => {
    placeQueued(entry, `/queue/${at}`);
  });
  said.modifiers?.forEach(({ target, attack, defense, cant, until = 'turn' }, at) => {
    if (target !== 'p1' && target !== 'p2') there(target, `/modifiers/${at}/target`);
    const ends = until === 'turn' ? `turn:${board.turn}` : until === 'nextTurn' ? `turn:${board.turn + 1}` : until;
    const add = (effect: (typeof state.modifiers)[number]['effect']) =>
      state.modifiers.push({ id: `m${++counters.object}`, target, effect, until: ends, source: null, card: null });
    if (attack !== undefined) add({ kind: 'stat', stat: 'attack', add: attack });
    if (defense !== undefined) add({ kind: 'stat', stat: 'defense', add: defense });
    if (cant !== undefined) add({ kind: 'cant', what: cant });
  });
  return faults;

  function placeQueued(entry: z.infer<typeof queued>, path: string): void {
    const { owner, card, skill, source, speed, x, at, targets } = entry;
    const id = card ?? skill?.slice(0, skill.lastIndexOf('#')) ?? '';
    const compiled = cards.cards.get(id);
    const program = skill ?? (compiled?.type === 'event' ? `${id}#play` : 'arrive');
    if (!compiled?.source || (program !== 'arrive' && !cards.programs.has(program))) {
      faults.push({ path, reason: `nothing to put on the queue: ${JSON.stringify(card ?? skill ?? null)}` });
      return;
    }
    if (skill === undefined) board.players[owner].limbo.push(id);
    const found = compiled.skills.find((one) => one.program === skill);
    const fast = speed ?? (found ? found.speed || (state.options.reactiveSpeed as number) : compiled.speed);
    const refs = Object.fromEntries(Object.entries(targets ?? {}).map(([as, list]) => [`ref:${as}`, list]));
    const self = source === undefined ? null : there(source, `${path}/source`);
    state.pending.push({
      id: entry.as === undefined ? `t${++counters.object}` : called(entry.as, 't', path),
      program,
      queue: 'queue',
      owner,
      card: id,
      source: self,
      vars: registers(owner, id, self, fast, { x: x ?? 0, ...(at === undefined ? {} : { place: at }), ...refs }),
      cause: null,
      clause: found?.clause ?? 'G8',
      batch: 0,
      level: 0,
    });
  }
}
