import type { Answer, PlayerId, Question, Refusal } from '../../../engine/index.ts';
import { pick } from '../../../engine/index.ts';
import { keptOff, notAskedFor, unlike } from '../../cards/choosing.ts';
import { whoIs } from '../../cards/context.ts';
import { readReference, refer } from '../../cards/references.ts';
import type { Amount, Pile, Population, Target } from '../language/language.ts';
import { HIDDEN, SEARCHED } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { ZoneName } from './board.ts';
import { aimAt, PILE_OF, zoneLabel, zoneTitle } from './board.ts';
import type { Context, Known, M, Party } from './context.ts';
import { lookedAt, population, quantityOf } from './evaluate.ts';
import { cardOf, findStanding } from './printed.ts';
import { forbidden, powerOf, zoneOf } from './values.ts';

/** How something that stands in a zone reads: "Reed Warden (3, frontline 1, rested)". The same text as long as it reads so. */
export function labelOfStanding(m: M, standing: Known): string {
  const power = standing.kind === 'unit' ? powerOf(m, standing) : 0;
  const rested = standing.kind === 'unit' && standing.object.rest > 0;
  const { label } = standing;
  if (label !== null && label.power === power && label.rested === rested) return label.text;
  const { name } = standing.printed;
  const title = zoneTitle(zoneOf(standing));
  const text =
    standing.kind === 'land' ? `${name} (${title})` : `${name} (${power}, ${title}${rested ? ', rested' : ''})`;
  standing.label = { text, power, rested };
  return text;
}

/** How a reference reads: what stands there, or the name of a card. */
export function labelOf(m: M, reference: string): string {
  const standing = findStanding(m, reference);
  if (standing) return labelOfStanding(m, standing);
  const named = readReference(reference);
  return named ? cardOf(m, named.card).name : reference;
}

/** The zones of a player that something may come to, as answers. */
export const zoneAnswers = (m: M, player: PlayerId, zones: readonly ZoneName[], clause: ClauseId): Answer<ZoneName>[] =>
  zones.map((zone) => {
    const answer: Answer<ZoneName> = { id: zone, label: zoneLabel(zone), clause, value: zone };
    if (m.notes !== null) answer.aim = aimAt(player, zone);
    return answer;
  });

export type Choosing = Extract<Target, { choose: unknown }>;

export const isHiddenZone = ({ zone }: Population): boolean => HIDDEN.includes(zone ?? 'units');

/** Whose effect chooses, for rules that ask (R35). */
const chooses = ({ owner, self, card }: Context): Party => ({
  card: self ?? refer({ zone: 'limbo', player: owner, card }),
  player: owner,
  means: 'effect',
});

/** The references that may be chosen: the population, without what the other side can't choose. */
function candidates(context: Context, target: Choosing): string[] {
  const { m, owner } = context;
  return population(context, target).filter((reference) => {
    const standing = findStanding(m, reference);
    return !standing || standing.player === owner || forbidden(m, reference, 'beChosen', chooses(context)) === null;
  });
}

/** Whether there is anything at all where a choice would look: known to everybody, as piles can be counted. */
function nothingThere(context: Context, { zone, side }: Choosing): boolean {
  const { m, owner } = context;
  if (zone === 'looked') {
    const looked = lookedAt(context);
    return !looked || m.board.players[looked.player].looked.length <= looked.base;
  }
  const players = side === 'any' ? (['p1', 'p2'] as const) : [whoIs(owner, side === 'enemy' ? 'opponent' : 'you')];
  return players.every((player) => m.board.players[player][PILE_OF[zone as Pile]].length === 0);
}

export const chooser = (context: Context, target: Choosing): PlayerId => whoIs(context.owner, target.by ?? 'you');

type Number = Choosing['choose'];

const isBetween = (choose: Number): choose is Extract<Number, { min: unknown; max: unknown }> & { upTo?: never } =>
  typeof choose === 'object' && Object.keys(choose).every((key) => key === 'min' || key === 'max');

/** The fewest and the most that are chosen. */
function howMany(context: Context, choose: Number): [number, number] {
  if (typeof choose === 'object' && 'upTo' in choose) return [0, quantityOf(context, choose.upTo)];
  if (isBetween(choose)) {
    const most = quantityOf(context, choose.max);
    return [Math.min(most, quantityOf(context, choose.min)), most];
  }
  const number = quantityOf(context, choose as Amount);
  return [number, number];
}

/** The question for a target that is chosen (R11), or null when nothing can be. */
export function chooseQuestion(context: Context, target: Choosing): Question<string[]> | null {
  const { m } = context;
  const hidden = isHiddenZone(target);
  if (hidden && nothingThere(context, target)) return null;
  const there = candidates(context, target);
  if (there.length === 0 && !hidden) return null;
  const [least, wanted] = howMany(context, target.choose);
  const exact = least === wanted;
  if (wanted === 0 || (isBetween(target.choose) && there.length < least)) return null;
  const search = SEARCHED.includes(target.zone ?? 'units') && target.filter !== undefined;
  const max = Math.min(wanted, there.length);
  return pick({
    player: chooser(context, target),
    kind: 'choose',
    clause: 'R11',
    prompt: `${cardOf(m, context.card).name}: choose ${exact ? '' : least > 0 ? `${least} to ` : 'up to '}${wanted}`,
    hidden,
    candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
    min: search ? 0 : Math.min(least, max),
    max,
    why: (id) => whyNot(context, target, id),
  });
}

/** Why something on the table is not a candidate. */
function whyNot(context: Context, target: Choosing, id: string): Refusal | null {
  const { m, owner } = context;
  const standing = findStanding(m, id);
  if (!standing) return null;
  const immune = standing.player === owner ? null : forbidden(m, id, 'beChosen', chooses(context));
  const label = labelOf(m, id);
  const fact =
    immune === null
      ? unlike(id, label, 'R11', JSON.parse(JSON.stringify({ ...target, choose: 1 })))
      : keptOff(id, { by: immune, clause: 'R12' });
  return notAskedFor(label, fact);
}
