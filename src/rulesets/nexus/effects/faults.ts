/** What the shape of a card allows and the rules do not: words that can have no effect where they stand. */
import type { Entry, Fault, Json } from '../../../engine/index.ts';
import { notTwo } from '../../cards/targets.ts';
import { emptyChange } from '../../cards/traits.ts';
import { CONVERTED } from '../board/board.ts';
import { events } from '../language/dictionary-events.ts';
import type { Card, Entry as Part, Skill, VERBS } from '../language/language.ts';

type Node = Record<string, unknown>;
type Say = (at: string, reason: string, accepts?: Json) => void;

/** No card says `null`. */
const isNode = (value: unknown): value is Node => typeof value === 'object' && !Array.isArray(value);

/** An object, and every object and list below it, with its place. */
function* objects(value: object, path: string): Generator<[Node, string]> {
  yield [value as Node, path];
  for (const [key, inner] of Object.entries(value))
    if (typeof inner === 'object') yield* objects(inner, `${path}/${key}`);
}

const explained = (section: string): ReadonlyMap<string, Entry> =>
  new Map(events.find(({ id }) => id === section)?.entries.map((entry) => [entry.word, entry]));
/** What each event carries: the dictionary is the one table of it. */
const CARRIED = explained('events');
const carriedBy = (event: string): ReadonlySet<string> => new Set(Object.keys(CARRIED.get(event)?.carries ?? {}));
const withWord = (word: string): string[] => [...CARRIED.keys()].filter((event) => carriedBy(event).has(word));

const BY: Readonly<Record<string, readonly string[]>> = {
  damaged: ['battle', 'effect'],
  dealsDamage: ['battle', 'effect'],
  sectorDamaged: ['battle', 'effect'],
  terminated: ['battle', 'effect', 'outright'],
  leaves: ['battle', 'effect', 'outright'],
  defeated: ['effect'],
  drawn: ['effect'],
};
/** Where what an event happens to is found: on the queue, or as a sector. Elsewhere it is, or was, in play. */
const CAUSE_ZONES: Readonly<Record<string, string>> = {
  played: 'queue',
  activated: 'queue',
  sectorDamaged: 'sectors',
  biomeLost: 'sectors',
  biomeRegained: 'sectors',
};
/** Events after which what they happened to may be in no such place. */
const UNPLACED: readonly string[] = ['terminated', 'leaves', 'discarded', 'drawn', 'cancelled', 'damaged', 'restored'];
/** Events after which what they happened to has left play (R30): it is moved from where it went, and only asked about beside that. */
const DEPARTURES: readonly unknown[] = ['terminated', 'leaves'];
/** Events that happen to no card in play. */
const NO_CARD: readonly string[] = ['sectorDamaged', 'biomeLost', 'biomeRegained', 'played', 'cancelled'];
const REPLACED_CARRY: Readonly<Record<string, readonly string[]>> = {
  terminated: ['cause', 'causeOther'],
  damaged: ['cause', 'causeOther', 'eventAmount'],
  sectorDamaged: ['cause', 'causeOther', 'eventAmount'],
  drawn: ['eventAmount'],
  biomeLost: ['cause', 'eventAmount'],
  cancelled: ['cause', 'causeOther'],
  marked: ['cause', 'causeOther', 'eventAmount'],
  unmarked: ['cause', 'causeOther', 'eventAmount'],
  discarded: ['cause', 'causeOther'],
  defeated: [],
};

/** Of players only, and of cards on the queue or players. */
const OF_PLAYERS = [
  'draw',
  'lose',
  'playEvents',
  'playAgents',
  'playSoftware',
  'playHardware',
  'convert',
  'playAnomalies',
] as const;
const OF_EITHER = ['useSkills', 'beCancelled', 'beAnswered'] as const;
const TWO_PARTIES = [
  ...['beTargeted', 'beTerminated', 'beDamaged', 'beCancelled', 'beAnswered', 'beDefended'],
  ...['playEvents', 'playAgents', 'playSoftware', 'playHardware', 'playAnomalies'],
] as const;

