import hooks from 'node:async_hooks';

/**
 * Loaded into the process of each test file before anything else. `node:test` follows every promise to the test that made it, so that an
 * error nobody caught can be told as that test's: each `await` costs fifteen times as much by that, and the tests of the service as a
 * whole a tenth more. Without it such an error fails the file instead of the test.
 */
const { createHook } = hooks;
const nothing: hooks.AsyncHook = { enable: () => nothing, disable: () => nothing };
hooks.createHook = (callbacks) =>
  new Error().stack?.includes('node:internal/test_runner/') ? nothing : createHook(callbacks);
