/** Texts that put something else in the place of what would happen. */
import type { PlayerId, Program } from '../../../engine/index.ts';
import { yesOrNo } from '../../../engine/index.ts';
import { does } from '../../cards/targets.ts';
import { markUsed } from '../atoms/damage.ts';
import { removeBase, removeUnits, turn } from '../atoms/units.ts';
import { findBase, findUnit } from '../board/board.ts';
import type { Context, EffectVars, Gundam } from '../board/context.ts';
import { cardOf, partProgram } from '../board/printed.ts';
import { hpOf, usedThisTurn } from '../board/values.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { EventBy, Place, Replacement } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { damageShieldArea, destroy, destroyShields, lose, strike } from '../turn/destroy.ts';
import { compileEffects } from './effects.ts';
import { outlook } from './outlook.ts';
import { Steps } from './steps.ts';
import { discardBy } from './verbs.ts';

/** 9-1-9-1: the program of each "instead" that an ability carries. */
export function insteadPrograms({ ability, ...source }: CompiledAbility): Program<Gundam>[] {
  const programs: Program<Gundam>[] = [];
  ability.constant?.forEach((constant, at) => {
    if (!('instead' in constant)) return;
    const clause: ClauseId = '9-1-9-1';
    const { of, optional, oncePerTurn, effects } = constant.instead;
    const program = partProgram({ ability, ...source }, at);
    const steps = new Steps(program);
    const printed = steps.label('printed');
    const end = steps.label('end');
    if (oncePerTurn) {
      // Of several at one moment only one is replaced.
      steps.run('R14', (m, { self }) => (usedThisTurn(m, self, program) ? printed : undefined));
    }
    // What can't be done in its place replaces nothing (R24); what is done though it changes nothing does.
    does(steps, clause, (context) => {
      const { kind } = outlook(context, effects);
      return kind === 'ready' || (kind === 'idle' && optional !== true) ? undefined : printed;
    });
    const carryOut = () => {
      if (oncePerTurn) steps.run('11-2-12', (m, { self }) => void (self !== null && markUsed(m, self, program)));
      compileEffects(steps, effects);
    };
    if (optional) {
      steps.optional(
        clause,
        (m, vars) =>
          yesOrNo({
            player: vars.owner,
            kind: 'instead',
            clause,
            prompt: `${cardOf(m, vars.card).name}: use it instead?`,
            yes: 'Yes',
            no: 'No',
          }),
        carryOut,
        () => steps.run(clause, () => printed),
      );
    } else {
      carryOut();
    }
    steps.run(clause, (m, { replaced, self, did, by }) => {
      // Who has no card to draw after it is lost all the same (R60).
      if (of === 'defeated')
        return by === null && m.board.players[replaced as PlayerId].deck.length === 0 ? printed : end;
      if (of !== 'destroyed') return end;
      const object = findUnit(m.board, replaced as string) ?? findBase(m.board, replaced as string)?.base;
      if (object && object.damage >= hpOf(m, object)) return printed;
      // Nothing can be done in its place by a card that has gone itself.
      const gone = self !== null && !findUnit(m.board, self) && !findBase(m.board, self);
      return gone && did === 0 ? printed : end;
    });
    does(
      steps,
      'R14',
      (context, vars) => {
        context.m.note(
          'not-replaced',
          vars.owner,
          { target: vars.replaced as string, card: vars.card },
          { clause: 'R14' },
        );
        asPrinted(context, of, vars);
      },
      printed,
    );
    steps.mark(end);
    programs.push(...steps.programs());
  });
  return programs;
}

/** What was to happen happens after all: the running replacement does not apply to it again. */
function asPrinted({ m, card }: Context, of: Replacement['of'], vars: EffectVars): void {
  const id = vars.replaced as string;
  const by = vars.by as EventBy;
  const source = (vars.source as string | null | undefined) ?? null;
  const unit = findUnit(m.board, id);
  const base = findBase(m.board, id);
  const area = unit || base ? null : ((vars.player ?? null) as PlayerId | null);
  switch (of) {
    case 'destroyed':
      if (area === null) destroy(m, [{ id, by, source }], '10-3-1');
      else destroyShields(m, area, 1, { by, source, ...(vars.which ? { which: vars.which as string } : {}) });
      return;
    case 'damaged': {
      const amount = vars.amount as number;
      const dealer = source ?? card;
      if (area === null) strike(m, [{ target: id, amount, source: dealer }], by);
      else damageShieldArea(m, area, amount, { by, source: dealer, shields: vars.shields as number });
      return;
    }
    case 'rested':
      turn(m, [id], 'rested');
      return;
    case 'returned':
      if (unit) removeUnits(m, [{ unit }], vars.to as Place, 'move', {});
      else if (base) removeBase(m, base.owner, vars.to as Place, 'base-moved');
      return;
    case 'discarded':
      discardBy(m, [id]);
      return;
    case 'defeated':
      lose(m, id as PlayerId, {
        by: vars.by as EventBy | null,
        source,
        reason: vars.reason as string,
        clause: vars.clause as ClauseId,
      });
  }
}
