/** Attacking: the step tables of the attack, of combat and of protection removal, one row of the rule text to a step. */
import { opponentOf, type PlayerId, type Uid, vocabulary } from '../../../engine/index.ts';
import { removeProtection } from '../atoms/cards.ts';
import { setAttack } from '../atoms/turn.ts';
import { destroy, rest } from '../atoms/units.ts';
import { type Attack, findUnit, type StandingUnit, TIRED } from '../board/board.ts';
import type { M, Unnamed } from '../board/context.ts';
import { powerOf, zoneOf } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';

const { procedure, step } = vocabulary<Unnamed>();

type Attacking = { attacker: Uid; player: PlayerId; examined?: boolean };

/** R26: changes that were made for a combat end with it, or when it is certain that there is none. */
const endCombatChanges = (m: M): void => void m.expire(({ until }) => until === 'combat');

const attackOf = (m: M): Attack => {
  const { attack } = m.board;
  if (!attack) throw new Error('no attack');
  return { ...attack, result: attack.result === null ? null : { ...attack.result, losers: [...attack.result.losers] } };
};

/** G8: the unit in front of the lane opposite, without one the unit behind. */
function targetOf(m: M, { player, lane }: StandingUnit): StandingUnit | null {
  const opposite = m.board.players[opponentOf(player)].lanes[lane - 1];
  const unit = opposite?.front ?? opposite?.back;
  return unit ? findUnit(m.board, unit.id) : null;
}

export const attackProgram = procedure('attack', [
  step<Attacking>('atk.1a', (m, { attacker }) => {
    rest(m, [attacker], TIRED, { clause: 'atk.1a' });
    const unit = findUnit(m.board, attacker) as StandingUnit;
    const data = { id: attacker, card: unit.object.card, zone: zoneOf(unit) };
    m.chapter(setAttack(m, 'attack', { attacker, target: null, result: null }, data, { clause: 'atk.1b' }));
  }),
  step<Attacking>('atk.2', (m, vars) => {
    const { attacker, player } = vars;
    vars.examined = true;
    const unit = findUnit(m.board, attacker);
    if (!unit) {
      m.note('attack-abandoned', player, { id: attacker }, { clause: 'A12' });
      endCombatChanges(m);
      return 'atk.4';
    }
    const target = targetOf(m, unit);
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
    if (findUnit(m.board, attacker)) m.note('attack-over', player, { id: attacker });
    else m.note('attacker-gone', player, { id: attacker });
  }),
  step('atk.4', (m) => void setAttack(m, 'neutral', null, { after: 'attack' })),
]);

type Fighting = { attacker: Uid; defender: Uid; player: PlayerId };

/** Steps 4 and 5: what the result means for one of the two. */
function tellResult(m: M, unit: Uid, clause: ClauseId): void {
  const { result } = attackOf(m);
  const won = result?.winner === unit;
  const standing = findUnit(m.board, unit);
  if (standing) m.note(won ? 'victory' : 'loss', standing.player, { id: unit, card: standing.object.card }, { clause });
  else m.note('not-there', null, { id: unit, word: won ? 'Combat Victory' : 'Combat Loss' }, { clause: 'A9' });
}

export const combatProgram = procedure('combat', [
  step<Fighting>('cbt.1', (m, { attacker, defender, player }) => {
    m.note('combat', player, { units: [attacker, defender] });
  }),
  step<Fighting>('cbt.2', (m, { attacker, defender }) => {
    const [ours, theirs] = [findUnit(m.board, attacker), findUnit(m.board, defender)];
    if (!ours || !theirs) {
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
    const [ours, theirs] = [attacker, defender].map((id) => powerOf(m, findUnit(m.board, id) as StandingUnit)) as [
      number,
      number,
    ];
    const winner = ours === theirs ? null : ours > theirs ? attacker : defender;
    const losers = [attacker, defender].filter((id) => id !== winner);
    const clause: ClauseId = winner === null ? 'cbt.3a' : ours === 0 || theirs === 0 ? 'A7' : 'cbt.3';
    const data = { powers: { [attacker]: ours, [defender]: theirs }, winner, losers };
    setAttack(m, 'combat-result', { ...attackOf(m), result: { winner, losers } }, data, { clause });
  }),
  step<Fighting>('cbt.4', (m, { attacker }) => tellResult(m, attacker, 'cbt.4')),
  step<Fighting>('cbt.5', (m, { defender }) => tellResult(m, defender, 'cbt.5')),
  step<Fighting>('cbt.6a', (m, { player }) => {
    const { result } = attackOf(m);
    const losers = result?.losers ?? [];
    for (const id of losers) if (!findUnit(m.board, id)) m.note('already-gone', null, { id }, { clause: 'A9' });
    const winner = result?.winner ?? null;
    const died = destroy(m, losers, 'combat', winner);
    if (died.length === 0) return;
    if (winner === null) m.note('no-kill', null, { died }, { clause: 'A11' });
    else if (!findUnit(m.board, winner)) m.note('no-kill', null, { died }, { clause: 'A10' });
    else {
      const by = findUnit(m.board, winner)?.player ?? player;
      m.note('kill', by, { id: winner, died }, { clause: 'cbt.6b' });
    }
  }),
  step<Fighting>('cbt.7', (m, { attacker, defender, player }) => {
    const units = [attacker, defender].filter((id) => findUnit(m.board, id));
    m.note('combat-over', player, { units });
  }),
  step('R13', endCombatChanges),
]);

export const protectionProgram = procedure('protection-removal', [
  step<Attacking>('prot.1', (m, { player }) => {
    if (m.board.players[opponentOf(player)].protection.length > 0) return;
    m.end({ winner: player, reason: 'an attack on a player without protection', clause: 'prot.1' });
  }),
  step<Attacking>('prot.2', (m, { player }) => void removeProtection(m, opponentOf(player), 1, 'hand')),
  step<Attacking>('prot.3', (m, { attacker, player }) => {
    m.note('protection-hit', player, { id: attacker });
  }),
]);
