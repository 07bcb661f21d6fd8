/** What the shape of a card allows and the rules do not. */
import type { Fault } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import { objectsIn, verbsAt } from '../board/printed.ts';
import { momentsOf, TIMING_TIERS } from '../language/compiled.ts';
import type { Automatic, Card, CardOf, Effect, Passive } from '../language/language.ts';
import type { Say } from './dead-words.ts';
import { faultsOfAutomatic, faultsOfPassives, faultsOfUse } from './dead-words.ts';
import { MOST_REPEATS } from './effects.ts';

function named<T extends Card['type']>(
  known: ReadonlyMap<string, Card>,
  id: string,
  type: T,
  at: string,
  say: Say,
): CardOf<T> | null {
  const found = known.get(id);
  if (found?.type === type) return found as CardOf<T>;
  if (found === undefined) say(at, `there is no card ${JSON.stringify(id)} in this set`);
  else say(at, `${JSON.stringify(id)} is a ${found.type}`, type);
  return null;
}

/** R86: what a Super Reaction can ask of the blow. */
function faultsOfReaction(when: NonNullable<Automatic['when']>, at: string, say: Say): void {
  if (when.event !== 'hit') say(`${at}/event`, 'R86: a Super Reaction answers blows that strike its holder', ['hit']);
  if (when.who !== undefined && when.who !== 'self')
    say(`${at}/who`, 'R86: a Super Reaction answers blows that strike its holder', ['self']);
  if (when.skill !== undefined) say(`${at}/skill`, 'R86: a Super Reaction answers a blow, whatever brings it about');
}

function faultsOfTiming(automatic: Automatic, at: string, say: Say): void {
  const { timing, when, who } = automatic;
  if (timing === 'when' && !when) say(`${at}/when`, 'timing "when" needs what it answers', { event: '…' });
  if (timing === 'superReaction' && when) faultsOfReaction(when, `${at}/when`, say);
  else if (timing !== 'when' && when) say(`${at}/when`, 'only timing "when" answers something');
  if (who !== undefined && timing !== 'aboutToAct' && timing !== 'actionCompleted') {
    say(`${at}/who`, 'only tiers 3 and 4 are about a demon that acts', ['aboutToAct', 'actionCompleted']);
  }
  if (when && (when.event === 'below') !== (when.percent !== undefined)) {
    say(`${at}/when/percent`, '"below" needs a share, and nothing else has one');
  }
}

/** Every verb of a card that gives an effect of the card, with its place. */
function* grants(card: Card): Generator<[string, Extract<Effect, { do: 'grant' }>]> {
  for (const [verb, at] of verbsAt(card)) if (verb.do === 'grant') yield [at, verb];
}

/** Every place where passives are lent. */
function* lending(card: Card): Generator<[string, readonly object[]]> {
  for (const [verb, at] of verbsAt(card)) if (verb.do === 'lend') yield [`${at}/passives`, verb.passives];
}

/** Amounts that are for no demon, in which "each" would be nobody. */
function* strayEach(value: unknown, path: string, inAmount = false): Generator<string> {
  if (!(value instanceof Object)) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}/${key}`;
    if (key === 'of' && inner === 'each' && inAmount) yield at;
    const isAlone = key === 'passives' || key === 'repeat' || 'compare' in value;
    // A plain attack within passives has effects, and those whom they are for.
    yield* strayEach(inner, at, key !== 'plainAttack' && (isAlone || inAmount));
  }
}

/** Ranges whose lower bound is above the upper one. */
function* emptyRanges(card: Card): Generator<string> {
  for (const [one, at] of objectsIn(card)) {
    const { min, max } = one as { min?: unknown; max?: unknown };
    if (Number(min) > Number(max)) yield `${at}/min`;
  }
}

/** The cards that the words of a card name, besides those in its own fields. */
function* namedCards(value: unknown, path: string): Generator<{ at: string; id: string; type: 'demon' | 'skill' }> {
  if (!(value instanceof Object)) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}/${key}`;
    if ((key === 'plainAttack' || key === 'skill') && typeof inner === 'string') yield { at, id: inner, type: 'skill' };
    else if (key === 'filter' || key === 'byFilter' || key === 'not') yield* filterCard(inner, at);
    if (key === 'skill') yield* namedSkills(inner, at);
    else yield* namedCards(inner, at);
  }
}

/** The skills that a filter of skills names, also in what it leaves out. */
function* namedSkills(filter: unknown, path: string): Generator<{ at: string; id: string; type: 'skill' }> {
  if (!(filter instanceof Object)) return;
  for (const [key, inner] of Object.entries(filter)) {
    const at = `${path}/${key}`;
    if (key === 'card') for (const id of listOf(inner as string | string[])) yield { at, id, type: 'skill' };
    else yield* namedSkills(inner, at);
  }
}

function* filterCard({ card }: { card?: string }, at: string): Generator<{ at: string; id: string; type: 'demon' }> {
  if (card !== undefined) yield { at: `${at}/card`, id: card, type: 'demon' };
}

