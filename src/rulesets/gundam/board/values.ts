import { modified, type PlayerId, prohibition, type Uid, type Vars } from '../../../engine/index.ts';
import { remembered } from '../../cards/continuous.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { type Cant, KEYWORDS, type Keyword, type Replacement } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { findBase, findUnit, GREATEST, type SeenBase, type SeenUnit } from './board.ts';
import type { Force, LastKnown, Lens, M } from './context.ts';
import { forcesOn, inForce } from './continuous.ts';
import { duringHolds, isLinked } from './link.ts';
import { abilityNamed, cardOf, modifiersOn, printedAbilities, printedOnBase, readerOf } from './printed.ts';

function stat(m: M, id: Uid, which: 'ap' | 'hp', printed: number, lens?: Lens): number {
  let value = modified(m, id, which, printed);
  for (const { constant, context } of forcesOn(m, id, lens)) {
    const change =
      which === 'ap' ? ('ap' in constant ? constant.ap : undefined) : 'hp' in constant ? constant.hp : undefined;
    if (change !== undefined) value += readerOf(context).amountOf(context, change);
  }
  return Math.max(0, Math.min(GREATEST, value));
}

/** AP with its Pilot and everything in force; never below 0 (1-3-6). */
export function apOf(m: M, unit: SeenUnit, lens?: Lens): number {
  return remembered(m, 'ap', unit.id, lens, () => {
    const pilot = unit.pilot ? (cardOf(m, unit.pilot.card).pilot?.ap ?? 0) : 0;
    return stat(m, unit.id, 'ap', cardOf(m, unit.card).ap + pilot, lens);
  });
}

/** Full HP with its Pilot and everything in force; never below 0. */
export function hpOf(m: M, unit: SeenUnit | SeenBase, lens?: Lens): number {
  return remembered(m, 'hp', unit.id, lens, () => {
    const pilot = 'pilot' in unit && unit.pilot ? (cardOf(m, unit.pilot.card).pilot?.hp ?? 0) : 0;
    return stat(m, unit.id, 'hp', cardOf(m, unit.card).hp + pilot, lens);
  });
}

/** The value of a keyword: the sum where it adds up (Repair, Breach, Support), 1 where having it is all, 0 without it. */
export function keywordOf(m: M, object: SeenUnit | SeenBase, keyword: Keyword, lens?: Lens): number {
  return remembered(m, keyword, object.id, lens, () => {
    let value = cardOf(m, object.card).keywords[keyword] ?? 0;
    if ('pilot' in object && object.pilot) value += cardOf(m, object.pilot.card).keywords[keyword] ?? 0;
    for (const { effect } of modifiersOn(m, object.id)) {
      if (effect.kind === 'keyword' && effect.keyword === keyword) value += effect.value;
    }
    for (const { constant } of forcesOn(m, object.id, lens)) {
      if ('keyword' in constant && constant.keyword === keyword) value += constant.value ?? 1;
    }
    return keyword === 'repair' || keyword === 'breach' || keyword === 'support' ? value : Math.min(1, value);
  });
}

/** Every ability a Unit or a Base has now, given ones included, whose Pilot or link condition holds. */
export function abilitiesOf(m: M, object: SeenUnit | SeenBase): CompiledAbility[] {
  const find = () => {
    const found =
      'pilot' in object
        ? printedAbilities(m, object).filter((source) => duringHolds(m, object, source))
        : printedOnBase(m, object);
    for (const { effect } of modifiersOn(m, object.id)) {
      const granted = effect.kind === 'ability' ? abilityNamed(m, effect.ability) : null;
      if (granted) found.push(granted);
    }
    for (const { constant, source } of forcesOn(m, object.id)) {
      if (!('ability' in constant)) continue;
      const granted = cardOf(m, source.card).abilities.find(({ ability }) => ability.id === constant.ability);
      if (granted) found.push(granted);
    }
    return found;
  };
  return m.memo('abilities', find, object.id);
}

/** What forbids `what` to an object, or null (1-3-3: a prohibition beats a permission). */
export function forbidden(m: M, id: Uid, what: Cant): { clause: ClauseId; by: string } | null {
  const modifier = prohibition(m, id, what);
  if (modifier) return { clause: '1-3-3', by: modifier.card ?? '' };
  for (const { constant, source } of forcesOn(m, id)) {
    if ('cant' in constant && constant.cant === what) return { clause: '1-3-3', by: source.card };
  }
  return null;
}

