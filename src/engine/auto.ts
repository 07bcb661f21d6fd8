/** What a service may decide for a player who has asked it to, and until when. */
import { boundedRead } from './bounded.ts';
import type { Game, RunOptions } from './machine.ts';
import { Machine } from './machine.ts';
import type { CardSet, Ruleset } from './ruleset.ts';
import type { Action, Decision, GameEvent, GameState, Json, Pass, PlayerId } from './types.ts';
import { opponentOf } from './types.ts';
import { viewEvent } from './view.ts';

/**
 * Until what happens a player passes: `enemyActs`, until the enemy does anything but pass; `mineAffected`, until the enemy does
 * something that names the player or what is theirs, or that waits to be answered; `turnEnds`, until the turn ends.
 */
export const PASS_UNTIL = ['enemyActs', 'mineAffected', 'turnEnds'] as const;

/** One of them. */
export type PassUntil = (typeof PASS_UNTIL)[number];

/**
 * Whether one decision is open, and what may be answered lies where everybody can look: who sees that it was answered at once
 * learns nothing. Throws `Stopped` when finding out is too much work.
 */
export function isAskedOpenly<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  run?: RunOptions,
): boolean {
  const machine = new Machine(rules, cards, state, run);
  return boundedRead(machine, () => {
    const [question, other] = machine.questions();
    return question !== undefined && other === undefined && !question.hidden;
  });
}

/** Whose the things on the table are, by the ids that everybody knows them by: who owns them, and who controls them. */
export type Owners = Readonly<Record<string, readonly PlayerId[]>>;

/** Whose things are, as far as everybody can see; null in a game that does not say. Throws `Stopped` like `isAskedOpenly`. */
export function ownersOf<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  run?: RunOptions,
): Owners | null {
  const { scene } = rules;
  if (scene === undefined) return null;
  const machine = new Machine(rules, cards, state, run);
  const { zones } = boundedRead(machine, () => scene.table(machine, 'spectator'));
  const things = zones.flatMap((zone) => ('things' in zone ? zone.things : []));
  return Object.fromEntries(things.map(({ id, owner, controller = owner }) => [id, [owner, controller]]));
}

/** The only answer to a decision; null where there is a choice. */
export function onlyAnswer({ options: [only, other], form }: Pick<Decision, 'options' | 'form'>): Action | null {
  return only === undefined || other !== undefined || form !== undefined ? null : only.action;
}

/** The pass among the answers to a decision; null where there is none, or where it would end a turn or a phase. */
export function passOf(passes: readonly Pass[], { kind, options }: Pick<Decision, 'kind' | 'options'>): Action | null {
  const pass = passes.find((one) => one.kind === kind && one.ends !== true);
  return options.find(({ id }) => id === pass?.option)?.action ?? null;
}

/** What has happened since a player asked to pass. */
export interface Since {
  /** The events, in order. */
  events: readonly GameEvent[];
  /** What waits to be carried out now. */
  pending: readonly { readonly owner: PlayerId }[];
  /** Whose the things are and were. */
  owners: Owners | null;
  /** Whether it is the turn that it was then. */
  isSameTurn: boolean;
}

/** Whether something has happened until which `player` wanted to pass. */
type Concern = (passes: readonly Pass[], player: PlayerId, since: Since) => boolean;

const CONCERNS: Readonly<Record<PassUntil, Concern>> = {
  enemyActs: (passes, player, { events }) => deedsOf(passes, events, opponentOf(player)).size > 0,
  mineAffected: isAffected,
  turnEnds: (_passes, _player, { isSameTurn }) => !isSameTurn,
};

/**
 * Whether one of the things has happened until which `player` wanted to pass. It is told by what everybody can see alone: who sees
 * that a player is asked, or is not, learns nothing by it.
 */
export const isConcerned = (
  passes: readonly Pass[],
  until: readonly PassUntil[],
  player: PlayerId,
  since: Since,
): boolean => until.some((what) => CONCERNS[what](passes, player, since));

/** The decisions of `player` among these events that were no pass. Whether somebody passed in a window shows in what follows. */
function deedsOf(passes: readonly Pass[], events: readonly GameEvent[], player: PlayerId): Set<number> {
  const deeds = events.filter(
    ({ type, player: who, data }) =>
      type === 'decision' && who === player && passes.every(({ option }) => option !== data.option),
  );
  return new Set(deeds.map(({ seq }) => seq));
}

function isAffected(passes: readonly Pass[], player: PlayerId, { events, pending, owners }: Since): boolean {
  const enemy = opponentOf(player);
  const caused = deedsOf(passes, events, enemy);
  if (caused.size === 0) return false;
  if (owners === null || pending.some(({ owner }) => owner === enemy)) return true;
  const isTheirs = (word: string) =>
    word === player || (Object.hasOwn(owners, word) && owners[word]?.includes(player) === true);
  return events.some((event) => {
    if (event.parent !== null && caused.has(event.parent)) caused.add(event.seq);
    if (!caused.has(event.seq)) return false;
    return event.player === player || names(viewEvent(event, 'spectator').data, isTheirs);
  });
}

/** Whether there is such a word anywhere in the data of an event. */
function names(data: Json, isMeant: (word: string) => boolean): boolean {
  if (typeof data === 'string') return isMeant(data);
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some((inner: Json) => names(inner, isMeant));
}

/** The number of the turn; null in a game that does not count them. */
export function turnOf({ board }: GameState<object>): number | null {
  const { turn } = board as { turn?: unknown };
  return typeof turn === 'number' ? turn : null;
}
