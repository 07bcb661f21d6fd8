/** Attacking: the step tables of the attack, of combat and of protection removal, one row of the rule text to a step. */
import type { DeepReadonly, Json, PlayerId, Uid } from '../../../engine/index.ts';
import { DONE, opponentOf, vocabulary } from '../../../engine/index.ts';
import { refer } from '../../cards/references.ts';
import { removeProtection } from '../atoms/cards.ts';
import { recalling } from '../atoms/past.ts';
import { replaced } from '../atoms/replacing.ts';
import { setAttack } from '../atoms/turn.ts';
import { destroy, endChanges, rest } from '../atoms/units.ts';
import type { Attack, SeenUnit, StandingUnit } from '../board/board.ts';
import { TIRED } from '../board/board.ts';
import type { KnownUnit, M, Party, Unnamed } from '../board/context.ts';
import { findUnit } from '../board/printed.ts';
import { allowedTo, forbidden, powerOf, zoneOf } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';

const { procedure, step } = vocabulary<Unnamed>();

type Attacking = {
  attacker: Uid;
  player: PlayerId;
  examined?: boolean;
  /** R46: what an effect has made of it: that it is ended, whom it meets, and the attack around it. */
  ended?: boolean;
  meets?: Uid;
  before?: Json;
};

/** R26: changes that were made for a combat end with it, or when it is certain that there is none. */
const endCombatChanges = (m: M): void => endChanges(m, (until) => until === 'combat');

function attackNow(m: M): DeepReadonly<Attack> {
  const { attack } = m.board;
  if (!attack) throw new Error('no attack');
  return attack;
}

/** A copy of the attack in progress, to be changed. */
const attackOf = (m: M): Attack => {
  const { attacker, target, result } = attackNow(m);
  return { attacker, result: result === null ? null : { ...result, losers: [...result.losers] }, target };
};

/** G8: the unit in front of the lane opposite, without one the unit behind. */
function targetOf(m: M, { player, lane, object }: StandingUnit): StandingUnit | null {
  const opposite = m.board.players[opponentOf(player)].lanes[lane - 1];
  // R35 and R36: what can't be attacked is passed over, and so is what the attacker may pass.
  const attacker: Party = { card: object.id, player };
  const meets = (unit: SeenUnit | null | undefined) =>
    unit && forbidden(m, unit.id, 'beAttacked', attacker) === null ? unit : null;
  const [front, back] = [meets(opposite?.front), meets(opposite?.back)];
  if (allowedTo(m, object.id, 'strikeProtection')) return null;
  const unit = front && back && allowedTo(m, object.id, 'strikeBackline') ? back : (front ?? back);
  return unit ? findUnit(m, unit.id) : null;
}

export const attackProgram = procedure('attack', [
  step<Attacking>('atk.1a', (m, vars) => {
    const { attacker } = vars;
    if (m.board.attack) vars.before = m.board.attack as Json;
    rest(m, [attacker], TIRED, { clause: 'atk.1a' });
    const unit = findUnit(m, attacker) as StandingUnit;
    const data = { id: attacker, card: unit.object.card, zone: zoneOf(unit) };
    m.chapter(setAttack(m, 'attack', { attacker, result: null, target: null }, data, { clause: 'atk.1b' }));
  }),
  step<Attacking>('atk.2', (m, vars) => {
    const { attacker, player } = vars;
    vars.examined = true;
    const unit = findUnit(m, attacker);
    if (!unit || unit.player !== player) {
      m.note('attack-abandoned', player, { id: attacker }, { clause: 'A12' });
      endCombatChanges(m);
      return 'atk.4';
    }
    if (vars.ended) {
      m.note('attack-ended', player, { id: attacker }, { clause: 'R46' });
      return 'R26';
    }
    const redirected = vars.meets === undefined ? null : findUnit(m, vars.meets);
    const target = redirected && redirected.player !== player ? redirected : targetOf(m, unit);
    const power = powerOf(m, unit);
    const lane = unit.lane;
    setAttack(
      m,
      'lane-examined',
      { ...attackOf(m), target: target?.object.id ?? null },
      { lane, target: target?.object.id ?? null },
      { clause: 'atk.2' },
    );
    if (target) m.call('combat', { attacker, defender: target.object.id, player });
    else if (power > 0) m.call('protection-removal', { attacker, player });
    else m.note('no-protection-hit', player, { id: attacker, power }, { clause: 'A14' });
  }),
  step('R26', endCombatChanges),
  step<Attacking>('atk.3', (m, { attacker, player }) => {
    if (findUnit(m, attacker)) m.note('attack-over', player, { id: attacker });
    else m.note('attacker-gone', player, { id: attacker });
  }),
  step<Attacking>(
    'atk.4',
    (m, { before }) => void setAttack(m, 'neutral', (before as Attack | undefined) ?? null, { after: 'attack' }),
  ),
]);

/** R46: a combat that no attack leads to. The attack in progress around it goes on afterwards. */
export const fightProgram = procedure('fight', [
  step<Fighting & { before?: Json }>('R46', (m, vars) => {
    const { attacker, defender, player } = vars;
    if (m.board.attack) vars.before = m.board.attack as Json;
    setAttack(m, 'fight', { attacker, result: null, target: defender }, { units: [attacker, defender] });
    m.call('combat', { attacker, defender, player });
  }),
  step<Fighting & { before?: Json }>('R46', (m, { attacker, defender, before }) => {
    setAttack(m, 'fight-over', (before as Attack | undefined) ?? null, { units: [attacker, defender] });
  }),
]);

