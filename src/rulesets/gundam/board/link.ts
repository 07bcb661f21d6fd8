/** Whether a Unit is paired, or linked, as texts ask for it. */
import type { CompiledAbility } from '../language/compiled.ts';
import type { SeenUnit } from './board.ts';
import type { Context, Lens, M } from './context.ts';
import { cardOf, readerOf } from './printed.ts';

/** 6-5-2-3-2: whether the paired Pilot meets the Unit's link condition. Through a lens, as a text sees it that is looked at. */
export function isLinked(m: M, unit: SeenUnit, lens?: Lens): boolean {
  if (!unit.pilot) return false;
  const { link } = cardOf(m, unit.card);
  const pilot = cardOf(m, unit.pilot.card);
  if (!link || !pilot.pilot) return false;
  const context: Context = { m, owner: unit.owner, self: null, card: pilot.id, vars: {}, lens };
  return readerOf(context).matches(context, link, { kind: 'pilot', card: pilot });
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
