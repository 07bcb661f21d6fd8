import { ButtonStyleTypes, MessageComponentTypes } from 'discord-interactions';

/* Components as Discord has them, within its limits. */

export type MessageComponent = { type: number } & Record<string, unknown>;

/** The most that a message holds: all components together, and the letters of all texts. */
const [COMPONENTS, LETTERS] = [40, 4000];
export const MENU_ENTRIES = 25;
export const ROW_BUTTONS = 5;
const [BUTTON_LABEL, ENTRY_LABEL, PLACEHOLDER] = [80, 100, 150];

/** A text that fits: of a long one the beginning and the end, which tell alike ones apart. */
export const fit = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text.slice(0, Math.ceil(most * 0.6))}…${text.slice(-(most - Math.ceil(most * 0.6) - 1))}`;

/** Names and sentences of others as they are, whatever Discord would make of their signs. */
export const plain = (text: string): string => text.replaceAll(/[\\*_~`|>#<@[\]()-]/g, '\\$&');

export const text = (content: string): MessageComponent => ({ type: MessageComponentTypes.TEXT_DISPLAY, content });

export const picture = (file: string, description: string): MessageComponent => ({
  type: MessageComponentTypes.MEDIA_GALLERY,
  items: [{ media: { url: `attachment://${file}` }, description: fit(description, 1024) }],
});

export const row = (...components: MessageComponent[]): MessageComponent => ({
  type: MessageComponentTypes.ACTION_ROW,
  components,
});

export const box = (...components: MessageComponent[]): MessageComponent => ({
  type: MessageComponentTypes.CONTAINER,
  components,
});

const STYLES = { main: ButtonStyleTypes.PRIMARY, other: ButtonStyleTypes.SECONDARY, danger: ButtonStyleTypes.DANGER };

export const button = (custom_id: string, label: string, style: keyof typeof STYLES = 'other'): MessageComponent => ({
  type: MessageComponentTypes.BUTTON,
  custom_id,
  label: fit(label, BUTTON_LABEL),
  style: STYLES[style],
});

export interface Entry {
  label: string;
  value: string;
  chosen?: boolean;
}

export const menu = (custom_id: string, placeholder: string, entries: readonly Entry[]): MessageComponent => ({
  type: MessageComponentTypes.STRING_SELECT,
  custom_id,
  placeholder: fit(placeholder, PLACEHOLDER),
  options: entries.map(({ label, value, chosen = false }) => ({
    label: fit(label, ENTRY_LABEL),
    value,
    default: chosen,
  })),
});

/** How many components these are, with all that is in them. */
export const count = (components: readonly MessageComponent[]): number =>
  components.reduce((sum, { components: inner }) => sum + 1 + (Array.isArray(inner) ? count(inner) : 0), 0);

/** Lines of which the last ones fit, the newest being the last. */
export function lastLines(lines: readonly string[], most: number): string {
  const kept: string[] = [];
  let left = most;
  for (const line of lines.toReversed()) {
    left -= line.length + 1;
    if (left < 0) break;
    kept.unshift(line);
  }
  return kept.join('\n');
}

/** Whether Discord would take them as one message. */
export function fits(components: readonly MessageComponent[]): boolean {
  const letters = (all: readonly MessageComponent[]): number =>
    all.reduce((sum, { content, components: inner }) => {
      const own = typeof content === 'string' ? content.length : 0;
      return sum + own + (Array.isArray(inner) ? letters(inner) : 0);
    }, 0);
  return count(components) <= COMPONENTS && letters(components) <= LETTERS;
}
