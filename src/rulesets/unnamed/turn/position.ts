/** Positions written by hand: what stands where, and where in the turn or in an attack the game is. */
import * as z from 'zod';
import {
  type CardSet,
  type Fault,
  type GameState,
  type Json,
  opponentOf,
  PLAYERS,
  type PlayerId,
} from '../../../engine/index.ts';
import { type Board, emptySide, landZone, type Phase, readZone, type Side } from '../board/board.ts';
import type { Unnamed } from '../board/context.ts';
import { type CompiledAbility, SPELLINGS } from '../language/compiled.ts';
import { CANT, type CardType, PLAYER_CANT, TRIGGERS } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { attackProgram, combatProgram, protectionProgram } from './attack.ts';
import { turnProgram } from './turn.ts';

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const cardId = z.string().min(1).max(24);
const whole = z.int().min(0).max(99);
/** Cards by id, or a number of cards that do nothing. The last one is the top. */
const pile = z.union([whole, z.array(cardId)]);
const listed = z.array(cardId).optional();

const side = z.strictObject({
  deck: pile.optional(),
  hand: listed,
  pool: pile.optional(),
  revealed: listed,
  protection: pile.optional(),
  graveyard: listed,
  trash: listed,
  units: z
    .array(
      z.strictObject({
        card: cardId,
        at: z.string().regex(/^[fb][123]$/, 'f1 to f3 or b1 to b3'),
        as: name.optional(),
        rest: whole.optional(),
        entered: z.literal('now').optional(),
        used: z.array(z.string()).optional(),
      }),
    )
    .max(6)
    .optional(),
  lands: z
    .array(
      z.strictObject({
        card: cardId,
        at: z.string().regex(/^l[123]$/, 'l1 to l3'),
        as: name.optional(),
        used: z.array(z.string()).optional(),
      }),
    )
    .max(3)
    .optional(),
});

const AT = {
  begin: ['start', 'begin'],
  start: ['start', 'start'],
  draw: ['draw', 'draw'],
  swap: ['draw', 'swap'],
  startOfMain: ['main', 'startOfMain'],
  main: ['main', 'main'],
  end: ['end', 'end'],
  over: ['end', 'over'],
} as const satisfies Record<string, readonly [Phase, string]>;

const STEPS = [
  'atk.2',
  'atk.3',
  'cbt.1',
  'cbt.2',
  'cbt.3',
  'cbt.4',
  'cbt.5',
  'cbt.6a',
  'cbt.7',
  'prot.1',
  'prot.3',
] as const;

/** Words that stand for a player or for no choice where a thing could be named. */
const TAKEN = ['p1', 'p2', 'none'];

/** The steps before which it is known who has won the combat. */
const DECIDED: readonly string[] = ['cbt.4', 'cbt.5', 'cbt.6a'];

