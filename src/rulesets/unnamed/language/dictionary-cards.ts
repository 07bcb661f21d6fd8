/** Cards, what is printed on them, what they cost, and decks. */
import { explain } from '../../cards/dictionary.ts';
import type { ClauseId } from '../rulebook.ts';
import {
  ability,
  buried,
  by,
  CARDS,
  COSTS,
  cardType,
  continuous,
  deck,
  fromZone,
  instead,
  less,
  moment,
  next,
} from './language.ts';

const { forms, values } = explain<ClauseId>();

const common = {
  id: {
    means:
      'The name of the card in decks, in filters and in the log: letters, digits, “_”, “.” and “-”, at most 24. No two cards of a set share one.',
    example: 'W01',
  },
  name: 'What people read. Several cards may share a name.',
  alsoNamed: {
    means: 'Further names, by which filters find it as well.',
    default: 'none',
    example: 'Old Rival',
    clause: 'R48',
  },
  text: { means: 'The card’s text as people read it. The rules do not look at it.', default: 'no text' },
  cost: {
    means:
      'What is paid to play the card from the hand: all parts together or nothing. The card itself pays for none of them.',
    default: 'no cost',
    example: [{ discard: 1 }],
    clause: 'G5',
  },
  abilities: {
    means: 'What the card does when something happens, and its [Main] effects.',
    default: 'none',
    clause: 'G14',
  },
  continuous: {
    means: 'What holds as long as the card is where it works from.',
    default: 'none',
    clause: 'R5',
  },
} as const;

const FROM = {
  means:
    'All the zones that it works from. Where a pile is named, the table counts only if it is named too. Words about the card itself work only on the table.',
  default: 'table',
  example: ['table', 'graveyard'],
  clause: 'G14',
} as const;