/** A "granted" effect has to have a name, and a verb of its card that gives it. */
function faultsOfGranted(
  { id, granted }: { id?: string | undefined; granted?: boolean | undefined },
  at: string,
  given: ReadonlySet<string>,
  say: Say,
): void {
  if (granted !== true) return;
  if (id === undefined) say(`${at}/id`, 'what is only granted needs a name');
  else if (!given.has(id)) say(`${at}/granted`, `nothing on this card grants ${JSON.stringify(id)}`);
}

/** What is read once, when a demon is built, and not again. */
const SETTLED = ['stat', 'trait', 'maxMp', 'speed', 'affinity', 'while'];

/** R65: a blow is only what opens a Bonus Turn. */
function faultsOfCants(passives: readonly Passive[], path: string, say: Say): void {
  passives.forEach((passive, at) => {
    if ('while' in passive) faultsOfCants(passive.while, `${path}/${at}/while`, say);
    if ('cant' in passive && passive.on !== undefined && listOf(passive.cant).some((one) => one !== 'bonusTurn'))
      say(`${path}/${at}/on`, 'R65: only of Bonus Turns a card can say after which blows', ['bonusTurn']);
    if ('pierce' in passive && passive.percent !== undefined && listOf(passive.pierce).includes('bulwark'))
      say(`${path}/${at}/percent`, 'R64: a share is let through affinities, not through Bulwarks');
  });
}

function faultsOfWhiles(all: readonly Passive[], given: ReadonlySet<string>, say: Say): void {
  faultsOfPassives(all, '/passives', say);
  faultsOfCants(all, '/passives', say);
  all.forEach((passive, at) => {
    if (!('while' in passive)) return;
    const path = `/passives/${at}`;
    passive.while.forEach((inner, number) => {
      const settled = SETTLED.find((word) => word in inner);
      if (settled !== undefined) say(`${path}/while/${number}`, 'R44: this is settled once and can not come and go');
    });
    if (passive.id !== undefined && all.findIndex((one) => 'while' in one && one.id === passive.id) !== at)
      say(`${path}/id`, `another effect of this card is called ${JSON.stringify(passive.id)}`);
    faultsOfGranted(passive, path, given, say);
  });
}

/** R79: what a state can not say, as it comes and goes. */
function faultsOfState(card: CardOf<'state'>, known: ReadonlyMap<string, Card>, say: Say): void {
  const { passives = [], automatic = [] } = card;
  for (const other of known.values())
    if (other.type === 'state' && other.mark === card.mark && other.id !== card.id)
      say('/mark', `R79: ${JSON.stringify(other.id)} says already what these marks mean`);
  if (passives.length === 0 && automatic.length === 0) say('', 'R79: a state has passives or effects');
  passives.forEach((passive, at) => {
    if (!('while' in passive) && SETTLED.some((word) => word in passive))
      say(`/passives/${at}`, 'R44: this is settled once and can not come and go');
  });
  automatic.forEach(({ timing }, at) => {
    if (TIMING_TIERS[timing].tier === '0') say(`/automatic/${at}/timing`, 'A8: before tier 0 nobody is in a state');
  });
}

/** How many verbs and blows a part can come to at most. Loops in loops multiply. */
export function weightOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + weightOfOne(effect), 0);
}

function weightOfOne(effect: Effect): number {
  if ('do' in effect) {
    if (effect.do !== 'attack') return 1;
    return typeof effect.times === 'object' ? effect.times.to : (effect.times ?? 1);
  }
  if ('if' in effect || 'chance' in effect) return 1 + Math.max(weightOf(effect.then), weightOf(effect.else ?? []));
  if ('ifYouDo' in effect) return 1 + weightOf(effect.ifYouDo);
  if ('may' in effect) return 1 + weightOf(effect.may);
  if ('unless' in effect || 'later' in effect) return 1 + weightOf(effect.effects);
  if ('oneOf' in effect)
    return 1 + (effect.choose ?? 1) * Math.max(...effect.oneOf.map((part) => weightOf(part.effects)));
  if ('limit' in effect) return 1 + weightOf(effect.effects);
  if ('together' in effect) return 1 + weightOf(effect.together);
  const times = 'forEach' in effect ? DEMONS : mostTimes(effect.repeat);
  return 1 + Math.min(times, MOST_REPEATS) * (1 + weightOf(effect.effects));
}

function mostTimes(repeat: Extract<Effect, { repeat: unknown }>['repeat']): number {
  if (typeof repeat === 'number') return repeat;
  return 'to' in repeat ? repeat.to : MOST_REPEATS;
}

const DEMONS = 8;
/** A14: loops in loops that come to more are no effect that ends in sight. */
const HEAVIEST = 2_500;

