/** What verbs do with cards that are not on the grid, and with units that leave it or enter it. */
import type { PlayerId, Question } from '../../../engine/index.ts';
import { changeCounters, countersOn, pick } from '../../../engine/index.ts';
import { playersOf } from '../../cards/context.ts';
import { atRandom } from '../../cards/targets.ts';
import { moveCards } from '../atoms/iczers.ts';
import { sendAway, summonUnit } from '../atoms/units.ts';
import { emptyCells, findUnit } from '../board/board.ts';
import type { Context } from '../board/context.ts';
import { lockOf } from '../board/counters.ts';
import { cardsIn, fitsCard, quantityOf, rememberLeaving } from '../board/evaluate.ts';
import { cardOf, isPresent } from '../board/printed.ts';
import { lockable, unlocked } from '../board/rules.ts';
import type { Amount, CardFilter, Effect } from '../language/language.ts';
import { lasting } from './verbs.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;
type Which = Verb<'transfer'>['which'];
type Summon = Verb<'summon'>;

/** R33: cards of one place go to another, chosen ones or those that `which` means. Gives how many. */
export function transfer(context: Context, effect: Verb<'transfer'>, chosen?: readonly string[]): number {
  const { from, to, of, filter, which, only } = effect;
  const moved: string[] = [];
  for (const player of playersOf(context.owner, of)) {
    const found = chosen ?? picked(context, cardsIn(context, player, from, filter), which);
    const cards = only === undefined ? found : found.filter((id) => fitsCard(context, only, cardOf(context.m, id)));
    moveCards(context.m, player, cards, from, to);
    moved.push(...cards);
  }
  context.vars.moved = moved;
  return moved.length;
}

function picked(context: Context, there: readonly string[], which: Which): string[] {
  if (which === 'all') return [...there];
  if ('random' in which) return atRandom(context.m, there, quantityOf(context, which.random));
  if ('newest' in which) return there.slice(Math.max(0, there.length - quantityOf(context, which.newest)));
  if ('oldest' in which) return there.slice(0, quantityOf(context, which.oldest));
  return [];
}

/** R33: the question for cards in one place; null when there is nothing to choose from. */
export function transferQuestion(
  context: Context,
  { from, of, filter }: Verb<'transfer'>,
  choose: Extract<Which, { choose: unknown }>['choose'],
): Question<string[]> | null {
  const [player = context.owner] = playersOf(context.owner, of);
  const upTo = typeof choose === 'object' && 'upTo' in choose;
  const wanted = quantityOf(context, upTo ? choose.upTo : (choose as Amount));
  return cardQuestion(context, cardsIn(context, player, from, filter), upTo ? 0 : wanted, wanted);
}

/** R69 and R81: cards in the File of an Iczer that can be locked and are not. */
const toLock = (context: Context, player: PlayerId, filter: CardFilter | undefined): string[] =>
  lockable(context.m, unlocked(context.m, player, cardsIn(context, player, 'file', filter)));

/** R69: cards in Card Files can't be set for a time, chosen ones or those that `which` means. Gives how many. */
export function lock(context: Context, effect: Verb<'lock'>, chosen?: readonly string[]): number {
  const { m, owner, self, card: text } = context;
  const { of, filter, which, until } = effect;
  const made = { add: 1, until: lasting(context, until), source: self, card: text, owner };
  return playersOf(owner, of).reduce((sum, player) => {
    const cards = chosen ?? picked(context, toLock(context, player, filter), which);
    if (cards.length > 0) m.note('cards-locked', player, { cards: [...cards] }, { clause: 'R69' });
    for (const card of cards) changeCounters(m, { ...made, target: player, name: lockOf(card) });
    return sum + cards.length;
  }, 0);
}

/** R69: the question for cards of the own Card File. */
export function lockQuestion(
  context: Context,
  { filter }: Verb<'lock'>,
  choose: Extract<Which, { choose: unknown }>['choose'],
): Question<string[]> | null {
  const upTo = typeof choose === 'object' && 'upTo' in choose;
  const wanted = quantityOf(context, upTo ? choose.upTo : (choose as Amount));
  return cardQuestion(context, toLock(context, context.owner, filter), upTo ? 0 : wanted, wanted);
}

/** R82: takes the locks off cards in Card Files. Gives off how many copies. */
export function unlock(context: Context, { of, filter }: Verb<'unlock'>): number {
  const { m, owner, self, card: text } = context;
  const made = { until: 'always', source: self, card: text, owner };
  return playersOf(owner, of).reduce((sum, player) => {
    const locked = [...new Set(cardsIn(context, player, 'file', filter))].map((card) => ({
      card,
      count: countersOn(m, player, lockOf(card)),
    }));
    const cards = locked.flatMap(({ card, count }) => Array<string>(count).fill(card));
    if (cards.length > 0) m.note('cards-unlocked', player, { cards }, { clause: 'R82' });
    for (const { card, count } of locked)
      changeCounters(m, { ...made, target: player, name: lockOf(card), add: -count });
    return sum + cards.length;
  }, 0);
}

function cardQuestion(context: Context, there: readonly string[], least: number, most: number) {
  const { m, owner, card } = context;
  if (there.length === 0 || most === 0) return null;
  return pick({
    player: owner,
    kind: 'choose-card',
    clause: 'R33',
    prompt: `${cardOf(m, card).name}: choose ${least < most ? 'up to ' : ''}${most}`,
    candidates: [...there].sort().map((id) => ({ id, label: cardOf(m, id).name })),
    min: Math.min(least, there.length),
    max: Math.min(most, there.length),
  });
}

/** R34: cards that could be summoned. */
const summonable = (context: Context, { from, filter }: Summon): string[] =>
  cardsIn(context, context.owner, from, filter).filter((id) => {
    const { type, character } = cardOf(context.m, id);
    return type === 'unit' && !(character && isPresent(context.m, id));
  });

export const summonQuestion = (context: Context, effect: Summon): Question<string[]> | null =>
  cardQuestion(context, summonable(context, effect), 1, 1);

/** R34: onto an empty cell of the own grid, a chosen card or a random one. Gives 1 when it could enter. */
export function summon(context: Context, effect: Summon, chosen?: readonly string[]): number {
  const { m, owner, vars } = context;
  const [card] = chosen ?? atRandom(m, summonable(context, effect), 1);
  const empty = emptyCells(m.board.players[owner]);
  const to = effect.cell === 'random' ? empty[empty.length > 0 ? m.random(empty.length) : 0] : effect.cell;
  if (card === undefined || to === undefined || !empty.some((cell) => cell === to)) return 0;
  vars.it = [summonUnit(m, owner, { card, from: effect.from, cell: to }, { clause: 'R34' })];
  return 1;
}

/** R32: units leave the grid without a burial. Gives how many. */
export function send(context: Context, { zone }: Verb<'send'>, ids: string[]): number {
  const { m } = context;
  const units = ids.flatMap((id) => findUnit(m.board, id) ?? []);
  for (const unit of units) rememberLeaving(context, unit);
  for (const { id } of units) sendAway(m, id, zone, { clause: 'R32' });
  return units.length;
}
