import type { Decision, Option } from 'arbiter-client';
import type { Entry, MessageComponent } from './components.ts';
import { button, fit, fits, lastLines, MENU_ENTRIES, menu, plain, ROW_BUTTONS, row, text } from './components.ts';

/* What one person alone sees: what is asked, and what can be answered. */

interface Group {
  title: string;
  entries: Entry[];
}

/** The options in the groups that the game sorts them under; the value of each is its place in the decision. */
function groupsOf(options: readonly Option[]): Group[] {
  const groups = Map.groupBy(options.entries(), ([, { group, kind }]) => group ?? kind);
  return [...groups].map(([title, entries]) => ({
    title,
    entries: entries.map(([at, { label }]) => ({ label, value: String(at) })),
  }));
}

const pagesOf = (entries: readonly Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / MENU_ENTRIES) }, (_, page) =>
    entries.slice(page * MENU_ENTRIES, (page + 1) * MENU_ENTRIES),
  );

/** Menus of all entries of some groups, each with the title of its group. */
const menusOf = (place: string, groups: readonly Group[]): MessageComponent[] =>
  groups
    .flatMap(({ title, entries }) =>
      pagesOf(entries).map((page, at, all) => ({ title: all.length > 1 ? `${title} (${at + 1})` : title, page })),
    )
    .map(({ title, page }, at) => row(menu(`pick:${place}:${at}`, title, page)));

export interface Asked {
  match: string;
  decision: Decision;
  /** What happened last, in sentences. */
  recent: readonly string[];
  /** The group whose options are looked at, where there are too many for one message. */
  group?: number;
  /** What was wrong with the answer before. */
  wrong?: string;
}

const [RECENT, FORM] = [1200, 900];

/** A decision as a message: few options as buttons, more as menus by group, too many as a menu of groups first. */
export function decisionMessage({ match, decision, recent, group, wrong }: Asked): MessageComponent[] {
  const { id, prompt, options, form } = decision;
  const place = `${match}:${id}`;
  const head = [
    ...(wrong === undefined ? [] : [text(`⚠️ ${plain(fit(wrong, 600))}`)]),
    ...(recent.length === 0
      ? []
      : [
          text(
            lastLines(
              recent.map((line) => `-# ${plain(line)}`),
              RECENT,
            ),
          ),
        ]),
    text(`**${plain(fit(prompt, 400))}**`),
  ];
  const own = form
    ? [
        text(
          `-# Other answers have this form: \`${fit(JSON.stringify(form.properties ?? form), FORM).replaceAll('`', "'")}\``,
        ),
        row(button(`form:${place}`, 'Write an answer…')),
      ]
    : [];
  const groups = groupsOf(options);
  const one = group === undefined ? undefined : groups[group];
  if (one) return [...head, ...menusOf(place, [one]), row(button(`show:${match}`, 'Back'))];
  const bodies = [
    ...(options.length <= ROW_BUTTONS ? [buttonsOf(place, options)] : []),
    menusOf(place, groups),
    menusOf(place, [{ title: 'Options', entries: groups.flatMap(({ entries }) => entries) }]),
  ];
  const titles = groups.map(({ title }, at) => ({ label: title, value: String(at) }));
  const byGroup = pagesOf(titles).map((page, at) => row(menu(`group:${place}:${at}`, 'What do you want to do?', page)));
  const candidates = options.length === 0 ? [[]] : groups.length > MOST_GROUPS ? [byGroup] : bodies;
  const fitting = candidates.map((body) => [...head, ...body, ...own]).find(fits);
  return fitting ?? [...head, ...byGroup, ...own];
}

/** More menus than that nobody wants to look through. */
const MOST_GROUPS = 12;

const buttonsOf = (place: string, options: readonly Option[]): MessageComponent[] => [
  row(...options.map(({ label }, at) => button(`take:${place}:${at}`, label, at === 0 ? 'main' : 'other'))),
];
