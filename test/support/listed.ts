import * as z from 'zod';
import type { AnyRuleset, Decision, Fields, NotedEvent, Viewer } from '../../src/engine/index.ts';
import { dataOf, inTitle, isHidden, viewEvent } from '../../src/engine/index.ts';

const VIEWERS: readonly Viewer[] = ['judge', 'p1', 'p2', 'spectator'];

const shapes = new WeakMap<Fields, z.ZodType>();

/** What an event holds that has these fields and no others. Zod makes code for each shape that it checks by, so each is made once. */
function shapeOf(fields: Fields): z.ZodType {
  const shape = shapes.get(fields) ?? z.strictObject(fields);
  shapes.set(fields, shape);
  return shape;
}

/** What a ruleset does not tell of an event in its lists, or tells otherwise than it is. */
export function eventMisses({ id, lists }: AnyRuleset, event: NotedEvent): string[] {
  const fields = lists && dataOf(lists, event.type);
  if (!lists || !fields) return [`${id} lists no event ${event.type}`];
  const written = JSON.stringify(event);
  const open = (event.secret?.fields ?? []).filter((name) => fields[name] && !isHidden(fields[name]));
  return [
    ...open.map((name) => `${event.type}: ${name} can be hidden, which is not said`),
    ...VIEWERS.flatMap((viewer) => {
      const read = shapeOf(fields).safeParse(viewEvent(event, viewer).data);
      return read.success ? [] : [`${event.type} for ${viewer}: ${z.prettifyError(read.error)} in ${written}`];
    }),
    ...uncited(id, lists.cited.events, event.type, event.clause),
  ];
}

/** The same of an open decision and its options. */
export function decisionMisses({ id, lists }: AnyRuleset, { kind, clause, options }: Decision): string[] {
  const told = lists?.decisions[kind];
  if (!lists || !told) return [`${id} lists no decision ${kind}`];
  const { actions } = told;
  const kinds = actions?.map((action) => action.kind) ?? [kind];
  return [
    ...options.flatMap((option) => {
      const where = `${kind}: ${JSON.stringify(option)}`;
      const wrong = kinds.includes(option.kind) ? [] : [`an option of another kind: ${where}`];
      const named = option.cards !== undefined || option.objects !== undefined;
      const group = actions ? inTitle(option.kind) : undefined;
      return option.group === group || (actions && named) ? wrong : [...wrong, `another group than ${group}: ${where}`];
    }),
    ...uncited(id, lists.cited.decisions, kind, clause),
  ];
}

const uncited = (id: string, cited: Readonly<Record<string, string>>, word: string, clause: string): string[] =>
  cited[word]?.split(' ').includes(clause)
    ? []
    : [`${id}: that ${clause} can stand behind ${word} is not listed; \`npm run docs:cited\` lists it`];
