import type { Step } from '../../src/engine/index.ts';
import { DONE, oneOf, opponentOf, prohibition } from '../../src/engine/index.ts';
import { sound, strike } from './atoms.ts';
import type { Bells } from './board.ts';
import { bellsOf, choice, findBell, step } from './board.ts';
import type { Bell, Verb } from './cards.ts';

export type RingVars = { bell: string; card: string; owner: 'p1' | 'p2'; why: string };

const UNTIL_TURN_ENDS = 'turn';

/** What a bell does when it rings: it sounds, and then whatever its card says. */
export const bellSteps = (card: Bell): Step<Bells>[] => [
  step<RingVars>('ring.sound', (m, { bell, owner }) => {
    const hushed = prohibition(m, bell, 'ring');
    if (hushed) {
      m.note('hushed', owner, { bell, card: card.id }, { clause: 'ring.hushed' });
      return DONE;
    }
    sound(m, owner, bell, card);
  }),
  ...card.then.map((verb) => verbStep(verb, card)),
];

function verbStep(verb: Verb, card: Bell): Step<Bells> {
  switch (verb.do) {
    case 'strike':
      return step<RingVars>('do.strike', (m, { bell, owner }) => strike(m, owner, bell, verb.dents));
    case 'tune':
      return step<RingVars>('do.tune', (m, { bell, owner }) => {
        for (const { id } of bellsOf(m.board, owner)) {
          m.modify({
            target: id,
            effect: { kind: 'stat', stat: 'tone', add: verb.by },
            until: UNTIL_TURN_ENDS,
            source: bell,
            card: card.id,
          });
        }
      });
    case 'hush':
      return choice<string, RingVars>(
        'do.hush',
        (m, { owner }) => {
          const targets = bellsOf(m.board, opponentOf(owner));
          if (targets.length === 0) return null;
          return oneOf(
            { player: owner, kind: 'target', clause: 'do.hush', prompt: 'Which bell is hushed?' },
            targets.map(({ id, card }) => ({ id, label: card, clause: 'do.hush', value: id })),
          );
        },
        (m, { bell }, target) => {
          m.modify({
            target,
            effect: { kind: 'cant', what: 'ring', clause: 'ring.hushed' },
            until: UNTIL_TURN_ENDS,
            source: bell,
            card: card.id,
          });
        },
      );
    case 'shield':
      return step<RingVars>('do.shield', (m, { bell }) => {
        if (!findBell(m.board, bell)) return;
        m.modify({
          target: bell,
          effect: { kind: 'instead', of: 'damage', program: 'spared' },
          until: 'cracked',
          source: bell,
          card: card.id,
        });
      });
    case 'hang':
      return step<RingVars>('do.hang', (m, { owner }) => {
        if (m.board.sides[owner].box.length > 0 && bellsOf(m.board, owner).length < 5) m.call('hang', { owner });
      });
  }
}
