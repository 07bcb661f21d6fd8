/** Words of a card that could never do anything where they stand. */
import type { Json } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import { isPhysical, verbsIn } from '../board/printed.ts';
import { TIMING_TIERS } from '../language/compiled.ts';
import { EVENTS } from '../language/dictionary-values.ts';
import type { Automatic, CardOf, Effect, Passive } from '../language/language.ts';
import * as word from '../language/words.ts';

export type Say = (at: string, reason: string, accepts?: Json) => void;

/** What an effect can speak of at one of its parts. It grows from part to part. */
interface Known {
  /** What set it off carries, or null in a skill and in a tier. */
  heard: Readonly<Record<string, string>> | null;
  /** At whom the skill aims, or null for an effect that works by itself. */
  aim: word.Aim | null;
  /** Whether some demon may be acting. */
  acts: boolean;
  struck: boolean;
  /** Whether something before has an element, or had none that could be known. */
  element: boolean;
  it: boolean;
  /** Whether whom the skill aims at may have been revived, or may have fallen. */
  revived: boolean;
  hurt: boolean;
  /** The registers that mean who fell by what set this off. */
  fallen: readonly string[];
  /** Whether any part stands before. */
  begun: boolean;
  refs: Set<string>;
}

/** R86: a Super Reaction answers a blow that strikes its holder, with all that a blow tells. */
const ALL_HEARD = EVENTS.hit.carries ?? {};

/** The registers that mean somebody at this point. */
const registersOf = (known: Known): string[] =>
  word.register.options.filter((one) => silentBecause(known, one) === null);

/** Why a register means nobody here, or null. */
function silentBecause({ heard, aim, acts, struck, it }: Known, register: string): string | null {
  switch (register) {
    case 'target':
      return aim === null ? 'only a skill that is used aims at somebody' : null;
    case 'cause':
    case 'causedBy':
      return heard === null ? 'R35: nothing that happened sets this off' : null;
    case 'struck':
      return struck ? null : 'no attack of this effect stands before';
    case 'it':
      return it ? null : 'nothing was chosen or drawn before';
    case 'acting':
      return acts ? null : 'no demon is due yet';
    default:
      return null;
  }
}

/** Verbs that are about the living and the fallen. */
const EITHER = ['choose', 'unmark', 'can', 'cant', 'use'];

/** Who has fallen when an effect answers this: by its own fall a demon is `self` too. */
function fallenBy({ event, who = 'self' }: NonNullable<Automatic['when']>): string[] {
  if (event === 'defeats') return ['causedBy'];
  if (event !== 'defeated') return [];
  return who === 'self' ? ['cause', 'self'] : ['cause'];
}

/** Whether a target is somebody who fell, and who can have been revived neither by this effect nor by what answers its attacks. */
const isFallen = (target: unknown, { fallen, revived, struck }: Known): boolean =>
  fallen.some((one) => one === target) && !revived && !struck;

/** What is wrong with a target of a verb, or of another part. */
function faultsOfTarget(target: unknown, at: string, known: Known, say: Say, inAmount = false): void {
  if (typeof target === 'string') {
    // In an amount "it" is otherwise the demon that the amount is for (R38).
    if (inAmount && target === 'it') return;
    const because = silentBecause(known, target);
    if (because !== null) say(at, `${JSON.stringify(target)} is nobody here: ${because}`, registersOf(known));
    return;
  }
  const { orNone, ref } = target as { orNone?: boolean; ref?: string };
  if (orNone === true && isOne(target as object))
    say(`${at}/orNone`, 'R74: there are fewer than one only where there is nobody');
  if (ref !== undefined && !known.refs.has(ref))
    say(`${at}/ref`, `nothing was chosen before as ${JSON.stringify(ref)}`, [...known.refs]);
  faultsWithin(target, at, known, say);
}

const isOne = (target: object): boolean =>
  ('choose' in target && (target.choose === 1 || (target.choose instanceof Object && 'upTo' in target.choose))) ||
  ('random' in target && target.random === 1);