/** The same for something a player can't do. */
export function playerForbidden(m: M, player: PlayerId, what: Cant): { clause: ClauseId; by: string } | null {
  const modifier = prohibition(m, player, what);
  if (modifier) return { clause: '1-3-3', by: modifier.card ?? '' };
  for (const { constant, context, source } of inForce(m)) {
    if (
      !('cant' in constant) ||
      constant.cant !== what ||
      typeof constant.to !== 'object' ||
      !('player' in constant.to)
    )
      continue;
    const meant = constant.to.player === 'you' ? context.owner : context.owner === 'p1' ? 'p2' : 'p1';
    if (meant === player) return { clause: '1-3-3', by: source.card };
  }
  return null;
}

/** How much of `amount` damage reaches an object (R6: prevention never makes it negative). */
export function afterPrevention(m: M, id: Uid, amount: number, by: 'battle' | 'effect'): number {
  if (forbidden(m, id, by === 'battle' ? 'beDamagedInBattle' : 'beDamagedByEffects')) return 0;
  let left = amount;
  const counts = (from: string) => from === 'any' || (from === 'battle') === (by === 'battle');
  for (const { effect } of modifiersOn(m, id)) {
    if (effect.kind !== 'stat' || !effect.stat.startsWith('prevent:')) continue;
    if (counts(effect.stat.slice(8))) left -= effect.add;
  }
  for (const { constant, context } of forcesOn(m, id)) {
    if (!('prevent' in constant) || !counts(constant.from ?? 'any')) continue;
    if (constant.prevent === 'all') return 0;
    left -= readerOf(context).amountOf(context, constant.prevent);
  }
  return Math.max(0, left);
}

/** A text that puts something else in the place of what would happen to an object. */
export interface Instead {
  program: string;
  replacement: Replacement;
  force: Force;
}

export const insteadProgram = (source: CompiledAbility, index: number): string => `${source.program}~${index}`;

/** 11-2-12: whether the card has used this program in this turn. */
export function usedThisTurn(m: M, self: Uid | null, program: string): boolean {
  const object = self === null ? null : (findUnit(m.board, self) ?? findBase(m.board, self)?.base);
  return object?.used.includes(program) ?? false;
}

/**
 * The "instead" that applies when `of` would happen to an object (9-1-9-1), or null. Of several the active player's come
 * first (R24); one that is declined leaves the event to the next.
 */
export function insteadOf(m: M, id: Uid, of: Replacement['of'], by: 'battle' | 'effect'): Instead | null {
  let found: Instead | null = null;
  for (const force of forcesOn(m, id)) {
    if (!('instead' in force.constant)) continue;
    const replacement = force.constant.instead;
    if (replacement.of !== of) continue;
    if (replacement.by !== undefined && (replacement.by === 'battle') !== (by === 'battle')) continue;
    const program = insteadProgram(force.source, force.index);
    const { self, owner } = force.context;
    const running = ({ program: name, vars }: { program: string; vars: Vars }) =>
      name === program && vars.replaced === id && vars.self === self;
    if (m.state.frames.some(running)) continue;
    if (replacement.oncePerTurn && usedThisTurn(m, self, program)) continue;
    if (owner === m.board.active) return { program, replacement, force };
    found ??= { program, replacement, force };
  }
  return found;
}

/** Cost to play a card from hand, with every change in force; never below 0. */
export function costOf(m: M, player: PlayerId, id: string): number {
  const card = cardOf(m, id);
  let cost = card.cost;
  for (const { constant, context } of inForce(m)) {
    if (!('cost' in constant)) continue;
    if (((constant.side ?? 'own') === 'own') !== (context.owner === player)) continue;
    if (constant.filter && !readerOf(context).matches(context, constant.filter, { kind: 'card', card })) continue;
    cost += constant.cost;
  }
  return Math.max(0, cost);
}

/** What a card in play is, for whoever asks when it has left. */
export function lastKnown(m: M, object: SeenUnit | SeenBase, owner: PlayerId): LastKnown {
  const keywords: Partial<Record<Keyword, number>> = {};
  for (const keyword of KEYWORDS) {
    const value = keywordOf(m, object, keyword);
    if (value > 0) keywords[keyword] = value;
  }
  const unit = 'pilot' in object ? object : null;
  return {
    card: object.card,
    ap: unit ? apOf(m, unit) : cardOf(m, object.card).ap,
    hp: hpOf(m, object),
    damage: object.damage,
    rested: object.rested,
    pilot: unit?.pilot?.card ?? null,
    linked: unit !== null && isLinked(m, unit),
    since: unit?.since ?? 0,
    keywords,
    owner,
  };
}
