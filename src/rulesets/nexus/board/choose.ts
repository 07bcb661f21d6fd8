/** Questions about targets. */
import type { Place, PlayerId, Question, Refusal } from '../../../engine/index.ts';
import { pick } from '../../../engine/index.ts';
import { keptOff, notAskedFor, unlike, wanted } from '../../cards/choosing.ts';
import { whoIs } from '../../cards/context.ts';
import { readReference } from '../../cards/references.ts';
import { placeIn } from '../../cards/scene.ts';
import type { Amount, Either, HowMany, Population, TargetSpec } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { controllerOf, findObject } from './board.ts';
import type { Context, M } from './context.ts';
import { readSector } from './context.ts';
import { population, quantityOf } from './evaluate.ts';
import { cardOf } from './printed.ts';
import { attackOf, defenseOf, forbidden, isAgent } from './values.ts';

export const placeName = (at: number): string => (at === 0 ? 'staging' : `biome ${at}`);

/** The zone of the scene that such a place of a player is: 0 for staging, else the number of the biome. */
export const placeAt = (player: PlayerId, at: number): Place => placeIn(player, at === 0 ? 'staging' : `biome${at}`);

/** How a reference reads: "Cinder Scout (2/3, biome 1)", "sector 2 of Player 1", or the name of a card. */
export function labelOf(m: M, reference: string): string {
  const object = findObject(m.board, reference);
  if (object) {
    const numbers = isAgent(m, object) ? `${attackOf(m, object)}/${defenseOf(m, object) - object.damage}, ` : '';
    return `${cardOf(m, object.card).name} (${numbers}${placeName(object.at)}${object.locked ? ', locked' : ''})`;
  }
  const sector = readSector(reference);
  if (sector) return `sector ${sector.biome} of ${m.rules.describe.players?.[sector.player]}`;
  const entry = m.state.pending.find(({ id }) => id === reference);
  if (entry)
    return `${entry.card === null ? entry.program : cardOf(m, entry.card).name} on the queue (${m.rules.describe.players?.[entry.owner]})`;
  const named = readReference(reference);
  return named ? cardOf(m, named.card).name : reference;
}

type Wanted = Population & Pick<TargetSpec, 'choose'> & { by?: Either | undefined };

const isHiddenZone = ({ zone }: Population): boolean => zone === 'hand' || zone === 'deck' || zone === 'looked';

/** What may be chosen: the population, without what can't be a target of the other side's effects. */
export function candidates(context: Context, target: Population): string[] {
  const { m } = context;
  return population(context, target).filter((id) => !findObject(m.board, id) || !untouchable(context, id));
}

/** What keeps a card in play from being chosen; without “by” only effects of the other side are kept off. */
const untouchable = (context: Context, id: string) =>
  forbidden(context.m, id, 'beTargeted', {
    player: context.owner,
    reference: context.self ?? context.card,
    spared: controllerOf(context.m.board, id) === context.owner,
  });

/** How many have to be chosen at least, and may be at most, of as many as there are; `whole` where fewer are not enough (R56). */
export function wantedOf(context: Context, choose: HowMany): { min: number; max: number; whole?: true } {
  if (typeof choose === 'number') return { min: choose, max: choose };
  if ('upTo' in choose) return { min: 0, max: quantityOf(context, choose.upTo) };
  if ('exactly' in choose) {
    const n = quantityOf(context, choose.exactly);
    return { min: n, max: n, whole: true };
  }
  if ('min' in choose && 'max' in choose && Object.keys(choose).length === 2) {
    const { min, max } = choose as { min: Amount; max: Amount };
    return { min: quantityOf(context, min), max: quantityOf(context, max) };
  }
  const n = quantityOf(context, choose as Amount);
  return { min: n, max: n };
}

/** Whether there is too little to choose from: nothing where something has to be chosen, or fewer than exactly so many. */
export function lacks(context: Context, target: Population & Pick<TargetSpec, 'choose'>): boolean {
  const { min, whole } = wantedOf(context, target.choose);
  return min > 0 && candidates(context, target).length < (whole ? min : 1);
}

/** At least as many as are asked for exactly; a search in a hidden zone may always find nothing (R16). */
export function boundsOf(context: Context, target: Wanted, there: number): { min: number; max: number } {
  const { min, max, whole } = wantedOf(context, target.choose);
  if (whole && there < min) return { min: 0, max: 0 };
  const search = (target.zone === 'deck' || target.zone === 'looked') && target.filter !== undefined;
  const most = Math.min(max, there);
  return { min: search ? 0 : Math.min(min, most), max: most };
}

const number = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;

/** The question for a target, or null when nothing can be chosen. */
export function chooseQuestion(context: Context, target: Wanted, clause: ClauseId): Question<string[]> | null {
  const { m } = context;
  const there = candidates(context, target);
  const hidden = isHiddenZone(target);
  if (there.length === 0 && !hidden) return null;
  const { min, max } = boundsOf(context, target, there.length);
  if (max === 0 && wantedOf(context, target.choose).whole) return null;
  const player: PlayerId = whoIs(context.owner, target.by ?? 'you');
  return pick({
    player,
    kind: 'choose',
    clause,
    prompt: `${cardOf(m, context.card).name}: choose ${number(wantedOf(context, target.choose))}`,
    hidden,
    candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
    min,
    max,
    why: (id) => whyNot(context, target, id, clause),
  });
}

/** Why something on the table is not a candidate. */
function whyNot(context: Context, target: Population, id: string, clause: ClauseId): Refusal | null {
  const { m } = context;
  if (!findObject(m.board, id)) return null;
  // Only what would be asked for is spared by an immunity; anything else is refused for what it is.
  const immune = population(context, target).includes(id) ? untouchable(context, id) : null;
  const needed = wanted(target, { zone: target.zone ?? 'play' });
  const label = labelOf(m, id);
  return notAskedFor(label, immune ? keptOff(id, immune, 'one that may be') : unlike(id, label, clause, needed));
}
