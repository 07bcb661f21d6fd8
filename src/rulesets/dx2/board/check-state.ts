import type { CardSet, DeepReadonly, Fault, GameState } from '../../../engine/index.ts';
import type { Card } from '../language/language.ts';
import * as word from '../language/words.ts';
import type { Board, SeenDemon } from './board.ts';
import { MAX_ICONS, ownerOf } from './board.ts';
import type { Dx2 } from './context.ts';
import { effectNamed, whileNamed } from './printed.ts';
import { buildIn, isElement } from './values.ts';

/** What a state of the right shape can still have wrong: cards that don't exist, demons named twice, values out of bounds. */
export function checkState(state: DeepReadonly<GameState<Board>>, cards: CardSet<Dx2>): Fault[] {
  const faults: Fault[] = [];
  const { board } = state;
  const say = (path: string, reason: string) => faults.push({ path, reason });
  const is = (id: string, type: Card['type'], path: string): boolean => {
    const source = cards.cards.get(id)?.source;
    if (source?.type === type) return true;
    say(
      path,
      source ? `${JSON.stringify(id)} is a ${source.type}` : `there is no card ${JSON.stringify(id)} in this card set`,
    );
    return false;
  };
  const ids = new Set<string>();
  for (const player of ['p1', 'p2'] as const) {
    const { demons, order, liberator, connector } = board.teams[player];
    const path = `/board/teams/${player}`;
    (board.teams[player].lasting ?? []).forEach(({ of }, at) => {
      if (whileNamed(cards, of) === null) say(`${path}/lasting/${at}/of`, `${JSON.stringify(of)} means nothing`);
    });
    const raised = liberator === null || is(liberator, 'liberator', `${path}/liberator`);
    if (connector !== null) is(connector, 'connector', `${path}/connector`);
    demons.forEach((demon, at) => {
      const own = `${path}/demons/${at}`;
      if (ids.has(demon.id)) say(`${own}/id`, `two demons are called ${JSON.stringify(demon.id)}`);
      ids.add(demon.id);
      const checked = [
        is(demon.card, 'demon', `${own}/card`),
        ...demon.skills.map((id, number) => is(id, 'skill', `${own}/skills/${number}`)),
        ...demon.brands.map((id, number) => is(id, 'brand', `${own}/brands/${number}`)),
      ];
      if (raised && checked.every(Boolean)) checkDemon(demon, own);
    });
    const named = demons.map(({ id }) => id);
    if ([...order].sort().join() !== [...named].sort().join())
      say(`${path}/order`, 'the action order names every demon of the team once');
  }
  const { full, used } = board.icons;
  if (full + used > MAX_ICONS) say('/board/icons', 'G6: more than eight icons in one turn');
  if (board.acting !== null && ownerOf(board, board.acting) !== board.active)
    say('/board/acting', 'the demon that acts is one of the team on turn');
  return faults;

  function checkDemon(demon: SeenDemon, path: string): void {
    const { stats } = buildIn(cards, board, demon);
    if (demon.hp > stats.hp) say(`${path}/hp`, `more than its maximum of ${stats.hp}`);
    demon.statuses.forEach(({ kind, of }, at) => {
      const [element = '', affinity] = of.split(':');
      const known =
        kind === 'effect'
          ? effectNamed(cards, of) !== null || whileNamed(cards, of) !== null
          : kind === 'affinity'
            ? isElement(element) && word.affinityOrNone.safeParse(affinity).success
            : kind === 'cant'
              ? word.cant.safeParse(of).success
              : kind === 'mark'
                ? of !== ''
                : of === '';
      if (!known) say(`${path}/statuses/${at}/of`, `${kind} of ${JSON.stringify(of)} means nothing`);
    });
  }
}
