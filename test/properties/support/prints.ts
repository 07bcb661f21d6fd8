import { skill } from '../../../src/rulesets/alteil/language/language.ts';
import { PRINTED as ALTEIL } from '../../../src/rulesets/alteil/text/printed.ts';
import type { Wording } from '../../../src/rulesets/cards/wording.ts';
import { automatic, passive, use } from '../../../src/rulesets/dx2/language/language.ts';
import { PRINTED as DX2 } from '../../../src/rulesets/dx2/text/printed.ts';
import { ability } from '../../../src/rulesets/gundam/language/language.ts';
import { PRINTED as GUNDAM } from '../../../src/rulesets/gundam/text/printed.ts';

/** Whether a row says one thing of its kind, and not one after another: texts at random of many sentences hardly ever make sense. */
export const saysOne = ({ of, parts }: Wording): boolean =>
  typeof of !== 'string' || !parts.some((part) => typeof part !== 'string' && 'kind' in part && part.kind === of);

/** The same, with as many details of an attack as there are. */
const isShort = (row: Wording): boolean => row.of === 'details' || saysOne(row);

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
    bracketed: [
      'subtype: Salt Choir',
      'sub type: salt of the Choir or Tin Heron',
      'Card Type:Salt Choir, Marsh Crew',
      'subtype: EX: Dawn',
      'card: Tin Heron',
      'card: Tin Heron or Salt Choir',
      'area: 1-2-3',
      'area: 4-5-6',
      'area 5',
      'Area:7 , 8',
      'conditional use/Tin Heron is on the field',
      'Conditional use / Marsh Crew is not open or closed on the field.',
      'conditional use/A unit is on the field',
    ],
  },
];
