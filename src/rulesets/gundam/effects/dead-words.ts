/** Words that can have no effect where they stand. What events carry is read from the dictionary, which explains it. */
import type { Fault, Json } from '../../../engine/index.ts';
import { notTwo } from '../../cards/targets.ts';
import { emptyChange } from '../../cards/traits.ts';
import { listOf } from '../../cards/words.ts';
import { TIMING_EVENTS, timingsOf } from '../language/compiled.ts';
import { EVENTS } from '../language/dictionary-events.ts';
import type {
  Ability,
  Card,
  Constant,
  Cost,
  Effect,
  EventWord,
  Replacement,
  Timing,
  When,
} from '../language/language.ts';
import { AMOUNTS, cant as cantWords, isActivated, PARTS, PLAYER_CANT } from '../language/language.ts';
import { isOfThis } from './pay.ts';

/** A card with its abilities: of one without any nothing is asked here. */
export type Speaking = Card & { abilities: readonly Ability[] };

type Say = (path: string, reason: string, accepts?: Json, didYouMean?: string) => void;
type Value = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && !Array.isArray(value);

/** The words by which a text asks what an event carries, and what each of them asks for. */
const ASKS: Readonly<Record<string, string>> = {
  filter: 'cause',
  self: 'cause',
  other: 'causeOther',
  by: 'by',
  target: 'target',
  source: 'source',
  from: 'from',
  into: 'into',
  ex: 'ex',
  counter: 'counter',
};

const carried = new Map(
  EVENTS.flatMap(({ id, entries }) =>
    id === 'events' ? entries.map(({ word, carries }) => [word, Object.keys(carries ?? {})] as const) : [],
  ),
);
const carriesOf = (event: EventWord): readonly string[] => carried.get(event) as readonly string[];

/** Verbs that act on cards in play only, and the field that names these. */
const IN_PLAY: Readonly<Record<string, string>> = {
  damage: 'to',
  recover: 'to',
  rest: 'target',
  setActive: 'target',
  modify: 'target',
  set: 'target',
  lose: 'target',
  traits: 'target',
  mark: 'target',
  unmark: 'target',
  grant: 'target',
  forbid: 'target',
  permit: 'target',
  compel: 'target',
  prevent: 'target',
  retarget: 'to',
  control: 'target',
  copy: 'target',
  redirect: 'target',
  fight: 'target',
  attack: 'target',
};
const PLAY: readonly string[] = ['battle', 'base', 'play'];
/** Those of them that act on Units only. */
const UNITS_ONLY: readonly string[] = ['retarget', 'control', 'fight', 'attack'];
/** Events after which what they happened to is no longer in play. */
const DEPARTURES: readonly EventWord[] = ['destroyed', 'leaves'];
/** Fields of verbs that act on cards wherever they lie, and so on one that has left play. */
const ANYWHERE: readonly string[] = ['move target', 'deploy target', 'reveal target', 'pair pilot'];
/** Fields of verbs that only read what they name, as it last was. */
const READS: readonly string[] = ['copy from', 'choose target'];
/** Registers that mean Bases. */
const BASES: readonly unknown[] = ['ownBase', 'enemyBase'];
/** Registers that mean a part of the battle in progress, and the times at which there is none. */
const IN_BATTLE: readonly unknown[] = ['attacker', 'attackTarget'];
const PEACEFUL: readonly Timing[] = ['main', 'activateMain', 'startOfTurn', 'endOfTurn'];
/** What only a card in play can be. */
const ONLY_IN_PLAY = ['state', 'linked', 'paired', 'attacking', 'battling', 'pilot', 'marked', 'damaged'];

/** Keywords that say how much. */
const VALUED: readonly string[] = ['repair', 'breach', 'support'];
/** What only effects do. */
const BY_EFFECTS: readonly string[] = ['returned', 'rested', 'discarded'];
/** Rules that are about nobody else. */
const ALONE: readonly string[] = ['attack', 'attackPlayer', 'draw', 'blockRested', 'block'];
const COMMAND: readonly Timing[] = ['main', 'action', 'burst'];
/** Verbs after which "it" is something, whatever their target. */
const FINDS: readonly string[] = ['discard', 'move', 'deploy', 'deployToken'];

/** What is paid with other cards than the one that speaks. */
const OTHER_COSTS = ['resources', 'discard', 'rest', 'destroy', 'return', 'removeFromTrash'];

/** What is known where a text stands. */
interface Scope {
  /** What the event that set it off carries; null where none did. */
  event: readonly string[] | null;
  it: boolean;
  refs: Set<string>;
  looked: boolean;
  /** What is said in the effect before, or for the card by any of its texts. */
  said: Set<string>;
  /** Whether an instruction stands before. */
  done: boolean;
  /** Whether it comes later than the ability. */
  late?: boolean;
  /** Registers that mean what has left play. */
  gone: Set<string>;
}

/** Whether it is worked out, with bounds of its own. */
const isAmount = (value: Value): boolean => Object.keys(AMOUNTS).some((word) => word in value);

