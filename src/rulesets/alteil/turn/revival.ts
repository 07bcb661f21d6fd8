/** The secret question of step 4. It is asked of every Iczer with CLOSED units, also when none could be revived (R1). */
import type { Answer, Fact, Json, PlayerId, Question, Result } from '../../../engine/index.ts';
import { accept, refuse } from '../../../engine/index.ts';
import { revivalCost } from '../atoms/iczers.ts';
import type { SeenUnit } from '../board/board.ts';
import { byCell } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { cardOf, sameCard } from '../board/printed.ts';
import { labelOf } from '../board/values.ts';

export const closedUnits = (m: M, player: PlayerId): SeenUnit[] =>
  byCell(m.board.players[player].units.filter(({ closed }) => closed !== null));

/** R2: how many cards in the File have the name of this one. */
export const copiesIn = (m: M, player: PlayerId, card: string): number =>
  m.board.players[player].file.filter((one) => sameCard(m, one, card)).length;

/** R46: SP that these revivals cost. */
const priceOf = (m: M, ids: readonly string[]): number => ids.reduce((sum, id) => sum + revivalCost(m, id), 0);

/** The first reason why these units can't all be revived, or null. */
function obstacle(m: M, player: PlayerId, ids: readonly string[]): Fact | null {
  const closed = closedUnits(m, player);
  for (const id of ids) {
    const unit = closed.find((one) => one.id === id);
    if (!unit) {
      const was = closed.map((one) => one.id);
      return { fact: 'the own CLOSED units', clause: 'set.4', was: id, needed: was };
    }
    const wanted = closed.filter((one) => ids.includes(one.id) && sameCard(m, one.card, unit.card)).length;
    const copies = copiesIn(m, player, unit.card);
    if (copies < wanted) {
      const fact = `copies of ${cardOf(m, unit.card).name} in the Card File`;
      return { fact, clause: 'G12', was: copies, needed: wanted };
    }
  }
  const { sp } = m.board.players[player];
  const price = priceOf(m, ids);
  return sp < price ? { fact: 'the SP', clause: 'G12', was: sp, needed: price } : null;
}

export function revivalQuestion(m: M, player: PlayerId): Question<string[]> {
  const closed = closedUnits(m, player);
  const name = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.join('+'));
  const answer = (ids: string[]): Answer<string[]> => ({
    id: name(ids),
    label: ids.length === 0 ? 'Bury all' : `Revive ${ids.map((id) => labelOf(m, id)).join(', ')}`,
    clause: 'set.4',
    value: ids,
  });
  const bad = (was: Json): { ok: false; refusal: ReturnType<typeof refuse>['refusal'] } =>
    refuse({
      code: 'answer-out-of-bounds',
      detail: 'The answer has to be {"revive": [ids of own CLOSED units]}.',
      clause: 'set.4',
      facts: [{ fact: 'the answer', clause: 'set.4', was, needed: { revive: ['id'] } }],
    });
  const check = (ids: readonly Json[], said: Json): Result<string[]> => {
    const list = ids.filter((id) => typeof id === 'string');
    if (list.length !== ids.length || new Set(list).size !== list.length) return bad(said);
    const fact = obstacle(m, player, list);
    if (!fact) return accept(closed.filter(({ id }) => list.includes(id)).map(({ id }) => id));
    const known = fact.clause !== 'set.4';
    const detail = `Not legal: ${fact.fact}: ${JSON.stringify(fact.was)}, needed ${JSON.stringify(fact.needed)}.`;
    return refuse({ code: known ? 'illegal-action' : 'no-such-option', detail, clause: fact.clause, facts: [fact] });
  };
  return {
    player,
    kind: 'revival',
    clause: 'set.4',
    prompt: 'Which of your CLOSED units are revived, for 1 SP each?',
    hidden: true,
    automatic: false,
    default: 'none',
    list(limit) {
      const found: Answer<string[]>[] = [];
      for (let bits = 0; bits < 2 ** closed.length && found.length < limit; bits++) {
        const ids = closed.filter((_, at) => bits & (1 << at)).map(({ id }) => id);
        if (!obstacle(m, player, ids)) found.push(answer(ids));
      }
      return found;
    },
    check({ option, answer: said }) {
      if (option !== undefined) {
        const checked = check(option === 'none' ? [] : option.split('+'), option);
        return checked.ok && name(checked.value) !== option ? bad(option) : checked;
      }
      if (said === null || typeof said !== 'object' || !('revive' in said) || Object.keys(said).length !== 1)
        return bad(said ?? null);
      return Array.isArray(said.revive) ? check(said.revive, said) : bad(said);
    },
    form: () => ({
      type: 'object',
      properties: {
        revive: {
          type: 'array',
          items: { enum: closed.map(({ id }) => id) },
          maxItems: Math.min(
            closed.length,
            m.board.players[player].sp + closed.filter(({ card }) => cardOf(m, card).revivalCost === 0).length,
          ),
          uniqueItems: true,
        },
      },
      required: ['revive'],
      additionalProperties: false,
    }),
    say: (value) => ({ revive: value }),
    labelOf: (value) => answer(value).label,
  };
}
