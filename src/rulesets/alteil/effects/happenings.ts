/** What happens and is counted, or heard by Watch Skills, where a card of the match asks for it. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { mayBe, PLAYERS } from '../../../engine/index.ts';
import { remember } from '../../cards/history.ts';
import { listOf } from '../../cards/words.ts';
import type { SeenUnit } from '../board/board.ts';
import { findUnit, ownerOf } from '../board/board.ts';
import type { Context, M } from '../board/context.ts';
import { someCardSays, watchersIn } from '../board/counters.ts';
import { fitsCard, matches } from '../board/evaluate.ts';
import { askedPast } from '../board/past.ts';
import { cardOf, skillNamed } from '../board/printed.ts';
import { skillsOf } from '../board/values.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { Happening, When } from '../language/language.ts';
import { runSkill } from './run-skill.ts';

interface Happened {
  /** Whose it was. */
  player: PlayerId;
  /** The unit that did it, or to which it happened. */
  unit?: Uid | null;
  /** The program of the skill that was used. */
  skill?: string;
  /** The name of the counters. */
  name?: string;
  /** The numbers that are raised or lowered, and the card whose skill does it. */
  changes?: readonly string[];
  card?: string;
}

/** Whether some card of the match counts or hears what happens. */
export const isHeeded = (m: M): boolean => m.board.past !== undefined || someCardSays(m, 'when');

/** R60: counts what has happened; R59: starts the Watch Skills that wait for it, which run once the step in progress is over. */
export function happens(m: M, event: Happening, about: Happened): void {
  const { past } = m.state.board;
  if (past !== undefined) {
    const { player, unit = null } = about;
    const card = unit === null ? null : (findUnit(m.board, unit)?.card ?? null);
    remember(past, askedPast(m.cards), { amount: 1, card, object: unit, player, word: event });
    m.revision++;
  }
  if (!someCardSays(m, 'when')) return;
  const given = mayBe(m, 'ability');
  const watchers = watchersIn(m);
  const listening: { owner: PlayerId; unit: SeenUnit; skills: readonly CompiledSkill[] }[] = [];
  for (const owner of PLAYERS) {
    for (const unit of m.board.players[owner].units) {
      if (!given && !watchers.has(unit.card)) continue;
      const skills = heardBy(m, owner, unit, event, about);
      if (skills.length > 0) listening.push({ owner, unit, skills });
    }
  }
  if (listening.length === 0) return;
  listening.sort(
    (a, b) => Number(a.owner !== about.player) - Number(b.owner !== about.player) || a.unit.cell - b.unit.cell,
  );
  // The last one called runs first (R13).
  for (const { owner, unit, skills } of listening.reverse())
    for (const skill of skills.toReversed()) runSkill(m, skill, { owner, self: unit.id, heard: about.unit ?? null });
}

/** The Watch Skills of a unit that wait for what happens. */
function heardBy(m: M, owner: PlayerId, unit: SeenUnit, event: Happening, about: Happened): readonly CompiledSkill[] {
  const skills = skillsOf(m, unit, 'watch');
  return skills.length === 0 ? skills : skills.filter((one) => hears(m, owner, unit, one, event, about));
}

function hears(
  m: M,
  owner: PlayerId,
  { id: self }: SeenUnit,
  { card, skill: { when } }: CompiledSkill,
  event: Happening,
  about: Happened,
): boolean {
  if (when === undefined || when.event !== event) return false;
  return fits({ m, owner, self, card, vars: {} }, when, about);
}

function fits(context: Context, { side, filter, skills, name, changes, cards }: When, about: Happened): boolean {
  const { m, owner } = context;
  const { player, unit, skill, name: of, card } = about;
  if (side !== undefined && side !== 'any' && (player === owner) !== (side === 'own')) return false;
  if (name !== undefined && name !== of) return false;
  if (skills !== undefined) {
    const used = skill === undefined ? null : skillNamed(m, skill);
    if (!used) return false;
    const kinds = [used.kind, ...(cardOf(m, used.card).type === 'grimoire' ? ['grimoire'] : [])];
    if (!listOf(skills).some((one) => kinds.includes(one))) return false;
  }
  if (changes !== undefined && !listOf(changes).some((one) => about.changes?.includes(one))) return false;
  if (cards !== undefined && (card === undefined || !fitsCard(context, cards, cardOf(m, card)))) return false;
  if (filter === undefined) return true;
  const seen = typeof unit === 'string' ? findUnit(m.board, unit) : null;
  return seen !== null && matches(context, filter, seen);
}

/** What an instruction has done to a number of a unit: by how much it is changed. */
export interface Changed {
  unit: Uid;
  stat: string;
  by: number;
}

/** R83: numbers of units are raised or lowered by one instruction of a skill. What a unit gains is heard last, and so runs first. */
export function changesHeard({ m, card, vars }: Context, changed: readonly Changed[]): void {
  const skill = typeof vars.skill === 'string' ? { skill: vars.skill } : {};
  for (const unit of [...new Set(changed.map((one) => one.unit))].reverse()) {
    const player = ownerOf(m.board, unit);
    if (player === null) continue;
    for (const [event, sign] of [
      ['lowered', -1],
      ['raised', 1],
    ] as const) {
      const changes = changed.filter((one) => one.unit === unit && Math.sign(one.by) === sign).map(({ stat }) => stat);
      if (changes.length > 0) happens(m, event, { player, unit, card, changes, ...skill });
    }
  }
}

/** R59: counters of a name come to units and Iczers, or go. */
export function countersHeard(m: M, event: 'mark' | 'unmark', target: string, name: string): void {
  const isPlayer = target === 'p1' || target === 'p2';
  const player = isPlayer ? target : ownerOf(m.board, target);
  if (player !== null) happens(m, event, { player, unit: isPlayer ? null : target, name });
}