/** Verbs that ask somebody, or call for something that does. */
const ASKING: readonly string[] = ['name', 'deploy', 'deployToken', 'use', 'control', 'attack'];

/** R47: what of one moment would have to ask somebody. */
function asksWithin(value: unknown, path: string): { path: string; reason: string }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => asksWithin(one, `${path}/${at}`));
  if (!isObject(value)) return [];
  const part = Object.keys(PARTS).some((word) => word in value);
  const verb =
    ASKING.includes(value.do as string) ||
    (value.do === 'discard' && value.random !== true) ||
    (value.do === 'damage' && value.divide === true) ||
    (value.do === 'setResources' && value.choose === true);
  const target = 'choose' in value && value.do === undefined;
  if (part || verb || target)
    return [{ path, reason: 'within one moment nobody chooses and nothing branches: do this before it, or after' }];
  return Object.entries(value).flatMap(([field, inner]) => asksWithin(inner, `${path}/${field}`));
}

const finds = (value: unknown): boolean =>
  isObject(value) && (['choose', 'random', 'top'].some((word) => word in value) || 'among' in value);

/** Registers that mean what has left play when one of these events comes: of it only what it last was is known. */
function goneAfter(events: readonly Pick<When, 'event' | 'self' | 'filter'>[]): string[] {
  if (events.length === 0 || !events.every(({ event }) => DEPARTURES.includes(event))) return [];
  const own = events.every(({ self, filter }) => self === true || filter?.other === false);
  return own ? ['cause', 'this'] : ['cause'];
}

/** The same for what sets an ability off. */
function goneBefore(ability: Ability): string[] {
  const timings = timingsOf(ability);
  const events = timings.flatMap((timing): Pick<When, 'event' | 'self' | 'filter'>[] => {
    const event = TIMING_EVENTS[timing];
    return event === undefined ? [] : [{ event, self: true }];
  });
  const heard = timings.includes('when') ? listOf(ability.when ?? []) : [];
  const known = timings.every((timing) => timing === 'when' || timing in TIMING_EVENTS);
  return known ? goneAfter([...events, ...heard]) : [];
}

class Reader {
  readonly #card: Speaking;
  readonly #ability: Ability;
  readonly #say: Say;

  constructor(card: Speaking, ability: Ability, say: Say) {
    this.#card = card;
    this.#ability = ability;
    this.#say = say;
  }

