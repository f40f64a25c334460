import { lazy, Suspense } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { orReloadOnce } from '../../../lib/load-chunk.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SkeletonTable } from '../../../ui/Skeletons.tsx';
import { MyPaths } from './MyPaths.tsx';
import { pathsAddress, pathViews } from '../path-views.ts';

/** Learners do not load what only managers use. */
const ManagedPaths = lazy(async () => ({
  default: (await orReloadOnce('managed-paths', import('../manage/ManagedPaths.tsx'))).ManagedPaths,
}));

/** ROUTE-29: the reader's paths, those of positions they left, and for managers all paths. */
export function PathsPage() {
  const t = useT('study');
  const common = useT('common');
  const [place, move] = useAddressState(pathsAddress);
  const canManage = useCan('course.manageAll');
  const views = pathViews.filter((view) => view !== 'manage' || canManage);
  const current = views.includes(place.view) ? place.view : 'mine';
  const tabs = views.map((name) => ({
    name,
    label: t(`positions.view.${name}`),
    search: { view: name === 'mine' ? undefined : name },
  }));
  return (
    <>
      <PageTitle title={t('positions.title')} description={t('positions.text')} />
      <PathTabs to="centerPosition" params={{}} label={t('positions.view')} tabs={tabs} current={current} />
      {current === 'manage' ? (
        <Suspense fallback={<SkeletonTable label={common('shell.loading')} count={5} />}>
          <ManagedPaths place={place} onMove={move} />
        </Suspense>
      ) : (
        <MyPaths place={{ ...place, view: current }} onMove={move} />
      )}
    </>
  );
}
