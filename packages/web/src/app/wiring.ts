import type { QueryClient } from '@tanstack/react-query';
import { onOutdated } from '../lib/client-version.ts';
import { openDialog } from '../lib/dialogs.ts';
import { logProblem } from '../lib/log.ts';
import { goInstead, setNavigator } from '../lib/navigation.ts';
import { showNotice, showLastingNotice } from '../lib/notices.ts';
import { paths } from '../lib/paths.ts';
import { setErrorSurface } from '../lib/present-error.ts';
import { followOtherTabs, forgetSession, useSession } from '../lib/session.ts';
import { textOf, textOfNumber } from '../lib/texts.ts';
import { outdatedNotice } from './OutdatedNotice.tsx';
import type { AppRouter } from './router.tsx';

/** `lib/` moves through the router without knowing it. */
function connectNavigation(router: AppRouter): void {
  setNavigator({
    open: (path, { isReplacing }) => (isReplacing ? router.history.replace(path) : router.history.push(path)),
    canGoBack: () => router.history.canGoBack(),
    back: () => router.history.back(),
  });
}

function connectErrors(router: AppRouter): void {
  setErrorSurface({
    showNotice: (text) => showNotice(text, 'error'),
    showAlert: (text) => openDialog('alert', { text }),
    // In place of the page that could not be shown: closing must not lead back into it.
    goToErrorPage: (number) => goInstead('errorPage', { code: String(number) }),
    goToLogin: () => {
      const { href, pathname } = router.latestLocation;
      forgetSession();
      if (pathname !== paths.login) goInstead('login', {}, { returnTo: href });
    },
    textOfNumber,
    textOf: (key) => textOf('errors', key),
    reportBug: (error) => logProblem('unexpected', error),
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
  connectErrors(router);
  connectSession(router, queryClient);
  onOutdated(() => showLastingNotice('outdated', outdatedNotice));
}
