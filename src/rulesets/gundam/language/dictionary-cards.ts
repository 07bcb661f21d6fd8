/** Cards, their abilities, and what texts ask: filters, targets, amounts, conditions. */
import { explain } from '../../cards/dictionary.ts';
import { SCALING_WORDS } from '../../cards/words.ts';
import type { ClauseId } from '../rulebook.ts';
import {
  AMOUNTS,
  ability,
  CARDS,
  CONDITIONS,
  deck,
  filter,
  fromTo,
  keywords,
  limit,
  link,
  marked,
  pilotEffect,
  population,
  range,
  TARGETS,
  upTo,
} from './language.ts';

const { forms } = explain<ClauseId>();

const common = {
  type: 'What kind of card it is.',
  id: 'The number of the card, by which decks, effects and actions name it.',
  name: 'The name of the card.',
  alsoNamed: {
    means: 'Names that it is treated as having besides.',
    default: 'none',
    clause: 'R33',
  },
  text: { means: 'The text as it is printed. Only people read it.', default: 'none' },
  traits: { means: 'The traits.', default: 'none' },
  token: {
    means: 'Whether it is a token: it can be in no deck, and leaves the game when it leaves play.',
    default: 'false',
    clause: '4-17-2-4',
  },
  abilities: { means: 'What the card does, besides its keywords.', default: 'none' },
} as const;
const played = {
  ...common,
  color: {
    means: 'The colour. A deck has one or two. Only a token may go without.',
    default: 'none, for a token',
    clause: '5-1-1',
  },
  level: { means: 'Lv: how many Resources have to be in the area to play it.', clause: '2-8-1' },
  cost: { means: 'How many Resources are paid to play it.', clause: '2-9-1' },
} as const;
const keywordEffects = { means: 'Keyword effects, each with its value or true.', default: 'none' };
const bonus = {
  ap: { means: 'AP that its Unit gets while they are paired.', clause: '6-5-2-3-1' },
  hp: { means: 'HP that its Unit gets while they are paired.', clause: '6-5-2-3-1' },
} as const;
const durability = 'HP: the damage that destroys it.';

const among = {
  side: {
    means: 'Whose cards: of the player of this effect, of the opponent, or both.',
    default: '`any` in the zones `battle`, `base`, `play` and `pilots`, `own` in all others',
  },
  zone: { means: 'Where the cards are.', default: '`battle`' },
  filter: { means: 'What they have to be.', default: 'all that are there' },
  among: {
    means: 'Only cards that the effect speaks of already, wherever they are; `zone` is not looked at then.',
    default: 'all cards of the zone',
  },
  highest: { means: 'Only those of them that have the highest of this number.', default: 'any', clause: 'R34' },
  lowest: { means: 'Only those of them that have the lowest of this number.', default: 'any', clause: 'R34' },
} as const;
const named = { means: 'A name by which later parts of the effect speak of it, with `ref`.', default: 'none' };
const bounds = {
  min: { means: 'At least so many.', default: '1 where neither `min`, `max` nor `is` is given, otherwise no bound' },
  max: { means: 'At most so many.', default: 'no bound' },
  is: { means: 'Exactly so many.', default: 'any number' },
};
const doer = { means: 'Which player did it.', default: '`you`' };

