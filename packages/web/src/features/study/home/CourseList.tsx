import type { CourseCardData } from './course-card.ts';
import { CourseCard } from './CourseCard.tsx';
import classes from './StudyHome.module.css';

/** Cards of courses, beside each other where there is room. */
export function CourseList({ courses }: { courses: readonly CourseCardData[] }) {
  return (
    <ul className={classes.grid}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  );
}
