/** What the rules set right by themselves: terminations, lost biomes, and who has lost. */
import type { PlayerId } from '../../../engine/index.ts';
import { oneOf, opponentOf, PLAYERS, vocabulary } from '../../../engine/index.ts';
import { cacheFromQueue, drawCards } from '../atoms/cards.ts';
import { fallen, loseBiomes, terminate } from '../atoms/damage.ts';
import { replacedBy, replacement } from '../atoms/replacing.ts';
import { spare } from '../atoms/turn.ts';
import { BIOMES, lostBiomes, sectorIn } from '../board/board.ts';
import { placeAt, placeName } from '../board/choose.ts';
import type { M, Nexus } from '../board/context.ts';
import { playerForbidden } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';

const { atOnce, step, choice } = vocabulary<Nexus>();

/** Runs after every step: terminations of what damage has not terminated at once first, then biomes, then, when nothing is going on, the end of the match. */
export function stateRules(m: M): void {
  const ids = fallen(m);
  if (ids.length > 0) {
    terminate(m, ids, { by: 'rules', sources: () => [] }, 'dmg.4b');
    return;
  }
  collapse(m);
  if (m.busy || m.state.pending.length > 0) return;
  for (const player of PLAYERS) for (const card of [...m.board.players[player].limbo]) cacheFromQueue(m, player, card);
  checkLoss(m);
}

/** G5, dmg.1a: sectors without durability are lost, all at the same moment. */
function collapse(m: M): void {
  const lost: { player: PlayerId; biome: number }[] = [];
  for (const player of PLAYERS) {
    const { sectors } = m.board.players[player];
    for (const [at, { durability, lost: already }] of sectors.entries())
      if (durability <= 0 && !already) lost.push({ player, biome: at + 1 });
  }
  if (lost.length > 0) loseBiomes(m, lost, { clause: m.board.step === 'damage' ? 'dmg.1a' : 'G5' });
}

/** The last thing that whatever comes off the queue, and drawing, does: with it the queue may have become empty (G5). */
export function lookForLoss(m: M): void {
  const below = m.state.frames.slice(0, -1);
  if (m.state.pending.length === 0 && below.every(({ program }) => m.program(program).kind === 'procedure'))
    checkLoss(m);
}

/** Whether a player has lost so many biomes that the match is lost. */
const hasLostTooMany = (m: M, player: PlayerId): boolean =>
  lostBiomes(m.board.players[player]) >= (m.state.options.biomesToLose as number);

/** G5, R14: those who have lost too many biomes, or are said to lose by a card, and can lose (R74). */
const losersOf = (m: M): PlayerId[] =>
  PLAYERS.filter(
    (player) =>
      (hasLostTooMany(m, player) || m.board.players[player].defeated) && playerForbidden(m, player, 'lose') === null,
  );

/** G5, R14: whoever loses has lost, unless something may happen in place of that (R72). */
export function checkLoss(m: M): void {
  const losers = losersOf(m);
  // R74: what a card has said is forgotten.
  for (const player of PLAYERS)
    if (m.board.players[player].defeated && !losers.includes(player)) spare(m, player, { clause: 'R74' });
  if (losers.length > 0) m.call('defeat', { used: [] });
}

/** The match ends; both together draw (G7). */
function defeat(m: M, losers: readonly PlayerId[]): void {
  if (losers.length > 1) {
    const draw = m.state.options.simultaneousLoss === 'draw';
    const reason = 'both players have lost';
    m.end({ winner: draw ? null : opponentOf(m.board.active), reason, clause: 'G7' });
    return;
  }
  const loser = losers[0] as PlayerId;
  const byBiomes = hasLostTooMany(m, loser);
  const reason = byBiomes ? `lost ${lostBiomes(m.board.players[loser])} biomes` : 'loses: a card decides it';
  m.end({ winner: opponentOf(loser), reason: `${loser} ${reason}`, clause: byBiomes ? 'G5' : 'R14' });
}

/** R72: what happens in place of losing, each time by something else, until nobody would lose or somebody has lost. */
export const defeatProgram = atOnce('defeat', [
  step<{ used: string[] }>(
    'R72',
    (m, vars) => {
      const losers = losersOf(m);
      if (losers.length === 0) return undefined;
      const found = losers.map((player) => {
        const by = hasLostTooMany(m, player) ? {} : { by: 'effect' };
        return replacement(m, 'defeated', { player, subject: null, other: null, ...by }, vars.used);
      });
      const lost = losers.filter((_, at) => found[at] === null);
      if (lost.length > 0) {
        defeat(m, lost);
        return undefined;
      }
      for (const player of losers) spare(m, player);
      const begins = found.flatMap((one) => one ?? []);
      vars.used = [...vars.used, ...begins.map(({ name }) => name)];
      // What happens in place begins with that of the first.
      for (const { begin } of begins.reverse()) begin();
      return 'again';
    },
    'again',
  ),
]);

interface Drawing {
  [key: string]: PlayerId | number | boolean | ClauseId | 'effect';
  player: PlayerId;
  n: number;
  /** The clause by which cards are drawn: that of the draw step, or of an effect. */
  clause: ClauseId;
  by?: 'effect';
}

/** Drawing cards. G6: for those that are not there, the player picks an own biome and loses it. */
export const drawProgram = atOnce('draw', [
  step<Drawing>('R12', (m, vars) => {
    const { player, n, clause, by } = vars;
    const there = m.board.players[player].deck.length;
    const forbiddenToDraw = playerForbidden(m, player, 'draw') !== null;
    vars.owed = 0;
    const how = by === undefined ? {} : { by };
    if (replacedBy(m, 'drawn', { player, subject: null, other: null, amount: n, ...how })) return;
    const drawn = drawCards(m, player, n, { clause }, by);
    if (typeof m.callerVars.did === 'number') m.callerVars.did += drawn;
    const missing = forbiddenToDraw ? 0 : Math.max(0, n - there);
    vars.owed = m.state.options.emptyDraw === 'card' ? missing : Math.min(1, missing);
    if (missing > 0) m.note('deck-empty', player, { missing }, { clause: 'G6' });
  }),
  choice<string, Drawing>(
    'G6',
    (m, { player, owed }) => {
      const own = BIOMES.filter((biome) => !sectorIn(m.board, player, biome).lost);
      if (owed === 0 || own.length === 0) return null;
      return oneOf(
        { player, kind: 'lose-biome', clause: 'G6', prompt: 'Nothing left to draw: which of your biomes do you lose?' },
        own.map((biome) => ({
          id: String(biome),
          label: placeName(biome),
          clause: 'G6',
          value: String(biome),
          aim: { places: [placeAt(player, biome)] },
        })),
      );
    },
    (m, vars, biome) => {
      loseBiomes(m, [{ player: vars.player, biome: Number(biome) }], { clause: 'G6' });
      vars.owed = (vars.owed as number) - 1;
      return 'lose';
    },
    'lose',
  ),
  step('G5', lookForLoss),
]);
