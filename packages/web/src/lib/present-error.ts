import { alertNumbers, type ErrorCode, navigationNumbers } from '@shuyuan/contract/kernel/app-error';
import type { Show } from '@shuyuan/contract/kernel/error-table';
import { ApiError, isAborted } from './api-error.ts';
import { valuesOf } from './refusal-values.ts';

/** ERR-02 */
export const loginDelayMs = 2000;

type Values = Readonly<Record<string, string | number>>;
type ClassKey = 'error.notFound' | 'error.tooLarge' | 'error.tooFrequent' | 'error.serverBusy' | 'error.network';

/** What the presenter needs from the page: given once by the app, and by the tests. */
export type ErrorSurface = {
  readonly showNotice: (text: string) => void;
  readonly showAlert: (text: string) => void;
  /** In the place of the page, which could not be shown. */
  readonly goToErrorPage: (number: number) => void;
  /** Over the page, to which the way back leads. */
  readonly openErrorPage: (number: number) => void;
  /** Forgets the session and opens the login page, which keeps the way back. */
  readonly goToLogin: () => void;
  /** `lang.{number}`; null when this client has no text for it. */
  readonly textOfNumber: (number: number, values?: Values) => string | null;
  readonly textOf: (key: ClassKey) => string;
  readonly reportBug: (error: unknown) => void;
};

/**
 * What a screen shows itself: the codes a form places at its fields, or every passing notice where a list has its own
 * error state. Login, error page and alert are never claimed by `notices`. `all` is for what a page can do without
 * (ERR-15): nothing but a lost session is heard of.
 */
export type Claims = readonly ErrorCode[] | 'notices' | 'all';

/** What could not be done: to show the page, or something a person did on a page that is there. */
export type Failed = 'page' | 'action';

let surface: ErrorSurface | null = null;
let isLeaving = false;

export function setErrorSurface(given: ErrorSurface): void {
  surface = given;
  isLeaving = false;
}

function showOf({ status, number }: ApiError): Show {
  if (status === 401) return 'login';
  if (status !== 422 || number === null) return 'notice';
  if (navigationNumbers.includes(number)) return 'page';
  return alertNumbers.includes(number) ? 'alert' : 'notice';
}

/** D-016: a status without a rule of its own has the text of its class. */
function classKey(status: number): ClassKey | null {
  if (status === 0) return 'error.network';
  if (status >= 500) return 'error.serverBusy';
  const known: Readonly<Record<number, ClassKey>> = {
    404: 'error.notFound',
    413: 'error.tooLarge',
    429: 'error.tooFrequent',
  };
  return known[status] ?? null;
}

function mappedText(error: ApiError, on: ErrorSurface): string {
  const text = error.number === null ? null : on.textOfNumber(error.number, valuesOf(error));
  // ERR-08: unmapped codes share the text of code 2.
  return text ?? on.textOfNumber(2) ?? '';
}

function textOfError(error: ApiError, on: ErrorSurface): string {
  if (error.status === 403) return on.textOfNumber(1) ?? '';
  if (error.status === 422 || error.status === 401) return mappedText(error, on);
  // ERR-09: the server wrote it in the language of the call.
  if (error.status === 500 && error.message) return error.message;
  const key = classKey(error.status);
  return key ? on.textOf(key) : mappedText(error, on);
}

/** D-030: however many calls fail with it, a lost session is one message and one way to the login page. */
function leaveForLogin(error: ApiError, on: ErrorSurface): void {
  if (isLeaving || error.isOfOldSession) return;
  isLeaving = true;
  const leave = (): void => {
    isLeaving = false;
    on.goToLogin();
  };
  if (error.number === null) {
    leave();
    return;
  }
  on.showNotice(textOfError(error, on));
  setTimeout(leave, loginDelayMs);
}

function isClaimed(error: ApiError, claims: Claims): boolean {
  if (claims === 'all') return showOf(error) !== 'login';
  return claims === 'notices' ? showOf(error) === 'notice' : error.code !== null && claims.includes(error.code);
}

/** ERR-01: the one place where a failure that nobody claimed becomes visible. */
export function presentError(error: unknown, claims: Claims = [], failed: Failed = 'page'): void {
  if (!surface || isAborted(error)) return;
  if (!(error instanceof ApiError)) {
    surface.reportBug(error);
    if (claims !== 'all') surface.showNotice(surface.textOfNumber(2) ?? '');
    return;
  }
  if (isClaimed(error, claims)) return;
  switch (showOf(error)) {
    case 'login':
      leaveForLogin(error, surface);
      break;
    case 'page':
      // `showOf` says 'page' only for a number of the navigation set.
      if (failed === 'page') surface.goToErrorPage(error.number ?? 0);
      else surface.openErrorPage(error.number ?? 0);
      break;
    case 'alert':
      surface.showAlert(textOfError(error, surface));
      break;
    case 'notice':
      surface.showNotice(textOfError(error, surface));
      break;
  }
}
