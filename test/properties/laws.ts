import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { caseText } from '../../src/conformance/write-case.ts';
import type { GameEvent, GameState, PlayerId } from '../../src/engine/index.ts';
import {
  checkState,
  checkStateHash,
  copyOf,
  decisions,
  PLAYERS,
  start,
  viewDecisions,
  viewEvent,
  viewState,
} from '../../src/engine/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { explaining } from './explaining.ts';
import { metamorphic } from './metamorphic.ts';
import { lawCase } from './support/counterexamples.ts';
import { difference, interrupted, interruptedCards, Playing } from './support/interludes.ts';
import type { Law, Plan } from './support/play.ts';
import { act, begin, chosen, granted, plans, sealed, seatsOf, shrunkInTime, walk } from './support/play.ts';
import type { Effort, Subject } from './support/subject.ts';
import { cardsNamed, seenUntilRevealed, swapped } from './support/swap.ts';
import { wrongActions } from './support/wrong-actions.ts';
import { viewing } from './viewing.ts';

/** So many options of a moment are tried at most. */
const MOST_OPTIONS = 8;

/** The laws that every ruleset keeps, each tried in random games. */
export function laws(subject: Subject, effort: Effort): void {
  for (const { name, share, holds } of lawsOf(subject)) {
    test(`${subject.rules.id}: ${name}`, () => {
      const numRuns = Math.ceil(effort.runs * share);
      const found = fc.check(fc.property(plans(effort.decisions), shrunkInTime(holds)), { numRuns });
      if (!found.failed) return;
      const [plan] = found.counterexample ?? [];
      const small = plan === undefined ? null : lawCase(subject, name, plan);
      const said = small === null ? '' : `\n\nA conformance case that fails in the same way:\n\n${caseText(small)}`;
      assert.fail(`${fc.defaultReportMessage(found)}${said}`);
    });
  }
}

