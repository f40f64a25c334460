import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { CourseMissing } from './CourseMissing.tsx';
import { CourseView } from './CourseView.tsx';
import { useCourse } from './use-course.ts';

/** `children`: what other features show below a course, for those who learn it. */
type Props = { children: ReactNode };

/** Everything about one course, and what its reader has done in it. */
export function CoursePage({ children }: Props) {
  const t = useT('study');
  const { id } = usePathParams('course');
  const { course, contents, isPreview } = useCourse(id);
  if (course.error instanceof ApiError && course.error.status === 404) return <CourseMissing />;
  return (
    <ReadStates read={course} failed={t('study.course.failed')} shape="cards" count={2}>
      {(detail) => (
        <CourseView course={detail} contents={contents} isPreview={isPreview}>
          {children}
        </CourseView>
      )}
    </ReadStates>
  );
}
