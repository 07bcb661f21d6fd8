/**
 * Those of some changes with which something fails, and what it says of each. Most are expected to fail nothing: all are made at
 * once, and halves of them only where that fails. What fails with several together and with neither half is nobody's.
 */
export async function culprits<T>(
  all: readonly T[],
  fails: (some: readonly T[]) => Promise<string | null>,
): Promise<Map<T, string>> {
  const [only] = all;
  if (only === undefined) return new Map();
  const said = await fails(all);
  if (said === null) return new Map();
  if (all.length === 1) return new Map([[only, said]]);
  const half = all.length >> 1;
  return new Map([...(await culprits(all.slice(0, half), fails)), ...(await culprits(all.slice(half), fails))]);
}
