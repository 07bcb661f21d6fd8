import type { Json, JsonObject, Viewer } from '../engine/index.ts';
import { viewState } from '../engine/index.ts';
import { checkEvents } from './check-events.ts';
import { checkOffers } from './check-offers.ts';
import type { ChecksForm } from './format.ts';
import { differences } from './match.ts';
import { abilitiesOf, readingOf } from './naming.ts';
import { lookUp } from './path.ts';
import type { Scene } from './scene.ts';

/** Everything in which a scene is not what a case expects, each as a text that says what was there instead. */
export function check({ names: _, ...written }: ChecksForm, scene: Scene): string[] {
  const checks = readingOf(scene.bound, abilitiesOf(scene.cards))(written);
  const state: JsonObject = JSON.parse(scene.stateText);
  return [
    ...checkEvents(checks, scene),
    ...checkOffers(checks, scene),
    ...checkValues('state', checks.state, state),
    ...Object.entries(checks.view ?? {}).flatMap(([viewer, values]) =>
      checkValues(`view of ${viewer}`, values, viewState(scene.rules, scene.state, viewer as Viewer)),
    ),
    ...checkOutcome(checks.outcome, scene),
  ];
}

function checkValues(what: string, values: Record<string, Json> | undefined, state: JsonObject): string[] {
  return Object.entries(values ?? {}).flatMap(([path, expected]) => {
    const actual = path.startsWith('$')
      ? lookUp(state, path.slice(1).replace(/^\./, ''))
      : lookUp(state.board ?? null, path);
    return differences(expected, actual).map(
      (miss) =>
        `${what}: ${path}${miss.path} is ${miss.actual === undefined ? 'not there' : JSON.stringify(miss.actual)}, expected ${miss.expected}`,
    );
  });
}

function checkOutcome(expected: ChecksForm['outcome'], { outcome }: Scene): string[] {
  if (expected === undefined) return [];
  const actual: Json = outcome ? { ...outcome } : null;
  const fits = expected === 'none' ? outcome === null : differences({ ...expected } as JsonObject, actual).length === 0;
  return fits ? [] : [`outcome: expected ${JSON.stringify(expected)}, it is ${JSON.stringify(actual)}`];
}
