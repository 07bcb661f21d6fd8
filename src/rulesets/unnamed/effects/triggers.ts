/** Which effects a moment sets off: the collect point of the game. */
import {
  type Trigger as Found,
  type GameEvent,
  opponentOf,
  type Pending,
  type PlayerId,
  type Uid,
} from '../../../engine/index.ts';
import { findStanding, PILE_OF, standingOf } from '../board/board.ts';
import { type Context, contextFor, type LastKnown, type M, readReference, refer, registers } from '../board/context.ts';
import { departed } from '../board/departed.ts';
import { belonged, belongs, reaches } from '../board/evaluate.ts';
import { abilityNamed, cardOf } from '../board/printed.ts';
import { abilitiesSince } from '../board/values.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { PILES_OF_WORK, type Trigger } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

/** One thing that happened, in the words that cards use. */
interface Happening {
  word: Trigger;
  clause: ClauseId;
  /** Whose card it is, or which player did it. */
  player: PlayerId;
  /** The unit, land or card it happened to, where it happened to one. */
  subject: string | null;
  amount: number;
  seq: number;
  /** Tells several cards that are alike apart, where an event is about more than one. */
  copy?: number;
  /** The units that were killed. */
  killed?: string[];
}

/** Words that speak of the card itself, of any other card, and of the turn; the others speak of a player. */
const WIDER: readonly Trigger[] = ['onUnitSummoned', 'onUnitDeath', 'onUnitAttack', 'onLandPlaced', 'onLandDestroyed'];
const TURN: readonly Trigger[] = ['startOfTurn', 'startOfMain', 'endOfTurn'];
const PLAYER: readonly Trigger[] = ['onDraw', 'onDiscard'];
/** Words by which a card looks back at its own end (G14). */
const LOOKING_BACK: readonly Trigger[] = ['onDeath', 'whenDestroyed'];

const LEAVING = ['death', 'land-destroyed', 'returned'];
const goneIn = (event: GameEvent): LastKnown[] =>
  LEAVING.includes(event.type) ? (event.data.gone as LastKnown[]) : [];

/** What an event means in the words of cards. */
function happenings(m: M, event: GameEvent): Happening[] {
  const { data, player, seq, type } = event;
  const of = (word: Trigger, clause: ClauseId, subject: string | null, amount = 0, whose = player): Happening[] =>
    whose === null ? [] : [{ word, clause, player: whose, subject, amount, seq }];
  const own = (word: Trigger, clause: ClauseId, id: Uid) =>
    of(word, clause, id, 0, findStanding(m.board, id)?.player ?? null);
  const id = data.id as Uid;
  switch (type) {
    case 'unit-enters':
      return [
        ...(data.how === 'play' ? of('onPlay', 'play.2', id) : []),
        ...of('onSummon', data.how === 'play' ? 'play.2' : 'summon.2', id),
        ...of('onUnitSummoned', 'G16', id),
      ];
    case 'land-enters':
      return [...of('onPlay', 'field.2', id), ...of('onLandPlaced', 'G16', id)];
    case 'attack':
      return [...of('whenAttacking', 'atk.1b', id), ...of('onUnitAttack', 'G16', id)];
    case 'attack-over':
      return of('endOfAttack', 'atk.3', id);
    case 'combat':
      return (data.units as Uid[]).flatMap((unit) => own('startOfCombat', 'cbt.1', unit));
    case 'victory':
      return own('combatVictory', event.clause as ClauseId, id);
    case 'loss':
      return own('combatLoss', event.clause as ClauseId, id);
    case 'combat-over':
      return (data.units as Uid[]).flatMap((unit) => own('endOfCombat', 'cbt.7', unit));
    case 'kill':
      return own('onKill', 'cbt.6b', id).map((kill) => ({ ...kill, killed: data.died as Uid[] }));
    case 'protection-hit':
      return of('onProtectionHit', 'prot.3', id);
    case 'death':
      return goneIn(event).flatMap((unit) => [
        ...of('onDeath', data.by === 'combat' ? 'cbt.6b' : 'G14', unit.id, 0, unit.player),
        ...of('onUnitDeath', 'G16', unit.id, 0, unit.player),
      ]);
    case 'land-destroyed':
      return goneIn(event).flatMap((land) => [
        ...of('whenDestroyed', 'G16', land.id, 0, land.player),
        ...of('onLandDestroyed', 'G16', land.id, 0, land.player),
      ]);
    case 'returned':
      return m.state.options.landLoss === 'destroyed'
        ? []
        : goneIn(event)
            .filter(({ card }) => cardOf(m, card).type === 'land')
            .flatMap((land) => [
              ...of('whenDestroyed', 'R23', land.id, 0, land.player),
              ...of('onLandDestroyed', 'R23', land.id, 0, land.player),
            ]);
    case 'put':
      return buried(m, event);
    case 'unit-moves':
      return of('onMove', 'R9', id);
    case 'draw':
      return of('onDraw', 'R9', null, data.count as number);
    case 'discard':
      return of('onDiscard', 'R9', null, data.count as number);
    case 'phase':
      if (data.phase === 'start') return of('startOfTurn', 'time.1', null);
      if (data.phase === 'main') return of('startOfMain', 'time.2', null);
      return data.phase === 'end' ? of('endOfTurn', 'time.3', null) : [];
    default:
      return [];
  }
}

