/** The steps of each verb of the card language. */
import { type Json, oneOf, type PlayerId, pick } from '../../../engine/index.ts';
import { contextOf, playersOf, sidesOf, whoIs } from '../../cards/context.ts';
import { atRandom, does } from '../../cards/targets.ts';
import { addProtection, drawCards, lookAt, moveCards, removeProtection, revealPool, shuffle } from '../atoms/cards.ts';
import { destroy, moveUnit, ready, rest } from '../atoms/units.ts';
import { adjacentZones, emptyUnitZones, findUnit, TIRED } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import { type Context, type EffectVars, readReference } from '../board/context.ts';
import { cardNow } from '../board/departed.ts';
import { looksOf, placesOf, population, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { forbidden } from '../board/values.ts';
import type { Effect, Target } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { type Steps, targeted } from './steps.ts';
import * as verbs from './verbs.ts';

type AnyVerb = Extract<Effect, { do: string }>;
type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;
type WhoWord = 'you' | 'opponent' | 'each' | undefined;

/** G15: what is impossible is left out, and told. */
function told({ m, owner, card }: Context, did: number): number {
  if (did === 0) m.note('nothing-done', owner, { card }, { clause: 'G15' });
  return did;
}

/** One step that does something to what a target means; what it gives is how much was done. */
function on(steps: Steps, target: Target, act: (context: Context, ids: string[], vars: EffectVars) => number): void {
  targeted(steps, target, (context, ids, vars) => {
    vars.did = told(context, act(context, ids, vars));
  });
}

function just(steps: Steps, clause: ClauseId, act: (context: Context, vars: EffectVars) => number): void {
  does(steps, clause, (context, vars) => {
    vars.did = told(context, act(context, vars));
  });
}

/** The same for each player that a "who" means, added up. */
function each(steps: Steps, who: WhoWord, act: (context: Context, player: PlayerId) => number): void {
  just(steps, 'G15', (context) => playersOf(context.owner, who).reduce((sum, player) => sum + act(context, player), 0));
}

const VERBS: { [N in AnyVerb['do']]: (steps: Steps, effect: Verb<N>) => void } = {
  draw: (steps, { who, count }) =>
    each(steps, who, (context, player) => drawCards(context.m, player, quantityOf(context, count))),
  discard: (steps, effect) => discard(steps, effect),
  look: (steps, { count, zone, side }) =>
    just(steps, 'R14', (context, vars) => {
      const { m, owner } = context;
      const whose = sidesOf(owner, side ?? 'own')[0] as PlayerId;
      const looked = lookAt(m, owner, whose, zone, quantityOf(context, count));
      if (looked) vars.looked = [...looksOf(context), looked] as Json;
      return looked ? 1 : 0;
    }),
  reveal: (steps, { target }) => on(steps, target, verbs.reveal),
  put: (steps, { target, to }) =>
    on(steps, target, (context, ids, vars) => {
      const now = verbs.put(context, ids, to);
      if (target !== 'this') vars.it = now;
      return now.length;
    }),
  destroy: (steps, { target }) =>
    on(steps, target, ({ m, self, card }, ids) => destroy(m, ids, 'effect', self ?? card).length),
  summon: (steps, effect) => summon(steps, effect),
  token: (steps, effect) => token(steps, effect),
  move: (steps, effect) => move(steps, effect),
  rest: (steps, { target, count }) =>
    on(steps, target, (context, ids) => rest(context.m, ids, quantityOf(context, count ?? TIRED)).length),
  ready: (steps, { target }) => on(steps, target, ({ m }, ids) => ready(m, ids).length),
  modify: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.modify(context, effect, ids)),
  setPower: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.modify(context, effect, ids)),
  grant: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.grant(context, effect, ids)),
  forbid: (steps, effect) => {
    const { target } = effect;
    if (typeof target === 'object' && 'player' in target)
      just(steps, 'R12', (context) => verbs.forbid(context, effect, [whoIs(context.owner, target.player)]));
    else on(steps, target, (context, ids) => verbs.forbid(context, effect, ids));
  },
  addProtection: (steps, { who, count }) =>
    each(steps, who, (context, player) => addProtection(context.m, player, quantityOf(context, count))),
  removeProtection: (steps, { who, count, to }) =>
    each(steps, who, (context, player) => removeProtection(context.m, player, quantityOf(context, count), to)),
  revealPool: (steps, { who, count }) =>
    each(steps, who, (context, player) => revealPool(context.m, player, quantityOf(context, count))),
  shuffle: (steps, { who, zone }) =>
    each(steps, who, (context, player) => {
      shuffle(context.m, player, zone);
      return 1;
    }),
  choose: (steps, { target }) =>
    on(steps, target, (_context, ids, vars) => {
      vars.it = ids;
      return ids.length;
    }),
  lose: (steps, effect) => just(steps, 'R18', (context) => verbs.lose(context, effect)),
};

/** Appends the steps of one verb. */
export function compileVerb<N extends AnyVerb['do']>(steps: Steps, effect: Verb<N>): void {
  (VERBS[effect.do as N] as (steps: Steps, effect: Verb<N>) => void)(steps, effect);
}

/** A3: every summoned unit comes by a procedure of its own. What came is "it" afterwards. */
function summon(steps: Steps, { target, to, cost, rest }: Verb<'summon'>): void {
  const [again, end] = [steps.label('summon'), steps.label('end')];
  const list = `list:${again}`;
  targeted(steps, target, (_context, ids, vars) => {
    vars[list] = ids;
    vars.came = [];
  });
  does(
    steps,
    'G15',
    (context, vars) => {
      const { m, owner, self, card } = context;
      const [next, ...left] = vars[list] as string[];
      if (next === undefined) return end;
      vars[list] = left;
      const named = readReference(cardNow(m, next) ?? '');
      if (!named || cardOf(m, named.card).type !== 'unit') return again;
      m.call('summon', {
        player: named.player,
        card: named.card,
        from: named.pile,
        zones: placesOf(context, to),
        rest: rest ?? 0,
        costs: (cost ?? []) as Json,
        payer: owner,
        payerCard: card,
        payerSelf: self,
        unit: null,
      });
      return again;
    },
    again,
  );
  arrived(steps, end);
}

