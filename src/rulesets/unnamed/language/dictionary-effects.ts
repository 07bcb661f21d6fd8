/** What effects do: the verbs, and the parts that hold effects. */
import { explain } from '../../cards/dictionary.ts';
import type { ClauseId } from '../rulebook.ts';
import { mode, PARTS, place, player, price, VERBS } from './language.ts';

const { forms } = explain<ClauseId>();

const WHO = { means: 'Which players do it.', default: 'you' } as const;
const UNTIL = {
  means: 'How long it lasts. It ends in any case when the card leaves its zone.',
  clause: 'R13',
} as const;
const REST = { means: 'With how much [Rest] each unit comes.', default: '0: it is ready', clause: 'G10' } as const;
const EACH_TIME = 'What is done each time, in printed order.';

export const EFFECT_WORDS = [
  forms('verbs', 'Verbs', VERBS, {
    draw: {
      means:
        'Players draw cards. Who has too few draws those that are there; only the Draw Phase punishes an empty deck.',
      clause: 'R19',
      example: { do: 'draw', count: 2 },
      fields: { count: { means: 'How many cards.', default: '1' }, who: WHO },
    },
    discard: {
      means:
        'Players put cards of their hand into the trash, as many as they have where these are too few. Each chooses their own. “it” then means the discarded cards, those of the opponent if each player discards, but does not change where they are drawn by chance.',
      clause: 'R19',
      example: { do: 'discard', who: 'opponent' },
      fields: {
        count: { means: 'How many cards.', default: '1' },
        upTo: {
          means: 'Whether fewer may be discarded, or none. It changes nothing where the cards are drawn by chance.',
          default: 'false',
        },
        who: WHO,
        filter: { means: 'What the cards have to be.', default: 'any card' },
        random: { means: 'Whether chance decides which cards, not the player.', default: 'false' },
        by: { means: 'Who chooses the cards, and sees them for that.', default: 'who discards', clause: 'R11' },
      },
    },
    look: {
      means:
        'You put the top cards of a pile aside and see them; nobody else does. The zone “looked” means these cards until the ability ends. Those that it does nothing with go back on top as they lay.',
      clause: 'R14',
      example: { do: 'look', count: 3, zone: 'deck' },
      fields: {
        count: 'How many cards.',
        zone: 'Which pile.',
        side: { means: 'Whose pile.', default: 'own' },
      },
    },
    reveal: {
      means:
        'Shows cards of a pile to both players. They stay where they are. What stands on the table is not revealed.',
      fields: { target: 'Which cards.' },
    },
    put: {
      means:
        'Moves cards, from the table or a pile, to a pile of their owner. A unit that goes from the table to the graveyard dies, which “beDestroyed” prevents; everything else that leaves the table is kept by “beReturned”. A token leaves the game. “it” then means the cards where they are now, except where the target is “this”.',
      clause: 'R22',
      example: { do: 'put', target: { choose: 1, side: 'enemy' }, to: 'hand' },
      fields: {
        target: 'Which cards. What has left the table is found in the graveyard or the trash, and nowhere else.',
        to: 'To which pile.',
      },
    },
    destroy: {
      means:
        'Units on the table die and go to the graveyard; lands go to the trash. It does nothing to cards in piles.',
      clause: 'G6',
      example: { do: 'destroy', target: { choose: 1, side: 'enemy', filter: { power: { max: 2 } } } },
      fields: { target: 'Which units or lands.' },
    },
    summon: {
      means:
        'Unit cards come from a pile into empty unit zones of their owner, one after the other, each by the steps of a summon; you choose the zone. Without an empty zone, or without its cost, a unit is not summoned and nothing is paid. “it” then means the units that came.',
      clause: 'summon.1b',
      example: { do: 'summon', target: { choose: 1, side: 'own', zone: 'graveyard', filter: { type: 'unit' } } },
      fields: {
        target: 'Which cards. Cards that are no units, and what stands on the table, are left out.',
        to: { means: 'Which zones are allowed.', default: 'any empty unit zone' },
        cost: { means: 'What you pay for each unit, all of it or none.', default: 'no cost', clause: 'summon.1a' },
        rest: REST,
      },
    },
    token: {
      means:
        'Makes tokens and summons them into empty unit zones; you choose the zones. What finds no room is not made. “it” then means the units that came.',
      clause: 'R7',
      example: { do: 'token', card: 'T01', to: { row: 'back' } },
      fields: {
        card: 'The id of a unit of the same set that is a token.',
        count: { means: 'How many.', default: '1' },
        to: { means: 'Which zones are allowed.', default: 'any empty unit zone' },
        rest: REST,
        who: { means: 'Whose unit it is and on whose side it comes.', default: 'you' },
      },
    },
    move: {
      means:
        'Units move to empty unit zones of their player, one after the other; you choose the zones. It needs no ready unit and rests none.',
      clause: 'G9',
      fields: {
        target: 'Which units.',
        to: { means: 'Which zones are allowed, adjacent or not.', default: 'the adjacent zones' },
      },
    },
    rest: {
      means: 'Puts [Rest] on units. A unit that is rested already keeps the larger counter.',
      clause: 'G10',
      fields: { target: 'Which units.', count: { means: 'The counter. At 0 or less nothing happens.', default: '2' } },
    },
    ready: {
      means: 'Takes the whole counter of [Rest] off units, or part of it.',
      clause: 'G10',
      fields: {
        target: 'Which units. Those that are ready are left out.',
        count: { means: 'How much of the counter.', default: 'all of it' },
      },
    },
    modify: {
      means: 'Units on the table have more power, or less. What comes later adds to it.',
      clause: 'G7',
      example: { do: 'modify', target: 'this', power: 2, until: 'turn' },
      fields: {
        target: 'Which units.',
        power: 'How much is added, less than 0 to take away. It is worked out once.',
        divide: {
          means: 'Whether you divide the amount among the units as you choose.',
          default: 'each unit has all of it',
          clause: 'R11',
        },
        until: UNTIL,
      },
    },
    setPower: {
      means:
        'Units on the table have this power in place of what is printed and of what changes made before it; later changes and continuous effects come on top.',
      clause: 'G7',
      fields: { target: 'Which units.', power: 'The power. It is worked out once.', until: UNTIL },
    },
    grant: {
      means:
        'Units or lands on the table have an ability of this card as their own; there “this” is the card that has it.',
      clause: 'R6',
      fields: { target: 'Which units or lands.', ability: 'The id of an ability printed on this card.', until: UNTIL },
    },
    forbid: {
      means: 'Cards on the table, or a player, cannot do something, whatever else allows it.',
      clause: 'R12',
      fields: {
        target: 'Which units or lands, or which player.',
        cant: 'What cannot be done. Some words are for cards, the others for players.',
        by: { means: 'By or with which other party only, as the word says.', default: 'any', clause: 'R35' },
        until: UNTIL,
      },
    },
    place: {
      means:
        'Puts land cards from a pile into empty land zones of their owner; you choose the zones. They are not played.',
      clause: 'R43',
      fields: {
        target: 'Which cards. Cards that are no lands, and what stands on the table, are left out.',
        lane: { means: 'In which lanes.', default: 'any lane' },
      },
    },
    play: {
      means:
        'The owner plays cards from a pile, one after the other, by the steps of a play and for its cost. What can’t be paid or has no zone stays where it is.',
      clause: 'R43',
      fields: { target: 'Which cards.', free: { means: 'Whether nothing is paid.', default: 'the cost is paid' } },
    },
    control: {
      means:
        'Units change sides: they come to empty unit zones of a player, who has them from then on, and you choose the zones. A card that leaves goes to its owner’s piles.',
      clause: 'R44',
      fields: {
        target: 'Which units.',
        who: 'Who gets them.',
        to: { means: 'Which zones are allowed.', default: 'any empty unit zone' },
      },
    },
    swap: {
      means: 'Two units of one player change zones. Both have moved.',
      clause: 'R44',
      fields: { target: 'The one unit.', with: 'The other one.' },
    },
    silence: {
      means: 'Units or lands lose all their abilities and continuous effects. What they are given later they have.',
      clause: 'R45',
      fields: { target: 'Which units or lands.', until: UNTIL },
    },
    copy: {
      means:
        'Units or lands have the abilities that other cards have now, beside their own. Continuous effects are not copied.',
      clause: 'R45',
      fields: { target: 'Which units or lands.', of: 'Whose abilities.', until: UNTIL },
    },
    again: {
      means: 'Abilities of units or lands with a trigger trigger now, as if it had happened to their card.',
      clause: 'R45',
      fields: { target: 'Which units or lands.', on: 'Which of their triggers.' },
    },
    fight: {
      means: 'Two units fight: the steps of combat happen between them, without an attack.',
      clause: 'R46',
      fields: { target: 'The unit that counts as the attacker.', with: 'The other one.' },
    },
    attack: {
      means: 'Units attack, one after the other, whoever’s turn it is. What can’t attack is left out.',
      clause: 'R46',
      fields: { target: 'Which units. Rested ones may attack too.' },
    },
    redirect: {
      means:
        'The attack in progress meets this unit, if its lane has not been looked at yet and the unit stands on the other side.',
      clause: 'R46',
      fields: { target: 'Which unit.' },
    },
    endAttack: {
      means:
        'The attack in progress meets nothing any more; a combat in which powers have not been compared ends without a result.',
      clause: 'R46',
      fields: {},
    },
    extraTurn: {
      means: 'A player takes another turn after this one. Of several the first that was given comes first.',
      clause: 'R47',
      fields: { who: 'Who.' },
    },
    skip: {
      means: 'A player skips the next turn, or the next Draw Phase or Main Phase, that would come.',
      clause: 'R47',
      fields: { what: 'What is skipped.', who: 'Who skips it.' },
    },
    win: { means: 'A player wins the game at once.', clause: 'R18', fields: { who: 'Who wins.' } },
    permit: {
      means: 'Units may do something that the rules forbid. What an effect forbids they still can’t.',
      clause: 'R36',
      example: { do: 'permit', target: 'this', can: 'strikeBackline', until: 'turn' },
      fields: { target: 'Which units.', can: 'What they may do.', until: UNTIL },
    },
    oblige: {
      means: 'Units must do something, where they can, before their player may end the Main Phase.',
      clause: 'R37',
      fields: { target: 'Which units.', must: 'What they must do.', until: UNTIL },
    },
    addProtection: {
      means: 'Players lay cards from the top of their deck face down onto their protection.',
      clause: 'R19',
      fields: { count: { means: 'How many cards.', default: '1' }, who: WHO },
    },
    removeProtection: {
      means:
        'Players lose the top cards of their protection. That is no hit, and who has none left does not lose by it.',
      clause: 'R19',
      fields: { count: { means: 'How many cards.', default: '1' }, to: 'Where the cards go.', who: WHO },
    },
    revealPool: {
      means: 'Players turn over the next cards of their pool, as many as there are.',
      clause: 'G3',
      fields: { count: { means: 'How many cards.', default: '1' }, who: WHO },
    },
    shuffle: {
      means: 'Players shuffle a pile. No other verb shuffles: who has searched a deck says so too.',
      fields: { zone: 'Which pile.', who: WHO },
    },
    choose: {
      means: 'A player chooses, and nothing else happens: “it” then means what was chosen.',
      clause: 'R11',
      example: { do: 'choose', target: { choose: 1, side: 'enemy', as: 'prey' } },
      fields: {
        target: 'What is chosen from. A target without a choice becomes “it”.',
        as: { means: 'A name by which “ref” finds it again in the same ability.', default: 'no name' },
      },
    },
    chooseLane: {
      means: 'A player chooses one of the three lanes, and nothing else happens.',
      clause: 'R11',
      example: { do: 'chooseLane', as: 'place' },
      fields: {
        as: 'A name by which `chosen` finds the lane again in the same ability.',
        by: { means: 'Who chooses.', default: 'you' },
      },
    },
    remember: {
      means:
        'Works out a number and keeps it for “remembered” in the same ability, whatever changes then. What the last verb did stays as it was.',
      clause: 'R52',
      example: { do: 'remember', amount: { stat: 'power', of: 'it' }, as: 'before' },
      fields: { amount: 'The number.', as: 'A name by which “remembered” finds it.' },
    },
    roll: {
      means: 'Chance picks a whole number, which is kept for “remembered”.',
      clause: 'R59',
      example: { do: 'roll', min: 1, max: 6, as: 'die' },
      fields: { min: 'The least.', max: 'The most.', as: 'A name by which “remembered” finds it.' },
    },
    chooseNumber: {
      means:
        'A player chooses a whole number, which is kept for “remembered”. Of more than 100 numbers the first 100 are offered.',
      clause: 'R59',
      example: { do: 'chooseNumber', min: 1, max: 3, as: 'number' },
      fields: {
        min: 'The least.',
        max: 'The most.',
        as: 'A name by which “remembered” finds it.',
        by: { means: 'Who chooses.', default: 'you' },
      },
    },
    mark: {
      means: 'Puts counters on units or lands of the table, or gives them to a player. A mark is a counter.',
      clause: 'R29',
      example: { do: 'mark', target: 'this', name: 'rage' },
      fields: {
        target: 'Who gets them.',
        name: 'Their name. It does nothing by itself.',
        count: { means: 'How many.', default: '1' },
        until: { means: 'How long they last.', default: 'always', clause: 'R13' },
      },
    },
    unmark: {
      means: 'Takes counters away, as many as there are at most.',
      clause: 'R29',
      fields: {
        target: 'Whose counters.',
        name: 'Their name.',
        count: { means: 'How many.', default: 'all of them' },
      },
    },
    lose: {
      means: 'Players lose the game at once. If each does, it is a draw.',
      clause: 'R18',
      fields: { who: 'Who loses.' },
    },
  }),
  forms(
    'parts',
    'Parts that hold effects',
    { ...PARTS, mode, price },
    {
      may: {
        means:
          'You may do the effects, or decline. With a cost you are asked whether you pay it; what cannot be paid can only be declined.',
        clause: 'G15',
        example: { may: [{ do: 'draw' }], cost: [{ discard: 1 }] },
        fields: {
          may: 'What is done if you do.',
          who: { means: 'Who is asked, and pays. Sides are still seen from the player of the card.', default: 'you' },
          prompt: { means: 'What you are asked.', default: 'use the effect?' },
          cost: { means: 'What you pay first, all of it or none.', default: 'no cost', clause: 'R25' },
          otherwise: { means: 'What is done if you decline.', default: 'nothing' },
        },
      },
      if: {
        means: 'Does effects only if a condition is met when it is their turn.',
        clause: 'G15',
        example: { if: { turn: 'yours' }, then: [{ do: 'draw' }] },
        fields: {
          if: 'The condition.',
          then: 'What is done if it is met.',
          else: { means: 'What is done if it is not.', default: 'nothing' },
        },
      },
      ifYouDo: {
        means:
          'Does effects only if the last verb that was carried out in this ability did anything: drew, moved, rested or chose at least one. After a “may” that was declined nothing was done.',
        clause: 'G15',
        example: { ifYouDo: [{ do: 'draw' }] },
        fields: {
          ifYouDo: 'What is done.',
          all: {
            means: 'Whether all of it has to have been done: as many as were asked for.',
            default: 'anything that was done is enough',
            clause: 'R30',
          },
        },
      },
      unless: {
        means: 'Does effects unless a player pays. Who can’t pay is not spared, and who can is asked.',
        clause: 'R38',
        example: { unless: { who: 'opponent', cost: [{ discard: 1 }] }, effects: [{ do: 'draw' }] },
        fields: { unless: 'Who may pay, and what: all of it or none.', effects: 'What is done otherwise.' },
      },
      later: {
        means:
          'Does effects when something happens later. What the ability knows by then, such as “it” and what “ref” means, it still knows as it was. Words about a card itself are about this card; words of a turn are about either player’s turn unless “of” says whose.',
        clause: 'R39',
        example: { later: { on: 'endOfTurn' }, effects: [{ do: 'draw' }] },
        fields: {
          later: 'What it waits for.',
          effects: 'What is done then.',
          times: { means: 'How often it happens.', default: '1' },
          until: { means: 'How long it waits.', default: 'always', clause: 'R13' },
        },
      },
      next: {
        means:
          'Has something happen in place of something else, the next time only. In its effects “cause” is the card that was spared, and what the ability knows by now it still knows.',
        clause: 'R56',
        example: {
          next: { of: 'beDestroyed', to: { side: 'own' } },
          until: 'turn',
          effects: [{ do: 'put', target: 'cause', to: 'hand' }],
        },
        fields: {
          next: 'In place of what.',
          effects: 'What happens. Nothing, if the list is empty.',
          times: { means: 'How often it happens, whichever cards it happens to.', default: '1' },
          until: { means: 'How long it waits.', default: 'always', clause: 'R13' },
        },
      },
      oneOf: {
        means:
          'You choose one of several parts, whether or not it can do anything unless the card says so, or several, which are done in printed order.',
        clause: 'R11',
        fields: {
          oneOf: 'The parts: two to eight.',
          choose: { means: 'How many of them.', default: '1' },
          who: { means: 'Who chooses. Sides are still seen from the player of the card.', default: 'you' },
          random: { means: 'Whether chance picks the parts.', default: 'a player chooses', clause: 'R59' },
          possible: {
            means: 'Whether only parts can be chosen in which something can be done.',
            default: 'every part can be',
            clause: 'R53',
          },
        },
      },
      together: {
        means:
          'Does several verbs as one moment: all targets are found and all numbers worked out first. Nobody chooses within it, so what is chosen is chosen before by “choose”.',
        clause: 'R54',
        example: {
          together: [
            { do: 'destroy', target: 'this' },
            { do: 'draw', count: { stat: 'power', of: 'this' } },
          ],
        },
        fields: { together: 'What is done, two to eight verbs.' },
      },
      repeat: {
        means: 'Does effects several times. Repetitions inside repetitions count towards the longest chain.',
        clause: 'R4',
        fields: {
          repeat: 'How often: worked out once, at most 50 times, not at all at 0 or less.',
          until: { means: 'A condition that ends it, looked at after each time.', default: 'none' },
          effects: EACH_TIME,
        },
      },
      forEach: {
        means:
          'Does effects once for each of several cards, which are found once, before the first. “it” means the one whose turn it is, and afterwards again what it meant before. One that has left meanwhile still has its turn.',
        clause: 'G15',
        fields: { forEach: 'For which cards.', effects: EACH_TIME },
      },
      price: {
        means: 'What a player may pay to be spared.',
        clause: 'R38',
        fields: { who: 'Who may pay.', cost: 'What is paid, all of it or none.' },
      },
      mode: {
        means: 'One of the parts to choose from.',
        fields: { label: 'What people read of it.', effects: 'What it does. An empty list does nothing.' },
      },
    },
  ),
  forms(
    'places',
    'Places and players',
    { place, player },
    {
      place: {
        means: 'Unit zones, by lane and row. Of these only empty ones are used.',
        example: { lane: 'this', row: 'back' },
        fields: {
          lane: {
            means: 'The lane: a number, or as seen from “this” card. Where there is no such card, no zone fits.',
            default: 'any lane',
          },
          row: { means: 'The row. “this” and “other” are seen from “this” card.', default: 'either row' },
        },
      },
      player: {
        means: 'A player, where cards could stand.',
        example: { player: 'opponent' },
        fields: { player: 'Which player.' },
      },
    },
  ),
];
