import { type CourseSectionType, isSectionFinished } from '@shuyuan/contract/study/courses/section-kinds';
import { type Intervals, missingOf } from '@shuyuan/contract/study/play/intervals';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { CircleCheck } from 'lucide-react';
import { clockText } from '../../../lib/clock-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Lesson } from '../course/course-detail.ts';
import classes from './CountBand.module.css';
import { MissingList } from './MissingList.tsx';
import { SeekLimit, type SeekLimitProps } from './SeekLimit.tsx';
import type { Count } from './use-play.ts';

type Props = {
  lesson: Lesson;
  count: Count;
  pending: Intervals;
  thresholdPercent: number;
  /** Goes to a second of a film; absent where one only turns pages. */
  onSeek?: ((second: number) => void) | undefined;
  /** Of a film that is not to be skipped ahead in. */
  seekLimit: SeekLimitProps | null;
};

function Band({ count: { counted, unitCount }, pending }: Pick<Props, 'count' | 'pending'>) {
  const share = (units: number) => `${(units / unitCount) * 100}%`;
  const parts = [
    ...pending.map((interval) => ({ ...interval, kind: 'pending' })),
    ...counted.map((interval) => ({ ...interval, kind: 'counted' })),
  ];
  return (
    <div className={classes.band} aria-hidden="true">
      {parts.map(({ from, to, kind }) => (
        <span
          key={`${kind}${from}`}
          className={classes.part}
          data-kind={kind}
          style={{ insetInlineStart: share(from), inlineSize: share(to - from) }}
        />
      ))}
    </div>
  );
}

function wholeWords(type: CourseSectionType) {
  if (type === SectionType.survey) return 'survey';
  if (type === SectionType.homework) return 'homework';
  if (type === SectionType.exam) return 'exam';
  if (type === SectionType.faceToFace) return 'class';
  return type === SectionType.article ? 'article' : 'look';
}

/** D-178: what the server has counted, what is seen and not counted, and what is missing. */
export function CountBand({ lesson, count, pending, thresholdPercent, onSeek, seekLimit }: Props) {
  const t = useT('study');
  const format = useFormat();
  const { unit, type } = lesson;
  const { counted, countedUnits, unitCount, openQuestions } = count;
  const isFinished =
    count.finishTime !== null ||
    (openQuestions === 0 && isSectionFinished({ type, unitCount }, countedUnits, thresholdPercent));
  const written = unit === 'second' ? clockText : format.count;
  const words =
    unit === 'whole'
      ? t(isFinished ? 'study.count.whole.done' : `study.count.whole.${wholeWords(type)}`)
      : t(`study.count.${unit}`, { counted: written(countedUnits), total: written(unitCount) });
  return (
    <section className={classes.root} aria-label={t('study.count.title')}>
      {seekLimit && <SeekLimit {...seekLimit} />}
      {unit !== 'whole' && (
        <div dir={unit === 'second' ? 'ltr' : undefined}>
          <Band count={count} pending={pending} />
        </div>
      )}
      <p className={classes.words} aria-live="polite">
        {isFinished && (
          <span className={classes.done}>
            <CircleCheck size={16} aria-hidden /> {t('study.section.done')}
          </span>
        )}
        <span>{words}</span>
        {!isFinished && unit === 'second' && (
          <span>{t('study.count.threshold', { percent: format.percent(thresholdPercent / 100) })}</span>
        )}
      </p>
      {!isFinished && openQuestions > 0 && (
        <p className={classes.words}>{t('study.count.questions', { count: format.count(openQuestions) })}</p>
      )}
      {!isFinished && (unit === 'second' || unit === 'page') && countedUnits > 0 && (
        <MissingList unit={unit} missing={missingOf(counted, unitCount)} onSeek={onSeek} />
      )}
    </section>
  );
}
