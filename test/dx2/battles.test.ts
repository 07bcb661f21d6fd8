import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { GameEvent, Json, Program } from '../../src/engine/index.ts';
import { DONE, varied } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/dx2/board/board.ts';
import type { Dx2 } from '../../src/rulesets/dx2/board/context.ts';
import { dx2 } from '../../src/rulesets/dx2/index.ts';
import { blankBoard } from '../../src/rulesets/dx2/turn/setup.ts';
import type { Player, Words } from '../support/second-reading.ts';
import { compare, gamesOf, isNoticed, Notes, other, retold, withStep, written } from '../support/second-reading.ts';
import type { Affinity, Effect, Element, Kind, Part, Sheet, Sign, Skill, Target, Who } from './battle-model.ts';
import { Battle, ROUNDS, SIGNS } from './battle-model.ts';

// What the cards of the reading say, in the card language.

const POPULATIONS: Partial<Record<Target, string>> = { own: 'own', enemy: 'enemy', any: 'any' };

function targetOf({ to, do: verb }: Part): Json {
  const side = POPULATIONS[to];
  return side === undefined ? to : { all: true, side, ...(verb === 'revive' ? { fallen: true } : {}) };
}

function putOf({ kind, value, turns, of }: Part & { do: 'put' }): { [key: string]: Json } {
  const lasting = turns === null ? {} : { turns };
  switch (kind) {
    case 'attackUp':
    case 'defenceUp':
      return { do: 'raise', what: kind, ...lasting };
    case 'attackDown':
    case 'defenceDown':
      return { do: 'lower', what: kind, ...lasting };
    case 'accuracyUp':
      return { do: 'raise', what: kind, percent: value, ...lasting };
    case 'accuracyDown':
      return { do: 'lower', what: kind, percent: value, ...lasting };
    case 'charge':
    case 'concentrate':
    case 'might':
      return { do: 'charge', what: kind };
    case 'barrier':
      return { do: 'barrier', ...lasting };
    case 'bulwark':
      return { do: 'bulwark', amount: value, ...lasting };
    case 'repelPhysical':
      return { do: 'repel', what: 'physical', ...lasting };
    case 'repelMagical':
      return { do: 'repel', what: 'magical', almighty: value === 1, ...lasting };
    case 'affinity': {
      const [element = '', to = ''] = of.split(':');
      return { do: 'shift', element, to, ...lasting };
    }
    default:
      return { do: 'inflict', ailment: kind, ...lasting };
  }
}

function effectOf(part: Part): Json {
  const target = targetOf(part);
  switch (part.do) {
    case 'attack': {
      const { element, power, misses, critical, pierce, times } = part;
      const chances = { accuracy: misses ? 0 : 100, ...(element === 'phys' ? { critical: critical ? 100 : 0 } : {}) };
      return { do: 'attack', element, power, ...chances, pierce, times, target };
    }
    case 'damage':
    case 'heal':
    case 'giveMp':
    case 'takeMp':
      return { do: part.do, amount: part.amount, target };
    case 'slay':
      return { do: 'slay', target };
    case 'cure':
      return { do: 'cure', what: 'ailments', target };
    case 'strip':
      return { do: 'strip', what: 'raises', target };
    case 'revive':
      return { do: 'revive', percent: part.percent, target };
    case 'gainIcons':
    case 'loseIcons':
      return { do: part.do, count: part.amount };
    case 'put':
      return { ...putOf(part), target };
  }
}

const automatic = ({ timing, who, hears, limit, parts }: Effect): Json => ({
  timing,
  ...(hears === null ? {} : { when: { event: hears, who } }),
  ...(timing === 'aboutToAct' || timing === 'actionCompleted' ? { who } : {}),
  ...(limit === null ? {} : { limit }),
  effects: parts.map(effectOf),
});

const skillCard = ({ id, cost, aim, remnants, parts }: Skill): Json => ({
  id,
  name: id,
  type: 'skill',
  use: { cost, aim, remnants, effects: parts.map(effectOf) },
});

function demonCard({ id, affinities, passives, skills, effects, ...sheet }: Sheet): Json {
  const { hp, physAttack, physDefence, magAttack, magDefence, agility } = sheet;
  return {
    id: `card-${id}`,
    name: id,
    type: 'demon',
    race: 'Test',
    stats: { hp, physAttack, physDefence, magAttack, magDefence, agility },
    affinities,
    skills,
    passives: passives.map(({ element, to }) => ({ affinity: element, to })),
    automatic: effects.map(automatic),
  };
}

