import type { Action, Decision, GameState, PlayerId } from '../../../src/engine/index.ts';
import { adjudicate, copyOf, decisions, hashState } from '../../../src/engine/index.ts';
import type { Dice } from '../../../src/simulate/choice.ts';
import { one } from '../../../src/simulate/choice.ts';
import type { TestApp } from '../../support/app.ts';
import { headOf } from '../../support/head.ts';
import { keyFor } from '../../support/key.ts';
import type { Subject } from './subject.ts';
import { seenUntilRevealed, swapped } from './swap.ts';

/** A recorded match, and the header of a key that is bound to the place of who looks at it. */
export interface Twin {
  id: string;
  key: readonly [string, string];
}

/** Two matches that differ in nothing but what `viewer` can't see. */
export interface Twins {
  subject: Subject;
  viewer: PlayerId;
  both: readonly [Twin, Twin];
}

const stateOf = async (app: TestApp, id: string): Promise<GameState<object>> =>
  JSON.parse((await headOf(app, id)).state);

const asked = ({ rules }: Subject, state: GameState<object>): Decision[] =>
  state.outcome ? [] : decisions(rules, rules.sampleCards, copyOf(state));

/** Plays a match by chance until, after `least` decisions, hidden cards can change places, and forks it twice there. */
export async function openTwins(
  app: TestApp,
  subject: Subject,
  viewer: PlayerId,
  least: number,
  dice: Dice,
): Promise<Twins | null> {
  const { rules } = subject;
  const { http } = app;
  const seed = `twins ${dice.below(1e6)}`;
  const { body } = await http.post('/v1/matches').send({ ruleset: rules.id, seed }).expect(201);
  for (let step = 0; step < least + 40; step++) {
    const state = await stateOf(app, body.match.id);
    const awaiting = asked(subject, state);
    const other = step < least || state.outcome ? null : swapped(subject, state, viewer, awaiting, dice.below);
    if (other) {
      const fork = async (): Promise<Twin> => {
        const made = await http.post(`/v1/matches/${body.match.id}/forks`).send({}).expect(201);
        const { id } = made.body.match;
        return { id, key: await keyFor(app, { seat: { match: id, viewer } }) };
      };
      const both = [await fork(), await fork()] as const;
      await exchange(app, both[1].id, other);
      return { subject, viewer, both };
    }
    if (awaiting.length === 0) return null;
    const { action } = one(dice, one(dice, awaiting).options);
    await http.post(`/v1/matches/${body.match.id}/actions`).send({ action }).expect(200);
  }
  return null;
}

/** Puts the board of `other` into a match that has not gone on from its start. */
async function exchange(app: TestApp, id: string, { board }: GameState<object>): Promise<void> {
  const state = { ...(await stateOf(app, id)), board };
  const text = hashState(state);
  await app.sql('UPDATE matches SET state = $2, state_hash = $3 WHERE id = $1', [id, text, state.hash]);
  await app.sql("UPDATE plies SET hash = decode($2, 'hex') WHERE match_id = $1", [id, state.hash]);
  await app.sql('UPDATE snapshots SET state = $2, packed = NULL WHERE match_id = $1', [id, text]);
}

/** An action that both matches take and that shows `viewer` no hidden card in either; null when none is found. */
export async function commonAction(app: TestApp, { subject, viewer, both }: Twins, dice: Dice): Promise<Action | null> {
  const { rules } = subject;
  const states = [await stateOf(app, both[0].id), await stateOf(app, both[1].id)] as const;
  const options = asked(subject, states[0]).flatMap((decision) => decision.options);
  for (let left = 20; left > 0 && options.length > 0; left--) {
    const [option] = options.splice(dice.below(options.length), 1);
    if (!option) continue;
    const [here, there] = states.map((state) => adjudicate(rules, rules.sampleCards, copyOf(state), option.action));
    if (!here?.ok || !there?.ok) continue;
    const runs = [here.value.events, there.value.events] as const;
    const shown = seenUntilRevealed(subject, runs, viewer);
    if (shown[0].length === runs[0].length && shown[1].length === runs[1].length) return option.action;
  }
  return null;
}

/** The decisions that are open in both matches. */
export const openIn = async (app: TestApp, { subject, both }: Twins): Promise<Decision[]> =>
  asked(subject, await stateOf(app, both[0].id));
