/** How the sentences of printed texts are put. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { beside } from './printed-acts.ts';
import { every } from './printed-conditions.ts';
import { chosen } from './printed-nouns.ts';
import { joined } from './printed-parts.ts';

export const SENTENCES: Wording[] = [
  ...wordings('acts', [
    row('{act}'),
    row('{acts} and {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts}[,] [and] then {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
  ]),
  ...wordings('deed', [
    row('{acts}'),
    row('you may {acts}', ({ acts }) => [{ may: acts }]),
    row('{subject} may recover {number} hp', ({ subject, number }) => [
      { may: [{ do: 'recover', amount: number, to: subject }] },
    ]),
    row(
      '{deed} if {condition}, {second:deed} if {other:condition}, or {third:deed} if {last:condition}',
      ({ deed, condition, second, other, third, last }) => [
        { if: condition, then: deed, else: [{ if: other, then: second, else: [{ if: last, then: third }] }] },
      ],
    ),
  ]),
  // Sentences that go on in the next ones.
  ...wordings('clause', [
    row('choose {first:choice} and {second:choice}', ({ first, second }) => ({ k: 'two', first, second })),
    row('you may choose {first:choice} and {second:choice}', ({ first, second }) => ({
      k: 'two',
      first,
      second,
      may: true,
    })),
    row('choose {count} {plain} and {second:choice}', ({ count, plain, second }) => beside(count, plain, second)),
    row('you may choose {count} {plain} and {second:choice}', ({ count, plain, second }) => {
      const two = beside(count, plain, second);
      return two && { ...two, may: true };
    }),
    row('you may pay {circled}', ({ circled }) => ({ k: 'pay', cost: [{ resources: circled }] })),
    row('during this turn, {when|if} {happening}, {sentence}', ({ happening, sentence }) => ({
      k: 'waits',
      happening,
      sentence,
    })),
    row('when {waiting:happening} during this turn, {sentence}', ({ waiting, sentence }) => ({
      k: 'waits',
      happening: waiting,
      sentence,
    })),
    row('if {condition}, {deed}', ({ condition, deed }) => ({ k: 'if', if: condition, do: deed })),
  ]),
  ...wordings('sentence', [
    row('{clause}'),
    row('if {condition}, {clause}', ({ condition, clause }) => ({ k: 'within', if: condition, sentence: clause })),
    row('{whose} {clause}', ({ whose, clause }) =>
      (clause as { k: string }).k === 'if' ? undefined : { k: 'within', if: whose, sentence: clause },
    ),
    row('{deed}', ({ deed }) => ({ k: 'do', do: deed })),
    row('then, {sentence}', ({ sentence }) => sentence),
    row('{deed} if {condition}', ({ condition, deed }) => ({ k: 'if', if: condition, do: deed })),
    row('if you do, {deed}', ({ deed }) => ({ k: 'ifdo', do: deed })),
    row('{otherwise|if not}, {deed}', ({ deed }) => ({ k: 'else', do: deed })),
    row("if you {don't|do not}, {deed}", ({ deed }) => ({ k: 'ifnot', do: deed })),
    row('if {foe:foes} {they discard|that player discards} {discarded}', ({ foe, discarded }) => ({
      k: 'if',
      if: foe,
      do: [{ do: 'discard', ...(discarded as object), who: 'opponent' }],
    })),
    row(
      '{all players each choose|each player chooses|all players choose} {count} of their {plain}',
      ({ count, plain }) => {
        const [own, theirs] = ['own', 'enemy'].map((side) => {
          const noun = joined(plain, { side });
          return noun && chosen(count, noun);
        });
        if (own === undefined || theirs === undefined) return undefined;
        return { k: 'two', first: own, second: { ...(theirs as object), by: 'opponent' } };
      },
    ),
    row('choose 1 enemy player', { k: 'do', do: [] }),
    row('choose 1 enemy player with {range} cards in their hand', ({ range }) => ({
      k: 'if',
      if: { count: { side: 'enemy', zone: 'hand' }, ...(range as object) },
      do: [],
    })),
    row('choose 1 enemy player with {range} cards in their hand. they discard {discarded}', ({ range, discarded }) => ({
      k: 'if',
      if: { count: { side: 'enemy', zone: 'hand' }, ...(range as object) },
      do: [{ do: 'discard', ...(discarded as object), who: 'opponent' }],
    })),
    row(
      '[when playing this card,] choose {number} of the following effects and activate {it|them}: {modes}',
      ({ number, modes }) => ({ k: 'modes', choose: number, modes }),
    ),
    row('{whose} {deed}', ({ whose, deed }) => ({ k: 'if', if: whose, do: deed })),
    row(
      "after activating this card's 【main】, you may pair this card from your trash with {choice}",
      ({ choice }) => ({
        k: 'end',
        do: [{ may: [{ do: 'pair', pilot: 'thisCard', unit: choice }] }],
      }),
    ),
    row('{whose} if {condition}, {deed}', ({ whose, condition, deed }) => ({
      k: 'if',
      if: { all: [whose, ...every(condition)] },
      do: deed,
    })),
    row('at the end of {this|the} turn, {sentence}', ({ sentence }) => ({
      k: 'waits',
      happening: { when: { event: 'turnEnd' } },
      sentence,
    })),
    row('if {condition}, reduce by {number} instead', ({ condition, number }) => ({
      k: 'more',
      what: 'prevent',
      if: condition,
      amount: number,
    })),
    row('if {condition}, choose {choice} instead', ({ condition, choice }) => ({
      k: 'instead',
      if: condition,
      choice,
    })),
    row('if {condition}, {acts} instead', ({ condition, acts }) => {
      const [{ do: first } = { do: '' }] = acts as { do: string }[];
      return first === 'choose' ? undefined : { k: 'other', if: condition, do: acts };
    }),
    row('if {condition}, {subject} {lasts} instead', ({ condition, subject, lasts }) => ({
      k: 'rather',
      if: condition,
      to: subject,
      lasts,
    })),
    row('if {condition}, deal {number} damage instead', ({ condition, number }) => ({
      k: 'more',
      if: condition,
      amount: number,
    })),
    row('return {the remaining cards|the rest|the others} [randomly] to the bottom of your deck', {
      k: 'end',
      do: [{ do: 'putBack', to: 'deckBottom' }],
    }),
    row('return {any|the} remaining card to the bottom of your deck', {
      k: 'end',
      do: [{ do: 'putBack', to: 'deckBottom' }],
    }),
    row('place the remaining {card|cards} into your trash', { k: 'end', do: [{ do: 'putBack', to: 'trash' }] }),
    row('when this effect destroys {an enemy unit|a unit|it}, {deed}', ({ deed }) => ({
      k: 'if',
      if: { compare: { history: 'destroyed', of: '$it' }, op: '>=', to: 1 },
      do: deed,
    })),
  ]),
  ...wordings('modes', [
    row('■ {sentences} [.] ■ {more:sentences}', ({ sentences, more }) => [sentences, more]),
    row('{modes} [.] ■ {sentences}', ({ modes, sentences }) => [...(modes as Json[]), sentences]),
  ]),
  ...wordings('sentences', [
    row('{sentence}', ({ sentence }) => [sentence]),
    row('{sentences}. {sentence}', ({ sentences, sentence }) => [...(sentences as Json[]), sentence]),
  ]),
];