/** Conditions and amounts anywhere below a value: what they ask of whom. */
function faultsWithin(value: unknown, at: string, known: Known, say: Say): void {
  if (!(value instanceof Object)) return;
  if ('eventAmount' in value && !(known.heard && 'eventAmount' in known.heard))
    say(`${at}/eventAmount`, 'R35: nothing that carries an amount sets this off');
  if ('did' in value && !known.begun) say(`${at}/did`, 'nothing of this effect was done before');
  if ('hit' in value && !known.struck) say(`${at}/hit`, 'no attack of this effect stands before');
  if ('dealt' in value && !known.hurt) say(`${at}/dealt`, 'no attack and no damage of this effect stands before');
  if ('span' in value && value.span === 'battle') {
    if ('filter' in value) say(`${at}/filter`, 'R53: of the whole battle only the teams are known');
    if (!('who' in value) || value.who === 'self' || value.who === 'companion')
      say(`${at}/who`, 'R53: of the whole battle only the teams are known', ['ally', 'enemy', 'any']);
  }
  for (const [key, inner] of Object.entries(value)) {
    const path = `${at}/${key}`;
    if (key === 'is' || key === 'of') {
      if (inner instanceof Object && ('choose' in inner || 'random' in inner))
        say(path, 'R30: nobody is asked, and nothing drawn, to read a value', ['all', 'least', 'most']);
      faultsOfTarget(inner, path, known, say, key === 'of');
    } else faultsWithin(inner, path, known, say);
  }
}

const FALLEN = 'R28: this demon has fallen, and nothing before has revived it';

/** What a verb says that can do nothing. */
function faultsOfVerb(effect: Extract<Effect, { do: string }>, at: string, known: Known, say: Say): void {
  if ('target' in effect) {
    const { target } = effect;
    faultsOfTarget(target, `${at}/target`, known, say);
    const revives = effect.do === 'revive';
    if (typeof target === 'object' && 'side' in target && !EITHER.includes(effect.do)) {
      if (revives && target.fallen !== true) say(`${at}/target/fallen`, 'R28: only the fallen are revived', true);
      if (!revives && target.fallen === true) say(`${at}/target/fallen`, 'R32: this is about the living alone', false);
    }
    if (revives && known.aim !== null && !known.hurt && (target === 'self' || target === 'acting'))
      say(`${at}/target`, 'R28: whoever uses a skill lives', ['target', 'all', 'choose', 'random']);
    if (!revives && !EITHER.includes(effect.do) && isFallen(target, known)) say(`${at}/target`, FALLEN, ['revive']);
    const aimsAtFallen = known.aim === 'fallen' || known.aim === 'fallenAll';
    if (target === 'target' && !EITHER.includes(effect.do)) {
      if (!revives && aimsAtFallen && !known.revived)
        say(`${at}/target`, 'R28: the skill aims at the fallen, and nothing before has revived them');
      if (revives && !aimsAtFallen && !known.hurt)
        say(`${at}/target`, 'R28: the skill aims at the living', ['fallen', 'fallenAll']);
    }
  }
  for (const [key, inner] of Object.entries(effect)) {
    if (key === 'from' || key === 'with') faultsOfOther(inner, `${at}/${key}`, known, say);
    else if (key !== 'target' && key !== 'passives') faultsWithin(inner, `${at}/${key}`, known, say);
  }
  if (effect.do === 'lend') faultsOfPassives(effect.passives, `${at}/passives`, say);
  if (effect.do === 'grant' && effect.team === true && effect.attacks !== undefined)
    say(`${at}/attacks`, 'R71: a team makes no attacks');
  if (effect.do === 'swap' && isFallen(effect.with, known)) say(`${at}/with`, FALLEN, ['revive']);
  if (effect.do === 'swap' && effect.target === effect.with) say(`${at}/with`, 'R70: this is the same demon');
  if (effect.do === 'copy' && effect.target === effect.from) say(`${at}/from`, 'R72: this is the same demon');
  if (effect.do === 'attack' && effect.element === 'same') faultsOfSame(effect, at, known, say);
  if (effect.do === 'attack' && !isPhysical(effect) && effect.critical !== undefined)
    say(`${at}/critical`, 'R9: only physical attacks are critical');
  if (effect.do === 'attack' && typeof effect.times === 'object' && effect.times.from > effect.times.to)
    say(`${at}/times/from`, 'more than the greatest number of blows');
  if (effect.do === 'attack' && effect.anew === true && typeof effect.target === 'string')
    say(`${at}/anew`, 'R47: a demon that is known is not looked for', ['all', 'choose', 'random', 'least', 'most']);
  if (effect.do === 'charge' && effect.what === 'might' && effect.percent !== undefined)
    say(`${at}/percent`, 'R57: Might makes an attack critical, which has no size of its own');
  if (effect.do === 'inflict' && !listOf(effect.ailment).includes('poison') && effect.value !== undefined)
    say(`${at}/value`, 'R12: only poison has a value');
  if (effect.do === 'shift' && (effect.to === undefined) === (effect.levels === undefined))
    say(at, 'either "to" says what the affinity is, or "levels" by how much it changes', ['to', 'levels']);
  if (effect.do === 'shift' && effect.levels === 0) say(`${at}/levels`, 'R48: no level is no change');
}

