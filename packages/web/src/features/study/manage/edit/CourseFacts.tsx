import { useT } from '../../../../lib/texts.ts';
import type { CourseForm } from '../course-form.ts';
import { CourseStateTag } from '../CourseStateTag.tsx';
import classes from './CourseHead.module.css';

/** The state of a course, the version learners see, and who made it. */
export function CourseFacts({ course: { state, hasDraft, publishedNumber, author } }: { course: CourseForm }) {
  const t = useT('courses');
  return (
    <span className={classes.facts}>
      <CourseStateTag state={state} hasDraft={hasDraft} />
      {publishedNumber !== null && <span>{t('courses.version', { number: publishedNumber })}</span>}
      <span>{t('courses.author', { name: author.fullName })}</span>
    </span>
  );
}