export const ABOUT_CARDS = [
  forms('cards', 'Cards', CARDS, {
    unit: {
      means: 'A Unit.',
      fields: {
        ...played,
        ap: 'AP: the battle damage that it deals.',
        hp: durability,
        keywords: keywordEffects,
        link: { means: 'The Pilots that make it a Link Unit.', default: 'none do', clause: '6-5-2-3-2' },
      },
    },
    pilot: {
      means:
        'A Pilot. While it is paired, its keywords and abilities are those of its Unit, and `this` in them is the Unit.',
      clause: '6-5-2-3-1',
      fields: { ...played, ...bonus, keywords: keywordEffects },
    },
    command: {
      means:
        'A Command. Its `main` and `action` abilities are what it does; with a Pilot effect it has other abilities too, for when it is paired.',
      clause: '6-5-2-4-1',
      fields: {
        ...played,
        pilot: {
          means: 'What it is when it is paired as a Pilot.',
          default: "it can't be paired",
          clause: '6-5-2-3-5',
        },
      },
    },
    base: {
      means: 'A Base.',
      clause: '6-5-2-2-1',
      fields: {
        ...played,
        ap: { means: 'AP, which only texts look at.', default: '0' },
        hp: durability,
        keywords: keywordEffects,
      },
    },
    resource: { means: 'A Resource. Resources are counted, and none has abilities.', fields: common },
  }),
  forms(
    'parts-of-cards',
    'Parts of cards',
    { keywords, link, pilotEffect },
    {
      keywords: {
        means: 'Keyword effects.',
        fields: {
          repair: { means: 'Repair, and how much it recovers.', default: 'none', clause: '11-1-1' },
          breach: { means: 'Breach, and how much damage it deals.', default: 'none', clause: '11-1-2' },
          support: { means: 'Support, and how much AP it gives.', default: 'none', clause: '11-1-3' },
          blocker: { means: 'Blocker.', default: 'none', clause: '11-1-4' },
          firstStrike: { means: 'First Strike.', default: 'none', clause: '11-1-5' },
          highManeuver: { means: 'High-Maneuver.', default: 'none', clause: '11-1-6' },
          suppression: { means: 'Suppression.', default: 'none', clause: 'R29' },
        },
      },
      link: {
        means: 'What a Pilot has to be so that the Unit is a Link Unit: everything that is given.',
        clause: '6-5-2-3-2',
        fields: {
          name: { means: 'Its name, or one of these names. It takes the place of a name in `filter`.', default: 'any' },
          trait: {
            means: 'A trait that it has, or one of these. It takes the place of a trait in `filter`.',
            default: 'any',
          },
          filter: { means: 'Anything else about it.', default: 'any' },
        },
      },
      pilotEffect: {
        means: 'The Pilot that a Command can be paired as.',
        clause: '6-5-2-3-5',
        fields: {
          name: "The Pilot's name, which link conditions look at.",
          traits: { means: "The Pilot's traits. Those of the Command are not taken over.", default: 'none' },
          ...bonus,
        },
      },
    },
  ),
  forms(
    'decks',
    'Decks',
    { deck },
    {
      deck: {
        means: 'A deck and a resource deck.',
        clause: '5-1-1',
        fields: {
          main: 'The 50 cards: ids, and how many copies of each, at most four.',
          resources: 'The 10 Resources: ids, and how many copies of each.',
        },
      },
    },
  ),
  forms(
    'abilities',
    'Abilities',
    { ability, limit },
    {
      limit: {
        means: 'How often an ability works, each card for itself.',
        clause: '11-2-12',
        fields: { times: 'How many times.', per: 'Within what.' },
      },
      ability: {
        means: 'One ability of a card.',
        example: { timing: 'attack', during: 'link', effects: [{ do: 'draw' }] },
        fields: {
          id: { means: 'A name for it, by which `grant` speaks of it; once on a card.', default: 'none' },
          timing: 'When it works. Several words make one ability that works at each of these times.',
          during: {
            means:
              'Only while its Unit is paired, or linked. Not looked at on a Base, nor for an ability that was given.',
            default: 'always',
            clause: '11-2-10',
          },
          pairedWith: {
            means:
              'What the partner has to be: on a Unit its Pilot, on a Pilot its Unit as printed. Without a partner the ability does not work. With `destroyed` it is looked at as it was before. Not looked at on a Base, nor for an ability that was given.',
            default: 'anything, or nothing',
            clause: '11-2-10',
          },
          oncePerTurn: {
            means:
              'Whether it can be used, or trigger, once a turn only, each card for itself. It is not used up by an effect that had no target, changed nothing or was declined. Says nothing on Commands, Bursts and constant abilities.',
            default: 'false',
            clause: 'R19',
          },
          limit: { means: 'How often it works, where that is not once a turn.', default: 'as often as it can' },
          granted: {
            means: 'Whether this card does not have it itself and only gives it to others, by its `id`.',
            default: 'false',
          },
          when: {
            means: 'The event that timing `when` waits for, or several of which any will do; only with it.',
            default: 'none',
          },
          zone: {
            means:
              'Where the card has this ability, outside play: then it works there and nowhere else. In its own `cost` and `level` such an ability speaks of the card itself. Not with what happens to a card in play or as it is played. One that is activated needs a `cost`, which the card itself does not pay (R58).',
            default: 'in play',
            clause: 'R32',
          },
          if: {
            means:
              "A condition of the whole ability. A Command can't be played, and an activated ability not used, while it does not hold; a triggered one looks at it when it resolves, and then does nothing and is not used up; a constant one holds while it does.",
            default: 'none',
            clause: 'R13',
          },
          cost: {
            means:
              'What is paid before the colon. For a triggered ability its player is asked whether to pay. Not on a Burst; says nothing on a constant ability.',
            default: 'nothing',
            clause: '9-1-7-2',
          },
          effects: {
            means: 'What it does, in this order. Every ability but a constant one has it.',
            default: 'none',
            clause: '1-3-7',
          },
          constant: {
            means: 'What holds; only with timing `constant`, and always there.',
            default: 'none',
            clause: '9-1-5',
          },
        },
      },
    },
  ),
  forms('targets', 'Targets', TARGETS, {
    ref: {
      means: 'What an earlier choice of the same effect has found. Nothing if there was none of that name.',
      example: { ref: 'mine' },
      fields: { ref: 'The name that the choice was given with `as`.' },
    },
    all: {
      means: 'All cards of a kind. Nobody chooses.',
      example: { all: true, side: 'enemy', filter: { hp: { max: 2 } } },
      fields: { all: 'Always true.', as: named, ...among },
    },
    choose: {
      means:
        'Cards that a player chooses when the effect comes to it; afterwards `it` is what was chosen. With fewer cards than asked for, all of them. An ability that begins with a choice it has to make is not used when there is nothing to choose. Whoever searches a deck, or cards looked at, with a filter may choose none.',
      clause: '9-3-4',
      example: { choose: { upTo: 2 }, side: 'enemy', filter: { ap: { max: 3 } } },
      fields: {
        choose: 'How many: a number, also one that is worked out, up to a number, or from one to another.',
        by: { means: 'Who chooses. What `side` means stays as it is.', default: '`you`' },
        orNone: {
          means:
            'That nothing is chosen where there are fewer than asked for, or than the least of `min` and `max`. An ability that begins with such a choice is not used then.',
          default: 'as many as there are',
          clause: 'R48',
        },
        as: named,
        ...among,
      },
    },
    random: {
      means: 'Cards that chance picks; afterwards `it` is those. With fewer cards than asked for, all of them.',
      fields: { random: 'How many.', as: named, ...among },
    },
    top: {
      means: 'The top cards of a pile, the top one first, or all there are if fewer; afterwards `it` is those.',
      example: { top: 1, zone: 'shields' },
      fields: {
        top: 'How many.',
        zone: 'Which pile.',
        side: { means: 'Whose pile.', default: '`own`' },
        as: named,
      },
    },
    pilotOf: {
      means:
        'The Pilots of Units: under them, or where they went when their Unit left. A Pilot in play can be moved or destroyed; its Unit stays.',
      clause: 'A5',
      example: { pilotOf: 'this' },
      fields: { pilotOf: 'The Units: something known without choosing.' },
    },
  }),
  forms(
    'numbers-of-targets',
    'How many are chosen',
    { upTo, fromTo },
    {
      upTo: {
        means: 'Any number up to this one, also none.',
        clause: '9-3-4',
        fields: { upTo: 'The greatest number.' },
      },
      fromTo: {
        means: 'From one number to another: with fewer cards than the first, all of them.',
        clause: '9-3-4',
        example: { min: 1, max: 2 },
        fields: { min: 'The least number.', max: 'The greatest number.' },
      },
    },
  ),
  forms(
    'filters',
    'Filters',
    { filter, marked, population, range },
    {
      marked: {
        means: 'Counters, or a mark, of a name.',
        clause: 'R39',
        example: { name: 'charge', min: 2 },
        fields: { name: 'The name.', ...bounds },
      },
      filter: {
        means:
          'What a card has to be: everything that is given. Where a list is given, one of it is enough. Numbers are those of the moment, in play with the Pilot and everything in force; a card that has left play is looked at as it last was, any other as it is printed.',
        clause: 'R22',
        fields: {
          type: { means: 'Its kind.', default: 'any' },
          color: { means: 'Its colour. A Resource has none.', default: 'any' },
          trait: { means: 'A trait that it has.', default: 'any' },
          name: { means: 'Its whole name.', default: 'any' },
          nameIncludes: { means: 'A part of its name; capital letters count.', default: 'any' },
          card: { means: 'Its id.', default: 'any' },
          token: { means: 'Whether it is a token.', default: 'either' },
          level: { means: 'Its printed Lv.', default: 'any' },
          cost: { means: 'Its printed cost.', default: 'any' },
          ap: { means: 'Its AP. Of a Base, the printed one.', default: 'any' },
          hp: { means: 'The HP that it has left: full HP less damage.', default: 'any' },
          damage: { means: 'The damage on it. A card that is not in play fits no range.', default: 'any' },
          state: { means: 'Active or rested. A card that is not in play is neither.', default: 'either' },
          damaged: { means: 'Whether it has damage. A card that is not in play has none.', default: 'either' },
          paired: { means: 'Whether it is a Unit with a Pilot.', default: 'either' },
          linked: { means: 'Whether it is a Link Unit.', default: 'either' },
          keyword: {
            means:
              'A keyword that it has, or one of several: in play also one that it was given, elsewhere a printed one.',
            default: 'any',
          },
          other: {
            means:
              'true: another card than the object in play with this text. false: that object itself. For a Command and a Burst every card is another.',
            default: 'either',
          },
          enteredThisTurn: {
            means: 'Whether it is a Unit that entered play in this turn. Bases never count as such.',
            default: 'either',
          },
          attacking: { means: 'Whether it is the attacker of the battle in progress.', default: 'either' },
          battling: {
            means:
              'Whether it fights in the battle in progress, as the attacker or as what is attacked now; or what it has to fight against.',
            default: 'either',
          },
          pilot: { means: 'What its Pilot has to be. A Unit without one does not fit.', default: 'any, or none' },
          unit: {
            means: 'What the Unit has to be that it is paired with. Only Pilots in the zone `pilots` have one.',
            default: 'any, or none',
            clause: 'R57',
          },
          inPlay: { means: 'Whether it is a Unit or a Base in play.', default: 'either' },
          spokenOf: {
            means: 'Whether it is a Unit or a Base that the effect speaks of already, such as one that was chosen.',
            default: 'any',
          },
          ability: {
            means:
              'A time at which an ability of it works now: with `destroyed`, a card with a 【Destroyed】 effect. What constant abilities of others give it is not looked at.',
            default: 'any',
          },
          marked: { means: 'Counters of a name, or a mark, that it bears.', default: 'any', clause: 'R39' },
          not: { means: 'What it must not be: a card that fits all of this is left out.', default: 'nothing' },
          anyOf: { means: 'Filters of which at least one has to fit, besides the fields beside it.', default: 'none' },
        },
      },
      population: {
        means: 'The cards of a side and a zone that a filter leaves.',
        example: { side: 'own', filter: { linked: true } },
        fields: {
          ...among,
          unique: { means: 'Counts cards that have this in common once.', default: 'counts every card' },
        },
      },
      range: {
        means: 'Between which bounds a number lies, both included.',
        example: { max: 3 },
        fields: {
          min: { means: 'At least this.', default: 'no bound' },
          max: { means: 'At most this.', default: 'no bound' },
          is: { means: 'Exactly this.', default: 'any' },
        },
      },
    },
  ),
  forms('amounts', 'Amounts that are worked out', AMOUNTS, {
    count: {
      means: 'How many cards there are. Where a quantity is asked for, less than 0 is 0.',
      clause: '1-3-6',
      example: { count: { side: 'own', filter: { linked: true } }, times: 2 },
      fields: { count: 'Which cards are counted.', ...SCALING_WORDS },
    },
    stat: {
      means: 'A number of a card; of several cards, the sum.',
      clause: 'R22',
      example: { stat: 'ap', of: 'this' },
      fields: {
        stat: 'Which number.',
        of: 'Whose: something known without choosing, such as `this`, `it`, `ref` or `all`. A target that is still to be chosen counts 0.',
        ...SCALING_WORDS,
      },
    },
    level: {
      means: "A player's level: all Resources in the area, rested ones and EX Resources included.",
      clause: '2-8-1',
      fields: { level: 'Whose.', ...SCALING_WORDS },
    },
    resources: {
      means: 'How many Resources a player has in the area, EX Resources included.',
      fields: {
        resources: 'Whose.',
        state: { means: 'Only the active or the rested ones.', default: 'both' },
        ex: { means: 'Only EX Resources, or none of them.', default: 'both' },
        ...SCALING_WORDS,
      },
    },
    players: {
      means: 'How many enemy players there are: one.',
      example: { players: 'enemy' },
      fields: { players: 'Always `enemy`.', ...SCALING_WORDS },
    },
    history: {
      means: 'How often something has happened: in this turn so far, whoever has the turn, or in another span.',
      example: { history: 'drawn', who: 'opponent' },
      fields: {
        history: 'What happened.',
        who: doer,
        span: { means: 'How far back it looks.', default: '`turn`' },
        filter: {
          means: 'Only what happened to cards that fit, as they are printed. Not for a whole match.',
          default: 'any',
        },
        total: {
          means: 'Whether the amounts of the events are added up, such as the damage, instead of counting them.',
          default: 'false',
        },
        ...SCALING_WORDS,
      },
    },
    counter: {
      means: 'How many counters of a name cards bear; of several cards, the sum.',
      clause: 'R39',
      example: { counter: 'charge', of: 'this' },
      fields: { counter: 'The name.', of: 'Which cards: something known without choosing.', ...SCALING_WORDS },
    },
    eventAmount: {
      means:
        'The amount of the event that triggered this ability, as the entry of the event says; of several of one moment, the sum. 0 where there is none.',
      clause: 'R21',
      fields: { eventAmount: 'Always true.', ...SCALING_WORDS },
    },
    did: {
      means:
        'How much the instruction before it did: cards drawn, moved, discarded or chosen, the damage dealt, the HP recovered.',
      example: { did: true },
      fields: { did: 'Always true.', ...SCALING_WORDS },
    },
    sum: { means: 'Several amounts added up.', fields: { sum: 'The amounts.', ...SCALING_WORDS } },
  }),
  forms('conditions', 'Conditions', CONDITIONS, {
    turn: {
      means: 'Whose turn it is.',
      example: { turn: 'yours', every: 3 },
      fields: {
        turn: "Yours, or the opponent's.",
        every: {
          means: 'Only every so many turns of that player: with 2 the second, the fourth and so on of the match.',
          default: 'every turn',
          clause: 'R42',
        },
      },
    },
    count: {
      means: 'How many cards there are. Without a bound it asks for at least one.',
      example: { count: { side: 'enemy', filter: { state: 'rested' } }, min: 2 },
      fields: { count: 'Which cards are counted.', ...bounds },
    },
    is: {
      means: 'Whether a card is something. Of several, all have to be; where there is none, it does not hold.',
      example: { is: 'it', filter: { type: 'unit' } },
      fields: {
        is: 'Which card: something known without choosing, such as `this`, `it`, `cause` or `ref`.',
        filter: 'What it has to be.',
      },
    },
    compare: {
      means: 'Compares two amounts.',
      example: { compare: { level: 'you' }, op: '<', to: { level: 'opponent' } },
      fields: { compare: 'The one amount.', op: 'How it has to compare with the other.', to: 'The other amount.' },
    },
    exPaid: {
      means: 'Whether an EX Resource went into the cost of this Command when it was played.',
      clause: 'R51',
      fields: { exPaid: 'Always true.' },
    },
    attackTarget: {
      means: 'What the attack in progress was declared against, also after a block. Outside a battle it does not hold.',
      clause: 'R9',
      fields: {
        attackTarget: 'A player, or a Unit.',
        now: { means: 'Whether it asks for the target of now, after a block.', default: 'false' },
      },
    },
    all: { means: 'All of several conditions hold.', fields: { all: 'The conditions.' } },
    any: { means: 'At least one of several conditions holds.', fields: { any: 'The conditions.' } },
    not: { means: 'A condition does not hold.', fields: { not: 'The condition.' } },
  }),
];
