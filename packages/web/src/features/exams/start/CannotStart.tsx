import { ExamStatus } from '@shuyuan/contract/exams/exam-status';
import { isWindowOver } from '@shuyuan/contract/exams/taking/attempt-result';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import type { ExamView } from './exam-view.ts';

/** Why an exam cannot be started now, or from when it can. */
export function CannotStart({ exam: { status, nextTime, conflict } }: { exam: ExamView }) {
  const t = useT('exams');
  const format = useFormat();
  if (nextTime !== null)
    return <HintText size="base">{t('exams.next.at', { time: format.dateTime(nextTime) })}</HintText>;
  if (conflict !== null && !isWindowOver(status))
    return <HintText size="base">{t(`exams.conflict.${conflict}`)}</HintText>;
  const isOpen = status === ExamStatus.open ? ('used' as const) : ('ended' as const);
  return <HintText size="base">{t(`exams.cannot.${status === ExamStatus.notBegun ? 'notBegun' : isOpen}`)}</HintText>;
}
