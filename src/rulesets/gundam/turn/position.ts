/** Positions written by hand: what stands where, and where in the turn or in a battle the game is. */
import * as z from 'zod';
import type { CardSet, Fault, GameState, Json, Modifier, PlayerId } from '../../../engine/index.ts';
import { numberIn } from '../../../engine/index.ts';
import { cardId, uid as name, player as seat } from '../../cards/board.ts';
import { momentOf, pileOf, putInQueue, turn } from '../../cards/positions.ts';
import { emptyChange, traitEffects, traitPosition } from '../../cards/traits.ts';
import type { Battle, Board, Phase } from '../board/board.ts';
import {
  battleStep,
  EX_BASE,
  EX_LIMIT,
  emptySide,
  exCount,
  RESOURCE_LIMIT,
  resourceCount,
  UNIT_LIMIT,
} from '../board/board.ts';
import type { Gundam } from '../board/context.ts';
import { pastOf, turnsUpTo } from '../board/past.ts';
import type { Compiled } from '../language/compiled.ts';
import { cant as cantWords, duration, history, keyword as keywords, PLAYER_CANT } from '../language/language.ts';
import { attackProgram } from './attack.ts';
import { turnProgram } from './turn.ts';

const whole = z.int().min(0).max(99);
const pile = pileOf(whole);

const unit = z.strictObject({
  card: cardId.describe('The id of the Unit card.'),
  as: name
    .optional()
    .describe('The name by which the rest of the position, and actions, speak of it. Default: u and a number.'),
  rested: z.boolean().optional().describe('Whether it is rested. Default: false.'),
  damage: whole.optional().describe('Damage on it. Default: 0.'),
  entered: z
    .literal('now')
    .optional()
    .describe('"now": it entered in the current turn. Default: before the game began.'),
  pilot: cardId.optional().describe('The id of the Pilot, or of the Command, paired with it. Default: none.'),
  used: z
    .array(z.string())
    .optional()
    .describe('Abilities, as CARD#number, that work once per turn and have worked in this one. Default: none.'),
});

