/** Turns the effects of a card into the steps of a program. An effect that has to stop for an answer is a step that asks. */
import { DONE, oneOf, pick, type Step, vocabulary, yesOrNo } from '../../engine/index.ts';
import {
  dealDamage,
  drawCards,
  markUsed,
  moveCards,
  placeResource,
  recover,
  shuffleDeck,
  turn,
  turnResources,
} from './atoms.ts';
import { findBase, findUnit, type Gundam } from './board.ts';
import { chooseQuestion, isChoosing, labelOf } from './choose.ts';
import { type Context, contextOf, type EffectVars } from './context.ts';
import { destroy } from './destroy.ts';
import { amountOf, fixed, holds, population } from './evaluate.ts';
import type { Amount, Cost, Effect, Target } from './language.ts';
import { choosable, unpayable } from './pay.ts';
import type { ClauseId } from './rulebook.ts';
import { abilityNamed, cardOf } from './values.ts';
import * as verbs from './verbs.ts';

const { step, choice } = vocabulary<Gundam>();

const quantity = (context: Context, amount: Amount | undefined): number => Math.max(0, amountOf(context, amount ?? 1));

/** Collects the steps of one program. */
export class Steps {
  readonly list: Step<Gundam>[] = [];
  #labels = 0;

  label(word: string): string {
    return `${word}-${++this.#labels}`;
  }

  run(clause: ClauseId, act: (context: Context, vars: EffectVars) => string | undefined | void, label?: string): void {
    this.list.push(step<EffectVars>(clause, (m, vars) => act(contextOf(m, vars), vars), label));
  }

  /** A place to jump to. */
  mark(clause: ClauseId, label: string): void {
    this.list.push(step(clause, () => undefined, label));
  }

  /** What a target means, chosen first where it has to be; `act` gets the references. */
  targeted(target: Target, act: (context: Context, ids: string[], vars: EffectVars) => void): void {
    if (isChoosing(target)) {
      this.run('9-3-3', (_context, vars) => {
        vars.it = [];
      });
      this.list.push(
        choice<string[], EffectVars>(
          '9-3-3',
          (m, vars) => chooseQuestion(contextOf(m, vars), target, '9-3-3'),
          (_m, vars, chosen) => {
            vars.it = chosen;
          },
        ),
      );
    } else if (typeof target === 'object' && 'random' in target) {
      this.run('9-3-3', (context, vars) => {
        const there = population(context, target);
        vars.it = [];
        while (vars.it.length < target.random && there.length > 0)
          vars.it.push(...there.splice(context.m.random(there.length), 1));
        context.m.note('chosen-at-random', context.owner, { chosen: vars.it.map((id) => labelOf(context.m, id)) });
      });
    } else if (typeof target === 'object' && 'top' in target) {
      this.run('9-3-3', (context, vars) => {
        vars.it = fixed(context, target);
      });
    }
    const remembers = typeof target === 'object' && ('choose' in target || 'random' in target || 'top' in target);
    this.run('1-3-7', (context, vars) => {
      if (isChoosing(target) && target.as !== undefined) vars[`ref:${target.as}`] = vars.it;
      act(context, remembers ? vars.it : fixed(context, target), vars);
    });
  }

  /** What is before the colon (9-1-7-2). */
  costs(costs: readonly Cost[]): void {
    const clause: ClauseId = '9-1-7-2';
    for (const cost of costs) {
      if ('resources' in cost) {
        this.run(clause, ({ m, owner }) => m.call('pay', { player: owner, cost: cost.resources }));
      } else if ('restThis' in cost) {
        this.run(clause, ({ m, self }) => void (self !== null && turn(m, [self], 'rested')));
      } else if ('destroyThis' in cost) {
        this.run(clause, ({ m, self }) => void (self !== null && destroy(m, [self], 'effect', self, clause)));
      } else if ('damageThis' in cost) {
        this.run(clause, ({ m, self }) => {
          if (self !== null) dealDamage(m, [{ target: self, amount: cost.damageThis, source: self }], 'effect');
        });
      } else {
        this.chosenCost(cost, clause);
      }
    }
  }

