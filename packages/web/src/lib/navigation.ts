import { type PathName, pathOf, queryOf, type Search, type Target } from './paths.ts';

export type Navigator = {
  /** The present address with its query, as the router knows it. */
  readonly here: () => string;
  readonly open: (path: string, options: { isReplacing: boolean }) => void;
  readonly canGoBack: () => boolean;
  readonly back: () => void;
};

/** Until the router is there the browser follows the hash. */
let navigator: Navigator = {
  here: () => window.location.hash.slice(1) || '/',
  open: (path) => {
    window.location.hash = path;
  },
  canGoBack: () => false,
  back: () => window.history.back(),
};

export function setNavigator(given: Navigator): void {
  navigator = given;
}

/** Where the person is, with the query. */
export const here = (): string => navigator.here();

/** Leaves for a page from code that is not a link: after saving, after signing in. */
export const go = <Name extends PathName>(name: Name, ...target: Target<Name>): void =>
  navigator.open(pathOf(name, ...target), { isReplacing: false });

/** The same without a way back to the page that could not be shown. */
export const goInstead = <Name extends PathName>(name: Name, ...target: Target<Name>): void =>
  navigator.open(pathOf(name, ...target), { isReplacing: true });

/** Changes some values of the query and stays on the page, for what lies above it and survives a reload. */
export function changeSearch(change: Search, { isReplacing = false } = {}): void {
  const [path = '/', query = ''] = navigator.here().split('?');
  const search = { ...Object.fromEntries(new URLSearchParams(query)), ...change };
  navigator.open(path + queryOf(search), { isReplacing });
}

/** D-001: `returnTo` of the login page. Only a path of this client: another site must not be able to send people on. */
export function returnAddress(asked: unknown): string {
  const isOurs = typeof asked === 'string' && /^\/(?![/\\])/.test(asked);
  return isOurs && !/^\/(login|setup|change-password)\b/.test(asked) ? asked : pathOf('home');
}

/** Goes on to where the person wanted to be before the login page stopped them. */
export const goToReturnAddress = (asked: unknown): void => navigator.open(returnAddress(asked), { isReplacing: true });

/** D-022: where closing a page leads, so that its button can say so. */
export function wayOut(): 'close' | 'back' | 'home' {
  if (window.opener !== null && window.history.length <= 1) return 'close';
  return navigator.canGoBack() ? 'back' : 'home';
}

/** D-022: back where there is a page of ours, else to where this one belongs; a window a script has opened is closed. */
export function closePageOr(otherwise: () => void): void {
  const way = wayOut();
  if (way === 'close') window.close();
  else if (way === 'back') navigator.back();
  else otherwise();
}

/** The same for what belongs nowhere else: home. */
export const closePage = (): void => closePageOr(() => go('home'));