export const position = z
  .strictObject({
    turn: z.int().min(1).max(1000).optional(),
    active: z.enum(['p1', 'p2']).optional(),
    /** Where the turn goes on. */
    at: z.enum(Object.keys(AT) as [keyof typeof AT, ...(keyof typeof AT)[]]).optional(),
    p1: side.optional(),
    p2: side.optional(),
    /** An attack in progress, about to do the named step. */
    attack: z
      .strictObject({
        attacker: name,
        target: name.optional(),
        result: z.strictObject({ winner: name.nullable(), losers: z.array(name).min(1).max(2) }).optional(),
        step: z.enum(STEPS),
      })
      .optional(),
    /** Changes that effects have made. */
    modifiers: z
      .array(
        z.strictObject({
          target: z.union([z.enum(['p1', 'p2']), name]),
          power: z.int().min(-99).max(99).optional(),
          cant: z.enum(CANT).optional(),
          ability: z.string().optional(),
          until: z.enum(['turn', 'combat', 'nextTurn', 'always']).optional(),
        }),
      )
      .optional(),
    /** Effects that wait, in the order in which they were triggered; those with a higher `batch` wait longer. */
    pending: z
      .array(
        z.strictObject({
          ability: z.string(),
          owner: z.enum(['p1', 'p2']),
          source: name.optional(),
          cause: name.optional(),
          batch: whole.optional(),
          /** Which of its trigger words has triggered, where the ability has several. */
          on: z.enum(TRIGGERS).optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'UnnamedPosition', title: 'A position of the Unnamed Card Game' });

type Position = z.infer<typeof position>;
type SidePosition = z.infer<typeof side>;

/** A unit without abilities, to fill piles with. */
function filler({ cards }: CardSet<Unnamed>): string {
  const units = [...cards.values()].filter(({ type, token }) => type === 'unit' && !token);
  const plain = units.find(
    ({ abilities, continuous, cost }) => abilities.length + continuous.length + cost.length === 0,
  );
  return (plain ?? units[0])?.id ?? '';
}

/** Lays a position out on a fresh state. Gives what names a card or an object that does not exist. */
export function place(state: GameState<Board>, written: Json, cards: CardSet<Unnamed>): Fault[] {
  const said = written as Position;
  const faults: Fault[] = [];
  const { board, counters } = state;
  const filling = filler(cards);
  const ids = new Map<string, { owner: PlayerId; type: 'unit' | 'land' }>();
  const known = (card: string, path: string, stands?: CardType): string => {
    const found = cards.cards.get(card);
    if (!found) faults.push({ path, reason: `there is no card ${JSON.stringify(card)} in this card set` });
    else if (stands !== undefined && found.type !== stands)
      faults.push({ path, reason: `${JSON.stringify(card)} is a ${found.type}`, accepts: stands });
    else if (stands === undefined && found.token)
      faults.push({ path, reason: `R7: ${JSON.stringify(card)} is a token, and tokens lie in no pile` });
    return card;
  };
  const fill = (given: number | string[] | undefined, otherwise: number, path: string): string[] =>
    Array.isArray(given)
      ? given.map((card, at) => known(card, `${path}/${at}`))
      : Array.from({ length: given ?? otherwise }, () => filling);
  const object = (
    from: { card: string; as?: string | undefined; used?: string[] | undefined },
    type: 'unit' | 'land',
    owner: PlayerId,
    path: string,
  ) => {
    const entered = ++counters.object;
    const id = from.as ?? `${type === 'unit' ? 'u' : 'l'}${entered}`;
    if (TAKEN.includes(id))
      faults.push({
        path: `${path}/as`,
        reason: `${JSON.stringify(id)} is a reserved word`,
        accepts: 'another name',
      });
    ids.set(id, { owner, type });
    from.used?.forEach((program, at) => {
      if (abilityOf(program)?.once !== true)
        faults.push({ path: `${path}/used/${at}`, reason: `no effect ${JSON.stringify(program)} works once a turn` });
    });
    return { id, card: known(from.card, `${path}/card`, type), entered, used: from.used ?? [] };
  };
  const abilityOf = (program: string): CompiledAbility | undefined =>
    cards.cards
      .get(program.slice(0, program.lastIndexOf('#')))
      ?.abilities.find((ability) => ability.program === program);
  /** Whether a thing that stands is not a unit of a player. */
  const isNot = (id: string, player: PlayerId): boolean => {
    const found = ids.get(id);
    return found !== undefined && (found.owner !== player || found.type !== 'unit');
  };
  const named = (id: string, path: string) => {
    if (!ids.has(id)) faults.push({ path, reason: `no object is called ${JSON.stringify(id)}` });
  };

  const [phase, label] = AT[said.at ?? 'main'];
  board.turn = said.turn ?? 5;
  board.active = said.active ?? 'p1';
  board.phase = phase;
  for (const player of PLAYERS) board.players[player] = placeSide(said[player] ?? {}, player);

  function placeSide(from: SidePosition, player: PlayerId): Side {
    const path = `/${player}`;
    const own = emptySide();
    own.deck = fill(from.deck, 20, `${path}/deck`);
    own.pool = fill(from.pool, 4, `${path}/pool`);
    own.protection = fill(from.protection, 3, `${path}/protection`);
    for (const key of ['hand', 'revealed', 'graveyard', 'trash'] as const) {
      own[key] = fill(from[key] ?? [], 0, `${path}/${key}`);
    }
    from.units?.forEach((unit, number) => {
      const where = `${path}/units/${number}`;
      const at = readZone(unit.at);
      const lane = at && own.lanes[at.lane - 1];
      if (!at || !lane || at.row === 'land') return;
      if (lane[at.row]) faults.push({ path: `${where}/at`, reason: `two units stand in ${unit.at}` });
      const since = unit.entered === 'now' ? board.turn : 0;
      lane[at.row] = { ...object(unit, 'unit', player, where), rest: unit.rest ?? 0, since };
    });
    from.lands?.forEach((land, number) => {
      const where = `${path}/lands/${number}`;
      const lane = own.lanes[(readZone(land.at)?.lane ?? 1) - 1];
      if (!lane) return;
      if (lane.land) faults.push({ path: `${where}/at`, reason: `two lands lie in ${landZone(Number(land.at[1]))}` });
      lane.land = object(land, 'land', player, where);
    });
    return own;
  }

  state.frames = [{ program: 'turn', at: turnProgram.labels.get(label) as number, vars: {}, cause: null }];
  if (said.attack) placeAttack(said.attack);
  function placeAttack({ attacker, target, result, step }: NonNullable<Position['attack']>): void {
    const say = (field: string, reason: string, accepts?: Json) =>
      faults.push({ path: `/attack/${field}`, reason, ...(accepts === undefined ? {} : { accepts }) });
    named(attacker, '/attack/attacker');
    const fights = step.startsWith('cbt');
    if ((said.at ?? 'main') !== 'main')
      faults.push({ path: '/at', reason: 'attacks are made in the Main Phase', accepts: 'main' });
    if (isNot(attacker, board.active)) say('attacker', 'the attacking unit is one of the turn player');
    if (target !== undefined) {
      named(target, '/attack/target');
      if (isNot(target, opponentOf(board.active))) say('target', 'the attacked unit is one of the other player');
      if (step === 'atk.2') say('target', 'the lane has not been looked at yet');
      if (step.startsWith('prot')) say('target', 'protection is removed where there is no unit');
    } else if (fights) say('target', 'combat needs a unit that is attacked');
    if (result === undefined && DECIDED.includes(step)) say('result', `before ${step} the result is known`);
    if (result !== undefined && !DECIDED.includes(step) && step !== 'cbt.7' && step !== 'atk.3')
      say('result', `before ${step} there is no result`);
    for (const [at, loser] of (result?.losers ?? []).entries())
      if (loser !== attacker && loser !== target) say(`result/losers/${at}`, 'not one of the two units');
    if (result && result.winner !== null) {
      if (result.winner !== attacker && result.winner !== target) say('result/winner', 'not one of the two units');
      if (result.losers.includes(result.winner)) say('result/winner', 'a unit that has lost');
    }
    board.attack = { attacker, target: target ?? null, result: result ?? null };
    const player = board.active;
    const push = (program: typeof attackProgram, at: ClauseId) =>
      state.frames.push({
        program: program.name,
        at: program.labels.get(at) as number,
        vars: {
          attacker,
          player,
          ...(target === undefined ? {} : { defender: target }),
          ...(program === attackProgram && step !== 'atk.2' ? { examined: true } : {}),
        },
        cause: null,
      });
    push(attackProgram, step === 'atk.2' || step === 'atk.3' ? step : 'R26');
    if (step.startsWith('cbt')) push(combatProgram, step);
    if (step.startsWith('prot')) push(protectionProgram, step);
  }

  said.modifiers?.forEach(({ target, power, cant, ability, until }, number) => {
    const path = `/modifiers/${number}`;
    const ofPlayer = target === 'p1' || target === 'p2';
    if (!ofPlayer) named(target, `${path}/target`);
    if (power === undefined && cant === undefined && ability === undefined)
      faults.push({ path, reason: 'a change says what it changes', accepts: ['power', 'cant', 'ability'] });
    if (power !== undefined && (ofPlayer || ids.get(target)?.type === 'land'))
      faults.push({ path: `${path}/power`, reason: 'only units have power' });
    if (cant !== undefined && PLAYER_CANT.includes(cant) !== ofPlayer)
      faults.push({ path: `${path}/cant`, reason: `not something that ${ofPlayer ? 'players' : 'cards'} can’t do` });
    if (ability !== undefined && (ofPlayer || !abilityOf(ability)))
      faults.push({ path: `${path}/ability`, reason: `no card has the ability ${JSON.stringify(ability)}` });
    if (until === 'combat' && (said.attack === undefined || said.attack.step === 'atk.3'))
      faults.push({ path: `${path}/until`, reason: 'R26: there is no combat that it could last for' });
    const end =
      until === 'combat' || until === 'always' ? until : `turn:${board.turn + (until === 'nextTurn' ? 1 : 0)}`;
    const about = { target, until: end, source: null, card: null };
    const id = () => `m${++counters.object}`;
    if (power !== undefined)
      state.modifiers.push({ id: id(), effect: { kind: 'stat', stat: 'power', add: power }, ...about });
    if (cant !== undefined) state.modifiers.push({ id: id(), effect: { kind: 'cant', what: cant }, ...about });
    if (ability !== undefined) state.modifiers.push({ id: id(), effect: { kind: 'ability', ability }, ...about });
  });

  said.pending?.forEach(({ ability, owner, source, cause, batch, on }, number) => {
    const found = abilityOf(ability);
    if (!found) {
      const reason = `no card has the ability ${JSON.stringify(ability)}`;
      faults.push({ path: `/pending/${number}/ability`, reason, accepts: 'CARD#number' });
      return;
    }
    if (source !== undefined) named(source, `/pending/${number}/source`);
    if (cause !== undefined) named(cause, `/pending/${number}/cause`);
    const whose = source === undefined ? undefined : ids.get(source)?.owner;
    if (whose !== undefined && whose !== owner)
      faults.push({ path: `/pending/${number}/owner`, reason: `${source} is a card of ${whose}`, accepts: whose });
    const word = on === undefined ? found.on[0] : (SPELLINGS[on] ?? on);
    if (word === undefined || !found.on.includes(word))
      faults.push({ path: `/pending/${number}/on`, reason: `${ability} has no such trigger`, accepts: [...found.on] });
    const { card } = found;
    counters.batch = Math.max(counters.batch, batch ?? 0);
    state.pending.push({
      id: `t${++counters.object}`,
      program: ability,
      queue: 'waves',
      owner,
      card,
      source: source ?? null,
      vars: {
        self: source ?? null,
        owner,
        card,
        it: [],
        did: 0,
        on: word ?? null,
        ...(cause === undefined ? {} : { cause }),
      },
      cause: null,
      clause: 'step.1',
      batch: batch ?? 0,
      level: state.frames.length - 1,
    });
  });
  return faults;
}
