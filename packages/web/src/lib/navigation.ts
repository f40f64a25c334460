import { type PathName, pathOf, type Target } from './paths.ts';

type Navigate = (path: string) => void;

/** Until the router is there, and in tests without one, the browser follows the hash. */
let navigate: Navigate = (path) => {
  window.location.hash = path;
};

export function setNavigate(given: Navigate): void {
  navigate = given;
}

/** Leaves for a page from code that is not a link: after saving, after signing in. */
export const go = <Name extends PathName>(name: Name, ...target: Target<Name>): void =>
  navigate(pathOf(name, ...target));

/** D-001: `returnTo` of the login page. Only a path of this client: another site must not be able to send people on. */
export function returnAddress(asked: unknown): string {
  const isOurs = typeof asked === 'string' && /^\/(?![/\\])/.test(asked);
  return isOurs && !/^\/(login|setup)\b/.test(asked) ? asked : pathOf('home');
}

/** Goes on to where the person wanted to be before the login page stopped them. */
export const goToReturnAddress = (asked: unknown): void => navigate(returnAddress(asked));
