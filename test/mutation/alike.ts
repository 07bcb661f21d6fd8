import { CARDS } from './alike/cards.ts';
import { DX2 } from './alike/dx2.ts';
import type { Alike } from './alike/form.ts';
import { NEXUS } from './alike/nexus.ts';
import { UNNAMED } from './alike/unnamed.ts';
import type { Mutant } from './mutants.ts';
import { readTarget } from './targets.ts';

/** Those of games that have a file of their own, and all others. */
export const ALIKE: readonly Alike[] = [
  ...CARDS,
  ...DX2,
  ...NEXUS,
  ...UNNAMED,
  {
    file: 'src/rulesets/gundam/board/values.ts',
    was: "'pilot' in object && !areBoundByPrint(m)",
    becomes: "'pilot' in object || !areBoundByPrint(m)",
    why: 'What is remembered for less long than it could be is worked out again, and is the same.',
  },
  {
    file: 'src/rulesets/gundam/board/values.ts',
    was: 'changing(m).keyword',
    becomes: 'true',
    line: 'if (changing(m).keyword) {',
    why: 'Where no text gives a keyword, to look for those that do takes time and finds none.',
  },
  {
    file: 'src/rulesets/gundam/board/used.ts',
    was: "typeof value === 'string' && KEYS.includes(key)",
    becomes: 'true',
    why: 'Words that are taken for used are looked for, and not found.',
  },
  {
    file: 'src/rulesets/gundam/effects/verbs.ts',
    was: 'zone === undefined',
    becomes: 'false',
    line: 'cardZone: zone',
    why: 'A register that is undefined is read, and written, as one that is not there.',
  },
  {
    file: 'src/rulesets/gundam/atoms/damage.ts',
    was: 'object',
    becomes: 'true',
    line: 'if (object) object.damage -= one.amount;',
    why: 'What is repaired was found a moment before, and nothing happens in between.',
  },
  {
    file: 'src/engine/action.ts',
    was: 'checked.revision === m.revision',
    becomes: 'checked.revision !== m.revision',
    why: 'What was checked is performed before anything changes; to check it once more takes time and comes to the same.',
  },
  {
    file: 'src/rulesets/gundam/turn/room.ts',
    was: 'over === 0',
    becomes: 'false',
    why: 'To choose none of the Units is no choice, and nobody is asked; to make it up takes time.',
  },
  {
    file: 'src/rulesets/gundam/effects/compile.ts',
    was: "card.type === 'resource'",
    becomes: 'false',
    line: 'const plays',
    why: 'A Resource has no color, Lv or cost that could be read from it.',
  },
  ...["const [unit = '', other = ''] = name.split('>')", "const [unit = '', target = ''] = name.split('>')"].map(
    (line) => ({
      file: 'src/rulesets/gundam/actions/board.ts',
      was: "''",
      becomes: '"Stryker was here!"',
      line,
      why: 'A text that is split has a first part, and a Unit of either name is not there.',
    }),
  ),
  {
    file: 'src/rulesets/gundam/actions/hand.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    line: "const [card = '', unit = ''] = name.split('>')",
    why: 'A text that is split has a first part, and a Unit of either name is not there.',
  },
  {
    file: 'src/engine/modifiers.ts',
    was: '{ const change = changes(modifiers).get(target)?.get(stat); return change === undefined ? base : (change.to ?? base) + change.add; }',
    becomes: '{}',
    why: 'What many modifiers come to is worked out one by one, and is the same.',
  },
  {
    file: 'src/engine/notes.ts',
    was: 'before === NO_OBJECT',
    becomes: 'false',
    why: 'What is known to be no object is looked for once more, and not found.',
  },
  {
    file: 'src/engine/sitting.ts',
    was: "result.ok || result.refusal.code !== 'budget-exceeded'",
    becomes: 'false',
    why: 'A machine that is not kept is made anew, which takes longer.',
  },
  {
    file: 'src/engine/action.ts',
    was: '(one) => one === known',
    becomes: '() => undefined',
    why: 'What was checked last is read once more from the name of the option, and is the same.',
  },
  {
    file: 'src/doors/rate-limits.ts',
    was: 'cost > 0',
    becomes: 'cost >= 0',
    why: 'To take no points is never refused, and tells what is left.',
  },
  {
    file: 'src/doors/identify.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    line: 'headers.host',
    why: 'Without a Host a request is asked for no name of this machine, whatever stands in its place.',
  },
  {
    file: 'src/services/reading/plies.ts',
    was: 'last === undefined',
    becomes: 'false',
    why: 'A page of no plies is the last one, and writes no line.',
  },
  {
    file: 'src/services/matches/repeat.ts',
    was: 'again?.ok',
    becomes: 'again.ok',
    why: 'A ply that is repeated has an action. Without one an error is thrown in either case, and answered alike.',
  },
  {
    file: 'src/rulesets/alteil/effects/faults.ts',
    was: 'accepts === undefined',
    becomes: 'false',
    why: 'A field of a fault that is undefined is written as one that is not there.',
  },
  {
    file: 'src/rulesets/alteil/board/counters.ts',
    was: "typeof inner === 'string'",
    becomes: 'true',
    line: "key === 'kind' || key === 'do'",
    why: 'Nobody asks whether cards say what is no text.',
  },
  {
    file: 'src/rulesets/alteil/text/scene.ts',
    was: "effect.kind === 'stat'",
    becomes: 'true',
    why: 'No other change has a `stat` that could be one of those.',
  },
  {
    file: 'src/services/matches/lookup.ts',
    was: 'present.rules?.hash === match.ruleset.hash',
    becomes: 'false',
    why: 'A match of the edition that is here is told the same as one of another, after a look at the form of its board.',
  },
  {
    file: 'src/rulesets/gundam/text/printed-conditions.ts',
    was: 'only === undefined',
    becomes: 'false',
    why: 'A condition that denies nothing is none that a card can say, and is refused as one.',
  },
  ...['accepts', 'didYouMean'].map((field) => ({
    file: 'src/rulesets/gundam/effects/dead-words.ts',
    was: `${field} === undefined`,
    becomes: 'false',
    why: 'A field of a fault that is undefined is written as one that is not there.',
  })),
  ...[
    'if (events.length === 0 ||',
    'return known ?',
    "scope.gone.has('this') ? ['this'] : []",
    '(scope.event ?? []).filter',
  ].map((line) => ({
    file: 'src/rulesets/gundam/effects/dead-words.ts',
    was: '[]',
    becomes: '["Stryker was here"]',
    line,
    why: 'No text has a register of such a name.',
  })),
  {
    file: 'src/rulesets/gundam/effects/dead-words.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    line: 'walk(value: unknown',
    why: 'Registers stand in fields of other names than either.',
  },
  {
    file: 'src/rulesets/gundam/effects/dead-words.ts',
    was: 'field !== undefined',
    becomes: 'true',
    line: 'if (field !== undefined)',
    why: 'A verb has nothing in a field without a name.',
  },
  {
    file: 'src/rulesets/gundam/effects/dead-words.ts',
    was: "this.#card.type === 'command'",
    becomes: 'true',
    line: 'const itself =',
    why: 'Only a Command has a Pilot effect.',
  },
  {
    file: 'src/rulesets/gundam/effects/faults.ts',
    was: 'accepts === undefined',
    becomes: 'false',
    why: 'A field of a fault that is undefined is written as one that is not there.',
  },
  {
    file: 'src/rulesets/gundam/effects/faults.ts',
    was: "'shields'",
    becomes: '""',
    line: "? ['/zone', 'shields']",
    why: 'Of a choice among Shields only the place is told, and not once more the word.',
  },
  {
    file: 'src/rulesets/alteil/effects/dead-words.ts',
    was: 'accepts === undefined',
    becomes: 'false',
    why: 'A field of a fault that is undefined is written as one that is not there.',
  },
  {
    file: 'src/rulesets/alteil/effects/faults.ts',
    was: '[]',
    becomes: '["Stryker was here"]',
    line: 'const cant = (card.cant ?? [])',
    why: 'What forbids or allows nothing has no fault.',
  },
  {
    file: 'src/rulesets/alteil/effects/faults.ts',
    was: '[]',
    becomes: '["Stryker was here"]',
    line: 'const can = (card.can ?? [])',
    why: 'What forbids or allows nothing has no fault.',
  },
  {
    file: 'src/rulesets/alteil/effects/faults.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    line: "naming(verb, one, '')",
    why: 'Only the names of the skills are taken, and not where they stand.',
  },
  {
    file: 'src/rulesets/alteil/effects/faults.ts',
    was: "card.type !== 'unit'",
    becomes: 'false',
    line: 'if (skill.ranked &&',
    why: 'Only units rank up.',
  },
  {
    file: 'src/rulesets/alteil/effects/faults.ts',
    was: "card.type !== 'unit'",
    becomes: 'false',
    line: "if (card.type !== 'unit') return [];",
    why: 'Only units forbid or allow something by themselves.',
  },
  {
    file: 'src/rulesets/alteil/text/printed-acts.ts',
    was: "'$it'",
    becomes: '""',
    line: "part.together(part.hurt(hurt, some), [part.done('$it', { k: 'changes', changes }), some])",
    why: 'What is done together is done to the same units, whoever is named for it.',
  },
  {
    file: 'src/rulesets/alteil/text/printed-acts.ts',
    was: "'$it'",
    becomes: '""',
    line: "part.done('$it', { k: 'changes', changes: part.lastingFor(changes, until) ?? null }),",
    why: 'What is done together is done to the same units, whoever is named for it.',
  },
  {
    file: 'src/rulesets/alteil/effects/dead-words.ts',
    was: '[]',
    becomes: '["Stryker was here"]',
    line: 'faultsOfBy(inner, [], here, say)',
    why: 'What is answered is none of the words that can be forbidden, whatever the list has.',
  },
  {
    file: 'src/rulesets/alteil/board/deck.ts',
    was: 'accepts === undefined',
    becomes: 'false',
    why: 'A field of a fault that is undefined is written as one that is not there.',
  },
];

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The code that a mutant takes the place of. */
export function codeAt({ file, location: { start, end } }: Pick<Mutant, 'file' | 'location'>): string {
  const lines = readTarget(file)
    .split('\n')
    .slice(start.line, end.line + 1);
  lines.push((lines.pop() ?? '').slice(0, end.column));
  lines[0] = (lines[0] ?? '').slice(start.column);
  return plain(lines.join(' '));
}

const lineOf = ({ file, location }: Mutant): string => readTarget(file).split('\n')[location.start.line] ?? '';

/** The entry of a mutant in the list, if it has one. */
export const alikeOf = (mutant: Mutant, list: readonly Alike[] = ALIKE): Alike | undefined =>
  list.find(
    ({ file, was, becomes, line }) =>
      file === mutant.file &&
      plain(becomes) === plain(mutant.replacement) &&
      plain(was) === codeAt(mutant) &&
      (line === undefined || lineOf(mutant).includes(line)),
  );