  /** Whether the text belongs to no object in play. */
  get #alone(): boolean {
    return this.#ability.zone !== undefined || timingsOf(this.#ability).every((timing) => COMMAND.includes(timing));
  }

  when(when: When | When[], path: string, { it, refs, said }: Pick<Scope, 'it' | 'refs' | 'said'>): void {
    const all = Array.isArray(when);
    for (const [at, one] of listOf(when).entries()) {
      const here = all ? `${path}/${at}` : path;
      const carries = carriesOf(one.event);
      for (const [field, asked] of Object.entries(ASKS)) {
        if (!(field in one) || carries.includes(asked)) continue;
        const accepts = [
          'event',
          'side',
          ...Object.keys(ASKS).filter((word) => carries.includes(ASKS[word] as string)),
        ];
        this.#say(`${here}/${field}`, `"${one.event}" does not carry what "${field}" asks for`, accepts);
      }
      if (one.self === true && one.side === 'enemy')
        this.#say(`${here}/side`, 'with "self": true the card is your own', ['own', 'any']);
      this.walk({ ...one, event: undefined }, here, {
        event: null,
        it,
        refs,
        said,
        looked: false,
        done: false,
        gone: new Set(),
      });
    }
  }

  /** Whether this works only while no battle is in progress. A Burst can do what its Command does in the Main Phase. */
  get #peaceful(): boolean {
    const uses = JSON.stringify(this.#card.abilities).includes('"do":"use"');
    return !uses && !this.#ability.granted && timingsOf(this.#ability).every((timing) => PEACEFUL.includes(timing));
  }

  /** A part of a text without instructions: registers, names, amounts, filters. */
  walk(value: unknown, path: string, scope: Scope, key = ''): void {
    this.#register(value, path, scope, key);
    if (Array.isArray(value)) {
      for (const [at, one] of value.entries()) this.walk(one, `${path}/${at}`, scope, key);
      return;
    }
    if (!isObject(value)) return;
    if (typeof value.ref === 'string' && !scope.refs.has(value.ref))
      this.#say(`${path}/ref`, 'nothing before it was given this name with "as"', [...scope.refs]);
    if (typeof value.said === 'string' && !scope.said.has(value.said))
      this.#say(`${path}/said`, `nothing is said as ${JSON.stringify(value.said)} before`, [...scope.said]);
    if ('eventAmount' in value && !scope.event?.includes('amount'))
      this.#say(`${path}/eventAmount`, 'no event with an amount sets this ability off', amountEvents());
    this.#orNone(value, path);
    if ('pilotOf' in value && !['battle', 'play', undefined].includes(this.#zoneOf(value.pilotOf)))
      this.#say(`${path}/pilotOf`, 'only Units have Pilots', ['this', '{ "choose": 1 }']);
    if (value.exPaid === true && (this.#card.type !== 'command' || key === 'if-ability'))
      this.#say(`${path}/exPaid`, 'only a Command asks what paid for it, and only in its effects');
    if (value.did === true && !scope.done) this.#say(`${path}/did`, 'no instruction stands before it');
    if (value.zone === 'looked' && !scope.looked)
      this.#say(`${path}/zone`, 'no "look" stands before it', ['deck', 'hand', 'trash']);
    if ('among' in value && 'zone' in value)
      this.#say(`${path}/zone`, 'with "among" no zone is looked at', ['among', 'side', 'filter']);
    if (typeof value.zone === 'string' && !PLAY.includes(value.zone) && isObject(value.filter))
      for (const field of ONLY_IN_PLAY)
        if (field in value.filter && value.filter[field] !== false)
          this.#say(`${path}/filter/${field}`, `nothing in the zone "${value.zone}" is ever that`);
    const gathers = ['all', 'choose', 'random'].some((word) => word in value) && value.among === undefined;
    const isAsked = (gathers || value.zone !== undefined) && value.zone !== 'pilots';
    if (isAsked && isObject(value.filter) && 'unit' in value.filter)
      this.#say(`${path}/filter/unit`, 'only a Pilot that is paired has a Unit', { zone: 'pilots' });
    if (value.span === 'match')
      for (const field of ['filter', 'of', 'by', 'source'])
        if (value[field] !== undefined)
          this.#say(`${path}/${field}`, 'of a whole match only the number is kept', ['history', 'who', 'span']);
    if (value.of !== undefined && value.who !== undefined)
      this.#say(`${path}/who`, 'what it happened to has a player already', ['history', 'of', 'span']);
    for (const field of ['is', 'of', 'pilotOf'] as const) {
      const inner = value[field];
      if (isObject(inner) && ('choose' in inner || 'random' in inner))
        this.#say(`${path}/${field}`, 'nobody chooses here', ['this', 'it', '{ "ref": … }', '{ "all": true, … }']);
    }
    for (const [field, inner] of Object.entries(value)) this.walk(inner, `${path}/${field}`, scope, field);
  }

  /** R48: what can't be fewer is not "or none". */
  #orNone({ choose, orNone }: Value, path: string): void {
    if (orNone === undefined) return;
    const least = isObject(choose) && 'min' in choose && 'max' in choose && !isAmount(choose) ? choose.min : choose;
    if (least === 1 || (isObject(choose) && 'upTo' in choose))
      this.#say(`${path}/orNone`, 'nothing can be fewer than that', 'choose: 2');
  }

  #register(word: unknown, path: string, scope: Scope, key: string): void {
    if (!REGISTER_KEYS.includes(key)) return;
    if (word === 'it' && !scope.it)
      this.#say(path, 'nothing before it is "it"', ['this', 'thisCard', '{ "choose": 1 }']);
    if ((word === 'cause' || word === 'causeOther') && !scope.event?.includes(word)) {
      const reason =
        scope.event === null ? `no event sets this off, so there is no "${word}"` : `the event carries no "${word}"`;
      this.#say(
        path,
        reason,
        (scope.event ?? []).filter((known) => known === 'cause' || known === 'causeOther'),
      );
    }
    if (IN_BATTLE.includes(word) && !scope.late && this.#peaceful)
      this.#say(path, `no battle is in progress here, so there is no "${word}"`);
    if (word === 'this' && this.#alone) this.#say(path, 'this text is of no card in play', ['thisCard']);
    const timings = timingsOf(this.#ability);
    const placed =
      this.#ability.zone !== undefined || timings.some((timing) => COMMAND.includes(timing) || timing === 'destroyed');
    if (word === 'thisCard' && this.#card.type === 'pilot' && !placed)
      this.#say(path, 'a paired Pilot lies in no place of its own', ['this', '{ "pilotOf": "this" }']);
  }

  effects(effects: readonly Effect[], path: string, scope: Scope): void {
    for (const [at, effect] of effects.entries()) this.#effect(effect, `${path}/${at}`, scope);
  }

  #effect(effect: Effect, path: string, scope: Scope): void {
    if ('do' in effect) {
      this.#verb(effect as unknown as Value, path, scope);
    } else if ('may' in effect) {
      if (effect.may.length === 0 && effect.cost === undefined)
        this.#say(`${path}/may`, 'there is nothing to do and nothing to pay');
      if (effect.who === 'opponent') this.#paid(effect.cost, `${path}/cost`);
      else this.unpayable(effect.cost, `${path}/cost`, scope);
      this.walk(effect.cost, `${path}/cost`, scope);
      scope.done = true;
      this.effects(effect.may, `${path}/may`, scope);
      this.effects(effect.otherwise ?? [], `${path}/otherwise`, scope);
    } else if ('unless' in effect) {
      if (effect.unless.who === 'opponent') this.#paid(effect.unless.cost, `${path}/unless/cost`);
      else this.unpayable(effect.unless.cost, `${path}/unless/cost`, scope);
      this.walk(effect.unless, `${path}/unless`, scope);
      this.effects(effect.effects, `${path}/effects`, scope);
    } else if ('if' in effect) {
      this.walk(effect.if, `${path}/if`, scope);
      this.effects(effect.then, `${path}/then`, scope);
      this.effects(effect.else ?? [], `${path}/else`, scope);
    } else if ('ifYouDo' in effect) {
      if (!scope.done) this.#say(`${path}/ifYouDo`, 'no instruction stands before it');
      this.effects(effect.ifYouDo, `${path}/ifYouDo`, scope);
    } else if ('oneOf' in effect) {
      if ((effect.choose ?? 1) > effect.oneOf.length)
        this.#say(`${path}/choose`, 'there are not so many parts', effect.oneOf.length);
      if (effect.random && effect.who !== undefined)
        this.#say(`${path}/who`, 'R66: chance decides, and nobody is asked');
      for (const [at, { effects }] of effect.oneOf.entries()) {
        if (effects.length === 0) this.#say(`${path}/oneOf/${at}/effects`, 'this part does nothing');
        this.effects(effects, `${path}/oneOf/${at}/effects`, scope);
      }
    } else if ('together' in effect) {
      for (const { path: at, reason } of asksWithin(effect.together, `${path}/together`)) this.#say(at, reason);
      if (effect.together.length < 2) this.#say(`${path}/together`, 'one thing is one moment anyway');
      this.effects(effect.together, `${path}/together`, scope);
    } else if ('later' in effect) {
      this.when(effect.later, `${path}/later`, scope);
      const heard = listOf(effect.later).map(({ event }) => carriesOf(event));
      const event = ['cause', 'causeOther', 'amount'].filter((word) => heard.some((words) => words.includes(word)));
      this.effects(effect.effects, `${path}/effects`, {
        ...scope,
        refs: new Set(scope.refs),
        said: new Set(scope.said),
        event,
        late: true,
        gone: new Set([...goneAfter(listOf(effect.later)), ...(scope.gone.has('this') ? ['this'] : [])]),
      });
      scope.done = true;
    } else if ('repeat' in effect) {
      this.walk(effect.repeat, `${path}/repeat`, scope);
      this.effects(effect.effects, `${path}/effects`, scope);
      this.walk(effect.until, `${path}/until`, scope);
    } else {
      this.walk(effect.forEach, `${path}/forEach`, scope, 'target');
      const gone = new Set(scope.gone);
      if (this.#isGone(effect.forEach, scope)) gone.add('it');
      else gone.delete('it');
      this.effects(effect.effects, `${path}/effects`, { ...scope, it: true, gone });
      scope.it ||= finds(effect.forEach);
    }
  }

  /** Whether a target means only what has left play. */
  #isGone(target: unknown, scope: Scope): boolean {
    if (typeof target === 'string') return scope.gone.has(target);
    return isObject(target) && this.#isGone(target.among, scope);
  }

  /** A verb finds nothing any more where what it names has left play. */
  #left(verb: Value, word: string, path: string, scope: Scope): void {
    for (const field of TARGET_FIELDS) {
      const target = verb[field];
      const use = `${word} ${field}`;
      if (READS.includes(use) || !this.#isGone(target, scope)) continue;
      const card = ANYWHERE.includes(use) && scope.gone.has('this') && (target === 'this' || target === 'cause');
      this.#say(
        `${path}/${field}${isObject(target) ? '/among' : ''}`,
        'it has left play by then: only what it last was can be asked',
        [...(card ? ['thisCard'] : []), '{ "choose": 1 }'],
        card ? 'thisCard' : undefined,
      );
    }
  }

  /** What has left play pays for nothing. */
  unpayable(costs: readonly Cost[] | undefined, path: string, scope: Scope): void {
    if (scope.gone.has('this')) this.#unpaid(costs, path, 'this card has left play by then, and pays for nothing');
  }

  /** A player who is not the card's own has no card to rest or to destroy for it. */
  #paid(costs: readonly Cost[] | undefined, path: string): void {
    this.#unpaid(costs, path, 'the opponent does not pay with this card');
  }

  #unpaid(costs: readonly Cost[] | undefined, path: string, why: string): void {
    for (const [at, cost] of (costs ?? []).entries()) if (isOfThis(cost)) this.#say(`${path}/${at}`, why, OTHER_COSTS);
  }

  #verb(verb: Value, path: string, scope: Scope): void {
    const word = verb.do as string;
    const targets = TARGET_FIELDS.filter((field) => typeof verb[field] === 'object');
    const found = targets.some((field) => finds(verb[field]));
    const inner: Scope = { ...scope, it: scope.it || found || verb.each === true, done: scope.done };
    const { card: _card, name: _name, ability: _ability, ...rest } = verb;
    this.walk(rest, path, inner);
    for (const field of targets) {
      const { as } = verb[field] as { as?: string };
      if (as !== undefined) scope.refs.add(as);
    }
    this.#left(verb, word, path, scope);
    this.#places(verb, word, path, scope);
    if ((word === 'retarget' || word === 'endAttack') && !scope.late && this.#peaceful)
      this.#say(`${path}/do`, 'no attack is in progress here');
    this.#gives(verb, word, path, scope);
    if (word === 'name') scope.said.add(String(verb.as));
    if (word === 'look') scope.looked = true;
    if (word === 'putBack' && !scope.looked) this.#say(`${path}/do`, 'no "look" stands before it');
    if (
      word === 'use' &&
      verb.of === undefined &&
      !this.#card.abilities.some((one) => timingsOf(one).includes(verb.timing as Timing))
    )
      this.#say(
        `${path}/timing`,
        'this card has no such effect',
        this.#card.abilities.flatMap(timingsOf).filter((timing) => timing === 'main' || timing === 'action'),
      );
    if (found || FINDS.includes(word) || word === 'choose') {
      scope.it = true;
      if (word === 'choose' && this.#isGone(verb.target, scope)) scope.gone.add('it');
      else scope.gone.delete('it');
    }
    scope.done = true;
  }

  #places(verb: Value, word: string, path: string, scope: Scope): void {
    const elsewhere = (field: string, zones: readonly string[], reason: string) => {
      const target = verb[field];
      const zone = target === 'thisCard' && scope.gone.has('this') ? 'trash' : this.#zoneOf(target);
      if (zone === undefined || zones.includes(zone)) return;
      const at = typeof target === 'string' ? '' : isObject(target) && 'pilotOf' in target ? '/pilotOf' : '/zone';
      this.#say(`${path}/${field}${at}`, reason, [...zones]);
    };
    const field = IN_PLAY[word];
    if (field !== undefined)
      elsewhere(field, UNITS_ONLY.includes(word) ? ['battle'] : PLAY, `"${word}" is for cards in play`);
    if (word === 'reveal') elsewhere('target', OUTSIDE, 'what is in play all can see');
    if (word === 'control') this.#notOwn(verb.target, `${path}/target`, 'you control your own Units already');
    this.#notOwn(verb.against, `${path}/against`, 'nobody attacks Units of their own');
    if (word === 'redirect') elsewhere('to', PLAY, '"redirect" is for cards in play');
    if (word === 'swapPilots')
      for (const field of ['target', 'with']) elsewhere(field, ['battle'], 'only Units have Pilots');
    if (word === 'fight') elsewhere('with', ['battle'], '"fight" is for cards in play');
    elsewhere('against', ['battle'], 'only Units and players are attacked');
    if (word === 'destroy')
      elsewhere('target', [...PLAY, 'pilots', 'shields'], 'only what is in play, and Shields, can be destroyed');
    if (word === 'deploy') elsewhere('target', OUTSIDE, 'what is deployed is not in play yet');
    const itself = this.#card.type === 'command' && this.#card.pilot ? ['this Command'] : [];
    elsewhere('pilot', [...OUTSIDE, 'pilots', ...itself], 'a Pilot is paired from where it lies, or with its Unit');
    elsewhere('unit', ['battle'], 'a Pilot is paired with a Unit in play');
  }

  /** Where the cards are that a target means, as far as it says so. */
  #zoneOf(target: unknown): string | undefined {
    if (BASES.includes(target)) return 'base';
    if (IN_BATTLE.includes(target)) return target === 'attacker' ? 'battle' : undefined;
    if (target === 'this' && this.#card.type === 'base' && !this.#ability.granted) return 'base';
    if (target === 'thisCard' && this.#card.type === 'command' && this.#alone) return 'this Command';
    if (!isObject(target)) return undefined;
    if ('among' in target || 'ref' in target) return undefined;
    if ('pilotOf' in target) return 'pilots';
    return String(target.zone ?? 'battle');
  }

  /** What is said of Units of the other player only. */
  #notOwn(target: unknown, path: string, reason: string): void {
    if (isObject(target) && target.side === 'own') this.#say(`${path}/side`, reason, ['enemy']);
  }

  #gives(verb: Value, word: string, path: string, scope: Scope): void {
    if (word === 'set' && verb.ap === undefined && verb.hp === undefined)
      this.#say(path, '"set" does not say what it sets', '"ap" or "hp"');
    if (word === 'lose' && verb.keyword === undefined && verb.abilities === undefined)
      this.#say(path, '"lose" does not say what is lost', '"keyword" or "abilities"');
    const idle = word === 'traits' ? emptyChange(verb) : null;
    if (idle !== null) this.#say(path, idle, ['gain', 'lose', 'loseAll']);
    if (verb.next === true && isObject(verb.target) && 'shieldArea' in verb.target)
      this.#say(`${path}/next`, 'a shield area is protected all the time', ['until']);
    if (verb.inAll === true) {
      if (verb.next === true) this.#say(`${path}/next`, '"inAll" is used up by any damage', ['inAll']);
      if (verb.amount === 'all') this.#say(`${path}/amount`, 'all damage is never used up', ['a number', '{ … }']);
    }
    if (verb.upTo !== undefined)
      for (const field of ['next', 'inAll'])
        if (verb[field] !== undefined)
          this.#say(`${path}/${field}`, 'what is about small damage is not used up', ['upTo', 'until']);
    const alone = notTwo(verb.target, verb.with);
    if (alone === 'same') this.#say(`${path}/with`, 'it is the same Unit as "target"');
    // R61: it takes two to exchange.
    if (alone === 'alone' && word === 'swapPilots')
      this.#say(`${path}/target`, 'one Unit has nobody to exchange with', ['choose: 2', 'with']);
    if (word === 'name' && verb.until !== undefined && (this.#alone || scope.gone.has('this')))
      this.#say(`${path}/until`, 'what is not in play keeps no name', ['as', 'what', 'by', 'filter']);
    if (verb.choose === true && verb.ex !== undefined)
      this.#say(`${path}/choose`, 'there is nothing to choose', ['ex']);
    if (verb.random === true && verb.upTo === true) this.#say(`${path}/upTo`, 'what chance picks is not "up to"');
    if (
      verb.divide === true &&
      !finds(verb.to) &&
      typeof verb.to !== 'string' &&
      !('all' in (verb.to as Value)) &&
      !('ref' in (verb.to as Value))
    )
      this.#say(`${path}/divide`, 'a shield area is one thing');
    this.#rule(verb, path);
  }

  /** What a rule or a keyword says that means nothing. */
  #rule(one: Value, path: string): void {
    const target = one.target ?? one.to;
    const ofPlayer = isObject(target) && 'player' in target;
    // Nothing but a prohibition is about a player.
    const forPlayers = PLAYER_CANT.includes(one.cant as (typeof PLAYER_CANT)[number]);
    if (forPlayers !== ofPlayer)
      this.#say(
        `${path}/cant`,
        forPlayers ? 'this is said of players' : 'this is said of cards',
        cantWords.options.filter((word) => PLAYER_CANT.includes(word) === ofPlayer),
      );
    const rule = (one.cant ?? one.can ?? one.must) as string;
    if (one.by !== undefined && ALONE.includes(rule) && !(one.cant === 'block'))
      this.#say(`${path}/by`, `"${rule}" is about nobody else`);
    if (ofPlayer && (one.until === 'whilePaired' || one.until === 'whileLinked'))
      this.#say(`${path}/until`, 'a player is not paired', ['turn', 'battle', 'opponentTurn', 'always']);
    if (one.value !== undefined && !VALUED.includes(one.keyword as string))
      this.#say(`${path}/value`, `"${one.keyword ?? 'nothing'}" has no value`, [...VALUED]);
  }

  constants(path: string): void {
    const said = keptBy(this.#card);
    const none: Scope = {
      event: null,
      it: false,
      refs: new Set(),
      looked: false,
      said,
      done: false,
      gone: new Set(),
    };
    for (const [at, constant] of (this.#ability.constant ?? []).entries()) {
      const here = `${path}/${at}`;
      if ('instead' in constant) {
        const { effects, ...rest } = constant.instead;
        this.#replaces(rest, `${here}/instead`);
        this.walk(rest, `${here}/instead`, none);
        const card = typeof rest.to === 'string' || !('player' in rest.to || 'shieldArea' in rest.to);
        this.effects(effects, `${here}/instead/effects`, { ...none, refs: new Set(), said: new Set(said), it: card });
        continue;
      }
      const idle = 'traits' in constant ? emptyChange(constant.traits) : null;
      if (idle !== null) this.#say(`${here}/traits`, idle, ['gain', 'lose', 'loseAll']);
      if ('playFor' in constant) this.#price(constant, here);
      if ('oncePerTurn' in constant && isObject(constant.to) && 'shieldArea' in constant.to)
        this.#say(`${here}/oncePerTurn`, 'a shield area is protected all the time');
      if (this.#ability.zone !== undefined && ('cost' in constant || 'level' in constant))
        for (const word of ['side', 'filter'] as const)
          if (word in constant) this.#say(`${here}/${word}`, 'outside play a card speaks of its own cost and Lv alone');
      const { ability: named, ...rest } = constant as typeof constant & { ability?: string };
      this.#held((constant as Value).to, `${here}/to`);
      this.walk(rest, here, none);
      this.#rule(constant as unknown as Value, here);
      const given = this.#card.abilities.find(({ id }) => id !== undefined && id === named);
      if (given && timingsOf(given).includes('constant'))
        this.#say(`${here}/ability`, 'a constant ability gives none that is constant itself');
    }
  }

  /** R59, R60: what can happen to cards in play, to cards in a hand, to a shield area and to a player. */
  #replaces({ of, to, by, oncePerTurn }: Omit<Replacement, 'effects'>, path: string): void {
    if (BY_EFFECTS.includes(of) && by === 'battle') this.#say(`${path}/by`, 'only effects do that', ['effects']);
    if (oncePerTurn && this.#ability.zone !== undefined)
      this.#say(`${path}/oncePerTurn`, 'nothing counts how often this works', ['of', 'to', 'effects']);
    const what =
      typeof to === 'object' && 'player' in to
        ? 'player'
        : typeof to === 'object' && 'shieldArea' in to
          ? 'shieldArea'
          : to === 'thisCard' || (typeof to === 'object' && 'all' in to && to.zone === 'hand')
            ? 'hand'
            : 'play';
    const fits =
      of === 'defeated'
        ? what === 'player'
        : of === 'discarded'
          ? what === 'hand'
          : what === 'play' || (what === 'shieldArea' && (of === 'destroyed' || of === 'damaged'));
    if (!fits)
      this.#say(
        `${path}/to`,
        `nothing of that kind is ever ${of}`,
        of === 'defeated'
          ? ['{ "player": "you" }']
          : of === 'discarded'
            ? ['thisCard', '{ "all": true, "side": "own", "zone": "hand" }']
            : ['this', '{ "all": true, … }'],
      );
    if (fits && to === 'thisCard') {
      if (this.#ability.zone !== 'hand')
        this.#say(`${path}/to`, 'only a card in the hand is discarded', 'zone: "hand"');
    } else if (what === 'play') this.#held(to, `${path}/to`);
  }

  /** R49: a price is for a card in the hand, which is in no position to pay with itself. */
  #price({ playFor, cost, level }: Extract<Constant, { playFor: unknown }>, path: string): void {
    if (this.#ability.zone !== 'hand')
      this.#say(`${path}/playFor`, 'only a card in the hand is played', 'zone: "hand"');
    if (cost === undefined && level === undefined) this.#say(path, 'nothing is got for this price', ['cost', 'level']);
    for (const [at, one] of playFor.entries())
      if (isOfThis(one))
        this.#say(`${path}/playFor/${at}`, 'a card in the hand does not pay with itself', [
          'resources',
          'discard',
          'rest',
          'destroy',
          'return',
          'removeFromTrash',
        ]);
  }

  #held(target: unknown, path: string): void {
    if (isObject(target) && target.zone === 'pilots')
      this.#say(`${path}/zone`, 'what holds all the time holds for the Unit of a Pilot', { filter: { paired: true } });
    const accepts = ['this', 'attacker', 'attackTarget', 'ownBase', 'enemyBase', '{ "all": true, … }'];
    if (
      typeof target === 'string'
        ? ['thisCard'].includes(target)
        : isObject(target) && ['choose', 'random', 'top', 'pilotOf'].some((word) => word in target)
    )
      this.#say(path, 'what holds all the time holds for no card that is chosen or drawn', accepts);
  }
}

