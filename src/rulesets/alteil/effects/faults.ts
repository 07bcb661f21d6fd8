/** What the shape of a card allows and the rules do not. */
import type { Fault } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import { CELLS } from '../board/board.ts';
import type { Card, Effect, Kind, Skill } from '../language/language.ts';
import { KINDS } from '../language/language.ts';
import type { Say } from './dead-words.ts';
import { deadWords, faultsOfBy, idsOf } from './dead-words.ts';
import { MOST_REPEATS } from './effects.ts';

/** In the answers of step 5 it means that no card is set. */
const NOTHING = 'none';

/** A skill that could do more instructions than this is refused: a duel has to be adjudicated in a bounded time. */
const MOST_INSTRUCTIONS = 1500;

/** How many instructions a list of effects comes to at most. */
const most = (effects: readonly Effect[] = []): number => effects.reduce((sum, effect) => sum + mostOf(effect), 0);

function mostOf(effect: Effect): number {
  if ('do' in effect) return (effect as { repeated?: number }).repeated ?? 1;
  if ('may' in effect) return 1 + most(effect.may) + most(effect.otherwise);
  if ('if' in effect) return 1 + most(effect.then) + most(effect.else);
  if ('ifYouDo' in effect) return 1 + most(effect.ifYouDo);
  if ('oneOf' in effect) return 1 + Math.max(...effect.oneOf.map((one) => most(one.effects)));
  if ('later' in effect || 'unless' in effect) return 1 + most(effect.effects);
  if ('together' in effect) return 1 + most(effect.together);
  if ('forEach' in effect) return CELLS.length * PLAYERS.length * (1 + most(effect.effects));
  const times = typeof effect.repeat === 'number' ? Math.min(effect.repeat, MOST_REPEATS) : MOST_REPEATS;
  return times * (1 + most(effect.effects));
}

const ALLOWED: Readonly<Record<Card['type'], readonly Kind[]>> = {
  unit: KINDS,
  grimoire: ['open'],
  soul: ['soul'],
};

function faultsOfSkill(card: Card, skill: Skill, path: string): Fault[] {
  const faults: Fault[] = [];
  const { granted, used } = skill;
  if (!ALLOWED[card.type].includes(skill.kind) && !granted) {
    faults.push({
      path: `${path}/kind`,
      reason: `a ${card.type} has no ${skill.kind} skill of its own`,
      accepts: ALLOWED[card.type],
    });
  }
  if (card.type === 'unit' && skill.kind === 'soul' && card.lp === undefined && !granted)
    faults.push({ path: `${path}/kind`, reason: 'a unit without LP is no Soul Card', accepts: 'lp: 1' });
  if (skill.kind === 'watch' && skill.when === undefined)
    faults.push({ path: `${path}/when`, reason: 'a watch skill says what it waits for', accepts: 'when: {event: …}' });
  if (skill.kind !== 'watch' && skill.when !== undefined)
    faults.push({ path: `${path}/when`, reason: 'only a watch skill waits for something', accepts: ['watch'] });
  if (skill.ranked && (card.type !== 'unit' || card.rank === undefined))
    faults.push({ path: `${path}/ranked`, reason: 'this card does not rank up', accepts: 'rank: {level: …}' });
  if ((granted || used) && skill.id === undefined)
    faults.push({
      path: `${path}/id`,
      reason: 'a skill that is given or used by an effect needs a name',
      accepts: 'string',
    });
  if (skill.ranked && skill.kind === 'open')
    faults.push({ path: `${path}/ranked`, reason: 'nothing ranks up before its Open Skills run' });
  if (skill.ranked && (granted || used))
    faults.push({ path: `${path}/ranked`, reason: 'a skill that is given or used does not ask for Rank Up' });
  if (granted && used)
    faults.push({ path: `${path}/used`, reason: 'a skill is given to units or used by another one' });
  else if (granted) faults.push(...faultsOfGranted(card, skill, path));
  else if (used) faults.push(...faultsOfUsed(card, skill, path));
  faults.push(...deadWords(card, skill, path));
  const instructions = most(skill.effects);
  if (instructions > MOST_INSTRUCTIONS) {
    const reason = `with its repetitions it comes to ${instructions} instructions`;
    faults.push({ path: `${path}/effects`, reason, accepts: MOST_INSTRUCTIONS });
  }
  const ids = idsOf(card);
  if (ids.filter((id) => id === skill.id).length > 1)
    faults.push({ path: `${path}/id`, reason: `two skills of this card are called ${JSON.stringify(skill.id)}` });
  for (const [at, named] of naming('grant', skill, path)) {
    if (!ids.includes(named))
      faults.push({ path: at, reason: `this card has no skill ${JSON.stringify(named)}`, accepts: ids });
  }
  return faults;
}

