import type { Ruleset } from 'arbiter-client';
import type { MessageComponent } from './components.ts';
import { box, button, MENU_ENTRIES, menu, plain, row, text } from './components.ts';
import type { User } from './discord.ts';

/* A challenge keeps everything it is about in its own buttons, so that the bot need not remember it. */

export interface Challenge {
  ruleset: string;
  players: [string, string];
  /** The sample decks of both, by their places in the list of the ruleset. */
  decks: [number, number];
  /** Minutes for each decision; 0 for no clock. */
  minutes: number;
}

const BETWEEN = '~';

const written = ({ ruleset, players, decks, minutes }: Challenge): string =>
  [ruleset, ...players, ...decks, minutes].join(BETWEEN);

export function readChallenge(said: string): Challenge {
  const [ruleset = '', p1 = '', p2 = '', d1 = '0', d2 = '0', minutes = '0'] = said.split(BETWEEN);
  return { ruleset, players: [p1, p2], decks: [Number(d1), Number(d2)], minutes: Number(minutes) };
}

export const nameOf = ({ global_name, username }: User): string => global_name ?? username;

const hurry = ({ minutes }: Challenge): string =>
  minutes === 0 ? '' : `\nEach decision has ${minutes} minute${minutes === 1 ? '' : 's'}; who takes longer loses.`;

/** Who challenges whom to what, with the decks to choose and an answer to give. */
export function challengeMessage(
  challenge: Challenge,
  { title, sampleDecks }: Pick<Ruleset, 'title' | 'sampleDecks'>,
): MessageComponent[] {
  const said = written(challenge);
  const menus = challenge.players.map((_, seat) =>
    row(
      menu(
        `deck${seat + 1}:${said}`,
        'Deck',
        sampleDecks
          .slice(0, MENU_ENTRIES)
          .map(({ title }, at) => ({ label: title, value: String(at), chosen: at === challenge.decks[seat] })),
      ),
    ),
  );
  const [p1, p2] = challenge.players;
  return [
    box(
      text(`## <@${p1}> challenges <@${p2}> to ${plain(title)}${hurry(challenge)}`),
      text(`The deck of <@${p1}>`),
      ...menus.slice(0, 1),
      text(`The deck of <@${p2}>`),
      ...menus.slice(1),
    ),
    row(button(`accept:${said}`, 'Accept', 'main'), button(`decline:${said}`, 'Decline', 'danger')),
  ];
}
