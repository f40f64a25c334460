import { findCourseBasicInfo } from '@shuyuan/contract/study/courses/course.wire';
import { scoreCourse } from '@shuyuan/contract/study/runs/run.wire';
import { Star } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { StarButtons } from '../../../shared/score/StarButtons.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { CourseDetail } from './course-detail.ts';
import classes from './CourseScore.module.css';

function MyScore({ course }: { course: CourseDetail }) {
  const t = useT('study');
  const save = useWrite(scoreCourse, {
    refreshes: [findCourseBasicInfo],
    onSuccess: () => showNotice(t('study.score.saved'), 'success'),
  });
  if (course.myScore !== null) return <HintText>{t('study.score.given', { score: course.myScore })}</HintText>;
  if (!course.can.score) return <HintText>{t('study.score.notBegun')}</HintText>;
  return (
    <StarButtons
      legend={t('study.score.mine')}
      labelOf={(count) => t('study.score.star', { count })}
      score={save.isPending ? save.variables.score : 0}
      isBusy={save.isPending}
      onScore={(score) => save.mutate({ courseId: course.id, score })}
    />
  );
}

/** STUDY-01: what learners think of it; whoever has begun says so once in a run. */
export function CourseScore({ course }: { course: CourseDetail }) {
  const t = useT('study');
  const format = useFormat();
  return (
    <Panel title={t('study.score.title')} icon={<Star />}>
      {course.avgScore === null ? (
        <HintText>{t('study.score.none')}</HintText>
      ) : (
        <p className={classes.average}>
          <span className={classes.number}>{course.avgScore.toFixed(1)}</span>
          <HintText as="span">{t('study.score.count', { count: format.count(course.scoreCount) })}</HintText>
        </p>
      )}
      <MyScore course={course} />
    </Panel>
  );
}
