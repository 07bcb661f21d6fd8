/** Continuous effects: which are in force, on what, and with how much power (R5, R20). Computed on read. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { PLAYERS, slot } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import type { CompiledContinuous } from '../language/compiled.ts';
import type { From } from '../language/language.ts';
import type { SeenLand } from './board.ts';
import type { Context, Known, M, ReadCard } from './context.ts';
import { contextFor } from './context.ts';
import type { OnTable, Speaker } from './printed.ts';
import { continuousInPiles, readerOf, standingNow, tableNow } from './printed.ts';

type Thing = Uid | PlayerId;
/** What an effect applies to, and the power it adds there. */
type Outcome = ReadonlyMap<Thing, number>;

const NOTHING: Outcome = new Map();

/** A continuous effect: its text where it speaks, whose it is, and what it applies to. */
export interface Applied {
  readonly text: CompiledContinuous;
  readonly context: Context;
  /** The card on the table, or null when it works from a pile. */
  readonly self: Uid | null;
  readonly entered: number;
  /** What it applied to when it was judged last. `onOf` gives what it applies to now. */
  on: Outcome;
  /** The revision in which it was judged, or one of the two below. */
  judged: number;
}

const NEVER = -1;
/** For as long as the effect is listed. */
const FOR_GOOD = -2;

export interface Table {
  /** The oldest first. */
  readonly effects: readonly Applied[];
  /** Effects of a circle that age has decided. */
  readonly decided: Applied[];
  /** Those that add power, those that give abilities, those that forbid, and those that do something rare. */
  readonly adding: readonly Applied[];
  readonly giving: readonly Applied[];
  readonly forbidding: readonly Applied[];
  readonly rare: readonly Applied[];
  /** How often an effect may still be looked at before the circle is given up. */
  looks: number;
}

/** No effect of honest cards adds as much; a circle that does grows without end. */
const ENDLESS = 1_000_000;

/** Without a circle as many rounds as there are effects are enough; circles that come to rest need few more. */
const mostLooks = (effects: number): number => 200 + 2 * effects * (effects + 1);

/** Those of some effects that do something: mostly none of them, or all. */
function those(effects: readonly Applied[], does: (text: CompiledContinuous) => boolean): readonly Applied[] {
  let found: Applied[] | null = null;
  for (const effect of effects) {
    if (!does(effect.text)) continue;
    found ??= [];
    found.push(effect);
  }
  return found ?? NO_EFFECTS;
}

const NO_EFFECTS: readonly Applied[] = [];

const tableOf = (effects: readonly Applied[]): Table => ({
  effects,
  decided: [],
  adding: those(effects, ({ continuous }) => continuous.power !== undefined),
  giving: those(effects, ({ gives }) => gives !== null),
  forbidding: those(effects, ({ continuous }) => continuous.cant !== undefined),
  rare: those(effects, ({ rare }) => rare),
  looks: mostLooks(effects.length),
});

interface Texts extends Place {
  /** Each text by itself, in the order in which they are found. */
  readonly found: readonly Applied[];
  /** The same by what they do, not judged yet. */
  readonly table: Table;
  /** Whether what one applies to may hang on what others do, so that all have to be settled together. */
  readonly together: boolean;
  /** Whether none asks for anything that a `still` event changes: what rests, whose turn it is, what was used. */
  readonly steady: boolean;
  /** Whether any changes tribes. */
  readonly tribes: boolean;
}

/** Where texts were found: on which table, in the face of which changes, and whether all of them there and none in a pile. */
interface Place {
  onTable: OnTable;
  modifiers: M['state']['modifiers'];
  upTo: number;
  noneInPiles: boolean;
}

const TEXTS = slot<Texts>('texts');

/** Texts as they are found, and those that were found before: what is still there is the same, to be judged anew. */
interface Finding {
  readonly m: M;
  readonly known: readonly Applied[];
  readonly found: Applied[];
}

