import type { EngineEvent, Json, JsonObject, Sentence, Told } from '../../engine/index.ts';
import { counted, names } from '../../engine/index.ts';

const MARKS: Record<string, string> = {
  attackUp: 'attack raised',
  attackDown: 'attack lowered',
  defenceUp: 'defence raised',
  defenceDown: 'defence lowered',
  accuracyUp: 'accuracy raised',
  accuracyDown: 'accuracy lowered',
  charge: 'Charge',
  concentrate: 'Concentrate',
  might: 'Might',
  weak: 'weakness',
  repelPhysical: 'a shield that repels physical attacks',
  repelMagical: 'a shield that repels magical attacks',
  barrier: 'a Barrier',
  bulwark: 'a Bulwark',
  affinity: 'an affinity',
  effect: 'an effect',
  mark: 'a mark',
  cant: 'what it can not do',
};
const mark = (kind: Json | undefined): string => MARKS[String(kind)] ?? String(kind);
const marks = (kinds: Json | undefined): string => (Array.isArray(kinds) ? kinds.map(mark).join(', ') : '');
const list = names;
const lasting = (turns: Json | undefined): string =>
  turns === null || turns === undefined ? '' : ` for ${turns} turn${turns === 1 ? '' : 's'}`;

/** For whom an icon that is kept counts. */
const ICONS_KEPT: ReadonlyMap<unknown, string> = new Map([
  ['freeIcons', ''],
  ['freeIconsOfTeam', ' for its team'],
]);

/** What a demon has that lasts. */
function lasts({ kind, of, count, value }: JsonObject, word: Told['word']): string {
  switch (kind) {
    case 'mark':
      return `${count} of ${of}, ${value} in all`;
    case 'cant':
      return `can't ${word(`cant:${of}`)}`;
    case 'affinity':
      return word(`affinity:${of}`);
    default:
      return `${mark(kind)}${of === '' ? '' : ` (${of})`}`;
  }
}

