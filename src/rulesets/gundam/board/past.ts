/** What cards ask of the past, beyond what is counted in every turn anyway. */
import type { CardSet } from '../../../engine/index.ts';
import { type Past, pastFor } from '../../cards/history.ts';
import type { EventWord, HistoryWord } from '../language/language.ts';
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
};

/** Words that are counted in every turn, whether or not a card asks. */
const COUNTED: readonly string[] = ['deployed', 'attacked', 'destroyed', 'paired', 'commands', 'discarded', 'drawn'];

/** Whether an amount asks for more than the count of this turn. */
export const asksThePast = (amount: {
  history: HistoryWord;
  span?: string | undefined;
  filter?: object | undefined;
  total?: boolean | undefined;
}): boolean =>
  !COUNTED.includes(amount.history) ||
  (amount.span ?? 'turn') !== 'turn' ||
  amount.filter !== undefined ||
  amount.total === true;

/** The events that a text asks the past for. */
function askedBy(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('history' in value && typeof value.history === 'string' && asksThePast(value as { history: HistoryWord }))
    found.add(HISTORY[value.history as HistoryWord]);
  for (const inner of Object.values(value)) askedBy(inner, found);
  return found;
}

const known = new WeakMap<CardSet<Gundam>, ReadonlySet<string>>();
const NOTHING: ReadonlySet<string> = new Set();

/** The events that cards ask the past for; none in a match without such a card. */
export function askedPast({ board, cards }: M): ReadonlySet<string> {
  if (board.past === undefined) return NOTHING;
  const before = known.get(cards);
  if (before) return before;
  const found = askedBy([...cards.cards.values()].map(({ source }) => source));
  known.set(cards, found);
  return found;
}

/** What a match begins with, given everything that is in it. */
export const pastOf = (cards: CardSet<Gundam>, match: unknown): { past?: Past } =>
  pastFor<Gundam>(cards, match, ({ source }) => askedBy(source).size > 0);
