import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { VisuallyHidden } from '@mantine/core';
import { CircleCheck, Lock } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { courseAddress, type Lesson } from '../course/course-detail.ts';
import classes from './Contents.module.css';
import { SectionIcon } from './SectionIcon.tsx';
import { useSectionWords } from './use-section-words.ts';

/** D-173: the reason, and the shortest way to open it. */
function LockReason({ lesson, courseId }: { lesson: Lesson; courseId: string }) {
  const t = useT('study');
  if (lesson.isUnpaid) return <span className={classes.second}>{t('study.section.unpaid')}</span>;
  if (!lesson.lockedBy) return null;
  return (
    <span className={classes.second}>
      {t('study.section.lockedBy')}{' '}
      <PathLink to="courseSection" params={{ id: courseId, section: lesson.lockedBy.key }}>
        <bdi>{lesson.lockedBy.title}</bdi>
      </PathLink>
    </span>
  );
}

function Mark({ lesson }: { lesson: Lesson }) {
  const t = useT('study');
  const isFinished = lesson.finishStatus === FinishStatus.finished;
  if (!lesson.isLocked && !isFinished) return <SectionIcon type={lesson.type} />;
  const Icon = lesson.isLocked ? Lock : CircleCheck;
  return (
    <>
      <Icon size={18} className={isFinished ? classes.done : undefined} aria-hidden />
      <VisuallyHidden>{t(isFinished ? 'study.section.done' : 'study.section.locked')}</VisuallyHidden>
    </>
  );
}

type Props = { courseId: string; lesson: Lesson; isPreview: boolean; isCurrent: boolean; hasPrice: boolean };

/** A section: what it is, how much of it counts, and whether it can be opened. */
export function SectionRow({ courseId, lesson, isPreview, isCurrent, hasPrice }: Props) {
  const t = useT('study');
  const words = useSectionWords();
  const title = <bdi>{lesson.title}</bdi>;
  return (
    <li className={classes.section} data-current={isCurrent || undefined} data-locked={lesson.isLocked || undefined}>
      <span className={classes.mark}>
        <Mark lesson={lesson} />
      </span>
      <span className={classes.words}>
        {lesson.isLocked ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <PathLink
            to="courseSection"
            params={{ id: courseId, section: lesson.key }}
            search={courseAddress.write({ preview: isPreview ? '1' : undefined })}
            className={classes.title}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {title}
          </PathLink>
        )}
        <span className={classes.second}>{words(lesson)}</span>
        <LockReason lesson={lesson} courseId={courseId} />
      </span>
      {lesson.isWaiting && <Tag tone="gold">{t('study.homework.state.submitted')}</Tag>}
      {lesson.isFree && hasPrice && <Tag tone="gold">{t('study.section.free')}</Tag>}
      {!lesson.isRequired && <Tag>{t('study.section.elective')}</Tag>}
    </li>
  );
}
