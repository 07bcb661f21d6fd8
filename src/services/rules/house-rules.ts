import type {
  AnyRuleset,
  CardSet,
  Clause,
  Fields,
  Game,
  GameState,
  Json,
  JsonObject,
  NotedEvent,
  PlayerId,
} from '../../engine/index.ts';
import { readShape, varied } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { HouseEvent } from './house-events.ts';
import { HOUSE_EVENTS } from './house-events.ts';
import type { SeatNames, Telling } from './telling.ts';

/**
 * What the service itself does in a match, by clauses like those of a rulebook: they hold whatever the game is. No rule
 * of a game looks at these events.
 */
export const HOUSE_RULES = {
  'house.clock': {
    title: 'The clock of a match',
    text: 'A match may give each decision a time, and each player a bank of time for what their decisions take beyond that; each decision that a player answers may add to the bank. Time runs for whoever has an open decision, for both where both have one. When it is up, the service decides for whoever has not answered: by the default of the decision, or its first option where it has none, or by giving up, as the match says; or that player loses; or the match is paused until a judge has ruled. When the time of both is up at once, and both would give up or lose, nobody wins. What follows has its own time from then on. Where the rules cannot carry it out within the work that a call may do, the decision has no time any more, and a judge can rule.',
    origin: 'ruling',
  },
  'house.rewind': {
    title: 'A judge takes a match back',
    text: 'A judge may let a match go on from an earlier ply, with a reason. What was played since stays on record; the numbers of events, decisions and objects that were given are not given again.',
    origin: 'ruling',
  },
  'house.result': {
    title: 'A judge gives the result',
    text: 'A judge may end a match with a winner or without one, with a reason, also when it had ended otherwise.',
    origin: 'ruling',
  },
  'house.pause': {
    title: 'A match is paused',
    text: 'A judge may pause a match, with a reason, and let it go on. Meanwhile no time passes, and nothing is played. What players have left of their time they have again when it goes on.',
    origin: 'ruling',
  },
  'house.extension': {
    title: 'A judge gives more time',
    text: 'A judge may give a player, or both, more time, with a reason: for the open decision, or into the bank.',
    origin: 'ruling',
  },
  'house.concession': {
    title: 'Giving up without the rules',
    text: 'A match whose edition of the rules, or whose cards, this server does not have can still be given up by a player: the other one wins.',
    origin: 'ruling',
  },
  'house.adoption': {
    title: 'A match that goes on under another edition',
    text: 'A match may be taken on by another edition of its rules. It is played again by that; where all that happened is the same, it goes on from where it was. Otherwise a judge may have it go on from a ply up to which all is the same, with a reason. What was played is kept as it was.',
    origin: 'ruling',
  },
  'house.fork': {
    title: 'A match that goes on from another',
    text: 'A match may begin where another one was after a ply. The other one is not touched. Its chance is the same from there on, unless a new seed is given.',
    origin: 'ruling',
  },
} as const satisfies Record<`house.${string}`, Clause>;

/** An event of the service's own, with the next number of the state. The game's triggers never see it. */
export function houseEvent(
  { counters }: GameState<object>,
  type: HouseEvent,
  player: PlayerId | null,
  data: JsonObject,
): NotedEvent {
  return { seq: ++counters.event, parent: null, type, clause: HOUSE_EVENTS[type].clause, player, data };
}

/** Whether an event is the service's own. All clauses of its own begin alike, and none of a game does. */
const isOurs = ({ clause }: NotedEvent): boolean => clause.startsWith('house.');

/** The lists of a ruleset with the events of the service among them. */
function listsOf({ lists }: AnyRuleset): AnyRuleset['lists'] {
  if (lists === undefined) return undefined;
  const { data, decisions, cited } = lists;
  const all = Object.entries(HOUSE_EVENTS);
  const ours: Readonly<Record<string, Fields>> = Object.fromEntries(all.map(([type, { data }]) => [type, data]));
  const clauses = Object.fromEntries(all.map(([type, { clause }]) => [type, clause]));
  return { data: { ...data, ...ours }, decisions, cited: { ...cited, events: { ...cited.events, ...clauses } } };
}

