import type { Call } from '../call.ts';

export const NO_ARCHIVE = 'This service has no archive (ARCHIVE): what is recorded stays in the database.';

/** Brings a match back from the archive; one that is there already stays as it is. Gives whether it was brought back. */
export async function restoreMatch(call: Call, id: string): Promise<boolean> {
  const { store, caller } = call;
  for (let attempt = 1; ; attempt++) {
    const match = await store.matches.find(caller.tenant, id);
    if (!match?.archived) return false;
    const record = await store.archived.recordOf(id);
    const back = await store.archive.restore(caller.tenant, match.archived.batch, record);
    await store.matches.find(caller.tenant, id);
    // It may have been moved to another batch meanwhile.
    if (back || attempt === 5) return back;
  }
}
