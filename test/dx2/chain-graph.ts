/** Random chain graphs, as the model reads them and as cards that say the same. */
import fc from 'fast-check';
import type { Json } from '../../src/engine/index.ts';
import type { ModelDemon, ModelEffect, ModelTeam, Sign } from './chain-model.ts';

const TIMINGS = [
  'startsBattleWith',
  'startOfBattle',
  'startOfFirstTurn',
  'whenAttackingFirst',
  'whenAttackingSecond',
  'whenEnemyAttacksFirst',
  'startOfOwnTurn',
  'startOfEnemyTurn',
  'aboutToAct',
  'actionCompleted',
  'endOfOwnTurn',
  'endOfEnemyTurn',
] as const;

const NAMES = { one: ['p1-1', 'p1-2', 'p1-3', 'p1-4'], two: ['p2-1', 'p2-2', 'p2-3', 'p2-4'] };

type RawEffect = Omit<ModelEffect, 'name'>;

/** Effects among `ids`: reactive ones half of the time, falls and silence seldom. */
const effectAmong = (ids: string[]): fc.Arbitrary<RawEffect> => {
  const sign = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<Sign>('raised', 'lowered') },
    { weight: 1, arbitrary: fc.constantFrom<Sign>('defeated', 'hushed') },
  );
  const does = fc
    .record({ sign, to: fc.shuffledSubarray(ids, { minLength: 1, maxLength: 2 }) })
    .map(({ sign, to }) => ({
      sign,
      to: sign === 'defeated' || sign === 'hushed' ? to.slice(0, 1) : to,
    }));
  return fc.record({
    timing: fc.oneof(fc.constant('when'), fc.constantFrom(...TIMINGS)),
    who: fc.constantFrom('self', 'companion', 'ally', 'enemy', 'any'),
    hears: fc.record({ sign: fc.constantFrom<Sign>('raised', 'lowered', 'defeated'), of: fc.constantFrom(...ids) }),
    limit: fc.integer({ min: 1, max: 3 }),
    does: fc.array(does, { minLength: 1, maxLength: 2 }),
  });
};

interface RawDemon {
  agility: number;
  lead: number;
  trail: number;
  own: RawEffect[];
  taught: RawEffect[];
}

const demonAmong = (ids: string[]): fc.Arbitrary<RawDemon> =>
  fc.record({
    agility: fc.integer({ min: 1, max: 4 }),
    lead: fc.constantFrom(0, 0, 0, 1, 2),
    trail: fc.constantFrom(0, 0, 0, 1, 2),
    own: fc.array(effectAmong(ids), { minLength: 0, maxLength: 3 }),
    taught: fc.array(effectAmong(ids), { minLength: 0, maxLength: 2 }),
  });

const cardOf = (id: string): string => `demon-${id}`;

const named = (card: string, effects: readonly RawEffect[]): ModelEffect[] =>
  effects.map((effect, at) => ({
    ...effect,
    name: `${card}#${at}`,
    hears: effect.timing === 'when' ? effect.hears : null,
  }));

function team(
  player: string,
  ids: string[],
  demons: readonly RawDemon[],
  connector: ModelTeam['connector'],
): ModelTeam {
  const made = demons.map(({ agility, lead, trail, own, taught }, slot): ModelDemon => {
    const id = ids[slot] ?? '';
    const effects = [...named(cardOf(id), own), ...named(`skill-${id}`, taught)];
    return { id, agility, lead, trail, effects };
  });
  return { player, demons: made, connector };
}

/** Two teams of one to four demons whose effects cause each other at random. */
export const graphs: fc.Arbitrary<[ModelTeam, ModelTeam]> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([first, second]) => {
    const [one, two] = [NAMES.one.slice(0, first), NAMES.two.slice(0, second)];
    const ids = [...one, ...two];
    const demons = (count: number) => fc.array(demonAmong(ids), { minLength: count, maxLength: count });
    const connector = fc.option(effectAmong(ids).map(({ does }) => does));
    return fc
      .tuple(demons(first), demons(second), connector, connector)
      .map(([a, b, c, d]): [ModelTeam, ModelTeam] => [team('p1', one, a, c), team('p2', two, b, d)]);
  });

const VERB: Record<Sign, { [key: string]: Json }> = {
  raised: { do: 'raise', what: 'attackUp' },
  lowered: { do: 'lower', what: 'attackDown' },
  defeated: { do: 'slay' },
  hushed: { do: 'inflict', ailment: 'silence', turns: 99 },
};

const act = ({ sign, to }: { sign: Sign; to: string[] }): Json[] =>
  to.map((id) => ({ ...VERB[sign], target: { all: true, side: 'any', filter: { card: cardOf(id) } } }));

const automatic = ({ timing, who, hears, limit, does }: ModelEffect): Json => ({
  timing,
  ...(hears ? { when: { event: hears.sign, who: 'any', filter: { card: cardOf(hears.of) } } } : {}),
  ...(timing === 'aboutToAct' || timing === 'actionCompleted' ? { who } : {}),
  limit: { battle: limit },
  effects: does.flatMap(act),
});

const STATS = { hp: 100, physAttack: 1, physDefence: 1, magAttack: 1, magDefence: 1 };
const idle = (id: string): Json => ({
  id,
  name: id,
  type: 'skill',
  use: { cost: 0, aim: 'self', effects: [{ do: 'raise', what: 'attackUp', target: 'self' }] },
});

/** The cards of a graph, and a deck for each seat. */
export function cardsOf(teams: readonly [ModelTeam, ModelTeam]): { cards: Json[]; decks: [Json, Json] } {
  const cards: Json[] = [idle('idle'), { id: 'lead', name: 'Lead', type: 'brand', set: 'lead' }];
  cards.push({ id: 'trail', name: 'Trail', type: 'brand', set: 'trail' });
  const decks = teams.map(({ player, demons, connector }): Json => {
    for (const { id, agility, effects } of demons) {
      const of = (card: string) => effects.filter(({ name }) => name.startsWith(`${card}#`)).map(automatic);
      const taught = of(`skill-${id}`);
      const skill = { id: `skill-${id}`, name: id, type: 'skill', automatic: taught };
      cards.push(taught.length > 0 ? skill : idle(`skill-${id}`));
      cards.push({
        id: cardOf(id),
        name: id,
        type: 'demon',
        race: 'Graph',
        stats: { ...STATS, agility },
        skills: [`skill-${id}`],
        automatic: of(cardOf(id)),
      });
    }
    if (connector) cards.push(...connectorCards(player, connector));
    return {
      demons: demons.map(({ id, lead, trail }) => ({
        demon: cardOf(id),
        brands: [...Array.from({ length: lead }, () => 'lead'), ...Array.from({ length: trail }, () => 'trail')],
      })),
      ...(connector ? { connector: `pact-${player}` } : {}),
    };
  });
  return { cards, decks: decks as [Json, Json] };
}

function connectorCards(player: string, does: NonNullable<ModelTeam['connector']>): Json[] {
  const skill = `call-${player}`;
  const ids = [1, 2, 3].map((n) => `far-${player}-${n}`);
  const use = { cost: 0, aim: 'self', effects: does.flatMap(act) };
  return [
    { id: skill, name: skill, type: 'skill', use },
    ...ids.map((id) => ({
      id,
      name: id,
      type: 'demon',
      race: 'Far',
      stats: { ...STATS, agility: 1 },
      skills: [skill],
    })),
    { id: `pact-${player}`, name: 'Pact', type: 'connector', demons: ids, skill },
  ];
}
