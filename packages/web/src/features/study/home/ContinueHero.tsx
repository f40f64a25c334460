import { BookOpen, Play } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Cover } from '../../../shared/covers/Cover.tsx';
import { ProgressLine } from '../course/ProgressLine.tsx';
import { ContinueLink } from './ContinueLink.tsx';
import type { CourseCardData } from './course-card.ts';
import classes from './ContinueHero.module.css';
import { useLessonWords } from './use-lesson-words.ts';

/** On from the minute where one stopped, in one press. */
export function ContinueHero({ course }: { course: CourseCardData }) {
  const t = useT('study');
  const words = useLessonWords();
  return (
    <ContinueLink course={course} className={classes.root}>
      <Cover of={course} icon={BookOpen} className={classes.picture} />
      <span className={classes.words}>
        <span className={classes.over}>{t('study.home.continue')}</span>
        <span className={classes.title}>
          <bdi>{course.title}</bdi>
        </span>
        {course.lesson && (
          <span className={classes.second}>
            <bdi>{words(course.lesson)}</bdi>
          </span>
        )}
        <ProgressLine progress={course.progress} />
        <span className={classes.action}>
          <Play size={16} aria-hidden /> {t('study.home.continue.action')}
        </span>
      </span>
    </ContinueLink>
  );
}
