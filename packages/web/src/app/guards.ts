import { groupsOfPath } from '@shuyuan/i18n/groups';
import { redirect } from '@tanstack/react-router';
import { ApiError } from '../lib/api-error.ts';
import { currentLanguage } from '../lib/language.ts';
import { orReloadOnce } from '../lib/load-chunk.ts';
import { returnAddress } from '../lib/navigation.ts';
import { showNotice } from '../lib/notices.ts';
import { paths } from '../lib/paths.ts';
import { ensureSession, forgetSession, useSession } from '../lib/session.ts';
import { loadGroups, textOfRefusal } from '../lib/texts.ts';
import { ensure, notifyOfDefaults } from './route-needs.ts';
import type { Route } from './route-table.ts';

export type Entering = {
  readonly route: Route;
  /** Path and query as the person asked for them. */
  readonly href: string;
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  /** A link is hovered, nothing is entered yet. */
  readonly isPreload: boolean;
};

const isSignedIn = (): boolean => useSession.getState().status === 'signed-in';

/**
 * A lost session met on entering has no page to be told on, so the message of ERR-02 stands over the login page
 * instead of two seconds before it. A server that cannot be reached is no reason to log anybody out.
 */
function forgive(error: unknown, { route, isPreload }: Entering): void {
  if (route.access === 'tourist') return;
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
  const text = isPreload ? null : textOfRefusal(error);
  if (text) showNotice(text, 'error');
}

/** D-010: a visitor who asks for a member's page comes back to it after signing in. */
async function checkSession(entering: Entering): Promise<void> {
  await ensureSession().catch((error: unknown) => forgive(error, entering));
  const { route, href, search } = entering;
  if (route.access === 'member' && !isSignedIn()) {
    redirect({ throw: true, to: paths.login, search: href === paths.home ? {} : { returnTo: href } });
  }
  checkPassword(entering);
  if (route.page === 'login' && isSignedIn()) redirect({ throw: true, href: returnAddress(search['returnTo']) });
}

/** Whoever signed in with a one-time password replaces it first; the server refuses everything else until then. */
function checkPassword({ route, href, search }: Entering): void {
  if (!isSignedIn()) return;
  const mustChange = useSession.getState().currentUser?.mustChangePassword ?? false;
  if (mustChange && route.access === 'member' && route.page !== 'changePassword') {
    redirect({ throw: true, to: paths.changePassword, search: href === paths.home ? {} : { returnTo: href } });
  }
  if (!mustChange && route.page === 'changePassword') {
    redirect({ throw: true, href: returnAddress(search['returnTo']) });
  }
}

/** I18N-03: texts of the path. A hovered link must not reload the page when they cannot be had. */
function loadTexts({ pathname, isPreload }: Entering): Promise<void> {
  const loading = loadGroups(currentLanguage(), groupsOfPath(pathname));
  return isPreload ? loading : orReloadOnce('texts', loading);
}

/** A session that ended since the last page has the same way out as one found ended on entering. */
function leaveForLogin(error: unknown, entering: Entering): void {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
  // Somebody has signed in while the answer was on its way: the page is entered again, as them.
  if (error.isOfOldSession && useSession.getState().token !== null) redirect({ throw: true, href: entering.href });
  forgive(error, entering);
  forgetSession();
  redirect({ throw: true, to: paths.login, search: { returnTo: entering.href } });
}

/** Everything that must be known before a page is entered: who asks, in which language, with which settings. */
export async function enter(entering: Entering): Promise<void> {
  await Promise.all([checkSession(entering), loadTexts(entering)]);
  // The profile may have brought another language.
  await loadTexts(entering);
  if (!isSignedIn()) return;
  await Promise.all(entering.route.needs.map((need) => ensure[need]())).catch((error: unknown) =>
    leaveForLogin(error, entering),
  );
  if (!entering.isPreload) notifyOfDefaults(entering.route);
}