function token(steps: Steps, { card: kind, count, to, rest, who }: Verb<'token'>): void {
  const [again, end] = [steps.label('token'), steps.label('end')];
  const counter = `count:${again}`;
  does(steps, 'G15', (context, vars) => {
    vars[counter] = quantityOf(context, count);
    vars.came = [];
  });
  does(
    steps,
    'G15',
    (context, vars) => {
      const player = whoIs(context.owner, who ?? 'you');
      const zones = placesOf(context, to);
      const { m, owner, self, card } = context;
      const left = vars[counter] as number;
      if (left === 0) return end;
      // Once there is no room for one, there is none for the others.
      const empty = emptyUnitZones(m.board, player);
      vars[counter] = zones.some((zone) => empty.includes(zone)) ? left - 1 : 0;
      m.call('summon', {
        player,
        card: kind,
        from: 'outside',
        zones,
        rest: rest ?? 0,
        costs: [],
        payer: owner,
        payerCard: card,
        payerSelf: self,
        unit: null,
      });
      return again;
    },
    again,
  );
  arrived(steps, end);
}

function arrived(steps: Steps, label: string): void {
  does(
    steps,
    'G15',
    (context, vars) => {
      vars.it = vars.came as string[];
      vars.did = told(context, vars.it.length);
    },
    label,
  );
}

/** G9: one zone is chosen for each unit; adjacent ones if the effect does not say where. */
function move(steps: Steps, { target, to }: Verb<'move'>): void {
  const [again, next, end] = [steps.label('move'), steps.label('moved'), steps.label('end')];
  const list = `list:${again}`;
  targeted(steps, target, (_context, ids, vars) => {
    vars[list] = ids;
    vars.moved = 0;
  });
  does(
    steps,
    'G9',
    ({ m }, vars) => {
      const [id] = vars[list] as string[];
      if (id === undefined) return end;
      const unit = findUnit(m.board, id);
      const by = unit ? forbidden(m, id, 'move') : null;
      if (by !== null) m.note('forbidden', unit?.player ?? null, { ids: [id], what: 'move', by }, { clause: 'R12' });
      return unit && by === null ? undefined : next;
    },
    again,
  );
  steps.ask<string>(
    'G9',
    (m, vars) => {
      const context = contextOf(m, vars);
      const id = (vars[list] as string[])[0] as string;
      const unit = findUnit(m.board, id);
      if (!unit) return null;
      const empty = emptyUnitZones(m.board, unit.player);
      const meant = to === undefined ? adjacentZones(unit) : placesOf(context, to);
      const zones = meant.filter((zone) => empty.includes(zone));
      if (zones.length === 0) return null;
      return oneOf(
        { player: vars.owner, kind: 'zone', clause: 'G9', prompt: `${labelOf(m, id)}: move where?` },
        zones.map((zone) => ({ id: zone, label: zone, clause: 'G9', value: zone })),
      );
    },
    (m, vars, zone) => {
      const unit = findUnit(m.board, (vars[list] as string[])[0] as string);
      if (unit) {
        moveUnit(m, unit, zone);
        vars.moved = (vars.moved as number) + 1;
      }
      return next;
    },
  );
  does(
    steps,
    'G9',
    (_context, vars) => {
      vars[list] = (vars[list] as string[]).slice(1);
      return again;
    },
    next,
  );
  does(
    steps,
    'G15',
    (context, vars) => {
      vars.did = told(context, vars.moved as number);
    },
    end,
  );
}

function discard(steps: Steps, effect: Verb<'discard'>): void {
  does(steps, 'G15', (_context, vars) => {
    vars.did = 0;
  });
  const turns = effect.who === 'each' ? [0, 1] : [0];
  for (const at of turns) {
    const whose = ({ owner }: Context) => playersOf(owner, effect.who)[at] ?? owner;
    const there = (context: Context) =>
      population(
        { ...context, owner: whose(context) },
        { side: 'own', zone: 'hand', ...(effect.filter === undefined ? {} : { filter: effect.filter }) },
      );
    if (effect.random) {
      does(steps, 'R19', (context, vars) => {
        const chosen = atRandom(context.m, there(context), quantityOf(context, effect.count));
        vars.did += moveCards(context.m, chosen, 'trash', { type: 'discard' }).length;
      });
      continue;
    }
    steps.ask<string[]>(
      'R19',
      (m, vars) => {
        const context = contextOf(m, vars);
        const candidates = there(context);
        const wanted = quantityOf(context, effect.count);
        const max = Math.min(candidates.length, wanted);
        if (m.board.players[whose(context)].hand.length === 0 || wanted === 0) return null;
        return pick({
          player: whose(context),
          kind: 'discard',
          clause: 'R19',
          prompt: `${cardOf(m, vars.card).name}: discard ${effect.upTo ? 'up to ' : ''}${wanted}`,
          hidden: true,
          candidates: candidates.map((id) => ({ id, label: labelOf(m, id) })),
          min: effect.upTo ? 0 : max,
          max,
        });
      },
      (m, vars, chosen) => {
        vars.it = moveCards(m, chosen, 'trash', { type: 'discard' });
        vars.did += vars.it.length;
      },
    );
  }
  just(steps, 'G15', (_context, vars) => vars.did);
}
