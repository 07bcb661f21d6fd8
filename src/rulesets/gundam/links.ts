/** Which Units are Link Units. */
import type { Machine, Uid } from '../../engine/index.ts';
import { type Lens as AnyLens, comeToRest, remembered, throughLens } from '../continuous.ts';
import type { Gundam, SeenUnit } from './board.ts';
import { matches } from './evaluate.ts';
import type { Lens } from './forces.ts';
import { cardOf } from './values.ts';

type M = Machine<Gundam>;

/** The link of a Unit with its Pilot, where its condition asks which Units are linked. */
interface AskingLink {
  source: { asks: readonly string[] };
  constant: { linked: true };
  context: SeenUnit;
}

/** What is taken to be linked while one such link is looked at. */
export type LinkLens = AnyLens<AskingLink, true>;

const asking = (unit: SeenUnit): AskingLink => ({
  source: { asks: ['linked'] },
  constant: { linked: true },
  context: unit,
});

/** Whether the Pilot of a Unit meets its link condition. */
function isMet(m: M, unit: SeenUnit, lens: Lens | undefined, links?: LinkLens): boolean {
  if (!unit.pilot) return false;
  const { link } = cardOf(m, unit.card);
  const pilot = cardOf(m, unit.pilot.card);
  if (!link || !pilot.pilot) return false;
  const context = { m, owner: unit.owner, self: null, card: pilot.id, vars: {}, lens, links };
  return matches(context, link, { kind: 'pilot', card: pilot });
}

/** Which Units are linked of those whose link conditions ask which are (R23). */
function linkedOfAsking(m: M, lens: Lens | undefined): Map<Uid, boolean> {
  const { p1, p2 } = m.board.players;
  const texts = [...p1.units, ...p2.units].filter(({ card }) => cardOf(m, card).asksForLinks).map(asking);
  const standsBy = ({ owner }: SeenUnit) => (owner === m.board.active ? 0 : 1);
  const { reaches } = comeToRest<AskingLink, true>(texts, {
    look({ context: unit }, links) {
      m.looks(unit.card);
      return isMet(m, unit, lens, links) ? { ids: [unit.id], does: true } : null;
    },
    same: () => true,
    byAge: ({ context: one }, { context: other }) => one.since - other.since || standsBy(one) - standsBy(other),
  });
  return new Map(texts.map((text) => [text.context.id, (reaches.get(text) ?? null) !== null]));
}

/**
 * 6-5-2-3-2: whether the paired Pilot meets the Unit's link condition. Through a lens, as a text sees it that is looked at;
 * with `links`, as a link condition does.
 */
export function isLinked(m: M, unit: SeenUnit, lens?: Lens, links?: LinkLens): boolean {
  if (!cardOf(m, unit.card).asksForLinks) return isMet(m, unit, lens);
  if (links) return throughLens(m, links, unit.id).length > 0;
  const known = (id: Uid, find: () => boolean) => remembered(m, `linked:${id}`, lens, () => Number(find())) > 0;
  return known(unit.id, () => {
    const all = linkedOfAsking(m, lens);
    for (const [id, linked] of all) if (id !== unit.id) known(id, () => linked);
    return all.get(unit.id) ?? false;
  });
}
