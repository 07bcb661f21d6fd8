import type { z } from 'zod';
import type { Part } from '../../contracts/parts.ts';
import { PARTS } from '../../contracts/parts.ts';
import type { WireDecision, WireEvent } from '../../contracts/replies.ts';
import type { scene as sceneShape } from '../../contracts/scene.ts';
import type { JsonObject, Viewer } from '../../engine/index.ts';
import { hashField, viewState } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { mapAsTimeAllows } from '../turns.ts';
import { sceneOfVerdict } from './scene.ts';
import type { Verdict } from './verdict.ts';
import { wireDecisions, wireEvent } from './verdict.ts';

/** So many events are told and written in a fraction of a turn; few decisions lead to more. */
const FEW_EVENTS = 100;

type SceneReply = z.output<typeof sceneShape>;

/** What each part of a verdict is told as. */
interface Told {
  state: JsonObject;
  events: WireEvent[];
  awaiting: WireDecision[];
  /** Null where the game does not say how its table is shown, or its edition is not here. */
  scene: SceneReply | null;
}

/** How each part is told to a viewer; a judge gets everything. What nobody asks for is not worked out. */
const TELLERS: { [Name in Part]: (verdict: Verdict, viewer: Viewer, call: Call) => Told[Name] | Promise<Told[Name]> } =
  {
    state: ({ rules, state }, viewer) => viewState(rules, state, viewer),
    events: (verdict, viewer) =>
      mapAsTimeAllows(verdict.events, (event) => wireEvent(verdict, event, viewer), FEW_EVENTS),
    awaiting: ({ awaiting }, viewer) => wireDecisions(awaiting, viewer),
    async scene(verdict, viewer, call) {
      const drawn = await sceneOfVerdict(call, verdict, viewer, verdict.names);
      // The same, but for lists that the reply's type would let others change.
      return drawn.ok ? (drawn.value as SceneReply) : null;
    },
  };

/** What a verdict shows to one viewer. */
export type Shown = Partial<Told> & { stateHash: string | null };

/** The hash stands after the state, whether that is told or not. */
const stateHashFor = ({ state }: Verdict, viewer: Viewer): string | null => (viewer === 'judge' ? state.hash : null);

/** The parts of a verdict as `viewer` may see them. */
export async function tellParts(call: Call, verdict: Verdict, viewer: Viewer, parts: readonly Part[]): Promise<Shown> {
  const told: Partial<Told> = {};
  for (const part of parts) Object.assign(told, { [part]: await TELLERS[part](verdict, viewer, call) });
  const { state, ...rest } = told;
  return { ...(state === undefined ? {} : { state }), stateHash: stateHashFor(verdict, viewer), ...rest };
}

/** A piece of a text, which is promised where it takes long to write. */
export type PieceOfText = string | Promise<string>;

/** A text that is put together of pieces. What is short goes with what is next to it: each piece is made bytes by itself. */
export class Pieces {
  readonly #all: PieceOfText[] = [];
  #short = '';

  /** Adds a text that is short. */
  write(text: string): void {
    this.#short += text;
  }

  /** Adds a piece that may be long. */
  put(piece: PieceOfText): void {
    this.#all.push(this.#short, piece);
    this.#short = '';
  }

  /** All of them, to which nothing is added any more. */
  end(): PieceOfText[] {
    this.#all.push(this.#short);
    return this.#all;
  }
}

/** Writes the fields of `tellParts` as text, without braces. */
export function writeParts(pieces: Pieces, call: Call, verdict: Verdict, viewer: Viewer, parts: readonly Part[]): void {
  const stateHash = stateHashFor(verdict, viewer);
  // Of hexadecimal digits, none of which is written otherwise in JSON.
  const hash = `"stateHash":${stateHash === null ? 'null' : `"${stateHash}"`}`;
  let before = '';
  if (!parts.includes('state')) {
    pieces.write(hash);
    before = ',';
  }
  for (const part of PARTS) {
    if (!parts.includes(part)) continue;
    pieces.write(`${before}"${part}":`);
    if (part === 'state' && viewer === 'judge') {
      // The whole state goes in as the text that was hashed; it is not written a second time.
      pieces.put(verdict.known?.start ?? verdict.content.slice(0, -1));
      pieces.write(hashField(verdict.state.hash));
    } else pieces.put(writePart(call, part, verdict, viewer));
    if (part === 'state') pieces.write(`,${hash}`);
    before = ',';
  }
}

function writePart(call: Call, part: Part, verdict: Verdict, viewer: Viewer): PieceOfText {
  const told = TELLERS[part](verdict, viewer, call);
  if (!(told instanceof Promise)) return JSON.stringify(told);
  return told.then(async (all) => {
    if (!Array.isArray(all)) return JSON.stringify(all);
    return `[${(await mapAsTimeAllows<unknown, string>(all, (one) => JSON.stringify(one))).join()}]`;
  });
}
