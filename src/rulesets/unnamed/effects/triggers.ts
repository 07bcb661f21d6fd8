/** Which effects a moment sets off: the collect point of the game. */

import type { EngineEvent, Trigger as Found, GameEvent, Pending, PlayerId, Uid, Vars } from '../../../engine/index.ts';
import { opponentOf, watched, watches } from '../../../engine/index.ts';
import { registers } from '../../cards/context.ts';
import { readReference, refer } from '../../cards/references.ts';
import type { Phase } from '../board/board.ts';
import { PILE_OF } from '../board/board.ts';
import type { Context, LastKnown, M, Party } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { departed } from '../board/departed.ts';
import { belonged, belongs, cameBy, reaches } from '../board/evaluate.ts';
import type { PileOfWork } from '../board/printed.ts';
import { abilityNamed, cardOf, findStanding, hearersInPiles, meet, standingNow, unspent } from '../board/printed.ts';
import { abilitiesSince, forbidden, isGiven, isHeard } from '../board/values.ts';
import type { EVENTS } from '../events.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { Means, Trigger } from '../language/language.ts';
import { ABOUT_PLAYERS, ABOUT_TURNS, WIDENED, WIDER } from '../language/language.ts';
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
  /** The other party, where there is one: the other fighter, the cards that were drawn. */
  other?: readonly string[];
  /** By which card, and in which way, as far as it is known. */
  source?: string | null;
  means?: Means;
  /** Which counters it is about. */
  counter?: string;
}

/** Words by which a card looks back at its own end (G14). */
const LOOKING_BACK: readonly Trigger[] = ['onDeath', 'whenDestroyed', 'onLeave'];

const LEAVING = ['death', 'land-destroyed', 'returned'];
const goneIn = (event: GameEvent): LastKnown[] =>
  LEAVING.includes(event.type) ? (event.data.gone as LastKnown[]) : [];

/** The other one of the two units of the attack in progress. */
function otherFighter(m: M, id: Uid): string[] {
  const { attack } = m.board;
  if (!attack?.target) return [];
  return attack.attacker === id ? [attack.target] : attack.target === id ? [attack.attacker] : [];
}

/** The cards that an event put onto a pile, by reference. */
const cardsOf = ({ data, player }: GameEvent, pile: unknown): string[] =>
  player === null || typeof pile !== 'string'
    ? []
    : (data.cards as string[]).map((card) => refer({ zone: pile, player, card }));

/** How an effect, a cost or a rule made something happen, by the clause that it cites. */
const meansOf = (clause: string, by: Readonly<Record<string, Means>>): Means =>
  by[clause] ?? (clause === 'G15' || clause === 'R19' ? 'effect' : 'cost');

/** The words that an event may come to: all that `happenings` makes of it. */
function wordsOf({ type, data }: GameEvent): readonly Trigger[] {
  return (type === 'phase' ? PHASE_WORDS[data.phase as Phase] : WORDS[type as Told]) ?? NO_WORDS;
}

const NO_WORDS: readonly Trigger[] = [];
const PHASE_WORDS: Partial<Record<Phase, readonly Trigger[]>> = {
  start: ['startOfTurn'],
  main: ['startOfMain'],
  end: ['endOfTurn'],
};
type Told = keyof typeof EVENTS | EngineEvent;
const WORDS: Partial<Record<Told, readonly Trigger[]>> = {
  'unit-enters': ['onPlay', 'onSummon', 'onUnitSummoned'],
  'land-enters': ['onPlay', 'onLandPlaced'],
  attack: ['whenAttacking', 'onUnitAttack'],
  'attack-over': ['endOfAttack'],
  combat: ['startOfCombat', 'onAttacked'],
  victory: ['combatVictory'],
  loss: ['combatLoss'],
  'combat-over': ['endOfCombat'],
  kill: ['onKill'],
  'protection-hit': ['onProtectionHit'],
  death: ['onDeath', 'onUnitDeath', 'onLeave'],
  'land-destroyed': ['whenDestroyed', 'onLandDestroyed', 'onLeave'],
  returned: ['whenDestroyed', 'onLandDestroyed', 'onLeave'],
  put: ['onUnitDeath', 'onProtectionLaid'],
  protection: ['onProtectionLaid'],
  'unit-moves': ['onMove'],
  'units-swap': ['onMove'],
  rest: ['onRest'],
  ready: ['onReady'],
  'rest-wears-off': ['onReady'],
  counter: ['onMark', 'onUnmark'],
  use: ['onUse'],
  'tech-revealed': ['onTechPlayed'],
  draw: ['onDraw', 'whenDrawn'],
  discard: ['onDiscard', 'whenDiscarded'],
  'protection-removed': ['onProtectionLost', 'whenTaken'],
};

