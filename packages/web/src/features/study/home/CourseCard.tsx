import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { BookOpen, Star, Users } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Cover } from '../../../shared/covers/Cover.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { Face } from '../../../ui/Face.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { ProgressLine } from '../course/ProgressLine.tsx';
import type { CourseCardData } from './course-card.ts';
import classes from './CourseCard.module.css';

function Numbers({ course }: { course: CourseCardData }) {
  const t = useT('study');
  const format = useFormat();
  return (
    <span className={classes.facts}>
      <span>{t('study.course.sections', { count: format.count(course.sectionCount) })}</span>
      <span className={classes.fact}>
        <Users size={14} aria-hidden /> {t('study.course.learners', { count: format.abbreviated(course.learnerCount) })}
      </span>
      {course.avgScore !== null && (
        <span className={classes.fact}>
          <Star size={14} aria-hidden /> {t('study.course.average', { score: course.avgScore.toFixed(1) })}
        </span>
      )}
    </span>
  );
}

/** A course in the catalogue. */
export function CourseCard({ course, onOpen }: { course: CourseCardData; onOpen?: () => void }) {
  const t = useT('study');
  const { finishStatus } = course.progress;
  return (
    <PathLink to="course" params={{ id: course.id }} className={classes.root} {...(onOpen && { onClick: onOpen })}>
      <span className={classes.picture}>
        <Cover of={course} icon={BookOpen} />
        {finishStatus !== FinishStatus.notBegun && (
          <span className={classes.status}>
            <Tag tone={finishStatus === FinishStatus.learning ? 'gold' : 'pine'}>
              {t(finishStatusLabels[finishStatus])}
            </Tag>
            {course.waitingCount > 0 && <Tag tone="gold">{t('study.homework.state.submitted')}</Tag>}
          </span>
        )}
      </span>
      <span className={classes.title}>
        <bdi>{course.title}</bdi>
      </span>
      {course.lecturer && (
        <span className={classes.person}>
          <Face name={course.lecturer.fullName} src={course.lecturer.portrait} size={24} isNamed />
          {course.lecturer.fullName}
        </span>
      )}
      {course.offer && <PriceTag offer={course.offer} />}
      <Numbers course={course} />
      {finishStatus === FinishStatus.learning && <ProgressLine progress={course.progress} />}
    </PathLink>
  );
}