/** R22: unit cards that go to the graveyard from elsewhere than the table. */
function buried(m: M, { data, player, seq }: GameEvent): Happening[] {
  if (data.to !== 'graveyard' || data.from === 'graveyard' || player === null) return [];
  if (m.state.options.deaths === 'destroyed') return [];
  return (data.cards as string[]).flatMap((card, copy): Happening[] => {
    if (cardOf(m, card).type !== 'unit') return [];
    const subject = refer({ pile: 'graveyard', player, card });
    return [{ word: 'onUnitDeath', clause: 'R22', player, subject, amount: 0, seq, copy }];
  });
}

/** A card that may have something to say: in a zone, as it was when it left one, or in a pile that it names. */
interface Listener {
  context: Context;
  abilities: readonly CompiledAbility[];
  /** Whether it was there, with the ability at this place in the list, when something happened. */
  heard(happening: Happening, at: number): boolean;
  /** The card itself, once it stands in no zone. */
  here: string | null;
}

function listeners(m: M, events: readonly GameEvent[]): Listener[] {
  const found: Listener[] = [];
  /** When what is new on the table came: cards, and abilities that were given, by the names of the changes. */
  const since = new Map<string, number>();
  for (const { type, data, seq } of events) {
    if (type === 'unit-enters' || type === 'land-enters' || type === 'modifier') since.set(data.id as string, seq);
  }
  for (const player of [m.board.active, opponentOf(m.board.active)]) {
    for (const standing of standingOf(m.board, player)) {
      const { id, card } = standing.object;
      const entered = since.get(id) ?? 0;
      const own = abilitiesSince(m, standing, since).filter(([{ from }]) => from.includes('table'));
      if (own.length === 0) continue;
      found.push({
        context: contextFor(m, player, card, id),
        abilities: own.map(([ability]) => ability),
        heard: ({ seq }, at) => entered <= seq && (own[at]?.[1] ?? 0) <= seq,
        here: null,
      });
    }
  }
  for (const { id, card, player, abilities } of events.flatMap(goneIn)) {
    found.push({
      context: contextFor(m, player, card, id),
      abilities: abilities.flatMap((program) => abilityNamed(m, program) ?? []),
      heard: ({ word }) => LOOKING_BACK.includes(word),
      here: null,
    });
  }
  for (const player of [m.board.active, opponentOf(m.board.active)]) found.push(...fromPiles(m, events, player));
  return found;
}

/** How many copies of a card came onto a pile of a player at or after a moment. */
function arrived(events: readonly GameEvent[], player: PlayerId, pile: string, card: string, seq: number): number {
  let copies = 0;
  for (const event of events) {
    if (event.seq < seq) continue;
    const { data, type } = event;
    const to = type === 'pool-revealed' || type === 'pool-swap' ? 'pool' : data.to;
    if (to !== pile) continue;
    const whole = goneIn(event).filter((one) => one.player === player && one.card === card);
    copies += whole.length;
    if (event.player !== player) continue;
    if (Array.isArray(data.cards)) copies += data.cards.filter((one) => one === card).length;
    else if (type === 'tech-spent' && data.card === card) copies++;
  }
  return copies;
}

