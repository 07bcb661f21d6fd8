import type { ModifierEffect } from '../../engine/index.ts';

/** What a change does to its target, in a few words: "ap +1", "can't attack". */
export function changeText(effect: ModifierEffect): string {
  switch (effect.kind) {
    case 'stat':
      return `${effect.stat} ${effect.add < 0 ? '' : '+'}${effect.add}`;
    case 'set':
      return `${effect.stat} becomes ${effect.to}`;
    case 'keyword':
      return `${effect.keyword}${effect.value === 1 ? '' : ` ${effect.value}`}`;
    case 'cant':
      return `can't ${effect.what}`;
    case 'ability':
      return 'one more ability';
    case 'instead':
      return `something else will happen instead of ${effect.of}`;
  }
}
