import { z } from 'zod';
import { seatClock } from './clocks.ts';
import { json, names } from './json.ts';
import { wireSchemas } from './registry.ts';
import { viewerQuery } from './requests.ts';
import { hash, playerId, sealedState, state, viewer } from './state.ts';

/** The formats in which a scene is given. */
export const SCENE_FORMATS = ['json', 'text', 'svg', 'png'] as const;
export type SceneFormat = (typeof SCENE_FORMATS)[number];

const format = z
  .enum(SCENE_FORMATS)
  .optional()
  .describe(
    'json, text (80 columns), svg or png, for clients that send no Accept header of their own, such as an <img>; without it, what Accept asks for.',
  );

const texts = z
  .enum(['true', 'false'])
  .transform((said) => said === 'true')
  .optional()
  .describe(
    'With `false`, the texts of cards and keywords are left out, for clients that know them from the cards or from an earlier scene.',
  );
export const drawnQuery = viewerQuery.extend({ format, texts });
export const sceneQuery = drawnQuery.extend({
  ply: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('The ply after which the table is shown; the last one if left out.'),
});

const name = names(100).min(1).optional();

export const sceneRequest = z.strictObject({
  state: z.union([state, sealedState]).describe('The state whose table is shown.'),
  cards: z
    .array(json)
    .max(10_000)
    .optional()
    .describe('The cards of the state, if they are neither the sample cards nor registered.'),
  names: z
    .strictObject({
      p1: name.describe('What the first player is called.'),
      p2: name.describe('What the second player is called.'),
    })
    .optional()
    .describe('What the players are called; a state does not hold their names.'),
});

const id = z.string().describe('Its id among others of its kind.');
const title = z.string().describe('What it is called.');
const clause = z.string().optional().describe('The clause of the rulebook behind it.');
const named = z.object({ id, title });
const cited = named.extend({ clause });
const player = playerId.describe('Whose it is.');
const objects = z.array(z.string());

const mark = z
  .object({
    id,
    title,
    value: z.int().optional().describe('How much of it, if it is counted.'),
    until: z.string().optional().describe('When it ends; left out if it stays.'),
    good: z.boolean().optional().describe('Whether it is good for what it lies on; left out if that cannot be said.'),
    because: z.string().optional().describe('The card whose text made it, by its id in `cards`.'),
  })
  .register(wireSchemas, { id: 'SceneMark', description: 'A change that lasts on an object or a player.' });

const counter = z
  .object({
    id,
    title,
    value: z.int().describe('How much it is now.'),
    of: z.int().optional().describe('The most it has been, or can be.'),
    parts: z
      .array(named.extend({ value: z.int().describe('How much of it.') }))
      .optional()
      .describe('What it is made of.'),
  })
  .register(wireSchemas, { id: 'SceneCounter', description: 'A number of a player or of a place.' });

const turn = z
  .object({
    number: z.int().describe('0 while the game is prepared.'),
    player: playerId.nullable().describe("The player whose turn it is; null if it is neither's."),
    phase: cited.describe('The phase of the turn.'),
    step: cited.nullable().describe('The step of the phase.'),
    notes: z.array(named).optional().describe('Other states of the whole table, such as the time of day.'),
  })
  .register(wireSchemas, { id: 'SceneTurn', description: 'Whose turn it is, and how far it is.' });

const scenePlayer = z
  .object({
    id: playerId.describe('The seat.'),
    name: z.string().describe('What the player is called.'),
    toAct: z.boolean().describe('Whether an open decision is theirs.'),
    counters: z.array(counter).describe('The numbers of the player: life, energy, icons.'),
    marks: z.array(mark).optional().describe('Lasting effects on the player.'),
    clock: seatClock
      .extend({ paused: z.boolean().describe('Whether the match is paused: no time passes.') })
      .optional()
      .describe('The clock of the player after the last ply of a match; left out without a clock.')
      .register(wireSchemas, { id: 'SceneClock' }),
  })
  .register(wireSchemas, {
    id: 'ScenePlayer',
    description: 'A player, with the numbers and lasting changes of theirs.',
  });

