import { type Fault, type Json, type Program, yesOrNo } from '../../engine/index.ts';
import type { Place } from './atoms/board.ts';
import { moveCards } from './atoms/cards.ts';
import { dealDamage } from './atoms/damage.ts';
import { removeUnits, turn } from './atoms/units.ts';
import { EX_BASE, EX_RESOURCE, findUnit, type Gundam } from './board.ts';
import { type Compiled, type CompiledAbility, TIMING_CLAUSES } from './compiled.ts';
import { type Context, type EffectVars, refer } from './context.ts';
import { destroy } from './destroy.ts';
import { compileEffects, opening } from './effects.ts';
import type { Ability, Card, Effect, Filter, Replacement, Timing } from './language.ts';
import type { ClauseId } from './rulebook.ts';
import { does, newSteps, payCosts, type Steps } from './steps.ts';
import { cardOf, hpOf, insteadProgram } from './values.ts';

/** R10: the two tokens that every card set has. */
const TOKENS: Card[] = [
  { id: EX_BASE, name: 'EX Base', type: 'base', color: 'white', level: 0, cost: 0, ap: 0, hp: 3, token: true },
  { id: EX_RESOURCE, name: 'EX Resource', type: 'resource', token: true },
];

const timingsOf = (ability: Ability): Timing[] => (Array.isArray(ability.timing) ? ability.timing : [ability.timing]);

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

function compileCard(card: Card): Compiled {
  const plays = card.type === 'resource' ? null : card;
  return {
    id: card.id,
    type: card.type,
    name: card.name,
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
    pilot: pilotOf(card),
    abilities: (card.abilities ?? []).map((ability, at): CompiledAbility => {
      const timings = timingsOf(ability);
      return {
        program: `${card.id}#${at}`,
        card: card.id,
        timings,
        clause:
          ability.during === 'link'
            ? 'R1'
            : ability.during === 'pair'
              ? '11-2-10'
              : TIMING_CLAUSES[timings[0] as Timing],
        ability,
      };
    }),
    source: card,
  };
}

function keywordsOf(card: Card): Compiled['keywords'] {
  if (!('keywords' in card) || !card.keywords) return {};
  return Object.fromEntries(
    Object.entries(card.keywords).map(([keyword, value]) => [keyword, value === true ? 1 : value]),
  );
}

const ACTIVATED: readonly Timing[] = ['activateMain', 'activateAction', 'main', 'action'];

/** The program of one ability: its condition, the yes of what is optional, what is paid, what it does. */
function abilityProgram({ program: name, timings, clause, ability }: CompiledAbility): Program<Gundam> {
  const steps = newSteps();
  const effects: Effect[] = ability.effects ?? [];
  const activated = timings.some((timing) => ACTIVATED.includes(timing));
  opening(steps, name, clause);
  if (timings.includes('burst')) burst(steps, effects);
  else if (ability.cost !== undefined && !activated) compileEffects(steps, [{ may: effects, cost: ability.cost }]);
  else {
    payCosts(steps, ability.cost ?? []);
    compileEffects(steps, effects);
  }
  return steps.program(name);
}

/** 11-2-5: the owner may use the Burst; afterwards the revealed card goes to the trash, unless it went elsewhere. */
function burst(steps: Steps, effects: Effect[]): void {
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
      }),
    () => compileEffects(steps, effects),
  );
  steps.run('11-2-5', (m, { owner, card }) => {
    moveCards(m, [refer({ zone: 'limbo', player: owner, card })], 'trash', 'move');
  });
}

/** 9-1-9-1: the program of each "instead" that an ability carries. */
function insteadPrograms({ ability, ...source }: CompiledAbility): Program<Gundam>[] {
  const programs: Program<Gundam>[] = [];
  ability.constant?.forEach((constant, at) => {
    if (!('instead' in constant)) return;
    const steps = newSteps();
    const clause: ClauseId = '9-1-9-1';
    const { of, optional, effects } = constant.instead;
    if (optional) {
      steps.optional(
        clause,
        (m, vars) =>
          yesOrNo({
            player: vars.owner,
            kind: 'instead',
            clause,
            prompt: `${cardOf(m, vars.card).name}: use it instead?`,
            yes: 'Yes',
            no: 'No',
          }),
        () => compileEffects(steps, effects),
        () => does(steps, clause, (context, vars) => asPrinted(context, of, vars)),
      );
    } else {
      compileEffects(steps, effects);
    }
    if (of === 'destroyed') {
      steps.run(clause, (m, { card, replaced }) => {
        const unit = findUnit(m.board, replaced as string);
        if (unit && unit.damage >= hpOf(m, unit)) destroy(m, [unit.id], 'effect', card, '10-3-1');
      });
    }
    programs.push(steps.program(insteadProgram({ ability, ...source }, at)));
  });
  return programs;
}

