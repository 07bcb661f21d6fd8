/** Positions written by hand: what stands where, and where in the turn or in an attack the game is. */
import * as z from 'zod';
import type { CardSet, Fault, GameState, Json, PlayerId } from '../../../engine/index.ts';
import { opponentOf, PLAYERS } from '../../../engine/index.ts';
import { cardId, uid as name, player as seat } from '../../cards/board.ts';
import { copied } from '../../cards/copies.ts';
import { momentOf, pileOf, putInQueue, turn } from '../../cards/positions.ts';
import { emptyChange, traitEffects, traitPosition } from '../../cards/traits.ts';
import type { Board, Phase, Side } from '../board/board.ts';
import { emptySide, landZone, readZone } from '../board/board.ts';
import type { Unnamed } from '../board/context.ts';
import { countsTurns, pastOf, turnsBefore } from '../board/past.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { SPELLINGS } from '../language/compiled.ts';
import type { CardType } from '../language/language.ts';
import { cant, PLAYER_CANT, trigger, until } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { attackProgram, combatProgram, protectionProgram } from './attack.ts';
import { turnProgram } from './turn.ts';

const whole = z.int().min(0).max(99);
const pile = pileOf(whole);

const listed = (what: string) =>
  z.array(cardId).optional().describe(`${what}, by card ids. The last is the top. Default: no card.`);
const piled = (what: string, cards: number) =>
  `${what}: card ids, the last of which is the top, or a number of cards that do nothing. Default: ${cards} of these.`;

/** What a unit and a land say alike. */
const object = {
  card: cardId.describe('Its card.'),
  as: name.optional().describe('Its name in this match. Default: “u” or “l” and a number.'),
  copyOf: cardId.optional().describe('The card of its type that it is a copy of, for good. Default: it is no copy.'),
  used: z
    .array(z.string())
    .optional()
    .describe('Its effects that work once a turn and have worked in this one, as CARD#number. Default: none.'),
};