const zone = z
  .object({
    id,
    title,
    owner: playerId.nullable().describe('The player that the zone belongs to; null if both share it.'),
    layout: z
      .enum(['row', 'grid', 'pile', 'fan', 'single'])
      .describe('How to lay out its objects: a pile shows its top card, a fan is a hand, single holds at most one.'),
    ordered: z.boolean().describe('Whether the order of its objects matters.'),
    clause,
    limit: z.int().optional().describe('How many objects it can hold.'),
    rows: z
      .array(z.string())
      .optional()
      .describe('The titles of the rows of a grid, from the middle of the table to its player.'),
    columns: z.array(z.string()).optional().describe('The titles of the columns of a grid, from left to right.'),
    counters: z.array(counter).optional().describe('Numbers of the zone itself.'),
    state: z.array(named).optional().describe('States of the zone itself.'),
    size: z.int().describe('How many objects are in it, not counting those attached to others.'),
    objects: objects.describe('The objects in it, in order, each followed by what is attached to it.'),
    cards: z
      .array(z.string())
      .optional()
      .describe('The cards of a pile that the viewer may look through, the top one first, by their ids in `cards`.'),
  })
  .register(wireSchemas, {
    id: 'SceneZone',
    description: 'A place on the table, and what the viewer sees of what lies in it.',
  });

const stat = z
  .object({
    id: z.string().describe('Its id; its name is in `titles` under it.'),
    printed: z.int().optional().describe('The number printed on the card, if it differs.'),
    now: z.int().describe('The number that the rules use.'),
    left: z.int().optional().describe('What is left of it after damage.'),
    because: z.array(z.string()).optional().describe('The marks of the object that change it, by their ids.'),
  })
  .register(wireSchemas, { id: 'SceneStat', description: 'A number of an object.' });

const ability = z
  .object({
    card: z.string().describe('The card whose text it is, by its id in `cards`.'),
    id: z.string().optional().describe('Which ability of the card; left out if it is the only one.'),
    usable: z.literal(false).optional().describe('Present if it cannot be used at the moment.'),
    why: z.string().optional().describe('Why it cannot be used.'),
  })
  .register(wireSchemas, { id: 'SceneAbility', description: 'An ability that is in force.' });

const object = z
  .object({
    card: z.string().nullable().describe('The id of its card in `cards`; null if its face is hidden from the viewer.'),
    name: z.string().describe('What it is called.'),
    kind: z.string().describe('What it is: a unit, a base, a land.'),
    owner: player,
    controller: playerId.optional().describe('Who controls it, if that is not its owner.'),
    zone: z.string().describe('The zone that it lies in.'),
    at: z
      .object({
        row: z.int().describe('From 1, from the middle of the table to its player.'),
        column: z.int().describe('From 1, from left to right.'),
      })
      .optional()
      .describe('Its cell, in a grid.'),
    on: z.string().optional().describe('The object that it is attached to.'),
    under: objects.optional().describe('The objects that are attached to it.'),
    state: z.array(named).optional().describe('States that a person would show by turning, tilting or covering it.'),
    stats: z.array(stat).optional().describe('Its numbers, in the order of the game.'),
    keywords: z
      .array(named.extend({ value: z.int().optional().describe('How much of it.') }))
      .optional()
      .describe('Its keywords; their ids are those of `words`.'),
    marks: z.array(mark).optional().describe('Lasting effects on it.'),
    abilities: z.array(ability).optional().describe('Its abilities.'),
  })
  .register(wireSchemas, {
    id: 'SceneObject',
    description: 'A card or a piece on the table. What is empty is left out.',
  });

const card = z
  .object({
    name: z.string().describe('What it is called.'),
    kind: z.string().describe('The kind of card.'),
    text: z.string().describe('Its text; empty if texts were left out.'),
    image: z
      .string()
      .optional()
      .describe('The address of its picture, from `metadata.image` of a card of yours; the service does not fetch it.'),
    abilities: z
      .record(z.string(), z.string())
      .optional()
      .describe('The texts of those of its abilities that the scene names, if it has several.'),
  })
  .register(wireSchemas, { id: 'SceneCard', description: 'The face of a card, once for all objects that have it.' });

