/** Chapter 10: what the rules set right at once, in the middle of anything, before any effect that waits. */
import type { PlayerId } from '../../../engine/index.ts';
import { mayLastUntil, opponentOf, PLAYERS, slot, vocabulary } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { refer } from '../../cards/references.ts';
import { moveCards } from '../atoms/cards.ts';
import { callInstead } from '../atoms/damage.ts';
import { changeSides } from '../atoms/units.ts';
import { findUnit } from '../board/board.ts';
import type { Gundam, M } from '../board/context.ts';
import { whileInPlay } from '../board/in-play.ts';
import { isLinked } from '../board/link.ts';
import { isControl, modifiersOn } from '../board/printed.ts';
import { usedWords } from '../board/used.ts';
import { allHaveHp, insteadOf, NOBODY } from '../board/values.ts';
import { destruction, sparedFromDefeat } from './destroy.ts';
import { makeRoom, roomFor, roomQuestion } from './room.ts';

const { atOnce, choice } = vocabulary<Gundam>();

const PLAYERS_IN_TURN = (m: M): PlayerId[] => [m.board.active, opponentOf(m.board.active)];

/** 10-1-2: defeat, then destruction. The limits of the areas are kept before a card comes (`room.ts`). */
export function rulesManagement(m: M): void {
  if (m.board.phase === 'setup') return;
  if (defeat(m)) return;
  if (m.lasting(IN_ORDER, isInOrder)) return;
  endBonds(m);
  comeBack(m);
  destruction(m);
  clearLimbo(m);
}

const IN_ORDER = slot<boolean>('in order');

/** Whether there is nothing to set right but a defeat: it is asked after every step. */
function isInOrder(m: M): boolean {
  const { p1, p2 } = m.board.players;
  return p1.limbo.length === 0 && p2.limbo.length === 0 && !mayHaveBonds(m) && !mayComeBack(m) && allHaveHp(m);
}

/** 11-2-5: a card that no effect carries on any more goes to the trash, as when endless effects were dropped (R5). */
function clearLimbo(m: M): void {
  const { p1, p2 } = m.board.players;
  if ((p1.limbo.length === 0 && p2.limbo.length === 0) || m.state.pending.length > 0) return;
  if (m.busy) return;
  for (const player of PLAYERS_IN_TURN(m).filter((one) => ofPlayer(m.board.players, one).limbo.length > 0)) {
    const references = ofPlayer(m.board.players, player).limbo.map((card) => refer({ zone: 'limbo', player, card }));
    moveCards(m, references, 'trash', 'move', { clause: '11-2-5' });
  }
}

const NO_CARD = 'no card left in the deck';

/** 10-2-1: everyone whose deck is empty is defeated, together. */
function defeat(m: M): boolean {
  const { p1, p2 } = m.board.players;
  if (p1.deck.length > 0 && p2.deck.length > 0) return false;
  const empty = PLAYERS_IN_TURN(m).filter(
    (player) =>
      ofPlayer(m.board.players, player).deck.length === 0 && !sparedFromDefeat(m, player) && !isReplaced(m, player),
  );
  const first = empty[0];
  if (first === undefined) return false;
  const draw = empty.length === 2 && m.state.options.simultaneousDefeat === 'draw';
  const clause = empty.length === 2 ? 'G6' : m.clause === '6-3-1' ? '6-3-1-1' : '1-2-2-2';
  const reason = empty.length === 2 ? 'both decks are empty' : NO_CARD;
  m.end({ winner: draw ? null : opponentOf(first), reason, clause });
  return true;
}

/** R60: whether something else happens in the place of losing for want of cards. */
function isReplaced(m: M, player: PlayerId): boolean {
  const instead = insteadOf(m, player, 'defeated', null, NOBODY);
  if (instead) callInstead(m, instead, player, { by: null, source: null, reason: NO_CARD, clause: '1-2-2-2' });
  return instead !== null;
}

const ANY_AWAY = slot<boolean>('any away');

/** Whether a Unit stands on the side of another player than its owner. */
const areAnyAway = (m: M): boolean =>
  PLAYERS.some((player) => ofPlayer(m.board.players, player).units.some(({ owner }) => owner !== player));

const mayComeBack = (m: M): boolean => usedWords(m.cards).has('control') && whileInPlay(m, ANY_AWAY, areAnyAway);

/** R43: a Unit goes back to its owner when nothing keeps it; one that finds no room there waits until its owner has made some. */
function comeBack(m: M): void {
  if (!mayComeBack(m)) return;
  for (const player of PLAYERS_IN_TURN(m)) {
    const owner = opponentOf(player);
    const { units } = ofPlayer(m.board.players, player);
    if (units.every((unit) => unit.owner === player)) continue;
    const due = units.filter((unit) => unit.owner === owner && !modifiersOn(m, unit.id).some(isControl));
    const fitting = due.slice(0, roomFor(m, owner)).map(({ id }) => id);
    changeSides(m, fitting, owner);
    if (due.length > fitting.length && m.running('come-back') === null) m.call('come-back', { player: owner });
  }
}

/** 10-4-2: the owner makes room for one Unit that comes back. */
export const comeBackProgram = atOnce('come-back', [
  choice<string[], { player: PlayerId }>(
    '10-4-2',
    (m, { player }) => roomQuestion(m, player, 1),
    (m, _vars, chosen) => makeRoom(m, chosen),
  ),
]);

const mayHaveBonds = (m: M): boolean => mayLastUntil(m, 'paired') || mayLastUntil(m, 'linked');

/** Changes that last while a Unit is paired or linked end with the pairing. */
function endBonds(m: M): void {
  if (!mayHaveBonds(m)) return;
  m.expire(({ until, target }) => {
    if (!until.startsWith('paired:') && !until.startsWith('linked:')) return false;
    const unit = findUnit(m.board, target);
    const bound = unit?.pilot?.id === until.slice(7) && (until.startsWith('paired:') || isLinked(m, unit));
    return !bound;
  });
}
