/** Playing and summoning: the step tables of units, lands and techs, one row of the rule text to a step. */

import type { Json, PlayerId, Question, Uid } from '../../../engine/index.ts';
import { DONE, oneOf, vocabulary } from '../../../engine/index.ts';
import { registers } from '../../cards/context.ts';
import { refer } from '../../cards/references.ts';
import { revealTech, spendTech } from '../atoms/cards.ts';
import { enterLand, enterUnit } from '../atoms/units.ts';
import type { ZoneName } from '../board/board.ts';
import { emptyLandZones, emptyUnitZones, PILE_OF } from '../board/board.ts';
import { zoneAnswers } from '../board/choose.ts';
import type { M, Unnamed } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { appliesTo, inForce, onOf, othersOn } from '../board/continuous.ts';
import { cardOf, findStanding } from '../board/printed.ts';
import { costOf, forbidden } from '../board/values.ts';
import type { Part, Unpaid } from '../effects/pay.ts';
import { pay, unpayable } from '../effects/pay.ts';
import { techProgram } from '../language/compiled.ts';
import type { Cost, Pile } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

const { procedure, atomic, step, choice } = vocabulary<Unnamed>();

/** `from` and `free` where an effect plays it: out of which pile, and whether nothing is paid (R43). */
type Playing = { [key: string]: Json; player: PlayerId; card: string };

const pileOf = ({ from }: Playing): Pile => (typeof from === 'string' ? (from as Pile) : 'hand');

/** Pays for a card that is played. */
function payFor(m: M, vars: Playing, clause: ClauseId): void {
  const { player, card, free } = vars;
  const playing = pileOf(vars) === 'hand' ? { playing: card } : {};
  pay(
    m,
    { owner: player, self: null, card, ...playing },
    free === true ? [] : costOf(m, player, cardOf(m, card)),
    clause,
  );
}

/** What an effect hands to the steps of a play. */
const handed = ({ player, card, from, free }: Playing) => ({
  player,
  card,
  ...(from === undefined ? {} : { from }),
  ...(free === undefined ? {} : { free }),
});

type Summoning = Playing & {
  from: Pile | 'outside';
  /** The zones that the effect allows. */
  zones: ZoneName[];
  rest: number;
  costs: Json;
  payer: PlayerId;
  payerCard: string;
  payerSelf: Uid | null;
  /** The unit, once it stands. */
  unit: Uid | null;
};

/** Asks `player` for a zone of `whose` side. */
const whichZone = (
  m: M,
  player: PlayerId,
  whose: PlayerId,
  clause: ClauseId,
  zones: readonly ZoneName[],
): Question<string> | null =>
  zones.length === 0
    ? null
    : oneOf({ player, kind: 'zone', clause, prompt: 'To which zone?' }, zoneAnswers(m, whose, zones, clause));

/** The continuous effects that a newcomer meets: those in force apply to it first. */
function meetsTheWorld(m: M, id: Uid, clause: ClauseId): void {
  const card = findStanding(m, id)?.object.card;
  const own = card !== undefined && cardOf(m, card).continuous.length > 0;
  const met = own ? othersOn(m, id) : inForce(m).effects.filter((effect) => appliesTo(m, effect, id));
  if (met.length === 0) return;
  const power = met.reduce((sum, { on }) => sum + (on.get(id) ?? 0), 0);
  m.note(
    'continuous',
    met[0]?.context.owner ?? null,
    { from: met.map(({ self, context }) => self ?? context.card), on: [id], power },
    { clause },
  );
}

/** Then its own, where their requirements are met. A circle that age has to decide is told here, where it comes about. */
function appliesItsOwn(m: M, id: Uid, clause: ClauseId): void {
  const { effects, decided } = inForce(m);
  for (const effect of effects) {
    const { self, context } = effect;
    if (self !== id) continue;
    const on = onOf(m, effect);
    if (on.size === 0) m.note('requirement-unmet', context.owner, { from: [id] }, { clause });
    else m.note('continuous', context.owner, { from: [id], on: [...on.keys()] }, { clause });
  }
  if (decided.length === 0) return;
  const cards = [...new Set(decided.map(({ context }) => context.card))];
  m.note(
    'loop-guard',
    null,
    { cards, held: decided.map(({ self, context }) => self ?? context.card) },
    { clause: 'R20' },
  );
}

/** The same two steps for a unit that was played, one that was summoned, and a land. */
const continuous = (world: ClauseId, own: ClauseId) => [
  step<{ unit: Uid | null }>(world, (m, { unit }) => {
    if (unit !== null) meetsTheWorld(m, unit, world);
  }),
  step<{ unit: Uid | null }>(own, (m, { unit }) => {
    if (unit !== null) appliesItsOwn(m, unit, own);
  }),
];

const neutral = (clause: ClauseId, after: string) =>
  step<Playing>(clause, (m, { player }) => {
    m.note('neutral', player, { after });
  });

/** Step 1 of a unit play. */
export const unitPlayed = atomic('unit-played', [
  step<Playing>('play.1a', (m, vars) => {
    vars.unit = null;
    payFor(m, vars, 'play.1a');
  }),
  choice<string, Playing>(
    'play.1b',
    (m, { player }) => whichZone(m, player, player, 'play.1b', emptyUnitZones(m.board, player)),
    (m, vars, zone) => {
      const { player, card } = vars;
      vars.unit = enterUnit(m, { player, card, from: pileOf(vars), zone, how: 'play' }, 0, { clause: 'play.1b' });
    },
  ),
  ...continuous('play.1c', 'play.1d'),
]);

