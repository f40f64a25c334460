import { Stack } from '../../../ui/Stack.tsx';
import { ContinueRow } from './ContinueRow.tsx';
import type { CourseCardData } from './course-card.ts';

/** Courses somebody is in, one below the other. */
export const ContinueRows = ({ courses }: { courses: readonly CourseCardData[] }) => (
  <Stack as="ul" gap={8}>
    {courses.map((course) => (
      <li key={course.id}>
        <ContinueRow course={course} />
      </li>
    ))}
  </Stack>
);
