/** How cards of the game are printed: wordings that are read besides those of `phrases.ts`, which alone are said. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { SAYS, skill, trait } from '../language/language.ts';
import { ACTS } from './printed-acts.ts';
import { CARDS } from './printed-cards.ts';
import { CONDITIONS } from './printed-conditions.ts';
import { ICZERS } from './printed-iczers.ts';
import { AMOUNTS, NOUNS, NUMBERS } from './printed-nouns.ts';
import * as part from './printed-parts.ts';
import { skillOf } from './printed-skills.ts';

const SENTENCES: Wording[] = [
  ...wordings('then', [
    row('{and then|then|after that|and|also|and also|in addition}', true),
    row('{and then,|then,|after that,|and,|also,|in addition,}', true),
  ]),
  ...wordings('acts', [
    row('{act}'),
    row('{acts} and {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts}, {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts} [,] and then [,] {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts}, and {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts}, then {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts} {and|,} render it engaged', ({ acts }) => [...(acts as Json[]), { do: 'engage', to: '$it' }]),
  ]),
  ...wordings('sentence', [
    row('{acts}', ({ acts }) => ({ k: 'do', do: acts })),
    row('{then} {sentence}', ({ sentence }) => sentence),
    row('if {condition}, {acts}', ({ condition, acts }) => ({ k: 'if', if: condition, do: acts })),
    row('if {condition} {acts}', ({ condition, acts }) => ({ k: 'if', if: condition, do: acts })),
    row('{acts} if {condition}', ({ condition, acts }) => ({ k: 'if', if: condition, do: acts })),
    row('otherwise, {acts}', ({ acts }) => ({ k: 'otherwise', do: acts })),
    row('the first time this skill {is activated|activates}, {acts}', ({ acts }) => ({ k: 'first', do: acts })),
    row('poisoned units cannot {regain|recover} hp by {resting|rest}', { k: 'poisoned' }),
    row('repeat this [{skill|effect}] [once] for {each|every} {noun}', ({ noun }) => ({
      k: 'repeatedFor',
      times: part.numberOf(noun) ?? null,
    })),
    row('\\[conditional use [/] {condition:use}\\] {acts}', ({ condition, acts }) => ({
      k: 'if',
      if: condition,
      do: acts,
      whole: true,
    })),
    row('{num}% chance[:] {acts}', ({ num, acts }) => ({ k: 'chance', num, do: acts })),
    row('{this effect is|this skill is} repeated [a total of] {times}', ({ times }) => ({ k: 'repeated', times })),
    row('repeat this {effect|skill} [a total of] {times}', ({ times }) => ({ k: 'repeated', times })),
    row('{this effect|this skill} {occurs|repeats|is repeated} {times}', ({ times }) => ({ k: 'repeated', times })),
    row('[this effect] remains after revive', { k: 'gone' }),
    row('this effect is cumulative', { k: 'nothing' }),
  ]),
  ...wordings('sentences', [
    row('{sentence}', ({ sentence }) => [sentence]),
    row('{sentences}. {sentence}', ({ sentences, sentence }) => [...(sentences as Json[]), sentence]),
  ]),
  ...wordings('kind', [
    ...['open', 'start', 'auto', 'action', 'counter', 'close', 'soul'].map((kind) => row(kind, kind)),
  ]),
  ...wordings('head of a skill', [
    row('{kind}:', ({ kind }) => ({ kind })),
    row('{kind} ({num} sp):', ({ kind, num }) => ({ kind, ...(num === 0 ? {} : { cost: num }) })),
  ]),
  ...wordings('doing of a unit', [
    row('when this unit {executes|uses} an attack [action][,]', { kind: 'attack' }),
    row('if this unit attacks,', { kind: 'attack' }),
    row('when {this unit|} {uses|using|executes} {rest|a rest action}[,]', { kind: 'standby' }),
    row('when this unit {executes|uses} an iczer attack [action][,]', { kind: 'iczerAttack' }),
    row('when this unit {executes|uses} a move [action][,]', { kind: 'move' }),
  ]),
  ...wordings(skill, [
    row('{head:head of a skill} {sentences}[.]', ({ head, sentences }) => skillOf(head, sentences)),
    row(
      '{head:head of a skill} \\[conditional use [/] {condition:use}\\] {sentences}[.]',
      ({ head, condition, sentences }) => skillOf(head, sentences, condition),
    ),
    row('{head:head of a skill} {bracketed} {sentences}[.]', ({ head, bracketed, sentences }) => {
      const condition = part.namedOnField(bracketed);
      return condition === undefined ? undefined : skillOf(head, sentences, condition);
    }),
    row('{head:doing of a unit} {sentences}[.]', ({ head, sentences }) => skillOf(head, sentences)),
  ]),
  ...wordings(trait, [row('this unit {lack}[.]', ({ lack }) => (lack as Json[])[0])]),
  ...wordings(SAYS.revivalCost, [
    row('this unit uses {num} \\[sp\\] when reviving during \\[set phase: revive\\][.]', ({ num }) => ({
      revivalCost: num,
    })),
    row('this unit uses {num} sp when reviving during set phase: revive[.]', ({ num }) => ({ revivalCost: num })),
  ]),
  ...wordings(SAYS.iczerAttackCost, [
    row('when this unit executes an iczer attack[ action], it costs {num} sp[.]', ({ num }) => ({
      iczerAttackCost: num,
    })),
  ]),
  ...wordings(SAYS.neverLocked, [
    row("when this card is in the file, it cannot be locked by other units' open skills[.]", { neverLocked: true }),
  ]),
];

export const PRINTED: readonly Wording[] = [
  ...NUMBERS,
  ...NOUNS,
  ...AMOUNTS,
  ...CONDITIONS,
  ...CARDS,
  ...ACTS,
  ...ICZERS,
  ...SENTENCES,
];