/** Finds the texts of one player: first those on the table, then those in piles. */
function findTexts(finding: Finding, player: PlayerId, onTable: readonly Known[], inPiles: readonly Speaker[]): void {
  for (const { object, printed } of onTable) {
    if (printed.continuous.length === 0 || isSilent(finding.m, object.id)) continue;
    findIn(finding, 'table', player, printed, object);
  }
  for (const { pile, printed } of inPiles) findIn(finding, pile, player, printed, null);
}

/** Finds the texts of one card, of an object where it stands in a zone. */
function findIn(
  { m, known, found }: Finding,
  zone: From,
  owner: PlayerId,
  { id, continuous }: ReadCard,
  object: SeenLand | null,
): void {
  const self = object?.id ?? null;
  for (const text of continuous) {
    if (!text.from.includes(zone)) continue;
    const before = known[found.length];
    if (before?.text === text && before.self === self && before.context.owner === owner) {
      before.judged = NEVER;
      found.push(before);
    } else {
      const context = contextFor(m, owner, id, self);
      found.push({ text, context, self, entered: object?.entered ?? 0, on: NOTHING, judged: NEVER });
    }
  }
}

/** The continuous texts on the table and in piles, the oldest first: the same ones until a card comes, leaves or is silenced. */
function textsOf(m: M, _of: string, before: Texts | undefined): Texts {
  const onTable = tableNow(m);
  const { modifiers } = m.state;
  const upTo = modifiers.length;
  const inPiles1 = continuousInPiles(m, 'p1');
  const inPiles2 = continuousInPiles(m, 'p2');
  const noneInPiles = inPiles1.length === 0 && inPiles2.length === 0;
  const still = before?.onTable === onTable && before.modifiers === modifiers && before.upTo === upTo;
  if (still && before.noneInPiles && noneInPiles) return before;
  const finding: Finding = { m, known: before?.found ?? NO_EFFECTS, found: [] };
  findTexts(finding, 'p1', onTable.p1.all, inPiles1);
  findTexts(finding, 'p2', onTable.p2.all, inPiles2);
  const { known, found } = finding;
  if (before === undefined || found.length !== known.length || found.some((text, at) => text !== known[at]))
    return { ...readTexts(m, found), onTable, modifiers, upTo, noneInPiles };
  before.onTable = onTable;
  before.modifiers = modifiers;
  before.upTo = upTo;
  before.noneInPiles = noneInPiles;
  return before;
}

/** What all that continuous texts say comes to. */
function readTexts(m: M, found: readonly Applied[]): Omit<Texts, keyof Place> {
  const tribes = found.some(({ text }) => text.continuous.tribes !== undefined);
  return {
    found,
    table: tableOf(found.length > 1 ? [...found].sort((a, b) => a.entered - b.entered) : found),
    together:
      m.state.options.continuous === 'kept' || found.some(({ text }) => text.asks || (tribes && text.asksTribes)),
    steady: found.every(({ text }) => text.steady),
    tribes,
  };
}

const textsNow = (m: M): Texts => m.lasting(TEXTS, textsOf);

/** R45: what is silenced says nothing. */
function isSilent(m: M, id: Uid): boolean {
  for (const { target, effect } of m.state.modifiers)
    if (target === id && effect.kind === 'cant' && effect.what === 'haveAbilities') return true;
  return false;
}

function reach(m: M, { text, context, self }: Applied): Thing[] {
  const { to } = text.continuous;
  if (to === 'this') return self === null ? [] : [self];
  if ('player' in to) return [whoIs(context.owner, to.player)];
  const found: Uid[] = [];
  const reader = readerOf(context);
  for (const player of PLAYERS) {
    for (const standing of standingNow(m, player))
      if (reader.belongs(context, to, standing)) found.push(standing.object.id);
  }
  return found;
}