/** Every event of the battle, and what is said of it. */
export const EVENTS = {
  'action-order': ({ order }, { who }) => `${who} acts in the order ${list(order)}`,
  'team-one': (_data, { who }) => `${who} is faster and is team 1`,
  'starting-mp': () => 'Every demon has its first MP',
  tier: ({ tier }) => `Tier ${tier} begins`,
  'tier-end': ({ tier }) => `Tier ${tier} is over`,
  'line-up': ({ effects }) => `In this tier: ${names((effects as { demon: string }[]).map(({ demon }) => demon))}`,
  connector: ({ card, skill }, { who, name }) => `${who}'s Devil Connector ${name(card)} uses ${name(skill)}`,
  turn: ({ turn, icons }, { who }) => `Turn ${turn} begins: ${who}, ${counted(icons, 'icon')}`,
  due: ({ demon }) => `${demon} is about to act`,
  'no-action': ({ demon }) => `${demon} has fallen and does not act`,
  'fell-in-action': ({ demon }) => `${demon} fell, but has acted`,
  'icons-kept': ({ demon }) => `${demon} keeps the icon of its action`,
  charm: ({ demon, targets }) =>
    list(targets) ? `${demon} is charmed and strikes ${list(targets)}` : `${demon} is charmed`,
  panic: ({ demon, option }, { word }) => {
    const skill = /^skill:([^>]+)/.exec(String(option))?.[1];
    return skill === undefined ? `${demon} panics and passes` : `${demon} panics: ${word(skill)}`;
  },
  skill: ({ demon, skill, targets }, { name }) =>
    `${demon} uses ${name(skill)}${list(targets) && ` on ${list(targets)}`}`,
  pass: ({ demon }) => `${demon} passes`,
  effect: ({ source, card }, { name }) => `${source}: an effect of ${name(card)}`,
  'effect-skipped': ({ source, card }, { name }) => `${source}: the effect of ${name(card)} does not work any more`,
  'super-reaction': ({ source, card }, { name }) => `${source} answers at once: ${name(card)}`,
  'no-super-reaction': ({ demons }) => `No Super Reaction of ${list(demons)} to a Devil Connector`,
  'not-triggered': ({ effects }) =>
    `A Devil Connector triggers nothing of ${names((effects as { demon: string }[]).map(({ demon }) => demon))}`,
  hit: ({ target, amount, element, critical, affinity }) =>
    `${target} takes ${amount} damage (${element}${critical ? ', critical' : ''}${affinity === null ? '' : `, ${affinity}`})`,
  damage: ({ target, amount, by }) => `${target} takes ${amount} damage (${by})`,
  'no-damage': ({ target }) => `${target} takes no damage`,
  absorbed: ({ target, amount }) => `The Bulwark of ${target} takes ${amount} of it`,
  miss: ({ target }) => `${target} is missed`,
  pierce: ({ target, affinity }) => `It pierces the affinity of ${target} (${affinity})`,
  blocked: ({ target, by, element }) => `${target}: ${element} is met with ${by}`,
  vanished: ({ amount }) => `${amount} repelled damage vanishes`,
  defeat: ({ demon }) => `${demon} is defeated`,
  heal: ({ target, amount }) => `${target} regains ${amount} HP`,
  'no-heal': ({ target, because }) => `${target} regains nothing (${because})`,
  endured: ({ target, hp }) => `${target} survives with ${hp} HP`,
  'not-slain': ({ target }) => `${target} can not be slain`,
  unmark: ({ target, name, count }) => `${target} loses ${count} of ${name}`,
  'attacks-left': ({ target, ends }) =>
    list(ends) === '' ? `What ${target} was given lasts for an attack less` : `${target} has used what it was given`,
  remembered: () => 'It is kept in mind',
  blows: ({ blows }) => `${blows} blows`,
  revive: ({ target, hp }) => `${target} is revived with ${hp} HP`,
  'no-revival': ({ target, because }) => (because === 'forbidden' ? `${target} can not be revived` : `${target} lives`),
  mp: ({ target, by, why }) => `${target}: ${Number(by) > 0 ? '+' : ''}${by} MP (${why})`,
  'no-mp': ({ target }) => `The MP of ${target} do not change`,
  status: (data, { word }) => `${data.target}: ${lasts(data, word)}${lasting(data.turns)}`,
  'no-status': ({ target, kind, because }) => `${target}: no ${mark(kind)} (${because})`,
  'status-end': ({ target, kinds }) => `${target} has used ${marks(kinds)}`,
  cure: ({ target, kinds }) => `${target} is cured of ${marks(kinds)}`,
  strip: ({ target, kinds }) => `${target} loses ${marks(kinds)}`,
  'team-effect': ({ of, turns }, { who }) => `The team of ${who} has ${of}${lasting(turns)}`,
  set: ({ target, what, to }) => `${target} now has ${to} ${what === 'hp' ? 'HP' : 'MP'}`,
  taken: ({ target, by, amount }) => `${by} takes ${amount} damage for ${target}`,
  'no-element': ({ demon }) => `There is no element with which ${demon} could strike`,
  durations: (_data, { who }) => `What lasts on the demons of ${who} has a turn less`,
  'limited-use': ({ demon, ability }) => {
    const whose = ICONS_KEPT.get(ability);
    return whose === undefined
      ? `A use of ${ability} by ${demon} is counted`
      : `An icon that ${demon} keeps is counted${whose}`;
  },
  icons: ({ because, full, half }, { who }) =>
    `${who}: ${because}, ${full} icons left${half === 1 ? ' and a Bonus Turn' : ''}`,
  'icons-gained': ({ count, early }, { who }) =>
    `${who} gains ${counted(count, 'icon')}${early ? ' for its first turn' : ''}`,
  'icons-lost': ({ count, early }, { who }) =>
    `${who} loses ${counted(count, 'icon')}${early ? ' of its first turn' : ''}`,
  'no-icons': ({ because }, { who }) => `${who}: no icons (${because})`,
  'defence-support': ({ amount }) => `Defence Support: ${amount} damage to every attacker`,
  drawn: ({ chosen }) => `Drawn at random: ${list(chosen)}`,
  chance: ({ percent, succeeds }) => `A chance of ${percent} %: ${succeeds ? 'yes' : 'no'}`,
  'nothing-done': ({ card }, { name }) => `A part of ${name(card)} does nothing`,
  'loop-guard': ({ cards, turns }) =>
    turns === undefined
      ? `An endless chain is stopped: ${list(cards)}`
      : `For ${turns} turns no player has chosen an action`,
  'no-blow': ({ demon }) => `${demon} has fallen and strikes no more`,
  'cut-short': () => 'Whatever still waits is dropped',
  concede: (_data, { who }) => `${who} gives up`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** Those that end and begin nothing that gives a demon effects or passives, and bring no demon into a battle. */
export const STILL: ReadonlySet<string> = new Set([
  'starting-mp',
  'tier',
  'tier-end',
  'turn',
  'due',
  'hit',
  'damage',
  'heal',
  'endured',
  'remembered',
  'revive',
  'mp',
  'set',
  'limited-use',
  'icons',
  'icons-gained',
  'icons-lost',
] satisfies (keyof typeof EVENTS | EngineEvent)[]);
