/** What effects do: the verbs, and the parts that hold effects. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { traitFields } from '../../cards/traits.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { forms } = explain(rulebook);

const WHO = 'Which players do it. Default: you.';
const UNTIL = 'How long it lasts. It ends in any case when the card leaves its zone. (R13)';
const REST = 'With how much [Rest] each unit comes. Default: 0: it is ready. (G10)';

export const EFFECT_WORDS = [
  forms('verbs', 'Verbs', word.VERBS, {
    count: 'How many cards. Default: 1.',
    who: WHO,
    by: 'Who chooses. Default: you.',
    zone: 'Which pile.',
    target: 'Which units.',
    to: 'Which zones are allowed. Default: any empty unit zone.',
    rest: REST,
    until: UNTIL,
    with: 'The other one.',
    as: 'A name by which “remembered” finds it.',
    min: 'The least.',
    max: 'The most.',
  })({
    draw: {
      means:
        'Players draw cards. Who has too few draws those that are there; only the Draw Phase punishes an empty deck. (R19)',
      example: { do: 'draw', count: 2 },
    },
    discard: {
      means:
        'Players put cards of their hand into the trash, as many as they have where these are too few. Each chooses their own. “it” then means the discarded cards, those of the opponent if each player discards, but does not change where they are drawn by chance. (R19)',
      example: { do: 'discard', who: 'opponent' },
    },
    'discard.upTo':
      'Whether fewer may be discarded, or none. It changes nothing where the cards are drawn by chance. Default: false.',
    'discard.filter': 'What the cards have to be. Default: any card.',
    'discard.random': 'Whether chance decides which cards, not the player. Default: false.',
    'discard.by': 'Who chooses the cards, and sees them for that. Default: who discards. (R11)',
    look: {
      means:
        'You put the top cards of a pile aside and see them; nobody else does. The zone “looked” means these cards until the ability ends. Those that it does nothing with go back on top as they lay. (R14)',
      example: { do: 'look', count: 3, zone: 'deck' },
    },
    'look.count': 'How many cards.',
    'look.side': 'Whose pile. Default: own.',
    reveal:
      'Shows cards of a pile to both players. They stay where they are. What stands on the table is not revealed.',
    'reveal.target': 'Which cards.',
    put: {
      means:
        'Moves cards, from the table or a pile, to a pile of their owner. A unit that goes from the table to the graveyard dies, which “beDestroyed” prevents; everything else that leaves the table is kept by “beReturned”. A token leaves the game. “it” then means the cards where they are now, except where the target is “this”. (R22)',
      example: { do: 'put', target: { choose: 1, side: 'enemy' }, to: 'hand' },
    },
    'put.target': 'Which cards. What has left the table is found in the graveyard or the trash, and nowhere else.',
    'put.to': 'To which pile.',
    destroy: {
      means:
        'Units on the table die and go to the graveyard; lands go to the trash. It does nothing to cards in piles. (G6)',
      example: { do: 'destroy', target: { choose: 1, side: 'enemy', filter: { power: { max: 2 } } } },
    },
    'destroy.target': 'Which units or lands.',
    summon: {
      means:
        'Unit cards come from a pile into empty unit zones of their owner, one after the other, each by the steps of a summon; you choose the zone. Without an empty zone, or without its cost, a unit is not summoned and nothing is paid. “it” then means the units that came. (summon.1b)',
      example: { do: 'summon', target: { choose: 1, side: 'own', zone: 'graveyard', filter: { type: 'unit' } } },
    },
    'summon.target': 'Which cards. Cards that are no units, and what stands on the table, are left out.',
    'summon.cost': 'What you pay for each unit, all of it or none. Default: no cost. (summon.1a)',
    token: {
      means:
        'Makes tokens and summons them into empty unit zones; you choose the zones. What finds no room is not made. “it” then means the units that came. (R7)',
      example: { do: 'token', card: 'T01', to: { row: 'back' } },
    },
    'token.card': 'The id of a unit of the same set that is a token.',
    'token.count': 'How many. Default: 1.',
    'token.who': 'Whose unit it is and on whose side it comes. Default: you.',
    move: 'Units move to empty unit zones of their player, one after the other; you choose the zones. It needs no ready unit and rests none. (G9)',
    'move.to': 'Which zones are allowed, adjacent or not. Default: the adjacent zones.',
    rest: 'Puts [Rest] on units. A unit that is rested already keeps the larger counter. (G10)',
    'rest.count': 'The counter. At 0 or less nothing happens. Default: 2.',
    ready: 'Takes the whole counter of [Rest] off units, or part of it. (G10)',
    'ready.target': 'Which units. Those that are ready are left out.',
    'ready.count': 'How much of the counter. Default: all of it.',
    modify: {
      means: 'Units on the table have more power, or less. What comes later adds to it. (G7)',
      example: { do: 'modify', target: 'this', power: 2, until: 'turn' },
    },
    'modify.power': 'How much is added, less than 0 to take away. It is worked out once.',
    'modify.divide':
      'Whether you divide the amount among the units as you choose. Default: each unit has all of it. (R11)',
    setPower:
      'Units on the table have this power in place of what is printed and of what changes made before it; later changes and continuous effects come on top. (G7)',
    'setPower.power': 'The power. It is worked out once.',
    tribes: {
      means: 'Units or lands on the table lose and get tribes, in the order in which effects say so. (R66)',
      example: { do: 'tribes', target: 'this', gain: 'Moth', until: 'turn' },
    },
    'tribes.target': 'Which units or lands.',
    ...of('tribes', traitFields('tribes')),
    grant:
      'Units or lands on the table have an ability of this card as their own; there “this” is the card that has it. (R6)',
    'grant.target': 'Which units or lands.',
    'grant.ability': 'The id of an ability printed on this card.',
    forbid: 'Cards on the table, or a player, cannot do something, whatever else allows it. (R12)',
    'forbid.target': 'Which units or lands, or which player.',
    'forbid.cant': 'What cannot be done. Some words are for cards, the others for players.',
    'forbid.by': 'By or with which other party only, as the word says. Default: any. (R35)',
    place:
      'Puts land cards from a pile into empty land zones of their owner; you choose the zones. They are not played. (R43)',
    'place.target': 'Which cards. Cards that are no lands, and what stands on the table, are left out.',
    'place.lane': 'In which lanes. Default: any lane.',
    play: 'The owner plays cards from a pile, one after the other, by the steps of a play and for its cost. What can’t be paid or has no zone stays where it is. (R43)',
    'play.target': 'Which cards.',
    'play.free': 'Whether nothing is paid. Default: the cost is paid.',
    control:
      'Units change sides: they come to empty unit zones of a player, who has them from then on, and you choose the zones. A card that leaves goes to its owner’s piles. (R44)',
    'control.who': 'Who gets them.',
    swap: 'Two units of one player change zones. Both have moved. (R44)',
    'swap.target': 'The one unit, or both.',
    'swap.with': 'The other one. Default: the second one of `target`. (R73)',
    exchange: {
      means:
        'A unit of each player is exchanged for the other: each comes to the zone of the other one, and to its player. If one of them is not there or can’t move, nothing is exchanged. (R64)',
      example: { do: 'exchange', target: 'this', with: { choose: 1, side: 'enemy' } },
    },
    'exchange.target': 'The one unit.',
    silence:
      'Units or lands lose all their abilities and continuous effects. What they are given later they have. (R45)',
    'silence.target': 'Which units or lands.',
    copy: 'Units or lands have the abilities that other cards have now, beside their own. Continuous effects are not copied. (R45)',
    'copy.target': 'Which units or lands.',
    'copy.of': 'Whose abilities.',
    become: {
      means:
        'Units or lands become copies of another card of their type: they are that card, with its names, tribes, powers and printed effects, in place of their own. What they bear stays. (R63)',
      example: { do: 'become', target: 'this', of: { choose: 1, side: 'enemy' }, until: 'turn' },
    },
    'become.target': 'Which units or lands. Those of another type than the card are left out.',
    'become.of': 'Which card, on the table or in a pile that all can see. Of several the first that fits.',
    again: {
      means:
        'Abilities of units or lands with a trigger trigger now, as if it had happened to their card; without a trigger, what techs say is carried out once more: of the tech that has been played, or of techs in a pile that all can see. (R45)',
      example: { do: 'again', target: 'cause' },
    },
    'again.target': 'Which units or lands; without “on”, which techs.',
    'again.on': 'Which of their triggers. Default: none: techs are meant.',
    'again.who': 'Who carries out the techs. Default: the player whose card it is. (R72)',
    fight: 'Two units fight: the steps of combat happen between them, without an attack. (R46)',
    'fight.target': 'The unit that counts as the attacker, or both: then that is the first of them.',
    'fight.with': 'The other one. Default: the second one of `target`. (R73)',
    attack: 'Units attack, one after the other, whoever’s turn it is. What can’t attack is left out. (R46)',
    'attack.target': 'Which units. Rested ones may attack too.',
    redirect:
      'The attack in progress meets this unit, if its lane has not been looked at yet and the unit stands on the other side. (R46)',
    'redirect.target': 'Which unit.',
    endAttack:
      'The attack in progress meets nothing any more; a combat in which powers have not been compared ends without a result. (R46)',
    extraTurn: 'A player takes another turn after this one. Of several the first that was given comes first. (R47)',
    'extraTurn.who': 'Who.',
    skip: 'A player skips the next turn, or the next Draw Phase or Main Phase, that would come. (R47)',
    'skip.what': 'What is skipped.',
    'skip.who': 'Who skips it.',
    win: 'A player wins the game at once. (R18)',
    'win.who': 'Who wins.',
    permit: {
      means: 'Units may do something that the rules forbid. What an effect forbids they still can’t. (R36)',
      example: { do: 'permit', target: 'this', can: 'strikeBackline', until: 'turn' },
    },
    'permit.can': 'What they may do.',
    oblige: 'Units must do something, where they can, before their player may end the Main Phase. (R37)',
    'oblige.must': 'What they must do.',
    addProtection: 'Players lay cards from the top of their deck face down onto their protection. (R19)',
    removeProtection:
      'Players lose the top cards of their protection. That is no hit, and who has none left does not lose by it. (R19)',
    'removeProtection.to': 'Where the cards go.',
    revealPool: 'Players turn over the next cards of their pool, as many as there are. (G3)',
    shuffle: 'Players shuffle a pile. No other verb shuffles: who has searched a deck says so too.',
    choose: {
      means: 'A player chooses, and nothing else happens: “it” then means what was chosen. (R11)',
      example: { do: 'choose', target: { choose: 1, side: 'enemy', as: 'prey' } },
    },
    'choose.target': 'What is chosen from. A target without a choice becomes “it”.',
    'choose.as': 'A name by which “ref” finds it again in the same ability. Default: no name.',
    name: {
      means:
        'A player says the name of a card or a tribe, of all those that there are among the cards of the match. It is kept for {"said": …} in this effect, and for the card if the effect says how long. (R68)',
      example: { do: 'name', as: 'word' },
    },
    'name.as': 'A name by which {"said": …} finds it.',
    'name.what': 'Whether a card or a tribe is named. Default: name.',
    'name.filter': 'What a card that has the name, or the tribe, has to be as printed. Default: any card.',
    'name.until':
      'How long this unit or land keeps it for all its texts, at most until it leaves. Default: it is kept in this effect only. (R13)',
    chooseLane: {
      means: 'A player chooses one of the three lanes, and nothing else happens. (R11)',
      example: { do: 'chooseLane', as: 'place' },
    },
    'chooseLane.as': 'A name by which `chosen` finds the lane again in the same ability.',
    remember: {
      means:
        'Works out a number and keeps it for “remembered” in the same ability, whatever changes then. What the last verb did stays as it was. (R52)',
      example: { do: 'remember', amount: { stat: 'power', of: 'it' }, as: 'before' },
    },
    'remember.amount': 'The number.',
    roll: {
      means: 'Chance picks a whole number, which is kept for “remembered”. (R59)',
      example: { do: 'roll', min: 1, max: 6, as: 'die' },
    },
    chooseNumber: {
      means:
        'A player chooses a whole number, which is kept for “remembered”. Of more than 100 numbers the first 100 are offered. (R59)',
      example: { do: 'chooseNumber', min: 1, max: 3, as: 'number' },
    },
    shield: {
      means:
        'The next cards of protection that players would lose stay, so many in all; what keeps them is used up. What is paid for a cost is not kept. (R67)',
      example: { do: 'shield', amount: 1, until: 'nextTurn' },
    },
    'shield.who': 'Whose protection. Default: yours.',
    'shield.amount': 'How many cards in all.',
    'shield.by': 'From which other party only. Default: any. (R33)',
    mark: {
      means: 'Puts counters on units or lands of the table, or gives them to a player. A mark is a counter. (R29)',
      example: { do: 'mark', target: 'this', name: 'rage' },
    },
    'mark.target': 'Who gets them.',
    'mark.name': 'Their name. It does nothing by itself.',
    'mark.count': 'How many. Default: 1.',
    'mark.until': 'How long they last. Default: always. (R13)',
    unmark: 'Takes counters away, as many as there are at most. (R29)',
    'unmark.target': 'Whose counters.',
    'unmark.name': 'Their name.',
    'unmark.count': 'How many. Default: all of them.',
    lose: 'Players lose the game at once. If each does, it is a draw. (R18)',
    'lose.who': 'Who loses.',
  }),
  forms(
    'parts',
    'Parts that hold effects',
    { ...word.PARTS, mode: word.mode, price: word.price },
    { ...usual.PART_FIELDS },
  )({
    may: {
      means:
        'You may do the effects, or decline. With a cost you are asked whether you pay it; what cannot be paid can only be declined. (G15)',
      example: { may: [{ do: 'draw' }], cost: [{ discard: 1 }] },
    },
    'may.who': 'Who is asked, and pays. Sides are still seen from the player of the card. Default: you.',
    'may.cost': 'What you pay first, all of it or none. Default: no cost. (R25)',
    if: {
      means: 'Does effects only if a condition is met when it is their turn. (G15)',
      example: { if: { turn: 'yours' }, then: [{ do: 'draw' }] },
    },
    ifYouDo: {
      means:
        'Does effects only if the last verb that was carried out in this ability did anything: drew, moved, rested or chose at least one. After a “may” that was declined nothing was done. (G15)',
      example: { ifYouDo: [{ do: 'draw' }] },
    },
    'ifYouDo.all':
      'Whether all of it has to have been done: as many as were asked for. Default: anything that was done is enough. (R30)',
    unless: {
      means: 'Does effects unless a player pays. Who can’t pay is not spared, and who can is asked. (R38)',
      example: { unless: { who: 'opponent', cost: [{ discard: 1 }] }, effects: [{ do: 'draw' }] },
    },
    later: {
      means:
        'Does effects when something happens later. What the ability knows by then, such as “it” and what “ref” means, it still knows as it was. Words about a card itself are about this card; words of a turn are about either player’s turn unless “of” says whose. (R39)',
      example: { later: { on: 'endOfTurn' }, effects: [{ do: 'draw' }] },
    },
    'later.until': 'How long it waits. Default: always. (R13)',
    next: {
      means:
        'Has something happen in place of something else, the next time only. In its effects “cause” is the card that was spared, and what the ability knows by now it still knows. (R56)',
      example: {
        next: { of: 'beDestroyed', to: { side: 'own' } },
        until: 'turn',
        effects: [{ do: 'put', target: 'cause', to: 'hand' }],
      },
    },
    'next.next': 'In place of what.',
    'next.effects': 'What happens. Nothing, if the list is empty.',
    'next.times': 'How often it happens, whichever cards it happens to. Default: 1.',
    'next.until': 'How long it waits. Default: always. (R13)',
    oneOf:
      'You choose one of several parts, whether or not it can do anything unless the card says so, or several, which are done in printed order. (R11)',
    'oneOf.who': 'Who chooses. Sides are still seen from the player of the card. Default: you.',
    'oneOf.random': 'Whether chance picks the parts. Default: a player chooses. (R59)',
    'oneOf.possible':
      'Whether only parts can be chosen in which something can be done. Default: every part can be. (R53)',
    together: {
      means:
        'Does several verbs as one moment: all targets are found and all numbers worked out first. Nobody chooses within it, so what is chosen is chosen before by “choose”. (R54)',
      example: {
        together: [
          { do: 'destroy', target: 'this' },
          { do: 'draw', count: { stat: 'power', of: 'this' } },
        ],
      },
    },
    'together.together': 'What is done, two to eight verbs.',
    repeat: 'Does effects several times. Repetitions inside repetitions count towards the longest chain. (R4)',
    forEach:
      'Does effects once for each of several cards, which are found once, before the first. “it” means the one whose turn it is, and afterwards again what it meant before. One that has left meanwhile still has its turn. (G15)',
    price: 'What a player may pay to be spared. (R38)',
    'price.who': 'Who may pay.',
    'price.cost': 'What is paid, all of it or none.',
    mode: 'One of the parts to choose from.',
    'mode.effects': 'What it does. An empty list does nothing.',
  }),
  forms('places', 'Places and players', { place: word.place, player: word.player })({
    place: {
      means: 'Unit zones, by lane and row. Of these only empty ones are used.',
      example: { lane: 'this', row: 'back' },
    },
    'place.lane':
      'The lane: a number, or as seen from “this” card. Where there is no such card, no zone fits. Default: any lane.',
    'place.row': 'The row. “this” and “other” are seen from “this” card. Default: either row.',
    player: { means: 'A player, where cards could stand.', example: { player: 'opponent' } },
    'player.player': 'Which player.',
  }),
];
