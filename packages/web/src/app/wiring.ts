import type { QueryClient } from '@tanstack/react-query';
import { setNavigator } from '../lib/navigation.ts';
import { followOtherTabs, useSession } from '../lib/session.ts';
import { guardForms } from '../ui/keys.ts';
import { connectErrors } from './connect-errors.ts';
import { connectLeaving } from './leaving.ts';
import { connectOutdated } from './OutdatedNotice.tsx';
import { connectPageFocus } from './page-focus.ts';
import { connectPageVisits } from './page-visits.ts';
import type { AppRouter } from './router.tsx';
import { connectTracking } from './tracking.ts';

/** `lib/` moves through the router without knowing it. */
function connectNavigation(router: AppRouter): void {
  setNavigator({
    here: () => router.history.location.href,
    open: (path, { isReplacing }) => (isReplacing ? router.history.replace(path) : router.history.push(path)),
    canGoBack: () => router.history.canGoBack(),
    back: () => router.history.back(),
  });
}

/** D-030: nothing one person has read is left for the next, and all tabs follow one session. */
function connectSession(router: AppRouter, queryClient: QueryClient): void {
  useSession.subscribe((now, before) => {
    if (now.currentUser?.id !== before.currentUser?.id) queryClient.clear();
  });
  followOtherTabs(({ isOtherPerson }) => {
    // Half-filled forms of another person are not to be sent in the name of this one.
    if (isOtherPerson) window.location.reload();
    else void router.invalidate();
  });
}

/** Connects what `lib/` leaves open to the router, the caches and the person before the screen. */
export function wire(router: AppRouter, queryClient: QueryClient): void {
  connectNavigation(router);
  connectLeaving(router);
  connectErrors(router);
  connectSession(router, queryClient);
  connectTracking(router);
  connectPageFocus(router);
  connectPageVisits(router);
  guardForms(window);
  connectOutdated();
}