const OUTSIDE = ['hand', 'trash', 'deck', 'shields', 'removed', 'looked'];

/** The fields of verbs that name what they act on or with. */
const TARGET_FIELDS: readonly string[] = ['target', 'to', 'pilot', 'unit', 'from', 'with', 'against'];

/** The fields in which a register can stand. */
const REGISTER_KEYS: readonly string[] = [
  'spokenOf',
  'target',
  'to',
  'pilot',
  'unit',
  'from',
  'with',
  'against',
  'is',
  'of',
  'among',
  'forEach',
  'pilotOf',
];

const amountEvents = (): string[] =>
  [...carried].flatMap(([word, carries]) => (carries.includes('amount') ? [word] : []));

/** What the event that sets an ability off carries; null where none does. */
function eventOf(ability: Ability): readonly string[] | null {
  const words = timingsOf(ability).flatMap((timing) => TIMING_EVENTS[timing] ?? []);
  const all = [...words, ...listOf(ability.when ?? []).map(({ event }) => event)];
  return all.length === 0 ? null : [...new Set(all.flatMap(carriesOf))];
}

/** Limits, prices and conditions that nothing asks for. */
function unasked(card: Speaking, ability: Ability, path: string, say: Say): void {
  const timings = timingsOf(ability);
  const constant = timings.includes('constant');
  const played = timings.every((timing) => COMMAND.includes(timing));
  if (constant && ability.cost) say(`${path}/cost`, 'what holds all the time costs nothing');
  for (const field of ['oncePerTurn', 'limit'] as const) {
    if (ability[field] === undefined || ability[field] === false) continue;
    if (constant || played || ability.zone !== undefined)
      say(`${path}/${field}`, 'nothing counts how often this works', ['timing', 'if', 'effects']);
  }
  if (ability.oncePerTurn && ability.limit) say(`${path}/limit`, 'once per turn is a limit already', ['oncePerTurn']);
  for (const field of ['during', 'pairedWith'] as const) {
    if (ability[field] === undefined) continue;
    if (played || ability.granted || ability.zone !== undefined)
      say(`${path}/${field}`, 'nothing looks at the Pilot here', ['if']);
  }
  if (ability.granted && ability.id === undefined)
    say(`${path}/granted`, 'without an "id" nothing can give it', ['id']);
  const named = JSON.stringify(card.abilities).includes(`"ability":${JSON.stringify(ability.id)}`);
  if (ability.granted && ability.id !== undefined && !named)
    say(`${path}/granted`, 'no effect of this card gives it', ['grant']);
  if (card.type === 'base')
    for (const timing of timings)
      if (timing === 'attack' || timing === 'whenPaired' || timing === 'whenLinked')
        if (!ability.granted)
          say(`${path}/timing`, `a Base never comes to "${timing}"`, ['deploy', 'destroyed', 'when']);
  if (card.type === 'pilot' && timings.includes('deploy') && timings.length === 1 && !ability.granted)
    say(`${path}/timing`, 'a Pilot is paired, not deployed', ['whenPaired']);
  if (ability.zone !== undefined && !timings.every((timing) => OUTSIDE_TIMINGS.includes(timing)))
    say(`${path}/zone`, 'no such ability works outside play', [...OUTSIDE_TIMINGS]);
}

