import type { Json, JsonObject } from '../../../src/engine/index.ts';
import { rulesets } from '../../../src/rulesets/index.ts';

/** What came back: a status, the code of the problem if it is one, and the body read. */
export interface Told {
  status: number;
  code: string | null;
  body: JsonObject;
}

/** Sends a request to the service and notes how it took it. */
export type Send = (path: string, body: Json | string, headers?: Record<string, string>) => Promise<Told>;

/** Somebody who tries to take the service from all others, by requests that are in order one by one. */
export interface Attack {
  name: string;
  /** The attack itself, which may need what was answered before. `round` makes it another one each time, where that matters. */
  carryOut(send: Send, round: number): Promise<void>;
}

type Cards = readonly JsonObject[];

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** `depth` amounts inside filters, each of which is asked of every card that the one around it looks at. */
function inside(depth: number, ask: (filter: JsonObject | null) => JsonObject): JsonObject {
  return depth === 0 ? ask(null) : ask(inside(depth - 1, ask));
}

const EVENTS = 'events { seq parent type clause player text data cites { id title text } parentEvent { seq text } }';
const ADJUDICATE = `mutation ($state: JSON!, $action: ActionInput!) {
  adjudicate(state: $state, action: $action) { id state stateHash ${EVENTS} awaiting { id options { id label } } } }`;
const PREVIEW = `query ($state: JSON!, $actions: [ActionInput!]) {
  preview(state: $state, actions: $actions) { items { verdict { state ${EVENTS} } } truncated } }`;
const BATCH = `mutation ($items: [JSON!]!) { adjudicateBatch(items: $items) { items { ... on Verdict { id ${EVENTS} } ... on Problem { code } } } }`;

/**
 * A caller's cards on a table of its own, and each of the first `taken` options taken, asked about and previewed, by REST and by
 * GraphQL, and `many` of them in one call.
 */
function table(
  name: string,
  ruleset: string,
  cards: Cards,
  position: JsonObject,
  { taken = 4, many = 24 } = {},
): Attack {
  const rules = rulesets.find(({ id }) => id === ruleset);
  const own = new Set(cards.map(({ id }) => id));
  const all = [...(rules?.samples.cards ?? []).filter((card) => !own.has((card as JsonObject).id as string)), ...cards];
  return {
    name: `${ruleset}: ${name}`,
    async carryOut(send) {
      const start = await send(`/v1/rulesets/${ruleset}/start`, { cards: all, position });
      const { state, awaiting } = start.body as { state?: JsonObject; awaiting?: { options: { action: Json }[] }[] };
      if (state === undefined) return;
      await send('/v1/card-sets', { ruleset, cards: all });
      const actions = awaiting?.[0]?.options.slice(0, taken).map(({ action }) => action) ?? [];
      for (const action of actions) await send('/v1/adjudications', { state, action, cards: all });
      for (const action of actions.slice(0, 2)) await send('/v1/why-not', { state, action, cards: all });
      for (const action of actions.slice(0, 1))
        await send('/v1/adjudications?sealed=true&signed=true', { state, action });
      if (actions.length === 0) return;
      const tried = times(many, (at) => actions[at % actions.length] as Json);
      await send('/v1/preview', { state, actions: tried, cards: all });
      await send('/v1/preview', { state, actions: tried, states: true });
      await send('/v1/preview', { state, depth: 3, limit: 200, states: true });
      for (const action of actions) await send('/graphql', { query: ADJUDICATE, variables: { state, action } });
      const items = tried.map((action) => ({ state, action }));
      await send('/v1/adjudications/batch', { items });
      await send('/graphql', { query: BATCH, variables: { items } });
      await send('/graphql', { query: PREVIEW, variables: { state, actions: tried } });
    },
  };
}

const unit = (id: string, abilities: Json[], more: JsonObject = {}): JsonObject => ({
  ...{ id, type: 'unit', name: id, color: 'blue', level: 1, cost: 1, ap: 3, hp: 3, abilities },
  ...more,
});
const command = (id: string, effects: Json[]): JsonObject => ({
  ...{ id, type: 'command', name: id, color: 'blue', level: 0, cost: 0 },
  abilities: [{ timing: 'main', effects }],
});
const nested = (rounds: number[], effects: Json[]): Json[] =>
  rounds.reduce<Json[]>((inner, repeat) => [{ repeat, effects: inner }], effects);

