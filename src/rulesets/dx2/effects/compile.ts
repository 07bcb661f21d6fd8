import type { CardCompiler, Program } from '../../../engine/index.ts';
import { DONE, watched } from '../../../engine/index.ts';
import { inOneShape } from '../../cards/shapes.ts';
import { does } from '../../cards/targets.ts';
import type { Cost } from '../atoms/resources.ts';
import { changeMp, useIcons } from '../atoms/resources.ts';
import { countUse } from '../atoms/status.ts';
import { findDemon, ownerOf } from '../board/board.ts';
import type { Context, Dx2, EffectVars } from '../board/context.ts';
import { costOf } from '../board/continuous.ts';
import { holds } from '../board/evaluate.ts';
import { PLAIN, plainAttacksOf, usableBy } from '../board/printed.ts';
import type { Compiled, CompiledEffect, Usable } from '../language/compiled.ts';
import { momentProgram, momentsOf, TIMING_TIERS } from '../language/compiled.ts';
import type { Automatic, Card, CardOf, Passive, While } from '../language/language.ts';
import { automatic, when } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { settle } from '../turn/sweep.ts';
import { counted } from './chain.ts';
import { compileEffects } from './effects.ts';
import { isStillGiven, ownTurnOf, works } from './eligible.ts';
import { faultsOfCard } from './faults.ts';
import { latersOf } from './later.ts';
import { lentBy } from './lent.ts';
import { countedAs, nameLimited } from './limited.ts';
import { newSteps } from './steps.ts';

/** G17: the plain attack, which every demon has. A card set may bring its own. */
export const PLAIN_ATTACK: CardOf<'skill'> = {
  id: PLAIN,
  name: 'Attack',
  type: 'skill',
  text: 'Strikes one enemy.',
  use: {
    cost: 0,
    aim: 'enemy',
    effects: [{ do: 'attack', element: 'phys', power: 100, accuracy: 95, critical: 10, target: 'target' }],
  },
};

const WARD: Automatic = { timing: 'startsBattleWith', effects: [{ do: 'barrier', turns: 3, target: 'self' }] };
const EMBATTLE: Automatic = {
  timing: 'startsBattleWith',
  effects: [{ do: 'bulwark', amount: 650, turns: 1, target: 'self' }],
};

function shaped(written: Automatic): Automatic {
  const made = inOneShape(automatic, written);
  if (made.when !== undefined) made.when = inOneShape(when, made.when);
  return made;
}

/** The automatic effects of a card with the clause of their timing; those that a brand's set stands for come first. */
function effectsOfCard(card: Card): CompiledEffect[] {
  if (card.type === 'connector' || card.type === 'liberator') return [];
  const set = card.type === 'brand' ? card.set : undefined;
  const implied: [Automatic, ClauseId][] =
    set === 'ward' ? [[WARD, 't0.1']] : set === 'embattle' ? [[EMBATTLE, 't0.2']] : [];
  // R54: what is put off is an effect that no demon has by itself.
  nameLimited(card);
  const later = latersOf(card).map(({ later: { later, effects }, program }): CompiledEffect => {
    const { tier, clause } = TIMING_TIERS[later.timing];
    return { program, card: card.id, clause, tier, automatic: shaped({ ...later, granted: true, effects }) };
  });
  const made = (automatic: Automatic, program: string, { clause, tier } = TIMING_TIERS[automatic.timing]) => ({
    program,
    card: card.id,
    clause,
    tier,
    automatic: shaped(automatic),
  });
  const listed = [
    ...implied.map(([automatic, clause], at) =>
      made(automatic, `${card.id}#${at}`, { clause, tier: TIMING_TIERS[automatic.timing].tier }),
    ),
    ...(card.automatic ?? []).flatMap((one, at) =>
      momentsOf(one).map((automatic, number) =>
        made(automatic, momentProgram(`${card.id}#${implied.length + at}`, number)),
      ),
    ),
  ];
  return [...listed, ...later];
}

/** A chain effect: atomic (A3), counted if it has a limit, then its parts, then the end of it. */
function effectProgram(effect: CompiledEffect): Program<Dx2> {
  const { automatic, clause, card, program } = effect;
  const steps = newSteps();
  does(steps, clause, ({ m, self, owner }, vars) => {
    const count = counted(m);
    if (vars.watch !== undefined) watched(m, vars.watch);
    if (vars.cutIn === true) {
      // What still waits of a chain that was stopped does not go off any more (A14).
      if (count.stopped === true || !isStillGiven(m, effect, vars) || !works(m, effect, vars)) return DONE;
      if (!m.link([card])) return DONE;
      m.chapter(m.note('super-reaction', owner, { source: self, card, ability: program }));
    } else if (count.stopped !== undefined) delete count.stopped;
    if (automatic.limit === undefined || self === null) return undefined;
    const use = countedAs(program, automatic.limit);
    if (m.state.options.limitCounts === 'triggered') countUse(m, self, use);
    else vars.unspent = use;
    return undefined;
  });
  compileEffects(steps, automatic.effects);
  // R22: what a Super Reaction causes waits for the effect it cut into.
  does(steps, 'A3', ({ m }, vars) => (vars.cutIn === true ? undefined : settle(m)));
  return steps.program(program);
}