/** The skills of a card that one of its effects names with a verb. */
const namedBy = (card: Card, verb: 'grant' | 'use'): string[] =>
  (card.skills as readonly Skill[]).flatMap((one) => [...naming(verb, one, '')]).map(([, id]) => id);

/** A skill that is only given away: something has to give it, and units have to have use for it. */
function faultsOfGranted(card: Card, { kind, id }: Skill, path: string): Fault[] {
  const faults: Fault[] = [];
  if (kind === 'open' || kind === 'soul') {
    const accepts = KINDS.filter((one) => one !== 'open' && one !== 'soul');
    const reason = `no unit ever uses ${kind === 'open' ? 'an' : 'a'} ${kind} skill that it was given`;
    faults.push({ path: `${path}/kind`, reason, accepts });
  }
  const given = namedBy(card, 'grant');
  if (id === undefined || given.includes(id)) return faults;
  const isUsed = namedBy(card, 'use').includes(id);
  const reason = `no "grant" of this card gives this skill${isUsed ? '; for one that "use" names write "used"' : ''}`;
  faults.push({ path: `${path}/granted`, reason, ...(given.length > 0 ? { accepts: given } : {}) });
  return faults;
}

/** R72: a skill that only others use: one of them has to. */
function faultsOfUsed(card: Card, { kind, id }: Skill, path: string): Fault[] {
  const faults: Fault[] = [];
  if (kind === 'watch')
    faults.push({ path: `${path}/kind`, reason: 'a skill that another one uses waits for nothing' });
  const others = { ...card, skills: (card.skills as readonly Skill[]).filter((one) => one.id !== id) };
  if (id !== undefined && !namedBy(others, 'use').includes(id))
    faults.push({ path: `${path}/used`, reason: 'no "use" of another skill of this card names this skill' });
  return faults;
}

/** Cards hold no null. */
const isHolder = (value: unknown): value is object => typeof value === 'object';

/** Every skill that a verb names anywhere below `value`, with its path. */
function* naming(verb: 'grant' | 'use', value: unknown, path: string): Generator<[string, string]> {
  if (!isHolder(value)) return;
  const { do: word, skill } = value as { do?: unknown; skill?: unknown };
  if (word === verb) yield [`${path}/skill`, String(skill)];
  for (const [key, inner] of Object.entries(value)) yield* naming(verb, inner, `${path}/${key}`);
}

/** Whether something below a value asks who is in range. */
const asksRange = (value: unknown): boolean =>
  isHolder(value) && Object.entries(value).some(([key, inner]) => key === 'inRange' || asksRange(inner));

/** What a unit can't or may do by itself, and never could or might. */
function faultsOfTraits(card: Card, path: string): Fault[] {
  if (card.type !== 'unit') return [];
  const cant = (card.cant ?? []).flatMap(({ what, by }, at): Fault[] => {
    const faults: Fault[] = [];
    const say: Say = (place, reason, accepts) =>
      faults.push({ path: place, reason, ...(accepts === undefined ? {} : { accepts }) });
    if (listOf(what).some((word) => word === 'set' || word === 'lpDamaged'))
      say(`${path}/cant/${at}/what`, 'units neither set cards nor take LP damage');
    faultsOfBy(by, listOf(what), `${path}/cant/${at}/by`, say);
    return faults;
  });
  const can = (card.can ?? []).flatMap((one, at) =>
    asksRange(one.if) ? [{ path: `${path}/can/${at}/if`, reason: 'what it reaches can’t ask who is in range' }] : [],
  );
  return [...cant, ...can];
}

/** Faults of a card of the right shape; `path` is the card's own. */
export const faultsOfCard = (card: Card, path: string): Fault[] => [
  ...(card.id === NOTHING ? [{ path: `${path}/id`, reason: 'in answers this means that no card is set' }] : []),
  ...faultsOfTraits(card, path),
  ...(card.skills ?? []).flatMap((skill, number) => faultsOfSkill(card, skill, `${path}/skills/${number}`)),
];
