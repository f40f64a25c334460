import { ContinueRow } from '../../features/study/home/ContinueRow.tsx';
import { useBegunCourses } from '../../features/study/home/use-begun-courses.ts';
import { useT } from '../../lib/texts.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { NothingBegun } from './NothingBegun.tsx';

const shown = 3;

/** Courses the reader has begun, the last first: each leads to the minute or page where they stopped. */
export function ContinueLearning() {
  const t = useT('study');
  return (
    <ReadStates read={useBegunCourses(shown)} failed={t('study.home.failed')} shape="list" count={shown}>
      {({ items }) =>
        items.length === 0 ? (
          <NothingBegun />
        ) : (
          <Stack as="ul" gap={8}>
            {items.map((course) => (
              <li key={course.id}>
                <ContinueRow course={course} />
              </li>
            ))}
          </Stack>
        )
      }
    </ReadStates>
  );
}
