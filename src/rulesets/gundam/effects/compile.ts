import type { CardCompiler, Program } from '../../../engine/index.ts';
import { yesOrNo } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { refer } from '../../cards/references.ts';
import { listOf } from '../../cards/words.ts';
import { moveCards } from '../atoms/cards.ts';
import { EX_BASE, EX_RESOURCE } from '../board/board.ts';
import type { Gundam, ReadCard } from '../board/context.ts';
import { askedBy, askedByLinks, asksForLinks, asksForPrint, changedBy, partsOf } from '../board/continuous.ts';
import { reader } from '../board/evaluate.ts';
import type { Price } from '../board/printed.ts';
import { cardOf, pricesOf } from '../board/printed.ts';
import type { Compiled, CompiledAbility } from '../language/compiled.ts';
import { NO_KEYWORDS, TIMING_CLAUSES, TIMING_EVENTS, timingsOf } from '../language/compiled.ts';
import type { Ability, Card, CommandTiming, Effect, Filter, Timing, When } from '../language/language.ts';
import { isActivated } from '../language/language.ts';
import { compileEffects, opening } from './effects.ts';
import { faultsOfCard } from './faults.ts';
import { insteadPrograms } from './instead.ts';
import { canBegin, looksIntoHand, ownPrice } from './outlook.ts';
import { payCosts, Steps } from './steps.ts';

/** R10: the two tokens that every card set has. */
const TOKENS: Card[] = [
  { id: EX_BASE, name: 'EX Base', type: 'base', color: 'white', level: 0, cost: 0, ap: 0, hp: 3, token: true },
  { id: EX_RESOURCE, name: 'EX Resource', type: 'resource', token: true },
];

function linkFilter(card: Card): Filter | null {
  if (card.type !== 'unit' || !card.link) return null;
  const { name, trait, filter } = card.link;
  return {
    ...(filter ?? {}),
    ...(name === undefined ? {} : { name }),
    ...(trait === undefined ? {} : { trait }),
  };
}

function pilotOf(card: Card): Compiled['pilot'] {
  if (card.type === 'pilot') return { name: card.name, traits: card.traits ?? [], ap: card.ap, hp: card.hp };
  if (card.type === 'command' && card.pilot) {
    const { name, traits, ap, hp } = card.pilot;
    return { name, traits: traits ?? [], ap, hp };
  }
  return null;
}

function compileCard(card: Card, links: readonly string[]): ReadCard {
  const plays = card.type === 'resource' ? null : card;
  const abilities = compileAbilities(card, links);
  const inPlay = abilities.filter(({ ability }) => ability.granted !== true && ability.zone === undefined);
  return {
    id: card.id,
    type: card.type,
    name: card.name,
    alsoNamed: listOf(card.alsoNamed ?? []),
    text: card.text ?? '',
    color: plays?.color ?? null,
    level: plays?.level ?? 0,
    cost: plays?.cost ?? 0,
    ap: 'ap' in card ? (card.ap ?? 0) : 0,
    hp: 'hp' in card ? card.hp : 0,
    traits: card.traits ?? [],
    token: card.token ?? false,
    keywords: keywordsOf(card),
    link: linkFilter(card),
    asksForLinks: asksForLinks(linkFilter(card)),
    asksForPrint: asksForPrint(linkFilter(card)),
    pilot: pilotOf(card),
    abilities,
    inPlay,
    hears: [...new Set(inPlay.flatMap(({ hears }) => hears))],
    constants: inPlay.filter(({ ability }) => ability.constant !== undefined),
    elsewhere: abilities.filter(({ ability }) => ability.zone !== undefined),
    source: card,
    reader,
  };
}

function compileAbilities(card: Card, links: readonly string[]): CompiledAbility[] {
  return (card.abilities ?? []).map((ability, at): CompiledAbility => {
    const timings = timingsOf(ability);
    return {
      program: `${card.id}#${at}`,
      card: card.id,
      timings,
      hears: timings.flatMap((timing) =>
        timing === 'when' ? listOf(ability.when ?? []).map(({ event }) => event) : (TIMING_EVENTS[timing] ?? []),
      ),
      clause:
        ability.during === 'link' ? 'R1' : ability.during === 'pair' ? '11-2-10' : TIMING_CLAUSES[timings[0] as Timing],
      bound: ability.during !== undefined || ability.pairedWith !== undefined,
      activated: timings.some(isActivated),
      asksForPrint: asksForPrint(ability.pairedWith ?? null),
      asks: ability.constant ? askedBy(ability, links) : [],
      changes: changedBy(ability),
      parts: partsOf(ability),
      ability: uniform(ability),
    };
  });
}

