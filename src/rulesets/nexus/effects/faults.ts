/** What the shape of a card allows and the rules do not. */
import type { Fault, Json } from '../../../engine/index.ts';
import { CONVERTED } from '../board/board.ts';
import type { Card } from '../language/language.ts';

/** Every place below `value` where `test` finds a name. */
function* names(
  value: unknown,
  path: string,
  test: (object: Record<string, unknown>) => [string, string] | null,
): Generator<[string, string]> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) {
    const found = test(value as Record<string, unknown>);
    if (found) yield [`${path}/${found[0]}`, found[1]];
  }
  for (const [key, inner] of Object.entries(value)) yield* names(inner, `${path}/${key}`, test);
}

/** Faults of a card of the right shape; `path` is the card's own, `ids` are those of the set. */
export function faultsOfCard(card: Card, path: string, ids: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const say = (at: string, reason: string, accepts?: Json) =>
    faults.push({ path: at, reason, ...(accepts === undefined ? {} : { accepts }) });
  if (card.id === CONVERTED) say(`${path}/id`, `${CONVERTED} is the name that every converted card has`);
  const skills = card.type === 'event' ? [] : (card.skills ?? []);
  for (const [at, named] of names(card, path, (object) =>
    object.do === 'token' && typeof object.card === 'string' ? ['card', object.card] : null,
  )) {
    if (!ids.has(named)) say(at, `there is no card ${JSON.stringify(named)} in this set`);
  }
  const own = skills.flatMap(({ id }) => id ?? []);
  for (const [at, named] of names(card, path, (object) =>
    typeof object.skill === 'string' ? ['skill', object.skill] : null,
  )) {
    if (!own.includes(named)) say(at, `this card has no skill ${JSON.stringify(named)}`, own);
  }
  const parts = card.type === 'event' ? [card] : skills;
  parts.forEach((part, number) => {
    const at = card.type === 'event' ? path : `${path}/skills/${number}`;
    const known = ('targets' in part ? (part.targets ?? []) : []).map(({ as }) => as);
    const kept = [...names(part, at, (object) => (typeof object.as === 'string' ? ['as', object.as] : null))];
    for (const [where, named] of names(part, at, (object) =>
      typeof object.ref === 'string' ? ['ref', object.ref] : null,
    )) {
      if (!kept.some(([, as]) => as === named)) say(where, `nothing is called ${JSON.stringify(named)} here`, known);
    }
    if (new Set(known).size < known.length) say(`${at}/targets`, 'two targets have one name');
  });
  return faults;
}
