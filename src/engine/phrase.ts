/** "a, b and c"; what comes several times is counted: "2 × a". */
export function inWords(names: readonly string[]): string {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const parts = [...times].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The text with a capital letter at its beginning. */
export const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
