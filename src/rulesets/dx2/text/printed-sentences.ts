/** How printed skills put together what they do: one thing after the other, where an attack hit, and in a chain effect. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as change from './printed-changes.ts';
import * as deed from './printed-deeds.ts';
import * as join from './printed-joins.ts';
import * as part from './printed-parts.ts';

export const SENTENCES: readonly Wording[] = [
  ...wordings('success', [
    row(
      '{if|when} {the attack is successful|an attack is successful|attack is successful|successful|the attack succeeds|the attack hits|the attack lands}',
      true,
    ),
    row('if the attack hits at least once', true),
    row('if hit', true),
  ]),
  ...wordings('and then', [
    row('{and|, and|, then|then|, and then|and then|,|, the|and also|, and also|, but also}', true),
  ]),
  ...wordings('clause', [
    row('{clause}[,] {with|and} {chance:afflicting} {ills}', ({ clause, chance, ills }) =>
      deed.besides(clause, chance, ills),
    ),
  ]),
  ...wordings('clause', [
    row('{act}'),
    row('{clause} {and:and then} {act}', ({ clause, act }) => join.then(clause, act)),
  ]),
  // A Boost level of this skill alone is said of the levels that follow.
  ...wordings('clause', [row('{clause} {and:and then} {act:own boost}', ({ clause, act }) => join.then(clause, act))]),
  ...wordings('sentence', [
    row('{clause}', ({ clause }) => join.closed(clause)),
    row('{clause}[.] {turns}', ({ clause, turns }) => join.lasting(clause, turns)),
    row('{clause} {success}', ({ clause }) => join.whereHit(clause)),
    row('{clause} {success}[.] {turns}', ({ clause, turns }) => join.whereHit(join.lasting(clause, turns))),
    row('{clause} {turns} {success}', ({ clause, turns }) => join.whereHit(join.lasting(clause, turns))),
    row('{success}, {clause}', ({ clause }) => join.whereHit(join.closed(clause))),
    row('{success}, {clause}[.] {turns}', ({ clause, turns }) => join.whereHit(join.lasting(clause, turns))),
    row('{clause} while {removing}', ({ clause, removing }) => join.thenIf(clause, removing)),
    row('{clause} while {removing}[.] {turns}', ({ clause, removing, turns }) =>
      join.thenIf(clause, join.lasting(removing, turns)),
    ),
    row('{clause}[,] {with|and} {chance:afflicting} {ills} {on|to} {whom} {success}', (heard) =>
      join.thenIf(heard.clause, join.whereHit(deed.afflictedToo(heard.chance, heard.ills, heard.whom))),
    ),
    row('{clause}[,] {with|and} {chance:afflicting} {ills} {on|to} {whom}', (heard) =>
      join.thenIf(heard.clause, deed.afflictedToo(heard.chance, heard.ills, heard.whom)),
    ),
    row('{clause} and, {success}, {sentence}', ({ clause, sentence }) =>
      join.thenIf(join.closed(clause), join.whereHit(sentence)),
    ),
    row('for {turns:turn count}, {clause}', ({ clause, turns }) => join.lasting(clause, turns)),
    row(
      '{clause}[.] ({often:counted often})[.] {next:and or stop} {other:clause}[.] ({more:counted often})',
      (heard) =>
        heard.next === null
          ? undefined
          : join.thenIf(change.doneOnly(heard.clause, heard.often), change.doneOnly(heard.other, heard.more)),
    ),
    row('{clause} after {removing}', ({ clause, removing }) => join.thenIf(removing, join.closed(clause))),
  ]),
  ...wordings('and or stop', [row('{and:and then}'), row('{then,|then}', true)]),
  ...wordings('removing', [
    row('removing {what:all stripped} from {whom}', ({ what, whom }) => deed.ended(what, whom)),
    row('removing {what:all stripped}', ({ what }) => deed.ended(what, part.those('@last'))),
    row('{lowering|reducing|decreasing} {whose} {elements} {affinities} {levels}', ({ elements, whose, levels }) =>
      deed.openly(whose, deed.worse(elements, levels)),
    ),
    row('{lowering|reducing|decreasing} [the] {elements} {affinities} of {whom} {levels}', (heard) =>
      deed.openly(heard.whom, deed.worse(heard.elements, heard.levels)),
    ),
    row('{lowering|reducing|decreasing} {whose} {values} by {number}% {turns}', ({ values, whose, number, turns }) =>
      deed.lowered(values, whose, number, turns),
    ),
    row(
      '{putting|placing} {whom} {in|into} a state of {states:all entered}',
      ({ whom, states }) => deed.entering(states, whom, '?') ?? deed.entering(states, whom),
    ),
    row('{removing} and {other:removing}', ({ removing, other }) => join.then(removing, other)),
    row(
      '{lowering|reducing|decreasing} [the] {values} of {whom} by {number}% {turns}',
      ({ values, whom, number, turns }) => deed.lowered(values, whom, number, turns),
    ),
  ]),
  ...wordings('stop', [
    row('.', true),
    row('{. then,|. then|. afterward,|. afterwards,|. additionally,|. furthermore,|. in addition,|. also,}', true),
    row('{then,|then|furthermore,|additionally,|in addition,|also,}', true),
  ]),
  ...wordings('explanation', [
    row(
      '{raises} the next {phys|physical} attack damage by {number}% and will have a critical effect',
      ({ number }) => ['charge', number, 'might'],
    ),
    row('the next {phys|physical} attack will {have a critical effect|be a critical hit}', ['might', null]),
    row('{raises} [the] [damage of] [the] next {phys|physical} attack [damage] by {number}%', ({ number }) => [
      'charge',
      number,
    ]),
    row('{raises} [the] [damage of] [the] next {mag|magic} attack [damage] by {number}%', ({ number }) => [
      'concentrate',
      number,
    ]),
  ]),
  ...wordings('sentences', [
    row('{sentence}'),
    row('{sentences} {stop} {sentence}', ({ sentences, sentence }) => join.then(sentences, sentence)),
    row('{sentences} {sentence}', ({ sentences, sentence }) => join.then(sentences, sentence)),
    row('{sentences}[.] {explanation}', ({ sentences, explanation }) => {
      const [what = null, percent = null, other] = explanation as Json[];
      const said = other === undefined ? sentences : change.explained(sentences, other, null);
      return said === undefined ? undefined : change.explained(said, what, percent);
    }),
  ]),
];