/** Where the targets of verbs are found. */
const PLAY = ['play'];
const QUEUE = ['queue'];
const PILES = ['hand', 'cache', 'deck', 'looked', 'removed'];
const ZONES: { readonly [Verb in keyof typeof VERBS]?: { readonly [field: string]: readonly string[] } } = {
  damage: { to: ['play', 'sectors'] },
  restore: { to: ['play', 'sectors'] },
  terminate: { target: PLAY },
  cancel: { target: QUEUE },
  copy: { target: QUEUE },
  retarget: { target: QUEUE },
  setSpeed: { target: QUEUE },
  move: { target: PLAY },
  attack: { target: PLAY },
  defend: { target: PLAY, against: PLAY },
  swap: { target: PLAY, with: PLAY },
  fight: { target: PLAY, with: PLAY },
  lock: { target: PLAY },
  unlock: { target: PLAY },
  put: { target: ['play', ...PILES] },
  arrive: { target: PILES },
  play: { target: ['hand', 'cache', 'deck', 'looked'] },
  convert: { target: ['hand'] },
  attach: { gear: PLAY, to: PLAY },
  detach: { target: PLAY },
  modify: { target: PLAY },
  set: { target: PLAY },
  grant: { target: PLAY },
  traits: { target: PLAY },
  copySkills: { to: PLAY },
  become: { target: PLAY, of: ['play', 'cache', 'removed'] },
  strip: { target: PLAY },
  control: { target: PLAY },
  exchange: { target: PLAY, with: PLAY },
  withdraw: { target: PLAY },
  forbid: { target: ['play', 'queue'] },
  allow: { target: PLAY },
  oblige: { target: PLAY },
  prevent: { target: PLAY },
  shield: { target: ['play', 'sectors'] },
  mark: { target: PLAY },
  unmark: { target: PLAY },
  loseBiome: { target: ['sectors'] },
  regain: { target: ['sectors'] },
};

/** Verbs after which “it” means something. */
const SETS_IT: readonly unknown[] = ['discard', 'put', 'arrive', 'token', 'convert', 'copy'];
/** Verbs in whose steps somebody may be asked, or that go on by themselves. */
const NOT_AT_ONCE: readonly unknown[] = ['draw', 'retarget', 'play', 'name', 'chooseNumber'];
/** Verbs that keep a number under a name. */
const KEEPS: readonly unknown[] = ['note', 'roll', 'chooseNumber'];
/** Fields that are found before the others of their object are worked out. */
const FIRST: readonly string[] = ['target', 'gear', 'from', 'to', 'forEach', 'if', 'may', 'later'];
const REGISTERS: readonly unknown[] = ['this', 'host', 'it', 'each', 'cause', 'causeOther'];
const TARGETS: readonly string[] = [
  ...['target', 'gear', 'from', 'to', 'with', 'against', 'of', 'is', 'forEach'],
  ...['in', 'among', 'attachedTo', 'hostOf', 'opposing'],
];

/** What is found by what lies on, under or before a card, and what that card has to be. */
const BESIDE: Readonly<Record<string, { of: 'agent' | 'gear'; is: 'agent' | 'gear' }>> = {
  attachedTo: { of: 'agent', is: 'gear' },
  hostOf: { of: 'gear', is: 'agent' },
  opposing: { of: 'agent', is: 'agent' },
};
/** What only agents do, or what is done to them only, and what is done only to what is attached. */
const OF_AGENTS: Readonly<Record<string, readonly string[]>> = {
  attack: ['target'],
  defend: ['target', 'against'],
  fight: ['target', 'with'],
  withdraw: ['target'],
  attach: ['to'],
};
const OF_GEAR: Readonly<Record<string, readonly string[]>> = { attach: ['gear'], detach: ['target'] };

/** What the words of one part can speak of. */
interface Scope {
  /** Where what is reacted to is found, if that is known, and what the card of the part is. */
  causeZone: string | null;
  thisIs: 'agent' | 'gear' | 'neither' | 'unknown';
  /** Whether the part has a card in play or a place of its own, and whether that may be attached. */
  hasThis: boolean;
  hasHost: boolean;
  carries: ReadonlySet<string>;
  /** Whether an event is reacted to at all. */
  reacts: boolean;
  hasX: boolean;
  persistent: boolean;
  /** What was chosen under a name so far, and where it is if that is known. */
  refs: Map<unknown, string | null>;
  it: boolean;
  looked: boolean;
  together: boolean;
  /** The numbers that were noted so far. */
  numbers: Set<string>;
  /** What is said in the effect so far, or for the card by any of its skills. */
  said: Set<string>;
  /** Whether a number is being worked out for each of several (R58). */
  each: boolean;
  /** Registers that mean what has left play (R30). */
  gone: ReadonlySet<string>;
}

/** Registers that mean what has left play when this event comes. */
function goneAfter({ event, self, host, filter }: Node): string[] {
  if (!DEPARTURES.includes(event)) return [];
  const own = self === true || (isNode(filter) && filter.other === false);
  return ['cause', ...(own ? ['this'] : []), ...(host === true ? ['host'] : [])];
}

/** The amounts that are worked out for each of those that something is done to, by verb. */
const FOR_EACH: Readonly<Record<string, readonly string[]>> = {
  damage: ['amount'],
  restore: ['amount'],
  modify: ['attack', 'defense'],
  set: ['attack', 'defense'],
  prevent: ['amount'],
  shield: ['amount'],
  mark: ['count'],
  unmark: ['count'],
};

/** Whether a field is such an amount, of a verb or of what persistently holds. */
const isForEach = ({ do: verb, divide, to }: Node, key: string, { persistent, each }: Scope): boolean =>
  each ||
  (typeof verb === 'string'
    ? divide !== true && FOR_EACH[verb]?.includes(key) === true
    : persistent && to !== undefined && ['attack', 'defense', 'prevent'].includes(key));

