import { lazy, Suspense } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { orReloadOnce } from '../../../lib/load-chunk.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SkeletonTable } from '../../../ui/Skeletons.tsx';
import { useCanDecide } from '../exemptions/use-exemptions.ts';
import { ExemptionList } from '../exemptions/ExemptionList.tsx';
import { subjectsAddress, subjectViews } from '../subjects-address.ts';
import { MySubjects } from './MySubjects.tsx';

/** Learners do not load what only managers use. */
const ManagedSubjects = lazy(async () => ({
  default: (await orReloadOnce('managed-subjects', import('../manage/ManagedSubjects.tsx'))).ManagedSubjects,
}));

/** D-183: the reader's subjects, those they manage, and the exemptions they decide. */
export function SubjectsPage() {
  const t = useT('subjects');
  const common = useT('common');
  const [state, move] = useAddressState(subjectsAddress);
  const canManage = useCan('course.create');
  // Whoever comes by a link sees the list at once; the server answers others nothing, and then the page moves on.
  const canDecide = useCanDecide() ?? state.view === 'exemptions';
  const allowed = { mine: true, manage: canManage, exemptions: canDecide };
  const views = subjectViews.filter((view) => allowed[view]);
  const current = views.includes(state.view) ? state.view : 'mine';
  const tabs = views.map((name) => ({
    name,
    label: t(`subjects.view.${name}`),
    search: { view: name === 'mine' ? undefined : name },
  }));
  return (
    <>
      <PageTitle title={t('subjects.title')} description={t('subjects.text')} />
      <PathTabs to="subjects" params={{}} label={t('subjects.view')} tabs={tabs} current={current} />
      {current === 'mine' && <MySubjects state={state} onMove={move} />}
      {current === 'exemptions' && <ExemptionList state={state} onMove={move} />}
      {current === 'manage' && (
        <Suspense fallback={<SkeletonTable label={common('shell.loading')} count={5} />}>
          <ManagedSubjects state={state} onMove={move} />
        </Suspense>
      )}
    </>
  );
}
