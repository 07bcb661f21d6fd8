import { z } from 'zod';
import type { Json } from '../engine/index.ts';

const json: z.ZodType<Json> = z.json();
const player = z.enum(['p1', 'p2']);
const named = (what: string) => z.string().min(1).describe(what);
const byPath = z
  .record(z.string().min(1), json)
  .refine((paths) => Object.keys(paths).length > 0, 'needs at least one path');

const eventFields = {
  type: named('The type of the event.').optional(),
  clause: named('The clause it cites.').optional(),
  player: player.nullable().optional(),
  data: z.record(z.string(), json).optional().describe('Fields of its data; the others may be anything.'),
  text: named('A part of the sentence that describes it.').optional(),
  parent: z.string().min(1).nullable().optional().describe('The name of the event that caused it; null for none.'),
  under: named('The name of an event further up in its causes.').optional(),
  as: named('A name for the event, for the `parent` and `under` of later ones.').optional(),
};
const eventObject = z.strictObject(eventFields).refine((event) => Object.keys(event).some((key) => key !== 'as'), {
  message: 'an event has to be described by type, clause, player, data, text, parent or under',
});

const event = z.union([named('The type of the event.'), eventObject]);

const refusal = z
  .strictObject({
    code: named('The code of the refusal.').optional(),
    clause: named('The clause that forbids it.').optional(),
    fact: named('A part of the fact that failed, in words.').optional(),
    was: json.optional().describe('What the fact is.'),
    needed: json.optional().describe('What it would have to be.'),
  })
  .refine((said) => Object.keys(said).length > 0, 'needs at least one of code, clause, fact, was and needed');

const notOffered = z.union([
  named('The id of an option; `*` stands for any text.'),
  z.strictObject({
    option: named('The id of an option; with `*`, every action that could be meant by it.'),
    code: named('The code of the refusal.').optional(),
    clause: named('The clause that forbids it.').optional(),
    fact: named('A part of the fact that failed, in words.').optional(),
    was: json.optional(),
    needed: json.optional(),
  }),
]);

const decision = z
  .strictObject({
    player: player.optional(),
    kind: named('The sort of decision.').optional(),
    clause: named('The clause that asks.').optional(),
    prompt: named('A part of the question.').optional(),
  })
  .refine((asked) => Object.keys(asked).length > 0, 'needs at least one of player, kind, clause and prompt');

const outcome = z
  .strictObject({
    winner: player.nullable().optional(),
    reason: named('The reason.').optional(),
    clause: named('The clause that ends the game.').optional(),
  })
  .refine((ended) => Object.keys(ended).length > 0, 'needs at least one of winner, reason and clause');

const viewer = z.enum(['p1', 'p2', 'spectator', 'judge']);

/** What a name can stand for in a case: a letter, then letters, digits and `_`. */
const boundName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,19}$/, 'expected a letter, then letters, digits or _');
const place = z.int().min(1).describe('Which of them, in the order in which they entered play; 1 for the first.');
const entered = z.union([
  named('The id of its card; the first of them.'),
  place,
  z.strictObject({ card: named('The id of its card.'), at: place }),
]);

const checkFields = {
  events: z.array(event).min(1).optional().describe('Events that happen, in this order; others may come between.'),
  exactly: z.array(event).optional().describe('All events but the ignored ones, in order.'),
  types: z.array(z.string().min(1)).optional().describe('The types of all events but the ignored ones, in order.'),
  never: z.array(event).min(1).optional().describe('Events that do not happen.'),
  ignore: z.array(z.string().min(1)).optional().describe('Types that `exactly` and `types` leave out.'),
  among: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe('The only types that `exactly` and `types` look at; nothing is left out of them.'),
  names: z
    .record(boundName, entered)
    .optional()
    .describe('Names for what entered play; `$name` stands for it from here on, in options, values and paths.'),
  offered: z.array(z.string().min(1)).min(1).optional().describe('Options that somebody has; `*` stands for any text.'),
  'not-offered': z.array(notOffered).min(1).optional().describe('Options that nobody has, and why not.'),
  'only-offered': z.array(z.string().min(1)).optional().describe('All options that anybody has, in any order.'),
  awaiting: z.union([z.literal('none'), decision, z.array(decision).min(1)]).optional(),
  state: byPath.optional().describe('Values by their path in the board; a path that starts with $ looks at the state.'),
  view: z.partialRecord(viewer, byPath).optional().describe('The same, in what somebody may see of it.'),
  seen: z
    .partialRecord(viewer, z.array(event).min(1))
    .optional()
    .describe('Events in order, as somebody may see them.'),
  outcome: z.union([z.literal('none'), outcome]).optional(),
};

