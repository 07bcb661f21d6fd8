import type { ExecutionResult } from 'graphql';
import type { Deprecation } from '../deprecations.ts';

/** What comes of a subscription, one result for each thing that happens. */
export interface Results extends AsyncIterableIterator<ExecutionResult, void, void> {
  return(): Promise<IteratorResult<ExecutionResult, void>>;
}

/** Waits for ever, and is forgotten with who waits. */
export const neverSettles = () => new Promise<never>(() => {});

/** Results of which each tells the earlier names that were asked by. */
export function tellingResults(results: Results, deprecations: readonly Deprecation[]): Results {
  if (deprecations.length === 0) return results;
  return {
    async next() {
      const result = await results.next();
      if (result.done === true) return result;
      const { extensions, ...rest } = result.value;
      return { done: false, value: { ...rest, extensions: { ...extensions, deprecations } } };
    },
    return: () => results.return(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Results that leave their place among what is followed when they end, in whatever way. */
export function countedResults(results: Results, leave: () => void): Results {
  return {
    async next() {
      try {
        const result = await results.next();
        if (result.done === true) leave();
        return result;
      } catch (error) {
        leave();
        throw error;
      }
    },
    return() {
      leave();
      return results.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/**
 * Results of which each is paid for before the next one is taken; what `pay` throws ends them. Once they are ended from
 * outside they neither go on nor come to an end: their id may be that of another subscription by then.
 */
export function chargedResults(results: Results, pay: () => Promise<unknown>): Results {
  let ended = false;
  let taken = 0;
  return {
    async next() {
      try {
        if (taken++ > 0) await pay();
        return await results.next();
      } catch (error) {
        await results.return();
        throw error;
      } finally {
        if (ended) await neverSettles();
      }
    },
    return() {
      ended = true;
      return results.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
