import { sceneQuery, sceneRequest } from '../../contracts/scene.ts';
import type { Scene, SceneAbility, SceneObject, SceneStat, Viewer } from '../../engine/index.ts';
import type { Call } from '../../services/call.ts';
import { readScene, sceneOfState } from '../../services/reading/scenes.ts';
import { checkArguments } from '../checked.ts';
import type { Args } from '../context.ts';
import { orThrow } from '../problem-error.ts';

interface In {
  call: Call;
}

function abilityOf({ cards }: Scene, { card, id, usable, why }: SceneAbility) {
  const said = cards[card];
  const text = (id === undefined ? undefined : said?.abilities?.[id]) ?? said?.text ?? '';
  return { card, id: id ?? null, text, usable: usable !== false, why: why ?? null };
}

const statsOf = ({ titles }: Scene, stats: readonly SceneStat[] = []) =>
  stats.map((stat) => ({ ...stat, title: titles[stat.id] ?? stat.id, because: stat.because ?? [] }));

function objectOf(scene: Scene, id: string, object: SceneObject) {
  const { at, stats = [], keywords = [], abilities = [], ...rest } = object;
  return {
    ...rest,
    id,
    controller: object.controller ?? object.owner,
    row: at?.row ?? null,
    column: at?.column ?? null,
    under: object.under ?? [],
    state: object.state ?? [],
    stats: statsOf(scene, stats),
    keywords: keywords.map((keyword) => {
      const word = scene.words[keyword.id];
      return { ...keyword, text: scene.texts[word?.text ?? ''] ?? '', clause: word?.clause ?? null };
    }),
    marks: object.marks ?? [],
    abilities: abilities.map((ability) => abilityOf(scene, ability)),
  };
}

/** A scene as fields are read from it: what it has by id are lists, and what it leaves out is empty. */
export function sceneSource(scene: Scene) {
  const { turn, players, zones, objects, cards, battle } = scene;
  return {
    ...scene,
    turn: { ...turn, notes: turn.notes ?? [] },
    players: players.map((player) => ({
      ...player,
      counters: player.counters.map(counted),
      marks: player.marks ?? [],
    })),
    zones: zones.map((zone) => ({
      ...zone,
      rows: zone.rows ?? [],
      columns: zone.columns ?? [],
      counters: (zone.counters ?? []).map(counted),
      state: zone.state ?? [],
      cards: zone.cards ?? [],
    })),
    objects: Object.entries(objects).map(([id, object]) => objectOf(scene, id, object)),
    cards: Object.entries(cards).map(([id, card]) => ({ ...card, id })),
    waiting: scene.waiting.map((entry) => ({ ...entry, stats: statsOf(scene, entry.stats) })),
    battle: battle && { ...battle, pairs: battle.pairs ?? [] },
    text: async (_args: unknown, { call }: In) => String(await call.pictures.draw(scene, 'text')),
  };
}

const counted = <C extends { readonly parts?: readonly object[] }>(counter: C) => ({
  ...counter,
  parts: counter.parts ?? [],
});

/** The table of a match. */
export async function sceneOfMatch(call: Call, match: string, args: Args) {
  const { format: _format, ...query } = checkArguments(sceneQuery, args);
  return sceneSource(orThrow(await readScene(call, match, query)));
}

export const sceneFields = {
  Query: {
    scene: (_root: unknown, { match, ...args }: Args & { match: string }, { call }: In) =>
      sceneOfMatch(call, match, args),
    async sceneOfState(_root: unknown, { viewer, p1, p2, ...sent }: Args & { viewer?: Viewer | null }, { call }: In) {
      const names = { ...(p1 == null ? {} : { p1 }), ...(p2 == null ? {} : { p2 }) };
      const request = checkArguments(sceneRequest, { ...sent, names });
      return sceneSource(orThrow(await sceneOfState(call, request, viewer ?? undefined)));
    },
  },
};