/** R68: what an attack of the same element needs. */
function faultsOfSame(effect: Extract<Effect, { do: 'attack' }>, at: string, known: Known, say: Say): void {
  if (!known.element && !(known.heard && 'element' in known.heard))
    say(`${at}/element`, 'R68: nothing before has an element', word.element.options);
  if (effect.physical === undefined)
    say(`${at}/physical`, 'R68: the element does not say whether the attack is physical', [true, false]);
}

/** R70, R72: whom another demon of a verb is, for which nobody is asked. */
function faultsOfOther(target: unknown, at: string, known: Known, say: Say): void {
  if (target instanceof Object && ('choose' in target || 'random' in target))
    say(at, 'R30: nobody is asked, and nothing drawn, for this demon', [
      'self',
      'target',
      'it',
      'all',
      'least',
      'most',
    ]);
  faultsOfTarget(target, at, known, say);
}

const learn = (known: Known, target: unknown): void => {
  if (!(target instanceof Object)) return;
  if ('choose' in target || 'random' in target) known.it = true;
  if ('as' in target) known.refs.add(String(target.as));
};

/** Effects in their order: what comes later may speak of what came before. */
export function faultsOfEffects(effects: readonly Effect[], at: string, known: Known, say: Say): void {
  effects.forEach((effect, number) => {
    const path = `${at}/${number}`;
    faultsOfOne(effect, path, known, say);
    known.begun = true;
  });
}

function faultsOfOne(effect: Effect, at: string, known: Known, say: Say): void {
  if ('do' in effect) {
    if ('target' in effect) learn(known, effect.target);
    faultsOfVerb(effect, at, known, say);
    if (effect.do === 'attack') known.struck = known.element = true;
    if (effect.do === 'choose') known.it = true;
    if (effect.do === 'revive' || effect.do === 'use') known.revived = true;
    if (effect.do === 'attack' || effect.do === 'damage' || effect.do === 'slay') known.hurt = true;
    return;
  }
  if ('later' in effect) {
    faultsOfLater(effect, at, known, say);
    return;
  }
  if ('limit' in effect && effect.limit.turn === undefined && effect.limit.battle === undefined)
    say(`${at}/limit`, 'R67: it limits nothing', ['turn', 'battle']);
  if ('together' in effect && !verbsIn(effect.together).some((verb) => verb.do === 'attack'))
    say(`${at}/together`, 'R73: only attacks are answered before the end of an effect');
  if ('repeat' in effect && typeof effect.repeat === 'object' && 'from' in effect.repeat)
    if (effect.repeat.from > effect.repeat.to) say(`${at}/repeat/from`, 'more than the greatest number of times');
  if ('oneOf' in effect && effect.atRandom === true) {
    if (effect.who !== undefined) say(`${at}/who`, 'R78: chance decides, and nobody else');
    if (new Set(effect.oneOf.map(({ label }) => label)).size < effect.oneOf.length)
      say(`${at}/oneOf`, 'R78: what is drawn is told by its label, and two have the same');
  }
  if ('ifYouDo' in effect && !known.begun) say(`${at}/ifYouDo`, 'R32: nothing stands before that could have been done');
  for (const [key, inner] of Object.entries(effect)) {
    const path = `${at}/${key}`;
    if (key === 'forEach') {
      learn(known, inner);
      faultsOfTarget(inner, path, known, say);
    } else if (Array.isArray(inner)) {
      // What can be chosen of is looked through as parts are: each holds effects.
      const before = known.it;
      if ('forEach' in effect) known.it = true;
      faultsOfEffects(inner as Effect[], path, known, say);
      if ('forEach' in effect) known.it = before;
    } else faultsWithin(inner, path, known, say);
  }
}

