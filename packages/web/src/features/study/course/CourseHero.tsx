import { BookOpen } from 'lucide-react';
import { Cover } from '../../../shared/covers/Cover.tsx';
import { CourseActions } from './CourseActions.tsx';
import type { Chapter, CourseDetail } from './course-detail.ts';
import { CourseFacts } from './CourseFacts.tsx';
import classes from './CourseHero.module.css';
import { CourseLecturer } from './CourseLecturer.tsx';
import { CourseRun } from './CourseRun.tsx';
import { CourseTags } from './CourseTags.tsx';

type Props = { course: CourseDetail; chapters: readonly Chapter[]; isPreview: boolean };

/** Picture, name and state, and what to do about it now. */
export function CourseHero({ course, chapters, isPreview }: Props) {
  return (
    <section className={classes.root} aria-label={course.title}>
      <Cover of={course} icon={BookOpen} className={classes.picture} />
      <div className={classes.words}>
        <CourseTags course={course} />
        <h1 className={classes.title}>
          <bdi>{course.title}</bdi>
        </h1>
        {course.lecturer && <CourseLecturer lecturer={course.lecturer} />}
        <CourseFacts course={course} />
        <CourseRun course={course} />
        <CourseActions course={course} chapters={chapters} isPreview={isPreview} />
      </div>
    </section>
  );
}
