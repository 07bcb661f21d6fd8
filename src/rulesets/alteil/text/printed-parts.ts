/** What the parts of a printed text mean, and how they go together. */
import type { Json } from '../../../engine/index.ts';

export type Fields = Record<string, Json>;

export const fieldsOf = (value: Json): Fields => value as Fields;

/** Whether something has fields, or items. */
export const isHolder = (value: Json | undefined): value is Fields | Json[] =>
  typeof value === 'object' && value !== null;

/** Both of what is said; undefined where they contradict. */
export function merged(one: Json, other: Json): Json | undefined {
  const found = { ...fieldsOf(one) };
  for (const [name, value] of Object.entries(fieldsOf(other))) {
    if (found[name] !== undefined && JSON.stringify(found[name]) !== JSON.stringify(value)) return undefined;
    found[name] = value;
  }
  return found;
}

/** Both of what is said of units. */
export function joined(one: Json, other: Json): Json | undefined {
  const { filter: first = {}, ...rest } = fieldsOf(one);
  const { filter: second = {}, ...more } = fieldsOf(other);
  const all = merged(rest, more);
  const filter = merged(first, second);
  if (all === undefined || filter === undefined) return undefined;
  return Object.keys(fieldsOf(filter)).length === 0 ? all : { ...fieldsOf(all), filter };
}