/** What an effect applies to as the table is. */
function judge(m: M, effect: Applied): Outcome {
  const { text, context } = effect;
  const { continuous } = text;
  m.looks(context.card);
  if (continuous.if !== undefined && !readerOf(context).holds(context, continuous.if)) return NOTHING;
  const reached = reach(m, effect);
  if (reached.length === 0) return NOTHING;
  const amount = continuous.power ?? continuous.fixed;
  const on = new Map<Thing, number>();
  if (text.each && amount !== undefined) {
    const { amountOf } = readerOf(context);
    for (const id of reached) on.set(id, amountOf({ ...context, vars: { ...context.vars, each: id } }, amount));
    return on;
  }
  const add = amount === undefined ? 0 : readerOf(context).amountOf(context, amount);
  for (const id of reached) on.set(id, add);
  return on;
}

/** What an effect that is in force applies to. It is judged when that is asked for the first time: mostly nobody asks. */
export function onOf(m: M, effect: Applied): Outcome {
  if (effect.judged !== FOR_GOOD && effect.judged !== m.revision) {
    effect.on = judge(m, effect);
    effect.judged = effect.text.steady ? FOR_GOOD : m.revision;
  }
  return effect.on;
}

/** Whether an effect that is in force applies to something. */
export const appliesTo = (m: M, effect: Applied, thing: Thing): boolean => onOf(m, effect).has(thing);

const same = (a: Outcome, b: Outcome): boolean => a.size === b.size && [...a].every(([id, add]) => b.get(id) === add);

/** What an effect applies to when it does not count for itself. */
function judgeAlone(m: M, effect: Applied): Outcome {
  effect.on = NOTHING;
  return judge(m, effect);
}

/** Looks at every effect once, the oldest first. Gives those that apply otherwise than before. */
function round(m: M, table: Table, effects: readonly Applied[]): Applied[] {
  return effects.filter((effect) => {
    const before = effect.on;
    const now = judgeAlone(m, effect);
    effect.on = now;
    table.looks--;
    for (const add of now.values()) if (Math.abs(add) > ENDLESS) table.looks = 0;
    return !same(before, now);
  });
}

const outcomes = (effects: readonly Applied[]): string => JSON.stringify(effects.map(({ on }) => [...on]));

/** Looks at effects until nothing changes. Gives those that never come to rest, the oldest first. */
function settleDown(m: M, table: Table, effects: readonly Applied[]): Applied[] {
  // Without a circle every effect is right after as many rounds as there are effects.
  const sure = effects.length + 1;
  const seen = new Set<string>();
  for (let rounds = 0; ; rounds++) {
    if (round(m, table, effects).length === 0) return [];
    if (table.looks <= 0) return [...effects];
    if (rounds < sure) continue;
    const now = outcomes(effects);
    if (seen.has(now)) break;
    seen.add(now);
  }
  const restless = new Set<Applied>();
  const again = outcomes(effects);
  for (let rounds = 0; rounds <= Math.max(seen.size, sure) && table.looks > 0; rounds++) {
    for (const effect of round(m, table, effects)) restless.add(effect);
    if (outcomes(effects) === again) break;
  }
  return effects.filter((effect) => restless.has(effect));
}

/** Whether an effect that is held in force is judged alike however the others go round: so it goes round with them no more. */
function standsStill(m: M, table: Table, held: Applied, others: readonly Applied[]): boolean {
  const restless = settleDown(m, table, others);
  if (restless.length === 0) return true;
  const { on } = held;
  const judgement = () => {
    const found = judgeAlone(m, held);
    held.on = on;
    return found;
  };
  const first = judgement();
  for (let rounds = 0; rounds <= others.length + 1 && table.looks > 0; rounds++) {
    round(m, table, others);
    if (!same(first, judgement())) return false;
  }
  return true;
}

/**
 * R20: of effects that never come to rest, the oldest that applies when none of the others does is held in force. One that
 * only follows a circle, without being part of it, is passed over. Gives the effects that are decided.
 */
