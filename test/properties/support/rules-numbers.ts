/** What the rules of each game reckon with, asked of their own functions: by object and by the id that a scene gives the number. */
import type { Board as DuelBoard } from '../../../examples/duel/board.ts';
import { duel as duelRules } from '../../../examples/duel/ruleset.ts';
import type { AnyRuleset, Game, GameState } from '../../../src/engine/index.ts';
import { Machine } from '../../../src/engine/index.ts';
import type { Board as AlteilBoard } from '../../../src/rulesets/alteil/board/board.ts';
import type { Alteil } from '../../../src/rulesets/alteil/board/context.ts';
import { hpOf as alteilHpOf, statOf } from '../../../src/rulesets/alteil/board/values.ts';
import type { Board as Dx2Board } from '../../../src/rulesets/dx2/board/board.ts';
import type { Dx2 } from '../../../src/rulesets/dx2/board/context.ts';
import { buildOf } from '../../../src/rulesets/dx2/board/values.ts';
import type { Board as GundamBoard } from '../../../src/rulesets/gundam/board/board.ts';
import type { Gundam } from '../../../src/rulesets/gundam/board/context.ts';
import { apOf, hpOf } from '../../../src/rulesets/gundam/board/values.ts';
import type { Nexus } from '../../../src/rulesets/nexus/board/context.ts';
import { agentsOf, attackOf, defenseOf, terminalDamage } from '../../../src/rulesets/nexus/board/values.ts';
import type { Unnamed } from '../../../src/rulesets/unnamed/board/context.ts';
import { unitsNow } from '../../../src/rulesets/unnamed/board/printed.ts';
import { powerOf } from '../../../src/rulesets/unnamed/board/values.ts';

type Numbers = Record<string, Record<string, number>>;
type NumbersOf = (rules: AnyRuleset, state: GameState<object>) => Numbers;

const SIDES = ['p1', 'p2'] as const;

/** The machine of a game whose types the laws do not know. */
const machineOf = <G extends Game>(rules: AnyRuleset, state: GameState<object>): Machine<G> =>
  new Machine(rules, rules.sampleCards, state) as unknown as Machine<G>;

const gundam: NumbersOf = (rules, state) => {
  const m = machineOf<Gundam>(rules, state);
  const found: Numbers = {};
  for (const side of Object.values((state.board as GundamBoard).players)) {
    for (const unit of side.units)
      found[unit.id] = { ap: apOf(m, unit), hp: hpOf(m, unit), left: hpOf(m, unit) - unit.damage };
    if (side.base) found[side.base.id] = { hp: hpOf(m, side.base), left: hpOf(m, side.base) - side.base.damage };
  }
  return found;
};

const dx2: NumbersOf = (rules, state) => {
  const m = machineOf<Dx2>(rules, state);
  const { p1, p2 } = (state.board as Dx2Board).teams;
  return Object.fromEntries(
    [...p1.demons, ...p2.demons].map((demon) => {
      const { stats, maxMp } = buildOf(m, demon);
      return [demon.id, { ...stats, mp: maxMp, 'left of hp': demon.hp, 'left of mp': demon.mp }];
    }),
  );
};

const alteil: NumbersOf = (rules, state) => {
  const m = machineOf<Alteil>(rules, state);
  const { p1, p2 } = (state.board as AlteilBoard).players;
  return Object.fromEntries(
    [...p1.units, ...p2.units].map((unit) => {
      const now = (['hp', 'at', 'df', 'agi', 'rng'] as const).map((stat) => [stat, statOf(m, unit, stat)]);
      return [unit.id, { ...Object.fromEntries(now), left: alteilHpOf(m, unit) }];
    }),
  );
};

const nexus: NumbersOf = (rules, state) => {
  const m = machineOf<Nexus>(rules, state);
  return Object.fromEntries(
    SIDES.flatMap((player) => agentsOf(m, player)).map((agent) => [
      agent.id,
      { attack: attackOf(m, agent), defense: defenseOf(m, agent), left: terminalDamage(m, agent) },
    ]),
  );
};

const unnamed: NumbersOf = (rules, state) => {
  const m = machineOf<Unnamed>(rules, state);
  return Object.fromEntries(
    SIDES.flatMap((player) => unitsNow(m, player)).map((unit) => [unit.object.id, { power: powerOf(m, unit) }]),
  );
};

const duel: NumbersOf = (_rules, state) => {
  const { p1, p2 } = (state.board as DuelBoard).sides;
  return Object.fromEntries(
    [...p1.units, ...p2.units].map(({ id, card, damage }) => {
      const { power = 0, health = 0 } = duelRules.sampleCards.cards.get(card) ?? {};
      return [id, { power, health, left: Math.max(0, health - damage) }];
    }),
  );
};

export const rulesNumbers: Readonly<Record<string, NumbersOf>> = {
  duel,
  gundam,
  dx2,
  alteil,
  nexus,
  unnamed,
};