/** What is put off keeps what is known, and hears what it answers itself. */
function faultsOfLater(
  { later, effects }: Extract<Effect, { later: unknown }>,
  at: string,
  known: Known,
  say: Say,
): void {
  const { timing, when } = later;
  if (TOO_LATE.includes(timing))
    say(`${at}/later/timing`, 'R54: this never comes again, or is no moment of its own', LATER);
  if ((timing === 'when') !== (when !== undefined))
    say(`${at}/later/when`, when ? 'only timing "when" answers something' : 'timing "when" needs what it answers');
  if (later.who !== undefined && timing !== 'aboutToAct' && timing !== 'actionCompleted')
    say(`${at}/later/who`, 'only tiers 3 and 4 are about a demon that acts', ['aboutToAct', 'actionCompleted']);
  if (when) faultsOfWhen(when, `${at}/later/when`, say);
  const heard = when ? (EVENTS[when.event].carries ?? {}) : known.heard;
  // Until then whoever fell before may have been revived.
  const fallen = when ? fallenBy(when) : [];
  faultsOfEffects(effects, `${at}/effects`, { ...known, refs: new Set(known.refs), heard, fallen }, say);
}

const TOO_LATE: readonly word.Timing[] = [
  'startsBattleWith',
  'startOfBattle',
  'startOfFirstTurn',
  'whenAttackingFirst',
  'whenAttackingSecond',
  'whenEnemyAttacksFirst',
  'superReaction',
];
const LATER = word.timing.options.filter((timing) => !TOO_LATE.includes(timing));

const begin = (more: Partial<Known>): Known => ({
  heard: null,
  aim: null,
  acts: true,
  struck: false,
  element: false,
  it: false,
  revived: false,
  hurt: false,
  begun: false,
  fallen: [],
  refs: new Set(),
  ...more,
});

/** What the use of a skill says that can do nothing. */
export function faultsOfUse(use: NonNullable<CardOf<'skill'>['use']>, at: string, say: Say): void {
  const { effects, aim, limit, free } = use;
  faultsOfEffects(effects, `${at}/effects`, begin({ aim }), say);
  if (limit !== undefined && Object.keys(limit).length === 0)
    say(`${at}/limit`, 'R46: it limits nothing', ['turn', 'battle', 'every']);
  faultsWithin(use.if, `${at}/if`, begin({}), say);
  if (free === true && limit?.turn === undefined)
    say(`${at}/free`, 'R81: without a limit in a turn, a turn would not have to end', { limit: { turn: 1 } });
  if (use.remnantsIf !== undefined) {
    faultsWithin(use.remnantsIf, `${at}/remnantsIf`, begin({}), say);
    if (use.remnants === true) say(`${at}/remnantsIf`, 'R83: it has Remnants anyway', ['remnants']);
    if (free === true) say(`${at}/remnantsIf`, 'R81: what uses no icon uses no half of one');
  }
  if (free === true && use.remnants === true) say(`${at}/remnants`, 'R81: what uses no icon uses no half of one');
}

/** What passives ask and reckon with that can be nothing where they stand: no effect is in progress. */
export function faultsOfPassives(passives: readonly Passive[], at: string, say: Say): void {
  passives.forEach((passive, number) => {
    const path = `${at}/${number}`;
    // R66: "it" is the demon that has a passive, in what it adds and not in when it has it.
    if ('fightsWith' in passive && passive.percent === undefined && passive.plus === undefined)
      say(path, 'R77: it does not say by how much', ['percent', 'plus']);
    if ('plainAttack' in passive && typeof passive.plainAttack === 'object')
      faultsOfUse({ cost: 0, ...passive.plainAttack }, `${path}/plainAttack`, say);
    else if (!('while' in passive)) faultsWithin(passive, path, begin({ it: true }), say);
    else {
      const { while: inner, ...asked } = passive;
      faultsWithin(asked, path, begin({}), say);
      faultsOfPassives(inner, `${path}/while`, say);
    }
  });
}

