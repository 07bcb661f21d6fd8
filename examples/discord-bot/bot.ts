import type { Arbiter, Decision, Match, MatchVerdict, PlayedMatch, Player, Ruleset } from 'arbiter-client';
import { ArbiterProblem } from 'arbiter-client';
import { InteractionResponseType, InteractionType, verifyKey } from 'discord-interactions';
import { challengeMessage, nameOf, readChallenge } from './challenge.ts';
import type { MessageComponent } from './components.ts';
import { button, picture, plain, row, text } from './components.ts';
import type { Discord, Interaction, User } from './discord.ts';
import { EPHEMERAL } from './discord.ts';
import { decisionMessage } from './moves.ts';
import { Reminders } from './reminders.ts';
import { PICTURE, tableMessage } from './table.ts';

/**
 * A bot that keeps nothing: matches are in Arbiter, with the channel and the message of their table as data of their own, and what a
 * button is about stands in the button. So it can be stopped and started at any time, and run several times over.
 */

export const TAG = 'discord-bot';

export interface BotSettings {
  arbiter: Arbiter;
  discord: Discord;
  /** The public key of the application, in hexadecimal: Discord signs what it sends. */
  publicKey: string;
  log?: (text: string) => void;
}

export interface Reply {
  status: number;
  body: object | null;
  /** What is to be done when the reply was sent: Discord knows no message of an interaction that was not answered yet. */
  work?: () => void;
}

type Act = (match: PlayedMatch) => Promise<MatchVerdict>;
type Headers = Record<string, string | readonly string[] | undefined>;

const MODAL_FIELD = 4;
const LABEL = 18;

export class Bot {
  readonly #settings: BotSettings;
  readonly #work = new Set<Promise<void>>();
  readonly #rulesets = new Map<string, Promise<Ruleset>>();
  /** Tables that are being drawn, and whether they have to be drawn once more after that. */
  readonly #drawing = new Map<string, { again: boolean }>();
  /** The ply after which the table of a match was drawn last. */
  readonly #drawn = new Map<string, number>();
  readonly reminders: Reminders;

