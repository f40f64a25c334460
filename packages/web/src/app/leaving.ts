import { setLeaving } from '../lib/leaving.ts';
import type { AppRouter } from './router.tsx';

const never = new Promise<boolean>(() => undefined);

/** The place of the page in the history of its tab. Browsers without the Navigation API do not say. */
const placeInHistory = (): number | null =>
  'navigation' in window ? (window.navigation.currentEntry?.index ?? null) : null;

/**
 * `lib/` guards pages through the router without knowing it. What the browser has moved already is undone here: the
 * router counts only entries it has made itself, and would reload a page that was entered by a link from outside.
 */
export function connectLeaving(router: AppRouter): void {
  setLeaving((guard) => {
    const place = placeInHistory();
    const comeBack = (from: string): void => {
      const now = placeInHistory();
      if (place !== null && now !== null && place !== now) window.history.go(place - now);
      else router.history.push(from, undefined, { ignoreBlocker: true });
    };
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        const from = currentLocation.href;
        const isByHistory = action !== 'PUSH' && action !== 'REPLACE';
        if (await guard({ from, to: nextLocation.href, isByHistory })) return false;
        if (!isByHistory) return true;
        comeBack(from);
        return never;
      },
    });
  });
}
