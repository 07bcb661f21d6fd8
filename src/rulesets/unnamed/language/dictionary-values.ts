/** The words that stand for places, players, lengths of time and what can be forbidden. */
import { explain } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import type { ClauseId } from '../rulebook.ts';
import * as word from './language.ts';

const { values } = explain<ClauseId>();

const { sides, players, turns } = usual.seenFrom('player of the card');
const ROWS = { front: 'The frontline.', back: 'The backline.' } as const;
const TABLE = { units: 'The unit zones, frontline and backline.', lands: 'The land zones.' } as const;
const SHUFFLED = { deck: 'The deck, face down.', poolDeck: 'The pool cards that lie face down.' } as const;
const STACKS = { ...SHUFFLED, protection: 'The protection, face down to both players.' } as const;

export const VALUE_WORDS = [
  values('zones', 'Zones', word.zone, {
    ...TABLE,
    hand: 'The hand, which only its player sees.',
    ...STACKS,
    pool: 'The pool cards that lie face up.',
    graveyard: 'The graveyard, open to both: units that died.',
    trash: 'The trash, open to both: discarded cards, techs that were played, lands that were destroyed.',
    looked: 'The cards that this ability is looking at, those of its latest “look”. Nothing before a look. (R14)',
  }),
  values('table-zones', 'Zones of the table', word.tableZone, TABLE),
  values('stacks', 'Piles with a top', word.stack, STACKS),
  values('shuffled', 'Piles that can be shuffled', word.shuffled, SHUFFLED),
  values('to', 'Where cards are put', word.to, {
    hand: 'Its owner’s hand.',
    deckTop: 'The top of its owner’s deck.',
    deckBottom: 'The bottom of its owner’s deck.',
    trash: 'Its owner’s trash. A unit that goes there from the table has not died.',
    graveyard: 'Its owner’s graveyard. A unit that goes there from the table dies. (R22)',
    protection: 'The top of its owner’s protection, face down.',
    pool: 'Its owner’s pool, face up.',
    poolDeck: 'The bottom of its owner’s pool, face down.',
  }),
  values('lost-to', 'Where lost protection goes', word.lostTo, {
    hand: 'Its owner’s hand, seen by its owner alone.',
    trash: 'Its owner’s trash.',
  }),
  values('sides', 'Sides', word.side, { ...sides, any: 'Of either player.' }),
  values('one-side', 'One of the sides', word.oneSide, sides),
  values('who', 'Players', word.who, {
    ...players,
    each: 'Both: first the player of the card, then the other.',
    them: 'The player whom the trigger is about, as each trigger says. (R33)',
  }),
  values('one-player', 'One of the players', word.onePlayer, players),
  values('turns', 'Turns', word.turnOf, turns),
  values('lanes', 'Lanes as seen from a card', word.laneSeen, {
    this: 'The lane of “this” card, on both sides of the table.',
    next: 'The lanes next to it.',
    other: 'Every other lane.',
  }),
  values('rows', 'Rows', word.rowWord, {
    ...ROWS,
    this: 'The row of “this” card. A land is in none, so nothing matches.',
    other: 'The other row than that of “this” card. A land is in none, so nothing matches.',
  }),
  values('rows-seen', 'Rows as seen from a card', word.rowSeen, {
    this: 'Its row. A land is in none, so nothing matches.',
    other: 'The other row. A land is in none, so nothing matches.',
  }),
  values('row-of', 'Rows by name', word.row, ROWS),
  values('states', 'Ready and rested', word.state, {
    ready: 'A unit without a counter of [Rest].',
    rested: 'A unit with a counter of [Rest], which can’t attack, move or be rested for a cost.',
  }),
  values('stats', 'Numbers of a card', word.stat, {
    power:
      'The effective power of a unit on the table; of one that has left, as it was; the printed frontline power elsewhere. Never below 0. (R15)',
    front: 'The printed frontline power.',
    back: 'The printed backline power.',
    rest: 'The counter of [Rest] of a unit on the table, or as it was when it left; 0 elsewhere.',
  }),
  values('taken', 'Numbers of several cards', word.taken, {
    sum: 'All of them added up.',
    highest: 'The highest of them; 0 if there is none.',
    lowest: 'The lowest of them; 0 if there is none.',
  }),
  values('distinct', 'What is told apart', word.distinct, {
    tribe: 'Tribes: each is counted once.',
    name: 'Names: of each card its own, not its further ones.',
    lane: 'Lanes in which the cards stand, or stood.',
  }),
  values('facts', 'What the past is asked for', word.factWord, {
    played: 'Units, lands and techs were played from the hand.',
    summoned: 'Units came without being played.',
    attacked: 'Units attacked.',
    won: 'Units won a combat.',
    lost: 'Units lost a combat, by a tie too.',
    killed: 'Units won a combat whose loser died.',
    died: 'Units left the table for the graveyard.',
    landLost: 'Lands left the table.',
    moved: 'Units moved to another unit zone.',
    drew: 'Players drew cards: each card counts.',
    discarded: 'Players discarded cards: each card counts.',
    hit: 'Units hit protection.',
    used: '[Main] effects were used.',
  }),
  values('spans', 'How far back', word.span, {
    ...usual.citing(usual.SPANS, 'R28'),
    attack: 'In this turn, since the latest attack began; nothing before there was one. (R28)',
  }),
  values('durations', 'Durations', word.until, {
    turn: 'Until this turn is over. (R13)',
    combat:
      'Until the combat is over. Made in an attack before its lane is looked at, it waits for the combat; after it, or without an attack, nothing changes. (R26)',
    nextTurn:
      'Until your next turn begins: made in your turn, through the opponent’s next one; made in the opponent’s turn, until it is over. (R13)',
    always: 'As long as the card stands; for a player, for the rest of the game. (R13)',
  }),
  values('cant', 'What can be forbidden', word.cant, {
    attack: 'For a unit: to attack. (R12)',
    move: 'For a unit: to move, by action or by an effect. (R12)',
    beDestroyed: 'For a unit or land: to die or be destroyed, by combat, by an effect or for a cost. (R12)',
    beRested:
      'For a unit: to be rested by an effect or for a cost. It can neither attack nor move by action either, since both rest it. (R12)',
    beChosen:
      'For a unit or land: to be chosen by effects of the other player’s cards. Its own player’s may choose it, and what does not choose reaches it. (R12)',
    beReturned: 'For a unit or land: to be put from the table to a pile without dying or being destroyed. (R12)',
    playUnits: 'For a player: to play units from the hand. They may still be summoned. (R12)',
    playLands: 'For a player: to play lands. (R12)',
    playTechs: 'For a player: to play techs. (R12)',
    draw: 'For a player: to draw, in the Draw Phase or by an effect. (R12)',
    beReadied: 'For a unit: to be readied by an effect. Its counter still wears off. (R12)',
    beAttacked:
      'For a unit: to be what an attack meets; `by` says by which attackers. The attack meets what else is there. (R35)',
    useAbilities:
      'For a unit or land: to have its triggers trigger and its [Main] effects used. Continuous effects hold. (R12)',
    summon: 'For a player: to have units come by a summon, tokens included; `by` says which. (R35)',
    loseProtection: 'For a player: to lose cards of protection, by an attack or an effect. (R12)',
    lose: 'For a player: to lose by an effect. (R12)',
  }),
  values('can', 'What may be done although the rules forbid it', word.can, {
    strikeBackline: 'To meet the unit of the backline although one stands in front of it. (R36)',
    strikeProtection: 'To hit protection although units stand in the lane. (R36)',
    attackAtOnce: 'To attack in the turn in which it came, where the match forbids that. (R36)',
    attackFromBack: 'To attack from the backline, where the match forbids that. (R36)',
    moveAnywhere: 'To move to any empty unit zone of its player. (R36)',
  }),
  values('must', 'What has to be done', word.must, {
    attack: 'To attack, if it is ready and nothing keeps it from attacking. (R37)',
  }),
  values('skipped', 'What is skipped', word.skipped, {
    turn: 'The whole turn: it does not begin, and counters do not wear off.',
    draw: 'The draw of the Draw Phase, which then punishes no empty deck. The pool may still be used.',
    main: 'The whole Main Phase, [Start of main] with it.',
  }),
  values('results', 'How a combat has ended', word.result, {
    won: 'This card has won it.',
    lost: 'This card has lost it, by a tie too.',
    tie: 'Both have lost it.',
  }),
  values('instead-of', 'What something else can happen in place of', word.insteadOf, {
    beDestroyed: 'For a unit or land: to die or be destroyed, by combat or an effect. (R41)',
    beReturned: 'For a unit or land: to be put from the table to a pile in another way. (R41)',
    draw: 'For a player: to draw, however many cards at once. (R41)',
    loseProtection: 'For a player: to lose cards of protection, by an attack or an effect. There is no hit then. (R41)',
  }),
  values('means', 'How something came about', word.means, {
    play: 'A unit was played from the hand.',
    summon: 'A unit was summoned.',
    combat: 'A unit lost a combat.',
    attack: 'An attack rested its unit, or hit protection.',
    move: 'A move rested its unit.',
    effect: 'An effect did it.',
    cost: 'It was paid for a cost.',
    return: 'It was put from the table to a pile without dying or being destroyed.',
    phase: 'The rules of the turn did it: the draw of the Draw Phase, a counter that wore off.',
  }),
  values('operators', 'Comparisons', word.operator, usual.OPERATORS),
];