/** What an event means in the words of cards. */
function happenings(m: M, event: GameEvent): Happening[] {
  const { data, player, seq, type } = event;
  type More = Pick<Happening, 'other' | 'source' | 'means' | 'counter' | 'copy'>;
  const of = (
    word: Trigger,
    clause: ClauseId,
    subject: string | null,
    amount = 0,
    whose = player,
    more: More = {},
  ): Happening[] => (whose === null ? [] : [{ word, clause, player: whose, subject, amount, seq, ...more }]);
  const own = (word: Trigger, clause: ClauseId, id: Uid, more: More = {}, amount = 0) =>
    of(word, clause, id, amount, findStanding(m, id)?.player ?? null, more);
  const gone = (word: Trigger, clause: ClauseId, { id, player: whose }: LastKnown, means: Means) =>
    of(word, clause, id, 0, whose, { means, source: (data.source as string | null | undefined) ?? null });
  const id = data.id as Uid;
  switch (type) {
    case 'unit-enters': {
      const more = { means: data.how as Means };
      return [
        ...(data.how === 'play' ? of('onPlay', 'play.2', id) : []),
        ...of('onSummon', data.how === 'play' ? 'play.2' : 'summon.2', id, 0, player, more),
        ...of('onUnitSummoned', 'G16', id, 0, player, more),
      ];
    }
    case 'land-enters':
      return [...(data.how === 'place' ? [] : of('onPlay', 'field.2', id)), ...of('onLandPlaced', 'G16', id)];
    case 'attack':
      return [...of('whenAttacking', 'atk.1b', id), ...of('onUnitAttack', 'G16', id)];
    case 'attack-over':
      return of('endOfAttack', 'atk.3', id, 0, player, { other: otherFighter(m, id) });
    case 'combat': {
      const units = data.units as Uid[];
      return [
        ...units.flatMap((unit) => own('startOfCombat', 'cbt.1', unit, { other: units.filter((one) => one !== unit) })),
        ...units.slice(1).flatMap((unit) => own('onAttacked', 'R34', unit, { other: units.slice(0, 1) })),
      ];
    }
    case 'victory':
      return own('combatVictory', event.clause as ClauseId, id, { other: otherFighter(m, id) });
    case 'loss':
      return own('combatLoss', event.clause as ClauseId, id, { other: otherFighter(m, id) });
    case 'combat-over':
      return (data.units as Uid[]).flatMap((unit) =>
        own('endOfCombat', 'cbt.7', unit, { other: otherFighter(m, unit) }),
      );
    case 'kill': {
      const killed = data.died as Uid[];
      return own('onKill', 'cbt.6b', id, { other: killed }).map((kill) => ({ ...kill, killed }));
    }
    case 'protection-hit': {
      const taken = m.running('protection-removal')?.taken;
      return of('onProtectionHit', 'prot.3', id, 0, player, { other: typeof taken === 'string' ? [taken] : [] });
    }
    case 'death':
      return goneIn(event).flatMap((unit) => [
        ...gone('onDeath', data.by === 'combat' ? 'cbt.6b' : 'G14', unit, data.by as Means),
        ...gone('onUnitDeath', 'G16', unit, data.by as Means),
        ...gone('onLeave', 'R34', unit, data.by as Means),
      ]);
    case 'land-destroyed':
      return goneIn(event).flatMap((land) => [
        ...gone('whenDestroyed', 'G16', land, data.by as Means),
        ...gone('onLandDestroyed', 'G16', land, data.by as Means),
        ...gone('onLeave', 'R34', land, data.by as Means),
      ]);
    case 'returned':
      return goneIn(event).flatMap((one) => [
        ...(m.state.options.landLoss === 'destroyed' || cardOf(m, one.card).type !== 'land'
          ? []
          : [...gone('whenDestroyed', 'R23', one, 'return'), ...gone('onLandDestroyed', 'R23', one, 'return')]),
        ...gone('onLeave', 'R34', one, 'return'),
      ]);
    case 'put':
      return data.to === 'protection' ? of('onProtectionLaid', 'R62', null, data.count as number) : buried(m, event);
    case 'protection':
      return of('onProtectionLaid', 'R62', null, data.count as number);
    case 'unit-moves':
      return of('onMove', 'R9', id);
    case 'units-swap':
      return (data.units as Uid[]).flatMap((unit) => of('onMove', 'R9', unit));
    case 'rest':
      return (data.units as { id: Uid; rest: number }[]).flatMap((unit) =>
        own('onRest', 'R34', unit.id, { means: meansOf(event.clause, { 'atk.1a': 'attack', G9: 'move' }) }, unit.rest),
      );
    case 'ready':
    case 'rest-wears-off':
      return (data.units as { id: Uid; rest: number }[]).flatMap((unit) =>
        unit.rest > 0 ? [] : own('onReady', 'R34', unit.id, { means: type === 'ready' ? 'effect' : 'phase' }),
      );
    case 'counter': {
      const change = data.change as number;
      const more = { counter: data.name as string };
      return own(change > 0 ? 'onMark' : 'onUnmark', 'R34', data.target as Uid, more, Math.abs(change));
    }
    case 'use':
      return own('onUse', 'R34', id);
    case 'tech-revealed':
      return player === null
        ? []
        : of('onTechPlayed', 'R34', refer({ zone: 'limbo', player, card: data.card as string }));
    case 'draw': {
      const other = cardsOf(event, 'hand');
      const means = meansOf(event.clause, { G3: 'phase' });
      return [
        ...of('onDraw', 'R9', null, data.count as number, player, { other, means }),
        ...other.flatMap((card, copy) => of('whenDrawn', 'R58', card, 0, player, { means, copy })),
      ];
    }
    case 'discard': {
      const other = cardsOf(event, 'trash');
      const means = meansOf(event.clause, {});
      return [
        ...of('onDiscard', 'R9', null, data.count as number, player, { other, means }),
        ...other.flatMap((card, copy) => of('whenDiscarded', 'R58', card, 0, player, { means, copy })),
      ];
    }
    case 'protection-removed': {
      const other = cardsOf(event, data.to);
      const means = meansOf(event.clause, { 'prot.2': 'attack' });
      const source = means === 'attack' ? (m.board.attack?.attacker ?? null) : null;
      return [
        ...of('onProtectionLost', 'R34', null, data.count as number, player, { other, means, source }),
        ...other.flatMap((card, copy) => of('whenTaken', 'R31', card, 0, player, { means, source, copy })),
      ];
    }
    case 'phase':
      if (data.phase === 'start') return of('startOfTurn', 'time.1', null);
      if (data.phase === 'main') return of('startOfMain', 'time.2', null);
      return data.phase === 'end' ? of('endOfTurn', 'time.3', null) : [];
    default:
      return [];
  }
}

