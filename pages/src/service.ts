import type { Answer, Item } from '../../clients/typescript/src/index.ts';
import { Arbiter, ArbiterProblem } from '../../clients/typescript/src/index.ts';
import { keyIn } from './address.ts';

/** An open decision of whatever game, with what can be answered. */
export type OpenDecision = Answer<'state'>['awaiting'][number];
/** Something that happened, in a game of whatever kind. */
export type ToldEvent = Item<'events'>;
export type Option = OpenDecision['options'][number];
/** Something that is wrong with what was sent, at its place. */
export type CardFault = Answer<'checkCards'>['errors'][number];

/** The key of this page; null where the service takes callers without one. */
export const key: string | null = keyIn(location.hash);

/** The service that these pages speak to: the one they come from, or the one that the page was built for. */
export const arbiter = new Arbiter({
  url: import.meta.env.VITE_ARBITER_URL ?? '',
  ...(key === null ? {} : { key }),
});

/** What went wrong, in a sentence and what goes with it. */
export interface Trouble {
  title: string;
  detail: string;
  /** What is, and what would have to be. */
  facts: { fact: string; was: string; needed: string; clause?: string }[];
  clause: string | null;
}

const told = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ArbiterProblem)) {
    return {
      title: 'The service does not answer',
      detail: error instanceof Error ? error.message : String(error),
      facts: [],
      clause: null,
    };
  }
  const facts = error.facts.map(({ fact, was, needed, clause }) => ({
    fact,
    was: told(was),
    needed: told(needed),
    clause,
  }));
  const faults = error.faults.map(({ path, reason }) => `${path} ${reason}`);
  return {
    title: error.problem.title ?? 'The service refused',
    detail: [error.message, ...faults].join(' '),
    facts,
    clause: error.clause ?? null,
  };
}