const WHAT: { readonly [E in word.EventWord]?: readonly string[] } = {
  blocks: ['null', 'repel', 'drain'],
  ailing: word.AILMENTS,
  cured: word.AILMENTS,
  raised: word.BUFFS,
  lowered: word.DEBUFFS,
  charged: word.CHARGES,
  protected: ['barrier', 'bulwark', 'repelPhysical', 'repelMagical'],
  shifted: word.affinityOrNone.options,
};

const carrying = (what: string): string[] =>
  word.event.options.filter((event) => what in (EVENTS[event].carries ?? {}));

/** What an effect that works by itself says that can do nothing. */
export function faultsOfAutomatic(automatic: Automatic, at: string, say: Say): void {
  const { timing, when, limit, effects } = automatic;
  const heard = timing === 'superReaction' ? ALL_HEARD : when ? (EVENTS[when.event].carries ?? {}) : null;
  const { tier } = TIMING_TIERS[timing];
  const isEarly = tier === '0' || tier === '1';
  const known = begin({ heard, acts: !isEarly && tier !== '2', fallen: when ? fallenBy(when) : [] });
  faultsWithin(automatic.if, `${at}/if`, known, say);
  faultsOfEffects(effects, `${at}/effects`, known, say);
  if (when) faultsOfWhen(when, `${at}/when`, say);
  if (limit !== undefined && limit.turn === undefined && limit.battle === undefined)
    say(`${at}/limit`, 'R27: it limits nothing', ['turn', 'battle']);
  if (automatic.granted && tier === '0') say(`${at}/timing`, 'A8: before tier 0 nothing can be given');
  if (automatic.every !== undefined && isEarly) say(`${at}/every`, 'R51: no turn has begun then');
  icons(automatic, at, say);
}

const OWN_TURN = ['startOfOwnTurn', 'endOfOwnTurn'];
const ENEMY_TURN = ['startOfEnemyTurn', 'endOfEnemyTurn'];

/** R23: icons that no team has at that moment. */
function icons({ timing, who, effects }: Automatic, at: string, say: Say): void {
  const isAction = timing === 'aboutToAct' || timing === 'actionCompleted';
  const isOwn = OWN_TURN.includes(timing) || (isAction && who !== 'enemy' && who !== 'any');
  const isEnemy = ENEMY_TURN.includes(timing) || (isAction && who === 'enemy');
  if (!isOwn && !isEnemy) return;
  const look = (value: unknown, path: string): void => {
    if (!(value instanceof Object)) return;
    if ('do' in value && value.do === (isOwn ? 'loseIcons' : 'gainIcons') && !('next' in value))
      say(
        `${path}/do`,
        `R23: in ${isOwn ? 'a turn of the own' : 'a turn of the enemy'} team there is nothing to ${isOwn ? 'take' : 'gain'}`,
      );
    for (const [key, inner] of Object.entries(value)) look(inner, `${path}/${key}`);
  };
  look(effects, `${at}/effects`);
}

const TOLD = {
  element: 'an element',
  means: 'by what it was brought about',
  what: 'what it was',
  on: 'what a blow was like',
} as const;

function faultsOfWhen(when: NonNullable<Automatic['when']>, at: string, say: Say): void {
  const { event, what } = when;
  const carries = EVENTS[event].carries ?? {};
  for (const field of ['element', 'means', 'what', 'on'] as const) {
    if (when[field] !== undefined && !(field in carries))
      say(`${at}/${field}`, `${JSON.stringify(event)} does not tell ${TOLD[field]}`, carrying(field));
  }
  if (when.first === true && event !== 'marked')
    say(`${at}/first`, 'R42: only marks are told to be the first of their name', ['marked']);
  if (when.amount !== undefined && !('eventAmount' in carries))
    say(`${at}/amount`, `${JSON.stringify(event)} has no amount`, carrying('eventAmount'));
  const words = WHAT[event];
  if (what !== undefined && words !== undefined) {
    const list = Array.isArray(what);
    listOf(what).forEach((one, number) => {
      if (!words.includes(one))
        say(`${at}/what${list ? `/${number}` : ''}`, `${JSON.stringify(event)} is never ${JSON.stringify(one)}`, [
          ...words,
        ]);
    });
  }
  if (carries.causedBy === 'the same demon') {
    for (const field of ['by', 'byFilter'] as const)
      if (when[field] !== undefined)
        say(`${at}/${field}`, 'the demon that does it is the one that "who" speaks of', ['who', 'filter']);
  }
}
