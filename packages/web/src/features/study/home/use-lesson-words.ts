import { sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import { clockText } from '../../../lib/clock-text.ts';
import { useT } from '../../../lib/texts.ts';
import type { CourseCardData } from './course-card.ts';

/** Where somebody stopped: the section, and the minute or page of it. */
export function useLessonWords(): (lesson: NonNullable<CourseCardData['lesson']>) => string {
  const t = useT('common');
  return ({ title, type, resumePoint }) => {
    const { unit } = sectionKindOf(type);
    if (resumePoint === 0 || unit === 'whole' || unit === 'minute') return t('lesson.last', { title });
    return unit === 'second'
      ? t('lesson.last.second', { title, time: clockText(resumePoint) })
      : t('lesson.last.page', { title, page: resumePoint });
  };
}
