/** What a scene says of a thing, in few words: the same for every kind of picture. */
import type {
  Scene,
  SceneClock,
  SceneCounter,
  SceneMark,
  SceneObject,
  SceneStat,
  SceneWaiting,
  SceneZone,
} from '../engine/index.ts';

/** The side that is drawn at the bottom: the viewer's own, and the first player's for whoever has none. */
export const nearSide = ({ viewer }: Pick<Scene, 'viewer'>): 'p1' | 'p2' => (viewer === 'p2' ? 'p2' : 'p1');
export const farSide = (scene: Pick<Scene, 'viewer'>): 'p1' | 'p2' => (nearSide(scene) === 'p1' ? 'p2' : 'p1');

/** A text of a caller's as it may stand in a picture: on one line, without what nobody sees. */
export const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu, ' ')
    .trim();

/** A number as it is now: what is left of how much, and what is printed where that is another number. */
export function numberOf({ now, left, printed }: SceneStat): string {
  const value = left === undefined || left === now ? String(now) : `${left}/${now}`;
  return printed === undefined ? value : `${value} (${printed})`;
}

export const statText = ({ titles }: Scene, stat: SceneStat): string =>
  `${plain(titles[stat.id] ?? stat.id)} ${numberOf(stat)}`;

export const markText = ({ title, value }: SceneMark): string =>
  value === undefined ? plain(title) : `${plain(title)} ${value}`;

/** A number of a player: what it is made of stands behind it where that is more than one thing. */
export function counterText({ title, value, of, parts = [] }: SceneCounter): string {
  const made = parts.filter((part) => part.value !== 0).map((part) => `${plain(part.title)} ${part.value}`);
  const among = made.length > 0 ? ` (${made.join(', ')})` : '';
  return `${plain(title)} ${of === undefined || of === value ? value : `${value}/${of}`}${among}`;
}

/** Minutes and seconds, and hours before them where there are any. */
function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
}

/** The clock of a player: until when there is time, and what was in the bank; nothing for who has no bank and is not awaited. */
export function clockText({ bank, deadline, left, paused }: SceneClock): string[] {
  const time =
    deadline !== null
      ? [`time until ${deadline.slice(0, 10)} ${deadline.slice(11, 19)} UTC`]
      : paused
        ? [left === null ? 'paused' : `paused with ${durationText(left)} left`]
        : [];
  const told = [...(bank > 0 ? [`bank ${durationText(bank)}`] : []), ...time].join(', ');
  return told === '' ? [] : [told];
}

/** Whose turn it is and how far it is. */
export function turnText({ turn, players, outcome }: Scene): string {
  if (outcome !== null) return plain(outcome.text);
  const whose = players.find(({ id }) => id === turn.player)?.name;
  const steps = [turn.phase, turn.step].flatMap((step) => (step === null ? [] : [plain(step.title)]));
  const notes = (turn.notes ?? []).map(({ title }) => plain(title));
  const of = whose === undefined ? [] : [`${plain(whose)}'s turn`];
  return [...(turn.number === 0 ? [] : [`Turn ${turn.number}`]), ...of, ...steps, ...notes].join(' · ');
}

/** The words that stand on a thing: states, then what it can do, then what lasts on it. */
export const statesOf = ({ state = [] }: SceneObject): string[] => state.map(({ title }) => plain(title));

export const keywordsOf = ({ keywords = [] }: SceneObject): string[] =>
  keywords.map(({ title, value }) => (value === undefined ? plain(title) : `${plain(title)} ${value}`));

/** What lies on top of a pile, where the viewer may look at it. */
export function topOf(scene: Scene, { cards = [] }: SceneZone): string | null {
  const [top] = cards;
  return top === undefined ? null : plain(scene.cards[top]?.name ?? top);
}

/** Everything there is to say of a thing, for those who point at it. */
export function tellingOf(scene: Scene, id: string): string {
  const object = scene.objects[id];
  if (object === undefined) return '';
  const text = object.card === null ? '' : (scene.cards[object.card]?.text ?? '');
  const marks = (object.marks ?? []).map((mark) =>
    mark.until === undefined ? markText(mark) : `${markText(mark)} until ${plain(mark.until)}`,
  );
  return [
    `${plain(object.name)} (${plain(object.kind)})`,
    (object.stats ?? []).map((stat) => statText(scene, stat)).join(', '),
    [...statesOf(object), ...keywordsOf(object), ...marks].join(', '),
    plain(text),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** An effect that waits, with its numbers. */
export const waitingText = (scene: Scene, { title, stats = [] }: SceneWaiting): string =>
  [plain(title), ...stats.map((stat) => statText(scene, stat))].join(', ');

/** How many options a decision has, behind what is asked. */
export const choices = (options: number): string => (options === 1 ? ' (1 option)' : ` (${options} options)`);