const side = z.strictObject({
  deck: pile.optional().describe(piled('The deck', 20)),
  hand: listed('The hand'),
  pool: pile.optional().describe(piled('The pool cards that lie face down', 4)),
  revealed: listed('The pool cards that lie face up'),
  protection: pile.optional().describe(piled('The protection', 3)),
  graveyard: listed('The graveyard'),
  trash: listed('The trash'),
  units: z
    .array(
      z.strictObject({
        ...object,
        at: z
          .enum(['f1', 'f2', 'f3', 'b1', 'b2', 'b3'])
          .describe('Its zone: f1 to f3 in the frontline, b1 to b3 in the backline.'),
        rest: whole.optional().describe('The counter of [Rest]. Default: 0, ready.'),
        entered: z.literal('now').optional().describe('“now”: it came in this turn. Default: in an earlier one.'),
      }),
    )
    .max(6)
    .optional()
    .describe('The units, in the order in which they came. Default: none.'),
  lands: z
    .array(
      z.strictObject({
        ...object,
        at: z.enum(['l1', 'l2', 'l3']).describe('Its zone: l1 to l3.'),
      }),
    )
    .max(3)
    .optional()
    .describe('The lands, in the order in which they came, all after the units of this player. Default: none.'),
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
    turn,
    active: seat.optional().describe('The turn player. Default: p1.'),
    at: momentOf(AT)
      .optional()
      .describe(
        'Where the turn goes on: “begin” with the other player’s turn, which comes next, “start” with [Start of turn], “draw” with the Draw Phase, “swap” after the draw, “startOfMain” with [Start of main], “main” in the Main Phase, “end” with [End of turn], “over” after it. Default: main.',
      ),
    p1: side.optional().describe('What player 1 has. Default: no card on the table.'),
    p2: side.optional().describe('What player 2 has. Default: no card on the table.'),
    attack: z
      .strictObject({
        attacker: name.describe('The unit that attacks, one of the turn player’s.'),
        target: name
          .optional()
          .describe('The unit that is attacked: needed in combat, allowed in atk.3. Default: none.'),
        result: z
          .strictObject({
            winner: name.nullable().describe('The unit that has won, or null in a tie.'),
            losers: z.array(name).min(1).max(2).describe('The units that have lost.'),
          })
          .optional()
          .describe('Who has won: needed from cbt.4 to cbt.6a, allowed in cbt.7 and atk.3. Default: not known.'),
        step: z.enum(STEPS).describe('The step that comes next, by its clause.'),
      })
      .optional()
      .describe('An attack in progress, which is possible in the Main Phase. Default: none.'),
    modifiers: z
      .array(
        z.strictObject({
          target: z.union([seat, name]).describe('The unit, land or player that is changed.'),
          power: z.int().min(-99).max(99).optional().describe('The power that a unit has more. Default: no change.'),
          mark: z
            .strictObject({
              name: z.string().min(1).max(80).describe('Their name.'),
              count: whole.min(1).describe('How many.'),
            })
            .optional()
            .describe('Counters that it bears. Default: none.'),
          tribes: traitPosition('tribes')
            .optional()
            .describe('The tribes that a unit or land has lost and got. Default: no change.'),
          shield: whole
            .min(1)
            .optional()
            .describe('How many of the next cards of protection a player keeps. Default: none.'),
          said: z
            .strictObject({
              as: z.string().min(1).max(80).describe('The name by which the texts of the card ask for it.'),
              word: z.string().min(1).max(80).describe('The name or the tribe.'),
            })
            .optional()
            .describe('What was said for a unit or land. Default: nothing.'),
          cant: cant.optional().describe('What the card or player can’t do. Default: nothing.'),
          ability: z
            .string()
            .optional()
            .describe('An ability that the card has been given, as CARD#number. Default: none.'),
          until: until
            .optional()
            .describe('How long it lasts, as if the turn player had made it now. Default: this turn.'),
        }),
      )
      .optional()
      .describe('Changes that effects have made, each of at least one kind. Default: none.'),
    pending: z
      .array(
        z.strictObject({
          ability: z.string().describe('The ability, as CARD#number.'),
          owner: seat.describe('Whose it is: the player of its source.'),
          source: name
            .optional()
            .describe('The card on the table that has it. Default: none, as for a card in a pile.'),
          cause: name.optional().describe('What “cause” means in it. Default: nothing.'),
          batch: whole.optional().describe('Those with a higher number wait longer. Default: 0.'),
          on: trigger
            .optional()
            .describe('Which of its triggers has triggered, where it has several. Default: the first.'),
        }),
      )
      .optional()
      .describe('Effects that wait, in the order in which they were triggered. Default: none.'),
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
    from: Omit<NonNullable<SidePosition['lands']>[number], 'at'>,
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
      if (abilityOf(program)?.times == null && !replacesSoOften(program))
        faults.push({ path: `${path}/used/${at}`, reason: `no effect ${JSON.stringify(program)} works once a turn` });
    });
    const own = known(from.card, `${path}/card`, type);
    const { copyOf: model, used = [] } = from;
    if (model === undefined) return { id, card: own, entered, used };
    state.modifiers.push(copied(state, id, known(model, `${path}/copyOf`, type)));
    return { id, card: model, ...(model === own ? {} : { own }), entered, used };
  };
  const abilityOf = (program: string): CompiledAbility | undefined =>
    cards.cards
      .get(program.slice(0, program.lastIndexOf('#')))
      ?.abilities.find((ability) => ability.program === program);
  /** R56: whether it is what a continuous effect does in place of something, so often in a turn. */
  const replacesSoOften = (program: string): boolean =>
    cards.cards.get(program.slice(0, program.lastIndexOf('#')))?.continuous.some(({ instead, continuous }) => {
      const { oncePerTurn, timesPerTurn } = continuous.instead ?? {};
      return instead === program && (oncePerTurn ?? timesPerTurn) !== undefined;
    }) === true;
  /** Whether a thing that stands is not a unit of a player. */
  const isNot = (id: string, player: PlayerId): boolean => {
    const found = ids.get(id);
    return found !== undefined && (found.owner !== player || found.type !== 'unit');
  };
  const named = (id: string, path: string) => {
    if (!ids.has(id)) faults.push({ path, reason: `no object is called ${JSON.stringify(id)}` });
  };

  Object.assign(board, pastOf(cards, [written, filling]));
  const [phase, label] = AT[said.at ?? 'main'];
  board.turn = said.turn ?? 5;
  board.active = said.active ?? 'p1';
  if (board.past && countsTurns(cards)) board.past.match = turnsBefore(board.turn, board.active);
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
    board.attack = { attacker, result: result ?? null, target: target ?? null };
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

  said.modifiers?.forEach(({ target, power, tribes, shield, said: word, cant, ability, mark, until }, number) => {
    const path = `/modifiers/${number}`;
    const ofPlayer = target === 'p1' || target === 'p2';
    if (!ofPlayer) named(target, `${path}/target`);
    if ([power, tribes, shield, word, cant, ability, mark].every((change) => change === undefined))
      faults.push({
        path,
        reason: 'a change says what it changes',
        accepts: ['power', 'tribes', 'shield', 'said', 'cant', 'ability', 'mark'],
      });
    const idle = tribes === undefined ? null : ofPlayer ? 'a player has no tribes' : emptyChange(tribes);
    if (idle !== null) faults.push({ path: `${path}/tribes`, reason: idle });
    if (power !== undefined && (ofPlayer || ids.get(target)?.type === 'land'))
      faults.push({ path: `${path}/power`, reason: 'only units have power' });
    if (cant !== undefined && PLAYER_CANT.includes(cant) !== ofPlayer)
      faults.push({ path: `${path}/cant`, reason: `not something that ${ofPlayer ? 'players' : 'cards'} can’t do` });
    if (ability !== undefined && (ofPlayer || !abilityOf(ability)))
      faults.push({ path: `${path}/ability`, reason: `no card has the ability ${JSON.stringify(ability)}` });
    if (until === 'combat' && (said.attack === undefined || said.attack.step === 'atk.3'))
      faults.push({ path: `${path}/until`, reason: 'R26: there is no combat that it could last for' });
    if (word !== undefined && ofPlayer) faults.push({ path: `${path}/said`, reason: 'a player keeps no word' });
    if (shield !== undefined && !ofPlayer)
      faults.push({ path: `${path}/shield`, reason: 'only players have protection', accepts: ['p1', 'p2'] });
    const end =
      until === 'combat' || until === 'always' ? until : `turn:${board.turn + (until === 'nextTurn' ? 1 : 0)}`;
    const about = { target, until: end, source: null, card: null };
    const id = () => `m${++counters.object}`;
    if (power !== undefined)
      state.modifiers.push({ id: id(), effect: { kind: 'stat', stat: 'power', add: power }, ...about });
    for (const effect of tribes === undefined ? [] : traitEffects(tribes))
      state.modifiers.push({ id: id(), effect, ...about });
    if (word !== undefined) state.modifiers.push({ id: id(), effect: { kind: 'said', ...word }, ...about });
    if (shield !== undefined)
      state.modifiers.push({ id: id(), effect: { kind: 'shield', against: 'protection', left: shield }, ...about });
    if (cant !== undefined) state.modifiers.push({ id: id(), effect: { kind: 'cant', what: cant }, ...about });
    if (mark !== undefined) state.modifiers.push({ id: id(), effect: { kind: 'counter', ...mark }, ...about });
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
    const about = {
      queue: 'waves',
      card,
      clause: 'step.1',
      level: state.frames.length - 1,
      vars: { on: word ?? null },
    };
    putInQueue(state, { ability, owner, source, cause, batch }, about);
  });
  return faults;
}
