import type { NotedEvent, Viewer } from '../engine/index.ts';
import { viewEvent } from '../engine/index.ts';
import type { ChecksForm, EventForm } from './format.ts';
import { eventForm } from './format.ts';
import { differences } from './match.ts';
import type { Scene } from './scene.ts';
import { eventLine } from './scene.ts';

type Names = ReadonlyMap<string, NotedEvent>;

/** What the events of a scene miss of what was expected of them. */
export function checkEvents(checks: ChecksForm, scene: Scene): string[] {
  const ignore = checks.among ? [] : [...(checks.ignore ?? scene.ignore)];
  const news = scene.events.filter(
    ({ type }) => !ignore.includes(type) && (checks.among === undefined || checks.among.includes(type)),
  );
  return [
    ...(checks.events ? inOrder(checks.events.map(eventForm), scene.events, scene, 'events') : []),
    ...(checks.exactly ? complete(checks.exactly.map(eventForm), news, scene) : []),
    ...(checks.types ? onlyTypes(checks.types, news, scene) : []),
    ...(checks.never ?? []).flatMap((written) => never(eventForm(written), scene)),
    ...Object.entries(checks.seen ?? {}).flatMap(([viewer, events]) =>
      events ? inOrder(events.map(eventForm), scene.events, scene, `seen by ${viewer}`, viewer as Viewer) : [],
    ),
  ];
}

/** Finds the expected events in order, each its own; among several ways to do it any that fits all is good. */
function inOrder(
  expected: readonly EventForm[],
  events: readonly NotedEvent[],
  scene: Scene,
  what: string,
  viewer: Viewer = 'judge',
): string[] {
  const seen = events.map((event) => viewEvent(event, viewer));
  let furthest = 0;
  const search = (at: number, from: number, names: Names): Names | null => {
    furthest = Math.max(furthest, at);
    const wanted = expected[at];
    if (wanted === undefined) return names;
    for (let i = from; i < seen.length; i++) {
      const event = seen[i] as NotedEvent;
      if (!matches(wanted, event, names, scene)) continue;
      const found = search(at + 1, i + 1, wanted.as === undefined ? names : new Map([...names, [wanted.as, event]]));
      if (found) return found;
    }
    return null;
  };
  const found = search(0, 0, scene.names);
  if (found) {
    for (const [name, event] of found) scene.names.set(name, event);
    return [];
  }
  const missing = expected[furthest];
  const order = furthest > 0 ? `, after the ${furthest} before it,` : '';
  return [`${what}: no event${order} is ${say(missing)}\n${listed(seen, scene)}`];
}

function complete(expected: readonly EventForm[], events: readonly NotedEvent[], scene: Scene): string[] {
  const wrong: string[] = [];
  for (let at = 0; at < Math.max(expected.length, events.length); at++) {
    const wanted = expected[at];
    const event = events[at];
    if (wanted && event && matches(wanted, event, scene.names, scene)) {
      if (wanted.as !== undefined) scene.names.set(wanted.as, event);
    } else {
      wrong.push(
        `exactly: event ${at + 1} is ${event ? eventLine(scene, event) : 'not there'}, expected ${wanted ? say(wanted) : 'no more'}`,
      );
    }
  }
  return wrong.length === 0 ? [] : [`${wrong.join('\n')}\n${listed(events, scene)}`];
}

function onlyTypes(expected: readonly string[], events: readonly NotedEvent[], scene: Scene): string[] {
  const actual = events.map(({ type }) => type);
  if (actual.length === expected.length && actual.every((type, at) => type === expected[at])) return [];
  return [
    `types: expected ${expected.join(', ') || 'none'}\n     got ${actual.join(', ') || 'none'}\n${listed(events, scene)}`,
  ];
}

function never(unwanted: EventForm, scene: Scene): string[] {
  const found = scene.events.find((event) => matches(unwanted, event, scene.names, scene));
  return found ? [`never: ${say(unwanted)} happened: ${eventLine(scene, found)}`] : [];
}

function matches(wanted: EventForm, event: NotedEvent, names: Names, scene: Scene): boolean {
  if (wanted.type !== undefined && wanted.type !== event.type) return false;
  if (wanted.clause !== undefined && wanted.clause !== event.clause) return false;
  if (wanted.player !== undefined && wanted.player !== event.player) return false;
  if (wanted.data !== undefined && differences(wanted.data, event.data).length > 0) return false;
  if (wanted.text !== undefined && !scene.rules.describe(event, scene.cards).includes(wanted.text)) return false;
  if (wanted.parent === null && event.parent !== null) return false;
  if (typeof wanted.parent === 'string' && event.parent !== names.get(wanted.parent)?.seq) return false;
  return wanted.under === undefined || causes(event, scene).includes(names.get(wanted.under)?.seq ?? -1);
}

/** The numbers of everything that led to an event, nearest first. */
function causes(event: NotedEvent, { history }: Scene): number[] {
  const bySeq = new Map(history.map((other) => [other.seq, other.parent]));
  const found: number[] = [];
  for (let at = event.parent; at !== null; at = bySeq.get(at) ?? null) found.push(at);
  return found;
}

const say = (wanted: EventForm | undefined): string => JSON.stringify(wanted ?? {});

const listed = (events: readonly NotedEvent[], scene: Scene): string =>
  events.length === 0 ? '  nothing happened' : events.map((event) => `  ${eventLine(scene, event)}`).join('\n');