const BRANDS: Json[] = ['lead', 'trail'].map((id) => ({ id, name: id, type: 'brand', set: id }));
const times = (count: number, id: string): string[] => Array.from({ length: count }, () => id);

// What the ruleset tells, in the words of the reading.

function linesOf({ type, data, player }: GameEvent): string[] {
  const list = (key: string) => (data[key] as string[]).join(',');
  const { target, demon, amount } = data;
  switch (type) {
    case 'action-order':
      return [`order ${player} ${list('order')}`];
    case 'team-one':
      return [`first ${player}`];
    case 'turn':
      return [`turn ${player} ${data.icons}`];
    case 'due':
    case 'no-action':
    case 'pass':
    case 'defeat':
      return [`${type} ${demon}`];
    case 'skill':
      return [`skill ${demon} ${data.skill} ${list('targets')}`];
    case 'icons':
      return [`icons ${data.full}+${data.half}`];
    case 'icons-gained':
    case 'icons-lost':
      return [`${type} ${player} ${data.count}`];
    case 'hit':
      return [`loses ${target} ${amount} ${data.absorbed} hit ${data.affinity} ${data.critical}`];
    case 'damage':
      return [`loses ${target} ${amount} ${data.absorbed} ${data.by}`];
    case 'miss':
      return [`miss ${target}`];
    case 'blocked':
      return [`blocked ${target} ${data.by}`];
    case 'heal':
      return [`heal ${target} ${amount}`];
    case 'revive':
      return [`revive ${target} ${data.hp}`];
    case 'mp':
      return [`mp ${target} ${data.by} ${data.why}`];
    case 'status':
      return [`status ${target} ${data.kind} ${data.value} ${data.turns} ${data.of}`];
    case 'no-status':
      return [`no-status ${target} ${data.kind}`];
    case 'status-end':
    case 'cure':
    case 'strip':
      return [...(data.kinds as string[])].sort().map((kind) => `${type} ${target} ${kind}`);
    case 'effect':
      return [`effect ${data.source} ${data.ability}`];
    case 'game-end':
      return [`over ${data.winner}`];
    default:
      return [];
  }
}

const words: Words<Dx2> = {
  lines: linesOf,
  table({ turn, first, icons, teams }: Board) {
    const demons = [first, other(first)].flatMap((player) => {
      const { order, demons } = teams[player];
      return order.flatMap((id) => demons.find((demon) => demon.id === id) ?? []);
    });
    const one = ({ id, hp, mp, statuses }: (typeof demons)[number]) =>
      [id, hp, mp, ...statuses.map(({ kind, value, turns, of }) => `${kind}${of}:${value}:${turns}`).sort()].join('/');
    const { full, half, used, taken } = icons;
    return `= ${turn} ${full}+${half}-${used}-${taken} ${demons.map(one).join(' ')}`;
  },
};

// Random cards and teams.

const seldom = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const affinity = fc.constantFrom<Affinity>('weak', 'weak', 'resist', 'null', 'repel', 'drain');
const element = fc.constantFrom<Element>('phys', 'phys', 'fire', 'ice', 'almighty');
const met = fc.constantFrom<Element>('phys', 'fire', 'ice');
const turns = fc.integer({ min: 1, max: 3 });
const turnsOrNone = fc.option(turns);

const attackAt = (to: fc.Arbitrary<Target>): fc.Arbitrary<Part> =>
  fc.record({
    do: fc.constant('attack' as const),
    element,
    power: fc.integer({ min: 50, max: 150 }),
    misses: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    critical: seldom,
    pierce: seldom,
    times: fc.constantFrom(1, 1, 1, 2, 3),
    to,
  });

const put = (kinds: readonly Kind[], value: fc.Arbitrary<number>, lasting: fc.Arbitrary<number | null>) =>
  fc.record({
    do: fc.constant('put' as const),
    kind: fc.constantFrom(...kinds),
    value,
    turns: lasting,
    of: fc.constant(''),
  });