const side = z.strictObject({
  deck: pile.optional().describe('The deck, the top card last, or how many plain cards it has. Default: 20.'),
  hand: z.array(cardId).optional().describe('The hand. Default: empty.'),
  shields: pile.optional().describe('The Shields, the top one last, or how many plain cards. Default: 6.'),
  trash: z.array(cardId).optional().describe('The trash. Default: empty.'),
  removed: z.array(cardId).optional().describe('Cards removed from the game. Default: none.'),
  limbo: z
    .array(cardId)
    .optional()
    .describe('Cards on their way: a Shield that was revealed, a Command that resolves. Default: none.'),
  resources: z
    .union([
      whole,
      z.strictObject({
        active: whole.optional().describe('Active Resources. Default: 0.'),
        rested: whole.optional().describe('Rested Resources. Default: 0.'),
        exActive: whole.optional().describe('Active EX Resources. Default: 0.'),
        exRested: whole.optional().describe('Rested EX Resources. Default: 0.'),
      }),
    ])
    .optional()
    .describe('The resource area; a number is so many active Resources. Default: none.'),
  resourceDeck: whole
    .optional()
    .describe('How many Resources are left in the resource deck. Default: 10 less those in the area.'),
  base: z
    .union([
      cardId,
      z.strictObject({
        card: cardId.describe('The id of the Base card.'),
        as: name
          .optional()
          .describe('The name by which the rest of the position, and actions, speak of it. Default: b and a number.'),
        rested: z.boolean().optional().describe('Whether it is rested. Default: false.'),
        damage: whole.optional().describe('Damage on it. Default: 0.'),
      }),
    ])
    .nullable()
    .optional()
    .describe('The Base, by the id of its card where nothing else is to be said of it. Default: none.'),
  units: z.array(unit).max(UNIT_LIMIT).optional().describe('The Units in the battle area. Default: none.'),
  history: z
    .partialRecord(history, whole)
    .optional()
    .describe('What this player did in this turn so far, as often as the number says. Default: nothing.'),
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

const attackedThing = z.union([z.literal('player'), name]);

const attack = z.strictObject({
  attacker: name.describe('The attacking Unit, one of the active player.'),
  target: attackedThing.describe('What the attack is against now: `player`, or a Unit of the standby player.'),
  original: attackedThing.optional().describe('What the attack was declared against. Default: the target.'),
  blocked: z.boolean().optional().describe('Whether it has been blocked. Default: false.'),
  step: battleStep.describe('The step of the attack that is about to be done.'),
});

export const position = z
  .strictObject({
    turn,
    active: seat.optional().describe('Whose turn it is. Default: p1.'),
    playerOne: seat.optional().describe('Who took the first turn. Default: p1.'),
    at: momentOf(AT)
      .optional()
      .describe('The phase or step that is about to begin; `main` is the main phase in progress. Default: main.'),
    p1: side.optional().describe("Player 1's side of the table. Default: all defaults of a side."),
    p2: side.optional().describe("Player 2's side of the table. Default: all defaults of a side."),
    battle: attack.optional().describe('An attack in progress, in the main phase. Default: none.'),
    modifiers: z
      .array(
        z.strictObject({
          target: z.union([seat, name]).describe('The object, or the player, that is changed.'),
          ap: z.int().min(-99).max(99).optional().describe('AP added. Default: none.'),
          hp: z.int().min(-99).max(99).optional().describe('HP added. Default: none.'),
          keyword: keywords.optional().describe('A keyword given. Default: none.'),
          value: whole.optional().describe('The value of that keyword. Default: 1.'),
          cant: cantWords.optional().describe("What it can't do or have done to it. Default: nothing."),
          traits: traitPosition('traits')
            .optional()
            .describe('The traits that a Unit or a Base has lost and got. Default: no change.'),
          prevents: whole
            .min(1)
            .optional()
            .describe('How much damage in all is kept off a Unit or a Base. Default: none.'),
          said: z
            .strictObject({
              as: z.string().min(1).max(80).describe('The name by which the texts of the card ask for it.'),
              word: z.string().min(1).max(80).describe('The name, the trait or the colour.'),
            })
            .optional()
            .describe('What was said for a Unit or a Base. Default: nothing.'),
          ability: z.string().optional().describe('An ability given, as CARD#number. Default: none.'),
          until: duration
            .exclude(['whilePaired', 'whileLinked'])
            .optional()
            .describe('How long it lasts; `opponentTurn` is the next turn. Default: turn.'),
        }),
      )
      .optional()
      .describe('Changes that effects have made and that still last. Default: none.'),
    pending: z
      .array(
        z.strictObject({
          ability: z.string().describe('The ability, as CARD#number.'),
          owner: seat.describe('Whose effect it is.'),
          source: name.optional().describe('The object whose ability it is. Default: none, as for a Burst.'),
          cause: name.optional().describe('What the event that triggered it happened to. Default: nothing.'),
          batch: whole.optional().describe('Its batch; those with a higher number resolve first. Default: 0.'),
          amount: whole.optional().describe('The amount of the event. Default: 0.'),
          it: z
            .array(name)
            .max(UNIT_LIMIT * 2)
            .optional()
            .describe('What was chosen before. Default: nothing.'),
        }),
      )
      .optional()
      .describe('Effects that wait, in the order in which they were triggered. Default: none.'),
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

/** What can lie outside of play: tokens are only in play (4-17-2-4), and Resources are counted. */
const isCard = ({ type, token }: Compiled): boolean => !token && type !== 'resource';
const CARD = { what: 'a card of a deck', is: isCard };

/** Words that mean something else where an object is named. */
const TAKEN = ['player', 'p1', 'p2'];

/** A card without abilities, to fill decks and Shields with. */
function filler({ cards }: CardSet<Gundam>): string {
  const all = [...cards.values()].filter(({ type, token }) => type === 'unit' && !token);
  const plain = all.find(({ abilities, keywords }) => abilities.length === 0 && Object.keys(keywords).length === 0);
  const any = [...cards.values()].find((card) => isCard(card));
  return (plain ?? all[0] ?? any)?.id ?? EX_BASE;
}

/** Whether a program is the name of a continuous ability, which has no steps. */
const isConstant = ({ cards }: CardSet<Gundam>, program: string): boolean =>
  cards.get(program.slice(0, program.lastIndexOf('#')))?.abilities.some((ability) => ability.program === program) ??
  false;

/** Lays a position out on a fresh state. Gives what names a card or an object that does not exist. */
export function place(state: GameState<Board>, written: Json, cards: CardSet<Gundam>): Fault[] {
  const said = written as Position;
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
      ? cards.map((card, at) => known(card, `${path}/${at}`, CARD))
      : Array.from({ length: cards ?? otherwise }, () => filling);
  const filling = filler(cards);
  const ids = new Set<string>();
  const called = (as: string | undefined, letter: string, path: string): string => {
    const id = as ?? `${letter}${++counters.object}`;
    if (TAKEN.includes(id)) faults.push({ path, reason: `${JSON.stringify(id)} can't be the name of an object` });
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
      (from[key] ?? []).map((card, at) => known(card, `${path}/${key}/${at}`, CARD));
    own.deck = fill(from.deck, 20, `${path}/deck`);
    own.shields = fill(from.shields, 6, `${path}/shields`);
    own.hand = listed('hand');
    own.trash = listed('trash');
    own.removed = listed('removed');
    own.limbo = listed('limbo');
    const resources = typeof from.resources === 'number' ? { active: from.resources } : (from.resources ?? {});
    own.resources = { ...own.resources, ...JSON.parse(JSON.stringify(resources)) };
    if (resourceCount(own) > RESOURCE_LIMIT)
      faults.push({ path: `${path}/resources`, reason: 'too many Resources', accepts: RESOURCE_LIMIT });
    if (exCount(own) > EX_LIMIT)
      faults.push({ path: `${path}/resources`, reason: 'too many EX Resources', accepts: EX_LIMIT });
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
      used: (used ?? []).map((program, number) => {
        if (!cards.programs.has(program))
          faults.push({
            path: `${path}/units/${at}/used/${number}`,
            reason: `no card has the ability ${JSON.stringify(program)}`,
            accepts: 'CARD#number',
          });
        return program;
      }),
    }));
    own.history = { ...from.history };
    return own;
  }

  state.frames = [{ program: 'turn', at: turnProgram.labels.get(at[1]) as number, vars: { cleanups: 0 }, cause: null }];
  if (said.battle) {
    const { attacker, target, step } = said.battle;
    const attackingPlayer = board.active;
    const defender = attackingPlayer === 'p1' ? 'p2' : 'p1';
    const stands = (player: PlayerId, id: string, key: string) => {
      if (board.players[player].units.some((unit) => unit.id === id)) return;
      const reason = `${player} has no Unit called ${JSON.stringify(id)}`;
      faults.push({ path: `/battle/${key}`, reason, accepts: board.players[player].units.map((unit) => unit.id) });
    };
    stands(attackingPlayer, attacker, 'attacker');
    if (target !== 'player') stands(defender, target, 'target');
    if (board.phase !== 'main')
      faults.push({ path: '/at', reason: 'battles are fought in the main phase', accepts: 'main' });
    const original = said.battle.original ?? target;
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
      vars: { attacker, player: attackingPlayer, target },
      cause: null,
    });
  }
  said.modifiers?.forEach((modifier, number) => {
    const { target, ap, hp, keyword, value, cant, traits, said: word, prevents, ability } = modifier;
    const path = `/modifiers/${number}`;
    const onPlayer = target === 'p1' || target === 'p2';
    if (!onPlayer && !ids.has(target))
      faults.push({ path: `${path}/target`, reason: `no object is called ${JSON.stringify(target)}` });
    if ([ap, hp, keyword, cant, traits, word, prevents, ability].every((change) => change === undefined))
      faults.push({
        path,
        reason: 'it changes nothing',
        accepts: ['ap', 'hp', 'keyword', 'cant', 'traits', 'said', 'prevents', 'ability'],
      });
    const idle = traits === undefined ? null : emptyChange(traits);
    if (idle !== null) faults.push({ path: `${path}/traits`, reason: idle, accepts: ['gain', 'lose', 'loseAll'] });
    if (value !== undefined && keyword === undefined)
      faults.push({ path: `${path}/value`, reason: 'only a keyword has a value' });
    if (ability !== undefined && !cards.programs.has(ability) && !isConstant(cards, ability))
      faults.push({ path: `${path}/ability`, reason: `no card has the ability ${JSON.stringify(ability)}` });
    if (onPlayer && (ap ?? hp ?? keyword ?? traits ?? word ?? prevents ?? ability) !== undefined)
      faults.push({ path: `${path}/target`, reason: 'a player has no such value', accepts: 'cant' });
    if (cant !== undefined && PLAYER_CANT.includes(cant) !== onPlayer)
      faults.push({
        path: `${path}/cant`,
        reason: onPlayer ? 'this is for cards only' : 'this is for players only',
        accepts: cantWords.options.filter((word) => PLAYER_CANT.includes(word) === onPlayer),
      });
    if (modifier.until === 'battle' && !said.battle)
      faults.push({ path: `${path}/until`, reason: 'there is no battle in which it could last' });
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
    for (const effect of traits === undefined ? [] : traitEffects(traits)) add(effect);
    if (prevents !== undefined) add({ kind: 'shield', against: 'damage', left: prevents });
    if (word !== undefined) add({ kind: 'said', ...word });
    if (ability !== undefined) add({ kind: 'ability', ability });
  });
  said.pending?.forEach(({ ability, owner, source, cause, batch, amount, it }, number) => {
    const card = ability.slice(0, ability.lastIndexOf('#'));
    if (!cards.programs.has(ability)) {
      faults.push({
        path: `/pending/${number}/ability`,
        reason: `no card has the ability ${JSON.stringify(ability)}`,
        accepts: 'CARD#number',
      });
      return;
    }
    for (const [key, id] of Object.entries({ source, cause })) {
      if (id !== undefined && !ids.has(id) && numberIn(id) > 0)
        faults.push({
          path: `/pending/${number}/${key}`,
          reason: 'what has left needs a name that the engine never gives',
          accepts: 'a name without a number',
        });
    }
    const clause = cards.cards.get(card)?.abilities.find(({ program }) => program === ability)?.clause ?? '9-1-6-4';
    const vars = { it: it ?? [], amount: amount ?? 0 };
    putInQueue(state, { ability, owner, source, cause, batch }, { queue: 'effects', card, clause, level: 0, vars });
  });
  delete board.past;
  Object.assign(board, pastOf(cards, written));
  turnsUpTo(board, cards);
  return faults;
}
