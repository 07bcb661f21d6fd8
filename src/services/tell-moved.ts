import type { Announcement } from '../store/announcements.ts';
import type { Parts } from './call.ts';

/** Tells everybody who follows a match that it has moved on: here at once, and on other servers soon. */
export function tellMoved(parts: Pick<Parts, 'feed' | 'tenantFeed' | 'store'>, moved: Announcement): void {
  tellHere(parts, moved);
  parts.store.announcements.announce(moved);
}

/** Tells those who follow it here. */
export function tellHere(
  { feed, tenantFeed }: Pick<Parts, 'feed' | 'tenantFeed'>,
  { tenant, match, ...head }: Announcement,
): void {
  feed.moved(match, head);
  tenantFeed.moved(tenant);
}