const none = fc.constant(null);
const zero = fc.constant(0);
const lasting = fc.oneof(
  put(['attackUp', 'attackDown', 'defenceUp', 'defenceDown'], zero, turns),
  put(['accuracyUp', 'accuracyDown'], fc.constant(100), turns),
  put(['charge', 'concentrate'], fc.constant(225), none),
  put(['might'], zero, none),
  put(['poison'], fc.constant(10), turns),
  put(['mute', 'bind', 'curse', 'silence', 'weak'], zero, turns),
  put(['barrier', 'repelPhysical'], zero, turnsOrNone),
  put(['repelMagical'], fc.constantFrom(0, 1), turnsOrNone),
  put(['bulwark'], fc.integer({ min: 50, max: 400 }), turnsOrNone),
  fc
    .tuple(put(['affinity'], zero, turnsOrNone), met, fc.oneof(affinity, fc.constant('none')))
    .map(([part, of, is]) => ({ ...part, of: `${of}:${is}` })),
);

const partAt = (to: fc.Arbitrary<Target>): fc.Arbitrary<Part> =>
  fc.oneof(
    { weight: 4, arbitrary: attackAt(to) },
    { weight: 4, arbitrary: fc.tuple(lasting, to).map(([part, to]): Part => ({ ...part, to })) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('damage' as const, 'heal' as const),
        amount: fc.integer({ min: 20, max: 300 }),
        to,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constantFrom('giveMp' as const, 'takeMp' as const),
        amount: fc.integer({ min: 1, max: 4 }),
        to,
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cure' as const, 'strip' as const), to }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('revive' as const),
        percent: fc.integer({ min: 1, max: 100 }),
        to: fc.constant('own' as const),
      }),
    },
  );

/** Icons, where a card may speak of them: R23. */
function withIcons(usual: fc.Arbitrary<Part>, verbs: readonly ('gainIcons' | 'loseIcons')[]): fc.Arbitrary<Part> {
  if (verbs.length === 0) return usual;
  const amount = fc.integer({ min: 1, max: 3 });
  const icons = fc.record({ do: fc.constantFrom(...verbs), amount, to: fc.constant('self' as const) });
  return fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: icons });
}

const anybody = fc.constantFrom<Target>('self', 'own', 'enemy', 'any');
/** A part of an effect: it slays seldom, and enemies, or no game would last. */
const partOfEffect = fc.oneof(
  { weight: 20, arbitrary: partAt(fc.constantFrom<Target>('self', 'own', 'enemy', 'enemy', 'any')) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('slay' as const), to: fc.constant<Target>('self') }) },
);

const AIMS = ['enemy', 'enemy', 'enemy', 'enemies', 'ally', 'allies', 'self'] as const;
const aimedSkill = fc.constantFrom(...AIMS).chain((aim) =>
  fc.record({
    aim: fc.constant(aim),
    parts: fc
      .tuple(
        aim === 'enemy' || aim === 'enemies' ? attackAt(fc.constant('target')) : partAt(fc.constant('target')),
        fc.array(withIcons(partAt(fc.oneof(fc.constant<Target>('target'), anybody)), ['gainIcons']), { maxLength: 2 }),
      )
      .map(([one, others]): Part[] => [one, ...others]),
  }),
);
const revivingSkill = fc.integer({ min: 1, max: 100 }).map(
  (percent): Pick<Skill, 'aim' | 'parts'> => ({
    aim: 'fallen',
    parts: [{ do: 'revive', percent, to: 'target' }],
  }),
);
const skill = (id: string): fc.Arbitrary<Skill> =>
  fc
    .record({
      cost: fc.integer({ min: 0, max: 5 }),
      remnants: seldom,
      does: fc.oneof({ weight: 6, arbitrary: aimedSkill }, { weight: 1, arbitrary: revivingSkill }),
    })
    .map(({ does, ...more }) => ({ id, ...more, ...does }));

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
const limit = fc.oneof(
  fc.record({ turn: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ battle: fc.integer({ min: 1, max: 3 }) }),
);
const who = fc.constantFrom<Who>('self', 'companion', 'ally', 'enemy', 'any');
function verbsAt(timing: string, who: Who): ('gainIcons' | 'loseIcons')[] {
  if (timing.startsWith('endOf')) return [];
  if (timing === 'startOfOwnTurn') return ['gainIcons'];
  if (timing === 'startOfEnemyTurn') return ['loseIcons'];
  if (timing !== 'aboutToAct' && timing !== 'actionCompleted') return ['gainIcons', 'loseIcons'];
  return who === 'any' ? ['gainIcons', 'loseIcons'] : [who === 'enemy' ? 'loseIcons' : 'gainIcons'];
}

