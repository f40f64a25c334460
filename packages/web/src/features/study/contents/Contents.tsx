import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Chapter } from '../course/course-detail.ts';
import classes from './Contents.module.css';
import { SectionRow } from './SectionRow.tsx';

type Props = {
  courseId: string;
  chapters: readonly Chapter[];
  isPreview: boolean;
  /** The section that is open beside them. */
  current?: string;
};

/** POSITION-11: chapters and sections, with what is done, what counts, and why something is locked. */
export function Contents({ courseId, chapters, isPreview, current }: Props) {
  const t = useT('study');
  // To whoever has paid, free to try says nothing.
  const hasPrice = chapters.some(({ sections }) => sections.some(({ isUnpaid }) => isUnpaid));
  if (chapters.length === 0) return <EmptyState title={t('study.contents.none')} />;
  return (
    <ol className={classes.chapters}>
      {chapters.map((chapter) => (
        // A chapter has no id of its own; its sections do, and none is published without one.
        <li key={chapter.sections[0]?.key ?? chapter.title}>
          <h3 className={classes.chapter}>
            <bdi>{chapter.title}</bdi>
          </h3>
          <ol className={classes.sections}>
            {chapter.sections.map((lesson) => (
              <SectionRow
                key={lesson.key}
                courseId={courseId}
                lesson={lesson}
                isPreview={isPreview}
                isCurrent={lesson.key === current}
                hasPrice={hasPrice}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
