import type { EngineEvent, Json, Sentence } from '../../engine/index.ts';
import { counted, does, names } from '../../engine/index.ts';
import { USES } from './language/language.ts';

const cards = (units: Json | undefined): string[] => (units as { card: string }[]).map(({ card }) => card);

const ZONES: Readonly<Record<string, string>> = {
  deck: 'the deck',
  deckTop: 'the top of the deck',
  deckBottom: 'the bottom of the deck',
  hand: 'the hand',
  trash: 'the trash',
  shields: 'the Shields',
  exile: 'exile',
  removed: 'the removal area',
  play: 'the battle area',
};
const zone = (id: Json | undefined): string => ZONES[String(id)] ?? String(id);

const played: Sentence = (data, { who, name }) => `${who} plays ${name(data.card)}`;
const moved: Sentence = (data, { list }) => {
  const count = data.units ? cards(data.units).length : (data.count ?? 1);
  const what = data.units
    ? list(cards(data.units))
    : data.cards === undefined
      ? counted(count, 'card')
      : list(data.cards);
  return `${what} ${count === 1 ? 'goes' : 'go'} to ${zone(data.to)}`;
};

/** Every event of the game, and what is said of it. */
export const EVENTS = {
  turn: (data, { who }) => `Turn ${data.turn} begins: ${who}`,
  phase: (data) => `${data.phase} phase, ${data.step} step`,
  'player-one': (_data, { who }) => `${who} is Player One`,
  shuffle: (_data, { who }) => `${who} shuffles the deck`,
  draw: (data, { who, list }) => `${who} draws ${data.count}${data.cards === undefined ? '' : `: ${list(data.cards)}`}`,
  redraw: (data, { who }) => `${who} puts ${counted(data.count, 'card')} from hand on the bottom of the deck`,
  shields: (data, { who }) => `${who} lays ${counted(data.count, 'Shield')}`,
  resource: (data, { who }) =>
    `${who} places ${data.ex ? 'an EX Resource' : 'a Resource'}${data.rested ? ', rested' : ''}`,
  pay: (data, { who }) =>
    `${who} pays with ${[counted(data.resources, 'Resource'), counted(data.ex, 'EX Resource')].filter((part) => !part.startsWith('0 ')).join(' and ') || 'nothing'}`,
  'resources-turned': (data, { who }) =>
    `${who}: ${counted(data.count, 'Resource becomes', 'Resources become')} ${data.state}`,
  'set-active': (data) =>
    does(
      (data.ids as string[]).length === 0 ? ['Resources', 'Resources'] : data.ids,
      'becomes active',
      'become active',
    ).replace('2 × Resources', 'The Resources'),
  rest: (data) => does(data.ids, 'rests', 'rest'),
  'shield-damage': (data, { who }) => `${who}'s top Shield takes ${data.amount} damage`,
  'player-damage': (data, { who }) => `${who} takes ${data.amount} battle damage`,
  recover: (data) =>
    (data.healed as { id: string; amount: number }[]).map(({ id, amount }) => `${id} recovers ${amount}`).join('; '),
  'play-unit': played,
  'play-base': played,
  'play-pilot': played,
  'play-command': played,
  deploy: (data, { who, name }) => `${who} deploys ${name(data.card)}`,
  'deploy-base': (data, { who, name }) => `${who} deploys the Base ${name(data.card)}`,
  'replaced-base': (data, { name }) => `${name(data.card)} makes room for the new Base`,
  'base-destroyed': (data, { name }) => `${name(data.card)} is destroyed`,
  pair: (data, { name }) => `${name(data.card)} is paired with ${data.unit}`,
  unpair: (data, { name }) => `${name(data.card)} leaves ${data.unit}`,
  link: (data) => `${data.unit} is a Link Unit`,
  destroy: (data, { list }) => `${list(cards(data.units))} ${cards(data.units).length === 1 ? 'is' : 'are'} destroyed`,
  move: moved,
  'base-moved': moved,
  discard: (data, { who, list }) => `${who} discards ${data.cards === undefined ? data.count : list(data.cards)}`,
  'shield-destroyed': (data, { who, name }) => `${who}'s top Shield is revealed and destroyed: ${name(data.card)}`,
  attack: (data) => `${data.attacker} attacks ${data.target === 'player' ? 'the opponent' : data.target}`,
  'attack-step': (data) => `Attack: ${data.step} step`,
  block: (data) => `${data.blocker} blocks ${data.attacker}`,
  'no-block': (_data, { who }) => `${who} does not block`,
  'target-changed': (data) =>
    `The attack of ${data.attacker} turns to ${data.to === 'player' ? 'the opponent' : data.to}`,
  'battle-abandoned': () => 'Attacker or target is gone: the battle ends',
  'no-damage': () => 'No damage is dealt',
  'excess-damage': (data) => `${data.amount} damage is lost`,
  unblockable: (data) => `${data.attacker} can't be blocked`,
  'no-resource': (data, { who }) => `${who} places no Resource: ${data.because}`,
  'not-replaced': (data, { name }) => `${name(data.card)} replaces nothing for ${data.target} after all`,
  'nothing-done': (data, { name }) => `${name(data.card)} has nothing to do here`,
  forbidden: (data) => `Not possible for ${names(data.ids)}: an effect forbids it`,
  'pilot-follows': (data, { name }) => `${name(data.card)} goes with ${data.unit} to ${zone(data.to)}`,
  'token-gone': (data, { name }) => `The token ${name(data.card)} leaves the game`,
  'turn-passes': (_data, { who }) => `${who}'s turn is over`,
  'no-attack': (data) => `${data.attacker} can't attack`,
  'use-command': (data, { who, name }) => `${who} activates ${name(data.card)}`,
  'attack-ordered': (data) => `${data.attacker} will attack`,
  'change-sides': (data, { who }) => `${who} takes control of ${names(data.ids)}`,
  'attack-ended': (data) => `The attack of ${data.attacker} is ended`,
  'battle-end': () => 'The battle is over',
  activate: (data, { who, name }) => `${who} uses ${name(data.card)}`,
  support: (data) => `${data.unit} gives ${data.other} +${data.add} AP`,
  instead: (data, { name }) => `${name(data.card)} replaces what would happen to ${data.target}`,
  look: (data, { who }) => `${who} looks at ${counted(data.count, 'card')}`,
  named: ({ word }, { who }) => `${who} names ${word}`,
  reveal: (data, { who, list }) => `${who} reveals ${list(data.cards)}`,
  'chosen-at-random': (data) =>
    `Chosen at random: ${Array.isArray(data.chosen) ? names(data.chosen) : counted(data.chosen, 'card')}`,
  counter: ({ target, name, count }, { word }) =>
    String(name).startsWith(USES)
      ? `${target} has used ${word(String(name).slice(USES.length))} ${counted(count, 'time')}`
      : `${target} has ${count} ${word(name)} now`,
  'once-per-turn': (data) => `${data.id} has used its ability for this turn`,
  'window-closed': () => 'Both players have passed: the action step is over',
  'main-phase-ended': (_data, { who }) => `${who} ends the main phase`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** Those that put no card into play, the hand or the trash, and none out of it, pair nothing and damage nothing. */
export const STILL: ReadonlySet<string> = new Set([
  'turn',
  'phase',
  'player-one',
  'shuffle',
  'shields',
  'resource',
  'pay',
  'resources-turned',
  'set-active',
  'rest',
  'recover',
  'attack',
  'attack-step',
  'block',
  'target-changed',
  'attack-ended',
  'battle-end',
  'once-per-turn',
] satisfies (keyof typeof EVENTS | EngineEvent)[]);