/** Walks through a part in the order in which it is carried out, and tells what can have no effect. */
function walk(value: unknown, path: string, scope: Scope, say: Say): void {
  if (Array.isArray(value)) {
    value.forEach((inner, at) => {
      walk(inner, `${path}/${at}`, scope, say);
    });
    return;
  }
  if (!isNode(value)) return;
  checkWords(value, path, scope, say);
  if (isNode(value.later)) {
    checkWhen(value.later, `${path}/later`, { hasHost: scope.hasHost, counts: false }, say);
    const own = carriedBy(String(value.later.event));
    const causeZone = own.has('cause') ? causeZoneOf(String(value.later.event)) : scope.causeZone;
    const inner = {
      ...scope,
      causeZone,
      reacts: true,
      carries: new Set([...scope.carries, ...own]),
      refs: new Map(scope.refs),
      gone: new Set([
        ...[...scope.gone].filter((word) => word !== 'cause' || !own.has('cause')),
        ...goneAfter(value.later),
      ]),
    };
    walk(value.effects, `${path}/effects`, inner, say);
    return;
  }
  const keys = Object.keys(value);
  const ordered = [
    ...FIRST,
    ...keys.filter((key) => !FIRST.includes(key) && key !== 'until'),
    // A round is over when its condition is looked at.
    ...keys.filter((key) => key === 'until'),
  ];
  for (const key of ordered) {
    const inner = value[key];
    const at = `${path}/${key}`;
    if (key === 'when' || key === 'instead') continue;
    if (key === 'these' && Array.isArray(inner))
      inner.forEach((one, number) => {
        if (REGISTERS.includes(one)) checkRegister(String(one), `${at}/${number}`, scope, say);
        else if (isNode(one) && ('choose' in one || 'random' in one))
          say(`${at}/${number}`, 'nothing is chosen here: choose it before, and name it with "as" and "ref"');
      });
    if (TARGETS.includes(key) && REGISTERS.includes(inner)) checkRegister(String(inner), at, scope, say);
    if (key === 'effects' && 'forEach' in value) {
      const gone = scope.gone.has(String(value.forEach)) ? ['it'] : [];
      walk(inner, at, Object.assign(scope, { it: true, gone: new Set([...withoutIt(scope.gone), ...gone]) }), say);
      scope.gone = withoutIt(scope.gone);
    } else if (key === 'together') walk(inner, at, { ...scope, together: true }, say);
    else if (isForEach(value, key, scope)) walk(inner, at, { ...scope, each: true }, say);
    else {
      const isAsked = 'stat' in value || 'counter' in value || key === 'is';
      if (isAsked && isNode(inner) && ('choose' in inner || 'random' in inner))
        say(at, 'nothing is chosen here: choose it before, and name it with "as" and "ref"');
      walk(inner, at, scope, say);
    }
  }
  const found = 'choose' in value || 'random' in value || 'top' in value;
  if ((found && !('oneOf' in value)) || SETS_IT.includes(value.do)) {
    scope.it = true;
    scope.gone = withoutIt(scope.gone);
  }
  if (value.do === 'look') scope.looked = true;
  if (value.do === 'name') scope.said.add(String(value.as));
  if (KEEPS.includes(value.do)) scope.numbers.add(String(value.number));
  if (typeof value.as === 'string') scope.refs.set(value.as, zoneOf(value));
}

const withoutIt = (gone: ReadonlySet<string>): Set<string> => new Set([...gone].filter((word) => word !== 'it'));

const zoneOf = (target: Node): string | null => {
  if ('top' in target) return 'deck';
  if ('choose' in target || 'random' in target || 'all' in target) return String(target.zone ?? 'play');
  return 'attachedTo' in target || 'hostOf' in target || 'opposing' in target ? 'play' : null;
};

const causeZoneOf = (event: string): string | null =>
  UNPLACED.includes(event) ? null : (CAUSE_ZONES[event] ?? 'play');

function checkRegister(word: string, at: string, scope: Scope, say: Say): void {
  const { persistent, hasThis, hasHost, it, each, carries, reacts } = scope;
  if (word === 'each') {
    if (!each) say(at, '"each" is for amounts of what is done to several, each by itself', Object.keys(FOR_EACH));
  } else if (persistent && word !== 'this' && word !== 'host')
    say(at, `a persistent skill has no "${word}"`, ['this', 'host', '{"all": true, …}']);
  else if (word === 'this' && !hasThis) say(at, 'an event is never in play, so that "this" means nothing on it');
  else if (word === 'host' && !hasHost)
    say(at, 'this card is never attached: only gear and modifications have a "host"');
  else if (word === 'it' && !it) say(at, 'nothing was chosen, created or moved before, so that "it" means nothing');
  else if (word.startsWith('cause') && !reacts) say(at, `only what reacts to an event has a "${word}"`);
  else if (word.startsWith('cause') && !carries.has(word))
    say(at, `what this reacts to has no "${word}"; these events have`, withWord(word));
}

