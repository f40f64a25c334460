import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { BookOpen } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Cover } from '../../../shared/covers/Cover.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { CourseActions } from './CourseActions.tsx';
import type { Chapter, CourseDetail } from './course-detail.ts';
import { CourseFacts } from './CourseFacts.tsx';
import classes from './CourseHero.module.css';
import { CourseLecturer } from './CourseLecturer.tsx';
import { CourseRun } from './CourseRun.tsx';

type Props = { course: CourseDetail; chapters: readonly Chapter[]; isPreview: boolean };

/** Picture, name and state, and what to do about it now. */
export function CourseHero({ course, chapters, isPreview }: Props) {
  const t = useT('study');
  const { finishStatus } = course.progress;
  return (
    <section className={classes.root} aria-label={course.title}>
      <Cover of={course} icon={BookOpen} className={classes.picture} />
      <div className={classes.words}>
        <div className={classes.tags}>
          <Tag tone={finishStatus === FinishStatus.notBegun ? 'neutral' : 'pine'}>
            {t(finishStatusLabels[finishStatus])}
          </Tag>
          {course.topics.map(({ id, name }) => (
            <PathLink key={id} to="study" search={{ topic: id }} className={classes.topic}>
              <bdi>{name}</bdi>
            </PathLink>
          ))}
        </div>
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