  private chosenCost(
    cost: Exclude<Cost, { resources: number } | { restThis: true } | { destroyThis: true } | { damageThis: number }>,
    clause: ClauseId,
  ): void {
    const number =
      'discard' in cost
        ? cost.discard
        : 'rest' in cost
          ? cost.rest
          : 'destroy' in cost
            ? cost.destroy
            : cost.removeFromTrash;
    const word = 'discard' in cost ? 'discard' : 'rest' in cost ? 'rest' : 'destroy' in cost ? 'destroy' : 'remove';
    this.list.push(
      choice<string[], EffectVars>(
        clause,
        (m, vars) => {
          const there = choosable(contextOf(m, vars), cost);
          if (there.length === 0) return null;
          return pick({
            player: vars.owner,
            kind: 'cost',
            clause,
            prompt: `${cardOf(m, vars.card).name}: ${word} ${number}`,
            hidden: 'discard' in cost,
            candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
            min: number,
            max: number,
          });
        },
        (m, vars, chosen) => {
          vars.paid = chosen;
          if ('discard' in cost) moveCards(m, chosen, 'trash', 'discard');
          else if ('rest' in cost) turn(m, chosen, 'rested');
          else if ('destroy' in cost) destroy(m, chosen, 'effect', vars.self, clause);
          else moveCards(m, chosen, 'removed', 'move');
        },
      ),
    );
  }

  all(effects: readonly Effect[]): void {
    for (const effect of effects) this.one(effect);
  }

  private one(effect: Effect): void {
    if ('do' in effect) this.verb(effect);
    else if ('may' in effect) this.may(effect);
    else if ('if' in effect) this.branch((context) => holds(context, effect.if), effect.then, effect.else ?? []);
    else if ('ifYouDo' in effect) this.branch((_context, vars) => vars.did > 0, effect.ifYouDo, []);
    else if ('oneOf' in effect) this.oneOf(effect.oneOf);
    else if ('repeat' in effect) this.repeat(effect.repeat, effect.effects);
    else this.forEach(effect.forEach, effect.effects);
  }

  private branch(test: (context: Context, vars: EffectVars) => boolean, then: Effect[], otherwise: Effect[]): void {
    const [no, end] = [this.label('else'), this.label('end')];
    this.run('1-3-7', (context, vars) => (test(context, vars) ? undefined : no));
    this.all(then);
    this.run('1-3-7', () => end);
    this.mark('1-3-7', no);
    this.all(otherwise);
    this.mark('1-3-7', end);
  }

  private may({ may, prompt, cost, otherwise }: Extract<Effect, { may: Effect[] }>): void {
    const [no, end] = [this.label('no'), this.label('end')];
    this.list.push(
      choice<string, EffectVars>(
        '9-1-3',
        (m, vars) =>
          yesOrNo({
            player: vars.owner,
            kind: 'may',
            clause: '9-1-3',
            prompt: `${cardOf(m, vars.card).name}: ${prompt ?? 'use the effect?'}`,
            yes: 'Yes',
            no: 'No',
            hidden: cost?.some((one) => 'discard' in one) ?? false,
            can: cost === undefined || unpayable(contextOf(m, vars), cost) === null,
          }),
        (_m, vars, answer) => {
          vars.did = answer === 'yes' ? 1 : 0;
          return answer === 'yes' ? undefined : no;
        },
      ),
    );
    this.costs(cost ?? []);
    this.all(may);
    this.run('9-1-3', () => end);
    this.mark('9-1-3', no);
    this.all(otherwise ?? []);
    this.mark('9-1-3', end);
  }

  private oneOf(branches: { label: string; effects: Effect[] }[]): void {
    const end = this.label('end');
    const starts = branches.map(() => this.label('one'));
    this.list.push(
      choice<string, EffectVars>(
        '9-3-3',
        (m, vars) =>
          oneOf(
            { player: vars.owner, kind: 'mode', clause: '9-3-3', prompt: `${cardOf(m, vars.card).name}: choose one` },
            branches.map(({ label }, at) => ({
              id: String(at + 1),
              label,
              clause: '9-3-3',
              value: starts[at] as string,
            })),
          ),
        (_m, _vars, start) => start,
      ),
    );
    branches.forEach(({ effects }, at) => {
      this.mark('9-3-3', starts[at] as string);
      this.all(effects);
      this.run('1-3-7', () => end);
    });
    this.mark('1-3-7', end);
  }

