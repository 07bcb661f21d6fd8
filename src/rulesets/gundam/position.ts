/** Positions written by hand: what stands where, and where in the turn or in a battle the game is. */
import { z } from 'zod';
import type { CardSet, Fault, GameState, Json, Modifier, PlayerId } from '../../engine/index.ts';
import { attackProgram } from './attack.ts';
import { type Battle, type Board, EX_BASE, emptySide, type Gundam, type Phase } from './board.ts';
import type { Compiled } from './compiled.ts';
import { CANT, KEYWORDS } from './language.ts';
import { turnProgram } from './turn.ts';

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const cardId = z.string().min(1).max(24);
const whole = z.int().min(0).max(99);
/** Cards by id, or a number of cards that do nothing. The last one is the top. */
const pile = z.union([whole, z.array(cardId)]);

const unit = z.strictObject({
  card: cardId,
  as: name.optional(),
  rested: z.boolean().optional(),
  damage: whole.optional(),
  entered: z.literal('now').optional(),
  pilot: cardId.optional(),
  used: z.array(z.string()).optional(),
});

const side = z.strictObject({
  deck: pile.optional(),
  hand: z.array(cardId).optional(),
  shields: pile.optional(),
  trash: z.array(cardId).optional(),
  removed: z.array(cardId).optional(),
  /** Cards on their way: a Shield that was revealed, a Command that resolves. */
  limbo: z.array(cardId).optional(),
  resources: z
    .union([
      whole,
      z.strictObject({
        active: whole.optional(),
        rested: whole.optional(),
        exActive: whole.optional(),
        exRested: whole.optional(),
      }),
    ])
    .optional(),
  resourceDeck: whole.optional(),
  base: z
    .union([
      cardId,
      z.strictObject({ card: cardId, as: name.optional(), rested: z.boolean().optional(), damage: whole.optional() }),
    ])
    .nullable()
    .optional(),
  units: z.array(unit).max(12).optional(),
  history: z.record(z.string(), whole).optional(),
});

const AT = {
  start: ['start', '6-2-2-1'],
  startStep: ['start', '6-2-3-1'],
  draw: ['draw', '6-3-1'],
  resource: ['resource', '6-4-1'],
  main: ['main', 'main'],
  end: ['end', '6-5-5-2'],
  endStep: ['end', '6-6-3-1'],
  hand: ['end', 'hand'],
  cleanup: ['end', 'cleanup'],
  pass: ['end', '6-6-6'],
} as const satisfies Record<string, readonly [Phase, string]>;

const STEPS = { attack: '7-3-5-1', block: '7-4-1', action: '7-5-1', damage: '7-6-3-2', end: '7-7-1' } as const;

