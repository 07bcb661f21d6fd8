import * as z from 'zod';
import { type GameEvent, type Machine, oneOf, opponentOf, type Step, type Trigger } from '../../src/engine/index.ts';
import { dealDamage, drawCard, loseLife } from './atoms.ts';
import { choice, type Duel, step } from './board.ts';

const when = z.enum(['played', 'dies']);

/** An ability as callers write it: when it goes off and what it does. */
export const ability = z.discriminatedUnion('do', [
  z.strictObject({ when, do: z.literal('draw'), cards: z.int().min(1).max(5) }),
  z.strictObject({ when, do: z.literal('ping'), damage: z.int().min(1).max(20) }),
  z.strictObject({ when, do: z.literal('burn'), damage: z.int().min(1).max(20) }),
]);

export type Ability = z.infer<typeof ability>;

/** The program of a card's ability: `dragon#0` is the first of the dragon. */
export const abilityName = (card: string, at: number): string => `${card}#${at}`;

/** The registers of an ability in progress, set by `triggers` below. */
type Vars = { owner: 'p1' | 'p2' };

/** What an ability does, in the same steps that a rulebook procedure is made of. */
export function abilitySteps(ability: Ability): Step<Duel>[] {
  switch (ability.do) {
    case 'draw':
      return [
        step<Vars>('word.draw', (m, { owner }) => {
          for (let left = ability.cards; left > 0; left--) drawCard(m, owner);
        }),
      ];
    case 'ping':
      return [
        choice<string, Vars>(
          'word.ping',
          (m, { owner }) => {
            const targets = m.board.sides[opponentOf(owner)].units;
            if (targets.length === 0) return null;
            return oneOf(
              { player: owner, kind: 'target', clause: 'word.ping', prompt: 'Which unit takes it?', automatic: false },
              targets.map(({ id, card }) => ({
                id,
                label: m.cards.cards.get(card)?.name ?? card,
                clause: 'word.ping',
                value: id,
              })),
            );
          },
          (m, _vars, target) => dealDamage(m, target, ability.damage),
        ),
      ];
    case 'burn':
      return [
        step<Vars>('word.burn', (m, { owner }) => {
          const foe = opponentOf(owner);
          loseLife(m, foe, 1);
          m.together(() => {
            for (const { id } of m.board.sides[foe].units) dealDamage(m, id, ability.damage);
          });
        }),
      ];
  }
}

/** The abilities that go off because of what happened. */
export function triggers(m: Machine<Duel>, events: readonly GameEvent[]): Trigger[] {
  const found: Trigger[] = [];
  for (const { type, player, data, seq } of events) {
    if (type !== 'play' && type !== 'death') continue;
    const { card, unit } = data;
    if (player === null || typeof card !== 'string' || typeof unit !== 'string') continue;
    const when = type === 'play' ? 'played' : 'dies';
    m.cards.cards.get(card)?.abilities.forEach((ability, at) => {
      if (ability.when !== when) return;
      found.push({
        program: abilityName(card, at),
        owner: player,
        clause: `word.${when}`,
        card,
        source: unit,
        vars: { owner: player },
        cause: seq,
      });
    });
  }
  return found;
}
