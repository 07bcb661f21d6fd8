import type { Arbiter, Match, Player } from 'arbiter-client';
import { NotSigned, verifyWebhook } from 'arbiter-client/webhooks';
import { button, row, text } from './components.ts';
import type { Discord } from './discord.ts';

/**
 * Reminders: Arbiter tells by a webhook what is asked of whom and whose time runs out, and the bot calls them in the channel. What it
 * has said last of a match stands in the data of the match, so that nobody is called twice for the same, also not by a bot that was
 * started anew.
 */

/** What the bot is told of its matches. */
const KINDS = ['decision.open', 'clock.running_out', 'match.ended', 'result.changed'] as const;

/** As much of a message as the bot reads. */
interface Told {
  type: string;
  data: { match?: string; ply?: number; seat?: Player; deadline?: string | null };
}

interface Reminder {
  /** The message in the channel, and what it is about. */
  message: string;
  about: string;
}

interface TableData {
  channel?: string;
  message?: string;
  reminder?: Reminder | null;
}

export interface ReminderSettings {
  arbiter: Arbiter;
  discord: Discord;
  /** What the matches of the bot are filed under. */
  tag: string;
  /** Draws the table of a match anew. */
  draw(match: string): void;
}

export class Reminders {
  readonly #settings: ReminderSettings;
  #secret: string | null = null;

  constructor(settings: ReminderSettings) {
    this.#settings = settings;
  }

  /**
   * Has Arbiter tell what happens at `url`. A webhook that is there is given another secret, since the one it had is told only once; for a
   * day both sign, so that a copy of the bot that was started before goes on to hear.
   */
  async begin(url: string): Promise<void> {
    const { arbiter, tag } = this.#settings;
    const wanted = { kinds: [...KINDS], tags: [tag], active: true };
    const own = (await arbiter.webhooks.list().all()).find((one) => one.url === url && one.tags.includes(tag));
    if (own) await arbiter.webhooks.amend(own.id, wanted);
    const { secret } = own
      ? await arbiter.webhooks.rotate(own.id)
      : await arbiter.webhooks.create({ ...wanted, url, description: 'Reminders in Discord' });
    this.#secret = secret;
  }

  /** What a delivery is answered with, once what it says is done: anything else than 2xx has it sent again. */
  async receive(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<number> {
    if (this.#secret === null) return 503;
    let told: Told;
    try {
      told = await verifyWebhook<Told>(new Uint8Array(body), headers, this.#secret);
    } catch (error) {
      if (error instanceof NotSigned) return 401;
      throw error;
    }
    if (told.data.match !== undefined) await this.#tell(told, told.data.match);
    return 204;
  }

  async #tell(told: Told, id: string): Promise<void> {
    const { arbiter, discord, draw } = this.#settings;
    // A clock or a judge can have done it, of which no button told the bot.
    draw(id);
    const match = await arbiter.matches.get(id);
    const { channel, message, reminder } = (match.metadata ?? {}) as TableData;
    if (channel === undefined || message === undefined) return;
    const { seat, deadline, ply } = told.data;
    const about = [told.type, seat, ply, deadline].join(' ');
    const isDue = seat !== undefined && reminder?.about !== about && (await this.#isDue(told, match));
    if (reminder && (isDue || match.status === 'over')) await discord.remove(channel, reminder.message);
    if (isDue) {
      const user = match.seats[seat === 'p1' ? 0 : 1].externalId ?? '';
      const components = [text(wordsFor(told, user)), row(button(`show:${id}`, 'Your move', 'main'))];
      const posted = await discord.post(channel, { components }, { calls: [user], below: message });
      await this.#note(match, { message: posted, about });
    } else if (reminder && match.status === 'over') await this.#note(match, null);
  }

  /** Whether somebody is still asked, and has not just acted themselves. */
  async #isDue({ type, data: { seat, ply, deadline } }: Told, match: Match): Promise<boolean> {
    const open = match.awaiting.find(({ player }) => player === seat);
    if (!open || match.paused !== null) return false;
    if (type === 'clock.running_out') return open.until === deadline;
    const [p1, p2] = match.seats;
    if (type !== 'decision.open' || ply !== match.ply || p1.externalId === p2.externalId) return false;
    const { items } = await this.#settings.arbiter.matches
      .plies(match.id, { after: String(Math.max(-1, match.ply - 20)), limit: 20 })
      .page();
    return items.findLast(({ automatic }) => !automatic)?.player !== seat;
  }

  async #note(match: Match, reminder: Reminder | null): Promise<void> {
    const metadata = { ...match.metadata, reminder } as NonNullable<Match['metadata']>;
    await this.#settings.arbiter.matches.amend(match.id, { metadata });
  }
}

/** Discord shows such a time as how long it is until then. */
export const until = (time: string): string => `<t:${Math.floor(Date.parse(time) / 1000)}:R>`;

function wordsFor({ type, data: { deadline } }: Told, user: string): string {
  const time = deadline == null ? '' : ` Your time runs out ${until(deadline)}.`;
  return type === 'clock.running_out' ? `⏳ <@${user}>${time}` : `<@${user}>, it is your move.${time}`;
}
