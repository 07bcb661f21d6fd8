/** Draws up the scene of a state: what a game tells of its table, and what is alike in every game. */
import { listDecisions } from './adjudicate.ts';
import { boundedRead } from './bounded.ts';
import { contentHash } from './canonical.ts';
import type { Game, RunOptions } from './machine.ts';
import { Machine } from './machine.ts';
import { waitingInOrder } from './pending.ts';
import type { CardSet, Ruleset, SceneSpec } from './ruleset.ts';
import type {
  Mark,
  Scene,
  SceneAbility,
  SceneBattle,
  SceneCard,
  SceneDecision,
  SceneEvent,
  SceneMark,
  SceneObject,
  SceneRequest,
  SceneWaiting,
  SceneZone,
  Table,
  TableZone,
  Thing,
} from './scene.ts';
import type { GameState, Json, Modifier, ModifierEffect, NotedEvent, PlayerId, Viewer } from './types.ts';
import { PLAYERS } from './types.ts';
import { viewDecisions, viewEvent } from './view.ts';

/** The scene of a state for `viewer`, or null where the game has none. Throws `Stopped` when it takes too much work. */
export function sceneOf<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  viewer: Viewer,
  { recent = [], names = {}, images = {}, texts = true, clocks, ...run }: SceneRequest & RunOptions = {},
): Scene | null {
  const { scene } = rules;
  if (!scene) return null;
  const m = new Machine(rules, cards, state, run);
  return boundedRead(m, () => new Drawing(m, scene, viewer, { names, images, texts, clocks }).drawn(recent));
}

/** A word of a text that could be the name of an object. */
const WORD = /[A-Za-z][A-Za-z0-9_-]*/g;

type Besides = Required<Pick<SceneRequest, 'names' | 'images' | 'texts'>> & { clocks: SceneRequest['clocks'] };

/** One scene in the making. */
class Drawing<G extends Game> {
  readonly #m: Machine<G>;
  readonly #spec: SceneSpec<G>;
  readonly #viewer: Viewer;
  readonly #table: Table;
  readonly #players: Record<PlayerId, string>;
  readonly #images: Besides['images'];
  readonly #texts: boolean;
  readonly #clocks: Besides['clocks'];
  readonly #objects: Record<string, SceneObject> = {};
  /** The cards that the scene names, and which of their abilities. */
  readonly #named = new Map<string, Set<string>>();
  /** What the stats are called that objects have. */
  readonly #titles = new Map<string, string>();

  constructor(m: Machine<G>, spec: SceneSpec<G>, viewer: Viewer, { names, images, texts, clocks }: Besides) {
    this.#m = m;
    this.#spec = spec;
    this.#viewer = viewer;
    this.#images = images;
    this.#texts = texts;
    this.#clocks = clocks;
    this.#table = spec.table(m, viewer);
    this.#players = { p1: 'Player 1', p2: 'Player 2', ...m.rules.describe.players, ...names };
  }

