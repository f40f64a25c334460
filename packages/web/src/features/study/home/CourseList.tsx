import type { ReactNode } from 'react';
import type { CourseCardData } from './course-card.ts';
import { CourseCard } from './CourseCard.tsx';
import classes from './StudyHome.module.css';

type Props<C extends CourseCardData> = {
  courses: readonly C[];
  /** Said below a card. */
  renderNote?: (course: C) => ReactNode;
  onOpen?: (course: C) => void;
};

/** Cards of courses, beside each other where there is room. */
export function CourseList<C extends CourseCardData>({ courses, renderNote, onOpen }: Props<C>) {
  return (
    <ul className={classes.grid}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} onOpen={() => onOpen?.(course)} />
          {renderNote?.(course)}
        </li>
      ))}
    </ul>
  );
}
