import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ownCoursesAddress } from './own-statuses.ts';
import { OwnCourseTable } from './OwnCourseTable.tsx';
import { useOwnCourses, useStatusTabs } from './use-own-courses.ts';

/** D-179: the courses the reader has begun, also those that are closed by now. */
export function OwnCoursesPage() {
  const t = useT('centre');
  const [state, move] = useAddressState(ownCoursesAddress);
  const list = useOwnCourses(state);
  return (
    <>
      <PageTitle title={t('centre.course.title')} description={t('centre.course.text')} />
      <PathTabs
        to="centerMy"
        params={{ name: 'course' }}
        label={t('centre.filter.status')}
        tabs={useStatusTabs(list.data?.counts)}
        current={String(state.status)}
      />
      <OwnCourseTable state={state} list={list} onMove={move} />
    </>
  );
}
