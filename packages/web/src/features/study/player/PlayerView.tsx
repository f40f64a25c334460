import { ArrowLeft, ListTree } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Contents } from '../contents/Contents.tsx';
import { type Chapter, courseAddress, type CourseDetail } from '../course/course-detail.ts';
import { CourseMissing } from '../course/CourseMissing.tsx';
import { ProgressLine } from '../course/ProgressLine.tsx';
import { NextSection } from './NextSection.tsx';
import classes from './Player.module.css';
import { SectionStage } from './SectionStage.tsx';

type Props = { course: CourseDetail; chapters: readonly Chapter[]; sectionKey: string; isPreview: boolean };

/** The section takes the width; the contents stand beside it on a desk, below it in the hand. */
export function PlayerView({ course, chapters, sectionKey, isPreview }: Props) {
  const t = useT('study');
  const lessons = chapters.flatMap(({ sections }) => sections);
  const at = lessons.findIndex(({ key }) => key === sectionKey);
  const lesson = lessons[at];
  if (!lesson) return <CourseMissing />;
  const search = courseAddress.write({ preview: isPreview ? '1' : undefined });
  return (
    <div className={classes.root}>
      <article className={classes.main}>
        <PathLink to="course" params={{ id: course.id }} search={search} className={classes.back}>
          <ArrowLeft className={classes.backIcon} size={16} aria-hidden />
          <bdi>{course.title}</bdi>
        </PathLink>
        <h1 className={classes.title}>
          <bdi>{lesson.title}</bdi>
        </h1>
        {isPreview && <output className={classes.note}>{t('study.course.preview')}</output>}
        <SectionStage key={lesson.key} course={course} lesson={lesson} isPreview={isPreview} />
        <NextSection courseId={course.id} next={lessons[at + 1]} search={search} />
      </article>
      <aside className={classes.side} aria-label={t('study.contents.title')}>
        <Panel title={t('study.contents.title')} icon={<ListTree />} padding="flush">
          {!isPreview && (
            <div className={classes.progress}>
              <ProgressLine progress={course.progress} />
            </div>
          )}
          <Contents courseId={course.id} chapters={chapters} isPreview={isPreview} current={lesson.key} />
        </Panel>
      </aside>
    </div>
  );
}
