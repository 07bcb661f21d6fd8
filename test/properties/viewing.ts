import assert from 'node:assert/strict';
import { objectsOf } from '../../src/conformance/naming.ts';
import type { Decision } from '../../src/engine/index.ts';
import { PLAYERS, viewDecisions, viewEvent, viewState } from '../../src/engine/index.ts';
import type { Law } from './support/play.ts';
import { walk } from './support/play.ts';
import type { Subject } from './support/subject.ts';

/** What a viewer has seen: the objects of the latest view with their cards, and of all of them. */
interface Seen {
  there: ReadonlyMap<string, string>;
  ever: ReadonlyMap<string, string>;
}

/** The laws of a client that knows nothing but what it is shown, to be tried in random games of every ruleset. */
export function viewing(subject: Subject): Law[] {
  const { rules } = subject;
  const viewers = [...PLAYERS, 'spectator'] as const;
  return [
    {
      name: 'whoever knows only what they are shown is told of every object that comes, goes or becomes another card',
      share: 1 / 3,
      holds(plan) {
        const seen = new Map<string, Seen>();
        walk(subject, plan, ({ state, awaiting, events }) => {
          for (const viewer of viewers) {
            const there = new Map(objectsOf(viewState(rules, state, viewer).board).map(({ id, card }) => [id, card]));
            const told = events.map((event) => wordsIn(viewEvent(event, viewer).data));
            const before = seen.get(viewer);
            if (before) assertTold(before, there, told, viewer);
            const nowhere = namedIn(viewDecisions(awaiting, viewer)).filter(
              (id) => !there.has(id) && !IN_LIST.test(id),
            );
            assert.deepEqual(nowhere, [], `${viewer} is asked about what is nowhere`);
            seen.set(viewer, { there, ever: new Map([...(before?.ever ?? []), ...there]) });
          }
        });
      },
    },
  ];
}

function assertTold(before: Seen, there: Seen['there'], told: readonly ReadonlySet<string>[], viewer: string): void {
  const ids = [...new Set([...there.keys(), ...before.there.keys()])];
  const changed = ids.filter((id) => there.has(id) !== before.there.has(id));
  const untold = changed.filter((id) => !told.some((words) => words.has(id)));
  assert.deepEqual(untold, [], `${viewer} is not told of it`);
  for (const [id, card] of there) {
    const was = before.ever.get(id) ?? card;
    const isTold = was === card || told.some((words) => words.has(id) && words.has(card));
    assert.ok(isTold, `${id} was ${was} and is ${card} for ${viewer}`);
  }
}

/** Every text in a value, names of fields among them. */
function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inner] of Object.entries(value)) wordsIn(inner, found.add(name));
  return found;
}

/** A card in a list, which has no id of its own: `hand:p1:A01`. */
const IN_LIST = /^\w+:p[12]:/;

/** The things on the table that decisions are about, and their options. */
const namedIn = (open: readonly Decision[]): string[] =>
  open.flatMap(({ about, options }) => [
    ...(about?.objects ?? []),
    ...options.flatMap((option) => option.objects ?? []),
  ]);