export const playUnit = procedure('play-unit', [
  step<Playing>('play.1a', (m, vars) => m.call('unit-played', handed(vars))),
  // What step 1 triggered has resolved when this step begins (A1).
  step('play.2', () => undefined),
  neutral('play.3', 'play'),
]);

/** The zones that an effect allows and that are empty. */
const emptyAmong = (m: M, player: PlayerId, zones: readonly ZoneName[]): ZoneName[] => {
  const empty = emptyUnitZones(m.board, player);
  return zones.filter((zone) => empty.includes(zone));
};

/**
 * R16 and R25: the costs of a summon. Where no zone that the effect allows is empty, one has to be emptied by paying; null
 * when the cost destroys no unit there.
 */
function summonCosts(m: M, { player, payer, zones, costs }: Summoning): Part[] | null {
  const parts = costs as Cost[];
  if (emptyAmong(m, player, zones).length > 0) return parts;
  const at = player === payer ? parts.findIndex((cost) => 'destroy' in cost && cost.of === 'units') : -1;
  const part = parts[at];
  if (part === undefined || !('destroy' in part)) return null;
  const others = part.destroy > 1 ? [{ ...part, destroy: part.destroy - 1 }] : [];
  return [...parts.slice(0, at), { ...part, destroy: 1, in: zones }, ...others, ...parts.slice(at + 1)];
}

/** Step 1 of a summon. The card has to be where it was, the cost paid, and a zone empty: nothing is paid in vain. */
export const unitSummoned = atomic('unit-summoned', [
  step<Summoning>('summon.1a', (m, vars) => {
    const { player, payer, payerSelf, payerCard, card, from } = vars;
    const there = from === 'outside' || m.board.players[player][PILE_OF[from]].includes(card);
    const summoned = { card: refer({ zone: from, player, card }), player: payer };
    const by = forbidden(m, payer, 'summon', summoned);
    if (by !== null) {
      m.note('forbidden', payer, { what: 'summon', by }, { clause: 'R12' });
      return DONE;
    }
    const costs = summonCosts(m, vars);
    if (!there || costs === null) {
      const because = there ? 'no empty zone' : 'the card is gone';
      m.note('not-summoned', player, { because }, { clause: 'summon.1b' });
      return DONE;
    }
    const playing = from === 'hand' ? { playing: card } : {};
    const miss: Unpaid | null = unpayable({ ...contextFor(m, payer, payerCard, payerSelf), ...playing }, costs);
    if (miss) {
      m.note('cannot-pay', payer, { card: payerCard, fact: miss.fact, was: miss.was, needed: miss.needed });
      return DONE;
    }
    pay(m, { owner: payer, self: payerSelf, card: payerCard, ...playing }, costs, 'summon.1a');
  }),
  choice<string, Summoning>(
    'summon.1b',
    (m, { player, payer, zones }) => whichZone(m, payer, player, 'summon.1b', emptyAmong(m, player, zones)),
    (m, vars, zone) => {
      const { player, card, from, rest } = vars;
      vars.unit = enterUnit(m, { player, card, from, zone, how: 'summon' }, rest, { clause: 'summon.1b' });
      m.callerVars.unit = vars.unit;
    },
  ),
  ...continuous('summon.1c', 'summon.1d'),
]);

export const summonUnit = procedure('summon', [
  step<Summoning>('summon.1a', (m, vars) => m.call('unit-summoned', { ...vars })),
  step('summon.2', () => undefined),
  step<Summoning>('summon.3', (m, { player, unit }) => {
    if (unit !== null) m.callerVars.came = [...(m.callerVars.came as string[]), unit];
    m.note('neutral', player, { after: 'summon' });
  }),
]);

/** Step 1 of a land play. */
export const landPlayed = atomic('land-played', [
  step<Playing>('field.1a', (m, vars) => {
    vars.unit = null;
    payFor(m, vars, 'field.1a');
  }),
  choice<string, Playing>(
    'field.1b',
    (m, { player }) => whichZone(m, player, player, 'field.1b', emptyLandZones(m.board, player)),
    (m, vars, zone) => {
      const { player, card } = vars;
      vars.unit = enterLand(m, { player, card, from: pileOf(vars), zone, how: 'play' }, { clause: 'field.1b' });
    },
  ),
  ...continuous('field.1c', 'field.1d'),
]);

export const playLand = procedure('play-land', [
  step<Playing>('field.1a', (m, vars) => m.call('land-played', handed(vars))),
  step('field.2', () => undefined),
  neutral('field.3', 'land'),
]);

/** Step 1 of a tech play: a printed cost first (A16), then it is shown and does what it says. */
export const techPlayed = atomic('tech-played', [
  step<Playing>('A16', (m, vars) => payFor(m, vars, 'A16')),
  step<Playing>('tech.1', (m, vars) => {
    const { player, card } = vars;
    m.chapter(revealTech(m, player, card, pileOf(vars)));
    m.call(techProgram(card), registers(player, card, null));
  }),
]);

export const playTech = procedure('play-tech', [
  step<Playing>('tech.1', (m, vars) => m.call('tech-played', handed(vars))),
  step<Playing>('tech.2', (m, { player, card }) => spendTech(m, player, card)),
  neutral('A16', 'tech'),
]);
