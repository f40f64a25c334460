import { Button } from '@mantine/core';
import { Play } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { go } from '../../../lib/navigation.ts';
import { type Chapter, type CourseDetail, courseAddress, nextLessonOf } from './course-detail.ts';

type Props = { course: CourseDetail; chapters: readonly Chapter[]; isPreview: boolean };

function labelOf({ runNumber, finishTime, offer }: CourseDetail) {
  if (offer && !offer.isOpen) return 'study.course.try';
  if (finishTime !== null) return 'study.course.review';
  return runNumber === null ? 'study.course.start' : 'study.course.continue';
}

/** Begins to learn, or goes on where one stopped. */
export function StudyButton({ course, chapters, isPreview }: Props) {
  const t = useT('study');
  const next = nextLessonOf(chapters, course.lessonLocation);
  if (!next) return null;
  const search = courseAddress.write({ preview: isPreview ? '1' : undefined });
  return (
    <Button
      leftSection={<Play size={16} aria-hidden />}
      onClick={() => go('courseSection', { id: course.id, section: next.key }, search)}
    >
      {t(isPreview ? 'study.course.look' : labelOf(course))}
    </Button>
  );
}
