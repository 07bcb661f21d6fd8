import type { ReadyCase } from '../../src/conformance/read.ts';
import type { Trace } from '../../src/conformance/run.ts';
import type { Scene } from '../../src/conformance/scene.ts';
import type { Decision, Fault, GameState, NotedEvent, PlayerId, Refusal } from '../../src/engine/index.ts';
import {
  canonical,
  conceivableOptions,
  PLAYERS,
  sceneOf,
  sha256,
  viewDecisions,
  viewEvent,
  viewState,
  whyNot,
} from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom } from '../../src/simulate/choice.ts';

/**
 * All that came of one moment of a case, in two parts: what the rules decide, and how it is told to people. A wording that is mended
 * changes the second alone.
 */
export interface Moment {
  rules: unknown;
  words: unknown;
}

/** How many actions that nobody is offered are tried at each moment: each costs about as much as a step. */
const TRIED = 3;

/** Notes all that comes of a case while it runs: `trace` is for `runCase`. */
export class Recorder {
  readonly moments: Moment[] = [];
  readonly #dice: Dice;

  constructor({ name, opened }: ReadyCase) {
    this.#dice = diceFrom(name);
    if (!opened.ok) this.moments.push(refusedAtOnce(opened.faults));
  }

  readonly trace: Trace = (_step, scene, refusal) => {
    this.moments.push(momentOf(scene, refusal, this.#dice));
  };

  /** The moments on one line: a few digits for each, first those of the rules, then those of the words. */
  get line(): string {
    const of = (part: keyof Moment) => this.moments.map((moment) => shortened(moment[part])).join('.');
    return `${of('rules')} ${of('words')}`;
  }
}

/** Enough that a change is missed once in 65,536 times. */
const DIGITS = 4;

export const shortened = (value: unknown): string =>
  sha256(canonical(JSON.parse(JSON.stringify(value)))).slice(0, DIGITS);

const refusedAtOnce = (faults: readonly Fault[]): Moment => ({ rules: faults.map(({ path }) => path), words: faults });

function momentOf(scene: Scene, refusal: Refusal | null, dice: Dice): Moment {
  const { rules, cards, state, events, awaiting } = scene;
  const tried = refusal === null ? notOffered(scene, dice) : [];
  return {
    rules: {
      events: events.map(decided),
      // What everybody may see of the state, and of each event.
      views: (['p1', 'p2', 'spectator', 'judge'] as const).map((viewer) => [
        boardOf(viewer === 'judge' ? { ...state } : viewState(rules, state, viewer)),
        events.map((event) => decided(viewEvent(event, viewer))),
        viewDecisions([...awaiting], viewer).map(askedOf),
      ]),
      refusal: refusal && reasonsOf(refusal),
      tried: tried.map(([option, { legal, ...why }]) => [option, legal || reasonsOf(why as Refusal)]),
    },
    words: {
      events: events.map((event) => [rules.describe(event, cards), event.told]),
      awaiting,
      refusal,
      tried,
      scenes: PLAYERS.map((viewer) => sceneOf(rules, cards, state, viewer, { recent: [...events] })),
    },
  };
}

/** Without what is told of it in words, and without the version of the rules and the hash of all cards, which change with every word. */
const decided = ({ told: _told, ...event }: NotedEvent) => event;

function boardOf(seen: Partial<GameState<object>>): unknown {
  const { board, modifiers, pending, outcome, counters, rng } = seen;
  return { board, modifiers, pending, outcome, counters, rng };
}

const askedOf = ({ prompt: _prompt, options, ...decision }: Decision) => ({
  ...decision,
  options: options.map(({ label: _label, ...option }) => option),
});

const reasonsOf = ({ code, clause, facts }: Pick<Refusal, 'code' | 'clause' | 'facts'>) => ({
  code,
  clause,
  facts: facts?.map(({ clause: of, was, needed }) => ({ clause: of, was, needed })),
});

/** Some of what each player could mean, legal or not, and why it is not. */
function notOffered(
  { rules, cards, state, stateText, awaiting }: Scene,
  dice: Dice,
): [string, ReturnType<typeof whyNot>][] {
  const found: [string, ReturnType<typeof whyNot>][] = [];
  if (state.outcome) return found;
  for (const player of PLAYERS) {
    const decision = awaiting.find((open) => open.player === player)?.id;
    const offered = new Set(awaiting.flatMap(({ options }) => options.map(({ id }) => id)));
    const left = conceivableOptions(rules, cards, JSON.parse(stateText), player).filter((id) => !offered.has(id));
    for (let tries = 0; tries < TRIED && left.length > 0; tries++) {
      const [option = ''] = left.splice(dice.below(left.length), 1);
      const action = { player: player as PlayerId, option, ...(decision === undefined ? {} : { decision }) };
      found.push([`${player} ${option}`, whyNot(rules, cards, JSON.parse(stateText), action)]);
    }
  }
  return found;
}
