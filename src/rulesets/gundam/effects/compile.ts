import { type Fault, type Json, type Program, yesOrNo } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { refer } from '../../cards/references.ts';
import { does } from '../../cards/targets.ts';
import type { Place } from '../atoms/board.ts';
import { moveCards } from '../atoms/cards.ts';
import { markUsed } from '../atoms/damage.ts';
import { removeBase, removeUnits, turn } from '../atoms/units.ts';
import { EX_BASE, EX_RESOURCE, findBase, findUnit } from '../board/board.ts';
import type { Context, EffectVars, Gundam, ReadCard } from '../board/context.ts';
import { askedBy, askedByLinks } from '../board/continuous.ts';
import { reader } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { hpOf, insteadProgram, usedThisTurn } from '../board/values.ts';
import { type Compiled, type CompiledAbility, TIMING_CLAUSES } from '../language/compiled.ts';
import type { Ability, Card, Effect, Filter, Replacement, Timing } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { destroy, strike } from '../turn/destroy.ts';
import { compileEffects, opening } from './effects.ts';
import { canBegin, looksIntoHand, outlook } from './outlook.ts';
import { newSteps, payCosts, type Steps } from './steps.ts';

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

function compileCard(card: Card, links: readonly string[]): ReadCard {
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
        asks: ability.constant ? askedBy(ability, links) : [],
        ability,
      };
    }),
    source: card,
    reader,
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
function abilityProgram(source: CompiledAbility): Program<Gundam> {
  const { program: name, timings, ability } = source;
  const steps = newSteps();
  const effects: Effect[] = ability.effects ?? [];
  if (timings.includes('burst')) {
    burst(steps, source, effects);
    return steps.program(name);
  }
  const activated = timings.some((timing) => ACTIVATED.includes(timing));
  // What a triggered effect costs is paid by whoever wants it.
  const optional: Effect[] | null =
    ability.cost !== undefined && !activated ? [{ may: effects, cost: ability.cost }] : null;
  opening(steps, source, { effects: optional ?? effects, activated });
  if (optional === null) payCosts(steps, ability.cost ?? []);
  compileEffects(steps, optional ?? effects);
  return steps.program(name);
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

/** 9-1-9-1: the program of each "instead" that an ability carries. */
function insteadPrograms({ ability, ...source }: CompiledAbility): Program<Gundam>[] {
  const programs: Program<Gundam>[] = [];
  ability.constant?.forEach((constant, at) => {
    if (!('instead' in constant)) return;
    const steps = newSteps();
    const clause: ClauseId = '9-1-9-1';
    const { of, optional, oncePerTurn, effects } = constant.instead;
    const program = insteadProgram({ ability, ...source }, at);
    const printed = steps.label('printed');
    const end = steps.label('end');
    if (oncePerTurn) {
      // Of several at one moment only one is replaced.
      steps.run('R14', (m, { self }) => (usedThisTurn(m, self, program) ? printed : undefined));
    }
    // What can't be done in its place replaces nothing (R24); what is done though it changes nothing does.
    does(steps, clause, (context) => {
      const { kind } = outlook(context, effects);
      return kind === 'ready' || (kind === 'idle' && optional !== true) ? undefined : printed;
    });
    const carryOut = () => {
      if (oncePerTurn) steps.run('11-2-12', (m, { self }) => void (self !== null && markUsed(m, self, program)));
      compileEffects(steps, effects);
    };
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
        carryOut,
        () => steps.run(clause, () => printed),
      );
    } else {
      carryOut();
    }
    steps.run(clause, (m, { replaced, self, did }) => {
      if (of !== 'destroyed') return end;
      const object = findUnit(m.board, replaced as string) ?? findBase(m.board, replaced as string)?.base;
      if (object && object.damage >= hpOf(m, object)) return printed;
      // Nothing can be done in its place by a card that has gone itself.
      const gone = self !== null && !findUnit(m.board, self) && !findBase(m.board, self);
      return gone && did === 0 ? printed : end;
    });
    does(
      steps,
      'R14',
      (context, vars) => {
        context.m.note(
          'not-replaced',
          vars.owner,
          { target: vars.replaced as string, card: vars.card },
          { clause: 'R14' },
        );
        asPrinted(context, of, vars);
      },
      printed,
    );
    steps.mark(end);
    programs.push(steps.program(program));
  });
  return programs;
}

/** What was to happen happens after all: the running replacement does not apply to it again. */
function asPrinted({ m, card }: Context, of: Replacement['of'], vars: EffectVars): void {
  const id = vars.replaced as string;
  const by = vars.by as 'battle' | 'effect';
  const unit = findUnit(m.board, id);
  const base = findBase(m.board, id);
  switch (of) {
    case 'destroyed':
      destroy(m, [{ id, by, source: vars.source as string | null }], '10-3-1');
      return;
    case 'damaged':
      strike(m, [{ target: id, amount: vars.amount as number, source: (vars.source as string | null) ?? card }], by);
      return;
    case 'rested':
      turn(m, [id], 'rested');
      return;
    case 'returned':
      if (unit) removeUnits(m, [{ unit }], vars.to as Place, 'move', {});
      else if (base) removeBase(m, base.owner, vars.to as Place, 'base-moved');
  }
}

const BEFORE_COLON: readonly Timing[] = ['main', 'action'];

/** What the shape of a card allows and the rules do not. */
function faultsOfAbility(card: Card, ability: Ability, path: string, cards: ReadonlyMap<string, Card>): Fault[] {
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
    if (card.type === 'command' && !card.pilot && !ability.granted && !['main', 'action', 'burst'].includes(timing)) {
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
    faults.push({ path: at.slice(0, at.lastIndexOf('/')), reason: `"${word}" does not say what it gives`, accepts });
  }
  for (const [at] of names(ability, path, shieldChoice)) {
    faults.push({
      path: at,
      reason: 'Shields are face down: nobody can choose among them',
      accepts: '{ "top": n, "zone": "shields" }, { "random": n, "zone": "shields" }, or "looked" after a "look"',
    });
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

const emptyVerb = (object: Record<string, unknown>): [string, string] | null => {
  if (object.do === 'modify' && object.ap === undefined && object.hp === undefined) return ['do', 'modify'];
  return object.do === 'grant' && object.keyword === undefined && object.ability === undefined ? ['do', 'grant'] : null;
};

const shieldChoice = (object: Record<string, unknown>): [string, string] | null =>
  'choose' in object && object.zone === 'shields' ? ['zone', 'shields'] : null;

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

/** An ability is named once on its card, and a card has one Burst. */
function sameNames({ abilities = [] }: Card, path: string): Fault[] {
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

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(
  cards: readonly Json[],
): { cards: Map<string, ReadCard>; programs: Program<Gundam>[] } | Fault[] {
  const sent = cards as unknown as Card[];
  const all = [...TOKENS.filter(({ id }) => !sent.some((card) => card.id === id)), ...sent];
  const known = new Map(all.map((card) => [card.id, card]));
  const faults = sent.flatMap((card, at) => [
    ...(card.abilities ?? []).flatMap((ability, number) =>
      faultsOfAbility(card, ability, `/${at}/abilities/${number}`, known),
    ),
    ...sameNames(card, `/${at}`),
  ]);
  if (faults.length > 0) return faults;
  const links = askedByLinks(all.map(linkFilter));
  const compiled = all.map((card) => compileCard(card, links));
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
