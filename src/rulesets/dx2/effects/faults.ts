/** What the shape of a card allows and the rules do not. */
import type { Fault, Json } from '../../../engine/index.ts';
import type { Automatic, Card, Effect } from '../language/language.ts';
import { MOST_REPEATS } from './effects.ts';

type Say = (at: string, reason: string, accepts?: Json) => void;

function named(known: ReadonlyMap<string, Card>, id: string, type: Card['type'], at: string, say: Say): Card | null {
  const found = known.get(id);
  if (!found) say(at, `there is no card ${JSON.stringify(id)} in this set`);
  else if (found.type !== type) say(at, `${JSON.stringify(id)} is a ${found.type}`, type);
  return found?.type === type ? found : null;
}

function faultsOfAutomatic(automatic: Automatic, at: string, say: Say): void {
  const { timing, when, who } = automatic;
  if (timing === 'when' && !when) say(`${at}/when`, 'timing "when" needs what it answers', { event: '…' });
  if (timing !== 'when' && when) say(`${at}/when`, 'only timing "when" answers something');
  if (who !== undefined && timing !== 'aboutToAct' && timing !== 'actionCompleted') {
    say(`${at}/who`, 'only tiers 3 and 4 are about a demon that acts', ['aboutToAct', 'actionCompleted']);
  }
  if (when && (when.event === 'below') !== (when.percent !== undefined)) {
    say(`${at}/when/percent`, '"below" needs a share, and nothing else has one');
  }
}

/** Every place below `value` where a verb gives an effect of its own card. */
function* grants(value: unknown, path: string): Generator<[string, string]> {
  if (value === null || typeof value !== 'object') return;
  if ('do' in value && value.do === 'grant' && 'effect' in value && typeof value.effect === 'string') {
    yield [`${path}/effect`, value.effect];
  }
  for (const [key, inner] of Object.entries(value)) yield* grants(inner, `${path}/${key}`);
}

/** Amounts that are for no demon, in which "each" would be nobody. */
function* strayEach(value: unknown, path: string, inAmount = false): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}/${key}`;
    if (key === 'of' && inner === 'each' && inAmount) yield at;
    const isAlone = key === 'compare' || key === 'repeat' || (key === 'to' && 'compare' in value);
    yield* strayEach(inner, at, isAlone || (inAmount && key === 'of'));
  }
}

/** How many verbs and blows a part can come to at most. Loops in loops multiply. */
export function weightOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + weightOfOne(effect), 0);
}

function weightOfOne(effect: Effect): number {
  if ('do' in effect) return effect.do === 'attack' ? (effect.times ?? 1) : 1;
  if ('if' in effect || 'chance' in effect) return 1 + Math.max(weightOf(effect.then), weightOf(effect.else ?? []));
  if ('ifYouDo' in effect) return 1 + weightOf(effect.ifYouDo);
  if ('may' in effect) return 1 + weightOf(effect.may);
  if ('oneOf' in effect) return 1 + Math.max(...effect.oneOf.map((part) => weightOf(part.effects)));
  const times = 'forEach' in effect ? DEMONS : typeof effect.repeat === 'number' ? effect.repeat : MOST_REPEATS;
  return 1 + Math.min(times, MOST_REPEATS) * (1 + weightOf(effect.effects));
}

const DEMONS = 8;
/** A14: loops in loops that come to more are no effect that ends in sight. */
const HEAVIEST = 2_500;

/** All faults of one card among the others of its set. */
export function faultsOfCard(card: Card, path: string, known: ReadonlyMap<string, Card>): Fault[] {
  const faults: Fault[] = [];
  const say: Say = (at, reason, accepts) =>
    faults.push({ path: `${path}${at}`, reason, ...(accepts === undefined ? {} : { accepts }) });
  if (card.type === 'demon') {
    card.skills.forEach((id, at) => {
      named(known, id, 'skill', `/skills/${at}`, say);
      if (card.skills.indexOf(id) !== at) say(`/skills/${at}`, 'R1: the same skill twice');
    });
  }
  if (card.type === 'connector') {
    card.demons.forEach((id, at) => {
      named(known, id, 'demon', `/demons/${at}`, say);
    });
    const skill = named(known, card.skill, 'skill', '/skill', say);
    if (skill?.type === 'skill' && !skill.use) say('/skill', 'dc.1: not a skill that can be used');
    const leader = known.get(card.demons[0]);
    if (leader?.type === 'demon' && !leader.skills.includes(card.skill))
      say('/skill', 'G15: a skill of its leader', leader.skills);
    return faults;
  }
  if (card.type === 'liberator') return faults;
  for (const at of strayEach(card, '')) say(at, 'R38: this amount is for no demon');
  const automatic = card.automatic ?? [];
  if (card.type === 'skill' && card.use && weightOf(card.use.effects) > HEAVIEST)
    say('/use/effects', `A14: more than ${HEAVIEST} verbs and blows, if all loops run`);
  automatic.forEach(({ effects, id }, at) => {
    if (id !== undefined && automatic.findIndex((one) => one.id === id) !== at)
      say(`/automatic/${at}/id`, `another effect of this card is called ${JSON.stringify(id)}`);
    if (weightOf(effects) > HEAVIEST)
      say(`/automatic/${at}/effects`, `A14: more than ${HEAVIEST} verbs and blows, if all loops run`);
  });
  automatic.forEach((one, at) => {
    faultsOfAutomatic(one, `/automatic/${at}`, say);
  });
  if (card.type === 'skill' && !card.use && !card.passives && automatic.length === 0)
    say('', 'a skill is used by choice, passive or automatic');
  for (const [at, id] of grants(card, '')) {
    if (!automatic.some((one) => one.id === id)) {
      say(
        at,
        `this card has no effect ${JSON.stringify(id)}`,
        automatic.flatMap((one) => one.id ?? []),
      );
    }
  }
  return faults;
}