/** All faults of one card among the others of its set. */
export function faultsOfCard(card: Card, where: string, known: ReadonlyMap<string, Card>): Fault[] {
  const faults: Fault[] = [];
  const say: Say = (at, reason, accepts) =>
    faults.push({ path: `${where}${at}`, reason, ...(accepts === undefined ? {} : { accepts }) });
  if (card.type === 'demon') {
    card.skills.forEach((id, at) => {
      named(known, id, 'skill', `/skills/${at}`, say);
      if (card.skills.indexOf(id) !== at) say(`/skills/${at}`, 'R1: the same skill twice');
    });
  }
  if (card.type === 'connector') {
    const [leader] = card.demons.map((id, at) => named(known, id, 'demon', `/demons/${at}`, say));
    const skill = named(known, card.skill, 'skill', '/skill', say);
    if (skill && !skill.use) say('/skill', 'dc.1: not a skill that can be used');
    if (leader && !leader.skills.includes(card.skill)) say('/skill', 'G15: a skill of its leader', leader.skills);
    return faults;
  }
  if (card.type === 'liberator') {
    card.passives.forEach((passive, at) => {
      if ('while' in passive && passive.who !== undefined && passive.who !== 'self')
        say(`/passives/${at}/who`, 'G1: a Liberator is no demon; each of the team has these passives itself', ['self']);
    });
  }
  for (const at of strayEach(card, '')) say(at, 'R38: this amount is for no demon');
  for (const at of emptyRanges(card)) say(at, 'nothing lies between these bounds');
  for (const { at, id, type } of namedCards(card, '')) {
    const found = named(known, id, type, at, say);
    if (found?.type === 'skill' && !found.use) say(at, 'not a skill that can be used');
  }
  const passives = card.passives ?? [];
  const granting = [...grants(card)];
  const given = new Set(granting.map(([, { effect }]) => effect));
  faultsOfWhiles(passives, given, say);
  if (card.type === 'liberator') return faults;
  const automatic = card.automatic ?? [];
  if (card.type === 'state') faultsOfState(card, known, say);
  const use = card.type === 'skill' ? card.use : undefined;
  if (use && weightOf(use.effects) > HEAVIEST)
    say('/use/effects', `A14: more than ${HEAVIEST} verbs and blows, if all loops run`);
  const whiles = passives.filter((passive) => 'while' in passive);
  automatic.forEach(({ effects, id, granted }, at) => {
    const isTwice = automatic.findIndex((one) => one.id === id) !== at || whiles.some((one) => one.id === id);
    if (id !== undefined && isTwice)
      say(`/automatic/${at}/id`, `another effect of this card is called ${JSON.stringify(id)}`);
    faultsOfGranted({ id, granted }, `/automatic/${at}`, given, say);
    if (weightOf(effects) > HEAVIEST)
      say(`/automatic/${at}/effects`, `A14: more than ${HEAVIEST} verbs and blows, if all loops run`);
  });
  automatic.forEach((one, at) => {
    const path = `/automatic/${at}`;
    momentsOf(one).forEach((moment, number) => {
      // What a moment says stands under it; what all of them say is told once.
      const under = `${path}/also/${number - 1}`;
      const told: Say = (spot, reason, accepts) => {
        const own = ['timing', 'when', 'who'].some((word) => spot.startsWith(`${path}/${word}`));
        const there = number > 0 && own ? spot.replace(path, under) : spot;
        if (!faults.some((known) => known.path === `${where}${there}` && known.reason === reason))
          say(there, reason, accepts);
      };
      faultsOfTiming(moment, path, told);
      faultsOfAutomatic(moment, path, told);
    });
    if (one.also !== undefined && one.granted === true) say(`${path}/also`, 'R82: what is granted works at one moment');
    if (one.also !== undefined && one.timing === 'superReaction')
      say(`${path}/also`, 'R82: a Super Reaction cuts in, and is no effect of another moment');
    one.also?.forEach(({ timing }, number) => {
      if (timing === 'superReaction')
        say(`${path}/also/${number}/timing`, 'R82: a Super Reaction cuts in, and is no effect of another moment');
      if (timing === 'startsBattleWith')
        say(`${path}/also/${number}/timing`, 'R82: this is written as an effect of its own');
    });
  });
  if (use) faultsOfUse(use, '/use', say);
  if (card.type === 'skill' && !use && passives.length === 0 && automatic.length === 0)
    say('', 'a skill is used by choice, passive or automatic');
  for (const [at, { effect: id, team }] of granting) {
    if (team !== true) continue;
    const one = whiles.find((each) => each.id === id);
    if (one === undefined)
      say(
        `${at}/team`,
        'R71: a team gets what a "while" says',
        whiles.flatMap((each) => each.id ?? []),
      );
    else if (one.who !== undefined && one.who !== 'self')
      say(`${at}/team`, 'R71: each demon of the team has it itself, and this is for others');
  }
  for (const [at, passives] of lending(card)) {
    passives.forEach((inner, number) => {
      if (SETTLED.some((word) => word in inner))
        say(`${at}/${number}`, 'R44: this is settled once and can not come and go');
    });
  }
  for (const [at, { effect: id }] of granting) {
    if (at.includes('/plainAttack/'))
      say(`${at}/effect`, 'R46: a plain attack that a card says itself gives no effects of the card', ['lend']);
    if (![...automatic, ...whiles].some((one) => one.id === id)) {
      say(
        `${at}/effect`,
        `this card has no effect ${JSON.stringify(id)}`,
        [...automatic, ...whiles].flatMap((one) => one.id ?? []),
      );
    }
  }
  return faults;
}