  constructor(settings: BotSettings) {
    this.#settings = settings;
    this.reminders = new Reminders({ ...settings, tag: TAG, draw: (id) => this.#draw(id) });
  }

  /** What is answered to a request of Discord: at once, within its three seconds. What it asks for is worked on afterwards. */
  async receive(body: Buffer, headers: Headers): Promise<Reply> {
    const [signature, timestamp] = ['x-signature-ed25519', 'x-signature-timestamp'].map((name) =>
      String(headers[name] ?? ''),
    );
    const genuine = await verifyKey(body, signature ?? '', timestamp ?? '', this.#settings.publicKey);
    if (!genuine) return { status: 401, body: null };
    const interaction = JSON.parse(body.toString()) as Interaction;
    if (interaction.type === InteractionType.PING) return answered({ type: InteractionResponseType.PONG });
    const [verb = ''] = (interaction.data?.custom_id ?? '').split(':');
    if (verb === 'form' && interaction.type === InteractionType.MESSAGE_COMPONENT)
      return answered(formFor(interaction));
    return { ...answered(deferred(interaction)), work: () => this.#begin(this.#carryOut(interaction)) };
  }

  /** Draws the tables of all running matches anew, as after a time in which the bot was away. */
  async resume(): Promise<number> {
    const matches = await this.#settings.arbiter.matches.list({ tag: TAG, status: 'running' }).all();
    for (const { id } of matches) this.#draw(id);
    return matches.length;
  }

  /** Resolves when nothing is being worked on. */
  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }

  #begin(work: Promise<void>): void {
    const done = work
      .catch((error) => this.#settings.log?.(error instanceof Error ? (error.stack ?? error.message) : String(error)))
      .finally(() => this.#work.delete(done));
    this.#work.add(done);
  }

  async #carryOut(interaction: Interaction): Promise<void> {
    try {
      await this.#do(interaction);
    } catch (error) {
      // What the service refuses is for the person to read; everything else is for the log.
      const refused = error instanceof ArbiterProblem;
      await this.#tell(interaction, refused ? `⚠️ ${plain(error.message)}` : '⚠️ Something went wrong.');
      if (!refused) throw error;
    }
  }

  async #do(interaction: Interaction): Promise<void> {
    const { data = {} } = interaction;
    const user = interaction.member?.user ?? interaction.user;
    if (!user) throw new Error('an interaction without a user');
    if (interaction.type === InteractionType.APPLICATION_COMMAND) return this.#challenge(interaction, user);
    const [verb, subject = '', decision = '', place = '0'] = (data.custom_id ?? '').split(':');
    const [value = place] = data.values ?? [];
    switch (verb) {
      case 'deck1':
      case 'deck2':
        return this.#changeDeck(interaction, user, subject, verb === 'deck1' ? 0 : 1, Number(value));
      case 'accept':
        return this.#accept(interaction, user, subject);
      case 'decline':
        return this.#decline(interaction, user, subject);
      case 'show':
        return this.#show(interaction, user, subject);
      case 'hand':
        return this.#showSide(interaction, user, subject);
      case 'concede':
        return this.#askWhether(interaction, subject);
      case 'giveup':
        return this.#giveUp(interaction, user, subject);
      case 'group':
        return this.#show(interaction, user, subject, { group: Number(value) });
      case 'take':
      case 'pick':
        return this.#take(interaction, user, subject, decision, Number(data.values ? value : place));
      case 'form':
        return this.#answer(interaction, user, subject, decision, writtenIn(interaction));
      default:
        throw new Error(`an interaction of an unknown kind: ${data.custom_id}`);
    }
  }

  async #challenge(interaction: Interaction, user: User): Promise<void> {
    const said = Object.fromEntries((interaction.data?.options ?? []).map(({ name, value }) => [name, value]));
    const challenge = {
      ruleset: String(said.game ?? ''),
      players: [user.id, String(said.opponent ?? user.id)] as [string, string],
      decks: [0, 0] as [number, number],
      minutes: Number(said.minutes ?? 0),
    };
    const components = challengeMessage(challenge, await this.#ruleset(challenge.ruleset));
    await this.#settings.discord.answer(interaction, { components });
  }

  async #changeDeck(interaction: Interaction, user: User, said: string, seat: 0 | 1, deck: number): Promise<void> {
    const challenge = readChallenge(said);
    if (challenge.players[seat] !== user.id) return this.#tell(interaction, 'That is the deck of the other player.');
    challenge.decks[seat] = deck;
    const components = challengeMessage(challenge, await this.#ruleset(challenge.ruleset));
    await this.#settings.discord.answer(interaction, { components });
  }

  async #accept(interaction: Interaction, user: User, said: string): Promise<void> {
    const { arbiter } = this.#settings;
    const { ruleset, players, decks, minutes } = readChallenge(said);
    if (players[1] !== user.id) return this.#tell(interaction, 'Whoever was challenged can accept.');
    const { channel_id: channel, message } = interaction;
    if (channel === undefined || !message) throw new Error('a challenge without its message');
    const { sampleDecks } = await this.#ruleset(ruleset);
    const challenger = message.interaction_metadata?.user ?? user;
    const seat = (of: User, deck: number) => ({
      name: nameOf(of),
      externalId: of.id,
      ...(sampleDecks[deck] ? { deck: sampleDecks[deck].id } : {}),
    });
    // Whoever presses twice, or is sent twice, has accepted once.
    const { match } = await arbiter.start(
      {
        ruleset,
        seats: [seat(challenger, decks[0]), seat(user, decks[1])],
        tags: [TAG],
        metadata: { channel, message: message.id },
        auto: true,
        ...(minutes > 0 ? { clock: { seconds: 60 * minutes, otherwise: 'lose' as const } } : {}),
      },
      {},
      { idempotencyKey: `accepted-${message.id}` },
    );
    this.#draw(match.id);
  }

  async #decline(interaction: Interaction, user: User, said: string): Promise<void> {
    const { players } = readChallenge(said);
    if (!players.includes(user.id)) return this.#tell(interaction, 'That is between the two of them.');
    const components = [text(`<@${user.id}> does not want to play.`)];
    await this.#settings.discord.answer(interaction, { components });
  }