function gundam(): Attack[] {
  const asks = (filter: JsonObject | null): JsonObject => ({
    level: { min: filter === null ? 1 : { count: { zone: 'trash', filter } } },
  });
  const deep = unit('deep', [
    { timing: 'activateMain', if: { count: { zone: 'trash', filter: inside(4, asks) } }, effects: [{ do: 'draw' }] },
  ]);
  const vain = unit(
    'vain',
    times(4, () => ({
      timing: 'constant',
      constant: [{ to: { all: true, side: 'any', filter: { ap: { min: 1 } } }, ap: 1 }],
    })),
  );
  const plain = unit('plain', []);
  const six = (card: string, side: string) => times(6, (at) => ({ as: `${side}${at}`, card }));
  const boost = command(
    'boost',
    nested([99, 99], [{ do: 'modify', target: { all: true, side: 'any' }, ap: 1, until: 'turn' }]),
  );
  const show = command('show', nested([60, 99], [{ do: 'reveal', target: { all: true, side: 'own', zone: 'hand' } }]));
  const own = unit('own', [{ timing: 'constant', constant: [{ to: 'this', ap: { stat: 'ap', of: 'this' } }] }]);
  const dense = unit(
    'dense',
    times(8, () => ({
      timing: 'constant',
      constant: times(8, () => ({ to: { all: true, side: 'any', filter: { ap: { min: 1 } } }, ap: 1 })),
    })),
  );
  return [
    table('amounts inside filters inside amounts', 'gundam', [deep], {
      p1: { units: [{ as: 'u', card: 'deep' }], trash: times(120, () => 'deep') },
    }),
    table('texts that look at what they change', 'gundam', [vain], {
      p1: { units: six('vain', 'v') },
      p2: { units: six('vain', 'w') },
    }),
    table(
      'as many texts as a card may have',
      'gundam',
      [dense],
      {
        p1: { units: six('dense', 'v') },
        p2: { units: six('dense', 'w') },
      },
      { taken: 1, many: 2 },
    ),
    table('ten thousand changes by one card', 'gundam', [boost, plain], {
      p1: { hand: ['boost'], units: six('plain', 'v') },
      p2: { units: six('plain', 'w') },
    }),
    table('a large hand shown again and again', 'gundam', [show, plain], {
      p1: { hand: ['show', ...times(190, () => 'plain')] },
    }),
    table('a number that is what it changes', 'gundam', [own], { p1: { units: [{ as: 'u', card: 'own' }] } }),
  ];
}

const agent = (id: string, skills: Json[], more: JsonObject = {}): JsonObject => ({
  ...{ id, type: 'agent', name: id, cost: {}, attack: 2, defense: 5, skills },
  ...more,
});

function nexus(): Attack[] {
  const asks = (filter: JsonObject | null): JsonObject => ({
    attack: { min: filter === null ? 1 : { count: { filter } } },
  });
  const deep = agent('deep', [
    {
      kind: 'persistent',
      if: { count: { filter: inside(4, asks) }, min: 1 },
      constant: [{ to: 'this', attack: 1 }],
    },
  ]);
  const vain = agent(
    'vain',
    times(3, () => ({
      kind: 'persistent',
      constant: [{ to: { all: true, filter: { type: 'agent', attack: { min: 1 } } }, attack: 1 }],
    })),
  );
  const boost: JsonObject = {
    ...{ id: 'boost', type: 'event', name: 'boost', speed: 1, cost: {} },
    effects: nested(
      [99, 99],
      [{ do: 'modify', target: { all: true, filter: { type: 'agent' } }, attack: 1, until: 'turn' }],
    ),
  };
  const in20 = (card: string, side: string, more: JsonObject = {}) =>
    times(20, (at) => ({ as: `${side}${at}`, card, ...more }));
  return [
    table('amounts inside filters inside amounts', 'nexus', [deep], { p1: { play: in20('deep', 'd') } }),
    table('texts that look at what they change', 'nexus', [vain], {
      p1: { play: in20('vain', 'v') },
      p2: { play: in20('vain', 'w') },
    }),
    table('ten thousand changes by one card', 'nexus', [boost, agent('plain', [])], {
      p1: { hand: ['boost'], play: in20('plain', 'v') },
      p2: { play: in20('plain', 'w') },
    }),
    table('damage to divide among twenty', 'nexus', [agent('big', [], { attack: 99 }), agent('small', [])], {
      at: 'defend',
      p1: { play: [{ as: 'a', card: 'big', at: 1 }] },
      p2: { play: in20('small', 'd', { at: 1 }) },
    }),
  ];
}

