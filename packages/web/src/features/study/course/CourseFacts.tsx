import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { CourseDetail } from './course-detail.ts';
import classes from './CourseHero.module.css';

/** How much there is of it, who learns it, and the rules one learns it by. */
export function CourseFacts({ course }: { course: CourseDetail }) {
  const t = useT('study');
  const format = useFormat();
  const { canSkip, thresholdPercent } = course.settings;
  return (
    <ul className={classes.facts} aria-label={t('study.course.facts')}>
      <li>{t('study.course.sections', { count: format.count(course.sectionCount) })}</li>
      <li>{t('study.course.learners', { count: format.abbreviated(course.learnerCount) })}</li>
      {course.avgScore !== null && <li>{t('study.course.average', { score: course.avgScore.toFixed(1) })}</li>}
      {course.studySeconds > 0 && (
        <li>
          {t('study.course.studied', { count: format.count(Math.round((course.studySeconds * 1_000) / minuteMs)) })}
        </li>
      )}
      <li>{t(canSkip ? 'study.course.anyOrder' : 'study.course.inOrder')}</li>
      <li>{t('study.course.threshold', { percent: format.percent(thresholdPercent / 100) })}</li>
    </ul>
  );
}
