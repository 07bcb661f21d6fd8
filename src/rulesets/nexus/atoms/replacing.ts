/** What happens in place of something else (R38, R71, R72). */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import { refer } from '../../cards/references.ts';
import type { Context, M } from '../board/context.ts';
import { partyOf, registers } from '../board/context.ts';
import { fits, holds } from '../board/evaluate.ts';
import { elsewhere, isSpent, skillsOf } from '../board/values.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { From, Instead, Replaced } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { useUp } from './limits.ts';

/** What is about to happen. */
export interface About {
  player: PlayerId;
  subject: string | null;
  /** The card that would do it: by its name in play, by where it lies, or by its id. */
  other: string | null;
  by?: string;
  amount?: number;
  /** The name of the marks that would come or go. */
  mark?: string;
  /** Whether the subject is a card that only its player knows. */
  hidden?: boolean;
}

const replacing = new WeakMap<object, ReadonlySet<Replaced>>();

/** What cards of the match replace. */
function replacedIn({ cards }: M): ReadonlySet<Replaced> {
  const known = replacing.get(cards);
  if (known !== undefined) return known;
  const all = [...cards.cards.values()].flatMap(({ skills }) => skills);
  const found = new Set(all.flatMap(({ kind, skill }) => (kind === 'replacing' ? (skill.instead?.of ?? []) : [])));
  replacing.set(cards, found);
  return found;
}

/** Whether some card of the match may have something happen in place of this. */
export const mayReplace = (m: M, of: Replaced): boolean => replacedIn(m).has(of);

/** A skill that replaces, in play or in the place that it works from (R48). */
interface Speaker {
  self: Uid | null;
  host: Uid | null;
  from: From | null;
  source: CompiledSkill;
}

/** What replaces something, the words of the card that it would happen to first where that lies in a hand (R71). */
function speakers(m: M, of: Replaced, owner: PlayerId, subject: string | null): Speaker[] {
  const replaces = ({ kind, skill }: CompiledSkill) => kind === 'replacing' && skill.instead?.of === of;
  const away = elsewhere(m, owner)
    .filter(({ source }) => replaces(source))
    .map(({ zone, source }): Speaker => ({ self: null, host: null, from: zone, source }));
  const inPlay = m.board.players[owner].objects.flatMap((object) =>
    skillsOf(m, object)
      .filter((source) => replaces(source) && source.skill.from === undefined)
      .map((source): Speaker => ({ self: object.id, host: object.host, from: null, source })),
  );
  const own = ({ from, source: { card } }: Speaker) =>
    from === 'hand' && subject === refer({ zone: from, player: owner, card });
  return [...away.filter(own), ...inPlay, ...away.filter(({ from }) => from === 'cache')];
}

/** Whether it is worded for what is about to happen. */
function isMeant(context: Context, instead: Instead, { self, host, from }: Speaker, about: About): boolean {
  const { player, subject, other, by, mark } = about;
  const { owner, card } = context;
  const own = from === null ? self : refer({ zone: from, player: owner, card });
  const isThis = subject !== null && subject === own;
  if (instead.self !== undefined && isThis !== instead.self) return false;
  if (instead.host !== undefined && (subject !== null && subject === host) !== instead.host) return false;
  if (instead.mark !== undefined && mark !== instead.mark) return false;
  const side = instead.side ?? 'any';
  if (side !== 'any' && (side === 'own') !== (player === context.owner)) return false;
  if (instead.by !== undefined && by !== instead.by && !(instead.by === 'effect' && by === 'outright')) return false;
  if (instead.filter !== undefined && !fits(context, instead.filter, subject)) return false;
  return instead.other === undefined || fits(context, instead.other, other);
}

/** What happens in place of this, or null; whoever begins it leaves out what was replaced. */
export function replacement(m: M, of: Replaced, it: About, except: readonly string[] = []): Begin | null {
  if (!mayReplace(m, of)) return null;
  const about = { ...it, other: partyOf(m, it.other) };
  const { player, subject, other, amount } = about;
  const cause = subject ?? player;
  for (const owner of [m.board.active, opponentOf(m.board.active)]) {
    for (const speaker of speakers(m, of, owner, subject)) {
      const { self, from, source } = speaker;
      const { instead, if: condition } = source.skill;
      const name = `${source.program}@${self}`;
      if (instead === undefined || except.includes(name) || isSpent(m, source, self)) continue;
      const where = from === null ? {} : { from };
      const context: Context = { m, owner, self, card: source.card, vars: where };
      if (!isMeant(context, instead, speaker, about)) continue;
      const more = { ...where, cause, ...(other === null ? {} : { causeOther: other }), amount: amount ?? 0 };
      if (condition !== undefined && !holds({ ...context, vars: more }, condition)) continue;
      // None replaces what it does itself.
      const already = m.state.frames.some(
        ({ program, vars }) => program === source.program && vars.self === self && vars.cause === cause,
      );
      if (already || !m.link([source.card])) continue;
      if (self !== null) useUp(m, source, self);
      return {
        name,
        begin: () => {
          if (from === 'hand') m.note('reveal', owner, { cards: [source.card] }, { clause: 'R48' });
          const told = { card: source.card, id: self, of, subject: about.hidden ? null : subject };
          const event = m.note('instead', owner, told, { clause: CLAUSES[of] ?? 'R38' });
          m.call(source.program, registers(owner, source.card, self, 3, more), event.seq);
        },
      };
    }
  }
  return null;
}

const CLAUSES: Partial<Record<Replaced, ClauseId>> = { discarded: 'R71', defeated: 'R72' };

/** What happens in place of something: the skill by which it does, and how it begins. */
export interface Begin {
  name: string;
  begin: () => void;
}

/** Whether something else happens in place of this; its effect is called, and what calls this leaves out what was replaced. */
export function replacedBy(m: M, of: Replaced, about: About): boolean {
  const found = replacement(m, of, about);
  found?.begin();
  return found !== null;
}
