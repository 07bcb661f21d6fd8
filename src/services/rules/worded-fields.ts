import type { AnyRuleset } from '../../engine/index.ts';
import { branchesOf, cardSchemaOf } from './schemas.ts';

/** The fields of a kind of card that can be put in words, each with whether it is a list. */
export type WordedFields = ReadonlyMap<string, boolean>;

const made = new WeakMap<AnyRuleset, ReadonlyMap<string, WordedFields>>();

/** The fields that can be put in words of each kind of card, by the `type` of the card, worked out once. */
export function wordedFieldsOf(rules: AnyRuleset): ReadonlyMap<string, WordedFields> {
  const known = made.get(rules);
  if (known) return known;
  const kinds = branchesOf(cardSchemaOf(rules)).map(({ properties }): [string, WordedFields] => {
    const of = properties as Record<string, { type?: unknown; const?: unknown }>;
    const fields = (rules.wordedFields ?? []).flatMap((name): [string, boolean][] =>
      of[name] === undefined ? [] : [[name, of[name].type === 'array']],
    );
    return [String(of.type?.const ?? ''), new Map(fields)];
  });
  const byKind = new Map(kinds);
  made.set(rules, byKind);
  return byKind;
}
