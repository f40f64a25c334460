import { BookOpen } from 'lucide-react';
import { Cover } from '../../../shared/covers/Cover.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ProgressLine } from '../course/ProgressLine.tsx';
import { ContinueLink } from './ContinueLink.tsx';
import type { CourseCardData } from './course-card.ts';
import classes from './ContinueRow.module.css';
import { useLessonWords } from './use-lesson-words.ts';

/** A course somebody is in, in one line: where they stopped and how far they are. */
export function ContinueRow({ course }: { course: CourseCardData }) {
  const words = useLessonWords();
  return (
    <ContinueLink course={course} className={classes.root}>
      <span className={classes.picture}>
        <Cover of={course} icon={BookOpen} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <bdi>{course.title}</bdi>
        </span>
        {course.lesson && (
          <span className={classes.second}>
            <bdi>{words(course.lesson)}</bdi>
          </span>
        )}
        <ProgressLine progress={course.progress} />
      </span>
    </ContinueLink>
  );
}

/** Several of them, one below the other. */
export const ContinueRows = ({ courses }: { courses: readonly CourseCardData[] }) => (
  <Stack as="ul" gap={8}>
    {courses.map((course) => (
      <li key={course.id}>
        <ContinueRow course={course} />
      </li>
    ))}
  </Stack>
);
