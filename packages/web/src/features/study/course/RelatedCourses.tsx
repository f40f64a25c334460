import { listRelatedCourses } from '@shuyuan/contract/study/courses/recommend.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CourseCard } from '../home/CourseCard.tsx';

const size = 3;

/** Courses of the same topics; where there are none, nothing is said about it. */
export function RelatedCourses({ courseId }: { courseId: string }) {
  const t = useT('study');
  const { data } = useRead(listRelatedCourses, { id: courseId, size }, { claims: 'all' });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Panel title={t('study.course.related')}>
      <Stack gap={16}>
        {data.items.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </Stack>
    </Panel>
  );
}
