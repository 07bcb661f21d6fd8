/**
 * Limits an LRU cache to `most` entries, with room that grows as they come. `max` makes room for all of them at once, which takes a few
 * milliseconds for each ten thousand, at every start.
 */
export const countedLimit = (most: number): { maxSize: number; sizeCalculation: () => number } => ({
  maxSize: most,
  sizeCalculation: () => 1,
});
