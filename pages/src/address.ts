/** Which page an address is of. The service answers all of these with the same document; links are plain links. */
export type Page =
  | { page: 'home' }
  | { page: 'play'; match: string }
  | { page: 'replay'; match: string }
  | { page: 'rules'; ruleset: string }
  | { page: 'cards'; ruleset: string }
  | { page: 'tournament'; tournament: string }
  | { page: 'statistics'; ruleset: string }
  | { page: 'nothing' };

export function pageAt(path: string): Page {
  const [, first = '', second, ...rest] = path.replace(/\/$/, '').split('/').map(decoded);
  if (rest.length > 0) return { page: 'nothing' };
  if (first === '' && second === undefined) return { page: 'home' };
  if (second === undefined || second === '') return { page: 'nothing' };
  if (first === 'play') return { page: 'play', match: second };
  if (first === 'matches') return { page: 'replay', match: second };
  if (first === 'rules') return { page: 'rules', ruleset: second };
  if (first === 'cards') return { page: 'cards', ruleset: second };
  if (first === 'statistics') return { page: 'statistics', ruleset: second };
  if (first === 'tournaments') return { page: 'tournament', tournament: second };
  return { page: 'nothing' };
}

/** A part of a path as it was meant; one that is not encoded as parts are stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The key that a page acts with. It stands behind the `#` of an address, which browsers send nowhere, so that a link to a seat
 * can be handed to a player.
 */
export const keyIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('key');