const act = z.union([
  named('The id of an option, or `concede`; `*` stands for any text, where one option fits.'),
  z.number().int(),
  z
    .strictObject({ option: z.string().min(1).optional(), answer: json.optional(), decision: z.string().optional() })
    .refine((given) => (given.option === undefined) !== (given.answer === undefined), 'needs an option or an answer'),
]);

const note = z.string().optional().describe('For the reader.');

const count = z.int().min(0);
const waiting = z.array(z.json());

/** A game at one moment, as a state says it. What is not said is as it was before anything happened. */
const stateFields = {
  counters: z
    .strictObject({ event: count, object: count, decision: count, batch: count, chain: count })
    .optional()
    .describe('The numbers of the last event, object and so on.'),
  rng: z.array(z.int()).optional().describe('Where chance goes on.'),
  frames: waiting.optional().describe('The programs in progress.'),
  pending: waiting.optional().describe('The effects that wait.'),
  modifiers: waiting.optional().describe('What effects have changed for a time.'),
  fresh: waiting.optional().describe('Events that were not looked at yet.'),
  awaiting: waiting.optional().describe('The open decisions.'),
  board: json.describe('The board, in the form of the ruleset.'),
};

const step = z
  .strictObject({ note, p1: act.optional(), p2: act.optional(), refused: refusal.optional(), ...checkFields })
  .refine((acted) => (acted.p1 === undefined) !== (acted.p2 === undefined), 'a step is one action, of p1 or of p2');

const checks = z.strictObject(checkFields);
const seat = z.union([
  named('The id of a sample deck.'),
  z.strictObject({ name: z.string().min(1).optional(), deck: json }),
]);
const options = z.record(z.string(), json).optional().describe('Options of the match.');

const faultIn = (example: string) =>
  z
    .strictObject({
      path: named(`Where the fault is: ${example}`).optional(),
      reason: named('A part of what is wrong, in words.').optional(),
    })
    .refine((fault) => Object.keys(fault).length > 0, 'needs a path or a reason');

const caseFields = {
  name: named('What is proved, in words; the case is called by it.'),
  note,
  why: named('Why the verdict is right, by the clauses.').optional(),
  clauses: z.array(z.string().min(1)).default([]).describe('The ids of the clauses that the case proves.'),
  options,
  seed: z.string().min(1).optional().describe('Where chance starts from; without it that of the file, or the name.'),
  from: named('The name of a position of the file, which `position` adds to.').optional(),
  position: json.optional().describe('The position, in the form of the ruleset.'),
  state: z
    .strictObject(stateFields)
    .optional()
    .describe('A state, instead of a position that can’t say it: as the service gives it, without what it belongs to.'),
  start: z
    .strictObject({
      seats: z.tuple([seat, seat]).optional(),
      seed: z.string().min(1).optional(),
      refused: z.array(faultIn('/seats/0/deck/…')).min(1).optional().describe('All faults of the decks, in any order.'),
    })
    .optional()
    .describe('A match from its start, instead of a position.'),
  cards: z
    .array(json)
    .min(1)
    .optional()
    .describe('Cards by themselves, instead of a position: what is wrong with them.'),
  refused: z
    .array(faultIn('/cards/0/… or /position/…'))
    .optional()
    .describe('All faults of the cards or the position of the case, in any order; none where the cards are accepted.'),
  begin: checks.optional().describe('What holds at the first decision, and what happens up to it.'),
  steps: z.array(step).min(1).optional(),
  then: checks.optional().describe('What holds at the end; its events are those of the whole case.'),
};

