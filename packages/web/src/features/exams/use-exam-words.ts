import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';

type Window = { readonly openTime: number | null; readonly closeTime: number | null };

/** How exams speak of times, lengths and scores, the same on every page. */
export function useExamWords() {
  const t = useT('exams');
  const format = useFormat();
  return {
    window: ({ openTime, closeTime }: Window): string => {
      if (openTime === null && closeTime === null) return t('exams.window.always');
      if (closeTime === null) return t('exams.window.from', { from: format.dateTime(openTime ?? 0) });
      if (openTime === null) return t('exams.window.until', { until: format.dateTime(closeTime) });
      return t('exams.window.both', { from: format.dateTime(openTime), until: format.dateTime(closeTime) });
    },
    length: (minutes: number | null): string =>
      minutes === null ? t('exams.length.window') : t('exams.length.minutes', { count: minutes }),
    attempts: (used: number, max: number | null): string =>
      max === null ? t('exams.attempts.free', { used }) : t('exams.attempts.of', { used, max }),
    /** A score is in ten-thousandths of a point; two decimals are enough to read. */
    score: (score: number): string => format.count(Math.round((score / fullMark) * 100) / 100),
  };
}