/** A tribe begins with capital letters, whatever the text has. */
const tribeName = (text: string): string =>
  text
    .split(' ')
    .map((word) =>
      /^(of|the|and|in)$/i.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

/** The groups of a pattern in what stands in brackets, or null where it is something else. */
const heardIn = (text: Json, pattern: RegExp): readonly string[] | null => pattern.exec(String(text));

/** What stands in brackets where a unit is meant: its tribes, or its name. */
export function tribe(text: Json): Json | undefined {
  const heard = heardIn(text, /^(sub ?type|card ?type|card) ?: ?([^:[\]]+|EX: [^:[\]]+)$/i);
  if (heard === null) return undefined;
  const [, kind, name] = heard.map(String);
  const names = String(name).split(/ or |, /);
  if (kind?.toLowerCase() === 'card') return names.length === 1 ? { name: String(name) } : undefined;
  return { tribe: names.length === 1 ? tribeName(String(name)) : names.map(tribeName) };
}

/** A condition in brackets that asks whether a unit of a name, written without quotes, is on the field. */
export function namedOnField(text: Json): Json | undefined {
  const heard = heardIn(text, /^conditional use ?\/ ?([A-Z][^[\]]*?) is (not )?(open or closed )?on the field\.?$/i);
  if (heard === null) return undefined;
  const [, name, not, where] = heard as readonly [string, string, ...(string | undefined)[]];
  if (/^(an?|one|no) /i.test(name)) return undefined;
  const count = { ...(where === undefined ? {} : { state: 'any' }), filter: { name } };
  return { count, ...(not === undefined ? { min: 1 } : { max: 0 }) };
}

/** Cells in brackets. */
export function area(text: Json): Json | undefined {
  const heard = heardIn(text, /^area ?:? ?([1-9](?: ?[-,] ?[1-9])*)$/i);
  if (heard === null) return undefined;
  const all = String(heard[1]).split(/[-,]/).map(Number);
  return all.length === 1 ? Number(all) : all;
}

const placed = (noun: Json): Fields => {
  const { pick: _pick, one: _one, many: _many, ...where } = fieldsOf(noun);
  return where;
};

export const every = (noun: Json): Json | undefined =>
  fieldsOf(noun).pick === undefined ? { all: true, ...placed(noun) } : undefined;

/** So many units, chosen or by chance. */
export function picked(count: Json, noun: Json, pick = fieldsOf(noun).pick): Json | undefined {
  return pick === 'random' ? { random: count, ...placed(noun) } : { choose: count, ...placed(noun) };
}

/** Units without a word for how many: all of several, the one of a place or a name, and otherwise one that is chosen. */
export function bareOf(noun: Json): Json | undefined {
  const { pick, many, filter = {} } = fieldsOf(noun);
  if (pick !== undefined) return picked(1, noun);
  const { cell, name } = fieldsOf(filter);
  if (many === true || typeof cell === 'number' || name !== undefined) return { all: true, ...placed(noun) };
  return undefined;
}

/** The units of those hit of which something is said. */
export function everyHit(said: Json): Json | undefined {
  const { filter, ...rest } = fieldsOf(said);
  if (filter === undefined || Object.keys(rest).length > 0) return undefined;
  return { all: true, filter: { ...fieldsOf(filter), among: 'hit' } };
}

/** As many units by chance as an amount says. */
export function someAtRandom(count: Json, noun: Json): Json | undefined {
  return fieldsOf(noun).pick === undefined ? { random: count, ...placed(noun) } : undefined;
}

/** Units of your own that stand beside this one. */
export function besides(plain: Json, where: Json): Json | undefined {
  const { pick, side = 'own', state, filter = {} } = fieldsOf(plain);
  if (pick !== undefined || side !== 'own' || state !== undefined) return undefined;
  return { all: true, side, filter: { ...fieldsOf(filter), beside: { where } } };
}

/** A number of a unit that is picked for it alone. */
export function numberOfPicked(some: Json, stat: Json): Json | undefined {
  const { choose, random, side, filter } = fieldsOf(some);
  // "Target unit's" may be that of each target.
  if (side === undefined && filter === undefined) return undefined;
  return choose === 1 || random === 1 ? { picked: some, stat } : undefined;
}

const STATS = ['hp', 'maxHp', 'at', 'df', 'agi', 'rng', 'level'];

/** Cards of your own that can be set again. */
export const unlocked = (filter: Json): Json => ({
  do: 'unlock',
  ...(Object.keys(fieldsOf(filter)).length === 0 ? {} : { filter }),
});

/** The same once for each unit. */
export function forEvery(
  act: Json | undefined,
  noun: Json,
  { most, isOfField = false }: { most?: Json; isOfField?: boolean } = {},
): Json | undefined {
  const count = numberOf(noun) ?? null;
  if (act === undefined || (isOfField && fieldsOf(noun).side === undefined)) return undefined;
  const { filter = {} } = fieldsOf(noun);
  const bounds = STATS.flatMap((stat) => fieldsOf(filter)[stat] ?? []) as Fields[];
  // "For every unit of HP 0 or lower and AGI = 4" may give that AGI.
  if (bounds.length > 1 && bounds.some(({ is }) => is !== undefined)) return undefined;
  // Units without HP are CLOSED ones, or those that are about to fall.
  if (fieldsOf(fieldsOf(filter).hp ?? {}).max === 0) return undefined;
  const said = JSON.stringify(act);
  // What is worked out or picked for an effect stands before all of its times.
  if (['"roll"', '"picked"', '"repeat"', '"$it"'].some((word) => said.includes(word))) return undefined;
  return [{ repeat: most === undefined ? count : { scale: count, max: most }, effects: act }];
}

/** Two numbers of a unit take one another's place. */
export const exchanged = (one: Json, other: Json, span: Json): Json[] => [
  { do: 'choose', target: { choose: 1 } },
  { do: 'remember', amount: { stat: one, of: '$it' }, as: 'one' },
  { do: 'remember', amount: { stat: other, of: '$it' }, as: 'other' },
  { do: 'setStat', to: '$it', stat: one, value: { remembered: 'other' }, until: span },
  { do: 'setStat', to: '$it', stat: other, value: { remembered: 'one' }, until: span },
];

export function numberOf(noun: Json): Json | undefined {
  const { pick } = fieldsOf(noun);
  return pick === undefined ? { count: placed(noun) } : undefined;
}

export function countOf(noun: Json, range: Json): Json | undefined {
  const { pick } = fieldsOf(noun);
  return pick === undefined ? { count: placed(noun), ...fieldsOf(range) } : undefined;
}

export const GRIMOIRES: Json = { counter: 'grimoires', of: 'you' };

export const grimoiresMore = (count: Json): Json => ({
  do: 'mark',
  who: 'you',
  name: 'grimoires',
  ...(count === 1 ? {} : { count }),
});

export const numberOfCards = (filter: Json, whose: Json, zone: Json): Json => {
  const isAny = Object.keys(fieldsOf(filter)).length === 0;
  if (isAny && zone === 'cemetery') return { cemetery: whose };
  return { cards: { zone, ...(whose === 'you' ? {} : { of: whose }), ...(isAny ? {} : { filter }) } };
};

/** "The unit in area 5": one that its place or its name tells. */
export function theOne(noun: Json): Json | undefined {
  const { cell, name, beside } = fieldsOf(fieldsOf(noun).filter ?? {});
  return typeof cell === 'number' || name !== undefined || beside !== undefined
    ? { all: true, ...placed(noun) }
    : undefined;
}

/** An amount so many times over. */
export function times(amount: Json, number: Json): Json {
  if (number === 1) return amount;
  if (typeof amount === 'number') return amount * Number(number);
  return { scale: amount, times: number };
}

export const percent = (amount: Json, number: Json): Json => ({ scale: amount, times: number, divide: 100 });

export function divided(amount: Json, by: Json): Json {
  return typeof by === 'number' ? { scale: amount, divide: by } : { quotient: [amount, by] };
}

export function sum(one: Json, other: Json, sign: 1 | -1): Json {
  const term = times(other, sign);
  if (typeof one === 'number' && typeof term === 'number') return one + term;
  const { sum: before } = fieldsOf(one);
  return { sum: [...(Array.isArray(before) ? before : [one]), term] };
}

/** An amount between bounds. */
export function compared(amount: Json, range: Json): Json | undefined {
  const { min, max, is } = fieldsOf(range);
  if (min !== undefined) return { compare: amount, op: '>=', to: min };
  if (max !== undefined) return { compare: amount, op: '<=', to: max };
  return { compare: amount, op: '=', to: is ?? null };
}

export function both(one: Json, other: Json): Json | undefined {
  if (fieldsOf(other).all !== undefined) return undefined;
  const { all } = fieldsOf(one);
  return { all: [...(Array.isArray(all) ? all : [one]), other] };
}

/** Whether somebody chooses which of the cards are meant. */
const isChosen = (cards: Json): boolean => fieldsOf(fieldsOf(cards).which ?? {}).choose !== undefined;

/** Cards from one place to another. Nobody chooses from the Card File of the opponent. */
export function transfer(cards: Json, of: Json, from: Json, to: Json): Json | undefined {
  const { which = null, filter = {} } = fieldsOf(cards);
  if (from === 'file' && of !== 'you' && isChosen(cards)) return undefined;
  return [
    {
      do: 'transfer',
      from,
      to,
      which,
      ...(of === 'you' ? {} : { of }),
      ...(Object.keys(fieldsOf(filter)).length === 0 ? {} : { filter }),
    },
  ];
}

/** The same of both Iczers, where nobody chooses. */
export const transferOfBoth = (cards: Json, of: Json, from: Json, to: Json): Json | undefined =>
  isChosen(cards) ? undefined : transfer(cards, of, from, to);

/** Cards that go back to the file if they are something. */
export const transferOnly = (cards: Json, of: Json, only: Json): Json =>
  (transfer(cards, of, 'cemetery', 'file') as Fields[]).map((one) => ({ ...one, only }));

export function summon(cards: Json): Json | undefined {
  const { which = null, filter = {} } = fieldsOf(cards);
  const { random, choose } = fieldsOf(which);
  if (random !== 1 && choose !== 1) return undefined;
  const { type: _type, ...rest } = fieldsOf(filter);
  return [
    {
      do: 'summon',
      from: 'file',
      which: random === 1 ? 'random' : 'choose',
      ...(Object.keys(rest).length === 0 ? {} : { filter: rest }),
      cell: 'random',
    },
  ];
}

/** Changes for a time, where none of them has its own. */
export function lastingFor(changes: Json, until: Json): Json | undefined {
  const all = changes as Fields[];
  return all.map((change) => (change.until === undefined ? { ...change, until } : change));
}

/** Whether an amount asks for a number without saying whose. */
const isBare = (amount: Json | undefined): boolean => amount !== undefined && JSON.stringify(amount).includes('"$own"');

const changed = (target: Json, changes: Json): Json[] | undefined => {
  const found: Fields[] = [];
  const about = JSON.stringify(changes).replaceAll('"$each"', target === 'this' ? '"this"' : '"each"');
  for (const { stat, by, to, until = 'always' } of JSON.parse(about) as Fields[]) {
    const name = String(stat);
    // A share of a number is one of each unit's own; "All units get DF = AGI" does not say whose AGI.
    if (target !== 'this' && (isBare(by) || isBare(to))) return undefined;
    if (name === 'hp' && by !== undefined) {
      if (until !== 'always') return undefined;
      const isLess = typeof by === 'number' ? by < 0 : fieldsOf(by).times === -1;
      found.push({ do: isLess ? 'lose' : 'heal', to: target, amount: isLess ? times(by, -1) : by });
      continue;
    }
    if (to !== undefined) {
      found.push(
        name === 'hp'
          ? { do: 'setHp', to: target, value: to }
          : { do: 'setStat', to: target, stat: name, value: to, until },
      );
      continue;
    }
    const before = found.find((one) => one.do === 'modify' && one.until === until && one[name] === undefined);
    if (before) before[name] = by ?? null;
    else found.push({ do: 'modify', to: target, [name]: by ?? null, until });
  }
  return found;
};

/** Later effects on a target are on the same units. */
export function again(target: Json): Json {
  const { choose, random } = fieldsOf(target);
  return choose === undefined && random === undefined ? target : '$it';
}

/** Whether doings are changes that do not say for how long. */
const isWithoutTime = ({ k, changes, all }: Fields): boolean =>
  k === 'several'
    ? (all as readonly Json[] as readonly Fields[]).some(isWithoutTime)
    : k === 'changes' &&
      (changes as readonly Json[] as readonly Fields[]).some(({ stat, until }) => stat !== 'hp' && until === undefined);

const effectsOn = (target: Json, doing: Fields): Json[] | undefined => {
  const { k, ...rest } = doing;
  switch (k) {
    case 'several': {
      const all: Json[] = [];
      let now = target;
      const [first, second] = rest.all as [Fields, Fields];
      // "Gets AT x 2 and cannot move for this turn" does not say how long it has that AT.
      if (second.k === 'lack' && isWithoutTime(first)) return undefined;
      for (const one of [first, second]) {
        const some = effectsOn(now, one);
        if (some === undefined) return undefined;
        all.push(...some);
        if (one.k === 'revive' && fieldsOf(target).all !== undefined) return undefined;
        now = again(target);
      }
      return all;
    }
    case 'changes': {
      const all = changed(target, rest.changes ?? []);
      return all?.map((one, at) => (at === 0 ? one : { ...fieldsOf(one), to: again(target) }));
    }
    case 'heal': {
      const amount = JSON.stringify(rest.amount ?? null);
      // A share of MAX HP is one of each unit's own; any other number does not say whose it is.
      const each = amount.replaceAll('"maxHp","of":"$own"', '"maxHp","of":"each"');
      if (target !== 'this' && each.includes('"$own"')) return undefined;
      return [{ do: 'heal', amount: JSON.parse(target === 'this' ? amount : each), to: target }];
    }
    case 'revive': {
      if (typeof target === 'string') return [{ do: 'revive', to: target }];
      return [{ do: 'revive', to: { ...fieldsOf(target), state: 'closed' } }];
    }
    case 'whole': {
      // What is open is no more revived than what has just been revived lacks HP.
      const both = typeof target === 'string' ? target : { state: 'any', ...fieldsOf(target) };
      return [
        { do: 'revive', to: both },
        { do: 'heal', amount: rest.amount ?? 'full', to: again(both) },
      ];
    }
    case 'places':
      return target === 'this' ? [{ do: 'swap', one: target, other: rest.some ?? null }] : undefined;
    case 'unmark':
      return [{ do: 'unmark', target, name: rest.name ?? null }];
    case 'mark':
      return [{ do: 'mark', target, ...rest }];
    case 'lack':
      return (rest.lack as Fields[]).map((one) => ({ do: 'cant', target, ...one, until: rest.until ?? null }));
    case 'hurt':
      return [{ do: 'damage', ...fieldsOf(rest.hurt ?? {}), to: target }];
    case 'verb':
      return [{ ...rest, to: target }];
    default:
      return undefined;
  }
};

export const done = (target: Json, doing: Json): Json | undefined => effectsOn(target, fieldsOf(doing));

export const lessMaxHp = (amount: Json, to: Json): Json => ({
  do: 'modify',
  to,
  maxHp: times(amount, -1),
  until: 'always',
});

export const hurt = (damage: Json, to: Json, repeated?: Json): Json[] => [
  { do: 'damage', ...fieldsOf(damage), to, ...(repeated === undefined || repeated === 1 ? {} : { repeated }) },
];

/** Damage, and something else to the same units. */
export function together(first: Json[], [more, target]: [Json | undefined, Json]): Json | undefined {
  if (more === undefined) return undefined;
  const about = again(target);
  return [...first, ...(more as Fields[]).map((one) => ({ ...one, to: about }))];
}

/** "HP +20" is no sum. */
export function healed(amount: Json): Json | undefined {
  const [first] = (fieldsOf(amount).sum ?? []) as Fields[];
  return first?.stat === 'hp' ? undefined : { k: 'heal', amount };
}

/** How long it lasts what has no time of its own. */
export function until(act: Json, span: Json): Json | undefined {
  const all = act as Fields[];
  if (all.some((one) => one.until !== 'always')) return undefined;
  return all.map((one) => ({ ...one, until: span }));
}

/** The same but for the unit itself. */
export function butThis(act: Json | undefined, but: Json = { other: true }): Json | undefined {
  if (act === undefined) return undefined;
  let isSaid = false;
  const said = (act as Fields[]).map((one) => {
    const name = one.target === undefined ? 'to' : 'target';
    const target = one[name];
    if (!isHolder(target)) return one;
    const { filter = {} } = fieldsOf(target);
    const both = merged(filter, but);
    if (both === undefined || fieldsOf(filter).other !== undefined) return one;
    isSaid = true;
    return { ...one, [name]: { ...fieldsOf(target), filter: both } };
  });
  if (isSaid) return said;
  const amounts = JSON.stringify(act);
  if (!amounts.includes('"picked"') || fieldsOf(but).other === undefined) return undefined;
  const butPicked = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(butPicked);
    if (!isHolder(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        if (name !== 'picked') return [name, butPicked(one as Json)];
        const { filter = {}, ...rest } = fieldsOf(one as Json);
        return [name, { ...rest, filter: { ...fieldsOf(filter), other: true } }];
      }),
    );
  };
  return butPicked(act);
}

