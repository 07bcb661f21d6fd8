import hooks from 'node:async_hooks';

/**
 * Loaded into the process of each test file before anything else. `node:test` follows every promise to the test that made it, so that an
 * error nobody caught can be told as that test's: each `await` costs ten times as much by that, and the tests of the service as a whole a
 * tenth more. Without it such an error fails the file instead of the test, and what a suite registers after a pause is not its own.
 */
const { createHook } = hooks;
hooks.createHook = (callbacks) =>
  createHook(
    new Error().stack?.includes('node:internal/test_runner/') ? { ...callbacks, trackPromises: false } : callbacks,
  );
