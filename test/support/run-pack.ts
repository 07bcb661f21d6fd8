import { after, before, describe } from 'node:test';
import { closeOpened, openNow } from './opened.ts';
import { packed } from './pack.ts';
import { followWhile } from './untracked.ts';

/** Runs every `parts`th file of a folder one after the other in this process, each as a suite with hooks of its own. */
export function pack(folder: string, part = 1, parts = 1): void {
  suites(
    packed(folder)
      .filter((_file, index) => index % parts === part - 1)
      .map((file) => ({ name: `test/${folder}/${file}`, load: () => import(`../${folder}/${file}`) })),
  );
}

/**
 * Runs files one after the other in this process. What the tests of each have opened is closed before those of the next begin; all files
 * are loaded at the start, and what they open then is closed at the end.
 */
export function suites(files: readonly { name: string; load: () => Promise<unknown> }[]): void {
  followWhile(() =>
    files.map(({ name, load }) => {
      const read = Promise.withResolvers<void>();
      describe(name, async () => {
        let there: ReturnType<typeof openNow>;
        before(() => {
          there = openNow();
        });
        const loaded = load();
        read.resolve(loaded.then(() => {}));
        // What is registered after a wait for a promise that was made outside of a suite is not the suite's own.
        await loaded;
        after(() => closeOpened(there));
      });
      return read.promise;
    }),
  );
}
