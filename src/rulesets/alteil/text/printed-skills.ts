/** Skills and traits of a printed text: its sentences as effects, and whom they mean by "it". */
import type { Json } from '../../../engine/index.ts';
import type { Fields } from './printed-parts.ts';
import { again, fieldsOf, isHolder } from './printed-parts.ts';

/** An effect with an amount of chance, after a roll of it. */
function withRolls(effect: Json): Json[] {
  const rolls: Json[] = [];
  const told = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(told);
    if (!isHolder(value)) return value;
    const { roll, picked, stat } = fieldsOf(value);
    if (picked !== undefined) {
      const as = rolls.some((one) => 'aside' in fieldsOf(one)) ? 'second' : 'picked';
      rolls.push({ do: 'choose', target: { ...fieldsOf(picked), as }, aside: true });
      return { stat: stat ?? null, of: { ref: as } };
    }
    if (!Array.isArray(roll)) {
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, told(one as Json)]));
    }
    const as = rolls.length === 0 ? 'rolled' : `rolled ${rolls.length + 1}`;
    rolls.push({ do: 'roll', min: roll[0] ?? null, max: roll[1] ?? null, as });
    return { remembered: as };
  };
  const said = told(effect);
  return [...rolls, said];
}

/** Sentences as effects, one after the other. */
function body(sentences: Json): Json[] | undefined {
  let found: Json[] = [];
  for (const [at, one] of (sentences as Fields[]).entries()) {
    const next = (sentences as Fields[])[at + 1];
    // A condition in brackets within a text does not say how much of the rest it is for.
    if (one.whole === true && (at === 0 || (next !== undefined && next.whole !== true))) return undefined;
    const effects = ((one.do ?? []) as Json[]).flatMap(withRolls);
    if (one.k === 'do') found.push(...effects);
    else if (one.k === 'if') found.push({ if: one.if ?? null, then: effects });
    else if (one.k === 'chance') {
      found.push(
        { do: 'roll', min: 1, max: 100, as: 'chance' },
        { if: { compare: { remembered: 'chance' }, op: '<=', to: one.num ?? null }, then: effects },
      );
    } else if (one.k === 'repeated') {
      found = [{ repeat: one.times ?? null, effects: found }];
    } else if (one.k === 'repeatedFor') {
      // "Repeat": once more for each.
      found = [...found, { repeat: one.times ?? null, effects: found }];
    } else if (one.k === 'otherwise') {
      const last = fieldsOf(found.at(-1) ?? {});
      if (last.else !== undefined) return undefined;
      found = [...found.slice(0, -1), { ...last, else: effects }];
    } else if (one.k === 'poisoned') {
      const { name, target, until } = fieldsOf(found.at(-1) ?? {});
      if (name !== 'Poisoned' || until === undefined) return undefined;
      found.push({ do: 'cant', target: again(target ?? null), what: 'recover', until });
    } else if (one.k === 'first') {
      if ((sentences as Json[]).length > 1) return undefined;
      found.push(...effects);
    } else if (one.k === 'gone') {
      const last = found.at(-1);
      if (last === undefined || fieldsOf(last).until !== 'always') return undefined;
      found = [...found.slice(0, -1), { ...fieldsOf(last), until: 'gone' }];
    }
  }
  return found.length === 0 ? undefined : found;
}

/** What units the words before have spoken of. */
interface Spoken {
  last?: Json | undefined;
  /** The choice that "it" comes from, which can be given a name. */
  choice?: Fields;
  /** Numbers of "it" that are no longer what they were when it was chosen. */
  lost?: Json[];
}

/**
 * "It" and "those units" as what they stand for: what was chosen or picked last, or all those that an effect was on. Undefined where they
 * stand for nothing, or for several where one is meant.
 */
