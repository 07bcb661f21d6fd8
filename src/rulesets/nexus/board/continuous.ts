/**
 * Which persistent skills are in force, what they touch and by how much (R22, R26). A skill that asks for numbers which
 * persistent skills change is looked at as if it were not in force itself.
 */
import type { Uid } from '../../../engine/index.ts';
import { slot } from '../../../engine/index.ts';
import type { AtRest, Reach } from '../../cards/continuous.ts';
import { asked, comeToRest, throughLens } from '../../cards/continuous.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { Amount, Can, Cant, Constant, Must } from '../language/language.ts';
import type { Context, Force, Lens, M, Numbers, Touch } from './context.ts';
import { cardOf, ownSkills } from './printed.ts';

/** What persistent skills forbid, allow and demand, and what they do that touches no card. */
type Besides = Cant | Can | Must | 'speed' | 'cost' | 'limit' | 'arrives';

/** What persistent skills do to cards in play. */
type Does = Exclude<Constant extends infer C ? (C extends { to: unknown } ? keyof C : never) : never, 'to' | 'by'>;

interface Forces {
  /** Those that ask for what others change apart from those that do not. */
  plain: Force[];
  asking: Force[];
  /** What any of them does at all, met or not, in the words of `constant`; and what it forbids, allows and demands. */
  does: ReadonlySet<string>;
}

const FORCES = slot<Forces>('forces');
const SETTLED = slot<AtRest<Force, Touch>>('settled');
const MET = slot<Force[]>('plain and met');
const PLAIN = slot<readonly Touch[]>('plain');
const IN_FORCE = slot<Force[]>('in force');

/** The persistent skills on the table: the same ones until something comes or leaves, or an effect gives or takes skills. */
const forcesOf = (m: M): Forces => m.lasting(FORCES, forcesNow);

/** Parts of constant texts whose values are words of rules. */
const RULES: readonly string[] = ['cant', 'can', 'must'];

function forcesNow(m: M): Forces {
  const all: Force[] = [];
  const does = new Set<string>();
  for (const owner of ['p1', 'p2'] as const) {
    for (const object of m.board.players[owner].objects) {
      for (const source of ownSkills(m, object)) {
        if (source.skill.constant === undefined) continue;
        const context: Context = { m, owner, self: object.id, card: source.card, vars: {} };
        const { reader } = cardOf(m, source.card);
        for (const constant of source.skill.constant) {
          all.push({ source, constant, context, reader, since: object.since });
          for (const [word, value] of Object.entries(constant)) {
            does.add(word);
            if (RULES.includes(word)) does.add(String(value));
          }
        }
      }
    }
  }
  // What nothing on the table changes needs not be looked at again.
  const asks = ({ source }: Force) => source.asks.some((word) => does.has(word));
  return { plain: all.filter((force) => !asks(force)), asking: all.filter(asks), does };
}

/** Whether any persistent skill on the table does this at all: something to a card in play, or what `inForce` is asked for. */
export const canDo = (m: M, what: Does | Besides): boolean => forcesOf(m).does.has(what);

const isMet = ({ source, reader }: Force, context: Context): boolean =>
  source.skill.if === undefined || reader.holds(context, source.skill.if);

function numbersOf({ constant, reader }: Force, context: Context): Numbers {
  const amount = (change: Amount | undefined) => (change === undefined ? 0 : reader.amountOf(context, change));
  return {
    attack: amount('attack' in constant ? constant.attack : undefined),
    defense: amount('defense' in constant ? constant.defense : undefined),
    prevent: amount('prevent' in constant ? constant.prevent : undefined),
  };
}

const NO_NUMBERS: Numbers = { attack: 0, defense: 0, prevent: 0 };

/** What a force does to the cards that it touches; a number for “each” is worked out for each of them. */
function touchOf(force: Force, context: Context, ids: readonly Uid[]): Touch {
  const { source, constant } = force;
  if (!source.forEach) return { source, constant, context, ...numbersOf(force, context) };
  const forOne = (each: Uid) => numbersOf(force, { ...context, vars: { ...context.vars, each } });
  return { source, constant, context, ...NO_NUMBERS, each: new Map(ids.map((id) => [id, forOne(id)])) };
}

