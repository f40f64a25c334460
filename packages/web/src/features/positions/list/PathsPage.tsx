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
import { useTeam } from '../team/use-team-report.ts';

/** Learners do not load what only managers use. */
const ManagedPaths = lazy(async () => ({
  default: (await orReloadOnce('managed-paths', import('../manage/ManagedPaths.tsx'))).ManagedPaths,
}));

const TeamReport = lazy(async () => ({
  default: (await orReloadOnce('team-paths', import('../team/TeamReport.tsx'))).TeamReport,
}));

/** ROUTE-29: the reader's paths, those of positions they left, those of their team, and for managers all paths. */
export function PathsPage() {
  const t = useT('study');
  const common = useT('common');
  const [place, move] = useAddressState(pathsAddress);
  const canManage = useCan('course.manageAll');
  // Whoever comes by a link sees the report at once; the server refuses others, and then the page moves on.
  const hasTeam = useTeam()?.can.report ?? place.view === 'team';
  const allowed = { mine: true, closed: true, team: hasTeam, manage: canManage };
  const views = pathViews.filter((view) => allowed[view]);
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
      <Suspense fallback={<SkeletonTable label={common('shell.loading')} count={5} />}>
        {current === 'manage' && <ManagedPaths place={place} onMove={move} />}
        {current === 'team' && <TeamReport place={place} onMove={move} />}
      </Suspense>
      {(current === 'mine' || current === 'closed') && <MyPaths place={{ ...place, view: current }} onMove={move} />}
    </>
  );
}
