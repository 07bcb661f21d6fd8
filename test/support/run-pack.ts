import { after, describe } from 'node:test';
import { closeOpened } from './opened.ts';
import { packed } from './pack.ts';
import { followWhile } from './untracked.ts';

/** Runs every `parts`th file of a folder one after the other in this process, each as a suite with hooks of its own. */
export function pack(folder: string, part = 1, parts = 1): void {
  followWhile(() =>
    packed(folder)
      .filter((_file, index) => index % parts === part - 1)
      .map((file) => {
        const read = Promise.withResolvers<void>();
        describe(`test/${folder}/${file}`, async () => {
          read.resolve(import(`../${folder}/${file}`));
          await read.promise;
          after(closeOpened);
        });
        return read.promise;
      }),
  );
}
