import type { CardSet, Fault, Json, JsonObject } from '../../../engine/index.ts';
import type { Card, TeamSheet } from '../language/language.ts';
import type { Dx2 } from './context.ts';

const DEMONS = 4;
const TAUGHT = 4;
const BRANDS = 4;

/** G1, R1: every fault of a team at once. */
export function checkDeck(deck: Json, { cards }: CardSet<Dx2>, _options: JsonObject): Fault[] {
  const { demons, liberator, connector } = deck as TeamSheet;
  const faults: Fault[] = [];
  const say = (path: string, reason: string, accepts?: Json) =>
    faults.push({ path, reason, ...(accepts === undefined ? {} : { accepts }) });
  const is = <T extends Card['type']>(id: string, type: T, path: string): boolean => {
    const source = cards.get(id)?.source;
    if (!source) say(path, `there is no card ${JSON.stringify(id)} in this card set`);
    else if (source.type !== type) say(path, `${JSON.stringify(id)} is a ${source.type}`, type);
    return source?.type === type;
  };
  const members: { id: string; path: string }[] = [];

  if (demons.length < 1 || demons.length > DEMONS)
    say('/demons', `G1: a team of ${demons.length} demons`, { min: 1, max: DEMONS });
  demons.forEach(({ demon, skills = [], brands = [] }, at) => {
    const path = `/demons/${at}`;
    if (is(demon, 'demon', `${path}/demon`)) members.push({ id: demon, path: `${path}/demon` });
    if (skills.length > TAUGHT) say(`${path}/skills`, `R1: taught ${skills.length} skills`, TAUGHT);
    if (brands.length > BRANDS) say(`${path}/brands`, `R1: bears ${brands.length} brands`, BRANDS);
    const source = cards.get(demon)?.source;
    const own = source?.type === 'demon' ? source.skills : [];
    skills.forEach((id, number) => {
      is(id, 'skill', `${path}/skills/${number}`);
      if (own.includes(id) || skills.indexOf(id) !== number)
        say(`${path}/skills/${number}`, `R1: has ${JSON.stringify(id)} twice`);
    });
    brands.forEach((id, number) => {
      is(id, 'brand', `${path}/brands/${number}`);
    });
  });
  if (liberator !== undefined) is(liberator, 'liberator', '/liberator');
  if (connector !== undefined && is(connector, 'connector', '/connector')) {
    const source = cards.get(connector)?.source;
    if (source?.type === 'connector') for (const id of source.demons) members.push({ id, path: '/connector' });
  }
  const seen = new Map<string, string>();
  for (const { id, path } of members) {
    const source = cards.get(id)?.source;
    const kind = (source?.type === 'demon' ? source.variantOf : undefined) ?? id;
    const first = seen.get(kind);
    if (first === undefined) seen.set(kind, path);
    else say(path, `G1: ${JSON.stringify(id)} and the demon at ${first} are the same demon or variants of it`);
  }
  return faults;
}