function uniform({ when, ...written }: Ability): Ability {
  const { id, timing, during, pairedWith, oncePerTurn, limit, granted, zone, if: condition } = written;
  const { cost, effects, constant } = written;
  const waits = when === undefined ? undefined : listOf(when).map(uniformWhen);
  return {
    id,
    timing,
    during,
    pairedWith,
    oncePerTurn,
    limit,
    granted,
    when: waits,
    zone,
    if: condition,
    cost,
    effects,
    constant,
  };
}

const uniformWhen = (when: When): When => {
  const { event, self, side, by, from, into, ex, counter, source, target, filter, other } = when;
  return { event, self, side, by, from, into, ex, counter, source, target, filter, other };
};

function keywordsOf(card: Card): Compiled['keywords'] {
  if (!('keywords' in card) || !card.keywords) return NO_KEYWORDS;
  return Object.fromEntries(
    Object.entries(card.keywords).map(([keyword, value]) => [keyword, value === true ? 1 : value]),
  );
}

/** R49: what is paid besides when a card is played for another price; of a Command so that its own price is left (R16). */
function priceProgram({ program, constant }: Price): Program<Gundam> {
  const steps = new Steps(program);
  payCosts(steps, constant.playFor, {
    then: (context) => ownPrice(context, context.vars.timing as CommandTiming | undefined),
  });
  return steps.program(program);
}

const ACTIVATED: readonly Timing[] = ['activateMain', 'activateAction', 'main', 'action'];

/** The programs of one ability, that of what it puts off for later too: its condition, the yes of what is optional, what is paid, what it does. */
function abilityPrograms(source: CompiledAbility): Program<Gundam>[] {
  const { program: name, timings, ability } = source;
  const steps = new Steps(name);
  const effects: Effect[] = ability.effects ?? [];
  if (timings.includes('burst')) {
    burst(steps, source, effects);
    return steps.programs();
  }
  const activated = timings.some((timing) => ACTIVATED.includes(timing));
  // What a triggered effect costs is paid by whoever wants it.
  const optional: Effect[] | null =
    ability.cost !== undefined && !activated ? [{ may: effects, cost: ability.cost }] : null;
  opening(steps, source, { effects: optional ?? effects, activated });
  if (optional === null) payCosts(steps, ability.cost ?? []);
  // What a card outside play is paid for with is not itself; once it is paid for, it lies there like any other (R58).
  if (activated && ability.zone !== undefined)
    steps.run('R58', (_m, vars) => void Object.assign(vars, { playing: null }));
  compileEffects(steps, optional ?? effects);
  return steps.programs();
}

/** 11-2-5: the owner may use the Burst; afterwards the revealed card goes to the trash, unless it went elsewhere. */
function burst(steps: Steps, source: CompiledAbility, effects: Effect[]): void {
  const leave = steps.label('trash');
  opening(steps, source, { effects: [{ may: effects }], activated: false, leave });
  steps.optional(
    '11-2-5',
    (m, vars) =>
      yesOrNo({
        player: vars.owner,
        kind: 'burst',
        clause: '11-2-5',
        prompt: `${cardOf(m, vars.card).name}: use its Burst?`,
        yes: 'Use the Burst',
        no: 'Do not use it',
        hidden: looksIntoHand(effects) && m.board.players[vars.owner].hand.length > 0,
        can: canBegin(contextOf(m, vars), { may: effects }),
      }),
    () => compileEffects(steps, effects),
  );
  steps.run(
    '11-2-5',
    (m, { owner, card }) => {
      moveCards(m, [refer({ zone: 'limbo', player: owner, card })], 'trash', 'move');
    },
    leave,
  );
}

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(cards: readonly Card[]): CardCompiler<Gundam> {
  const ids = new Set(cards.map(({ id }) => id));
  const all = [...TOKENS.filter(({ id }) => !ids.has(id)), ...cards];
  const known = new Map(all.map((card) => [card.id, card]));
  const links = askedByLinks(all.map(linkFilter));
  return {
    cards: all,
    faultsOf: (card, at) => faultsOfCard(card, `/${at}`, known),
    compile: (card) => compileCard(card, links),
    programsOf: (card) => [
      ...card.abilities.flatMap((source) => [
        ...(source.ability.effects ? abilityPrograms(source) : []),
        ...insteadPrograms(source),
      ]),
      ...pricesOf(card).map(priceProgram),
    ],
  };
}
