import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CentreHome } from '../../features/centre/home/CentreHome.tsx';
import { PathsPage } from '../../features/positions/list/PathsPage.tsx';
import { paths } from '../../lib/paths.ts';
import { usePathParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { RoutePending } from '../RouteStates.tsx';
import { CentreLayout } from './CentreLayout.tsx';
import { CentreLists } from './CentreLists.tsx';
import { myPages } from './menu-groups.ts';
import { usePageTitle } from './use-page-title.ts';

/** D-179: `center/my/{name}` shows the page of that name; an unknown one leads to the centre's home. */
export function CentreMyPage() {
  const { name } = usePathParams('centerMy');
  const titleOf = usePageTitle();
  const shown = myPages.find((page) => page.name === name);
  if (!shown) return <Navigate to={paths.center} replace />;
  return (
    <CentreLayout title={titleOf(shown)}>
      <Suspense fallback={<RoutePending />}>
        <shown.Page />
      </Suspense>
    </CentreLayout>
  );
}

/** ROUTE-22: the home of one's own centre. */
export function CentrePage() {
  const t = useT('centre');
  return (
    <CentreLayout title={t('centre.home.title')}>
      <CentreHome lists={<CentreLists />} />
    </CentreLayout>
  );
}

/** ROUTE-29: position study stands in the centre. */
export function CentrePathsPage() {
  const t = useT('centre');
  return (
    <CentreLayout title={t('centre.path.title')}>
      <PathsPage />
    </CentreLayout>
  );
}