  private repeat(times: Amount, effects: Effect[]): void {
    const [again, end] = [this.label('again'), this.label('end')];
    const counter = `count:${again}`;
    this.run('1-3-7', (context, vars) => {
      vars[counter] = Math.min(50, quantity(context, times));
    });
    this.run(
      '1-3-7',
      (_context, vars) => {
        if ((vars[counter] as number) === 0) return end;
        vars[counter] = (vars[counter] as number) - 1;
      },
      again,
    );
    this.all(effects);
    this.run('1-3-7', () => again);
    this.mark('1-3-7', end);
  }

  private forEach(target: Target, effects: Effect[]): void {
    const [again, end] = [this.label('each'), this.label('end')];
    const list = `list:${again}`;
    this.targeted(target, (_context, ids, vars) => {
      vars[list] = ids;
    });
    this.run(
      '1-3-7',
      (_context, vars) => {
        const [next, ...left] = vars[list] as string[];
        if (next === undefined) return end;
        vars[list] = left;
        vars.it = [next];
      },
      again,
    );
    this.all(effects);
    this.run('1-3-7', () => again);
    this.mark('1-3-7', end);
  }

  private verb(effect: Extract<Effect, { do: string }>): void {
    switch (effect.do) {
      case 'draw':
        return this.run('1-3-7', (context, vars) => {
          vars.did = 0;
          for (const player of verbs.playersOf(context, effect.who)) {
            vars.did += drawCards(context.m, player, quantity(context, effect.count));
          }
        });
      case 'discard':
        return this.discard(effect);
      case 'damage':
        if (typeof effect.to === 'object' && 'shieldArea' in effect.to) {
          return this.run('1-3-7', (context, vars) => {
            vars.did = verbs.damage(context, effect, []);
          });
        }
        return this.targeted(effect.to, (context, ids, vars) => {
          vars.did = verbs.damage(context, effect, ids);
        });
      case 'recover':
        return this.targeted(effect.to, (context, ids, vars) => {
          vars.did = recover(context.m, ids, quantity(context, effect.amount));
        });
      case 'rest':
        return this.targeted(effect.target, (context, ids, vars) => {
          vars.did = verbs.rest(context, ids);
        });
      case 'setActive':
        return this.targeted(effect.target, (context, ids, vars) => {
          vars.did = turn(context.m, ids, 'active').length;
        });
      case 'destroy':
        return this.targeted(effect.target, (context, ids, vars) => {
          vars.did = destroy(context.m, ids, 'effect', context.self ?? context.card, '1-3-7');
        });
      case 'move':
        return this.targeted(effect.target, (context, ids, vars) => {
          const now = verbs.move(context, effect, ids);
          vars.did = now.length;
          if (effect.target !== 'this') vars.it = now;
        });
      case 'deploy':
        return this.targeted(effect.target, (context, ids, vars) => {
          vars.it = verbs.deploy(context, effect, ids);
          vars.did = vars.it.length;
        });
      case 'deployToken':
        return this.run('4-17-2-4', (context, vars) => {
          vars.it = verbs.deployToken(context, effect);
          vars.did = vars.it.length;
        });
      case 'pair':
        this.targeted(effect.pilot, (_context, ids, vars) => {
          vars.pilots = ids;
        });
        return this.targeted(effect.unit, (context, ids, vars) => {
          vars.did = verbs.pairBy(context, vars.pilots as string[], ids);
        });
      case 'modify':
        return this.targeted(effect.target, (context, ids, vars) => {
          vars.did = verbs.modifyStats(context, effect, ids);
        });
      case 'grant':
        return this.targeted(effect.target, (context, ids, vars) => {
          vars.did = verbs.grant(context, effect, ids);
        });
      case 'forbid': {
        const { target } = effect;
        if (typeof target === 'object' && 'player' in target) {
          const { player } = target;
          return this.run('1-3-3', (context, vars) => {
            vars.did = verbs.forbid(context, effect, verbs.playersOf(context, player));
          });
        }
        return this.targeted(target, (context, ids, vars) => {
          vars.did = verbs.forbid(context, effect, ids);
        });
      }
      case 'prevent':
        return this.targeted(effect.target, (context, ids, vars) => {
          vars.did = verbs.prevent(context, effect, ids);
        });
      case 'placeResource':
        return this.run('6-4-1', (context, vars) => {
          vars.did = 0;
          const { rested = false, ex = false } = effect;
          for (const player of verbs.playersOf(context, effect.who)) {
            for (let i = quantity(context, effect.count); i > 0; i--) {
              if (placeResource(context.m, player, { rested, ex })) vars.did++;
            }
          }
        });
      case 'setResources':
        return this.run('1-3-7', (context, vars) => {
          vars.did = 0;
          for (const player of verbs.playersOf(context, effect.who)) {
            vars.did += turnResources(context.m, player, quantity(context, effect.count), effect.state);
          }
        });
      case 'retarget':
        if (effect.to === 'player') {
          return this.run('R9', (context, vars) => {
            vars.did = verbs.retarget(context, effect, []);
          });
        }
        return this.targeted(effect.to, (context, ids, vars) => {
          vars.did = verbs.retarget(context, effect, ids);
        });
      case 'choose':
        return this.targeted(effect.target, (_context, ids, vars) => {
          vars.it = ids;
          vars.did = ids.length;
        });
      case 'look':
        return this.run('R12', (context, vars) => {
          vars.did = verbs.look(context, effect, vars);
        });
      case 'putBack':
        return this.run('R12', (context, vars) => {
          verbs.putBack(context, effect, vars);
        });
      case 'reveal':
        return this.targeted(effect.target, (context, ids, vars) => {
          vars.did = verbs.reveal(context, ids);
        });
      case 'shuffle':
        return this.run('1-3-7', (context) => {
          for (const player of verbs.playersOf(context, effect.who)) shuffleDeck(context.m, player);
        });
      case 'use':
        return this.run('1-3-7', ({ m, card, owner, self }, vars) => {
          const own = cardOf(m, card).abilities.filter(({ timings }) => timings.includes(effect.timing));
          vars.did = own.length;
          for (const { program } of own.reverse()) m.call(program, { self, owner, card, it: [], did: 0 });
        });
    }
  }

