import { sectionTypeLabels } from '@shuyuan/contract/study/section-types';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { clockText } from '../../../lib/clock-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Lesson } from '../course/course-detail.ts';

/** A section in one line: its kind, its length, and how much of it is counted. */
export function useSectionWords(): (lesson: Lesson) => string {
  const t = useT('study');
  const format = useFormat();
  const written = (unit: Lesson['unit'], count: number): string =>
    unit === 'second'
      ? clockText(count)
      : t(unit === 'minute' ? 'study.section.minutes' : 'study.section.pages', { count: format.count(count) });
  return ({ type, unit, unitCount, countedUnits, openQuestions, finishStatus }) => {
    const kind = t(sectionTypeLabels[type]);
    if (unit === 'whole') return kind;
    const whole = written(unit, unitCount);
    const isMidway = finishStatus === FinishStatus.learning && countedUnits > 0;
    const length = isMidway
      ? t('study.section.counted', { counted: written(unit, countedUnits), total: whole })
      : whole;
    const facts = t('study.section.facts', { kind, length });
    return isMidway && openQuestions > 0
      ? t('study.section.facts', {
          kind: facts,
          length: t('study.count.questions', { count: format.count(openQuestions) }),
        })
      : facts;
  };
}
