import type { Scene } from '../../../clients/typescript/src/index.ts';
import { ArbiterProblem } from '../../../clients/typescript/src/index.ts';
import type { Card, Checking } from '../cards/checking.svelte.ts';
import type { CardFault, OpenDecision, ToldEvent, Trouble } from '../service.ts';
import { arbiter, troubleOf } from '../service.ts';
import type { Act, CaseStart, Step } from './case-file.ts';
import type { FormField, Schema } from './form.ts';
import { firstPosition, formOf } from './form.ts';
import { Laying } from './laying.svelte.ts';

/** An event of a match that nobody records. */
export type TriedEvent = Omit<ToldEvent, 'ply'>;

/** What came of a step; the first one is what happened up to the first decision. */
export interface Came {
  /** What was chosen, in words; null before the first step. */
  label: string | null;
  player: 'p1' | 'p2' | null;
  events: readonly TriedEvent[];
  awaiting: readonly OpenDecision[];
  outcome: Scene['outcome'];
}

/** What was asked for is looked at by someone who sees everything. */
const SEEN = { viewer: 'judge', include: 'state,events,awaiting,scene' } as const;

interface Told {
  state?: unknown;
  events?: TriedEvent[];
  awaiting?: OpenDecision[];
  scene?: Scene | null;
}

/** Cards in a position that somebody laid out, played on; played again from its start whenever the cards or the position change. */
export class Trying {
  readonly checking: Checking;
  readonly laying = new Laying();
  form = $state.raw<readonly FormField[]>([]);
  schema = $state.raw<object | null>(null);
  /** Where a match starts, where it is not from the position. */
  start = $state.raw<CaseStart | null>(null);
  options = $state.raw<Record<string, unknown> | null>(null);
  seed = $state('workbench');
  steps = $state.raw<readonly Step[]>([]);
  came = $state.raw<readonly Came[]>([]);
  scene = $state.raw<Scene | null>(null);
  decisions = $state.raw<readonly OpenDecision[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** What the service finds wrong with the position. */
  faults = $state.raw<readonly CardFault[]>([]);
  busy = $state(false);
  #asked = 0;

  constructor(checking: Checking) {
    this.checking = checking;
  }

  async read(): Promise<void> {
    const { position } = await arbiter.rulesets.schemas(this.checking.ruleset);
    this.schema = position;
    this.form = formOf(position as Schema);
  }

  /** Whether the position was laid out for the cards that are there: nobody has to begin with an empty table. */
  get empty(): boolean {
    return this.start === null && Object.keys(this.laying.position).length === 0;
  }

  /** Lays a card out where one of its kind would lie, so that it can be seen on a table at once. */
  layOut(card: Card): void {
    this.start = null;
    this.steps = [];
    this.laying.position = firstPosition(this.form, card, this.checking.samples);
  }

  /** Takes everything off the table. */
  clear(): void {
    this.#asked++;
    this.start = null;
    [this.steps, this.came, this.decisions, this.faults] = [[], [], [], []];
    [this.scene, this.trouble, this.busy] = [null, null, false];
    if (Object.keys(this.laying.position).length > 0) this.laying.position = {};
  }

  /** Plays everything from the start: as far as the steps can be taken. */
  async run(): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const { ruleset, set } = this.checking;
      const begin = this.start === null ? { position: this.laying.position } : this.start;
      const body = {
        cards: set,
        seed: this.seed,
        ...begin,
        ...(this.options === null ? {} : { options: this.options }),
      };
      let told = (await arbiter.states.start(ruleset, body as never, SEEN)) as Told;
      const came = [cameOf(told, null, null)];
      let trouble: Trouble | null = null;
      const taken: Step[] = [];
      for (const step of this.steps) {
        try {
          const act = actOf(step, told.awaiting ?? []);
          told = (await arbiter.states.adjudicate(
            { state: told.state, action: act.action, cards: set } as never,
            SEEN,
          )) as Told;
          came.push(cameOf(told, act.label, step.player));
          taken.push(step);
        } catch (error) {
          trouble = troubleOf(error);
          break;
        }
      }
      if (asked !== this.#asked) return;
      this.steps = taken;
      this.came = came;
      this.trouble = trouble;
      this.faults = [];
      this.scene = told.scene ?? null;
      this.decisions = told.awaiting ?? [];
    } catch (error) {
      if (asked !== this.#asked) return;
      this.trouble = troubleOf(error);
      this.faults = error instanceof ArbiterProblem ? (error.faults as CardFault[]) : [];
      [this.came, this.decisions, this.scene] = [[], [], null];
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  async act(player: 'p1' | 'p2', act: Act): Promise<void> {
    this.steps = [...this.steps, { player, act }];
    await this.run();
  }

  async back(): Promise<void> {
    this.steps = this.steps.slice(0, -1);
    await this.run();
  }
}

const cameOf = ({ events = [], awaiting = [], scene }: Told, label: string | null, player: Came['player']): Came => ({
  label,
  player,
  events,
  awaiting,
  outcome: scene?.outcome ?? null,
});

/** The action that a step is of those that can be taken, and what it is called. */
function actOf({ player, act }: Step, awaiting: readonly OpenDecision[]): { action: unknown; label: string } {
  if (act === 'concede') return { action: { player, concede: true }, label: 'concedes' };
  const decision = awaiting.find((one) => one.player === player) ?? awaiting[0];
  const base = { player, decision: decision?.id ?? 'none' };
  if (typeof act === 'object') return { action: { ...base, answer: act.answer }, label: JSON.stringify(act.answer) };
  const pattern = new RegExp(`^${act.split('*').map(escaped).join('.*')}$`);
  const fitting = decision?.options.filter(({ id }) => pattern.test(id)) ?? [];
  const [option] = fitting;
  if (option && fitting.length === 1) return { action: option.action, label: option.label };
  return { action: { ...base, option: act }, label: act };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