type Fighting = { attacker: Uid; defender: Uid; player: PlayerId; ended?: boolean };

/** R44: who has come to the side of the other fighter fights no more; units that an effect lets fight may be of one side. */
const changedSides = (m: M, ours: StandingUnit, theirs: StandingUnit): boolean =>
  ours.player === theirs.player && m.state.frames.at(-2)?.program !== 'fight';

/** Steps 4 and 5: what the result means for one of the two. */
function tellResult(m: M, unit: Uid, clause: ClauseId): void {
  const { result } = attackNow(m);
  const won = result?.winner === unit;
  const standing = findUnit(m, unit);
  if (standing) {
    const { player, object } = standing;
    const happened = recalling(m, won ? 'won' : 'lost', { player, id: unit, card: object.card });
    m.change(won ? 'victory' : 'loss', player, { id: unit, card: object.card }, happened, { clause });
  } else m.note('not-there', null, { id: unit, word: won ? 'Combat Victory' : 'Combat Loss' }, { clause: 'A9' });
}

export const combatProgram = procedure('combat', [
  step<Fighting>('cbt.1', (m, { attacker, defender, player }) => {
    m.note('combat', player, { units: [attacker, defender] });
  }),
  step<Fighting>('cbt.2', (m, { attacker, defender, ended }) => {
    const [ours, theirs] = [findUnit(m, attacker), findUnit(m, defender)];
    if (!ours || !theirs || ended || changedSides(m, ours, theirs)) {
      m.note(
        'combat-broken-off',
        null,
        { left: [ours, theirs].flatMap((unit) => unit?.object.id ?? []) },
        { clause: 'A13' },
      );
      return 'cbt.7';
    }
    if (powerOf(m, ours) > 0 || powerOf(m, theirs) > 0) return;
    m.note('nobody-strikes', null, { units: [attacker, defender] });
    return 'cbt.7';
  }),
  step<Fighting>('cbt.3', (m, { attacker, defender }) => {
    const [ours, theirs] = [attacker, defender].map((id) => powerOf(m, findUnit(m, id) as KnownUnit)) as [
      number,
      number,
    ];
    const winner = ours === theirs ? null : ours > theirs ? attacker : defender;
    const losers = [attacker, defender].filter((id) => id !== winner);
    const clause: ClauseId = winner === null ? 'cbt.3a' : ours === 0 || theirs === 0 ? 'A7' : 'cbt.3';
    const powers: Record<Uid, number> = {};
    powers[attacker] = ours;
    powers[defender] = theirs;
    const data = { powers, winner, losers };
    setAttack(m, 'combat-result', { ...attackOf(m), result: { winner, losers } }, data, { clause });
  }),
  step<Fighting>('cbt.4', (m, { attacker }) => tellResult(m, attacker, 'cbt.4')),
  step<Fighting>('cbt.5', (m, { defender }) => tellResult(m, defender, 'cbt.5')),
  step<Fighting>('cbt.6a', (m, { player }) => {
    const { result } = attackNow(m);
    const losers = result?.losers ?? [];
    for (const id of losers) if (!findUnit(m, id)) m.note('already-gone', null, { id }, { clause: 'A9' });
    const winner = result?.winner ?? null;
    const died = destroy(m, losers, 'combat', winner);
    if (died.length === 0) return;
    if (winner === null) m.note('no-kill', null, { died }, { clause: 'A11' });
    else if (!findUnit(m, winner)) m.note('no-kill', null, { died }, { clause: 'A10' });
    else {
      const by = findUnit(m, winner)?.player ?? player;
      const card = findUnit(m, winner)?.object.card ?? '';
      const happened = recalling(m, 'killed', { player: by, id: winner, card, times: died.length });
      m.change('kill', by, { id: winner, died }, happened, { clause: 'cbt.6b' });
    }
  }),
  step<Fighting>('cbt.7', (m, { attacker, defender, player }) => {
    const units = [attacker, defender].filter((id) => findUnit(m, id));
    m.note('combat-over', player, { units });
  }),
  step('R13', endCombatChanges),
]);

export const protectionProgram = procedure('protection-removal', [
  step<Attacking>('prot.1', (m, { player, attacker }) => {
    const defender = opponentOf(player);
    if (m.board.players[defender].protection.length > 0) return;
    if (replaced(m, defender, 'lose', { card: attacker, player, means: 'attack' })) return DONE;
    m.end({ winner: player, reason: 'an attack on a player without protection', clause: 'prot.1' });
  }),
  step<Attacking & { taken?: string }>('prot.2', (m, vars) => {
    const defender = opponentOf(vars.player);
    const card = m.board.players[defender].protection.at(-1);
    const lost = removeProtection(m, defender, 1, 'hand');
    if (lost === 0) return DONE;
    if (card !== undefined) vars.taken = refer({ zone: 'hand', player: defender, card });
  }),
  step<Attacking>('prot.3', (m, { attacker, player }) => {
    const card = findUnit(m, attacker)?.object.card ?? '';
    m.change('protection-hit', player, { id: attacker }, recalling(m, 'hit', { player, id: attacker, card }));
  }),
]);
