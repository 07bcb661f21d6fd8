/** What cards ask of the past, beyond what is counted in every turn anyway. */
import type { CardSet, PlayerId } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import type { Past } from '../../cards/history.ts';
import { pastFor, timesInMatch, totalOf } from '../../cards/history.ts';
import { oncePer } from '../../cards/once.ts';
import type { EventWord, HistoryWord } from '../language/language.ts';
import type { Board, SeenBoard } from './board.ts';
import type { Gundam, M } from './context.ts';

/** The events behind what texts call history. */
export const HISTORY: Readonly<Record<HistoryWord, EventWord>> = {
  deployed: 'deployed',
  attacked: 'attacks',
  destroyed: 'destroyed',
  paired: 'paired',
  commands: 'commandPlayed',
  discarded: 'discarded',
  drawn: 'drawn',
  blocked: 'blocks',
  linked: 'linked',
  damaged: 'damaged',
  recovered: 'recovered',
  shields: 'shieldDestroyed',
  commandsActivated: 'commandActivated',
};

/** The word by which the turns of a player are counted (R42). */
export const TURNS = 'turn';

/** How many turns of a player have begun in this match. */
export const turnsOf = ({ past }: SeenBoard, player: PlayerId): number =>
  past === undefined ? 0 : timesInMatch(past, TURNS, player);

/** Words that are counted in every turn, whether or not a card asks. */
const COUNTED: readonly string[] = ['deployed', 'attacked', 'destroyed', 'paired', 'commands', 'discarded', 'drawn'];

/** Whether an amount asks for more than the count of this turn. */
export const asksThePast = (amount: {
  history: HistoryWord;
  span?: string | undefined;
  filter?: object | undefined;
  of?: unknown;
  by?: string | undefined;
  source?: object | undefined;
  total?: boolean | undefined;
}): boolean =>
  !COUNTED.includes(amount.history) ||
  (amount.span ?? 'turn') !== 'turn' ||
  amount.filter !== undefined ||
  amount.of !== undefined ||
  amount.by !== undefined ||
  amount.source !== undefined ||
  amount.total === true;

/** The word under which texts ask whose doing an event was. */
export const doingOf = (word: string): string => `doing ${word}`;

/** The events that a text asks the past for. */
function askedBy(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('every' in value && 'turn' in value) found.add(TURNS);
  if ('history' in value && typeof value.history === 'string' && asksThePast(value as { history: HistoryWord })) {
    const word = HISTORY[value.history as HistoryWord];
    found.add(word);
    if ('total' in value && value.total === true) found.add(totalOf(word));
    if ('by' in value || 'source' in value) found.add(doingOf(word));
  }
  for (const inner of Object.values(value)) askedBy(inner, found);
  return found;
}

const askedByAll = oncePer(
  ({ cards }: CardSet<Gundam>): ReadonlySet<string> => askedBy([...cards.values()].map(({ source }) => source)),
);
const NOTHING: ReadonlySet<string> = new Set();

/** The events that cards ask the past for; none in a match without such a card. */
export const askedPast = ({ board, cards }: M): ReadonlySet<string> =>
  board.past === undefined ? NOTHING : askedByAll(cards);

/** What a match begins with, given everything that is in it. */
export const pastOf = (cards: CardSet<Gundam>, match: unknown): { past?: Past } =>
  pastFor<Gundam>(cards, match, ({ source }) => askedBy(source).size > 0);

/** Up to a position the players are taken to have had their turns one after the other. */
export function turnsUpTo({ past, turn, active }: Board, cards: CardSet<Gundam>): void {
  if (past === undefined || ![...cards.cards.values()].some(({ source }) => askedBy(source).has(TURNS))) return;
  past.match[`${TURNS}:${active}`] = Math.ceil(turn / 2);
  past.match[`${TURNS}:${opponentOf(active)}`] = Math.floor(turn / 2);
}
