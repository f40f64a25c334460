import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { managePlace } from '../../features/live/manage/manage-place.ts';
import { currentLanguage } from '../../lib/language.ts';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import type { Search } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { loadGroups } from '../../lib/texts.ts';

const LiveManage = lazy(async () => {
  const loading = Promise.all([import('./LiveManage.tsx'), loadGroups(currentLanguage(), ['activity', 'personal'])]);
  const [module] = await orReloadOnce('live-manage', loading);
  return { default: module.LiveManage };
});

/** D-057: the management table lies above any page while the address says so; a reload finds it where it was. */
export function LiveManageHost() {
  // Whatever is in an address is a text (see the codec of the router).
  const search = useRouterState({ select: (state): Search => state.location.search as Search });
  const isSignedIn = useSession((session) => session.status === 'signed-in');
  const asked = useMemo(() => managePlace(search), [search]);
  // What was shown last stays until it has closed with its motion.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  if (!isSignedIn || shown === null) return null;
  return (
    <Suspense fallback={null}>
      <LiveManage isOpen={asked !== null} place={shown} />
    </Suspense>
  );
}
