/** The steps of each verb of the card language. */
import type { Json, PlayerId } from '../../../engine/index.ts';
import { divide, oneOf, PLAYERS } from '../../../engine/index.ts';
import { discardQuestion } from '../../cards/choosing.ts';
import { contextOf, sidesOf, whoIs } from '../../cards/context.ts';
import { whichWord } from '../../cards/naming.ts';
import { numberByChance, whichNumber } from '../../cards/numbers.ts';
import { readReference } from '../../cards/references.ts';
import { placeIn } from '../../cards/scene.ts';
import { atRandom, does, pairing } from '../../cards/targets.ts';
import { addProtection, drawCards, lookAt, removeProtection, revealPool, shuffle } from '../atoms/cards.ts';
import { enter } from '../atoms/turn.ts';
import { changeSides, destroy, enterLand, moveUnit, ready } from '../atoms/units.ts';
import { emptyLandZones, emptyNextTo, emptyUnitZones, LANES, PILE_OF, TIRED } from '../board/board.ts';
import { labelOf, zoneAnswers } from '../board/choose.ts';
import type { Context, EffectVars } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { cardNow } from '../board/departed.ts';
import { amountOf, looksOf, placesOf, playersIn, population, quantityOf } from '../board/evaluate.ts';
import { cardOf, findUnit } from '../board/printed.ts';
import { costOf, forbidden } from '../board/values.ts';
import type { Amount, Effect, Pile, Target, Who } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { unpayable } from './pay.ts';
import type { Steps } from './steps.ts';
import { targeted } from './steps.ts';
import * as verbs from './verbs.ts';

type AnyVerb = Extract<Effect, { do: string }>;
type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;

/** G15: what is impossible is left out, and told. */
function told({ m, owner, card }: Context, did: number): number {
  if (did === 0) m.note('nothing-done', owner, { card }, { clause: 'G15' });
  return did;
}

/** One step that does something to what a target means; what it gives is how much was done. */
function on(steps: Steps, target: Target, act: (context: Context, ids: string[], vars: EffectVars) => number): void {
  targeted(steps, target, (context, ids, vars) => {
    const exact = typeof target === 'object' && 'choose' in target && typeof target.choose === 'number';
    vars.did = told(context, act(context, ids, vars));
    vars.asked = Math.max(ids.length, exact ? (target.choose as number) : 0);
  });
}

/** One step that does something to what two targets mean. */
const both = pairing(targeted, on);

function just(steps: Steps, clause: ClauseId, act: (context: Context, vars: EffectVars) => number): void {
  does(steps, clause, (context, vars) => {
    vars.did = told(context, act(context, vars));
  });
}

type Whom = Target | { player: 'you' | 'opponent' };

/** The same where a player can be meant. */
function toWhom(steps: Steps, whom: Whom, act: (context: Context, ids: string[]) => number): void {
  if (typeof whom === 'object' && 'player' in whom)
    just(steps, 'R12', (context) => act(context, [whoIs(context.owner, whom.player)]));
  else on(steps, whom, act);
}

/** The same for each player that a "who" means, added up. */
function each(
  steps: Steps,
  who: Who | undefined,
  act: (context: Context, player: PlayerId, number: number) => number,
  count?: Amount,
): void {
  just(steps, 'G15', (context, vars) => {
    const players = playersIn(context, who);
    const number = quantityOf(context, count);
    vars.asked = players.length * number;
    return players.reduce((sum, player) => sum + act(context, player, number), 0);
  });
}

