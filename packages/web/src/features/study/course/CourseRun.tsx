import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { CourseDetail } from './course-detail.ts';
import classes from './CourseHero.module.css';
import { ProgressLine } from './ProgressLine.tsx';

/** A run: how far it is, or when it was finished. */
export function CourseRun({ course }: { course: CourseDetail }) {
  const t = useT('study');
  const format = useFormat();
  if (course.runNumber === null) return null;
  return (
    <div className={classes.run}>
      <ProgressLine progress={course.progress} />
      {course.finishTime !== null && (
        <span className={classes.second}>
          {t('study.course.finished', { time: format.dateTime(course.finishTime) })}
        </span>
      )}
      {course.publishedNumber > course.versionNumber && (
        <span className={classes.pinned}>
          {t('study.course.pinned', { version: course.versionNumber, newest: course.publishedNumber })}
        </span>
      )}
    </div>
  );
}
