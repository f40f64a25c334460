import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { BooksAndTea } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { CourseList } from './CourseList.tsx';

/** SYSTEM-08: courses one has collected, as long as they are there to learn. */
export function CollectedCourses() {
  const t = useT('study');
  const paging = usePaging();
  const input = { ...paging, isCollected: true };
  const read = useRead(listCourses, input, { claims: 'all', placeholderData: keepPreviousData });
  return (
    <Panel>
      <ReadStates read={read} failed={t('study.home.failed')} shape="cards" count={4}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <EmptyState
              art={<BooksAndTea />}
              title={t('study.collected.empty.title')}
              text={t('study.collected.empty.text')}
            />
          ) : (
            <>
              <CourseList courses={items} />
              {recordCount > paging.pageSize && (
                <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
              )}
            </>
          )
        }
      </ReadStates>
    </Panel>
  );
}