export const CARD_WORDS = [
  forms('cards', 'Cards', CARDS, {
    unit: {
      means: 'A card that stands in a frontline or backline zone, attacks and fights.',
      clause: 'play.1b',
      example: { type: 'unit', id: 'X-1', name: 'Lamplighter', front: 3, back: 1 },
      fields: {
        ...common,
        type: 'A unit.',
        front: { means: 'Its power in a frontline zone, and wherever it stands in no unit zone.', clause: 'G7' },
        back: { means: 'Its power in a backline zone.', clause: 'G7' },
        tribes: {
          means: 'Its tribes, for filters. They do nothing by themselves.',
          default: 'no tribe',
          example: ['Moth'],
        },
        token: {
          means:
            'Whether it is a token: made by the verb “token” only, in no deck and no pool, and out of the game when it leaves its zone.',
          default: 'false',
          clause: 'R7',
        },
      },
    },
    land: {
      means: 'A card that lies in the land zone of a lane. A lane has room for one.',
      clause: 'field.1b',
      example: { type: 'land', id: 'X-2', name: 'Quay', continuous: [{ to: { side: 'own', lane: 'this' }, power: 1 }] },
      fields: { ...common, type: 'A land.' },
    },
    tech: {
      means: 'A card that is revealed, takes effect once and goes to the trash.',
      clause: 'tech.1',
      example: { type: 'tech', id: 'X-3', name: 'Tide Table', effects: [{ do: 'draw', count: 2 }] },
      fields: {
        ...common,
        abilities: {
          means:
            'Abilities that it gives away by “grant”, and those that work from a pile or when it is taken from protection. It never stands on the table.',
          default: 'none',
          clause: 'R50',
        },
        continuous: {
          means: 'What holds as long as it lies in a pile from which it works, or what it costs from the hand.',
          default: 'none',
          clause: 'R50',
        },
        type: 'A tech.',
        effects: {
          means:
            'What it does, in printed order. A tech is no card on the table: in its effects “this” means nothing, and lanes and rows seen from “this” match nothing.',
          clause: 'G15',
        },
      },
    },
  }),
  values('card-types', 'Kinds of cards', cardType, {
    unit: 'A unit, tokens included.',
    land: 'A land.',
    tech: 'A tech.',
  }),
  forms(
    'abilities',
    'Abilities and continuous effects',
    { ability, by, moment, continuous, instead, next, less },
    {
      ability: {
        means:
          'Something that a card does when one of its triggers happens, or, with “main”, when its player uses it. It triggers at the end of the step or effect that brought it about, and resolves before the next step.',
        clause: 'step.1',
        example: { on: 'onSummon', optional: true, effects: [{ do: 'draw' }] },
        fields: {
          id: {
            means:
              'A name by which the verb “grant” and continuous effects of the same card give the ability to others.',
            default: 'no name',
          },
          on: {
            means:
              'What triggers it: one word or several. With several it hears one event once, however many of them fit.',
            clause: 'R9',
          },
          optional: {
            means:
              'The “?” after a trigger: its player may decline when it resolves. An ability with a cost can be declined without it. Not for “main”.',
            default: 'false',
            clause: 'G13',
          },
          oncePerTurn: {
            means:
              'Whether each card that has it does it at most once a turn, counted when it resolves and is not declined. Without it a [Main] effect that costs nothing is limited in the same way. Only for abilities that work from the table alone.',
            default: 'false',
            clause: 'R8',
          },
          timesPerTurn: {
            means: 'How often each card that has it does it in a turn, counted in the same way.',
            default: 'no limit',
            clause: 'R8',
          },
          timesPerMatch: {
            means:
              'How often it works in the whole match for each player, all copies of the card together, counted when it resolves and is not declined.',
            default: 'no limit',
            clause: 'R51',
          },
          granted: {
            means:
              'Whether the card itself does not have it, and only gives it away by “grant” or by a continuous effect. A land may give away a trigger of units in this way.',
            default: 'false',
          },
          from: FROM,
          of: {
            means:
              'Which unit or land a wider trigger has to be about, as it stands or stood when it left; for words about players and turns only the side of the player may be asked. Its zone is not looked at. A word about the card itself that has no wider twin hears with it every card that fits, this one included.',
            default: 'any, of either side; of a word about the card itself, only this card',
            example: { side: 'own', lane: 'this' },
            clause: 'G16',
          },
          by: {
            means: 'How it has to have come about, and by whose card.',
            default: 'in any way',
            clause: 'R33',
          },
          counter: {
            means: 'Which counters “onMark” and “onUnmark” are about.',
            default: 'counters of any name',
            clause: 'R34',
          },
          if: {
            means:
              'A condition that is looked at when the ability resolves, not when it triggers; of a [Main] effect also when it is used. If it is not met, nothing is asked or paid.',
            default: 'always',
            clause: 'G15',
          },
          cost: {
            means:
              'What its player pays when it resolves, all of it or none. Who cannot or does not want to pay leaves the ability out; a [Main] effect that cannot be paid cannot be used.',
            default: 'no cost',
            clause: 'R25',
          },
          effects: { means: 'What it does, in printed order. What is impossible is left out.', clause: 'G15' },
        },
      },
      by: {
        means: 'The other party of something: how it came about, and by whose card.',
        clause: 'R33',
        example: { means: 'effect', side: 'enemy' },
        fields: {
          means: { means: 'In which way.', default: 'in any way' },
          side: { means: 'Whose card it was.', default: 'either' },
          filter: { means: 'What the card has to be.', default: 'any card' },
        },
      },
      continuous: {
        means:
          'Something that holds as long as its card is where it works from and its requirement is met, judged anew after every change. It says at least one of power, ability and cant. No effect counts for its own requirement.',
        clause: 'R5',
        example: { if: { turn: 'yours' }, to: { side: 'own', lane: 'this' }, power: 1 },
        fields: {
          from: FROM,
          if: {
            means: 'The requirement. Where it is no longer met the effect stops.',
            default: 'always',
            clause: 'R5',
          },
          to: {
            means:
              'What it reaches: the card itself, units or lands on the table, or a player. A population without a side reaches both sides; the card itself is among them unless its filter says “other”. A player can only be forbidden something, and “this” works only from the table.',
            example: { side: 'own', filter: { other: true } },
          },
          power: {
            means: 'How much power the units have more, or less if below 0.',
            default: 'no change',
            clause: 'G7',
          },
          ability: {
            means:
              'The id of an ability of this card that what is reached has as its own; there “this” is the card that has it.',
            default: 'none',
          },
          fixed: {
            means: 'The power that the units have, whatever else changes it. Of two the younger card’s counts.',
            default: 'no change',
            clause: 'R40',
          },
          cant: { means: 'What the cards or the player cannot do.', default: 'nothing', clause: 'R12' },
          can: { means: 'What the units may do although the rules forbid it.', default: 'nothing', clause: 'R36' },
          must: { means: 'What the units must do.', default: 'nothing', clause: 'R37' },
          by: {
            means: 'By or with which other party only the prohibition holds, as its word says.',
            default: 'any',
            clause: 'R35',
          },
          instead: {
            means: 'What happens to what is reached in place of something.',
            default: 'nothing',
            clause: 'R41',
          },
          plays: {
            means: 'Which cards “costs” and “less” are about when the player plays them.',
            default: 'any card',
            clause: 'R42',
          },
          costs: {
            means:
              'What the player pays more to play cards. With `to: this` and `from: hand` it is the cost of this card alone.',
            default: 'nothing',
            clause: 'R42',
          },
          less: { means: 'What the player pays less to play cards.', default: 'nothing', clause: 'R42' },
        },
      },
      moment: {
        means: 'What a delayed effect waits for.',
        clause: 'R39',
        example: { on: 'endOfTurn' },
        fields: {
          on: 'One trigger or several.',
          of: { means: 'Which unit or land it has to be about, as for abilities.', default: 'any' },
          by: { means: 'How it has to have come about.', default: 'in any way', clause: 'R33' },
        },
      },
      instead: {
        means:
          'Something that happens in place of something else, each time or so often. In its effects “cause” is the card that was spared. It does not replace what it does itself, nor what is paid for a cost.',
        clause: 'R41',
        fields: {
          of: 'In place of what.',
          by: { means: 'By which other party only.', default: 'any', clause: 'R33' },
          oncePerTurn: {
            means: 'Whether each card that has it does it at most once a turn. Only from the table.',
            default: 'false',
            clause: 'R56',
          },
          timesPerTurn: {
            means: 'How often each card that has it does it in a turn. Only from the table.',
            default: 'no limit',
            clause: 'R56',
          },
          timesPerMatch: {
            means: 'How often it happens in the whole match for each player, all copies of the card together.',
            default: 'no limit',
            clause: 'R56',
          },
          effects: 'What happens. Nothing, if the list is empty.',
        },
      },
      next: {
        means: 'What something happens in place of, the next time.',
        clause: 'R56',
        example: { of: 'draw', to: { player: 'opponent' } },
        fields: {
          of: 'In place of what.',
          to: 'Which unit or land it would happen to, looked at when it would happen; or which player.',
          by: { means: 'By which other party only.', default: 'any', clause: 'R33' },
        },
      },
      less: {
        means: 'How much less of each kind of cost is paid, counted when it is paid; never less than nothing.',
        clause: 'R42',
        example: { discard: 1 },
        fields: {
          discard: { means: 'How many fewer cards are discarded.', default: '0' },
          rest: { means: 'How many fewer units are rested.', default: '0' },
          destroy: { means: 'How many fewer units or lands are destroyed.', default: '0' },
          protection: { means: 'How many fewer cards of protection are lost.', default: '0' },
        },
      },
    },
  ),
  values('buried', 'Piles to bury cards from', buried, {
    graveyard: 'Your graveyard.',
    trash: 'Your trash.',
  }),
  values('works-from', 'Where cards work from', fromZone, {
    table: 'A unit zone or a land zone.',
    graveyard: 'The graveyard of its player.',
    trash: 'The trash of its player.',
    pool: 'The pool of its player, lying face up.',
    hand: { means: 'The hand of its player. What triggers there is shown.', clause: 'R31' },
  }),
  forms('costs', 'Costs', COSTS, {
    discard: {
      means: 'Cards of your hand go to the trash. The card that is being played is not one of them.',
      clause: 'R16',
      example: { discard: 1 },
      fields: { discard: 'How many cards.', filter: { means: 'What they have to be.', default: 'any card' } },
    },
    rest: {
      means: 'Ready units of yours get [Rest] 2. The unit whose ability is paid for may be one of them.',
      clause: 'G11',
      example: { rest: 1 },
      fields: { rest: 'How many units.', filter: { means: 'What they have to be.', default: 'any ready unit' } },
    },
    restThis: {
      means: 'This unit, which has to be ready, is rested. Only for abilities of a unit on the table.',
      clause: 'G11',
      example: { restThis: 2 },
      fields: { restThis: 'The counter of [Rest] that it gets.' },
    },
    destroy: {
      means:
        'Units of yours die, or lands of yours are destroyed, and their triggers trigger. A zone that is emptied in this way may be used by what is paid for.',
      clause: 'R16',
      example: { destroy: 1, of: 'units' },
      fields: {
        destroy: 'How many.',
        of: 'Units or lands.',
        filter: { means: 'What they have to be.', default: 'any' },
      },
    },
    destroyThis: {
      means: 'This unit dies, or this land is destroyed. Only for abilities of a card on the table.',
      clause: 'R16',
      fields: { destroyThis: 'Always true.' },
    },
    protection: {
      means: 'The top cards of your protection go to the trash. The last one may be paid with.',
      clause: 'G5',
      fields: { protection: 'How many cards.' },
    },
    unmark: {
      means: 'Counters are taken off this card. Only for abilities of a card on the table.',
      clause: 'R55',
      example: { unmark: 2, name: 'rage' },
      fields: { unmark: 'How many.', name: 'Which counters.' },
    },
    take: {
      means: 'Units of yours go back to the hand of their owner.',
      clause: 'R55',
      example: { take: 1 },
      fields: { take: 'How many units.', filter: { means: 'What they have to be.', default: 'any unit' } },
    },
    bury: {
      means: 'Cards of a pile of yours go under your deck. The card whose ability is paid for is not one of them.',
      clause: 'R55',
      example: { bury: 2, from: 'graveyard' },
      fields: {
        bury: 'How many cards.',
        from: 'Out of which pile.',
        filter: { means: 'What they have to be.', default: 'any card' },
      },
    },
  }),
  forms(
    'decks',
    'Decks',
    { deck },
    {
      deck: {
        means: 'A deck and a pool. In both together there are at most four copies of a card, and no tokens.',
        clause: 'G1',
        fields: {
          main: { means: 'The deck: card ids with their number of copies, 40 cards in all.', example: { W01: 4 } },
          pool: { means: 'The pool: card ids with their number of copies, 10 cards in all.', example: { W02: 2 } },
        },
      },
    },
  ),
];
