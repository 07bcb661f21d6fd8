import type { Alike } from './form.ts';
import { alike } from './form.ts';

const GAME = 'src/rulesets/nexus';
const MORE = '["Stryker was here"]';
const TEXT = '"Stryker was here!"';

export const NEXUS: readonly Alike[] = [
  ...alike(`${GAME}/board/evaluate.ts`, 'Nothing else has anything that it was last.', [
    ["subject.kind === 'last'", 'true', 'const thing ='],
  ]),
  ...['effects/faults.ts', 'board/deck.ts', 'turn/position.ts'].flatMap((file) =>
    alike(`${GAME}/${file}`, 'A field of a fault that is undefined is written as one that is not there.', [
      ['accepts === undefined', 'false'],
    ]),
  ),
  ...alike(`${GAME}/effects/faults.ts`, 'Nothing that a card says has the name that is added.', [
    ['[]', MORE, 'DEPARTURES.includes(event)'],
    ['[]', MORE, "return ['cause', "],
    ['[]', MORE, 'scope.gone.has(String(value.forEach))'],
    ['[]', MORE, 'goneAfter(skill.when as Node)'],
    ['[]', MORE, 'of table[verb]'],
    ['[]', MORE, 'of card.also'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'Each word has a row in its table, which the type of the table does not say.', [
    ['CARRIED.get(event)?.carries', 'CARRIED.get(event).carries'],
    ['REPLACED_CARRY[of]?.includes', 'REPLACED_CARRY[of].includes'],
  ]),
  ...alike(`${GAME}/turn/queue.ts`, 'Whoever is asked for a target has one.', [
    ['specAt(skillOf(m, vars), vars.aim as number)?.as', 'specAt(skillOf(m, vars), vars.aim as number).as'],
    [
      'specAt(skillNamed(m, waiting.program) as CompiledSkill, vars.at)?.as',
      'specAt(skillNamed(m, waiting.program) as CompiledSkill, vars.at).as',
    ],
  ]),
  ...alike(`${GAME}/turn/queue.ts`, 'Only a mistake of ours is told so.', [
    [`\`no skill \${program}\``, '``'],
    [`\`\${id} is not on the queue\``, '``'],
  ]),
  ...alike(
    `${GAME}/turn/queue.ts`,
    'A skill of a card that is not in play is used up by nothing, and nothing is noted.',
    [['self !== null', 'true', 'useUp(m, source, self)']],
  ),
  ...alike(`${GAME}/turn/queue.ts`, 'A field that is undefined is written as one that is not there.', [
    ['vars.place === undefined', 'false'],
  ]),
  ...alike(`${GAME}/turn/sweep.ts`, 'A field that is undefined is read as one that is not there.', [
    ['by === undefined', 'false'],
  ]),
  ...alike(`${GAME}/turn/sweep.ts`, 'Something happens in place of each who is left.', [['[]', MORE, 'one ?? []']]),
  ...['turn/battle.ts', 'turn/damage-step.ts'].flatMap((file) =>
    alike(`${GAME}/${file}`, 'Whoever has answered was asked about something.', [
      ['!next', 'false', 'if (!next) return;'],
    ]),
  ),
  ...alike(`${GAME}/turn/turn.ts`, 'No other time has a number in that place.', [
    ["'turn:'", '""', "until.startsWith('turn:')"],
  ]),
  ...alike(`${GAME}/turn/position.ts`, 'No card is called by either of the two.', [["''", TEXT, 'const id = card ??']]),
  ...alike(`${GAME}/board/continuous.ts`, 'A player is no card in play, and touched as none.', [
    ["'object'", '""', "'player' in constant.to"],
  ]),
  ...alike(`${GAME}/turn/damage-step.ts`, 'Who is ranged was noted as the step began.', [
    ['[]', MORE, "wave: 'melee'"],
  ]),
  ...alike(
    `${GAME}/effects/triggers.ts`,
    'What is no happening has no word, and nobody hears it or looks back at it.',
    [
      ['[]', MORE, 'return owner === null ? []'],
      ['[]', MORE, 'return word ? one(word, null) : []'],
      ['[]', MORE, '            ? []'],
      ['[]', MORE, "if (name.startsWith('.')) return []"],
      ['[]', MORE, 'if (data.card === null) return []'],
      ['[]', MORE, '      return [];'],
      ['[]', MORE, 'if (!past.has(word)) return []'],
    ],
  ),
  ...alike(
    `${GAME}/effects/triggers.ts`,
    'Every event that tells something has a row: only a mistake of ours comes here.',
    [
      ['!tells.includes(word)', 'false'],
      [`\`\${event.type} tells \${word}, which the table of what events tell lacks\``, '``'],
      ['[]', MORE, 'TELLS[event.type] ?? []'],
    ],
  ),
  ...alike(
    `${GAME}/effects/triggers.ts`,
    'Whoever hears nothing of a moment is asked all the same, and hears nothing.',
    [
      ['own.size > 0', 'true'],
      ['own.size > 0', 'own.size >= 0'],
      ['own.has(word)', 'true'],
      ['false', 'true', '  return false;'],
      ["canDo(m, 'skill')", 'true', 'return null;'],
      ["m.state.modifiers.some(({ effect: { kind } }) => kind === 'ability' || kind === 'watch')", 'true'],
      ["kind === 'ability' || kind === 'watch'", 'true'],
      ["canDo(m, 'skill') || m.state.modifiers.some(({ effect }) => effect.kind === 'ability')", 'true'],
      ["effect.kind === 'ability'", 'true', 'const isGiven'],
      ['!isGiven && !shares(cardOf(m, object.card).hears, words)', 'false'],
      ['skills.length > 0', 'true'],
      ['skills.length > 0', 'skills.length >= 0'],
      ["kind === 'reactive'", 'true', 'skillsOf(m, object)'],
      ['shares(askedOf(m).elsewhere, words)', 'true'],
      ["source.kind === 'reactive'", 'true'],
      ['m.state.modifiers.length === 0', 'false'],
      ['!kept && !events.some(({ type }) => types.has(type))', 'false'],
      ['words.size === 0', 'false'],
      ['gone.size === 0', 'false', 'const heard'],
      ['heard !== null && !shares(heard, words)', 'false'],
      ['listening.length === 0', 'false'],
      ['!when || !words.has(when.event)', 'false'],
      ['!when || !words.has(when.event)', '!when && !words.has(when.event)'],
      ['heard.length === 0', 'false'],
    ],
  ),
  ...alike(`${GAME}/effects/triggers.ts`, 'What is told besides is told to nobody, and not looked back at.', [
    ['events.length === 1', 'true', 'events.length === 1 ? events'],
    ['events.length === 1', 'false', 'events.length === 1 ? events'],
    ['events.length === 1', 'events.length !== 1', 'events.length === 1 ? events'],
    ['events.filter(({ type }) => types.has(type) || (kept && pastTypes.has(type)))', 'events'],
    ['types.has(type) || (kept && pastTypes.has(type))', 'true'],
    ['m.board.past !== undefined && events.some(({ type }) => pastTypes.has(type))', 'true'],
    [
      'm.board.past !== undefined && events.some(({ type }) => pastTypes.has(type))',
      'm.board.past !== undefined || events.some(({ type }) => pastTypes.has(type))',
    ],
    ['m.board.past !== undefined', 'true'],
    ['past.size === 0', 'false'],
    ['!past.has(word)', 'false'],
    ['ends || begins || facts.length > 0', 'true'],
    ['facts.length > 0', 'facts.length >= 0'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'Words that no card asks for, or no event tells, change nothing.', [
    ["'event' in value && typeof value.event === 'string'", 'true'],
    ["'event' in value && typeof value.event === 'string'", "'event' in value || typeof value.event === 'string'"],
    ["typeof value.event === 'string'", 'true'],
    [
      "[...cards.cards.values()] .flatMap(({ skills }) => skills) .filter(({ kind, skill }) => kind === 'reactive' && skill.from !== undefined)",
      '[...cards.cards.values()].flatMap(({ skills }) => skills)',
    ],
    ["kind === 'reactive' && skill.from !== undefined", 'true'],
    ["kind === 'reactive' && skill.from !== undefined", "kind === 'reactive' || skill.from !== undefined"],
    ["kind === 'reactive'", 'true', '.filter(({ kind, skill }) => kind ==='],
    ['skill.from !== undefined', 'true'],
    ['[]', MORE, 'told.some(isMeant)'],
    ['[]', MORE, 'past.size === 0 ? []'],
    ['[]', MORE, 'skill.when?.event ?? []'],
    ['TELLS[type]?.filter((word) => words.has(word))', 'TELLS[type]'],
  ]),
  ...alike(
    `${GAME}/effects/triggers.ts`,
    'What is worked out for one event alone comes out the same for one of several.',
    [
      ['first !== undefined && events.length === 1', 'false'],
      ['first !== undefined', 'true', 'events.length === 1'],
      ['first !== undefined', 'first === undefined', 'events.length === 1'],
    ],
  ),
  ...alike(`${GAME}/effects/triggers.ts`, 'What cards ask of events is worked out once more, and is the same.', [
    ['known !== undefined', 'false', 'if (known !== undefined) return known;'],
    ['asked.set(cards, made);', ';'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'What is there in any case, which its type does not say.', [
    ['skill.when?.event', 'skill.when.event'],
    ['TELLS[type]?.filter', 'TELLS[type].filter'],
    ['source', 'true', 'if (source) {'],
    ['[]', MORE, 'skillNamed(m, name) ?? []'],
    ['[]', MORE, 'used = []'],
    ["''", TEXT, "(ids[0] ?? '')"],
    ["modifier.effect.kind === 'watch'", 'true'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'Nothing is called null, or by the name that is put in its place.', [
    ['about === null', 'false', 'const object'],
    ['about === null', 'false', 'const entry'],
    ["''", TEXT, "gone.get(about ?? '')"],
    ['card !== null', 'true', 'm.cards.cards.has(card)'],
    ['self === null', 'false', 'const host'],
    ["typeof vars.self === 'string'", 'true'],
    ['self === null', 'false', '? [] : [self]'],
    ['host === null', 'false', '? [] : [host]'],
    ['[]', MORE, '? [] : [self]'],
    ['[]', MORE, '? [] : [host]'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'Any one name is as good as another where all share it.', [
    ["''", TEXT, "      ? ''"],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'A table of what has left that is empty is as good as none.', [
    ['gone.size > 0 || actor?.vars.last !== undefined', 'true'],
    ['gone.size > 0', 'gone.size >= 0'],
  ]),
  ...alike(`${GAME}/effects/matching.ts`, 'What only one asks for is shared out the long way.', [
    ['all.filter(({ need }) => need > 0).length <= 1', 'false'],
    ['all.filter(({ need }) => need > 0).length <= 1', 'all.filter(({ need }) => need > 0).length < 1'],
    ['all.filter(({ need }) => need > 0)', 'all'],
    ['need > 0', 'true', 'all.filter('],
    ['need > 0', 'need >= 0', 'all.filter('],
  ]),
  ...alike(`${GAME}/effects/matching.ts`, 'Whoever asks is one of those that ask, which a list does not say.', [
    ['asking[who]?.from', 'asking[who].from'],
    ['[]', MORE, 'asking[who]?.from'],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'Nothing in play or in a hand has the name that is added.', [
    ['[]', MORE, 'export function sources'],
    ['[]', MORE, 'export function available'],
    ['context.self !== null', 'true', 'costs.some(paysWithItself)'],
    ['[]', MORE, 'costs.some(paysWithItself)'],
    ['[]', MORE, 'return { need: 0, from: [] }'],
    ['[]', MORE, "const gone = costs.flatMap((cost, at) => ('discard' in cost"],
    ['playing !== null', 'true', 'gone.push('],
    ['[]', MORE, 'return known >= 0 ? []'],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'What pays for nothing else is left where it is.', [
    ['except.length === 0', 'false'],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'Each of the types is set in what follows.', [
    ['{ ember: 0, tide: 0, root: 0, spark: 0, veil: 0, void: 0 }', '{}'],
  ]),
  ...alike(
    `${GAME}/effects/pay.ts`,
    'A cost of nothing, or without other parts, is looked at the long way, and can be paid as well.',
    [
      ['KINDS.every((kind) => (cost[kind] ?? 0) === 0)', 'false'],
      ['(kind) => (cost[kind] ?? 0) === 0', '() => undefined'],
      ['(cost[kind] ?? 0) === 0', 'false'],
      ['costs.length === 0', 'false'],
      ['KINDS.some((kind) => missing[kind] > 0)', 'true'],
      ['missing[kind] > 0', 'true'],
      ['missing[kind] > 0', 'missing[kind] >= 0'],
    ],
  ),
  ...alike(
    `${GAME}/effects/pay.ts`,
    'Every part of a bill has its list of what was chosen, and its row of what suits it, which a list does not say.',
    [
      ['() => []', '() => undefined', 'chosen: costs.map'],
      ['chosen[at]?.length', 'chosen[at].length'],
      ['bill.chosen[part]?.length', 'bill.chosen[part].length'],
      ['parts[part]?.from', 'parts[part].from'],
      ['[]', MORE, 'parts[part]?.from'],
      ['[]', MORE, 'sharedOut(wanted) ?? []'],
      ['kind === undefined', 'false'],
      ['[]', MORE, 'kind === undefined ? []'],
      ['[]', MORE, 'const hits = (chosen[at] ?? [])'],
    ],
  ),
  ...alike(`${GAME}/effects/pay.ts`, 'Only a card in play pays with itself, or with its marks.', [
    ['self !== null', 'true', 'itself in cost'],
    ['self !== null', 'true', "'unmarkThis' in part"],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'What fits is found once more, and is the same.', [
    ['known !== undefined', 'false', 'if (known !== undefined) return known;'],
    ['fits.set(key, fit);', ';'],
  ]),
  ...alike(`${GAME}/effects/compile.ts`, 'No other card has such a word.', [
    ["card.type === 'agent'", 'true', 'const agent'],
    ["card.type !== 'event'", 'true', 'token:'],
    ["card.type === 'software'", 'true', '&& card.modifies'],
    ["card.type === 'hardware'", 'true', '&& card.gear'],
    ["kind === 'reactive' && !skill.from", 'true'],
    ["kind === 'reactive' && !skill.from", "kind === 'reactive' || !skill.from"],
    ["kind === 'reactive'", 'true', 'skill.when?.event'],
    ['skill.when?.event', 'skill.when.event'],
    ['value === null', 'false', "typeof value !== 'object'"],
  ]),
  ...alike(
    `${GAME}/effects/effects.ts`,
    'Every part that is put off is named when its card is compiled: only a mistake of ours comes here.',
    [
      ['name === undefined', 'false'],
      ["'a part that is put off has no name'", '""'],
    ],
  ),
  ...alike(`${GAME}/effects/effects.ts`, 'A mode that does nothing is refused, so that each has a first part.', [
    ['first === undefined', 'false'],
    ['false', 'true', 'if (first === undefined) return false;'],
  ]),
  ...alike(
    `${GAME}/effects/faults.ts`,
    'Nothing that is no word has left play, and no event or list has the name that is added.',
    [
      ["typeof target === 'string'", 'true', 'scope.gone.has(target)'],
      ["''", TEXT, 'skill.instead.of'],
      ["'neither'", '""', 'thisIs: part.granted'],
      ['[]', MORE, 'const { targets = [] } = part'],
    ],
  ),
  ...alike(`${GAME}/actions/battle.ts`, 'No permission has no name.', [['freed !== undefined', 'true']]),
  ...alike(`${GAME}/actions/battle.ts`, 'A text that is split has a first part, and of either name nothing is there.', [
    ["''", TEXT, 'const [id = '],
  ]),
  ...alike(`${GAME}/actions/battle.ts`, 'What is named is noted while the program that asks for it runs.', [
    ["named(m, 'name-advance')?.moves", "named(m, 'name-advance').moves", '.push('],
    ["named(m, 'name-advance')?.gear", "named(m, 'name-advance').gear", '.push('],
    ["named(m, 'name-attack')?.moves", "named(m, 'name-attack').moves", '.push('],
    ["named(m, 'name-defend')?.pairs", "named(m, 'name-defend').pairs", '.push('],
  ]),
  ...alike(`${GAME}/actions/battle.ts`, 'What ends the naming has no target, and nobody reads its value.', [
    ['true', 'false', 'candidates: () => [true]'],
    ['true', 'false', "name === '' ? true : null"],
  ]),
  ...alike(`${GAME}/actions/battle.ts`, 'The name of an action has a colon.', [["''", TEXT, "id.split(':')[1] ?? ''"]]),
  ...alike(`${GAME}/actions/window.ts`, 'A text that is split has a first part.', [
    ["''", TEXT, "const [id = '', kind]"],
  ]),
  ...alike(`${GAME}/actions/window.ts`, 'A field that is undefined is read as one that is not there.', [
    ['miss.clause === undefined', 'false'],
    ['from === undefined', 'false', 'return from === undefined'],
  ]),
  ...[
    ['atoms/board.ts', ['found === undefined']],
    ['atoms/turn.ts', ['found === undefined', 'past === undefined']],
    ['board/board.ts', ['found === null', 'found === undefined']],
  ].flatMap(([file, checks]) =>
    alike(
      `${GAME}/${file as string}`,
      'Whoever asks knows that it is there: only a mistake of ours comes here.',
      (checks as string[]).map((check) => [check, 'false'] as const),
    ),
  ),
  ...alike(`${GAME}/atoms/cards.ts`, 'A field that is undefined is written as one that is not there.', [
    ['how === undefined', 'false'],
    ['cited.clause === undefined', 'false'],
  ]),
  ...alike(`${GAME}/atoms/damage.ts`, 'Nothing has either name.', [
    ["''", TEXT, "readSector(hits[0]?.target ?? '')"],
    ["''", TEXT, "readSector(healed[0]?.target ?? '')"],
    ['[]', MORE, "data.by === 'cost' ? []"],
  ]),
  ...alike(`${GAME}/atoms/damage.ts`, 'Whoever asks has found something that is healed.', [
    ['healed[0]?.target', 'healed[0].target'],
  ]),
  ...alike(`${GAME}/atoms/limits.ts`, 'Only what reacts is asked, and nothing in play is called null.', [
    ['source.skill.when?.every', 'source.skill.when.every'],
    ['self === null', 'false', 'findObject(m.board, self) === null'],
  ]),
  ...alike(`${GAME}/atoms/objects.ts`, 'Nothing in play is called null, or by either name.', [
    ["typeof vars.self === 'string'", 'true', 'const host'],
    ["''", TEXT, '(converted[faceOf(all, object.id)]'],
    ["''", TEXT, "going[0] ?? ''"],
  ]),
  ...alike(
    `${GAME}/atoms/objects.ts`,
    'No group is empty, and what moves is of a player, which the types do not say.',
    [
      ['group[0]?.owner', 'group[0].owner'],
      ['owner !== null', 'true', "type === 'advance'"],
    ],
  ),
  ...alike(`${GAME}/atoms/replacing.ts`, 'A replacing skill says what it replaces, and no other is asked.', [
    ['skill.instead?.of', 'skill.instead.of'],
    ['[]', MORE, 'skill.instead?.of ?? []'],
    ['[]', MORE, 'except: readonly string[] = []'],
    ['instead === undefined', 'false'],
  ]),
  ...alike(`${GAME}/board/choose.ts`, 'The game names its players, which the type of games does not say.', [
    ['m.rules.describe.players?.[sector.player]', 'm.rules.describe.players[sector.player]'],
    ['m.rules.describe.players?.[entry.owner]', 'm.rules.describe.players[entry.owner]'],
  ]),
  ...alike(`${GAME}/board/context.ts`, 'No card is called null, and no program by either name.', [
    ['source === null', 'false', '!m.cards.cards.has(source)'],
    ["''", TEXT, 'export const running'],
  ]),
  ...alike(`${GAME}/board/evaluate.ts`, 'Nothing in play, nothing that has left and no card is called null.', [
    ['self === null', 'false', 'if (self === null) return null;'],
    ['self === null', 'false', 'self === null ? null : ((findObject'],
    ['id !== null', 'true', 'fixed(context, asked).includes(id)'],
    ['card === null', 'false', 'const known = card === null'],
  ]),
  ...alike(`${GAME}/board/evaluate.ts`, 'What looks back is noted wherever a card asks for it.', [
    ['past === undefined', 'false', 'if (past === undefined) return 0;'],
  ]),
  ...alike(`${GAME}/board/past.ts`, 'What a card says under “history” is a word.', [
    ["typeof value.history === 'string'", 'true'],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'No card is called by either name, and nothing in play null.', [
    ["''", TEXT, "reference.split(':').at(-1) ?? ''"],
    ['card === null', 'false', 'printed ? cardOf(m, card).onQueue'],
    ['source !== null', 'true', 'findObject(m.board, source)'],
    ['object.host === null', 'false', 'const host'],
    ['self === null', 'false', 'const object'],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'Every rule that lasts was made by a card.', [
    ["''", TEXT, "modifier.card ?? ''"],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'A field that is undefined is read as one that is not there.', [
    ['player === null', 'false', "{ kind: 'card', card, ...("],
    ['own === undefined', 'false', '...(own === undefined'],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'Where nothing is in force, what is in force is looked for and not found.', [
    ['m.state.modifiers.length === 0', 'false'],
    ['working.size === 0', 'false'],
    ['all.length === 0', 'false', 'if (all.length === 0) return [];'],
  ]),
  ...alike(`${GAME}/effects/card-verbs.ts`, 'What was looked at is named by its card, which a reference may lack.', [
    ['readReference(reference)?.card', 'readReference(reference).card'],
    ["''", TEXT, "readReference(reference)?.card ?? ''"],
  ]),
  ...alike(`${GAME}/effects/effects.ts`, 'Nothing that is no place of a card is called by either name.', [
    ["''", TEXT, "readReference(value)?.zone ?? ''"],
  ]),
  ...alike(
    `${GAME}/effects/lasting-verbs.ts`,
    'The changes of each are worked out before, and a given skill is there (dead words are refused).',
    [
      ['[]', MORE, 'of adds[at] ?? []'],
      ['!granted', 'false'],
      ['changes.length === 0', 'false'],
    ],
  ),
  ...alike(`${GAME}/effects/lasting-verbs.ts`, 'A field that is undefined is written as one that is not there.', [
    ['by === undefined', 'false', 'const effect'],
  ]),
  ...alike(`${GAME}/effects/lasting-verbs.ts`, 'Nothing in play is called null, or by either name.', [
    ['self === null', 'false', 'findObject(m.board, self) === null'],
    ["''", TEXT, 'isAgent(m, object))?.id'],
  ]),
  ...alike(`${GAME}/effects/queue-verbs.ts`, 'Nothing in play is called null.', [
    ['entry.source !== null', 'true', 'const self'],
  ]),
  ...alike(`${GAME}/effects/verb-steps.ts`, 'Nothing in play is called null, or by either name.', [
    ['self !== null', 'true', 'steps.branch('],
    ["''", TEXT, "labelOf(m, ids[at] ?? '')"],
  ]),
  ...alike(`${GAME}/index.ts`, 'No kind of action has either name.', [["''", TEXT, 'const weigh']]),
  ...alike(`${GAME}/text/describe.ts`, 'No card is called null.', [['card === null', 'false', 'An effect']]),
  ...alike(`${GAME}/text/scene.ts`, 'Nothing in play is called null.', [
    ['host !== null', 'true', 'findObject(m.board, host)'],
    ['object.host === null', 'false', '?? controller'],
  ]),
  ...alike(
    `${GAME}/turn/queue.ts`,
    'Each part of a cost has its list of what pays for it, which a list does not say.',
    [
      ['paid?.push', 'paid.push'],
      [
        '(vars.paid as string[][])[vars.paying as number]?.push',
        '(vars.paid as string[][])[vars.paying as number].push',
      ],
    ],
  ),
  ...alike(`${GAME}/turn/queue.ts`, 'Nothing in play is called null.', [
    ['entry.source !== null', 'true', 'useUp(m, source, entry.source)'],
  ]),
  ...alike(`${GAME}/turn/windows.ts`, 'No window has either name.', [["''", TEXT, "openWindow(m) ?? ''"]]),
  ...alike(
    `${GAME}/turn/written.ts`,
    'No program has either name, and a field that is undefined is written as one that is not there.',
    [
      ["''", TEXT, 'const at = AT['],
      ['removed !== undefined', 'true'],
    ],
  ),
  ...alike(`${GAME}/effects/triggers.ts`, 'No mark is changed by nothing.', [['change > 0', 'change >= 0']]),
  ...alike(`${GAME}/effects/lasting-verbs.ts`, 'No mark is changed by nothing.', [['add > 0', 'add >= 0']]),
  ...alike(`${GAME}/effects/triggers.ts`, 'What is told besides is told to nobody, and not looked back at.', [
    ['kept && pastTypes.has(type)', 'kept || pastTypes.has(type)'],
  ]),
  ...alike(`${GAME}/board/past.ts`, 'What a card says under “history” is a word, and nothing else has one.', [
    [
      "'history' in value && typeof value.history === 'string'",
      "'history' in value || typeof value.history === 'string'",
    ],
  ]),
  ...alike(
    `${GAME}/board/continuous.ts`,
    'Where no force asks about others, what is in force is the same once all is settled.',
    [
      ['forcesOf(m).asking.length > 0', 'true'],
      ['forcesOf(m).asking.length > 0', 'forcesOf(m).asking.length >= 0'],
      ['asking.length === 0', 'false', 'if (asking.length === 0) return metOf(m);'],
    ],
  ),
  ...alike(`${GAME}/turn/queue.ts`, 'Whoever asks knows that it is there: only a mistake of ours comes here.', [
    ['!found', 'false', 'is not on the queue'],
  ]),
  ...alike(`${GAME}/turn/battle.ts`, 'One thing has one order, which is also found the long way.', [
    ['list.length <= 1', 'list.length < 1'],
  ]),
  ...alike(`${GAME}/board/evaluate.ts`, 'What is not there has no card either, and shares nothing for that.', [
    ['other === null', 'false'],
  ]),
  ...alike(`${GAME}/board/evaluate.ts`, 'Neither side is meant by either word, so that both are.', [
    ["'any'", '""', "open ? 'any' : 'own'"],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'Nothing is called null, and bears no marks.', [
    ['self === null', 'false', 'marksOn(m, self, cost.name)'],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'No card has the name that is added.', [['[]', MORE, 'const seen: string[]']]),
  ...alike(`${GAME}/board/values.ts`, 'No other kind of change has such a field with such a value.', [
    ["effect.kind !== 'can'", 'false'],
    ["effect.kind !== 'keyword'", 'false'],
  ]),
  ...alike(`${GAME}/atoms/objects.ts`, 'A card from outside lies in no pile from which it could be taken.', [
    ["from !== 'outside'", 'true'],
  ]),
  ...alike(
    `${GAME}/board/continuous.ts`,
    'What asks for more than it does is looked at in rounds, and comes to the same.',
    [["key === 'skill' || key === 'filter'", 'false']],
  ),
  ...alike(`${GAME}/effects/card-verbs.ts`, 'However it is called, it is not once a turn.', [
    ["'effect'", '""', "clause: 'G13'"],
  ]),
  ...alike(`${GAME}/effects/card-verbs.ts`, 'Of no cards none is put back.', [['looked.count === 0', 'false']]),
  ...alike(`${GAME}/board/evaluate.ts`, 'Nothing but a card in play is an object, and what is undefined is none.', [
    ["subject.kind === 'object'", 'true', 'const objectOf ='],
  ]),
  ...alike(`${GAME}/atoms/board.ts`, 'No side has a pile of another name, and in none a card is found.', [
    ["zone === 'deck' || zone === 'hand' || zone === 'cache' || zone === 'limbo' || zone === 'removed'", 'true'],
  ]),
  ...alike(
    `${GAME}/board/continuous.ts`,
    'What asks for more than it does is looked at in rounds, and comes to the same.',
    [["key === 'skill'", 'false']],
  ),
  ...alike(`${GAME}/board/continuous.ts`, 'A number that is the same for each may be worked out for each.', [
    ['!source.forEach', 'false'],
  ]),
  ...alike(`${GAME}/atoms/replacing.ts`, 'What no card replaces is looked for, and not found.', [
    ['!mayReplace(m, of)', 'false'],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'Each part of a cost has its list of what pays for it.', [
    ['[]', MORE, 'const discarded'],
  ]),
  ...alike(`${GAME}/effects/pay.ts`, 'Marks that go have no time.', [["'always'", '""', "until: 'always'"]]),
  ...alike(`${GAME}/effects/verb-steps.ts`, 'Where no least part is said there is none.', [
    ['() => 0', '() => undefined', 'first: ids.map'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'No other event has a step by that name.', [
    ["type === 'step'", 'true', 'const begins'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'No card asks for the cause of what has none.', [
    ['subject !== null', 'true', 'known.subjects.push'],
  ]),
  ...alike(`${GAME}/turn/split.ts`, 'Each part is that of a defender.', [
    ['defenders[at]?.label', 'defenders[at].label'],
  ]),
  ...alike(`${GAME}/board/values.ts`, 'No void energy more is none, and a cost without it is one with none of it.', [
    ['change > 0', 'change >= 0'],
  ]),
  ...alike(`${GAME}/board/printed.ts`, 'Only a mistake of ours is told so.', [[`\`no card \${id}\``, '``']]),
  ...alike(`${GAME}/atoms/cards.ts`, 'A pile of cards that move has a first one.', [['!first', 'false']]),
  ...alike(`${GAME}/turn/sweep.ts`, 'Whoever loses is looked for once more, and not found.', [
    ['losers.length > 0', 'true', "m.call('defeat'"],
    ['losers.length > 0', 'losers.length >= 0', "m.call('defeat'"],
  ]),
];