function decide(m: M, table: Table, open: readonly Applied[], restless: readonly Applied[]): readonly Applied[] {
  const clear = () => {
    for (const effect of restless) effect.on = NOTHING;
  };
  clear();
  const able = restless.flatMap((effect) => {
    const on = judge(m, effect);
    return on.size > 0 ? [{ effect, on }] : [];
  });
  const hold = ({ effect, on }: { effect: Applied; on: Outcome }): readonly Applied[] => {
    clear();
    effect.on = on;
    return [effect];
  };
  for (const one of able) {
    hold(one);
    const others = open.filter((effect) => effect !== one.effect);
    if (standsStill(m, table, one.effect, others)) return hold(one);
  }
  const [oldest] = able;
  return oldest ? hold(oldest) : restless;
}

/** R20: what can't be settled is read once, the oldest first. */
function readOnce(m: M, table: Table, effects: readonly Applied[]): void {
  for (const effect of effects) effect.on = NOTHING;
  for (const effect of effects) effect.on = judge(m, effect);
  table.decided.push(...effects);
}

/** The option that keeps in force what has been applied once, whatever comes after it. */
function applyAndKeep(m: M, table: Table): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const effect of table.effects) {
      const more = [...judge(m, effect)].filter(([id]) => !effect.on.has(id));
      if (more.length === 0) continue;
      effect.on = new Map([...effect.on, ...more]);
      changed = true;
    }
  }
}

function applyAll(m: M, table: Table): void {
  if (m.state.options.continuous === 'kept') {
    applyAndKeep(m, table);
    return;
  }
  const { tribes } = textsNow(m);
  const asking: Applied[] = [];
  for (const effect of table.effects) {
    if (effect.text.asks || (tribes && effect.text.asksTribes)) asking.push(effect);
    else effect.on = judge(m, effect);
  }
  let open: readonly Applied[] = asking;
  while (open.length > 0) {
    const restless = settleDown(m, table, open);
    if (restless.length === 0) return;
    if (table.looks <= 0) {
      readOnce(m, table, open);
      return;
    }
    const decided = decide(m, table, open, restless);
    table.decided.push(...decided);
    open = open.filter((effect) => !decided.includes(effect));
  }
}

/** The table while effects are being applied to it: what they ask is answered as it is so far. */
const applying = slot<Table>('applying');

/**
 * Effects that may hang on each other. Those that ask for nothing that others change apply first; the others are looked at, the
 * oldest first, until nothing changes.
 */
function settle(m: M, effects: readonly Applied[]): Table {
  const table = tableOf(effects.map((effect) => ({ ...effect, on: NOTHING, judged: FOR_GOOD })));
  m.holding(applying, table, () => applyAll(m, table));
  return table;
}

const IN_FORCE = slot<Table>('in force');
const LASTING = slot<Table>('lasting');

const settled = (m: M): Table => settle(m, textsNow(m).table.effects);

/**
 * Everything in force. Mostly no effect hangs on another, and each is judged by itself when somebody asks for it. Otherwise all of
 * it is worked out anew after every change; where all texts are steady, only after one that is not `still`: when something comes,
 * leaves, moves, becomes another or is changed by a modifier.
 */
export function inForce(m: M): Table {
  const held = m.held(applying);
  if (held !== undefined) return held;
  const { table, together, steady } = textsNow(m);
  if (!together) return table;
  return steady ? m.lasting(LASTING, settled) : m.memo(IN_FORCE, settled);
}

/** What is in force on something if what its own card says does not count, the oldest first. */
export function othersOn(m: M, id: Uid): readonly Applied[] {
  const { table, together } = textsNow(m);
  const others = table.effects.filter(({ self }) => self !== id);
  return (together ? settle(m, others).effects : others).filter((effect) => appliesTo(m, effect, id));
}
