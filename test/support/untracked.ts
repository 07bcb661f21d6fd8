import hooks from 'node:async_hooks';

/**
 * Loaded into the process of each test file before anything else. `node:test` follows every promise to the test that made it, so that an
 * error nobody caught can be told as that test's: each `await` costs ten times as much by that, and the tests of the service as a whole a
 * tenth more. Without it such an error fails the file instead of the test, and what a suite registers after a pause is not its own.
 */
const { createHook } = hooks;
const followed: { all?: hooks.AsyncHook; others?: hooks.AsyncHook } = {};
let isLoading = false;

hooks.createHook = (callbacks) => {
  if (!new Error().stack?.includes('node:internal/test_runner/')) return createHook(callbacks);
  followed.all = createHook(callbacks);
  followed.others = createHook({ ...callbacks, trackPromises: false });
  const hook: hooks.AsyncHook = {
    enable() {
      followed[isLoading ? 'all' : 'others']?.enable();
      return hook;
    },
    disable() {
      followed.all?.disable();
      followed.others?.disable();
      return hook;
    },
  };
  return hook;
};

/** Has promises followed while suites register what they load. */
export function followWhile(load: () => readonly Promise<unknown>[]): void {
  isLoading = true;
  followed.others?.disable();
  followed.all?.enable();
  void Promise.allSettled(load()).then(() => {
    isLoading = false;
    followed.all?.disable();
    followed.others?.enable();
  });
}
