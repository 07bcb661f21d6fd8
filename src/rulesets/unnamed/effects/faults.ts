/** What the shape of a card allows and the rules do not. */
import type { Fault } from '../../../engine/index.ts';
import { emptyChange } from '../../cards/traits.ts';
import { listOf } from '../../cards/words.ts';
import type { Ability, Cant, Card, Continuous, Cost, Effect, From, Trigger } from '../language/language.ts';
import {
  ABOUT_PLAYERS,
  ABOUT_TURNS,
  fromZone,
  HIDDEN,
  MARKS_INSTEAD,
  PLAYER_CANT,
  PLAYER_INSTEAD,
  WHEN_MOVED,
  WIDENED,
  WIDER,
} from '../language/language.ts';
import type { Say } from './scope-faults.ts';
import { faultsOfMatter, faultsOfScope, hasLeft } from './scope-faults.ts';

const UNIT_WORDS: readonly Trigger[] = [
  'onSummon',
  'whenAttacking',
  'endOfAttack',
  'startOfCombat',
  'endOfCombat',
  'combatVictory',
  'combatLoss',
  'onCombatVictory',
  'onCombatLoss',
  'onKill',
  'onDeath',
  'onProtectionHit',
  'onMove',
  'onAttacked',
  'onRest',
  'onReady',
];
const OWN_WORDS: readonly Trigger[] = [
  ...UNIT_WORDS,
  'onPlay',
  'whenDestroyed',
  'onLeave',
  'onMark',
  'onUnmark',
  'onUse',
];
/** Where cards work from that stand in no zone. */
const PILES_OF_WORK = fromZone.exclude(['table']).options;
const NARROWED: readonly Trigger[] = [...WIDER, ...ABOUT_PLAYERS, ...ABOUT_TURNS, ...WIDENED];

/** The fields that hold a target. */
const TARGETS = ['target', 'of', 'is', 'forEach'];

type Found = Record<string, unknown>;

/** Every object below `value`, with its path. */
function* objects(value: unknown, path: string): Generator<[string, Found]> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield [path, value as Found];
  for (const [key, inner] of Object.entries(value)) yield* objects(inner, `${path}/${key}`);
}

/** Where below `value` the killed units are spoken of. */
const killedIn = (value: unknown, path: string): string[] =>
  [...objects(value, path)].flatMap(([at, found]) =>
    Object.entries(found).flatMap(([key, inner]) =>
      inner === 'killed' && TARGETS.includes(key) ? `${at}/${key}` : [],
    ),
  );

const looksHidden = (where: unknown): boolean => {
  const { zone, filter, top } = (where ?? {}) as Found;
  return typeof zone === 'string' && HIDDEN.includes(zone) && (filter !== undefined || top !== undefined);
};

/** The names of its abilities, by which it gives them away. */
const namesIn = ({ abilities }: Card): string[] => abilities?.flatMap(({ id }) => id ?? []) ?? [];

/** What can be written anywhere in a card and names other cards, or would tell what is hidden. */
function faultsAnywhere(card: Card, byId: ReadonlyMap<string, Card>, say: Say): void {
  const named = namesIn(card);
  for (const [path, found] of objects(card, '')) {
    if (found.do === 'token') {
      const kind = byId.get(String(found.card));
      if (!kind) say(`${path}/card`, `there is no card ${JSON.stringify(found.card)} in this set`);
      else if (kind.type !== 'unit' || kind.token !== true) say(`${path}/card`, 'only a token is made out of nothing');
    }
    if (found.do === 'grant' && !named.includes(String(found.ability)))
      say(`${path}/ability`, `this card has no ability ${JSON.stringify(found.ability)}`, named);
    if (found.do === 'forbid') {
      const target = found.target as Found | string;
      faultsOfCant(found.cant as Cant, typeof target === 'object' && 'player' in target, `${path}/cant`, say);
      faultsOfBy(found.cant as Cant, found.by, path, say);
    }
    if ('count' in found && looksHidden(found.count))
      say(`${path}/count`, 'counting by a filter would tell what lies in a hidden zone');
    if ('is' in found && looksHidden(found.is))
      say(`${path}/is`, 'asking what a hidden card is would tell it', ['reveal it first']);
    if ('stat' in found && looksHidden(found.of))
      say(`${path}/of`, 'the power of a hidden card would tell which it is');
  }
}

