import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { CourseDetail } from './course-detail.ts';
import classes from './CourseHero.module.css';

/** How far its reader is, what it costs, where it comes from, and what it is about. */
export function CourseTags({ course }: { course: CourseDetail }) {
  const t = useT('study');
  const { finishStatus } = course.progress;
  return (
    <div className={classes.tags}>
      <Tag tone={finishStatus === FinishStatus.notBegun ? 'neutral' : 'pine'}>
        {t(finishStatusLabels[finishStatus])}
      </Tag>
      {course.waitingCount > 0 && <Tag tone="gold">{t('study.homework.state.submitted')}</Tag>}
      {course.offer && <PriceTag offer={course.offer} />}
      {course.libraryItemId !== null && (
        <PathLink to="knowledgeDetail" params={{ id: course.libraryItemId }} className={classes.topic}>
          {t('study.course.fromLibrary')}
        </PathLink>
      )}
      {course.topics.map(({ id, name }) => (
        <PathLink key={id} to="study" search={{ topic: id }} className={classes.topic}>
          <bdi>{name}</bdi>
        </PathLink>
      ))}
    </div>
  );
}