/** What was to happen happens after all: the running replacement does not apply to it again. */
function asPrinted({ m, card }: Context, of: Replacement['of'], vars: EffectVars): void {
  const id = vars.replaced as string;
  const by = vars.by as 'battle' | 'effect';
  const unit = findUnit(m.board, id);
  switch (of) {
    case 'destroyed':
      destroy(m, [id], by, card, '10-3-1');
      return;
    case 'damaged':
      dealDamage(m, [{ target: id, amount: vars.amount as number, source: card }], by);
      return;
    case 'rested':
      turn(m, [id], 'rested');
      return;
    case 'returned':
      if (unit) removeUnits(m, [unit], vars.to as Place, 'move', {});
  }
}

const BEFORE_COLON: readonly Timing[] = ['main', 'action'];

/** What the shape of a card allows and the rules do not. */
function faultsOfAbility(card: Card, ability: Ability, path: string, ids: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const timings = timingsOf(ability);
  const say = (at: string, reason: string, accepts?: Json) =>
    faults.push({ path: `${path}${at}`, reason, ...(accepts === undefined ? {} : { accepts }) });
  if (timings.includes('constant')) {
    if (!ability.constant) say('/constant', 'a constant ability says what holds', 'constant: [...]');
    if (ability.effects) say('/effects', 'a constant ability has no effects', 'constant: [...]');
    if (timings.length > 1) say('/timing', '"constant" stands alone');
  } else {
    if (!ability.effects) say('/effects', 'an ability that works at a time says what it does', 'effects: [...]');
    if (ability.constant) say('/constant', 'only a constant ability says what holds');
  }
  if (timings.includes('when') && !ability.when)
    say('/when', 'timing "when" needs the event it waits for', { event: '…' });
  if (!timings.includes('when') && ability.when) say('/when', 'only timing "when" waits for an event');
  if (card.type === 'resource') say('', 'Resources have no abilities');
  for (const timing of timings) {
    if (BEFORE_COLON.includes(timing) && card.type !== 'command') say('/timing', `"${timing}" is for Commands`);
    if (card.type === 'command' && !card.pilot && !ability.granted && !['main', 'action', 'burst'].includes(timing)) {
      say('/timing', `a Command without a Pilot effect never uses "${timing}"`, ['main', 'action', 'burst']);
    }
  }
  for (const [at, named] of mentions(ability, path)) {
    if (!ids.has(named)) faults.push({ path: at, reason: `there is no card ${JSON.stringify(named)} in this set` });
  }
  for (const [at, named] of grants(ability, path)) {
    if (!card.abilities?.some(({ id }) => id === named)) {
      faults.push({
        path: at,
        reason: `this card has no ability ${JSON.stringify(named)}`,
        accepts: card.abilities?.flatMap(({ id }) => id ?? []) ?? [],
      });
    }
  }
  return faults;
}

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

const mentions = (ability: Ability, path: string) =>
  names(ability, path, (object) =>
    object.do === 'deployToken' && typeof object.card === 'string' ? ['card', object.card] : null,
  );
const grants = (ability: Ability, path: string) =>
  names(ability, path, (object) =>
    typeof object.ability === 'string' && (object.do === 'grant' || 'to' in object)
      ? ['ability', object.ability]
      : null,
  );

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(
  cards: readonly Json[],
): { cards: Map<string, Compiled>; programs: Program<Gundam>[] } | Fault[] {
  const sent = cards as unknown as Card[];
  const all = [...TOKENS.filter(({ id }) => !sent.some((card) => card.id === id)), ...sent];
  const ids = new Set(all.map(({ id }) => id));
  const faults = sent.flatMap((card, at) =>
    (card.abilities ?? []).flatMap((ability, number) =>
      faultsOfAbility(card, ability, `/${at}/abilities/${number}`, ids),
    ),
  );
  if (faults.length > 0) return faults;
  const compiled = all.map(compileCard);
  return {
    cards: new Map(compiled.map((card) => [card.id, card])),
    programs: compiled.flatMap(({ abilities }) =>
      abilities.flatMap((source) => [
        ...(source.ability.effects ? [abilityProgram(source)] : []),
        ...insteadPrograms(source),
      ]),
    ),
  };
}