  /** Shows somebody what they are asked, in a message that nobody else sees. */
  async #show(
    interaction: Interaction,
    user: User,
    id: string,
    how: { group?: number; wrong?: string } = {},
  ): Promise<void> {
    const { arbiter, discord } = this.#settings;
    const match = await arbiter.matches.get(id);
    const seats = seatsOf(match, user);
    const open = seats.length === 0 ? undefined : await this.#asked(id, seats);
    if (open) {
      const { recent } = await arbiter.matches.scene(id, { viewer: open.player, texts: false });
      const asked = { match: id, decision: open, recent: recent.map((event) => event.text), ...how };
      return discord.answer(interaction, { components: decisionMessage(asked) });
    }
    const wrong = how.wrong === undefined ? '' : `⚠️ ${plain(how.wrong)}\n`;
    await discord.answer(interaction, { components: [text(wrong + waiting(match, seats.length > 0))] });
  }

  async #asked(id: string, seats: readonly Player[]): Promise<Decision | undefined> {
    for (const player of seats) {
      const open = (await this.#settings.arbiter.match(id, { viewer: player }).refresh()).find(
        (one) => one.player === player,
      );
      if (open) return open;
    }
    return undefined;
  }

  /** Shows somebody the table as they see it, with their hand. */
  async #showSide(interaction: Interaction, user: User, id: string): Promise<void> {
    const { arbiter, discord } = this.#settings;
    const [viewer] = seatsOf(await arbiter.matches.get(id), user);
    if (!viewer) return this.#tell(interaction, 'You do not play in this match.');
    const content = await arbiter.matches.picture(id, { viewer, format: 'png' });
    const components = [picture(PICTURE, 'The table as you see it')];
    await discord.answer(interaction, { components, files: [{ name: PICTURE, content }] });
  }

  async #askWhether(interaction: Interaction, id: string): Promise<void> {
    const components = [text('Do you want to give up?'), row(button(`giveup:${id}`, 'I give up', 'danger'))];
    await this.#settings.discord.answer(interaction, { components });
  }

  async #giveUp(interaction: Interaction, user: User, id: string): Promise<void> {
    const { arbiter } = this.#settings;
    const [player] = seatsOf(await arbiter.matches.get(id), user);
    if (!player) return this.#tell(interaction, 'You do not play in this match.');
    await arbiter.match(id).concede(player);
    this.#draw(id);
    await this.#show(interaction, user, id);
  }

  /** Takes an option by its place in the decision, which stays the same as long as the decision is open. */
  async #take(interaction: Interaction, user: User, id: string, decision: string, place: number): Promise<void> {
    const seats = seatsOf(await this.#settings.arbiter.matches.get(id), user);
    const open = await this.#asked(id, seats);
    const option = open?.id === decision ? open.options[place] : undefined;
    if (!open || !option) return this.#show(interaction, user, id, { wrong: 'That is not open any more.' });
    await this.#act(interaction, user, id, open.player, (match) => match.act(option.action));
  }

  async #answer(interaction: Interaction, user: User, id: string, decision: string, said: string): Promise<void> {
    const open = await this.#asked(id, seatsOf(await this.#settings.arbiter.matches.get(id), user));
    if (open?.id !== decision) return this.#show(interaction, user, id, { wrong: 'That is not open any more.' });
    let answer: unknown;
    try {
      answer = JSON.parse(said);
    } catch {
      return this.#show(interaction, user, id, { wrong: `That is no JSON: ${said}` });
    }
    await this.#act(interaction, user, id, open.player, (match) => match.answer(open, answer));
  }

  /** Acts for a seat, and shows what is asked next: the verdict has it, as the seat may see it. */
  async #act(interaction: Interaction, user: User, id: string, player: Player, act: Act): Promise<void> {
    const { arbiter, discord } = this.#settings;
    let verdict: MatchVerdict;
    try {
      verdict = await act(arbiter.match(id, { viewer: player, include: ['scene'] }));
    } catch (error) {
      if (!(error instanceof ArbiterProblem)) throw error;
      return this.#show(interaction, user, id, { wrong: error.message });
    }
    this.#draw(id);
    const open = verdict.awaiting.find((one) => one.player === player);
    if (!open) return this.#show(interaction, user, id);
    const recent = verdict.events.map((event) => event.text);
    await discord.answer(interaction, { components: decisionMessage({ match: id, decision: open, recent }) });
  }

  /** Says something to one person alone. */
  #tell(interaction: Interaction, said: string): Promise<void> {
    const { discord } = this.#settings;
    const message = { components: [text(said)] };
    return isNew(interaction) ? discord.answer(interaction, message) : discord.whisper(interaction, message);
  }

  /** Draws the table of a match, one drawing at a time: what changes meanwhile is drawn once, after it. */
  #draw(id: string): void {
    const drawing = this.#drawing.get(id);
    if (drawing) {
      drawing.again = true;
      return;
    }
    const begun = { again: false };
    this.#drawing.set(id, begun);
    const whole = async () => {
      try {
        do {
          begun.again = false;
          await this.#drawTable(id);
        } while (begun.again);
      } finally {
        this.#drawing.delete(id);
      }
    };
    this.#begin(whole());
  }

  async #drawTable(id: string): Promise<void> {
    const { arbiter, discord } = this.#settings;
    const match = await arbiter.matches.get(id);
    const { channel, message } = (match.metadata ?? {}) as { channel?: string; message?: string };
    if (channel === undefined || message === undefined || this.#drawn.get(id) === match.ply) return;
    const { title } = await this.#ruleset(match.ruleset.id);
    const scene = await arbiter.matches.scene(id, { viewer: 'spectator', texts: false });
    const content = await arbiter.matches.picture(id, { viewer: 'spectator', format: 'png' });
    const components: MessageComponent[] = tableMessage(match, scene, title);
    await discord.edit(channel, message, { components, files: [{ name: PICTURE, content }] });
    // What a judge changes in a match that is over is a ply as well.
    this.#drawn.set(id, match.ply);
  }

  #ruleset(id: string): Promise<Ruleset> {
    const known = this.#rulesets.get(id) ?? this.#settings.arbiter.rulesets.get(id);
    this.#rulesets.set(id, known);
    // One that could not be read is asked for again the next time.
    known.catch(() => this.#rulesets.delete(id));
    return known;
  }
}

