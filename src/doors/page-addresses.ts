/** The addresses of the pages for people. One document stands behind all of them, and looks at its address for what to show. */
export const PAGE_ADDRESSES: readonly string[] = [
  '/',
  '/play/:match',
  '/matches/:match',
  '/rules/:ruleset',
  '/cards/:ruleset',
  '/statistics/:ruleset',
  '/tournaments/:tournament',
];

/** What stands before the names of the files that they load. */
export const PAGE_FILES = '/assets/';