/** The laws of a ruleset, to be tried in games of any plan. */
export function lawsOf(subject: Subject): Law[] {
  const { rules } = subject;
  const found: Law[] = [];
  const law = (name: string, holds: (plan: Plan) => void) => {
    found.push({ name, share: 1, holds });
  };

  law('every option that is offered is accepted', (plan) => {
    const dice = diceFrom(plan.seed);
    walk(subject, plan, ({ state, awaiting }) => {
      const offered = awaiting.flatMap((decision) => decision.options);
      // Where very many are offered, any of them are tried: there are more moments in a game like it.
      while (offered.length > MOST_OPTIONS) offered.splice(dice.below(offered.length), 1);
      for (const { id, action } of offered) {
        assert.ok(act(subject, copyOf(state), action).ok, `${id} is offered and refused`);
      }
    });
  });

  law('what is not offered is refused, for a clause of the rulebook, and leaves the bytes as they were', (plan) => {
    const dice = diceFrom(plan.seed);
    const known: string[] = ['pass'];
    walk(subject, plan, ({ state, awaiting }) => {
      const before = JSON.stringify(state);
      const all = wrongActions(awaiting, known, dice.below);
      // Every refusal lists what is open instead: what that names is the same each time, and is looked up now and then.
      for (const wrong of all) {
        const result = act(subject, state, wrong, { tells: dice.below(8) === 0 });
        if (result.ok) assert.fail(`${JSON.stringify(wrong)} is accepted and not offered`);
        const { clause, facts = [] } = result.refusal;
        const isCited = [{ clause }, ...facts].every((one) => Object.hasOwn(rules.rulebook, one.clause ?? ''));
        if (!isCited || facts.some(({ fact }) => fact === '')) assert.fail(JSON.stringify(result.refusal));
      }
      if (JSON.stringify(state) !== before) {
        const change = all.filter((wrong) => {
          const other: GameState<object> = JSON.parse(before);
          act(subject, other, wrong);
          return JSON.stringify(other) !== before;
        });
        assert.fail(`refusing them changes the state: ${JSON.stringify(change)}`);
      }
      known.push(...awaiting.flatMap((decision) => decision.options.map(({ id }) => id)));
    });
  });

  law('a game that goes through text at every decision is the same game', (plan) => {
    let text = sealed(begin(subject, plan).state);
    walk(subject, plan, ({ state, awaiting, action, next }) => {
      assert.equal(sealed(state), text);
      const parsed: GameState<object> = JSON.parse(text);
      assert.equal(checkStateHash(parsed), null);
      assert.deepEqual(decisions(rules, rules.sampleCards, parsed), awaiting);
      const read = granted(act(subject, parsed, action));
      assert.deepEqual(read.events, next().events);
      text = sealed(read.state);
    });
  });

  law('a question before every step, which has nothing to do with the game, changes nothing', (plan) => {
    const cut = interrupted(rules);
    const plain = new Playing(rules, rules.sampleCards);
    const other = new Playing(cut, interruptedCards(rules.sampleCards));
    const seats = seatsOf(subject, plan);
    const [here, there] = [start(rules, rules.sampleCards, seats), start(cut, other.cards, seats)];
    assert.equal(difference(other.begin(there), plain.begin(here)), null);
    for (const choice of plan.choices) {
      if (plain.awaiting.length === 0) break;
      const [action, answer] = [chosen(plain.awaiting, choice), chosen(other.awaiting, choice)];
      assert.equal(difference(other.act(answer), plain.act(action)), null);
    }
  });

  law('replaying a history gives the same hashes', (plan) => {
    const hashes: string[] = [];
    const history = walk(subject, plan, ({ state }) => hashes.push(sealed(state)));
    let now = begin(subject, plan);
    for (const [at, action] of history.entries()) {
      assert.equal(sealed(now.state), hashes[at]);
      now = granted(act(subject, now.state, action));
    }
  });

  law('every state that is reached is sound and holds the cards of the beginning', (plan) => {
    const cards = subject.cards(begin(subject, plan).state.board).sort();
    walk(subject, plan, ({ state }) => {
      assert.deepEqual(rules.board.safeParse(state.board).error?.issues ?? [], []);
      assert.deepEqual(checkState(rules, rules.sampleCards, copyOf(state)), []);
      assert.deepEqual(subject.cards(state.board).sort(), cards);
    });
  });

  law('events do not pile up in the state until they are looked at', (plan) => {
    walk(subject, plan, ({ state }) => {
      const oldest = state.fresh[0]?.seq ?? state.counters.event;
      assert.ok(state.counters.event - oldest < 1000, `event ${oldest} still waits`);
    });
  });

  law('every decision says what it asks, and every option what it does', (plan) => {
    walk(subject, plan, ({ awaiting }) => {
      for (const { kind, prompt, options } of awaiting) {
        assert.notEqual(prompt, '', kind);
        for (const { id, label } of options) assert.notEqual(label, '', id);
      }
    });
  });

  law('every event has the next number, an earlier cause, a clause of the rulebook and a text', (plan) => {
    let last = 0;
    const see = (event: GameEvent) => {
      assert.equal(event.seq, ++last);
      assert.ok(event.parent === null || event.parent < event.seq);
      assert.ok(Object.hasOwn(rules.rulebook, event.clause), `${event.type} cites ${event.clause}`);
      assert.ok(rules.describe(event, rules.sampleCards).length > 0, `${event.type} has no text`);
    };
    walk(subject, plan, ({ events }) => events.forEach(see));
  });

  law('nobody can tell what is hidden from them: state, decisions, refusals, events', (plan) => {
    const dice = diceFrom(plan.seed);
    const known = ['pass'];
    walk(subject, plan, ({ state, awaiting, action, next }) => {
      const elsewhere: [PlayerId, GameEvent[]][] = [];
      for (const viewer of PLAYERS) {
        const other = swapped(subject, state, viewer, awaiting, dice.below);
        if (!other) continue;
        assert.deepEqual(viewState(rules, other, viewer), viewState(rules, state, viewer));
        const asked = decisions(rules, rules.sampleCards, copyOf(other));
        assert.deepEqual(viewDecisions(asked, viewer), viewDecisions(awaiting, viewer));
        for (const wrong of wrongActions(awaiting, known, dice.below)) {
          if (wrong.player !== viewer || dice.below(10) > 0) continue;
          assert.deepEqual(act(subject, other, wrong), act(subject, state, wrong));
        }
        const there = act(subject, other, action);
        assert.ok(there.ok || action.player !== viewer, 'what is hidden from a player decides what they may do');
        if (there.ok) elsewhere.push([viewer, there.value.events]);
      }
      const { events } = next();
      for (const [viewer, there] of elsewhere) {
        const [seen, seenThere] = seenUntilRevealed(subject, [events, there], viewer);
        assert.deepEqual(seenThere, seen);
      }
      known.push(...awaiting.flatMap((decision) => decision.options.map(({ id }) => id)));
    });
  });

  law('no event names a card that its reader has not seen, unless it shows it', (plan) => {
    for (const viewer of PLAYERS) {
      const known = new Set<string>();
      const learn = (seen: unknown) => {
        for (const id of cardsNamed(subject, seen)) known.add(id);
      };
      walk(subject, plan, ({ state, awaiting, events }) => {
        learn(viewState(rules, state, viewer));
        learn(viewDecisions(awaiting, viewer));
        for (const event of events) {
          const shown = viewEvent(event, viewer);
          if (subject.reveals(event, viewer)) learn(shown);
          // The clauses in `because` may be called like cards.
          const { because: _clauses, ...said } = shown.data;
          const strange = cardsNamed(subject, said).filter((id) => !known.has(id));
          assert.deepEqual(strange, [], `${viewer} learns a card from ${JSON.stringify(shown)}`);
        }
      });
    }
  });

  law('what is secret in an event is shown to those it names, and to nobody else', (plan) => {
    walk(subject, plan, ({ events }) => {
      for (const event of events.filter(({ secret }) => secret)) {
        for (const viewer of [...PLAYERS, 'spectator'] as const) {
          const shown = Object.keys(viewEvent(event, viewer).data);
          const may = event.secret?.to.some((player) => player === viewer) ?? true;
          for (const field of event.secret?.fields ?? []) {
            if (field in event.data) assert.equal(shown.includes(field), may, `${field} of ${event.type}`);
          }
        }
      }
    });
  });

  return [...found, ...explaining(subject), ...metamorphic(subject), ...viewing(subject)];
}