/** One case. */
export const caseSchema = z
  .strictObject(caseFields)
  .refine(
    ({ position, from, state, start, cards }) =>
      [position ?? from, state, start, cards].filter((beginning) => beginning !== undefined).length === 1,
    'needs a position, a state, a start or cards',
  )
  .refine((one) => one.cards === undefined || one.refused !== undefined, 'needs what is refused of its cards')
  .refine((one) => one.refused === undefined || !(one.state || one.start || one.begin || one.steps || one.then), {
    message: 'only cards or a position are refused, and no game begins then: leave out begin, steps and then',
  })
  .refine((one) => !one.start?.refused || !(one.begin || one.steps || one.then), {
    message: 'decks that are refused start no game: leave out begin, steps and then',
  });

/** What can still be checked in a case that is wrong elsewhere. */
export const casePartSchema = z.object({
  name: z.string().catch(''),
  clauses: caseFields.clauses.catch([]),
  options: caseFields.options.catch(undefined),
  from: caseFields.from.catch(undefined),
  position: caseFields.position,
  state: caseFields.state.catch(undefined),
  start: caseFields.start.catch(undefined),
  cards: caseFields.cards.catch(undefined),
  refused: caseFields.refused.catch(undefined),
});

const fileFields = {
  ruleset: named('The id of the ruleset.'),
  note,
  cards: z.array(json).optional().describe("Cards added to the ruleset's sample cards; the same id replaces."),
  options,
  ignore: z.array(z.string().min(1)).optional().describe('Types of events that `exactly` and `types` leave out.'),
  include: z
    .array(named('The path of a file, from this one.'))
    .optional()
    .describe('Files whose cards, options, positions, seed and `ignore` come before those of this one.'),
  positions: z
    .record(z.string().min(1), z.record(z.string(), json))
    .optional()
    .describe('Positions by name, for the `from` of cases.'),
  seed: z.string().min(1).optional().describe('Where chance starts from in every case.'),
};

/** What a file without cases is for. */
const SHARED = ['cards', 'options', 'positions', 'ignore', 'seed', 'include'] as const;
const somethingIn = (file: { cases?: unknown } & { [K in (typeof SHARED)[number]]?: unknown }): boolean =>
  file.cases !== undefined || SHARED.some((field) => file[field] !== undefined);
const NOTHING = 'needs cases, or something for other files to include';

/** A file of cases that were not looked at yet. */
export const caseFileHeadSchema = z
  .strictObject({ ...fileFields, cases: z.array(z.unknown()).min(1).optional() })
  .refine(somethingIn, NOTHING);

/** A file of conformance cases. */
export const caseFileSchema = z
  .strictObject({ ...fileFields, cases: z.array(caseSchema).min(1).optional() })
  .refine(somethingIn, NOTHING)
  .meta({ title: 'Conformance cases of Arbiter' });

export type CaseFileForm = z.infer<typeof caseFileHeadSchema>;
export type CaseForm = z.infer<typeof caseSchema>;
export type StateForm = NonNullable<CaseForm['state']>;
export type StepForm = z.infer<typeof step>;
export type ActForm = z.infer<typeof act>;
export type ChecksForm = z.infer<typeof checks>;
export type EventForm = z.infer<typeof eventObject>;
export type RefusalForm = z.infer<typeof refusal>;
export type FaultForm = z.infer<ReturnType<typeof faultIn>>;
export type DecisionForm = z.infer<typeof decision>;

/** An event that is written as its type only is the same as an object with that type. */
export const eventForm = (written: z.infer<typeof event>): EventForm =>
  typeof written === 'string' ? { type: written } : written;

/** Event types that hold no news for a complete list: what the caller just said. */
export const BOOKKEEPING = ['decision'];

/** The JSON Schema of a case file, for editors. */
export const caseFileJsonSchema = (): object => z.toJSONSchema(caseFileSchema, { io: 'input' });
