/** Texts that put something else in the place of what would happen. */
import { type Program, yesOrNo } from '../../../engine/index.ts';
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
import { destroy, strike } from '../turn/destroy.ts';
import { compileEffects } from './effects.ts';
import { outlook } from './outlook.ts';
import { Steps } from './steps.ts';

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
    steps.run(clause, (m, { replaced, self, did }) => {
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
  const unit = findUnit(m.board, id);
  const base = findBase(m.board, id);
  switch (of) {
    case 'destroyed':
      destroy(m, [{ id, by, source: vars.source as string | null }], '10-3-1');
      return;
    case 'damaged':
      strike(m, [{ target: id, amount: vars.amount as number, source: (vars.source as string | null) ?? card }], by);
      return;
    case 'rested':
      turn(m, [id], 'rested');
      return;
    case 'returned':
      if (unit) removeUnits(m, [{ unit }], vars.to as Place, 'move', {});
      else if (base) removeBase(m, base.owner, vars.to as Place, 'base-moved');
  }
}
