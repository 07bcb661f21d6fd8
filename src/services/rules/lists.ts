import * as z from 'zod';
import type { AnyRuleset, Fields, JsonObject } from '../../engine/index.ts';
import { dataOf, inTitle, isHidden } from '../../engine/index.ts';

/** A type of event as callers read it. */
export interface EventType {
  type: string;
  /** The message that is told of it, and the names of what it speaks of. */
  message: { key: string; args: string[] };
  /** As far as they are known. */
  clauses: string[];
  /** The fields of the data that are left out for those who may not see them. */
  hidden: string[];
  /** JSON Schema. */
  data: JsonObject;
}

/** A kind of decision as callers read it. */
export interface DecisionKind {
  kind: string;
  asks: string;
  /** As far as they are known. */
  clauses: string[];
  options: { kind: string; group: string | null }[];
}

const types = new WeakMap<AnyRuleset, readonly EventType[]>();

/** Every type of event of a ruleset, worked out once; none where the ruleset does not list what they hold. */
export function eventTypesOf(rules: AnyRuleset): readonly EventType[] {
  const known = types.get(rules);
  if (known) return known;
  const { id, lists, describe } = rules;
  const all = (lists ? (describe.types ?? []) : []).flatMap((type): EventType[] => {
    const fields = lists && dataOf(lists, type);
    if (!fields) return [];
    const names = Object.keys(fields);
    return [
      {
        type,
        message: { key: `${id}.${type}`, args: ['who', ...(type === 'decision' ? ['asked', 'answer'] : names)] },
        clauses: wordsIn(lists.cited.events[type]),
        hidden: names.filter((name) => fields[name] !== undefined && isHidden(fields[name])),
        data: schemaOf(fields),
      },
    ];
  });
  types.set(rules, all);
  return all;
}

/** Every kind of decision of a ruleset. */
export function decisionKindsOf({ lists }: AnyRuleset): readonly DecisionKind[] {
  return Object.entries(lists?.decisions ?? {}).map(([kind, { asks, actions }]) => ({
    kind,
    asks,
    clauses: wordsIn(lists?.cited.decisions[kind]),
    options: actions?.map((action) => ({ kind: action.kind, group: inTitle(action.kind) })) ?? [{ kind, group: null }],
  }));
}

const wordsIn = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** JSON Schema of the data. It is open: another edition may tell more. */
function schemaOf(fields: Fields): JsonObject {
  const { $schema: _, ...schema } = z.toJSONSchema(z.object(fields), {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return JSON.parse(JSON.stringify(schema)) as JsonObject;
}
