import { Outlet, useRouterState } from '@tanstack/react-router';
import { DialogHost } from './DialogHost.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { KeptPages } from './KeptPages.tsx';
import { LiveManageHost } from './live/LiveManageHost.tsx';
import { isPreview } from './preview.ts';
import { PreviewMask } from './PreviewMask.tsx';
import { NavigationProgress } from './RouteStates.tsx';

/** SHELL-06: the one root. What outlives a page stands here: dialogs, kept pages, the mask. */
export function RootRoute() {
  const isMasked = useRouterState({ select: (state) => isPreview(state.matches) });
  return (
    <>
      <DocumentTitle />
      <NavigationProgress />
      <PreviewMask isActive={isMasked}>
        <Outlet />
      </PreviewMask>
      <KeptPages />
      <LiveManageHost />
      <DialogHost />
    </>
  );
}
