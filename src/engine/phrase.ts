/** "a, b and c"; what comes several times is counted: "2 × a". */
export function inWords(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const parts = [...times].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The text with a capital letter at its beginning. */
export function capital(text: string): string {
  const first = text.charAt(0);
  return first >= 'a' && first <= 'z' ? first.toUpperCase() + text.slice(1) : text;
}