function told(value: Json | undefined, spoken: Spoken): Json | undefined {
  if (value === '$it') return spoken.last;
  if (Array.isArray(value)) {
    const all = value.map((one) => told(one, spoken));
    return all.some((one) => one === undefined) ? undefined : (all as Json[]);
  }
  if (!isHolder(value)) return value;
  if ('aside' in value) {
    const { aside: _aside, ...choice } = value;
    const made = told(choice, {});
    // "It" would be somebody else from here on.
    spoken.last = undefined;
    return made;
  }
  const own = 'do' in value ? ownChoice(value, spoken) : value;
  if (own !== value) return told(own, spoken);
  const isOneOf = 'stat' in value || 'is' in value;
  const { stat, of } = fieldsOf(value);
  // "One unit gets DF = 0. This unit gets AT + that unit's DF" hardly means 0.
  if (of === '$it' && spoken.lost?.includes(stat as Json)) return undefined;
  if (isOneOf && JSON.stringify(value).includes('"$it"') && typeof spoken.last === 'object') return undefined;
  const made: Fields = {};
  for (const [name, one] of Object.entries(value)) {
    const said = told(one as Json, spoken);
    if (said === undefined) return undefined;
    made[name] = said;
  }
  if ('choose' in made || 'random' in made) Object.assign(spoken, { last: 'it', choice: made, lost: [] });
  const target = made.to ?? made.target;
  if ((made.do === 'setStat' || made.do === 'setHp') && target !== 'this') {
    spoken.lost = [...(spoken.lost ?? []), made.stat ?? 'hp', ...(made.stat === 'maxHp' ? ['hp'] : [])];
  }
  if (isHolder(target) && 'all' in target) {
    // Those that were revived are not all that are open now.
    if (made.do === 'revive') Object.assign(target, { as: 'revived' });
    spoken.last = made.do === 'revive' ? { ref: 'revived' } : target;
  }
  return made;
}

/**
 * An effect that picks units of its own while a number of it is that of "that unit": of those before, which get a name, where it harms
 * others; of its own ones where there were none before. Undefined where it could be either.
 */
function ownChoice(effect: Json, spoken: Spoken): Json | undefined {
  const { to, ...rest } = fieldsOf(effect);
  const isNew = isHolder(to) && ('choose' in to || 'random' in to);
  if (!isNew || !JSON.stringify(rest).includes('"$it"')) return effect;
  const about = (word: Json): Json => ({
    ...fieldsOf(JSON.parse(JSON.stringify(rest).replaceAll('"$it"', JSON.stringify(word)))),
    to,
  });
  if (spoken.last === undefined) return about('each');
  if (spoken.lost?.some((stat) => JSON.stringify(rest).includes(`"stat":"${stat}","of":"$it"`))) return undefined;
  if (spoken.last !== 'it' || (rest.do !== 'damage' && rest.do !== 'lose')) return undefined;
  Object.assign(spoken.choice ?? {}, { as: 'first' });
  return about({ ref: 'first' });
}

/** Whether a skill says what an action of its unit does: "it" is that unit then. */
const isOfActions = (head: Json): boolean =>
  ['attack', 'standby', 'move', 'iczerAttack'].includes(String(fieldsOf(head).kind));

export function skillOf(head: Json, sentences: Json, condition?: Json): Json | undefined {
  const said = body(sentences);
  const effects = told(said, isOfActions(head) ? { last: 'this' } : {});
  if (effects === undefined) return undefined;
  // Who is hit by the action itself has no word before it is carried out.
  if (isOfActions(head) && JSON.stringify((effects as Json[])[0]).includes('"hit"')) return undefined;
  const isNamed = JSON.stringify(effects).includes(JSON.stringify({ ref: 'revived' }));
  const made = isNamed ? effects : JSON.parse(JSON.stringify(effects).replaceAll(',"as":"revived"', ''));
  const [only] = sentences as [Fields];
  const limit = only.k === 'first' ? { limit: { times: 1, per: 'match' } } : {};
  return own({ ...fieldsOf(head), ...limit, if: condition as Json, effects: made });
}

/** A number without a word for whose is that of the unit itself. */
const own = (value: Json): Json => JSON.parse(JSON.stringify(value).replaceAll('"$own"', '"this"'));