const answered = (body: object): Reply => ({ status: 200, body });

const playersOf = (match: Match) =>
  match.seats.map(({ externalId }, at) => ({ externalId, player: (at === 0 ? 'p1' : 'p2') as Player }));

/** The seats of a person: two for who plays against themselves. */
const seatsOf = (match: Match, user: User): Player[] =>
  playersOf(match).flatMap(({ externalId, player }) => (externalId === user.id ? [player] : []));

function waiting(match: Match, plays: boolean): string {
  if (match.outcome !== null) return 'The match is over.';
  const ids = match.awaiting.map(({ player }) => playersOf(match).find((one) => one.player === player)?.externalId);
  return `${plays ? '' : 'You do not play in this match. '}Waiting for ${ids.map((id) => `<@${id}>`).join(' and ')}.`;
}

/** On a table others look too: what somebody asks for there comes as a message of their own. */
const OF_THEIR_OWN = ['show', 'hand', 'concede'];

/** Whether the answer is a new message, and not a change of the one that the interaction came from. */
const isNew = ({ type, message, data }: Interaction): boolean => {
  const [verb = ''] = (data?.custom_id ?? '').split(':');
  const whispered = ((message?.flags ?? 0) & EPHEMERAL) !== 0;
  return type === InteractionType.APPLICATION_COMMAND || (OF_THEIR_OWN.includes(verb) && !whispered);
};

function deferred(interaction: Interaction): object {
  if (!isNew(interaction)) return { type: InteractionResponseType.DEFERRED_UPDATE_MESSAGE };
  const flags = interaction.type === InteractionType.APPLICATION_COMMAND ? 0 : EPHEMERAL;
  return { type: InteractionResponseType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE, data: { flags } };
}

/** A field to write an answer in, which has to come at once. */
const formFor = ({ data }: Interaction): object => ({
  type: InteractionResponseType.MODAL,
  data: {
    custom_id: data?.custom_id,
    title: 'Your answer',
    components: [
      {
        type: LABEL,
        label: 'In the form that stands above, as JSON',
        component: { type: MODAL_FIELD, custom_id: 'answer', style: 2, required: true, max_length: 1000 },
      },
    ],
  },
});

const writtenIn = ({ data }: Interaction): string => {
  const [field] = data?.components ?? [];
  return field?.component?.value ?? field?.components?.[0]?.value ?? '';
};
