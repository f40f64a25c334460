import { useSyncExternalStore } from 'react';

const roomQuery = '(min-width: 768px)';

/** Whether something stands beside or above the page; on a phone it is a sheet over it. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(roomQuery);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(roomQuery).matches,
  );
}