const effect: fc.Arbitrary<Omit<Effect, 'name'>> = fc
  .tuple(fc.oneof(fc.constant('when'), fc.constantFrom(...TIMINGS)), who)
  .chain(([timing, who]) =>
    fc.record({
      timing: fc.constant(timing),
      who: fc.constant(who),
      hears: timing === 'when' ? fc.constantFrom<Sign>(...SIGNS) : fc.constant(null),
      limit: timing === 'when' ? limit : fc.option(limit),
      parts: fc.array(withIcons(partOfEffect, verbsAt(timing, who)), { minLength: 1, maxLength: 2 }),
    }),
  )
  // Who answers its own fall is gone, and can be the subject of nothing but a revival (R28).
  .map(({ parts, ...more }) => ({
    ...more,
    parts:
      more.hears === 'defeated' && more.who === 'self'
        ? parts.map((part): Part => (part.to === 'self' ? { ...part, to: 'enemy' } : part))
        : parts,
  }));

const SKILLS = ['sa', 'sb', 'sc', 'sd', 'se'];
const places = fc.constantFrom(0, 0, 0, 1, 2);
const sheet = (id: string): fc.Arbitrary<Sheet> =>
  fc
    .record({
      hp: fc.integer({ min: 200, max: 1500 }),
      physAttack: fc.integer({ min: 50, max: 400 }),
      physDefence: fc.integer({ min: 1, max: 150 }),
      magAttack: fc.integer({ min: 50, max: 400 }),
      magDefence: fc.integer({ min: 1, max: 150 }),
      agility: fc.integer({ min: 1, max: 4 }),
      lead: places,
      trail: places,
      affinities: fc.record({ phys: affinity, fire: affinity, ice: affinity }, { requiredKeys: [] }),
      passives: fc.array(fc.record({ element: met, to: fc.oneof(affinity, fc.constant('none' as const)) }), {
        maxLength: 2,
      }),
      skills: fc.subarray(SKILLS, { minLength: 1, maxLength: 4 }),
      effects: fc.array(effect, { maxLength: 3 }),
    })
    .map(({ effects, ...more }) => ({
      id,
      ...more,
      effects: effects.map((one, at) => ({ ...one, name: `card-${id}#${at}` })),
    }));
const team = (letter: string): fc.Arbitrary<Sheet[]> =>
  fc
    .integer({ min: 1, max: 4 })
    .chain((size) => fc.tuple(...Array.from({ length: size }, (_, slot) => sheet(`${letter}-${slot}`))));

/** What every demon has, in place of one that can miss. */
const PLAIN: Skill = {
  id: 'attack',
  cost: 0,
  aim: 'enemy',
  remnants: false,
  parts: [
    {
      do: 'attack',
      element: 'phys',
      power: 100,
      misses: false,
      critical: false,
      pierce: false,
      times: 1,
      to: 'target',
    },
  ],
};

const scenes = fc.record({
  skills: fc.tuple(skill('sa'), skill('sb'), skill('sc'), skill('sd'), skill('se')),
  teams: fc.record({ p1: team('x'), p2: team('y') }),
  picks: fc.array(fc.nat(999), { minLength: 5, maxLength: 40 }),
});
type Scene = typeof scenes extends fc.Arbitrary<infer S> ? S : never;

const told =
  (rules: typeof dx2, options: Record<string, Json> = {}) =>
  ({ skills, teams, picks }: Scene): [Notes, Notes] => {
    const all = [PLAIN, ...skills];
    const reading = written(new Notes(picks), (notes) => new Battle(teams, all, notes).play());
    const cards = [...BRANDS, ...all.map(skillCard), ...[...teams.p1, ...teams.p2].map(demonCard)];
    const placed = (player: Player): Json => ({
      demons: teams[player].map(({ id, lead, trail }) => ({
        demon: `card-${id}`,
        as: id,
        brands: [...times(lead, 'lead'), ...times(trail, 'trail')],
      })),
    });
    const position = { at: 'setup', p1: placed('p1'), p2: placed('p2') };
    const opening = { rules, cards, board: blankBoard(), position, options: { roundLimit: ROUNDS, ...options } };
    return [reading, retold(new Notes(picks), opening, words)];
  };

test('battles go as in a plain reading of the rules', () => {
  const { plies, lines } = compare(scenes, gamesOf(120), told(dx2));
  assert.ok(plies > 500, `only ${plies} plies`);
  for (const seen of ['blocked', 'miss', 'status-end', 'icons-gained', 'icons-lost', 'revive', 'heal', 'over'])
    assert.ok((lines.get(seen) ?? 0) > 4, `${seen}: ${lines.get(seen)}`);
});

