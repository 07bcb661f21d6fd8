/** One attack on one demon: hit or miss, affinity, critical, damage. */
import type { JsonObject, Uid } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import { heal, loseHp } from '../atoms/hp.ts';
import { putStatus } from '../atoms/status.ts';
import type { SeenDemon } from '../board/board.ts';
import { isLiving, ownerOf, statusOf } from '../board/board.ts';
import type { Context, EffectVars, KeptIcons, M, Struck } from '../board/context.ts';
import { isForbidden, isOf, isParty, passivesOn } from '../board/continuous.ts';
import { amountOf, connectorStats } from '../board/evaluate.ts';
import type { BySort, PassiveOf } from '../board/passives.ts';
import { NO_PASSIVES } from '../board/passives.ts';
import { asksForElement, isPhysical } from '../board/printed.ts';
import { repertoireOf } from '../board/repertoire.ts';
import type { Build, Member } from '../board/values.ts';
import { affinityOf, memberOf } from '../board/values.ts';
import type { Amount, Attack, Party } from '../language/language.ts';
import type { Affinity, BlowAhead, Element, Stat, StatusKind } from '../language/words.ts';
import { fought } from '../language/words.ts';
import type { Ahead, Like } from './blows.ts';
import { isLikeAll } from './blows.ts';
import { BUFF, damageOf, NORMAL, RESIST, WEAK, WEAKENED } from './formula.ts';
import { superReactions } from './super-reaction.ts';

/** Who strikes: a demon, or the three of a Devil Connector together, on whom nothing lasts. */
interface Striker {
  id: Uid | null;
  statuses: SeenDemon['statuses'];
  stats: Readonly<Record<Stat, number>>;
  passives: BySort;
}

/** Who is struck, with the passives that count for the blow. */
interface Target {
  demon: SeenDemon;
  passives: BySort;
}

const NOTHING: SeenDemon['statuses'] = [];

/** R77: the values of a demon with these passives, as attacks are worked out with them now. */
function foughtWith({ fightsWith: changes }: BySort, { stats }: Build): Build['stats'] {
  if (changes.length === 0) return stats;
  const changed = { ...stats };
  for (const stat of fought.options) {
    const about = changes.filter((one) => listOf(one.fightsWith).includes(stat));
    const percent = about.reduce((sum, one) => sum + (one.percent ?? 0), 100);
    const plus = about.reduce((sum, one) => sum + (one.plus ?? 0), 0);
    changed[stat] = Math.max(0, Math.floor((stats[stat] * Math.max(0, percent)) / 100) + plus);
  }
  return changed;
}

/** Whoever has fallen strikes no more (R36), but for an answer to its own fall. */
function strikerOf({ m, self, vars }: Context): Striker | null {
  if (vars.connector !== null)
    return { id: null, statuses: NOTHING, stats: connectorStats({ m }, vars.connector), passives: NO_PASSIVES };
  const member = memberOf(m, self);
  if (member === null) return null;
  const { demon, build } = member;
  const strikes = demon.hp > 0 || vars.ownFall === true || m.state.options.fallenStriker === 'goes-on';
  if (!strikes) return null;
  const passives = passivesOn(m, member);
  // As it is when the blow falls: what the blow brings about on it does not change the rest of the blow.
  return { id: demon.id, statuses: demon.statuses, stats: foughtWith(passives, build), passives };
}

/** G10: a percentage, drawn only where it is a chance. */
const succeeds = (m: M, percent: number): boolean => percent >= 100 || (percent > 0 && m.random(100) < percent);

const DOWN = { attackUp: 'attackDown', defenceUp: 'defenceDown', accuracyUp: 'accuracyDown' } as const;

function level(demon: Pick<SeenDemon, 'statuses'>, up: keyof typeof DOWN): number {
  if (demon.statuses.length === 0) return 0;
  return sizeOf(demon, up) - sizeOf(demon, DOWN[up]);
}

