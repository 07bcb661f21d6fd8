import type { Config } from '../config.ts';
import type { Parts } from '../services/call.ts';
import { Feed } from '../services/feed.ts';
import { Keys } from '../services/keys/keys.ts';
import type { Log } from '../services/operations/log.ts';
import { combineMeters } from '../services/operations/meter.ts';
import { Outages } from '../services/operations/outages.ts';
import { Refusals } from '../services/operations/refusals.ts';
import { Sender } from '../services/outgoing/sender.ts';
import { Pictures } from '../services/pictures/pictures.ts';
import { cacheLimits } from '../services/rules/card-set-cache.ts';
import { CardSets } from '../services/rules/card-sets.ts';
import { withHouseRules } from '../services/rules/house-rules.ts';
import { KnownStates } from '../services/runs/known-states.ts';
import { Pool } from '../services/runs/pool.ts';
import { Runs } from '../services/runs/runs.ts';
import { understandCards } from '../services/runs/words.ts';
import { ServiceKeys } from '../services/sealing/service-keys.ts';
import { StandingOrders } from '../services/standing-orders.ts';
import { TenantFeed } from '../services/tenant-feed.ts';
import type { Store } from '../store/store.ts';
import { known } from './known.ts';

/** The parts of the service for a command: its use cases without its doors. `close` ends the workers. */
export function ownParts(config: Config, store: Store, log: Log): { parts: Parts; close(): Promise<void> } {
  const pool = new Pool(config.engine);
  const pictures = new Pictures(config.engine);
  const outages = new Outages(log);
  const refusals = new Refusals(store, log, outages);
  const runs = new Runs(pool);
  const parts: Parts = {
    rulesets: new Map(known.map((rules) => [rules.id, withHouseRules(rules)])),
    cardSets: new CardSets(
      store.cardSets,
      cacheLimits(config.cardSetCache),
      {
        sets: config.quotas.cardSets,
        bytes: config.cardSetQuota,
      },
      (tenant, rules, cards) => understandCards(runs, { tenant }, rules, cards),
    ),
    keys: new Keys(store.keys, log),
    serviceKeys: new ServiceKeys(store),
    ...{ issuer: config.issuer, store, quotas: config.quotas, archiveTables: config.archiveTables, log },
    outages,
    refusals,
    feed: new Feed(store.many, log),
    tables: { wake() {} },
    webhooks: { wake() {} },
    jobs: { wake() {} },
    sender: new Sender(config.webhooks),
    tenantFeed: new TenantFeed(store.changes, log),
    meter: combineMeters([]),
    runs,
    knownStates: new KnownStates(),
    standingOrders: new StandingOrders(),
    pictures,
    caches: new Set(),
  };
  return { parts, close: async () => void (await Promise.all([pool.close(), pictures.close(), refusals.stop()])) };
}