type Rules = typeof dx2;
type Queue = Rules['timing']['queues'][string];

const withChains = (change: (queue: Queue) => Partial<Queue>): Rules => {
  const chains = dx2.timing.queues.chains as Queue;
  return varied(dx2, { timing: { ...dx2.timing, queues: { chains: { ...chains, ...change(chains) } } } });
};
const turned = (clause: string): Rules =>
  withChains(({ order }) => ({
    order: order.map((key) => (key.clause === clause ? { ...key, rank: (m, entry) => -key.rank(m, entry) } : key)),
  }));

const nothing = () => undefined;

/** Skills, which are compiled with the cards, without what a step of theirs does. */
const withoutSkillStep = (clause: string): Rules =>
  varied(dx2, {
    compile: (cards) => {
      const made = dx2.compile(cards);
      const changed = ({ name, steps, ...more }: Program<Dx2>): Program<Dx2> => ({
        name,
        ...more,
        steps: steps.map((step) =>
          name.endsWith('#use') && step.clause === clause ? ({ ...step, run: nothing } as typeof step) : step,
        ),
      });
      return { ...made, programsOf: (card) => made.programsOf(card).map(changed) };
    },
  });

/** Cards whose word the ruleset reads as another one. */
const misread = (word: string, as: string): Rules =>
  varied(dx2, { compile: (cards) => dx2.compile(JSON.parse(JSON.stringify(cards).replaceAll(word, as))) });

/** Rules that are changed by hand, each by its clause. */
const CHANGED: Record<string, () => Rules> = {
  'A3, nest.1: what an effect causes waits behind the others': () => withChains(() => ({ enter: 'behind' })),
  'A8: effects that can’t work any more go off': () => withChains(() => ({ recheck: () => true })),
  'G5: a team without a living demon fights on': () =>
    varied(dx2, { timing: { ...dx2.timing, sweep: { at: 'called', run: nothing } } }),
  'G6: an action uses no icon': () => withoutSkillStep('G6'),
  'G6: Remnants use a whole icon': () => misread('"remnants":true', '"remnants":false'),
  'G8: a skill takes no MP': () => withoutSkillStep('G8'),
  'G9: Drain only nullifies': () => misread(':"drain"', ':"null"'),
  'G9: a weakness is none': () => misread('"weak"}', '"none"}'),
  'G13: nothing lasts a turn less': () => withStep(dx2, 'turn', 'G13', () => ({ run: nothing })),
  'G14: there is no Defence Support': () => withStep(dx2, 'turn', 'G14', () => ({ run: nothing })),
  'G18: the order of a demon’s own effects is turned round': () => turned('G18'),
  'R5: nothing pierces': () => misread('"pierce":true', '"pierce":false'),
  'R12: poison takes nothing': () => withStep(dx2, 'tier', 'R12', () => ({ run: nothing })),
  'R33: there is no natural recovery': () => withStep(dx2, 'tier', 'R33', () => ({ run: nothing })),
  'R34: the last round decides nothing': () => withStep(dx2, 'turn', 'R34', () => ({ run: () => DONE })),
  't4.1: there is no tier 4': () => withStep(dx2, 'turn', 't4.1', () => ({ run: nothing })),
  'tie.2: the faster team does not go first': () => turned('tie.2'),
  'tie.4: the action order is turned round': () => turned('tie.4'),
};

for (const [name, changed] of Object.entries(CHANGED)) {
  test(`the reading notices a changed rule: ${name}`, () => {
    assert.ok(isNoticed(scenes, told(changed())));
  });
}

/** What a match can decide otherwise than the reading. */
const OTHERWISE: Record<string, [clause: string, value: Json]> = {
  bonusTurnLoss: ['G7', 'half'],
  fallenStriker: ['R36', 'goes-on'],
  firstTurn: ['G13', 'free'],
  iconsBeforeTurn: ['R23', 'none'],
  limitCounts: ['R27', 'triggered'],
  mostIconsTaken: ['R40', 1],
  speedTie: ['G2', 'defender'],
};

for (const [option, [clause, value]] of Object.entries(OTHERWISE)) {
  test(`the reading notices that a match decides otherwise: ${clause}, ${option}`, () => {
    assert.ok(isNoticed(scenes, told(dx2, { [option]: value })));
  });
}
