import { setLeaving } from '../lib/leaving.ts';
import type { AppRouter } from './router.tsx';

const never = new Promise<boolean>(() => undefined);

/**
 * `lib/` guards pages through the router without knowing it. An address typed by hand stands in the history without
 * the router's mark: the router would undo it with a reload, and the page that was to be kept would be lost.
 */
export function connectLeaving(router: AppRouter): void {
  setLeaving((guard) =>
    router.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        const isTyped = action !== 'PUSH' && action !== 'REPLACE' && window.history.state === null;
        const mayLeave = await guard({ from: currentLocation.href, to: nextLocation.href });
        if (mayLeave || !isTyped) return !mayLeave;
        window.history.back();
        return never;
      },
    }),
  );
}