/** R59: by how much something is raised or lowered. */
function sizeOf(demon: Pick<SeenDemon, 'statuses'>, kind: StatusKind): number {
  const status = statusOf(demon, kind);
  return status === null ? 0 : status.value || BUFF;
}

/** R8: whether a passive is about a blow of which nothing more is known yet. */
const isKnown = (ahead: Ahead, on: BlowAhead | BlowAhead[] | undefined): boolean =>
  on === undefined || isLikeAll({ ...ahead, critical: false, weak: false }, on);

/** R8 */
function hits(m: M, striker: Striker, target: Target, { accuracy, element }: Blow, ahead: Ahead): boolean {
  if (accuracy === undefined) return true;
  let chance = accuracy + level(striker, 'accuracyUp') - level(target.demon, 'accuracyUp');
  for (const passive of striker.passives.accuracy)
    if (isOf(passive.element, element) && isKnown(ahead, passive.on)) chance += passive.accuracy;
  for (const passive of target.passives.evasion)
    if (isOf(passive.element, element) && isKnown(ahead, passive.on)) chance -= passive.evasion;
  return succeeds(m, chance);
}

/** Whether a rule of a striker or a target is about the other of the two. A Devil Connector is nobody's demon. */
const isAbout = (m: M, party: Party | undefined, bearer: Uid | null, other: Uid | null): boolean =>
  bearer === null ? party === undefined : isParty(m, party, bearer, other);

/** R9: the chance on the skill with what raises it. */
function criticalChance(
  m: M,
  striker: Striker,
  { demon: target, passives }: Target,
  { critical }: Blow,
  ahead: Ahead,
): number {
  if (isForbidden(m, target, 'critical', striker.id)) return 0;
  if (statusOf(striker, 'might')) return 100;
  if (m.state.options.criticalPassives === 'printed' && (critical ?? 0) === 0) return 0;
  let chance = critical ?? 0;
  for (const passive of striker.passives.critical)
    if (passive.direction !== 'received' && isKnown(ahead, passive.on))
      if (isAbout(m, passive.against, striker.id, target.id)) chance += passive.critical;
  if (!repertoireOf(m).received) return chance;
  for (const passive of passives.critical)
    if (passive.direction === 'received' && isKnown(ahead, passive.on))
      if (isAbout(m, passive.against, target.id, striker.id)) chance += passive.critical;
  return chance;
}

/** R44: whether a passive of `bearer` counts for a blow between it and another. */
function counts(
  m: M,
  { on, against }: Pick<PassiveOf<'boost'>, 'on' | 'against'>,
  like: Like,
  bearer: Uid | null,
  other: Uid | null,
): boolean {
  if (!isLikeAll(like, on)) return false;
  return against === undefined || isAbout(m, against, bearer, other);
}

/** R44: boosts of the striker less what the target guards against. */
function boostsFor(m: M, striker: Striker, { demon: target, passives }: Target, like: Like): number {
  let sum = 0;
  // R56
  if (statusOf(striker, 'weak')) sum -= WEAKENED;
  if (statusOf(target, 'weak')) sum += WEAKENED;
  for (const passive of striker.passives.boost)
    if (isOf(passive.boost, like.element) && counts(m, passive, like, striker.id, target.id)) sum += passive.percent;
  for (const passive of passives.guard)
    if (isOf(passive.guard, like.element) && counts(m, passive, like, target.id, striker.id)) sum -= passive.percent;
  return sum;
}