/** What a target is found to be by what it says, if it says so. */
function kindOf(target: unknown, { thisIs }: Scope): 'agent' | 'gear' | 'neither' | 'unknown' {
  if (target === 'this') return thisIs;
  if (target === 'host') return 'agent';
  const found = Object.entries(BESIDE).find(([word]) => isNode(target) && word in target);
  return found?.[1].is ?? 'unknown';
}

/** What stands beside something that has nothing beside it. */
function checkBeside(value: Node, path: string, scope: Scope, say: Say): void {
  for (const [word, { of }] of Object.entries(BESIDE)) {
    const inner = value[word];
    const kind = kindOf(inner, scope);
    const zone = zoneWithin(inner, scope);
    const zoneless = zone !== null && zone !== 'play';
    if (zoneless || (kind !== 'unknown' && kind !== of))
      say(
        `${path}/${word}`,
        `${of === 'gear' ? 'only what is attached to an agent' : 'only an agent'} in play has that`,
      );
  }
}

/** The zone in which a target is found, as far as it is known. */
function zoneWithin(target: unknown, scope: Scope): string | null {
  if (target === 'cause') return scope.causeZone;
  if (!isNode(target)) return null;
  return typeof target.ref === 'string' ? (scope.refs.get(target.ref) ?? null) : zoneOf(target);
}

/** What an object says that can have no effect, by itself. */
function checkWords(value: Node, path: string, scope: Scope, say: Say): void {
  const { persistent, refs, hasThis } = scope;
  checkBeside(value, path, scope, say);
  if (typeof value.ref === 'string') {
    if (persistent) say(`${path}/ref`, 'a persistent skill chooses nothing, and so has no "ref"');
    else if (!refs.has(value.ref))
      say(`${path}/ref`, `nothing is called ${JSON.stringify(value.ref)} here`, [...refs.keys()].map(String));
  }
  if (value.eventAmount === true && !scope.carries.has('eventAmount'))
    say(`${path}/eventAmount`, 'what this reacts to has no amount; these events have', withWord('eventAmount'));
  if (value.x === true && !scope.hasX && !isCost(path)) say(`${path}/x`, 'the cost has no X', ['cost: {"x": true}']);
  if (typeof value.said === 'string' && !scope.said.has(value.said))
    say(`${path}/said`, `nothing is said as ${JSON.stringify(value.said)} here`, [...scope.said]);
  if (typeof value.noted === 'string' && !scope.numbers.has(value.noted))
    say(`${path}/noted`, `no number is called ${JSON.stringify(value.noted)} here`, [...scope.numbers]);
  if (value.did === true && persistent) say(`${path}/did`, 'a persistent skill does nothing that could be counted');
  if (value.here !== undefined && !hasThis)
    say(`${path}/here`, 'an event is nowhere, so that nothing is "here" for it');
  for (const key of ['at', 'to'])
    if (value[key] === 'here' && !hasThis) say(`${path}/${key}`, 'an event is nowhere, so that it has no "here"');
  if (persistent && ('choose' in value || 'random' in value || 'top' in value))
    say(path, 'nobody is asked by a persistent skill, and chance is not either', ['this', 'host', '{"all": true, …}']);
  if (value.zone === 'looked' && !scope.looked) say(`${path}/zone`, 'nothing was looked at before: "look" first');
  if (value.span === 'match' && value.filter !== undefined)
    say(`${path}/filter`, 'over the whole match it is only counted how often', ['turn', 'lastTurn', 'battle']);
  if (value.total === true && value.span !== 'match')
    say(`${path}/total`, 'within a turn amounts are added up anyway', { span: 'match' });
  if ('exactly' in choiceOf(value) && (value.zone === 'deck' || value.zone === 'looked') && value.filter !== undefined)
    say(`${path}/choose`, 'a search may always find nothing, so that no number has to be found', ['{"upTo": …}']);
  if (Array.isArray(value.oneOf)) {
    (value.oneOf as { effects: unknown[] }[]).forEach(({ effects }, at) => {
      if (effects.length === 0) say(`${path}/oneOf/${at}/effects`, 'a mode that does nothing');
    });
    if (value.random === true && value.who !== undefined)
      say(`${path}/who`, 'R73: chance decides, and nobody is asked');
    if (value.random === true && 'upTo' in choiceOf(value))
      say(`${path}/choose`, 'R73: chance always picks as many as there are');
  }
  if (scope.together) checkTogether(value, path, say);
  if (typeof value.do === 'string') checkVerb(value, path, scope, say);
}

/** How many a target asks for, where that is more than a number. */
const choiceOf = ({ choose }: Node): Node => (isNode(choose) ? choose : {});

