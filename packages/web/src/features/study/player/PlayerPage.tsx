import { ApiError } from '../../../lib/api-error.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadFailure, ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { CourseMissing } from '../course/CourseMissing.tsx';
import { useCourse } from '../course/use-course.ts';
import { PlayerView } from './PlayerView.tsx';

/** One section of a course, to be learned. */
export function PlayerPage() {
  const t = useT('study');
  const { id, section } = usePathParams('courseSection');
  const { course, contents, isPreview } = useCourse(id);
  if (course.error instanceof ApiError && course.error.status === 404) return <CourseMissing />;
  if (contents.isError && !contents.data) return <ReadFailure read={contents} title={t('study.contents.failed')} />;
  return (
    <ReadStates read={course} failed={t('study.course.failed')} shape="cards" count={2}>
      {(detail) =>
        contents.data && (
          <PlayerView course={detail} chapters={contents.data.chapters} sectionKey={section} isPreview={isPreview} />
        )
      }
    </ReadStates>
  );
}