type Use = Usable['use'];

/** A skill when it is used: its MP, its parts, the icons of the action, and the end of it. */
function skillProgram({ id, use, program }: Usable): Program<Dx2> {
  const steps = newSteps();
  does(steps, 'G8', (context, vars) => {
    const { m, self } = context;
    if (vars.connector !== null || vars.byEffect === true || self === null) return;
    if (use.remnantsIf !== undefined) vars.remnants = holds(context, use.remnantsIf);
    const cost = costOf(m, findDemon(m.board, self), { id, use });
    if (cost > 0) changeMp(m, self, -cost, 'cost', self, 'G8');
    if (use.limit !== undefined) {
      const turn = use.limit.every === undefined ? undefined : ownTurnOf(m, self);
      countUse(m, self, program, 'R46', turn);
    }
  });
  compileEffects(steps, use.effects);
  does(steps, 'G6', (context, vars) => payIcons(context, vars, use));
  // R50: an effect that uses a skill is not over with it.
  does(steps, 'A3', ({ m }, vars) => (vars.byEffect === true ? undefined : settle(m)));
  return steps.program(program);
}

/** G7: the worst result of the action decides. */
function payIcons({ m, self }: Context, vars: EffectVars, use: Use): void {
  const { result, connector, byEffect, kept } = vars;
  const { free } = use;
  const remnants = use.remnants === true || vars.remnants === true;
  const owner = self === null ? null : ownerOf(m.board, self);
  if (connector !== null || owner === null || byEffect === true) return;
  if (kept !== undefined && result !== 'lost' && self !== null) {
    countUse(m, self, kept, 'R63');
    m.note('icons-kept', owner, { demon: self }, { clause: 'R63' });
    return;
  }
  if (free === true && result !== 'lost') {
    m.note('icons-kept', owner, { demon: self }, { clause: 'R81' });
    return;
  }
  const cost: Cost = result === 'lost' ? 'two' : result === 'bonus' || remnants ? 'half' : 'one';
  const because =
    result === 'lost' ? 'lost' : result === 'bonus' ? 'weakness or critical' : remnants ? 'Remnants' : 'action';
  useIcons(m, owner, cost, because, result === 'lost' ? 'G7' : 'G6');
}

/** R79: the passives of a state come and go with its marks. */
function ofBearer(passives: readonly Passive[]): While[] {
  const plain = passives.filter((passive) => !('while' in passive));
  return plain.length === 0 ? [] : [{ while: plain }];
}

function compileCard(card: Card): Compiled {
  const passives = card.type === 'connector' ? [] : (card.passives ?? []);
  const written = passives.filter((passive) => 'while' in passive);
  const whiles = (card.type === 'state' ? [...ofBearer(passives), ...written] : written).map((text, at) => ({
    program: `${card.id}#while-${at}`,
    card: card.id,
    text,
  }));
  const lent = lentBy(card).map(({ passives, program }) => ({
    program,
    card: card.id,
    text: { while: passives, granted: true },
  }));
  return { id: card.id, name: card.name, source: card, automatic: effectsOfCard(card), whiles: [...whiles, ...lent] };
}

/** R42: marks of a skill of its own: "this skill" at the end of their name is the name of the card. */
const OF_THIS = /: this skill$/;

function withOwnMarks(card: Card): Card {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(OF_THIS, () => `: ${card.name}`);
    if (!(value instanceof Object)) return value;
    if (Array.isArray(value)) return value.map(named);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, named(inner)]));
  };
  return card.type === 'skill' && JSON.stringify(card).includes(': this skill"') ? (named(card) as Card) : card;
}

/** Compiles checked cards, or gives every fault that their shape does not show. */
export function compile(written: readonly Card[]): CardCompiler<Dx2> {
  const cards = written.map(withOwnMarks);
  const given = cards.some(({ id }) => id === PLAIN_ATTACK.id) ? cards : [PLAIN_ATTACK, ...cards];
  const all = [...given, ...given.flatMap(plainAttacksOf)];
  const known = new Map(all.map((card) => [card.id, card]));
  return {
    cards: all,
    faultsOf: (card, at) => faultsOfCard(card, `/${at}`, known),
    compile: (card) => compileCard(card),
    programsOf: ({ automatic, source }) => {
      const usable = usableBy(source);
      return [...automatic.map(effectProgram), ...(usable === null ? [] : [skillProgram(usable)])];
    },
  };
}