function unnamed(): Attack[] {
  const asks = (filter: JsonObject | null): JsonObject => ({
    power: { min: filter === null ? 1 : { count: { zone: 'graveyard', filter } } },
  });
  const deep = {
    ...{ id: 'deep', type: 'unit', name: 'deep', front: 2, back: 1 },
    continuous: [
      { if: { count: { zone: 'graveyard', filter: inside(4, asks) }, min: 1 }, to: { side: 'own' }, power: 1 },
    ],
  };
  const vain = {
    ...{ id: 'vain', type: 'unit', name: 'vain', front: 2, back: 1 },
    continuous: times(8, () => ({ to: { side: 'any', filter: { power: { min: 1 } } }, power: 1 })),
  };
  const places = ['f1', 'f2', 'f3', 'b1', 'b2', 'b3'];
  return [
    table('amounts inside filters inside amounts', 'unnamed', [deep], {
      p1: { units: [{ as: 'u', card: 'deep', at: 'f1' }], graveyard: times(90, () => 'deep') },
      p2: {},
    }),
    table('texts that look at what they change', 'unnamed', [vain], {
      p1: { units: places.map((at) => ({ as: `v${at}`, card: 'vain', at })) },
      p2: { units: places.map((at) => ({ as: `w${at}`, card: 'vain', at })) },
    }),
  ];
}

function alteil(): Attack[] {
  const asks = (filter: JsonObject | null): JsonObject => ({
    at: { min: filter === null ? 1 : { count: { filter } } },
  });
  const soldier = (id: string, agi: number, skill: JsonObject): JsonObject => ({
    ...{ id, type: 'unit', name: id, sphere: 'refess', level: 1, tribes: ['x'], hp: 50, at: 10, df: 0, agi, rng: 1 },
    skills: [{ kind: 'action', name: 'A', cost: 0, ...skill }],
  });
  const deep = soldier('deep', 1, {
    if: { count: { filter: inside(6, asks) }, min: 1 },
    effects: [{ do: 'damage', amount: 5, to: { all: true, side: 'enemy' } }],
  });
  const boost = soldier('boost', 9, {
    effects: nested([50, 30], [{ do: 'modify', to: { all: true }, at: 1, until: 'turn' }]),
  });
  const nine = (card: string, side: string) => times(9, (at) => ({ as: `${side}${at}`, card, cell: at + 1 }));
  return [
    table('amounts inside filters inside amounts', 'alteil', [deep], {
      p1: { units: nine('deep', 'v') },
      p2: { units: nine('deep', 'w') },
    }),
    table('ten thousand changes by one card', 'alteil', [boost], {
      p1: { units: nine('boost', 'v') },
      p2: { units: nine('boost', 'w').slice(0, 1) },
    }),
  ];
}

