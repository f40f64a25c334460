import { openDialog } from '../lib/dialogs.ts';
import { logProblem } from '../lib/log.ts';
import { go, goInstead } from '../lib/navigation.ts';
import { showNotice } from '../lib/notices.ts';
import { paths } from '../lib/paths.ts';
import { setErrorSurface } from '../lib/present-error.ts';
import { forgetSession } from '../lib/session.ts';
import { textOf, textOfNumber } from '../lib/texts.ts';
import type { AppRouter } from './router.tsx';

/** Gives the presenter of failures its surface: notices, alerts, the error page, the way to the login page. */
export function connectErrors(router: AppRouter): void {
  setErrorSurface({
    showNotice: (text) => showNotice(text, 'error'),
    showAlert: (text) => openDialog('alert', { text }),
    // In place of the page that could not be shown: closing must not lead back into it.
    goToErrorPage: (number) => goInstead('errorPage', { code: String(number) }),
    openErrorPage: (number) => go('errorPage', { code: String(number) }),
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
