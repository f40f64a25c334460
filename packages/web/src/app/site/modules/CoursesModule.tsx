import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { BookOpen } from 'lucide-react';
import { CourseList } from '../../../features/study/home/CourseList.tsx';
import { useT } from '../../../lib/texts.ts';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import { ListModule } from './ListModule.tsx';

/** Courses for the reader: those published last, or those they are learning. */
export function CoursesModule({ module }: { module: PageModule }) {
  const t = useT('site');
  const input =
    module.source === 'begun'
      ? ({ order: 'studied', finishStatus: FinishStatus.learning } as const)
      : ({ order: 'newest' } as const);
  return (
    <OptionalPart endpoint={listCourses} input={{ page: 1, pageSize: module.count ?? undefined, ...input }}>
      {({ items }) =>
        items.length > 0 && (
          <ListModule title={t('site.kind.courses')} icon={<BookOpen />} to="study">
            <CourseList courses={items} />
          </ListModule>
        )
      }
    </OptionalPart>
  );
}