/**
 * A ruleset with the clauses of the service added to its rulebook, with sentences for their events, and with these events among
 * those that it lists.
 */
export function withHouseRules(rules: AnyRuleset): AnyRuleset {
  const rulebook = { ...rules.rulebook, ...HOUSE_RULES };
  const told: AnyRuleset['describe'] = (event, cards, names) =>
    isOurs(event) ? describe(event, names) : rules.describe(event, cards, names);
  const tell: AnyRuleset['describe']['tell'] = (event, cards, names) =>
    isOurs(event)
      ? { text: describe(event, names), args: argsOf(event, names) }
      : (rules.describe.tell?.(event, cards, names) ?? { text: rules.describe(event, cards, names), args: event.data });
  const types = [...(rules.describe.types ?? []), ...Object.keys(HOUSE_EVENTS)];
  const lists = listsOf(rules);
  return varied(rules, {
    rulebook,
    ...(lists === undefined ? {} : { lists }),
    describe: Object.assign(told, { ...rules.describe, tell, types }),
  });
}

/** What this server has of the rules and the cards of a match of another edition. */
interface Present {
  rules: AnyRuleset | null;
  cards: CardSet<Game> | null;
}

/**
 * What can be told of a match without running its rules: by its own edition's name, in the words of the present one, where there
 * is one. What lies on the table is shown as that edition shows it as far as it knows the form of the board; otherwise to
 * nobody but a judge, who sees all of it.
 */
export const withoutRules = (match: Pick<StoredMatch, 'ruleset' | 'cards'>, { rules, cards }: Present): Telling => ({
  rules: {
    ...match.ruleset,
    rulebook: rules?.rulebook ?? HOUSE_RULES,
    describe: rules?.describe ?? ((event, _cards, names) => describe(event, names)),
    view: (board, viewer) => (rules !== null && readShape(rules.board, board).success ? rules.view(board, viewer) : {}),
  },
  cards: cards ?? { hash: match.cards, source: [], cards: new Map(), programs: new Map() },
});

const said = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** What a player is called in a sentence of the service's own. */
const called = (player: unknown, names: Partial<SeatNames> = {}): string =>
  player === 'p1' || player === 'p2' ? (names[player] ?? { p1: 'Player 1', p2: 'Player 2' }[player]) : 'nobody';

const argsOf = ({ player, data }: NotedEvent, names?: Partial<SeatNames>): JsonObject => ({
  ...data,
  who: called(player, names),
  ...(data.winner === undefined ? {} : { winner: called(data.winner, names) }),
});

/** What comes of it for who is late. */
function atZero(player: PlayerId | null, otherwise: unknown): string {
  if (otherwise === 'judge') return ': a judge has to rule';
  if (player === null) return '';
  return `, who ${otherwise === 'concede' ? 'gives up' : otherwise === 'lose' ? 'loses' : 'gets the default'}`;
}

function describe({ type, player, data }: NotedEvent, names?: Partial<SeatNames>): string {
  const by = `${said(data.judge)}: ${said(data.reason)}`;
  switch (type) {
    case 'rewind':
      return `A judge takes the match back to ply ${said(data.to)} (${by})`;
    case 'result':
      return `A judge rules that ${called(data.winner, names)} wins (${by})`;
    case 'adoption':
      return `The match goes on from ply ${said(data.to)} under edition ${said(data.version)}${data.judge === null ? '' : ` (${by})`}`;
    case 'pause':
      return `A judge pauses the match (${by})`;
    case 'resume':
      return `A judge lets the match go on (${by})`;
    case 'extension':
      return `A judge gives ${player === null ? 'both players' : called(player, names)} ${said(data.seconds)} more seconds${data.of === 'bank' ? ' in the bank' : ''} (${by})`;
    case 'concession':
      return `${called(player, names)} gives the match up`;
    case 'fork':
      return `The match goes on from ply ${said(data.ply)} of match ${said(data.match)}${data.reseeded ? ', with new chance' : ''}`;
    default:
      return `Time is up for ${player === null ? 'both players' : called(player, names)}${atZero(player, data.otherwise)}`;
  }
}
