import type { Alike } from './form.ts';
import { alike } from './form.ts';

const GAME = 'src/rulesets/unnamed';
const MORE = '["Stryker was here"]';
const OTHER = '"Stryker was here!"';

export const UNNAMED: readonly Alike[] = [
  ...alike(`${GAME}/atoms/board.ts`, 'A zone that is named is one: only a mistake of ours comes here.', [
    ['!zone', 'false'],
    [`\`no zone \${name}\``, '``'],
  ]),
  ...alike(`${GAME}/board/printed.ts`, 'A card that is asked for is in the set: only a mistake of ours comes here.', [
    [`\`no card \${id}\``, '``'],
  ]),
  ...alike(
    `${GAME}/atoms/replacing.ts`,
    'What is replaced is a thing that stands, or a card in a hand that is named by a reference.',
    [
      [
        'reference === undefined || named === null',
        'reference === undefined && named === null',
        'if (reference === undefined ||',
      ],
      ['reference === undefined', 'false', 'if (reference === undefined ||'],
      ['named === null', 'false', 'if (reference === undefined ||'],
    ],
  ),
  ...alike(
    `${GAME}/atoms/replacing.ts`,
    'A text has a program of what it does instead where it says what, and nowhere else.',
    [
      ['instead === null', 'false', 'if (instead === null || continuous.instead?.of !== of ||'],
      ['continuous.instead?.of', 'continuous.instead.of', 'if (instead === null || continuous.instead?.of !== of ||'],
      ['instead === null', 'false', "if (instead === null || !from.includes('hand')"],
      ['continuous.instead?.of', 'continuous.instead.of', "if (instead === null || !from.includes('hand')"],
    ],
  ),
  ...alike(`${GAME}/atoms/replacing.ts`, 'What has no limit is used up by no number.', [
    ['timesPerMatch !== undefined', 'true', '>= timesPerMatch) return true'],
    ['most === undefined', 'false', 'if (most === undefined'],
    ['most === undefined || self === null', 'false'],
    ['most === undefined || self === null', 'most === undefined && self === null'],
    ['self === null', 'false', 'if (most === undefined'],
  ]),
  ...alike(`${GAME}/atoms/replacing.ts`, 'Only what stands is limited by the turn, and it stands when it speaks.', [
    ['self !== null', 'true', 'markUsed(m, self'],
    ['findStanding(m, self)?.object', 'findStanding(m, self).object', '.object.used ?? []'],
    ['[]', MORE, '.object.used ?? []'],
  ]),
  ...alike(`${GAME}/atoms/replacing.ts`, 'What cards have happen for a time is found once more, and is the same.', [
    ['known', 'false', 'if (known) return known;'],
    ['nexts.set(cards, found);', ';'],
    ['all.length === 0', 'false'],
    ['known.size === 0', 'false'],
  ]),
  ...alike(`${GAME}/atoms/replacing.ts`, 'A text without such a filter is about everything.', [
    ['filter === undefined', 'false', '(filter === undefined || concerns('],
  ]),
  ...alike(`${GAME}/atoms/replacing.ts`, 'A number that is undefined is written as none.', [
    ['count === undefined', 'false', '{ amount: count }'],
  ]),
  ...alike(`${GAME}/atoms/units.ts`, 'Where nothing has become a copy for a time, to look for copies finds none.', [
    ['copies', 'true', 'if (copies) turnCopies(m)'],
    ["effect.kind === 'become' && ends(until)", 'true'],
    ["effect.kind === 'become' && ends(until)", "effect.kind === 'become' || ends(until)"],
    ["effect.kind === 'become'", 'true', 'const copies'],
  ]),
  ...alike(`${GAME}/atoms/units.ts`, 'A land has no counter of [Rest] that would wear off.', [
    ["kind === 'unit'", 'true', 'object.rest > 0'],
  ]),
  ...alike(`${GAME}/atoms/units.ts`, 'What was rested or readied stands.', [
    ['findUnit(m, first.id)?.player', 'findUnit(m, first.id).player'],
  ]),
  ...alike(`${GAME}/atoms/units.ts`, 'Nothing stands under no name.', [['source === null', 'false', 'const killer']]),
  ...alike(`${GAME}/atoms/turn.ts`, 'What uses an effect of its own stands.', [
    ['findStanding(m, id)?.player', 'findStanding(m, id).player'],
    ['objectIn(board, id)?.used', 'objectIn(board, id).used'],
  ]),
  ...alike(`${GAME}/board/past.ts`, 'What cards ask the past for is found once more, and is the same.', [
    ['known.set(cards, found);', ';'],
  ]),
  ...alike(`${GAME}/board/printed.ts`, 'Which cards speak from piles is found once more, and is the same.', [
    ['known', 'false', 'if (known) return known;'],
    ['speakers.set(cards, found);', ';'],
  ]),
  ...alike(`${GAME}/board/printed.ts`, 'Cards that say nothing from a pile are looked at there, and say nothing.', [
    ['!cards.has(card)', 'false'],
    ['cards.has(card)', 'true', 'return true'],
    ['lasting.length > 0', 'true'],
  ]),
  ...alike(`${GAME}/board/printed.ts`, 'The abilities of a card set are listed once more, and are the same.', [
    ['abilities.set(cards, found);', ';'],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'What fits a filter and is ready is said once more, and is the same.', [
    ['known !== undefined', 'false', 'if (known !== undefined) return known;'],
    ['readied.set(filter, both);', ';'],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'Cards that are named are as many as cards that are counted.', [
    ["!('discard' in cost) || cost.filter !== undefined", 'true'],
  ]),
  ...alike(`${GAME}/board/printed.ts`, 'What stands is listed anew, and is the same.', [
    ['before?.p1 === p1 && before.p2 === p2', 'false'],
  ]),
  ...alike(`${GAME}/board/deck.ts`, 'A field of a fault that is undefined is written as one that is not there.', [
    ['accepts === undefined', 'false'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'A field of a fault that is undefined is written as one that is not there.', [
    ['accepts === undefined', 'false'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'It is asked whether there is a unit, or nothing, and no more.', [
    ["'land'", '""', 'const has = elsewhere'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'No hidden zone is one that is not said.', [
    ["typeof zone === 'string'", 'true', 'HIDDEN.includes(zone)'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'Only a unit can be a token.', [
    ["kind.type !== 'unit'", 'false', 'kind.token !== true'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'A zone that is not said is the one of units.', [
    ['to.zone !== undefined', 'true', "'zone' in to"],
  ]),
  ...alike(`${GAME}/board/choose.ts`, 'No word for units is one of a pile.', [
    ["'units'", '""', 'isHiddenZone ='],
    ["'units'", '""', 'const search'],
  ]),
  ...alike(`${GAME}/board/evaluate.ts`, 'No word for units is the one for lands.', [
    ["'units'", '""', "=== 'lands' ? 'land'"],
  ]),
  ...alike(`${GAME}/board/evaluate.ts`, 'Nothing stands, or has stood, under no name.', [
    ['id === null', 'false', 'id === null ? null : (findStanding'],
    ['id === null', 'false', 'countersOn(context.m, id, name)'],
    ['id !== null', 'true', '(id !== null && fights(m, id))'],
    ['name !== undefined', 'true', 'fixed(context, asked).includes(name)'],
  ]),
  ...alike(`${GAME}/board/evaluate.ts`, 'A way that is not known is none that is asked for.', [
    ['by.means === undefined', 'false', '!listOf(means)'],
  ]),
  ...alike(`${GAME}/board/evaluate.ts`, 'Nothing is called by either of the two.', [
    ["''", OTHER, "context.self ?? ''"],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'What has been given nothing is read the long way, and is the same.', [
    ['target === id', 'true', 'effect.what === SILENT))) return true'],
    ["target === id && (effect.kind === 'ability' || (effect.kind === 'cant' && effect.what === SILENT))", 'true'],
    [
      "target === id && (effect.kind === 'ability' || (effect.kind === 'cant' && effect.what === SILENT))",
      "target === id || effect.kind === 'ability' || effect.kind === 'cant' && effect.what === SILENT",
    ],
    ["effect.kind === 'ability' || (effect.kind === 'cant' && effect.what === SILENT)", 'true'],
    ["effect.kind === 'cant'", 'true', 'return true'],
    [
      "effect.kind === 'cant' && effect.what === SILENT",
      "effect.kind === 'cant' || effect.what === SILENT",
      'return true',
    ],
    ['effect.what === SILENT', 'true', 'return true'],
    ['appliesTo(m, effect, id)', 'true', '.giving) if (appliesTo(m, effect, id))'],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'Where nothing is changed or in force, what is looked through is empty.', [
    ["rare.length === 0 && !mayBe(m, 'must')", 'false'],
    ['rare.length === 0 && continuous.length === 0', 'false', 'return rest;'],
    ['rare.length === 0 && continuous.length === 0', 'false', 'return cost;'],
    ['changes === null', 'false', 'changedBy'],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'What is no unit of the player could not attack.', [
    ['[]', MORE, "!mayBe(m, 'must')"],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'A filter that is not there leaves everything.', [
    ['arrives.filter === undefined', 'false'],
  ]),
  ...alike(`${GAME}/board/continuous.ts`, 'What has no text is looked at, and says nothing.', [
    ['printed.continuous.length === 0', 'false'],
    ['found.length > 1', 'true'],
    ['found.length > 1', 'found.length >= 1'],
    ['reached.length === 0', 'false'],
  ]),
  ...alike(
    `${GAME}/board/continuous.ts`,
    'What is worked out once more, or together with what does not hang on it, is the same.',
    [
      ['inPiles1.length === 0 && inPiles2.length === 0', 'false'],
      ['before === undefined || found.length !== known.length || found.some((text, at) => text !== known[at])', 'true'],
    ],
  ),
  ...alike(
    `${GAME}/board/continuous.ts`,
    'What does nothing of a kind is looked through with those that do, and does nothing of it.',
    [
      ['gives !== null', 'true', 'giving:'],
      ['continuous.cant !== undefined', 'true', 'forbidding:'],
    ],
  ),
  ...alike(`${GAME}/board/departed.ts`, 'Nothing waits where nothing is changed.', [
    ['m.state.modifiers.length === 0', 'false'],
    ['waiting.length === 0', 'false'],
  ]),
  ...alike(`${GAME}/board/departed.ts`, 'A turn is in progress as long as cards leave.', [
    ['!turn', 'false', 'if (!turn) return;'],
    [
      "m.state.frames.find(({ program }) => program === 'turn')?.vars",
      "m.state.frames.find(({ program }) => program === 'turn').vars",
    ],
  ]),
  ...alike(`${GAME}/board/departed.ts`, 'A name that is found is not undefined.', [["''", OTHER, "name ?? ''"]]),
  ...alike(`${GAME}/effects/pay.ts`, 'Nothing is called by no name.', [
    ['self === null', 'false', 'const unit = self'],
    ['self === null', 'false', 'if (self === null || !findStanding'],
    ['self === null', 'false', 'const was = self'],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'Each part for which something is chosen has its word.', [
    ["'destroy'", '""', 'wordOf(cost) ??'],
    ['openPart(payment)?.at', 'openPart(payment).at'],
  ]),
  ...alike(`${GAME}/effects/compile.ts`, 'Nothing that a card says is null.', [
    ['value !== null', 'true', "typeof value === 'object' && value !== null"],
    ['value === null', 'false', 'if (value === null ||'],
    ['value === null', 'false', "if (typeof value !== 'object' || value === null)"],
    ['asked !== null', 'true', 'Object.values(asked)'],
  ]),
  ...alike(`${GAME}/effects/compile.ts`, 'Each part that waits is one of its card.', [
    ['delayed[parts.indexOf(waiting)]?.program', 'delayed[parts.indexOf(waiting)].program'],
    ["''", OTHER, 'delayed[parts.indexOf(waiting)]'],
    ['nexts.find(({ part }) => part === waiting)?.program', 'nexts.find(({ part }) => part === waiting).program'],
    ["''", OTHER, 'nexts.find('],
  ]),
  ...alike(`${GAME}/effects/compile.ts`, 'A text has a program of what it does instead where it says what.', [
    ['instead === null || said === undefined', 'instead === null && said === undefined'],
    ['instead === null', 'false', 'instead === null || said'],
    ['said === undefined', 'false', 'instead === null || said'],
  ]),
  ...alike(`${GAME}/effects/compile.ts`, 'What is no unit has no powers, tribes or token.', [
    ["card.type === 'unit'", 'true', 'const unit'],
  ]),
  ...alike(`${GAME}/effects/verbs.ts`, 'Nothing is called by either name.', [
    ["''", OTHER, 'export function swap('],
    ["''", OTHER, 'export function exchange('],
    ["''", OTHER, 'export function fight('],
    ["''", OTHER, 'export function redirect('],
  ]),
  ...alike(`${GAME}/effects/verbs.ts`, 'What is looked for was found where it stands.', [
    ['findStanding(m, id)?.kind', 'findStanding(m, id).kind'],
    ['!standing', 'false', 'if (!standing) return [];'],
    ['[]', MORE, 'if (!standing) return [];'],
  ]),
  ...alike(`${GAME}/effects/verbs.ts`, 'What grants an ability is a card that has it.', [
    ['!ability', 'false', 'if (!ability) return 0;'],
  ]),
  ...alike(`${GAME}/effects/verb-steps.ts`, 'A text that is no reference is not read as one.', [
    ["''", OTHER, "readReference(cardNow(m, next) ?? '')"],
    ["''", OTHER, 'readReference(cardNow(m, (vars[list]'],
  ]),
  ...alike(`${GAME}/effects/verb-steps.ts`, 'Whoever is forbidden something stands.', [
    ['unit?.player', 'unit.player'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'What takes part in an attack is known as long as it lasts.', [
    ["m.running('protection-removal')?.taken", "m.running('protection-removal').taken"],
    ['m.board.attack?.attacker', 'm.board.attack.attacker'],
  ]),
  ...alike(
    `${GAME}/actions/hand.ts`,
    'How cards are played, and which are in hand, is listed once more, and is the same.',
    [
      ['known', 'false', 'if (known) return known;'],
      ['playable.set(cards, found);', ';'],
      ['before?.hand.length === hand.length && hand.every((id, at) => id === before.hand[at])', 'false'],
    ],
  ),
  ...alike(`${GAME}/actions/board.ts`, 'A card without such an effect is looked at, and has none.', [
    ['(heardInPlay(m) & MAIN) !== 0', 'true'],
    ['(standing.printed.hears.bits & MAIN) === 0 && !isGiven(m, standing.object.id)', 'false'],
  ]),
  ...alike(`${GAME}/atoms/units.ts`, 'Where nothing happens in place of it, nothing is left out.', [
    ['begins.every((begin) => begin === null)', 'false'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'What nobody hears is looked at, and heard by nobody.', [
    ['(bit & may) === 0', 'false'],
    ['!isHeard(m, word) && !(moving && isHeardByMoved(m, event, word))', 'false'],
    ['!given && !meet(printed.hears, words)', 'false'],
    ['moment.happened.length > 0', 'true'],
    ["!mayBe(m, 'watch')", 'false'],
  ]),
  ...alike(
    `${GAME}/effects/scope-faults.ts`,
    'A field that is no number, text or list has none of the words that are looked for.',
    [
      ["typeof choose.min === 'number'", 'true'],
      ["typeof choose.max === 'number'", 'true'],
      ["typeof where.zone === 'string'", 'true'],
      ['zone !== null', 'true', 'PILES.includes(zone)'],
      ["typeof inner === 'string'", 'true', "key === 'with'"],
      ['verb !== null', 'true', 'else if (verb !== null)'],
      ['verb !== null', 'true', 'EACH.includes(verb)'],
    ],
  ),
  ...alike(`${GAME}/effects/scope-faults.ts`, 'No other verb has such a field.', [
    ["verb === 'again'", 'true', 'WHEN_MOVED'],
    ["verb === 'again'", 'true', 'value.who !== undefined'],
  ]),
  ...alike(`${GAME}/effects/scope-faults.ts`, 'What a card says is never null.', [
    ['value !== null', 'true', '!Array.isArray(value)'],
    ['value === null', 'false', "typeof value !== 'object' || value === null"],
  ]),
  ...alike(
    `${GAME}/effects/scope-faults.ts`,
    'Each word has a row in the table of triggers, which its type does not say.',
    [
      ['CARRIED.get(word)?.includes', 'CARRIED.get(word).includes'],
      ['[]', MORE, 'CARRIED.get(word) ?? []'],
    ],
  ),
  ...alike(`${GAME}/effects/scope-faults.ts`, 'Nothing is called undefined.', [
    ['ability !== undefined', 'true', 'given.add(ability)'],
    ['[]', MORE, 'given.add(ability)'],
  ]),
  ...alike(
    `${GAME}/actions/board.ts`,
    'A text that is split has a first part, and neither a unit nor a zone is called so.',
    [["''", OTHER, "const [id = '', zone = ''] = name.split('>')"]],
  ),
  ...alike(`${GAME}/actions/board.ts`, 'A unit that was rested stands where it stood.', [
    ['standing', 'true', 'if (standing) moveUnit'],
  ]),
  ...alike(
    `${GAME}/actions/board.ts`,
    'What works from a pile is limited by no turn, and is forbidden and called nothing.',
    [
      ['self === null', 'false', 'if (times === null ||'],
      ['self === null', 'false', "forbidden(m, self, 'useAbilities')"],
      ['self === null', 'false', "recalling(m, 'used'"],
    ],
  ),
  ...alike(
    `${GAME}/turn/attack.ts`,
    'There are three lanes, and an attack as long as its steps last: only a mistake of ours comes here.',
    [
      ['!attack', 'false', 'if (!attack) throw'],
      ["'no attack'", '""'],
      ['opposite?.front', 'opposite.front'],
      ['opposite?.back', 'opposite.back'],
    ],
  ),
  ...alike(`${GAME}/turn/attack.ts`, 'What has no name is not found.', [['vars.meets === undefined', 'false']]),
  ...alike(`${GAME}/turn/attack.ts`, 'Whether the winner stands was asked before.', [
    ['findUnit(m, winner)?.player', 'findUnit(m, winner).player'],
    ['findUnit(m, winner)?.object', 'findUnit(m, winner).object'],
  ]),
  ...alike(`${GAME}/turn/position.ts`, 'The schema knows the zones, and lets none else through.', [
    ["!at || !lane || at.row === 'land'", 'false'],
    ["!at || !lane || at.row === 'land'", "(!at || !lane) && at.row === 'land'"],
    ['!at || !lane', 'false', 'at.row ==='],
    ['!at || !lane', '!at && !lane', 'at.row ==='],
    ["at.row === 'land'", 'false', '!at || !lane'],
    ["'land'", '""', '!at || !lane'],
    ['readZone(land.at)?.lane', 'readZone(land.at).lane'],
    ['!lane', 'false', 'if (!lane) return;'],
  ]),
];
