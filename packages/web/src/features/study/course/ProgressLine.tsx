import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { CourseDetail } from './course-detail.ts';
import classes from './ProgressLine.module.css';

type Progress = Pick<CourseDetail['progress'], 'percentage' | 'finishedRequired' | 'required'>;

/** How far somebody is: a line, and what it means in words. */
export function ProgressLine({ progress: { percentage, finishedRequired, required } }: { progress: Progress }) {
  const t = useT('common');
  const format = useFormat();
  return (
    <span className={classes.root}>
      <span className={classes.line} aria-hidden="true">
        <span className={classes.done} style={{ inlineSize: `${percentage}%` }} />
      </span>
      <span className={classes.words}>
        {t('lesson.progress', {
          percent: format.percent(percentage / 100),
          finished: format.count(finishedRequired),
          required: format.count(required),
        })}
      </span>
    </span>
  );
}
