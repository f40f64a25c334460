import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadFailure, ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import type { CourseDetail, Lesson } from '../course/course-detail.ts';
import { CountedSection } from './CountedSection.tsx';
import { LockedSection } from './LockedSection.tsx';
import type { SectionContent } from './section-view.ts';
import { UnpaidSection } from './UnpaidSection.tsx';
import { SectionView } from './SectionView.tsx';
import { usePlay } from '../counting/use-play.ts';

type Props = { course: CourseDetail; lesson: Lesson; isPreview: boolean };

const nothing = () => undefined;

/** Nothing is shown before the server has the play: what is seen earlier would not count. */
function Playing({ course, lesson, content }: Omit<Props, 'isPreview'> & { content: SectionContent }) {
  const t = useT('common');
  const study = useT('study');
  const { play, failure, restart } = usePlay({ courseId: course.id, sectionKey: lesson.key });
  if (failure !== null)
    return (
      <ReadFailure
        read={{ error: failure, isFetching: false, refetch: restart }}
        title={study('study.player.failed')}
      />
    );
  if (!play) return <SkeletonText label={t('shell.loading')} count={6} />;
  return <CountedSection {...{ course, lesson, content, play }} onTakeBack={restart} />;
}

/** The material of a section, counted; in a preview only shown (D-182). */
function OpenStage({ course, lesson, isPreview }: Props) {
  const t = useT('study');
  const input = { courseId: course.id, sectionKey: lesson.key, ...(isPreview && { isPreview }) };
  const content = useRead(openSection, input, { claims: 'notices', refetchOnWindowFocus: false });
  const { maxSpeedPercent } = course.settings;
  const shownOnly = { resumePoint: 0, nextUnit: 0, watching: null, hasEnded: false, onElement: nothing };
  const plain = { courseId: course.id, lesson, maxSpeedPercent, ...shownOnly };
  return (
    <ReadStates read={content} failed={t('study.player.failed')} shape="list" count={3}>
      {(shown) =>
        isPreview ? (
          <SectionView content={shown} {...plain} />
        ) : (
          <Playing course={course} lesson={lesson} content={shown} />
        )
      }
    </ReadStates>
  );
}

export function SectionStage(props: Props) {
  const { lesson, course } = props;
  if (lesson.isUnpaid) return <UnpaidSection course={course} />;
  return lesson.lockedBy ? <LockedSection courseId={course.id} first={lesson.lockedBy} /> : <OpenStage {...props} />;
}
