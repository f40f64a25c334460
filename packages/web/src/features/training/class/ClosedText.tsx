import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import type { ClassView } from './class-view.ts';

/** The reason nobody can apply now; nothing where they can. */
export function ClosedText({ training }: { training: ClassView }) {
  const t = useT('classes');
  const format = useFormat();
  const { applicationProblem, openTime, cancelReason, enrolment } = training;
  if (applicationProblem === 'cancelled')
    return <HintText size="base">{t('classes.closed.cancelled', { reason: cancelReason })}</HintText>;
  if (enrolment !== null || applicationProblem === null) return null;
  if (applicationProblem === 'not-open' && openTime !== null)
    return <HintText size="base">{t('classes.closed.not-open', { time: format.dateTime(openTime) })}</HintText>;
  return <HintText size="base">{t('classes.closed.closed')}</HintText>;
}