export const position = z
  .strictObject({
    turn: z.int().min(1).max(1000).optional(),
    active: z.enum(['p1', 'p2']).optional(),
    playerOne: z.enum(['p1', 'p2']).optional(),
    /** Where the turn goes on. */
    at: z.enum(Object.keys(AT) as [keyof typeof AT, ...(keyof typeof AT)[]]).optional(),
    p1: side.optional(),
    p2: side.optional(),
    /** An attack in progress, about to do the named step. */
    battle: z
      .strictObject({
        attacker: name,
        target: z.union([z.literal('player'), name]),
        original: z.union([z.literal('player'), name]).optional(),
        blocked: z.boolean().optional(),
        step: z.enum(['attack', 'block', 'action', 'damage', 'end']),
      })
      .optional(),
    /** Continuous changes that effects have made. */
    modifiers: z
      .array(
        z.strictObject({
          target: z.union([z.enum(['p1', 'p2']), name]),
          ap: z.int().min(-99).max(99).optional(),
          hp: z.int().min(-99).max(99).optional(),
          keyword: z.enum(KEYWORDS).optional(),
          value: whole.optional(),
          cant: z.enum(CANT).optional(),
          ability: z.string().optional(),
          until: z.enum(['turn', 'battle', 'opponentTurn', 'always']).optional(),
        }),
      )
      .optional(),
    /** Effects that wait, in the order in which they were triggered; those with a higher `batch` go first. */
    pending: z
      .array(
        z.strictObject({
          ability: z.string(),
          owner: z.enum(['p1', 'p2']),
          source: name.optional(),
          cause: name.optional(),
          batch: whole.optional(),
          vars: z.record(z.string(), z.json()).optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'GundamPosition', title: 'A position of the Gundam Card Game' });

type Position = z.infer<typeof position>;
type SidePosition = z.infer<typeof side>;

const UNIT = { what: 'unit', is: ({ type }: Compiled) => type === 'unit' };
const BASE = { what: 'base', is: ({ type }: Compiled) => type === 'base' };
const PILOT = {
  what: 'a Pilot, or a Command with a Pilot effect',
  is: ({ pilot }: Compiled) => pilot !== null,
};

/** A card without abilities, to fill decks and Shields with. */
function filler({ cards }: CardSet<Gundam>): string {
  const all = [...cards.values()].filter(({ type, token }) => type === 'unit' && !token);
  return (
    (all.find(({ abilities, keywords }) => abilities.length === 0 && Object.keys(keywords).length === 0) ?? all[0])
      ?.id ?? EX_BASE
  );
}

/** Lays a position out on a fresh state. Gives what names a card or an object that does not exist. */
export function place(state: GameState<Board>, written: Json, cards: CardSet<Gundam>): Fault[] {
  const said = written as unknown as Position;
  const faults: Fault[] = [];
  const { board, counters } = state;
  const known = (card: string, path: string, fits?: { what: string; is: (card: Compiled) => boolean }): string => {
    const found = cards.cards.get(card);
    if (!found) faults.push({ path, reason: `there is no card ${JSON.stringify(card)} in this card set` });
    else if (fits && !fits.is(found))
      faults.push({ path, reason: `${JSON.stringify(card)} is a ${found.type}`, accepts: fits.what });
    return card;
  };
  const fill = (cards: number | string[] | undefined, otherwise: number, path: string): string[] =>
    Array.isArray(cards)
      ? cards.map((card, at) => known(card, `${path}/${at}`))
      : Array.from({ length: cards ?? otherwise }, () => filling);
  const filling = filler(cards);
  const ids = new Set<string>();
  const called = (as: string | undefined, letter: string, path: string): string => {
    const id = as ?? `${letter}${++counters.object}`;
    if (ids.has(id)) faults.push({ path, reason: `two objects are called ${JSON.stringify(id)}` });
    ids.add(id);
    return id;
  };
  const at = AT[said.at ?? 'main'];
  board.turn = said.turn ?? 5;
  board.active = said.active ?? 'p1';
  board.playerOne = said.playerOne ?? 'p1';
  board.phase = at[0];
  board.step = at[1] === 'main' ? 'main' : (said.at ?? 'main');
  for (const player of ['p1', 'p2'] as const) {
    board.players[player] = placeSide(said[player] ?? {}, player);
  }

  function placeSide(from: SidePosition, player: PlayerId) {
    const own = emptySide();
    const path = `/${player}`;
    const listed = (key: 'hand' | 'trash' | 'removed' | 'limbo') =>
      (from[key] ?? []).map((card, at) => known(card, `${path}/${key}/${at}`));
    own.deck = fill(from.deck, 20, `${path}/deck`);
    own.shields = fill(from.shields, 6, `${path}/shields`);
    own.hand = listed('hand');
    own.trash = listed('trash');
    own.removed = listed('removed');
    own.limbo = listed('limbo');
    const resources = typeof from.resources === 'number' ? { active: from.resources } : (from.resources ?? {});
    own.resources = { ...own.resources, ...JSON.parse(JSON.stringify(resources)) };
    own.resourceDeck = from.resourceDeck ?? Math.max(0, 10 - own.resources.active - own.resources.rested);
    if (from.base !== undefined && from.base !== null) {
      const { card, as, rested, damage } = typeof from.base === 'string' ? { card: from.base } : { ...from.base };
      own.base = {
        id: called(as, 'b', `${path}/base/as`),
        card: known(card, `${path}/base`, BASE),
        rested: rested ?? false,
        damage: damage ?? 0,
        used: [],
      };
    }
    own.units = (from.units ?? []).map(({ card, as, rested, damage, entered, pilot, used }, at) => ({
      id: called(as, 'u', `${path}/units/${at}/as`),
      card: known(card, `${path}/units/${at}/card`, UNIT),
      owner: player,
      rested: rested ?? false,
      damage: damage ?? 0,
      since: entered === 'now' ? board.turn : 0,
      pilot:
        pilot === undefined
          ? null
          : { id: `q${++counters.object}`, card: known(pilot, `${path}/units/${at}/pilot`, PILOT), owner: player },
      used: used ?? [],
    }));
    own.history = from.history ?? {};
    return own;
  }

  state.frames = [{ program: 'turn', at: turnProgram.labels.get(at[1]) as number, vars: { cleanups: 0 }, cause: null }];
  if (said.battle) {
    const { attacker, target, step } = said.battle;
    for (const [key, id] of [
      ['attacker', attacker],
      ['target', target],
    ] as const) {
      if (id !== 'player' && !ids.has(id))
        faults.push({ path: `/battle/${key}`, reason: `no object is called ${JSON.stringify(id)}` });
    }
    const original = said.battle.original ?? target;
    const attackingPlayer = board.players.p2.units.some(({ id }) => id === attacker) ? 'p2' : 'p1';
    const battle: Battle = {
      attacker,
      attackingPlayer,
      target,
      original,
      declared: original === 'player' ? 'player' : 'unit',
      blocked: said.battle.blocked ?? false,
      step,
    };
    board.battle = battle;
    const label = attackProgram.labels.get(STEPS[step]) as number;
    state.frames.push({
      program: 'attack',
      at: label,
      vars: { player: attackingPlayer, attacker, target },
      cause: null,
    });
  }
  said.modifiers?.forEach((modifier, number) => {
    const { target, ap, hp, keyword, value, cant, ability } = modifier;
    if (target !== 'p1' && target !== 'p2' && !ids.has(target))
      faults.push({ path: `/modifiers/${number}/target`, reason: `no object is called ${JSON.stringify(target)}` });
    const until =
      modifier.until === 'battle' || modifier.until === 'always'
        ? modifier.until
        : `turn:${board.turn + (modifier.until === 'opponentTurn' ? 1 : 0)}`;
    const add = (effect: Modifier['effect']) =>
      state.modifiers.push({ id: `m${++counters.object}`, target, effect, until, source: null, card: null });
    if (ap !== undefined) add({ kind: 'stat', stat: 'ap', add: ap });
    if (hp !== undefined) add({ kind: 'stat', stat: 'hp', add: hp });
    if (keyword !== undefined) add({ kind: 'keyword', keyword, value: value ?? 1 });
    if (cant !== undefined) add({ kind: 'cant', what: cant });
    if (ability !== undefined) add({ kind: 'ability', ability });
  });
  said.pending?.forEach(({ ability, owner, source, cause, batch, vars }, number) => {
    const card = ability.slice(0, ability.lastIndexOf('#'));
    if (!cards.programs.has(ability)) {
      faults.push({
        path: `/pending/${number}/ability`,
        reason: `no card has the ability ${JSON.stringify(ability)}`,
        accepts: 'CARD#number',
      });
      return;
    }
    const clause = cards.cards.get(card)?.abilities.find(({ program }) => program === ability)?.clause ?? '9-1-6-4';
    counters.batch = Math.max(counters.batch, batch ?? 0);
    state.pending.push({
      id: `t${++counters.object}`,
      program: ability,
      queue: 'effects',
      owner,
      card,
      source: source ?? null,
      vars: {
        self: source ?? null,
        owner,
        card,
        it: [],
        did: 0,
        ...(cause === undefined ? {} : { cause }),
        ...JSON.parse(JSON.stringify(vars ?? {})),
      },
      cause: null,
      clause,
      batch: batch ?? 0,
      level: 0,
    });
  });
  return faults;
}