const OUTSIDE_TIMINGS: readonly Timing[] = [
  'when',
  'startOfTurn',
  'endOfTurn',
  'constant',
  'activateMain',
  'activateAction',
];

/** R58: a card outside play is in no position to pay with itself, and nothing else limits how often it is used. */
function unpaidOutside({ zone, cost }: Ability, timings: readonly Timing[], path: string, say: Say): void {
  if (zone === undefined || !timings.some(isActivated)) return;
  if (cost === undefined) say(path, 'outside play nothing but a price limits how often this is used', 'cost: [...]');
  for (const [at, one] of (cost ?? []).entries())
    if (isOfThis(one))
      say(`${path}/cost/${at}`, 'a card outside play does not pay with itself', [
        'resources',
        'discard',
        'rest',
        'destroy',
        'return',
        'removeFromTrash',
      ]);
}

/** What any text of a card has said for it, to be kept. */
function keptBy({ abilities }: Speaking): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object') return;
    const { do: verb, as, until } = value as Value;
    if (verb === 'name' && until !== undefined) found.add(String(as));
    for (const inner of Object.values(value as object)) look(inner);
  };
  look(abilities);
  return found;
}

/** Every dead word of one ability. */
export function deadWords(card: Speaking, ability: Ability, path: string): Fault[] {
  const faults: Fault[] = [];
  const say: Say = (at, reason, accepts, didYouMean) =>
    faults.push({
      path: at,
      reason,
      ...(accepts === undefined ? {} : { accepts }),
      ...(didYouMean === undefined ? {} : { didYouMean }),
    });
  const reader = new Reader(card, ability, say);
  const event = eventOf(ability);
  const said = keptBy(card);
  const gone = new Set(goneBefore(ability));
  const scope: Scope = { event, it: false, refs: new Set(), looked: false, said, done: false, gone };
  unasked(card, ability, path, say);
  unpaidOutside(ability, timingsOf(ability), path, say);
  if (ability.when) reader.when(ability.when, `${path}/when`, scope);
  reader.walk(ability.if, `${path}/if`, { ...scope, refs: new Set() }, 'if-ability');
  reader.walk(ability.pairedWith, `${path}/pairedWith`, { ...scope, event: null, refs: new Set() });
  reader.walk(ability.cost, `${path}/cost`, { ...scope, refs: new Set() });
  reader.unpayable(ability.cost, `${path}/cost`, scope);
  reader.constants(`${path}/constant`);
  reader.effects(ability.effects ?? [], `${path}/effects`, scope);
  return faults;
}

/** A link condition asks for nothing that a player has said. */
function saidIn(value: unknown, path: string): Fault[] {
  if (typeof value !== 'object') return [];
  if ('said' in (value as Value))
    return [{ path: `${path}/said`, reason: 'no effect has said anything here', accepts: 'a word' }];
  return Object.entries(value as Value).flatMap(([key, inner]) => saidIn(inner, `${path}/${key}`));
}

/** Dead words of a card beside its abilities. */
export function deadFields(card: Card, path: string): Fault[] {
  const faults: Fault[] = [];
  if (card.type !== 'resource' && card.color === undefined && card.token !== true)
    faults.push({
      path: `${path}/color`,
      reason: 'only a token goes without a colour',
      accepts: ['blue', 'green', 'red', 'white', 'purple'],
    });
  const { link } = card as Extract<Card, { type: 'unit' }>;
  faults.push(...saidIn(link, `${path}/link`));
  if (link?.filter)
    for (const field of ['name', 'trait'] as const)
      if (link[field] !== undefined && link.filter[field] !== undefined)
        faults.push({ path: `${path}/link/filter/${field}`, reason: `"${field}" of the link takes its place` });
  return faults;
}