const alike = (one: Numbers, other: Numbers): boolean =>
  one.attack === other.attack && one.defense === other.defense && one.prevent === other.prevent;

/** Whether a force still does the same to the cards that it touches. */
const same = (one: Touch, other: Touch): boolean =>
  alike(one, other) &&
  [...(one.each ?? [])].every(([id, numbers]) => alike(numbers, other.each?.get(id) ?? NO_NUMBERS));

/** What is done to one card. */
const on = (touch: Touch, id: Uid): Touch => (touch.each ? { ...touch, ...touch.each.get(id) } : touch);

const touchesIt = ({ constant, reader }: Force, context: Context, id: Uid): boolean =>
  'to' in constant &&
  !(typeof constant.to === 'object' && 'player' in constant.to) &&
  reader.touches(context, constant.to, id);

/** Whom a force touches when it is seen through a lens; null when its condition is not met. */
function look(m: M, force: Force, lens: Lens): Reach<Touch> | null {
  const context: Context = { ...force.context, lens };
  if (!isMet(force, context)) return null;
  const ids: Uid[] = [];
  for (const player of ['p1', 'p2'] as const) {
    for (const { id } of m.board.players[player].objects) if (touchesIt(force, context, id)) ids.push(id);
  }
  return { ids, does: touchOf(force, context, ids) };
}

/** What the skills that ask for numbers come to (R26). */
const settled = (m: M): AtRest<Force, Touch> =>
  m.memo(SETTLED, () =>
    comeToRest(forcesOf(m).asking, {
      look: (force: Force, lens: Lens) => look(m, force, lens),
      same,
      byAge: (one, other) => one.since - other.since,
    }),
  );

const metOf = (m: M): Force[] => m.memo(MET, metNow);
const metNow = (m: M): Force[] => forcesOf(m).plain.filter((force) => isMet(force, force.context));

/** What a skill that asks for no numbers does to one card. */
const done = (force: Force, id: Uid): Touch => on(touchOf(force, force.context, [id]), id);

/** What the skills that ask for no numbers do to one card. */
function plainOn(m: M, id: Uid): readonly Touch[] {
  const found: Touch[] = [];
  for (const force of metOf(m)) if (touchesIt(force, force.context, id)) found.push(done(force, id));
  return found;
}

const NOTHING: readonly Touch[] = [];

/**
 * What the persistent skills that do `what` do to one card in play, and perhaps others that do something else. Through a lens,
 * what they do as far as is known there.
 */
export function touching(m: M, what: Does, id: Uid, lens?: Lens): readonly Touch[] {
  if (!canDo(m, what)) return NOTHING;
  if (lens === undefined) {
    const found: Touch[] = [];
    for (const force of metOf(m))
      if (what in force.constant && touchesIt(force, force.context, id)) found.push(done(force, id));
    if (forcesOf(m).asking.length > 0) for (const { does } of settled(m).on.get(id) ?? []) found.push(on(does, id));
    return found;
  }
  return [...m.memo(PLAIN, plainOn, id), ...throughLens(m, lens, id).map((does) => on(does, id))];
}

/** The forces whose conditions are met, for those that touch no card: what cards cost, what players can't do. */
export const inForce = (m: M): Force[] => m.memo(IN_FORCE, inForceNow);

function inForceNow(m: M): Force[] {
  const { asking } = forcesOf(m);
  if (asking.length === 0) return metOf(m);
  const { reaches } = settled(m);
  return [...metOf(m), ...asking.filter((force) => reaches.get(force) !== null)];
}

/** Those among them that have this word. */
export const inForceWith = (m: M, what: Besides): Force[] => (canDo(m, what) ? inForce(m) : NO_FORCES);
const NO_FORCES: Force[] = [];

/** What changes the numbers, the range and the traits that words ask for. */
const CHANGES = { attack: 'attack', defense: 'defense', terminal: 'defense', ranged: 'range', trait: 'traits' };

/** What a persistent skill asks for that persistent skills may change; found once, when a card is compiled. */
export const askedBy = ({ if: condition, constant }: CompiledSkill['skill']): string[] =>
  asked(
    [
      condition,
      ...(constant ?? []).flatMap((one) =>
        Object.entries(one).flatMap(([key, value]) => (key === 'skill' || key === 'filter' ? [] : [value])),
      ),
    ],
    CHANGES,
  );
