import type { Card } from '../language/language.ts';

/** The Wayfarers, who serve under every banner: cards that weigh, measure and reckon. */
export const wayfarers: readonly Card[] = [
  {
    id: 'WA-01',
    type: 'unit',
    name: 'Dice Corporal',
    text: 'Start: damage of 5 to 15, as chance has it, to one or two enemies of your choice; if it is more than 10, this unit gets AT +5 this turn. Action: the opponent chooses one of their units for each point of this unit’s RNG; each loses HP of its level times its printed AT, divided by 10.',
    sphere: 'gowen',
    level: 1,
    tribes: ['Wayfarer'],
    hp: 30,
    at: 25,
    df: 0,
    agi: 4,
    rng: 1,
    skills: [
      {
        kind: 'start',
        name: 'Cast',
        effects: [
          { do: 'roll', min: 5, max: 15, as: 'cast' },
          { do: 'damage', amount: { remembered: 'cast' }, to: { choose: { min: 1, max: 2 }, side: 'enemy' } },
          {
            if: { compare: { remembered: 'cast' }, op: '>', to: 10 },
            then: [{ do: 'modify', to: 'this', at: 5, until: 'turn' }],
          },
        ],
      },
      {
        kind: 'action',
        name: 'Reckoning',
        effects: [
          {
            do: 'lose',
            amount: {
              scale: {
                product: [
                  { stat: 'level', of: 'each' },
                  { stat: 'at', of: 'each', base: true },
                ],
              },
              divide: 10,
              round: 'up',
              min: 1,
            },
            to: { choose: { stat: 'rng', of: 'this' }, who: 'opponent', side: 'enemy' },
          },
        ],
      },
    ],
  },
  {
    id: 'WA-02',
    type: 'unit',
    name: 'Column Breaker',
    text: 'Action (2 SP): 15 damage to a random column of enemies; those hit get RNG −1 this turn. Auto: you choose a column of enemies; its units get AGI −1 this turn. Counter: 10 piercing damage to what hit it.',
    sphere: 'falkow',
    level: 2,
    tribes: ['Wayfarer'],
    hp: 40,
    at: 30,
    df: 0,
    agi: 3,
    rng: 2,
    skills: [
      {
        kind: 'action',
        name: 'Split',
        cost: 2,
        effects: [
          { do: 'damage', amount: 15, to: { random: 'column', side: 'enemy', as: 'split' } },
          { do: 'modify', to: 'hit', rng: -1, until: 'turn' },
        ],
      },
      {
        kind: 'auto',
        name: 'Harry',
        effects: [{ do: 'modify', to: { choose: 'column', side: 'enemy' }, agi: -1, until: 'turn' }],
      },
      { kind: 'counter', name: 'Barb', effects: [{ do: 'damage', amount: 10, pierce: true, to: 'cause' }] },
    ],
  },
  {
    id: 'WA-03',
    type: 'unit',
    name: 'Field Surgeon',
    text: 'Auto: the units to its left and right, before and behind it heal 5. Action (1 SP): a row of your units is fully healed and loses 5 MAX HP for good.',
    sphere: 'refess',
    level: 2,
    tribes: ['Wayfarer'],
    hp: 35,
    at: 15,
    df: 5,
    agi: 2,
    rng: 1,
    skills: [
      {
        kind: 'auto',
        name: 'Rounds',
        effects: [
          {
            do: 'heal',
            amount: { quotient: [50, 10], round: 'down' },
            to: { all: true, filter: { beside: { where: ['left', 'right', 'front', 'behind'], of: 'this' } } },
          },
        ],
      },
      {
        kind: 'action',
        name: 'Triage',
        cost: 1,
        effects: [
          { do: 'heal', amount: 'full', to: { choose: 'row', side: 'own' } },
          { do: 'modify', to: 'it', maxHp: -5, until: 'always' },
        ],
      },
    ],
  },
  {
    id: 'WA-04',
    type: 'unit',
    name: 'Tithe Weigher',
    text: 'Action (2 SP): 60 damage shared by all enemies, rounded up. Close: an enemy of 40 or more MAX HP has 10 HP.',
    sphere: 'lawtia',
    level: 2,
    tribes: ['Wayfarer', 'Bailiff'],
    hp: 35,
    at: 20,
    df: 0,
    agi: 5,
    rng: 1,
    skills: [
      {
        kind: 'action',
        name: 'Shares',
        cost: 2,
        effects: [
          {
            do: 'damage',
            amount: { quotient: [60, { count: { side: 'enemy' } }], round: 'up' },
            to: { all: true, side: 'enemy' },
          },
        ],
      },
      {
        kind: 'close',
        name: 'Last Scales',
        effects: [{ do: 'setHp', to: { choose: 1, side: 'enemy', filter: { maxHp: { min: 40 } } }, value: 10 }],
      },
    ],
  },
  {
    id: 'WA-05',
    type: 'unit',
    name: 'Drill Master',
    text: 'Open: all your units of one sphere get LV +1 this turn and the next two. Action: choose two units; they exchange their AGI this turn. Action (1 SP): all units that are both Wayfarers and Soldiers, or of AGI 3 or less, get AT and AGI as printed.',
    sphere: ['gowen', 'refess'],
    level: 2,
    tribes: ['Wayfarer', 'Soldier'],
    hp: 40,
    at: 25,
    df: 0,
    agi: 6,
    rng: 1,
    skills: [
      {
        kind: 'open',
        name: 'Muster',
        effects: [
          {
            do: 'modify',
            to: { all: true, side: 'own', filter: { spheres: { is: 1 } } },
            level: 1,
            until: { turns: 2 },
          },
        ],
      },
      {
        kind: 'action',
        name: 'Change of Pace',
        effects: [
          { do: 'choose', target: { choose: 1, as: 'first' } },
          { do: 'remember', amount: { stat: 'agi', of: { ref: 'first' } }, as: 'pace' },
          { do: 'choose', target: { choose: 1, as: 'second' } },
          { do: 'setStat', to: { ref: 'first' }, stat: 'agi', value: { stat: 'agi', of: 'it' }, until: 'turn' },
          { do: 'setStat', to: { ref: 'second' }, stat: 'agi', value: { remembered: 'pace' }, until: 'turn' },
        ],
      },
      {
        kind: 'action',
        name: 'As You Were',
        cost: 1,
        effects: [
          {
            do: 'restore',
            to: {
              all: true,
              as: 'drilled',
              filter: {
                anyOf: [{ allOf: [{ tribe: 'Wayfarer' }, { tribe: 'Soldier' }] }, { agi: { max: 3 } }],
              },
            },
            stats: ['at', 'agi'],
          },
          { do: 'heal', amount: 5, to: { ref: 'drilled' } },
        ],
      },
    ],
  },
  {
    id: 'WA-06',
    type: 'unit',
    name: 'Marshal of the Road',
    text: 'Character. Soul: SP for each Soul Card of both Iczers that is spent, and for each card of yours that was removed from the duel. Start: it goes back to the Card File if the opponent has no unit; you have 3 SP then. Action (2 SP): a chosen enemy of level 3 or less goes back to its File; damage of its AT, as it was, to a random other one; both Iczers get 1 SP less at the beginning of the next turn.',
    sphere: ['lawtia', 'falkow'],
    level: 3,
    tribes: ['Wayfarer'],
    character: true,
    hp: 50,
    at: 35,
    df: 5,
    agi: 6,
    rng: 2,
    lp: 1,
    skills: [
      {
        kind: 'soul',
        name: 'Debt of the Road',
        effects: [
          {
            do: 'gainSp',
            amount: { sum: [{ cards: { zone: 'spent', of: 'each' } }, { cards: { zone: 'out' } }] },
          },
        ],
      },
      {
        kind: 'start',
        name: 'Ride On',
        if: { not: { count: { side: 'enemy' } } },
        effects: [
          { do: 'send', to: 'this', zone: 'file' },
          { do: 'setSp', value: 3 },
        ],
      },
      {
        kind: 'action',
        name: 'Safe Conduct',
        cost: 2,
        effects: [
          {
            do: 'send',
            to: { choose: 1, side: 'enemy', as: 'sent', filter: { level: { max: 3 } } },
            zone: 'file',
          },
          { do: 'damage', amount: { stat: 'at', of: { ref: 'sent' } }, to: { random: 1, side: 'enemy' } },
          { later: 'sp', effects: [{ do: 'loseSp', amount: 1, who: 'each' }] },
        ],
      },
    ],
  },
  {
    id: 'WA-07',
    type: 'unit',
    name: 'Quartermaster',
    text: 'Soul: return the 2 oldest units in your Cemetery to the Card File. Open: return a card of your choice that is no Grimoire and has at most 40 HP from the Cemetery. Auto: the newest card of the Cemetery is removed from the duel; this unit heals as much as its HP. Close: with at least 3 Soul Cards left, a card in the Card File, and a Grimoire or two-sphere card in the Cemetery, heal 10.',
    sphere: 'refess',
    level: 2,
    tribes: ['Wayfarer'],
    hp: 45,
    at: 25,
    df: 0,
    agi: 3,
    rng: 1,
    lp: 2,
    skills: [
      {
        kind: 'soul',
        name: 'Last Muster',
        effects: [
          { do: 'transfer', from: 'cemetery', to: 'file', which: { oldest: 2 }, filter: { type: 'unit' }, of: 'you' },
        ],
      },
      {
        kind: 'open',
        name: 'Baggage',
        effects: [
          {
            do: 'transfer',
            from: 'cemetery',
            to: 'file',
            which: { choose: { upTo: 1 } },
            filter: { not: { type: ['grimoire', 'soul'] }, hp: { max: 40 } },
          },
        ],
      },
      {
        kind: 'auto',
        name: 'Salvage',
        effects: [
          { do: 'transfer', from: 'cemetery', to: 'out', which: { newest: 1 } },
          { do: 'heal', amount: { moved: 'hp' }, to: 'this' },
        ],
      },
      {
        kind: 'close',
        name: 'Reserves',
        if: {
          all: [
            { compare: { cards: { zone: 'souls' } }, op: '>=', to: 3 },
            { compare: { cards: { zone: 'file' } }, op: '>=', to: 1 },
            {
              compare: {
                cards: {
                  zone: 'cemetery',
                  filter: { anyOf: [{ type: 'grimoire' }, { spheres: { is: 2 }, tribe: 'Wayfarer' }] },
                },
              },
              op: '>=',
              to: 1,
            },
          ],
        },
        effects: [{ do: 'heal', amount: 10, to: 'this' }],
      },
    ],
  },
  {
    id: 'WA-08',
    type: 'unit',
    name: 'Fire Wagoner',
    text: 'At Gowen 3: AT +15. Action (1 SP): this unit loses its Rank Up; 10 damage for each 2 of all your sphere levels to a random enemy at the end of this turn and the next two. Counter: your Gowen and Refess levels rise by 1 and it ranks up.',
    sphere: 'gowen',
    level: 1,
    tribes: ['Wayfarer', 'Kiln'],
    hp: 30,
    at: 20,
    df: 0,
    agi: 2,
    rng: 1,
    rank: { level: 3, at: 15 },
    skills: [
      {
        kind: 'action',
        name: 'Slow Fuse',
        cost: 1,
        effects: [
          { do: 'rankDown', to: 'this' },
          {
            later: 'end',
            turns: 0,
            times: 3,
            effects: [
              {
                do: 'damage',
                amount: { scale: { sphere: 'all', of: 'you' }, times: 10, divide: 2 },
                to: { random: 1, side: 'enemy' },
              },
            ],
          },
        ],
      },
      {
        kind: 'counter',
        name: 'Kindle',
        effects: [
          { do: 'raiseLevel', sphere: 'gowen', amount: 1 },
          { do: 'raiseLevel', sphere: 'refess', amount: 1 },
          { do: 'rankUp', to: 'this' },
        ],
      },
    ],
  },
  {
    id: 'WA-20',
    type: 'grimoire',
    name: 'Short Measure',
    text: 'A random enemy gets DF and RNG as printed, MAX HP 30 and level 1. Then 5 damage to a random row of enemies, whose levels and MAX HP are as printed again.',
    sphere: 'lawtia',
    level: 1,
    skills: [
      {
        kind: 'open',
        effects: [
          { do: 'restore', to: { random: 1, side: 'enemy' }, stats: ['rng', 'df'] },
          { do: 'setStat', to: 'it', stat: 'maxHp', value: 30, until: 'always' },
          { do: 'setStat', to: 'it', stat: 'level', value: 1, until: 'always' },
          { do: 'damage', amount: 5, to: { random: 'row', side: 'enemy' } },
          { do: 'restore', to: 'it', stats: ['maxHp', 'hp', 'level'] },
        ],
      },
    ],
  },
  {
    id: 'WA-21',
    type: 'grimoire',
    name: 'Crossroads',
    text: 'It is night. The front and the back row of both grids change places, and one Grimoire of each Iczer, by chance, goes from the Card File to the Cemetery. Before the next Start Skills 5 damage to all enemies.',
    sphere: 'falkow',
    level: 1,
    skills: [
      {
        kind: 'open',
        effects: [
          { do: 'setBattletime', battletime: 'night' },
          { do: 'swapRows', side: 'any', one: 'front', other: 'back' },
          {
            do: 'transfer',
            from: 'file',
            to: 'cemetery',
            of: 'each',
            which: { random: 1 },
            filter: { type: 'grimoire', level: { max: 9 }, character: false },
          },
          { later: 'start', effects: [{ do: 'damage', amount: 5, to: { all: true, side: 'enemy' } }] },
        ],
      },
    ],
  },
  {
    id: 'WA-22',
    type: 'grimoire',
    name: 'Toll of Four Banners',
    text: 'Every sphere level of the opponent becomes 1, and your Lawtia level rises by 1. All cards of level 1 in the Cemetery of the opponent are removed from the duel: damage of half their AT to a random enemy. Both Iczers have 4 SP. A random CLOSED enemy of 2 or less is removed, and 2 cards by chance that were removed go back to your File: SP for their levels. The back and the middle row of the enemy change places.',
    sphere: 'lawtia',
    level: 3,
    skills: [
      {
        kind: 'open',
        effects: [
          { do: 'setLevel', sphere: 'all', value: 1, who: 'opponent' },
          { do: 'raiseLevel', sphere: 'lawtia', amount: 1, who: 'you' },
          {
            do: 'transfer',
            from: 'cemetery',
            to: 'out',
            of: 'opponent',
            which: 'all',
            filter: { level: { is: 1 } },
          },
          { do: 'damage', amount: { scale: { moved: 'at' }, divide: 2 }, to: { random: 1, side: 'enemy' } },
          { do: 'setSp', value: 4, who: 'each' },
          {
            do: 'send',
            to: { random: 1, side: 'enemy', state: 'closed', filter: { level: { max: 2 } } },
            zone: 'out',
          },
          { do: 'transfer', from: 'out', to: 'file', which: { random: 2 } },
          { do: 'gainSp', amount: { moved: 'level' } },
          { do: 'swapRows', side: 'enemy', one: 'back', other: 'middle' },
        ],
      },
    ],
  },
  {
    id: 'WA-23',
    type: 'grimoire',
    name: 'Called from Home',
    text: 'A unit of level 2 or less, and of both Gowen and another sphere or of AT 30, DF 0, AGI 4, RNG 1 or less, is summoned from your Card File to a random cell; if there is none, one named Clay Runner from the Cemetery to cell 5. Then the middle and the front row of your grid change places.',
    sphere: 'gowen',
    level: 2,
    skills: [
      {
        kind: 'open',
        effects: [
          {
            do: 'summon',
            from: 'file',
            which: 'choose',
            filter: {
              level: { max: 2 },
              anyOf: [
                { allOf: [{ sphere: 'gowen' }, { spheres: { min: 2 } }] },
                { at: { max: 30 }, df: { is: 0 }, agi: { max: 4 }, rng: { max: 1 } },
              ],
            },
            cell: 'random',
          },
          {
            if: { compare: { did: true }, op: '=', to: 0 },
            then: [
              {
                do: 'summon',
                from: 'cemetery',
                which: 'random',
                filter: { name: 'Clay Runner', card: 'GO-01' },
                cell: 5,
              },
            ],
          },
          { do: 'swapRows', side: 'own', one: 'middle', other: 'front' },
        ],
      },
    ],
  },
  {
    id: 'WA-09',
    type: 'unit',
    name: 'Ash Marker',
    text: 'Attack: it does its AT to a random enemy in range, which begins to smoulder with 1 or 2 embers until the end of the next turn. Standby: it heals a quarter of its MAX HP and is focused until the end of the turn. Start, if it is focused, once a turn: 5 HP less for each ember to all smouldering enemies, whose embers are fewer by 1; it is not focused any more.',
    sphere: 'gowen',
    level: 1,
    tribes: ['Wayfarer', 'Kiln'],
    hp: 35,
    at: 25,
    df: 0,
    agi: 4,
    rng: 1,
    skills: [
      {
        kind: 'attack',
        name: 'Brand',
        effects: [
          {
            do: 'damage',
            amount: { stat: 'at', of: 'this' },
            to: { random: 1, side: 'enemy', filter: { inRange: true } },
          },
          { do: 'roll', min: 1, max: 2 },
          { do: 'mark', target: 'it', name: 'ember', count: { did: true }, until: 'nextTurn' },
        ],
      },
      {
        kind: 'standby',
        name: 'Blow on the Coals',
        effects: [
          { do: 'heal', amount: { scale: { stat: 'maxHp', of: 'this' }, divide: 4 }, to: 'this' },
          { do: 'mark', target: 'this', name: 'focused' },
        ],
      },
      {
        kind: 'start',
        name: 'Flare',
        if: { is: 'this', filter: { marked: { name: 'focused', min: 1, max: 9 } } },
        limit: { times: 1, per: 'turn' },
        effects: [
          {
            do: 'lose',
            amount: { scale: { counter: 'ember', of: 'each' }, times: 5 },
            to: { all: true, side: 'enemy', as: 'hot', filter: { marked: { name: 'ember' } } },
          },
          { do: 'unmark', target: { ref: 'hot' }, name: 'ember', count: 1 },
          { do: 'unmark', target: 'this', name: 'focused' },
        ],
      },
    ],
  },
  {
    id: 'WA-10',
    type: 'unit',
    name: 'Unlisted Guide',
    text: 'Can’t be hit by attacks of units of RNG 3 or more, nor be affected by skills of enemies, nor by what your own skills would change of its numbers. Is revived for 0 SP and is taken as Paper Swift. Regains no HP by Standby while it is damaged. Move: the next unit it stands behind heals 5. Iczer Attack: costs nothing; 1 LP, and the opponent can’t set Grimoires until the end of the next turn.',
    sphere: 'falkow',
    level: 1,
    tribes: ['Wayfarer'],
    hp: 25,
    at: 20,
    df: 0,
    agi: 6,
    rng: 1,
    also: ['Paper Swift'],
    revivalCost: 0,
    cant: [
      { what: 'attacked', by: { filter: { rng: { min: 3 } } } },
      { what: 'affected', by: { side: 'own', changes: ['hp', 'maxHp', 'at', 'df', 'agi', 'rng', 'level'] } },
      {
        what: 'affected',
        by: {
          side: 'enemy',
          skills: [
            ...(['open', 'start', 'auto', 'action', 'counter', 'close', 'watch', 'soul', 'grimoire'] as const),
            ...(['attack', 'iczerAttack', 'standby', 'move'] as const),
          ],
        },
      },
      { what: 'recover', if: { is: 'this', filter: { damaged: true } } },
    ],
    skills: [
      {
        kind: 'move',
        name: 'Lead',
        effects: [{ do: 'heal', amount: 5, to: { all: true, filter: { beside: { where: 'front' } } } }],
      },
      {
        kind: 'iczerAttack',
        name: 'Back Door',
        cost: 0,
        effects: [
          { do: 'lpDamage', amount: 1, who: 'opponent' },
          {
            do: 'cant',
            who: 'opponent',
            what: 'set',
            by: { cards: { type: 'grimoire' } },
            until: 'nextTurn',
          },
        ],
      },
    ],
  },
  {
    id: 'WA-11',
    type: 'unit',
    name: 'Road Warden',
    text: 'Open, the first time: attacks of your units do 5 more in this turn and the next. Action (1 SP): a chosen enemy is Engaged until the end of the next turn. Auto: your units of which something is forbidden, or to which it is, heal 5. Counter: your units can’t be affected by skills that engage or close this turn; once for each time this has run.',
    sphere: 'refess',
    level: 2,
    tribes: ['Wayfarer', 'Soldier'],
    hp: 45,
    at: 30,
    df: 5,
    agi: 2,
    rng: 1,
    skills: [
      {
        kind: 'open',
        name: 'Close Ranks',
        limit: { times: 1, per: 'match' },
        effects: [{ do: 'bonus', attack: 5, who: 'you', until: 'nextTurn' }],
      },
      {
        kind: 'action',
        name: 'Arrest',
        cost: 1,
        effects: [{ do: 'engage', to: { choose: 1, side: 'enemy' }, until: 'nextTurn' }],
      },
      {
        kind: 'auto',
        name: 'Patrol',
        effects: [
          {
            do: 'heal',
            amount: 5,
            to: {
              all: true,
              side: 'own',
              filter: {
                cant: [
                  ...(['attack', 'iczerAttack', 'standby', 'move', 'attacked'] as const),
                  ...(['recover', 'affected', 'damaged', 'fall', 'set', 'lpDamaged'] as const),
                ],
              },
            },
          },
        ],
      },
      {
        kind: 'counter',
        id: 'stand',
        name: 'Stand Firm',
        effects: [
          {
            repeat: { activations: 'stand' },
            effects: [
              {
                do: 'cant',
                target: { random: 1, side: 'own' },
                what: 'affected',
                by: { side: 'enemy', verbs: ['engage', 'close'] },
                until: 'turn',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'WA-12',
    type: 'unit',
    name: 'Toll Clerk',
    text: 'Auto (1 SP): both Iczers get a coin. Close: 5 damage for each coin of the opponent, and for each Grimoire of yours that has run, to a random enemy; the coins are gone.',
    sphere: 'lawtia',
    level: 1,
    tribes: ['Wayfarer', 'Bailiff'],
    hp: 25,
    at: 20,
    df: 0,
    agi: 5,
    rng: 2,
    skills: [
      { kind: 'auto', name: 'Toll', cost: 1, effects: [{ do: 'mark', who: 'each', name: 'coin' }] },
      {
        kind: 'close',
        name: 'Final Account',
        effects: [
          {
            do: 'damage',
            amount: {
              scale: {
                sum: [
                  { counter: 'coin', of: 'opponent' },
                  { counter: 'grimoires', of: 'you' },
                ],
              },
              times: 5,
            },
            to: { random: 1, side: 'enemy' },
          },
          { do: 'unmark', who: 'opponent', name: 'coin' },
        ],
      },
    ],
  },
  {
    id: 'WA-24',
    type: 'grimoire',
    name: 'Curfew',
    text: 'Until the end of the next turn a chosen enemy can’t attack, attack the Iczer or move, use Standby or regain HP by it. If it bears exactly 2 embers it loses 10 HP.',
    sphere: 'lawtia',
    level: 1,
    skills: [
      {
        kind: 'open',
        effects: [
          {
            do: 'cant',
            target: { choose: 1, side: 'enemy' },
            what: ['attack', 'iczerAttack', 'move', 'standby', 'recover'],
            until: 'nextTurn',
          },
          {
            if: { is: 'it', filter: { marked: { name: 'ember', is: 2 } } },
            then: [{ do: 'lose', amount: 10, to: 'it' }],
          },
        ],
      },
    ],
  },
  {
    id: 'WA-13',
    type: 'unit',
    name: 'Ransom Captain',
    text: 'Can’t fall to 0 HP while no other unit of yours is open. Start: the opponent may pay 1 SP to be spared 1 LP damage. Action: you may pay 2 SP: 5 damage to a random enemy, four times at most, until one has fallen; with 20 SP left you win. Action (1 SP): carries out the Start Skill at once.',
    sphere: 'lawtia',
    level: 2,
    tribes: ['Wayfarer'],
    hp: 40,
    at: 25,
    df: 0,
    agi: 4,
    rng: 1,
    cant: [{ what: 'fall', if: { not: { count: { side: 'own', filter: { other: true } } } } }],
    skills: [
      {
        kind: 'start',
        id: 'ransom',
        name: 'Ransom',
        effects: [{ unless: { who: 'opponent', cost: 1 }, effects: [{ do: 'lpDamage', amount: 1, who: 'opponent' }] }],
      },
      {
        kind: 'action',
        name: 'No Quarter',
        effects: [
          {
            may: [
              {
                repeat: 4,
                until: { count: { side: 'enemy', filter: { hp: { max: 0 } } } },
                effects: [{ do: 'damage', amount: 5, to: { random: 1, side: 'enemy' } }],
              },
              {
                if: { compare: { sp: 'you' }, op: '>=', to: 20 },
                then: [{ do: 'win', who: 'you' }],
              },
            ],
            cost: 2,
          },
        ],
      },
      { kind: 'action', name: 'Send Word', cost: 1, effects: [{ do: 'use', skill: 'ransom' }] },
    ],
  },
  {
    id: 'WA-25',
    type: 'grimoire',
    name: 'Shield of Banners',
    text: 'Until the end of the next turn your units can’t be damaged by attacks and skills of enemies of level 2 or less. The opponent may pay 1 SP: then each Iczer gains 1 SP. 5 damage to all units and 5 to all enemies, as one moment.',
    sphere: 'refess',
    level: 2,
    skills: [
      {
        kind: 'open',
        effects: [
          {
            do: 'cant',
            target: { all: true, side: 'own' },
            what: 'damaged',
            by: { side: 'enemy', filter: { level: { max: 2 } } },
            until: 'nextTurn',
          },
          { may: [{ do: 'gainSp', amount: 1, who: 'each' }], who: 'opponent', cost: 1 },
          {
            together: [
              { do: 'damage', amount: 5, to: { all: true } },
              { do: 'damage', amount: 5, to: { all: true, side: 'enemy' } },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'WA-26',
    type: 'grimoire',
    name: 'Even Ground',
    text: 'During this turn the RNG of all units becomes 1, and the greatest HP of a chosen unit of yours 60.',
    sphere: 'refess',
    level: 2,
    skills: [
      {
        kind: 'open',
        effects: [
          { do: 'setStat', to: { all: true }, stat: 'rng', value: 1, until: 'turn' },
          { do: 'setStat', to: { choose: 1, side: 'own' }, stat: 'hp', value: 60, until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'WA-27',
    type: 'grimoire',
    name: 'Marching Orders',
    text: 'A chosen unit of yours gets “Start: gain 1 SP” for this turn.',
    sphere: 'gowen',
    level: 1,
    skills: [
      { kind: 'open', effects: [{ do: 'grant', to: { choose: 1, side: 'own' }, skill: 'march', until: 'turn' }] },
      { kind: 'start', id: 'march', name: 'March', granted: true, effects: [{ do: 'gainSp', amount: 1 }] },
    ],
  },
];
