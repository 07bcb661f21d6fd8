import { skill } from '../../../src/rulesets/alteil/language/language.ts';
import { PRINTED as ALTEIL } from '../../../src/rulesets/alteil/text/printed.ts';
import type { Wording } from '../../../src/rulesets/cards/wording.ts';
import { automatic, passive, use } from '../../../src/rulesets/dx2/language/language.ts';
import { PRINTED as DX2 } from '../../../src/rulesets/dx2/text/printed.ts';
import { ability } from '../../../src/rulesets/gundam/language/language.ts';
import { PRINTED as GUNDAM } from '../../../src/rulesets/gundam/text/printed.ts';

/** Texts at random of many sentences hardly ever make sense: these rows say one of each, with as many details of an attack as they like. */
const isShort = ({ of, parts }: Wording): boolean =>
  typeof of !== 'string' ||
  of === 'details' ||
  !parts.some((part) => typeof part !== 'string' && 'kind' in part && part.kind === of);

/** What is understood as it is printed, by the tables of wordings of each game; `bracketed` is what can stand in brackets there. */
export const PRINTS: readonly {
  id: string;
  what: string;
  of: Wording['of'];
  table: readonly Wording[];
  bracketed?: readonly string[];
}[] = [
  { id: 'dx2', what: 'skills', of: use, table: DX2.filter(isShort) },
  { id: 'dx2', what: 'passives', of: passive, table: DX2 },
  { id: 'dx2', what: 'effects', of: automatic, table: DX2 },
  { id: 'gundam', what: 'abilities', of: ability, table: GUNDAM },
  {
    id: 'alteil',
    what: 'skills',
    of: skill,
    table: ALTEIL,
    bracketed: ['subtype: Salt Choir', 'card: Tin Heron', 'area: 1-2-3'],
  },
];