/** What cards hear that have just left their zones, or that were drawn, discarded or taken. */
function heardByMoved(m: M, events: readonly GameEvent[]): readonly Trigger[] {
  const found: Trigger[] = [];
  for (const event of events) {
    for (const { abilities } of goneIn(event))
      for (const program of abilities) found.push(...(abilityNamed(m, program)?.on ?? NO_WORDS));
    const moved = whenMoved(m, event);
    if (moved !== undefined && (event.data.cards as string[]).some((card) => cardOf(m, card).hears.has(moved)))
      found.push(moved);
  }
  return found;
}

/** The words that some events come to and that anything could hear. Most of what happens is heard by nobody. */
function wordsHeard(m: M, events: readonly GameEvent[]): readonly Trigger[] {
  const found: Trigger[] = [];
  let moved: readonly Trigger[] | null = null;
  for (const event of events) {
    for (const word of wordsOf(event)) {
      if (found.includes(word)) continue;
      if (!isHeard(m, word)) {
        moved ??= heardByMoved(m, events);
        if (!moved.includes(word)) continue;
      }
      found.push(word);
    }
  }
  return found;
}

/** R22: unit cards that go to the graveyard from elsewhere than the table. */
function buried(m: M, { data, player, seq }: GameEvent): Happening[] {
  if (data.to !== 'graveyard' || data.from === 'graveyard' || player === null) return [];
  if (m.state.options.deaths === 'destroyed') return [];
  return (data.cards as string[]).flatMap((card, copy): Happening[] => {
    if (cardOf(m, card).type !== 'unit') return [];
    const subject = refer({ zone: 'graveyard', player, card });
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
  /** The change by which a delayed effect waits. */
  watch?: string;
}

const NOTHING_NEW: ReadonlyMap<string, number> = new Map();

/** When what is new on the table came: cards, and abilities that were given, by the names of the changes. */
function sinceWhen(events: readonly GameEvent[]): ReadonlyMap<string, number> {
  let found: Map<string, number> | null = null;
  for (const { type, data, seq } of events) {
    if (type !== 'unit-enters' && type !== 'land-enters' && type !== 'modifier') continue;
    found ??= new Map();
    found.set(data.id as string, seq);
  }
  return found ?? NOTHING_NEW;
}

const isAbout = ({ on }: CompiledAbility, words: readonly Trigger[]): boolean =>
  on.some((word) => words.includes(word));

function listeners(m: M, events: readonly GameEvent[], words: readonly Trigger[]): Listener[] {
  const found: Listener[] = [];
  const since = sinceWhen(events);
  const players = [m.board.active, opponentOf(m.board.active)];
  for (const player of players) {
    for (const standing of standingNow(m, player)) {
      const { id, card } = standing.object;
      const given = isGiven(m, id);
      if (!given && !meet(standing.printed.hears, words)) continue;
      const speaks = (ability: CompiledAbility) => ability.from.includes('table') && isAbout(ability, words);
      const entered = since.get(id) ?? 0;
      const own = given ? abilitiesSince(m, standing, since).filter(([ability]) => speaks(ability)) : null;
      const abilities = own?.map(([ability]) => ability) ?? standing.printed.own.filter(speaks);
      if (abilities.length === 0) continue;
      found.push({
        context: contextFor(m, player, card, id),
        abilities,
        heard: ({ seq }, at) => entered <= seq && (own?.[at]?.[1] ?? 0) <= seq,
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
  for (const player of players) fromPiles(m, events, player, words, found);
  for (const event of events) found.push(...justMoved(m, event));
  for (const { modifier, ability, vars } of watches(m)) {
    const waiting = abilityNamed(m, ability);
    if (!waiting) continue;
    const began = since.get(modifier.id) ?? 0;
    found.push({
      context: { m, owner: vars.owner as PlayerId, self: vars.self as Uid | null, card: waiting.card, vars },
      abilities: [waiting],
      heard: ({ seq }) => began <= seq,
      here: null,
      watch: modifier.id,
    });
  }
  return found;
}

/** The word by which a card says what happens when this befalls it. The first hand is dealt, not drawn (R58). */
function whenMoved({ board }: M, { type }: GameEvent): Trigger | undefined {
  if (type === 'protection-removed') return 'whenTaken';
  if (type === 'discard') return 'whenDiscarded';
  return type === 'draw' && board.turn > 0 ? 'whenDrawn' : undefined;
}

/** R31, R58: cards that say what happens when they are taken from protection, drawn or discarded, and have just been. */
function justMoved(m: M, event: GameEvent): Listener[] {
  const { player, data, seq, type } = event;
  const moved = whenMoved(m, event);
  if (player === null || moved === undefined) return [];
  const zone = type === 'draw' ? 'hand' : (data.to as string);
  return (data.cards as string[]).flatMap((card, at): Listener[] => {
    const { hears, abilities: all } = cardOf(m, card);
    if (!hears.has(moved)) return [];
    const abilities = all.filter(({ on }) => on.includes(moved));
    const heard = ({ word, seq: when, copy }: Happening) => word === moved && when === seq && copy === at;
    return [{ context: contextFor(m, player, card), abilities, heard, here: refer({ zone, player, card }) }];
  });
}

/** How many copies of a card came onto a pile of a player at or after a moment. */
function arrived(events: readonly GameEvent[], player: PlayerId, pile: string, card: string, seq: number): number {
  let copies = 0;
  for (const event of events) {
    if (event.seq < seq) continue;
    const { data, type } = event;
    const to = type === 'draw' ? 'hand' : type === 'pool-revealed' || type === 'pool-swap' ? 'pool' : data.to;
    if (pile === 'hand' && type === 'pool-swap' && event.player === player && data.taken === card) copies++;
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
function fromPiles(
  m: M,
  events: readonly GameEvent[],
  player: PlayerId,
  words: readonly Trigger[],
  found: Listener[],
): void {
  const seen = new Map<string, number>();
  for (const { pile, printed } of hearersInPiles(m, player, words)) {
    const abilities = printed.abilities.filter(({ from }) => from.includes(pile));
    if (abilities.length === 0) continue;
    const card = printed.id;
    const here = refer({ zone: pile, player, card });
    const copy = seen.get(here) ?? 0;
    seen.set(here, copy + 1);
    const total = m.board.players[player][PILE_OF[pile]].filter((other) => other === card).length;
    found.push({
      context: contextFor(m, player, card),
      abilities,
      heard: ({ seq }) => copy < total - arrived(events, player, pile, card, seq),
      here,
    });
  }
}

/** R33: the card by which something came about, and whose it is. A tech, and a card in a pile, is told by its id alone. */
function partyOf(m: M, { source, means, player }: Happening): Party {
  if (source === null || source === undefined) return { card: null, player: null, means };
  const whole = findStanding(m, source)?.player ?? departed(m, source)?.player;
  if (whole !== undefined) return { card: source, player: whole, means };
  const [first, second] = [m.board.active, opponentOf(m.board.active)];
  for (const pile of ['limbo', 'graveyard', 'trash', 'revealed', 'hand'] as const) {
    const named = pile === 'revealed' ? 'pool' : pile;
    for (const whose of [first, second])
      if (m.board.players[whose][pile].includes(source))
        return { card: refer({ zone: named, player: whose, card: source }), player: whose, means };
  }
  return { card: null, player: means === 'cost' ? player : null, means };
}

function hears(
  context: Context,
  { ability, waits }: CompiledAbility,
  happening: Happening,
  here: string | null,
): boolean {
  const { m, owner, self } = context;
  const { word, player, subject } = happening;
  const { of, by, counter } = ability;
  if (by !== undefined && !cameBy(context, by, partyOf(m, happening))) return false;
  if (counter !== undefined && counter !== happening.counter) return false;
  if (ABOUT_TURNS.includes(word)) {
    if (of?.side !== undefined) return of.side === 'any' || (of.side === 'own') === (player === owner);
    return waits || player === owner || m.state.options.turnTriggers === 'both';
  }
  if (ABOUT_PLAYERS.includes(word)) {
    const side = of?.side ?? 'any';
    return side === 'any' || (side === 'own') === (player === owner);
  }
  const widened = of !== undefined && WIDENED.includes(word);
  if (!WIDER.includes(word) && !widened) return subject === (here ?? self);
  if (subject === null || (subject === self && !widened)) return false;
  if (of === undefined) return true;
  const standing = findStanding(m, subject);
  if (standing) return belongs(context, { ...of, zone: standing.kind === 'land' ? 'lands' : 'units' }, standing);
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
  const words = wordsHeard(m, events);
  if (words.length === 0) return [];
  const happened: Happening[] = [];
  for (const event of events) {
    if (!wordsOf(event).some((word) => words.includes(word))) continue;
    for (const happening of happenings(m, event)) if (words.includes(happening.word)) happened.push(happening);
  }
  const found: Found[] = [];
  for (const listener of listeners(m, events, words)) {
    const { context, abilities, heard, here, watch } = listener;
    const { owner, self } = context;
    for (let at = 0; at < abilities.length; at++) {
      const source = abilities[at] as CompiledAbility;
      const done: Happening[] = [];
      for (const happening of happened) {
        if (!source.on.includes(happening.word)) continue;
        if (done.some((one) => isSame(one, happening)) || !heard(happening, at)) continue;
        if (!hears(context, source, happening, here)) continue;
        if (!isUnused(m, source, owner, self)) continue;
        if (watch !== undefined && !m.state.modifiers.some(({ id }) => id === watch)) continue;
        if (self !== null && watch === undefined && forbidden(m, self, 'useAbilities') !== null) continue;
        done.push(happening);
        const { program, card } = source;
        const { clause, seq } = happening;
        found.push({
          program,
          owner,
          clause,
          card,
          source: self,
          vars: varsOf(m, listener, source, happening),
          cause: seq,
        });
        if (watch !== undefined) watched(m, watch);
        // R31: what works from a hidden zone is shown.
        if (here?.startsWith('hand:')) m.note('reveal', owner, { cards: [card] }, { clause: 'R31' });
      }
    }
  }
  return found;
}

/** Whether two words tell the same of one card. */
const isSame = (one: Happening, other: Happening): boolean =>
  one.seq === other.seq && one.subject === other.subject && one.copy === other.copy;

/** The registers with which an effect begins that something has set off. */
function varsOf(m: M, { context, here, watch }: Listener, source: CompiledAbility, happening: Happening): Vars {
  const { word, amount, subject, killed } = happening;
  const vars: Vars = registers(context.owner, source.card, context.self);
  if (watch !== undefined) Object.assign(vars, context.vars, { did: 0 });
  vars.on = word;
  vars.amount = amount;
  if (subject !== null) vars.cause = subject;
  if (killed !== undefined) vars.killed = killed;
  if (here !== null) vars.here = here;
  if (source.parties) Object.assign(vars, partiesOf(m, happening));
  return vars;
}

const partiesOf = (m: M, happening: Happening): Vars => ({
  other: [...(happening.other ?? [])],
  source: partyOf(m, happening).card,
  them: happening.player,
});

/** R8, R51: an effect that works once a turn, or in the match, and has worked does nothing any more. */
function isUnused(m: M, ability: CompiledAbility, owner: PlayerId, self: Uid | null): boolean {
  if (!unspent(m, owner, ability)) return false;
  const { program, times } = ability;
  if (self === null || times === null) return true;
  const used = findStanding(m, self)?.object.used.filter((one) => one === program).length ?? 0;
  return used < times;
}

/** G14: whether the card still stands, or lies, where its effect works. Looking back asks for nothing. */
export function stillWorks(m: M, entry: Pending): boolean {
  const { owner, source, vars } = entry;
  const ability = abilityNamed(m, entry.program);
  if (ability !== null && !isUnused(m, ability, owner, source)) return false;
  if (LOOKING_BACK.includes(vars.on as Trigger) || ability?.waits === true) return true;
  if (source !== null) return findStanding(m, source) !== null;
  const [pile, player, card] = typeof vars.here === 'string' ? vars.here.split(':') : [];
  if (pile === undefined || card === undefined || (player !== 'p1' && player !== 'p2')) return true;
  return m.board.players[player][PILE_OF[pile as PileOfWork]].includes(card);
}