/** Whether a part has a card in play of its own. */
const hasThis = ({ hasThis: has }: Scope): boolean => has;

/** Whether an X stands in a price, where it is what is said and not what is asked. */
const isCost = (path: string): boolean => /\/(cost|energy)$/.test(path);

function checkTogether(value: Node, path: string, say: Say): void {
  const asks = 'choose' in value || 'random' in value || value.divide === true || value.to === 'choose';
  const part = ['may', 'unless', 'oneOf', 'repeat', 'forEach', 'if', 'ifYouDo', 'later', 'together'].some(
    (word) => word in value,
  );
  const verb = NOT_AT_ONCE.includes(value.do) || value.retarget === true;
  const discards = value.do === 'discard' && value.random !== true;
  if (asks || part || verb || discards)
    say(path, 'within one moment nobody chooses and nothing goes on by itself: do this before or after "together"');
}

/** R65: two agents of one player are not exchanged. */
function checkExchange({ target, with: other }: Node, path: string, say: Say): void {
  const sideOf = (one: unknown) => (isNode(one) && one.side !== 'any' ? one.side : undefined);
  const side = sideOf(target);
  if (side !== undefined && side === sideOf(other))
    say(`${path}/with/side`, 'agents of two players are exchanged', [side === 'own' ? 'enemy' : 'own']);
}

function checkVerb(value: Node, path: string, scope: Scope, say: Say): void {
  const verb = value.do as keyof typeof VERBS;
  for (const [field, zones] of Object.entries(ZONES[verb] ?? {})) {
    const target = value[field];
    const zone = zoneWithin(target, scope);
    const at = `${path}/${field}${isNode(target) ? ('ref' in target ? '/ref' : 'zone' in target ? '/zone' : '') : ''}`;
    // What an effect chose in play and what has left since is found in the cache (R30).
    const left =
      (target === 'cause' || (isNode(target) && 'ref' in target)) &&
      zone === 'play' &&
      (verb === 'arrive' || verb === 'play');
    if (zone !== null && !left && !zones.includes(zone))
      say(at, `"${verb}" finds nothing in the zone "${zone}"`, [...zones]);
    if (typeof target === 'string' && scope.gone.has(target) && !zones.some((one) => PILES.includes(one)))
      say(`${path}/${field}`, `R30: "${target}" has left play by then: only what it last was can be asked`, [
        '{"choose": 1, …}',
        'put',
        'arrive',
      ]);
  }
  for (const [table, kind] of [
    [OF_AGENTS, 'agent'],
    [OF_GEAR, 'gear'],
  ] as const) {
    for (const field of table[verb] ?? []) {
      const found = kindOf(value[field], scope);
      if (found !== 'unknown' && found !== kind)
        say(`${path}/${field}`, `"${verb}" is for ${kind === 'agent' ? 'agents' : 'what is attached to agents'}`);
    }
  }
  if (verb === 'modify' && value.attack === undefined && value.defense === undefined && value.range === undefined)
    say(path, '"modify" does not say what it changes', ['attack', 'defense', 'range']);
  if (verb === 'set' && value.attack === undefined && value.defense === undefined)
    say(path, '"set" does not say what becomes of what', ['attack', 'defense']);
  if (verb === 'putBack' && !scope.looked) say(`${path}/do`, 'nothing was looked at before: "look" first');
  if (value.random === true && value.upTo === true) say(`${path}/upTo`, 'chance always takes as many as there are');
  const idle = verb === 'traits' ? emptyChange(value) : null;
  if (idle !== null) say(path, idle, ['gain', 'lose', 'loseAll']);
  if (verb === 'exchange') checkExchange(value, path, say);
  if (verb === 'swap' || verb === 'fight' || verb === 'exchange') {
    const wrong = notTwo(value.target, value.with);
    if (wrong === 'same') say(`${path}/with`, 'it is the same agent as “target”');
    if (wrong === 'alone') say(`${path}/target`, `one agent has nobody to ${verb} with`, ['choose: 2', 'with']);
  }
  if (verb === 'forbid') checkCant(value, 'target', path, say, scope);
  if (verb === 'name' && value.until !== undefined && !hasThis(scope))
    say(`${path}/until`, 'an event is never in play, and keeps no name');
  else if (verb === 'name' && value.until !== undefined && scope.gone.has('this'))
    say(`${path}/until`, 'R30: this card has left play by then, and keeps no name');
  else if (value.until === 'whileInPlay' && !hasThis(scope))
    say(`${path}/until`, 'an event is never in play', ['turn', 'battle', 'nextTurn', 'always']);
  if (value.attacking === true && value.to === 'staging')
    say(`${path}/attacking`, 'nobody attacks in staging', ['here', 'choose', '{"in": …}']);
}

