import assert from 'node:assert/strict';
import type { Action, Game, GameEvent, GameState, Played, Viewer, Watched, Why } from '../../src/engine/index.ts';
import { chainOf, clausesOf, copyOf, PLAYERS, watchPly, whyEvent, whyNot } from '../../src/engine/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import type { Law, Plan } from './support/play.ts';
import { act, begin, granted, sealed, seatsOf, walk } from './support/play.ts';
import type { Subject } from './support/subject.ts';
import { seenUntilRevealed, swapped } from './support/swap.ts';
import { wrongActions } from './support/wrong-actions.ts';

/** The laws of explaining, to be tried in random games of every ruleset. */
export function explaining(subject: Subject): Law[] {
  const { rules } = subject;
  const found: Law[] = [];
  const law = (name: string, holds: (plan: Plan) => void) => {
    found.push({ name, share: 1 / 3, holds });
  };
  const watched = (played: Played<Game>): Watched => granted(watchPly(rules, rules.sampleCards, played));
  const why = (
    known: ReadonlyMap<number, GameEvent>,
    event: GameEvent,
    action: Action | null,
    seen: Watched,
    as: Viewer,
  ) => {
    const chain = chainOf(event, (seq) => known.get(seq));
    return whyEvent(rules, rules.sampleCards, { chain, ply: 1, action, watched: seen }, as);
  };

  law('every event has a chain of causes that begins somewhere, and clauses that the rulebook has', (plan) => {
    const known = new Map<number, GameEvent>();
    const explainAll = (events: readonly GameEvent[], action: Action | null, seen: Watched) => {
      assert.deepEqual(seen.events, events);
      for (const event of events) known.set(event.seq, event);
      for (const event of events) {
        const told = why(known, event, action, seen, 'judge');
        assert.equal(told.chain[0]?.parent, null);
        assert.equal(told.chain.at(-1)?.seq, event.seq);
        for (const { id, text } of told.clauses) assert.ok(id in rules.rulebook && text.length > 0, id);
        assert.deepEqual(
          clausesOf(event).filter((id) => !told.clauses.some((clause) => clause.id === id)),
          [],
        );
        assert.ok(told.text.length > 0);
        sameReasons(event, told);
      }
    };
    explainAll(begin(subject, plan).events, null, watched({ start: seatsOf(subject, plan) }));
    walk(subject, plan, ({ state, action, next }) => {
      const seen = watched({ before: state, action });
      assert.ok(seen.decision === null || seen.decision.id === action.decision);
      explainAll(next().events, action, seen);
    });
  });

  law('nobody learns from an explanation what is hidden from them', (plan) => {
    const dice = diceFrom(plan.seed);
    const known = new Map(begin(subject, plan).events.map((event) => [event.seq, event]));
    walk(subject, plan, ({ state, awaiting, action }) => {
      const here = watched({ before: state, action });
      for (const event of here.events) known.set(event.seq, event);
      for (const viewer of PLAYERS) {
        const other = swapped(subject, state, viewer, awaiting, dice.below);
        if (!other || !act(subject, copyOf(other), action).ok) continue;
        const there = watched({ before: other, action });
        const [shown] = seenUntilRevealed(subject, [here.events, there.events], viewer);
        const elsewhere = new Map([...known, ...there.events.map((event) => [event.seq, event] as const)]);
        for (let at = 0; at < shown.length; at++) {
          const [one, two] = [here.events[at], there.events[at]];
          assert.ok(one && two);
          assert.deepEqual(why(elsewhere, two, action, there, viewer), why(known, one, action, here, viewer));
        }
      }
    });
  });

  law('what is tried is legal where it would be accepted, and what is nearest would be', (plan) => {
    const dice = diceFrom(plan.seed);
    const options: string[] = ['pass'];
    walk(subject, plan, ({ state, awaiting, action }) => {
      const before = sealed(state);
      assert.ok(tried(subject, state, action).legal);
      const wrong = wrongActions(awaiting, options, dice.below).filter(() => dice.below(4) === 0);
      for (const bent of wrong) {
        const answer = tried(subject, state, bent);
        assert.ok(!answer.legal, `${JSON.stringify(bent)} is refused and told to be legal`);
        assert.ok(answer.facts.length > 0, `${answer.code}: ${JSON.stringify(bent)} is refused without a fact`);
        assert.equal(answer.toMakeLegal.length, answer.facts.length);
        for (const { clause } of answer.facts) assert.ok(clause in rules.rulebook, clause);
        const near = answer.nearest[dice.below(Math.max(1, answer.nearest.length))];
        if (near) assert.ok(act(subject, copyOf(state), near.action).ok, `${near.id} is near and refused`);
      }
      for (const viewer of PLAYERS) {
        const other = swapped(subject, state, viewer, awaiting, dice.below);
        const own = wrong.filter(({ player }) => player === viewer);
        const bent = own[dice.below(Math.max(1, own.length))];
        if (other && bent) assert.deepEqual(tried(subject, other, bent), tried(subject, state, bent));
      }
      assert.equal(sealed(state), before);
      options.push(...awaiting.flatMap((decision) => decision.options.map(({ id }) => id)));
    });
  });

  return found;
}

const tried = ({ rules }: Subject, state: GameState<object>, action: Action) =>
  whyNot(rules, rules.sampleCards, state, action);

/** An event that names clauses by which it came first is explained by just these; others may be told besides. */
function sameReasons(event: GameEvent, { now }: Why): void {
  const [, ...because] = clausesOf(event);
  if (because.length === 0) return;
  const told = now?.first.map(({ clause }) => clause) ?? [];
  assert.deepEqual(
    because.filter((id) => !told.includes(id)),
    [],
    `${event.type} ${event.seq}: ${told}`,
  );
}
