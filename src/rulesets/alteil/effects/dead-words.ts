/** Words that can have no effect where they stand: what nothing has named, found or done before, and who can't be there. */
import type { Fault, Json } from '../../../engine/index.ts';
import { notTwo } from '../../cards/targets.ts';
import { KINDS_EXPLAINED } from '../language/dictionary-values.ts';
import type { Card, Skill } from '../language/language.ts';
import { number, STATS, VERBS } from '../language/language.ts';

type Words = { readonly [word: string]: unknown };

/** Cards hold no null. */
const isObject = (value: unknown): value is Words => typeof value === 'object' && !Array.isArray(value);

/** What a skill knows at the place that is looked at. */
interface Known {
  refs: Set<string>;
  numbers: Set<string>;
  /** Whether something was chosen or picked, done, hit and moved before. */
  it: boolean;
  did: boolean;
  hit: boolean;
  moved: boolean;
  /** Whether amounts are worked out for each unit here, and whether somebody can be asked. */
  each: boolean;
  asks: boolean;
  /** Whether a unit may have been closed or revived before. */
  turned: boolean;
}

const PER_UNIT = ['damage', 'lose', 'heal', 'setHp', 'modify', 'setStat'];
/** Verbs that touch only units that are not CLOSED, and only those that are. */
const ON_OPEN = [
  ...PER_UNIT,
  'grant',
  'take',
  'close',
  'mark',
  'cant',
  'rankUp',
  'rankDown',
  'can',
  'attack',
  'fight',
  'lift',
];
const ON_CLOSED = ['revive', 'bury'];
/** The kinds of skills that run while the unit is not CLOSED, one that has fallen too (dr.1a). */
const NOT_CLOSED: readonly string[] = ['start', 'auto', 'action', 'counter', 'close'];
/** Where targets stand; a word such as `file` in one of these places is nobody's, and no register. */
const TARGETS = ['from', 'to', 'target', 'one', 'other', 'forEach'];
/** The kinds of skills that are carried out in place of an action. */
const USUAL: readonly string[] = ['attack', 'iczerAttack', 'standby'];

/** What is forbidden of Iczers and not of units. */
const OF_ICZERS = ['set', 'lpDamaged'];

export type Say = (at: string, reason: string, accepts?: Json) => void;

/** What is asked of the other party of a prohibition or of damage, and that it never is. */
export function faultsOfBy(by: unknown, words: readonly unknown[], at: string, say: Say): void {
  if (!isObject(by)) return;
  const means: unknown[] = Array.isArray(by.means) ? by.means : [by.means];
  if (means.includes('burial') && !words.includes('lpDamaged'))
    say(`${at}/means`, 'a burial does LP damage and nothing else', ['attack', 'skill']);
  if (by.cards !== undefined && !words.includes('set')) say(`${at}/cards`, 'only what is set is a card', ['set']);
  if (by.changes !== undefined && !words.includes('affected'))
    say(`${at}/changes`, 'R79: only what affects units changes their numbers', ['affected']);
  const verbs = Object.keys(VERBS);
  (Array.isArray(by.verbs) ? by.verbs : []).forEach((verb: string, i) => {
    if (!verbs.includes(verb)) say(`${at}/verbs/${i}`, 'no such verb', verbs);
  });
}

/** The names of the skills of a card that has some. */
export const idsOf = ({ skills }: Card): string[] => (skills as readonly Skill[]).flatMap(({ id }) => id ?? []);