function faultsOfCant(cant: Cant, ofPlayer: boolean, path: string, say: Say): void {
  if (PLAYER_CANT.includes(cant) !== ofPlayer)
    say(path, ofPlayer ? `"${cant}" is something that cards can't do` : `"${cant}" is something that players can't do`);
}

function faultsOfCost(costs: readonly Cost[], path: string, has: 'unit' | 'land' | 'none', say: Say): void {
  costs.forEach((cost, at) => {
    if ('restThis' in cost && has !== 'unit') say(`${path}/${at}`, 'only a unit in its zone can be rested');
    if ('unmark' in cost && has === 'none') say(`${path}/${at}`, 'only a card in its zone bears counters');
    if ('destroyThis' in cost && has === 'none') say(`${path}/${at}`, 'the card does not stand in a zone');
  });
}

/** Costs inside effects: of a "may", of a summon. */
function faultsOfInnerCosts(effects: readonly Effect[], path: string, has: 'unit' | 'land' | 'none', say: Say): void {
  for (const [at, found] of objects(effects, path)) {
    if (Array.isArray(found.cost)) faultsOfCost(found.cost as Cost[], `${at}/cost`, has, say);
  }
}

function faultsOfAbility(card: Card, ability: Ability, path: string, say: Say): void {
  const words = Array.isArray(ability.on) ? ability.on : [ability.on];
  const unit = card.type === 'unit';
  const elsewhere = listOf(ability.from ?? 'table').some((zone) => zone !== 'table');
  for (const word of words) {
    // A land may carry words of units to give them away.
    const widened = ability.of !== undefined && WIDENED.includes(word);
    if (!unit && !ability.granted && !widened && UNIT_WORDS.includes(word)) say(`${path}/on`, `"${word}" is for units`);
    if (unit && !ability.granted && word === 'whenDestroyed')
      say(`${path}/on`, '"whenDestroyed" is for lands', ['onDeath']);
    if (ability.of !== undefined && !NARROWED.includes(word))
      say(`${path}/of`, `"${word}" can't be narrowed`, [...NARROWED]);
    if (
      [...ABOUT_PLAYERS, ...ABOUT_TURNS].includes(word) &&
      Object.keys(ability.of ?? {}).some((key) => key !== 'side')
    )
      say(`${path}/of`, `"${word}" asks only whose it is`, ['side']);
    if (elsewhere && !widened && OWN_WORDS.includes(word))
      say(`${path}/from`, `"${word}" works only where the card stands`);
  }
  if (elsewhere && ability.granted)
    say(`${path}/from`, 'an ability that is given away works where the card stands that has it', ['no zone']);
  if (words.includes('main') && elsewhere && (ability.cost ?? []).length === 0 && ability.timesPerMatch === undefined)
    say(`${path}/cost`, 'R57: from a pile a [Main] effect has a cost, or works so many times in the match', [
      'cost',
      'timesPerMatch',
    ]);
  if (words.includes('main') && words.length > 1) say(`${path}/on`, '"main" stands alone');
  if (words.includes('main') && ability.optional) say(`${path}/optional`, 'a [Main] effect is used by choice');
  if (elsewhere && ability.oncePerTurn)
    say(`${path}/oncePerTurn`, 'only a card in its zone remembers what it has done');
  const has = elsewhere || hasLeft(words, ability.of) ? 'none' : unit || ability.granted ? 'unit' : 'land';
  faultsOfCost(ability.cost ?? [], `${path}/cost`, has, say);
  faultsOfInnerCosts(ability.effects, `${path}/effects`, has, say);
  if (words.some((word) => word !== 'onKill')) {
    for (const at of killedIn(ability, path)) say(at, 'only an [On Kill] knows what was killed', ['onKill']);
  }
}

