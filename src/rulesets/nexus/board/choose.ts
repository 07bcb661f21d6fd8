/** Questions about targets. */
import { type Fact, type PlayerId, pick, type Question, type Refusal } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { readReference } from '../../cards/references.ts';
import type { Either, Population, TargetSpec } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { controllerOf, findObject } from './board.ts';
import { type Context, type M, readSector } from './context.ts';
import { population } from './evaluate.ts';
import { cardOf } from './printed.ts';
import { attackOf, defenseOf, forbidden, isAgent } from './values.ts';

export const placeName = (at: number): string => (at === 0 ? 'staging' : `biome ${at}`);

/** How a reference reads: "Cinder Scout (2/3, biome 1)", "sector 2 of p1", or the name of a card. */
export function labelOf(m: M, reference: string): string {
  const object = findObject(m.board, reference);
  if (object) {
    const numbers = isAgent(m, object) ? `${attackOf(m, object)}/${defenseOf(m, object) - object.damage}, ` : '';
    return `${cardOf(m, object.card).name} (${numbers}${placeName(object.at)}${object.locked ? ', locked' : ''})`;
  }
  const sector = readSector(reference);
  if (sector) return `sector ${sector.biome} of ${sector.player}`;
  const entry = m.state.pending.find(({ id }) => id === reference);
  if (entry) return `${entry.card === null ? entry.program : cardOf(m, entry.card).name} on the queue (${entry.owner})`;
  const named = readReference(reference);
  return named ? cardOf(m, named.card).name : reference;
}

type Wanted = Population & { choose: number | { upTo: number }; by?: Either };

const isHiddenZone = ({ zone }: Population): boolean => zone === 'hand' || zone === 'deck' || zone === 'looked';

/** What may be chosen: the population, without what can't be a target of the other side's effects. */
export function candidates(context: Context, target: Population): string[] {
  const { m, owner } = context;
  return population(context, target).filter(
    (id) => controllerOf(m.board, id) === owner || !findObject(m.board, id) || !forbidden(m, id, 'beTargeted'),
  );
}

/** At least as many as are asked for exactly; a search in a hidden zone may always find nothing (R16). */
export function boundsOf(target: Wanted, there: number): { min: number; max: number } {
  const wanted = typeof target.choose === 'number' ? target.choose : target.choose.upTo;
  const max = Math.min(wanted, there);
  const search = (target.zone === 'deck' || target.zone === 'looked') && target.filter !== undefined;
  return { min: typeof target.choose === 'number' && !search ? max : 0, max };
}

/** The question for a target, or null when nothing can be chosen. */
export function chooseQuestion(
  context: Context,
  target: Wanted | (TargetSpec & { by?: Either }),
  clause: ClauseId,
): Question<string[]> | null {
  const { m } = context;
  const there = candidates(context, target);
  const hidden = isHiddenZone(target);
  if (there.length === 0 && !hidden) return null;
  const { min, max } = boundsOf(target, there.length);
  const wanted = typeof target.choose === 'number' ? `${target.choose}` : `up to ${target.choose.upTo}`;
  const player: PlayerId = whoIs(context.owner, target.by ?? 'you');
  return pick({
    player,
    kind: 'choose',
    clause,
    prompt: `${cardOf(m, context.card).name}: choose ${wanted}`,
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
  const immune =
    controllerOf(m.board, id) !== context.owner && population(context, target).includes(id)
      ? forbidden(m, id, 'beTargeted')
      : null;
  const fact: Fact = immune
    ? {
        fact: `${id} as a target`,
        clause: immune.clause,
        was: `can't be chosen (${immune.by})`,
        needed: 'one that may be',
      }
    : {
        fact: `${id} as a target`,
        clause,
        was: labelOf(m, id),
        needed: {
          side: target.side ?? 'any',
          zone: target.zone ?? 'play',
          ...(target.filter === undefined ? {} : { filter: JSON.parse(JSON.stringify(target.filter)) }),
        },
      };
  return {
    code: 'illegal-action',
    detail: `${labelOf(m, id)} is not what the effect asks for.`,
    clause: fact.clause,
    facts: [fact],
  };
}