/** Every dead word of a skill of `card`. */
export function deadWords(card: Card, skill: Skill, path: string): Fault[] {
  const faults: Fault[] = [];
  const say: Say = (at, reason, accepts) =>
    faults.push({ path: at, reason, ...(accepts === undefined ? {} : { accepts }) });
  const carried: object = KINDS_EXPLAINED[skill.kind].carries;
  const onGrid = 'this' in carried;
  const aSkill = `${/^[aeiou]/.test(skill.kind) ? 'an' : 'a'} ${skill.kind} skill`;
  const ids = idsOf(card);

  function register(word: unknown, at: string, known: Known): void {
    if (word === 'it' && !known.it) say(at, 'nothing was chosen or picked before, so "it" is nobody');
    if (word === 'hit' && !known.hit) say(at, 'no damage and no loss before, so "hit" is nobody');
    if (word === 'each' && !known.each)
      say(at, '"each" stands only in amounts that are worked out for each unit', PER_UNIT);
    if (word === 'cause' && !('cause' in carried)) say(at, `${aSkill} has no cause`, ['counter']);
    if (word === 'this' && !onGrid) say(at, `no unit on the grid has ${aSkill}, so "this" is nobody`);
  }

  /** A target where it is used; what it finds is known from then on. */
  function target(value: unknown, at: string, known: Known): void {
    register(value, at, known);
    if (!isObject(value)) return;
    if ('ref' in value && !known.refs.has(String(value.ref)))
      say(`${at}/ref`, `nothing before is called ${JSON.stringify(value.ref)}`, [...known.refs]);
    look(value, at, known);
    const found = 'choose' in value || 'random' in value;
    if (found && !known.asks) say(at, 'nobody is asked here, and chance picks nobody', ['this', 'it', 'ref', 'all']);
    if (found) known.it = true;
    if (typeof value.as === 'string') known.refs.add(value.as);
    if (value.orNobody === undefined) return;
    const count = value.choose ?? value.random;
    if (count === 'row' || count === 'column' || (isObject(count) && 'upTo' in count))
      say(`${at}/orNobody`, 'it does not say how many there have to be');
  }

  /** Everything below a value that is no instruction: filters, amounts, conditions. */
  function look(value: unknown, at: string, known: Known): void {
    if (Array.isArray(value)) for (const [i, one] of value.entries()) look(one, `${at}/${i}`, known);
    if (!isObject(value)) return;
    const still = { ...known, asks: false };
    for (const [key, inner] of Object.entries(value)) {
      const here = `${at}/${key}`;
      if (
        (key === 'of' && ('stat' in value || 'counter' in value || 'where' in value)) ||
        key === 'is' ||
        key === 'among'
      )
        target(inner, here, still);
      else if (key === 'did' && !known.did) say(here, 'nothing was done before');
      else if (key === 'taken' && !('taken' in carried)) say(here, `${aSkill} answers no damage`, ['counter']);
      else if (key === 'moved' && !known.moved) say(here, 'no card was moved before');
      else if (key === 'remembered' && !known.numbers.has(String(inner)))
        say(here, `no number before is called ${JSON.stringify(inner)}`, [...known.numbers]);
      else if (key === 'activations' && !ids.includes(String(inner)))
        say(here, `this card has no skill ${JSON.stringify(inner)}`, ids);
      else if (key === 'answers') {
        if (!('taken' in carried) && skill.kind !== 'close')
          say(here, `${aSkill} answers no damage`, ['counter', 'close']);
        faultsOfBy(inner, [], here, say);
        if (isObject(inner) && inner.verbs !== undefined)
          say(`${here}/verbs`, 'only damage is answered; say by what means or by which skills', ['means', 'skills']);
        look(inner, here, known);
      } else if (key === 'inRange' && !onGrid) say(here, 'no unit on the grid has this skill, so nobody is in range');
      else if (key === 'row' || key === 'column') {
        if (inner === 'ofThis') register('this', here, known);
        if (inner === 'ofIt') register('it', here, known);
      } else if (key === 'beside' && isObject(inner) && inner.of === undefined) {
        register('this', here, known);
      } else look(inner, here, known);
    }
    if (Object.keys(value).join() === 'scale')
      say(at, '"scale" does not say how', ['times', 'per', 'divide', 'plus', 'min', 'max']);
    // An amount that is worked out in a match is no number here, and neither more nor less than another.
    const { min, max } = value;
    if (Number(min) > Number(max) && !('scale' in value)) say(`${at}/min`, `more than the greatest, ${max}`);
  }

  /** Whom a verb touches has to be able to lie where the target looks. */
  function state(verb: string, value: unknown, at: string, { turned }: Known): void {
    const closed = value === 'cause' && skill.when?.event === 'closed';
    if (closed && !turned && ON_OPEN.includes(verb))
      say(at, `it is CLOSED by then, and "${verb}" passes CLOSED units over`, ON_CLOSED);
    if (value === 'this' && !turned && NOT_CLOSED.includes(skill.kind) && ON_CLOSED.includes(verb))
      say(at, `it is not CLOSED yet, and "${verb}" is only for CLOSED units`, skill.kind === 'close' ? ['heal'] : []);
    if (!isObject(value) || !('all' in value || 'choose' in value || 'random' in value)) return;
    const of = value.state ?? 'open';
    if (ON_OPEN.includes(verb) && of === 'closed') say(`${at}/state`, `"${verb}" passes CLOSED units over`, ['open']);
    if (ON_CLOSED.includes(verb) && of === 'open')
      say(`${at}/state`, `"${verb}" is only for CLOSED units`, ['closed', 'any']);
  }

  /** What a verb says that it can't do. */
  function verbFaults(effect: Words, at: string): void {
    const { do: verb } = effect;
    if (verb === 'modify' && ![...STATS, 'maxHp', 'level'].some((stat) => stat in effect))
      say(at, '"modify" does not say what it changes', number.options);
    if (verb === 'swap') {
      for (const side of ['one', 'other']) {
        const one = effect[side];
        if (isObject(one) && 'choose' in one && one.choose !== 1)
          say(`${at}/${side}/choose`, 'one unit changes places', 1);
      }
    }
    if ((verb === 'swap' || verb === 'fight') && notTwo(effect.one, effect.other) === 'same')
      say(`${at}/other`, 'it is the same unit as "one"');
    if (verb === 'swapRows' && effect.one === effect.other) say(`${at}/other`, 'a row can’t change places with itself');
    if (verb === 'mark' || verb === 'unmark' || verb === 'cant' || verb === 'lift' || verb === 'changeCost') {
      if ((effect.target === undefined) === (effect.who === undefined))
        say(at, `"${verb}" is for units or for Iczers`, ['target', 'who']);
    }
    if (verb === 'cant' || verb === 'lift') cantFaults(effect, at);
    if (verb === 'usual' && !USUAL.includes(skill.kind)) say(at, `${aSkill} is in place of no action`, [...USUAL]);
    if (effect.until === 'gone') goneFaults(effect, at);
    if (verb === 'bonus' && effect.attack === undefined && effect.lpDamage === undefined)
      say(at, '"bonus" does not say to what it adds', ['attack', 'lpDamage']);
    if (verb === 'changeCost') costFaults(effect, at);
    if (effect.divide === true && effect.repeated !== undefined)
      say(`${at}/repeated`, 'damage that is divided is done once');
    if (verb === 'use' && !ids.includes(String(effect.skill)))
      say(`${at}/skill`, `this card has no skill ${JSON.stringify(effect.skill)}`, ids);
    if (verb !== 'transfer' && verb !== 'lock') return;
    const { to, of, which } = effect;
    const from = verb === 'lock' ? 'file' : effect.from;
    if (from === to)
      say(
        `${at}/to`,
        'the cards lie there already',
        ['file', 'cemetery', 'out'].filter((one) => one !== from),
      );
    if (effect.only !== undefined && (!isObject(which) || 'choose' in which))
      say(`${at}/only`, 'here the filter says which cards there are', ['filter']);
    if (!isObject(which)) return;
    if ('choose' in which && of === 'each') say(`${at}/which`, 'cards of one Iczer are chosen', ['random', 'all']);
    if ('choose' in which && from === 'file' && of === 'opponent')
      say(`${at}/which`, 'nobody chooses from the Card File of the opponent', ['random']);
    if (('newest' in which || 'oldest' in which) && from === 'file')
      say(`${at}/which`, 'the cards of a Card File have no order', ['random', 'choose']);
  }

  function cantFaults({ what, by, who }: Words, at: string): void {
    const words: unknown[] = Array.isArray(what) ? what : [what];
    const ofIczers = words.filter((word) => OF_ICZERS.includes(String(word)));
    if (who !== undefined && ofIczers.length < words.length)
      say(`${at}/what`, 'Iczers only set cards and take LP damage', OF_ICZERS);
    if (who === undefined && ofIczers.length > 0)
      say(`${at}/what`, 'units neither set cards nor take LP damage; say "who"');
    faultsOfBy(by, words, `${at}/by`, say);
  }

  /** R75: only units are revived, and Disengaged then. */
  function goneFaults({ do: verb, who }: Words, at: string): void {
    if (verb === 'lock' || verb === 'bonus' || who !== undefined)
      say(`${at}/until`, 'only a unit can be revived', ['always']);
    if (verb === 'engage') say(`${at}/until`, 'a revived unit is Disengaged', ['always']);
  }

  function costFaults({ what, target, who, cards }: Words, at: string): void {
    if (what === 'set' && target !== undefined) say(`${at}/target`, 'Iczers set cards; say "who"');
    if (what !== 'set' && who !== undefined) say(`${at}/who`, 'units use skills and Iczer Attacks; say "target"');
    if (what !== 'set' && cards !== undefined) say(`${at}/cards`, 'only what is set is a card', ['set']);
  }

  function instruction(effect: Words, at: string, known: Known): void {
    const verb = String(effect.do);
    for (const key of TARGETS) {
      target(effect[key], `${at}/${key}`, known);
      state(verb, effect[key], `${at}/${key}`, known);
    }
    const inside = { ...known, each: PER_UNIT.includes(verb) && effect.divide !== true };
    for (const [key, value] of Object.entries(effect)) if (!TARGETS.includes(key)) look(value, `${at}/${key}`, inside);
    verbFaults(effect, at);
    if (verb !== 'remember') known.did = true;
    if (verb === 'close' || verb === 'revive' || verb === 'use') known.turned = true;
    if (verb === 'choose' || verb === 'summon') known.it = true;
    if (verb === 'damage' || verb === 'lose') known.hit = true;
    if (verb === 'usual' && skill.kind === 'attack') Object.assign(known, { it: true, hit: true });
    if (verb === 'transfer') known.moved = true;
    if (typeof effect.as === 'string') known.numbers.add(effect.as);
  }

  function effects(list: unknown, at: string, known: Known): void {
    if (!Array.isArray(list)) return;
    list.forEach((effect: Words, i) => {
      const here = `${at}/${i}`;
      if ('do' in effect) {
        instruction(effect, here, known);
        return;
      }
      if ('forEach' in effect) {
        target(effect.forEach, `${here}/forEach`, known);
        effects(effect.effects, `${here}/effects`, Object.assign(known, { it: true }));
        return;
      }
      if ('ifYouDo' in effect && !known.did) say(`${here}/ifYouDo`, 'nothing was done before');
      for (const key of ['if', 'repeat', 'cost', 'unless']) look(effect[key], `${here}/${key}`, known);
      if ('may' in effect) known.did = true;
      for (const key of ['may', 'otherwise', 'then', 'else', 'ifYouDo', 'together', 'effects'])
        effects(effect[key], `${here}/${key}`, known);
      look(effect.until, `${here}/until`, known);
      if (Array.isArray(effect.oneOf) && Number(effect.choose) > effect.oneOf.length)
        say(`${here}/choose`, 'there are not so many parts', effect.oneOf.length);
      if (effect.random === true && effect.who !== undefined)
        say(`${here}/who`, 'R78: chance decides, and nobody is asked');
      if (Array.isArray(effect.oneOf))
        for (const [mode, one] of effect.oneOf.entries()) effects(one.effects, `${here}/oneOf/${mode}/effects`, known);
    });
  }

  function whenFaults(when: NonNullable<Skill['when']>, at: string): void {
    const { event, filter, skills, name, changes, cards } = when;
    if (filter !== undefined && event === 'grimoire') say(`${at}/filter`, 'a Grimoire is no unit');
    const ofNumbers = event === 'raised' || event === 'lowered';
    if (skills !== undefined && event !== 'skill' && !ofNumbers)
      say(`${at}/skills`, 'only a skill is of a kind', ['skill', 'raised', 'lowered']);
    if (changes !== undefined && !ofNumbers) say(`${at}/changes`, 'here no numbers change', ['raised', 'lowered']);
    if (cards !== undefined && !ofNumbers)
      say(`${at}/cards`, 'only what changes numbers is the skill of a card', ['raised', 'lowered']);
    if (name !== undefined && event !== 'mark' && event !== 'unmark')
      say(`${at}/name`, 'only counters have a name', ['mark', 'unmark']);
    look({ filter, cards }, at, known);
  }

  const known: Known = {
    ...{ refs: new Set<string>(), numbers: new Set<string>() },
    ...{ it: false, did: false, hit: false, moved: false, each: false, asks: true, turned: false },
  };
  if (skill.when !== undefined) whenFaults(skill.when, `${path}/when`);
  look({ if: skill.if }, path, known);
  effects(skill.effects, `${path}/effects`, known);
  return faults;
}
