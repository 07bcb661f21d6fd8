import type { CardCompiler, GameEvent, Json, Machine, Step, Trigger } from '../../src/engine/index.ts';
import { oneOf, opponentOf, program } from '../../src/engine/index.ts';
import { dealDamage, drawCard, loseLife } from './atoms.ts';
import type { Duel } from './board.ts';
import { choice, step } from './board.ts';
import type { Ability } from './cards.ts';
import { kind } from './cards.ts';

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

/** How cards, which the schema has accepted, are made into kinds, with one program for each ability. */
export function compile(cards: readonly Json[]): CardCompiler<Duel> {
  return {
    cards: cards as readonly (Json & { id: string })[],
    compile: (card) => kind.parse(card),
    programsOf: ({ id, abilities }) =>
      abilities.map((ability, at) => program(abilityName(id, at), 'ability', abilitySteps(ability))),
  };
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
