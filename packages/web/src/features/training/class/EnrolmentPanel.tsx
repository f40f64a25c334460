import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useClassWords } from '../use-class-words.ts';
import type { ClassView } from './class-view.ts';
import { ClosedText } from './ClosedText.tsx';
import { LotteryHint } from './LotteryHint.tsx';
import { EnrolmentActions } from './EnrolmentActions.tsx';

/** The seats of a class and one's own. */
export function EnrolmentPanel({ training }: { training: ClassView }) {
  const t = useT('classes');
  const format = useFormat();
  const words = useClassWords();
  const { enrolment, endedEnrolment, can, closeTime, applicationProblem, cancelHoursBefore, needsApproval } = training;
  const isTooLate = enrolment?.state === 'enrolled' && !can.cancel && applicationProblem !== 'cancelled';
  return (
    <Panel title={t('classes.enrolment')}>
      <Stack gap={12} aria-live="polite">
        <HintText size="base">{words.seats(training)}</HintText>
        {training.lottery && <LotteryHint lottery={training.lottery} closeTime={closeTime} />}
        {enrolment && <strong>{words.enrolment(enrolment)}</strong>}
        {endedEnrolment && (
          <HintText size="base">
            {t(`classes.ended.${endedEnrolment.state}`, { reason: endedEnrolment.reason })}
          </HintText>
        )}
        <ClosedText training={training} />
        {can.apply && needsApproval && <HintText>{t('classes.needsApproval')}</HintText>}
        {can.apply && closeTime !== null && (
          <HintText>{t('classes.closesAt', { time: format.dateTime(closeTime) })}</HintText>
        )}
        {isTooLate && <HintText>{t('classes.cancel.tooLate', { hours: format.count(cancelHoursBefore) })}</HintText>}
        <EnrolmentActions training={training} />
      </Stack>
    </Panel>
  );
}