  drawn(events: readonly NotedEvent[]): Scene {
    const { state, rules } = this.#m;
    const { turn, battle, counters } = this.#table;
    const zones = this.#table.zones.map((zone) => this.#zone(zone));
    const waiting = this.#waiting();
    const decisions = this.#decisions();
    const toAct = new Set(decisions.map(({ player }) => player));
    const players = PLAYERS.map((id) => ({
      id,
      name: this.#players[id],
      toAct: toAct.has(id),
      counters: counters[id],
      ...given('marks', this.#marks(id)),
      ...(this.#clocks === undefined ? {} : { clock: this.#clocks[id] }),
    }));
    const scene = {
      ruleset: rules.id,
      match: state.match?.id ?? null,
      ply: state.match?.ply ?? null,
      viewer: this.#viewer,
      turn,
      players,
      zones,
      objects: this.#objects,
      cards: this.#cards(),
      titles: Object.fromEntries(this.#titles),
      ...this.#words(),
      waiting,
      battle: battle && this.#battle(battle),
      decisions,
      recent: this.#recent(events),
      outcome: state.outcome && { ...state.outcome, text: this.#ending(state.outcome) },
    };
    // Whose match it is shows nowhere in a picture, and two matches that look alike look alike.
    const { match: _match, ...shown } = scene;
    return { ...scene, hash: contentHash(shown as unknown as Json) };
  }

  #zone(zone: TableZone): SceneZone {
    if ('cards' in zone) {
      const { cards, ...head } = zone;
      if (typeof cards === 'number') return { ...head, size: cards, objects: [] };
      for (const card of cards) this.#name(card);
      return { ...head, size: cards.length, objects: [], ...given('cards', cards) };
    }
    const { things, ...head } = zone;
    const standing = things.filter(({ on }) => on === undefined);
    for (const thing of things) this.#objects[thing.id] = this.#object(thing, zone.id, things);
    const following = (id: string): string[] => [
      id,
      ...things.filter(({ on }) => on === id).flatMap((other) => following(other.id)),
    ];
    return { ...head, size: standing.length, objects: standing.flatMap(({ id }) => following(id)) };
  }

  #object(thing: Thing, zone: string, things: readonly Thing[]): SceneObject {
    const { id, name, controller, stats = [], state = [], keywords = [], abilities = [], marks = [], ...rest } = thing;
    if (rest.card !== null) this.#name(rest.card);
    for (const ability of abilities) this.#name(ability.card, ability.id);
    const changed = (stat: string): string[] =>
      this.#m.state.modifiers.flatMap(({ id: modifier, target, effect }) =>
        target === id && (effect.kind === 'stat' || effect.kind === 'set') && effect.stat === stat ? [modifier] : [],
      );
    return {
      ...rest,
      name: name ?? (rest.card === null ? 'A hidden card' : this.#nameOf(rest.card)),
      ...(controller === undefined || controller === rest.owner ? {} : { controller }),
      zone,
      ...given(
        'under',
        things.flatMap((other) => (other.on === id ? [other.id] : [])),
      ),
      ...given('state', state),
      ...given(
        'stats',
        stats.map(({ printed, title, ...stat }) => {
          this.#titles.set(stat.id, title);
          return {
            ...stat,
            ...(printed === undefined || printed === stat.now ? {} : { printed }),
            ...given('because', changed(stat.id)),
          };
        }),
      ),
      ...given('keywords', keywords),
      ...given('marks', [...marks.map(told), ...this.#marks(id)]),
      ...given(
        'abilities',
        abilities.map(
          ({ id: ability, ...about }): SceneAbility => (ability === about.card ? about : { ...about, id: ability }),
        ),
      ),
    };
  }

  #marks(target: string): SceneMark[] {
    const { bears = (whose: string) => whose } = this.#spec;
    return this.#m.state.modifiers.flatMap((modifier) =>
      bears(modifier.target) === target ? this.#mark(modifier) : [],
    );
  }

  #mark(modifier: Modifier): SceneMark[] {
    const { id, effect, card } = modifier;
    const own = this.#spec.mark?.(this.#m, modifier);
    if (own === null) return [];
    if (card !== null) this.#name(card);
    return [
      told({
        id,
        title: titleOf(effect, this.#spec.said),
        ...(effect.kind === 'counter' ? { value: effect.count } : {}),
        until: this.#spec.until(this.#m, modifier.until),
        good: isGood(effect),
        because: card,
        ...own,
      }),
    ];
  }

  #battle({ title, attackers, defenders, pairs = [], ...rest }: SceneBattle): SceneBattle {
    const there = (ids: readonly string[]) => ids.filter((id) => id in this.#objects || id in this.#players);
    return {
      title: capital(this.#called(title, [...attackers, ...defenders])),
      attackers: there(attackers),
      defenders: there(defenders),
      ...rest,
      ...given(
        'pairs',
        pairs
          .map((pair) => ({ ...pair, defenders: there(pair.defenders) }))
          .filter(({ attacker }) => there([attacker]).length > 0),
      ),
    };
  }

  #waiting(): SceneWaiting[] {
    const { rules } = this.#m;
    return waitingInOrder(this.#m).map((entry) => {
      const { id, owner, card, source, clause, program } = entry;
      const tell = rules.namePending ?? rules.describePending;
      if (card !== null) this.#name(card, program);
      const ability = card !== null && program in this.#abilitiesOf(card) ? program : null;
      const there = source !== null && source in this.#objects ? source : null;
      return {
        id,
        title: capital(this.#said(tell(this.#m, entry))),
        owner,
        card,
        ability,
        source: there,
        clause,
        ...given(
          'stats',
          (this.#spec.numbers?.(entry) ?? []).map(({ title, ...stat }) => {
            this.#titles.set(stat.id, title);
            return stat;
          }),
        ),
      };
    });
  }

  #decisions(): SceneDecision[] {
    const asking = this.#m.state.frames.at(-1)?.vars.self;
    const about = typeof asking === 'string' && asking in this.#objects ? [asking] : [];
    return viewDecisions(listDecisions(this.#m), this.#viewer).map(({ id, player, kind, prompt, clause, options }) => ({
      id,
      player,
      kind,
      prompt: this.#said(prompt),
      clause,
      about,
      among: this.#pointedAt(
        player,
        options.map((option) => option.id),
      ),
      options: options.length,
      hidden: this.#viewer !== 'judge' && this.#viewer !== player,
    }));
  }

  /** The objects that options name, in the order of the table. */
  #pointedAt(player: PlayerId, options: readonly string[]): string[] {
    const words = new Set(
      options.flatMap((option) =>
        option.split(/[>+,/=]/).flatMap((word) => {
          const rest = word.slice(word.indexOf(':') + 1);
          return [word, rest, `hand:${player}:${rest}`];
        }),
      ),
    );
    return Object.keys(this.#objects).filter((id) => words.has(id.replace(/\*\d+$/, '')));
  }

  #recent(events: readonly NotedEvent[]): SceneEvent[] {
    const { rules, cards } = this.#m;
    return events.map((event) => {
      const shown = viewEvent(event, this.#viewer);
      const { seq, clause, player, data } = shown;
      const ids = new Set(textsIn(data));
      return {
        seq,
        text: rules.describe(shown, cards, this.#players),
        clause,
        player,
        objects: Object.keys(this.#objects).filter((id) => ids.has(id)),
      };
    });
  }

  #ending({ winner, reason }: { winner: PlayerId | null; reason: string }): string {
    return winner === null ? `A draw: ${reason}` : `${this.#players[winner]} wins: ${reason}`;
  }

  /** A text of the rules, in which players go by the words of the game, with the names of the seats. */
  #said(text: string): string {
    const { players } = this.#m.rules.describe;
    return PLAYERS.reduce(
      (told, player) => (players ? told.replaceAll(players[player], this.#players[player]) : told),
      text,
    );
  }

  /** A text with names instead of the ids of players, places and what is there. What fell meanwhile has none any more. */
  #called(text: string, ids: readonly string[]): string {
    const names = new Map<string, string>(Object.entries({ ...this.#players, ...this.#places }));
    for (const id of ids) if (!names.has(id)) names.set(id, this.#objects[id]?.name ?? 'a card that is gone');
    return text.replaceAll(WORD, (word) => names.get(word) ?? word);
  }

  get #places(): Readonly<Record<string, string>> {
    return this.#spec.places ?? {};
  }

  #name(card: string, ability?: string): void {
    const abilities = this.#named.get(card) ?? new Set<string>();
    if (ability !== undefined) abilities.add(ability);
    this.#named.set(card, abilities);
  }

  #nameOf(card: string): string {
    const found = this.#m.cards.cards.get(card);
    return found === undefined ? card : this.#spec.face(found).name;
  }

  #abilitiesOf(card: string): Readonly<Record<string, string>> {
    const found = this.#m.cards.cards.get(card);
    return found === undefined ? {} : this.#spec.face(found).abilities();
  }

  #cards(): Record<string, SceneCard> {
    const told: Record<string, SceneCard> = {};
    for (const [id, wanted] of this.#named) {
      const found = this.#m.cards.cards.get(id);
      if (found === undefined) continue;
      const { name, kind, text } = this.#spec.face(found);
      const image = Object.hasOwn(this.#images, id) ? this.#images[id] : undefined;
      const pictured = image === undefined ? {} : { image };
      if (!this.#texts) {
        told[id] = { name, kind, text: '', ...pictured };
        continue;
      }
      const all = wanted.size === 0 ? [] : Object.entries(this.#abilitiesOf(id));
      const texts = all.length < 2 ? [] : all.filter(([key]) => wanted.has(key));
      told[id] = {
        ...{ name, kind, text },
        ...pictured,
        ...(texts.length > 0 ? { abilities: Object.fromEntries(texts) } : {}),
      };
    }
    return told;
  }

  #words(): Pick<Scene, 'words' | 'texts'> {
    const used = new Set(Object.values(this.#objects).flatMap(({ keywords }) => keywords?.map(({ id }) => id) ?? []));
    const words = Object.entries(this.#spec.words ?? {}).filter(([id]) => used.has(id));
    const texts = new Map<string, string>();
    // Words that one clause explains have one text.
    for (const [id, { text, clause }] of words) {
      const same = [...texts].find(([, other]) => other === text);
      if (same === undefined) texts.set(texts.has(clause ?? id) ? id : (clause ?? id), text);
    }
    const idOf = (text: string) => [...texts].find(([, other]) => other === text)?.[0] ?? text;
    return {
      words: Object.fromEntries(words.map(([id, word]) => [id, { ...word, text: idOf(word.text) }])),
      texts: this.#texts ? Object.fromEntries(texts) : {},
    };
  }
}

/** A mark without what can't be said of it. */
const told = ({ until, good, because, ...mark }: Mark): SceneMark => ({
  ...mark,
  ...(until === null ? {} : { until }),
  ...(good === null ? {} : { good }),
  ...(because === null ? {} : { because }),
});

/** A list under its name, or nothing where it is empty. */
const given = <N extends string, T>(name: N, list: readonly T[]): { [K in N]?: readonly T[] } =>
  (list.length > 0 ? { [name]: list } : {}) as { [K in N]?: readonly T[] };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every text in a value. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsIn);
}

/** What a change does to whoever bears it, in a few words of the game. */
function titleOf(effect: ModifierEffect, said: Readonly<Record<string, string>>): string {
  const say = (word: string): string => said[word] ?? word;
  switch (effect.kind) {
    case 'stat':
      return `${say(effect.stat)} ${effect.add < 0 ? '' : '+'}${effect.add}`;
    case 'set':
      return `${say(effect.stat)} is ${effect.to}`;
    case 'keyword':
      return `${say(effect.keyword)}${effect.value === 1 ? '' : ` ${effect.value}`}`;
    case 'cant':
      return `Can't ${say(effect.what)}`;
    case 'can':
      return `May ${say(effect.what)}`;
    case 'must':
      return `Must ${say(effect.what)}`;
    case 'ability':
      return 'One more ability';
    case 'instead':
      return `Something else happens in place of being ${say(effect.of)}`;
    case 'counter':
      return say(effect.name);
    case 'become':
      return 'A copy of another card';
    case 'trait':
      return effect.trait === null ? 'No traits' : `${effect.has ? 'Is' : 'Is no'} ${effect.trait}`;
    case 'shield':
      return `Shielded from the next ${effect.left} ${say(effect.against)}`;
    case 'said':
      return `The word ${effect.word}`;
    case 'watch':
      return 'An effect that waits';
  }
}

function isGood(effect: ModifierEffect): boolean | null {
  switch (effect.kind) {
    case 'stat':
      return effect.add === 0 ? null : effect.add > 0;
    case 'keyword':
    case 'ability':
    case 'can':
    case 'shield':
      return true;
    default:
      return null;
  }
}
