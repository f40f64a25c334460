import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { seekTo } from '../../../shared/files/viewers/media/media-commands.ts';
import { HintText } from '../../../ui/HintText.tsx';
import type { CourseDetail, Lesson } from '../course/course-detail.ts';
import { CountBand } from '../counting/CountBand.tsx';
import { NotesPanel } from '../notes/NotesPanel.tsx';
import type { SectionContent } from './section-view.ts';
import { SectionView } from './SectionView.tsx';
import { TakenOver } from './TakenOver.tsx';
import type { Play } from '../counting/use-play.ts';
import { useReports } from '../counting/use-reports.ts';

type Props = {
  course: CourseDetail;
  lesson: Lesson;
  content: SectionContent;
  play: Play;
  onTakeBack: () => void;
};

/** A section as it is played: its material, and below it what the server has counted of it. */
export function CountedSection({ course, lesson, content, play, onTakeBack }: Props) {
  const t = useT('study');
  const { canSkip, maxSpeedPercent, thresholdPercent } = course.settings;
  const { count, pending, line, watching, nextUnit } = useReports(play, { lesson, thresholdPercent });
  const [element, setElement] = useState<HTMLMediaElement | null>(null);
  const hasEnded = line === 'taken-over';
  const seek = (second: number): void => {
    if (element) seekTo(element, second);
  };
  const onSeek = lesson.unit === 'second' ? seek : undefined;
  const isHeld = !canSkip && lesson.unit === 'second' && count.finishTime === null;
  const seekLimit = isHeld ? { film: element, furthest: play.log.furthest } : null;
  // Minutes of an open course are no point one could go to.
  const unit = lesson.unit === 'minute' ? 'whole' : lesson.unit;
  const target = { courseId: course.id, sectionKey: lesson.key, unit, pointNow: play.log.point, onSeek };
  return (
    <>
      {hasEnded && <TakenOver onTakeBack={onTakeBack} />}
      <SectionView
        courseId={course.id}
        {...{ content, lesson, watching, hasEnded, maxSpeedPercent }}
        resumePoint={play.resumePoint}
        nextUnit={nextUnit}
        onElement={setElement}
      />
      <CountBand {...{ lesson, count, pending, thresholdPercent, onSeek }} seekLimit={seekLimit} />
      {line === 'waiting' && <HintText aria-live="polite">{t('study.player.offline')}</HintText>}
      <NotesPanel target={target} />
    </>
  );
}