  private discard(effect: Extract<Effect, { do: 'discard' }>): void {
    this.run('1-3-7', (_context, vars) => {
      vars.did = 0;
    });
    const turns = effect.who === 'each' ? [0, 1] : [0];
    for (const at of turns) {
      const whose = (context: Context) => verbs.playersOf(context, effect.who)[at] ?? context.owner;
      const there = (context: Context) => {
        const player = whose(context);
        const filter = effect.filter ?? {};
        return population({ ...context, owner: player }, { side: 'own', zone: 'hand', filter });
      };
      if (effect.random) {
        this.run('1-3-7', (context, vars) => {
          const hand = there(context);
          const chosen: string[] = [];
          for (let i = quantity(context, effect.count); i > 0 && hand.length > 0; i--) {
            chosen.push(...hand.splice(context.m.random(hand.length), 1));
          }
          vars.did += moveCards(context.m, chosen, 'trash', 'discard').length;
        });
        continue;
      }
      this.list.push(
        choice<string[], EffectVars>(
          '1-3-4',
          (m, vars) => {
            const context = contextOf(m, vars);
            const candidates = there(context);
            const max = Math.min(candidates.length, quantity(context, effect.count));
            if (m.board.players[whose(context)].hand.length === 0) return null;
            return pick({
              player: whose(context),
              kind: 'discard',
              clause: '1-3-4',
              prompt: `${cardOf(m, vars.card).name}: discard ${effect.upTo ? `up to ${max}` : max}`,
              hidden: true,
              candidates: candidates.map((id) => ({ id, label: labelOf(m, id) })),
              min: effect.upTo ? 0 : max,
              max,
            });
          },
          (m, vars, chosen) => {
            vars.it = moveCards(m, chosen, 'trash', 'discard');
            vars.did += vars.it.length;
          },
        ),
      );
    }
  }
}

/** Looks at the condition of an ability and its once-per-turn mark (11-2-12) when it is about to do something. */
export function opening(steps: Steps, program: string, clause: ClauseId): void {
  steps.run(clause, (context) => {
    const { m, self } = context;
    const ability = abilityNamed(m, program)?.ability;
    if (!ability || (ability.if !== undefined && !holds(context, ability.if))) return DONE;
    if (!ability.oncePerTurn || self === null) return;
    const object = findUnit(m.board, self) ?? findBase(m.board, self)?.base;
    if (object?.used.includes(program)) return DONE;
    if (object) markUsed(m, self, program);
  });
}
