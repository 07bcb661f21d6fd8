/** What the shape of a card allows and the rules do not. */
import type { Fault, Json } from '../../../engine/index.ts';
import { timingsOf } from '../language/compiled.ts';
import type { Ability, Card, Timing } from '../language/language.ts';
import type { Speaking } from './dead-words.ts';
import { deadFields, deadWords } from './dead-words.ts';

const BEFORE_COLON: readonly Timing[] = ['main', 'action'];

function faultsOfAbility(card: Speaking, ability: Ability, path: string, cards: ReadonlyMap<string, Card>): Fault[] {
  const faults: Fault[] = [];
  const timings = timingsOf(ability);
  const say = (at: string, reason: string, accepts?: Json) =>
    faults.push({ path: `${path}${at}`, reason, ...(accepts === undefined ? {} : { accepts }) });
  if (timings.includes('constant')) {
    if (!ability.constant) say('/constant', 'a constant ability says what holds', 'constant: [...]');
    if (ability.effects) say('/effects', 'a constant ability has no effects', 'constant: [...]');
    if (timings.length > 1) say('/timing', '"constant" stands alone', ['constant']);
  } else {
    if (!ability.effects) say('/effects', 'an ability that works at a time says what it does', 'effects: [...]');
    if (ability.constant) say('/constant', 'only a constant ability says what holds');
  }
  if (timings.includes('when') && !ability.when)
    say('/when', 'timing "when" needs the event it waits for', { event: '…' });
  if (!timings.includes('when') && ability.when) say('/when', 'only timing "when" waits for an event');
  if (timings.includes('burst')) {
    if (timings.length > 1) {
      say('/timing', '"burst" stands alone; { "do": "use", "timing": "main" } does what a Command does', ['burst']);
    }
    if (ability.cost) say('/cost', 'a Burst costs nothing');
  }
  if (card.type === 'resource') say('', 'Resources have no abilities');
  for (const timing of timings) {
    if (BEFORE_COLON.includes(timing) && card.type !== 'command') say('/timing', `"${timing}" is for Commands`);
    const inPlay = !ability.granted && ability.zone === undefined;
    if (card.type === 'command' && !card.pilot && inPlay && !['main', 'action', 'burst'].includes(timing)) {
      say('/timing', `a Command without a Pilot effect never uses "${timing}"`, ['main', 'action', 'burst']);
    }
  }
  for (const [at, named] of mentions(ability, path)) {
    const token = cards.get(named);
    if (!token) faults.push({ path: at, reason: `there is no card ${JSON.stringify(named)} in this set` });
    else if (!token.token || (token.type !== 'unit' && token.type !== 'base')) {
      faults.push({
        path: at,
        reason: `${JSON.stringify(named)} is no token that can be deployed`,
        accepts: 'a unit or a base with "token": true',
      });
    }
  }
  for (const [at, word] of names(ability, path, emptyVerb)) {
    const accepts = word === 'modify' ? '"ap" or "hp"' : '"keyword" or "ability"';
    faults.push({ path: at, reason: `"${word}" does not say what it gives`, accepts });
  }
  for (const [at] of names(ability, path, shieldChoice)) {
    faults.push({
      path: at,
      reason: 'Shields are face down: nobody can choose among them',
      accepts: '{ "top": n, "zone": "shields" }, { "random": n, "zone": "shields" }, or "looked" after a "look"',
    });
  }
  for (const [at, named] of grants(ability, path)) {
    if (!card.abilities.some(({ id }) => id === named)) {
      faults.push({
        path: at,
        reason: `this card has no ability ${JSON.stringify(named)}`,
        accepts: card.abilities.flatMap(({ id }) => id ?? []),
      });
    }
  }
  return faults;
}

/** Every place below `value` where `test` finds a name, from there. */
function* names(
  value: unknown,
  path: string,
  test: (object: Record<string, unknown>) => [string, string] | null,
): Generator<[string, string]> {
  if (typeof value !== 'object') return;
  const found = test(value as Record<string, unknown>);
  if (found) yield [`${path}${found[0]}`, found[1]];
  for (const [key, inner] of Object.entries(value as object)) yield* names(inner, `${path}/${key}`, test);
}

const emptyVerb = (object: Record<string, unknown>): [string, string] | null => {
  if (object.do === 'modify' && object.ap === undefined && object.hp === undefined) return ['', 'modify'];
  return object.do === 'grant' && object.keyword === undefined && object.ability === undefined ? ['', 'grant'] : null;
};

const shieldChoice = (object: Record<string, unknown>): [string, string] | null =>
  'choose' in object && object.zone === 'shields' ? ['/zone', 'shields'] : null;

const mentions = (ability: Ability, path: string) =>
  names(ability, path, (object) => (object.do === 'deployToken' ? ['/card', object.card as string] : null));
const grants = (ability: Ability, path: string) =>
  names(ability, path, (object) =>
    typeof object.ability === 'string' && (object.do === 'grant' || 'to' in object)
      ? ['/ability', object.ability]
      : null,
  );

/** An ability is named once on its card, and a card has one Burst. */
function sameNames({ abilities }: Speaking, path: string): Fault[] {
  return abilities.flatMap((ability, at): Fault[] => {
    const before = abilities.slice(0, at);
    const named = ability.id !== undefined && before.some(({ id }) => id === ability.id);
    const burst = timingsOf(ability).includes('burst') && before.some((one) => timingsOf(one).includes('burst'));
    return [
      ...(named ? [{ path: `${path}/abilities/${at}/id`, reason: `${JSON.stringify(ability.id)} is used twice` }] : []),
      ...(burst ? [{ path: `${path}/abilities/${at}/timing`, reason: 'a card has one Burst' }] : []),
    ];
  });
}

/** Faults of a card of the right shape; `path` is the card's own, `known` the cards of the set. */
export function faultsOfCard(given: Card, path: string, known: ReadonlyMap<string, Card>): Fault[] {
  const card: Speaking = { ...given, abilities: given.abilities ?? [] };
  return [
    ...card.abilities.flatMap((ability, number) => [
      ...faultsOfAbility(card, ability, `${path}/abilities/${number}`, known),
      ...deadWords(card, ability, `${path}/abilities/${number}`),
    ]),
    ...deadFields(card, path),
    ...sameNames(card, path),
  ];
}
