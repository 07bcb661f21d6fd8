/**
 * A plain reading of the order of chain effects, written from the rule text alone: tiers one after the other, the faster
 * team first, action order, listed order, and whatever an effect causes at once after it. It shares no code with the
 * ruleset and knows only what its graphs need: signs that effects give and hear.
 */

export type Sign = 'raised' | 'lowered' | 'defeated' | 'hushed';

export interface ModelEffect {
  /** How the log calls it. */
  name: string;
  /** A wording, or "when" for an effect that answers `hears`. */
  timing: string;
  who: 'self' | 'companion' | 'ally' | 'enemy' | 'any';
  hears: { sign: Sign; of: string } | null;
  limit: number;
  /** What it does, in order: to each demon named. */
  does: { sign: Sign; to: string[] }[];
}

export interface ModelDemon {
  id: string;
  agility: number;
  lead: number;
  trail: number;
  /** In listed order. */
  effects: ModelEffect[];
}

export interface ModelTeam {
  player: string;
  demons: ModelDemon[];
  connector: ModelEffect['does'] | null;
}

const TIERS: Record<string, string[]> = {
  '0': ['startsBattleWith'],
  '1': ['startOfBattle', 'startOfFirstTurn', 'whenAttackingFirst', 'whenAttackingSecond', 'whenEnemyAttacksFirst'],
  '2': ['startOfOwnTurn', 'startOfEnemyTurn'],
  '3': ['aboutToAct'],
  '4': ['actionCompleted'],
  '5': ['endOfOwnTurn', 'endOfEnemyTurn'],
};

class Over extends Error {}

/** The order in which a team acts. */
export function actingOrder(demons: readonly ModelDemon[]): ModelDemon[] {
  let line = demons
    .map((demon, slot) => ({ demon, slot }))
    .sort((a, b) => (a.demon.agility === b.demon.agility ? a.slot - b.slot : b.demon.agility - a.demon.agility))
    .map(({ demon }) => demon);
  const shift = (demon: ModelDemon, places: number) => {
    const at = line.indexOf(demon);
    const rest = line.filter((one) => one !== demon);
    const to = Math.min(rest.length, Math.max(0, at + places));
    line = [...rest.slice(0, to), demon, ...rest.slice(to)];
  };
  for (const demon of [...line]) if (demon.lead > 0) shift(demon, -demon.lead);
  for (const demon of [...line].reverse()) if (demon.trail > 0) shift(demon, demon.trail);
  return line;
}

/** Everything that goes off when both players pass for `turns` turns: "demon effect", in order. */
export function goesOff(teams: readonly [ModelTeam, ModelTeam], turns: number): string[] {
  const log: string[] = [];
  const mean = ({ demons }: ModelTeam) => demons.reduce((sum, { agility }) => sum + agility, 0) / demons.length;
  const [one, two] = mean(teams[0]) >= mean(teams[1]) ? teams : [teams[1], teams[0]];
  const line = new Map([one, two].map((team) => [team, actingOrder(team.demons)]));
  const fallen = new Set<string>();
  const hushed = new Set<string>();
  const used = new Map<ModelEffect, number>();
  const teamOf = (id: string) => (one.demons.some((demon) => demon.id === id) ? one : two);
  const everyone = () => [one, two].flatMap((team) => line.get(team) ?? []);

  const able = (demon: ModelDemon, effect: ModelEffect, signs: readonly string[]) => {
    const ownFall =
      effect.hears?.sign === 'defeated' && effect.hears.of === demon.id && signs.includes(`defeated ${demon.id}`);
    return (!fallen.has(demon.id) || ownFall) && !hushed.has(demon.id) && (used.get(effect) ?? 0) < effect.limit;
  };

  /** Does what an effect does and gives the signs of it. The battle may be over with that. */
  const carryOut = (does: ModelEffect['does']): string[] => {
    const signs: string[] = [];
    for (const { sign, to } of does) {
      for (const id of to) {
        if (fallen.has(id)) continue;
        signs.push(`${sign} ${id}`);
        if (sign === 'hushed') hushed.add(id);
        if (sign !== 'defeated') continue;
        fallen.add(id);
      }
    }
    if ([one, two].some((team) => team.demons.every(({ id }) => fallen.has(id)))) throw new Over();
    return signs;
  };

  const goOff = (demon: ModelDemon, effect: ModelEffect) => {
    log.push(`${demon.id} ${effect.name}`);
    // One that is about nobody can still work later.
    const isAboutSomebody = effect.does.some(({ to }) => to.some((id) => !fallen.has(id)));
    if (isAboutSomebody) used.set(effect, (used.get(effect) ?? 0) + 1);
    const signs = carryOut(effect.does);
    const answers = everyone().flatMap((holder) =>
      holder.effects
        .filter(({ timing, hears }) => timing === 'when' && hears && signs.includes(`${hears.sign} ${hears.of}`))
        .filter((answer) => able(holder, answer, signs))
        .map((answer) => ({ holder, answer })),
    );
    for (const { holder, answer } of answers) if (able(holder, answer, signs)) goOff(holder, answer);
  };

  const speaks = (demon: ModelDemon, { timing, who }: ModelEffect, onTurn: ModelTeam, due: string | null): boolean => {
    const own = teamOf(demon.id);
    if (timing === 'whenAttackingFirst') return own === one;
    if (timing === 'whenAttackingSecond' || timing === 'whenEnemyAttacksFirst') return own === two;
    if (timing === 'startOfOwnTurn' || timing === 'endOfOwnTurn') return own === onTurn;
    if (timing === 'startOfEnemyTurn' || timing === 'endOfEnemyTurn') return own !== onTurn;
    if (timing !== 'aboutToAct' && timing !== 'actionCompleted') return true;
    if (due === null || who === 'any') return true;
    if (who === 'self') return due === demon.id;
    if (who === 'companion') return due !== demon.id && teamOf(due) === own;
    return (teamOf(due) === own) === (who === 'ally');
  };

  const tier = (name: string, onTurn: ModelTeam, due: string | null = null) => {
    const lineUp = everyone().flatMap((demon) =>
      demon.effects
        .filter((effect) => TIERS[name]?.includes(effect.timing))
        .filter((effect) => speaks(demon, effect, onTurn, due) && able(demon, effect, []))
        .map((effect) => ({ demon, effect })),
    );
    for (const { demon, effect } of lineUp) {
      // Who has fallen is not about to act any more (A8).
      const isMoot = name === '3' && due !== null && fallen.has(due);
      if (!isMoot && able(demon, effect, [])) goOff(demon, effect);
    }
  };

  const turn = (team: ModelTeam) => {
    const order = line.get(team) ?? [];
    let halves = 2 * order.filter(({ id }) => !fallen.has(id)).length;
    tier('2', team);
    let at = -1;
    while (halves > 0 && order.some(({ id }) => !fallen.has(id))) {
      do at = (at + 1) % order.length;
      while (fallen.has(order[at]?.id ?? ''));
      const due = order[at]?.id ?? '';
      tier('3', team, due);
      if (fallen.has(due)) continue;
      halves--;
      tier('4', team, due);
    }
    tier('5', team);
  };

  try {
    tier('0', one);
    for (const { connector } of [one, two]) if (connector) carryOut(connector);
    tier('1', one);
    for (let n = 0; n < turns; n++) turn(n % 2 === 0 ? one : two);
  } catch (error) {
    if (!(error instanceof Over)) throw error;
  }
  return log;
}
