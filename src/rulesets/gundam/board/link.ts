/** Whether a Unit is paired, or linked, as texts ask for it. */
import type { Uid } from '../../../engine/index.ts';
import { mayBe, slot } from '../../../engine/index.ts';
import { comeToRest, remembered, throughLens } from '../../cards/continuous.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { SeenUnit } from './board.ts';
import type { AskingLink, Context, Lens, LinkLens, M } from './context.ts';
import type { Standing } from './in-play.ts';
import { standing, whileInPlay } from './in-play.ts';
import { cardOf, givenBy, readerOf } from './printed.ts';

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
  const context: Context = { m, owner: unit.owner, self: null, card: pilot.id, vars: {}, lens, links };
  return readerOf(context).matches(context, link, { kind: 'pilot', card: pilot });
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

const LINKED = slot<number>('linked');
const BOUND_BY_PRINT = slot<boolean>('bound by print');

/**
 * 6-5-2-3-2: whether the paired Pilot meets the Unit's link condition. Through a lens, as a text sees it that is looked at;
 * with `links`, as a link condition does.
 */
export function isLinked(m: M, unit: SeenUnit, lens?: Lens, links?: LinkLens): boolean {
  if (!cardOf(m, unit.card).asksForLinks) return isMet(m, unit, lens);
  if (links) return throughLens(m, links, unit.id).length > 0;
  const known = (id: Uid, find: () => boolean) => remembered(m, LINKED, id, lens, () => Number(find())) > 0;
  return known(unit.id, () => {
    const all = linkedOfAsking(m, lens);
    for (const [id, linked] of all) if (id !== unit.id) known(id, () => linked);
    return all.get(unit.id) ?? false;
  });
}

/**
 * Whether what binds the abilities of Units to their Pilots is printed on the cards, everywhere in play, so that it holds as long
 * as they stay together.
 */
export const areBoundByPrint = (m: M): boolean => whileInPlay(m, BOUND_BY_PRINT, allAreBoundByPrint);

function allAreBoundByPrint(m: M): boolean {
  const { p1, p2 } = standing(m);
  const giving = mayBe(m, 'ability');
  for (const side of [p1, p2])
    for (const one of side)
      if (one.unit && (giving || one.abilities.length > 0) && !isBoundByPrint(m, one)) return false;
  return true;
}

function isBoundByPrint(m: M, { id, card: { asksForPrint }, abilities }: Standing): boolean {
  const byPrint = (source: CompiledAbility) =>
    source.asksForPrint && (asksForPrint || source.ability.during !== 'link');
  if (!abilities.every(byPrint)) return false;
  for (const modifier of mayBe(m, 'ability') ? m.state.modifiers : []) {
    const granted = modifier.target === id ? givenBy(m, modifier) : null;
    if (granted !== null && !byPrint(granted)) return false;
  }
  return true;
}

/** 11-2-10: whether the condition of being paired or linked that an ability may have is met. */
export function duringHolds(m: M, unit: SeenUnit, source: CompiledAbility, lens?: Lens): boolean {
  const { during, pairedWith } = source.ability;
  if (during === undefined && pairedWith === undefined) return true;
  if (!unit.pilot) return false;
  if (during === 'link' && !isLinked(m, unit, lens)) return false;
  if (pairedWith === undefined) return true;
  const fromPilot = source.card === unit.pilot.card && source.card !== unit.card;
  const other = cardOf(m, fromPilot ? unit.card : unit.pilot.card);
  const context: Context = { m, owner: unit.owner, self: unit.id, card: source.card, vars: {}, lens };
  return readerOf(context).matches(context, pairedWith, {
    kind: fromPilot ? 'card' : 'pilot',
    card: other,
  });
}