/** What a continuous effect may make hold, and of these what is about units or lands and what about players. */
const HOLDS = [
  'power',
  'ability',
  'fixed',
  'tribes',
  'arrives',
  'cant',
  'can',
  'must',
  'instead',
  'costs',
  'less',
] as const;
const OF_CARDS: readonly (typeof HOLDS)[number][] = ['power', 'ability', 'fixed', 'tribes', 'can', 'must'];
const OF_PLAYERS: readonly (typeof HOLDS)[number][] = ['costs', 'less'];
/** R35: the prohibitions that have another party. */
const OF_TWO: readonly Cant[] = [
  'move',
  'beDestroyed',
  'beRested',
  'beChosen',
  'beReturned',
  'beReadied',
  'beAttacked',
  'playUnits',
  'playLands',
  'playTechs',
  'summon',
];

function faultsOfBy(cant: Cant | undefined, by: unknown, path: string, say: Say): void {
  if (by !== undefined && !(OF_TWO as readonly unknown[]).includes(cant))
    say(`${path}/by`, 'R35: there is no other party here that it could be about', [...OF_TWO]);
}

/** R56: how often something happens in place of something. */
function faultsOfLimits(
  { oncePerTurn, timesPerTurn }: NonNullable<Continuous['instead']>,
  zones: readonly From[],
  path: string,
  say: Say,
): void {
  const word = timesPerTurn === undefined ? 'oncePerTurn' : 'timesPerTurn';
  if (oncePerTurn !== undefined && timesPerTurn !== undefined)
    say(`${path}/instead/timesPerTurn`, 'once a turn is once a turn', ['oncePerTurn', 'timesPerTurn']);
  else if ((oncePerTurn ?? timesPerTurn) !== undefined && zones.some((zone) => zone !== 'table'))
    say(`${path}/instead/${word}`, 'only a card in its zone remembers what it has done', ['timesPerMatch']);
}