/** Whether what is forbidden can be done by whom it is forbidden to, and has another party. */
function checkCant(value: Node, field: string, path: string, say: Say, scope?: Scope): void {
  const cant = String(value.cant);
  const whom = value[field];
  const ofPlayer = isNode(whom) && 'player' in whom;
  const named = isNode(whom) ? scope?.refs.get(whom.ref) : undefined;
  const met = whom === 'cause' || whom === 'it';
  const ofQueue = (isNode(whom) && whom.zone === 'queue') || named === 'queue';
  const players: readonly string[] = OF_PLAYERS;
  const either: readonly string[] = OF_EITHER;
  if (ofPlayer && !players.includes(cant) && !either.includes(cant))
    say(`${path}/cant`, `"${cant}" is not for players`, [...OF_PLAYERS, ...OF_EITHER]);
  if (!ofPlayer && players.includes(cant)) say(`${path}/${field}`, `"${cant}" is for players`, ['{"player": …}']);
  if (ofQueue && cant !== 'beCancelled' && cant !== 'beAnswered')
    say(`${path}/cant`, `"${cant}" is not for what is on the queue`, ['beCancelled', 'beAnswered']);
  if (!ofPlayer && !ofQueue && !met && cant === 'beAnswered')
    say(`${path}/${field}`, '"beAnswered" is for players and for what is on the queue', [
      '{"player": …}',
      '{"all": true, "zone": "queue"}',
    ]);
  const two: readonly string[] = TWO_PARTIES;
  if (value.by !== undefined && !two.includes(cant))
    say(`${path}/by`, `"${cant}" has no other party`, [...TWO_PARTIES]);
}

/** What an event does not have, that a skill is worded for. */
function checkWhen(when: Node, path: string, scope: { hasHost: boolean; counts: boolean }, say: Say): void {
  const event = String(when.event);
  const carries = carriedBy(event);
  if (when.by !== undefined) {
    const words = BY[event];
    if (!words) say(`${path}/by`, `nothing of this kind brings about "${event}"; it does`, Object.keys(BY));
    else if (!words.includes(String(when.by))) say(`${path}/by`, `"${event}" is never "${when.by}"`, [...words]);
  }
  if (when.filter !== undefined && !carries.has('cause'))
    say(`${path}/filter`, `"${event}" happens to no card that could be asked; these events do`, withWord('cause'));
  if (when.other !== undefined && !carries.has('causeOther'))
    say(`${path}/other`, `nothing else takes part in "${event}"; something does in these`, withWord('causeOther'));
  const dead = !carries.has('cause') || NO_CARD.includes(event);
  for (const word of ['self', 'host'])
    if (when[word] !== undefined && dead) say(`${path}/${word}`, `"${event}" happens to no card in play`);
  if (when.host !== undefined && !dead && !scope.hasHost)
    say(`${path}/host`, 'this card is never attached: only gear and modifications have a "host"');
  if (when.every !== undefined && scope.counts === false)
    say(`${path}/every`, 'only a skill of a card in play counts what it hears');
  if (when.mark !== undefined && event !== 'marked' && event !== 'unmarked')
    say(`${path}/mark`, 'only marks have such a name', ['marked', 'unmarked']);
}

function checkInstead(instead: Node, path: string, from: unknown, say: Say): void {
  const of = String(instead.of);
  const words = BY[of];
  if (instead.by !== undefined && !words?.includes(String(instead.by)))
    say(`${path}/by`, `"${of}" is never "${instead.by}"`, [...(words ?? [])]);
  const marks = of === 'marked' || of === 'unmarked';
  if (instead.mark !== undefined && !marks) say(`${path}/mark`, 'only marks have such a name', ['marked', 'unmarked']);
  if (from === 'hand') {
    if (of !== 'discarded') say(`${path}/of`, 'R71: a card in a hand can only be discarded', ['discarded']);
    if (instead.self !== true)
      say(`${path}/self`, 'R71: what lies in a hand would be shown by what happens to other cards', true);
  }
  const noCard = of !== 'terminated' && of !== 'damaged' && !marks && from !== 'hand';
  for (const word of ['self', 'host'])
    if (instead[word] !== undefined && noCard) say(`${path}/${word}`, `"${of}" happens to no card in play`);
  if (instead.filter !== undefined && of === 'drawn') say(`${path}/filter`, 'what would be drawn nobody knows');
  if (instead.filter !== undefined && of === 'defeated')
    say(`${path}/filter`, 'it would be a player who loses', { side: 'own' });
  if (instead.other !== undefined && !REPLACED_CARRY[of]?.includes('causeOther'))
    say(`${path}/other`, `nothing else takes part in "${of}"`);
}