/** Cards whose shape takes long to check, and sets as large as may be. */
function shapes(): Attack[] {
  const sendCards =
    (cards: Json[]): Attack['carryOut'] =>
    async (send) => {
      await send('/v1/card-sets', { ruleset: 'gundam', cards });
    };
  return [
    {
      name: 'a megabyte of effects that are nothing',
      carryOut: sendCards([unit('x', [{ timing: 'main', effects: times(340_000, () => ({})) }])]),
    },
    {
      name: 'cards full of effects that are nothing',
      carryOut: sendCards(times(400, (at) => unit(`x${at}`, [{ timing: 'main', effects: times(400, () => ({})) }]))),
    },
    {
      name: 'a hundred thousand constants',
      carryOut: sendCards(
        times(400, (at) =>
          unit(
            `x${at}`,
            times(8, () => ({ timing: 'constant', constant: times(12, () => ({ cost: 1 })) })),
          ),
        ),
      ),
    },
    ...rulesets.map(({ id, samples }) => ({
      name: `${id}: a megabyte of sound cards`,
      async carryOut(send: Send, round: number) {
        const cards: JsonObject[] = [];
        let length = 0;
        for (let at = 0; ; at++) {
          const card = samples.cards[at % samples.cards.length] as JsonObject;
          const again = Math.floor(at / samples.cards.length);
          const next = again === 0 ? card : { ...card, id: `${card.id}r${round}n${again}` };
          length += JSON.stringify(next).length + 1;
          if (length > 1_000_000) break;
          cards.push(next);
        }
        await send(`/v1/rulesets/${id}/start`, { cards });
      },
    })),
  ];
}

/** Texts of GraphQL that are long, deep, or many of one thing. */
function queries(): Attack[] {
  const ask =
    (query: string): Attack['carryOut'] =>
    async (send) => {
      await send('/graphql', { query });
    };
  const aliases = (count: number, field: string, from = '') =>
    times(count, (at) => `a${from}${at}: ${field}`).join(' ');
  const chain = (count: number, last: string) =>
    `{ ...f0 } ${times(count, (at) => `fragment f${at} on Query { ${at + 1 < count ? `...f${at + 1}` : last} }`).join(' ')}`;
  return [
    { name: 'GraphQL: a chain of 1,600 fragments', carryOut: ask(chain(1600, 'limits { depth }')) },
    { name: 'GraphQL: a ring of 2,000 fragments', carryOut: ask(chain(2000, '...f0')) },
    { name: 'GraphQL: 2,200 equal root fields', carryOut: ask(`{ ${'limits { depth } '.repeat(2200)}}`) },
    { name: 'GraphQL: 9,900 equal leaves', carryOut: ask(`{ limits { ${'depth '.repeat(9900)}} }`) },
    { name: 'GraphQL: 5,000 brackets', carryOut: ask(`${'{ a '.repeat(5000)}${'}'.repeat(5000)}`) },
    {
      name: 'GraphQL: forty kilobytes, never the same twice',
      async carryOut(send, round) {
        await send('/graphql', { query: `{ rulesets(limit: 1) { ${aliases(1000, 'next', `${round}x`)} } }` });
      },
    },
  ];
}

/** States that are larger than any game makes them, and JSON that is nothing but brackets. */
function bodies(): Attack[] {
  return [
    ...rulesets.map(({ id }) => ({
      name: `${id}: a state with lists of thousands`,
      async carryOut(send: Send) {
        const { state, awaiting } = (await send(`/v1/rulesets/${id}/start`, {})).body as {
          state: JsonObject;
          awaiting: { options: { action: Json }[] }[];
        };
        const swell = (value: Json): Json => {
          if (Array.isArray(value)) {
            const inner = value.map(swell);
            return times(inner.length * 40, (at) => inner[at % inner.length] as Json).slice(0, 3000);
          }
          if (typeof value !== 'object' || value === null) return value;
          return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swell(inner as Json)]));
        };
        const action = awaiting[0]?.options[0]?.action ?? null;
        await send('/v1/adjudications', { state: { ...state, board: swell(state.board as Json) }, action });
      },
    })),
    {
      name: 'half a megabyte of brackets',
      async carryOut(send) {
        await send('/v1/adjudications', '['.repeat(250_000) + ']'.repeat(250_000));
        await send('/v1/rulesets/gundam/start', `{"position":${'{"p1":'.repeat(80_000)}1${'}'.repeat(80_001)}`);
      },
    },
    {
      name: 'a batch of what is wrong',
      async carryOut(send) {
        await send('/v1/adjudications/batch', { items: times(256, () => ({ state: {}, action: null })) });
        await send('/v1/adjudications/batch', { items: times(60_000, () => ({})) });
      },
    },
  ];
}

/** The attacks that were found, and the like of them. */
export const attacks: readonly Attack[] = [
  ...gundam(),
  ...nexus(),
  ...unnamed(),
  ...alteil(),
  ...shapes(),
  ...queries(),
  ...bodies(),
];
