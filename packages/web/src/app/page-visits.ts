import { announceVisit, beginVisit } from '../lib/page-visits.ts';
import { isSamePage } from '../lib/use-leaving-guard.ts';
import type { AppRouter } from './router.tsx';

/** `lib/` knows from the router which visit it is in. */
export function connectPageVisits(router: AppRouter): void {
  let href = router.history.location.href;
  router.history.subscribe(({ location, action }) => {
    const from = href;
    href = location.href;
    const isOwnMove = action.type === 'PUSH' || action.type === 'REPLACE';
    if (href !== from && !(isOwnMove && isSamePage(from, href))) beginVisit();
  });
  router.subscribe('onRendered', announceVisit);
}