function checkConstants(constants: readonly Node[], path: string, say: Say): void {
  constants.forEach((constant, number) => {
    const at = `${path}/${number}`;
    const { to } = constant;
    if ('cant' in constant) checkCant(constant, 'to', at, say);
    const queue = constant.cant === 'beCancelled' || constant.cant === 'beAnswered';
    if (isNode(to) && to.zone !== undefined && to.zone !== 'play' && !('cant' in constant && to.zone === 'queue'))
      say(`${at}/to/zone`, 'a persistent skill touches what is in play', queue ? ['play', 'queue'] : PLAY);
    if (isNode(to) && 'as' in to) say(`${at}/to/as`, 'a persistent skill has nothing that could be named later');
    const idle = isNode(constant.traits) ? emptyChange(constant.traits) : null;
    if (idle !== null) say(`${at}/traits`, idle, ['gain', 'lose', 'loseAll']);
    const empty = [
      'range',
      'skill',
      'traits',
      'cant',
      'can',
      'must',
      'prevent',
      'terminal',
      'limit',
      'speed',
      'cost',
      'arrives',
    ].every((word) => !(word in constant));
    if (empty && constant.attack === undefined && constant.defense === undefined)
      say(at, 'it does not say what holds', ['attack', 'defense', 'range', 'skill', 'cant', 'can', 'must', 'prevent']);
  });
}

/** What costs ask of a card that is not in play. */
function checkCosts(costs: unknown, path: string, say: Say): void {
  if (!Array.isArray(costs)) return;
  costs.forEach((cost, number) => {
    for (const word of ['lockThis', 'terminateThis', 'unmarkThis'])
      if (isNode(cost) && word in cost)
        say(`${path}/${number}/${word}`, 'there is no card in play here that could pay with itself', [
          'discard',
          'lock',
          'terminate',
          'durability',
        ]);
  });
}

/** A card that pays with itself does so once: what pays one cost can't pay another (G12). */
function checkTwice({ costs }: Node, path: string, say: Say): void {
  if (!Array.isArray(costs)) return;
  for (const word of ['lockThis', 'terminateThis']) {
    const paying = costs.flatMap((cost, at) => (isNode(cost) && word in cost ? [at] : []));
    for (const at of paying.slice(1)) say(`${path}/costs/${at}/${word}`, 'the card pays with itself already');
  }
}

/** What any skill of a card has said for it, to be kept. */
const keptBy = (all: readonly [Node, string][]): Set<string> =>
  new Set(all.flatMap(([{ as, until }]) => (typeof as === 'string' && until !== undefined ? as : [])));

function checkSkill(
  skill: Skill,
  path: string,
  { attaches, say, said, card }: { attaches: boolean; say: Say; said: ReadonlySet<string>; card: Card['type'] },
): void {
  const part = skill as unknown as Node;
  const from = part.from !== undefined;
  const hasHost = attaches || part.id !== undefined;
  const instead = skill.kind === 'replacing' ? skill.instead.of : '';
  const scope: Scope = {
    causeZone: skill.kind === 'reactive' ? causeZoneOf(skill.when.event) : null,
    thisIs: part.granted === true || from ? 'unknown' : card === 'agent' ? 'agent' : attaches ? 'gear' : 'neither',
    hasThis: skill.kind !== 'beforehand',
    hasHost: hasHost && skill.kind !== 'beforehand',
    carries: skill.kind === 'reactive' ? carriedBy(skill.when.event) : new Set(REPLACED_CARRY[instead]),
    reacts: skill.kind === 'reactive' || skill.kind === 'replacing',
    hasX: isNode(part.cost) && part.cost.x === true,
    persistent: skill.kind === 'persistent' || skill.kind === 'beforehand',
    refs: new Map(),
    it: false,
    looked: false,
    together: false,
    each: false,
    numbers: new Set(),
    said: new Set(said),
    gone: new Set(skill.kind === 'reactive' ? goneAfter(skill.when as Node) : []),
  };
  if (skill.kind === 'reactive') checkWhen(skill.when as Node, `${path}/when`, { hasHost, counts: !from }, say);
  if (skill.kind === 'replacing') checkInstead(skill.instead as Node, `${path}/instead`, skill.from, say);
  if (skill.kind === 'persistent') checkConstants(skill.constant as Node[], `${path}/constant`, say);
  if (skill.kind === 'persistent' && skill.oncePerTurn !== undefined)
    say(`${path}/oncePerTurn`, 'a persistent skill holds all the time');
  if (skill.kind === 'beforehand' && [skill.adds, skill.speed, skill.arrives].every((word) => word === undefined))
    say(path, '"beforehand" does not say what it changes', ['adds', 'speed', 'arrives']);
  if (part.arrives !== undefined && card === 'event') say(`${path}/arrives`, 'an event never arrives');
  if (skill.kind === 'reactive' && skill.from === 'hand')
    say(`${path}/from`, 'what lies in a hand would be shown by reacting', ['cache']);
  if (from) {
    for (const word of ['oncePerTurn', 'limit', 'granted'])
      if (part[word] !== undefined) say(`${path}/${word}`, 'only cards in play are counted, and given skills');
    checkCosts(part.costs, `${path}/costs`, say);
  } else if (part.limit !== undefined && part.oncePerTurn === true)
    say(`${path}/oncePerTurn`, '"limit" says how often it works');
  const { targets, if: condition, ...rest } = part;
  walk(targets, `${path}/targets`, scope, say);
  // What was chosen on entry is named, and not “it”.
  scope.it = false;
  walk(condition, `${path}/if`, scope, say);
  walk(rest, path, scope, say);
}

