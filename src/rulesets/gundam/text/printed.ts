/** How the cards of the game are printed: wordings that are read besides those of `phrases.ts`, which alone are said. */
import type { Json } from '../../../engine/index.ts';
import type { Row, Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { ability, keywords, link, pilotEffect } from '../language/language.ts';
import { ACTS } from './printed-acts.ts';
import { CONDITIONS } from './printed-conditions.ts';
import { LASTING, mayAttackOnArrival, REDUCED, shields } from './printed-lasting.ts';
import type { Noun } from './printed-nouns.ts';
import { AMOUNTS, CARDS, KEYWORDS, NOUNS, placed, times, VALUED } from './printed-nouns.ts';
import { meansOfAbility } from './printed-parts.ts';
import { SENTENCES } from './printed-sentences.ts';
import { battleOver, event, TRIGGERS } from './printed-triggers.ts';

/** The times at which cards say that their abilities work, with a word behind them. */
const TIMINGS = [
  ['deploy', 'deploy'],
  ['attack', 'attack'],
  ['destroyed', 'destroyed'],
  ['burst', 'burst'],
  ['main', 'main'],
  ['action', 'action'],
  ['when linked', 'whenLinked'],
  ['when paired', 'whenPaired'],
  ['activate･main', 'activateMain'],
  ['activate･action', 'activateAction'],
] as const;

const ABILITIES: Wording[] = [
  ...wordings('timing', [
    row('【deploy】', { timing: 'deploy' }),
    row('【attack】', { timing: 'attack' }),
    row('【destroyed】', { timing: 'destroyed' }),
    row('【burst】', { timing: 'burst' }),
    row('【main】', { timing: 'main' }),
    row('【action】', { timing: 'action' }),
    row('【main】/【action】', { timing: ['main', 'action'] }),
    row('【deploy】/【attack】', { timing: ['deploy', 'attack'] }),
    row('【deploy】/【destroyed】', { timing: ['deploy', 'destroyed'] }),
    row('【attack】/【destroyed】', { timing: ['attack', 'destroyed'] }),
    row('【when paired】/【attack】', { timing: ['whenPaired', 'attack'] }),
    row('【deploy】/【when paired】', { timing: ['deploy', 'whenPaired'] }),
    row('【activate･main】', { timing: 'activateMain' }),
    row('【activate･action】', { timing: 'activateAction' }),
    row('【activate･main】/【activate･action】', { timing: ['activateMain', 'activateAction'] }),
    row('【when paired】', { timing: 'whenPaired' }),
    row('【when linked】', { timing: 'whenLinked' }),
    row('【when paired･{pairing}】', ({ pairing }) => ({ timing: 'whenPaired', pairedWith: pairing })),
    row('【when linked･{pairing}】', ({ pairing }) => ({ timing: 'whenLinked', pairedWith: pairing })),
  ]),
  ...wordings('pairing', [
    row('{trait} pilot', ({ trait }) => ({ trait })),
    row('{color} pilot', ({ color }) => ({ color })),
    row('{color} {trait} pilot', ({ color, trait }) => ({ color, trait })),
    row('{level} pilot', ({ level }) => ({ level })),
  ]),
  ...wordings('bond', [
    row('【during pair】', { during: 'pair' }),
    row('【during link】', { during: 'link' }),
    row('【during pair･{pairing}】', ({ pairing }) => ({ during: 'pair', pairedWith: pairing })),
    row('【during link･{pairing}】', ({ pairing }) => ({ during: 'link', pairedWith: pairing })),
  ]),
  ...wordings('mark', [row('{bond}'), row('【once per turn】', { oncePerTurn: true })]),
  ...wordings('marks', [
    row('{mark}'),
    row('{marks} {mark}', ({ marks, mark }) => ({ ...(marks as object), ...(mark as object) })),
  ]),
  ...wordings(
    'circled',
    ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'].map((sign, at) => row(sign, at + 1)),
  ),
  ...wordings('price', [
    row('{circled}', ({ circled }) => ({ resources: circled })),
    row('rest this {unit|base}', { restThis: true }),
    row('destroy this {unit|base}', { destroyThis: true }),
    row("return this unit to the bottom of its owner's deck", { returnThis: 'deckBottom' }),
    row("return this unit to its owner's hand", { returnThis: 'hand' }),
    row('deal {number} damage to this unit', ({ number }) => ({ damageThis: number })),
    row('discard {number}', ({ number }) => ({ discard: number })),
    row('discard {number} {plain}', ({ number, plain }) => {
      const { cards, filter } = plain as Record<string, Json>;
      return cards === true ? { discard: number, ...(filter ? { filter } : {}) } : undefined;
    }),
    row('exile {number} {plain} {from|in} your trash [from the game]', ({ number, plain }) => {
      const { cards, filter } = plain as Record<string, Json>;
      return cards === true ? { removeFromTrash: number, ...(filter ? { filter } : {}) } : undefined;
    }),
    row('destroy {number} of {noun}', ({ number, noun }) => {
      const { side, zone, filter } = noun as Noun;
      return side === 'own' && zone === undefined ? { destroy: number, ...(filter ? { filter } : {}) } : undefined;
    }),
    row('rest {number} [of] {noun}', ({ number, noun }) => {
      const { side, zone, filter } = noun as Noun;
      return side === 'own' && zone === undefined ? { rest: number, ...(filter ? { filter } : {}) } : undefined;
    }),
  ]),
  ...wordings('prices', [
    row('{price}', ({ price }) => [price]),
    row('{prices}, {price}', ({ prices, price }) => [...(prices as Json[]), price]),
  ]),
  ...wordings('whose', [
    row('during your turn,', { turn: 'yours' }),
    row("during your opponent's turn,", { turn: 'opponents' }),
    row('during a turn {where|when|in which} {past},', ({ past }) => past),
  ]),
  ...wordings('whose turn', [row('your turn', 'yours'), row("your opponent's turn", 'opponents')]),
  ...wordings('text', [
    row('{sentences}[.]', ({ sentences }) => ({ sentences })),
    row('{prices}{:|：} {sentences}[.]', ({ prices, sentences }) => ({ prices, sentences })),
  ]),
  ...wordings('waits', [
    row('at the end of the turn when this unit is paired with a pilot, {sentences}[.]', ({ sentences }) => ({
      happening: event('paired', { self: true }, {}) ?? null,
      sentences: [{ k: 'later', later: { event: 'turnEnd' }, sentences }],
    })),
    row('{when|whenever|if} {happening}, {sentences}[.]', ({ happening, sentences }) => ({ happening, sentences })),
    row('when {happening} during {whose turn}, {sentences}[.]', ({ happening, sentences, 'whose turn': turn }) => ({
      happening,
      sentences,
      while: { turn },
    })),
    row('when {happening} while {condition}, {sentences}[.]', ({ happening, sentences, condition }) => ({
      happening,
      sentences,
      while: condition,
    })),
    row('when {happening} and {condition}, {sentences}[.]', ({ happening, sentences, condition }) => ({
      happening,
      sentences,
      while: condition,
    })),
    row('at the {start|beginning} of {whose turn}, {sentences}[.]', ({ sentences, 'whose turn': turn }) => ({
      start: turn,
      sentences,
    })),
    row('at the {start|beginning} of your main phase, {sentences}[.]', ({ sentences }) => ({
      happening: { when: { event: 'mainPhase', side: 'own' }, it: 'this', that: null },
      sentences,
    })),
    row('at the end of a turn {where|when|in which} {past}, {sentences}[.]', ({ past, sentences }) => ({
      happening: { when: { event: 'turnEnd' }, it: 'this', that: null },
      sentences,
      while: past,
    })),
    row('at the end of {each|every} turn, {sentences}[.]', ({ sentences }) => ({
      happening: { when: { event: 'turnEnd' }, it: 'this', that: null },
      sentences,
    })),
    row("at the end of {this unit's battle|a battle involving this unit}, {sentences}[.]", ({ sentences }) => ({
      happening: battleOver(),
      sentences,
    })),
    row('at the end of your turn, {sentences}[.]', ({ sentences }) => ({ end: 'yours', sentences })),
    row("at the end of your opponent's turn, {sentences}[.]", ({ sentences }) => ({ end: 'opponents', sentences })),
  ]),
  ...wordings('holds', [
    row('{subject} {lasts}', ({ subject, lasts }) => ({ to: subject, lasts })),
    row("{card}'s ap can't be reduced by enemy effects", ({ card }) => ({
      to: card,
      lasts: [{ cant: 'loseAp', by: { side: 'enemy' } }],
    })),
    row("this unit's ap can't be reduced by enemy effects", {
      to: 'this',
      lasts: [{ cant: 'loseAp', by: { side: 'enemy' } }],
    }),
    row('enemy units choose this rested unit as their attack target if possible when attacking', {
      to: { all: true, side: 'own', filter: { other: false, state: 'rested' } },
      lasts: [{ must: 'beAttacked' }],
    }),
    row('enemy units choose one of {noun} as their attack target if possible when attacking', ({ noun }) => ({
      to: placed({ all: true }, noun) ?? null,
      lasts: [{ must: 'beAttacked' }],
    })),
    row("increase this unit's ap by an amount equal to {amount}", ({ amount }) => ({
      to: 'this',
      lasts: [{ ap: amount }],
    })),
    row('this unit can only attack during a turn when one of {noun} is deployed', ({ noun }) => ({
      to: 'this',
      lasts: [{ cant: 'attack' }],
      when: { compare: { history: 'deployed', who: 'you', filter: (noun as Noun).filter ?? {} }, op: '=', to: 0 },
    })),
    row("when you rest your base with one of your units' effects, you may rest this unit instead", {
      instead: {
        of: 'rested',
        to: 'ownBase',
        by: 'effects',
        source: { side: 'own', filter: { type: 'unit' } },
        optional: true,
        effects: [{ do: 'rest', target: 'this' }],
      },
    }),
    row(
      'when playing this card [from your hand], you may {price}. if you do, play this card as if it has {number} lv. and cost',
      ({ price, number }) => ({
        zone: 'hand',
        dear: [{ playFor: [price], cost: number, level: number }],
      }),
    ),
    row('this card in your hand gets {dear}', ({ dear }) => ({ zone: 'hand', dear })),
    row('this card in your trash gets {dear}', ({ dear }) => ({ zone: 'trash', dear })),
    row('{reduced}', ({ reduced }) => {
      const { target, amount, ...rest } = reduced as { target: Json; amount: Json; next?: true };
      return rest.next === undefined ? { to: target, lasts: [{ prevent: amount, ...rest }] } : undefined;
    }),
    row('all {noun} are deployed rested', ({ noun }) => {
      const { side, zone, filter = {} } = noun as Noun;
      if (zone !== undefined) return undefined;
      return { dear: [{ entersRested: filter, ...(side === undefined ? {} : { side }) }] };
    }),
    row("this card's cost is reduced by {number} {each}", ({ number, each }) => ({
      zone: 'hand',
      dear: [{ cost: times(each, -(number as number)) }],
    })),
    row('reduce the cost of this card in your hand by an amount equal to {amount}', ({ amount }) =>
      typeof amount === 'number' ? undefined : { zone: 'hand', dear: [{ cost: times(amount, -1) }] },
    ),
    row(
      'on the turn this unit is deployed, it may {choose|attack} {victim} as its attack target [and attack it]',
      ({ victim }) => {
        const lasts = mayAttackOnArrival(victim);
        return lasts && { to: 'this', lasts };
      },
    ),
    row('on the turn this unit is deployed, it may attack', { to: 'this', lasts: [{ can: 'attackOnArrival' }] }),
    row('on the turn {one|any} of {noun} is deployed, it may attack', ({ noun }) => ({
      to: placed({ all: true }, noun) ?? null,
      lasts: [{ can: 'attackOnArrival' }],
    })),
    row(
      'on the turn {one|any} of {noun} is deployed, it may {choose|attack} {victim} as its attack target [and attack it]',
      ({ noun, victim }) => {
        const lasts = mayAttackOnArrival(victim);
        return lasts && { to: placed({ all: true }, noun) ?? null, lasts };
      },
    ),
    row(
      "{subject} {won't|can't} be set as active during {their start phase|your opponent's start phase|their owner's start phase}",
      ({ subject }) => ({
        to: subject,
        lasts: [{ cant: 'setActiveInStartPhase' }],
      }),
    ),
    row('when playing this card, reduce its cost by {number} {each}', ({ number, each }) => ({
      zone: 'hand',
      dear: [{ cost: times(each, -(number as number)) }],
    })),
    row('friendly shields {lasts}', ({ lasts }) => shields(lasts, 'shields')),
    row('your shield area cards {lasts}', ({ lasts }) => shields(lasts)),
  ]),
  ...wordings('dear', [
    row('cost {signed}', ({ signed }) => [{ cost: signed }]),
    row('lv. {signed}', ({ signed }) => [{ level: signed }]),
    row('lv. {level:signed} and cost {signed}', ({ level, signed }) => [{ level }, { cost: signed }]),
    row('{dear} {each}', ({ dear, each }) => {
      const all = dear as Record<string, Json>[];
      if (!all.every((one) => Object.values(one).every((value) => typeof value === 'number'))) return undefined;
      return all.map((one) =>
        Object.fromEntries(Object.entries(one).map(([key, value]) => [key, times(each, value as number)])),
      );
    }),
  ]),
  ...wordings('constant', [
    row('{holds}[.]', ({ holds }) => ({ holds })),
    row('{while|if} {condition}, {holds}[.]', ({ condition, holds }) => ({ if: [condition], holds })),
    row('when {subject} {receives|receive} {hurt}, if {condition}, reduce it by {number}[.]', (heard) => ({
      if: [heard.condition],
      holds: { to: heard.subject, lasts: [{ prevent: heard.number, ...(heard.hurt as object) }] },
    })),
    row('when {one|any} of {noun} {receives|receive} {hurt}, reduce it by {number}[.]', ({ noun, hurt, number }) => ({
      holds: { to: placed({ all: true }, noun) ?? null, lasts: [{ prevent: number, ...(hurt as object) }] },
    })),
    row('{holds} unless {condition}[.]', ({ condition, holds }) => ({ if: [{ not: condition }], holds })),
    row('{holds} while {condition}[.]', ({ condition, holds }) => ({ if: [condition], holds })),
    row("{holds} during your opponent's turn[.]", ({ holds }) => ({ if: [{ turn: 'opponents' }], holds })),
    row('{holds} during your turn[.]', ({ holds }) => ({ if: [{ turn: 'yours' }], holds })),
    row('{whose} {constant}', ({ whose, constant }) => {
      const { if: all = [] as Json[], ...rest } = constant as { if?: Json[] };
      return { ...rest, if: [whose, ...all] };
    }),
  ]),
  ...wordings('head of an ability', [
    row('{timing}'),
    row('{marks} {timing}', ({ marks, timing }) => ({ ...(marks as object), ...(timing as object) })),
    row('{timing} {marks}', ({ marks, timing }) => ({ ...(marks as object), ...(timing as object) })),
    row('{marks} {timing} {more:marks}', ({ marks, timing, more }) => ({
      ...(marks as object),
      ...(timing as object),
      ...(more as object),
    })),
  ]),
  ...wordings('opening', [
    row('{whose}', ({ whose }) => ({ if: whose })),
    row('{marks}'),
    row('{marks} {whose}', ({ marks, whose }) => ({ ...(marks as object), if: whose })),
  ]),
  ...wordings('developing', [
    ...TIMINGS.map(([printed, timing]) =>
      row(`【${printed}{・|･}development {number}】`, ({ number }) => ({ timing, number })),
    ),
  ]),
  ...wordings('developed', [
    row('{developing}'),
    row('{marks} {developing}', ({ marks, developing }) => ({ ...(marks as object), ...(developing as object) })),
    row('{developing} {marks}', ({ marks, developing }) => ({ ...(marks as object), ...(developing as object) })),
  ]),
  ...wordings(ability, [
    row(
      '{developed} you may exile the specified number of {plain} {in|from} your trash [from the game]. if you do, activate the following effect: [■] {sentences}[.]',
      ({ developed, plain, sentences }) => {
        const { number, ...head } = developed as { number: number };
        const { cards, filter, ...rest } = plain as Record<string, Json>;
        if (cards !== true || Object.keys(rest).length > 0) return undefined;
        const cost: Json = [{ removeFromTrash: number, ...(filter === undefined ? {} : { filter }) }];
        return meansOfAbility({ head, text: { sentences: [{ k: 'paid', cost, sentences }] } });
      },
    ),
    row('{head:head of an ability} {text}', ({ head, text }) => meansOfAbility({ head, text })),
    row('{waits}', ({ waits }) => meansOfAbility({ waits })),
    row('{opening} {waits}', ({ opening, waits }) => meansOfAbility({ head: opening, waits })),
    row('{constant}', ({ constant }) => meansOfAbility({ constant })),
    row('{marks} {constant}', ({ marks, constant }) => meansOfAbility({ head: marks, constant })),
  ]),
];

/** A reminder explains a keyword to people, and says nothing. */
const OTHERS: Wording[] = [
  ...wordings('own keyword', [
    ...KEYWORDS.map(
      ([word, text]): Row =>
        VALUED.has(word)
          ? row(`<${text} {number}>`, ({ number }) => ({ [word]: number }))
          : row(`<${text}>`, { [word]: true }),
    ),
    row('【activate･{main|action}】<support {number}>', ({ number }) => ({ support: number })),
  ]),
  ...wordings('own keyword', [
    row('{bracketed}', ({ bracketed }) => {
      const found = KEYWORDS.find(([word, text]) => text === String(bracketed).toLowerCase() && !VALUED.has(word));
      return found && { [found[0]]: true };
    }),
  ]),
  ...wordings('keyword and reminder', [row('{word:own keyword}'), row('{word:own keyword} {parenthesised}')]),
  ...wordings(keywords, [row('{word:keyword and reminder}')]),
  ...wordings(link, [
    row('link: {bracketed}', ({ bracketed }) => ({ name: bracketed })),
    row('link: {trait} trait', ({ trait }) => ({ trait })),
  ]),
  ...wordings(pilotEffect, [
    row('【pilot】{bracketed} ap+{ap:number} hp+{hp:number}', ({ bracketed, ap, hp }) => ({ name: bracketed, ap, hp })),
  ]),
];

export const PRINTED: readonly Wording[] = [
  ...NOUNS,
  ...CARDS,
  ...CONDITIONS,
  ...LASTING,
  ...AMOUNTS,
  ...ACTS,
  ...REDUCED,
  ...SENTENCES,
  ...TRIGGERS,
  ...ABILITIES,
  ...OTHERS,
];