/** R47: of several elements the one that does most to the target, and of equally good ones the first. */
function elementFor(m: M, striker: Striker, target: SeenDemon, attack: Attack, elements: Element[]): Element {
  const physical = isPhysical(attack);
  const rank = (one: Element) => {
    const affinity = meets(m, target, one, physical);
    return RANKS.indexOf(pierceOf(m, striker, target, attack, one, affinity) ? null : affinity);
  };
  return elements.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

const RANKS: readonly (Affinity | null)[] = ['weak', null, 'resist', 'null', 'repel', 'drain'];

/** With which affinity an attack is met; what repels attacks of its sort for a while goes first (R58). */
function meets(m: M, target: SeenDemon, element: Element, physical: boolean): Affinity | null {
  const shield = statusOf(target, physical ? 'repelPhysical' : 'repelMagical');
  if (shield !== null && (element !== 'almighty' || shield.value > 0)) return 'repel';
  return affinityOf(m, target, element);
}

/** R5: whether a blow passes by the affinity with which the target meets it, which is no weakness. */
function pierceOf(
  m: M,
  striker: Striker,
  target: SeenDemon,
  attack: Attack,
  element: Element,
  affinity: Affinity | null,
): boolean {
  if (affinity === 'weak') return false;
  const pierces = attack.pierce === true || striker.passives.pierce.some((passive) => isOf(passive.pierce, element));
  if (!pierces || isForbidden(m, target, 'pierce', striker.id)) return false;
  if (affinity === 'repel') return !isForbidden(m, target, 'pierceRepel', striker.id);
  return affinity !== 'drain' || !isForbidden(m, target, 'pierceDrain', striker.id);
}

/** R64: how much of the damage a pierce lets through an affinity that blocks, in percent. */
function passedBy(striker: Striker, attack: Attack, element: Element): number {
  if (attack.pierce === true) return NORMAL;
  const fitting = striker.passives.pierce.filter((passive) => isOf(passive.pierce, element));
  return Math.max(...fitting.map(({ percent = NORMAL }) => percent));
}

const BLOCKS: readonly (Affinity | null)[] = ['null', 'repel', 'drain'];
const FACTORS: Partial<Record<Affinity, number>> = { weak: WEAK, resist: RESIST };

/** What the worst result of an action so far is for the icons (G7). */
const WORST = ['', 'bonus', 'lost'];
function remember(vars: EffectVars, result: 'bonus' | 'lost'): void {
  const before = typeof vars.result === 'string' ? vars.result : '';
  if (WORST.indexOf(result) > WORST.indexOf(before)) vars.result = result;
}

/** An attack as it falls on one demon: of one element, with the power that it has against it. */
interface Blow {
  attack: Attack;
  element: Element;
  worth: number;
  several: boolean;
  accuracy: number | undefined;
  critical: number | undefined;
}

/** R63: whether a blow lets its action keep its icon, by what its striker has or shares with its team. */
function keepIcons({ m, vars }: Context, striker: Striker, target: SeenDemon, like: Like): void {
  const { id, passives } = striker;
  if (id === null || vars.kept !== undefined) return;
  const fitting = passives.freeIcons.filter(
    (one) => counts(m, one, like, id, target.id) && succeeds(m, one.chance ?? 100),
  );
  const times = ({ freeIcons }: PassiveOf<'freeIcons'>) => (freeIcons === true ? Number.POSITIVE_INFINITY : freeIcons);
  const own = fitting.reduce((sum, one) => sum + (one.team === true ? 0 : times(one)), 0);
  const shared = fitting.reduce((most, one) => Math.max(most, one.team === true ? times(one) : 0), 0);
  const owner = ownerOf(m.board, id) ?? m.board.active;
  const used = (demons: readonly SeenDemon[], key: KeptIcons) =>
    demons.reduce((sum, { usedInTurn }) => sum + (usedInTurn[key] ?? 0), 0);
  if (
    used(
      m.board.teams[owner].demons.filter((demon) => demon.id === id),
      'freeIcons',
    ) < own
  )
    vars.kept = 'freeIcons';
  else if (used(m.board.teams[owner].demons, 'freeIconsOfTeam') < shared) vars.kept = 'freeIconsOfTeam';
}

/** Gives what the blow took from the target, or null when it did not strike it. */
function strike(context: Context, striker: Striker, struck: Member, blow: Blow): Struck | null {
  const { m, vars } = context;
  const { attack, element } = blow;
  const { demon: target, owner, build } = struck;
  const physical = isPhysical(attack);
  const ahead: Ahead = { physical, several: blow.several };
  const { asksBlows, sorts, defends } = repertoireOf(m);
  const met: Target = { demon: target, passives: defends ? passivesOn(m, struck) : NO_PASSIVES };
  // R80: told only where some effect asks for it.
  const told = asksBlows ? { ...ahead } : null;
  if (!hits(m, striker, met, blow, ahead)) {
    m.note('miss', owner, { target: target.id, source: striker.id, element, ...told }, { clause: 'R8' });
    if (physical) remember(vars, 'lost');
    return null;
  }
  const printed = meets(m, target, element, physical);
  const pierce = pierceOf(m, striker, target, attack, element, printed);
  const affinity = pierce ? null : printed;
  if (affinity !== printed)
    m.note('pierce', owner, { target: target.id, source: striker.id, element, affinity: printed }, { clause: 'R5' });
  const blocked = BLOCKS.includes(affinity);
  const critical = physical && !blocked && succeeds(m, criticalChance(m, striker, met, blow, ahead));
  const like: Like = { physical, several: blow.several, element, critical, weak: affinity === 'weak' };
  const charged = statusOf(striker, physical ? 'charge' : 'concentrate');
  const stats = foughtWith(met.passives, build);
  const variance = m.state.options.damageVariance === true ? 90 + m.random(21) : 100;
  const amount = damageOf({
    attack: attackValue(striker, attack, physical),
    coefficient: attack.coefficient ?? (physical ? 210 : 200),
    defence: physical ? stats.physDefence : stats.magDefence,
    power: blow.worth,
    boosts: boostsFor(m, striker, met, like),
    charge: charged?.value ?? 100,
    buffs: level(striker, 'attackUp') - level(target, 'defenceUp'),
    critical,
    affinity:
      pierce && BLOCKS.includes(printed)
        ? passedBy(striker, attack, element)
        : ((affinity && FACTORS[affinity]) ?? NORMAL),
    variance,
  });
  if (blocked) {
    blocks(m, striker, struck, { element, ...told }, affinity, amount);
    remember(vars, 'lost');
    return null;
  }
  if ((affinity === 'weak' || critical) && givesBonus(m, striker, target, like)) remember(vars, 'bonus');
  const data: JsonObject = told === null ? { element, critical, affinity } : { element, critical, affinity, ...told };
  if (variance !== 100) data.variance = variance;
  const passesBulwark =
    attack.pierce === 'bulwark' ||
    attack.pierce === true ||
    striker.passives.pierce.some(({ pierce: said }) => isOf(said, element) || listOf(said).includes('bulwark'));
  const hit = loseHp(m, 'hit', target.id, amount, {
    source: striker.id,
    data,
    pierce: passesBulwark,
    mortal: ignores(attack, 'endure'),
    clause: 'G9',
  });
  if (attack.unrevivable === true && !isLiving(m.board, target.id))
    putStatus(m, target.id, { kind: 'cant', of: 'revive', kept: true }, striker.id, 'R45');
  if (hit === null) return null;
  if (sorts.freeIcons) keepIcons(context, striker, target, like);
  const { several, weak } = like;
  return { subject: target.id, by: striker.id, amount, element, blow: { physical, several, critical, weak } };
}

/** Whether a blow at a weakness, or a critical one, gives its team a Bonus Turn. */
const givesBonus = (m: M, striker: Striker, target: SeenDemon, like: Like): boolean =>
  !isForbidden(m, target, 'bonusTurn', striker.id, (on) => isLikeAll(like, on));

/** R6, R7: a blow that takes nothing may do good to its target, or come back. */
function blocks(
  m: M,
  striker: Striker,
  { demon: { id }, demon: target, owner }: Member,
  told: JsonObject,
  by: Affinity | null,
  amount: number,
): void {
  const event = m.note('blocked', owner, { target: id, source: striker.id, ...told, by }, { clause: 'G9' });
  m.under(event, () => {
    if (by === 'drain') heal(m, id, amount, id, { clause: 'R7' });
    else if (by === 'repel') sendBack(m, striker, target, told, amount);
  });
}

const ignores = ({ ignores: said }: Pick<Attack, 'ignores'>, what: 'endure' | 'superReactions'): boolean =>
  said !== undefined && listOf(said).includes(what);

/** R47: what an attack is worked out with: the values that it names, or the attack value. */
function attackValue(striker: Striker, { value }: Attack, physical: boolean): number {
  if (value === undefined) return physical ? striker.stats.physAttack : striker.stats.magAttack;
  return listOf(value).reduce(
    (sum, { stat, percent = 100 }) => sum + Math.floor((striker.stats[stat] * percent) / 100),
    0,
  );
}

function sendBack(m: M, striker: Striker, target: SeenDemon, told: JsonObject, amount: number): void {
  if (striker.id === null) {
    m.note('vanished', ownerOf(m.board, target.id), { source: target.id, amount }, { clause: 'G15' });
    return;
  }
  loseHp(m, 'damage', striker.id, amount, { source: target.id, data: { ...told, by: 'repel' }, clause: 'R6' });
}

/** R47: a power that has to be worked out, within what a card can print. */
const powerOf = (context: Context, power: Amount, id: Uid): number =>
  Math.min(MOST_POWER, amountOf(context, power, { id, target: 'target' }));
const MOST_POWER = 1_000;

const chanceOf = (context: Context, chance: Amount | undefined, id: Uid): number | undefined =>
  typeof chance === 'object' ? amountOf(context, chance, { id, target: 'target' }) : chance;

/** R68: the element of what was done before, or null where that had none. */
const sameElement = ({ vars }: Context): Element | null =>
  vars.element ?? vars.heard.find(({ element }) => element !== undefined)?.element ?? null;

/** A blow on every target at one moment, and the Super Reactions that cut in on it. Gives how many it struck. */
export function attackAll(context: Context, attack: Attack, ids: readonly Uid[], several: boolean): number {
  const { m, vars, self, owner } = context;
  const targets: Member[] = [];
  for (const id of ids) {
    const target = memberOf(m, id);
    if (target !== null && target.demon.hp > 0) targets.push(target);
  }
  if (targets.length === 0) return 0;
  const striker = strikerOf(context);
  if (!striker) {
    m.note('no-blow', owner, { demon: self }, { clause: 'R36' });
    return 0;
  }
  const elements = attack.element === 'same' ? sameElement(context) : attack.element;
  if (elements === null) {
    m.note('no-element', owner, { demon: self }, { clause: 'R68' });
    return 0;
  }
  const asks = asksForElement(m, context.card);
  const struck: Struck[] = [];
  const everStruck = [...vars.struck];
  for (const target of targets) {
    const worth = typeof attack.power === 'number' ? attack.power : powerOf(context, attack.power, target.id);
    const element = typeof elements === 'string' ? elements : elementFor(m, striker, target.demon, attack, elements);
    const accuracy = chanceOf(context, attack.accuracy, target.id);
    const critical = chanceOf(context, attack.critical, target.id);
    const hit = worth > 0 && strike(context, striker, target, { attack, element, worth, several, accuracy, critical });
    if (asks) vars.element = element;
    if (!hit) continue;
    vars.dealt = (vars.dealt ?? 0) + hit.amount;
    struck.push(hit);
    if (!everStruck.includes(target.id)) everStruck.push(target.id);
  }
  vars.struck = everStruck;
  if (!ignores(attack, 'superReactions')) {
    if (vars.held === undefined) superReactions(context, struck);
    else vars.held.push(...struck);
  }
  return struck.length;
}