/** Skills that are given: each of them exists, and is one that works for others. */
function checkGrants(
  all: readonly [Node, string][],
  skills: readonly (Pick<Part, 'id' | 'granted'> & Pick<Skill, 'kind'>)[],
  path: string,
  say: Say,
): void {
  const own = skills.flatMap(({ id }) => id ?? []);
  const given = new Set<string>();
  for (const [object, at] of all) {
    if (typeof object.skill !== 'string') continue;
    given.add(object.skill);
    const named = skills.find(({ id }) => id === object.skill);
    if (named === undefined) say(`${at}/skill`, `this card has no skill ${JSON.stringify(object.skill)}`, own);
    else if ('to' in object && named.kind === 'persistent')
      say(`${at}/skill`, 'a persistent skill that is given this way does nothing: say what holds in this one');
  }
  skills.forEach(({ id, granted }, number) => {
    const at = `${path}/skills/${number}`;
    if (id !== undefined && skills.findIndex((other) => other.id === id) < number)
      say(`${at}/id`, `two skills are called ${JSON.stringify(id)}`);
    if (granted !== true) return;
    if (id === undefined) say(`${at}/granted`, 'a skill that is only given has an "id" by which it is');
    else if (!given.has(id)) say(`${at}/granted`, 'nothing gives this skill: neither "grant" nor the constant "skill"');
  });
}

/** Faults of a card of the right shape; `path` is the card's own, `cards` those of the set. */
export function faultsOfCard(card: Card, path: string, cards: ReadonlyMap<string, Card>): Fault[] {
  const faults: Fault[] = [];
  const say: Say = (at, reason, accepts) =>
    void faults.push({ path: at, reason, ...(accepts === undefined ? {} : { accepts }) });
  if (card.id === CONVERTED) say(`${path}/id`, `${CONVERTED} is the name that every converted card has`);
  const skills = card.skills ?? [];
  if (card.type === 'event')
    skills.forEach((skill, number) => {
      const { kind, from, granted }: Pick<Part, 'from' | 'granted'> & Pick<Skill, 'kind'> = skill;
      if (kind !== 'beforehand' && from === undefined && granted !== true)
        say(
          `${path}/skills/${number}/granted`,
          'an event is never in play: it has skills to give them, and from a hand or a cache',
          true,
        );
    });
  for (const name of card.also ?? []) if (name === card.name) say(`${path}/also`, 'it has this name anyway');
  const all = [...objects(card, path)];
  for (const [object, at] of all) {
    checkTwice(object, at, say);
    if (object.do === 'token') {
      const made: { id: string; token?: boolean | undefined } | undefined = cards.get(String(object.card));
      if (!made) say(`${at}/card`, `there is no card ${JSON.stringify(object.card)} in this set`);
      else if (made.token !== true)
        say(`${at}/card`, `${JSON.stringify(object.card)} is no token: it says "token": true, and is no event`);
    }
    // Of prices; what a skill costs in energy has nothing of the kind.
    if (isNode(object.cost)) checkCosts(object.cost.costs, `${at}/cost/costs`, say);
  }
  const { costs, modifies, gear }: { id: string; costs?: unknown; modifies?: unknown; gear?: boolean | undefined } =
    card;
  checkCosts(costs, `${path}/costs`, say);
  checkGrants(all, skills, path, say);
  const said = keptBy(all);
  const attaches = modifies !== undefined || gear === true;
  skills.forEach((skill, number) => {
    checkSkill(skill, `${path}/skills/${number}`, { attaches, say, said, card: card.type });
  });
  if (card.type === 'event') {
    const scope: Scope = {
      causeZone: null,
      thisIs: 'unknown',
      hasThis: false,
      hasHost: false,
      carries: new Set(),
      reacts: false,
      hasX: card.cost.x === true,
      persistent: false,
      refs: new Map(),
      it: false,
      looked: false,
      together: false,
      each: false,
      numbers: new Set(),
      said: new Set(),
      gone: new Set(),
    };
    walk(card.targets, `${path}/targets`, scope, say);
    scope.it = false;
    walk(card.if, `${path}/if`, scope, say);
    walk(card.effects, `${path}/effects`, scope, say);
  }
  for (const [part, at] of [[card, path] as const, ...skills.map((one, n) => [one, `${path}/skills/${n}`] as const)]) {
    const { targets = [] } = part as Pick<Part, 'targets'>;
    if (new Set(targets.map(({ as }) => as)).size < targets.length) say(`${at}/targets`, 'two targets have one name');
  }
  return faults;
}
