import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { flushTracks, trackEntry, trackPage } from '../lib/track.ts';
import { isPreview } from './preview.ts';
import type { AppRouter } from './router.tsx';

/** Whose home page was told of already: once per person and tab (SITE-05). */
let entered: string | undefined;

function noteHome(): void {
  const id = useSession.getState().currentUser?.id;
  if (id === entered) return;
  entered = id;
  trackEntry(paths.home);
}

/** SYSTEM-09: every page entered, by its path alone; what somebody searched for stays in the query. D-032: no preview. */
export function connectTracking(router: AppRouter): void {
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!pathChanged || isPreview(router.state.matches)) return;
    trackPage(toLocation.pathname);
    if (toLocation.pathname === paths.home) noteHome();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushTracks();
  });
}