function faultsOfContinuous(card: Card, effect: Continuous, path: string, say: Say): void {
  const { from, to, ability, cant, by, instead, plays } = effect;
  const zones = listOf(from ?? 'table');
  const said = HOLDS.filter((word) => effect[word] !== undefined);
  if (said.length === 0) say(path, 'a continuous effect says what holds', [...HOLDS]);
  if (effect.power !== undefined && effect.fixed !== undefined)
    say(`${path}/power`, 'nothing adds to a power that is fixed');
  const idle = effect.tribes === undefined ? null : emptyChange(effect.tribes);
  if (idle !== null) say(`${path}/tribes`, `R66: ${idle}`, ['gain', 'lose', 'loseAll']);
  faultsOfBy(cant, by, path, say);
  if (plays !== undefined && effect.costs === undefined && effect.less === undefined)
    say(`${path}/plays`, 'only changed costs are about what is played', ['costs', 'less']);
  if (zones.includes('hand')) {
    const own = (word: (typeof HOLDS)[number]) => OF_PLAYERS.includes(word) || word === 'instead';
    if (to !== 'this' || zones.length > 1 || !said.every(own))
      say(`${path}/from`, 'R31, R71: from the hand a card changes only its own cost, and what happens to itself', [
        'to: this, with costs or less',
        'to: this, with instead: { of: discard, … }',
      ]);
    if (instead !== undefined) {
      faultsOfLimits(instead, zones, path, say);
      faultsOfMatter(instead, `${path}/instead`, say);
      if (instead.of !== 'discard')
        say(`${path}/instead/of`, 'R71: a card in the hand can only be discarded', ['discard']);
      if (instead.filter !== undefined) say(`${path}/instead/filter`, 'R71: it is this card that would be discarded');
    }
    if (plays !== undefined) say(`${path}/plays`, 'the card changes its own cost');
    return;
  }
  if (to === 'this' && zones.some((zone) => zone !== 'table'))
    say(`${path}/to`, 'in a pile the card is nothing that a continuous effect could reach');
  const ofPlayer = typeof to === 'object' && 'player' in to;
  if (cant !== undefined) faultsOfCant(cant, ofPlayer, `${path}/cant`, say);
  if (ofPlayer && said.some((word) => OF_CARDS.includes(word)))
    say(path, 'a player has neither power nor tribes nor abilities, and neither may nor must do what units do');
  if (effect.arrives?.filter !== undefined && to === 'this')
    say(`${path}/arrives/filter`, 'R69: it is this unit that comes');
  for (const word of ['lane', 'row'] as const) {
    const seen = listOf(effect.arrives?.[word] ?? []).some(
      (one) => one === 'this' || one === 'next' || one === 'other',
    );
    if (seen && to === 'this')
      say(`${path}/arrives/${word}`, 'R69: it stands in no lane and no row from which that could be seen');
  }
  if (effect.arrives !== undefined && !ofPlayer && (to !== 'this' || card.type !== 'unit'))
    say(`${path}/arrives`, 'R69: units of a player come, or this unit', ['to: { player: you }', 'to: this']);
  if (!ofPlayer && said.some((word) => OF_PLAYERS.includes(word)))
    say(path, 'a player pays for cards, not a card', ['to: { player: you }', 'from: hand, to: this']);
  if (instead !== undefined) faultsOfLimits(instead, zones, path, say);
  const marks = instead !== undefined && MARKS_INSTEAD.includes(instead.of);
  if (instead !== undefined) faultsOfMatter(instead, `${path}/instead`, say);
  if (instead !== undefined && !marks && PLAYER_INSTEAD.includes(instead.of) !== ofPlayer)
    say(`${path}/instead/of`, ofPlayer ? 'something that happens to cards' : 'something that happens to players');
  if (typeof to === 'object' && 'zone' in to && to.zone !== undefined && to.zone !== 'units' && to.zone !== 'lands')
    say(`${path}/to/zone`, 'continuous effects reach what stands in a zone', ['units', 'lands']);
  const named = namesIn(card);
  if (ability !== undefined && !named.includes(ability))
    say(`${path}/ability`, `this card has no ability ${JSON.stringify(ability)}`, named);
}

/** R50: a tech stands nowhere, so that only what it gives away and what works from a pile can work. */
function faultsOfTech({ abilities, continuous }: Extract<Card, { type: 'tech' }>, say: Say): void {
  const stands = (from: Ability['from']) => listOf(from ?? 'table').includes('table');
  abilities?.forEach(({ granted, on, from }, at) => {
    if (granted || (from === undefined && listOf(on).every((word) => WHEN_MOVED.includes(word)))) return;
    if (stands(from)) say(`/abilities/${at}/from`, 'R50: a tech stands in no zone', PILES_OF_WORK);
  });
  continuous?.forEach(({ from }, at) => {
    if (stands(from)) say(`/continuous/${at}/from`, 'R50: a tech stands in no zone', PILES_OF_WORK);
  });
}

/** Every fault of one card, each with its path. */
export function faultsOfCard(card: Card, base: string, byId: ReadonlyMap<string, Card>): Fault[] {
  const faults: Fault[] = [];
  const say: Say = (at, reason, accepts) =>
    faults.push({ path: `${base}${at}`, reason, ...(accepts === undefined ? {} : { accepts }) });
  faultsAnywhere(card, byId, say);
  faultsOfScope(card, say);
  faultsOfCost(card.cost ?? [], '/cost', 'none', say);
  if (card.type === 'tech') {
    faultsOfInnerCosts(card.effects, '/effects', 'none', say);
    for (const at of killedIn(card.effects, '/effects')) say(at, 'only an [On Kill] knows what was killed', ['onKill']);
    faultsOfTech(card, say);
  }
  card.abilities?.forEach((ability, at) => {
    faultsOfAbility(card, ability, `/abilities/${at}`, say);
  });
  card.continuous?.forEach((continuous, at) => {
    faultsOfContinuous(card, continuous, `/continuous/${at}`, say);
  });
  return faults;
}