const ROWS: Readonly<Record<string, string>> = { '1,2,3': 'front', '4,5,6': 'middle', '7,8,9': 'back' };

export function swappedRows(some: Json, one: Json, two: Json, back: Json, last: Json): Json | undefined {
  const { all, side = 'any', filter } = fieldsOf(some);
  if (String(one) !== String(last) || String(two) !== String(back) || all === undefined || filter !== undefined)
    return undefined;
  return [{ do: 'swapRows', side, one: ROWS[String(one)] ?? null, other: ROWS[String(two)] ?? null }];
}

export const sp = (who: Json, amount: Json): Json => ({ do: 'gainSp', amount, ...(who === 'you' ? {} : { who }) });
export const lessSp = (who: Json, amount: Json): Json => ({ do: 'loseSp', amount, ...(who === 'you' ? {} : { who }) });
export const setSp = (who: Json, value: Json): Json => ({ do: 'setSp', value, ...(who === 'you' ? {} : { who }) });

export const rolled = (who: Json, min: Json, max: Json): Json => [
  { do: 'roll', min, max, as: 'rolled' },
  sp(who, { remembered: 'rolled' }),
];

export const raised = (who: Json, levels: Json, amount: Json): Json =>
  (levels as Json[]).map((sphere) => ({ do: 'raiseLevel', sphere, amount, ...(who === 'you' ? {} : { who }) }));

export const levelsSet = (who: Json, levels: Json, value: Json): Json =>
  (levels as Json[]).map((sphere) => ({ do: 'setLevel', sphere, value, ...(who === 'you' ? {} : { who }) }));

export const levels = (spheres: Json, amount: Json): Json => (spheres as Json[]).map((sphere) => ({ sphere, amount }));

export const levelsOf = (who: Json, change: Json): Json =>
  (change as Fields[]).map((one) => ({ do: 'raiseLevel', ...one, ...(who === 'you' ? {} : { who }) }));

export const nextTurn = (effects: Json[]): Json => [{ later: 'sp', effects }];

export const cantSet = (who: Json, cards: Json, span: Json): Json => ({
  do: 'cant',
  who,
  what: 'set',
  ...(Object.keys(fieldsOf(cards)).length === 0 ? {} : { by: { cards } }),
  until: span,
});
