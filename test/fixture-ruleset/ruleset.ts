import { z } from 'zod';
import type { Json, Ruleset } from '../../src/engine/index.ts';
import { defineRuleset } from '../../src/engine/index.ts';
import { answer, hang, pass, ring, ringOnStack } from './actions.ts';
import { crack } from './atoms.ts';
import type { Bells } from './board.ts';
import { board } from './board.ts';
import { bell, compileAs } from './cards.ts';
import type { PolicyName } from './policies.ts';
import { policies } from './policies.ts';
import { checkState, placeIn, position } from './position.ts';
import { rulebook } from './rulebook.ts';
import { sampleCards, sampleDecks } from './samples.ts';
import { triggersFor } from './triggers.ts';
import { answers, game, hanging, settle, spared, turn } from './turn.ts';
import { describe, describePending, view } from './view.ts';

const deck = z.array(z.string()).min(1).max(40);

/** The game of Bells in which bells wait for each other in the way of `name`. */
export function bells(name: PolicyName): Ruleset<Bells> {
  const policy = policies[name];
  const main = [hang, policy.after === 'window:answers' ? ringOnStack : ring, pass];
  const turnProgram = turn(main, policy.after);
  const byAfter = { settle: [settle], 'window:answers': [answers] };
  return defineRuleset<Bells>({
    id: `bells-${name}`,
    version: '1.0.0',
    title: `Bells (${name})`,
    summary: 'Bells that make each other ring.',
    rulebook,
    options: z.strictObject({}),
    card: bell,
    deck,
    board,
    position,
    samples: { cards: sampleCards, decks: sampleDecks },
    compile: compileAs(policy.bell),
    checkDeck: (source, cards) =>
      deck
        .parse(source)
        .flatMap((card, at) => (cards.cards.has(card) ? [] : [{ path: `/${at}`, reason: 'no such card' }])),
    programs: [game, turnProgram, hanging, spared, ...(policy.after ? byAfter[policy.after] : [])],
    actions: policy.after === 'window:answers' ? [...main, answer] : main,
    timing: {
      collect: policy.collect,
      triggers: triggersFor(policy),
      queues: policy.queues,
      ...(policy.queue === undefined ? {} : { queue: policy.queue }),
      sweep: { at: policy.sweep, run: crack },
      guard: { entries: 40, clause: 'wait.loop' },
    },
    clauses: { concede: 'end.concede', notYourDecision: 'decide.turn', order: 'wait.order', gameOver: 'end.over' },
    setup: (seats) => {
      const side = (source: Json) => ({ points: 0, box: deck.parse(source), hand: [], gone: [] });
      return {
        board: { turn: 0, active: 'p2', bells: [], sides: { p1: side(seats[0].deck), p2: side(seats[1].deck) } },
        program: 'bells',
      };
    },
    place: placeIn(turnProgram.labels),
    checkState,
    view,
    describe,
    describePending,
  });
}

export const policyNames = ['queues', 'nested', 'waves', 'batches', 'answers'] as const satisfies PolicyName[];