const waiting = z
  .object({
    id,
    title,
    owner: player,
    card: z.string().nullable().describe('The card whose text it is.'),
    ability: z.string().nullable().describe('Which of its abilities.'),
    source: z.string().nullable().describe('The object whose text it is, if it is still there.'),
    clause: z.string().describe('The clause by which it waits.'),
    stats: z.array(stat).optional().describe('Its numbers, such as its speed.'),
  })
  .register(wireSchemas, { id: 'SceneWaiting', description: 'An effect that waits for its turn.' });

const battle = z
  .object({
    title: z.string().describe('Who attacks what, in a sentence.'),
    attackers: objects.describe('Objects, or players.'),
    defenders: objects.describe('Objects, or players.'),
    clause: z.string().describe('The clause of the attack.'),
    step: named.optional().describe('The step that the battle is at.'),
    pairs: z
      .array(
        z.object({
          attacker: z.string().describe('Who attacks.'),
          defenders: objects.describe('Who is attacked by it.'),
        }),
      )
      .optional()
      .describe('Who attacks whom, if several attack at once.'),
  })
  .register(wireSchemas, { id: 'SceneBattle', description: 'The battle, the combat or the attack in progress.' });

const decision = z
  .object({
    id: z.string().describe('The id of the decision.'),
    player: playerId.describe('Who decides.'),
    kind: z.string().describe('The kind of decision.'),
    prompt: z.string().describe('What is asked.'),
    clause: z.string().describe('The clause by which the player is asked.'),
    about: objects.describe('The objects that it is about: the one whose effect asks.'),
    among: objects.describe('The objects that its options name; empty if the viewer may not see the options.'),
    options: z.int().describe('How many options are listed; 0 if the viewer may not see them.'),
    hidden: z.boolean().describe('Whether the options are hidden from the viewer.'),
  })
  .register(wireSchemas, { id: 'SceneDecision', description: 'An open decision, without its options.' });

const event = z
  .object({
    seq: z.int().describe('Number of the event in its match.'),
    text: z.string().describe('What happened.'),
    clause: z.string().describe('The clause that made it happen.'),
    player: playerId.nullable().describe('Whose event it is.'),
    objects: objects.describe('The objects that it names and that are still there.'),
  })
  .register(wireSchemas, { id: 'SceneEvent', description: 'Something that has just happened.' });

const word = z.object({
  text: z.string().describe('The id of its text in `texts`.'),
  clause,
});

export const scene = z
  .object({
    ruleset: z.string().describe('The id of the ruleset.'),
    match: z.string().nullable().describe('The match; null for a state that belongs to none.'),
    ply: z.int().nullable().describe('The ply after which the table is shown.'),
    viewer: viewer.describe('The viewer it is drawn for.'),
    turn,
    players: z.array(scenePlayer).describe('Both players, p1 first.'),
    zones: z.array(zone).describe('The zones of the table, those of p1 first.'),
    objects: z.record(z.string(), object).describe('The objects on the table, by id.'),
    cards: z.record(z.string(), card).describe('The cards that something in the scene names, by id.'),
    titles: z.record(z.string(), z.string()).describe('What the stats of the objects are called, by their ids.'),
    words: z.record(z.string(), word).describe('What the keywords of the objects mean, by their ids.'),
    texts: z.record(z.string(), z.string()).describe('Texts of the rules that words share.'),
    waiting: z.array(waiting).describe('The effects that wait, the next one first.'),
    battle: battle.nullable().describe('The battle in progress; null if there is none.'),
    decisions: z.array(decision).describe('The open decisions.'),
    recent: z.array(event).describe('What happened last, the oldest first.'),
    outcome: z
      .object({
        winner: playerId.nullable().describe('The winner; null if nobody wins.'),
        reason: z.string().describe('What decided it.'),
        clause: z.string().describe('The clause that decided it.'),
        text: z.string().describe('How the game ended, in a sentence.'),
      })
      .nullable()
      .describe('How the game ended; null while it is running.'),
    hash: hash.describe('SHA-256 of everything else but `match`: scenes with the same hash look the same.'),
  })
  .register(wireSchemas, {
    id: 'Scene',
    description: 'The table as anybody can show it: all numbers worked out, all names and texts said.',
  });

export type SceneQuery = z.output<typeof sceneQuery>;
export type SceneStateRequest = z.output<typeof sceneRequest>;