/** G14: cards that name a pile and lie in it. Every copy speaks for itself. */
function fromPiles(m: M, events: readonly GameEvent[], player: PlayerId): Listener[] {
  const found: Listener[] = [];
  for (const pile of PILES_OF_WORK) {
    const seen = new Map<string, number>();
    for (const card of m.board.players[player][PILE_OF[pile]]) {
      const abilities = cardOf(m, card).abilities.filter(({ from }) => from.includes(pile));
      if (abilities.length === 0) continue;
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      const total = m.board.players[player][PILE_OF[pile]].filter((other) => other === card).length;
      found.push({
        context: contextFor(m, player, card),
        abilities,
        heard: ({ seq }) => copy < total - arrived(events, player, pile, card, seq),
        here: refer({ pile, player, card }),
      });
    }
  }
  return found;
}

function hears(context: Context, { on, ability }: CompiledAbility, happening: Happening): boolean {
  const { m, owner, self } = context;
  const { word, player, subject } = happening;
  if (!on.includes(word)) return false;
  if (TURN.includes(word)) return player === owner || m.state.options.turnTriggers === 'both';
  const { of } = ability;
  if (PLAYER.includes(word)) {
    const side = of?.side ?? 'any';
    return side === 'any' || (side === 'own') === (player === owner);
  }
  if (!WIDER.includes(word)) return subject === self;
  if (subject === null || subject === self) return false;
  if (of === undefined) return true;
  const zone = word === 'onLandPlaced' || word === 'onLandDestroyed' ? 'lands' : 'units';
  const standing = findStanding(m.board, subject);
  if (standing) return belongs(context, { ...of, zone }, standing);
  const last = departed(m, subject);
  if (last) return belonged(context, of, last);
  const card = readReference(subject);
  return card !== null && reaches(context, of, card);
}

/**
 * The effects that a step has set off, as one batch (R6): everything that stands in a zone, in the order of the table,
 * each effect once for each thing that happened.
 */
export function triggers(m: M, events: readonly GameEvent[]): Found[] {
  const happened = events.flatMap((event) => happenings(m, event));
  if (happened.length === 0) return [];
  const found: Found[] = [];
  for (const { context, abilities, heard, here } of listeners(m, events)) {
    const { owner, self } = context;
    for (const [at, source] of abilities.entries()) {
      const done = new Set<string>();
      for (const happening of happened) {
        const { word, clause, subject, amount, seq, copy = 0, killed } = happening;
        const once = `${seq}/${subject}/${copy}`;
        if (done.has(once) || !heard(happening, at) || !hears(context, source, happening)) continue;
        if (!unused(m, { program: source.program, source: self })) continue;
        done.add(once);
        found.push({
          program: source.program,
          owner,
          clause,
          card: source.card,
          source: self,
          vars: {
            ...registers(owner, source.card, self),
            on: word,
            amount,
            ...(subject === null ? {} : { cause: subject }),
            ...(killed === undefined ? {} : { killed }),
            ...(here === null ? {} : { here }),
          },
          cause: seq,
        });
      }
    }
  }
  return found;
}

/** R8: an effect that works once a turn and has worked does nothing any more in that turn. */
function unused(m: M, { program, source }: Pick<Pending, 'program' | 'source'>): boolean {
  if (source === null || abilityNamed(m, program)?.once !== true) return true;
  return findStanding(m.board, source)?.object.used.includes(program) !== true;
}

/** G14: whether the card still stands, or lies, where its effect works. Looking back asks for nothing. */
export function stillWorks(m: M, entry: Pending): boolean {
  const { source, vars } = entry;
  if (!unused(m, entry)) return false;
  if (LOOKING_BACK.includes(vars.on as Trigger)) return true;
  if (source !== null) return findStanding(m.board, source) !== null;
  const [pile, player, card] = typeof vars.here === 'string' ? vars.here.split(':') : [];
  if (pile === undefined || card === undefined || (player !== 'p1' && player !== 'p2')) return true;
  return m.board.players[player][PILE_OF[pile as (typeof PILES_OF_WORK)[number]]].includes(card);
}
