import type { OrderKey, Pending, Program, QueuePolicy, Timing } from '../../src/engine/index.ts';
import type { Bells, M } from './board.ts';
import { cardOf, findBell } from './board.ts';

/** The ways in which bells wait for each other. */
export type PolicyName = 'queues' | 'nested' | 'waves' | 'batches' | 'answers';

export interface Policy {
  collect: Timing<Bells>['collect'];
  sweep: NonNullable<Timing<Bells>['sweep']>['at'];
  queues: Record<string, QueuePolicy<Bells>>;
  /** The queue of bells that hear something, where there are several. */
  queue?: string;
  /** A bell in a `procedure` can be interrupted by those that hear it. */
  bell: Program<Bells>['kind'];
  /** The queue of bells that crack, if they have one of their own. */
  lastWords?: string;
  /** The procedure that follows every action. */
  after?: 'settle' | 'window:answers';
}

const activeFirst: OrderKey<Bells> = {
  name: 'active player',
  clause: 'wait.order',
  rank: (m, { owner }) => (owner === m.board.active ? 0 : 1),
  word: (m, { owner }) => `${owner}, who ${owner === m.board.active ? 'has' : 'has not'} the turn`,
};

const hangingOrder: OrderKey<Bells> = {
  name: 'longest hanging',
  clause: 'wait.order',
  rank: (m, { source }) => m.board.bells.findIndex((bell) => bell.id === source),
};

const highestTone: OrderKey<Bells> = {
  name: 'highest tone',
  clause: 'settle.last',
  rank: (m, { card }) => (card === null ? 0 : -cardOf(m, card).tone),
};

/** Whether the bell still hangs; last words are spoken by a bell that is gone. */
const stillHangs = (m: M, { vars, source }: Pending): boolean =>
  vars.why === 'crack' || (source !== null && findBell(m.board, source) !== null);

const clause = 'wait.order';

export const policies: Record<PolicyName, Policy> = {
  /** First in, first out, across all frames; cracks wait for a checkpoint. */
  queues: {
    collect: 'called',
    sweep: 'called',
    queue: 'echo',
    queues: {
      echo: { enter: 'behind', order: [], tie: 'arrival', drain: 'called', scope: 'all', clause },
      last: { enter: 'behind', order: [highestTone], tie: 'random', drain: 'called', scope: 'all', clause },
    },
    bell: 'ability',
    lastWords: 'last',
    after: 'settle',
  },
  /** Depth first: whatever an effect causes happens before the next effect of the same bell. */
  nested: {
    collect: 'event',
    sweep: 'step',
    queues: {
      calls: {
        enter: 'batch',
        order: [activeFirst, hangingOrder],
        tie: 'arrival',
        drain: 'step',
        scope: 'frame',
        recheck: stillHangs,
        clause,
      },
    },
    bell: 'procedure',
  },
  /** Settled at the end of every step of a procedure, first in, first out, each procedure for itself. */
  waves: {
    collect: 'procedure',
    sweep: 'step',
    queues: {
      wave: {
        enter: 'behind',
        order: [activeFirst],
        tie: 'owner',
        drain: 'step',
        scope: 'frame',
        recheck: stillHangs,
        clause,
      },
    },
    bell: 'ability',
  },
  /** The last batch first, its owner deciding the order inside it, whenever no bell is ringing. */
  batches: {
    collect: 'event',
    sweep: 'step',
    queues: { batch: { enter: 'batch', order: [activeFirst], tie: 'owner', drain: 'free', scope: 'all', clause } },
    bell: 'ability',
  },
  /** Last in, first out, and everything can be answered. */
  answers: {
    collect: 'event',
    sweep: 'step',
    queue: 'waiting',
    queues: {
      waiting: {
        enter: 'batch',
        order: [activeFirst],
        tie: 'owner',
        drain: 'free',
        scope: 'all',
        moveTo: 'stack',
        clause,
      },
      stack: { enter: 'top', order: [], tie: 'arrival', drain: 'called', scope: 'all', clause },
    },
    bell: 'ability',
    after: 'window:answers',
  },
};