const VERBS: { [N in AnyVerb['do']]: (steps: Steps, effect: Verb<N>) => void } = {
  draw: (steps, { who, count }) =>
    each(steps, who, (context, player, number) => drawCards(context.m, player, number, verbs.doer(context)), count),
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
    on(steps, target, (context, ids) => {
      const { m, self, card } = context;
      return destroy(m, ids, 'effect', self ?? card, { party: verbs.doer(context) }).length;
    }),
  summon: (steps, effect) => summon(steps, effect),
  token: (steps, effect) => token(steps, effect),
  move: (steps, effect) => move(steps, effect),
  rest: (steps, { target, count }) => on(steps, target, (context, ids) => verbs.rests(context, ids, count ?? TIRED)),
  ready: (steps, { target, count }) =>
    on(steps, target, (context, ids) => {
      const less = count === undefined ? undefined : quantityOf(context, count);
      return ready(context.m, ids, less, { party: verbs.doer(context) });
    }),
  permit: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.permit(context, effect, ids)),
  oblige: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.oblige(context, effect, ids)),
  place: (steps, effect) => placeLands(steps, effect),
  play: (steps, { target, free }) => playCards(steps, target, free === true),
  control: (steps, { target, to, who }) => move(steps, { do: 'move', target, ...(to ? { to } : {}) }, who),
  swap: (steps, { target, with: other }) => both(steps, target, other, verbs.swap),
  exchange: (steps, { target, with: other }) => both(steps, target, other, verbs.exchange),
  silence: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.silence(context, effect, ids)),
  copy: (steps, effect) =>
    both(steps, effect.of, effect.target, (context, of, ids) => verbs.copy(context, effect, of, ids)),
  become: (steps, effect) =>
    both(steps, effect.of, effect.target, (context, of, ids) => verbs.become(context, effect, of, ids)),
  again: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.again(context, effect, ids)),
  fight: (steps, { target, with: other }) => both(steps, target, other, verbs.fight),
  attack: (steps, { target }) => attackWith(steps, target),
  redirect: (steps, { target }) => on(steps, target, verbs.redirect),
  endAttack: (steps) => just(steps, 'R46', verbs.endAttack),
  extraTurn: (steps, { who }) =>
    just(steps, 'R47', ({ m, owner }) => {
      enter(m, whoIs(owner, who), 'extra');
      return 1;
    }),
  skip: (steps, { what, who }) =>
    just(steps, 'R47', ({ m, owner }) => {
      enter(m, whoIs(owner, who), what);
      return 1;
    }),
  win: (steps, { who }) =>
    just(steps, 'R18', ({ m, owner, card }) => {
      m.end({ winner: whoIs(owner, who), reason: `the effect of ${cardOf(m, card).name}`, clause: 'R18' });
      return 1;
    }),
  modify: (steps, effect) =>
    effect.divide
      ? share(steps, effect)
      : on(steps, effect.target, (context, ids) => verbs.modify(context, effect, ids)),
  setPower: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.modify(context, effect, ids)),
  tribes: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.tribes(context, effect, ids)),
  grant: (steps, effect) => on(steps, effect.target, (context, ids) => verbs.grant(context, effect, ids)),
  forbid: (steps, effect) => toWhom(steps, effect.target, (context, ids) => verbs.forbid(context, effect, ids)),
  addProtection: (steps, { who, count }) =>
    each(steps, who, ({ m }, player, number) => addProtection(m, player, number), count),
  removeProtection: (steps, { who, count, to }) =>
    each(steps, who, ({ m }, player, number) => removeProtection(m, player, number, to), count),
  revealPool: (steps, { who, count }) =>
    each(steps, who, ({ m }, player, number) => revealPool(m, player, number), count),
  shuffle: (steps, { who, zone }) =>
    each(steps, who, (context, player) => {
      shuffle(context.m, player, zone);
      return 1;
    }),
  choose: (steps, { target, as }) =>
    on(steps, target, (_context, ids, vars) => {
      vars.it = ids;
      if (as !== undefined) vars[`ref:${as}`] = ids;
      return ids.length;
    }),
  name: (steps, effect) =>
    steps.ask<string>(
      'R68',
      (m, vars) => {
        const player = whoIs(vars.owner, effect.by ?? 'you');
        const prompt = `${cardOf(m, vars.card).name}: name a ${effect.what === 'tribe' ? 'tribe' : 'card'}`;
        return whichWord({ player, clause: 'R68', prompt }, verbs.nameable(contextOf(m, vars), effect));
      },
      (m, vars, word) => verbs.name(contextOf(m, vars), effect, whoIs(vars.owner, effect.by ?? 'you'), word),
    ),
  chooseLane: (steps, { as, by }) =>
    steps.ask<string>(
      'R11',
      (m, vars) =>
        oneOf(
          {
            player: whoIs(vars.owner, by ?? 'you'),
            kind: 'lane',
            clause: 'R11',
            prompt: `${cardOf(m, vars.card).name}: choose a lane`,
          },
          LANES.map((lane) => ({
            id: `lane${lane}`,
            label: `Lane ${lane}`,
            clause: 'R11',
            value: String(lane),
            aim: { places: PLAYERS.map((player) => placeIn(player, 'lanes', { column: lane })) },
          })),
        ),
      (_m, vars, lane) => {
        Object.assign(vars, { [`lane:${as}`]: Number(lane), did: 1 });
      },
    ),
  remember: (steps, { amount, as }) =>
    does(steps, 'R52', (context, vars) => {
      Object.assign(vars, { [`number:${as}`]: amountOf(context, amount) });
    }),
  roll: (steps, { min, max, as }) =>
    does(steps, 'R59', (context, vars) => {
      const { m, owner, card } = context;
      const [least, most] = [amountOf(context, min), amountOf(context, max)];
      const number = numberByChance(m, least, most);
      m.note('roll', owner, { card, number }, { clause: 'R59' });
      Object.assign(vars, { [`number:${as}`]: number });
    }),
  chooseNumber: (steps, { min, max, as, by }) => {
    const kept = `number:${as}`;
    does(steps, 'R59', (context, vars) => {
      Object.assign(vars, { [kept]: amountOf(context, min) });
    });
    steps.ask<string>(
      'R59',
      (m, vars) => {
        const context = contextOf(m, vars);
        const player = whoIs(vars.owner, by ?? 'you');
        const prompt = `${cardOf(m, vars.card).name}: choose a number`;
        return whichNumber({ player, clause: 'R59', prompt }, amountOf(context, min), amountOf(context, max));
      },
      (_m, vars, number) => {
        Object.assign(vars, { [kept]: Number(number) });
      },
    );
  },
  shield: (steps, effect) =>
    just(steps, 'R67', (context) =>
      verbs.shield(context, effect, playersIn(context, effect.who), quantityOf(context, effect.amount)),
    ),
  mark: (steps, effect) => toWhom(steps, effect.target, (context, ids) => verbs.mark(context, effect, ids)),
  unmark: (steps, effect) => toWhom(steps, effect.target, (context, ids) => verbs.unmark(context, effect, ids)),
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
        from: named.zone,
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
function move(steps: Steps, { target, to }: Verb<'move'>, who?: 'you' | 'opponent'): void {
  const [again, next, end] = [steps.label('move'), steps.label('moved'), steps.label('end')];
  const list = `list:${again}`;
  targeted(steps, target, (_context, ids, vars) => {
    vars[list] = ids;
    vars.moved = 0;
  });
  does(
    steps,
    'G9',
    (context, vars) => {
      const { m } = context;
      const [id] = vars[list] as string[];
      if (id === undefined) return end;
      const unit = findUnit(m, id);
      const by = unit ? forbidden(m, id, 'move', verbs.doer(context)) : null;
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
      const unit = findUnit(m, id);
      if (!unit) return null;
      const player = who === undefined ? unit.player : whoIs(vars.owner, who);
      if (who !== undefined && unit.player === player) return null;
      const empty = emptyUnitZones(m.board, player);
      const meant = to === undefined && who === undefined ? emptyNextTo(m.board, unit) : placesOf(context, to);
      const zones = meant.filter((zone) => empty.includes(zone));
      if (zones.length === 0) return null;
      return oneOf(
        { player: vars.owner, kind: 'zone', clause: 'G9', prompt: `${labelOf(m, id)}: move where?` },
        zoneAnswers(m, player, zones, 'G9'),
      );
    },
    (m, vars, zone) => {
      const unit = findUnit(m, (vars[list] as string[])[0] as string);
      if (unit) {
        if (who === undefined) moveUnit(m, unit, zone);
        else changeSides(m, unit, whoIs(vars.owner, who), zone);
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

/** R46: every attack is over before the next begins. */
function attackWith(steps: Steps, target: Target): void {
  const [again, end] = [steps.label('attack'), steps.label('end')];
  const list = `list:${again}`;
  targeted(steps, target, (_context, ids, vars) => {
    Object.assign(vars, { [list]: ids, did: 0 });
  });
  does(
    steps,
    'R46',
    ({ m }, vars) => {
      const [next, ...left] = vars[list] as string[];
      if (next === undefined) return end;
      vars[list] = left;
      const unit = findUnit(m, next);
      const by = unit ? forbidden(m, next, 'attack') : null;
      if (by !== null)
        m.note('forbidden', unit?.player ?? null, { ids: [next], what: 'attack', by }, { clause: 'R12' });
      if (!unit || by !== null) return again;
      vars.did++;
      m.call('attack', { attacker: next, player: unit.player });
      return again;
    },
    again,
  );
  steps.mark(end);
}

/** R11: an amount of power is divided among units. */
function share(steps: Steps, effect: Verb<'modify'>): void {
  const list = `list:${steps.label('share')}`;
  targeted(steps, effect.target, (context, ids, vars) => {
    Object.assign(vars, { [list]: ids.filter((id) => findUnit(context.m, id)), did: 0 });
  });
  steps.ask<number[]>(
    'R11',
    (m, vars) => {
      const ids = vars[list] as string[];
      const total = quantityOf(contextOf(m, vars), effect.power);
      if (ids.length === 0 || total === 0) return null;
      return divide({
        player: vars.owner,
        kind: 'divide',
        clause: 'R11',
        prompt: `${cardOf(m, vars.card).name}: divide ${total} power`,
        total,
        first: ids.map(() => 0),
        label: (amounts) => amounts.map((amount, at) => `${amount} to ${labelOf(m, ids[at] ?? '')}`).join(', '),
        part: 'power on units',
      });
    },
    (m, vars, amounts) => {
      const ids = vars[list] as string[];
      const context = contextOf(m, vars);
      vars.did = ids.reduce((sum, id, at) => {
        const power = amounts[at] ?? 0;
        return power === 0 ? sum : sum + verbs.modify(context, { ...effect, power }, [id]);
      }, 0);
    },
  );
  just(steps, 'G15', (_context, vars) => vars.did);
}

/** R43: lands come to empty land zones of their owner. */
function placeLands(steps: Steps, { target, lane }: Verb<'place'>): void {
  const [again, next, end] = [steps.label('place'), steps.label('placed'), steps.label('end')];
  const list = `list:${again}`;
  targeted(steps, target, (_context, ids, vars) => {
    Object.assign(vars, { [list]: ids, came: [] });
  });
  does(steps, 'R43', (_context, vars) => ((vars[list] as string[]).length === 0 ? end : undefined), again);
  steps.ask<string>(
    'R43',
    (m, vars) => {
      const context = contextOf(m, vars);
      const named = readReference(cardNow(m, (vars[list] as string[])[0] as string) ?? '');
      if (!named || cardOf(m, named.card).type !== 'land') return null;
      const lanes = placesOf(context, lane === undefined ? {} : { lane }).map((zone) => `l${zone[1]}`);
      const zones = emptyLandZones(m.board, named.player).filter((zone) => lanes.includes(zone));
      if (zones.length === 0) return null;
      return oneOf(
        { player: vars.owner, kind: 'zone', clause: 'R43', prompt: 'To which zone?' },
        zoneAnswers(m, named.player, zones, 'R43'),
      );
    },
    (m, vars, zone) => {
      const named = readReference(cardNow(m, (vars[list] as string[])[0] as string) ?? '');
      if (!named || !(named.zone in PILE_OF)) return next;
      const { player, card } = named;
      const id = enterLand(m, { player, card, from: named.zone as Pile, zone, how: 'place' }, { clause: 'R43' });
      vars.came = [...(vars.came as string[]), id];
      return next;
    },
  );
  does(
    steps,
    'R43',
    (_context, vars) => {
      vars[list] = (vars[list] as string[]).slice(1);
      return again;
    },
    next,
  );
  arrived(steps, end);
}

const PLAYS = { unit: 'play-unit', land: 'play-land', tech: 'play-tech' } as const;
const MAY_PLAY = { unit: 'playUnits', land: 'playLands', tech: 'playTechs' } as const;

/** R43: the owner plays cards by the steps of a play. */
function playCards(steps: Steps, target: Target, free: boolean): void {
  const [again, end] = [steps.label('play'), steps.label('end')];
  const list = `list:${again}`;
  targeted(steps, target, (_context, ids, vars) => {
    Object.assign(vars, { [list]: ids, did: 0 });
  });
  does(
    steps,
    'R43',
    ({ m }, vars) => {
      const [next, ...left] = vars[list] as string[];
      if (next === undefined) return end;
      vars[list] = left;
      const named = readReference(cardNow(m, next) ?? '');
      if (!named || !(named.zone in PILE_OF)) return again;
      const { player, card, zone: pile } = named;
      const { type } = cardOf(m, card);
      const by = forbidden(m, player, MAY_PLAY[type], { card: next, player });
      const room =
        type === 'unit' ? emptyUnitZones(m.board, player) : type === 'land' ? emptyLandZones(m.board, player) : [''];
      const payer = { ...contextFor(m, player, card), ...(pile === 'hand' ? { playing: card } : {}) };
      const miss = free ? null : unpayable(payer, costOf(m, player, cardOf(m, card)));
      if (by !== null) m.note('forbidden', player, { what: MAY_PLAY[type], by }, { clause: 'R12' });
      else if (miss) m.note('cannot-pay', player, { card, fact: miss.fact, was: miss.was, needed: miss.needed });
      if (by !== null || miss || room.length === 0) return again;
      vars.did++;
      m.call(PLAYS[type], { player, card, from: pile, free });
      return again;
    },
    again,
  );
  steps.mark(end);
}

function discard(steps: Steps, effect: Verb<'discard'>): void {
  does(steps, 'G15', (_context, vars) => {
    vars.did = 0;
  });
  const turns = effect.who === 'each' ? [0, 1] : [0];
  for (const at of turns) {
    const whose = (context: Context) => playersIn(context, effect.who)[at] ?? context.owner;
    const there = (context: Context) =>
      population(
        { ...context, owner: whose(context) },
        { side: 'own', zone: 'hand', ...(effect.filter === undefined ? {} : { filter: effect.filter }) },
      );
    if (effect.random) {
      does(steps, 'R19', (context, vars) => {
        const chosen = atRandom(context.m, there(context), quantityOf(context, effect.count));
        vars.did += verbs.discard(context, chosen).length;
      });
      continue;
    }
    steps.ask<string[]>(
      'R19',
      (m, vars) => {
        const context = contextOf(m, vars);
        const wanted = quantityOf(context, effect.count);
        if (m.board.players[whose(context)].hand.length === 0 || wanted === 0) return null;
        const player = effect.by === undefined ? whose(context) : whoIs(context.owner, effect.by);
        const about = { player, clause: 'R19', count: wanted, upTo: effect.upTo };
        return discardQuestion(cardOf(m, vars.card).name, about, there(context), (id) => labelOf(m, id));
      },
      (m, vars, chosen) => {
        vars.it = verbs.discard(contextOf(m, vars), chosen);
        vars.did += vars.it.length;
      },
    );
  }
  just(steps, 'G15', (context, vars) => {
    vars.asked = turns.length * quantityOf(context, effect.count);
    return vars.did;
  });
}
