/** Dividing the damage of one attacker among several defenders (dmg.2). */
import { type Fact, type Json, oneOf, type PlayerId, type Question, refuse } from '../../engine/index.ts';
import type { ClauseId } from './rulebook.ts';

/**
 * Every way to divide `damage` along the order of the defenders: all of it is given, and nobody gets any before each
 * one ahead has terminal damage.
 */
export function splits(damage: number, terminals: readonly number[]): number[][] {
  const found: number[][] = [];
  const walk = (at: number, left: number, given: number[]) => {
    const terminal = terminals[at];
    if (terminal === undefined) return;
    const rest = terminals.length - at - 1;
    found.push([...given, left, ...Array.from({ length: rest }, () => 0)]);
    for (let here = left - 1; here >= terminal && rest > 0; here--) walk(at + 1, left - here, [...given, here]);
  };
  walk(0, damage, []);
  return found;
}

/** What is wrong with a division that is not among the legal ones. */
function wrongIn(amounts: readonly number[], damage: number, terminals: readonly number[]): Fact | null {
  const whole = amounts.every((amount) => Number.isInteger(amount) && amount >= 0);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (!whole || amounts.length !== terminals.length || sum !== damage) {
    return {
      fact: 'the damage given',
      clause: 'dmg.2a',
      was: [...amounts],
      needed: { each: terminals.length, sum: damage },
    };
  }
  const at = amounts.findIndex((amount, i) => amount < (terminals[i] ?? 0) && amounts.slice(i + 1).some((n) => n > 0));
  if (at < 0) return null;
  const clause: ClauseId = amounts[at] === 0 ? 'dmg.2b' : 'dmg.2c';
  return {
    fact: `damage on defender ${at + 1} before the next`,
    clause,
    was: amounts[at] ?? 0,
    needed: { atLeast: terminals[at] ?? 0 },
  };
}

/** The question how to divide; an answer that is not legal is told why. The option ids read `3+2`. */
export function splitQuestion(
  about: { player: PlayerId; prompt: string },
  defenders: readonly { id: string; label: string }[],
  legal: readonly number[][],
  terminals: readonly number[],
): Question<string> {
  const damage = legal[0]?.reduce((sum, amount) => sum + amount, 0) ?? 0;
  const question = oneOf(
    { ...about, kind: 'divide', clause: 'dmg.2a' },
    legal.map((amounts) => ({
      id: amounts.join('+'),
      label: defenders.map(({ label }, at) => `${amounts[at]} to ${label}`).join(', '),
      clause: 'dmg.2c',
      value: amounts.join('+'),
    })),
  );
  return {
    ...question,
    check(given) {
      const checked = question.check(given);
      const said = given.option ?? optionIn(given.answer);
      if (checked.ok || said === null || !/^\d{1,4}(\+\d{1,4})+$/.test(said)) return checked;
      const wrong = wrongIn(said.split('+').map(Number), damage, terminals);
      if (!wrong) return checked;
      const detail = `Not legal: ${wrong.fact} is ${JSON.stringify(wrong.was)}, and has to be ${JSON.stringify(wrong.needed)}.`;
      return refuse({ code: 'illegal-action', detail, clause: wrong.clause, facts: [wrong] });
    },
  };
}

function optionIn(answer: Json | undefined): string | null {
  if (answer === null || typeof answer !== 'object' || !('option' in answer)) return null;
  return typeof answer.option === 'string' ? answer.option : null;
}
