/** Positions written by hand: what lies where, what is on the queue, and where in the turn the game is. */
import * as z from 'zod';
import type { CardSet, Fault, GameState, Json, PlayerId } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import { cardId, player } from '../../cards/board.ts';
import { copied } from '../../cards/copies.ts';
import { momentOf, pileOf, turn } from '../../cards/positions.ts';
import { emptyChange, traitEffects, traitPosition } from '../../cards/traits.ts';
import type { Board, InPlay, Phase, Side, Step } from '../board/board.ts';
import { CONVERTED, emptySide } from '../board/board.ts';
import type { Nexus } from '../board/context.ts';
import { registers } from '../board/context.ts';
import { pastOf } from '../board/past.ts';
import { cant, history, until } from '../language/language.ts';
import { energy } from '../language/words.ts';
import { turnProgram } from './turn.ts';

/** A name of an object; those of the players and of an empty choice mean something else. */
const name = z.string().regex(/^(?!(?:p1|p2|none)$)[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const whole = z.int().min(0).max(999);
const pile = pileOf(whole);

const object = z.strictObject({
  card: cardId.describe('The id of its card; `converted` for a converted one.'),
  as: name.optional().describe('Its name in play. Default: o and a number, counted in the order of the position.'),
  copyOf: cardId.optional().describe('The card of its type that it is a copy of, for good. Default: it is no copy.'),
  at: z.int().min(0).max(3).optional().describe('A biome, for an agent. Default: 0, which is staging.'),
  locked: z.boolean().optional().describe('Whether it is locked. Default: false.'),
  damage: whole.optional().describe('The damage that an agent has. Default: 0.'),
  arrived: z.literal('now').optional().describe('It arrived in this turn. Default: it was there before.'),
  on: name.optional().describe('The agent that gear or a modification is attached to. Default: none.'),
  face: cardId.optional().describe('What a converted card is. Default: a card that does nothing.'),
  used: z
    .array(z.string())
    .optional()
    .describe('Once-per-turn skills that were used in this turn, as `CARD#n`, n counted from 0. Default: none.'),
});

const side = z.strictObject({
  deck: pile
    .optional()
    .describe('Cards by id, the last one on top; or a number of cards that do nothing. Default: 20 of those.'),
  hand: z.array(cardId).optional().describe('Cards by id. Default: none.'),
  cache: z.array(cardId).optional().describe('Cards by id, the last one on top. Default: none.'),
  removed: z.array(cardId).min(1).optional().describe('Cards by id that are out of the match. Default: none.'),
  play: z.array(object).max(100).optional().describe('What is in play. Default: nothing.'),
  sectors: z
    .array(z.union([z.int().min(-99).max(99), z.literal('lost')]))
    .length(3)
    .optional()
    .describe(
      'Durability of the sectors in biomes 1, 2 and 3, or `lost`. One of 0 or less is lost as the game goes on. Default: the durability of the match.',
    ),
  energy: z.partialRecord(energy, whole).optional().describe('Energy at hand, by type. Default: none.'),
  history: z.partialRecord(history, whole).optional().describe('What happened in this turn. Default: nothing.'),
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

/** The steps in which there are attackers. */
const FIGHTING: readonly Step[] = ['attack', 'defend', 'damage'];

const queued = z.strictObject({
  as: name.optional().describe('Its name on the queue. Default: t and a number.'),
  owner: player.describe('Whose action it is.'),
  card: cardId.optional().describe('A card that was played. Either this or `skill` is there.'),
  skill: z.string().optional().describe('The skill of a card, as `CARD#n`, n counted from 0.'),
  source: name.optional().describe('The card in play whose skill it is. Default: one that has left play.'),
  speed: z.int().min(1).max(3).optional().describe('Its speed. Default: that of the card or skill.'),
  x: whole.optional().describe('The X that was chosen for its cost. Default: 0.'),
  at: z
    .int()
    .min(0)
    .max(3)
    .optional()
    .describe('The biome in which an agent will arrive. Default: 0, which is staging.'),
  targets: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('What was chosen for each of its targets, by the name of the target. All of them have to be there.'),
});

export const position = z
  .strictObject({
    turn,
    active: player.optional().describe('The player whose turn it is. Default: p1.'),
    starter: player
      .optional()
      .describe(
        'The player who had the first turn. It follows from the turn and the active player, and need not be said.',
      ),
    at: momentOf(AT)
      .optional()
      .describe(
        'Where in the turn the match goes on. A step begins anew; startWindow is after maintenance, otherAdvance before the opponent names agents, nameAttack and nameDefend before agents are named, order before defenders are put in order. Default: primary1.',
      ),
    p1: side.optional().describe('The side of player 1. Default: a deck, and nothing else.'),
    p2: side.optional().describe('The side of player 2. Default: a deck, and nothing else.'),
    once: z
      .strictObject({
        converted: z.boolean().optional().describe('Whether a card was converted. Default: false.'),
        anomaly: z.boolean().optional().describe('Whether an anomaly was played. Default: false.'),
      })
      .optional()
      .describe('What the active player did in this turn and may do once. Default: nothing.'),
    attackers: z
      .array(
        z.strictObject({
          agent: name.describe('An agent of the active player, in a biome.'),
          defended: z
            .boolean()
            .optional()
            .describe('Whether it was defended against. Default: whether it has defenders.'),
          defenders: z
            .array(name)
            .max(100)
            .optional()
            .describe('The agents that defend against it, in their order. Default: none.'),
        }),
      )
      .max(100)
      .optional()
      .describe('Who attacks, in the attack, defend and damage steps. Default: nobody.'),
    queue: z.array(queued).max(30).optional().describe('What is on the queue, the last one on top. Default: nothing.'),
    modifiers: z
      .array(
        z.strictObject({
          target: z.union([player, name]).describe('A card in play, or a player.'),
          attack: z.int().min(-99).max(99).optional().describe('What is added to the attack. Default: no change.'),
          defense: z.int().min(-99).max(99).optional().describe('What is added to the defense. Default: no change.'),
          traits: traitPosition('traits')
            .optional()
            .describe('The traits that a card in play has lost and got. Default: no change.'),
          shield: z
            .int()
            .min(1)
            .max(99)
            .optional()
            .describe(
              'How much of the next damage an agent, or a player for the sectors, is shielded from. Default: none.',
            ),
          said: z
            .strictObject({
              as: z.string().min(1).max(80).describe('The name by which the skills of the card ask for it.'),
              word: z.string().min(1).max(80).describe('The name or the trait.'),
            })
            .optional()
            .describe('What was said for a card in play. Default: nothing.'),
          cant: cant.optional().describe('What it can’t do. Default: nothing is forbidden.'),
          until: until.exclude(['whileInPlay']).optional().describe('How long it holds. Default: turn.'),
        }),
      )
      .optional()
      .describe('Temporary changes that effects have made. Default: none.'),
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
  const said = written as Position;
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
  const called = (as: string | undefined, letter: string): string => {
    const id = as ?? `${letter}${++counters.object}`;
    ids.add(id);
    return id;
  };
  const filling = filler(cards);
  const [phase, step, label] = AT[said.at ?? 'primary1'];
  board.turn = said.turn ?? 5;
  board.active = said.active ?? 'p1';
  // The players take turns, so that who began follows from whose turn this is.
  board.starter = board.turn % 2 === 1 ? board.active : opponentOf(board.active);
  if (said.starter !== undefined && said.starter !== board.starter)
    faults.push({ path: '/starter', reason: 'not with this turn and active player', accepts: board.starter });
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
    if (from.removed !== undefined) own.removed = from.removed.map((card, at) => known(card, `${path}/removed/${at}`));
    from.sectors?.forEach((sector, at) => {
      own.sectors[at] = sector === 'lost' ? { durability: 0, lost: true } : { durability: sector, lost: false };
    });
    own.energy = { ...from.energy };
    own.history = { ...from.history };
    own.objects = (from.play ?? []).map((thing, number) => {
      const { card, as, at, locked, damage, arrived, on, face, used, copyOf: model } = thing;
      const where = `${path}/play/${number}`;
      if (card === CONVERTED) own.converted.push(known(face ?? filling, `${where}/face`));
      else known(card, `${where}/card`);
      wrongOnTable(thing, where);
      const id = called(as, 'o');
      if (model !== undefined) state.modifiers.push(copied(state, id, known(model, `${where}/copyOf`)));
      return {
        id,
        card: model ?? card,
        ...(model === undefined || model === card ? {} : { own: card }),
        at: at ?? 0,
        locked: locked ?? false,
        damage: damage ?? 0,
        since: arrived === 'now' ? board.turn : 0,
        host: on ?? null,
        used: used ?? [],
      };
    });
    return own;
  };
  for (const owner of ['p1', 'p2'] as const) board.players[owner] = placeSide(said[owner] ?? {}, owner);
  const objects = [...board.players.p1.objects, ...board.players.p2.objects];
  for (const owner of ['p1', 'p2'] as const) {
    board.players[owner].objects.forEach((object, number) => {
      if (object.host === null) return;
      const path = `/${owner}/play/${number}/on`;
      const host = objects.find(({ id }) => id === object.host);
      if (!host || cards.cards.get(host.card)?.type !== 'agent')
        faults.push({ path, reason: `no agent is called ${JSON.stringify(object.host)}` });
      else object.at = host.at;
    });
  }

  const agentOf = (owner: PlayerId, id: string, path: string): InPlay | undefined => {
    const found = board.players[owner].objects.find((object) => object.id === id);
    const isAgent = found !== undefined && cards.cards.get(found.card)?.type === 'agent';
    if (!isAgent) faults.push({ path, reason: `${owner} has no agent that is called ${JSON.stringify(id)}` });
    return isAgent ? found : undefined;
  };
  if (said.attackers !== undefined && !FIGHTING.includes(step))
    faults.push({ path: '/attackers', reason: 'nobody attacks at this point of the turn', accepts: [...FIGHTING] });
  board.attackers = (said.attackers ?? []).map(({ agent, defended, defenders = [] }, at) => {
    const path = `/attackers/${at}`;
    const attacker = agentOf(board.active, agent, `${path}/agent`);
    const biome = attacker?.at ?? 1;
    if (biome === 0) faults.push({ path: `${path}/agent`, reason: 'an attacker stands in a biome' });
    defenders.forEach((id, number) => {
      const where = `${path}/defenders/${number}`;
      const defender = agentOf(opponentOf(board.active), id, where);
      if (defender && defender.at !== biome)
        faults.push({ path: where, reason: 'a defender stands in the biome of the attacker', accepts: biome });
    });
    if (defended === false && defenders.length > 0)
      faults.push({ path: `${path}/defended`, reason: 'who has defenders is defended against', accepts: true });
    return { biome: Math.max(1, biome), defended: defended ?? defenders.length > 0, defenders, id: agent };
  });
  const fighters = board.attackers.flatMap(({ id, defenders }) => [id, ...defenders]);
  if (new Set(fighters).size < fighters.length)
    faults.push({ path: '/attackers', reason: 'each agent attacks or defends once' });
  state.frames = [{ program: 'turn', at: turnProgram.labels.get(label) as number, vars: { named: 0 }, cause: null }];
  said.queue?.forEach((entry, at) => {
    placeQueued(entry, `/queue/${at}`);
  });
  said.modifiers?.forEach(({ target, attack, defense, traits, shield, said: word, cant, until = 'turn' }, at) => {
    const path = `/modifiers/${at}`;
    if (target !== 'p1' && target !== 'p2') there(target, `${path}/target`);
    else if (attack !== undefined || defense !== undefined)
      faults.push({ path: `${path}/target`, reason: 'a player has no attack and no defense' });
    if ([attack, defense, traits, shield, word, cant].every((change) => change === undefined))
      faults.push({
        path,
        reason: 'nothing is changed',
        accepts: ['attack', 'defense', 'traits', 'shield', 'said', 'cant'],
      });
    const ofPlayer = target === 'p1' || target === 'p2';
    const idle = traits === undefined ? null : ofPlayer ? 'a player has no traits' : emptyChange(traits);
    if (idle !== null) faults.push({ path: `${path}/traits`, reason: idle });
    if (word !== undefined && ofPlayer) faults.push({ path: `${path}/said`, reason: 'a player keeps no word' });
    if (until === 'battle' && phase !== 'battle')
      faults.push({ path: `${path}/until`, reason: 'there is no battle at this point of the turn' });
    const ends = until === 'turn' ? `turn:${board.turn}` : until === 'nextTurn' ? `turn:${board.turn + 1}` : until;
    const add = (effect: (typeof state.modifiers)[number]['effect']) =>
      state.modifiers.push({ id: `m${++counters.object}`, target, effect, until: ends, source: null, card: null });
    if (attack !== undefined) add({ kind: 'stat', stat: 'attack', add: attack });
    if (defense !== undefined) add({ kind: 'stat', stat: 'defense', add: defense });
    for (const effect of traits === undefined ? [] : traitEffects(traits)) add(effect);
    if (word !== undefined) add({ kind: 'said', ...word });
    if (shield !== undefined) add({ kind: 'shield', against: 'damage', left: shield });
    if (cant !== undefined) add({ kind: 'cant', what: cant });
  });
  delete board.past;
  Object.assign(board, pastOf(cards, [said, filling]));
  return faults;

  /** What is said of a card in play and would have no effect. */
  function wrongOnTable({ card, at, damage, on, face, used, copyOf }: z.infer<typeof object>, path: string): void {
    const found = cards.cards.get(card);
    const say = (field: string, reason: string) => faults.push({ path: `${path}/${field}`, reason });
    if (face !== undefined && card !== CONVERTED) say('face', 'only a converted card has a face');
    if (!found) return;
    if (found.type === 'event') say('card', 'an event is never in play');
    const model = copyOf === undefined ? undefined : cards.cards.get(copyOf);
    if (copyOf !== undefined && card === CONVERTED) say('copyOf', 'a converted card becomes no copy');
    else if (model !== undefined && (model.type !== found.type || model.attaches !== found.attaches))
      say('copyOf', 'a card becomes a copy of one of its own type');
    if (found.type !== 'agent' && (damage ?? 0) > 0) say('damage', 'only agents take damage');
    if (on !== undefined && found.attaches === null) say('on', 'neither gear nor a modification');
    if (on === undefined && found.attaches === 'modification') say('on', 'a modification is attached to an agent');
    if (at !== undefined && on !== undefined) say('at', 'what is attached is where its agent is');
    else if ((at ?? 0) > 0 && found.type !== 'agent') say('at', 'only agents stand in biomes');
    if ((['p1', 'p2'] as const).some((player) => said[player]?.sectors?.[(at ?? 0) - 1] === 'lost'))
      say('at', 'nobody stands in a biome that is lost');
    used?.forEach((program, number) => {
      const skill = [...cards.cards.values()]
        .flatMap(({ skills }) => skills)
        .find((one) => one.program === program && one.skill.oncePerTurn === true);
      if (!skill) say(`used/${number}`, 'there is no once-per-turn skill of this name');
    });
  }

  function placeQueued(entry: z.infer<typeof queued>, path: string): void {
    const { owner, card, skill, source, speed, x, at, targets } = entry;
    const id = card ?? skill?.slice(0, skill.lastIndexOf('#')) ?? '';
    const compiled = cards.cards.get(id);
    const program = skill ?? (compiled?.type === 'event' ? `${id}#play` : 'arrive');
    if (!compiled?.source || (program !== 'arrive' && !cards.programs.has(program))) {
      faults.push({ path, reason: `nothing to put on the queue: ${JSON.stringify(card ?? skill ?? null)}` });
      return;
    }
    if ((card === undefined) === (skill === undefined))
      faults.push({ path, reason: 'a card that was played, or the skill of a card', accepts: ['card', 'skill'] });
    const found = compiled.skills.find((one) => one.program === skill);
    const entering = found ?? compiled.play;
    const say = (field: string, reason: string, accepts?: Json) =>
      faults.push({ path: `${path}/${field}`, reason, ...(accepts === undefined ? {} : { accepts }) });
    if (compiled.type === 'anomaly' && skill === undefined) say('card', 'an anomaly is never on the queue');
    if (skill !== undefined && !found) say('skill', 'a persistent skill is never queued');
    if (skill === undefined && source !== undefined) say('source', 'a card that is played has no source in play');
    if (x !== undefined && entering.cost.x !== true) say('x', 'its cost has no X');
    if (at !== undefined && (skill !== undefined || compiled.type !== 'agent'))
      say('at', 'only an agent arrives in a place');
    const known = entering.targets.map(({ as }) => as);
    for (const as of Object.keys(targets ?? {}))
      if (!known.includes(as)) say(`targets/${as}`, 'there is no target of this name', known);
    for (const as of known)
      if (targets?.[as] === undefined) say('targets', `no target is given for ${JSON.stringify(as)}`, known);
    if (skill === undefined) board.players[owner].limbo.push(id);
    const fast = speed ?? (found ? found.speed || (state.options.reactiveSpeed as number) : compiled.speed);
    const refs = Object.fromEntries(Object.entries(targets ?? {}).map(([as, list]) => [`ref:${as}`, list]));
    const self = source === undefined ? null : there(source, `${path}/source`);
    state.pending.push({
      id: called(entry.as, 't'),
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
