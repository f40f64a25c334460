import { useT } from '../../../lib/texts.ts';
import { ColumnTable } from '../../../shared/columns/ColumnTable.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ListSearch } from './ListSearch.tsx';
import { NoOwnCourses } from './NoOwnCourses.tsx';
import type { OwnCoursesState } from './own-statuses.ts';
import { useCourseColumns } from './use-course-columns.tsx';
import type { useOwnCourses } from './use-own-courses.ts';

type Props = {
  state: OwnCoursesState;
  list: ReturnType<typeof useOwnCourses>;
  onMove: (change: Partial<OwnCoursesState>) => void;
};

/** The reader's courses with how far they are. */
export function OwnCourseTable({ state, list, onMove }: Props) {
  const t = useT('centre');
  const { status, search, page, pageSize } = state;
  return (
    <Panel padding="flush">
      <ColumnTable
        list="course"
        tools={<ListSearch search={search} onMove={onMove} />}
        caption={t('centre.course.title')}
        columns={useCourseColumns()}
        rowKey={({ id }) => id}
        content={tableContent(list, {
          failed: t('centre.course.failed'),
          empty: <NoOwnCourses isFiltered={search !== '' || status !== undefined} />,
        })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
